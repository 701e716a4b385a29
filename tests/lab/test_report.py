"""Reports: whole, in both languages, without network, and they name what stands out."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from spielwerk.engine.words import message_ids
from spielwerk.lab import page
from spielwerk.lab.cards import cards
from spielwerk.lab.findings import findings
from spielwerk.lab.numbers import Shown
from spielwerk.lab.plan import Plan
from spielwerk.lab.plots import Curve, ForestRow, columns, forest, heat, lines
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report, report_page
from spielwerk.lab.sayer import HOME, Sayer
from spielwerk.lab.stats import Estimate
from spielwerk.lab.store import RunFolder
from tests.lab.runs import run, toy_plan

LANGUAGES = ("de", "en")
PARTS = {
    "rebellion": ("lands", "battles", "links"),
    "state51": ("growth", "ways", "rivals", "cards", "goods"),
    "counterweight": ("failures", "bottlenecks", "station", "selfishness", "cards"),
}
# Four factions that are alike: what one has more than the others is the test's doing.
ALIKE = {
    f"factions.factions.{name}.{entry}": value
    for name in ("new-york", "appalachian-federation", "merchants-guild", "mutants-union")
    for entry, value in (
        ("production", "3 worker + 1 grey + 1 card + 1 gun"),
        ("actions", '["1 iron -> 1 grey", "1 gun -> 2 red", "1 fuel -> 2 blue"]'),
    )
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PARTS)
def test_a_report_is_whole(small_runs: dict[str, RunFolder], game: str, lang: str) -> None:
    """Every part is there, every plot is sound SVG, and nothing comes from elsewhere."""
    made = report(Reading(small_runs[game]), lang)
    for part in (
        "summary",
        "winners",
        "length",
        "points",
        "tension",
        "choices",
        "ends",
        "turns",
        "provenance",
    ):
        assert f'id="{part}"' in made
    for part in PARTS[game]:
        assert f'id="{part}"' in made
    plots = re.findall(r"<svg.*?</svg>", made, re.S)
    assert len(plots) >= 12
    for plot in plots:
        ET.fromstring(plot)
        assert not re.search(r'["\s,]nan["\s,]', plot)
    assert not re.findall(r"(?:src|href)=[\"'](?!#)", made)
    assert "http" not in made.replace("http://www.w3.org/2000/svg", "")
    assert f'lang="{lang}"' in made


def test_a_game_without_a_lens_is_reported(tmp_path: Path, toy: None) -> None:
    """A new game gets seats, length, points, tension and ends for nothing."""
    made = report(Reading(run(tmp_path / "run", toy_plan(30))), "en")
    assert 'id="tension"' in made
    assert 'id="cards"' not in made


def test_a_planted_faction_is_named(tmp_path: Path) -> None:
    """Four factions alike but for one worker more: the summary says which is too strong."""
    planted = {
        **ALIKE,
        "factions.factions.new-york.production": "4 worker + 1 grey + 1 card + 1 gun",
    }
    plan = Plan(game="state51", players=(3,), bots=("thumb",), games=400, changes=planted)
    said = [
        finding.said
        for finding in findings(Reading(run(tmp_path / "run", plan)), Sayer("state51", "en"))
    ]
    assert any(line.startswith("New York is too strong") for line in said), said
    assert not any("is too strong" in line and "New York" not in line for line in said)


def test_a_planted_card_is_named(tmp_path: Path) -> None:
    """A card that gives six points when built: who draws it blind wins more often."""
    plan = Plan(
        game="state51",
        players=(3,),
        bots=("thumb",),
        games=300,
        changes={"base.quarry.bonus": "6 vp"},
    )
    reading = Reading(run(tmp_path / "run", plan))
    said = [finding.said for finding in findings(reading, Sayer("state51", "en"))]
    assert any("“Quarry” helps: who draws it blind" in line for line in said), said
    quarry = next(card for card in cards(reading) if card.thing == "card-quarry")
    assert quarry.draw is not None
    assert quarry.draw.low > 0
    assert 0 < quarry.roles["built"].value <= 1


def test_figures_add_up(small_runs: dict[str, RunFolder]) -> None:
    """Shares of seats and of ends make one; the last leader is the winner in 51st State."""
    reading = Reading(small_runs["state51"])
    for players in reading.tables:
        assert sum(figure.value for _, figure, _ in reading.win_shares("seat", players)) == (
            pytest.approx(1, abs=1e-5)
        )
        assert sum(figure.value for _, figure in reading.ends(players)) == pytest.approx(1)
        assert all(0 <= point <= 1 for point in reading.decided(players))
        assert reading.leader_wins(players)[-1][1].value > 0.9


@pytest.mark.parametrize("game", ["state51", "counterweight"])
def test_goods_are_spent_left_or_wasted(small_runs: dict[str, RunFolder], game: str) -> None:
    """What a player still has at the end, stored or not, is not wasted; it all adds up."""
    reading = Reading(small_runs[game])
    found = reading.goods()
    assert found
    for good, made, kept, wasted in found:
        making, spending = reading.lens.goods[good]
        spent = reading.amounts(spending) / made
        assert made == reading.amounts(making)
        assert kept.value + wasted.value + spent == pytest.approx(1, abs=0.02)
    assert any(kept.value > 0 for _, _, kept, _ in found)


@pytest.mark.parametrize(("low", "high"), [(0.24, 0.5), (0.28, 0.47), (0.01, 0.99), (0.5, 0.52)])
def test_an_axis_has_figures(low: float, high: float) -> None:
    """Two or more, in the reader's language, without fractions that say nothing."""
    say = Sayer("state51", "de")
    row = ForestRow("Sitz 1", Estimate((low + high) / 2, low, high))
    picture = forest([row], "", say.share1).svg()
    said = re.findall(r'text-anchor="middle"[^>]*>([^<]+)<', picture)
    assert len(said) > 1
    assert len(set(said)) == len(said)
    assert any("," in figure for figure in said) == (high - low < 0.03)


def test_plots_are_read_without_colours() -> None:
    """Lines differ by their dashes, in the plot and in its legend; long names take two lines."""
    show = Shown("de")
    points = [(float(x), Estimate(x, x, x)) for x in range(3)]
    picture = lines([Curve("a", points), Curve("b", points)], "", show).svg()
    for colour, dash in (("k0", "1,0"), ("k1", "8,4")):
        drawn = re.findall(rf'<path [^>]*stroke="var\(--{colour}\)"[^>]*>', picture)
        assert len([path for path in drawn if f'stroke-dasharray="{dash}"' in path]) == 2
    names = ["Appalachen-Föderation", "New York", "Gilde"]
    table = heat(names, names, {(0, 1): 0.1}, "", show, 0.0).svg()
    assert ">Appalachen-<" in table
    assert ">Föderation<" in table
    assert "…" not in table


def test_a_plot_is_small_the_same_and_alone() -> None:
    """It stands in a repository: no random names, its own colours for light and dark."""
    show = Shown("en", factor=100, unit=" %")
    plot = columns({"a": {1: 2.0, 5: 3.0}, "<b>": {3: 1.0}}, 'Rounds & "more"', show)
    alone = plot.alone()
    assert alone == plot.alone()
    assert len(alone) < 4000
    assert ET.fromstring(alone).attrib["aria-label"] == 'Rounds & "more"'
    assert "prefers-color-scheme:dark" in alone
    ET.fromstring(columns({}, "nothing", show).svg())


def test_what_a_mouse_reads_is_not_in_files() -> None:
    """Hover stands in the specification, in the reader's language; the picture is without."""
    plot = lines(
        [Curve("Sitz 1", [(1.0, Estimate(0.5, 0.4, 0.6))])], "", Sayer("state51", "de").share1
    )
    assert plot.spec["data"]["values"][0]["hover"] == "Sitz 1, 1: 50,0 % (40,0 % … 60,0 %)"
    assert plot.spec["config"]["locale"]["number"]["decimal"] == ","
    assert "50,0 % (" not in plot.svg()


def test_a_figure_and_its_unit_stay_together() -> None:
    """No line ends between them, and rows that matter are bold."""
    table = page.table(["a"], [["1"], ["2"]], [False, True])
    empty = page.section("none", "Nothing", [])
    made = page.Page("<Title>", "en", [page.text("31 % ± 2 of games"), table, empty]).html()
    assert "<p>31&nbsp;%&nbsp;±&nbsp;2 of games</p>" in made
    assert made.count('<tr class="strong">') == 1
    assert "<title>&lt;Title&gt;</title>" in made
    assert "Nothing" not in made


def test_a_page_is_plain_data(small_runs: dict[str, RunFolder]) -> None:
    """It goes to a browser as JSON and back, and its plots are found without reading HTML."""
    made = report_page(Reading(small_runs["state51"]), "en")
    assert msgspec.json.decode(msgspec.json.encode(made), type=page.Page) == made
    assert len(made.figures("winners")) >= 2
    assert all(figure.picture.spec["data"] for figure in made.figures("winners"))


def test_tables_of_which_the_same_is_said_share_a_line(small_runs: dict[str, RunFolder]) -> None:
    """Length, and places in the turn order that too few games tell apart."""
    said = [
        finding.said for finding in findings(Reading(small_runs["state51"]), Sayer("state51", "en"))
    ]
    assert sum("rounds (80 % between" in line for line in said) == 1
    assert any(line.startswith("With 2, 3 players no place in the turn order") for line in said)


def test_both_languages_have_the_same_words() -> None:
    """And every message that the code names is there."""
    ids = {lang: message_ids(HOME / "words" / f"{lang}.ftl") for lang in LANGUAGES}
    assert ids["de"] == ids["en"]
    named = set()
    for path in HOME.rglob("*.py"):
        named |= set(re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert named <= ids["en"], named - ids["en"]


def test_numbers_speak_the_language() -> None:
    """Comma and point, a real minus, and no minus before nothing."""
    german, english = Sayer("state51", "de"), Sayer("state51", "en")
    assert german.number(-1234.56) == "−1.234,6"
    assert english.number(-1234.56) == "−1,234.6"
    assert english.number(-0.001) == "0.0"
    assert english.about(Estimate(0.31, 0.29, 0.33)) == "31 % ± 2"
    assert german.interval(Estimate(0.5, 0.45, 0.55)) == "50,0 % (45,0–55,0)"
    assert german.name("seat:0") == "Sitz 1"
    assert german.name("card-unknown-thing") == "Unknown thing"
