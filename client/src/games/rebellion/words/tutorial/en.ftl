# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome, Empire! The white ports are yours, the lands around them belong to the Rebels. You win when no Rebel unit is left; they win when you hold no land.
planets = The planets circle the sun, one field clockwise each round. The round stands in the sun. A tap on a planet shows it large.
reinforcements = You hold all of Bastion, so it sends reinforcements: units, or as many credits. Take the units.
income = Credits come on top: three for each land, at least twenty. Your purse stands beside your name, below it the pay and what the next turn brings.
purchase = Now the purchase: tap Skyport six times or more, so that at least eleven units will stand there, then press the button. Eleven, because one stays behind and ten attackers roll a bigger die.
dice = Good! The shape round the number shows the die: square d6, kite d10, hexagon d20. Keep a few credits: bridges, attacks and pay cost something, too. Finish buying.
bridges = Bridges connect ports. Pick Ember: now every other planet shows what the way there costs. Then Amaranth: two bridges for two credits.
chain = The chain glows: connected ports are neighbours, for the Rebels too, until the planets move. Finish building.
battle = Battle! What glows can be attacked. Tap Gullrock: your own area shows who joins in, and the odds of this roll and of the whole fight. Let all join in and roll.
roll = The higher roll wins, the loser loses the difference. When no defender is left, all attackers move in. A tie costs nothing but the credit.
fight = Fight on as long as it pays: every roll costs a credit. Where a land stays dark, a tap says why. Finish fighting when you have had enough.
movement = Movement: for a credit up to five units travel through your connected lands, as far as they like. First the land they leave, then how many, then the destination. Or finish moving.
pay = Pay comes last: five units of each land are free, every further five or part of them cost a credit. Who can't pay loses them. Big armies are strong, but dear.
round = The round is over: the planets have moved on by a field, the bridges are gone. Now the Rebels take their turns, then you again. Follow them in the log; a tap there leads to any moment.
gifts = Rebels may give each other credits at any time, and sell lands. Watch where they conquer ports: from there they build bridges, too.
aims = Your turn again. Aims: hold whole planets (reinforcements!) and form armies of ten and twenty. The light bulb gives advice, the book opens the rule. Good luck!

# The side to learn from
side-empire = The Empire
side-empire-help = You hold the ports, open the game and pass through all phases in your first turn. Strong, alone, and every decision is yours.
side-rebel = A Rebel
side-rebel-help = You hold lands, watch the Empire's first turn and then strike back, with an ally beside you. Less to move, more to share.

# The Rebel's side
rebel-welcome = Welcome, Rebel Red! The lands in your colour are yours, the white ports belong to the Empire. Green is your ally: you win together when no land is imperial any more, and lose when no Rebel unit is left.
rebel-planets = The worlds circle the sun, one field clockwise each round. A tap on a world shows it large, with its lands and what is told of them. A port in the middle is next to all lands of its world.
rebel-alone = The Empire plays the first round alone. Watch the log: it buys, builds bridges and attacks. Some of your lands may fall; don't worry, nobody is ever out of this game.
rebel-income = Your turn. You have received three credits for each land, at least twenty. What glows faintly is still yours.
rebel-purchase = Buy units: tap a land of yours next to a white port, several times, then on the button. Ten attackers roll a bigger die than nine, and one unit always stays behind. Keep a few credits: every roll costs one. Then finish buying.
rebel-ally = Rebels share. At any time, even in the Empire's turn, you may give Green credits, and Green you; in the purchase phase you may buy lands from each other. Below your name you find both.
rebel-bridges = Bridges start at a port of your own. If you hold one, you can connect it with others here; if not, this phase passes you by. Bridges serve everybody, also the Empire. Finish building when you are done.
rebel-battle = Battle! What glows can be attacked. The port of a world whose lands are yours is the best target: take it and all of the world is yours, which means reinforcements every turn. Point at it, let all join in and roll.
rebel-comeback = Should you ever lose your last land: you keep your purse and your turn, still receive twenty credits and can buy a land from Green. So help each other back.
rebel-aims = Your turn again. Aims: whole worlds, armies of ten, and attacks where the Empire is thin – it can't be everywhere. The light bulb gives advice, the book opens the rule. Good luck!

# The last words
summary =
    You have played a whole turn: reinforcements, purchase, bridges, battle, movement, pay.
    The aim: leave no Rebel unit on the board. The Rebels' aim: leave you no land. The points beside the names count lands. After the last round, the number in the sun, nobody has won.
    Now play on here, begin a game of your own, or try single things out in a lesson.
rebel-summary =
    You have played a Rebel's turn: income, purchase, help for an ally, bridges, battle, movement, pay.
    The aim, together with your ally: no land shall be imperial. The Empire's aim: no Rebel unit shall be left. The points beside the names count lands. After the last round, the number in the sun, nobody has won.
    Now play on here, begin a game of your own, or try single things out in a lesson.

# What happens to the learner
told-lost = You were attacked: both sides rolled, the other roll was higher, and the difference in units is lost. The dice beside the sky show both rolls; when no unit is left, the land is lost, too.

# Lessons
lesson-bridges = Bridges
lesson-bridges-help = Connect two ports, so that one world reaches another.
lesson-bridges-task = Build a bridge: pick a port of yours where something glows, then a second one. The number there is the price of the way; short ways are cheap.
lesson-bridges-solved = The ports are connected: until the worlds move on they count as neighbours, and what lies there can be attacked from here.
lesson-bridges-not = The moment for building has passed: bridges are built after buying and before fighting. Go back, pick a port of yours, then a second one.
lesson-storm = Storming a land
lesson-storm-help = Take a land from the Rebels, where it is most likely to fall.
lesson-storm-task = Take a land! What glows can be stormed. Your own area names those that are most likely to fall, with the odds; storming goes on until the land falls or it no longer pays.
lesson-storm-solved = Taken! All attackers have moved in. Many against few, and armies of ten with their bigger die: that is how lands fall.
lesson-storm-not = No land was taken. Either the dice were against you, or you ended the battle. Go back and look where the odds are better.
