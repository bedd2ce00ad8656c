"""The package finds in the conformance vectors what their files of findings say."""

from __future__ import annotations

import json
from pathlib import Path

from clients.npm import run_script
from conformance import vectors


def test_findings_are_those_of_the_vectors(node: str, tmp_path: Path) -> None:
    judged = [vector for spec_id in vectors.ids() for vector in vectors.stored(spec_id) if vector.findings]
    jobs = []
    for number, vector in enumerate(judged):
        path = tmp_path / str(number) / vectors.file_name(vector.spec_id)
        path.parent.mkdir()
        path.write_bytes(vector.data)
        jobs.append([{"name": str(path), "path": str(path)}])
    differences = []
    for vector, report in zip(judged, run_script(node, "check.mjs", tmp_path, jobs, str(vectors.MOST)), strict=True):
        if report["inputs"][0]["format"] != vector.spec_id:
            differences.append(f"{vector.spec_id}/{vector.name}: read as {report['inputs'][0]['format']}")
            continue
        expected = json.loads(vector.findings)
        rules = {
            code: counts
            for code, counts in report["summary"]["rules"].items()
            if counts["cases"] and code != "STRUCTURE"
        }
        findings = [{key: finding[key] for key in vectors.KEYS} for finding in report["findings"]]
        if rules != expected["rules"]:
            codes = [code for code in {**rules, **expected["rules"]} if rules.get(code) != expected["rules"].get(code)]
            differences.append(f"{vector.spec_id}/{vector.name}: counts of {codes}")
        differences += [
            f"{vector.spec_id}/{vector.name}: {result}, not {wanted}"
            for wanted, result in zip(expected["findings"], findings, strict=False)
            if wanted != result
        ][:1]
        if len(findings) != len(expected["findings"]):
            differences.append(f"{vector.spec_id}/{vector.name}: {len(findings)}, not {len(expected['findings'])}")
    assert not differences, "\n".join((str(len(differences)), *differences[:20]))
