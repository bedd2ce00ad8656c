"""Any record as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from navspec.records.record import Record
    from navspec.report import Page


def render(record: Record, page: Page) -> str:
    """The record with keys in its own order; numbers that JSON does not know (`nan`, `inf`) become text."""
    del page
    return record.to_json()
