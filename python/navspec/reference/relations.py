"""Annotations of fields as text: references, counts, rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from navspec.family.rules.declared import RULE_KEYS
from navspec.reference.addresses import Anchors
from navspec.reference.expressions import format_constant
from navspec.reference.model import Link, Text, join_list, join_text
from navspec.spec import Field, Member, Spec, Type

Note = Mapping[str, Any]


def rule_codes(kind: Type, field: Field) -> list[str]:
    """Return the codes of the rules that a field of a structure makes."""
    notes = (note for key in RULE_KEYS for note in field.notes_of(key))
    return list(dict.fromkeys(note["code"] for note in (*notes, *_checks_of(kind, field)) if "code" in note))


def _checks_of(kind: Type, field: Field) -> Iterator[Note]:
    """Yield the checks at a field, and those of its structure that point at it; a derived value is one of them."""
    yield from field.notes.get("checks", ())
    yield from field.notes_of("derived")
    for note in kind.notes.get("checks", ()):
        faults = note.get("faults", [note])
        if any(
            fault.get("at", note.get("at", fault.get("each", ""))).partition(".")[0] == field.id for fault in faults
        ):
            yield note


def _describe_check(note: Note) -> Iterator[list[str | Link]]:
    """Yield what must hold in the words of the spec, with the rows for which it must."""
    if "value" in note:
        yield ["follows from others: ", _one_line(note["value"])]
        return
    for fault in note.get("faults", [note]):
        right = fault.get("right", note.get("right"))
        holds = fault.get("assert", note.get("assert", f"value == {right}"))
        where = f", where {_one_line(note['when'])}" if "when" in note else ""
        yield [f"must hold: {_one_line(holds)}{where}"]


def _one_line(text: Any) -> str:
    return " ".join(str(text).split())


def describe_partners(member: Member) -> Iterator[Text]:
    """Yield the values that a member of an enum is used with."""
    for name, values in member.notes.get("with", {}).items():
        texts: list[Text] = [
            (Link(value, f"{name}.{value}"),) if isinstance(value, str) else (format_constant(value),)
            for value in (values if isinstance(values, list) else [values])
        ]
        yield join_text([f"{name.replace('_', ' ')}: ", *join_list(texts, "and")])


class Relations:
    """Sentences about the annotations of a spec; `rules_on` is the page of the rules, "" for the page of the spec."""

    def __init__(self, spec: Spec, anchors: Anchors, rules_on: str = "") -> None:
        self.spec = spec
        self.anchors = anchors
        self.rules_on = rules_on
        self._row_sentences = self._collect_row_sentences()

    def of(self, kind: Type, field: Field) -> tuple[Text, ...]:
        """Return all sentences about a field except its range."""
        sentences = [join_text(words) for words in self._iter_sentences(kind, field)]
        return (*sentences, *(text for text, _ in self._row_sentences.get((kind.name, field.id), ())))

    def rules(self, kind: Type, field: Field) -> tuple[Link, ...]:
        """Return the rules that a field makes, then rules that a list makes about it."""
        at_lists = [code for _, row_codes in self._row_sentences.get((kind.name, field.id), ()) for code in row_codes]
        return tuple(map(self.rule, dict.fromkeys([*rule_codes(kind, field), *at_lists])))

    def rule(self, code: str) -> Link:
        """Return a link to a rule."""
        return Link(code, code, self.rules_on)

    def range(self, field: Field, must_be: Text) -> Text:
        """Return the values that reading requires, and the expected values of `-expect`."""
        parts = [join_text(["must be ", *must_be])] if must_be else []
        for note in field.notes_of("expect"):
            code = [" (", self.rule(note["code"]), ")"] if "code" in note else []
            parts.append(join_text(["should be ", *self._expected_values(note), *code]))
        return join_text([part for index, text in enumerate(parts) for part in (["; ", *text] if index else text)])

    def _expected_values(self, note: Note) -> Text:
        if "in-enum" in note:
            return ("one of ", Link(note["in-enum"], note["in-enum"]))
        if "any-of" in note:
            return join_list([(format_constant(value),) for value in note["any-of"]])
        if "eq" in note:
            return (format_constant(note["eq"]),)
        return format_range(*((format_constant(note[key]),) if key in note else () for key in ("min", "max")))

    def _collect_row_sentences(self) -> dict[tuple[str, str], list[tuple[Text, list[str]]]]:
        """Return, by type and field, the sentences that annotations of lists make about that field of their records."""
        sentences: dict[tuple[str, str], list[tuple[Text, list[str]]]] = {}
        for kind in self.spec.types.values():
            for field in kind.fields:
                if field.kind != "struct":
                    continue
                for key, name in (("ref", "row"), ("range_ref", "first")):
                    for note in field.notes_of(key):
                        of = self.spec.type_of(field).by_id.get(note.get(name, ""))
                        if of:
                            sentence = join_text(self._describe_target(key, note, self.spec.type_of(field)))
                            code = [note["code"]] if "code" in note else []
                            field_sentences = sentences.setdefault((field.type, of.id), [])
                            if (sentence, code) not in field_sentences:
                                field_sentences.append((sentence, code))
        return sentences

    def _iter_sentences(self, kind: Type, field: Field) -> Iterator[list[str | Link]]:
        for key, word in (("count_of", "elements"), ("size_of", "bytes")):
            for note in field.notes_of(key):
                of = self.anchors.link(kind, [note["list"]])
                bias = note.get("bias", 0)
                yield [f"number of {word} of ", of, f" {'+' if bias > 0 else '-'} {abs(bias)}" if bias else ""]
        for note in field.notes_of("index"):
            enum, first = note["enum"], note.get("first", 0)
            member = self.spec.enums[enum].get(first)
            start = Link(member, f"{enum}.{member}") if member else str(first)
            yield ["one for each ", Link(enum, enum), ", from ", start, " on"]
        for note in field.notes_of("key"):
            yield ["the number of its row" if note["is"] == "row" else "the number of its file"]
        if field.notes_of("unique"):
            yield ["no two rows share it"]
        for note in field.notes_of("checksum"):
            yield self._checksum(kind, note)
        for note in field.notes_of("echo"):
            yield [f"each byte repeats the one {note['distance']:,} before it; new files get {note['size']:,} bytes"]
        for table in field.notes_of("pairs"):
            yield ["a bit for each pair of rows of ", self._table(table)]
        for note in field.notes_of("beside"):
            yield ["a row for each row of ", self._table(note if isinstance(note, str) else note["table"])]
        for note in _checks_of(kind, field):
            yield from _describe_check(note)
        for note in field.notes_of("files"):
            of = self.spec.type_of(field)
            yield ["each is a file of ", self._name(of, note["size"]), " bytes at ", self._name(of, note["offset"])]
        for key in ("ref", "range_ref"):
            for note in field.notes_of(key):
                yield self._describe_target(key, note, self.spec.type_of(field) if field.kind == "struct" else kind)
        if column := field.notes.get("column"):
            name = "its fields are columns under their own names" if column == "." else f"the column `{column}`"
            yield [f"{name} to the rules of the family, as in its other formats"]

    def _checksum(self, kind: Type, note: Note) -> list[str | Link]:
        if note["algorithm"] == "unknown":
            return ["a hash of the file that nobody knows how to compute"]
        return [f"sum of the bytes from {note['from']} to ", self.anchors.link(kind, [note["until"]]), ", modulo 2^32"]

    def _describe_target(self, key: str, note: Note, kind: Type) -> list[str | Link]:
        """Return the target of a record, or of a number in it."""
        table, to = self.anchors.table(note["table"])[1], self._table(note["table"])
        if key == "range_ref":
            first = self._name(kind, note["first"])
            if "count" not in note:
                return ["rows of ", to, " from row ", first, " on, to that of the next row"]
            return [self._name(kind, note["count"]), " rows of ", to, " from row ", first, " on"]
        words: list[str | Link] = ["where ", self._name(self.spec.root, note["if"]), ": "] if "if" in note else []
        words += [self._name(kind, note["row"]), " is "] if "row" in note else []
        if "key" in note:
            words += ["the ", self._name(self.spec.type_of(table), note["key"]), " of a row of ", to]
        else:
            words += ["a row of ", to]
            words += [f", counted from {note['base']}"] if "base" in note else []
        if "below" in note:
            words += [", below ", self._name(self.spec.root, note["below"])]
        if "file" in note:
            words += [", in the file that ", self._name(kind, note["file"]), " names"]
        if "none" in note:
            words += [f"; {format_constant(note['none'])} for none"]
        return words

    def _table(self, name: str) -> Link:
        around, table = self.anchors.table(name)
        return Link(name, self.anchors.of(around, table.id))

    def _name(self, kind: Type, name: str) -> str | Link:
        return self.anchors.column(kind, name) or name


def format_range(low: Text, high: Text) -> Text:
    """Return text such as "1 to 3" or "at least 1"."""
    if low and high:
        return join_text([*low, " to ", *high])
    return join_text(["at least ", *low] if low else ["at most ", *high])
