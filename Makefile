# Everything that a person or a machine does with this project.  make play · make dev · make test · make bench

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.installed node_modules/.installed

.PHONY: build play dev test bench clean

build: $(READY)
	@$(BIN)/python -m tools.build

play: build
	@$(BIN)/python -m tools.serve --port $(PORT)

dev: $(READY)
	@$(BIN)/python -m tools.dev --port $(PORT)

test: $(READY)
	@$(BIN)/python -m tools.check $(STAGES)

bench: build build/bench/.installed
	@$(BIN)/python -m tools.bench

clean:
	rm -rf build dist

.venv/.installed: requirements/dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

node_modules/.installed: package.json package-lock.json .npmrc
	npm ci --no-progress --loglevel=error
	@touch $@

build/bench/.installed: requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --target build/bench -r $<
	@touch $@
