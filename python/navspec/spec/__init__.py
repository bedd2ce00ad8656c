"""The specs as data: types, fields, expressions, annotations."""

from navspec.spec.anchors import anchors, runs_of_bits
from navspec.spec.model import Expr, Field, Instance, Member, Param, Repeat, Spec, Type, from_json, load_spec

__all__ = [
    "Expr",
    "Field",
    "Instance",
    "Member",
    "Param",
    "Repeat",
    "Spec",
    "Type",
    "anchors",
    "from_json",
    "load_spec",
    "runs_of_bits",
]
