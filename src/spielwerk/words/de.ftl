seat-unnamed = Spieler { $number }

# Der Tisch im Terminal
table-round = Runde { $round }
table-turn = { $player } entscheidet
table-waiting = { $player } ist an der Reihe.
table-pass-on = Gib die Tastatur an { $player } weiter und drücke Enter.
table-keys = Zahl: wählen · u: zurück · ?: Regel · l: ganzes Protokoll · i: einwerfen · q: speichern und aufhören
table-no-such = Es gibt keine Wahl „{ $input }“. Tippe eine der Zahlen oder u, ?, l, i oder q.
table-no-undo = Nichts zurückzunehmen: Ein Würfel, etwas Aufgedecktes oder eine fremde Entscheidung liegt dazwischen.
table-undone = Zurückgenommen.
table-no-interjection = Ungefragt kannst du gerade nichts tun.
table-saved = Gespeichert in { $path }. Weiter geht es mit: spielwerk play --resume { $path }
table-over = Das Spiel ist zu Ende.
table-winners = Gewonnen: { $names }
table-nobody = Niemand hat gewonnen.
table-points = { $player }: { $points }
table-last-choice = Wähle

# Das Regelheft
book-ours = ◆ von uns
book-and = { $most } und { $last }
book-or = { $most } oder { $last }
book-point = ,
book-picture = [Bild: { $what }]
book-nothing = Zu „{ $find }“ wurde nichts gefunden.

# Die Bots
bot-random = Zufall
bot-random-about = Würfelt jeden Zug aus. Gut zum Kennenlernen der Regeln.
bot-thumb = Faustregel
bot-thumb-about = Spielt nach festen Faustregeln, ohne vorauszurechnen.
bot-selfish = Eigennutz
bot-selfish-about = Spielt nach Faustregeln und denkt dabei zuerst an sich.
bot-loyal = Gemeinsinn
bot-loyal-about = Spielt nach Faustregeln und stellt das gemeinsame Ziel voran.
bot-bold = Wagemut
bot-bold-about = Spielt nach Faustregeln und greift schon bei mäßigen Aussichten an.
bot-careful = Vorsicht
bot-careful-about = Spielt nach Faustregeln und greift nur an, wenn es fast sicher gelingt.
bot-builder = Baulust
bot-builder-about = Spielt nach Faustregeln und baut für sein Leben gern.
bot-raider = Beutezug
bot-raider-about = Spielt nach Faustregeln und nimmt anderen, was zu holen ist.
bot-trader = Handelsgeist
bot-trader-about = Spielt nach Faustregeln und schließt Abkommen, wo es nur geht.
bot-keeper = Zusammenhalt
bot-keeper-about = Spielt nach Faustregeln und hält ganze Planeten zusammen.
bot-schemer = Ränkespiel
bot-schemer-about = Spielt nach Faustregeln und hat es auf die Plätze der anderen abgesehen.
bot-level1 = Pip
bot-level1-about = Stufe 1: neu am Tisch. Kennt die Regeln, übersieht gern den besten Zug und folgt auch mal einer Laune.
bot-level2 = Marta
bot-level2-about = Stufe 2: spielt solide nach Erfahrung, schnell und ohne große Überraschungen.
bot-level3 = Ravi
bot-level3-about = Stufe 3: denkt kurz nach, spielt ein paar Ideen im Kopf durch und bestraft Fehler.
bot-level4 = Ada
bot-level4-about = Stufe 4: nimmt sich Zeit, rechnet weiter voraus und schenkt dir nichts.
bot-level5 = Noor
bot-level5-about = Stufe 5, die Meisterin: denkt einige Sekunden lang mit allem, was der Rechner hat, und ist die Stärkste an diesem Tisch.

# Why something can't be done now
why-not-asked = Jetzt ist { $player } gefragt.
why-later = Jetzt nicht: Das kommt zu einem anderen Zeitpunkt.

# Ob der Zufall war wie versprochen
verify-kept = ✓ Jede Wahl war offen, das Ergebnis stimmt, und Würfel und Karten kommen aus dem Geheimnis, das vor dem Spiel versprochen wurde ({ $commitment }).
verify-broken = Das Geheimnis dieser Aufzeichnung ist nicht das, das vor dem Spiel versprochen wurde ({ $commitment }).
verify-seed = ✓ Jede Wahl war offen, und das Ergebnis stimmt. Das Spiel wurde aus dem Startwert { $seed } gegeben, der vorher bekannt war: Versprochen wurde nichts.

# Was ein Tipp für eine Wahl anführt
advice-wins = Damit ist das Spiel gewonnen.
advice-points = { $n ->
    [one] Sofort ein Punkt.
   *[other] Sofort { $n } Punkte.
}
advice-takes = { $player } verliert { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
advice-chance = Was daraus wird, entscheidet der Zufall mit.

# Woher Punkte kommen, wenn ein Spiel es nicht sagt
points-all = Punkte

# Seit dem eigenen letzten Zug
log-in-advance = Für dich beantwortet: { $choice }
recap-overtaken = { $player } hat dich überholt: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} gegen deine { $own }.
