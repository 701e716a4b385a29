fault-piles = a game without piles
fault-worth = worth more than 50
