"""The form of a file: the fields that its users set most often, in their own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from navspec.errors import NavspecError, ReadError
from navspec.places.addresses import find_places
from navspec.places.place import Place, RecordPlace, root_place
from navspec.records.form import FormChoice, FormField
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.place_details import describe
from navspec.studio.routes.fields import find_opened, load_tables

_LONGEST_NAME = 40
"""Characters of a description that is the name of a value."""


@endpoint("documents/{document:int}/form")
def form(call: ApiCall) -> Any:
    """Return the form of the file `path`: its sections with their fields; empty where its family has none.

    - choices: Lists of choices: text, value, and values of other fields by pointer. Fields have the number of their list.
    - value: As `set` takes it.
    - resets: Values of other fields by pointer, which every new value sets.
    - unit, doc, limits, settable: As in the spec.
    """
    build_form = call.document.unit.family.form
    opened = find_opened(call)
    record: dict[str, Any] = {"revision": call.document.revision, "sections": [], "choices": []}
    if build_form is None:
        return record
    try:
        tables = load_tables(call.document, opened)
    except ReadError:
        return record
    view = call.document.unit.family.view(call.document.now.table_set)
    root, lists = root_place(tables), _ChoiceLists()
    for section in build_form(view):
        fields = [_describe_field(root, field, lists) for field in section.fields]
        record["sections"].append(
            {
                "title": section.title,
                "folded": section.folded,
                "fields": fields,
                "position": list(section.position),
                "lift": section.lift,
            }
        )
    record["choices"] = lists.lists
    return record


class _ChoiceLists:
    """Lists of choices, which many fields share, each sent once."""

    def __init__(self) -> None:
        self.lists: list[list[Any]] = []
        self._numbers: dict[tuple[Any, ...], int] = {}

    def number_of(self, choices: Sequence[FormChoice]) -> int:
        """Return the number of a list."""
        key = tuple((choice.text, choice.value, *choice.more.items()) for choice in choices)
        if key not in self._numbers:
            self._numbers[key] = len(self.lists)
            self.lists.append([[choice.text, choice.value, dict(choice.more)] for choice in choices])
        return self._numbers[key]


def _describe_field(root: RecordPlace, field: FormField, lists: _ChoiceLists) -> dict[str, Any]:
    place = _find_place(root, field.pointer)
    shown = describe(place)
    choices = field.choices or tuple(
        FormChoice(_name_value(name, doc), str(value)) for value, name, doc in shown["names"]
    )
    return {
        "label": field.label,
        "pointer": place.pointer,
        "value": shown["value"],
        "unit": shown["meaning"].get("unit", ""),
        "doc": (shown["docs"] or {}).get("meaning", "") if field.doc is None else field.doc,
        "limits": shown["limits"],
        "settable": shown["settable"],
        "choices": lists.number_of(choices) if choices else -1,
        "resets": dict(field.resets),
    }


def _find_place(root: RecordPlace, pointer: str) -> Place:
    places = find_places(root, pointer)
    if len(places) != 1:
        raise NavspecError(f"{pointer} leads to several places")
    return places[0]


def _name_value(name: str, doc: str) -> str:
    """Return the name of a value: its description if that is short."""
    words = doc.rstrip(".")
    return words if 0 < len(words) <= _LONGEST_NAME else name.replace("_", " ")


ROUTES = [form]
