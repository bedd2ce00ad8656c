"""What runs the package."""

from __future__ import annotations

import pytest

from browser.opening import lacking
from navspec_build.toolchain import ToolError, program


@pytest.fixture(scope="session")
def node() -> str:
    """Node.js."""
    try:
        return program("node", "run the package")
    except ToolError as error:
        lacking(str(error))
        raise
