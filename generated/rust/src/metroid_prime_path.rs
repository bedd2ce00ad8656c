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
 * Where the creatures of one room can go: convex pieces of floor with a height
 * ("regions"), links over the edges that two of them share, two matrices that
 * show at once whether there is a way at all, and an octree that finds the
 * regions at a point. From Echoes on there may be a second, independent graph
 * of free points.
 * 
 * There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
 * Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
 * units of the game, about a metre, in the space of the room; z points up.
 * Corners run clockwise as seen from above.
 * 
 * The game writes addresses over some fields when it loads the mesh ("slots");
 * the file has positions in tables there. No file of a game is public: the
 * layout is that of the loaders, where nothing else is said.
 * \sa https://github.com/AxioDL/metaforce Source
 * \sa https://github.com/PrimeDecomp/echoes Source
 * \sa https://wiki.axiodl.com/w/PATH_(File_Format) Source
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    version: RefCell<u32>,
    num_nodes: RefCell<u32>,
    nodes: RefCell<Vec<OptRc<MetroidPrimePath_Corner>>>,
    num_links: RefCell<u32>,
    links: RefCell<Vec<OptRc<MetroidPrimePath_RegionLink>>>,
    num_regions: RefCell<u32>,
    regions: RefCell<Vec<OptRc<MetroidPrimePath_Region>>>,
    ground_connections: RefCell<Vec<u32>>,
    flyer_connections: RefCell<Vec<u32>>,
    reserved_connections: RefCell<Vec<u32>>,
    num_octree_lookup: RefCell<u32>,
    octree_lookup: RefCell<Vec<u32>>,
    num_octree_nodes: RefCell<u32>,
    octree_nodes: RefCell<Vec<OptRc<MetroidPrimePath_OctreeNode>>>,
    num_points: RefCell<i32>,
    points: RefCell<Vec<OptRc<MetroidPrimePath_FreePoint>>>,
    num_point_links: RefCell<u32>,
    point_links: RefCell<Vec<u32>>,
    num_point_costs: RefCell<u32>,
    point_costs: RefCell<Vec<f32>>,
    point_connections: RefCell<Vec<u32>>,
    padding: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_point_count: Cell<bool>,
    has_point_count: RefCell<bool>,
    f_has_points: Cell<bool>,
    has_points: RefCell<bool>,
    f_has_reserved_connections: Cell<bool>,
    has_reserved_connections: RefCell<bool>,
}
impl KStruct for MetroidPrimePath {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        *self_rc.version.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.version() as u32) >= (4 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if !(((*self_rc.version() as u32) <= (7 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_nodes.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.num_nodes() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        if !(((*self_rc.num_nodes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (24 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/1".to_string() }));
        }
        *self_rc.nodes.borrow_mut() = Vec::new();
        let l_nodes = *self_rc.num_nodes();
        for _i in 0..l_nodes {
            let t = Self::read_into::<_, MetroidPrimePath_Corner>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.nodes.borrow_mut().push(t);
        }
        *self_rc.num_links.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.num_links() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/3".to_string() }));
        }
        if !(((*self_rc.num_links() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (16 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/3".to_string() }));
        }
        *self_rc.links.borrow_mut() = Vec::new();
        let l_links = *self_rc.num_links();
        for _i in 0..l_links {
            let t = Self::read_into::<_, MetroidPrimePath_RegionLink>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.links.borrow_mut().push(t);
        }
        *self_rc.num_regions.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.num_regions() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/5".to_string() }));
        }
        if !(((*self_rc.num_regions() as i32) <= (if ((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (80 as i32)) > 65535 { (65535 as u32) } else { (((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (80 as i32)) as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/5".to_string() }));
        }
        *self_rc.regions.borrow_mut() = Vec::new();
        let l_regions = *self_rc.num_regions();
        for _i in 0..l_regions {
            let t = Self::read_into::<_, MetroidPrimePath_Region>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.regions.borrow_mut().push(t);
        }
        *self_rc.ground_connections.borrow_mut() = Vec::new();
        let l_ground_connections = ((((((((((*self_rc.num_regions() as u32) * (*self_rc.num_regions() as u32)) as i32) - (*self_rc.num_regions() as i32)) as i32) / (2 as i32)) as i32) + (31 as i32)) as i32) / (32 as i32));
        for _i in 0..l_ground_connections {
            self_rc.ground_connections.borrow_mut().push(_io.read_u4be()?.into());
        }
        *self_rc.flyer_connections.borrow_mut() = Vec::new();
        let l_flyer_connections = ((((((((((((*self_rc.num_regions() as u32) * (*self_rc.num_regions() as u32)) as i32) - (*self_rc.num_regions() as i32)) as i32) / (2 as i32)) as i32) + (31 as i32)) as i32) / (32 as i32)) as i32) + (0 as i32));
        for _i in 0..l_flyer_connections {
            self_rc.flyer_connections.borrow_mut().push(_io.read_u4be()?.into());
        }
        if *self_rc.has_reserved_connections()? {
            *self_rc.reserved_connections.borrow_mut() = Vec::new();
            let l_reserved_connections = ((2 as i32) * (((((((((*self_rc.num_regions() as u32) * (*self_rc.num_regions() as u32)) as i32) + (31 as i32)) as i32) / (32 as i32)) as i32) - (((((((((((*self_rc.num_regions() as u32) * (*self_rc.num_regions() as u32)) as i32) - (*self_rc.num_regions() as i32)) as i32) / (2 as i32)) as i32) + (31 as i32)) as i32) / (32 as i32)) as i32)) as i32));
            for _i in 0..l_reserved_connections {
                self_rc.reserved_connections.borrow_mut().push(_io.read_u4be()?.into());
            }
        }
        *self_rc.num_octree_lookup.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.num_octree_lookup() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/10".to_string() }));
        }
        if !(((*self_rc.num_octree_lookup() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (4 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/10".to_string() }));
        }
        *self_rc.octree_lookup.borrow_mut() = Vec::new();
        let l_octree_lookup = *self_rc.num_octree_lookup();
        for _i in 0..l_octree_lookup {
            self_rc.octree_lookup.borrow_mut().push(_io.read_u4be()?.into());
        }
        *self_rc.num_octree_nodes.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.num_octree_nodes() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/12".to_string() }));
        }
        if !(((*self_rc.num_octree_nodes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (80 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/12".to_string() }));
        }
        *self_rc.octree_nodes.borrow_mut() = Vec::new();
        let l_octree_nodes = *self_rc.num_octree_nodes();
        for _i in 0..l_octree_nodes {
            let t = Self::read_into::<_, MetroidPrimePath_OctreeNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.octree_nodes.borrow_mut().push(t);
        }
        if *self_rc.has_point_count()? {
            *self_rc.num_points.borrow_mut() = _io.read_s4be()?.into();
            if !(((*self_rc.num_points() as i32) >= (-1 as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/14".to_string() }));
            }
            if !(((*self_rc.num_points() as i32) <= (if ((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (28 as i32)) > 46340 { (46340 as i32) } else { (((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (28 as i32)) as i32) } as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/14".to_string() }));
            }
        }
        if *self_rc.has_points()? {
            *self_rc.points.borrow_mut() = Vec::new();
            let l_points = *self_rc.num_points();
            for _i in 0..l_points {
                let t = Self::read_into::<_, MetroidPrimePath_FreePoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.points.borrow_mut().push(t);
            }
        }
        if *self_rc.has_points()? {
            *self_rc.num_point_links.borrow_mut() = _io.read_u4be()?.into();
            if !(((*self_rc.num_point_links() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/16".to_string() }));
            }
            if !(((*self_rc.num_point_links() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (4 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/16".to_string() }));
            }
        }
        if *self_rc.has_points()? {
            *self_rc.point_links.borrow_mut() = Vec::new();
            let l_point_links = *self_rc.num_point_links();
            for _i in 0..l_point_links {
                self_rc.point_links.borrow_mut().push(_io.read_u4be()?.into());
            }
        }
        if *self_rc.has_points()? {
            *self_rc.num_point_costs.borrow_mut() = _io.read_u4be()?.into();
            if !(((*self_rc.num_point_costs() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/18".to_string() }));
            }
            if !(((*self_rc.num_point_costs() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (4 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/18".to_string() }));
            }
        }
        if *self_rc.has_points()? {
            *self_rc.point_costs.borrow_mut() = Vec::new();
            let l_point_costs = *self_rc.num_point_costs();
            for _i in 0..l_point_costs {
                self_rc.point_costs.borrow_mut().push(_io.read_f4be()?.into());
            }
        }
        if *self_rc.has_points()? {
            *self_rc.point_connections.borrow_mut() = Vec::new();
            let l_point_connections = ((((((((((*self_rc.num_points() as i32) * (*self_rc.num_points() as i32)) as i32) - (*self_rc.num_points() as i32)) as i32) / (2 as i32)) as i32) + (31 as i32)) as i32) / (32 as i32));
            for _i in 0..l_point_connections {
                self_rc.point_connections.borrow_mut().push(_io.read_u4be()?.into());
            }
        }
        *self_rc.padding.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl MetroidPrimePath {

    /**
     * Whether the number of points follows. In version 7 this is likely, but not
     * proven; without it the padding follows at once.
     */
    pub fn has_point_count(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_point_count.get() {
            return Ok(self.has_point_count.borrow());
        }
        self.f_has_point_count.set(true);
        *self.has_point_count.borrow_mut() = ( ((((*self.version() as u32) > (4 as u32))) && ( ((((*self.version() as u32) < (7 as u32))) || ((_io.size() as i64) >= (((((((((((((28 as i32) + (((24 as u32) * (*self.num_nodes() as u32)) as i32)) as i32) + (((16 as u32) * (*self.num_links() as u32)) as i32)) as i32) + (((92 as u32) * (*self.num_regions() as u32)) as i32)) as i32) + (((8 as i32) * (((((((((((*self.num_regions() as u32) * (*self.num_regions() as u32)) as i32) - (*self.num_regions() as i32)) as i32) / (2 as i32)) as i32) + (31 as i32)) as i32) / (32 as i32)) as i32)) as i32)) as i32) + (((4 as u32) * (*self.num_octree_lookup() as u32)) as i32)) as i32) + (((80 as u32) * (*self.num_octree_nodes() as u32)) as i32)) as i64))) )) ) as bool;
        Ok(self.has_point_count.borrow())
    }

    /**
     * Whether there are points.
     */
    pub fn has_points(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_points.get() {
            return Ok(self.has_points.borrow());
        }
        self.f_has_points.set(true);
        *self.has_points.borrow_mut() = (if *self.has_point_count()? { ((*self.num_points() as i32) > (0 as i32)) } else { false }) as bool;
        Ok(self.has_points.borrow())
    }

    /**
     * Whether words follow the matrices that no game reads.
     */
    pub fn has_reserved_connections(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_reserved_connections.get() {
            return Ok(self.has_reserved_connections.borrow());
        }
        self.f_has_reserved_connections.set(true);
        *self.has_reserved_connections.borrow_mut() = (((*self.version() as u32) < (7 as u32))) as bool;
        Ok(self.has_reserved_connections.borrow())
    }
}

/**
 * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
 * seen; the game would read it like 6.
 */
impl MetroidPrimePath {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}

/**
 * Corners of all regions.
 */
impl MetroidPrimePath {
    pub fn num_nodes(&self) -> Ref<'_, u32> {
        self.num_nodes.borrow()
    }
}

/**
 * Corners, region by region; none belongs to two regions.
 */
impl MetroidPrimePath {
    pub fn nodes(&self) -> Ref<'_, Vec<OptRc<MetroidPrimePath_Corner>>> {
        self.nodes.borrow()
    }
}

/**
 * Links of all regions.
 */
impl MetroidPrimePath {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * Links, region by region.
 */
impl MetroidPrimePath {
    pub fn links(&self) -> Ref<'_, Vec<OptRc<MetroidPrimePath_RegionLink>>> {
        self.links.borrow()
    }
}

/**
 * Regions; the game searches no mesh with more than 512.
 */
impl MetroidPrimePath {
    pub fn num_regions(&self) -> Ref<'_, u32> {
        self.num_regions.borrow()
    }
}

/**
 * Pieces of floor, with the room above them.
 */
impl MetroidPrimePath {
    pub fn regions(&self) -> Ref<'_, Vec<OptRc<MetroidPrimePath_Region>>> {
        self.regions.borrow()
    }
}

/**
 * Whether walkers have a way between two regions: a bit for each pair i < j
 * of `region_index`, first all pairs of region 0, then of region 1, the
 * lowest bit of a word first.
 */
impl MetroidPrimePath {
    pub fn ground_connections(&self) -> Ref<'_, Vec<u32>> {
        self.ground_connections.borrow()
    }
}

/**
 * Connections between regions for creatures that fly; bits as in
 * `ground_connections`.
 */
impl MetroidPrimePath {
    pub fn flyer_connections(&self) -> Ref<'_, Vec<u32>> {
        self.flyer_connections.borrow()
    }
}

/**
 * Words that no game reads: what two full matrices would take more. The only
 * public writer has zeros here.
 */
impl MetroidPrimePath {
    pub fn reserved_connections(&self) -> Ref<'_, Vec<u32>> {
        self.reserved_connections.borrow()
    }
}

/**
 * Entries of the lists of regions.
 */
impl MetroidPrimePath {
    pub fn num_octree_lookup(&self) -> Ref<'_, u32> {
        self.num_octree_lookup.borrow()
    }
}

/**
 * Regions of the leaves of the octree, by their place in the table.
 */
impl MetroidPrimePath {
    pub fn octree_lookup(&self) -> Ref<'_, Vec<u32>> {
        self.octree_lookup.borrow()
    }
}

/**
 * Boxes of the octree; at least 1.
 */
impl MetroidPrimePath {
    pub fn num_octree_nodes(&self) -> Ref<'_, u32> {
        self.num_octree_nodes.borrow()
    }
}

/**
 * Boxes, children before their parents, so that the root is the last.
 */
impl MetroidPrimePath {
    pub fn octree_nodes(&self) -> Ref<'_, Vec<OptRc<MetroidPrimePath_OctreeNode>>> {
        self.octree_nodes.borrow()
    }
}

/**
 * Free points. Where version 7 has none and the bytes in order do not show it,
 * the first word of the padding, -1, may be counted as one.
 */
impl MetroidPrimePath {
    pub fn num_points(&self) -> Ref<'_, i32> {
        self.num_points.borrow()
    }
}

/**
 * Free points.
 */
impl MetroidPrimePath {
    pub fn points(&self) -> Ref<'_, Vec<OptRc<MetroidPrimePath_FreePoint>>> {
        self.points.borrow()
    }
}

/**
 * Links of all points.
 */
impl MetroidPrimePath {
    pub fn num_point_links(&self) -> Ref<'_, u32> {
        self.num_point_links.borrow()
    }
}

/**
 * Points that links lead to.
 */
impl MetroidPrimePath {
    pub fn point_links(&self) -> Ref<'_, Vec<u32>> {
        self.point_links.borrow()
    }
}

/**
 * Costs of all links of points.
 */
impl MetroidPrimePath {
    pub fn num_point_costs(&self) -> Ref<'_, u32> {
        self.num_point_costs.borrow()
    }
}

/**
 * Costs of the links, as a rule their length.
 */
impl MetroidPrimePath {
    pub fn point_costs(&self) -> Ref<'_, Vec<f32>> {
        self.point_costs.borrow()
    }
}

/**
 * Whether there is a way between two points, as in `ground_connections`.
 */
impl MetroidPrimePath {
    pub fn point_connections(&self) -> Ref<'_, Vec<u32>> {
        self.point_connections.borrow()
    }
}

/**
 * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
 * in the archive includes them.
 */
impl MetroidPrimePath {
    pub fn padding(&self) -> Ref<'_, Vec<u8>> {
        self.padding.borrow()
    }
}
impl MetroidPrimePath {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for MetroidPrimePath {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}{}", "version ", *self.version(), ": ", *self.num_regions(), " regions"))
    }
}

/**
 * A corner of a region, with the edge that leads to the next one.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_Corner {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<MetroidPrimePath_Vector>>,
    edge_normal: RefCell<OptRc<MetroidPrimePath_Vector>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MetroidPrimePath_Corner {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.edge_normal.borrow_mut() = t;
        Ok(())
    }
}
impl MetroidPrimePath_Corner {
}

/**
 * Place of the corner.
 */
impl MetroidPrimePath_Corner {
    pub fn position(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.position.borrow()
    }
}

/**
 * Horizontal direction of length 1 from the edge into the region, which
 * is to the right of the way to the next corner.
 */
impl MetroidPrimePath_Corner {
    pub fn edge_normal(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.edge_normal.borrow()
    }
}
impl MetroidPrimePath_Corner {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point of the second graph.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_FreePoint {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<MetroidPrimePath_Vector>>,
    flags: RefCell<u32>,
    num_links: RefCell<u32>,
    first_link: RefCell<u32>,
    first_cost: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MetroidPrimePath_FreePoint {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.flags.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.num_links.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.first_link.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.first_cost.borrow_mut() = _io.read_u4be()?.into();
        Ok(())
    }
}
impl MetroidPrimePath_FreePoint {
}

/**
 * Place of the point.
 */
impl MetroidPrimePath_FreePoint {
    pub fn position(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.position.borrow()
    }
}

/**
 * What the point is for; the meaning of the bits is not known. A search
 * requests points with one of a set of bits, or for all.
 */
impl MetroidPrimePath_FreePoint {
    pub fn flags(&self) -> Ref<'_, u32> {
        self.flags.borrow()
    }
}

/**
 * Links, and as many costs.
 */
impl MetroidPrimePath_FreePoint {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * First link in `point_links`; a slot.
 */
impl MetroidPrimePath_FreePoint {
    pub fn first_link(&self) -> Ref<'_, u32> {
        self.first_link.borrow()
    }
}

/**
 * First cost in `point_costs`; a slot.
 */
impl MetroidPrimePath_FreePoint {
    pub fn first_cost(&self) -> Ref<'_, u32> {
        self.first_cost.borrow()
    }
}
impl MetroidPrimePath_FreePoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for MetroidPrimePath_FreePoint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", *self.num_links(), " links"))
    }
}

/**
 * A box of the octree, either a leaf with regions or split into eight.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_OctreeNode {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    is_leaf: RefCell<u32>,
    aabb_min: RefCell<OptRc<MetroidPrimePath_Vector>>,
    aabb_max: RefCell<OptRc<MetroidPrimePath_Vector>>,
    center: RefCell<OptRc<MetroidPrimePath_Vector>>,
    children: RefCell<Vec<i32>>,
    num_regions: RefCell<u32>,
    first_lookup: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MetroidPrimePath_OctreeNode {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        *self_rc.is_leaf.borrow_mut() = _io.read_u4be()?.into();
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.aabb_min.borrow_mut() = t;
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.aabb_max.borrow_mut() = t;
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.center.borrow_mut() = t;
        *self_rc.children.borrow_mut() = Vec::new();
        let l_children = 8;
        for _i in 0..l_children {
            self_rc.children.borrow_mut().push(_io.read_s4be()?.into());
        }
        *self_rc.num_regions.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.first_lookup.borrow_mut() = _io.read_u4be()?.into();
        Ok(())
    }
}
impl MetroidPrimePath_OctreeNode {
}

/**
 * 0 for a box that is split, anything else for a leaf.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn is_leaf(&self) -> Ref<'_, u32> {
        self.is_leaf.borrow()
    }
}

/**
 * Lowest corner of the box.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn aabb_min(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.aabb_min.borrow()
    }
}

/**
 * Highest corner of the box.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn aabb_max(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.aabb_max.borrow()
    }
}

/**
 * Point at which the box is split.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn center(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.center.borrow()
    }
}

/**
 * Boxes inside, by their place in the table; slots. Bit 0 of the number
 * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
 * z. -1 in a leaf.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn children(&self) -> Ref<'_, Vec<i32>> {
        self.children.borrow()
    }
}

/**
 * Regions of a leaf; 0 in a box that is split.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn num_regions(&self) -> Ref<'_, u32> {
        self.num_regions.borrow()
    }
}

/**
 * First entry of a leaf's regions in `octree_lookup`.
 */
impl MetroidPrimePath_OctreeNode {
    pub fn first_lookup(&self) -> Ref<'_, u32> {
        self.first_lookup.borrow()
    }
}
impl MetroidPrimePath_OctreeNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A convex piece of floor and the space above it up to a height: 80 bytes in
 * version 4, 92 from version 5 on.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_Region {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    num_nodes: RefCell<u32>,
    first_node: RefCell<u32>,
    num_links: RefCell<u32>,
    first_link: RefCell<u32>,
    index_mask: RefCell<u16>,
    type_mask: RefCell<u16>,
    height: RefCell<f32>,
    plane_normal: RefCell<OptRc<MetroidPrimePath_Vector>>,
    region_index: RefCell<u32>,
    centroid: RefCell<OptRc<MetroidPrimePath_Vector>>,
    aabb_min: RefCell<OptRc<MetroidPrimePath_Vector>>,
    aabb_max: RefCell<OptRc<MetroidPrimePath_Vector>>,
    obstruction_counts: RefCell<Vec<u32>>,
    run_time_slot: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_has_obstruction_counts: Cell<bool>,
    has_obstruction_counts: RefCell<bool>,
}
impl KStruct for MetroidPrimePath_Region {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        *self_rc.num_nodes.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.first_node.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.num_links.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.first_link.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.index_mask.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.type_mask.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.height.borrow_mut() = _io.read_f4be()?.into();
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.plane_normal.borrow_mut() = t;
        *self_rc.region_index.borrow_mut() = _io.read_u4be()?.into();
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.centroid.borrow_mut() = t;
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.aabb_min.borrow_mut() = t;
        let t = Self::read_into::<_, MetroidPrimePath_Vector>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.aabb_max.borrow_mut() = t;
        if *self_rc.has_obstruction_counts()? {
            *self_rc.obstruction_counts.borrow_mut() = Vec::new();
            let l_obstruction_counts = 3;
            for _i in 0..l_obstruction_counts {
                self_rc.obstruction_counts.borrow_mut().push(_io.read_u4be()?.into());
            }
        }
        *self_rc.run_time_slot.borrow_mut() = _io.read_u4be()?.into();
        Ok(())
    }
}
impl MetroidPrimePath_Region {

    /**
     * Whether the region can be blocked.
     */
    pub fn has_obstruction_counts(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_obstruction_counts.get() {
            return Ok(self.has_obstruction_counts.borrow());
        }
        self.f_has_obstruction_counts.set(true);
        *self.has_obstruction_counts.borrow_mut() = (((*_r.version() as u32) > (4 as u32))) as bool;
        Ok(self.has_obstruction_counts.borrow())
    }
}

/**
 * Corners; at least 1 for the game, 3 for a shape.
 */
impl MetroidPrimePath_Region {
    pub fn num_nodes(&self) -> Ref<'_, u32> {
        self.num_nodes.borrow()
    }
}

/**
 * First corner; a slot.
 */
impl MetroidPrimePath_Region {
    pub fn first_node(&self) -> Ref<'_, u32> {
        self.first_node.borrow()
    }
}

/**
 * Number of links that begin at the region.
 */
impl MetroidPrimePath_Region {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * First link; a slot. Without links it does not count.
 */
impl MetroidPrimePath_Region {
    pub fn first_link(&self) -> Ref<'_, u32> {
        self.first_link.borrow()
    }
}

/**
 * Creatures that may be here, by their path index; 1 to 7 in Metroid
 * Prime, as the wiki says. The game reads the low byte.
 * 
 * - `index_0`: Creatures of path index 0.
 * - `index_1`: Creatures of path index 1.
 * - `index_2`: Creatures of path index 2.
 * - `index_3`: Creatures of path index 3.
 * - `index_4`: Creatures of path index 4.
 * - `index_5`: Creatures of path index 5.
 * - `index_6`: Creatures of path index 6.
 * - `index_7`: Creatures of path index 7.
 */
impl MetroidPrimePath_Region {
    pub fn index_mask(&self) -> Ref<'_, u16> {
        self.index_mask.borrow()
    }
}

/**
 * Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
 * Prime, as the wiki says. The game reads the low byte, and compares all
 * of it with the kind that a search requests.
 * 
 * - `ground`: Walkers; a search lifts the point, leaves out regions
 *   whose floor is 3 units or more below, and uses `ground_connections`.
 * - `flyer`: Flyers; a search uses `flyer_connections`.
 * - `swimmer`: Swimmers; a search uses no matrix.
 * - `unknown_3`: No known search uses the bit.
 * - `no_matrix`: In Echoes a search for it uses no matrix; probably a
 *   fourth kind.
 * - `unknown_5`: No known search uses the bit.
 * - `unknown_6`: No known search uses the bit.
 * - `unknown_7`: No known search uses the bit.
 * - `unused_8`: The game ignores the bit.
 * - `unused_9`: The game ignores the bit.
 * - `unused_10`: The game ignores the bit.
 * - `unused_11`: The game ignores the bit.
 * - `unused_12`: The game ignores the bit.
 * - `unused_13`: The game ignores the bit.
 * - `unused_14`: The game ignores the bit.
 * - `unused_15`: The game ignores the bit.
 */
impl MetroidPrimePath_Region {
    pub fn type_mask(&self) -> Ref<'_, u16> {
        self.type_mask.borrow()
    }
}

/**
 * Height of the room above the floor.
 */
impl MetroidPrimePath_Region {
    pub fn height(&self) -> Ref<'_, f32> {
        self.height.borrow()
    }
}

/**
 * Direction of length 1 up from the floor.
 */
impl MetroidPrimePath_Region {
    pub fn plane_normal(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.plane_normal.borrow()
    }
}

/**
 * Number by which the matrices know the region; its place in the table,
 * in all files known.
 */
impl MetroidPrimePath_Region {
    pub fn region_index(&self) -> Ref<'_, u32> {
        self.region_index.borrow()
    }
}

/**
 * A point of the floor at which the search for a route is.
 */
impl MetroidPrimePath_Region {
    pub fn centroid(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.centroid.borrow()
    }
}

/**
 * Lowest corner of the box around the region and the room above it.
 */
impl MetroidPrimePath_Region {
    pub fn aabb_min(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.aabb_min.borrow()
    }
}

/**
 * Highest corner of that box.
 */
impl MetroidPrimePath_Region {
    pub fn aabb_max(&self) -> Ref<'_, OptRc<MetroidPrimePath_Vector>> {
        self.aabb_max.borrow()
    }
}

/**
 * What blocks the region while the game runs, in three kinds; 0 in a
 * file, in all files known.
 */
impl MetroidPrimePath_Region {
    pub fn obstruction_counts(&self) -> Ref<'_, Vec<u32>> {
        self.obstruction_counts.borrow()
    }
}

/**
 * A slot; repeats `region_index`.
 */
impl MetroidPrimePath_Region {
    pub fn run_time_slot(&self) -> Ref<'_, u32> {
        self.run_time_slot.borrow()
    }
}
impl MetroidPrimePath_Region {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for MetroidPrimePath_Region {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}{}", "region ", *self.region_index(), ": ", *self.num_nodes(), " corners"))
    }
}

/**
 * A way from a region into another, over one of its edges.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_RegionLink {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<MetroidPrimePath>,
    pub _self: SharedType<Self>,
    edge: RefCell<u32>,
    region_row: RefCell<u32>,
    width_2d: RefCell<f32>,
    inv_width_2d: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MetroidPrimePath_RegionLink {
    type Root = MetroidPrimePath;
    type Parent = MetroidPrimePath;

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
        *self_rc.edge.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.region_row.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.width_2d.borrow_mut() = _io.read_f4be()?.into();
        *self_rc.inv_width_2d.borrow_mut() = _io.read_f4be()?.into();
        Ok(())
    }
}
impl MetroidPrimePath_RegionLink {
}

/**
 * Edge of the owner, from its corner of this number to the next one.
 */
impl MetroidPrimePath_RegionLink {
    pub fn edge(&self) -> Ref<'_, u32> {
        self.edge.borrow()
    }
}

/**
 * The other region, by its place in the table.
 */
impl MetroidPrimePath_RegionLink {
    pub fn region_row(&self) -> Ref<'_, u32> {
        self.region_row.borrow()
    }
}

/**
 * Length of the edge as seen from above; one writer had its length in
 * space.
 */
impl MetroidPrimePath_RegionLink {
    pub fn width_2d(&self) -> Ref<'_, f32> {
        self.width_2d.borrow()
    }
}

/**
 * 1 divided by `width_2d`.
 */
impl MetroidPrimePath_RegionLink {
    pub fn inv_width_2d(&self) -> Ref<'_, f32> {
        self.inv_width_2d.borrow()
    }
}
impl MetroidPrimePath_RegionLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for MetroidPrimePath_RegionLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "over edge ", *self.edge(), " to region ", *self.region_row()))
    }
}

/**
 * A point or a direction.
 */

#[derive(Default, Debug, Clone)]
pub struct MetroidPrimePath_Vector {
    pub _root: SharedType<MetroidPrimePath>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    z: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MetroidPrimePath_Vector {
    type Root = MetroidPrimePath;
    type Parent = KStructUnit;

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
        *self_rc.x.borrow_mut() = _io.read_f4be()?.into();
        *self_rc.y.borrow_mut() = _io.read_f4be()?.into();
        *self_rc.z.borrow_mut() = _io.read_f4be()?.into();
        Ok(())
    }
}
impl MetroidPrimePath_Vector {
}

/**
 * First axis of the room, level.
 */
impl MetroidPrimePath_Vector {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Second axis of the room, level.
 */
impl MetroidPrimePath_Vector {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl MetroidPrimePath_Vector {
    pub fn z(&self) -> Ref<'_, f32> {
        self.z.borrow()
    }
}
impl MetroidPrimePath_Vector {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
