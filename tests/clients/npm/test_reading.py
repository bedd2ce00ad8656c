"""The package for npm, against the library: what it reads, and what it writes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import navspec
from builders.collection import SAMPLES
from clients.npm import GUESSED, drive
from navspec.columns import Tables
from navspec.errors import NavspecError


def sample_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the name and path of every different file of the samples."""
    samples = (sample for sample in SAMPLES if sample.name not in GUESSED)
    names = {data: name for sample in samples for name, data in sample.files.items()}
    for number, (data, name) in enumerate(names.items()):
        path = folder / f"{number}"
        path.write_bytes(data)
        yield name, path


def corpus_files(corpus: Path) -> list[tuple[str, Path]]:
    return [(path.name, path) for path in sorted(corpus.rglob("*")) if path.is_file() and path.suffix != ".tsv"]


def require_same_reading(node: str, folder: Path, files: Sequence[tuple[str, Path]]) -> int:
    """Require that the package reads the same files as the library, and writes them back; return how many both read."""
    jobs: list[dict[str, Any]] = []
    read: list[Tables] = []
    for name, path in files:
        try:
            tables = navspec.tables(path.read_bytes(), name=name.rsplit("/", 1)[-1])
        except NavspecError:
            continue  # the package may read more than the library
        read.append(tables)
        jobs.append({"path": str(path), "name": name, "steps": [["get", f"/{name}"] for name in tables.decisions]})
    failures = []
    for tables, job, answer in zip(read, jobs, drive(node, folder, jobs), strict=True):
        expected = (tables.spec.id, tables.variant, list(tables.decisions.values()), True)
        facts = answer["facts"] or {}
        result = (facts.get("format"), facts.get("variant"), answer["results"], answer["isSame"])
        if result != expected:
            failures.append(f"{job['path']} {job['name']}: {result}, not {expected}; {answer['fault']}")
    assert not failures, "\n".join(map(str, (len(failures), *failures[:20])))
    return len(read)


def test_samples_are_read_and_written_back(node: str, tmp_path: Path) -> None:
    files = list(sample_files(tmp_path))
    assert require_same_reading(node, tmp_path, files) > 1_000


def test_real_files_are_read_and_written_back(node: str, tmp_path: Path, corpus: Path) -> None:
    assert require_same_reading(node, tmp_path, corpus_files(corpus)) > 100
