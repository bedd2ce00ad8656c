"""The page for authors of engines: its reader reads the conformance vectors, and it names everything that the schema has."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from conformance import vectors
from conformance.vectors import Vector
from independent.engine import PAGE as PATH
from independent.engine import READER
from navspec.records.record import schema_text
from navspec.spec.ksy.compile import compile_spec, text_of
from navspec_build.paths import HERE
from sweeps import some

PAGE = PATH.read_text(encoding="utf-8")
DEFINITIONS = json.loads(schema_text("spec"))["$defs"]


def _result(spec: Any, vector: Vector) -> tuple[str, str]:
    try:
        reader = READER.Reader(spec, vector.data)
    except READER.Refused as error:
        return "error", str(error)
    return "json", json.dumps(reader.canonical(reader.root), sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize("path", HERE.specs, ids=lambda path: path.stem)
def test_the_reader_reads_the_vectors(path: Path) -> None:
    spec = json.loads(text_of(compile_spec(path)))
    stored = vectors.stored(path.stem)
    small = [vector for vector in stored if len(vector.data) < vectors.LARGEST]
    large = [vector for vector in stored if len(vector.data) >= vectors.LARGEST]
    for vector in (*small, *some(large, 5)):
        assert _result(spec, vector) == (vector.kind, vector.text), vector.name


def test_the_reader_refuses_another_version() -> None:
    with pytest.raises(ValueError, match="version 1"):
        READER.Reader({"schema_version": 2}, b"")


def _names(definition: str, key: str) -> list[str]:
    """Values of a key that tell the kinds of a node apart."""
    node = DEFINITIONS[definition]
    node = node["anyOf"][-1] if "anyOf" in node else node
    return node["properties"][key]["enum"]


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("Reading a file", _names("Field", "kind")),
        ("Expressions", _names("Expression", "op")),
        ("Relations", ["row", "key", "slice", "beside", "optional", "join"]),
        ("Formulas", _names("Formula", "op")),
        ("Faults", [*DEFINITIONS["Fault"]["properties"], *DEFINITIONS["Check"]["properties"]]),
        ("Labels", ["text", "params", "of", "alone"]),
    ],
)
def test_the_page_names_everything(heading: str, names: list[str]) -> None:
    section = re.split(r"^##+ ", PAGE.partition(f"# {heading}\n")[2], flags=re.MULTILINE)[0]
    named = set(re.findall(r"`(\\?[^`]+)`", section))
    known = {"code", "table", "scope", "params", "unseen", "when", "assert"}  # other sections, or the schema is enough
    assert [name for name in names if name.replace("|", r"\|") not in named | known] == []
