"""The reference as Markdown: one page for each spec, with the text beside it, a list of them all, and guides."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from navspec.records.general_rules import RULES
from navspec.reference.markdown import Prose, read_prose, render_index, render_split, weigh
from navspec.reference.model import Page
from navspec.reference.pages import build_page
from navspec.reference.split import Locations, split_pages
from navspec.spec import Spec, from_json
from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec_build.guides import PICTURES, follow_guide
from navspec_build.paths import RepositoryLayout

FOLDER = "generated/docs"
_GUIDE_MARK = "<!-- Made by `make generate`, which follows python/navspec_build/guides. -->\n\n"
_GENERATED_MARK = "<!-- Made by `make generate` from the specs and texts in ksy/ and the rules of the formats. -->\n\n"


def reference_pages(layout: RepositoryLayout) -> dict[str, str]:
    """Return the text of every page by its name in the checkout, made from the specs and texts in it.

    Raises `SpecError` for a spec that cannot be compiled, and where a text is missing.
    """
    all_pages = [page for _, page in build_pages(layout.specs)]
    proses = [_prose(layout.text_of(path)) for path in layout.specs]
    divided = split_pages(all_pages, weigh)
    locations = Locations(divided)
    texts: dict[str, str] = {}
    for split, prose in zip(divided, proses, strict=True):
        texts |= render_split(split, prose, locations)
    texts["README"] = render_index(divided, list(RULES.values()))
    return {f"{FOLDER}/{name}.md": f"{_GENERATED_MARK}{text}" for name, text in texts.items()}


def guide_files(layout: RepositoryLayout) -> dict[str, bytes]:
    """Return every guide and its pictures by their names in the checkout, as following them now gives them.

    Raises `SpecError` for one that cannot be followed.
    """
    files: dict[str, bytes] = {}
    for guide in map(follow_guide, layout.guides):
        files[f"{FOLDER}/{guide.name}.md"] = f"{_GUIDE_MARK}# {guide.title}\n\n{guide.text}".encode()
        files |= {f"{FOLDER}/{PICTURES}/{name}": data for name, data in guide.pictures.items()}
    return files


def build_pages(paths: Iterable[Path]) -> list[tuple[Spec, Page]]:
    """Return every spec compiled from its file, without use of generated files, with its page.

    Raises `SpecError` for one that cannot be compiled.
    """
    specs = [from_json(compile_spec(path)) for path in paths]
    specs_by_id = {spec.id: spec for spec in specs}
    return [(spec, build_page(spec, specs_by_id)) for spec in specs]


def is_current(layout: RepositoryLayout) -> bool:
    """Return whether the pages of the checkout are up to date; rules and commands are code, so hashes of files are not
    enough.
    """
    expected = guide_files(layout) | {name: text.encode() for name, text in reference_pages(layout).items()}
    return all(
        (layout.root / name).is_file() and (layout.root / name).read_bytes() == data for name, data in expected.items()
    )


def _prose(path: Path) -> Prose:
    if not path.is_file():
        raise SpecError(
            f"{path.parent.name}/{path.name} is missing: the page of the format needs the text of its author"
        )
    return read_prose(path.read_text(encoding="utf-8"))
