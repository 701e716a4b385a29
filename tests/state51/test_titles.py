"""Every title: what it does when built, used, razed or dealt, as titles.csv has it.

The rows are written from the public facts about the printed cards, not from the game's own files:
a wrong number in a card row fails here. `given` names goods, `in:` a location in the own state,
`deal:` a deal, `hand:` a hand card, `other-…` the same for the opponent, `used:` a location used
this round, `answer:` the number of the option to take. `expected` is the whole supply afterwards,
with points, hand cards and deals.
"""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games.state51.data.effect import Effect, kind_of
from spielwerk.games.state51.rules.cleanup import clean_up
from spielwerk.games.state51.rules.production import Production
from tests.state51.scene import (
    Pause,
    apply,
    ask,
    asked,
    choose,
    give,
    hand,
    offered,
    place,
    scene,
    supply,
    the_game,
    tuck,
)

TEXT = (Path(__file__).parent / "titles.csv").read_text(encoding="utf-8")
ROWS = list(csv.DictReader(TEXT.splitlines()))
TITLES = sorted({row["title"] for row in ROWS})


def deck_of(title: str) -> str:
    """The deck in which a title is found."""
    copies = the_game().catalogue()["locations"][title]["copies"]
    return next(name for name in ("base", "new_era", "winter") if copies[name])


def prepare(row: dict[str, str]) -> tuple[Any, list[int]]:
    """The table as given, and the answers to give."""
    tokens = row["given"].split()
    faction = next((t[8:] for t in tokens if t.startswith("faction:")), "new-york")
    other = "appalachian-federation" if faction == "mutants-union" else "mutants-union"
    state = scene(deck=deck_of(row["title"]), factions=f"{faction} {other}")
    answers = []
    for token in tokens:
        side = 1 if token.startswith("other-") else 0
        what, _, name = token.removeprefix("other-").partition(":")
        if what == "in":
            place(state, name, side)
        elif what == "deal":
            tuck(state, name, side)
        elif what == "hand":
            hand(state, name, side)
        elif what == "used":
            card = next(c for c in state.rows[2] if state.rules.key[c] == name)
            state.used |= state.rules.bit[card]
        elif what == "answer":
            answers.append(int(name))
        elif what != "faction":
            give(state, f"{what}:{name}", side)
    return state, answers


def outcome(state: Any, side: int) -> Counter[str]:
    """The supply, points, hand cards and deals of a side."""
    found = Counter(supply(state, side))
    found["vp"] = state.vp[side]
    found["card"] = len(state.hands[side])
    found["deals"] = len(state.deals[side])
    return +found


def go_on(state: Any, answers: list[int], action: str) -> None:
    """Answer what an action asks: as given, else the first option."""
    while asked(state) not in ("turn", "turn-end", "pause"):
        if asked(state) == "again":
            assert action != "use", "once a round"
            apply(state, state.options()[action == "use-twice"])
        else:
            apply(state, state.options()[answers.pop(0) if answers else 0])


def act(state: Any, row: dict[str, str], answers: list[int]) -> None:
    """Carry out the action of a row."""
    verb, _, other = row["action"].partition(":")
    title = other or row["title"]
    if verb in ("produce", "clean-up"):
        state.stack = [Pause()]
        if verb == "produce":
            state.stack.append(Production())
        else:
            clean_up(state)
        go_on(ask(state), answers, verb)
        return
    if verb in ("build", "deal", "raze-hand"):
        card = hand(state, title)
    elif verb == "raze":
        card = place(state, title, 1)
    elif verb == "work":
        card = next(c for c in state.rows[3] if state.rules.key[c] == title)
    else:
        card = place(state, title)
    choose(ask(state), "activate" if verb.startswith("use") else verb, card)
    go_on(state, answers, verb)
    if verb in ("use", "use-twice") and state.player == 0 and asked(state) == "turn":
        assert not offered(state, "activate", card), "used up for this round"
    if verb == "raze":
        assert ~card in state.rows[3 + state.rules.row[card]]


@pytest.mark.rule("S51-2.1", "S51-9")
@pytest.mark.parametrize("title", TITLES)
def test_what_a_title_does(title: str) -> None:
    """Given a table, an action has exactly the outcome that the printed card promises."""
    for row in ROWS:
        if row["title"] != title or row["action"] == "facts":
            continue
        state, answers = prepare(row)
        act(state, row, answers)
        expected: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        cached: Counter[str] = Counter()
        for token in row["expected"].split():
            name, _, number = token.partition(":")
            if name in ("free", "busy"):
                card = next(c for c in state.rows[2] if state.rules.key[c] == number)
                assert bool(state.used & state.rules.bit[card]) == (name == "busy"), row
            elif name.startswith("cached-"):
                cached[name[7:]] += int(number)
            else:
                expected[name.startswith("other-")][name.removeprefix("other-")] += int(number)
        if row["action"] == "clean-up":
            view = the_game().table(state, 0)["seats"][0]
            assert view["stored"] == expected[0], row
            assert view["goods"] == {}, row
            continue
        assert outcome(state, 0) == expected[0], row
        if expected[1]:
            assert outcome(state, 1) == expected[1], row
        on_cards: Counter[str] = Counter()
        rows = the_game().table(state, 0)["seats"][0]["rows"]
        for location in rows["production"] + rows["feature"] + rows["action"]:
            on_cards.update(location["cached"])
        assert on_cards == cached, row


@pytest.mark.rule("S51-1.1", "S51-2.1")
@pytest.mark.parametrize("title", TITLES)
def test_what_is_printed_on_a_title(title: str) -> None:
    """Copies in each set, type and categories are those of the printed card."""
    row = next(row for row in ROWS if row["title"] == title and row["action"] == "facts")
    facts = the_game().catalogue()["locations"][title]
    copies = {name: str(number) for name, number in facts["copies"].items() if number}
    wanted = dict(token.split(":") for token in row["expected"].split())
    assert wanted == {
        **copies,
        "type": "open" if facts["open"] else facts["row"],
        "categories": "+".join(sorted(facts["categories"])),
    }


@pytest.mark.rule("S51-1.1")
def test_139_printed_titles_on_188_locations() -> None:
    """88 + 50 + 50 printed locations bear 139 titles, and each of them has rows here."""
    facts = the_game().catalogue()["locations"]
    printed = [facts[title]["copies"] for title in TITLES]
    sizes = [sum(copies[name] for copies in printed) for name in ("base", "new_era", "winter")]
    assert (len(TITLES), sizes) == (139, [88, 50, 50])
    for title in TITLES:
        actions = {row["action"] for row in ROWS if row["title"] == title}
        assert actions >= {"facts", "build", "deal", "raze-hand", "raze"}


def test_nine_in_ten_titles_are_pure_data() -> None:
    """Only a few titles need a step of their own; the kinds of effects are few."""
    special = {"repeat", "take-production", "steal", "clear", "own-deals", "other-deal"}
    special |= {"produce-again", "borrow"}
    assert special < {kind_of(kind) for kind in Effect.kinds}
    locations = the_game().catalogue()["locations"].values()
    own = [
        facts
        for facts in locations
        if facts["effect"]["kind"] in special or facts["bonus"]["kind"] in special
    ]
    assert len(own) <= len(locations) // 10
    assert len(Effect.kinds) <= 30
