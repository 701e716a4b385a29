"""What people write: any language and every emoji, but nothing that pretends to be something else.

Kept are letters and signs of all kinds, also those that join or part others (emoji of several
people, the zero-width non-joiner of Persian, soft hyphens) and all kinds of blanks. Taken out is
what turns the direction of the text around it, for it makes one name look like another. Refused
are control characters.
"""

from __future__ import annotations

import re
import unicodedata

# Embeddings, overrides and isolates, and marks that show nothing and join nothing. Marks of
# direction (U+200E, U+200F, U+061C) turn nothing but the blanks beside them, and stay.
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]")
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")
BLANK = re.compile("[\t\n]")
BREAK = re.compile("\r\n|[\r\x85\u2028\u2029]")
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by name, blanks to the eye
UNSEEN = ("Z", "M", "Cf", "Cc")  # categories: separators, marks on nothing, formats, controls


def cleaned(text: str, *, lines: bool) -> str:
    """The text as it is kept; with `lines` it may have several, and tabs. `ValueError` says why."""
    if CONTROL.search(text):
        raise ValueError("it has control characters, which nobody could see")
    text = TURNING.sub("", BREAK.sub("\n", text))
    return (text if lines else BLANK.sub(" ", text)).strip()


def visible(text: str) -> bool:
    """Whether there is anything to be seen; a name of blanks is none."""
    return any(
        not unicodedata.category(sign).startswith(UNSEEN) and sign not in FILLERS for sign in text
    )
