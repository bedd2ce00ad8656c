"""Edits by the package for npm, against the same edits by the library: the same bytes, or a refusal by both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import navspec
from builders import shapes, source_nav
from builders.collection import SAMPLES
from clients.npm import GUESSED, drive
from navspec.columns import Tables, faults, read
from navspec.errors import NavspecError, ReadError
from navspec.spec import load_spec
from navspec_build.paths import HERE

SHAPES = HERE.root / "tests" / "shapes_formats" / "shapes.spec.json"
LARGE = 40_000
"""Bytes of samples that are not edited: they take long."""
EDITS = 3
"""Edits of a file, one after the other."""

Edit = tuple[Any, ...]


def _number(chance: random.Random, dtype: np.dtype[Any], rows: int) -> Any:
    """Return a number for a field: small ones are likely, some do not fit."""
    if dtype.kind == "f":
        return chance.choice([0.0, 1.5, -2.25, 1e6])
    info = np.iinfo(dtype)
    low, high = int(info.min), int(info.max)
    return chance.choice([0, 1, max(rows - 1, 0), rows, chance.randint(low, high), high, low, high + 1])


def _values(chance: random.Random, tables: Tables, key: str) -> Any:
    """Return new rows of a list: numbers, or the values of one record."""
    record, child = tables.layout(key)
    assert child is not None
    if record is None:
        return [_number(chance, child.dtype.base, 3) for _ in range(chance.randint(1, 3))]
    numbers = [path for path, leaf in record.leaves.items() if leaf.dtype.kind in "iuf" and not leaf.dtype.shape]
    chosen = chance.sample(numbers, min(len(numbers), chance.randint(0, 3)))
    return {path: _number(chance, record.leaves[path].dtype, len(tables[key])) for path in chosen}


def _draw_edit(chance: random.Random, tables: Tables) -> Edit | None:
    """Return an edit of a file, or None where the part that was drawn allows none."""
    keys = [key for key in tables if key and tables.layout(key)[1].field.kind != "bytes"]  # type: ignore[union-attr]
    keys = [key for key in keys if tables.layout(key)[1].kind != "optional"]  # type: ignore[union-attr]
    kind = chance.choice(["set", "set", "insert", "insert", "remove"])
    key = chance.choice([*keys, ""] if kind == "set" else keys or [""])
    rows = len(tables[key])
    if kind == "set":
        record, child = tables.layout(key)
        if not rows:
            return None
        row = chance.randrange(rows)
        if record is None:
            assert child is not None
            return ("set", key, row, "", _number(chance, child.dtype.base, 5)) if child.dtype.shape == () else None
        numbers = [path for path, leaf in record.leaves.items() if leaf.dtype.kind in "iuf" and not leaf.dtype.shape]
        if not numbers:
            return None
        path = chance.choice(numbers)
        return "set", key, row, path, _number(chance, record.leaves[path].dtype, rows)
    if not key:
        return None
    child = tables.layout(key)[1]
    assert child is not None
    if kind == "remove":
        return ("remove", key, sorted(chance.sample(range(rows), min(rows, chance.randint(1, 3))))) if rows else None
    parent = None
    size = rows
    if child.scope.table:
        parents = len(tables[child.scope.table])
        if not parents:
            return None
        parent = chance.randrange(parents)
        offsets = tables.offsets(key)
        size = int(offsets[parent + 1] - offsets[parent])
    return (
        "insert",
        key,
        chance.randint(0, size),
        _values(chance, tables, key),
        parent,
    )


def _apply(tables: Tables, edit: Edit) -> None:
    match edit:
        case "set", key, row, field, value:
            tables.set_column(key, field, value, rows=[row]) if field else tables.set_column(key, "", value, rows=[row])
        case "insert", key, at, rows, parent:
            tables.insert(key, at, rows, parent=parent)
        case "remove", key, rows:
            tables.delete(key, rows)


def _for_json(value: Any) -> Any:
    """Return values in which numbers that JavaScript cannot read from JSON are texts."""
    if isinstance(value, dict):
        return {name: _for_json(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_for_json(part) for part in value]
    return str(value) if isinstance(value, int) and abs(value) > 2**53 else value


def _steps(tables: Tables, edit: Edit) -> list[list[Any]]:
    match edit:
        case "set", key, row, field, value:
            return [["set", faults.pointer(tables._columns, key, row, field), _for_json(value)]]
        case "insert", key, at, rows, parent:
            return [["insert", key, at, _for_json(rows), parent]]
        case "remove", key, rows:
            return [["remove", key, rows]]
    raise AssertionError(edit)


def _files() -> Iterator[tuple[str, bytes, str]]:
    """Yield name, bytes, and the spec that the package lacks, if any."""
    for sample in (sample for sample in SAMPLES if sample.name not in GUESSED):
        for name, data in list(sample.files.items())[:1]:
            if len(data) < LARGE:
                yield name, data, ""
    for seed in range(60):
        yield "file", shapes.sample(random.Random(seed)).to_bytes(), str(SHAPES)


def _draw_jobs(seed: int, folder: Path) -> tuple[list[dict[str, Any]], list[bytes | str], list[list[Edit]]]:
    """Return jobs for the package, what the library makes of each (bytes, or why it refuses), and the edits."""
    chance = random.Random(seed)
    jobs: list[dict[str, Any]] = []
    expected: list[bytes | str] = []
    drawn: list[list[Edit]] = []
    for number, (name, data, spec) in enumerate(_files()):
        try:
            tables = read(data, load_spec("shapes", "shapes_formats")) if spec else navspec.tables(data, name=name)
        except (NavspecError, ReadError):
            continue
        edits, steps, refusal, result = [], [], "", data
        for _ in range(EDITS):
            edit = _draw_edit(chance, tables)
            if edit is None or refusal:
                continue
            edits.append(edit)
            steps += _steps(tables, edit)
            try:
                _apply(tables, edit)
                result = tables.to_bytes()  # the package requires that after each edit
            except NavspecError as error:
                refusal = str(error)
        path = folder / f"{number}"
        path.write_bytes(data)
        jobs.append({"path": str(path), "name": name, "spec": spec, "steps": steps, "output": f"{path}.out"})
        expected.append(refusal or result)
        drawn.append(edits)
    return jobs, expected, drawn


STRICTER = (
    "determined by its position",
    "filled in when the file is written",
    "this field is",
    "the same in every file",
)
"""Refusals of the package alone: like `navspec set` it does not set what follows from other values."""


def test_edits_give_the_bytes_of_the_library(node: str, tmp_path: Path) -> None:
    outcomes: Counter[str] = Counter()
    failures = []
    for seed in range(2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        jobs, expected, drawn = _draw_jobs(seed, folder)
        for job, wanted, edits, answer in zip(jobs, expected, drawn, drive(node, folder, jobs), strict=True):
            results = [
                result["error"] for result in answer["results"] if isinstance(result, dict) and "error" in result
            ]
            refusals = [error["message"] for error in (*results, answer["refusal"]) if error]
            is_same = isinstance(wanted, str) if refusals else wanted == Path(job["output"]).read_bytes()
            if refusals and any(words in refusals[0] for words in STRICTER):
                outcomes["stricter"] += 1
            elif is_same:
                outcomes["refused" if refusals else "written"] += 1
            else:
                failures.append(
                    f"{job['name']} {job['path']} {edits}: {refusals or 'written'}, not {str(wanted)[:200]}"
                )
    assert not failures, "\n".join(map(str, (len(failures), outcomes, *failures[:25])))
    assert outcomes["written"] > 500
    assert outcomes["refused"] > 200


FOLLOWED = {
    "/player_info/money": 77,
    "/simple_variables/max_wanted_level": 4,
    "/zones/visited/3": 1,
    "/tags/tags/5": 255,
    "/nodes/0/x": 100,
}
"""Values that others follow, and those that none does."""


def test_what_follows_is_what_follows_in_the_library(node: str, tmp_path: Path) -> None:
    jobs, expected = [], []
    saves = [sample for sample in SAMPLES if sample.code.startswith("SA_SAVE_") and sample.kind == "pass"][:12]
    paths = [sample for sample in SAMPLES if sample.code.startswith("SA_PATHS_N") and sample.kind == "pass"][:30]
    for name, data in (item for sample in (*saves, *paths) for item in list(sample.files.items())[:1]):
        for pointer, value in FOLLOWED.items():
            try:
                edited = navspec.edit(data, {pointer: value}, name=name, allow_invalid=True)
            except NavspecError:
                continue
            path = tmp_path / f"{len(jobs)}"
            path.write_bytes(data)
            steps = [["set", pointer, value]]
            jobs.append({"path": str(path), "name": name, "steps": steps, "follow": True, "output": f"{path}.out"})
            expected.append(edited)
    follows = 0
    for job, edited, answer in zip(jobs, expected, drive(node, tmp_path, jobs), strict=True):
        if edited.notes or answer["refusal"]:
            continue
        assert Path(job["output"]).read_bytes() == edited.data, (job["name"], job["steps"])
        follows += len(edited.follows)
    assert follows > 30


def test_padding_and_lists_of_constant_length_follow(node: str, tmp_path: Path) -> None:
    """A row just before padding, which then has fewer bytes; and areas with lists that every area has, of which one goes."""
    cases: list[tuple[str, bytes, str, Edit]] = []
    for seed in range(60):
        data = shapes.sample(random.Random(seed)).to_bytes()
        cases.append(("file", data, str(SHAPES), ("insert", "settings.hulls", 0, {"radius": 0.0}, None)))
    for areas in ([source_nav.Area(1)], [source_nav.Area(1), source_nav.Area(2)]):
        mesh = source_nav.Mesh(16, 2, "tf", areas=areas)
        cases.append(("de_test.nav", mesh.pack(), "", ("remove", "areas", [0])))
    jobs, expected = [], []
    for number, (name, data, spec, edit) in enumerate(cases):
        tables = read(data, load_spec("shapes", "shapes_formats")) if spec else navspec.tables(data, name=name)
        steps = _steps(tables, edit)
        try:
            _apply(tables, edit)
            expected.append(tables.to_bytes())
        except NavspecError:
            continue
        path = tmp_path / f"{number}"
        path.write_bytes(data)
        jobs.append({"path": str(path), "name": name, "spec": spec, "steps": steps, "output": f"{path}.out"})
    assert len(jobs) > 40
    for job, wanted, answer in zip(jobs, expected, drive(node, tmp_path, jobs), strict=True):
        assert answer["results"] == [None], (job["name"], answer["results"])
        assert Path(job["output"]).read_bytes() == wanted, job["path"]
