# Was nur der Tisch sagt
ui-attacks = Angriffsstapel
ui-connections = Kontaktkarten
ui-deal = Deal
ui-deal-with = Deal mit { $card }: 1 × { $good } je Runde
ui-deals = Deals
ui-deck = Nachziehstapel
ui-discards = Ablagestapel
ui-discards-n = Ablagestapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ui-distance = Entfernung
ui-distant = Entfernung { $n }.
ui-foe = Virtueller Gegner
ui-hand = Deine Hand
ui-has-points = { $name }: { $n ->
    [one] 1 Siegpunkt.
   *[other] { $n } Siegpunkte.
}
ui-have = { $n } × { $good }.
ui-joker-ammo = Steht für jede Ressource.
ui-joker-multi = Steht für jeden Kontakt.
ui-level = Dein Rang: { $level }
ui-lookout = Kartenphase: die offenen Karten
ui-makes = Das bringt deine Fraktion in jeder Produktion.
ui-no-cards = Keine Karten auf der Hand.
ui-none-open = keine offen
ui-nothing-yet = noch nichts
ui-on-cards = { $n } weitere auf Karten.
ui-own-state = Dein Staat
ui-passed = hat gepasst
ui-playing = Wird gerade bezahlt
ui-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
ui-resistance = Widerstand
ui-resists = Widerstand { $n }.
ui-round = Runde { $n }
ui-spoils = Beute
ui-start = Startspieler
ui-state-of = Der Staat von { $name }
ui-store = Eingelagert
ui-stored = { $n } eingelagert.
ui-supply = Vorrat
ui-used = In dieser Runde { $n ->
    [one] einmal
   *[other] { $n }-mal
} benutzt.
ui-will-pass = passt gleich
ui-workers = je { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
ui-hand-cards = Handkarten
ui-locations = Orte
