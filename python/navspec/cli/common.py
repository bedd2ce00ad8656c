"""Shared options of a command as one object, and writing of results."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from navspec.cli.config import Config
from navspec.cli.console import print_note, show_progress
from navspec.cli.group import FAILED
from navspec.errors import suggest_values
from navspec.families import all_formats
from navspec.family.rules.options import Options
from navspec.inputs.archive import has_archive_extension, has_supported_extension, split_archive_path
from navspec.inputs.source import MAX_BYTES
from navspec.inputs.walk import STDIN, expand_paths, require_path
from navspec.records.record import Result
from navspec.reference.addresses import site_address
from navspec.report import DRAWN, TABULAR, RenderOptions, render

if TYPE_CHECKING:
    from navspec.inputs.request import Progress, Request
    from navspec.records.changes import Repaired
    from navspec.records.comparison import Roundtrips
    from navspec.records.contents import Facts
    from navspec.records.conversion import Converted
    from navspec.records.report import Report

Named = TypeVar("Named", "Report", "Repaired", "Converted")


@dataclass(slots=True)
class CommandCall:
    """Shared options of one call of a command.

    Attributes
    ----------
    command : str
        Name of the command, by which the renderers know it.
    paths : list of str
        Paths to read; - is stdin.
    read_options : dict
        Options for reading, as functions of the library take them: name, format, variant, settings, where the command
        has them.
    kind, output : str
        Format of the output, and the file for it; - is stdout.
    force, quiet, no_progress : bool
        As on the command line; a command without `--quiet` has no notes to leave out.
    config : Config
        The settings file, which has set options already; empty for a command without such options.
    rule_options : Options
        Options with the names of its fields, where the command has them.
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
    rule_options: Options

    @classmethod
    def from_options(cls, command: str, values: dict[str, Any]) -> CommandCall:
        """Take the shared options out of the values of all options.

        Raises `click.UsageError` or `NavspecError` for impossible combinations, before any work is done.
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
            require_path(paths[0], file=True)
        else:
            path_arguments = values.pop("paths", ())
            paths = expand_paths(path_arguments) if path_arguments else []
            require_not_input(output, [argument.removeprefix("@") for argument in path_arguments])
        config = values.pop("config", Config())
        if values.pop("no_config", False) and config.path:
            raise click.UsageError("--config names a settings file, --no-config ignores all; use one of them")
        related_paths = [config.path, values.get("base"), *map(str, read_options.get("settings", {}).values())]
        require_not_input(output, [*paths, *filter(None, related_paths)])
        if read_options.get("name") and len(paths) > 1:
            raise click.UsageError("--name names one file, but there are several paths")
        quiet, no_progress = values.pop("quiet", True), values.pop("no_progress", False)
        names = [field.name for field in fields(Options) if field.name in values]
        rule_options = Options(**{name: values.pop(name) for name in names})
        return cls(command, paths, read_options, kind, output, force, quiet, no_progress, config, rule_options)

    @property
    def sources(self) -> list[str | bytes]:
        """The paths, with the content of stdin in the place of `-`."""
        return list(map(load_source, self.paths))

    @property
    def source(self) -> str | bytes:
        """The single path, or the content of stdin."""
        return load_source(self.paths[0])

    def request(
        self,
        options: Options,
        sources: Sequence[str | bytes],
        base: str | None,
        progress: Progress | None,
        jobs: int = 1,
    ) -> Request:
        """Return the request to the operation of a command that runs rules."""
        from navspec.inputs.request import Request

        return Request(tuple(sources), **self.read_options, base=base, options=options, progress=progress, jobs=jobs)

    def progress(self) -> AbstractContextManager[Callable[[str, int, int], None] | None]:
        """Return a context manager that shows a progress bar while the work goes on."""
        return show_progress(not self.no_progress and not self.quiet)

    def require_named_files(self, replaced: bool, target: str | None) -> None:
        """Refuse stdin where the file is replaced, and stdout for a result that is a file."""
        if replaced and STDIN in self.paths:
            raise click.UsageError("stdin cannot be replaced; name a file for the result with -o")
        if target == STDIN:
            raise click.UsageError("the result is a file and not for stdout; name one with -o")

    def with_stdin_path(self, record: Named) -> Named:
        """Return a record with `-` as the path of the content of stdin."""
        return record.with_path(STDIN) if STDIN in self.paths else record

    def show(self, record: Any, done: str = "wrote", **page_options: Any) -> int:
        """Print a result, or write it to a file and note that with `done`, and return the exit status of the command."""
        target = build_page(self.output, **page_options)
        write_text(render(self.command, self.kind, record, target), self.output, self.force, color=target.color)
        self.note_written(done)
        return exit_status(record, isinstance(record, Result) and record.fails)

    def stream(self, results: Iterable[Facts | Roundtrips]) -> int:
        """Print results as JSON Lines while they come, or write them to a file; return the exit status of the
        command.
        """
        from navspec.report.json_output import iter_lines

        fails = False

        def iter_results() -> Iterator[Facts | Roundtrips]:
            nonlocal fails
            for result in results:
                fails = fails or result.fails
                yield result

        write_lines(iter_lines(iter_results()), self.output, self.force)
        self.note_written()
        return int(fails)

    def report_errors(self, errors: Iterable[object]) -> None:
        """Print the errors that keep files from being read, to stderr."""
        for error in errors:
            print_note(f"navspec: {error}")

    def note_written(self, done: str = "wrote") -> None:
        """Note on stderr that the output is in its file."""
        if self.output != STDIN:
            print_note(f"{done} {self.output}", self.quiet)


def exit_status(record: Any, fails: bool) -> int:
    """Return the exit status of a command that shows a record; failures of navspec itself come before findings."""
    return FAILED if getattr(record, "tool_errors", ()) else int(fails)


def parse_format(text: str | None) -> tuple[str | None, str | None]:
    """Return format and variant of `--input-format`.

    Raises `click.UsageError` for one that does not exist.
    """
    if text is None:
        return None, None
    format_id, _, variant = text.partition(":")
    formats = {format_.id: format_ for format_ in all_formats()}
    if format_id not in formats:
        raise click.UsageError(f"there is no format '{format_id}'{suggest_values(format_id, formats)}")
    variants = formats[format_id].variants
    if variant and variant not in variants:
        with_variant = [format_.id for format_ in formats.values() if variant in format_.variants]
        hint = f"; did you mean {with_variant[0]}:{variant}?" if with_variant else ""
        raise click.UsageError(f"{format_id} has no variant '{variant}'{hint}; it has {', '.join(variants)}")
    return format_id, variant or None


def load_source(path: str) -> str | bytes:
    """Return a path, or for `-` the whole content of stdin, up to a little more than navspec reads."""
    return sys.stdin.buffer.read(MAX_BYTES + 1) if path == STDIN else path


def require_new_file(output: str, forced: bool) -> None:
    """Refuse an output file that exists, before any work is done."""
    if output != STDIN and Path(output).is_dir():
        raise click.UsageError(f"{output} is a folder; name a file for the output")
    if output != STDIN and not forced and Path(output).exists():
        raise click.UsageError(f"{output} exists already; name another file, or add --force to replace it")


def require_not_input(output: str, inputs: Iterable[str]) -> None:
    """Refuse an output that is one of the inputs, also under another name or in a folder that is searched."""
    target = Path(output)
    if output == STDIN or not target.exists():
        return
    for input_ in inputs:
        path = Path((split_archive_path(input_) or (input_,))[0])
        is_file = path.is_file() and path.samefile(target)
        is_inside = path.is_dir() and target.resolve().is_relative_to(path.resolve())
        if is_file or (is_inside and (has_supported_extension(output) or has_archive_extension(output))):
            raise click.UsageError(f"{output} is one of the files that are read; name another file with -o")


def require_printable(kind: str, output: str) -> None:
    """Refuse to print on a terminal a format that it cannot show, before any work is done."""
    if kind in DRAWN and output == STDIN and sys.stdout.isatty():
        raise click.UsageError(f"{kind} is a page for the browser; write it to a file with -o report.{kind}")


def build_page(output: str = STDIN, **options: Any) -> RenderOptions:
    """Return the properties of the output: colours and line breaks only on a terminal."""
    terminal = output == STDIN and sys.stdout.isatty()
    color = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = max(shutil.get_terminal_size().columns, 40) if terminal else None
    return RenderOptions(color, width, **{"docs": site_address(), **options})


def write_text(text: str, output: str, forced: bool, *, color: bool = False) -> None:
    """Write text to a file or stdout: UTF-8 with line feeds on every system, except on a terminal."""
    data = text.encode("utf-8", "backslashreplace")
    if output == STDIN and sys.stdout.isatty():
        click.echo(data.decode(), nl=False, color=color)
    else:
        write_binary(data, output, forced)


def write_lines(lines: Iterable[str], output: str, forced: bool) -> None:
    """Write lines of ASCII, one after the other, to a file, whole or not at all, or to stdout."""
    if output == STDIN:
        for line in lines:
            sys.stdout.buffer.write(line.encode())
        sys.stdout.buffer.flush()
        return
    from navspec.disk.atomic_write import write_bytes

    write_bytes(lambda file: file.writelines(map(str.encode, lines)), Path(output), force=forced)


def write_binary(data: bytes, output: str, forced: bool) -> None:
    """Write bytes to a file, whole or not at all, or to stdout."""
    if output == STDIN:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    from navspec.disk.atomic_write import write_bytes

    write_bytes(data, Path(output), force=forced)
