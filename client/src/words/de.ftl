# Die Texte der Oberfläche. Die eines Spiels liegen beim Spiel, die der Räume und Fehler beim Server.

# Startseite
slogan = Drei Strategiespiele. Ein Tisch.
slogan-more = Allein gegen Bots, zu mehreren an einem Bildschirm oder übers Netz mit einem Link. Ohne Konto, ohne Werbung, auf Deutsch und Englisch.
games = Spiele
my-games = Meine Partien
my-games-all = Alle { $n } zeigen
my-games-page = Alle meine Partien
next-table = { $n ->
    [one] Zum Tisch, der wartet
   *[other] Zum nächsten von { $n } wartenden Tischen
}
since-when = seit { $when }
me = Ich
device-joined = Ein Gerät ist dazugekommen.
name-kept = Behalten.
forgotten-me = Dein Profil ist gelöscht.
open-tables = Offene Tische
public-rooms = Öffentliche Räume
public-none = Gerade hat niemand einen öffentlichen Raum offen. Mach selbst einen auf: „Neuer Raum“, dann „Öffentlich“.
play-now = Gegen Bots spielen
new-room = Neuer Raum
learn = Beim Spielen lernen
learn-title = Erste Partie: { $game }
learn-side = { $game }: Von welcher Seite willst du es lernen?
learn-begin = Los geht’s
learn-guided = Eine geführte Partie
learn-guided-help = Eine richtige Partie gegen Bots. Ein Lehrer sagt immer nur eines, dann, wenn es zählt, und der Tisch wartet, während du liest.
learn-lessons = Einzelne Lektionen
learn-lessons-help = Jede ist eine Stellung aus einer richtigen Partie, in der etwas zu tun ist. Du kannst zurücknehmen und es noch einmal versuchen, so oft du willst.
learn-done = Das war die geführte Partie
learn-play-on = Hier weiterspielen
learn-alone = Eine eigene Partie
lesson = Lektion
lesson-try = Versuchen
lesson-again = Zurück und noch einmal
lesson-next = Weitere Lektionen
lesson-solved = Gelöst.
lesson-on = Mach weiter, oder geh zurück und versuche etwas anderes.
lesson-not = Noch nicht gelöst. Getan hast du dies: { $did }.
teacher-watch = Jetzt spielen die anderen. Schau zu; gleich wirst du wieder gefragt.
teacher-free = Das ist deine Sache. Was leuchtet, kann gewählt werden, die Glühbirne fragt einen Bot um Rat, und die Regel sagt, worum es geht.
teacher-rather = Das ginge auch, aber tun wir zuerst, was hier beschrieben ist.
teacher-did = Du: { $did }.
rulebook = Regelheft
credits = Mitwirkende und Lizenzen
api-docs = Für Bot-Bauer
players-range = { $min ->
    [one] { $max ->
        [one] allein
       *[other] allein oder bis { $max } Personen
    }
   *[other] { $min } bis { $max } Personen
}
minutes-range = { $min }–{ $max } Minuten
unofficial = „51st State“ ist eine inoffizielle Umsetzung für den privaten Gebrauch und steht in keiner Verbindung zu Portal Games oder Ignacy Trzewiczek. Sie enthält keine Illustrationen und keine Texte des Verlags.

rebellion-title = Rebellion der Planeten
rebellion-line = Acht Planeten kreisen um die Sonne, und mit jeder Runde ändern sich die Wege: das Imperium gegen alle anderen, mit Brücken aus Licht und immer leererer Kasse.
rebellion-credit = Ein Spiel von Monsieur Bernard (Prototyp vom 10. Februar 2022). Der Titel ist ein Arbeitstitel; das Spielbrett haben wir erschlossen, die Namen und Geschichten seiner Orte sind von uns, ebenso Entscheidungen, wo der Prototyp schweigt.
state51-title = 51st State
state51-line = Aus Ruinen, Abkommen und Überfällen baust du einen neuen Staat: Jede Karte lässt sich bauen, verbünden oder plündern.
state51-credit = Ein Spiel von Ignacy Trzewiczek, erschienen bei Portal Games. Anleitung des Verlags: Yiannis Strigkos, Chevee Dodd und Ignacy Trzewiczek; deutsche Ausgabe: Benjamin Schönheiter. Inoffizielle Umsetzung: Regeln und Kartenwerte als Tatsachen, alle Texte von uns.
counterweight-title = Counterweight
counterweight-line = Gemeinsam baut ihr die Station am Ende des Weltraumlifts. Scheitert sie, verlieren alle; steht sie, gehört sie nur einem von euch.
counterweight-credit = „Dark Space: Counterweight“, ein Spiel von André Busch (Idee, Konzept, Regeln, Design, Artwork). Regeln und Spieltest: Maximilian Döring, Moritz Mickel. Die Karten über die Beispiele der Anleitung hinaus sind von uns.

# Bots
bots = Bots
bot = Bot
bot-level = Stufe { $n } · { $name }
bot-name-0 = Ratsche
bot-name-1 = Ritzel
bot-name-2 = Spindel
bot-name-3 = Balg
bot-name-4 = Zunge
bot-name-5 = Kurbel
bot-add = Bot hinsetzen …
bot-stands-in = Bot spielen lassen

# Neuer Raum und Vorraum
new-room-of = Neuer Raum: { $game }
room = Raum
room-title = Name des Raums
room-public = Öffentlich: Alle auf diesem Server dürfen zusehen und Platz nehmen
room-playtest = Die Mitspielenden fragen, ob die Partie als Spieltest zählt und wie sie war
playtest = Spieltest
consent = Diese Partie darf als Spieltest zählen
consent-of = { $name }: Diese Partie darf als Spieltest zählen
consent-help = Wenn alle am Tisch zustimmen, liest, wer das Spiel gemacht hat, in Zahlen, wie sie verlief – ohne Namen. Du kannst das jederzeit zurücknehmen, auch danach.
room-open = Raum öffnen
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen, sobald es losgeht.
room-full-watching = Alle Plätze sind besetzt. Du siehst zu.
mode = Tempo
mode-live = Live: Alle sitzen am Tisch
mode-turns = Über Tage: Jeder zieht, wenn Zeit ist
clock = Zeit für eine Entscheidung
clock-none = so lange es dauert
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
clock-help = Wer länger braucht, für den spielt ein Bot weiter, bis er oder sie zurückkommt.
players = Personen
solo = Allein
seats = Plätze
seats-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
seat-n = Spieler { $n }
seat-who = Wer auf Platz { $n } sitzt
seat-name = Name auf Platz { $n }
seat-bot = Bot für Platz { $n }
seat-me = An diesem Bildschirm
seat-open = Freier Platz
seat-open-long = Frei, per Einladung
hot-seat-help = Mehrere teilen sich diesen Bildschirm. Zwischen den Zügen ist er verdeckt, bis die nächste Person übernimmt.
open-help = Sobald der Raum offen ist, bekommst du einen Link und einen QR-Code für alle anderen.
pack = Kartenpaket
pack-none = keins – das Spiel, wie es ist
pack-help = Eigene Karten, Bretter oder Zahlen, die auf diesem Server bereitliegen
switches = Regeln dieser Partie
switches-standard = Grundregeln
switches-changed = { $n ->
    [one] 1 Schalter geändert
   *[other] { $n } Schalter geändert
}
rules-of-room = Regeln dieser Partie
changed = Geändert
name = Dein Name
name-next = Name für noch jemanden an diesem Bildschirm
guest = Gast
you = Du
host = Gastgeber
sit-down = Platz nehmen
get-up = Aufstehen
get-up-sure = Wirklich aufstehen
get-up-help = Wer aufsteht, kommt an diesem Gerät nicht auf den Platz zurück. Zum Unterbrechen genügt es, die Seite zu schließen.
got-up = Du bist aufgestanden.
free-seat = Platz räumen
hand-back = Zurückgeben
start = Los geht’s
start-fill = Mit Bots auffüllen und los
start-wait = { $n ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder setz einen Bot hin.
   *[other] { $n } Plätze sind noch frei: Lade jemanden ein, oder setz Bots hin.
}
bot-plays-for-you = Ein Bot spielt für dich.
i-am-back = Ich bin wieder da
seat-free-here = An diesem Tisch ist ein Platz frei.
waiting-start = Der Gastgeber beginnt das Spiel.
invite = Einladen
link-invite = Link zum Mitspielen
link-invite-help = Wer ihn hat, darf auf einem freien Platz sitzen.
link-invite-new = Neuer Link zum Mitspielen
link-watch = Link zum Zuschauen
link-watch-help = Wer ihn hat, darf zusehen, sieht aber niemandes Geheimnisse.
link-watch-new = Neuer Link zum Zuschauen
link-new-help = Ein neuer Link macht den alten ungültig.
link-new-made = Hier ist der neue Link; ältere gelten nicht mehr.
link-device = Dein Platz auf einem anderen Gerät
link-device-help = Behalte ihn für dich: Wer ihn hat, spielt für dich.
link-device-new = Auf einem anderen Gerät weiterspielen
copy = Kopieren
copied = Kopiert.
copy-failed = Dieser Browser erlaubt das Kopieren nicht; nimm die Adresszeile.
share = Teilen
qr-of = QR-Code: { $label }
status-lobby = Wartet auf Mitspieler
status-playing = Läuft
status-over = Zu Ende
card-won = Gewonnen, { $points }
card-lost = Verloren, { $points }
card-nobody = Niemand hat gewonnen, { $points }
forget = Vergessen
forget-room = { $title } vergessen
forgotten = „{ $title }“ ist nicht mehr unter deinen Partien.
forget-running = Diese Partie läuft noch. Wenn du sie vergisst, führt nur noch ihr Link zurück an deinen Platz.
forget-not = Behalten
link-local = Diesen Link kann nur dieser Rechner öffnen: Der Server hört auf keinen anderen. Starte ihn mit make play HOST=0.0.0.0 (oder spielwerk serve --host 0.0.0.0), dann tragen die Links seine Adresse in deinem Netz.
watching-lobby = Du schaust zu. Die Partie beginnt hier von selbst.
bots-more = Weitere
your-side = Deine Seite
mode-turns-help = Jeder zieht, wenn er Zeit hat. Am Tisch kannst du angeben, wo du von deinem Zug erfahren willst, falls der Betreiber dieses Servers Mail oder Webhooks eingerichtet hat.
here = da
away = weg
left = aufgestanden

# Tisch
your-turn = Du bist dran
title-turn = Du bist dran: { $game }
your-decision = Was jetzt zu tun ist
time-left = Verbleibende Zeit
notice = Sag mir, wenn ich dran bin
notice-email = E-Mail-Adresse
notice-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Nachricht, die wir dir geschickt haben.
notice-webhook = Webhook
notice-format = Wozu die Adresse gehört
notice-format-own = etwas Eigenes (JSON)
notice-format-discord = Discord
notice-format-ntfy = ntfy (die Adresse des Themas)
notice-format-gotify = Gotify (…/message?token=…)
notice-remind = Erinnere mich, wenn ich lange dran bin
notice-remind-usual = nach zwei Tagen
notice-remind-after = { $hours ->
        [12] nach einem halben Tag
        [24] nach einem Tag
        [72] nach drei Tagen
       *[168] nach einer Woche
    }
notice-remind-never = nie
push-off = Diesem Browser Bescheid geben
push-on = Dieser Browser bekommt Bescheid
push-help = { $n ->
        [0] Auch wenn keine Seite offen ist. Die Meldung sagt nur, dass der Tisch wartet, nie, was darauf liegt.
        [one] Auch wenn keine Seite offen ist. Noch ein Gerät von dir bekommt Bescheid.
       *[other] Auch wenn keine Seite offen ist. { $n } weitere Geräte von dir bekommen Bescheid.
    }
push-insecure = Dieser Browser könnte dir von selbst Bescheid geben, aber nur an einer Adresse, die mit https beginnt.
push-unsupported = Dieser Browser kann dir nicht von selbst Bescheid geben. Auf iPhone und iPad: Leg Spielwerk zuerst auf den Startbildschirm und öffne es dort.
push-denied = Du hast diesem Browser verboten, Meldungen dieser Seite zu zeigen. In seinen Einstellungen kannst du das ändern.
push-failed = Der Push-Dienst des Browsers hat nicht mitgemacht. Versuch es später noch einmal oder auf anderem Weg.
notice-kept = Gespeichert.
notice-none = Der Gastgeber dieses Servers hat alle Meldungen abgeschaltet: Schau ab und zu vorbei, oder erlaube diesem Browser, dir Bescheid zu geben.
notice-failing = Die letzte Nachricht ließ sich noch nicht senden ({ $n ->
    [one] ein Versuch
   *[other] { $n } Versuche
}); es wird weiter versucht.
notice-lost = Die letzte Nachricht ließ sich nicht senden und wurde aufgegeben. Stimmt die Adresse? Speichere sie noch einmal, dann wird es neu versucht.
keep = Speichern
waiting-for = { $name } entscheidet.
thinking = { $name } denkt nach …
thinks = denkt nach
round-phase = { $round ->
    [0] { $phase }
   *[other] Runde { $round } · { $phase }
}
round = Runde
round-n = Runde { $n }
points = Punkte
winner = Gewonnen
choose-one = Wählen
more = Mehr
filter = Suchen
amount = Wie viel
less = Weniger
more-of-it = Mehr
pick-anew = Neu wählen
unasked = Außer der Reihe
list-from = { $n } zur Wahl
draft-open = Du hast etwas geplant, das noch nicht ausgeführt ist.
draft-do = { $plan } und weiter
draft-drop = Ohne das weiter
nothing-here = Hier gibt es gerade nichts zu tun.
rule = Regel
undo = Zurück
undo-turn = Ganzen Zug zurück
hint = Tipp
hint-is = Ein Bot würde wählen
tip-rulebook = „{ $word }“ im Regelbuch
ask-more = Ganze Frage
ask-less = Kürzer
skip-to-now = { $n ->
    [one] Zum Jetzt springen (noch 1)
   *[other] Zum Jetzt springen (noch { $n })
}
game-over = Das Spiel ist zu Ende
die-shows = Würfel mit { $sides } Seiten: { $value }
side = Protokoll, Gespräch, Notizen und Regeln
log = Protokoll
log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Zeilen zeigen
log-jump = Diesen Moment zeigen
log-whole = Jede Einzelheit
log-newest = Neuestes
log-more = und { $n } weitere
since-full = Seit deinem letzten Zug
since-mine = Was dich betrifft
since-rest = Was sonst geschah
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
since-go-on = Weiter
since-play = Zeig mir diese Strecke
since = Seit deinem Zug:
since-watched = Zuletzt:
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
unread = neu:
notes = Notizen
notes-private = Nur du kannst das lesen
notes-loading = lädt …
notes-typing = schreibt …
notes-kept = gespeichert
notes-failed = nicht gespeichert
rules = Regeln
rules-missing = Das Regelheft lässt sich gerade nicht laden.
rules-search = Im Regelheft suchen
rules-hits = { $n ->
    [one] Ein Abschnitt gefunden
   *[other] { $n } Abschnitte gefunden
}
rules-no-hit = Nichts gefunden.
rules-cards = Karten
rules-cards-of = { $game }: alle Karten
rules-icons = Symbole
rules-icons-of = Die Symbole von { $game }
cards-order = Reihenfolge
cards-order-kind = Nach Art
cards-order-best = Die stärksten zuerst
cards-order-worst = Die schwächsten zuerst
cards-worth-help = Wert: um wie viele Prozentpunkte öfter oder seltener gewann, wem der Zufall die Karte gab, neben denen mit irgendeiner gezogenen. „Geht einher“: wer sie sich nahm, bei gleichem Platz und gleich vielen Karten; das beweist nichts. 95-%-Intervall. Aus { $games } Partien von Bots ({ $bots }).
cards-worth-none = Der Wert dieser Karten wurde nicht gemessen.
cards-worth = Wert { $lift } ({ $low } bis { $high }, n = { $n })
cards-goes-with = Geht einher mit { $lift } ({ $low } bis { $high }, n = { $n })
cards-not-measured = Wert: nicht gemessen
rules-search-cards = Karten durchsuchen
rules-kind = Art
rules-all-kinds = Alle Arten
rules-cards-found = { $n ->
    [one] Ein Titel
   *[other] { $n } Titel
}
rules-overview = Übersicht
rules-print = Drucken
contents = Inhalt
hand-over = Jetzt ist { $name } dran
hand-over-help = Gib den Bildschirm weiter. Vorher ist nichts zu sehen.
hand-over-done = Ich bin { $name }
hand-over-never = In diesem Raum nicht verdecken

# Tasten
keys = Tasten
keys-on = Einzelne Tasten als Abkürzung am Tisch
keys-number = einen Knopf der Aktion drücken
keys-tab = von Knopf zu Knopf
keys-arrows = von Ding zu Ding auf dem Spielplan, von Zeile zu Zeile im Protokoll
keys-enter = wählen oder fragen, warum es nicht geht
keys-escape = neu wählen, schließen
keys-target = zum nächsten wählbaren Ding
keys-undo = zurück
keys-undo-turn = ganzen Zug zurück
keys-hint = Tipp
keys-now = zum Jetzt springen
keys-side = Protokoll, Gespräch, Regeln
keys-help = diese Liste

# Wiederholung und Ergebnis
replay = Wiederholung
play = Abspielen
pause = Anhalten
step = Schritt
step-of = Schritt { $step } von { $steps }
step-first = Zum Anfang
step-last = Zum Ende
step-previous = Ein Schritt zurück
step-next = Ein Schritt weiter
step-quiet = Eine Entscheidung, die das Protokoll nicht erwähnt.
share-moment = Link zu diesem Moment kopieren
moment-copied = Der Link zu diesem Moment ist kopiert.
to-table = Zum Tisch
eyes = Mit wessen Augen
spectator = Zuschauer
result = Ergebnis
won-by = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
nobody-won = Niemand hat gewonnen
hint-clear = klar besser als das Nächste
hint-close = kaum besser als das Nächste
hint-odds = ≈ { $n } %
hint-odds-of = Aussicht auf den Sieg, nach Probespielen
you-won = Du hast gewonnen
you-won-by = Du hast gewonnen, mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
} Vorsprung
won-together = Ihr habt zusammen gewonnen: { $names }
you-lost = Du hast verloren, gewonnen hat: { $names }
you-lost-by = Du hast mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
} Rückstand verloren, gewonnen hat: { $names }
lost-all = Alle haben verloren
ending = Wie es zu Ende ging
points-by-source = Punkte nach Herkunft
turning-none = Kein Zug hat die Aussichten stärker verändert, als eine solche Schätzung irren kann.
trend = Runde { $round }: { $n }
not-over = Diese Partie läuft noch
decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
lasted = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
course = Der Verlauf der Punkte
course-short = Die Partie war zu kurz für einen Verlauf.
plot = Punkte nach jeder Runde
as-table = Als Tabelle
show = Zeigen
turning-points = Wendepunkte
turning = Runde { $round }: Zug von { $name }
turning-odds = { $who }: { $before } % → { $after } % (± { $noise })
turning-help = Wie gut die Aussichten auf den Sieg vor und nach diesem Zug standen, und was ein Bot getan hätte.
turning-played = Gespielt: { $text }.
turning-advised = Ein Bot hätte gewählt: { $text }, mit { $n } % mehr für { $who }.
turning-same = Ein Bot hat nichts Besseres gefunden: Der Zufall hat entschieden, oder was niemand wissen konnte.
turning-thinking = Ein Bot sieht die Partie durch …
turning-failed = Die Wendepunkte lassen sich gerade nicht suchen. Deine Entscheidungen kannst du trotzdem ansehen.
review = Die Entscheidungen im Rückblick
review-own = Meine Entscheidungen ansehen
review-of = { $own ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
review-help = Ein Bot hat jede Entscheidung von Gewicht angesehen: wie gut die Aussichten mit der besten Wahl waren, die er fand, und wie gut mit dem, was gespielt wurde, bei denselben verdeckten Karten und demselben Glück. Bemängelt wird nur, was über das Rauschen der Schätzung hinausgeht.
review-whose = Wessen Entscheidungen
review-curve = Die Aussicht auf den Sieg nach jeder Entscheidung
review-dip = Runde { $round }: { $before } % wären es gewesen, { $after } % sind es geworden
review-thinking = Ein Bot sieht Entscheidung { $n } von { $total } an …
review-thinking-label = Angesehene Entscheidungen
review-failed = Die Entscheidungen dieser Partie lassen sich gerade nicht beurteilen. Versuche es in einer Minute noch einmal.
review-nothing = Es gab keine Entscheidung zu beurteilen.
review-flawless = Ein Bot hat nichts gefunden, was deutlich besser gewesen wäre.
review-all = Alle Entscheidungen
review-amiss = Was besser gegangen wäre
review-show-all = Alle Entscheidungen zeigen
review-fell = { $before } % → { $after } % (± { $noise })
review-better = Besser: { $text }.
review-previous = Zum vorigen Fehler
review-next = Zum nächsten Fehler
review-no-decision = Hier hat dieser Platz nichts entschieden, oder nichts von Gewicht.
percent = { $n } %
verdict = { $verdict ->
    [best] Beste Wahl
    [good] Gut
    [slip] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}
verdicts = { $n } { $verdict ->
    [best] beste
    [good] gut
    [slip] ungenau
    [mistake] Fehler
   *[blunder] { $n ->
        [one] grober Fehler
       *[other] grobe Fehler
    }
}
lead-changed = Runde { $round }: { $name } geht in Führung
feedback = Wie war es?
feedback-of = { $name }, wie war es?
feedback-words = In eigenen Worten, wenn du magst
feedback-help = Für die, die das Spiel gemacht haben. Die anderen am Tisch sehen es nicht, und dein Name steht nicht dabei.
feedback-kept = Danke. Du kannst es jederzeit ändern.
feedback-back = Zurücknehmen
face-1 = mies
face-2 = schlecht
face-3 = mittel
face-4 = gut
face-5 = toll
rematch = Revanche
record = Aufzeichnung herunterladen
tutorial = Geführte Partie
next = Weiter

# Einstellungen
settings = Einstellungen
menu = Menü
language = Sprache
language-switch = In English
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
pace = Tempo fremder Züge
pace-slow = gemächlich
pace-normal = normal
pace-fast = schnell
confirm = Unter Leuten gilt meine Wahl
confirm-no = sofort
confirm-moment = nach einem Augenblick
confirm-ask = wenn ich sie bestätige
held-ask = Soll das gelten?
held-moment = Das gilt gleich.
held-send = Es gilt
held-back = Zurücknehmen
less-motion = Weniger Bewegung
sound = Töne
sound-day = Tagsüber (7 bis 22 Uhr)
sound-on = Immer
sound-off = Nie
volume = Lautstärke
notify = Melden, wenn ich dran bin
notify-refused = Dieser Browser erlaubt der Seite keine Meldungen.
on = an
off = aus

# Überall
home = Zur Startseite
close = Schließen
cancel = Abbrechen
loading = Lädt …
try-again = Noch einmal versuchen

# Fehler
line-lost = Der Server ist nicht erreichbar. Es wird weiter versucht …
unsent-line = Noch nicht gesendet: Der Server ist nicht erreichbar. Dein Zug ist auf dieser Seite gemerkt und geht hinaus, sobald es möglich ist.
unsent-unsure = Noch nicht bestätigt: Die Verbindung riss, während dein Zug gesendet wurde. Er wird wieder gesendet, bis der Server ihn hat, und zählt nie doppelt.
unsent-store = Noch nicht gespeichert: Der Server kann im Augenblick nichts speichern. Dein Zug wird wieder gesendet, bis er es kann.
unsent-full = Noch nicht gespeichert: Dieser Browser hat keinen Platz mehr für deine Partien. Schaff etwas Platz; dein Zug wird dann von selbst gespeichert.
unsent-back = Zurücknehmen
unsent-dropped = Zurückgenommen: Es wurde nichts gesendet.
line-slow = Der Server lässt sich Zeit. Dein Zug ist unterwegs und geht nicht verloren.
line-back = Die Verbindung ist wieder da.
fault-not-found = Hier ist nichts
fault-not-found-help = Vielleicht ist die Adresse vertippt, oder den Raum gibt es nicht mehr.
fault-no-access = Dieser Raum ist dir verschlossen
fault-no-access-help = Du brauchst einen Link von jemandem aus diesem Raum. Öffne auf diesem Gerät den, den du bekommen hast.
fault-bad-token = Dieser Link gilt nicht mehr
fault-bad-token-help = Der Gastgeber hat ihn widerrufen oder deinen Platz geräumt. Bitte um einen neuen.
fault-full = Hier sehen schon sehr viele zu
fault-full-help = Wer mitspielt, kommt immer herein; zum Zuschauen ist gerade kein Platz. Wenn du den Raum schon in mehreren Fenstern offen hast, schließe eines.
fault-seat-taken = Der Raum ist voll
fault-seat-taken-help = Alle Plätze sind besetzt. Bitte um einen Link zum Zuschauen.
fault-other-rules = Diese Partie gehört zu anderen Regeln
fault-other-rules-help = Sie wurde mit einer anderen Fassung der Regeln oder Karten begonnen, als dieser Server sie hat. Ihre Aufzeichnung bleibt erhalten.
fault-failed = Da ging etwas schief
fault-failed-help = Der Server hat einen Fehler gemacht. Von deiner Partie ist nichts verloren.
fault-offline = Der Server ist nicht erreichbar
fault-offline-help = Vielleicht wird er gerade neu gestartet. Versuch es gleich noch einmal.
late-lines = { $n ->
    [0] Zu spät: Dein Zug gilt nicht. Inzwischen ist das geschehen:
   *[other] Zu spät: Dein Zug gilt nicht. Inzwischen ist viel geschehen, zuletzt:
}
late-quiet = Zu spät: Dein Zug gilt nicht. Auf diesem Platz wurde schon entschieden.
late-undone = Zu spät: Dein Zug gilt nicht. Inzwischen wurde etwas zurückgenommen.
problem-offline = Der Server ist nicht erreichbar.

# Mitwirkende
credits-ours = Was von uns ist
credits-icons = Symbole
credits-icons-text = Die Symbole haben Lorc, Delapouite und die anderen gezeichnet von
credits-parts = Schriften und Bibliotheken
credits-own = Bilder, Spielpläne und Karten wurden für dieses Projekt gezeichnet.

## A record file
import = Eine Aufzeichnung öffnen
import-help = Jedes beendete Spiel lässt sich als Datei mitnehmen („Aufzeichnung“ beim Ergebnis). Hier wird daraus wieder ein Tisch: Ein beendetes Spiel siehst du Schritt für Schritt, ein unfertiges geht weiter, wo es stehen blieb. Ein Kartenpaket (.zip) kommt in die Werkstatt, wo es sich spielen lässt.
import-choose = Datei wählen oder hierher ziehen
import-reading = Wird gelesen …

# Ein Spiel, das mit den Regeln dieses Servers nicht weitergehen kann
stopped = Dieses Spiel steht still
stopped-other-rules = Es wurde mit Fassung { $rules } der Regeln begonnen; dieser Server hat Fassung { $here }.
stopped-other-data = Es wurde mit anderen Karten und Zahlen begonnen, als dieser Server sie hat, und sie wurden nicht aufbewahrt.
stopped-no-game = Dieser Server kennt das Spiel nicht mehr.
stopped-no-pack = Es wird mit einem Kartenpaket gespielt, das es auf diesem Server nicht gibt.
stopped-kept = Nichts ist verloren: Es geht weiter, sobald ein Server mit seinen Regeln zurück ist. Bis dahin könnt ihr es ansehen und miteinander reden.
stopped-part = Von { $steps } Zügen lassen sich die ersten { $step } zeigen; ab da würden die heutigen Regeln etwas anderes erzählen.
stopped-end = Spiel beenden …
stopped-end-sure = Wirklich beenden und Aufzeichnung öffnen
stopped-end-help = Als Gastgeber kannst du das Spiel beenden. Dann können alle die Aufzeichnung mit allem Verborgenen herunterladen und mit der Ausgabe weiterspielen, mit der es begonnen wurde.
stopped-ask-host = Der Gastgeber kann das Spiel beenden und damit allen die Aufzeichnung öffnen.

# Zufall
fair = Ehrlicher Zufall
fair-promise = Vor dem ersten Zug hat dieser Raum seine Würfel und Karten versprochen: Das ist der Abdruck des Geheimnisses, aus dem sie kommen. Nach dem Spiel wird das Geheimnis genannt, und jeder kann vergleichen.
fair-over = Das ist der Abdruck des Geheimnisses, der vor dem ersten Zug versprochen wurde. Das Geheimnis selbst steht jetzt in der Aufzeichnung.
fair-check = Lade die Aufzeichnung herunter, dann:
fair-seeded = Jemand hat den Startwert dieses Spiels gewählt oder es aus einer Aufzeichnung geladen: Wer den Startwert kennt, kann wissen, was verborgen ist.
fair-none = Vor dem ersten Zug gibt es noch kein Versprechen, und in Spielen aus der Zeit vor Ausgabe 0.2 gar keines.
fair-more = Wie das geht
fair-secret-title = Woher Würfel und Karten kommen
fair-secret-text = Wenn ein Spiel beginnt, nimmt der Server 256 zufällige Bits von seinem Betriebssystem. Alle Würfe und alles Mischen dieses Spiels werden mit BLAKE2b aus diesem Geheimnis berechnet. Aus dem, was schon gewürfelt und ausgeteilt wurde, kann niemand sie vorhersehen.
fair-promise-title = Das Versprechen
fair-promise-text = Vom ersten Zug an sehen alle einen Abdruck des Geheimnisses. Er verrät nichts, und kein anderes Geheimnis passt dazu: So kann der Server es später nicht austauschen, weil ihm ein Wurf nicht gefällt.
fair-after-title = Danach
fair-after-text = Wenn das Spiel vorbei ist, steht das Geheimnis in der Aufzeichnung. Lade sie auf der Seite mit dem Ergebnis herunter; dieser Befehl vergleicht den Abdruck, spielt das ganze Spiel nach und sagt, ob alles zusammenpasst:
fair-limits-title = Was das nicht beweist
fair-limits-text = Wer den Server betreibt, kann das Geheimnis während des Spiels lesen, wie bei jedem Server. Das Versprechen zeigt, dass nichts geändert wurde, nicht, dass niemand nachgesehen hat. Vergleiche den Abdruck mit dem, der während des Spiels zu sehen war.

workshop = Werkstatt
workshop-back = Zurück in die Werkstatt
workshop-saved = Gespeichert.

# Turniere; ihre eigenen Worte stehen in tournament/
tournament = Turnier
tournaments-mine = Meine Turniere
tournament-back = Zum Turnier

# Die statische Seite: die Spiele laufen in der Seite selbst
record-unfinished = Partie mitnehmen
record-unfinished-help = Die Datei enthält die ganze Partie bis hierher. „Aufzeichnung öffnen“ setzt sie auf einem anderen Gerät fort, auf einem Server oder auf der Seite ohne Server.
site-slogan = Allein gegen Bots oder gemeinsam an einem Bildschirm. Die Spiele laufen in dieser Seite: kein Server, kein Konto, keine Werbung, deutsch und englisch.
site-own = Dein eigener Tisch
site-own-help = Alles bleibt in diesem Browser und geht auch ohne Netz. Um mit anderen aus der Ferne zu spielen, braucht es einen Server; eine Partie lässt sich als Datei dorthin mitnehmen und zurück: „Aufzeichnung“, dann „Aufzeichnung öffnen“.
site-no-server = Alle spielen an diesem Bildschirm. Freie Plätze und Links für andere brauchen einen Server.
site-loading = Die Spiele werden geladen …
site-loaded = { $got } von { $all } MB
site-starting = Die Spiele werden aufgebaut …
site-failed = Die Spiele konnten in diesem Browser nicht gestartet werden.
site-elsewhere = Spielwerk ist in einem anderen Fenster offen
site-elsewhere-help = Deine Partien lassen sich immer nur in einem Fenster spielen. Wenn du hier weitermachst, hält das andere Fenster an; verloren geht nichts.
site-here = Hier weitermachen
site-kept = Alles ist auf diesem Gerät: Du kannst offline gehen.
site-pace-usual = Bots, die vorausdenken, sind hier so stark wie überall: Dieses Gerät ist schnell genug.
site-pace-longer = Dieses Gerät schafft { $speed } % der Arbeit, mit der die Stufen der Bots gemessen wurden. Bots, die vorausdenken, brauchen hier deshalb länger, { $three }, { $four } und { $five } Sekunden je Entscheidung, und sind so stark wie überall.
site-pace-weaker = Dieses Gerät schafft { $speed } % der Arbeit, mit der die Stufen der Bots gemessen wurden. Bots, die vorausdenken, nehmen sich hier { $three }, { $four } und { $five } Sekunden je Entscheidung und sehen { $share } % dessen an, was sie anderswo ansehen: Sie sind etwas schwächer.
site-release = Ausgabe { $release }
site-not-here = Dafür braucht es einen Server: Auf dieser Seite spielt niemand tausend Partien, und gedruckt wird auch nicht. Nimm das Paket als Datei mit.

# Antworten im Voraus
advance = Im Voraus
advance-count = Im Voraus: { $n }
advance-help = Was du hier sagst, wird für dich beantwortet, sobald die Frage kommt. Niemand sonst sieht es, und du kannst es zurücknehmen, bis es benutzt ist.
advance-asked = frag mich
advance-unless = es sei denn,
advance-number = Wie viele
advance-give = So gilt es
advance-back = Zurücknehmen
advance-stands = Gilt
advance-lifted = Gilt nicht mehr: Es ist etwas geschehen, das du wissen wolltest.
advance-show = Was war das?
advance-until-round = Für diese Runde, einmal.
advance-given = Es gilt, bis es benutzt ist oder du es zurücknimmst.
advance-gone = Zurückgenommen: Du wirst gefragt.
since-answered = Für dich beantwortet
