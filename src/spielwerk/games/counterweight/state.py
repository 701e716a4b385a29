"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine.chance import Chance
from spielwerk.engine.state import State
from spielwerk.games.counterweight.data.cards import Rules
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.rules import scoring

if TYPE_CHECKING:
    from spielwerk.games.counterweight.options import Options

# Decks and their discard piles
SECTIONS, PRESTIGES, SITES, ACTIONS, SHIPS = range(5)
DECKS = ("sections", "prestige", "sites", "actions", "ships")

NONE = -1  # an empty place of any kind

# What made the inspector cross (CW-10.2), each once
ATTACKED, DOCK_FULL, NO_PRESTIGE, HALF_BUILT = 1, 2, 4, 8


@dataclass(slots=True, init=False)
class CounterweightState(State):
    """A table of Counterweight; places are 0 for the anchor and 1 … 16 for the ring.

    What changes often is a list, what seldom does a tuple that copies share (`changed`).
    """

    game_id: ClassVar[str] = "counterweight"
    rules: Rules
    opt: Options

    aboard: int  # the round in which the inspector came aboard; 0: not yet
    arrivals: tuple[int, ...]  # ships drawn this round, in their order
    calm: int  # 1: no nuisances this round
    cards: tuple[int, ...]  # by place: the anchor, sections and prestige sections
    cargo: list[int]  # by ship: funds aboard; of an enemy: its loot
    co: int  # the officer on duty
    course: list[int]  # the intercept course, position 1 first
    crisis: tuple[int, ...]  # open emergencies
    decks: list[tuple[int, ...]]  # the top card last
    delivered: int  # a bit for every place that got supplies this round
    dock: tuple[int, ...]  # ships in berth order
    distracted: int  # markers that the inspector forgets to remove next time
    drawn: int  # 1: the plan card of this round is drawn
    fleeing: tuple[int, ...]  # enemies that are full and about for one more round
    funds: int
    grudges: int  # the bits of CW-10.2
    hands: tuple[tuple[int, ...], ...]  # action cards, open to all
    honours: tuple[int, ...]  # by seat: sites completed as CO
    influence: list[int]
    known: tuple[int, ...]  # by deck: cards at the bottom that everybody saw going there
    lane: list[int]  # position 1 first
    markers: tuple[int, ...]  # by place and seat
    piles: tuple[tuple[int, ...], ...]
    plan: tuple[int, ...]
    prizes: tuple[int, ...]  # by enemy: the ship that it has taken
    requested: int  # funds in the request centre
    rerolls: tuple[int, ...]  # by seat: checks that may be rolled once more
    round: int
    run_outs: int  # how often the ship deck ran out
    scandals: int  # what cards have told the inspector before he came aboard
    seals: tuple[int, ...]  # by place: 1 where the inspector's marker lies
    seen: int  # ships on top of their deck that everybody saw
    shields: tuple[int, ...]  # by place and seat: 1 where the inspector removes nothing next time
    sites: tuple[int, ...]  # by place: the site card on an unfinished section
    special: tuple[int, ...]  # ships in the special requests
    standing: tuple[int, ...]  # sums of the standing effects; kept by `rules/standing.py`
    supply: tuple[int, ...]  # by place: funds on the site

    def __init__(self, players: int, rules: Rules, opt: Options, chance: Chance) -> None:
        State.__init__(self, players, rules, opt, chance)
        places = rules.numbers.ring + 1
        self.aboard = 0
        self.arrivals = ()
        self.calm = 0
        self.cards = (NONE,) * places
        self.cargo = [0] * rules.ships
        self.co = 0
        self.course = [NONE] * rules.numbers.lane
        self.crisis = ()
        self.decks = [()] * len(DECKS)
        self.delivered = 0
        self.dock = ()
        self.distracted = 0
        self.drawn = 0
        self.fleeing = ()
        self.funds = 0
        self.grudges = 0
        self.hands = ((),) * players
        self.honours = (0,) * players
        self.influence = [0] * players
        self.known = (0,) * len(DECKS)
        self.lane = [NONE] * rules.numbers.lane
        self.markers = (0,) * (places * players)
        self.piles = ((),) * len(DECKS)
        self.plan = ()
        self.prizes = (NONE,) * rules.ships
        self.requested = 0
        self.rerolls = (0,) * players
        self.round = 0
        self.run_outs = 0
        self.scandals = 0
        self.seals = (0,) * places
        self.seen = 0
        self.shields = (0,) * (places * players)
        self.sites = (NONE,) * places
        self.special = ()
        self.standing = (0,) * len(Standing)
        self.supply = (0,) * places

    def scores(self) -> list[int]:
        """The victory points of every seat (CW-11.3)."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """The new administrator; nobody when the station failed or the inspector is ahead."""
        return scoring.winners(self) if self.end_reason == "finished" else []
