"""51st State as a game: the contract that bots, lab, server and tests rely on."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from spielwerk.engine import Game, Wish
from spielwerk.engine.data import Source
from spielwerk.engine.view import Choice, Reason, Text, text
from spielwerk.games.state51 import catalogue, choices, data, explain, picture, setup, view
from spielwerk.games.state51.goods import GOODS, KINDS, VP
from spielwerk.games.state51.options import State51Options
from spielwerk.games.state51.state import PHASES, State51State


def _goods(kind: str, last: int) -> dict[str, tuple[str, ...]]:
    """One event a good, so that languages can inflect its name."""
    return {f"{kind}-{name}": ("player:seat", "n") for name in GOODS[:last]}


class State51(Game[State51State]):
    """The rules of 51st State."""

    id = "state51"
    version = 1
    min_players = 1
    max_players = 4
    end_reasons = ("points", "rounds", "solo-won", "solo-lost")
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "plays": ("player:seat", "faction:faction"),
        "starts": ("player:seat",),
        "round": ("round",),
        "reshuffled": (),
        "connection": ("card:card",),
        "turned": ("card:card",),
        "drafted": ("player:seat", "card:card"),
        "drew": ("player:seat", "card:card!"),
        "discarded": ("player:seat", "card:card"),
        **_goods("gained", KINDS),
        f"gained-{GOODS[VP]}": ("player:seat", "n"),
        **_goods("paid", KINDS),
        **_goods("stored", KINDS),
        "deal-given": ("player:seat", "card:card"),
        "supplied": ("player:seat", "card:card"),
        "borrowed": ("player:seat", "card:card"),
        "repeated": ("player:seat", "card:card"),
        "built": ("player:seat", "card:card"),
        "developed": ("player:seat", "card:card", "old:card"),
        "dealt": ("player:seat", "card:card"),
        "plundered": ("player:seat", "card:card"),
        "razed": ("player:seat", "owner:seat", "card:card"),
        "activated": ("player:seat", "card:card"),
        "faction": ("player:seat",),
        "worked": ("player:seat", "owner:seat", "card:card"),
        "took": ("player:seat", "card:card"),
        "played": ("player:seat", "card:card"),
        "shielded": ("player:seat", "card:card"),
        "passed": ("player:seat",),
        "stole": ("player:seat", "victim:seat", "good:good"),
        "cleared": ("player:seat", "card:card"),
        "followed": ("player:seat", "card:card"),
        "counted": ("player:seat", "n"),
        "foe-built": ("card:card",),
        "foe-razed": ("player:seat", "card:card"),
        "foe-worked": ("player:seat", "card:card"),
        "foe-passed": (),
        "foe-discarded": ("card:card", "n"),
        "foe-attacked": ("card:card",),
        "foe-missed": (),
        "foe-held": ("card:card",),
        "foe-struck": ("card:card", "n"),
        "foe-counted": ("n", "points"),
    }
    State = State51State
    Options = State51Options

    rules: data.Rules

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        return Path(__file__).parent

    def load(self, source: Source) -> data.Rules:
        """Read the card files, the factions and the numbers."""
        return data.load(source)

    def set_up(self, players: int, opt: State51Options, rng: int) -> State51State:
        """The table before the first step."""
        return setup.set_up(players, self.rules, opt, rng)

    def hide(self, state: State51State, seat: int | None) -> None:
        """Mix the deck with all hands but the seat's own, and the connection stacks.

        Who took what from the open row is not remembered: a hand counts as hidden.
        """
        hidden = [other for other in range(state.players) if other != seat]
        pool = list(state.deck[: state.left])
        for other in hidden:
            pool += state.hands[other]
        mixed = state.shuffled(pool)
        state.deck = mixed[: state.left]
        first = state.left
        for other in hidden:
            size = len(state.hands[other])
            state.hands[other] = tuple(sorted(mixed[first : first + size]))
            first += size
        state.stacks = [state.shuffled(stack) for stack in state.stacks]
        if not state.over and state.player != seat:
            state.asked = state.stack[-1].run(state) or ()

    def table(self, state: State51State, seat: int | None) -> view.Table:
        """The table as `seat` sees it."""
        return view.table(state, seat)

    def question(self, state: State51State) -> tuple[Text, str]:
        """The present question."""
        return choices.question(state)

    def choice(self, state: State51State, option: int) -> Choice:
        """One of its options."""
        return choices.choice(state, option)

    def phase(self, state: State51State) -> Text:
        """Set-up, lookout, production, actions or clean-up."""
        return text(f"phase-{PHASES[state.phase]}")

    def round(self, state: State51State) -> int:
        """The number of the round; 0 during the set-up."""
        return state.round

    def term(self, type: str, value: int) -> str:
        """The name of a card, a good or a faction."""
        if type == "card":
            return f"card-{self.rules.key[value]}"
        if type == "good":
            return f"good-{GOODS[value]}"
        assert type == "faction"
        return f"faction-{self.rules.factions[value]}"

    def explain(self, state: State51State, seat: int, wish: Wish) -> Reason | None:
        """Why a wish can't be had now."""
        return explain.explain(state, seat, wish)

    def wishes(self, state: State51State, seat: int, target: str) -> list[Wish]:
        """What one might want with a thing on the table."""
        return explain.wishes(state, seat, target)

    def picture(self, state: State51State, seat: int | None) -> list[str | Text]:
        """The table for a terminal."""
        return picture.picture(state, seat)

    def catalogue(self) -> catalogue.Catalogue:
        """All cards and boards as plain data, the same for every game."""
        return catalogue.catalogue(self.rules)
