"""What changes a document: tools, undo, redo, and what is on the disk by now. What the rules find then is asked by itself."""

from __future__ import annotations

from typing import Any

from navspec.errors import NavspecError
from navspec.family.network.tools import Action
from navspec.studio.answers.documents import summary
from navspec.studio.answers.scene import chosen, tool_of
from navspec.studio.calls import Call, endpoint
from navspec.studio.disk import read_again
from navspec.studio.saving import reloaded


@endpoint("documents/{document:int}/edit", method="POST", changes=True)
def edit(call: Call) -> Any:
    """Use a tool: `tool`, `nodes` and `edges` as names, `values` as `Tool.values` says.

    `obstacles` say what stands against it; nothing is changed then.
    """
    document, data = call.document, call.data
    make_editor = document.unit.family.editor
    if make_editor is None:
        raise NavspecError("networks of this format cannot be edited here")
    editor = make_editor()
    tool = tool_of(editor, data.get("tool"))
    before = document.now
    nodes, edges = chosen(before.graph, data)
    edition = editor.edit(before.table_set, Action(tool.name, nodes, edges, call.member("values", dict, {})))
    if edition.obstacles:
        return {"obstacles": [obstacle.to_dict() for obstacle in edition.obstacles], "document": summary(document)}
    changes = dict(before.written(number, tables) for number, tables in edition.files.items())
    is_changed = document.do(call.member("title", str, tool.title), changes)
    return {
        "document": summary(document),
        "changes": is_changed,
        "notes": list(edition.notes),
        "nodes": list(edition.nodes),
        "obstacles": [],
    }


@endpoint("documents/{document:int}/undo", method="POST", changes=True)
def undo(call: Call) -> Any:
    """Take the last step back."""
    step = call.document.undo()
    return {"document": summary(call.document), "title": step.title}


@endpoint("documents/{document:int}/redo", method="POST", changes=True)
def redo(call: Call) -> Any:
    """Do again what was taken back last."""
    step = call.document.redo()
    return {"document": summary(call.document), "title": step.title}


@endpoint("documents/{document:int}/reload", method="POST", changes=True)
def reload(call: Call) -> Any:
    """Take the files as they are on the disk, which is a step that can be undone."""
    document = call.document
    reloaded(document, dict(read_again(document.unit, list(document.now.files))))
    return {"document": summary(document)}


ROUTES = [edit, undo, redo, reload]
