"""How much of a format is understood: bytes of a sample in typed fields, in raw ones, and in fields of unknown meaning."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import numpy as np

from navspec.columns import Tables, read
from navspec.spec import Field, Spec


def summary(spec: Spec) -> str:
    """One line on a spec; the sample is what `example` of the builder of this name makes.

    Raises `ModuleNotFoundError` where the format has no builder.
    """
    data: bytes = import_module(f"builders.{spec.id}").example()
    sizes = counts(read(data, spec), len(data))
    parts = ", ".join(
        f"{sizes[kind]:,} {kind} ({100 * sizes[kind] / len(data):.0f} %)" for kind in ("typed", "raw", "unknown")
    )
    return f"{spec.id}: {len(data):,} bytes of a sample: {parts}"


def counts(tables: Tables, size: int) -> Counter[str]:
    """Bytes by kind; what ends texts counts as typed."""
    sizes: Counter[str] = Counter()
    for key in tables:
        record, child = tables.layout(key)
        if record is not None:
            for leaf in record.leaves.values():
                sizes[_kind(leaf.field)] += leaf.size * len(tables[key])
        elif child is not None:
            sizes[_kind(child.field)] += _bytes(tables[key])
    sizes["typed"] += size - sum(sizes.values())
    return sizes


def _kind(field: Field) -> str:
    if field.notes.get("evidence") == ["unknown"]:
        return "unknown"
    return "raw" if field.kind == "bytes" and field.contents is None and field.terminator is None else "typed"


def _bytes(rows: np.ndarray[Any, Any]) -> int:
    return rows.size * rows.dtype.itemsize
