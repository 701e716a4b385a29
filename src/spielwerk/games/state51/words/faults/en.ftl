# What can be wrong with cards, factions and numbers of 51st State.
fault-reprint = a reprint of a title that no earlier set has
fault-no-reprint = an earlier set has this title: write type 'reprint'
fault-distance = a location lies 1 to 3 away
fault-good-twice = '{ $cell }' names a good twice
fault-category = no category '{ $name }'{ $near }; there are { $known }
fault-modifier = '; { $rest }' is not known here, only '{ $known }'
fault-good = no good '{ $name }'{ $near }; there are { $known }
fault-pair = '{ $part }' is not a number and a good
fault-action = an action is written 'price -> goods', not '{ $cell }'
fault-cell = '{ $cell }' can't stand here
fault-exchange = only a plain exchange of goods can stand here, not '{ $cell }'
fault-discard = more than are dealt
fault-deal-order = must name every good once
