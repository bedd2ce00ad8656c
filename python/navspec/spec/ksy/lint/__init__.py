"""The spec lint: JSON Schema first, then the authoring rules W1 to W25."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec.spec.ksy.lint import (
    counts,
    documentation,
    expressions,
    integers,
    layout,
    names,
    references,
)
from navspec.spec.ksy.lint.loader import KsyDocument, LintProblem, check_schema, load
from navspec.spec.ksy.lint.model import KsySpec

RULES = (
    layout.w1_every_byte,
    layout.w2_text,
    documentation.w4_quoted_constants,
    expressions.w6_positions,
    counts.w7_same_type,
    layout.w8_bit_runs,
    counts.w9_bounded,
    names.w10_ids,
    layout.w11_switches,
    documentation.w12_documentation,
    expressions.w13_decisions,
    layout.w15_subset,
    counts.w16_names,
    expressions.w17_numbers,
    names.w18_enums,
    expressions.w19_conditions,
    names.w20_names,
    expressions.w21_reach,
    integers.w22_integers,
    documentation.w23_everything,
    documentation.w24_units,
    documentation.w25_redundancy,
    documentation.to_strings,
    documentation.key_order,
    references.names_exist,
    references.partners_exist,
    layout.derived_bytes,
)


WORDS = ("W12", "W23", "W24", "W25", "key order")
"""Rules about documentation; a spec that breaks only these can still be read by."""


def lint(paths: Iterable[Path], root: Path) -> list[LintProblem]:
    """List every violation in the specs at `paths`, and in the specs that they import; sorted by file and line."""
    problems: list[LintProblem] = []
    documents: dict[Path, KsyDocument] = {}
    waiting = list(paths)
    for path in waiting:
        name = _relative(path, root)
        try:
            if path.resolve() not in documents:
                documents[path.resolve()] = load(path, name)
                waiting += _imported(documents[path.resolve()])
        except UnicodeDecodeError as error:
            problems.append(LintProblem(name, 1, "", "YAML", f"the file is not UTF-8 text ({error.reason})"))
    sound: dict[Path, KsyDocument] = {}
    for path, document in documents.items():
        problems_here = document.problems or list(check_schema(document))
        problems += problems_here
        if not problems_here:
            sound[path] = document
    for document in sound.values():
        problems += _problems(document, sound)
    problems += _shared_ids(sound.values())
    return sorted(set(problems))


def _problems(document: KsyDocument, sound: dict[Path, KsyDocument]) -> list[LintProblem]:
    """Return the violations in one spec; where there are none, the reason why it cannot be compiled."""
    try:
        spec = KsySpec(document, list(_imports(document, sound)))
        problems = [problem for rule in RULES for problem in rule(spec)]
        if not problems:
            compile_spec(document.path)
        return problems
    except (SpecError, RecursionError) as error:
        return [
            LintProblem(
                document.name,
                document.line(document.data["meta"]),
                "",
                "W15",
                f"the spec cannot be compiled: {error}",
            )
        ]


def _imports(importer: KsyDocument, sound: dict[Path, KsyDocument]) -> Iterator[KsySpec]:
    for name in importer.data["meta"].get("imports", []):
        path = (importer.path.parent / f"{name}.ksy").resolve()
        if path in sound:
            yield KsySpec(sound[path], list(_imports(sound[path], sound)))


def _imported(importer: KsyDocument) -> Iterator[Path]:
    """Yield the files that a document imports; missing files and malformed imports are skipped."""
    match importer.data:
        case {"meta": {"imports": [*names]}}:
            paths = (importer.path.parent / f"{name}.ksy" for name in names)
            yield from (path for path in paths if path.is_file())


def _shared_ids(documents: Iterable[KsyDocument]) -> Iterator[LintProblem]:
    owners: dict[str, str] = {}
    for checked in documents:
        spec_id = checked.data["meta"]["id"]
        if owners.setdefault(spec_id, checked.name) != checked.name:
            line = checked.line(checked.data["meta"])
            yield LintProblem(checked.name, line, "meta/id", "W10", f"`{spec_id}` is the id of {owners[spec_id]}, too")


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
