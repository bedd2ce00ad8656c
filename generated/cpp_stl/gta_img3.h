#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif
namespace navspec {

    /**
     * An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
     * 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
     * knows how long a file is.
     * 
     * The directory is all that this spec describes. It can be read from its own
     * 20 + `len_table` bytes; when a whole archive is handed over, the files are
     * part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
     * of them lies, counted from the start of the archive.
     * 
     * In archives as the game has them, header and table can be encrypted; then the
     * first word is another one, and only the last four bytes of the header are stored
     * there as they are.
     * \sa https://github.com/ahmed605/SparkIV Source
     * \sa https://gtamods.com/wiki/IMG_archive Source
     */

    class gta_img3_t : public kaitai::kstruct {

    public:
        class directory_entry_t;
        class entry_flags_t;
        class file_name_t;

        gta_img3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_img3_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_img3_t();

        /**
         * Where a file lies.
         */

        class directory_entry_t : public kaitai::kstruct {

        public:

            directory_entry_t(kaitai::kstream* p__io, gta_img3_t* p__parent = nullptr, gta_img3_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~directory_entry_t();

        private:
            bool f_is_resource;
            bool m_is_resource;

        public:

            /**
             * Whether the file is a resource of the game.
             */
            bool is_resource();

        private:
            bool f_len_body;
            int64_t m_len_body;

        public:

            /**
             * How long the file is.
             */
            int64_t len_body();

        private:
            bool f_ofs_body;
            int64_t m_ofs_body;

        public:

            /**
             * Where the file begins in the archive.
             */
            int64_t ofs_body();

        private:
            uint32_t m_len_file;
            uint32_t m_resource_type;
            uint32_t m_block;
            uint16_t m_num_blocks;
            std::unique_ptr<entry_flags_t> m_flags;
            gta_img3_t* m__root;
            gta_img3_t* m__parent;

        public:

            /**
             * Bytes of the file, where the two highest bits are 0. Otherwise it is a
             * resource of the game, and these are flags of it.
             */
            uint32_t len_file() const { return m_len_file; }

            /**
             * Kind of a resource.
             */
            uint32_t resource_type() const { return m_resource_type; }

            /**
             * First block of the file, counted from the start of the archive.
             */
            uint32_t block() const { return m_block; }

            /**
             * Blocks that the file takes.
             */
            uint16_t num_blocks() const { return m_num_blocks; }

            /**
             * What fills the last block, and which kind of file it is.
             */
            entry_flags_t* flags() const { return m_flags.get(); }
            gta_img3_t* _root() const { return m__root; }
            gta_img3_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_img3_t::directory_entry_t& obj);
        };

        /**
         * Bits of an entry, the lowest first.
         */

        class entry_flags_t : public kaitai::kstruct {

        public:

            entry_flags_t(kaitai::kstream* p__io, gta_img3_t::directory_entry_t* p__parent = nullptr, gta_img3_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_flags_t();

        private:
            uint64_t m_len_unused;
            uint64_t m_unknown_11;
            bool m_is_resource_file;
            bool m_is_old_resource;
            bool m_unknown_15;
            gta_img3_t* m__root;
            gta_img3_t::directory_entry_t* m__parent;

        public:

            /**
             * Bytes of the last block that do not belong to the file.
             */
            uint64_t len_unused() const { return m_len_unused; }

            /**
             * Unknown.
             */
            uint64_t unknown_11() const { return m_unknown_11; }

            /**
             * A resource of the game.
             */
            bool is_resource_file() const { return m_is_resource_file; }

            /**
             * A resource of an older kind.
             */
            bool is_old_resource() const { return m_is_old_resource; }

            /**
             * Unknown.
             */
            bool unknown_15() const { return m_unknown_15; }
            gta_img3_t* _root() const { return m__root; }
            gta_img3_t::directory_entry_t* _parent() const { return m__parent; }
        };

        /**
         * Name of a file, such as `nodes12.nod`; case does not matter.
         */

        class file_name_t : public kaitai::kstruct {

        public:

            file_name_t(kaitai::kstream* p__io, gta_img3_t* p__parent = nullptr, gta_img3_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~file_name_t();

        private:
            std::string m_name;
            gta_img3_t* m__root;
            gta_img3_t* m__parent;

        public:

            /**
             * The name without the zero that ends it.
             */
            std::string name() const { return m_name; }
            gta_img3_t* _root() const { return m__root; }
            gta_img3_t* _parent() const { return m__parent; }
        };

    private:
        std::string m_magic;
        uint32_t m_version;
        uint32_t m_num_entries;
        uint32_t m_len_table;
        uint16_t m_len_entry;
        uint16_t m_unknown;
        std::unique_ptr<std::vector<std::unique_ptr<directory_entry_t>>> m_entries;
        std::unique_ptr<std::vector<std::unique_ptr<file_name_t>>> m_names;
        std::string m_trailing;
        gta_img3_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Marks an archive whose directory is not encrypted.
         */
        std::string magic() const { return m_magic; }

        /**
         * Version of the format.
         */
        uint32_t version() const { return m_version; }

        /**
         * Entries of the directory.
         */
        uint32_t num_entries() const { return m_num_entries; }

        /**
         * Bytes of the entries and their names together.
         */
        uint32_t len_table() const { return m_len_table; }

        /**
         * Bytes of an entry.
         */
        uint16_t len_entry() const { return m_len_entry; }

        /**
         * Two bytes before the names, of unknown use.
         */
        uint16_t unknown() const { return m_unknown; }

        /**
         * The files, in any order.
         */
        std::vector<std::unique_ptr<directory_entry_t>>* entries() const { return m_entries.get(); }

        /**
         * Name of each entry, in the order of the entries.
         */
        std::vector<std::unique_ptr<file_name_t>>* names() const { return m_names.get(); }

        /**
         * What follows the names: nothing where only the directory was read,
         * otherwise the rest of the archive, with all files.
         */
        std::string trailing() const { return m_trailing; }
        gta_img3_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_img3_t& obj);
    };
}
