"""Write recorded games: `python -m tests.rebellion.make_records`.

One for every end, as the kit wants it, and one for every situation that bots alone hardly meet.
Run it anew when rules or data have changed on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.options import Value
from spielwerk.engine.session import Session
from spielwerk.games.rebellion.rules.battle import Battle
from spielwerk.games.rebellion.rules.connection import ChooseWay, ConnectTo, WayTo
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import ALL, DONE, LINK_TO, OTHER_WAY, WAY, gift
from tests.rebellion.scene import EMPIRE, the_game

FOLDER = Path(__file__).parents[1] / "recorded" / "rebellion"
Twist = Callable[[Session, int], bool]  # does something instead of the bot; whether it did


def as_bots_do(session: Session, chosen: int) -> bool:
    """Nothing of its own."""
    return False


def rescue(session: Session, chosen: int) -> bool:
    """An ally fills an empty purse in the middle of the battle."""
    state: RebellionState = session.state
    if not isinstance(state.decision, Battle) or list(state.options()) != [DONE]:
        return False
    for giver in state.factions[1:]:
        if giver != state.faction and state.purse[giver] > 4:
            session.interject(state.seats[giver], gift(giver, state.faction, ALL))
            return True
    return False


def detour(session: Session, chosen: int) -> bool:
    """The second of several ways, wherever there is one."""
    state: RebellionState = session.state
    decision = state.decision
    if isinstance(decision, ConnectTo) and chosen >= LINK_TO:
        session.apply(OTHER_WAY)
    elif isinstance(decision, WayTo):
        session.apply(state.options()[-1])
    elif isinstance(decision, ChooseWay):
        session.apply(WAY + 1 if WAY + 1 in state.options() else state.options()[-1])
    else:
        return False
    return True


@dataclass(frozen=True)
class Wanted:
    """A game to look for: how it ends, what happens in it, who plays it."""

    end: str
    happens: Callable[[list[tuple[str | int, ...]]], bool] = lambda events: True
    twist: Twist = as_bots_do
    bot: str = "thumb"
    players: tuple[int, ...] = (3, 4, 5, 2)
    options: Mapping[str, Value] = field(default_factory=dict)


def kinds(events: list[tuple[str | int, ...]]) -> list[str]:
    """What happened, in order."""
    return [str(event[0]) for event in events]


def comes_back(events: list[tuple[str | int, ...]]) -> bool:
    """Somebody lost his last land, bought one, and took another from the Empire."""
    lost: set[int | str] = set()
    back: set[int | str] = set()
    for event in events:
        if event[0] == "landless":
            lost.add(event[1])
        elif event[0] == "sold" and event[3] in lost:
            back.add(event[3])
        elif event[0] == "took" and event[1] in back:
            return True
    return False


def gift_reopens_battle(events: list[tuple[str | int, ...]]) -> bool:
    """A gift is followed at once by a roll of the one who got it."""
    return any(
        one[0] == "gave" and two[0] == "rolled" and one[2] == two[1]
        for one, two in pairwise(events)
    )


WANTED = {
    "rebels": Wanted("rebels"),
    "empire": Wanted("empire"),
    "limit": Wanted("limit", bot="random", options={"max_rounds": 6}),
    "landless-come-back": Wanted("rebels", comes_back, players=(4, 5)),
    "gift-reopens-battle": Wanted("rebels", gift_reopens_battle, rescue, players=(3, 4)),
    "chosen-way": Wanted("rebels", lambda events: "linked" in kinds(events), detour),
    "tuned": Wanted("empire", players=(5,), options={"balance": "tuned"}),
    "fallen-out": Wanted(
        "empire", lambda events: "inherited" in kinds(events), options={"fallen": "allies"}
    ),
}


def played(wanted: Wanted) -> Iterator[tuple[Session, list[tuple[str | int, ...]]]]:
    """Game after game of this kind, with all that happened."""
    for seed in count():
        players = wanted.players[seed % len(wanted.players)]
        session = Session.new(the_game(), players, seed, wanted.options)
        state: RebellionState = session.state
        bots = SeatedBots(the_game(), [wanted.bot] * players, seed)
        while not state.over:
            for seat, said in bots.interjections(state):
                if said in state.interjections(seat):
                    session.interject(seat, said)
            chosen = bots.choose(state)
            assert chosen is not None
            if state.faction == EMPIRE or not wanted.twist(session, chosen):
                session.apply(chosen)
        yield session, events_of(session)


def events_of(session: Session) -> list[tuple[str | int, ...]]:
    """All that happened in a game."""
    state = session.record.begin(the_game(), listen=True)
    for move in session.record.moves:
        if move["interjection"]:
            state.interject(move["seat"], move["choice"])
        else:
            state.apply(move["choice"])
    events: list[tuple[str | int, ...]] = state.events
    return events


def main() -> None:
    """Play until every situation was seen, and write the shortest of its first games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for name, wanted in WANTED.items():
        found: list[Session] = []
        for session, events in played(wanted):
            if session.state.end_reason == wanted.end and wanted.happens(events):
                found.append(session)
                if len(found) == 3:
                    break
        best = min(found, key=lambda session: len(session.record.moves))
        told = best.record.spelled_out(the_game(), the_game().words("en").say)
        (FOLDER / f"{name}.jsonl").write_text(told.dumps(), encoding="utf-8")
        print(f"{name}: {len(best.record.moves)} choices")


if __name__ == "__main__":
    main()
