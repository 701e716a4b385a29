# Questions that can't be asked.
fault-argument = '{ $kind }' has no argument '{ $name }'{ $near }.
fault-needed = '{ $kind }' needs --{ $name }.
fault-whole = --{ $name } must be a whole number, not '{ $said }'.
fault-between = --{ $name } must lie between { $low } and { $high }.
fault-tables = --players '{ $said }' should read like 2,3,4.
fault-question = There is no question '{ $kind }'{ $near }; there are { $known }.
fault-probe = There is no probe '{ $kind }'{ $near }; there are { $known }.
fault-only = There is nothing like '{ $only }' to ask about.
fault-nobody = There is nobody to play: name at least one bot.
fault-bot = There is no bot '{ $bot }' for { $game }{ $near }; there are { $known }. Behind a level that searches may stand a number of iterations (level3@40) or seconds (level3@1.5s).
fault-seats = { $game } is for { $low } to { $high } players, not { $players }.
fault-target = Target '{ $target }' should read like share(empire)=0.5, rounds@4=14..20 or end(limit)<=0.02.
fault-target-figure = There is no figure '{ $figure }'{ $near }; there are share(…), end(…), comeback, { $known }.
fault-target-table = Target '{ $target }': add { $players } to --players.
fault-target-none = Target '{ $target }': there is no such figure; there are { $known }.
fault-knob = Knob '{ $knob }' should read file.key=low..high, file.key=low..high..step or file.key=a|b|c.
fault-knob-refused = Knob { $knob }:
fault-all-refused = Every setting was refused by the data files' own limits.
fault-figure = There is no figure '{ $figure }'{ $near }; there are { $known }.
fault-curve = Knob { $knob }: a curve needs three numbers or more, low..high.
fault-curve-long = Knob { $knob }: { $settings } settings are too many for a curve (at most { $most }); give a step: { $better }.
fault-busy-folder = Another run is writing into { $folder }: wait for it, or give another --out.
