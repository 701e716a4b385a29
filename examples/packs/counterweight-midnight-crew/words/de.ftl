card-midnight-crew = Mitternachtsmannschaft
card-midnight-crew-text = Um drei Uhr früh läuft die Station am ruhigsten, sagen die, die wach sind.
