"""The lab's sentences, names and numbers in one language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spielwerk.engine import Game
from spielwerk.engine.view import text
from spielwerk.engine.words import MissingWords, Words, words
from spielwerk.games import game as find_game
from spielwerk.lab.numbers import Shown
from spielwerk.lab.stats import Estimate

HOME = Path(__file__).parent


class Sayer:
    """Says what a report says, in German or English."""

    def __init__(self, game_id: str, lang: str, pack: str = "") -> None:
        self.lang = lang
        self.own: Words = words(HOME, lang)
        self.game: Words = find_game(game_id, pack or None).words(lang)
        self.number = Shown(lang)
        self.whole = Shown(lang, digits=0)
        self.short = Shown(lang, brief=True)  # no more digits than it needs
        self.share = Shown(lang, digits=0, factor=100, unit=" %")
        self.share1 = Shown(lang, factor=100, unit=" %")
        self.points = Shown(lang, factor=100, sign=True)  # a difference of shares
        self.signed = Shown(lang, digits=2, sign=True)  # any other difference

    def __call__(self, id: str, /, **args: int | str) -> str:
        """A message of the lab; strings are taken as they are."""
        given = {
            key: f"={value}" if isinstance(value, str) else value for key, value in args.items()
        }
        return self.own.say(text(id, **given))

    def name(self, thing: str) -> str:
        """A seat, side, faction, card, end … as people call it."""
        if thing.startswith("seat:"):
            return self("seat", number=int(thing[5:]) + 1)
        for texts in (self.game, self.own):
            if texts.has(thing):
                return texts.say(text(thing))
        return thing.rpartition(":")[2].removeprefix("card-").replace("-", " ").capitalize()

    def verb(self, name: str) -> str:
        """A kind of choice as people would say it."""
        known = self.own.has(f"do-{name}")
        return self("quoted", name=self.own.say(text(f"do-{name}")) if known else name)

    def event(self, kind: str, specs: Sequence[str]) -> str:
        """What the log says of a kind of event, with dots for whom and what: `… erbt … Credits.`"""
        id = f"log-{kind}"
        if not self.game.has(id):
            return kind
        dots = {spec.rstrip("!").partition(":")[0]: "=…" for spec in specs}
        try:
            return self.game.say(text(id, **dots))
        except MissingWords:  # a sentence that counts can't be said with dots
            return kind

    def events(self, game: Game[Any], kinds: Sequence[str]) -> str:
        """Several kinds of events, each once by its sentence."""
        said = dict.fromkeys(self.event(kind, game.events[kind]) for kind in kinds)
        return ", ".join(self("quoted", name=sentence.rstrip(".")) for sentence in said)

    def interval(self, figure: Estimate, *, percent: bool = True) -> str:
        """A figure with its interval: `31,2 % (29,0–33,4)`."""
        factor, unit = (100, " %") if percent else (1, "")
        value, low, high = (
            self.number(part * factor) for part in (figure.value, figure.low, figure.high)
        )
        return f"{value}{unit} ({low}–{high})"

    def about(self, figure: Estimate) -> str:
        """A share as it stands in a sentence: `31 % ± 2`."""
        half = max(figure.high - figure.value, figure.value - figure.low) * 100
        return f"{self.share(figure.value)} ± {self.number(half, 0 if half >= 0.95 else 1)}"
