"""The Kaitai Struct compiler, other pinned jars, and packages of npm: fetched once, cached, verified."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

VERSION = "0.11"


class ToolError(RuntimeError):
    """A tool is missing or does not run; the text says what to do."""


@dataclass(frozen=True)
class Jar:
    """One artifact of Maven Central and the hash that its jar must have."""

    group: str
    artifact: str
    version: str
    sha256: str

    @property
    def file(self) -> str:
        """Name of the jar."""
        return f"{self.artifact}-{self.version}.jar"


_PINNED = f"""\
io.kaitai kaitai-struct-compiler_2.13 {VERSION} cc83315ff57b11b680bba2cdcebe5e82b10292aad15d8f3fe88c759abb087d8c
com.github.scopt scopt_2.13 4.1.0 2e5037bda974630b046794274e344273919abf4727acfcd86352617dce68f82b
com.lihaoyi fastparse_2.13 2.3.3 7578a99f091f5bba5d8fed881619fcad9ada794d3f378756070ad58943f10551
com.lihaoyi geny_2.13 0.6.10 15ab2c6540b6990bf1eb407def01b0ccebeb805951e7eccb00ddbff707f9723c
com.lihaoyi sourcecode_2.13 0.2.3 0794fc106107d34d71101ead0b31b2c48273737d89197bbf9b1bac6ff32ab576
org.scala-lang scala-library 2.13.13 b58b223f9b59f88d04c9dc9ec26f4b463e93e6f296de5663dbd710a7dfce2743
org.yaml snakeyaml 2.0 880c9d896e4b74a06c549c15ca496450165d6909fa15d7e662bee8f6a66d7afa
"""
JARS = tuple(Jar(*line.split()) for line in _PINNED.splitlines())


def compiler_jars() -> list[Path]:
    """Return the jars of the compiler; see `jars`."""
    return jars(f"ksc-{VERSION}", JARS, "the Kaitai Struct compiler")


def jars(name: str, wanted: Sequence[Jar], title: str) -> list[Path]:
    """Return verified jars, fetched when the folder `name` of the cache lacks them; `title` is their name in messages.

    The cache is `$NAVSPEC_CACHE`, or `~/.cache/navspec`.

    Raises `ToolError` when Maven is missing or fails, and when a jar is not the pinned one.
    """
    folder = _cache() / name
    if not all((folder / jar.file).is_file() for jar in wanted):
        _fetch(folder, wanted, title)
    _verify(folder, wanted)
    return [folder / jar.file for jar in wanted]


def packages(name: str, manifest: Path, title: str) -> Path:
    """Return the folder `node_modules` with the packages of npm that the lock beside a `package.json` pins by hash.

    They are fetched when the folder `name` of the cache lacks them or has others; none of their scripts is run.

    Raises `ToolError` when npm is missing or fails.
    """
    lock = manifest.with_name("package-lock.json")
    folder = _cache() / f"{name}-{hashlib.sha256(lock.read_bytes()).hexdigest()[:16]}"
    if not folder.is_dir():
        npm = program("npm", f"fetch {title}")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="fetch-") as work:
            for path in (manifest, lock):
                shutil.copy(path, work)
            command = [npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
            run = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
            if run.returncode:
                raise ToolError(f"npm did not deliver {title}:\n{run.stdout}{run.stderr}".rstrip())
            shutil.copytree(work, folder, dirs_exist_ok=True)
    return folder / "node_modules"


def program(name: str, purpose: str) -> str:
    """Return the full path of `name`; `ToolError` with its purpose when it is not installed."""
    path = shutil.which(name)
    if not path:
        raise ToolError(f"{name} is not on the PATH; it is needed to {purpose}")
    return path


def _cache() -> Path:
    return Path(os.environ.get("NAVSPEC_CACHE") or Path.home() / ".cache" / "navspec")


def _verify(folder: Path, wanted: Sequence[Jar]) -> None:
    for jar in wanted:
        digest = hashlib.sha256((folder / jar.file).read_bytes()).hexdigest()
        if digest != jar.sha256:
            raise ToolError(
                f"{folder / jar.file} has sha256 {digest}, not {jar.sha256}; delete {folder} to fetch it again"
            )


def _fetch(folder: Path, wanted: Sequence[Jar], title: str) -> None:
    maven = program("mvn", f"fetch {title}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="fetch-") as work:
        pom, fetched = Path(work) / "pom.xml", Path(work) / "jars"
        pom.write_text(_pom(wanted), encoding="utf-8")
        command = [maven, "--batch-mode", "--quiet", "--file", str(pom), "dependency:copy-dependencies"]
        run = subprocess.run(
            [*command, f"-DoutputDirectory={fetched}", "-DincludeScope=runtime"],
            capture_output=True,
            text=True,
            check=False,
        )
        missing = [jar.file for jar in wanted if not (fetched / jar.file).is_file()]
        if run.returncode or missing:
            raise ToolError(f"Maven did not deliver {title} ({', '.join(missing)}):\n{run.stdout}{run.stderr}".rstrip())
        _verify(fetched, wanted)
        shutil.rmtree(folder, ignore_errors=True)
        fetched.rename(folder)


def _pom(wanted: Sequence[Jar]) -> str:
    dependencies = "".join(
        f"<dependency><groupId>{jar.group}</groupId><artifactId>{jar.artifact}</artifactId>"
        f"<version>{jar.version}</version></dependency>"
        for jar in wanted
    )
    return (
        '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>'
        "<groupId>navspec</groupId><artifactId>jars</artifactId><version>1</version>"
        f"<dependencies>{dependencies}</dependencies></project>\n"
    )
