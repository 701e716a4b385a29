"""The press: print & play as PDF, and cards as images.

`pdf`, `printed` and `images` are plain functions that the command, the server and anybody else can
call. The same input gives the same bytes. Needs the extra `print`.
"""

from __future__ import annotations

from spielwerk.press.pages import BACKS, INKS, PAPERS, WHAT, check, images, parts, pdf, printed

__all__ = ["BACKS", "INKS", "PAPERS", "WHAT", "check", "images", "parts", "pdf", "printed"]
