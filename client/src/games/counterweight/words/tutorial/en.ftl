# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome aboard! Together, build all sixteen sections of the ring. If the station fails, all lose; if it stands, whoever has the most points wins.
duty = This round you are on duty: you are the CO, marked by the wheel, and decide for the station. Beside it stand the station funds that everybody builds with, and the balance that comes at the end of the round.
action = Action phase: you have drawn an action card; it lies in your area. The station pays its funds, you pay its influence. Play it with a click, or end the phase.
planning = Planning phase: click on a card of the plan and start it as a site. The scales show what it earns or costs each round, the flag how many markers it has room for.
site = There is a site on field 1 now: that many supplies it needs, and some make trouble – rest the pointer on it, or tap it. Start another one, draw a card, then end planning.
influence = Influence phase: 1 influence puts a marker on a completed card with a free place, for now the anchor in the middle. Markers are victory points. Click on the anchor!
challenge = Where all places are taken, markers of others can be challenged: both roll, only the higher result wins. Keep some influence for the dock and leave it at that; then it is the others' turn.
resources = Resources phase: only what lies in the request centre is brought to the sites by freighters. Move as much as your sites need, but leave the station a cushion.
arrival = Arrival: the die decided how many ships come. Freighters were loaded at once – the crate shows cargo and hold. To the left of a ship stands what landing costs you in influence.
docking = Docking: position 1 lands free, every further one costs more. Click on ships with cargo to let them land, then close the docks.
cargo = Cargo from the dock goes to the sites. A CO who completes one gets 1 point, and from then on the section takes markers.
abilities = Then abilities work: first the anchor, then field 1 and on clockwise. A card's release permits something to everyone with a marker there, and may be left. If you are asked about cargo, spread it as you like.
balance = The first round is over. The balance settled income and upkeep; the scales above always show what the next one brings, a click on them all items. If funds are short, you pay with influence.
enemies = Soon enemies take the intercept course and attack the ship opposite. Between them stand the odds: how much cargo is lost, whether the ship flees, whether it destroys the enemy.
emergencies = Emergencies lie in the crisis centre until a CO pays for them; five at once and all lose. The inspector comes late: the higher his control, the more markers disappear.
next = Now the next player is on duty; you join in every influence phase. The light bulb gives advice, the book opens the rule. Good luck, and keep the cable taut!
