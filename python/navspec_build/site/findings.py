"""Example findings: the message of each rule on its failing sample."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import navspec
from navspec.records.report import Finding


class Sample(Protocol):
    """Files that break a rule by one edit, or satisfy it; the files in `beside` only accompany them."""

    code: str
    kind: str
    about: str
    folder: bool
    settings: Mapping[str, Any]
    beside: Mapping[str, bytes]

    @property
    def files(self) -> Mapping[str, bytes]:
        """Bytes by file name."""
        ...


@dataclass(frozen=True)
class ExampleFinding:
    """A finding and the edit of its sample; `path` is the name of the file, "" for the set."""

    finding: Finding
    path: str
    about: str


def collect_examples(samples: Iterable[Sample], codes: Iterable[str]) -> dict[str, ExampleFinding]:
    """Return the finding of the first failing sample of each rule, by code; rules without one are left out."""
    first: dict[str, Sample] = {}
    for sample in samples:
        if sample.kind == "fail":
            first.setdefault(sample.code, sample)
    return {code: example for code in codes if code in first for example in _check_sample(first[code])}


def _check_sample(sample: Sample) -> Iterator[ExampleFinding]:
    with TemporaryDirectory() as work:
        folder = Path(work)
        for name, data in {**sample.files, **sample.beside}.items():
            (folder / name).write_bytes(data)
        paths = folder if sample.folder else [folder / name for name in sample.files]
        report = navspec.check(paths, select=[sample.code], settings=sample.settings)
    finding = next((reported for reported in report.findings if reported.code == sample.code), None)
    if finding:
        path = "" if Path(finding.path) == folder else Path(finding.path).name
        yield ExampleFinding(finding, path, " ".join(sample.about.split()))
