# Was die Werkstatt selbst abweist.
fault-taken = eine Karte „{ $key }“ gibt es schon
fault-lab = Das Labor braucht mehr Pakete: pip install 'spielwerk[lab]'.
fault-zip-game = die Dateien des Zips gehören nicht zu genau einem Spiel (passend: { $fitting })
