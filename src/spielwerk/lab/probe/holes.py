"""Holes: what never happens. Options never taken, cards never used, steps and events never seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatch
from functools import partial
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Game
from spielwerk.engine import options as switches
from spielwerk.engine.step import steps_of
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.loop import Loop
from spielwerk.lab.probe.answer import Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.outcomes import collect
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import share_of

OFTEN = 20  # offers after which never taking something is no accident
SHOWN = 20  # names in a sentence
Counts = dict[str, Counter[str]]
COUNTED = ("offered", "taken", "steps", "events", "ends", "seen", "used")


def size(asked: Asked) -> int:
    """How many games it takes."""
    return asked.plan.games


def ask(asked: Asked, step: Progress) -> Answer:
    """Count what is offered, taken, run and told; then say what is missing."""
    job = asked.job
    total: Counts = {name: Counter() for name in COUNTED}
    for counts in collect(partial(look, job), range(asked.plan.games), asked.workers, step):
        for name, found in counts.items():
            total[name].update(found)
    game = find_game(job.game, job.pack, job.changes)
    steps = steps_of(game.package())
    never = {
        "steps": sorted(set(steps) - set(total["steps"])),
        "events": sorted(set(game.events) - set(total["events"])),
        "options": sorted(
            name
            for name, offers in total["offered"].items()
            if offers >= OFTEN and not total["taken"][name]
        ),
    }
    why = reasons(game, switches.parse(game.Options, job.options), total)
    rows = [
        AnswerRow(partial(_label, name), share_of(total["taken"][name], offers))
        for name, offers in total["offered"].items()
        if offers >= OFTEN and fnmatch(name, asked.only)
    ]
    rows.sort(key=lambda row: (row.figure.value, -row.figure.n))  # the most offered first
    limits = sum(total["ends"][end] for end in lens_of(job.game).limits)
    stuck = (limits, sum(total["ends"].values()))
    return Answer(
        "holes", rows, told=partial(_told, game, never, why, stuck), middle=None, difference=False
    )


def _label(name: str, say: Sayer) -> str:
    verb, _, thing = name.partition(" ")
    return say.verb(verb) + (f": {say.name(thing)}" if thing else "")


def reasons(game: Game[Any], opt: Any, total: Counts) -> dict[str, list[str]]:
    """The cards that nobody used, by why: never turned up, never open to choose, never chosen.

    Asked of the cards that these switches play with, and only of kinds that anybody can choose.
    """
    taken = {name.partition(" ")[2] for name, times in total["taken"].items() if times}
    offered = {name.partition(" ")[2] for name in total["offered"]}
    cards = {f"card-{entry['key']}": entry["kind"] for entry in game.card_list()}
    kinds = {cards[card] for card in offered if card in cards}
    found: dict[str, list[str]] = {"unseen": [], "closed": [], "unwanted": []}
    for card in sorted(_in_play(game, opt) & set(cards)):
        if cards[card] not in kinds or card in taken or total["used"][card]:
            continue
        why = "unwanted" if card in offered else "closed" if total["seen"][card] else "unseen"
        found[why].append(card)
    return found


def _in_play(game: Game[Any], opt: Any) -> set[str]:
    """The cards that a game with these switches reads."""
    return {
        f"card-{row.key}"
        for rows in game.reads(opt).values()
        if isinstance(rows, list)
        for row in rows
        if hasattr(row, "key")
    }


def _told(
    game: Game[Any],
    never: dict[str, list[str]],
    why: dict[str, list[str]],
    stuck: tuple[int, int],
    say: Sayer,
) -> list[str]:
    said = [
        say(
            f"holes-{reason}",
            count=len(cards),
            names=", ".join(say.name(card) for card in cards[:SHOWN]),
        )
        for reason, cards in why.items()
        if cards
    ]
    for kind, names in never.items():
        if kind == "events":
            shown = say.events(game, names[:SHOWN])
        elif kind == "options":
            shown = ", ".join(_label(name, say) for name in names[:SHOWN])
        else:
            shown = ", ".join(names[:SHOWN])
        found = say(f"holes-{kind}", count=len(names), names=shown)
        said.append(found if names else say(f"holes-no-{kind}"))
    if stuck[0]:
        said.append(say("holes-limit", share=say.interval(share_of(*stuck))))
    return said


def look(job: Job, numbers: Sequence[int]) -> list[Counts]:
    """What happens in some games."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    looks = lens.looks
    using = {kind for role in lens.alive for kind in lens.roles[role]}
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options, listen=True)
        table, loop = SeatedBots(game, job.seats(number), seed), Loop()
        counts: Counts = {name: Counter() for name in COUNTED}
        while not state.over:
            for seat, said in table.interjections(state):
                if said in state.interjections(seat):
                    state.interject(seat, said)
            option = table.choose(state)
            assert option is not None
            for other in state.options():
                for name in _names(game, state, other, looks):
                    counts["offered"][name] += 1
                    counts["taken"][name] += other == option
            loop.apply(state, option)
            for event in state.events:
                counts["events"][str(event[0])] += 1
                for thing in lens.read(game, state, event):
                    counts["seen"][thing] += 1
                    counts["used"][thing] += str(event[0]) in using
            state.events = []
        counts["ends"][state.end_reason] += 1
        counts["steps"] = Counter({kind.__name__: times for kind, times in loop.steps.items()})
        found.append(counts)
    return found


def _names(game: Any, state: Any, option: Any, looks: Sequence[str]) -> list[str]:
    """A choice by its kind, and by its kind and card."""
    choice = game.choice(state, option)
    verb = choice["verb"]
    names = [verb]
    if verb not in looks:
        for target in choice["targets"]:
            type, _, value = target.partition(":")
            if type == "card":
                names.append(f"{verb} {game.term('card', int(value), game.Options())}")
    return names
