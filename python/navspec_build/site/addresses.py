"""Where things are on the site: a page for each format, with the rules on one page of a family."""

from __future__ import annotations

from collections.abc import Iterable

from navspec.reference.model import Page
from navspec_build.site.texts import Address


class Addresses:
    """The addresses that texts of formats may lead to."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self._rules = {rule.code: page.id for page in pages for rule in page.rules}

    def seen_from(self, page: str, of: str = "") -> Address:
        """What the links of a text become on a page, given by its id; `of` is the format of a text that stands elsewhere.

        A rule is named in the text of any format of its family, and stands on the page of one of them.
        """

        def address(name: str, anchor: str) -> str:
            target = self._rules.get(anchor, name or of)
            return (f"{target}.html" if target not in ("", page) else "") + (f"#{anchor}" if anchor else "")

        return address
