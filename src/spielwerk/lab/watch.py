"""One game, watched: everything the lab wants to know of it, as rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Event, Game, Option, State, Step
from spielwerk.engine.option import SHIFT
from spielwerk.games import game as find_game
from spielwerk.lab.course import POINTS, Course
from spielwerk.lab.hearing import hearings_of, taken
from spielwerk.lab.lens import KEPT, Lens, lens_of
from spielwerk.lab.simulate import Job

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table; the columns stand in tables.py


class Watch:
    """What is noted while one game is played."""

    Table: ClassVar[type[SeatedBots]] = SeatedBots

    def __init__(
        self,
        job: Job,
        number: int,
        *,
        keep_events: bool = False,
        state: Any = None,
        table: Any = None,
    ) -> None:
        """`state` and `table`: a game that was begun, and those who play it; else bots do."""
        self.job = job
        self.number = number
        self.game: Game[Any] = find_game(job.game, job.pack, job.changes)
        self.lens: Lens = lens_of(job.game)
        self.seed = job.seed_of(number)
        noted = job.noted
        self._follows = "course" in noted
        self._measures = "rounds" in noted
        self._hears = "things" in noted
        self._asks = "asked" in noted
        self._keeps = keep_events
        self._looks = self._follows or self._measures or self._hears or keep_events
        self.state: State = (
            self.game.new(job.players, self.seed, job.options, listen=self._looks)
            if state is None
            else state
        )
        seats = job.seats(number)
        self.table: Any = (
            self.Table(self.game, seats, self.seed, job.budget) if table is None else table
        )
        # Bots, whose type is known, are asked without detour
        self._bots = self.table if isinstance(self.table, SeatedBots) else None
        self._lone = 0  # questions with one answer, which the engine gave
        self.course = Course()
        tables = [table for table in ("rounds", "things", "asked") if table in noted]
        more = ["events"] if keep_events else []
        self.rows: Rows = {table: [] for table in ("games", "players", *tables, *more)}
        self._decisions = [0] * job.players
        self._round = -1
        self._written = 0  # events that are rows already
        self._free = hearings_of(self.game, self.lens, self.state.players, self.state.opt)
        self._hearing = taken(self.game, self.lens, self._free)
        self._asking = self._hearing.asking
        self._scores: list[int] = []
        self._standings: list[int] = []
        self._start = [self.lens.faction(self.state, seat) for seat in range(job.players)]
        self._places = [self.lens.position(self.state, seat) for seat in range(job.players)]
        self._set_up = self.lens.set_up(self.state)

    def play(self) -> Rows:
        """Play the game to its end."""
        state, table, bots, count = self.state, self.table, self._bots, self._count
        while not state.over:
            if self._looks:
                self._look()
            if bots is None:
                self._interject(table.interjections(state))
            elif said := bots.interjections(state):
                self._interject(said)
            if state.over:
                break
            option = table.choose(state) if bots is None else bots.choose(state)
            assert option is not None
            self._ask(state, option)
            state.apply(option, count)
        if self._looks:
            self._look()
        self._sum_up()
        self._free.append(self._hearing)
        return self.rows

    def _interject(self, said: Iterable[tuple[int, Option]]) -> None:
        """Who was not asked acts, one after the other."""
        for seat, option in said:
            if option in self.state.interjections(seat):
                self.state.interject(seat, option)

    def _ask(self, state: State, option: Option) -> None:
        """Note a question and what kind of answer it gets."""
        seat = state.player
        self._decisions[seat] += 1
        if self._asks:
            phase, step = self.lens.phase(self.game, state), state.stack[-1]
            self._asking.note(step, phase, seat, option >> SHIFT, len(state.asked))

    def _count(self, step: Step[Any], options: Sequence[int] | None) -> None:
        if options:
            self._lone += 1
            if self._asks:
                phase = self.lens.phase(self.game, self.state)
                self._asking.note(step, phase, -1, options[0] >> SHIFT, 1)

    def _look(self) -> None:
        """The state between two decisions."""
        state, now = self.state, self.lens.round(self.game, self.state)
        events = state.events
        assert events is not None
        if self._follows or self._measures:
            if events or state.over or not self._scores:  # else nothing has changed
                scores = self.lens.scores(state)
                if scores is not self._scores and scores != self._scores:
                    self._scores = scores
                    self._standings = self.lens.standings(scores)
            if self._follows and not state.over:
                self.course.note(self._scores, self._standings, len(state.asked))
        if events:
            if self._keeps:
                self._write_down(events, now)
            if self._hears:
                self._hearing.hear(state, events, now)
            events.clear()
        if self._measures and (now != self._round or state.over):
            self._round = now
            self._measure(now)

    def _measure(self, now: int) -> None:
        """How every seat stands at the beginning of a round, and at the end."""
        state = self.state
        begun = (state.players, self.number, now, state.over)
        for seat, measured in enumerate(self.lens.measure(state)):
            row = (*begun, seat, self._decisions[seat], self._scores[seat], *measured)
            self.rows["rounds"].append(row)

    def _write_down(self, events: list[Event], now: int) -> None:
        """The whole log, event by event."""
        asked = sum(self._decisions)
        for event in events:
            begun = (self.state.players, self.number, self._written, now, asked)
            self.rows["events"].append((*begun, str(event[0]), list(event[1:])))
            self._written += 1

    def _sum_up(self) -> None:
        """The rows of the whole game."""
        state, lens, number = self.state, self.lens, self.number
        players, scores, winners = state.players, state.scores(), state.winners()
        parties = lens.parties(state)
        victors = sorted({lens.party(state, seat) for seat in winners})
        courses: list[list[int]] = [[]] * players
        leaders = [-1] * POINTS
        if self._follows:
            courses = self.course.scores(players, scores)
            leaders = self.course.leaders(lens.standings(scores))
        for seat in range(players):
            self.rows["players"].append(
                (
                    players,
                    number,
                    seat,
                    self.table.bots[seat].name,
                    parties[lens.party(state, seat)],
                    self._start[seat],
                    self._places[seat],
                    scores[seat],
                    seat in winners,
                    1 / len(winners) if seat in winners else 0.0,
                    self._decisions[seat],
                    courses[seat],
                    *lens.tally(state, seat),
                )
            )
        self.rows["games"].append(
            (
                players,
                number,
                self.seed,
                state.end_reason,
                self._set_up,
                lens.round(self.game, state),
                sum(self._decisions),
                self._lone,
                winners,
                [parties[victor] for victor in victors],
                self.course.lead_changes if self._follows else 0,
                [parties[party] if party >= 0 else "" for party in leaders],
                self.course.branching() if self._follows else [],
            )
        )
        if self._hears:
            self._things()
        if self._asks:
            self.rows["asked"] += self._asking.rows(players, number)

    def _things(self) -> None:
        """The rows of all that was told of, and of what is left at the end."""
        state: Any = self.state
        rows = self.rows["things"]
        players, number = state.players, self.number
        rows += self._hearing.rows(players, number)
        now = self.lens.round(self.game, state)
        for side in range(-1, players):
            for good, left in self.lens.kept(state, side):
                rows.append((players, number, side, KEPT, good, 1, left, now))


def watch_some(
    job: Job, keep_events: bool, numbers: Sequence[int], watch: type[Watch] = Watch
) -> Rows:
    """The rows of several games: the task of pools and clusters."""
    rows: Rows = {}
    for number in numbers:
        for table, found in watch(job, number, keep_events=keep_events).play().items():
            rows.setdefault(table, []).extend(found)
    return rows
