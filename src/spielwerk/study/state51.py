"""51st State as observations and actions. Cards go by their numbers, as everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from spielwerk.engine.option import Option, Verb, thing_of, verb_of
from spielwerk.games.state51.data.cards import ROWS, STACKS
from spielwerk.games.state51.data.effect import Effect, kind_of
from spielwerk.games.state51.data.goods import CATEGORIES, GOODS, KINDS, NAMES
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.state import PHASES, State51State
from spielwerk.games.state51.verbs import State51Verb as V
from spielwerk.games.state51.verbs import theft
from spielwerk.study.actions import Features
from spielwerk.study.cells import MOST, Latest, LatestOfThree, bits, small
from spielwerk.study.kinds import NOTHING, Kind, numbers, one_of
from spielwerk.study.layout import flags, marks
from spielwerk.study.part import KNOWN, NUMBER, Part, seats

WAYS_TO_PAY = 63  # the largest number of a way that has a code; 14 was the largest ever seen
ALTERNATIVES = 7  # of goods to choose from
FACTION_ACTIONS = 7
RUIN = 255  # -1 in a signed byte


class State51Part(Part[State51State]):
    """Everything by card number; a location is 1 and a ruin -1 in the state where it stands."""

    version: ClassVar[int] = 1
    about: ClassVar[Mapping[Verb, str]] = {
        V.DONE: "nothing",
        V.BUILD: "location",
        V.DEVELOP: "location",
        V.DEAL: "location",
        V.RAZE_HAND: "location",
        V.RAZE: "location",
        V.ACTIVATE: "action",
        V.FACTION: "faction-action",
        V.TRADE: "good",
        V.WORK: "open",
        V.TAKE: "contact",
        V.PLAY: "contact",
        V.SHIELD: "location",
        V.PASS: "nothing",
        V.END_TURN: "nothing",
        V.CHOOSE_FACTION: "faction",
        V.DISCARD: "card",
        V.DRAFT: "location",
        V.SUPPLY: "location",
        V.CHOOSE_GOODS: "alternative",
        V.REPEAT: "location",
        V.BORROW: "location",
        V.PAY: "way",
        V.GIVE_DEAL: "location",
        V.OVER: "location",
        V.OVER_TOKEN: "location",
        V.AGAIN: "action",
        V.STEAL: "theft",
        V.CLEAR: "action",
        V.OWN_DEAL: "location",
        V.OTHER_DEAL: "location",
        V.STRIKE: "location",
        V.STORE: "good",
    }
    asking: ClassVar[Mapping[str, str]] = {
        "seat": KNOWN,  # the one who is asked
        "side": KNOWN,
        "owner": KNOWN,  # of the card, which the observation shows
        "card": "card",
        "at": "card",  # what is being paid for
        "number": NUMBER,
        "room": NUMBER,
        "count": KNOWN,  # of the ways to pay: the open ones
        "price": KNOWN,  # see `write_more`
        "either": KNOWN,
        "deals": KNOWN,
    }
    live: tuple[str, ...] = (*(f"owner.{seat}" for seat in seats(4)), "used")

    def make_kinds(self) -> dict[str, Kind]:
        rules = self.rules
        titles, contacts = rules.cards.title, rules.cards.contacts
        found = sorted(rules.decks[self.opt.deck])
        locations = self._cards(found)
        self.sides = max(2, self.players)
        victims = range(1, self.sides)
        self.numbers = 1 + max(*found, *contacts)
        self.names = [
            f"{rules.key[card]}#{card}" if rules.key[card] else "" for card in range(self.numbers)
        ]
        return {
            "nothing": NOTHING,
            "location": locations,
            "action": self._cards([card for card in found if titles[card].row == 2]),
            "open": self._cards([card for card in found if titles[card].open]),
            "contact": self._cards(sorted(contacts)),
            "card": self._cards(sorted([*found, *contacts])),
            "faction": Kind(rules.factions, tuple(range(len(rules.factions)))),
            "faction-action": numbers(FACTION_ACTIONS),
            "good": Kind(
                GOODS,
                tuple(range(len(GOODS))),
                features=one_of("is", GOODS, range(len(GOODS))),
            ),
            "alternative": numbers(ALTERNATIVES),
            "way": numbers(WAYS_TO_PAY),
            "theft": Kind(
                tuple(f"{good} of other{step}" for step in victims for good in GOODS[:KINDS]),
                seen_from=self._thefts,
                features=one_of("is", GOODS[:KINDS], [*range(KINDS)] * len(victims)),
            ),
        }

    def _thefts(self, seat: int) -> tuple[int, ...]:
        sides = self.sides
        verb = theft(0, 0)
        return tuple(
            theft((seat + step) % sides, kind) - verb
            for step in range(1, sides)
            for kind in range(KINDS)
        )

    def _cards(self, cards: Sequence[int]) -> Kind:
        """Cards with what is printed on them."""
        rules = self.rules
        titles = [rules.cards.title[card] for card in cards]
        contacts = rules.cards.contacts
        effects: list[Effect[Any]] = [
            contacts[card].effect if card in contacts else title.effect
            for card, title in zip(cards, titles, strict=True)
        ]
        bonuses = [title.bonus for title in titles]
        kinds = sorted({kind_of(kind) for kind in Effect.kinds if kind.places})
        features: dict[str, list[float]] = {
            "distance": [float(title.distance) for title in titles],
            "open": [float(title.open) for title in titles],
            "shielded": [float(title.shielded) for title in titles],
            **one_of("row", ROWS, [title.row if title.key else -1 for title in titles]),
            **one_of("deal", GOODS, [title.deal if title.key else -1 for title in titles]),
            **one_of("does", kinds, [kinds.index(effect.kind) for effect in effects]),
            **one_of("bonus", kinds, [kinds.index(effect.kind) for effect in bonuses]),
        }
        for number, category in enumerate(CATEGORIES):
            features[f"category.{category}"] = [
                float(title.categories >> number & 1) for title in titles
            ]
        for number, good in enumerate(NAMES):
            features[f"spoils.{good}"] = [_sum(title.spoils, number) for title in titles]
            features[f"gives.{good}"] = [_goods(effect, number) for effect in effects]
            features[f"costs.{good}"] = [
                _sum(getattr(effect, "price", ()), number) for effect in effects
            ]
            features[f"bonus.{good}"] = [_goods(effect, number) for effect in bonuses]
        labels = tuple(f"{rules.key[card]}#{card}" for card in cards)
        return Kind(labels, tuple(cards), features=features)

    # The observation

    def declare(self) -> None:
        layout, rules, names = self.layout, self.rules, self.names
        self.common = layout.add("phase", PHASES)
        layout.add("round", high=MOST)
        layout.add("rounds-left", high=MOST)
        layout.add("deck", high=MOST)
        layout.add("stacks", STACKS, high=MOST)
        layout.add("connections-spent", high=MOST)
        layout.add("foe-attacks")
        for name in ("row", "discard", "connections", "playing", "used", "used-twice", "shields"):
            layout.add(name, names)
        if self.players == 1:
            layout.add("foe-attack", names)
        self.hand = layout.add("own.hand", names)
        for who in ("own", "foe") if self.players == 1 else seats(self.players):
            layout.add(f"{who}.points", high=MOST)
            layout.add(f"{who}.hand-size", high=MOST)
            layout.add(f"{who}.locations", high=MOST)
            layout.add(f"{who}.passed")
            layout.add(f"{who}.start")
            layout.add(f"{who}.turn")
            layout.add(f"{who}.goods", GOODS[:KINDS], high=MOST)
            layout.add(f"{who}.stored", GOODS[:KINDS], high=MOST)
            layout.add(f"{who}.faction", rules.factions)
            layout.add(f"{who}.faction-used", map(str, range(FACTION_ACTIONS + 1)))
            layout.add(f"{who}.state", names, low=-1)
            layout.add(f"{who}.deals", names)
            layout.add(f"{who}.contacts", names)
        self.phases = [bits(len(PHASES), 1 << phase) for phase in range(len(PHASES))]
        self.marks = marks(self.numbers)
        self.row = Latest(self.marks)
        self.hands, self.deals, self.contacts = (
            [Latest(self.marks) for _ in range(self.players)] for _ in range(3)
        )
        self.bits = flags(self.numbers)
        built = marks(self.numbers, turned=RUIN)
        self.built = [LatestOfThree(built) for _ in range(self.sides)]
        self.nothing = bytes(self.numbers)
        self.alone = [self.marks[(card,)] for card in range(self.numbers)]
        self.alone.append(self.nothing)  # -1: no card
        self.no_goods = bytes(KINDS)
        count = len(rules.factions)
        self.flags = [bits(count, 1 << faction) for faction in range(count)]
        self.flags.append(bytes(count))  # -1: none yet
        self.done = [bits(FACTION_ACTIONS + 1, used) for used in range(2 << FACTION_ACTIONS)]

    def declare_more(self) -> None:
        self.price = self.layout.add("about.price", NAMES, high=MOST)

    def write_more(self, state: State51State, decision: Any, cells: bytearray) -> None:
        for good, number in getattr(decision, "price", ()):
            cells[self.price + good] = min(MOST, number)

    def write(self, state: State51State, seat: int, cells: bytearray) -> None:
        players, sides, cards = self.players, self.sides, self.marks
        numbers = (
            state.round,
            state.opt.max_rounds - state.round,
            state.left,
            len(state.stacks[0]),
            len(state.stacks[1]),
            len(state.spent),
            players == 1 and state.attacking,
        )
        table: list[bytes] = [
            self.phases[state.phase],
            small(numbers),
            self.row.of(state.row),
            cards[tuple(state.discard)],
            cards[tuple(state.open)],
            self.alone[announced(state)],
            self.bits[state.used],
            self.bits[state.used_twice],
            self.bits[state.shields],
        ]
        if players == 1:
            table.append(cards[state.attack])
        table.append(self.hands[seat].of(state.hands[seat]))
        rows, goods, stored = state.rows, state.goods, state.stored
        for step in range(sides):
            side = (seat + step) % sides
            there = side < players
            kind, first = KINDS * side, 3 * side
            built, locations = self.built[side].of(rows[first], rows[first + 1], rows[first + 2])
            own = [
                state.vp[side],
                len(state.hands[side]) if there else 0,
                locations,
                state.passed[side],
                side == state.start,
                side == state.turn,
            ]
            own.extend(goods[kind : kind + KINDS])
            table.append(small(own))
            table.append(small(stored[kind : kind + KINDS]) if stored else self.no_goods)
            table.append(self.flags[state.faction[side] if there else -1])
            table.append(self.done[state.faction_used[side] if there else 0])
            table.append(built)
            table.append(self.deals[side].of(state.deals[side]) if there else self.nothing)
            table.append(self.contacts[side].of(state.contacts[side]) if there else self.nothing)
        cells[self.common :] = b"".join(table)

    def write_live(
        self, state: State51State, seat: int, options: Sequence[Option], columns: Features
    ) -> None:
        """Whose location it is, and whether it was used."""
        owners: dict[int, int] = {}
        for place, row in enumerate(state.rows):
            step = (place // 3 - seat) % self.sides
            for card in row:
                owners[card if card >= 0 else ~card] = step
        used = state.used
        for line, option in enumerate(options):
            card = thing_of(option)
            if verb_of(option) in CARD_VERBS and card in owners:
                columns[line, owners[card]] = 1.0
                columns[line, 4] = used >> card & 1


CARD_VERBS = frozenset(
    verb for verb, kind in State51Part.about.items() if kind in ("location", "action", "open")
)


def _sum(pairs: Sequence[tuple[int, int]], good: int) -> float:
    return float(sum(number for kind, number in pairs if kind == good))


def _goods(effect: Effect[Any], good: int) -> float:
    """How much of a good an effect is about, whatever it asks for it."""
    if hasattr(effect, "good") and hasattr(effect, "number"):
        return _sum(((effect.good, effect.number),), good)
    either: Sequence[Any] = getattr(effect, "either", (getattr(effect, "goods", ()),))
    return sum(_sum(goods, good) for goods in either) / len(either)
