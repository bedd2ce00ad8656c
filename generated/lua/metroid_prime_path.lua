-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

-- 
-- Where the creatures of one room can go: convex pieces of floor with a height
-- ("regions"), links over the edges that two of them share, two matrices that
-- show at once whether there is a way at all, and an octree that finds the
-- regions at a point. From Echoes on there may be a second, independent graph
-- of free points.
-- 
-- There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
-- Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
-- units of the game, about a metre, in the space of the room; z points up.
-- Corners run clockwise as seen from above.
-- 
-- The game writes addresses over some fields when it loads the mesh ("slots");
-- the file has positions in tables there. No file of a game is public: the
-- layout is that of the loaders, where nothing else is said.
-- See also: Source (https://github.com/AxioDL/metaforce)
-- See also: Source (https://github.com/PrimeDecomp/echoes)
-- See also: Source (https://wiki.axiodl.com/w/PATH_(File_Format))
MetroidPrimePath = class.class(KaitaiStruct)

function MetroidPrimePath:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function MetroidPrimePath:_read()
  self.version = self._io:read_u4be()
  if not(self.version >= 4) then
    error("ValidationLessThanError")
  end
  if not(self.version <= 7) then
    error("ValidationGreaterThanError")
  end
  self.num_nodes = self._io:read_u4be()
  if not(self.num_nodes <= math.floor((self._io:size() - self._io:pos()) / 24)) then
    error("ValidationGreaterThanError")
  end
  self.nodes = {}
  for i = 0, self.num_nodes - 1 do
    self.nodes[i + 1] = MetroidPrimePath.Corner(self._io, self, self._root)
  end
  self.num_links = self._io:read_u4be()
  if not(self.num_links <= math.floor((self._io:size() - self._io:pos()) / 16)) then
    error("ValidationGreaterThanError")
  end
  self.links = {}
  for i = 0, self.num_links - 1 do
    self.links[i + 1] = MetroidPrimePath.RegionLink(self._io, self, self._root)
  end
  self.num_regions = self._io:read_u4be()
  if not(self.num_regions <= utils.box_unwrap((math.floor((self._io:size() - self._io:pos()) / 80) > 65535) and utils.box_wrap(65535) or (math.floor((self._io:size() - self._io:pos()) / 80)))) then
    error("ValidationGreaterThanError")
  end
  self.regions = {}
  for i = 0, self.num_regions - 1 do
    self.regions[i + 1] = MetroidPrimePath.Region(self._io, self, self._root)
  end
  self.ground_connections = {}
  for i = 0, math.floor((math.floor((self.num_regions * self.num_regions - self.num_regions) / 2) + 31) / 32) - 1 do
    self.ground_connections[i + 1] = self._io:read_u4be()
  end
  self.flyer_connections = {}
  for i = 0, math.floor((math.floor((self.num_regions * self.num_regions - self.num_regions) / 2) + 31) / 32) + 0 - 1 do
    self.flyer_connections[i + 1] = self._io:read_u4be()
  end
  if self.has_reserved_connections then
    self.reserved_connections = {}
    for i = 0, 2 * (math.floor((self.num_regions * self.num_regions + 31) / 32) - math.floor((math.floor((self.num_regions * self.num_regions - self.num_regions) / 2) + 31) / 32)) - 1 do
      self.reserved_connections[i + 1] = self._io:read_u4be()
    end
  end
  self.num_octree_lookup = self._io:read_u4be()
  if not(self.num_octree_lookup <= math.floor((self._io:size() - self._io:pos()) / 4)) then
    error("ValidationGreaterThanError")
  end
  self.octree_lookup = {}
  for i = 0, self.num_octree_lookup - 1 do
    self.octree_lookup[i + 1] = self._io:read_u4be()
  end
  self.num_octree_nodes = self._io:read_u4be()
  if not(self.num_octree_nodes <= math.floor((self._io:size() - self._io:pos()) / 80)) then
    error("ValidationGreaterThanError")
  end
  self.octree_nodes = {}
  for i = 0, self.num_octree_nodes - 1 do
    self.octree_nodes[i + 1] = MetroidPrimePath.OctreeNode(self._io, self, self._root)
  end
  if self.has_point_count then
    self.num_points = self._io:read_s4be()
    if not(self.num_points >= -1) then
      error("ValidationLessThanError")
    end
    if not(self.num_points <= utils.box_unwrap((math.floor((self._io:size() - self._io:pos()) / 28) > 46340) and utils.box_wrap(46340) or (math.floor((self._io:size() - self._io:pos()) / 28)))) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_points then
    self.points = {}
    for i = 0, self.num_points - 1 do
      self.points[i + 1] = MetroidPrimePath.FreePoint(self._io, self, self._root)
    end
  end
  if self.has_points then
    self.num_point_links = self._io:read_u4be()
    if not(self.num_point_links <= math.floor((self._io:size() - self._io:pos()) / 4)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_points then
    self.point_links = {}
    for i = 0, self.num_point_links - 1 do
      self.point_links[i + 1] = self._io:read_u4be()
    end
  end
  if self.has_points then
    self.num_point_costs = self._io:read_u4be()
    if not(self.num_point_costs <= math.floor((self._io:size() - self._io:pos()) / 4)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_points then
    self.point_costs = {}
    for i = 0, self.num_point_costs - 1 do
      self.point_costs[i + 1] = self._io:read_f4be()
    end
  end
  if self.has_points then
    self.point_connections = {}
    for i = 0, math.floor((math.floor((self.num_points * self.num_points - self.num_points) / 2) + 31) / 32) - 1 do
      self.point_connections[i + 1] = self._io:read_u4be()
    end
  end
  self.padding = self._io:read_bytes_full()
end

-- 
-- Whether the number of points follows. In version 7 this is likely, but not
-- proven; without it the padding follows at once.
MetroidPrimePath.property.has_point_count = {}
function MetroidPrimePath.property.has_point_count:get()
  if self._m_has_point_count ~= nil then
    return self._m_has_point_count
  end

  self._m_has_point_count =  ((self.version > 4) and ( ((self.version < 7) or (self._io:size() >= ((((((28 + 24 * self.num_nodes) + 16 * self.num_links) + 92 * self.num_regions) + 8 * math.floor((math.floor((self.num_regions * self.num_regions - self.num_regions) / 2) + 31) / 32)) + 4 * self.num_octree_lookup) + 80 * self.num_octree_nodes))) )) 
  return self._m_has_point_count
end

-- 
-- Whether there are points.
MetroidPrimePath.property.has_points = {}
function MetroidPrimePath.property.has_points:get()
  if self._m_has_points ~= nil then
    return self._m_has_points
  end

  self._m_has_points = utils.box_unwrap((self.has_point_count) and utils.box_wrap(self.num_points > 0) or (false))
  return self._m_has_points
end

-- 
-- Whether words follow the matrices that no game reads.
MetroidPrimePath.property.has_reserved_connections = {}
function MetroidPrimePath.property.has_reserved_connections:get()
  if self._m_has_reserved_connections ~= nil then
    return self._m_has_reserved_connections
  end

  self._m_has_reserved_connections = self.version < 7
  return self._m_has_reserved_connections
end

-- 
-- Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
-- seen; the game would read it like 6.
-- 
-- Corners of all regions.
-- 
-- Corners, region by region; none belongs to two regions.
-- 
-- Links of all regions.
-- 
-- Links, region by region.
-- 
-- Regions; the game searches no mesh with more than 512.
-- 
-- Pieces of floor, with the room above them.
-- 
-- Whether walkers have a way between two regions: a bit for each pair i < j
-- of `region_index`, first all pairs of region 0, then of region 1, the
-- lowest bit of a word first.
-- 
-- Connections between regions for creatures that fly; bits as in
-- `ground_connections`.
-- 
-- Words that no game reads: what two full matrices would take more. The only
-- public writer has zeros here.
-- 
-- Entries of the lists of regions.
-- 
-- Regions of the leaves of the octree, by their place in the table.
-- 
-- Boxes of the octree; at least 1.
-- 
-- Boxes, children before their parents, so that the root is the last.
-- 
-- Free points. Where version 7 has none and the bytes in order do not show it,
-- the first word of the padding, -1, may be counted as one.
-- 
-- Free points.
-- 
-- Links of all points.
-- 
-- Points that links lead to.
-- 
-- Costs of all links of points.
-- 
-- Costs of the links, as a rule their length.
-- 
-- Whether there is a way between two points, as in `ground_connections`.
-- 
-- Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
-- in the archive includes them.
function MetroidPrimePath:__tostring()
  return "version " .. tostring(self.version) .. ": " .. tostring(self.num_regions) .. " regions"
end

-- 
-- A corner of a region, with the edge that leads to the next one.
MetroidPrimePath.Corner = class.class(KaitaiStruct)

function MetroidPrimePath.Corner:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.Corner:_read()
  self.position = MetroidPrimePath.Vector(self._io, self, self._root)
  self.edge_normal = MetroidPrimePath.Vector(self._io, self, self._root)
end

-- 
-- Place of the corner.
-- 
-- Horizontal direction of length 1 from the edge into the region, which
-- is to the right of the way to the next corner.

-- 
-- A point of the second graph.
MetroidPrimePath.FreePoint = class.class(KaitaiStruct)

function MetroidPrimePath.FreePoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.FreePoint:_read()
  self.position = MetroidPrimePath.Vector(self._io, self, self._root)
  self.flags = self._io:read_u4be()
  self.num_links = self._io:read_u4be()
  self.first_link = self._io:read_u4be()
  self.first_cost = self._io:read_u4be()
end

-- 
-- Place of the point.
-- 
-- What the point is for; the meaning of the bits is not known. A search
-- requests points with one of a set of bits, or for all.
-- 
-- Links, and as many costs.
-- 
-- First link in `point_links`; a slot.
-- 
-- First cost in `point_costs`; a slot.
function MetroidPrimePath.FreePoint:__tostring()
  return tostring(self.num_links) .. " links"
end

-- 
-- A box of the octree, either a leaf with regions or split into eight.
MetroidPrimePath.OctreeNode = class.class(KaitaiStruct)

function MetroidPrimePath.OctreeNode:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.OctreeNode:_read()
  self.is_leaf = self._io:read_u4be()
  self.aabb_min = MetroidPrimePath.Vector(self._io, self, self._root)
  self.aabb_max = MetroidPrimePath.Vector(self._io, self, self._root)
  self.center = MetroidPrimePath.Vector(self._io, self, self._root)
  self.children = {}
  for i = 0, 8 - 1 do
    self.children[i + 1] = self._io:read_s4be()
  end
  self.num_regions = self._io:read_u4be()
  self.first_lookup = self._io:read_u4be()
end

-- 
-- 0 for a box that is split, anything else for a leaf.
-- 
-- Lowest corner of the box.
-- 
-- Highest corner of the box.
-- 
-- Point at which the box is split.
-- 
-- Boxes inside, by their place in the table; slots. Bit 0 of the number
-- of a child is set where x lies above the centre, bit 1 for y, bit 2 for
-- z. -1 in a leaf.
-- 
-- Regions of a leaf; 0 in a box that is split.
-- 
-- First entry of a leaf's regions in `octree_lookup`.

-- 
-- A convex piece of floor and the space above it up to a height: 80 bytes in
-- version 4, 92 from version 5 on.
MetroidPrimePath.Region = class.class(KaitaiStruct)

function MetroidPrimePath.Region:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.Region:_read()
  self.num_nodes = self._io:read_u4be()
  self.first_node = self._io:read_u4be()
  self.num_links = self._io:read_u4be()
  self.first_link = self._io:read_u4be()
  self.index_mask = self._io:read_u2be()
  self.type_mask = self._io:read_u2be()
  self.height = self._io:read_f4be()
  self.plane_normal = MetroidPrimePath.Vector(self._io, self, self._root)
  self.region_index = self._io:read_u4be()
  self.centroid = MetroidPrimePath.Vector(self._io, self, self._root)
  self.aabb_min = MetroidPrimePath.Vector(self._io, self, self._root)
  self.aabb_max = MetroidPrimePath.Vector(self._io, self, self._root)
  if self.has_obstruction_counts then
    self.obstruction_counts = {}
    for i = 0, 3 - 1 do
      self.obstruction_counts[i + 1] = self._io:read_u4be()
    end
  end
  self.run_time_slot = self._io:read_u4be()
end

-- 
-- Whether the region can be blocked.
MetroidPrimePath.Region.property.has_obstruction_counts = {}
function MetroidPrimePath.Region.property.has_obstruction_counts:get()
  if self._m_has_obstruction_counts ~= nil then
    return self._m_has_obstruction_counts
  end

  self._m_has_obstruction_counts = self._root.version > 4
  return self._m_has_obstruction_counts
end

-- 
-- Corners; at least 1 for the game, 3 for a shape.
-- 
-- First corner; a slot.
-- 
-- Number of links that begin at the region.
-- 
-- First link; a slot. Without links it does not count.
-- 
-- Creatures that may be here, by their path index; 1 to 7 in Metroid
-- Prime, as the wiki says. The game reads the low byte.
-- 
-- - `index_0`: Creatures of path index 0.
-- - `index_1`: Creatures of path index 1.
-- - `index_2`: Creatures of path index 2.
-- - `index_3`: Creatures of path index 3.
-- - `index_4`: Creatures of path index 4.
-- - `index_5`: Creatures of path index 5.
-- - `index_6`: Creatures of path index 6.
-- - `index_7`: Creatures of path index 7.
-- 
-- Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
-- Prime, as the wiki says. The game reads the low byte, and compares all
-- of it with the kind that a search requests.
-- 
-- - `ground`: Walkers; a search lifts the point, leaves out regions
--   whose floor is 3 units or more below, and uses `ground_connections`.
-- - `flyer`: Flyers; a search uses `flyer_connections`.
-- - `swimmer`: Swimmers; a search uses no matrix.
-- - `unknown_3`: No known search uses the bit.
-- - `no_matrix`: In Echoes a search for it uses no matrix; probably a
--   fourth kind.
-- - `unknown_5`: No known search uses the bit.
-- - `unknown_6`: No known search uses the bit.
-- - `unknown_7`: No known search uses the bit.
-- - `unused_8`: The game ignores the bit.
-- - `unused_9`: The game ignores the bit.
-- - `unused_10`: The game ignores the bit.
-- - `unused_11`: The game ignores the bit.
-- - `unused_12`: The game ignores the bit.
-- - `unused_13`: The game ignores the bit.
-- - `unused_14`: The game ignores the bit.
-- - `unused_15`: The game ignores the bit.
-- 
-- Height of the room above the floor.
-- 
-- Direction of length 1 up from the floor.
-- 
-- Number by which the matrices know the region; its place in the table,
-- in all files known.
-- 
-- A point of the floor at which the search for a route is.
-- 
-- Lowest corner of the box around the region and the room above it.
-- 
-- Highest corner of that box.
-- 
-- What blocks the region while the game runs, in three kinds; 0 in a
-- file, in all files known.
-- 
-- A slot; repeats `region_index`.
function MetroidPrimePath.Region:__tostring()
  return "region " .. tostring(self.region_index) .. ": " .. tostring(self.num_nodes) .. " corners"
end

-- 
-- A way from a region into another, over one of its edges.
MetroidPrimePath.RegionLink = class.class(KaitaiStruct)

function MetroidPrimePath.RegionLink:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.RegionLink:_read()
  self.edge = self._io:read_u4be()
  self.region_row = self._io:read_u4be()
  self.width_2d = self._io:read_f4be()
  self.inv_width_2d = self._io:read_f4be()
end

-- 
-- Edge of the owner, from its corner of this number to the next one.
-- 
-- The other region, by its place in the table.
-- 
-- Length of the edge as seen from above; one writer had its length in
-- space.
-- 
-- 1 divided by `width_2d`.
function MetroidPrimePath.RegionLink:__tostring()
  return "over edge " .. tostring(self.edge) .. " to region " .. tostring(self.region_row)
end

-- 
-- A point or a direction.
MetroidPrimePath.Vector = class.class(KaitaiStruct)

function MetroidPrimePath.Vector:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function MetroidPrimePath.Vector:_read()
  self.x = self._io:read_f4be()
  self.y = self._io:read_f4be()
  self.z = self._io:read_f4be()
end

-- 
-- First axis of the room, level.
-- 
-- Second axis of the room, level.
-- 
-- Up.

