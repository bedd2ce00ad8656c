"""What the sidebar shows; a headless Blender draws nothing, so that a stand-in for its layout is drawn on."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import bmesh
import pytest

from blender.scenes import drawn, edit, imported, leave, numbers, texts
from builders.gta_sa_paths import smallest


class Layout:
    """Writes down what is drawn, and knows the icons of Blender."""

    def __init__(self, bpy: ModuleType) -> None:
        self.texts: list[str] = []
        self.operators: list[str] = []
        self.properties: dict[str, tuple[Any, Any]] = {}
        self.operator_context = ""
        icons = bpy.types.UILayout.bl_rna.functions["label"].parameters["icon"].enum_items
        self._icons = {icon.identifier for icon in icons}

    def row(self) -> Layout:
        return self

    def label(self, *, text: str, icon: str = "NONE") -> None:
        assert icon in self._icons
        self.texts.append(text)

    def operator(self, name: str, text: str = "", icon: str = "NONE") -> SimpleNamespace:
        assert icon in self._icons
        self.operators.append(name)
        return SimpleNamespace()

    def operator_menu_enum(self, name: str, member: str, text: str = "") -> None:
        self.operators.append(name)

    def prop(self, item: Any, name: str, text: str = "") -> None:
        self.properties[text or name] = (item.bl_rna.properties[name], getattr(item, name))

    def prop_search(self, item: Any, name: str, data: Any, collection: str) -> None:
        assert hasattr(data, collection)

    def template_list(self, kind: str, name: str, data: Any, rows: str, active: Any, index: str) -> None:
        from navspec_blender.in_blender.panel import NAVSPEC_UL_findings

        assert kind == "NAVSPEC_UL_findings"
        assert isinstance(getattr(active, index), int)
        for number, row in enumerate(getattr(data, rows)):
            fake = SimpleNamespace(layout=self)
            NAVSPEC_UL_findings.draw_item(fake, None, self, data, row, None, active, index, number)


@pytest.fixture
def layout(bpy: ModuleType) -> Layout:
    return Layout(bpy)


def draw(panel: Any, layout: Layout, bpy: ModuleType) -> list[str]:
    if hasattr(panel, "poll") and not panel.poll(bpy.context):
        return []
    panel.draw(SimpleNamespace(layout=layout), bpy.context)
    return layout.texts


def test_it_says_what_the_object_is(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_network

    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes())
    imported(path)
    assert draw(NAVSPEC_PT_network, layout, bpy) == ["gta_sa_paths classic", "5 nodes, 4 lines", str(path)]
    assert layout.operators == ["import_scene.navspec", "export_scene.navspec", "navspec.drop_to_ground"]


def test_it_offers_to_make_a_network_of_a_mesh(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_network

    drawn((0, 0, 0), (100, 0, 0))
    draw(NAVSPEC_PT_network, layout, bpy)
    assert layout.operators[0] == "navspec.make_network"
    bpy.ops.navspec.make_network()
    assert draw(NAVSPEC_PT_network, layout, bpy) == ["drawn roads", "2 nodes, 1 lines"]


def active_vertex(path: Path) -> Any:
    """Import the smallest city, and edit its roads with one vertex active; the object."""
    path.write_bytes(smallest().to_bytes())
    roads = next(object_ for object_ in imported(path) if object_.name.endswith("vehicle"))
    edited = edit(roads)
    edited.verts[2].select_set(True)
    edited.select_history.add(edited.verts[2])
    return roads


def test_it_has_widgets_for_what_can_be_set(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    active_vertex(tmp_path / "NODES0.DAT")
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == ["Node 0/2"]
    assert layout.operators == ["navspec.set_attributes"]
    kinds = {name: (rna.type, value) for name, (rna, value) in layout.properties.items()}
    assert (kinds["kind"], kinds["speed"]) == (("ENUM", "vehicle"), ("ENUM", "normal"))
    assert (kinds["density"], kinds["switched_off"]) == (("INT", 15), ("BOOLEAN", False))
    assert kinds["path_width (m)"][0] == "FLOAT"
    density, width, speed = (layout.properties[name][0] for name in ("density", "path_width (m)", "speed"))
    assert (density.hard_min, density.hard_max) == (0, 15)
    assert (width.hard_min, width.hard_max) == (0, 255 / 16)
    assert [entry.name for entry in speed.enum_items] == ["slow", "normal", "fast", "speed_3"]
    assert speed.description.startswith("How fast")
    assert not {"next_ptr", "search_distance", "navspec_node", "lanes"} & set(kinds)
    leave()


def test_values_that_follow_from_others_are_shown_on_request(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    roads = active_vertex(tmp_path / "NODES0.DAT")
    bpy.context.scene.navspec_show_derived = True
    shown = draw(NAVSPEC_PT_attributes, layout, bpy)[1:]
    text = dict(zip(shown[::2], shown[1::2], strict=True))
    assert text["search_distance"] == "32766"
    assert text["on_dead_end"] == "yes"
    assert {"area", "next_ptr", "flood_id"} <= set(text)
    assert not {"navspec_node", "navspec_id", "density"} & set(text)
    leave()
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == []
    edit(roads)
    layout.texts.clear()
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == ["Click a vertex or an edge"]
    leave()


def test_attributes_of_lines_have_widgets_for_both_directions(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    roads = active_vertex(tmp_path / "NODES0.DAT")
    edited = edit(roads)
    edited.edges[0].select_set(True)
    edited.select_history.add(edited.edges[0])
    (text,) = draw(NAVSPEC_PT_attributes, layout, bpy)
    assert text.startswith("Line 0/")
    lanes, back = layout.properties["lanes"][0], layout.properties["lanes_back"][0]
    assert (lanes.type, lanes.hard_min, lanes.hard_max, back.hard_max) == ("INT", 0, 7, 7)
    assert layout.properties["traffic_light"][0].type == "ENUM"
    assert "length (m)" not in layout.properties
    leave()


def test_footpaths_have_no_lanes(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    active_vertex(tmp_path / "NODES0.DAT")
    leave()
    edited = edit(bpy.data.objects["NODES0.DAT ped"])
    edited.edges[0].select_set(True)
    edited.select_history.add(edited.edges[0])
    draw(NAVSPEC_PT_attributes, layout, bpy)
    assert {"road_cross", "road_cross_back", "ped_traffic_light", "edge_kind"} <= set(layout.properties)
    assert not {"lanes", "lanes_back", "traffic_light"} & set(layout.properties)
    leave()


def test_a_widget_sets_all_selected_elements(bpy: ModuleType, tmp_path: Path) -> None:
    from navspec_blender.in_blender.properties import values_of

    roads = active_vertex(tmp_path / "NODES0.DAT")
    edited = edit(roads)
    for row in (0, 2):
        edited.verts[row].select_set(True)
    edited.select_history.add(edited.verts[2])
    values = values_of(roads.data)
    values.speed, values.density, values.switched_off = "fast", 3, True
    assert (values.speed, values.density, values.switched_off) == ("fast", 3, True)
    values.density = 99
    assert values.density == 15
    leave()
    assert numbers(roads.data, "speed") == [2, 1, 2, 1, 1]
    assert [bool(value) for value in numbers(roads.data, "switched_off")] == [True, False, True, False, False]


def test_numbers_without_a_name_are_text(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    roads = active_vertex(tmp_path / "NODES0.DAT")
    edited = edit(roads)
    edited.verts[2].select_set(True)
    edited.select_history.add(edited.verts[2])
    edited.verts[2][edited.verts.layers.int["special_function"]] = 77
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == ["Node 0/2", "special_function", "77"]
    leave()


def test_it_lists_findings(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_findings

    draw(NAVSPEC_PT_findings, layout, bpy)
    assert layout.operators == ["navspec.check"]
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    bpy.ops.navspec.check()
    assert any(finding.startswith("CANNOT_COMPILE: ") for finding in draw(NAVSPEC_PT_findings, layout, bpy))


def test_one_dialog_sets_many_attributes(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.editing import draw_draft, fill_draft
    from navspec_blender.in_blender.properties import draft_of

    road = drawn((0, 0, 0), (100, 0, 0), (200, 0, 0))
    bpy.ops.navspec.make_network()
    edited = edit(road)
    draw_draft(layout, bpy.context, road.data)
    assert layout.texts == ["Select vertices or edges first"]
    edited.edges[0].select_set(True)
    bmesh.update_edit_mesh(road.data)
    fill_draft(bpy.context, road.data)
    layout.texts.clear()
    draw_draft(layout, bpy.context, road.data)
    assert layout.texts == ["2 vertices", "1 edge"]
    assert {"lanes", "lanes_back", "speed", "use_lanes"} <= set(layout.properties)
    draft = draft_of(bpy.context, road.data)
    assert bpy.ops.navspec.set_attributes() == {"CANCELLED"}
    draft.value_lanes, draft.value_speed, draft.use_lanes_back = 2, "fast", True
    assert (draft.use_lanes, draft.use_density) == (True, False)
    assert bpy.ops.navspec.set_attributes() == {"FINISHED"}
    leave()
    assert numbers(road.data, "lanes") == [2, 0]
    assert texts(road.data, "navspec_line_set") == ["lanes_back", ""]
    assert numbers(road.data, "speed") == [2, 2, 0]


def test_lanes_have_a_legend(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_lanes

    drawn((0, 0, 0), (100, 0, 0))
    bpy.ops.navspec.make_network()
    draw(NAVSPEC_PT_lanes, layout, bpy)
    assert layout.operators == ["navspec.show_lanes"]
    bpy.ops.navspec.show_lanes(column="kind")
    draw(NAVSPEC_PT_lanes, layout, bpy)
    assert layout.operators[-1] == "navspec.hide_lanes"
    assert set(layout.properties) == {"direction", "kind vehicle"}


def test_menus_have_entries(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender import files

    files.import_menu(SimpleNamespace(layout=layout), bpy.context)
    files.export_menu(SimpleNamespace(layout=layout), bpy.context)
    assert layout.operators == ["import_scene.navspec", "export_scene.navspec"]
