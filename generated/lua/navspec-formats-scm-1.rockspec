rockspec_format = "3.0"
package = "navspec-formats"
version = "scm-1"
source = {
  url = "git+https://github.com/navspec/navspec.git",
  dir = "navspec/generated/lua",
}
description = {
  summary = "Parsers for navigation and save files of games",
  homepage = "https://github.com/navspec/navspec",
  license = "CC0-1.0",
  labels = { "kaitai-struct", "navigation", "gta", "savegame", "file-format" },
}
-- The Kaitai Struct runtime for Lua is no rock: it stands in LUA_PATH as a folder.
dependencies = {
  "lua >= 5.3",
}
build = {
  type = "builtin",
  modules = {
    gta_img = "gta_img.lua",
    gta_img3 = "gta_img3.lua",
    gta_iv_paths = "gta_iv_paths.lua",
    gta_sa_paths = "gta_sa_paths.lua",
    gta_sa_paths_fla = "gta_sa_paths_fla.lua",
    gta_sa_save = "gta_sa_save.lua",
    gta_sa_save_android = "gta_sa_save_android.lua",
    gta_sa_save_de = "gta_sa_save_de.lua",
    metroid_prime_path = "metroid_prime_path.lua",
    source2_nav = "source2_nav.lua",
    source_nav = "source_nav.lua",
  },
}
