// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "metroid_prime_path.h"
#include "kaitai/exceptions.h"
namespace navspec {

    metroid_prime_path_t::metroid_prime_path_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_nodes = nullptr;
        m_links = nullptr;
        m_regions = nullptr;
        m_ground_connections = nullptr;
        m_flyer_connections = nullptr;
        m_reserved_connections = nullptr;
        m_octree_lookup = nullptr;
        m_octree_nodes = nullptr;
        m_points = nullptr;
        m_point_links = nullptr;
        m_point_costs = nullptr;
        m_point_connections = nullptr;
        f_has_point_count = false;
        f_has_points = false;
        f_has_reserved_connections = false;
        _read();
    }

    void metroid_prime_path_t::_read() {
        m_version = m__io->read_u4be();
        if (!(m_version >= 4)) {
            throw kaitai::validation_less_than_error<uint32_t>(4, m_version, m__io, std::string("/seq/0"));
        }
        if (!(m_version <= 7)) {
            throw kaitai::validation_greater_than_error<uint32_t>(7, m_version, m__io, std::string("/seq/0"));
        }
        m_num_nodes = m__io->read_u4be();
        if (!(m_num_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 24))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 24), m_num_nodes, m__io, std::string("/seq/1"));
        }
        m_nodes = std::unique_ptr<std::vector<std::unique_ptr<corner_t>>>(new std::vector<std::unique_ptr<corner_t>>());
        const int l_nodes = num_nodes();
        for (int i = 0; i < l_nodes; i++) {
            m_nodes->push_back(std::move(std::unique_ptr<corner_t>(new corner_t(m__io, this, m__root))));
        }
        m_num_links = m__io->read_u4be();
        if (!(m_num_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16), m_num_links, m__io, std::string("/seq/3"));
        }
        m_links = std::unique_ptr<std::vector<std::unique_ptr<region_link_t>>>(new std::vector<std::unique_ptr<region_link_t>>());
        const int l_links = num_links();
        for (int i = 0; i < l_links; i++) {
            m_links->push_back(std::move(std::unique_ptr<region_link_t>(new region_link_t(m__io, this, m__root))));
        }
        m_num_regions = m__io->read_u4be();
        if (!(m_num_regions <= (((_io()->size() - _io()->pos()) / 80 > 65535) ? (static_cast<uint32_t>(65535)) : (static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80))))) {
            throw kaitai::validation_greater_than_error<uint32_t>((((_io()->size() - _io()->pos()) / 80 > 65535) ? (static_cast<uint32_t>(65535)) : (static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80))), m_num_regions, m__io, std::string("/seq/5"));
        }
        m_regions = std::unique_ptr<std::vector<std::unique_ptr<region_t>>>(new std::vector<std::unique_ptr<region_t>>());
        const int l_regions = num_regions();
        for (int i = 0; i < l_regions; i++) {
            m_regions->push_back(std::move(std::unique_ptr<region_t>(new region_t(m__io, this, m__root))));
        }
        m_ground_connections = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_ground_connections = ((num_regions() * num_regions() - num_regions()) / 2 + 31) / 32;
        for (int i = 0; i < l_ground_connections; i++) {
            m_ground_connections->push_back(std::move(m__io->read_u4be()));
        }
        m_flyer_connections = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_flyer_connections = ((num_regions() * num_regions() - num_regions()) / 2 + 31) / 32 + 0;
        for (int i = 0; i < l_flyer_connections; i++) {
            m_flyer_connections->push_back(std::move(m__io->read_u4be()));
        }
        n_reserved_connections = true;
        if (has_reserved_connections()) {
            n_reserved_connections = false;
            m_reserved_connections = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_reserved_connections = 2 * ((num_regions() * num_regions() + 31) / 32 - ((num_regions() * num_regions() - num_regions()) / 2 + 31) / 32);
            for (int i = 0; i < l_reserved_connections; i++) {
                m_reserved_connections->push_back(std::move(m__io->read_u4be()));
            }
        }
        m_num_octree_lookup = m__io->read_u4be();
        if (!(m_num_octree_lookup <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4), m_num_octree_lookup, m__io, std::string("/seq/10"));
        }
        m_octree_lookup = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_octree_lookup = num_octree_lookup();
        for (int i = 0; i < l_octree_lookup; i++) {
            m_octree_lookup->push_back(std::move(m__io->read_u4be()));
        }
        m_num_octree_nodes = m__io->read_u4be();
        if (!(m_num_octree_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80), m_num_octree_nodes, m__io, std::string("/seq/12"));
        }
        m_octree_nodes = std::unique_ptr<std::vector<std::unique_ptr<octree_node_t>>>(new std::vector<std::unique_ptr<octree_node_t>>());
        const int l_octree_nodes = num_octree_nodes();
        for (int i = 0; i < l_octree_nodes; i++) {
            m_octree_nodes->push_back(std::move(std::unique_ptr<octree_node_t>(new octree_node_t(m__io, this, m__root))));
        }
        n_num_points = true;
        if (has_point_count()) {
            n_num_points = false;
            m_num_points = m__io->read_s4be();
            if (!(m_num_points >= -1)) {
                throw kaitai::validation_less_than_error<int32_t>(-1, m_num_points, m__io, std::string("/seq/14"));
            }
            if (!(m_num_points <= (((_io()->size() - _io()->pos()) / 28 > 46340) ? (static_cast<int32_t>(46340)) : (static_cast<int32_t>((_io()->size() - _io()->pos()) / 28))))) {
                throw kaitai::validation_greater_than_error<int32_t>((((_io()->size() - _io()->pos()) / 28 > 46340) ? (static_cast<int32_t>(46340)) : (static_cast<int32_t>((_io()->size() - _io()->pos()) / 28))), m_num_points, m__io, std::string("/seq/14"));
            }
        }
        n_points = true;
        if (has_points()) {
            n_points = false;
            m_points = std::unique_ptr<std::vector<std::unique_ptr<free_point_t>>>(new std::vector<std::unique_ptr<free_point_t>>());
            const int l_points = num_points();
            for (int i = 0; i < l_points; i++) {
                m_points->push_back(std::move(std::unique_ptr<free_point_t>(new free_point_t(m__io, this, m__root))));
            }
        }
        n_num_point_links = true;
        if (has_points()) {
            n_num_point_links = false;
            m_num_point_links = m__io->read_u4be();
            if (!(m_num_point_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4), m_num_point_links, m__io, std::string("/seq/16"));
            }
        }
        n_point_links = true;
        if (has_points()) {
            n_point_links = false;
            m_point_links = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_point_links = num_point_links();
            for (int i = 0; i < l_point_links; i++) {
                m_point_links->push_back(std::move(m__io->read_u4be()));
            }
        }
        n_num_point_costs = true;
        if (has_points()) {
            n_num_point_costs = false;
            m_num_point_costs = m__io->read_u4be();
            if (!(m_num_point_costs <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4), m_num_point_costs, m__io, std::string("/seq/18"));
            }
        }
        n_point_costs = true;
        if (has_points()) {
            n_point_costs = false;
            m_point_costs = std::unique_ptr<std::vector<float>>(new std::vector<float>());
            const int l_point_costs = num_point_costs();
            for (int i = 0; i < l_point_costs; i++) {
                m_point_costs->push_back(std::move(m__io->read_f4be()));
            }
        }
        n_point_connections = true;
        if (has_points()) {
            n_point_connections = false;
            m_point_connections = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_point_connections = ((num_points() * num_points() - num_points()) / 2 + 31) / 32;
            for (int i = 0; i < l_point_connections; i++) {
                m_point_connections->push_back(std::move(m__io->read_u4be()));
            }
        }
        m_padding = m__io->read_bytes_full();
    }

    metroid_prime_path_t::~metroid_prime_path_t() {
        _clean_up();
    }

    void metroid_prime_path_t::_clean_up() {
        if (!n_reserved_connections) {
        }
        if (!n_num_points) {
        }
        if (!n_points) {
        }
        if (!n_num_point_links) {
        }
        if (!n_point_links) {
        }
        if (!n_num_point_costs) {
        }
        if (!n_point_costs) {
        }
        if (!n_point_connections) {
        }
    }

    metroid_prime_path_t::corner_t::corner_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        m_edge_normal = nullptr;
        _read();
    }

    void metroid_prime_path_t::corner_t::_read() {
        m_position = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_edge_normal = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
    }

    metroid_prime_path_t::corner_t::~corner_t() {
        _clean_up();
    }

    void metroid_prime_path_t::corner_t::_clean_up() {
    }

    metroid_prime_path_t::free_point_t::free_point_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void metroid_prime_path_t::free_point_t::_read() {
        m_position = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_flags = m__io->read_u4be();
        m_num_links = m__io->read_u4be();
        m_first_link = m__io->read_u4be();
        m_first_cost = m__io->read_u4be();
    }

    metroid_prime_path_t::free_point_t::~free_point_t() {
        _clean_up();
    }

    void metroid_prime_path_t::free_point_t::_clean_up() {
    }

    std::string metroid_prime_path_t::free_point_t::_to_string() const {
        return kaitai::kstream::to_string(num_links()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::free_point_t& obj) {
        os << obj._to_string();
        return os;
    }

    metroid_prime_path_t::octree_node_t::octree_node_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_aabb_min = nullptr;
        m_aabb_max = nullptr;
        m_center = nullptr;
        m_children = nullptr;
        _read();
    }

    void metroid_prime_path_t::octree_node_t::_read() {
        m_is_leaf = m__io->read_u4be();
        m_aabb_min = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_aabb_max = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_center = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_children = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_children = 8;
        for (int i = 0; i < l_children; i++) {
            m_children->push_back(std::move(m__io->read_s4be()));
        }
        m_num_regions = m__io->read_u4be();
        m_first_lookup = m__io->read_u4be();
    }

    metroid_prime_path_t::octree_node_t::~octree_node_t() {
        _clean_up();
    }

    void metroid_prime_path_t::octree_node_t::_clean_up() {
    }

    metroid_prime_path_t::region_t::region_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_plane_normal = nullptr;
        m_centroid = nullptr;
        m_aabb_min = nullptr;
        m_aabb_max = nullptr;
        m_obstruction_counts = nullptr;
        f_has_obstruction_counts = false;
        _read();
    }

    void metroid_prime_path_t::region_t::_read() {
        m_num_nodes = m__io->read_u4be();
        m_first_node = m__io->read_u4be();
        m_num_links = m__io->read_u4be();
        m_first_link = m__io->read_u4be();
        m_index_mask = m__io->read_u2be();
        m_type_mask = m__io->read_u2be();
        m_height = m__io->read_f4be();
        m_plane_normal = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_region_index = m__io->read_u4be();
        m_centroid = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_aabb_min = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        m_aabb_max = std::unique_ptr<vector_t>(new vector_t(m__io, this, m__root));
        n_obstruction_counts = true;
        if (has_obstruction_counts()) {
            n_obstruction_counts = false;
            m_obstruction_counts = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_obstruction_counts = 3;
            for (int i = 0; i < l_obstruction_counts; i++) {
                m_obstruction_counts->push_back(std::move(m__io->read_u4be()));
            }
        }
        m_run_time_slot = m__io->read_u4be();
    }

    metroid_prime_path_t::region_t::~region_t() {
        _clean_up();
    }

    void metroid_prime_path_t::region_t::_clean_up() {
        if (!n_obstruction_counts) {
        }
    }

    bool metroid_prime_path_t::region_t::has_obstruction_counts() {
        if (f_has_obstruction_counts)
            return m_has_obstruction_counts;
        f_has_obstruction_counts = true;
        m_has_obstruction_counts = _root()->version() > 4;
        return m_has_obstruction_counts;
    }

    std::string metroid_prime_path_t::region_t::_to_string() const {
        return std::string("region ") + kaitai::kstream::to_string(region_index()) + std::string(": ") + kaitai::kstream::to_string(num_nodes()) + std::string(" corners");
    }

    std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::region_t& obj) {
        os << obj._to_string();
        return os;
    }

    metroid_prime_path_t::region_link_t::region_link_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void metroid_prime_path_t::region_link_t::_read() {
        m_edge = m__io->read_u4be();
        m_region_row = m__io->read_u4be();
        m_width_2d = m__io->read_f4be();
        m_inv_width_2d = m__io->read_f4be();
    }

    metroid_prime_path_t::region_link_t::~region_link_t() {
        _clean_up();
    }

    void metroid_prime_path_t::region_link_t::_clean_up() {
    }

    std::string metroid_prime_path_t::region_link_t::_to_string() const {
        return std::string("over edge ") + kaitai::kstream::to_string(edge()) + std::string(" to region ") + kaitai::kstream::to_string(region_row());
    }

    std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::region_link_t& obj) {
        os << obj._to_string();
        return os;
    }

    metroid_prime_path_t::vector_t::vector_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, metroid_prime_path_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void metroid_prime_path_t::vector_t::_read() {
        m_x = m__io->read_f4be();
        m_y = m__io->read_f4be();
        m_z = m__io->read_f4be();
    }

    metroid_prime_path_t::vector_t::~vector_t() {
        _clean_up();
    }

    void metroid_prime_path_t::vector_t::_clean_up() {
    }

    bool metroid_prime_path_t::has_point_count() {
        if (f_has_point_count)
            return m_has_point_count;
        f_has_point_count = true;
        m_has_point_count =  ((version() > 4) && ( ((version() < 7) || (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>((((((28 + 24 * num_nodes()) + 16 * num_links()) + 92 * num_regions()) + 8 * (((num_regions() * num_regions() - num_regions()) / 2 + 31) / 32)) + 4 * num_octree_lookup()) + 80 * num_octree_nodes()))) )) ;
        return m_has_point_count;
    }

    bool metroid_prime_path_t::has_points() {
        if (f_has_points)
            return m_has_points;
        f_has_points = true;
        m_has_points = ((has_point_count()) ? (num_points() > 0) : (false));
        return m_has_points;
    }

    bool metroid_prime_path_t::has_reserved_connections() {
        if (f_has_reserved_connections)
            return m_has_reserved_connections;
        f_has_reserved_connections = true;
        m_has_reserved_connections = version() < 7;
        return m_has_reserved_connections;
    }

    std::string metroid_prime_path_t::_to_string() const {
        return std::string("version ") + kaitai::kstream::to_string(version()) + std::string(": ") + kaitai::kstream::to_string(num_regions()) + std::string(" regions");
    }

    std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t& obj) {
        os << obj._to_string();
        return os;
    }
}
