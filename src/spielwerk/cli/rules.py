"""`spielwerk rules`: the rulebook, one of its sections, the overview and the cards."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from spielwerk.cli.flags import Lang, Name, Pack, spoken
from spielwerk.engine import Game, SpielwerkError, book
from spielwerk.engine.view import Text, text
from spielwerk.engine.words import Words
from spielwerk.games import game as find_game


def rules(
    name: Name,
    section: Annotated[
        str, typer.Argument(metavar="[SECTION]", help="Only this one: RB-4.5, aim, overview …")
    ] = "",
    find: Annotated[
        str, typer.Option("--find", help="Only sections and cards with these words.")
    ] = "",
    cards: Annotated[bool, typer.Option("--cards", help="The cards instead of the rules.")] = False,
    lang: Lang = "",
    pack: Pack = None,
) -> None:
    """Read a rulebook: all of it, a section, the one-page overview, the cards."""
    game = find_game(name, pack)
    texts = game.words(spoken(lang))
    console = Console(highlight=False)
    if cards:
        told = card_pages(game, texts, find)
    elif section in book.PARTS:
        told = matching(game.rulebook(texts.lang, section), find)
    else:
        found = book.section(game.rulebook(texts.lang), section)
        if found is None:
            known = ", ".join(book.ids(game.rulebook(texts.lang)))
            raise SpielwerkError(f"The rulebook has no section '{section}'; it has {known}.")
        told = matching(found, find)
    if not told:
        raise SpielwerkError(texts.say(text("book-nothing", find=f"={find}")))
    console.print(Markdown(book.plain(told, texts)))


def matching(found: str, find: str) -> str:
    """The smallest sections in which all words are found; all, if none is wanted."""
    wanted = find.lower().split()
    if not wanted:
        return found
    pieces = book.pieces(found)
    return "\n".join(one for one in pieces if all(word in one.lower() for word in wanted))


def card_pages(game: Game[Any], texts: Words, find: str) -> str:
    """The cards by kind, those with all the words that are looked for."""
    wanted = find.lower().split()
    pages: dict[str, list[str]] = {}
    for entry in game.card_list():
        told = card_text(entry, texts)
        if all(word in told.lower() for word in wanted):
            pages.setdefault(texts.say(text(entry["kind"])), []).append(told)
    return "\n".join(line for kind, cards in pages.items() for line in (f"## {kind}\n", *cards))


def card_text(entry: book.CardEntry, texts: Words) -> str:
    """A card as an entry of a list."""

    def said(lines: list[Text]) -> str:
        return " ".join(texts.say(line) for line in lines)

    copies = f" ×{entry['copies']}" if entry["copies"] > 1 else ""
    facts = " · ".join(texts.say(fact) for fact in entry["facts"])
    story = f"– *{texts.say(entry['story'])}*" if entry["story"] else ""
    told = ". ".join(filter(None, (facts, said(entry["lines"]))))
    return f"- **{texts.say(entry['name'])}**{copies}: {told} {story}".rstrip()
