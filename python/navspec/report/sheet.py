"""Lines of coloured text, for terminals and for files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from navspec.records.report import Finding, Severity
from navspec.report import RenderOptions

if TYPE_CHECKING:
    from navspec.records.changes import Edited, RepairedFile

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


MAX_LENGTH = 4000
"""Characters of a part of a line; texts from files can be of any length, and appear in many lines."""


class Sheet:
    """Lines with an indent; if the options have a width, they wrap with a hanging indent.

    Parts that are too long to read are truncated, unless the sheet is `whole`.
    """

    def __init__(self, *, whole: bool = False) -> None:
        self._lines: list[tuple[int, tuple[Part, ...]]] = []
        self._whole = whole

    def line(self, *parts: Part, indent: int = 0) -> None:
        """Add a line."""
        self._lines.append((indent, parts if self._whole else tuple(map(_truncate, parts))))

    def gap(self) -> None:
        """Add an empty line, unless the last line is empty or there is none."""
        if self._lines and self._lines[-1][1]:
            self.line()

    def more(self, count: int, what: str = "more", indent: int = 0) -> None:
        """Add a line with the number of omitted things, if any: "… and 2 more files (see --output-format json)"."""
        if count > 0:
            words = what.removesuffix("s") if count == 1 else what
            self.line((f"… and {count:,} {words} (see --output-format json)", "quiet"), indent=indent)

    def section(self, title: str, *paragraphs: str) -> None:
        """Add a title after an empty line, with paragraphs under it."""
        self.gap()
        self.line((title, "name"))
        for paragraph in paragraphs:
            self.line(paragraph, indent=2)

    def text(self, options: RenderOptions) -> str:
        """Return all lines."""
        if not options.color and options.width is None:
            return "".join(f"{' ' * indent}{_join_plain(parts)}".rstrip() + "\n" for indent, parts in self._lines)
        return self._rich(options)

    def _rich(self, options: RenderOptions) -> str:
        from rich.console import Console
        from rich.padding import Padding
        from rich.text import Text

        out = StringIO()
        console = Console(
            file=out,
            color_system="standard" if options.color else None,
            force_terminal=options.color,
            no_color=not options.color,
            width=options.width or 80,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
        )
        for indent, parts in self._lines:
            line = Text.assemble(*(_apply_style(part) for part in parts))
            if options.width is None:
                console.print(Text(" " * indent) + line, soft_wrap=True)
            else:
                hang = min(indent, options.width // 2)
                console.print(Padding(line, (0, 0, 0, hang), expand=False) if hang else line)
        return "\n".join(line.rstrip() for line in out.getvalue().split("\n"))


def _truncate(part: Part) -> Part:
    text, *style = (part,) if isinstance(part, str) else part
    if len(text) <= MAX_LENGTH:
        return part
    text = f"{text[:MAX_LENGTH]}… and {len(text) - MAX_LENGTH:,} more characters (see --output-format json)"
    return (text, style[0]) if style else text


def _join_plain(parts: Iterable[Part]) -> str:
    return "".join(printable(part if isinstance(part, str) else part[0]) for part in parts)


def _apply_style(part: Part) -> tuple[str, str]:
    text, style = (part, "") if isinstance(part, str) else part
    return printable(text), STYLES.get(style, "")


def printable(text: str) -> str:
    """Return text with control characters spelled out, so that no file can steer a terminal."""
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode() for character in text
    )


def format_count(count: int, one: str, many: str = "") -> str:
    """Return a count with its noun: "1 file", "2,000 files"."""
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"


def join_first(names: Iterable[str], most: int) -> str:
    """Return the first names, and how many more there are."""
    listed = list(names)
    more = f" and {len(listed) - most:,} more" if len(listed) > most else ""
    return ", ".join(listed[:most]) + more


def heading(finding: Finding) -> tuple[Part, ...]:
    """Return severity and code of a finding: "error SA_PATHS_LINK_TARGET: "."""
    return (finding.severity, finding.severity), " ", (finding.code, "name"), ": "


def format_severity(severity: Severity, count: int, none: str = "") -> Part:
    """Return text such as "2 errors" in the style of errors; "0 errors" has the style `none`."""
    text = f"{count:,} info" if severity == "info" else format_count(count, severity)
    return text, severity if count else none


def join_parts(parts: Iterable[Part], between: str = ", ") -> list[Part]:
    """Return parts with commas, or another separator, between them."""
    return [piece for part in parts for piece in (between, part)][1:]


def add_written_file(sheet: Sheet, file: Edited | RepairedFile) -> None:
    """Add the path of a written file, and of the backup of the file that it replaced."""
    kept = f", before: {file.backup}" if file.backup else ""
    sheet.line("wrote ", (file.written, "name"), (kept, "quiet"))


def add_tool_errors(sheet: Sheet, errors: Sequence[str]) -> None:
    """Add a paragraph about failures of navspec itself, if there are any."""
    if not errors:
        return
    sheet.gap()
    sheet.line(("navspec itself failed; these are not faults of the files, please report them", "error"))
    for error in errors:
        sheet.line(error, indent=2)
