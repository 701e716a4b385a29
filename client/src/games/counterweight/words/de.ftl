# Was das Brett neben den Worten des Spiels sagt
ui-ring = Der Ring aus sechzehn Feldern um den Anker
ui-field = Feld { $n }
ui-field-free = Feld { $n }, frei
ui-phase = Phase
ui-parts = Teile des Bretts
ui-tab-ring = Station
ui-tab-lane = Verkehr
ui-tab-plan = Planung
ui-something-to-do = etwas zu tun
ui-offers = Zur Auswahl
ui-traffic = Verkehr: Abfangkurs, Einflugschneise und Dock
ui-course = Abfangkurs
ui-lane = Einflug
ui-position = { $fee ->
    [0] Position { $n }, landet kostenlos
   *[other] Position { $n }, Landegebühr { $fee }
}
ui-fee = Landegebühr: { $n } Einfluss
ui-no-fee = frei
ui-odds-loss = Zu erwartender Verlust an Fracht: { NUMBER($n) }
ui-odds-flees = Das Schiff flieht mit { $n } %
ui-odds-destroyed = Der Feind wird mit { $n } % vernichtet
ui-enemy-n = { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfel
}, Beute { $loot } von { $limit }
ui-ship-deck = { $n ->
    [one] 1 Schiff im Stapel
   *[other] { $n } Schiffe im Stapel
}
ui-window = { $n }/{ $of } Mal leer
ui-window-help = Das Zeitfenster: Ist der Schiffsstapel zu oft aufgebraucht, verlieren alle.
ui-dock = Dock
ui-in-dock = im Dock
ui-berth = Liegeplatz { $n }
ui-special = Sonderanforderungen
ui-plan = Bauplan
ui-slot = frei
ui-deck-sections = Sektionen
ui-deck-prestige = Prestige
ui-deck-n = { $deck }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ui-crisis = Krisenzentrum
ui-no-crisis = Alles ruhig.
ui-inspector-deck = unterwegs
ui-inspector-lane = im Einflug
ui-inspector-dock = an Bord
ui-control-n = Kontrolle { $n } von { $of }
ui-inspector-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}, { $markers ->
    [one] 1 Karte versiegelt
   *[other] { $markers } Karten versiegelt
}
ui-grudge-attacked = er wurde angegriffen
ui-grudge-dock-full = er musste vor vollem Dock warten
ui-grudge-no-prestige = keine Prestige-Sektion
ui-grudge-half-built = die Station ist nur halb fertig
ui-co = Diensthabender Offizier (CO)
ui-co-help = Der diensthabende Offizier (CO) entscheidet diese Runde für die Station.
ui-round = Runde
ui-round-help = Runde; nach der letzten verlieren alle.
ui-built = Fertige Sektionen
ui-funds = Stationsfonds
ui-request-help = Anforderungszentrum: Fonds, die auf einen Frachter warten; die offenen Baustellen brauchen noch { $n }
ui-request-short = angefordert
ui-forecast = Die Bilanz dieser Runde
ui-forecast-label = Bilanz dieser Runde: { $net }. { $missing ->
    [0] Danach bleiben { $after } Fonds.
   *[other] { $missing } müssen mit Einfluss bezahlt werden.
} Alle Posten zeigen.
ui-net = Bilanz
ui-after = Fonds danach
ui-missing = Mit Einfluss zu zahlen (ihr habt zusammen { $reserve })
ui-standing-now = Was gerade gilt
ui-influence = Einfluss
ui-hand = Aktionskarten
ui-no-hand = Keine Aktionskarten.
ui-on-prestige = { $n } auf Prestige
ui-elsewhere = { $n ->
    [one] 1 anderer Marker
   *[other] { $n } andere Marker
}
ui-honours = { $n ->
    [one] 1 Sektion eröffnet
   *[other] { $n } Sektionen eröffnet
}
ui-income-n = { $n } je Runde
ui-price-n = Preis { $funds } Fonds und { $influence } Einfluss
ui-cargo-n = Fracht { $n } von { $capacity }
ui-resistance-n = vernichtet Angreifer bei { $results }
ui-protection-n = geschützt bei { $results }
ui-markers-of = { $n ->
    [one] 1 Marker von { $player }
   *[other] { $n } Marker von { $player }
}
ui-free-places = { $n ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
ui-sealed = vom Inspekteur versiegelt
ui-blocked = ihre Fähigkeiten sind lahmgelegt
ui-unlocked = freigeschaltet
ui-locked = gesperrt
ui-site-n = Baustelle { $site }, { $supply } von { $need } geliefert
ui-how-much = Wohin, und wie viel
ui-how-much-for = Wie viel für { $card } auf Feld { $place }
ui-supply-n = { $n } liefern
ui-convert-n = { $n } umwandeln
ui-poll = Die Befragung der Crew
ui-poll-help = Alle an Bord wurden gefragt, wer wirklich federführend war. Jeder Punkt ist eine Stimme.
ui-poll-prestige = für Prestige-Sektionen
ui-poll-other = für den Rest der Station
ui-poll-influence = für Einfluss auf der Hand
ui-poll-sites = für Einweihungen im Dienst
ui-poll-all = Alle
ui-rerolls = { $n ->
    [one] 1 zweiter Wurf
   *[other] { $n } zweite Würfe
}
ui-manner = Manieren:
ui-distracted = Abgelenkt: Nächstes Mal entfernt er { $n } Marker weniger.
ui-has-taken = hat { $ship } im Schlepptau
ui-fleeing = auf der Flucht
ui-hunts = jagt { $ship }
ui-waits = lauert
ui-coming = Die nächsten Schiffe des Stapels
ui-shielded = die Marker von { $player } sind vor dem Inspekteur sicher
ui-grudge-scandal = er hat so manches gehört
