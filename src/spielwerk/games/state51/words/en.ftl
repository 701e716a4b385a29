game-title = 51st State
game-tagline = Build a state out of ruins: scout, deal, raze. For one to four. An unofficial implementation.

# Rule switches
switch-deck = Deck
switch-deck-help = Which locations are in play: the 88 base cards, alone or with one of the two expansions.
switch-deck-base = Base game
switch-deck-new_era = Base game and New Era
switch-deck-winter = Base game and Winter
switch-factions = Factions
switch-factions-help = Dealt at random or chosen in turn.
switch-factions-random = random
switch-factions-chosen = chosen
switch-max_rounds = Most rounds
switch-max_rounds-help = After so many rounds points are counted, even if nobody has enough.

# End
end-points = Somebody has reached enough points; the round is played out, all locations are counted.
end-rounds = The last round has been played.
end-solo-won = You have more points than the virtual opponent.
end-solo-lost = The virtual opponent has at least as many points as you.
level-0 = lost
level-1 = Scavenger
level-2 = Survivor
level-3 = Settler
level-4 = Mayor
level-5 = Warlord
level-6 = Governor
level-7 = President of the 51st state

# Phases
phase-set-up = Set-up
phase-lookout = Lookout
phase-production = Production
phase-actions = Actions
phase-clean-up = Clean-up

# Things
faction-new-york = New York
faction-appalachian-federation = Appalachian Federation
faction-merchants-guild = Merchants Guild
faction-mutants-union = Mutants Union
good-gun = gun
good-fuel = fuel
good-iron = iron
good-brick = brick
good-ammo = ammo
good-worker = worker
good-grey = grey contact
good-blue = blue contact
good-red = red contact
good-multi = multi contact
good-develop = development token
good-shield = shield
good-card = card
good-vp = point
good-resource = resource of choice
good-deal = deal
category-fuel = Fuel
category-gun = Gun
category-iron = Iron
category-brick = Brick
category-ammo = Ammo
category-worker = Worker
category-card = Card
category-vp = Point
category-contact = Contact
category-monument = Monument
category-toxic = Toxic
row-production = Production
row-open = Open production
row-feature = Feature
row-action = Action
stack-red = red connection cards
stack-blue = blue connection cards
from-supply = supply

# Questions
prompt-faction = Which faction do you lead?
prompt-discard = Discard { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} of your first hand.
prompt-draft = Take one of the open cards.
prompt-supply = Suppliers: which production location of another player shall produce for you?
prompt-either = { $card }: which good do you take?
prompt-repeat = Which production location produces once more?
prompt-borrow = Suppliers: the goods of which production location of another player do you take?
prompt-turn = Take an action or pass.
prompt-turn-end = Will you place another shield before your turn ends?
prompt-over = { $card }: which location do you develop?
prompt-again = Use { $card } once more right away?
prompt-trade = Trade more workers?
prompt-steal = Whom do you rob of what?
prompt-clear = Which location do you clear? Up to { $n } more.
prompt-own-deals = Which of your deals gives its good? { $n } more.
prompt-other-deal = Which deal of another player gives you its good?
prompt-strike = The attack could hit several of your locations. Which one shall it be?
prompt-store = There is not room for everything. What do you store? { $n } more.
prompt-pay = How do you pay { $n } × { $good }?
prompt-pay-card = Which hand card do you give up?
prompt-pay-deal = Which deal do you give up?

# Choices
choice-choose-faction = { $faction }
choice-discard = Discard { $card }
choice-draft = Take { $card }
choice-supply = { $card } supplies you
choice-repeat = { $card } produces once more
choice-borrow = The goods of { $card }
choice-goods-1 = { $n1 } × { $good1 }
choice-goods-2 = { $n1 } × { $good1 } and { $n2 } × { $good2 }
choice-give-deal = Give up the deal with { $card } ({ $good })
choice-pay-1 = { $n1 } × { $good1 } ({ $from1 })
choice-pay-2 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 })
choice-pay-3 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 }), { $n3 } × { $good3 } ({ $from3 })
choice-pay-4 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 }), { $n3 } × { $good3 } ({ $from3 }), { $n4 } × { $good4 } ({ $from4 })
choice-build = Build { $card } ({ $n } grey)
choice-develop = Develop a location into { $card }
choice-deal = Make a deal with { $card } ({ $n } blue)
choice-raze-hand = Raze { $card } from your hand ({ $n } red)
choice-raze = Raze { $card } of another player ({ $n } red)
choice-activate = Activate { $card }
choice-faction-1 = Faction action: { $paidn1 } × { $paidgood1 } for { $n1 } × { $good1 }
choice-faction-2 = Faction action: { $paidn1 } × { $paidgood1 } and { $paidn2 } × { $paidgood2 } for { $n1 } × { $good1 }
choice-trade = { $n ->
    [one] 1 worker
   *[other] { $n } workers
} for 1 × { $good }
choice-work = Send a worker to { $card }
choice-take = Take the connection card { $card } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
})
choice-play = Play the connection card { $card }
choice-shield = Place a shield on { $card }
choice-pass = Pass
choice-end-turn = End the turn
choice-done = Enough
choice-over = Develop { $card } (brick)
choice-over-token = Develop { $card } (development token)
choice-again = { $card } once more
choice-steal = { $victim }: 1 × { $good }
choice-clear = Clear { $card }
choice-own-deal = { $card }: 1 × { $good }
choice-other-deal = { $card }: 1 × { $good }
choice-strike = It hits { $card }
choice-store = Store 1 × { $good }

# Why not
why-over = The game is over.
why-you-passed = You have passed already this round.
why-not-asked = It is not your turn now.
why-other-question = Answer the open question first.
why-no-action = There is no such action.
why-not-in-hand = This card is not in your hand.
why-grey = This takes { $need ->
    [one] 1 grey contact
   *[other] { $need } grey contacts
}, you have { $have }.
why-blue = This takes { $need ->
    [one] 1 blue contact
   *[other] { $need } blue contacts
}, you have { $have }.
why-red = This takes { $need ->
    [one] 1 red contact
   *[other] { $need } red contacts
}, you have { $have }.
why-nothing-to-develop = You have no location yet that you could develop.
why-no-brick = Developing costs { $n ->
    [one] 1 brick
   *[other] { $n } bricks
} or a development token.
why-no-match = None of your locations shares a category with this card.
why-no-location = This location stands in no state.
why-own-location = You can never raze your own locations.
why-ruin = This is only a ruin.
why-target-passed = Who has passed is safe until the end of the round.
why-not-yours = This location is not in your state.
why-not-an-action = Only action locations are activated.
why-used = { $n ->
    [one] This location has been used already this round.
   *[other] This location has been used { $n } times already this round.
}
why-price = You lack the goods for it.
why-no-use = It would do nothing now.
why-faction-used = You have used this faction action already this round.
why-workers = { $need ->
    [one] This takes 1 worker.
   *[other] This takes { $need } workers.
}
why-no-cards = There are no cards left, neither in the deck nor in the discard pile.
why-not-open = This is no open production.
why-own-open = Your own open production has worked for you already.
why-occupied = A worker stands here already this round.
why-no-connection = This connection card does not lie open.
why-shield-own = Shields go on your own locations only.
why-shield-there = This location is shielded already.
why-no-shield = You have no shield.

# The table in a terminal
picture-middle = Deck { $deck } · Discards { $discard } · The end comes at { $points } points
picture-red = Red connections:  { $card } (stack { $left })
picture-blue = Blue connections: { $card } (stack { $left })
picture-none = –
picture-open-card = Open:   { $card } [{ $n }] { $what }
picture-hand-card = Hand:   { $card } [{ $n }] { $what }
picture-playing = Being paid for: { $card }
picture-foe = Virtual opponent: { $points ->
    [one] 1 point
   *[other] { $points } points
}, attack cards { $attacks }
picture-seat = { $player } ({ $faction }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
}
picture-seat-passed = { $player } ({ $faction }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
}, has passed
picture-goods = Supply: guns { $gun } · fuel { $fuel } · iron { $iron } · bricks { $brick } · ammo { $ammo } · workers { $worker } · grey { $grey } · blue { $blue } · red { $red } · multi { $multi } · develop { $develop } · shields { $shield }
picture-production = Production: { $card } (resistance { $n }{ $used ->
    [0] {""}
   *[other] , used
})
picture-feature = Feature:    { $card } (resistance { $n }{ $used ->
    [0] {""}
   *[other] , used
})
picture-action = Action:     { $card } (resistance { $n }{ $used ->
    [0] {""}
    [one] , used once
   *[other] , used { $used } times
})
picture-production-ruin = Production: ruin
picture-feature-ruin = Feature:    ruin
picture-action-ruin = Action:     ruin
picture-deal = Deal:   { $card } ({ $good })
picture-contact = Connection card: { $card }

# Log
log-plays = { $player } plays { $faction }.
log-starts = { $player } is the start player.
log-round = Round { $round } begins.
log-reshuffled = The discard pile is shuffled into a new deck.
log-connection = Connection card turned over: { $card }.
log-turned = Turned over: { $card }.
log-drafted = { $player } takes { $card }.
log-drew = { $player } draws { $card }.
log-drew-hidden = { $player } draws a card.
log-discarded = { $player } discards { $card }.
log-deal-given = { $player } gives up the deal with { $card }.
log-supplied = { $player } is supplied by { $card }.
log-borrowed = { $player } takes the goods of { $card }.
log-repeated = { $card } produces once more for { $player }.
log-built = { $player } builds { $card }.
log-developed = { $player } develops { $old } into { $card }.
log-dealt = { $player } makes a deal with { $card }.
log-plundered = { $player } razes { $card } from the hand.
log-razed = { $player } razes { $card } of { $owner }.
log-activated = { $player } activates { $card }.
log-faction = { $player } uses the faction board.
log-worked = { $player } sends a worker to { $card } of { $owner }.
log-took = { $player } takes the connection card { $card }.
log-played = { $player } plays the connection card { $card }.
log-shielded = { $player } places a shield on { $card }.
log-passed = { $player } passes.
log-stole = { $player } takes something from { $victim }: 1 × { $good }.
log-cleared = { $player } clears { $card }.
log-followed = { $player } uses the deal with { $card }.
log-counted = { $player } counts { $n ->
    [one] 1 location
   *[other] { $n } locations
}.
log-foe-built = The virtual opponent builds { $card }.
log-foe-razed = { $player } razes { $card } of the virtual opponent.
log-foe-worked = { $player } sends a worker to { $card } of the virtual opponent.
log-foe-passed = The virtual opponent passes.
log-foe-discarded = The virtual opponent discards the connection card { $card } and gets { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-foe-attacked = The virtual opponent attacks with { $card }.
log-foe-missed = The attack hits nothing.
log-foe-held = { $card } holds out.
log-foe-struck = { $card } is razed; the virtual opponent gets { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-foe-counted = The virtual opponent counts { $n ->
    [one] 1 location
   *[other] { $n } locations
} and comes to { $points } points.

# Goods come and go
log-gained-gun = { $player } gets { $n ->
    [one] 1 gun
   *[other] { $n } guns
}.
log-gained-fuel = { $player } gets { $n } fuel.
log-gained-iron = { $player } gets { $n } iron.
log-gained-brick = { $player } gets { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}.
log-gained-ammo = { $player } gets { $n } ammo.
log-gained-worker = { $player } gets { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
log-gained-grey = { $player } gets { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}.
log-gained-blue = { $player } gets { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}.
log-gained-red = { $player } gets { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}.
log-gained-multi = { $player } gets { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}.
log-gained-develop = { $player } gets { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}.
log-gained-shield = { $player } gets { $n ->
    [one] 1 shield
   *[other] { $n } shields
}.
log-gained-vp = { $player } gets { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-paid-gun = { $player } pays { $n ->
    [one] 1 gun
   *[other] { $n } guns
}.
log-paid-fuel = { $player } pays { $n } fuel.
log-paid-iron = { $player } pays { $n } iron.
log-paid-brick = { $player } pays { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}.
log-paid-ammo = { $player } pays { $n } ammo.
log-paid-worker = { $player } pays { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
log-paid-grey = { $player } pays { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}.
log-paid-blue = { $player } pays { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}.
log-paid-red = { $player } pays { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}.
log-paid-multi = { $player } pays { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}.
log-paid-develop = { $player } pays { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}.
log-paid-shield = { $player } pays { $n ->
    [one] 1 shield
   *[other] { $n } shields
}.
log-stored-gun = { $player } stores { $n ->
    [one] 1 gun
   *[other] { $n } guns
}.
log-stored-fuel = { $player } stores { $n } fuel.
log-stored-iron = { $player } stores { $n } iron.
log-stored-brick = { $player } stores { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}.
log-stored-ammo = { $player } stores { $n } ammo.
log-stored-worker = { $player } stores { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
log-stored-grey = { $player } stores { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}.
log-stored-blue = { $player } stores { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}.
log-stored-red = { $player } stores { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}.
log-stored-multi = { $player } stores { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}.
log-stored-develop = { $player } stores { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}.
log-stored-shield = { $player } stores { $n ->
    [one] 1 shield
   *[other] { $n } shields
}.

# Cards
card-abandoned-suburbs = Abandoned Suburbs
card-abandoned-suburbs-text = Pay 2 bricks: get 2 points. Twice a round.
card-archive = Archive
card-archive-text = Pay 1 worker: get 1 point. Twice a round.
card-arena = Arena
card-arena-text = Produces 1 gun for each Gun location in your state, 3 at most.
card-assassin = Assassin
card-assassin-text = Open production: 1 gun.
card-assembly-plant = Assembly Plant
card-assembly-plant-text = Pay 1 worker and 2 iron: get 3 points.
card-bioweaponry = Bioweaponry
card-bioweaponry-text = Pay 1 worker and 1 gun: get 2 points.
card-boiler-room = Boiler Room
card-boiler-room-text = Open production: 2 workers. When built: 1 worker.
card-brick-storage = Brick Storage
card-brick-storage-text = When built: put 3 bricks on this card. Spend them whenever you like; they survive the clean-up.
card-brick-supplier = Brick Supplier
card-brick-supplier-text = Produces 1 brick for each Brick location in your state, 3 at most.
card-camp = Camp
card-camp-text = When built: put 3 workers on this card. Spend them whenever you like; they survive the clean-up.
card-church = Church
card-church-text = When built: 2 points.
card-city-guards = City Guards
card-city-guards-text = When built: put 3 guns on this card. Spend them whenever you like; they survive the clean-up.
card-clay-pit = Clay Pit
card-clay-pit-text = Pay 1 worker and 1 brick: get 2 points.
card-confessor = Confessor
card-confessor-text = Pay 2 guns: get 2 points. Twice a round.
card-construction-vehicles = Construction Vehicles
card-construction-vehicles-text = Open production: 1 grey contact. When built: 1 grey contact.
card-convoy = Convoy
card-convoy-text = Pay 1 fuel: get 1 blue contact. Twice a round.
card-corner-shop = Corner Shop
card-corner-shop-text = Pay 1 worker and 1 resource of your choice: get 1 point. Twice a round.
card-crossroads = Crossroads
card-crossroads-text = When built: 2 cards.
card-deserted-colony = Deserted Colony
card-deserted-colony-text = Pay 1 worker: get 1 ammo. Twice a round.
card-docks = Docks
card-docks-text = Open production: 1 iron.
card-excavator = Excavator
card-excavator-text = Open production: 1 development token.
card-factory = Factory
card-factory-text = When built: 1 point for each Iron location in your state, 5 at most.
card-fuel-tank = Fuel Tank
card-fuel-tank-text = Open production: 1 fuel.
card-gasoline-cultist = Gasoline Cultist
card-gasoline-cultist-text = Pay 1 blue contact: get 1 point. Twice a round.
card-gasoline-drinkers-den = Gasoline Drinkers' Den
card-gasoline-drinkers-den-text = Pay 2 fuel: get 2 points. Twice a round.
card-gun-shop = Gun Shop
card-gun-shop-text = Pay 1 worker and 2 guns: get 3 points.
card-gunsmith = Gunsmith
card-gunsmith-text = Pay 1 gun: get 1 red contact. Twice a round.
card-hideout = Hideout
card-hideout-text = Give up 1 of your deals: get 1 point. Twice a round.
card-huge-machinery = Huge Machinery
card-huge-machinery-text = Pay 1 worker and 1 iron: get 3 grey contacts.
card-merc-outpost = Merc Outpost
card-merc-outpost-text = Pay 1 resource of your choice: get 2 workers.
card-methane-storage = Methane Storage
card-methane-storage-text = When built: put 3 fuel on this card. Spend them whenever you like; they survive the clean-up.
card-motel = Motel
card-motel-text = Pay 1 worker: get 1 card. Twice a round.
card-murderers-pub = Murderers' Pub
card-murderers-pub-text = When built: 1 point for each Gun location in your state, 5 at most.
card-museum = Museum
card-museum-text = When built: 1 point for each Monument location in your state, 5 at most.
card-negotiator = Negotiator
card-negotiator-text = Pay 1 worker and give up 1 of your deals: get 2 points.
card-oil-rig = Oil Rig
card-oil-rig-text = Produces 1 fuel for each Fuel location in your state, 3 at most.
card-oil-trader = Oil Trader
card-oil-trader-text = Pay 1 fuel: get 1 point. Twice a round.
card-oilmen-fortress = Oilmen Fortress
card-oilmen-fortress-text = Pay 1 worker and 2 fuel: get 3 points.
card-old-cinema = Old Cinema
card-old-cinema-text = When built: 1 point.
card-parking-lot = Parking Lot
card-parking-lot-text = Produces 1 iron for each Iron location in your state, 3 at most.
card-pub = Pub
card-pub-text = Open production: 1 card. When built: 1 card.
card-quarry = Quarry
card-quarry-text = Open production: 1 brick.
card-radioactive-fuel = Radioactive Fuel
card-radioactive-fuel-text = Pay 1 worker and 1 fuel: get 2 points.
card-refinery = Refinery
card-refinery-text = When built: 1 point for each Fuel location in your state, 5 at most.
card-rubble = Rubble
card-rubble-text = When built: 1 point for each Brick location in your state, 5 at most.
card-rubble-trader = Rubble Trader
card-rubble-trader-text = Pay 1 brick: get 1 point. Twice a round.
card-ruined-library = Ruined Library
card-ruined-library-text = In the clean-up up to 3 resources (no ammo) can stay here until the next round.
card-school = School
card-school-text = Produces 1 worker. When built: 1 worker.
card-scrap-metal = Scrap Metal
card-scrap-metal-text = When built: put 3 iron on this card. Spend them whenever you like; they survive the clean-up.
card-scrap-trader = Scrap Trader
card-scrap-trader-text = Pay 1 iron: get 1 point. Twice a round.
card-shadow = Shadow
card-shadow-text = Pay 1 red contact: get 1 point. Twice a round.
card-sharrash = Sharrash
card-sharrash-text = Open production: 1 multi contact. When built: 1 multi contact.
card-shelter = Shelter
card-shelter-text = Pay 2 iron: get 2 points. Twice a round.
card-shipwreck = Shipwreck
card-shipwreck-text = Pay 1 worker and 1 iron: get 2 points.
card-skyscraper = Skyscraper
card-skyscraper-text = Pay 1 worker and 2 bricks: get 3 points.
card-thieves-caravan = Thieves' Caravan
card-thieves-caravan-text = Pay 2 workers: take 1 resource (no ammo) from an opponent who has not passed. Twice a round.
card-thieves-den = Thieves' Den
card-thieves-den-text = In the clean-up up to 2 workers and 2 resources (no ammo) can stay here until the next round.
card-underground-warehouse = Underground Warehouse
card-underground-warehouse-text = In the clean-up up to 3 resources (no ammo) can stay here until the next round.
card-weapon-trader = Weapon Trader
card-weapon-trader-text = Pay 1 gun: get 1 point. Twice a round.
card-wrecked-tank = Wrecked Tank
card-wrecked-tank-text = When built: 1 point for each Monument location in your state, 5 at most.
card-black-market-contacts = Black Market Contacts
card-black-market-contacts-text = In the clean-up up to 3 blue contacts can stay here until the next round. When built: 1 blue contact.
card-brick-village = Brick Village
card-brick-village-text = Pay 1 worker: get 2 bricks.
card-builders = Builders
card-builders-text = Pay 1 brick: get 1 worker. Twice a round.
card-bus-station = Bus Station
card-bus-station-text = You get 1 worker every time you make a deal.
card-car-garage = Car Garage
card-car-garage-text = Open production: 1 shield. When built: 1 shield.
card-combat-zone = Combat Zone
card-combat-zone-text = Pay 1 worker: get 2 guns.
card-courthouse = Courthouse
card-courthouse-text = Produces 1 brick and 1 ammo.
card-disassembly-workshop = Disassembly Workshop
card-disassembly-workshop-text = Pay 1 worker: get 2 iron.
card-espionage-center = Espionage Center
card-espionage-center-text = You get 1 card every time you make a deal.
card-expedition-camp = Expedition Camp
card-expedition-camp-text = Produces 1 gun and 1 ammo.
card-foundation = Foundation
card-foundation-text = When built: put 1 development token on this card. Spend it whenever you like; it survives the clean-up. Without a category it can be developed into anything.
card-gangers-dive = Gangers' Dive
card-gangers-dive-text = In the clean-up up to 3 red contacts can stay here until the next round. When built: 1 red contact.
card-gasoline-tower = Gasoline Tower
card-gasoline-tower-text = Pay 1 fuel: get 1 worker. Twice a round.
card-guilds-garage = Guild's Garage
card-guilds-garage-text = You get 1 card every time you make a deal.
card-hangar = Hangar
card-hangar-text = Produces 1 fuel and 1 ammo.
card-haven = Haven
card-haven-text = Produces 1 iron and 1 ammo.
card-hidden-forge = Hidden Forge
card-hidden-forge-text = Produces 1 shield. Always counts as shielded.
card-recruiter = Recruiter
card-recruiter-text = You get 1 worker every time you make a deal.
card-hunters = Hunters
card-hunters-text = You get 1 worker every time you raze a location.
card-labor-camp = Labor Camp
card-labor-camp-text = Pay 1 worker: get 2 workers.
card-lemmys-storage = Lemmy's Storage
card-lemmys-storage-text = Produces 1 ammo.
card-mesmerizers-dwelling = Mesmerizers' Dwelling
card-mesmerizers-dwelling-text = You get 1 point every time you raze a location.
card-natural-shelters = Natural Shelters
card-natural-shelters-text = Produces 1 worker and 1 ammo.
card-ohio-cavalry = Ohio Cavalry
card-ohio-cavalry-text = Pay 1 worker and 1 fuel: get 3 blue contacts.
card-oilfield = Oilfield
card-oilfield-text = Pay 1 worker: get 2 fuel.
card-old-settlements = Old Settlements
card-old-settlements-text = Pay 1 iron: get 1 worker. Twice a round.
card-petes-office = Pete's Office
card-petes-office-text = You get 1 point every time you make a deal.
card-pickers = Pickers
card-pickers-text = Pay 1 blue contact: get 1 worker.
card-post-office = Post Office
card-post-office-text = Pay 1 worker: get 1 blue contact. Twice a round.
card-preacher-of-the-new-era = Preacher of the New Era
card-preacher-of-the-new-era-text = Pay 1 blue contact: get 1 red contact. Twice a round.
card-production-manager = Production Manager
card-production-manager-text = Pay 2 workers: one of your production locations produces once more.
card-radioactive-colony = Radioactive Colony
card-radioactive-colony-text = When built: put 1 worker, 2 ammo, 1 blue contact and 1 red contact on this card. Spend them whenever you like; they survive the clean-up. Without a category it can be developed into anything.
card-rehabilitation-center = Rehabilitation Center
card-rehabilitation-center-text = Pay 1 red contact: get 1 worker.
card-ricky-the-merchant = Ricky the Merchant
card-ricky-the-merchant-text = Produces 1 blue contact.
card-rifle = Rifle
card-rifle-text = You get 1 card every time you raze a location.
card-secret-outpost = Secret Outpost
card-secret-outpost-text = Pay 1 gun: get 1 worker. Twice a round.
card-the-bronx-gang = The Bronx Gang
card-the-bronx-gang-text = Pay 1 worker and 1 gun: get 3 red contacts.
card-the-iron-gang = The Iron Gang
card-the-iron-gang-text = Produces 1 red contact.
card-training-camp = Training Camp
card-training-camp-text = Pay 1 worker: get 1 red contact. Twice a round.
card-truck = Truck
card-truck-text = You get 1 ammo every time you raze a location or make a deal.
card-armed-merchants = Armed Merchants
card-armed-merchants-text = If you have gained at least 5 resources in the production phase, you get 2 points more.
card-black-fortress = Black Fortress
card-black-fortress-text = Produces 1 iron and 1 gun.
card-black-market = Black Market
card-black-market-text = Pay 1 worker, 1 gun, 1 iron and 1 brick: get 3 points. Twice a round.
card-body-hunters = Body Hunters
card-body-hunters-text = Pay 1 worker: clear up to 3 of your other locations of the goods and workers of this round; they can be used again.
card-camino-real = Camino Real
card-camino-real-text = Pay 1 worker: get the good of a deal of another player.
card-caravanner = Caravanner
card-caravanner-text = Pay 1 worker: get the goods of up to 3 of your deals.
card-cistern = Cistern
card-cistern-text = Gives 1 point for each fuel you have gained in this production phase, 3 at most.
card-combat-vehicle = Combat Vehicle
card-combat-vehicle-text = Pay 1 worker: get 1 shield.
card-construction-site = Construction Site
card-construction-site-text = Gives 1 point for each brick you have gained in this production phase, 3 at most.
card-craftsmen-guild = Craftsmen Guild
card-craftsmen-guild-text = Produces 1 brick or 1 iron, as you like.
card-crossing = Crossing
card-crossing-text = In the clean-up up to 3 grey contacts can stay here until the next round. When built: 4 grey contacts.
card-dark-visions-gang = Dark Visions Gang
card-dark-visions-gang-text = If you have gained at least 1 gun in the production phase, you get 1 red contact more.
card-demolition-team = Demolition Team
card-demolition-team-text = If you have gained at least 1 brick in the production phase, you get 1 development token more.
card-dream-city = Dream City
card-dream-city-text = If you have gained at least 2 points in the production phase, you get 1 worker more.
card-eight-mile = Eight Mile
card-eight-mile-text = Pay 1 worker, 1 fuel, 1 iron and 1 brick: get 3 points. Twice a round.
card-hibernation-chambers = Hibernation Chambers
card-hibernation-chambers-text = In the clean-up all your workers can stay here until the next round. When built: 4 workers.
card-landfill = Landfill
card-landfill-text = Produces 1 ammo. When built: 1 ammo.
card-marketplace = Marketplace
card-marketplace-text = Pay 1 worker and 2 resources of your choice: get 2 points. Twice a round.
card-material-depository = Material Depository
card-material-depository-text = Pay 1 worker, 2 fuel and 2 iron: get 4 points.
card-military-warehouse = Military Warehouse
card-military-warehouse-text = Pay 1 worker, 2 guns and 2 fuel: get 4 points.
card-mobile-storage = Mobile Storage
card-mobile-storage-text = Pay 1 worker, 1 gun, 1 fuel and 1 brick: get 3 points. Twice a round.
card-oilmen = Oilmen
card-oilmen-text = If you have gained at least 1 fuel in the production phase, you get 1 blue contact more.
card-outpost-mercenaries = Outpost Mercenaries
card-outpost-mercenaries-text = Open production: 1 red contact or 1 blue contact, as its user likes.
card-patriot-tower = Patriot Tower
card-patriot-tower-text = If you have gained at least 5 workers in the production phase, you get 2 points more.
card-power-station = Power Station
card-power-station-text = Produces what another production location of yours produces; you choose which.
card-propaganda-station = Propaganda Station
card-propaganda-station-text = Pay 1 worker and 1 hand card: get 2 cards.
card-salt-lake-tower = Salt Lake Tower
card-salt-lake-tower-text = Pay 1 worker, 2 iron and 2 bricks: get 4 points.
card-sheriffs-office = Sheriff's Office
card-sheriffs-office-text = Gives 1 point for each gun you have gained in this production phase, 3 at most.
card-small-factory = Small Factory
card-small-factory-text = Gives 1 point for each iron you have gained in this production phase, 3 at most.
card-solitary-trader = Solitary Trader
card-solitary-trader-text = Pay 1 worker, 1 gun, 1 fuel, 1 iron and 1 brick: get 3 points. Twice a round.
card-steel-eagle = Steel Eagle
card-steel-eagle-text = Open production: 1 point.
card-storehouse = Storehouse
card-storehouse-text = Produces 1 fuel or 1 gun, as you like.
card-suppliers = Suppliers
card-suppliers-text = In the production phase: name a production location of another player. You get its goods, and its owner does not. When built: the goods of a production location of another player, who loses nothing.
card-tanker-shipwreck = Tanker Shipwreck
card-tanker-shipwreck-text = Produces 1 brick or 1 fuel, as you like.
card-teds-bus = Ted's Bus
card-teds-bus-text = Pay 1 worker and 1 resource of your choice: get 2 grey contacts.
card-the-hold = The Hold
card-the-hold-text = Pay 1 worker, 2 guns and 2 bricks: get 4 points.
card-transmitter = Transmitter
card-transmitter-text = Pay 1 worker and 1 resource of your choice: get 2 cards.
card-wire-entanglement = Wire Entanglement
card-wire-entanglement-text = Produces 1 shield. When built: 1 shield.
card-wreckers = Wreckers
card-wreckers-text = If you have gained at least 1 iron in the production phase, you get 1 grey contact more.
card-punks = Punks
card-punks-text = Get 2 red contacts.
card-thugs = Thugs
card-thugs-text = Pay 1 gun: get 3 red contacts.
card-merchants = Merchants
card-merchants-text = Get 2 blue contacts.
card-junk-train = Junk Train
card-junk-train-text = Get 3 blue contacts.
