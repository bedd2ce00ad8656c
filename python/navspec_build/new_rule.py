"""Stubs of a new rule in its four places: the function, its text, its samples, and its independent count."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from navspec.families import families
from navspec_build.paths import RepositoryLayout

_CODE = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)+")
_FUNCTION = """

@{decorator}("{name}"{arguments})
def _{function}({parameter}) -> {returned}:
    raise NotImplementedError("find the rows that break {code}")
"""
_ARGUMENTS = (', "warning"', ', "inferred"', ', "file"')
"""Severity, evidence and scope of a stub; a decorator of a family may have fewer."""
_TEXT = """
## {code}
State what must hold, with "must" left out.

**Fault.** Name a failure, such as "Link to a node that does not exist."

**Why.** Say what the game does otherwise, and how that is known.

**Fix.** Say what its author should do.
"""
_SAMPLES = "\n# {code}: add a sample that passes and one that fails, with the findings written by hand.\n"
_COUNT = "\n# {code}: count the rows that break it, in plain Python.\n"


class RuleError(ValueError):
    """A rule that cannot be added; the text says why."""


@dataclass(frozen=True)
class _Signature:
    """Signature of the rules of a module: decorator, arguments after the code, parameter of the function, and its result."""

    decorator: str
    arguments: str
    parameter: str
    returned: str


def write_stubs(layout: RepositoryLayout, code: str, module: str = "") -> list[Path]:
    """Append the stubs of a rule to the files of its family; return these files.

    Parameters
    ----------
    layout : RepositoryLayout
        The repository.
    code : str
        The whole code, with the prefix of its family, such as `IV_NODE_DEEP`.
    module : str
        The name of a module in `rules/`, for families that have several.

    Raises
    ------
    RuleError
        The code is taken, or begins with no prefix of a family; the family has several modules and none of this name, or
        no rules in Python.
    """
    family, prefix = _family_of(code)
    folder = layout.root / "python" / "navspec" / "families" / family
    texts = folder / "rules.md"
    if re.search(rf"^## {code}$", texts.read_text(encoding="utf-8"), re.MULTILINE):
        raise RuleError(f"{layout.relative(texts)} has a rule {code} already; choose another code")
    path = _module_path(folder, module)
    rules = dict(_rules_in(path))
    if not rules:
        raise RuleError(f"the spec of {family} declares all its rules; add a check there, as ksy/README.md describes")
    name = code.removeprefix(prefix)
    stubs = {
        path: _FUNCTION.format(code=code, name=name, function=name.lower(), **vars(list(rules.values())[-1])),
        texts: _TEXT.format(code=code),
        _samples_path(layout, list(rules), prefix): _SAMPLES.format(code=code),
        layout.root / "tests" / "independent" / f"{family}.py": _COUNT.format(code=code),
    }
    for target, stub in stubs.items():
        with target.open("a", encoding="utf-8") as file:
            file.write(stub)
    return list(stubs)


def _family_of(code: str) -> tuple[str, str]:
    """Return the id of the family of a code, and the prefix of its codes."""
    prefixes = {family.prefix: family.id for family in families().values()}
    prefix = max((prefix for prefix in prefixes if code.startswith(prefix)), key=len, default="")
    if not prefix or not _CODE.fullmatch(code):
        raise RuleError(f"{code}: write capitals after a prefix of {', '.join(prefixes)}, such as IV_NODE_DEEP")
    return prefixes[prefix], prefix


def _module_path(folder: Path, module: str) -> Path:
    """Return the module for a rule: `rules.py`, or a module in `rules/`."""
    modules = [path for path in sorted((folder / "rules").glob("*.py")) if any(_rules_in(path))] or [
        folder / "rules.py"
    ]
    named = [path for path in modules if path.stem == module] if module else modules
    if len(named) != 1:
        raise RuleError(
            f"{folder.name} has rules in several modules; add --module {' or '.join(p.stem for p in modules)}"
        )
    return named[0]


def _rules_in(path: Path) -> Iterator[tuple[str, _Signature]]:
    """Yield code without prefix and signature of every rule in a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.FunctionDef) or node.returns is None:
            continue
        for call in node.decorator_list:
            match call:
                case ast.Call(
                    func=ast.Attribute(attr="rule") | ast.Name(id="rule") as decorator,
                    args=[ast.Constant(value=str(name)), *more],
                ):
                    arguments = "".join(_ARGUMENTS[: len(more)])
                    measured = ", measured=False" if isinstance(decorator, ast.Attribute) else ""
                    decorated = (ast.unparse(decorator), arguments + measured)
                    yield name, _Signature(*decorated, ast.unparse(node.args), ast.unparse(node.returns))


def _samples_path(layout: RepositoryLayout, names: list[str], prefix: str) -> Path:
    """Return the module of samples that mentions most rules of a module."""

    def count_mentions(path: Path) -> int:
        text = path.read_text(encoding="utf-8")
        return sum(f'"{name}"' in text or f'"{prefix}{name}"' in text for name in names)

    return max(sorted((layout.root / "tests" / "builders").glob("*samples*.py")), key=count_mentions)
