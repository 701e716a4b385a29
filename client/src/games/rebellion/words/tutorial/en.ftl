# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome, Empire! The white ports are yours, the lands around them belong to the Rebels. You win when no Rebel unit is left; they win when you hold no land.
planets = The planets circle the sun, one field clockwise each round. The round stands in the sun. A click on a planet shows it large.
reinforcements = You hold all of Planet Brown, so it sends reinforcements: units, or as many credits. Take the units.
income = Credits come on top: three for each land, at least twenty. Your purse stands beside your name, below it the pay and what the next turn brings.
purchase = Now the purchase: click on Light Blue Port six times or more, so that at least eleven units will stand there, then press the button. Eleven, because one stays behind and ten attackers roll a bigger die.
dice = Good! The shape round the number shows the die: square d6, kite d10, hexagon d20. Keep a few credits: bridges, attacks and pay cost something, too. Finish buying.
bridges = Bridges connect ports. Pick Planet Red: now every other planet shows what the way there costs. Then Planet Purple – two bridges for two credits – and build.
chain = The chain glows: connected ports are neighbours, for the Rebels too, until the planets move. Finish building.
battle = Battle! What glows can be attacked. Click on Light Blue 1: your own area shows who joins in, and the odds of this roll and of the whole fight. Let all join in and roll.
roll = The higher roll wins, the loser loses the difference. When no defender is left, all attackers move in. A tie costs nothing but the credit.
fight = Fight on as long as it pays: every roll costs a credit. Where a land stays dark, a click says why. Finish fighting when you have had enough.
movement = Movement: for a credit up to five units travel through your connected lands, as far as they like. First the land they leave, then the destination, then how many. Or finish moving.
pay = Pay comes last: five units of each land are free, every further five or part of them cost a credit. Who can't pay loses them. Big armies are strong, but dear.
round = The round is over: the planets have moved on by a field, the bridges are gone. Now the Rebels take their turns, then you again. Follow them in the log; a click there leads to any moment.
gifts = Rebels may give each other credits at any time, and sell lands. Watch where they conquer ports: from there they build bridges, too.
aims = Your turn again. Aims: hold whole planets (reinforcements!) and form armies of ten and twenty. The light bulb gives advice, the book opens the rule. Good luck!
