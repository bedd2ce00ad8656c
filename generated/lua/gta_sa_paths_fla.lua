-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")
local utils = require("utils")

-- 
-- One square of a path network for maps that outgrow the game, as the limit
-- adjuster by fastman92 reads it beside files of the game's own format.
-- 
-- There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
-- ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
-- with the record of the game's own format. Navi links name files and rows by 16
-- bits each.
-- 
-- The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
-- 64; area 0 lies in the south-west corner. N is in the settings of the limit
-- adjuster and not in the files.
-- See also: CPathFind_extended::LoadPathFindData (https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp)
-- See also: Source (https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h)
GtaSaPathsFla = class.class(KaitaiStruct)

GtaSaPathsFla.LightCycle = enum.Enum {
  no_light = 0,
  north_south = 1,
  west_east = 2,
  cycle_3 = 3,
}

GtaSaPathsFla.NodeSpeed = enum.Enum {
  slow = 0,
  normal = 1,
  fast = 2,
  speed_3 = 3,
}

GtaSaPathsFla.SpecialUse = enum.Enum {
  no_special_use = 0,
  parking_parallel = 1,
  parking_perpendicular = 2,
  valet = 3,
  nightclub = 4,
  deliveries = 5,
  valet_unload = 6,
  nightclub_unload = 7,
  drive_through = 8,
  drive_through_window = 9,
  deliveries_unload = 10,
  special_11 = 11,
  special_12 = 12,
  special_13 = 13,
  special_14 = 14,
  special_15 = 15,
}

function GtaSaPathsFla:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaSaPathsFla:_read()
  self.marker = self._io:read_bytes(4)
  if not(self.marker == "\255\255\255\255") then
    error("not equal, expected " .. "\255\255\255\255" .. ", but got " .. self.marker)
  end
  self.magic = self._io:read_u4le()
  if not( ((self.magic == 842616134) or (self.magic == 876694598)) ) then
    error("ValidationNotAnyOfError")
  end
  if self.has_name then
    self.len_name = self._io:read_u1()
    if not(self.len_name == 11) then
      error("not equal, expected " .. 11 .. ", but got " .. self.len_name)
    end
  end
  if self.has_name then
    self.name = self._io:read_bytes(11)
    if not(self.name == "\000\102\097\115\116\109\097\110\057\050\000") then
      error("not equal, expected " .. "\000\102\097\115\116\109\097\110\057\050\000" .. ", but got " .. self.name)
    end
  end
  if self.has_name then
    self.version_word = self._io:read_u4le()
    if not( ((self.version_word == 844252502) or (self.version_word == 861029718)) ) then
      error("ValidationNotAnyOfError")
    end
  end
  self.num_nodes = self._io:read_u4le()
  if not(self.num_nodes <= math.floor((self._io:size() - self._io:pos()) / 40)) then
    error("ValidationGreaterThanError")
  end
  self.num_vehicle_nodes = self._io:read_u4le()
  self.num_ped_nodes = self._io:read_u4le()
  self.num_navi_nodes = self._io:read_u4le()
  if not(self.num_navi_nodes <= math.floor((self._io:size() - self._io:pos()) / 22)) then
    error("ValidationGreaterThanError")
  end
  self.num_links = self._io:read_u4le()
  if not(self.num_links <= math.floor((self._io:size() - self._io:pos()) / 10)) then
    error("ValidationGreaterThanError")
  end
  self.nodes = {}
  for i = 0, self.num_nodes - 1 do
    self.nodes[i + 1] = GtaSaPathsFla.ExtendedPathNode(self._io, self, self._root)
  end
  self.navi_nodes = {}
  for i = 0, self.num_navi_nodes - 1 do
    self.navi_nodes[i + 1] = GtaSaPathsFla.ExtendedNaviNode(self._io, self, self._root)
  end
  self.links = {}
  for i = 0, self.num_links - 1 do
    self.links[i + 1] = GtaSaPathsFla.Link(self._io, self, self._root)
  end
  if self.has_links then
    self.reserved_links = {}
    for i = 0, 192 - 1 do
      self.reserved_links[i + 1] = GtaSaPathsFla.Link(self._io, self, self._root)
    end
  end
  self.navi_links = {}
  for i = 0, self._root.num_links - 1 do
    self.navi_links[i + 1] = GtaSaPathsFla.NaviAddress(self._io, self, self._root)
  end
  self.link_lengths = {}
  for i = 0, self._root.num_links - 1 do
    self.link_lengths[i + 1] = self._io:read_u1()
  end
  if self.has_links then
    self.reserved_link_lengths = self._io:read_bytes(192)
  end
  self.intersections = {}
  for i = 0, self._root.num_links - 1 do
    self.intersections[i + 1] = GtaSaPathsFla.Intersection(self._io, self, self._root)
  end
  if self.has_links then
    self.reserved_intersections = self._io:read_bytes(192)
  end
  self.eof_mark = self._io:read_u4le()
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Whether the reserves are stored.
GtaSaPathsFla.property.has_links = {}
function GtaSaPathsFla.property.has_links:get()
  if self._m_has_links ~= nil then
    return self._m_has_links
  end

  self._m_has_links = self.num_links ~= 0
  return self._m_has_links
end

-- 
-- Whether a name and a version are stored between the magic and the counts.
GtaSaPathsFla.property.has_name = {}
function GtaSaPathsFla.property.has_name:get()
  if self._m_has_name ~= nil then
    return self._m_has_name
  end

  self._m_has_name = not(self.is_fla4)
  return self._m_has_name
end

-- 
-- Whether the counts follow the magic directly, and records are aligned.
GtaSaPathsFla.property.is_fla4 = {}
function GtaSaPathsFla.property.is_fla4:get()
  if self._m_is_fla4 ~= nil then
    return self._m_is_fla4
  end

  self._m_is_fla4 = self.magic == 876694598
  return self._m_is_fla4
end

-- 
-- 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
GtaSaPathsFla.property.version = {}
function GtaSaPathsFla.property.version:get()
  if self._m_version ~= nil then
    return self._m_version
  end

  self._m_version = utils.box_unwrap((self.is_fla4) and utils.box_wrap(4) or (utils.box_unwrap((self.version_word == 861029718) and utils.box_wrap(3) or (2))))
  return self._m_version
end

-- 
-- Is stored where the game's own format has its number of path nodes, which
-- can never be as large.
-- 
-- The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
-- which the counts do.
-- 
-- Bytes of the name; 11.
-- 
-- The name of the author between two zeros.
-- 
-- The bytes `VER2` or `VER3`.
-- 
-- Path nodes, vehicle and pedestrian nodes together.
-- 
-- Nodes for cars and boats, which come first.
-- 
-- Nodes for pedestrians, which follow.
-- 
-- Navi nodes, which describe edges between vehicle nodes.
-- 
-- Directed links, each with an address (4 bytes), a navi link (4), a length
-- (1) and an intersection (1).
-- 
-- Path nodes, first those for vehicles, then those for pedestrians.
-- 
-- Data of the edges between vehicle nodes, one row for each.
-- 
-- Addresses of the neighbours, in the order of the nodes that own them.
-- 
-- Room for 16 nodes that get a link into an interior at run time, 12
-- addresses for each. The engine takes a group whose first area id is 65535
-- for free; write area 65535, node 0 everywhere.
-- 
-- The navi node of each link, which both directions of an edge share; 0, and
-- without a meaning, on the links of pedestrian nodes.
-- 
-- Length of each link in whole units, rounded down, at least 1: the cost of
-- the route search.
-- 
-- Room for the lengths of the links in `reserved_links`; write zeros.
-- 
-- How each link crosses roads; all bits are 0 on the links of vehicle nodes.
-- One editor writes them right after the link lengths, where the adjuster
-- does not look for them.
-- 
-- Room for the intersections of the links in `reserved_links`; write zeros.
-- 
-- The bytes `EOF` and a zero, with or without links before them; with any
-- others the adjuster loads nothing of the file.
-- 
-- Bytes after the layout, which nothing reads: nothing in loose files, zeros
-- up to a multiple of 2,048 bytes in an archive.
function GtaSaPathsFla:__tostring()
  return tostring(self.num_nodes) .. " path nodes, " .. tostring(self.num_navi_nodes) .. " navi nodes, " .. tostring(self.num_links) .. " links"
end

-- 
-- An edge between two vehicle nodes: the record of the game's own format and
-- the coordinates that replace those in it.
GtaSaPathsFla.ExtendedNaviNode = class.class(KaitaiStruct)

function GtaSaPathsFla.ExtendedNaviNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.ExtendedNaviNode:_read()
  self.classic = GtaSaPathsFla.NaviNode(self._io, self, self._root)
  if self.has_padding then
    self.padding = self._io:read_u2le()
  end
  self.x_ext = self._io:read_s4le()
  self.y_ext = self._io:read_s4le()
end

-- 
-- Whether the record is aligned.
GtaSaPathsFla.ExtendedNaviNode.property.has_padding = {}
function GtaSaPathsFla.ExtendedNaviNode.property.has_padding:get()
  if self._m_has_padding ~= nil then
    return self._m_has_padding
  end

  self._m_has_padding = self._root.is_fla4
  return self._m_has_padding
end

-- 
-- East.
GtaSaPathsFla.ExtendedNaviNode.property.position_x = {}
function GtaSaPathsFla.ExtendedNaviNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x_ext * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPathsFla.ExtendedNaviNode.property.position_y = {}
function GtaSaPathsFla.ExtendedNaviNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y_ext * 0.125
  return self._m_position_y
end

-- 
-- The record of the game's own format. Its `x` and `y` are not used;
-- tools write 0, 32760, or the low 16 bits of what replaces them.
-- 
-- Not used; it aligns the coordinates.
-- 
-- East, in eighths of a unit.
-- 
-- North, in eighths of a unit.
function GtaSaPathsFla.ExtendedNaviNode:__tostring()
  return "to area " .. tostring(self.classic.target_area_id) .. " node " .. tostring(self.classic.target_node_id)
end

-- 
-- A point of the graph, for vehicles or for pedestrians: the record of the
-- game's own format and what replaces some of its fields.
GtaSaPathsFla.ExtendedPathNode = class.class(KaitaiStruct)

function GtaSaPathsFla.ExtendedPathNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.ExtendedPathNode:_read()
  self.classic = GtaSaPathsFla.PathNode(self._io, self, self._root)
  self.x_ext = self._io:read_s4le()
  self.y_ext = self._io:read_s4le()
  self.z_ext = self._io:read_s4le()
  if self.has_flood_id_ext then
    self.flood_id_ext = self._io:read_u2le()
  end
  if self.has_padding then
    self.padding = self._io:read_u2le()
  end
end

-- 
-- Whether flood ids have 16 bits.
GtaSaPathsFla.ExtendedPathNode.property.has_flood_id_ext = {}
function GtaSaPathsFla.ExtendedPathNode.property.has_flood_id_ext:get()
  if self._m_has_flood_id_ext ~= nil then
    return self._m_has_flood_id_ext
  end

  self._m_has_flood_id_ext = self._root.version >= 3
  return self._m_has_flood_id_ext
end

-- 
-- Whether the record is aligned.
GtaSaPathsFla.ExtendedPathNode.property.has_padding = {}
function GtaSaPathsFla.ExtendedPathNode.property.has_padding:get()
  if self._m_has_padding ~= nil then
    return self._m_has_padding
  end

  self._m_has_padding = self._root.is_fla4
  return self._m_has_padding
end

-- 
-- East.
GtaSaPathsFla.ExtendedPathNode.property.position_x = {}
function GtaSaPathsFla.ExtendedPathNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x_ext * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPathsFla.ExtendedPathNode.property.position_y = {}
function GtaSaPathsFla.ExtendedPathNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y_ext * 0.125
  return self._m_position_y
end

-- 
-- Up.
GtaSaPathsFla.ExtendedPathNode.property.position_z = {}
function GtaSaPathsFla.ExtendedPathNode.property.position_z:get()
  if self._m_position_z ~= nil then
    return self._m_position_z
  end

  self._m_position_z = self.z_ext * 0.125
  return self._m_position_z
end

-- 
-- The record of the game's own format. Its `x`, `y` and `z` are not
-- used; tools write 0, 32760, or the low 16 bits of what replaces them.
-- From version 3 on its `flood_id` is not used, either.
-- 
-- East, in eighths of a unit, truncated towards zero.
-- 
-- North, in eighths of a unit, truncated towards zero.
-- 
-- Up, in eighths of a unit, truncated towards zero.
-- 
-- Number of the connected part of the graph that the node belongs to,
-- counted from 1, for vehicles and pedestrians apart.
-- 
-- Not used; it aligns the record.
function GtaSaPathsFla.ExtendedPathNode:__tostring()
  return "area " .. tostring(self.classic.area_id) .. " node " .. tostring(self.classic.node_id)
end

-- 
-- How a link of a pedestrian node crosses a road.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83)
GtaSaPathsFla.Intersection = class.class(KaitaiStruct)

function GtaSaPathsFla.Intersection:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.Intersection:_read()
  self.road_cross = self._io:read_bits_int_le(1) ~= 0
  self.ped_traffic_light = self._io:read_bits_int_le(1) ~= 0
  self.reserved = self._io:read_bits_int_le(6)
end

-- 
-- The link crosses a road, pedestrians look before they go; set on 1,812
-- original links.
-- 
-- Pedestrians wait for a light. Set on 1,346 original links that have
-- `road_cross`: those that are near a lamp on the map.
-- 
-- Not used; 0 in the original files.

-- 
-- Lanes of an edge, seen along the direction of its navi node.
GtaSaPathsFla.LaneBits = class.class(KaitaiStruct)

function GtaSaPathsFla.LaneBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.LaneBits:_read()
  self.left_lanes = self._io:read_bits_int_le(3)
  self.right_lanes = self._io:read_bits_int_le(3)
  self.traffic_light_at_target = self._io:read_bits_int_le(1) ~= 0
  self.reserved = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Lanes against the direction; 0 to 2 in the original files.
-- 
-- Lanes along the direction; 0 to 2 in the original files.
-- 
-- The light is at the target, not at the other end: the end that is more
-- of a junction. Set on 1,213 original navi nodes, which all have a
-- light.
-- 
-- Not used; 0 in the original files.
function GtaSaPathsFla.LaneBits:__tostring()
  return tostring(self.left_lanes) .. " left, " .. tostring(self.right_lanes) .. " right"
end

-- 
-- Traffic light of an edge.
GtaSaPathsFla.LightBits = class.class(KaitaiStruct)

function GtaSaPathsFla.LightBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.LightBits:_read()
  self.state = self._io:read_bits_int_le(2)
  self.bridge_lights = self._io:read_bits_int_le(1) ~= 0
  self.reserved = self._io:read_bits_int_le(13)
end

-- 
-- Meaning of `state`.
GtaSaPathsFla.LightBits.property.state_name = {}
function GtaSaPathsFla.LightBits.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaPathsFla.LightCycle(self.state)
  return self._m_state_name
end

-- 
-- Which cycle the light follows, see `light_cycle`; in the original
-- files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
-- the lamps on the map.
-- 
-- Switched by scripts at run time, at bridges and crossings; 0 in the
-- original files.
-- 
-- Not used; 0 in the original files.
function GtaSaPathsFla.LightBits:__tostring()
  return "light state " .. tostring(self.state)
end

-- 
-- Address of a path node.
GtaSaPathsFla.Link = class.class(KaitaiStruct)

function GtaSaPathsFla.Link:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.Link:_read()
  self.area_id = self._io:read_u2le()
  self.node_id = self._io:read_u2le()
end

-- 
-- Area of the node; 0 to 63. 65535 means none and occurs only in the
-- reserve.
-- 
-- Row of the node in the file of that area.
function GtaSaPathsFla.Link:__tostring()
  return "area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

-- 
-- Address of a navi node.
GtaSaPathsFla.NaviAddress = class.class(KaitaiStruct)

function GtaSaPathsFla.NaviAddress:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.NaviAddress:_read()
  self.navi_id = self._io:read_u2le()
  self.navi_area_id = self._io:read_u2le()
end

-- 
-- Row of the navi node in the file of `navi_area_id`.
-- 
-- Area of the file that holds the navi node.
function GtaSaPathsFla.NaviAddress:__tostring()
  return "area " .. tostring(self.navi_area_id) .. " navi node " .. tostring(self.navi_id)
end

-- 
-- An edge between two vehicle nodes: its target is one of the ends, its
-- direction points to the target. Travelling towards the target uses the
-- right lanes, away from it the left lanes. In the original files the
-- target is the end with the lower address, and the file is the one of the
-- area where the navi node lies.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118)
GtaSaPathsFla.NaviNode = class.class(KaitaiStruct)

function GtaSaPathsFla.NaviNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.NaviNode:_read()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.target_area_id = self._io:read_u2le()
  self.target_node_id = self._io:read_u2le()
  self.dir_x = self._io:read_s1()
  self.dir_y = self._io:read_s1()
  self.path_width = self._io:read_u1()
  self.lanes = GtaSaPathsFla.LaneBits(self._io, self, self._root)
  self.traffic_light = GtaSaPathsFla.LightBits(self._io, self, self._root)
end

-- 
-- East part of the vector of length 1 that points to the target.
GtaSaPathsFla.NaviNode.property.direction_x = {}
function GtaSaPathsFla.NaviNode.property.direction_x:get()
  if self._m_direction_x ~= nil then
    return self._m_direction_x
  end

  self._m_direction_x = self.dir_x * 0.01
  return self._m_direction_x
end

-- 
-- North part of the vector of length 1 that points to the target.
GtaSaPathsFla.NaviNode.property.direction_y = {}
function GtaSaPathsFla.NaviNode.property.direction_y:get()
  if self._m_direction_y ~= nil then
    return self._m_direction_y
  end

  self._m_direction_y = self.dir_y * 0.01
  return self._m_direction_y
end

-- 
-- From side to side of the median strip.
GtaSaPathsFla.NaviNode.property.full_width = {}
function GtaSaPathsFla.NaviNode.property.full_width:get()
  if self._m_full_width ~= nil then
    return self._m_full_width
  end

  self._m_full_width = self.path_width * 0.125
  return self._m_full_width
end

-- 
-- From the middle of the median strip to one side.
GtaSaPathsFla.NaviNode.property.half_width = {}
function GtaSaPathsFla.NaviNode.property.half_width:get()
  if self._m_half_width ~= nil then
    return self._m_half_width
  end

  self._m_half_width = self.path_width * 0.0625
  return self._m_half_width
end

-- 
-- East.
GtaSaPathsFla.NaviNode.property.position_x = {}
function GtaSaPathsFla.NaviNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPathsFla.NaviNode.property.position_y = {}
function GtaSaPathsFla.NaviNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y * 0.125
  return self._m_position_y
end

-- 
-- East, in eighths of a unit. Cars wait about here at a light. In the
-- original files it is the mean of both ends of the edge, or of the
-- ends of two pieces of road that were joined in the edge; at most 45.2
-- units from the middle of the edge.
-- 
-- North, in eighths of a unit.
-- 
-- Area of the end that the direction points to; 0 to 63.
-- 
-- Node of the end that the direction points to; always a vehicle node in
-- the original files.
-- 
-- East part of the direction in hundredths, -100 to 100, cut toward 0
-- after a division that can be one step too low or too high; the length
-- of the vector is 98.6 to 100 in the original files.
-- 
-- North part of the direction in hundredths, -100 to 100.
-- 
-- Half of the width of the median strip in sixteenths of a unit: the
-- larger width of both ends of a piece of road, or of the ends of two
-- pieces that were joined, which the files do not have. It is the width
-- of one of the ends of the edge on all but 22 edges; 0 to 120 in the
-- original files. The engine takes the byte for signed.
-- 
-- Lanes in both directions, and the end that has the light.
-- 
-- State of the light.
function GtaSaPathsFla.NaviNode:__tostring()
  return "to area " .. tostring(self.target_area_id) .. " node " .. tostring(self.target_node_id)
end

-- 
-- Number of links and properties of a path node.
-- See also: Source (https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117)
GtaSaPathsFla.NodeFlags = class.class(KaitaiStruct)

function GtaSaPathsFla.NodeFlags:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.NodeFlags:_read()
  self.link_count = self._io:read_bits_int_le(4)
  self.on_dead_end = self._io:read_bits_int_le(1) ~= 0
  self.switched_off = self._io:read_bits_int_le(1) ~= 0
  self.road_block = self._io:read_bits_int_le(1) ~= 0
  self.water_node = self._io:read_bits_int_le(1) ~= 0
  self.switched_off_original = self._io:read_bits_int_le(1) ~= 0
  self.already_found = self._io:read_bits_int_le(1) ~= 0
  self.dont_wander = self._io:read_bits_int_le(1) ~= 0
  self.interior_node = self._io:read_bits_int_le(1) ~= 0
  self.speed = self._io:read_bits_int_le(2)
  self.dummy = self._io:read_bits_int_le(2)
  self.density = self._io:read_bits_int_le(4)
  self.special_function = self._io:read_bits_int_le(4)
  self.padding = self._io:read_bits_int_le(8)
end

-- 
-- Meaning of `special_function`.
GtaSaPathsFla.NodeFlags.property.special_function_name = {}
function GtaSaPathsFla.NodeFlags.property.special_function_name:get()
  if self._m_special_function_name ~= nil then
    return self._m_special_function_name
  end

  self._m_special_function_name = GtaSaPathsFla.SpecialUse(self.special_function)
  return self._m_special_function_name
end

-- 
-- Meaning of `speed`.
GtaSaPathsFla.NodeFlags.property.speed_name = {}
function GtaSaPathsFla.NodeFlags.property.speed_name:get()
  if self._m_speed_name ~= nil then
    return self._m_speed_name
  end

  self._m_speed_name = GtaSaPathsFla.NodeSpeed(self.speed)
  return self._m_speed_name
end

-- 
-- Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
-- nodes of the original files.
-- 
-- The vehicle node lies on a branch that leads nowhere; set on 2,594 of
-- 30,587 original vehicle nodes, never on pedestrian nodes.
-- 
-- Little or no traffic until a script switches the node on; set on a
-- quarter of the original vehicle nodes and a sixth of the pedestrian
-- nodes. The commands 01E7 and 022A clear it for vehicles and for
-- pedestrians in a box, 01E8 and 022B set it.
-- 
-- The police may build a road block here; set on 391 original vehicle
-- nodes, never on pedestrian nodes.
-- 
-- A node for boats; set on 1,596 original vehicle nodes, never on
-- pedestrian nodes.
-- 
-- Copy of `switched_off` that the loader makes, from which the commands
-- 091D and 091E put it back; the stored value has no effect, and equals
-- it in the original files.
-- 
-- Scratch bit of a search; 0 in the original files.
-- 
-- Wandering pedestrians keep away; set on 17 original pedestrian
-- nodes.
-- 
-- Marks nodes of interiors at run time; 0 in the original files.
-- 
-- How fast cars drive, see `node_speed`. Vehicle nodes of the original
-- files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
-- 
-- Not used; 0 in the original files.
-- 
-- How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
-- original nodes.
-- 
-- What cars do here, see `special_use`; 0 on all but 232 original
-- nodes, which are vehicle nodes.
-- 
-- Not used; 0 in the original files.
function GtaSaPathsFla.NodeFlags:__tostring()
  return tostring(self.link_count) .. " links"
end

-- 
-- A point of the graph, for vehicles or for pedestrians.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150)
GtaSaPathsFla.PathNode = class.class(KaitaiStruct)

function GtaSaPathsFla.PathNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPathsFla.PathNode:_read()
  self.next_ptr = self._io:read_u4le()
  self.prev_ptr = self._io:read_u4le()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.z = self._io:read_s2le()
  self.search_distance = self._io:read_s2le()
  self.base_link = self._io:read_s2le()
  self.area_id = self._io:read_u2le()
  self.node_id = self._io:read_u2le()
  self.path_width = self._io:read_u1()
  self.flood_id = self._io:read_u1()
  self.flags = GtaSaPathsFla.NodeFlags(self._io, self, self._root)
end

-- 
-- From side to side.
GtaSaPathsFla.PathNode.property.full_width = {}
function GtaSaPathsFla.PathNode.property.full_width:get()
  if self._m_full_width ~= nil then
    return self._m_full_width
  end

  self._m_full_width = self.path_width * 0.125
  return self._m_full_width
end

-- 
-- From the middle to one side, as the engine uses the width.
GtaSaPathsFla.PathNode.property.half_width = {}
function GtaSaPathsFla.PathNode.property.half_width:get()
  if self._m_half_width ~= nil then
    return self._m_half_width
  end

  self._m_half_width = self.path_width * 0.0625
  return self._m_half_width
end

-- 
-- East.
GtaSaPathsFla.PathNode.property.position_x = {}
function GtaSaPathsFla.PathNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPathsFla.PathNode.property.position_y = {}
function GtaSaPathsFla.PathNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y * 0.125
  return self._m_position_y
end

-- 
-- Up.
GtaSaPathsFla.PathNode.property.position_z = {}
function GtaSaPathsFla.PathNode.property.position_z:get()
  if self._m_position_z ~= nil then
    return self._m_position_z
  end

  self._m_position_z = self.z * 0.125
  return self._m_position_z
end

-- 
-- Address in the memory of the original compiler: that of the node below
-- this one on the stack of the flood fill that numbers the parts of the
-- graph, 0 for the lowest one. The engine overwrites it. Any value; write
-- 0 for a new node.
-- 
-- Overwritten by the engine; 0 in the original files.
-- 
-- East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
-- units in the original files.
-- 
-- North, in eighths of a unit, truncated towards zero; -2932.5 to
-- 2853.625 units in the original files.
-- 
-- Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
-- in the original files.
-- 
-- Scratch value of the route search, which takes 32766 (0x7ffe) for a
-- node that it has not touched; 32766 in the original files.
-- 
-- Row of the node's first link; the sum of the link counts of the nodes
-- before it, 0 to 6,326 in the original files.
-- 
-- Area of the node's own address, which is the number of the file;
-- 0 to 63.
-- 
-- Node of the node's own address, which is its row in the file; 0 to
-- 2,888 in the original files.
-- 
-- Half of a width in sixteenths of a unit: of the median strip at a
-- vehicle node, of the path at a pedestrian node. In the original
-- files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
-- nodes, mostly 16.
-- 
-- Number of the connected part of the graph that the node belongs to,
-- counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
-- nodes and 1 to 179 at pedestrian nodes of the original files.
-- 
-- Number of links and properties, 32 bits.
function GtaSaPathsFla.PathNode:__tostring()
  return "area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

