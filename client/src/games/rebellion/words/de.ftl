# Knöpfe, hinter denen mehrere Möglichkeiten einer Art liegen
verb-attack = Angreifen
verb-buy = Einheiten kaufen
verb-buy-land = Land kaufen
verb-dismiss = Nicht bezahlen
verb-give = Schenken
verb-link = Brücken bauen
verb-link-to = Verbinden mit
verb-move = Bewegen
verb-move-to = Ziel
verb-place = Einsetzen
