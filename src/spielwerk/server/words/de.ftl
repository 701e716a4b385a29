# Was ein Raum vermerkt
room-joined = { $player } hat Platz genommen.
room-left = { $player } hat den Tisch verlassen.
room-started = Das Spiel beginnt.
room-bot-stands-in = Der Bot { $bot } spielt jetzt für { $player }.
room-handed-back = { $player } spielt wieder selbst.
room-opened = Der Platz von { $player } ist frei.
room-clock = Die Zeit von { $player } ist abgelaufen: Der Bot { $bot } spielt weiter.
room-bot-slow = { $player } hat zu lange überlegt und nach Faustregel gespielt.
room-bot-failed = { $player } konnte sich nicht entscheiden und hat nach Faustregel gespielt.
room-link = Der Gastgeber hat einen neuen Link zum Platz von { $player } gemacht: Wer ihn öffnet, spielt dort und sieht die Hand.
room-notice-lost = { $player } ließ sich nicht benachrichtigen: Keine Nachricht kam durch. Sagt { $player } selbst Bescheid.
room-rematch = Es gibt eine Revanche.
room-ended = Der Gastgeber hat dieses Spiel beendet: Mit den Regeln dieses Servers ging es nicht weiter. Die Aufzeichnung steht jetzt allen offen.
room-imported = Dieses Spiel wurde aus einer Aufzeichnung geladen.

# Was schiefgehen kann
problem-invalid = Die Anfrage passt so nicht.
problem-bad-option = Diese Einstellungen passen nicht zusammen.
problem-bad-record = Diese Aufzeichnung ist nicht lesbar oder gehört zu anderen Regeln.
problem-illegal = Das ist jetzt nicht möglich.
problem-no-access = Dein Link erlaubt das nicht.
problem-bad-token = Dieser Link gilt nicht oder nicht mehr.
problem-bad-origin = Diese Anfrage kam von einer anderen Website.
problem-not-found = Hier ist nichts.
problem-no-hint = Gerade gibt es keinen Tipp.
problem-method = Das kennt diese Adresse nicht.
problem-stale = Jemand war schneller. Sieh dir den Tisch noch einmal an.
problem-not-asked = Du bist nicht am Zug.
problem-no-undo = Das lässt sich nicht zurücknehmen: Ein Würfel, etwas Aufgedecktes oder die Entscheidung eines anderen liegt dazwischen.
problem-key-reused = Das wurde schon gesendet, aber als etwas anderes.
problem-not-now = Das geht in diesem Moment nicht.
problem-other-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen.
problem-bad-pack = Dieses Paket geht so nicht, oder nicht mit dieser Änderung.
problem-no-key = Dieses Gerät hat keinen Schlüssel: Niemand ist hier durch ihn bekannt.
problem-no-workshop = Dieser Server hat keine Werkstatt: Sein Betreiber hat keine geöffnet.
problem-no-pack = Dieses Spiel wird mit einem Kartenpaket gespielt, das es auf diesem Server nicht gibt oder das sich geändert hat. Das Spiel selbst bleibt erhalten.
problem-seat-taken = Dieser Platz ist besetzt.
problem-too-large = Das ist zu groß.
problem-too-slow = Die Anfrage kam nicht rechtzeitig ganz an.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
problem-failed = Der Server hat einen Fehler gemacht; nichts hat sich geändert.
problem-store = Das ließ sich nicht speichern; nichts hat sich geändert. Versuche es noch einmal.

# Meldungen auf einem Gerät oder über einen Webhook
push-turn = Du bist am Zug in { $game }
push-aside = Eine Frage an dich in { $game }
push-reminder = Du bist noch am Zug in { $game }
push-ready = Dein Tisch ist bereit in { $game }

# Mails
mail-turn-subject = Spielwerk: Du bist am Zug in { $game }
mail-turn =
    In „{ $room }“ bist du am Zug.
    { $link }

    Du bekommst diese Nachricht, weil du sie für dieses Spiel wolltest. Im Raum kannst du sie abschalten.
mail-aside-subject = Spielwerk: eine Frage an dich in { $game }
mail-aside =
    In „{ $room }“ wartet eine Frage auf deine Antwort, mitten im Zug der anderen.
    { $link }

    Du bekommst diese Nachricht, weil du sie für dieses Spiel wolltest. Im Raum kannst du sie abschalten.
mail-reminder-subject = Spielwerk: Du bist immer noch am Zug in { $game }
mail-reminder =
    Die anderen in „{ $room }“ warten schon eine Weile auf deinen Zug.
    { $link }

    Das ist die einzige Erinnerung an diesen Zug. Im Raum kannst du solche Nachrichten abschalten.
mail-ready-subject = Spielwerk: Dein Tisch ist bereit in { $game }
mail-ready =
    In „{ $room }“ ist dein nächster Tisch bereit.
    { $link }

    Du bekommst diese Nachricht, weil du sie am letzten Tisch dieses Turniers wolltest. Am Tisch kannst du sie abschalten.
mail-no-address =
    Dieser Server kennt seine eigene Adresse nicht: Häng das, was oben steht, an die Adresse an, unter der du sonst spielst (zum Beispiel http://192.168.0.2:8051).
mail-confirm-subject = Spielwerk: Zugmeldungen für { $game }?
mail-confirm =
    Jemand möchte Zugmeldungen für eine Partie { $game } an diese Adresse bekommen.
    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, tu nichts: Du hörst dann nichts mehr davon.

# Wie ein Link dort aussieht, wo er geteilt wird
preview = Spielwerk
preview-about = Drei Strategiespiele im Browser: mit Freunden, gegen Bots, ohne Konto.
preview-room = Einladung zu einem Spiel
preview-room-about = Öffne den Link und setz dich an den Tisch. Kein Konto, nichts zu installieren.
preview-tournament = Einladung zu einem Turnier
preview-tournament-about = Öffne den Link, nenn deinen Namen und spiel mit. Kein Konto, nichts zu installieren.

# Was die Werkstatt abweist
workshop-busy = Gerade sind zu viele in der Werkstatt: warte ein wenig.
workshop-lab-busy = Das Labor hat gerade zu viele Fragen: warte ein wenig.
workshop-slow = Das hat zu lange gedauert: Ein Blick darf höchstens { $seconds } Sekunden rechnen.
workshop-failed = Es konnte nicht angesehen werden: { $why }.
workshop-packs = Du hast { $most } Pakete: entferne erst eines.
workshop-version = Eine Fassung { $version } hat dieses Paket nicht.
workshop-unchanged = Dieses Paket ändert noch nichts: Es gibt nichts zu vergleichen.
workshop-games = Eine Frage hat hier höchstens { $most } Partien.
workshop-stale = Dieses Paket wurde auf einer anderen Seite geändert.
workshop-bytes = Ein Paket hat höchstens { $most } Bytes, nicht { $size }.
workshop-none = So ein Paket hast du hier nicht.
workshop-no-answer = Es gibt noch keine Antwort.
workshop-asked = Diese Frage wird gerade beantwortet: halte sie erst an.
