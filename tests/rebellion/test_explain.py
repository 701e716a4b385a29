"""Why not? Each forbidden wish names its rule."""

from __future__ import annotations

import pytest

from spielwerk.engine.words import LANGUAGES
from spielwerk.games.rebellion.rules.connection import link_price, pair
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ATTACK,
    BUY,
    BUY_LAND,
    DONE,
    LINK,
    LINK_TO,
    MOVE,
    MUSTER,
    REFUSE,
)
from tests.rebellion.scene import EMPIRE, GREEN, RED, choose, land, port, scene, the_game

PURPLE = [land("purple", number) for number in range(4)]
ORANGE = land("orange", 1)


def reasons(state: RebellionState, seat: int, target: str) -> dict[str, tuple[str, str] | None]:
    """By verb: rule and message of what is against it, said in both languages."""
    found: dict[str, tuple[str, str] | None] = {}
    for said in the_game().explain(state, seat, target):
        why = said["reason"]
        for lang in LANGUAGES:
            assert the_game().words(lang).say(said["text"])
            assert why is None or the_game().words(lang).say(why["text"])
        message = why and (why["rule"], why["text"]["id"].removeprefix("why-"))
        found[said["verb"]] = found.get(said["verb"], message) and message
    return found


def test_things_suggest_what_one_might_do() -> None:
    """Own lands, allies' lands, enemy lands, planets and factions, each with its verbs."""
    state = scene(3, RED, purse={RED: 9})
    assert set(reasons(state, RED, "land:11")) == {"buy", "move"}
    assert set(reasons(state, RED, "land:61")) == {"buy-land", "attack"}
    assert set(reasons(state, RED, "land:70")) == {"attack"}
    assert set(reasons(state, EMPIRE, "land:11")) == {"attack"}
    assert set(reasons(state, RED, "planet:3")) == {"link"}
    assert set(reasons(state, RED, "faction:3")) == {"give"}


def test_timing() -> None:
    """Another's turn, another phase, something that was begun, the end."""
    state = scene(3, RED, purse={RED: 9})
    assert reasons(state, 2, "land:61")["buy"] == ("RB-3.3", "not-your-turn")
    assert reasons(state, RED, "land:10")["attack"] == ("RB-4.5", "other-phase")
    assert reasons(state, RED, "land:11") == {"buy": None, "move": ("RB-4.6", "other-phase")}
    choose(state, BUY + PURPLE[1])
    assert reasons(state, RED, "land:12")["buy"] == ("RB-4.3", "finish-first")
    state.finish("limit")
    assert reasons(state, RED, "land:11") == {}


def test_purchase() -> None:
    """Already refused, too dear, the box empty."""
    state = scene(3, RED, purse={RED: 9})
    choose(state, BUY_LAND + ORANGE, REFUSE + ORANGE)
    assert reasons(state, RED, "land:61")["buy-land"] == ("RB-4.3", "already-asked")
    state.purse[RED] = 4
    state.advance()
    assert reasons(state, RED, "land:62")["buy-land"] == ("RB-4.3", "no-credits")
    assert reasons(state, RED, "land:11")["buy"] is None
    state.troops[RED] = 150
    assert reasons(state, RED, "land:11")["buy"] == ("RB-2.1", "no-units-left")


@pytest.mark.rule("RB-5.1")
def test_gifts() -> None:
    """Only among living Rebels, what is in the purse; also by the one who is asked."""
    state = scene(3, RED, purse={RED: 3, GREEN: 0})
    assert reasons(state, RED, "faction:0")["give"] == ("RB-5.1", "gift-rebels-only")
    assert reasons(state, EMPIRE, "faction:3")["give"] == ("RB-5.1", "gift-rebels-only")
    assert reasons(state, RED, "faction:3")["give"] is None
    assert reasons(state, 2, "faction:1")["give"] == ("RB-5.1", "no-credits")
    state.lands[GREEN] = 0
    assert reasons(state, RED, "faction:3")["give"] is None
    state = scene(3, RED, purse={RED: 3, GREEN: 0}, fallen="bank")
    state.lands[GREEN] = 0
    assert reasons(state, RED, "faction:3")["give"] == ("RB-1.3", "fallen")


def test_connections() -> None:
    """Own ports, credits, bridges, nothing twice, and no port twice that was decided against."""
    state = scene(4, RED, owner={port("red"): RED, port("purple"): RED}, purse={RED: 40})
    assert reasons(state, RED, "planet:2")["link"] == ("RB-4.4", "no-own-port")
    assert reasons(state, RED, "planet:0")["link"] is None
    choose(state, LINK)
    assert reasons(state, RED, "planet:3") == {"link-to": None, "link": ("RB-4.4", "finish-first")}
    assert set(reasons(state, RED, "planet:0")) == {"other-way", "link-to", "link"}
    choose(state, LINK_TO + 3, LINK)
    assert reasons(state, RED, "planet:3")["link-to"] == ("RB-4.4", "already-linked")
    ends = [end for end in range(1, 8) if pair(0, end) not in state.links]
    near, *_, far = sorted(ends, key=lambda end: link_price(state, 0, end))
    state.purse[RED] = link_price(state, 0, near)[0]
    state.advance()
    assert reasons(state, RED, f"planet:{far}")["link-to"] == ("RB-4.4", "no-credits")
    choose(state, DONE)
    assert reasons(state, RED, "planet:0")["link"] == ("RB-4.4", "port-declined")
    changes = {"board-standard.numbers.bridge_limit": "5"}
    state = scene(4, RED, owner={port("red"): RED}, purse={RED: 40}, changes=changes)
    far = max(range(1, 8), key=lambda end: link_price(state, 0, end))
    choose(state, LINK)
    assert reasons(state, RED, f"planet:{far}")["link-to"] == ("RB-2.1", "no-bridges-left")


def test_battle() -> None:
    """Allies, out of reach, only a garrison there, something else first."""
    state = scene(5, RED, units={PURPLE[1]: 1, PURPLE[2]: 1, PURPLE[3]: 1}, purse={RED: 9})
    assert reasons(state, RED, "land:61")["attack"] == ("RB-1.5", "ally")
    assert reasons(state, RED, "land:70")["attack"] == ("RB-4.5", "out-of-reach")
    assert reasons(state, RED, "land:10")["attack"] == ("RB-4.5", "garrison")
    assert reasons(state, RED, "land:0")["attack"] is None
    choose(state, MUSTER, ATTACK + port("red"))
    assert reasons(state, RED, "land:30")["attack"] == ("RB-4.5", "finish-first")


def test_movement() -> None:
    """A garrison, a cut-off land; then another's land, or no way there."""
    state = scene(6, RED, units={PURPLE[1]: 1}, purse={RED: 9})
    assert reasons(state, RED, "land:11")["move"] == ("RB-4.6", "garrison")
    assert reasons(state, RED, "land:21")["move"] == ("RB-4.6", "not-connected")
    choose(state, MOVE + PURPLE[2])
    assert reasons(state, RED, "land:13")["move-to"] is None
    assert reasons(state, RED, "land:21")["move-to"] == ("RB-4.6", "no-way")
    assert reasons(state, RED, "land:70")["move-to"] == ("RB-4.6", "not-your-land")


def test_pay_and_reinforcement() -> None:
    """The first units of a land are free; reinforcements belong on their planet."""
    state = scene(7, RED, units={PURPLE[1]: 21, PURPLE[2]: 12}, purse={RED: 2})
    assert reasons(state, RED, "land:11")["dismiss"] is None
    assert reasons(state, RED, "land:13")["dismiss"] == ("RB-4.7", "free-units")
    state = scene(1, RED, owner={port("purple"): RED})
    choose(state, state.options()[1])
    assert reasons(state, RED, "land:13")["place"] is None
    assert reasons(state, RED, "land:1")["place"] == ("RB-4.1", "other-planet")
