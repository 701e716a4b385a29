# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen in der Händlergilde! Aus Trümmern wird ein neuer Staat. Sobald jemand 25 Siegpunkte hat, endet die Partie nach der Runde; die Straße oben zeigt, wie weit alle sind.
hand = Das ist deine Hand. Oben links steht die Entfernung, in der Mitte, was der Ort tut, unten rot die Beute und blau die Dealware. Bleib mit dem Zeiger oder dem Finger auf einer Karte, und du siehst sie groß mit Text.
discard = Zwei Karten gibst du gleich ab. Entfernung 3 ist für den Anfang zu weit: Wirf „Schutzraum“ ab und „Benzinprediger“ dazu.
lookout = Jede Runde beginnt mit der Kartenphase: Reihum nimmt jeder eine der offenen Karten, dann noch einmal in umgekehrter Reihenfolge. Nimm, was dir gefällt.
produced = Deine Fraktion hat produziert: 3 Arbeiter, 1 grauen Kontakt, 1 Treibstoff und 1 Karte. Das liegt in deinem Vorrat. Munition und Multi-Kontakte sind Joker: Munition für Ressourcen, Multi für Kontakte.
build = Eine Karte kann dreierlei: Graue Kontakte errichten sie. „Schule“ ist nur 1 entfernt: Tippe die Karte an, um den Ort zu errichten.
standing = „Schule“ steht in der Produktionsreihe und hat gleich produziert, dazu kam die Bauprämie. Das Schild rechts oben ist der Widerstand: So viele rote Kontakte braucht, wer den Ort plündern will.
faction = Nach dir ist der andere dran, dann wieder du, immer eine Aktion. Nutze jetzt deine Fraktion: 1 Treibstoff gegen 3 blaue Kontakte.
deal = Blaue Kontakte schließen Deals. „Schiffswrack“ ist 2 entfernt: Tippe die Karte an und schließe den Deal. Die Dealware bekommst du sofort und dann jede Runde.
connection = Fehlen rote Kontakte? Für 2 Arbeiter nimmst du eine offene Kontaktkarte auf die Hand. Nimm die rote, wenn sie noch da ist, sonst die blaue.
play = Nun spiele die Kontaktkarte: Tippe sie in deiner Hand an.
raze = Rote Kontakte plündern: eine Handkarte für ihre Entfernung, oder einen fremden Ort für seinen Widerstand. Plündere „Baustoffhändler“ aus der Hand: 2 entfernt, Beute Baumaterial.
develop = Mit 1 Baumaterial kannst du umbauen: Eine Handkarte ersetzt einen Ort mit gleicher Kategorie, und das gibt 1 Siegpunkt. Was leuchtet, geht gerade; was nicht leuchtet, sagt beim Antippen, warum nicht.
trade = 2 Arbeiter tauschst du jederzeit gegen eine Ressource oder Karte. Tu, was dir noch nützt. Was übrig bleibt, verfällt am Ende der Runde. Dann passe.
round = Neue Runde! Fraktion, „Schule“ und Deal produzieren wieder: So wächst dein Staat. Kontakte und Arbeiter sind jede Runde neu zu verteilen.
others = Neben oder unter deinem Staat liegen die der anderen. In ihre offenen Produktionen (Tor) schickst du einen Arbeiter und bekommst die Ware; ihre Orte kannst du plündern, solange sie nicht gepasst haben.
points = Siegpunkte bringen vor allem Aktionsorte wie „Eckladen“, und am Ende zählt jeder Ort 1 Siegpunkt. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!

# Die letzten Worte
summary =
    Du hast errichtet, einen Deal geschlossen, geplündert und umgebaut; dafür sind Karten da. Kontakte bezahlen es: graue errichten, blaue schließen Deals, rote plündern.
    Das Ziel: die meisten Siegpunkte. Sobald jemand die Marke auf der Straße erreicht, wird die Runde zu Ende gespielt, jeder Ort zählt einen Punkt mehr, und das war es.
    Spiel jetzt hier weiter, beginne eine eigene Partie oder probiere Einzelnes in einer Lektion aus.

# Was dem Lernenden geschieht
told-razed = Ein Ort von dir wurde geplündert: Jemand hat mit roten Kontakten seinen Widerstand bezahlt und die Beute genommen. Für die Ruine bekommst du etwas, und sie lässt sich wie ein Ort umbauen. Wer gepasst hat, kann nicht geplündert werden.
told-worked = Jemand hat einen Arbeiter in deine offene Produktion geschickt: Er bekommt die Ware, du einen Arbeiter für den Besuch.
told-stole = Jemand hat dir eine Ware aus dem Vorrat genommen; eine Karte hat es erlaubt. Was ausgegeben ist, kann niemand nehmen.

# Lektionen
lesson-raze = Plündern
lesson-raze-help = Hol dir die Beute von einem fremden Ort.
lesson-raze-task = Plündere einen Ort der anderen Seite. Das braucht so viele rote Kontakte, wie sein Schild sagt; Multi-Kontakte gehen auch. Die Beute steht unten in Rot.
lesson-raze-solved = Geplündert: Die Beute gehört dir, drüben bleibt eine Ruine. Sicher sind Orte mit Schild und die von Leuten, die gepasst haben.
lesson-raze-not = Drüben wurde nichts geplündert. Karten der eigenen Hand zählen hier nicht: Zeig auf einen leuchtenden Ort im anderen Staat.
lesson-develop = Umbauen
lesson-develop-help = Ersetze einen Ort durch einen besseren und bekomm einen Punkt dafür.
lesson-develop-task = Baue um: Leg eine Handkarte an die Stelle eines Ortes, mit dem sie eine Kategorie gemeinsam hat. Das kostet ein Baumaterial oder einen Umbaumarker.
lesson-develop-solved = Umgebaut: Der neue Ort steht sofort, mit seiner Bauprämie, und einen Punkt gab es dazu. Der alte ist fort, also tausche, was seine Arbeit getan hat.
lesson-develop-not = Es wurde nichts umgebaut. Geh zurück, zeig auf eine leuchtende Handkarte und wähle das Umbauen; die Kategorien in ihrer Ecke sagen, worüber.
