# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen an Bord! Baut gemeinsam alle sechzehn Sektionen des Rings. Scheitert die Station, verlieren alle; steht sie, gewinnt, wer die meisten Punkte hat.
duty = In dieser Runde hast du Dienst: Du bist CO und entscheidest für die Station, am Steuerrad zu erkennen. Daneben stehen die Stationsfonds, mit denen alle bauen, und die Bilanz, die am Ende der Runde kommt.
action = Aktionsphase: Du hast eine Aktionskarte gezogen, sie liegt in deinem Bereich. Ihre Fonds zahlt die Station, den Einfluss du. Spiel sie mit einem Klick oder beende die Phase.
planning = Planungsphase: Klick auf eine Karte im Bauplan und beginne sie als Baustelle. Die Waage zeigt, was sie jede Runde einbringt oder kostet, die Fahne, wie viele Marker auf ihr Platz haben.
site = Auf Feld 1 steht jetzt eine Baustelle: So viele Lieferungen braucht sie, und manche macht Ärger – ruh mit dem Zeiger darauf oder tipp sie an. Beginne noch eine, zieh eine Karte nach und beende dann die Planung.
influence = Einflussphase: Für 1 Einfluss kommt ein Marker auf eine fertige Karte mit freiem Platz, jetzt auf den Anker in der Mitte. Marker sind Siegpunkte. Klick auf den Anker!
challenge = Ist alles besetzt, kann man fremde Marker herausfordern: Beide würfeln, nur das höhere Ergebnis gewinnt. Behalte etwas Einfluss für das Dock und belass es dabei; dann sind die anderen dran.
resources = Ressourcenphase: Nur was im Anforderungszentrum liegt, bringen Frachter zu den Baustellen. Stell so viel ein, wie deine Baustellen brauchen, aber lass der Station ein Polster.
arrival = Einflug: Der Würfel hat entschieden, wie viele Schiffe kommen. Frachter wurden gleich beladen – die Kiste zeigt Fracht und Laderaum. Links vom Schiff steht, was die Landung dich an Einfluss kostet.
docking = Andocken: Position 1 landet umsonst, jede weitere kostet mehr. Klick auf Schiffe mit Fracht und lass sie landen, dann schließ das Dock.
cargo = Die Fracht aus dem Dock kommt auf die Baustellen. Wer als CO eine fertigstellt, bekommt 1 Punkt, und ab jetzt nimmt die Sektion Marker auf.
abilities = Danach wirken die Fähigkeiten: erst der Anker, dann das Feld 1 und im Uhrzeigersinn weiter. Die Freigabe einer Karte erlaubt allen etwas, die dort Marker haben; nutzen muss sie niemand. Wirst du nach Fracht gefragt, verteil sie, wie du willst.
balance = Die erste Runde ist um. In der Bilanz wurden Einkommen und Unterhalt verrechnet; die Waage oben zeigt stets, was die nächste bringt, ein Klick darauf alle Posten. Reichen die Fonds nicht, zahlt ihr mit Einfluss.
enemies = Bald kommen Feindschiffe auf den Abfangkurs und greifen das Schiff gegenüber an. Dazwischen stehen die Aussichten: wie viel Fracht verloren geht, ob das Schiff flieht, ob es den Feind vernichtet.
emergencies = Notfälle liegen im Krisenzentrum, bis ein CO sie bezahlt; fünf zugleich, und alle verlieren. Spät kommt der Inspekteur: Je höher seine Kontrolle, desto mehr Marker verschwinden.
next = Jetzt hat der Nächste Dienst, du bist in jeder Einflussphase dabei. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg, und haltet das Kabel straff!
