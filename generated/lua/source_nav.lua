-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")
local utils = require("utils")

-- 
-- The surface of one map on which bots, hostages, infected and NextBots walk:
-- rectangles along the axes ("areas") with a height for each corner, the links
-- between them, and what an analysis of the map has found.
-- 
-- World units are those of the map, about an inch (0.0254 m) each; z points up,
-- times are seconds. North is towards -y, east towards +x, south towards +y,
-- west towards -x; the enums `side`, `corner` and `way` have the engine's
-- numbers for sides, corners and how one goes.
-- 
-- `version` identifies the layout of the engine. What games add depends on
-- `sub_version`, whose numbers each game counts for itself: the decision `game`
-- says whose they are. Games differ by at least a byte in every area, so that a
-- wrong choice does not end where the file does. Ids of areas and ladders are
-- not 0, which means none; ids of hiding spots begin at 0.
-- See also: Source (https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp)
-- See also: Source (https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp)
-- See also: Source (https://developer.valvesoftware.com/wiki/NAV_(file_format))
SourceNav = class.class(KaitaiStruct)

SourceNav.Corner = enum.Enum {
  north_west = 0,
  north_east = 1,
  south_east = 2,
  south_west = 3,
}

SourceNav.GameKind = enum.Enum {
  base = 0,
  cs = 1,
  tf = 2,
  ins = 3,
  l4d = 4,
  tfc = 5,
}

SourceNav.Side = enum.Enum {
  north = 0,
  east = 1,
  south = 2,
  west = 3,
}

SourceNav.Way = enum.Enum {
  go_north = 0,
  go_east = 1,
  go_south = 2,
  go_west = 3,
  ladder_up = 4,
  ladder_down = 5,
  jump = 6,
  elevator_up = 7,
  elevator_down = 8,
  none = 9,
  no_such_way = 255,
}

function SourceNav:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function SourceNav:_read()
  self.magic = self._io:read_u4le()
  if not(self.magic == 4277009102) then
    error("not equal, expected " .. 4277009102 .. ", but got " .. self.magic)
  end
  self.version = self._io:read_u4le()
  if not(self.version >= 1) then
    error("ValidationLessThanError")
  end
  if not(self.version <= 16) then
    error("ValidationGreaterThanError")
  end
  if self.has_sub_version then
    self.sub_version = self._io:read_u4le()
  end
  if self.has_bsp_size then
    self.bsp_size = self._io:read_u4le()
  end
  if self.has_analysis_flag then
    self.is_analyzed = self._io:read_u1()
  end
  if self.has_places then
    self.num_places = self._io:read_u2le()
  end
  if self.has_places then
    self.places = {}
    for i = 0, self.num_places - 1 do
      self.places[i + 1] = SourceNav.Place(self._io, self, self._root)
    end
  end
  if self.has_unnamed_flag then
    self.has_unnamed_areas = self._io:read_u1()
  end
  if self.has_l4d_prologue then
    self.l4d_prologue = SourceNav.L4dHeader(self._io, self, self._root)
  end
  if self.is_tagged then
    self.tf2c_tag = self._io:read_bytes(4)
    if not(self.tf2c_tag == "\084\070\050\067") then
      error("not equal, expected " .. "\084\070\050\067" .. ", but got " .. self.tf2c_tag)
    end
  end
  self.num_areas = self._io:read_u4le()
  if not(self.num_areas <= math.floor((self._io:size() - self._io:pos()) / 59)) then
    error("ValidationGreaterThanError")
  end
  self.areas = {}
  for i = 0, self.num_areas - 1 do
    self.areas[i + 1] = SourceNav.NavArea(self._io, self, self._root)
  end
  if self.has_ladders then
    self.num_ladders = self._io:read_u4le()
    if not(self.num_ladders <= math.floor((self._io:size() - self._io:pos()) / 60)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_ladders then
    self.ladders = {}
    for i = 0, self.num_ladders - 1 do
      self.ladders[i + 1] = SourceNav.NavLadder(self._io, self, self._root)
    end
  end
  if self.is_l4d then
    self.max_view_distance = self._io:read_f4le()
  end
  self.tail = self._io:read_bytes_full()
end

-- 
-- The game that wrote the file, which says what `sub_version` means. Right
-- for all known files; reading to the last byte is the proof.
SourceNav.property.game = {}
function SourceNav.property.game:get()
  if self._m_game ~= nil then
    return self._m_game
  end

  self._m_game = utils.box_unwrap((self.version < 10) and utils.box_wrap(SourceNav.GameKind.base) or (utils.box_unwrap((self.sub_version == 1) and utils.box_wrap(SourceNav.GameKind.cs) or (utils.box_unwrap((self.sub_version == 2) and utils.box_wrap(SourceNav.GameKind.tf) or (utils.box_unwrap(( ((self.sub_version == 3) or (self.sub_version == 4)) ) and utils.box_wrap(SourceNav.GameKind.ins) or (utils.box_unwrap(( ((self.sub_version >= 5) and (self.sub_version <= 14)) ) and utils.box_wrap(SourceNav.GameKind.l4d) or (utils.box_unwrap(( ((self.sub_version == 256) or (self.sub_version == 257)) ) and utils.box_wrap(SourceNav.GameKind.tfc) or (SourceNav.GameKind.base))))))))))))
  return self._m_game
end

-- 
-- The `sub_version`, 0 where none is stored.
SourceNav.property.game_version = {}
function SourceNav.property.game_version:get()
  if self._m_game_version ~= nil then
    return self._m_game_version
  end

  self._m_game_version = utils.box_unwrap((self.has_sub_version) and utils.box_wrap(self.sub_version) or (0))
  return self._m_game_version
end

-- 
-- Whether `is_analyzed` is stored.
SourceNav.property.has_analysis_flag = {}
function SourceNav.property.has_analysis_flag:get()
  if self._m_has_analysis_flag ~= nil then
    return self._m_has_analysis_flag
  end

  self._m_has_analysis_flag = self.version >= 14
  return self._m_has_analysis_flag
end

-- 
-- Whether `bsp_size` is stored.
SourceNav.property.has_bsp_size = {}
function SourceNav.property.has_bsp_size:get()
  if self._m_has_bsp_size ~= nil then
    return self._m_has_bsp_size
  end

  self._m_has_bsp_size = self.version >= 4
  return self._m_has_bsp_size
end

-- 
-- Whether anything is stored between the places and the areas.
SourceNav.property.has_l4d_prologue = {}
function SourceNav.property.has_l4d_prologue:get()
  if self._m_has_l4d_prologue ~= nil then
    return self._m_has_l4d_prologue
  end

  self._m_has_l4d_prologue = self.l4d_version >= 8
  return self._m_has_l4d_prologue
end

-- 
-- Whether ladders are stored.
SourceNav.property.has_ladders = {}
function SourceNav.property.has_ladders:get()
  if self._m_has_ladders ~= nil then
    return self._m_has_ladders
  end

  self._m_has_ladders = self.version >= 6
  return self._m_has_ladders
end

-- 
-- Whether the place directory is stored.
SourceNav.property.has_places = {}
function SourceNav.property.has_places:get()
  if self._m_has_places ~= nil then
    return self._m_has_places
  end

  self._m_has_places = self.version >= 5
  return self._m_has_places
end

-- 
-- Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
-- and not by their id, as all other games do, Left 4 Dead among them.
SourceNav.property.has_row_targets = {}
function SourceNav.property.has_row_targets:get()
  if self._m_has_row_targets ~= nil then
    return self._m_has_row_targets
  end

  self._m_has_row_targets = self.l4d_version >= 14
  return self._m_has_row_targets
end

-- 
-- Whether `sub_version` is stored.
SourceNav.property.has_sub_version = {}
function SourceNav.property.has_sub_version:get()
  if self._m_has_sub_version ~= nil then
    return self._m_has_sub_version
  end

  self._m_has_sub_version = self.version >= 10
  return self._m_has_sub_version
end

-- 
-- Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
-- Right for all known files; reading to the last byte is the proof.
SourceNav.property.has_tf2c_tag = {}
function SourceNav.property.has_tf2c_tag:get()
  if self._m_has_tf2c_tag ~= nil then
    return self._m_has_tf2c_tag
  end

  self._m_has_tf2c_tag =  ((self.has_sub_version) and (self.sub_version == 256)) 
  return self._m_has_tf2c_tag
end

-- 
-- Whether `has_unnamed_areas` is stored.
SourceNav.property.has_unnamed_flag = {}
function SourceNav.property.has_unnamed_flag:get()
  if self._m_has_unnamed_flag ~= nil then
    return self._m_has_unnamed_flag
  end

  self._m_has_unnamed_flag = self.version >= 12
  return self._m_has_unnamed_flag
end

-- 
-- Whether the game adds nothing.
SourceNav.property.is_base = {}
function SourceNav.property.is_base:get()
  if self._m_is_base ~= nil then
    return self._m_is_base
  end

  self._m_is_base = self.game == SourceNav.GameKind.base
  return self._m_is_base
end

-- 
-- Whether Counter-Strike has added approach records.
SourceNav.property.is_cs = {}
function SourceNav.property.is_cs:get()
  if self._m_is_cs ~= nil then
    return self._m_is_cs
  end

  self._m_is_cs =  ((self.game == SourceNav.GameKind.cs) and (self.game_version >= 1)) 
  return self._m_is_cs
end

-- 
-- Whether Insurgency has added attributes.
SourceNav.property.is_ins = {}
function SourceNav.property.is_ins:get()
  if self._m_is_ins ~= nil then
    return self._m_is_ins
  end

  self._m_is_ins =  ((self.game == SourceNav.GameKind.ins) and (self.game_version >= 2)) 
  return self._m_is_ins
end

-- 
-- Whether a game of the Left 4 Dead family wrote the file.
SourceNav.property.is_l4d = {}
function SourceNav.property.is_l4d:get()
  if self._m_is_l4d ~= nil then
    return self._m_is_l4d
  end

  self._m_is_l4d = self.game == SourceNav.GameKind.l4d
  return self._m_is_l4d
end

-- 
-- Whether `tf2c_tag` is stored.
SourceNav.property.is_tagged = {}
function SourceNav.property.is_tagged:get()
  if self._m_is_tagged ~= nil then
    return self._m_is_tagged
  end

  self._m_is_tagged =  ((self.is_tfc) and (self.has_tf2c_tag)) 
  return self._m_is_tagged
end

-- 
-- Whether Team Fortress 2 has added attributes.
SourceNav.property.is_tf = {}
function SourceNav.property.is_tf:get()
  if self._m_is_tf ~= nil then
    return self._m_is_tf
  end

  self._m_is_tf =  ((self.game == SourceNav.GameKind.tf) and (self.game_version >= 2)) 
  return self._m_is_tf
end

-- 
-- Whether Team Fortress 2 Classic or Classified has added attributes.
SourceNav.property.is_tfc = {}
function SourceNav.property.is_tfc:get()
  if self._m_is_tfc ~= nil then
    return self._m_is_tfc
  end

  self._m_is_tfc = self.game == SourceNav.GameKind.tfc
  return self._m_is_tfc
end

-- 
-- The `sub_version` of the Left 4 Dead family, 0 for other games.
SourceNav.property.l4d_version = {}
function SourceNav.property.l4d_version:get()
  if self._m_l4d_version ~= nil then
    return self._m_l4d_version
  end

  self._m_l4d_version = utils.box_unwrap((self.is_l4d) and utils.box_wrap(self.game_version) or (0))
  return self._m_l4d_version
end

-- 
-- Bytes of the attributes of an area.
SourceNav.property.len_attributes = {}
function SourceNav.property.len_attributes:get()
  if self._m_len_attributes ~= nil then
    return self._m_len_attributes
  end

  self._m_len_attributes = utils.box_unwrap((self.version >= 13) and utils.box_wrap(4) or (utils.box_unwrap((self.version >= 9) and utils.box_wrap(2) or (1))))
  return self._m_len_attributes
end

-- 
-- Times that an area has in `earliest_occupy_time`.
SourceNav.property.num_teams = {}
function SourceNav.property.num_teams:get()
  if self._m_num_teams ~= nil then
    return self._m_num_teams
  end

  self._m_num_teams = utils.box_unwrap((self.is_tfc) and utils.box_wrap(4) or (2))
  return self._m_num_teams
end

-- 
-- Marks a navigation mesh; the bytes CE FA ED FE.
-- 
-- Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
-- to 16 in the measured files; 30 and above is another format.
-- 
-- Layout of what the game adds, by a count of its own: 0 nothing (Garry's
-- Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
-- Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
-- Classic, 257 Team Fortress 2 Classified.
-- 
-- Size of the map's file when the mesh was saved; the engine calls the mesh
-- out of date when they differ. 525,252 to 765,058,988 in the measured
-- files.
-- 
-- Whether the mesh has been analysed, 0 or 1.
-- 
-- Entries of the place directory; 0 to 60 in the measured files.
-- 
-- Names of places: call-outs such as BombsiteA in Counter-Strike, names of
-- populations in Left 4 Dead and Left 4 Dead 2.
-- 
-- Whether some area belongs to no place, 0 or 1.
-- 
-- Data that Left 4 Dead stores before the areas.
-- 
-- What Team Fortress 2 Classic stores before the areas, by the same hook of
-- the engine; its successor Classified stores nothing there.
-- 
-- Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
-- measured files; both engines refuse 0.
-- 
-- The areas. Left 4 Dead 2 names visible areas by their row in this list, so
-- that the order counts there.
-- 
-- Ladders that follow; 0 to 95 in the measured files.
-- 
-- The ladders; GoldSrc makes them from the map instead.
-- 
-- How far areas are tested for being seen, probably; 0 selects the
-- engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
-- 
-- Bytes after the mesh, which the engines do not read. GoldSrc does not
-- shorten a file when it saves a smaller mesh over a larger one, so that 42
-- of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
-- all other files.
function SourceNav:__tostring()
  return "version " .. tostring(self.version) .. ": " .. tostring(self.num_areas) .. " areas"
end

-- 
-- A way on which an enemy comes into view of an area: over `prev_area` into
-- `here_area`, the last area that is seen, and on to `next_area`. Codes of
-- how one goes are those of the enum `way`, but to version 9 the code 7 is
-- none. Which one it is in versions 10 to 15 is not known.
SourceNav.Approach = class.class(KaitaiStruct)

function SourceNav.Approach:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.Approach:_read()
  self.here_area = self._io:read_u4le()
  self.prev_area = self._io:read_u4le()
  self.prev_to_here_how = self._io:read_u1()
  self.next_area = self._io:read_u4le()
  self.here_to_next_how = self._io:read_u1()
end

-- 
-- Meaning of `here_to_next_how`, by the codes of the version.
SourceNav.Approach.property.here_to_next_way = {}
function SourceNav.Approach.property.here_to_next_way:get()
  if self._m_here_to_next_way ~= nil then
    return self._m_here_to_next_way
  end

  self._m_here_to_next_way = utils.box_unwrap((self.here_to_next_how == 0) and utils.box_wrap(SourceNav.Way.go_north) or (utils.box_unwrap((self.here_to_next_how == 1) and utils.box_wrap(SourceNav.Way.go_east) or (utils.box_unwrap((self.here_to_next_how == 2) and utils.box_wrap(SourceNav.Way.go_south) or (utils.box_unwrap((self.here_to_next_how == 3) and utils.box_wrap(SourceNav.Way.go_west) or (utils.box_unwrap((self.here_to_next_how == 4) and utils.box_wrap(SourceNav.Way.ladder_up) or (utils.box_unwrap((self.here_to_next_how == 5) and utils.box_wrap(SourceNav.Way.ladder_down) or (utils.box_unwrap((self.here_to_next_how == 6) and utils.box_wrap(SourceNav.Way.jump) or (utils.box_unwrap((self._root.version <= 9) and utils.box_wrap(utils.box_unwrap((self.here_to_next_how == 7) and utils.box_wrap(SourceNav.Way.none) or (SourceNav.Way.no_such_way))) or (utils.box_unwrap((self.here_to_next_how == 7) and utils.box_wrap(SourceNav.Way.elevator_up) or (utils.box_unwrap((self.here_to_next_how == 8) and utils.box_wrap(SourceNav.Way.elevator_down) or (utils.box_unwrap((self.here_to_next_how == 9) and utils.box_wrap(SourceNav.Way.none) or (SourceNav.Way.no_such_way))))))))))))))))))))))
  return self._m_here_to_next_way
end

-- 
-- Meaning of `prev_to_here_how`, by the codes of the version.
SourceNav.Approach.property.prev_to_here_way = {}
function SourceNav.Approach.property.prev_to_here_way:get()
  if self._m_prev_to_here_way ~= nil then
    return self._m_prev_to_here_way
  end

  self._m_prev_to_here_way = utils.box_unwrap((self.prev_to_here_how == 0) and utils.box_wrap(SourceNav.Way.go_north) or (utils.box_unwrap((self.prev_to_here_how == 1) and utils.box_wrap(SourceNav.Way.go_east) or (utils.box_unwrap((self.prev_to_here_how == 2) and utils.box_wrap(SourceNav.Way.go_south) or (utils.box_unwrap((self.prev_to_here_how == 3) and utils.box_wrap(SourceNav.Way.go_west) or (utils.box_unwrap((self.prev_to_here_how == 4) and utils.box_wrap(SourceNav.Way.ladder_up) or (utils.box_unwrap((self.prev_to_here_how == 5) and utils.box_wrap(SourceNav.Way.ladder_down) or (utils.box_unwrap((self.prev_to_here_how == 6) and utils.box_wrap(SourceNav.Way.jump) or (utils.box_unwrap((self._root.version <= 9) and utils.box_wrap(utils.box_unwrap((self.prev_to_here_how == 7) and utils.box_wrap(SourceNav.Way.none) or (SourceNav.Way.no_such_way))) or (utils.box_unwrap((self.prev_to_here_how == 7) and utils.box_wrap(SourceNav.Way.elevator_up) or (utils.box_unwrap((self.prev_to_here_how == 8) and utils.box_wrap(SourceNav.Way.elevator_down) or (utils.box_unwrap((self.prev_to_here_how == 9) and utils.box_wrap(SourceNav.Way.none) or (SourceNav.Way.no_such_way))))))))))))))))))))))
  return self._m_prev_to_here_way
end

-- 
-- Id of the area that is approached.
-- 
-- Id of its neighbour on the near side; 0 exactly where `here_area` is
-- the area that holds the record.
-- 
-- How one goes from `prev_area` to `here_area`, or back.
-- 
-- Id of its neighbour on the far side, which is out of view.
-- 
-- How one goes from `here_area` to `next_area`, or back.

-- 
-- A straight path through an area, with the hiding spots seen from it.
SourceNav.Encounter = class.class(KaitaiStruct)

function SourceNav.Encounter:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.Encounter:_read()
  self.from_area = self._io:read_u4le()
  if self.has_sides then
    self.from_dir = self._io:read_u1()
  end
  self.to_area = self._io:read_u4le()
  if self.has_sides then
    self.to_dir = self._io:read_u1()
  end
  if self.is_old then
    self.path_from = SourceNav.Vec3(self._io, self, self._root)
  end
  if self.is_old then
    self.path_to = SourceNav.Vec3(self._io, self, self._root)
  end
  self.num_spots = self._io:read_u1()
  if self.has_sides then
    self.spots = {}
    for i = 0, self.num_spots - 1 do
      self.spots[i + 1] = SourceNav.EncounterSpot(self._io, self, self._root)
    end
  end
  if self.is_old then
    self.old_spots = {}
    for i = 0, self.num_spots + 0 - 1 do
      self.old_spots[i + 1] = SourceNav.OldEncounterSpot(self._io, self, self._root)
    end
  end
end

-- 
-- Meaning of `from_dir`.
SourceNav.Encounter.property.from_dir_name = {}
function SourceNav.Encounter.property.from_dir_name:get()
  if self._m_from_dir_name ~= nil then
    return self._m_from_dir_name
  end

  self._m_from_dir_name = SourceNav.Side(self.from_dir)
  return self._m_from_dir_name
end

-- 
-- Whether the form of version 3 and later is stored.
SourceNav.Encounter.property.has_sides = {}
function SourceNav.Encounter.property.has_sides:get()
  if self._m_has_sides ~= nil then
    return self._m_has_sides
  end

  self._m_has_sides = self._root.version >= 3
  return self._m_has_sides
end

-- 
-- Whether the form of versions 1 and 2 is stored.
SourceNav.Encounter.property.is_old = {}
function SourceNav.Encounter.property.is_old:get()
  if self._m_is_old ~= nil then
    return self._m_is_old
  end

  self._m_is_old = self._root.version < 3
  return self._m_is_old
end

-- 
-- Meaning of `to_dir`.
SourceNav.Encounter.property.to_dir_name = {}
function SourceNav.Encounter.property.to_dir_name:get()
  if self._m_to_dir_name ~= nil then
    return self._m_to_dir_name
  end

  self._m_to_dir_name = SourceNav.Side(self.to_dir)
  return self._m_to_dir_name
end

-- 
-- Id of the area from which one comes; 0 where it is lost.
-- 
-- Side of this area on which `from_area` is connected.
-- 
-- Id of the area into which one goes; 0 where it is lost.
-- 
-- Side of this area on which `to_area` is connected.
-- 
-- Begin of the path; the engine discards it.
-- 
-- End of the path; the engine discards it.
-- 
-- Spots that follow; 0 to 233 in the measured files.
-- 
-- Spots in the order in which they come into view.
-- 
-- Spots of versions 1 and 2; the engine discards them.

-- 
-- A hiding spot that is seen from a path.
SourceNav.EncounterSpot = class.class(KaitaiStruct)

function SourceNav.EncounterSpot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.EncounterSpot:_read()
  self.spot_id = self._io:read_u4le()
  self.t = self._io:read_u1()
end

-- 
-- The same as a part of the path, 0 to 1.
SourceNav.EncounterSpot.property.fraction = {}
function SourceNav.EncounterSpot.property.fraction:get()
  if self._m_fraction ~= nil then
    return self._m_fraction
  end

  self._m_fraction = self.t * 0.00392156862745098
  return self._m_fraction
end

-- 
-- Id of a hiding spot of any area; also 0 where the spot is lost.
-- 
-- Part of the path at which the spot comes into view; 255 is the end.

-- 
-- A point at which a bot hides, or from which it shoots.
SourceNav.HidingSpot = class.class(KaitaiStruct)

function SourceNav.HidingSpot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.HidingSpot:_read()
  if self.has_identity then
    self.id = self._io:read_u4le()
  end
  self.position = SourceNav.Vec3(self._io, self, self._root)
  if self.has_identity then
    self.flags = SourceNav.HidingSpotBits(self._io, self, self._root)
  end
end

-- 
-- Whether id and flags are stored.
SourceNav.HidingSpot.property.has_identity = {}
function SourceNav.HidingSpot.property.has_identity:get()
  if self._m_has_identity ~= nil then
    return self._m_has_identity
  end

  self._m_has_identity = self._root.version >= 2
  return self._m_has_identity
end

-- 
-- Id of the spot, unique in the file; counted from 0 in the order of the
-- measured files.
-- 
-- On the floor.
-- 
-- Quality of the spot; version 1 takes all spots for cover.

-- 
-- What a hiding spot is good for.
SourceNav.HidingSpotBits = class.class(KaitaiStruct)

function SourceNav.HidingSpotBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.HidingSpotBits:_read()
  self.in_cover = self._io:read_bits_int_le(1) ~= 0
  self.good_sniper_spot = self._io:read_bits_int_le(1) ~= 0
  self.ideal_sniper_spot = self._io:read_bits_int_le(1) ~= 0
  self.exposed = self._io:read_bits_int_le(1) ~= 0
  self.reserved = self._io:read_bits_int_le(4)
end

-- 
-- In a corner with hard cover.
-- 
-- A sniper can fire well along a line.
-- 
-- A sniper sees far or much from here.
-- 
-- In the open, mostly on a ledge; not known to GoldSrc.
-- 
-- Not used; 0 in the measured files.

-- 
-- Ids of areas or of ladders.
SourceNav.IdList = class.class(KaitaiStruct)

function SourceNav.IdList:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.IdList:_read()
  self.num_ids = self._io:read_u4le()
  if not(self.num_ids <= math.floor((self._io:size() - self._io:pos()) / 4)) then
    error("ValidationGreaterThanError")
  end
  self.ids = {}
  for i = 0, self.num_ids - 1 do
    self.ids[i + 1] = self._io:read_u4le()
  end
end

-- 
-- Ids that follow; 0 to 24 in the measured files.
-- 
-- Ids of the areas or ladders in the list.

-- 
-- What Left 4 Dead stores between the place directory and the areas.
-- See also: Source (https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp)
SourceNav.L4dHeader = class.class(KaitaiStruct)

function SourceNav.L4dHeader:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.L4dHeader:_read()
  if self.has_population then
    self.population = self._io:read_bytes_term(0, false, true, true)
  end
  self.num_fog_places = self._io:read_u2le()
  self.fog_places = {}
  for i = 0, self.num_fog_places - 1 do
    self.fog_places[i + 1] = SourceNav.Place(self._io, self, self._root)
  end
end

-- 
-- Whether `population` is stored.
SourceNav.L4dHeader.property.has_population = {}
function SourceNav.L4dHeader.property.has_population:get()
  if self._m_has_population ~= nil then
    return self._m_has_population
  end

  self._m_has_population = self._root.l4d_version >= 12
  return self._m_has_population
end

-- 
-- Name of the population that areas without one of their own take, such
-- as default or c1streets.
-- 
-- Names that follow; 0 in the measured files.
-- 
-- Names of places with fog of their own.

-- 
-- Twenty bytes of early sub-versions of Left 4 Dead.
SourceNav.L4dOldBlock = class.class(KaitaiStruct)

function SourceNav.L4dOldBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.L4dOldBlock:_read()
  self.unknown_d1 = self._io:read_u4le()
  self.unknown_d2 = self._io:read_u4le()
  self.unknown_d3 = self._io:read_f4le()
  self.unknown_d4 = self._io:read_f4le()
  self.unknown_d5 = self._io:read_u4le()
end

-- 
-- Not known.
-- 
-- Not known.
-- 
-- Not known.
-- 
-- Not known.
-- 
-- Not known.

-- 
-- What the director of Left 4 Dead may do in an area, 32 bits.
SourceNav.L4dSpawnBits = class.class(KaitaiStruct)

function SourceNav.L4dSpawnBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.L4dSpawnBits:_read()
  self.reserved1 = self._io:read_bits_int_le(1) ~= 0
  self.empty = self._io:read_bits_int_le(1) ~= 0
  self.stop_scan = self._io:read_bits_int_le(1) ~= 0
  self.has_old_block = self._io:read_bits_int_le(1) ~= 0
  self.reserved2 = self._io:read_bits_int_le(1) ~= 0
  self.battlestation = self._io:read_bits_int_le(1) ~= 0
  self.finale = self._io:read_bits_int_le(1) ~= 0
  self.player_start = self._io:read_bits_int_le(1) ~= 0
  self.battlefield = self._io:read_bits_int_le(1) ~= 0
  self.ignore_visibility = self._io:read_bits_int_le(1) ~= 0
  self.not_clearable = self._io:read_bits_int_le(1) ~= 0
  self.checkpoint = self._io:read_bits_int_le(1) ~= 0
  self.obscured = self._io:read_bits_int_le(1) ~= 0
  self.no_mobs = self._io:read_bits_int_le(1) ~= 0
  self.threat = self._io:read_bits_int_le(1) ~= 0
  self.rescue_vehicle = self._io:read_bits_int_le(1) ~= 0
  self.rescue_closet = self._io:read_bits_int_le(1) ~= 0
  self.escape_route = self._io:read_bits_int_le(1) ~= 0
  self.destroyed_door = self._io:read_bits_int_le(1) ~= 0
  self.nothreat = self._io:read_bits_int_le(1) ~= 0
  self.lyingdown = self._io:read_bits_int_le(1) ~= 0
  self.reserved3 = self._io:read_bits_int_le(3)
  self.compass_north = self._io:read_bits_int_le(1) ~= 0
  self.compass_northeast = self._io:read_bits_int_le(1) ~= 0
  self.compass_east = self._io:read_bits_int_le(1) ~= 0
  self.compass_southeast = self._io:read_bits_int_le(1) ~= 0
  self.compass_south = self._io:read_bits_int_le(1) ~= 0
  self.compass_southwest = self._io:read_bits_int_le(1) ~= 0
  self.compass_west = self._io:read_bits_int_le(1) ~= 0
  self.compass_northwest = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Not used; 0 in the measured files.
-- 
-- No wandering infected are placed here.
-- 
-- Not known.
-- 
-- Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
-- measured files.
-- 
-- Not used; 0 in the measured files.
-- 
-- A strong place for survivor bots to defend.
-- 
-- Infected come from here during the finale.
-- 
-- Survivors start here.
-- 
-- Region of an event, to which spawning is limited.
-- 
-- Infected come although survivors see the area.
-- 
-- Never counts as cleared.
-- 
-- Safe room.
-- 
-- Infected may come in view, out of fog, water or plants.
-- 
-- No mob comes from here.
-- 
-- Preferred for Tank or Witch.
-- 
-- Region of the rescue vehicle.
-- 
-- The dead come back here.
-- 
-- On the way from start to end, as the analysis finds it; 0 in the
-- measured files.
-- 
-- Set while the game runs; 0 in the measured files.
-- 
-- Neither Tank nor Witch.
-- 
-- Infected may lie here.
-- 
-- Not used; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.
-- 
-- Not known; 0 in the measured files.

-- 
-- A rectangle on which one can walk, and its properties.
-- See also: Source (https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp)
SourceNav.NavArea = class.class(KaitaiStruct)

function SourceNav.NavArea:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.NavArea:_read()
  self.id = self._io:read_u4le()
  local _on = self._root.len_attributes
  if _on == 1 then
    self.attributes = self._io:read_u1()
  elseif _on == 2 then
    self.attributes = self._io:read_u2le()
  else
    self.attributes = self._io:read_u4le()
  end
  self.nw = SourceNav.Vec3(self._io, self, self._root)
  self.se = SourceNav.Vec3(self._io, self, self._root)
  self.ne_z = self._io:read_f4le()
  self.sw_z = self._io:read_f4le()
  self.connections = {}
  for i = 0, 4 - 1 do
    self.connections[i + 1] = SourceNav.IdList(self._io, self, self._root)
  end
  self.num_hiding_spots = self._io:read_u1()
  self.hiding_spots = {}
  for i = 0, self.num_hiding_spots - 1 do
    self.hiding_spots[i + 1] = SourceNav.HidingSpot(self._io, self, self._root)
  end
  if self.has_approaches then
    self.num_approaches = self._io:read_u1()
  end
  if self.has_approaches then
    self.approaches = {}
    for i = 0, self.num_approaches - 1 do
      self.approaches[i + 1] = SourceNav.Approach(self._io, self, self._root)
    end
  end
  self.num_encounters = self._io:read_u4le()
  if not(self.num_encounters <= math.floor((self._io:size() - self._io:pos()) / 11)) then
    error("ValidationGreaterThanError")
  end
  self.encounters = {}
  for i = 0, self.num_encounters - 1 do
    self.encounters[i + 1] = SourceNav.Encounter(self._io, self, self._root)
  end
  if self.has_place_index then
    self.place_index = self._io:read_u2le()
  end
  if self.has_ladder_lists then
    self.ladders_up = SourceNav.IdList(self._io, self, self._root)
  end
  if self.has_ladder_lists then
    self.ladders_down = SourceNav.IdList(self._io, self, self._root)
  end
  if self.has_occupy_times then
    self.earliest_occupy_time = {}
    for i = 0, self._root.num_teams - 1 do
      self.earliest_occupy_time[i + 1] = self._io:read_f4le()
    end
  end
  if self.has_light then
    self.light_intensity = {}
    for i = 0, 4 - 1 do
      self.light_intensity[i + 1] = self._io:read_f4le()
    end
  end
  if self.has_spawn_attributes then
    self.spawn_attributes = SourceNav.L4dSpawnBits(self._io, self, self._root)
  end
  if self.has_unknown_a then
    self.unknown_a = self._io:read_u4le()
  end
  if self.has_unknown_b then
    self.unknown_b = self._io:read_u4le()
  end
  if self.has_unknown_c then
    self.unknown_c = self._io:read_u4le()
  end
  if self.has_fog_place_index then
    self.fog_place_index = self._io:read_u2le()
  end
  if self.has_unknown_d then
    self.unknown_d = SourceNav.L4dOldBlock(self._io, self, self._root)
  end
  if self.has_unknown_e then
    self.num_unknown_e = self._io:read_u1()
  end
  if self.has_unknown_e then
    self.unknown_e = {}
    for i = 0, self.num_unknown_e - 1 do
      self.unknown_e[i + 1] = self._io:read_u4le()
    end
  end
  if self.has_visible then
    self.num_visible = self._io:read_u4le()
    if not(self.num_visible <= math.floor((self._io:size() - self._io:pos()) / 4)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_visible then
    self.visible = {}
    for i = 0, self.num_visible - 1 do
      self.visible[i + 1] = SourceNav.VisibleArea(self._io, self, self._root)
    end
  end
  if self.has_inherited_visibility then
    self.inherit_visibility_from = self._io:read_u4le()
  end
  if self.has_cs_approaches then
    self.num_cs_approaches = self._io:read_u1()
  end
  if self.has_cs_approaches then
    self.cs_approaches = {}
    for i = 0, self.num_cs_approaches - 1 do
      self.cs_approaches[i + 1] = SourceNav.Approach(self._io, self, self._root)
    end
  end
  if self.has_tf_attributes then
    self.tf_attributes = SourceNav.TfAreaBits(self._io, self, self._root)
  end
  if self.has_tfc_attributes then
    self.tfc_attributes = self._io:read_u8le()
  end
  if self.has_ins_attributes then
    self.ins_attributes = self._io:read_u4le()
  end
end

-- 
-- Whether approach records are stored here for every game.
SourceNav.NavArea.property.has_approaches = {}
function SourceNav.NavArea.property.has_approaches:get()
  if self._m_has_approaches ~= nil then
    return self._m_has_approaches
  end

  self._m_has_approaches = self._root.version < 15
  return self._m_has_approaches
end

-- 
-- Whether approach records of Counter-Strike are stored.
SourceNav.NavArea.property.has_cs_approaches = {}
function SourceNav.NavArea.property.has_cs_approaches:get()
  if self._m_has_cs_approaches ~= nil then
    return self._m_has_cs_approaches
  end

  self._m_has_cs_approaches = self._root.is_cs
  return self._m_has_cs_approaches
end

-- 
-- Whether `fog_place_index` is stored.
SourceNav.NavArea.property.has_fog_place_index = {}
function SourceNav.NavArea.property.has_fog_place_index:get()
  if self._m_has_fog_place_index ~= nil then
    return self._m_has_fog_place_index
  end

  self._m_has_fog_place_index = self._root.l4d_version >= 8
  return self._m_has_fog_place_index
end

-- 
-- Whether `inherit_visibility_from` is stored.
SourceNav.NavArea.property.has_inherited_visibility = {}
function SourceNav.NavArea.property.has_inherited_visibility:get()
  if self._m_has_inherited_visibility ~= nil then
    return self._m_has_inherited_visibility
  end

  self._m_has_inherited_visibility = utils.box_unwrap((self._root.is_l4d) and utils.box_wrap(self._root.l4d_version >= 11) or (self._root.version >= 16))
  return self._m_has_inherited_visibility
end

-- 
-- Whether `ins_attributes` is stored.
SourceNav.NavArea.property.has_ins_attributes = {}
function SourceNav.NavArea.property.has_ins_attributes:get()
  if self._m_has_ins_attributes ~= nil then
    return self._m_has_ins_attributes
  end

  self._m_has_ins_attributes = self._root.is_ins
  return self._m_has_ins_attributes
end

-- 
-- Whether ids of ladders are stored.
SourceNav.NavArea.property.has_ladder_lists = {}
function SourceNav.NavArea.property.has_ladder_lists:get()
  if self._m_has_ladder_lists ~= nil then
    return self._m_has_ladder_lists
  end

  self._m_has_ladder_lists = self._root.version >= 7
  return self._m_has_ladder_lists
end

-- 
-- Whether `light_intensity` is stored.
SourceNav.NavArea.property.has_light = {}
function SourceNav.NavArea.property.has_light:get()
  if self._m_has_light ~= nil then
    return self._m_has_light
  end

  self._m_has_light = self._root.version >= 11
  return self._m_has_light
end

-- 
-- Whether `earliest_occupy_time` is stored.
SourceNav.NavArea.property.has_occupy_times = {}
function SourceNav.NavArea.property.has_occupy_times:get()
  if self._m_has_occupy_times ~= nil then
    return self._m_has_occupy_times
  end

  self._m_has_occupy_times = self._root.version >= 8
  return self._m_has_occupy_times
end

-- 
-- Whether `place_index` is stored.
SourceNav.NavArea.property.has_place_index = {}
function SourceNav.NavArea.property.has_place_index:get()
  if self._m_has_place_index ~= nil then
    return self._m_has_place_index
  end

  self._m_has_place_index = self._root.version >= 5
  return self._m_has_place_index
end

-- 
-- Whether `spawn_attributes` is stored.
SourceNav.NavArea.property.has_spawn_attributes = {}
function SourceNav.NavArea.property.has_spawn_attributes:get()
  if self._m_has_spawn_attributes ~= nil then
    return self._m_has_spawn_attributes
  end

  self._m_has_spawn_attributes = self._root.l4d_version >= 1
  return self._m_has_spawn_attributes
end

-- 
-- Whether `tf_attributes` is stored.
SourceNav.NavArea.property.has_tf_attributes = {}
function SourceNav.NavArea.property.has_tf_attributes:get()
  if self._m_has_tf_attributes ~= nil then
    return self._m_has_tf_attributes
  end

  self._m_has_tf_attributes = self._root.is_tf
  return self._m_has_tf_attributes
end

-- 
-- Whether `tfc_attributes` is stored.
SourceNav.NavArea.property.has_tfc_attributes = {}
function SourceNav.NavArea.property.has_tfc_attributes:get()
  if self._m_has_tfc_attributes ~= nil then
    return self._m_has_tfc_attributes
  end

  self._m_has_tfc_attributes = self._root.is_tfc
  return self._m_has_tfc_attributes
end

-- 
-- Whether `unknown_a` is stored.
SourceNav.NavArea.property.has_unknown_a = {}
function SourceNav.NavArea.property.has_unknown_a:get()
  if self._m_has_unknown_a ~= nil then
    return self._m_has_unknown_a
  end

  self._m_has_unknown_a =  ((self._root.l4d_version >= 2) and (self._root.l4d_version <= 9)) 
  return self._m_has_unknown_a
end

-- 
-- Whether `unknown_b` is stored.
SourceNav.NavArea.property.has_unknown_b = {}
function SourceNav.NavArea.property.has_unknown_b:get()
  if self._m_has_unknown_b ~= nil then
    return self._m_has_unknown_b
  end

  self._m_has_unknown_b =  ((self._root.l4d_version >= 4) and (self._root.l4d_version <= 9)) 
  return self._m_has_unknown_b
end

-- 
-- Whether `unknown_c` is stored.
SourceNav.NavArea.property.has_unknown_c = {}
function SourceNav.NavArea.property.has_unknown_c:get()
  if self._m_has_unknown_c ~= nil then
    return self._m_has_unknown_c
  end

  self._m_has_unknown_c =  ((self._root.l4d_version >= 5) and (self._root.l4d_version <= 12)) 
  return self._m_has_unknown_c
end

-- 
-- Whether `unknown_d` is stored.
SourceNav.NavArea.property.has_unknown_d = {}
function SourceNav.NavArea.property.has_unknown_d:get()
  if self._m_has_unknown_d ~= nil then
    return self._m_has_unknown_d
  end

  self._m_has_unknown_d =  ((self._root.l4d_version >= 1) and (self._root.l4d_version <= 9) and (self.spawn_attributes.has_old_block)) 
  return self._m_has_unknown_d
end

-- 
-- Whether `unknown_e` is stored.
SourceNav.NavArea.property.has_unknown_e = {}
function SourceNav.NavArea.property.has_unknown_e:get()
  if self._m_has_unknown_e ~= nil then
    return self._m_has_unknown_e
  end

  self._m_has_unknown_e =  ((self._root.l4d_version >= 3) and (self._root.l4d_version <= 9)) 
  return self._m_has_unknown_e
end

-- 
-- Whether a list of visible areas is stored.
SourceNav.NavArea.property.has_visible = {}
function SourceNav.NavArea.property.has_visible:get()
  if self._m_has_visible ~= nil then
    return self._m_has_visible
  end

  self._m_has_visible = utils.box_unwrap((self._root.is_l4d) and utils.box_wrap(self._root.l4d_version >= 5) or (self._root.version >= 16))
  return self._m_has_visible
end

-- 
-- Id of the area, which is not 0 and unique in the file; 1 to 820,337
-- in the measured files, with gaps.
-- 
-- Properties, one bit each; how many there are depends on the version,
-- and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
-- four.
-- 
-- - `crouch`: Bots have to crouch here; their search of a way adds 20
--   times the length.
-- - `jump`: Bots have to jump here; their search of a way adds 5 times
--   the length. Used while the mesh is made.
-- - `precise`: Bots follow the area exactly, and do not avoid obstacles.
-- - `no_jump`: Bots do not jump at breaks of the height.
-- - `stop`: Bots stop when they enter.
-- - `run`: Bots run here.
-- - `walk`: Bots walk here.
-- - `avoid`: Bots come here only where the alternatives are worse.
-- - `transient`: The way of bots may become blocked here, and is tested
--   now and then.
-- - `dont_hide`: Bots find no hiding spots here.
-- - `stand`: Bots that hide here stand, and do not crouch.
-- - `no_hostages`: Hostages keep out.
-- - `stairs`: Bots walk up these steps, and do not climb or jump; found
--   again on each load.
-- - `no_merge`: The editor never merges the area.
-- - `obstacle_top`: Bots climb to this point on top of an obstacle.
-- - `cliff`: The ground falls by 300 units or more beside the area.
-- - `tank_only`: Left 4 Dead: only the Tank finds its way here.
-- - `blocked_lua`: Garry's Mod: a script has blocked the area.
-- - `mob_only`: Left 4 Dead: only common infected find their way here.
-- - `playerclip`: Left 4 Dead 2: the area lies in player clip.
-- - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
-- - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
--   run time.
-- - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
--   at run time.
-- - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
-- - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
--   such areas have four equal heights.
-- - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
--   area; cleared on each load.
-- - `has_elevator`: The area is in the way of an elevator.
-- - `nav_blocker`: A `func_nav_blocker` has blocked the area.
-- 
-- The corner of the lowest x and y, with its height.
-- 
-- The corner of the highest x and y, with its height.
-- 
-- Height of the corner at the x of `se` and the y of `nw`.
-- 
-- Height of the corner at the x of `nw` and the y of `se`.
-- 
-- For each side the areas into which one gets over it; the way back is a
-- connection of its own.
-- 
-- Hiding spots that follow; 0 to 4 in the measured files.
-- 
-- Points in the area at which bots hide.
-- 
-- Approach records that follow; 0 to 16 in the measured files, and
-- GoldSrc has room for no more.
-- 
-- Ways by which enemies come into view.
-- 
-- Paths that follow; 0 to 1,722 in the measured files.
-- 
-- Straight paths through the area, with the spots seen from them.
-- 
-- Place of the area: 1 is the first of `places`, 0 means none.
-- 
-- Ladders that lead up from here.
-- 
-- Ladders that lead down from here.
-- 
-- When the first of each team can be here; the team's number modulo 2 is
-- the index, so that Terrorists come before Counter-Terrorists. Team
-- Fortress 2 Classic and Classified have one for each of four teams. 0
-- to 120 in the measured files; 0 everywhere in Team Fortress 2,
-- Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
-- 
-- Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
-- 1 in all other measured files.
-- 
-- Actions that the director of Left 4 Dead may take here.
-- 
-- Not known; sub-versions 2 to 9 of Left 4 Dead.
-- 
-- Not known; sub-versions 4 to 9 of Left 4 Dead.
-- 
-- Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
-- the only measured file.
-- 
-- Entry of `fog_places`, probably counted from 1; 0 in the measured files.
-- 
-- Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
-- 
-- Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
-- 
-- Not known; sub-versions 3 to 9 of Left 4 Dead.
-- 
-- Entries that follow; 0 to 1,196 in the measured files.
-- 
-- Areas that can be seen from here, or how they differ from those of the
-- area in `inherit_visibility_from`.
-- 
-- Id of the area whose list holds for this one too, 0 for none. An entry
-- of the own list comes before one of that list, and only one step is
-- taken.
-- 
-- Approach records that follow; 0 to 16 in the measured files.
-- 
-- Ways by which enemies come into view, in Counter-Strike on Source.
-- 
-- Properties that Team Fortress 2 adds.
-- 
-- Properties that Team Fortress 2 Classic and Classified add, 64 bits.
-- What they mean is not known; they are not those of Team Fortress 2. 0
-- in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
-- and 32 are set in few areas of Classic.
-- 
-- Properties that Insurgency adds; what the bits mean is not known.
function SourceNav.NavArea:__tostring()
  return "area " .. tostring(self.id)
end

-- 
-- A ladder, and the areas at its ends.
SourceNav.NavLadder = class.class(KaitaiStruct)

function SourceNav.NavLadder:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.NavLadder:_read()
  self.id = self._io:read_u4le()
  self.width = self._io:read_f4le()
  self.top = SourceNav.Vec3(self._io, self, self._root)
  self.bottom = SourceNav.Vec3(self._io, self, self._root)
  self.length = self._io:read_f4le()
  self.direction = self._io:read_u4le()
  if self.has_dangling_flag then
    self.is_dangling = self._io:read_u1()
  end
  self.top_forward_area = self._io:read_u4le()
  self.top_left_area = self._io:read_u4le()
  self.top_right_area = self._io:read_u4le()
  self.top_behind_area = self._io:read_u4le()
  self.bottom_area = self._io:read_u4le()
end

-- 
-- Meaning of `direction`.
SourceNav.NavLadder.property.direction_name = {}
function SourceNav.NavLadder.property.direction_name:get()
  if self._m_direction_name ~= nil then
    return self._m_direction_name
  end

  self._m_direction_name = SourceNav.Side(self.direction)
  return self._m_direction_name
end

-- 
-- Whether `is_dangling` is stored.
SourceNav.NavLadder.property.has_dangling_flag = {}
function SourceNav.NavLadder.property.has_dangling_flag:get()
  if self._m_has_dangling_flag ~= nil then
    return self._m_has_dangling_flag
  end

  self._m_has_dangling_flag = self._root.version == 6
  return self._m_has_dangling_flag
end

-- 
-- Id of the ladder, not 0 and unique in the file; 1 to 265 in the
-- measured files.
-- 
-- Width; 3.2 to 124 in the measured files.
-- 
-- Upper end.
-- 
-- Lower end.
-- 
-- Cost of the climb, which is not always the distance of the ends; 6.4
-- to 1,109 in the measured files.
-- 
-- Side to which the face of the ladder looks.
-- 
-- Whether the lower end hangs in the air; only version 6 stores it.
-- 
-- Id of the area straight on over the top, 0 for none.
-- 
-- Id of the area to the left of `direction`, 0 for none.
-- 
-- Id of the area to the right, 0 for none.
-- 
-- Id of the area behind the climber, from which one only gets down; 0 for none.
-- 
-- Id of the area at the lower end; 0 on a broken ladder.
function SourceNav.NavLadder:__tostring()
  return "ladder " .. tostring(self.id)
end

-- 
-- A point that is seen from a path, in versions 1 and 2.
SourceNav.OldEncounterSpot = class.class(KaitaiStruct)

function SourceNav.OldEncounterSpot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.OldEncounterSpot:_read()
  self.position = SourceNav.Vec3(self._io, self, self._root)
  self.t = self._io:read_f4le()
end

-- 
-- The point.
-- 
-- Part of the path at which the spot comes into view, 0 to 1.

-- 
-- An entry of the place directory.
SourceNav.Place = class.class(KaitaiStruct)

function SourceNav.Place:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.Place:_read()
  self.len_name = self._io:read_u2le()
  self.name = self._io:read_bytes(self.len_name)
end

-- 
-- Bytes of the name with the zero that ends it; 4 to 26 in the
-- measured files. The engines have room for 256.
-- 
-- ASCII with a zero at its end.

-- 
-- Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
-- 22, 25, 26 and 28 to 30.
-- See also: Source (https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h)
SourceNav.TfAreaBits = class.class(KaitaiStruct)

function SourceNav.TfAreaBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.TfAreaBits:_read()
  self.blocked = self._io:read_bits_int_le(1) ~= 0
  self.spawn_room_red = self._io:read_bits_int_le(1) ~= 0
  self.spawn_room_blue = self._io:read_bits_int_le(1) ~= 0
  self.spawn_room_exit = self._io:read_bits_int_le(1) ~= 0
  self.has_ammo = self._io:read_bits_int_le(1) ~= 0
  self.has_health = self._io:read_bits_int_le(1) ~= 0
  self.control_point = self._io:read_bits_int_le(1) ~= 0
  self.blue_sentry_danger = self._io:read_bits_int_le(1) ~= 0
  self.red_sentry_danger = self._io:read_bits_int_le(1) ~= 0
  self.reserved1 = self._io:read_bits_int_le(2)
  self.blue_setup_gate = self._io:read_bits_int_le(1) ~= 0
  self.red_setup_gate = self._io:read_bits_int_le(1) ~= 0
  self.blocked_after_point_capture = self._io:read_bits_int_le(1) ~= 0
  self.blocked_until_point_capture = self._io:read_bits_int_le(1) ~= 0
  self.blue_one_way_door = self._io:read_bits_int_le(1) ~= 0
  self.red_one_way_door = self._io:read_bits_int_le(1) ~= 0
  self.with_second_point = self._io:read_bits_int_le(1) ~= 0
  self.with_third_point = self._io:read_bits_int_le(1) ~= 0
  self.with_fourth_point = self._io:read_bits_int_le(1) ~= 0
  self.with_fifth_point = self._io:read_bits_int_le(1) ~= 0
  self.sniper_spot = self._io:read_bits_int_le(1) ~= 0
  self.sentry_spot = self._io:read_bits_int_le(1) ~= 0
  self.escape_route = self._io:read_bits_int_le(1) ~= 0
  self.escape_route_visible = self._io:read_bits_int_le(1) ~= 0
  self.no_spawning = self._io:read_bits_int_le(1) ~= 0
  self.rescue_closet = self._io:read_bits_int_le(1) ~= 0
  self.bomb_can_drop_here = self._io:read_bits_int_le(1) ~= 0
  self.door_never_blocks = self._io:read_bits_int_le(1) ~= 0
  self.door_always_blocks = self._io:read_bits_int_le(1) ~= 0
  self.unblockable = self._io:read_bits_int_le(1) ~= 0
  self.reserved2 = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- The area is blocked; set while the game runs, 0 in the measured
-- files.
-- 
-- In the spawn room of red; set while the game runs, 0 in the
-- measured files.
-- 
-- In the spawn room of blue; set while the game runs, 0 in the
-- measured files.
-- 
-- At an exit of a spawn room; set while the game runs, 0 in the
-- measured files.
-- 
-- Ammunition lies here; set while the game runs, 0 in the measured
-- files.
-- 
-- Health lies here; set while the game runs, 0 in the measured
-- files.
-- 
-- At a control point; set while the game runs, 0 in the measured
-- files.
-- 
-- A sentry gun of blue fires here; set while the game runs, 0 in the
-- measured files.
-- 
-- A sentry gun of red fires here; set while the game runs, 0 in the
-- measured files.
-- 
-- Not used; 0 in the measured files.
-- 
-- Closes nothing: the distances of both teams lead through the area even
-- where something else blocks it.
-- 
-- Closes nothing: the distances of both teams lead through the area even
-- where something else blocks it.
-- 
-- Closes when a control point is captured, any, or one of the index that
-- bits 17 to 20 name or higher. Not checked beside bit 14.
-- 
-- Closed from the start of the round until any control point is captured.
-- 
-- Closed to red.
-- 
-- Closed to blue.
-- 
-- Bit 13 waits for the control point of index 1 of the map; bit 14 and
-- an area without bit 13 ignore it.
-- 
-- Bit 13 waits for the control point of index 2 of the map; bit 14 and
-- an area without bit 13 ignore it.
-- 
-- Bit 13 waits for the control point of index 3 of the map; bit 14 and
-- an area without bit 13 ignore it.
-- 
-- Bit 13 waits for the control point of index 4 of the map; bit 14 and
-- an area without bit 13 ignore it.
-- 
-- Good for a sniper.
-- 
-- Good for a sentry gun.
-- 
-- On an escape route; set while the game runs, 0 in the measured
-- files.
-- 
-- In view of an escape route; set while the game runs, 0 in the
-- measured files.
-- 
-- Bots do not appear here; 0 in the measured files.
-- 
-- Where the dead come back in Raid mode; 0 in the measured files.
-- 
-- The bomb may be dropped here; set while the game runs, 0 in the
-- measured files.
-- 
-- A door here never blocks, whatever bit 29 says.
-- 
-- A door here always blocks.
-- 
-- Can never be blocked.
-- 
-- Not used; 0 in the measured files.

-- 
-- A point of the map.
SourceNav.Vec3 = class.class(KaitaiStruct)

function SourceNav.Vec3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.Vec3:_read()
  self.x = self._io:read_f4le()
  self.y = self._io:read_f4le()
  self.z = self._io:read_f4le()
end

-- 
-- East; -15,475 to 15,475 in the measured files.
-- 
-- South; -15,475 to 15,475 in the measured files.
-- 
-- Up; -4,626 to 11,908 in the measured files.

-- 
-- An area that is seen, or one that is not although the list inherited says so.
SourceNav.VisibleArea = class.class(KaitaiStruct)

function SourceNav.VisibleArea:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function SourceNav.VisibleArea:_read()
  self.target = self._io:read_u4le()
  if self.has_flags then
    self.flags = self._io:read_u1()
  end
end

-- 
-- Whether `flags` is stored.
SourceNav.VisibleArea.property.has_flags = {}
function SourceNav.VisibleArea.property.has_flags:get()
  if self._m_has_flags ~= nil then
    return self._m_has_flags
  end

  self._m_has_flags =  ((not(self._root.is_l4d)) or (self._root.l4d_version >= 9)) 
  return self._m_has_flags
end

-- 
-- Id of the area; in Left 4 Dead from sub-version 14 on its row in
-- `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
-- 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
-- 
-- How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
-- the measured files. An entry for the area itself always has the value
-- 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
-- the list inherited.
-- 
-- - `potentially_visible`: Some part of the area can be seen.
-- - `completely_visible`: All of the area can be seen.

