me-title = Me
begin-help = You need no account to play, and nothing here is needed to play. If you like, this device gets a key of its own; then the server knows you again:
begin-games = All your tables in one list, those that wait for you first.
begin-devices = Play on with the same seats on your phone or another computer, by a QR code.
begin-statistics = Your finished games, ratings and statistics.
begin-privacy = The key is a secret in a cookie of this browser. No mail, no password; you can delete everything here at any time.
begin = Give this device a key
have-code = I have a code from another device
name-optional = Name (if you like)
keep = Keep
profile = Name
listed = Show my name and my ratings to everybody in the list of this server
ratings = Ratings
ratings-here = Ratings of this server
rating = { $value }
rating-about = { $value } ± { $off }
rating-none = No game has counted for a rating yet.
rating-help = You begin with 1000. Games count in which nobody was helped, no move was taken back against bots, the cards are the game’s own and everybody who plays is known; bots have a rating, too.
provisional = provisional
standings-none = Nobody yet.
standings-help = Only people who want to be shown stand here.
statistics = Statistics
against = Head to head
between = You and { $name }
common = Games you have played together
finished = Finished games
nothing-yet = You have not finished a game yet. When you have, your statistics stand here.
devices = Devices
devices-help = All of these have the same seats, the same name and the same settings.
device = Device
device-here = this device
device-seen = last used { $when }
remove = Remove
remove-sure = Really remove?
remove-help = That device loses all your seats at once, also by links it has kept. Links to these seats that you gave to others are no longer valid.
remove-here-help = This device keeps the seats it took itself; your other devices keep all.
join-other = Join another device
code-help = Scan this with the other device, or type the code at “Me” there.
code-qr = QR code to join another device
code-left = { $n ->
    [one] It works once, for one more minute.
   *[other] It works once, for { $n } more minutes.
}
code-link = Or as a link
code-warning = Show it to nobody else: whoever opens it gets all your seats.
code-hide = Put the code away
code = Code
code-look = Go on
code-wrong = This code does not work, or no longer. Make a new one on the other device.
join-title = Join this device
join-help = On your other device, open “Me” and choose “Join another device”. Then type here what it shows.
meet = Join this device to the other one?
meet-name = Join this device to those of { $name }?
meet-same = This device is joined already.
meet-help = { $n ->
    [one] Nothing has happened yet. There is one device so far. If you agree:
   *[other] Nothing has happened yet. There are { $n } devices so far. If you agree:
}
meet-gets = This device gets all seats, the name and the settings of the other one.
meet-brings = The other one gets all seats of this device.
meet-merges = The finished games and ratings of “{ $name }” on this device are merged into those of the other. That can’t be undone.
meet-warning = Go on only if the other device is yours: whoever has it can play in your place.
meet-yes = Join
meet-no = No
forget-me = Delete my profile
forget-me-sure = Really delete everything?
forget-me-help = Name, ratings, history and the bond between your devices go; your seats become nameless and stay with the device that took them. What remains are results of nobody in the games of others.
somebody = somebody
who = Who
games = Games
games-n = { $n ->
    [one] one game
   *[other] { $n } games
}
ahead = Ahead
behind = Behind
together = Same side
picture = Picture
won-of = Won
won-of-n = { $won } of { $of }
which-game = Game
all-games = All games
by-game = Won by game
by-side = Won by what you played
by-bot = Won against bots
by-length = Won by length
length-15 = under 15 minutes
length-30 = under half an hour
length-60 = under an hour
length-120 = under two hours
length-1440 = within a day
length-more = over days
rating-course = Rating from game to game
points-course = Points from game to game
course-of = { $caption }: { $n } games, from { $low } to { $high }; filled dots were won
rated = rating { $value }
unrated-seeded = not rated: the deal was known before
unrated-pack = not rated: other cards
unrated-helped = not rated: a bot stood in
unrated-alone = not rated: alone
unrated-unknown = not rated: not everybody is known
unrated-nobody = not rated: nobody won
unrated-back = not rated: moves were taken back
unrated-late = not rated: played before you had a key
tables-none = You have no tables.
group-waiting = { $n ->
    [one] One waits for you
   *[other] { $n } wait for you
}
group-others = Others are to decide
group-lobbies = Not begun yet
group-over = Finished
only-here = Only this browser remembers these tables.
keep-them = Keep them for other devices
filter = Which tables
mode = Pace
mode-any = Live or over days
mode-live = live
mode-turns = over days
only-free = only with free seats
tables-n = { $n ->
    [one] One table
   *[other] { $n } tables
}
