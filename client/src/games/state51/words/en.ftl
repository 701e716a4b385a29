# What only the board says
ui-attacks = Attack pile
ui-connections = Connections
ui-deal = Deal
ui-deal-with = Deal with { $card }: 1 × { $good } each round
ui-deals = Deals
ui-deck = Deck
ui-discards = Discard pile
ui-discards-n = Discard pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-distance = Distance
ui-distant = Distance { $n }.
ui-foe = Virtual opponent
ui-hand = Your hand
ui-has-points = { $name }: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
ui-have = { $n } × { $good }.
ui-joker-ammo = Stands for any resource.
ui-joker-multi = Stands for any contact.
ui-level = Your rank: { $level }
ui-lookout = Lookout: the open cards
ui-makes = What your faction makes in every production.
ui-no-cards = No cards in hand.
ui-none-open = none open
ui-nothing-yet = nothing yet
ui-on-cards = { $n } more on cards.
ui-own-state = Your state
ui-passed = has passed
ui-playing = Being paid for
ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-resistance = Resistance
ui-resists = Resistance { $n }.
ui-round = Round { $n }
ui-spoils = Spoils
ui-start = Start player
ui-state-of = The state of { $name }
ui-store = Stored
ui-stored = { $n } stored.
ui-supply = Supply
ui-used = Used { $n ->
    [one] once
   *[other] { $n } times
} this round.
ui-will-pass = will pass
ui-workers = { $n ->
    [one] 1 worker each
   *[other] { $n } workers each
}
ui-hand-cards = Cards in hand
ui-locations = Locations
