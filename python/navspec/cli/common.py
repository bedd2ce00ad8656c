"""What the options say that several commands share, and where results go."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from navspec.cli.config import Config
from navspec.cli.console import print_note, show_progress
from navspec.cli.group import FAILED
from navspec.errors import closest
from navspec.families import all_formats
from navspec.inputs.archive import has_archive_extension, may_be_known, split
from navspec.inputs.source import MAX_BYTES
from navspec.inputs.walk import STDIN, demand, expand
from navspec.records.record import Result
from navspec.reference.addresses import site
from navspec.report import DRAWN, TABULAR, Page, render

if TYPE_CHECKING:
    from navspec.records.changes import Repaired
    from navspec.records.comparison import Roundtrips
    from navspec.records.contents import Facts
    from navspec.records.conversion import Converted
    from navspec.records.report import Report

Named = TypeVar("Named", "Report", "Repaired", "Converted")


@dataclass(slots=True)
class CommandCall:
    """What a command is asked by the options that it shares with others.

    Attributes
    ----------
    command : str
        Its name, by which the renderers know it.
    paths : list of str
        What to read; - is stdin.
    reading : dict
        How to read it, as functions of the library take it: name, format, variant, settings, where there are such options.
    kind, output : str
        The kind of output, and the file for it; - is stdout.
    force, quiet, no_progress : bool
        As they were given; a command without `--quiet` has no notes to leave out.
    config : Config
        The settings file, which has set options already; empty for a command without such options.
    """

    command: str
    paths: list[str]
    read_options: dict[str, Any]
    kind: str
    output: str
    force: bool
    quiet: bool
    no_progress: bool
    config: Config

    @classmethod
    def from_options(cls, command: str, values: dict[str, Any]) -> CommandCall:
        """Take the shared ones out of the values of all options.

        Raises `click.UsageError` or `NavspecError` for what cannot be done, before any work is.
        """
        kind, output, force = values.pop("kind", "text"), values.pop("output", "-"), values.pop("force", False)
        kind = "parquet" if "resume" in values and kind == "text" and output.endswith(".parquet") else kind
        if kind not in TABULAR:
            require_new_file(output, force)
        require_printable(kind, output)
        read_options = {key: values.pop(key) for key in ("name", "settings") if key in values}
        if "as_format" in values:
            read_options["format"], read_options["variant"] = parse_format(values.pop("as_format"))
        if "file" in values:
            paths = [values.pop("file")]
            demand(paths[0], file=True)
        else:
            path_arguments = values.pop("paths", ())
            paths = expand(path_arguments) if path_arguments else []
            require_not_input(output, [argument.removeprefix("@") for argument in path_arguments])
        config = values.pop("config", Config())
        if values.pop("no_config", False) and config.path:
            raise click.UsageError("--config names a settings file, --no-config passes over all; take one of them")
        beside = [config.path, values.get("base"), *map(str, read_options.get("settings", {}).values())]
        require_not_input(output, [*paths, *filter(None, beside)])
        if read_options.get("name") and len(paths) > 1:
            raise click.UsageError("--name names one file, but there are several paths")
        quiet, no_progress = values.pop("quiet", True), values.pop("no_progress", False)
        return cls(command, paths, read_options, kind, output, force, quiet, no_progress, config)

    @property
    def sources(self) -> list[str | bytes]:
        """The paths, with what stdin holds in the place of `-`."""
        return list(map(load_source, self.paths))

    @property
    def source(self) -> str | bytes:
        """What the one path stands for."""
        return load_source(self.paths[0])

    def progress(self) -> AbstractContextManager[Callable[[str, int, int], None] | None]:
        """What shows how far the work is, as long as it goes on."""
        return show_progress(not self.no_progress and not self.quiet)

    def require_named_files(self, replaced: bool, target: str | None) -> None:
        """Refuse stdin where the file is replaced, and stdout for a result that is a file."""
        if replaced and STDIN in self.paths:
            raise click.UsageError("stdin cannot be replaced; name a file for the result with -o")
        if target == STDIN:
            raise click.UsageError("the result is a file and not for stdout; name one with -o")

    def named(self, record: Named) -> Named:
        """A record with `-` for the path of what stdin held."""
        return record.with_path(STDIN) if STDIN in self.paths else record

    def show(self, record: Any, done: str = "wrote", **page_options: Any) -> int:
        """Print a result, or write it to a file and note what is `done`; the exit status of the command."""
        target = build_page(self.output, **page_options)
        write_text(render(self.command, self.kind, record, target), self.output, self.force, color=target.color)
        self.note_written(done)
        return exit_status(record, isinstance(record, Result) and record.fails)

    def stream(self, results: Iterable[Facts | Roundtrips]) -> int:
        """Print results as JSON Lines while they come, or write them to a file; the exit status of the command."""
        from navspec.report.json_output import iter_lines

        fails = False

        def looked_at() -> Iterator[Facts | Roundtrips]:
            nonlocal fails
            for result in results:
                fails = fails or result.fails
                yield result

        write_lines(iter_lines(looked_at()), self.output, self.force)
        self.note_written()
        return int(fails)

    def report_errors(self, errors: Iterable[object]) -> None:
        """Say what keeps files from being read."""
        for error in errors:
            print_note(f"navspec: {error}")

    def note_written(self, done: str = "wrote") -> None:
        """Note that the output is in its file."""
        if self.output != STDIN:
            print_note(f"{done} {self.output}", self.quiet)


def exit_status(record: Any, fails: bool) -> int:
    """The exit status of a command that shows a record, which may hold failures of navspec itself."""
    return FAILED if getattr(record, "tool_errors", ()) else int(fails)


def parse_format(text: str | None) -> tuple[str | None, str | None]:
    """Format and variant of `--input-format`.

    Raises `click.UsageError` for one that does not exist.
    """
    if text is None:
        return None, None
    format_id, _, variant = text.partition(":")
    formats = {format_.id: format_ for format_ in all_formats()}
    if format_id not in formats:
        raise click.UsageError(
            f"there is no format '{format_id}'{closest(format_id, list(formats))}; known are {', '.join(formats)}"
        )
    variants = formats[format_id].variants
    if variant and variant not in variants:
        with_variant = [format_.id for format_ in formats.values() if variant in format_.variants]
        hint = f"; did you mean {with_variant[0]}:{variant}?" if with_variant else ""
        raise click.UsageError(f"{format_id} has no variant '{variant}'{hint}; it has {', '.join(variants)}")
    return format_id, variant or None


def load_source(path: str) -> str | bytes:
    """A path, or for `-` all that stdin holds, up to a little more than navspec reads."""
    return sys.stdin.buffer.read(MAX_BYTES + 1) if path == STDIN else path


def require_new_file(output: str, forced: bool) -> None:
    """Refuse a file that is there before any work is done."""
    if output != STDIN and Path(output).is_dir():
        raise click.UsageError(f"{output} is a folder; name a file for the output")
    if output != STDIN and not forced and Path(output).exists():
        raise click.UsageError(f"{output} exists already; name another file, or add --force to replace it")


def require_not_input(output: str, inputs: Iterable[str]) -> None:
    """Refuse an output that is one of the inputs, also as another name of it or in a folder that is looked through."""
    target = Path(output)
    if output == STDIN or not target.exists():
        return
    for input_ in inputs:
        path = Path((split(input_) or (input_,))[0])
        is_file = path.is_file() and path.samefile(target)
        is_inside = path.is_dir() and target.resolve().is_relative_to(path.resolve())
        if is_file or (is_inside and (may_be_known(output) or has_archive_extension(output))):
            raise click.UsageError(f"{output} is one of the files that are read; name another file with -o")


def require_printable(kind: str, output: str) -> None:
    """Refuse to print on a terminal what it cannot show, before any work is done."""
    if kind in DRAWN and output == STDIN and sys.stdout.isatty():
        raise click.UsageError(f"{kind} is a page for the browser; write it to a file with -o report.{kind}")


def build_page(output: str = STDIN, **options: Any) -> Page:
    """What the result is printed on: colours and line breaks only on a terminal."""
    terminal = output == STDIN and sys.stdout.isatty()
    color = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = max(shutil.get_terminal_size().columns, 40) if terminal else None
    return Page(color, width, **{"docs": site(), **options})


def write_text(text: str, output: str, forced: bool, *, color: bool = False) -> None:
    """Text to a file or stdout: UTF-8 with line feeds on every system, but for a terminal."""
    data = text.encode("utf-8", "backslashreplace")
    if output == STDIN and sys.stdout.isatty():
        click.echo(data.decode(), nl=False, color=color)
    else:
        write_binary(data, output, forced)


def write_lines(lines: Iterable[str], output: str, forced: bool) -> None:
    """Lines of ASCII, one after the other, to a file, whole or not at all, or to stdout."""
    if output == STDIN:
        for line in lines:
            sys.stdout.buffer.write(line.encode())
        sys.stdout.buffer.flush()
        return
    from navspec.disk.write import write_bytes

    write_bytes(lambda file: file.writelines(map(str.encode, lines)), Path(output), force=forced)


def write_binary(data: bytes, output: str, forced: bool) -> None:
    """Bytes to a file, whole or not at all, or to stdout."""
    if output == STDIN:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    from navspec.disk.write import write_bytes

    write_bytes(data, Path(output), force=forced)
