"""Any record as JSON."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from navspec.records.census import Census
    from navspec.records.converted import Converted
    from navspec.records.edited import Edited
    from navspec.records.repaired import Repaired
    from navspec.records.report import Report
    from navspec.reference.model import Page as Reference
    from navspec.report import Page


def render(record: Report | Repaired | Converted | Edited | Census | Reference | dict[str, Any], page: Page) -> str:
    """The record with keys in its own order; numbers that JSON does not know (`nan`, `inf`) become text."""
    del page
    data = record if isinstance(record, dict) else record.to_dict()
    return f"{dumps(data, ensure_ascii=False, indent=1)}\n"


def dumps(data: Any, **layout: Any) -> str:
    """JSON text; numbers that JSON does not know become text, the rest of the layout is that of `json.dumps`."""
    try:
        return json.dumps(data, allow_nan=False, **layout)
    except ValueError:
        return json.dumps(_finite(data), allow_nan=False, **layout)


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(each) for each in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
