"""Specs in the form in which they are written (.ksy): read, linted, and compiled to the data that the library reads.

Only this package needs the extra `spec`: YAML and JSON Schema.
"""

from navspec.errors.extras import missing_extra

try:
    from navspec.spec.ksy.compile import compile_spec, text_of
    from navspec.spec.ksy.inherit import SpecError
    from navspec.spec.ksy.lint import WORDS, LintProblem, lint
except ModuleNotFoundError as error:
    if error.name not in ("jsonschema", "yaml"):
        raise
    raise missing_extra(error.name, "spec") from error

__all__ = ["WORDS", "LintProblem", "SpecError", "compile_spec", "lint", "text_of"]
