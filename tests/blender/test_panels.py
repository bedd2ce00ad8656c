"""What the sidebar shows; a headless Blender draws nothing, so that a stand-in for its layout is drawn on."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from blender.scenes import drawn, edit, imported, leave
from builders.gta_sa_paths import smallest


class Layout:
    """Writes down what is drawn, and knows the icons of Blender."""

    def __init__(self, bpy: ModuleType) -> None:
        self.texts: list[str] = []
        self.operators: list[str] = []
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

    def prop(self, item: Any, name: str) -> None:
        self.texts.append(name)

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
    assert layout.operators == ["import_scene.navspec", "export_scene.navspec"]


def test_it_offers_to_make_a_network_of_a_mesh(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_network

    drawn((0, 0, 0), (100, 0, 0))
    draw(NAVSPEC_PT_network, layout, bpy)
    assert layout.operators[0] == "navspec.make_network"
    bpy.ops.navspec.make_network()
    assert draw(NAVSPEC_PT_network, layout, bpy) == ["drawn roads", "2 nodes, 1 lines"]


def test_it_tells_the_attributes_of_the_active_element(bpy: ModuleType, layout: Layout, tmp_path: Path) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_attributes

    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes())
    roads = next(object_ for object_ in imported(path) if object_.name.endswith("vehicle"))
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == []
    edited = edit(roads)
    assert draw(NAVSPEC_PT_attributes, layout, bpy) == ["Click a vertex or an edge"]
    edited.verts[2].select_set(True)
    edited.select_history.add(edited.verts[2])
    shown = draw(NAVSPEC_PT_attributes, layout, bpy)[1:]
    text = dict(zip(shown[::2], shown[1::2], strict=True))
    assert text["navspec_id"] == "0/2"
    assert (text["kind"], text["speed"], text["density"]) == ("vehicle", "normal", "15")
    assert text["path_width"].endswith(" m")
    assert "navspec_node" not in text
    assert "lanes" not in text
    leave()


def test_it_lists_findings(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.panel import NAVSPEC_PT_findings

    draw(NAVSPEC_PT_findings, layout, bpy)
    assert layout.operators == ["navspec.check"]
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    bpy.ops.navspec.check()
    assert any(finding.startswith("CANNOT_COMPILE: ") for finding in draw(NAVSPEC_PT_findings, layout, bpy))


def test_the_dialog_of_a_value_lists_its_names(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender.editing import SetAttribute

    road = drawn((0, 0, 0), (100, 0, 0))
    bpy.ops.navspec.make_network()
    edit(road)
    SetAttribute.draw(SimpleNamespace(layout=layout, attribute="speed", value=""), bpy.context)
    assert layout.texts[:5] == ["value", "slow", "normal", "fast", "speed_3"]
    leave()


def test_menus_have_entries(bpy: ModuleType, layout: Layout) -> None:
    from navspec_blender.in_blender import files

    files.import_menu(SimpleNamespace(layout=layout), bpy.context)
    files.export_menu(SimpleNamespace(layout=layout), bpy.context)
    assert layout.operators == ["import_scene.navspec", "export_scene.navspec"]
