"""Plugin of QGIS: navspec in the processing toolbox."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsApplication

from .provider import NavspecProvider


class NavspecPlugin:
    """The plugin, which adds its algorithms to the toolbox."""

    def __init__(self) -> None:
        self.provider: NavspecProvider | None = None

    def initProcessing(self) -> None:
        """Add the algorithms, also for `qgis_process`."""
        self.provider = NavspecProvider()
        QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self) -> None:
        """Start with the window of QGIS."""
        self.initProcessing()

    def unload(self) -> None:
        """Remove the algorithms."""
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)


def classFactory(_iface: Any) -> NavspecPlugin:
    """Return the plugin."""
    return NavspecPlugin()
