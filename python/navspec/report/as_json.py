"""Any record as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from navspec.records.json_text import dumps

if TYPE_CHECKING:
    from navspec.records.record import Record
    from navspec.report import Page


def render(record: Record, page: Page) -> str:
    """The record with keys in its own order; numbers that JSON does not know (`nan`, `inf`) become text."""
    del page
    return f"{dumps(record.to_dict(), ensure_ascii=False, indent=1)}\n"
