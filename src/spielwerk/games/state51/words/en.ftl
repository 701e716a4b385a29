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
level-below = below { $n }
level-from = { $n } and more

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
card-copy = { $card } no. { $n }
named-card = { $card }
card-ruin = the ruin of { $card }
of-player = of { $player }
of-foe = of the virtual opponent

# Questions
prompt-faction = Which faction do you lead?
prompt-discard = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your first hand.
prompt-draft = Take one of the open cards.
prompt-supply = Suppliers: which production location of another player shall produce for you?
prompt-either = { $card }: which good do you take?
prompt-repeat = Which production location produces once more?
prompt-borrow = Suppliers: the goods of which production location of another player do you take?
prompt-turn = Take an action or pass.
prompt-turn-end = Will you place another shield before your turn ends?
prompt-over = { $card }: which location or ruin do you develop?
prompt-tear-down = { $old } still stands and is the only location that could make way for { $card }. Develop it?
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
choice-supply = { $card } { $owner } shall produce for you
choice-repeat = { $card }: produce once more
choice-borrow = { $card } { $owner }: take the goods
choice-choose-goods = Take { $goods }
choice-give-deal = Give up the deal with { $card } ({ $good })
choice-pay = { $goods }
paid-from = { $n } × { $good } ({ $source })
choice-build = Build { $card } ({ $n } grey)
choice-develop = Develop a location of your choice into { $card }
choice-develop-over = Develop { $old } into { $card }
choice-take-back = Keep { $card } in hand after all
choice-deal = Make a deal with { $card } ({ $n } blue)
choice-raze-hand = Raze { $card } from your hand ({ $n } red)
choice-raze = Raze { $card } { $owner } ({ $n } red)
choice-activate = Activate { $card }
choice-faction = Faction action: { $paid } for { $goods }
choice-trade = { $workers } for { $goods }
choice-work = Send a worker to { $card } { $owner }
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
choice-store = Store { $goods }

# Verbs, on buttons and where something can't be done now
verb-activate = Activate
verb-again = Use again
verb-borrow = Take goods
verb-build = Build
verb-choose-faction = Choose a faction
verb-choose-goods = Choose a good
verb-clear = Clear
verb-deal = Make a deal
verb-develop = Develop
verb-discard = Discard
verb-done = Enough
verb-draft = Take
verb-end-turn = End the turn
verb-faction = Faction action
verb-give-deal = Give up a deal
verb-other-deal = Follow a deal
verb-over = Develop (brick)
verb-over-token = Develop (token)
verb-own-deal = Use a deal
verb-pass = Pass
verb-pay = Pay
verb-play = Play a connection
verb-raze = Raze a location
verb-raze-hand = Raze from hand
verb-repeat = Produce once more
verb-shield = Place a shield
verb-steal = Rob
verb-store = Store
verb-strike = Hit
verb-supply = Name a supplier
verb-take = Take a connection
verb-trade = Trade workers
verb-work = Send a worker

# Why not
why-you-passed = You have passed already this round.
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
why-no-shared-category = This location shares no category with the new one.
why-no-token = You have no development token.
why-twin = You have several of these: the first one stands for all.
why-same-good = Another deal with the same good stands for this one.
why-ruin = This is only a ruin.
why-target-passed = Who has passed is safe until the end of the round.
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
why-occupied = A worker stands here already this round.
why-shield-there = This location is shielded already.
why-no-shield = You have no shield.

# The table in a terminal
picture-middle = Deck { $deck } · Discards { $discard } · The end comes at { $points } points
picture-red = Red connection card:  { $card }: { $what } (stack { $left })
picture-red-none = Red connection card:  none (stack { $left })
picture-blue = Blue connection card: { $card }: { $what } (stack { $left })
picture-blue-none = Blue connection card: none (stack { $left })
picture-none = –
picture-open-card = Open: { $card } · { $row } · distance { $n } · { $categories }
picture-hand-card = Hand: { $card } · { $row } · distance { $n } · { $categories }
picture-location = { $row }: { $card } · resistance { $n } · { $categories }
picture-ruin = { $row }: { $card }
picture-text = {"    "}{ $what }
picture-gives = {"    "}{ $spoils } · { $deal }
picture-marks = {"    "}Now: { $marks }
picture-open = open to others' workers
picture-closed = closed to others' workers
picture-used = { $n ->
    [one] used already
   *[other] used { $n } times already
}
picture-shield = shielded
picture-laid = on it from its use: { $goods }
picture-cached = on it from its building bonus: { $goods }
picture-playing = Being paid for: { $card }
picture-foe = Virtual opponent: { $points ->
    [one] 1 point
   *[other] { $points } points
}, attack cards { $attacks }
picture-foe-passed = Virtual opponent: { $points ->
    [one] 1 point
   *[other] { $points } points
}, attack cards { $attacks }, has passed
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
picture-goods = Supply: { $goods }
picture-stored = Stored: { $goods }
picture-deal = Deal: { $card } gives 1 × { $good } each round
picture-contact = Connection card: { $card }: { $what }

# What is printed on cards
printed-distance = distance { $n }
printed-resistance = resistance { $n }
printed-spoils = Spoils: { $goods }
printed-deal = Deal: { $good }
printed-no-category = no category
printed-nothing = nothing
printed-amount = { $n } × { $good }
set-base = { $n } in the base game
set-new_era = { $n } in New Era
set-winter = { $n } in Winter

# Log
log-plays = { $player } plays { $faction }.
log-starts = { $player } is the start player.
log-round = Round { $round } begins.
log-reshuffled = The discard pile is shuffled into a new deck.
log-connection = Connection card turned over: { $card }.
log-connection-left = Nobody has taken the connection card { $card }; it is out of the game.
log-turned = Turned over: { $card }.
log-left-over = Nobody has taken { $card }; it is discarded.
log-drafted = { $player } takes { $card }.
log-drew = { $player } draws { $card }{ $source }.
log-drew-hidden = { $player } draws a card{ $source }.
log-discarded = { $player } discards { $card }.
log-deal-given = { $player } gives up the deal with { $card }.
log-supplied = { $card } produces for { $player } in this round.
log-borrowed = { $player } takes the goods of { $card }.
log-repeated = { $card } produces once more for { $player }.
log-built = { $player } builds { $card }.
log-developed = { $player } develops { $old } into { $card }.
log-rebuilt = { $player } develops the ruin of { $old } into { $card }.
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
log-followed = { $player } uses another's deal with { $card }.
log-counted = { $player } counts { $n ->
    [one] 1 location
   *[other] { $n } locations
} and comes to { $points } points.
log-foe-built = The virtual opponent builds { $card }.
log-foe-razed = { $player } razes { $card } of the virtual opponent.
log-foe-worked = { $player } sends a worker to { $card } of the virtual opponent, which gets { $n ->
    [one] 1 point
   *[other] { $n } points
} for it.
log-foe-passed = The virtual opponent passes.
log-foe-discarded = The virtual opponent discards the connection card { $card } and gets { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-foe-attacked = The virtual opponent attacks with { $card }.
log-foe-missed = The attack hits nothing.
log-foe-dropped = { $n ->
    [one] The attack card is discarded.
   *[other] The { $n } attack cards are discarded.
}
log-foe-held = The shield on { $card } wards off the attack and is used up.
log-foe-in-vain = { $card } always counts as shielded: the attack does nothing.
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
}{ $source }.
log-gained-fuel = { $player } gets { $n } fuel{ $source }.
log-gained-iron = { $player } gets { $n } iron{ $source }.
log-gained-brick = { $player } gets { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}{ $source }.
log-gained-ammo = { $player } gets { $n } ammo{ $source }.
log-gained-worker = { $player } gets { $n ->
    [one] 1 worker
   *[other] { $n } workers
}{ $source }.
log-gained-grey = { $player } gets { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}{ $source }.
log-gained-blue = { $player } gets { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}{ $source }.
log-gained-red = { $player } gets { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}{ $source }.
log-gained-multi = { $player } gets { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}{ $source }.
log-gained-develop = { $player } gets { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}{ $source }.
log-gained-shield = { $player } gets { $n ->
    [one] 1 shield
   *[other] { $n } shields
}{ $source }.
log-gained-vp = { $player } gets { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $source }.
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
log-returned-gun = { $player } takes back what was stored: { $n ->
    [one] 1 gun
   *[other] { $n } guns
}.
log-returned-fuel = { $player } takes back what was stored: { $n } fuel.
log-returned-iron = { $player } takes back what was stored: { $n } iron.
log-returned-brick = { $player } takes back what was stored: { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}.
log-returned-ammo = { $player } takes back what was stored: { $n } ammo.
log-returned-worker = { $player } takes back what was stored: { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
log-returned-grey = { $player } takes back what was stored: { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}.
log-returned-blue = { $player } takes back what was stored: { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}.
log-returned-red = { $player } takes back what was stored: { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}.
log-returned-multi = { $player } takes back what was stored: { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}.
log-returned-develop = { $player } takes back what was stored: { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}.
log-returned-shield = { $player } takes back what was stored: { $n ->
    [one] 1 shield
   *[other] { $n } shields
}.
log-lost-gun = { $player } returns { $n ->
    [one] 1 gun
   *[other] { $n } guns
} unused.
log-lost-fuel = { $player } returns { $n } fuel unused.
log-lost-iron = { $player } returns { $n } iron unused.
log-lost-brick = { $player } returns { $n ->
    [one] 1 brick
   *[other] { $n } bricks
} unused.
log-lost-ammo = { $player } returns { $n } ammo unused.
log-lost-worker = { $player } returns { $n ->
    [one] 1 worker
   *[other] { $n } workers
} unused.
log-lost-grey = { $player } returns { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
} unused.
log-lost-blue = { $player } returns { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
} unused.
log-lost-red = { $player } returns { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
} unused.
log-lost-multi = { $player } returns { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
} unused.
log-lost-develop = { $player } returns { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
} unused.
log-lost-shield = { $player } returns { $n ->
    [one] 1 shield
   *[other] { $n } shields
} unused.
log-unloaded = { $player } takes { $n } × { $good } from { $card } into the supply.
log-tidied = Shields, goods on actions and workers on open productions are taken away.

# Where it comes from, at the end of a sentence
source-start = {" "}for the first hand
source-board = {" "}thanks to the faction board
source-location = {" "}from { $card }
source-deal = {" "}from the deal with { $card }
source-bonus = {" "}as the building bonus of { $card }
source-placed = {" "}as a building bonus laid on { $card }
source-spoils = {" "}as spoils of { $card }
source-compensation = {" "}in return for { $card }
source-connection = {" "}from the connection card { $card }
source-visit = {" "}for the visit to { $card }
source-development = {" "}for developing

# Goods in a sentence: so many, one of those that are counted, all of them
amount-gun = { $n ->
    [one] 1 gun
   *[other] { $n } guns
}
amount-fuel = { $n } fuel
amount-iron = { $n } iron
amount-brick = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}
amount-ammo = { $n } ammo
amount-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
amount-grey = { $n ->
    [one] 1 grey contact
   *[other] { $n } grey contacts
}
amount-blue = { $n ->
    [one] 1 blue contact
   *[other] { $n } blue contacts
}
amount-red = { $n ->
    [one] 1 red contact
   *[other] { $n } red contacts
}
amount-multi = { $n ->
    [one] 1 multi contact
   *[other] { $n } multi contacts
}
amount-develop = { $n ->
    [one] 1 development token
   *[other] { $n } development tokens
}
amount-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
amount-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
amount-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-resource = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
counted-gun = gun
counted-fuel = fuel
counted-iron = iron
counted-brick = brick
counted-ammo = ammo
counted-worker = worker
counted-grey = grey contact
counted-blue = blue contact
counted-red = red contact
counted-multi = multi contact
counted-develop = development token
counted-shield = shield
counted-card = card
counted-vp = point
counted-resource = resource
many-gun = guns
many-fuel = fuel
many-iron = iron
many-brick = bricks
many-ammo = ammo
many-worker = workers
many-grey = grey contacts
many-blue = blue contacts
many-red = red contacts
many-multi = multi contacts
many-develop = development tokens
many-shield = shields
many-card = cards
many-vp = points
many-resource = resources
price-card = { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}
price-resource = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
price-deal = { $n } of your deals
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }
sentences = { $first } { $rest }

# What cards do
effect-pay = Pay { $goods }
effect-give-up = Give up { $deals }
effect-pay-and-give-up = Pay { $goods } and give up { $deals }
effect-exchange = { $price }: get { $goods }.
effect-free = Get { $goods }.
effect-steal = { $price }: take { $n ->
    [one] 1 resource
   *[other] { $n } resources
} (no ammo) from { $n ->
    [one] an opponent who has
   *[other] opponents who have
} not passed.
effect-clear = { $price }: clear { $n ->
    [one] 1 of your other locations
   *[other] up to { $n } of your other locations
} of the goods and workers of this round; { $n ->
    [one] it
   *[other] they
} can be used again.
effect-own-deals = { $price }: get { $n ->
    [one] the good of 1 of your deals
   *[other] the goods of up to { $n } of your deals
}.
effect-other-deal = { $price }: get the good of a deal of another player.
effect-produce-again = { $price }: one of your production locations produces once more.
effect-twice = Twice a round.
effect-shielded = Always counts as shielded.
effect-no-category = Without a category it can be developed into anything.
effect-goods-production = Produces { $goods }.
effect-goods-open = Open production: { $goods }.
effect-goods-bonus = Building bonus: { $goods }.
effect-per-category-production = Produces { $goods } for each { $category } location in your state, { $most } at most.
effect-per-category-open = Open production: { $goods } for each { $category } location in its owner's state, { $most } at most.
effect-per-category-bonus = Building bonus: { $goods } for each { $category } location in your state, { $most } at most.
effect-one-of-production = Produces { $goods }, as you like.
effect-one-of-open = Open production: { $goods }, as its user likes.
effect-per-gained-production = Gives { $goods } for each { $counted } you have gained in this production phase, { $most } at most.
effect-per-gained-open = Open production: { $goods } for each { $counted } its owner has gained in this production phase, { $most } at most.
effect-repeat-production = Produces what another production location of yours produces; you choose which.
effect-repeat-open = Open production: what another production location of its owner produces, as its user likes.
effect-take-production-production = In the production phase: name a production location of another player. You get its goods, and its owner does not.
effect-take-production-open = In the production phase: name a production location of another player. You get its goods, and its owner does not.
effect-store-feature = In the clean-up { $goods } can stay here until the next round.
room-some = up to { $goods }
room-resource = up to { $n ->
    [one] 1 resource
   *[other] { $n } resources
} (no ammo)
room-all = all your { $goods }
effect-each-raze = You get { $goods } every time you raze a location.
effect-each-deal = You get { $goods } every time you make a deal.
effect-each-raze-or-deal = You get { $goods } every time you raze a location or make a deal.
effect-gained-feature = If you have gained at least { $least } in the production phase, you get { $goods } more.
effect-place-bonus = Building bonus: put { $goods } on this card. { $n ->
    [one] Spend it whenever you like; it survives the clean-up.
   *[other] Spend them whenever you like; they survive the clean-up.
}
effect-borrow-bonus = Building bonus: the goods of a production location of another player, who loses nothing.

# Cards
card-abandoned-suburbs = Abandoned Suburbs
card-archive = Archive
card-arena = Arena
card-assassin = Assassin
card-assembly-plant = Assembly Plant
card-bioweaponry = Bioweaponry
card-boiler-room = Boiler Room
card-brick-storage = Brick Storage
card-brick-supplier = Brick Supplier
card-camp = Camp
card-church = Church
card-city-guards = City Guards
card-clay-pit = Clay Pit
card-confessor = Confessor
card-construction-vehicles = Construction Vehicles
card-convoy = Convoy
card-corner-shop = Corner Shop
card-crossroads = Crossroads
card-deserted-colony = Deserted Colony
card-docks = Docks
card-excavator = Excavator
card-factory = Factory
card-fuel-tank = Fuel Tank
card-gasoline-cultist = Gasoline Cultist
card-gasoline-drinkers-den = Gasoline Drinkers' Den
card-gun-shop = Gun Shop
card-gunsmith = Gunsmith
card-hideout = Hideout
card-huge-machinery = Huge Machinery
card-merc-outpost = Merc Outpost
card-methane-storage = Methane Storage
card-motel = Motel
card-murderers-pub = Murderers' Pub
card-museum = Museum
card-negotiator = Negotiator
card-oil-rig = Oil Rig
card-oil-trader = Oil Trader
card-oilmen-fortress = Oilmen Fortress
card-old-cinema = Old Cinema
card-parking-lot = Parking Lot
card-pub = Pub
card-quarry = Quarry
card-radioactive-fuel = Radioactive Fuel
card-refinery = Refinery
card-rubble = Rubble
card-rubble-trader = Rubble Trader
card-ruined-library = Ruined Library
card-school = School
card-scrap-metal = Scrap Metal
card-scrap-trader = Scrap Trader
card-shadow = Shadow
card-sharrash = Sharrash
card-shelter = Shelter
card-shipwreck = Shipwreck
card-skyscraper = Skyscraper
card-thieves-caravan = Thieves' Caravan
card-thieves-den = Thieves' Den
card-underground-warehouse = Underground Warehouse
card-weapon-trader = Weapon Trader
card-wrecked-tank = Wrecked Tank
card-black-market-contacts = Black Market Contacts
card-brick-village = Brick Village
card-builders = Builders
card-bus-station = Bus Station
card-car-garage = Car Garage
card-combat-zone = Combat Zone
card-courthouse = Courthouse
card-disassembly-workshop = Disassembly Workshop
card-espionage-center = Espionage Center
card-expedition-camp = Expedition Camp
card-foundation = Foundation
card-gangers-dive = Gangers' Dive
card-gasoline-tower = Gasoline Tower
card-guilds-garage = Guild's Garage
card-hangar = Hangar
card-haven = Haven
card-hidden-forge = Hidden Forge
card-recruiter = Recruiter
card-hunters = Hunters
card-labor-camp = Labor Camp
card-lemmys-storage = Lemmy's Storage
card-mesmerizers-dwelling = Mesmerizers' Dwelling
card-natural-shelters = Natural Shelters
card-ohio-cavalry = Ohio Cavalry
card-oilfield = Oilfield
card-old-settlements = Old Settlements
card-petes-office = Pete's Office
card-pickers = Pickers
card-post-office = Post Office
card-preacher-of-the-new-era = Preacher of the New Era
card-production-manager = Production Manager
card-radioactive-colony = Radioactive Colony
card-rehabilitation-center = Rehabilitation Center
card-ricky-the-merchant = Ricky the Merchant
card-rifle = Rifle
card-secret-outpost = Secret Outpost
card-the-bronx-gang = The Bronx Gang
card-the-iron-gang = The Iron Gang
card-training-camp = Training Camp
card-truck = Truck
card-armed-merchants = Armed Merchants
card-black-fortress = Black Fortress
card-black-market = Black Market
card-body-hunters = Body Hunters
card-camino-real = Camino Real
card-caravanner = Caravanner
card-cistern = Cistern
card-combat-vehicle = Combat Vehicle
card-construction-site = Construction Site
card-craftsmen-guild = Craftsmen Guild
card-crossing = Crossing
card-dark-visions-gang = Dark Visions Gang
card-demolition-team = Demolition Team
card-dream-city = Dream City
card-eight-mile = Eight Mile
card-hibernation-chambers = Hibernation Chambers
card-landfill = Landfill
card-marketplace = Marketplace
card-material-depository = Material Depository
card-military-warehouse = Military Warehouse
card-mobile-storage = Mobile Storage
card-oilmen = Oilmen
card-outpost-mercenaries = Outpost Mercenaries
card-patriot-tower = Patriot Tower
card-power-station = Power Station
card-propaganda-station = Propaganda Station
card-salt-lake-tower = Salt Lake Tower
card-sheriffs-office = Sheriff's Office
card-small-factory = Small Factory
card-solitary-trader = Solitary Trader
card-steel-eagle = Steel Eagle
card-storehouse = Storehouse
card-suppliers = Suppliers
card-tanker-shipwreck = Tanker Shipwreck
card-teds-bus = Ted's Bus
card-the-hold = The Hold
card-transmitter = Transmitter
card-wire-entanglement = Wire Entanglement
card-wreckers = Wreckers
card-punks = Punks
card-thugs = Thugs
card-merchants = Merchants
card-junk-train = Junk Train

# Where points come from
points-start = First hand
points-board = Faction board
points-location = Effects of locations
points-deal = Deals
points-bonus = Building bonuses
points-placed = Building bonuses laid on cards
points-spoils = Spoils
points-compensation = Compensation
points-connection = Connection cards
points-visit = Visits to others
points-development = Developing
points-locations = Locations at the end

# Answers given in advance
advance-pass = Pass this round when your turn comes
advance-pass-pass = pass
unless-razed = somebody razes one of your locations
unless-worked = somebody works at one of your locations
unless-robbed = somebody takes a resource from you
unless-overtaken = somebody gets ahead of you
unless-connection = you could take a connection card
unless-workers = you have at least so many workers
advance-shield = Shields after your action
advance-shield-never = place none, end the turn
advance-pay = Several ways to pay
advance-pay-thrifty = own goods before jokers, loose ones before cached ones
advance-store = More resources than room at the end of a round
advance-store-gun = store guns first
advance-store-fuel = store fuel first
advance-store-iron = store iron first
advance-store-brick = store bricks first
