game-title = Lager
