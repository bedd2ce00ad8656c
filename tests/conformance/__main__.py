"""`make conformance`: build the dumpers of all languages, run them over all vectors, and print what holds.

python -m conformance [--only LANGUAGE,...]     run; exit 1 when a language fails, or with CI=true is not there, and when
                                                docs/languages.md says something else than what ran
python -m conformance --docs                  the same, and docs/languages.md says what ran
python -m conformance corpus [--share N]        the same over all real files of NAVSPEC_CORPUS, or one in N
python -m conformance bench [--docs]          how fast the parsers of all languages are
python -m conformance vectors                   replace the committed vectors by what the builders and navspec give
python -m conformance coverage                  what the vectors show of each spec; exit 1 when something is missing
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from conformance import beyond, corpus, coverage, matrix, speed, vectors, web_ide
from conformance.reporting import FAILED, NOT_RUN, PASSED, Row, as_json, table
from conformance.rewriting import NAME as REWRITER
from conformance.rewriting import example_fault, expected, rewriter
from conformance.running import Clock, Outcome, laid_out, outcomes
from conformance.toolchains import LANGUAGES, BuildError, Dumper, Language
from navspec.spec import Spec, load_spec
from navspec_build.compiler import CompileError
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
    only = _wanted(arguments.only)
    if arguments.action == "corpus":
        return _corpus(only, arguments.share, arguments.jobs)
    if arguments.action == "bench":
        return _bench(only, is_for_docs=arguments.docs)
    return _run(only, is_for_docs=arguments.docs)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("action", nargs="?", choices=["run", "corpus", "bench", "vectors", "coverage"], default="run")
    parser.add_argument("--only", default="", help="languages, with commas between them")
    parser.add_argument("--docs", action="store_true", help="write what ran into docs/")
    parser.add_argument("--share", type=int, default=1, help="of the real files, one in so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="real files at the same time")
    return parser


def _wanted(names: str) -> list[str]:
    """The languages of `--only`; exits when one of them is none."""
    wanted = names.split(",") if names else []
    known = [each.name for each in LANGUAGES]
    if unknown := [name for name in wanted if name not in known]:
        sys.exit(f"--only: there is no {unknown[0]}; known are {', '.join(known)}")
    return wanted


def _run(only: Sequence[str], *, is_for_docs: bool) -> int:
    """All vectors."""
    spec_ids = vectors.ids()
    files = [vector for spec_id in spec_ids for vector in (*vectors.stored(spec_id), *vectors.large(spec_id))]
    paths = laid_out(files, BUILD / "files")
    specs = [load_spec(spec_id) for spec_id in spec_ids]
    ready = list(_ready(only, specs))

    def ask(row: Row, dumper: Dumper | None) -> None:
        if dumper:
            asked = expected(files) if row.language == REWRITER else files
            _passed(row, lambda: outcomes(dumper, asked, paths))
            _show(row, dumper)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        large = pool.submit(_go_beyond, ready)
        list(pool.map(lambda each: ask(*each), reversed(ready)))  # scripts take longest, and stand last
    rows = [row for row, _ in ready]
    for row in rows:
        if fault := large.result().get(row.language):
            row.note = "\n".join(filter(None, (row.note, fault)))
            row.status = FAILED
    status = _reported(rows, spec_ids, "conformance.json")
    always = {REWRITER, web_ide.NAME, *(language.name for language in LANGUAGES)}
    ran = [row for row in rows if row.formats and row.language in always]
    if len(ran) < len(always):
        if is_for_docs:
            sys.exit("docs/languages.md is written when all languages that can run here did")
        return status
    if is_for_docs:
        matrix.write(matrix.cells(rows, spec_ids))
    if found := matrix.differences(matrix.cells(ran, spec_ids), matrix.stored()):
        print(found[0], *(f"and {len(found) - 1} more" for _ in found[1:2]), matrix.UPDATE, sep="\n")
        return 1
    return status


def _corpus(only: Sequence[str], share: int, jobs: int) -> int:
    """All real files, or a share of them."""
    folder = os.environ.get("NAVSPEC_CORPUS")
    if not folder:
        sys.exit("NAVSPEC_CORPUS is not set: it names a folder of real files, which are not part of this repository")
    files = corpus.chosen(Path(folder), share)
    print(f"{len(files)} real files" + (f", one in {share}" if share > 1 else ""))
    specs = [load_spec(spec_id) for spec_id in vectors.ids()]
    built = list(_ready(only, specs))
    clock = Clock()
    summary = corpus.run(files, {row.language: dumper for row, dumper in built if dumper}, jobs=jobs)
    for row, dumper in built:
        if dumper:
            _passed(row, lambda row=row: summary.outcomes.get(row.language, {}))
    print(f"{clock.lap():.0f} s", file=sys.stderr)
    spec_ids = sorted({spec_id for formats in summary.outcomes.values() for spec_id in formats})
    status = _reported([row for row, _ in built], spec_ids, "conformance-corpus.json", **summary.as_json())
    print("".join(corpus.lines(summary)), end="")
    return status


def _bench(only: Sequence[str], *, is_for_docs: bool) -> int:
    """How fast the parsers are, in optimised builds."""
    specs = [load_spec(spec_id) for spec_id in vectors.ids()]
    dumpers, versions = {}, {}
    for language in LANGUAGES:
        if not only or language.name in only:
            with speed.optimised(language.name):
                base = BUILD.parent / "conformance-optimised" if language.name in speed.OPTIMISED else BUILD
                row, dumper = _built(language, specs, base)
            if dumper is None:
                print(f"{row.language}: {row.note}")
                return 1
            dumpers[language.name], versions[language.name] = dumper, row.toolchain
    found, source = speed.subjects(BUILD / "speed")
    rows = speed.measured(dumpers, found)
    speed.write(BUILD.parent, rows, source, versions, page=matrix.SPEED_PAGE if is_for_docs else None)
    return 0


def _ready(only: Sequence[str], specs: Sequence[Spec]) -> Iterator[tuple[Row, Dumper | None]]:
    """The languages that are wanted, each with its dumper where it can be had."""
    wanted = [language for language in LANGUAGES if not only or language.name in only]
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # all are built before any runs, whose refusals are timed
        for built in pool.map(lambda language: list(_all_built(language, specs)), wanted):
            yield from built


def _all_built(language: Language, specs: Sequence[Spec]) -> Iterator[tuple[Row, Dumper | None]]:
    """The same of a language, and of what else its dumper reads with."""
    row, dumper = _built(language, specs)
    yield row, dumper
    if row.language == "javascript":
        yield _of_specs_alone(row, dumper)
    if row.language == "java":
        yield (
            Row(REWRITER, f"{row.runtime}, read-write classes", row.status, row.toolchain, row.note),
            dumper and rewriter(dumper),
        )


def _of_specs_alone(row: Row, dumper: Dumper | None) -> tuple[Row, Dumper | None]:
    """The row of JavaScript that is made of the plain specs, and its dumper where it can be had."""
    own = Row(web_ide.NAME, f"{row.runtime}, the compiler of the Kaitai Web IDE", row.status, row.toolchain, row.note)
    if dumper:
        try:
            dumper = web_ide.dumper(dumper, BUILD / web_ide.NAME)
        except (CompileError, ToolError) as error:
            own.status, own.note, dumper = FAILED, f"cannot be built: {error}", None
    return own, dumper


def _built(language: Language, specs: Sequence[Spec], base: Path | None = None) -> tuple[Row, Dumper | None]:
    """The row of a language, and its dumper where it can be had."""
    row = Row(language.name, language.runtime, NOT_RUN)
    if language.missing:
        row.note = f"{', '.join(language.missing)} not installed"
        return row, None
    print(f"{language.name} ...", file=sys.stderr, flush=True)
    clock = Clock()
    try:
        row.toolchain = language.toolchain()
        dumper = language.ready(base or BUILD, list(specs))
    except (BuildError, ToolError) as error:
        row.status, row.note = FAILED, f"cannot be built: {error}"
        return row, None
    row.seconds["build"] = clock.lap()
    return row, dumper


def _passed(row: Row, run: Callable[[], dict[str, Outcome]]) -> None:
    clock = Clock()
    row.formats = run()
    row.seconds["run"] = clock.lap()
    row.status = FAILED if any(outcome.faults for outcome in row.formats.values()) else PASSED


def _show(row: Row, dumper: Dumper) -> None:
    """Run the example of a language's page, too."""
    examples = {language.name: lambda language=language: language.example_fault(BUILD) for language in LANGUAGES}
    examples[REWRITER] = lambda: example_fault(dumper, BUILD)
    if row.language in examples:
        row.note = examples[row.language]()
        row.example = FAILED if row.note else PASSED
        row.status = FAILED if row.note else row.status


def _go_beyond(ready: Sequence[tuple[Row, Dumper | None]]) -> dict[str, str]:
    """Ask compiled languages for what no vector can show, too: one by one, for each takes some GB; faults by language."""
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        path = beyond.sparse(Path(folder))
        return {
            row.language: beyond.size_fault(row.language, dumper, path)
            for row, dumper in ready
            if dumper and row.language in (*beyond.ABLE, *beyond.UNABLE)
        }


def _reported(rows: Sequence[Row], spec_ids: Sequence[str], name: str, **more: Any) -> int:
    """Print the matrix and write it to `build/`; the exit status."""
    text = json.dumps(as_json(rows) | more, indent=1) + "\n"
    (BUILD.parent / name).write_text(text, encoding="utf-8")
    print(table(rows, spec_ids), end="")
    bad = {FAILED, NOT_RUN} if os.environ.get("CI") == "true" else {FAILED}
    return int(any(row.status in bad for row in rows))


if __name__ == "__main__":
    sys.exit(main())
