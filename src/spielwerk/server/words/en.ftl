# What a room notes down
room-joined = { $player } has sat down.
room-left = { $player } has left the table.
room-started = The game begins.
room-bot-stands-in = The bot { $bot } plays for { $player } now.
room-handed-back = { $player } plays again.
room-opened = The seat of { $player } is open.
room-clock = { $player } ran out of time: the bot { $bot } plays on.
room-bot-slow = { $player } thought for too long and played by rule of thumb.
room-bot-failed = { $player } could not decide and played by rule of thumb.
room-link = The host has made a new link to the seat of { $player }: whoever opens it plays there and sees the hand.
room-notice-lost = { $player } could not be told of the turn: no notice got through. Tell { $player } yourselves.
room-rematch = There is a rematch.
room-ended = The host has ended this game: it could not go on with the rules of this server. Its record is open to all now.
room-imported = This game was loaded from a record.

# What can go wrong
problem-invalid = The request does not fit.
problem-bad-option = These settings do not fit together.
problem-bad-record = This record can't be read, or it belongs to other rules.
problem-illegal = This is not possible now.
problem-no-access = Your link does not allow this.
problem-bad-token = This link is not valid, or no longer.
problem-bad-origin = This request came from another web site.
problem-not-found = There is nothing here.
problem-no-hint = There is no hint now.
problem-method = This address does not know that.
problem-stale = Somebody was faster. Look at the table again.
problem-not-asked = It is not your turn.
problem-no-undo = This can't be taken back: a die, a reveal or another player's decision lies in between.
problem-key-reused = This was already sent, but as something else.
problem-not-now = This is not possible at this moment.
problem-other-rules = This game was begun with another version of the rules.
problem-bad-pack = This pack can't be used, or not with this change.
problem-no-key = This device has no key: nobody is known here by it.
problem-no-workshop = This server has no workshop: its host has not opened one.
problem-no-pack = This game is played with a card pack that is not on this server, or has changed. The game itself is kept.
problem-seat-taken = This seat is taken.
problem-too-large = This is too large.
problem-too-slow = The request did not come whole in time.
problem-too-many = That was too much at once. Wait a moment.
problem-failed = The server made a mistake; nothing has changed.
problem-store = This could not be saved; nothing has changed. Try again.

# Notices on a device or by webhook
push-turn = Your turn in { $game }
push-aside = A question for you in { $game }
push-reminder = Still your turn in { $game }
push-ready = Your table is ready in { $game }

# Mails
mail-turn-subject = Spielwerk: your turn in { $game }
mail-turn =
    It is your turn in “{ $room }”.
    { $link }

    You get this message because you wanted it for this game. You can switch it off in the room.
mail-aside-subject = Spielwerk: a question for you in { $game }
mail-aside =
    In “{ $room }” a question waits for your answer, in the middle of the others' turn.
    { $link }

    You get this message because you wanted it for this game. You can switch it off in the room.
mail-reminder-subject = Spielwerk: still your turn in { $game }
mail-reminder =
    The others in “{ $room }” have been waiting for your move for a while.
    { $link }

    This is the only reminder for this turn. You can switch such messages off in the room.
mail-ready-subject = Spielwerk: your table is ready in { $game }
mail-ready =
    In “{ $room }” your next table is ready.
    { $link }

    You get this message because you wanted it at your last table of this tournament. You can switch it off at the table.
mail-no-address =
    This server does not know its own address: put what stands above behind the address at which you always play (for example http://192.168.0.2:8051).
mail-confirm-subject = Spielwerk: turn notices for { $game }?
mail-confirm =
    Somebody wants to get turn notices for a game of { $game } at this address.
    If it was you, open this link:
    { $link }

    If not, do nothing: you will hear no more of it.

# What a link looks like where it is posted
preview = Spielwerk
preview-about = Three strategy games in the browser: with friends, against bots, without an account.
preview-room = An invitation to a game
preview-room-about = Open the link and sit down at the table. No account, nothing to install.
preview-tournament = An invitation to a tournament
preview-tournament-about = Open the link, give your name and play. No account, nothing to install.

# What the workshop refuses
workshop-busy = Too many are in the workshop at this moment: wait a little.
workshop-lab-busy = The lab has too many questions at this moment: wait a little.
workshop-slow = This took too long: a look may compute for { $seconds } seconds at most.
workshop-failed = It could not be looked at: { $why }.
workshop-packs = You have { $most } packs: remove one first.
workshop-version = There is no version { $version } of this pack.
workshop-unchanged = This pack changes nothing yet: there is nothing to compare.
workshop-games = A question here has at most { $most } games.
workshop-stale = This pack was changed on another page.
workshop-bytes = A pack has at most { $most } bytes, not { $size }.
workshop-none = You have no such pack here.
workshop-no-answer = There is no answer yet.
workshop-asked = This question is being answered: stop it first.
