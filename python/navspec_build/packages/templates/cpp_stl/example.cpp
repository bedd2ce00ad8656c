#include "gta_sa_paths.h"
#include "kaitai/exceptions.h"
#include <cstdio>
#include <fstream>
#include <ios>
#include <sstream>

int main(int count, char** names) {
    for (int i = 1; i < count; ++i) {
        const char* name = names[i];
        try {
            std::ostringstream data;
            data << std::ifstream(name, std::ios::binary).rdbuf();
            kaitai::kstream stream(data.str());
            navspec::gta_sa_paths_t parsed(&stream);
            navspec::gta_sa_paths_t::path_node_t& node = *parsed.nodes()->at(0);
            std::printf("%s: %d nodes, %d links\n", name, int(parsed.num_nodes()), int(parsed.num_links()));
            std::printf("  node 0 at (%.1f, %.1f, %.1f), links: %d\n", node.position_x(), node.position_y(),
                        node.position_z(), int(node.flags()->link_count()));
        } catch (const kaitai::validation_failed_error&) {
            std::printf("%s: has a value that is not allowed\n", name);
        } catch (const std::ios_base::failure&) {
            std::printf("%s: ends too early\n", name);
        }
    }
}
