# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
# 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
# knows how long a file is.
# 
# The directory is all that this spec describes. It can be read from its own
# 20 + `len_table` bytes; when a whole archive is handed over, the files are
# part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
# of them lies, counted from the start of the archive.
# 
# In archives as the game has them, header and table can be encrypted; then the
# first word is another one, and only the last four bytes of the header are stored
# there as they are.
# @see https://github.com/ahmed605/SparkIV Source
# @see https://gtamods.com/wiki/IMG_archive Source
class GtaImg3 < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @magic = @_io.read_bytes(4)
    raise Kaitai::Struct::ValidationNotEqualError.new([82, 42, 78, 169].pack('C*'), @magic, @_io, "/seq/0") if not @magic == [82, 42, 78, 169].pack('C*')
    @version = @_io.read_u4le
    raise Kaitai::Struct::ValidationNotEqualError.new(3, @version, @_io, "/seq/1") if not @version == 3
    @num_entries = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 16), @num_entries, @_io, "/seq/2") if not @num_entries <= ((_io.size - _io.pos) / 16)
    @len_table = @_io.read_u4le
    @len_entry = @_io.read_u2le
    raise Kaitai::Struct::ValidationNotEqualError.new(16, @len_entry, @_io, "/seq/4") if not @len_entry == 16
    @unknown = @_io.read_u2le
    @entries = []
    (num_entries).times { |i|
      @entries << DirectoryEntry.new(@_io, self, @_root)
    }
    @names = []
    (_root.num_entries).times { |i|
      @names << FileName.new(@_io, self, @_root)
    }
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # Where a file lies.
  class DirectoryEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_file = @_io.read_u4le
      @resource_type = @_io.read_u4le
      @block = @_io.read_u4le
      @num_blocks = @_io.read_u2le
      @flags = EntryFlags.new(@_io, self, @_root)
      self
    end

    ##
    # Whether the file is a resource of the game.
    def is_resource
      return @is_resource unless @is_resource.nil?
      @is_resource = len_file >= 1073741824
      @is_resource
    end

    ##
    # How long the file is.
    def len_body
      return @len_body unless @len_body.nil?
      @len_body = (is_resource ? (num_blocks * 2048 - flags.len_unused) : len_file)
      @len_body
    end

    ##
    # Where the file begins in the archive.
    def ofs_body
      return @ofs_body unless @ofs_body.nil?
      @ofs_body = (block * 2048)
      @ofs_body
    end

    ##
    # Bytes of the file, where the two highest bits are 0. Otherwise it is a
    # resource of the game, and these are flags of it.
    attr_reader :len_file

    ##
    # Kind of a resource.
    attr_reader :resource_type

    ##
    # First block of the file, counted from the start of the archive.
    attr_reader :block

    ##
    # Blocks that the file takes.
    attr_reader :num_blocks

    ##
    # What fills the last block, and which kind of file it is.
    attr_reader :flags

    def to_s
      num_blocks.to_s + " blocks from block " + block.to_s
    end
  end

  ##
  # Bits of an entry, the lowest first.
  class EntryFlags < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_unused = @_io.read_bits_int_le(11)
      @unknown_11 = @_io.read_bits_int_le(2)
      @is_resource_file = @_io.read_bits_int_le(1) != 0
      @is_old_resource = @_io.read_bits_int_le(1) != 0
      @unknown_15 = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Bytes of the last block that do not belong to the file.
    attr_reader :len_unused

    ##
    # Unknown.
    attr_reader :unknown_11

    ##
    # A resource of the game.
    attr_reader :is_resource_file

    ##
    # A resource of an older kind.
    attr_reader :is_old_resource

    ##
    # Unknown.
    attr_reader :unknown_15
  end

  ##
  # Name of a file, such as `nodes12.nod`; case does not matter.
  class FileName < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = @_io.read_bytes_term(0, false, true, true)
      self
    end

    ##
    # The name without the zero that ends it.
    attr_reader :name
  end

  ##
  # Marks an archive whose directory is not encrypted.
  attr_reader :magic

  ##
  # Version of the format.
  attr_reader :version

  ##
  # Entries of the directory.
  attr_reader :num_entries

  ##
  # Bytes of the entries and their names together.
  attr_reader :len_table

  ##
  # Bytes of an entry.
  attr_reader :len_entry

  ##
  # Two bytes before the names, of unknown use.
  attr_reader :unknown

  ##
  # The files, in any order.
  attr_reader :entries

  ##
  # Name of each entry, in the order of the entries.
  attr_reader :names

  ##
  # What follows the names: nothing where only the directory was read,
  # otherwise the rest of the archive, with all files.
  attr_reader :trailing

  def to_s
    num_entries.to_s + " entries"
  end
end
