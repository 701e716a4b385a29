# names
seat = Sitz { $number }
table = { $players } Spieler
at-table = { $name } · { $players } Sp.
of-games = n={ $n }
side-empire = Imperium
side-rebels = Rebellen
near-0 = kein Planet nah
near-1 = 1 Planet nah
near-2 = 2+ Planeten nah
position-0 = Wer beginnt
position-1 = An zweiter Stelle
position-2 = An dritter Stelle
position-3 = An vierter Stelle
position-4 = An fünfter Stelle
winners = Sieger
others = Übrige
die = W{ $sides }
with-pack = Paket { $name }
no-changes = die eigenen Regeln und Zahlen des Spiels
short-end-rebels = Rebellen siegen
short-end-empire = Imperium siegt
short-end-limit = Rundengrenze
short-end-points = Punkteziel
short-end-rounds = Rundengrenze
short-end-solo-won = solo gewonnen
short-end-solo-lost = solo verloren
short-end-finished = fertig gebaut
short-end-inspector = Inspekteur
short-end-bankrupt = pleite
short-end-deadline = Frist verpasst
short-end-overtime = Rundengrenze
short-end-crisis = Krise
good-gun = Waffen
good-fuel = Treibstoff
good-iron = Eisen
good-brick = Ziegel
good-ammo = Munition
good-worker = Arbeiter
good-grey = Graue Kontakte
good-blue = Blaue Kontakte
good-red = Rote Kontakte
good-multi = Beliebige Kontakte
good-develop = Umbaumarken
good-shield = Schilde
good-cargo = Verladenes Material
way-round = Produktion
way-built = Bauen
way-developed = Umbauen
way-dealt = Abkommen
way-plundered = Handkarten plündern
way-razed = Fremde Orte plündern
way-foe-razed = Orte des Gegners plündern
way-activated = Aktionskarten
way-worked = Offene Produktion
way-foe-worked = Offene Produktion des Gegners
way-played = Kontaktkarten
way-faction = Fraktionsaktionen
way-counted = Orte am Ende
way-other = Sonstiges

# the report
report-title = { $game }: Spieltest
about = { $games } Partien an Tischen mit { $tables } Spielern, Bots: { $bots }, Startwert { $seed }; { $changes }.
tile-games = Partien
tile-rounds = Runden (Median)
tile-minutes = Minuten am Tisch (geschätzt)
tile-decisions = Entscheidungen je Partie
tile-rate = Partien je Sekunde
part-summary = Was auffällt
part-winners = Wer gewinnt
part-length = Wie lange es dauert
part-points = Punkte
part-tension = Spannung
part-choices = Entscheidungen
part-ends = Wie Partien enden
part-cards = Karten
part-goods = Güter: gewonnen und verfallen
part-everybody = Spielen alle mit?
part-lands = Länder, Einheiten, Credits
part-battles = Kämpfe und Schwellen
part-links = Verbindungen und erste Runde
part-growth = Wie der Motor wächst
part-ways = Wege zu Punkten
part-rivals = Fraktionen gegeneinander
part-failures = Warum Stationen scheitern
part-bottlenecks = Engpässe
part-station = Die Station Runde für Runde
part-selfishness = Eigennutz
part-provenance = Herkunft der Zahlen
provenance-note = Jede Zahl lässt sich mit denselben Startwerten ({ $first } bis { $last }) noch einmal erzeugen. Bereiche sind 95-%-Intervalle.
provenance-details = Version, Datenstand und Befehl
plot-sides = Anteil der Partien, die jede Seite gewinnt; gestrichelt: ausgeglichen
plot-seat = Sieganteil nach Sitz; gestrichelt: was gerecht wäre
plot-position = Sieganteil nach der Reihenfolge in der ersten Runde
plot-faction = Sieganteil nach Fraktion; gestrichelt: was gerecht wäre
plot-faction-table = Sieganteil nach Fraktion und Tischgröße
plot-bot = Sieganteil nach Bot
plot-set-up = Anteil fertig gebauter Stationen nach Startaufbau
plot-set-up-side = Sieganteil des Imperiums danach, wie viele Planeten anfangs nahe der Heimatwelt stehen
plot-rounds = Länge in Runden
plot-minutes = Geschätzte Minuten am Tisch ({ $seconds } Sekunden je Entscheidung)
plot-score = Punkte am Ende, { $players } Spieler
plot-course = Punkte im Verlauf der Partie
plot-leader = So oft gewinnt, wer zu diesem Zeitpunkt führt
plot-lead-changes = Führungswechsel je Partie
plot-branching = Offene Möglichkeiten je Entscheidung im Verlauf
plot-lone = Anteil der Fragen mit nur einer Antwort (sie wird nicht gestellt)
plot-ends = Wie Partien enden
plot-ends-over-time = Anteil der Partien, die bis zu dieser Runde so geendet haben
plot-strong-cards = Wer die Karte blind zieht, gewinnt öfter als mit irgendeiner gezogenen (Prozentpunkte; grau: kann Zufall sein)
plot-weak-cards = Wer die Karte blind zieht, gewinnt seltener
plot-rare-cards = Am seltensten gespielt: Anteil der Partien mit der Karte, in denen sie mehr als gesehen wurde
plot-wasted = Anteil, der verfällt: weder ausgegeben noch am Ende noch da
plot-lands = Länder je Seite zu Beginn der Runde, { $players } Spieler; später nur Partien, die noch laufen
plot-units = Einheiten je Seite zu Beginn der Runde, { $players } Spieler; später nur Partien, die noch laufen
plot-credits = Credits je Seite zu Beginn der Runde, { $players } Spieler; später nur Partien, die noch laufen
plot-dice-won = So oft gewinnt der Angreifer (Zeile) gegen den Verteidiger (Spalte)
plot-dice-often = So oft treffen diese Würfel aufeinander
plot-links = Länge der Verbindungen in neuen Brücken
plot-first-round = Länder des Imperiums, wenn die Rebellen beginnen
plot-locations = Orte im eigenen Staat zu Beginn der Runde; später nur Partien, die noch laufen
plot-deals = Abkommen zu Beginn der Runde; später nur Partien, die noch laufen
plot-production = Güter, die ein Spieler in der Produktion bekommt
plot-rivals = Siegvorsprung der Fraktion (Zeile) an Tischen, an denen auch die andere (Spalte) sitzt; kein Zweikampf: Zeile und Spalte spiegeln sich nicht (Prozentpunkte)
plot-completed = Fertige Abschnitte; später nur Partien, die noch laufen
plot-funds = Stationsfonds; später nur Partien, die noch laufen
plot-docked = Schiffe im Dock; später nur Partien, die noch laufen
plot-enemies = Feinde auf Abfangkurs; später nur Partien, die noch laufen
plot-crises = Offene Notfälle; später nur Partien, die noch laufen
plot-influence = Einfluss eines Spielers; später nur Partien, die noch laufen
plot-failures = Scheitern nach Runde und Ursache (Anteil aller Partien)
plot-causes = Ursachen des Scheiterns
plot-bottleneck = Was die Station aufhält, { $players } Spieler
plot-selfish = Sieganteil derer, die sich am meisten und am wenigsten nahmen
axis-round = Runde
column-table = Tisch
column-rounds = Runden
column-decisions = Entscheidungen
column-minutes = Minuten
column-comebacks = zur Halbzeit zurück und doch gewonnen
column-decided = Sieger führt ab (Median)
column-lead-changes = Führungswechsel
column-card = Karte
column-games = Partien
column-ignored = liegen gelassen
column-good = Gut
column-made = gewonnen je Partie
column-kept = am Ende noch da
column-wasted = verfallen
column-way = Weg
column-rolls = Würfe
column-taken = Eroberungen
column-links = Verbindungen
column-gifts = Geschenke
column-sales = Landverkäufe
column-landless-first = ein Rebell ohne Land vor dem ersten Zug
column-returned = Rückkehrer je Partie
column-looking-on = Runden, in denen jemand nichts entscheidet
column-empire = das Imperium gewinnt
column-half-time = wer zur Halbzeit führt, gewinnt
column-length = Entscheidungen, geschätzte Minuten
targets-title = { $game }: alle Tische
targets-note = Bots ab Startzahl { $seed }; in Klammern 95-%-Bereiche; ✓ wie gewollt, ~ nur im Bereich, ✗ nicht. Gewollt: Jede Seite gewinnt { $low } bis { $high } % der Partien, in höchstens { $early } % ist ein Rebell vor dem ersten Zug ohne Land, und ab dem ersten Zug der Rebellen gibt es keine Runde, in der jemand nichts entscheidet. `level3@20` sucht mit 20 Versuchen je Entscheidung: stärker als Stufe 2, schwächer als mit der Zeit, die es im Browser hat. Runden, Entscheidungen und Minuten sind Mediane.
targets-trial = { $numbers }: das Imperium { $empire }, die Rebellen { $rebels }
targets-length = { $n }, { $minutes } Min.
column-dismissed = Partien mit entlassenen Einheiten
column-taken-funds = in Einfluss verwandelt je Partie
column-contributed = freiwillig beigetragen je Partie
role-drawn = gezogen
role-built = gebaut
role-dealt = Abkommen
role-used = benutzt
role-plundered = geplündert (Hand)
role-razed = zerstört
role-discarded = abgelegt
role-finished = fertig
median-note = Median, in Klammern: zwischen diesen Werten liegen 80 % der Partien.
card-note = Gezogen: wie viel öfter (Prozentpunkte) gewinnt, wem der Zufall die Karte gibt, als wer irgendeine zieht; das liegt an der Karte und daran, wie die Bots sie spielen. Zusammenhang: wie viel öfter gewinnt, wer sie zu seiner macht, bei gleichem Platz, gleicher Fraktion und gleich vielen Karten; das beweist nichts, denn wer vorn liegt, wählt anders. Ein * heißt: mehr als Zufall, auch wenn man alle Karten zugleich und immer wieder betrachtet.
all-cards = Alle { $count } Karten
ways-note = Punkte je Spieler und Partie, nach dem, was sie brachte.
bottleneck-note = Plan: keine Baustelle offen. Schiffe: das Material reicht, aber es wartet auf Laderaum. Geld: es fehlt Material.
bottleneck-money = Geld
bottleneck-ships = Schiffe
bottleneck-plan = Plan
selfish-note = Genommen: Stationsfonds, die ein Spieler in eigenen Einfluss verwandelt, abzüglich seiner freiwilligen Beiträge.
selfish-most = nahm am meisten
selfish-least = nahm am wenigsten

# findings
found-side = { $name }: { $share } Siege in Partien mit { $players } Spielern; gerecht wären { $fair }.
found-side-less = { $name }: nur { $share } Siege in Partien mit { $players } Spielern; gerecht wären { $fair }.
found-sides-even = Mit { $players } Spielern gewinnen beide Seiten etwa gleich oft.
found-seat = { $name } gewinnt { $share } der Partien mit { $players } Spielern; gerecht wären { $fair }.
found-seat-less = { $name } gewinnt nur { $share } der Partien mit { $players } Spielern; gerecht wären { $fair }.
found-seat-finished = { $name } gewinnt { $share } der Partien zu { $players }, die jemand gewinnt; erwartet { $fair }.
found-seat-finished-less = { $name } gewinnt nur { $share } der Partien zu { $players }, die jemand gewinnt; erwartet { $fair }.
found-seats-even = Mit { $players } Spielern ist kein Platz im Vorteil (größte Abweichung { $most } Prozentpunkte).
found-positions-even = Mit { $players } Spielern ist kein Platz in der Reihenfolge im Vorteil (größte Abweichung { $most } Prozentpunkte).
found-faction = { $name } ist zu stark: { $share } Siege, gerecht wären { $fair }.
found-faction-less = { $name } ist zu schwach: { $share } Siege, gerecht wären { $fair }.
found-factions-even = Die Fraktionen liegen nah beieinander.
found-sides-unclear = Mit { $players } Spielern ist nicht klar, wer vorn liegt ({ $name }: { $share }): dafür sind es zu wenige Partien.
found-seats-unclear = Mit { $tables } Spielern fällt kein Platz auf, aber für ein Urteil sind es zu wenige Partien.
found-positions-unclear = Mit { $tables } Spielern fällt kein Platz in der Reihenfolge auf, aber für ein Urteil sind es zu wenige Partien.
found-factions-unclear = Keine Fraktion fällt auf, aber für ein Urteil sind es zu wenige Partien.
found-bot = Bot { $name } gewinnt { $share } seiner Partien; gerecht wären { $fair }.
found-set-up = Startaufbau „{ $name }“ mit { $players } Spielern: { $share } fertige Stationen, sonst { $usual }.
found-set-up-side = Startaufbau „{ $name }“ mit { $players } Spielern: Das Imperium gewinnt { $share }, sonst { $usual }.
found-limit = { $share } der Partien mit { $players } Spielern enden nur durch die Rundengrenze.
found-failures = Mit { $players } Spielern scheitern { $share } der Partien: niemand gewinnt.
found-one-failure = Mit { $players } Spielern scheitern Partien meist auf dieselbe Weise: { $share } davon „{ $name }“
found-rare-failure = Mit { $players } Spielern kaum eine Gefahr ({ $share } der gescheiterten Partien): „{ $name }“
found-runaway = Mit { $players } Spielern gewinnt { $share } der Male, wer zur Halbzeit führt: Die zweite Hälfte entscheidet wenig (Aufholjagden: { $back }).
found-lottery = Mit { $players } Spielern gewinnt nur { $share } der Male, wer zur Halbzeit führt: Die erste Hälfte zählt wenig.
found-early = Mit { $players } Spielern ist zur Halbzeit viel entschieden: Wer dann führt, gewinnt { $share } der Partien (Aufholjagden: { $back }).
found-open = Mit { $players } Spielern bleibt es offen: Wer zur Halbzeit führt, gewinnt { $share } der Partien (Aufholjagden: { $back }).
found-length = Länge: { $tables }.
length-at = mit { $players } Spielern { $rounds } Runden (80 % zwischen { $low } und { $high }), geschätzt { $minutes } Minuten
length-at-wild = mit { $players } Spielern stark schwankend, im Median { $rounds } Runden (80 % zwischen { $low } und { $high }), geschätzt { $minutes } Minuten
found-lone = { $share } aller Fragen mit { $players } Spielern haben nur eine Antwort.
found-waste = { $share } verfallen ungenutzt: { $name }.
found-strong-card = „{ $name }“ hilft: Wer die Karte blind zieht, gewinnt um { $lift } ± { $half } Prozentpunkte öfter als mit irgendeiner gezogenen (n = { $players }).
found-weak-card = „{ $name }“ schadet: Wer die Karte blind zieht, gewinnt um { $lift } ± { $half } Prozentpunkte seltener als mit irgendeiner gezogenen (n = { $players }). Die Karte ist schwach, oder diese Bots spielen sie falsch.
quoted = „{ $name }“
found-silent = 
    { $count ->
        [one] Eine Sache ist nie geschehen: { $names } 
       *[other] { $count } Dinge sind nie geschehen: { $names }
    }
found-dead = 
    { $count ->
        [one] Eine Karte spielen diese Bots fast nie: { $names } 
       *[other] { $count } Karten spielen diese Bots fast nie: { $names }
    }
found-no-dead = Keine der { $count } Karten ist tot: jede wird in mindestens einem Teil der Partien gespielt.

# compare
compare-title = { $game }: Varianten im Vergleich
compare-paired = Gleiche Startwerte, Partie für Partie verglichen. Die Spannen gelten für alle Zeilen zugleich und auch dann, wenn man zwischendurch hinschaut; fett ist, was mehr als Zufall ist und groß genug, um etwas auszumachen.
compare-unpaired = Keine gemeinsamen Startwerte: Die Läufe werden als unabhängig verglichen.
compare-found = { $name }: { $before } → { $after }, Unterschied { $change }.
plot-differences = Unterschied in Prozentpunkten (grau: kann Zufall sein)
column-figure = Größe
column-difference = Unterschied
sure = mehr als Zufall
noise = kann Zufall sein
figure-share = Sieganteil { $name }
figure-end = Ende: { $name }
figure-rounds = Runden
figure-decisions = Entscheidungen
figure-minutes = Minuten
figure-lead-changes = Führungswechsel
figure-comeback = Aufholjagden
figure-score = Punkte je Spieler

# probe
probe-title = { $game }: Was zählt?
probe-about = { $games } Partien je Frage mit { $players } Spielern (bei vielen Fragen zuerst ein Viertel davon, dann alle auf neuen Startwerten für das, was sich am meisten bewegt), Bots: { $bots }, Startwert { $seed }. Bereiche sind 95-%-Intervalle; „mehr als Zufall“ ist für die Zahl der Fragen korrigiert.
probe-restricted = Eingeschränktes Spiel
probe-restricted-figure = Wert in Prozentpunkten Sieganteil
probe-restricted-note = Ein Bot, der etwas nie tut, gegen freie Bots auf denselben Startwerten: Um wie viel öfter gewinnt er, wenn er darf? Negativ: eine Falle, die man besser meidet.
probe-again = nachgeprüft, n={ $games }
probe-worth = Wertvoll (ohne sie gewinnt man seltener): { $names }
probe-worth-none = Von nichts ist der Wert erwiesen.
probe-traps-none = Fallen sind keine erwiesen.
probe-traps = Fallen (ohne sie gewinnt man öfter): { $names }
probe-sensitivity = Empfindlichkeit
probe-sensitivity-figure = Änderung in Prozentpunkten
probe-sensitivity-note = Jede Zahl der Datendateien einen Schritt hinauf und hinunter; gezeigt ist die Größe, die sich am deutlichsten bewegt.
probe-other-figure = Änderung: { $figure }
probe-skill = Können und Glück
probe-skill-figure = Anteil in Prozent
probe-skill-note = Oben: wie oft ein besserer Bot unter schwächeren gewinnt. Unten: welcher Teil davon, wer gewinnt, schon feststeht, wenn der Aufbau, dann auch das Deck, dann auch die Würfel festgehalten werden; der Rest sind die Bots selbst.
probe-holes = Lücken
probe-holes-figure = Anteil, in dem die Möglichkeit genommen wird, in Prozent
probe-holes-note = Was angeboten und nie genommen wird, was nie geschieht.
skill-pair = { $better } unter { $worse }
skill-fair = gerecht wären { $fair }, n={ $games }
luck-set-up = Glück: Aufbau
luck-deck = Glück: Karten
luck-dice = Glück: Würfel und Nachmischen
luck-bots = Rest: Entscheidungen der Bots
do-activate = Ort aktivieren
do-again = noch einmal aktivieren
do-agree = Land an Verbündete verkaufen
do-amount = Menge nennen
do-anchor = Anker legen
do-attack = angreifen
do-borrow = fremde Waren nehmen
do-bribe = bestechen
do-build = bauen
do-buy = Einheiten kaufen
do-buy-land = nach Land von Verbündeten fragen
do-call = Schiff rufen
do-choose-faction = Fraktion wählen
do-clear = Ort freiräumen
do-convert = Fonds in Einfluss umwandeln
do-count = Anzahl nennen
do-credits = Credits nehmen
do-deal = Deal schließen
do-develop = durch Umbau bauen
do-discard = abwerfen
do-dismiss = Sold schuldig bleiben
do-done = beenden
do-draft = Karte auswählen
do-draw = ziehen
do-encore = noch einmal nutzen
do-end-turn = Zug beenden
do-evict = Marker entfernen
do-faction = Fraktionsaktion nutzen
do-field = Feld wählen
do-give = Credits schenken
do-give-deal = Deal aufgeben
do-goods = Waren wählen
do-keep = behalten
do-land = Schiff andocken lassen
do-link = Hafen zum Verbinden wählen
do-link-to = Planeten verbinden
do-muster = Angreifer auswählen
do-other-way = einen anderen Weg suchen
do-way = einen Weg wählen
do-lose = Verluste tragen
do-mark = Marker setzen
do-move = Einheiten abziehen
do-move-to = Einheiten hinstellen
do-other-deal = fremden Deal nutzen
do-over = mit Baumaterial umbauen
do-over-token = mit Plättchen umbauen
do-overtake = Platz übernehmen
do-own-deal = eigenen Deal nutzen
do-pass = passen
do-pay = bezahlen
do-place = Einheiten aufstellen
do-play = Karte ausspielen
do-raze = fremden Ort plündern
do-raze-hand = Handkarte plündern
do-refuse = Land nicht verkaufen
do-relieve = ablösen
do-reload = Fracht übernehmen
do-remove = aus dem Bauplan entfernen
do-repeat = noch einmal produzieren
do-replan = im Bauplan ersetzen
do-reroll = noch einmal würfeln
do-seal = versiegeln
do-secure = Platz sichern
do-send = Einheiten in den Kampf schicken
do-send-off = Schiff fortschicken
do-shield = Schild legen
do-shoot = abschießen
do-site = Baustelle beliefern
do-start = Baustelle eröffnen
do-steal = wegnehmen
do-store = einlagern
do-strike = vom Angriff getroffen werden
do-supply = beliefern lassen
do-swap = Plätze tauschen
do-take = Kontaktkarte nehmen
do-tow = Schiff schleppen
do-trade = Arbeiter gegen Waren tauschen
do-turn-away = Schiff abweisen
do-under = auf den langen Weg schicken
do-units = Einheiten nehmen
do-unload = Fracht abgeben
do-unpaid = Einheiten entlassen
do-unseal = Siegel lösen
do-use = Freigabe nutzen
do-work = Arbeiter schicken
by-side = { $name } ({ $side })
turned = { $key } { $old } → { $new }: { $figure }
holes-no-steps = Jeder Regelschritt wurde ausgeführt.
holes-no-events = Jedes Ereignis ist vorgekommen.
holes-no-options = Jede oft angebotene Möglichkeit wurde irgendwann genommen.
holes-limit = Nur durch die Rundengrenze beendet: { $share }
all-rows = Alle { $count } Zeilen
compare-nothing = Kein Unterschied ist mehr als Zufall ({ $count } Größen verglichen).
holes-steps = 
    { $count ->
        [one] Ein Regelschritt lief nie: { $names } 
       *[other] { $count } Regelschritte liefen nie: { $names }
    }
holes-events = 
    { $count ->
        [one] Ein Ereignis kam nie vor: { $names } 
       *[other] { $count } Ereignisse kamen nie vor: { $names }
    }
holes-options = 
    { $count ->
        [one] Eine Möglichkeit wurde oft angeboten und nie genommen: { $names } 
       *[other] { $count } Möglichkeiten wurden oft angeboten und nie genommen: { $names }
    }
probe-untouched =
    { $count ->
        [one] Eine Änderung bewegt nichts: { $names }
       *[other] { $count } Änderungen bewegen nichts: { $names }
    }

# playtest
playtest-switched = Mit dem Schalter „{ $switch }: { $position }“
playtest-switched-note = Dieselben Tische und Startwerte mit { $option }: Wer gewinnt dann?
playtest-strong = Wenn alle vorausdenken
playtest-mixed = Gemischte Tische: Anfänger, Faustregeln, Suche
playtest-note = Mit festen Startwerten von einem Skript gemacht (python -m spielwerk.lab.playtest); alle Bereiche sind 95-%-Intervalle.
column-who = wer
column-share = Anteil
column-end = Ende
column-played = gespielt
more-plots = Einheiten und Credits

# die Ziele eines Kartensatzes
goals-title = { $game }: die Ziele des Kartensatzes, gespielt von { $bots }
goals-note = Was CW-12 von der zweiten Ausgabe will, und was Bots daraus machen. In Klammern stehen 95-%-Intervalle; n ist, woraus eine Größe gewonnen ist: Partien, gescheiterte Partien, Siege oder Runden. ✓ die Größe liegt in ihrer Spanne, ~ nur ihr Intervall reicht hinein, ✗ auch das nicht.
goals-table = { $players } Spieler: { $games } Partien ab Startwert { $seed }
goals-cards = Jede Karte: { $games } Partien
goals-offers = Wie oft Angebote angenommen werden
column-target = Ziel
column-measured = gemessen
column-n = n
column-wanted = gewünscht
column-question = Frage
column-accepted = angenommen
target-finished = Die Station wird fertig
target-cause = Anteil am Scheitern: { $name }
target-rounds = Runden (Median)
target-order = Siege nach Reihenfolge: { $name }
target-seat = Siege nach Platz: { $name }
target-lead = Punkte des Siegers vor dem Zweiten
target-inspector = Der Inspekteur siegt, von den Partien mit ihm an Bord
target-control = Kontrolle { $name }, von den Partien mit ihm an Bord
target-dice = Proben je Entscheidung
target-selfish-games = Siege des Eigennützigen, von allen Partien
target-selfish = Siege des Eigennützigen, von den Partien mit Sieger
target-selfish-gain = Der Eigennützige siegt so viel mal so oft wie einer wie die anderen an seiner Stelle
target-built = Gebaut, wenn aufgedeckt: { $name }
target-played = Gespielt in Runden, in denen es ging: { $name }
target-unlocked = Freigeschaltet in Runden, in denen sie steht: { $name }

# what a card is worth, what was changed, what so many games can show
plot-strong-ties = Geht mit Siegen einher: Wer die Karte zu seiner macht, gewinnt öfter (Prozentpunkte, bei gleichem Platz und gleich vielen Karten; kein Beweis)
plot-weak-ties = Geht mit Niederlagen einher (kein Beweis)
column-draw = blind gezogen
column-tie = Zusammenhang
found-strong-tie = „{ $name }“ geht mit Siegen einher: Wer die Karte zu seiner macht, gewinnt bei gleichem Platz und gleich vielen Karten um { $lift } ± { $half } Prozentpunkte öfter (n = { $players }). Ein Beweis ist das nicht; den gibt `lab probe --what restricted --only { $only }`.
found-weak-tie = „{ $name }“ geht mit Niederlagen einher: Wer die Karte zu seiner macht, gewinnt bei gleichem Platz und gleich vielen Karten um { $lift } ± { $half } Prozentpunkte seltener (n = { $players }). Ein Beweis ist das nicht; den gibt `lab probe --what restricted --only { $only }`.
small = mehr als Zufall, aber klein
alike = kein Unterschied, der zählt
noise-below = kann Zufall sein (sichtbar ab { $smallest })
figure-card = { $name }: { $role }
figure-card-owners = Besitzer je Partie
figure-card-draw = Siegvorsprung, wer sie blind zieht
changed-new = neue Karte
changed-gone = weggelassen
changed-unseen = In diesen Partien kam davon nichts vor, was die Ereignisse nennen: Die Wirkung steht in den Zahlen des ganzen Spiels.
compare-games = { $games } Partien je Tisch.
compare-reach = { $games } Partien je Tisch. Damit zeigt sich ein Unterschied von etwa { $smallest } Prozentpunkten in vier von fünf Fällen; für { $wanted } Punkte braucht es rund { $needed } Partien.
ask-before = { $games } Partien je Variante zeigen einen Unterschied von etwa { $smallest } Prozentpunkten in vier von fünf Fällen; für { $wanted } Punkte braucht es rund { $needed } Partien.
bots-apart = { $bots } teilen sich die Partien: Jeder spielt seinen Teil unter seinesgleichen, einer allein hat also nur { $count ->
        [2] die Hälfte
       *[other] 1/{ $count }
    } davon. Die Zahlen beruhen auf allen Partien; was nur die Partien eines Bots zeigen, ist gekennzeichnet, denn es kann am Bot liegen statt am Spiel.
only-bot = { $verdict }; nur mit { $bot }
compare-only = { $said } Das zeigen nur die Partien von { $bot } ({ $own }).
found-only = { $said } Das zeigen nur die Partien von { $bot }.

# Dosis und Wirkung
dose-title = { $game }: { $key } Schritt für Schritt
dose-caption = { $name } bei jeder Einstellung ({ $players } Spieler, je { $games } Partien auf gleichen Startwerten)
dose-cliff = Klippe: { $name } springt zwischen { $key } = { $low } und { $high }, von { $before } auf { $after }.
dose-no-cliff = Keine Klippe: { $name } ändert sich mit { $key } ohne einen Sprung, der mehr als Zufall ist.
dose-here = ▲ Klippe

# Karten, die niemand nutzt, und warum
holes-unseen =
    { $count ->
        [one] Eine Karte tauchte nie auf: { $names }
       *[other] { $count } Karten tauchten nie auf: { $names }
    }
holes-closed =
    { $count ->
        [one] Eine Karte tauchte auf, ließ sich aber nie nutzen (zu teuer oder nicht erlaubt): { $names }
       *[other] { $count } Karten tauchten auf, ließen sich aber nie nutzen (zu teuer oder nicht erlaubt): { $names }
    }
holes-unwanted =
    { $count ->
        [one] Eine Karte hätten diese Bots nutzen können und wollten sie nie: { $names }
       *[other] { $count } Karten hätten diese Bots nutzen können und wollten sie nie: { $names }
    }

part-turns = Runden und Züge
plot-pace = Minuten je Runde, alle Spieler zusammen ({ $seconds } Sekunden je Entscheidung geschätzt; später nur Partien, die noch laufen)
column-idle = Anteil der Runden, in denen ein Spieler nichts entscheidet

# questions of designers
part-clear = Wie früh der Sieger feststeht
part-phases = Zeit nach Phasen
part-idle = Wer nur zuschaut
part-styles = Spielweisen
found-clear = Zu { $players } steht der Sieger zur Halbzeit in { $share } der Partien fest (in der Hälfte von ihnen nach { $when } der Partie): Was folgt, spielt es nur noch zu Ende.
found-hollow = { $name } zu { $tables }: { $share } der Fragen haben nur eine Antwort, diese Phase fragt also nichts.
found-idle = Zu { $players } hat ein Spieler in { $share } der Runden gar keine Wahl.
found-out = Zu { $players } ist in { $share } der Partien jemand vor dem Ende draußen: Nach { $when } der Runden (Median) hat er nichts mehr zu entscheiden ({ $names }).
found-way = Wer zu { $players } so spielt ({ $part } tun es), gewinnt { $share } statt { $fair }: { $name }. Das geht mit Siegen einher und beweist nichts.
found-way-less = Wer zu { $players } so spielt ({ $part } tun es), gewinnt nur { $share } statt { $fair }: { $name }. Das geht mit Niederlagen einher und beweist nichts.
way-more = mehr { $name } (+{ $points } Punkte)
way-less = weniger { $name } (−{ $points } Punkte)
plot-clear = Anteil der Partien, deren Sieger feststeht, im Verlauf der Partie
plot-phases = Entscheidungen je Partie nach Phasen
clear-note = Er steht fest, wenn sein Vorsprung an Punkten so groß ist und bis zum Ende bleibt, dass in anderen Partien dieses Laufs { $odds } solcher Vorsprünge gewannen. Punkte sind die, die auf dem Tisch liegen; was erst am Ende gezählt wird, lässt es offener aussehen, als es ist.
phases-note = Ein * heißt: Die Sekunden sind die Schätzung des Spiels; ohne ihn stammen sie aus Partien von Menschen, gemessen von Zug zu Zug (mehr als fünf Minuten zählen als fünf: wer so lange braucht, ist nicht am Tisch). Minuten sind Entscheidungen mal Sekunden.
idle-note = Eine Runde ohne Wahl ist eine, in der ein Spieler nichts gefragt wird, worauf es zwei Antworten gibt. Draußen ist, wer in den letzten { $part } der Runden (mindestens zweien) nichts mehr gefragt wird.
styles-note = Plätze sind danach gruppiert, woraus ihre Entscheidungen bestehen; in Klammern, um wie viele Prozentpunkte aller Entscheidungen es mehr oder weniger sind als bei den anderen. Wie oft eine Spielweise gewinnt, geht mit ihr einher und beweist nichts: Wer vorn liegt, wählt vielleicht anders.
styles-none = Es gibt keine deutlich verschiedenen Spielweisen: Alle wählen gleich, oder jeder, wie es kommt.
column-phase = Phase
column-of-all = aller Entscheidungen
column-seconds = Sekunden je Entscheidung
column-one-answer = Fragen mit nur einer Antwort
column-out = Partien, in denen jemand draußen ist
column-who-out = wer
column-clear-half = zur Halbzeit klar
column-clear-middle = die Hälfte der Partien klar nach
column-of-seats = der Plätze
column-win-share = Siegquote
column-fair = gerecht
skill-curve = Könnenskurve (so oft gewinnt jeder unter dem vorigen; gerecht ist { $fair }): { $steps }.
skill-flat = Kein Gewinn ist bewiesen für: { $names }. Dort zahlt sich besseres Spiel wenig aus, oder diese Partien sind zu wenige.
skill-pays = Jede Stufe zahlt sich aus: Wer besser spielt, gewinnt öfter.
probe-seats = Plätze nach Spielstärke
probe-seats-figure = Prozentpunkte über dem gerechten Anteil an Siegen
probe-seats-note = Bots einer Stärke unter sich, vom schwächsten zum stärksten: Welcher Platz, welche Seite ist im Vorteil, und wächst das mit dem Können?
seats-row = { $name }, { $bot }
seats-edge = Unter { $bot }: { $names } Prozentpunkte über dem gerechten Anteil.
seats-even = Kein Platz ist bei irgendeiner Stärke bewiesen im Vorteil.
seats-moved = { $name }: { $before } Prozentpunkte unter { $weak }, { $after } unter { $strong }; das Können ändert, was der Platz wert ist.
probe-kingmaking = Königsmacher
probe-kingmaking-figure = Anteil in Prozent
probe-kingmaking-note = Späte Entscheidungen, neu aufgenommen: wie viele jemand trifft, der nicht mehr gewinnen kann, und wie viel vom Sieg eines anderen eine solche Wahl wendet (die zwei Möglichkeiten, die am meisten wenden, mit frischem Zufall neu gespielt).
kings-hopeless = späte Entscheidungen von einem, der nicht mehr gewinnen kann
kings-swing = vom Sieg eines anderen, die eine solche Wahl wendet
kings-found = Königsmacher: { $share } der späten Entscheidungen trifft jemand, der nicht mehr gewinnen kann, und sie wenden im Mittel { $swing } vom Sieg eines anderen (n = { $games } Partien).
kings-not-found = Königsmacherei ist nicht bewiesen: { $share } der späten Entscheidungen trifft jemand, der nicht mehr gewinnen kann, und sie wenden { $swing } vom Sieg eines anderen (n = { $games } Partien).
kings-none = Niemand wurde spät gefragt, der nicht mehr gewinnen konnte.
kings-two = Nur zwei Seiten: Niemand kann zwischen anderen entscheiden.
found-worth-card = „{ $name }“ lohnt sich: Wer sie nicht spielen darf, gewinnt um { $worth } Prozentpunkte seltener ({ $low } bis { $high }, { $games } Partien von { $bot }).
found-trap-card = „{ $name }“ ist für diese Bots eine Falle: Wer sie nicht spielen darf, gewinnt um { $worth } Prozentpunkte öfter ({ $low } bis { $high }, { $games } Partien von { $bot }).
found-strong-unproven = „{ $name }“ geht mit Siegen einher ({ $lift } Punkte), aber beschränktes Spiel beweist nichts: Ohne sie verliert man { $low } bis { $high } Prozentpunkte ({ $games } Partien von { $bot }).
found-weak-unproven = „{ $name }“ geht mit Niederlagen einher ({ $lift } Punkte), aber beschränktes Spiel beweist nichts: Ohne sie verliert man { $low } bis { $high } Prozentpunkte ({ $games } Partien von { $bot }).

# games of people
person = Menschen
about-people = { $games } Partien von Menschen an Tischen mit { $tables } Spielern, Bots am Tisch: { $bots }; { $changes }.
provenance-people = Diese Partien haben Menschen gespielt, die ihnen als Spieltest zugestimmt haben. Namen stehen nirgends; wer seine Zustimmung zurücknimmt, fehlt im nächsten Bericht. Bereiche sind 95-%-Intervalle.
part-people = Menschen und Bots
part-voices = Wie war es?
people-none = Noch zählt keine Partie von Menschen.
people-counted = { $games ->
    [one] Eine Partie zählt.
   *[other] { $games } Partien zählen.
  } Nicht gelesen: { $silent } ohne die Zustimmung aller, { $helped } mit einem Bot als Vertretung, { $others } mit anderen Karten, Zahlen, Regeln oder Schaltern.
people-minutes = Am Tisch dauerten sie im Median { $minutes } Minuten (n = { $n }); geschätzt wären es { $estimated }.
people-beside = Daneben { $games } Partien von Bots mit denselben Karten und Schaltern. Die Bereiche gelten für alle Zeilen zusammen; fett ist, was mehr als Zufall und groß genug ist, um etwas auszumachen.
people-alone = An Tischen mit { $tables } Spielern haben noch keine Bots gespielt: Frage mit dieser Zahl, dann stehen beide nebeneinander.
voices-mean = Im Mittel { $mean } von 5 (n = { $n }).
voices-words = In Worten
at-version = { $name }, Version { $version }
column-bots = Bots
column-people = Menschen
column-answers = Antworten
column-face = Gesicht
column-words = Worte
face-1 = sehr schlecht
face-2 = schlecht
face-3 = mittel
face-4 = gut
face-5 = großartig

# Fragen in der Werkstatt
desk-known = Mit { $games } Partien je Tisch ist ein Sieganteil auf ± { $half } Prozentpunkte bekannt.
desk-total = Höchstens { $total } Partien insgesamt.
dose-so-far = { $there } von { $wanted } Einstellungen sind gespielt; Klippen werden genannt, wenn alle da sind.
compare-game = Spiel
compare-pack = Paket
part-beside = Neben dem Spiel, wie es ist
found-beside = Neben dem Spiel, wie es ist: { $said }
found-beside-more = { $count ->
    [one] Eine weitere Zahl unterscheidet
   *[other] { $count } weitere Zahlen unterscheiden
    } sich vom Spiel, wie es ist, um mehr als Zufall: siehe „{ $part }“.
beside-before = Daneben spielt das Spiel, wie es ist, dieselben Startwerte: { $games } Partien mehr.
compare-changed = geändert
worth-title = { $game }: Was Karten wert sind
worth-none = Dieses Spiel hat keine Karten, deren Wert sich sagen ließe.
tune-title = { $game }: Zahlen, die die Ziele treffen
tune-part = Probierte Einstellungen
tune-note = Jede Einstellung spielt { $games } Partien je Tisch; eine, die alle Ziele trifft, wird auf neuen Startwerten doppelt so lange nachgespielt.
tune-met = Eine Einstellung trifft alle Ziele, auch auf neuen Startwerten.
tune-missed = Keine Einstellung trifft alle Ziele; die beste steht oben.
tune-so-far = { $count ->
    [0] Noch nichts wurde probiert.
    [one] Bisher wurde 1 Einstellung probiert.
   *[other] Bisher wurden { $count } Einstellungen probiert.
    }
tune-plot = Wie weit jede Einstellung danebenliegt (1: am Rand des Gewünschten)
tune-off = daneben um
tune-trial = Versuch
tune-setting = Einstellung
tune-median = Median von { $name }
tune-patch = Die beste Einstellung als Änderung der Dateien
desk-compare = Was bewirkt meine Änderung?
desk-compare-about = Bots spielen das Spiel und das Paket mit demselben Glück.
desk-report = Bericht
desk-report-about = Wer gewinnt, wie lange es dauert, wie offen es bleibt, was auffällt.
desk-worth = Kartenwert
desk-worth-about = Wer eine Karte zufällig zieht, gewinnt öfter oder nicht; und was mit Siegen einhergeht.
desk-people = Partien von Menschen
desk-people-about = Die fertigen Partien mit diesem Paket, in denen alle zugestimmt haben, neben Partien von Bots mit denselben Karten; und wie es war.
desk-probe = Was zählt?
desk-probe-about = Eingeschränktes Spiel, Empfindlichkeit jeder Zahl, Können und Glück, was nie vorkommt.
desk-dose = Schritt für Schritt
desk-dose-about = Eine Zahl Schritt für Schritt gedreht: die ganze Kurve einer Größe und ihre Klippen.
desk-tune = Abstimmen
desk-tune-about = Zahlen werden gedreht, bis die Ziele getroffen sind.
argument-players = Spieler
argument-players-help = Wie viele am Tisch sitzen.
argument-games = Partien
argument-games-help = Wie viele, an jedem Tisch.
argument-bots = Bots
argument-bots-help = level1,level2 an einem Tisch, die Plätze wechseln; level2+keen abwechselnd unter sich. Ohne Angabe sucht das Labor sie aus.
argument-seed = Startwert
argument-seed-help = Der ersten Partie; jede nächste hat einen um 1 höheren.
argument-what = Was
argument-what-help = Eine Frage nach der anderen.
argument-only = Nur
argument-only-help = Nur was passt: card-*, numbers.*, *.distance
argument-knob = Zahl
argument-knob-help = datei.schlüssel=von..bis oder datei.schlüssel=von..bis..schritt; beim Abstimmen eine je Zeile.
argument-figure = Größe
argument-figure-help = Was beobachtet wird: share(empire), rounds, end(limit) …
argument-target = Ziele
argument-target-help = Eines je Zeile: share(empire)=0.5, rounds=14..20, end(limit)<=0.02
argument-trials = Einstellungen
argument-trials-help = Höchstens so viele Einstellungen werden probiert.

probe-deals = Erzwungenes Geben
probe-deals-figure = Prozentpunkte Siegquote mehr mit der Karte
probe-deals-note = Eine Karte wird vor dem ersten Zug einem Platz gegeben, den der Zufall bestimmt, anstelle einer anderen; derselbe Startwert wird auch ohne sie gespielt. Niemand hat sie gewählt, der Unterschied ist also die Karte, und wie diese Bots sie spielen.
deals-help = Hilft, wem sie gegeben wird: { $names }
deals-help-none = Von keiner Karte ist bewiesen, dass sie hilft, wem sie gegeben wird.
deals-hurt = Schadet, wem sie gegeben wird (die Karte ist schwach, oder diese Bots spielen sie falsch): { $names }
deals-hurt-none = Von keiner Karte ist bewiesen, dass sie schadet, wem sie gegeben wird.
deals-none = Es gibt keine Karte, die man einem Platz geben könnte.

contrast-result = Ergebnis
contrast-points = Punkte nach Herkunft
contrast-verb = Gewählt, je Partie
contrast-early = Gewählt in den ersten drei Runden
contrast-thing = Gewählt, und worauf
contrast-more = Unterschied (95 %)
contrast-note = { $deals } Austeilungen, { $games } Partien zu { $players }: Jeden Platz jeder Austeilung haben beide gespielt. Genannt ist, was sich über den Zufall hinaus unterscheidet, berichtigt um alles, was angesehen wurde. Es geht mit Können einher; es muss nicht sein, was es ausmacht.
won = gewonnen
points = Punkte
