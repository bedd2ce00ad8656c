"""Conversions: the targets of a document, losses, and the conversion, which opens as a document of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from navspec.errors import NavspecError
from navspec.families import find_format
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.inputs.source import Content
from navspec.operations.convert import ConvertOptions, convert_unit
from navspec.records.conversion import Converted
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.documents import list_settings, parse_settings, summarise_document, with_settings

_MAX_LISTED = 500
"""Losses, obstacles and findings of each kind that are listed; the counts are exact."""


@endpoint("documents/{document:int}/conversions")
def conversions(call: ApiCall) -> Any:
    """Return the targets of the document, each with the settings of the new files; `from_settings` are of the old
    ones.
    """
    family = call.document.unit.family
    targets = family.conversions().targets if family.conversions else ()
    return {
        "targets": [
            {
                "to": str(target),
                "names": list(target.all_names),
                "format": target.format,
                "title": find_format(target.format)[1].title,
                "settings": list_settings(find_format(target.format)[0], "convert"),
            }
            for target in targets
        ],
        "from_settings": list_settings(family, "convert from"),
    }


@endpoint("documents/{document:int}/convert", method="POST")
def convert(call: ApiCall) -> Any:
    """Convert `to` a target with `settings` and `from_settings`; with `preview` only return the record.

    Otherwise the result opens as a new document, not saved yet; `allow_loss` is needed where values are lost. The
    record is that
    of `navspec convert`.
    """
    document, to = call.document, call.member("to", str)
    if document.unit.family.conversions is None:
        raise NavspecError("there are no conversions of this format")
    family = find_format(to.partition(":")[0])[0]
    settings = parse_settings(family, call.member("settings", dict, {}), "convert")
    aim = ConvertOptions(to, settings, call.member("allow_loss", bool, False))
    old = with_settings(document.unit, call.member("from_settings", dict, {}), "convert from")
    converted, unit = convert_unit(old, aim)
    record = _limit_lists(converted)
    if call.member("preview", bool, False) or converted.refused:
        return record
    new_document = call.workspace.add(_without_folders(unit), f"{document.title} as {to.rpartition(':')[2]}")
    return {**record, "made": summarise_document(new_document)}


def _limit_lists(converted: Converted) -> dict[str, Any]:
    record = converted.to_dict()
    for key in ("losses", "obstacles", "findings"):
        record[key] = record[key][:_MAX_LISTED]
    return record


def _without_folders(unit: Unit) -> Unit:
    """Return the files under their bare names: they have no place yet, and do not replace the files they were made
    from.
    """
    return replace(unit, path="", files=[_with_bare_name(file) for file in unit.files])


def _with_bare_name(opened: InputFile) -> InputFile:
    content = opened.content
    return replace(opened, content=Content(bytes(content.data), content.name, content.name))


ROUTES = [conversions, convert]
