"""A page of the reference, as Markdown."""

from __future__ import annotations

from navspec.reference.markdown import markdown
from navspec.reference.model import Page as Reference
from navspec.report import Page


def render(record: Reference, page: Page) -> str:
    """The tables of the page, without the text of its author."""
    del page
    return markdown(record)
