"""Algorithms of the processing toolbox: they run the program navspec on layers."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path
from typing import Any

from qgis.core import (
    QgsCoordinateTransformContext,
    QgsProcessing,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterFile,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterMultipleLayers,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
    QgsProcessingProvider,
    QgsProcessingUtils,
    QgsProviderRegistry,
    QgsSettings,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

FAULTS = "Faults of the roads"
"""Name of the layer with faults."""
_SETTINGS = "navspec"
"""Group of settings with the last values of parameters."""
_FAULT_COLUMN = "finding"
"""Column that only layers of faults have."""
_POLL_SECONDS = 0.2
"""Time between two checks whether the user cancels."""
_HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows opens a window for each program otherwise."""


class _RoadsAlgorithm(QgsProcessingAlgorithm):
    """Compile layers of roads, and show their faults as points."""

    NAME, TITLE, HELP, WRITES = "", "", "", False

    def createInstance(self) -> QgsProcessingAlgorithm:
        """Return another one of its kind."""
        return type(self)()

    def name(self) -> str:
        """Return the id."""
        return self.NAME

    def displayName(self) -> str:
        """Return the title."""
        return self.TITLE

    def shortHelpString(self) -> str:
        """Return the help, beside the parameters."""
        return self.HELP

    def initAlgorithm(self, _configuration: Any = None) -> None:
        """Add the parameters."""
        layers = QgsProcessingParameterMultipleLayers(
            "ROADS", "Layers with roads, drawn or exported", QgsProcessing.TypeVectorAnyGeometry
        )
        base = QgsProcessingParameterFile(
            "BASE",
            "Folder with the path files of the map",
            QgsProcessingParameterFile.Folder,
            defaultValue=_last_value("BASE"),
            optional=True,
        )
        tolerance = QgsProcessingParameterNumber(
            "TOLERANCE", "Join ends that are this near (units)", QgsProcessingParameterNumber.Double, 2.0, minValue=0.0
        )
        options = QgsProcessingParameterString("OPTIONS", "Further options of navspec compile", "", optional=True)
        command = _last_value("PROGRAM") or "navspec"
        program = QgsProcessingParameterString("PROGRAM", "Command that runs navspec", command)
        for parameter in (layers, base, tolerance, options, program):
            self.addParameter(parameter)
        if self.WRITES:
            self.addParameter(QgsProcessingParameterFolderDestination("OUTPUT", "Folder for the path files"))

    def prepareAlgorithm(
        self, _parameters: dict[str, Any], context: QgsProcessingContext, _feedback: QgsProcessingFeedback
    ) -> bool:
        """Remove the faults of the last run from the map; QGIS calls this where the map may change."""
        project = context.project()
        if project is not None:
            project.removeMapLayers([layer.id() for layer in project.mapLayersByName(FAULTS)])
        return True

    def processAlgorithm(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        """Compile, and show faults; raises an error with the words of navspec if it cannot read the roads.

        The algorithm does not fail if navspec refuses roads: QGIS drops the layers of an algorithm that fails.
        """
        faults = Path(QgsProcessingUtils.generateTempFilename("faults.gpkg"))
        files = _find_files(self.parameterAsLayerList(parameters, "ROADS", context))
        arguments = ["compile", *files, "--faults", str(faults)]
        arguments += ["--tolerance", str(self.parameterAsDouble(parameters, "TOLERANCE", context))]
        base, program = (self.parameterAsString(parameters, name, context) for name in ("BASE", "PROGRAM"))
        arguments += ["--base", base] if base else []
        target = self.parameterAsString(parameters, "OUTPUT", context) if self.WRITES else ""
        arguments += ["-o", target, "--force"] if target else []
        arguments += shlex.split(self.parameterAsString(parameters, "OPTIONS", context))
        status, text = _run(program, arguments, feedback)
        for name, value in (("BASE", base), ("PROGRAM", program)):
            QgsSettings().setValue(f"{_SETTINGS}/{name}", value)
        if not faults.exists():
            raise QgsProcessingException(text)
        _show_faults(faults, context)
        if status:
            feedback.reportError(text)
            return {}
        feedback.pushInfo(text)
        return {"OUTPUT": target} if target else {}


class CheckRoads(_RoadsAlgorithm):
    """Check roads, and write nothing."""

    NAME, TITLE = "checkroads", "Check roads"
    HELP = (
        "Compiles roads into the path files of a game without writing them. What is wrong with the roads becomes a "
        "layer of points: select a row of its table and zoom to it. Attributes of lines are those of navspec, such as "
        "kind, lanes and lanes_back."
    )


class CompileRoads(_RoadsAlgorithm):
    """Compile roads into files."""

    NAME, TITLE, WRITES = "compileroads", "Compile roads", True
    HELP = (
        "Compiles roads into the path files of a game. With the folder of a map they are merged into it, and only files "
        "that change are written. If a road cannot be stored, nothing is written, and the faults become a layer of points."
    )


class NavspecProvider(QgsProcessingProvider):
    """The group of algorithms."""

    def id(self) -> str:
        """Return the id."""
        return "navspec"

    def name(self) -> str:
        """Return the title."""
        return "navspec"

    def loadAlgorithms(self) -> None:
        """Add all algorithms."""
        for algorithm in (CheckRoads, CompileRoads):
            self.addAlgorithm(algorithm())


def _find_files(layers: list[QgsVectorLayer]) -> list[str]:
    """Return the files of layers; a layer that is in none is written to one."""
    files = []
    for layer in layers:
        if layer.fields().indexOf(_FAULT_COLUMN) >= 0:
            continue
        if layer.isModified():
            raise QgsProcessingException(f"{layer.name()} has edits that are not saved; save them first")
        path = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source()).get("path", "")
        if not Path(path).is_file():
            path = QgsProcessingUtils.generateTempFilename("roads.gpkg")
            options = QgsVectorFileWriter.SaveVectorOptions()
            options.driverName = "GPKG"
            error, text, *_ = QgsVectorFileWriter.writeAsVectorFormatV3(
                layer, path, QgsCoordinateTransformContext(), options
            )
            if error != QgsVectorFileWriter.NoError:
                raise QgsProcessingException(f"{layer.name()}: {text}")
        files.append(path)
    return list(dict.fromkeys(files))


def _run(program: str, arguments: list[str], feedback: QgsProcessingFeedback) -> tuple[int, str]:
    """Run navspec until it ends or the user cancels; return its exit status and what it says."""
    try:
        process = subprocess.Popen(
            [*shlex.split(program), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            creationflags=_HIDDEN,
        )
    except OSError as error:
        raise QgsProcessingException(
            f"{program} does not start ({error}); install it (pip install navspec), or give its whole path as the command"
        ) from error
    while True:
        try:
            texts = process.communicate(timeout=_POLL_SECONDS)
        except subprocess.TimeoutExpired:
            if feedback.isCanceled():
                process.kill()
        else:
            return process.returncode, "\n".join(texts).strip()


def _last_value(name: str) -> str:
    """Return the value of a parameter in the last run; empty before the first."""
    return str(QgsSettings().value(f"{_SETTINGS}/{name}", ""))


def _show_faults(path: Path, context: QgsProcessingContext) -> None:
    """Add the layer with faults to the map when the algorithm ends."""
    layer = QgsVectorLayer(str(path), FAULTS, "ogr")
    if not layer.isValid() or not layer.featureCount():
        return
    context.temporaryLayerStore().addMapLayer(layer)
    context.addLayerToLoadOnCompletion(layer.id(), QgsProcessingContext.LayerDetails(FAULTS, context.project()))
