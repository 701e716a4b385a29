new-title = Neues Turnier
intro = In jeder Runde bekommen alle einen Tisch; Punkte, Feinwertung und die nächsten Tische ergeben sich von selbst. Ohne Konto: Jeder hat seinen Link.
game = Spiel
name = Name des Turniers
name-hint = Zum Beispiel: Freitagspokal
my-name = Dein Name
my-name-help = Lass ihn leer, wenn du nur leitest und nicht mitspielst.
system = Wie gespielt wird
system-swiss = Schweizer System
system-swiss-help = In jeder Runde treffen sich die mit gleich vielen Punkten, und niemand spielt zweimal gegen dieselben, wenn es sich vermeiden lässt. Wenige Runden genügen.
system-robin = Jeder gegen jeden
system-robin-help = Alle treffen auf alle. So viele Runden, wie das braucht.
rounds = Runden
size = Personen an einem Tisch
rest = Wenn es nicht aufgeht
rest-bots = Bots füllen den letzten Tisch
rest-bots-help = So spielen alle in jeder Runde.
rest-tables = Tische anderer Größe
rest-tables-help = So nah an der gewünschten Größe, wie das Spiel es erlaubt; ein Freilos nur, wo es nicht anders geht.
rest-bye = Jemand hat ein Freilos
rest-bye-help = Niemand ein zweites Mal, bevor alle anderen eins hatten. Im Schweizer System zählt es wie ein Sieg, bei „Jeder gegen jeden“ einen halben Punkt.
points = Punkte eines Tisches
points-places = Nach Plätzen
points-places-help = Erster 1, Letzter 0, die anderen in gleichen Stufen dazwischen; Gleiche teilen.
points-wins = Nur Siege zählen
points-wins-help = 1 für den Sieg, nichts für die anderen; mehrere Sieger teilen.
points-sides = Eine Seite gewinnt gemeinsam: 1 Punkt für alle, die zu ihr gehören.
points-none = Gewinnt niemand, bekommt niemand Punkte.
bot = Bot, der füllt und einspringt
auto = Die nächste Runde beginnt von selbst
auto-help = Sonst beginnt sie der Gastgeber.
tables = Tische
more = Regelschalter
create = Turnier eröffnen
players = Teilnehmer
players-n = { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
    }
players-most = höchstens { $n }
join = Mitspielen
join-help = Du bekommst einen eigenen Link, an dem man dich erkennt. Heb ihn auf, wenn du auf einem anderen Gerät weiterspielen willst.
full = Es ist voll.
own-link = Dein eigener Link
own-link-help = Öffnet dieses Turnier als du, auch auf einem anderen Gerät. Gib ihn nicht weiter.
leave = Nicht mitspielen
withdraw = Aussteigen
withdraw-sure = Wirklich aussteigen?
withdraw-help = An deinem Tisch spielt ein Bot weiter. Du wirst nicht mehr ausgelost.
send-away = Wegschicken
sent-sure = Wirklich wegschicken?
add-player = Jemanden eintragen
add = Eintragen
add-help = Für jemanden, der seinen Link von dir bekommen soll. Mit dem Link zum Mitspielen trägt sich jeder selbst ein.
link-of = Link von { $name }
link-of-help = Nur für { $name }: Wer ihn öffnet, spielt unter diesem Namen.
link-new = Neuer Link
add-bot = Bot dazu
bot-n = { $name } { $n }
out = ausgestiegen
links = Einladen
link-join = Link zum Mitspielen
link-join-help = Wer ihn öffnet, kann zusehen und sich eintragen.
link-watch = Link zum Zusehen
link-watch-help = Tabelle und Tische, ohne Platz.
links-lost = Die Links wurden auf einem anderen Gerät gemacht. Du kannst neue machen; die alten gelten dann nicht mehr.
link-join-new = Neuer Link zum Mitspielen
link-watch-new = Neuer Link zum Zusehen
start = Erste Runde beginnen
start-need = Es braucht mindestens zwei, Bots mitgezählt.
start-bots = { $n ->
    [one] Ein Bot füllt den letzten Tisch.
   *[other] { $n } Bots füllen den letzten Tisch.
    }
wait-start = Der Gastgeber beginnt, sobald alle da sind.
swiss-of = Schweizer System, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
    }
robin-of = Jeder gegen jeden
robin-rounds = Jeder gegen jeden, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
    }
tables-of = Tische zu { $n }
round-of = Runde { $n } von { $all }
table = Tisch { $n }
my-table = An meinen Tisch
my-table-of = Runde { $n }, Tisch { $table }
my-tables-none = In dieser Runde hast du kein Spiel: ein Freilos.
my-done = Dein Spiel dieser Runde ist vorbei. Der nächste Tisch öffnet, wenn alle fertig sind.
my-next = Dein Spiel dieser Runde ist vorbei. Der Gastgeber beginnt die nächste Runde.
watch = Zusehen
look = Ansehen
running = wird gespielt
by-hand = vom Gastgeber gemeldet
nobody-won = niemand hat gewonnen
byes = Freilos: { $names }
tell = Ergebnis melden
tell-help = Für ein Spiel, das nie zu Ende kommt. Wer hat gewonnen? Niemand angekreuzt: niemand.
tell-do = So ist es ausgegangen
next-round = Nächste Runde beginnen
next-wait = Die Runde ist vorbei. Die nächste wartet auf dich.
end = Turnier beenden
end-sure = Wirklich beenden? Tische ohne Ergebnis zählen nicht.
standings = Tabelle
final = Endstand
won-by = { $names } — { $n ->
    [one] gewinnt das Turnier
   *[other] gewinnen das Turnier
    }
place = Platz
player = Name
total = Punkte
total-tip = Was zuerst zählt: die Punkte aller Tische und Freilose.
played = Spiele
played-tip = Spiele, die zu Ende sind.
break-direct = Direkt
break-direct-tip = Direkter Vergleich: Punkte gegen die mit gleich vielen Punkten. Zählt nur, wenn alle von ihnen gegeneinander gespielt haben.
break-buchholz = Buchholz
break-buchholz-tip = Die Punkte deiner Gegner zusammen; ein größerer Tisch zählt als ihr Durchschnitt, ein Freilos wie ein Gegner mit so vielen Punkten wie du. Wer stärkere Gegner hatte, liegt vorn.
break-berger = S.-B.
break-berger-tip = Sonneborn-Berger: die Punkte derer, die du geschlagen hast, und die halben derer, mit denen du geteilt hast. Wer Starke schlägt, bekommt mehr.
break-weaker = Schwächere Seite
break-weaker-tip = Siege mit der Seite, die in diesem Turnier seltener gewonnen hat.
break-share = Anteil
break-share-tip = Dein Teil aller Punkte, die an deinen Tischen gemacht wurden, im Durchschnitt; ½ ist so viel wie alle anderen, an jedem Tisch.
break-wins = Siege
break-wins-tip = Wie viele Spiele du gewonnen hast.
breaks-about = Was bei gleichen Punkten entscheidet
breaks-order = Eins nach dem anderen, von links nach rechts. Wen nichts unterscheidet, der teilt sich den Platz.
print = Drucken
