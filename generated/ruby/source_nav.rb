# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The surface of one map on which bots, hostages, infected and NextBots walk:
# rectangles along the axes ("areas") with a height for each corner, the links
# between them, and what an analysis of the map has found.
# 
# World units are those of the map, about an inch (0.0254 m) each; z points up,
# times are seconds. North is towards -y, east towards +x, south towards +y,
# west towards -x; the enums `side`, `corner` and `way` have the engine's
# numbers for sides, corners and how one goes.
# 
# `version` identifies the layout of the engine. What games add depends on
# `sub_version`, whose numbers each game counts for itself: the decision `game`
# says whose they are. Games differ by at least a byte in every area, so that a
# wrong choice does not end where the file does. Ids of areas and ladders are
# not 0, which means none; ids of hiding spots begin at 0.
# @see https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
# @see https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp Source
# @see https://developer.valvesoftware.com/wiki/NAV_(file_format) Source
class SourceNav < Kaitai::Struct::Struct

  CORNER = {
    0 => :corner_north_west,
    1 => :corner_north_east,
    2 => :corner_south_east,
    3 => :corner_south_west,
  }
  I__CORNER = CORNER.invert

  GAME_KIND = {
    0 => :game_kind_base,
    1 => :game_kind_cs,
    2 => :game_kind_tf,
    3 => :game_kind_ins,
    4 => :game_kind_l4d,
    5 => :game_kind_tfc,
  }
  I__GAME_KIND = GAME_KIND.invert

  SIDE = {
    0 => :side_north,
    1 => :side_east,
    2 => :side_south,
    3 => :side_west,
  }
  I__SIDE = SIDE.invert

  WAY = {
    0 => :way_go_north,
    1 => :way_go_east,
    2 => :way_go_south,
    3 => :way_go_west,
    4 => :way_ladder_up,
    5 => :way_ladder_down,
    6 => :way_jump,
    7 => :way_elevator_up,
    8 => :way_elevator_down,
    9 => :way_none,
    255 => :way_no_such_way,
  }
  I__WAY = WAY.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @magic = @_io.read_u4le
    raise Kaitai::Struct::ValidationNotEqualError.new(4277009102, @magic, @_io, "/seq/0") if not @magic == 4277009102
    @version = @_io.read_u4le
    raise Kaitai::Struct::ValidationLessThanError.new(1, @version, @_io, "/seq/1") if not @version >= 1
    raise Kaitai::Struct::ValidationGreaterThanError.new(16, @version, @_io, "/seq/1") if not @version <= 16
    if has_sub_version
      @sub_version = @_io.read_u4le
    end
    if has_bsp_size
      @bsp_size = @_io.read_u4le
    end
    if has_analysis_flag
      @is_analyzed = @_io.read_u1
    end
    if has_places
      @num_places = @_io.read_u2le
    end
    if has_places
      @places = []
      (num_places).times { |i|
        @places << Place.new(@_io, self, @_root)
      }
    end
    if has_unnamed_flag
      @has_unnamed_areas = @_io.read_u1
    end
    if has_l4d_prologue
      @l4d_prologue = L4dHeader.new(@_io, self, @_root)
    end
    if is_tagged
      @tf2c_tag = @_io.read_bytes(4)
      raise Kaitai::Struct::ValidationNotEqualError.new([84, 70, 50, 67].pack('C*'), @tf2c_tag, @_io, "/seq/9") if not @tf2c_tag == [84, 70, 50, 67].pack('C*')
    end
    @num_areas = @_io.read_u4le
    raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 59), @num_areas, @_io, "/seq/10") if not @num_areas <= ((_io.size - _io.pos) / 59)
    @areas = []
    (num_areas).times { |i|
      @areas << NavArea.new(@_io, self, @_root)
    }
    if has_ladders
      @num_ladders = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 60), @num_ladders, @_io, "/seq/12") if not @num_ladders <= ((_io.size - _io.pos) / 60)
    end
    if has_ladders
      @ladders = []
      (num_ladders).times { |i|
        @ladders << NavLadder.new(@_io, self, @_root)
      }
    end
    if is_l4d
      @max_view_distance = @_io.read_f4le
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # A way on which an enemy comes into view of an area: over `prev_area` into
  # `here_area`, the last area that is seen, and on to `next_area`. Codes of
  # how one goes are those of the enum `way`, but to version 9 the code 7 is
  # none. Which one it is in versions 10 to 15 is not known.
  class Approach < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @here_area = @_io.read_u4le
      @prev_area = @_io.read_u4le
      @prev_to_here_how = @_io.read_u1
      @next_area = @_io.read_u4le
      @here_to_next_how = @_io.read_u1
      self
    end

    ##
    # Meaning of `here_to_next_how`, by the codes of the version.
    def here_to_next_way
      return @here_to_next_way unless @here_to_next_way.nil?
      @here_to_next_way = (here_to_next_how == 0 ? :way_go_north : (here_to_next_how == 1 ? :way_go_east : (here_to_next_how == 2 ? :way_go_south : (here_to_next_how == 3 ? :way_go_west : (here_to_next_how == 4 ? :way_ladder_up : (here_to_next_how == 5 ? :way_ladder_down : (here_to_next_how == 6 ? :way_jump : (_root.version <= 9 ? (here_to_next_how == 7 ? :way_none : :way_no_such_way) : (here_to_next_how == 7 ? :way_elevator_up : (here_to_next_how == 8 ? :way_elevator_down : (here_to_next_how == 9 ? :way_none : :way_no_such_way)))))))))))
      @here_to_next_way
    end

    ##
    # Meaning of `prev_to_here_how`, by the codes of the version.
    def prev_to_here_way
      return @prev_to_here_way unless @prev_to_here_way.nil?
      @prev_to_here_way = (prev_to_here_how == 0 ? :way_go_north : (prev_to_here_how == 1 ? :way_go_east : (prev_to_here_how == 2 ? :way_go_south : (prev_to_here_how == 3 ? :way_go_west : (prev_to_here_how == 4 ? :way_ladder_up : (prev_to_here_how == 5 ? :way_ladder_down : (prev_to_here_how == 6 ? :way_jump : (_root.version <= 9 ? (prev_to_here_how == 7 ? :way_none : :way_no_such_way) : (prev_to_here_how == 7 ? :way_elevator_up : (prev_to_here_how == 8 ? :way_elevator_down : (prev_to_here_how == 9 ? :way_none : :way_no_such_way)))))))))))
      @prev_to_here_way
    end

    ##
    # Id of the area that is approached.
    attr_reader :here_area

    ##
    # Id of its neighbour on the near side; 0 exactly where `here_area` is
    # the area that holds the record.
    attr_reader :prev_area

    ##
    # How one goes from `prev_area` to `here_area`, or back.
    attr_reader :prev_to_here_how

    ##
    # Id of its neighbour on the far side, which is out of view.
    attr_reader :next_area

    ##
    # How one goes from `here_area` to `next_area`, or back.
    attr_reader :here_to_next_how
  end

  ##
  # A straight path through an area, with the hiding spots seen from it.
  class Encounter < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @from_area = @_io.read_u4le
      if has_sides
        @from_dir = @_io.read_u1
      end
      @to_area = @_io.read_u4le
      if has_sides
        @to_dir = @_io.read_u1
      end
      if is_old
        @path_from = Vec3.new(@_io, self, @_root)
      end
      if is_old
        @path_to = Vec3.new(@_io, self, @_root)
      end
      @num_spots = @_io.read_u1
      if has_sides
        @spots = []
        (num_spots).times { |i|
          @spots << EncounterSpot.new(@_io, self, @_root)
        }
      end
      if is_old
        @old_spots = []
        (num_spots + 0).times { |i|
          @old_spots << OldEncounterSpot.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Meaning of `from_dir`.
    def from_dir_name
      return @from_dir_name unless @from_dir_name.nil?
      @from_dir_name = Kaitai::Struct::Stream::resolve_enum(SourceNav::SIDE, from_dir)
      @from_dir_name
    end

    ##
    # Whether the form of version 3 and later is stored.
    def has_sides
      return @has_sides unless @has_sides.nil?
      @has_sides = _root.version >= 3
      @has_sides
    end

    ##
    # Whether the form of versions 1 and 2 is stored.
    def is_old
      return @is_old unless @is_old.nil?
      @is_old = _root.version < 3
      @is_old
    end

    ##
    # Meaning of `to_dir`.
    def to_dir_name
      return @to_dir_name unless @to_dir_name.nil?
      @to_dir_name = Kaitai::Struct::Stream::resolve_enum(SourceNav::SIDE, to_dir)
      @to_dir_name
    end

    ##
    # Id of the area from which one comes; 0 where it is lost.
    attr_reader :from_area

    ##
    # Side of this area on which `from_area` is connected.
    attr_reader :from_dir

    ##
    # Id of the area into which one goes; 0 where it is lost.
    attr_reader :to_area

    ##
    # Side of this area on which `to_area` is connected.
    attr_reader :to_dir

    ##
    # Begin of the path; the engine discards it.
    attr_reader :path_from

    ##
    # End of the path; the engine discards it.
    attr_reader :path_to

    ##
    # Spots that follow; 0 to 233 in the measured files.
    attr_reader :num_spots

    ##
    # Spots in the order in which they come into view.
    attr_reader :spots

    ##
    # Spots of versions 1 and 2; the engine discards them.
    attr_reader :old_spots
  end

  ##
  # A hiding spot that is seen from a path.
  class EncounterSpot < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @spot_id = @_io.read_u4le
      @t = @_io.read_u1
      self
    end

    ##
    # The same as a part of the path, 0 to 1.
    def fraction
      return @fraction unless @fraction.nil?
      @fraction = t * 0.00392156862745098
      @fraction
    end

    ##
    # Id of a hiding spot of any area; also 0 where the spot is lost.
    attr_reader :spot_id

    ##
    # Part of the path at which the spot comes into view; 255 is the end.
    attr_reader :t
  end

  ##
  # A point at which a bot hides, or from which it shoots.
  class HidingSpot < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      if has_identity
        @id = @_io.read_u4le
      end
      @position = Vec3.new(@_io, self, @_root)
      if has_identity
        @flags = HidingSpotBits.new(@_io, self, @_root)
      end
      self
    end

    ##
    # Whether id and flags are stored.
    def has_identity
      return @has_identity unless @has_identity.nil?
      @has_identity = _root.version >= 2
      @has_identity
    end

    ##
    # Id of the spot, unique in the file; counted from 0 in the order of the
    # measured files.
    attr_reader :id

    ##
    # On the floor.
    attr_reader :position

    ##
    # Quality of the spot; version 1 takes all spots for cover.
    attr_reader :flags
  end

  ##
  # What a hiding spot is good for.
  class HidingSpotBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @in_cover = @_io.read_bits_int_le(1) != 0
      @good_sniper_spot = @_io.read_bits_int_le(1) != 0
      @ideal_sniper_spot = @_io.read_bits_int_le(1) != 0
      @exposed = @_io.read_bits_int_le(1) != 0
      @reserved = @_io.read_bits_int_le(4)
      self
    end

    ##
    # In a corner with hard cover.
    attr_reader :in_cover

    ##
    # A sniper can fire well along a line.
    attr_reader :good_sniper_spot

    ##
    # A sniper sees far or much from here.
    attr_reader :ideal_sniper_spot

    ##
    # In the open, mostly on a ledge; not known to GoldSrc.
    attr_reader :exposed

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved
  end

  ##
  # Ids of areas or of ladders.
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
    # Ids that follow; 0 to 24 in the measured files.
    attr_reader :num_ids

    ##
    # Ids of the areas or ladders in the list.
    attr_reader :ids
  end

  ##
  # What Left 4 Dead stores between the place directory and the areas.
  # @see https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp Source
  class L4dHeader < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      if has_population
        @population = @_io.read_bytes_term(0, false, true, true)
      end
      @num_fog_places = @_io.read_u2le
      @fog_places = []
      (num_fog_places).times { |i|
        @fog_places << Place.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Whether `population` is stored.
    def has_population
      return @has_population unless @has_population.nil?
      @has_population = _root.l4d_version >= 12
      @has_population
    end

    ##
    # Name of the population that areas without one of their own take, such
    # as default or c1streets.
    attr_reader :population

    ##
    # Names that follow; 0 in the measured files.
    attr_reader :num_fog_places

    ##
    # Names of places with fog of their own.
    attr_reader :fog_places
  end

  ##
  # Twenty bytes of early sub-versions of Left 4 Dead.
  class L4dOldBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @unknown_d1 = @_io.read_u4le
      @unknown_d2 = @_io.read_u4le
      @unknown_d3 = @_io.read_f4le
      @unknown_d4 = @_io.read_f4le
      @unknown_d5 = @_io.read_u4le
      self
    end

    ##
    # Not known.
    attr_reader :unknown_d1

    ##
    # Not known.
    attr_reader :unknown_d2

    ##
    # Not known.
    attr_reader :unknown_d3

    ##
    # Not known.
    attr_reader :unknown_d4

    ##
    # Not known.
    attr_reader :unknown_d5
  end

  ##
  # What the director of Left 4 Dead may do in an area, 32 bits.
  class L4dSpawnBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @reserved1 = @_io.read_bits_int_le(1) != 0
      @empty = @_io.read_bits_int_le(1) != 0
      @stop_scan = @_io.read_bits_int_le(1) != 0
      @has_old_block = @_io.read_bits_int_le(1) != 0
      @reserved2 = @_io.read_bits_int_le(1) != 0
      @battlestation = @_io.read_bits_int_le(1) != 0
      @finale = @_io.read_bits_int_le(1) != 0
      @player_start = @_io.read_bits_int_le(1) != 0
      @battlefield = @_io.read_bits_int_le(1) != 0
      @ignore_visibility = @_io.read_bits_int_le(1) != 0
      @not_clearable = @_io.read_bits_int_le(1) != 0
      @checkpoint = @_io.read_bits_int_le(1) != 0
      @obscured = @_io.read_bits_int_le(1) != 0
      @no_mobs = @_io.read_bits_int_le(1) != 0
      @threat = @_io.read_bits_int_le(1) != 0
      @rescue_vehicle = @_io.read_bits_int_le(1) != 0
      @rescue_closet = @_io.read_bits_int_le(1) != 0
      @escape_route = @_io.read_bits_int_le(1) != 0
      @destroyed_door = @_io.read_bits_int_le(1) != 0
      @nothreat = @_io.read_bits_int_le(1) != 0
      @lyingdown = @_io.read_bits_int_le(1) != 0
      @reserved3 = @_io.read_bits_int_le(3)
      @compass_north = @_io.read_bits_int_le(1) != 0
      @compass_northeast = @_io.read_bits_int_le(1) != 0
      @compass_east = @_io.read_bits_int_le(1) != 0
      @compass_southeast = @_io.read_bits_int_le(1) != 0
      @compass_south = @_io.read_bits_int_le(1) != 0
      @compass_southwest = @_io.read_bits_int_le(1) != 0
      @compass_west = @_io.read_bits_int_le(1) != 0
      @compass_northwest = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved1

    ##
    # No wandering infected are placed here.
    attr_reader :empty

    ##
    # Not known.
    attr_reader :stop_scan

    ##
    # Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
    # measured files.
    attr_reader :has_old_block

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved2

    ##
    # A strong place for survivor bots to defend.
    attr_reader :battlestation

    ##
    # Infected come from here during the finale.
    attr_reader :finale

    ##
    # Survivors start here.
    attr_reader :player_start

    ##
    # Region of an event, to which spawning is limited.
    attr_reader :battlefield

    ##
    # Infected come although survivors see the area.
    attr_reader :ignore_visibility

    ##
    # Never counts as cleared.
    attr_reader :not_clearable

    ##
    # Safe room.
    attr_reader :checkpoint

    ##
    # Infected may come in view, out of fog, water or plants.
    attr_reader :obscured

    ##
    # No mob comes from here.
    attr_reader :no_mobs

    ##
    # Preferred for Tank or Witch.
    attr_reader :threat

    ##
    # Region of the rescue vehicle.
    attr_reader :rescue_vehicle

    ##
    # The dead come back here.
    attr_reader :rescue_closet

    ##
    # On the way from start to end, as the analysis finds it; 0 in the
    # measured files.
    attr_reader :escape_route

    ##
    # Set while the game runs; 0 in the measured files.
    attr_reader :destroyed_door

    ##
    # Neither Tank nor Witch.
    attr_reader :nothreat

    ##
    # Infected may lie here.
    attr_reader :lyingdown

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved3

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_north

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_northeast

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_east

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_southeast

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_south

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_southwest

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_west

    ##
    # Not known; 0 in the measured files.
    attr_reader :compass_northwest
  end

  ##
  # A rectangle on which one can walk, and its properties.
  # @see https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
  class NavArea < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @id = @_io.read_u4le
      case _root.len_attributes
      when 1
        @attributes = @_io.read_u1
      when 2
        @attributes = @_io.read_u2le
      else
        @attributes = @_io.read_u4le
      end
      @nw = Vec3.new(@_io, self, @_root)
      @se = Vec3.new(@_io, self, @_root)
      @ne_z = @_io.read_f4le
      @sw_z = @_io.read_f4le
      @connections = []
      (4).times { |i|
        @connections << IdList.new(@_io, self, @_root)
      }
      @num_hiding_spots = @_io.read_u1
      @hiding_spots = []
      (num_hiding_spots).times { |i|
        @hiding_spots << HidingSpot.new(@_io, self, @_root)
      }
      if has_approaches
        @num_approaches = @_io.read_u1
      end
      if has_approaches
        @approaches = []
        (num_approaches).times { |i|
          @approaches << Approach.new(@_io, self, @_root)
        }
      end
      @num_encounters = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 11), @num_encounters, @_io, "/types/nav_area/seq/11") if not @num_encounters <= ((_io.size - _io.pos) / 11)
      @encounters = []
      (num_encounters).times { |i|
        @encounters << Encounter.new(@_io, self, @_root)
      }
      if has_place_index
        @place_index = @_io.read_u2le
      end
      if has_ladder_lists
        @ladders_up = IdList.new(@_io, self, @_root)
      end
      if has_ladder_lists
        @ladders_down = IdList.new(@_io, self, @_root)
      end
      if has_occupy_times
        @earliest_occupy_time = []
        (_root.num_teams).times { |i|
          @earliest_occupy_time << @_io.read_f4le
        }
      end
      if has_light
        @light_intensity = []
        (4).times { |i|
          @light_intensity << @_io.read_f4le
        }
      end
      if has_spawn_attributes
        @spawn_attributes = L4dSpawnBits.new(@_io, self, @_root)
      end
      if has_unknown_a
        @unknown_a = @_io.read_u4le
      end
      if has_unknown_b
        @unknown_b = @_io.read_u4le
      end
      if has_unknown_c
        @unknown_c = @_io.read_u4le
      end
      if has_fog_place_index
        @fog_place_index = @_io.read_u2le
      end
      if has_unknown_d
        @unknown_d = L4dOldBlock.new(@_io, self, @_root)
      end
      if has_unknown_e
        @num_unknown_e = @_io.read_u1
      end
      if has_unknown_e
        @unknown_e = []
        (num_unknown_e).times { |i|
          @unknown_e << @_io.read_u4le
        }
      end
      if has_visible
        @num_visible = @_io.read_u4le
        raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 4), @num_visible, @_io, "/types/nav_area/seq/26") if not @num_visible <= ((_io.size - _io.pos) / 4)
      end
      if has_visible
        @visible = []
        (num_visible).times { |i|
          @visible << VisibleArea.new(@_io, self, @_root)
        }
      end
      if has_inherited_visibility
        @inherit_visibility_from = @_io.read_u4le
      end
      if has_cs_approaches
        @num_cs_approaches = @_io.read_u1
      end
      if has_cs_approaches
        @cs_approaches = []
        (num_cs_approaches).times { |i|
          @cs_approaches << Approach.new(@_io, self, @_root)
        }
      end
      if has_tf_attributes
        @tf_attributes = TfAreaBits.new(@_io, self, @_root)
      end
      if has_tfc_attributes
        @tfc_attributes = @_io.read_u8le
      end
      if has_ins_attributes
        @ins_attributes = @_io.read_u4le
      end
      self
    end

    ##
    # Whether approach records are stored here for every game.
    def has_approaches
      return @has_approaches unless @has_approaches.nil?
      @has_approaches = _root.version < 15
      @has_approaches
    end

    ##
    # Whether approach records of Counter-Strike are stored.
    def has_cs_approaches
      return @has_cs_approaches unless @has_cs_approaches.nil?
      @has_cs_approaches = _root.is_cs
      @has_cs_approaches
    end

    ##
    # Whether `fog_place_index` is stored.
    def has_fog_place_index
      return @has_fog_place_index unless @has_fog_place_index.nil?
      @has_fog_place_index = _root.l4d_version >= 8
      @has_fog_place_index
    end

    ##
    # Whether `inherit_visibility_from` is stored.
    def has_inherited_visibility
      return @has_inherited_visibility unless @has_inherited_visibility.nil?
      @has_inherited_visibility = (_root.is_l4d ? _root.l4d_version >= 11 : _root.version >= 16)
      @has_inherited_visibility
    end

    ##
    # Whether `ins_attributes` is stored.
    def has_ins_attributes
      return @has_ins_attributes unless @has_ins_attributes.nil?
      @has_ins_attributes = _root.is_ins
      @has_ins_attributes
    end

    ##
    # Whether ids of ladders are stored.
    def has_ladder_lists
      return @has_ladder_lists unless @has_ladder_lists.nil?
      @has_ladder_lists = _root.version >= 7
      @has_ladder_lists
    end

    ##
    # Whether `light_intensity` is stored.
    def has_light
      return @has_light unless @has_light.nil?
      @has_light = _root.version >= 11
      @has_light
    end

    ##
    # Whether `earliest_occupy_time` is stored.
    def has_occupy_times
      return @has_occupy_times unless @has_occupy_times.nil?
      @has_occupy_times = _root.version >= 8
      @has_occupy_times
    end

    ##
    # Whether `place_index` is stored.
    def has_place_index
      return @has_place_index unless @has_place_index.nil?
      @has_place_index = _root.version >= 5
      @has_place_index
    end

    ##
    # Whether `spawn_attributes` is stored.
    def has_spawn_attributes
      return @has_spawn_attributes unless @has_spawn_attributes.nil?
      @has_spawn_attributes = _root.l4d_version >= 1
      @has_spawn_attributes
    end

    ##
    # Whether `tf_attributes` is stored.
    def has_tf_attributes
      return @has_tf_attributes unless @has_tf_attributes.nil?
      @has_tf_attributes = _root.is_tf
      @has_tf_attributes
    end

    ##
    # Whether `tfc_attributes` is stored.
    def has_tfc_attributes
      return @has_tfc_attributes unless @has_tfc_attributes.nil?
      @has_tfc_attributes = _root.is_tfc
      @has_tfc_attributes
    end

    ##
    # Whether `unknown_a` is stored.
    def has_unknown_a
      return @has_unknown_a unless @has_unknown_a.nil?
      @has_unknown_a =  ((_root.l4d_version >= 2) && (_root.l4d_version <= 9)) 
      @has_unknown_a
    end

    ##
    # Whether `unknown_b` is stored.
    def has_unknown_b
      return @has_unknown_b unless @has_unknown_b.nil?
      @has_unknown_b =  ((_root.l4d_version >= 4) && (_root.l4d_version <= 9)) 
      @has_unknown_b
    end

    ##
    # Whether `unknown_c` is stored.
    def has_unknown_c
      return @has_unknown_c unless @has_unknown_c.nil?
      @has_unknown_c =  ((_root.l4d_version >= 5) && (_root.l4d_version <= 12)) 
      @has_unknown_c
    end

    ##
    # Whether `unknown_d` is stored.
    def has_unknown_d
      return @has_unknown_d unless @has_unknown_d.nil?
      @has_unknown_d =  ((_root.l4d_version >= 1) && (_root.l4d_version <= 9) && (spawn_attributes.has_old_block)) 
      @has_unknown_d
    end

    ##
    # Whether `unknown_e` is stored.
    def has_unknown_e
      return @has_unknown_e unless @has_unknown_e.nil?
      @has_unknown_e =  ((_root.l4d_version >= 3) && (_root.l4d_version <= 9)) 
      @has_unknown_e
    end

    ##
    # Whether a list of visible areas is stored.
    def has_visible
      return @has_visible unless @has_visible.nil?
      @has_visible = (_root.is_l4d ? _root.l4d_version >= 5 : _root.version >= 16)
      @has_visible
    end

    ##
    # Id of the area, which is not 0 and unique in the file; 1 to 820,337
    # in the measured files, with gaps.
    attr_reader :id

    ##
    # Properties, one bit each; how many there are depends on the version,
    # and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
    # four.
    # 
    # - `crouch`: Bots have to crouch here; their search of a way adds 20
    #   times the length.
    # - `jump`: Bots have to jump here; their search of a way adds 5 times
    #   the length. Used while the mesh is made.
    # - `precise`: Bots follow the area exactly, and do not avoid obstacles.
    # - `no_jump`: Bots do not jump at breaks of the height.
    # - `stop`: Bots stop when they enter.
    # - `run`: Bots run here.
    # - `walk`: Bots walk here.
    # - `avoid`: Bots come here only where the alternatives are worse.
    # - `transient`: The way of bots may become blocked here, and is tested
    #   now and then.
    # - `dont_hide`: Bots find no hiding spots here.
    # - `stand`: Bots that hide here stand, and do not crouch.
    # - `no_hostages`: Hostages keep out.
    # - `stairs`: Bots walk up these steps, and do not climb or jump; found
    #   again on each load.
    # - `no_merge`: The editor never merges the area.
    # - `obstacle_top`: Bots climb to this point on top of an obstacle.
    # - `cliff`: The ground falls by 300 units or more beside the area.
    # - `tank_only`: Left 4 Dead: only the Tank finds its way here.
    # - `blocked_lua`: Garry's Mod: a script has blocked the area.
    # - `mob_only`: Left 4 Dead: only common infected find their way here.
    # - `playerclip`: Left 4 Dead 2: the area lies in player clip.
    # - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
    # - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
    #   run time.
    # - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
    #   at run time.
    # - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
    # - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
    #   such areas have four equal heights.
    # - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
    #   area; cleared on each load.
    # - `has_elevator`: The area is in the way of an elevator.
    # - `nav_blocker`: A `func_nav_blocker` has blocked the area.
    attr_reader :attributes

    ##
    # The corner of the lowest x and y, with its height.
    attr_reader :nw

    ##
    # The corner of the highest x and y, with its height.
    attr_reader :se

    ##
    # Height of the corner at the x of `se` and the y of `nw`.
    attr_reader :ne_z

    ##
    # Height of the corner at the x of `nw` and the y of `se`.
    attr_reader :sw_z

    ##
    # For each side the areas into which one gets over it; the way back is a
    # connection of its own.
    attr_reader :connections

    ##
    # Hiding spots that follow; 0 to 4 in the measured files.
    attr_reader :num_hiding_spots

    ##
    # Points in the area at which bots hide.
    attr_reader :hiding_spots

    ##
    # Approach records that follow; 0 to 16 in the measured files, and
    # GoldSrc has room for no more.
    attr_reader :num_approaches

    ##
    # Ways by which enemies come into view.
    attr_reader :approaches

    ##
    # Paths that follow; 0 to 1,722 in the measured files.
    attr_reader :num_encounters

    ##
    # Straight paths through the area, with the spots seen from them.
    attr_reader :encounters

    ##
    # Place of the area: 1 is the first of `places`, 0 means none.
    attr_reader :place_index

    ##
    # Ladders that lead up from here.
    attr_reader :ladders_up

    ##
    # Ladders that lead down from here.
    attr_reader :ladders_down

    ##
    # When the first of each team can be here; the team's number modulo 2 is
    # the index, so that Terrorists come before Counter-Terrorists. Team
    # Fortress 2 Classic and Classified have one for each of four teams. 0
    # to 120 in the measured files; 0 everywhere in Team Fortress 2,
    # Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
    attr_reader :earliest_occupy_time

    ##
    # Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
    # 1 in all other measured files.
    attr_reader :light_intensity

    ##
    # Actions that the director of Left 4 Dead may take here.
    attr_reader :spawn_attributes

    ##
    # Not known; sub-versions 2 to 9 of Left 4 Dead.
    attr_reader :unknown_a

    ##
    # Not known; sub-versions 4 to 9 of Left 4 Dead.
    attr_reader :unknown_b

    ##
    # Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
    # the only measured file.
    attr_reader :unknown_c

    ##
    # Entry of `fog_places`, probably counted from 1; 0 in the measured files.
    attr_reader :fog_place_index

    ##
    # Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
    attr_reader :unknown_d

    ##
    # Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
    attr_reader :num_unknown_e

    ##
    # Not known; sub-versions 3 to 9 of Left 4 Dead.
    attr_reader :unknown_e

    ##
    # Entries that follow; 0 to 1,196 in the measured files.
    attr_reader :num_visible

    ##
    # Areas that can be seen from here, or how they differ from those of the
    # area in `inherit_visibility_from`.
    attr_reader :visible

    ##
    # Id of the area whose list holds for this one too, 0 for none. An entry
    # of the own list comes before one of that list, and only one step is
    # taken.
    attr_reader :inherit_visibility_from

    ##
    # Approach records that follow; 0 to 16 in the measured files.
    attr_reader :num_cs_approaches

    ##
    # Ways by which enemies come into view, in Counter-Strike on Source.
    attr_reader :cs_approaches

    ##
    # Properties that Team Fortress 2 adds.
    attr_reader :tf_attributes

    ##
    # Properties that Team Fortress 2 Classic and Classified add, 64 bits.
    # What they mean is not known; they are not those of Team Fortress 2. 0
    # in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
    # and 32 are set in few areas of Classic.
    attr_reader :tfc_attributes

    ##
    # Properties that Insurgency adds; what the bits mean is not known.
    attr_reader :ins_attributes

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
      if has_dangling_flag
        @is_dangling = @_io.read_u1
      end
      @top_forward_area = @_io.read_u4le
      @top_left_area = @_io.read_u4le
      @top_right_area = @_io.read_u4le
      @top_behind_area = @_io.read_u4le
      @bottom_area = @_io.read_u4le
      self
    end

    ##
    # Meaning of `direction`.
    def direction_name
      return @direction_name unless @direction_name.nil?
      @direction_name = Kaitai::Struct::Stream::resolve_enum(SourceNav::SIDE, direction)
      @direction_name
    end

    ##
    # Whether `is_dangling` is stored.
    def has_dangling_flag
      return @has_dangling_flag unless @has_dangling_flag.nil?
      @has_dangling_flag = _root.version == 6
      @has_dangling_flag
    end

    ##
    # Id of the ladder, not 0 and unique in the file; 1 to 265 in the
    # measured files.
    attr_reader :id

    ##
    # Width; 3.2 to 124 in the measured files.
    attr_reader :width

    ##
    # Upper end.
    attr_reader :top

    ##
    # Lower end.
    attr_reader :bottom

    ##
    # Cost of the climb, which is not always the distance of the ends; 6.4
    # to 1,109 in the measured files.
    attr_reader :length

    ##
    # Side to which the face of the ladder looks.
    attr_reader :direction

    ##
    # Whether the lower end hangs in the air; only version 6 stores it.
    attr_reader :is_dangling

    ##
    # Id of the area straight on over the top, 0 for none.
    attr_reader :top_forward_area

    ##
    # Id of the area to the left of `direction`, 0 for none.
    attr_reader :top_left_area

    ##
    # Id of the area to the right, 0 for none.
    attr_reader :top_right_area

    ##
    # Id of the area behind the climber, from which one only gets down; 0 for none.
    attr_reader :top_behind_area

    ##
    # Id of the area at the lower end; 0 on a broken ladder.
    attr_reader :bottom_area

    def to_s
      "ladder " + id.to_s
    end
  end

  ##
  # A point that is seen from a path, in versions 1 and 2.
  class OldEncounterSpot < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vec3.new(@_io, self, @_root)
      @t = @_io.read_f4le
      self
    end

    ##
    # The point.
    attr_reader :position

    ##
    # Part of the path at which the spot comes into view, 0 to 1.
    attr_reader :t
  end

  ##
  # An entry of the place directory.
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
    # Bytes of the name with the zero that ends it; 4 to 26 in the
    # measured files. The engines have room for 256.
    attr_reader :len_name

    ##
    # ASCII with a zero at its end.
    attr_reader :name
  end

  ##
  # Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
  # 22, 25, 26 and 28 to 30.
  # @see https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h Source
  class TfAreaBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @blocked = @_io.read_bits_int_le(1) != 0
      @spawn_room_red = @_io.read_bits_int_le(1) != 0
      @spawn_room_blue = @_io.read_bits_int_le(1) != 0
      @spawn_room_exit = @_io.read_bits_int_le(1) != 0
      @has_ammo = @_io.read_bits_int_le(1) != 0
      @has_health = @_io.read_bits_int_le(1) != 0
      @control_point = @_io.read_bits_int_le(1) != 0
      @blue_sentry_danger = @_io.read_bits_int_le(1) != 0
      @red_sentry_danger = @_io.read_bits_int_le(1) != 0
      @reserved1 = @_io.read_bits_int_le(2)
      @blue_setup_gate = @_io.read_bits_int_le(1) != 0
      @red_setup_gate = @_io.read_bits_int_le(1) != 0
      @blocked_after_point_capture = @_io.read_bits_int_le(1) != 0
      @blocked_until_point_capture = @_io.read_bits_int_le(1) != 0
      @blue_one_way_door = @_io.read_bits_int_le(1) != 0
      @red_one_way_door = @_io.read_bits_int_le(1) != 0
      @with_second_point = @_io.read_bits_int_le(1) != 0
      @with_third_point = @_io.read_bits_int_le(1) != 0
      @with_fourth_point = @_io.read_bits_int_le(1) != 0
      @with_fifth_point = @_io.read_bits_int_le(1) != 0
      @sniper_spot = @_io.read_bits_int_le(1) != 0
      @sentry_spot = @_io.read_bits_int_le(1) != 0
      @escape_route = @_io.read_bits_int_le(1) != 0
      @escape_route_visible = @_io.read_bits_int_le(1) != 0
      @no_spawning = @_io.read_bits_int_le(1) != 0
      @rescue_closet = @_io.read_bits_int_le(1) != 0
      @bomb_can_drop_here = @_io.read_bits_int_le(1) != 0
      @door_never_blocks = @_io.read_bits_int_le(1) != 0
      @door_always_blocks = @_io.read_bits_int_le(1) != 0
      @unblockable = @_io.read_bits_int_le(1) != 0
      @reserved2 = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # The area is blocked; set while the game runs, 0 in the measured
    # files.
    attr_reader :blocked

    ##
    # In the spawn room of red; set while the game runs, 0 in the
    # measured files.
    attr_reader :spawn_room_red

    ##
    # In the spawn room of blue; set while the game runs, 0 in the
    # measured files.
    attr_reader :spawn_room_blue

    ##
    # At an exit of a spawn room; set while the game runs, 0 in the
    # measured files.
    attr_reader :spawn_room_exit

    ##
    # Ammunition lies here; set while the game runs, 0 in the measured
    # files.
    attr_reader :has_ammo

    ##
    # Health lies here; set while the game runs, 0 in the measured
    # files.
    attr_reader :has_health

    ##
    # At a control point; set while the game runs, 0 in the measured
    # files.
    attr_reader :control_point

    ##
    # A sentry gun of blue fires here; set while the game runs, 0 in the
    # measured files.
    attr_reader :blue_sentry_danger

    ##
    # A sentry gun of red fires here; set while the game runs, 0 in the
    # measured files.
    attr_reader :red_sentry_danger

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved1

    ##
    # Closes nothing: the distances of both teams lead through the area even
    # where something else blocks it.
    attr_reader :blue_setup_gate

    ##
    # Closes nothing: the distances of both teams lead through the area even
    # where something else blocks it.
    attr_reader :red_setup_gate

    ##
    # Closes when a control point is captured, any, or one of the index that
    # bits 17 to 20 name or higher. Not checked beside bit 14.
    attr_reader :blocked_after_point_capture

    ##
    # Closed from the start of the round until any control point is captured.
    attr_reader :blocked_until_point_capture

    ##
    # Closed to red.
    attr_reader :blue_one_way_door

    ##
    # Closed to blue.
    attr_reader :red_one_way_door

    ##
    # Bit 13 waits for the control point of index 1 of the map; bit 14 and
    # an area without bit 13 ignore it.
    attr_reader :with_second_point

    ##
    # Bit 13 waits for the control point of index 2 of the map; bit 14 and
    # an area without bit 13 ignore it.
    attr_reader :with_third_point

    ##
    # Bit 13 waits for the control point of index 3 of the map; bit 14 and
    # an area without bit 13 ignore it.
    attr_reader :with_fourth_point

    ##
    # Bit 13 waits for the control point of index 4 of the map; bit 14 and
    # an area without bit 13 ignore it.
    attr_reader :with_fifth_point

    ##
    # Good for a sniper.
    attr_reader :sniper_spot

    ##
    # Good for a sentry gun.
    attr_reader :sentry_spot

    ##
    # On an escape route; set while the game runs, 0 in the measured
    # files.
    attr_reader :escape_route

    ##
    # In view of an escape route; set while the game runs, 0 in the
    # measured files.
    attr_reader :escape_route_visible

    ##
    # Bots do not appear here; 0 in the measured files.
    attr_reader :no_spawning

    ##
    # Where the dead come back in Raid mode; 0 in the measured files.
    attr_reader :rescue_closet

    ##
    # The bomb may be dropped here; set while the game runs, 0 in the
    # measured files.
    attr_reader :bomb_can_drop_here

    ##
    # A door here never blocks, whatever bit 29 says.
    attr_reader :door_never_blocks

    ##
    # A door here always blocks.
    attr_reader :door_always_blocks

    ##
    # Can never be blocked.
    attr_reader :unblockable

    ##
    # Not used; 0 in the measured files.
    attr_reader :reserved2
  end

  ##
  # A point of the map.
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
    # East; -15,475 to 15,475 in the measured files.
    attr_reader :x

    ##
    # South; -15,475 to 15,475 in the measured files.
    attr_reader :y

    ##
    # Up; -4,626 to 11,908 in the measured files.
    attr_reader :z
  end

  ##
  # An area that is seen, or one that is not although the list inherited says so.
  class VisibleArea < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @target = @_io.read_u4le
      if has_flags
        @flags = @_io.read_u1
      end
      self
    end

    ##
    # Whether `flags` is stored.
    def has_flags
      return @has_flags unless @has_flags.nil?
      @has_flags =  ((!(_root.is_l4d)) || (_root.l4d_version >= 9)) 
      @has_flags
    end

    ##
    # Id of the area; in Left 4 Dead from sub-version 14 on its row in
    # `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
    # 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
    attr_reader :target

    ##
    # How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
    # the measured files. An entry for the area itself always has the value
    # 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
    # the list inherited.
    # 
    # - `potentially_visible`: Some part of the area can be seen.
    # - `completely_visible`: All of the area can be seen.
    attr_reader :flags
  end

  ##
  # The game that wrote the file, which says what `sub_version` means. Right
  # for all known files; reading to the last byte is the proof.
  def game
    return @game unless @game.nil?
    @game = (version < 10 ? :game_kind_base : (sub_version == 1 ? :game_kind_cs : (sub_version == 2 ? :game_kind_tf : ( ((sub_version == 3) || (sub_version == 4))  ? :game_kind_ins : ( ((sub_version >= 5) && (sub_version <= 14))  ? :game_kind_l4d : ( ((sub_version == 256) || (sub_version == 257))  ? :game_kind_tfc : :game_kind_base))))))
    @game
  end

  ##
  # The `sub_version`, 0 where none is stored.
  def game_version
    return @game_version unless @game_version.nil?
    @game_version = (has_sub_version ? sub_version : 0)
    @game_version
  end

  ##
  # Whether `is_analyzed` is stored.
  def has_analysis_flag
    return @has_analysis_flag unless @has_analysis_flag.nil?
    @has_analysis_flag = version >= 14
    @has_analysis_flag
  end

  ##
  # Whether `bsp_size` is stored.
  def has_bsp_size
    return @has_bsp_size unless @has_bsp_size.nil?
    @has_bsp_size = version >= 4
    @has_bsp_size
  end

  ##
  # Whether anything is stored between the places and the areas.
  def has_l4d_prologue
    return @has_l4d_prologue unless @has_l4d_prologue.nil?
    @has_l4d_prologue = l4d_version >= 8
    @has_l4d_prologue
  end

  ##
  # Whether ladders are stored.
  def has_ladders
    return @has_ladders unless @has_ladders.nil?
    @has_ladders = version >= 6
    @has_ladders
  end

  ##
  # Whether the place directory is stored.
  def has_places
    return @has_places unless @has_places.nil?
    @has_places = version >= 5
    @has_places
  end

  ##
  # Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
  # and not by their id, as all other games do, Left 4 Dead among them.
  def has_row_targets
    return @has_row_targets unless @has_row_targets.nil?
    @has_row_targets = l4d_version >= 14
    @has_row_targets
  end

  ##
  # Whether `sub_version` is stored.
  def has_sub_version
    return @has_sub_version unless @has_sub_version.nil?
    @has_sub_version = version >= 10
    @has_sub_version
  end

  ##
  # Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
  # Right for all known files; reading to the last byte is the proof.
  def has_tf2c_tag
    return @has_tf2c_tag unless @has_tf2c_tag.nil?
    @has_tf2c_tag =  ((has_sub_version) && (sub_version == 256)) 
    @has_tf2c_tag
  end

  ##
  # Whether `has_unnamed_areas` is stored.
  def has_unnamed_flag
    return @has_unnamed_flag unless @has_unnamed_flag.nil?
    @has_unnamed_flag = version >= 12
    @has_unnamed_flag
  end

  ##
  # Whether the game adds nothing.
  def is_base
    return @is_base unless @is_base.nil?
    @is_base = game == :game_kind_base
    @is_base
  end

  ##
  # Whether Counter-Strike has added approach records.
  def is_cs
    return @is_cs unless @is_cs.nil?
    @is_cs =  ((game == :game_kind_cs) && (game_version >= 1)) 
    @is_cs
  end

  ##
  # Whether Insurgency has added attributes.
  def is_ins
    return @is_ins unless @is_ins.nil?
    @is_ins =  ((game == :game_kind_ins) && (game_version >= 2)) 
    @is_ins
  end

  ##
  # Whether a game of the Left 4 Dead family wrote the file.
  def is_l4d
    return @is_l4d unless @is_l4d.nil?
    @is_l4d = game == :game_kind_l4d
    @is_l4d
  end

  ##
  # Whether `tf2c_tag` is stored.
  def is_tagged
    return @is_tagged unless @is_tagged.nil?
    @is_tagged =  ((is_tfc) && (has_tf2c_tag)) 
    @is_tagged
  end

  ##
  # Whether Team Fortress 2 has added attributes.
  def is_tf
    return @is_tf unless @is_tf.nil?
    @is_tf =  ((game == :game_kind_tf) && (game_version >= 2)) 
    @is_tf
  end

  ##
  # Whether Team Fortress 2 Classic or Classified has added attributes.
  def is_tfc
    return @is_tfc unless @is_tfc.nil?
    @is_tfc = game == :game_kind_tfc
    @is_tfc
  end

  ##
  # The `sub_version` of the Left 4 Dead family, 0 for other games.
  def l4d_version
    return @l4d_version unless @l4d_version.nil?
    @l4d_version = (is_l4d ? game_version : 0)
    @l4d_version
  end

  ##
  # Bytes of the attributes of an area.
  def len_attributes
    return @len_attributes unless @len_attributes.nil?
    @len_attributes = (version >= 13 ? 4 : (version >= 9 ? 2 : 1))
    @len_attributes
  end

  ##
  # Times that an area has in `earliest_occupy_time`.
  def num_teams
    return @num_teams unless @num_teams.nil?
    @num_teams = (is_tfc ? 4 : 2)
    @num_teams
  end

  ##
  # Marks a navigation mesh; the bytes CE FA ED FE.
  attr_reader :magic

  ##
  # Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
  # to 16 in the measured files; 30 and above is another format.
  attr_reader :version

  ##
  # Layout of what the game adds, by a count of its own: 0 nothing (Garry's
  # Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
  # Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
  # Classic, 257 Team Fortress 2 Classified.
  attr_reader :sub_version

  ##
  # Size of the map's file when the mesh was saved; the engine calls the mesh
  # out of date when they differ. 525,252 to 765,058,988 in the measured
  # files.
  attr_reader :bsp_size

  ##
  # Whether the mesh has been analysed, 0 or 1.
  attr_reader :is_analyzed

  ##
  # Entries of the place directory; 0 to 60 in the measured files.
  attr_reader :num_places

  ##
  # Names of places: call-outs such as BombsiteA in Counter-Strike, names of
  # populations in Left 4 Dead and Left 4 Dead 2.
  attr_reader :places

  ##
  # Whether some area belongs to no place, 0 or 1.
  attr_reader :has_unnamed_areas

  ##
  # Data that Left 4 Dead stores before the areas.
  attr_reader :l4d_prologue

  ##
  # What Team Fortress 2 Classic stores before the areas, by the same hook of
  # the engine; its successor Classified stores nothing there.
  attr_reader :tf2c_tag

  ##
  # Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
  # measured files; both engines refuse 0.
  attr_reader :num_areas

  ##
  # The areas. Left 4 Dead 2 names visible areas by their row in this list, so
  # that the order counts there.
  attr_reader :areas

  ##
  # Ladders that follow; 0 to 95 in the measured files.
  attr_reader :num_ladders

  ##
  # The ladders; GoldSrc makes them from the map instead.
  attr_reader :ladders

  ##
  # How far areas are tested for being seen, probably; 0 selects the
  # engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
  attr_reader :max_view_distance

  ##
  # Bytes after the mesh, which the engines do not read. GoldSrc does not
  # shorten a file when it saves a smaller mesh over a larger one, so that 42
  # of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
  # all other files.
  attr_reader :tail

  def to_s
    "version " + version.to_s + ": " + num_areas.to_s + " areas"
  end
end
