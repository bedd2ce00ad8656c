"""A report as one page for the browser: findings by rule, a map, what to do; it needs nothing from anywhere else."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from navspec.records.report import Report
from navspec.report import Page
from navspec.report.facts import words
from navspec.report.html.content import shown
from navspec.report.html.data import data_of
from navspec.report.places import where
from navspec.report.sheet import number, printable

STYLES = ("palette.css", "style.css")
"""What it looks like: what all pages have in common, and its own."""
SCRIPTS = (
    "elements",
    "data",
    "address",
    "camera",
    "flight",
    "chains",
    "polygons",
    "widths",
    "shades",
    "themes",
    "signs",
    "names",
    "layers",
    "surface",
    "network",
    "marks",
    "ends",
    "map",
    "tree",
    "detail",
    "filters",
    "main",
)
"""The parts of the script, in their order; some are modules that other pages import."""
_COMMENTS = re.compile(r"^ *//.*\n", re.MULTILINE)
_IMPORTS = re.compile(r"^import .*;\n(?:\n(?!import))?|^export (?=const |class |function )", re.MULTILINE)


def render(report: Report, page: Page) -> str:
    """The page of a report."""
    return written("page.html", report, page, shown(report, page))


def written(template: str, report: Report, page: Page, texts: dict[str, Any]) -> str:
    """A page of a template; nothing in it is loaded, and the browser runs no script but the one of the page."""
    style, script = "\n".join(map(asset, STYLES)), script_text()
    policy = f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}"
    return (
        _environment()
        .get_template(template)
        .render(
            policy=Markup(f"{policy}; base-uri 'none'; form-action 'none'"),
            style=Markup(style),
            script=Markup(script),
            data=Markup(data_of(report, page)),
            **texts,
        )
    )


@cache
def _environment() -> Environment:
    """The templates; what they show is escaped, with control characters spelled out."""
    environment = Environment(
        loader=PackageLoader(__name__),
        autoescape=True,
        finalize=lambda value: printable(value) if type(value) is str else value,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters |= {"commas": "{:,}".format, "number": number, "where": where, "words": words}
    return environment


@cache
def script_text() -> str:
    """The whole script, in a scope of its own, where its parts have no need to import from each other, without comments."""
    parts = _IMPORTS.sub("", _COMMENTS.sub("", "\n".join(asset(f"{name}.js") for name in SCRIPTS)))
    return f'"use strict";\n(() => {{\n{parts}}})();\n'


@cache
def asset(name: str) -> str:
    """A file beside this one."""
    return (files(__name__) / name).read_text(encoding="utf-8")


def _hash(inline: str) -> str:
    """How the policy names an inline style or script."""
    return f"'sha256-{b64encode(sha256(inline.encode()).digest()).decode()}'"
