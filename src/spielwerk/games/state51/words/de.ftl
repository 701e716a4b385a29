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
level-below = unter { $n }
level-from = ab { $n }

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
card-copy = „{ $card }“ Nr. { $n }
named-card = „{ $card }“
card-ruin = Ruine von { $card }
of-player = von { $player }
of-foe = des virtuellen Gegners

# Fragen
prompt-faction = Welche Fraktion führst du an?
prompt-discard = Wirf { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} deiner Starthand ab.
prompt-draft = Nimm eine der offenen Karten.
prompt-supply = „Lieferanten“: Welcher fremde Produktionsort soll für dich produzieren?
prompt-either = { $card }: Welche Ware nimmst du?
prompt-repeat = Welcher Produktionsort produziert noch einmal?
prompt-borrow = „Lieferanten“: Die Waren welches fremden Produktionsortes nimmst du?
prompt-turn = Führe eine Aktion aus oder passe.
prompt-turn-end = Willst du noch einen Schild legen, bevor dein Zug endet?
prompt-over = { $card }: Welchen Ort oder welche Ruine baust du dafür um?
prompt-tear-down = { $old } steht noch und ist der einzige Ort, der für { $card } weichen könnte. Umbauen?
prompt-again = { $card } gleich noch einmal nutzen?
prompt-trade = Noch mehr Arbeiter eintauschen?
prompt-steal = Wem nimmst du was weg?
prompt-clear = Welchen Ort räumst du frei? Noch bis zu { $n }.
prompt-own-deals = Welcher deiner Deals bringt seine Ware? Noch { $n }.
prompt-other-deal = Welcher fremde Deal bringt dir seine Ware?
prompt-strike = Der Angriff könnte mehrere deiner Orte treffen. Welcher soll es sein?
prompt-store = Du kannst nicht alles einlagern. Was behältst du? Noch { $n }.
prompt-pay = Womit bezahlst du { $n } × { $good }?
prompt-pay-card = Welche Handkarte gibst du ab?
prompt-pay-deal = Welchen Deal gibst du auf?

# Wahlmöglichkeiten
choice-choose-faction = { $faction }
choice-discard = { $card } abwerfen
choice-draft = { $card } nehmen
choice-supply = { $card } { $owner } soll für dich produzieren
choice-repeat = { $card } produziert noch einmal
choice-borrow = { $card } { $owner }: Waren nehmen
choice-choose-goods = { $goods } nehmen
choice-give-deal = Deal { $card } aufgeben ({ $good })
choice-pay = { $goods }
paid-from = { $n } × { $good } ({ $source })
choice-build = { $card } errichten ({ $n } grau)
choice-develop = Einen Ort deiner Wahl zu { $card } umbauen
choice-develop-over = { $old } zu { $card } umbauen
choice-take-back = { $card } doch auf der Hand behalten
choice-deal = Deal mit { $card } ({ $n } blau)
choice-raze-hand = { $card } aus der Hand plündern ({ $n } rot)
choice-raze = { $card } { $owner } plündern ({ $n } rot)
choice-activate = { $card } aktivieren
choice-faction = Fraktionsaktion: { $paid } für { $goods }
choice-trade = { $workers } für { $goods }
choice-work = Arbeiter zu { $card } { $owner } schicken
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
choice-store = { $goods } einlagern

# Verben, auf Knöpfen und wo etwas jetzt nicht geht
verb-activate = Ort aktivieren
verb-again = Noch einmal nutzen
verb-borrow = Waren nehmen
verb-build = Errichten
verb-choose-faction = Fraktion wählen
verb-choose-goods = Ware wählen
verb-clear = Freiräumen
verb-deal = Deal schließen
verb-develop = Umbauen
verb-discard = Abwerfen
verb-done = Genug
verb-draft = Nehmen
verb-end-turn = Zug beenden
verb-faction = Fraktionsaktion
verb-give-deal = Deal aufgeben
verb-other-deal = Fremden Deal nutzen
verb-over = Umbauen (Baumaterial)
verb-over-token = Umbauen (Plättchen)
verb-own-deal = Deal nutzen
verb-pass = Passen
verb-pay = Bezahlen
verb-play = Kontaktkarte spielen
verb-raze = Fremden Ort plündern
verb-raze-hand = Handkarte plündern
verb-repeat = Noch einmal produzieren
verb-shield = Schild legen
verb-steal = Wegnehmen
verb-store = Einlagern
verb-strike = Getroffen
verb-supply = Lieferanten nennen
verb-take = Kontaktkarte nehmen
verb-trade = Arbeiter tauschen
verb-work = Arbeiter schicken

# Warum nicht
why-you-passed = Du hast in dieser Runde schon gepasst.
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
why-no-shared-category = Dieser Ort hat keine Kategorie mit dem neuen gemeinsam.
why-no-token = Du hast kein Umbauplättchen.
why-twin = Davon hast du mehrere: Die erste steht für alle.
why-same-good = Ein anderer Deal mit derselben Ware steht für diesen.
why-ruin = Das ist nur noch eine Ruine.
why-target-passed = Wer gepasst hat, ist bis zum Ende der Runde sicher.
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
why-occupied = Hier steht in dieser Runde schon ein Arbeiter.
why-shield-there = Dieser Ort ist schon geschützt.
why-no-shield = Du hast keinen Schild.

# Tisch im Terminal
picture-middle = Nachziehstapel { $deck } · Ablage { $discard } · Ende bei { $points } Siegpunkten
picture-red = Rote Kontaktkarte:  { $card }: { $what } (Stapel { $left })
picture-red-none = Rote Kontaktkarte:  keine (Stapel { $left })
picture-blue = Blaue Kontaktkarte: { $card }: { $what } (Stapel { $left })
picture-blue-none = Blaue Kontaktkarte: keine (Stapel { $left })
picture-none = –
picture-open-card = Offen: { $card } · { $row } · Entfernung { $n } · { $categories }
picture-hand-card = Hand: { $card } · { $row } · Entfernung { $n } · { $categories }
picture-location = { $row }: { $card } · Widerstand { $n } · { $categories }
picture-ruin = { $row }: { $card }
picture-text = {"    "}{ $what }
picture-gives = {"    "}{ $spoils } · { $deal }
picture-marks = {"    "}Jetzt: { $marks }
picture-open = offen für fremde Arbeiter
picture-closed = geschlossen für fremde Arbeiter
picture-used = { $n ->
    [one] schon genutzt
   *[other] schon { $n }-mal genutzt
}
picture-shield = mit Schild
picture-laid = von der Nutzung liegt darauf: { $goods }
picture-cached = von der Bauprämie liegt darauf: { $goods }
picture-playing = Wird gerade bezahlt: { $card }
picture-foe = Virtueller Gegner: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, Angriffskarten { $attacks }
picture-foe-passed = Virtueller Gegner: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, Angriffskarten { $attacks }, hat gepasst
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
picture-goods = Vorrat: { $goods }
picture-stored = Eingelagert: { $goods }
picture-deal = Deal: { $card } bringt jede Runde 1 × { $good }
picture-contact = Kontaktkarte: { $card }: { $what }

# Was auf Karten steht
printed-distance = Entfernung { $n }
printed-resistance = Widerstand { $n }
printed-spoils = Beute: { $goods }
printed-deal = Deal: { $good }
printed-no-category = ohne Kategorie
printed-nothing = nichts
printed-amount = { $n } × { $good }
set-base = { $n }-mal im Grundspiel
set-new_era = { $n }-mal in New Era
set-winter = { $n }-mal in Winter

# Protokoll
log-plays = { $player } spielt { $faction }.
log-starts = { $player } ist Startspieler.
log-round = Runde { $round } beginnt.
log-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
log-connection = Kontaktkarte aufgedeckt: „{ $card }“.
log-connection-left = Die Kontaktkarte „{ $card }“ hat niemand genommen; sie ist aus dem Spiel.
log-turned = Aufgedeckt: „{ $card }“.
log-left-over = „{ $card }“ hat niemand genommen und wird abgeworfen.
log-drafted = { $player } nimmt „{ $card }“.
log-drew = { $player } zieht „{ $card }“{ $source }.
log-drew-hidden = { $player } zieht eine Karte{ $source }.
log-discarded = { $player } wirft „{ $card }“ ab.
log-deal-given = { $player } gibt den Deal „{ $card }“ auf.
log-supplied = „{ $card }“ produziert in dieser Runde für { $player }.
log-borrowed = { $player } nimmt die Waren von „{ $card }“.
log-repeated = „{ $card }“ produziert noch einmal für { $player }.
log-built = { $player } errichtet „{ $card }“.
log-developed = { $player } baut „{ $old }“ zu „{ $card }“ um.
log-rebuilt = { $player } baut die Ruine von „{ $old }“ zu „{ $card }“ um.
log-dealt = { $player } macht einen Deal mit „{ $card }“.
log-plundered = { $player } plündert „{ $card }“ aus der Hand.
log-razed = { $player } plündert „{ $card }“ von { $owner }.
log-activated = { $player } aktiviert „{ $card }“.
log-faction = { $player } nutzt die Fraktionstafel.
log-worked = { $player } schickt einen Arbeiter zu „{ $card }“ von { $owner }.
log-took = { $player } nimmt die Kontaktkarte „{ $card }“.
log-played = { $player } spielt die Kontaktkarte „{ $card }“ aus.
log-shielded = { $player } legt einen Schild auf „{ $card }“.
log-passed = { $player } passt.
log-stole = { $player } nimmt { $victim } etwas weg: 1 × { $good }.
log-cleared = { $player } räumt „{ $card }“ frei.
log-followed = { $player } nutzt einen fremden Deal mit „{ $card }“.
log-counted = { $player } zählt { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
} und kommt auf { $points } Punkte.
log-foe-built = Der virtuelle Gegner baut „{ $card }“.
log-foe-razed = { $player } plündert „{ $card }“ des virtuellen Gegners.
log-foe-worked = { $player } schickt einen Arbeiter zu „{ $card }“ des virtuellen Gegners, der dafür { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} erhält.
log-foe-passed = Der virtuelle Gegner passt.
log-foe-discarded = Der virtuelle Gegner wirft die Kontaktkarte „{ $card }“ ab und erhält { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
log-foe-attacked = Der virtuelle Gegner greift mit „{ $card }“ an.
log-foe-missed = Der Angriff trifft nichts.
log-foe-dropped = { $n ->
    [one] Die Angriffskarte wird abgeworfen.
   *[other] Die { $n } Angriffskarten werden abgeworfen.
}
log-foe-held = Der Schild auf „{ $card }“ wehrt den Angriff ab und ist verbraucht.
log-foe-in-vain = „{ $card }“ gilt immer als geschützt: Der Angriff richtet nichts aus.
log-foe-struck = „{ $card }“ wird geplündert; der virtuelle Gegner erhält { $n ->
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
}{ $source }.
log-gained-fuel = { $player } erhält { $n } Treibstoff{ $source }.
log-gained-iron = { $player } erhält { $n } Metall{ $source }.
log-gained-brick = { $player } erhält { $n } Baumaterial{ $source }.
log-gained-ammo = { $player } erhält { $n } Munition{ $source }.
log-gained-worker = { $player } erhält { $n } Arbeiter{ $source }.
log-gained-grey = { $player } erhält { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
}{ $source }.
log-gained-blue = { $player } erhält { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
}{ $source }.
log-gained-red = { $player } erhält { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
}{ $source }.
log-gained-multi = { $player } erhält { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
}{ $source }.
log-gained-develop = { $player } erhält { $n } Umbauplättchen{ $source }.
log-gained-shield = { $player } erhält { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}{ $source }.
log-gained-vp = { $player } erhält { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}{ $source }.
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
log-returned-gun = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
}.
log-returned-fuel = { $player } nimmt Eingelagertes zurück: { $n } Treibstoff.
log-returned-iron = { $player } nimmt Eingelagertes zurück: { $n } Metall.
log-returned-brick = { $player } nimmt Eingelagertes zurück: { $n } Baumaterial.
log-returned-ammo = { $player } nimmt Eingelagertes zurück: { $n } Munition.
log-returned-worker = { $player } nimmt Eingelagertes zurück: { $n } Arbeiter.
log-returned-grey = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
}.
log-returned-blue = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
}.
log-returned-red = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
}.
log-returned-multi = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
}.
log-returned-develop = { $player } nimmt Eingelagertes zurück: { $n } Umbauplättchen.
log-returned-shield = { $player } nimmt Eingelagertes zurück: { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}.
log-lost-gun = { $player } legt { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
} ungenutzt zurück.
log-lost-fuel = { $player } legt { $n } Treibstoff ungenutzt zurück.
log-lost-iron = { $player } legt { $n } Metall ungenutzt zurück.
log-lost-brick = { $player } legt { $n } Baumaterial ungenutzt zurück.
log-lost-ammo = { $player } legt { $n } Munition ungenutzt zurück.
log-lost-worker = { $player } legt { $n } Arbeiter ungenutzt zurück.
log-lost-grey = { $player } legt { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
} ungenutzt zurück.
log-lost-blue = { $player } legt { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
} ungenutzt zurück.
log-lost-red = { $player } legt { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
} ungenutzt zurück.
log-lost-multi = { $player } legt { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
} ungenutzt zurück.
log-lost-develop = { $player } legt { $n } Umbauplättchen ungenutzt zurück.
log-lost-shield = { $player } legt { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
} ungenutzt zurück.
log-unloaded = { $player } nimmt { $n } × { $good } von „{ $card }“ in den Vorrat.
log-tidied = Schilde, Waren auf Aktionen und Arbeiter auf offenen Produktionen kommen weg.

# Woher es kommt, am Ende eines Satzes
source-start = {" "}für die Starthand
source-board = {" "}durch die Fraktionstafel
source-location = {" "}durch „{ $card }“
source-deal = {" "}durch den Deal mit „{ $card }“
source-bonus = {" "}als Bauprämie von „{ $card }“
source-placed = {" "}als Bauprämie, abgelegt auf „{ $card }“
source-spoils = {" "}als Beute von „{ $card }“
source-compensation = {" "}als Entschädigung für „{ $card }“
source-connection = {" "}durch die Kontaktkarte „{ $card }“
source-visit = {" "}für den Besuch in „{ $card }“
source-development = {" "}für den Umbau

# Waren im Satz, als Objekt: so viele, eine von denen, die zählen, alle
amount-gun = { $n ->
    [one] 1 Knarre
   *[other] { $n } Knarren
}
amount-fuel = { $n } Treibstoff
amount-iron = { $n } Metall
amount-brick = { $n } Baumaterial
amount-ammo = { $n } Munition
amount-worker = { $n } Arbeiter
amount-grey = { $n ->
    [one] 1 grauen Kontakt
   *[other] { $n } graue Kontakte
}
amount-blue = { $n ->
    [one] 1 blauen Kontakt
   *[other] { $n } blaue Kontakte
}
amount-red = { $n ->
    [one] 1 roten Kontakt
   *[other] { $n } rote Kontakte
}
amount-multi = { $n ->
    [one] 1 Multi-Kontakt
   *[other] { $n } Multi-Kontakte
}
amount-develop = { $n } Umbauplättchen
amount-shield = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
amount-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
amount-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-resource = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
counted-gun = Knarre
counted-fuel = Treibstoff
counted-iron = Metall
counted-brick = Baumaterial
counted-ammo = Munition
counted-worker = Arbeiter
counted-grey = grauem Kontakt
counted-blue = blauem Kontakt
counted-red = rotem Kontakt
counted-multi = Multi-Kontakt
counted-develop = Umbauplättchen
counted-shield = Schild
counted-card = Karte
counted-vp = Siegpunkt
counted-resource = Ressource
many-gun = Knarren
many-fuel = Treibstoff
many-iron = Metall
many-brick = Baumaterial
many-ammo = Munition
many-worker = Arbeiter
many-grey = graue Kontakte
many-blue = blaue Kontakte
many-red = rote Kontakte
many-multi = Multi-Kontakte
many-develop = Umbauplättchen
many-shield = Schilde
many-card = Karten
many-vp = Siegpunkte
many-resource = Ressourcen
price-card = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
price-resource = { $n ->
    [one] 1 Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
price-deal = { $n } deiner Deals
list-and = { $first } und { $rest }
list-or = { $first } oder { $rest }
list-comma = { $first }, { $rest }
sentences = { $first } { $rest }

# Was Karten tun
effect-pay = Zahle { $goods }
effect-give-up = Gib { $deals } auf
effect-pay-and-give-up = Zahle { $goods } und gib { $deals } auf
effect-exchange = { $price }: Du erhältst { $goods }.
effect-free = Du erhältst { $goods }.
effect-steal = { $price }: Nimm { $n ->
    [one] einem Mitspieler, der noch nicht gepasst hat, 1 Ressource
   *[other] Mitspielern, die noch nicht gepasst haben, { $n } Ressourcen
} (keine Munition) weg.
effect-clear = { $price }: Räume von { $n ->
    [one] 1 deiner anderen Orte die Waren und Arbeiter dieser Runde ab; er ist
   *[other] bis zu { $n } deiner anderen Orte die Waren und Arbeiter dieser Runde ab; sie sind
} wieder frei.
effect-own-deals = { $price }: Du erhältst { $n ->
    [one] die Ware von 1 deiner Deals
   *[other] die Waren von bis zu { $n } deiner Deals
}.
effect-other-deal = { $price }: Du erhältst die Ware eines fremden Deals.
effect-produce-again = { $price }: Einer deiner Produktionsorte produziert noch einmal.
effect-twice = Zweimal pro Runde.
effect-shielded = Gilt immer als mit einem Schild geschützt.
effect-no-category = Lässt sich ohne Kategorie in alles umbauen.
effect-goods-production = Produziert { $goods }.
effect-goods-open = Offene Produktion: bringt { $goods }.
effect-goods-bonus = Bauprämie: Du erhältst { $goods }.
effect-per-category-production = Produziert { $goods } je Ort der Kategorie { $category } in deinem Staat, höchstens { $most }.
effect-per-category-open = Offene Produktion: bringt { $goods } je Ort der Kategorie { $category } im Staat des Besitzers, höchstens { $most }.
effect-per-category-bonus = Bauprämie: Du erhältst { $goods } je Ort der Kategorie { $category } in deinem Staat, höchstens { $most }.
effect-one-of-production = Produziert { $goods }, nach deiner Wahl.
effect-one-of-open = Offene Produktion: bringt { $goods }, nach Wahl.
effect-per-gained-production = Bringt { $goods } je { $counted } aus dieser Produktionsphase, höchstens { $most }.
effect-per-gained-open = Offene Produktion: bringt { $goods } je { $counted } des Besitzers aus dieser Produktionsphase, höchstens { $most }.
effect-repeat-production = Produziert, was ein anderer deiner Produktionsorte produziert; du wählst ihn aus.
effect-repeat-open = Offene Produktion: bringt, was ein anderer Produktionsort des Besitzers produziert, nach Wahl.
effect-take-production-production = In der Produktionsphase: Nenne einen fremden Produktionsort. Seine Waren gehen an dich statt an seinen Besitzer.
effect-take-production-open = In der Produktionsphase: Nenne einen fremden Produktionsort. Seine Waren gehen an dich statt an seinen Besitzer.
effect-store-feature = In der Aufräumphase kannst du { $goods } für die nächste Runde hier lassen.
room-some = bis zu { $goods }
room-resource = bis zu { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
} (keine Munition)
room-all = { $goods } in beliebiger Menge
effect-each-raze = Jedes Mal, wenn du einen Ort plünderst, erhältst du { $goods }.
effect-each-deal = Jedes Mal, wenn du einen Deal machst, erhältst du { $goods }.
effect-each-raze-or-deal = Jedes Mal, wenn du einen Ort plünderst oder einen Deal machst, erhältst du { $goods }.
effect-gained-feature = Hast du in der Produktionsphase mindestens { $least } erhalten, bekommst du noch { $goods }.
effect-place-bonus = Bauprämie: Lege { $goods } auf diese Karte. Was dort liegt, kannst du jederzeit ausgeben; die Aufräumphase lässt es liegen.
effect-borrow-bonus = Bauprämie: Du erhältst die Waren eines fremden Produktionsortes, ohne dass sein Besitzer etwas verliert.

# Karten
card-abandoned-suburbs = Verlassene Vororte
card-archive = Archiv
card-arena = Arena
card-assassin = Attentäter
card-assembly-plant = Montagewerk
card-bioweaponry = Biowaffenlabor
card-boiler-room = Heizraum
card-brick-storage = Baustofflager
card-brick-supplier = Baustoffhändler
card-camp = Feldlager
card-church = Kirche
card-city-guards = Stadtwache
card-clay-pit = Lehmgrube
card-confessor = Beichtvater
card-construction-vehicles = Baufahrzeuge
card-convoy = Konvoi
card-corner-shop = Eckladen
card-crossroads = Kreuzung
card-deserted-colony = Verlassene Kolonie
card-docks = Hafenanlage
card-excavator = Bagger
card-factory = Fabrik
card-fuel-tank = Treibstofftank
card-gasoline-cultist = Benzinprediger
card-gasoline-drinkers-den = Spelunke der Benzintrinker
card-gun-shop = Waffenladen
card-gunsmith = Büchsenmacher
card-hideout = Unterschlupf
card-huge-machinery = Riesenmaschinen
card-merc-outpost = Söldnerposten
card-methane-storage = Methanlager
card-motel = Motel
card-murderers-pub = Mörderkneipe
card-museum = Museum
card-negotiator = Unterhändler
card-oil-rig = Bohrturm
card-oil-trader = Ölhändler
card-oilmen-fortress = Festung der Ölmänner
card-old-cinema = Altes Kino
card-parking-lot = Parkplatz
card-pub = Kneipe
card-quarry = Steinbruch
card-radioactive-fuel = Radioaktiver Treibstoff
card-refinery = Raffinerie
card-rubble = Schuttberg
card-rubble-trader = Schutthändler
card-ruined-library = Zerstörte Bibliothek
card-school = Schule
card-scrap-metal = Altmetall
card-scrap-trader = Schrotthändler
card-shadow = Schatten
card-sharrash = Scharrasch
card-shelter = Schutzraum
card-shipwreck = Schiffswrack
card-skyscraper = Wolkenkratzer
card-thieves-caravan = Diebeskarawane
card-thieves-den = Diebesnest
card-underground-warehouse = Unterirdisches Warenlager
card-weapon-trader = Waffenhändler
card-wrecked-tank = Panzerwrack
card-black-market-contacts = Schwarzmarktkontakte
card-brick-village = Ziegeldorf
card-builders = Bautrupp
card-bus-station = Busbahnhof
card-car-garage = Autowerkstatt
card-combat-zone = Kampfzone
card-courthouse = Gerichtsgebäude
card-disassembly-workshop = Schlachtwerkstatt
card-espionage-center = Spionagezentrale
card-expedition-camp = Expeditionslager
card-foundation = Fundament
card-gangers-dive = Gangsterspelunke
card-gasoline-tower = Benzinturm
card-guilds-garage = Gildengarage
card-hangar = Hangar
card-haven = Zuflucht
card-hidden-forge = Geheime Schmiede
card-recruiter = Werber
card-hunters = Jäger
card-labor-camp = Arbeiterlager
card-lemmys-storage = Lemmys Lager
card-mesmerizers-dwelling = Haus der Hypnotiseure
card-natural-shelters = Natürliche Höhlen
card-ohio-cavalry = Ohio-Kavallerie
card-oilfield = Ölfeld
card-old-settlements = Alte Siedlungen
card-petes-office = Petes Büro
card-pickers = Sammler
card-post-office = Postamt
card-preacher-of-the-new-era = Prediger der neuen Zeit
card-production-manager = Produktionsleiter
card-radioactive-colony = Radioaktive Kolonie
card-rehabilitation-center = Besserungsanstalt
card-ricky-the-merchant = Händler Ricky
card-rifle = Scharfschütze
card-secret-outpost = Geheimer Außenposten
card-the-bronx-gang = Die Bronx-Bande
card-the-iron-gang = Die Eisenbande
card-training-camp = Ausbildungslager
card-truck = Lastwagen
card-armed-merchants = Bewaffnete Händler
card-black-fortress = Schwarze Festung
card-black-market = Schwarzmarkt
card-body-hunters = Kopfjäger
card-camino-real = Camino Real
card-caravanner = Karawanenführer
card-cistern = Zisterne
card-combat-vehicle = Kampffahrzeug
card-construction-site = Baustelle
card-craftsmen-guild = Handwerkergilde
card-crossing = Grenzübergang
card-dark-visions-gang = Bande der dunklen Visionen
card-demolition-team = Abrisstrupp
card-dream-city = Traumstadt
card-eight-mile = Eight Mile
card-hibernation-chambers = Tiefschlafkammern
card-landfill = Müllhalde
card-marketplace = Marktplatz
card-material-depository = Materiallager
card-military-warehouse = Militärdepot
card-mobile-storage = Fahrendes Lager
card-oilmen = Ölmänner
card-outpost-mercenaries = Söldner am Außenposten
card-patriot-tower = Patriotenturm
card-power-station = Kraftwerk
card-propaganda-station = Propagandasender
card-salt-lake-tower = Salt-Lake-Turm
card-sheriffs-office = Büro des Sheriffs
card-small-factory = Kleine Fabrik
card-solitary-trader = Einsamer Händler
card-steel-eagle = Stahladler
card-storehouse = Vorratshaus
card-suppliers = Lieferanten
card-tanker-shipwreck = Tankerwrack
card-teds-bus = Teds Bus
card-the-hold = Die Bastion
card-transmitter = Sendemast
card-wire-entanglement = Drahtverhau
card-wreckers = Abwracker
card-punks = Punks
card-thugs = Schläger
card-merchants = Händler
card-junk-train = Schrottzug

# Woher Punkte kommen
points-start = Erste Hand
points-board = Fraktionstafel
points-location = Wirkungen von Orten
points-deal = Deals
points-bonus = Bauprämien
points-placed = Auf Karten abgelegte Bauprämien
points-spoils = Beute
points-compensation = Entschädigung
points-connection = Kontaktkarten
points-visit = Besuche bei anderen
points-development = Umbauten
points-locations = Orte am Ende

# Im Voraus gegebene Antworten
advance-pass = Diese Runde passen, wenn du an der Reihe bist
advance-pass-pass = passen
unless-razed = jemand einen deiner Orte plündert
unless-worked = jemand einen Arbeiter zu einem deiner Orte schickt
unless-robbed = jemand dir einen Rohstoff nimmt
unless-overtaken = jemand an dir vorbeizieht
unless-connection = du eine Kontaktkarte nehmen könntest
unless-workers = du mindestens so viele Arbeiter hast
advance-shield = Schilde nach deiner Aktion
advance-shield-never = keine legen, den Zug beenden
advance-pay = Mehrere Arten zu zahlen
advance-pay-thrifty = eigene Waren vor Jokern, lose vor den auf Karten liegenden
advance-store = Mehr Rohstoffe als Platz am Ende einer Runde
advance-store-gun = zuerst Knarren einlagern
advance-store-fuel = zuerst Treibstoff einlagern
advance-store-iron = zuerst Metall einlagern
advance-store-brick = zuerst Baumaterial einlagern
