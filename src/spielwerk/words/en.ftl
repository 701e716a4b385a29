seat-unnamed = Player { $number }

# The terminal table
table-round = Round { $round }
table-turn = { $player } decides
table-waiting = Waiting for { $player }.
table-pass-on = Pass the keyboard to { $player } and press Enter.
table-keys = number: choose · u: undo · ?: rule · l: whole log · i: interject · q: save and quit
table-no-such = There is no choice "{ $input }". Type one of the numbers, or u, ?, l, i or q.
table-no-undo = Nothing to undo: a die, a reveal or another player's decision lies in between.
table-undone = Taken back.
table-no-interjection = There is nothing you could do unasked right now.
table-saved = Saved to { $path }. Go on with: spielwerk play --resume { $path }
table-over = The game is over.
table-winners = Won: { $names }
table-nobody = Nobody has won.
table-points = { $player }: { $points }
table-rule-missing = The rulebook has no section for this decision.
table-last-choice = Choose
