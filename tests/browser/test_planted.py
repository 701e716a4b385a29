"""An imbalance planted and looked for by the workshop's pages alone: the answer names it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.test_workshop import new_pack, save


def planted(ada: Person, game: str) -> Page:
    """A pack of one's own, fresh on the bench."""
    ada.go("/workshop")
    new_pack(ada.page, game, "Planted")
    return ada.page


def written(page: Page, column: str, text: str) -> None:
    """Write an effect as text."""
    cell = page.locator("fieldset", has=page.get_by_text(column, exact=True))
    cell.get_by_role("button", name="Write as text").click()
    cell.get_by_role("combobox", name=column).fill(text)


def asked(page: Page, question: str, games: int) -> Locator:
    """Ask the lab about tables of two that play by rules of thumb; the page of the answer."""
    page.get_by_role("link", name="Ask", exact=True).click()
    page.get_by_role("link", name=question, exact=True).click()
    form = page.get_by_role("form", name=question)
    players = form.get_by_role("group", name="Players")
    players.get_by_role("checkbox", name="2", exact=True).check()
    players.get_by_role("checkbox", name="3", exact=True).uncheck()
    form.get_by_role("spinbutton", name="Games").fill(str(games))
    form.locator("summary").click()
    form.get_by_label("Bots").fill("thumb")
    form.get_by_label("Bots").press("Tab")
    form.get_by_role("button", name="Ask the lab").click()
    expect(page.get_by_text("Done.")).to_be_visible(timeout=300_000)
    return page.locator("main")


def sure(answer: Locator) -> list[str]:
    """The rows of a comparison that are more than noise, in their order."""
    return [row.locator("th, td").first.inner_text() for row in answer.locator("tr.strong").all()]


def test_a_card_is_named_by_the_report(ada: Person) -> None:
    """51st State: who draws it blind wins more often, and what it moves in the game comes first."""
    page = planted(ada, "state51")
    page.get_by_role("searchbox").fill("archive")
    page.get_by_role("link", name="Archive", exact=True).click()
    written(page, "Effect", "1 worker -> 7 vp; twice")
    expect(page.get_by_label("What the card says")).to_contain_text("get 7 points")
    save(page, 2)
    answer = asked(page, "Report", 150)
    warned = answer.locator("section#summary li").filter(has_text="▲")
    expect(warned.first).to_contain_text("Beside the game as it is")
    expect(warned.filter(has_text="“Archive” helps")).to_be_visible()
    expect(answer.locator("section#beside")).to_contain_text("1 worker -> 7 vp; twice")


def test_a_number_is_named_by_the_comparison(ada: Person) -> None:
    """Rebellion: a poor Empire loses; the number that makes it poor stands above the figures."""
    page = planted(ada, "rebellion")
    page.get_by_role("link", name="Numbers", exact=True).click()
    page.get_by_role("searchbox").fill("credits of the empire")
    credits = page.get_by_label("Credits of the Empire").first
    credits.fill("5")
    credits.press("Tab")
    expect(page.get_by_text("in the game: 30")).to_be_visible()
    answer = asked(page, "What does my change do?", 40)
    expect(answer.get_by_text("empire_credits 30 → 5").first).to_be_visible()
    assert any("Empire" in name for name in sure(answer)), sure(answer)
    look_closer(page, answer.locator(".room").first)


def look_closer(page: Page, plot: Locator) -> None:
    """The ends of the axis leave and come back; a point says what it is where the mouse is."""
    axis = plot.locator("svg").first.locator(".role-axis-label").first
    expect(axis).to_contain_text("−")
    end = axis.locator("text").first.text_content() or ""
    plot.get_by_role("button", name="Look closer").click()
    expect(axis).not_to_contain_text(end)
    plot.get_by_role("button", name="Show all").click()
    expect(axis).to_contain_text(end)
    plot.locator(".mark-symbol path").first.hover(force=True)
    expect(plot.locator(".tip")).to_contain_text("comebacks")
    page.mouse.move(0, 0)
    expect(plot.locator(".tip")).to_have_count(0)


def test_a_card_is_named_by_the_comparison(ada: Person) -> None:
    """Counterweight: the card itself stands first, and players have more points through it."""
    page = planted(ada, "counterweight")
    page.get_by_role("searchbox").fill("casino")
    page.get_by_role("link", name="Casino", exact=True).click()
    written(page, "Release", "1+: influence 9")
    page.locator("fieldset", has=page.get_by_text("Copies")).get_by_role("spinbutton").fill("4")
    save(page, 2)
    found = sure(asked(page, "What does my change do?", 60))
    assert found[0].startswith("Casino"), found
    assert any(name.startswith("points a player") for name in found), found
