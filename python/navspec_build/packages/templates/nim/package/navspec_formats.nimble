version = "@version@"
author = "navspec"
description = "@description@"
license = "@license@"

requires "nim >= 1.6.10"
requires "https://github.com/kaitai-io/kaitai_struct_nim_runtime >= 0.11.0"
