# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One square of a path network for maps that outgrow the game, as the limit
# adjuster by fastman92 reads it beside files of the game's own format.
# 
# There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
# ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
# with the record of the game's own format. Navi links name files and rows by 16
# bits each.
# 
# The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
# 64; area 0 lies in the south-west corner. N is in the settings of the limit
# adjuster and not in the files.
# @see https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp CPathFind_extended::LoadPathFindData
# @see https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h Source
class GtaSaPathsFla < Kaitai::Struct::Struct

  LIGHT_CYCLE = {
    0 => :light_cycle_no_light,
    1 => :light_cycle_north_south,
    2 => :light_cycle_west_east,
    3 => :light_cycle_cycle_3,
  }
  I__LIGHT_CYCLE = LIGHT_CYCLE.invert

  NODE_SPEED = {
    0 => :node_speed_slow,
    1 => :node_speed_normal,
    2 => :node_speed_fast,
    3 => :node_speed_speed_3,
  }
  I__NODE_SPEED = NODE_SPEED.invert

  SPECIAL_USE = {
    0 => :special_use_no_special_use,
    1 => :special_use_parking_parallel,
    2 => :special_use_parking_perpendicular,
    3 => :special_use_valet,
    4 => :special_use_nightclub,
    5 => :special_use_deliveries,
    6 => :special_use_valet_unload,
    7 => :special_use_nightclub_unload,
    8 => :special_use_drive_through,
    9 => :special_use_drive_through_window,
    10 => :special_use_deliveries_unload,
    11 => :special_use_special_11,
    12 => :special_use_special_12,
    13 => :special_use_special_13,
    14 => :special_use_special_14,
    15 => :special_use_special_15,
  }
  I__SPECIAL_USE = SPECIAL_USE.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @marker = @_io.read_bytes(4)
    raise Kaitai::Struct::ValidationNotEqualError.new([255, 255, 255, 255].pack('C*'), @marker, @_io, "/seq/0") if not @marker == [255, 255, 255, 255].pack('C*')
    @magic = @_io.read_u4le
    raise Kaitai::Struct::ValidationNotAnyOfError.new(@magic, @_io, "/seq/1") if not  ((@magic == 842616134) || (@magic == 876694598)) 
    if has_name
      @len_name = @_io.read_u1
      raise Kaitai::Struct::ValidationNotEqualError.new(11, @len_name, @_io, "/seq/2") if not @len_name == 11
    end
    if has_name
      @name = @_io.read_bytes(11)
      raise Kaitai::Struct::ValidationNotEqualError.new([0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0].pack('C*'), @name, @_io, "/seq/3") if not @name == [0, 102, 97, 115, 116, 109, 97, 110, 57, 50, 0].pack('C*')
    end
    if has_name
      @version_word = @_io.read_u4le
      raise Kaitai::Struct::ValidationNotAnyOfError.new(@version_word, @_io, "/seq/4") if not  ((@version_word == 844252502) || (@version_word == 861029718)) 
    end
    @num_nodes = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 40), @num_nodes, @_io, "/seq/5") if not @num_nodes <= ((_io.size - _io.pos) / 40)
    @num_vehicle_nodes = @_io.read_u4le
    @num_ped_nodes = @_io.read_u4le
    @num_navi_nodes = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 22), @num_navi_nodes, @_io, "/seq/8") if not @num_navi_nodes <= ((_io.size - _io.pos) / 22)
    @num_links = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 10), @num_links, @_io, "/seq/9") if not @num_links <= ((_io.size - _io.pos) / 10)
    @nodes = []
    (num_nodes).times { |i|
      @nodes << ExtendedPathNode.new(@_io, self, @_root)
    }
    @navi_nodes = []
    (num_navi_nodes).times { |i|
      @navi_nodes << ExtendedNaviNode.new(@_io, self, @_root)
    }
    @links = []
    (num_links).times { |i|
      @links << Link.new(@_io, self, @_root)
    }
    if has_links
      @reserved_links = []
      (192).times { |i|
        @reserved_links << Link.new(@_io, self, @_root)
      }
    end
    @navi_links = []
    (_root.num_links).times { |i|
      @navi_links << NaviAddress.new(@_io, self, @_root)
    }
    @link_lengths = []
    (_root.num_links).times { |i|
      @link_lengths << @_io.read_u1
    }
    if has_links
      @reserved_link_lengths = @_io.read_bytes(192)
    end
    @intersections = []
    (_root.num_links).times { |i|
      @intersections << Intersection.new(@_io, self, @_root)
    }
    if has_links
      @reserved_intersections = @_io.read_bytes(192)
    end
    @eof_mark = @_io.read_u4le
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # An edge between two vehicle nodes: the record of the game's own format and
  # the coordinates that replace those in it.
  class ExtendedNaviNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @classic = NaviNode.new(@_io, self, @_root)
      if has_padding
        @padding = @_io.read_u2le
      end
      @x_ext = @_io.read_s4le
      @y_ext = @_io.read_s4le
      self
    end

    ##
    # Whether the record is aligned.
    def has_padding
      return @has_padding unless @has_padding.nil?
      @has_padding = _root.is_fla4
      @has_padding
    end

    ##
    # East.
    def position_x
      return @position_x unless @position_x.nil?
      @position_x = x_ext * 0.125
      @position_x
    end

    ##
    # North.
    def position_y
      return @position_y unless @position_y.nil?
      @position_y = y_ext * 0.125
      @position_y
    end

    ##
    # The record of the game's own format. Its `x` and `y` are not used;
    # tools write 0, 32760, or the low 16 bits of what replaces them.
    attr_reader :classic

    ##
    # Not used; it aligns the coordinates.
    attr_reader :padding

    ##
    # East, in eighths of a unit.
    attr_reader :x_ext

    ##
    # North, in eighths of a unit.
    attr_reader :y_ext

    def to_s
      "to area " + classic.target_area_id.to_s + " node " + classic.target_node_id.to_s
    end
  end

  ##
  # A point of the graph, for vehicles or for pedestrians: the record of the
  # game's own format and what replaces some of its fields.
  class ExtendedPathNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @classic = PathNode.new(@_io, self, @_root)
      @x_ext = @_io.read_s4le
      @y_ext = @_io.read_s4le
      @z_ext = @_io.read_s4le
      if has_flood_id_ext
        @flood_id_ext = @_io.read_u2le
      end
      if has_padding
        @padding = @_io.read_u2le
      end
      self
    end

    ##
    # Whether flood ids have 16 bits.
    def has_flood_id_ext
      return @has_flood_id_ext unless @has_flood_id_ext.nil?
      @has_flood_id_ext = _root.version >= 3
      @has_flood_id_ext
    end

    ##
    # Whether the record is aligned.
    def has_padding
      return @has_padding unless @has_padding.nil?
      @has_padding = _root.is_fla4
      @has_padding
    end

    ##
    # East.
    def position_x
      return @position_x unless @position_x.nil?
      @position_x = x_ext * 0.125
      @position_x
    end

    ##
    # North.
    def position_y
      return @position_y unless @position_y.nil?
      @position_y = y_ext * 0.125
      @position_y
    end

    ##
    # Up.
    def position_z
      return @position_z unless @position_z.nil?
      @position_z = z_ext * 0.125
      @position_z
    end

    ##
    # The record of the game's own format. Its `x`, `y` and `z` are not
    # used; tools write 0, 32760, or the low 16 bits of what replaces them.
    # From version 3 on its `flood_id` is not used, either.
    attr_reader :classic

    ##
    # East, in eighths of a unit, truncated towards zero.
    attr_reader :x_ext

    ##
    # North, in eighths of a unit, truncated towards zero.
    attr_reader :y_ext

    ##
    # Up, in eighths of a unit, truncated towards zero.
    attr_reader :z_ext

    ##
    # Number of the connected part of the graph that the node belongs to,
    # counted from 1, for vehicles and pedestrians apart.
    attr_reader :flood_id_ext

    ##
    # Not used; it aligns the record.
    attr_reader :padding

    def to_s
      "area " + classic.area_id.to_s + " node " + classic.node_id.to_s
    end
  end

  ##
  # How a link of a pedestrian node crosses a road.
  # @see https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83 Source
  class Intersection < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @road_cross = @_io.read_bits_int_le(1) != 0
      @ped_traffic_light = @_io.read_bits_int_le(1) != 0
      @reserved = @_io.read_bits_int_le(6)
      self
    end

    ##
    # The link crosses a road, pedestrians look before they go; set on 1,812
    # original links.
    attr_reader :road_cross

    ##
    # Pedestrians wait for a light. Set on 1,346 original links that have
    # `road_cross`: those that are near a lamp on the map.
    attr_reader :ped_traffic_light

    ##
    # Not used; 0 in the original files.
    attr_reader :reserved
  end

  ##
  # Lanes of an edge, seen along the direction of its navi node.
  class LaneBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @left_lanes = @_io.read_bits_int_le(3)
      @right_lanes = @_io.read_bits_int_le(3)
      @traffic_light_at_target = @_io.read_bits_int_le(1) != 0
      @reserved = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Lanes against the direction; 0 to 2 in the original files.
    attr_reader :left_lanes

    ##
    # Lanes along the direction; 0 to 2 in the original files.
    attr_reader :right_lanes

    ##
    # The light is at the target, not at the other end: the end that is more
    # of a junction. Set on 1,213 original navi nodes, which all have a
    # light.
    attr_reader :traffic_light_at_target

    ##
    # Not used; 0 in the original files.
    attr_reader :reserved

    def to_s
      left_lanes.to_s + " left, " + right_lanes.to_s + " right"
    end
  end

  ##
  # Traffic light of an edge.
  class LightBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @state = @_io.read_bits_int_le(2)
      @bridge_lights = @_io.read_bits_int_le(1) != 0
      @reserved = @_io.read_bits_int_le(13)
      self
    end

    ##
    # Meaning of `state`.
    def state_name
      return @state_name unless @state_name.nil?
      @state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaPathsFla::LIGHT_CYCLE, state)
      @state_name
    end

    ##
    # Which cycle the light follows, see `light_cycle`; in the original
    # files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
    # the lamps on the map.
    attr_reader :state

    ##
    # Switched by scripts at run time, at bridges and crossings; 0 in the
    # original files.
    attr_reader :bridge_lights

    ##
    # Not used; 0 in the original files.
    attr_reader :reserved

    def to_s
      "light state " + state.to_s
    end
  end

  ##
  # Address of a path node.
  class Link < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @area_id = @_io.read_u2le
      @node_id = @_io.read_u2le
      self
    end

    ##
    # Area of the node; 0 to 63. 65535 means none and occurs only in the
    # reserve.
    attr_reader :area_id

    ##
    # Row of the node in the file of that area.
    attr_reader :node_id

    def to_s
      "area " + area_id.to_s + " node " + node_id.to_s
    end
  end

  ##
  # Address of a navi node.
  class NaviAddress < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @navi_id = @_io.read_u2le
      @navi_area_id = @_io.read_u2le
      self
    end

    ##
    # Row of the navi node in the file of `navi_area_id`.
    attr_reader :navi_id

    ##
    # Area of the file that holds the navi node.
    attr_reader :navi_area_id

    def to_s
      "area " + navi_area_id.to_s + " navi node " + navi_id.to_s
    end
  end

  ##
  # An edge between two vehicle nodes: its target is one of the ends, its
  # direction points to the target. Travelling towards the target uses the
  # right lanes, away from it the left lanes. In the original files the
  # target is the end with the lower address, and the file is the one of the
  # area where the navi node lies.
  # @see https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118 Source
  class NaviNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      @target_area_id = @_io.read_u2le
      @target_node_id = @_io.read_u2le
      @dir_x = @_io.read_s1
      @dir_y = @_io.read_s1
      @path_width = @_io.read_u1
      @lanes = LaneBits.new(@_io, self, @_root)
      @traffic_light = LightBits.new(@_io, self, @_root)
      self
    end

    ##
    # East part of the vector of length 1 that points to the target.
    def direction_x
      return @direction_x unless @direction_x.nil?
      @direction_x = dir_x * 0.01
      @direction_x
    end

    ##
    # North part of the vector of length 1 that points to the target.
    def direction_y
      return @direction_y unless @direction_y.nil?
      @direction_y = dir_y * 0.01
      @direction_y
    end

    ##
    # From side to side of the median strip.
    def full_width
      return @full_width unless @full_width.nil?
      @full_width = path_width * 0.125
      @full_width
    end

    ##
    # From the middle of the median strip to one side.
    def half_width
      return @half_width unless @half_width.nil?
      @half_width = path_width * 0.0625
      @half_width
    end

    ##
    # East.
    def position_x
      return @position_x unless @position_x.nil?
      @position_x = x * 0.125
      @position_x
    end

    ##
    # North.
    def position_y
      return @position_y unless @position_y.nil?
      @position_y = y * 0.125
      @position_y
    end

    ##
    # East, in eighths of a unit. Cars wait about here at a light. In the
    # original files it is the mean of both ends of the edge, or of the
    # ends of two pieces of road that were joined in the edge; at most 45.2
    # units from the middle of the edge.
    attr_reader :x

    ##
    # North, in eighths of a unit.
    attr_reader :y

    ##
    # Area of the end that the direction points to; 0 to 63.
    attr_reader :target_area_id

    ##
    # Node of the end that the direction points to; always a vehicle node in
    # the original files.
    attr_reader :target_node_id

    ##
    # East part of the direction in hundredths, -100 to 100, cut toward 0
    # after a division that can be one step too low or too high; the length
    # of the vector is 98.6 to 100 in the original files.
    attr_reader :dir_x

    ##
    # North part of the direction in hundredths, -100 to 100.
    attr_reader :dir_y

    ##
    # Half of the width of the median strip in sixteenths of a unit: the
    # larger width of both ends of a piece of road, or of the ends of two
    # pieces that were joined, which the files do not have. It is the width
    # of one of the ends of the edge on all but 22 edges; 0 to 120 in the
    # original files. The engine takes the byte for signed.
    attr_reader :path_width

    ##
    # Lanes in both directions, and the end that has the light.
    attr_reader :lanes

    ##
    # State of the light.
    attr_reader :traffic_light

    def to_s
      "to area " + target_area_id.to_s + " node " + target_node_id.to_s
    end
  end

  ##
  # Number of links and properties of a path node.
  # @see https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117 Source
  class NodeFlags < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @link_count = @_io.read_bits_int_le(4)
      @on_dead_end = @_io.read_bits_int_le(1) != 0
      @switched_off = @_io.read_bits_int_le(1) != 0
      @road_block = @_io.read_bits_int_le(1) != 0
      @water_node = @_io.read_bits_int_le(1) != 0
      @switched_off_original = @_io.read_bits_int_le(1) != 0
      @already_found = @_io.read_bits_int_le(1) != 0
      @dont_wander = @_io.read_bits_int_le(1) != 0
      @interior_node = @_io.read_bits_int_le(1) != 0
      @speed = @_io.read_bits_int_le(2)
      @dummy = @_io.read_bits_int_le(2)
      @density = @_io.read_bits_int_le(4)
      @special_function = @_io.read_bits_int_le(4)
      @padding = @_io.read_bits_int_le(8)
      self
    end

    ##
    # Meaning of `special_function`.
    def special_function_name
      return @special_function_name unless @special_function_name.nil?
      @special_function_name = Kaitai::Struct::Stream::resolve_enum(GtaSaPathsFla::SPECIAL_USE, special_function)
      @special_function_name
    end

    ##
    # Meaning of `speed`.
    def speed_name
      return @speed_name unless @speed_name.nil?
      @speed_name = Kaitai::Struct::Stream::resolve_enum(GtaSaPathsFla::NODE_SPEED, speed)
      @speed_name
    end

    ##
    # Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
    # nodes of the original files.
    attr_reader :link_count

    ##
    # The vehicle node lies on a branch that leads nowhere; set on 2,594 of
    # 30,587 original vehicle nodes, never on pedestrian nodes.
    attr_reader :on_dead_end

    ##
    # Little or no traffic until a script switches the node on; set on a
    # quarter of the original vehicle nodes and a sixth of the pedestrian
    # nodes. The commands 01E7 and 022A clear it for vehicles and for
    # pedestrians in a box, 01E8 and 022B set it.
    attr_reader :switched_off

    ##
    # The police may build a road block here; set on 391 original vehicle
    # nodes, never on pedestrian nodes.
    attr_reader :road_block

    ##
    # A node for boats; set on 1,596 original vehicle nodes, never on
    # pedestrian nodes.
    attr_reader :water_node

    ##
    # Copy of `switched_off` that the loader makes, from which the commands
    # 091D and 091E put it back; the stored value has no effect, and equals
    # it in the original files.
    attr_reader :switched_off_original

    ##
    # Scratch bit of a search; 0 in the original files.
    attr_reader :already_found

    ##
    # Wandering pedestrians keep away; set on 17 original pedestrian
    # nodes.
    attr_reader :dont_wander

    ##
    # Marks nodes of interiors at run time; 0 in the original files.
    attr_reader :interior_node

    ##
    # How fast cars drive, see `node_speed`. Vehicle nodes of the original
    # files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
    attr_reader :speed

    ##
    # Not used; 0 in the original files.
    attr_reader :dummy

    ##
    # How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
    # original nodes.
    attr_reader :density

    ##
    # What cars do here, see `special_use`; 0 on all but 232 original
    # nodes, which are vehicle nodes.
    attr_reader :special_function

    ##
    # Not used; 0 in the original files.
    attr_reader :padding

    def to_s
      link_count.to_s + " links"
    end
  end

  ##
  # A point of the graph, for vehicles or for pedestrians.
  # @see https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150 Source
  class PathNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @next_ptr = @_io.read_u4le
      @prev_ptr = @_io.read_u4le
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      @z = @_io.read_s2le
      @search_distance = @_io.read_s2le
      @base_link = @_io.read_s2le
      @area_id = @_io.read_u2le
      @node_id = @_io.read_u2le
      @path_width = @_io.read_u1
      @flood_id = @_io.read_u1
      @flags = NodeFlags.new(@_io, self, @_root)
      self
    end

    ##
    # From side to side.
    def full_width
      return @full_width unless @full_width.nil?
      @full_width = path_width * 0.125
      @full_width
    end

    ##
    # From the middle to one side, as the engine uses the width.
    def half_width
      return @half_width unless @half_width.nil?
      @half_width = path_width * 0.0625
      @half_width
    end

    ##
    # East.
    def position_x
      return @position_x unless @position_x.nil?
      @position_x = x * 0.125
      @position_x
    end

    ##
    # North.
    def position_y
      return @position_y unless @position_y.nil?
      @position_y = y * 0.125
      @position_y
    end

    ##
    # Up.
    def position_z
      return @position_z unless @position_z.nil?
      @position_z = z * 0.125
      @position_z
    end

    ##
    # Address in the memory of the original compiler: that of the node below
    # this one on the stack of the flood fill that numbers the parts of the
    # graph, 0 for the lowest one. The engine overwrites it. Any value; write
    # 0 for a new node.
    attr_reader :next_ptr

    ##
    # Overwritten by the engine; 0 in the original files.
    attr_reader :prev_ptr

    ##
    # East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
    # units in the original files.
    attr_reader :x

    ##
    # North, in eighths of a unit, truncated towards zero; -2932.5 to
    # 2853.625 units in the original files.
    attr_reader :y

    ##
    # Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
    # in the original files.
    attr_reader :z

    ##
    # Scratch value of the route search, which takes 32766 (0x7ffe) for a
    # node that it has not touched; 32766 in the original files.
    attr_reader :search_distance

    ##
    # Row of the node's first link; the sum of the link counts of the nodes
    # before it, 0 to 6,326 in the original files.
    attr_reader :base_link

    ##
    # Area of the node's own address, which is the number of the file;
    # 0 to 63.
    attr_reader :area_id

    ##
    # Node of the node's own address, which is its row in the file; 0 to
    # 2,888 in the original files.
    attr_reader :node_id

    ##
    # Half of a width in sixteenths of a unit: of the median strip at a
    # vehicle node, of the path at a pedestrian node. In the original
    # files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
    # nodes, mostly 16.
    attr_reader :path_width

    ##
    # Number of the connected part of the graph that the node belongs to,
    # counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
    # nodes and 1 to 179 at pedestrian nodes of the original files.
    attr_reader :flood_id

    ##
    # Number of links and properties, 32 bits.
    attr_reader :flags

    def to_s
      "area " + area_id.to_s + " node " + node_id.to_s
    end
  end

  ##
  # Whether the reserves are stored.
  def has_links
    return @has_links unless @has_links.nil?
    @has_links = num_links != 0
    @has_links
  end

  ##
  # Whether a name and a version are stored between the magic and the counts.
  def has_name
    return @has_name unless @has_name.nil?
    @has_name = !(is_fla4)
    @has_name
  end

  ##
  # Whether the counts follow the magic directly, and records are aligned.
  def is_fla4
    return @is_fla4 unless @is_fla4.nil?
    @is_fla4 = magic == 876694598
    @is_fla4
  end

  ##
  # 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
  def version
    return @version unless @version.nil?
    @version = (is_fla4 ? 4 : (version_word == 861029718 ? 3 : 2))
    @version
  end

  ##
  # Is stored where the game's own format has its number of path nodes, which
  # can never be as large.
  attr_reader :marker

  ##
  # The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
  # which the counts do.
  attr_reader :magic

  ##
  # Bytes of the name; 11.
  attr_reader :len_name

  ##
  # The name of the author between two zeros.
  attr_reader :name

  ##
  # The bytes `VER2` or `VER3`.
  attr_reader :version_word

  ##
  # Path nodes, vehicle and pedestrian nodes together.
  attr_reader :num_nodes

  ##
  # Nodes for cars and boats, which come first.
  attr_reader :num_vehicle_nodes

  ##
  # Nodes for pedestrians, which follow.
  attr_reader :num_ped_nodes

  ##
  # Navi nodes, which describe edges between vehicle nodes.
  attr_reader :num_navi_nodes

  ##
  # Directed links, each with an address (4 bytes), a navi link (4), a length
  # (1) and an intersection (1).
  attr_reader :num_links

  ##
  # Path nodes, first those for vehicles, then those for pedestrians.
  attr_reader :nodes

  ##
  # Data of the edges between vehicle nodes, one row for each.
  attr_reader :navi_nodes

  ##
  # Addresses of the neighbours, in the order of the nodes that own them.
  attr_reader :links

  ##
  # Room for 16 nodes that get a link into an interior at run time, 12
  # addresses for each. The engine takes a group whose first area id is 65535
  # for free; write area 65535, node 0 everywhere.
  attr_reader :reserved_links

  ##
  # The navi node of each link, which both directions of an edge share; 0, and
  # without a meaning, on the links of pedestrian nodes.
  attr_reader :navi_links

  ##
  # Length of each link in whole units, rounded down, at least 1: the cost of
  # the route search.
  attr_reader :link_lengths

  ##
  # Room for the lengths of the links in `reserved_links`; write zeros.
  attr_reader :reserved_link_lengths

  ##
  # How each link crosses roads; all bits are 0 on the links of vehicle nodes.
  # One editor writes them right after the link lengths, where the adjuster
  # does not look for them.
  attr_reader :intersections

  ##
  # Room for the intersections of the links in `reserved_links`; write zeros.
  attr_reader :reserved_intersections

  ##
  # The bytes `EOF` and a zero, with or without links before them; with any
  # others the adjuster loads nothing of the file.
  attr_reader :eof_mark

  ##
  # Bytes after the layout, which nothing reads: nothing in loose files, zeros
  # up to a multiple of 2,048 bytes in an archive.
  attr_reader :trailing

  def to_s
    num_nodes.to_s + " path nodes, " + num_navi_nodes.to_s + " navi nodes, " + num_links.to_s + " links"
  end
end
