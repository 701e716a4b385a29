game-title = Gepflanzt
phase-taking = Nehmen
phase-nodding = Nicken
log-took = { $player } nimmt { $coins } Münzen.
