"""What is special about consoles on Windows: characters that they lack, and windows that close with the last program."""

from __future__ import annotations

import ntpath
import re
from typing import IO, Any

from navspec.disk.windows import IS_WINDOWS

_LAUNCHER = re.compile(r"(navspec|py|python[\d.]*)\.exe", re.IGNORECASE)
_MOST = 64


def lenient(*streams: IO[str] | None) -> None:
    """Have streams put a question mark where their code page lacks a character, such as 437 of old consoles.

    What goes to files and pipes as a result is UTF-8 wherever it is written; this is for help and for terminals.
    """
    for stream in streams:
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(errors="replace")


def closes_with_us(kernel: Any = None) -> bool:
    """Whether the console is gone when this process ends, as after files were dropped on the program: no shell shares it.

    `kernel` are the functions of Windows; elsewhere there is no such console.
    """
    if kernel is None and not IS_WINDOWS:
        return False
    import ctypes

    if kernel is None:
        kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - only Windows has it
    numbers = (ctypes.c_ulong * _MOST)()
    count = kernel.GetConsoleProcessList(numbers, _MOST)
    return 0 < count <= _MOST and all(_LAUNCHER.fullmatch(_program(kernel, number)) for number in numbers[:count])


def _program(kernel: Any, number: int) -> str:
    """The file name of the program of a process; empty where the system does not tell it."""
    import ctypes

    path, size = ctypes.create_unicode_buffer(1 << 15), ctypes.c_ulong(1 << 15)
    handle = kernel.OpenProcess(0x1000, False, number)  # PROCESS_QUERY_LIMITED_INFORMATION
    if not handle:
        return ""
    try:
        found = kernel.QueryFullProcessImageNameW(handle, 0, path, ctypes.byref(size))
    finally:
        kernel.CloseHandle(handle)
    return ntpath.basename(path.value) if found else ""
