# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Where the creatures of one room can go: convex pieces of floor with a height
# ("regions"), links over the edges that two of them share, two matrices that
# show at once whether there is a way at all, and an octree that finds the
# regions at a point. From Echoes on there may be a second, independent graph
# of free points.
# 
# There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
# Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
# units of the game, about a metre, in the space of the room; z points up.
# Corners run clockwise as seen from above.
# 
# The game writes addresses over some fields when it loads the mesh ("slots");
# the file has positions in tables there. No file of a game is public: the
# layout is that of the loaders, where nothing else is said.
# @see https://github.com/AxioDL/metaforce Source
# @see https://github.com/PrimeDecomp/echoes Source
# @see https://wiki.axiodl.com/w/PATH_(File_Format) Source
class MetroidPrimePath < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_u4be
    raise Kaitai::Struct::ValidationLessThanError.new(4, @version, @_io, "/seq/0") if not @version >= 4
    raise Kaitai::Struct::ValidationGreaterThanError.new(7, @version, @_io, "/seq/0") if not @version <= 7
    @num_nodes = @_io.read_u4be
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 24), @num_nodes, @_io, "/seq/1") if not @num_nodes <= ((_io.size - _io.pos) / 24)
    @nodes = []
    (num_nodes).times { |i|
      @nodes << Corner.new(@_io, self, @_root)
    }
    @num_links = @_io.read_u4be
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 16), @num_links, @_io, "/seq/3") if not @num_links <= ((_io.size - _io.pos) / 16)
    @links = []
    (num_links).times { |i|
      @links << RegionLink.new(@_io, self, @_root)
    }
    @num_regions = @_io.read_u4be
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 80 > 65535 ? 65535 : ((_io.size - _io.pos) / 80)), @num_regions, @_io, "/seq/5") if not @num_regions <= ((_io.size - _io.pos) / 80 > 65535 ? 65535 : ((_io.size - _io.pos) / 80))
    @regions = []
    (num_regions).times { |i|
      @regions << Region.new(@_io, self, @_root)
    }
    @ground_connections = []
    (((num_regions * num_regions - num_regions) / 2 + 31) / 32).times { |i|
      @ground_connections << @_io.read_u4be
    }
    @flyer_connections = []
    (((num_regions * num_regions - num_regions) / 2 + 31) / 32 + 0).times { |i|
      @flyer_connections << @_io.read_u4be
    }
    if has_reserved_connections
      @reserved_connections = []
      (2 * ((num_regions * num_regions + 31) / 32 - ((num_regions * num_regions - num_regions) / 2 + 31) / 32)).times { |i|
        @reserved_connections << @_io.read_u4be
      }
    end
    @num_octree_lookup = @_io.read_u4be
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 4), @num_octree_lookup, @_io, "/seq/10") if not @num_octree_lookup <= ((_io.size - _io.pos) / 4)
    @octree_lookup = []
    (num_octree_lookup).times { |i|
      @octree_lookup << @_io.read_u4be
    }
    @num_octree_nodes = @_io.read_u4be
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 80), @num_octree_nodes, @_io, "/seq/12") if not @num_octree_nodes <= ((_io.size - _io.pos) / 80)
    @octree_nodes = []
    (num_octree_nodes).times { |i|
      @octree_nodes << OctreeNode.new(@_io, self, @_root)
    }
    if has_point_count
      @num_points = @_io.read_s4be
      raise Kaitai::Struct::ValidationLessThanError.new(-1, @num_points, @_io, "/seq/14") if not @num_points >= -1
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 28 > 46340 ? 46340 : ((_io.size - _io.pos) / 28)), @num_points, @_io, "/seq/14") if not @num_points <= ((_io.size - _io.pos) / 28 > 46340 ? 46340 : ((_io.size - _io.pos) / 28))
    end
    if has_points
      @points = []
      (num_points).times { |i|
        @points << FreePoint.new(@_io, self, @_root)
      }
    end
    if has_points
      @num_point_links = @_io.read_u4be
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 4), @num_point_links, @_io, "/seq/16") if not @num_point_links <= ((_io.size - _io.pos) / 4)
    end
    if has_points
      @point_links = []
      (num_point_links).times { |i|
        @point_links << @_io.read_u4be
      }
    end
    if has_points
      @num_point_costs = @_io.read_u4be
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 4), @num_point_costs, @_io, "/seq/18") if not @num_point_costs <= ((_io.size - _io.pos) / 4)
    end
    if has_points
      @point_costs = []
      (num_point_costs).times { |i|
        @point_costs << @_io.read_f4be
      }
    end
    if has_points
      @point_connections = []
      (((num_points * num_points - num_points) / 2 + 31) / 32).times { |i|
        @point_connections << @_io.read_u4be
      }
    end
    @padding = @_io.read_bytes_full
    self
  end

  ##
  # A corner of a region, with the edge that leads to the next one.
  class Corner < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vector.new(@_io, self, @_root)
      @edge_normal = Vector.new(@_io, self, @_root)
      self
    end

    ##
    # Place of the corner.
    attr_reader :position

    ##
    # Horizontal direction of length 1 from the edge into the region, which
    # is to the right of the way to the next corner.
    attr_reader :edge_normal
  end

  ##
  # A point of the second graph.
  class FreePoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vector.new(@_io, self, @_root)
      @flags = @_io.read_u4be
      @num_links = @_io.read_u4be
      @first_link = @_io.read_u4be
      @first_cost = @_io.read_u4be
      self
    end

    ##
    # Place of the point.
    attr_reader :position

    ##
    # What the point is for; the meaning of the bits is not known. A search
    # requests points with one of a set of bits, or for all.
    attr_reader :flags

    ##
    # Links, and as many costs.
    attr_reader :num_links

    ##
    # First link in `point_links`; a slot.
    attr_reader :first_link

    ##
    # First cost in `point_costs`; a slot.
    attr_reader :first_cost

    def to_s
      num_links.to_s + " links"
    end
  end

  ##
  # A box of the octree, either a leaf with regions or split into eight.
  class OctreeNode < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @is_leaf = @_io.read_u4be
      @aabb_min = Vector.new(@_io, self, @_root)
      @aabb_max = Vector.new(@_io, self, @_root)
      @center = Vector.new(@_io, self, @_root)
      @children = []
      (8).times { |i|
        @children << @_io.read_s4be
      }
      @num_regions = @_io.read_u4be
      @first_lookup = @_io.read_u4be
      self
    end

    ##
    # 0 for a box that is split, anything else for a leaf.
    attr_reader :is_leaf

    ##
    # Lowest corner of the box.
    attr_reader :aabb_min

    ##
    # Highest corner of the box.
    attr_reader :aabb_max

    ##
    # Point at which the box is split.
    attr_reader :center

    ##
    # Boxes inside, by their place in the table; slots. Bit 0 of the number
    # of a child is set where x lies above the centre, bit 1 for y, bit 2 for
    # z. -1 in a leaf.
    attr_reader :children

    ##
    # Regions of a leaf; 0 in a box that is split.
    attr_reader :num_regions

    ##
    # First entry of a leaf's regions in `octree_lookup`.
    attr_reader :first_lookup
  end

  ##
  # A convex piece of floor and the space above it up to a height: 80 bytes in
  # version 4, 92 from version 5 on.
  class Region < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_nodes = @_io.read_u4be
      @first_node = @_io.read_u4be
      @num_links = @_io.read_u4be
      @first_link = @_io.read_u4be
      @index_mask = @_io.read_u2be
      @type_mask = @_io.read_u2be
      @height = @_io.read_f4be
      @plane_normal = Vector.new(@_io, self, @_root)
      @region_index = @_io.read_u4be
      @centroid = Vector.new(@_io, self, @_root)
      @aabb_min = Vector.new(@_io, self, @_root)
      @aabb_max = Vector.new(@_io, self, @_root)
      if has_obstruction_counts
        @obstruction_counts = []
        (3).times { |i|
          @obstruction_counts << @_io.read_u4be
        }
      end
      @run_time_slot = @_io.read_u4be
      self
    end

    ##
    # Whether the region can be blocked.
    def has_obstruction_counts
      return @has_obstruction_counts unless @has_obstruction_counts.nil?
      @has_obstruction_counts = _root.version > 4
      @has_obstruction_counts
    end

    ##
    # Corners; at least 1 for the game, 3 for a shape.
    attr_reader :num_nodes

    ##
    # First corner; a slot.
    attr_reader :first_node

    ##
    # Number of links that begin at the region.
    attr_reader :num_links

    ##
    # First link; a slot. Without links it does not count.
    attr_reader :first_link

    ##
    # Creatures that may be here, by their path index; 1 to 7 in Metroid
    # Prime, as the wiki says. The game reads the low byte.
    # 
    # - `index_0`: Creatures of path index 0.
    # - `index_1`: Creatures of path index 1.
    # - `index_2`: Creatures of path index 2.
    # - `index_3`: Creatures of path index 3.
    # - `index_4`: Creatures of path index 4.
    # - `index_5`: Creatures of path index 5.
    # - `index_6`: Creatures of path index 6.
    # - `index_7`: Creatures of path index 7.
    attr_reader :index_mask

    ##
    # Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
    # Prime, as the wiki says. The game reads the low byte, and compares all
    # of it with the kind that a search requests.
    # 
    # - `ground`: Walkers; a search lifts the point, leaves out regions
    #   whose floor is 3 units or more below, and uses `ground_connections`.
    # - `flyer`: Flyers; a search uses `flyer_connections`.
    # - `swimmer`: Swimmers; a search uses no matrix.
    # - `unknown_3`: No known search uses the bit.
    # - `no_matrix`: In Echoes a search for it uses no matrix; probably a
    #   fourth kind.
    # - `unknown_5`: No known search uses the bit.
    # - `unknown_6`: No known search uses the bit.
    # - `unknown_7`: No known search uses the bit.
    # - `unused_8`: The game ignores the bit.
    # - `unused_9`: The game ignores the bit.
    # - `unused_10`: The game ignores the bit.
    # - `unused_11`: The game ignores the bit.
    # - `unused_12`: The game ignores the bit.
    # - `unused_13`: The game ignores the bit.
    # - `unused_14`: The game ignores the bit.
    # - `unused_15`: The game ignores the bit.
    attr_reader :type_mask

    ##
    # Height of the room above the floor.
    attr_reader :height

    ##
    # Direction of length 1 up from the floor.
    attr_reader :plane_normal

    ##
    # Number by which the matrices know the region; its place in the table,
    # in all files known.
    attr_reader :region_index

    ##
    # A point of the floor at which the search for a route is.
    attr_reader :centroid

    ##
    # Lowest corner of the box around the region and the room above it.
    attr_reader :aabb_min

    ##
    # Highest corner of that box.
    attr_reader :aabb_max

    ##
    # What blocks the region while the game runs, in three kinds; 0 in a
    # file, in all files known.
    attr_reader :obstruction_counts

    ##
    # A slot; repeats `region_index`.
    attr_reader :run_time_slot

    def to_s
      "region " + region_index.to_s + ": " + num_nodes.to_s + " corners"
    end
  end

  ##
  # A way from a region into another, over one of its edges.
  class RegionLink < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @edge = @_io.read_u4be
      @region_row = @_io.read_u4be
      @width_2d = @_io.read_f4be
      @inv_width_2d = @_io.read_f4be
      self
    end

    ##
    # Edge of the owner, from its corner of this number to the next one.
    attr_reader :edge

    ##
    # The other region, by its place in the table.
    attr_reader :region_row

    ##
    # Length of the edge as seen from above; one writer had its length in
    # space.
    attr_reader :width_2d

    ##
    # 1 divided by `width_2d`.
    attr_reader :inv_width_2d

    def to_s
      "over edge " + edge.to_s + " to region " + region_row.to_s
    end
  end

  ##
  # A point or a direction.
  class Vector < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_f4be
      @y = @_io.read_f4be
      @z = @_io.read_f4be
      self
    end

    ##
    # First axis of the room, level.
    attr_reader :x

    ##
    # Second axis of the room, level.
    attr_reader :y

    ##
    # Up.
    attr_reader :z
  end

  ##
  # Whether the number of points follows. In version 7 this is likely, but not
  # proven; without it the padding follows at once.
  def has_point_count
    return @has_point_count unless @has_point_count.nil?
    @has_point_count =  ((version > 4) && ( ((version < 7) || (_io.size >= ((((((28 + 24 * num_nodes) + 16 * num_links) + 92 * num_regions) + 8 * (((num_regions * num_regions - num_regions) / 2 + 31) / 32)) + 4 * num_octree_lookup) + 80 * num_octree_nodes))) )) 
    @has_point_count
  end

  ##
  # Whether there are points.
  def has_points
    return @has_points unless @has_points.nil?
    @has_points = (has_point_count ? num_points > 0 : false)
    @has_points
  end

  ##
  # Whether words follow the matrices that no game reads.
  def has_reserved_connections
    return @has_reserved_connections unless @has_reserved_connections.nil?
    @has_reserved_connections = version < 7
    @has_reserved_connections
  end

  ##
  # Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
  # seen; the game would read it like 6.
  attr_reader :version

  ##
  # Corners of all regions.
  attr_reader :num_nodes

  ##
  # Corners, region by region; none belongs to two regions.
  attr_reader :nodes

  ##
  # Links of all regions.
  attr_reader :num_links

  ##
  # Links, region by region.
  attr_reader :links

  ##
  # Regions; the game searches no mesh with more than 512.
  attr_reader :num_regions

  ##
  # Pieces of floor, with the room above them.
  attr_reader :regions

  ##
  # Whether walkers have a way between two regions: a bit for each pair i < j
  # of `region_index`, first all pairs of region 0, then of region 1, the
  # lowest bit of a word first.
  attr_reader :ground_connections

  ##
  # Connections between regions for creatures that fly; bits as in
  # `ground_connections`.
  attr_reader :flyer_connections

  ##
  # Words that no game reads: what two full matrices would take more. The only
  # public writer has zeros here.
  attr_reader :reserved_connections

  ##
  # Entries of the lists of regions.
  attr_reader :num_octree_lookup

  ##
  # Regions of the leaves of the octree, by their place in the table.
  attr_reader :octree_lookup

  ##
  # Boxes of the octree; at least 1.
  attr_reader :num_octree_nodes

  ##
  # Boxes, children before their parents, so that the root is the last.
  attr_reader :octree_nodes

  ##
  # Free points. Where version 7 has none and the bytes in order do not show it,
  # the first word of the padding, -1, may be counted as one.
  attr_reader :num_points

  ##
  # Free points.
  attr_reader :points

  ##
  # Links of all points.
  attr_reader :num_point_links

  ##
  # Points that links lead to.
  attr_reader :point_links

  ##
  # Costs of all links of points.
  attr_reader :num_point_costs

  ##
  # Costs of the links, as a rule their length.
  attr_reader :point_costs

  ##
  # Whether there is a way between two points, as in `ground_connections`.
  attr_reader :point_connections

  ##
  # Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
  # in the archive includes them.
  attr_reader :padding

  def to_s
    "version " + version.to_s + ": " + num_regions.to_s + " regions"
  end
end
