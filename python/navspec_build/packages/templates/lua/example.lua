require("gta_sa_paths")

for _, name in ipairs(arg) do
  local whole, parsed = pcall(GtaSaPaths.from_file, GtaSaPaths, name)
  if whole then
    local node = parsed.nodes[1] -- lists begin with 1
    print(string.format("%s: %d nodes, %d links", name, parsed.num_nodes, parsed.num_links))
    print(string.format("  node 0 at (%.1f, %.1f, %.1f), links: %d",
      node.position_x, node.position_y, node.position_z, node.flags.link_count))
  elseif string.find(parsed, "requested %d+ bytes, but only") then
    print(name .. ": ends too early")
  elseif string.find(parsed, "not equal, expected") or string.find(parsed, "Validation%a+Error") then
    print(name .. ": has a value that is not allowed")
  else
    error(parsed)
  end
end
