"""What the generated JavaScript modules need to be a package: named exports, an index, type declarations."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from navspec.tree.runtime import class_name
from navspec_build.declarations import declarations
from navspec_build.typed import Spec

_NAMED_EXPORT = """
// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = {{ {name} }});
"""


def complete_modules(folder: Path, specs: Sequence[Spec]) -> None:
    """Complete the modules that the compiler wrote into a folder, one for each spec."""
    names = [class_name(spec["id"]) for spec in specs]
    for name, spec in zip(names, specs, strict=True):
        with (folder / f"{name}.js").open("a", encoding="utf-8") as module:
            module.write(_NAMED_EXPORT.format(name=name))
        (folder / f"{name}.d.ts").write_text(declarations(spec), encoding="utf-8")
    modules = "".join(f"  ...require('./{name}.js'),\n" for name in names)
    (folder / "index.js").write_text(f"'use strict';\n\nmodule.exports = {{\n{modules}}};\n", encoding="utf-8")
    exports = "".join(f"export * from './{name}.js';\n" for name in names)
    (folder / "index.d.ts").write_text(exports, encoding="utf-8")
