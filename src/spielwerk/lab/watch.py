"""One game, watched: everything the lab wants to know of it, as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Event, Game
from spielwerk.games import game as find_game
from spielwerk.lab.course import Course
from spielwerk.lab.lens import KEPT, Lens, lens_of
from spielwerk.lab.loop import Loop
from spielwerk.lab.simulate import Job

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table; the columns stand in tables.py


class Watch:
    """What is noted while one game is played."""

    def __init__(self, job: Job, number: int, *, keep_events: bool = False) -> None:
        self.job = job
        self.number = number
        self.game: Game[Any] = find_game(job.game, job.pack, job.changes)
        self.lens: Lens = lens_of(job.game)
        self.seed = job.seed + number
        self.state: Any = self.game.new(job.players, self.seed, job.options, listen=True)
        self.table = SeatedBots(self.game, job.seats(number), self.seed)
        self.loop = Loop()
        self.course = Course()
        self.rows: Rows = {"games": [], "players": [], "rounds": [], "things": []}
        if keep_events:
            self.rows["events"] = []
        self._decisions = [0] * job.players
        self._round = -1
        self._told = 0
        self._act = ""
        self._things: dict[tuple[int, str, str], list[int]] = {}
        self._start = [self.lens.faction(self.state, seat) for seat in range(job.players)]
        self._places = [self.lens.position(self.state, seat) for seat in range(job.players)]
        self._set_up = self.lens.set_up(self.state)

    def play(self) -> Rows:
        """Play the game to its end."""
        state, table = self.state, self.table
        while not state.over:
            self._look()
            for seat, said in table.interjections(state):
                if said in state.interjections(seat):
                    state.interject(seat, said)
            if state.over:
                break
            option = table.choose(state)
            assert option is not None
            self._decisions[state.player] += 1
            self.loop.apply(state, option)
        self._look()
        self._sum_up()
        return self.rows

    def _look(self) -> None:
        """The state between two decisions."""
        state, lens = self.state, self.lens
        scores = state.scores()
        if not state.over:
            self.course.note(scores, lens.standings(state, scores), len(state.asked))
        now = self.game.round(state)
        if now != self._round or state.over:
            self._round = now
            for seat, points in enumerate(scores):
                measured = lens.measure(state, seat)
                begun = (state.players, self.number, now, state.over)
                row = (*begun, seat, self._decisions[seat], points, *measured)
                self.rows["rounds"].append(row)
        if state.events:
            for event in state.events:
                self._hear(event, now)
            state.events = []

    def _hear(self, event: Event, now: int) -> None:
        kind = str(event[0])
        if "events" in self.rows:
            asked = sum(self._decisions)
            row = (self.state.players, self.number, self._told, now, asked, kind, list(event[1:]))
            self.rows["events"].append(row)
        self._told += 1
        if kind in self.lens.acts:
            self._act = kind
        seat = self.lens.actor(self.game, self.state, event)
        for name, amount in self.lens.read(self.game, event, self._act, now):
            found = self._things.setdefault((seat, kind, name), [0, 0, now])
            found[0] += 1
            found[1] += amount

    def _sum_up(self) -> None:
        """The rows of the whole game."""
        state, lens, number = self.state, self.lens, self.number
        players, scores, winners = state.players, state.scores(), state.winners()
        parties = lens.parties(state)
        victors = sorted({lens.party(state, seat) for seat in winners})
        courses = self.course.scores(players, scores)
        for seat in range(players):
            self.rows["players"].append(
                (
                    players,
                    number,
                    seat,
                    self.table.bots[seat].name,  # type: ignore[union-attr]
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
        leaders = self.course.leaders(lens.standings(state, scores))
        self.rows["games"].append(
            (
                players,
                number,
                self.seed,
                state.end_reason,
                self._set_up,
                self.game.round(state),
                sum(self._decisions),
                self.loop.lone,
                winners,
                [parties[victor] for victor in victors],
                self.course.lead_changes,
                [parties[party] if party >= 0 else "" for party in leaders],
                self.course.branching(),
            )
        )
        for seat in range(-1, players):
            for good, amount in lens.kept(state, seat):
                self._things[seat, KEPT, good] = [1, amount, self.game.round(state)]
        for (seat, kind, thing), (times, amount, first) in self._things.items():
            self.rows["things"].append((players, number, seat, kind, thing, times, amount, first))


def watch_some(job: Job, keep_events: bool, numbers: Sequence[int]) -> Rows:
    """The rows of several games: the task of pools and clusters."""
    rows: Rows = {}
    for number in numbers:
        for table, found in Watch(job, number, keep_events=keep_events).play().items():
            rows.setdefault(table, []).extend(found)
    return rows
