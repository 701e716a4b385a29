"""What does my change do? The process that plays the game and the pack side by side.

It is told the question on its first line and writes its answer, as it sharpens, to a file; stopped,
it keeps what was played, and the same question goes on from there.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from spielwerk.engine.words import LANGUAGES
from spielwerk.lab.ask import ask, reach
from spielwerk.lab.compare import Comparison, apart, level_of, sentence
from spielwerk.lab.plan import Plan, seated, two_bots
from spielwerk.lab.sayer import Sayer
from spielwerk.workshop.shapes import AnswerOut, AnswerRow, Said

NICE = 15
WORKERS = 2  # processes that play, at most


class Question(msgspec.Struct):
    """The pack in a folder against the game itself."""

    game: str
    pack: str
    players: int
    games: int
    folder: str


def plans(question: Question) -> tuple[Plan, Plan]:
    """The game as it is, and with the pack."""
    bots, by_turns = seated(two_bots(question.game))
    own = Plan(
        game=question.game,
        players=(question.players,),
        bots=bots,
        apart=by_turns,
        games=question.games,
    )
    return own, msgspec.structs.replace(own, pack=question.pack)


def said_before(question: Question) -> Said:
    """What so many games can show, before one of them is played, and who plays them."""
    plan = plans(question)[0]
    found = reach(plan)

    def said(say: Sayer) -> str:
        shown = say(
            "compare-reach",
            games=found.games,
            smallest=say.number(found.smallest * 100),
            wanted=say.number(found.wanted * 100, 0),
            needed=say.whole(found.needed),
        )
        return " ".join(filter(None, (shown, apart(plan.crews, say))))

    return _both(question, said)


def answers(question: Question) -> Iterator[AnswerOut]:
    """The answer as it sharpens; the last one is whole."""
    own, changed = plans(question)
    total, done = 2 * question.games, 0

    def count(games: int) -> None:
        nonlocal done
        done += games

    workers = min(WORKERS, os.cpu_count() or 1)
    found = ask(own, changed, Path(question.folder), workers=workers, progress=count)
    with closing(found) as comparisons:  # type: ignore[type-var]
        for one in comparisons:
            yield _answer(question, one, min(done, total), total)


def _answer(question: Question, one: Comparison, done: int, total: int) -> AnswerOut:
    shown = [row for row in one.rows if level_of(row)]
    sentences = [_both(question, partial(sentence, row)) for row in shown]
    if not sentences:
        count = len(one.rows)
        sentences = [_both(question, lambda say: say("compare-nothing", count=count))]
    rows = []
    for row in one.rows:
        cells = [row.cells(_sayer(question, lang)) for lang in LANGUAGES]
        both = [Said(*pair) for pair in zip(*cells, strict=True)]
        rows.append(AnswerRow(both, row.verdict == "sure"))
    state = "done" if one.games >= question.games else "running"
    return AnswerOut(
        state=state,  # type: ignore[arg-type]
        players=question.players,
        games=question.games,
        done=done,
        total=total,
        compared=one.games,
        sentences=sentences,
        rows=rows,
    )


_said: dict[tuple[str, str, str], Sayer] = {}


def _sayer(question: Question, lang: str) -> Sayer:
    key = question.game, lang, question.pack
    if key not in _said:
        _said[key] = Sayer(*key)
    return _said[key]


def _both(question: Question, said: Callable[[Sayer], str]) -> Said:
    return Said(*(said(_sayer(question, lang)) for lang in LANGUAGES))


def main() -> None:
    """Answer one question."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    question = msgspec.json.decode(sys.stdin.readline(), type=Question)
    path = Path(question.folder) / "answer.json"
    try:
        for answer in answers(question):
            fresh = path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(answer))
            fresh.replace(path)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
