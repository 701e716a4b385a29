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
table-rule-missing = Zu dieser Entscheidung hat das Regelheft keinen Abschnitt.
table-last-choice = Wähle
