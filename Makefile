# Two commands do all the set-up on a machine with Python, pip and make:
#   make play   install, build the browser table, start the server and print its address
#               (make play HOST=0.0.0.0: for everybody in your network)
#   make test   install what tests need and run them all
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint client sim soak bench records clean

$(VENV)/.play: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --editable '.[client,lab]'
	touch $@

$(VENV)/.tests: $(VENV)/.play
	$(PIP) --editable '.[test]'
	$(BIN)/python -m tests.browser.get_chromium
	touch $@

client: $(VENV)/.play
	$(BIN)/python client/build.py

play: client
	$(BIN)/spielwerk serve --open $(if $(HOST),--host $(HOST))

lint: $(VENV)/.tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python client/build.py --check

# The tests that reach every line of engine and games; all others run without being measured.
MEASURED := $(addprefix tests/,engine kit rebellion state51 counterweight)

test: lint client
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -q -n 2 --dist loadfile $(MEASURED)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python -m pytest -q -n 2 --dist loadfile $(MEASURED:%=--ignore=%)

# make sim SEEDS=100000: so many seeds of the simulated world; make sim SEED=17: one again, in words
sim: $(VENV)/.tests
	$(BIN)/python -m tests.sim $(if $(SEED),--seed $(SEED),--seeds $(or $(SEEDS),200))

soak: $(VENV)/.tests
	$(BIN)/python -m tests.soak.play
	$(BIN)/python -m tests.soak.server
	$(BIN)/python -m tests.soak.leaks
	$(BIN)/python -m tests.soak.wal

bench: $(VENV)/.tests client
	$(BIN)/python -m bench.versus
	$(BIN)/python -m bench.server_load
	$(BIN)/python -m bench.paint
	$(BIN)/python -m bench.first_table

records: $(VENV)/.tests
	$(BIN)/python -m tests.kit.make_records

clean:
	rm -rf $(VENV) .coverage .coverage.* .mypy_cache .ruff_cache .hypothesis client/node_modules src/spielwerk/client
