"""What stands out in a run, in plain sentences: rules of thumb with statistics behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import polars as pl

from spielwerk.games import game as find_game
from spielwerk.lab import always, baseline
from spielwerk.lab.cards import Card, cards
from spielwerk.lab.finding import GOOD, NOTE, WARN, Finding, opinions
from spielwerk.lab.questions import clear, idle, phases, ways
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, holm, share_of

SURE = 0.05  # after correction for how many figures were looked at
FAR = 0.03  # a share this far from fair matters to people
CLOSE = 0.06  # half an interval: beyond, there are too few games to say that all is even
NAMED = 8  # names in a sentence


def findings(reading: Reading, say: Sayer, looks: Sequence[Look] | None = None) -> list[Finding]:
    """Everything worth saying first, the worrying before the good."""
    found = [one for look in looks or LOOKS for one in look(reading, say)]
    apart = [
        (own.plan.bots[0], [one for look in looks or LOOKS for one in look(own, say)])
        for own in reading.crews
    ]
    order = [WARN, NOTE, GOOD]
    return sorted(opinions(found, apart, say), key=lambda finding: order.index(finding.level))


def _sides(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Sides that win together: each should win as often as the other."""
    if not reading.lens.shared_win:
        return
    for players in reading.tables:
        shares = reading.sides(players)
        fair = 1 / len(shares)
        ps = _steady(reading, [figure for _, figure in shares])
        far = [
            (name, figure)
            for (name, figure), p in zip(shares, ps, strict=True)
            if p < SURE and abs(figure.value - fair) > FAR
        ]
        best = max(far, key=lambda found: found[1].value, default=None)
        if best is not None and best[1].value > fair:
            yield _far("found-side", say, best[0], best[1], fair, players)
        elif not far and _wide([figure for _, figure in shares]):
            name, figure = max(shares, key=lambda found: found[1].value)
            args: dict[str, int | str] = {"players": players, "name": say.name(name)}
            yield Finding(NOTE, say("found-sides-unclear", share=say.about(figure), **args))
        elif not far:
            yield Finding(GOOD, say("found-sides-even", players=players))


def _seats(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Seats that play the same game: each should win as often as any other."""
    if reading.lens.shared_win:
        return
    unclear = []
    by = "position" if reading.in_order else "seat"
    for players in reading.tables:
        if players < 2:
            continue
        rows = reading.win_shares(by, players)
        named = [
            (name if by == "position" else f"seat:{name}", figure, fair)
            for name, figure, fair in rows
        ]
        outliers = list(_outliers(reading, named))
        for name, figure, fair in outliers:
            id = "found-seat-finished" if reading.lens.failures else "found-seat"
            yield _far(id, say, name, figure, fair, players)
        if not outliers and _wide([figure for _, figure, _ in rows]):
            unclear.append(players)
        elif not outliers and rows:
            widest = max(abs(figure.value - fair) for _, figure, fair in rows)
            most = say.number(widest * 100)
            yield Finding(GOOD, say(f"found-{by}s-even", players=players, most=most))
    if unclear:
        yield Finding(NOTE, say(f"found-{by}s-unclear", tables=", ".join(map(str, unclear))))


def _factions(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Factions that win more or less than the others."""
    if reading.lens.shared_win:
        return
    rows = reading.win_shares("faction")
    outliers = list(_outliers(reading, rows))
    for name, figure, fair in outliers:
        yield _far("found-faction", say, name, figure, fair)
    if rows and not outliers:
        wide = _wide([figure for _, figure, _ in rows])
        yield Finding(
            NOTE if wide else GOOD, say("found-factions-unclear" if wide else "found-factions-even")
        )


def _bots(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Bots of different strength at one table."""
    if len(set(reading.plan.bots)) < 2 or reading.plan.apart or reading.lens.shared_win:
        return
    for name, figure, fair in _outliers(reading, reading.win_shares("bot")):
        yield Finding(
            NOTE,
            say("found-bot", name=name, share=say.about(figure), fair=say.share(fair)),
        )


def _set_ups(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Starting set-ups that make the game another one."""
    ends = None if reading.lens.shared_win else ["finished"]
    if ends and not reading.lens.failures:
        return
    for players in reading.tables:
        rows = reading.set_ups(players, ends)
        total = sum(figure.n for _, figure in rows)
        if len(rows) < 2 or not total:
            continue
        mean = sum(figure.value * figure.n for _, figure in rows) / total
        judged = [(name, _against(figure, mean), mean) for name, figure in rows]
        for name, figure, usual in _outliers(reading, judged, far=0.08):
            id = "found-set-up-side" if ends is None else "found-set-up"
            yield Finding(
                NOTE,
                say(
                    id,
                    players=players,
                    name=say.name(name),
                    share=say.about(figure),
                    usual=say.share(usual),
                ),
                f"{id} {name} {players} {figure.value > usual}",
            )


def _ends(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Games that only stop, failures, and one failure that outweighs the others."""
    for players in reading.tables:
        ends = dict(reading.ends(players))
        for end in reading.lens.limits:
            if end in ends and ends[end].value > 0.02:
                share = say.about(ends[end])
                said = say("found-limit", players=players, share=share)
                yield Finding(WARN, said, f"limit {end} {players}")
        failed = {end: ends[end] for end in reading.lens.failures if end in ends}
        if not reading.lens.failures or players == 1:
            continue
        games = len(reading.at(players))
        lost = sum(figure.value for figure in failed.values())
        level = NOTE if 0.3 <= lost <= 0.7 else WARN
        said = say("found-failures", players=players, share=say.share(lost))
        yield Finding(level, said, f"failures {players}" if level == WARN else "")
        if lost * games >= 30:
            worst = max(failed, key=lambda end: failed[end].value)
            part = failed[worst].value / lost
            if part > 0.7:
                name = say.name(f"end-{worst}")
                said = say("found-one-failure", players=players, share=say.share(part), name=name)
                yield Finding(WARN, said, f"one-failure {worst} {players}")
            for end in reading.lens.likely:
                if end not in failed or failed[end].value / lost < 0.1:
                    rare = say.share(failed[end].value / lost if end in failed else 0.0, 1)
                    name = say.name(f"end-{end}")
                    said = say("found-rare-failure", players=players, name=name, share=rare)
                    yield Finding(NOTE, said, f"rare-failure {end} {players}")


def _course(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Whether games stay open."""
    for players in reading.tables:
        points = dict(reading.leader_wins(players))
        half = points.get(0.5)
        if half is None or half.n < 30 or players == 1:
            continue
        back = reading.comebacks(players)
        args: dict[str, int | str] = {
            "players": players,
            "share": say.about(half),
            "back": say.about(back),
        }
        if half.low > 0.8:
            yield Finding(WARN, say("found-runaway", **args), f"runaway {players}")
        elif half.value > 0.75:  # too much to call it open, too few games to call it decided
            yield Finding(NOTE, say("found-early", **args))
        elif half.high < 0.45 and players < 4:
            yield Finding(NOTE, say("found-lottery", **args), f"lottery {players}")
        else:
            yield Finding(GOOD, say("found-open", **args))


def _length(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """How long games are, and how much that varies."""
    said = []
    for players in reading.tables:
        rounds, low, high = reading.spread(players, pl.col("rounds"))
        minutes = reading.spread(players, reading.minutes())
        wild = high > 3 * max(low, 1)
        said.append(
            say(
                "length-at-wild" if wild else "length-at",
                players=players,
                rounds=say.short(rounds),
                low=say.short(low),
                high=say.short(high),
                minutes=say.whole(minutes[0]),
            )
        )
    yield Finding(NOTE, say("found-length", tables="; ".join(said)))


def _choices(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Questions that are none."""
    for players in reading.tables:
        lone = reading.lone(players)
        if lone.value > 0.5:
            said = say("found-lone", players=players, share=say.share(lone.value))
            yield Finding(NOTE, said, f"lone {players}")


def _waste(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Goods that nobody can use."""
    for good, made, _, wasted in reading.goods():
        if made >= 100 and wasted.low > 0.4:
            share = say.share(wasted.value)
            said = say("found-waste", name=say.name(good), share=share)
            yield Finding(NOTE, said, f"waste {good}")


def _silent(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Events that the game can tell of and that never came."""
    plan = reading.plan
    game = find_game(plan.game, plan.pack or None, plan.changes)
    alone = reading.lens.alone
    solo = {kind for kind in game.events if alone and kind.startswith(alone)}
    missing = sorted(set(game.events) - reading.kinds - (set() if 1 in reading.tables else solo))
    if missing and len(reading.games) >= 50:
        names = say.events(game, missing[:NAMED]) + (" …" if len(missing) > NAMED else "")
        yield Finding(NOTE, say("found-silent", count=len(missing), names=names))


def _cards(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Cards that win too often, and cards that nobody wants."""
    found = cards(reading)
    drawn = [(card, card.draw) for card in found if card.draw and card.p < SURE]
    tied = [(card, card.tie) for card in found if not card.draw and card.tie and card.tie_p < SURE]
    for some in (drawn, tied):
        for sign, way in ((1, "strong"), (-1, "weak")):
            far = [(card, lift) for card, lift in some if lift.value * sign > FAR]
            far.sort(key=lambda known: -min(known[1].low * sign, known[1].high * sign))
            for card, lift in far[:3]:  # the most surely so
                if card.draw:
                    yield _lift(WARN, f"found-{way}-card", say, card, lift)
                else:
                    yield _tied(reading, say, card, lift, way)
    dead = [card for card in found if card.games >= 30 and card.alive.high < 0.1]
    if dead:
        names = ", ".join(say.name(card.thing) for card in dead[:NAMED])
        names += " …" if len(dead) > NAMED else ""
        yield Finding(WARN, say("found-dead", count=len(dead), names=names))
    elif found and all(card.games >= 30 for card in found):
        yield Finding(GOOD, say("found-no-dead", count=len(found)))


def _tied(reading: Reading, say: Sayer, card: Card, lift: Estimate, way: str) -> Finding:
    """A card that goes with winning or losing, and what restricted play says to that."""
    proof = reading.proofs.get(card.thing)
    if proof is None:
        return _lift(NOTE, f"found-{way}-tie", say, card, lift)
    id = {1: "found-worth-card", -1: "found-trap-card", 0: f"found-{way}-unproven"}[proof.proven]
    said = say(
        id,
        name=say.name(card.thing),
        worth=say.points(abs(proof.worth.value)).lstrip("+"),
        low=say.points(proof.worth.low),
        high=say.points(proof.worth.high),
        games=proof.worth.n,
        bot=proof.bot,
        lift=say.points(lift.value),
    )
    return Finding(WARN if proof.proven else NOTE, said, f"{id} {card.thing}")


def _lift(level: str, id: str, say: Sayer, card: Card, lift: Estimate) -> Finding:
    name, most = say.name(card.thing), say.number(abs(lift.value) * 100)
    half = say.number((lift.high - lift.value) * 100)
    said = say(id, name=name, lift=most, half=half, players=lift.n, only=card.thing)
    return Finding(level, said, f"{id} {card.thing}")


def _far(
    id: str, say: Sayer, name: str, figure: Estimate, fair: float, players: int = 0
) -> Finding:
    id = id if figure.value > fair else f"{id}-less"
    said = say(
        id,
        name=say.name(name),
        share=say.about(figure),
        fair=say.share(fair),
        players=players,
    )
    return Finding(WARN, said, f"{id} {name} {players}")


def _outliers(
    reading: Reading, rows: Sequence[tuple[str, Estimate, float]], far: float = FAR
) -> Iterator[tuple[str, Estimate, float]]:
    """The rows that are too far from fair to be noise at any look, the farthest first."""
    ps = _steady(reading, [figure for _, figure, _ in rows])
    found = [
        (name, figure, fair)
        for (name, figure, fair), p in zip(rows, ps, strict=True)
        if p < SURE and abs(figure.value - fair) > far
    ]
    yield from sorted(found, key=lambda row: -abs(row[1].value - row[2]))


def _steady(reading: Reading, figures: Sequence[Estimate]) -> list[float]:
    """How likely chance makes figures so far from fair at any look, corrected for their number."""
    games, planned = len(reading.games), reading.planned * len(reading.tables)
    return holm([always.steady(figure.p, games, planned) for figure in figures])


def _wide(figures: Sequence[Estimate]) -> bool:
    """Whether the intervals are too wide to call figures even."""
    return any(figure.high - figure.low > 2 * CLOSE for figure in figures)


def _against(figure: Estimate, expected: float) -> Estimate:
    return share_of(figure.value * figure.n, figure.n, expected)


Look = Callable[[Reading, Sayer], Iterator[Finding]]
WINNERS: tuple[Look, ...] = (_sides, _seats, _factions, _bots)
LOOKS: tuple[Look, ...] = (
    baseline.look,
    *WINNERS,
    *(_set_ups, _ends, _course, clear.look, _length, _choices, phases.look, idle.look),
    *(ways.look, _waste, _silent, _cards),
)
