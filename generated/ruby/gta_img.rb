# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# An archive such as `gta3.img`, from which the game streams models, textures
# and path nodes. It consists of sectors of 2,048 bytes: a directory at the
# start, then the files, each filled with zeros up to the end of its last
# sector. No field has the real length of a file.
# 
# The directory is all that this spec describes. It can be read from its own
# 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
# are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
# each of them lies, counted from the start of the archive.
# @see https://gtamods.com/wiki/IMG_archive Source
class GtaImg < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @magic = @_io.read_bytes(4)
    raise Kaitai::Struct::ValidationNotEqualError.new([86, 69, 82, 50].pack('C*'), @magic, @_io, "/seq/0") if not @magic == [86, 69, 82, 50].pack('C*')
    @num_entries = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 32), @num_entries, @_io, "/seq/1") if not @num_entries <= ((_io.size - _io.pos) / 32)
    @entries = []
    (num_entries).times { |i|
      @entries << DirectoryEntry.new(@_io, self, @_root)
    }
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # Where a file lies, and its name.
  class DirectoryEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @sector = @_io.read_u4le
      @num_sectors = @_io.read_u2le
      @num_sectors_archive = @_io.read_u2le
      @name = @_io.read_bytes(24)
      self
    end

    ##
    # How much of the archive the file takes, with the zeros that fill its last sector.
    def len_body
      return @len_body unless @len_body.nil?
      @len_body = ((num_sectors_archive != 0 ? num_sectors_archive : num_sectors) * 2048)
      @len_body
    end

    ##
    # Where the file begins in the archive.
    def ofs_body
      return @ofs_body unless @ofs_body.nil?
      @ofs_body = (sector * 2048)
      @ofs_body
    end

    ##
    # First sector of the file, counted from the start of the archive; at
    # least 2, after the directory, in the archive that was measured.
    attr_reader :sector

    ##
    # Sectors that the game reads for the file; at least 1 in the archive
    # that was measured.
    attr_reader :num_sectors

    ##
    # 0 in the archive that was measured. Some tools take it as the number
    # of sectors where it is not 0.
    attr_reader :num_sectors_archive

    ##
    # File name, ended by a zero and filled with zeros, so 23 characters at
    # most, such as `Nodes12.dat`. Case does not matter.
    attr_reader :name

    def to_s
      num_sectors.to_s + " sectors from sector " + sector.to_s
    end
  end

  ##
  # Version 2 of the format. The archives of earlier games have no magic;
  # their directory is a file of its own.
  attr_reader :magic

  ##
  # Entries of the directory. About 16,000 in the `gta3.img` of the original
  # game; 64 in the modified archive that was measured.
  attr_reader :num_entries

  ##
  # The files, in any order. Bytes after the last entry, up to the first
  # sector that a file takes, do not count, whatever they hold: one archive
  # has a 65th entry there that `num_entries` leaves out.
  attr_reader :entries

  ##
  # What follows the directory: nothing where only the directory was read,
  # otherwise the rest of the archive, with all files.
  attr_reader :trailing

  def to_s
    num_entries.to_s + " entries"
  end
end
