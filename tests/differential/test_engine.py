"""An engine that goes row by row, by the page for authors of engines, comes to the same results as navspec."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from builders.collection import SAMPLES
from builders.sampling import Sample
from independent.engine import Engine
from navspec.columns import TableSet
from navspec.family.contract import Family
from navspec.family.rules.checks import evaluator_of, run_check
from navspec.inputs.discovery import discover
from navspec.inputs.request import Request
from navspec_build.paths import HERE


def is_large(sample: Sample) -> bool:
    """Return whether the files of a sample are large; every save is, and takes long to build."""
    return sample.code.startswith("SA_SAVE_") or sum(map(len, sample.files.values())) >= 20_000


SMALL = [sample for sample in SAMPLES if not is_large(sample)]
LARGE = [sample for sample in SAMPLES if is_large(sample)]


@cache
def data_of(spec_id: str) -> Any:
    path = HERE.root / "generated" / "python" / "navspec_formats" / f"{spec_id}.spec.json"
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("sample", [*SMALL[::12], *LARGE[::150]], ids=lambda sample: sample.name)
def test_checks_have_the_same_results(sample: Sample, tmp_path: Path) -> None:
    for name, data in {**sample.files, **sample.beside}.items():
        (tmp_path / name).write_bytes(data)
    for unit in discover(Request((str(tmp_path),))).units:
        files, _ = unit.read(())
        if files is not None:
            _require_same_results(unit.family, files)


def _require_same_results(family: Family, files: TableSet) -> None:
    tables = list(files.files.values())
    engine = Engine(
        [(data_of(table.spec.id), table.to_bytes(), table.decisions) for table in tables],
        files.numbers.tolist(),
        files.members,
    )
    evaluator = evaluator_of(family.view(files))
    for check in evaluator.plan.checks:
        if check["numbered"] and (files.numbers < 0).any():
            continue
        expected = list(run_check(evaluator, check))
        rows = sorted((result.table, row) for result in expected for row in np.asarray(result.rows).tolist())
        result = engine.run(check)
        if all(evaluator.is_stored(failure.at.table) for failure in result.failures):  # others are parts of rows there
            assert sorted((failure.at.table, failure.at.joined) for failure in result.failures) == rows, check["code"]
        assert (result.cases, result.skipped, len(result.failures)) == (
            sum(each.cases for each in expected),
            sum(int(np.sum(each.not_asked)) for each in expected),
            len(rows),
        ), check["code"]
