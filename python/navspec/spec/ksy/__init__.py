"""Specs as their authors write them: read, held to the rules, and made into the data that the library works with.

Only this needs what `pip install navspec[spec]` brings along: YAML and JSON Schema.
"""

from navspec.errors import NavspecError

try:
    from navspec.spec.ksy.compile import compile_spec, text_of
    from navspec.spec.ksy.inherit import SpecError
    from navspec.spec.ksy.lint import WORDS, Problem, lint
except ModuleNotFoundError as error:
    if error.name not in ("jsonschema", "yaml"):
        raise
    raise NavspecError(f"{error.name} is missing, which specs are read with: pip install navspec[spec]") from error

__all__ = ["WORDS", "Problem", "SpecError", "compile_spec", "lint", "text_of"]
