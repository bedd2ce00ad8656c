"""What turns the generated sources of a language into a package: its project files, its page, its licence."""

from navspec_build.packages.languages import Language, language
from navspec_build.packages.render import MODULE, REPOSITORY, Format, describe, filled, write

__all__ = ["MODULE", "REPOSITORY", "Format", "Language", "describe", "filled", "language", "write"]
