new-title = New tournament
intro = Everybody gets a table in every round; points, tie-breaks and the next tables follow by themselves. No account: each player has a link.
game = Game
name = Name of the tournament
name-hint = For example: Friday Cup
my-name = Your name
my-name-help = Leave it empty if you only run it and do not play.
system = How it is played
system-swiss = Swiss
system-swiss-help = In every round those with as many points meet, and nobody plays the same people twice if it can be avoided. Few rounds are enough.
system-robin = Round robin
system-robin-help = Everybody meets everybody. As many rounds as that takes.
rounds = Rounds
size = Players at a table
rest = If the numbers do not fit
rest-bots = Bots fill the last table
rest-bots-help = So that everybody plays in every round.
rest-tables = Tables of other sizes
rest-tables-help = As near to the wanted size as the game allows; a bye only where there is no other way.
rest-bye = Somebody has a bye
rest-bye-help = Nobody a second time before everybody else had one. In a Swiss tournament it counts as a win, in a round robin half a point.
points = Points of a table
points-places = By places
points-places-help = First 1, last 0, the others in even steps between; equals share.
points-wins = Only wins count
points-wins-help = 1 for the winner, nothing for the others; winners share.
points-sides = A side wins as one: 1 point for each of its players.
points-none = If nobody wins, nobody gets points.
bot = Bot that fills and stands in
auto = The next round begins by itself
auto-help = Otherwise the host begins it.
tables = Tables
more = Rule switches
create = Open the tournament
players = Players
players-n = { $n ->
    [one] 1 player
   *[other] { $n } players
    }
players-most = at most { $n }
join = Take part
join-help = You will get a link of your own by which you are known. Keep it if you want to go on on another device.
full = It is full.
own-link = Your own link
own-link-help = Opens this tournament as you, also on another device. Do not give it away.
leave = Do not take part
withdraw = Withdraw
withdraw-sure = Really withdraw?
withdraw-help = A bot plays on at your table. You will not be paired again.
send-away = Send away
sent-sure = Really send away?
add-player = Add a player
add = Add
add-help = For somebody who is to get a link from you. With the join link everybody adds himself.
link-of = Link of { $name }
link-of-help = Only for { $name }: whoever opens it plays in that name.
link-new = New link
add-bot = Add a bot
bot-n = { $name } { $n }
out = withdrawn
links = Invite
link-join = Link to join
link-join-help = Whoever opens it can look on and take part.
link-watch = Link to look on
link-watch-help = Standings and tables, without a seat.
links-lost = The links were made on another device. You can make new ones; the old ones then no longer work.
link-join-new = New link to join
link-watch-new = New link to look on
start = Start the first round
start-need = It takes at least two players, bots included.
start-bots = { $n ->
    [one] One bot will fill the last table.
   *[other] { $n } bots will fill the last table.
    }
wait-start = The host starts as soon as all are here.
swiss-of = Swiss, { $n ->
    [one] 1 round
   *[other] { $n } rounds
    }
robin-of = Round robin
robin-rounds = Round robin, { $n ->
    [one] 1 round
   *[other] { $n } rounds
    }
tables-of = tables of { $n }
round-of = Round { $n } of { $all }
table = Table { $n }
my-table = To my table
my-table-of = Round { $n }, table { $table }
my-tables-none = You have no game in this round: a bye.
my-done = Your game of this round is over. The next table opens when all are done.
my-next = Your game of this round is over. The host begins the next round.
watch = Look on
look = Look at it
running = being played
by-hand = told by the host
nobody-won = nobody has won
byes = Bye: { $names }
tell = Tell the result
tell-help = For a game that never comes to its end. Who has won? Nobody ticked: nobody.
tell-do = That is the result
next-round = Begin the next round
next-wait = The round is over. The next one waits for you.
end = End the tournament
end-sure = Really end it? Tables without a result count for nothing.
standings = Standings
final = Final standings
won-by = { $names } — { $n ->
    [one] the winner
   *[other] the winners
    }
place = Place
player = Player
total = Points
total-tip = What counts first: the points of all tables and byes.
played = Games
played-tip = Games that have come to an end.
break-direct = Direct
break-direct-tip = Direct encounter: points against those with as many points. Counts only if all of them have met each other.
break-buchholz = Buchholz
break-buchholz-tip = The points of your opponents, added up; a larger table counts as their mean, a bye as an opponent with as many points as you. Who had stronger opponents is ahead.
break-berger = S.-B.
break-berger-tip = Sonneborn-Berger: the points of those whom you have beaten, and half of those with whom you shared. Beating the strong counts more.
break-weaker = Weaker side
break-weaker-tip = Wins with the side that has won less in this tournament.
break-share = Share
break-share-tip = Your part of all points that were made at your tables, on average; ½ is as much as everybody else at any table.
break-wins = Wins
break-wins-tip = How many games you have won.
breaks-about = What decides if points are equal
breaks-order = One after the other, from left to right. Whom nothing tells apart shares a place.
print = Print
