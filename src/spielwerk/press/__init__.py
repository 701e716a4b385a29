"""The press: print & play as PDF, and cards as images.

`pdf` and `images` are plain functions that the command, the server and anybody else can call. The
same input gives the same bytes. Needs the extra `print`.
"""

from __future__ import annotations

from spielwerk.press.pages import BACKS, INKS, PAPERS, WHAT, check, images, parts, pdf, small_print

__all__ = ["BACKS", "INKS", "PAPERS", "WHAT", "check", "images", "parts", "pdf", "small_print"]
