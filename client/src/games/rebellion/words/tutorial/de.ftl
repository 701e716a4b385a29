# Die geführte erste Partie, ein Gedanke nach dem anderen (tutorial.ts).

welcome = Willkommen, Imperium! Die weißen Häfen gehören dir, die Länder ringsum den Rebellen. Du gewinnst, wenn keine Rebellen-Einheit mehr steht; sie gewinnen, wenn dir kein Land bleibt.
planets = Die Planeten kreisen um die Sonne, jede Runde ein Feld im Uhrzeigersinn. In der Sonne steht die Runde. Tippst du einen Planeten an, siehst du ihn groß.
reinforcements = Bastion gehört dir ganz, also schickt er Nachschub: Einheiten oder ebenso viele Credits. Nimm die Einheiten.
income = Dazu kommen Credits: drei für jedes Land, mindestens zwanzig. Dein Vorrat steht neben deinem Namen, darunter der Sold und was der nächste Zug bringt.
purchase = Jetzt der Kauf: Tippe sechsmal oder öfter auf Himmelshafen, damit dort mindestens elf Einheiten stehen, und dann auf den Kaufknopf. Elf, weil eine zurückbleibt und zehn Angreifer einen größeren Würfel werfen.
dice = Gut! Die Form um die Zahl zeigt den Würfel: Quadrat W6, Drachen W10, Sechseck W20. Behalte ein paar Credits, denn Brücken, Angriffe und Sold kosten auch. Beende den Kauf.
bridges = Brücken verbinden Häfen. Wähle Glut: Jetzt steht an jeder anderen Welt, was der Weg kostet. Dann Amarant: zwei Brücken für zwei Credits.
chain = Die Kette leuchtet: Verbundene Häfen gelten als Nachbarn, auch für die Rebellen, bis sich die Planeten bewegen. Beende den Bau.
battle = Kampf! Was leuchtet, kannst du angreifen. Tippe auf Möwenfels: Im eigenen Bereich siehst du, wer mitmacht, und die Aussichten für diesen Wurf und den ganzen Kampf. Lass alle mitmachen und würfle.
roll = Der höhere Wurf gewinnt, der Unterlegene verliert die Differenz. Ist niemand mehr da, der verteidigt, ziehen alle Angreifer ein. Bei Gleichstand ist nur der Credit weg.
fight = Kämpfe weiter, solange es sich lohnt: Jeder Wurf kostet einen Credit. Ist ein Land noch dunkel, tippe es an: Es sagt, warum. Beende den Kampf, wenn du genug hast.
movement = Bewegung: Für einen Credit ziehen bis zu fünf Einheiten durch deine verbundenen Länder, so weit sie wollen. Erst das Land, das sie verlassen, dann wie viele, dann das Ziel. Oder beende die Bewegung.
pay = Zum Schluss der Sold: Fünf Einheiten je Land sind frei, jede weiteren angefangenen fünf kosten einen Credit. Wer nicht zahlen kann, verliert sie. Große Heere sind stark, aber teuer.
round = Die Runde ist um: Die Planeten sind ein Feld weitergezogen, die Brücken sind fort. Jetzt ziehen die Rebellen, danach wieder du. Schau im Protokoll zu, jede Zeile dort führt zu ihrem Augenblick.
gifts = Rebellen dürfen einander jederzeit Credits schenken und Länder verkaufen. Achte darauf, wo sie Häfen erobern: Von dort bauen auch sie Brücken.
aims = Du bist wieder am Zug. Ziele: ganze Planeten halten (Nachschub!) und Heere von zehn und zwanzig bilden. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!

# Die Seite, von der gelernt wird
side-empire = Das Imperium
side-empire-help = Du hältst die Häfen, eröffnest das Spiel und gehst im ersten Zug durch alle Phasen. Stark, allein, und jede Entscheidung ist deine.
side-rebel = Ein Rebell
side-rebel-help = Du hältst Länder, siehst dem Imperium beim ersten Zug zu und schlägst dann zurück, mit einem Verbündeten an deiner Seite. Weniger zu bewegen, mehr zu teilen.

# Die Seite der Rebellen
rebel-welcome = Willkommen, Rebell Rot! Die Länder in deiner Farbe gehören dir, die weißen Häfen dem Imperium. Grün ist dein Verbündeter: Ihr gewinnt gemeinsam, wenn kein Land mehr imperial ist, und verliert, wenn keine Rebellen-Einheit mehr steht.
rebel-planets = Die Welten kreisen um die Sonne, jede Runde ein Feld im Uhrzeigersinn. Tippst du eine Welt an, siehst du sie groß, mit ihren Ländern und was man von ihnen erzählt. Der Hafen in der Mitte grenzt an alle Länder seiner Welt.
rebel-alone = Die erste Runde spielt das Imperium allein. Schau ins Protokoll: Es kauft, baut Brücken und greift an. Vielleicht fallen Länder von dir; keine Sorge, aus diesem Spiel scheidet niemand aus.
rebel-income = Du bist am Zug. Du hast drei Credits für jedes Land bekommen, mindestens zwanzig. Was leuchtet, gehört noch dir.
rebel-purchase = Kaufe Einheiten: Tippe mehrmals auf ein eigenes Land neben einem weißen Hafen und dann auf den Kaufknopf. Zehn Angreifer werfen einen größeren Würfel als neun, und eine Einheit bleibt immer zurück. Behalte ein paar Credits: Jeder Wurf kostet einen. Dann beende den Kauf.
rebel-ally = Rebellen teilen. Jederzeit, auch im Zug des Imperiums, darfst du Grün Credits schenken und Grün dir; in der Kaufphase dürft ihr einander Länder abkaufen. Beides findest du unter deinem Namen.
rebel-bridges = Brücken beginnen an einem eigenen Hafen. Hältst du einen, kannst du ihn hier mit anderen verbinden; wenn nicht, geht diese Phase an dir vorbei. Brücken dienen allen, auch dem Imperium. Beende den Bau, wenn du fertig bist.
rebel-battle = Kampf! Was leuchtet, kannst du angreifen. Der Hafen einer Welt, deren Länder dir gehören, ist das beste Ziel: Nimm ihn, und die ganze Welt ist dein, das heißt Nachschub in jedem Zug. Zeig darauf, lass alle mitmachen und würfle.
rebel-comeback = Solltest du je dein letztes Land verlieren: Du behältst Kasse und Zug, bekommst weiter zwanzig Credits und kannst Grün ein Land abkaufen. Helft einander also zurück.
rebel-aims = Du bist wieder am Zug. Ziele: ganze Welten, Heere von zehn und Angriffe, wo das Imperium dünn steht – es kann nicht überall sein. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!

# Die letzten Worte
summary =
    Du hast einen ganzen Zug gespielt: Nachschub, Kauf, Brücken, Kampf, Bewegung, Sold.
    Das Ziel: Keine Rebellen-Einheit soll mehr stehen. Das Ziel der Rebellen: Dir soll kein Land bleiben. Die Punkte neben den Namen zählen Länder. Nach der letzten Runde, der Zahl in der Sonne, hat niemand gewonnen.
    Spiel jetzt hier weiter, beginne eine eigene Partie oder probiere Einzelnes in einer Lektion aus.
rebel-summary =
    Du hast den Zug eines Rebellen gespielt: Einkommen, Kauf, Hilfe für Verbündete, Brücken, Kampf, Bewegung, Sold.
    Das Ziel, gemeinsam mit Grün: Kein Land soll mehr imperial sein. Das Ziel des Imperiums: Keine Rebellen-Einheit soll mehr stehen. Die Punkte neben den Namen zählen Länder. Nach der letzten Runde, der Zahl in der Sonne, hat niemand gewonnen.
    Spiel jetzt hier weiter, beginne eine eigene Partie oder probiere Einzelnes in einer Lektion aus.

# Was dem Lernenden geschieht
told-lost = Du wurdest angegriffen: Beide haben gewürfelt, der andere Wurf war höher, und die Differenz an Einheiten ist verloren. Die Würfel neben dem Himmel zeigen beide Würfe; steht keine Einheit mehr, ist auch das Land verloren.

# Lektionen
lesson-bridges = Brücken
lesson-bridges-help = Verbinde zwei Häfen, damit eine Welt an die andere reicht.
lesson-bridges-task = Baue eine Brücke: Wähle einen eigenen Hafen, der leuchtet, und dann einen zweiten. Die Zahl dort ist der Preis des Weges; kurze Wege sind billig.
lesson-bridges-solved = Die Häfen sind verbunden: Bis die Welten weiterziehen, gelten sie als Nachbarn, und was dort liegt, kann von hier angegriffen werden.
lesson-bridges-not = Der Augenblick zum Bauen ist vorbei: Gebaut wird nach dem Kauf und vor dem Kampf. Geh zurück, wähle einen eigenen Hafen und dann einen zweiten.
lesson-storm = Ein Land stürmen
lesson-storm-help = Nimm den Rebellen ein Land, dort, wo es am ehesten fällt.
lesson-storm-task = Nimm ein Land! Was leuchtet, kann gestürmt werden. Dein Bereich nennt die, die am ehesten fallen, mit den Aussichten; gestürmt wird, bis das Land fällt oder es sich nicht mehr lohnt.
lesson-storm-solved = Genommen! Alle Angreifer sind eingezogen. Viele gegen wenige, und Heere von zehn mit ihrem größeren Würfel: So fallen Länder.
lesson-storm-not = Kein Land wurde genommen. Entweder waren die Würfel gegen dich, oder du hast den Kampf beendet. Geh zurück und schau, wo die Aussichten besser sind.
