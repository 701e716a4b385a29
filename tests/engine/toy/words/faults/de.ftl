fault-piles = ein Spiel ohne Stapel
fault-worth = mehr als 50 wert
