# Was an Karten, Fraktionen und Zahlen von 51st State falsch sein kann.
fault-reprint = ein Nachdruck von einem Titel, den keine frühere Ausgabe hat
fault-no-reprint = eine frühere Ausgabe hat diesen Titel: schreib als Art „reprint“
fault-distance = ein Ort liegt 1 bis 3 entfernt
fault-good-twice = „{ $cell }“ nennt eine Ware zweimal
fault-category = keine Kategorie „{ $name }“{ $near }; es gibt { $known }
fault-modifier = „; { $rest }“ ist hier nicht bekannt, nur „{ $known }“
fault-good = keine Ware „{ $name }“{ $near }; es gibt { $known }
fault-pair = „{ $part }“ ist nicht Zahl und Ware
fault-action = eine Aktion wird „Preis -> Waren“ geschrieben, nicht „{ $cell }“
fault-cell = „{ $cell }“ kann hier nicht stehen
fault-exchange = hier kann nur ein einfacher Tausch von Waren stehen, nicht „{ $cell }“
fault-discard = mehr, als verteilt werden
fault-deal-order = muss jede Ware einmal nennen
