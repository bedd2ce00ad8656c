"""What the annotations of a field say, as text: where it leads, what it counts, which rules it makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from navspec.family.rules.declared import RULE_KEYS
from navspec.reference.anchors import Anchors
from navspec.reference.model import Link, Text
from navspec.reference.words import joined, listed, number
from navspec.spec import Field, Member, Spec, Type

Note = Mapping[str, Any]


def codes(each: Field) -> list[str]:
    """Codes of the rules that a field makes."""
    return list(dict.fromkeys(note["code"] for key in RULE_KEYS for note in each.notes_of(key) if "code" in note))


def partners(member: Member) -> Iterator[Text]:
    """What goes with a member of an enum."""
    for name, given in member.notes.get("with", {}).items():
        texts: list[Text] = [
            (Link(each, f"{name}.{each}"),) if isinstance(each, str) else (number(each),)
            for each in (given if isinstance(given, list) else [given])
        ]
        yield joined([f"{name.replace('_', ' ')}: ", *listed(texts, "and")])


class Relations:
    """The sentences of a spec's annotations; `rules_on` is the page of the rules, "" for that of the spec."""

    def __init__(self, spec: Spec, anchors: Anchors, rules_on: str = "") -> None:
        self.spec = spec
        self.anchors = anchors
        self.rules_on = rules_on
        self._of_rows = self._gathered()

    def of(self, kind: Type, each: Field) -> tuple[Text, ...]:
        """Everything that is said of a field besides its range."""
        own = [joined(words) for words in self._own(kind, each)]
        return (*own, *(text for text, _ in self._of_rows.get((kind.name, each.id), ())))

    def rules(self, kind: Type, each: Field) -> tuple[Link, ...]:
        """The rules that a field makes, then those that a list makes about it."""
        at_lists = [code for _, found in self._of_rows.get((kind.name, each.id), ()) for code in found]
        return tuple(map(self.rule, dict.fromkeys([*codes(each), *at_lists])))

    def rule(self, code: str) -> Link:
        """Link to a rule."""
        return Link(code, code, self.rules_on)

    def range(self, each: Field, must_be: Text) -> Text:
        """What a value must be, and what `-expect` adds."""
        parts = [joined(["must be ", *must_be])] if must_be else []
        for note in each.notes_of("expect"):
            code = [" (", self.rule(note["code"]), ")"] if "code" in note else []
            parts.append(joined(["should be ", *self._expected(note), *code]))
        return joined([part for index, text in enumerate(parts) for part in (["; ", *text] if index else text)])

    def _expected(self, note: Note) -> Text:
        if "in-enum" in note:
            return ("one of ", Link(note["in-enum"], note["in-enum"]))
        if "any-of" in note:
            return listed([(number(each),) for each in note["any-of"]])
        if "eq" in note:
            return (number(note["eq"]),)
        return limits(*((number(note[key]),) if key in note else () for key in ("min", "max")))

    def _gathered(self) -> dict[tuple[str, str], list[tuple[Text, list[str]]]]:
        """By type and field: what annotations of lists say of that field of their records."""
        found: dict[tuple[str, str], list[tuple[Text, list[str]]]] = {}
        for kind in self.spec.types.values():
            for field in kind.fields:
                if field.kind != "struct":
                    continue
                for key, name in (("ref", "row"), ("range_ref", "first")):
                    for note in field.notes_of(key):
                        of = self.spec.type_of(field).by_id.get(note.get(name, ""))
                        if of:
                            sentence = joined(self._leads(key, note, self.spec.type_of(field)))
                            code = [note["code"]] if "code" in note else []
                            said = found.setdefault((field.type, of.id), [])
                            if (sentence, code) not in said:
                                said.append((sentence, code))
        return found

    def _own(self, kind: Type, each: Field) -> Iterator[list[str | Link]]:
        for key, word in (("count_of", "elements"), ("size_of", "bytes")):
            for note in each.notes_of(key):
                of = self.anchors.link(kind, [note["list"]])
                bias = note.get("bias", 0)
                yield [f"number of {word} of ", of, f" {'+' if bias > 0 else '-'} {abs(bias)}" if bias else ""]
        for note in each.notes_of("index"):
            enum, first = note["enum"], note.get("first", 0)
            member = self.spec.enums[enum].get(first)
            start = Link(member, f"{enum}.{member}") if member else str(first)
            yield ["one for each ", Link(enum, enum), ", from ", start, " on"]
        for note in each.notes_of("key"):
            yield ["the number of its row" if note["is"] == "row" else "the number of its file"]
        if each.notes_of("unique"):
            yield ["no two rows share it"]
        for note in each.notes_of("checksum"):
            yield self._checksum(kind, note)
        for note in each.notes_of("echo"):
            yield [f"each byte repeats the one {note['distance']:,} before it; new files get {note['size']:,} bytes"]
        for table in each.notes_of("pairs"):
            yield ["a bit for each pair of rows of ", self._table(table)]
        for table in each.notes_of("beside"):
            yield ["a row for each row of ", self._table(table)]
        for note in each.notes_of("files"):
            of = self.spec.type_of(each)
            yield ["each is a file of ", self._name(of, note["size"]), " bytes at ", self._name(of, note["offset"])]
        for key in ("ref", "range_ref"):
            for note in each.notes_of(key):
                yield self._leads(key, note, self.spec.type_of(each) if each.kind == "struct" else kind)
        if column := each.notes.get("column"):
            name = "its fields are columns under their own names" if column == "." else f"the column `{column}`"
            yield [f"{name} to the rules of the family, as in its other formats"]

    def _checksum(self, kind: Type, note: Note) -> list[str | Link]:
        if note["algorithm"] == "unknown":
            return ["a hash of the file that nobody knows how to compute"]
        return [f"sum of the bytes from {note['from']} to ", self.anchors.link(kind, [note["until"]]), ", modulo 2^32"]

    def _leads(self, key: str, note: Note, kind: Type) -> list[str | Link]:
        """Where a record, or a number of it, leads."""
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
            words += [f"; {number(note['none'])} for none"]
        return words

    def _table(self, name: str) -> Link:
        around, table = self.anchors.table(name)
        return Link(name, self.anchors.of(around, table.id))

    def _name(self, kind: Type, name: str) -> str | Link:
        return self.anchors.column(kind, name) or name


def limits(low: Text, high: Text) -> Text:
    """The likes of "1 to 3" and "at least 1"."""
    if low and high:
        return joined([*low, " to ", *high])
    return joined(["at least ", *low] if low else ["at most ", *high])
