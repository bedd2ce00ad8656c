"""`make conformance`: build the dumpers of all languages, run them over all vectors, and print what holds.

python -m conformance [--only LANGUAGE,...]     run; exit 1 when a language fails, or with CI=true is not there
python -m conformance corpus [--share N]        the same over one in N real files of NAVSPEC_CORPUS
python -m conformance vectors                   replace the committed vectors by what the builders and navspec give
python -m conformance coverage                  what the vectors show of each spec; exit 1 when something is missing
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from conformance import corpus, coverage, vectors
from conformance.checks import UNRUN
from conformance.reporting import FAILED, NOT_RUN, PASSED, Row, as_json, table
from conformance.running import Clock, laid_out, outcomes
from conformance.toolchains import LANGUAGES, BuildError, Language
from conformance.vectors import Vector
from navspec.spec import Spec, load_spec
from navspec_build.paths import HERE
from navspec_build.toolchain import ToolError

BUILD = HERE.root / "build" / "conformance"


def main() -> int:
    """Run; the exit status."""
    arguments = _parser().parse_args()
    if arguments.action == "vectors":
        print(f"{vectors.write()} vectors in {vectors.FOLDER.relative_to(HERE.root)}")
        return 0
    if arguments.action == "coverage":
        measures = [coverage.measured(spec_id) for spec_id in vectors.ids()]
        print(coverage.report(measures), end="")
        return int(any(measure.faults for measure in measures))
    spec_ids = vectors.ids()
    specs = [load_spec(spec_id) for spec_id in spec_ids]
    files = _corpus(arguments.share) if arguments.action == "corpus" else _vectors(spec_ids)
    lines = laid_out(files, BUILD / "files")
    wanted = [language for language in LANGUAGES if not arguments.only or language.name in arguments.only.split(",")]
    rows = [_row(language, specs, files, lines) for language in wanted]
    if not arguments.only:
        rows += [each.row() for each in UNRUN]
    text = json.dumps(as_json(rows), indent=1) + "\n"
    name = "conformance-corpus.json" if arguments.action == "corpus" else "conformance.json"
    (BUILD.parent / name).write_text(text, encoding="utf-8")
    print(table(rows, [spec_id for spec_id in spec_ids if any(vector.spec_id == spec_id for vector in files)]), end="")
    bad = {FAILED, NOT_RUN} if os.environ.get("CI") == "true" else {FAILED}
    return int(any(row.status in bad for row in rows))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("action", nargs="?", choices=["run", "corpus", "vectors", "coverage"], default="run")
    parser.add_argument("--only", default="", help="languages, with commas between them")
    parser.add_argument("--share", type=int, default=5, help="of the real files, one in so many")
    return parser


def _vectors(spec_ids: Sequence[str]) -> list[Vector]:
    return [vector for spec_id in spec_ids for vector in (*vectors.stored(spec_id), *vectors.large(spec_id))]


def _corpus(share: int) -> list[Vector]:
    folder = os.environ.get("NAVSPEC_CORPUS")
    if not folder:
        sys.exit("NAVSPEC_CORPUS is not set: it names a folder of real files, which are not part of this repository")
    files, left_out = corpus.chosen(Path(folder), share)
    reasons = "".join(f"; {count} {reason}" for reason, count in sorted(left_out.items()))
    print(f"{len(files)} real files, one in {share}{reasons}")
    return files


def _row(language: Language, specs: Sequence[Spec], files: Sequence[Vector], lines: Sequence[str]) -> Row:
    row = Row(language.name, language.runtime, NOT_RUN)
    if language.missing:
        row.note = f"{', '.join(language.missing)} not installed"
        return row
    print(f"{language.name} ...", file=sys.stderr)
    clock = Clock()
    try:
        row.toolchain = language.toolchain()
        dumper = language.ready(BUILD, list(specs))
    except (BuildError, ToolError) as error:
        row.status, row.note = FAILED, f"cannot be built: {error}"
        return row
    row.seconds["build"] = clock.lap()
    row.formats = outcomes(dumper, files, lines)
    row.note = language.example_fault(BUILD)
    row.example = FAILED if row.note else PASSED
    row.seconds["run"] = clock.lap()
    row.status = FAILED if row.note or any(outcome.faults for outcome in row.formats.values()) else PASSED
    return row


if __name__ == "__main__":
    sys.exit(main())
