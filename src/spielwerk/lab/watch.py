"""One game, watched: everything the lab wants to know of it, as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Event, Game, Step
from spielwerk.games import game as find_game
from spielwerk.lab.course import Course
from spielwerk.lab.lens import KEPT, Lens, lens_of
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
        self._lone = 0  # questions with one answer, which the engine gave
        self.course = Course()
        self.rows: Rows = {"games": [], "players": [], "rounds": [], "things": []}
        if keep_events:
            self.rows["events"] = []
        self._decisions = [0] * job.players
        self._round = -1
        self._told = 0
        self._act = ""
        self._scores: list[int] = []
        self._standings: list[int] = []
        self._heard: dict[
            tuple[Event, str, int], int
        ] = {}  # by what they are put down to, and round
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
            state.apply(option, self._count)
        self._look()
        self._sum_up()
        return self.rows

    def _count(self, step: Step[Any], options: Sequence[int] | None) -> None:
        if options:
            self._lone += 1

    def _look(self) -> None:
        """The state between two decisions."""
        state, lens = self.state, self.lens
        events, now = state.events, self.game.round(state)
        if events or state.over or not self._scores:  # else nothing has changed
            self._scores = state.scores()
            self._standings = lens.standings(state, self._scores)
        scores = self._scores
        if not state.over:
            self.course.note(scores, self._standings, len(state.asked))
        if now != self._round or state.over:
            self._round = now
            for seat, points in enumerate(scores):
                measured = lens.measure(state, seat)
                begun = (state.players, self.number, now, state.over)
                row = (*begun, seat, self._decisions[seat], points, *measured)
                self.rows["rounds"].append(row)
        if events:
            if "events" in self.rows:
                self._write_down(events, now)
            acts, heard, act = lens.acts, self._heard, self._act
            for event in events:
                if event[0] in acts:
                    act = str(event[0])
                key = (event, act, now)
                heard[key] = heard.get(key, 0) + 1
            self._act = act
            state.events = []

    def _write_down(self, events: list[Event], now: int) -> None:
        """The whole log, event by event."""
        asked = sum(self._decisions)
        for event in events:
            begun = (self.state.players, self.number, self._told, now, asked)
            self.rows["events"].append((*begun, str(event[0]), list(event[1:])))
            self._told += 1

    def _things(self) -> dict[tuple[int, str, str], list[int]]:
        """By seat, kind of event and thing: how often, how much, and the first round.

        The same event comes many times in a game and is read but once.
        """
        found: dict[tuple[int, str, str], list[int]] = {}
        game, state, lens = self.game, self.state, self.lens
        for (event, act, now), times in self._heard.items():
            seat, kind = lens.actor(game, state, event), str(event[0])
            for name, amount in lens.read(game, event, act, now):
                thing = found.setdefault((seat, kind, name), [0, 0, now])
                thing[0] += times
                thing[1] += times * amount
        return found

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
                self._lone,
                winners,
                [parties[victor] for victor in victors],
                self.course.lead_changes,
                [parties[party] if party >= 0 else "" for party in leaders],
                self.course.branching(),
            )
        )
        things = self._things()
        for seat in range(-1, players):
            for good, amount in lens.kept(state, seat):
                things[seat, KEPT, good] = [1, amount, self.game.round(state)]
        for (seat, kind, thing), (times, amount, first) in things.items():
            self.rows["things"].append((players, number, seat, kind, thing, times, amount, first))


def watch_some(job: Job, keep_events: bool, numbers: Sequence[int]) -> Rows:
    """The rows of several games: the task of pools and clusters."""
    rows: Rows = {}
    for number in numbers:
        for table, found in Watch(job, number, keep_events=keep_events).play().items():
            rows.setdefault(table, []).extend(found)
    return rows
