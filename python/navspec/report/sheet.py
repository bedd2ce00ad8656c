"""Lines of coloured text, for terminals and for files."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from navspec.report import Page

Part = str | tuple[str, str]
"""Text, or text and its style."""

STYLES = {
    "error": "bold red",
    "warning": "yellow",
    "info": "cyan",
    "good": "green",
    "name": "bold",
    "quiet": "dim",
}


LONGEST = 4000
"""Characters of a part of a line: texts of files can be of any length, and stand in many lines."""


class Sheet:
    """Lines with an indent; where the page has a width, they wrap under their own beginning.

    Parts that are too long for people are cut, but for those of a sheet that is `whole`.
    """

    def __init__(self, *, whole: bool = False) -> None:
        self._lines: list[tuple[int, tuple[Part, ...]]] = []
        self._whole = whole

    def line(self, *parts: Part, indent: int = 0) -> None:
        """Add a line."""
        self._lines.append((indent, parts if self._whole else tuple(map(_cut, parts))))

    def gap(self) -> None:
        """Add an empty line, unless one stands there or nothing does."""
        if self._lines and self._lines[-1][1]:
            self.line()

    def more(self, left: int, what: str = "more", indent: int = 0) -> None:
        """Say how many things are not listed, where there are such: "… and 2 more files (see --output-format json)"."""
        if left > 0:
            words = what.removesuffix("s") if left == 1 else what
            self.line((f"… and {left:,} {words} (see --output-format json)", "quiet"), indent=indent)

    def section(self, title: str, *paragraphs: str) -> None:
        """Add a title behind an empty line, with paragraphs under it."""
        self.gap()
        self.line((title, "name"))
        for paragraph in paragraphs:
            self.line(paragraph, indent=2)

    def text(self, page: Page) -> str:
        """All lines."""
        if not page.color and page.width is None:
            return "".join(f"{' ' * indent}{_joined(parts)}".rstrip() + "\n" for indent, parts in self._lines)
        return self._rich(page)

    def _rich(self, page: Page) -> str:
        from rich.console import Console
        from rich.padding import Padding
        from rich.text import Text

        out = StringIO()
        console = Console(
            file=out,
            color_system="standard" if page.color else None,
            force_terminal=page.color,
            no_color=not page.color,
            width=page.width or 80,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
        )
        for indent, parts in self._lines:
            line = Text.assemble(*(_styled(part) for part in parts))
            if page.width is None:
                console.print(Text(" " * indent) + line, soft_wrap=True)
            else:
                hang = min(indent, page.width // 2)
                console.print(Padding(line, (0, 0, 0, hang), expand=False) if hang else line)
        return "\n".join(line.rstrip() for line in out.getvalue().split("\n"))


def _cut(part: Part) -> Part:
    text, *style = (part,) if isinstance(part, str) else part
    if len(text) <= LONGEST:
        return part
    text = f"{text[:LONGEST]}… and {len(text) - LONGEST:,} more characters (see --output-format json)"
    return (text, style[0]) if style else text


def _joined(parts: Iterable[Part]) -> str:
    return "".join(printable(part if isinstance(part, str) else part[0]) for part in parts)


def _styled(part: Part) -> tuple[str, str]:
    text, style = (part, "") if isinstance(part, str) else part
    return printable(text), STYLES.get(style, "")


def printable(text: str) -> str:
    """Text with control characters spelled out, so that no file can steer a terminal."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)


def number(count: int, one: str, many: str = "") -> str:
    """A count with its word: "1 file", "2,000 files"."""
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"


def some(names: Iterable[str], most: int) -> str:
    """The first of some names, and how many more there are."""
    listed = list(names)
    more = f" and {len(listed) - most:,} more" if len(listed) > most else ""
    return ", ".join(listed[:most]) + more
