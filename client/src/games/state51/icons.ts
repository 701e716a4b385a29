/** One icon a thing; goods and categories that mean the same share theirs. */

import action from "~icons/game-icons/gears?raw";
import ammo from "~icons/game-icons/bullets?raw";
import attack from "~icons/game-icons/crossed-swords?raw";
import blue from "~icons/game-icons/shaking-hands?raw";
import borrow from "~icons/game-icons/robber?raw";
import brick from "~icons/game-icons/brick-pile?raw";
import build from "~icons/game-icons/hammer-nails?raw";
import card from "~icons/game-icons/card-draw?raw";
import clear from "~icons/game-icons/broom?raw";
import contact from "~icons/game-icons/conversation?raw";
import deal from "~icons/game-icons/stabbed-note?raw";
import develop from "~icons/game-icons/upgrade?raw";
import discard from "~icons/game-icons/card-burn?raw";
import faction from "~icons/game-icons/usa-flag?raw";
import feature from "~icons/game-icons/water-tower?raw";
import foe from "~icons/game-icons/pirate-skull?raw";
import fuel from "~icons/game-icons/jerrycan?raw";
import gained from "~icons/game-icons/swap-bag?raw";
import grey from "~icons/game-icons/talk?raw";
import gun from "~icons/game-icons/revolver?raw";
import hand from "~icons/game-icons/card-pickup?raw";
import iron from "~icons/game-icons/metal-bar?raw";
import location from "~icons/game-icons/damaged-house?raw";
import monument from "~icons/game-icons/obelisk?raw";
import multi from "~icons/game-icons/megaphone?raw";
import open from "~icons/game-icons/open-gate?raw";
import passed from "~icons/game-icons/campfire?raw";
import place from "~icons/game-icons/cardboard-box?raw";
import production from "~icons/game-icons/factory?raw";
import raze from "~icons/game-icons/wrecking-ball?raw";
import red from "~icons/game-icons/punch?raw";
import repeat from "~icons/game-icons/cycle?raw";
import resource from "~icons/game-icons/card-random?raw";
import round from "~icons/game-icons/road?raw";
import ruin from "~icons/game-icons/castle-ruins?raw";
import shield from "~icons/game-icons/checked-shield?raw";
import start from "~icons/game-icons/flag-objective?raw";
import store from "~icons/game-icons/locked-chest?raw";
import toxic from "~icons/game-icons/biohazard?raw";
import trade from "~icons/game-icons/trade?raw";
import vp from "~icons/game-icons/round-star?raw";
import worker from "~icons/game-icons/miner?raw";

const things = {
  action,
  ammo,
  attack,
  blue,
  borrow,
  brick,
  build,
  card,
  clear,
  contact,
  deal,
  develop,
  discard,
  faction,
  feature,
  foe,
  fuel,
  gained,
  grey,
  gun,
  hand,
  iron,
  location,
  monument,
  multi,
  open,
  passed,
  place,
  production,
  raze,
  red,
  repeat,
  resource,
  round,
  ruin,
  shield,
  start,
  store,
  toxic,
  trade,
  vp,
  worker,
};

const verbs: Record<string, string> = {
  activate: action,
  again: repeat,
  borrow,
  build,
  clear,
  deal,
  develop,
  discard,
  done: passed,
  draft: hand,
  "choose-faction": faction,
  "choose-goods": gained,
  "end-turn": passed,
  faction,
  "give-deal": deal,
  "other-deal": deal,
  over: brick,
  "over-token": develop,
  "own-deal": deal,
  pass: passed,
  pay: trade,
  play: contact,
  raze,
  "raze-hand": raze,
  repeat,
  shield,
  steal: borrow,
  store,
  strike: attack,
  supply: borrow,
  take: contact,
  trade,
  work: worker,
};

const lines: Record<string, string> = {
  activated: action,
  borrowed: borrow,
  built: build,
  cleared: clear,
  connection: contact,
  "connection-left": contact,
  counted: vp,
  dealt: deal,
  "deal-given": deal,
  developed: develop,
  discarded: discard,
  drafted: hand,
  drew: card,
  "drew-hidden": card,
  faction,
  "foe-attacked": attack,
  "foe-built": build,
  "foe-counted": vp,
  "foe-discarded": foe,
  "foe-dropped": discard,
  "foe-held": shield,
  "foe-in-vain": shield,
  "foe-missed": foe,
  "foe-passed": passed,
  "foe-razed": raze,
  "foe-struck": raze,
  "foe-worked": worker,
  followed: deal,
  "left-over": discard,
  passed,
  played: contact,
  plays: faction,
  plundered: raze,
  razed: raze,
  rebuilt: develop,
  repeated: repeat,
  reshuffled: repeat,
  round,
  shielded: shield,
  starts: start,
  stole: borrow,
  supplied: borrow,
  tidied: clear,
  took: contact,
  turned: card,
  unloaded: store,
  worked: worker,
};

const kinds = [
  "gun",
  "fuel",
  "iron",
  "brick",
  "ammo",
  "worker",
  "grey",
  "blue",
  "red",
  "multi",
  "develop",
  "shield",
  "vp",
] as const;

const icons: Record<string, string> = { ...things };
for (const [verb, icon] of Object.entries(verbs)) icons[`verb-${verb}`] = icon;
for (const [kind, icon] of Object.entries(lines)) icons[`log-${kind}`] = icon;
for (const kind of kinds)
  for (const what of ["gained", "paid", "stored", "returned", "lost"]) icons[`log-${what}-${kind}`] = things[kind];

export default icons;
