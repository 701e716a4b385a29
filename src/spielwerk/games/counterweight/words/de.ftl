game-title = Counterweight
game-tagline = Baut gemeinsam die Station des Weltraumlifts oder scheitert gemeinsam. Leiten wird sie nur einer von euch.

# Arten, wie ein Spiel endet
end-finished = Die Station steht, das Kabel ist gespannt. Die Crew wurde befragt, wer wirklich federführend war, und wen sie nannte, der leitet jetzt die Station.
end-inspector = Die Station steht, aber die Crew nennt den Inspekteur: Er hält mehr von ihr als jeder von euch. Die Investoren behalten ihn und entlassen euch.
end-bankrupt = Die Station ist bankrott, und niemand hat genug Einfluss, sie zu retten. Die Investoren wollen Köpfe rollen sehen: eure Köpfe.
end-deadline = Der Schiffsverkehr ist endgültig versiegt: Das Zeitfenster für das Kabel ist verpasst. Die Investoren wollen Köpfe rollen sehen: eure Köpfe.
end-overtime = Die vereinbarte Zahl von Runden ist vorbei, und die Station ist nicht fertig. Die Investoren wollen Köpfe rollen sehen: eure Köpfe.
end-crisis = Zu viele Notfälle auf einmal: Die Station wird aufgegeben. Die Investoren wollen Köpfe rollen sehen: eure Köpfe.

# Regelschalter
switch-anchor = Anker
switch-anchor-help = Wie der Anker in der Mitte des Rings gefunden wird.
switch-anchor-random = zufällig gezogen
switch-anchor-chosen = vom ersten CO gewählt
switch-placement = Baustellen setzen
switch-placement-help = Wo eine Karte aus dem Bauplan als Baustelle beginnen darf.
switch-placement-next = auf dem nächsten freien Feld
switch-placement-beside = neben einem belegten Feld oder einem Ankerpunkt
switch-max_emergencies = Notfälle
switch-max_emergencies-help = Liegen so viele Notfälle zugleich offen, verlieren alle; 0 heißt ohne Grenze.
switch-loot = Beute
switch-loot-help = Was ein Feindschiff bei einem gelungenen Angriff auf seine Karte legt.
switch-loot-literal = die Augenzahl
switch-loot-stolen = nur, was wirklich gestohlen wurde
switch-empty_holds = Leere Frachter
switch-empty_holds-help = Was ein Feindschiff mit einem Frachter ohne Ladung macht: Das Dokument sagt beides.
switch-empty_holds-robbed = bleiben: Es gibt nichts zu stehlen
switch-empty_holds-driven = werden vertrieben wie Schiffe ohne Frachtraum
switch-inspector_seals = Siegel des Inspekteurs
switch-inspector_seals-help = Wer die Karte wählt, die er jede Runde versiegelt.
switch-inspector_seals-himself = er selbst
switch-inspector_seals-co = der CO
switch-inspector_others = Punkte des Inspekteurs
switch-inspector_others-help = Ob seine Marker auch außerhalb der Prestige-Sektionen zählen.
switch-inspector_others-none = nur Prestige-Sektionen
switch-inspector_others-two = auch 2 Punkte für jeden anderen Marker
switch-deadline = Zeitfenster
switch-deadline-help = Ob alle verlieren, wenn der Schiffsstapel zum zweiten Mal leer ist.
switch-deadline-on = es schließt sich
switch-deadline-none = es schließt sich nie
switch-max_rounds = Runden
switch-max_rounds-help = Nach so vielen Runden verlieren alle; 0 heißt ohne Grenze.

# Phasen
phase-set-up = Vorbereitung
phase-over = Ende
phase-action = Aktionsphase
phase-planning = Planungsphase
phase-influence = Einflussphase
phase-resources = Ressourcenphase
phase-arrival = Schiffsphase: Einflug
phase-enemies = Schiffsphase: Feindschiffe
phase-docking = Schiffsphase: Andocken
phase-in-dock = Schiffsphase: Im Dock
phase-supplying = Stationsphase: Baustellen
phase-abilities = Stationsphase: Fähigkeiten
phase-balance = Bilanzphase

# Stapel
deck-sections = Sektionsstapel
deck-prestige = Prestigestapel
deck-sites = Baustellenstapel
deck-actions = Aktionsstapel
deck-ships = Schiffsstapel

# Fragen
prompt-anchor = Welcher Anker soll das Kabel halten?
prompt-action = Spiel Aktionskarten aus oder bezahl Notfälle.
prompt-planning = Zieh für den Bauplan, eröffne Baustellen oder entferne Karten aus dem Bauplan.
prompt-field = Auf welchem Feld beginnt { $card }?
prompt-convert = Willst du Stationsfonds in Einfluss umwandeln?
prompt-convert-amount = Wie viel Fonds werden auf { $card } zu deinem Einfluss?
prompt-markers = Setz Marker oder versuch eine Übernahme.
prompt-secure = Der Platz auf { $card } ist frei. Nimmst du ihn?
prompt-request = Wie viel Fonds gehen ins Anforderungszentrum?
prompt-discarding = { $ship } käme auf den Ablagestapel. Behältst du die Karte in den Sonderanforderungen?
prompt-call = Rufst du Schiffe aus den Sonderanforderungen?
prompt-docking = Wer erhält Landeerlaubnis?
prompt-purge = { $n ->
    [one] Der Inspekteur will einen Marker weniger sehen. Wessen?
   *[other] Der Inspekteur will noch { $n } Marker weniger sehen. Wessen ist der nächste?
}
prompt-release = Nutzt du deine Freigabe auf { $card }?
prompt-seal = Wohin legt der Inspekteur seinen Marker?
prompt-supplying = Fracht an Bord: { $n }. Welche Baustelle wird versorgt?
prompt-supply-amount = Wie viel von der Fracht bekommt { $card }?
prompt-contribute = { $n ->
    [one] Der Station fehlt 1 Fonds.
   *[other] Der Station fehlen { $n } Fonds.
} Wie viel Einfluss bietest du an?
prompt-choose-site = Welche Baustelle bekommt das Material?
prompt-fund-site = Wie viel Fonds fließen direkt in { $card }?
prompt-free-marker = Wohin setzt du deinen freien Marker?
prompt-evict = Wessen Marker muss weg?
prompt-relieve = Welcher Notfall ist vorbei?
prompt-pocket = Wie viel Stationsfonds werden zu deinem Einfluss?
prompt-tow = Welches Schiff wird hereingeschleppt?
prompt-bribe = Welches Feindschiff soll wegsehen? Es kostet dich { $n } Einfluss.
prompt-strike = Welches Feindschiff wird abgeschossen?
prompt-swap = Welches Schiff der Einflugschneise tauscht den Platz?
prompt-swap-with = Mit welchem Schiff tauscht { $ship } den Platz?
prompt-transfer-from = Welches Schiff gibt Fracht ab?
prompt-transfer-to = Welches Schiff übernimmt Fracht von { $ship }?
prompt-scan = Diese Schiffe kommen als Nächstes. Schickst du eins davon auf den langen Weg?
prompt-shield = Auf welcher Karte rührt niemand deine Marker an?
prompt-unseal = Welche Karte verliert den Marker des Inspekteurs?
prompt-encore = Welche Sektion daneben arbeitet noch einmal?
prompt-second-roll = { $card }: eine { $die }. Würfelst du noch einmal?
prompt-replan = Welche Karte im Bauplan wird ersetzt?

# Verben
verb-anchor = Anker wählen
verb-call = Schiffe rufen
verb-convert = Umwandeln
verb-draw = Ziehen
verb-evict = Marker entfernen
verb-field = Feld wählen
verb-land = Landen lassen
verb-mark = Marker setzen
verb-overtake = Übernehmen
verb-pay = Notfall beenden
verb-play = Karte spielen
verb-relieve = Notfall beenden
verb-remove = Aus dem Plan nehmen
verb-replan = Plankarte ersetzen
verb-seal = Versiegeln
verb-send-off = Fortschicken
verb-site = Baustelle versorgen
verb-start = Baustelle beginnen
verb-tow = Abschleppen
verb-turn-away = Abweisen
verb-use = Freigabe nutzen
verb-bribe = Bestechen
verb-shoot = Abschießen
verb-swap = Plätze tauschen
verb-unload = Fracht abgeben
verb-reload = Fracht übernehmen
verb-under = Auf den langen Weg schicken
verb-shield = Marker schützen
verb-unseal = Siegel lösen
verb-reroll = Noch einmal würfeln
verb-encore = Noch einmal nutzen
verb-keep = Schiff behalten

# Möglichkeiten
choice-done-action = Aktionsphase beenden
choice-done-planning = Planung beenden
choice-done-convert = Nichts mehr umwandeln
choice-done-markers = Dabei belassen
choice-done-secure = Den Platz frei lassen
choice-done-discarding = Ziehen lassen
choice-done-call = Niemanden rufen
choice-done-docking = Das Dock schließen
choice-done-supplying = Den Rest an Bord lassen
choice-done-release = Nicht nutzen
choice-done-free-marker = Keinen setzen
choice-done-evict = Alle verschonen
choice-done-tow = Niemanden schleppen
choice-done-bribe = Niemanden bezahlen
choice-done-strike = Nicht feuern
choice-done-swap = Die Schlange lassen, wie sie ist
choice-done-transfer-from = Die Fracht lassen, wo sie ist
choice-done-scan = Sie kommen lassen
choice-done-shield = Nichts schützen
choice-done-unseal = Seine Siegel in Ruhe lassen
choice-done-encore = Sie ruhen lassen
choice-done-second-roll = Den Wurf behalten
choice-done-replan = Den Rest behalten
# Hinter einem Namen: der wievielte von gleichnamigen, und wo auf dem Ring
nth = { $copy ->
    [0] {""}
   *[other] {" "}Nr. { $copy }
}
at-field = { $place ->
    [0] {""}
   *[other] {" "}auf Feld { $place }
}
choice-anchor = { $card }
choice-play = { $card }{ nth } ausspielen ({ $funds } Fonds, { $influence } Einfluss)
choice-pay = { $card }{ nth } beenden ({ $funds } Fonds, { $influence } Einfluss)
choice-start = { $card }{ nth } als Baustelle eröffnen
choice-remove = { $card }{ nth } aus dem Bauplan entfernen ({ $n } Einfluss)
choice-draw = Vom { $deck } ziehen
choice-field = Feld { $place }
choice-convert = Auf { $card }{ at-field }
choice-mark = Ein Marker auf { $card }{ at-field }
choice-overtake = Einen Platz von { $rival } auf { $card }{ at-field } übernehmen
choice-secure = Den Platz auf { $card }{ at-field } nehmen
choice-keep = { $card } behalten
choice-call = { $card }{ nth } rufen
choice-land = { $n ->
    [0] { $card }{ nth } landet kostenlos
   *[other] { $card }{ nth } landet für { $n } Einfluss
}
choice-turn-away = { $card }{ nth } abweisen
choice-send-off = { $card }{ nth } fortschicken
choice-site = { $card } auf Feld { $place } (Platz für { $room })
choice-evict = Ein Marker von { $rival } auf { $card }{ at-field }
choice-use = Die Freigabe von { $card }{ at-field } nutzen
choice-seal = Auf { $card }{ at-field }
choice-relieve = { $card }{ nth }
choice-replan = { $card }{ nth } ersetzen
choice-tow = { $card }{ nth }
choice-bribe = { $card }{ nth } bestechen
choice-shoot = { $card }{ nth } abschießen
choice-swap = { $card }{ nth }
choice-unload = { $card }{ nth } (hat { $n } geladen)
choice-reload = { $n } für { $card }{ nth }
choice-under = { $card }{ nth } kommt unter den Stapel
choice-shield = Deine Marker auf { $card }{ at-field }
choice-unseal = Auf { $card }{ at-field }
choice-reroll = Noch einmal würfeln (noch { $n } übrig)
choice-encore = { $card }{ at-field }
choice-amount-convert-amount = { $n }
choice-amount-request = { $n ->
    [0] Nichts
   *[other] { $n } Fonds
}
choice-amount-supply-amount = { $n }
choice-amount-contribute = { $n ->
    [0] Nichts
   *[other] { $n } Einfluss
}
choice-amount-fund-site = { $n } Fonds
choice-amount-pocket = { $n ->
    [0] Nichts: Die Station braucht es
   *[other] { $n } für dich
}

# Protokoll
log-anchored = Der Anker ist { $card }: { $funds } Stationsfonds, { $influence } Einfluss für jeden.
log-round = Runde { $round }. Dienst hat { $player }.
log-drew = { $player } zieht { $card }.
log-emergency = Notfall: { $card }!
log-played = { $player } spielt { $card } aus.
log-paid = { $player } bezahlt: { $card } ist vorbei.
log-relieved = { $card } ist vorbei.
log-revealed = { $player } legt { $card } in den Bauplan.
log-removed = { $player } entfernt { $card } aus dem Bauplan.
log-replanned = { $player } streicht { $card } aus dem Bauplan.
log-started = { $player } eröffnet { $card } auf Feld { $place }. Baustelle: { $site }.
log-converted = { $player } wandelt auf { $card } { $n } Fonds in Einfluss um.
log-pocketed = { $player } wandelt { $n } Fonds in Einfluss um.
log-marked = { $player } hat jetzt einen Marker auf { $card }.
log-unmarked = Ein Marker von { $player } verschwindet von { $card }.
log-overtook = { $player } fordert { $rival } auf { $card } heraus: { $own } gegen { $other }. Gewonnen.
log-repelled = { $player } fordert { $rival } auf { $card } heraus: { $own } gegen { $other }. Vergeblich.
log-requested = { $player } schickt { $n } Fonds ins Anforderungszentrum.
log-arrival = { $player } würfelt { $die } für den Einflug: { $n ->
    [0] Kein Schiff kommt.
    [one] 1 Schiff kommt.
   *[other] { $n } Schiffe kommen.
}
log-arrived = { $ship } reiht sich auf Position { $position } ein.
log-loaded = { $ship } hat { $n } geladen.
log-intercepts = { $enemy } geht auf Position { $position } auf Abfangkurs.
log-pushed = Die Einflugschneise ist voll: { $ship } dreht ab. { $n ->
    [0] An Bord war nichts.
   *[other] { $n } Fracht sind verloren.
}
log-kept = { $player } behält { $ship } in den Sonderanforderungen.
log-called = { $player } ruft { $ship }.
log-attacked = { $enemy } greift { $ship } an: { $die }.
log-robbed = { $ship } verliert { $n } Fracht.
log-destroyed = { $enemy } ist zerstört.{ $n ->
    [0] {""}
   *[other] {" "}Die Station bekommt { $n } Fonds Beute zurück.
}
log-fled = { $ship } flieht.
log-sated = { $enemy } hat genug und verschwindet.
log-landed = { $ship } landet.
log-turned-away = { $ship } wird abgewiesen.
log-left = { $ship } legt ab.
log-supplied = { $card } bekommt { $n } (jetzt { $total }).
log-dropped = { $card } verliert { $n } Material.
log-shifted = { $n } Material für { $card } landet bei { $other }.
log-completed = { $player } weiht { $card } ein: { $built ->
    [one] 1 Sektion steht.
   *[other] { $built } Sektionen stehen.
}
log-checked = { $card }: { $player } würfelt { $die }.
log-funds-gained = Die Station gewinnt { $n } Fonds.
log-funds-lost = Die Station verliert { $n } Fonds.
log-influence-gained = { $player } gewinnt { $n } Einfluss.
log-influence-lost = { $player } verliert { $n } Einfluss.
log-request-gained = Das Anforderungszentrum gewinnt { $n }.
log-request-lost = Das Anforderungszentrum verliert { $n }.
log-vexed = Der Inspekteur ist verstimmt: Kontrolle { $control }.
log-boarded = Der Inspekteur ist an Bord, mit Kontrolle { $control }.
log-released = { $player } nutzt die Freigabe von { $card }.
log-seals = Der Inspekteur versiegelt { $card }.
log-sealed = { $player } lässt den Inspekteur { $card } versiegeln.
log-bribed = { $player } zahlt { $n } Einfluss, und { $enemy } wird nicht mehr gesehen.
log-flees = { $enemy } hat genug und flieht. Wer die Beute zurückwill, hat eine Runde.
log-freed = { $ship } ist wieder frei.
log-seized = { $enemy } nimmt { $ship } ins Schlepptau, mit allem, was an Bord ist.
log-swapped = { $player } lässt { $ship } und { $other } die Plätze tauschen.
log-reloaded = { $n } Fracht wechselt von { $ship } zu { $other }.
log-sighted = Im Anflug, als Nummer { $position }: { $ship }.
log-diverted = { $player } schickt { $ship } auf den langen Weg.
log-distracted = { $player } hält den Inspekteur beschäftigt: nächstes Mal { $n } weniger.
log-idle = Der Inspekteur hat diese Runde anderes im Kopf.
log-stalled = { $player } findet einen Fehler in den Papieren des Inspekteurs: Er steht wieder hinten an.
log-shielded = Die Marker von { $player } auf { $card } rührt niemand an, auch nicht der Inspekteur.
log-unsealed = Das Siegel des Inspekteurs auf { $card } hat sich gelöst. { $player } hat nichts gesehen.
log-encore = { $player } lässt { $card } noch einmal arbeiten.
log-rerolls = { $player } kann { $n ->
    [one] eine Probe
   *[other] { $n } Proben
} noch einmal würfeln.
log-poll = Die Station steht, das Kabel ist gespannt. Nun wird die Crew befragt, wer wirklich federführend war.
log-polled = Die Crew über { $player }: { $prestige } für Prestige-Sektionen, { $other } für den Rest der Station, { $influence } für gute Beziehungen, { $sites } für Einweihungen im Dienst. Zusammen { $n }.
log-elected = Die meisten nennen { $player }. Der Posten der Stationsleitung ist vergeben.
log-overruled = Die meisten nennen den Inspekteur, mit { $n }. Er ist überrascht und bleibt.
log-heads = Buchstäblich astronomische Summen sind verloren, und die Investoren wollen Köpfe rollen sehen. Eure Köpfe.
log-balance = Bilanz: { NUMBER($n) }.
log-contributed = { $player } steuert { $n } Einfluss bei.
log-charged = { $player } werden { $n } Einfluss abgenommen.
log-renewed = Neu gemischt aus den abgelegten Karten: { $deck }.

# Warum nicht?
why-no-funds = Das kostet { $n } Fonds; die Station hat { $have }.
why-no-influence = Das kostet { $n } Einfluss; du hast { $have }.
why-when-action = Aktionskarten spielt und Notfälle bezahlt der CO in der Aktionsphase.
why-when-planning = Für den Bauplan zieht, Baustellen eröffnet und Plankarten entfernt der CO in der Planungsphase.
why-when-field = Ein Feld wählst du, wenn eine Baustelle beginnt und der Schalter es erlaubt.
why-when-convert = Umgewandelt wird in der Einflussphase, bevor Marker gesetzt werden.
why-when-markers = Marker setzt du in der Einflussphase, auch Übernahmen gibt es dann.
why-when-discarding = Behalten kannst du ein Schiff, wenn es auf den Ablagestapel käme.
why-when-call = Schiffe rufst du nach dem Einflug, bevor die Feindschiffe angreifen.
why-when-docking = Gelandet, abgewiesen und fortgeschickt wird beim Andocken.
why-when-supplying = Baustellen werden in der Stationsphase aus den Schiffen im Dock versorgt.
why-when-release = Eine Freigabe wird angeboten, wenn ihr Feld an der Reihe ist, und zwar allen mit einem Marker dort.
why-when-evict = Marker verschwinden, wenn eine Karte oder der Inspekteur es sagt.
why-when-purge = Marker verschwinden, wenn eine Karte oder der Inspekteur es sagt.
why-when-seal = Der Inspekteur legt seinen Marker im Dock-Schritt.
why-when-relieve = Nur eine Karte, die es sagt, beendet einen Notfall umsonst.
why-when-replan = Nur eine Karte, die es sagt, ersetzt Karten im Bauplan.
why-when-tow = Nur eine Karte, die es sagt, schleppt ein Schiff herein.
why-when-anchor = Der Anker wird am Anfang gewählt.
why-when-bribe = Bestechen kannst du ein Feindschiff nur mit einer Karte oder Freigabe, die es sagt.
why-when-strike = Ein Feindschiff deiner Wahl trifft nur eine Karte oder Freigabe, die es sagt.
why-when-swap = Die Schlange ändert nur eine Karte oder Freigabe, die es sagt.
why-when-scan = Auf den langen Weg schickt nur eine Karte oder Freigabe, die es sagt.
why-inspector-first = Vor den Inspekteur drängelt sich niemand, und er wartet auf niemanden.
why-itself = Ein Schiff kann nicht mit sich selbst tauschen.
why-too-deep = Angesehen werden nur die nächsten { $n } Schiffe.
why-too-far = Es zählen nur die ersten { $n } Positionen.
why-shielded = Diese Marker sind sicher, bis sein nächster Besuch vorbei ist.
why-in-vain = Das würde jetzt nichts bewirken.
why-drawn = In den Bauplan kommt nur eine Karte je Runde.
why-plan-full = Alle { $n } Plätze im Bauplan sind belegt.
why-deck-empty = Es gibt keine Karten mehr zu ziehen.
why-ring-full = Der Ring hat kein freies Feld.
why-unfinished = Nur fertige Sektionen nehmen Marker auf.
why-no-marker = Du hast hier keinen Marker.
why-locked = Die Bedingung dieser Prestige-Sektion ist nicht erfüllt.
why-used = Hier hast du in dieser Runde schon umgewandelt.
why-crew-pay = { $n ->
    [one] Der letzte Fonds ist
   *[other] Die letzten { $n } Fonds sind
} die Heuer der Crew: Niemand wandelt sie um.
why-sealed = Hier liegt der Marker des Inspekteurs: kein Einfluss mehr.
why-full = { $n ->
    [one] Der einzige Platz ist belegt; versuch eine Übernahme.
   *[other] Alle { $n } Plätze sind belegt; versuch eine Übernahme.
}
why-share = Hier hat jeder höchstens { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}; deinen Anteil hast du.
why-not-full = Es gibt einen freien Platz: Eine Übernahme ist nicht nötig.
why-inspector-stays = Den Inspekteur kann man weder abweisen noch fortschicken.
why-dock-full = { $n ->
    [one] Der einzige Liegeplatz ist belegt.
   *[other] Alle { $n } Liegeplätze sind belegt.
}
why-berth-free = Ein Liegeplatz ist frei: Niemand muss abgewiesen werden.
why-not-first = Abgewiesen wird nur das Schiff auf Position 1.
why-site-full = Diese Baustelle kann jetzt nichts mehr aufnehmen.
why-not-beside = Eine Baustelle beginnt neben einem belegten Feld oder an einem Ankerpunkt.
why-marked = Hier hat jemand einen Marker: Der Inspekteur nimmt nur, was niemand hält.
why-at-most = Höchstens { $n }.
why-at-least = Mindestens { $n }.

# Der Tisch im Terminal
picture-head = CO { $co } · Fonds { $funds } · Anforderungszentrum { $requested } · Bilanz { $net } · gebaut { $built }/{ $ring } · Schiffsstapel { $ships } ({ $passes }× leer)
picture-inspector = Inspekteur: Kontrolle { $control }, { $points } Punkte{ $round ->
    [0] {""}
   *[other] , an Bord seit Runde { $round }
}{ $distracted ->
    [0] {""}
   *[other] , um { $distracted } abgelenkt
}
picture-section = { $place }  { $card } [{ $signs }] { $income }{ $release ->
    [0] {""}
   *[other] {" "}· Freigabe
}
picture-site = { $place }  ▒ { $card } ({ $site }) { $supply }/{ $need }
picture-lane = Einflugschneise und Abfangkurs
picture-position = { $position }  { $ship }{ $cargo } (Gebühr { $fee }) ‹› { $enemy }{ $loot }
picture-fleeing = {"    "}{ $enemy } ist auf der Flucht
picture-prize = {"    "}{ $enemy } hat { $ship } im Schlepptau
picture-sighted = Im Anflug, als Nummer { $n }: { $ship }
picture-dock = Dock { $n }/{ $berths }
picture-ship = {"    "}{ $ship }{ $cargo }
picture-special = Sonderanforderungen: { $ship }
picture-plan = Bauplan: { $card } { $income }
picture-crisis = ! { $card } (Preis { $funds } Fonds, { $influence } Einfluss)
picture-player = { $sign } { $number } { $player }: { $points } Punkte, { $influence } Einfluss, { $honours } Baustellen{ $rerolls ->
    [0] {""}
   *[other] , { $rerolls }× noch einmal würfeln
}
picture-hand = {"    "}· { $card }

# Was auf Karten steht: Proben
check-any = { $dice ->
    [one] Wirf einen Würfel
   *[other] Wirf { $dice } Würfel
}
check-exactly = { $dice ->
    [one] Bei { $low }
   *[other] { $dice } Würfel, je { $low }
}
check-at-least = { $dice ->
    [one] Bei { $low }+
   *[other] { $dice } Würfel, je { $low }+
}
check-between = { $dice ->
    [one] Bei { $low }–{ $high }
   *[other] { $dice } Würfel, je { $low }–{ $high }
}

# … Wirkungen
effect-funds = +{ $n } Fonds
effect-funds-less = −{ $n } Fonds
effect-funds-die = so viel Fonds, wie der Würfel zeigt
effect-influence = +{ $n } Einfluss
effect-influence-less = −{ $n } Einfluss
effect-influence-die = so viel Einfluss, wie der Würfel zeigt
effect-everyone = alle +{ $n } Einfluss
effect-everyone-less = alle −{ $n } Einfluss
effect-rivals = alle anderen +{ $n } Einfluss
effect-rivals-less = alle anderen −{ $n } Einfluss
effect-supply = bis zu { $n } Fonds von der Station direkt in eine Baustelle
effect-deliver = { $n } Material für eine Baustelle, umsonst
effect-request = Anforderungszentrum +{ $n }
effect-request-less = Anforderungszentrum −{ $n }
effect-destroy = { $n ->
    [one] das erste Feindschiff wird zerstört
   *[other] die ersten { $n } Feindschiffe werden zerstört
}
effect-arrive = { $n ->
    [one] ein weiteres Schiff fliegt ein
   *[other] { $n } weitere Schiffe fliegen ein
}
effect-leave = dann legt es ab
effect-marker = { $n ->
    [one] setz einen Marker umsonst
   *[other] setz { $n } Marker umsonst
}
effect-evict = { $n ->
    [one] entferne einen fremden Marker
   *[other] entferne { $n } fremde Marker
}
effect-relieve = { $n ->
    [one] beende einen Notfall umsonst
   *[other] beende { $n } Notfälle umsonst
}
effect-convert = wandle bis zu { $n } Fonds der Station in eigenen Einfluss um
effect-draw = { $n ->
    [one] der CO zieht eine Aktionskarte
   *[other] der CO zieht { $n } Aktionskarten
}
effect-drop = diese Baustelle verliert { $n }
effect-shift = die Hälfte ihres Materials, abgerundet, geht an die nächste offene Baustelle
effect-scatter = { $n ->
    [one] das erste Schiff in der Einflugschneise flieht
   *[other] die ersten { $n } Schiffe in der Einflugschneise fliehen
}
effect-tow = { $n ->
    [one] ein beliebiges Schiff der Einflugschneise landet kostenlos
   *[other] { $n } beliebige Schiffe der Einflugschneise landen kostenlos
}
effect-replan = { $n ->
    [one] ersetz eine Karte im Bauplan
   *[other] ersetz bis zu { $n } Karten im Bauplan
}
effect-pay = zahl { $n } Einfluss
effect-bribe = zahl { $n } Einfluss: Ein Feindschiff deiner Wahl dreht ab
effect-strike = { $n ->
    [one] ein Feindschiff deiner Wahl wird zerstört
   *[other] { $n } Feindschiffe deiner Wahl werden zerstört
}
effect-pilot = { $n ->
    [one] das Schiff auf Position 1 landet kostenlos
   *[other] ein Schiff von den ersten { $n } Positionen landet kostenlos
}
effect-swap = zwei Schiffe der Einflugschneise tauschen die Plätze
effect-transfer = lade bis zu { $n } Fracht von einem Schiff auf ein anderes um
effect-scan = { $n ->
    [one] deck das nächste Schiff auf; es darf unter den Stapel
   *[other] deck die nächsten { $n } Schiffe auf; eins davon darf unter den Stapel
}
effect-distract = der Inspekteur entfernt nächstes Mal { $n } Marker weniger
effect-vex = der Inspekteur erfährt davon: Kontrolle +{ $n }, solange er nicht an Bord ist
effect-stall = das Schiff des Inspekteurs stellt sich hinten an
effect-shield = { $n ->
    [one] deine Marker auf einer Karte sind vor dem nächsten Besuch des Inspekteurs sicher
   *[other] deine Marker auf { $n } Karten sind vor dem nächsten Besuch des Inspekteurs sicher
}
effect-unseal = { $n ->
    [one] löse ein Siegel des Inspekteurs
   *[other] löse { $n } Siegel des Inspekteurs
}
effect-reroll = { $n ->
    [one] du darfst eine Probe noch einmal würfeln, wann du willst
   *[other] du darfst { $n } Proben noch einmal würfeln, wann du willst
}
effect-encore = eine Sektion neben dieser nutzt ihre Fähigkeit noch einmal
effect-calm = diese Runde kein Ärger auf Baustellen
effect-inspect = entfernt Marker gleich seiner Kontrolle und versiegelt eine Karte

# … dauernde Wirkungen
standing-berths = { $n ->
    [one] +1 Liegeplatz
   *[other] +{ $n } Liegeplätze
}
standing-berths-less = { $n ->
    [one] −1 Liegeplatz
   *[other] −{ $n } Liegeplätze
}
standing-fee = Landegebühren −{ $n }
standing-traffic = { $n ->
    [one] +1 Schiff
   *[other] +{ $n } Schiffe
} bei jedem Einflug
standing-traffic-less = { $n ->
    [one] −1 Schiff
   *[other] −{ $n } Schiffe
} bei jedem Einflug
standing-load = Frachter laden { $n } mehr
standing-load-less = Frachter laden { $n } weniger
standing-dice = Feindschiffe greifen mit { $n ->
    [one] 1 Würfel mehr
   *[other] { $n } Würfeln mehr
} an
standing-dice-less = Feindschiffe greifen mit { $n ->
    [one] 1 Würfel weniger
   *[other] { $n } Würfeln weniger
} an
standing-silence = keine Freigaben
standing-share = { $n ->
    [one] höchstens ein Platz je Spieler
   *[other] höchstens { $n } Plätze je Spieler
}
standing-keep = { $n } Fonds sind die Heuer der Crew: Niemand wandelt sie um
standing-guard = wer hier einen Platz verteidigt, zählt { $n } dazu
standing-limit = nimmt einmal je Runde Material, höchstens { $n }
standing-block = die Sektionen daneben haben keine Fähigkeiten

# … Manieren der Feindschiffe
manner-ambush = lauert auf Schiffe mit mindestens { $n } Fracht
manner-flee = flieht mit voller Beute und ist erst eine Runde später weg
manner-hijack = nimmt bei 4+ das ganze Schiff und schleppt es eine Runde lang fort
manner-hunt = greift das reichste Schiff der Einflugschneise an, wo immer es fliegt

# … Bedingungen
unlock-built = freigeschaltet ab { $n } fertigen Sektionen
unlock-prestige = freigeschaltet ab { $n } fertigen Prestige-Sektionen
unlock-ships = freigeschaltet ab { $n } Schiffen im Dock
unlock-lane = freigeschaltet ab { $n } Schiffen in der Einflugschneise
unlock-funds = freigeschaltet ab { $n } Stationsfonds
unlock-enemies = { $n ->
    [0] freigeschaltet, solange kein Feindschiff da ist
   *[other] freigeschaltet bei höchstens { $n } Feindschiffen
}
unlock-crises = { $n ->
    [0] freigeschaltet, solange kein Notfall offen ist
   *[other] freigeschaltet bei höchstens { $n } offenen Notfällen
}
unlock-owners = freigeschaltet, solange hier { $n } Spieler Marker haben
unlock-neighbours = { $n ->
    [one] freigeschaltet mit einer fertigen Sektion daneben
   *[other] freigeschaltet mit fertigen Sektionen auf beiden Seiten
}

# Anker
card-morning-hub = Nabe Erstes Licht
card-morning-hub-text = Direkt aus dem Katalog. Alles funktioniert, nichts beeindruckt.
card-tethered-rock = Der Klotz an der Leine
card-tethered-rock-text = Ein Asteroid am Seil. Er zahlt in Erz und beschwert sich mit Knarren.
card-gutted-freighter = Ausgeschlachteter Frachter
card-gutted-freighter-text = Der Rumpf war umsonst. Der Geruch war inbegriffen.
card-investors-tower = Turm der Investoren
card-investors-tower-text = Marmorhalle, dicke Teppiche, sehr dünne Geduld.
card-old-fort = Altes Fort
card-old-fort-text = Der Krieg ist vorbei, nur hat es den Geschütztürmen niemand gesagt.
card-settlers-wheel = Siedlerrad
card-settlers-wheel-text = Viertausend Menschen leben hier. Jeder davon hat eine Meinung.

# Sektionen
card-casino = Casino
card-casino-text = Schwerelos braucht die Kugel etwas länger. Der Bank ist das recht.
card-docks = Dockanlagen
card-docks-text = Eine Klammer mehr, eine Mannschaft mehr, die Kaffee will.
card-hydroponics = Hydroponik
card-hydroponics-text = Salat unter violettem Licht. Die Tomaten sind für den Aufsichtsrat.
card-hospital = Krankenstation
card-hospital-text = Prellungen, Taucherkrankheit, Erschöpfung, in dieser Reihenfolge.
card-security = Sicherheitszentrale
card-security-text = Sie beobachten die Piraten, die Docks und dich.
card-trade-hub = Handelsbörse
card-trade-hub-text = Alles hat hier seinen Preis, und das meiste noch einen zweiten.
card-fuel-depot = Treibstofflager
card-fuel-depot-text = Kapitäne verzeihen die Warteschlange, wenn danach der Tank voll ist.
card-drone-yard = Drohnenwerft
card-drone-yard-text = Zehntausend kleine Schweißer, die nie nach einer Pause fragen.
card-traffic-control = Verkehrsleitstelle
card-traffic-control-text = „Sie sind Nummer sieben zur Landung.“ – „Seit einer Woche!“
card-cargo-hall = Frachthalle
card-cargo-hall-text = Von Robotern gestapelt, von Menschen gesucht.
card-quarters = Mannschaftsquartiere
card-quarters-text = Zwölf Kojen, eine Dusche, drei Parteien.
card-promenade = Promenade
card-promenade-text = Ein Kilometer Schaufenster mit Blick auf alles, was zu teuer ist.
card-brig = Arrestzellen
card-brig-text = Klein, still und erstaunlich gut informiert.
card-airlock-bar = Bar „Zur Luftschleuse“
card-airlock-bar-text = Wer wissen will, was der Rat morgen beschließt, trinkt heute hier.
card-radio-room = Funkzentrale
card-radio-room-text = Gute Nachrichten kommen mit der Post. Die anderen kommen hier an.
card-solar-sails = Sonnensegel
card-solar-sails-text = Wunderbar, bis jemand sie flicken muss.
card-fusion-core = Fusionskern
card-fusion-core-text = Energie für alle. Sodbrennen auch für alle.
card-lagrange-bank = Lagrange-Bank
card-lagrange-bank-text = Dein Geld ist hier schwerelos und treibt ab.
card-academy = Akademie
card-academy-text = Die nächste Generation. Sie weiß schon, wen sie anrufen muss.
card-press-office = Pressestelle
card-press-office-text = Das ist keine Verzögerung. Das ist eine verlängerte Eröffnung.
card-laboratory = Labor
card-laboratory-text = Fünf Fehlschläge und ein Patent.
card-customs = Zollamt
card-customs-text = Bitte alles anmelden. Wir finden Verwendung dafür.

# Prestige-Sektionen
card-star-dome = Sternenkuppel
card-star-dome-text = Der schönste Blick diesseits des Mondes, solange niemand darauf schießt.
card-zero-g-opera = Schwerelose Oper
card-zero-g-opera-text = Die Sopranistin erreicht das hohe C und dann, ganz sanft, die Decke.
card-grand-hotel = Grandhotel Apogäum
card-grand-hotel-text = Gäste kommen mit dem Schiff. Kein Schiff, kein Gast, kein Sekt.
card-council-hall = Ratssaal
card-council-hall-text = Solange nichts brennt, ist Zeit zum Abstimmen.
card-treasury = Schatzkammer
card-treasury-text = Ein Tresor macht nur Eindruck, wenn etwas drin ist.
card-arboretum = Arboretum
card-arboretum-text = Eichen im Orbit. Sie brauchen Nachbarn, die die Luft drinnen halten.
card-founders-statue = Gründerdenkmal
card-founders-statue-text = Vierzig Meter Bronze. Um das Gesicht wird noch gestritten.
card-first-gondola = Gondel Eins
card-first-gondola-text = Die erste Kabine des Lifts, täglich poliert, wartet auf ein Kabel.

# Baustellen
card-contradictory-order = Widersprüchliche Anweisung
card-contradictory-order-text = Die linke Kolonne baut auf, die rechte trägt es wieder weg.
card-light-fingers = Lange Finger
card-light-fingers-text = Es ist kein Diebstahl, wenn es an einem vorbeischwebt.
card-bottleneck = Nadelöhr
card-bottleneck-text = Alles muss durch die eine Luke, die klemmt.
card-welding-sparks = Funkenflug
card-welding-sparks-text = Die Nachbarn haben bis auf Weiteres geschlossen.
card-night-shift = Nachtschicht
card-night-shift-text = Doppelter Lohn, halbes Licht.
card-inspectors-palm = Offene Hand
card-inspectors-palm-text = Die Genehmigung ist fertig. Es fehlt nur eine kleine Aufmerksamkeit.
card-inquiry = Untersuchungsausschuss
card-inquiry-text = Wer hat das genehmigt? Alle schauen auf die Tischplatte.
card-coolant-leak = Kühlmittelleck
card-coolant-leak-text = Es ist blau, es ist kalt, und es ist teuer.
card-lost-crates = Verschollene Container
card-lost-crates-text = Geliefert, quittiert, nie wieder gesehen.
card-debris-cloud = Trümmerwolke
card-debris-cloud-text = „Was war das?“ – „Unser Gerüst, Kapitän.“
card-old-ordnance = Blindgänger
card-old-ordnance-text = Keiner bewegt sich. Wirklich keiner.
card-solid-build = Für die Ewigkeit gebaut
card-solid-build-text = Kein Ärger, keine Tricks, nur furchtbar viel Stahl.
card-prefab = Fertigbauteil
card-prefab-text = Schnell aufgestellt und tageweise gemietet.
card-decoy-lights = Falsche Lichter
card-decoy-lights-text = Von Weitem sieht es aus wie ein Hafen. Für jeden.
card-whispers = Gerede
card-whispers-text = Auf dem Gerüst wird geredet, nur nie über die Verdienste des CO.
card-wrong-plans = Falsche Pläne
card-wrong-plans-text = Passt genau, auf einer anderen Station.

# Aktionskarten
card-automated-production = Automatisierte Fertigung
card-automated-production-text = An allen Formularen vorbei, direkt ans Gerüst.
card-slush-fund = Schwarze Kasse
card-slush-fund-text = „Repräsentation“ ist ein so dehnbares Wort.
card-appeal = Spendenaufruf
card-appeal-text = Du lächelst in die Kamera, bis es wehtut.
card-private-loan = Privatkredit
card-private-loan-text = Dein Name für die Schulden der Station. Die Nachwelt möge es danken.
card-intrigue = Intrige
card-intrigue-text = Ein Wort hier, eine Akte da, und ein Schreibtisch ist leer.
card-nepotism = Vetternwirtschaft
card-nepotism-text = Mein Cousin ist zufällig Fachmann für genau das.
card-consultancy = Beraterhonorar
card-consultancy-text = Vierzig Folien, eine davon brauchbar.
card-all-hands = Alle an Deck
card-all-hands-text = Eine Nacht lang zählt kein Rang. Eimer zählen.
card-tug-team = Schlepperkommando
card-tug-team-text = Sie ziehen alles, von überall, für einen Gefallen.
card-torpedoes = Torpedosalve
card-torpedoes-text = Teures Feuerwerk mit bleibender Wirkung.
card-replanning = Umplanung
card-replanning-text = Der alte Plan war gut. Der neue hat Pfeile.
card-site-marshal = Baustellenmarschallin
card-site-marshal-text = Sie muss nur hinsehen, und alle arbeiten.
card-black-market = Schwarzmarkt
card-black-market-text = Keine Quittung, kein Umtausch, und du warst nie hier.
card-lottery = Bordlotterie
card-lottery-text = Eine Steuer auf die Hoffnung, und Hoffnung ist billig.
card-headhunters = Kopfjäger
card-headhunters-text = Neue Talente. Manche mit Vorgeschichte.
card-charter = Charterflug
card-charter-text = Auf jeden Ruf antwortet jemand. Selten der, den man meinte.
card-smear = Rufmord
card-smear-text = Du würdest so etwas nie sagen. Du stellst nur Fragen.
card-bonuses = Prämien für alle
card-bonuses-text = Die beliebte Entscheidung. Das Konto ist leer, die Stimmung glänzend.
card-levy = Notabgabe
card-levy-text = Jeder gibt ein wenig. Keiner vergisst, wer gefragt hat.
card-airdrop = Abwurf
card-airdrop-text = Von Umlaufbahn zu Umlaufbahn geworfen und meistens gefangen.
card-hush-money = Schweigegeld
card-hush-money-text = Niemand hat dich gesehen, und du hast dieses Schiff nie gesehen.
card-gala-dinner = Galadiner
card-gala-dinner-text = Sieben Gänge. Er prüft jeden einzelnen.
card-mislaid-files = Verlegte Akten
card-mislaid-files-text = Ohne Akte kein Siegel. Ohne Siegel gab es nie eine Akte.
card-false-clearance = Falsches Formular
card-false-clearance-text = „Das ist 12b. Sie brauchen 12c. Bitte hinten anstellen.“
card-shore-leave = Landgang
card-shore-leave-text = Zwei freie Tage für die Crew. Sie wird sich erinnern, wenn jemand fragt.

# Notfälle
card-hull-breach = Hüllenbruch
card-hull-breach-text = Was da zischt, ist Geld.
card-dock-strike = Streik im Dock
card-dock-strike-text = Schilder, Trillerpfeifen und ein sehr geschlossenes Tor.
card-radio-silence = Funkstille
card-radio-silence-text = Schiffe, die dich nicht hören, kommen nicht.
card-quarantine = Quarantäne
card-quarantine-text = Alle bleiben, wo sie sind, auch der Einfluss.
card-rumours = Gerüchte
card-rumours-text = Jede Fassung ist schlimmer, und in allen kommt dein Name vor.
card-reactor-surge = Reaktorschwankung
card-reactor-surge-text = Die Nadel steht im Roten. Dort gefällt es ihr.
card-pirate-frequency = Piratenfunk
card-pirate-frequency-text = Jemand verkauft die Flugpläne im Stundentakt.
card-warehouse-fire = Brand im Lager
card-warehouse-fire-text = Im freien Fall ist eine Flamme eine Kugel, und sie rollt.

# Schiffe
card-supply-transporter = Nachschubtransporter
card-supply-transporter-text = Das Arbeitspferd. Langsam, eckig, immer pünktlich.
card-lighter = Leichter
card-lighter-text = Klein genug, um übersehen zu werden, mit etwas Glück.
card-heavy-hauler = Schwerlastfrachter
card-heavy-hauler-text = Trägt eine halbe Sektion und parkt wie ein Mond.
card-armoured-transport = Panzertransporter
card-armoured-transport-text = Der Lack hat mehr gesehen, als die Kapitänin zugibt.
card-gun-freighter = Bewaffneter Frachter
card-gun-freighter-text = Vorne Kisten, hinten Kanonen.
card-smuggler = Schmuggler
card-smuggler-text = Etwas für die Station, etwas für dich, nichts für die Bücher.
card-mercenary = Söldner
card-mercenary-text = Zuverlässig, solange die Überweisung klappt.
card-liner = Linienschiff
card-liner-text = Zweitausend Touristen mit Devisen und ohne Geduld.
card-research-vessel = Forschungsschiff
card-research-vessel-text = Sie zahlen in Entdeckungen, und Entdeckungen kommen unregelmäßig.
card-construction-tender = Bautender
card-construction-tender-text = Bringt seinen eigenen Kran mit und seine eigene Musik.
card-pilgrim-ship = Pilgerschiff
card-pilgrim-ship-text = Sie segnen alle, sogar die Buchhaltung.
card-envoys-yacht = Jacht der Gesandten
card-envoys-yacht-text = Ein Essen, ein Händedruck, ein Foto. Wer die Luke öffnet, ist mit drauf.
card-escort-cruiser = Geleitkreuzer
card-escort-cruiser-text = Wo er fliegt, halten sich selbst Piraten ans Tempolimit.
card-harbour-tug = Hafenschlepper
card-harbour-tug-text = Klein, stark und nie auf dem Foto.
card-repair-ship = Werkstattschiff
card-repair-ship-text = „Gebt uns eine Stunde und schaut solange weg.“
card-crew-shuttle = Mannschaftsfähre
card-crew-shuttle-text = Sechzig neue Leute. Sie fragen, wem sie die Stelle verdanken.
card-inspector = Inspekteur
card-inspector-text = Er ist gekommen, um zu helfen. Er hat Etiketten dabei.

# Feindschiffe
card-pirate = Pirat
card-pirate-text = Jung, hungrig, schlecht gezielt.
card-raiders = Überfallkommando
card-raiders-text = Sie klopfen zweimal an, beide Male mit Sprengstoff.
card-corsair = Korsar
card-corsair-text = Von irgendwem lizenziert, irgendwo, angeblich.
card-boarders = Entermannschaft
card-boarders-text = Sie wollen nicht die Kisten. Sie wollen das Schiff drum herum.
card-highwayman = Wegelagerer
card-highwayman-text = Triebwerk aus, Licht aus, Geduld an.
card-scrap-king = Schrottkönig
card-scrap-king-text = Drei alte Kriegsschiffe zusammengeschweißt, dazu ein alter Groll.
## Was auf Karten steht

ui-income = Einkommen je Runde
ui-price-funds = Preis in Fonds
ui-price-influence = Preis in Einfluss
ui-start-funds = Fonds zu Beginn
ui-start-influence = Einfluss zu Beginn
ui-places = Plätze für Marker
ui-need = Benötigte Lieferungen
ui-capacity = Frachtraum
ui-resistance = Vernichtet Angreifer bei
ui-protection = Geschützt bei
ui-dice = Angriffswürfel
ui-loot = Zieht ab mit
ui-start = Zu Beginn:
ui-ability = Fähigkeit:
ui-release = Freigabe:
ui-trouble = Ärger:
ui-effect = Wirkung:
ui-at-balance = Bei jeder Bilanz:
ui-standing = Solange sie liegt:
ui-kind-anchor = Anker
ui-kind-section = Sektion
ui-kind-prestige = Prestige-Sektion
ui-kind-site = Baustelle
ui-kind-action = Aktionskarte
ui-kind-emergency = Notfall
ui-kind-ship = Ziviles Schiff
ui-kind-inspector = Gesandter der Investoren
ui-kind-enemy = Feindschiff
entry-fact = { $what } { $n }
entry-line = { $what } { $does }
entry-clause = { $when }: { $does }
entry-also = { $first }, { $rest }
entry-then = { $first }; { $rest }


# Woher Punkte kommen, und was die Station hat
points-prestige = Marker auf Prestige-Sektionen
points-markers = Andere Marker
points-influence = Einfluss im Vorrat
points-sites = Als CO eingeweihte Baustellen
gauge-funds = Mittel der Station
gauge-net = Reingewinn je Runde

# Im Voraus gegebene Antworten
advance-pass = Passen: nichts besetzen, übernehmen, umwandeln, keine Freigabe nutzen
advance-pass-pass = bis dich etwas betrifft
advance-release = Freigaben von Karten mit deinen Markern
advance-release-leave = ungenutzt lassen
advance-secure = Nach einer gewonnenen Übernahme
advance-secure-always = den Platz gleich besetzen
advance-secure-never = den Platz frei lassen
advance-shortage = Wenn die Station nicht zahlen kann
advance-shortage-nothing = nichts anbieten
advance-shortage-share = den gleichen Teil anbieten
advance-ships = Zivile Schiffe, die in deinem Dienst abgelegt würden
advance-ships-let-go = ziehen lassen
