"""Lines that people drew, as nodes and lines between two of them."""

from navspec.graphs.drawn.drawing import Noded, noded
from navspec.graphs.drawn.faults import Fault

__all__ = ["Fault", "Noded", "noded"]
