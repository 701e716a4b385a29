/** One icon a thing: the same on the board, in the log, on buttons. */

import academy from "~icons/game-icons/graduate-cap?raw";
import action from "~icons/game-icons/poker-hand?raw";
import anchor from "~icons/game-icons/anchor?raw";
import balance from "~icons/game-icons/scales?raw";
import bank from "~icons/game-icons/bank?raw";
import bar from "~icons/game-icons/beer-stein?raw";
import bed from "~icons/game-icons/bed?raw";
import brig from "~icons/game-icons/handcuffs?raw";
import camera from "~icons/game-icons/cctv-camera?raw";
import cancel from "~icons/game-icons/cancel?raw";
import cargo from "~icons/game-icons/cargo-crate?raw";
import casino from "~icons/game-icons/card-ace-spades?raw";
import co from "~icons/game-icons/ship-wheel?raw";
import crosshair from "~icons/game-icons/crosshair?raw";
import depart from "~icons/game-icons/airplane-departure?raw";
import die from "~icons/game-icons/dice-six-faces-five?raw";
import dock from "~icons/game-icons/harbor-dock?raw";
import dome from "~icons/game-icons/observatory?raw";
import draw from "~icons/game-icons/card-draw?raw";
import drone from "~icons/game-icons/delivery-drone?raw";
import elevator from "~icons/game-icons/elevator?raw";
import enemy from "~icons/game-icons/pirate-flag?raw";
import flask from "~icons/game-icons/erlenmeyer?raw";
import freighter from "~icons/game-icons/cargo-ship?raw";
import fuel from "~icons/game-icons/gas-pump?raw";
import funds from "~icons/game-icons/two-coins?raw";
import hook from "~icons/game-icons/hook?raw";
import hospital from "~icons/game-icons/hospital-cross?raw";
import hotel from "~icons/game-icons/key-card?raw";
import influence from "~icons/game-icons/megaphone?raw";
import inspector from "~icons/game-icons/police-badge?raw";
import land from "~icons/game-icons/airplane-arrival?raw";
import marker from "~icons/game-icons/flying-flag?raw";
import medal from "~icons/game-icons/medal?raw";
import news from "~icons/game-icons/newspaper?raw";
import nuclear from "~icons/game-icons/nuclear?raw";
import oak from "~icons/game-icons/oak?raw";
import opera from "~icons/game-icons/theater-curtains?raw";
import open from "~icons/game-icons/padlock-open?raw";
import passport from "~icons/game-icons/passport?raw";
import plan from "~icons/game-icons/armor-blueprint?raw";
import plant from "~icons/game-icons/sprout?raw";
import prestige from "~icons/game-icons/laurel-crown?raw";
import radar from "~icons/game-icons/radar-sweep?raw";
import radio from "~icons/game-icons/radio-tower?raw";
import request from "~icons/game-icons/mailbox?raw";
import seal from "~icons/game-icons/stamper?raw";
import shield from "~icons/game-icons/shield?raw";
import shop from "~icons/game-icons/shop?raw";
import site from "~icons/game-icons/crane?raw";
import siren from "~icons/game-icons/siren?raw";
import solar from "~icons/game-icons/solar-power?raw";
import spaceship from "~icons/game-icons/spaceship?raw";
import statue from "~icons/game-icons/stone-bust?raw";
import temple from "~icons/game-icons/greek-temple?raw";
import tower from "~icons/game-icons/control-tower?raw";
import trade from "~icons/game-icons/trade?raw";
import treasury from "~icons/game-icons/locked-chest?raw";
import warship from "~icons/game-icons/starfighter?raw";
import wrench from "~icons/game-icons/wrench?raw";

export default {
  balance,
  cargo,
  co,
  crosshair,
  dock,
  enemy,
  funds,
  influence,
  inspector,
  marker,
  medal,
  plan,
  prestige,
  request,
  seal,
  shield,
  site,
  siren,
  locked: treasury,
  unlocked: open,
  place: marker,
  station: elevator,
  // By kind, where a card has none of its own
  "kind-action": action,
  "kind-anchor": anchor,
  "kind-emergency": siren,
  "kind-enemy": enemy,
  "kind-inspector": inspector,
  "kind-prestige": prestige,
  "kind-section": elevator,
  "kind-ship": spaceship,
  "kind-site": site,
  "card-academy": academy,
  "card-airlock-bar": bar,
  "card-arboretum": oak,
  "card-armoured-transport": freighter,
  "card-boarders": hook,
  "card-brig": brig,
  "card-cargo-hall": cargo,
  "card-casino": casino,
  "card-construction-tender": site,
  "card-council-hall": temple,
  "card-crew-shuttle": spaceship,
  "card-customs": passport,
  "card-docks": dock,
  "card-drone-yard": drone,
  "card-escort-cruiser": warship,
  "card-false-clearance": passport,
  "card-first-gondola": elevator,
  "card-founders-statue": statue,
  "card-fuel-depot": fuel,
  "card-fusion-core": nuclear,
  "card-gala-dinner": bar,
  "card-grand-hotel": hotel,
  "card-gun-freighter": freighter,
  "card-harbour-tug": hook,
  "card-heavy-hauler": freighter,
  "card-highwayman": enemy,
  "card-hospital": hospital,
  "card-hush-money": funds,
  "card-hydroponics": plant,
  "card-laboratory": flask,
  "card-lagrange-bank": bank,
  "card-lighter": freighter,
  "card-mercenary": warship,
  "card-mislaid-files": plan,
  "card-press-office": news,
  "card-promenade": shop,
  "card-quarters": bed,
  "card-radio-room": radio,
  "card-repair-ship": wrench,
  "card-research-vessel": flask,
  "card-security": camera,
  "card-shore-leave": bed,
  "card-smuggler": freighter,
  "card-solar-sails": solar,
  "card-star-dome": dome,
  "card-supply-transporter": freighter,
  "card-trade-hub": trade,
  "card-traffic-control": tower,
  "card-treasury": treasury,
  "card-zero-g-opera": opera,
  "phase-action": action,
  "phase-planning": plan,
  "phase-influence": influence,
  "phase-resources": request,
  "phase-arrival": radar,
  "phase-enemies": enemy,
  "phase-docking": land,
  "phase-in-dock": dock,
  "phase-supplying": cargo,
  "phase-abilities": elevator,
  "phase-balance": balance,
  "verb-amount": funds,
  "verb-anchor": anchor,
  "verb-bribe": funds,
  "verb-call": radar,
  "verb-convert": influence,
  "verb-draw": draw,
  "verb-encore": elevator,
  "verb-evict": marker,
  "verb-field": site,
  "verb-keep": request,
  "verb-land": land,
  "verb-mark": marker,
  "verb-overtake": die,
  "verb-pay": siren,
  "verb-play": action,
  "verb-relieve": siren,
  "verb-reload": cargo,
  "verb-remove": cancel,
  "verb-replan": plan,
  "verb-reroll": die,
  "verb-seal": seal,
  "verb-secure": marker,
  "verb-send-off": depart,
  "verb-shield": shield,
  "verb-shoot": crosshair,
  "verb-site": cargo,
  "verb-start": site,
  "verb-swap": trade,
  "verb-tow": hook,
  "verb-turn-away": depart,
  "verb-under": radar,
  "verb-unload": cargo,
  "verb-unseal": seal,
  "verb-use": open,
  "log-anchored": anchor,
  "log-arrival": radar,
  "log-arrived": spaceship,
  "log-attacked": crosshair,
  "log-balance": balance,
  "log-boarded": inspector,
  "log-bribed": funds,
  "log-called": radar,
  "log-charged": influence,
  "log-checked": die,
  "log-completed": medal,
  "log-contributed": influence,
  "log-converted": influence,
  "log-destroyed": crosshair,
  "log-distracted": inspector,
  "log-diverted": radar,
  "log-drew": draw,
  "log-dropped": cargo,
  "log-elected": prestige,
  "log-emergency": siren,
  "log-encore": elevator,
  "log-fled": depart,
  "log-flees": enemy,
  "log-freed": spaceship,
  "log-funds-gained": funds,
  "log-funds-lost": funds,
  "log-heads": inspector,
  "log-idle": inspector,
  "log-influence-gained": influence,
  "log-influence-lost": influence,
  "log-intercepts": enemy,
  "log-kept": request,
  "log-landed": land,
  "log-left": depart,
  "log-loaded": cargo,
  "log-marked": marker,
  "log-overruled": inspector,
  "log-overtook": die,
  "log-paid": siren,
  "log-played": action,
  "log-pocketed": influence,
  "log-poll": influence,
  "log-polled": influence,
  "log-pushed": depart,
  "log-released": open,
  "log-relieved": siren,
  "log-reloaded": cargo,
  "log-removed": cancel,
  "log-renewed": draw,
  "log-repelled": die,
  "log-replanned": plan,
  "log-request-gained": request,
  "log-request-lost": request,
  "log-requested": request,
  "log-rerolls": die,
  "log-revealed": plan,
  "log-robbed": enemy,
  "log-round": co,
  "log-sated": enemy,
  "log-sealed": seal,
  "log-seals": seal,
  "log-seized": enemy,
  "log-shielded": shield,
  "log-shifted": cargo,
  "log-sighted": radar,
  "log-stalled": inspector,
  "log-started": site,
  "log-supplied": cargo,
  "log-swapped": trade,
  "log-turned-away": depart,
  "log-unmarked": marker,
  "log-unsealed": seal,
  "log-vexed": inspector,
} as Record<string, string>;
