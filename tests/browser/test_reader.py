"""What the page to drop files on reads and asks, without a browser: held against the generated parsers, and against `check`."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

import navspec
from browser.opening import lacking
from builders import headerless
from builders.collection import SAMPLES
from navspec.columns import read
from navspec.errors import NavspecError, ReadError
from navspec.spec import load_spec
from navspec.spec.ksy.compile import compile_spec, text_of
from navspec_build.docs import build_pages
from navspec_build.engine_data import declared_codes
from navspec_build.paths import HERE
from navspec_build.site import opening
from navspec_build.toolchain import ToolError, packages, program

HERE_FILES = Path(__file__).parent / "reader"
MOST = 200
"""Findings of a rule in a file that both keep."""

LARGE = 20_000
"""Bytes of a sample that takes long to compare."""

GUESSED = {"SA_PATHS_INTERSECTIONS_SHIFTED"}
"""Rules of files of a variant that only the family's code knows: the decision of the spec is another one."""

Job = Sequence[tuple[str, Path]]


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the worker, what it knows, and the harnesses."""
    folder = tmp_path_factory.mktemp("reader")
    try:
        modules = packages("web", HERE.web / "package.json", "what the pages for browsers are bundled with")
        node = program("node", "run the reader")
    except ToolError as error:
        lacking(str(error))
        raise
    esbuild = [str(node), str(modules / "esbuild" / "bin" / "esbuild"), "--bundle", "--log-level=warning"]
    web = HERE.web / "open"
    for entry, name, flags in (
        (web / "worker.js", "worker.js", ["--format=iife"]),
        (HERE_FILES / "values.js", "values.js", ["--format=cjs", "--platform=node", "--external:kaitai-struct"]),
        (HERE_FILES / "tables.js", "tables.js", ["--format=cjs", "--platform=node"]),
    ):
        subprocess.run([*esbuild, str(entry), f"--outfile={folder / name}", *flags], check=True)
    specs = build_pages(HERE.specs)
    known = {path: spec for path, (spec, _) in zip(HERE.specs, specs, strict=True)}
    (folder / "formats.js").write_text(opening.script(known, [page for _, page in specs]), encoding="utf-8")
    return folder


def judged(tools: Path, jobs: Sequence[Job]) -> list[dict[str, Any]]:
    """What the page says of each of some lists of files, by name and path."""
    source = tools / "jobs.json"
    source.write_text(json.dumps([[{"name": name, "path": str(path)} for name, path in job] for job in jobs]))
    node = program("node", "run the reader")
    command = [str(node), str(HERE_FILES / "judge.js"), tools / "worker.js", tools / "formats.js", source]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


def compared(tools: Path, files: Sequence[Path]) -> int:
    """How many values of files are those of the generated parsers: all of them."""
    (tools / "files.json").write_text(json.dumps([str(path) for path in files]))
    modules = packages("web", HERE.web / "package.json", "what the pages for browsers are bundled with")
    package = HERE.root / "generated"
    run = subprocess.run(
        [
            str(program("node", "run the reader")),
            tools / "values.js",
            package / "python" / "navspec_formats",
            package / "javascript",
            tools / "files.json",
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NODE_PATH": str(modules)},
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return int(run.stdout)


def codes() -> frozenset[str]:
    """The rules that specs declare."""
    return frozenset(code for form in navspec.formats() for code in declared_codes(form.spec))


def written(folder: Path, files: dict[str, bytes]) -> list[tuple[str, Path]]:
    """Files in a folder, by name and path."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return [(name, folder / name) for name in files]


def kept(findings: Iterable[Sequence[Any]]) -> set[tuple[Any, ...]]:
    """Findings of which no more than are kept stand in a file; of others the first ones."""
    seen: Counter[tuple[str, str, str]] = Counter()
    result = set()
    for code, severity, path, *place in sorted(findings, key=lambda each: (each[0], each[2], each[4])):
        seen[code, severity, path] += 1
        if seen[code, severity, path] <= MOST:
            result.add((code, severity, path, *place))
    return result


def test_values_are_those_of_the_generated_parsers(tools: Path, tmp_path: Path) -> None:
    """Every stored and derived value of all small samples and of some large ones, and which files each format reads at all."""
    names_by_data = {data: name for sample in SAMPLES for name, data in sample.files.items()}
    small = [data for data in names_by_data if len(data) < LARGE]
    large = [data for data in names_by_data if len(data) >= LARGE][::15]
    paths = [written(tmp_path / str(at), {names_by_data[data]: data})[0][1] for at, data in enumerate(small + large)]
    assert compared(tools, paths) > 1_000_000


def tables_of(tools: Path, folder: Path, spec: Path, files: dict[str, bytes]) -> list[dict[str, Any]]:
    """Return the rows of the lists of files of a spec as the page reads them, or why it does not."""
    (folder / "list.json").write_text(json.dumps([str(path) for _, path in written(folder, files)]))
    command = [str(program("node", "run the reader")), tools / "tables.js", spec, folder / "list.json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_numbers_to_the_end_of_the_file_are_read(tools: Path, tmp_path: Path) -> None:
    source = tmp_path / "tail.ksy"
    source.write_text(
        "meta: {id: tail, ks-version: '0.11', endian: be, -family: tail}\n"
        "seq:\n  - {id: head, type: u1}\n  - {id: rows, type: u2, repeat: eos}\n"
    )
    spec = tmp_path / "tail.spec.json"
    spec.write_text(text_of(compile_spec(source)))
    files = {"none": b"\7", "two": b"\7\1\2\0\5", "cut": b"\7\1\2\0"}
    none, two, cut = tables_of(tools, tmp_path, spec, files)
    assert none["tables"] == {"rows": []}
    assert two["tables"] == {"rows": [{"": 258}, {"": 5}]}
    assert (cut["message"], cut["pointer"], cut["offset"]) == ("the last record has 1 of its 2 bytes", "/rows/1", 3)


def test_records_to_the_end_of_the_file_are_read(tools: Path, tmp_path: Path) -> None:
    """The rows and values of the column plane; bytes that are no whole record are refused in the same words."""
    files = {f"{cut}.frames": headerless.example()[:cut] for cut in (0, 1, 16, 31, 32, 47, 48)}
    spec = HERE.root / "tests" / "shapes_formats" / "headerless.spec.json"
    for (name, data), result in zip(files.items(), tables_of(tools, tmp_path, spec, files), strict=True):
        if len(data) % headerless.SIZE:
            with pytest.raises(ReadError) as raised:
                read(data, load_spec("headerless", "shapes_formats"))
            keys = ("message", "pointer", "offset", "length", "expected", "actual", "hint")
            assert [result[key] for key in keys] == [getattr(raised.value, key) for key in keys], name
            continue
        tables, rows = read(data, load_spec("headerless", "shapes_formats")), result["tables"]["frames"]
        assert [row["time"] for row in rows] == tables.column("frames", "time").tolist()
        assert [row["position.y"] for row in rows] == tables.column("frames", "position.y").tolist()
        assert [row["previous"] for row in rows] == tables.column("frames", "previous").tolist()


def test_values_of_real_files_are_those_of_the_generated_parsers(tools: Path, corpus: Path) -> None:
    """Real files of every kind, of each the smallest and the largest."""
    folders = {path.parent for path in corpus.rglob("*") if path.is_file() and path.suffix != ".tsv"}
    chosen = set()
    for folder in folders:
        files = sorted((path for path in folder.iterdir() if path.is_file()), key=lambda path: path.stat().st_size)
        chosen |= {*files[:3], *files[-2:]}
    assert compared(tools, sorted(chosen)) > 1_000_000


def test_findings_are_those_of_check(tools: Path, tmp_path: Path) -> None:
    """Codes, severities, pointers, offsets and lengths of some samples; those of all are compared with the package for npm."""
    request = codes()
    samples = [sample for sample in SAMPLES if not sample.settings and sample.code not in GUESSED][::12]
    answers = judged(tools, [written(tmp_path / str(number), sample.files) for number, sample in enumerate(samples)])
    compared_samples, failures = 0, []
    for sample, answer in zip(samples, answers, strict=True):
        if unread := [file for file in answer["files"] if file["fault"]]:
            is_broken = any(expected.severity == "error" for expected in sample.expected)
            assert is_broken or _needs_more(sample.files[unread[0]["name"]], unread[0]["format"]), sample.name
            continue
        if _is_other(sample.files, answer):
            continue
        compared_samples += 1
        due = kept(
            (expected.code, expected.severity, expected.path, expected.pointer, expected.offset, expected.length)
            for expected in sample.expected
            if expected.code in request
        )
        result = kept(tuple(finding) for finding in answer["findings"])
        if result != due:
            failures.append(f"{sample.name}: {sorted(result ^ due)[:3]}")
    assert not failures, "\n".join(failures[:20])
    assert compared_samples > 100


def _needs_more(data: bytes, form: str) -> bool:
    """Whether the spec alone decides wrongly what a file is, so that it takes the code of the family to read it."""
    try:
        read(data, load_spec(form))
    except ReadError:
        return True
    return False


def _is_other(files: dict[str, bytes], answer: dict[str, Any]) -> bool:
    """Whether a file is damaged so that it reads as one of another format."""
    for name, data in files.items():
        told = next(file["format"] for file in answer["files"] if file["name"] == name)
        try:
            if navspec.identify(data, name=name.rsplit("/", 1)[-1]).id != told:
                return True
        except NavspecError:
            return True
    return False


def test_findings_of_real_files_are_those_of_check(tools: Path, corpus: Path) -> None:
    """The stock set as one, and other files one by one."""
    stock = corpus / "gta_sa_paths" / "stock"
    remaining = [path for path in sorted(corpus.rglob("*")) if path.is_file() and path.suffix in (".nav", ".b")]
    jobs = [[(path.name, path) for path in sorted(stock.iterdir())], *([(path.name, path)] for path in remaining[::20])]
    request = codes()
    for job, answer in zip(jobs, judged(tools, jobs), strict=True):
        report = navspec.check([path for _, path in job])
        due = kept(
            (finding.code, finding.severity, Path(finding.path).name, finding.pointer, finding.offset, finding.length)
            for finding in report.findings
            if finding.code in request
        )
        if not any(file["fault"] for file in answer["files"]):
            assert kept(tuple(finding) for finding in answer["findings"]) == due, job[0][0]
