rockspec_format = "3.0"
package = "navspec-formats"
version = "scm-1"
source = {
  url = "git+@repository@.git",
  dir = "navspec/generated/lua",
}
description = {
  summary = "@description@",
  homepage = "@repository@",
  license = "@license@",
  labels = { @keywords@ },
}
-- The Kaitai Struct runtime for Lua is no rock: it stands in LUA_PATH as a folder.
dependencies = {
  "lua >= 5.3",
}
build = {
  type = "builtin",
  modules = {
@entries@
  },
}
