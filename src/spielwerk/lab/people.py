"""Games of people, read as the lab reads those of bots: from what was chosen, without a name."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spielwerk.engine import Game, SpielwerkError
from spielwerk.engine import options as switches
from spielwerk.engine.record import Record
from spielwerk.lab.lens import lens_of
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.simulate import Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.tables import ASKED
from spielwerk.lab.told import PERSON, Sat, Told
from spielwerk.lab.watch import Rows, Watch

AWAY = 300.0  # seconds: who takes longer has left the table, not thought about the move
SEAT, PHASE, TIMES = (list(ASKED).index(name) for name in ("seat", "phase", "times"))
Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Whoever sat there."""

    name: str


class Again:
    """Those who played a game, playing it once more; the lab looks on as it does with bots.

    `clock` has the seconds that people thought, by seat and phase.
    """

    def __init__(self, game: Game[Any], played: Sat) -> None:
        self.bots = [Sitter(name) for name in played.seats]
        self._game = game
        self._lens = lens_of(game.id)
        self._moves = deque(played.moves or ())
        self._spent = deque(played.spent)
        self.clock: dict[tuple[int, str], float] = {}

    def interjections(self, state: Any) -> Iterator[tuple[int, int]]:
        """What was said unasked before the next choice."""
        while self._moves and self._moves[0]["interjection"]:
            move = self._moves.popleft()
            self._time(state, move["seat"])
            yield move["seat"], move["choice"]

    def choose(self, state: Any) -> int:
        """What was chosen."""
        if not self._moves:
            raise SpielwerkError("The game was not played to its end.")
        self._time(state, state.player)
        return self._moves.popleft()["choice"]

    def _time(self, state: Any, seat: int) -> None:
        """The time of the next move counts where it was made, if a person made it."""
        if self._spent:
            seconds = self._spent.popleft()
            if self.bots[seat].name == PERSON:
                here = (seat, self._lens.phase(self._game, state))
                self.clock[here] = self.clock.get(here, 0.0) + min(seconds, AWAY)

    def timed(self, asked: list[Row]) -> list[Row]:
        """Rows of what people were asked, with the seconds that it took, spread evenly."""
        times: dict[tuple[int, str], int] = {}
        for row in asked:
            here = (row[SEAT], row[PHASE])
            times[here] = times.get(here, 0) + row[TIMES]
        return [
            (*row[:-1], self.clock[here] * row[TIMES] / times[here])
            if (here := (row[SEAT], row[PHASE])) in self.clock
            else row
            for row in asked
        ]


def fits(game: Game[Any], played: Sat, options: Mapping[str, Any]) -> bool:
    """Whether this very game was played: rules, cards, numbers and switches."""
    header = played.header
    try:
        opt = switches.parse(game.Options, header["options"])
    except SpielwerkError:
        return False
    wanted = switches.parse(game.Options, options)
    same = header["rules"] == game.version and header["data"] == game.fingerprint(opt)
    return same and switches.as_dict(opt) == switches.as_dict(wanted)


def sort_out(game: Game[Any], found: Iterable[Sat], options: Mapping[str, Any]) -> Told:
    """The games that count, and what was said after any that was this very game."""
    told = Told()
    for sat in found:
        if not fits(game, sat, options):
            told.others += 1
            continue
        told.voices += sat.voices
        if sat.moves is None:
            told.silent += 1
        elif sat.helped:
            told.helped += 1
        else:
            told.games.append(sat)
    return told


def plan_of(game: Game[Any], games: Sequence[Sat], options: Mapping[str, str], pack: str) -> Plan:
    """What these games are, as a run."""
    tables = [len(played.seats) for played in games]
    bots = dict.fromkeys(name for played in games for name in sorted(played.seats))
    most = max((tables.count(players) for players in set(tables)), default=0)
    return Plan(
        game=game.id,
        players=tuple(sorted(set(tables))),
        bots=(PERSON, *(name for name in bots if name != PERSON)),
        games=most,
        options=dict(options),
        pack=pack,
        rotate=False,
    )


def rows_of(plan: Plan, game: Game[Any], number: int, played: Sat) -> Rows:
    """What the lab notes of one of them; it has no seed, so it gets a number below 0."""
    pack = Path(plan.pack) if plan.pack else None
    job = Job(plan.game, len(played.seats), plan.bots, -1 - 2 * number, plan.options, pack=pack)
    state = Record(played.header).begin(game, listen=True, strict=False)
    again = Again(game, played)
    rows = Watch(job, number, state=state, table=again).play()
    return {**rows, "asked": again.timed(rows["asked"])}


def keep(
    folder: Path,
    game: Game[Any],
    games: Iterable[Sat],
    options: Mapping[str, str],
    *,
    pack: str = "",
    command: str = "",
) -> tuple[RunFolder | None, int]:
    """People's games as a run in an empty folder, None if there are none; how many can't be read.

    A run is never added to: who takes his word back is not in the next one.
    """
    found = list(games)
    plan = plan_of(game, found, options, pack)
    by_table: dict[int, Rows] = {}
    unread = 0
    for number, played in enumerate(found):
        try:
            rows = rows_of(plan, game, number, played)
        except (SpielwerkError, IndexError, KeyError):
            unread += 1
            continue
        here = by_table.setdefault(len(played.seats), {})
        for table, some in rows.items():
            here.setdefault(table, []).extend(some)
    if not by_table:
        return None, unread
    store = RunFolder.begin(folder, Provenance.of(plan, command))
    for players, rows in sorted(by_table.items()):
        store.add(players, rows)
    return store, unread
