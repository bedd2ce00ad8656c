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
 * The surface of one map on which bots walk: convex polygons ("areas") for each
 * size of body ("hull"), and the links over their edges.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up.
 * In version 30 an area has corners of its own, later it names a polygon of a
 * pool. The areas are followed by the parameters they were generated with, whose
 * layout has a version of its own. Blocks of KV3, a container for key and value
 * pairs, start at multiples of eight bytes and are kept as they are.
 * \sa https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh Source
 * \sa https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py Source
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    magic: RefCell<u32>,
    version: RefCell<u32>,
    sub_version: RefCell<u32>,
    is_analyzed: RefCell<u8>,
    num_places: RefCell<u16>,
    places: RefCell<Vec<OptRc<Source2Nav_Place>>>,
    has_unnamed_areas: RefCell<u8>,
    movable_mesh_padding: RefCell<Vec<u8>>,
    movable_mesh_settings: RefCell<OptRc<Source2Nav_Kv3Block>>,
    num_corners: RefCell<u32>,
    corners: RefCell<Vec<OptRc<Source2Nav_Vec3>>>,
    num_polygons: RefCell<u32>,
    polygons: RefCell<Vec<OptRc<Source2Nav_Polygon>>>,
    gravity_flags: RefCell<u32>,
    num_gravity: RefCell<u32>,
    gravity: RefCell<Vec<OptRc<Source2Nav_Vec3>>>,
    num_movable_meshes: RefCell<u32>,
    movable_meshes: RefCell<Vec<OptRc<Source2Nav_MovableMesh>>>,
    game_data_padding: RefCell<Vec<u8>>,
    game_data_kv3: RefCell<OptRc<Source2Nav_Kv3Block>>,
    num_areas: RefCell<u32>,
    areas: RefCell<Vec<OptRc<Source2Nav_NavArea>>>,
    num_ladders: RefCell<u32>,
    ladders: RefCell<Vec<OptRc<Source2Nav_NavLadder>>>,
    num_transformed_bounds: RefCell<i32>,
    transformed_bounds: RefCell<Vec<OptRc<Source2Nav_TransformedBox>>>,
    generation_params: RefCell<OptRc<Source2Nav_GenerationSettings>>,
    extra_generation_padding: RefCell<Vec<u8>>,
    extra_generation_params: RefCell<OptRc<Source2Nav_Kv3Block>>,
    custom_data_padding: RefCell<Vec<u8>>,
    custom_data: RefCell<OptRc<Source2Nav_Kv3Block>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_custom_data: Cell<bool>,
    has_custom_data: RefCell<bool>,
    f_has_gravity: Cell<bool>,
    has_gravity: RefCell<bool>,
    f_has_gravity_flags: Cell<bool>,
    has_gravity_flags: RefCell<bool>,
    f_has_kv3_blocks: Cell<bool>,
    has_kv3_blocks: RefCell<bool>,
    f_has_movable_meshes: Cell<bool>,
    has_movable_meshes: RefCell<bool>,
    f_has_polygons: Cell<bool>,
    has_polygons: RefCell<bool>,
}
impl KStruct for Source2Nav {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.magic.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.magic() as i32) == (4277009102 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.version() as u32) >= (30 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        if !(((*self_rc.version() as u32) <= (36 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/1".to_string() }));
        }
        *self_rc.sub_version.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.is_analyzed.borrow_mut() = _io.read_u1()?.into();
        *self_rc.num_places.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.places.borrow_mut() = Vec::new();
        let l_places = *self_rc.num_places();
        for _i in 0..l_places {
            let t = Self::read_into::<_, Source2Nav_Place>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.places.borrow_mut().push(t);
        }
        *self_rc.has_unnamed_areas.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.has_kv3_blocks()? {
            *self_rc.movable_mesh_padding.borrow_mut() = _io.read_bytes(modulo(((8 as i32) - (modulo(_io.pos() as i64, 8 as i64) as i32)) as i64, 8 as i64) as usize)?.into();
        }
        if *self_rc.has_kv3_blocks()? {
            let t = Self::read_into::<_, Source2Nav_Kv3Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.movable_mesh_settings.borrow_mut() = t;
        }
        if *self_rc.has_polygons()? {
            *self_rc.num_corners.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_corners() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/9".to_string() }));
            }
            if !(((*self_rc.num_corners() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (12 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/9".to_string() }));
            }
        }
        if *self_rc.has_polygons()? {
            *self_rc.corners.borrow_mut() = Vec::new();
            let l_corners = *self_rc.num_corners();
            for _i in 0..l_corners {
                let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.corners.borrow_mut().push(t);
            }
        }
        if *self_rc.has_polygons()? {
            *self_rc.num_polygons.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_polygons() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/11".to_string() }));
            }
            if !(((*self_rc.num_polygons() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/11".to_string() }));
            }
        }
        if *self_rc.has_polygons()? {
            *self_rc.polygons.borrow_mut() = Vec::new();
            let l_polygons = *self_rc.num_polygons();
            for _i in 0..l_polygons {
                let t = Self::read_into::<_, Source2Nav_Polygon>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.polygons.borrow_mut().push(t);
            }
        }
        if *self_rc.has_gravity_flags()? {
            *self_rc.gravity_flags.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_gravity()? {
            *self_rc.num_gravity.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_gravity() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/14".to_string() }));
            }
            if !(((*self_rc.num_gravity() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (12 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/14".to_string() }));
            }
        }
        if *self_rc.has_gravity()? {
            *self_rc.gravity.borrow_mut() = Vec::new();
            let l_gravity = *self_rc.num_gravity();
            for _i in 0..l_gravity {
                let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.gravity.borrow_mut().push(t);
            }
        }
        if *self_rc.has_movable_meshes()? {
            *self_rc.num_movable_meshes.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_movable_meshes() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/16".to_string() }));
            }
            if !(((*self_rc.num_movable_meshes() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (49 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/16".to_string() }));
            }
        }
        if *self_rc.has_movable_meshes()? {
            *self_rc.movable_meshes.borrow_mut() = Vec::new();
            let l_movable_meshes = *self_rc.num_movable_meshes();
            for _i in 0..l_movable_meshes {
                let t = Self::read_into::<_, Source2Nav_MovableMesh>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.movable_meshes.borrow_mut().push(t);
            }
        }
        if *self_rc.has_kv3_blocks()? {
            *self_rc.game_data_padding.borrow_mut() = _io.read_bytes(modulo(((8 as i32) - (modulo(_io.pos() as i64, 8 as i64) as i32)) as i64, 8 as i64) as usize)?.into();
        }
        if *self_rc.has_kv3_blocks()? {
            let t = Self::read_into::<_, Source2Nav_Kv3Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.game_data_kv3.borrow_mut() = t;
        }
        *self_rc.num_areas.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_areas() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/20".to_string() }));
        }
        if !(((*self_rc.num_areas() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (34 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/20".to_string() }));
        }
        *self_rc.areas.borrow_mut() = Vec::new();
        let l_areas = *self_rc.num_areas();
        for _i in 0..l_areas {
            let t = Self::read_into::<_, Source2Nav_NavArea>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.areas.borrow_mut().push(t);
        }
        *self_rc.num_ladders.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_ladders() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/22".to_string() }));
        }
        if !(((*self_rc.num_ladders() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (60 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/22".to_string() }));
        }
        *self_rc.ladders.borrow_mut() = Vec::new();
        let l_ladders = *self_rc.num_ladders();
        for _i in 0..l_ladders {
            let t = Self::read_into::<_, Source2Nav_NavLadder>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.ladders.borrow_mut().push(t);
        }
        *self_rc.num_transformed_bounds.borrow_mut() = _io.read_s4le()?.into();
        if !(((*self_rc.num_transformed_bounds() as i32) >= (0 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/24".to_string() }));
        }
        if !(((*self_rc.num_transformed_bounds() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (72 as i32)) as i32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/24".to_string() }));
        }
        *self_rc.transformed_bounds.borrow_mut() = Vec::new();
        let l_transformed_bounds = *self_rc.num_transformed_bounds();
        for _i in 0..l_transformed_bounds {
            let t = Self::read_into::<_, Source2Nav_TransformedBox>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.transformed_bounds.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, Source2Nav_GenerationSettings>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.generation_params.borrow_mut() = t;
        if *self_rc.has_kv3_blocks()? {
            *self_rc.extra_generation_padding.borrow_mut() = _io.read_bytes(modulo(((8 as i32) - (modulo(_io.pos() as i64, 8 as i64) as i32)) as i64, 8 as i64) as usize)?.into();
        }
        if *self_rc.has_kv3_blocks()? {
            let t = Self::read_into::<_, Source2Nav_Kv3Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.extra_generation_params.borrow_mut() = t;
        }
        if *self_rc.has_custom_data()? {
            *self_rc.custom_data_padding.borrow_mut() = _io.read_bytes(modulo(((8 as i32) - (modulo(_io.pos() as i64, 8 as i64) as i32)) as i64, 8 as i64) as usize)?.into();
        }
        if *self_rc.has_custom_data()? {
            let t = Self::read_into::<_, Source2Nav_Kv3Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.custom_data.borrow_mut() = t;
        }
        *self_rc.tail.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Source2Nav {

    /**
     * Whether `custom_data` is stored.
     */
    pub fn has_custom_data(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_custom_data.get() {
            return Ok(self.has_custom_data.borrow());
        }
        self.f_has_custom_data.set(true);
        *self.has_custom_data.borrow_mut() = (((*self.sub_version() as u32) > (0 as u32))) as bool;
        Ok(self.has_custom_data.borrow())
    }

    /**
     * Whether a direction of gravity is stored for each corner.
     */
    pub fn has_gravity(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_gravity.get() {
            return Ok(self.has_gravity.borrow());
        }
        self.f_has_gravity.set(true);
        *self.has_gravity.borrow_mut() = ( ((*self.has_gravity_flags()?) && (((((*self.gravity_flags() as u32) & (1 as u32)) as i32) == (1 as i32)))) ) as bool;
        Ok(self.has_gravity.borrow())
    }

    /**
     * Whether `gravity_flags` is stored.
     */
    pub fn has_gravity_flags(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_gravity_flags.get() {
            return Ok(self.has_gravity_flags.borrow());
        }
        self.f_has_gravity_flags.set(true);
        *self.has_gravity_flags.borrow_mut() = (((*self.version() as u32) >= (32 as u32))) as bool;
        Ok(self.has_gravity_flags.borrow())
    }

    /**
     * Whether blocks of KV3 are stored between the parts of the mesh.
     */
    pub fn has_kv3_blocks(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_kv3_blocks.get() {
            return Ok(self.has_kv3_blocks.borrow());
        }
        self.f_has_kv3_blocks.set(true);
        *self.has_kv3_blocks.borrow_mut() = (((*self.version() as u32) >= (36 as u32))) as bool;
        Ok(self.has_kv3_blocks.borrow())
    }

    /**
     * Whether meshes that move are stored.
     */
    pub fn has_movable_meshes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_movable_meshes.get() {
            return Ok(self.has_movable_meshes.borrow());
        }
        self.f_has_movable_meshes.set(true);
        *self.has_movable_meshes.borrow_mut() = (((*self.version() as u32) >= (35 as u32))) as bool;
        Ok(self.has_movable_meshes.borrow())
    }

    /**
     * Whether areas name polygons instead of having corners.
     */
    pub fn has_polygons(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_polygons.get() {
            return Ok(self.has_polygons.borrow());
        }
        self.f_has_polygons.set(true);
        *self.has_polygons.borrow_mut() = (((*self.version() as u32) >= (31 as u32))) as bool;
        Ok(self.has_polygons.borrow())
    }
}

/**
 * Marks a navigation mesh; the bytes CE FA ED FE.
 */
impl Source2Nav {
    pub fn magic(&self) -> Ref<'_, u32> {
        self.magic.borrow()
    }
}

/**
 * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
 * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
 */
impl Source2Nav {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}

/**
 * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
 * 30, 1 in 35 and 36.
 */
impl Source2Nav {
    pub fn sub_version(&self) -> Ref<'_, u32> {
        self.sub_version.borrow()
    }
}

/**
 * Whether the mesh has been analysed, 0 or 1.
 */
impl Source2Nav {
    pub fn is_analyzed(&self) -> Ref<'_, u8> {
        self.is_analyzed.borrow()
    }
}

/**
 * Names of places that follow; 0 in the known files.
 */
impl Source2Nav {
    pub fn num_places(&self) -> Ref<'_, u16> {
        self.num_places.borrow()
    }
}

/**
 * Names of places.
 */
impl Source2Nav {
    pub fn places(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Place>>> {
        self.places.borrow()
    }
}

/**
 * Whether some area belongs to no place, 0 or 1.
 */
impl Source2Nav {
    pub fn has_unnamed_areas(&self) -> Ref<'_, u8> {
        self.has_unnamed_areas.borrow()
    }
}

/**
 * Zeros up to a multiple of eight bytes.
 */
impl Source2Nav {
    pub fn movable_mesh_padding(&self) -> Ref<'_, Vec<u8>> {
        self.movable_mesh_padding.borrow()
    }
}

/**
 * Settings of meshes that move.
 */
impl Source2Nav {
    pub fn movable_mesh_settings(&self) -> Ref<'_, OptRc<Source2Nav_Kv3Block>> {
        self.movable_mesh_settings.borrow()
    }
}

/**
 * Corners that follow.
 */
impl Source2Nav {
    pub fn num_corners(&self) -> Ref<'_, u32> {
        self.num_corners.borrow()
    }
}

/**
 * Corners, which polygons share.
 */
impl Source2Nav {
    pub fn corners(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Vec3>>> {
        self.corners.borrow()
    }
}

/**
 * Polygons that follow.
 */
impl Source2Nav {
    pub fn num_polygons(&self) -> Ref<'_, u32> {
        self.num_polygons.borrow()
    }
}

/**
 * Polygons, one for each area in the known files.
 */
impl Source2Nav {
    pub fn polygons(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Polygon>>> {
        self.polygons.borrow()
    }
}

/**
 * Whether directions of gravity are stored; 0 in the known files.
 * 
 * - `has_gravity`: The list `gravity` follows.
 */
impl Source2Nav {
    pub fn gravity_flags(&self) -> Ref<'_, u32> {
        self.gravity_flags.borrow()
    }
}

/**
 * Directions that follow, one for each corner.
 */
impl Source2Nav {
    pub fn num_gravity(&self) -> Ref<'_, u32> {
        self.num_gravity.borrow()
    }
}

/**
 * Direction of gravity at each corner.
 */
impl Source2Nav {
    pub fn gravity(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Vec3>>> {
        self.gravity.borrow()
    }
}

/**
 * Meshes that move; 0 in the known files.
 */
impl Source2Nav {
    pub fn num_movable_meshes(&self) -> Ref<'_, u32> {
        self.num_movable_meshes.borrow()
    }
}

/**
 * Meshes that move, each with polygons of its own.
 */
impl Source2Nav {
    pub fn movable_meshes(&self) -> Ref<'_, Vec<OptRc<Source2Nav_MovableMesh>>> {
        self.movable_meshes.borrow()
    }
}

/**
 * Zeros up to a multiple of eight bytes.
 */
impl Source2Nav {
    pub fn game_data_padding(&self) -> Ref<'_, Vec<u8>> {
        self.game_data_padding.borrow()
    }
}

/**
 * Data of the game; an empty table in the known file.
 */
impl Source2Nav {
    pub fn game_data_kv3(&self) -> Ref<'_, OptRc<Source2Nav_Kv3Block>> {
        self.game_data_kv3.borrow()
    }
}

/**
 * Areas that follow; 0 to 7,258 in the known files.
 */
impl Source2Nav {
    pub fn num_areas(&self) -> Ref<'_, u32> {
        self.num_areas.borrow()
    }
}

/**
 * The areas of all hulls.
 */
impl Source2Nav {
    pub fn areas(&self) -> Ref<'_, Vec<OptRc<Source2Nav_NavArea>>> {
        self.areas.borrow()
    }
}

/**
 * Ladders that follow; 0 to 2 in the known files.
 */
impl Source2Nav {
    pub fn num_ladders(&self) -> Ref<'_, u32> {
        self.num_ladders.borrow()
    }
}

/**
 * Ladders of the map.
 */
impl Source2Nav {
    pub fn ladders(&self) -> Ref<'_, Vec<OptRc<Source2Nav_NavLadder>>> {
        self.ladders.borrow()
    }
}

/**
 * Boxes that follow; 0 to 2 in the known files.
 */
impl Source2Nav {
    pub fn num_transformed_bounds(&self) -> Ref<'_, i32> {
        self.num_transformed_bounds.borrow()
    }
}

/**
 * Volumes of markup that were given to the generator, with their places in
 * the world.
 */
impl Source2Nav {
    pub fn transformed_bounds(&self) -> Ref<'_, Vec<OptRc<Source2Nav_TransformedBox>>> {
        self.transformed_bounds.borrow()
    }
}

/**
 * Settings with which the mesh was generated.
 */
impl Source2Nav {
    pub fn generation_params(&self) -> Ref<'_, OptRc<Source2Nav_GenerationSettings>> {
        self.generation_params.borrow()
    }
}

/**
 * Zeros up to a multiple of eight bytes.
 */
impl Source2Nav {
    pub fn extra_generation_padding(&self) -> Ref<'_, Vec<u8>> {
        self.extra_generation_padding.borrow()
    }
}

/**
 * More about how the mesh was generated.
 */
impl Source2Nav {
    pub fn extra_generation_params(&self) -> Ref<'_, OptRc<Source2Nav_Kv3Block>> {
        self.extra_generation_params.borrow()
    }
}

/**
 * Zeros up to a multiple of eight bytes.
 */
impl Source2Nav {
    pub fn custom_data_padding(&self) -> Ref<'_, Vec<u8>> {
        self.custom_data_padding.borrow()
    }
}

/**
 * What the game adds: in Counter-Strike 2 hiding spots, encounters,
 * approaches and times for each area.
 */
impl Source2Nav {
    pub fn custom_data(&self) -> Ref<'_, OptRc<Source2Nav_Kv3Block>> {
        self.custom_data.borrow()
    }
}

/**
 * Bytes after the mesh; nothing in the known files.
 */
impl Source2Nav {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl Source2Nav {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for Source2Nav {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}{}", "version ", *self.version(), ": ", *self.num_areas(), " areas"))
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum Source2Nav_Side {

    /**
     * Towards -y.
     */
    North,

    /**
     * Towards +x.
     */
    East,

    /**
     * Towards +y.
     */
    South,

    /**
     * Towards -x.
     */
    West,
    Unknown(i64),
}

impl TryFrom<i64> for Source2Nav_Side {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<Source2Nav_Side> {
        match flag {
            0 => Ok(Source2Nav_Side::North),
            1 => Ok(Source2Nav_Side::East),
            2 => Ok(Source2Nav_Side::South),
            3 => Ok(Source2Nav_Side::West),
            _ => Ok(Source2Nav_Side::Unknown(flag)),
        }
    }
}

impl From<&Source2Nav_Side> for i64 {
    fn from(v: &Source2Nav_Side) -> Self {
        match *v {
            Source2Nav_Side::North => 0,
            Source2Nav_Side::East => 1,
            Source2Nav_Side::South => 2,
            Source2Nav_Side::West => 3,
            Source2Nav_Side::Unknown(v) => v
        }
    }
}

impl Default for Source2Nav_Side {
    fn default() -> Self { Source2Nav_Side::Unknown(0) }
}


/**
 * Links over one edge of an area.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_AreaEdge {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_NavArea>,
    pub _self: SharedType<Self>,
    num_links: RefCell<u32>,
    links: RefCell<Vec<OptRc<Source2Nav_EdgeLink>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_AreaEdge {
    type Root = Source2Nav;
    type Parent = Source2Nav_NavArea;

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
        *self_rc.num_links.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_links() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/area_edge/seq/0".to_string() }));
        }
        if !(((*self_rc.num_links() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (8 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/area_edge/seq/0".to_string() }));
        }
        *self_rc.links.borrow_mut() = Vec::new();
        let l_links = *self_rc.num_links();
        for _i in 0..l_links {
            let t = Self::read_into::<_, Source2Nav_EdgeLink>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.links.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl Source2Nav_AreaEdge {
}

/**
 * Links that follow.
 */
impl Source2Nav_AreaEdge {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * Links over the edge into other areas.
 */
impl Source2Nav_AreaEdge {
    pub fn links(&self) -> Ref<'_, Vec<OptRc<Source2Nav_EdgeLink>>> {
        self.links.borrow()
    }
}
impl Source2Nav_AreaEdge {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A way over an edge into another area.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_EdgeLink {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_AreaEdge>,
    pub _self: SharedType<Self>,
    area_id: RefCell<u32>,
    edge_index: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_EdgeLink {
    type Root = Source2Nav;
    type Parent = Source2Nav_AreaEdge;

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
        *self_rc.area_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.edge_index.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl Source2Nav_EdgeLink {
}

/**
 * Id of the area that is entered.
 */
impl Source2Nav_EdgeLink {
    pub fn area_id(&self) -> Ref<'_, u32> {
        self.area_id.borrow()
    }
}

/**
 * Edge of that area over which it is entered.
 */
impl Source2Nav_EdgeLink {
    pub fn edge_index(&self) -> Ref<'_, u32> {
        self.edge_index.borrow()
    }
}
impl Source2Nav_EdgeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * How a mesh was generated.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_GenerationSettings {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    gen_version: RefCell<i32>,
    use_project_defaults: RefCell<u32>,
    tile_size: RefCell<f32>,
    cell_size: RefCell<f32>,
    cell_height: RefCell<f32>,
    min_region_size: RefCell<i32>,
    merged_region_size: RefCell<i32>,
    mesh_sample_distance: RefCell<f32>,
    max_sample_error: RefCell<f32>,
    max_edge_length: RefCell<i32>,
    max_edge_error: RefCell<f32>,
    verts_per_poly: RefCell<i32>,
    small_area_on_edge_removal: RefCell<f32>,
    hull_preset_name: RefCell<Vec<u8>>,
    hull_definitions_file: RefCell<Vec<u8>>,
    num_hulls: RefCell<u32>,
    hulls: RefCell<Vec<OptRc<Source2Nav_Hull>>>,
    gravity_flag: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_has_edge_removal: Cell<bool>,
    has_edge_removal: RefCell<bool>,
    f_has_gravity_flag: Cell<bool>,
    has_gravity_flag: RefCell<bool>,
    f_has_hull_names: Cell<bool>,
    has_hull_names: RefCell<bool>,
}
impl KStruct for Source2Nav_GenerationSettings {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.gen_version.borrow_mut() = _io.read_s4le()?.into();
        if !(((*self_rc.gen_version() as i32) >= (6 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/generation_settings/seq/0".to_string() }));
        }
        if !(((*self_rc.gen_version() as i32) <= (13 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/generation_settings/seq/0".to_string() }));
        }
        *self_rc.use_project_defaults.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.tile_size.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.cell_size.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.cell_height.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.min_region_size.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.merged_region_size.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.mesh_sample_distance.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.max_sample_error.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.max_edge_length.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.max_edge_error.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.verts_per_poly.borrow_mut() = _io.read_s4le()?.into();
        if *self_rc.has_edge_removal()? {
            *self_rc.small_area_on_edge_removal.borrow_mut() = _io.read_f4le()?.into();
        }
        if *self_rc.has_hull_names()? {
            *self_rc.hull_preset_name.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
        }
        if *self_rc.has_hull_names()? {
            *self_rc.hull_definitions_file.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
        }
        *self_rc.num_hulls.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_hulls() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/generation_settings/seq/15".to_string() }));
        }
        if !(((*self_rc.num_hulls() as i32) <= (if ((*self_rc.gen_version() as i32) < (12 as i32)) { (*self_rc.num_hulls() as u32) } else { (((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (38 as i32)) as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/generation_settings/seq/15".to_string() }));
        }
        *self_rc.hulls.borrow_mut() = Vec::new();
        let l_hulls = if ((*self_rc.gen_version() as i32) < (12 as i32)) { (3 as u32) } else { (*self_rc.num_hulls() as u32) };
        for _i in 0..l_hulls {
            let t = Self::read_into::<_, Source2Nav_Hull>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.hulls.borrow_mut().push(t);
        }
        if *self_rc.has_gravity_flag()? {
            *self_rc.gravity_flag.borrow_mut() = _io.read_u1()?.into();
        }
        Ok(())
    }
}
impl Source2Nav_GenerationSettings {

    /**
     * Whether `small_area_on_edge_removal` is stored.
     */
    pub fn has_edge_removal(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_edge_removal.get() {
            return Ok(self.has_edge_removal.borrow());
        }
        self.f_has_edge_removal.set(true);
        *self.has_edge_removal.borrow_mut() = (((*self.gen_version() as i32) >= (7 as i32))) as bool;
        Ok(self.has_edge_removal.borrow())
    }

    /**
     * Whether `gravity_flag` is stored.
     */
    pub fn has_gravity_flag(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_gravity_flag.get() {
            return Ok(self.has_gravity_flag.borrow());
        }
        self.f_has_gravity_flag.set(true);
        *self.has_gravity_flag.borrow_mut() = (((*self.gen_version() as i32) >= (10 as i32))) as bool;
        Ok(self.has_gravity_flag.borrow())
    }

    /**
     * Whether names of hulls are stored.
     */
    pub fn has_hull_names(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_hull_names.get() {
            return Ok(self.has_hull_names.borrow());
        }
        self.f_has_hull_names.set(true);
        *self.has_hull_names.borrow_mut() = (((*self.gen_version() as i32) >= (12 as i32))) as bool;
        Ok(self.has_hull_names.borrow())
    }
}

/**
 * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
 * in 36. That of hulls before 6 is not known.
 */
impl Source2Nav_GenerationSettings {
    pub fn gen_version(&self) -> Ref<'_, i32> {
        self.gen_version.borrow()
    }
}

/**
 * Whether the settings are to be those of the project: with 1 the game
 * warns when they differ. 1 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn use_project_defaults(&self) -> Ref<'_, u32> {
        self.use_project_defaults.borrow()
    }
}

/**
 * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
 * 192 units there.
 */
impl Source2Nav_GenerationSettings {
    pub fn tile_size(&self) -> Ref<'_, f32> {
        self.tile_size.borrow()
    }
}

/**
 * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn cell_size(&self) -> Ref<'_, f32> {
        self.cell_size.borrow()
    }
}

/**
 * Size of a cell along z (Recast: `ch`); 2 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn cell_height(&self) -> Ref<'_, f32> {
        self.cell_height.borrow()
    }
}

/**
 * Smallest region, as the side of a square in cells (Recast:
 * `regionMinSize`); 8 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn min_region_size(&self) -> Ref<'_, i32> {
        self.min_region_size.borrow()
    }
}

/**
 * Regions up to this size are merged, as the side of a square in cells
 * (Recast: `regionMergeSize`); 20 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn merged_region_size(&self) -> Ref<'_, i32> {
        self.merged_region_size.borrow()
    }
}

/**
 * Distance of the samples of the height (Recast: `detailSampleDist`);
 * 120 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn mesh_sample_distance(&self) -> Ref<'_, f32> {
        self.mesh_sample_distance.borrow()
    }
}

/**
 * Largest error of a sample of the height (Recast:
 * `detailSampleMaxError`); 2 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn max_sample_error(&self) -> Ref<'_, f32> {
        self.max_sample_error.borrow()
    }
}

/**
 * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
 * files.
 */
impl Source2Nav_GenerationSettings {
    pub fn max_edge_length(&self) -> Ref<'_, i32> {
        self.max_edge_length.borrow()
    }
}

/**
 * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
 * 45 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn max_edge_error(&self) -> Ref<'_, f32> {
        self.max_edge_error.borrow()
    }
}

/**
 * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
 * files, which is also the most that the game stores.
 */
impl Source2Nav_GenerationSettings {
    pub fn verts_per_poly(&self) -> Ref<'_, i32> {
        self.verts_per_poly.borrow()
    }
}

/**
 * Size up to which areas at edges are dropped; -1, in the known files,
 * selects the default.
 */
impl Source2Nav_GenerationSettings {
    pub fn small_area_on_edge_removal(&self) -> Ref<'_, f32> {
        self.small_area_on_edge_removal.borrow()
    }
}

/**
 * Name of a set of hulls; empty in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn hull_preset_name(&self) -> Ref<'_, Vec<u8>> {
        self.hull_preset_name.borrow()
    }
}

/**
 * File with the hulls; empty in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn hull_definitions_file(&self) -> Ref<'_, Vec<u8>> {
        self.hull_definitions_file.borrow()
    }
}

/**
 * Hulls that follow, from generator version 12 on; before, three follow
 * whatever the number, so that the number is its own bound. 3 or 1 in
 * the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn num_hulls(&self) -> Ref<'_, u32> {
        self.num_hulls.borrow()
    }
}

/**
 * Sizes of bodies that the mesh was generated for.
 */
impl Source2Nav_GenerationSettings {
    pub fn hulls(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Hull>>> {
        self.hulls.borrow()
    }
}

/**
 * Whether gravity follows the rotation, probably; 0 in the known files.
 */
impl Source2Nav_GenerationSettings {
    pub fn gravity_flag(&self) -> Ref<'_, u8> {
        self.gravity_flag.borrow()
    }
}
impl Source2Nav_GenerationSettings {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point at which a bot hides, or from which it shoots.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_HidingSpot {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_NavArea>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    position: RefCell<OptRc<Source2Nav_Vec3>>,
    flags: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_HidingSpot {
    type Root = Source2Nav;
    type Parent = Source2Nav_NavArea;

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
        *self_rc.id.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.flags.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl Source2Nav_HidingSpot {
}

/**
 * Number by which encounters name the spot.
 */
impl Source2Nav_HidingSpot {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * On the floor.
 */
impl Source2Nav_HidingSpot {
    pub fn position(&self) -> Ref<'_, OptRc<Source2Nav_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Quality of the spot.
 * 
 * - `in_cover`: A corner with hard cover.
 * - `good_sniper_spot`: A sniper can fire well along a line.
 * - `ideal_sniper_spot`: A sniper sees far or much from here.
 * - `exposed`: In the open, mostly on a ledge.
 */
impl Source2Nav_HidingSpot {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}
impl Source2Nav_HidingSpot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Size and skill of a body.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Hull {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_GenerationSettings>,
    pub _self: SharedType<Self>,
    enabled: RefCell<u8>,
    radius: RefCell<f32>,
    height: RefCell<f32>,
    short_height_enabled: RefCell<u8>,
    short_height: RefCell<f32>,
    crawl_enabled: RefCell<u8>,
    crawl_height: RefCell<f32>,
    max_climb: RefCell<f32>,
    max_slope: RefCell<i32>,
    max_jump_down: RefCell<f32>,
    max_jump_horizontal: RefCell<f32>,
    max_jump_up: RefCell<f32>,
    border_erosion: RefCell<i32>,
    _io: RefCell<BytesReader>,
    f_has_border_erosion: Cell<bool>,
    has_border_erosion: RefCell<bool>,
    f_has_crawl_height: Cell<bool>,
    has_crawl_height: RefCell<bool>,
    f_has_enabled: Cell<bool>,
    has_enabled: RefCell<bool>,
    f_has_short_height: Cell<bool>,
    has_short_height: RefCell<bool>,
}
impl KStruct for Source2Nav_Hull {
    type Root = Source2Nav;
    type Parent = Source2Nav_GenerationSettings;

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
        if *self_rc.has_enabled()? {
            *self_rc.enabled.borrow_mut() = _io.read_u1()?.into();
        }
        *self_rc.radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.height.borrow_mut() = _io.read_f4le()?.into();
        if *self_rc.has_short_height()? {
            *self_rc.short_height_enabled.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_short_height()? {
            *self_rc.short_height.borrow_mut() = _io.read_f4le()?.into();
        }
        if *self_rc.has_crawl_height()? {
            *self_rc.crawl_enabled.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_crawl_height()? {
            *self_rc.crawl_height.borrow_mut() = _io.read_f4le()?.into();
        }
        *self_rc.max_climb.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.max_slope.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.max_jump_down.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.max_jump_horizontal.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.max_jump_up.borrow_mut() = _io.read_f4le()?.into();
        if *self_rc.has_border_erosion()? {
            *self_rc.border_erosion.borrow_mut() = _io.read_s4le()?.into();
        }
        Ok(())
    }
}
impl Source2Nav_Hull {

    /**
     * Whether `border_erosion` is stored.
     */
    pub fn has_border_erosion(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_border_erosion.get() {
            return Ok(self.has_border_erosion.borrow());
        }
        self.f_has_border_erosion.set(true);
        *self.has_border_erosion.borrow_mut() = (((*_prc.as_ref().unwrap().gen_version() as i32) >= (11 as i32))) as bool;
        Ok(self.has_border_erosion.borrow())
    }

    /**
     * Whether the height crawling is stored.
     */
    pub fn has_crawl_height(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_crawl_height.get() {
            return Ok(self.has_crawl_height.borrow());
        }
        self.f_has_crawl_height.set(true);
        *self.has_crawl_height.borrow_mut() = (((*_prc.as_ref().unwrap().gen_version() as i32) >= (13 as i32))) as bool;
        Ok(self.has_crawl_height.borrow())
    }

    /**
     * Whether `enabled` is stored.
     */
    pub fn has_enabled(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_enabled.get() {
            return Ok(self.has_enabled.borrow());
        }
        self.f_has_enabled.set(true);
        *self.has_enabled.borrow_mut() = (((*_prc.as_ref().unwrap().gen_version() as i32) >= (9 as i32))) as bool;
        Ok(self.has_enabled.borrow())
    }

    /**
     * Whether the height crouched is stored.
     */
    pub fn has_short_height(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_short_height.get() {
            return Ok(self.has_short_height.borrow());
        }
        self.f_has_short_height.set(true);
        *self.has_short_height.borrow_mut() = (((*_prc.as_ref().unwrap().gen_version() as i32) >= (8 as i32))) as bool;
        Ok(self.has_short_height.borrow())
    }
}

/**
 * Whether the hull is used; 1 in the known files.
 */
impl Source2Nav_Hull {
    pub fn enabled(&self) -> Ref<'_, u8> {
        self.enabled.borrow()
    }
}

/**
 * Half of the width; 12 to 23 in the known files.
 */
impl Source2Nav_Hull {
    pub fn radius(&self) -> Ref<'_, f32> {
        self.radius.borrow()
    }
}

/**
 * Height upright; 24 to 79 in the known files.
 */
impl Source2Nav_Hull {
    pub fn height(&self) -> Ref<'_, f32> {
        self.height.borrow()
    }
}

/**
 * Whether the body can crouch; 1 in the known files.
 */
impl Source2Nav_Hull {
    pub fn short_height_enabled(&self) -> Ref<'_, u8> {
        self.short_height_enabled.borrow()
    }
}

/**
 * Height crouched; 35.5 in the known files.
 */
impl Source2Nav_Hull {
    pub fn short_height(&self) -> Ref<'_, f32> {
        self.short_height.borrow()
    }
}

/**
 * Whether the body can crawl; 0 in the known file.
 */
impl Source2Nav_Hull {
    pub fn crawl_enabled(&self) -> Ref<'_, u8> {
        self.crawl_enabled.borrow()
    }
}

/**
 * Height crawling; 17.5 in the known file.
 */
impl Source2Nav_Hull {
    pub fn crawl_height(&self) -> Ref<'_, f32> {
        self.crawl_height.borrow()
    }
}

/**
 * Highest step; 15.5 or 16 in the known files.
 */
impl Source2Nav_Hull {
    pub fn max_climb(&self) -> Ref<'_, f32> {
        self.max_climb.borrow()
    }
}

/**
 * Steepest slope; 50 in the known files.
 */
impl Source2Nav_Hull {
    pub fn max_slope(&self) -> Ref<'_, i32> {
        self.max_slope.borrow()
    }
}

/**
 * Deepest jump; 0 to 240 in the known files.
 */
impl Source2Nav_Hull {
    pub fn max_jump_down(&self) -> Ref<'_, f32> {
        self.max_jump_down.borrow()
    }
}

/**
 * Longest jump; 64 in the known files.
 */
impl Source2Nav_Hull {
    pub fn max_jump_horizontal(&self) -> Ref<'_, f32> {
        self.max_jump_horizontal.borrow()
    }
}

/**
 * Highest jump; 0 to 240 in the known files.
 */
impl Source2Nav_Hull {
    pub fn max_jump_up(&self) -> Ref<'_, f32> {
        self.max_jump_up.borrow()
    }
}

/**
 * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
 */
impl Source2Nav_Hull {
    pub fn border_erosion(&self) -> Ref<'_, i32> {
        self.border_erosion.borrow()
    }
}
impl Source2Nav_Hull {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Ids of ladders.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_IdList {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_NavArea>,
    pub _self: SharedType<Self>,
    num_ids: RefCell<u32>,
    ids: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_IdList {
    type Root = Source2Nav;
    type Parent = Source2Nav_NavArea;

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
        *self_rc.num_ids.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_ids() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/id_list/seq/0".to_string() }));
        }
        if !(((*self_rc.num_ids() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (4 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/id_list/seq/0".to_string() }));
        }
        *self_rc.ids.borrow_mut() = Vec::new();
        let l_ids = *self_rc.num_ids();
        for _i in 0..l_ids {
            self_rc.ids.borrow_mut().push(_io.read_u4le()?.into());
        }
        Ok(())
    }
}
impl Source2Nav_IdList {
}

/**
 * Ids that follow.
 */
impl Source2Nav_IdList {
    pub fn num_ids(&self) -> Ref<'_, u32> {
        self.num_ids.borrow()
    }
}

/**
 * Ids of the ladders in the list.
 */
impl Source2Nav_IdList {
    pub fn ids(&self) -> Ref<'_, Vec<u32>> {
        self.ids.borrow()
    }
}
impl Source2Nav_IdList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Keys and values in a binary form, whose header has their length. Their
 * content is kept unchanged.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Kv3Block {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    kv3_version: RefCell<u8>,
    kv3_magic: RefCell<Vec<u8>>,
    format_guid: RefCell<Vec<u8>>,
    compression: RefCell<u32>,
    dictionary_id: RefCell<u16>,
    frame_size: RefCell<u16>,
    bytes1_count: RefCell<u32>,
    bytes4_count: RefCell<u32>,
    bytes8_count: RefCell<u32>,
    type_count: RefCell<u32>,
    object_count: RefCell<u16>,
    array_count: RefCell<u16>,
    size_uncompressed: RefCell<u32>,
    size_compressed: RefCell<u32>,
    num_blobs: RefCell<u32>,
    size_blobs: RefCell<u32>,
    bytes2_count: RefCell<u32>,
    size_blob_table: RefCell<u32>,
    buffers: RefCell<OptRc<Source2Nav_Kv3Buffers>>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_buffers: Cell<bool>,
    has_buffers: RefCell<bool>,
    f_len_content: Cell<bool>,
    len_content: RefCell<i64>,
}
impl KStruct for Source2Nav_Kv3Block {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.kv3_version.borrow_mut() = _io.read_u1()?.into();
        if !( ((((*self_rc.kv3_version() as u8) == (4 as u8))) || (((*self_rc.kv3_version() as u8) == (5 as u8)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/types/kv3_block/seq/0".to_string() }));
        }
        *self_rc.kv3_magic.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        if !(*self_rc.kv3_magic() == vec![0x33u8, 0x56u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/kv3_block/seq/1".to_string() }));
        }
        *self_rc.format_guid.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        *self_rc.compression.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.dictionary_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.frame_size.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.bytes1_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.bytes4_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.bytes8_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.type_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.object_count.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.array_count.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.size_uncompressed.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.size_compressed.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.size_compressed() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/kv3_block/seq/13".to_string() }));
        }
        if !(((*self_rc.size_compressed() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/kv3_block/seq/13".to_string() }));
        }
        *self_rc.num_blobs.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_blobs() as u32) == (0 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/kv3_block/seq/14".to_string() }));
        }
        *self_rc.size_blobs.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.bytes2_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.size_blob_table.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_buffers()? {
            let t = Self::read_into::<_, Source2Nav_Kv3Buffers>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.buffers.borrow_mut() = t;
        }
        *self_rc.content.borrow_mut() = _io.read_bytes(*self_rc.len_content()? as usize)?.into();
        Ok(())
    }
}
impl Source2Nav_Kv3Block {

    /**
     * Whether the content is two buffers.
     */
    pub fn has_buffers(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_buffers.get() {
            return Ok(self.has_buffers.borrow());
        }
        self.f_has_buffers.set(true);
        *self.has_buffers.borrow_mut() = (((*self.kv3_version() as u8) >= (5 as u8))) as bool;
        Ok(self.has_buffers.borrow())
    }

    /**
     * Bytes of the content as it is stored.
     */
    pub fn len_content(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_content.get() {
            return Ok(self.len_content.borrow());
        }
        self.f_len_content.set(true);
        *self.len_content.borrow_mut() = (if *self.has_buffers()? { *self.buffers().len_stored()? } else { (*self.size_compressed() as i64) }) as i64;
        Ok(self.len_content.borrow())
    }
}

/**
 * Version of the container; how others end is not known.
 */
impl Source2Nav_Kv3Block {
    pub fn kv3_version(&self) -> Ref<'_, u8> {
        self.kv3_version.borrow()
    }
}

/**
 * Marks the container.
 */
impl Source2Nav_Kv3Block {
    pub fn kv3_magic(&self) -> Ref<'_, Vec<u8>> {
        self.kv3_magic.borrow()
    }
}

/**
 * Kind of content of the block.
 */
impl Source2Nav_Kv3Block {
    pub fn format_guid(&self) -> Ref<'_, Vec<u8>> {
        self.format_guid.borrow()
    }
}

/**
 * 0 none, 1 LZ4, 2 zstd.
 */
impl Source2Nav_Kv3Block {
    pub fn compression(&self) -> Ref<'_, u32> {
        self.compression.borrow()
    }
}

/**
 * 0 in the known files.
 */
impl Source2Nav_Kv3Block {
    pub fn dictionary_id(&self) -> Ref<'_, u16> {
        self.dictionary_id.borrow()
    }
}

/**
 * 16384 for LZ4, 0 otherwise.
 */
impl Source2Nav_Kv3Block {
    pub fn frame_size(&self) -> Ref<'_, u16> {
        self.frame_size.borrow()
    }
}

/**
 * Number of values of one byte.
 */
impl Source2Nav_Kv3Block {
    pub fn bytes1_count(&self) -> Ref<'_, u32> {
        self.bytes1_count.borrow()
    }
}

/**
 * Values of four bytes.
 */
impl Source2Nav_Kv3Block {
    pub fn bytes4_count(&self) -> Ref<'_, u32> {
        self.bytes4_count.borrow()
    }
}

/**
 * Values of eight bytes.
 */
impl Source2Nav_Kv3Block {
    pub fn bytes8_count(&self) -> Ref<'_, u32> {
        self.bytes8_count.borrow()
    }
}

/**
 * Types of values.
 */
impl Source2Nav_Kv3Block {
    pub fn type_count(&self) -> Ref<'_, u32> {
        self.type_count.borrow()
    }
}

/**
 * Number of objects in the data.
 */
impl Source2Nav_Kv3Block {
    pub fn object_count(&self) -> Ref<'_, u16> {
        self.object_count.borrow()
    }
}

/**
 * Number of arrays in the data.
 */
impl Source2Nav_Kv3Block {
    pub fn array_count(&self) -> Ref<'_, u16> {
        self.array_count.borrow()
    }
}

/**
 * Bytes of the content.
 */
impl Source2Nav_Kv3Block {
    pub fn size_uncompressed(&self) -> Ref<'_, u32> {
        self.size_uncompressed.borrow()
    }
}

/**
 * Bytes of the content as it is stored.
 */
impl Source2Nav_Kv3Block {
    pub fn size_compressed(&self) -> Ref<'_, u32> {
        self.size_compressed.borrow()
    }
}

/**
 * Always 0; the layout with blobs is not used in meshes.
 */
impl Source2Nav_Kv3Block {
    pub fn num_blobs(&self) -> Ref<'_, u32> {
        self.num_blobs.borrow()
    }
}

/**
 * Bytes of all blobs.
 */
impl Source2Nav_Kv3Block {
    pub fn size_blobs(&self) -> Ref<'_, u32> {
        self.size_blobs.borrow()
    }
}

/**
 * Values of two bytes.
 */
impl Source2Nav_Kv3Block {
    pub fn bytes2_count(&self) -> Ref<'_, u32> {
        self.bytes2_count.borrow()
    }
}

/**
 * Bytes of the table of blobs.
 */
impl Source2Nav_Kv3Block {
    pub fn size_blob_table(&self) -> Ref<'_, u32> {
        self.size_blob_table.borrow()
    }
}

/**
 * Sizes of two buffers, from version 5 on.
 */
impl Source2Nav_Kv3Block {
    pub fn buffers(&self) -> Ref<'_, OptRc<Source2Nav_Kv3Buffers>> {
        self.buffers.borrow()
    }
}

/**
 * Keys and values, compressed as `compression` says.
 */
impl Source2Nav_Kv3Block {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl Source2Nav_Kv3Block {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of the two buffers of a container of version 5.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Kv3Buffers {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav_Kv3Block>,
    pub _self: SharedType<Self>,
    uncompressed_1: RefCell<u32>,
    compressed_1: RefCell<u32>,
    uncompressed_2: RefCell<u32>,
    compressed_2: RefCell<u32>,
    counts: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
    f_len_stored: Cell<bool>,
    len_stored: RefCell<i64>,
}
impl KStruct for Source2Nav_Kv3Buffers {
    type Root = Source2Nav;
    type Parent = Source2Nav_Kv3Block;

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
        *self_rc.uncompressed_1.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.uncompressed_1() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/kv3_buffers/seq/0".to_string() }));
        }
        if !(((*self_rc.uncompressed_1() as i32) <= (if ((*_prc.as_ref().unwrap().compression() as u32) == (0 as u32)) { (((_io.size() as i32) - (_io.pos() as i32)) as u32) } else { (1073741823 as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/kv3_buffers/seq/0".to_string() }));
        }
        *self_rc.compressed_1.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.compressed_1() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/kv3_buffers/seq/1".to_string() }));
        }
        if !(((*self_rc.compressed_1() as i32) <= (if ((*_prc.as_ref().unwrap().compression() as u32) == (0 as u32)) { (1073741823 as u32) } else { (((_io.size() as i32) - (_io.pos() as i32)) as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/kv3_buffers/seq/1".to_string() }));
        }
        *self_rc.uncompressed_2.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.uncompressed_2() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/kv3_buffers/seq/2".to_string() }));
        }
        if !(((*self_rc.uncompressed_2() as i32) <= (if ((*_prc.as_ref().unwrap().compression() as u32) == (0 as u32)) { (((_io.size() as i32) - (_io.pos() as i32)) as u32) } else { (1073741823 as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/kv3_buffers/seq/2".to_string() }));
        }
        *self_rc.compressed_2.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.compressed_2() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/kv3_buffers/seq/3".to_string() }));
        }
        if !(((*self_rc.compressed_2() as i32) <= (if ((*_prc.as_ref().unwrap().compression() as u32) == (0 as u32)) { (1073741823 as u32) } else { (((_io.size() as i32) - (_io.pos() as i32)) as u32) } as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/kv3_buffers/seq/3".to_string() }));
        }
        *self_rc.counts.borrow_mut() = Vec::new();
        let l_counts = 8;
        for _i in 0..l_counts {
            self_rc.counts.borrow_mut().push(_io.read_u4le()?.into());
        }
        Ok(())
    }
}
impl Source2Nav_Kv3Buffers {

    /**
     * Bytes of both buffers as they are stored.
     */
    pub fn len_stored(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_stored.get() {
            return Ok(self.len_stored.borrow());
        }
        self.f_len_stored.set(true);
        *self.len_stored.borrow_mut() = (if ((*_prc.as_ref().unwrap().compression() as u32) == (0 as u32)) { ((((*self.uncompressed_1() as i64) as i64) + ((*self.uncompressed_2() as i64) as i64)) as i64) } else { ((((*self.compressed_1() as i64) as i64) + ((*self.compressed_2() as i64) as i64)) as i64) }) as i64;
        Ok(self.len_stored.borrow())
    }
}

/**
 * Bytes of the first buffer.
 */
impl Source2Nav_Kv3Buffers {
    pub fn uncompressed_1(&self) -> Ref<'_, u32> {
        self.uncompressed_1.borrow()
    }
}

/**
 * Bytes of the first buffer as it is stored.
 */
impl Source2Nav_Kv3Buffers {
    pub fn compressed_1(&self) -> Ref<'_, u32> {
        self.compressed_1.borrow()
    }
}

/**
 * Bytes of the second buffer.
 */
impl Source2Nav_Kv3Buffers {
    pub fn uncompressed_2(&self) -> Ref<'_, u32> {
        self.uncompressed_2.borrow()
    }
}

/**
 * Bytes of the second buffer as it is stored.
 */
impl Source2Nav_Kv3Buffers {
    pub fn compressed_2(&self) -> Ref<'_, u32> {
        self.compressed_2.borrow()
    }
}

/**
 * More counts.
 */
impl Source2Nav_Kv3Buffers {
    pub fn counts(&self) -> Ref<'_, Vec<u32>> {
        self.counts.borrow()
    }
}
impl Source2Nav_Kv3Buffers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A mesh that moves.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_MovableMesh {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    id: RefCell<Vec<u8>>,
    transform: RefCell<Vec<f32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_MovableMesh {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.id.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
        *self_rc.transform.borrow_mut() = Vec::new();
        let l_transform = 12;
        for _i in 0..l_transform {
            self_rc.transform.borrow_mut().push(_io.read_f4le()?.into());
        }
        Ok(())
    }
}
impl Source2Nav_MovableMesh {
}

/**
 * Whole numbers with colons between them.
 */
impl Source2Nav_MovableMesh {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * Three rows of three numbers for the rotation and one for the place.
 */
impl Source2Nav_MovableMesh {
    pub fn transform(&self) -> Ref<'_, Vec<f32>> {
        self.transform.borrow()
    }
}
impl Source2Nav_MovableMesh {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A convex polygon on which a hull can walk.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_NavArea {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    attributes: RefCell<u64>,
    hull_index: RefCell<u8>,
    polygon_index: RefCell<u32>,
    num_corners: RefCell<u32>,
    corners: RefCell<Vec<OptRc<Source2Nav_Vec3>>>,
    unused: RefCell<f32>,
    edges: RefCell<Vec<OptRc<Source2Nav_AreaEdge>>>,
    num_hiding_spots: RefCell<u8>,
    hiding_spots: RefCell<Vec<OptRc<Source2Nav_HidingSpot>>>,
    num_encounters: RefCell<u32>,
    ladders_above: RefCell<OptRc<Source2Nav_IdList>>,
    ladders_below: RefCell<OptRc<Source2Nav_IdList>>,
    _io: RefCell<BytesReader>,
    f_has_corners: Cell<bool>,
    has_corners: RefCell<bool>,
    f_has_polygon: Cell<bool>,
    has_polygon: RefCell<bool>,
    f_num_edges: Cell<bool>,
    num_edges: RefCell<u32>,
}
impl KStruct for Source2Nav_NavArea {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.attributes.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.hull_index.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.has_polygon()? {
            *self_rc.polygon_index.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.polygon_index() as i32) >= ((if ((*_r.num_polygons() as u32) > (0 as u32)) { 0 } else { 1 } as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/nav_area/seq/3".to_string() }));
            }
            if !(((*self_rc.polygon_index() as i32) <= (if ((*_r.num_polygons() as u32) > (0 as u32)) { (((*_r.num_polygons() as u32) - (1 as u32)) as u32) } else { 0 } as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/nav_area/seq/3".to_string() }));
            }
        }
        if *self_rc.has_corners()? {
            *self_rc.num_corners.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_corners() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/nav_area/seq/4".to_string() }));
            }
            if !(((*self_rc.num_corners() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (16 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/nav_area/seq/4".to_string() }));
            }
        }
        if *self_rc.has_corners()? {
            *self_rc.corners.borrow_mut() = Vec::new();
            let l_corners = *self_rc.num_corners();
            for _i in 0..l_corners {
                let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.corners.borrow_mut().push(t);
            }
        }
        *self_rc.unused.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.edges.borrow_mut() = Vec::new();
        let l_edges = *self_rc.num_edges()?;
        for _i in 0..l_edges {
            let t = Self::read_into::<_, Source2Nav_AreaEdge>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.edges.borrow_mut().push(t);
        }
        *self_rc.num_hiding_spots.borrow_mut() = _io.read_u1()?.into();
        *self_rc.hiding_spots.borrow_mut() = Vec::new();
        let l_hiding_spots = *self_rc.num_hiding_spots();
        for _i in 0..l_hiding_spots {
            let t = Self::read_into::<_, Source2Nav_HidingSpot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.hiding_spots.borrow_mut().push(t);
        }
        *self_rc.num_encounters.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_encounters() as u32) == (0 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/nav_area/seq/10".to_string() }));
        }
        let t = Self::read_into::<_, Source2Nav_IdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ladders_above.borrow_mut() = t;
        let t = Self::read_into::<_, Source2Nav_IdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ladders_below.borrow_mut() = t;
        Ok(())
    }
}
impl Source2Nav_NavArea {

    /**
     * Whether the area has corners of its own.
     */
    pub fn has_corners(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_corners.get() {
            return Ok(self.has_corners.borrow());
        }
        self.f_has_corners.set(true);
        *self.has_corners.borrow_mut() = (!(*_r.has_polygons()?)) as bool;
        Ok(self.has_corners.borrow())
    }

    /**
     * Whether the area names a polygon.
     */
    pub fn has_polygon(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_polygon.get() {
            return Ok(self.has_polygon.borrow());
        }
        self.f_has_polygon.set(true);
        *self.has_polygon.borrow_mut() = (*_r.has_polygons()?) as bool;
        Ok(self.has_polygon.borrow())
    }

    /**
     * Edges of the area, as many as it has corners.
     */
    pub fn num_edges(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_edges.get() {
            return Ok(self.num_edges.borrow());
        }
        self.f_num_edges.set(true);
        *self.num_edges.borrow_mut() = (if ((*_r.version() as u32) < (31 as u32)) { (*self.num_corners() as u32) } else { if *self.polygon_index() < *_r.num_polygons() { (*_r.polygons()[(*self.polygon_index() as i32) as usize].num_corner_indices() as u32) } else { 0 } }) as u32;
        Ok(self.num_edges.borrow())
    }
}

/**
 * Id of the area; 1, 2, 3 and so on in the known files.
 */
impl Source2Nav_NavArea {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * Properties, one bit each. The names, which are those of public tools,
 * hold from version 35 on; bits 19 to 63 belong to the game.
 * 
 * - `jump`: Bots jump to pass.
 * - `no_jump`: Bots do not jump here.
 * - `stop`: Bots stop on entering.
 * - `run`: Bots run here.
 * - `walk`: Bots walk here.
 * - `avoid`: Used only where the alternatives are worse.
 * - `transient`: May become blocked.
 * - `dont_hide`: No hiding spots.
 * - `stand`: Bots that hide here do not crouch.
 * - `no_hostages`: Hostages keep out.
 * - `stairs`: Steps that bots walk up without jumping.
 * - `no_merge`: The editor never merges the area.
 * - `obstacle_top`: The floor is the top of an obstacle.
 * - `non_z_up`: The floor does not face up.
 * - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
 *   `de_mirage`.
 * - `non_z_up_transition`: Between floors that face up and others.
 * - `crawl_height`: Room only for crawling.
 */
impl Source2Nav_NavArea {
    pub fn attributes(&self) -> Ref<'_, u64> {
        self.attributes.borrow()
    }
}

/**
 * Row of `generation_params.hulls`.
 */
impl Source2Nav_NavArea {
    pub fn hull_index(&self) -> Ref<'_, u8> {
        self.hull_index.borrow()
    }
}

/**
 * Row of `polygons`.
 */
impl Source2Nav_NavArea {
    pub fn polygon_index(&self) -> Ref<'_, u32> {
        self.polygon_index.borrow()
    }
}

/**
 * Corners that follow; 3 or 4 in the known files.
 */
impl Source2Nav_NavArea {
    pub fn num_corners(&self) -> Ref<'_, u32> {
        self.num_corners.borrow()
    }
}

/**
 * Corners, counter-clockwise seen from above.
 */
impl Source2Nav_NavArea {
    pub fn corners(&self) -> Ref<'_, Vec<OptRc<Source2Nav_Vec3>>> {
        self.corners.borrow()
    }
}

/**
 * Not known; 0 but in three areas of the oldest file.
 */
impl Source2Nav_NavArea {
    pub fn unused(&self) -> Ref<'_, f32> {
        self.unused.borrow()
    }
}

/**
 * Links over each edge; edge i leads from corner i to the next one.
 */
impl Source2Nav_NavArea {
    pub fn edges(&self) -> Ref<'_, Vec<OptRc<Source2Nav_AreaEdge>>> {
        self.edges.borrow()
    }
}

/**
 * Hiding spots that follow; 0 in the known files.
 */
impl Source2Nav_NavArea {
    pub fn num_hiding_spots(&self) -> Ref<'_, u8> {
        self.num_hiding_spots.borrow()
    }
}

/**
 * Points in the area at which bots hide.
 */
impl Source2Nav_NavArea {
    pub fn hiding_spots(&self) -> Ref<'_, Vec<OptRc<Source2Nav_HidingSpot>>> {
        self.hiding_spots.borrow()
    }
}

/**
 * Always 0; the layout of what would follow is not known.
 */
impl Source2Nav_NavArea {
    pub fn num_encounters(&self) -> Ref<'_, u32> {
        self.num_encounters.borrow()
    }
}

/**
 * Ladders that lead up from here.
 */
impl Source2Nav_NavArea {
    pub fn ladders_above(&self) -> Ref<'_, OptRc<Source2Nav_IdList>> {
        self.ladders_above.borrow()
    }
}

/**
 * Ladders that lead down from here.
 */
impl Source2Nav_NavArea {
    pub fn ladders_below(&self) -> Ref<'_, OptRc<Source2Nav_IdList>> {
        self.ladders_below.borrow()
    }
}
impl Source2Nav_NavArea {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for Source2Nav_NavArea {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "area ", *self.id()))
    }
}

/**
 * A ladder, and the areas at its ends.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_NavLadder {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    width: RefCell<f32>,
    top: RefCell<OptRc<Source2Nav_Vec3>>,
    bottom: RefCell<OptRc<Source2Nav_Vec3>>,
    length: RefCell<f32>,
    direction: RefCell<u32>,
    top_forward_area: RefCell<u32>,
    top_left_area: RefCell<u32>,
    top_right_area: RefCell<u32>,
    top_behind_area: RefCell<u32>,
    bottom_area: RefCell<u32>,
    bottom_left_area: RefCell<u32>,
    bottom_right_area: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_direction_name: Cell<bool>,
    direction_name: RefCell<Source2Nav_Side>,
    f_has_bottom_sides: Cell<bool>,
    has_bottom_sides: RefCell<bool>,
}
impl KStruct for Source2Nav_NavLadder {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.width.borrow_mut() = _io.read_f4le()?.into();
        let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.top.borrow_mut() = t;
        let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.bottom.borrow_mut() = t;
        *self_rc.length.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.direction.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_forward_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_left_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_right_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_behind_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.bottom_area.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_bottom_sides()? {
            *self_rc.bottom_left_area.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_bottom_sides()? {
            *self_rc.bottom_right_area.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl Source2Nav_NavLadder {

    /**
     * Meaning of `direction`.
     */
    pub fn direction_name(
        &self
    ) -> KResult<Ref<'_, Source2Nav_Side>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_direction_name.get() {
            return Ok(self.direction_name.borrow());
        }
        self.f_direction_name.set(true);
        *self.direction_name.borrow_mut() = (*self.direction() as i64).try_into()?;
        Ok(self.direction_name.borrow())
    }

    /**
     * Whether the areas beside the lower end are stored.
     */
    pub fn has_bottom_sides(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_bottom_sides.get() {
            return Ok(self.has_bottom_sides.borrow());
        }
        self.f_has_bottom_sides.set(true);
        *self.has_bottom_sides.borrow_mut() = (((*_r.version() as u32) >= (35 as u32))) as bool;
        Ok(self.has_bottom_sides.borrow())
    }
}

/**
 * Number by which areas name the ladder.
 */
impl Source2Nav_NavLadder {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * Size of the ladder from side to side.
 */
impl Source2Nav_NavLadder {
    pub fn width(&self) -> Ref<'_, f32> {
        self.width.borrow()
    }
}

/**
 * Upper end.
 */
impl Source2Nav_NavLadder {
    pub fn top(&self) -> Ref<'_, OptRc<Source2Nav_Vec3>> {
        self.top.borrow()
    }
}

/**
 * Lower end.
 */
impl Source2Nav_NavLadder {
    pub fn bottom(&self) -> Ref<'_, OptRc<Source2Nav_Vec3>> {
        self.bottom.borrow()
    }
}

/**
 * Cost of the climb.
 */
impl Source2Nav_NavLadder {
    pub fn length(&self) -> Ref<'_, f32> {
        self.length.borrow()
    }
}

/**
 * Side to which the face of the ladder looks.
 */
impl Source2Nav_NavLadder {
    pub fn direction(&self) -> Ref<'_, u32> {
        self.direction.borrow()
    }
}

/**
 * Id of the area straight on over the top, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn top_forward_area(&self) -> Ref<'_, u32> {
        self.top_forward_area.borrow()
    }
}

/**
 * Id of the area to the left, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn top_left_area(&self) -> Ref<'_, u32> {
        self.top_left_area.borrow()
    }
}

/**
 * Id of the area to the right, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn top_right_area(&self) -> Ref<'_, u32> {
        self.top_right_area.borrow()
    }
}

/**
 * Id of the area behind the climber, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn top_behind_area(&self) -> Ref<'_, u32> {
        self.top_behind_area.borrow()
    }
}

/**
 * Id of the area at the lower end, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn bottom_area(&self) -> Ref<'_, u32> {
        self.bottom_area.borrow()
    }
}

/**
 * Id of the area to the left of the lower end, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn bottom_left_area(&self) -> Ref<'_, u32> {
        self.bottom_left_area.borrow()
    }
}

/**
 * Id of the area to the right of the lower end, 0 for none.
 */
impl Source2Nav_NavLadder {
    pub fn bottom_right_area(&self) -> Ref<'_, u32> {
        self.bottom_right_area.borrow()
    }
}
impl Source2Nav_NavLadder {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for Source2Nav_NavLadder {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "ladder ", *self.id()))
    }
}

/**
 * A name of a place.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Place {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    len_name: RefCell<u16>,
    name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_Place {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.len_name.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.name.borrow_mut() = _io.read_bytes(*self_rc.len_name() as usize)?.into();
        Ok(())
    }
}
impl Source2Nav_Place {
}

/**
 * Bytes of the name.
 */
impl Source2Nav_Place {
    pub fn len_name(&self) -> Ref<'_, u16> {
        self.len_name.borrow()
    }
}

/**
 * ASCII with a zero at its end.
 */
impl Source2Nav_Place {
    pub fn name(&self) -> Ref<'_, Vec<u8>> {
        self.name.borrow()
    }
}
impl Source2Nav_Place {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The outline of an area.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Polygon {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    num_corner_indices: RefCell<u8>,
    corner_indices: RefCell<Vec<u32>>,
    movable_mesh_index: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_has_movable_mesh: Cell<bool>,
    has_movable_mesh: RefCell<bool>,
}
impl KStruct for Source2Nav_Polygon {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        *self_rc.num_corner_indices.borrow_mut() = _io.read_u1()?.into();
        *self_rc.corner_indices.borrow_mut() = Vec::new();
        let l_corner_indices = *self_rc.num_corner_indices();
        for _i in 0..l_corner_indices {
            self_rc.corner_indices.borrow_mut().push(_io.read_u4le()?.into());
        }
        if *self_rc.has_movable_mesh()? {
            *self_rc.movable_mesh_index.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl Source2Nav_Polygon {

    /**
     * Whether `movable_mesh_index` is stored.
     */
    pub fn has_movable_mesh(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_movable_mesh.get() {
            return Ok(self.has_movable_mesh.borrow());
        }
        self.f_has_movable_mesh.set(true);
        *self.has_movable_mesh.borrow_mut() = (((*_r.version() as u32) >= (35 as u32))) as bool;
        Ok(self.has_movable_mesh.borrow())
    }
}

/**
 * Corners of the polygon; 3 or 4 in the known files.
 */
impl Source2Nav_Polygon {
    pub fn num_corner_indices(&self) -> Ref<'_, u8> {
        self.num_corner_indices.borrow()
    }
}

/**
 * Rows of `corners`, counter-clockwise seen from above.
 */
impl Source2Nav_Polygon {
    pub fn corner_indices(&self) -> Ref<'_, Vec<u32>> {
        self.corner_indices.borrow()
    }
}

/**
 * Row of `movable_meshes`, 0xffffffff for the world itself.
 */
impl Source2Nav_Polygon {
    pub fn movable_mesh_index(&self) -> Ref<'_, u32> {
        self.movable_mesh_index.borrow()
    }
}
impl Source2Nav_Polygon {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A box with a place in the world.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_TransformedBox {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<Source2Nav>,
    pub _self: SharedType<Self>,
    mins: RefCell<OptRc<Source2Nav_Vec3>>,
    maxs: RefCell<OptRc<Source2Nav_Vec3>>,
    transform: RefCell<Vec<f32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_TransformedBox {
    type Root = Source2Nav;
    type Parent = Source2Nav;

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
        let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.mins.borrow_mut() = t;
        let t = Self::read_into::<_, Source2Nav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.maxs.borrow_mut() = t;
        *self_rc.transform.borrow_mut() = Vec::new();
        let l_transform = 12;
        for _i in 0..l_transform {
            self_rc.transform.borrow_mut().push(_io.read_f4le()?.into());
        }
        Ok(())
    }
}
impl Source2Nav_TransformedBox {
}

/**
 * Corner of the lowest coordinates.
 */
impl Source2Nav_TransformedBox {
    pub fn mins(&self) -> Ref<'_, OptRc<Source2Nav_Vec3>> {
        self.mins.borrow()
    }
}

/**
 * Corner of the highest coordinates.
 */
impl Source2Nav_TransformedBox {
    pub fn maxs(&self) -> Ref<'_, OptRc<Source2Nav_Vec3>> {
        self.maxs.borrow()
    }
}

/**
 * Three rows of three numbers for the rotation and one for the place.
 */
impl Source2Nav_TransformedBox {
    pub fn transform(&self) -> Ref<'_, Vec<f32>> {
        self.transform.borrow()
    }
}
impl Source2Nav_TransformedBox {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point or a direction.
 */

#[derive(Default, Debug, Clone)]
pub struct Source2Nav_Vec3 {
    pub _root: SharedType<Source2Nav>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    z: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Source2Nav_Vec3 {
    type Root = Source2Nav;
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
        *self_rc.x.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.y.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.z.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl Source2Nav_Vec3 {
}

/**
 * First axis.
 */
impl Source2Nav_Vec3 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Second axis.
 */
impl Source2Nav_Vec3 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl Source2Nav_Vec3 {
    pub fn z(&self) -> Ref<'_, f32> {
        self.z.borrow()
    }
}
impl Source2Nav_Vec3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
