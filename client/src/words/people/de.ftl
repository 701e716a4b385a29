me-title = Ich
begin-help = Zum Spielen brauchst du kein Konto, und nichts hiervon ist dafür nötig. Wenn du willst, bekommt dieses Gerät einen eigenen Schlüssel; dann erkennt dich der Server wieder:
begin-games = Alle deine Tische in einer Liste, die auf dich warten zuerst.
begin-devices = Auf dem Telefon oder einem anderen Rechner mit denselben Plätzen weiterspielen, über einen QR-Code.
begin-statistics = Deine beendeten Partien, Wertungen und Statistiken.
begin-privacy = Der Schlüssel ist ein Geheimnis in einem Cookie dieses Browsers. Keine E-Mail, kein Passwort; du kannst hier jederzeit alles löschen.
begin = Diesem Gerät einen Schlüssel geben
have-code = Ich habe einen Code von einem anderen Gerät
name-optional = Name (wenn du willst)
keep = Behalten
profile = Name
listed = Meinen Namen und meine Wertungen allen in der Liste dieses Servers zeigen
ratings = Wertungen
ratings-here = Wertungen dieses Servers
rating = { $value }
rating-about = { $value } ± { $off }
rating-none = Noch hat keine Partie für eine Wertung gezählt.
rating-help = Du beginnst mit 1000. Es zählen Partien, in denen niemandem geholfen und gegen Bots kein Zug zurückgenommen wurde, mit den Karten des Spiels selbst und nur bekannten Mitspielenden; auch Bots haben eine Wertung.
provisional = vorläufig
standings-none = Noch niemand.
standings-help = Hier steht nur, wer gezeigt werden will.
statistics = Statistik
against = Im Vergleich
between = Du und { $name }
common = Partien, die ihr zusammen gespielt habt
finished = Beendete Partien
nothing-yet = Du hast noch keine Partie beendet. Danach steht hier deine Statistik.
devices = Geräte
devices-help = Alle haben dieselben Plätze, denselben Namen und dieselben Einstellungen.
device = Gerät
device-here = dieses Gerät
device-seen = zuletzt benutzt { $when }
remove = Entfernen
remove-sure = Wirklich entfernen?
remove-help = Das Gerät verliert sofort alle deine Plätze, auch über Links, die es behalten hat. Links zu diesen Plätzen, die du anderen gegeben hast, gelten nicht mehr.
remove-here-help = Dieses Gerät behält die Plätze, die es selbst genommen hat; deine anderen Geräte behalten alle.
join-other = Anderes Gerät verbinden
code-help = Scanne das mit dem anderen Gerät, oder tippe den Code dort unter „Ich“ ein.
code-qr = QR-Code, um ein anderes Gerät zu verbinden
code-left = { $n ->
    [one] Er gilt einmal, noch eine Minute.
   *[other] Er gilt einmal, noch { $n } Minuten.
}
code-link = Oder als Link
code-warning = Zeige ihn niemandem sonst: Wer ihn öffnet, bekommt alle deine Plätze.
code-hide = Code wegräumen
code = Code
code-look = Weiter
code-wrong = Dieser Code gilt nicht, oder nicht mehr. Mach auf dem anderen Gerät einen neuen.
join-title = Dieses Gerät verbinden
join-help = Öffne auf deinem anderen Gerät „Ich“ und wähle „Anderes Gerät verbinden“. Tippe dann hier ein, was es zeigt.
meet = Dieses Gerät mit dem anderen verbinden?
meet-name = Dieses Gerät mit denen von { $name } verbinden?
meet-same = Dieses Gerät ist schon verbunden.
meet-help = { $n ->
    [one] Noch ist nichts geschehen. Bisher gibt es ein Gerät. Wenn du zustimmst:
   *[other] Noch ist nichts geschehen. Bisher gibt es { $n } Geräte. Wenn du zustimmst:
}
meet-gets = Dieses Gerät bekommt alle Plätze, den Namen und die Einstellungen des anderen.
meet-brings = Das andere bekommt alle Plätze dieses Geräts.
meet-merges = Die beendeten Partien und Wertungen von „{ $name }“ auf diesem Gerät gehen in denen des anderen auf. Das lässt sich nicht rückgängig machen.
meet-warning = Mach nur weiter, wenn das andere Gerät deins ist: Wer es hat, kann an deiner Stelle spielen.
meet-yes = Verbinden
meet-no = Nein
forget-me = Mein Profil löschen
forget-me-sure = Wirklich alles löschen?
forget-me-help = Name, Wertungen, Verlauf und die Verbindung deiner Geräte verschwinden; deine Plätze werden namenlos und bleiben bei dem Gerät, das sie genommen hat. Es bleiben nur namenlose Ergebnisse in den Partien anderer.
somebody = jemand
who = Wer
games = Partien
games-n = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
ahead = Vorn
behind = Hinten
together = Gleiche Seite
picture = Bild
won-of = Gewonnen
won-of-n = { $won } von { $of }
which-game = Spiel
all-games = Alle Spiele
by-game = Gewonnen nach Spiel
by-side = Gewonnen nach Seite oder Fraktion
by-bot = Gewonnen gegen Bots
by-length = Gewonnen nach Dauer
length-15 = unter 15 Minuten
length-30 = unter einer halben Stunde
length-60 = unter einer Stunde
length-120 = unter zwei Stunden
length-1440 = innerhalb eines Tages
length-more = über Tage
rating-course = Wertung von Partie zu Partie
points-course = Punkte von Partie zu Partie
course-of = { $caption }: { $n } Partien, von { $low } bis { $high }; gefüllte Punkte sind gewonnen
rated = Wertung { $value }
unrated-seeded = ohne Wertung: was kommt, war vorher bekannt
unrated-pack = ohne Wertung: andere Karten
unrated-helped = ohne Wertung: ein Bot sprang ein
unrated-alone = ohne Wertung: allein
unrated-unknown = ohne Wertung: nicht alle sind bekannt
unrated-nobody = ohne Wertung: niemand gewann
unrated-back = ohne Wertung: Züge wurden zurückgenommen
unrated-late = ohne Wertung: gespielt, bevor du einen Schlüssel hattest
tables-none = Du hast keine Tische.
group-waiting = { $n ->
    [one] Einer wartet auf dich
   *[other] { $n } warten auf dich
}
group-others = Andere sind dran
group-lobbies = Noch nicht begonnen
group-over = Beendet
only-here = Diese Tische merkt sich nur dieser Browser.
keep-them = Für andere Geräte behalten
filter = Welche Tische
mode = Tempo
mode-any = Live oder über Tage
mode-live = live
mode-turns = über Tage
only-free = nur mit freien Plätzen
tables-n = { $n ->
    [one] Ein Tisch
   *[other] { $n } Tische
}
