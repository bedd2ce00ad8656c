# Needs make and Python >= 3.11; `generate` and `check-generated` need Java, Maven, Node.js and npm too.
PYTHON ?= python3
BIN := .venv/bin
export PYTHONPATH := python:generated/python:generated/web:tests
# Tests start many processes: what one has compiled serves the others, whatever the environment says.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
export PYTHONDONTWRITEBYTECODE :=
# uv fetches all wheels at once: 5 s instead of 40. Its version is that of requirements-dev.txt.
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
export UV_HTTP_TIMEOUT ?= 180
.PHONY: setup demo practice test test-browser pictures lint lint-types lint-rest generate check-generated docs conformance conformance-corpus bench-languages vectors bench bench-many fuzz clean web \
	blender-extension qgis-plugin test-blender test-qgis dist pyz test-install pins

setup: .venv/.stamp

.venv/.stamp: .venv/.installed requirements-dev.txt
	$(UV) -r requirements-dev.txt
	@touch $@

# What a user has, in the versions that everything is tested with; the rest is for those who change something.
.venv/.installed: pyproject.toml requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and f"navspec needs Python 3.11 or newer, $(PYTHON) is {sys.version.split()[0]}; try make setup PYTHON=python3.12")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements-dev.txt uv
	$(UV) --constraint requirements-dev.txt --editable .
	@touch $@

demo: .venv/.installed
	$(BIN)/python -m builders.demo build/demo
	$(BIN)/navspec check build/demo || test $$? -eq 1

# The files that the guides use.
practice: .venv/.installed
	$(BIN)/python -m builders.practice build/practice

# A part of what is asked again and again, such as at every byte of a file; all of it with SWEEPS=all, as in CI.
test: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal $(addprefix --ignore tests/,browser site clients conformance install blender qgis)

# The report, the site and the studio as a person uses them: Chromium, and checkers of pages that npm fetches. Three at a
# time on two cores: one waits for its browser.
test-browser: setup
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/browser tests/site

# The pictures in README and guides, taken in Chromium; a test says when they are out of date.
pictures: setup
	$(BIN)/python -m browser.pictures

# Types take longer than all else, which `make -j2` does meanwhile.
lint: lint-types lint-rest

lint-types: setup
	$(BIN)/basedpyright

lint-rest: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m navspec_build lint

generate: setup
	$(BIN)/python -m navspec_build generate

# The pages for browsers alone, from python/navspec/studio/web; `generate` makes them too.
web: setup
	$(BIN)/python -m navspec_build web

check-generated: setup
	$(BIN)/python -m navspec_build check

docs: setup
	$(BIN)/python -m navspec_build docs
	$(BIN)/python -m sphinx -q -W --keep-going docs build/site/guides

# For Blender 4.2 to 5.0 on this machine, or PLATFORM=windows-x64, macos-arm64 and so on; BLENDER_PYTHON=3.13 from 5.1 on.
blender-extension: setup
	$(BIN)/python -m navspec_build extension $(and $(PLATFORM),--platform $(PLATFORM)) \
		$(and $(BLENDER_PYTHON),--python $(BLENDER_PYTHON))

# For QGIS 3.22 and later: check and compile roads from the processing toolbox.
qgis-plugin: setup
	$(BIN)/python -m navspec_build qgis-plugin

# Blender is a Python module of 370 MB that only Python 3.11 can use, so that it has an environment of its own; BLENDER=4.2.23
# is of the oldest ones that the extension is for.
BLENDER ?= 5.0.1
BLENDER_ENV := build/blender-$(BLENDER)
test-blender: $(BLENDER_ENV)/.stamp blender-extension
	$(BLENDER_ENV)/bin/python -m pytest -n 0 -p no:cacheprovider tests/blender

$(BLENDER_ENV)/.stamp: requirements-blender.txt python/navspec_blender/requirements.txt
	test -x $(BLENDER_ENV)/bin/python || $(or $(PYTHON311),python3.11) -m venv $(BLENDER_ENV)
	$(BLENDER_ENV)/bin/python -m pip install --quiet --disable-pip-version-check bpy==$(BLENDER) -r requirements-blender.txt
	@touch $@

# The guide of QGIS, followed in the QGIS of the system, or in the one that QGIS_PYTHON belongs to: QGIS is a module of one
# Python, which needs nothing else for it.
QGIS_PYTHON ?= /usr/bin/python3
test-qgis: setup
	@env -u PYTHONPATH $(QGIS_PYTHON) -c 'import qgis.core' 2>/dev/null || { \
		echo '$(QGIS_PYTHON) has no QGIS. Debian, Ubuntu: apt-get install --no-install-recommends python3-qgis;' \
			'elsewhere name a Python that has one: make test-qgis QGIS_PYTHON=...' >&2; exit 1; }
	QGIS_PYTHON=$(QGIS_PYTHON) $(BIN)/python -m pytest -n 2 --dist worksteal tests/qgis

# What is published, and what makes and tests it, in an environment of its own.
RELEASE := build/release
dist: $(RELEASE)/.stamp
	rm -rf dist
	$(RELEASE)/bin/python -m build --no-isolation
	$(RELEASE)/bin/python -m twine check --strict dist/*

# A single file for this version of Python on this kind of machine.
pyz: dist
	$(RELEASE)/bin/python -m navspec_build.pyz dist/*.whl dist/navspec.pyz

# By pip, pipx and uv, with every Python that is there.
test-install: pyz
	$(RELEASE)/bin/python -m pytest -p no:cacheprovider tests/install

# Exact versions of what a release is made with, in an environment of its own, and the hashes that pip holds them to. To
# move up: change a pin, then run this; what has no hash is not installed.
pins: setup
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-annotate --custom-compile-command "make pins" \
	  --generate-hashes requirements-release.txt -o requirements-release.txt

$(RELEASE)/.stamp: requirements-release.txt
	test -x $(RELEASE)/bin/python || $(PYTHON) -m venv $(RELEASE)
	$(RELEASE)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-release.txt
	@touch $@

# The packages as the tools of their languages take them, then what is in them, and what asks that.
conformance: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/clients tests/conformance
	$(BIN)/python -m conformance
	test -z "$$NAVSPEC_CORPUS" || $(BIN)/python -m conformance corpus --share 30

conformance-corpus: setup
	$(BIN)/python -m conformance corpus

bench-languages: setup
	$(BIN)/python -m conformance bench

vectors: setup
	$(BIN)/python -m conformance vectors

bench: setup
	$(BIN)/python -m bench

# A check of 1,000 small meshes, of ten times as many, and so on up to FILES, by JOBS processes.
bench-many: setup
	$(BIN)/python -m bench.many $(and $(FILES),--files $(FILES)) $(and $(JOBS),--jobs $(JOBS))

# For so many MINUTES, or until each FORMAT (all unless said) has had so many INPUTS; or everything of one FILE.
fuzz: setup
	$(BIN)/python -m fuzz $(and $(MINUTES),--minutes $(MINUTES)) $(and $(INPUTS),--inputs $(INPUTS)) \
		$(and $(SEED),--seed $(SEED)) $(and $(JOBS),--jobs $(JOBS)) $(and $(FUZZ_SEEDS),--seeds $(FUZZ_SEEDS)) \
		$(addprefix --format ,$(FORMAT)) $(and $(FILE),--file $(FILE)) $(if $(filter-out default,$(origin AS)),--as $(AS))

clean:
	rm -rf build dist .pytest_cache .ruff_cache .import_linter_cache .hypothesis
