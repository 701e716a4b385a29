# Was an den Dateien jedes Spiels falsch sein kann.
fault-meant = { " " }(meinst du „{ $word }“?)
fault-or = { $one } oder { $other }

# Dateien und Pakete
fault-no-pack = ein Paket ist ein Ordner mit CSV- und TOML-Dateien oder ein Zip davon; hier ist keines
fault-file = so eine Datei hat das Spiel nicht{ $near }; es hat { $files }
fault-text = keine Textdatei in UTF-8
fault-toml = kein gültiges TOML (Zeile { $line }, Spalte { $column })
fault-toml-end = kein gültiges TOML: Es bricht ab
fault-zip = keine lesbare Zip-Datei ({ $error })
fault-zip-files = ein Paket hat höchstens { $most } Dateien, nicht { $files }
fault-zip-file = „{ $file }“ ist keine Datei eines Pakets: Es hat CSV- und TOML-Dateien und seine Texte in words/de.ftl und words/en.ftl
fault-zip-bytes = ausgepackt hat ein Paket höchstens { $most } Bytes
fault-zip-text = „{ $file }“ ist keine Textdatei in UTF-8
fault-zip-empty = darin ist nichts
fault-pack-empty = darin liegt keine CSV- oder TOML-Datei
fault-pack-name = der Name darf Buchstaben, Ziffern, „.“, „_“ und „-“ haben
fault-pack-game = für welches Spiel ist es? ({ $files }: { $fitting }); schreib --pack GAME=DIR
fault-mark = „{ "{" }{ $mark }{ "}" }“ ist weder ein Wert des Spiels noch eine Marke

# Zeilen und Einträge
fault-gone = es gibt kein „{ $key }“, das aus dem Spiel genommen werden könnte
fault-twice = „{ $key }“ steht hier zweimal
fault-columns = die Spalten sind { $found }; gebraucht werden { $wanted }
fault-cells = { $cells } Zellen in einer Zeile mit { $columns } Spalten
fault-no-row = { $file } hat keine solche Zeile{ $near }
fault-no-column = { $file } hat keine solche Spalte{ $near }
fault-set = so eine Datei gibt es nicht{ $near }; Änderungen beginnen mit einem von { $files }
fault-list = „{ $list }“ hat keine Zeile „{ $key }“{ $near }
fault-entry = es gibt keinen Eintrag „{ $key }“{ $near }

# Werte, die nicht passen
fault-type = hier muss { $wanted } stehen, nicht { $got }
fault-kind = { $kind }
fault-kind-int = eine ganze Zahl
fault-kind-float = eine Zahl
fault-kind-str = ein Text
fault-kind-bool = true oder false
fault-kind-array = eine Liste
fault-kind-object = eine Tabelle
fault-kind-null = nichts
fault-low = hier muss { $number } oder mehr stehen
fault-high = hier darf höchstens { $number } stehen
fault-letters-least = { $number ->
    [one] hier muss ein Text stehen
   *[other] der Text muss mindestens { $number } Zeichen haben
}
fault-letters-most = der Text darf höchstens { $number } Zeichen haben
fault-rows-least = die Liste braucht { $number ->
    [one] mindestens einen Eintrag
   *[other] mindestens { $number } Einträge
}
fault-rows-most = die Liste darf höchstens { $number } Einträge haben
fault-rows = die Liste muss genau { $number } Einträge haben
fault-pattern = hier kann nur stehen, was zu { $pattern } passt
fault-choice = „{ $value }“ kann hier nicht stehen{ $near }; es gibt { $known }
fault-missing = „{ $key }“ fehlt
fault-unknown = hier gibt es keinen Eintrag „{ $key }“{ $near }
fault-other = das passt nicht ({ $said })

# `spielwerk check`
check-file = ✓ { $path }: { $file } von { $game }, in Ordnung.
check-called = ✓ { $path }: { $file } von { $game }, in Ordnung. In einem Paket muss die Datei { $file } heißen.
check-pack = ✓ { $path }: ein Paket für { $game }, in Ordnung ({ $files }).
check-record = ✓ { $path }: eine Aufzeichnung von { $game }, { $choices } Entscheidungen, endet mit „{ $end }“.
check-record-open = ✓ { $path }: eine Aufzeichnung von { $game }, { $choices } Entscheidungen, nicht zu Ende.
fault-check-missing = so eine Datei gibt es nicht
fault-check-unknown = nicht bekannt: Eine Aufzeichnung besteht aus JSON-Zeilen, eine TOML-Datei beginnt mit spielwerk = "spiel/datei", eine CSV-Datei hat die Spalten einer Kartendatei der Spiele
fault-check-no-pack = kein Paket: Darin liegt keine CSV- oder TOML-Datei. `spielwerk pack new GAME { $path }` macht eines.
fault-check-game = kein Spiel hat so eine Datei{ $near }
fault-no-card = { $game } hat keine Karte „{ $key }“{ $near }; `spielwerk cards { $game }` zeigt alle.
fault-find = Keine Karte von { $game } hat die Wörter „{ $words }“.
fault-not-empty = { $path } ist nicht leer; nenne einen neuen Ordner.
