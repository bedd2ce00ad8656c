"""Every authoring rule has a sample that breaks it and nothing else, and the specs of the repository break none."""

from pathlib import Path

import pytest

from navspec.spec.ksy.lint import lint
from navspec_build.lint.texts import find_missing_entries
from navspec_build.paths import HERE

META = """\
meta:
  id: sample
  title: Sample
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  -family: sample
  -version: 1.0.0
doc: A sample.
"""
TAIL = "doc: d, -evidence: engine, -unit: none}"
ONE = f"seq: [{{id: x, type: u1, {TAIL}]"
WIDE = f"seq: [{{id: x, type: u4, {TAIL}, {{id: n, type: u2, {TAIL}]"

ABSENT = f"""
seq: [{{id: n, type: u1, {TAIL}, {{id: x, type: u4, if: has_x, {TAIL}]
instances: {{has_x: {{value: n > 1}}, y: {{value: VALUE}}}}
"""
LOOKUP = f"""
seq:
  - {{id: num_polygons, type: u1, {TAIL}
  - {{id: polygons, type: polygon, repeat: expr, repeat-expr: num_polygons, {TAIL}
  - {{id: faces, type: face, repeat: expr, repeat-expr: 3, {TAIL}
types:
  polygon: {{{ONE}}}
  face:
    seq: [{{id: n, type: u1, {TAIL}, {{id: row, ROW, {TAIL}]
    instances:
      has_row: {{value: n > 1}}
      wide: {{value: row.as<u4>}}
      corners: {{value: "row < _root.num_polygons.as<u4> ? _root.polygons[INDEX].x : 0"}}
"""
FAR = f"""
seq:
  - {{id: num_rows, type: u4, valid: {{max: BOUND}}, {TAIL}
  - {{id: rows, type: u4, repeat: expr, repeat-expr: num_rows, {TAIL}
instances: {{ofs_end: {{value: (num_rows.as<s8> * 4.as<s8>).as<s8>}}}}
"""


COMPLETE = ("W23", "W24")
"""Rules that ask every structure and every number to say more than the short samples do; they have samples of their own."""


def found(folder: Path, text: str, name: str = "sample.ksy") -> list[tuple[str, str]]:
    """(where, rule) of each problem in a spec with this text, without what it leaves unsaid."""
    return [(where, rule) for where, rule in everything(folder, text, name) if rule not in COMPLETE]


def everything(folder: Path, text: str, name: str = "sample.ksy") -> list[tuple[str, str]]:
    """(where, rule) of each problem in a spec with this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [(problem.where, problem.rule) for problem in lint([path], folder)]


def test_real_specs_pass() -> None:
    assert lint([*HERE.specs, *HERE.imported, *HERE.test_specs], HERE.root) == []


CLEAN = f"""
seq:
  - id: num_rows
    -orig-id: m_count
    type: u4
    valid:
      max: ((_io.size - _io.pos) / sizeof<row>).as<u4>
    doc: Rows.
    -evidence:
      - engine
      - measured
  - {{id: rows, type: row, repeat: expr, repeat-expr: num_rows, {TAIL}
  - {{id: lengths, type: u1, repeat: expr, repeat-expr: _root.num_rows, {TAIL}
  - {{id: tail, size: 4, if: has_tail, {TAIL}
  - {{id: pad, size: (4 - _io.pos % 4) % 4, {TAIL}
  - {{id: rest, size: _io.size - _io.pos - 4, {TAIL}
  - {{id: last, type: u4, {TAIL}
instances:
  has_tail:
    value: _io.size.as<s8> > num_rows.as<s8> * 4
    -decision: true
types:
  row:
    seq:
      - id: x
        type: s2
        doc: d
        -unit: m
        -scale: east
        -evidence: engine
        -expect: {{min: 0, code: A_B, severity: info, evidence: engine}}
      - {{id: flags, type: row_flags, {TAIL}
      - {{id: kind, type: u1, {TAIL}
      - {{id: shape, size: 8, type: {{switch-on: kind, cases: {{1: point, _: raw}}}}, {TAIL}
    instances:
      east:
        value: x.as<f8> * 0.125
      kind_name:
        value: kind
        enum: kinds
  row_flags:
    seq:
      - {{id: on_road, type: b1le, {TAIL}
      - {{id: direction, type: b2le, enum: directions, {TAIL}
      - {{id: reserved, type: b5le, {TAIL}
  point:
    seq:
      - {{id: y, type: u2, {TAIL}
      - {{id: unparsed, size-eos: true, {TAIL}
  raw:
    seq:
      - {{id: unparsed, size-eos: true, {TAIL}
enums:
  kinds:
    1: flat
    2: {{id: steep, doc: d}}
  directions:
    0: north
    1: east
    2: south
    3: west
"""


def test_clean_sample(tmp_path: Path) -> None:
    assert found(tmp_path, META + CLEAN) == []


RULE = "code: A_B, severity: info, evidence: engine"
SUM = f"-checksum: {{algorithm: sum32, from: 0, until: x, {RULE}}}"
ECHO = f"-echo: {{distance: 4, size: 64, {RULE}}}"
PAD = f"{{id: pad, size: _io.size - _io.pos - 4, {TAIL[:-1]}, {ECHO}}}"
LAST = f"{{id: last, type: u4, {TAIL}"
SHARED = "{max: 3, severity: info, evidence: engine}"
EXPECTING = f"seq: [{{{{id: x, type: u1, {TAIL[:-1]}, -expect: {{}}}}}}]"
ROWS = "seq: [{id: rows, type: row, doc: d, -evidence: engine}]\n"
SCALED = """\
seq: [{{id: x, type: u1, doc: d, -evidence: engine, {}}}, {{id: y, type: u1, doc: d, -evidence: engine, -unit: none}}]
instances:
  metres: {{value: x.as<f8> * 0.125, doc: d, -unit: m}}
  east: {{value: y.as<f8> * 0.125, doc: d, -unit: m}}
  shifted: {{value: x.as<f8> * 0.125 + 1.0, doc: d, -unit: m}}
"""
OPTIONAL = """\
seq:
  - {{id: kind, type: u1, doc: d, -evidence: engine}}
  - {{id: x, type: u1, if: has_x, doc: d, -evidence: engine}}
instances: {{has_x: {{value: kind > 1, doc: {}}}}}
"""
CHOICE = """\
seq: [{{id: kind, type: u1, doc: d, -evidence: engine}}]
instances: {{kind_name: {{value: kind, enum: kinds, doc: {}}}}}
enums: {{kinds: {{0: {{id: flat, doc: d}}}}}}
"""
SEALED = [
    ("-checksum", "seq/x", f"seq: [{{id: x, type: u2, {TAIL[:-1]}, {SUM}}}]"),
    ("-checksum", "seq/x", f"seq: [{{id: x, type: u4, repeat: expr, repeat-expr: 2, {TAIL[:-1]}, {SUM}}}]"),
    ("-checksum", "seq/sum", f"seq: [{{id: sum, type: u4, {TAIL[:-1]}, {SUM}}}, {{id: x, type: u1, {TAIL}]"),
    ("-checksum", "seq/y", f"seq: [{{id: x, type: u4, {TAIL[:-1]}, {SUM}}}, {{id: y, type: u4, {TAIL[:-1]}, {SUM}}}]"),
    (
        "-checksum",
        "types/part/seq/x",
        f"seq: [{{id: y, type: part, {TAIL}]\ntypes: {{part: {{seq: [{{id: x, type: u4, {TAIL[:-1]}, {SUM}}}]}}}}",
    ),
    ("-checksum", "seq/x", f"seq: [{{id: x, size-eos: true, {TAIL[:-1]}, -checksum: {{algorithm: unknown}}}}]"),
    ("schema", "seq/x/-checksum", f"seq: [{{id: x, type: u4, {TAIL[:-1]}, -checksum: {{algorithm: sum32}}}}]"),
    (
        "schema",
        "seq/x/-checksum",
        f"seq: [{{id: x, type: u4, {TAIL[:-1]}, -checksum: {{algorithm: unknown, from: 0}}}}]",
    ),
    ("-echo", "seq/x", f"seq: [{{id: x, size: 8, {TAIL[:-1]}, {ECHO}}}]"),
    ("-echo", "seq/x", f"seq: [{{id: x, type: u4, {TAIL[:-1]}, {ECHO}}}]"),
    ("-echo", "seq/pad", f"seq: [{PAD}, {{id: align, size: (4 - _io.pos % 4) % 4, {TAIL}, {LAST}]"),
    (
        "-echo",
        "seq/pad",
        f"seq: [{PAD[:-2]}, message: '{{value}}'}}}}, {LAST}]",
    ),
    ("schema", "seq/pad/-echo/distance", f"seq: [{PAD.replace('distance: 4', 'distance: 0')}, {LAST}]"),
]


def test_sealed_fields_that_are_sound(tmp_path: Path) -> None:
    last = f"{{id: last, type: u4, {TAIL[:-1]}, {SUM.replace('until: x', 'until: pad')}}}"
    assert found(tmp_path, META + f"seq: [{PAD}, {last}]") == []
    hashed = f"{{id: x, size: 16, {TAIL[:-1]}, -checksum: {{algorithm: unknown}}}}"
    rest = f"{{id: rest, size-eos: true, {TAIL[:-1]}, {ECHO}}}"
    assert found(tmp_path, META + f"seq: [{hashed}, {rest}]") == []


BROKEN = [
    (
        "W1",
        "types/point",
        f"""
seq:
  - {{id: kind, type: u1, {TAIL}
  - {{id: shape, size: 8, type: {{switch-on: kind, cases: {{1: point}}}}, {TAIL}
types:
  point:
    seq:
      - {{id: y, type: u2, {TAIL}
""",
    ),
    (
        "W1",
        "types/bits",
        f"""
seq: [{{id: flags, type: bits, {TAIL}]
types: {{bits: {{seq: [{{id: low, type: b3le, {TAIL}]}}}}
""",
    ),
    (
        "-bits",
        "seq/flags",
        """
seq:
  - {id: flags, type: u4, doc: Bits., -evidence: engine, -bits: {0: low, 1: {flags: high, _: other}}}
""",
    ),
    (
        "-bits",
        "seq/flags",
        """
seq:
  - {id: flags, type: u4, doc: Bits., -evidence: engine, -bits: {0: low, 1: {is_wide: low, _: other}}}
instances:
  is_wide: {value: flags > 1, doc: Whether.}
""",
    ),
    ("schema", "seq/flags/-bits", f"seq: [{{id: flags, type: u4, -bits: {{64: low}}, {TAIL}]"),
    ("W2", "seq/title", f"seq: [{{id: title, size: 8, type: str, encoding: ASCII, {TAIL}]"),
    ("W3", "seq/title", f"seq: [{{id: title, type: strz, encoding: UTF-16LE, {TAIL}]"),
    ("W4", "seq/x/valid/eq", f"seq: [{{id: x, type: u4, valid: {{eq: 0xffffffff}}, {TAIL}]"),
    (
        "W6",
        "instances/here",
        f"{ONE}\ninstances: {{here: {{value: _io.pos.as<s8> > 3, -decision: true}}}}",
    ),
    (
        "W6",
        "types/row/instances/number",
        f"""
seq: [{{id: rows, type: row, {TAIL}]
types: {{row: {{{ONE}, instances: {{number: {{value: _index + 1}}}}}}}}
""",
    ),
    (
        "W7",
        "seq/rows",
        f"""
seq:
  - {{id: num_rows, type: u2, {TAIL}
  - {{id: rows, type: u1, repeat: expr, repeat-expr: _root.num_rows, {TAIL}
""",
    ),
    (
        "W7",
        "types/part/seq/rows",
        f"""
seq: [{{id: num_rows, type: u2, {TAIL}, {{id: parts, type: part, {TAIL}]
types:
  part:
    seq: [{{id: x, type: u1, {TAIL}, {{id: rows, type: u1, repeat: expr, repeat-expr: _parent.num_rows, {TAIL}]
""",
    ),
    ("W7", "seq/note", f"seq: [{{id: count, type: u2, {TAIL}, {{id: note, size: count, {TAIL}]"),
    (
        "W8",
        "types/row/seq/x",
        f"""
seq: [{{id: one, type: row, {TAIL}]
types: {{row: {{seq: [{{id: low, type: b8le, {TAIL}, {{id: x, type: u1, {TAIL}]}}}}
""",
    ),
    (
        "W8",
        "types/bits/seq/low",
        f"seq: [{{id: flags, type: bits, {TAIL}]\ntypes: {{bits: {{seq: [{{id: low, type: b8, {TAIL}]}}}}",
    ),
    (
        "W8",
        "types/bits/seq/low",
        f"""
seq: [{{id: flags, type: bits, {TAIL}]
types: {{bits: {{seq: [{{id: low, type: b8le, repeat: expr, repeat-expr: 2, {TAIL}]}}}}
""",
    ),
    (
        "W9",
        "seq/num_rows",
        f"seq: [{{id: num_rows, type: u4, {TAIL}, {{id: rows, type: u1, repeat: expr, repeat-expr: num_rows, {TAIL}]",
    ),
    (
        "W9",
        "seq/num_rows",
        f"""
seq:
  - {{id: num_rows, type: u4, valid: {{max: (_io.size - _io.pos) / 4}}, {TAIL}
  - {{id: rows, type: u4, repeat: expr, repeat-expr: num_rows, {TAIL}
""",
    ),
    (
        "W9",
        "seq/num_rows",
        f"""
seq:
  - {{id: num_rows, type: s4, valid: {{max: ((_io.size - _io.pos) / 4).as<s4>}}, {TAIL}
  - {{id: rows, type: u4, repeat: expr, repeat-expr: num_rows, {TAIL}
""",
    ),
    (
        "W9",
        "seq/num_rows",
        f"""
seq:
  - {{id: num_rows, type: u4, {TAIL}
  - {{id: lengths, type: u1, repeat: expr, repeat-expr: num_lengths, {TAIL}
instances: {{num_lengths: {{value: num_rows * 2}}}}
""",
    ),
    ("W10", "seq/numRows", f"seq: [{{id: numRows, type: u1, {TAIL}]"),
    ("W10", "", f"seq: [{{id: x, type: u1, {TAIL}, {{id: x, type: u1, {TAIL}]"),
    ("W10", "enums/kinds/0", f"{ONE}\nenums: {{kinds: {{0: NoKind}}}}"),
    (
        "W11",
        "seq/shape",
        f"""
seq:
  - {{id: kind, type: u1, {TAIL}
  - {{id: shape, type: {{switch-on: kind, cases: {{1: point, _: u1}}}}, {TAIL}
types: {{point: {{{ONE}}}}}
""",
    ),
    (
        "W11",
        "seq/width",
        f"seq: [{{id: kind, type: u1, {TAIL}, {{id: width, type: {{switch-on: kind, cases: {{1: u1, 2: u2}}}}, {TAIL}]",
    ),
    (
        "W11",
        "types/row/seq/width",
        f"""
seq: [{{id: rows, type: row, {TAIL}]
types:
  row:
    seq: [{{id: kind, type: u1, {TAIL}, {{id: width, type: {{switch-on: kind, cases: {{1: u1, _: u2}}}}, {TAIL}]
""",
    ),
    (
        "W11",
        "seq/shape",
        f"""
seq:
  - {{id: kind, type: u1, {TAIL}
  - {{id: shape, size: 8, type: {{switch-on: kind, cases: {{1: point, _: point}}}}, {TAIL}
types: {{point: {{seq: [{{id: y, type: u2, {TAIL}, {{id: unparsed, size-eos: true, {TAIL}]}}}}
""",
    ),
    ("W12", "seq/x", "seq: [{id: x, type: u1, -evidence: engine}]"),
    ("W12", "seq/x", "seq: [{id: x, type: u1, doc: d}]"),
    ("W12", "seq/x", "seq: [{id: x, type: u1, doc: d, -evidence: [measured, engine]}]"),
    ("W13", "instances/big", f"{ONE}\ninstances: {{big: {{value: _io.size.as<s8> > 9}}}}"),
    ("W13", "instances/big", f"{ONE}\ninstances: {{big: {{value: _io.size > x, -decision: true}}}}"),
    (
        "W13",
        "types/row/seq/rest",
        f"""
seq: [{{id: rows, type: row, {TAIL}]
types: {{row: {{seq: [{{id: x, type: u1, {TAIL}, {{id: rest, size: _io.size - _io.pos - 4, {TAIL}]}}}}
""",
    ),
    (
        "W13",
        "types/row/instances/big",
        f"""
seq: [{{id: rows, type: row, {TAIL}]
types: {{row: {{{ONE}, instances: {{big: {{value: x > 1, -decision: true}}}}}}}}
""",
    ),
    ("W13", "", f"params: [{{id: version, type: u4}}]\n{ONE}"),
    ("W15", "instances/far", f"{ONE}\ninstances: {{far: {{pos: 4, type: u1}}}}"),
    ("W15", "seq/x", f"seq: [{{id: x, type: u1, pos: 4, {TAIL}]"),
    ("W15", "seq/x", f"seq: [{{id: x, size: 4, process: xor(1), {TAIL}]"),
    ("W15", "seq/rows", f"seq: [{{id: rows, type: u2, repeat: eos, {TAIL}, {{id: x, type: u1, {TAIL}]"),
    ("W15", "seq/rows", f"seq: [{{id: rows, terminator: 0, repeat: eos, {TAIL}]"),
    (
        "W15",
        "seq/rows",
        f"""
seq: [{{id: rows, type: row, repeat: eos, {TAIL}]
types:
  row:
    seq: [{{id: num_x, type: u1, {TAIL}, {{id: x, type: u1, repeat: expr, repeat-expr: num_x, {TAIL}]
""",
    ),
    (
        "W15",
        "types/row/seq/x",
        f"seq: [{{id: rows, type: row, {TAIL}]\ntypes: {{row: {{seq: [{{id: x, type: u1, repeat: eos, {TAIL}]}}}}",
    ),
    (
        "-count-of",
        "seq/num_x",
        f"""
seq:
  - {{id: num_x, type: u1, {TAIL[:-1]}, -count-of: {{list: x}}}}
  - {{id: x, type: u1, repeat: eos, {TAIL}
""",
    ),
    (
        "W15",
        "seq/rows",
        f"""
seq: [{{id: rows, type: row, repeat: until, repeat-until: _.y == 0, {TAIL}]
types: {{row: {{seq: [{{id: x, type: u1, {TAIL}, {{id: y, type: u1, {TAIL}]}}}}
""",
    ),
    (
        "W15",
        "seq/rows",
        f"""
seq: [{{id: rows, type: row, repeat: expr, repeat-expr: 9, {TAIL}]
types:
  row:
    seq: [{{id: x, type: u1, if: has_x, {TAIL}]
    instances: {{has_x: {{value: 2 > 1}}}}
""",
    ),
    (
        "W15",
        "seq/row",
        f"seq: [{{id: row, size: 8, type: record, {TAIL}]\ntypes: {{record: {{{ONE}}}}}",
    ),
    (
        "W15",
        "seq/shape",
        f"""
seq:
  - {{id: kind, type: u1, {TAIL}
  - {{id: len_shape, type: u1, {TAIL}
  - {{id: shape, size: len_shape, type: {{switch-on: kind, cases: {{1: raw}}}}, {TAIL}
types: {{raw: {{seq: [{{id: unparsed, size-eos: true, {TAIL}]}}}}
""",
    ),
    ("W15", "seq/rest", f"seq: [{{id: rest, size-eos: true, {TAIL}, {{id: x, type: u1, {TAIL}]"),
    (
        "W15",
        "types/row/seq/rest",
        f"seq: [{{id: rows, type: row, {TAIL}]\ntypes: {{row: {{seq: [{{id: rest, size-eos: true, {TAIL}]}}}}",
    ),
    ("W15", "seq/name", f"seq: [{{id: name, terminator: 10, {TAIL}]"),
    ("W15", "seq/name", f"seq: [{{id: name, terminator: 0, consume: false, {TAIL}]"),
    ("W15", "seq/nothing", f"seq: [{{id: nothing, {TAIL}]"),
    ("W15", "seq/x", f"seq: [{{id: x, type: u1, valid: {{expr: _ > 4}}, {TAIL}]"),
    ("W15", "instances/label", f"{ONE}\ninstances: {{label: {{value: x.to_s}}}}"),
    (
        "W15",
        "types/row",
        f"seq: [{{id: rows, type: row, {TAIL}]\ntypes: {{row: {{{ONE}, types: {{cell: {{{ONE}}}}}}}}}",
    ),
    (
        "W16",
        "seq/rows",
        f"seq: [{{id: count, type: u2, {TAIL}, {{id: rows, type: u1, repeat: expr, repeat-expr: count, {TAIL}]",
    ),
    ("W17", "instances/east", f"{ONE}\ninstances: {{east: {{value: x * 0.125}}}}"),
    ("W17", "instances/east", f"{ONE}\ninstances: {{east: {{value: x.as<f8> / 8}}}}"),
    (
        "W17",
        "instances/copy",
        f"seq: [{{id: speed, type: f4, {TAIL}]\ninstances: {{copy: {{value: speed}}}}",
    ),
    (
        "W17",
        "instances/half",
        f"seq: [{{id: x, type: s2, {TAIL}]\ninstances: {{half: {{value: x >> 1}}}}",
    ),
    (
        "W18",
        "seq/kind",
        f"seq: [{{id: kind, type: u1, enum: kinds, {TAIL}]\nenums: {{kinds: {{0: walk, 1: run}}}}",
    ),
    (
        "W18",
        "instances/label",
        f"{ONE}\ninstances: {{label: {{value: x, enum: kinds}}}}\nenums: {{kinds: {{0: walk}}}}",
    ),
    ("W18", "enums/others/4", f"{ONE}\nenums: {{kinds: {{0: walk}}, others: {{4: walk}}}}"),
    ("W18", "enums/kinds/2147483648", f"{ONE}\nenums: {{kinds: {{2147483648: walk}}}}"),
    ("W19", "seq/x", f"seq: [{{id: n, type: u1, {TAIL}, {{id: x, type: u1, if: n > 1, {TAIL}]"),
    (
        "W19",
        "seq/x",
        f"seq: [{{id: n, type: u1, {TAIL}, {{id: x, type: u1, if: has_x, {TAIL}]\ninstances: {{has_x: {{value: n}}}}",
    ),
    ("W20", "seq/class", f"seq: [{{id: class, type: u1, {TAIL}]"),
    ("W20", "enums/kinds/0", f"{ONE}\nenums: {{kinds: {{0: 'null'}}}}"),
    ("W20", "types/string", f"seq: [{{id: name, type: string, {TAIL}]\ntypes: {{string: {{{ONE}}}}}"),
    ("W20", "seq/header", f"seq: [{{id: header, type: header, {TAIL}]\ntypes: {{header: {{{ONE}}}}}"),
    ("W20", "seq/sample", f"seq: [{{id: sample, type: u1, {TAIL}]"),
    (
        "W21",
        "types/inner/instances/more",
        f"""
seq: [{{id: outer, type: block, {TAIL}]
types:
  block: {{seq: [{{id: version, type: u1, {TAIL}, {{id: part, type: inner, {TAIL}]}}
  inner: {{{ONE}, instances: {{more: {{value: _root.outer.version > 1}}}}}}
""",
    ),
    (
        "W21",
        "types/face/instances/corners",
        f"""
seq:
  - {{id: polygons, type: polygon, repeat: expr, repeat-expr: 3, {TAIL}
  - {{id: faces, type: face, repeat: expr, repeat-expr: 3, {TAIL}
types:
  polygon: {{{ONE}}}
  face: {{seq: [{{id: row, type: u1, {TAIL}], instances: {{corners: {{value: "_root.polygons[row].x"}}}}}}
""",
    ),
    ("W21", "types/face/instances/corners", LOOKUP.replace("ROW", "type: u4").replace("INDEX", "row")),
    (
        "W21",
        "types/face/instances/corners",
        LOOKUP.replace("ROW", "type: u1").replace("row <", "wide <").replace("INDEX", "wide"),
    ),
    ("W22", "instances/y", ABSENT.replace("VALUE", "x % 2")),
    ("W9", "seq/num_rows", FAR.replace("BOUND", "((_io.size - _io.pos) / 4).as<u4>")),
    ("W9", "seq/num_rows", FAR.replace("BOUND", "((_io.size.as<s8> - _io.pos.as<s8>) / 4.as<s8>).as<u4>")),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: x + n}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: 'x > n'}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: 'n > 1 ? x : n'}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: 'n > 1 ? x + 1 : 0'}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{sum: {{value: x + x}}, y: {{value: 'n > 1 ? sum : x'}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: x >= 290}}}}"),
    ("W22", "instances/y", f"{WIDE}\ninstances: {{y: {{value: x.as<s8> >= 290}}}}"),
    ("W22", "seq/x", WIDE.replace("type: u4", "type: u8, valid: 7", 1)),
    ("W22", "seq/x", WIDE.replace("type: u4", "type: u4, valid: {max: '0xfffffff0'}", 1)),
    ("W25", "seq/x", f"-evidence: engine\n{ONE}"),
    ("W25", "seq/x", f"-evidence: [engine]\n{ONE}"),
    ("W25", "types/row/seq/x", f"{ROWS}types: {{row: {{-evidence: engine, {ONE}}}}}"),
    ("W25", "types/row", f"-evidence: measured\n{ROWS}types: {{row: {{-evidence: measured, {ONE}}}}}"),
    ("W25", "seq/x", f"-rules: {{A_B: {SHARED}}}\n{EXPECTING.format('{code: A_B, severity: info}')}"),
    ("W25", "seq/x", f"-rules: {{A_B: {SHARED}}}\n{EXPECTING.format('{code: A_B, max: 3}')}"),
    ("W25", "-rules/A_C", f"-rules: {{A_B: {SHARED}, A_C: {SHARED}}}\n{EXPECTING.format('A_B')}"),
    (
        "W25",
        "seq/y",
        f"{EXPECTING.format(f'{{max: 3, {RULE}}}')[:-1]}, {{id: y, type: u1, {TAIL[:-1]}, -expect: {{max: 3, {RULE}}}}}]",
    ),
    ("W25", "seq/x", SCALED.format("-scale: 0.125")),
    ("W25", "seq/x", SCALED.format("-unit: m, -scale: metres")),
    ("-scale", "seq/x", SCALED.format("-scale: east")),
    ("-scale", "seq/x", SCALED.format("-scale: shifted")),
    ("W25", "instances/has_x", OPTIONAL.format("Whether `x` is stored.")),
    ("W25", "instances/kind_name", CHOICE.format("Meaning of `kind`.")),
    ("-expect", "seq/x", EXPECTING.format("A_B")),
    ("schema", "seq/x", EXPECTING.format("{max: 3, code: A_B}")),
    ("schema", "seq/x", f"-rules: {{A_B: {SHARED}}}\n{EXPECTING.format('{code: A_B, eq: 1}')}"),
    ("schema", "seq/x", f"-rules: {{A_B: {{severity: info, evidence: engine}}}}\n{EXPECTING.format('A_B')}"),
    ("key order", "seq/x", "seq: [{id: x, doc: d, type: u1, -evidence: engine}]"),
    ("to-string", "", f"to-string: 'f\"{{y}}\"'\n{ONE}\ninstances: {{y: {{value: x + 1}}}}"),
    ("-ref", "seq/x", f"seq: [{{id: x, type: u1, {TAIL[:-1]}, -ref: {{table: nodes}}}}]"),
    ("-count-of", "seq/x", f"seq: [{{id: x, type: u1, {TAIL[:-1]}, -count-of: {{list: nodes}}}}]"),
    (
        "-unique",
        "seq/x",
        """
seq:
  - id: x
    type: u1
    doc: d
    -evidence: engine
    -unique: {code: A_B, severity: info, evidence: engine, message: "{where}, {y}"}
""",
    ),
    *SEALED,
    ("schema", "seq/x", "seq: [{id: x, type: u1, doc: d, -evidnce: engine}]"),
    ("schema", "seq/x/-expect", f"seq: [{{id: x, type: u1, {TAIL[:-1]}, -expect: {{eq: 1}}}}]"),
    ("schema", "seq/x/-evidence", "seq: [{id: x, type: u1, doc: d, -evidence: rumour}]"),
    ("YAML", "", f"{ONE}\nenums: {{kinds: {{0: off}}}}"),
    ("YAML", "", f"{ONE}\nenums: {{kinds: {{yes: walk}}}}"),
    ("YAML", "", f"seq: [{{id: x, type: u1, valid: 010, {TAIL}]"),
    ("YAML", "", f"seq: [{{id: x, type: u1, type: u2, {TAIL}]"),
]


@pytest.mark.parametrize(("rule", "where", "text"), BROKEN, ids=[f"{i}-{case[0]}" for i, case in enumerate(BROKEN)])
def test_rule_and_nothing_else(tmp_path: Path, rule: str, where: str, text: str) -> None:
    assert set(found(tmp_path, META + text)) == {(where, rule)}


def test_a_row_that_may_be_absent_carries_a_cast(tmp_path: Path) -> None:
    absent = LOOKUP.replace("ROW", "type: u4, if: has_row")
    assert found(tmp_path, META + absent.replace("INDEX", "row")) == [("types/face/instances/corners", "W21")]
    assert found(tmp_path, META + absent.replace("INDEX", "row.as<s4>")) == []
    unguarded = absent.replace("row < ", "n.as<u4> < ").replace("INDEX", "row.as<s4>")
    assert found(tmp_path, META + unguarded) == [("types/face/instances/corners", "W21")]


@pytest.mark.parametrize("value", ["x.as<u4> % 2", "x & 1", "n % 2"])
def test_numbers_that_csharp_computes_with(value: str, tmp_path: Path) -> None:
    assert found(tmp_path, META + ABSENT.replace("VALUE", value)) == []


def test_offsets_beyond_32_bits_have_bounds_beyond_32_bits(tmp_path: Path) -> None:
    wide = "((_io.size.as<s8> - _io.pos.as<s8>).as<s8> / 4.as<s8>).as<u4>"
    assert found(tmp_path, META + FAR.replace("BOUND", wide)) == []
    assert found(tmp_path, META + FAR.replace("BOUND", "'1000'")) == []
    near = FAR.replace("ofs_end", "len_all").replace("BOUND", "((_io.size - _io.pos) / 4).as<u4>")
    assert found(tmp_path, META + near) == []


def test_file_name_is_the_id(tmp_path: Path) -> None:
    assert found(tmp_path, META + ONE, "other.ksy") == [("meta/id", "W10")]


def test_ids_are_unique_across_specs(tmp_path: Path) -> None:
    paths = [tmp_path / "a" / "sample.ksy", tmp_path / "b" / "sample.ksy"]
    for path in paths:
        path.parent.mkdir()
        path.write_text(META + ONE, encoding="utf-8")
    problems = [str(problem) for problem in lint(paths, tmp_path)]
    assert problems == ["b/sample.ksy:2: meta/id: W10: `sample` is the id of a/sample.ksy, too"]


def test_types_are_unique_across_imports(tmp_path: Path) -> None:
    importer = META.replace("endian: le", "imports: [shared]\n  endian: le")
    types = f"seq: [{{id: one, type: row, {TAIL}]\ntypes: {{row: {{doc: d, {ONE}}}}}"
    (tmp_path / "sample.ksy").write_text(importer + types, encoding="utf-8")
    (tmp_path / "shared.ksy").write_text(META.replace("sample", "shared") + types, encoding="utf-8")
    problems = lint([tmp_path / "sample.ksy", tmp_path / "shared.ksy"], tmp_path)
    assert [(problem.file, problem.rule) for problem in problems] == [("sample.ksy", "W10")]


def test_a_message_says_where_and_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "sample.ksy"
    path.write_text(META + "seq:\n  - id: x\n    type: u1\n    doc: d\n    -evidnce: engine\n", encoding="utf-8")
    assert [str(problem) for problem in lint([path], tmp_path)] == [
        "sample.ksy:11: seq/x: schema: unknown key `-evidnce`, did you mean `-evidence`?"
    ]
    rest = f"seq:\n  - {{id: rows, type: u2, repeat: eos, {TAIL}\n"
    path.write_text(META + rest + f"  - {{id: x, type: u1, {TAIL}\n", encoding="utf-8")
    assert [str(problem) for problem in lint([path], tmp_path)] == [
        "sample.ksy:11: seq/rows: W15: `repeat: eos` is for elements of constant size that are the last field of the "
        "root; count others (`repeat: expr`), or end them with a marker row (`repeat: until`)"
    ]


@pytest.mark.parametrize("element", ["type: u2", "size: 8", "type: row"])
def test_elements_of_constant_size_may_end_the_file(tmp_path: Path, element: str) -> None:
    path = tmp_path / "sample.ksy"
    types = f"types: {{row: {{doc: d, seq: [{{id: x, type: f4, repeat: expr, repeat-expr: 3, {TAIL}]}}}}\n"
    body = f"seq:\n  - {{id: rows, {element}, repeat: eos, {TAIL}\n"
    path.write_text(META + body + (types if "row" in element else ""), encoding="utf-8")
    assert lint([path], tmp_path) == []


@pytest.mark.parametrize(
    "text",
    [
        "seq:\n  - {id: x, type: u1, doc: d, -evidence: engine}\ninstances:\n  q: {value: q, doc: d}\n",
        "seq:\n  - {id: x, type: inner, doc: d, -evidence: engine}\n"
        "types:\n  inner:\n    doc: d\n    seq:\n      - {id: y, type: inner, doc: d, -evidence: engine}\n",
    ],
)
def test_what_holds_itself_is_a_problem_and_no_crash(text: str, tmp_path: Path) -> None:
    path = tmp_path / "sample.ksy"
    path.write_text(META + text, encoding="utf-8")
    assert any(
        "leads back to itself" in str(problem) or "recursion" in str(problem) for problem in lint([path], tmp_path)
    )


def test_a_file_that_is_no_text_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "sample.ksy"
    path.write_bytes(b"meta: \xff")
    assert [problem.rule for problem in lint([path], tmp_path)] == ["YAML"]


@pytest.mark.parametrize(
    "value",
    [
        "x + 1000",
        "x.as<s8> + n.as<s8>",
        "'n > 1 ? x : 1000'",
        "'n > 1 ? (x + 1).as<u4> : x'",
        "x > 100",
        "n >= 290",
        "x.as<s8> >= 290.as<s8>",
    ],
)
def test_integers_of_one_type_meet(value: str, tmp_path: Path) -> None:
    assert found(tmp_path, f"{META}{WIDE}\ninstances: {{y: {{value: {value}}}}}") == []


def test_everything_has_a_doc(tmp_path: Path) -> None:
    text = META + CLEAN
    wanted = {
        "types/row",
        "types/row/instances/east",
        "types/row_flags",
        "types/point",
        "types/raw",
        "enums/kinds/1",
        *(f"enums/directions/{value}" for value in range(4)),
    }
    assert {where for where, rule in everything(tmp_path, text) if rule == "W23"} == wanted


def test_bits_with_names_are_explained(tmp_path: Path) -> None:
    bits = "-bits: {0: low, 1: {is_wide: high, _: other}}"
    text = META + f"seq: [{{id: flags, type: u4, doc: '`low` and `high`.', -evidence: engine, {bits}}}]"
    text += "\ninstances: {is_wide: {value: flags > 1, doc: Whether.}}"
    assert everything(tmp_path, text) == [("seq/flags", "W23")]
    assert everything(tmp_path, text.replace("`low` and", "`low`, `other` and")) == []


NUMBER = "doc: d, -evidence: engine"
UNITLESS = [
    f"{{id: x, type: u4, {NUMBER}, -unit: bytes}}",
    f"{{id: x, type: f4, {NUMBER}, -unit: none}}",
    f"{{id: x, size: 4, {NUMBER}}}",
    f"{{id: x, type: u1, valid: 3, {NUMBER}}}",
    f"{{id: x, type: u1, valid: {{any-of: [1, 2]}}, {NUMBER}}}",
    f"{{id: x, type: u1, {NUMBER}, -expect: {{eq: 0, {RULE}}}}}",
    f"{{id: x, type: u1, {NUMBER}, -expect: [{{max: 9, {RULE}}}, {{any-of: [0, 1], {RULE}}}]}}",
    f"{{id: x, type: u1, {NUMBER}, -bits: {{0: low}}}}".replace("doc: d", "doc: '`low`'"),
    "{id: x, type: u1, doc: d, -evidence: unknown}",
    f"{{id: num_rows, type: u1, {NUMBER}}}, {{id: rows, size: 2, repeat: expr, repeat-expr: num_rows, {NUMBER}}}",
    f"{{id: rows, size: 2, {NUMBER}}}, {{id: x, type: u1, {NUMBER}, -key: {{is: row, {RULE}}}}}",
]


@pytest.mark.parametrize("fields", UNITLESS)
def test_numbers_that_need_no_unit(tmp_path: Path, fields: str) -> None:
    assert everything(tmp_path, META + f"seq: [{fields}]") == []


@pytest.mark.parametrize(
    "field",
    [
        f"{{id: x, type: u4, {NUMBER}}}",
        f"{{id: x, type: f4, {NUMBER}}}",
        f"{{id: x, type: s2, repeat: expr, repeat-expr: 3, {NUMBER}}}",
        f"{{id: x, type: u1, valid: {{max: 3}}, {NUMBER}}}",
        f"{{id: x, type: u1, {NUMBER}, -expect: {{max: 3, {RULE}}}}}",
    ],
)
def test_a_number_without_a_unit_is_noticed(tmp_path: Path, field: str) -> None:
    assert everything(tmp_path, META + f"seq: [{field}]") == [("seq/x", "W24")]


def test_units_are_those_of_the_vocabulary(tmp_path: Path) -> None:
    assert everything(tmp_path, META + f"seq: [{{id: x, type: u4, {NUMBER}, -unit: metres}}]") == [
        ("seq/x/-unit", "schema")
    ]


POINTS = f"""
seq: [{{id: place, type: point, {NUMBER}, -unit: m}}]
types: {{point: {{doc: d, seq: [{{id: x, type: f4, {NUMBER}}}, {{id: y, type: f4, {NUMBER}}}]}}}}
"""


def test_the_unit_of_a_structure_is_that_of_its_numbers(tmp_path: Path) -> None:
    assert everything(tmp_path, META + POINTS) == []
    twice = POINTS.replace("}]\ntypes", f"}}, {{id: way, type: point, {NUMBER}}}]\ntypes")
    assert everything(tmp_path, META + twice) == [("types/point/seq/x", "W24"), ("types/point/seq/y", "W24")]


def test_rows_and_counts_that_a_reference_names_need_no_unit(tmp_path: Path) -> None:
    text = f"""
seq:
  - {{id: num_rows, type: u1, {NUMBER}}}
  - id: rows
    type: row
    repeat: expr
    repeat-expr: num_rows
    doc: d
    -evidence: engine
    -ref: {{table: rows, row: next_row}}
    -range-ref: {{first: first_row, count: flags.row_count, table: rows}}
types:
  row:
    doc: d
    seq:
      - {{id: next_row, type: u2, {NUMBER}}}
      - {{id: first_row, type: u2, {NUMBER}}}
      - {{id: flags, type: row_flags, {NUMBER}}}
      - {{id: weight, type: u2, {NUMBER}}}
  row_flags:
    doc: d
    seq: [{{id: row_count, type: b4le, {NUMBER}}}, {{id: other, type: b4le, {NUMBER}}}]
"""
    assert everything(tmp_path, META + text) == [
        ("types/row/seq/weight", "W24"),
        ("types/row_flags/seq/other", "W24"),
    ]


def test_what_says_that_something_leads_to_rows_names_what_is_there(tmp_path: Path) -> None:
    text = f"""
seq:
  - {{id: num_rows, type: u1, {NUMBER}}}
  - id: rows
    type: u2
    repeat: expr
    repeat-expr: num_rows
    doc: d
    -evidence: engine
    -ref: [{{table: rows, base: 1, if: is_long}}, {{table: rows, none: 9}}]
    -pairs: rows
    -beside: rows
instances:
  is_long: {{value: num_rows > 9, doc: d}}
"""
    assert everything(tmp_path, META + text) == []
    for old, new, key in (
        ("if: is_long", "if: num_rows", "-ref"),
        ("pairs: rows", "pairs: row", "-pairs"),
        ("beside: rows", "beside: num_rows", "-beside"),
    ):
        assert everything(tmp_path, META + text.replace(old, new)) == [("seq/rows", key)]


def test_each_version_has_an_entry_in_the_changelog(tmp_path: Path) -> None:
    spec, changelog = tmp_path / "one.ksy", tmp_path / "CHANGELOG.md"
    spec.write_text("meta:\n  id: one\n  -version: 1.1.0\n", encoding="utf-8")
    (missing,) = find_missing_entries([spec], changelog, "CHANGELOG.md")
    assert str(missing) == "CHANGELOG.md:1: one: changelog: add an entry `## one 1.1.0 - <year-month-day>`"
    changelog.write_text("## one 1.0.0 - 2026-01-02\n\n## one 1.1.0\n\n## two 1.1.0 - 2026-01-02\n", encoding="utf-8")
    assert find_missing_entries([spec], changelog, "CHANGELOG.md") == [missing]
    changelog.write_text("# Changelog\n\n## one 1.1.0 - 2026-01-02\n", encoding="utf-8")
    assert find_missing_entries([spec], changelog, "CHANGELOG.md") == []
