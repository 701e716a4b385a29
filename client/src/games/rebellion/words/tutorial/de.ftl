# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen, Imperium! Die weißen Häfen gehören dir, die Länder ringsum den Rebellen. Du gewinnst, wenn keine Rebellen-Einheit mehr steht; sie gewinnen, wenn dir kein Land bleibt.
planets = Die Planeten kreisen um die Sonne, jede Runde ein Feld im Uhrzeigersinn. In der Sonne steht die Runde. Ein Klick auf einen Planeten zeigt ihn groß.
reinforcements = Planet Braun gehört dir ganz, also schickt er Nachschub: Einheiten oder ebenso viele Credits. Nimm die Einheiten.
income = Dazu kommen Credits: drei für jedes Land, mindestens zwanzig. Dein Vorrat steht neben deinem Namen, darunter der Sold und was der nächste Zug bringt.
purchase = Jetzt der Kauf: Klicke sechsmal oder öfter auf den Hafen Hellblau, damit dort mindestens elf Einheiten stehen, und dann auf den Kaufknopf. Elf, weil eine zurückbleibt und zehn Angreifer einen größeren Würfel werfen.
dice = Gut! Die Form um die Zahl zeigt den Würfel: Quadrat W6, Drachen W10, Sechseck W20. Behalte ein paar Credits, denn Brücken, Angriffe und Sold kosten auch. Beende den Kauf.
bridges = Brücken verbinden Häfen. Wähle Planet Rot: Jetzt steht an jedem anderen Planeten, was der Weg kostet. Dann Planet Lila – zwei Brücken für zwei Credits – und bauen.
chain = Die Kette leuchtet: Verbundene Häfen gelten als Nachbarn, auch für die Rebellen, bis sich die Planeten bewegen. Beende den Bau.
battle = Kampf! Was leuchtet, kannst du angreifen. Klicke auf Hellblau 1: Im eigenen Bereich siehst du, wer mitmacht, und die Aussichten für diesen Wurf und den ganzen Kampf. Lass alle mitmachen und würfle.
roll = Der höhere Wurf gewinnt, der Unterlegene verliert die Differenz. Ist niemand mehr da, der verteidigt, ziehen alle Angreifer ein. Bei Gleichstand ist nur der Credit weg.
fight = Kämpfe weiter, solange es sich lohnt: Jeder Wurf kostet einen Credit. Ist ein Land noch dunkel, sagt ein Klick darauf, warum. Beende den Kampf, wenn du genug hast.
movement = Bewegung: Für einen Credit ziehen bis zu fünf Einheiten durch deine verbundenen Länder, so weit sie wollen. Erst das Land, das sie verlassen, dann das Ziel, dann wie viele. Oder beende die Bewegung.
pay = Zum Schluss der Sold: Fünf Einheiten je Land sind frei, jede weiteren angefangenen fünf kosten einen Credit. Wer nicht zahlen kann, verliert sie. Große Heere sind stark, aber teuer.
round = Die Runde ist um: Die Planeten sind ein Feld weitergezogen, die Brücken sind fort. Jetzt ziehen die Rebellen, danach wieder du. Schau im Protokoll zu, ein Klick dort springt zu jedem Augenblick.
gifts = Rebellen dürfen einander jederzeit Credits schenken und Länder verkaufen. Achte darauf, wo sie Häfen erobern: Von dort bauen auch sie Brücken.
aims = Du bist wieder am Zug. Ziele: ganze Planeten halten (Nachschub!) und Heere von zehn und zwanzig bilden. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!
