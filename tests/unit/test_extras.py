"""Optional dependencies: what an error proposes fits the way in which navspec was installed."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import networkx
import pytest

from navspec.errors import NavspecError, extras
from navspec.errors.extras import import_extra, install_command

STUDIO = '"h11<1,>=0.16" "starlette<2,>=0.49.1" "uvicorn<1,>=0.30"'


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment named `navspec`, whose Python is /tools/python, with pip in it."""
    folder = tmp_path / "navspec"
    folder.mkdir()
    monkeypatch.setattr(sys, "prefix", str(folder))
    monkeypatch.setattr(sys, "executable", "/tools/python")
    return folder


def test_a_module_that_is_there() -> None:
    assert import_extra("networkx", "graph") is networkx


def test_a_module_that_is_missing(monkeypatch: pytest.MonkeyPatch, environment: Path) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    with pytest.raises(NavspecError) as error:
        import_extra("networkx", "graph")
    assert str(error.value) == 'this needs networkx; install it with: "/tools/python" -m pip install "networkx<4,>=3.2"'


def test_pip(environment: Path) -> None:
    assert install_command("studio") == f'"/tools/python" -m pip install {STUDIO}'


def test_pipx(environment: Path) -> None:
    (environment / "pipx_metadata.json").write_text("{}")
    assert install_command("studio") == f"pipx inject navspec {STUDIO}"


def test_a_tool_of_uv(environment: Path) -> None:
    (environment / "uv-receipt.toml").write_text("")
    assert install_command("studio") == f'uv pip install --python "/tools/python" {STUDIO}'


def test_an_environment_without_pip(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", {"pip": None}.get)
    assert install_command("studio") == f'uv pip install --python "/tools/python" {STUDIO}'


def test_navspec_without_metadata(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "requires", missing)
    assert install_command("studio") == '"/tools/python" -m pip install "navspec[studio]"'
