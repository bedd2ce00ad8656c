"""Padding that follows when tables in front of it are longer or shorter."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.layout import PADDED_TO, PADDING
from navspec.families.metroid_prime_path.view import Mesh


def fill(mesh: Mesh) -> None:
    """Fill the file of a mesh to the next multiple again; what is no padding stays as it is."""
    if (mesh.tables["padding"] == PADDING).all():
        size = -mesh.tables.extent("padding")[0] % PADDED_TO[mesh.version][0]
        mesh.tables.replace("padding", np.full(size, PADDING, np.uint8))
