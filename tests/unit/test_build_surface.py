"""The fingerprint of a spec changes with what users of its parsers see, and with nothing else."""

import re
from pathlib import Path

import pytest

from navspec_build.paths import HERE
from navspec_build.surface import collect_surfaces

SPEC = """\
meta:
  id: one
  title: A title
  endian: le
  -version: 1.0.0
doc: A spec.
to-string: 'f"{x}"'
seq:
  - id: x
    -orig-id: m_x
    type: u2
    enum: color
    valid:
      max: 7
    doc: A number.
    -unit: m
  - id: rows
    type: doc
    size: 4
    if: has_rows
instances:
  has_rows:
    value: x > 3
    doc: Whether.
types:
  doc:
    seq:
      - id: rest
        size-eos: true
        -evidence: engine
enums:
  color:
    0: red
    1:
      id: green
      doc: The better one.
"""

SEEN = {
    "a field's name": ("id: rows", "id: lines"),
    "a kind": ("type: u2", "type: s2"),
    "byte order": ("endian: le", "endian: be"),
    "what is allowed": ("max: 7", "max: 8"),
    "a size": ("size: 4", "size: 5"),
    "a condition": ("if: has_rows", "if: x > 0"),
    "an instance": ("value: x > 3", "value: x > 4"),
    "an instance's name": ("has_rows", "with_rows"),
    "a type that is named as a key": ("id: rest", "id: all"),
    "an enum's value": ("0: red", "2: red"),
    "an enum's member": ("id: green", "id: blue"),
}
UNSEEN = {
    "the title": ("A title", "Another"),
    "the version": ("1.0.0", "1.0.1"),
    "texts": ("A number.", "A better number."),
    "text of the spec": ("A spec.", "A better spec."),
    "text of an instance": ("Whether.", "Whether or not."),
    "text of a member": ("The better one.", "The other."),
    "a string for people": ('f"{x}"', 'f"{x} m"'),
    "a source name": ("m_x", "m_y"),
    "a unit": ("-unit: m", "-unit: s"),
    "evidence": ("engine", "measured"),
    "a member without its text": ("1:\n      id: green\n      doc: The better one.", "1: green"),
}


def fingerprint(folder: Path, text: str) -> str:
    path = folder / "one.ksy"
    path.write_text(text, encoding="utf-8")
    return collect_surfaces([path])["one"]["fingerprint"]


def changed(old: str, new: str) -> str:
    assert old in SPEC
    return SPEC.replace(old, new)


@pytest.mark.parametrize(("old", "new"), SEEN.values(), ids=SEEN)
def test_what_is_seen(tmp_path: Path, old: str, new: str) -> None:
    assert fingerprint(tmp_path, changed(old, new)) != fingerprint(tmp_path, SPEC)


@pytest.mark.parametrize(("old", "new"), UNSEEN.values(), ids=UNSEEN)
def test_what_is_not_seen(tmp_path: Path, old: str, new: str) -> None:
    assert fingerprint(tmp_path, changed(old, new)) == fingerprint(tmp_path, SPEC)


def test_types_of_another_spec_are_seen(tmp_path: Path) -> None:
    lender = "meta:\n  id: two\n  endian: le\ntypes:\n  row:\n    seq:\n      - id: y\n        type: u2\n"
    borrower = "meta:\n  id: one\n  imports: [two]\n  endian: le\nseq:\n  - id: row\n    type: two::row\n"
    (tmp_path / "two.ksy").write_text(lender, encoding="utf-8")
    before = fingerprint(tmp_path, borrower)
    (tmp_path / "two.ksy").write_text(lender.replace("u2", "u4"), encoding="utf-8")
    assert fingerprint(tmp_path, borrower) != before


def test_every_spec_has_a_version() -> None:
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", surface["version"]) for surface in collect_surfaces(HERE.specs).values())
