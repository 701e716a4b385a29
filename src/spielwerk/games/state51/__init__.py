"""51st State: one to four factions rebuild a country out of its ruins."""
