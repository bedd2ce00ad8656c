// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_sa_paths.h"
#include "kaitai/exceptions.h"
namespace navspec {
    const std::set<gta_sa_paths_t::light_cycle_t> gta_sa_paths_t::_values_light_cycle_t{
        gta_sa_paths_t::LIGHT_CYCLE_NO_LIGHT,
        gta_sa_paths_t::LIGHT_CYCLE_NORTH_SOUTH,
        gta_sa_paths_t::LIGHT_CYCLE_WEST_EAST,
        gta_sa_paths_t::LIGHT_CYCLE_CYCLE_3,
    };
    bool gta_sa_paths_t::_is_defined_light_cycle_t(gta_sa_paths_t::light_cycle_t v) {
        return gta_sa_paths_t::_values_light_cycle_t.find(v) != gta_sa_paths_t::_values_light_cycle_t.end();
    }
    const std::set<gta_sa_paths_t::node_speed_t> gta_sa_paths_t::_values_node_speed_t{
        gta_sa_paths_t::NODE_SPEED_SLOW,
        gta_sa_paths_t::NODE_SPEED_NORMAL,
        gta_sa_paths_t::NODE_SPEED_FAST,
        gta_sa_paths_t::NODE_SPEED_SPEED_3,
    };
    bool gta_sa_paths_t::_is_defined_node_speed_t(gta_sa_paths_t::node_speed_t v) {
        return gta_sa_paths_t::_values_node_speed_t.find(v) != gta_sa_paths_t::_values_node_speed_t.end();
    }
    const std::set<gta_sa_paths_t::special_use_t> gta_sa_paths_t::_values_special_use_t{
        gta_sa_paths_t::SPECIAL_USE_NO_SPECIAL_USE,
        gta_sa_paths_t::SPECIAL_USE_PARKING_PARALLEL,
        gta_sa_paths_t::SPECIAL_USE_PARKING_PERPENDICULAR,
        gta_sa_paths_t::SPECIAL_USE_VALET,
        gta_sa_paths_t::SPECIAL_USE_NIGHTCLUB,
        gta_sa_paths_t::SPECIAL_USE_DELIVERIES,
        gta_sa_paths_t::SPECIAL_USE_VALET_UNLOAD,
        gta_sa_paths_t::SPECIAL_USE_NIGHTCLUB_UNLOAD,
        gta_sa_paths_t::SPECIAL_USE_DRIVE_THROUGH,
        gta_sa_paths_t::SPECIAL_USE_DRIVE_THROUGH_WINDOW,
        gta_sa_paths_t::SPECIAL_USE_DELIVERIES_UNLOAD,
        gta_sa_paths_t::SPECIAL_USE_SPECIAL_11,
        gta_sa_paths_t::SPECIAL_USE_SPECIAL_12,
        gta_sa_paths_t::SPECIAL_USE_SPECIAL_13,
        gta_sa_paths_t::SPECIAL_USE_SPECIAL_14,
        gta_sa_paths_t::SPECIAL_USE_SPECIAL_15,
    };
    bool gta_sa_paths_t::_is_defined_special_use_t(gta_sa_paths_t::special_use_t v) {
        return gta_sa_paths_t::_values_special_use_t.find(v) != gta_sa_paths_t::_values_special_use_t.end();
    }

    gta_sa_paths_t::gta_sa_paths_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_nodes = nullptr;
        m_navi_nodes = nullptr;
        m_links = nullptr;
        m_reserved_links = nullptr;
        m_navi_links = nullptr;
        m_link_lengths = nullptr;
        m_intersections = nullptr;
        f_has_intersections = false;
        f_has_links = false;
        f_has_reserved_intersections = false;
        f_has_reserved_link_lengths = false;
        f_has_tail = false;
        f_is_wiki_sized = false;
        f_len_full = false;
        f_len_short = false;
        f_len_wiki = false;
        _read();
    }

    void gta_sa_paths_t::_read() {
        m_num_nodes = m__io->read_u4le();
        if (!(m_num_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 28))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 28), m_num_nodes, m__io, std::string("/seq/0"));
        }
        m_num_vehicle_nodes = m__io->read_u4le();
        m_num_ped_nodes = m__io->read_u4le();
        m_num_navi_nodes = m__io->read_u4le();
        if (!(m_num_navi_nodes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 14))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 14), m_num_navi_nodes, m__io, std::string("/seq/3"));
        }
        m_num_links = m__io->read_u4le();
        if (!(m_num_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 7))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 7), m_num_links, m__io, std::string("/seq/4"));
        }
        m_nodes = std::unique_ptr<std::vector<std::unique_ptr<path_node_t>>>(new std::vector<std::unique_ptr<path_node_t>>());
        const int l_nodes = num_nodes();
        for (int i = 0; i < l_nodes; i++) {
            m_nodes->push_back(std::move(std::unique_ptr<path_node_t>(new path_node_t(m__io, this, m__root))));
        }
        m_navi_nodes = std::unique_ptr<std::vector<std::unique_ptr<navi_node_t>>>(new std::vector<std::unique_ptr<navi_node_t>>());
        const int l_navi_nodes = num_navi_nodes();
        for (int i = 0; i < l_navi_nodes; i++) {
            m_navi_nodes->push_back(std::move(std::unique_ptr<navi_node_t>(new navi_node_t(m__io, this, m__root))));
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
        m_navi_links = std::unique_ptr<std::vector<std::unique_ptr<navi_link_t>>>(new std::vector<std::unique_ptr<navi_link_t>>());
        const int l_navi_links = _root()->num_links();
        for (int i = 0; i < l_navi_links; i++) {
            m_navi_links->push_back(std::move(std::unique_ptr<navi_link_t>(new navi_link_t(m__io, this, m__root))));
        }
        m_link_lengths = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_link_lengths = _root()->num_links();
        for (int i = 0; i < l_link_lengths; i++) {
            m_link_lengths->push_back(std::move(m__io->read_u1()));
        }
        n_reserved_link_lengths = true;
        if (has_reserved_link_lengths()) {
            n_reserved_link_lengths = false;
            m_reserved_link_lengths = m__io->read_bytes(192);
        }
        n_intersections = true;
        if (has_intersections()) {
            n_intersections = false;
            m_intersections = std::unique_ptr<std::vector<std::unique_ptr<intersection_t>>>(new std::vector<std::unique_ptr<intersection_t>>());
            const int l_intersections = _root()->num_links();
            for (int i = 0; i < l_intersections; i++) {
                m_intersections->push_back(std::move(std::unique_ptr<intersection_t>(new intersection_t(m__io, this, m__root))));
            }
        }
        n_reserved_intersections = true;
        if (has_reserved_intersections()) {
            n_reserved_intersections = false;
            m_reserved_intersections = m__io->read_bytes(192);
        }
        m_trailing = m__io->read_bytes_full();
    }

    gta_sa_paths_t::~gta_sa_paths_t() {
        _clean_up();
    }

    void gta_sa_paths_t::_clean_up() {
        if (!n_reserved_links) {
        }
        if (!n_reserved_link_lengths) {
        }
        if (!n_intersections) {
        }
        if (!n_reserved_intersections) {
        }
    }

    gta_sa_paths_t::intersection_t::intersection_t(kaitai::kstream* p__io, gta_sa_paths_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_t::intersection_t::_read() {
        m_road_cross = m__io->read_bits_int_le(1);
        m_ped_traffic_light = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(6);
    }

    gta_sa_paths_t::intersection_t::~intersection_t() {
        _clean_up();
    }

    void gta_sa_paths_t::intersection_t::_clean_up() {
    }

    gta_sa_paths_t::lane_bits_t::lane_bits_t(kaitai::kstream* p__io, gta_sa_paths_t::navi_node_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_t::lane_bits_t::_read() {
        m_left_lanes = m__io->read_bits_int_le(3);
        m_right_lanes = m__io->read_bits_int_le(3);
        m_traffic_light_at_target = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(1);
    }

    gta_sa_paths_t::lane_bits_t::~lane_bits_t() {
        _clean_up();
    }

    void gta_sa_paths_t::lane_bits_t::_clean_up() {
    }

    std::string gta_sa_paths_t::lane_bits_t::_to_string() const {
        return kaitai::kstream::to_string(left_lanes()) + std::string(" left, ") + kaitai::kstream::to_string(right_lanes()) + std::string(" right");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::lane_bits_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::light_bits_t::light_bits_t(kaitai::kstream* p__io, gta_sa_paths_t::navi_node_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_state_name = false;
        _read();
    }

    void gta_sa_paths_t::light_bits_t::_read() {
        m_state = m__io->read_bits_int_le(2);
        m_bridge_lights = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(13);
    }

    gta_sa_paths_t::light_bits_t::~light_bits_t() {
        _clean_up();
    }

    void gta_sa_paths_t::light_bits_t::_clean_up() {
    }

    gta_sa_paths_t::light_cycle_t gta_sa_paths_t::light_bits_t::state_name() {
        if (f_state_name)
            return m_state_name;
        f_state_name = true;
        m_state_name = static_cast<gta_sa_paths_t::light_cycle_t>(state());
        return m_state_name;
    }

    std::string gta_sa_paths_t::light_bits_t::_to_string() const {
        return std::string("light state ") + kaitai::kstream::to_string(state());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::light_bits_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::link_t::link_t(kaitai::kstream* p__io, gta_sa_paths_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_t::link_t::_read() {
        m_area_id = m__io->read_u2le();
        m_node_id = m__io->read_u2le();
    }

    gta_sa_paths_t::link_t::~link_t() {
        _clean_up();
    }

    void gta_sa_paths_t::link_t::_clean_up() {
    }

    std::string gta_sa_paths_t::link_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::link_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::navi_link_t::navi_link_t(kaitai::kstream* p__io, gta_sa_paths_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_paths_t::navi_link_t::_read() {
        m_navi_id = m__io->read_bits_int_le(10);
        m_navi_area_id = m__io->read_bits_int_le(6);
    }

    gta_sa_paths_t::navi_link_t::~navi_link_t() {
        _clean_up();
    }

    void gta_sa_paths_t::navi_link_t::_clean_up() {
    }

    std::string gta_sa_paths_t::navi_link_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(navi_area_id()) + std::string(" navi node ") + kaitai::kstream::to_string(navi_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::navi_link_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::navi_node_t::navi_node_t(kaitai::kstream* p__io, gta_sa_paths_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
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

    void gta_sa_paths_t::navi_node_t::_read() {
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

    gta_sa_paths_t::navi_node_t::~navi_node_t() {
        _clean_up();
    }

    void gta_sa_paths_t::navi_node_t::_clean_up() {
    }

    double gta_sa_paths_t::navi_node_t::direction_x() {
        if (f_direction_x)
            return m_direction_x;
        f_direction_x = true;
        m_direction_x = static_cast<double>(dir_x()) * 0.01;
        return m_direction_x;
    }

    double gta_sa_paths_t::navi_node_t::direction_y() {
        if (f_direction_y)
            return m_direction_y;
        f_direction_y = true;
        m_direction_y = static_cast<double>(dir_y()) * 0.01;
        return m_direction_y;
    }

    double gta_sa_paths_t::navi_node_t::full_width() {
        if (f_full_width)
            return m_full_width;
        f_full_width = true;
        m_full_width = static_cast<double>(path_width()) * 0.125;
        return m_full_width;
    }

    double gta_sa_paths_t::navi_node_t::half_width() {
        if (f_half_width)
            return m_half_width;
        f_half_width = true;
        m_half_width = static_cast<double>(path_width()) * 0.0625;
        return m_half_width;
    }

    double gta_sa_paths_t::navi_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_t::navi_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y()) * 0.125;
        return m_position_y;
    }

    std::string gta_sa_paths_t::navi_node_t::_to_string() const {
        return std::string("to area ") + kaitai::kstream::to_string(target_area_id()) + std::string(" node ") + kaitai::kstream::to_string(target_node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::navi_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::node_flags_t::node_flags_t(kaitai::kstream* p__io, gta_sa_paths_t::path_node_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_special_function_name = false;
        f_speed_name = false;
        _read();
    }

    void gta_sa_paths_t::node_flags_t::_read() {
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

    gta_sa_paths_t::node_flags_t::~node_flags_t() {
        _clean_up();
    }

    void gta_sa_paths_t::node_flags_t::_clean_up() {
    }

    gta_sa_paths_t::special_use_t gta_sa_paths_t::node_flags_t::special_function_name() {
        if (f_special_function_name)
            return m_special_function_name;
        f_special_function_name = true;
        m_special_function_name = static_cast<gta_sa_paths_t::special_use_t>(special_function());
        return m_special_function_name;
    }

    gta_sa_paths_t::node_speed_t gta_sa_paths_t::node_flags_t::speed_name() {
        if (f_speed_name)
            return m_speed_name;
        f_speed_name = true;
        m_speed_name = static_cast<gta_sa_paths_t::node_speed_t>(speed());
        return m_speed_name;
    }

    std::string gta_sa_paths_t::node_flags_t::_to_string() const {
        return kaitai::kstream::to_string(link_count()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::node_flags_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_paths_t::path_node_t::path_node_t(kaitai::kstream* p__io, gta_sa_paths_t* p__parent, gta_sa_paths_t* p__root) : kaitai::kstruct(p__io) {
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

    void gta_sa_paths_t::path_node_t::_read() {
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

    gta_sa_paths_t::path_node_t::~path_node_t() {
        _clean_up();
    }

    void gta_sa_paths_t::path_node_t::_clean_up() {
    }

    double gta_sa_paths_t::path_node_t::full_width() {
        if (f_full_width)
            return m_full_width;
        f_full_width = true;
        m_full_width = static_cast<double>(path_width()) * 0.125;
        return m_full_width;
    }

    double gta_sa_paths_t::path_node_t::half_width() {
        if (f_half_width)
            return m_half_width;
        f_half_width = true;
        m_half_width = static_cast<double>(path_width()) * 0.0625;
        return m_half_width;
    }

    double gta_sa_paths_t::path_node_t::position_x() {
        if (f_position_x)
            return m_position_x;
        f_position_x = true;
        m_position_x = static_cast<double>(x()) * 0.125;
        return m_position_x;
    }

    double gta_sa_paths_t::path_node_t::position_y() {
        if (f_position_y)
            return m_position_y;
        f_position_y = true;
        m_position_y = static_cast<double>(y()) * 0.125;
        return m_position_y;
    }

    double gta_sa_paths_t::path_node_t::position_z() {
        if (f_position_z)
            return m_position_z;
        f_position_z = true;
        m_position_z = static_cast<double>(z()) * 0.125;
        return m_position_z;
    }

    std::string gta_sa_paths_t::path_node_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(area_id()) + std::string(" node ") + kaitai::kstream::to_string(node_id());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t::path_node_t& obj) {
        os << obj._to_string();
        return os;
    }

    bool gta_sa_paths_t::has_intersections() {
        if (f_has_intersections)
            return m_has_intersections;
        f_has_intersections = true;
        m_has_intersections = has_tail();
        return m_has_intersections;
    }

    bool gta_sa_paths_t::has_links() {
        if (f_has_links)
            return m_has_links;
        f_has_links = true;
        m_has_links = num_links() != 0;
        return m_has_links;
    }

    bool gta_sa_paths_t::has_reserved_intersections() {
        if (f_has_reserved_intersections)
            return m_has_reserved_intersections;
        f_has_reserved_intersections = true;
        m_has_reserved_intersections =  ((has_links()) && (has_tail())) ;
        return m_has_reserved_intersections;
    }

    bool gta_sa_paths_t::has_reserved_link_lengths() {
        if (f_has_reserved_link_lengths)
            return m_has_reserved_link_lengths;
        f_has_reserved_link_lengths = true;
        m_has_reserved_link_lengths =  ((has_links()) && (has_tail()) && (!(is_wiki_sized()))) ;
        return m_has_reserved_link_lengths;
    }

    bool gta_sa_paths_t::has_tail() {
        if (f_has_tail)
            return m_has_tail;
        f_has_tail = true;
        m_has_tail =  ((!(has_links())) || (is_wiki_sized()) || (static_cast<int64_t>(_io()->size()) >= len_full())) ;
        return m_has_tail;
    }

    bool gta_sa_paths_t::is_wiki_sized() {
        if (f_is_wiki_sized)
            return m_is_wiki_sized;
        f_is_wiki_sized = true;
        m_is_wiki_sized =  ((has_links()) && (static_cast<int64_t>(_io()->size()) == len_wiki())) ;
        return m_is_wiki_sized;
    }

    int64_t gta_sa_paths_t::len_full() {
        if (f_len_full)
            return m_len_full;
        f_len_full = true;
        m_len_full = static_cast<int64_t>(len_wiki() + 192);
        return m_len_full;
    }

    int64_t gta_sa_paths_t::len_short() {
        if (f_len_short)
            return m_len_short;
        f_len_short = true;
        m_len_short = static_cast<int64_t>((((20 + static_cast<int64_t>(num_nodes()) * 28) + static_cast<int64_t>(num_navi_nodes()) * 14) + static_cast<int64_t>(num_links()) * 7) + 768);
        return m_len_short;
    }

    int64_t gta_sa_paths_t::len_wiki() {
        if (f_len_wiki)
            return m_len_wiki;
        f_len_wiki = true;
        m_len_wiki = static_cast<int64_t>((len_short() + static_cast<int64_t>(num_links())) + 192);
        return m_len_wiki;
    }

    std::string gta_sa_paths_t::_to_string() const {
        return kaitai::kstream::to_string(num_nodes()) + std::string(" path nodes, ") + kaitai::kstream::to_string(num_navi_nodes()) + std::string(" navi nodes, ") + kaitai::kstream::to_string(num_links()) + std::string(" links");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_paths_t& obj) {
        os << obj._to_string();
        return os;
    }
}
