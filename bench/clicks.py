"""How many clicks the commonest acts take.

`python -m bench.clicks`. A real Chromium sits down in a situation that bots have played up to and
does one thing as somebody would who knows what he wants: point at what it is about, answer the menu
or the plan that opens, take the number that is offered; only what lies nowhere on the table is
taken from the prompt. Counted is every click until the act is done, its follow-up questions (how
many, where to) included. The acts are those that bots do most in whole games of three.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from spielwerk.games import game
from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.scenes import enter, scene


@dataclass(frozen=True)
class Act:
    """One thing that is done often: what it is called, where it is asked, by which verb."""

    name: str
    game: str
    decision: str
    verb: str


ACTS = (
    Act("attack a land", "rebellion", "battle", "attack"),
    Act("link two planets", "rebellion", "connection", "link"),
    Act("buy units", "rebellion", "purchase", "buy"),
    Act("move units", "rebellion", "movement", "move"),
    Act("take a card of the lookout", "state51", "draft", "draft"),
    Act("use the faction board", "state51", "turn", "faction"),
    Act("build a location", "state51", "turn", "build"),
    Act("make a deal", "state51", "turn", "deal"),
    Act("raze a rival's location", "state51", "turn", "raze"),
    Act("pay", "state51", "pay", "pay"),
    Act("use a release", "counterweight", "release", "use"),
    Act("place a marker", "counterweight", "markers", "mark"),
    Act("let a ship land", "counterweight", "docking", "land"),
    Act("supply a site", "counterweight", "supplying", "site"),
    Act("end a step", "counterweight", "markers", "done"),
)
# Questions that only complete an act.
PARTS = {
    *("attackers", "muster", "connect-to", "way", "purchase-count", "move-to", "move-count"),
    "supply-amount",
}
MOST = 12
PLAYERS = 3
# One click towards the act: what was clicked, "" if there is nothing.
CLICK = """([verb, option, targets, part]) => {
  const seen = one => one && one.checkVisibility();
  const press = (what, name) => {
    what.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return name;
  };
  const find = path => [...document.querySelectorAll(path)].find(seen);
  const key = `[data-key="${CSS.escape(`${verb}:${option}`)}"]`;
  const menu = find(`.choice-menu ${key}`) ?? find(`.choice-menu [data-key^="${verb}:"]`) ??
    find('.choice-menu button');
  if (menu) return press(menu, 'menu');
  const plan = find('.task .primary:not([aria-disabled])') ?? find('.how-much .button');
  if (plan) return press(plan, 'plan');
  const stored = window.pointed ??= [];
  const can = ref => find(`[data-ref="${ref}"][data-can]:not([data-picked])`);
  const ref = targets.find(ref => !stored.includes(ref) && can(ref));
  const way = verb === 'pay' && find('.answers .way');
  if (way) return press(way, 'answer');
  // What was pointed at leads on to what glows now: where from, then where to.
  const on = part || stored.length > 0;
  const glowing = [...document.querySelectorAll('[data-ref][data-can]:not([data-picked])')];
  const next = on && glowing.find(one => seen(one) && !stored.includes(one.dataset.ref));
  const thing = ref ? can(ref) : next;
  if (thing && !(part && find('.amount .primary'))) {
    stored.push(thing.dataset.ref);
    return press(thing, `thing ${thing.dataset.ref}`);
  }
  const amount = find('.amount .primary');
  if (amount) return press(amount, 'amount');
  const listed = find(`.prompt .list ${key}`) ?? find('.prompt .list button');
  if (listed) return press(listed, 'listed');
  const button = find(`.controls > ${key}`) ??
    find(`.controls > [data-key="list:${verb}"]`) ?? find('.controls > [data-key="list:"]') ??
    (part && find('.controls > .button'));
  return button ? press(button, 'button') : '';
}"""


def offered(act: Act, state: Any) -> Any:
    """The first choice that is the act, if it is asked for now and there is something to choose."""
    if state.over:
        return None
    view = game(act.game).view(state, state.player)
    if view["decision"] != act.decision:
        return None
    choices = view["choices"]
    found = [one for one in choices if one["verb"] == act.verb]
    return found[0] if found and len(choices) > 1 else None


def clicks(browser: Browser, url: str, act: Act) -> list[str]:
    """What was clicked, one after another, until the act was done."""
    ada = Person(browser, url)
    session = scene(act.game, PLAYERS, lambda state: offered(act, state) is not None)
    seat = session.player
    choice = offered(act, session.state)
    assert choice is not None
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    before = ada.view(room, seat)["seq"]
    done: list[str] = []
    for _ in range(MOST):
        view = ada.view(room, seat)
        part = view["view"]["decision"] in PARTS and view["view"]["player"] == seat
        if view["seq"] != before and not part:
            ada.go_home()
            return done
        wanted = [choice["verb"], choice["option"], choice["targets"], part]
        done.append(str(ada.page.evaluate(CLICK, wanted)))
        assert done[-1], f"{act}: nothing to click after {done}"
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
        ada.settle()
    raise AssertionError(f"{act}: {done}")


def main() -> None:
    """Count and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"{'act':28}{'game':16}{'clicks':>7}")
        for act in ACTS:
            done = clicks(browser, house.url, act)
            print(f"{act.name:28}{act.game:16}{len(done):7}  {', '.join(done)}")
        browser.close()


if __name__ == "__main__":
    main()
