"""Bytes that are text."""

from __future__ import annotations

_SHORT = 3


def decode_text(data: bytes, *, has_terminator: bool = False) -> str | None:
    """Return bytes as text, up to the zero that ends it.

    Returns None for bytes that are not printable UTF-8, and for bytes so short that they may look like text by chance,
    unless the spec gives them a terminator.
    """
    head, _, tail = data.partition(b"\0")
    is_likely = len(head if tail.strip(b"\0") else data) > _SHORT
    if not head or not (has_terminator or is_likely):
        return None
    try:
        text = head.decode()
    except UnicodeDecodeError:
        return None
    return text if text.isprintable() else None
