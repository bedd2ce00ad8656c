"""How the compiled languages say what a dumper does."""

from __future__ import annotations

from conformance.emitting import Dialect, camel
from conformance.members import reachable
from navspec.spec import Spec
from navspec.tree.runtime import class_name
from navspec_build.packages import MODULE


def _owned(owner: str, name: str, separator: str) -> str:
    return class_name(owner) if name == owner else f"{class_name(owner)}{separator}{class_name(name)}"


def _snake(name: str) -> str:
    return name


GO = Dialect(
    function="func {name}(w *Writer, o *navspec.{cls}) {{\nw.put(`{{`)\n{body}w.put(`}}`)\n}}\n",
    get={"field": "o.{name}", "param": "o.{name}", "instance": "must(o.{name}())"},
    put={
        "int": "w.number(int64({v}))\n",
        "widths": "w.number(int64({v}))\n",
        "u8": "w.unsigned({v})\n",
        "bool": "w.truth({v})\n",
        "f4": "w.real(float64({v}))\n",
        "f8": "w.real({v})\n",
        "bytes": "w.bytes({v})\n",
        "struct": "{name}(w, {v})\n",
    },
    key='w.key(`"{id}":`)\n',
    each="w.put(`[`)\nfor _, each := range {v} {{\nw.next()\n{put}}}\nw.put(`]`)\n",
    present="if {v} {{\n{body}}}\n",
    file=(
        f'package main\n\nimport (\nnavspec "{MODULE}"\n"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"\n)\n\n'
        "{functions}\nvar readers = map[string]func(*kaitai.Stream) func(*Writer){{\n{table}}}\n"
    ),
    row=(
        '"{id}": func(io *kaitai.Stream) func(*Writer) {{\n'
        "o := navspec.New{cls}()\ncheck(o.Read(io, nil, o))\nreturn func(w *Writer) {{ {name}(w, o) }}\n}},\n"
    ),
    cls=lambda owner, name: _owned(owner, name, "_"),
    attribute=class_name,
)

JAVA = Dialect(
    function='private static void {name}(Writer w, {cls} o) {{\nw.put("{{");\n{body}w.put("}}");\n}}\n',
    get=dict.fromkeys(("field", "param", "instance"), "o.{name}()"),
    put={
        "int": "w.number({v});\n",
        "widths": "w.number({v});\n",
        "u8": "w.unsigned({v});\n",
        "bool": "w.truth({v});\n",
        "f4": "w.real({v});\n",
        "f8": "w.real({v});\n",
        "bytes": "w.bytes({v});\n",
        "struct": "{name}(w, {v});\n",
    },
    named="w.name({v}, {number});\n",
    key='w.key("\\"{id}\\":");\n',
    each='w.put("[");\nfor (var each : {v}) {{\nw.next();\n{put}}}\nw.put("]");\n',
    present="if ({v}) {{\n{body}}}\n",
    file=(
        "import io.kaitai.struct.KaitaiStream;\nimport java.util.Map;\n"
        "import java.util.function.Consumer;\nimport java.util.function.Function;\n\n"
        "final class Dumper {{\n"
        "static final Map<String, Function<KaitaiStream, Consumer<Writer>>> READERS = new java.util.HashMap<>();\n"
        "static {{\n{table}}}\n\n{functions}}}\n"
    ),
    row='READERS.put("{id}", io -> {{\nvar o = new {cls}(io);\nreturn w -> {name}(w, o);\n}});\n',
    cls=lambda owner, name: f"navspec.{_owned(owner, name, '.')}",
    attribute=camel,
)


def _cpp_headers(specs: list[Spec]) -> str:
    return '#include "main.h"\n#include <memory>\n' + "".join(f'#include "{spec.id}.h"\n' for spec in specs)


CPP = Dialect(
    function='static void {name}(Writer& w, navspec::{cls}& o) {{\nw.text += "{{";\n{body}w.text += "}}";\n}}\n',
    get=dict.fromkeys(("field", "param", "instance"), "o.{name}()"),
    put={
        "int": "w.number(static_cast<int64_t>({v}));\n",
        "widths": "w.number(static_cast<int64_t>({v}));\n",
        "u8": "w.unsigned_({v});\n",
        "bool": "w.truth({v});\n",
        "f4": "w.real({v});\n",
        "f8": "w.real({v});\n",
        "bytes": "w.bytes({v});\n",
        "struct": "{name}(w, *{v});\n",
    },
    named="w.name({v}, {number});\n",
    key='w.key("\\"{id}\\":");\n',
    each='w.text += "[";\nfor (auto& each : *{v}) {{\nw.next();\n{put}}}\nw.text += "]";\n',
    present="if ({v}) {{\n{body}}}\n",
    before=_cpp_headers,
    file=(
        "struct Dumpers {{\n{functions}}};\n\n"
        "const std::map<std::string, std::function<Dump(kaitai::kstream&)>> readers = {{\n{table}}};\n"
    ),
    row=(
        '{{"{id}", [](kaitai::kstream& io) -> Dump {{\nauto o = std::make_shared<navspec::{cls}>(&io);\n'
        "return [o](Writer& w) {{ Dumpers::{name}(w, *o); }};\n}}}},\n"
    ),
    cls=lambda owner, name: f"{owner}_t" if name == owner else f"{owner}_t::{name}_t",
    attribute=_snake,
)


def _rust_uses(specs: list[Spec]) -> str:
    modules = "".join(f"use navspec_formats::{spec.id}::*;\n" for spec in specs)
    names = [_owned(spec.root.owner, name, "_") for spec in specs for name in spec.enums]
    numbers = "".join(f"impl Number for {name} {{ fn number(&self) -> i64 {{ i64::from(self) }} }}\n" for name in names)
    return (
        f"use crate::{{parsed, Dump, Number, Writer}};\nuse kaitai::{{BytesReader, KResult}};\n{modules}\n{numbers}\n"
    )


RUST = Dialect(
    function='fn {name}(w: &mut Writer, o: &{cls}) -> KResult<()> {{\nw.put("{{");\n{body}w.put("}}");\nOk(())\n}}\n',
    get={"field": "*o.{name}()", "param": "*o.{name}()", "instance": "*o.{name}()?"},
    put={
        "int": "w.number(&{v});\n",
        "widths": "w.number(&{v});\n",
        "u8": "w.unsigned({v});\n",
        "bool": "w.truth({v});\n",
        "f4": "w.real({v} as f64);\n",
        "f8": "w.real({v});\n",
        "bytes": "w.bytes(&{v});\n",
        "struct": "{name}(w, &{v})?;\n",
    },
    widths="(o.{name}() as i64)",
    item="(*{v})",
    key='w.key("\\"{id}\\":");\n',
    each='w.put("[");\nfor each in ({v}).iter() {{\nw.next();\n{put}}}\nw.put("]");\n',
    present="if {v} {{\n{body}}}\n",
    before=_rust_uses,
    file=(
        "{functions}\npub fn read(id: &str, io: &BytesReader) -> KResult<Dump> {{\n"
        'match id {{\n{table}_ => panic!("no such format"),\n}}\n}}\n'
    ),
    row='"{id}" => {{ let o = parsed::<{cls}>(io)?; Ok(Box::new(move |w| {name}(w, &*o))) }}\n',
    cls=lambda owner, name: _owned(owner, name, "_"),
    attribute=_snake,
)

CSHARP = Dialect(
    function='private static void {name}(Writer w, {cls} o)\n{{\nw.Put("{{");\n{body}w.Put("}}");\n}}\n',
    get=dict.fromkeys(("field", "param", "instance"), "o.{name}"),
    # A field with `if` is a Nullable, of which only a cast gives the number.
    put={
        "int": "w.Number((long) {v});\n",
        "widths": "w.Number((long) {v});\n",
        "u8": "w.Unsigned((ulong) {v});\n",
        "bool": "w.Truth((bool) {v});\n",
        "f4": "w.Real((double) {v});\n",
        "f8": "w.Real((double) {v});\n",
        "bytes": "w.Bytes({v});\n",
        "struct": "{name}(w, {v});\n",
    },
    named="w.Name((long) {v}, (long) {number});\n",
    key='w.Key("\\"{id}\\":");\n',
    each='w.Put("[");\nforeach (var each in {v})\n{{\nw.Next();\n{put}}}\nw.Put("]");\n',
    present="if ((bool) {v})\n{{\n{body}}}\n",
    file=(
        "using System;\nusing System.Collections.Generic;\nusing Kaitai;\n\n"
        "public static class Dumper\n{{\n"
        "public static readonly Dictionary<string, Func<KaitaiStream, Action<Writer>>> Readers =\n"
        "new Dictionary<string, Func<KaitaiStream, Action<Writer>>>\n{{\n{table}}};\n\n{functions}}}\n"
    ),
    row='{{ "{id}", io => {{ var o = new {cls}(io); return w => {name}(w, o); }} }},\n',
    cls=lambda owner, name: f"Navspec.{_owned(owner, name, '.')}",
    attribute=class_name,
)


def _nim_class(owner: str, name: str) -> str:
    return _owned(owner, name, "_")


def _nim_uses(specs: list[Spec]) -> str:
    """What is imported, and all functions, which call each other before they are defined."""
    modules = ", ".join(spec.id for spec in specs)
    kinds = [kind for spec in specs for kind in reachable(spec)]
    declared = "".join(f"proc dump(w: Writer, o: {_nim_class(kind.owner, kind.name)})\n" for kind in kinds)
    return f"import kaitai_struct_nim_runtime, writer\nimport {modules}\n\n{declared}\n"


NIM = Dialect(
    function='proc dump(w: Writer, o: {cls}) =\n  w.put("{{")\n{body}  w.put("}}")\n\n',
    get=dict.fromkeys(("field", "param", "instance"), "o.`{name}`"),
    put={
        "int": "w.number(int64({v}))\n",
        "widths": "w.number(int64({v}))\n",
        "u8": "w.unsigned({v})\n",
        "bool": "w.truth({v})\n",
        "f4": "w.real(float64({v}))\n",
        "f8": "w.real({v})\n",
        "bytes": "w.bytes({v})\n",
        "struct": "dump(w, {v})\n",
    },
    named="w.name({v}, int64({number}))\n",
    key='w.key("\\"{id}\\":")\n',
    each='w.put("[")\nfor each in {v}:\n  w.next()\n{put}w.put("]")\n',
    present="if {v}:\n{body}",
    before=_nim_uses,
    file=(
        "{functions}proc read*(id: string, io: KaitaiStream): proc (w: Writer) =\n"
        '  case id\n{table}  else: raise newException(ValueError, "no such format")\n'
    ),
    row='  of "{id}":\n    let o = {cls}.read(io, nil, nil)\n    result = proc (w: Writer) = dump(w, o)\n',
    cls=_nim_class,
    attribute=camel,
)
