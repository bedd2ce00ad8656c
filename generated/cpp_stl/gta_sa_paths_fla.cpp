// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_sa_paths_fla.h"
#include "kaitai/exceptions.h"
namespace navspec {
    const std::set<gta_sa_paths_fla_t::light_cycle_t> gta_sa_paths_fla_t::_values_light_cycle_t{
        gta_sa_paths_fla_t::LIGHT_CYCLE_NO_LIGHT,
        gta_sa_paths_fla_t::LIGHT_CYCLE_NORTH_SOUTH,
        gta_sa_paths_fla_t::LIGHT_CYCLE_WEST_EAST,
        gta_sa_paths_fla_t::LIGHT_CYCLE_CYCLE_3,
    };
    bool gta_sa_paths_fla_t::_is_defined_light_cycle_t(gta_sa_paths_fla_t::light_cycle_t v) {
        return gta_sa_paths_fla_t::_values_light_cycle_t.find(v) != gta_sa_paths_fla_t::_values_light_cycle_t.end();
    }
    const std::set<gta_sa_paths_fla_t::node_speed_t> gta_sa_paths_fla_t::_values_node_speed_t{
        gta_sa_paths_fla_t::NODE_SPEED_SLOW,
        gta_sa_paths_fla_t::NODE_SPEED_NORMAL,
        gta_sa_paths_fla_t::NODE_SPEED_FAST,
        gta_sa_paths_fla_t::NODE_SPEED_SPEED_3,
    };
    bool gta_sa_paths_fla_t::_is_defined_node_speed_t(gta_sa_paths_fla_t::node_speed_t v) {
        return gta_sa_paths_fla_t::_values_node_speed_t.find(v) != gta_sa_paths_fla_t::_values_node_speed_t.end();
    }
    const std::set<gta_sa_paths_fla_t::special_use_t> gta_sa_paths_fla_t::_values_special_use_t{
        gta_sa_paths_fla_t::SPECIAL_USE_NO_SPECIAL_USE,
        gta_sa_paths_fla_t::SPECIAL_USE_PARKING_PARALLEL,
        gta_sa_paths_fla_t::SPECIAL_USE_PARKING_PERPENDICULAR,
        gta_sa_paths_fla_t::SPECIAL_USE_VALET,
        gta_sa_paths_fla_t::SPECIAL_USE_NIGHTCLUB,
        gta_sa_paths_fla_t::SPECIAL_USE_DELIVERIES,
        gta_sa_paths_fla_t::SPECIAL_USE_VALET_UNLOAD,
        gta_sa_paths_fla_t::SPECIAL_USE_NIGHTCLUB_UNLOAD,
        gta_sa_paths_fla_t::SPECIAL_USE_DRIVE_THROUGH,
        gta_sa_paths_fla_t::SPECIAL_USE_DRIVE_THROUGH_WINDOW,
        gta_sa_paths_fla_t::SPECIAL_USE_DELIVERIES_UNLOAD,
        gta_sa_paths_fla_t::SPECIAL_USE_SPECIAL_11,
        gta_sa_paths_fla_t::SPECIAL_USE_SPECIAL_12,
        gta_sa_paths_fla_t::SPECIAL_USE_SPECIAL_13,
        gta_sa_paths_fla_t::SPECIAL_USE_SPECIAL_14,
        gta_sa_paths_fla_t::SPECIAL_USE_SPECIAL_15,
    };
    bool gta_sa_paths_fla_t::_is_defined_special_use_t(gta_sa_paths_fla_t::special_use_t v) {
        return gta_sa_paths_fla_t::_values_special_use_t.find(v) != gta_sa_paths_fla_t::_values_special_use_t.end();
    }

    gta_sa_paths_fla_t::gta_sa_paths_fla_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_nodes = nullptr;
        m_navi_nodes = nullptr;
        m_links = nullptr;
        m_reserved_links = nullptr;
        m_navi_links = nullptr;
        m_link_lengths = nullptr;
        m_intersections = nullptr;
        f_has_links = false;
        f_has_name = false;
        f_is_fla4 = false;
        f_version = false;
        _read();
    }

    void gta_sa_paths_fla_t::_read() {
        m_marker = m__io->read_bytes(4);
        if (!(m_marker == std::string("\xFF\xFF\xFF\xFF", 4))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\xFF\xFF\xFF\xFF", 4), m_marker, m__io, std::string("/seq/0"));
        }
        m_magic = m__io->read_u4le();
        if (!( ((m_magic == 842616134) || (m_magic == 876694598)) )) {
            throw kaitai::validation_not_any_of_error<uint32_t>(m_magic, m__io, std::string("/seq/1"));
        }
        n_len_name = true;
        if (has_name()) {
            n_len_name = false;
            m_len_name = m__io->read_u1();
            if (!(m_len_name == 11)) {
                throw kaitai::validation_not_equal_error<uint8_t>(11, m_len_name, m__io, std::string("/seq/2"));
            }
        }
        n_name = true;
        if (has_name()) {
            n_name = false;
            m_name = m__io->read_bytes(11);
            if (!(m_name == std::string("\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00", 11))) {
                throw kaitai::validation_not_equal_error<std::string>(std::string("\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00", 11), m_name, m__io, std::string("/seq/3"));
            }
        }
        n_version_word = true;
        if (has_name()) {
            n_version_word = false;
            m_version_word = m__io->read_u4le();
            if (!( ((m_version_word == 844252502) || (m_version_word == 861029718)) )) {
                throw kaitai::validation_not_any_of_error<uint32_t>(m_version_word, m__io, std::string("/seq/4"));
            }
        }
        m_num_nodes = m__io->read_u4le();
        if (!(m_num_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 40))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 40), m_num_nodes, m__io, std::string("/seq/5"));
        }
        m_num_vehicle_nodes = m__io->read_u4le();
        m_num_ped_nodes = m__io->read_u4le();
        m_num_navi_nodes = m__io->read_u4le();
        if (!(m_num_navi_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 22))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 22), m_num_navi_nodes, m__io, std::string("/seq/8"));
        }
        m_num_links = m__io->read_u4le();
        if (!(m_num_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 10))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 10), m_num_links, m__io, std::string("/seq/9"));
        }
        m_nodes = std::unique_ptr<std::vector<std::unique_ptr<extended_path_node_t>>>(new std::vector<std::unique_ptr<extended_path_node_t>>());
        const int l_nodes = num_nodes();
        for (int i = 0; i < l_nodes; i++) {
            m_nodes->push_back(std::move(std::unique_ptr<extended_path_node_t>(new extended_path_node_t(m__io, this, m__root))));
        }
        m_navi_nodes = std::unique_ptr<std::vector<std::unique_ptr<extended_navi_node_t>>>(new std::vector<std::unique_ptr<extended_navi_node_t>>());
        const int l_navi_nodes = num_navi_nodes();
        for (int i = 0; i < l_navi_nodes; i++) {
            m_navi_nodes->push_back(std::move(std::unique_ptr<extended_navi_node_t>(new extended_navi_node_t(m__io, this, m__root))));
        }
        m_links = std::unique_ptr<std::vector<std::unique_ptr<link_t>>>(new std::vector<std::unique_ptr<link_t>>());
        const int l_links = num_links();
        for (int i = 0; i < l_links; i++) {
            m_links->push_back(std::move(std::unique_ptr<link_t>(new link_t(m__io, this, m__root))));
        }
        n_reserved_links = true;
        if (has_links()) {
            n_reserved_links = false;
            m_reserved_links = std::unique_ptr<std::vector<std::unique_ptr<link_t>>>(new std::vector<std::unique_ptr<link_t>>());
            const int l_reserved_links = 192;
            for (int i = 0; i < l_reserved_links; i++) {
                m_reserved_links->push_back(std::move(std::unique_ptr<link_t>(new link_t(m__io, this, m__root))));
            }
        }
        m_navi_links = std::unique_ptr<std::vector<std::unique_ptr<navi_address_t>>>(new std::vector<std::unique_ptr<navi_address_t>>());
        const int l_navi_links = _root()->num_links();
        for (int i = 0; i < l_navi_links; i++) {
            m_navi_links->push_back(std::move(std::unique_ptr<navi_address_t>(new navi_address_t(m__io, this, m__root))));
        }
        m_link_lengths = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_link_lengths = _root()->num_links();
        for (int i = 0; i < l_link_lengths; i++) {
            m_link_lengths->push_back(std::move(m__io->read_u1()));
        }
        n_reserved_link_lengths = true;
        if (has_links()) {
            n_reserved_link_lengths = false;
            m_reserved_link_lengths = m__io->read_bytes(192);
        }
        m_intersections = std::unique_ptr<std::vector<std::unique_ptr<intersection_t>>>(new std::vector<std::unique_ptr<intersection_t>>());
        const int l_intersections = _root()->num_links();
        for (int i = 0; i < l_intersections; i++) {
            m_intersections->push_back(std::move(std::unique_ptr<intersection_t>(new intersection_t(m__io, this, m__root))));
        }
        n_reserved_intersections = true;
        if (has_links()) {
            n_reserved_intersections = false;
            m_reserved_intersections = m__io->read_bytes(192);
        }
        m_eof_mark = m__io->read_u4le();
        m_trailing = m__io->read_bytes_full();
    }

    gta_sa_paths_fla_t::~gta_sa_paths_fla_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::_clean_up() {
        if (!n_len_name) {
        }
        if (!n_name) {
        }
        if (!n_version_word) {
        }
        if (!n_reserved_links) {
        }
        if (!n_reserved_link_lengths) {
        }
        if (!n_reserved_intersections) {
        }
    }

    gta_sa_paths_fla_t::extended_navi_node_t::extended_navi_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_classic = nullptr;
        f_has_padding = false;
        f_position_x = false;
        f_position_y = false;
        _read();
    }

    void gta_sa_paths_fla_t::extended_navi_node_t::_read() {
        m_classic = std::unique_ptr<navi_node_t>(new navi_node_t(m__io, this, m__root));
        n_padding = true;
        if (has_padding()) {
            n_padding = false;
            m_padding = m__io->read_u2le();
        }
        m_x_ext = m__io->read_s4le();
        m_y_ext = m__io->read_s4le();
    }

    gta_sa_paths_fla_t::extended_navi_node_t::~extended_navi_node_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::extended_navi_node_t::_clean_up() {
        if (!n_padding) {
        }
    }

    bool gta_sa_paths_fla_t::extended_navi_node_t::has_padding() {
        if (f_has_padding)
            return m_has_padding;
        f_has_padding = true;
        m_has_padding = _root()->is_fla4();
        return m_has_padding;
    }

    double gta_sa_paths_fla_t::extended_navi_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x_ext()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_fla_t::extended_navi_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y_ext()) * 0.125;
        return m_position_y;
    }

    std::string gta_sa_paths_fla_t::extended_navi_node_t::_to_string() const {
        return std::string("to area ") + kaitai::kstream::to_string(classic()->target_area_id()) + std::string(" node ") + kaitai::kstream::to_string(classic()->target_node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::extended_navi_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::extended_path_node_t::extended_path_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_classic = nullptr;
        f_has_flood_id_ext = false;
        f_has_padding = false;
        f_position_x = false;
        f_position_y = false;
        f_position_z = false;
        _read();
    }

    void gta_sa_paths_fla_t::extended_path_node_t::_read() {
        m_classic = std::unique_ptr<path_node_t>(new path_node_t(m__io, this, m__root));
        m_x_ext = m__io->read_s4le();
        m_y_ext = m__io->read_s4le();
        m_z_ext = m__io->read_s4le();
        n_flood_id_ext = true;
        if (has_flood_id_ext()) {
            n_flood_id_ext = false;
            m_flood_id_ext = m__io->read_u2le();
        }
        n_padding = true;
        if (has_padding()) {
            n_padding = false;
            m_padding = m__io->read_u2le();
        }
    }

    gta_sa_paths_fla_t::extended_path_node_t::~extended_path_node_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::extended_path_node_t::_clean_up() {
        if (!n_flood_id_ext) {
        }
        if (!n_padding) {
        }
    }

    bool gta_sa_paths_fla_t::extended_path_node_t::has_flood_id_ext() {
        if (f_has_flood_id_ext)
            return m_has_flood_id_ext;
        f_has_flood_id_ext = true;
        m_has_flood_id_ext = _root()->version() >= 3;
        return m_has_flood_id_ext;
    }

    bool gta_sa_paths_fla_t::extended_path_node_t::has_padding() {
        if (f_has_padding)
            return m_has_padding;
        f_has_padding = true;
        m_has_padding = _root()->is_fla4();
        return m_has_padding;
    }

    double gta_sa_paths_fla_t::extended_path_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x_ext()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_fla_t::extended_path_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y_ext()) * 0.125;
        return m_position_y;
    }

    double gta_sa_paths_fla_t::extended_path_node_t::position_z() {
        if (f_position_z)
            return m_position_z;
        f_position_z = true;
        m_position_z = static_cast<double>(z_ext()) * 0.125;
        return m_position_z;
    }

    std::string gta_sa_paths_fla_t::extended_path_node_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(classic()->area_id()) + std::string(" node ") + kaitai::kstream::to_string(classic()->node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::extended_path_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::intersection_t::intersection_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_fla_t::intersection_t::_read() {
        m_road_cross = m__io->read_bits_int_le(1);
        m_ped_traffic_light = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(6);
    }

    gta_sa_paths_fla_t::intersection_t::~intersection_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::intersection_t::_clean_up() {
    }

    gta_sa_paths_fla_t::lane_bits_t::lane_bits_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::navi_node_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_fla_t::lane_bits_t::_read() {
        m_left_lanes = m__io->read_bits_int_le(3);
        m_right_lanes = m__io->read_bits_int_le(3);
        m_traffic_light_at_target = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(1);
    }

    gta_sa_paths_fla_t::lane_bits_t::~lane_bits_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::lane_bits_t::_clean_up() {
    }

    std::string gta_sa_paths_fla_t::lane_bits_t::_to_string() const {
        return kaitai::kstream::to_string(left_lanes()) + std::string(" left, ") + kaitai::kstream::to_string(right_lanes()) + std::string(" right");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::lane_bits_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::light_bits_t::light_bits_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::navi_node_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_state_name = false;
        _read();
    }

    void gta_sa_paths_fla_t::light_bits_t::_read() {
        m_state = m__io->read_bits_int_le(2);
        m_bridge_lights = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(13);
    }

    gta_sa_paths_fla_t::light_bits_t::~light_bits_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::light_bits_t::_clean_up() {
    }

    gta_sa_paths_fla_t::light_cycle_t gta_sa_paths_fla_t::light_bits_t::state_name() {
        if (f_state_name)
            return m_state_name;
        f_state_name = true;
        m_state_name = static_cast<gta_sa_paths_fla_t::light_cycle_t>(state());
        return m_state_name;
    }

    std::string gta_sa_paths_fla_t::light_bits_t::_to_string() const {
        return std::string("light state ") + kaitai::kstream::to_string(state());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::light_bits_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::link_t::link_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_fla_t::link_t::_read() {
        m_area_id = m__io->read_u2le();
        m_node_id = m__io->read_u2le();
    }

    gta_sa_paths_fla_t::link_t::~link_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::link_t::_clean_up() {
    }

    std::string gta_sa_paths_fla_t::link_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::link_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::navi_address_t::navi_address_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_fla_t::navi_address_t::_read() {
        m_navi_id = m__io->read_u2le();
        m_navi_area_id = m__io->read_u2le();
    }

    gta_sa_paths_fla_t::navi_address_t::~navi_address_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::navi_address_t::_clean_up() {
    }

    std::string gta_sa_paths_fla_t::navi_address_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(navi_area_id()) + std::string(" navi node ") + kaitai::kstream::to_string(navi_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::navi_address_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::navi_node_t::navi_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::extended_navi_node_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_lanes = nullptr;
        m_traffic_light = nullptr;
        f_direction_x = false;
        f_direction_y = false;
        f_full_width = false;
        f_half_width = false;
        f_position_x = false;
        f_position_y = false;
        _read();
    }

    void gta_sa_paths_fla_t::navi_node_t::_read() {
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
        m_target_area_id = m__io->read_u2le();
        m_target_node_id = m__io->read_u2le();
        m_dir_x = m__io->read_s1();
        m_dir_y = m__io->read_s1();
        m_path_width = m__io->read_u1();
        m_lanes = std::unique_ptr<lane_bits_t>(new lane_bits_t(m__io, this, m__root));
        m_traffic_light = std::unique_ptr<light_bits_t>(new light_bits_t(m__io, this, m__root));
    }

    gta_sa_paths_fla_t::navi_node_t::~navi_node_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::navi_node_t::_clean_up() {
    }

    double gta_sa_paths_fla_t::navi_node_t::direction_x() {
        if (f_direction_x)
            return m_direction_x;
        f_direction_x = true;
        m_direction_x = static_cast<double>(dir_x()) * 0.01;
        return m_direction_x;
    }

    double gta_sa_paths_fla_t::navi_node_t::direction_y() {
        if (f_direction_y)
            return m_direction_y;
        f_direction_y = true;
        m_direction_y = static_cast<double>(dir_y()) * 0.01;
        return m_direction_y;
    }

    double gta_sa_paths_fla_t::navi_node_t::full_width() {
        if (f_full_width)
            return m_full_width;
        f_full_width = true;
        m_full_width = static_cast<double>(path_width()) * 0.125;
        return m_full_width;
    }

    double gta_sa_paths_fla_t::navi_node_t::half_width() {
        if (f_half_width)
            return m_half_width;
        f_half_width = true;
        m_half_width = static_cast<double>(path_width()) * 0.0625;
        return m_half_width;
    }

    double gta_sa_paths_fla_t::navi_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_fla_t::navi_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y()) * 0.125;
        return m_position_y;
    }

    std::string gta_sa_paths_fla_t::navi_node_t::_to_string() const {
        return std::string("to area ") + kaitai::kstream::to_string(target_area_id()) + std::string(" node ") + kaitai::kstream::to_string(target_node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::navi_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::node_flags_t::node_flags_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::path_node_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_special_function_name = false;
        f_speed_name = false;
        _read();
    }

    void gta_sa_paths_fla_t::node_flags_t::_read() {
        m_link_count = m__io->read_bits_int_le(4);
        m_on_dead_end = m__io->read_bits_int_le(1);
        m_switched_off = m__io->read_bits_int_le(1);
        m_road_block = m__io->read_bits_int_le(1);
        m_water_node = m__io->read_bits_int_le(1);
        m_switched_off_original = m__io->read_bits_int_le(1);
        m_already_found = m__io->read_bits_int_le(1);
        m_dont_wander = m__io->read_bits_int_le(1);
        m_interior_node = m__io->read_bits_int_le(1);
        m_speed = m__io->read_bits_int_le(2);
        m_dummy = m__io->read_bits_int_le(2);
        m_density = m__io->read_bits_int_le(4);
        m_special_function = m__io->read_bits_int_le(4);
        m_padding = m__io->read_bits_int_le(8);
    }

    gta_sa_paths_fla_t::node_flags_t::~node_flags_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::node_flags_t::_clean_up() {
    }

    gta_sa_paths_fla_t::special_use_t gta_sa_paths_fla_t::node_flags_t::special_function_name() {
        if (f_special_function_name)
            return m_special_function_name;
        f_special_function_name = true;
        m_special_function_name = static_cast<gta_sa_paths_fla_t::special_use_t>(special_function());
        return m_special_function_name;
    }

    gta_sa_paths_fla_t::node_speed_t gta_sa_paths_fla_t::node_flags_t::speed_name() {
        if (f_speed_name)
            return m_speed_name;
        f_speed_name = true;
        m_speed_name = static_cast<gta_sa_paths_fla_t::node_speed_t>(speed());
        return m_speed_name;
    }

    std::string gta_sa_paths_fla_t::node_flags_t::_to_string() const {
        return kaitai::kstream::to_string(link_count()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::node_flags_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_fla_t::path_node_t::path_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::extended_path_node_t* p__parent, gta_sa_paths_fla_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        f_full_width = false;
        f_half_width = false;
        f_position_x = false;
        f_position_y = false;
        f_position_z = false;
        _read();
    }

    void gta_sa_paths_fla_t::path_node_t::_read() {
        m_next_ptr = m__io->read_u4le();
        m_prev_ptr = m__io->read_u4le();
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
        m_z = m__io->read_s2le();
        m_search_distance = m__io->read_s2le();
        m_base_link = m__io->read_s2le();
        m_area_id = m__io->read_u2le();
        m_node_id = m__io->read_u2le();
        m_path_width = m__io->read_u1();
        m_flood_id = m__io->read_u1();
        m_flags = std::unique_ptr<node_flags_t>(new node_flags_t(m__io, this, m__root));
    }

    gta_sa_paths_fla_t::path_node_t::~path_node_t() {
        _clean_up();
    }

    void gta_sa_paths_fla_t::path_node_t::_clean_up() {
    }

    double gta_sa_paths_fla_t::path_node_t::full_width() {
        if (f_full_width)
            return m_full_width;
        f_full_width = true;
        m_full_width = static_cast<double>(path_width()) * 0.125;
        return m_full_width;
    }

    double gta_sa_paths_fla_t::path_node_t::half_width() {
        if (f_half_width)
            return m_half_width;
        f_half_width = true;
        m_half_width = static_cast<double>(path_width()) * 0.0625;
        return m_half_width;
    }

    double gta_sa_paths_fla_t::path_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_fla_t::path_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y()) * 0.125;
        return m_position_y;
    }

    double gta_sa_paths_fla_t::path_node_t::position_z() {
        if (f_position_z)
            return m_position_z;
        f_position_z = true;
        m_position_z = static_cast<double>(z()) * 0.125;
        return m_position_z;
    }

    std::string gta_sa_paths_fla_t::path_node_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::path_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    bool gta_sa_paths_fla_t::has_links() {
        if (f_has_links)
            return m_has_links;
        f_has_links = true;
        m_has_links = num_links() != 0;
        return m_has_links;
    }

    bool gta_sa_paths_fla_t::has_name() {
        if (f_has_name)
            return m_has_name;
        f_has_name = true;
        m_has_name = !(is_fla4());
        return m_has_name;
    }

    bool gta_sa_paths_fla_t::is_fla4() {
        if (f_is_fla4)
            return m_is_fla4;
        f_is_fla4 = true;
        m_is_fla4 = magic() == 876694598;
        return m_is_fla4;
    }

    int8_t gta_sa_paths_fla_t::version() {
        if (f_version)
            return m_version;
        f_version = true;
        m_version = ((is_fla4()) ? (4) : (((version_word() == 861029718) ? (3) : (2))));
        return m_version;
    }

    std::string gta_sa_paths_fla_t::_to_string() const {
        return std::string("version ") + kaitai::kstream::to_string(version()) + std::string(": ") + kaitai::kstream::to_string(num_nodes()) + std::string(" path nodes, ") + kaitai::kstream::to_string(num_navi_nodes()) + std::string(" navi nodes, ") + kaitai::kstream::to_string(num_links()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t& obj) {
        os << obj._to_string();
        return os;
    }
}
