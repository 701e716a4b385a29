"""A sentence that stands out, and what two bots that play unlike each other make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spielwerk.lab.sayer import Sayer

GOOD, NOTE, WARN = "good", "note", "warn"


@dataclass(frozen=True)
class Finding:
    """A sentence and how much it should worry a designer."""

    level: str
    said: str
    about: str = ""  # the same for the same thing found in other games; empty: no such thing
    only: str = ""  # the one bot of several whose games show it


def opinions(
    found: Sequence[Finding], apart: Sequence[tuple[str, Sequence[Finding]]], say: Sayer
) -> list[Finding]:
    """What all games show, and what those of each bot show by themselves.

    What one bot's games show and the other's do not is marked: that may be the bot, not the game.
    """
    sees = {bot: {one.about: one for one in own if _counts(one)} for bot, own in apart}
    known = {one.about for one in found}
    told = [_marked(one, [bot for bot in sees if one.about in sees[bot]], say) for one in found]
    for bot, own in sees.items():
        told += [
            _marked(replace(one, level=NOTE), [bot], say)
            for about, one in own.items()
            if about not in known and sum(about in others for others in sees.values()) == 1
        ]
    return told


def _counts(one: Finding) -> bool:
    return bool(one.about) and one.level != GOOD


def _marked(one: Finding, seen_by: Sequence[str], say: Sayer) -> Finding:
    if len(seen_by) != 1 or not _counts(one):
        return one
    said = say("found-only", said=one.said.rstrip(), bot=seen_by[0])
    return replace(one, said=said, only=seen_by[0])
