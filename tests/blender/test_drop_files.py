"""Files that are dropped into a 3D view are imported."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest


def handler(bpy: ModuleType) -> type:
    return bpy.types.FileHandler.bl_rna_get_subclass_py("NAVSPEC_FH_networks")


def test_a_view_takes_files_of_networks(bpy: ModuleType) -> None:
    from navspec_blender.in_blender.drop_files import NAVSPEC_FH_networks

    assert handler(bpy) is NAVSPEC_FH_networks
    assert NAVSPEC_FH_networks.bl_import_operator == "import_scene.navspec"
    assert set(NAVSPEC_FH_networks.bl_file_extensions.split(";")) == {".dat", ".img", ".nav", ".nod", ".path"}
    area = SimpleNamespace(type="VIEW_3D")
    assert NAVSPEC_FH_networks.poll_drop(SimpleNamespace(area=area))
    assert not NAVSPEC_FH_networks.poll_drop(SimpleNamespace(area=SimpleNamespace(type="TEXT_EDITOR")))
    assert not NAVSPEC_FH_networks.poll_drop(SimpleNamespace(area=None))


def test_several_dropped_files_are_one_network(bpy: ModuleType, city: Path) -> None:
    paths = sorted(city.iterdir())
    files = [{"name": path.name} for path in paths]
    arguments = {"directory": f"{city}/", "files": files, "filepath": str(paths[0])}
    assert bpy.ops.import_scene.navspec(**arguments) == {"FINISHED"}
    assert {item.name for item in bpy.data.objects} == {"city vehicle", "city boat", "city ped"}


def test_one_dropped_file_is_imported_with_its_folder_on_request(bpy: ModuleType, city: Path) -> None:
    path = sorted(city.iterdir())[26]
    arguments = {"directory": f"{city}/", "files": [{"name": path.name}], "filepath": str(path)}
    assert bpy.ops.import_scene.navspec(**arguments) == {"FINISHED"}
    alone = sum(len(item.data.vertices) for item in bpy.data.objects)
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    assert bpy.ops.import_scene.navspec(**arguments, whole_folder=True) == {"FINISHED"}
    assert alone < sum(len(item.data.vertices) for item in bpy.data.objects)


def test_what_is_no_network_is_refused(bpy: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "a.dat"
    path.write_bytes(b"no paths")
    with pytest.raises(RuntimeError, match=r"a\.dat"):
        bpy.ops.import_scene.navspec(directory=f"{tmp_path}/", files=[{"name": "a.dat"}], filepath=str(path))


@pytest.mark.parametrize(("is_dropped", "shown"), [(True, "dialog"), (False, "browser")])
def test_dropped_files_show_options_and_no_browser(bpy: ModuleType, is_dropped: bool, shown: str) -> None:
    from navspec_blender.in_blender.files import ImportNetwork

    calls: list[str] = []
    window_manager = SimpleNamespace(
        invoke_props_dialog=lambda *_arguments, **_options: calls.append("dialog"),
        fileselect_add=lambda _operator: calls.append("browser"),
    )
    operator = SimpleNamespace(
        properties=SimpleNamespace(is_property_set=lambda _name: is_dropped),
        filepath="NODES0.DAT",
        files=[],
        bl_label=ImportNetwork.bl_label,
    )
    operator.invoke_popup = lambda context: ImportNetwork.invoke_popup(operator, context)
    ImportNetwork.invoke(operator, SimpleNamespace(window_manager=window_manager), None)
    assert calls == [shown]
