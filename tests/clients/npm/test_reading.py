"""The package for npm, against the library: what it reads, and what it writes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

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


def _fields(tables: Tables, key: str) -> list[str]:
    """Return the fields of a table that are numbers, and the bits in them."""
    record, _ = tables.layout(key)
    if record is None:
        return []
    leaves = [(path, leaf) for path, leaf in record.leaves.items() if leaf.dtype.kind in "iuf" and not leaf.dtype.shape]
    return [
        name
        for path, leaf in leaves
        for name in ([f"{path}.{bit.id}" for bit in leaf.bits.fields] if leaf.bits else [path])
    ]


def test_columns_are_those_of_the_library(node: str, tmp_path: Path) -> None:
    """Every number of every table, and every run of bits, of some samples of each format."""
    jobs: list[dict[str, Any]] = []
    expected: list[list[Any]] = []
    for name, path in list(sample_files(tmp_path))[::25]:
        try:
            tables = navspec.tables(path.read_bytes(), name=name.rsplit("/", 1)[-1])
        except NavspecError:
            continue
        wanted = [(key, field) for key in tables if key and len(tables[key]) for field in _fields(tables, key)]
        jobs.append({"path": str(path), "name": name, "steps": [["column", key, field] for key, field in wanted]})
        expected.append([tables.column(key, field) for key, field in wanted])
    compared, bits = 0, 0
    for job, columns, answer in zip(jobs, expected, drive(node, tmp_path, jobs), strict=True):
        for (_, key, field), column, result in zip(job["steps"], columns, answer["results"], strict=True):
            assert not isinstance(result, dict), (job["name"], key, field, result)
            values = bytes.fromhex(result) if isinstance(result, str) else result  # bytes are in hexadecimal
            read = np.array([float(value) for value in values])
            assert np.array_equal(read, column.astype(np.float64), equal_nan=True), (job["name"], key, field)
            compared += 1
            bits += "." in field
    print(f"\n{compared} columns, {bits} of them in structures", end=" ")
    assert compared > 1_000
