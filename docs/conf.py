"""How Sphinx builds the guides, the Python API and the commands into `build/site/guides`: `make docs`."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import click
from sphinx.application import Sphinx

from navspec import __version__
from navspec.cli import cli
from navspec.cli.examples import EXAMPLES

project = "navspec"
author = "The navspec authors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_click"]
root_doc = "README"
exclude_patterns = ["conf.py"]
html_theme = "furo"
html_title = "navspec"
html_show_copyright = html_show_sphinx = html_copy_source = False
default_role = "code"
myst_heading_anchors = 3
suppress_warnings = ["ref.python"]  # types such as `path` in docstrings are words, and attributes elsewhere
autodoc_typehints = "none"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_preprocess_types = False

# The commands as attributes of a module, as sphinx-click takes them; navspec imports each one when it is called.
commands = ModuleType("commands")
vars(commands).update(
    {name: cli.get_command(click.Context(cli), name) for name in cli.list_commands(click.Context(cli))}
)
sys.modules["commands"] = commands

_REPOSITORY = "https://github.com/navspec/navspec/blob/main/"
_CONTENTS = """
```{toctree}
:hidden:

start
```

```{toctree}
:hidden:
:glob:
:caption: Tasks

guide/*
```

```{toctree}
:hidden:
:glob:
:caption: Reference

python
api/*
cli/*
languages
writing-an-engine
```

```{toctree}
:hidden:
:caption: Background

evidence
speed
faq
wanted
```
"""


def _adapt(_: Sphinx, name: str, source: list[str]) -> None:
    """Point links that lead out of `docs/` to the pages of the site or to the repository, and give the first page its contents.

    On GitHub the same files are read as they are.
    """
    to_site = "../" * (name.count("/") + 1)
    text = re.sub(
        r"(?<!!)\[([^\]]+)\]\((?:\.\./)+generated/docs/(\w+)\.md(#[^)]+)?\)",
        lambda link: (
            f'<a href="{to_site}{"index" if link[2] == "README" else link[2]}.html{link[3] or ""}">{link[1]}</a>'
        ),
        source[0],
    )
    outside = "../" * (name.count("/") + 1)
    text = re.sub(rf"\]\({re.escape(outside)}(?!\.\./)([^)]+)\)", rf"]({_REPOSITORY}\1)", text)
    source[0] = text + _CONTENTS if name == root_doc else text


def _escape(_: Sphinx, __: click.Context, lines: list[str]) -> None:
    """Keep stars such as those of `*.bak`, which mean emphasis in reStructuredText."""
    lines[:] = [line.replace("*", r"\*") for line in lines]


def _add_examples(_: Sphinx, context: click.Context, lines: list[str]) -> None:
    """Add the examples at the end of the help of a command."""
    examples = EXAMPLES[context.command_path.removeprefix("navspec ")]
    code = [line for command, comment in examples for line in (f"   # {comment}", f"   navspec {command}")]
    lines += ["", ".. rubric:: Examples", "", ".. code-block:: sh", "", *code, ""]


def setup(app: Sphinx) -> None:
    """Register what adapts the sources and the help of commands."""
    app.connect("source-read", _adapt)
    for part in ("description", "options", "arguments"):
        app.connect(f"sphinx-click-process-{part}", _escape)
    app.connect("sphinx-click-process-epilog", _add_examples)
