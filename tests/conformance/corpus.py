"""Real files for a conformance run: those of `NAVSPEC_CORPUS` that every language can be asked to read."""

from __future__ import annotations

import csv
import hashlib
import re
from collections import Counter
from pathlib import Path

import navspec
from conformance import vectors
from conformance.vectors import Vector
from navspec import tree
from navspec.spec import load_spec

LARGEST = 1_000_000
"""Bytes of a file above which it is left out: its JSON has ten times as many."""

TOO_LARGE = re.compile(r'[:,\[]"-?\d+"')
"""An integer that canonical JSON writes as text, because JavaScript cannot hold it."""


def chosen(folder: Path, share: int) -> tuple[list[Vector], Counter[str]]:
    """Every `share`-th file of each format, by hash, and how many of them were left out, by the reason."""
    found: list[Vector] = []
    left_out: Counter[str] = Counter()
    with (folder / "INDEX.tsv").open(encoding="utf-8", newline="") as index:
        rows = [row for row in csv.DictReader(index, delimiter="\t") if row["format"] in _families()]
    for row in rows:
        if int(hashlib.sha256(row["file"].encode()).hexdigest(), 16) % share == 0:
            made = _vector(folder / row["file"])
            if isinstance(made, Vector):
                found.append(made)
            else:
                left_out[made] += 1
    return sorted(found, key=lambda vector: vector.spec_id), left_out


def _families() -> set[str]:
    return {load_spec(spec_id).family for spec_id in vectors.ids()}


def _vector(path: Path) -> Vector | str:
    """The vector of a file, or why it cannot be one."""
    if path.stat().st_size > LARGEST:
        return f"larger than {LARGEST:,} bytes"
    try:
        root = navspec.load(path)
    except navspec.NavspecError:
        return "not read by navspec"
    data = path.read_bytes()
    spec = load_spec(navspec.identify(path).id)
    text = tree.dumps(root, spec).removesuffix("\n")
    if '"f4:' in text:
        return "with NaN"
    if TOO_LARGE.search(text):
        return "with integers beyond 2^53 - 1"
    try:
        by_itself = vectors.canonical(data, spec.id)
    except navspec.NavspecError:
        by_itself = ""
    if by_itself != text:
        return "decided otherwise than by the spec alone"
    return Vector(spec.id, path.stem + hashlib.sha256(data).hexdigest()[:8], data, text)
