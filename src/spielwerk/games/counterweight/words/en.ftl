game-title = Counterweight
game-tagline = Build the space lift's station together, or fall together. Only one of you will run it.

# Ways a game ends
end-finished = The station stands, the cable is taut. The crew was asked who really led the work, and the new administrator is the one they named.
end-inspector = The station stands, but the crew names the inspector: he holds more of it than any of you. The investors keep him, and let you go.
end-bankrupt = The station is bankrupt, and nobody has the influence to save it. The investors want heads to roll: yours.
end-deadline = The traffic has dried up for good: the time window for the cable is missed. The investors want heads to roll: yours.
end-overtime = The agreed number of rounds is over, and the station is not finished. The investors want heads to roll: yours.
end-crisis = Too many emergencies at once: the station is abandoned. The investors want heads to roll: yours.

# Rule switches
switch-anchor = Anchor
switch-anchor-help = How the anchor in the middle of the ring is found.
switch-anchor-random = drawn at random
switch-anchor-chosen = chosen by the first CO
switch-placement = Placing sites
switch-placement-help = Where a plan card may be started as a site.
switch-placement-next = on the next free field
switch-placement-beside = beside an occupied field or an anchor point
switch-max_emergencies = Emergencies
switch-max_emergencies-help = With so many emergencies open at once, all lose; 0 means no limit.
switch-loot = Loot
switch-loot-help = What an enemy takes on its card when an attack succeeds.
switch-loot-literal = the result of the die
switch-loot-stolen = only what was really stolen
switch-empty_holds = Empty freighters
switch-empty_holds-help = What an enemy does to a freighter without cargo: the document says both.
switch-empty_holds-robbed = stay: there is nothing to steal
switch-empty_holds-driven = are driven off like ships without a hold
switch-inspector_seals = The inspector's seals
switch-inspector_seals-help = Who chooses the card that he seals every round.
switch-inspector_seals-himself = he does
switch-inspector_seals-co = the CO does
switch-inspector_others = The inspector's points
switch-inspector_others-help = Whether his markers count outside prestige sections too.
switch-inspector_others-none = only prestige sections
switch-inspector_others-two = 2 points for every other marker too
switch-deadline = Time window
switch-deadline-help = Whether all lose when the ship deck runs out for the second time.
switch-deadline-on = it closes
switch-deadline-none = it never closes
switch-max_rounds = Rounds
switch-max_rounds-help = All lose after so many rounds; 0 means no limit.

# Phases
phase-set-up = Set-up
phase-over = The end
phase-action = Action phase
phase-planning = Planning phase
phase-influence = Influence phase
phase-resources = Resources phase
phase-arrival = Ships phase: arrival
phase-enemies = Ships phase: enemies
phase-docking = Ships phase: docking
phase-in-dock = Ships phase: in dock
phase-supplying = Station phase: sites
phase-abilities = Station phase: abilities
phase-balance = Balance phase

# Decks
deck-sections = section deck
deck-prestige = prestige deck
deck-sites = site deck
deck-actions = action deck
deck-ships = ship deck

# Prompts
prompt-anchor = Which anchor shall hold the cable?
prompt-action = Play action cards or pay for emergencies.
prompt-planning = Draw for the plan, start sites or remove plan cards.
prompt-field = On which field do you start { $card }?
prompt-convert = Do you turn station funds into influence?
prompt-convert-amount = How many funds become your influence on { $card }?
prompt-markers = Place markers or try a takeover.
prompt-secure = The place on { $card } is free. Do you take it?
prompt-request = How many funds go to the request centre?
prompt-discarding = { $ship } would be discarded. Do you keep it in the special requests?
prompt-call = Do you call ships from the special requests?
prompt-docking = Who gets permission to land?
prompt-purge = { $n ->
    [one] The inspector wants a marker gone. Whose?
   *[other] The inspector wants { $n } more markers gone. Whose is next?
}
prompt-release = Do you use your release on { $card }?
prompt-seal = Where does the inspector put his marker?
prompt-supplying = Cargo aboard: { $n }. Which site is supplied?
prompt-supply-amount = How much of the cargo goes to { $card }?
prompt-contribute = The station is { $n ->
    [one] 1 fund
   *[other] { $n } funds
} short. How much influence do you offer?
prompt-choose-site = Which site gets the supplies?
prompt-fund-site = How many funds go straight into { $card }?
prompt-free-marker = Where do you place your free marker?
prompt-evict = Whose marker has to go?
prompt-relieve = Which emergency is over?
prompt-pocket = How many station funds become your influence?
prompt-tow = Which ship is towed in?
prompt-bribe = Which enemy is paid to look elsewhere? It costs you { $n } influence.
prompt-strike = Which enemy is shot down?
prompt-swap = Which ship of the lane changes places?
prompt-swap-with = With which ship does { $ship } change places?
prompt-transfer-from = Which ship gives cargo away?
prompt-transfer-to = Which ship takes cargo of { $ship }?
prompt-scan = These ships come next. Is one of them sent the long way round?
prompt-shield = On which card does nobody touch your markers?
prompt-unseal = Which card loses the inspector's marker?
prompt-encore = Which section beside it works once more?
prompt-second-roll = { $card }: a { $die }. Do you roll again?
prompt-replan = Which plan card is replaced?

# Verbs
verb-anchor = Choose an anchor
verb-call = Call ships
verb-convert = Convert
verb-draw = Draw
verb-evict = Remove a marker
verb-field = Choose a field
verb-land = Let land
verb-mark = Place a marker
verb-overtake = Take over
verb-pay = End an emergency
verb-play = Play a card
verb-relieve = End an emergency
verb-remove = Remove from the plan
verb-replan = Replace a plan card
verb-seal = Seal
verb-send-off = Send off
verb-site = Supply a site
verb-start = Start a site
verb-tow = Tow in
verb-turn-away = Turn away
verb-use = Use a release
verb-bribe = Bribe
verb-shoot = Shoot down
verb-swap = Change places
verb-unload = Give cargo away
verb-reload = Take cargo over
verb-under = Send the long way round
verb-shield = Shield markers
verb-unseal = Take a seal off
verb-reroll = Roll again
verb-encore = Use once more
verb-keep = Keep a ship

# Choices
choice-done-action = End the action phase
choice-done-planning = End planning
choice-done-convert = Convert no more
choice-done-markers = Leave it at that
choice-done-secure = Leave the place free
choice-done-discarding = Let it go
choice-done-call = Call nobody
choice-done-docking = Close the docks
choice-done-supplying = Keep the rest aboard
choice-done-release = Leave it
choice-done-free-marker = Place none
choice-done-evict = Spare them
choice-done-tow = Tow nobody
choice-done-bribe = Pay nobody
choice-done-strike = Hold your fire
choice-done-swap = Leave the queue as it is
choice-done-transfer-from = Leave the cargo where it is
choice-done-scan = Let them come
choice-done-shield = Shield nothing
choice-done-unseal = Leave his seals alone
choice-done-encore = Let them rest
choice-done-second-roll = Keep the roll
choice-done-replan = Keep the rest
# Behind a name: which of several that are called alike, and where on the ring
nth = { $copy ->
    [0] {""}
   *[other] {" "}no. { $copy }
}
at-field = { $place ->
    [0] {""}
   *[other] {" "}on field { $place }
}
choice-anchor = { $card }
choice-play = Play { $card }{ nth } ({ $funds ->
    [one] 1 fund
   *[other] { $funds } funds
}, { $influence } influence)
choice-pay = End { $card }{ nth } ({ $funds ->
    [one] 1 fund
   *[other] { $funds } funds
}, { $influence } influence)
choice-start = Start { $card }{ nth } as a site
choice-remove = Remove { $card }{ nth } from the plan ({ $n } influence)
choice-draw = Draw from the { $deck }
choice-field = Field { $place }
choice-convert = On { $card }{ at-field }
choice-mark = A marker on { $card }{ at-field }
choice-overtake = Take over a place of { $rival } on { $card }{ at-field }
choice-secure = Take the place on { $card }{ at-field }
choice-keep = Keep { $card }
choice-call = Call { $card }{ nth }
choice-land = { $n ->
    [0] { $card }{ nth } lands, free of charge
   *[other] { $card }{ nth } lands for { $n } influence
}
choice-turn-away = Turn { $card }{ nth } away
choice-send-off = Send { $card }{ nth } off
choice-site = { $card } on field { $place } (can take { $room })
choice-evict = A marker of { $rival } on { $card }{ at-field }
choice-use = Use the release of { $card }{ at-field }
choice-seal = On { $card }{ at-field }
choice-relieve = { $card }{ nth }
choice-replan = Replace { $card }{ nth }
choice-tow = { $card }{ nth }
choice-bribe = Bribe { $card }{ nth }
choice-shoot = Shoot { $card }{ nth } down
choice-swap = { $card }{ nth }
choice-unload = { $card }{ nth } (carries { $n })
choice-reload = { $n } for { $card }{ nth }
choice-under = { $card }{ nth } goes under the deck
choice-shield = Your markers on { $card }{ at-field }
choice-unseal = On { $card }{ at-field }
choice-reroll = Roll again ({ $n } left)
choice-encore = { $card }{ at-field }
choice-amount-convert-amount = { $n }
choice-amount-request = { $n ->
    [0] Nothing
   *[other] { $n } funds
}
choice-amount-supply-amount = { $n }
choice-amount-contribute = { $n ->
    [0] Nothing
   *[other] { $n } influence
}
choice-amount-fund-site = { $n ->
    [one] 1 fund
   *[other] { $n } funds
}
choice-amount-pocket = { $n ->
    [0] Nothing: the station needs it
   *[other] { $n } for yourself
}

# Log
log-anchored = The anchor is { $card }: { $funds } station funds, { $influence } influence for everybody.
log-round = Round { $round }. { $player } is on duty.
log-drew = { $player } draws { $card }.
log-emergency = Emergency: { $card }!
log-played = { $player } plays { $card }.
log-paid = { $player } pays: { $card } is over.
log-relieved = { $card } is over.
log-revealed = { $player } adds { $card } to the plan.
log-removed = { $player } removes { $card } from the plan.
log-replanned = { $player } strikes { $card } off the plan.
log-started = { $player } starts { $card } on field { $place }. Site: { $site }.
log-converted = { $player } turns { $n ->
    [one] 1 fund
   *[other] { $n } funds
} into influence on { $card }.
log-pocketed = { $player } turns { $n ->
    [one] 1 fund
   *[other] { $n } funds
} into influence.
log-marked = { $player } has a marker on { $card } now.
log-unmarked = A marker of { $player } leaves { $card }.
log-overtook = { $player } takes { $rival } on at { $card }: { $own } against { $other }. Won.
log-repelled = { $player } takes { $rival } on at { $card }: { $own } against { $other }. In vain.
log-requested = { $player } orders { $n ->
    [one] 1 fund
   *[other] { $n } funds
} at the request centre.
log-arrival = { $player } rolls { $die } for traffic: { $n ->
    [0] no ships come.
    [one] 1 ship comes.
   *[other] { $n } ships come.
}
log-arrived = { $ship } lines up at position { $position }.
log-loaded = { $ship } has { $n } aboard.
log-intercepts = { $enemy } takes an intercept course at position { $position }.
log-pushed = The lane is full: { $ship } turns off. { $n ->
    [0] It was empty.
   *[other] { $n } of cargo are lost.
}
log-kept = { $player } keeps { $ship } in the special requests.
log-called = { $player } calls { $ship }.
log-attacked = { $enemy } attacks { $ship }: { $die }.
log-robbed = { $ship } loses { $n } of its cargo.
log-destroyed = { $enemy } is destroyed.{ $n ->
    [0] {""}
    [one] {" "}The station gets 1 fund of loot back.
   *[other] {" "}The station gets { $n } funds of loot back.
}
log-fled = { $ship } flees.
log-sated = { $enemy } has enough and leaves.
log-landed = { $ship } lands.
log-turned-away = { $ship } is turned away.
log-left = { $ship } casts off.
log-supplied = { $card } gets { $n } (now { $total }).
log-dropped = { $card } loses { $n } of its supplies.
log-shifted = { $n } of the supplies for { $card } end up at { $other }.
log-completed = { $player } opens { $card }: { $built ->
    [one] 1 section stands.
   *[other] { $built } sections stand.
}
log-checked = { $card }: { $player } rolls { $die }.
log-funds-gained = The station gains { $n ->
    [one] 1 fund.
   *[other] { $n } funds.
}
log-funds-lost = The station loses { $n ->
    [one] 1 fund.
   *[other] { $n } funds.
}
log-influence-gained = { $player } gains { $n } influence.
log-influence-lost = { $player } loses { $n } influence.
log-request-gained = The request centre gains { $n }.
log-request-lost = The request centre loses { $n }.
log-vexed = The inspector is not amused: control { $control }.
log-boarded = The inspector is aboard, with control { $control }.
log-released = { $player } uses the release of { $card }.
log-seals = The inspector seals { $card }.
log-sealed = { $player } has the inspector seal { $card }.
log-bribed = { $player } pays { $n } influence, and { $enemy } is seen no more.
log-flees = { $enemy } has enough and runs. Whoever wants the loot back has one round.
log-freed = { $ship } is free again.
log-seized = { $enemy } takes { $ship } in tow, with all that is aboard.
log-swapped = { $player } has { $ship } and { $other } change places.
log-reloaded = { $n } of cargo move from { $ship } to { $other }.
log-sighted = Seen coming, { $position } in line: { $ship }.
log-diverted = { $player } sends { $ship } the long way round.
log-distracted = { $player } keeps the inspector busy: { $n } fewer next time.
log-idle = The inspector has other things on his mind this round.
log-stalled = { $player } finds a mistake in the inspector's papers: he is last in line again.
log-shielded = Nobody will touch the markers of { $player } on { $card }, not even the inspector.
log-unsealed = The inspector's seal on { $card } has come off. { $player } saw nothing.
log-encore = { $player } has { $card } work once more.
log-rerolls = { $player } can roll again { $n ->
    [one] once
   *[other] { $n } times
}.
log-poll = The station stands and the cable is taut. Now the crew is asked who really led the work.
log-polled = The crew on { $player }: { $prestige } for prestige sections, { $other } for the rest of the station, { $influence } for good connections, { $sites } for sites opened on duty. { $n } in all.
log-elected = Most of the crew name { $player }. The post of administrator is filled.
log-overruled = Most of the crew name the inspector, with { $n }. He is surprised, and stays.
log-heads = Literally astronomical sums are lost, and the investors want heads to roll. Yours.
log-balance = Balance: { NUMBER($n) }.
log-contributed = { $player } contributes { $n } influence.
log-charged = { $n } influence is taken from { $player }.
log-renewed = The { $deck } is made anew from its discard pile.

# Why not?
why-no-funds = That costs { $n ->
    [one] 1 fund
   *[other] { $n } funds
}; the station has { $have }.
why-no-influence = That costs { $n } influence; you have { $have }.
why-when-action = Action cards are played and emergencies paid for by the CO in the action phase.
why-when-planning = The CO draws for the plan, starts sites and removes plan cards in the planning phase.
why-when-field = A field is chosen when a site is started, if the switch allows it.
why-when-convert = Funds are converted in the influence phase, before markers are placed.
why-when-markers = Markers are placed and places taken over in the influence phase.
why-when-discarding = A ship can be kept when it would be discarded.
why-when-call = Ships are called after arrival, before the enemies attack.
why-when-docking = Ships land, are turned away and sent off in the docking step.
why-when-supplying = Sites are supplied in the station phase, from ships in dock.
why-when-release = A release is offered when its field's turn comes, to everybody with a marker there.
why-when-evict = Markers are removed when a card or the inspector says so.
why-when-purge = Markers are removed when a card or the inspector says so.
why-when-seal = The inspector's marker is placed in the dock step.
why-when-relieve = Only a card that says so ends an emergency for nothing.
why-when-replan = Only a card that says so replaces plan cards.
why-when-tow = Only a card that says so tows a ship in.
why-when-anchor = The anchor is chosen at the beginning.
why-when-bribe = Only a card or a release that says so lets you bribe an enemy.
why-when-strike = Only a card or a release that says so shoots an enemy of your choice.
why-when-swap = Only a card or a release that says so changes the queue.
why-when-scan = Only a card or a release that says so sends ships the long way round.
why-inspector-first = Nobody pushes in before the inspector, and he waits for nobody.
why-itself = A ship can't change places with itself.
why-too-deep = Only the next { $n } ships are looked at.
why-too-far = Only the first { $n } positions count.
why-shielded = Those markers are safe until after his next visit.
why-in-vain = It would do nothing now.
why-drawn = Only one card a round is drawn into the plan.
why-plan-full = All { $n } slots of the plan are taken.
why-deck-empty = There are no cards left to draw.
why-ring-full = The ring has no free field.
why-unfinished = Only completed sections take markers.
why-no-marker = You have no marker here.
why-locked = The condition of this prestige section is not met.
why-used = You have converted here this round.
why-crew-pay = { $n ->
    [one] The last fund is
   *[other] The last { $n } funds are
} the crew's pay: nobody converts that.
why-sealed = The inspector's marker lies here: no influence any more.
why-full = All { $n } places are taken; try a takeover.
why-share = Here each player has at most { $n ->
    [one] one place
   *[other] { $n } places
}; you have yours.
why-not-full = There is a free place: no takeover is needed.
why-inspector-stays = The inspector can be neither turned away nor sent off.
why-dock-full = All { $n } berths are taken.
why-berth-free = There is a free berth: nobody has to be turned away.
why-not-first = Only the ship at position 1 is turned away.
why-site-full = This site can take nothing more now.
why-not-beside = A site is started beside an occupied field or at an anchor point.
why-marked = Somebody has a marker here: the inspector takes only what nobody holds.
why-at-most = { $n } at most.
why-at-least = { $n } at least.

# The terminal table
picture-head = CO { $co } · funds { $funds } · request centre { $requested } · balance { $net } · built { $built }/{ $ring } · ship deck { $ships } (ran out { $passes }×)
picture-inspector = Inspector: control { $control }, { $points } points{ $round ->
    [0] {""}
   *[other] , aboard since round { $round }
}{ $distracted ->
    [0] {""}
   *[other] , distracted by { $distracted }
}
picture-section = { $place }  { $card } [{ $signs }] { $income }{ $release ->
    [0] {""}
   *[other] {" "}· release
}
picture-site = { $place }  ▒ { $card } ({ $site }) { $supply }/{ $need }
picture-lane = Lane and intercept course
picture-position = { $position }  { $ship }{ $cargo } (fee { $fee }) ‹› { $enemy }{ $loot }
picture-fleeing = {"    "}{ $enemy } is on the run
picture-prize = {"    "}{ $enemy } has { $ship } in tow
picture-sighted = Seen coming, { $n } in line: { $ship }
picture-dock = Dock { $n }/{ $berths }
picture-ship = {"    "}{ $ship }{ $cargo }
picture-special = Special requests: { $ship }
picture-plan = Plan: { $card } { $income }
picture-crisis = ! { $card } (price { $funds ->
    [one] 1 fund
   *[other] { $funds } funds
}, { $influence } influence)
picture-player = { $sign } { $number } { $player }: { $points } points, { $influence } influence, { $honours } sites{ $rerolls ->
    [0] {""}
   *[other] , { $rerolls }× roll again
}
picture-hand = {"    "}· { $card }

# What is printed on cards: checks
check-any = { $dice ->
    [one] Roll a die
   *[other] Roll { $dice } dice
}
check-exactly = { $dice ->
    [one] On { $low }
   *[other] { $dice } dice, each { $low }
}
check-at-least = { $dice ->
    [one] On { $low }+
   *[other] { $dice } dice, each { $low }+
}
check-between = { $dice ->
    [one] On { $low }–{ $high }
   *[other] { $dice } dice, each { $low }–{ $high }
}

# … effects
effect-funds = +{ $n ->
    [one] 1 fund
   *[other] { $n } funds
}
effect-funds-less = −{ $n ->
    [one] 1 fund
   *[other] { $n } funds
}
effect-funds-die = as many funds as the die shows
effect-influence = +{ $n } influence
effect-influence-less = −{ $n } influence
effect-influence-die = as much influence as the die shows
effect-everyone = everybody +{ $n } influence
effect-everyone-less = everybody −{ $n } influence
effect-rivals = everybody else +{ $n } influence
effect-rivals-less = everybody else −{ $n } influence
effect-supply = up to { $n ->
    [one] 1 fund
   *[other] { $n } funds
} from the station straight into one site
effect-deliver = { $n } supplies for one site, for nothing
effect-request = request centre +{ $n }
effect-request-less = request centre −{ $n }
effect-destroy = { $n ->
    [one] the first enemy is destroyed
   *[other] the first { $n } enemies are destroyed
}
effect-arrive = { $n ->
    [one] one more ship arrives
   *[other] { $n } more ships arrive
}
effect-leave = then it leaves
effect-marker = { $n ->
    [one] place a marker for nothing
   *[other] place { $n } markers for nothing
}
effect-evict = { $n ->
    [one] remove a marker of somebody else
   *[other] remove { $n } markers of others
}
effect-relieve = { $n ->
    [one] end an emergency for nothing
   *[other] end { $n } emergencies for nothing
}
effect-convert = turn up to { $n ->
    [one] 1 fund
   *[other] { $n } funds
} of the station into influence of your own
effect-draw = { $n ->
    [one] the CO draws an action card
   *[other] the CO draws { $n } action cards
}
effect-drop = this site loses { $n }
effect-shift = half of its supplies, rounded down, go to the next open site
effect-scatter = { $n ->
    [one] the first ship in the lane flees
   *[other] the first { $n } ships in the lane flee
}
effect-tow = { $n ->
    [one] a ship from anywhere in the lane lands free of charge
   *[other] { $n } ships from anywhere in the lane land free of charge
}
effect-replan = replace up to { $n } plan cards
effect-pay = pay { $n } influence
effect-bribe = pay { $n } influence: an enemy of your choice turns back
effect-strike = { $n ->
    [one] an enemy of your choice is destroyed
   *[other] { $n } enemies of your choice are destroyed
}
effect-pilot = { $n ->
    [one] the ship at position 1 lands free of charge
   *[other] a ship from the first { $n } positions lands free of charge
}
effect-swap = two ships of the lane change places
effect-transfer = move up to { $n } cargo from one ship to another
effect-scan = { $n ->
    [one] turn up the next ship; it may go under the deck
   *[other] turn up the next { $n } ships; one of them may go under the deck
}
effect-distract = { $n ->
    [one] the inspector removes 1 marker fewer next time
   *[other] the inspector removes { $n } markers fewer next time
}
effect-vex = the inspector hears of it: control +{ $n } until he is aboard
effect-stall = the inspector's ship goes to the end of the queue
effect-shield = { $n ->
    [one] your markers on one card are safe from the inspector's next visit
   *[other] your markers on { $n } cards are safe from the inspector's next visit
}
effect-unseal = { $n ->
    [one] take a seal of the inspector off
   *[other] take { $n } seals of the inspector off
}
effect-reroll = { $n ->
    [one] you may roll a check again, whenever you like
   *[other] you may roll { $n } checks again, whenever you like
}
effect-encore = a section beside this one uses its ability once more
effect-calm = no nuisances this round
effect-inspect = removes markers equal to his control and seals a card

# … standing effects
standing-berths = +{ $n ->
    [one] 1 berth
   *[other] { $n } berths
}
standing-berths-less = −{ $n ->
    [one] 1 berth
   *[other] { $n } berths
}
standing-fee = docking fees −{ $n }
standing-traffic = +{ $n ->
    [one] 1 ship
   *[other] { $n } ships
} at every arrival
standing-traffic-less = −{ $n ->
    [one] 1 ship
   *[other] { $n } ships
} at every arrival
standing-load = cargo ships load { $n } more
standing-load-less = cargo ships load { $n } less
standing-dice = enemies attack with { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
standing-dice-less = enemies attack with { $n ->
    [one] 1 die
   *[other] { $n } dice
} less
standing-silence = no releases
standing-share = { $n ->
    [one] one place for each player at most
   *[other] { $n } places for each player at most
}
standing-keep = { $n } funds are the crew's pay: nobody turns them into influence
standing-guard = whoever defends a place here adds { $n }
standing-limit = takes supplies once a round, at most { $n }
standing-block = the sections beside it have no abilities

# … manners of enemies
manner-ambush = lies in wait for ships with at least { $n } aboard
manner-flee = full, it is on the run for one round before it is gone
manner-hijack = takes the whole ship on 4+ and tows it away for one round
manner-hunt = attacks the richest ship of the lane, wherever it flies

# … conditions
unlock-built = unlocked with { $n } completed sections
unlock-prestige = unlocked with { $n } completed prestige sections
unlock-ships = unlocked with { $n } ships in dock
unlock-lane = unlocked with { $n } ships in the lane
unlock-funds = unlocked with { $n } station funds
unlock-enemies = { $n ->
    [0] unlocked while no enemy is about
   *[other] unlocked with at most { $n } enemies about
}
unlock-crises = { $n ->
    [0] unlocked while no emergency is open
   *[other] unlocked with at most { $n } open emergencies
}
unlock-owners = unlocked while { $n } players have markers here
unlock-neighbours = { $n ->
    [one] unlocked with a completed section beside it
   *[other] unlocked with completed sections on both sides
}

# Anchors
card-morning-hub = First Light Hub
card-morning-hub-text = Straight out of the catalogue. Everything works, nothing impresses.
card-tethered-rock = The Tethered Rock
card-tethered-rock-text = An asteroid on a leash. It pays in ore and complains in creaks.
card-gutted-freighter = Gutted Freighter
card-gutted-freighter-text = The hull was free. The smell was included.
card-investors-tower = Investors' Tower
card-investors-tower-text = Marble lobby, thick carpets, very thin patience.
card-old-fort = Old Fort
card-old-fort-text = The war is over, but nobody told the gun turrets.
card-settlers-wheel = Settlers' Wheel
card-settlers-wheel-text = Four thousand people live here. All of them have an opinion.

# Sections
card-casino = Casino
card-casino-text = In zero gravity the ball takes its time. The house does not mind.
card-docks = Docks
card-docks-text = One more clamp, one more crew that wants coffee.
card-hydroponics = Hydroponics
card-hydroponics-text = Lettuce under violet light. The tomatoes are for the board.
card-hospital = Sick Bay
card-hospital-text = Bruises, bends and burnout, in this order.
card-security = Security Centre
card-security-text = They watch the pirates, the docks, and you.
card-trade-hub = Trade Hub
card-trade-hub-text = Everything has a price here, and most of it a second one.
card-fuel-depot = Fuel Depot
card-fuel-depot-text = Captains forgive a long queue if the tank is full afterwards.
card-drone-yard = Drone Yard
card-drone-yard-text = Ten thousand little welders that never ask for a break.
card-traffic-control = Traffic Control
card-traffic-control-text = “You are number seven for landing. You have been for a week.”
card-cargo-hall = Cargo Hall
card-cargo-hall-text = Stacked by robots, searched by humans.
card-quarters = Crew Quarters
card-quarters-text = Twelve bunks, one shower, three parties.
card-promenade = Promenade
card-promenade-text = A kilometre of shop windows with a view of everything you can't afford.
card-brig = The Brig
card-brig-text = Small, quiet, and remarkably well informed.
card-airlock-bar = Bar “The Airlock”
card-airlock-bar-text = Whoever wants to know what the board decides tomorrow drinks here tonight.
card-radio-room = Radio Room
card-radio-room-text = Good news comes by mail. The rest comes through here.
card-solar-sails = Solar Sails
card-solar-sails-text = Wonderful, until somebody has to mend them.
card-fusion-core = Fusion Core
card-fusion-core-text = Power for everyone. Also heartburn for everyone.
card-lagrange-bank = Lagrange Bank
card-lagrange-bank-text = Your money is weightless here, and drifts.
card-academy = Academy
card-academy-text = The next generation. They already know whom to call.
card-press-office = Press Office
card-press-office-text = It is not a delay. It is an extended opening.
card-laboratory = Laboratory
card-laboratory-text = Five failures and a patent.
card-customs = Customs Office
card-customs-text = Please declare everything. We will find a use for it.

# Prestige sections
card-star-dome = Star Dome
card-star-dome-text = The best view this side of the Moon, provided nobody shoots at it.
card-zero-g-opera = Zero-G Opera
card-zero-g-opera-text = The soprano hits the high C and then, gently, the ceiling.
card-grand-hotel = Grand Hotel Apogee
card-grand-hotel-text = Guests arrive by ship. No ships, no guests, no champagne.
card-council-hall = Council Hall
card-council-hall-text = While nothing burns, they find time to vote.
card-treasury = Treasury
card-treasury-text = A vault is only impressive with something in it.
card-arboretum = Arboretum
card-arboretum-text = Oaks in orbit. They need neighbours who keep the air in.
card-founders-statue = Founders' Statue
card-founders-statue-text = Forty metres of bronze. Whose face it gets is still being discussed.
card-first-gondola = Gondola One
card-first-gondola-text = The first cabin of the lift, polished daily, waiting for a cable.

# Sites
card-contradictory-order = Contradictory Order
card-contradictory-order-text = The left crew builds, the right crew takes it away again.
card-light-fingers = Light Fingers
card-light-fingers-text = It is not stealing if it floats past you.
card-bottleneck = Bottleneck
card-bottleneck-text = Everything goes through the one hatch that sticks.
card-welding-sparks = Welding Sparks
card-welding-sparks-text = The neighbours have closed until further notice.
card-night-shift = Night Shift
card-night-shift-text = Double pay, half the light.
card-inspectors-palm = Greased Palm
card-inspectors-palm-text = The permit is ready. It only lacks a little attention.
card-inquiry = Inquiry
card-inquiry-text = Who approved this? Everybody looks at the table.
card-coolant-leak = Coolant Leak
card-coolant-leak-text = It is blue, it is cold, and it is expensive.
card-lost-crates = Lost Crates
card-lost-crates-text = Delivered, signed for, never seen again.
card-debris-cloud = Debris Cloud
card-debris-cloud-text = “What was that?” – “Our scaffolding, Captain.”
card-old-ordnance = Old Ordnance
card-old-ordnance-text = Nobody move. Nobody at all.
card-solid-build = Built to Last
card-solid-build-text = No trouble, no tricks, just an awful lot of steel.
card-prefab = Prefab Module
card-prefab-text = Quick to put up, rented by the day.
card-decoy-lights = Decoy Lights
card-decoy-lights-text = From a distance it looks like a harbour. To everyone.
card-whispers = Whispers
card-whispers-text = On the scaffolding they talk, and never about the CO's merits.
card-wrong-plans = Wrong Plans
card-wrong-plans-text = It fits perfectly, on another station.

# Action cards
card-automated-production = Automated Production
card-automated-production-text = Past all forms, straight to the scaffolding.
card-slush-fund = Slush Fund
card-slush-fund-text = “Representation” is such a pliable word.
card-appeal = Appeal for Donations
card-appeal-text = You smile into the camera until it hurts.
card-private-loan = Private Loan
card-private-loan-text = Your name for the station's debts. May history be grateful.
card-intrigue = Intrigue
card-intrigue-text = A word here, a folder there, and a desk is empty.
card-nepotism = Nepotism
card-nepotism-text = My cousin happens to be an expert in exactly this.
card-consultancy = Consultancy Fee
card-consultancy-text = Forty slides, one of them useful.
card-all-hands = All Hands on Deck
card-all-hands-text = For one night, rank does not matter. Buckets do.
card-tug-team = Tug Team
card-tug-team-text = They pull anything, from anywhere, for a favour.
card-torpedoes = Torpedo Salvo
card-torpedoes-text = Expensive fireworks with a lasting effect.
card-replanning = Replanning
card-replanning-text = The old plan was good. The new one has arrows.
card-site-marshal = Site Marshal
card-site-marshal-text = She only has to look, and everyone works.
card-black-market = Black Market
card-black-market-text = No receipts, no returns, no guarantee you were ever here.
card-lottery = Station Lottery
card-lottery-text = A tax on hope, and hope is cheap.
card-headhunters = Headhunters
card-headhunters-text = New talent. Some of it with a history.
card-charter = Charter Flight
card-charter-text = Someone answers every call. It is rarely who you hoped for.
card-smear = Smear Campaign
card-smear-text = You would never say so yourself. You only ask questions.
card-bonuses = Bonuses for All
card-bonuses-text = The popular decision. The account is empty, the mood splendid.
card-levy = Emergency Levy
card-levy-text = Everyone gives a little. Nobody forgets who asked.
card-airdrop = Airdrop
card-airdrop-text = Thrown from orbit to orbit and caught, mostly.
card-hush-money = Hush Money
card-hush-money-text = Nobody has seen you, and you have never seen that ship.
card-gala-dinner = Gala Dinner
card-gala-dinner-text = Seven courses. He inspects every one of them.
card-mislaid-files = Mislaid Files
card-mislaid-files-text = Without the file there is no seal. Without the seal there was never a file.
card-false-clearance = Wrong Form
card-false-clearance-text = “This is form 12b, sir. You will want 12c. At the end of the queue.”
card-shore-leave = Shore Leave
card-shore-leave-text = Two days off for the crew. They will remember it when somebody asks.

# Emergencies
card-hull-breach = Hull Breach
card-hull-breach-text = That hissing is money.
card-dock-strike = Dock Strike
card-dock-strike-text = Signs, whistles and a very closed gate.
card-radio-silence = Radio Silence
card-radio-silence-text = Ships that can't hear you do not come.
card-quarantine = Quarantine
card-quarantine-text = Everyone stays where they are, influence included.
card-rumours = Rumours
card-rumours-text = Every version is worse, and all of them have your name in it.
card-reactor-surge = Reactor Surge
card-reactor-surge-text = The needle is in the red. It likes it there.
card-pirate-frequency = Pirate Frequency
card-pirate-frequency-text = Somebody sells the flight plans by the hour.
card-warehouse-fire = Warehouse Fire
card-warehouse-fire-text = In free fall a flame is a ball, and it rolls.

# Ships
card-supply-transporter = Supply Transporter
card-supply-transporter-text = The workhorse. Slow, square, always on time.
card-lighter = Lighter
card-lighter-text = Small enough to be overlooked, with luck.
card-heavy-hauler = Heavy Hauler
card-heavy-hauler-text = Carries half a section and parks like a moon.
card-armoured-transport = Armoured Transport
card-armoured-transport-text = The paint has seen more than the captain admits.
card-gun-freighter = Gun Freighter
card-gun-freighter-text = Crates in front, cannon behind.
card-smuggler = Smuggler
card-smuggler-text = A little for the station, a little for you, nothing for the books.
card-mercenary = Mercenary
card-mercenary-text = Reliable as long as the transfer goes through.
card-liner = Liner
card-liner-text = Two thousand tourists with currency and no patience.
card-research-vessel = Research Vessel
card-research-vessel-text = They pay in discoveries, and discoveries are irregular.
card-construction-tender = Construction Tender
card-construction-tender-text = Brings its own crane and its own music.
card-pilgrim-ship = Pilgrim Ship
card-pilgrim-ship-text = They bless everyone, even the accountants.
card-envoys-yacht = Envoy's Yacht
card-envoys-yacht-text = A dinner, a handshake, a photograph. Whoever opens the hatch is in it.
card-escort-cruiser = Escort Cruiser
card-escort-cruiser-text = Where it flies, even pirates keep to the speed limit.
card-harbour-tug = Harbour Tug
card-harbour-tug-text = Small, strong, and never in the photograph.
card-repair-ship = Repair Ship
card-repair-ship-text = “Give us an hour and look the other way.”
card-crew-shuttle = Crew Shuttle
card-crew-shuttle-text = Sixty new hands. They ask who got them the job.
card-inspector = Inspector
card-inspector-text = He has come to help. He has brought labels.

# Enemies
card-pirate = Pirate
card-pirate-text = Young, hungry, badly aimed.
card-raiders = Raiding Party
card-raiders-text = They knock twice, both times with explosives.
card-corsair = Corsair
card-corsair-text = Licensed by someone, somewhere, allegedly.
card-boarders = Boarding Party
card-boarders-text = They do not want your crates. They want the ship around them.
card-highwayman = Highwayman
card-highwayman-text = Engines off, lights off, patience on.
card-scrap-king = Scrap King
card-scrap-king-text = Three old warships welded together, and one old grudge.
## What is printed on cards

ui-income = Income a round
ui-price-funds = Price in funds
ui-price-influence = Price in influence
ui-start-funds = Funds at the start
ui-start-influence = Influence at the start
ui-places = Places for markers
ui-need = Supplies needed
ui-capacity = Cargo hold
ui-resistance = Destroys attackers on
ui-protection = Protected on
ui-dice = Attack dice
ui-loot = Leaves with
ui-start = At the start:
ui-ability = Ability:
ui-release = Release:
ui-trouble = Trouble:
ui-effect = Effect:
ui-at-balance = At every balance:
ui-standing = As long as it lies here:
ui-kind-anchor = Anchor
ui-kind-section = Section
ui-kind-prestige = Prestige section
ui-kind-site = Site
ui-kind-action = Action card
ui-kind-emergency = Emergency
ui-kind-ship = Civilian ship
ui-kind-inspector = The investors' envoy
ui-kind-enemy = Enemy
entry-fact = { $what } { $n }
entry-line = { $what } { $does }
entry-clause = { $when }: { $does }
entry-also = { $first }, { $rest }
entry-then = { $first }; { $rest }


# Where points come from, and what the station has
points-prestige = Markers on prestige sections
points-markers = Other markers
points-influence = Influence in hand
points-sites = Sites completed as CO
gauge-funds = Funds of the station
gauge-net = Net income a round

# Answers given in advance
advance-pass = Pass: place, take over and convert nothing, use no release
advance-pass-pass = until something concerns you
advance-release = Releases of cards with your markers
advance-release-leave = leave them unused
advance-secure = After a takeover that you won
advance-secure-always = take the place at once
advance-secure-never = leave the place free
advance-shortage = When the station can’t pay
advance-shortage-nothing = offer nothing
advance-shortage-share = offer an equal share
advance-ships = Civilian ships that would be discarded on your duty
advance-ships-let-go = let them go
