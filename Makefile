# Two commands do all the set-up on a machine with Python, pip and make:
#   make play   install and play          make test   install what tests need and run them all
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint soak bench records clean

$(BIN)/spielwerk: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.tests: pyproject.toml $(BIN)/spielwerk
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@

play: $(BIN)/spielwerk
	$(BIN)/spielwerk play rebellion

lint: $(VENV)/.tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

test: lint
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -q -n 2
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

soak: $(VENV)/.tests
	$(BIN)/python -m tests.soak.play

bench: $(VENV)/.tests
	$(BIN)/python -m bench.versus

records: $(VENV)/.tests
	$(BIN)/python -m tests.kit.make_records

clean:
	rm -rf $(VENV) .coverage .coverage.* .mypy_cache .ruff_cache .hypothesis
