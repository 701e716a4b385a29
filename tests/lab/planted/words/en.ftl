game-title = Planted
phase-taking = Taking
phase-nodding = Nodding
log-took = { $player } takes { $coins } coins.
