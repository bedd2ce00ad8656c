-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

-- 
-- The roads and water ways of one square of the map, as a directed graph: nodes
-- with what follows from each of them in a second table, the links. People on
-- foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
-- without roads has a file of 16 zeros.
-- 
-- The map has 8 by 8 squares of 750 m, counted from the south-west corner at
-- -3000, -3000 row by row: the file of area 9 is that of the second column and
-- the second row. x points east, y north, z up.
-- 
-- The links of a node begin at its `first_link` and end where those of the next
-- node begin, or at the end of the table.
-- See also: Source (https://github.com/gta-reversed/gta-reversed)
-- See also: Source (https://github.com/Swoorup/paths-visualizer)
-- See also: Source (https://gtamods.com/wiki/Paths_(GTA4))
GtaIvPaths = class.class(KaitaiStruct)

function GtaIvPaths:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaIvPaths:_read()
  self.num_nodes = self._io:read_u4le()
  if not(self.num_nodes <= math.floor((self._io:size() - self._io:pos()) / 32)) then
    error("ValidationGreaterThanError")
  end
  self.num_vehicle_nodes = self._io:read_u4le()
  self.num_intersection_nodes = self._io:read_u4le()
  self.num_links = self._io:read_u4le()
  if not(self.num_links <= math.floor((self._io:size() - self._io:pos()) / 8)) then
    error("ValidationGreaterThanError")
  end
  self.nodes = {}
  for i = 0, self.num_nodes - 1 do
    self.nodes[i + 1] = GtaIvPaths.PathNode(self._io, self, self._root)
  end
  self.links = {}
  for i = 0, self.num_links - 1 do
    self.links[i + 1] = GtaIvPaths.PathLink(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Nodes of both kinds.
-- 
-- Nodes at the front of the table that have links: those of roads and of
-- water ways.
-- 
-- Nodes after them, which have no links; what they are for is not known.
-- The name is that of the wiki. Both numbers add up to `num_nodes`.
-- 
-- Links of all nodes.
-- 
-- Nodes with links, then those without.
-- 
-- Links, node by node.
-- 
-- Nothing, unless a tool has cut the file out of its archive with the zeros
-- that fill the last block of 2,048 bytes.
function GtaIvPaths:__tostring()
  return tostring(self.num_nodes) .. " nodes, " .. tostring(self.num_links) .. " links"
end

-- 
-- Lanes of both directions. That the lower number is that of the way back is
-- not proven; the link back has both numbers exchanged.
GtaIvPaths.LaneCounts = class.class(KaitaiStruct)

function GtaIvPaths.LaneCounts:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaIvPaths.LaneCounts:_read()
  self.lanes_0_2 = self._io:read_bits_int_le(3)
  self.lanes_3_5 = self._io:read_bits_int_le(3)
  self.unused = self._io:read_bits_int_le(2)
end

-- 
-- Lanes of one direction, probably of the way back.
-- 
-- Lanes of the other direction, probably of this link.
-- 
-- Unknown.

-- 
-- Bits of a node, the lowest first. The wiki numbers them from the highest:
-- its flag n is bit 31 - n.
GtaIvPaths.NodeFlags = class.class(KaitaiStruct)

function GtaIvPaths.NodeFlags:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaIvPaths.NodeFlags:_read()
  self.spawn_density = self._io:read_bits_int_le(4)
  self.behaviour = self._io:read_bits_int_le(4)
  self.flag_8 = self._io:read_bits_int_le(1) ~= 0
  self.flag_9 = self._io:read_bits_int_le(1) ~= 0
  self.boat_movement = self._io:read_bits_int_le(1) ~= 0
  self.flag_11 = self._io:read_bits_int_le(1) ~= 0
  self.dirt_road = self._io:read_bits_int_le(1) ~= 0
  self.highway = self._io:read_bits_int_le(1) ~= 0
  self.slow_traffic = self._io:read_bits_int_le(1) ~= 0
  self.unlinked = self._io:read_bits_int_le(1) ~= 0
  self.num_own_links = self._io:read_bits_int_le(4)
  self.flag_20 = self._io:read_bits_int_le(1) ~= 0
  self.flag_21 = self._io:read_bits_int_le(1) ~= 0
  self.flag_22 = self._io:read_bits_int_le(1) ~= 0
  self.flag_23 = self._io:read_bits_int_le(1) ~= 0
  self.flag_24 = self._io:read_bits_int_le(1) ~= 0
  self.water = self._io:read_bits_int_le(1) ~= 0
  self.flag_26 = self._io:read_bits_int_le(1) ~= 0
  self.ignored = self._io:read_bits_int_le(1) ~= 0
  self.dont_wander = self._io:read_bits_int_le(1) ~= 0
  self.flag_29 = self._io:read_bits_int_le(1) ~= 0
  self.flag_30 = self._io:read_bits_int_le(1) ~= 0
  self.flag_31 = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- How much traffic appears, 0 to 15.
-- 
-- A special use of the node; the values are not known.
-- 
-- Unknown; only in Manhattan, as the wiki supposes.
-- 
-- Unknown.
-- 
-- Boats go here.
-- 
-- Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
-- flag"), it is about people on foot, who do not use these files.
-- 
-- Traffic goes about 50 km/h.
-- 
-- Traffic goes about 70 km/h.
-- 
-- Traffic goes about 30 km/h.
-- 
-- Set exactly in nodes without links.
-- 
-- Number of links that begin at the node, 0 to 15.
-- 
-- Meaning not known. The one tool that names the bit contradicts itself:
-- it takes bit 20 for a dead end and again for the lowest bit of a speed
-- limit. Not the wiki's flag 20, which is bit 11.
-- 
-- Meaning not known. Guess of one tool that contradicts itself: part of
-- a speed limit.
-- 
-- Meaning not known. Guesses of one tool that contradicts itself: part
-- of a speed limit, or a road block.
-- 
-- Meaning not known. Guesses of one tool that contradicts itself:
-- restricted, or ignored.
-- 
-- Meaning not known. Guess of one tool that contradicts itself: a node
-- for emergency vehicles.
-- 
-- A node of a water way.
-- 
-- Meaning not known. Guess of the wiki: only for emergency vehicles,
-- which another tool reads in bit 24.
-- 
-- The node is not used.
-- 
-- Traffic that wanders does not come here.
-- 
-- Unknown.
-- 
-- Unknown.
-- 
-- Unknown, but used.

-- 
-- A way to another node, which may be one of another file.
GtaIvPaths.PathLink = class.class(KaitaiStruct)

function GtaIvPaths.PathLink:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaIvPaths.PathLink:_read()
  self.area_id = self._io:read_u2le()
  self.node_id = self._io:read_u2le()
  self.length = self._io:read_u1()
  self.lanes = GtaIvPaths.LaneCounts(self._io, self, self._root)
  self.link_flags = self._io:read_u2le()
end

-- 
-- File of the other node.
-- 
-- Number of the other node in its file.
-- 
-- Distance between both nodes without the fraction, 255 at most. The
-- fraction is cut off rather than rounded.
-- 
-- Lanes in both directions.
-- 
-- Unknown; most often 0xC040.
function GtaIvPaths.PathLink:__tostring()
  return "to area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

-- 
-- A point of a road or of a water way.
GtaIvPaths.PathNode = class.class(KaitaiStruct)

function GtaIvPaths.PathNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaIvPaths.PathNode:_read()
  self.next_ptr = self._io:read_u4le()
  self.prev_ptr = self._io:read_u4le()
  self.area_id = self._io:read_u2le()
  self.node_id = self._io:read_u2le()
  self.street_name_hash = self._io:read_u4le()
  self.search_distance = self._io:read_u2le()
  self.first_link = self._io:read_u2le()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.z = self._io:read_s2le()
  self.path_width = self._io:read_u1()
  self.flood_group = self._io:read_u1()
  self.flags = GtaIvPaths.NodeFlags(self._io, self, self._root)
end

-- 
-- East.
GtaIvPaths.PathNode.property.position_x = {}
function GtaIvPaths.PathNode.property.position_x:get()
  if self._m_position_x ~= nil then
    return self._m_position_x
  end

  self._m_position_x = self.x * 0.125
  return self._m_position_x
end

-- 
-- North.
GtaIvPaths.PathNode.property.position_y = {}
function GtaIvPaths.PathNode.property.position_y:get()
  if self._m_position_y ~= nil then
    return self._m_position_y
  end

  self._m_position_y = self.y * 0.125
  return self._m_position_y
end

-- 
-- Up.
GtaIvPaths.PathNode.property.position_z = {}
function GtaIvPaths.PathNode.property.position_z:get()
  if self._m_position_z ~= nil then
    return self._m_position_z
  end

  self._m_position_z = self.z * 0.0078125
  return self._m_position_z
end

-- 
-- An address of the program that made the file; 0 in nodes without links
-- and in most dead ends.
-- 
-- An address as well; 0.
-- 
-- Number of the file.
-- 
-- Number of the node in its file, each once; probably its place in the
-- table.
-- 
-- Name of the street as a hash, 0 for none.
-- 
-- Where the search for a route keeps its distance; 0x7FFE means that it
-- was not here.
-- 
-- First own link; never less than that of the node before, 0 at first.
-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.
-- 
-- Room between the lanes of both directions.
-- 
-- Number of the connected part of the network: between different numbers
-- there is no route. The wiki calls it a path type, which is always 1
-- for boats; both are true if the water ways are group 1.
-- 
-- Properties of the node, one bit each.
function GtaIvPaths.PathNode:__tostring()
  return "area " .. tostring(self.area_id) .. " node " .. tostring(self.node_id)
end

