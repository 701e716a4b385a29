game-title = 51st State
game-tagline = Aus Ruinen einen Staat bauen: entdecken, handeln, plündern. Für eine Person bis vier. Inoffizielle Umsetzung.

# Regelschalter
switch-deck = Kartensatz
switch-deck-help = Welche Orte im Spiel sind: die 88 Grundkarten, allein oder mit einer der beiden Erweiterungen.
switch-deck-base = Grundspiel
switch-deck-new_era = Grundspiel und New Era
switch-deck-winter = Grundspiel und Winter
switch-factions = Fraktionen
switch-factions-help = Zufällig verteilt oder reihum ausgesucht.
switch-factions-random = zufällig
switch-factions-chosen = ausgesucht
switch-max_rounds = Höchstzahl der Runden
switch-max_rounds-help = Nach so vielen Runden wird abgerechnet, auch wenn niemand genug Punkte hat.

# Ende
end-points = Jemand hat genug Siegpunkte erreicht; die Runde ist zu Ende gespielt, alle Orte sind gezählt.
end-rounds = Die letzte Runde ist gespielt.
end-solo-won = Du hast mehr Punkte als der virtuelle Gegner.
end-solo-lost = Der virtuelle Gegner hat mindestens so viele Punkte wie du.
level-0 = verloren
level-1 = Aasfresser
level-2 = Überlebender
level-3 = Siedler
level-4 = Ortsvorsteher
level-5 = Warlord
level-6 = Gouverneur
level-7 = Präsident des 51. Staates

# Phasen
phase-set-up = Aufbau
phase-lookout = Kartenphase
phase-production = Produktionsphase
phase-actions = Aktionsphase
phase-clean-up = Aufräumphase

# Dinge
faction-new-york = New York
faction-appalachian-federation = Appalachen-Föderation
faction-merchants-guild = Händlergilde
faction-mutants-union = Mutanten-Union
good-gun = Knarre
good-fuel = Treibstoff
good-iron = Metall
good-brick = Baumaterial
good-ammo = Munition
good-worker = Arbeiter
good-grey = grauer Kontakt
good-blue = blauer Kontakt
good-red = roter Kontakt
good-multi = Multi-Kontakt
good-develop = Umbauplättchen
good-shield = Schild
good-card = Karte
good-vp = Siegpunkt
good-resource = Ressource nach Wahl
good-deal = Deal
category-fuel = Treibstoff
category-gun = Knarre
category-iron = Metall
category-brick = Baumaterial
category-ammo = Munition
category-worker = Arbeiter
category-card = Karte
category-vp = Siegpunkt
category-contact = Kontakt
category-monument = Denkmal
category-toxic = Gift
row-production = Produktion
row-open = Offene Produktion
row-feature = Fähigkeit
row-action = Aktion
stack-red = rote Kontaktkarten
stack-blue = blaue Kontaktkarten
from-supply = Vorrat

# Fragen
prompt-faction = Welche Fraktion führst du an?
prompt-discard = Wirf { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
} deiner Starthand ab.
prompt-draft = Nimm eine der offenen Karten.
prompt-supply = Lieferanten: Welcher fremde Produktionsort soll für dich produzieren?
prompt-either = { $card }: Welche Ware nimmst du?
prompt-repeat = Welcher Produktionsort produziert noch einmal?
prompt-borrow = Lieferanten: Die Waren welches fremden Produktionsortes nimmst du?
prompt-turn = Führe eine Aktion aus oder passe.
prompt-turn-end = Willst du noch einen Schild legen, bevor dein Zug endet?
prompt-over = { $card }: Welchen Ort baust du um?
prompt-again = { $card } gleich noch einmal nutzen?
prompt-trade = Noch mehr Arbeiter eintauschen?
prompt-steal = Wem nimmst du was weg?
prompt-clear = Welchen Ort räumst du frei? Noch bis zu { $n }.
prompt-own-deals = Welcher deiner Deals bringt seine Ware? Noch { $n }.
prompt-other-deal = Welcher fremde Deal bringt dir seine Ware?
prompt-strike = Der Angriff könnte mehrere deiner Orte treffen. Welcher soll es sein?
prompt-store = Nicht alles passt ins Lager. Was lagerst du ein? Noch { $n }.
prompt-pay = Womit bezahlst du { $n } × { $good }?
prompt-pay-card = Welche Handkarte gibst du ab?
prompt-pay-deal = Welchen Deal gibst du auf?

# Wahlmöglichkeiten
choice-choose-faction = { $faction }
choice-discard = { $card } abwerfen
choice-draft = { $card } nehmen
choice-supply = { $card } liefert an dich
choice-repeat = { $card } produziert noch einmal
choice-borrow = Waren von { $card }
choice-goods-1 = { $n1 } × { $good1 }
choice-goods-2 = { $n1 } × { $good1 } und { $n2 } × { $good2 }
choice-give-deal = Deal { $card } aufgeben ({ $good })
choice-pay-1 = { $n1 } × { $good1 } ({ $from1 })
choice-pay-2 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 })
choice-pay-3 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 }), { $n3 } × { $good3 } ({ $from3 })
choice-pay-4 = { $n1 } × { $good1 } ({ $from1 }), { $n2 } × { $good2 } ({ $from2 }), { $n3 } × { $good3 } ({ $from3 }), { $n4 } × { $good4 } ({ $from4 })
choice-build = { $card } errichten ({ $n } grau)
choice-develop = { $card } durch Umbau bauen
choice-deal = Deal mit { $card } ({ $n } blau)
choice-raze-hand = { $card } aus der Hand plündern ({ $n } rot)
choice-raze = Fremden Ort { $card } plündern ({ $n } rot)
choice-activate = { $card } aktivieren
choice-faction-1 = Fraktionsaktion: { $paidn1 } × { $paidgood1 } für { $n1 } × { $good1 }
choice-faction-2 = Fraktionsaktion: { $paidn1 } × { $paidgood1 } und { $paidn2 } × { $paidgood2 } für { $n1 } × { $good1 }
choice-trade = { $n } Arbeiter für 1 × { $good }
choice-work = Arbeiter zu { $card } schicken
choice-take = Kontaktkarte { $card } nehmen ({ $n } Arbeiter)
choice-play = Kontaktkarte { $card } ausspielen
choice-shield = Schild auf { $card } legen
choice-pass = Passen
choice-end-turn = Zug beenden
choice-done = Genug
choice-over = { $card } umbauen (Baumaterial)
choice-over-token = { $card } umbauen (Umbauplättchen)
choice-again = { $card } noch einmal
choice-steal = { $victim }: 1 × { $good }
choice-clear = { $card } freiräumen
choice-own-deal = { $card }: 1 × { $good }
choice-other-deal = { $card }: 1 × { $good }
choice-strike = { $card } trifft es
choice-store = 1 × { $good } einlagern

# Warum nicht
why-over = Das Spiel ist zu Ende.
why-you-passed = Du hast in dieser Runde schon gepasst.
why-not-asked = Du bist gerade nicht an der Reihe.
why-other-question = Beantworte zuerst die offene Frage.
why-no-action = Eine solche Aktion gibt es nicht.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
why-grey = Dafür brauchst du { $need ->
    [one] 1 grauen Kontakt
   *[other] { $need } graue Kontakte
}, du hast { $have }.
why-blue = Dafür brauchst du { $need ->
    [one] 1 blauen Kontakt
   *[other] { $need } blaue Kontakte
}, du hast { $have }.
why-red = Dafür brauchst du { $need ->
    [one] 1 roten Kontakt
   *[other] { $need } rote Kontakte
}, du hast { $have }.
why-nothing-to-develop = Du hast noch keinen Ort, den du umbauen könntest.
why-no-brick = Umbauen kostet { $n } Baumaterial oder ein Umbauplättchen.
why-no-match = Keiner deiner Orte hat eine Kategorie mit dieser Karte gemeinsam.
why-no-location = Dieser Ort steht in keinem Staat.
why-own-location = Eigene Orte kannst du nie plündern.
why-ruin = Das ist nur noch eine Ruine.
why-target-passed = Wer gepasst hat, ist bis zum Ende der Runde sicher.
why-not-yours = Dieser Ort steht nicht in deinem Staat.
why-not-an-action = Nur Aktionsorte werden aktiviert.
why-used = { $n ->
    [one] Dieser Ort wurde in dieser Runde schon genutzt.
   *[other] Dieser Ort wurde in dieser Runde schon { $n }-mal genutzt.
}
why-price = Dir fehlen die Waren dafür.
why-no-use = Das hätte jetzt keine Wirkung.
why-faction-used = Diese Fraktionsaktion hast du in dieser Runde schon genutzt.
why-workers = { $need ->
    [one] Dafür brauchst du 1 Arbeiter.
   *[other] Dafür brauchst du { $need } Arbeiter.
}
why-no-cards = Es gibt keine Karten mehr, weder im Nachziehstapel noch auf dem Ablagestapel.
why-not-open = Das ist keine offene Produktion.
why-own-open = Deine eigene offene Produktion hat schon für dich gearbeitet.
why-occupied = Hier steht in dieser Runde schon ein Arbeiter.
why-no-connection = Diese Kontaktkarte liegt nicht offen aus.
why-shield-own = Schilde legst du nur auf deine eigenen Orte.
why-shield-there = Dieser Ort ist schon geschützt.
why-no-shield = Du hast keinen Schild.

# Tisch im Terminal
picture-middle = Nachziehstapel { $deck } · Ablage { $discard } · Ende bei { $points } Siegpunkten
picture-red = Rote Kontakte:  { $card } (Stapel { $left })
picture-blue = Blaue Kontakte: { $card } (Stapel { $left })
picture-none = –
picture-open-card = Offen:  { $card } [{ $n }] { $what }
picture-hand-card = Hand:   { $card } [{ $n }] { $what }
picture-playing = Wird gerade bezahlt: { $card }
picture-foe = Virtueller Gegner: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, Angriffskarten { $attacks }
picture-seat = { $player } ({ $faction }): { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
picture-seat-passed = { $player } ({ $faction }): { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, hat gepasst
picture-goods = Vorrat: Knarren { $gun } · Treibstoff { $fuel } · Metall { $iron } · Baumaterial { $brick } · Munition { $ammo } · Arbeiter { $worker } · grau { $grey } · blau { $blue } · rot { $red } · Multi { $multi } · Umbau { $develop } · Schilde { $shield }
picture-production = Produktion: { $card } (Widerstand { $n }{ $used ->
    [0] {""}
   *[other] , genutzt
})
picture-feature = Fähigkeit:  { $card } (Widerstand { $n }{ $used ->
    [0] {""}
   *[other] , genutzt
})
picture-action = Aktion:     { $card } (Widerstand { $n }{ $used ->
    [0] {""}
   *[other] , { $used }-mal genutzt
})
picture-production-ruin = Produktion: Ruine
picture-feature-ruin = Fähigkeit:  Ruine
picture-action-ruin = Aktion:     Ruine
picture-deal = Deal:   { $card } ({ $good })
picture-contact = Kontaktkarte: { $card }

# Protokoll
log-plays = { $player } spielt { $faction }.
log-starts = { $player } ist Startspieler.
log-round = Runde { $round } beginnt.
log-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
log-connection = Kontaktkarte aufgedeckt: { $card }.
log-turned = Aufgedeckt: { $card }.
log-drafted = { $player } nimmt { $card }.
log-drew = { $player } zieht { $card }.
log-drew-hidden = { $player } zieht eine Karte.
log-discarded = { $player } wirft { $card } ab.
log-deal-given = { $player } gibt den Deal { $card } auf.
log-supplied = { $player } lässt sich von { $card } beliefern.
log-borrowed = { $player } nimmt die Waren von { $card }.
log-repeated = { $card } produziert noch einmal für { $player }.
log-built = { $player } errichtet { $card }.
log-developed = { $player } baut { $old } zu { $card } um.
log-dealt = { $player } macht einen Deal mit { $card }.
log-plundered = { $player } plündert { $card } aus der Hand.
log-razed = { $player } plündert { $card } von { $owner }.
log-activated = { $player } aktiviert { $card }.
log-faction = { $player } nutzt die Fraktionstafel.
log-worked = { $player } schickt einen Arbeiter zu { $card } von { $owner }.
log-took = { $player } nimmt die Kontaktkarte { $card }.
log-played = { $player } spielt die Kontaktkarte { $card } aus.
log-shielded = { $player } legt einen Schild auf { $card }.
log-passed = { $player } passt.
log-stole = { $player } nimmt { $victim } etwas weg: 1 × { $good }.
log-cleared = { $player } räumt { $card } frei.
log-followed = { $player } nutzt den Deal mit { $card }.
log-counted = { $player } zählt { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
}.
log-foe-built = Der virtuelle Gegner baut { $card }.
log-foe-razed = { $player } plündert { $card } des virtuellen Gegners.
log-foe-worked = { $player } schickt einen Arbeiter zu { $card } des virtuellen Gegners.
log-foe-passed = Der virtuelle Gegner passt.
log-foe-discarded = Der virtuelle Gegner wirft die Kontaktkarte { $card } ab und erhält { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
log-foe-attacked = Der virtuelle Gegner greift mit { $card } an.
log-foe-missed = Der Angriff trifft nichts.
log-foe-held = { $card } hält stand.
log-foe-struck = { $card } wird geplündert; der virtuelle Gegner erhält { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
log-foe-counted = Der virtuelle Gegner zählt { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
} und kommt auf { $points } Punkte.

# Waren kommen und gehen
log-gained-gun = { $player } erhält { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
}.
log-gained-fuel = { $player } erhält { $n } Treibstoff.
log-gained-iron = { $player } erhält { $n } Metall.
log-gained-brick = { $player } erhält { $n } Baumaterial.
log-gained-ammo = { $player } erhält { $n } Munition.
log-gained-worker = { $player } erhält { $n } Arbeiter.
log-gained-grey = { $player } erhält { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
}.
log-gained-blue = { $player } erhält { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
}.
log-gained-red = { $player } erhält { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
}.
log-gained-multi = { $player } erhält { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
}.
log-gained-develop = { $player } erhält { $n } Umbauplättchen.
log-gained-shield = { $player } erhält { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}.
log-gained-vp = { $player } erhält { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
log-paid-gun = { $player } gibt { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
} ab.
log-paid-fuel = { $player } gibt { $n } Treibstoff ab.
log-paid-iron = { $player } gibt { $n } Metall ab.
log-paid-brick = { $player } gibt { $n } Baumaterial ab.
log-paid-ammo = { $player } gibt { $n } Munition ab.
log-paid-worker = { $player } gibt { $n } Arbeiter ab.
log-paid-grey = { $player } gibt { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
} ab.
log-paid-blue = { $player } gibt { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
} ab.
log-paid-red = { $player } gibt { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
} ab.
log-paid-multi = { $player } gibt { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
} ab.
log-paid-develop = { $player } gibt { $n } Umbauplättchen ab.
log-paid-shield = { $player } gibt { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
} ab.
log-stored-gun = { $player } lagert { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
} ein.
log-stored-fuel = { $player } lagert { $n } Treibstoff ein.
log-stored-iron = { $player } lagert { $n } Metall ein.
log-stored-brick = { $player } lagert { $n } Baumaterial ein.
log-stored-ammo = { $player } lagert { $n } Munition ein.
log-stored-worker = { $player } lagert { $n } Arbeiter ein.
log-stored-grey = { $player } lagert { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
} ein.
log-stored-blue = { $player } lagert { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
} ein.
log-stored-red = { $player } lagert { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
} ein.
log-stored-multi = { $player } lagert { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
} ein.
log-stored-develop = { $player } lagert { $n } Umbauplättchen ein.
log-stored-shield = { $player } lagert { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
} ein.

# Karten
card-abandoned-suburbs = Verlassene Vororte
card-abandoned-suburbs-text = Zahle 2 Baumaterial: Du erhältst 2 Siegpunkte. Zweimal pro Runde.
card-archive = Archiv
card-archive-text = Zahle 1 Arbeiter: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-arena = Arena
card-arena-text = Produziert 1 Knarre je Ort der Kategorie Knarre in deinem Staat, höchstens 3.
card-assassin = Attentäter
card-assassin-text = Offene Produktion: 1 Knarre.
card-assembly-plant = Montagewerk
card-assembly-plant-text = Zahle 1 Arbeiter und 2 Metall: Du erhältst 3 Siegpunkte.
card-bioweaponry = Biowaffenlabor
card-bioweaponry-text = Zahle 1 Arbeiter und 1 Knarre: Du erhältst 2 Siegpunkte.
card-boiler-room = Heizraum
card-boiler-room-text = Offene Produktion: 2 Arbeiter. Beim Bau erhältst du 1 Arbeiter.
card-brick-storage = Baustofflager
card-brick-storage-text = Beim Bau kommen 3 Baumaterial auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen.
card-brick-supplier = Baustoffhändler
card-brick-supplier-text = Produziert 1 Baumaterial je Ort der Kategorie Baumaterial in deinem Staat, höchstens 3.
card-camp = Lager
card-camp-text = Beim Bau kommen 3 Arbeiter auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen.
card-church = Kirche
card-church-text = Beim Bau erhältst du 2 Siegpunkte.
card-city-guards = Stadtwache
card-city-guards-text = Beim Bau kommen 3 Knarren auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen.
card-clay-pit = Lehmgrube
card-clay-pit-text = Zahle 1 Arbeiter und 1 Baumaterial: Du erhältst 2 Siegpunkte.
card-confessor = Beichtvater
card-confessor-text = Zahle 2 Knarren: Du erhältst 2 Siegpunkte. Zweimal pro Runde.
card-construction-vehicles = Baufahrzeuge
card-construction-vehicles-text = Offene Produktion: 1 grauer Kontakt. Beim Bau erhältst du 1 grauen Kontakt.
card-convoy = Konvoi
card-convoy-text = Zahle 1 Treibstoff: Du erhältst 1 blauen Kontakt. Zweimal pro Runde.
card-corner-shop = Eckladen
card-corner-shop-text = Zahle 1 Arbeiter und 1 Ressource deiner Wahl: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-crossroads = Kreuzung
card-crossroads-text = Beim Bau erhältst du 2 Karten.
card-deserted-colony = Verlassene Kolonie
card-deserted-colony-text = Zahle 1 Arbeiter: Du erhältst 1 Munition. Zweimal pro Runde.
card-docks = Hafenanlage
card-docks-text = Offene Produktion: 1 Metall.
card-excavator = Bagger
card-excavator-text = Offene Produktion: 1 Umbauplättchen.
card-factory = Fabrik
card-factory-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Metall in deinem Staat, höchstens 5.
card-fuel-tank = Treibstofftank
card-fuel-tank-text = Offene Produktion: 1 Treibstoff.
card-gasoline-cultist = Benzinprediger
card-gasoline-cultist-text = Zahle 1 blauen Kontakt: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-gasoline-drinkers-den = Spelunke der Benzintrinker
card-gasoline-drinkers-den-text = Zahle 2 Treibstoff: Du erhältst 2 Siegpunkte. Zweimal pro Runde.
card-gun-shop = Waffenladen
card-gun-shop-text = Zahle 1 Arbeiter und 2 Knarren: Du erhältst 3 Siegpunkte.
card-gunsmith = Büchsenmacher
card-gunsmith-text = Zahle 1 Knarre: Du erhältst 1 roten Kontakt. Zweimal pro Runde.
card-hideout = Unterschlupf
card-hideout-text = Gib 1 deiner Deals auf: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-huge-machinery = Riesenmaschinen
card-huge-machinery-text = Zahle 1 Arbeiter und 1 Metall: Du erhältst 3 graue Kontakte.
card-merc-outpost = Söldnerposten
card-merc-outpost-text = Zahle 1 Ressource deiner Wahl: Du erhältst 2 Arbeiter.
card-methane-storage = Methanlager
card-methane-storage-text = Beim Bau kommen 3 Treibstoff auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen.
card-motel = Motel
card-motel-text = Zahle 1 Arbeiter: Du erhältst 1 Karte. Zweimal pro Runde.
card-murderers-pub = Mörderkneipe
card-murderers-pub-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Knarre in deinem Staat, höchstens 5.
card-museum = Museum
card-museum-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Denkmal in deinem Staat, höchstens 5.
card-negotiator = Unterhändler
card-negotiator-text = Zahle 1 Arbeiter und gib 1 deiner Deals auf: Du erhältst 2 Siegpunkte.
card-oil-rig = Bohrturm
card-oil-rig-text = Produziert 1 Treibstoff je Ort der Kategorie Treibstoff in deinem Staat, höchstens 3.
card-oil-trader = Ölhändler
card-oil-trader-text = Zahle 1 Treibstoff: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-oilmen-fortress = Festung der Ölmänner
card-oilmen-fortress-text = Zahle 1 Arbeiter und 2 Treibstoff: Du erhältst 3 Siegpunkte.
card-old-cinema = Altes Kino
card-old-cinema-text = Beim Bau erhältst du 1 Siegpunkt.
card-parking-lot = Parkplatz
card-parking-lot-text = Produziert 1 Metall je Ort der Kategorie Metall in deinem Staat, höchstens 3.
card-pub = Kneipe
card-pub-text = Offene Produktion: 1 Karte. Beim Bau erhältst du 1 Karte.
card-quarry = Steinbruch
card-quarry-text = Offene Produktion: 1 Baumaterial.
card-radioactive-fuel = Radioaktiver Treibstoff
card-radioactive-fuel-text = Zahle 1 Arbeiter und 1 Treibstoff: Du erhältst 2 Siegpunkte.
card-refinery = Raffinerie
card-refinery-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Treibstoff in deinem Staat, höchstens 5.
card-rubble = Schuttberg
card-rubble-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Baumaterial in deinem Staat, höchstens 5.
card-rubble-trader = Schutthändler
card-rubble-trader-text = Zahle 1 Baumaterial: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-ruined-library = Zerstörte Bibliothek
card-ruined-library-text = In der Aufräumphase können bis zu 3 Ressourcen (keine Munition) hier bis zur nächsten Runde bleiben.
card-school = Schule
card-school-text = Produziert 1 Arbeiter. Beim Bau erhältst du 1 Arbeiter.
card-scrap-metal = Altmetall
card-scrap-metal-text = Beim Bau kommen 3 Metall auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen.
card-scrap-trader = Schrotthändler
card-scrap-trader-text = Zahle 1 Metall: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-shadow = Schatten
card-shadow-text = Zahle 1 roten Kontakt: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-sharrash = Scharrasch
card-sharrash-text = Offene Produktion: 1 Multi-Kontakt. Beim Bau erhältst du 1 Multi-Kontakt.
card-shelter = Schutzraum
card-shelter-text = Zahle 2 Metall: Du erhältst 2 Siegpunkte. Zweimal pro Runde.
card-shipwreck = Schiffswrack
card-shipwreck-text = Zahle 1 Arbeiter und 1 Metall: Du erhältst 2 Siegpunkte.
card-skyscraper = Wolkenkratzer
card-skyscraper-text = Zahle 1 Arbeiter und 2 Baumaterial: Du erhältst 3 Siegpunkte.
card-thieves-caravan = Diebeskarawane
card-thieves-caravan-text = Zahle 2 Arbeiter: Nimm einem Mitspieler, der noch nicht gepasst hat, 1 Ressource (keine Munition) weg. Zweimal pro Runde.
card-thieves-den = Diebesnest
card-thieves-den-text = In der Aufräumphase können bis zu 2 Arbeiter und 2 Ressourcen (keine Munition) hier bis zur nächsten Runde bleiben.
card-underground-warehouse = Unterirdisches Warenlager
card-underground-warehouse-text = In der Aufräumphase können bis zu 3 Ressourcen (keine Munition) hier bis zur nächsten Runde bleiben.
card-weapon-trader = Waffenhändler
card-weapon-trader-text = Zahle 1 Knarre: Du erhältst 1 Siegpunkt. Zweimal pro Runde.
card-wrecked-tank = Panzerwrack
card-wrecked-tank-text = Beim Bau erhältst du 1 Siegpunkt je Ort der Kategorie Denkmal in deinem Staat, höchstens 5.
card-black-market-contacts = Schwarzmarktkontakte
card-black-market-contacts-text = In der Aufräumphase können bis zu 3 blaue Kontakte hier bis zur nächsten Runde bleiben. Beim Bau erhältst du 1 blauen Kontakt.
card-brick-village = Ziegeldorf
card-brick-village-text = Zahle 1 Arbeiter: Du erhältst 2 Baumaterial.
card-builders = Bautrupp
card-builders-text = Zahle 1 Baumaterial: Du erhältst 1 Arbeiter. Zweimal pro Runde.
card-bus-station = Busbahnhof
card-bus-station-text = Jedes Mal, wenn du einen Deal machst, erhältst du 1 Arbeiter.
card-car-garage = Autowerkstatt
card-car-garage-text = Offene Produktion: 1 Schild. Beim Bau erhältst du 1 Schild.
card-combat-zone = Kampfzone
card-combat-zone-text = Zahle 1 Arbeiter: Du erhältst 2 Knarren.
card-courthouse = Gerichtsgebäude
card-courthouse-text = Produziert 1 Baumaterial und 1 Munition.
card-disassembly-workshop = Schlachtwerkstatt
card-disassembly-workshop-text = Zahle 1 Arbeiter: Du erhältst 2 Metall.
card-espionage-center = Spionagezentrale
card-espionage-center-text = Jedes Mal, wenn du einen Deal machst, erhältst du 1 Karte.
card-expedition-camp = Expeditionslager
card-expedition-camp-text = Produziert 1 Knarre und 1 Munition.
card-foundation = Fundament
card-foundation-text = Beim Bau kommt 1 Umbauplättchen auf diese Karte. Du kannst es jederzeit ausgeben; die Aufräumphase lässt es liegen. Ohne Kategorie lässt es sich in alles umbauen.
card-gangers-dive = Gangsterspelunke
card-gangers-dive-text = In der Aufräumphase können bis zu 3 rote Kontakte hier bis zur nächsten Runde bleiben. Beim Bau erhältst du 1 roten Kontakt.
card-gasoline-tower = Benzinturm
card-gasoline-tower-text = Zahle 1 Treibstoff: Du erhältst 1 Arbeiter. Zweimal pro Runde.
card-guilds-garage = Gildengarage
card-guilds-garage-text = Jedes Mal, wenn du einen Deal machst, erhältst du 1 Karte.
card-hangar = Hangar
card-hangar-text = Produziert 1 Treibstoff und 1 Munition.
card-haven = Zuflucht
card-haven-text = Produziert 1 Metall und 1 Munition.
card-hidden-forge = Geheime Schmiede
card-hidden-forge-text = Produziert 1 Schild. Gilt immer als mit einem Schild geschützt.
card-recruiter = Werber
card-recruiter-text = Jedes Mal, wenn du einen Deal machst, erhältst du 1 Arbeiter.
card-hunters = Jäger
card-hunters-text = Jedes Mal, wenn du einen Ort plünderst, erhältst du 1 Arbeiter.
card-labor-camp = Arbeiterlager
card-labor-camp-text = Zahle 1 Arbeiter: Du erhältst 2 Arbeiter.
card-lemmys-storage = Lemmys Lager
card-lemmys-storage-text = Produziert 1 Munition.
card-mesmerizers-dwelling = Haus der Hypnotiseure
card-mesmerizers-dwelling-text = Jedes Mal, wenn du einen Ort plünderst, erhältst du 1 Siegpunkt.
card-natural-shelters = Natürliche Höhlen
card-natural-shelters-text = Produziert 1 Arbeiter und 1 Munition.
card-ohio-cavalry = Ohio-Kavallerie
card-ohio-cavalry-text = Zahle 1 Arbeiter und 1 Treibstoff: Du erhältst 3 blaue Kontakte.
card-oilfield = Ölfeld
card-oilfield-text = Zahle 1 Arbeiter: Du erhältst 2 Treibstoff.
card-old-settlements = Alte Siedlungen
card-old-settlements-text = Zahle 1 Metall: Du erhältst 1 Arbeiter. Zweimal pro Runde.
card-petes-office = Petes Büro
card-petes-office-text = Jedes Mal, wenn du einen Deal machst, erhältst du 1 Siegpunkt.
card-pickers = Sammler
card-pickers-text = Zahle 1 blauen Kontakt: Du erhältst 1 Arbeiter.
card-post-office = Postamt
card-post-office-text = Zahle 1 Arbeiter: Du erhältst 1 blauen Kontakt. Zweimal pro Runde.
card-preacher-of-the-new-era = Prediger der neuen Zeit
card-preacher-of-the-new-era-text = Zahle 1 blauen Kontakt: Du erhältst 1 roten Kontakt. Zweimal pro Runde.
card-production-manager = Produktionsleiter
card-production-manager-text = Zahle 2 Arbeiter: Einer deiner Produktionsorte produziert noch einmal.
card-radioactive-colony = Radioaktive Kolonie
card-radioactive-colony-text = Beim Bau kommen 1 Arbeiter, 2 Munition, 1 blauer Kontakt und 1 roter Kontakt auf diese Karte. Du kannst sie jederzeit ausgeben; die Aufräumphase lässt sie liegen. Ohne Kategorie lässt sie sich in alles umbauen.
card-rehabilitation-center = Besserungsanstalt
card-rehabilitation-center-text = Zahle 1 roten Kontakt: Du erhältst 1 Arbeiter.
card-ricky-the-merchant = Händler Ricky
card-ricky-the-merchant-text = Produziert 1 blauen Kontakt.
card-rifle = Scharfschütze
card-rifle-text = Jedes Mal, wenn du einen Ort plünderst, erhältst du 1 Karte.
card-secret-outpost = Geheimer Außenposten
card-secret-outpost-text = Zahle 1 Knarre: Du erhältst 1 Arbeiter. Zweimal pro Runde.
card-the-bronx-gang = Die Bronx-Bande
card-the-bronx-gang-text = Zahle 1 Arbeiter und 1 Knarre: Du erhältst 3 rote Kontakte.
card-the-iron-gang = Die Eisenbande
card-the-iron-gang-text = Produziert 1 roten Kontakt.
card-training-camp = Ausbildungslager
card-training-camp-text = Zahle 1 Arbeiter: Du erhältst 1 roten Kontakt. Zweimal pro Runde.
card-truck = Lastwagen
card-truck-text = Jedes Mal, wenn du einen Ort plünderst oder einen Deal machst, erhältst du 1 Munition.
card-armed-merchants = Bewaffnete Händler
card-armed-merchants-text = Hast du in der Produktionsphase mindestens 5 Ressourcen erhalten, bekommst du noch 2 Siegpunkte.
card-black-fortress = Schwarze Festung
card-black-fortress-text = Produziert 1 Metall und 1 Knarre.
card-black-market = Schwarzmarkt
card-black-market-text = Zahle 1 Arbeiter, 1 Knarre, 1 Metall und 1 Baumaterial: Du erhältst 3 Siegpunkte. Zweimal pro Runde.
card-body-hunters = Kopfjäger
card-body-hunters-text = Zahle 1 Arbeiter: Räume von bis zu 3 deiner anderen Orte die Waren und Arbeiter dieser Runde ab; sie sind wieder frei.
card-camino-real = Camino Real
card-camino-real-text = Zahle 1 Arbeiter: Du erhältst die Ware eines fremden Deals.
card-caravanner = Karawanenführer
card-caravanner-text = Zahle 1 Arbeiter: Du erhältst die Waren von bis zu 3 deiner Deals.
card-cistern = Zisterne
card-cistern-text = Bringt 1 Siegpunkt je Treibstoff, den du in dieser Produktionsphase erhalten hast, höchstens 3.
card-combat-vehicle = Kampffahrzeug
card-combat-vehicle-text = Zahle 1 Arbeiter: Du erhältst 1 Schild.
card-construction-site = Baustelle
card-construction-site-text = Bringt 1 Siegpunkt je Baumaterial, das du in dieser Produktionsphase erhalten hast, höchstens 3.
card-craftsmen-guild = Handwerkergilde
card-craftsmen-guild-text = Produziert 1 Baumaterial oder 1 Metall, nach deiner Wahl.
card-crossing = Grenzübergang
card-crossing-text = In der Aufräumphase können bis zu 3 graue Kontakte hier bis zur nächsten Runde bleiben. Beim Bau erhältst du 4 graue Kontakte.
card-dark-visions-gang = Bande der dunklen Visionen
card-dark-visions-gang-text = Hast du in der Produktionsphase mindestens 1 Knarre erhalten, bekommst du noch 1 roten Kontakt.
card-demolition-team = Abrisstrupp
card-demolition-team-text = Hast du in der Produktionsphase mindestens 1 Baumaterial erhalten, bekommst du noch 1 Umbauplättchen.
card-dream-city = Traumstadt
card-dream-city-text = Hast du in der Produktionsphase mindestens 2 Siegpunkte erhalten, bekommst du noch 1 Arbeiter.
card-eight-mile = Eight Mile
card-eight-mile-text = Zahle 1 Arbeiter, 1 Treibstoff, 1 Metall und 1 Baumaterial: Du erhältst 3 Siegpunkte. Zweimal pro Runde.
card-hibernation-chambers = Tiefschlafkammern
card-hibernation-chambers-text = In der Aufräumphase können alle deine Arbeiter hier bis zur nächsten Runde bleiben. Beim Bau erhältst du 4 Arbeiter.
card-landfill = Müllhalde
card-landfill-text = Produziert 1 Munition. Beim Bau erhältst du 1 Munition.
card-marketplace = Marktplatz
card-marketplace-text = Zahle 1 Arbeiter und 2 Ressourcen deiner Wahl: Du erhältst 2 Siegpunkte. Zweimal pro Runde.
card-material-depository = Materiallager
card-material-depository-text = Zahle 1 Arbeiter, 2 Treibstoff und 2 Metall: Du erhältst 4 Siegpunkte.
card-military-warehouse = Militärdepot
card-military-warehouse-text = Zahle 1 Arbeiter, 2 Knarren und 2 Treibstoff: Du erhältst 4 Siegpunkte.
card-mobile-storage = Fahrendes Lager
card-mobile-storage-text = Zahle 1 Arbeiter, 1 Knarre, 1 Treibstoff und 1 Baumaterial: Du erhältst 3 Siegpunkte. Zweimal pro Runde.
card-oilmen = Ölmänner
card-oilmen-text = Hast du in der Produktionsphase mindestens 1 Treibstoff erhalten, bekommst du noch 1 blauen Kontakt.
card-outpost-mercenaries = Söldner am Außenposten
card-outpost-mercenaries-text = Offene Produktion: 1 roter Kontakt oder 1 blauer Kontakt, nach Wahl.
card-patriot-tower = Patriotenturm
card-patriot-tower-text = Hast du in der Produktionsphase mindestens 5 Arbeiter erhalten, bekommst du noch 2 Siegpunkte.
card-power-station = Kraftwerk
card-power-station-text = Produziert, was ein anderer deiner Produktionsorte produziert; du wählst ihn aus.
card-propaganda-station = Propagandasender
card-propaganda-station-text = Zahle 1 Arbeiter und 1 Handkarte: Du erhältst 2 Karten.
card-salt-lake-tower = Salt-Lake-Turm
card-salt-lake-tower-text = Zahle 1 Arbeiter, 2 Metall und 2 Baumaterial: Du erhältst 4 Siegpunkte.
card-sheriffs-office = Büro des Sheriffs
card-sheriffs-office-text = Bringt 1 Siegpunkt je Knarre, die du in dieser Produktionsphase erhalten hast, höchstens 3.
card-small-factory = Kleine Fabrik
card-small-factory-text = Bringt 1 Siegpunkt je Metall, das du in dieser Produktionsphase erhalten hast, höchstens 3.
card-solitary-trader = Einsamer Händler
card-solitary-trader-text = Zahle 1 Arbeiter, 1 Knarre, 1 Treibstoff, 1 Metall und 1 Baumaterial: Du erhältst 3 Siegpunkte. Zweimal pro Runde.
card-steel-eagle = Stahladler
card-steel-eagle-text = Offene Produktion: 1 Siegpunkt.
card-storehouse = Vorratshaus
card-storehouse-text = Produziert 1 Treibstoff oder 1 Knarre, nach deiner Wahl.
card-suppliers = Lieferanten
card-suppliers-text = In der Produktionsphase: Nenne einen fremden Produktionsort. Seine Waren gehen an dich statt an seinen Besitzer. Beim Bau erhältst du die Waren eines fremden Produktionsortes, ohne dass sein Besitzer etwas verliert.
card-tanker-shipwreck = Tankerwrack
card-tanker-shipwreck-text = Produziert 1 Baumaterial oder 1 Treibstoff, nach deiner Wahl.
card-teds-bus = Teds Bus
card-teds-bus-text = Zahle 1 Arbeiter und 1 Ressource deiner Wahl: Du erhältst 2 graue Kontakte.
card-the-hold = Die Bastion
card-the-hold-text = Zahle 1 Arbeiter, 2 Knarren und 2 Baumaterial: Du erhältst 4 Siegpunkte.
card-transmitter = Sendemast
card-transmitter-text = Zahle 1 Arbeiter und 1 Ressource deiner Wahl: Du erhältst 2 Karten.
card-wire-entanglement = Drahtverhau
card-wire-entanglement-text = Produziert 1 Schild. Beim Bau erhältst du 1 Schild.
card-wreckers = Abwracker
card-wreckers-text = Hast du in der Produktionsphase mindestens 1 Metall erhalten, bekommst du noch 1 grauen Kontakt.
card-punks = Punks
card-punks-text = Du erhältst 2 rote Kontakte.
card-thugs = Schläger
card-thugs-text = Zahle 1 Knarre: Du erhältst 3 rote Kontakte.
card-merchants = Händler
card-merchants-text = Du erhältst 2 blaue Kontakte.
card-junk-train = Schrottzug
card-junk-train-text = Du erhältst 3 blaue Kontakte.
