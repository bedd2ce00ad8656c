"""Reports of the package for npm, against those of the library: the same findings and totals of every declared rule."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import navspec
from builders.collection import SAMPLES
from clients.npm import run_script
from navspec_build.engine_data import declared_codes
from sweeps import rounds

Job = list[dict[str, Any]]

KEYS = ("code", "severity", "evidence", "message", "path", "pointer", "offset", "length")


def _summarise(findings: Iterable[dict[str, Any]], codes: frozenset[str]) -> list[Any]:
    """Return what both engines say of findings: not their positions in the game, which are the library's."""
    return [
        [
            *(finding[key] for key in KEYS),
            finding["params"],
            [[place["path"], place["pointer"], place["message"]] for place in finding["related"]],
        ]
        for finding in findings
        if finding["code"] in codes
    ]


def _compare(node: str, folder: Path, jobs: Sequence[tuple[str, Job]]) -> list[str]:
    """Return the jobs whose reports differ, and in what."""
    codes = frozenset(code for form in navspec.formats() for code in declared_codes(form.spec))
    differences = []
    for (name, job), line in zip(jobs, run_script(node, "check.mjs", folder, [job for _, job in jobs]), strict=True):
        report = navspec.check([file["path"] for file in job] if len(job) == 1 else str(Path(job[0]["path"]).parent))
        expected = json.loads(report.to_json())
        if any(file["status"] != "read" for file in (*expected["inputs"], *line["inputs"])):
            continue
        sides = (expected, line)
        totals = [{code: total for code, total in side["summary"]["rules"].items() if code in codes} for side in sides]
        findings = [_summarise(side["findings"], codes) for side in sides]
        if totals[0] != totals[1]:
            differences.append(
                f"{name}: totals of {[code for code in codes if totals[0].get(code) != totals[1].get(code)]}"
            )
        skipped = [[skip for skip in side["skipped_rules"] if skip["code"] in codes] for side in sides]
        if skipped[0] != skipped[1]:
            differences.append(f"{name}: skipped {skipped[1][:3]}, not {skipped[0][:3]}")
        for own, other in zip(*findings, strict=False):
            if own != other:
                differences.append(f"{name}: {other}, not {own}")
                break
        if len(findings[0]) != len(findings[1]):
            differences.append(f"{name}: {len(findings[1])} findings, not {len(findings[0])}")
    return differences


def test_reports_on_samples_are_those_of_the_library(node: str, tmp_path: Path) -> None:
    jobs: list[tuple[str, Job]] = []
    chosen = [sample for sample in SAMPLES if not sample.settings]
    for number, sample in enumerate(chosen[:: rounds(1, 4)]):
        job: Job = []
        for name, data in sorted(sample.files.items()):
            path = tmp_path / str(number) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            job.append({"name": str(path), "path": str(path), "inFolder": len(sample.files) > 1})
        jobs.append((sample.name, job))
    differences = _compare(node, tmp_path, jobs)
    assert not differences, "\n".join(map(str, (len(differences), *differences[:20])))


def test_reports_on_real_files_are_those_of_the_library(node: str, tmp_path: Path, corpus: Path) -> None:
    files = [path for path in sorted(corpus.rglob("*")) if path.suffix in (".nav", ".b", ".path", ".nod")]
    jobs: list[tuple[str, Job]] = [
        (path.name, [{"name": str(path), "path": str(path)}]) for path in files[:: rounds(1, 12)]
    ]
    stock = sorted((corpus / "gta_sa_paths" / "stock").iterdir(), key=lambda path: (len(path.name), path.name))
    jobs.append(("stock", [{"name": str(path), "path": str(path), "inFolder": True} for path in stock]))
    differences = _compare(node, tmp_path, jobs)
    assert not differences, "\n".join(map(str, (len(differences), *differences[:20])))
