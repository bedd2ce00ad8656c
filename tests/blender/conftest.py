"""Tests in a headless Blender: `make test-blender` runs them in its own environment, and no other run collects them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

STATUS = pytest.StashKey[int]()

if find_spec("bpy"):
    import bpy as _bpy  # noqa: F401 - its other modules are there from then on
else:
    collect_ignore_glob = ["*.py"]


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    session.config.stash[STATUS] = int(exitstatus)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave without tearing Blender down: version 4.2 crashes then, whenever anything was registered in it."""
    if "bpy" in sys.modules and STATUS in config.stash:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(config.stash[STATUS])


@pytest.fixture
def bpy() -> Iterator[ModuleType]:
    """Blender with an empty scene and the extension."""
    import bpy

    import navspec_blender

    bpy.ops.wm.read_factory_settings(use_empty=True)
    navspec_blender.register()
    yield bpy
    navspec_blender.unregister()


@pytest.fixture
def preferences(bpy: ModuleType) -> Iterator[Any]:
    """The preferences of the extension, as if Blender had enabled it."""
    addon = bpy.context.preferences.addons.new()
    addon.module = "navspec_blender"
    yield addon.preferences
    bpy.context.preferences.addons.remove(addon)


@pytest.fixture
def city(tmp_path: Path) -> Path:
    """A folder with the 64 files of a city without faults."""
    from builders.gta_sa_paths import valid_city

    folder = tmp_path / "city"
    folder.mkdir()
    valid_city().write(folder)
    return folder


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """The folder of the demonstration, with planted faults."""
    from builders.demo import damaged_city
    from builders.gta_sa_paths import write_files

    folder = tmp_path / "demo"
    folder.mkdir()
    write_files(folder, damaged_city())
    return folder
