# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen am Tisch! In der Mitte liegt der Spielplan, unten steht immer, was jetzt zu tun ist.
choose = Was du wählen kannst, leuchtet auf dem Plan und steht unten auf Knöpfen. Triff deine erste Wahl.
undo = Verwählt? Mit dem Pfeil neben der Frage nimmst du die letzte Wahl zurück, mit der Uhr daneben den ganzen Zug: gegen Bots jederzeit, unter Leuten, solange nichts gewürfelt oder aufgedeckt wurde.
log = Das Protokoll erzählt in ganzen Sätzen, was geschah. Fahre über eine Zeile, und auf dem Plan leuchtet, worum es geht; angetippt zeigt sie den Moment noch einmal.
why = Geht etwas nicht, tipp es trotzdem an: Dann sagt dir die Regel, warum. Das Buch neben den Knöpfen öffnet das Regelheft an der passenden Stelle, die Glühbirne fragt einen Bot um Rat.
end = Das ist alles, was du zum Bedienen brauchst. Viel Spaß!

summary =
    Jetzt kennst du den Tisch: Was leuchtet, kann gewählt werden, das Protokoll erzählt, was geschah, das Buch sagt, warum.
    Spiel jetzt hier weiter oder beginne eine eigene Partie.
