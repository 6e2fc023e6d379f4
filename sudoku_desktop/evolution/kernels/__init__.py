"""Compiled loops on numbers and arrays only, independent of the declarations; `lowering` converts between them."""
