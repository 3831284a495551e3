.DEFAULT_GOAL := help
.PHONY: help play web fast test check lint types mypy basedpyright walls webtest weblint webcheck webunit e2e shots bench setup chromium gcc clean

PYTHON ?= python3
INSTALL := install --quiet --disable-pip-version-check --constraint constraints.txt --editable

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

play: .venv/bin/draco web ## Serve the games on http://127.0.0.1:8000, with an embedded database
	.venv/bin/draco serve

web: .venv/bin/draco ## Build the web application, if something changed
	.venv/bin/python -m tools.front_end

fast: setup gcc ## Compile the engines into build/compiled, and compare them with their sources
	.venv/bin/python -m tools.compiled
	.venv/bin/python -m tools.lockstep

test: setup web chromium gcc ## Run every check, then every test
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target --old-file=web --old-file=chromium lint e2e mypy basedpyright walls weblint webcheck webunit
	.venv/bin/pytest -n 2

webtest: weblint webcheck webunit ## Check and test the web application

weblint: setup web
	npm --prefix web run lint

webcheck: setup web
	npm --prefix web run check

webunit: setup web
	npm --prefix web test

e2e: setup web chromium ## Play in a real browser
	.venv/bin/pytest tests/e2e

shots: setup web chromium ## Take a picture of every page, at both sizes, into shots/
	.venv/bin/python -m tests.e2e.shots

check: lint types walls ## Check format, lint, types and import walls

lint: setup ## Check format and lint
	.venv/bin/ruff format --check
	.venv/bin/ruff check

types: mypy basedpyright ## Check types

mypy: setup
	.venv/bin/mypy

basedpyright: setup
	.venv/bin/basedpyright

walls: setup ## Check who imports whom
	.venv/bin/lint-imports --no-logo

bench: .venv-bench/.installed setup web chromium gcc ## Measure engine, server and pages; rewrites docs/benchmarks.md, docs/load.md and docs/paint.md
	.venv/bin/python -m tools.compiled
	.venv-bench/bin/python -W ignore -m benchmarks --page docs/benchmarks.md
	.venv/bin/python -m benchmarks.server
	.venv/bin/python -m benchmarks.pages

setup: .venv/.installed ## Install the development environment

clean: ## Remove the environments and everything generated
	rm -rf .venv .venv-bench build dist shots web/node_modules src/dracotheque/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

chromium:
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium)

gcc:
	@command -v gcc >/dev/null || (apt-get update -qq && apt-get install -y -qq gcc libc6-dev)

.venv/bin/draco: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	.venv/bin/pip $(INSTALL) '.[server]'
	touch $@

.venv/.installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	.venv/bin/pip $(INSTALL) '.[dev]'
	touch .venv/bin/draco $@

.venv-bench/.installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip $(INSTALL) '.[bench]'
	touch $@
