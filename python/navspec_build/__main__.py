"""`python -m navspec_build generate | web | check | docs | extension | qgis-plugin | lint | words | new-rule`."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor

from navspec.spec import from_json
from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec.spec.ksy.lint import lint
from navspec_build import adaptations, extension, qgis_plugin, schemas
from navspec_build.compiler import CompileError, compile_standalone
from navspec_build.generate import bundle, find_differences, generate, summarise_coverage
from navspec_build.lint import words
from navspec_build.lint.texts import find_missing_entries, find_missing_texts, link_targets, lint_texts
from navspec_build.new_rule import RuleError, write_stubs
from navspec_build.paths import HERE
from navspec_build.toolchain import ToolError


def main() -> int:
    """Run one command; the exit status is 0 when all is well, 1 when it is not."""
    parser = argparse.ArgumentParser(prog="python -m navspec_build")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser(
        "generate", help="compile the specs into generated/, and the records into JSON Schemas"
    )
    making.add_argument("--force", action="store_true", help="compile even when nothing has changed")
    commands.add_parser("web", help="make the pages for browsers and the package for npm")
    commands.add_parser(
        "check", help="fail when generated/ does not follow from the specs, or these need navspec to compile"
    )
    commands.add_parser("docs", help="make the reference site in build/site")
    extending = commands.add_parser("extension", help="make the Blender extension in build/blender")
    extending.add_argument("--platform", default=extension.this_platform(), help=", ".join(extension.PLATFORMS))
    extending.add_argument("--python", default="3.11", help="of Blender: 3.11 up to 5.0, 3.13 from 5.1 on")
    commands.add_parser("qgis-plugin", help="make the QGIS plugin in build/qgis")
    commands.add_parser(
        "lint", help="check the specs against the schema and the authoring rules, and the texts beside them"
    )
    wording = commands.add_parser("words", help="list words that are not plain")
    wording.add_argument("rooms", nargs="*", metavar="ROOM", help="a package such as navspec/columns; default: all")
    wording.add_argument("--lower", action="store_true", help="lower the numbers in allowed.toml to the present ones")
    adding = commands.add_parser("new-rule", help="write the stubs of a rule in its four places")
    adding.add_argument("code", metavar="CODE", help="such as IV_NODE_DEEP, with the prefix of its family")
    adding.add_argument(
        "--module", metavar="NAME", default="", help="module in `rules/` of the family, if it has several"
    )
    arguments = parser.parse_args()
    try:
        if arguments.command == "generate":
            return _generate(force=arguments.force)
        if arguments.command == "extension":
            return _extension(arguments.platform, arguments.python)
        if arguments.command == "words":
            return _words(arguments.rooms, lower=arguments.lower)
        if arguments.command == "new-rule":
            return _new_rule(arguments.code, arguments.module)
        functions = {"web": _web, "check": _check, "docs": _docs, "lint": _lint, "qgis-plugin": _qgis_plugin}
        return functions[arguments.command]()
    except (CompileError, RuleError, SpecError, ToolError) as error:
        print(error, file=sys.stderr)
        return 1


def _generate(*, force: bool) -> int:
    changed = schemas.write(HERE)
    changed |= generate(HERE, force=force)
    print("generated/ is written" if changed else "generated/ is up to date")
    for path in HERE.specs:
        print(summarise_coverage(from_json(compile_spec(path))))
    return 0


def _web() -> int:
    print("the pages are bundled" if bundle(HERE) else "the pages are up to date")
    return 0


def _check() -> int:
    with ThreadPoolExecutor(1) as pool:  # two runs of the compiler in parallel
        standalone = pool.submit(compile_standalone, HERE)
        differing = [*schemas.find_stale(HERE), *find_differences(HERE)]
    for line in differing:
        print(line)
    print("run `make generate` and commit the result" if differing else "generated/ follows from the specs")
    print(standalone.result())
    return 1 if differing else 0


def _docs() -> int:
    from navspec_build.site import build

    target = HERE.root / "build" / "site"
    pages = build(HERE, target)
    print(f"{len(pages)} pages: open {HERE.relative(target / 'index.html')}")
    return 0


def _extension(system: str, python: str) -> int:
    archive = extension.build(HERE, HERE.root / "build" / "blender", system=system, python=python)
    print(f"{HERE.relative(archive)}: install it in Blender from Preferences > Get Extensions > Install from Disk")
    return 0


def _qgis_plugin() -> int:
    archive = qgis_plugin.build(HERE, HERE.root / "build" / "qgis")
    print(f"{HERE.relative(archive)}: install it in QGIS from Plugins > Manage and Install Plugins > Install from ZIP")
    return 0


def _words(rooms: list[str], *, lower: bool) -> int:
    wordlist = words.WordLists.load()
    hits = wordlist.without_exceptions(words.find_hits(HERE, wordlist))
    counts = words.count_hits(hits)
    if lower:
        words.save_allowed(words.lower_counts(words.load_allowed(), counts))
        print(f"lowered {HERE.relative(words.ALLOWED)}")
        return 0
    for hit in hits:
        if not rooms or hit.room in rooms:
            print(hit)
    for room, kinds in counts.items():
        if not rooms or room in rooms:
            print(f"{room}: {', '.join(f'{number:,} {kind}' for kind, number in kinds.items())}")
    return 0


def _new_rule(code: str, module: str) -> int:
    for path in write_stubs(HERE, code, module):
        print(f"{HERE.relative(path)}: complete the stub at its end")
    return 0


def _lint() -> int:
    specs = [*HERE.specs, *HERE.imported, *HERE.test_specs]
    problems = lint(specs, HERE.root)
    if not problems:  # texts and changelog need specs that can be read
        problems = [
            *adaptations.find_param_problems(specs),
            *lint_texts(HERE.root / "ksy", "ksy", link_targets(HERE.specs)),
            *find_missing_texts(),
            *find_missing_entries(HERE.specs, HERE.changelog, HERE.relative(HERE.changelog)),
        ]
    worded, notes = words.lint_words(HERE, words.WordLists.load(), words.load_allowed())
    problems += worded
    for line in (*problems, *notes):
        print(line)
    print(f"{len(specs)} specs, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
