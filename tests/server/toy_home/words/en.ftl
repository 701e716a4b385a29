game-title = Depot
