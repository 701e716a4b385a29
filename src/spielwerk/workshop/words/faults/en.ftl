# What the workshop itself refuses.
fault-taken = there is already a card '{ $key }'
fault-lab = The lab needs more packages: pip install 'spielwerk[lab]'.
fault-zip-game = the files of the zip belong to no one game (fitting: { $fitting })
