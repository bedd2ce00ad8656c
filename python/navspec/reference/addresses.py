"""Where the reference has what: names of its pages, and addresses on the site that is built from it."""

from __future__ import annotations

import os
from pathlib import Path

from navspec.families import families

SETTING = "NAVSPEC_DOCS"
"""Environment variable: folder or URL of the built site."""

INDEX = "index"
"""The page that has what belongs to no format."""


def site() -> str:
    """What `NAVSPEC_DOCS` says; empty where it is not set."""
    return os.environ.get(SETTING, "")


def address(page: str, anchor: str = "", at: str = "") -> str:
    """Address of a place of the reference.

    Parameters
    ----------
    page : str
        Id of a format, or `INDEX`.
    anchor : str
        A place on it.
    at : str
        Folder or URL of the site; without one the address is relative to it.
    """
    place = f"{page}.html{'#' if anchor else ''}{anchor}"
    if not at:
        return place
    root = at if "://" in at else Path(at).resolve().as_uri()
    return f"{root.rstrip('/')}/{place}"


def page_of_rules(family: str) -> str:
    """Id of the page with the rules of a family: that of the format with its name, or of its first one."""
    if not family:
        return INDEX
    formats = [format_.id for format_ in families()[family].formats]
    return family if family in formats else formats[0]
