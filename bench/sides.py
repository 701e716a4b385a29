"""A bot in the place of each side of another: `python -m bench.sides level4@12 level4-2026@12 300`.

Of every deal (three and four players by turns) three games are played: the other bot on both
sides, the bot as the Empire, and the bot as all Rebels. What counts is how much more often a side
wins by it than by the other bot, against the same opponents on the same deals. Beside it stands
how often the bot wins against the other one, sides swapped.
"""

from __future__ import annotations

import argparse

import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.lab.stats import mean_of

GAME = "rebellion"


def empire_wins(empire: str, rebels: str, seed: int, players: int) -> float:
    """Play a game; a draw counts half."""
    game = spielwerk.game(GAME)
    state = game.new(players, seed)
    SeatedBots(game, [empire] + [rebels] * (players - 1), seed).play(state)
    winners = state.winners()
    return float(0 in winners) if winners else 0.5


def said(values: list[float]) -> str:
    """The mean in per cent, with the half width of its 95 % interval."""
    found = mean_of(values)
    return f"{100 * found.value:.1f} (± {50 * (found.high - found.low):.1f})"


def main() -> None:
    """Print what is known every few deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--swapped", action="store_true", help="only the bot against the other")
    asked = parser.parse_args()
    bot, other = asked.bot, asked.other
    gains: dict[tuple[str, int], list[float]] = {}
    wins: list[float] = []
    for number in range(asked.deals):
        seed, players = asked.seed + number, 3 + number % 2
        empire = empire_wins(bot, other, seed, players)
        rebels = 1 - empire_wins(other, bot, seed, players)
        wins.append((empire + rebels) / 2)
        found = {"empire wins": empire, "rebels win": rebels}
        if not asked.swapped:
            before = empire_wins(other, other, seed, players)
            found["empire gains"] = empire - before
            found["rebels gain"] = rebels - (1 - before)
        for name, value in found.items():
            for table in (0, players):
                gains.setdefault((name, table), []).append(value)
        if (number + 1) % 5 == 0 or number + 1 == asked.deals:
            print(f"{number + 1} deals: {bot} : {other} {said(wins)}")
            for (name, table), values in gains.items():
                print(f"  {name}{f' with {table}' if table else ''}: {said(values)}", flush=True)


if __name__ == "__main__":
    main()
