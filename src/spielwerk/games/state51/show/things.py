"""All that lies on the table, in the groups that wishes are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spielwerk.games.state51.data.cards import ACTION
from spielwerk.games.state51.data.goods import GOODS, KINDS
from spielwerk.games.state51.rules.activate import TRADES
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.state import State51State


def things(state: State51State, seat: int | None) -> Mapping[str, Sequence[str]]:
    """What `seat` sees; without a seat nothing is one's own."""
    rules = state.rules
    sides = [side for side in range(state.sides) if side != seat]
    others = [card for side in sides for row in state.rows[3 * side : 3 * side + 3] for card in row]
    found = {
        "row": _cards(state.row),
        "connections": _cards(card for card in state.open if card >= 0),
        "others": _cards(others),
        "others-open": _cards(card for card in others if card in rules.open_cards),
        "others-deals": _cards(card for side in sides for card in state.deals[side]),
        "attack": _cards(state.attack),
        "announced": _cards(card for card in (announced(state),) if card >= 0),
        "seats": [f"seat:{other}" for other in range(state.players)],
        "factions": [f"faction:{key}" for key in rules.factions],
    }
    if seat is None:
        return found
    rows = state.rows[3 * seat : 3 * seat + 3]
    board = state.faction[seat]
    actions = rules.faction_actions[board] if board >= 0 else ()
    return {
        **found,
        "hand": _cards(state.hands[seat]),
        "contacts": _cards(state.contacts[seat]),
        "deals": _cards(state.deals[seat]),
        "own": _cards(card for row in rows for card in row),
        "own-actions": _cards(rows[ACTION]),
        "actions": [f"action:{number}" for number in range(len(actions))],
        "trades": [f"trade:{GOODS[kind]}" for kind in TRADES],
        "goods": [f"good:{name}" for name in GOODS[:KINDS]],
    }


def _cards(cards: Iterable[int]) -> list[str]:
    """Locations, ruins and other cards by the number of the card."""
    return [f"card:{card if card >= 0 else ~card}" for card in cards]
