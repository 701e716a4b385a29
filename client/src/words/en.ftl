# The client's own texts. Those of a game live with the game, those of rooms and problems with the server.

# Start page
slogan = Three strategy games. One table.
slogan-more = Alone against bots, together at one screen, or online by a link. No account, no adverts, German and English.
games = Games
my-games = My games
my-games-all = Show all { $n }
my-games-page = All my games
next-table = { $n ->
    [one] Next table that waits
   *[other] Next of { $n } waiting tables
}
since-when = since { $when }
me = Me
device-joined = A device has joined.
name-kept = Kept.
forgotten-me = Your profile is deleted.
open-tables = Open tables
public-rooms = Public rooms
public-none = Nobody has a public room open right now. Open one yourself: “New room”, then “Public”.
play-now = Play against bots
new-room = New room
learn = Learn as you play
learn-title = First game: { $game }
learn-side = { $game }: from which side do you want to learn it?
learn-begin = Begin
learn-guided = A guided game
learn-guided-help = A real game against bots. A teacher says one thing at a time, at the moment it matters, and the table waits while you read.
learn-lessons = Single lessons
learn-lessons-help = Each one is a position from a real game in which something is to be done. You can take back and try again as often as you like.
learn-done = That was the guided game
learn-play-on = Play on here
learn-alone = A game of my own
lesson = Lesson
lesson-try = Try it
lesson-again = Back and try again
lesson-next = More lessons
lesson-solved = Solved.
lesson-on = Go on, or go back and try something else.
lesson-not = Not solved yet. You did this: { $did }.
teacher-watch = Now the others play. Watch; you will be asked again soon.
teacher-free = This is up to you. What glows can be chosen, the bulb asks a bot for advice, and the rule says what it is about.
teacher-rather = That would be possible, too, but let us first do what is described here.
teacher-did = You: { $did }.
rulebook = Rulebook
credits = Credits and licences
api-docs = For bot writers
players-range = { $min ->
    [one] { $max ->
        [one] alone
       *[other] alone or up to { $max } players
    }
   *[other] { $min } to { $max } players
}
minutes-range = { $min }–{ $max } minutes
unofficial = “51st State” is an unofficial implementation for private use, not connected with Portal Games or Ignacy Trzewiczek. It contains no artwork and none of the publisher's texts.

rebellion-title = Rebellion of the Planets
rebellion-line = Eight planets circle the sun, and with every round the ways between them change: the Empire against everybody else, with bridges of light and an ever emptier purse.
rebellion-credit = A game by Monsieur Bernard (prototype of 10 February 2022). The title is a working title; the board is reconstructed by us, the names and stories of its places are ours, and so are rulings where the prototype is silent.
state51-title = 51st State
state51-line = Out of ruins, deals and raids you build a new state: every card can be built, befriended or plundered.
state51-credit = A game by Ignacy Trzewiczek, published by Portal Games. Rulebook of the publisher: Yiannis Strigkos, Chevee Dodd and Ignacy Trzewiczek; German edition: Benjamin Schönheiter. Unofficial implementation: rules and card values as facts, all texts our own.
counterweight-title = Counterweight
counterweight-line = Together you build the station at the top of the space lift. If it fails, everybody loses; if it stands, only one of you runs it.
counterweight-credit = “Dark Space: Counterweight”, a game by André Busch (idea, concept, rules, design, artwork). Rules and playtest: Maximilian Döring, Moritz Mickel. The card set beyond the document's samples is ours.

# Bots
bots = Bots
bot = Bot
bot-level = Level { $n } · { $name }
bot-name-0 = Ratchet
bot-name-1 = Pinion
bot-name-2 = Spindle
bot-name-3 = Bellows
bot-name-4 = Tumbler
bot-name-5 = Crank
bot-add = Seat a bot …
bot-stands-in = Let a bot stand in

# New room and lobby
new-room-of = New room: { $game }
room = Room
room-title = Name of the room
room-public = Public: everybody on this server may look on and sit down
room-playtest = Ask the players whether the game counts as a playtest, and how it was
playtest = Playtest
consent = This game may count as a playtest
consent-of = { $name }: this game may count as a playtest
consent-help = If everybody at the table agrees, whoever made the game reads in figures how it went, without names. You can take this back at any time, also afterwards.
room-open = Open the room
room-full = All seats are taken. You can stay and look on once the game begins.
room-full-watching = All seats are taken. You are looking on.
mode = Pace
mode-live = Live: everybody at the table
mode-turns = Over days: everybody moves when there is time
clock = Time for a decision
clock-none = as long as it takes
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
clock-help = Whoever takes longer is stood in for by a bot, until he or she comes back.
players = Players
solo = Alone
seats = Seats
seats-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
seat-n = Player { $n }
seat-who = Who sits in seat { $n }
seat-name = Name in seat { $n }
seat-bot = Bot for seat { $n }
seat-me = At this screen
seat-open = Open seat
seat-open-long = Open, by invitation
hot-seat-help = Several people share this screen. Between turns it is covered until the next player takes over.
open-help = Once the room is open you get a link and a QR code for everybody else.
pack = Card pack
pack-none = none – the game as it is
pack-help = Cards, boards or numbers of its own that this server has to offer
switches = Rules of this game
switches-standard = Standard rules
switches-changed = { $n ->
    [one] 1 switch changed
   *[other] { $n } switches changed
}
rules-of-room = Rules of this game
changed = Changed
name = Your name
name-next = Name of somebody else at this screen
guest = Guest
you = You
host = Host
sit-down = Sit down
get-up = Get up
get-up-sure = Really get up
get-up-help = Whoever gets up can't come back to the seat on this device. To take a break, just close the page.
got-up = You have got up.
free-seat = Free the seat
hand-back = Hand back
start = Start
start-fill = Fill up with bots and start
start-wait = { $n ->
    [one] One seat is still open: invite somebody, or seat a bot.
   *[other] { $n } seats are still open: invite somebody, or seat bots.
}
bot-plays-for-you = A bot plays for you.
i-am-back = I am back
seat-free-here = A seat at this table is free.
waiting-start = The host will start the game.
invite = Invite
link-invite = Link to join
link-invite-help = Whoever has it may sit down in an open seat.
link-invite-new = New link to join
link-watch = Link to watch
link-watch-help = Whoever has it may look on, but sees nobody's secrets.
link-watch-new = New link to watch
link-new-help = A new link ends the old one.
link-new-made = Here is the new link; older ones no longer work.
link-device = Your seat on another device
link-device-help = Keep it to yourself: whoever has it plays for you.
link-device-new = Go on on another device
copy = Copy
copied = Copied.
copy-failed = This browser lets nobody copy; take it from the address bar.
share = Share
qr-of = QR code: { $label }
status-lobby = Waiting for players
status-playing = Being played
status-over = Over
card-won = Won, { $points }
card-lost = Lost, { $points }
card-nobody = Nobody won, { $points }
forget = Forget
forget-room = Forget { $title }
forgotten = “{ $title }” is no longer among your games.
forget-running = This game is still being played. If you forget it, only its link leads back to your seat.
forget-not = Keep it
link-local = Only this computer can open this link: the server listens to no other. Start it with make play HOST=0.0.0.0 (or spielwerk serve --host 0.0.0.0), and links carry its address in your network.
watching-lobby = You are looking on. The game will begin here by itself.
bots-more = More
your-side = Your side
mode-turns-help = Everybody moves when there is time. At the table you can say where you want to be told of your turn, if the host of this server has set up mail or webhooks.
here = here
away = away
left = has left

# Table
your-turn = It's your turn
title-turn = Your turn: { $game }
your-decision = The awaited action
time-left = Time left
notice = Tell me when it's my turn
notice-email = E-mail address
notice-unconfirmed = Not confirmed yet: open the link in the message we sent you.
notice-webhook = Webhook
notice-format = What the address belongs to
notice-format-own = something of my own (JSON)
notice-format-discord = Discord
notice-format-ntfy = ntfy (the address of the topic)
notice-format-gotify = Gotify (…/message?token=…)
notice-remind = Remind me of a turn that stands
notice-remind-usual = after two days
notice-remind-after = { $hours ->
        [12] after half a day
        [24] after a day
        [72] after three days
       *[168] after a week
    }
notice-remind-never = never
push-off = Tell this browser
push-on = This browser is told
push-help = { $n ->
        [0] Even when no page is open. The notice says that the table waits, never what lies on it.
        [one] Even when no page is open. One more device of yours is told, too.
       *[other] Even when no page is open. { $n } more devices of yours are told, too.
    }
push-insecure = This browser could tell you of your turn by itself, but only at an address that begins with https.
push-unsupported = This browser can't tell you of your turn by itself. On an iPhone or iPad, put Spielwerk on the home screen first and open it there.
push-denied = You have forbidden this browser to show notices of this site. You can change that in its settings.
push-failed = The browser's push service did not take part. Try again later, or another way.
notice-kept = Saved.
notice-none = The host of this server has switched all notices off: look in now and then, or allow this browser to tell you.
notice-failing = The last message could not be sent yet ({ $n ->
    [one] one try
   *[other] { $n } tries
}); it is tried again.
notice-lost = The last message could not be sent and was given up. Is the address right? Save it again to try once more.
keep = Save
waiting-for = { $name } is to decide.
thinking = { $name } is thinking …
thinks = is thinking
round-phase = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $phase }
}
round = Round
round-n = Round { $n }
points = Points
winner = Winner
choose-one = Choose
more = More
filter = Search
amount = How many
less = Less
more-of-it = More
pick-anew = Choose anew
unasked = Out of turn
list-from = { $n } to choose from
draft-open = You have planned something that has not been done yet.
draft-do = { $plan } and go on
draft-drop = Go on without it
nothing-here = There is nothing to do here now.
rule = Rule
undo = Undo
undo-turn = Undo the whole turn
hint = Hint
hint-is = A bot would choose
tip-rulebook = “{ $word }” in the rulebook
ask-more = Whole question
ask-less = Shorter
skip-to-now = { $n ->
    [one] Skip to now (1 more)
   *[other] Skip to now ({ $n } more)
}
game-over = The game is over
die-shows = Die with { $sides } sides: { $value }
side = Log, chat, notes and rules
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier lines
log-jump = Show this moment
log-whole = Every detail
log-newest = Newest
log-more = and { $n } more
since-full = Since your last move
since-mine = What concerns you
since-rest = What else happened
since-nothing = Nothing has happened since your last move.
since-go-on = Go on
since-play = Show me that stretch
since = Since your move:
since-watched = Most recently:
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
unread = new:
notes = Notes
notes-private = Only you can read this
notes-loading = loading …
notes-typing = writing …
notes-kept = saved
notes-failed = not saved
rules = Rules
rules-missing = The rulebook can't be loaded right now.
rules-search = Search the rules
rules-hits = { $n ->
    [one] One section found
   *[other] { $n } sections found
}
rules-no-hit = Nothing found.
rules-cards = Cards
rules-cards-of = { $game }: all cards
rules-icons = Icons
rules-icons-of = The icons of { $game }
cards-order = Order
cards-order-kind = By kind
cards-order-best = The strongest first
cards-order-worst = The weakest first
cards-worth-help = Worth: by how many percentage points more or less often those won whom chance gave the card, beside those who drew any. “Goes with”: who took it, at the same place and number of cards; that proves nothing. 95 % interval. From { $games } games of bots ({ $bots }).
cards-worth-none = The worth of these cards has not been measured.
cards-worth = Worth { $lift } ({ $low } to { $high }, n = { $n })
cards-goes-with = Goes with { $lift } ({ $low } to { $high }, n = { $n })
cards-not-measured = Worth: not measured
rules-search-cards = Search the cards
rules-kind = Kind
rules-all-kinds = All kinds
rules-cards-found = { $n ->
    [one] One title
   *[other] { $n } titles
}
rules-overview = Overview
rules-print = Print
contents = Contents
hand-over = { $name } is next
hand-over-help = Hand over the screen. Nothing is shown before.
hand-over-done = I am { $name }
hand-over-never = Don't cover the screen in this room

# Keys
keys = Keys
keys-on = Single keys as shortcuts at the table
keys-number = press a button of the awaited action
keys-tab = from control to control
keys-arrows = from thing to thing on the board, from line to line in the log
keys-enter = choose, or ask why not
keys-escape = choose anew, close
keys-target = to the next thing that can be chosen
keys-undo = undo
keys-undo-turn = undo the whole turn
keys-hint = hint
keys-now = skip to now
keys-side = log, chat, rules
keys-help = this list

# Replay and result
replay = Replay
play = Play
pause = Pause
step = Step
step-of = Step { $step } of { $steps }
step-first = To the beginning
step-last = To the end
step-previous = One step back
step-next = One step on
step-quiet = A decision that the log does not mention.
share-moment = Copy a link to this moment
moment-copied = The link to this moment is copied.
to-table = To the table
eyes = Through whose eyes
spectator = Spectator
result = Result
won-by = { $n ->
    [one] { $names } has won
   *[other] { $names } have won
}
nobody-won = Nobody has won
hint-clear = clearly better than the next
hint-close = hardly better than the next
hint-odds = ≈ { $n } %
hint-odds-of = chance to win, by trial games
you-won = You have won
you-won-by = You have won, { $n ->
    [one] one point
   *[other] { $n } points
} ahead
won-together = You have won together: { $names }
you-lost = You have lost: { $names } won
you-lost-by = You have lost by { $n ->
    [one] one point
   *[other] { $n } points
}: { $names } won
lost-all = Everybody has lost
ending = How it ended
points-by-source = Points by source
turning-none = No turn changed the chances by more than such an estimate may be wrong.
trend = Round { $round }: { $n }
not-over = This game is still being played
decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
lasted = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
course = The course of points
course-short = The game was too short for a course.
plot = Points after each round
as-table = As a table
show = Show
turning-points = Turning points
turning = Round { $round }: turn of { $name }
turning-odds = { $who }: { $before } % → { $after } % (± { $noise })
turning-help = How the chances to win stood before and after this turn, and what a bot would have done.
turning-played = Played: { $text }.
turning-advised = A bot would have chosen: { $text }, with { $n } % more for { $who }.
turning-same = A bot found nothing better to choose: chance decided, or what nobody could know.
turning-thinking = A bot is looking through the game …
turning-failed = The turning points can’t be looked for just now. Your decisions can be looked at all the same.
review = Decisions looked at
review-own = Look at my decisions
review-of = { $own ->
    [yes] Your decisions
   *[no] Decisions of { $name }
}
review-help = A bot has looked at each decision that matters: how good the chances were with the best choice it found, and with what was played, on the same hidden cards and the same luck. Only what is beyond the estimate’s own noise is called amiss.
review-whose = Whose decisions
review-curve = The chance to win after each decision
review-dip = Round { $round }: { $before } % could have been, { $after } % were
review-thinking = A bot looks at decision { $n } of { $total } …
review-thinking-label = Decisions looked at
review-failed = The decisions of this game can’t be judged now. Try again in a minute.
review-nothing = There was no decision to judge.
review-flawless = A bot found nothing that was clearly better.
review-all = All decisions
review-amiss = What could have been better
review-show-all = Show all decisions
review-fell = { $before } % → { $after } % (± { $noise })
review-better = Better: { $text }.
review-previous = To the previous flaw
review-next = To the next flaw
review-no-decision = No decision of this seat here, or one without weight.
percent = { $n } %
verdict = { $verdict ->
    [best] Best choice
    [good] Good
    [slip] Inexact
    [mistake] Mistake
   *[blunder] Blunder
}
verdicts = { $n } { $verdict ->
    [best] best
    [good] good
    [slip] inexact
    [mistake] { $n ->
        [one] mistake
       *[other] mistakes
    }
   *[blunder] { $n ->
        [one] blunder
       *[other] blunders
    }
}
lead-changed = Round { $round }: { $name } takes the lead
feedback = How was it?
feedback-of = { $name }, how was it?
feedback-words = In your own words, if you like
feedback-help = For whoever made the game. The others at the table don't see it, and your name does not stand beside it.
feedback-kept = Thank you. You can change it at any time.
feedback-back = Take back
face-1 = awful
face-2 = poor
face-3 = so-so
face-4 = good
face-5 = great
rematch = Rematch
record = Download the record
tutorial = Guided game
next = Go on

# Settings
settings = Settings
menu = Menu
language = Language
language-switch = Auf Deutsch
theme = Theme
theme-system = as the system has it
theme-light = light
theme-dark = dark
pace = Pace of others' moves
pace-slow = leisurely
pace-normal = normal
pace-fast = quick
confirm = Among people, a choice of mine counts
confirm-no = at once
confirm-moment = after a moment
confirm-ask = when I confirm it
held-ask = Shall this count?
held-moment = This counts in a moment.
held-send = It counts
held-back = Take it back
less-motion = Less motion
sound = Sounds
sound-day = By day (7 am to 10 pm)
sound-on = Always
sound-off = Never
volume = Volume
notify = Tell me when it's my turn
notify-refused = This browser does not allow notifications for this page.
on = on
off = off

# Everywhere
home = To the start page
close = Close
cancel = Cancel
loading = Loading …
try-again = Try again

# Faults
line-lost = The server can't be reached. Trying again …
unsent-line = Not sent yet: the server can't be reached. Your move is kept on this page and sent as soon as it can be.
unsent-unsure = Not confirmed yet: the connection broke while your move was being sent. It is sent again until the server has it, and never counts twice.
unsent-store = Not saved yet: the server can't save anything at the moment. Your move is sent again until it can.
unsent-full = Not saved yet: this browser has no space left for your games. Make some space; your move is then saved by itself.
unsent-back = Take it back
unsent-dropped = Taken back: nothing was sent.
line-slow = The server takes its time. Your move is on its way and is not lost.
line-back = The connection is back.
fault-not-found = There is nothing here
fault-not-found-help = The address may be mistyped, or the room no longer exists.
fault-no-access = This room is closed to you
fault-no-access-help = You need a link from somebody who is in this room. Open the one you were sent on this device.
fault-bad-token = This link is no longer valid
fault-bad-token-help = The host has revoked it or freed your seat. Ask for a new one.
fault-full = Very many are watching already
fault-full-help = Players always get in; there is no room for more onlookers just now. If you have this room open in several windows, close one.
fault-seat-taken = The room is full
fault-seat-taken-help = All seats are taken. Ask for a link to watch.
fault-other-rules = This game belongs to other rules
fault-other-rules-help = It was begun with another version of the rules or cards than this server has. Its record can still be kept.
fault-failed = Something went wrong
fault-failed-help = The server made a mistake. Nothing of your game is lost.
fault-offline = The server can't be reached
fault-offline-help = Perhaps it is being restarted. Try again in a moment.
late-lines = { $n ->
    [0] Too late: your move doesn't count. This has happened meanwhile:
   *[other] Too late: your move doesn't count. Much has happened meanwhile, at last:
}
late-quiet = Too late: your move doesn't count. This seat has decided already.
late-undone = Too late: your move doesn't count. Something was taken back meanwhile.
problem-offline = The server can't be reached.

# Credits
credits-ours = What is ours
credits-icons = Icons
credits-icons-text = The icons were drawn by Lorc, Delapouite and the other authors of
credits-parts = Fonts and libraries
credits-own = Pictures, boards and card layouts were drawn for this project.

## A record file
import = Open a record
import-help = Every finished game can be taken along as a file (“Record” beside the result). Here it becomes a table again: a finished game is shown step by step, an unfinished one goes on where it stopped. A pack of cards (.zip) goes to the workshop, where it can be played.
import-choose = Choose a file or drop it here
import-reading = Reading …

# A game that can't go on with the rules of this server
stopped = This game stands still
stopped-other-rules = It was begun with version { $rules } of the rules; this server has version { $here }.
stopped-other-data = It was begun with other cards and numbers than this server has, and they were not kept.
stopped-no-game = This server does not have the game any more.
stopped-no-pack = It is played with a card pack that is not on this server.
stopped-kept = Nothing is lost: it goes on as soon as a server with its rules is back. Until then you can look at it and talk.
stopped-part = Of { $steps } moves the first { $step } can be shown; from there on today's rules would tell it otherwise.
stopped-end = End the game …
stopped-end-sure = Really end it and open the record
stopped-end-help = As host you can end the game. Then everybody can download its record, with all that was hidden, and play it on with the release it was begun with.
stopped-ask-host = The host can end the game and so open its record to everybody.

# Chance
fair = Fair chance
fair-promise = Before the first move this room has promised its dice and cards: this is the print of the secret they come from. After the game the secret is told, and anybody can compare.
fair-over = This is the print of the secret that was promised before the first move. The secret itself is in the record now.
fair-check = Download the record, then:
fair-seeded = Somebody chose the seed of this game or loaded it from a record: whoever knows the seed can know what is hidden.
fair-none = There is no promise before the first move, nor in games from before release 0.2.
fair-more = How this works
fair-secret-title = Where dice and cards come from
fair-secret-text = When a game begins, the server takes 256 random bits from its operating system. All dice and all shuffles of this game are computed from this secret with BLAKE2b. Nobody can foresee them from what was rolled or dealt before.
fair-promise-title = The promise
fair-promise-text = From the first move on everybody sees a print of the secret. It gives nothing away, and no other secret fits it: so the server can't swap the secret later because it does not like a roll.
fair-after-title = Afterwards
fair-after-text = When the game is over its secret stands in the record. Download the record on the page of the result; this command compares the print, plays the whole game again and tells whether everything fits:
fair-limits-title = What this does not prove
fair-limits-text = Whoever runs the server can read the secret while you play, as with every server. The promise shows that nothing was changed, not that nobody has looked. Compare the print with the one that was shown during the game.

workshop = Workshop
workshop-back = Back to the workshop
workshop-saved = Saved.

# Tournaments; their own words are in tournament/
tournament = Tournament
tournaments-mine = My tournaments
tournament-back = To the tournament

# The static site: the games run in the page itself
record-unfinished = Take the game along
record-unfinished-help = The file holds the whole game so far. “Open a record” goes on with it on another device, on a server or on the site without one.
site-slogan = Alone against bots or together at one screen. The games run in this page: no server, no account, no adverts, German and English.
site-own = Your own table
site-own-help = Everything stays in this browser and also works without a network. To play with others from afar a server is needed; a game can be taken there and back as a file: “Record”, then “Open a record”.
site-no-server = Everybody plays at this screen. Open seats and links for others need a server.
site-loading = The games are being loaded …
site-loaded = { $got } of { $all } MB
site-starting = The games are being set up …
site-failed = The games could not be started in this browser.
site-elsewhere = Spielwerk is open in another window
site-elsewhere-help = Your games can only be played in one window at a time. If you go on here, the other window stops; nothing is lost.
site-here = Go on here
site-kept = Everything is on this device: you can go offline.
site-pace-usual = Bots that think ahead are as strong here as anywhere: this device is fast enough.
site-pace-longer = This device does { $speed } % of the work that the bots’ levels were measured with. So bots that think ahead take longer here, { $three }, { $four } and { $five } seconds a decision, and are as strong as anywhere.
site-pace-weaker = This device does { $speed } % of the work that the bots’ levels were measured with. Bots that think ahead take { $three }, { $four } and { $five } seconds a decision here and look at { $share } % of what they look at elsewhere: they are somewhat weaker.
site-release = Release { $release }
site-not-here = This needs a server: on this page nobody plays thousands of games, and nothing is printed. Take the pack there as a file.

# Answers in advance
advance = In advance
advance-count = In advance: { $n }
advance-help = What you say here is answered for you as soon as the question comes. Nobody else sees it, and you can take it back until it is used.
advance-asked = ask me
advance-unless = unless
advance-number = How many
advance-give = Let it stand
advance-back = Take back
advance-stands = Stands
advance-lifted = No longer stands: something has happened that you wanted to know of.
advance-show = What was it?
advance-until-round = For this round, once.
advance-given = It stands until it is used, or until you take it back.
advance-gone = Taken back: you will be asked.
since-answered = Answered for you
