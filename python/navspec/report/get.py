"""Values of a file, for people and shells."""

from __future__ import annotations

from navspec.records.parts import Values
from navspec.report import Page
from navspec.report.sheet import Sheet
from navspec.report.values import leaves, meant, named, plain


def render(record: Values, page: Page) -> str:
    """A single value as it is; several with their pointers and what they stand for."""
    sheet = Sheet(whole=True)
    values = record.values
    if len(values) == 1 and not isinstance(values[0]["value"], dict | list):
        sheet.line(values[0].get("text", plain(values[0]["value"])))
        return sheet.text(page)
    for each in values:
        if isinstance(each["value"], dict | list):
            for pointer, value in leaves(each["pointer"], each["value"]):
                sheet.line((pointer, "name"), f": {plain(value)}")
        else:
            text = f'"{each["text"]}"' if "text" in each else plain(each["value"])
            sheet.line((named(each), "name"), f": {text}{meant(each)}")
    return sheet.text(page)
