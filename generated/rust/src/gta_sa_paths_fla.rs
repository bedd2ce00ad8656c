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
 * One square of a path network for maps that outgrow the game, as the limit
 * adjuster by fastman92 reads it beside files of the game's own format.
 * 
 * There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
 * ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
 * with the record of the game's own format. Navi links name files and rows by 16
 * bits each.
 * 
 * The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
 * 64; area 0 lies in the south-west corner. N is in the settings of the limit
 * adjuster and not in the files.
 * \sa https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp CPathFind_extended::LoadPathFindData
 * \sa https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    marker: RefCell<Vec<u8>>,
    magic: RefCell<u32>,
    len_name: RefCell<u8>,
    name: RefCell<Vec<u8>>,
    version_word: RefCell<u32>,
    num_nodes: RefCell<u32>,
    num_vehicle_nodes: RefCell<u32>,
    num_ped_nodes: RefCell<u32>,
    num_navi_nodes: RefCell<u32>,
    num_links: RefCell<u32>,
    nodes: RefCell<Vec<OptRc<GtaSaPathsFla_ExtendedPathNode>>>,
    navi_nodes: RefCell<Vec<OptRc<GtaSaPathsFla_ExtendedNaviNode>>>,
    links: RefCell<Vec<OptRc<GtaSaPathsFla_Link>>>,
    reserved_links: RefCell<Vec<OptRc<GtaSaPathsFla_Link>>>,
    navi_links: RefCell<Vec<OptRc<GtaSaPathsFla_NaviAddress>>>,
    link_lengths: RefCell<Vec<u8>>,
    reserved_link_lengths: RefCell<Vec<u8>>,
    intersections: RefCell<Vec<OptRc<GtaSaPathsFla_Intersection>>>,
    reserved_intersections: RefCell<Vec<u8>>,
    eof_mark: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_links: Cell<bool>,
    has_links: RefCell<bool>,
    f_has_name: Cell<bool>,
    has_name: RefCell<bool>,
    f_is_fla4: Cell<bool>,
    is_fla4: RefCell<bool>,
    f_version: Cell<bool>,
    version: RefCell<i8>,
}
impl KStruct for GtaSaPathsFla {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        *self_rc.marker.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.marker() == vec![0xffu8, 0xffu8, 0xffu8, 0xffu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.magic.borrow_mut() = _io.read_u4le()?.into();
        if !( ((((*self_rc.magic() as i32) == (842616134 as i32))) || (((*self_rc.magic() as i32) == (876694598 as i32)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/seq/1".to_string() }));
        }
        if *self_rc.has_name()? {
            *self_rc.len_name.borrow_mut() = _io.read_u1()?.into();
            if !(((*self_rc.len_name() as u8) == (11 as u8))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/2".to_string() }));
            }
        }
        if *self_rc.has_name()? {
            *self_rc.name.borrow_mut() = _io.read_bytes(11 as usize)?.into();
            if !(*self_rc.name() == vec![0x0u8, 0x66u8, 0x61u8, 0x73u8, 0x74u8, 0x6du8, 0x61u8, 0x6eu8, 0x39u8, 0x32u8, 0x0u8]) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/3".to_string() }));
            }
        }
        if *self_rc.has_name()? {
            *self_rc.version_word.borrow_mut() = _io.read_u4le()?.into();
            if !( ((((*self_rc.version_word() as i32) == (844252502 as i32))) || (((*self_rc.version_word() as i32) == (861029718 as i32)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/seq/4".to_string() }));
            }
        }
        *self_rc.num_nodes.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_nodes() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/5".to_string() }));
        }
        if !(((*self_rc.num_nodes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (40 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/5".to_string() }));
        }
        *self_rc.num_vehicle_nodes.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_ped_nodes.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_navi_nodes.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_navi_nodes() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/8".to_string() }));
        }
        if !(((*self_rc.num_navi_nodes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (22 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/8".to_string() }));
        }
        *self_rc.num_links.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_links() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/9".to_string() }));
        }
        if !(((*self_rc.num_links() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (10 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/9".to_string() }));
        }
        *self_rc.nodes.borrow_mut() = Vec::new();
        let l_nodes = *self_rc.num_nodes();
        for _i in 0..l_nodes {
            let t = Self::read_into::<_, GtaSaPathsFla_ExtendedPathNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.nodes.borrow_mut().push(t);
        }
        *self_rc.navi_nodes.borrow_mut() = Vec::new();
        let l_navi_nodes = *self_rc.num_navi_nodes();
        for _i in 0..l_navi_nodes {
            let t = Self::read_into::<_, GtaSaPathsFla_ExtendedNaviNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.navi_nodes.borrow_mut().push(t);
        }
        *self_rc.links.borrow_mut() = Vec::new();
        let l_links = *self_rc.num_links();
        for _i in 0..l_links {
            let t = Self::read_into::<_, GtaSaPathsFla_Link>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.links.borrow_mut().push(t);
        }
        if *self_rc.has_links()? {
            *self_rc.reserved_links.borrow_mut() = Vec::new();
            let l_reserved_links = 192;
            for _i in 0..l_reserved_links {
                let t = Self::read_into::<_, GtaSaPathsFla_Link>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.reserved_links.borrow_mut().push(t);
            }
        }
        *self_rc.navi_links.borrow_mut() = Vec::new();
        let l_navi_links = *_r.num_links();
        for _i in 0..l_navi_links {
            let t = Self::read_into::<_, GtaSaPathsFla_NaviAddress>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.navi_links.borrow_mut().push(t);
        }
        *self_rc.link_lengths.borrow_mut() = Vec::new();
        let l_link_lengths = *_r.num_links();
        for _i in 0..l_link_lengths {
            self_rc.link_lengths.borrow_mut().push(_io.read_u1()?.into());
        }
        if *self_rc.has_links()? {
            *self_rc.reserved_link_lengths.borrow_mut() = _io.read_bytes(192 as usize)?.into();
        }
        *self_rc.intersections.borrow_mut() = Vec::new();
        let l_intersections = *_r.num_links();
        for _i in 0..l_intersections {
            let t = Self::read_into::<_, GtaSaPathsFla_Intersection>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.intersections.borrow_mut().push(t);
        }
        if *self_rc.has_links()? {
            *self_rc.reserved_intersections.borrow_mut() = _io.read_bytes(192 as usize)?.into();
        }
        *self_rc.eof_mark.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl GtaSaPathsFla {

    /**
     * Whether the reserves are stored.
     */
    pub fn has_links(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_links.get() {
            return Ok(self.has_links.borrow());
        }
        self.f_has_links.set(true);
        *self.has_links.borrow_mut() = (((*self.num_links() as u32) != (0 as u32))) as bool;
        Ok(self.has_links.borrow())
    }

    /**
     * Whether a name and a version are stored between the magic and the counts.
     */
    pub fn has_name(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_name.get() {
            return Ok(self.has_name.borrow());
        }
        self.f_has_name.set(true);
        *self.has_name.borrow_mut() = (!(*self.is_fla4()?)) as bool;
        Ok(self.has_name.borrow())
    }

    /**
     * Whether the counts follow the magic directly, and records are aligned.
     */
    pub fn is_fla4(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_fla4.get() {
            return Ok(self.is_fla4.borrow());
        }
        self.f_is_fla4.set(true);
        *self.is_fla4.borrow_mut() = (((*self.magic() as i32) == (876694598 as i32))) as bool;
        Ok(self.is_fla4.borrow())
    }

    /**
     * 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
     */
    pub fn version(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_version.get() {
            return Ok(self.version.borrow());
        }
        self.f_version.set(true);
        *self.version.borrow_mut() = (if *self.is_fla4()? { 4 } else { if ((*self.version_word() as i32) == (861029718 as i32)) { 3 } else { 2 } }) as i8;
        Ok(self.version.borrow())
    }
}

/**
 * Is stored where the game's own format has its number of path nodes, which
 * can never be as large.
 */
impl GtaSaPathsFla {
    pub fn marker(&self) -> Ref<'_, Vec<u8>> {
        self.marker.borrow()
    }
}

/**
 * The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
 * which the counts do.
 */
impl GtaSaPathsFla {
    pub fn magic(&self) -> Ref<'_, u32> {
        self.magic.borrow()
    }
}

/**
 * Bytes of the name; 11.
 */
impl GtaSaPathsFla {
    pub fn len_name(&self) -> Ref<'_, u8> {
        self.len_name.borrow()
    }
}

/**
 * The name of the author between two zeros.
 */
impl GtaSaPathsFla {
    pub fn name(&self) -> Ref<'_, Vec<u8>> {
        self.name.borrow()
    }
}

/**
 * The bytes `VER2` or `VER3`.
 */
impl GtaSaPathsFla {
    pub fn version_word(&self) -> Ref<'_, u32> {
        self.version_word.borrow()
    }
}

/**
 * Path nodes, vehicle and pedestrian nodes together.
 */
impl GtaSaPathsFla {
    pub fn num_nodes(&self) -> Ref<'_, u32> {
        self.num_nodes.borrow()
    }
}

/**
 * Nodes for cars and boats, which come first.
 */
impl GtaSaPathsFla {
    pub fn num_vehicle_nodes(&self) -> Ref<'_, u32> {
        self.num_vehicle_nodes.borrow()
    }
}

/**
 * Nodes for pedestrians, which follow.
 */
impl GtaSaPathsFla {
    pub fn num_ped_nodes(&self) -> Ref<'_, u32> {
        self.num_ped_nodes.borrow()
    }
}

/**
 * Navi nodes, which describe edges between vehicle nodes.
 */
impl GtaSaPathsFla {
    pub fn num_navi_nodes(&self) -> Ref<'_, u32> {
        self.num_navi_nodes.borrow()
    }
}

/**
 * Directed links, each with an address (4 bytes), a navi link (4), a length
 * (1) and an intersection (1).
 */
impl GtaSaPathsFla {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * Path nodes, first those for vehicles, then those for pedestrians.
 */
impl GtaSaPathsFla {
    pub fn nodes(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_ExtendedPathNode>>> {
        self.nodes.borrow()
    }
}

/**
 * Data of the edges between vehicle nodes, one row for each.
 */
impl GtaSaPathsFla {
    pub fn navi_nodes(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_ExtendedNaviNode>>> {
        self.navi_nodes.borrow()
    }
}

/**
 * Addresses of the neighbours, in the order of the nodes that own them.
 */
impl GtaSaPathsFla {
    pub fn links(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_Link>>> {
        self.links.borrow()
    }
}

/**
 * Room for 16 nodes that get a link into an interior at run time, 12
 * addresses for each. The engine takes a group whose first area id is 65535
 * for free; write area 65535, node 0 everywhere.
 */
impl GtaSaPathsFla {
    pub fn reserved_links(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_Link>>> {
        self.reserved_links.borrow()
    }
}

/**
 * The navi node of each link, which both directions of an edge share; 0, and
 * without a meaning, on the links of pedestrian nodes.
 */
impl GtaSaPathsFla {
    pub fn navi_links(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_NaviAddress>>> {
        self.navi_links.borrow()
    }
}

/**
 * Length of each link in whole units, rounded down, at least 1: the cost of
 * the route search.
 */
impl GtaSaPathsFla {
    pub fn link_lengths(&self) -> Ref<'_, Vec<u8>> {
        self.link_lengths.borrow()
    }
}

/**
 * Room for the lengths of the links in `reserved_links`; write zeros.
 */
impl GtaSaPathsFla {
    pub fn reserved_link_lengths(&self) -> Ref<'_, Vec<u8>> {
        self.reserved_link_lengths.borrow()
    }
}

/**
 * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
 * One editor writes them right after the link lengths, where the adjuster
 * does not look for them.
 */
impl GtaSaPathsFla {
    pub fn intersections(&self) -> Ref<'_, Vec<OptRc<GtaSaPathsFla_Intersection>>> {
        self.intersections.borrow()
    }
}

/**
 * Room for the intersections of the links in `reserved_links`; write zeros.
 */
impl GtaSaPathsFla {
    pub fn reserved_intersections(&self) -> Ref<'_, Vec<u8>> {
        self.reserved_intersections.borrow()
    }
}

/**
 * The bytes `EOF` and a zero, with or without links before them; with any
 * others the adjuster loads nothing of the file.
 */
impl GtaSaPathsFla {
    pub fn eof_mark(&self) -> Ref<'_, u32> {
        self.eof_mark.borrow()
    }
}

/**
 * Bytes after the layout, which nothing reads: nothing in loose files, zeros
 * up to a multiple of 2,048 bytes in an archive.
 */
impl GtaSaPathsFla {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl GtaSaPathsFla {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}{}{}", *self.num_nodes(), " path nodes, ", *self.num_navi_nodes(), " navi nodes, ", *self.num_links(), " links"))
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaPathsFla_LightCycle {

    /**
     * The edge has no traffic light.
     */
    NoLight,

    /**
     * Green together with the lights for north and south.
     */
    NorthSouth,

    /**
     * Green together with the lights for west and east.
     */
    WestEast,

    /**
     * Not used.
     */
    Cycle3,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaPathsFla_LightCycle {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaPathsFla_LightCycle> {
        match flag {
            0 => Ok(GtaSaPathsFla_LightCycle::NoLight),
            1 => Ok(GtaSaPathsFla_LightCycle::NorthSouth),
            2 => Ok(GtaSaPathsFla_LightCycle::WestEast),
            3 => Ok(GtaSaPathsFla_LightCycle::Cycle3),
            _ => Ok(GtaSaPathsFla_LightCycle::Unknown(flag)),
        }
    }
}

impl From<&GtaSaPathsFla_LightCycle> for i64 {
    fn from(v: &GtaSaPathsFla_LightCycle) -> Self {
        match *v {
            GtaSaPathsFla_LightCycle::NoLight => 0,
            GtaSaPathsFla_LightCycle::NorthSouth => 1,
            GtaSaPathsFla_LightCycle::WestEast => 2,
            GtaSaPathsFla_LightCycle::Cycle3 => 3,
            GtaSaPathsFla_LightCycle::Unknown(v) => v
        }
    }
}

impl Default for GtaSaPathsFla_LightCycle {
    fn default() -> Self { GtaSaPathsFla_LightCycle::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaPathsFla_NodeSpeed {

    /**
     * Slow; only 112 original nodes, of one group apart from the rest, have it.
     */
    Slow,

    /**
     * Ordinary roads, and water.
     */
    Normal,

    /**
     * Highways.
     */
    Fast,

    /**
     * Not used.
     */
    Speed3,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaPathsFla_NodeSpeed {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaPathsFla_NodeSpeed> {
        match flag {
            0 => Ok(GtaSaPathsFla_NodeSpeed::Slow),
            1 => Ok(GtaSaPathsFla_NodeSpeed::Normal),
            2 => Ok(GtaSaPathsFla_NodeSpeed::Fast),
            3 => Ok(GtaSaPathsFla_NodeSpeed::Speed3),
            _ => Ok(GtaSaPathsFla_NodeSpeed::Unknown(flag)),
        }
    }
}

impl From<&GtaSaPathsFla_NodeSpeed> for i64 {
    fn from(v: &GtaSaPathsFla_NodeSpeed) -> Self {
        match *v {
            GtaSaPathsFla_NodeSpeed::Slow => 0,
            GtaSaPathsFla_NodeSpeed::Normal => 1,
            GtaSaPathsFla_NodeSpeed::Fast => 2,
            GtaSaPathsFla_NodeSpeed::Speed3 => 3,
            GtaSaPathsFla_NodeSpeed::Unknown(v) => v
        }
    }
}

impl Default for GtaSaPathsFla_NodeSpeed {
    fn default() -> Self { GtaSaPathsFla_NodeSpeed::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaPathsFla_SpecialUse {

    /**
     * An ordinary node.
     */
    NoSpecialUse,

    /**
     * Parking along the road; scripts that switch roads skip the node.
     */
    ParkingParallel,

    /**
     * Parking across the road; scripts that switch roads skip the node.
     */
    ParkingPerpendicular,

    /**
     * Valet parking.
     */
    Valet,

    /**
     * A nightclub.
     */
    Nightclub,

    /**
     * Deliveries.
     */
    Deliveries,

    /**
     * Getting out at a valet.
     */
    ValetUnload,

    /**
     * Getting out at a nightclub.
     */
    NightclubUnload,

    /**
     * The way through a drive-through.
     */
    DriveThrough,

    /**
     * The window of a drive-through.
     */
    DriveThroughWindow,

    /**
     * Unloading deliveries.
     */
    DeliveriesUnload,

    /**
     * Not used.
     */
    Special11,

    /**
     * Not used.
     */
    Special12,

    /**
     * Not used.
     */
    Special13,

    /**
     * Not used.
     */
    Special14,

    /**
     * Not used.
     */
    Special15,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaPathsFla_SpecialUse {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaPathsFla_SpecialUse> {
        match flag {
            0 => Ok(GtaSaPathsFla_SpecialUse::NoSpecialUse),
            1 => Ok(GtaSaPathsFla_SpecialUse::ParkingParallel),
            2 => Ok(GtaSaPathsFla_SpecialUse::ParkingPerpendicular),
            3 => Ok(GtaSaPathsFla_SpecialUse::Valet),
            4 => Ok(GtaSaPathsFla_SpecialUse::Nightclub),
            5 => Ok(GtaSaPathsFla_SpecialUse::Deliveries),
            6 => Ok(GtaSaPathsFla_SpecialUse::ValetUnload),
            7 => Ok(GtaSaPathsFla_SpecialUse::NightclubUnload),
            8 => Ok(GtaSaPathsFla_SpecialUse::DriveThrough),
            9 => Ok(GtaSaPathsFla_SpecialUse::DriveThroughWindow),
            10 => Ok(GtaSaPathsFla_SpecialUse::DeliveriesUnload),
            11 => Ok(GtaSaPathsFla_SpecialUse::Special11),
            12 => Ok(GtaSaPathsFla_SpecialUse::Special12),
            13 => Ok(GtaSaPathsFla_SpecialUse::Special13),
            14 => Ok(GtaSaPathsFla_SpecialUse::Special14),
            15 => Ok(GtaSaPathsFla_SpecialUse::Special15),
            _ => Ok(GtaSaPathsFla_SpecialUse::Unknown(flag)),
        }
    }
}

impl From<&GtaSaPathsFla_SpecialUse> for i64 {
    fn from(v: &GtaSaPathsFla_SpecialUse) -> Self {
        match *v {
            GtaSaPathsFla_SpecialUse::NoSpecialUse => 0,
            GtaSaPathsFla_SpecialUse::ParkingParallel => 1,
            GtaSaPathsFla_SpecialUse::ParkingPerpendicular => 2,
            GtaSaPathsFla_SpecialUse::Valet => 3,
            GtaSaPathsFla_SpecialUse::Nightclub => 4,
            GtaSaPathsFla_SpecialUse::Deliveries => 5,
            GtaSaPathsFla_SpecialUse::ValetUnload => 6,
            GtaSaPathsFla_SpecialUse::NightclubUnload => 7,
            GtaSaPathsFla_SpecialUse::DriveThrough => 8,
            GtaSaPathsFla_SpecialUse::DriveThroughWindow => 9,
            GtaSaPathsFla_SpecialUse::DeliveriesUnload => 10,
            GtaSaPathsFla_SpecialUse::Special11 => 11,
            GtaSaPathsFla_SpecialUse::Special12 => 12,
            GtaSaPathsFla_SpecialUse::Special13 => 13,
            GtaSaPathsFla_SpecialUse::Special14 => 14,
            GtaSaPathsFla_SpecialUse::Special15 => 15,
            GtaSaPathsFla_SpecialUse::Unknown(v) => v
        }
    }
}

impl Default for GtaSaPathsFla_SpecialUse {
    fn default() -> Self { GtaSaPathsFla_SpecialUse::Unknown(0) }
}


/**
 * An edge between two vehicle nodes: the record of the game's own format and
 * the coordinates that replace those in it.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_ExtendedNaviNode {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    classic: RefCell<OptRc<GtaSaPathsFla_NaviNode>>,
    padding: RefCell<u16>,
    x_ext: RefCell<i32>,
    y_ext: RefCell<i32>,
    _io: RefCell<BytesReader>,
    f_has_padding: Cell<bool>,
    has_padding: RefCell<bool>,
    f_position_x: Cell<bool>,
    position_x: RefCell<f64>,
    f_position_y: Cell<bool>,
    position_y: RefCell<f64>,
}
impl KStruct for GtaSaPathsFla_ExtendedNaviNode {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        let t = Self::read_into::<_, GtaSaPathsFla_NaviNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.classic.borrow_mut() = t;
        if *self_rc.has_padding()? {
            *self_rc.padding.borrow_mut() = _io.read_u2le()?.into();
        }
        *self_rc.x_ext.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.y_ext.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaPathsFla_ExtendedNaviNode {

    /**
     * Whether the record is aligned.
     */
    pub fn has_padding(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_padding.get() {
            return Ok(self.has_padding.borrow());
        }
        self.f_has_padding.set(true);
        *self.has_padding.borrow_mut() = (*_r.is_fla4()?) as bool;
        Ok(self.has_padding.borrow())
    }

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
        *self.position_x.borrow_mut() = ((((*self.x_ext() as f64) as f64) * (0.125 as f64))) as f64;
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
        *self.position_y.borrow_mut() = ((((*self.y_ext() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.position_y.borrow())
    }
}

/**
 * The record of the game's own format. Its `x` and `y` are not used;
 * tools write 0, 32760, or the low 16 bits of what replaces them.
 */
impl GtaSaPathsFla_ExtendedNaviNode {
    pub fn classic(&self) -> Ref<'_, OptRc<GtaSaPathsFla_NaviNode>> {
        self.classic.borrow()
    }
}

/**
 * Not used; it aligns the coordinates.
 */
impl GtaSaPathsFla_ExtendedNaviNode {
    pub fn padding(&self) -> Ref<'_, u16> {
        self.padding.borrow()
    }
}

/**
 * East, in eighths of a unit.
 */
impl GtaSaPathsFla_ExtendedNaviNode {
    pub fn x_ext(&self) -> Ref<'_, i32> {
        self.x_ext.borrow()
    }
}

/**
 * North, in eighths of a unit.
 */
impl GtaSaPathsFla_ExtendedNaviNode {
    pub fn y_ext(&self) -> Ref<'_, i32> {
        self.y_ext.borrow()
    }
}
impl GtaSaPathsFla_ExtendedNaviNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_ExtendedNaviNode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "to area ", *self.classic().target_area_id(), " node ", *self.classic().target_node_id()))
    }
}

/**
 * A point of the graph, for vehicles or for pedestrians: the record of the
 * game's own format and what replaces some of its fields.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_ExtendedPathNode {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    classic: RefCell<OptRc<GtaSaPathsFla_PathNode>>,
    x_ext: RefCell<i32>,
    y_ext: RefCell<i32>,
    z_ext: RefCell<i32>,
    flood_id_ext: RefCell<u16>,
    padding: RefCell<u16>,
    _io: RefCell<BytesReader>,
    f_has_flood_id_ext: Cell<bool>,
    has_flood_id_ext: RefCell<bool>,
    f_has_padding: Cell<bool>,
    has_padding: RefCell<bool>,
    f_position_x: Cell<bool>,
    position_x: RefCell<f64>,
    f_position_y: Cell<bool>,
    position_y: RefCell<f64>,
    f_position_z: Cell<bool>,
    position_z: RefCell<f64>,
}
impl KStruct for GtaSaPathsFla_ExtendedPathNode {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        let t = Self::read_into::<_, GtaSaPathsFla_PathNode>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.classic.borrow_mut() = t;
        *self_rc.x_ext.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.y_ext.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.z_ext.borrow_mut() = _io.read_s4le()?.into();
        if *self_rc.has_flood_id_ext()? {
            *self_rc.flood_id_ext.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.has_padding()? {
            *self_rc.padding.borrow_mut() = _io.read_u2le()?.into();
        }
        Ok(())
    }
}
impl GtaSaPathsFla_ExtendedPathNode {

    /**
     * Whether flood ids have 16 bits.
     */
    pub fn has_flood_id_ext(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_flood_id_ext.get() {
            return Ok(self.has_flood_id_ext.borrow());
        }
        self.f_has_flood_id_ext.set(true);
        *self.has_flood_id_ext.borrow_mut() = (*_r.version()? >= 3) as bool;
        Ok(self.has_flood_id_ext.borrow())
    }

    /**
     * Whether the record is aligned.
     */
    pub fn has_padding(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_padding.get() {
            return Ok(self.has_padding.borrow());
        }
        self.f_has_padding.set(true);
        *self.has_padding.borrow_mut() = (*_r.is_fla4()?) as bool;
        Ok(self.has_padding.borrow())
    }

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
        *self.position_x.borrow_mut() = ((((*self.x_ext() as f64) as f64) * (0.125 as f64))) as f64;
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
        *self.position_y.borrow_mut() = ((((*self.y_ext() as f64) as f64) * (0.125 as f64))) as f64;
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
        *self.position_z.borrow_mut() = ((((*self.z_ext() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.position_z.borrow())
    }
}

/**
 * The record of the game's own format. Its `x`, `y` and `z` are not
 * used; tools write 0, 32760, or the low 16 bits of what replaces them.
 * From version 3 on its `flood_id` is not used, either.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn classic(&self) -> Ref<'_, OptRc<GtaSaPathsFla_PathNode>> {
        self.classic.borrow()
    }
}

/**
 * East, in eighths of a unit, truncated towards zero.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn x_ext(&self) -> Ref<'_, i32> {
        self.x_ext.borrow()
    }
}

/**
 * North, in eighths of a unit, truncated towards zero.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn y_ext(&self) -> Ref<'_, i32> {
        self.y_ext.borrow()
    }
}

/**
 * Up, in eighths of a unit, truncated towards zero.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn z_ext(&self) -> Ref<'_, i32> {
        self.z_ext.borrow()
    }
}

/**
 * Number of the connected part of the graph that the node belongs to,
 * counted from 1, for vehicles and pedestrians apart.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn flood_id_ext(&self) -> Ref<'_, u16> {
        self.flood_id_ext.borrow()
    }
}

/**
 * Not used; it aligns the record.
 */
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn padding(&self) -> Ref<'_, u16> {
        self.padding.borrow()
    }
}
impl GtaSaPathsFla_ExtendedPathNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_ExtendedPathNode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "area ", *self.classic().area_id(), " node ", *self.classic().node_id()))
    }
}

/**
 * How a link of a pedestrian node crosses a road.
 * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83 Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_Intersection {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    road_cross: RefCell<bool>,
    ped_traffic_light: RefCell<bool>,
    reserved: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaPathsFla_Intersection {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        *self_rc.road_cross.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.ped_traffic_light.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_le(6)?;
        Ok(())
    }
}
impl GtaSaPathsFla_Intersection {
}

/**
 * The link crosses a road, pedestrians look before they go; set on 1,812
 * original links.
 */
impl GtaSaPathsFla_Intersection {
    pub fn road_cross(&self) -> Ref<'_, bool> {
        self.road_cross.borrow()
    }
}

/**
 * Pedestrians wait for a light. Set on 1,346 original links that have
 * `road_cross`: those that are near a lamp on the map.
 */
impl GtaSaPathsFla_Intersection {
    pub fn ped_traffic_light(&self) -> Ref<'_, bool> {
        self.ped_traffic_light.borrow()
    }
}

/**
 * Not used; 0 in the original files.
 */
impl GtaSaPathsFla_Intersection {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}
impl GtaSaPathsFla_Intersection {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Lanes of an edge, seen along the direction of its navi node.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_LaneBits {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla_NaviNode>,
    pub _self: SharedType<Self>,
    left_lanes: RefCell<u64>,
    right_lanes: RefCell<u64>,
    traffic_light_at_target: RefCell<bool>,
    reserved: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaPathsFla_LaneBits {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla_NaviNode;

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
        *self_rc.left_lanes.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.right_lanes.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.traffic_light_at_target.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaPathsFla_LaneBits {
}

/**
 * Lanes against the direction; 0 to 2 in the original files.
 */
impl GtaSaPathsFla_LaneBits {
    pub fn left_lanes(&self) -> Ref<'_, u64> {
        self.left_lanes.borrow()
    }
}

/**
 * Lanes along the direction; 0 to 2 in the original files.
 */
impl GtaSaPathsFla_LaneBits {
    pub fn right_lanes(&self) -> Ref<'_, u64> {
        self.right_lanes.borrow()
    }
}

/**
 * The light is at the target, not at the other end: the end that is more
 * of a junction. Set on 1,213 original navi nodes, which all have a
 * light.
 */
impl GtaSaPathsFla_LaneBits {
    pub fn traffic_light_at_target(&self) -> Ref<'_, bool> {
        self.traffic_light_at_target.borrow()
    }
}

/**
 * Not used; 0 in the original files.
 */
impl GtaSaPathsFla_LaneBits {
    pub fn reserved(&self) -> Ref<'_, bool> {
        self.reserved.borrow()
    }
}
impl GtaSaPathsFla_LaneBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_LaneBits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", *self.left_lanes(), " left, ", *self.right_lanes(), " right"))
    }
}

/**
 * Traffic light of an edge.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_LightBits {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla_NaviNode>,
    pub _self: SharedType<Self>,
    state: RefCell<u64>,
    bridge_lights: RefCell<bool>,
    reserved: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_state_name: Cell<bool>,
    state_name: RefCell<GtaSaPathsFla_LightCycle>,
}
impl KStruct for GtaSaPathsFla_LightBits {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla_NaviNode;

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
        *self_rc.state.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.bridge_lights.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_le(13)?;
        Ok(())
    }
}
impl GtaSaPathsFla_LightBits {

    /**
     * Meaning of `state`.
     */
    pub fn state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaPathsFla_LightCycle>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_state_name.get() {
            return Ok(self.state_name.borrow());
        }
        self.f_state_name.set(true);
        *self.state_name.borrow_mut() = (*self.state() as i64).try_into()?;
        Ok(self.state_name.borrow())
    }
}

/**
 * Which cycle the light follows, see `light_cycle`; in the original
 * files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
 * the lamps on the map.
 */
impl GtaSaPathsFla_LightBits {
    pub fn state(&self) -> Ref<'_, u64> {
        self.state.borrow()
    }
}

/**
 * Switched by scripts at run time, at bridges and crossings; 0 in the
 * original files.
 */
impl GtaSaPathsFla_LightBits {
    pub fn bridge_lights(&self) -> Ref<'_, bool> {
        self.bridge_lights.borrow()
    }
}

/**
 * Not used; 0 in the original files.
 */
impl GtaSaPathsFla_LightBits {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}
impl GtaSaPathsFla_LightBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_LightBits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "light state ", *self.state()))
    }
}

/**
 * Address of a path node.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_Link {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    area_id: RefCell<u16>,
    node_id: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaPathsFla_Link {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        Ok(())
    }
}
impl GtaSaPathsFla_Link {
}

/**
 * Area of the node; 0 to 63. 65535 means none and occurs only in the
 * reserve.
 */
impl GtaSaPathsFla_Link {
    pub fn area_id(&self) -> Ref<'_, u16> {
        self.area_id.borrow()
    }
}

/**
 * Row of the node in the file of that area.
 */
impl GtaSaPathsFla_Link {
    pub fn node_id(&self) -> Ref<'_, u16> {
        self.node_id.borrow()
    }
}
impl GtaSaPathsFla_Link {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "area ", *self.area_id(), " node ", *self.node_id()))
    }
}

/**
 * Address of a navi node.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_NaviAddress {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla>,
    pub _self: SharedType<Self>,
    navi_id: RefCell<u16>,
    navi_area_id: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaPathsFla_NaviAddress {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla;

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
        *self_rc.navi_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.navi_area_id.borrow_mut() = _io.read_u2le()?.into();
        Ok(())
    }
}
impl GtaSaPathsFla_NaviAddress {
}

/**
 * Row of the navi node in the file of `navi_area_id`.
 */
impl GtaSaPathsFla_NaviAddress {
    pub fn navi_id(&self) -> Ref<'_, u16> {
        self.navi_id.borrow()
    }
}

/**
 * Area of the file that holds the navi node.
 */
impl GtaSaPathsFla_NaviAddress {
    pub fn navi_area_id(&self) -> Ref<'_, u16> {
        self.navi_area_id.borrow()
    }
}
impl GtaSaPathsFla_NaviAddress {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_NaviAddress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "area ", *self.navi_area_id(), " navi node ", *self.navi_id()))
    }
}

/**
 * An edge between two vehicle nodes: its target is one of the ends, its
 * direction points to the target. Travelling towards the target uses the
 * right lanes, away from it the left lanes. In the original files the
 * target is the end with the lower address, and the file is the one of the
 * area where the navi node lies.
 * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118 Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_NaviNode {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla_ExtendedNaviNode>,
    pub _self: SharedType<Self>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    target_area_id: RefCell<u16>,
    target_node_id: RefCell<u16>,
    dir_x: RefCell<i8>,
    dir_y: RefCell<i8>,
    path_width: RefCell<u8>,
    lanes: RefCell<OptRc<GtaSaPathsFla_LaneBits>>,
    traffic_light: RefCell<OptRc<GtaSaPathsFla_LightBits>>,
    _io: RefCell<BytesReader>,
    f_direction_x: Cell<bool>,
    direction_x: RefCell<f64>,
    f_direction_y: Cell<bool>,
    direction_y: RefCell<f64>,
    f_full_width: Cell<bool>,
    full_width: RefCell<f64>,
    f_half_width: Cell<bool>,
    half_width: RefCell<f64>,
    f_position_x: Cell<bool>,
    position_x: RefCell<f64>,
    f_position_y: Cell<bool>,
    position_y: RefCell<f64>,
}
impl KStruct for GtaSaPathsFla_NaviNode {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla_ExtendedNaviNode;

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
        *self_rc.x.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.target_area_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.target_node_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.dir_x.borrow_mut() = _io.read_s1()?.into();
        *self_rc.dir_y.borrow_mut() = _io.read_s1()?.into();
        *self_rc.path_width.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaPathsFla_LaneBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.lanes.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaPathsFla_LightBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.traffic_light.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaPathsFla_NaviNode {

    /**
     * East part of the vector of length 1 that points to the target.
     */
    pub fn direction_x(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_direction_x.get() {
            return Ok(self.direction_x.borrow());
        }
        self.f_direction_x.set(true);
        *self.direction_x.borrow_mut() = ((((*self.dir_x() as f64) as f64) * (0.01 as f64))) as f64;
        Ok(self.direction_x.borrow())
    }

    /**
     * North part of the vector of length 1 that points to the target.
     */
    pub fn direction_y(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_direction_y.get() {
            return Ok(self.direction_y.borrow());
        }
        self.f_direction_y.set(true);
        *self.direction_y.borrow_mut() = ((((*self.dir_y() as f64) as f64) * (0.01 as f64))) as f64;
        Ok(self.direction_y.borrow())
    }

    /**
     * From side to side of the median strip.
     */
    pub fn full_width(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_full_width.get() {
            return Ok(self.full_width.borrow());
        }
        self.f_full_width.set(true);
        *self.full_width.borrow_mut() = ((((*self.path_width() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.full_width.borrow())
    }

    /**
     * From the middle of the median strip to one side.
     */
    pub fn half_width(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_half_width.get() {
            return Ok(self.half_width.borrow());
        }
        self.f_half_width.set(true);
        *self.half_width.borrow_mut() = ((((*self.path_width() as f64) as f64) * (0.0625 as f64))) as f64;
        Ok(self.half_width.borrow())
    }

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
}

/**
 * East, in eighths of a unit. Cars wait about here at a light. In the
 * original files it is the mean of both ends of the edge, or of the
 * ends of two pieces of road that were joined in the edge; at most 45.2
 * units from the middle of the edge.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * North, in eighths of a unit.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Area of the end that the direction points to; 0 to 63.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn target_area_id(&self) -> Ref<'_, u16> {
        self.target_area_id.borrow()
    }
}

/**
 * Node of the end that the direction points to; always a vehicle node in
 * the original files.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn target_node_id(&self) -> Ref<'_, u16> {
        self.target_node_id.borrow()
    }
}

/**
 * East part of the direction in hundredths, -100 to 100, cut toward 0
 * after a division that can be one step too low or too high; the length
 * of the vector is 98.6 to 100 in the original files.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn dir_x(&self) -> Ref<'_, i8> {
        self.dir_x.borrow()
    }
}

/**
 * North part of the direction in hundredths, -100 to 100.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn dir_y(&self) -> Ref<'_, i8> {
        self.dir_y.borrow()
    }
}

/**
 * Half of the width of the median strip in sixteenths of a unit: the
 * larger width of both ends of a piece of road, or of the ends of two
 * pieces that were joined, which the files do not have. It is the width
 * of one of the ends of the edge on all but 22 edges; 0 to 120 in the
 * original files. The engine takes the byte for signed.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn path_width(&self) -> Ref<'_, u8> {
        self.path_width.borrow()
    }
}

/**
 * Lanes in both directions, and the end that has the light.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn lanes(&self) -> Ref<'_, OptRc<GtaSaPathsFla_LaneBits>> {
        self.lanes.borrow()
    }
}

/**
 * State of the light.
 */
impl GtaSaPathsFla_NaviNode {
    pub fn traffic_light(&self) -> Ref<'_, OptRc<GtaSaPathsFla_LightBits>> {
        self.traffic_light.borrow()
    }
}
impl GtaSaPathsFla_NaviNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_NaviNode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "to area ", *self.target_area_id(), " node ", *self.target_node_id()))
    }
}

/**
 * Number of links and properties of a path node.
 * \sa https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117 Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_NodeFlags {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla_PathNode>,
    pub _self: SharedType<Self>,
    link_count: RefCell<u64>,
    on_dead_end: RefCell<bool>,
    switched_off: RefCell<bool>,
    road_block: RefCell<bool>,
    water_node: RefCell<bool>,
    switched_off_original: RefCell<bool>,
    already_found: RefCell<bool>,
    dont_wander: RefCell<bool>,
    interior_node: RefCell<bool>,
    speed: RefCell<u64>,
    dummy: RefCell<u64>,
    density: RefCell<u64>,
    special_function: RefCell<u64>,
    padding: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_special_function_name: Cell<bool>,
    special_function_name: RefCell<GtaSaPathsFla_SpecialUse>,
    f_speed_name: Cell<bool>,
    speed_name: RefCell<GtaSaPathsFla_NodeSpeed>,
}
impl KStruct for GtaSaPathsFla_NodeFlags {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla_PathNode;

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
        *self_rc.link_count.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.on_dead_end.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.switched_off.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.road_block.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.water_node.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.switched_off_original.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.already_found.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.dont_wander.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.interior_node.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.speed.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.dummy.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.density.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.special_function.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.padding.borrow_mut() = _io.read_bits_int_le(8)?;
        Ok(())
    }
}
impl GtaSaPathsFla_NodeFlags {

    /**
     * Meaning of `special_function`.
     */
    pub fn special_function_name(
        &self
    ) -> KResult<Ref<'_, GtaSaPathsFla_SpecialUse>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_special_function_name.get() {
            return Ok(self.special_function_name.borrow());
        }
        self.f_special_function_name.set(true);
        *self.special_function_name.borrow_mut() = (*self.special_function() as i64).try_into()?;
        Ok(self.special_function_name.borrow())
    }

    /**
     * Meaning of `speed`.
     */
    pub fn speed_name(
        &self
    ) -> KResult<Ref<'_, GtaSaPathsFla_NodeSpeed>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_speed_name.get() {
            return Ok(self.speed_name.borrow());
        }
        self.f_speed_name.set(true);
        *self.speed_name.borrow_mut() = (*self.speed() as i64).try_into()?;
        Ok(self.speed_name.borrow())
    }
}

/**
 * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
 * nodes of the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn link_count(&self) -> Ref<'_, u64> {
        self.link_count.borrow()
    }
}

/**
 * The vehicle node lies on a branch that leads nowhere; set on 2,594 of
 * 30,587 original vehicle nodes, never on pedestrian nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn on_dead_end(&self) -> Ref<'_, bool> {
        self.on_dead_end.borrow()
    }
}

/**
 * Little or no traffic until a script switches the node on; set on a
 * quarter of the original vehicle nodes and a sixth of the pedestrian
 * nodes. The commands 01E7 and 022A clear it for vehicles and for
 * pedestrians in a box, 01E8 and 022B set it.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn switched_off(&self) -> Ref<'_, bool> {
        self.switched_off.borrow()
    }
}

/**
 * The police may build a road block here; set on 391 original vehicle
 * nodes, never on pedestrian nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn road_block(&self) -> Ref<'_, bool> {
        self.road_block.borrow()
    }
}

/**
 * A node for boats; set on 1,596 original vehicle nodes, never on
 * pedestrian nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn water_node(&self) -> Ref<'_, bool> {
        self.water_node.borrow()
    }
}

/**
 * Copy of `switched_off` that the loader makes, from which the commands
 * 091D and 091E put it back; the stored value has no effect, and equals
 * it in the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn switched_off_original(&self) -> Ref<'_, bool> {
        self.switched_off_original.borrow()
    }
}

/**
 * Scratch bit of a search; 0 in the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn already_found(&self) -> Ref<'_, bool> {
        self.already_found.borrow()
    }
}

/**
 * Wandering pedestrians keep away; set on 17 original pedestrian
 * nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn dont_wander(&self) -> Ref<'_, bool> {
        self.dont_wander.borrow()
    }
}

/**
 * Marks nodes of interiors at run time; 0 in the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn interior_node(&self) -> Ref<'_, bool> {
        self.interior_node.borrow()
    }
}

/**
 * How fast cars drive, see `node_speed`. Vehicle nodes of the original
 * files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn speed(&self) -> Ref<'_, u64> {
        self.speed.borrow()
    }
}

/**
 * Not used; 0 in the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn dummy(&self) -> Ref<'_, u64> {
        self.dummy.borrow()
    }
}

/**
 * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
 * original nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn density(&self) -> Ref<'_, u64> {
        self.density.borrow()
    }
}

/**
 * What cars do here, see `special_use`; 0 on all but 232 original
 * nodes, which are vehicle nodes.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn special_function(&self) -> Ref<'_, u64> {
        self.special_function.borrow()
    }
}

/**
 * Not used; 0 in the original files.
 */
impl GtaSaPathsFla_NodeFlags {
    pub fn padding(&self) -> Ref<'_, u64> {
        self.padding.borrow()
    }
}
impl GtaSaPathsFla_NodeFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_NodeFlags {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", *self.link_count(), " links"))
    }
}

/**
 * A point of the graph, for vehicles or for pedestrians.
 * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150 Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaPathsFla_PathNode {
    pub _root: SharedType<GtaSaPathsFla>,
    pub _parent: SharedType<GtaSaPathsFla_ExtendedPathNode>,
    pub _self: SharedType<Self>,
    next_ptr: RefCell<u32>,
    prev_ptr: RefCell<u32>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    z: RefCell<i16>,
    search_distance: RefCell<i16>,
    base_link: RefCell<i16>,
    area_id: RefCell<u16>,
    node_id: RefCell<u16>,
    path_width: RefCell<u8>,
    flood_id: RefCell<u8>,
    flags: RefCell<OptRc<GtaSaPathsFla_NodeFlags>>,
    _io: RefCell<BytesReader>,
    f_full_width: Cell<bool>,
    full_width: RefCell<f64>,
    f_half_width: Cell<bool>,
    half_width: RefCell<f64>,
    f_position_x: Cell<bool>,
    position_x: RefCell<f64>,
    f_position_y: Cell<bool>,
    position_y: RefCell<f64>,
    f_position_z: Cell<bool>,
    position_z: RefCell<f64>,
}
impl KStruct for GtaSaPathsFla_PathNode {
    type Root = GtaSaPathsFla;
    type Parent = GtaSaPathsFla_ExtendedPathNode;

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
        *self_rc.x.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.search_distance.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.base_link.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.area_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.node_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.path_width.borrow_mut() = _io.read_u1()?.into();
        *self_rc.flood_id.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaPathsFla_NodeFlags>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaPathsFla_PathNode {

    /**
     * From side to side.
     */
    pub fn full_width(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_full_width.get() {
            return Ok(self.full_width.borrow());
        }
        self.f_full_width.set(true);
        *self.full_width.borrow_mut() = ((((*self.path_width() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.full_width.borrow())
    }

    /**
     * From the middle to one side, as the engine uses the width.
     */
    pub fn half_width(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_half_width.get() {
            return Ok(self.half_width.borrow());
        }
        self.f_half_width.set(true);
        *self.half_width.borrow_mut() = ((((*self.path_width() as f64) as f64) * (0.0625 as f64))) as f64;
        Ok(self.half_width.borrow())
    }

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
        *self.position_z.borrow_mut() = ((((*self.z() as f64) as f64) * (0.125 as f64))) as f64;
        Ok(self.position_z.borrow())
    }
}

/**
 * Address in the memory of the original compiler: that of the node below
 * this one on the stack of the flood fill that numbers the parts of the
 * graph, 0 for the lowest one. The engine overwrites it. Any value; write
 * 0 for a new node.
 */
impl GtaSaPathsFla_PathNode {
    pub fn next_ptr(&self) -> Ref<'_, u32> {
        self.next_ptr.borrow()
    }
}

/**
 * Overwritten by the engine; 0 in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn prev_ptr(&self) -> Ref<'_, u32> {
        self.prev_ptr.borrow()
    }
}

/**
 * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
 * units in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * North, in eighths of a unit, truncated towards zero; -2932.5 to
 * 2853.625 units in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
 * in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * Scratch value of the route search, which takes 32766 (0x7ffe) for a
 * node that it has not touched; 32766 in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn search_distance(&self) -> Ref<'_, i16> {
        self.search_distance.borrow()
    }
}

/**
 * Row of the node's first link; the sum of the link counts of the nodes
 * before it, 0 to 6,326 in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn base_link(&self) -> Ref<'_, i16> {
        self.base_link.borrow()
    }
}

/**
 * Area of the node's own address, which is the number of the file;
 * 0 to 63.
 */
impl GtaSaPathsFla_PathNode {
    pub fn area_id(&self) -> Ref<'_, u16> {
        self.area_id.borrow()
    }
}

/**
 * Node of the node's own address, which is its row in the file; 0 to
 * 2,888 in the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn node_id(&self) -> Ref<'_, u16> {
        self.node_id.borrow()
    }
}

/**
 * Half of a width in sixteenths of a unit: of the median strip at a
 * vehicle node, of the path at a pedestrian node. In the original
 * files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
 * nodes, mostly 16.
 */
impl GtaSaPathsFla_PathNode {
    pub fn path_width(&self) -> Ref<'_, u8> {
        self.path_width.borrow()
    }
}

/**
 * Number of the connected part of the graph that the node belongs to,
 * counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
 * nodes and 1 to 179 at pedestrian nodes of the original files.
 */
impl GtaSaPathsFla_PathNode {
    pub fn flood_id(&self) -> Ref<'_, u8> {
        self.flood_id.borrow()
    }
}

/**
 * Number of links and properties, 32 bits.
 */
impl GtaSaPathsFla_PathNode {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaPathsFla_NodeFlags>> {
        self.flags.borrow()
    }
}
impl GtaSaPathsFla_PathNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaPathsFla_PathNode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "area ", *self.area_id(), " node ", *self.node_id()))
    }
}
