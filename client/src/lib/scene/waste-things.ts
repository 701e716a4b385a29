/** The things of the wasteland, and the words on cards that they stand for. */

import ammoBox from "~icons/game-icons/ammo-box?raw&waste";
import anvil from "~icons/game-icons/anvil?raw&waste";
import anvilImpact from "~icons/game-icons/anvil-impact?raw&waste";
import apc from "~icons/game-icons/apc?raw&waste";
import barn from "~icons/game-icons/barn?raw&waste";
import barracksTent from "~icons/game-icons/barracks-tent?raw&waste";
import barrelLeak from "~icons/game-icons/barrel-leak?raw&waste";
import baseballBat from "~icons/game-icons/baseball-bat?raw&waste";
import battleTank from "~icons/game-icons/battle-tank?raw&waste";
import bed from "~icons/game-icons/bed?raw&waste";
import boatPropeller from "~icons/game-icons/boat-propeller?raw&waste";
import bookPile from "~icons/game-icons/book-pile?raw&waste";
import bookshelf from "~icons/game-icons/bookshelf?raw&waste";
import boxingRing from "~icons/game-icons/boxing-ring?raw&waste";
import brassKnuckles from "~icons/game-icons/brass-knuckles?raw&waste";
import brickWall from "~icons/game-icons/brick-wall?raw&waste";
import brokenBottle from "~icons/game-icons/broken-bottle?raw&waste";
import bucketWheelExcavator from "~icons/game-icons/bucket-wheel-excavator?raw&waste";
import bulldozer from "~icons/game-icons/bulldozer?raw&waste";
import bullyMinion from "~icons/game-icons/bully-minion?raw&waste";
import bunker from "~icons/game-icons/bunker?raw&waste";
import bus from "~icons/game-icons/bus?raw&waste";
import busStop from "~icons/game-icons/bus-stop?raw&waste";
import camel from "~icons/game-icons/camel?raw&waste";
import campingTent from "~icons/game-icons/camping-tent?raw&waste";
import carWheel from "~icons/game-icons/car-wheel?raw&waste";
import caravan from "~icons/game-icons/caravan?raw&waste";
import cargoCrate from "~icons/game-icons/cargo-crate?raw&waste";
import cargoShip from "~icons/game-icons/cargo-ship?raw&waste";
import caveEntrance from "~icons/game-icons/cave-entrance?raw&waste";
import checkedShield from "~icons/game-icons/checked-shield?raw&waste";
import chemicalTank from "~icons/game-icons/chemical-tank?raw&waste";
import church from "~icons/game-icons/church?raw&waste";
import circularSaw from "~icons/game-icons/circular-saw?raw&waste";
import cityCar from "~icons/game-icons/city-car?raw&waste";
import clawHammer from "~icons/game-icons/claw-hammer?raw&waste";
import clayBrick from "~icons/game-icons/clay-brick?raw&waste";
import cloakDagger from "~icons/game-icons/cloak-dagger?raw&waste";
import cloakedFigureOnHorseback from "~icons/game-icons/cloaked-figure-on-horseback?raw&waste";
import coffin from "~icons/game-icons/coffin?raw&waste";
import cowled from "~icons/game-icons/cowled?raw&waste";
import crane from "~icons/game-icons/crane?raw&waste";
import crossedPistols from "~icons/game-icons/crossed-pistols?raw&waste";
import crowbar from "~icons/game-icons/crowbar?raw&waste";
import cryoChamber from "~icons/game-icons/cryo-chamber?raw&waste";
import damagedHouse from "~icons/game-icons/damaged-house?raw&waste";
import deerHead from "~icons/game-icons/deer-head?raw&waste";
import desk from "~icons/game-icons/desk?raw&waste";
import directionSigns from "~icons/game-icons/direction-signs?raw&waste";
import donkey from "~icons/game-icons/donkey?raw&waste";
import eagleHead from "~icons/game-icons/eagle-head?raw&waste";
import energyTank from "~icons/game-icons/energy-tank?raw&waste";
import evilEyes from "~icons/game-icons/evil-eyes?raw&waste";
import factory from "~icons/game-icons/factory?raw&waste";
import factoryArm from "~icons/game-icons/factory-arm?raw&waste";
import fieldGun from "~icons/game-icons/field-gun?raw&waste";
import filmProjector from "~icons/game-icons/film-projector?raw&waste";
import flatbedCovered from "~icons/game-icons/flatbed-covered?raw&waste";
import foodTruck from "~icons/game-icons/food-truck?raw&waste";
import forestCamp from "~icons/game-icons/forest-camp?raw&waste";
import fuelTank from "~icons/game-icons/fuel-tank?raw&waste";
import furnace from "~icons/game-icons/furnace?raw&waste";
import gasPump from "~icons/game-icons/gas-pump?raw&waste";
import gavel from "~icons/game-icons/gavel?raw&waste";
import gearHammer from "~icons/game-icons/gear-hammer?raw&waste";
import gears from "~icons/game-icons/gears?raw&waste";
import graduateCap from "~icons/game-icons/graduate-cap?raw&waste";
import guardedTower from "~icons/game-icons/guarded-tower?raw&waste";
import habitatDome from "~icons/game-icons/habitat-dome?raw&waste";
import handTruck from "~icons/game-icons/hand-truck?raw&waste";
import harborDock from "~icons/game-icons/harbor-dock?raw&waste";
import helicopter from "~icons/game-icons/helicopter?raw&waste";
import hobbitDwelling from "~icons/game-icons/hobbit-dwelling?raw&waste";
import holeLadder from "~icons/game-icons/hole-ladder?raw&waste";
import homeGarage from "~icons/game-icons/home-garage?raw&waste";
import hoodedAssassin from "~icons/game-icons/hooded-assassin?raw&waste";
import hoodedFigure from "~icons/game-icons/hooded-figure?raw&waste";
import horizonRoad from "~icons/game-icons/horizon-road?raw&waste";
import hospital from "~icons/game-icons/hospital?raw&waste";
import hut from "~icons/game-icons/hut?raw&waste";
import ironMask from "~icons/game-icons/iron-mask?raw&waste";
import jeep from "~icons/game-icons/jeep?raw&waste";
import lawStar from "~icons/game-icons/law-star?raw&waste";
import levelCrossing from "~icons/game-icons/level-crossing?raw&waste";
import lockedFortress from "~icons/game-icons/locked-fortress?raw&waste";
import lockpicks from "~icons/game-icons/lockpicks?raw&waste";
import magnet from "~icons/game-icons/magnet?raw&waste";
import mechanicGarage from "~icons/game-icons/mechanic-garage?raw&waste";
import megaphone from "~icons/game-icons/megaphone?raw&waste";
import militaryAmbulance from "~icons/game-icons/military-ambulance?raw&waste";
import militaryFort from "~icons/game-icons/military-fort?raw&waste";
import mineTruck from "~icons/game-icons/mine-truck?raw&waste";
import mineWagon from "~icons/game-icons/mine-wagon?raw&waste";
import miner from "~icons/game-icons/miner?raw&waste";
import minigun from "~icons/game-icons/minigun?raw&waste";
import modernCity from "~icons/game-icons/modern-city?raw&waste";
import monumentValley from "~icons/game-icons/monument-valley?raw&waste";
import mountainCave from "~icons/game-icons/mountain-cave?raw&waste";
import ninjaMask from "~icons/game-icons/ninja-mask?raw&waste";
import nuclear from "~icons/game-icons/nuclear?raw&waste";
import officeChair from "~icons/game-icons/office-chair?raw&waste";
import oilDrum from "~icons/game-icons/oil-drum?raw&waste";
import oilPump from "~icons/game-icons/oil-pump?raw&waste";
import oilRig from "~icons/game-icons/oil-rig?raw&waste";
import oldWagon from "~icons/game-icons/old-wagon?raw&waste";
import openGate from "~icons/game-icons/open-gate?raw&waste";
import pistolGun from "~icons/game-icons/pistol-gun?raw&waste";
import postOffice from "~icons/game-icons/post-office?raw&waste";
import powerGenerator from "~icons/game-icons/power-generator?raw&waste";
import publicSpeaker from "~icons/game-icons/public-speaker?raw&waste";
import radarDish from "~icons/game-icons/radar-dish?raw&waste";
import radioactive from "~icons/game-icons/radioactive?raw&waste";
import ranchGate from "~icons/game-icons/ranch-gate?raw&waste";
import rat from "~icons/game-icons/rat?raw&waste";
import roundStar from "~icons/game-icons/round-star?raw&waste";
import saloonDoors from "~icons/game-icons/saloon-doors?raw&waste";
import sawedOffShotgun from "~icons/game-icons/sawed-off-shotgun?raw&waste";
import secretDoor from "~icons/game-icons/secret-door?raw&waste";
import shop from "~icons/game-icons/shop?raw&waste";
import shoppingCart from "~icons/game-icons/shopping-cart?raw&waste";
import shotgun from "~icons/game-icons/shotgun?raw&waste";
import spaceNeedle from "~icons/game-icons/space-needle?raw&waste";
import spikedBat from "~icons/game-icons/spiked-bat?raw&waste";
import spikedFence from "~icons/game-icons/spiked-fence?raw&waste";
import spookyHouse from "~icons/game-icons/spooky-house?raw&waste";
import steamLocomotive from "~icons/game-icons/steam-locomotive?raw&waste";
import stoneBlock from "~icons/game-icons/stone-block?raw&waste";
import stonePile from "~icons/game-icons/stone-pile?raw&waste";
import stoneTower from "~icons/game-icons/stone-tower?raw&waste";
import straightPipe from "~icons/game-icons/straight-pipe?raw&waste";
import strongbox from "~icons/game-icons/strongbox?raw&waste";
import sunPriest from "~icons/game-icons/sun-priest?raw&waste";
import tRexSkull from "~icons/game-icons/t-rex-skull?raw&waste";
import talk from "~icons/game-icons/talk?raw&waste";
import targetPoster from "~icons/game-icons/target-poster?raw&waste";
import towTruck from "~icons/game-icons/tow-truck?raw&waste";
import towerFlag from "~icons/game-icons/tower-flag?raw&waste";
import trashCan from "~icons/game-icons/trash-can?raw&waste";
import treehouse from "~icons/game-icons/treehouse?raw&waste";
import tvTower from "~icons/game-icons/tv-tower?raw&waste";
import upgrade from "~icons/game-icons/upgrade?raw&waste";
import valve from "~icons/game-icons/valve?raw&waste";
import village from "~icons/game-icons/village?raw&waste";
import walkieTalkie from "~icons/game-icons/walkie-talkie?raw&waste";
import warehouse from "~icons/game-icons/warehouse?raw&waste";
import watchtower from "~icons/game-icons/watchtower?raw&waste";
import waterTank from "~icons/game-icons/water-tank?raw&waste";
import wheelbarrow from "~icons/game-icons/wheelbarrow?raw&waste";
import winchesterRifle from "~icons/game-icons/winchester-rifle?raw&waste";
import wreckingBall from "~icons/game-icons/wrecking-ball?raw&waste";
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
