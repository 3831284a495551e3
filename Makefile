.DEFAULT_GOAL := help
.PHONY: help play web site offline fast test quick check webtest e2e docs shots bench setup chromium compiler clean

PYTHON ?= python3
PIP := pip install --quiet --constraint constraints.txt
SUITE := $(PYTHON) -m tools.suite

# An environment of this name, with us and these EXTRAS in it. uv does it with half of the work; where it cannot, pip does:
# it knows the registries of its own settings, and has a version for every machine.
define environment
$(PYTHON) -m venv $(1)
($(1)/bin/$(PIP) --no-compile --disable-pip-version-check uv \
	&& $(1)/bin/uv $(PIP) --python $(1) --system-certs --upgrade-package pip pip --editable '.[$(EXTRAS)]') \
	|| $(1)/bin/$(PIP) --no-compile --disable-pip-version-check --editable '.[$(EXTRAS)]'
endef

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

play: .venv/bin/draco web ## Serve the games on http://127.0.0.1:8000, with an embedded database
	.venv/bin/draco serve

web: .venv/bin/draco ## Build the web application, if something changed
	.venv/bin/python -m tools.front_end

fast: setup compiler ## Compile the engines into build/compiled, and compare them with their sources
	.venv/bin/python -m tools.compiled
	.venv/bin/python -m tools.lockstep

test: ## Run every check and every test, then tell what passed; this is what CI runs
	@$(SUITE) test

quick: ## Run the tests of rules, core, server and web that are quick
	@$(SUITE) quick

site: setup ## Build the shelf without a server, a folder of static files, into dist/site
	.venv/bin/python -m tools.site

offline: setup ## Build it for the server too, which then offers the games to devices without a network
	.venv/bin/python -m tools.site --offer

check: ## Check format, lint, types and import walls
	@$(SUITE) lint mypy basedpyright walls

webtest: ## Check and test the web application
	@$(SUITE) weblint webcheck webunit

e2e: ## Play in a real browser
	@$(SUITE) browser

docs: ## Build the documentation site into dist/docs; a broken link is an error
	@$(SUITE) docs

shots: setup web chromium ## Take a picture of every page, at both sizes, into shots/
	.venv/bin/python -m tests.e2e.shots

bench: .venv-bench/.installed setup web chromium compiler ## Measure engine, server and pages; rewrites docs/benchmarks.md, docs/load.md, docs/hall.md and docs/paint.md
	.venv/bin/python -m tools.compiled
	.venv-bench/bin/python -W ignore -m benchmarks --page docs/benchmarks.md
	.venv/bin/python -m benchmarks.server
	.venv/bin/python -m benchmarks.hall
	.venv/bin/python -m benchmarks.pages

setup: .venv/.installed ## Install the development environment

clean: ## Remove the environments and everything generated
	rm -rf .venv .venv-bench build dist shots web/node_modules web/.svelte-check src/dracotheque/server/static src/dracotheque/server/offline .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .cache
	find . -name __pycache__ -prune -exec rm -rf {} +

chromium compiler:
	@$(PYTHON) -m tools.machine $@

.venv/bin/draco: EXTRAS := server,pictures
.venv/bin/draco: pyproject.toml constraints.txt
	$(call environment,.venv)
	touch $@

.venv/.installed: EXTRAS := dev
.venv/.installed: pyproject.toml constraints.txt
	$(call environment,.venv)
	touch .venv/bin/draco $@

.venv-bench/.installed: EXTRAS := bench
.venv-bench/.installed: pyproject.toml constraints.txt
	$(call environment,.venv-bench)
	touch $@
