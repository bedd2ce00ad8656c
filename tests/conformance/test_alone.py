"""Specs are compiled unchanged, by both builds of the compiler, and without annotations."""

from collections.abc import Callable
from pathlib import Path

import pytest

from navspec_build import plain
from navspec_build.compiler import CompileError, compile_for_web_ide, compile_standalone
from navspec_build.paths import RepositoryLayout

LENDER = """\
meta: {id: roads, endian: le}
seq: [{id: surface, type: u1}]
types:
  spot:
    seq: [{id: surface, type: u1}]
    instances: {surface_name: {value: surface, enum: ground}}
enums: {ground: {0: mud, 1: sand}}
"""
BORROWER = """\
meta: {id: routes, imports: [roads], endian: le}
seq: [{id: stop, type: 'roads::spot'}]
"""
FOREIGN_ENUM = """\
meta: {id: routes, imports: [roads], endian: le}
seq: [{id: surface, type: u1}]
instances: {surface_name: {value: surface, enum: 'roads::ground'}}
"""


def written(folder: Path, borrower: str) -> RepositoryLayout:
    (folder / "ksy").mkdir()
    (folder / "ksy" / "roads.ksy").write_text(LENDER, encoding="utf-8")
    (folder / "ksy" / "routes.ksy").write_text(borrower, encoding="utf-8")
    layout = RepositoryLayout(folder)
    (folder / plain.FOLDER).mkdir(parents=True)
    for path in layout.specs:
        (folder / plain.FOLDER / path.name).write_text(plain.plain_text(path), encoding="utf-8")
    return layout


def test_a_structure_is_borrowed_with_its_enum(tmp_path: Path) -> None:
    layout = written(tmp_path, BORROWER)
    assert compile_standalone(layout).startswith("unchanged, 2 specs give 24 parsers")
    compile_for_web_ide(layout, layout.specs, tmp_path / "made")
    assert sorted(path.name for path in (tmp_path / "made").iterdir()) == ["Roads.js", "Routes.js"]


@pytest.mark.parametrize(
    "compiled", [compile_standalone, lambda layout: compile_for_web_ide(layout, layout.specs, layout.root / "made")]
)
def test_neither_build_finds_an_enum_of_another_spec(
    tmp_path: Path, compiled: Callable[[RepositoryLayout], object]
) -> None:
    with pytest.raises(CompileError, match=r"routes\.ksy.*\n?.*unable to find enum 'roads::ground'"):
        compiled(written(tmp_path, FOREIGN_ENUM))
