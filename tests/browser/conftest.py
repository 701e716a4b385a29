"""A browser, a server with the built client, and people in front of screens."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now."""
    runpy.run_path(str(ROOT / "client" / "build.py"))["build"]()


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


# One a file: a sync browser left open would lend its event loop to the tests of other files that
# run in the same process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Remember whether a test has failed, so that its screens can be told of."""
    report: Any = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def sit(
    browser: Browser, house: House, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """People in front of screens of their own; nothing may have gone wrong on any of them."""
    people: list[Person] = []

    def come(**settings: Any) -> Person:
        people.append(Person(browser, house.url, **settings))
        return people[-1]

    yield come
    for person in people:
        if request.node.stash.get(FAILED, False):
            seen = person.page.locator("body").inner_text(timeout=5_000)
            print(f"{person.page.url} {person.faults}\n{seen[:1500]}")
        person.go_home()
    for person in people:
        assert not person.faults, person.faults


@pytest.fixture
def ada(sit: Callable[..., Person]) -> Person:
    """Somebody at a desk."""
    return sit()
