/** One icon a thing: the same on the board, in the log, on buttons. */

import arrows from "~icons/game-icons/crossed-swords?raw";
import box from "~icons/game-icons/cardboard-box?raw";
import bridge from "~icons/game-icons/suspension-bridge?raw";
import broken from "~icons/game-icons/broken-shield?raw";
import coins from "~icons/game-icons/two-coins?raw";
import conquest from "~icons/game-icons/planet-conquest?raw";
import credits from "~icons/game-icons/crown-coin?raw";
import deal from "~icons/game-icons/shaking-hands?raw";
import die from "~icons/game-icons/dice-six-faces-five?raw";
import fallen from "~icons/game-icons/falling-star?raw";
import gift from "~icons/game-icons/present?raw";
import land from "~icons/game-icons/flying-flag?raw";
import move from "~icons/game-icons/rocket-flight?raw";
import orbit from "~icons/game-icons/orbit?raw";
import pay from "~icons/game-icons/pay-money?raw";
import port from "~icons/game-icons/orbital?raw";
import refuse from "~icons/game-icons/cancel?raw";
import sun from "~icons/game-icons/sun?raw";
import supply from "~icons/game-icons/parachute?raw";
import world from "~icons/game-icons/world?raw";
import units from "~icons/game-icons/astronaut-helmet?raw";

export default {
  bridge,
  box,
  credits,
  land,
  lands: world,
  pay,
  port,
  sky: orbit,
  supply,
  units,
  income: coins,
  "phase-0": orbit,
  "phase-1": supply,
  "phase-2": coins,
  "phase-3": units,
  "phase-4": bridge,
  "phase-5": arrows,
  "phase-6": move,
  "phase-7": pay,
  "verb-agree": deal,
  "verb-attack": arrows,
  "verb-buy": units,
  "verb-buy-land": deal,
  "verb-credits": credits,
  "verb-dismiss": broken,
  "verb-give": gift,
  "verb-link": bridge,
  "verb-link-to": bridge,
  "verb-lose": broken,
  "verb-move": move,
  "verb-move-to": move,
  "verb-place": supply,
  "verb-refuse": refuse,
  "verb-send": arrows,
  "verb-units": units,
  "log-asked-sale": deal,
  "log-bought": units,
  "log-dismissed": broken,
  "log-fell": fallen,
  "log-gave": gift,
  "log-income": coins,
  "log-inherited": coins,
  "log-linked": bridge,
  "log-lost": broken,
  "log-moved": move,
  "log-paid": pay,
  "log-placed": orbit,
  "log-planets": orbit,
  "log-put": supply,
  "log-refused": refuse,
  "log-rolled": die,
  "log-round": sun,
  "log-sold": deal,
  "log-supply-credits": credits,
  "log-supply-units": supply,
  "log-took": conquest,
  "log-turn": land,
} as Record<string, string>;
