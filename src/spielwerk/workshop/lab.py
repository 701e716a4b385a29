"""What the lab can be asked, as a form; and what a question takes and can show before it begins."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.engine.words import LANGUAGES
from spielwerk.lab.desk import KINDS, Field, Question, fields_of
from spielwerk.lab.lens import lens_of
from spielwerk.lab.sayer import Sayer
from spielwerk.workshop.shapes import Before, FieldOut, Named, QuestionOut, Said


def questions(game: str) -> list[QuestionOut]:
    """Every question there is for a game."""
    sayers = [Sayer(game, lang) for lang in LANGUAGES]

    def said(id: str) -> Said:
        return Said(*(say(id) for say in sayers))

    return [
        QuestionOut(
            kind,
            said(f"desk-{kind}"),
            said(f"desk-{kind}-about"),
            known.changes,
            [_field(field, said) for field in fields_of(kind, game)],
        )
        for kind, known in KINDS.items()
        if kind != "worth" or lens_of(game).roles
    ]


def _field(field: Field, said: Callable[[str], Said]) -> FieldOut:
    def named(choice: str) -> Named:
        plain = Said(choice, choice)
        return Named(choice, said(f"probe-{choice}") if field.name == "what" else plain)

    return FieldOut(
        field.name,
        said(f"argument-{field.name}"),
        said(f"argument-{field.name}-help"),
        field.kind,
        field.default,
        field.low,
        field.high,
        [named(choice) for choice in field.choices],
        field.needed,
    )


def before(kind: str, game: str, pack: str, values: dict[str, str]) -> Before:
    """How many games it takes, and what they can show; complains of what can't be asked."""
    question = Question(kind, game, pack, values)
    fields_of(kind, game)  # complains of a question that there is not
    known = KINDS[kind]
    total = known.total(question)
    sayers = [Sayer(game, lang, pack) for lang in LANGUAGES]
    return Before(
        total,
        [
            Said(*(known.before(question, say) for say in sayers)),
            Said(*(say("desk-total", total=say.whole(total)) for say in sayers)),
        ],
    )
