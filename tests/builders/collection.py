"""All samples of all formats: those of every module here whose name says that it has some."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import builders
from builders.sampling import Sample

_MODULES = [
    import_module(f"builders.{iter_module.name}")
    for iter_module in iter_modules(builders.__path__)
    if "samples" in iter_module.name
]

SAMPLES: list[Sample] = [sample for module in _MODULES for sample in getattr(module, "SAMPLES", ())]
