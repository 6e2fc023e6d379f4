# Thin on purpose: setting up is tools/setup.py. Needs a POSIX shell and GNU make 3.81 (macOS has that one).
#
#   make run                       set up whatever is missing, then open the window
#   make run ARGS=puzzle.sdm       the same, with a file
#   make run PYTHON=python3.12     the same, with this Python instead of python3

PYTHON ?= python3
BIN = .venv/bin
SETUP = command -v $(PYTHON) >/dev/null 2>&1 \
	|| { echo "$(PYTHON) was not found; Sudoku Desktop needs Python 3.11 or later." >&2; exit 1; }; \
	$(PYTHON) tools/setup.py
# Tests and checks never need a display, so they never ask for its libraries either.
OFFSCREEN = QT_QPA_PLATFORM="$${QT_QPA_PLATFORM:-offscreen}"; export QT_QPA_PLATFORM;
# Whole files, because the tests of a file share what is made once; long files come early in the order of their names.
# ARGS=-n0 runs all tests in one process, as a debugger needs.
SIDE_BY_SIDE = -n logical --maxprocesses 4 --dist loadfile --no-loadscope-reorder
# The tests start many processes of the program, which are slow without compiled bytecode.
PYTEST = unset PYTHONDONTWRITEBYTECODE; $(BIN)/python -m pytest $(SIDE_BY_SIDE)

.PHONY: help run setup test test-all lint bench attack screenshots golden-pages translations bundle install-desktop uninstall-desktop clean

help: ## say what can be made (this list)
	@echo "Sudoku Desktop"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

run: ## set up whatever is missing, then open the window (ARGS=FILE opens a puzzle file)
	@$(SETUP) run -- $(ARGS)

setup: ## set up everything, but open no window
	@$(SETUP) prepare

test: ## run the tests; needs no display (ARGS=... goes to pytest)
	@$(OFFSCREEN) $(SETUP) prepare --dev
	@$(OFFSCREEN) $(PYTEST) $(ARGS)

test-all: ## run the exhaustive tests, too, which `make test` leaves out
	@$(OFFSCREEN) $(SETUP) prepare --dev
	@$(OFFSCREEN) $(PYTEST) -m "" $(ARGS)

lint: ## check style, types and which module may import which
	@$(OFFSCREEN) $(SETUP) prepare --dev
	@status=0; for check in "ruff check" "ruff format --check" "mypy" "lint-imports"; do \
		echo "== $$check"; $(BIN)/$$check || status=1; \
	done; exit $$status

bench: ## measure what docs/measurements.md states (DATA=FOLDER adds the lists of puzzles there)
	@$(SETUP) prepare
	@status=0; for script in benchmarks/*.py; do \
		data=; if grep -q -e '"--data"' "$$script"; then data="$(DATA)"; fi; \
		echo "== $$script"; $(BIN)/python "$$script" $${data:+--data "$$data"} || status=1; \
	done; exit $$status

attack: ## kill it 350 times; close it 500 times; feed it 100,000 hostile documents and random events; photograph 200 pages (an hour)
	@$(OFFSCREEN) $(SETUP) prepare --dev
	@unset PYTHONDONTWRITEBYTECODE; $(OFFSCREEN) \
		$(BIN)/python -m tests.attacks.kills 200 && $(BIN)/python -m tests.attacks.studies 100 && \
		$(BIN)/python -m tests.attacks.hunts 50 && \
		$(BIN)/python -m tests.attacks.closes 500 && $(BIN)/python -m tests.attacks.documents 100000 && \
		$(BIN)/python -m tests.attacks.events 100000 && $(BIN)/python -m tests.attacks.photographs 200

screenshots: ## take the README's screenshots again
	@$(SETUP) screenshots

golden-pages: ## paint the pages anew that tests compare printed sheets with
	@$(OFFSCREEN) $(SETUP) prepare --dev
	@$(OFFSCREEN) $(BIN)/python -m tests.printing.golden

translations: ## collect the texts people read, compile their translations, say what is still to be translated
	@$(SETUP) prepare
	@for step in update compile check; do $(BIN)/python tools/translations.py $$step || exit 1; done

bundle: ## make a self-contained program in dist/sudoku-desktop, and start it in an empty environment
	@$(PYTHON) tools/bundle.py

install-desktop: ## put the program into your desktop's menu, and have it open .sudoku files
	@$(SETUP) prepare
	@$(PYTHON) tools/desktop.py install

uninstall-desktop: ## take it out of the menu again
	@$(PYTHON) tools/desktop.py uninstall

clean: ## delete what the other targets made, the virtual environment included
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
