"""What CI systems run: the action step by step as its host would, and the hooks of pre-commit."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import Result

import navspec
from builders.demo import damaged_city
from builders.gta_sa_paths import valid_city, write_files
from navspec.families import all_patterns

ROOT = Path(__file__).parents[2]
MANIFEST = ROOT / ".pre-commit-hooks.yaml"
GUIDE = (ROOT / "docs" / "guide" / "git-and-ci.md").read_text(encoding="utf-8")
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS = {step.get("name", step.get("uses")): step for step in ACTION["runs"]["steps"]}

Run = Callable[..., Result]

needs_bash = pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")


def tool(*line: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """A module of another project that is run as its users do."""
    known = {**os.environ, "PYTHONWARNINGS": "ignore", **environment}
    return subprocess.run(
        [sys.executable, "-m", *line], cwd=cwd, env=known, capture_output=True, check=False, text=True, timeout=60
    )


class Runner:
    """Runs the steps of the action as GitHub does: with its files, and inputs by name."""

    def __init__(self, folder: Path) -> None:
        self.work, self.temp, self.bin = (folder / name for name in ("work", "temp", "bin"))
        for each in (self.work, self.temp, self.bin):
            each.mkdir()
        self.inputs = {name: str(input_.get("default", "")) for name, input_ in ACTION["inputs"].items()}
        self.files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH")}
        self.command("navspec", f'exec "{sys.executable}" -m navspec "$@"')
        self.command("python", f'exec "{sys.executable}" "$@"')

    def command(self, name: str, line: str) -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def value(self, text: str) -> str:
        """What an expression stands for in the environment of a step."""
        known = {**{f"inputs.{name}": value for name, value in self.inputs.items()}, "github.action_path": str(ROOT)}
        return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda name: known[name[1]], text)

    def step(self, name: str, **inputs: str) -> subprocess.CompletedProcess[str]:
        """What a step prints, with the inputs that users give."""
        self.inputs |= {key.replace("_", "-"): value for key, value in inputs.items()}
        step = STEPS[name]
        script = self.temp / "step.sh"
        script.write_text(step["run"], encoding="utf-8")
        environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(self.bin), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join(sys.path),
            "RUNNER_TEMP": str(self.temp),
            **{key: str(path) for key, path in self.files.items()},
            **{key: self.value(text) for key, text in step["env"].items()},
        }
        line = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]
        return subprocess.run(
            line, cwd=self.work, env=environment, capture_output=True, check=False, text=True, timeout=60
        )

    @property
    def outputs(self) -> Mapping[str, str]:
        lines = self.files["GITHUB_OUTPUT"].read_text().splitlines()
        return dict(line.split("=", 1) for line in lines)


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    built = Runner(tmp_path)
    for name, files in (("good", valid_city().files()), ("bad", damaged_city())):
        write_files(built.work / name, files)
    return built


def test_the_action_is_one() -> None:
    done = tool("check_jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert set(ACTION["outputs"]) == {"files", "errors", "warnings", "infos", "report", "sarif"}


def test_the_workflow_of_the_guide(tmp_path: Path) -> None:
    workflow, hooks_ = re.findall(r"^```yaml\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    (tmp_path / "check.yml").write_text(workflow)
    done = tool("check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(tmp_path / "check.yml"))
    assert done.returncode == 0, done.stdout + done.stderr
    (own_step,) = (step for step in yaml.safe_load(workflow)["jobs"]["paths"]["steps"] if "navspec" in step["uses"])
    assert set(own_step["with"]) <= set(ACTION["inputs"])
    (tmp_path / "config.yaml").write_text(hooks_)
    done = tool("pre_commit", "validate-config", str(tmp_path / "config.yaml"))
    assert done.returncode == 0, done.stdout + done.stderr
    (repository,) = yaml.safe_load(hooks_)["repos"]
    assert [hook["id"] for hook in repository["hooks"]] == [hook["id"] for hook in hooks()]
    assert {repository["rev"], own_step["uses"].partition("@")[2]} == {f"v{navspec.__version__}"}


def test_no_input_is_a_part_of_a_script() -> None:
    for step in STEPS.values():
        assert "${{" not in step.get("run", "")
        assert step.get("shell", "bash") == "bash"


@needs_bash
def test_a_city_with_faults(runner: Runner, run: Run) -> None:
    done = runner.step("Check", paths="good\nbad\n", args="--profile=strict\n\n--ignore=SA_PATHS_LENGTH\r\n")
    assert (done.returncode, done.stderr) == (1, "")
    os.chdir(runner.work)
    arguments = ("check", "good", "bad", "--profile=strict", "--ignore=SA_PATHS_LENGTH", "--format")
    assert done.stdout == run(*arguments, "github", status=1).stdout
    assert runner.files["GITHUB_STEP_SUMMARY"].read_text() == run(*arguments, "md", status=1).stdout
    report = json.loads(run(*arguments, "json", status=1).stdout)
    outputs = dict(runner.outputs)
    assert json.loads(Path(outputs.pop("report")).read_text()) == report
    assert Path(outputs.pop("sarif")).read_text() == run(*arguments, "sarif", status=1).stdout
    counts = {f"{level}s": str(report["summary"][level]) for level in ("error", "warning", "info")}
    assert outputs == {"files": "128", **counts}


@needs_bash
def test_a_city_without_faults(runner: Runner) -> None:
    done = runner.step("Check", paths="good")
    assert (done.returncode, done.stdout) == (0, "64 files, 0 errors, 0 warnings\n")
    assert runner.outputs["errors"] == "0"
    done = runner.step("Check", paths="bad", fail_on="never")
    assert done.returncode == 0


@needs_bash
def test_a_wrong_path_fails_and_says_so(runner: Runner) -> None:
    done = runner.step("Check", paths="nowhere")
    assert done.returncode == 2
    assert done.stderr == "navspec: nowhere: there is no such file or folder\n"
    assert not runner.files["GITHUB_OUTPUT"].exists()


@needs_bash
@pytest.mark.parametrize(
    "inputs",
    [
        {"paths": '$(touch owned)"; touch owned; "`touch owned`'},
        {"args": "$(touch owned)\n'; touch owned; '\n--fail-on=never"},
        {"fail_on": 'error"; touch owned; "$(touch owned)'},
        {"paths": "--help"},
        {"paths": "good bad"},
    ],
)
def test_inputs_are_not_run(inputs: dict[str, str], runner: Runner) -> None:
    """They are names and options, which do not exist."""
    done = runner.step("Check", **inputs)
    assert done.returncode == 2
    assert done.stderr.startswith("navspec")
    assert not list(runner.work.glob("**/owned"))
    assert "::" not in done.stdout


@needs_bash
@pytest.mark.parametrize(("version", "wanted"), [("", str(ROOT)), ("1.2.3", "navspec==1.2.3")])
def test_the_installation(version: str, wanted: str, runner: Runner) -> None:
    """With stand-ins for Python and pip: that of this action, or a version of the package index."""
    runner.command(
        "python",
        'case "$2" in\n'
        'venv) mkdir -p "$3/bin"; cp "$0" "$3/bin/python";;\n'
        'pip) for each in "$@"; do echo "$each" >> "$RUNNER_TEMP/pip"; done;;\nesac',
    )
    done = runner.step("Install navspec", version=version)
    assert (done.returncode, done.stderr) == (0, "")
    message = (runner.temp / "pip").read_text().splitlines()
    assert message[:3] == ["-m", "pip", "install"]
    assert message[-2:] == ["--", wanted]
    pins = Path(message[message.index("--constraint") + 1]) if "--constraint" in message else None
    assert pins == (None if version else ROOT / "requirements-dev.txt")
    assert runner.files["GITHUB_PATH"].read_text() == f"{runner.temp}/navspec/bin\n"


def test_what_the_action_runs_is_pinned() -> None:
    lines = re.findall(r"uses: (.*)", (ROOT / "action.yml").read_text(encoding="utf-8"))
    assert len(lines) == 2
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line) for line in lines)


def test_the_upload_follows_a_check_that_failed() -> None:
    upload = STEPS["Upload to code scanning"]
    assert upload["if"] == "${{ always() && inputs.sarif == 'true' && steps.check.outputs.sarif != '' }}"
    assert upload["with"]["sarif_file"] == "${{ steps.check.outputs.sarif }}"


def hooks() -> list[dict[str, Any]]:
    return yaml.safe_load(MANIFEST.read_text(encoding="utf-8"))


def test_the_manifest_of_hooks() -> None:
    done = tool("pre_commit", "validate-manifest", str(MANIFEST))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert [hook["id"] for hook in hooks()] == ["navspec-check", "navspec-roundtrip"]


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: hook["id"])
def test_hooks_ask_for_the_files_of_all_formats(hook: dict[str, Any]) -> None:
    for pattern in all_patterns():
        name = pattern.replace("*", "12")
        for each in (name, name.upper(), f"some folder/{name}"):
            assert re.search(hook["files"], each), each
    for name in ("handling.dat", "my_nodes1.dat", "readme.b", "other.sav", "a.nav.txt", "nav", "GTASAsf1/x.b"):
        assert not re.search(hook["files"], name), name


@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_hooks_in_a_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pre-commit runs them, but that navspec is here already."""
    work, runner = tmp_path / "repository", Runner(tmp_path)
    write_files(work / "paths", {"NODES28.DAT": damaged_city()["NODES28.DAT"]})
    (work / "handling.dat").write_bytes(b"\0other")
    hook = [{**hook, "language": "system"} for hook in hooks()]
    config = yaml.safe_dump({"repos": [{"repo": "local", "hooks": hook}]})
    (work / ".pre-commit-config.yaml").write_text(config)
    for name in [variable for variable in os.environ if variable.startswith("GIT_")]:
        monkeypatch.delenv(name)
    environment = {
        "PATH": os.pathsep.join([str(runner.bin), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(sys.path),
        "HOME": str(tmp_path),
        "PRE_COMMIT_HOME": str(tmp_path / "kept"),
    }
    for line in (["git", "init", "-q"], ["git", "add", "--all"]):
        subprocess.run(line, cwd=work, check=True, env={**os.environ, **environment})
    done = tool("pre_commit", "run", "--all-files", "--color=never", cwd=work, **environment)
    assert done.returncode == 1, done.stdout + done.stderr
    check, roundtrip = re.split(r"(?m)^navspec roundtrip", done.stdout)
    assert re.search(r"^navspec check\.+Failed$", check, re.MULTILINE)
    assert "SA_PATHS_NODE_ID" in check
    assert "1 file, 1 error" in check
    assert re.match(r"\.+Passed$", roundtrip, re.MULTILINE)
