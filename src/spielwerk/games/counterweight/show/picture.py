"""The terminal table: ring, lane and course, dock, players, balance."""

from __future__ import annotations

from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.cards import NO_ABILITY
from spielwerk.games.counterweight.rules import (
    balance,
    docking,
    enemies,
    inspector,
    prestige,
    scoring,
)
from spielwerk.games.counterweight.rules.asking import card_name
from spielwerk.games.counterweight.rules.effects.queue import sighted
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState


def picture(state: CounterweightState, seat: int | None) -> list[str | Text]:
    """All lines, in reading order."""
    return [
        *_head(state),
        "",
        *_ring(state),
        "",
        *_traffic(state),
        "",
        *_desk(state),
        "",
        *_players(state, seat),
    ]


def _head(state: CounterweightState) -> list[str | Text]:
    net = balance.net(state)
    return [
        text(
            "picture-head",
            co=f"seat:{state.co}",
            funds=state.funds,
            requested=state.requested,
            net=f"={net:+d}",
            built=prestige.built(state),
            ring=len(state.cards) - 1,
            ships=len(state.decks[SHIPS]),
            passes=state.run_outs,
        ),
        text(
            "picture-inspector",
            control=inspector.control(state),
            points=scoring.inspector_score(state),
            round=state.aboard,
            distracted=state.distracted,
        ),
    ]


def _signs(state: CounterweightState, place: int) -> str:
    """Markers as seat numbers, free places as dots, the inspector's marker as a cross."""
    if state.seals[place]:
        return "✕"
    first = place * state.players
    signs = "".join(str(seat + 1) * state.markers[first + seat] for seat in range(state.players))
    return signs.ljust(state.rules.places[state.cards[place]], "·") or "–"


def _ring(state: CounterweightState) -> list[str | Text]:
    lines: list[str | Text] = []
    rules = state.rules
    for place, card in enumerate(state.cards):
        number = f"={place:2d}"
        if card == NONE:
            continue
        site = state.sites[place]
        if site == NONE:
            lines.append(
                text(
                    "picture-section",
                    place=number,
                    card=card_name(state, card),
                    signs=f"={_signs(state, place)}",
                    income=f"={rules.income[card]:+d}",
                    release=0 if rules.release[card] == NO_ABILITY else 1,
                )
            )
        else:
            lines.append(
                text(
                    "picture-site",
                    place=number,
                    card=card_name(state, card),
                    site=card_name(state, site),
                    supply=state.supply[place],
                    need=rules.need[site],
                )
            )
    return lines


def _traffic(state: CounterweightState) -> list[str | Text]:
    lines: list[str | Text] = [text("picture-lane")]
    for position, (ship, enemy) in enumerate(zip(state.lane, state.course, strict=True), 1):
        if ship != NONE or enemy != NONE:
            lines.append(
                text(
                    "picture-position",
                    position=f"={position:2d}",
                    fee=docking.fee(state, position - 1),
                    ship=_ship(state, ship),
                    cargo=_cargo(state, ship),
                    enemy=_ship(state, enemy),
                    loot=_loot(state, enemy),
                )
            )
    lines += [text("picture-fleeing", enemy=card_name(state, enemy)) for enemy in state.fleeing]
    lines += [
        text("picture-prize", enemy=card_name(state, enemy), ship=card_name(state, ship))
        for enemy, ship in enumerate(state.prizes)
        if ship != NONE
    ]
    lines += [
        text("picture-sighted", n=place, ship=card_name(state, ship))
        for place, ship in enumerate(sighted(state), 1)
    ]
    lines.append(text("picture-dock", n=len(state.dock), berths=docking.berths(state)))
    lines += [
        text("picture-ship", ship=_ship(state, ship), cargo=_cargo(state, ship))
        for ship in state.dock
    ]
    lines += [text("picture-special", ship=_ship(state, ship)) for ship in state.special]
    return lines


def _ship(state: CounterweightState, ship: int) -> str:
    return "=–" if ship == NONE else card_name(state, ship)


def _cargo(state: CounterweightState, ship: int) -> str:
    if ship == NONE or not state.rules.capacity[ship]:
        return "="
    return f"= {state.cargo[ship]}/{state.rules.capacity[ship]}"


def _loot(state: CounterweightState, enemy: int) -> str:
    if enemy == NONE:
        return "="
    dice = "⚄" * enemies.attack_dice(state, enemy)
    return f"= {dice} {state.cargo[enemy]}/{state.rules.loot[enemy]}"


def _desk(state: CounterweightState) -> list[str | Text]:
    rules = state.rules
    lines: list[str | Text] = [
        text("picture-plan", card=card_name(state, card), income=f"={rules.income[card]:+d}")
        for card in state.plan
    ]
    lines += [
        text(
            "picture-crisis",
            card=card_name(state, card),
            funds=rules.funds[card],
            influence=rules.influence[card],
        )
        for card in state.crisis
    ]
    return lines


def _players(state: CounterweightState, seat: int | None) -> list[str | Text]:
    lines: list[str | Text] = []
    for player, points in enumerate(scoring.scores(state)):
        sign = "*" if player == state.co else "›" if player == seat else " "
        lines.append(
            text(
                "picture-player",
                sign=f"={sign}",
                number=player + 1,
                player=f"seat:{player}",
                influence=state.influence[player],
                points=points,
                honours=state.honours[player],
                rerolls=state.rerolls[player],
            )
        )
        lines += [text("picture-hand", card=card_name(state, card)) for card in state.hands[player]]
    return lines
