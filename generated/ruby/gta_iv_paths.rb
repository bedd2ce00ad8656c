# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The roads and water ways of one square of the map, as a directed graph: nodes
# with what follows from each of them in a second table, the links. People on
# foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
# without roads has a file of 16 zeros.
# 
# The map has 8 by 8 squares of 750 m, counted from the south-west corner at
# -3000, -3000 row by row: the file of area 9 is that of the second column and
# the second row. x points east, y north, z up.
# 
# The links of a node begin at its `first_link` and end where those of the next
# node begin, or at the end of the table.
# @see https://github.com/gta-reversed/gta-reversed Source
# @see https://github.com/Swoorup/paths-visualizer Source
# @see https://gtamods.com/wiki/Paths_(GTA4) Source
class GtaIvPaths < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @num_nodes = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 32), @num_nodes, @_io, "/seq/0") if not @num_nodes <= ((_io.size - _io.pos) / 32)
    @num_vehicle_nodes = @_io.read_u4le
    @num_intersection_nodes = @_io.read_u4le
    @num_links = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 8), @num_links, @_io, "/seq/3") if not @num_links <= ((_io.size - _io.pos) / 8)
    @nodes = []
    (num_nodes).times { |i|
      @nodes << PathNode.new(@_io, self, @_root)
    }
    @links = []
    (num_links).times { |i|
      @links << PathLink.new(@_io, self, @_root)
    }
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # Lanes of both directions. That the lower number is that of the way back is
  # not proven; the link back has both numbers exchanged.
  class LaneCounts < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @lanes_0_2 = @_io.read_bits_int_le(3)
      @lanes_3_5 = @_io.read_bits_int_le(3)
      @unused = @_io.read_bits_int_le(2)
      self
    end

    ##
    # Lanes of one direction, probably of the way back.
    attr_reader :lanes_0_2

    ##
    # Lanes of the other direction, probably of this link.
    attr_reader :lanes_3_5

    ##
    # Unknown.
    attr_reader :unused
  end

  ##
  # Bits of a node, the lowest first. The wiki numbers them from the highest:
  # its flag n is bit 31 - n.
  class NodeFlags < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @spawn_density = @_io.read_bits_int_le(4)
      @behaviour = @_io.read_bits_int_le(4)
      @flag_8 = @_io.read_bits_int_le(1) != 0
      @flag_9 = @_io.read_bits_int_le(1) != 0
      @boat_movement = @_io.read_bits_int_le(1) != 0
      @flag_11 = @_io.read_bits_int_le(1) != 0
      @dirt_road = @_io.read_bits_int_le(1) != 0
      @highway = @_io.read_bits_int_le(1) != 0
      @slow_traffic = @_io.read_bits_int_le(1) != 0
      @unlinked = @_io.read_bits_int_le(1) != 0
      @num_own_links = @_io.read_bits_int_le(4)
      @flag_20 = @_io.read_bits_int_le(1) != 0
      @flag_21 = @_io.read_bits_int_le(1) != 0
      @flag_22 = @_io.read_bits_int_le(1) != 0
      @flag_23 = @_io.read_bits_int_le(1) != 0
      @flag_24 = @_io.read_bits_int_le(1) != 0
      @water = @_io.read_bits_int_le(1) != 0
      @flag_26 = @_io.read_bits_int_le(1) != 0
      @ignored = @_io.read_bits_int_le(1) != 0
      @dont_wander = @_io.read_bits_int_le(1) != 0
      @flag_29 = @_io.read_bits_int_le(1) != 0
      @flag_30 = @_io.read_bits_int_le(1) != 0
      @flag_31 = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # How much traffic appears, 0 to 15.
    attr_reader :spawn_density

    ##
    # A special use of the node; the values are not known.
    attr_reader :behaviour

    ##
    # Unknown; only in Manhattan, as the wiki supposes.
    attr_reader :flag_8

    ##
    # Unknown.
    attr_reader :flag_9

    ##
    # Boats go here.
    attr_reader :boat_movement

    ##
    # Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
    # flag"), it is about people on foot, who do not use these files.
    attr_reader :flag_11

    ##
    # Traffic goes about 50 km/h.
    attr_reader :dirt_road

    ##
    # Traffic goes about 70 km/h.
    attr_reader :highway

    ##
    # Traffic goes about 30 km/h.
    attr_reader :slow_traffic

    ##
    # Set exactly in nodes without links.
    attr_reader :unlinked

    ##
    # Number of links that begin at the node, 0 to 15.
    attr_reader :num_own_links

    ##
    # Meaning not known. The one tool that names the bit contradicts itself:
    # it takes bit 20 for a dead end and again for the lowest bit of a speed
    # limit. Not the wiki's flag 20, which is bit 11.
    attr_reader :flag_20

    ##
    # Meaning not known. Guess of one tool that contradicts itself: part of
    # a speed limit.
    attr_reader :flag_21

    ##
    # Meaning not known. Guesses of one tool that contradicts itself: part
    # of a speed limit, or a road block.
    attr_reader :flag_22

    ##
    # Meaning not known. Guesses of one tool that contradicts itself:
    # restricted, or ignored.
    attr_reader :flag_23

    ##
    # Meaning not known. Guess of one tool that contradicts itself: a node
    # for emergency vehicles.
    attr_reader :flag_24

    ##
    # A node of a water way.
    attr_reader :water

    ##
    # Meaning not known. Guess of the wiki: only for emergency vehicles,
    # which another tool reads in bit 24.
    attr_reader :flag_26

    ##
    # The node is not used.
    attr_reader :ignored

    ##
    # Traffic that wanders does not come here.
    attr_reader :dont_wander

    ##
    # Unknown.
    attr_reader :flag_29

    ##
    # Unknown.
    attr_reader :flag_30

    ##
    # Unknown, but used.
    attr_reader :flag_31
  end

  ##
  # A way to another node, which may be one of another file.
  class PathLink < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @area_id = @_io.read_u2le
      @node_id = @_io.read_u2le
      @length = @_io.read_u1
      @lanes = LaneCounts.new(@_io, self, @_root)
      @link_flags = @_io.read_u2le
      self
    end

    ##
    # File of the other node.
    attr_reader :area_id

    ##
    # Number of the other node in its file.
    attr_reader :node_id

    ##
    # Distance between both nodes without the fraction, 255 at most. The
    # fraction is cut off rather than rounded.
    attr_reader :length

    ##
    # Lanes in both directions.
    attr_reader :lanes

    ##
    # Unknown; most often 0xC040.
    attr_reader :link_flags

    def to_s
      "to area " + area_id.to_s + " node " + node_id.to_s
    end
  end

  ##
  # A point of a road or of a water way.
  class PathNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @next_ptr = @_io.read_u4le
      @prev_ptr = @_io.read_u4le
      @area_id = @_io.read_u2le
      @node_id = @_io.read_u2le
      @street_name_hash = @_io.read_u4le
      @search_distance = @_io.read_u2le
      @first_link = @_io.read_u2le
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      @z = @_io.read_s2le
      @path_width = @_io.read_u1
      @flood_group = @_io.read_u1
      @flags = NodeFlags.new(@_io, self, @_root)
      self
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
      @position_z = z * 0.0078125
      @position_z
    end

    ##
    # An address of the program that made the file; 0 in nodes without links
    # and in most dead ends.
    attr_reader :next_ptr

    ##
    # An address as well; 0.
    attr_reader :prev_ptr

    ##
    # Number of the file.
    attr_reader :area_id

    ##
    # Number of the node in its file, each once; probably its place in the
    # table.
    attr_reader :node_id

    ##
    # Name of the street as a hash, 0 for none.
    attr_reader :street_name_hash

    ##
    # Where the search for a route keeps its distance; 0x7FFE means that it
    # was not here.
    attr_reader :search_distance

    ##
    # First own link; never less than that of the node before, 0 at first.
    attr_reader :first_link

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y

    ##
    # Up.
    attr_reader :z

    ##
    # Room between the lanes of both directions.
    attr_reader :path_width

    ##
    # Number of the connected part of the network: between different numbers
    # there is no route. The wiki calls it a path type, which is always 1
    # for boats; both are true if the water ways are group 1.
    attr_reader :flood_group

    ##
    # Properties of the node, one bit each.
    attr_reader :flags

    def to_s
      "area " + area_id.to_s + " node " + node_id.to_s
    end
  end

  ##
  # Nodes of both kinds.
  attr_reader :num_nodes

  ##
  # Nodes at the front of the table that have links: those of roads and of
  # water ways.
  attr_reader :num_vehicle_nodes

  ##
  # Nodes after them, which have no links; what they are for is not known.
  # The name is that of the wiki. Both numbers add up to `num_nodes`.
  attr_reader :num_intersection_nodes

  ##
  # Links of all nodes.
  attr_reader :num_links

  ##
  # Nodes with links, then those without.
  attr_reader :nodes

  ##
  # Links, node by node.
  attr_reader :links

  ##
  # Nothing, unless a tool has cut the file out of its archive with the zeros
  # that fill the last block of 2,048 bytes.
  attr_reader :trailing

  def to_s
    num_nodes.to_s + " nodes, " + num_links.to_s + " links"
  end
end
