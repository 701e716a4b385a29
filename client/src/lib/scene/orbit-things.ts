/** The things of the station, and the words on cards that they stand for. */

import aerialSignal from "~icons/game-icons/aerial-signal?raw";
import anchor from "~icons/game-icons/anchor?raw";
import armorBlueprint from "~icons/game-icons/armor-blueprint?raw";
import bandit from "~icons/game-icons/bandit?raw";
import bank from "~icons/game-icons/bank?raw";
import banknote from "~icons/game-icons/banknote?raw";
import bed from "~icons/game-icons/bed?raw";
import beerStein from "~icons/game-icons/beer-stein?raw";
import biohazard from "~icons/game-icons/biohazard?raw";
import cardAceSpades from "~icons/game-icons/card-ace-spades?raw";
import cardboardBox from "~icons/game-icons/cardboard-box?raw";
import cargoCrate from "~icons/game-icons/cargo-crate?raw";
import cargoShip from "~icons/game-icons/cargo-ship?raw";
import cctvCamera from "~icons/game-icons/cctv-camera?raw";
import cloakDagger from "~icons/game-icons/cloak-dagger?raw";
import controlTower from "~icons/game-icons/control-tower?raw";
import crackedGlass from "~icons/game-icons/cracked-glass?raw";
import crane from "~icons/game-icons/crane?raw";
import crossedSabres from "~icons/game-icons/crossed-sabres?raw";
import crosshair from "~icons/game-icons/crosshair?raw";
import deliveryDrone from "~icons/game-icons/delivery-drone?raw";
import directionSigns from "~icons/game-icons/direction-signs?raw";
import dominoMask from "~icons/game-icons/domino-mask?raw";
import doubleFaceMask from "~icons/game-icons/double-face-mask?raw";
import elevator from "~icons/game-icons/elevator?raw";
import erlenmeyer from "~icons/game-icons/erlenmeyer?raw";
import factoryArm from "~icons/game-icons/factory-arm?raw";
import familyTree from "~icons/game-icons/family-tree?raw";
import files from "~icons/game-icons/files?raw";
import fist from "~icons/game-icons/fist?raw";
import flame from "~icons/game-icons/flame?raw";
import foldedPaper from "~icons/game-icons/folded-paper?raw";
import fragmentedMeteor from "~icons/game-icons/fragmented-meteor?raw";
import gasPump from "~icons/game-icons/gas-pump?raw";
import graduateCap from "~icons/game-icons/graduate-cap?raw";
import greekTemple from "~icons/game-icons/greek-temple?raw";
import grenade from "~icons/game-icons/grenade?raw";
import habitatDome from "~icons/game-icons/habitat-dome?raw";
import handOfGod from "~icons/game-icons/hand-of-god?raw";
import harborDock from "~icons/game-icons/harbor-dock?raw";
import hook from "~icons/game-icons/hook?raw";
import hospitalCross from "~icons/game-icons/hospital-cross?raw";
import hourglass from "~icons/game-icons/hourglass?raw";
import keyCard from "~icons/game-icons/key-card?raw";
import leak from "~icons/game-icons/leak?raw";
import lightBulb from "~icons/game-icons/light-bulb?raw";
import lockedChest from "~icons/game-icons/locked-chest?raw";
import lockpicks from "~icons/game-icons/lockpicks?raw";
import magnet from "~icons/game-icons/magnet?raw";
import magnifyingGlass from "~icons/game-icons/magnifying-glass?raw";
import medal from "~icons/game-icons/medal?raw";
import megaphone from "~icons/game-icons/megaphone?raw";
import militaryFort from "~icons/game-icons/military-fort?raw";
import moneyStack from "~icons/game-icons/money-stack?raw";
import moon from "~icons/game-icons/moon?raw";
import newspaper from "~icons/game-icons/newspaper?raw";
import nuclear from "~icons/game-icons/nuclear?raw";
import oak from "~icons/game-icons/oak?raw";
import observatory from "~icons/game-icons/observatory?raw";
import onTarget from "~icons/game-icons/on-target?raw";
import palmTree from "~icons/game-icons/palm-tree?raw";
import parachute from "~icons/game-icons/parachute?raw";
import passport from "~icons/game-icons/passport?raw";
import payMoney from "~icons/game-icons/pay-money?raw";
import pirateSkull from "~icons/game-icons/pirate-skull?raw";
import pokerHand from "~icons/game-icons/poker-hand?raw";
import policeBadge from "~icons/game-icons/police-badge?raw";
import prisoner from "~icons/game-icons/prisoner?raw";
import publicSpeaker from "~icons/game-icons/public-speaker?raw";
import radioTower from "~icons/game-icons/radio-tower?raw";
import reactor from "~icons/game-icons/reactor?raw";
import receiveMoney from "~icons/game-icons/receive-money?raw";
import saberAndPistol from "~icons/game-icons/saber-and-pistol?raw";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled?raw";
import shield from "~icons/game-icons/shield?raw";
import shop from "~icons/game-icons/shop?raw";
import siren from "~icons/game-icons/siren?raw";
import slotMachine from "~icons/game-icons/slot-machine?raw";
import solarPower from "~icons/game-icons/solar-power?raw";
import solderingIron from "~icons/game-icons/soldering-iron?raw";
import soundOff from "~icons/game-icons/sound-off?raw";
import spaceNeedle from "~icons/game-icons/space-needle?raw";
import spaceship from "~icons/game-icons/spaceship?raw";
import spill from "~icons/game-icons/spill?raw";
import sprout from "~icons/game-icons/sprout?raw";
import stamper from "~icons/game-icons/stamper?raw";
import stoneBust from "~icons/game-icons/stone-bust?raw";
import strong from "~icons/game-icons/strong?raw";
import sunrise from "~icons/game-icons/sunrise?raw";
import talk from "~icons/game-icons/talk?raw";
import teamUpgrade from "~icons/game-icons/team-upgrade?raw";
import theaterCurtains from "~icons/game-icons/theater-curtains?raw";
import torpedo from "~icons/game-icons/torpedo?raw";
import trade from "~icons/game-icons/trade?raw";
import twoCoins from "~icons/game-icons/two-coins?raw";
import wineGlass from "~icons/game-icons/wine-glass?raw";
import woodenCrate from "~icons/game-icons/wooden-crate?raw";
import wrench from "~icons/game-icons/wrench?raw";
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
