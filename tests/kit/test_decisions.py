"""Every question knows its options, the reasons for all the rest, and the words for both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from spielwerk.engine import DataError, Decision, Game, UnknownThing
from spielwerk.engine.option import verb_of
from spielwerk.engine.words import LANGUAGES
from spielwerk.lab.probe.sensitivity import numbers, steps
from tests.kit.cases import Case, any_option, every_case, every_game, every_plain_case
from tests.kit.test_rules import ids

TURNED = 12  # numbers of the data files that are turned for each plain case
LOOKED_AT = 60  # decisions with each


def check_decision(game: Game[Any], state: Any, decision: Decision[Any]) -> None:
    """One list of wishes: those without a reason against them are the options, and only those."""
    options = list(decision.options(state))
    wishes = list(decision.wishes(state))
    assert len(set(wishes)) == len(wishes)
    open_now = [wish for wish in wishes if decision.why_not(state, wish) is None]
    assert sorted(open_now) == sorted(options), decision
    for verb, group in decision.about.items():
        about = {
            target
            for wish in wishes
            if verb_of(wish) == verb
            for target in decision.words(state, wish)[1]
        }
        things = set(game.things(state, state.player)[group])
        assert things <= about, (decision, verb, things - about)


@every_case
def test_what_has_no_reason_against_it_is_open_and_only_that(case: Case) -> None:
    """For everything on the table: `why_not` is None exactly for the options."""
    game = case.game
    for state in case.walk(case.close):
        assert list(state.decision.options(state)) == list(state.options())
        check_decision(game, state, state.decision)
        for seat in range(case.players):
            unasked = state.unasked(seat)
            if unasked:
                check_decision(game, state, unasked)


def turned(case: Case) -> Iterator[Game[Any]]:
    """The game with single numbers turned one step up or down, where its own checks allow that."""
    rng = random.Random(str(case))
    all_numbers = list(numbers(case.name))
    plain = [
        entry for entry in all_numbers if ".numbers." in entry[0] or entry[0][:8] == "numbers."
    ]
    for number in range(TURNED):
        key, value = rng.choice(plain if number % 2 else all_numbers)
        try:
            yield spielwerk.games.kind(case.name)(changes={key: str(rng.choice(steps(value)))})
        except DataError:
            continue


@every_plain_case
def test_reasons_follow_the_numbers(case: Case) -> None:
    """A number that a designer turns is turned in options and reasons alike."""
    rng = random.Random(str(case))
    made = 0
    for game in turned(case):
        made += 1
        state = game.new(case.players, rng.randrange(2**32))
        for _ in range(LOOKED_AT):
            if state.over:
                break
            check_decision(game, state, state.decision)
            state.apply(any_option(state, rng))
    assert made


@every_case
def test_two_options_never_read_alike(case: Case) -> None:
    """In both languages, every option of a question has words of its own."""
    game = case.game
    names = ["Anna", "Ben", "Cem", "Dora", "Eli"][: case.players]
    for state in case.walk(case.close // 2):
        for lang in LANGUAGES:
            said: dict[str, int] = {}
            for option in state.options():
                sentence = game.words(lang).say(game.choice(state, option)["text"], names)
                assert sentence not in said, (sentence, option, said[sentence])
                said[sentence] = option


@every_plain_case
def test_everything_on_the_table_explains_itself(case: Case) -> None:
    """Whoever touches a thing learns what could be done with it and which rule is against it."""
    game = case.game
    known = set(ids(case.name, "en"))
    rendered: set[str] = set()
    for state in case.walk(case.close // 16):
        for seat in range(case.players):
            for thing in {thing for group in game.things(state, seat).values() for thing in group}:
                for said in game.explain(state, seat, thing):
                    reason = said["reason"]
                    assert reason is None or reason["rule"] in known
                    for message in (said["text"], *([reason["text"]] if reason else [])):
                        if repr(message) not in rendered:
                            rendered.add(repr(message))
                            for lang in LANGUAGES:
                                assert game.words(lang).say(message).strip()
    assert rendered


@every_plain_case
def test_every_target_of_a_choice_lies_on_the_table(case: Case) -> None:
    """What a choice is about can be touched: it is among the things that the asked seat sees."""
    game = case.game
    for state in case.walk(case.close // 4):
        things = {thing for group in game.things(state, state.player).values() for thing in group}
        for option in state.options():
            assert set(game.choice(state, option)["targets"]) <= things


@every_game
@pytest.mark.parametrize(
    "target", ["", ":", "card", "card:", "card:x", "seat:99", "land:-1", "é:1"]
)
def test_a_thing_that_is_not_there_is_an_error_that_says_so(name: str, target: str) -> None:
    """Whatever was asked for, nothing breaks."""
    game = spielwerk.game(name)
    with pytest.raises(UnknownThing, match="There is no thing"):
        game.explain(game.new(2), 0, target)


@every_game
def test_names_on_the_wire_are_distinct(name: str) -> None:
    """A question goes by its name, a verb by its word; `done` is option 0 everywhere."""
    game = spielwerk.game(name)
    asked = [kind.name for kind in game.decisions()]
    assert len(set(asked)) == len(asked) > 5
    assert {kind.rule for kind in game.decisions()} <= set(ids(name, "en"))
    verbs = list(game.verbs)
    assert verbs[0].word == "done"
    assert [int(verb) for verb in verbs] == list(range(len(verbs)))
