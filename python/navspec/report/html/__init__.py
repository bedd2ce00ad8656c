"""The report as one self-contained HTML page: findings by rule, a map, and fixes."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from navspec.records.networks import Route
from navspec.records.report import Report
from navspec.report import RenderOptions
from navspec.report.facts import format_key
from navspec.report.html.content import template_values
from navspec.report.html.data import headline, page_data
from navspec.report.locations import format_location
from navspec.report.route import format_point, summarise_route
from navspec.report.sheet import format_count, printable
from navspec.version import __version__

_CODE = re.compile(r"`([^`\n]+)`")


def render(report: Report, options: RenderOptions) -> str:
    """Return the page of a report."""
    return render_template("page.html", report, options, template_values(report, options))


def render_template(template: str, report: Report, options: RenderOptions, texts: dict[str, Any]) -> str:
    """Return a page made from a template; it loads nothing, and the browser runs only its own script."""
    style, script = asset("report.css"), asset("report.js")
    policy = f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}"
    return (
        _environment()
        .get_template(template)
        .render(
            policy=Markup(f"{policy}; base-uri 'none'; form-action 'none'"),
            style=Markup(style),
            script=Markup(script),
            data=Markup(page_data(report, options)),
            **texts,
        )
    )


def render_route(record: Route, options: RenderOptions) -> str:
    """Return the page of a route; it has a map only if the route has a drawing."""
    report = Report(__version__, "default", drawings=(record.drawing,) if record.drawing else ())
    nodes = [(name, format_point(place)) for name, place in zip(record.nodes, record.position, strict=True)]
    words = record.reason or summarise_route(record)
    texts = {
        "report": report,
        "route": record,
        "name": f"{record.origin} to {record.target}",
        "lead": f"{words[:1].upper()}{words[1:]}.",
        "nodes": nodes,
    }
    return render_template("route.html", report, options, texts)


@cache
def _environment() -> Environment:
    """Return the template environment; values are escaped, with control characters spelled out."""
    environment = Environment(
        loader=PackageLoader(__name__),
        autoescape=True,
        finalize=lambda value: printable(value) if type(value) is str else value,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters |= {
        "code": _mark_code,
        "commas": "{:,}".format,
        "headline": headline,
        "number": format_count,
        "where": format_location,
        "words": format_key,
    }
    return environment


def _mark_code(text: str) -> Markup:
    """Return text whose parts in backticks are shown as code."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(printable(text)))))


@cache
def asset(name: str) -> str:
    """Return the script or the style sheet of all pages, as `navspec_build.web` bundles it."""
    return (files("navspec_web") / name).read_text(encoding="utf-8")


def _hash(inline: str) -> str:
    """Return the source expression of an inline style or script in the content security policy."""
    return f"'sha256-{b64encode(sha256(inline.encode()).digest()).decode()}'"
