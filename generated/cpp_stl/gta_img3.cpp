// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_img3.h"
#include "kaitai/exceptions.h"
namespace navspec {

    gta_img3_t::gta_img3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_img3_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_entries = nullptr;
        m_names = nullptr;
        _read();
    }

    void gta_img3_t::_read() {
        m_magic = m__io->read_bytes(4);
        if (!(m_magic == std::string("\x52\x2A\x4E\xA9", 4))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x52\x2A\x4E\xA9", 4), m_magic, m__io, std::string("/seq/0"));
        }
        m_version = m__io->read_u4le();
        if (!(m_version == 3)) {
            throw kaitai::validation_not_equal_error<uint32_t>(3, m_version, m__io, std::string("/seq/1"));
        }
        m_num_entries = m__io->read_u4le();
        if (!(m_num_entries <= static_cast<uint32_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) / static_cast<int64_t>(16)))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) / static_cast<int64_t>(16)), m_num_entries, m__io, std::string("/seq/2"));
        }
        m_len_table = m__io->read_u4le();
        m_len_entry = m__io->read_u2le();
        if (!(m_len_entry == 16)) {
            throw kaitai::validation_not_equal_error<uint16_t>(16, m_len_entry, m__io, std::string("/seq/4"));
        }
        m_unknown = m__io->read_u2le();
        m_entries = std::unique_ptr<std::vector<std::unique_ptr<directory_entry_t>>>(new std::vector<std::unique_ptr<directory_entry_t>>());
        const int l_entries = num_entries();
        for (int i = 0; i < l_entries; i++) {
            m_entries->push_back(std::move(std::unique_ptr<directory_entry_t>(new directory_entry_t(m__io, this, m__root))));
        }
        m_names = std::unique_ptr<std::vector<std::unique_ptr<file_name_t>>>(new std::vector<std::unique_ptr<file_name_t>>());
        const int l_names = _root()->num_entries();
        for (int i = 0; i < l_names; i++) {
            m_names->push_back(std::move(std::unique_ptr<file_name_t>(new file_name_t(m__io, this, m__root))));
        }
        m_trailing = m__io->read_bytes_full();
    }

    gta_img3_t::~gta_img3_t() {
        _clean_up();
    }

    void gta_img3_t::_clean_up() {
    }

    gta_img3_t::directory_entry_t::directory_entry_t(kaitai::kstream* p__io, gta_img3_t* p__parent, gta_img3_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        f_is_resource = false;
        f_len_body = false;
        f_ofs_body = false;
        _read();
    }

    void gta_img3_t::directory_entry_t::_read() {
        m_len_file = m__io->read_u4le();
        m_resource_type = m__io->read_u4le();
        m_block = m__io->read_u4le();
        m_num_blocks = m__io->read_u2le();
        m_flags = std::unique_ptr<entry_flags_t>(new entry_flags_t(m__io, this, m__root));
    }

    gta_img3_t::directory_entry_t::~directory_entry_t() {
        _clean_up();
    }

    void gta_img3_t::directory_entry_t::_clean_up() {
    }

    bool gta_img3_t::directory_entry_t::is_resource() {
        if (f_is_resource)
            return m_is_resource;
        f_is_resource = true;
        m_is_resource = static_cast<int64_t>(len_file()) >= static_cast<int64_t>(1073741824);
        return m_is_resource;
    }

    int64_t gta_img3_t::directory_entry_t::len_body() {
        if (f_len_body)
            return m_len_body;
        f_len_body = true;
        m_len_body = ((is_resource()) ? (static_cast<int64_t>(static_cast<int64_t>(num_blocks()) * static_cast<int64_t>(2048) - static_cast<int64_t>(flags()->len_unused()))) : (static_cast<int64_t>(len_file())));
        return m_len_body;
    }

    int64_t gta_img3_t::directory_entry_t::ofs_body() {
        if (f_ofs_body)
            return m_ofs_body;
        f_ofs_body = true;
        m_ofs_body = static_cast<int64_t>(static_cast<int64_t>(block()) * static_cast<int64_t>(2048));
        return m_ofs_body;
    }

    std::string gta_img3_t::directory_entry_t::_to_string() const {
        return kaitai::kstream::to_string(num_blocks()) + std::string(" blocks from block ") + kaitai::kstream::to_string(block());
    }

    std::ostream& operator<<(std::ostream& os, const gta_img3_t::directory_entry_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_img3_t::entry_flags_t::entry_flags_t(kaitai::kstream* p__io, gta_img3_t::directory_entry_t* p__parent, gta_img3_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_img3_t::entry_flags_t::_read() {
        m_len_unused = m__io->read_bits_int_le(11);
        m_unknown_11 = m__io->read_bits_int_le(2);
        m_is_resource_file = m__io->read_bits_int_le(1);
        m_is_old_resource = m__io->read_bits_int_le(1);
        m_unknown_15 = m__io->read_bits_int_le(1);
    }

    gta_img3_t::entry_flags_t::~entry_flags_t() {
        _clean_up();
    }

    void gta_img3_t::entry_flags_t::_clean_up() {
    }

    gta_img3_t::file_name_t::file_name_t(kaitai::kstream* p__io, gta_img3_t* p__parent, gta_img3_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_img3_t::file_name_t::_read() {
        m_name = m__io->read_bytes_term(0, false, true, true);
    }

    gta_img3_t::file_name_t::~file_name_t() {
        _clean_up();
    }

    void gta_img3_t::file_name_t::_clean_up() {
    }

    std::string gta_img3_t::_to_string() const {
        return kaitai::kstream::to_string(num_entries()) + std::string(" entries");
    }

    std::ostream& operator<<(std::ostream& os, const gta_img3_t& obj) {
        os << obj._to_string();
        return os;
    }
}
