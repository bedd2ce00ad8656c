"""Exports of a document, saved or not: networks for other programs, and reports; `saving` has the files themselves."""

from __future__ import annotations

from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from navspec import exchange
from navspec.disk.windows import safe_name
from navspec.errors import NavspecError, ReadError
from navspec.operations.check import rules_in_report
from navspec.operations.export import export_graph
from navspec.operations.networks import find_choices
from navspec.report import DRAWN, PURPOSES, RenderOptions, kinds, render
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, BinaryResponse, endpoint
from navspec.studio.storage import zip_files

_EXPORT_LOCK = Lock()
"""Libraries that write such files are not safe for several threads; and only one of them is on the disk at a time."""
_EXTENSIONS = {"text": "txt", "json": "json", "jsonl": "jsonl", "sarif": "sarif", "junit": "xml", "html": "html"}
"""File name extensions of reports by format."""


@endpoint("documents/{document:int}/exports")
def exports(call: ApiCall) -> Any:
    """Return the possible downloads: networks by the `kind` of file, reports, and how many files the document itself has.

    `why` is the reason that files that should have a network have none; empty where they do.
    """
    document = call.document
    is_network, why, nodes = document.unit.family.graph is not None, "", ()
    if is_network:
        try:
            nodes = find_choices(document.now.graph).kinds
        except ReadError as error:
            is_network, why = False, str(error)
    return {
        "why": why,
        "networks": [
            {
                "kind": name,
                "title": exchange_kind.title,
                "findings": exchange_kind.has_marks,
                "files": max(1, len(exchange_kind.parts)),
            }
            for name, exchange_kind in exchange.KINDS.items()
            if is_network
        ],
        "nodes": list(nodes),
        "reports": [
            {"kind": name, "title": PURPOSES[name], "end": _EXTENSIONS[name]}
            for name in kinds("check")
            if name in _EXTENSIONS
        ],
        "files": len(document.now.files),
    }


@endpoint("documents/{document:int}/export/network")
def network(call: ApiCall) -> Any:
    """Download the network as a file of another program: `kind`, with `findings` where it has a place for them, of
    `nodes` of a kind.

    Several files come as one archive. Raises `NavspecError` with the package to install where one is missing.
    """
    document, kind = call.document, exchange.choose_kind("", call.query.get("kind", ""))
    graph = document.now.graph
    if nodes := call.query.get("nodes"):
        graph = graph.of_kind(nodes)
    wants_findings = call.query.get("findings") == "true"
    if wants_findings and not exchange.KINDS[kind].has_marks:
        raise NavspecError(f"a .{kind} file has no place for findings")
    findings = document.now.report.findings if wants_findings else ()
    name = f"{_stem(document)}.{kind}"
    with _EXPORT_LOCK, TemporaryDirectory(prefix="navspec-") as folder:
        done = export_graph(graph, Path(folder, name), kind, findings, document.unit.where)
        return _download([(Path(file.path).name, Path(file.path).read_bytes()) for file in done.files], name)


@endpoint("documents/{document:int}/export/report")
def report(call: ApiCall) -> Any:
    """Download the report of the rules, as `navspec check` writes it: `kind` is one of its formats."""
    document, kind = call.document, call.query.get("kind", "")
    if kind not in _EXTENSIONS:
        raise NavspecError(f"kind: there is no report '{kind}'; there are {', '.join(_EXTENSIONS)}")
    report = document.now.report
    page = RenderOptions(
        rules={rule.code: rule for rule in rules_in_report(report)}, info="all" if kind not in DRAWN else "counts"
    )
    text = render("check", kind, report, page)
    return BinaryResponse(text.encode(), "application/octet-stream", f"{_stem(document)}.{_EXTENSIONS[kind]}")


def _download(files: list[tuple[str, bytes]], name: str) -> BinaryResponse:
    if len(files) == 1:
        return BinaryResponse(files[0][1], name=files[0][0])
    return BinaryResponse(zip_files(files), "application/zip", f"{name}.zip")


def _stem(document: Document) -> str:
    """Return the title of the document as the name of a file without its end."""
    stem = PurePath(safe_name(document.title)).stem
    return stem or "network"


ROUTES = [exports, network, report]
