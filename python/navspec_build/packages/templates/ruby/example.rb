require 'gta_sa_paths'

ARGV.each do |name|
  parsed = GtaSaPaths.from_file(name)
  node = parsed.nodes[0]
  puts "#{name}: #{parsed.num_nodes} nodes, #{parsed.num_links} links"
  puts format('  node 0 at (%.1f, %.1f, %.1f), links: %d',
              node.position_x, node.position_y, node.position_z, node.flags.link_count)
rescue EOFError
  puts "#{name}: ends too early"
rescue Kaitai::Struct::ValidationFailedError
  puts "#{name}: has a value that is not allowed"
end
