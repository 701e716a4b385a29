# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome to the Merchants Guild! A new state rises from the rubble. Once somebody has 25 points the game ends after that round; the road on top shows how far everybody is.
hand = This is your hand. Top left is the distance, in the middle what the location does, below in red the spoils and in blue the deal good. Rest the pointer on a card, or hold your finger on it, and it comes closer, in words.
discard = Two cards go at once. Distance 3 is too far for a start: discard the Shelter, and the Gasoline Cultist with it.
lookout = Every round begins with the lookout: each player takes one of the open cards in turn, then once more in reverse order. Take what you like.
produced = Your faction has produced: 3 workers, 1 grey contact, 1 fuel and 1 card. They lie in your supply. Ammo and multi contacts are jokers: ammo for resources, multi for contacts.
build = A card can do three things. Grey contacts build it. The School is only 1 away: tap it to build it.
standing = It stands in the production row and has produced at once; its building bonus came on top. The shield at its top right is the resistance: as many red contacts does it take to raze it.
faction = After you it is the other's turn, then yours again, one action at a time. Now use your faction board: 1 fuel for 3 blue contacts.
deal = Blue contacts make deals. The Shipwreck is 2 away: tap it and make the deal. You get the deal good at once and then every round.
connection = No red contacts? For 2 workers you take an open connection card into your hand. Take the red one if it is still there, else the blue one.
play = Now play the connection card: tap it in your hand.
raze = Red contacts raze: a hand card for its distance, or another's location for its resistance. Raze the Brick Supplier from your hand: it is 2 away and brings bricks.
develop = With 1 brick you can develop: a hand card replaces a location of the same category, and that gives 1 point. What glows can be done now; what doesn't says why when you tap it.
trade = 2 workers can always be changed into a resource or a card. Do whatever is still useful. What is left over is lost at the end of the round. Then pass.
round = A new round! Faction board, School and deal produce again: that is how your state grows. Contacts and workers are to be spent anew each round.
others = The others' states lie beside or below yours. Send a worker to their open productions (gate) and you get the goods; their locations can be razed as long as they have not passed.
points = Points come above all from action locations such as the Corner Shop, and at the end every location counts 1 point. The light bulb gives advice, the book opens the rule. Good luck!

# The last words
summary =
    You have built, dealt, razed and developed; those are the uses of a card. Contacts pay for them: grey builds, blue deals, red razes.
    The aim: the most points. Once somebody has reached the mark on the road, the round is played to its end, every location counts a point more, and that is it.
    Now play on here, begin a game of your own, or try single things out in a lesson.

# What happens to the learner
told-razed = A location of yours was razed: somebody paid red contacts for its resistance and took the spoils. You get something for the ruin, and it can be developed like a location. Who has passed can't be razed.
told-worked = Somebody has sent a worker to your open production: he gets the goods, and you get a worker for the visit.
told-stole = Somebody has taken a good from your supply; a card allowed it. What is spent can't be taken.

# Lessons
lesson-raze = Razing
lesson-raze-help = Take the spoils from a location of somebody else.
lesson-raze-task = Raze a location of your opponent. It takes as many red contacts as its shield says; multi contacts will do, too. The spoils stand in red at the bottom.
lesson-raze-solved = Razed: the spoils are yours, and your opponent is left with a ruin. Shielded locations, and those of players who have passed, are safe.
lesson-raze-not = Nothing of your opponent's was razed. Cards of your own hand don't count here: point at a glowing location in the other state.
lesson-develop = Developing
lesson-develop-help = Replace a location by a better one, and get a point for it.
lesson-develop-task = Develop: put a hand card in the place of a location that shares a category with it. It costs a brick or a development token.
lesson-develop-solved = Developed: the new location stands at once, with its building bonus, and there was a point for it. The old one is gone, so change what has done its work.
lesson-develop-not = Nothing was developed. Go back, point at a glowing card of your hand and choose to develop; the categories in its corner say over what.
