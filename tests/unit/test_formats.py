"""Every format has a case, and every family one, so that nothing that tests ask of all leaves one out."""

from __future__ import annotations

import navspec
from formats import families, formats


def test_every_format_has_a_case_in_its_family() -> None:
    cases = [(format_.id, family.id) for family in families().values() for format_ in family.formats]
    assert sorted(cases) == sorted((format_.id, format_.family) for format_ in navspec.formats())
    assert len(formats()) == len(cases)
