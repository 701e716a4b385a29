# Fragen, die so nicht gestellt werden können.
fault-argument = „{ $kind }“ hat keine Angabe „{ $name }“{ $near }.
fault-needed = „{ $kind }“ braucht --{ $name }.
fault-whole = --{ $name } muss eine ganze Zahl sein, nicht „{ $said }“.
fault-between = --{ $name } muss zwischen { $low } und { $high } liegen.
fault-tables = --players „{ $said }“ sollte wie 2,3,4 aussehen.
fault-question = Es gibt keine Frage „{ $kind }“{ $near }; es gibt { $known }.
fault-probe = Es gibt keine Probe „{ $kind }“{ $near }; es gibt { $known }.
fault-only = Es gibt nichts wie „{ $only }“, wonach gefragt werden könnte.
fault-nobody = Niemand ist da, der spielt: nenne mindestens einen Bot.
fault-bot = Es gibt keinen Bot „{ $bot }“ für { $game }{ $near }; es gibt { $known }. Hinter einer Stufe, die sucht, kann eine Zahl von Durchläufen (level3@40) oder Sekunden (level3@1.5s) stehen.
fault-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
fault-target = Das Ziel „{ $target }“ sollte aussehen wie share(empire)=0.5, rounds@4=14..20 oder end(limit)<=0.02.
fault-target-figure = Es gibt keine Größe „{ $figure }“{ $near }; es gibt share(…), end(…), comeback, { $known }.
fault-target-table = Ziel „{ $target }“: nimm { $players } zu --players dazu.
fault-target-none = Ziel „{ $target }“: so eine Größe gibt es nicht; es gibt { $known }.
fault-knob = Die Stellschraube „{ $knob }“ sollte aussehen wie datei.name=von..bis, datei.name=von..bis..schritt oder datei.name=a|b|c.
fault-knob-refused = Stellschraube { $knob }:
fault-all-refused = Jede Einstellung wurde von den Grenzen der Dateien abgewiesen.
fault-figure = Es gibt keine Größe „{ $figure }“{ $near }; es gibt { $known }.
fault-curve = Stellschraube { $knob }: Eine Kurve braucht drei Zahlen oder mehr, von..bis.
fault-curve-long = Stellschraube { $knob }: { $settings } Einstellungen sind zu viele für eine Kurve (höchstens { $most }); gib einen Schritt an: { $better }.
fault-busy-folder = Ein anderer Lauf schreibt gerade in { $folder }: warte auf ihn oder gib ein anderes --out an.
