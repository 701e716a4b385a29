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
table-last-choice = Choose

# The rulebook
book-ours = ◆ ours
book-and = { $most } and { $last }
book-or = { $most } or { $last }
book-point = .
book-picture = [Picture: { $what }]
book-nothing = Nothing with “{ $find }” was found.

# The bots
bot-random = Chance
bot-random-about = Leaves every move to the dice. Good for getting to know the rules.
bot-thumb = Rule of thumb
bot-thumb-about = Plays by fixed rules of thumb, without looking ahead.
bot-selfish = Self-interest
bot-selfish-about = Plays by rules of thumb and thinks of itself first.
bot-loyal = Public spirit
bot-loyal-about = Plays by rules of thumb and puts the common aim first.
bot-bold = Daring
bot-bold-about = Plays by rules of thumb and attacks even when the odds are middling.
bot-careful = Caution
bot-careful-about = Plays by rules of thumb and attacks only what is almost certain to fall.
bot-builder = Builder
bot-builder-about = Plays by rules of thumb and loves to build.
bot-raider = Raider
bot-raider-about = Plays by rules of thumb and takes from others what can be had.
bot-trader = Trader
bot-trader-about = Plays by rules of thumb and makes deals wherever it can.
bot-keeper = Keeper
bot-keeper-about = Plays by rules of thumb and holds whole planets together.
bot-schemer = Schemer
bot-schemer-about = Plays by rules of thumb and is after the places of others.
bot-level1 = Pip
bot-level1-about = Level 1: new at the table. Knows the rules, often overlooks the best move and follows a whim now and then.
bot-level2 = Marta
bot-level2-about = Level 2: solid play from experience, quick and without big surprises.
bot-level3 = Ravi
bot-level3-about = Level 3: thinks for a moment, plays a few ideas through and punishes mistakes.
bot-level4 = Ada
bot-level4-about = Level 4: takes her time, looks further ahead and gives nothing away.
bot-level5 = Noor
bot-level5-about = Level 5, the master: thinks for several seconds with all the computer has, and is the strongest at this table.

# Why something can't be done now
why-not-asked = { $player } is asked now.
why-later = Not now: it comes at another moment.

# Whether chance was as promised
verify-kept = ✓ Every choice was open, the result is right, and dice and cards come from the secret that was promised before the game ({ $commitment }).
verify-broken = The secret of this record is not the one that was promised before the game ({ $commitment }).
verify-seed = ✓ Every choice was open and the result is right. The game was dealt from seed { $seed }, which was known beforehand: nothing was promised.

# What a hint says for a choice
advice-wins = It wins the game.
advice-points = { $n ->
    [one] One point at once.
   *[other] { $n } points at once.
}
advice-takes = { $player } loses { $n ->
    [one] a point
   *[other] { $n } points
}.
advice-chance = Chance has a say in what comes of it.

# Where points come from, in a game that does not say
points-all = Points

# Since one's last move
log-in-advance = Answered for you: { $choice }
recap-overtaken = { $player } has overtaken you: { $n ->
    [one] one point
   *[other] { $n } points
} against your { $own }.
