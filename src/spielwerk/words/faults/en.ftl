# What can be wrong with the data files of any game.
fault-meant = { " " }(did you mean '{ $word }'?)
fault-or = { $one } or { $other }

# Files and packs
fault-no-pack = a pack is a folder with CSV and TOML files, or a zip of one; there is none
fault-file = the game has no such file{ $near }; it has { $files }
fault-text = not a text file in UTF-8
fault-toml = not valid TOML (line { $line }, column { $column })
fault-toml-end = not valid TOML: it breaks off
fault-zip = not a zip file that can be read ({ $error })
fault-zip-files = a pack has at most { $most } files, not { $files }
fault-zip-file = '{ $file }' is no file of a pack: it has CSV and TOML files, and its texts in words/de.ftl and words/en.ftl
fault-zip-bytes = unpacked, a pack has at most { $most } bytes
fault-zip-text = '{ $file }' is not a text file in UTF-8
fault-zip-empty = there is nothing in it
fault-pack-empty = there are no CSV or TOML files in it
fault-pack-name = its name may have letters, digits, '.', '_' and '-'
fault-pack-game = which game is it for? ({ $files }: { $fitting }); write --pack GAME=DIR
fault-mark = '{ "{" }{ $mark }{ "}" }' is neither a fact of the game nor a mark

# Rows and entries
fault-gone = there is no '{ $key }' to take out of the game
fault-twice = '{ $key }' stands here twice
fault-columns = the columns are { $found }; wanted { $wanted }
fault-cells = { $cells } cells in a row of { $columns } columns
fault-no-row = { $file } has no such row{ $near }
fault-no-column = { $file } has no such column{ $near }
fault-set = no such file{ $near }; changes begin with one of { $files }
fault-list = '{ $list }' has no row '{ $key }'{ $near }
fault-entry = there is no entry '{ $key }'{ $near }

# Values that do not fit
fault-type = this must be { $wanted }, not { $got }
fault-kind = { $kind }
fault-kind-int = a whole number
fault-kind-float = a number
fault-kind-str = a text
fault-kind-bool = true or false
fault-kind-array = a list
fault-kind-object = a table
fault-kind-null = nothing
fault-low = this must be { $number } or more
fault-high = this must be { $number } or less
fault-letters-least = { $number ->
    [one] a text must stand here
   *[other] the text must have { $number } letters or more
}
fault-letters-most = the text may have at most { $number } letters
fault-rows-least = the list must have { $number ->
    [one] at least one entry
   *[other] { $number } entries or more
}
fault-rows-most = the list may have at most { $number } entries
fault-rows = the list must have exactly { $number } entries
fault-pattern = only what looks like { $pattern } can stand here
fault-choice = '{ $value }' can't stand here{ $near }; there are { $known }
fault-missing = '{ $key }' is missing
fault-unknown = there is no entry '{ $key }' here{ $near }
fault-other = this does not fit ({ $said })

# `spielwerk check`
check-file = ✓ { $path }: a sound { $file } of { $game }.
check-called = ✓ { $path }: a sound { $file } of { $game }. In a pack it must be called { $file }.
check-pack = ✓ { $path }: a sound pack of { $game } ({ $files }).
check-record = ✓ { $path }: a record of { $game }, { $choices } choices, ends with '{ $end }'.
check-record-open = ✓ { $path }: a record of { $game }, { $choices } choices, not finished.
fault-check-missing = there is no such file
fault-check-unknown = not known: a record is JSON lines, a TOML file begins with spielwerk = "game/file", a CSV has the columns of one of the games' card files
fault-check-no-pack = no pack: there is no CSV or TOML file. `spielwerk pack new GAME { $path }` makes one.
fault-check-game = no game has a file like this{ $near }
fault-no-card = { $game } has no card '{ $key }'{ $near }; `spielwerk cards { $game }` shows them all.
fault-find = No card of { $game } has the words '{ $words }'.
fault-not-empty = { $path } is not empty; name a new folder.
