"""The log tells everything that changes: from its lines alone one could lay the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.bots.state51.styles import BY_HAND
from spielwerk.bots.state51.thumb import choose as thumb
from spielwerk.engine.words import words
from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.source import Source, source_of
from tests.state51.ledger import TOLD, Ledger
from tests.state51.scene import (
    Pause,
    answer,
    ask,
    choose,
    develop,
    find,
    give,
    hand,
    open_connection,
    place,
    put_on_top,
    scene,
    the_game,
    tuck,
)

DECKS = ("base", "new_era", "winter")
NAMES = ["Ada", "Bob", "Cem", "Dora"]


def told(state: Any, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The log since the scene began, in words."""
    said = words(the_game().home(), lang)
    return [
        said.say(the_game().line(event, seat, state.opt)["text"], NAMES) for event in state.events
    ]


@pytest.mark.rule("S51-4", "S51-6", "S51-8.5")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_the_log_and_the_table_agree_at_every_decision(bot: str, players: int, deck: str) -> None:
    """Goods, points and cards of whole games, in all phases: what is told is what lies there."""
    game = the_game()
    rng = random.Random(f"{bot} {players} {deck}")
    for seed in range(3):
        state: Any = game.new(players, seed, {"deck": deck}, listen=True)
        ledger = Ledger(state)
        while not state.over:
            ledger.hear(state.events)
            ledger.agrees(state)
            state.events = []
            option = rng.choice(state.options()) if bot == "random" else thumb(state, rng, BY_HAND)
            state.apply(option)
        ledger.hear(state.events)
        ledger.agrees(state)


def test_the_ledger_knows_every_event_about_cards_and_goods() -> None:
    """What it does not note is told besides: who uses what, what is cleared, what misses."""
    plain = {
        *("plays", "starts", "round", "supplied", "borrowed", "repeated", "activated", "faction"),
        *("worked", "passed", "cleared", "followed", "unloaded", "tidied"),
        *("foe-passed", "foe-missed", "foe-held", "foe-in-vain"),
    }
    goods = {"gained", "paid", "stored", "returned", "lost"}
    others = {kind for kind in the_game().events if kind.rpartition("-")[0] not in goods}
    assert others - set(TOLD) == plain


@pytest.mark.rule("S51-8.5")
def test_the_virtual_opponents_point_for_a_worker_is_told() -> None:
    """In the line of the visit itself."""
    state = scene(1)
    boiler = place(state, "boiler-room", 1)
    give(state, "worker:1")
    choose(ask(state), "work", boiler)
    assert state.vp[1] == 1
    line = "Ada sends a worker to Boiler Room of the virtual opponent, which gets 1 point for it."
    assert line in told(state)
    german = "Ada schickt einen Arbeiter zu „Heizraum“ des virtuellen Gegners, der dafür "
    assert german + "1 Siegpunkt erhält." in told(state, "de")


@pytest.mark.rule("S51-6", "S51-4")
def test_goods_that_are_lost_stored_and_returned_are_told() -> None:
    """Clean-up with Hibernation Chambers, then the next production."""
    state = scene(2, "winter", flow=True)
    place(state, "hibernation-chambers")
    give(state, "worker:3 fuel:1 brick:2")
    state.passed[1] = True
    choose(ask(state), "pass")
    while state.phase != 3:
        answer(state, state.row[0])
    lines = told(state)
    assert "Ada stores 3 workers." in lines
    assert {"Ada returns 1 fuel unused.", "Ada returns 2 bricks unused."} < set(lines)
    assert "Ada takes back what was stored: 3 workers." in lines
    assert "Ada nimmt Eingelagertes zurück: 3 Arbeiter." in told(state, "de")
    assert "Ada legt 1 Treibstoff ungenutzt zurück." in told(state, "de")


@pytest.mark.rule("S51-3")
def test_leftovers_are_told() -> None:
    """The card that nobody drafted and the connection card that nobody took."""
    state = scene(2, flow=True)
    punks = open_connection(state, "punks")
    state.passed[1] = True
    ask(state)  # nobody can do anything but pass
    assert state.spent == (punks,)
    choose(state, "draft", state.row[0])
    last = state.row[1]
    choose(state, "draft", state.row[0])
    assert ("left-over", last) in state.events
    lines = told(state)
    assert "Nobody has taken the connection card Punks; it is out of the game." in lines
    name = words(the_game().home(), "de").say({"id": f"card-{state.rules.key[last]}", "args": {}})
    assert f"„{name}“ hat niemand genommen und wird abgeworfen." in told(state, "de")


@pytest.mark.rule("S51-4")
def test_production_says_where_it_comes_from() -> None:
    """Board, deals, locations and features, each by its name."""
    state = scene(2, "winter")
    place(state, "boiler-room")
    place(state, "cistern")
    place(state, "oilmen")
    tuck(state, "quarry")
    fuel = tuck(state, "fuel-tank")
    state.stack = [Pause(), Production()]
    ask(state)
    lines = told(state)
    assert "Ada gets 3 workers thanks to the faction board." in lines
    assert "Ada gets 1 brick from the deal with Quarry." in lines
    assert "Ada gets 2 workers from Boiler Room." in lines
    assert "Ada gets 1 point from Cistern." in lines
    assert "Ada gets 1 blue contact from Oilmen." in lines
    assert "Ada erhält 1 Treibstoff durch den Deal mit „Treibstofftank“." in told(state, "de")
    assert "Bob draws a card thanks to the faction board." in lines
    event = next(event for event in state.events if event[0] == "gained-fuel")
    assert source_of(int(event[-1])) == (Source.DEAL, fuel)
    assert f"card:{fuel}" in the_game().line(event, None, state.opt)["targets"]


@pytest.mark.rule("S51-5.2")
def test_a_development_over_a_ruin_is_told_as_that() -> None:
    """Not as if the old location still stood."""
    state = scene()
    gone = find(state, "oil-rig")
    state.rows[0] += (~gone,)
    state.match[0] = -1
    shop = hand(state, "school")
    give(state, "brick:1")
    choose(ask(state), "develop", shop)
    assert "Ada baut die Ruine von „Bohrturm“ zu „Schule“ um." in told(state, "de")
    assert "Ada gets 1 point for developing." in told(state)


@pytest.mark.rule("S51-5.2", "S51-5.12")
def test_goods_that_leave_a_card_for_the_supply_are_told() -> None:
    """The Camp's workers, when it is developed."""
    state = scene()
    camp = hand(state, "camp")
    school = hand(state, "school")
    give(state, "grey:1 brick:1")
    state.passed[1] = True
    choose(ask(state), "build", camp)
    develop(state, school, camp)
    assert "Ada gets 3 workers as a building bonus laid on Camp." in told(state)
    assert "Ada takes 3 × worker from Camp into the supply." in told(state)


@pytest.mark.rule("S51-5.11", "S51-6", "S51-8.3")
def test_what_becomes_of_shields_and_attack_cards_is_told() -> None:
    """A shield wards off an attack; the clean-up takes pile and shields away."""
    state = scene(1, flow=True)
    school = place(state, "school")
    archive = place(state, "archive")
    state.shields = state.rules.bit[school] | state.rules.bit[archive]
    put_on_top(state, "school")
    give(state, "worker:2")
    choose(ask(state), "trade", 0)
    assert "The shield on School wards off the attack and is used up." in told(state)
    choose(state, "pass")
    lines = told(state)
    assert "The attack card is discarded." in lines
    assert "Shields, goods on actions and workers on open productions are taken away." in lines


@pytest.mark.rule("S51-8.3", "S51-5.11")
def test_an_attack_on_the_hidden_forge_does_nothing() -> None:
    """It loses nothing and is no ruin, but the attack has succeeded."""
    state = scene(1, "new_era")
    forge = place(state, "hidden-forge")
    categories = state.rules.categories[forge]
    key = next(
        state.rules.key[card]
        for card in state.deck[: state.left]
        if state.rules.categories[card] & categories
    )
    put_on_top(state, key)
    give(state, "worker:2")
    choose(ask(state), "trade", 0)
    assert state.rows[0] == (forge,)
    assert state.vp[1] == 0
    assert not state.attacking
    said = "Hidden Forge always counts as shielded: the attack does nothing."
    assert said in told(state)
