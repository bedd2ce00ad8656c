version = "0.1.0"
author = "navspec"
description = "Parsers for navigation and save files of games"
license = "CC0-1.0"

requires "nim >= 1.6.10"
requires "https://github.com/kaitai-io/kaitai_struct_nim_runtime >= 0.11.0"
