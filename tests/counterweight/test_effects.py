"""CW-12: what effects ask and how they end; what the notation and the data files refuse."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spielwerk.engine.errors import DataError
from spielwerk.engine.option import THING
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight.data import cards, notation, phrase
from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.manner import Manner
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.game import Counterweight
from spielwerk.games.counterweight.rules.effects import cards as card_effects
from spielwerk.games.counterweight.rules.effects import gains, markers, sites, traffic
from spielwerk.games.counterweight.verbs import DONE, EVICT, MARK, RELIEVE, SITE, TOW, marker
from tests.compiled.forms import interpreted
from tests.counterweight.scene import (
    build,
    card,
    erupt,
    fly,
    moor,
    put,
    scene,
    site,
    start,
    the_game,
)


@pytest.mark.rule("CW-12.2")
def test_a_free_marker_can_be_declined() -> None:
    """Free places only; the count runs down."""
    state = scene()
    build(state, "casino", 1)
    start(state, markers.FreeMarker(1, 2))
    assert (state.player, list(state.options())) == (1, [DONE, MARK | 0, MARK | 1])
    state.apply(MARK | 1)
    assert list(state.options()) == [DONE, MARK | 0]
    state.apply(DONE)
    assert (state.markers[3], state.influence) == (1, [5, 5])


@pytest.mark.rule("CW-12.2")
def test_markers_of_others_can_be_spared() -> None:
    """Never one's own; the count runs down."""
    state = scene(3)
    put(state, 0, 0)
    put(state, 0, 2)
    start(state, markers.EvictRival(0, 2))
    assert list(state.options()) == [DONE, EVICT | marker(0, 2)]
    state.apply(DONE)
    assert sum(state.markers) == 2
    start(state, markers.EvictRival(1, 1))
    state.apply(EVICT | marker(0, 0))
    assert state.markers[0] == 0
    assert len(state.stack) == 1


@pytest.mark.rule("CW-12.2")
def test_which_emergency_ends() -> None:
    """With several open the one who acts chooses; with none nothing happens."""
    state = scene()
    start(state, card_effects.RelieveOne(0, 1))
    assert len(state.stack) == 1
    first, second = erupt(state, "rumours"), erupt(state, "quarantine")
    start(state, card_effects.RelieveOne(1, 1))
    assert (state.player, list(state.options())) == (1, [RELIEVE | first, RELIEVE | second])
    state.apply(RELIEVE | second)
    assert state.crisis == (first,)


@pytest.mark.rule("CW-12.2")
def test_a_tow_needs_a_berth() -> None:
    """Any ship of the lane lands free, the others close up, or nobody does."""
    state = scene()
    fly(state, "liner", 1)
    hauler = fly(state, "heavy-hauler", 2, 8)
    last = fly(state, "lighter", 3)
    start(state, traffic.TowIn(0, 2, 10))
    state.apply(TOW | hauler)
    assert (state.dock, state.lane[1], state.influence) == ((hauler,), last, [5, 5])
    state.apply(DONE)
    moor(state, "lighter", copy=1)
    moor(state, "lighter", copy=2)
    start(state, traffic.TowIn(0, 1, 10))
    assert len(state.stack) == 1


@pytest.mark.rule("CW-12.2")
def test_supplies_need_a_site_and_funds() -> None:
    """No site or no funds: nothing; a gift is cut to what the site can take."""
    state = scene()
    start(state, sites.ChooseSite(0, 6, True))
    assert len(state.stack) == 1
    site(state, "casino", 1, "solid-build")
    state.funds = 0
    start(state, sites.ChooseSite(0, 6, True))
    assert (len(state.stack), state.supply[1]) == (1, 0)
    site(state, "brig", 2, "prefab", 2)
    start(state, sites.ChooseSite(1, 4, False))
    assert (state.player, list(state.options())) == (1, [SITE | 1, SITE | 2])
    state.apply(SITE | 2)
    assert (state.sites[2], state.supply[1], state.honours) == (-1, 0, (1, 0))


def test_the_notation_reads_checks_dice_and_clauses() -> None:
    """All clauses look at the same die; `die` stands for its result."""
    found = notation.ability("2x 1: funds -2 | 5+: funds 3, influence | 2-4: funds die")
    assert found is not None
    assert found.dice == 2
    assert found.outcomes[1] == (gains.Funds(-2),)
    assert found.outcomes[3] == (gains.Funds(3),)
    assert found.outcomes[6] == (gains.Funds(3), gains.Influence(1))
    always = notation.ability("funds 1")
    assert always is not None
    assert (always.dice, always.outcomes[0]) == (0, (gains.Funds(1),))
    rolled = notation.ability("influence die")
    assert rolled is not None
    assert rolled.dice == 1
    assert rolled.outcomes[5] == (gains.Influence(5),)
    assert notation.ability("  ") is None
    assert notation.faces("1/5-6") == (False, True, False, False, False, True, True)


@pytest.mark.parametrize(
    ("change", "value", "reason"),
    [
        ("sections.casino.ability", "7+: funds 1", "is no check"),
        ("sections.casino.ability", "5-2: funds 1", "runs backwards"),
        ("sections.casino.ability", "gold 1", "is no effect"),
        ("sections.casino.ability", "funds 0", "wanted is a number that is not 0"),
        ("sections.casino.ability", "destroy -1", "wanted is a number from 1 up"),
        ("sections.casino.ability", "calm 2", "wanted is no number"),
        ("sections.casino.ability", "1-6: destroy die", "wanted is a number from 1 up"),
        ("sections.casino.standing", "wings 2", "is no standing effect"),
        ("sections.casino.standing", "berths die", "is no standing effect"),
        ("sections.casino.standing", "fee -1", "wanted is a number from 1 up"),
        ("prestige.treasury.unlock", "funds die", "wanted is a number from 1 up"),
        ("prestige.treasury.unlock", "luck 2", "is no condition"),
        ("sections.casino.ability", "drop 1", "'drop' can stand only in sites.csv"),
        ("sections.casino.ability", "6: leave", "'leave' can stand only in ships.csv"),
        ("sections.casino.release", "inspect", "'inspect' can stand only in ships.csv"),
        ("anchors.old-fort.start", "shift", "'shift' can stand only in sites.csv"),
        ("sections.casino.places", "0", "a release needs places"),
        ("enemies.pirate.manner", "polite", "is no manner"),
        ("enemies.pirate.manner", "ambush 0", "wanted is a number from 1 up"),
        ("enemies.pirate.manner", "hunt 2", "wanted is no number"),
        ("sections.casino.release", "bribe 0", "wanted is a number from 1 up"),
        ("sections.casino.release", "encore 2", "wanted is no number"),
        ("anchors.old-fort.influence", "many", "must be a whole number, not a text"),
        ("ships.lighter.protection", "0", "is no check"),
        ("ships.inspector.copies", "2", "one inspector"),
        ("ships.supply-transporter.copies", "0", ""),
        ("numbers.anchor_points", "[1, 17]", "field of the ring"),
        ("numbers.plan", "3", "too small"),
        ("numbers.lane", "3", "more enemies"),
        ("numbers.calm_ships", "99", "at least 99"),
        ("actions.appeal.copies", "x", "must be a whole number"),
    ],
)
def test_faulty_data_are_refused(change: str, value: str, reason: str) -> None:
    """With a reason, in the file where it stands."""
    if reason:
        with pytest.raises(DataError, match=reason):
            the_game({change: value})
    else:
        assert len(the_game({change: value}).rules.keys) == sum(
            key != "supply-transporter" for key in the_game().rules.keys
        )


def test_a_key_stands_for_one_card(tmp_path: Path) -> None:
    """A pack can't give two kinds of cards the same key."""
    rows = "casino,1,1,6,\npirate,0,1,6,\n"
    (tmp_path / "enemies.csv").write_text("key,copies,dice,loot,manner\n" + rows)
    with pytest.raises(DataError, match="another file has a card 'casino' too"):
        Counterweight(tmp_path)


def extra_actions(folder: Path, titles: int, copies: int) -> Counterweight:
    """The game with so many more action cards."""
    rows = "".join(f"extra-{number},{copies},0,0,funds 1\n" for number in range(titles))
    (folder / "actions.csv").write_text("key,copies,funds,influence,effect\n" + rows)
    return Counterweight(folder)


def test_there_is_room_for_more_than_256_cards(tmp_path: Path) -> None:
    """An option names any card: a game with hundreds of cards can be played to its end."""
    game = extra_actions(tmp_path, 30, 12)
    assert len(game.rules.keys) > 400
    state = game.new(2, 1, {"max_emergencies": 0})
    rng = random.Random(1)
    highest = 0
    while not state.over:
        highest = max(highest, *(option & THING for option in state.options()))
        state.apply(rng.choice(state.options()))
    assert highest > 255


@interpreted
def test_there_are_no_more_cards_than_options_can_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is told when the cards are read."""
    monkeypatch.setattr(cards, "THING", 150)
    with pytest.raises(DataError, match="more than 150 cards"):
        extra_actions(tmp_path, 4, 12)


@pytest.mark.rule("CW-12.2")
def test_every_ability_can_be_written_as_it_is_read() -> None:
    """The notation and the effects say the same, both ways."""
    for ability in the_game().rules.abilities:
        assert notation.ability(ability.written()) == ability
    by_die = notation.ability("2x 1-6: funds die | 3: leave")
    assert by_die is not None
    assert by_die.written() == "2x 1+: funds die | 3: leave"
    for unlock in filter(None, the_game().rules.unlock):
        assert phrase.read(unlock.written(), Condition.kinds, "condition") == unlock


def test_every_kind_of_effect_and_condition_has_sentences_in_both_languages() -> None:
    """Whatever number a kind takes: more, less, or what the die shows; and a picture's icon."""
    for kind in (*Effect.kinds.values(), *Condition.kinds.values(), *Manner.kinds.values()):
        phrases = [kind() if kind.takes is Takes.NOTHING else kind(2)]
        if kind.takes in (Takes.SIGNED, Takes.ROLLED):
            phrases.append(kind(-2))
        if kind.takes is Takes.ROLLED:
            phrases.append(kind.by_die())
        assert kind.icon
        for one in phrases:
            for lang in LANGUAGES:
                assert words(the_game().home(), lang).say(one.text())
    for stands in Standing:
        for number in (1, -1) if stands.takes is Takes.SIGNED else (1,):
            for lang in LANGUAGES:
                assert words(the_game().home(), lang).say(stands.text(number))


def test_a_changed_effect_changes_the_card() -> None:
    """What is printed on a card is made from what it does."""
    changed = the_game({"sections.casino.ability": "3+: funds 4"})
    clause = changed.catalogue()["casino"]["ability"][0]
    said = words(changed.home(), "en").say
    assert clause["when"]
    assert said(clause["when"]) == "On 3+"
    assert [said(effect["text"]) for effect in clause["effects"]] == ["+4 funds"]
    assert clause["effects"][0]["kind"] == "funds"
    assert clause["effects"][0]["n"] == 4


def test_an_effect_by_the_die_has_words() -> None:
    """Cards of your own may use the die for influence, too."""
    changed = the_game({"sections.casino.release": "1-6: influence die"})
    effects = changed.catalogue()["casino"]["release"][0]["effects"]
    assert effects[0]["text"]["id"] == "effect-influence-die"
    assert card("casino") in changed.catalogue()["casino"]["ids"]
