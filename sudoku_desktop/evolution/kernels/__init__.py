"""The hot loops: plain numbers and arrays only. Nothing here knows a declaration; `lowering` bridges."""
