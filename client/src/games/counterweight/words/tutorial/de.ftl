# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen an Bord! Baut gemeinsam alle sechzehn Sektionen des Rings. Scheitert die Station, verlieren alle; steht sie, gewinnt, wer die meisten Punkte hat.
duty = In dieser Runde hast du Dienst: Du bist CO und entscheidest für die Station, am Steuerrad zu erkennen. Daneben stehen die Stationsfonds, mit denen alle bauen, und die Bilanz, die am Ende der Runde kommt.
action = Aktionsphase: Du hast eine Aktionskarte gezogen, sie liegt in deinem Bereich. Ihre Fonds zahlt die Station, den Einfluss du. Tipp sie an, um sie zu spielen, oder beende die Phase.
planning = Planungsphase: Tipp auf eine Karte im Bauplan und beginne sie als Baustelle. Die Waage zeigt, was sie jede Runde einbringt oder kostet, die Fahne, wie viele Marker auf ihr Platz haben.
site = Auf Feld 1 steht jetzt eine Baustelle: So viele Lieferungen braucht sie, und manche macht Ärger – ruh mit dem Zeiger darauf oder tipp sie an. Beginne noch eine, zieh eine Karte nach und beende dann die Planung.
influence = Einflussphase: Für 1 Einfluss kommt ein Marker auf eine fertige Karte mit freiem Platz, jetzt auf den Anker in der Mitte. Marker sind Siegpunkte. Tipp auf den Anker!
challenge = Ist alles besetzt, kann man fremde Marker herausfordern: Beide würfeln, nur das höhere Ergebnis gewinnt. Auf dem Anker darf jeder einen Platz haben, das war es also für dich; behalte etwas Einfluss für das Dock. Als Nächstes sind die anderen dran.
resources = Ressourcenphase: Nur was im Anforderungszentrum liegt, bringen Frachter zu den Baustellen. Stell so viel ein, wie deine Baustellen brauchen, aber lass der Station ein Polster.
arrival = Einflug: Der Würfel hat entschieden, wie viele Schiffe kommen. Frachter wurden gleich beladen – die Kiste zeigt Fracht und Laderaum. Links vom Schiff steht, was die Landung dich an Einfluss kostet.
docking = Andocken: Position 1 landet umsonst, jede weitere kostet mehr. Tipp auf Schiffe mit Fracht und lass sie landen, dann schließ das Dock.
cargo = Die Fracht aus dem Dock kommt auf die Baustellen. Wer als CO eine fertigstellt, bekommt 1 Punkt, und ab jetzt nimmt die Sektion Marker auf.
abilities = Danach wirken die Fähigkeiten: erst der Anker, dann das Feld 1 und im Uhrzeigersinn weiter. Die Freigabe einer Karte erlaubt allen etwas, die dort Marker haben; nutzen muss sie niemand. Wirst du nach Fracht gefragt, verteil sie, wie du willst.
balance = Die erste Runde ist um. In der Bilanz wurden Einkommen und Unterhalt verrechnet; die Waage oben zeigt stets, was die nächste bringt, angetippt alle Posten. Reichen die Fonds nicht, zahlt ihr mit Einfluss.
enemies = Bald kommen Feindschiffe auf den Abfangkurs und greifen das Schiff gegenüber an. Dazwischen stehen die Aussichten: wie viel Fracht verloren geht, ob das Schiff flieht, ob es den Feind vernichtet.
emergencies = Notfälle liegen im Krisenzentrum, bis ein CO sie bezahlt; sind dort alle Plätze belegt, verlieren alle. Spät kommt der Inspekteur: Je höher seine Kontrolle, desto mehr Marker verschwinden.
next = Jetzt hat der Nächste Dienst, du bist in jeder Einflussphase dabei. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg, und haltet das Kabel straff!

# Die letzten Worte
summary =
    Du hast eine ganze Runde geleitet: Aktion, Planung, Einfluss, Ressourcen, Schiffe, Station, Bilanz.
    Das Ziel ist gemeinsam und auch wieder nicht: Alle sechzehn Sektionen müssen stehen, sonst verlieren alle; dann gewinnt, wer die meisten Punkte hat. Zu Ende ist es auch, wenn das Geld weg ist, das Krisenzentrum voll, die Schiffe aufgebraucht oder die Zeit um.
    Spiel jetzt hier weiter, beginne eine eigene Partie oder probiere Einzelnes in einer Lektion aus.

# Was dem Lernenden geschieht
told-overtook = Eben wurdest du herausgefordert: Alle Plätze waren besetzt, jemand hat gegen dich gewürfelt, und zwar höher; darum musste ein Marker von dir gehen. In deiner nächsten Einflussphase kannst du dasselbe tun; wo Plätze frei sind, droht das nie.
told-repelled = Eben wurdest du herausgefordert: Jemand hat um einen Platz gegen dich gewürfelt, aber nicht höher. Dein Marker bleibt, und den Versuch hat der andere mit Einfluss bezahlt.
told-unmarked = Ein Marker von dir ist von der Station verschwunden. Das tun Herausforderungen, manche Karten und später der Inspekteur, der so viele Marker entfernen lässt, wie seine Kontrolle sagt.
told-charged = Dir wurde Einfluss abgenommen: Die Station konnte nicht zahlen, und dann zahlen alle mit Einfluss.

# Fragen, die dazwischenkommen
asked-discarding = Ein Schiff verlässt den Einflug: Du kannst es in den Sonderanforderungen behalten und in einer späteren Runde rufen, statt es ziehen zu lassen.
asked-call = Schiffe aus den Sonderanforderungen können jetzt gerufen werden: Sie stellen sich hinten im Einflug an.
asked-release = Eine Freigabe erlaubt dir etwas, weil du dort einen Marker hast. Nutzen musst du sie nicht.
asked-secure = Du hast die Herausforderung gewonnen: Der Platz ist frei, und du darfst einen eigenen Marker darauf setzen.
asked-convert = Manche Karten machen aus Stationsfonds deinen Einfluss. Das hilft dir und kostet alle.
asked-supplying = Fracht geht an die Baustellen; hat eine alles, ist sie sofort fertig.
asked-second-roll = Eine Karte lässt dich noch einmal würfeln; das neue Ergebnis gilt.
asked-purge = Der Inspekteur will Marker verschwinden sehen, und wer Dienst hat, wählt, wessen.
asked-contribute = Die Station kann nicht zahlen. Wer Einfluss gibt, hält sie am Leben; gibt niemand, verlieren alle.

# Lektionen
lesson-docking = Andocken
lesson-docking-help = Lass Schiffe landen, die ihre Gebühr wert sind.
lesson-docking-task = Lass ein Schiff landen. Position 1 ist frei, jede weitere kostet mehr Einfluss; die Kiste zeigt, was an Bord ist. Fracht baut, leere Frachter belegen nur einen Liegeplatz.
lesson-docking-solved = Gelandet: Die Fracht geht an die Baustellen, oder die Mannschaft tut ihre Arbeit, dann legt das Schiff ab. Liegeplätze sind knapp, also lass landen, was in dieser Runde hilft.
lesson-docking-not = Das Dock wurde ohne Landung geschlossen, und die Baustellen gingen leer aus. Geh zurück und tipp auf ein Schiff im Einflug, das leuchtet.
lesson-inspector = Der Inspekteur
lesson-inspector-help = Beschäftige ihn, bevor er deine Marker entfernt.
lesson-inspector-task = Der Inspekteur entfernt Marker, so viele, wie seine Kontrolle sagt. Du hast eine Karte dagegen: Spiel die, die ihn ablenkt, aufhält oder ein Siegel löst.
lesson-inspector-solved = Gut gemacht: Das kostet ihn Zeit und lässt Marker auf der Station. Seine Kontrolle wächst, wenn er Grund zur Klage hat; eine ordentliche Station hält sie niedrig.
lesson-inspector-not = Die Aktionsphase ist vorbei, und die Karte liegt noch auf deiner Hand. Geh zurück und lies, was deine Karten gegen den Inspekteur ausrichten.
