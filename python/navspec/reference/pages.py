"""Pages of the reference, made from the spec of a format and the rules of its family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from navspec.families import families, find_format
from navspec.family.contract import Format
from navspec.family.rules.checks import build_checks
from navspec.family.rules.declared import build_declared_checks
from navspec.family.rules.read_errors import build_read_rules
from navspec.family.rules.rule_set import parse_rule_texts
from navspec.records.report import Rule
from navspec.reference.addresses import Anchors, page_of_rules
from navspec.reference.model import Enum, Link, Page, Structure, Value, iter_rows
from navspec.reference.relations import Relations, describe_partners, rule_codes
from navspec.reference.rows import ReferenceRows
from navspec.spec import Spec, Type, load_spec


def load_page(spec_id: str, package: str = "") -> Page:
    """Return the page of a format; with a package, the spec may have no family.

    Raises `NavspecError` for an unknown spec.
    """
    spec = load_spec(spec_id, package) if package else find_format(spec_id)[1].spec
    return build_page(spec, {name: format_.spec for name, format_ in family_formats(spec).items()})


def build_page(spec: Spec, specs_by_id: Mapping[str, Spec]) -> Page:
    """Return the page of a spec; `specs_by_id` has the specs of its family."""
    formats = family_formats(spec)
    specs = [specs_by_id[format_] for format_ in formats if format_ in specs_by_id] or [spec]
    rules_on = page_of_rules(spec.family) if formats else spec.id
    elsewhere = "" if spec.id == rules_on else rules_on
    return _PageBuilder(spec, elsewhere).build(
        () if elsewhere else _family_rules(spec, specs), specs, rules_on, formats.get(spec.id)
    )


def family_formats(spec: Spec) -> dict[str, Format]:
    """Return the formats of the family of a spec by id; empty if the spec has no family."""
    family = families().get(spec.family)
    formats = {format_.id: format_ for format_ in family.formats} if family else {}
    return formats if spec.id in formats else {}


def _family_rules(spec: Spec, specs: list[Spec]) -> tuple[Rule, ...]:
    """Return the rules of a family with their texts, sorted by code: rules of the family, and rules in its specs."""
    rule_set = families()[spec.family].rule_set() if spec.family in families() else None
    rules = {rule.code: rule for rule in rule_set.rules} if rule_set else {}
    texts = parse_rule_texts(rule_set.texts()) if rule_set else {}
    declared = (*build_declared_checks(specs, rule_set), *build_checks(specs, rule_set))
    for check in (*build_read_rules(specs, rule_set), *declared):
        code = check.rule.code
        rules.setdefault(code, replace(check.rule, **texts.get(code, {})))
    return tuple(rules[code] for code in sorted(rules))


class _PageBuilder:
    def __init__(self, spec: Spec, rules_on: str) -> None:
        self.spec = spec
        self.anchors = Anchors(spec)
        self.rows = ReferenceRows(spec, self.anchors, Relations(spec, self.anchors, rules_on))

    def build(self, rules: tuple[Rule, ...], specs: list[Spec], rules_on: str, form: Format | None) -> Page:
        spec = self.spec
        structures = tuple(self._structure(type_) for type_ in self.anchors.order if not self.anchors.is_inline(type_))
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
            asked=_declared_rows(spec, specs) if rules else {},
            relatives=tuple(relative.id for relative in specs if relative.id != spec.id),
            extensions=form.extensions if form else (),
            variants=form.variants if form else (),
        )

    def _structure(self, kind: Type) -> Structure:
        constant = self.rows.constants.type_size(kind)
        size = f"at least {kind.min_size}" if constant is None else str(constant)
        inner = [self.spec.type_of(field) for field in kind.fields if field.kind == "struct"]
        within = [type_ for type_ in inner if self.anchors.is_inline(type_)]
        return Structure(
            name=kind.name,
            anchor=self.anchors.structure(kind),
            size=size,
            meaning="" if kind is self.spec.root else kind.doc,
            rows=self.rows.of(kind),
            used=tuple(self._row(holder, field.id) for holder, field in self.anchors.holders.get(kind.name, ())),
            bits=sum(field.width for field in kind.fields) if kind.bits else 0,
            original=kind.notes.get("orig_id", ""),
            sources=tuple(dict.fromkeys(source for type_ in (kind, *within) for source in type_.sources)),
            lender=Link(kind.lender, kind.name, kind.lender) if kind.lender else None,
        )

    def _row(self, kind: Type, name: str) -> Link:
        anchor = self.anchors.of(kind, name)
        return Link(anchor, anchor)

    def _enums(self, structures: tuple[Structure, ...]) -> Iterator[Enum]:
        used: dict[str, list[Link]] = {}
        for structure in structures:
            for row in iter_rows(structure.rows):
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
                    tuple(describe_partners(member)),
                )
                for member in members
            )
            yield Enum(name, name, values, tuple(used.get(name, ())))


def _declared_rows(spec: Spec, specs: list[Spec]) -> dict[str, tuple[Link, ...]]:
    """Return code -> the rows of all specs of the family whose annotations make the rule."""
    rows: dict[str, list[Link]] = {}
    for family_spec in specs:
        anchors = Anchors(family_spec)
        for kind in anchors.order:
            for field in kind.fields:
                for code in rule_codes(kind, field):
                    anchor = anchors.of(kind, field.id)
                    rows.setdefault(code, []).append(
                        Link(anchor, anchor, "" if family_spec.id == spec.id else family_spec.id)
                    )
    return {code: tuple(links) for code, links in sorted(rows.items())}
