"""Puzzles on paper: what is printed, where it lies on the page, how it is painted, and the files it goes into.

Vocabulary: a *sheet* is everything one print consists of; a *page* is one side of paper, in millimetres from its top
left corner; a *caption* stands above a board; the *footer* holds, beside program, date and page number, each puzzle
of the page as a line of text, so that paper can come back to the screen.

`sheet` and `layout` know no Qt. `painting` serves the PDF, the SVG, the printer and the preview alike.

A *book* is divided into `book` (what it is), `book_layout` (where everything lies) and `book_texts` (its words), which
know no Qt, `book_painting`, and `binding`, which adds to the painted pages what makes them one document.
"""
