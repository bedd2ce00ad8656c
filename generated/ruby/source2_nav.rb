# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The surface of one map on which bots walk: convex polygons ("areas") for each
# size of body ("hull"), and the links over their edges.
# 
# World units are those of the map, about an inch (0.0254 m) each; z points up.
# In version 30 an area has corners of its own, later it names a polygon of a
# pool. The areas are followed by the parameters they were generated with, whose
# layout has a version of its own. Blocks of KV3, a container for key and value
# pairs, start at multiples of eight bytes and are kept as they are.
# @see https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh Source
# @see https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py Source
class Source2Nav < Kaitai::Struct::Struct

  SIDE = {
    0 => :side_north,
    1 => :side_east,
    2 => :side_south,
    3 => :side_west,
  }
  I__SIDE = SIDE.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @magic = @_io.read_u4le
    raise Kaitai::Struct::ValidationNotEqualError.new(4277009102, @magic, @_io, "/seq/0") if not @magic == 4277009102
    @version = @_io.read_u4le
    raise Kaitai::Struct::ValidationLessThanError.new(30, @version, @_io, "/seq/1") if not @version >= 30
    raise Kaitai::Struct::ValidationGreaterThanError.new(36, @version, @_io, "/seq/1") if not @version <= 36
    @sub_version = @_io.read_u4le
    @is_analyzed = @_io.read_u1
    @num_places = @_io.read_u2le
    @places = []
    (num_places).times { |i|
      @places << Place.new(@_io, self, @_root)
    }
    @has_unnamed_areas = @_io.read_u1
    if has_kv3_blocks
      @movable_mesh_padding = @_io.read_bytes((8 - _io.pos % 8) % 8)
    end
    if has_kv3_blocks
      @movable_mesh_settings = Kv3Block.new(@_io, self, @_root)
    end
    if has_polygons
      @num_corners = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 12), @num_corners, @_io, "/seq/9") if not @num_corners <= ((_io.size - _io.pos) / 12)
    end
    if has_polygons
      @corners = []
      (num_corners).times { |i|
        @corners << Vec3.new(@_io, self, @_root)
      }
    end
    if has_polygons
      @num_polygons = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @num_polygons, @_io, "/seq/11") if not @num_polygons <= (_io.size - _io.pos)
    end
    if has_polygons
      @polygons = []
      (num_polygons).times { |i|
        @polygons << Polygon.new(@_io, self, @_root)
      }
    end
    if has_gravity_flags
      @gravity_flags = @_io.read_u4le
    end
    if has_gravity
      @num_gravity = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 12), @num_gravity, @_io, "/seq/14") if not @num_gravity <= ((_io.size - _io.pos) / 12)
    end
    if has_gravity
      @gravity = []
      (num_gravity).times { |i|
        @gravity << Vec3.new(@_io, self, @_root)
      }
    end
    if has_movable_meshes
      @num_movable_meshes = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 49), @num_movable_meshes, @_io, "/seq/16") if not @num_movable_meshes <= ((_io.size - _io.pos) / 49)
    end
    if has_movable_meshes
      @movable_meshes = []
      (num_movable_meshes).times { |i|
        @movable_meshes << MovableMesh.new(@_io, self, @_root)
      }
    end
    if has_kv3_blocks
      @game_data_padding = @_io.read_bytes((8 - _io.pos % 8) % 8)
    end
    if has_kv3_blocks
      @game_data_kv3 = Kv3Block.new(@_io, self, @_root)
    end
    @num_areas = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 34), @num_areas, @_io, "/seq/20") if not @num_areas <= ((_io.size - _io.pos) / 34)
    @areas = []
    (num_areas).times { |i|
      @areas << NavArea.new(@_io, self, @_root)
    }
    @num_ladders = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 60), @num_ladders, @_io, "/seq/22") if not @num_ladders <= ((_io.size - _io.pos) / 60)
    @ladders = []
    (num_ladders).times { |i|
      @ladders << NavLadder.new(@_io, self, @_root)
    }
    @num_transformed_bounds = @_io.read_s4le
    raise Kaitai::Struct::ValidationLessThanError.new(0, @num_transformed_bounds, @_io, "/seq/24") if not @num_transformed_bounds >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 72), @num_transformed_bounds, @_io, "/seq/24") if not @num_transformed_bounds <= ((_io.size - _io.pos) / 72)
    @transformed_bounds = []
    (num_transformed_bounds).times { |i|
      @transformed_bounds << TransformedBox.new(@_io, self, @_root)
    }
    @generation_params = GenerationSettings.new(@_io, self, @_root)
    if has_kv3_blocks
      @extra_generation_padding = @_io.read_bytes((8 - _io.pos % 8) % 8)
    end
    if has_kv3_blocks
      @extra_generation_params = Kv3Block.new(@_io, self, @_root)
    end
    if has_custom_data
      @custom_data_padding = @_io.read_bytes((8 - _io.pos % 8) % 8)
    end
    if has_custom_data
      @custom_data = Kv3Block.new(@_io, self, @_root)
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # Links over one edge of an area.
  class AreaEdge < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_links = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 8), @num_links, @_io, "/types/area_edge/seq/0") if not @num_links <= ((_io.size - _io.pos) / 8)
      @links = []
      (num_links).times { |i|
        @links << EdgeLink.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Links that follow.
    attr_reader :num_links

    ##
    # Links over the edge into other areas.
    attr_reader :links
  end

  ##
  # A way over an edge into another area.
  class EdgeLink < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @area_id = @_io.read_u4le
      @edge_index = @_io.read_u4le
      self
    end

    ##
    # Id of the area that is entered.
    attr_reader :area_id

    ##
    # Edge of that area over which it is entered.
    attr_reader :edge_index
  end

  ##
  # How a mesh was generated.
  class GenerationSettings < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @gen_version = @_io.read_s4le
      raise Kaitai::Struct::ValidationLessThanError.new(6, @gen_version, @_io, "/types/generation_settings/seq/0") if not @gen_version >= 6
      raise Kaitai::Struct::ValidationGreaterThanError.new(13, @gen_version, @_io, "/types/generation_settings/seq/0") if not @gen_version <= 13
      @use_project_defaults = @_io.read_u4le
      @tile_size = @_io.read_f4le
      @cell_size = @_io.read_f4le
      @cell_height = @_io.read_f4le
      @min_region_size = @_io.read_s4le
      @merged_region_size = @_io.read_s4le
      @mesh_sample_distance = @_io.read_f4le
      @max_sample_error = @_io.read_f4le
      @max_edge_length = @_io.read_s4le
      @max_edge_error = @_io.read_f4le
      @verts_per_poly = @_io.read_s4le
      if has_edge_removal
        @small_area_on_edge_removal = @_io.read_f4le
      end
      if has_hull_names
        @hull_preset_name = @_io.read_bytes_term(0, false, true, true)
      end
      if has_hull_names
        @hull_definitions_file = @_io.read_bytes_term(0, false, true, true)
      end
      @num_hulls = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((gen_version < 12 ? num_hulls : ((_io.size - _io.pos) / 38)), @num_hulls, @_io, "/types/generation_settings/seq/15") if not @num_hulls <= (gen_version < 12 ? num_hulls : ((_io.size - _io.pos) / 38))
      @hulls = []
      ((gen_version < 12 ? 3 : num_hulls)).times { |i|
        @hulls << Hull.new(@_io, self, @_root)
      }
      if has_gravity_flag
        @gravity_flag = @_io.read_u1
      end
      self
    end

    ##
    # Whether `small_area_on_edge_removal` is stored.
    def has_edge_removal
      return @has_edge_removal unless @has_edge_removal.nil?
      @has_edge_removal = gen_version >= 7
      @has_edge_removal
    end

    ##
    # Whether `gravity_flag` is stored.
    def has_gravity_flag
      return @has_gravity_flag unless @has_gravity_flag.nil?
      @has_gravity_flag = gen_version >= 10
      @has_gravity_flag
    end

    ##
    # Whether names of hulls are stored.
    def has_hull_names
      return @has_hull_names unless @has_hull_names.nil?
      @has_hull_names = gen_version >= 12
      @has_hull_names
    end

    ##
    # Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
    # in 36. That of hulls before 6 is not known.
    attr_reader :gen_version

    ##
    # Whether the settings are to be those of the project: with 1 the game
    # warns when they differ. 1 in the known files.
    attr_reader :use_project_defaults

    ##
    # Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
    # 192 units there.
    attr_reader :tile_size

    ##
    # Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
    attr_reader :cell_size

    ##
    # Size of a cell along z (Recast: `ch`); 2 in the known files.
    attr_reader :cell_height

    ##
    # Smallest region, as the side of a square in cells (Recast:
    # `regionMinSize`); 8 in the known files.
    attr_reader :min_region_size

    ##
    # Regions up to this size are merged, as the side of a square in cells
    # (Recast: `regionMergeSize`); 20 in the known files.
    attr_reader :merged_region_size

    ##
    # Distance of the samples of the height (Recast: `detailSampleDist`);
    # 120 in the known files.
    attr_reader :mesh_sample_distance

    ##
    # Largest error of a sample of the height (Recast:
    # `detailSampleMaxError`); 2 in the known files.
    attr_reader :max_sample_error

    ##
    # Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
    # files.
    attr_reader :max_edge_length

    ##
    # Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
    # 45 in the known files.
    attr_reader :max_edge_error

    ##
    # Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
    # files, which is also the most that the game stores.
    attr_reader :verts_per_poly

    ##
    # Size up to which areas at edges are dropped; -1, in the known files,
    # selects the default.
    attr_reader :small_area_on_edge_removal

    ##
    # Name of a set of hulls; empty in the known files.
    attr_reader :hull_preset_name

    ##
    # File with the hulls; empty in the known files.
    attr_reader :hull_definitions_file

    ##
    # Hulls that follow, from generator version 12 on; before, three follow
    # whatever the number, so that the number is its own bound. 3 or 1 in
    # the known files.
    attr_reader :num_hulls

    ##
    # Sizes of bodies that the mesh was generated for.
    attr_reader :hulls

    ##
    # Whether gravity follows the rotation, probably; 0 in the known files.
    attr_reader :gravity_flag
  end

  ##
  # A point at which a bot hides, or from which it shoots.
  class HidingSpot < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @id = @_io.read_u4le
      @position = Vec3.new(@_io, self, @_root)
      @flags = @_io.read_u1
      self
    end

    ##
    # Number by which encounters name the spot.
    attr_reader :id

    ##
    # On the floor.
    attr_reader :position

    ##
    # Quality of the spot.
    # 
    # - `in_cover`: A corner with hard cover.
    # - `good_sniper_spot`: A sniper can fire well along a line.
    # - `ideal_sniper_spot`: A sniper sees far or much from here.
    # - `exposed`: In the open, mostly on a ledge.
    attr_reader :flags
  end

  ##
  # Size and skill of a body.
  class Hull < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      if has_enabled
        @enabled = @_io.read_u1
      end
      @radius = @_io.read_f4le
      @height = @_io.read_f4le
      if has_short_height
        @short_height_enabled = @_io.read_u1
      end
      if has_short_height
        @short_height = @_io.read_f4le
      end
      if has_crawl_height
        @crawl_enabled = @_io.read_u1
      end
      if has_crawl_height
        @crawl_height = @_io.read_f4le
      end
      @max_climb = @_io.read_f4le
      @max_slope = @_io.read_s4le
      @max_jump_down = @_io.read_f4le
      @max_jump_horizontal = @_io.read_f4le
      @max_jump_up = @_io.read_f4le
      if has_border_erosion
        @border_erosion = @_io.read_s4le
      end
      self
    end

    ##
    # Whether `border_erosion` is stored.
    def has_border_erosion
      return @has_border_erosion unless @has_border_erosion.nil?
      @has_border_erosion = _parent.gen_version >= 11
      @has_border_erosion
    end

    ##
    # Whether the height crawling is stored.
    def has_crawl_height
      return @has_crawl_height unless @has_crawl_height.nil?
      @has_crawl_height = _parent.gen_version >= 13
      @has_crawl_height
    end

    ##
    # Whether `enabled` is stored.
    def has_enabled
      return @has_enabled unless @has_enabled.nil?
      @has_enabled = _parent.gen_version >= 9
      @has_enabled
    end

    ##
    # Whether the height crouched is stored.
    def has_short_height
      return @has_short_height unless @has_short_height.nil?
      @has_short_height = _parent.gen_version >= 8
      @has_short_height
    end

    ##
    # Whether the hull is used; 1 in the known files.
    attr_reader :enabled

    ##
    # Half of the width; 12 to 23 in the known files.
    attr_reader :radius

    ##
    # Height upright; 24 to 79 in the known files.
    attr_reader :height

    ##
    # Whether the body can crouch; 1 in the known files.
    attr_reader :short_height_enabled

    ##
    # Height crouched; 35.5 in the known files.
    attr_reader :short_height

    ##
    # Whether the body can crawl; 0 in the known file.
    attr_reader :crawl_enabled

    ##
    # Height crawling; 17.5 in the known file.
    attr_reader :crawl_height

    ##
    # Highest step; 15.5 or 16 in the known files.
    attr_reader :max_climb

    ##
    # Steepest slope; 50 in the known files.
    attr_reader :max_slope

    ##
    # Deepest jump; 0 to 240 in the known files.
    attr_reader :max_jump_down

    ##
    # Longest jump; 64 in the known files.
    attr_reader :max_jump_horizontal

    ##
    # Highest jump; 0 to 240 in the known files.
    attr_reader :max_jump_up

    ##
    # Cells that are taken off at borders, -1 for the radius; 0 in the known files.
    attr_reader :border_erosion
  end

  ##
  # Ids of ladders.
  class IdList < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_ids = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 4), @num_ids, @_io, "/types/id_list/seq/0") if not @num_ids <= ((_io.size - _io.pos) / 4)
      @ids = []
      (num_ids).times { |i|
        @ids << @_io.read_u4le
      }
      self
    end

    ##
    # Ids that follow.
    attr_reader :num_ids

    ##
    # Ids of the ladders in the list.
    attr_reader :ids
  end

  ##
  # Keys and values in a binary form, whose header has their length. Their
  # content is kept unchanged.
  class Kv3Block < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @kv3_version = @_io.read_u1
      raise Kaitai::Struct::ValidationNotAnyOfError.new(@kv3_version, @_io, "/types/kv3_block/seq/0") if not  ((@kv3_version == 4) || (@kv3_version == 5)) 
      @kv3_magic = @_io.read_bytes(3)
      raise Kaitai::Struct::ValidationNotEqualError.new([51, 86, 75].pack('C*'), @kv3_magic, @_io, "/types/kv3_block/seq/1") if not @kv3_magic == [51, 86, 75].pack('C*')
      @format_guid = @_io.read_bytes(16)
      @compression = @_io.read_u4le
      @dictionary_id = @_io.read_u2le
      @frame_size = @_io.read_u2le
      @bytes1_count = @_io.read_u4le
      @bytes4_count = @_io.read_u4le
      @bytes8_count = @_io.read_u4le
      @type_count = @_io.read_u4le
      @object_count = @_io.read_u2le
      @array_count = @_io.read_u2le
      @size_uncompressed = @_io.read_u4le
      @size_compressed = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @size_compressed, @_io, "/types/kv3_block/seq/13") if not @size_compressed <= (_io.size - _io.pos)
      @num_blobs = @_io.read_u4le
      raise Kaitai::Struct::ValidationNotEqualError.new(0, @num_blobs, @_io, "/types/kv3_block/seq/14") if not @num_blobs == 0
      @size_blobs = @_io.read_u4le
      @bytes2_count = @_io.read_u4le
      @size_blob_table = @_io.read_u4le
      if has_buffers
        @buffers = Kv3Buffers.new(@_io, self, @_root)
      end
      @content = @_io.read_bytes(len_content)
      self
    end

    ##
    # Whether the content is two buffers.
    def has_buffers
      return @has_buffers unless @has_buffers.nil?
      @has_buffers = kv3_version >= 5
      @has_buffers
    end

    ##
    # Bytes of the content as it is stored.
    def len_content
      return @len_content unless @len_content.nil?
      @len_content = (has_buffers ? buffers.len_stored : size_compressed)
      @len_content
    end

    ##
    # Version of the container; how others end is not known.
    attr_reader :kv3_version

    ##
    # Marks the container.
    attr_reader :kv3_magic

    ##
    # Kind of content of the block.
    attr_reader :format_guid

    ##
    # 0 none, 1 LZ4, 2 zstd.
    attr_reader :compression

    ##
    # 0 in the known files.
    attr_reader :dictionary_id

    ##
    # 16384 for LZ4, 0 otherwise.
    attr_reader :frame_size

    ##
    # Number of values of one byte.
    attr_reader :bytes1_count

    ##
    # Values of four bytes.
    attr_reader :bytes4_count

    ##
    # Values of eight bytes.
    attr_reader :bytes8_count

    ##
    # Types of values.
    attr_reader :type_count

    ##
    # Number of objects in the data.
    attr_reader :object_count

    ##
    # Number of arrays in the data.
    attr_reader :array_count

    ##
    # Bytes of the content.
    attr_reader :size_uncompressed

    ##
    # Bytes of the content as it is stored.
    attr_reader :size_compressed

    ##
    # Always 0; the layout with blobs is not used in meshes.
    attr_reader :num_blobs

    ##
    # Bytes of all blobs.
    attr_reader :size_blobs

    ##
    # Values of two bytes.
    attr_reader :bytes2_count

    ##
    # Bytes of the table of blobs.
    attr_reader :size_blob_table

    ##
    # Sizes of two buffers, from version 5 on.
    attr_reader :buffers

    ##
    # Keys and values, compressed as `compression` says.
    attr_reader :content
  end

  ##
  # Sizes of the two buffers of a container of version 5.
  class Kv3Buffers < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @uncompressed_1 = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_parent.compression == 0 ? (_io.size - _io.pos) : 1073741823), @uncompressed_1, @_io, "/types/kv3_buffers/seq/0") if not @uncompressed_1 <= (_parent.compression == 0 ? (_io.size - _io.pos) : 1073741823)
      @compressed_1 = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_parent.compression == 0 ? 1073741823 : (_io.size - _io.pos)), @compressed_1, @_io, "/types/kv3_buffers/seq/1") if not @compressed_1 <= (_parent.compression == 0 ? 1073741823 : (_io.size - _io.pos))
      @uncompressed_2 = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_parent.compression == 0 ? (_io.size - _io.pos) : 1073741823), @uncompressed_2, @_io, "/types/kv3_buffers/seq/2") if not @uncompressed_2 <= (_parent.compression == 0 ? (_io.size - _io.pos) : 1073741823)
      @compressed_2 = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_parent.compression == 0 ? 1073741823 : (_io.size - _io.pos)), @compressed_2, @_io, "/types/kv3_buffers/seq/3") if not @compressed_2 <= (_parent.compression == 0 ? 1073741823 : (_io.size - _io.pos))
      @counts = []
      (8).times { |i|
        @counts << @_io.read_u4le
      }
      self
    end

    ##
    # Bytes of both buffers as they are stored.
    def len_stored
      return @len_stored unless @len_stored.nil?
      @len_stored = (_parent.compression == 0 ? (uncompressed_1 + uncompressed_2) : (compressed_1 + compressed_2))
      @len_stored
    end

    ##
    # Bytes of the first buffer.
    attr_reader :uncompressed_1

    ##
    # Bytes of the first buffer as it is stored.
    attr_reader :compressed_1

    ##
    # Bytes of the second buffer.
    attr_reader :uncompressed_2

    ##
    # Bytes of the second buffer as it is stored.
    attr_reader :compressed_2

    ##
    # More counts.
    attr_reader :counts
  end

  ##
  # A mesh that moves.
  class MovableMesh < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @id = @_io.read_bytes_term(0, false, true, true)
      @transform = []
      (12).times { |i|
        @transform << @_io.read_f4le
      }
      self
    end

    ##
    # Whole numbers with colons between them.
    attr_reader :id

    ##
    # Three rows of three numbers for the rotation and one for the place.
    attr_reader :transform
  end

  ##
  # A convex polygon on which a hull can walk.
  class NavArea < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @id = @_io.read_u4le
      @attributes = @_io.read_u8le
      @hull_index = @_io.read_u1
      if has_polygon
        @polygon_index = @_io.read_u4le
        raise Kaitai::Struct::ValidationLessThanError.new((_root.num_polygons > 0 ? 0 : 1), @polygon_index, @_io, "/types/nav_area/seq/3") if not @polygon_index >= (_root.num_polygons > 0 ? 0 : 1)
        raise Kaitai::Struct::ValidationGreaterThanError.new((_root.num_polygons > 0 ? (_root.num_polygons - 1) : 0), @polygon_index, @_io, "/types/nav_area/seq/3") if not @polygon_index <= (_root.num_polygons > 0 ? (_root.num_polygons - 1) : 0)
      end
      if has_corners
        @num_corners = @_io.read_u4le
        raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 16), @num_corners, @_io, "/types/nav_area/seq/4") if not @num_corners <= ((_io.size - _io.pos) / 16)
      end
      if has_corners
        @corners = []
        (num_corners).times { |i|
          @corners << Vec3.new(@_io, self, @_root)
        }
      end
      @unused = @_io.read_f4le
      @edges = []
      (num_edges).times { |i|
        @edges << AreaEdge.new(@_io, self, @_root)
      }
      @num_hiding_spots = @_io.read_u1
      @hiding_spots = []
      (num_hiding_spots).times { |i|
        @hiding_spots << HidingSpot.new(@_io, self, @_root)
      }
      @num_encounters = @_io.read_u4le
      raise Kaitai::Struct::ValidationNotEqualError.new(0, @num_encounters, @_io, "/types/nav_area/seq/10") if not @num_encounters == 0
      @ladders_above = IdList.new(@_io, self, @_root)
      @ladders_below = IdList.new(@_io, self, @_root)
      self
    end

    ##
    # Whether the area has corners of its own.
    def has_corners
      return @has_corners unless @has_corners.nil?
      @has_corners = !(_root.has_polygons)
      @has_corners
    end

    ##
    # Whether the area names a polygon.
    def has_polygon
      return @has_polygon unless @has_polygon.nil?
      @has_polygon = _root.has_polygons
      @has_polygon
    end

    ##
    # Edges of the area, as many as it has corners.
    def num_edges
      return @num_edges unless @num_edges.nil?
      @num_edges = (_root.version < 31 ? num_corners : (polygon_index < _root.num_polygons ? _root.polygons[polygon_index].num_corner_indices : 0))
      @num_edges
    end

    ##
    # Id of the area; 1, 2, 3 and so on in the known files.
    attr_reader :id

    ##
    # Properties, one bit each. The names, which are those of public tools,
    # hold from version 35 on; bits 19 to 63 belong to the game.
    # 
    # - `jump`: Bots jump to pass.
    # - `no_jump`: Bots do not jump here.
    # - `stop`: Bots stop on entering.
    # - `run`: Bots run here.
    # - `walk`: Bots walk here.
    # - `avoid`: Used only where the alternatives are worse.
    # - `transient`: May become blocked.
    # - `dont_hide`: No hiding spots.
    # - `stand`: Bots that hide here do not crouch.
    # - `no_hostages`: Hostages keep out.
    # - `stairs`: Steps that bots walk up without jumping.
    # - `no_merge`: The editor never merges the area.
    # - `obstacle_top`: The floor is the top of an obstacle.
    # - `non_z_up`: The floor does not face up.
    # - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
    #   `de_mirage`.
    # - `non_z_up_transition`: Between floors that face up and others.
    # - `crawl_height`: Room only for crawling.
    attr_reader :attributes

    ##
    # Row of `generation_params.hulls`.
    attr_reader :hull_index

    ##
    # Row of `polygons`.
    attr_reader :polygon_index

    ##
    # Corners that follow; 3 or 4 in the known files.
    attr_reader :num_corners

    ##
    # Corners, counter-clockwise seen from above.
    attr_reader :corners

    ##
    # Not known; 0 but in three areas of the oldest file.
    attr_reader :unused

    ##
    # Links over each edge; edge i leads from corner i to the next one.
    attr_reader :edges

    ##
    # Hiding spots that follow; 0 in the known files.
    attr_reader :num_hiding_spots

    ##
    # Points in the area at which bots hide.
    attr_reader :hiding_spots

    ##
    # Always 0; the layout of what would follow is not known.
    attr_reader :num_encounters

    ##
    # Ladders that lead up from here.
    attr_reader :ladders_above

    ##
    # Ladders that lead down from here.
    attr_reader :ladders_below

    def to_s
      "area " + id.to_s
    end
  end

  ##
  # A ladder, and the areas at its ends.
  class NavLadder < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @id = @_io.read_u4le
      @width = @_io.read_f4le
      @top = Vec3.new(@_io, self, @_root)
      @bottom = Vec3.new(@_io, self, @_root)
      @length = @_io.read_f4le
      @direction = @_io.read_u4le
      @top_forward_area = @_io.read_u4le
      @top_left_area = @_io.read_u4le
      @top_right_area = @_io.read_u4le
      @top_behind_area = @_io.read_u4le
      @bottom_area = @_io.read_u4le
      if has_bottom_sides
        @bottom_left_area = @_io.read_u4le
      end
      if has_bottom_sides
        @bottom_right_area = @_io.read_u4le
      end
      self
    end

    ##
    # Meaning of `direction`.
    def direction_name
      return @direction_name unless @direction_name.nil?
      @direction_name = Kaitai::Struct::Stream::resolve_enum(Source2Nav::SIDE, direction)
      @direction_name
    end

    ##
    # Whether the areas beside the lower end are stored.
    def has_bottom_sides
      return @has_bottom_sides unless @has_bottom_sides.nil?
      @has_bottom_sides = _root.version >= 35
      @has_bottom_sides
    end

    ##
    # Number by which areas name the ladder.
    attr_reader :id

    ##
    # Size of the ladder from side to side.
    attr_reader :width

    ##
    # Upper end.
    attr_reader :top

    ##
    # Lower end.
    attr_reader :bottom

    ##
    # Cost of the climb.
    attr_reader :length

    ##
    # Side to which the face of the ladder looks.
    attr_reader :direction

    ##
    # Id of the area straight on over the top, 0 for none.
    attr_reader :top_forward_area

    ##
    # Id of the area to the left, 0 for none.
    attr_reader :top_left_area

    ##
    # Id of the area to the right, 0 for none.
    attr_reader :top_right_area

    ##
    # Id of the area behind the climber, 0 for none.
    attr_reader :top_behind_area

    ##
    # Id of the area at the lower end, 0 for none.
    attr_reader :bottom_area

    ##
    # Id of the area to the left of the lower end, 0 for none.
    attr_reader :bottom_left_area

    ##
    # Id of the area to the right of the lower end, 0 for none.
    attr_reader :bottom_right_area

    def to_s
      "ladder " + id.to_s
    end
  end

  ##
  # A name of a place.
  class Place < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_name = @_io.read_u2le
      @name = @_io.read_bytes(len_name)
      self
    end

    ##
    # Bytes of the name.
    attr_reader :len_name

    ##
    # ASCII with a zero at its end.
    attr_reader :name
  end

  ##
  # The outline of an area.
  class Polygon < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_corner_indices = @_io.read_u1
      @corner_indices = []
      (num_corner_indices).times { |i|
        @corner_indices << @_io.read_u4le
      }
      if has_movable_mesh
        @movable_mesh_index = @_io.read_u4le
      end
      self
    end

    ##
    # Whether `movable_mesh_index` is stored.
    def has_movable_mesh
      return @has_movable_mesh unless @has_movable_mesh.nil?
      @has_movable_mesh = _root.version >= 35
      @has_movable_mesh
    end

    ##
    # Corners of the polygon; 3 or 4 in the known files.
    attr_reader :num_corner_indices

    ##
    # Rows of `corners`, counter-clockwise seen from above.
    attr_reader :corner_indices

    ##
    # Row of `movable_meshes`, 0xffffffff for the world itself.
    attr_reader :movable_mesh_index
  end

  ##
  # A box with a place in the world.
  class TransformedBox < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @mins = Vec3.new(@_io, self, @_root)
      @maxs = Vec3.new(@_io, self, @_root)
      @transform = []
      (12).times { |i|
        @transform << @_io.read_f4le
      }
      self
    end

    ##
    # Corner of the lowest coordinates.
    attr_reader :mins

    ##
    # Corner of the highest coordinates.
    attr_reader :maxs

    ##
    # Three rows of three numbers for the rotation and one for the place.
    attr_reader :transform
  end

  ##
  # A point or a direction.
  class Vec3 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_f4le
      @y = @_io.read_f4le
      @z = @_io.read_f4le
      self
    end

    ##
    # First axis.
    attr_reader :x

    ##
    # Second axis.
    attr_reader :y

    ##
    # Up.
    attr_reader :z
  end

  ##
  # Whether `custom_data` is stored.
  def has_custom_data
    return @has_custom_data unless @has_custom_data.nil?
    @has_custom_data = sub_version > 0
    @has_custom_data
  end

  ##
  # Whether a direction of gravity is stored for each corner.
  def has_gravity
    return @has_gravity unless @has_gravity.nil?
    @has_gravity =  ((has_gravity_flags) && (gravity_flags & 1 == 1)) 
    @has_gravity
  end

  ##
  # Whether `gravity_flags` is stored.
  def has_gravity_flags
    return @has_gravity_flags unless @has_gravity_flags.nil?
    @has_gravity_flags = version >= 32
    @has_gravity_flags
  end

  ##
  # Whether blocks of KV3 are stored between the parts of the mesh.
  def has_kv3_blocks
    return @has_kv3_blocks unless @has_kv3_blocks.nil?
    @has_kv3_blocks = version >= 36
    @has_kv3_blocks
  end

  ##
  # Whether meshes that move are stored.
  def has_movable_meshes
    return @has_movable_meshes unless @has_movable_meshes.nil?
    @has_movable_meshes = version >= 35
    @has_movable_meshes
  end

  ##
  # Whether areas name polygons instead of having corners.
  def has_polygons
    return @has_polygons unless @has_polygons.nil?
    @has_polygons = version >= 31
    @has_polygons
  end

  ##
  # Marks a navigation mesh; the bytes CE FA ED FE.
  attr_reader :magic

  ##
  # Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
  # earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
  attr_reader :version

  ##
  # Layout of what the game adds after the mesh, 0 for nothing; 0 in version
  # 30, 1 in 35 and 36.
  attr_reader :sub_version

  ##
  # Whether the mesh has been analysed, 0 or 1.
  attr_reader :is_analyzed

  ##
  # Names of places that follow; 0 in the known files.
  attr_reader :num_places

  ##
  # Names of places.
  attr_reader :places

  ##
  # Whether some area belongs to no place, 0 or 1.
  attr_reader :has_unnamed_areas

  ##
  # Zeros up to a multiple of eight bytes.
  attr_reader :movable_mesh_padding

  ##
  # Settings of meshes that move.
  attr_reader :movable_mesh_settings

  ##
  # Corners that follow.
  attr_reader :num_corners

  ##
  # Corners, which polygons share.
  attr_reader :corners

  ##
  # Polygons that follow.
  attr_reader :num_polygons

  ##
  # Polygons, one for each area in the known files.
  attr_reader :polygons

  ##
  # Whether directions of gravity are stored; 0 in the known files.
  # 
  # - `has_gravity`: The list `gravity` follows.
  attr_reader :gravity_flags

  ##
  # Directions that follow, one for each corner.
  attr_reader :num_gravity

  ##
  # Direction of gravity at each corner.
  attr_reader :gravity

  ##
  # Meshes that move; 0 in the known files.
  attr_reader :num_movable_meshes

  ##
  # Meshes that move, each with polygons of its own.
  attr_reader :movable_meshes

  ##
  # Zeros up to a multiple of eight bytes.
  attr_reader :game_data_padding

  ##
  # Data of the game; an empty table in the known file.
  attr_reader :game_data_kv3

  ##
  # Areas that follow; 0 to 7,258 in the known files.
  attr_reader :num_areas

  ##
  # The areas of all hulls.
  attr_reader :areas

  ##
  # Ladders that follow; 0 to 2 in the known files.
  attr_reader :num_ladders

  ##
  # Ladders of the map.
  attr_reader :ladders

  ##
  # Boxes that follow; 0 to 2 in the known files.
  attr_reader :num_transformed_bounds

  ##
  # Volumes of markup that were given to the generator, with their places in
  # the world.
  attr_reader :transformed_bounds

  ##
  # Settings with which the mesh was generated.
  attr_reader :generation_params

  ##
  # Zeros up to a multiple of eight bytes.
  attr_reader :extra_generation_padding

  ##
  # More about how the mesh was generated.
  attr_reader :extra_generation_params

  ##
  # Zeros up to a multiple of eight bytes.
  attr_reader :custom_data_padding

  ##
  # What the game adds: in Counter-Strike 2 hiding spots, encounters,
  # approaches and times for each area.
  attr_reader :custom_data

  ##
  # Bytes after the mesh; nothing in the known files.
  attr_reader :tail

  def to_s
    "version " + version.to_s + ": " + num_areas.to_s + " areas"
  end
end
