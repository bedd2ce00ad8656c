"""The driver of the compiler: what it reports, and what it says of a missing tool or a wrong jar."""

import hashlib
import os
from pathlib import Path

import pytest

from navspec_build import toolchain
from navspec_build.compiler import ALL, TARGETS, CompileError, compile_specs, iter_problems
from navspec_build.toolchain import Jar, ToolError, compiler_jars

REPORT = {
    "ksy/good.ksy": {"firstSpecName": "good", "output": {"go": {"good": {"files": [{"fileName": "navspec/good.go"}]}}}},
    "ksy/named.ksy": {
        "output": {
            "nim": {"named": {"errors": [{"file": "named", "path": [], "message": "an implementation is missing"}]}}
        },
        "warnings": [{"file": "ksy/named.ksy", "path": ["seq", "0", "id"], "message": "use `num_xs` instead of `cnt`"}],
    },
    "ksy/wrong.ksy": {"errors": [{"file": "ksy/wrong.ksy", "line": 110, "col": 33, "message": "no mapping here"}]},
}
CONTENT = b"jar"


def fake_program(folder: Path, name: str, script: str) -> None:
    """An executable of that name, which runs a shell script."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty PATH but for the system's shell tools, an empty cache, one small pinned jar."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("mkdir", "cat", "printf"):
        target = next(path for each in os.defpath.split(":") if each and (path := Path(each) / name).exists())
        (folder / name).symlink_to(target)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("NAVSPEC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(toolchain, "JARS", (Jar("g", "tool", "1", hashlib.sha256(CONTENT).hexdigest()),))
    return folder


def maven(content: str) -> str:
    """A script that puts the jar where `-DoutputDirectory` says."""
    deliver = f'd="${{a#*=}}"; mkdir -p "$d"; printf {content} > "$d/tool-1.jar"'
    return f"for a; do case $a in -DoutputDirectory=*) {deliver};; esac; done"


def test_every_problem_names_file_place_and_target() -> None:
    assert list(iter_problems(REPORT)) == [
        "ksy/named.ksy: /seq/0/id: warning: use `num_xs` instead of `cnt`",
        "ksy/named.ksy: error for nim: an implementation is missing",
        "ksy/wrong.ksy:110:33: error: no mapping here",
    ]


def test_all_targets_are_compiled_read_only() -> None:
    assert len(TARGETS) == 12
    assert sorted(ALL[i + 1] for i, word in enumerate(ALL) if word == "-t") == list(TARGETS)


def test_jars_are_fetched_once(tools: Path) -> None:
    fake_program(tools, "mvn", maven("jar"))
    first = compiler_jars()
    assert [path.read_bytes() for path in first] == [CONTENT]
    (tools / "mvn").unlink()
    assert compiler_jars() == first


def test_maven_is_missing(tools: Path) -> None:
    with pytest.raises(ToolError, match=r"mvn is not on the PATH; it is needed to fetch the Kaitai Struct compiler"):
        compiler_jars()


def test_maven_fails(tools: Path) -> None:
    fake_program(tools, "mvn", "echo no network; exit 1")
    with pytest.raises(ToolError, match=r"(?s)did not deliver the Kaitai Struct compiler \(tool-1.jar\).*no network"):
        compiler_jars()


def test_another_jar_than_the_pinned_one(tools: Path, tmp_path: Path) -> None:
    fake_program(tools, "mvn", maven("other"))
    with pytest.raises(ToolError, match=r"has sha256 .*, not "):
        compiler_jars()
    assert not (tmp_path / "cache/ksc-0.11").exists()


def test_a_jar_that_changed_in_the_cache(tools: Path) -> None:
    fake_program(tools, "mvn", maven("jar"))
    compiler_jars()[0].write_bytes(b"changed")
    with pytest.raises(ToolError, match=r"delete .* to fetch it again"):
        compiler_jars()


def test_java_is_missing(tools: Path, tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="java is not on the PATH; it is needed to run"):
        compile_specs(["a.ksy"], ["-t", "go"], tmp_path, root=tmp_path)


@pytest.mark.parametrize(
    ("java", "error", "message"),
    [
        ("echo usage; exit 1", ToolError, r"(?s)exit status 1.*usage"),
        ("echo no json", ToolError, r"(?s)failed.*no json"),
        ("""echo '{"a.ksy": {"warnings": [{"message": "odd"}]}}'""", CompileError, "a.ksy: warning: odd"),
        (
            """echo '{"a.ksy": {"output": {"go": {"a": {"errors": [{"message": "no"}]}}}}}'""",
            CompileError,
            "error for go: no",
        ),
    ],
)
def test_no_failure_of_the_compiler_passes(
    tools: Path, tmp_path: Path, java: str, error: type[Exception], message: str
) -> None:
    fake_program(tools, "mvn", maven("jar"))
    fake_program(tools, "java", java)
    with pytest.raises(error, match=message):
        compile_specs(["a.ksy"], ["-t", "go"], tmp_path, root=tmp_path)


def test_outputs_are_found_below_the_folder_of_their_target(tools: Path, tmp_path: Path) -> None:
    fake_program(tools, "mvn", maven("jar"))
    report = '{"a.ksy": {"output": {"go": {"a": {"files": [{"fileName": "navspec/a.go"}]}}}}}'
    fake_program(tools, "java", f"echo '{report}'")
    (several,) = compile_specs(["a.ksy"], ["-t", "go", "-t", "lua"], tmp_path, root=tmp_path)
    assert several.path == tmp_path / "go/src/navspec/a.go"
    (one,) = compile_specs(["a.ksy"], ["-t", "go"], tmp_path, root=tmp_path)
    assert (one.target, one.source, one.name, one.path) == ("go", "a.ksy", "navspec/a.go", tmp_path / "navspec/a.go")
