"""Steps of the guide in QGIS without a screen: run by the Python that QGIS belongs to, which has neither navspec nor pytest.

    python steps.py NAME < WHAT_TO_DO.json > WHAT_CAME_OF_IT.json

Every step uses the dialogs and tools that a user does, and finds their parts by the words on them where they have some.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from qgis.core import (
    NULL,
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsExpression,
    QgsExpressionContext,
    QgsFeature,
    QgsGeometry,
    QgsMapRendererSequentialJob,
    QgsMapSettings,
    QgsPoint,
    QgsPointXY,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProject,
    QgsRectangle,
    QgsSettings,
    QgsSnappingConfig,
    QgsTolerance,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsVectorLayerUtils,
)
from qgis.gui import (
    QgsAdvancedDigitizingDockWidget,
    QgsFileWidget,
    QgsLayerTreeMapCanvasBridge,
    QgsMapCanvas,
    QgsMapCanvasSnappingUtils,
    QgsMapToolCapture,
    QgsMapToolDigitizeFeature,
    QgsNewGeoPackageLayerDialog,
)
from qgis.PyQt.QtCore import QEventLoop, QPoint, QSize, Qt
from qgis.PyQt.QtGui import QColor
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QMainWindow,
    QToolButton,
    QWidget,
)

MARGIN = 150
"""Units around the points that are drawn."""


class Desk:
    """A window with a map, and an empty project."""

    def __init__(self, application: QgsApplication) -> None:
        self.application, self.project = application, QgsProject.instance()
        self.window = QMainWindow()
        self.canvas = QgsMapCanvas(self.window)
        self.digitizing = QgsAdvancedDigitizingDockWidget(self.canvas, self.window)
        self.window.setCentralWidget(self.canvas)
        self.window.resize(1400, 900)
        self.window.show()
        self.bridge = QgsLayerTreeMapCanvasBridge(self.project.layerTreeRoot(), self.canvas)

    def settle(self) -> None:
        """Let QGIS do what is due."""
        self.application.processEvents()

    def open_layers(self, path: str, *names: str) -> dict[str, QgsVectorLayer]:
        """Add layers of a GeoPackage to the project, as dragging it onto the map does."""
        layers = {name: QgsVectorLayer(f"{path}|layername={name}", name, "ogr") for name in names}
        assert all(layer.isValid() for layer in layers.values())
        self.project.addMapLayers(list(layers.values()))
        self.settle()
        return layers

    def new_layer(self, path: str, system: str, fields: list[list[str]], *, has_heights: bool) -> QgsVectorLayer:
        """Make a layer by the dialog: `system` begins the choice for the reference system, empty for what is there."""
        dialog = QgsNewGeoPackageLayerDialog()
        dialog.setCrs(self.project.defaultCrsForNewLayers())
        dialog.findChild(QgsFileWidget, "mDatabase").setFilePath(str(Path(path).resolve()))
        choose(dialog.findChild(QComboBox, "mGeometryTypeBox"), "Line")
        dialog.findChild(QCheckBox, "mGeometryWithZCheckBox").setChecked(has_heights)
        if system:
            choose(dialog.findChild(QWidget, "mCrsSelector").findChild(QComboBox), system)
        types = dialog.findChild(QComboBox, "mFieldTypeBox")
        for name, kind in fields:
            dialog.findChild(QLineEdit, "mFieldNameEdit").setText(name)
            types.setCurrentIndex(types.findData(kind))
            dialog.findChild(QToolButton, "mAddAttributeButton").click()
        dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.Ok).click()
        self.settle()
        (layer,) = self.project.mapLayersByName(Path(path).stem)
        return layer

    def snap_to_vertices(self) -> None:
        """Turn snapping on: all layers, on vertices."""
        config = QgsSnappingConfig(self.project)
        config.setEnabled(True)
        config.setMode(QgsSnappingConfig.AllLayers)
        config.setTypeFlag(QgsSnappingConfig.VertexFlag)
        config.setTolerance(12)
        config.setUnits(QgsTolerance.Pixels)
        self.project.setSnappingConfig(config)
        self.snapping = QgsMapCanvasSnappingUtils(self.canvas)
        self.snapping.setConfig(config)
        self.canvas.setSnappingUtils(self.snapping)

    def draw_line(self, layer: QgsVectorLayer, points: list[list[float]], values: dict[str, Any]) -> str:
        """Click a line with the tool that adds features, and fill in its fields; its shape as text."""
        view = self.canvas.viewport()
        west, south = (round(min(axis)) - MARGIN for axis in zip(*points, strict=True))
        # A pixel is a unit, and units lie on pixels.
        self.canvas.setExtent(QgsRectangle(west, south, west + view.width(), south + view.height()))
        self.settle()
        layer.startEditing()
        self.canvas.setCurrentLayer(layer)
        tool = QgsMapToolDigitizeFeature(self.canvas, self.digitizing, QgsMapToolCapture.CaptureLine)
        tool.setLayer(layer)
        drawn: list[QgsFeature] = []
        tool.digitizingCompleted.connect(lambda feature: drawn.append(QgsFeature(feature)))
        self.canvas.setMapTool(tool)
        for point in points:
            # QGIS makes its index of vertices meanwhile, which a user does not notice.
            self.canvas.snappingUtils().snapToMap(QgsPointXY(*point))
            self._click(point, Qt.LeftButton)
        self._click(points[-1], Qt.RightButton)
        (shape,) = (feature.geometry() for feature in drawn)
        # With the defaults of the form, as the dialog shows them.
        filled = {layer.fields().indexOf(name): value for name, value in values.items()}
        assert layer.addFeature(
            QgsVectorLayerUtils.createFeature(layer, shape, filled, layer.createExpressionContext())
        )
        self.canvas.unsetMapTool(tool)
        return shape.asWkt()

    def _click(self, point: list[float], button: Any) -> None:
        place = self.canvas.getCoordinateTransform().transform(QgsPointXY(*point))
        pixel = QPoint(round(place.x()), round(place.y()))
        QTest.mouseMove(self.canvas.viewport(), pixel)
        self.settle()
        QTest.mouseClick(self.canvas.viewport(), button, Qt.NoModifier, pixel)
        self.settle()


def choose(box: QComboBox, text: str) -> None:
    """Choose what begins with a text, as a click on it does."""
    (row,) = [row for row in range(box.count()) if box.itemText(row).startswith(text)]
    box.setCurrentIndex(row)
    box.activated.emit(row)


def save(*layers: QgsVectorLayer) -> None:
    """Save the edits of layers."""
    for layer in layers:
        assert layer.commitChanges(), layer.commitErrors()


def choices_of(config: dict[str, Any]) -> list[Any]:
    """Names of a list, or the limits of a number."""
    names = [name for entry in config.get("map", []) for name in entry]
    return names or [config[name] for name in ("Min", "Max", "Step") if name in config]


def title_of(layer: QgsVectorLayer, feature: QgsFeature) -> str:
    """What QGIS shows where it points at a feature."""
    context = QgsExpressionContext()
    context.setFeature(feature)
    return str(QgsExpression(layer.displayExpression()).evaluate(context))


def draw(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Follow the part `Draw` of the guide."""
    layers = desk.open_layers(order["map"], "nodes", "lines", "roads")
    node = next(layers["nodes"].getFeatures(f"\"id\" = '{order['node']}'"))
    desk.snap_to_vertices()
    shape = desk.draw_line(layers["roads"], order["points"], order["values"])
    save(layers["roads"])
    (feature,) = layers["roads"].getFeatures()
    values = {name: value for name, value in feature.attributeMap().items() if value not in (None, NULL)}
    return {"title": title_of(layers["nodes"], node), "shape": shape, "values": values}


def draw_in_new_layer(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Make a layer beside the map, in a reference system of the user's choice, and draw in it."""
    desk.open_layers(order["map"], "nodes", "lines")
    layer = desk.new_layer(order["roads"], order["system"], order["fields"], has_heights=False)
    desk.draw_line(layer, order["points"], order["values"])
    save(layer)
    return {"system": desk.project.crs().description()}


def place_on_earth(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Degrees of a place of the map: QGIS reports an error for each layer whose places it cannot convert to them."""
    layers = desk.open_layers(order["map"], "nodes", "lines", "roads")
    degrees = QgsCoordinateReferenceSystem("EPSG:4326")
    results = []
    for layer in layers.values():
        transform = QgsCoordinateTransform(layer.crs(), degrees, desk.project)
        assert transform.isValid()
        results.append([*transform.transform(QgsPointXY(*order["place"]))])
    return {"degrees": results}


def measure_road(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Widths of a road from west to east on the map, in units of the game, on its left and on its right."""
    roads = desk.open_layers(order["map"], "roads")["roads"]
    (feature,) = roads.getFeatures()
    middle = feature.geometry().boundingBox().center()
    settings, side, pixels = QgsMapSettings(), 40, 800
    settings.setLayers([roads])
    settings.setOutputSize(QSize(pixels, pixels))
    settings.setBackgroundColor(QColor("white"))
    settings.setDestinationCrs(roads.crs())
    settings.setExtent(
        QgsRectangle(middle.x() - side / 2, middle.y() - side / 2, middle.x() + side / 2, middle.y() + side / 2)
    )
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    image = job.renderedImage()
    rows = [row for row in range(pixels) if image.pixelColor(pixels // 2 + 60, row) != QColor("white")]
    return {"left": (pixels / 2 - min(rows)) * side / pixels, "right": (max(rows) + 1 - pixels / 2) * side / pixels}


def describe_faults(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """How QGIS shows a layer of faults: colours of severities, labels, map tips and the order of columns."""
    layer = desk.open_layers(order["faults"], "findings")["findings"]
    context = QgsExpressionContext()
    feature = next(layer.getFeatures())
    context.setFeature(feature)
    colours = {category.value(): category.symbol().color().name() for category in layer.renderer().categories()}
    return {
        "colours": colours,
        "label": QgsExpression(layer.labeling().settings().fieldName).evaluate(context),
        "labelled": layer.labelsEnabled(),
        "tip": QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context),
        "message": feature["message"],
        "columns": [column.name for column in layer.attributeTableConfig().columns()],
    }


def draw_without_system(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Make a layer in a project without a reference system, where QGIS is set to take that of the project."""
    QgsSettings().setValue("projections/unknownCrsBehavior", "UseProjectCrs", QgsSettings.App)
    desk.project.setCrs(QgsCoordinateReferenceSystem())
    desk.snap_to_vertices()
    layer = desk.new_layer(order["roads"], "", order["fields"], has_heights=False)
    shape = desk.draw_line(layer, order["points"], order["values"])
    save(layer)
    return {"shape": shape}


def assign_system(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Give a layer the reference system of the map, and save it as another file."""
    lines = desk.open_layers(order["map"], "lines")["lines"]
    roads = desk.open_layers(order["roads"], Path(order["roads"]).stem)[Path(order["roads"]).stem]
    roads.setCrs(lines.crs())
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"
    options.ct = QgsCoordinateTransform(roads.crs(), lines.crs(), desk.project)
    written = QgsVectorFileWriter.writeAsVectorFormatV3(roads, order["saved"], QgsCoordinateTransformContext(), options)
    return {"error": written[1]}


def touch(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Edit an exported map, put everything back, and save it."""
    layers = desk.open_layers(order["map"], "nodes", "lines")
    for layer, name, value in ((layers["nodes"], "speed", "fast"), (layers["lines"], "lanes", 5)):
        feature = next(layer.getFeatures())
        layer.startEditing()
        field = layer.fields().indexOf(name)
        layer.changeAttributeValue(feature.id(), field, value)
        layer.changeAttributeValue(feature.id(), field, feature[name])
        layer.changeGeometry(feature.id(), QgsGeometry(feature.geometry()))
    save(*layers.values())
    return {}


def edit(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Follow the part `Edit the map` of the guide: move a node, change a column, delete a line, draw one."""
    layers = desk.open_layers(order["map"], "nodes", "lines")
    nodes, lines = layers["nodes"], layers["lines"]
    nodes.startEditing()
    moved = next(nodes.getFeatures(f"\"id\" = '{order['moved']}'"))
    place = moved.geometry().vertexAt(0)
    nodes.changeGeometry(moved.id(), QgsGeometry(QgsPoint(place.x() + 5, place.y() + 3, place.z())))
    nodes.changeAttributeValue(moved.id(), nodes.fields().indexOf("speed"), "slow")
    start, end = order["deleted"]
    gone = next(lines.getFeatures(f"\"from\" = '{start}' and \"to\" = '{end}'"))
    lines.startEditing()
    lines.deleteFeature(gone.id())
    desk.snap_to_vertices()
    shape = desk.draw_line(lines, order["points"], {"kind": "vehicle"})
    save(nodes, lines)
    return {"shape": shape}


def describe_forms(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """What QGIS shows of each column in a form: the widget, the label, the names to choose from or the limits, whether it is
    read-only, and the default.
    """
    forms = {}
    for layer_name, layer in desk.open_layers(order["map"], "nodes", "lines", "roads").items():
        forms[layer_name] = {
            field.name(): [
                layer.editorWidgetSetup(number).type(),
                layer.attributeDisplayName(number),
                choices_of(layer.editorWidgetSetup(number).config()),
                layer.editFormConfig().readOnly(number),
                layer.defaultValueDefinition(number).expression(),
            ]
            for number, field in enumerate(layer.fields())
        }
        context = QgsExpressionContext()
        context.setFeature(next(layer.getFeatures(), QgsFeature(layer.fields())))
        forms[layer_name]["tip"] = QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context)
    return forms


def run_plugin(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """Run an algorithm of the plugin on layers of files, in a thread as its dialog does; what it says, and the faults that
    it adds to the map.
    """
    sys.path.insert(0, order["plugin"])
    os.environ.update(order["environment"])
    from navspec_qgis import classFactory

    plugin = classFactory(None)
    plugin.initProcessing()
    layers = [layer for path, names in order["layers"].items() for layer in desk.open_layers(path, *names).values()]
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"navspec:{order['algorithm']}")
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
    context.setProject(desk.project)
    parameters = {"ROADS": [layer.id() for layer in layers], **order["parameters"]}
    task = QgsProcessingAlgRunnerTask(algorithm, parameters, context, feedback)
    done: list[tuple[bool, dict[str, Any]]] = []
    task.executed.connect(lambda is_done, outcome: done.append((is_done, outcome)))
    QgsApplication.taskManager().addTask(task)
    while not done:
        desk.application.processEvents(QEventLoop.WaitForMoreEvents)
    (is_done, outcome) = done[0]
    faults = [
        [feature["severity"], feature["message"], feature.geometry().asWkt(0)]
        for number in context.layersToLoadOnCompletion()
        for feature in context.temporaryLayerStore().mapLayer(number).getFeatures()
    ]
    fresh = algorithm.create()
    remembered = {name: fresh.parameterDefinition(name).defaultValue() for name in ("BASE", "PROGRAM")}
    return {
        "done": is_done,
        "outcome": outcome,
        "text": feedback.textLog(),
        "faults": faults,
        "remembered": remembered,
    }


STEPS = {
    step.__name__: step
    for step in (
        draw,
        draw_in_new_layer,
        draw_without_system,
        assign_system,
        place_on_earth,
        measure_road,
        touch,
        edit,
        describe_forms,
        describe_faults,
        run_plugin,
    )
}


def main() -> None:
    """Do a step, and leave without tearing QGIS down, which may crash."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication([], True)
    application.initQgis()
    result = STEPS[sys.argv[1]](Desk(application), json.load(sys.stdin))
    json.dump(result, sys.stdout)
    sys.stdout.flush()
    os._exit(0)


main()
