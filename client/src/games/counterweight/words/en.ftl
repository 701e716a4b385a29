# What the board says beside the game's own words
ui-ring = The ring of sixteen fields round the anchor
ui-field = Field { $n }
ui-field-free = Field { $n }, free
ui-phase = Phase
ui-parts = Parts of the board
ui-tab-ring = Station
ui-tab-lane = Traffic
ui-tab-plan = Planning
ui-something-to-do = something to do
ui-offers = To choose from
ui-traffic = Traffic: intercept course, lane and dock
ui-course = Intercept course
ui-lane = Lane
ui-position = { $fee ->
    [0] position { $n }, lands free
   *[other] position { $n }, docking fee { $fee }
}
ui-fee = Docking fee: { $n } influence
ui-no-fee = free
ui-odds-loss = Expected loss of cargo: { $n }
ui-odds-flees = The ship flees with { $n } %
ui-odds-destroyed = The enemy is destroyed with { $n } %
ui-enemy-n = { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}, loot { $loot } of { $limit }
ui-ship-deck = { $n ->
    [one] 1 ship in the deck
   *[other] { $n } ships in the deck
}
ui-window = ran out { $n }/{ $of } times
ui-window-help = The time window: when the ship deck runs out too often, all lose.
ui-dock = Dock
ui-in-dock = in dock
ui-berth = berth { $n }
ui-special = Special requests
ui-plan = Plan
ui-slot = free
ui-deck-sections = Sections
ui-deck-prestige = Prestige
ui-deck-n = { $deck }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-crisis = Crisis centre
ui-no-crisis = All quiet.
ui-inspector-deck = on his way
ui-inspector-lane = in the lane
ui-inspector-dock = aboard
ui-control-n = Control { $n } of { $of }
ui-inspector-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $markers ->
    [one] 1 card sealed
   *[other] { $markers } cards sealed
}
ui-grudge-attacked = he was attacked
ui-grudge-dock-full = he had to wait at a full dock
ui-grudge-no-prestige = no prestige section
ui-grudge-half-built = the station is half-built
ui-co = Officer on duty (CO)
ui-co-help = The officer on duty (CO) decides for the station this round.
ui-round = Round
ui-round-help = Round; after the last one all lose.
ui-built = Sections completed
ui-funds = Station funds
ui-request-help = Request centre: funds waiting for a freighter; the open sites still need { $n }
ui-request-short = requested
ui-forecast = The balance of this round
ui-forecast-label = Balance of this round: { $net }. { $missing ->
    [0] { $after ->
        [one] 1 fund
       *[other] { $after } funds
    } left afterwards.
   *[other] { $missing } must be paid in influence.
} Show all items.
ui-net = Balance
ui-after = Funds afterwards
ui-missing = To be paid in influence (all of you have { $reserve })
ui-standing-now = In force now
ui-influence = Influence
ui-hand = Action cards
ui-no-hand = No action cards.
ui-on-prestige = { $n } on prestige
ui-elsewhere = { $n ->
    [one] 1 other marker
   *[other] { $n } other markers
}
ui-honours = { $n ->
    [one] 1 section opened
   *[other] { $n } sections opened
}
ui-income-n = { $n } a round
ui-price-n = price { $funds ->
    [one] 1 fund
   *[other] { $funds } funds
} and { $influence } influence
ui-cargo-n = cargo { $n } of { $capacity }
ui-resistance-n = destroys attackers on { $results }
ui-protection-n = protected on { $results }
ui-markers-of = { $n ->
    [one] 1 marker of { $player }
   *[other] { $n } markers of { $player }
}
ui-free-places = { $n ->
    [0] no free place
    [one] 1 free place
   *[other] { $n } free places
}
ui-sealed = sealed by the inspector
ui-blocked = its abilities are shut down
ui-unlocked = unlocked
ui-locked = locked
ui-site-n = site { $site }, { $supply } of { $need } supplies
ui-how-much = Where, and how much
ui-how-much-for = How much for { $card } on field { $place }
ui-supply-n = Deliver { $n }
ui-convert-n = Convert { $n }
ui-poll = The poll of the crew
ui-poll-help = Everybody aboard was asked who really led the work. Every point is a voice.
ui-poll-prestige = for prestige sections
ui-poll-other = for the rest of the station
ui-poll-influence = for influence in hand
ui-poll-sites = for sites opened on duty
ui-poll-all = All
ui-rerolls = { $n ->
    [one] 1 second roll
   *[other] { $n } second rolls
}
ui-manner = Manner:
ui-distracted = Distracted: next time he removes { $n ->
    [one] 1 marker
   *[other] { $n } markers
} fewer.
ui-has-taken = has { $ship } in tow
ui-fleeing = on the run
ui-hunts = hunts { $ship }
ui-waits = lies in wait
ui-coming = The next ships of the deck
ui-shielded = the markers of { $player } are safe from the inspector
ui-grudge-scandal = he has heard things
