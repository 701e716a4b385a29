"""Learning: the guided game waits for its reader; a lesson knows when it is solved."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import spielwerk
from spielwerk.bots.lessons import leads, position
from spielwerk.engine import Session
from tests.browser.person import Person


def test_a_guided_game_waits_while_its_text_is_read(ada: Person) -> None:
    """Bots may think, but nothing new is shown until the learner goes on."""
    ada.go("/learn/rebellion")
    ada.page.get_by_role("button", name=re.compile("Begin.*A Rebel")).click()
    teacher = ada.page.get_by_role("complementary", name="Guided game")
    expect(teacher.get_by_role("status")).to_contain_text("Rebel Red")
    room = ada.page.url.split("/r/")[1].partition("?")[0]
    # The Empire's first turn is on its way; the page still shows how it was.
    ada.page.wait_for_function(
        "async room => (await (await fetch(`/api/rooms/${room}/view?seat=1`)).json()).step > 3",
        arg=room,
    )
    log = ada.page.locator(".log")
    before = log.inner_text()
    skip = ada.page.locator("[data-key=skip]")
    expect(skip).to_be_visible()
    assert log.inner_text() == before
    go_on = teacher.get_by_role("button", name="Go on")
    go_on.click()
    go_on.click()
    expect(log).not_to_have_text(before)


def go_on(page: Page) -> None:
    """Read on."""
    page.get_by_role("complementary", name="Guided game").get_by_role(
        "button", name="Go on"
    ).click()


def test_a_guided_game_ends_with_words_and_a_next_step(ada: Person) -> None:
    """The last text is followed by a summary, a game of one's own, and lessons."""
    ada.go("/learn/state51")
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.wait_for_selector(".teacher")
    key = "spielwerk.learn." + ada.page.url.split("/r/")[1].partition("?")[0]
    # As if all but the last step had been read.
    ada.page.evaluate("key => localStorage.setItem(key, '16')", key)
    ada.page.reload()
    go_on(ada.page)
    words = ada.page.get_by_role("dialog")
    expect(words).to_contain_text("The aim: the most points.")
    alone = words.get_by_role("link", name="A game of my own")
    alone.click()
    card = ada.page.locator("article.game").filter(has_text="51st State")
    expect(card.get_by_role("button", name="Start")).to_be_focused()
    ada.page.go_back()
    ada.page.evaluate("key => localStorage.setItem(key, '16')", key)
    ada.page.reload()
    go_on(ada.page)
    words.get_by_role("link", name="Single lessons").click()
    expect(ada.page.get_by_role("heading", name="Razing")).to_be_visible()


LESSONS = [
    ("state51", "raze", "Razing", "pass"),
    ("state51", "develop", "Developing", "pass"),
    ("rebellion", "bridges", "Bridges", "done"),
    ("counterweight", "docking", "Docking", "done"),
    ("counterweight", "inspector", "The inspector", "done"),
]


def what_solves(name: str, key: str) -> int:
    """A choice that leads to the goal of a lesson."""
    game = spielwerk.game(name)
    lesson = next(one for one in game.lessons if one.key == key)
    state = Session(game, position(game, lesson)).state
    solves: int = next(option for option in state.options() if leads(state, option, lesson))
    return solves


@pytest.mark.parametrize(("game", "key", "name", "let_pass"), LESSONS)
def test_a_lesson_says_whether_it_is_solved(
    sit: Callable[..., Person], game: str, key: str, name: str, let_pass: str
) -> None:
    """Let pass, it says what is missing and leads back; done, it says so."""
    ada = sit()
    ada.go(f"/learn/{game}")
    ada.page.get_by_role("button", name=re.compile(f"Try it.*{name}")).click()
    lesson = ada.page.get_by_role("complementary", name="Lesson")
    said = lesson.get_by_role("status")
    ada.my_turn()
    task = said.inner_text()
    room = ada.page.url.split("/r/")[1].partition("?")[0]
    start = ada.view(room, 0)["step"]

    def choose(option: int) -> None:
        frame = ada.view(room, 0)
        body = {"seq": frame["seq"], "seat": 0, "choice": option}
        answer = ada.page.request.post(
            f"/api/rooms/{room}/moves", data={**body, "key": f"lesson-{frame['seq']}"}
        )
        assert answer.ok, answer.text()

    choices = ada.view(room, 0)["view"]["choices"]
    choose(next(one["option"] for one in choices if one["verb"] == let_pass))
    again = lesson.get_by_role("button", name="Back and try again")
    expect(again).to_be_visible()
    again.click()
    expect(said).to_have_text(task)
    ada.my_turn()
    assert ada.view(room, 0)["step"] == start
    choose(what_solves(game, key))
    more = lesson.get_by_role("link", name="More lessons")
    while not more.count():
        if ada.view(room, 0)["asked"] == 0 and not more.count():
            ada.play(1)
        ada.settle()
    expect(lesson).to_contain_text("Solved.")
