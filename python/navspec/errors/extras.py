"""Optional dependencies: import, and the command that installs a missing one."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from navspec.errors import NavspecError


def import_extra(module: str, extra: str) -> Any:
    """Return a module that an optional dependency provides.

    `extra` is the name of the group in `pyproject.toml`. Raises `NavspecError` with the command that installs the
    group.
    """
    try:
        return import_module(module)
    except ImportError as error:
        raise missing_extra(module, extra) from error


def missing_extra(module: str, extra: str) -> NavspecError:
    """Return the error for a module that is not installed."""
    return NavspecError(f"this needs {module}; install it with: {install_command(extra)}")


def install_command(extra: str) -> str:
    """Return the command that adds the packages of an extra to the environment that runs navspec.

    It names the packages and not `navspec[extra]`, because navspec may come from a checkout, a wheel or a package
    index.
    """
    packages = " ".join(f'"{package}"' for package in _packages(extra))
    prefix = Path(sys.prefix)
    if (prefix / "pipx_metadata.json").exists():
        return f"pipx inject {prefix.name} {packages}"
    python = f'"{sys.executable}"'
    if (prefix / "uv-receipt.toml").exists() or find_spec("pip") is None:
        return f"uv pip install --python {python} {packages}"
    return f"{python} -m pip install {packages}"


def _packages(extra: str) -> list[str]:
    """Return the requirements of an extra, as `pip` takes them."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        requirements = requires("navspec") or []
    except PackageNotFoundError:
        return [f"navspec[{extra}]"]
    marker = re.compile(rf"""\bextra\s*==\s*['"]{re.escape(extra)}['"]""")
    return [requirement.partition(";")[0].strip() for requirement in requirements if marker.search(requirement)]
