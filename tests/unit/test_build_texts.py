"""The texts beside the specs: each thing that lint asks of them has a text that breaks it alone."""

from pathlib import Path

import pytest

from navspec_build.lint.texts import link_targets, lint_texts
from navspec_build.paths import HERE

TEXT = """\
# Ferry lines

Where ferries go. [Stops](#stop), and the [state](#stop.flags.closed) of each.

## Where the game reads it

From `maps/`, see [another format](tram_map.md) and [its field](tram_map.md#tram_map.rails).

## Variants

One.

## Sizes and limits

Any, by [FERRY_STOP](#FERRY_STOP).

## How it is laid out

### Coordinates

East and north.

## Errors of public documents

| document | says | right | how we know |
| --- | --- | --- | --- |
| [a page](https://example.org/ferry) | minutes | seconds | read in the engine |

## Sources

- <https://example.org/>
"""

TARGETS = {
    "ferry_map": {"ferry_map", "stop", "stop.flags.closed", "FERRY_STOP"},
    "tram_map": {"tram_map", "tram_map.rails"},
}


def found(folder: Path, text: str) -> list[tuple[int, str]]:
    """Line and message of each problem of the text of the ferries, that of the trams being sound."""
    (folder / "ferry_map.md").write_text(text, encoding="utf-8")
    sound = TEXT.replace("(#stop", "(ferry_map.md#stop").replace("(#FERRY", "(ferry_map.md#FERRY")
    (folder / "tram_map.md").write_text(sound, encoding="utf-8")
    return [(lint_text.line, lint_text.message) for lint_text in lint_texts(folder, "ksy", TARGETS)]


def test_texts_of_the_repository() -> None:
    assert lint_texts(HERE.root / "ksy", "ksy", link_targets(HERE.specs)) == []


def test_sound_text(tmp_path: Path) -> None:
    assert found(tmp_path, TEXT) == []
    assert found(tmp_path, TEXT.replace("## Errors", "## History\n\nOld.\n\n## Errors")) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("# Ferry lines\n", "Ferry lines\n", 1, "the first line is the title"),
        ("### Coordinates", "# Coordinates", 19, "the first line is the title"),
        (
            "Where ferries go. [Stops](#stop), and the [state](#stop.flags.closed) of each.\n",
            "",
            1,
            "say below the title",
        ),
        ("## Variants\n\nOne.\n\n", "", 1, "the section `## Variants` is missing"),
        ("## Variants", "## Variant", 9, "unknown section: did you mean `Variants`?"),
        ("## Variants", "## Weather", 9, "unknown section: the sections are Where"),
        ("\nOne.\n", "", 9, "the section is empty"),
        ("## Sources", "## Variants\n\nTwo.\n\n## Sources", 29, "the section occurs twice"),
        ("## Sources", "## History\n\nOld.\n\n## Sources", 29, "comes before `Errors of public documents`"),
        ("| how we know |", "| evidence |", 25, "the columns of the table are document | says"),
        ("| minutes |", "| |", 27, "the cell `says` is empty"),
        ("| --- | --- | --- | --- |\n", "", 25, "needs a table with the columns document | says"),
        ("(#stop)", "(#stopp)", 3, "`ferry_map` has no structure, field, enum or rule `stopp`, did you mean `#stop`?"),
        ("(#FERRY_STOP)", "(#zzz)", 15, "`ferry_map` has no structure, field, enum or rule `zzz`"),
        (
            "#tram_map.rails",
            "#tram_map.rail",
            7,
            "`tram_map` has no structure, field, enum or rule `tram_map.rail`, did",
        ),
        ("(tram_map.md)", "(bus_map.md)", 7, "leads nowhere: link to `#anchor`"),
        ("(tram_map.md)", "(tram_map.html)", 7, "leads nowhere: link to `#anchor`"),
        ("](#stop)", "]()", 3, "leads nowhere: link to `#anchor`"),
    ],
)
def test_broken_text(tmp_path: Path, old: str, new: str, line: int, message: str) -> None:
    assert old in TEXT
    problems = found(tmp_path, TEXT.replace(old, new))
    assert any(at == line and said.startswith(message) for at, said in problems), problems


def test_links_are_found_in_tables_and_behind_line_breaks(tmp_path: Path) -> None:
    assert [line for line, _ in found(tmp_path, TEXT.replace("| minutes |", "| [minutes](#m) |"))] == [27]
    assert [line for line, _ in found(tmp_path, TEXT.replace("One.\n", "One,\nor [two](#two).\n"))] == [12]


def test_every_spec_has_a_text_and_every_text_a_spec(tmp_path: Path) -> None:
    found(tmp_path, TEXT)
    (tmp_path / "README.md").write_text("How to write them.", encoding="utf-8")
    (tmp_path / "tram_map.md").rename(tmp_path / "tram_maps.md")
    problems = [str(lint_text) for lint_text in lint_texts(tmp_path, "ksy", {**TARGETS, "bus_map": set()})]
    assert "ksy/bus_map.md:1: text: the text is missing" in problems[0]
    assert any("ksy/tram_map.md:1: text: the text is missing" in problem for problem in problems)
    assert any("there is no `tram_maps.ksy` beside it" in problem for problem in problems)
    assert not any("README" in problem for problem in problems)
