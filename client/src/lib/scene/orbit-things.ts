/** The things of the station, and the words on cards that they stand for. */

import aerialSignal from "~icons/game-icons/aerial-signal?raw&orbit";
import anchor from "~icons/game-icons/anchor?raw&orbit";
import armorBlueprint from "~icons/game-icons/armor-blueprint?raw&orbit";
import bandit from "~icons/game-icons/bandit?raw&orbit";
import bank from "~icons/game-icons/bank?raw&orbit";
import banknote from "~icons/game-icons/banknote?raw&orbit";
import bed from "~icons/game-icons/bed?raw&orbit";
import beerStein from "~icons/game-icons/beer-stein?raw&orbit";
import biohazard from "~icons/game-icons/biohazard?raw&orbit";
import cardAceSpades from "~icons/game-icons/card-ace-spades?raw&orbit";
import cardboardBox from "~icons/game-icons/cardboard-box?raw&orbit";
import cargoCrate from "~icons/game-icons/cargo-crate?raw&orbit";
import cargoShip from "~icons/game-icons/cargo-ship?raw&orbit";
import cctvCamera from "~icons/game-icons/cctv-camera?raw&orbit";
import cloakDagger from "~icons/game-icons/cloak-dagger?raw&orbit";
import controlTower from "~icons/game-icons/control-tower?raw&orbit";
import crackedGlass from "~icons/game-icons/cracked-glass?raw&orbit";
import crane from "~icons/game-icons/crane?raw&orbit";
import crossedSabres from "~icons/game-icons/crossed-sabres?raw&orbit";
import crosshair from "~icons/game-icons/crosshair?raw&orbit";
import deliveryDrone from "~icons/game-icons/delivery-drone?raw&orbit";
import directionSigns from "~icons/game-icons/direction-signs?raw&orbit";
import dominoMask from "~icons/game-icons/domino-mask?raw&orbit";
import doubleFaceMask from "~icons/game-icons/double-face-mask?raw&orbit";
import elevator from "~icons/game-icons/elevator?raw&orbit";
import erlenmeyer from "~icons/game-icons/erlenmeyer?raw&orbit";
import factoryArm from "~icons/game-icons/factory-arm?raw&orbit";
import familyTree from "~icons/game-icons/family-tree?raw&orbit";
import files from "~icons/game-icons/files?raw&orbit";
import fist from "~icons/game-icons/fist?raw&orbit";
import flame from "~icons/game-icons/flame?raw&orbit";
import foldedPaper from "~icons/game-icons/folded-paper?raw&orbit";
import fragmentedMeteor from "~icons/game-icons/fragmented-meteor?raw&orbit";
import gasPump from "~icons/game-icons/gas-pump?raw&orbit";
import graduateCap from "~icons/game-icons/graduate-cap?raw&orbit";
import greekTemple from "~icons/game-icons/greek-temple?raw&orbit";
import grenade from "~icons/game-icons/grenade?raw&orbit";
import habitatDome from "~icons/game-icons/habitat-dome?raw&orbit";
import handOfGod from "~icons/game-icons/hand-of-god?raw&orbit";
import harborDock from "~icons/game-icons/harbor-dock?raw&orbit";
import hook from "~icons/game-icons/hook?raw&orbit";
import hospitalCross from "~icons/game-icons/hospital-cross?raw&orbit";
import hourglass from "~icons/game-icons/hourglass?raw&orbit";
import keyCard from "~icons/game-icons/key-card?raw&orbit";
import leak from "~icons/game-icons/leak?raw&orbit";
import lightBulb from "~icons/game-icons/light-bulb?raw&orbit";
import lockedChest from "~icons/game-icons/locked-chest?raw&orbit";
import lockpicks from "~icons/game-icons/lockpicks?raw&orbit";
import magnet from "~icons/game-icons/magnet?raw&orbit";
import magnifyingGlass from "~icons/game-icons/magnifying-glass?raw&orbit";
import medal from "~icons/game-icons/medal?raw&orbit";
import megaphone from "~icons/game-icons/megaphone?raw&orbit";
import militaryFort from "~icons/game-icons/military-fort?raw&orbit";
import moneyStack from "~icons/game-icons/money-stack?raw&orbit";
import moon from "~icons/game-icons/moon?raw&orbit";
import newspaper from "~icons/game-icons/newspaper?raw&orbit";
import nuclear from "~icons/game-icons/nuclear?raw&orbit";
import oak from "~icons/game-icons/oak?raw&orbit";
import observatory from "~icons/game-icons/observatory?raw&orbit";
import onTarget from "~icons/game-icons/on-target?raw&orbit";
import palmTree from "~icons/game-icons/palm-tree?raw&orbit";
import parachute from "~icons/game-icons/parachute?raw&orbit";
import passport from "~icons/game-icons/passport?raw&orbit";
import payMoney from "~icons/game-icons/pay-money?raw&orbit";
import pirateSkull from "~icons/game-icons/pirate-skull?raw&orbit";
import pokerHand from "~icons/game-icons/poker-hand?raw&orbit";
import policeBadge from "~icons/game-icons/police-badge?raw&orbit";
import prisoner from "~icons/game-icons/prisoner?raw&orbit";
import publicSpeaker from "~icons/game-icons/public-speaker?raw&orbit";
import radioTower from "~icons/game-icons/radio-tower?raw&orbit";
import reactor from "~icons/game-icons/reactor?raw&orbit";
import receiveMoney from "~icons/game-icons/receive-money?raw&orbit";
import saberAndPistol from "~icons/game-icons/saber-and-pistol?raw&orbit";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled?raw&orbit";
import shield from "~icons/game-icons/shield?raw&orbit";
import shop from "~icons/game-icons/shop?raw&orbit";
import siren from "~icons/game-icons/siren?raw&orbit";
import slotMachine from "~icons/game-icons/slot-machine?raw&orbit";
import solarPower from "~icons/game-icons/solar-power?raw&orbit";
import solderingIron from "~icons/game-icons/soldering-iron?raw&orbit";
import soundOff from "~icons/game-icons/sound-off?raw&orbit";
import spaceNeedle from "~icons/game-icons/space-needle?raw&orbit";
import spaceship from "~icons/game-icons/spaceship?raw&orbit";
import spill from "~icons/game-icons/spill?raw&orbit";
import sprout from "~icons/game-icons/sprout?raw&orbit";
import stamper from "~icons/game-icons/stamper?raw&orbit";
import stoneBust from "~icons/game-icons/stone-bust?raw&orbit";
import strong from "~icons/game-icons/strong?raw&orbit";
import sunrise from "~icons/game-icons/sunrise?raw&orbit";
import talk from "~icons/game-icons/talk?raw&orbit";
import teamUpgrade from "~icons/game-icons/team-upgrade?raw&orbit";
import theaterCurtains from "~icons/game-icons/theater-curtains?raw&orbit";
import torpedo from "~icons/game-icons/torpedo?raw&orbit";
import trade from "~icons/game-icons/trade?raw&orbit";
import twoCoins from "~icons/game-icons/two-coins?raw&orbit";
import wineGlass from "~icons/game-icons/wine-glass?raw&orbit";
import woodenCrate from "~icons/game-icons/wooden-crate?raw&orbit";
import wrench from "~icons/game-icons/wrench?raw&orbit";
import type { Things } from "./things";

export const THINGS: Things = [
  [factoryArm, "automated-production robot"],
  [moneyStack, "slush-fund money"],
  [megaphone, "appeal influence"],
  [payMoney, "private-loan loan"],
  [dominoMask, "intrigue"],
  [familyTree, "nepotism family"],
  [publicSpeaker, "consultancy speech"],
  [teamUpgrade, "all-hands crew"],
  [hook, "tug-team harbour-tug boarders tug"],
  [torpedo, "torpedoes"],
  [armorBlueprint, "replanning plan"],
  [policeBadge, "site-marshal inspector marshal"],
  [cloakDagger, "black-market smuggler"],
  [slotMachine, "lottery"],
  [onTarget, "headhunters"],
  [scrollUnfurled, "charter envoys"],
  [spill, "smear"],
  [twoCoins, "bonuses funds"],
  [receiveMoney, "levy tax"],
  [parachute, "airdrop"],
  [banknote, "hush-money"],
  [wineGlass, "gala-dinner dinner"],
  [files, "mislaid-files"],
  [passport, "false-clearance clearance"],
  [palmTree, "shore-leave liner"],
  [sunrise, "morning-hub"],
  [anchor, "tethered-rock anchor"],
  [cargoShip, "gutted-freighter"],
  [bank, "investors-tower lagrange-bank bank"],
  [militaryFort, "old-fort fort"],
  [habitatDome, "settlers-wheel settler"],
  [crackedGlass, "hull-breach breach"],
  [fist, "dock-strike strike"],
  [soundOff, "radio-silence"],
  [biohazard, "quarantine"],
  [talk, "rumours"],
  [reactor, "reactor-surge"],
  [aerialSignal, "pirate-frequency frequency"],
  [flame, "warehouse-fire fire"],
  [siren, "emergency alarm"],
  [pirateSkull, "pirate enemy"],
  [saberAndPistol, "raiders raider"],
  [crossedSabres, "corsair"],
  [bandit, "highwayman"],
  [magnet, "scrap-king scrap"],
  [directionSigns, "contradictory-order order"],
  [lockpicks, "light-fingers thief"],
  [hourglass, "bottleneck"],
  [solderingIron, "welding-sparks"],
  [moon, "night-shift night"],
  [handOfGod, "inspectors-palm"],
  [magnifyingGlass, "inquiry"],
  [leak, "coolant-leak"],
  [woodenCrate, "lost-crates"],
  [fragmentedMeteor, "debris-cloud debris"],
  [grenade, "old-ordnance"],
  [strong, "solid-build"],
  [cardboardBox, "prefab"],
  [lightBulb, "decoy-lights light"],
  [doubleFaceMask, "whispers"],
  [foldedPaper, "wrong-plans"],
  [crane, "site construction-tender crane"],
  [observatory, "star-dome dome"],
  [theaterCurtains, "zero-g-opera opera"],
  [keyCard, "grand-hotel hotel"],
  [greekTemple, "council-hall hall pilgrim"],
  [lockedChest, "treasury"],
  [oak, "arboretum"],
  [stoneBust, "founders-statue statue"],
  [elevator, "first-gondola gondola"],
  [cardAceSpades, "casino"],
  [harborDock, "docks dock"],
  [sprout, "hydroponics"],
  [hospitalCross, "hospital"],
  [cctvCamera, "security"],
  [trade, "trade-hub trade"],
  [gasPump, "fuel-depot fuel"],
  [deliveryDrone, "drone-yard drone"],
  [controlTower, "traffic-control"],
  [cargoCrate, "cargo-hall cargo lighter hauler supply"],
  [bed, "quarters"],
  [shop, "promenade"],
  [prisoner, "brig"],
  [beerStein, "airlock-bar bar"],
  [radioTower, "radio-room radio"],
  [solarPower, "solar-sails"],
  [nuclear, "fusion-core core"],
  [graduateCap, "academy"],
  [newspaper, "press-office"],
  [erlenmeyer, "laboratory research-vessel"],
  [stamper, "customs"],
  [spaceNeedle, "section"],
  [medal, "prestige"],
  [pokerHand, "action"],
  [spaceship, "ship other"],
  [shield, "armoured escort-cruiser shield"],
  [wrench, "repair-ship"],
  [crosshair, "gun mercenary"],
];
