"""What is written into columns: by name, in range, exact, or refused with the place of the first value that does not fit."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from builders import gta_sa_paths, gta_sa_paths_fla, shapes
from navspec.columns import Tables, TableSet, read
from navspec.columns.access import ColumnStore
from navspec.columns.cast import ColumnTarget, column
from navspec.errors import NavspecError, NoSuchPart, WriteError
from navspec.spec import load_spec
from sweeps import rounds

CLASSIC = {"has_tail": True, "is_wiki_sized": False}


@pytest.fixture
def city() -> Tables:
    nodes = [gta_sa_paths.Node(8 * number, -8 * number, number) for number in range(3)]
    data = gta_sa_paths.Area(0, ped_nodes=nodes).to_bytes()
    return read(data, load_spec("gta_sa_paths"), decisions=CLASSIC)


def nested() -> Tables:
    items = [shapes.Item(item_id=1, tags=[1, 2], score=1.5), shapes.Item(item_id=2, tags=[3], name=b"ab")]
    return read(shapes.File(items=items).to_bytes(), load_spec("shapes", "shapes_formats"))


def wide(rows: np.ndarray, **types: str) -> np.ndarray:
    """Rows with other types for some fields, and their fields the other way around."""
    fields = [(name, types.get(name, rows.dtype[name])) for name in reversed(rows.dtype.names or ())]
    records = np.zeros(len(rows), fields)
    for name, _ in fields:
        records[name] = rows[name]
    return records


# --- rows ------------------------------------------------------------------------------------------------------------


def test_rows_go_by_the_names_of_their_fields(city: Tables) -> None:
    before = city.to_bytes()
    city.replace("nodes", wide(city["nodes"], x="i8", z="f8"))
    assert city.column("nodes", "x").tolist() == [0, 8, 16]
    assert city.column("nodes", "y").tolist() == [0, -8, -16]
    assert city.to_bytes() == before


@pytest.mark.parametrize(
    ("field", "kind", "value", "reason"),
    [
        ("x", "i4", 100000, r"/nodes/1/x: 100000 does not fit a field of -32768 to 32767"),
        ("x", "f8", 2.7, r"/nodes/1/x: 2.7 does not fit a field of -32768 to 32767"),
        ("path_width", "i2", -1, "/nodes/1/path_width: -1 does not fit a field of 0 to 255"),
        ("base_link", "f8", float("nan"), "nan does not fit a field of -32768 to 32767"),
        ("base_link", "f8", float("inf"), "inf does not fit a field of -32768 to 32767"),
        ("x", "U2", "7", "/nodes/x: <U2 values do not fit a field of int16"),
        ("x", "O", None, "/nodes/x: object values do not fit a field of int16"),
    ],
)
def test_a_row_that_does_not_fit_is_named(field: str, kind: str, value: Any, reason: str, city: Tables) -> None:
    rows, before = wide(city["nodes"], **{field: kind}), city.to_bytes()
    rows[field][1] = value
    for write in (
        lambda: city.replace("nodes", rows),
        lambda: city.recast(rows={"nodes": rows}),
        lambda: city.set_column("nodes", "", rows),
        lambda: city.set_column("nodes", field, rows[field]),
    ):
        with pytest.raises(WriteError, match=reason):
            write()
    assert city.to_bytes() == before


def test_numbers_are_no_records(city: Tables) -> None:
    rows = city["nodes"].copy()
    for write in (
        lambda: city.replace("nodes", np.arange(3)),
        lambda: city.set_column("nodes", "", 7),
        lambda: city.set_column("nodes", "", np.arange(3)),
    ):
        with pytest.raises(WriteError, match=r"/nodes: int64 values are not records of next_ptr, prev_ptr, x, .*"):
            write()
    assert np.array_equal(city["nodes"], rows)


def test_a_row_without_a_field_or_with_another_one_is_refused(city: Tables) -> None:
    names = list(city["nodes"].dtype.names or ())
    with pytest.raises(WriteError, match="/nodes: rows are given without x, flags"):
        city.replace("nodes", city["nodes"][[name for name in names if name not in ("x", "flags")]])
    with pytest.raises(WriteError, match="there is no field colour; the fields are next_ptr, "):
        city.replace("nodes", np.zeros(3, [*city["nodes"].dtype.descr, ("colour", "u1")]))


def test_some_rows_are_set(city: Tables) -> None:
    city.set_column("nodes", "x", [1, 2], rows=[2, 0])
    city.set_column("nodes", "flags.link_count", 5, rows=[1])
    assert city.column("nodes", "x").tolist() == [2, 8, 1]
    assert city.column("nodes", "flags.link_count").tolist() == [0, 5, 0]
    with pytest.raises(WriteError, match="/nodes/2/flags/link_count: 16 does not fit a field of 0 to 15"):
        city.set_column("nodes", "flags.link_count", [0, 16], rows=[1, 2])
    with pytest.raises(NoSuchPart, match="rows: table 'nodes' has 3 rows"):
        city.set_column("nodes", "x", 1, rows=[3])


def test_one_record_for_all_rows(city: Tables) -> None:
    city.set_column("nodes", "", city["nodes"][2])
    assert city.column("nodes", "x").tolist() == [16, 16, 16]


def test_floats_are_rounded_and_never_become_infinite() -> None:
    tables = nested()
    point = tables.column("", "header.origin.x")
    assert point.dtype == "<f4"
    tables.set_column("", "header.origin.x", 0.1)
    assert point[0] == np.float32(0.1)
    with pytest.raises(
        WriteError, match=r"/header/origin/x: 1e\+300 does not fit a field of -3.40282e\+38 to 3.40282e\+38"
    ):
        tables.set_column("", "header.origin.x", 1e300)
    tables.set_column("", "header.origin.x", -np.inf)
    assert point[0] == -np.inf
    tables.set_column("", "header.origin.x", np.nan)
    assert np.isnan(point[0])


# --- lists inside rows -----------------------------------------------------------------------------------------------


def test_rows_inside_others_are_lost_on_request_alone() -> None:
    tables = nested()
    before = tables.to_bytes()
    with pytest.raises(WriteError, match=r"/items: 3 rows of items.tags would be lost; drop_children=True drops them"):
        tables.replace("items", tables["items"][::-1])
    assert tables.to_bytes() == before
    tables.replace("items", tables["items"][::-1], drop_children=True)
    assert len(tables["items.tags"]) == 0
    assert tables.column("items", "num_tags").tolist() == [0, 0]
    assert tables.column("items", "item_id").tolist() == [2, 1]


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ("x", r"counts: values of the shape \(\) are not rows of int64"),
        (["x", "y"], "/items/tags: counts: <U1 values do not fit a field of int64"),
        ([2.7, 0.3], r"/items/tags: counts: 2.7 does not fit .* \(number 0\)"),
        ([4, -1], r"counts: -1 does not fit a field of 0 to .* \(number 1\)"),
        ([1, 1], "/items/tags: 3 rows with 2 counts of 2 do not fit 2 parents"),
        (None, "3 rows with 1 counts of 3 do not fit 2 parents"),
    ],
)
def test_counts_that_do_not_fit(counts: object, reason: str) -> None:
    tables = nested()
    with pytest.raises(WriteError, match=reason):
        tables.replace("items.tags", [4, 5, 6], counts)
    assert tables == nested()


def test_a_row_inside_others_is_named_as_it_would_stand() -> None:
    with pytest.raises(
        WriteError, match=r"/items/1/tags/1: 65536 does not fit a field of 0 to 65535 \(row 2 of items.tags\)"
    ):
        nested().replace("items.tags", [4, 5, 65536], [1, 2])


def test_what_is_kept_is_said_by_truth_values() -> None:
    with pytest.raises(WriteError, match="/items: is_kept: int64 values are not truth values"):
        nested().keep("items", [0, 1])


# --- copies ----------------------------------------------------------------------------------------------------------


def test_what_is_a_copy_cannot_be_written_to(city: Tables) -> None:
    for field in ("flags.link_count", "flags.switched_off", "position_x"):
        assert not city.column("nodes", field).flags.writeable
    assert not city.offsets("nodes").flags.writeable
    assert not city.starts("nodes").flags.writeable
    both = TableSet({0: city, 1: city.copy()})
    assert not both["nodes"].flags.writeable
    assert not both.column("nodes", "flags.link_count").flags.writeable


def test_what_is_a_view_writes_through(city: Tables) -> None:
    city.column("nodes", "x")[0] = 24
    city["nodes"]["y"][1] = 40
    again = read(city.to_bytes(), city.spec, decisions=CLASSIC)
    assert (again["nodes"]["x"][0], again["nodes"]["y"][1]) == (24, 40)


def test_bytes_that_were_read_stay_as_they_were() -> None:
    data = shapes.File(items=[shapes.Item(tags=[1])]).to_bytes()
    kept = bytes(bytearray(data))
    tables = read(data, load_spec("shapes", "shapes_formats"))
    for key in tables:
        if tables[key].size:
            tables[key].view("u1")[...] ^= 0xFF
    assert data == kept


# --- tables as values ------------------------------------------------------------------------------------------------


def test_tables_compare_by_what_they_hold(city: Tables) -> None:
    copied = city.copy()
    assert city == copied
    assert city != city.to_bytes()
    copied.set_column("nodes", "x", [0, 8, 17])
    assert city != copied
    assert nested() != city
    with pytest.raises(TypeError, match="unhashable"):
        hash(city)


def test_floats_that_are_no_numbers_compare_by_their_bits() -> None:
    one, same, different = nested(), nested(), nested()
    bits = {id(one): 0x7FC00001, id(same): 0x7FC00001, id(different): 0x7FC00002}
    for tables in (one, same, different):
        tables.column("", "header.origin.x").view("<u4")[...] = bits[id(tables)]
    assert one == same
    assert one != different


def test_rows_of_other_parents_are_others() -> None:
    a, b = (shapes.File(items=[shapes.Item(blob=x), shapes.Item(blob=y)]) for x, y in ((b"ab", b""), (b"", b"ab")))
    one, second = (read(file.to_bytes(), load_spec("shapes", "shapes_formats")) for file in (a, b))
    assert np.array_equal(one["items.blob"], second["items.blob"])
    assert one != second


def test_tables_are_pickled_and_copied_with_all_their_lists() -> None:
    tables = nested()
    tables.replace("items.blob", [9], [0, 1])
    tables.path, tables.variant = "somewhere", "some"
    for again in (pickle.loads(pickle.dumps(tables)), copy.deepcopy(tables), copy.copy(tables)):
        assert again == tables
        assert (again.path, again.variant, again.spec) == ("somewhere", "some", tables.spec)
        assert again["items.blob"].tolist() == [9]
        again.set_column("items", "item_id", 0)
        assert again.to_bytes() != tables.to_bytes()
    both = TableSet({3: tables, 5: nested()}, key="area")
    assert pickle.loads(pickle.dumps(both)) == both
    assert both != TableSet({3: tables, 5: tables}, key="area")


# --- what is not there -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("access", "reason"),
    [
        (lambda t: t["zzz"], "shapes has no table 'zzz'; its tables are"),
        (lambda t: t[5], "shapes has no table 5"),
        (lambda t: t.extent("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.extent("items.tags"), "'items.tags' is not a list of the root"),
        (lambda t: t.extent(""), "'' is not a list of the root"),
        (lambda t: t.starts("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.offsets("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.parents("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.column("items", 5), "a field is named by text, not by 5"),
        (lambda t: t.column("items", "zzz"), "table 'items' has no field 'zzz'"),
        (lambda t: t.set_column("items", "zzz", 1), "table 'items' has no field 'zzz' that can be set"),
        (lambda t: t.set_column("zzz", "x", 1), "shapes has no table 'zzz'"),
        (lambda t: t.bits("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.layout("zzz"), "shapes has no table 'zzz'"),
        (lambda t: t.pointer("zzz", 0), "shapes has no table 'zzz'"),
        (lambda t: t.span("items", 2), "table 'items' has 2 rows, there is no row 2"),
        (lambda t: t.span("items", "0"), "table 'items' has 2 rows, there is no row '0'"),
        (lambda t: t.span("items", 0, "zzz"), "table 'items' has no stored field 'zzz'"),
        (lambda t: t.replace("zzz", []), "shapes has no table 'zzz'"),
        (lambda t: t.replace("", []), "the root has one row, which cannot be replaced"),
        (lambda t: t.keep("", [True]), "the root has one row, which cannot be replaced"),
    ],
)
def test_what_is_not_there_is_named(access: Any, reason: str) -> None:
    with pytest.raises(NoSuchPart, match=reason):
        access(nested())


@pytest.mark.parametrize(
    ("access", "reason"),
    [
        (lambda t: t["node"], "gta_sa_paths has no table 'node'; did you mean nodes?"),
        (lambda t: t.offsets("Links"), "gta_sa_paths has no table 'Links'; did you mean links?"),
        (
            lambda t: t.column("nodes", "positionx"),
            "gta_sa_paths: table 'nodes' has no field 'positionx'; did you mean position_x?",
        ),
        (
            lambda t: t.column("nodes", "flags.link_cuont"),
            "gta_sa_paths: table 'nodes' has no field 'flags.link_cuont'; did you mean flags.link_count?",
        ),
        (
            lambda t: t.column("intersections", "road_cros"),
            "gta_sa_paths: table 'intersections' has no field 'road_cros'; did you mean road_cross?",
        ),
        (
            lambda t: t.column("", "num_lniks"),
            "gta_sa_paths: table '' has no field 'num_lniks'; did you mean num_links?",
        ),
        (
            lambda t: t.set_column("nodes", "positionx", 1),
            "gta_sa_paths: table 'nodes' has no field 'positionx' that can be set",
        ),
        (
            lambda t: t.span("nodes", 0, "node_ids"),
            "gta_sa_paths: table 'nodes' has no stored field 'node_ids'; did you mean node_id?",
        ),
        (lambda t: t.column("nodes", "zzz"), "gta_sa_paths: table 'nodes' has no field 'zzz'"),
        (lambda t: t.column("link_lengths", "x"), "gta_sa_paths: table 'link_lengths' has no field 'x'"),
    ],
)
def test_what_was_meant_is_named(access: Any, reason: str, city: Tables) -> None:
    with pytest.raises(NoSuchPart) as error:
        access(city)
    again = pickle.loads(pickle.dumps(error.value))
    assert str(error.value) == str(error.value) == str(again) == reason
    assert error.value.args == (reason,)


def test_a_hint_is_made_for_who_reads_it(city: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.columns.table_reader.close_matches", None)
    with pytest.raises(NoSuchPart) as error:
        city.column("nodes", "node")
    with pytest.raises(TypeError):
        str(error.value)


def test_what_was_meant_is_named_for_a_set(city: Tables) -> None:
    with pytest.raises(NoSuchPart, match=r"table 'nodes' has no field 'flag_id'; did you mean flood_id or flags\?$"):
        TableSet({3: city, 4: city}, key="area").column("nodes", "flag_id")


def test_a_field_that_this_file_lacks_is_not_meant() -> None:
    tables = nested()
    for name in tables:
        with pytest.raises(NoSuchPart) as error:
            tables.column(name, "item_idd")
        for suggestion in str(error.value).removesuffix("?").partition("; did you mean ")[2].split(" or "):
            assert not suggestion or len(tables.column(name, suggestion)) == len(tables[name])


def test_dir_shows_what_is_for_users() -> None:
    names = [
        "around",
        "bits",
        "column",
        "copy",
        "delete",
        "extent",
        "get",
        "insert",
        "items",
        "keep",
        "keys",
        "offsets",
        "parents",
        "pointer",
        "pointers",
        "replace",
        "set_column",
        "span",
        "spans",
        "starts",
        "to_bytes",
        "value",
        "values",
        "write",
    ]
    assert [name for name in dir(nested()) if not name.startswith("__")] == sorted(
        [*names, "decisions", "format", "path", "spec", "variant"]
    )
    assert [name for name in dir(Tables) if not name.startswith("__")] == sorted([*names, "decisions", "format"])


def test_a_set_of_files_that_lie_differently_has_no_common_rows(city: Tables) -> None:
    one = gta_sa_paths.Area(1, ped_nodes=[gta_sa_paths.Node(0, 0, 0)])
    extended = read(gta_sa_paths_fla.to_bytes(one), load_spec("gta_sa_paths_fla"))
    mixed = TableSet({0: city, 1: extended}, key="area")
    reason = r"the rows of 'nodes' in area 1 \(gta_sa_paths_fla\) are others than in area 0 \(gta_sa_paths\); .*column"
    with pytest.raises(NavspecError, match=reason):
        mixed["nodes"]
    with pytest.raises(NavspecError, match=reason):
        list(mixed.items())
    assert "nodes" in mixed
    assert mixed.column("nodes", "x").tolist() == [0, 8, 16, 0]
    assert "zzz" not in mixed
    for access in (lambda: mixed["zzz"], lambda: TableSet({})["nodes"], lambda: mixed.column("zzz", "x")):
        with pytest.raises(NoSuchPart, match="no table"):
            access()


# --- every type into every other ---------------------------------------------------------------------------------------

NUMBERS = st.sampled_from(
    [f"{order}{kind}" for kind in ("i1", "u1", "i2", "u4", "i8", "u8", "f4", "f8") for order in "<>"]
)


@settings(max_examples=rounds(100, 40), deadline=None)
@given(st.data())
def test_a_value_arrives_as_it_is_or_not_at_all(data: st.DataObject) -> None:
    """NumPy's own cast as the oracle: where it goes there and back the value is taken, elsewhere it is refused."""
    values = data.draw(arrays.arrays(data.draw(NUMBERS), st.integers(1, 4)))
    target = np.zeros(len(values), data.draw(NUMBERS))
    with np.errstate(all="ignore"):
        expected = values.astype(target.dtype)
        if target.dtype.kind == "f":
            fits = bool((np.isfinite(expected) | ~np.isfinite(values)).all())
        else:
            fits = all(
                np.isfinite(value) and int(value) == value and int(value) == int(stored)
                for value, stored in zip(values.tolist(), expected.tolist(), strict=True)
            )
    try:
        cast_values = column(values, target, ColumnTarget(ColumnStore(), ""))
    except WriteError:
        assert not fits
    else:
        assert fits
        assert cast_values.dtype == target.dtype
        assert cast_values.tobytes() == expected.tobytes()
