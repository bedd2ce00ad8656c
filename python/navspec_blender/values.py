"""Values of attributes as people write and read them."""

from __future__ import annotations

from collections.abc import Iterable

from navspec.errors import NavspecError

from .columns import Note

Value = int | float | bool | bytes

_TRUTH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def parsed(text: str, data_type: str, note: Note) -> Value:
    """What somebody wrote, for an attribute of a type of Blender; raises `NavspecError` for what it cannot hold."""
    text = text.strip()
    names = {name: int(number) for number, name in note.get("names", {}).items()}
    try:
        if data_type == "BOOLEAN":
            return _TRUTH[text.lower()]
        if data_type == "STRING":
            return text.encode()
        if text in names:
            return names[text]
        return float(text) if data_type == "FLOAT" else _signed(int(text))
    except (KeyError, ValueError) as error:
        choices = list(names) or (["yes", "no"] if data_type == "BOOLEAN" else [])
        told = f"it can be {', '.join(choices)}" if choices else "it has to be a number"
        raise NavspecError(f"{note.get('column', 'the value')}: {told}, not {text!r}") from error


def told(value: Value, note: Note) -> str:
    """A value for people: by its name, with its unit."""
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        names = note.get("names", {})
        return names.get(str(value)) or str(value % 2**32 if note.get("type") == "uint32" else value)
    unit = note.get("unit", "none")
    return f"{value:g}" if unit == "none" else f"{value:g} {unit}"


def with_word(words: str, word: str, *, is_in: bool) -> str:
    """Words with spaces between them, one of them put in or left out."""
    others: Iterable[str] = (each for each in words.split() if each != word)
    return " ".join([*others, word] if is_in else others)


def _signed(number: int) -> int:
    """An attribute holds 32 bits with a sign; those without stand there as they are."""
    if not -(2**31) <= number < 2**32:
        raise ValueError
    return number - 2**32 if number >= 2**31 else number
