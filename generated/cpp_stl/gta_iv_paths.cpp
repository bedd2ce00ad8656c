// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_iv_paths.h"
#include "kaitai/exceptions.h"
namespace navspec {

    gta_iv_paths_t::gta_iv_paths_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_iv_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_nodes = nullptr;
        m_links = nullptr;
        _read();
    }

    void gta_iv_paths_t::_read() {
        m_num_nodes = m__io->read_u4le();
        if (!(m_num_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 32))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 32), m_num_nodes, m__io, std::string("/seq/0"));
        }
        m_num_vehicle_nodes = m__io->read_u4le();
        m_num_intersection_nodes = m__io->read_u4le();
        m_num_links = m__io->read_u4le();
        if (!(m_num_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8), m_num_links, m__io, std::string("/seq/3"));
        }
        m_nodes = std::unique_ptr<std::vector<std::unique_ptr<path_node_t>>>(new std::vector<std::unique_ptr<path_node_t>>());
        const int l_nodes = num_nodes();
        for (int i = 0; i < l_nodes; i++) {
            m_nodes->push_back(std::move(std::unique_ptr<path_node_t>(new path_node_t(m__io, this, m__root))));
        }
        m_links = std::unique_ptr<std::vector<std::unique_ptr<path_link_t>>>(new std::vector<std::unique_ptr<path_link_t>>());
        const int l_links = num_links();
        for (int i = 0; i < l_links; i++) {
            m_links->push_back(std::move(std::unique_ptr<path_link_t>(new path_link_t(m__io, this, m__root))));
        }
        m_trailing = m__io->read_bytes_full();
    }

    gta_iv_paths_t::~gta_iv_paths_t() {
        _clean_up();
    }

    void gta_iv_paths_t::_clean_up() {
    }

    gta_iv_paths_t::lane_counts_t::lane_counts_t(kaitai::kstream* p__io, gta_iv_paths_t::path_link_t* p__parent, gta_iv_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_iv_paths_t::lane_counts_t::_read() {
        m_lanes_0_2 = m__io->read_bits_int_le(3);
        m_lanes_3_5 = m__io->read_bits_int_le(3);
        m_unused = m__io->read_bits_int_le(2);
    }

    gta_iv_paths_t::lane_counts_t::~lane_counts_t() {
        _clean_up();
    }

    void gta_iv_paths_t::lane_counts_t::_clean_up() {
    }

    gta_iv_paths_t::node_flags_t::node_flags_t(kaitai::kstream* p__io, gta_iv_paths_t::path_node_t* p__parent, gta_iv_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_iv_paths_t::node_flags_t::_read() {
        m_spawn_density = m__io->read_bits_int_le(4);
        m_behaviour = m__io->read_bits_int_le(4);
        m_flag_8 = m__io->read_bits_int_le(1);
        m_flag_9 = m__io->read_bits_int_le(1);
        m_boat_movement = m__io->read_bits_int_le(1);
        m_flag_11 = m__io->read_bits_int_le(1);
        m_dirt_road = m__io->read_bits_int_le(1);
        m_highway = m__io->read_bits_int_le(1);
        m_slow_traffic = m__io->read_bits_int_le(1);
        m_unlinked = m__io->read_bits_int_le(1);
        m_num_own_links = m__io->read_bits_int_le(4);
        m_flag_20 = m__io->read_bits_int_le(1);
        m_flag_21 = m__io->read_bits_int_le(1);
        m_flag_22 = m__io->read_bits_int_le(1);
        m_flag_23 = m__io->read_bits_int_le(1);
        m_flag_24 = m__io->read_bits_int_le(1);
        m_water = m__io->read_bits_int_le(1);
        m_flag_26 = m__io->read_bits_int_le(1);
        m_ignored = m__io->read_bits_int_le(1);
        m_dont_wander = m__io->read_bits_int_le(1);
        m_flag_29 = m__io->read_bits_int_le(1);
        m_flag_30 = m__io->read_bits_int_le(1);
        m_flag_31 = m__io->read_bits_int_le(1);
    }

    gta_iv_paths_t::node_flags_t::~node_flags_t() {
        _clean_up();
    }

    void gta_iv_paths_t::node_flags_t::_clean_up() {
    }

    gta_iv_paths_t::path_link_t::path_link_t(kaitai::kstream* p__io, gta_iv_paths_t* p__parent, gta_iv_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_lanes = nullptr;
        _read();
    }

    void gta_iv_paths_t::path_link_t::_read() {
        m_area_id = m__io->read_u2le();
        m_node_id = m__io->read_u2le();
        m_length = m__io->read_u1();
        m_lanes = std::unique_ptr<lane_counts_t>(new lane_counts_t(m__io, this, m__root));
        m_link_flags = m__io->read_u2le();
    }

    gta_iv_paths_t::path_link_t::~path_link_t() {
        _clean_up();
    }

    void gta_iv_paths_t::path_link_t::_clean_up() {
    }

    std::string gta_iv_paths_t::path_link_t::_to_string() const {
        return std::string("to area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t::path_link_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_iv_paths_t::path_node_t::path_node_t(kaitai::kstream* p__io, gta_iv_paths_t* p__parent, gta_iv_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        f_position_x = false;
        f_position_y = false;
        f_position_z = false;
        _read();
    }

    void gta_iv_paths_t::path_node_t::_read() {
        m_next_ptr = m__io->read_u4le();
        m_prev_ptr = m__io->read_u4le();
        m_area_id = m__io->read_u2le();
        m_node_id = m__io->read_u2le();
        m_street_name_hash = m__io->read_u4le();
        m_search_distance = m__io->read_u2le();
        m_first_link = m__io->read_u2le();
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
        m_z = m__io->read_s2le();
        m_path_width = m__io->read_u1();
        m_flood_group = m__io->read_u1();
        m_flags = std::unique_ptr<node_flags_t>(new node_flags_t(m__io, this, m__root));
    }

    gta_iv_paths_t::path_node_t::~path_node_t() {
        _clean_up();
    }

    void gta_iv_paths_t::path_node_t::_clean_up() {
    }

    double gta_iv_paths_t::path_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x()) * 0.125;
        return m_position_x;
    }

    double gta_iv_paths_t::path_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y()) * 0.125;
        return m_position_y;
    }

    double gta_iv_paths_t::path_node_t::position_z() {
        if (f_position_z)
            return m_position_z;
        f_position_z = true;
        m_position_z = static_cast<double>(z()) * 0.0078125;
        return m_position_z;
    }

    std::string gta_iv_paths_t::path_node_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t::path_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    std::string gta_iv_paths_t::_to_string() const {
        return kaitai::kstream::to_string(num_nodes()) + std::string(" nodes, ") + kaitai::kstream::to_string(num_links()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t& obj) {
        os << obj._to_string();
        return os;
    }
}
