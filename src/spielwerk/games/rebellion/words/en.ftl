game-title = Rebellion of the Planets
game-tagline = One Empire, up to four Rebels, eight planets that never stand still. (Working title; a game by Monsieur Bernard)

## Tables of the rulebook

book-head-1 = Orbit
book-head-2 = World
book-head-3 = Fields
book-head-4 = Start dice
book-head-5 = Lands + port
book-head-6 = Reinforcement
book-world-red = { $name } (red)
book-world-purple = { $name } (purple)
book-world-dark-blue = { $name } (dark blue)
book-world-light-blue = { $name } (light blue)
book-world-dark-green = { $name } (dark green)
book-world-light-green = { $name } (light green)
book-world-orange = { $name } (orange)
book-world-brown = { $name } (brown)
book-head-players = Players
book-head-empire-credits = The Empire's credits
book-head-rebel-credits = Each Rebel's credits
book-head-units-per-port = Units a port
book-head-rounds-alone = Rounds of the Empire alone

## Sides

faction-white = The Empire
faction-red = Rebel Red
faction-blue = Rebel Blue
faction-green = Rebel Green
faction-orange = Rebel Orange
letter-w = W
letter-r = R
letter-b = B
letter-g = G
letter-o = O

## Phases

phase-0 = Set-up
phase-1 = Reinforcement
phase-2 = Credits
phase-3 = Purchase
phase-4 = Connection
phase-5 = Battle
phase-6 = Movement
phase-7 = Pay

## Prompts

prompt-supply = { $faction }: { $planet } is all yours. Take { $n ->
    [one] one unit or one credit
   *[other] { $n } units or { $n } credits
}?
prompt-place = { $faction }: Place { $n ->
    [one] one unit
   *[other] { $n } units
} on { $planet }. Which land?
prompt-place-count = { $faction }: How many of the { $n } units go to { $land }?
prompt-purchase = { $faction }: Buy units at { $price ->
    [one] one credit
   *[other] { $price } credits
} each. You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
prompt-purchase-count = { $faction }: How many units for { $land }, at { $price ->
    [one] one credit
   *[other] { $price } credits
} each? You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
prompt-consent = { $seller }: { $faction } wants to buy { $land } for { $price ->
    [one] one credit
   *[other] { $price } credits
}. { $n ->
    [one] Your unit there goes
   *[other] Your { $n } units there go
} back to the box. Do you sell?
prompt-connection = { $faction }: From which port do you want to build bridges? You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}, { $left ->
    [one] one bridge is
   *[other] { $left } bridges are
} left.
prompt-connect-to = { $faction }: Connect { $planet } with which planet? You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
prompt-way-to = { $faction }: To which planet do you want to see all ways from { $planet }?
prompt-way = { $faction }: Which way shall the bridges take from { $start } to { $end }? All ports that they touch are connected for everybody. You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
prompt-battle = { $faction }: Which land do you storm? Every roll costs { $price ->
    [one] one credit
   *[other] { $price } credits
}, you have { $credits }.
prompt-muster = { $faction }: Which land does the force attack that you are going to choose? The roll costs { $price ->
    [one] one credit
   *[other] { $price } credits
}.
prompt-attackers = { $faction }: Attack on { $land } ({ $n ->
    [one] one unit
   *[other] { $n } units
}): how many join in from { $origin }? So far { $sent }.
prompt-losses = { $faction }: The attack costs you { $n ->
    [one] one more unit
   *[other] { $n } more units
}. How many from { $origin }?
prompt-movement-new = { $faction }: Move up to { $n ->
    [one] one unit
   *[other] { $n } units
} for { $price ->
    [one] one credit
   *[other] { $price } credits
}? You have { $credits }. Where do they leave?
prompt-movement = { $faction }: { $n ->
    [one] One more unit
   *[other] { $n } more units
} can move in this batch. Where do they leave?
prompt-move-to = { $faction }: Where do the units from { $origin } go? Up to { $n }.
prompt-move-count = { $faction }: How many units go from { $origin } to { $land }?
prompt-shortage = { $faction }: Your credits do not reach for { $n ->
    [one] one block
   *[other] { $n } blocks
}. On which land do units go unpaid?
prompt-shortage-all = { $faction }: { $n ->
    [one] Your block goes unpaid.
   *[other] All { $n } blocks go unpaid.
} An ally could still give you credits.
prompt-unpaid = { $faction }: How many blocks on { $land } go unpaid? In all it must be { $n }.

## Choices

choice-credits = { $n ->
    [one] One credit
   *[other] { $n } credits
}
choice-units = { $n ->
    [one] One unit
   *[other] { $n } units
}
choice-place = { $land } (now { $n })
choice-place-all = All on { $land }: { $n } (now { $now })
choice-share-units = { $n } units, shared out over several lands
choice-count = { $n ->
    [one] One unit
   *[other] { $n } units
}
choice-buy = Units for { $land } (now { $n })
choice-buy-land = Ask { $seller } for { $land } ({ $price ->
    [one] one credit
   *[other] { $price } credits
}; { $n ->
    [one] one unit leaves
   *[other] { $n } units leave
})
choice-agree = Sell
choice-refuse = Keep it
choice-link = Build from { $planet }
choice-link-to = { $planet } for { $price ->
    [one] one credit
   *[other] { $price } credits
} ({ $bridges ->
    [0] no new bridge
    [one] one new bridge
   *[other] { $bridges } new bridges
})
choice-other-way = Another way than the cheapest …
choice-way-to = See the ways to { $planet }
choice-way = { $price ->
    [one] One credit
   *[other] { $price } credits
} ({ $bridges ->
    [0] no new bridge
    [one] one new bridge
   *[other] { $bridges } new bridges
}), connects nobody else
choice-way-by = { $price ->
    [one] One credit
   *[other] { $price } credits
} ({ $bridges ->
    [0] no new bridge
    [one] one new bridge
   *[other] { $bridges } new bridges
}), also connects { $planets }
list-one = { $last }
list-and = { $first } and { $rest }
list-comma = { $first }, { $rest }
choice-attack = Storm { $land } ({ $owner }, { $n ->
    [one] one unit
   *[other] { $n } units
}, d{ $die })
choice-muster = Choose who joins in, for a single roll …
choice-aim = Attack { $land } ({ $owner }, { $n ->
    [one] one unit
   *[other] { $n } units
}, d{ $die })
choice-send-all = All from the other lands ({ $n ->
    [one] one unit
   *[other] { $n } units
})
choice-send = { $n ->
    [0] Nobody
    [one] One unit
   *[other] { $n } units
}
choice-lose-smallest = The smaller forces bear them
choice-lose = { $n ->
    [0] None
    [one] One unit
   *[other] { $n } units
}
choice-move = From { $land } ({ $n ->
    [one] one unit
   *[other] { $n } units
})
choice-move-new = From { $land } ({ $n ->
    [one] one unit
   *[other] { $n } units
}), a new batch
choice-move-count = { $n ->
    [one] One unit
   *[other] { $n } units
}{ $price ->
    [0] {""}
    [one] , one credit more
   *[other] , { $price } credits more
}
choice-move-to = To { $land } (now { $n })
choice-dismiss = { $land } ({ $n } units, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
})
choice-unpaid = { $n ->
    [one] One block
   *[other] { $n } blocks
}
choice-give = { $giver } gives { $n ->
    [one] one credit
   *[other] { $n } credits
} to { $taker }
choice-done-purchase = Done buying
choice-done-connection = Done building
choice-done-way = Back
choice-done-muster = Back
choice-done-shortage = { $n ->
    [one] The unpaid unit leaves
   *[other] The { $n } unpaid units leave
}
choice-done-nowhere = Not from here
choice-done-battle = Done fighting
choice-done-movement = Done moving

## Buttons that open the choices of one kind

verb-attack = Storm
verb-buy = Buy units
verb-buy-land = Buy a land
verb-dismiss = Leave unpaid
verb-give = Give
verb-link = Build bridges
verb-link-to = Connect with
verb-move = Move
verb-move-to = Destination
verb-place = Place
verb-way = Ways

## Log

log-placed = { $planet } starts on field { $field }.
log-round = Round { $number } begins.
log-turn = { $faction } is on turn.
log-supply-credits = { $faction } takes { $n ->
    [one] one credit
   *[other] { $n } credits
} for { $planet }.
log-supply-units = { $faction } takes { $n ->
    [one] one unit
   *[other] { $n } units
} for { $planet }.
log-put = { $faction } places { $n ->
    [one] one unit
   *[other] { $n } units
} on { $land }.
log-income = { $faction } receives { $n ->
    [one] one credit
   *[other] { $n } credits
}.
log-bought = { $faction } buys { $n ->
    [one] one unit
   *[other] { $n } units
} for { $land } and pays { $price ->
    [one] one credit
   *[other] { $price } credits
}.
log-asked-sale = { $buyer } asks { $seller } to sell { $land }.
log-refused = { $seller } keeps { $land }; { $buyer } asked in vain.
log-sold = { $seller } sells { $land } to { $buyer } for { $price ->
    [one] one credit
   *[other] { $price } credits
}.
log-linked = { $faction } connects { $start } with { $end } for { $price ->
    [one] one credit
   *[other] { $price } credits
} ({ $bridges ->
    [0] no new bridge
    [one] one new bridge
   *[other] { $bridges } new bridges
}).
log-joined = The bridges connect { $planet }, too.
log-rolled = { $faction } attacks { $land }: { $attackers } on d{ $die } roll { $attack }, { $defenders } on d{ $other } roll { $defence }.
log-lost = { $faction } loses { $n ->
    [one] one unit
   *[other] { $n } units
} of { $land }.
log-took = { $faction } takes { $land } with { $n ->
    [one] one unit
   *[other] { $n } units
}.
log-landless = { $faction } holds no land any more, but plays on: with an ally's land the way back begins.
log-returned = { $faction } holds land again.
log-fell = { $faction } holds no land any more and is out.
log-inherited = { $faction } inherits { $n ->
    [one] one credit
   *[other] { $n } credits
} from { $fallen }.
log-moved = { $faction } moves { $n ->
    [one] one unit
   *[other] { $n } units
} from { $start } to { $end }.
log-paid = { $faction } pays { $n ->
    [one] one credit
   *[other] { $n } credits
} to the troops.
log-dismissed = { $faction } can't pay { $n ->
    [one] one unit on { $land }: it leaves
   *[other] { $n } units on { $land }: they leave
} the game.
log-gave = { $giver } gives { $n ->
    [one] one credit
   *[other] { $n } credits
} to { $taker }.
log-planets = All planets move on by one field, the bridges vanish.

## The end

end-rebels = No land is imperial any more: the Rebels have won.
end-empire = No Rebel unit is left on the board: the Empire has won.
end-limit = The last round is over: nobody has won.

## Switches

switch-board = Board
switch-board-help = Orbits, planets and all numbers of the game.
switch-board-standard = Eight planets
switch-board-small = Six planets, a short game
switch-balance = Starting numbers
switch-balance-help = The prototype's numbers, or others by the number of players. Equally strong bots win about three of five games as the Empire with the prototype's numbers if you are 2 or 3, one of five if you are 4, one of ten if you are 5; with 4 or 5 a Rebel has often lost all lands before the first turn. With the balanced numbers each side wins about half of their games, and nobody loses everything before the first turn; with 4 or 5 the Rebels then make the first move. People are not bots: take it as a hint, not as a promise.
switch-balance-documents = As in the prototype
switch-balance-tuned = Balanced by the number of players
switch-max_rounds = Limit of rounds
switch-max_rounds-help = After this round the game ends undecided; 0 plays on without a limit.
switch-fallen = Rebels without a land
switch-fallen-help = Whether a Rebel who has lost all lands plays on with his purse and his turn, or is out.
switch-fallen-stays = Play on
switch-fallen-bank = Are out, their credits go to the bank
switch-fallen-allies = Are out, their credits go to the other Rebels
switch-batch = Units of one batch
switch-batch-help = Whether all units that one credit moves must stay within one connected group of lands.
switch-batch-connection = Within one connection
switch-batch-anywhere = Anywhere
switch-rebels_attack = Rebels may attack each other
switch-rebels_attack-help = Normally Rebels are one side and keep the peace.
switch-phase_order = Order of the phases
switch-phase_order-help = The prototype numbers purchase before connection, but prints them the other way round.
switch-phase_order-numbered = Purchase, then connection
switch-phase_order-printed = Connection, then purchase
switch-land_payee = Price of a land
switch-land_payee-help = Who receives the credits when a Rebel sells a land.
switch-land_payee-seller = To the seller
switch-land_payee-bank = To the bank

## Why not?

why-not-your-turn = { $faction } is on turn.
why-other-phase = That belongs to another phase: { $phase }.
why-finish-first = First finish what has been begun.
why-no-credits = That costs { $price ->
    [one] one credit
   *[other] { $price } credits
}, but there { $credits ->
    [one] is only one
   *[other] are only { $credits }
}.
why-gift-rebels-only = Only Rebels give credits, and only to other Rebels.
why-fallen = { $faction } is out of the game.
why-already-asked = The owner has already been asked in this phase.
why-no-units-left = The box holds no more than { $n } units of a colour.
why-no-own-port = Connections begin at a port of your own.
why-already-linked = These ports are connected already.
why-no-bridges-left = That takes { $n } new bridges, but only { $left } are left.
why-ally = Rebels do not attack each other.
why-out-of-reach = None of your lands is next to it, and no bridge leads there from a port of yours.
why-garrison = { $n ->
    [one] One unit
   *[other] { $n } units
} must always stay behind.
why-not-your-land = This land is not yours.
why-not-connected = No other land of yours is connected with this one.
why-other-planet = These units belong on { $planet }.
why-port-declined = You have decided against this port in this phase.
why-no-way = No way through your own lands leads there from { $origin }.
why-free-units = Up to { $n } units of a land ask no pay.
why-no-origin = Nobody from { $land } can join in.
why-nobody = Somebody has to attack.
why-share = { $n } are to be shared out in all.
why-share-land = { $land }: { $n } at most.

## The terminal's picture

picture-round = Round { $n } · { $faction } is on turn
picture-planet = { $planet } · field { $field } of { $fields } · reinforcement { $n }
picture-lands = {"  "}{ $first }
picture-port = [{ $land } { $letter }{ $n }]
picture-land = { $land } { $letter }{ $n }
picture-beside = { $line } · { $land }
picture-link = Connected: { $start } = { $end }
picture-faction = { $letter }  { $faction }: { $credits } credits, { $lands } lands, { $units } units

## Planets and lands

planet-red = Planet Red
land-red-port = Red Port
land-red-1 = Red 1
land-red-2 = Red 2
land-red-3 = Red 3
land-red-4 = Red 4
land-red-5 = Red 5
land-red-6 = Red 6
land-red-7 = Red 7
land-red-8 = Red 8
planet-purple = Planet Purple
land-purple-port = Purple Port
land-purple-1 = Purple 1
land-purple-2 = Purple 2
land-purple-3 = Purple 3
land-purple-4 = Purple 4
land-purple-5 = Purple 5
land-purple-6 = Purple 6
land-purple-7 = Purple 7
land-purple-8 = Purple 8
planet-dark-blue = Planet Dark Blue
land-dark-blue-port = Dark Blue Port
land-dark-blue-1 = Dark Blue 1
land-dark-blue-2 = Dark Blue 2
land-dark-blue-3 = Dark Blue 3
land-dark-blue-4 = Dark Blue 4
land-dark-blue-5 = Dark Blue 5
land-dark-blue-6 = Dark Blue 6
land-dark-blue-7 = Dark Blue 7
land-dark-blue-8 = Dark Blue 8
planet-light-blue = Planet Light Blue
land-light-blue-port = Light Blue Port
land-light-blue-1 = Light Blue 1
land-light-blue-2 = Light Blue 2
land-light-blue-3 = Light Blue 3
land-light-blue-4 = Light Blue 4
land-light-blue-5 = Light Blue 5
land-light-blue-6 = Light Blue 6
land-light-blue-7 = Light Blue 7
land-light-blue-8 = Light Blue 8
planet-dark-green = Planet Dark Green
land-dark-green-port = Dark Green Port
land-dark-green-1 = Dark Green 1
land-dark-green-2 = Dark Green 2
land-dark-green-3 = Dark Green 3
land-dark-green-4 = Dark Green 4
land-dark-green-5 = Dark Green 5
land-dark-green-6 = Dark Green 6
land-dark-green-7 = Dark Green 7
land-dark-green-8 = Dark Green 8
planet-light-green = Planet Light Green
land-light-green-port = Light Green Port
land-light-green-1 = Light Green 1
land-light-green-2 = Light Green 2
land-light-green-3 = Light Green 3
land-light-green-4 = Light Green 4
land-light-green-5 = Light Green 5
land-light-green-6 = Light Green 6
land-light-green-7 = Light Green 7
land-light-green-8 = Light Green 8
planet-orange = Planet Orange
land-orange-port = Orange Port
land-orange-1 = Orange 1
land-orange-2 = Orange 2
land-orange-3 = Orange 3
land-orange-4 = Orange 4
land-orange-5 = Orange 5
land-orange-6 = Orange 6
land-orange-7 = Orange 7
land-orange-8 = Orange 8
planet-brown = Planet Brown
land-brown-port = Brown Port
land-brown-1 = Brown 1
land-brown-2 = Brown 2
land-brown-3 = Brown 3
land-brown-4 = Brown 4
land-brown-5 = Brown 5
land-brown-6 = Brown 6
land-brown-7 = Brown 7
land-brown-8 = Brown 8

## The board in the browser

ui-sky = The sky: sun, orbits, planets
ui-round-of = Round { $round } of { $rounds }
ui-round = Round { $round }
ui-phases = Phases of the turn
ui-order = Order of turns
ui-out = out of the game
ui-landless = without a land
ui-land = { $land }: { $owner }, { $n ->
    [one] one unit
   *[other] { $n } units
}, d{ $die }{ $pay ->
    [0] {""}
   *[other] , pay { $pay }
}
ui-planned = planned: { $n }
ui-planet = { $planet }, field { $field } of { $fields }, { $n ->
    [one] one unit
   *[other] { $n } units
} in all
ui-zoom = Look closely at { $planet }
ui-planet-inward = Next planet towards the sun
ui-planet-outward = Next planet outward
ui-orbit-facts = Orbit { $orbit } · field { $field } of { $fields } · reinforcement { $n }
ui-held = Held completely by { $faction }
ui-land-head = Land
ui-die = Die in defence
ui-die-n = d{ $n }
ui-show-sky = Show the sky
ui-show-lands = Show the lands
ui-bridges-left = Bridges left in the box
ui-supply-help = Whoever holds the whole planet gets so many units or credits a turn
ui-purse = Credits
ui-pay = Pay at the end of the turn
ui-income = Credits at the next turn
ui-supply = Reinforcement a turn
ui-lands = Lands, ports included
ui-ports = Ports
ui-units = Units
ui-box = Units left in the box
ui-short = { $n ->
    [one] One credit is missing for the pay.
   *[other] { $n } credits are missing for the pay.
}
ui-strongest = Strongest:
ui-max = max
ui-all = all { $n }
ui-percent = { $n } %
ui-credits-n = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
ui-place = Place { $n ->
    [0] them all
    [one] one more unit
   *[other] { $n } more units
}
ui-place-do = Place { $n }
ui-place-help = Point at lands, or use the buttons.
ui-buy = Buy units ({ $credits ->
    [one] one credit
   *[other] { $credits } credits
} left)
ui-buy-do = Buy { $n } for { $price }
ui-buy-help = Point at your lands: every tap plans one unit. { $n ->
    [one] The purse is good for one.
   *[other] The purse is good for { $n }.
}
ui-buy-after = { $credits ->
    [one] One credit stays in the purse.
   *[other] { $credits } credits stay in the purse.
}
ui-pay-more = { $n ->
    [one] The pay rises by one credit.
   *[other] The pay rises by { $n } credits.
}
ui-ask = Ask { $seller } for { $land }
ui-ask-do = Ask ({ $price } credits)
ui-ask-help = { $n ->
    [one] The unit there goes back to the box,
   *[other] The { $n } units there go back to the box,
} one of yours moves in.
ui-link-from = Pick one of your ports: the price to every other port then stands beside it. The second one builds.
ui-link-to = From { $start } to:
ui-link = { $start } – { $end }
ui-link-do = Build for { $price }
ui-link-price = { $price ->
    [one] one credit
   *[other] { $price } credits
}, { $bridges ->
    [0] no new bridge
    [one] one new bridge
   *[other] { $bridges } new bridges
}.
ui-ways = Choose the way myself
ui-ways-help = Point at a way: the ports that it touches are connected for everybody.
ui-way-joins = also connects { $planets }
ui-way-alone = connects nobody else
ui-link-after = Afterwards { $credits ->
    [one] one credit
   *[other] { $credits } credits
} and { $left ->
    [one] one bridge
   *[other] { $left } bridges
} are left.
ui-attack-help = Point at a land that glows. Most likely to fall if all join in:
ui-versus = { $attackers } against { $defenders }
ui-attack = Attack on { $land }: { $n ->
    [one] one unit
   *[other] { $n } units
}, d{ $die }
ui-nobody = Nobody joins in yet.
ui-roll = { $price ->
    [0] Roll
    [one] Roll for 1 credit
   *[other] Roll for { $price } credits
}
ui-storm = Storm
ui-storm-help = Everybody joins in, roll after roll, as long as the land falls with at least { $chance } % and the pay is safe.
ui-this-roll = This roll: d{ $die } against d{ $other }
ui-roll-odds = { $win } % win, { $tie } % tie, { $lose } % lose
ui-whole-fight = The whole fight, if you go on
ui-fight-odds = The land falls with { $fall } %; about { $left } of yours left after { $rolls } rolls.
ui-losses = Your losses: { $n ->
    [0] shared out
    [one] one more unit
   *[other] { $n } more units
}
ui-losses-do = Take off { $n }
ui-still = { $n ->
    [one] One more has to be shared out.
   *[other] { $n } more have to be shared out.
}
ui-unpaid = Blocks of five that go unpaid: { $n ->
    [0] shared out
   *[other] { $n } more
}
ui-unpaid-do = Let { $n ->
    [one] one block
   *[other] { $n } blocks
} go
ui-move-from = Point at a land that units shall leave.
ui-move-to = From { $start }: point at where { $n ->
    [one] the unit goes
   *[other] the { $n } units go
}{ $price ->
    [0] , free
    [one] , for 1 credit
   *[other] , for { $price } credits
}.
ui-move = Move units
ui-batch = { $left ->
    [0] A credit moves up to { $size } units.
    [one] One more unit moves free.
   *[other] { $left } more units move free.
}
ui-give = Give credits
ui-duel-won = The defender loses { $n }
ui-duel-lost = The attacker loses { $n }
ui-duel-tie = A tie
ui-duel-took = Conquered!

# Answers given in advance
advance-pass = Pass in your turns: buy, connect, attack and move nothing
advance-pass-pass = until something concerns you
advance-losses = Losses of an attack from several lands
advance-losses-smallest = from the smallest force first
advance-losses-largest = from the largest force first
advance-unpaid = Units that can’t be paid
advance-unpaid-smallest = leave where the fewest stand
advance-unpaid-largest = leave where the most stand
advance-sale = When an ally wants to buy a land of yours
advance-sale-never = never sell
