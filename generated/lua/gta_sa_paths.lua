-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")

-- 
-- One of the 64 squares of the graph that cars, boats and pedestrians follow.
-- 
-- The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
-- unit is about one metre. Area 0 lies in the south-west corner, numbers grow
-- eastwards, then northwards, and file N describes area N. A node is addressed
-- by the pair of its area and its row in the file of that area.
-- 
-- The graph is stored as lists of neighbours, every edge from both of its ends.
-- A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
-- `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
-- Each edge between vehicle nodes has a navi node, which holds its lanes and its
-- traffic light; the navi links of pedestrian links are 0 and mean nothing.
-- 
-- Without links a file ends after the navi nodes. Some old tools wrote files
-- that end too early: after the link lengths, or without the reserve between
-- link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
-- distinguish them by their size.
-- See also: CPathFind::LoadPathFindData (https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp)
-- See also: Source (https://gtamods.com/wiki/Paths_(GTA_SA))
GtaSaPaths = class.class(KaitaiStruct)

GtaSaPaths.LightCycle = enum.Enum {
  no_light = 0,
  north_south = 1,
  west_east = 2,
  cycle_3 = 3,
}

GtaSaPaths.NodeSpeed = enum.Enum {
  slow = 0,
  normal = 1,
  fast = 2,
  speed_3 = 3,
}

GtaSaPaths.SpecialUse = enum.Enum {
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

function GtaSaPaths:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaSaPaths:_read()
  self.num_nodes = self._io:read_u4le()
  if not(self.num_nodes <= math.floor((self._io:size() - self._io:pos()) / 28)) then
    error("ValidationGreaterThanError")
  end
  self.num_vehicle_nodes = self._io:read_u4le()
  self.num_ped_nodes = self._io:read_u4le()
  self.num_navi_nodes = self._io:read_u4le()
  if not(self.num_navi_nodes <= math.floor((self._io:size() - self._io:pos()) / 14)) then
    error("ValidationGreaterThanError")
  end
  self.num_links = self._io:read_u4le()
  if not(self.num_links <= math.floor((self._io:size() - self._io:pos()) / 7)) then
    error("ValidationGreaterThanError")
  end
  self.nodes = {}
  for i = 0, self.num_nodes - 1 do
    self.nodes[i + 1] = GtaSaPaths.PathNode(self._io, self, self._root)
  end
  self.navi_nodes = {}
  for i = 0, self.num_navi_nodes - 1 do
    self.navi_nodes[i + 1] = GtaSaPaths.NaviNode(self._io, self, self._root)
  end
  self.links = {}
  for i = 0, self.num_links - 1 do
    self.links[i + 1] = GtaSaPaths.Link(self._io, self, self._root)
  end
  if self.has_links then
    self.reserved_links = {}
    for i = 0, 192 - 1 do
      self.reserved_links[i + 1] = GtaSaPaths.Link(self._io, self, self._root)
    end
  end
  self.navi_links = {}
  for i = 0, self._root.num_links - 1 do
    self.navi_links[i + 1] = GtaSaPaths.NaviLink(self._io, self, self._root)
  end
  self.link_lengths = {}
  for i = 0, self._root.num_links - 1 do
    self.link_lengths[i + 1] = self._io:read_u1()
  end
  if self.has_reserved_link_lengths then
    self.reserved_link_lengths = self._io:read_bytes(192)
  end
  if self.has_intersections then
    self.intersections = {}
    for i = 0, self._root.num_links - 1 do
      self.intersections[i + 1] = GtaSaPaths.Intersection(self._io, self, self._root)
    end
  end
  if self.has_reserved_intersections then
    self.reserved_intersections = self._io:read_bytes(192)
  end
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Whether the intersections are stored.
GtaSaPaths.property.has_intersections = {}
function GtaSaPaths.property.has_intersections:get()
  if self._m_has_intersections ~= nil then
    return self._m_has_intersections
  end

  self._m_has_intersections = self.has_tail
  return self._m_has_intersections
end

-- 
-- Whether the reserve of the links is stored.
GtaSaPaths.property.has_links = {}
function GtaSaPaths.property.has_links:get()
  if self._m_has_links ~= nil then
    return self._m_has_links
  end

  self._m_has_links = self.num_links ~= 0
  return self._m_has_links
end

-- 
-- Whether the reserve of the intersections is stored.
GtaSaPaths.property.has_reserved_intersections = {}
function GtaSaPaths.property.has_reserved_intersections:get()
  if self._m_has_reserved_intersections ~= nil then
    return self._m_has_reserved_intersections
  end

  self._m_has_reserved_intersections =  ((self.has_links) and (self.has_tail)) 
  return self._m_has_reserved_intersections
end

-- 
-- Whether the reserve of the link lengths is stored.
GtaSaPaths.property.has_reserved_link_lengths = {}
function GtaSaPaths.property.has_reserved_link_lengths:get()
  if self._m_has_reserved_link_lengths ~= nil then
    return self._m_has_reserved_link_lengths
  end

  self._m_has_reserved_link_lengths =  ((self.has_links) and (self.has_tail) and (not(self.is_wiki_sized))) 
  return self._m_has_reserved_link_lengths
end

-- 
-- Whether any part of the layout follows the link lengths.
GtaSaPaths.property.has_tail = {}
function GtaSaPaths.property.has_tail:get()
  if self._m_has_tail ~= nil then
    return self._m_has_tail
  end

  self._m_has_tail =  ((not(self.has_links)) or (self.is_wiki_sized) or (self._io:size() >= self.len_full)) 
  return self._m_has_tail
end

-- 
-- Whether the intersections follow the link lengths directly. The game
-- does not read such a file as meant. The size shows it only for files
-- without padding.
GtaSaPaths.property.is_wiki_sized = {}
function GtaSaPaths.property.is_wiki_sized:get()
  if self._m_is_wiki_sized ~= nil then
    return self._m_is_wiki_sized
  end

  self._m_is_wiki_sized =  ((self.has_links) and (self._io:size() == self.len_wiki)) 
  return self._m_is_wiki_sized
end

-- 
-- Bytes of a complete file with links.
GtaSaPaths.property.len_full = {}
function GtaSaPaths.property.len_full:get()
  if self._m_len_full ~= nil then
    return self._m_len_full
  end

  self._m_len_full = (self.len_wiki + 192)
  return self._m_len_full
end

-- 
-- Bytes of a file with links that ends after the link lengths.
GtaSaPaths.property.len_short = {}
function GtaSaPaths.property.len_short:get()
  if self._m_len_short ~= nil then
    return self._m_len_short
  end

  self._m_len_short = ((((20 + self.num_nodes * 28) + self.num_navi_nodes * 14) + self.num_links * 7) + 768)
  return self._m_len_short
end

-- 
-- Bytes of a file with links that lacks the reserve of the link lengths.
GtaSaPaths.property.len_wiki = {}
function GtaSaPaths.property.len_wiki:get()
  if self._m_len_wiki ~= nil then
    return self._m_len_wiki
  end

  self._m_len_wiki = ((self.len_short + self.num_links) + 192)
  return self._m_len_wiki
end

-- 
-- Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
-- original files. 0xffffffff announces another format of the limit
-- adjuster by fastman92.
-- 
-- Nodes for cars and boats, which come first; 73 to 948 in the original
-- files.
-- 
-- Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
-- 0 in six of them.
-- 
-- Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
-- original files.
-- 
-- Directed links, each with an address (4 bytes), a navi link (2) and a
-- length (1), and an intersection (1) unless the tail is missing; 149 to
-- 6,328 in the original files.
-- 
-- Path nodes, first those for vehicles, then those for pedestrians.
-- 
-- Data of the edges between vehicle nodes, one row for each.
-- 
-- Addresses of the neighbours, in the order of the nodes that own them.
-- 
-- Room for 16 nodes that get a link into an interior at run time, 12
-- addresses for each. The engine takes a group whose first area id is 65535
-- for free; every entry of the original files is area 65535, node 0.
-- 
-- The navi node of each link, which both directions of an edge share; 0, and
-- without a meaning, on the links of pedestrian nodes.
-- 
-- Length of each link in whole units, rounded down, at least 1: the cost of
-- the route search. 1 to 165 in the original files.
-- 
-- Room for the lengths of the links in `reserved_links`; zeros in the
-- original files.
-- 
-- How each link crosses roads; all bits are 0 on the links of vehicle nodes.
-- 
-- Room for the intersections of the links in `reserved_links`; zeros in the
-- original files.
-- 
-- Bytes after the layout, which the game does not read: nothing in loose
-- files, zeros up to a multiple of 2,048 bytes in an archive. A file without
-- links may have a link reserve here, 192 times FF FF 00 00.
function GtaSaPaths:__tostring()
  return tostring(self.num_nodes) .. " path nodes, " .. tostring(self.num_navi_nodes) .. " navi nodes, " .. tostring(self.num_links) .. " links"
end

-- 
-- How a link of a pedestrian node crosses a road.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83)
GtaSaPaths.Intersection = class.class(KaitaiStruct)

function GtaSaPaths.Intersection:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.Intersection:_read()
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
GtaSaPaths.LaneBits = class.class(KaitaiStruct)

function GtaSaPaths.LaneBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.LaneBits:_read()
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
function GtaSaPaths.LaneBits:__tostring()
  return tostring(self.left_lanes) .. " left, " .. tostring(self.right_lanes) .. " right"
end

-- 
-- Traffic light of an edge.
GtaSaPaths.LightBits = class.class(KaitaiStruct)

function GtaSaPaths.LightBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.LightBits:_read()
  self.state = self._io:read_bits_int_le(2)
  self.bridge_lights = self._io:read_bits_int_le(1) ~= 0
  self.reserved = self._io:read_bits_int_le(13)
end

-- 
-- Meaning of `state`.
GtaSaPaths.LightBits.property.state_name = {}
function GtaSaPaths.LightBits.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaPaths.LightCycle(self.state)
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
function GtaSaPaths.LightBits:__tostring()
  return "light state " .. tostring(self.state)
end

-- 
-- Address of a path node.
GtaSaPaths.Link = class.class(KaitaiStruct)

function GtaSaPaths.Link:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.Link:_read()
  self.area_id = self._io:read_u2le()
  self.node_id = self._io:read_u2le()
end

-- 
-- Area of the node; 0 to 63. 65535 means none and occurs only in the
-- reserve.
-- 
-- Row of the node in the file of that area.
function GtaSaPaths.Link:__tostring()
  return "area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

-- 
-- Address of a navi node. The word 0xffff means none to the engine, so area
-- 63 can use no more than 1,023 navi nodes.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72)
GtaSaPaths.NaviLink = class.class(KaitaiStruct)

function GtaSaPaths.NaviLink:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.NaviLink:_read()
  self.navi_id = self._io:read_bits_int_le(10)
  self.navi_area_id = self._io:read_bits_int_le(6)
end

-- 
-- Row of the navi node in the file of `navi_area_id`.
-- 
-- Area of the file that holds the navi node; 0 to 63.
function GtaSaPaths.NaviLink:__tostring()
  return "area " .. tostring(self.navi_area_id) .. " navi node " .. tostring(self.navi_id)
end

-- 
-- An edge between two vehicle nodes: its target is one of the ends, its
-- direction points to the target. Travelling towards the target uses the
-- right lanes, away from it the left lanes. In the original files the
-- target is the end with the lower address, and the file is the one of the
-- area where the navi node lies.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118)
GtaSaPaths.NaviNode = class.class(KaitaiStruct)

function GtaSaPaths.NaviNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.NaviNode:_read()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.target_area_id = self._io:read_u2le()
  self.target_node_id = self._io:read_u2le()
  self.dir_x = self._io:read_s1()
  self.dir_y = self._io:read_s1()
  self.path_width = self._io:read_u1()
  self.lanes = GtaSaPaths.LaneBits(self._io, self, self._root)
  self.traffic_light = GtaSaPaths.LightBits(self._io, self, self._root)
end

-- 
-- East part of the vector of length 1 that points to the target.
GtaSaPaths.NaviNode.property.direction_x = {}
function GtaSaPaths.NaviNode.property.direction_x:get()
  if self._m_direction_x ~= nil then
    return self._m_direction_x
  end

  self._m_direction_x = self.dir_x * 0.01
  return self._m_direction_x
end

-- 
-- North part of the vector of length 1 that points to the target.
GtaSaPaths.NaviNode.property.direction_y = {}
function GtaSaPaths.NaviNode.property.direction_y:get()
  if self._m_direction_y ~= nil then
    return self._m_direction_y
  end

  self._m_direction_y = self.dir_y * 0.01
  return self._m_direction_y
end

-- 
-- From side to side of the median strip.
GtaSaPaths.NaviNode.property.full_width = {}
function GtaSaPaths.NaviNode.property.full_width:get()
  if self._m_full_width ~= nil then
    return self._m_full_width
  end

  self._m_full_width = self.path_width * 0.125
  return self._m_full_width
end

-- 
-- From the middle of the median strip to one side.
GtaSaPaths.NaviNode.property.half_width = {}
function GtaSaPaths.NaviNode.property.half_width:get()
  if self._m_half_width ~= nil then
    return self._m_half_width
  end

  self._m_half_width = self.path_width * 0.0625
  return self._m_half_width
end

-- 
-- East.
GtaSaPaths.NaviNode.property.position_x = {}
function GtaSaPaths.NaviNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPaths.NaviNode.property.position_y = {}
function GtaSaPaths.NaviNode.property.position_y:get()
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
function GtaSaPaths.NaviNode:__tostring()
  return "to area " .. tostring(self.target_area_id) .. " node " .. tostring(self.target_node_id)
end

-- 
-- Number of links and properties of a path node.
-- See also: Source (https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117)
GtaSaPaths.NodeFlags = class.class(KaitaiStruct)

function GtaSaPaths.NodeFlags:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.NodeFlags:_read()
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
GtaSaPaths.NodeFlags.property.special_function_name = {}
function GtaSaPaths.NodeFlags.property.special_function_name:get()
  if self._m_special_function_name ~= nil then
    return self._m_special_function_name
  end

  self._m_special_function_name = GtaSaPaths.SpecialUse(self.special_function)
  return self._m_special_function_name
end

-- 
-- Meaning of `speed`.
GtaSaPaths.NodeFlags.property.speed_name = {}
function GtaSaPaths.NodeFlags.property.speed_name:get()
  if self._m_speed_name ~= nil then
    return self._m_speed_name
  end

  self._m_speed_name = GtaSaPaths.NodeSpeed(self.speed)
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
function GtaSaPaths.NodeFlags:__tostring()
  return tostring(self.link_count) .. " links"
end

-- 
-- A point of the graph, for vehicles or for pedestrians.
-- See also: Source (https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150)
GtaSaPaths.PathNode = class.class(KaitaiStruct)

function GtaSaPaths.PathNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaPaths.PathNode:_read()
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
  self.flags = GtaSaPaths.NodeFlags(self._io, self, self._root)
end

-- 
-- From side to side.
GtaSaPaths.PathNode.property.full_width = {}
function GtaSaPaths.PathNode.property.full_width:get()
  if self._m_full_width ~= nil then
    return self._m_full_width
  end

  self._m_full_width = self.path_width * 0.125
  return self._m_full_width
end

-- 
-- From the middle to one side, as the engine uses the width.
GtaSaPaths.PathNode.property.half_width = {}
function GtaSaPaths.PathNode.property.half_width:get()
  if self._m_half_width ~= nil then
    return self._m_half_width
  end

  self._m_half_width = self.path_width * 0.0625
  return self._m_half_width
end

-- 
-- East.
GtaSaPaths.PathNode.property.position_x = {}
function GtaSaPaths.PathNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaSaPaths.PathNode.property.position_y = {}
function GtaSaPaths.PathNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y * 0.125
  return self._m_position_y
end

-- 
-- Up.
GtaSaPaths.PathNode.property.position_z = {}
function GtaSaPaths.PathNode.property.position_z:get()
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
function GtaSaPaths.PathNode:__tostring()
  return "area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

