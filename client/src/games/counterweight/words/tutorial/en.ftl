# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome aboard! Together, build all sixteen sections of the ring. If the station fails, all lose; if it stands, whoever has the most points wins.
duty = This round you are on duty: you are the CO, marked by the wheel, and decide for the station. Beside it stand the station funds that everybody builds with, and the balance that comes at the end of the round.
action = Action phase: you have drawn an action card; it lies in your area. The station pays its funds, you pay its influence. Play it with a tap, or end the phase.
planning = Planning phase: tap a card of the plan and start it as a site. The scales show what it earns or costs each round, the flag how many markers it has room for.
site = There is a site on field 1 now: that many supplies it needs, and some make trouble – rest the pointer on it, or tap it. Start another one, draw a card, then end planning.
influence = Influence phase: 1 influence puts a marker on a completed card with a free place, for now the anchor in the middle. Markers are victory points. Tap the anchor!
challenge = Where all places are taken, markers of others can be challenged: both roll, only the higher result wins. A player may have one place on the anchor, so that is all for you now; keep some influence for the dock. The others are next.
resources = Resources phase: only what lies in the request centre is brought to the sites by freighters. Move as much as your sites need, but leave the station a cushion.
arrival = Arrival: the die decided how many ships come. Freighters were loaded at once – the crate shows cargo and hold. To the left of a ship stands what landing costs you in influence.
docking = Docking: position 1 lands free, every further one costs more. Tap ships with cargo to let them land, then close the docks.
cargo = Cargo from the dock goes to the sites. A CO who completes one gets 1 point, and from then on the section takes markers.
abilities = Then abilities work: first the anchor, then field 1 and on clockwise. A card's release permits something to everyone with a marker there, and may be left. If you are asked about cargo, spread it as you like.
balance = The first round is over. The balance settled income and upkeep; the scales above always show what the next one brings, a tap on them all items. If funds are short, you pay with influence.
enemies = Soon enemies take the intercept course and attack the ship opposite. Between them stand the odds: how much cargo is lost, whether the ship flees, whether it destroys the enemy.
emergencies = Emergencies lie in the crisis centre until a CO pays for them; once all its places are taken, all lose. The inspector comes late: the higher his control, the more markers disappear.
next = Now the next player is on duty; you join in every influence phase. The light bulb gives advice, the book opens the rule. Good luck, and keep the cable taut!

# The last words
summary =
    You have led a whole round: action, planning, influence, resources, ships, station, balance.
    The aim is shared and not shared: all sixteen sections must stand, else all lose; then whoever has the most points wins. The game also ends when the money is gone, the crisis centre is full, the ships run out or time is up.
    Now play on here, begin a game of your own, or try single things out in a lesson.

# What happens to the learner
told-overtook = You have just been challenged: all places were taken, somebody rolled against you and rolled higher, so that a marker of yours had to go. You can do the same in your next influence phase; markers on free places are never at risk of that.
told-repelled = You have just been challenged: somebody rolled against you for a place, but not higher. Your marker stays, and the try has cost him influence.
told-unmarked = A marker of yours has left the station. Challenges do that, some cards, and later the inspector, who has as many markers removed as his control says.
told-charged = Influence was taken from you: the station could not pay, and then everybody pays with influence.

# Questions that come in between
asked-discarding = A ship leaves the lane: you may keep it in the special requests and call it in a later round instead of letting it go.
asked-call = Ships in the special requests can be called now: they line up at the end of the lane.
asked-release = A release allows you something because you have a marker there. You may leave it.
asked-secure = You have won the challenge: the place is free, and you may put a marker of yours there.
asked-convert = Some cards turn station funds into your influence. It helps you and costs everybody.
asked-supplying = Cargo goes to the sites; a site with all its supplies is completed at once.
asked-second-roll = A card lets you roll once more; the new result counts.
asked-purge = The inspector wants markers to go, and the CO chooses whose.
asked-contribute = The station can't pay. Who gives influence keeps it alive; if nobody does, all lose.

# Lessons
lesson-docking = Docking
lesson-docking-help = Let ships land that are worth their fee.
lesson-docking-task = Let a ship land. Position 1 is free, every further one costs more influence; the crate shows what is aboard. Cargo builds, empty freighters only take up a berth.
lesson-docking-solved = Landed: its cargo goes to the sites, or its crew does its work, and then it casts off. Berths are few, so land what helps this round.
lesson-docking-not = The docks were closed without a landing, and the sites got nothing. Go back and tap a ship in the lane that glows.
lesson-inspector = The inspector
lesson-inspector-help = Keep him busy before he removes your markers.
lesson-inspector-task = The inspector removes markers, as many as his control says. You hold a card against him: play the one that distracts him, holds him up or takes off a seal.
lesson-inspector-solved = Well done: that costs him time, and keeps markers on the station. His control grows when he has reason to complain; a tidy station keeps it low.
lesson-inspector-not = The action phase is over and the card is still in your hand. Go back and read what your cards do to the inspector.
