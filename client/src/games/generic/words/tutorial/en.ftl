# The guided first game, one thought at a time (tutorial.ts).

welcome = Welcome to the table! The board lies in the middle; below you always find what is to be done now.
choose = What you can choose glows on the board and stands on the buttons below. Make your first choice.
undo = Not what you meant? The arrow beside the question takes back your last choice, the clock next to it the whole turn: against bots at any time, among people as long as nothing was rolled or revealed.
log = The log tells in full sentences what happened. Point at a line and the board lights up what it is about; a tap shows that moment again.
why = If something can't be done, tap it anyway: the rule will tell you why. The book beside the buttons opens the rulebook at the right place, the bulb asks a bot for advice.
end = That is all you need to handle the table. Enjoy!

summary =
    You know the table now: what glows can be chosen, the log tells what happened, the book says why.
    Now play on here, or begin a game of your own.
