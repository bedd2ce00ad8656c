"""Real meshes get the report together that they get one by one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import navspec
from navspec.family.rules.options import Options
from navspec.operations import unit_checks
from navspec.operations.unit_checks import check_unit

VERSIONS = ("v3", "v4", "v5", "v9", "v16.0", "v16.1", "v16.2", "v16.14", "v16.256", "v16.257", "v30.0", "v35.1")


@pytest.mark.parametrize("version", [*VERSIONS, "v15.13"])
def test_real_meshes_are_checked_together_as_one_by_one(
    corpus: Path, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, checked_alone = corpus / "source_nav" / version, list[str]()

    def check_alone(unit: unit_checks.Unit, options: Options) -> unit_checks.CheckedUnit:
        checked_alone.append(unit.where)
        return check_unit(unit, options)

    with monkeypatch.context() as patch:
        patch.setattr(unit_checks, "SMALL_SIZE", 1 << 23)
        patch.setattr(unit_checks, "MAX_SIZE", 1 << 24)
        patch.setattr(unit_checks, "check_unit", check_alone)
        together = json.dumps(navspec.check(folder).to_dict())
    assert not checked_alone
    monkeypatch.setattr(unit_checks, "SMALL_SIZE", -1)
    assert together == json.dumps(navspec.check(folder).to_dict())
