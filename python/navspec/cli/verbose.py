"""The log of navspec on stderr, for `--verbose`."""

from __future__ import annotations

import logging
import platform
import time

import click

from navspec import __version__
from navspec.cli.console import print_note

_LOGGER = logging.getLogger("navspec")


class _NoteHandler(logging.Handler):
    """Print records to stderr, with the seconds since the handler was created."""

    def __init__(self) -> None:
        super().__init__()
        self._begin = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        print_note(f"{time.monotonic() - self._begin:7.3f} s  {self.format(record)}")


def show_log(context: click.Context) -> None:
    """Print the log until the context is closed."""
    if any(isinstance(handler, _NoteHandler) for handler in _LOGGER.handlers):
        return
    handler, level = _NoteHandler(), _LOGGER.level
    _LOGGER.addHandler(handler)
    _LOGGER.setLevel(logging.DEBUG)
    _LOGGER.debug("navspec %s, Python %s, %s", __version__, platform.python_version(), platform.platform())

    def end() -> None:
        _LOGGER.debug("finished")
        _LOGGER.removeHandler(handler)
        _LOGGER.setLevel(level)

    context.call_on_close(end)
