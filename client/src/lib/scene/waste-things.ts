/** The things of the wasteland, and the words on cards that they stand for. */

import ammoBox from "~icons/game-icons/ammo-box?raw";
import anvil from "~icons/game-icons/anvil?raw";
import anvilImpact from "~icons/game-icons/anvil-impact?raw";
import apc from "~icons/game-icons/apc?raw";
import barn from "~icons/game-icons/barn?raw";
import barracksTent from "~icons/game-icons/barracks-tent?raw";
import barrelLeak from "~icons/game-icons/barrel-leak?raw";
import baseballBat from "~icons/game-icons/baseball-bat?raw";
import battleTank from "~icons/game-icons/battle-tank?raw";
import bed from "~icons/game-icons/bed?raw";
import boatPropeller from "~icons/game-icons/boat-propeller?raw";
import bookPile from "~icons/game-icons/book-pile?raw";
import bookshelf from "~icons/game-icons/bookshelf?raw";
import boxingRing from "~icons/game-icons/boxing-ring?raw";
import brassKnuckles from "~icons/game-icons/brass-knuckles?raw";
import brickWall from "~icons/game-icons/brick-wall?raw";
import brokenBottle from "~icons/game-icons/broken-bottle?raw";
import bucketWheelExcavator from "~icons/game-icons/bucket-wheel-excavator?raw";
import bulldozer from "~icons/game-icons/bulldozer?raw";
import bullyMinion from "~icons/game-icons/bully-minion?raw";
import bunker from "~icons/game-icons/bunker?raw";
import bus from "~icons/game-icons/bus?raw";
import busStop from "~icons/game-icons/bus-stop?raw";
import camel from "~icons/game-icons/camel?raw";
import campingTent from "~icons/game-icons/camping-tent?raw";
import carWheel from "~icons/game-icons/car-wheel?raw";
import caravan from "~icons/game-icons/caravan?raw";
import cargoCrate from "~icons/game-icons/cargo-crate?raw";
import cargoShip from "~icons/game-icons/cargo-ship?raw";
import caveEntrance from "~icons/game-icons/cave-entrance?raw";
import checkedShield from "~icons/game-icons/checked-shield?raw";
import chemicalTank from "~icons/game-icons/chemical-tank?raw";
import church from "~icons/game-icons/church?raw";
import circularSaw from "~icons/game-icons/circular-saw?raw";
import cityCar from "~icons/game-icons/city-car?raw";
import clawHammer from "~icons/game-icons/claw-hammer?raw";
import clayBrick from "~icons/game-icons/clay-brick?raw";
import cloakDagger from "~icons/game-icons/cloak-dagger?raw";
import cloakedFigureOnHorseback from "~icons/game-icons/cloaked-figure-on-horseback?raw";
import coffin from "~icons/game-icons/coffin?raw";
import cowled from "~icons/game-icons/cowled?raw";
import crane from "~icons/game-icons/crane?raw";
import crossedPistols from "~icons/game-icons/crossed-pistols?raw";
import crowbar from "~icons/game-icons/crowbar?raw";
import cryoChamber from "~icons/game-icons/cryo-chamber?raw";
import damagedHouse from "~icons/game-icons/damaged-house?raw";
import deerHead from "~icons/game-icons/deer-head?raw";
import desk from "~icons/game-icons/desk?raw";
import directionSigns from "~icons/game-icons/direction-signs?raw";
import donkey from "~icons/game-icons/donkey?raw";
import eagleHead from "~icons/game-icons/eagle-head?raw";
import energyTank from "~icons/game-icons/energy-tank?raw";
import evilEyes from "~icons/game-icons/evil-eyes?raw";
import factory from "~icons/game-icons/factory?raw";
import factoryArm from "~icons/game-icons/factory-arm?raw";
import fieldGun from "~icons/game-icons/field-gun?raw";
import filmProjector from "~icons/game-icons/film-projector?raw";
import flatbedCovered from "~icons/game-icons/flatbed-covered?raw";
import foodTruck from "~icons/game-icons/food-truck?raw";
import forestCamp from "~icons/game-icons/forest-camp?raw";
import fuelTank from "~icons/game-icons/fuel-tank?raw";
import furnace from "~icons/game-icons/furnace?raw";
import gasPump from "~icons/game-icons/gas-pump?raw";
import gavel from "~icons/game-icons/gavel?raw";
import gearHammer from "~icons/game-icons/gear-hammer?raw";
import gears from "~icons/game-icons/gears?raw";
import graduateCap from "~icons/game-icons/graduate-cap?raw";
import guardedTower from "~icons/game-icons/guarded-tower?raw";
import habitatDome from "~icons/game-icons/habitat-dome?raw";
import handTruck from "~icons/game-icons/hand-truck?raw";
import harborDock from "~icons/game-icons/harbor-dock?raw";
import helicopter from "~icons/game-icons/helicopter?raw";
import hobbitDwelling from "~icons/game-icons/hobbit-dwelling?raw";
import holeLadder from "~icons/game-icons/hole-ladder?raw";
import homeGarage from "~icons/game-icons/home-garage?raw";
import hoodedAssassin from "~icons/game-icons/hooded-assassin?raw";
import hoodedFigure from "~icons/game-icons/hooded-figure?raw";
import horizonRoad from "~icons/game-icons/horizon-road?raw";
import hospital from "~icons/game-icons/hospital?raw";
import hut from "~icons/game-icons/hut?raw";
import ironMask from "~icons/game-icons/iron-mask?raw";
import jeep from "~icons/game-icons/jeep?raw";
import lawStar from "~icons/game-icons/law-star?raw";
import levelCrossing from "~icons/game-icons/level-crossing?raw";
import lockedFortress from "~icons/game-icons/locked-fortress?raw";
import lockpicks from "~icons/game-icons/lockpicks?raw";
import magnet from "~icons/game-icons/magnet?raw";
import mechanicGarage from "~icons/game-icons/mechanic-garage?raw";
import megaphone from "~icons/game-icons/megaphone?raw";
import militaryAmbulance from "~icons/game-icons/military-ambulance?raw";
import militaryFort from "~icons/game-icons/military-fort?raw";
import mineTruck from "~icons/game-icons/mine-truck?raw";
import mineWagon from "~icons/game-icons/mine-wagon?raw";
import miner from "~icons/game-icons/miner?raw";
import minigun from "~icons/game-icons/minigun?raw";
import modernCity from "~icons/game-icons/modern-city?raw";
import monumentValley from "~icons/game-icons/monument-valley?raw";
import mountainCave from "~icons/game-icons/mountain-cave?raw";
import ninjaMask from "~icons/game-icons/ninja-mask?raw";
import nuclear from "~icons/game-icons/nuclear?raw";
import officeChair from "~icons/game-icons/office-chair?raw";
import oilDrum from "~icons/game-icons/oil-drum?raw";
import oilPump from "~icons/game-icons/oil-pump?raw";
import oilRig from "~icons/game-icons/oil-rig?raw";
import oldWagon from "~icons/game-icons/old-wagon?raw";
import openGate from "~icons/game-icons/open-gate?raw";
import pistolGun from "~icons/game-icons/pistol-gun?raw";
import postOffice from "~icons/game-icons/post-office?raw";
import powerGenerator from "~icons/game-icons/power-generator?raw";
import publicSpeaker from "~icons/game-icons/public-speaker?raw";
import radarDish from "~icons/game-icons/radar-dish?raw";
import radioactive from "~icons/game-icons/radioactive?raw";
import ranchGate from "~icons/game-icons/ranch-gate?raw";
import rat from "~icons/game-icons/rat?raw";
import roundStar from "~icons/game-icons/round-star?raw";
import saloonDoors from "~icons/game-icons/saloon-doors?raw";
import sawedOffShotgun from "~icons/game-icons/sawed-off-shotgun?raw";
import secretDoor from "~icons/game-icons/secret-door?raw";
import shop from "~icons/game-icons/shop?raw";
import shoppingCart from "~icons/game-icons/shopping-cart?raw";
import shotgun from "~icons/game-icons/shotgun?raw";
import spaceNeedle from "~icons/game-icons/space-needle?raw";
import spikedBat from "~icons/game-icons/spiked-bat?raw";
import spikedFence from "~icons/game-icons/spiked-fence?raw";
import spookyHouse from "~icons/game-icons/spooky-house?raw";
import steamLocomotive from "~icons/game-icons/steam-locomotive?raw";
import stoneBlock from "~icons/game-icons/stone-block?raw";
import stonePile from "~icons/game-icons/stone-pile?raw";
import stoneTower from "~icons/game-icons/stone-tower?raw";
import straightPipe from "~icons/game-icons/straight-pipe?raw";
import strongbox from "~icons/game-icons/strongbox?raw";
import sunPriest from "~icons/game-icons/sun-priest?raw";
import tRexSkull from "~icons/game-icons/t-rex-skull?raw";
import talk from "~icons/game-icons/talk?raw";
import targetPoster from "~icons/game-icons/target-poster?raw";
import towTruck from "~icons/game-icons/tow-truck?raw";
import towerFlag from "~icons/game-icons/tower-flag?raw";
import trashCan from "~icons/game-icons/trash-can?raw";
import treehouse from "~icons/game-icons/treehouse?raw";
import tvTower from "~icons/game-icons/tv-tower?raw";
import upgrade from "~icons/game-icons/upgrade?raw";
import valve from "~icons/game-icons/valve?raw";
import village from "~icons/game-icons/village?raw";
import walkieTalkie from "~icons/game-icons/walkie-talkie?raw";
import warehouse from "~icons/game-icons/warehouse?raw";
import watchtower from "~icons/game-icons/watchtower?raw";
import waterTank from "~icons/game-icons/water-tank?raw";
import wheelbarrow from "~icons/game-icons/wheelbarrow?raw";
import winchesterRifle from "~icons/game-icons/winchester-rifle?raw";
import wreckingBall from "~icons/game-icons/wrecking-ball?raw";
import type { Things } from "./things";

export const THINGS: Things = [
  [damagedHouse, "suburbs ruin location other"],
  [bookshelf, "archive bookshop"],
  [boxingRing, "arena fight"],
  [crossedPistols, "armed-merchants duel"],
  [hoodedAssassin, "assassin killer"],
  [factoryArm, "assembly-plant assembly robot"],
  [chemicalTank, "bioweaponry laboratory chemist toxic"],
  [militaryFort, "fortress fort"],
  [cloakDagger, "black-market"],
  [walkieTalkie, "black-market-contacts contact"],
  [coffin, "body-hunters undertaker graveyard"],
  [furnace, "boiler-room boiler kiln"],
  [brickWall, "brick-storage wall foundation"],
  [clayBrick, "brick-supplier brick"],
  [village, "brick-village village"],
  [clawHammer, "builders builder build"],
  [busStop, "bus-station station"],
  [ranchGate, "camino-real ranch"],
  [campingTent, "camp"],
  [mechanicGarage, "car-garage garage"],
  [camel, "caravanner"],
  [church, "church chapel"],
  [waterTank, "cistern reservoir water"],
  [guardedTower, "city-guards guard"],
  [mineWagon, "clay-pit pit mine"],
  [apc, "combat-vehicle vehicle"],
  [fieldGun, "combat-zone zone artillery"],
  [cowled, "confessor monk"],
  [crane, "construction-site site"],
  [bulldozer, "construction-vehicles"],
  [jeep, "convoy patrol"],
  [shop, "corner-shop shop"],
  [gavel, "courthouse court judge"],
  [anvil, "craftsmen-guild craftsman smith"],
  [levelCrossing, "crossing"],
  [directionSigns, "crossroads signpost card"],
  [evilEyes, "dark-visions-gang visions"],
  [wreckingBall, "demolition-team demolition raze"],
  [habitatDome, "deserted-colony colony"],
  [circularSaw, "disassembly-workshop workshop"],
  [harborDock, "docks dock harbour"],
  [modernCity, "dream-city city"],
  [horizonRoad, "eight-mile mile road"],
  [radarDish, "espionage-center spy espionage"],
  [bucketWheelExcavator, "excavator"],
  [forestCamp, "expedition-camp expedition"],
  [factory, "factory plant"],
  [fuelTank, "fuel-tank tank"],
  [brassKnuckles, "gangers-dive"],
  [hoodedFigure, "gasoline-cultist cultist"],
  [barrelLeak, "gasoline-drinkers-den"],
  [gasPump, "gasoline-tower gasoline fuel"],
  [homeGarage, "guilds-garage guild"],
  [pistolGun, "gun-shop gun"],
  [sawedOffShotgun, "gunsmith"],
  [helicopter, "hangar airfield"],
  [treehouse, "haven"],
  [cryoChamber, "hibernation-chambers"],
  [anvilImpact, "hidden-forge forge"],
  [caveEntrance, "hideout"],
  [gears, "huge-machinery machinery machine action"],
  [deerHead, "hunters hunter"],
  [watchtower, "labor-camp prison"],
  [trashCan, "landfill dump"],
  [ammoBox, "lemmys-storage ammo"],
  [foodTruck, "marketplace market"],
  [cargoCrate, "material-depository depository depot place store"],
  [bunker, "merc-outpost outpost"],
  [spookyHouse, "mesmerizers-dwelling dwelling"],
  [energyTank, "methane-storage storage gas"],
  [militaryAmbulance, "military-hospital"],
  [warehouse, "military-warehouse warehouse"],
  [flatbedCovered, "mobile-storage"],
  [bed, "motel inn"],
  [brokenBottle, "murderers-pub"],
  [tRexSkull, "museum"],
  [mountainCave, "natural-shelters"],
  [publicSpeaker, "negotiator"],
  [cloakedFigureOnHorseback, "ohio-cavalry cavalry rider"],
  [oilRig, "oil-rig rig"],
  [oilDrum, "oil-trader oil"],
  [oilPump, "oilfield"],
  [straightPipe, "oilmen"],
  [lockedFortress, "oilmen-fortress"],
  [filmProjector, "old-cinema cinema"],
  [hut, "old-settlements settlement"],
  [minigun, "outpost-mercenaries mercenary"],
  [cityCar, "parking-lot car"],
  [towerFlag, "patriot-tower feature"],
  [desk, "petes-office office"],
  [wheelbarrow, "pickers picker"],
  [postOffice, "post-office"],
  [powerGenerator, "power-station power"],
  [sunPriest, "preacher-of-the-new-era preacher"],
  [officeChair, "production-manager manager"],
  [megaphone, "propaganda-station propaganda multi"],
  [saloonDoors, "pub bar saloon"],
  [mineTruck, "quarry"],
  [radioactive, "radioactive-colony radioactive"],
  [nuclear, "radioactive-fuel"],
  [targetPoster, "recruiter"],
  [valve, "refinery"],
  [hospital, "rehabilitation-center hospital"],
  [shoppingCart, "ricky-the-merchant merchant"],
  [winchesterRifle, "rifle"],
  [stonePile, "rubble"],
  [stoneBlock, "rubble-trader"],
  [bookPile, "ruined-library library"],
  [stoneTower, "salt-lake-tower tower"],
  [graduateCap, "school"],
  [carWheel, "scrap-metal scrap iron"],
  [magnet, "scrap-trader"],
  [secretDoor, "secret-outpost"],
  [ninjaMask, "shadow"],
  [rat, "sharrash"],
  [hobbitDwelling, "shelter"],
  [lawStar, "sheriffs-office sheriff"],
  [cargoShip, "shipwreck ship"],
  [spaceNeedle, "skyscraper"],
  [gearHammer, "small-factory production"],
  [donkey, "solitary-trader trader"],
  [eagleHead, "steel-eagle eagle"],
  [barn, "storehouse barn"],
  [handTruck, "suppliers supplier"],
  [boatPropeller, "tanker-shipwreck tanker"],
  [bus, "teds-bus bus"],
  [baseballBat, "the-bronx-gang gang"],
  [strongbox, "the-hold hold"],
  [ironMask, "the-iron-gang"],
  [oldWagon, "thieves-caravan caravan"],
  [lockpicks, "thieves-den thief"],
  [barracksTent, "training-camp training"],
  [tvTower, "transmitter radio"],
  [towTruck, "truck"],
  [holeLadder, "underground-warehouse underground"],
  [shotgun, "weapon-trader weapon"],
  [spikedFence, "wire-entanglement wire"],
  [battleTank, "wrecked-tank"],
  [crowbar, "wreckers wrecker"],
  [spikedBat, "punks punk"],
  [bullyMinion, "thugs thug red"],
  [caravan, "merchants blue"],
  [steamLocomotive, "junk-train train"],
  [miner, "worker"],
  [monumentValley, "monument"],
  [checkedShield, "shield"],
  [roundStar, "vp"],
  [upgrade, "develop"],
  [talk, "grey"],
  [openGate, "open"],
];
