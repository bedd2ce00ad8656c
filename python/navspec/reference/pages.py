"""Pages of the reference, made from the spec of a format and the rules of its family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from navspec.families import families, format_of
from navspec.family.contract import Format
from navspec.family.rules.declared import make_declared_checks
from navspec.family.rules.rule_set import parse_rule_texts
from navspec.records.report import Rule
from navspec.reference.addresses import page_of_rules
from navspec.reference.anchors import Anchors
from navspec.reference.model import Enum, Link, Page, Structure, Value
from navspec.reference.phrases import rows_within
from navspec.reference.relations import Relations, codes, partners
from navspec.reference.rows import Rows
from navspec.spec import Spec, Type, load_spec


def page(spec_id: str, package: str = "") -> Page:
    """The page of a format; a spec of a package that is named need not be of a family.

    Raises `NavspecError` where there is no such spec.
    """
    spec = load_spec(spec_id, package) if package else format_of(spec_id)[1].spec
    return page_of(spec, {name: each.spec for name, each in formats_of(spec).items()})


def page_of(spec: Spec, known: Mapping[str, Spec]) -> Page:
    """The page of a spec; `known` has the specs of its family by id."""
    formats = formats_of(spec)
    specs = [known[format_] for format_ in formats if format_ in known] or [spec]
    rules_on = page_of_rules(spec.family) if formats else spec.id
    elsewhere = "" if spec.id == rules_on else rules_on
    return _Maker(spec, elsewhere).page(() if elsewhere else _rules(spec, specs), specs, rules_on, formats.get(spec.id))


def formats_of(spec: Spec) -> dict[str, Format]:
    """The formats of the family of a spec by id; none where no family has the spec."""
    family = families().get(spec.family)
    found = {format_.id: format_ for format_ in family.formats} if family else {}
    return found if spec.id in found else {}


def _rules(spec: Spec, specs: list[Spec]) -> tuple[Rule, ...]:
    """The rules of a family with their texts, by code: those of its own, and those that its specs declare."""
    rule_set = families()[spec.family].rule_set() if spec.family in families() else None
    found = {rule.code: rule for rule in rule_set.rules} if rule_set else {}
    texts = parse_rule_texts(rule_set.texts()) if rule_set else {}
    for check in make_declared_checks(specs):
        code = check.rule.code
        found.setdefault(code, replace(check.rule, **texts.get(code, {})))
    return tuple(found[code] for code in sorted(found))


class _Maker:
    def __init__(self, spec: Spec, rules_on: str) -> None:
        self.spec = spec
        self.anchors = Anchors(spec)
        self.rows = Rows(spec, self.anchors, Relations(spec, self.anchors, rules_on))

    def page(self, rules: tuple[Rule, ...], specs: list[Spec], rules_on: str, form: Format | None) -> Page:
        spec = self.spec
        structures = tuple(self._structure(each) for each in self.anchors.order if not self.anchors.stands_within(each))
        return Page(
            id=spec.id,
            title=spec.title,
            version=spec.version,
            family=spec.family,
            endian=spec.endian,
            meaning=spec.doc,
            structures=structures,
            enums=tuple(self._enums(structures)),
            rules=rules,
            rules_on=rules_on,
            asked=_asked(spec, specs) if rules else {},
            relatives=tuple(each.id for each in specs if each.id != spec.id),
            extensions=form.extensions if form else (),
            variants=form.variants if form else (),
        )

    def _structure(self, kind: Type) -> Structure:
        size = f"at least {kind.min_size}" if kind.size is None else str(kind.size)
        inner = [self.spec.type_of(field) for field in kind.fields if field.kind == "struct"]
        within = [each for each in inner if self.anchors.stands_within(each)]
        return Structure(
            name=kind.name,
            anchor=self.anchors.structure(kind),
            size=size,
            meaning="" if kind is self.spec.root else kind.doc,
            rows=self.rows.of(kind),
            used=tuple(self._row(holder, each.id) for holder, each in self.anchors.holders.get(kind.name, ())),
            bits=sum(field.width for field in kind.fields) if kind.bits else 0,
            original=kind.notes.get("orig_id", ""),
            sources=tuple(dict.fromkeys(source for each in (kind, *within) for source in each.sources)),
            lender=Link(kind.lender, kind.name, kind.lender) if kind.lender else None,
        )

    def _row(self, kind: Type, name: str) -> Link:
        anchor = self.anchors.of(kind, name)
        return Link(anchor, anchor)

    def _enums(self, structures: tuple[Structure, ...]) -> Iterator[Enum]:
        used: dict[str, list[Link]] = {}
        for structure in structures:
            for row in rows_within(structure.rows):
                named = [row.enum] if row.enum else []
                texts = [part for text in (row.range, *row.relations) for part in text if isinstance(part, Link)]
                for name in dict.fromkeys(link.anchor for link in (*named, *texts) if link.anchor in self.spec.members):
                    used.setdefault(name, []).append(Link(row.anchor, row.anchor))
        for name, members in self.spec.members.items():
            values = tuple(
                Value(
                    member.value,
                    member.id,
                    f"{name}.{member.id}",
                    member.doc,
                    member.original,
                    member.notes.get("unit", ""),
                    tuple(partners(member)),
                )
                for member in members
            )
            yield Enum(name, name, values, tuple(used.get(name, ())))


def _asked(spec: Spec, specs: list[Spec]) -> dict[str, tuple[Link, ...]]:
    """Code -> the rows of all specs of the family whose annotations make the rule."""
    found: dict[str, list[Link]] = {}
    for other in specs:
        anchors = Anchors(other)
        for kind in anchors.order:
            for field in kind.fields:
                for code in codes(field):
                    anchor = anchors.of(kind, field.id)
                    found.setdefault(code, []).append(Link(anchor, anchor, "" if other.id == spec.id else other.id))
    return {code: tuple(links) for code, links in sorted(found.items())}
