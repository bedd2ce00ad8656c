-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")
local utils = require("utils")

-- 
-- The surface of one map on which bots walk: convex polygons ("areas") for each
-- size of body ("hull"), and the links over their edges.
-- 
-- World units are those of the map, about an inch (0.0254 m) each; z points up.
-- In version 30 an area has corners of its own, later it names a polygon of a
-- pool. The areas are followed by the parameters they were generated with, whose
-- layout has a version of its own. Blocks of KV3, a container for key and value
-- pairs, start at multiples of eight bytes and are kept as they are.
-- See also: Source (https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh)
-- See also: Source (https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py)
Source2Nav = class.class(KaitaiStruct)

Source2Nav.Side = enum.Enum {
  north = 0,
  east = 1,
  south = 2,
  west = 3,
}

function Source2Nav:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function Source2Nav:_read()
  self.magic = self._io:read_u4le()
  if not(self.magic == 4277009102) then
    error("not equal, expected " .. 4277009102 .. ", but got " .. self.magic)
  end
  self.version = self._io:read_u4le()
  if not(self.version >= 30) then
    error("ValidationLessThanError")
  end
  if not(self.version <= 36) then
    error("ValidationGreaterThanError")
  end
  self.sub_version = self._io:read_u4le()
  self.is_analyzed = self._io:read_u1()
  self.num_places = self._io:read_u2le()
  self.places = {}
  for i = 0, self.num_places - 1 do
    self.places[i + 1] = Source2Nav.Place(self._io, self, self._root)
  end
  self.has_unnamed_areas = self._io:read_u1()
  if self.has_kv3_blocks then
    self.movable_mesh_padding = self._io:read_bytes((8 - self._io:pos() % 8) % 8)
  end
  if self.has_kv3_blocks then
    self.movable_mesh_settings = Source2Nav.Kv3Block(self._io, self, self._root)
  end
  if self.has_polygons then
    self.num_corners = self._io:read_u4le()
    if not(self.num_corners <= math.floor((self._io:size() - self._io:pos()) / 12)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_polygons then
    self.corners = {}
    for i = 0, self.num_corners - 1 do
      self.corners[i + 1] = Source2Nav.Vec3(self._io, self, self._root)
    end
  end
  if self.has_polygons then
    self.num_polygons = self._io:read_u4le()
    if not(self.num_polygons <= (self._io:size() - self._io:pos())) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_polygons then
    self.polygons = {}
    for i = 0, self.num_polygons - 1 do
      self.polygons[i + 1] = Source2Nav.Polygon(self._io, self, self._root)
    end
  end
  if self.has_gravity_flags then
    self.gravity_flags = self._io:read_u4le()
  end
  if self.has_gravity then
    self.num_gravity = self._io:read_u4le()
    if not(self.num_gravity <= math.floor((self._io:size() - self._io:pos()) / 12)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_gravity then
    self.gravity = {}
    for i = 0, self.num_gravity - 1 do
      self.gravity[i + 1] = Source2Nav.Vec3(self._io, self, self._root)
    end
  end
  if self.has_movable_meshes then
    self.num_movable_meshes = self._io:read_u4le()
    if not(self.num_movable_meshes <= math.floor((self._io:size() - self._io:pos()) / 49)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_movable_meshes then
    self.movable_meshes = {}
    for i = 0, self.num_movable_meshes - 1 do
      self.movable_meshes[i + 1] = Source2Nav.MovableMesh(self._io, self, self._root)
    end
  end
  if self.has_kv3_blocks then
    self.game_data_padding = self._io:read_bytes((8 - self._io:pos() % 8) % 8)
  end
  if self.has_kv3_blocks then
    self.game_data_kv3 = Source2Nav.Kv3Block(self._io, self, self._root)
  end
  self.num_areas = self._io:read_u4le()
  if not(self.num_areas <= math.floor((self._io:size() - self._io:pos()) / 34)) then
    error("ValidationGreaterThanError")
  end
  self.areas = {}
  for i = 0, self.num_areas - 1 do
    self.areas[i + 1] = Source2Nav.NavArea(self._io, self, self._root)
  end
  self.num_ladders = self._io:read_u4le()
  if not(self.num_ladders <= math.floor((self._io:size() - self._io:pos()) / 60)) then
    error("ValidationGreaterThanError")
  end
  self.ladders = {}
  for i = 0, self.num_ladders - 1 do
    self.ladders[i + 1] = Source2Nav.NavLadder(self._io, self, self._root)
  end
  self.num_transformed_bounds = self._io:read_s4le()
  if not(self.num_transformed_bounds >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.num_transformed_bounds <= math.floor((self._io:size() - self._io:pos()) / 72)) then
    error("ValidationGreaterThanError")
  end
  self.transformed_bounds = {}
  for i = 0, self.num_transformed_bounds - 1 do
    self.transformed_bounds[i + 1] = Source2Nav.TransformedBox(self._io, self, self._root)
  end
  self.generation_params = Source2Nav.GenerationSettings(self._io, self, self._root)
  if self.has_kv3_blocks then
    self.extra_generation_padding = self._io:read_bytes((8 - self._io:pos() % 8) % 8)
  end
  if self.has_kv3_blocks then
    self.extra_generation_params = Source2Nav.Kv3Block(self._io, self, self._root)
  end
  if self.has_custom_data then
    self.custom_data_padding = self._io:read_bytes((8 - self._io:pos() % 8) % 8)
  end
  if self.has_custom_data then
    self.custom_data = Source2Nav.Kv3Block(self._io, self, self._root)
  end
  self.tail = self._io:read_bytes_full()
end

-- 
-- Whether `custom_data` is stored.
Source2Nav.property.has_custom_data = {}
function Source2Nav.property.has_custom_data:get()
  if self._m_has_custom_data ~= nil then
    return self._m_has_custom_data
  end

  self._m_has_custom_data = self.sub_version > 0
  return self._m_has_custom_data
end

-- 
-- Whether a direction of gravity is stored for each corner.
Source2Nav.property.has_gravity = {}
function Source2Nav.property.has_gravity:get()
  if self._m_has_gravity ~= nil then
    return self._m_has_gravity
  end

  self._m_has_gravity =  ((self.has_gravity_flags) and (self.gravity_flags & 1 == 1)) 
  return self._m_has_gravity
end

-- 
-- Whether `gravity_flags` is stored.
Source2Nav.property.has_gravity_flags = {}
function Source2Nav.property.has_gravity_flags:get()
  if self._m_has_gravity_flags ~= nil then
    return self._m_has_gravity_flags
  end

  self._m_has_gravity_flags = self.version >= 32
  return self._m_has_gravity_flags
end

-- 
-- Whether blocks of KV3 are stored between the parts of the mesh.
Source2Nav.property.has_kv3_blocks = {}
function Source2Nav.property.has_kv3_blocks:get()
  if self._m_has_kv3_blocks ~= nil then
    return self._m_has_kv3_blocks
  end

  self._m_has_kv3_blocks = self.version >= 36
  return self._m_has_kv3_blocks
end

-- 
-- Whether meshes that move are stored.
Source2Nav.property.has_movable_meshes = {}
function Source2Nav.property.has_movable_meshes:get()
  if self._m_has_movable_meshes ~= nil then
    return self._m_has_movable_meshes
  end

  self._m_has_movable_meshes = self.version >= 35
  return self._m_has_movable_meshes
end

-- 
-- Whether areas name polygons instead of having corners.
Source2Nav.property.has_polygons = {}
function Source2Nav.property.has_polygons:get()
  if self._m_has_polygons ~= nil then
    return self._m_has_polygons
  end

  self._m_has_polygons = self.version >= 31
  return self._m_has_polygons
end

-- 
-- Marks a navigation mesh; the bytes CE FA ED FE.
-- 
-- Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
-- earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
-- 
-- Layout of what the game adds after the mesh, 0 for nothing; 0 in version
-- 30, 1 in 35 and 36.
-- 
-- Whether the mesh has been analysed, 0 or 1.
-- 
-- Names of places that follow; 0 in the known files.
-- 
-- Names of places.
-- 
-- Whether some area belongs to no place, 0 or 1.
-- 
-- Zeros up to a multiple of eight bytes.
-- 
-- Settings of meshes that move.
-- 
-- Corners that follow.
-- 
-- Corners, which polygons share.
-- 
-- Polygons that follow.
-- 
-- Polygons, one for each area in the known files.
-- 
-- Whether directions of gravity are stored; 0 in the known files.
-- 
-- - `has_gravity`: The list `gravity` follows.
-- 
-- Directions that follow, one for each corner.
-- 
-- Direction of gravity at each corner.
-- 
-- Meshes that move; 0 in the known files.
-- 
-- Meshes that move, each with polygons of its own.
-- 
-- Zeros up to a multiple of eight bytes.
-- 
-- Data of the game; an empty table in the known file.
-- 
-- Areas that follow; 0 to 7,258 in the known files.
-- 
-- The areas of all hulls.
-- 
-- Ladders that follow; 0 to 2 in the known files.
-- 
-- Ladders of the map.
-- 
-- Boxes that follow; 0 to 2 in the known files.
-- 
-- Volumes of markup that were given to the generator, with their places in
-- the world.
-- 
-- Settings with which the mesh was generated.
-- 
-- Zeros up to a multiple of eight bytes.
-- 
-- More about how the mesh was generated.
-- 
-- Zeros up to a multiple of eight bytes.
-- 
-- What the game adds: in Counter-Strike 2 hiding spots, encounters,
-- approaches and times for each area.
-- 
-- Bytes after the mesh; nothing in the known files.
function Source2Nav:__tostring()
  return "version " .. tostring(self.version) .. ": " .. tostring(self.num_areas) .. " areas"
end

-- 
-- Links over one edge of an area.
Source2Nav.AreaEdge = class.class(KaitaiStruct)

function Source2Nav.AreaEdge:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.AreaEdge:_read()
  self.num_links = self._io:read_u4le()
  if not(self.num_links <= math.floor((self._io:size() - self._io:pos()) / 8)) then
    error("ValidationGreaterThanError")
  end
  self.links = {}
  for i = 0, self.num_links - 1 do
    self.links[i + 1] = Source2Nav.EdgeLink(self._io, self, self._root)
  end
end

-- 
-- Links that follow.
-- 
-- Links over the edge into other areas.

-- 
-- A way over an edge into another area.
Source2Nav.EdgeLink = class.class(KaitaiStruct)

function Source2Nav.EdgeLink:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.EdgeLink:_read()
  self.area_id = self._io:read_u4le()
  self.edge_index = self._io:read_u4le()
end

-- 
-- Id of the area that is entered.
-- 
-- Edge of that area over which it is entered.

-- 
-- How a mesh was generated.
Source2Nav.GenerationSettings = class.class(KaitaiStruct)

function Source2Nav.GenerationSettings:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.GenerationSettings:_read()
  self.gen_version = self._io:read_s4le()
  if not(self.gen_version >= 6) then
    error("ValidationLessThanError")
  end
  if not(self.gen_version <= 13) then
    error("ValidationGreaterThanError")
  end
  self.use_project_defaults = self._io:read_u4le()
  self.tile_size = self._io:read_f4le()
  self.cell_size = self._io:read_f4le()
  self.cell_height = self._io:read_f4le()
  self.min_region_size = self._io:read_s4le()
  self.merged_region_size = self._io:read_s4le()
  self.mesh_sample_distance = self._io:read_f4le()
  self.max_sample_error = self._io:read_f4le()
  self.max_edge_length = self._io:read_s4le()
  self.max_edge_error = self._io:read_f4le()
  self.verts_per_poly = self._io:read_s4le()
  if self.has_edge_removal then
    self.small_area_on_edge_removal = self._io:read_f4le()
  end
  if self.has_hull_names then
    self.hull_preset_name = self._io:read_bytes_term(0, false, true, true)
  end
  if self.has_hull_names then
    self.hull_definitions_file = self._io:read_bytes_term(0, false, true, true)
  end
  self.num_hulls = self._io:read_u4le()
  if not(self.num_hulls <= utils.box_unwrap((self.gen_version < 12) and utils.box_wrap(self.num_hulls) or (math.floor((self._io:size() - self._io:pos()) / 38)))) then
    error("ValidationGreaterThanError")
  end
  self.hulls = {}
  for i = 0, utils.box_unwrap((self.gen_version < 12) and utils.box_wrap(3) or (self.num_hulls)) - 1 do
    self.hulls[i + 1] = Source2Nav.Hull(self._io, self, self._root)
  end
  if self.has_gravity_flag then
    self.gravity_flag = self._io:read_u1()
  end
end

-- 
-- Whether `small_area_on_edge_removal` is stored.
Source2Nav.GenerationSettings.property.has_edge_removal = {}
function Source2Nav.GenerationSettings.property.has_edge_removal:get()
  if self._m_has_edge_removal ~= nil then
    return self._m_has_edge_removal
  end

  self._m_has_edge_removal = self.gen_version >= 7
  return self._m_has_edge_removal
end

-- 
-- Whether `gravity_flag` is stored.
Source2Nav.GenerationSettings.property.has_gravity_flag = {}
function Source2Nav.GenerationSettings.property.has_gravity_flag:get()
  if self._m_has_gravity_flag ~= nil then
    return self._m_has_gravity_flag
  end

  self._m_has_gravity_flag = self.gen_version >= 10
  return self._m_has_gravity_flag
end

-- 
-- Whether names of hulls are stored.
Source2Nav.GenerationSettings.property.has_hull_names = {}
function Source2Nav.GenerationSettings.property.has_hull_names:get()
  if self._m_has_hull_names ~= nil then
    return self._m_has_hull_names
  end

  self._m_has_hull_names = self.gen_version >= 12
  return self._m_has_hull_names
end

-- 
-- Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
-- in 36. That of hulls before 6 is not known.
-- 
-- Whether the settings are to be those of the project: with 1 the game
-- warns when they differ. 1 in the known files.
-- 
-- Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
-- 192 units there.
-- 
-- Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
-- 
-- Size of a cell along z (Recast: `ch`); 2 in the known files.
-- 
-- Smallest region, as the side of a square in cells (Recast:
-- `regionMinSize`); 8 in the known files.
-- 
-- Regions up to this size are merged, as the side of a square in cells
-- (Recast: `regionMergeSize`); 20 in the known files.
-- 
-- Distance of the samples of the height (Recast: `detailSampleDist`);
-- 120 in the known files.
-- 
-- Largest error of a sample of the height (Recast:
-- `detailSampleMaxError`); 2 in the known files.
-- 
-- Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
-- files.
-- 
-- Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
-- 45 in the known files.
-- 
-- Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
-- files, which is also the most that the game stores.
-- 
-- Size up to which areas at edges are dropped; -1, in the known files,
-- selects the default.
-- 
-- Name of a set of hulls; empty in the known files.
-- 
-- File with the hulls; empty in the known files.
-- 
-- Hulls that follow, from generator version 12 on; before, three follow
-- whatever the number, so that the number is its own bound. 3 or 1 in
-- the known files.
-- 
-- Sizes of bodies that the mesh was generated for.
-- 
-- Whether gravity follows the rotation, probably; 0 in the known files.

-- 
-- A point at which a bot hides, or from which it shoots.
Source2Nav.HidingSpot = class.class(KaitaiStruct)

function Source2Nav.HidingSpot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.HidingSpot:_read()
  self.id = self._io:read_u4le()
  self.position = Source2Nav.Vec3(self._io, self, self._root)
  self.flags = self._io:read_u1()
end

-- 
-- Number by which encounters name the spot.
-- 
-- On the floor.
-- 
-- Quality of the spot.
-- 
-- - `in_cover`: A corner with hard cover.
-- - `good_sniper_spot`: A sniper can fire well along a line.
-- - `ideal_sniper_spot`: A sniper sees far or much from here.
-- - `exposed`: In the open, mostly on a ledge.

-- 
-- Size and skill of a body.
Source2Nav.Hull = class.class(KaitaiStruct)

function Source2Nav.Hull:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Hull:_read()
  if self.has_enabled then
    self.enabled = self._io:read_u1()
  end
  self.radius = self._io:read_f4le()
  self.height = self._io:read_f4le()
  if self.has_short_height then
    self.short_height_enabled = self._io:read_u1()
  end
  if self.has_short_height then
    self.short_height = self._io:read_f4le()
  end
  if self.has_crawl_height then
    self.crawl_enabled = self._io:read_u1()
  end
  if self.has_crawl_height then
    self.crawl_height = self._io:read_f4le()
  end
  self.max_climb = self._io:read_f4le()
  self.max_slope = self._io:read_s4le()
  self.max_jump_down = self._io:read_f4le()
  self.max_jump_horizontal = self._io:read_f4le()
  self.max_jump_up = self._io:read_f4le()
  if self.has_border_erosion then
    self.border_erosion = self._io:read_s4le()
  end
end

-- 
-- Whether `border_erosion` is stored.
Source2Nav.Hull.property.has_border_erosion = {}
function Source2Nav.Hull.property.has_border_erosion:get()
  if self._m_has_border_erosion ~= nil then
    return self._m_has_border_erosion
  end

  self._m_has_border_erosion = self._parent.gen_version >= 11
  return self._m_has_border_erosion
end

-- 
-- Whether the height crawling is stored.
Source2Nav.Hull.property.has_crawl_height = {}
function Source2Nav.Hull.property.has_crawl_height:get()
  if self._m_has_crawl_height ~= nil then
    return self._m_has_crawl_height
  end

  self._m_has_crawl_height = self._parent.gen_version >= 13
  return self._m_has_crawl_height
end

-- 
-- Whether `enabled` is stored.
Source2Nav.Hull.property.has_enabled = {}
function Source2Nav.Hull.property.has_enabled:get()
  if self._m_has_enabled ~= nil then
    return self._m_has_enabled
  end

  self._m_has_enabled = self._parent.gen_version >= 9
  return self._m_has_enabled
end

-- 
-- Whether the height crouched is stored.
Source2Nav.Hull.property.has_short_height = {}
function Source2Nav.Hull.property.has_short_height:get()
  if self._m_has_short_height ~= nil then
    return self._m_has_short_height
  end

  self._m_has_short_height = self._parent.gen_version >= 8
  return self._m_has_short_height
end

-- 
-- Whether the hull is used; 1 in the known files.
-- 
-- Half of the width; 12 to 23 in the known files.
-- 
-- Height upright; 24 to 79 in the known files.
-- 
-- Whether the body can crouch; 1 in the known files.
-- 
-- Height crouched; 35.5 in the known files.
-- 
-- Whether the body can crawl; 0 in the known file.
-- 
-- Height crawling; 17.5 in the known file.
-- 
-- Highest step; 15.5 or 16 in the known files.
-- 
-- Steepest slope; 50 in the known files.
-- 
-- Deepest jump; 0 to 240 in the known files.
-- 
-- Longest jump; 64 in the known files.
-- 
-- Highest jump; 0 to 240 in the known files.
-- 
-- Cells that are taken off at borders, -1 for the radius; 0 in the known files.

-- 
-- Ids of ladders.
Source2Nav.IdList = class.class(KaitaiStruct)

function Source2Nav.IdList:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.IdList:_read()
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
-- Ids that follow.
-- 
-- Ids of the ladders in the list.

-- 
-- Keys and values in a binary form, whose header has their length. Their
-- content is kept unchanged.
Source2Nav.Kv3Block = class.class(KaitaiStruct)

function Source2Nav.Kv3Block:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Kv3Block:_read()
  self.kv3_version = self._io:read_u1()
  if not( ((self.kv3_version == 4) or (self.kv3_version == 5)) ) then
    error("ValidationNotAnyOfError")
  end
  self.kv3_magic = self._io:read_bytes(3)
  if not(self.kv3_magic == "\051\086\075") then
    error("not equal, expected " .. "\051\086\075" .. ", but got " .. self.kv3_magic)
  end
  self.format_guid = self._io:read_bytes(16)
  self.compression = self._io:read_u4le()
  self.dictionary_id = self._io:read_u2le()
  self.frame_size = self._io:read_u2le()
  self.bytes1_count = self._io:read_u4le()
  self.bytes4_count = self._io:read_u4le()
  self.bytes8_count = self._io:read_u4le()
  self.type_count = self._io:read_u4le()
  self.object_count = self._io:read_u2le()
  self.array_count = self._io:read_u2le()
  self.size_uncompressed = self._io:read_u4le()
  self.size_compressed = self._io:read_u4le()
  if not(self.size_compressed <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.num_blobs = self._io:read_u4le()
  if not(self.num_blobs == 0) then
    error("not equal, expected " .. 0 .. ", but got " .. self.num_blobs)
  end
  self.size_blobs = self._io:read_u4le()
  self.bytes2_count = self._io:read_u4le()
  self.size_blob_table = self._io:read_u4le()
  if self.has_buffers then
    self.buffers = Source2Nav.Kv3Buffers(self._io, self, self._root)
  end
  self.content = self._io:read_bytes(self.len_content)
end

-- 
-- Whether the content is two buffers.
Source2Nav.Kv3Block.property.has_buffers = {}
function Source2Nav.Kv3Block.property.has_buffers:get()
  if self._m_has_buffers ~= nil then
    return self._m_has_buffers
  end

  self._m_has_buffers = self.kv3_version >= 5
  return self._m_has_buffers
end

-- 
-- Bytes of the content as it is stored.
Source2Nav.Kv3Block.property.len_content = {}
function Source2Nav.Kv3Block.property.len_content:get()
  if self._m_len_content ~= nil then
    return self._m_len_content
  end

  self._m_len_content = utils.box_unwrap((self.has_buffers) and utils.box_wrap(self.buffers.len_stored) or (self.size_compressed))
  return self._m_len_content
end

-- 
-- Version of the container; how others end is not known.
-- 
-- Marks the container.
-- 
-- Kind of content of the block.
-- 
-- 0 none, 1 LZ4, 2 zstd.
-- 
-- 0 in the known files.
-- 
-- 16384 for LZ4, 0 otherwise.
-- 
-- Number of values of one byte.
-- 
-- Values of four bytes.
-- 
-- Values of eight bytes.
-- 
-- Types of values.
-- 
-- Number of objects in the data.
-- 
-- Number of arrays in the data.
-- 
-- Bytes of the content.
-- 
-- Bytes of the content as it is stored.
-- 
-- Always 0; the layout with blobs is not used in meshes.
-- 
-- Bytes of all blobs.
-- 
-- Values of two bytes.
-- 
-- Bytes of the table of blobs.
-- 
-- Sizes of two buffers, from version 5 on.
-- 
-- Keys and values, compressed as `compression` says.

-- 
-- Sizes of the two buffers of a container of version 5.
Source2Nav.Kv3Buffers = class.class(KaitaiStruct)

function Source2Nav.Kv3Buffers:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Kv3Buffers:_read()
  self.uncompressed_1 = self._io:read_u4le()
  if not(self.uncompressed_1 <= utils.box_unwrap((self._parent.compression == 0) and utils.box_wrap((self._io:size() - self._io:pos())) or (1073741823))) then
    error("ValidationGreaterThanError")
  end
  self.compressed_1 = self._io:read_u4le()
  if not(self.compressed_1 <= utils.box_unwrap((self._parent.compression == 0) and utils.box_wrap(1073741823) or ((self._io:size() - self._io:pos())))) then
    error("ValidationGreaterThanError")
  end
  self.uncompressed_2 = self._io:read_u4le()
  if not(self.uncompressed_2 <= utils.box_unwrap((self._parent.compression == 0) and utils.box_wrap((self._io:size() - self._io:pos())) or (1073741823))) then
    error("ValidationGreaterThanError")
  end
  self.compressed_2 = self._io:read_u4le()
  if not(self.compressed_2 <= utils.box_unwrap((self._parent.compression == 0) and utils.box_wrap(1073741823) or ((self._io:size() - self._io:pos())))) then
    error("ValidationGreaterThanError")
  end
  self.counts = {}
  for i = 0, 8 - 1 do
    self.counts[i + 1] = self._io:read_u4le()
  end
end

-- 
-- Bytes of both buffers as they are stored.
Source2Nav.Kv3Buffers.property.len_stored = {}
function Source2Nav.Kv3Buffers.property.len_stored:get()
  if self._m_len_stored ~= nil then
    return self._m_len_stored
  end

  self._m_len_stored = utils.box_unwrap((self._parent.compression == 0) and utils.box_wrap((self.uncompressed_1 + self.uncompressed_2)) or ((self.compressed_1 + self.compressed_2)))
  return self._m_len_stored
end

-- 
-- Bytes of the first buffer.
-- 
-- Bytes of the first buffer as it is stored.
-- 
-- Bytes of the second buffer.
-- 
-- Bytes of the second buffer as it is stored.
-- 
-- More counts.

-- 
-- A mesh that moves.
Source2Nav.MovableMesh = class.class(KaitaiStruct)

function Source2Nav.MovableMesh:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.MovableMesh:_read()
  self.id = self._io:read_bytes_term(0, false, true, true)
  self.transform = {}
  for i = 0, 12 - 1 do
    self.transform[i + 1] = self._io:read_f4le()
  end
end

-- 
-- Whole numbers with colons between them.
-- 
-- Three rows of three numbers for the rotation and one for the place.

-- 
-- A convex polygon on which a hull can walk.
Source2Nav.NavArea = class.class(KaitaiStruct)

function Source2Nav.NavArea:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.NavArea:_read()
  self.id = self._io:read_u4le()
  self.attributes = self._io:read_u8le()
  self.hull_index = self._io:read_u1()
  if self.has_polygon then
    self.polygon_index = self._io:read_u4le()
    if not(self.polygon_index >= utils.box_unwrap((self._root.num_polygons > 0) and utils.box_wrap(0) or (1))) then
      error("ValidationLessThanError")
    end
    if not(self.polygon_index <= utils.box_unwrap((self._root.num_polygons > 0) and utils.box_wrap((self._root.num_polygons - 1)) or (0))) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_corners then
    self.num_corners = self._io:read_u4le()
    if not(self.num_corners <= math.floor((self._io:size() - self._io:pos()) / 16)) then
      error("ValidationGreaterThanError")
    end
  end
  if self.has_corners then
    self.corners = {}
    for i = 0, self.num_corners - 1 do
      self.corners[i + 1] = Source2Nav.Vec3(self._io, self, self._root)
    end
  end
  self.unused = self._io:read_f4le()
  self.edges = {}
  for i = 0, self.num_edges - 1 do
    self.edges[i + 1] = Source2Nav.AreaEdge(self._io, self, self._root)
  end
  self.num_hiding_spots = self._io:read_u1()
  self.hiding_spots = {}
  for i = 0, self.num_hiding_spots - 1 do
    self.hiding_spots[i + 1] = Source2Nav.HidingSpot(self._io, self, self._root)
  end
  self.num_encounters = self._io:read_u4le()
  if not(self.num_encounters == 0) then
    error("not equal, expected " .. 0 .. ", but got " .. self.num_encounters)
  end
  self.ladders_above = Source2Nav.IdList(self._io, self, self._root)
  self.ladders_below = Source2Nav.IdList(self._io, self, self._root)
end

-- 
-- Whether the area has corners of its own.
Source2Nav.NavArea.property.has_corners = {}
function Source2Nav.NavArea.property.has_corners:get()
  if self._m_has_corners ~= nil then
    return self._m_has_corners
  end

  self._m_has_corners = not(self._root.has_polygons)
  return self._m_has_corners
end

-- 
-- Whether the area names a polygon.
Source2Nav.NavArea.property.has_polygon = {}
function Source2Nav.NavArea.property.has_polygon:get()
  if self._m_has_polygon ~= nil then
    return self._m_has_polygon
  end

  self._m_has_polygon = self._root.has_polygons
  return self._m_has_polygon
end

-- 
-- Edges of the area, as many as it has corners.
Source2Nav.NavArea.property.num_edges = {}
function Source2Nav.NavArea.property.num_edges:get()
  if self._m_num_edges ~= nil then
    return self._m_num_edges
  end

  self._m_num_edges = utils.box_unwrap((self._root.version < 31) and utils.box_wrap(self.num_corners) or (utils.box_unwrap((self.polygon_index < self._root.num_polygons) and utils.box_wrap(self._root.polygons[self.polygon_index + 1].num_corner_indices) or (0))))
  return self._m_num_edges
end

-- 
-- Id of the area; 1, 2, 3 and so on in the known files.
-- 
-- Properties, one bit each. The names, which are those of public tools,
-- hold from version 35 on; bits 19 to 63 belong to the game.
-- 
-- - `jump`: Bots jump to pass.
-- - `no_jump`: Bots do not jump here.
-- - `stop`: Bots stop on entering.
-- - `run`: Bots run here.
-- - `walk`: Bots walk here.
-- - `avoid`: Used only where the alternatives are worse.
-- - `transient`: May become blocked.
-- - `dont_hide`: No hiding spots.
-- - `stand`: Bots that hide here do not crouch.
-- - `no_hostages`: Hostages keep out.
-- - `stairs`: Steps that bots walk up without jumping.
-- - `no_merge`: The editor never merges the area.
-- - `obstacle_top`: The floor is the top of an obstacle.
-- - `non_z_up`: The floor does not face up.
-- - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
--   `de_mirage`.
-- - `non_z_up_transition`: Between floors that face up and others.
-- - `crawl_height`: Room only for crawling.
-- 
-- Row of `generation_params.hulls`.
-- 
-- Row of `polygons`.
-- 
-- Corners that follow; 3 or 4 in the known files.
-- 
-- Corners, counter-clockwise seen from above.
-- 
-- Not known; 0 but in three areas of the oldest file.
-- 
-- Links over each edge; edge i leads from corner i to the next one.
-- 
-- Hiding spots that follow; 0 in the known files.
-- 
-- Points in the area at which bots hide.
-- 
-- Always 0; the layout of what would follow is not known.
-- 
-- Ladders that lead up from here.
-- 
-- Ladders that lead down from here.
function Source2Nav.NavArea:__tostring()
  return "area " .. tostring(self.id)
end

-- 
-- A ladder, and the areas at its ends.
Source2Nav.NavLadder = class.class(KaitaiStruct)

function Source2Nav.NavLadder:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.NavLadder:_read()
  self.id = self._io:read_u4le()
  self.width = self._io:read_f4le()
  self.top = Source2Nav.Vec3(self._io, self, self._root)
  self.bottom = Source2Nav.Vec3(self._io, self, self._root)
  self.length = self._io:read_f4le()
  self.direction = self._io:read_u4le()
  self.top_forward_area = self._io:read_u4le()
  self.top_left_area = self._io:read_u4le()
  self.top_right_area = self._io:read_u4le()
  self.top_behind_area = self._io:read_u4le()
  self.bottom_area = self._io:read_u4le()
  if self.has_bottom_sides then
    self.bottom_left_area = self._io:read_u4le()
  end
  if self.has_bottom_sides then
    self.bottom_right_area = self._io:read_u4le()
  end
end

-- 
-- Meaning of `direction`.
Source2Nav.NavLadder.property.direction_name = {}
function Source2Nav.NavLadder.property.direction_name:get()
  if self._m_direction_name ~= nil then
    return self._m_direction_name
  end

  self._m_direction_name = Source2Nav.Side(self.direction)
  return self._m_direction_name
end

-- 
-- Whether the areas beside the lower end are stored.
Source2Nav.NavLadder.property.has_bottom_sides = {}
function Source2Nav.NavLadder.property.has_bottom_sides:get()
  if self._m_has_bottom_sides ~= nil then
    return self._m_has_bottom_sides
  end

  self._m_has_bottom_sides = self._root.version >= 35
  return self._m_has_bottom_sides
end

-- 
-- Number by which areas name the ladder.
-- 
-- Size of the ladder from side to side.
-- 
-- Upper end.
-- 
-- Lower end.
-- 
-- Cost of the climb.
-- 
-- Side to which the face of the ladder looks.
-- 
-- Id of the area straight on over the top, 0 for none.
-- 
-- Id of the area to the left, 0 for none.
-- 
-- Id of the area to the right, 0 for none.
-- 
-- Id of the area behind the climber, 0 for none.
-- 
-- Id of the area at the lower end, 0 for none.
-- 
-- Id of the area to the left of the lower end, 0 for none.
-- 
-- Id of the area to the right of the lower end, 0 for none.
function Source2Nav.NavLadder:__tostring()
  return "ladder " .. tostring(self.id)
end

-- 
-- A name of a place.
Source2Nav.Place = class.class(KaitaiStruct)

function Source2Nav.Place:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Place:_read()
  self.len_name = self._io:read_u2le()
  self.name = self._io:read_bytes(self.len_name)
end

-- 
-- Bytes of the name.
-- 
-- ASCII with a zero at its end.

-- 
-- The outline of an area.
Source2Nav.Polygon = class.class(KaitaiStruct)

function Source2Nav.Polygon:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Polygon:_read()
  self.num_corner_indices = self._io:read_u1()
  self.corner_indices = {}
  for i = 0, self.num_corner_indices - 1 do
    self.corner_indices[i + 1] = self._io:read_u4le()
  end
  if self.has_movable_mesh then
    self.movable_mesh_index = self._io:read_u4le()
  end
end

-- 
-- Whether `movable_mesh_index` is stored.
Source2Nav.Polygon.property.has_movable_mesh = {}
function Source2Nav.Polygon.property.has_movable_mesh:get()
  if self._m_has_movable_mesh ~= nil then
    return self._m_has_movable_mesh
  end

  self._m_has_movable_mesh = self._root.version >= 35
  return self._m_has_movable_mesh
end

-- 
-- Corners of the polygon; 3 or 4 in the known files.
-- 
-- Rows of `corners`, counter-clockwise seen from above.
-- 
-- Row of `movable_meshes`, 0xffffffff for the world itself.

-- 
-- A box with a place in the world.
Source2Nav.TransformedBox = class.class(KaitaiStruct)

function Source2Nav.TransformedBox:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.TransformedBox:_read()
  self.mins = Source2Nav.Vec3(self._io, self, self._root)
  self.maxs = Source2Nav.Vec3(self._io, self, self._root)
  self.transform = {}
  for i = 0, 12 - 1 do
    self.transform[i + 1] = self._io:read_f4le()
  end
end

-- 
-- Corner of the lowest coordinates.
-- 
-- Corner of the highest coordinates.
-- 
-- Three rows of three numbers for the rotation and one for the place.

-- 
-- A point or a direction.
Source2Nav.Vec3 = class.class(KaitaiStruct)

function Source2Nav.Vec3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function Source2Nav.Vec3:_read()
  self.x = self._io:read_f4le()
  self.y = self._io:read_f4le()
  self.z = self._io:read_f4le()
end

-- 
-- First axis.
-- 
-- Second axis.
-- 
-- Up.

