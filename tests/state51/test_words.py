"""Cards say what they do, and no two things on the table are called alike."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.state51.data import effect as effects
from spielwerk.games.state51.data.effect import Effect
from spielwerk.games.state51.game import State51
from spielwerk.games.state51.show import catalogue
from tests.state51.scene import (
    ask,
    choose,
    find,
    give,
    hand,
    place,
    say,
    scene,
    the_game,
)


def card_text(game: State51, key: str, lang: str) -> str:
    """All that a card does, in words."""
    return words(game.home(), lang).say(catalogue.card_text(game.rules, key))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Produces 2 guns for each Gun location in your state, 6 at most."),
        ("de", "Produziert 2 Knarren je Ort der Kategorie Knarre in deinem Staat, höchstens 6."),
    ],
)
def test_a_changed_effect_changes_the_words_on_the_card(lang: str, said: str) -> None:
    """In the catalogue, which zoom and screen reader read, and in the terminal."""
    game = spielwerk.game("state51", changes={"base.arena.effect": "2 gun per gun location max 6"})
    facts = game.catalogue()["locations"]["arena"]
    assert words(game.home(), lang).say(facts["text"]) == said
    assert facts["effect"]["icons"][0] == {"good": "gun", "n": 2}
    state = game.new(2, 1)
    arena = next(card for card in game.rules.decks["base"] if game.rules.key[card] == "arena")
    state.hands[0] = (arena,)
    lines = [line for line in game.picture(state, 0) if not isinstance(line, str)]
    told = [words(game.home(), lang).say(line, ["Ada", "Bob"]) for line in lines]
    assert any(line.endswith(said) for line in told)


@pytest.mark.parametrize(
    ("key", "german", "english"),
    [
        (
            "construction-vehicles",
            "Offene Produktion: bringt 1 grauen Kontakt. Bauprämie: Du erhältst 1 grauen Kontakt.",
            "Open production: 1 grey contact. Building bonus: 1 grey contact.",
        ),
        (
            "negotiator",
            "Zahle 1 Arbeiter und gib 1 deiner Deals auf: Du erhältst 2 Siegpunkte.",
            "Pay 1 worker and give up 1 of your deals: get 2 points.",
        ),
        (
            "hideout",
            "Gib 1 deiner Deals auf: Du erhältst 1 Siegpunkt. Zweimal pro Runde.",
            "Give up 1 of your deals: get 1 point. Twice a round.",
        ),
        (
            "solitary-trader",
            "Zahle 1 Arbeiter, 1 Knarre, 1 Treibstoff, 1 Metall und 1 Baumaterial: "
            "Du erhältst 3 Siegpunkte. Zweimal pro Runde.",
            "Pay 1 worker, 1 gun, 1 fuel, 1 iron and 1 brick: get 3 points. Twice a round.",
        ),
        (
            "hidden-forge",
            "Produziert 1 Schild. Gilt immer als mit einem Schild geschützt.",
            "Produces 1 shield. Always counts as shielded.",
        ),
        (
            "thieves-den",
            "In der Aufräumphase kannst du bis zu 2 Arbeiter und bis zu 2 Ressourcen "
            "(keine Munition) für die nächste Runde hier lassen.",
            "In the clean-up up to 2 workers and up to 2 resources (no ammo) can stay here "
            "until the next round.",
        ),
        (
            "foundation",
            "Bauprämie: Lege 1 Umbauplättchen auf diese Karte. Was dort liegt, kannst du jederzeit "
            "ausgeben; die Aufräumphase lässt es liegen. Lässt sich ohne Kategorie in alles "
            "umbauen.",
            "Building bonus: put 1 development token on this card. Spend it whenever you like; it "
            "survives the clean-up. Without a category it can be developed into anything.",
        ),
        (
            "outpost-mercenaries",
            "Offene Produktion: bringt 1 roten Kontakt oder 1 blauen Kontakt, nach Wahl.",
            "Open production: 1 red contact or 1 blue contact, as its user likes.",
        ),
        (
            "cistern",
            "Bringt 1 Siegpunkt je Treibstoff aus dieser Produktionsphase, höchstens 3.",
            "Gives 1 point for each fuel you have gained in this production phase, 3 at most.",
        ),
    ],
)
def test_cards_are_said_in_good_sentences(key: str, german: str, english: str) -> None:
    """Price, modifiers and bonus come in the order in which the printed cards have them."""
    assert card_text(the_game(), key, "de") == german
    assert card_text(the_game(), key, "en") == english


def test_every_kind_can_be_written_read_and_said_wherever_it_may_stand() -> None:
    """A row that is written anew means the same; both languages have its sentence."""
    seen: set[type[Effect[Any]]] = set()
    for title in the_game().rules.cards.titles.values():
        kinds = [(title.effect, ("production", "feature", "action")[title.row])]
        for effect, place_on in [*kinds, (title.bonus, "bonus")]:
            assert effects.read(place_on, effect.written()) == effect
            seen.add(type(effect))
            places = (place_on, "open") if place_on == "production" else (place_on,)
            for where in places:
                told = effect.text(where)
                for lang in LANGUAGES:
                    assert told is None or words(the_game().home(), lang).say(told)
            assert effect.icons() or effect.written() == "-"
    assert seen <= set(Effect.kinds)
    assert len(seen) >= 18


GOODS = "gun fuel iron brick ammo worker grey blue red multi develop shield vp"


@pytest.mark.parametrize("good", GOODS.split())
def test_every_good_can_be_counted_stored_and_paid(good: str) -> None:
    """What a pack may write has words in both languages."""
    changes = {
        "base.arena.effect": f"2 vp per {good} gained max 4",
        "base.archive.effect": f"{'2 gun' if good == 'vp' else f'2 {good}'} -> 2 {good}",
        "base.church.bonus": f"2 {good}",
    }
    if good != "vp":
        changes["base.ruined-library.effect"] = f"store all {good}"
    game = State51(changes=changes)
    for key in ("arena", "archive", "church", "ruined-library"):
        for lang in LANGUAGES:
            assert "{" not in card_text(game, key, lang)


@pytest.mark.rule("S51-5.5", "S51-5.8")
def test_locations_of_several_owners_are_told_apart() -> None:
    """Whose School, and which of two."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    place(state, "school", 1)
    for _ in range(2):
        place(state, "school", 2)
    place(state, "pub", 1)
    place(state, "pub", 2)
    give(state, "red:3 worker:1")
    told = say(ask(state))
    assert told[:5] == [
        "Raze School of Player 2 (3 red)",
        "Raze Pub of Player 2 (3 red)",
        "Raze School no. 1 of Player 3 (3 red)",
        "Raze School no. 2 of Player 3 (3 red)",
        "Raze Pub of Player 3 (3 red)",
    ]
    assert {"Send a worker to Pub of Player 2", "Send a worker to Pub of Player 3"} < set(told)
    assert "„Schule“ Nr. 2 von Spieler 3 plündern (3 rot)" in say(state, "de")


@pytest.mark.rule("S51-8.5")
def test_the_virtual_opponent_is_named_too() -> None:
    """Alone, what is razed belongs to it."""
    state = scene(1)
    place(state, "school", 1)
    give(state, "red:3")
    assert say(ask(state))[0] == "Raze School of the virtual opponent (3 red)"
    assert say(state, "de")[0] == "„Schule“ des virtuellen Gegners plündern (3 rot)"


@pytest.mark.rule("S51-5.2")
def test_a_ruin_is_told_from_the_location_that_still_stands() -> None:
    """One School stands, another is a ruin."""
    state = scene()
    place(state, "school")
    gone = find(state, "school")
    state.rows[0] += (~gone,)
    state.match[0] = -1
    archive = hand(state, "archive")
    give(state, "brick:1")
    choose(ask(state), "develop", archive)
    assert sorted(say(state)) == [
        "Develop School (brick)",
        "Develop the ruin of School (brick)",
    ]
    assert "Ruine von „Schule“ umbauen (Baumaterial)" in say(state, "de")


def sentences(state: Any, lang: str) -> Iterator[str]:
    """Everything that is said of the present moment: question, choices, reasons, log, picture."""
    game = the_game()
    said = words(game.home(), lang)
    view = game.view(state, state.player)
    texts = [view["prompt"], *(choice["text"] for choice in view["choices"])]
    texts += [game.line(event, 0, state.opt)["text"] for event in state.events]
    texts += [line for line in game.picture(state, 0) if not isinstance(line, str)]
    decision = state.decision
    for wish in decision.wishes(state):
        reason = decision.why_not(state, wish)
        texts += [reason["text"]] if reason else []
    for message in texts:
        assert message is not None
        yield said.say(message, ["Anna", "Ben", "Cem", "Dora"])


@pytest.mark.rule("S51-2.1")
@pytest.mark.parametrize("players", [1, 3])
def test_german_card_names_stand_in_quotes(players: int) -> None:
    """Wherever a card is named, so that no name needs a case: "Deal mit „Altes Kino“"."""
    game = the_game()
    german = words(game.home(), "de")
    keys = {key for key in game.rules.key if key}
    names = {german.say({"id": f"card-{key}", "args": {}}) for key in keys}
    # Names that are also words of the rules or parts of other names.
    free = {"Händler", "Lieferanten"}
    found = re.compile("|".join(sorted(map(re.escape, names - free), key=len, reverse=True)))
    rng = random.Random(players)
    seen: set[str] = set()
    for deck in ("new_era", "winter"):
        state = game.new(players, players, {"deck": deck}, listen=True)
        for _ in range(150):
            for said in sentences(state, "de"):
                plain = re.sub("„[^“]*“", "", said)
                assert not re.search(rf"\b(?:{found.pattern})\b", plain), said
                seen.update(re.findall("„([^“]*)“", said))
            state.events = []
            state.apply(rng.choice(state.options()))
            if state.over:
                break
    assert seen <= names
    assert len(seen) > 60


def test_a_store_is_no_camp() -> None:
    """The word "Lager" alone is a place where goods lie: no card but two storehouses has it."""
    text = (the_game().home() / "words" / "de.ftl").read_text(encoding="utf-8")
    book = the_game().rulebook("de")
    assert re.findall(r"^.*\bLager\b.*$", text, re.M) == [
        "card-lemmys-storage = Lemmys Lager",
        "card-mobile-storage = Fahrendes Lager",
    ]
    assert not re.search(r"\bLager\b", book)


def test_what_building_gives_besides_has_one_name() -> None:
    """In words, rulebook and tutorial: "Bauprämie", in English "building bonus"."""
    root = Path(__file__).parents[2]
    home = the_game().home()
    tutorial = root / "client" / "src" / "games" / "state51" / "words" / "tutorial"
    for folder, kind in ((home / "words", "ftl"), (home / "book", "md"), (tutorial, "ftl")):
        german = (folder / f"de.{kind}").read_text(encoding="utf-8")
        english = (folder / f"en.{kind}").read_text(encoding="utf-8")
        assert "Bauprämie" in german
        assert not re.search(r"Baubonus|(?<!Bau)Prämie|Beim Bau erhältst", german)
        assert "uilding bonus" in english
        assert "When built:" not in english
    for title in the_game().rules.cards.titles.values():
        said = title.bonus.text("bonus")
        if said:
            assert words(home, "de").say(said).startswith("Bauprämie: ")
            assert words(home, "en").say(said).startswith("Building bonus: ")


def test_copies_in_a_hand_have_numbers() -> None:
    """Two Schools are two things to build."""
    state = scene()
    hand(state, "school")
    hand(state, "school")
    give(state, "grey:1")
    assert say(ask(state))[:2] == ["Build School no. 1 (1 grey)", "Build School no. 2 (1 grey)"]


def test_a_card_more_in_another_deck_changes_no_game(tmp_path: Path) -> None:
    """A base game with a pack that adds a winter card: same fingerprint, same numbers, same play.

    A game of the other expansion is the same, too; one with the winter cards is not.
    """
    (tmp_path / "winter.csv").write_text(
        "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"
        "ice-house,3,open,1,card,2 card,card,1 card,-\n",
        encoding="utf-8",
    )
    own, more = the_game(), State51(pack=tmp_path)
    options: dict[str, object]
    for deck in ("base", "new_era"):
        options = {"deck": deck}
        here, there = own.new(3, 5, options), more.new(3, 5, options)
        assert own.fingerprint(here.opt) == more.fingerprint(there.opt)
        rng = random.Random(deck)
        while not here.over:
            choice = rng.choice(here.options())
            here.apply(choice)
            there.apply(choice)
        assert own.to_json(here) == more.to_json(there)
        assert there.over
    winter = own.new(3, 5, {"deck": "winter"})
    assert own.fingerprint(winter.opt) != more.fingerprint(winter.opt)
    assert more.rules.key[more.rules.decks["winter"][-1]] == "ice-house"
