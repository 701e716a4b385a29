card-midnight-crew = Midnight Crew
card-midnight-crew-text = The station runs best at three in the morning, say those who are awake.
