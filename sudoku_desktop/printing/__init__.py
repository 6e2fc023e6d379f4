"""Printed puzzles: their content, the layout of pages, painting, and output files.

Vocabulary: a *sheet* is everything one print job contains; a *page* is one side of paper, measured in millimetres from
its top left corner; a *caption* is the text above a board; the *footer* holds program, date and page number, and
optionally each puzzle of the page as a line of text, so that it can be typed in again.

`sheet` and `layout` do not use Qt. `painting` serves the PDF, the SVG, the printer and the preview. A *book* is divided
into `book` (its content), `book_layout` and `book_texts`, which do not use Qt, `book_painting`, and `binding`, which
turns the painted pages into one document.
"""
