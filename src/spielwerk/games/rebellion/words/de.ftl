game-title = Rebellion der Planeten
game-tagline = Ein Imperium, bis zu vier Rebellen, acht Planeten, die nie stillstehen. (Arbeitstitel; ein Spiel von Monsieur Bernard)

## Tabellen des Regelhefts

book-head-1 = Bahn
book-head-2 = Welt
book-head-3 = Felder
book-head-4 = Startwürfel
book-head-5 = Länder + Hafen
book-head-6 = Nachschub
book-world-red = { $name } (rot)
book-world-purple = { $name } (lila)
book-world-dark-blue = { $name } (dunkelblau)
book-world-light-blue = { $name } (hellblau)
book-world-dark-green = { $name } (dunkelgrün)
book-world-light-green = { $name } (hellgrün)
book-world-orange = { $name } (orange)
book-world-brown = { $name } (braun)
book-head-players = Spieler
book-head-empire-credits = Credits des Imperiums
book-head-rebel-credits = Credits jedes Rebellen
book-head-units-per-port = Einheiten je Hafen
book-head-rounds-alone = Runden des Imperiums allein

## Seiten

faction-white = Das Imperium
faction-red = Rebell Rot
faction-blue = Rebell Blau
faction-green = Rebell Grün
faction-orange = Rebell Orange
letter-w = W
letter-r = R
letter-b = B
letter-g = G
letter-o = O

## Phasen

phase-0 = Aufbau
phase-1 = Nachschub
phase-2 = Credits
phase-3 = Kauf
phase-4 = Verbindung
phase-5 = Kampf
phase-6 = Truppenbewegung
phase-7 = Besoldung

## Fragen

prompt-supply = { $faction }: { $planet } gehört ganz dir. Nimmst du { $n ->
    [one] eine Einheit oder einen Credit
   *[other] { $n } Einheiten oder { $n } Credits
}?
prompt-place = { $faction }: Stelle { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} auf { $planet } auf. Auf welches Land?
prompt-place-count = { $faction }: Wie viele der { $n } Einheiten kommen auf { $land }?
prompt-purchase = { $faction }: Kaufe Einheiten für je { $price ->
    [one] einen Credit
   *[other] { $price } Credits
}. Du hast { $credits ->
    [one] einen Credit
   *[other] { $credits } Credits
}.
prompt-purchase-count = { $faction }: Wie viele Einheiten für { $land }, je { $price ->
    [one] ein Credit
   *[other] { $price } Credits
}? Du hast { $credits ->
    [one] einen Credit
   *[other] { $credits } Credits
}.
prompt-consent = { $seller }: { $faction } möchte { $land } für { $price ->
    [one] einen Credit
   *[other] { $price } Credits
} kaufen. { $n ->
    [one] Deine Einheit dort kommt
   *[other] Deine { $n } Einheiten dort kommen
} zurück in die Schachtel. Verkaufst du?
prompt-connection = { $faction }: Von welchem Hafen willst du Brücken bauen? Du hast { $credits ->
    [one] einen Credit
   *[other] { $credits } Credits
}, { $left ->
    [one] eine Brücke ist
   *[other] { $left } Brücken sind
} übrig.
prompt-connect-to = { $faction }: Mit welchem Planeten verbindest du { $planet }? Du hast { $credits ->
    [one] einen Credit
   *[other] { $credits } Credits
}.
prompt-way-to = { $faction }: Zu welchem Planeten willst du von { $planet } aus alle Wege sehen?
prompt-way = { $faction }: Welchen Weg nehmen die Brücken von { $start } nach { $end }? Alle Häfen, die sie berühren, sind dann für alle verbunden. Du hast { $credits ->
    [one] einen Credit
   *[other] { $credits } Credits
}.
prompt-battle = { $faction }: Welches Land stürmst du? Jeder Wurf kostet { $price ->
    [one] einen Credit
   *[other] { $price } Credits
}, du hast { $credits }.
prompt-muster = { $faction }: Welches Land greifen die an, die du gleich auswählst? Der Wurf kostet { $price ->
    [one] einen Credit
   *[other] { $price } Credits
}.
prompt-attackers = { $faction }: Angriff auf { $land } ({ $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}): Wie viele kommen aus { $origin } dazu? Bisher { $sent }.
prompt-losses = { $faction }: Der Angriff kostet dich noch { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}. Wie viele davon aus { $origin }?
prompt-movement-new = { $faction }: Bis zu { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} für { $price ->
    [one] einen Credit
   *[other] { $price } Credits
} verschieben? Du hast { $credits }. Wo brechen sie auf?
prompt-movement = { $faction }: Noch { $n ->
    [one] eine Einheit kann
   *[other] { $n } Einheiten können
} in diesem Schub ziehen. Wo brechen sie auf?
prompt-move-to = { $faction }: Wohin ziehen die Einheiten aus { $origin }? Höchstens { $n }.
prompt-move-count = { $faction }: Wie viele Einheiten ziehen von { $origin } nach { $land }?
prompt-shortage = { $faction }: Für { $n ->
    [one] einen Block
   *[other] { $n } Blöcke
} reichen deine Credits nicht. Auf welchem Land bleiben Einheiten ohne Sold?
prompt-shortage-all = { $faction }: { $n ->
    [one] Dein Block bleibt ohne Sold.
   *[other] Alle { $n } Blöcke bleiben ohne Sold.
} Noch könnte dir ein Verbündeter Credits geben.
prompt-unpaid = { $faction }: Wie viele Blöcke auf { $land } bleiben ohne Sold? Insgesamt müssen es { $n } sein.

## Antworten

choice-credits = { $n ->
    [one] Einen Credit
   *[other] { $n } Credits
}
choice-units = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
choice-place = { $land } (jetzt { $n })
choice-place-all = Alle auf { $land }: { $n } (jetzt { $now })
choice-share-units = { $n } Einheiten, auf mehrere Länder verteilt
choice-count = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
choice-buy = Einheiten für { $land } (jetzt { $n })
choice-buy-land = { $seller } nach { $land } fragen ({ $price ->
    [one] ein Credit
   *[other] { $price } Credits
}; { $n ->
    [one] eine Einheit verschwindet
   *[other] { $n } Einheiten verschwinden
})
choice-agree = Verkaufen
choice-refuse = Behalten
choice-link = Von { $planet } aus bauen
choice-link-to = { $planet } für { $price ->
    [one] einen Credit
   *[other] { $price } Credits
} ({ $bridges ->
    [0] keine neue Brücke
    [one] eine neue Brücke
   *[other] { $bridges } neue Brücken
})
choice-other-way = Einen anderen Weg als den billigsten …
choice-way-to = Die Wege nach { $planet } ansehen
choice-way = { $price ->
    [one] Ein Credit
   *[other] { $price } Credits
} ({ $bridges ->
    [0] keine neue Brücke
    [one] eine neue Brücke
   *[other] { $bridges } neue Brücken
}), verbindet sonst niemanden
choice-way-by = { $price ->
    [one] Ein Credit
   *[other] { $price } Credits
} ({ $bridges ->
    [0] keine neue Brücke
    [one] eine neue Brücke
   *[other] { $bridges } neue Brücken
}), verbindet auch { $planets }
list-one = { $last }
list-and = { $first } und { $rest }
list-comma = { $first }, { $rest }
choice-attack = { $land } stürmen ({ $owner }, { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}, W{ $die })
choice-muster = Auswählen, wer mitmacht, für einen einzigen Wurf …
choice-aim = { $land } angreifen ({ $owner }, { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}, W{ $die })
choice-send-all = Alle aus den übrigen Ländern ({ $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
})
choice-send = { $n ->
    [0] Niemand
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
choice-lose-smallest = Die kleineren Truppen tragen sie
choice-lose = { $n ->
    [0] Keine
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
choice-move = Aus { $land } ({ $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
})
choice-move-new = Aus { $land } ({ $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}), ein neuer Schub
choice-move-count = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}{ $price ->
    [0] {""}
    [one] , ein Credit mehr
   *[other] , { $price } Credits mehr
}
choice-move-to = Nach { $land } (jetzt { $n })
choice-dismiss = { $land } ({ $n } Einheiten, { $blocks ->
    [one] ein Block
   *[other] { $blocks } Blöcke
})
choice-unpaid = { $n ->
    [one] Einen Block
   *[other] { $n } Blöcke
}
choice-give = { $giver } gibt { $n ->
    [one] einen Credit
   *[other] { $n } Credits
} an { $taker }
choice-done-purchase = Kauf beenden
choice-done-connection = Bau beenden
choice-done-way = Zurück
choice-done-muster = Zurück
choice-done-shortage = { $n ->
    [one] Die Einheit ohne Sold geht
   *[other] Die { $n } Einheiten ohne Sold gehen
}
choice-done-nowhere = Doch nicht von hier
choice-done-battle = Kampf beenden
choice-done-movement = Bewegung beenden

## Knöpfe, hinter denen mehrere Möglichkeiten einer Art liegen

verb-attack = Stürmen
verb-buy = Einheiten kaufen
verb-buy-land = Land kaufen
verb-dismiss = Nicht bezahlen
verb-give = Schenken
verb-link = Brücken bauen
verb-link-to = Verbinden mit
verb-move = Bewegen
verb-move-to = Ziel
verb-place = Einsetzen
verb-way = Wege

## Protokoll

log-placed = { $planet } beginnt auf Feld { $field }.
log-round = Runde { $number } beginnt.
log-turn = { $faction } ist am Zug.
log-supply-credits = { $faction } nimmt { $n ->
    [one] einen Credit
   *[other] { $n } Credits
} für { $planet }.
log-supply-units = { $faction } nimmt { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} für { $planet }.
log-put = { $faction } stellt { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} auf { $land }.
log-income = { $faction } erhält { $n ->
    [one] einen Credit
   *[other] { $n } Credits
}.
log-bought = { $faction } kauft { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} für { $land } und zahlt { $price ->
    [one] einen Credit
   *[other] { $price } Credits
}.
log-asked-sale = { $buyer } möchte { $land } von { $seller } kaufen.
log-refused = { $seller } behält { $land }; { $buyer } hat vergeblich gefragt.
log-sold = { $seller } verkauft { $land } für { $price ->
    [one] einen Credit
   *[other] { $price } Credits
} an { $buyer }.
log-linked = { $faction } verbindet { $start } mit { $end } für { $price ->
    [one] einen Credit
   *[other] { $price } Credits
} ({ $bridges ->
    [0] keine neue Brücke
    [one] eine neue Brücke
   *[other] { $bridges } neue Brücken
}).
log-joined = Die Brücken verbinden auch { $planet }.
log-rolled = { $faction } greift { $land } an: { $attackers } mit W{ $die } würfeln { $attack }, { $defenders } mit W{ $other } würfeln { $defence }.
log-lost = { $faction } verliert { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} aus { $land }.
log-took = { $faction } besetzt { $land } mit { $n ->
    [one] einer Einheit
   *[other] { $n } Einheiten
}.
log-landless = { $faction } hält kein Land mehr, spielt aber weiter: Mit dem Land eines Verbündeten beginnt der Rückweg.
log-returned = { $faction } hält wieder Land.
log-fell = { $faction } hält kein Land mehr und scheidet aus.
log-inherited = { $faction } erbt { $n ->
    [one] einen Credit
   *[other] { $n } Credits
} von { $fallen }.
log-moved = { $faction } verschiebt { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} von { $start } nach { $end }.
log-paid = { $faction } zahlt { $n ->
    [one] einen Credit
   *[other] { $n } Credits
} Sold.
log-dismissed = { $faction } kann { $n ->
    [one] eine Einheit auf { $land } nicht besolden: Sie verlässt
   *[other] { $n } Einheiten auf { $land } nicht besolden: Sie verlassen
} das Spiel.
log-gave = { $giver } gibt { $n ->
    [one] einen Credit
   *[other] { $n } Credits
} an { $taker }.
log-planets = Alle Planeten ziehen ein Feld weiter, die Brücken verschwinden.

## Ende

end-rebels = Kein Land ist mehr imperial: Die Rebellen haben gewonnen.
end-empire = Keine Rebelleneinheit steht mehr auf dem Brett: Das Imperium hat gewonnen.
end-limit = Die letzte Runde ist vorbei: Niemand hat gewonnen.

## Schalter

switch-board = Spielbrett
switch-board-help = Umlaufbahnen, Planeten und alle Zahlen des Spiels.
switch-board-standard = Acht Planeten
switch-board-small = Sechs Planeten, ein kurzes Spiel
switch-balance = Zahlen zu Beginn
switch-balance-help = Die Zahlen des Prototyps oder andere nach der Spielerzahl. Gleich starke Bots gewinnen mit den Zahlen des Prototyps als Imperium zu zweit oder dritt etwa drei von fünf Partien, zu viert eine von fünf, zu fünft eine von zehn; zu viert und fünft hat ein Rebell oft schon vor dem ersten Zug alle Länder verloren. Mit den ausgewogenen Zahlen gewinnt bei ihnen jede Seite etwa die Hälfte, und niemand verliert vor dem ersten Zug alles; zu viert und fünft machen dann die Rebellen den ersten Zug. Menschen sind keine Bots: Nehmt es als Hinweis, nicht als Versprechen.
switch-balance-documents = Wie im Prototyp
switch-balance-tuned = Ausgewogen nach Spielerzahl
switch-max_rounds = Rundengrenze
switch-max_rounds-help = Nach dieser Runde endet das Spiel unentschieden; 0 heißt ohne Grenze.
switch-fallen = Rebellen ohne Land
switch-fallen-help = Ob ein Rebell, der alle Länder verloren hat, mit seiner Kasse und seinem Zug weiterspielt oder ausscheidet.
switch-fallen-stays = Spielen weiter
switch-fallen-bank = Scheiden aus, ihre Credits gehen an die Bank
switch-fallen-allies = Scheiden aus, ihre Credits gehen an die anderen Rebellen
switch-batch = Einheiten eines Schubs
switch-batch-help = Ob alle Einheiten, die ein Credit bewegt, in einer zusammenhängenden Gruppe von Ländern bleiben müssen.
switch-batch-connection = In einer Verbindung
switch-batch-anywhere = Überall
switch-rebels_attack = Rebellen dürfen einander angreifen
switch-rebels_attack-help = Sonst sind die Rebellen eine Seite und halten Frieden.
switch-phase_order = Reihenfolge der Phasen
switch-phase_order-help = Der Prototyp beziffert den Kauf vor der Verbindung, druckt sie aber umgekehrt ab.
switch-phase_order-numbered = Erst Kauf, dann Verbindung
switch-phase_order-printed = Erst Verbindung, dann Kauf
switch-land_payee = Preis eines Landes
switch-land_payee-help = Wer die Credits bekommt, wenn ein Rebell ein Land verkauft.
switch-land_payee-seller = An den Verkäufer
switch-land_payee-bank = An die Bank

## Warum nicht?

why-not-your-turn = { $faction } ist am Zug.
why-other-phase = Das gehört in eine andere Phase: { $phase }.
why-finish-first = Erst muss das Begonnene zu Ende gebracht werden.
why-no-credits = Das kostet { $price ->
    [one] einen Credit
   *[other] { $price } Credits
}, vorhanden { $credits ->
    [one] ist nur einer
   *[other] sind nur { $credits }
}.
why-gift-rebels-only = Nur Rebellen verschenken Credits, und nur an andere Rebellen.
why-fallen = { $faction } ist ausgeschieden.
why-already-asked = Der Besitzer wurde in dieser Phase schon gefragt.
why-no-units-left = Die Schachtel enthält nicht mehr als { $n } Einheiten einer Farbe.
why-no-own-port = Verbindungen beginnen an einem eigenen Hafen.
why-already-linked = Diese Häfen sind schon verbunden.
why-no-bridges-left = Das braucht { $n } neue Brücken, übrig sind nur { $left }.
why-ally = Rebellen greifen einander nicht an.
why-out-of-reach = Keines deiner Länder grenzt daran, und keine Brücke führt von einem deiner Häfen dorthin.
why-garrison = { $n ->
    [one] Eine Einheit muss
   *[other] { $n } Einheiten müssen
} immer zurückbleiben.
why-not-your-land = Dieses Land gehört dir nicht.
why-not-connected = Kein anderes deiner Länder ist mit diesem verbunden.
why-other-planet = Diese Einheiten gehören auf { $planet }.
why-port-declined = Gegen diesen Hafen hast du dich in dieser Phase entschieden.
why-no-way = Von { $origin } führt kein Weg durch eigene Länder dorthin.
why-free-units = Bis zu { $n } Einheiten eines Landes wollen keinen Sold.
why-no-origin = Von { $land } kann niemand mitmachen.
why-nobody = Irgendjemand muss angreifen.
why-share = Zu verteilen sind insgesamt { $n }.
why-share-land = { $land }: höchstens { $n }.

## Das Bild im Terminal

picture-round = Runde { $n } · { $faction } ist am Zug
picture-planet = { $planet } · Feld { $field } von { $fields } · Nachschub { $n }
picture-lands = {"  "}{ $first }
picture-port = [{ $land } { $letter }{ $n }]
picture-land = { $land } { $letter }{ $n }
picture-beside = { $line } · { $land }
picture-link = Verbunden: { $start } = { $end }
picture-faction = { $letter }  { $faction }: { $credits } Credits, { $lands } Länder, { $units } Einheiten

## Planeten und Länder

planet-red = Planet Rot
land-red-port = Hafen Rot
land-red-1 = Rot 1
land-red-2 = Rot 2
land-red-3 = Rot 3
land-red-4 = Rot 4
land-red-5 = Rot 5
land-red-6 = Rot 6
land-red-7 = Rot 7
land-red-8 = Rot 8
planet-purple = Planet Lila
land-purple-port = Hafen Lila
land-purple-1 = Lila 1
land-purple-2 = Lila 2
land-purple-3 = Lila 3
land-purple-4 = Lila 4
land-purple-5 = Lila 5
land-purple-6 = Lila 6
land-purple-7 = Lila 7
land-purple-8 = Lila 8
planet-dark-blue = Planet Dunkelblau
land-dark-blue-port = Hafen Dunkelblau
land-dark-blue-1 = Dunkelblau 1
land-dark-blue-2 = Dunkelblau 2
land-dark-blue-3 = Dunkelblau 3
land-dark-blue-4 = Dunkelblau 4
land-dark-blue-5 = Dunkelblau 5
land-dark-blue-6 = Dunkelblau 6
land-dark-blue-7 = Dunkelblau 7
land-dark-blue-8 = Dunkelblau 8
planet-light-blue = Planet Hellblau
land-light-blue-port = Hafen Hellblau
land-light-blue-1 = Hellblau 1
land-light-blue-2 = Hellblau 2
land-light-blue-3 = Hellblau 3
land-light-blue-4 = Hellblau 4
land-light-blue-5 = Hellblau 5
land-light-blue-6 = Hellblau 6
land-light-blue-7 = Hellblau 7
land-light-blue-8 = Hellblau 8
planet-dark-green = Planet Dunkelgrün
land-dark-green-port = Hafen Dunkelgrün
land-dark-green-1 = Dunkelgrün 1
land-dark-green-2 = Dunkelgrün 2
land-dark-green-3 = Dunkelgrün 3
land-dark-green-4 = Dunkelgrün 4
land-dark-green-5 = Dunkelgrün 5
land-dark-green-6 = Dunkelgrün 6
land-dark-green-7 = Dunkelgrün 7
land-dark-green-8 = Dunkelgrün 8
planet-light-green = Planet Hellgrün
land-light-green-port = Hafen Hellgrün
land-light-green-1 = Hellgrün 1
land-light-green-2 = Hellgrün 2
land-light-green-3 = Hellgrün 3
land-light-green-4 = Hellgrün 4
land-light-green-5 = Hellgrün 5
land-light-green-6 = Hellgrün 6
land-light-green-7 = Hellgrün 7
land-light-green-8 = Hellgrün 8
planet-orange = Planet Orange
land-orange-port = Hafen Orange
land-orange-1 = Orange 1
land-orange-2 = Orange 2
land-orange-3 = Orange 3
land-orange-4 = Orange 4
land-orange-5 = Orange 5
land-orange-6 = Orange 6
land-orange-7 = Orange 7
land-orange-8 = Orange 8
planet-brown = Planet Braun
land-brown-port = Hafen Braun
land-brown-1 = Braun 1
land-brown-2 = Braun 2
land-brown-3 = Braun 3
land-brown-4 = Braun 4
land-brown-5 = Braun 5
land-brown-6 = Braun 6
land-brown-7 = Braun 7
land-brown-8 = Braun 8

## Das Brett im Browser

ui-sky = Der Himmel: Sonne, Bahnen, Planeten
ui-round-of = Runde { $round } von { $rounds }
ui-round = Runde { $round }
ui-phases = Phasen des Zuges
ui-order = Zugfolge
ui-out = ausgeschieden
ui-landless = ohne Land
ui-land = { $land }: { $owner }, { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}, W{ $die }{ $pay ->
    [0] {""}
   *[other] , Sold { $pay }
}
ui-planned = geplant: { $n }
ui-planet = { $planet }, Feld { $field } von { $fields }, insgesamt { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
ui-zoom = { $planet } aus der Nähe ansehen
ui-planet-inward = Nächster Planet zur Sonne hin
ui-planet-outward = Nächster Planet nach außen
ui-orbit-facts = Bahn { $orbit } · Feld { $field } von { $fields } · Nachschub { $n }
ui-held = Ganz in der Hand von: { $faction }
ui-land-head = Land
ui-die = Würfel in der Verteidigung
ui-die-n = W{ $n }
ui-show-sky = Zeige den Himmel
ui-show-lands = Zeige die Länder
ui-bridges-left = Brücken im Vorrat
ui-supply-help = Wer den ganzen Planeten hält, bekommt in jedem Zug so viele Einheiten oder Credits
ui-purse = Credits
ui-pay = Sold am Ende des Zuges
ui-income = Credits im nächsten Zug
ui-supply = Nachschub je Zug
ui-lands = Länder samt Häfen
ui-ports = Häfen
ui-units = Einheiten
ui-box = Einheiten im Vorrat
ui-short = { $n ->
    [one] Für den Sold fehlt ein Credit.
   *[other] Für den Sold fehlen { $n } Credits.
}
ui-strongest = Am stärksten:
ui-max = max.
ui-all = alle { $n }
ui-percent = { $n } %
ui-credits-n = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
}
ui-place = { $n ->
    [0] Alle Einheiten sind verteilt
    [one] Noch eine Einheit einsetzen
   *[other] Noch { $n } Einheiten einsetzen
}
ui-place-do = { $n } einsetzen
ui-place-help = Zeige auf Länder oder nimm die Knöpfe.
ui-buy = Einheiten kaufen (noch { $credits ->
    [one] ein Credit
   *[other] { $credits } Credits
})
ui-buy-do = { $n } für { $price } kaufen
ui-buy-help = Zeige auf deine Länder: Jedes Tippen plant eine Einheit. { $n ->
    [one] Deine Credits reichen für eine.
   *[other] Deine Credits reichen für { $n }.
}
ui-buy-after = { $credits ->
    [one] Ein Credit bleibt dir.
   *[other] { $credits } Credits bleiben dir.
}
ui-pay-more = { $n ->
    [one] Der Sold steigt um einen Credit.
   *[other] Der Sold steigt um { $n } Credits.
}
ui-ask = { $seller } nach { $land } fragen
ui-ask-do = Fragen ({ $price } Credits)
ui-ask-help = { $n ->
    [one] Die Einheit dort geht in den Vorrat zurück,
   *[other] Die { $n } Einheiten dort gehen in den Vorrat zurück,
} eine von dir zieht ein.
ui-link-from = Wähle einen deiner Häfen: Dann steht an jedem anderen, was der Weg dorthin kostet. Der zweite wird verbunden.
ui-link-to = Von { $start } nach:
ui-link = { $start } – { $end }
ui-link-do = Für { $price } bauen
ui-link-price = { $price ->
    [one] ein Credit
   *[other] { $price } Credits
}, { $bridges ->
    [0] keine neue Brücke
    [one] eine neue Brücke
   *[other] { $bridges } neue Brücken
}.
ui-ways = Den Weg selbst wählen
ui-ways-help = Zeige auf einen Weg: Die Häfen, die er berührt, sind dann für alle verbunden.
ui-way-joins = verbindet auch { $planets }
ui-way-alone = verbindet sonst niemanden
ui-link-after = Danach bleiben { $credits ->
    [one] ein Credit
   *[other] { $credits } Credits
} und { $left ->
    [one] eine Brücke
   *[other] { $left } Brücken
}.
ui-attack-help = Zeige auf ein Land, das leuchtet. Am ehesten fallen, wenn alle mitmachen:
ui-versus = { $attackers } gegen { $defenders }
ui-attack = Angriff auf { $land }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}, W{ $die }
ui-nobody = Noch macht niemand mit.
ui-roll = { $price ->
    [0] Würfeln
    [one] Für 1 Credit würfeln
   *[other] Für { $price } Credits würfeln
}
ui-storm = Stürmen
ui-storm-help = Alle machen mit, Wurf um Wurf, solange das Land mit mindestens { $chance } % fällt und der Sold sicher ist.
ui-this-roll = Dieser Wurf: W{ $die } gegen W{ $other }
ui-roll-odds = { $win } % Sieg, { $tie } % Gleichstand, { $lose } % Niederlage
ui-whole-fight = Der ganze Kampf, wenn du weitermachst
ui-fight-odds = Das Land fällt mit { $fall } %; etwa { $left } von dir bleiben nach { $rolls } Würfen.
ui-losses = Deine Verluste: { $n ->
    [0] verteilt
    [one] noch eine Einheit
   *[other] noch { $n } Einheiten
}
ui-losses-do = { $n } wegnehmen
ui-still = { $n ->
    [one] Eine ist noch zu verteilen.
   *[other] { $n } sind noch zu verteilen.
}
ui-unpaid = Fünferblöcke ohne Sold: { $n ->
    [0] verteilt
   *[other] noch { $n }
}
ui-unpaid-do = { $n ->
    [one] Einen Block
   *[other] { $n } Blöcke
} gehen lassen
ui-move-from = Zeige auf ein Land, aus dem Einheiten abziehen.
ui-move-to = Aus { $start }: Zeige, wohin { $n ->
    [one] die Einheit zieht
   *[other] die { $n } Einheiten ziehen
}{ $price ->
    [0] {" "}(kostenlos)
    [one] {" "}(1 Credit)
   *[other] {" "}({ $price } Credits)
}.
ui-move = Einheiten bewegen
ui-batch = { $left ->
    [0] Ein Credit bewegt bis zu { $size } Einheiten.
    [one] Eine weitere Einheit zieht kostenlos.
   *[other] { $left } weitere Einheiten ziehen kostenlos.
}
ui-give = Credits schenken
ui-duel-won = Die Verteidigung verliert { $n }
ui-duel-lost = Der Angriff verliert { $n }
ui-duel-tie = Gleichstand
ui-duel-took = Erobert!

# Im Voraus gegebene Antworten
advance-pass = In deinen Zügen passen: nichts kaufen, verbinden, angreifen, bewegen
advance-pass-pass = bis dich etwas betrifft
advance-losses = Verluste eines Angriffs aus mehreren Ländern
advance-losses-smallest = trägt zuerst die kleinste Truppe
advance-losses-largest = trägt zuerst die größte Truppe
advance-unpaid = Einheiten, die nicht bezahlt werden können
advance-unpaid-smallest = gehen, wo die wenigsten stehen
advance-unpaid-largest = gehen, wo die meisten stehen
advance-sale = Wenn ein Verbündeter ein Land von dir kaufen will
advance-sale-never = nie verkaufen
