# names
seat = Seat { $number }
table = { $players } players
at-table = { $name } · { $players } pl.
of-games = n={ $n }
side-empire = Empire
side-rebels = Rebels
near-0 = no planet near
near-1 = 1 planet near
near-2 = 2+ planets near
position-0 = First to play
position-1 = Second to play
position-2 = Third to play
position-3 = Fourth to play
position-4 = Fifth to play
winners = Winners
others = Others
die = D{ $sides }
with-pack = pack { $name }
no-changes = the game's own rules and numbers
short-end-rebels = Rebels win
short-end-empire = Empire wins
short-end-limit = round limit
short-end-points = points reached
short-end-rounds = round limit
short-end-solo-won = solo won
short-end-solo-lost = solo lost
short-end-finished = finished
short-end-inspector = inspector
short-end-bankrupt = bankrupt
short-end-deadline = deadline
short-end-overtime = round limit
short-end-crisis = crisis
good-gun = Guns
good-fuel = Fuel
good-iron = Iron
good-brick = Bricks
good-ammo = Ammo
good-worker = Workers
good-grey = Grey contacts
good-blue = Blue contacts
good-red = Red contacts
good-multi = Multi contacts
good-develop = Develop tokens
good-shield = Shields
good-cargo = Cargo loaded
way-round = Production
way-built = Building
way-developed = Developing
way-dealt = Deals
way-plundered = Razing hand cards
way-razed = Razing others' locations
way-foe-razed = Razing the opponent's locations
way-activated = Action locations
way-worked = Open production
way-foe-worked = The opponent's open production
way-played = Connection cards
way-faction = Faction actions
way-counted = Locations at the end
way-other = Other

# the report
report-title = { $game }: playtest
about = { $games } games at tables of { $tables } players, bots: { $bots }, first seed { $seed }; { $changes }.
tile-games = games
tile-rounds = rounds (median)
tile-minutes = minutes at the table (estimated)
tile-decisions = decisions a game
tile-rate = games a second
part-summary = What stands out
part-winners = Who wins
part-length = How long it takes
part-points = Points
part-tension = Tension
part-choices = Decisions
part-ends = How games end
part-cards = Cards
part-goods = Goods: made and wasted
part-everybody = Does everybody play?
part-lands = Lands, units, credits
part-battles = Battles and thresholds
part-links = Links and the first round
part-growth = How the engine grows
part-ways = Ways to points
part-rivals = Factions against each other
part-failures = Why stations fail
part-bottlenecks = Bottlenecks
part-station = The station round by round
part-selfishness = Selfishness
part-provenance = Where the figures come from
provenance-note = Every figure can be made again from the same seeds ({ $first } to { $last }). Ranges are 95 % intervals.
provenance-details = Version, data and command
plot-sides = Share of games that each side wins; dashed: even
plot-seat = Win share by seat; dashed: a fair share
plot-position = Win share by turn order in the first round
plot-faction = Win share by faction; dashed: a fair share
plot-faction-table = Win share by faction and table size
plot-bot = Win share by bot
plot-set-up = Share of finished stations by set-up
plot-set-up-side = Win share of the Empire by how many planets start near its home world
plot-rounds = Length in rounds
plot-minutes = Estimated minutes at the table ({ $seconds } seconds a decision)
plot-score = Points at the end, { $players } players
plot-course = Points in the course of the game
plot-leader = How often the leader at this point goes on to win
plot-lead-changes = Lead changes a game
plot-branching = Options open at a decision in the course of the game
plot-lone = Share of questions with one answer only (which is not asked)
plot-ends = How games end
plot-ends-over-time = Share of games that have ended so by this round
plot-strong-cards = Who draws the card blind wins more often than with any card drawn (percentage points; grey: may be chance)
plot-weak-cards = Who draws the card blind wins less often
plot-rare-cards = Least played: share of the games with the card in which it was more than seen
plot-wasted = Share that is wasted: neither spent nor still there at the end
plot-lands = Lands of each side as the round begins, { $players } players; later rounds only of games still running
plot-units = Units of each side as the round begins, { $players } players; later rounds only of games still running
plot-credits = Credits of each side as the round begins, { $players } players; later rounds only of games still running
plot-dice-won = How often the attacker (row) beats the defender (column)
plot-dice-often = How often these dice meet
plot-links = Length of links in new bridges
plot-first-round = Lands of the Empire when the Rebels begin
plot-locations = Locations in the own state as the round begins; later rounds only of games still running
plot-deals = Deals as the round begins; later rounds only of games still running
plot-production = Goods a player gets in the production phase
plot-rivals = Win lead of the faction (row) at tables where the other (column) sits too; no duel: row and column do not mirror each other (percentage points)
plot-completed = Sections completed; later rounds only of games still running
plot-funds = Station funds; later rounds only of games still running
plot-docked = Ships in dock; later rounds only of games still running
plot-enemies = Enemies on the intercept course; later rounds only of games still running
plot-crises = Open emergencies; later rounds only of games still running
plot-influence = Influence of a player; later rounds only of games still running
plot-failures = Failures by round and cause (share of all games)
plot-causes = Causes of failure
plot-bottleneck = What holds the station up, { $players } players
plot-selfish = Win share of those who took most and least
axis-round = round
column-table = table
column-rounds = rounds
column-decisions = decisions
column-minutes = minutes
column-comebacks = behind at half-time and won
column-decided = winner leads from (median)
column-lead-changes = lead changes
column-card = card
column-games = games
column-ignored = ignored
column-good = good
column-made = made a game
column-kept = left at the end
column-wasted = wasted
column-way = way
column-rolls = rolls
column-taken = lands taken
column-links = links
column-gifts = gifts
column-sales = land sales
column-landless-first = a Rebel without a land before the first turn
column-returned = come-backs a game
column-looking-on = rounds in which a player decides nothing
column-empire = the Empire wins
column-half-time = the leader at half-time wins
column-length = decisions, estimated minutes
targets-title = { $game }: all tables
targets-note = Bots from seed { $seed } on; in brackets 95 % intervals; ✓ as wanted, ~ only within the interval, ✗ not. Wanted: either side wins { $low } to { $high } % of the games, a Rebel is without a land before the first turn in at most { $early } % of them, and from the Rebels' first turn on there is no round in which a player decides nothing. `level3@20` searches with 20 iterations a decision: stronger than level 2, weaker than with the time it has in the browser. Rounds, decisions and minutes are medians.
targets-trial = { $numbers }: the Empire { $empire }, the Rebels { $rebels }
targets-length = { $n }, { $minutes } min
column-dismissed = games with dismissed units
column-taken-funds = turned into influence a game
column-contributed = contributed freely a game
role-drawn = drawn
role-built = built
role-dealt = dealt
role-used = used
role-plundered = razed from hand
role-razed = razed
role-discarded = discarded
role-finished = finished
median-note = Median; in brackets: 80 % of games lie between these.
card-note = Drawn: how much more often (percentage points) those win whom chance gives the card than those who draw any; that is the card, and how these bots play it. Goes with: how much more often those win who make it theirs, with the same place, faction and number of cards; that proves nothing, because who is ahead chooses otherwise. A * means: more than chance, even with all cards looked at together and again and again.
all-cards = All { $count } cards
ways-note = Points a player and game, by what brought them.
bottleneck-note = Plan: no site is open. Ships: there is material enough, but it waits for cargo space. Money: material is lacking.
bottleneck-money = money
bottleneck-ships = ships
bottleneck-plan = plan
selfish-note = Taken: station funds that a player turns into own influence, less his free contributions.
selfish-most = took most
selfish-least = took least

# findings
found-side = { $name }: { $share } wins in { $players }-player games; expected { $fair }.
found-side-less = { $name }: only { $share } wins in { $players }-player games; expected { $fair }.
found-sides-even = With { $players } players both sides win about equally often.
found-seat = { $name } wins { $share } of { $players }-player games; expected { $fair }.
found-seat-less = { $name } wins only { $share } of { $players }-player games; expected { $fair }.
found-seat-finished = { $name } wins { $share } of the { $players }-player games that somebody wins; expected { $fair }.
found-seat-finished-less = { $name } wins only { $share } of the { $players }-player games that somebody wins; expected { $fair }.
found-seats-even = With { $players } players no seat has an edge (largest deviation { $most } percentage points).
found-positions-even = With { $players } players no place in the turn order has an edge (largest deviation { $most } percentage points).
found-faction = { $name } is too strong: { $share } wins, expected { $fair }.
found-faction-less = { $name } is too weak: { $share } wins, expected { $fair }.
found-factions-even = The factions are close to each other.
found-sides-unclear = With { $players } players it is not clear who is ahead ({ $name }: { $share }): there are too few games to tell.
found-seats-unclear = With { $tables } players no seat stands out, but there are too few games to call them even.
found-positions-unclear = With { $tables } players no place in the turn order stands out, but there are too few games to call them even.
found-factions-unclear = No faction stands out, but there are too few games to call them even.
found-bot = Bot { $name } wins { $share } of its games; expected { $fair }.
found-set-up = Set-up “{ $name }” with { $players } players: { $share } finished stations, usually { $usual }.
found-set-up-side = Set-up “{ $name }” with { $players } players: the Empire wins { $share }, usually { $usual }.
found-limit = { $share } of { $players }-player games end only by the round limit.
found-failures = With { $players } players { $share } of games fail: nobody wins.
found-one-failure = With { $players } players failure mostly comes the same way: { $share } of it “{ $name }”
found-rare-failure = With { $players } players hardly a danger ({ $share } of failed games): “{ $name }”
found-runaway = With { $players } players the half-time leader wins { $share } of games: the second half decides little (comebacks: { $back }).
found-lottery = With { $players } players the half-time leader wins only { $share } of games: the first half counts little.
found-early = With { $players } players much is decided at half-time: the leader then wins { $share } of games (comebacks: { $back }).
found-open = With { $players } players games stay open: the half-time leader wins { $share } (comebacks: { $back }).
found-length = Length: { $tables }.
length-at = with { $players } players { $rounds } rounds (80 % between { $low } and { $high }), an estimated { $minutes } minutes
length-at-wild = with { $players } players it varies a lot, { $rounds } rounds in the median (80 % between { $low } and { $high }), an estimated { $minutes } minutes
found-lone = { $share } of all questions with { $players } players have one answer only.
found-waste = { $share } go to waste: { $name }.
found-strong-card = “{ $name }” helps: who draws it blind wins { $lift } ± { $half } percentage points more often than with any card drawn (n = { $players }).
found-weak-card = “{ $name }” hurts: who draws it blind wins { $lift } ± { $half } percentage points less often than with any card drawn (n = { $players }). The card is weak, or these bots play it wrongly.
quoted = “{ $name }”
found-silent = 
    { $count ->
        [one] One thing never happened: { $names } 
       *[other] { $count } things never happened: { $names }
    }
found-dead = 
    { $count ->
        [one] One card is hardly ever played by these bots: { $names } 
       *[other] { $count } cards are hardly ever played by these bots: { $names }
    }
found-no-dead = None of the { $count } cards is dead: each is played in some of the games.

# compare
compare-title = { $game }: variants compared
compare-paired = Common seeds, compared game by game. The ranges hold for all rows together, and also if one looks on the way; bold is what is more than chance and big enough to matter.
compare-unpaired = No common seeds: the runs are compared as independent ones.
compare-found = { $name }: { $before } → { $after }, difference { $change }.
plot-differences = Difference in percentage points (grey: may be chance)
column-figure = figure
column-difference = difference
sure = more than noise
noise = may be noise
figure-share = win share of { $name }
figure-end = end: { $name }
figure-rounds = rounds
figure-decisions = decisions
figure-minutes = minutes
figure-lead-changes = lead changes
figure-comeback = comebacks
figure-score = points a player

# probe
probe-title = { $game }: what matters?
probe-about = { $games } games a question with { $players } players (a quarter of them for a first look at many questions, then all on fresh seeds for those that move most), bots: { $bots }, first seed { $seed }. Ranges are 95 % intervals; “more than noise” is corrected for the number of questions.
probe-restricted = Restricted play
probe-restricted-figure = Worth in percentage points of win share
probe-restricted-note = A bot that never does something, against free ones on the same seeds: how much more often does it win when it may? Negative: a trap, better left alone.
probe-again = checked again, n={ $games }
probe-worth = Worth having (one wins less often without): { $names }
probe-worth-none = Nothing is proven to be worth having.
probe-traps-none = No traps are proven.
probe-traps = Traps (one wins more often without): { $names }
probe-sensitivity = Sensitivity
probe-sensitivity-figure = Change in percentage points
probe-sensitivity-note = Every number of the data files one step up and down; shown is the figure that moves most clearly.
probe-other-figure = Change: { $figure }
probe-skill = Skill and luck
probe-skill-figure = Share in per cent
probe-skill-note = Above: how often a better bot wins among weaker ones. Below: which part of who wins is settled once the set-up, then the deck too, then the dice too are fixed; the rest is the bots themselves.
probe-holes = Holes
probe-holes-figure = Share of offers that are taken, in per cent
probe-holes-note = What is offered and never taken, what never happens.
skill-pair = { $better } among { $worse }
skill-fair = fair is { $fair }, n={ $games }
luck-set-up = Luck: set-up
luck-deck = Luck: cards
luck-dice = Luck: dice and reshuffles
luck-bots = Rest: the bots' decisions
do-activate = activate a location
do-again = activate once more
do-agree = sell a land to an ally
do-amount = name an amount
do-anchor = lay the anchor
do-attack = attack
do-borrow = take another's goods
do-bribe = bribe
do-build = build
do-buy = buy units
do-buy-land = ask for an ally's land
do-call = call a ship
do-choose-faction = choose a faction
do-clear = clear a location
do-convert = turn funds into influence
do-count = name a number
do-credits = take credits
do-deal = make a deal
do-develop = build by development
do-discard = discard
do-dismiss = leave units unpaid
do-done = finish
do-draft = draft
do-draw = draw
do-encore = use once more
do-end-turn = end the turn
do-evict = remove a marker
do-faction = use the faction's action
do-field = choose a field
do-give = give credits
do-give-deal = give up a deal
do-goods = choose goods
do-keep = keep
do-land = let a ship land
do-link = choose a port to link
do-link-to = link a planet
do-muster = choose who attacks
do-other-way = look for another way
do-way = choose a way
do-lose = bear losses
do-mark = place a marker
do-move = move units off
do-move-to = move units in
do-other-deal = use another's deal
do-over = develop with bricks
do-over-token = develop with a token
do-overtake = take over a place
do-own-deal = use an own deal
do-pass = pass
do-pay = pay
do-place = place units
do-play = play a card
do-raze = raze a rival's location
do-raze-hand = raze a card in hand
do-refuse = keep a land from an ally
do-relieve = relieve
do-reload = take cargo over
do-remove = remove from the plan
do-repeat = produce once more
do-replan = replace in the plan
do-reroll = roll again
do-seal = seal
do-secure = secure a place
do-send = send units into battle
do-send-off = send a ship off
do-shield = lay a shield
do-shoot = shoot down
do-site = supply a site
do-start = open a site
do-steal = steal
do-store = store
do-strike = suffer the attack
do-supply = be supplied
do-swap = change places
do-take = take a contact card
do-tow = tow a ship
do-trade = trade workers for goods
do-turn-away = turn a ship away
do-under = send the long way round
do-units = take units
do-unload = give cargo away
do-unpaid = dismiss units
do-unseal = take a seal off
do-use = use a release
do-work = send a worker
by-side = { $name } ({ $side })
turned = { $key } { $old } → { $new }: { $figure }
holes-no-steps = Every step of the rules was run.
holes-no-events = Every event came up.
holes-no-options = Every option that was often offered was taken at some time.
holes-limit = Ended only by the round limit: { $share }
all-rows = All { $count } rows
compare-nothing = No difference is more than noise ({ $count } figures compared).
holes-steps = 
    { $count ->
        [one] One step of the rules never ran: { $names } 
       *[other] { $count } steps of the rules never ran: { $names }
    }
holes-events = 
    { $count ->
        [one] One event never came up: { $names } 
       *[other] { $count } events never came up: { $names }
    }
holes-options = 
    { $count ->
        [one] One option was often offered and never taken: { $names } 
       *[other] { $count } options were often offered and never taken: { $names }
    }
probe-untouched =
    { $count ->
        [one] One change moves nothing: { $names }
       *[other] { $count } changes move nothing: { $names }
    }

# playtest
playtest-switched = With the rule switch “{ $switch }: { $position }”
playtest-switched-note = The same tables and seeds with { $option }: who wins then.
playtest-strong = When all think ahead
playtest-mixed = Mixed tables: a beginner, rules of thumb, a search
playtest-note = Made by a script from fixed seeds (python -m spielwerk.lab.playtest); all ranges are 95 % intervals.
column-who = who
column-share = share
column-end = end
column-played = played
more-plots = Units and credits

# the targets of a card set
goals-title = { $game }: the targets of the card set, played by { $bots }
goals-note = What CW-12 wants of the second edition, and what bots make of it. Brackets hold 95 % intervals; n is what a figure was taken from: games, failures, wins or rounds. ✓ the figure lies in its span, ~ only its interval reaches in, ✗ it does not.
goals-table = { $players } players: { $games } games from seed { $seed } on
goals-cards = Every card: { $games } games
goals-offers = How often offers are taken
column-target = target
column-measured = measured
column-n = n
column-wanted = wanted
column-question = question
column-accepted = accepted
target-finished = The station is finished
target-cause = Share of failures: { $name }
target-rounds = Rounds (median)
target-order = Wins by turn order: { $name }
target-seat = Wins by seat: { $name }
target-lead = Winner minus second, in points
target-inspector = The inspector wins, of the games in which he came aboard
target-control = Control { $name }, of the games in which he came aboard
target-dice = Check dice for a decision
target-selfish-games = Wins of the selfish one, of all games
target-selfish = Wins of the selfish one, of the games that somebody wins
target-selfish-gain = The selfish one wins so many times as often as somebody like the others in his place
target-built = Built in games that revealed it: { $name }
target-played = Played in rounds in which it could be: { $name }
target-unlocked = Unlocked in rounds in which it stands: { $name }

# what a card is worth, what was changed, what so many games can show
plot-strong-ties = Goes with winning: who makes the card his own wins more often (percentage points, at the same place and number of cards; no proof)
plot-weak-ties = Goes with losing (no proof)
column-draw = drawn blind
column-tie = goes with
found-strong-tie = “{ $name }” goes with winning: who makes it his own wins { $lift } ± { $half } percentage points more often at the same place and number of cards (n = { $players }). That is no proof; `lab probe --what restricted --only { $only }` gives one.
found-weak-tie = “{ $name }” goes with losing: who makes it his own wins { $lift } ± { $half } percentage points less often at the same place and number of cards (n = { $players }). That is no proof; `lab probe --what restricted --only { $only }` gives one.
small = more than noise, but small
alike = no difference that matters
noise-below = may be noise (seen from { $smallest } on)
figure-card = { $name }: { $role }
figure-card-owners = owners a game
figure-card-draw = win lead of who draws it blind
changed-new = new card
changed-gone = left out
changed-unseen = Nothing of it came up in these games that events tell of: the effect stands in the figures of the whole game.
compare-games = { $games } games a table.
compare-reach = { $games } games a table. They show a difference of about { $smallest } percentage points four times in five; { $wanted } points take about { $needed } games.
ask-before = { $games } games of each variant show a difference of about { $smallest } percentage points four times in five; { $wanted } points take about { $needed } games.
bots-apart = { $bots } share the games: each plays its part among its own kind, so each alone has only a { $count ->
        [2] half
       *[other] 1/{ $count }
    } of them. Figures rest on all games; what the games of only one bot show is marked, because it may be the bot and not the game.
only-bot = { $verdict }; only with { $bot }
compare-only = { $said } Only the games of { $bot } show it ({ $own }).
found-only = { $said } Only the games of { $bot } show it.

# dose and response
dose-title = { $game }: { $key } step by step
dose-caption = { $name } at each setting ({ $players } players, { $games } games each on common seeds)
dose-cliff = A cliff: { $name } jumps between { $key } = { $low } and { $high }, from { $before } to { $after }.
dose-no-cliff = No cliff: { $name } moves with { $key } without a jump that is more than noise.
dose-here = ▲ cliff

# cards that nobody uses, and why
holes-unseen =
    { $count ->
        [one] One card never turned up: { $names }
       *[other] { $count } cards never turned up: { $names }
    }
holes-closed =
    { $count ->
        [one] One card turned up but could never be used (too dear, or not allowed): { $names }
       *[other] { $count } cards turned up but could never be used (too dear, or not allowed): { $names }
    }
holes-unwanted =
    { $count ->
        [one] One card could have been used, and these bots never wanted it: { $names }
       *[other] { $count } cards could have been used, and these bots never wanted them: { $names }
    }

part-turns = Rounds and turns
plot-pace = Minutes a round, all players together (estimated { $seconds } seconds a decision; later rounds only of games still running)
column-idle = share of rounds in which a player decides nothing

# questions of designers
part-clear = How early the winner is clear
part-phases = Time by phase
part-idle = Who only looks on
part-styles = Ways to play
found-clear = With { $players } players the winner is clear at half-time in { $share } of games (in half of them after { $when } of the game): what follows only plays it out.
found-hollow = { $name } with { $tables } players: { $share } of the questions have one answer only, so this phase asks nothing.
found-idle = With { $players } players a player has no choice at all in { $share } of the rounds.
found-out = With { $players } players somebody is out before the end in { $share } of games: after { $when } of the rounds (median) nothing is left to decide ({ $names }).
found-way = Who plays so with { $players } players ({ $part } do) wins { $share } instead of { $fair }: { $name }. That goes with winning and proves nothing.
found-way-less = Who plays so with { $players } players ({ $part } do) wins only { $share } instead of { $fair }: { $name }. That goes with losing and proves nothing.
way-more = more { $name } (+{ $points } points)
way-less = less { $name } (−{ $points } points)
plot-clear = Share of games whose winner is clear, in the course of the game
plot-phases = Decisions a game by phase
clear-note = Clear: the lead in points is so big, and stays so to the end, that { $odds } of such leads won in other games of this run. Points are those that lie on the table; what is only counted at the end makes it look more open than it is.
phases-note = A * means: the seconds are the game's estimate; without it they were taken from people's games, from move to move (more than five minutes count as five: who takes so long is not at the table). Minutes are decisions times seconds.
idle-note = A round without a choice is one in which a player is asked nothing that has two answers. Out is who is asked nothing for the last { $part } of the rounds (two at least).
styles-note = Seats are grouped by what their choices are made of; in brackets how many percentage points more or less of all choices than with the others. How often a way wins goes with the way and proves nothing: who is ahead may choose otherwise.
styles-none = There are no ways that differ clearly: all seats choose alike, or each as it comes.
column-phase = phase
column-of-all = of all decisions
column-seconds = seconds a decision
column-one-answer = questions with one answer only
column-out = games in which somebody is out
column-who-out = who
column-clear-half = clear at half-time
column-clear-middle = half of the games clear after
column-of-seats = of the seats
column-win-share = win share
column-fair = fair
skill-curve = Skill curve (each wins so often among the one before; fair is { $fair }): { $steps }.
skill-flat = No gain is proven for: { $names }. There better play pays little, or these games are too few.
skill-pays = Every step up pays: better play wins more often.
probe-seats = Seats by strength
probe-seats-figure = Percentage points beyond a fair share of wins
probe-seats-note = Bots of one strength among themselves, from the weakest to the strongest: which place or side has an edge, and does it grow with skill?
seats-row = { $name }, { $bot }
seats-edge = Among { $bot }: { $names } percentage points beyond a fair share.
seats-even = No place has a proven edge at any strength.
seats-moved = { $name }: { $before } percentage points among { $weak }, { $after } among { $strong }; skill changes what the place is worth.
probe-kingmaking = Kingmaking
probe-kingmaking-figure = Share in per cent
probe-kingmaking-note = Late decisions taken up again: how many are made by somebody who can't win any more, and how much of another's win such a choice turns (the two options that turn most, played out anew on fresh chances).
kings-hopeless = late decisions by who can't win any more
kings-swing = of another's win that such a choice turns
kings-found = Kingmaking: { $share } of late decisions are made by somebody who can't win any more, and on average they turn { $swing } of another's win (n = { $games } games).
kings-not-found = No kingmaking is proven: { $share } of late decisions are made by somebody who can't win any more, and they turn { $swing } of another's win (n = { $games } games).
kings-none = Nobody was asked late who could not win any more.
kings-two = Two sides only: nobody can decide between others.
found-worth-card = “{ $name }” is worth having: who may not play it wins { $worth } percentage points less often ({ $low } to { $high }, { $games } games of { $bot }).
found-trap-card = “{ $name }” is a trap for these bots: who may not play it wins { $worth } percentage points more often ({ $low } to { $high }, { $games } games of { $bot }).
found-strong-unproven = “{ $name }” goes with winning ({ $lift } points), but restricted play proves nothing: without it one loses { $low } to { $high } percentage points ({ $games } games of { $bot }).
found-weak-unproven = “{ $name }” goes with losing ({ $lift } points), but restricted play proves nothing: without it one loses { $low } to { $high } percentage points ({ $games } games of { $bot }).

# games of people
person = people
about-people = { $games } games of people at tables of { $tables } players, bots at the table: { $bots }; { $changes }.
provenance-people = These games were played by people who agreed to count as a playtest. No names stand anywhere; who takes the consent back is missing from the next report. Ranges are 95 % intervals.
part-people = People and bots
part-voices = How was it?
people-none = No game of people counts yet.
people-counted = { $games ->
    [one] One game counts.
   *[other] { $games } games count.
  } Not read: { $silent } without everybody's consent, { $helped } in which a bot stood in, { $others } with other cards, numbers, rules or switches.
people-minutes = At the table they took { $minutes } minutes (median, n = { $n }); the estimate says { $estimated }.
people-beside = Beside them { $games } games of bots with the same cards and switches. The ranges hold for all rows together; bold is what is more than chance and big enough to matter.
people-alone = No bots have played at tables of { $tables } yet: ask with that number, and both stand side by side.
voices-mean = { $mean } of 5 on average (n = { $n }).
voices-words = In words
at-version = { $name }, version { $version }
column-bots = bots
column-people = people
column-answers = answers
column-face = face
column-words = words
face-1 = awful
face-2 = poor
face-3 = so-so
face-4 = good
face-5 = great

# questions in the workshop
desk-known = With { $games } games at a table a win share is known to ± { $half } percentage points.
desk-total = { $total } games in all, at most.
dose-so-far = { $there } of { $wanted } settings are played; cliffs are named when all are there.
compare-game = game
compare-pack = pack
part-beside = Beside the game as it is
found-beside = Beside the game as it is: { $said }
found-beside-more = { $count ->
    [one] One more figure differs
   *[other] { $count } more figures differ
    } from the game as it is by more than noise: see “{ $part }”.
beside-before = The game as it is plays the same seeds beside it: { $games } games more.
compare-changed = changed
worth-title = { $game }: what cards are worth
worth-none = This game has no cards whose worth could be told.
tune-title = { $game }: numbers that meet the targets
tune-part = Settings that were tried
tune-note = Each setting plays { $games } games a table; one that meets all targets is played again on fresh seeds, twice as long.
tune-met = A setting meets all targets, on fresh seeds too.
tune-missed = No setting meets all targets; the best one stands first.
tune-so-far = { $count ->
    [0] Nothing was tried yet.
    [one] 1 setting was tried so far.
   *[other] { $count } settings were tried so far.
    }
tune-plot = How far each setting is off (1: at the edge of what is wanted)
tune-off = off by
tune-trial = trial
tune-setting = setting
tune-median = median of { $name }
tune-patch = The best setting as a change of the files
desk-compare = What does my change do?
desk-compare-about = Bots play the game and the pack with the same luck.
desk-report = Report
desk-report-about = Who wins, how long it takes, how open it stays, what stands out.
desk-worth = Card worth
desk-worth-about = Who draws a card by chance wins more often, or not; and what goes with winning.
desk-people = People's games
desk-people-about = The finished games with this pack in which everybody agreed, beside games of bots with the same cards; and how it was.
desk-probe = What matters?
desk-probe-about = Restricted play, sensitivity of every number, skill and luck, what never happens.
desk-dose = Step by step
desk-dose-about = One number turned step by step: the whole curve of a figure, and its cliffs.
desk-tune = Tune
desk-tune-about = Numbers are turned until the targets are met.
argument-players = Players
argument-players-help = How many sit at the table.
argument-games = Games
argument-games-help = How many, at each table.
argument-bots = Bots
argument-bots-help = level1,level2 at one table, changing seats; level2+keen by turns among themselves. Without: the lab chooses.
argument-seed = Seed
argument-seed-help = Of the first game; each next one is 1 more.
argument-what = What
argument-what-help = One probe after the other.
argument-only = Only
argument-only-help = Only what matches: card-*, numbers.*, *.distance
argument-knob = Number
argument-knob-help = file.key=low..high or file.key=low..high..step; when tuning one a line.
argument-figure = Figure
argument-figure-help = What is watched: share(empire), rounds, end(limit) …
argument-target = Targets
argument-target-help = One a line: share(empire)=0.5, rounds=14..20, end(limit)<=0.02
argument-trials = Settings
argument-trials-help = At most so many settings are tried.

probe-deals = Forced deals
probe-deals-figure = Percentage points of win share more with the card
probe-deals-note = A card is dealt to a seat that chance picks, before the first turn and in place of another; the same seed is played without. Nobody chose it, so the difference is the card, and how these bots play it.
deals-help = Helps whom it is dealt to: { $names }
deals-help-none = No card is proven to help whom it is dealt to.
deals-hurt = Hurts whom it is dealt to (the card is weak, or these bots play it wrongly): { $names }
deals-hurt-none = No card is proven to hurt whom it is dealt to.
deals-none = There is no card that could be dealt to a seat.

contrast-result = Result
contrast-points = Points by source
contrast-verb = Chosen, a game
contrast-early = Chosen in the first three rounds
contrast-thing = Chosen, and on what
contrast-more = Difference (95 %)
contrast-note = { $deals } deals, { $games } games with { $players } players: every seat of every deal was played by both. Told is what differs beyond chance, corrected for all that was looked at. It goes with skill; it need not be what makes it.
won = won
points = points
