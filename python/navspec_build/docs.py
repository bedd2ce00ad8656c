"""The reference as Markdown: one page for each spec, with the text beside it, and a list of them all."""

from __future__ import annotations

from pathlib import Path

from navspec.check.structure import RULES
from navspec.reference.making import page_of
from navspec.reference.markdown import index, markdown
from navspec.reference.prose import Prose, read_prose
from navspec.spec import from_json
from navspec_build.compile import SpecError, compile_spec
from navspec_build.paths import Layout

FOLDER = "generated/docs"
_MADE = "<!-- Made by `make generate` from the specs and texts in ksy/ and the rules of the formats. -->\n\n"


def pages(layout: Layout) -> dict[str, str]:
    """The text of every page by its name in the checkout, made from the specs and texts as they stand.

    Raises `SpecError` for a spec that cannot be compiled, and where a text is missing.
    """
    specs = {path: from_json(compile_spec(path)) for path in layout.specs}
    known = {spec.id: spec for spec in specs.values()}
    made = {path: page_of(spec, known) for path, spec in specs.items()}
    texts = {page.id: markdown(page, _prose(layout.text_of(path))) for path, page in made.items()}
    texts["README"] = index(list(made.values()), list(RULES.values()))
    return {f"{FOLDER}/{name}.md": f"{_MADE}{text}" for name, text in texts.items()}


def are_current(layout: Layout) -> bool:
    """Whether the checkout has the pages as they would be made; rules are code, so no hash of files tells it."""
    return all(
        (layout.root / name).is_file() and (layout.root / name).read_text(encoding="utf-8") == text
        for name, text in pages(layout).items()
    )


def _prose(path: Path) -> Prose:
    if not path.is_file():
        raise SpecError(
            f"{path.parent.name}/{path.name} is missing: the page of the format needs the text of its author"
        )
    return read_prose(path.read_text(encoding="utf-8"))
