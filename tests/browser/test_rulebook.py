"""The rulebook on its page: contents, search, links, pictures, cards, and a sheet to print."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

GAMES = ("rebellion", "state51", "counterweight")
A4 = (595, 842)  # points


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_overview_fills_one_sheet(sit: Callable[..., Person], game: str, lang: str) -> None:
    """Printed, it is one page of A4 in both languages, without the page's own frame."""
    ada = sit(lang=lang)
    ada.go(f"/rules/{game}/overview")
    expect(ada.page.locator(".sheet h2").first).to_be_visible()
    sheet = ada.page.pdf(prefer_css_page_size=True)
    pages = re.findall(rb"/Type\s*/Page\b", sheet)
    assert len(pages) == 1
    box = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", sheet)[0]
    assert tuple(round(float(side)) for side in box) == A4
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("header.bar")).to_be_hidden()
    expect(ada.page.locator(".sheet h1")).to_be_visible()


def test_a_search_leads_to_the_section(sit: Callable[..., Person]) -> None:
    """Typing finds sections, Enter on a hit opens it, and the address says where one is."""
    ada = sit(size=(390, 844))
    ada.go("/rules/rebellion")
    page = ada.page
    page.get_by_role("searchbox", name="Search the rules").fill("tie credit")
    hits = page.get_by_role("navigation", name="Contents").get_by_role("listitem")
    expect(hits.first).to_contain_text("RB-")
    hit = page.get_by_role("navigation", name="Contents").get_by_role("link", name="RB-4.5")
    hit.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[id='RB-4.5']")).to_be_focused()
    assert page.url.endswith("#RB-4.5")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn(sit: Callable[..., Person], game: str) -> None:
    """Each picture of the book is there, with its description, and nothing in it can be pressed."""
    ada = sit(lang="de")
    ada.go(f"/rules/{game}")
    expect(ada.page.locator("article h2").first).to_be_visible()
    for figure in ada.page.locator("figure[data-picture]").all():
        expect(figure.locator(".drawing[inert] :is(svg, .face, li)").first).to_be_attached()
        expect(figure.locator("figcaption")).not_to_be_empty()


def test_icons_have_names(sit: Callable[..., Person]) -> None:
    """Every drawing once, with what it stands for: no sentence of the log with gaps in it."""
    ada = sit()
    for game in GAMES:
        ada.go(f"/rules/{game}/icons")
        names = ada.page.locator("main li strong")
        expect(names.first).to_be_visible()
        said = names.all_inner_texts()
        assert len(said) > 10
        assert not [one for one in said if "{" in one]


def test_a_deep_link_and_a_word_open_where_they_lead(sit: Callable[..., Person]) -> None:
    """An address with a section opens there; a word leads to its explanation."""
    ada = sit()
    ada.go("/rules/counterweight#CW-8.3")
    heading = ada.page.locator("[id='CW-8.3']")
    expect(heading).to_have_class(re.compile("open"))
    expect(heading).to_be_in_viewport()
    word = ada.page.locator("article a.term[href='#co']").first
    assert "officer" in str(word.get_attribute("data-tip"))
    word.click()
    expect(ada.page.locator("dfn#co")).to_be_in_viewport()


def test_cards_are_found_by_what_they_say(sit: Callable[..., Person]) -> None:
    """The list of cards shows all, those of a kind, or those with certain words."""
    ada = sit(lang="de")
    ada.go("/rules/counterweight")
    ada.page.get_by_role("link", name="Karten", exact=True).click()
    titles = ada.page.locator("section li h3")
    expect(titles.filter(has_text="Casino")).to_have_count(1)
    every = titles.count()
    ada.page.get_by_role("combobox", name="Art").select_option("Notfall")
    expect(titles).not_to_have_count(every)
    assert 0 < titles.count() < every
    ada.page.get_by_role("combobox", name="Art").select_option("Alle Arten")
    expect(ada.page.locator("section li .picture article").first).to_be_attached()
    expect(ada.page.locator("section li").first).to_contain_text("Geht einher mit")
    ada.page.get_by_role("searchbox").fill("casino")
    expect(titles.first).to_have_text("Casino")
