"""The spec lint: JSON Schema first, then the authoring rules W1 to W25."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec.spec.ksy.lint import (
    counts,
    document,
    expressions,
    integers,
    layout,
    names,
    once,
    references,
    schema,
    seal,
    units,
)
from navspec.spec.ksy.lint.loader import Document, Problem, load
from navspec.spec.ksy.lint.model import Spec

RULES = (
    layout.w1_every_byte,
    layout.w2_text,
    document.w4_quoted_constants,
    expressions.w6_positions,
    counts.w7_same_type,
    layout.w8_bit_runs,
    counts.w9_bounded,
    names.w10_ids,
    layout.w11_switches,
    document.w12_documentation,
    expressions.w13_decisions,
    layout.w15_subset,
    counts.w16_names,
    expressions.w17_numbers,
    names.w18_enums,
    expressions.w19_conditions,
    names.w20_names,
    expressions.w21_reach,
    integers.w22_integers,
    document.w23_everything,
    units.w24_units,
    once.w25_said_once,
    document.to_strings,
    document.key_order,
    references.names_exist,
    references.partners_exist,
    seal.sealed,
)


WORDS = ("W12", "W23", "W24", "W25", "key order")
"""Rules that ask for what readers of a spec want to know; a spec that breaks none but these can be read by."""


def lint(paths: Iterable[Path], root: Path) -> list[Problem]:
    """Every violation in the specs at `paths`, and in those that they import; sorted by file and line."""
    problems: list[Problem] = []
    documents: dict[Path, Document] = {}
    waiting = list(paths)
    for path in waiting:
        name = _relative(path, root)
        try:
            if path.resolve() not in documents:
                documents[path.resolve()] = load(path, name)
                waiting += _imported(documents[path.resolve()])
        except UnicodeDecodeError as error:
            problems.append(Problem(name, 1, "", "YAML", f"the file is not UTF-8 text ({error.reason})"))
    sound: dict[Path, Document] = {}
    for path, each in documents.items():
        found = each.problems or list(schema.check(each))
        problems += found
        if not found:
            sound[path] = each
    for each in sound.values():
        problems += _problems(each, sound)
    problems += _shared_ids(sound.values())
    return sorted(set(problems))


def _problems(each: Document, sound: dict[Path, Document]) -> list[Problem]:
    """What the rules find in one spec; where that is nothing, why it cannot be compiled."""
    try:
        spec = Spec(each, list(_imports(each, sound)))
        found = [problem for rule in RULES for problem in rule(spec)]
        if not found:
            compile_spec(each.path)
        return found
    except (SpecError, RecursionError) as error:
        return [Problem(each.name, each.line(each.data["meta"]), "", "W15", f"the spec cannot be compiled: {error}")]


def _imports(importer: Document, sound: dict[Path, Document]) -> Iterator[Spec]:
    for name in importer.data["meta"].get("imports", []):
        path = (importer.path.parent / f"{name}.ksy").resolve()
        if path in sound:
            yield Spec(sound[path], list(_imports(sound[path], sound)))


def _imported(importer: Document) -> Iterator[Path]:
    """The files that a document imports, as far as it can be told and they are there."""
    match importer.data:
        case {"meta": {"imports": [*names]}}:
            paths = (importer.path.parent / f"{name}.ksy" for name in names)
            yield from (path for path in paths if path.is_file())


def _shared_ids(documents: Iterable[Document]) -> Iterator[Problem]:
    owners: dict[str, str] = {}
    for document in documents:
        spec_id = document.data["meta"]["id"]
        if owners.setdefault(spec_id, document.name) != document.name:
            line = document.line(document.data["meta"])
            yield Problem(document.name, line, "meta/id", "W10", f"`{spec_id}` is the id of {owners[spec_id]}, too")


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
