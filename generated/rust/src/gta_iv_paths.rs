// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

extern crate kaitai;
use kaitai::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};
use std::fmt;

/**
 * The roads and water ways of one square of the map, as a directed graph: nodes
 * with what follows from each of them in a second table, the links. People on
 * foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
 * without roads has a file of 16 zeros.
 * 
 * The map has 8 by 8 squares of 750 m, counted from the south-west corner at
 * -3000, -3000 row by row: the file of area 9 is that of the second column and
 * the second row. x points east, y north, z up.
 * 
 * The links of a node begin at its `first_link` and end where those of the next
 * node begin, or at the end of the table.
 * \sa https://github.com/gta-reversed/gta-reversed Source
 * \sa https://github.com/Swoorup/paths-visualizer Source
 * \sa https://gtamods.com/wiki/Paths_(GTA4) Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaIvPaths {
    pub _root: SharedType<GtaIvPaths>,
    pub _parent: SharedType<GtaIvPaths>,
    pub _self: SharedType<Self>,
    num_nodes: RefCell<u32>,
    num_vehicle_nodes: RefCell<u32>,
    num_intersection_nodes: RefCell<u32>,
    num_links: RefCell<u32>,
    nodes: RefCell<Vec<OptRc<GtaIvPaths_PathNode>>>,
    links: RefCell<Vec<OptRc<GtaIvPaths_PathLink>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaIvPaths {
    type Root = GtaIvPaths;
    type Parent = GtaIvPaths;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.num_nodes.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_nodes() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if !(((*self_rc.num_nodes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (32 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_vehicle_nodes.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_intersection_nodes.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_links.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_links() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/3".to_string() }));
        }
        if !(((*self_rc.num_links() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (8 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/3".to_string() }));
        }
        *self_rc.nodes.borrow_mut() = Vec::new();
        let l_nodes = *self_rc.num_nodes();
        for _i in 0..l_nodes {
            let t = Self::read_into::<_, GtaIvPaths_PathNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.nodes.borrow_mut().push(t);
        }
        *self_rc.links.borrow_mut() = Vec::new();
        let l_links = *self_rc.num_links();
        for _i in 0..l_links {
            let t = Self::read_into::<_, GtaIvPaths_PathLink>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.links.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl GtaIvPaths {
}

/**
 * Nodes of both kinds.
 */
impl GtaIvPaths {
    pub fn num_nodes(&self) -> Ref<'_, u32> {
        self.num_nodes.borrow()
    }
}

/**
 * Nodes at the front of the table that have links: those of roads and of
 * water ways.
 */
impl GtaIvPaths {
    pub fn num_vehicle_nodes(&self) -> Ref<'_, u32> {
        self.num_vehicle_nodes.borrow()
    }
}

/**
 * Nodes after them, which have no links; what they are for is not known.
 * The name is that of the wiki. Both numbers add up to `num_nodes`.
 */
impl GtaIvPaths {
    pub fn num_intersection_nodes(&self) -> Ref<'_, u32> {
        self.num_intersection_nodes.borrow()
    }
}

/**
 * Links of all nodes.
 */
impl GtaIvPaths {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * Nodes with links, then those without.
 */
impl GtaIvPaths {
    pub fn nodes(&self) -> Ref<'_, Vec<OptRc<GtaIvPaths_PathNode>>> {
        self.nodes.borrow()
    }
}

/**
 * Links, node by node.
 */
impl GtaIvPaths {
    pub fn links(&self) -> Ref<'_, Vec<OptRc<GtaIvPaths_PathLink>>> {
        self.links.borrow()
    }
}

/**
 * Nothing, unless a tool has cut the file out of its archive with the zeros
 * that fill the last block of 2,048 bytes.
 */
impl GtaIvPaths {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl GtaIvPaths {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaIvPaths {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", *self.num_nodes(), " nodes, ", *self.num_links(), " links"))
    }
}

/**
 * Lanes of both directions. That the lower number is that of the way back is
 * not proven; the link back has both numbers exchanged.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaIvPaths_LaneCounts {
    pub _root: SharedType<GtaIvPaths>,
    pub _parent: SharedType<GtaIvPaths_PathLink>,
    pub _self: SharedType<Self>,
    lanes_0_2: RefCell<u64>,
    lanes_3_5: RefCell<u64>,
    unused: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaIvPaths_LaneCounts {
    type Root = GtaIvPaths;
    type Parent = GtaIvPaths_PathLink;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.lanes_0_2.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.lanes_3_5.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.unused.borrow_mut() = _io.read_bits_int_le(2)?;
        Ok(())
    }
}
impl GtaIvPaths_LaneCounts {
}

/**
 * Lanes of one direction, probably of the way back.
 */
impl GtaIvPaths_LaneCounts {
    pub fn lanes_0_2(&self) -> Ref<'_, u64> {
        self.lanes_0_2.borrow()
    }
}

/**
 * Lanes of the other direction, probably of this link.
 */
impl GtaIvPaths_LaneCounts {
    pub fn lanes_3_5(&self) -> Ref<'_, u64> {
        self.lanes_3_5.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaIvPaths_LaneCounts {
    pub fn unused(&self) -> Ref<'_, u64> {
        self.unused.borrow()
    }
}
impl GtaIvPaths_LaneCounts {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of a node, the lowest first. The wiki numbers them from the highest:
 * its flag n is bit 31 - n.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaIvPaths_NodeFlags {
    pub _root: SharedType<GtaIvPaths>,
    pub _parent: SharedType<GtaIvPaths_PathNode>,
    pub _self: SharedType<Self>,
    spawn_density: RefCell<u64>,
    behaviour: RefCell<u64>,
    flag_8: RefCell<bool>,
    flag_9: RefCell<bool>,
    boat_movement: RefCell<bool>,
    flag_11: RefCell<bool>,
    dirt_road: RefCell<bool>,
    highway: RefCell<bool>,
    slow_traffic: RefCell<bool>,
    unlinked: RefCell<bool>,
    num_own_links: RefCell<u64>,
    flag_20: RefCell<bool>,
    flag_21: RefCell<bool>,
    flag_22: RefCell<bool>,
    flag_23: RefCell<bool>,
    flag_24: RefCell<bool>,
    water: RefCell<bool>,
    flag_26: RefCell<bool>,
    ignored: RefCell<bool>,
    dont_wander: RefCell<bool>,
    flag_29: RefCell<bool>,
    flag_30: RefCell<bool>,
    flag_31: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaIvPaths_NodeFlags {
    type Root = GtaIvPaths;
    type Parent = GtaIvPaths_PathNode;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.spawn_density.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.behaviour.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.flag_8.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_9.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.boat_movement.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_11.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.dirt_road.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.highway.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.slow_traffic.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unlinked.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.num_own_links.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.flag_20.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_21.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_22.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_23.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_24.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.water.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_26.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.ignored.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.dont_wander.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_29.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_30.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.flag_31.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaIvPaths_NodeFlags {
}

/**
 * How much traffic appears, 0 to 15.
 */
impl GtaIvPaths_NodeFlags {
    pub fn spawn_density(&self) -> Ref<'_, u64> {
        self.spawn_density.borrow()
    }
}

/**
 * A special use of the node; the values are not known.
 */
impl GtaIvPaths_NodeFlags {
    pub fn behaviour(&self) -> Ref<'_, u64> {
        self.behaviour.borrow()
    }
}

/**
 * Unknown; only in Manhattan, as the wiki supposes.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_8(&self) -> Ref<'_, bool> {
        self.flag_8.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_9(&self) -> Ref<'_, bool> {
        self.flag_9.borrow()
    }
}

/**
 * Boats go here.
 */
impl GtaIvPaths_NodeFlags {
    pub fn boat_movement(&self) -> Ref<'_, bool> {
        self.boat_movement.borrow()
    }
}

/**
 * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
 * flag"), it is about people on foot, who do not use these files.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_11(&self) -> Ref<'_, bool> {
        self.flag_11.borrow()
    }
}

/**
 * Traffic goes about 50 km/h.
 */
impl GtaIvPaths_NodeFlags {
    pub fn dirt_road(&self) -> Ref<'_, bool> {
        self.dirt_road.borrow()
    }
}

/**
 * Traffic goes about 70 km/h.
 */
impl GtaIvPaths_NodeFlags {
    pub fn highway(&self) -> Ref<'_, bool> {
        self.highway.borrow()
    }
}

/**
 * Traffic goes about 30 km/h.
 */
impl GtaIvPaths_NodeFlags {
    pub fn slow_traffic(&self) -> Ref<'_, bool> {
        self.slow_traffic.borrow()
    }
}

/**
 * Set exactly in nodes without links.
 */
impl GtaIvPaths_NodeFlags {
    pub fn unlinked(&self) -> Ref<'_, bool> {
        self.unlinked.borrow()
    }
}

/**
 * Number of links that begin at the node, 0 to 15.
 */
impl GtaIvPaths_NodeFlags {
    pub fn num_own_links(&self) -> Ref<'_, u64> {
        self.num_own_links.borrow()
    }
}

/**
 * Meaning not known. The one tool that names the bit contradicts itself:
 * it takes bit 20 for a dead end and again for the lowest bit of a speed
 * limit. Not the wiki's flag 20, which is bit 11.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_20(&self) -> Ref<'_, bool> {
        self.flag_20.borrow()
    }
}

/**
 * Meaning not known. Guess of one tool that contradicts itself: part of
 * a speed limit.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_21(&self) -> Ref<'_, bool> {
        self.flag_21.borrow()
    }
}

/**
 * Meaning not known. Guesses of one tool that contradicts itself: part
 * of a speed limit, or a road block.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_22(&self) -> Ref<'_, bool> {
        self.flag_22.borrow()
    }
}

/**
 * Meaning not known. Guesses of one tool that contradicts itself:
 * restricted, or ignored.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_23(&self) -> Ref<'_, bool> {
        self.flag_23.borrow()
    }
}

/**
 * Meaning not known. Guess of one tool that contradicts itself: a node
 * for emergency vehicles.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_24(&self) -> Ref<'_, bool> {
        self.flag_24.borrow()
    }
}

/**
 * A node of a water way.
 */
impl GtaIvPaths_NodeFlags {
    pub fn water(&self) -> Ref<'_, bool> {
        self.water.borrow()
    }
}

/**
 * Meaning not known. Guess of the wiki: only for emergency vehicles,
 * which another tool reads in bit 24.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_26(&self) -> Ref<'_, bool> {
        self.flag_26.borrow()
    }
}

/**
 * The node is not used.
 */
impl GtaIvPaths_NodeFlags {
    pub fn ignored(&self) -> Ref<'_, bool> {
        self.ignored.borrow()
    }
}

/**
 * Traffic that wanders does not come here.
 */
impl GtaIvPaths_NodeFlags {
    pub fn dont_wander(&self) -> Ref<'_, bool> {
        self.dont_wander.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_29(&self) -> Ref<'_, bool> {
        self.flag_29.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_30(&self) -> Ref<'_, bool> {
        self.flag_30.borrow()
    }
}

/**
 * Unknown, but used.
 */
impl GtaIvPaths_NodeFlags {
    pub fn flag_31(&self) -> Ref<'_, bool> {
        self.flag_31.borrow()
    }
}
impl GtaIvPaths_NodeFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A way to another node, which may be one of another file.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaIvPaths_PathLink {
    pub _root: SharedType<GtaIvPaths>,
    pub _parent: SharedType<GtaIvPaths>,
    pub _self: SharedType<Self>,
    area_id: RefCell<u16>,
    node_id: RefCell<u16>,
    length: RefCell<u8>,
    lanes: RefCell<OptRc<GtaIvPaths_LaneCounts>>,
    link_flags: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaIvPaths_PathLink {
    type Root = GtaIvPaths;
    type Parent = GtaIvPaths;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.area_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.node_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.length.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaIvPaths_LaneCounts>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.lanes.borrow_mut() = t;
        *self_rc.link_flags.borrow_mut() = _io.read_u2le()?.into();
        Ok(())
    }
}
impl GtaIvPaths_PathLink {
}

/**
 * File of the other node.
 */
impl GtaIvPaths_PathLink {
    pub fn area_id(&self) -> Ref<'_, u16> {
        self.area_id.borrow()
    }
}

/**
 * Number of the other node in its file.
 */
impl GtaIvPaths_PathLink {
    pub fn node_id(&self) -> Ref<'_, u16> {
        self.node_id.borrow()
    }
}

/**
 * Distance between both nodes without the fraction, 255 at most. The
 * fraction is cut off rather than rounded.
 */
impl GtaIvPaths_PathLink {
    pub fn length(&self) -> Ref<'_, u8> {
        self.length.borrow()
    }
}

/**
 * Lanes in both directions.
 */
impl GtaIvPaths_PathLink {
    pub fn lanes(&self) -> Ref<'_, OptRc<GtaIvPaths_LaneCounts>> {
        self.lanes.borrow()
    }
}

/**
 * Unknown; most often 0xC040.
 */
impl GtaIvPaths_PathLink {
    pub fn link_flags(&self) -> Ref<'_, u16> {
        self.link_flags.borrow()
    }
}
impl GtaIvPaths_PathLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaIvPaths_PathLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "to area ", *self.area_id(), " node ", *self.node_id()))
    }
}

/**
 * A point of a road or of a water way.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaIvPaths_PathNode {
    pub _root: SharedType<GtaIvPaths>,
    pub _parent: SharedType<GtaIvPaths>,
    pub _self: SharedType<Self>,
    next_ptr: RefCell<u32>,
    prev_ptr: RefCell<u32>,
    area_id: RefCell<u16>,
    node_id: RefCell<u16>,
    street_name_hash: RefCell<u32>,
    search_distance: RefCell<u16>,
    first_link: RefCell<u16>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    z: RefCell<i16>,
    path_width: RefCell<u8>,
    flood_group: RefCell<u8>,
    flags: RefCell<OptRc<GtaIvPaths_NodeFlags>>,
    _io: RefCell<BytesReader>,
    f_position_x: Cell<bool>,
    position_x: RefCell<f64>,
    f_position_y: Cell<bool>,
    position_y: RefCell<f64>,
    f_position_z: Cell<bool>,
    position_z: RefCell<f64>,
}
impl KStruct for GtaIvPaths_PathNode {
    type Root = GtaIvPaths;
    type Parent = GtaIvPaths;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.next_ptr.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.prev_ptr.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.area_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.node_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.street_name_hash.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.search_distance.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.first_link.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.x.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.path_width.borrow_mut() = _io.read_u1()?.into();
        *self_rc.flood_group.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaIvPaths_NodeFlags>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        Ok(())
    }
}
impl GtaIvPaths_PathNode {

    /**
     * East.
     */
    pub fn position_x(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_position_x.get() {
            return Ok(self.position_x.borrow());
        }
        self.f_position_x.set(true);
        *self.position_x.borrow_mut() = ((((*self.x() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.position_x.borrow())
    }

    /**
     * North.
     */
    pub fn position_y(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_position_y.get() {
            return Ok(self.position_y.borrow());
        }
        self.f_position_y.set(true);
        *self.position_y.borrow_mut() = ((((*self.y() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.position_y.borrow())
    }

    /**
     * Up.
     */
    pub fn position_z(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_position_z.get() {
            return Ok(self.position_z.borrow());
        }
        self.f_position_z.set(true);
        *self.position_z.borrow_mut() = ((((*self.z() as f64) as f64) * (0.0078125 as f64))) as f64;
        Ok(self.position_z.borrow())
    }
}

/**
 * An address of the program that made the file; 0 in nodes without links
 * and in most dead ends.
 */
impl GtaIvPaths_PathNode {
    pub fn next_ptr(&self) -> Ref<'_, u32> {
        self.next_ptr.borrow()
    }
}

/**
 * An address as well; 0.
 */
impl GtaIvPaths_PathNode {
    pub fn prev_ptr(&self) -> Ref<'_, u32> {
        self.prev_ptr.borrow()
    }
}

/**
 * Number of the file.
 */
impl GtaIvPaths_PathNode {
    pub fn area_id(&self) -> Ref<'_, u16> {
        self.area_id.borrow()
    }
}

/**
 * Number of the node in its file, each once; probably its place in the
 * table.
 */
impl GtaIvPaths_PathNode {
    pub fn node_id(&self) -> Ref<'_, u16> {
        self.node_id.borrow()
    }
}

/**
 * Name of the street as a hash, 0 for none.
 */
impl GtaIvPaths_PathNode {
    pub fn street_name_hash(&self) -> Ref<'_, u32> {
        self.street_name_hash.borrow()
    }
}

/**
 * Where the search for a route keeps its distance; 0x7FFE means that it
 * was not here.
 */
impl GtaIvPaths_PathNode {
    pub fn search_distance(&self) -> Ref<'_, u16> {
        self.search_distance.borrow()
    }
}

/**
 * First own link; never less than that of the node before, 0 at first.
 */
impl GtaIvPaths_PathNode {
    pub fn first_link(&self) -> Ref<'_, u16> {
        self.first_link.borrow()
    }
}

/**
 * Towards the east.
 */
impl GtaIvPaths_PathNode {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaIvPaths_PathNode {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaIvPaths_PathNode {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * Room between the lanes of both directions.
 */
impl GtaIvPaths_PathNode {
    pub fn path_width(&self) -> Ref<'_, u8> {
        self.path_width.borrow()
    }
}

/**
 * Number of the connected part of the network: between different numbers
 * there is no route. The wiki calls it a path type, which is always 1
 * for boats; both are true if the water ways are group 1.
 */
impl GtaIvPaths_PathNode {
    pub fn flood_group(&self) -> Ref<'_, u8> {
        self.flood_group.borrow()
    }
}

/**
 * Properties of the node, one bit each.
 */
impl GtaIvPaths_PathNode {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaIvPaths_NodeFlags>> {
        self.flags.borrow()
    }
}
impl GtaIvPaths_PathNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaIvPaths_PathNode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "area ", *self.area_id(), " node ", *self.node_id()))
    }
}
