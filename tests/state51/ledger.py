"""The table as the log alone tells it: whoever reads every line knows goods, points and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from spielwerk.engine import Event
from spielwerk.games.state51.data.goods import GOODS, KIND, KINDS
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.state import FOE, State51State

# What may follow a razing before the razed card lies on the discard pile: goods and cards.
MEANWHILE = ("gained-", "drew", "reshuffled")


class Ledger:
    """Keeps account of everything that is told from the first card on."""

    def __init__(self, state: State51State) -> None:
        sides = range(state.sides)
        self.vp = [0 for _ in sides]
        self.supply = [Counter[str]() for _ in sides]
        self.kept = [Counter[str]() for _ in sides]
        self.hands: list[set[int]] = [set() for _ in sides]
        self.contacts: list[set[int]] = [set() for _ in sides]
        self.deals: list[set[int]] = [set() for _ in sides]
        self.standing: list[set[int]] = [set() for _ in sides]
        self.ruins: list[set[int]] = [set() for _ in sides]
        self.deck = set(state.rules.decks[state.opt.deck])
        self.stacks = {card for stack in state.rules.stacks for card in stack}
        self.row: set[int] = set()
        self.open: set[int] = set()
        self.spent: set[int] = set()
        self.pile: set[int] = set()
        self.burnt: set[int] = set()
        self.attack: set[int] = set()

    def hear(self, events: Sequence[Event]) -> None:
        """Note what is told."""
        for kind, *args in events:
            if not str(kind).startswith(MEANWHILE):
                self.settle()
            name, _, good = str(kind).rpartition("-")
            if good in KIND and name in GOODS_TOLD:
                GOODS_TOLD[name](self, good, *args)
            elif kind in TOLD:
                TOLD[str(kind)](self, *args)
        self.settle()

    def settle(self) -> None:
        """Razed cards lie on the discard pile."""
        self.pile |= self.burnt
        self.burnt = set()

    def agrees(self, state: State51State) -> None:
        """The table is what was told."""
        assert self.vp == state.vp
        for side in range(state.sides):
            first = KINDS * side
            for kind in range(KINDS):
                good = GOODS[kind]
                assert self.supply[side][good] == state.goods[first + kind], (side, good)
                assert self.kept[side][good] == state.stored[first + kind], (side, good)
            playing = {announced(state)}
            assert self.hands[side] - playing == set(state.hands[side])
            assert self.contacts[side] - playing == set(state.contacts[side])
            assert self.deals[side] == set(state.deals[side])
            rows = [card for row in state.rows[3 * side : 3 * side + 3] for card in row]
            assert self.standing[side] == {card for card in rows if card >= 0}
            assert self.ruins[side] == {~card for card in rows if card < 0}
        assert self.deck == set(state.deck[: state.left])
        assert self.row == set(state.row)
        assert self.pile == set(state.discard)
        assert self.attack == set(state.attack)
        assert self.open == {card for card in state.open if card >= 0}
        assert self.spent == set(state.spent)
        assert self.stacks == {card for stack in state.stacks for card in stack}

    # Goods and points

    def gained(self, good: str, side: int, n: int, source: int) -> None:
        if good == "vp":
            self.vp[side] += n
        else:
            self.supply[side][good] += n

    def paid(self, good: str, side: int, n: int) -> None:
        self.supply[side][good] -= n

    def stored(self, good: str, side: int, n: int) -> None:
        self.supply[side][good] -= n
        self.kept[side][good] += n

    def returned(self, good: str, side: int, n: int) -> None:
        self.stored(good, side, -n)

    def shielded(self, side: int, card: int) -> None:
        self.supply[side]["shield"] -= 1

    def stole(self, side: int, victim: int, kind: int) -> None:
        self.supply[victim][GOODS[kind]] -= 1
        self.supply[side][GOODS[kind]] += 1

    def counted(self, side: int, points: int, n: int) -> None:
        self.vp[side] = points

    def foe_counted(self, n: int, points: int) -> None:
        self.vp[FOE] = points

    def foe_worked(self, side: int, card: int, n: int) -> None:
        self.vp[FOE] += n

    # Cards

    def reshuffled(self) -> None:
        self.deck, self.pile = self.pile, set()

    def drew(self, side: int, card: int, source: int) -> None:
        self.deck.remove(card)
        self.hands[side].add(card)

    def turned(self, card: int) -> None:
        self.deck.remove(card)
        self.row.add(card)

    def drafted(self, side: int, card: int) -> None:
        self.row.remove(card)
        self.hands[side].add(card)

    def left_over(self, card: int) -> None:
        self.row.remove(card)
        self.pile.add(card)

    def discarded(self, side: int, card: int) -> None:
        self.hands[side].remove(card)
        self.pile.add(card)

    def deal_given(self, side: int, card: int) -> None:
        self.deals[side].remove(card)
        self.pile.add(card)

    def built(self, side: int, card: int) -> None:
        self.hands[side].remove(card)
        self.standing[side].add(card)

    def developed(self, side: int, card: int, old: int) -> None:
        self.built(side, card)
        self.standing[side].remove(old)
        self.pile.add(old)

    def rebuilt(self, side: int, card: int, old: int) -> None:
        self.built(side, card)
        self.ruins[side].remove(old)
        self.pile.add(old)

    def dealt(self, side: int, card: int) -> None:
        self.hands[side].remove(card)
        self.deals[side].add(card)

    def plundered(self, side: int, card: int) -> None:
        self.hands[side].remove(card)
        self.burnt.add(card)

    def razed(self, side: int, owner: int, card: int) -> None:
        self.standing[owner].remove(card)
        self.ruins[owner].add(card)

    def connection(self, card: int) -> None:
        self.stacks.remove(card)
        self.open.add(card)

    def connection_left(self, card: int) -> None:
        self.open.remove(card)
        self.spent.add(card)

    def took(self, side: int, card: int) -> None:
        self.open.remove(card)
        self.contacts[side].add(card)

    def played(self, side: int, card: int) -> None:
        self.contacts[side].remove(card)
        self.spent.add(card)

    # The virtual opponent

    def foe_built(self, card: int) -> None:
        (self.row if card in self.row else self.deck).remove(card)
        self.standing[FOE].add(card)

    def foe_razed(self, side: int, card: int) -> None:
        self.standing[FOE].remove(card)
        self.burnt.add(card)

    def foe_discarded(self, card: int, n: int) -> None:
        self.connection_left(card)
        self.vp[FOE] += n

    def foe_attacked(self, card: int) -> None:
        self.deck.remove(card)
        self.attack.add(card)

    def foe_struck(self, card: int, n: int) -> None:
        self.razed(FOE, 0, card)
        self.vp[FOE] += n

    def foe_dropped(self, n: int) -> None:
        assert n == len(self.attack)
        self.pile |= self.attack
        self.attack = set()


GOODS_TOLD: dict[str, Callable[..., None]] = {
    "gained": Ledger.gained,
    "paid": Ledger.paid,
    "lost": Ledger.paid,
    "stored": Ledger.stored,
    "returned": Ledger.returned,
}
TOLD: dict[str, Callable[..., None]] = {
    name.replace("_", "-"): told
    for name, told in vars(Ledger).items()
    if callable(told) and name not in ("__init__", "hear", "settle", "agrees", *GOODS_TOLD)
}
