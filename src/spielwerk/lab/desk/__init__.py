"""The lab's questions as data: what each can be asked with, how many games it takes, its page.

The command line asks the same ones by the same names (`tests/lab/test_desk.py` compares them); a
server plays them in the background and shows the page as it sharpens.
"""

from __future__ import annotations

from spielwerk.lab.desk.kinds import KINDS, Kind, fields_of
from spielwerk.lab.desk.question import Field, Question, View

__all__ = ["KINDS", "Field", "Kind", "Question", "View", "fields_of"]
