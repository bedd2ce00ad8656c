"""navspec as a single file: `python -m navspec_build.pyz WHEEL FILE`, with what `requirements-release.txt` brings."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PINS = "requirements-dev.txt"
PREAMBLE = Path(__file__).with_name("pyz_preamble.py")


def build(wheel: Path, target: Path) -> None:
    """Make a file that this version of Python runs on this kind of machine, with all that the studio needs.

    The same wheel gives the same bytes.

    Raises `subprocess.CalledProcessError` where pip or shiv fails; they print why.
    """
    with tempfile.TemporaryDirectory(prefix="navspec-pyz-") as folder:
        stage = Path(folder)
        only = ("--no-compile", "--only-binary=:all:", "--constraint", PINS)
        _run("pip", "install", "--quiet", "--target", stage, *only, f"{wheel}[studio]")
        _remove_traces(stage)
        form = ("--compressed", "--reproducible", "--console-script", "navspec", "--preamble", PREAMBLE)
        _run("shiv", *form, "--build-id", _hash_folder(stage), "--site-packages", stage, "--output-file", target)


def _remove_traces(stage: Path) -> None:
    """Remove files that only say where it was made, and the tests of other packages."""
    shutil.rmtree(stage / "bin", ignore_errors=True)
    for file in stage.glob("*.dist-info/*"):
        if file.name in {"RECORD", "direct_url.json"}:
            file.unlink()
    for tests in [path for path in stage.rglob("tests") if path.is_dir()]:
        shutil.rmtree(tests, ignore_errors=True)  # one may lie in another


def _hash_folder(stage: Path) -> str:
    """Return the name of the folder where the file unpacks itself: shorter than shiv's, for paths on Windows."""
    digest = hashlib.sha256()
    for file in sorted(path for path in stage.rglob("*") if path.is_file()):
        digest.update(f"{file.relative_to(stage).as_posix()}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _run(module: str, *arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
