"""Cards as they are called in a sentence, so that no two on the table are called alike."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.option import Option, thing_of, verb_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.goods import NAMES, Pairs
from spielwerk.games.state51.rules.gain import is_foe
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb

Words = tuple[Text, list[str]]


def card_name(state: State51State, card: int) -> Text:
    """A card by its name, as a sentence has it: German puts it in quotes, which need no case."""
    return text("named-card", card=f"card-{state.rules.key[card]}")


def name_among(state: State51State, card: int, zone: Sequence[int]) -> Text:
    """The name of a card, with a number where several of the same title lie there."""
    key = state.rules.key
    twins = [other for other in zone if key[other] == key[card]]
    if len(twins) < 2:
        return card_name(state, card)
    return text("card-copy", card=f"card-{key[card]}", n=twins.index(card) + 1)


def place_name(state: State51State, card: int) -> Text:
    """The name of a location or ruin in its state."""
    row = state.rows[3 * state.owner(card) + state.rules.row[card]]
    if card in row:
        return name_among(state, card, row)
    return text("card-ruin", card=name_among(state, card, [~other for other in row]))


def owner_name(state: State51State, card: int) -> Text:
    """Whose location it is: `of Ada`."""
    owner = state.owner(card)
    return text("of-foe") if is_foe(state, owner) else text("of-player", player=f"seat:{owner}")


def good_name(kind: int) -> str:
    """The message that names a good."""
    return f"good-{NAMES[kind]}"


def about_card(option: Option, name: Text, **args: int | str | Text) -> Words:
    """An option about a card in words."""
    verb = State51Verb(verb_of(option)).word
    return text(f"choice-{verb}", card=name, **args), [f"card:{thing_of(option)}"]


def plain(option: Option) -> Words:
    """An option about nothing in words."""
    return text(f"choice-{State51Verb(verb_of(option)).word}"), []


def parts(goods: Pairs) -> dict[str, int | str | Text]:
    """Goods as the arguments n1, good1, n2, good2, … for a picture of them."""
    args: dict[str, int | str | Text] = {}
    for place, (kind, number) in enumerate(goods, 1):
        args[f"n{place}"] = number
        args[f"good{place}"] = good_name(kind)
    return args
