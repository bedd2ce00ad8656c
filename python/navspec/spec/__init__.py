"""The specs as data: types, fields, expressions, annotations."""

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
    "from_json",
    "load_spec",
]
