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
 * A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
 * file always has 202,752 bytes: 28 blocks in a fixed order, each behind the
 * five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
 * length nor a number, so that each must be read by its layout; the padding
 * repeats old letters `BLOCK`, which a search would take for blocks.
 * 
 * Coordinates are metres, x points east, y north, z up; the map spans about
 * -3000 to 3000. Times are milliseconds of the game's clock
 * (`simple_variables.global_timer`) unless said otherwise.
 * 
 * Fields named `gap_` and their offset are left by the compiler; they hold
 * whatever the game's memory held, as do texts behind their first zero. The
 * game reads none of it. Opcodes are those of the game's scripts, in
 * hexadecimal. What a block refers to is numbered from 0.
 * 
 * Types that take `is_mobile` are shared with the saves of other platforms.
 * \sa https://github.com/gta-reversed/gta-reversed Source
 * \sa https://github.com/gtasa-savegame-editor/libsavegame Source
 * \sa https://gtamods.com/wiki/Saves_(GTA_SA) Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    tag_00: RefCell<Vec<u8>>,
    simple_variables: RefCell<OptRc<GtaSaSave_SimpleVariablesBlock>>,
    tag_01: RefCell<Vec<u8>>,
    scripts: RefCell<OptRc<GtaSaSave_ScriptsBlock>>,
    tag_02: RefCell<Vec<u8>>,
    pools: RefCell<OptRc<GtaSaSave_PoolsBlock>>,
    tag_03: RefCell<Vec<u8>>,
    garages: RefCell<OptRc<GtaSaSave_GaragesBlock>>,
    tag_04: RefCell<Vec<u8>>,
    game_logic: RefCell<OptRc<GtaSaSave_GameLogicBlock>>,
    tag_05: RefCell<Vec<u8>>,
    paths: RefCell<OptRc<GtaSaSave_PathsBlock>>,
    tag_06: RefCell<Vec<u8>>,
    pickups: RefCell<OptRc<GtaSaSave_PickupsBlock>>,
    phone_info: RefCell<OptRc<GtaSaSave_EmptyBlock>>,
    tag_08: RefCell<Vec<u8>>,
    restart_points: RefCell<OptRc<GtaSaSave_RestartPointsBlock>>,
    tag_09: RefCell<Vec<u8>>,
    radar_blips: RefCell<OptRc<GtaSaSave_RadarBlock>>,
    tag_10: RefCell<Vec<u8>>,
    zones: RefCell<OptRc<GtaSaSave_ZonesBlock>>,
    tag_11: RefCell<Vec<u8>>,
    gangs: RefCell<OptRc<GtaSaSave_GangsBlock>>,
    tag_12: RefCell<Vec<u8>>,
    car_generators: RefCell<OptRc<GtaSaSave_CarGeneratorsBlock>>,
    ped_generators: RefCell<OptRc<GtaSaSave_EmptyBlock>>,
    audio_script_objects: RefCell<OptRc<GtaSaSave_EmptyBlock>>,
    tag_15: RefCell<Vec<u8>>,
    player_info: RefCell<OptRc<GtaSaSave_PlayerInfoBlock>>,
    tag_16: RefCell<Vec<u8>>,
    statistics: RefCell<OptRc<GtaSaSave_StatisticsBlock>>,
    tag_17: RefCell<Vec<u8>>,
    set_pieces: RefCell<OptRc<GtaSaSave_SetPiecesBlock>>,
    tag_18: RefCell<Vec<u8>>,
    streaming: RefCell<OptRc<GtaSaSave_StreamingBlock>>,
    tag_19: RefCell<Vec<u8>>,
    ped_relationships: RefCell<OptRc<GtaSaSave_PedRelationshipsBlock>>,
    tag_20: RefCell<Vec<u8>>,
    tags: RefCell<OptRc<GtaSaSave_TagsBlock>>,
    tag_21: RefCell<Vec<u8>>,
    ipl_flags: RefCell<OptRc<GtaSaSave_IplFlagsBlock>>,
    tag_22: RefCell<Vec<u8>>,
    shopping: RefCell<OptRc<GtaSaSave_ShoppingBlock>>,
    tag_23: RefCell<Vec<u8>>,
    gang_wars: RefCell<OptRc<GtaSaSave_GangWarsBlock>>,
    tag_24: RefCell<Vec<u8>>,
    stunt_jumps: RefCell<OptRc<GtaSaSave_StuntJumpsBlock>>,
    tag_25: RefCell<Vec<u8>>,
    entry_exits: RefCell<OptRc<GtaSaSave_EntryExitsBlock>>,
    tag_26: RefCell<Vec<u8>>,
    radio: RefCell<OptRc<GtaSaSave_RadioBlock>>,
    tag_27: RefCell<Vec<u8>>,
    user_markers: RefCell<OptRc<GtaSaSave_UserMarkersBlock>>,
    padding: RefCell<Vec<u8>>,
    checksum: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.tag_00.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_00() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        let f = |t : &mut GtaSaSave_SimpleVariablesBlock| Ok(t.set_params(false));
        let t = Self::read_into_with_init::<_, GtaSaSave_SimpleVariablesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.simple_variables.borrow_mut() = t;
        *self_rc.tag_01.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_01() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/2".to_string() }));
        }
        let f = |t : &mut GtaSaSave_ScriptsBlock| Ok(t.set_params(false, false, false));
        let t = Self::read_into_with_init::<_, GtaSaSave_ScriptsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.scripts.borrow_mut() = t;
        *self_rc.tag_02.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_02() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/4".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_PoolsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.pools.borrow_mut() = t;
        *self_rc.tag_03.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_03() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/6".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_GaragesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.garages.borrow_mut() = t;
        *self_rc.tag_04.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_04() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/8".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_GameLogicBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.game_logic.borrow_mut() = t;
        *self_rc.tag_05.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_05() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/10".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_PathsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.paths.borrow_mut() = t;
        *self_rc.tag_06.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_06() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/12".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_PickupsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.pickups.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.phone_info.borrow_mut() = t;
        *self_rc.tag_08.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_08() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/15".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_RestartPointsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.restart_points.borrow_mut() = t;
        *self_rc.tag_09.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_09() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/17".to_string() }));
        }
        let f = |t : &mut GtaSaSave_RadarBlock| Ok(t.set_params((175).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, GtaSaSave_RadarBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.radar_blips.borrow_mut() = t;
        *self_rc.tag_10.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_10() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/19".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_ZonesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.zones.borrow_mut() = t;
        *self_rc.tag_11.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_11() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/21".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_GangsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.gangs.borrow_mut() = t;
        *self_rc.tag_12.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_12() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/23".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_CarGeneratorsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.car_generators.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ped_generators.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.audio_script_objects.borrow_mut() = t;
        *self_rc.tag_15.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_15() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/27".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_PlayerInfoBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.player_info.borrow_mut() = t;
        *self_rc.tag_16.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_16() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/29".to_string() }));
        }
        let f = |t : &mut GtaSaSave_StatisticsBlock| Ok(t.set_params(false));
        let t = Self::read_into_with_init::<_, GtaSaSave_StatisticsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.statistics.borrow_mut() = t;
        *self_rc.tag_17.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_17() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/31".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_SetPiecesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.set_pieces.borrow_mut() = t;
        *self_rc.tag_18.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_18() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/33".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_StreamingBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.streaming.borrow_mut() = t;
        *self_rc.tag_19.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_19() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/35".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_PedRelationshipsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ped_relationships.borrow_mut() = t;
        *self_rc.tag_20.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_20() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/37".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_TagsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tags.borrow_mut() = t;
        *self_rc.tag_21.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_21() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/39".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_IplFlagsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ipl_flags.borrow_mut() = t;
        *self_rc.tag_22.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_22() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/41".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_ShoppingBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.shopping.borrow_mut() = t;
        *self_rc.tag_23.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_23() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/43".to_string() }));
        }
        let f = |t : &mut GtaSaSave_GangWarsBlock| Ok(t.set_params(false, false));
        let t = Self::read_into_with_init::<_, GtaSaSave_GangWarsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.gang_wars.borrow_mut() = t;
        *self_rc.tag_24.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_24() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/45".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_StuntJumpsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.stunt_jumps.borrow_mut() = t;
        *self_rc.tag_25.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_25() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/47".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_EntryExitsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entry_exits.borrow_mut() = t;
        *self_rc.tag_26.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_26() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/49".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_RadioBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.radio.borrow_mut() = t;
        *self_rc.tag_27.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_27() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/51".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSave_UserMarkersBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.user_markers.borrow_mut() = t;
        *self_rc.padding.borrow_mut() = _io.read_bytes(((((_io.size() as i32) - (_io.pos() as i32)) as i32) - (4 as i32)) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave {
}

/**
 * Begins block 0.
 */
impl GtaSaSave {
    pub fn tag_00(&self) -> Ref<'_, Vec<u8>> {
        self.tag_00.borrow()
    }
}

/**
 * Version, name, clock, weather and camera.
 */
impl GtaSaSave {
    pub fn simple_variables(&self) -> Ref<'_, OptRc<GtaSaSave_SimpleVariablesBlock>> {
        self.simple_variables.borrow()
    }
}

/**
 * Begins block 1.
 */
impl GtaSaSave {
    pub fn tag_01(&self) -> Ref<'_, Vec<u8>> {
        self.tag_01.borrow()
    }
}

/**
 * Variables and threads of the mission script.
 */
impl GtaSaSave {
    pub fn scripts(&self) -> Ref<'_, OptRc<GtaSaSave_ScriptsBlock>> {
        self.scripts.borrow()
    }
}

/**
 * Begins block 2.
 */
impl GtaSaSave {
    pub fn tag_02(&self) -> Ref<'_, Vec<u8>> {
        self.tag_02.borrow()
    }
}

/**
 * The player, and objects that scripts made.
 */
impl GtaSaSave {
    pub fn pools(&self) -> Ref<'_, OptRc<GtaSaSave_PoolsBlock>> {
        self.pools.borrow()
    }
}

/**
 * Begins block 3.
 */
impl GtaSaSave {
    pub fn tag_03(&self) -> Ref<'_, Vec<u8>> {
        self.tag_03.borrow()
    }
}

/**
 * Garages and the cars in them.
 */
impl GtaSaSave {
    pub fn garages(&self) -> Ref<'_, OptRc<GtaSaSave_GaragesBlock>> {
        self.garages.borrow()
    }
}

/**
 * Begins block 4.
 */
impl GtaSaSave {
    pub fn tag_04(&self) -> Ref<'_, Vec<u8>> {
        self.tag_04.borrow()
    }
}

/**
 * What happens after death and arrest.
 */
impl GtaSaSave {
    pub fn game_logic(&self) -> Ref<'_, OptRc<GtaSaSave_GameLogicBlock>> {
        self.game_logic.borrow()
    }
}

/**
 * Begins block 5.
 */
impl GtaSaSave {
    pub fn tag_05(&self) -> Ref<'_, Vec<u8>> {
        self.tag_05.borrow()
    }
}

/**
 * Areas in which scripts switched path nodes.
 */
impl GtaSaSave {
    pub fn paths(&self) -> Ref<'_, OptRc<GtaSaSave_PathsBlock>> {
        self.paths.borrow()
    }
}

/**
 * Begins block 6.
 */
impl GtaSaSave {
    pub fn tag_06(&self) -> Ref<'_, Vec<u8>> {
        self.tag_06.borrow()
    }
}

/**
 * Pickups of the whole map.
 */
impl GtaSaSave {
    pub fn pickups(&self) -> Ref<'_, OptRc<GtaSaSave_PickupsBlock>> {
        self.pickups.borrow()
    }
}

/**
 * Block 7, a leftover of earlier games.
 */
impl GtaSaSave {
    pub fn phone_info(&self) -> Ref<'_, OptRc<GtaSaSave_EmptyBlock>> {
        self.phone_info.borrow()
    }
}

/**
 * Begins block 8.
 */
impl GtaSaSave {
    pub fn tag_08(&self) -> Ref<'_, Vec<u8>> {
        self.tag_08.borrow()
    }
}

/**
 * Hospitals and police stations.
 */
impl GtaSaSave {
    pub fn restart_points(&self) -> Ref<'_, OptRc<GtaSaSave_RestartPointsBlock>> {
        self.restart_points.borrow()
    }
}

/**
 * Begins block 9.
 */
impl GtaSaSave {
    pub fn tag_09(&self) -> Ref<'_, Vec<u8>> {
        self.tag_09.borrow()
    }
}

/**
 * Icons of radar and map.
 */
impl GtaSaSave {
    pub fn radar_blips(&self) -> Ref<'_, OptRc<GtaSaSave_RadarBlock>> {
        self.radar_blips.borrow()
    }
}

/**
 * Begins block 10.
 */
impl GtaSaSave {
    pub fn tag_10(&self) -> Ref<'_, Vec<u8>> {
        self.tag_10.borrow()
    }
}

/**
 * Zones of the map, the gangs in them, and how much of the map is revealed.
 */
impl GtaSaSave {
    pub fn zones(&self) -> Ref<'_, OptRc<GtaSaSave_ZonesBlock>> {
        self.zones.borrow()
    }
}

/**
 * Begins block 11.
 */
impl GtaSaSave {
    pub fn tag_11(&self) -> Ref<'_, Vec<u8>> {
        self.tag_11.borrow()
    }
}

/**
 * Weapons of gangs.
 */
impl GtaSaSave {
    pub fn gangs(&self) -> Ref<'_, OptRc<GtaSaSave_GangsBlock>> {
        self.gangs.borrow()
    }
}

/**
 * Begins block 12.
 */
impl GtaSaSave {
    pub fn tag_12(&self) -> Ref<'_, Vec<u8>> {
        self.tag_12.borrow()
    }
}

/**
 * Parked cars.
 */
impl GtaSaSave {
    pub fn car_generators(&self) -> Ref<'_, OptRc<GtaSaSave_CarGeneratorsBlock>> {
        self.car_generators.borrow()
    }
}

/**
 * Block 13, without a use.
 */
impl GtaSaSave {
    pub fn ped_generators(&self) -> Ref<'_, OptRc<GtaSaSave_EmptyBlock>> {
        self.ped_generators.borrow()
    }
}

/**
 * Block 14, without a use.
 */
impl GtaSaSave {
    pub fn audio_script_objects(&self) -> Ref<'_, OptRc<GtaSaSave_EmptyBlock>> {
        self.audio_script_objects.borrow()
    }
}

/**
 * Begins block 15.
 */
impl GtaSaSave {
    pub fn tag_15(&self) -> Ref<'_, Vec<u8>> {
        self.tag_15.borrow()
    }
}

/**
 * Money and abilities of the player.
 */
impl GtaSaSave {
    pub fn player_info(&self) -> Ref<'_, OptRc<GtaSaSave_PlayerInfoBlock>> {
        self.player_info.borrow()
    }
}

/**
 * Begins block 16.
 */
impl GtaSaSave {
    pub fn tag_16(&self) -> Ref<'_, Vec<u8>> {
        self.tag_16.borrow()
    }
}

/**
 * Statistics.
 */
impl GtaSaSave {
    pub fn statistics(&self) -> Ref<'_, OptRc<GtaSaSave_StatisticsBlock>> {
        self.statistics.borrow()
    }
}

/**
 * Begins block 17.
 */
impl GtaSaSave {
    pub fn tag_17(&self) -> Ref<'_, Vec<u8>> {
        self.tag_17.borrow()
    }
}

/**
 * Places at which police appears.
 */
impl GtaSaSave {
    pub fn set_pieces(&self) -> Ref<'_, OptRc<GtaSaSave_SetPiecesBlock>> {
        self.set_pieces.borrow()
    }
}

/**
 * Begins block 18.
 */
impl GtaSaSave {
    pub fn tag_18(&self) -> Ref<'_, Vec<u8>> {
        self.tag_18.borrow()
    }
}

/**
 * What was loaded.
 */
impl GtaSaSave {
    pub fn streaming(&self) -> Ref<'_, OptRc<GtaSaSave_StreamingBlock>> {
        self.streaming.borrow()
    }
}

/**
 * Begins block 19.
 */
impl GtaSaSave {
    pub fn tag_19(&self) -> Ref<'_, Vec<u8>> {
        self.tag_19.borrow()
    }
}

/**
 * Whom people like and hate.
 */
impl GtaSaSave {
    pub fn ped_relationships(&self) -> Ref<'_, OptRc<GtaSaSave_PedRelationshipsBlock>> {
        self.ped_relationships.borrow()
    }
}

/**
 * Begins block 20.
 */
impl GtaSaSave {
    pub fn tag_20(&self) -> Ref<'_, Vec<u8>> {
        self.tag_20.borrow()
    }
}

/**
 * Gang tags that can be sprayed over.
 */
impl GtaSaSave {
    pub fn tags(&self) -> Ref<'_, OptRc<GtaSaSave_TagsBlock>> {
        self.tags.borrow()
    }
}

/**
 * Begins block 21.
 */
impl GtaSaSave {
    pub fn tag_21(&self) -> Ref<'_, Vec<u8>> {
        self.tag_21.borrow()
    }
}

/**
 * Parts of the map that scripts load.
 */
impl GtaSaSave {
    pub fn ipl_flags(&self) -> Ref<'_, OptRc<GtaSaSave_IplFlagsBlock>> {
        self.ipl_flags.borrow()
    }
}

/**
 * Begins block 22.
 */
impl GtaSaSave {
    pub fn tag_22(&self) -> Ref<'_, Vec<u8>> {
        self.tag_22.borrow()
    }
}

/**
 * What was bought, and changed prices.
 */
impl GtaSaSave {
    pub fn shopping(&self) -> Ref<'_, OptRc<GtaSaSave_ShoppingBlock>> {
        self.shopping.borrow()
    }
}

/**
 * Begins block 23.
 */
impl GtaSaSave {
    pub fn tag_23(&self) -> Ref<'_, Vec<u8>> {
        self.tag_23.borrow()
    }
}

/**
 * Gang wars and territory.
 */
impl GtaSaSave {
    pub fn gang_wars(&self) -> Ref<'_, OptRc<GtaSaSave_GangWarsBlock>> {
        self.gang_wars.borrow()
    }
}

/**
 * Begins block 24.
 */
impl GtaSaSave {
    pub fn tag_24(&self) -> Ref<'_, Vec<u8>> {
        self.tag_24.borrow()
    }
}

/**
 * Unique jumps.
 */
impl GtaSaSave {
    pub fn stunt_jumps(&self) -> Ref<'_, OptRc<GtaSaSave_StuntJumpsBlock>> {
        self.stunt_jumps.borrow()
    }
}

/**
 * Begins block 25.
 */
impl GtaSaSave {
    pub fn tag_25(&self) -> Ref<'_, Vec<u8>> {
        self.tag_25.borrow()
    }
}

/**
 * Doors into interiors.
 */
impl GtaSaSave {
    pub fn entry_exits(&self) -> Ref<'_, OptRc<GtaSaSave_EntryExitsBlock>> {
        self.entry_exits.borrow()
    }
}

/**
 * Begins block 26.
 */
impl GtaSaSave {
    pub fn tag_26(&self) -> Ref<'_, Vec<u8>> {
        self.tag_26.borrow()
    }
}

/**
 * What the stations have played, and news for them.
 */
impl GtaSaSave {
    pub fn radio(&self) -> Ref<'_, OptRc<GtaSaSave_RadioBlock>> {
        self.radio.borrow()
    }
}

/**
 * Begins block 27.
 */
impl GtaSaSave {
    pub fn tag_27(&self) -> Ref<'_, Vec<u8>> {
        self.tag_27.borrow()
    }
}

/**
 * Markers that scripts put into the world.
 */
impl GtaSaSave {
    pub fn user_markers(&self) -> Ref<'_, OptRc<GtaSaSave_UserMarkersBlock>> {
        self.user_markers.borrow()
    }
}

/**
 * Repeats what the game's work buffer of 51,200 bytes held: each byte that
 * which stands 51,200 before it. The game accepts any bytes; two of the
 * measured files have zeros from a tool.
 */
impl GtaSaSave {
    pub fn padding(&self) -> Ref<'_, Vec<u8>> {
        self.padding.borrow()
    }
}

/**
 * Sum of all bytes before it.
 */
impl GtaSaSave {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}
impl GtaSaSave {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}", "save of GTA San Andreas for the PC"))
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_BlipColour {

    /**
     * Red.
     */
    BlipRed,

    /**
     * Green.
     */
    BlipGreen,

    /**
     * Blue.
     */
    BlipBlue,

    /**
     * White.
     */
    BlipWhite,

    /**
     * Yellow.
     */
    BlipYellow,

    /**
     * Red as well.
     */
    BlipRed2,

    /**
     * Blue as well.
     */
    BlipBlue2,

    /**
     * That of a threat.
     */
    BlipThreat,

    /**
     * That of a destination.
     */
    BlipDestination,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_BlipColour {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_BlipColour> {
        match flag {
            0 => Ok(GtaSaSave_BlipColour::BlipRed),
            1 => Ok(GtaSaSave_BlipColour::BlipGreen),
            2 => Ok(GtaSaSave_BlipColour::BlipBlue),
            3 => Ok(GtaSaSave_BlipColour::BlipWhite),
            4 => Ok(GtaSaSave_BlipColour::BlipYellow),
            5 => Ok(GtaSaSave_BlipColour::BlipRed2),
            6 => Ok(GtaSaSave_BlipColour::BlipBlue2),
            7 => Ok(GtaSaSave_BlipColour::BlipThreat),
            8 => Ok(GtaSaSave_BlipColour::BlipDestination),
            _ => Ok(GtaSaSave_BlipColour::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_BlipColour> for i64 {
    fn from(v: &GtaSaSave_BlipColour) -> Self {
        match *v {
            GtaSaSave_BlipColour::BlipRed => 0,
            GtaSaSave_BlipColour::BlipGreen => 1,
            GtaSaSave_BlipColour::BlipBlue => 2,
            GtaSaSave_BlipColour::BlipWhite => 3,
            GtaSaSave_BlipColour::BlipYellow => 4,
            GtaSaSave_BlipColour::BlipRed2 => 5,
            GtaSaSave_BlipColour::BlipBlue2 => 6,
            GtaSaSave_BlipColour::BlipThreat => 7,
            GtaSaSave_BlipColour::BlipDestination => 8,
            GtaSaSave_BlipColour::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_BlipColour {
    fn default() -> Self { GtaSaSave_BlipColour::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_BlipDisplay {

    /**
     * Nothing.
     */
    ShowNothing,

    /**
     * The marker in the world.
     */
    ShowMarker,

    /**
     * The icon on the radar.
     */
    ShowIcon,

    /**
     * Marker and icon.
     */
    ShowBoth,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_BlipDisplay {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_BlipDisplay> {
        match flag {
            0 => Ok(GtaSaSave_BlipDisplay::ShowNothing),
            1 => Ok(GtaSaSave_BlipDisplay::ShowMarker),
            2 => Ok(GtaSaSave_BlipDisplay::ShowIcon),
            3 => Ok(GtaSaSave_BlipDisplay::ShowBoth),
            _ => Ok(GtaSaSave_BlipDisplay::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_BlipDisplay> for i64 {
    fn from(v: &GtaSaSave_BlipDisplay) -> Self {
        match *v {
            GtaSaSave_BlipDisplay::ShowNothing => 0,
            GtaSaSave_BlipDisplay::ShowMarker => 1,
            GtaSaSave_BlipDisplay::ShowIcon => 2,
            GtaSaSave_BlipDisplay::ShowBoth => 3,
            GtaSaSave_BlipDisplay::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_BlipDisplay {
    fn default() -> Self { GtaSaSave_BlipDisplay::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_BlipTarget {

    /**
     * Nothing.
     */
    BlipOfNothing,

    /**
     * A car.
     */
    BlipOfCar,

    /**
     * A person.
     */
    BlipOfPed,

    /**
     * An object.
     */
    BlipOfObject,

    /**
     * A place; with contact points the only kind that stays in use in a save.
     */
    BlipOfPlace,

    /**
     * A contact point.
     */
    BlipOfContact,

    /**
     * A spotlight.
     */
    BlipOfSpotlight,

    /**
     * A pickup.
     */
    BlipOfPickup,

    /**
     * An airstrip.
     */
    BlipOfAirstrip,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_BlipTarget {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_BlipTarget> {
        match flag {
            0 => Ok(GtaSaSave_BlipTarget::BlipOfNothing),
            1 => Ok(GtaSaSave_BlipTarget::BlipOfCar),
            2 => Ok(GtaSaSave_BlipTarget::BlipOfPed),
            3 => Ok(GtaSaSave_BlipTarget::BlipOfObject),
            4 => Ok(GtaSaSave_BlipTarget::BlipOfPlace),
            5 => Ok(GtaSaSave_BlipTarget::BlipOfContact),
            6 => Ok(GtaSaSave_BlipTarget::BlipOfSpotlight),
            7 => Ok(GtaSaSave_BlipTarget::BlipOfPickup),
            8 => Ok(GtaSaSave_BlipTarget::BlipOfAirstrip),
            _ => Ok(GtaSaSave_BlipTarget::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_BlipTarget> for i64 {
    fn from(v: &GtaSaSave_BlipTarget) -> Self {
        match *v {
            GtaSaSave_BlipTarget::BlipOfNothing => 0,
            GtaSaSave_BlipTarget::BlipOfCar => 1,
            GtaSaSave_BlipTarget::BlipOfPed => 2,
            GtaSaSave_BlipTarget::BlipOfObject => 3,
            GtaSaSave_BlipTarget::BlipOfPlace => 4,
            GtaSaSave_BlipTarget::BlipOfContact => 5,
            GtaSaSave_BlipTarget::BlipOfSpotlight => 6,
            GtaSaSave_BlipTarget::BlipOfPickup => 7,
            GtaSaSave_BlipTarget::BlipOfAirstrip => 8,
            GtaSaSave_BlipTarget::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_BlipTarget {
    fn default() -> Self { GtaSaSave_BlipTarget::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_BrainKind {

    /**
     * Free.
     */
    FreeBrain,

    /**
     * A model of a person.
     */
    PedBrain,

    /**
     * A model of an object.
     */
    ObjectBrain,

    /**
     * Unknown.
     */
    Brain2,

    /**
     * Started by its name.
     */
    NamedBrain3,

    /**
     * Unknown.
     */
    Brain4,

    /**
     * Started by its name.
     */
    NamedBrain5,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_BrainKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_BrainKind> {
        match flag {
            -1 => Ok(GtaSaSave_BrainKind::FreeBrain),
            0 => Ok(GtaSaSave_BrainKind::PedBrain),
            1 => Ok(GtaSaSave_BrainKind::ObjectBrain),
            2 => Ok(GtaSaSave_BrainKind::Brain2),
            3 => Ok(GtaSaSave_BrainKind::NamedBrain3),
            4 => Ok(GtaSaSave_BrainKind::Brain4),
            5 => Ok(GtaSaSave_BrainKind::NamedBrain5),
            _ => Ok(GtaSaSave_BrainKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_BrainKind> for i64 {
    fn from(v: &GtaSaSave_BrainKind) -> Self {
        match *v {
            GtaSaSave_BrainKind::FreeBrain => -1,
            GtaSaSave_BrainKind::PedBrain => 0,
            GtaSaSave_BrainKind::ObjectBrain => 1,
            GtaSaSave_BrainKind::Brain2 => 2,
            GtaSaSave_BrainKind::NamedBrain3 => 3,
            GtaSaSave_BrainKind::Brain4 => 4,
            GtaSaSave_BrainKind::NamedBrain5 => 5,
            GtaSaSave_BrainKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_BrainKind {
    fn default() -> Self { GtaSaSave_BrainKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_CarBomb {

    /**
     * None.
     */
    NoBomb,

    /**
     * Goes off five seconds after it was started.
     */
    BombWithTimer,

    /**
     * Goes off with the ignition once it is armed.
     */
    BombAtIgnition,

    /**
     * Goes off by remote control.
     */
    BombRemote,

    /**
     * Goes off with the ignition.
     */
    BombAtIgnitionArmed,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_CarBomb {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_CarBomb> {
        match flag {
            0 => Ok(GtaSaSave_CarBomb::NoBomb),
            1 => Ok(GtaSaSave_CarBomb::BombWithTimer),
            2 => Ok(GtaSaSave_CarBomb::BombAtIgnition),
            3 => Ok(GtaSaSave_CarBomb::BombRemote),
            5 => Ok(GtaSaSave_CarBomb::BombAtIgnitionArmed),
            _ => Ok(GtaSaSave_CarBomb::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_CarBomb> for i64 {
    fn from(v: &GtaSaSave_CarBomb) -> Self {
        match *v {
            GtaSaSave_CarBomb::NoBomb => 0,
            GtaSaSave_CarBomb::BombWithTimer => 1,
            GtaSaSave_CarBomb::BombAtIgnition => 2,
            GtaSaSave_CarBomb::BombRemote => 3,
            GtaSaSave_CarBomb::BombAtIgnitionArmed => 5,
            GtaSaSave_CarBomb::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_CarBomb {
    fn default() -> Self { GtaSaSave_CarBomb::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_CarPart {

    /**
     * None.
     */
    NoPart,

    /**
     * Pro.
     */
    PartSplBMarM,

    /**
     * Win.
     */
    PartSplBBabM,

    /**
     * Drag.
     */
    PartSplBBarM,

    /**
     * Alpha.
     */
    PartSplBMabM,

    /**
     * Champ scoop.
     */
    PartBntBScM,

    /**
     * Fury scoop.
     */
    PartBntBScL,

    /**
     * Roof scoop.
     */
    PartRfBScR,

    /**
     * Side skirt Left.
     */
    PartWgLBSsk,

    /**
     * Nitro 5x.
     */
    PartNtoBL,

    /**
     * Nitro 2x.
     */
    PartNtoBS,

    /**
     * Nitro 10x.
     */
    PartNtoBTw,

    /**
     * Race scoop.
     */
    PartBntBScPM,

    /**
     * Worx scoop.
     */
    PartBntBScPL,

    /**
     * Round fog lamps.
     */
    PartLgtBRspt,

    /**
     * Champ.
     */
    PartSplBBarL,

    /**
     * Race.
     */
    PartSplBBbrL,

    /**
     * Worx.
     */
    PartSplBBbrM,

    /**
     * Side skirt Right.
     */
    PartWgRBSsk,

    /**
     * Upswept.
     */
    PartExhBTs,

    /**
     * Twin.
     */
    PartExhBT,

    /**
     * Large.
     */
    PartExhBL,

    /**
     * Medium.
     */
    PartExhBM,

    /**
     * Small.
     */
    PartExhBS,

    /**
     * Fury.
     */
    PartSplBBbbM,

    /**
     * Square fog lamps.
     */
    PartLgtBSspt,

    /**
     * Offroad.
     */
    PartWheelOr1,

    /**
     * Side skirt Left (Alien).
     */
    PartWgLAS,

    /**
     * Side skirt Right (Alien).
     */
    PartWgRAS,

    /**
     * Exhaust (Alien).
     */
    PartExhAS,

    /**
     * Exhaust (X-flow).
     */
    PartExhCS,

    /**
     * Side skirt Right (X-flow).
     */
    PartWgRCS,

    /**
     * Side skirt Left (X-flow).
     */
    PartWgLCS,

    /**
     * Roof vent (Alien).
     */
    PartRfAS,

    /**
     * Roof vent (X-flow).
     */
    PartRfCS,

    /**
     * Side skirt Right (Alien).
     */
    PartExhAL,

    /**
     * Side skirt Left (Alien).
     */
    PartRfCL,

    /**
     * Exhaust (Alien).
     */
    PartWgLAL,

    /**
     * Exhaust (X-flow).
     */
    PartExhCL,

    /**
     * Side skirt Right (X-flow).
     */
    PartRfAL,

    /**
     * Side skirt Left (X-flow).
     */
    PartWgLCL,

    /**
     * Roof vent (Alien).
     */
    PartWgRAL,

    /**
     * Roof vent (X-flow).
     */
    PartWgRCL,

    /**
     * Side skirt Left (Chrome strip).
     */
    PartWgLLrBr1,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrBr2,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrBr1,

    /**
     * Side skirt Right (Alien).
     */
    PartExhCF,

    /**
     * Side skirt Left (Alien).
     */
    PartExhAF,

    /**
     * Exhaust (Alien).
     */
    PartWgLAF,

    /**
     * Exhaust (X-flow).
     */
    PartWgLCF,

    /**
     * Side skirt Right (X-flow).
     */
    PartSplAFR,

    /**
     * Side skirt Left (X-flow).
     */
    PartSplCFR,

    /**
     * Roof vent (Alien).
     */
    PartWgRAF,

    /**
     * Roof vent (X-flow).
     */
    PartWgRCF,

    /**
     * Spoiler (Alien).
     */
    PartRfCF,

    /**
     * Spoiler (X-flow).
     */
    PartRfAF,

    /**
     * Side skirt Right (Alien).
     */
    PartRfASt,

    /**
     * Side skirt Left (Alien).
     */
    PartWgLASt,

    /**
     * Exhaust (Alien).
     */
    PartWgLCSt,

    /**
     * Exhaust (X-flow).
     */
    PartSplAStR,

    /**
     * Side skirt Right (X-flow).
     */
    PartExhCSt,

    /**
     * Side skirt Left (X-flow).
     */
    PartSplCStR,

    /**
     * Roof vent (Alien).
     */
    PartRfCSt,

    /**
     * Roof vent (X-flow).
     */
    PartWgRASt,

    /**
     * Spoiler (Alien).
     */
    PartWgRCSt,

    /**
     * Spoiler (X-flow).
     */
    PartExhASt,

    /**
     * Side skirt Right (Alien).
     */
    PartExhAJ,

    /**
     * Side skirt Left (Alien).
     */
    PartExhCJ,

    /**
     * Exhaust (Alien).
     */
    PartRfAJ,

    /**
     * Exhaust (X-flow).
     */
    PartRfCJ,

    /**
     * Side skirt Right (X-flow).
     */
    PartWgLAJ,

    /**
     * Side skirt Left (X-flow).
     */
    PartWgLCJ,

    /**
     * Roof vent (Alien).
     */
    PartWgRAJ,

    /**
     * Roof vent (X-flow).
     */
    PartWgRCJ,

    /**
     * Shadow.
     */
    PartWheelSr6,

    /**
     * Mega.
     */
    PartWheelSr3,

    /**
     * Rimshine=.
     */
    PartWheelSr2,

    /**
     * Wires.
     */
    PartWheelLr4,

    /**
     * Classic.
     */
    PartWheelLr1,

    /**
     * Twist.
     */
    PartWheelLr3,

    /**
     * Cutter.
     */
    PartWheelSr1,

    /**
     * Switch.
     */
    PartWheelSr5,

    /**
     * Grove.
     */
    PartWheelSr4,

    /**
     * Import.
     */
    PartWheelGn1,

    /**
     * Dollar.
     */
    PartWheelLr2,

    /**
     * Trance.
     */
    PartWheelLr5,

    /**
     * Atomic.
     */
    PartWheelGn2,

    /**
     * Stereo bass boost.
     */
    PartStereo,

    /**
     * Hydralics.
     */
    PartHydralics,

    /**
     * Side skirt Right (Alien).
     */
    PartRfAU,

    /**
     * Side skirt Left (Alien).
     */
    PartExhCU,

    /**
     * Exhaust (Alien).
     */
    PartWgLAU,

    /**
     * Exhaust (X-flow).
     */
    PartRfCU,

    /**
     * Side skirt Right (X-flow).
     */
    PartExhAU,

    /**
     * Side skirt Left (X-flow).
     */
    PartWgLCU,

    /**
     * Roof vent (Alien).
     */
    PartWgRAU,

    /**
     * Roof vent (X-flow).
     */
    PartWgRCU,

    /**
     * Ahab.
     */
    PartWheelGn3,

    /**
     * Virtual.
     */
    PartWheelGn4,

    /**
     * Access.
     */
    PartWheelGn5,

    /**
     * -.
     */
    PartWgRLrBr1,

    /**
     * Bullbar (Chrome grill).
     */
    PartMiscCLrRem1,

    /**
     * Side skirt Right (Chrome flames).
     */
    PartWgRLrRem1,

    /**
     * Side skirt Left (Chrome strip).
     */
    PartWgRLrSv,

    /**
     * Roof (Convertible roof).
     */
    PartRfLrBl2,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrBl1,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrBl2,

    /**
     * Side skirt Left (Chrome arches).
     */
    PartWgLLrRem2,

    /**
     * Side skirt Right (Chrome strip).
     */
    PartWgRLrBl1,

    /**
     * Side skirt Left (Chrome strip).
     */
    PartWgLLrBl1,

    /**
     * Rear bullbars (Chromer).
     */
    PartBbbLrSlv1,

    /**
     * Rear bullbars (Slamin).
     */
    PartBbbLrSlv2,

    /**
     * No name is known.
     */
    PartBntLrSlv1,

    /**
     * No name is known.
     */
    PartBntLrSlv2,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrSlv1,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrSlv2,

    /**
     * Front bullbars (Chromer).
     */
    PartFbbLrSlv1,

    /**
     * Front bullbars (Slamin).
     */
    PartFbbLrSlv2,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrSlv1,

    /**
     * Side skirt Left (Chrome trim).
     */
    PartWgLLrSlv1,

    /**
     * Side skirt Left (Wheelcovers).
     */
    PartWgLLrSlv2,

    /**
     * Side skirt Right (Chrome trim).
     */
    PartWgRLrSlv1,

    /**
     * Side skirt Right (Wheelcovers).
     */
    PartWgRLrSlv2,

    /**
     * Side skirt Left (Chrome flames).
     */
    PartWgLLrRem1,

    /**
     * Bullbar (Chrome bars).
     */
    PartMiscCLrRem2,

    /**
     * Side skirt Right (Chrome arches).
     */
    PartWgRLrRem2,

    /**
     * Bullbar (Chrome lights).
     */
    PartMiscCLrRem3,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrRem1,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrRem2,

    /**
     * Roof (Vinyl hardtop).
     */
    PartRfLrBl1,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrSv1,

    /**
     * Roof (Hardtop).
     */
    PartRfLrSv1,

    /**
     * Roof (Softtop).
     */
    PartRfLrSv2,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrSv2,

    /**
     * Side skirt Left (Chrome strip).
     */
    PartWgLLrSv,

    /**
     * Side skirt Left (Chrome strip).
     */
    PartWgLLrT1,

    /**
     * Exhaust (Slamin).
     */
    PartExhLrT2,

    /**
     * Exhaust (Chromer).
     */
    PartExhLrT1,

    /**
     * Side skirt Right (Chrome strip).
     */
    PartWgRLrT1,

    /**
     * Spoiler (Alien).
     */
    PartSplASB,

    /**
     * Spoiler (X-flow).
     */
    PartSplCSB,

    /**
     * Rear bumper (X-flow).
     */
    PartRbmpCS,

    /**
     * Rear bumper (Alien).
     */
    PartRbmpAS,

    /**
     * Oval vents Right.
     */
    PartBntrBOv,

    /**
     * Oval vents Left.
     */
    PartBntlBOv,

    /**
     * Square vents Right.
     */
    PartBntrBSq,

    /**
     * Square vents Left.
     */
    PartBntlBSq,

    /**
     * Spoiler (Alien).
     */
    PartSplCLB,

    /**
     * Spoiler (X-flow).
     */
    PartSplALB,

    /**
     * Rear bumber (X-flow).
     */
    PartRbmpCL,

    /**
     * Rear bumber (Alien).
     */
    PartRbmpAL,

    /**
     * Rear bumber (X-flow).
     */
    PartRbmpAF,

    /**
     * Rear bumber (Alien).
     */
    PartRbmpCF,

    /**
     * Front bumper (Alien).
     */
    PartFbmpCF,

    /**
     * Front bumper (X-flow).
     */
    PartFbmpAF,

    /**
     * Rear bumber (X-flow).
     */
    PartRbmpASt,

    /**
     * Rear bumber (Alien).
     */
    PartFbmpASt,

    /**
     * Front bumper (Alien).
     */
    PartRbmpCSt,

    /**
     * Front bumper (X-flow).
     */
    PartFbmpCSt,

    /**
     * Spoiler (Alien).
     */
    PartSplCJB,

    /**
     * Spoiler (X-flow).
     */
    PartRbmpAJ,

    /**
     * Rear bumber (X-flow).
     */
    PartFbmpAJ,

    /**
     * Rear bumber (Alien).
     */
    PartRbmpCJ,

    /**
     * Front bumper (Alien).
     */
    PartSplAJB,

    /**
     * Spoiler (Alien).
     */
    PartSplCUB,

    /**
     * Spoiler (X-flow).
     */
    PartSplAUB,

    /**
     * Rear bumber (X-flow).
     */
    PartFbmpCU,

    /**
     * Rear bumber (Alien).
     */
    PartFbmpAU,

    /**
     * Front bumper (Alien).
     */
    PartRbmpCU,

    /**
     * Front bumper (X-flow).
     */
    PartRbmpAU,

    /**
     * Front bumper (Alien).
     */
    PartFbmpAS,

    /**
     * Front bumper (X-flow).
     */
    PartFbmpCS,

    /**
     * Front bumper (Alien).
     */
    PartFbmpAL,

    /**
     * Front bumper (X-flow).
     */
    PartFbmpCL,

    /**
     * Front bumper (X-flow).
     */
    PartFbmpCJ,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrBr1,

    /**
     * Front bumper (Slamin).
     */
    PartFbmpLrBr2,

    /**
     * Rear bumper (Chromer).
     */
    PartRbmpLrBr1,

    /**
     * Rear bumper (Slamin).
     */
    PartRbmpLrBr2,

    /**
     * Rear bumper (Slamin).
     */
    PartRbmpLrRem2,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrRem1,

    /**
     * Rear bumper (Chromer).
     */
    PartRbmpLrRem1,

    /**
     * Front bumper (Slamin).
     */
    PartFbmpLrBl2,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrBl1,

    /**
     * Rear bumper (Slamin).
     */
    PartRbmpLrBl2,

    /**
     * Rear bumper (Chromer).
     */
    PartRbmpLrBl1,

    /**
     * Front bumper (Slamin).
     */
    PartFbmpLrRem2,

    /**
     * Rear bumper (Slamin).
     */
    PartRbmpLrSv2,

    /**
     * Rear bumper (Chromer).
     */
    PartRbmpLrSv1,

    /**
     * Front bumper (Slamin).
     */
    PartFbmpLrSv2,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrSv1,

    /**
     * Front bumper (Slamin).
     */
    PartFbmpLrT2,

    /**
     * Front bumper (Chromer).
     */
    PartFbmpLrT1,

    /**
     * Rear bumper (Chromer).
     */
    PartRbmpLrT1,

    /**
     * Rear bumper (Slamin).
     */
    PartRbmpLrT2,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_CarPart {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_CarPart> {
        match flag {
            -1 => Ok(GtaSaSave_CarPart::NoPart),
            1000 => Ok(GtaSaSave_CarPart::PartSplBMarM),
            1001 => Ok(GtaSaSave_CarPart::PartSplBBabM),
            1002 => Ok(GtaSaSave_CarPart::PartSplBBarM),
            1003 => Ok(GtaSaSave_CarPart::PartSplBMabM),
            1004 => Ok(GtaSaSave_CarPart::PartBntBScM),
            1005 => Ok(GtaSaSave_CarPart::PartBntBScL),
            1006 => Ok(GtaSaSave_CarPart::PartRfBScR),
            1007 => Ok(GtaSaSave_CarPart::PartWgLBSsk),
            1008 => Ok(GtaSaSave_CarPart::PartNtoBL),
            1009 => Ok(GtaSaSave_CarPart::PartNtoBS),
            1010 => Ok(GtaSaSave_CarPart::PartNtoBTw),
            1011 => Ok(GtaSaSave_CarPart::PartBntBScPM),
            1012 => Ok(GtaSaSave_CarPart::PartBntBScPL),
            1013 => Ok(GtaSaSave_CarPart::PartLgtBRspt),
            1014 => Ok(GtaSaSave_CarPart::PartSplBBarL),
            1015 => Ok(GtaSaSave_CarPart::PartSplBBbrL),
            1016 => Ok(GtaSaSave_CarPart::PartSplBBbrM),
            1017 => Ok(GtaSaSave_CarPart::PartWgRBSsk),
            1018 => Ok(GtaSaSave_CarPart::PartExhBTs),
            1019 => Ok(GtaSaSave_CarPart::PartExhBT),
            1020 => Ok(GtaSaSave_CarPart::PartExhBL),
            1021 => Ok(GtaSaSave_CarPart::PartExhBM),
            1022 => Ok(GtaSaSave_CarPart::PartExhBS),
            1023 => Ok(GtaSaSave_CarPart::PartSplBBbbM),
            1024 => Ok(GtaSaSave_CarPart::PartLgtBSspt),
            1025 => Ok(GtaSaSave_CarPart::PartWheelOr1),
            1026 => Ok(GtaSaSave_CarPart::PartWgLAS),
            1027 => Ok(GtaSaSave_CarPart::PartWgRAS),
            1028 => Ok(GtaSaSave_CarPart::PartExhAS),
            1029 => Ok(GtaSaSave_CarPart::PartExhCS),
            1030 => Ok(GtaSaSave_CarPart::PartWgRCS),
            1031 => Ok(GtaSaSave_CarPart::PartWgLCS),
            1032 => Ok(GtaSaSave_CarPart::PartRfAS),
            1033 => Ok(GtaSaSave_CarPart::PartRfCS),
            1034 => Ok(GtaSaSave_CarPart::PartExhAL),
            1035 => Ok(GtaSaSave_CarPart::PartRfCL),
            1036 => Ok(GtaSaSave_CarPart::PartWgLAL),
            1037 => Ok(GtaSaSave_CarPart::PartExhCL),
            1038 => Ok(GtaSaSave_CarPart::PartRfAL),
            1039 => Ok(GtaSaSave_CarPart::PartWgLCL),
            1040 => Ok(GtaSaSave_CarPart::PartWgRAL),
            1041 => Ok(GtaSaSave_CarPart::PartWgRCL),
            1042 => Ok(GtaSaSave_CarPart::PartWgLLrBr1),
            1043 => Ok(GtaSaSave_CarPart::PartExhLrBr2),
            1044 => Ok(GtaSaSave_CarPart::PartExhLrBr1),
            1045 => Ok(GtaSaSave_CarPart::PartExhCF),
            1046 => Ok(GtaSaSave_CarPart::PartExhAF),
            1047 => Ok(GtaSaSave_CarPart::PartWgLAF),
            1048 => Ok(GtaSaSave_CarPart::PartWgLCF),
            1049 => Ok(GtaSaSave_CarPart::PartSplAFR),
            1050 => Ok(GtaSaSave_CarPart::PartSplCFR),
            1051 => Ok(GtaSaSave_CarPart::PartWgRAF),
            1052 => Ok(GtaSaSave_CarPart::PartWgRCF),
            1053 => Ok(GtaSaSave_CarPart::PartRfCF),
            1054 => Ok(GtaSaSave_CarPart::PartRfAF),
            1055 => Ok(GtaSaSave_CarPart::PartRfASt),
            1056 => Ok(GtaSaSave_CarPart::PartWgLASt),
            1057 => Ok(GtaSaSave_CarPart::PartWgLCSt),
            1058 => Ok(GtaSaSave_CarPart::PartSplAStR),
            1059 => Ok(GtaSaSave_CarPart::PartExhCSt),
            1060 => Ok(GtaSaSave_CarPart::PartSplCStR),
            1061 => Ok(GtaSaSave_CarPart::PartRfCSt),
            1062 => Ok(GtaSaSave_CarPart::PartWgRASt),
            1063 => Ok(GtaSaSave_CarPart::PartWgRCSt),
            1064 => Ok(GtaSaSave_CarPart::PartExhASt),
            1065 => Ok(GtaSaSave_CarPart::PartExhAJ),
            1066 => Ok(GtaSaSave_CarPart::PartExhCJ),
            1067 => Ok(GtaSaSave_CarPart::PartRfAJ),
            1068 => Ok(GtaSaSave_CarPart::PartRfCJ),
            1069 => Ok(GtaSaSave_CarPart::PartWgLAJ),
            1070 => Ok(GtaSaSave_CarPart::PartWgLCJ),
            1071 => Ok(GtaSaSave_CarPart::PartWgRAJ),
            1072 => Ok(GtaSaSave_CarPart::PartWgRCJ),
            1073 => Ok(GtaSaSave_CarPart::PartWheelSr6),
            1074 => Ok(GtaSaSave_CarPart::PartWheelSr3),
            1075 => Ok(GtaSaSave_CarPart::PartWheelSr2),
            1076 => Ok(GtaSaSave_CarPart::PartWheelLr4),
            1077 => Ok(GtaSaSave_CarPart::PartWheelLr1),
            1078 => Ok(GtaSaSave_CarPart::PartWheelLr3),
            1079 => Ok(GtaSaSave_CarPart::PartWheelSr1),
            1080 => Ok(GtaSaSave_CarPart::PartWheelSr5),
            1081 => Ok(GtaSaSave_CarPart::PartWheelSr4),
            1082 => Ok(GtaSaSave_CarPart::PartWheelGn1),
            1083 => Ok(GtaSaSave_CarPart::PartWheelLr2),
            1084 => Ok(GtaSaSave_CarPart::PartWheelLr5),
            1085 => Ok(GtaSaSave_CarPart::PartWheelGn2),
            1086 => Ok(GtaSaSave_CarPart::PartStereo),
            1087 => Ok(GtaSaSave_CarPart::PartHydralics),
            1088 => Ok(GtaSaSave_CarPart::PartRfAU),
            1089 => Ok(GtaSaSave_CarPart::PartExhCU),
            1090 => Ok(GtaSaSave_CarPart::PartWgLAU),
            1091 => Ok(GtaSaSave_CarPart::PartRfCU),
            1092 => Ok(GtaSaSave_CarPart::PartExhAU),
            1093 => Ok(GtaSaSave_CarPart::PartWgLCU),
            1094 => Ok(GtaSaSave_CarPart::PartWgRAU),
            1095 => Ok(GtaSaSave_CarPart::PartWgRCU),
            1096 => Ok(GtaSaSave_CarPart::PartWheelGn3),
            1097 => Ok(GtaSaSave_CarPart::PartWheelGn4),
            1098 => Ok(GtaSaSave_CarPart::PartWheelGn5),
            1099 => Ok(GtaSaSave_CarPart::PartWgRLrBr1),
            1100 => Ok(GtaSaSave_CarPart::PartMiscCLrRem1),
            1101 => Ok(GtaSaSave_CarPart::PartWgRLrRem1),
            1102 => Ok(GtaSaSave_CarPart::PartWgRLrSv),
            1103 => Ok(GtaSaSave_CarPart::PartRfLrBl2),
            1104 => Ok(GtaSaSave_CarPart::PartExhLrBl1),
            1105 => Ok(GtaSaSave_CarPart::PartExhLrBl2),
            1106 => Ok(GtaSaSave_CarPart::PartWgLLrRem2),
            1107 => Ok(GtaSaSave_CarPart::PartWgRLrBl1),
            1108 => Ok(GtaSaSave_CarPart::PartWgLLrBl1),
            1109 => Ok(GtaSaSave_CarPart::PartBbbLrSlv1),
            1110 => Ok(GtaSaSave_CarPart::PartBbbLrSlv2),
            1111 => Ok(GtaSaSave_CarPart::PartBntLrSlv1),
            1112 => Ok(GtaSaSave_CarPart::PartBntLrSlv2),
            1113 => Ok(GtaSaSave_CarPart::PartExhLrSlv1),
            1114 => Ok(GtaSaSave_CarPart::PartExhLrSlv2),
            1115 => Ok(GtaSaSave_CarPart::PartFbbLrSlv1),
            1116 => Ok(GtaSaSave_CarPart::PartFbbLrSlv2),
            1117 => Ok(GtaSaSave_CarPart::PartFbmpLrSlv1),
            1118 => Ok(GtaSaSave_CarPart::PartWgLLrSlv1),
            1119 => Ok(GtaSaSave_CarPart::PartWgLLrSlv2),
            1120 => Ok(GtaSaSave_CarPart::PartWgRLrSlv1),
            1121 => Ok(GtaSaSave_CarPart::PartWgRLrSlv2),
            1122 => Ok(GtaSaSave_CarPart::PartWgLLrRem1),
            1123 => Ok(GtaSaSave_CarPart::PartMiscCLrRem2),
            1124 => Ok(GtaSaSave_CarPart::PartWgRLrRem2),
            1125 => Ok(GtaSaSave_CarPart::PartMiscCLrRem3),
            1126 => Ok(GtaSaSave_CarPart::PartExhLrRem1),
            1127 => Ok(GtaSaSave_CarPart::PartExhLrRem2),
            1128 => Ok(GtaSaSave_CarPart::PartRfLrBl1),
            1129 => Ok(GtaSaSave_CarPart::PartExhLrSv1),
            1130 => Ok(GtaSaSave_CarPart::PartRfLrSv1),
            1131 => Ok(GtaSaSave_CarPart::PartRfLrSv2),
            1132 => Ok(GtaSaSave_CarPart::PartExhLrSv2),
            1133 => Ok(GtaSaSave_CarPart::PartWgLLrSv),
            1134 => Ok(GtaSaSave_CarPart::PartWgLLrT1),
            1135 => Ok(GtaSaSave_CarPart::PartExhLrT2),
            1136 => Ok(GtaSaSave_CarPart::PartExhLrT1),
            1137 => Ok(GtaSaSave_CarPart::PartWgRLrT1),
            1138 => Ok(GtaSaSave_CarPart::PartSplASB),
            1139 => Ok(GtaSaSave_CarPart::PartSplCSB),
            1140 => Ok(GtaSaSave_CarPart::PartRbmpCS),
            1141 => Ok(GtaSaSave_CarPart::PartRbmpAS),
            1142 => Ok(GtaSaSave_CarPart::PartBntrBOv),
            1143 => Ok(GtaSaSave_CarPart::PartBntlBOv),
            1144 => Ok(GtaSaSave_CarPart::PartBntrBSq),
            1145 => Ok(GtaSaSave_CarPart::PartBntlBSq),
            1146 => Ok(GtaSaSave_CarPart::PartSplCLB),
            1147 => Ok(GtaSaSave_CarPart::PartSplALB),
            1148 => Ok(GtaSaSave_CarPart::PartRbmpCL),
            1149 => Ok(GtaSaSave_CarPart::PartRbmpAL),
            1150 => Ok(GtaSaSave_CarPart::PartRbmpAF),
            1151 => Ok(GtaSaSave_CarPart::PartRbmpCF),
            1152 => Ok(GtaSaSave_CarPart::PartFbmpCF),
            1153 => Ok(GtaSaSave_CarPart::PartFbmpAF),
            1154 => Ok(GtaSaSave_CarPart::PartRbmpASt),
            1155 => Ok(GtaSaSave_CarPart::PartFbmpASt),
            1156 => Ok(GtaSaSave_CarPart::PartRbmpCSt),
            1157 => Ok(GtaSaSave_CarPart::PartFbmpCSt),
            1158 => Ok(GtaSaSave_CarPart::PartSplCJB),
            1159 => Ok(GtaSaSave_CarPart::PartRbmpAJ),
            1160 => Ok(GtaSaSave_CarPart::PartFbmpAJ),
            1161 => Ok(GtaSaSave_CarPart::PartRbmpCJ),
            1162 => Ok(GtaSaSave_CarPart::PartSplAJB),
            1163 => Ok(GtaSaSave_CarPart::PartSplCUB),
            1164 => Ok(GtaSaSave_CarPart::PartSplAUB),
            1165 => Ok(GtaSaSave_CarPart::PartFbmpCU),
            1166 => Ok(GtaSaSave_CarPart::PartFbmpAU),
            1167 => Ok(GtaSaSave_CarPart::PartRbmpCU),
            1168 => Ok(GtaSaSave_CarPart::PartRbmpAU),
            1169 => Ok(GtaSaSave_CarPart::PartFbmpAS),
            1170 => Ok(GtaSaSave_CarPart::PartFbmpCS),
            1171 => Ok(GtaSaSave_CarPart::PartFbmpAL),
            1172 => Ok(GtaSaSave_CarPart::PartFbmpCL),
            1173 => Ok(GtaSaSave_CarPart::PartFbmpCJ),
            1174 => Ok(GtaSaSave_CarPart::PartFbmpLrBr1),
            1175 => Ok(GtaSaSave_CarPart::PartFbmpLrBr2),
            1176 => Ok(GtaSaSave_CarPart::PartRbmpLrBr1),
            1177 => Ok(GtaSaSave_CarPart::PartRbmpLrBr2),
            1178 => Ok(GtaSaSave_CarPart::PartRbmpLrRem2),
            1179 => Ok(GtaSaSave_CarPart::PartFbmpLrRem1),
            1180 => Ok(GtaSaSave_CarPart::PartRbmpLrRem1),
            1181 => Ok(GtaSaSave_CarPart::PartFbmpLrBl2),
            1182 => Ok(GtaSaSave_CarPart::PartFbmpLrBl1),
            1183 => Ok(GtaSaSave_CarPart::PartRbmpLrBl2),
            1184 => Ok(GtaSaSave_CarPart::PartRbmpLrBl1),
            1185 => Ok(GtaSaSave_CarPart::PartFbmpLrRem2),
            1186 => Ok(GtaSaSave_CarPart::PartRbmpLrSv2),
            1187 => Ok(GtaSaSave_CarPart::PartRbmpLrSv1),
            1188 => Ok(GtaSaSave_CarPart::PartFbmpLrSv2),
            1189 => Ok(GtaSaSave_CarPart::PartFbmpLrSv1),
            1190 => Ok(GtaSaSave_CarPart::PartFbmpLrT2),
            1191 => Ok(GtaSaSave_CarPart::PartFbmpLrT1),
            1192 => Ok(GtaSaSave_CarPart::PartRbmpLrT1),
            1193 => Ok(GtaSaSave_CarPart::PartRbmpLrT2),
            _ => Ok(GtaSaSave_CarPart::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_CarPart> for i64 {
    fn from(v: &GtaSaSave_CarPart) -> Self {
        match *v {
            GtaSaSave_CarPart::NoPart => -1,
            GtaSaSave_CarPart::PartSplBMarM => 1000,
            GtaSaSave_CarPart::PartSplBBabM => 1001,
            GtaSaSave_CarPart::PartSplBBarM => 1002,
            GtaSaSave_CarPart::PartSplBMabM => 1003,
            GtaSaSave_CarPart::PartBntBScM => 1004,
            GtaSaSave_CarPart::PartBntBScL => 1005,
            GtaSaSave_CarPart::PartRfBScR => 1006,
            GtaSaSave_CarPart::PartWgLBSsk => 1007,
            GtaSaSave_CarPart::PartNtoBL => 1008,
            GtaSaSave_CarPart::PartNtoBS => 1009,
            GtaSaSave_CarPart::PartNtoBTw => 1010,
            GtaSaSave_CarPart::PartBntBScPM => 1011,
            GtaSaSave_CarPart::PartBntBScPL => 1012,
            GtaSaSave_CarPart::PartLgtBRspt => 1013,
            GtaSaSave_CarPart::PartSplBBarL => 1014,
            GtaSaSave_CarPart::PartSplBBbrL => 1015,
            GtaSaSave_CarPart::PartSplBBbrM => 1016,
            GtaSaSave_CarPart::PartWgRBSsk => 1017,
            GtaSaSave_CarPart::PartExhBTs => 1018,
            GtaSaSave_CarPart::PartExhBT => 1019,
            GtaSaSave_CarPart::PartExhBL => 1020,
            GtaSaSave_CarPart::PartExhBM => 1021,
            GtaSaSave_CarPart::PartExhBS => 1022,
            GtaSaSave_CarPart::PartSplBBbbM => 1023,
            GtaSaSave_CarPart::PartLgtBSspt => 1024,
            GtaSaSave_CarPart::PartWheelOr1 => 1025,
            GtaSaSave_CarPart::PartWgLAS => 1026,
            GtaSaSave_CarPart::PartWgRAS => 1027,
            GtaSaSave_CarPart::PartExhAS => 1028,
            GtaSaSave_CarPart::PartExhCS => 1029,
            GtaSaSave_CarPart::PartWgRCS => 1030,
            GtaSaSave_CarPart::PartWgLCS => 1031,
            GtaSaSave_CarPart::PartRfAS => 1032,
            GtaSaSave_CarPart::PartRfCS => 1033,
            GtaSaSave_CarPart::PartExhAL => 1034,
            GtaSaSave_CarPart::PartRfCL => 1035,
            GtaSaSave_CarPart::PartWgLAL => 1036,
            GtaSaSave_CarPart::PartExhCL => 1037,
            GtaSaSave_CarPart::PartRfAL => 1038,
            GtaSaSave_CarPart::PartWgLCL => 1039,
            GtaSaSave_CarPart::PartWgRAL => 1040,
            GtaSaSave_CarPart::PartWgRCL => 1041,
            GtaSaSave_CarPart::PartWgLLrBr1 => 1042,
            GtaSaSave_CarPart::PartExhLrBr2 => 1043,
            GtaSaSave_CarPart::PartExhLrBr1 => 1044,
            GtaSaSave_CarPart::PartExhCF => 1045,
            GtaSaSave_CarPart::PartExhAF => 1046,
            GtaSaSave_CarPart::PartWgLAF => 1047,
            GtaSaSave_CarPart::PartWgLCF => 1048,
            GtaSaSave_CarPart::PartSplAFR => 1049,
            GtaSaSave_CarPart::PartSplCFR => 1050,
            GtaSaSave_CarPart::PartWgRAF => 1051,
            GtaSaSave_CarPart::PartWgRCF => 1052,
            GtaSaSave_CarPart::PartRfCF => 1053,
            GtaSaSave_CarPart::PartRfAF => 1054,
            GtaSaSave_CarPart::PartRfASt => 1055,
            GtaSaSave_CarPart::PartWgLASt => 1056,
            GtaSaSave_CarPart::PartWgLCSt => 1057,
            GtaSaSave_CarPart::PartSplAStR => 1058,
            GtaSaSave_CarPart::PartExhCSt => 1059,
            GtaSaSave_CarPart::PartSplCStR => 1060,
            GtaSaSave_CarPart::PartRfCSt => 1061,
            GtaSaSave_CarPart::PartWgRASt => 1062,
            GtaSaSave_CarPart::PartWgRCSt => 1063,
            GtaSaSave_CarPart::PartExhASt => 1064,
            GtaSaSave_CarPart::PartExhAJ => 1065,
            GtaSaSave_CarPart::PartExhCJ => 1066,
            GtaSaSave_CarPart::PartRfAJ => 1067,
            GtaSaSave_CarPart::PartRfCJ => 1068,
            GtaSaSave_CarPart::PartWgLAJ => 1069,
            GtaSaSave_CarPart::PartWgLCJ => 1070,
            GtaSaSave_CarPart::PartWgRAJ => 1071,
            GtaSaSave_CarPart::PartWgRCJ => 1072,
            GtaSaSave_CarPart::PartWheelSr6 => 1073,
            GtaSaSave_CarPart::PartWheelSr3 => 1074,
            GtaSaSave_CarPart::PartWheelSr2 => 1075,
            GtaSaSave_CarPart::PartWheelLr4 => 1076,
            GtaSaSave_CarPart::PartWheelLr1 => 1077,
            GtaSaSave_CarPart::PartWheelLr3 => 1078,
            GtaSaSave_CarPart::PartWheelSr1 => 1079,
            GtaSaSave_CarPart::PartWheelSr5 => 1080,
            GtaSaSave_CarPart::PartWheelSr4 => 1081,
            GtaSaSave_CarPart::PartWheelGn1 => 1082,
            GtaSaSave_CarPart::PartWheelLr2 => 1083,
            GtaSaSave_CarPart::PartWheelLr5 => 1084,
            GtaSaSave_CarPart::PartWheelGn2 => 1085,
            GtaSaSave_CarPart::PartStereo => 1086,
            GtaSaSave_CarPart::PartHydralics => 1087,
            GtaSaSave_CarPart::PartRfAU => 1088,
            GtaSaSave_CarPart::PartExhCU => 1089,
            GtaSaSave_CarPart::PartWgLAU => 1090,
            GtaSaSave_CarPart::PartRfCU => 1091,
            GtaSaSave_CarPart::PartExhAU => 1092,
            GtaSaSave_CarPart::PartWgLCU => 1093,
            GtaSaSave_CarPart::PartWgRAU => 1094,
            GtaSaSave_CarPart::PartWgRCU => 1095,
            GtaSaSave_CarPart::PartWheelGn3 => 1096,
            GtaSaSave_CarPart::PartWheelGn4 => 1097,
            GtaSaSave_CarPart::PartWheelGn5 => 1098,
            GtaSaSave_CarPart::PartWgRLrBr1 => 1099,
            GtaSaSave_CarPart::PartMiscCLrRem1 => 1100,
            GtaSaSave_CarPart::PartWgRLrRem1 => 1101,
            GtaSaSave_CarPart::PartWgRLrSv => 1102,
            GtaSaSave_CarPart::PartRfLrBl2 => 1103,
            GtaSaSave_CarPart::PartExhLrBl1 => 1104,
            GtaSaSave_CarPart::PartExhLrBl2 => 1105,
            GtaSaSave_CarPart::PartWgLLrRem2 => 1106,
            GtaSaSave_CarPart::PartWgRLrBl1 => 1107,
            GtaSaSave_CarPart::PartWgLLrBl1 => 1108,
            GtaSaSave_CarPart::PartBbbLrSlv1 => 1109,
            GtaSaSave_CarPart::PartBbbLrSlv2 => 1110,
            GtaSaSave_CarPart::PartBntLrSlv1 => 1111,
            GtaSaSave_CarPart::PartBntLrSlv2 => 1112,
            GtaSaSave_CarPart::PartExhLrSlv1 => 1113,
            GtaSaSave_CarPart::PartExhLrSlv2 => 1114,
            GtaSaSave_CarPart::PartFbbLrSlv1 => 1115,
            GtaSaSave_CarPart::PartFbbLrSlv2 => 1116,
            GtaSaSave_CarPart::PartFbmpLrSlv1 => 1117,
            GtaSaSave_CarPart::PartWgLLrSlv1 => 1118,
            GtaSaSave_CarPart::PartWgLLrSlv2 => 1119,
            GtaSaSave_CarPart::PartWgRLrSlv1 => 1120,
            GtaSaSave_CarPart::PartWgRLrSlv2 => 1121,
            GtaSaSave_CarPart::PartWgLLrRem1 => 1122,
            GtaSaSave_CarPart::PartMiscCLrRem2 => 1123,
            GtaSaSave_CarPart::PartWgRLrRem2 => 1124,
            GtaSaSave_CarPart::PartMiscCLrRem3 => 1125,
            GtaSaSave_CarPart::PartExhLrRem1 => 1126,
            GtaSaSave_CarPart::PartExhLrRem2 => 1127,
            GtaSaSave_CarPart::PartRfLrBl1 => 1128,
            GtaSaSave_CarPart::PartExhLrSv1 => 1129,
            GtaSaSave_CarPart::PartRfLrSv1 => 1130,
            GtaSaSave_CarPart::PartRfLrSv2 => 1131,
            GtaSaSave_CarPart::PartExhLrSv2 => 1132,
            GtaSaSave_CarPart::PartWgLLrSv => 1133,
            GtaSaSave_CarPart::PartWgLLrT1 => 1134,
            GtaSaSave_CarPart::PartExhLrT2 => 1135,
            GtaSaSave_CarPart::PartExhLrT1 => 1136,
            GtaSaSave_CarPart::PartWgRLrT1 => 1137,
            GtaSaSave_CarPart::PartSplASB => 1138,
            GtaSaSave_CarPart::PartSplCSB => 1139,
            GtaSaSave_CarPart::PartRbmpCS => 1140,
            GtaSaSave_CarPart::PartRbmpAS => 1141,
            GtaSaSave_CarPart::PartBntrBOv => 1142,
            GtaSaSave_CarPart::PartBntlBOv => 1143,
            GtaSaSave_CarPart::PartBntrBSq => 1144,
            GtaSaSave_CarPart::PartBntlBSq => 1145,
            GtaSaSave_CarPart::PartSplCLB => 1146,
            GtaSaSave_CarPart::PartSplALB => 1147,
            GtaSaSave_CarPart::PartRbmpCL => 1148,
            GtaSaSave_CarPart::PartRbmpAL => 1149,
            GtaSaSave_CarPart::PartRbmpAF => 1150,
            GtaSaSave_CarPart::PartRbmpCF => 1151,
            GtaSaSave_CarPart::PartFbmpCF => 1152,
            GtaSaSave_CarPart::PartFbmpAF => 1153,
            GtaSaSave_CarPart::PartRbmpASt => 1154,
            GtaSaSave_CarPart::PartFbmpASt => 1155,
            GtaSaSave_CarPart::PartRbmpCSt => 1156,
            GtaSaSave_CarPart::PartFbmpCSt => 1157,
            GtaSaSave_CarPart::PartSplCJB => 1158,
            GtaSaSave_CarPart::PartRbmpAJ => 1159,
            GtaSaSave_CarPart::PartFbmpAJ => 1160,
            GtaSaSave_CarPart::PartRbmpCJ => 1161,
            GtaSaSave_CarPart::PartSplAJB => 1162,
            GtaSaSave_CarPart::PartSplCUB => 1163,
            GtaSaSave_CarPart::PartSplAUB => 1164,
            GtaSaSave_CarPart::PartFbmpCU => 1165,
            GtaSaSave_CarPart::PartFbmpAU => 1166,
            GtaSaSave_CarPart::PartRbmpCU => 1167,
            GtaSaSave_CarPart::PartRbmpAU => 1168,
            GtaSaSave_CarPart::PartFbmpAS => 1169,
            GtaSaSave_CarPart::PartFbmpCS => 1170,
            GtaSaSave_CarPart::PartFbmpAL => 1171,
            GtaSaSave_CarPart::PartFbmpCL => 1172,
            GtaSaSave_CarPart::PartFbmpCJ => 1173,
            GtaSaSave_CarPart::PartFbmpLrBr1 => 1174,
            GtaSaSave_CarPart::PartFbmpLrBr2 => 1175,
            GtaSaSave_CarPart::PartRbmpLrBr1 => 1176,
            GtaSaSave_CarPart::PartRbmpLrBr2 => 1177,
            GtaSaSave_CarPart::PartRbmpLrRem2 => 1178,
            GtaSaSave_CarPart::PartFbmpLrRem1 => 1179,
            GtaSaSave_CarPart::PartRbmpLrRem1 => 1180,
            GtaSaSave_CarPart::PartFbmpLrBl2 => 1181,
            GtaSaSave_CarPart::PartFbmpLrBl1 => 1182,
            GtaSaSave_CarPart::PartRbmpLrBl2 => 1183,
            GtaSaSave_CarPart::PartRbmpLrBl1 => 1184,
            GtaSaSave_CarPart::PartFbmpLrRem2 => 1185,
            GtaSaSave_CarPart::PartRbmpLrSv2 => 1186,
            GtaSaSave_CarPart::PartRbmpLrSv1 => 1187,
            GtaSaSave_CarPart::PartFbmpLrSv2 => 1188,
            GtaSaSave_CarPart::PartFbmpLrSv1 => 1189,
            GtaSaSave_CarPart::PartFbmpLrT2 => 1190,
            GtaSaSave_CarPart::PartFbmpLrT1 => 1191,
            GtaSaSave_CarPart::PartRbmpLrT1 => 1192,
            GtaSaSave_CarPart::PartRbmpLrT2 => 1193,
            GtaSaSave_CarPart::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_CarPart {
    fn default() -> Self { GtaSaSave_CarPart::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_CarPlace {

    /**
     * Ganton, first car.
     */
    CarCjsafe1,

    /**
     * Santa Maria Beach, first car.
     */
    CarBeacsv1,

    /**
     * Rockshore West, first car.
     */
    CarVesvgrg1,

    /**
     * Fort Carson, first car.
     */
    CarCn2gar11,

    /**
     * Bone County, first car.
     */
    CarCn2gar21,

    /**
     * Dillimore, first car.
     */
    CarBurbdo21,

    /**
     * Prickle Pine, first car.
     */
    CarBlob691,

    /**
     * Whitewood Estates, first car.
     */
    CarBlob71,

    /**
     * Palomino Creek, first car.
     */
    CarBurbdoo1,

    /**
     * Redsands West, first car.
     */
    CarBlob61,

    /**
     * El Corona, first car.
     */
    CarCarlas11,

    /**
     * Mulholland, first car.
     */
    CarCesafe11,

    /**
     * Pershing Square, first car.
     */
    CarImpLa1,

    /**
     * Downtown, first car.
     */
    CarImpSf1,

    /**
     * The Emerald Isle, first car.
     */
    CarImpLv1,

    /**
     * Calton Heights, first car.
     */
    CarSav1sfe1,

    /**
     * Paradiso, first car.
     */
    CarSav1sfw1,

    /**
     * Doherty, first car.
     */
    CarLcksfse1,

    /**
     * Hashbury, first car.
     */
    CarSvgsfs11,

    /**
     * Verdant Meadows, first car.
     */
    CarDhangar1,

    /**
     * Ganton, second car.
     */
    CarCjsafe2,

    /**
     * Santa Maria Beach, second car.
     */
    CarBeacsv2,

    /**
     * Rockshore West, second car.
     */
    CarVesvgrg2,

    /**
     * Fort Carson, second car.
     */
    CarCn2gar12,

    /**
     * Bone County, second car.
     */
    CarCn2gar22,

    /**
     * Dillimore, second car.
     */
    CarBurbdo22,

    /**
     * Prickle Pine, second car.
     */
    CarBlob692,

    /**
     * Whitewood Estates, second car.
     */
    CarBlob72,

    /**
     * Palomino Creek, second car.
     */
    CarBurbdoo2,

    /**
     * Redsands West, second car.
     */
    CarBlob62,

    /**
     * El Corona, second car.
     */
    CarCarlas12,

    /**
     * Mulholland, second car.
     */
    CarCesafe12,

    /**
     * Pershing Square, second car.
     */
    CarImpLa2,

    /**
     * Downtown, second car.
     */
    CarImpSf2,

    /**
     * The Emerald Isle, second car.
     */
    CarImpLv2,

    /**
     * Calton Heights, second car.
     */
    CarSav1sfe2,

    /**
     * Paradiso, second car.
     */
    CarSav1sfw2,

    /**
     * Doherty, second car.
     */
    CarLcksfse2,

    /**
     * Hashbury, second car.
     */
    CarSvgsfs12,

    /**
     * Verdant Meadows, second car.
     */
    CarDhangar2,

    /**
     * Ganton, third car.
     */
    CarCjsafe3,

    /**
     * Santa Maria Beach, third car.
     */
    CarBeacsv3,

    /**
     * Rockshore West, third car.
     */
    CarVesvgrg3,

    /**
     * Fort Carson, third car.
     */
    CarCn2gar13,

    /**
     * Bone County, third car.
     */
    CarCn2gar23,

    /**
     * Dillimore, third car.
     */
    CarBurbdo23,

    /**
     * Prickle Pine, third car.
     */
    CarBlob693,

    /**
     * Whitewood Estates, third car.
     */
    CarBlob73,

    /**
     * Palomino Creek, third car.
     */
    CarBurbdoo3,

    /**
     * Redsands West, third car.
     */
    CarBlob63,

    /**
     * El Corona, third car.
     */
    CarCarlas13,

    /**
     * Mulholland, third car.
     */
    CarCesafe13,

    /**
     * Pershing Square, third car.
     */
    CarImpLa3,

    /**
     * Downtown, third car.
     */
    CarImpSf3,

    /**
     * The Emerald Isle, third car.
     */
    CarImpLv3,

    /**
     * Calton Heights, third car.
     */
    CarSav1sfe3,

    /**
     * Paradiso, third car.
     */
    CarSav1sfw3,

    /**
     * Doherty, third car.
     */
    CarLcksfse3,

    /**
     * Hashbury, third car.
     */
    CarSvgsfs13,

    /**
     * Verdant Meadows, third car.
     */
    CarDhangar3,

    /**
     * Ganton, fourth car.
     */
    CarCjsafe4,

    /**
     * Santa Maria Beach, fourth car.
     */
    CarBeacsv4,

    /**
     * Rockshore West, fourth car.
     */
    CarVesvgrg4,

    /**
     * Fort Carson, fourth car.
     */
    CarCn2gar14,

    /**
     * Bone County, fourth car.
     */
    CarCn2gar24,

    /**
     * Dillimore, fourth car.
     */
    CarBurbdo24,

    /**
     * Prickle Pine, fourth car.
     */
    CarBlob694,

    /**
     * Whitewood Estates, fourth car.
     */
    CarBlob74,

    /**
     * Palomino Creek, fourth car.
     */
    CarBurbdoo4,

    /**
     * Redsands West, fourth car.
     */
    CarBlob64,

    /**
     * El Corona, fourth car.
     */
    CarCarlas14,

    /**
     * Mulholland, fourth car.
     */
    CarCesafe14,

    /**
     * Pershing Square, fourth car.
     */
    CarImpLa4,

    /**
     * Downtown, fourth car.
     */
    CarImpSf4,

    /**
     * The Emerald Isle, fourth car.
     */
    CarImpLv4,

    /**
     * Calton Heights, fourth car.
     */
    CarSav1sfe4,

    /**
     * Paradiso, fourth car.
     */
    CarSav1sfw4,

    /**
     * Doherty, fourth car.
     */
    CarLcksfse4,

    /**
     * Hashbury, fourth car.
     */
    CarSvgsfs14,

    /**
     * Verdant Meadows, fourth car.
     */
    CarDhangar4,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_CarPlace {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_CarPlace> {
        match flag {
            0 => Ok(GtaSaSave_CarPlace::CarCjsafe1),
            1 => Ok(GtaSaSave_CarPlace::CarBeacsv1),
            2 => Ok(GtaSaSave_CarPlace::CarVesvgrg1),
            3 => Ok(GtaSaSave_CarPlace::CarCn2gar11),
            4 => Ok(GtaSaSave_CarPlace::CarCn2gar21),
            5 => Ok(GtaSaSave_CarPlace::CarBurbdo21),
            6 => Ok(GtaSaSave_CarPlace::CarBlob691),
            7 => Ok(GtaSaSave_CarPlace::CarBlob71),
            8 => Ok(GtaSaSave_CarPlace::CarBurbdoo1),
            9 => Ok(GtaSaSave_CarPlace::CarBlob61),
            10 => Ok(GtaSaSave_CarPlace::CarCarlas11),
            11 => Ok(GtaSaSave_CarPlace::CarCesafe11),
            12 => Ok(GtaSaSave_CarPlace::CarImpLa1),
            13 => Ok(GtaSaSave_CarPlace::CarImpSf1),
            14 => Ok(GtaSaSave_CarPlace::CarImpLv1),
            15 => Ok(GtaSaSave_CarPlace::CarSav1sfe1),
            16 => Ok(GtaSaSave_CarPlace::CarSav1sfw1),
            17 => Ok(GtaSaSave_CarPlace::CarLcksfse1),
            18 => Ok(GtaSaSave_CarPlace::CarSvgsfs11),
            19 => Ok(GtaSaSave_CarPlace::CarDhangar1),
            20 => Ok(GtaSaSave_CarPlace::CarCjsafe2),
            21 => Ok(GtaSaSave_CarPlace::CarBeacsv2),
            22 => Ok(GtaSaSave_CarPlace::CarVesvgrg2),
            23 => Ok(GtaSaSave_CarPlace::CarCn2gar12),
            24 => Ok(GtaSaSave_CarPlace::CarCn2gar22),
            25 => Ok(GtaSaSave_CarPlace::CarBurbdo22),
            26 => Ok(GtaSaSave_CarPlace::CarBlob692),
            27 => Ok(GtaSaSave_CarPlace::CarBlob72),
            28 => Ok(GtaSaSave_CarPlace::CarBurbdoo2),
            29 => Ok(GtaSaSave_CarPlace::CarBlob62),
            30 => Ok(GtaSaSave_CarPlace::CarCarlas12),
            31 => Ok(GtaSaSave_CarPlace::CarCesafe12),
            32 => Ok(GtaSaSave_CarPlace::CarImpLa2),
            33 => Ok(GtaSaSave_CarPlace::CarImpSf2),
            34 => Ok(GtaSaSave_CarPlace::CarImpLv2),
            35 => Ok(GtaSaSave_CarPlace::CarSav1sfe2),
            36 => Ok(GtaSaSave_CarPlace::CarSav1sfw2),
            37 => Ok(GtaSaSave_CarPlace::CarLcksfse2),
            38 => Ok(GtaSaSave_CarPlace::CarSvgsfs12),
            39 => Ok(GtaSaSave_CarPlace::CarDhangar2),
            40 => Ok(GtaSaSave_CarPlace::CarCjsafe3),
            41 => Ok(GtaSaSave_CarPlace::CarBeacsv3),
            42 => Ok(GtaSaSave_CarPlace::CarVesvgrg3),
            43 => Ok(GtaSaSave_CarPlace::CarCn2gar13),
            44 => Ok(GtaSaSave_CarPlace::CarCn2gar23),
            45 => Ok(GtaSaSave_CarPlace::CarBurbdo23),
            46 => Ok(GtaSaSave_CarPlace::CarBlob693),
            47 => Ok(GtaSaSave_CarPlace::CarBlob73),
            48 => Ok(GtaSaSave_CarPlace::CarBurbdoo3),
            49 => Ok(GtaSaSave_CarPlace::CarBlob63),
            50 => Ok(GtaSaSave_CarPlace::CarCarlas13),
            51 => Ok(GtaSaSave_CarPlace::CarCesafe13),
            52 => Ok(GtaSaSave_CarPlace::CarImpLa3),
            53 => Ok(GtaSaSave_CarPlace::CarImpSf3),
            54 => Ok(GtaSaSave_CarPlace::CarImpLv3),
            55 => Ok(GtaSaSave_CarPlace::CarSav1sfe3),
            56 => Ok(GtaSaSave_CarPlace::CarSav1sfw3),
            57 => Ok(GtaSaSave_CarPlace::CarLcksfse3),
            58 => Ok(GtaSaSave_CarPlace::CarSvgsfs13),
            59 => Ok(GtaSaSave_CarPlace::CarDhangar3),
            60 => Ok(GtaSaSave_CarPlace::CarCjsafe4),
            61 => Ok(GtaSaSave_CarPlace::CarBeacsv4),
            62 => Ok(GtaSaSave_CarPlace::CarVesvgrg4),
            63 => Ok(GtaSaSave_CarPlace::CarCn2gar14),
            64 => Ok(GtaSaSave_CarPlace::CarCn2gar24),
            65 => Ok(GtaSaSave_CarPlace::CarBurbdo24),
            66 => Ok(GtaSaSave_CarPlace::CarBlob694),
            67 => Ok(GtaSaSave_CarPlace::CarBlob74),
            68 => Ok(GtaSaSave_CarPlace::CarBurbdoo4),
            69 => Ok(GtaSaSave_CarPlace::CarBlob64),
            70 => Ok(GtaSaSave_CarPlace::CarCarlas14),
            71 => Ok(GtaSaSave_CarPlace::CarCesafe14),
            72 => Ok(GtaSaSave_CarPlace::CarImpLa4),
            73 => Ok(GtaSaSave_CarPlace::CarImpSf4),
            74 => Ok(GtaSaSave_CarPlace::CarImpLv4),
            75 => Ok(GtaSaSave_CarPlace::CarSav1sfe4),
            76 => Ok(GtaSaSave_CarPlace::CarSav1sfw4),
            77 => Ok(GtaSaSave_CarPlace::CarLcksfse4),
            78 => Ok(GtaSaSave_CarPlace::CarSvgsfs14),
            79 => Ok(GtaSaSave_CarPlace::CarDhangar4),
            _ => Ok(GtaSaSave_CarPlace::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_CarPlace> for i64 {
    fn from(v: &GtaSaSave_CarPlace) -> Self {
        match *v {
            GtaSaSave_CarPlace::CarCjsafe1 => 0,
            GtaSaSave_CarPlace::CarBeacsv1 => 1,
            GtaSaSave_CarPlace::CarVesvgrg1 => 2,
            GtaSaSave_CarPlace::CarCn2gar11 => 3,
            GtaSaSave_CarPlace::CarCn2gar21 => 4,
            GtaSaSave_CarPlace::CarBurbdo21 => 5,
            GtaSaSave_CarPlace::CarBlob691 => 6,
            GtaSaSave_CarPlace::CarBlob71 => 7,
            GtaSaSave_CarPlace::CarBurbdoo1 => 8,
            GtaSaSave_CarPlace::CarBlob61 => 9,
            GtaSaSave_CarPlace::CarCarlas11 => 10,
            GtaSaSave_CarPlace::CarCesafe11 => 11,
            GtaSaSave_CarPlace::CarImpLa1 => 12,
            GtaSaSave_CarPlace::CarImpSf1 => 13,
            GtaSaSave_CarPlace::CarImpLv1 => 14,
            GtaSaSave_CarPlace::CarSav1sfe1 => 15,
            GtaSaSave_CarPlace::CarSav1sfw1 => 16,
            GtaSaSave_CarPlace::CarLcksfse1 => 17,
            GtaSaSave_CarPlace::CarSvgsfs11 => 18,
            GtaSaSave_CarPlace::CarDhangar1 => 19,
            GtaSaSave_CarPlace::CarCjsafe2 => 20,
            GtaSaSave_CarPlace::CarBeacsv2 => 21,
            GtaSaSave_CarPlace::CarVesvgrg2 => 22,
            GtaSaSave_CarPlace::CarCn2gar12 => 23,
            GtaSaSave_CarPlace::CarCn2gar22 => 24,
            GtaSaSave_CarPlace::CarBurbdo22 => 25,
            GtaSaSave_CarPlace::CarBlob692 => 26,
            GtaSaSave_CarPlace::CarBlob72 => 27,
            GtaSaSave_CarPlace::CarBurbdoo2 => 28,
            GtaSaSave_CarPlace::CarBlob62 => 29,
            GtaSaSave_CarPlace::CarCarlas12 => 30,
            GtaSaSave_CarPlace::CarCesafe12 => 31,
            GtaSaSave_CarPlace::CarImpLa2 => 32,
            GtaSaSave_CarPlace::CarImpSf2 => 33,
            GtaSaSave_CarPlace::CarImpLv2 => 34,
            GtaSaSave_CarPlace::CarSav1sfe2 => 35,
            GtaSaSave_CarPlace::CarSav1sfw2 => 36,
            GtaSaSave_CarPlace::CarLcksfse2 => 37,
            GtaSaSave_CarPlace::CarSvgsfs12 => 38,
            GtaSaSave_CarPlace::CarDhangar2 => 39,
            GtaSaSave_CarPlace::CarCjsafe3 => 40,
            GtaSaSave_CarPlace::CarBeacsv3 => 41,
            GtaSaSave_CarPlace::CarVesvgrg3 => 42,
            GtaSaSave_CarPlace::CarCn2gar13 => 43,
            GtaSaSave_CarPlace::CarCn2gar23 => 44,
            GtaSaSave_CarPlace::CarBurbdo23 => 45,
            GtaSaSave_CarPlace::CarBlob693 => 46,
            GtaSaSave_CarPlace::CarBlob73 => 47,
            GtaSaSave_CarPlace::CarBurbdoo3 => 48,
            GtaSaSave_CarPlace::CarBlob63 => 49,
            GtaSaSave_CarPlace::CarCarlas13 => 50,
            GtaSaSave_CarPlace::CarCesafe13 => 51,
            GtaSaSave_CarPlace::CarImpLa3 => 52,
            GtaSaSave_CarPlace::CarImpSf3 => 53,
            GtaSaSave_CarPlace::CarImpLv3 => 54,
            GtaSaSave_CarPlace::CarSav1sfe3 => 55,
            GtaSaSave_CarPlace::CarSav1sfw3 => 56,
            GtaSaSave_CarPlace::CarLcksfse3 => 57,
            GtaSaSave_CarPlace::CarSvgsfs13 => 58,
            GtaSaSave_CarPlace::CarDhangar3 => 59,
            GtaSaSave_CarPlace::CarCjsafe4 => 60,
            GtaSaSave_CarPlace::CarBeacsv4 => 61,
            GtaSaSave_CarPlace::CarVesvgrg4 => 62,
            GtaSaSave_CarPlace::CarCn2gar14 => 63,
            GtaSaSave_CarPlace::CarCn2gar24 => 64,
            GtaSaSave_CarPlace::CarBurbdo24 => 65,
            GtaSaSave_CarPlace::CarBlob694 => 66,
            GtaSaSave_CarPlace::CarBlob74 => 67,
            GtaSaSave_CarPlace::CarBurbdoo4 => 68,
            GtaSaSave_CarPlace::CarBlob64 => 69,
            GtaSaSave_CarPlace::CarCarlas14 => 70,
            GtaSaSave_CarPlace::CarCesafe14 => 71,
            GtaSaSave_CarPlace::CarImpLa4 => 72,
            GtaSaSave_CarPlace::CarImpSf4 => 73,
            GtaSaSave_CarPlace::CarImpLv4 => 74,
            GtaSaSave_CarPlace::CarSav1sfe4 => 75,
            GtaSaSave_CarPlace::CarSav1sfw4 => 76,
            GtaSaSave_CarPlace::CarLcksfse4 => 77,
            GtaSaSave_CarPlace::CarSvgsfs14 => 78,
            GtaSaSave_CarPlace::CarDhangar4 => 79,
            GtaSaSave_CarPlace::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_CarPlace {
    fn default() -> Self { GtaSaSave_CarPlace::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_CarSupply {

    /**
     * Switched off.
     */
    NoCars,

    /**
     * One comes whenever the place is free.
     */
    CarsWithoutEnd,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_CarSupply {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_CarSupply> {
        match flag {
            0 => Ok(GtaSaSave_CarSupply::NoCars),
            65535 => Ok(GtaSaSave_CarSupply::CarsWithoutEnd),
            _ => Ok(GtaSaSave_CarSupply::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_CarSupply> for i64 {
    fn from(v: &GtaSaSave_CarSupply) -> Self {
        match *v {
            GtaSaSave_CarSupply::NoCars => 0,
            GtaSaSave_CarSupply::CarsWithoutEnd => 65535,
            GtaSaSave_CarSupply::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_CarSupply {
    fn default() -> Self { GtaSaSave_CarSupply::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ClothesFile {

    /**
     * Texture of clothes.
     */
    ClothesLetter,

    /**
     * Texture of clothes.
     */
    ClothesGlasses05,

    /**
     * Texture of clothes.
     */
    ClothesTrackytop2eris,

    /**
     * Texture of clothes.
     */
    ClothesBballjackrstar,

    /**
     * Model of clothes.
     */
    ClothesSneaker,

    /**
     * Texture of clothes.
     */
    Clothes8santos,

    /**
     * Texture of clothes.
     */
    Clothes4rip,

    /**
     * Model of clothes.
     */
    ClothesJheri,

    /**
     * Texture of clothes.
     */
    ClothesWatchcro2,

    /**
     * Texture of clothes.
     */
    ClothesWorktrcamogry,

    /**
     * Model of clothes.
     */
    ClothesHatmanc,

    /**
     * Texture of clothes.
     */
    ClothesSneakerbincgang,

    /**
     * Texture of clothes.
     */
    ClothesSportjack,

    /**
     * Model and texture of clothes.
     */
    ClothesGlasses01,

    /**
     * Texture of clothes.
     */
    ClothesCapblueback,

    /**
     * Texture of clothes.
     */
    ClothesNecksilver,

    /**
     * Texture of clothes.
     */
    ClothesCapzipup,

    /**
     * Texture of clothes.
     */
    ClothesCapredside,

    /**
     * Model and texture of clothes.
     */
    ClothesBiker,

    /**
     * Texture of clothes.
     */
    ClothesZorro,

    /**
     * Texture of clothes.
     */
    Clothes12bandit,

    /**
     * Texture of clothes.
     */
    ClothesHatmancplaid,

    /**
     * Texture of clothes.
     */
    ClothesBaldgoatee,

    /**
     * Texture of clothes.
     */
    ClothesBbjersey,

    /**
     * Texture of clothes.
     */
    ClothesSneakerheatgry,

    /**
     * Texture of clothes.
     */
    ClothesSleevtbrown,

    /**
     * Model of clothes.
     */
    ClothesBandknots,

    /**
     * Model of clothes.
     */
    ClothesCapknit,

    /**
     * Model of clothes.
     */
    ClothesBbjack,

    /**
     * Model of clothes.
     */
    ClothesCapback,

    /**
     * Texture of clothes.
     */
    Clothes9homeboy,

    /**
     * Texture of clothes.
     */
    ClothesTracktrblue,

    /**
     * Texture of clothes.
     */
    ClothesTimberhike,

    /**
     * Texture of clothes.
     */
    ClothesGlasses03dark,

    /**
     * Texture of clothes.
     */
    ClothesBandblack2,

    /**
     * Texture of clothes.
     */
    ClothesHighfade,

    /**
     * Model and texture of clothes.
     */
    ClothesBoater,

    /**
     * Texture of clothes.
     */
    Clothes12mayaface,

    /**
     * Texture of clothes.
     */
    ClothesChinosblack,

    /**
     * Model of clothes.
     */
    ClothesBandana,

    /**
     * Texture of clothes.
     */
    ClothesChongerred,

    /**
     * Texture of clothes.
     */
    ClothesWcoatblue,

    /**
     * Texture of clothes.
     */
    ClothesHawaiired,

    /**
     * Texture of clothes.
     */
    Clothes10ls4,

    /**
     * Texture of clothes.
     */
    ClothesHairblond,

    /**
     * Model of clothes.
     */
    ClothesCaprimup,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trgang,

    /**
     * Texture of clothes.
     */
    Clothes12cross7,

    /**
     * Texture of clothes.
     */
    ClothesTshirtzipcrm,

    /**
     * Texture of clothes.
     */
    Clothes9bullet,

    /**
     * Texture of clothes.
     */
    Clothes8sa2,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trgrey,

    /**
     * Texture of clothes.
     */
    ClothesShellsuit,

    /**
     * Texture of clothes.
     */
    Clothes5cross2,

    /**
     * Texture of clothes.
     */
    ClothesCapblk,

    /**
     * Texture of clothes.
     */
    ClothesHoodyagreen,

    /**
     * Texture of clothes.
     */
    Clothes7mary,

    /**
     * Model of clothes.
     */
    ClothesChinosb,

    /**
     * Model of clothes.
     */
    ClothesHoodya,

    /**
     * Texture of clothes.
     */
    ClothesConvheatred,

    /**
     * Texture of clothes.
     */
    Clothes11dice,

    /**
     * Texture of clothes.
     */
    ClothesTracktrpro,

    /**
     * Texture of clothes.
     */
    ClothesConvproblu,

    /**
     * Texture of clothes.
     */
    ClothesShirtagrey,

    /**
     * Texture of clothes.
     */
    ClothesSixtyniners,

    /**
     * Texture of clothes.
     */
    ClothesTshirtbobored,

    /**
     * Texture of clothes.
     */
    ClothesSneakerheatblk,

    /**
     * Texture of clothes.
     */
    ClothesShortskhaki,

    /**
     * Texture of clothes.
     */
    ClothesNeckls,

    /**
     * Texture of clothes.
     */
    ClothesBbshortred,

    /**
     * Texture of clothes.
     */
    Clothes4weed,

    /**
     * Texture of clothes.
     */
    ClothesGlasses03red,

    /**
     * Texture of clothes.
     */
    ClothesBask2heatwht,

    /**
     * Texture of clothes.
     */
    ClothesHoodyarockstar,

    /**
     * Texture of clothes.
     */
    ClothesBald,

    /**
     * Texture of clothes.
     */
    ClothesBbjackrim,

    /**
     * Texture of clothes.
     */
    ClothesTshirtilovels,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trgreen,

    /**
     * Texture of clothes.
     */
    Clothes8westside,

    /**
     * Texture of clothes.
     */
    ClothesNecksaints,

    /**
     * Texture of clothes.
     */
    ClothesBandred3,

    /**
     * Texture of clothes.
     */
    ClothesBowlergang,

    /**
     * Texture of clothes.
     */
    ClothesTshirtzipgry,

    /**
     * Texture of clothes.
     */
    Clothes11grove,

    /**
     * Texture of clothes.
     */
    Clothes8sa,

    /**
     * Model and texture of clothes.
     */
    ClothesVest,

    /**
     * Texture of clothes.
     */
    ClothesBask2heatband,

    /**
     * Model and texture of clothes.
     */
    ClothesGimpleg,

    /**
     * Texture of clothes.
     */
    ClothesCapgangback,

    /**
     * Texture of clothes.
     */
    ClothesBeretblk,

    /**
     * Texture of clothes.
     */
    Clothes9rasta,

    /**
     * Texture of clothes.
     */
    ClothesJhericurl,

    /**
     * Model of clothes.
     */
    ClothesConv,

    /**
     * Texture of clothes.
     */
    ClothesHitop,

    /**
     * Texture of clothes.
     */
    ClothesBandred2,

    /**
     * Texture of clothes.
     */
    ClothesShirtbplaid,

    /**
     * Model and texture of clothes.
     */
    ClothesEyepatch,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trblk2,

    /**
     * Model of clothes.
     */
    ClothesHawaii,

    /**
     * Texture of clothes.
     */
    ClothesCapblueup,

    /**
     * Texture of clothes.
     */
    ClothesCapzipover,

    /**
     * Texture of clothes.
     */
    ClothesTrilbylght,

    /**
     * Model of clothes.
     */
    ClothesWorktr,

    /**
     * Model of clothes.
     */
    ClothesWcoat,

    /**
     * Texture of clothes.
     */
    ClothesTshirtmaddgrn,

    /**
     * Texture of clothes.
     */
    ClothesTshirtheatwht,

    /**
     * Model and texture of clothes.
     */
    ClothesLeathertr,

    /**
     * Texture of clothes.
     */
    ClothesTrackytop1pro,

    /**
     * Texture of clothes.
     */
    Clothes11jail,

    /**
     * Texture of clothes.
     */
    ClothesWatchpro2,

    /**
     * Texture of clothes.
     */
    Clothes8gun,

    /**
     * Model and texture of clothes.
     */
    ClothesPainter,

    /**
     * Model of clothes.
     */
    ClothesTshirt2,

    /**
     * Texture of clothes.
     */
    ClothesCapblueside,

    /**
     * Texture of clothes.
     */
    ClothesHatmancblk,

    /**
     * Texture of clothes.
     */
    ClothesSneakerbincblu,

    /**
     * Texture of clothes.
     */
    ClothesCapredback,

    /**
     * Texture of clothes.
     */
    ClothesTshirtbase5,

    /**
     * Texture of clothes.
     */
    ClothesSkullyblk,

    /**
     * Model and texture of clothes.
     */
    ClothesBikerhelmet,

    /**
     * Texture of clothes.
     */
    ClothesSandalsock,

    /**
     * Texture of clothes.
     */
    ClothesTshirterisyell,

    /**
     * Texture of clothes.
     */
    ClothesHockeytop,

    /**
     * Texture of clothes.
     */
    ClothesDenimsgang,

    /**
     * Texture of clothes.
     */
    ClothesBowlerblue,

    /**
     * Texture of clothes.
     */
    Clothes5cross3,

    /**
     * Texture of clothes.
     */
    ClothesNeckhash,

    /**
     * Texture of clothes.
     */
    ClothesSweatrstar,

    /**
     * Model and texture of clothes.
     */
    ClothesWedge,

    /**
     * Texture of clothes.
     */
    ClothesShoedressbrn,

    /**
     * Texture of clothes.
     */
    ClothesCapblkover,

    /**
     * Texture of clothes.
     */
    ClothesShirtablue,

    /**
     * Texture of clothes.
     */
    Clothes8sa3,

    /**
     * Texture of clothes.
     */
    ClothesHairpink,

    /**
     * Model of clothes.
     */
    ClothesSuit2,

    /**
     * Model of clothes.
     */
    ClothesTrilby,

    /**
     * Texture of clothes.
     */
    ClothesShoespatz,

    /**
     * Texture of clothes.
     */
    ClothesBandits,

    /**
     * Model of clothes.
     */
    ClothesBaskball,

    /**
     * Texture of clothes.
     */
    ClothesCutoffchinosblue,

    /**
     * Texture of clothes.
     */
    ClothesBoxingshoe,

    /**
     * Texture of clothes.
     */
    ClothesWatchyellow,

    /**
     * Model of clothes.
     */
    ClothesNeck2,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trblue,

    /**
     * Texture of clothes.
     */
    ClothesSneakerprored,

    /**
     * Texture of clothes.
     */
    ClothesCowboyboot2,

    /**
     * Model and texture of clothes.
     */
    ClothesCountrytr,

    /**
     * Model of clothes.
     */
    ClothesCapside,

    /**
     * Texture of clothes.
     */
    Clothes11dice2,

    /**
     * Texture of clothes.
     */
    ClothesBandblack3,

    /**
     * Texture of clothes.
     */
    ClothesBeretred,

    /**
     * Texture of clothes.
     */
    ClothesAfroblond,

    /**
     * Texture of clothes.
     */
    ClothesMohawkbeard,

    /**
     * Texture of clothes.
     */
    ClothesSuit2grn,

    /**
     * Model of clothes.
     */
    ClothesSweat,

    /**
     * Model of clothes.
     */
    ClothesBandmask,

    /**
     * Model of clothes.
     */
    ClothesTrackytop1,

    /**
     * Texture of clothes.
     */
    ClothesBowlerred,

    /**
     * Texture of clothes.
     */
    ClothesCapredup,

    /**
     * Texture of clothes.
     */
    ClothesHoodyamerc,

    /**
     * Texture of clothes.
     */
    ClothesWatchpink,

    /**
     * Model and texture of clothes.
     */
    ClothesAfro,

    /**
     * Texture of clothes.
     */
    ClothesCoachsemi,

    /**
     * Texture of clothes.
     */
    ClothesHairgreen,

    /**
     * Model of clothes.
     */
    ClothesNeck,

    /**
     * Model and texture of clothes.
     */
    ClothesLeather,

    /**
     * Texture of clothes.
     */
    ClothesBask1prowht,

    /**
     * Texture of clothes.
     */
    Clothes10ls5,

    /**
     * Texture of clothes.
     */
    BareLegsSkin,

    /**
     * Texture of clothes.
     */
    ClothesWatchzip1,

    /**
     * Texture of clothes.
     */
    ClothesNeckropes,

    /**
     * Texture of clothes.
     */
    ClothesGlasses01dark,

    /**
     * Texture of clothes.
     */
    ClothesTracktrgang,

    /**
     * Texture of clothes.
     */
    ClothesShirtbgang,

    /**
     * Texture of clothes.
     */
    ClothesCapgangup,

    /**
     * Texture of clothes.
     */
    ClothesWatchcro,

    /**
     * Texture of clothes.
     */
    ClothesBowling,

    /**
     * Texture of clothes.
     */
    ClothesBaskballloc,

    /**
     * Texture of clothes.
     */
    ClothesBaskballdrib,

    /**
     * Model of clothes.
     */
    ClothesCap,

    /**
     * Texture of clothes.
     */
    ClothesCapblkup,

    /**
     * Texture of clothes.
     */
    ClothesHoodyablack,

    /**
     * Model and texture of clothes.
     */
    ClothesBowler,

    /**
     * Texture of clothes.
     */
    ClothesCapgangside,

    /**
     * Model and texture of clothes.
     */
    ClothesHighafro,

    /**
     * Texture of clothes.
     */
    ClothesLegsblack,

    /**
     * Texture of clothes.
     */
    ClothesWatchpro,

    /**
     * Model of clothes.
     */
    ClothesSkullycap,

    /**
     * Model and texture of clothes.
     */
    ClothesPolicetr,

    /**
     * Model and texture of clothes.
     */
    ClothesMoto,

    /**
     * Texture of clothes.
     */
    BareTorsoSkin,

    /**
     * Texture of clothes.
     */
    ClothesConvprogrn,

    /**
     * Texture of clothes.
     */
    ClothesNeckropeg,

    /**
     * Model and texture of clothes.
     */
    ClothesGlasses04,

    /**
     * Texture of clothes.
     */
    ClothesConvheatblk,

    /**
     * Texture of clothes.
     */
    ClothesBask1eris,

    /**
     * Model of clothes.
     */
    BareFeet,

    /**
     * Model of clothes.
     */
    ClothesShirta,

    /**
     * Texture of clothes.
     */
    ClothesCapred,

    /**
     * Texture of clothes.
     */
    ClothesCapknitgrn,

    /**
     * Texture of clothes.
     */
    Clothes10weed,

    /**
     * Texture of clothes.
     */
    ClothesWatchsub1,

    /**
     * Texture of clothes.
     */
    Clothes6crown,

    /**
     * Texture of clothes.
     */
    ClothesHoodyabase5,

    /**
     * None.
     */
    NoClothes,

    /**
     * Texture of clothes.
     */
    BareFeetSkin,

    /**
     * Texture of clothes.
     */
    ClothesChongergrey,

    /**
     * Texture of clothes.
     */
    ClothesTash,

    /**
     * Texture of clothes.
     */
    ClothesTrilbydrk,

    /**
     * Texture of clothes.
     */
    Clothes10ls3,

    /**
     * Texture of clothes.
     */
    ClothesBandblue,

    /**
     * Model of clothes.
     */
    ClothesSleevt,

    /**
     * Texture of clothes.
     */
    ClothesCutoffdenims,

    /**
     * Texture of clothes.
     */
    ClothesTimberred,

    /**
     * Texture of clothes.
     */
    ClothesShirtbcheck,

    /**
     * Texture of clothes.
     */
    ClothesWorktrcamogrn,

    /**
     * Texture of clothes.
     */
    ClothesChongergang,

    /**
     * Texture of clothes.
     */
    ClothesWorktrkhaki,

    /**
     * Model of clothes.
     */
    ClothesShoe,

    /**
     * Texture of clothes.
     */
    ClothesTimberfawn,

    /**
     * Texture of clothes.
     */
    ClothesCapblkback,

    /**
     * Texture of clothes.
     */
    Clothes9crown,

    /**
     * Texture of clothes.
     */
    ClothesWatchgno,

    /**
     * Texture of clothes.
     */
    ClothesTracktreris,

    /**
     * Texture of clothes.
     */
    ClothesTshirtwhite,

    /**
     * Texture of clothes.
     */
    ClothesTracktrwhstr,

    /**
     * Texture of clothes.
     */
    ClothesSuit1red,

    /**
     * Texture of clothes.
     */
    ClothesTshirtblunts,

    /**
     * Texture of clothes.
     */
    ClothesCapredover,

    /**
     * Texture of clothes.
     */
    Clothes12angels,

    /**
     * Texture of clothes.
     */
    ClothesGlasses03blue,

    /**
     * Texture of clothes.
     */
    BareHeadSkin,

    /**
     * Texture of clothes.
     */
    Clothes11grove3,

    /**
     * Model of clothes.
     */
    ClothesBask1,

    /**
     * Texture of clothes.
     */
    ClothesBandred,

    /**
     * Texture of clothes.
     */
    Clothes4spider,

    /**
     * Texture of clothes.
     */
    ClothesSuit1yellow,

    /**
     * Texture of clothes.
     */
    ClothesHoodyablue,

    /**
     * Texture of clothes.
     */
    ClothesNeckcross,

    /**
     * Texture of clothes.
     */
    ClothesCapzipback,

    /**
     * Texture of clothes.
     */
    ClothesGlasses05dark,

    /**
     * Texture of clothes.
     */
    ClothesBask1problk,

    /**
     * Model and texture of clothes.
     */
    ClothesBalaclava,

    /**
     * Texture of clothes.
     */
    ClothesLegsheart,

    /**
     * Texture of clothes.
     */
    ClothesBaldtash,

    /**
     * Texture of clothes.
     */
    ClothesCapgang,

    /**
     * Model and texture of clothes.
     */
    ClothesMohawk,

    /**
     * Texture of clothes.
     */
    ClothesSuit1blue,

    /**
     * Texture of clothes.
     */
    Clothes10ls,

    /**
     * Texture of clothes.
     */
    ClothesHockey,

    /**
     * Texture of clothes.
     */
    ClothesBaldbeard,

    /**
     * Texture of clothes.
     */
    ClothesBoxshort,

    /**
     * Texture of clothes.
     */
    ClothesAfrotash,

    /**
     * Texture of clothes.
     */
    ClothesWatchgno2,

    /**
     * Texture of clothes.
     */
    ClothesBbshortwht,

    /**
     * Texture of clothes.
     */
    ClothesBiegetr,

    /**
     * Texture of clothes.
     */
    ClothesTuxedo,

    /**
     * Texture of clothes.
     */
    ClothesGlasses04dark,

    /**
     * Texture of clothes.
     */
    ClothesChinosblue,

    /**
     * Texture of clothes.
     */
    ClothesTshirtproblk,

    /**
     * Texture of clothes.
     */
    ClothesBandblue3,

    /**
     * Texture of clothes.
     */
    ClothesGroucho,

    /**
     * Texture of clothes.
     */
    ClothesJeansdenim,

    /**
     * Model of clothes.
     */
    ClothesChonger,

    /**
     * Texture of clothes.
     */
    Clothes8poker,

    /**
     * Texture of clothes.
     */
    ClothesChinosbiege,

    /**
     * Model of clothes.
     */
    ClothesShorts,

    /**
     * Texture of clothes.
     */
    Clothes10og,

    /**
     * Texture of clothes.
     */
    ClothesDenimsred,

    /**
     * Model and texture of clothes.
     */
    ClothesCaptruck,

    /**
     * Model of clothes.
     */
    BareTorso,

    /**
     * Texture of clothes.
     */
    Clothes7cross2,

    /**
     * Model and texture of clothes.
     */
    ClothesBoxingcap,

    /**
     * Texture of clothes.
     */
    ClothesSuit1tryellow,

    /**
     * Texture of clothes.
     */
    Clothes7cross,

    /**
     * Texture of clothes.
     */
    Clothes12mayabird,

    /**
     * Model of clothes.
     */
    ClothesBoxingshort,

    /**
     * Texture of clothes.
     */
    ClothesTshirtmaddgrey,

    /**
     * Texture of clothes.
     */
    ClothesSneakerbincblk,

    /**
     * Texture of clothes.
     */
    ClothesWorktrgrey,

    /**
     * Model and texture of clothes.
     */
    ClothesCornrows,

    /**
     * Model of clothes.
     */
    BareLegs,

    /**
     * Texture of clothes.
     */
    ClothesBandblack,

    /**
     * Texture of clothes.
     */
    ClothesHawaiiwht,

    /**
     * Model and texture of clothes.
     */
    ClothesValet,

    /**
     * Model and texture of clothes.
     */
    ClothesCoach,

    /**
     * Model of clothes.
     */
    ClothesBeret,

    /**
     * Texture of clothes.
     */
    Clothes5gun,

    /**
     * Texture of clothes.
     */
    ClothesDenimfade,

    /**
     * Texture of clothes.
     */
    ClothesBowleryellow,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trblk,

    /**
     * Model and texture of clothes.
     */
    ClothesGroovecut,

    /**
     * Texture of clothes.
     */
    ClothesCroupier,

    /**
     * Texture of clothes.
     */
    ClothesSandal,

    /**
     * Texture of clothes.
     */
    ClothesChinoskhaki,

    /**
     * Texture of clothes.
     */
    ClothesShellsuittr,

    /**
     * Model and texture of clothes.
     */
    ClothesFlipflop,

    /**
     * Model of clothes.
     */
    ClothesHoodjack,

    /**
     * Texture of clothes.
     */
    ClothesNeckafrica,

    /**
     * Model and texture of clothes.
     */
    ClothesTracktr,

    /**
     * Texture of clothes.
     */
    ClothesBeard,

    /**
     * Texture of clothes.
     */
    ClothesShirtayellow,

    /**
     * Texture of clothes.
     */
    ClothesBandgang3,

    /**
     * Texture of clothes.
     */
    ClothesCapzip,

    /**
     * Texture of clothes.
     */
    ClothesTshirt2horiz,

    /**
     * Model of clothes.
     */
    ClothesSuit1tr,

    /**
     * Texture of clothes.
     */
    ClothesHattiger,

    /**
     * Texture of clothes.
     */
    ClothesVestblack,

    /**
     * Texture of clothes.
     */
    ClothesCapblkside,

    /**
     * Texture of clothes.
     */
    ClothesGoatee,

    /**
     * Texture of clothes.
     */
    ClothesBask2semi,

    /**
     * Texture of clothes.
     */
    ClothesNeckgold,

    /**
     * Texture of clothes.
     */
    Clothes7cross3,

    /**
     * Texture of clothes.
     */
    ClothesTshirterisorn,

    /**
     * Texture of clothes.
     */
    ClothesBandgang2,

    /**
     * Model and texture of clothes.
     */
    ClothesPimptr,

    /**
     * Model of clothes.
     */
    ClothesZorromask,

    /**
     * Texture of clothes.
     */
    ClothesBaskballrim,

    /**
     * Model of clothes.
     */
    ClothesSuit1,

    /**
     * Texture of clothes.
     */
    ClothesCutoffchinos,

    /**
     * Texture of clothes.
     */
    Clothes6clown,

    /**
     * Texture of clothes.
     */
    ClothesBandblue2,

    /**
     * Model and texture of clothes.
     */
    ClothesSlope,

    /**
     * Texture of clothes.
     */
    ClothesSuit1blk,

    /**
     * Model and texture of clothes.
     */
    ClothesField,

    /**
     * Texture of clothes.
     */
    ClothesBoaterblk,

    /**
     * Model of clothes.
     */
    ClothesGaragetr,

    /**
     * Texture of clothes.
     */
    ClothesTshirtsuburb,

    /**
     * Texture of clothes.
     */
    Clothes6aztec,

    /**
     * Texture of clothes.
     */
    ClothesTimbergrey,

    /**
     * Texture of clothes.
     */
    ClothesCapzipside,

    /**
     * Texture of clothes.
     */
    ClothesConvproblk,

    /**
     * Model of clothes.
     */
    ClothesWatch,

    /**
     * Texture of clothes.
     */
    ClothesConvheatorn,

    /**
     * Texture of clothes.
     */
    ClothesSneakerheatwht,

    /**
     * Texture of clothes.
     */
    ClothesStopwatch,

    /**
     * Model and texture of clothes.
     */
    ClothesTramline,

    /**
     * Model and texture of clothes.
     */
    ClothesCowboy,

    /**
     * Texture of clothes.
     */
    Clothes9gun2,

    /**
     * Texture of clothes.
     */
    ClothesCapblueover,

    /**
     * Texture of clothes.
     */
    ClothesHairblue,

    /**
     * Texture of clothes.
     */
    ClothesCapblue,

    /**
     * Texture of clothes.
     */
    ClothesNeckdollar,

    /**
     * Texture of clothes.
     */
    ClothesSuit1grey,

    /**
     * Model of clothes.
     */
    ClothesShirtb,

    /**
     * Texture of clothes.
     */
    Clothes11grove2,

    /**
     * Model of clothes.
     */
    ClothesTshirt,

    /**
     * Texture of clothes.
     */
    ClothesSuit1gang,

    /**
     * Texture of clothes.
     */
    ClothesTshirtlocgrey,

    /**
     * Texture of clothes.
     */
    ClothesWatchsub2,

    /**
     * Texture of clothes.
     */
    ClothesCapgangover,

    /**
     * Texture of clothes.
     */
    Clothes12dagger,

    /**
     * Texture of clothes.
     */
    ClothesLeathertrchaps,

    /**
     * Texture of clothes.
     */
    ClothesSuit1trred,

    /**
     * Model and texture of clothes.
     */
    ClothesGlasses03,

    /**
     * Texture of clothes.
     */
    ClothesSkullygrn,

    /**
     * Model of clothes.
     */
    ClothesJeans,

    /**
     * Model of clothes.
     */
    ClothesBaseball,

    /**
     * Texture of clothes.
     */
    ClothesMohawkpink,

    /**
     * Model and texture of clothes.
     */
    ClothesFlattop,

    /**
     * Model of clothes.
     */
    ClothesDenim,

    /**
     * Texture of clothes.
     */
    Clothes11godsgift,

    /**
     * Texture of clothes.
     */
    ClothesGarageleg,

    /**
     * Texture of clothes.
     */
    ClothesSnakeskin,

    /**
     * Texture of clothes.
     */
    ClothesDogtag,

    /**
     * Texture of clothes.
     */
    ClothesCornrowsb,

    /**
     * Model that saves have.
     */
    BareHands,

    /**
     * Model of clothes.
     */
    BareHead,

    /**
     * Texture of clothes.
     */
    ClothesAfrogoatee,

    /**
     * Model and texture of clothes.
     */
    ClothesElvishair,

    /**
     * Texture of clothes.
     */
    Clothes9gun,

    /**
     * Texture of clothes.
     */
    ClothesShortsgrey,

    /**
     * Texture of clothes.
     */
    ClothesTshirtbobomonk,

    /**
     * Model of clothes.
     */
    ClothesGrouchos,

    /**
     * Texture of clothes.
     */
    ClothesHoodjackbeige,

    /**
     * Texture of clothes.
     */
    ClothesSneakerprowht,

    /**
     * Texture of clothes.
     */
    ClothesMohawkblond,

    /**
     * Model of clothes.
     */
    ClothesHockeymask,

    /**
     * Texture of clothes.
     */
    ClothesAfrobeard,

    /**
     * Texture of clothes.
     */
    Clothes10ls2,

    /**
     * Model and texture of clothes.
     */
    ClothesHelmet,

    /**
     * Texture of clothes.
     */
    ClothesWatchzip2,

    /**
     * Texture of clothes.
     */
    ClothesHairred,

    /**
     * Texture of clothes.
     */
    ClothesShoedressblk,

    /**
     * Texture of clothes.
     */
    ClothesShortsgang,

    /**
     * Model of clothes.
     */
    ClothesCapovereye,

    /**
     * Model and texture of clothes.
     */
    ClothesMedictr,

    /**
     * Texture of clothes.
     */
    ClothesBandgang,

    /**
     * Texture of clothes.
     */
    ClothesTshirtprored,

    /**
     * Texture of clothes.
     */
    ClothesSneakerproblu,

    /**
     * Texture of clothes.
     */
    Clothes5cross,

    /**
     * Texture of clothes.
     */
    Clothes6africa,

    /**
     * Texture of clothes.
     */
    ClothesChongerblue,

    /**
     * Texture of clothes.
     */
    ClothesCowboyboot,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ClothesFile {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ClothesFile> {
        match flag {
            -2130323853 => Ok(GtaSaSave_ClothesFile::ClothesLetter),
            -2128139900 => Ok(GtaSaSave_ClothesFile::ClothesGlasses05),
            -2120650015 => Ok(GtaSaSave_ClothesFile::ClothesTrackytop2eris),
            -2105660245 => Ok(GtaSaSave_ClothesFile::ClothesBballjackrstar),
            -2099005073 => Ok(GtaSaSave_ClothesFile::ClothesSneaker),
            -2090124558 => Ok(GtaSaSave_ClothesFile::Clothes8santos),
            -2078666637 => Ok(GtaSaSave_ClothesFile::Clothes4rip),
            -2065518319 => Ok(GtaSaSave_ClothesFile::ClothesJheri),
            -2054640588 => Ok(GtaSaSave_ClothesFile::ClothesWatchcro2),
            -2052262949 => Ok(GtaSaSave_ClothesFile::ClothesWorktrcamogry),
            -2048278805 => Ok(GtaSaSave_ClothesFile::ClothesHatmanc),
            -2044477490 => Ok(GtaSaSave_ClothesFile::ClothesSneakerbincgang),
            -2043512013 => Ok(GtaSaSave_ClothesFile::ClothesSportjack),
            -2041909859 => Ok(GtaSaSave_ClothesFile::ClothesGlasses01),
            -2036040854 => Ok(GtaSaSave_ClothesFile::ClothesCapblueback),
            -2021884895 => Ok(GtaSaSave_ClothesFile::ClothesNecksilver),
            -2019982038 => Ok(GtaSaSave_ClothesFile::ClothesCapzipup),
            -2016707715 => Ok(GtaSaSave_ClothesFile::ClothesCapredside),
            -1990787643 => Ok(GtaSaSave_ClothesFile::ClothesBiker),
            -1981870358 => Ok(GtaSaSave_ClothesFile::ClothesZorro),
            -1969195485 => Ok(GtaSaSave_ClothesFile::Clothes12bandit),
            -1964116422 => Ok(GtaSaSave_ClothesFile::ClothesHatmancplaid),
            -1963027521 => Ok(GtaSaSave_ClothesFile::ClothesBaldgoatee),
            -1939440971 => Ok(GtaSaSave_ClothesFile::ClothesBbjersey),
            -1904363264 => Ok(GtaSaSave_ClothesFile::ClothesSneakerheatgry),
            -1884311732 => Ok(GtaSaSave_ClothesFile::ClothesSleevtbrown),
            -1883025336 => Ok(GtaSaSave_ClothesFile::ClothesBandknots),
            -1865726160 => Ok(GtaSaSave_ClothesFile::ClothesCapknit),
            -1858787998 => Ok(GtaSaSave_ClothesFile::ClothesBbjack),
            -1854362888 => Ok(GtaSaSave_ClothesFile::ClothesCapback),
            -1823195996 => Ok(GtaSaSave_ClothesFile::Clothes9homeboy),
            -1792906401 => Ok(GtaSaSave_ClothesFile::ClothesTracktrblue),
            -1776200269 => Ok(GtaSaSave_ClothesFile::ClothesTimberhike),
            -1775229149 => Ok(GtaSaSave_ClothesFile::ClothesGlasses03dark),
            -1774386363 => Ok(GtaSaSave_ClothesFile::ClothesBandblack2),
            -1771290832 => Ok(GtaSaSave_ClothesFile::ClothesHighfade),
            -1770518513 => Ok(GtaSaSave_ClothesFile::ClothesBoater),
            -1750049245 => Ok(GtaSaSave_ClothesFile::Clothes12mayaface),
            -1741429914 => Ok(GtaSaSave_ClothesFile::ClothesChinosblack),
            -1731248096 => Ok(GtaSaSave_ClothesFile::ClothesBandana),
            -1728660861 => Ok(GtaSaSave_ClothesFile::ClothesChongerred),
            -1696313426 => Ok(GtaSaSave_ClothesFile::ClothesWcoatblue),
            -1685754027 => Ok(GtaSaSave_ClothesFile::ClothesHawaiired),
            -1676283917 => Ok(GtaSaSave_ClothesFile::Clothes10ls4),
            -1641885640 => Ok(GtaSaSave_ClothesFile::ClothesHairblond),
            -1558708536 => Ok(GtaSaSave_ClothesFile::ClothesCaprimup),
            -1555711683 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trgang),
            -1543548803 => Ok(GtaSaSave_ClothesFile::Clothes12cross7),
            -1542912072 => Ok(GtaSaSave_ClothesFile::ClothesTshirtzipcrm),
            -1539205552 => Ok(GtaSaSave_ClothesFile::Clothes9bullet),
            -1536471168 => Ok(GtaSaSave_ClothesFile::Clothes8sa2),
            -1528938308 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trgrey),
            -1517729907 => Ok(GtaSaSave_ClothesFile::ClothesShellsuit),
            -1491351160 => Ok(GtaSaSave_ClothesFile::Clothes5cross2),
            -1481401990 => Ok(GtaSaSave_ClothesFile::ClothesCapblk),
            -1474608012 => Ok(GtaSaSave_ClothesFile::ClothesHoodyagreen),
            -1463755291 => Ok(GtaSaSave_ClothesFile::Clothes7mary),
            -1462684028 => Ok(GtaSaSave_ClothesFile::ClothesChinosb),
            -1445731415 => Ok(GtaSaSave_ClothesFile::ClothesHoodya),
            -1418673442 => Ok(GtaSaSave_ClothesFile::ClothesConvheatred),
            -1417294946 => Ok(GtaSaSave_ClothesFile::Clothes11dice),
            -1415549898 => Ok(GtaSaSave_ClothesFile::ClothesTracktrpro),
            -1388786875 => Ok(GtaSaSave_ClothesFile::ClothesConvproblu),
            -1387603497 => Ok(GtaSaSave_ClothesFile::ClothesShirtagrey),
            -1360763405 => Ok(GtaSaSave_ClothesFile::ClothesSixtyniners),
            -1360496682 => Ok(GtaSaSave_ClothesFile::ClothesTshirtbobored),
            -1353828996 => Ok(GtaSaSave_ClothesFile::ClothesSneakerheatblk),
            -1346917259 => Ok(GtaSaSave_ClothesFile::ClothesShortskhaki),
            -1329825844 => Ok(GtaSaSave_ClothesFile::ClothesNeckls),
            -1322853282 => Ok(GtaSaSave_ClothesFile::ClothesBbshortred),
            -1320660899 => Ok(GtaSaSave_ClothesFile::Clothes4weed),
            -1315175786 => Ok(GtaSaSave_ClothesFile::ClothesGlasses03red),
            -1302330535 => Ok(GtaSaSave_ClothesFile::ClothesBask2heatwht),
            -1284351162 => Ok(GtaSaSave_ClothesFile::ClothesHoodyarockstar),
            -1283206622 => Ok(GtaSaSave_ClothesFile::ClothesBald),
            -1275250524 => Ok(GtaSaSave_ClothesFile::ClothesBbjackrim),
            -1266547107 => Ok(GtaSaSave_ClothesFile::ClothesTshirtilovels),
            -1251995603 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trgreen),
            -1240067115 => Ok(GtaSaSave_ClothesFile::Clothes8westside),
            -1237768548 => Ok(GtaSaSave_ClothesFile::ClothesNecksaints),
            -1213698741 => Ok(GtaSaSave_ClothesFile::ClothesBandred3),
            -1211736145 => Ok(GtaSaSave_ClothesFile::ClothesBowlergang),
            -1176863975 => Ok(GtaSaSave_ClothesFile::ClothesTshirtzipgry),
            -1176003537 => Ok(GtaSaSave_ClothesFile::Clothes11grove),
            -1165234860 => Ok(GtaSaSave_ClothesFile::Clothes8sa),
            -1155750708 => Ok(GtaSaSave_ClothesFile::ClothesVest),
            -1148229085 => Ok(GtaSaSave_ClothesFile::ClothesBask2heatband),
            -1137657761 => Ok(GtaSaSave_ClothesFile::ClothesGimpleg),
            -1136478730 => Ok(GtaSaSave_ClothesFile::ClothesCapgangback),
            -1129277353 => Ok(GtaSaSave_ClothesFile::ClothesBeretblk),
            -1111109003 => Ok(GtaSaSave_ClothesFile::Clothes9rasta),
            -1097507985 => Ok(GtaSaSave_ClothesFile::ClothesJhericurl),
            -1070691449 => Ok(GtaSaSave_ClothesFile::ClothesConv),
            -1065514865 => Ok(GtaSaSave_ClothesFile::ClothesHitop),
            -1062248995 => Ok(GtaSaSave_ClothesFile::ClothesBandred2),
            -1057871046 => Ok(GtaSaSave_ClothesFile::ClothesShirtbplaid),
            -1054508993 => Ok(GtaSaSave_ClothesFile::ClothesEyepatch),
            -1050956886 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trblk2),
            -1046709712 => Ok(GtaSaSave_ClothesFile::ClothesHawaii),
            -1044535002 => Ok(GtaSaSave_ClothesFile::ClothesCapblueup),
            -1040483121 => Ok(GtaSaSave_ClothesFile::ClothesCapzipover),
            -1032506243 => Ok(GtaSaSave_ClothesFile::ClothesTrilbylght),
            -1016290293 => Ok(GtaSaSave_ClothesFile::ClothesWorktr),
            -991048258 => Ok(GtaSaSave_ClothesFile::ClothesWcoat),
            -984606467 => Ok(GtaSaSave_ClothesFile::ClothesTshirtmaddgrn),
            -982971022 => Ok(GtaSaSave_ClothesFile::ClothesTshirtheatwht),
            -980612554 => Ok(GtaSaSave_ClothesFile::ClothesLeathertr),
            -966834233 => Ok(GtaSaSave_ClothesFile::ClothesTrackytop1pro),
            -965034693 => Ok(GtaSaSave_ClothesFile::Clothes11jail),
            -953920443 => Ok(GtaSaSave_ClothesFile::ClothesWatchpro2),
            -933646738 => Ok(GtaSaSave_ClothesFile::Clothes8gun),
            -927725507 => Ok(GtaSaSave_ClothesFile::ClothesPainter),
            -927686579 => Ok(GtaSaSave_ClothesFile::ClothesTshirt2),
            -924081688 => Ok(GtaSaSave_ClothesFile::ClothesCapblueside),
            -923064431 => Ok(GtaSaSave_ClothesFile::ClothesHatmancblk),
            -915574819 => Ok(GtaSaSave_ClothesFile::ClothesSneakerbincblu),
            -914054657 => Ok(GtaSaSave_ClothesFile::ClothesCapredback),
            -902968157 => Ok(GtaSaSave_ClothesFile::ClothesTshirtbase5),
            -898404223 => Ok(GtaSaSave_ClothesFile::ClothesSkullyblk),
            -896277735 => Ok(GtaSaSave_ClothesFile::ClothesBikerhelmet),
            -892354851 => Ok(GtaSaSave_ClothesFile::ClothesSandalsock),
            -860364429 => Ok(GtaSaSave_ClothesFile::ClothesTshirterisyell),
            -850125817 => Ok(GtaSaSave_ClothesFile::ClothesHockeytop),
            -821490932 => Ok(GtaSaSave_ClothesFile::ClothesDenimsgang),
            -805792136 => Ok(GtaSaSave_ClothesFile::ClothesBowlerblue),
            -803407586 => Ok(GtaSaSave_ClothesFile::Clothes5cross3),
            -796923107 => Ok(GtaSaSave_ClothesFile::ClothesNeckhash),
            -794654001 => Ok(GtaSaSave_ClothesFile::ClothesSweatrstar),
            -784729353 => Ok(GtaSaSave_ClothesFile::ClothesWedge),
            -771431603 => Ok(GtaSaSave_ClothesFile::ClothesShoedressbrn),
            -768108218 => Ok(GtaSaSave_ClothesFile::ClothesCapblkover),
            -756029055 => Ok(GtaSaSave_ClothesFile::ClothesShirtablue),
            -747864298 => Ok(GtaSaSave_ClothesFile::Clothes8sa3),
            -739310734 => Ok(GtaSaSave_ClothesFile::ClothesHairpink),
            -738837002 => Ok(GtaSaSave_ClothesFile::ClothesSuit2),
            -728420398 => Ok(GtaSaSave_ClothesFile::ClothesTrilby),
            -720851967 => Ok(GtaSaSave_ClothesFile::ClothesShoespatz),
            -716662261 => Ok(GtaSaSave_ClothesFile::ClothesBandits),
            -708578759 => Ok(GtaSaSave_ClothesFile::ClothesBaskball),
            -697413025 => Ok(GtaSaSave_ClothesFile::ClothesCutoffchinosblue),
            -643423809 => Ok(GtaSaSave_ClothesFile::ClothesBoxingshoe),
            -621572358 => Ok(GtaSaSave_ClothesFile::ClothesWatchyellow),
            -615337454 => Ok(GtaSaSave_ClothesFile::ClothesNeck2),
            -612667158 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trblue),
            -593236238 => Ok(GtaSaSave_ClothesFile::ClothesSneakerprored),
            -592930753 => Ok(GtaSaSave_ClothesFile::ClothesCowboyboot2),
            -559695285 => Ok(GtaSaSave_ClothesFile::ClothesCountrytr),
            -550014854 => Ok(GtaSaSave_ClothesFile::ClothesCapside),
            -540317176 => Ok(GtaSaSave_ClothesFile::Clothes11dice2),
            -516279341 => Ok(GtaSaSave_ClothesFile::ClothesBandblack3),
            -504652289 => Ok(GtaSaSave_ClothesFile::ClothesBeretred),
            -489310709 => Ok(GtaSaSave_ClothesFile::ClothesAfroblond),
            -484903262 => Ok(GtaSaSave_ClothesFile::ClothesMohawkbeard),
            -482093022 => Ok(GtaSaSave_ClothesFile::ClothesSuit2grn),
            -478073248 => Ok(GtaSaSave_ClothesFile::ClothesSweat),
            -477691962 => Ok(GtaSaSave_ClothesFile::ClothesBandmask),
            -458609233 => Ok(GtaSaSave_ClothesFile::ClothesTrackytop1),
            -447227464 => Ok(GtaSaSave_ClothesFile::ClothesBowlerred),
            -435127553 => Ok(GtaSaSave_ClothesFile::ClothesCapredup),
            -424716847 => Ok(GtaSaSave_ClothesFile::ClothesHoodyamerc),
            -409608179 => Ok(GtaSaSave_ClothesFile::ClothesWatchpink),
            -404058850 => Ok(GtaSaSave_ClothesFile::ClothesAfro),
            -396806578 => Ok(GtaSaSave_ClothesFile::ClothesCoachsemi),
            -390935833 => Ok(GtaSaSave_ClothesFile::ClothesHairgreen),
            -377764840 => Ok(GtaSaSave_ClothesFile::ClothesNeck),
            -374138177 => Ok(GtaSaSave_ClothesFile::ClothesLeather),
            -362333265 => Ok(GtaSaSave_ClothesFile::ClothesBask1prowht),
            -351084699 => Ok(GtaSaSave_ClothesFile::Clothes10ls5),
            -331394646 => Ok(GtaSaSave_ClothesFile::BareLegsSkin),
            -323377260 => Ok(GtaSaSave_ClothesFile::ClothesWatchzip1),
            -321705096 => Ok(GtaSaSave_ClothesFile::ClothesNeckropes),
            -319785917 => Ok(GtaSaSave_ClothesFile::ClothesGlasses01dark),
            -316890488 => Ok(GtaSaSave_ClothesFile::ClothesTracktrgang),
            -311338362 => Ok(GtaSaSave_ClothesFile::ClothesShirtbgang),
            -310576940 => Ok(GtaSaSave_ClothesFile::ClothesCapgangup),
            -308482976 => Ok(GtaSaSave_ClothesFile::ClothesWatchcro),
            -302970687 => Ok(GtaSaSave_ClothesFile::ClothesBowling),
            -286656069 => Ok(GtaSaSave_ClothesFile::ClothesBaskballloc),
            -282438905 => Ok(GtaSaSave_ClothesFile::ClothesBaskballdrib),
            -261408060 => Ok(GtaSaSave_ClothesFile::ClothesCap),
            -257628726 => Ok(GtaSaSave_ClothesFile::ClothesCapblkup),
            -251391875 => Ok(GtaSaSave_ClothesFile::ClothesHoodyablack),
            -247467388 => Ok(GtaSaSave_ClothesFile::ClothesBowler),
            -234000524 => Ok(GtaSaSave_ClothesFile::ClothesCapgangside),
            -222736955 => Ok(GtaSaSave_ClothesFile::ClothesHighafro),
            -211260960 => Ok(GtaSaSave_ClothesFile::ClothesLegsblack),
            -201526967 => Ok(GtaSaSave_ClothesFile::ClothesWatchpro),
            -193286889 => Ok(GtaSaSave_ClothesFile::ClothesSkullycap),
            -192727393 => Ok(GtaSaSave_ClothesFile::ClothesPolicetr),
            -189288785 => Ok(GtaSaSave_ClothesFile::ClothesMoto),
            -179538918 => Ok(GtaSaSave_ClothesFile::BareTorsoSkin),
            -170393699 => Ok(GtaSaSave_ClothesFile::ClothesConvprogrn),
            -167117051 => Ok(GtaSaSave_ClothesFile::ClothesNeckropeg),
            -165668590 => Ok(GtaSaSave_ClothesFile::ClothesGlasses04),
            -164903050 => Ok(GtaSaSave_ClothesFile::ClothesConvheatblk),
            -143835965 => Ok(GtaSaSave_ClothesFile::ClothesBask1eris),
            -140687740 => Ok(GtaSaSave_ClothesFile::BareFeet),
            -91475022 => Ok(GtaSaSave_ClothesFile::ClothesShirta),
            -85418798 => Ok(GtaSaSave_ClothesFile::ClothesCapred),
            -69603330 => Ok(GtaSaSave_ClothesFile::ClothesCapknitgrn),
            -66161621 => Ok(GtaSaSave_ClothesFile::Clothes10weed),
            -59129127 => Ok(GtaSaSave_ClothesFile::ClothesWatchsub1),
            -49204571 => Ok(GtaSaSave_ClothesFile::Clothes6crown),
            -47496189 => Ok(GtaSaSave_ClothesFile::ClothesHoodyabase5),
            0 => Ok(GtaSaSave_ClothesFile::NoClothes),
            15018968 => Ok(GtaSaSave_ClothesFile::BareFeetSkin),
            19656297 => Ok(GtaSaSave_ClothesFile::ClothesChongergrey),
            35494100 => Ok(GtaSaSave_ClothesFile::ClothesTash),
            40123646 => Ok(GtaSaSave_ClothesFile::ClothesTrilbydrk),
            40991312 => Ok(GtaSaSave_ClothesFile::Clothes10ls3),
            48232002 => Ok(GtaSaSave_ClothesFile::ClothesBandblue),
            56105302 => Ok(GtaSaSave_ClothesFile::ClothesSleevt),
            70023999 => Ok(GtaSaSave_ClothesFile::ClothesCutoffdenims),
            88492340 => Ok(GtaSaSave_ClothesFile::ClothesTimberred),
            92867832 => Ok(GtaSaSave_ClothesFile::ClothesShirtbcheck),
            109016604 => Ok(GtaSaSave_ClothesFile::ClothesWorktrcamogrn),
            112203752 => Ok(GtaSaSave_ClothesFile::ClothesChongergang),
            144021517 => Ok(GtaSaSave_ClothesFile::ClothesWorktrkhaki),
            148748802 => Ok(GtaSaSave_ClothesFile::ClothesShoe),
            155777005 => Ok(GtaSaSave_ClothesFile::ClothesTimberfawn),
            184941352 => Ok(GtaSaSave_ClothesFile::ClothesCapblkback),
            206012528 => Ok(GtaSaSave_ClothesFile::Clothes9crown),
            216144353 => Ok(GtaSaSave_ClothesFile::ClothesWatchgno),
            216937872 => Ok(GtaSaSave_ClothesFile::ClothesTracktreris),
            222883665 => Ok(GtaSaSave_ClothesFile::ClothesTshirtwhite),
            236097233 => Ok(GtaSaSave_ClothesFile::ClothesTracktrwhstr),
            239959007 => Ok(GtaSaSave_ClothesFile::ClothesSuit1red),
            272626106 => Ok(GtaSaSave_ClothesFile::ClothesTshirtblunts),
            280413073 => Ok(GtaSaSave_ClothesFile::ClothesCapredover),
            297654023 => Ok(GtaSaSave_ClothesFile::Clothes12angels),
            326783084 => Ok(GtaSaSave_ClothesFile::ClothesGlasses03blue),
            338913607 => Ok(GtaSaSave_ClothesFile::BareHeadSkin),
            347651027 => Ok(GtaSaSave_ClothesFile::Clothes11grove3),
            351222414 => Ok(GtaSaSave_ClothesFile::ClothesBask1),
            355561549 => Ok(GtaSaSave_ClothesFile::ClothesBandred),
            357739873 => Ok(GtaSaSave_ClothesFile::Clothes4spider),
            376361990 => Ok(GtaSaSave_ClothesFile::ClothesSuit1yellow),
            390024698 => Ok(GtaSaSave_ClothesFile::ClothesHoodyablue),
            415386514 => Ok(GtaSaSave_ClothesFile::ClothesNeckcross),
            415833761 => Ok(GtaSaSave_ClothesFile::ClothesCapzipback),
            426824323 => Ok(GtaSaSave_ClothesFile::ClothesGlasses05dark),
            435065541 => Ok(GtaSaSave_ClothesFile::ClothesBask1problk),
            435776856 => Ok(GtaSaSave_ClothesFile::ClothesBalaclava),
            436277294 => Ok(GtaSaSave_ClothesFile::ClothesLegsheart),
            441849698 => Ok(GtaSaSave_ClothesFile::ClothesBaldtash),
            448686252 => Ok(GtaSaSave_ClothesFile::ClothesCapgang),
            475286744 => Ok(GtaSaSave_ClothesFile::ClothesMohawk),
            482703393 => Ok(GtaSaSave_ClothesFile::ClothesSuit1blue),
            485055216 => Ok(GtaSaSave_ClothesFile::Clothes10ls),
            490921511 => Ok(GtaSaSave_ClothesFile::ClothesHockey),
            492481370 => Ok(GtaSaSave_ClothesFile::ClothesBaldbeard),
            497405699 => Ok(GtaSaSave_ClothesFile::ClothesBoxshort),
            527596789 => Ok(GtaSaSave_ClothesFile::ClothesAfrotash),
            534143351 => Ok(GtaSaSave_ClothesFile::ClothesWatchgno2),
            536113308 => Ok(GtaSaSave_ClothesFile::ClothesBbshortwht),
            576933739 => Ok(GtaSaSave_ClothesFile::ClothesBiegetr),
            592439904 => Ok(GtaSaSave_ClothesFile::ClothesTuxedo),
            605092659 => Ok(GtaSaSave_ClothesFile::ClothesGlasses04dark),
            638494825 => Ok(GtaSaSave_ClothesFile::ClothesChinosblue),
            641217881 => Ok(GtaSaSave_ClothesFile::ClothesTshirtproblk),
            654351964 => Ok(GtaSaSave_ClothesFile::ClothesBandblue3),
            672552983 => Ok(GtaSaSave_ClothesFile::ClothesGroucho),
            681234315 => Ok(GtaSaSave_ClothesFile::ClothesJeansdenim),
            682440495 => Ok(GtaSaSave_ClothesFile::ClothesChonger),
            701805957 => Ok(GtaSaSave_ClothesFile::Clothes8poker),
            724587403 => Ok(GtaSaSave_ClothesFile::ClothesChinosbiege),
            744365350 => Ok(GtaSaSave_ClothesFile::ClothesShorts),
            756997454 => Ok(GtaSaSave_ClothesFile::Clothes10og),
            768268528 => Ok(GtaSaSave_ClothesFile::ClothesDenimsred),
            797398277 => Ok(GtaSaSave_ClothesFile::ClothesCaptruck),
            804553162 => Ok(GtaSaSave_ClothesFile::BareTorso),
            814012577 => Ok(GtaSaSave_ClothesFile::Clothes7cross2),
            815232608 => Ok(GtaSaSave_ClothesFile::ClothesBoxingcap),
            817599759 => Ok(GtaSaSave_ClothesFile::ClothesSuit1tryellow),
            824658141 => Ok(GtaSaSave_ClothesFile::Clothes7cross),
            840928074 => Ok(GtaSaSave_ClothesFile::Clothes12mayabird),
            847386951 => Ok(GtaSaSave_ClothesFile::ClothesBoxingshort),
            847965730 => Ok(GtaSaSave_ClothesFile::ClothesTshirtmaddgrey),
            862081726 => Ok(GtaSaSave_ClothesFile::ClothesSneakerbincblk),
            873925974 => Ok(GtaSaSave_ClothesFile::ClothesWorktrgrey),
            877881813 => Ok(GtaSaSave_ClothesFile::ClothesCornrows),
            879907265 => Ok(GtaSaSave_ClothesFile::BareLegs),
            883673976 => Ok(GtaSaSave_ClothesFile::ClothesBandblack),
            894944151 => Ok(GtaSaSave_ClothesFile::ClothesHawaiiwht),
            900618200 => Ok(GtaSaSave_ClothesFile::ClothesValet),
            938627203 => Ok(GtaSaSave_ClothesFile::ClothesCoach),
            957644727 => Ok(GtaSaSave_ClothesFile::ClothesBeret),
            976451251 => Ok(GtaSaSave_ClothesFile::Clothes5gun),
            980509603 => Ok(GtaSaSave_ClothesFile::ClothesDenimfade),
            983903833 => Ok(GtaSaSave_ClothesFile::ClothesBowleryellow),
            985006348 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trblk),
            985944332 => Ok(GtaSaSave_ClothesFile::ClothesGroovecut),
            995481457 => Ok(GtaSaSave_ClothesFile::ClothesCroupier),
            1004809233 => Ok(GtaSaSave_ClothesFile::ClothesSandal),
            1016528228 => Ok(GtaSaSave_ClothesFile::ClothesChinoskhaki),
            1025982260 => Ok(GtaSaSave_ClothesFile::ClothesShellsuittr),
            1035276773 => Ok(GtaSaSave_ClothesFile::ClothesFlipflop),
            1043357982 => Ok(GtaSaSave_ClothesFile::ClothesHoodjack),
            1047161561 => Ok(GtaSaSave_ClothesFile::ClothesNeckafrica),
            1056966746 => Ok(GtaSaSave_ClothesFile::ClothesTracktr),
            1061221996 => Ok(GtaSaSave_ClothesFile::ClothesBeard),
            1063322903 => Ok(GtaSaSave_ClothesFile::ClothesShirtayellow),
            1070589922 => Ok(GtaSaSave_ClothesFile::ClothesBandgang3),
            1117017627 => Ok(GtaSaSave_ClothesFile::ClothesCapzip),
            1119183852 => Ok(GtaSaSave_ClothesFile::ClothesTshirt2horiz),
            1132121869 => Ok(GtaSaSave_ClothesFile::ClothesSuit1tr),
            1140302723 => Ok(GtaSaSave_ClothesFile::ClothesHattiger),
            1142040938 => Ok(GtaSaSave_ClothesFile::ClothesVestblack),
            1162486186 => Ok(GtaSaSave_ClothesFile::ClothesCapblkside),
            1164319867 => Ok(GtaSaSave_ClothesFile::ClothesGoatee),
            1171834843 => Ok(GtaSaSave_ClothesFile::ClothesBask2semi),
            1181652212 => Ok(GtaSaSave_ClothesFile::ClothesNeckgold),
            1199826999 => Ok(GtaSaSave_ClothesFile::Clothes7cross3),
            1219550336 => Ok(GtaSaSave_ClothesFile::ClothesTshirterisorn),
            1221121908 => Ok(GtaSaSave_ClothesFile::ClothesBandgang2),
            1226861131 => Ok(GtaSaSave_ClothesFile::ClothesPimptr),
            1227267994 => Ok(GtaSaSave_ClothesFile::ClothesZorromask),
            1236532544 => Ok(GtaSaSave_ClothesFile::ClothesBaskballrim),
            1258253388 => Ok(GtaSaSave_ClothesFile::ClothesSuit1),
            1259848584 => Ok(GtaSaSave_ClothesFile::ClothesCutoffchinos),
            1305940489 => Ok(GtaSaSave_ClothesFile::Clothes6clown),
            1342680778 => Ok(GtaSaSave_ClothesFile::ClothesBandblue2),
            1348958410 => Ok(GtaSaSave_ClothesFile::ClothesSlope),
            1393983095 => Ok(GtaSaSave_ClothesFile::ClothesSuit1blk),
            1398700055 => Ok(GtaSaSave_ClothesFile::ClothesField),
            1401419026 => Ok(GtaSaSave_ClothesFile::ClothesBoaterblk),
            1410124429 => Ok(GtaSaSave_ClothesFile::ClothesGaragetr),
            1410494900 => Ok(GtaSaSave_ClothesFile::ClothesTshirtsuburb),
            1414728149 => Ok(GtaSaSave_ClothesFile::Clothes6aztec),
            1421047989 => Ok(GtaSaSave_ClothesFile::ClothesTimbergrey),
            1451672611 => Ok(GtaSaSave_ClothesFile::ClothesCapzipside),
            1463285286 => Ok(GtaSaSave_ClothesFile::ClothesConvproblk),
            1486911337 => Ok(GtaSaSave_ClothesFile::ClothesWatch),
            1524146037 => Ok(GtaSaSave_ClothesFile::ClothesConvheatorn),
            1556585494 => Ok(GtaSaSave_ClothesFile::ClothesSneakerheatwht),
            1559566642 => Ok(GtaSaSave_ClothesFile::ClothesStopwatch),
            1566172763 => Ok(GtaSaSave_ClothesFile::ClothesTramline),
            1572879657 => Ok(GtaSaSave_ClothesFile::ClothesCowboy),
            1601531329 => Ok(GtaSaSave_ClothesFile::Clothes9gun2),
            1603672324 => Ok(GtaSaSave_ClothesFile::ClothesCapblueover),
            1639626768 => Ok(GtaSaSave_ClothesFile::ClothesHairblue),
            1652597115 => Ok(GtaSaSave_ClothesFile::ClothesCapblue),
            1664243712 => Ok(GtaSaSave_ClothesFile::ClothesNeckdollar),
            1667254391 => Ok(GtaSaSave_ClothesFile::ClothesSuit1grey),
            1669685768 => Ok(GtaSaSave_ClothesFile::ClothesShirtb),
            1673497413 => Ok(GtaSaSave_ClothesFile::Clothes11grove2),
            1676791040 => Ok(GtaSaSave_ClothesFile::ClothesTshirt),
            1694216694 => Ok(GtaSaSave_ClothesFile::ClothesSuit1gang),
            1694851341 => Ok(GtaSaSave_ClothesFile::ClothesTshirtlocgrey),
            1701876579 => Ok(GtaSaSave_ClothesFile::ClothesWatchsub2),
            1701894040 => Ok(GtaSaSave_ClothesFile::ClothesCapgangover),
            1717669588 => Ok(GtaSaSave_ClothesFile::Clothes12dagger),
            1724837436 => Ok(GtaSaSave_ClothesFile::ClothesLeathertrchaps),
            1743586468 => Ok(GtaSaSave_ClothesFile::ClothesSuit1trred),
            1749322929 => Ok(GtaSaSave_ClothesFile::ClothesGlasses03),
            1754495290 => Ok(GtaSaSave_ClothesFile::ClothesSkullygrn),
            1788110135 => Ok(GtaSaSave_ClothesFile::ClothesJeans),
            1794329688 => Ok(GtaSaSave_ClothesFile::ClothesBaseball),
            1795449523 => Ok(GtaSaSave_ClothesFile::ClothesMohawkpink),
            1796327307 => Ok(GtaSaSave_ClothesFile::ClothesFlattop),
            1807103951 => Ok(GtaSaSave_ClothesFile::ClothesDenim),
            1807889086 => Ok(GtaSaSave_ClothesFile::Clothes11godsgift),
            1817399610 => Ok(GtaSaSave_ClothesFile::ClothesGarageleg),
            1818644432 => Ok(GtaSaSave_ClothesFile::ClothesSnakeskin),
            1828427041 => Ok(GtaSaSave_ClothesFile::ClothesDogtag),
            1851741582 => Ok(GtaSaSave_ClothesFile::ClothesCornrowsb),
            1854213815 => Ok(GtaSaSave_ClothesFile::BareHands),
            1855579351 => Ok(GtaSaSave_ClothesFile::BareHead),
            1855861398 => Ok(GtaSaSave_ClothesFile::ClothesAfrogoatee),
            1862671160 => Ok(GtaSaSave_ClothesFile::ClothesElvishair),
            1894107403 => Ok(GtaSaSave_ClothesFile::Clothes9gun),
            1896158386 => Ok(GtaSaSave_ClothesFile::ClothesShortsgrey),
            1897016603 => Ok(GtaSaSave_ClothesFile::ClothesTshirtbobomonk),
            1905890257 => Ok(GtaSaSave_ClothesFile::ClothesGrouchos),
            1909997276 => Ok(GtaSaSave_ClothesFile::ClothesHoodjackbeige),
            1920025136 => Ok(GtaSaSave_ClothesFile::ClothesSneakerprowht),
            1928972671 => Ok(GtaSaSave_ClothesFile::ClothesMohawkblond),
            1929723771 => Ok(GtaSaSave_ClothesFile::ClothesHockeymask),
            1932822998 => Ok(GtaSaSave_ClothesFile::ClothesAfrobeard),
            1970686662 => Ok(GtaSaSave_ClothesFile::Clothes10ls2),
            1974327007 => Ok(GtaSaSave_ClothesFile::ClothesHelmet),
            1974531630 => Ok(GtaSaSave_ClothesFile::ClothesWatchzip2),
            1981021008 => Ok(GtaSaSave_ClothesFile::ClothesHairred),
            1982801949 => Ok(GtaSaSave_ClothesFile::ClothesShoedressblk),
            1990126899 => Ok(GtaSaSave_ClothesFile::ClothesShortsgang),
            1999252971 => Ok(GtaSaSave_ClothesFile::ClothesCapovereye),
            2061229512 => Ok(GtaSaSave_ClothesFile::ClothesMedictr),
            2061582229 => Ok(GtaSaSave_ClothesFile::ClothesBandgang),
            2070098161 => Ok(GtaSaSave_ClothesFile::ClothesTshirtprored),
            2079839801 => Ok(GtaSaSave_ClothesFile::ClothesSneakerproblu),
            2096097750 => Ok(GtaSaSave_ClothesFile::Clothes5cross),
            2119686255 => Ok(GtaSaSave_ClothesFile::Clothes6africa),
            2123292223 => Ok(GtaSaSave_ClothesFile::ClothesChongerblue),
            2123755548 => Ok(GtaSaSave_ClothesFile::ClothesCowboyboot),
            _ => Ok(GtaSaSave_ClothesFile::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ClothesFile> for i64 {
    fn from(v: &GtaSaSave_ClothesFile) -> Self {
        match *v {
            GtaSaSave_ClothesFile::ClothesLetter => -2130323853,
            GtaSaSave_ClothesFile::ClothesGlasses05 => -2128139900,
            GtaSaSave_ClothesFile::ClothesTrackytop2eris => -2120650015,
            GtaSaSave_ClothesFile::ClothesBballjackrstar => -2105660245,
            GtaSaSave_ClothesFile::ClothesSneaker => -2099005073,
            GtaSaSave_ClothesFile::Clothes8santos => -2090124558,
            GtaSaSave_ClothesFile::Clothes4rip => -2078666637,
            GtaSaSave_ClothesFile::ClothesJheri => -2065518319,
            GtaSaSave_ClothesFile::ClothesWatchcro2 => -2054640588,
            GtaSaSave_ClothesFile::ClothesWorktrcamogry => -2052262949,
            GtaSaSave_ClothesFile::ClothesHatmanc => -2048278805,
            GtaSaSave_ClothesFile::ClothesSneakerbincgang => -2044477490,
            GtaSaSave_ClothesFile::ClothesSportjack => -2043512013,
            GtaSaSave_ClothesFile::ClothesGlasses01 => -2041909859,
            GtaSaSave_ClothesFile::ClothesCapblueback => -2036040854,
            GtaSaSave_ClothesFile::ClothesNecksilver => -2021884895,
            GtaSaSave_ClothesFile::ClothesCapzipup => -2019982038,
            GtaSaSave_ClothesFile::ClothesCapredside => -2016707715,
            GtaSaSave_ClothesFile::ClothesBiker => -1990787643,
            GtaSaSave_ClothesFile::ClothesZorro => -1981870358,
            GtaSaSave_ClothesFile::Clothes12bandit => -1969195485,
            GtaSaSave_ClothesFile::ClothesHatmancplaid => -1964116422,
            GtaSaSave_ClothesFile::ClothesBaldgoatee => -1963027521,
            GtaSaSave_ClothesFile::ClothesBbjersey => -1939440971,
            GtaSaSave_ClothesFile::ClothesSneakerheatgry => -1904363264,
            GtaSaSave_ClothesFile::ClothesSleevtbrown => -1884311732,
            GtaSaSave_ClothesFile::ClothesBandknots => -1883025336,
            GtaSaSave_ClothesFile::ClothesCapknit => -1865726160,
            GtaSaSave_ClothesFile::ClothesBbjack => -1858787998,
            GtaSaSave_ClothesFile::ClothesCapback => -1854362888,
            GtaSaSave_ClothesFile::Clothes9homeboy => -1823195996,
            GtaSaSave_ClothesFile::ClothesTracktrblue => -1792906401,
            GtaSaSave_ClothesFile::ClothesTimberhike => -1776200269,
            GtaSaSave_ClothesFile::ClothesGlasses03dark => -1775229149,
            GtaSaSave_ClothesFile::ClothesBandblack2 => -1774386363,
            GtaSaSave_ClothesFile::ClothesHighfade => -1771290832,
            GtaSaSave_ClothesFile::ClothesBoater => -1770518513,
            GtaSaSave_ClothesFile::Clothes12mayaface => -1750049245,
            GtaSaSave_ClothesFile::ClothesChinosblack => -1741429914,
            GtaSaSave_ClothesFile::ClothesBandana => -1731248096,
            GtaSaSave_ClothesFile::ClothesChongerred => -1728660861,
            GtaSaSave_ClothesFile::ClothesWcoatblue => -1696313426,
            GtaSaSave_ClothesFile::ClothesHawaiired => -1685754027,
            GtaSaSave_ClothesFile::Clothes10ls4 => -1676283917,
            GtaSaSave_ClothesFile::ClothesHairblond => -1641885640,
            GtaSaSave_ClothesFile::ClothesCaprimup => -1558708536,
            GtaSaSave_ClothesFile::ClothesSuit1trgang => -1555711683,
            GtaSaSave_ClothesFile::Clothes12cross7 => -1543548803,
            GtaSaSave_ClothesFile::ClothesTshirtzipcrm => -1542912072,
            GtaSaSave_ClothesFile::Clothes9bullet => -1539205552,
            GtaSaSave_ClothesFile::Clothes8sa2 => -1536471168,
            GtaSaSave_ClothesFile::ClothesSuit1trgrey => -1528938308,
            GtaSaSave_ClothesFile::ClothesShellsuit => -1517729907,
            GtaSaSave_ClothesFile::Clothes5cross2 => -1491351160,
            GtaSaSave_ClothesFile::ClothesCapblk => -1481401990,
            GtaSaSave_ClothesFile::ClothesHoodyagreen => -1474608012,
            GtaSaSave_ClothesFile::Clothes7mary => -1463755291,
            GtaSaSave_ClothesFile::ClothesChinosb => -1462684028,
            GtaSaSave_ClothesFile::ClothesHoodya => -1445731415,
            GtaSaSave_ClothesFile::ClothesConvheatred => -1418673442,
            GtaSaSave_ClothesFile::Clothes11dice => -1417294946,
            GtaSaSave_ClothesFile::ClothesTracktrpro => -1415549898,
            GtaSaSave_ClothesFile::ClothesConvproblu => -1388786875,
            GtaSaSave_ClothesFile::ClothesShirtagrey => -1387603497,
            GtaSaSave_ClothesFile::ClothesSixtyniners => -1360763405,
            GtaSaSave_ClothesFile::ClothesTshirtbobored => -1360496682,
            GtaSaSave_ClothesFile::ClothesSneakerheatblk => -1353828996,
            GtaSaSave_ClothesFile::ClothesShortskhaki => -1346917259,
            GtaSaSave_ClothesFile::ClothesNeckls => -1329825844,
            GtaSaSave_ClothesFile::ClothesBbshortred => -1322853282,
            GtaSaSave_ClothesFile::Clothes4weed => -1320660899,
            GtaSaSave_ClothesFile::ClothesGlasses03red => -1315175786,
            GtaSaSave_ClothesFile::ClothesBask2heatwht => -1302330535,
            GtaSaSave_ClothesFile::ClothesHoodyarockstar => -1284351162,
            GtaSaSave_ClothesFile::ClothesBald => -1283206622,
            GtaSaSave_ClothesFile::ClothesBbjackrim => -1275250524,
            GtaSaSave_ClothesFile::ClothesTshirtilovels => -1266547107,
            GtaSaSave_ClothesFile::ClothesSuit1trgreen => -1251995603,
            GtaSaSave_ClothesFile::Clothes8westside => -1240067115,
            GtaSaSave_ClothesFile::ClothesNecksaints => -1237768548,
            GtaSaSave_ClothesFile::ClothesBandred3 => -1213698741,
            GtaSaSave_ClothesFile::ClothesBowlergang => -1211736145,
            GtaSaSave_ClothesFile::ClothesTshirtzipgry => -1176863975,
            GtaSaSave_ClothesFile::Clothes11grove => -1176003537,
            GtaSaSave_ClothesFile::Clothes8sa => -1165234860,
            GtaSaSave_ClothesFile::ClothesVest => -1155750708,
            GtaSaSave_ClothesFile::ClothesBask2heatband => -1148229085,
            GtaSaSave_ClothesFile::ClothesGimpleg => -1137657761,
            GtaSaSave_ClothesFile::ClothesCapgangback => -1136478730,
            GtaSaSave_ClothesFile::ClothesBeretblk => -1129277353,
            GtaSaSave_ClothesFile::Clothes9rasta => -1111109003,
            GtaSaSave_ClothesFile::ClothesJhericurl => -1097507985,
            GtaSaSave_ClothesFile::ClothesConv => -1070691449,
            GtaSaSave_ClothesFile::ClothesHitop => -1065514865,
            GtaSaSave_ClothesFile::ClothesBandred2 => -1062248995,
            GtaSaSave_ClothesFile::ClothesShirtbplaid => -1057871046,
            GtaSaSave_ClothesFile::ClothesEyepatch => -1054508993,
            GtaSaSave_ClothesFile::ClothesSuit1trblk2 => -1050956886,
            GtaSaSave_ClothesFile::ClothesHawaii => -1046709712,
            GtaSaSave_ClothesFile::ClothesCapblueup => -1044535002,
            GtaSaSave_ClothesFile::ClothesCapzipover => -1040483121,
            GtaSaSave_ClothesFile::ClothesTrilbylght => -1032506243,
            GtaSaSave_ClothesFile::ClothesWorktr => -1016290293,
            GtaSaSave_ClothesFile::ClothesWcoat => -991048258,
            GtaSaSave_ClothesFile::ClothesTshirtmaddgrn => -984606467,
            GtaSaSave_ClothesFile::ClothesTshirtheatwht => -982971022,
            GtaSaSave_ClothesFile::ClothesLeathertr => -980612554,
            GtaSaSave_ClothesFile::ClothesTrackytop1pro => -966834233,
            GtaSaSave_ClothesFile::Clothes11jail => -965034693,
            GtaSaSave_ClothesFile::ClothesWatchpro2 => -953920443,
            GtaSaSave_ClothesFile::Clothes8gun => -933646738,
            GtaSaSave_ClothesFile::ClothesPainter => -927725507,
            GtaSaSave_ClothesFile::ClothesTshirt2 => -927686579,
            GtaSaSave_ClothesFile::ClothesCapblueside => -924081688,
            GtaSaSave_ClothesFile::ClothesHatmancblk => -923064431,
            GtaSaSave_ClothesFile::ClothesSneakerbincblu => -915574819,
            GtaSaSave_ClothesFile::ClothesCapredback => -914054657,
            GtaSaSave_ClothesFile::ClothesTshirtbase5 => -902968157,
            GtaSaSave_ClothesFile::ClothesSkullyblk => -898404223,
            GtaSaSave_ClothesFile::ClothesBikerhelmet => -896277735,
            GtaSaSave_ClothesFile::ClothesSandalsock => -892354851,
            GtaSaSave_ClothesFile::ClothesTshirterisyell => -860364429,
            GtaSaSave_ClothesFile::ClothesHockeytop => -850125817,
            GtaSaSave_ClothesFile::ClothesDenimsgang => -821490932,
            GtaSaSave_ClothesFile::ClothesBowlerblue => -805792136,
            GtaSaSave_ClothesFile::Clothes5cross3 => -803407586,
            GtaSaSave_ClothesFile::ClothesNeckhash => -796923107,
            GtaSaSave_ClothesFile::ClothesSweatrstar => -794654001,
            GtaSaSave_ClothesFile::ClothesWedge => -784729353,
            GtaSaSave_ClothesFile::ClothesShoedressbrn => -771431603,
            GtaSaSave_ClothesFile::ClothesCapblkover => -768108218,
            GtaSaSave_ClothesFile::ClothesShirtablue => -756029055,
            GtaSaSave_ClothesFile::Clothes8sa3 => -747864298,
            GtaSaSave_ClothesFile::ClothesHairpink => -739310734,
            GtaSaSave_ClothesFile::ClothesSuit2 => -738837002,
            GtaSaSave_ClothesFile::ClothesTrilby => -728420398,
            GtaSaSave_ClothesFile::ClothesShoespatz => -720851967,
            GtaSaSave_ClothesFile::ClothesBandits => -716662261,
            GtaSaSave_ClothesFile::ClothesBaskball => -708578759,
            GtaSaSave_ClothesFile::ClothesCutoffchinosblue => -697413025,
            GtaSaSave_ClothesFile::ClothesBoxingshoe => -643423809,
            GtaSaSave_ClothesFile::ClothesWatchyellow => -621572358,
            GtaSaSave_ClothesFile::ClothesNeck2 => -615337454,
            GtaSaSave_ClothesFile::ClothesSuit1trblue => -612667158,
            GtaSaSave_ClothesFile::ClothesSneakerprored => -593236238,
            GtaSaSave_ClothesFile::ClothesCowboyboot2 => -592930753,
            GtaSaSave_ClothesFile::ClothesCountrytr => -559695285,
            GtaSaSave_ClothesFile::ClothesCapside => -550014854,
            GtaSaSave_ClothesFile::Clothes11dice2 => -540317176,
            GtaSaSave_ClothesFile::ClothesBandblack3 => -516279341,
            GtaSaSave_ClothesFile::ClothesBeretred => -504652289,
            GtaSaSave_ClothesFile::ClothesAfroblond => -489310709,
            GtaSaSave_ClothesFile::ClothesMohawkbeard => -484903262,
            GtaSaSave_ClothesFile::ClothesSuit2grn => -482093022,
            GtaSaSave_ClothesFile::ClothesSweat => -478073248,
            GtaSaSave_ClothesFile::ClothesBandmask => -477691962,
            GtaSaSave_ClothesFile::ClothesTrackytop1 => -458609233,
            GtaSaSave_ClothesFile::ClothesBowlerred => -447227464,
            GtaSaSave_ClothesFile::ClothesCapredup => -435127553,
            GtaSaSave_ClothesFile::ClothesHoodyamerc => -424716847,
            GtaSaSave_ClothesFile::ClothesWatchpink => -409608179,
            GtaSaSave_ClothesFile::ClothesAfro => -404058850,
            GtaSaSave_ClothesFile::ClothesCoachsemi => -396806578,
            GtaSaSave_ClothesFile::ClothesHairgreen => -390935833,
            GtaSaSave_ClothesFile::ClothesNeck => -377764840,
            GtaSaSave_ClothesFile::ClothesLeather => -374138177,
            GtaSaSave_ClothesFile::ClothesBask1prowht => -362333265,
            GtaSaSave_ClothesFile::Clothes10ls5 => -351084699,
            GtaSaSave_ClothesFile::BareLegsSkin => -331394646,
            GtaSaSave_ClothesFile::ClothesWatchzip1 => -323377260,
            GtaSaSave_ClothesFile::ClothesNeckropes => -321705096,
            GtaSaSave_ClothesFile::ClothesGlasses01dark => -319785917,
            GtaSaSave_ClothesFile::ClothesTracktrgang => -316890488,
            GtaSaSave_ClothesFile::ClothesShirtbgang => -311338362,
            GtaSaSave_ClothesFile::ClothesCapgangup => -310576940,
            GtaSaSave_ClothesFile::ClothesWatchcro => -308482976,
            GtaSaSave_ClothesFile::ClothesBowling => -302970687,
            GtaSaSave_ClothesFile::ClothesBaskballloc => -286656069,
            GtaSaSave_ClothesFile::ClothesBaskballdrib => -282438905,
            GtaSaSave_ClothesFile::ClothesCap => -261408060,
            GtaSaSave_ClothesFile::ClothesCapblkup => -257628726,
            GtaSaSave_ClothesFile::ClothesHoodyablack => -251391875,
            GtaSaSave_ClothesFile::ClothesBowler => -247467388,
            GtaSaSave_ClothesFile::ClothesCapgangside => -234000524,
            GtaSaSave_ClothesFile::ClothesHighafro => -222736955,
            GtaSaSave_ClothesFile::ClothesLegsblack => -211260960,
            GtaSaSave_ClothesFile::ClothesWatchpro => -201526967,
            GtaSaSave_ClothesFile::ClothesSkullycap => -193286889,
            GtaSaSave_ClothesFile::ClothesPolicetr => -192727393,
            GtaSaSave_ClothesFile::ClothesMoto => -189288785,
            GtaSaSave_ClothesFile::BareTorsoSkin => -179538918,
            GtaSaSave_ClothesFile::ClothesConvprogrn => -170393699,
            GtaSaSave_ClothesFile::ClothesNeckropeg => -167117051,
            GtaSaSave_ClothesFile::ClothesGlasses04 => -165668590,
            GtaSaSave_ClothesFile::ClothesConvheatblk => -164903050,
            GtaSaSave_ClothesFile::ClothesBask1eris => -143835965,
            GtaSaSave_ClothesFile::BareFeet => -140687740,
            GtaSaSave_ClothesFile::ClothesShirta => -91475022,
            GtaSaSave_ClothesFile::ClothesCapred => -85418798,
            GtaSaSave_ClothesFile::ClothesCapknitgrn => -69603330,
            GtaSaSave_ClothesFile::Clothes10weed => -66161621,
            GtaSaSave_ClothesFile::ClothesWatchsub1 => -59129127,
            GtaSaSave_ClothesFile::Clothes6crown => -49204571,
            GtaSaSave_ClothesFile::ClothesHoodyabase5 => -47496189,
            GtaSaSave_ClothesFile::NoClothes => 0,
            GtaSaSave_ClothesFile::BareFeetSkin => 15018968,
            GtaSaSave_ClothesFile::ClothesChongergrey => 19656297,
            GtaSaSave_ClothesFile::ClothesTash => 35494100,
            GtaSaSave_ClothesFile::ClothesTrilbydrk => 40123646,
            GtaSaSave_ClothesFile::Clothes10ls3 => 40991312,
            GtaSaSave_ClothesFile::ClothesBandblue => 48232002,
            GtaSaSave_ClothesFile::ClothesSleevt => 56105302,
            GtaSaSave_ClothesFile::ClothesCutoffdenims => 70023999,
            GtaSaSave_ClothesFile::ClothesTimberred => 88492340,
            GtaSaSave_ClothesFile::ClothesShirtbcheck => 92867832,
            GtaSaSave_ClothesFile::ClothesWorktrcamogrn => 109016604,
            GtaSaSave_ClothesFile::ClothesChongergang => 112203752,
            GtaSaSave_ClothesFile::ClothesWorktrkhaki => 144021517,
            GtaSaSave_ClothesFile::ClothesShoe => 148748802,
            GtaSaSave_ClothesFile::ClothesTimberfawn => 155777005,
            GtaSaSave_ClothesFile::ClothesCapblkback => 184941352,
            GtaSaSave_ClothesFile::Clothes9crown => 206012528,
            GtaSaSave_ClothesFile::ClothesWatchgno => 216144353,
            GtaSaSave_ClothesFile::ClothesTracktreris => 216937872,
            GtaSaSave_ClothesFile::ClothesTshirtwhite => 222883665,
            GtaSaSave_ClothesFile::ClothesTracktrwhstr => 236097233,
            GtaSaSave_ClothesFile::ClothesSuit1red => 239959007,
            GtaSaSave_ClothesFile::ClothesTshirtblunts => 272626106,
            GtaSaSave_ClothesFile::ClothesCapredover => 280413073,
            GtaSaSave_ClothesFile::Clothes12angels => 297654023,
            GtaSaSave_ClothesFile::ClothesGlasses03blue => 326783084,
            GtaSaSave_ClothesFile::BareHeadSkin => 338913607,
            GtaSaSave_ClothesFile::Clothes11grove3 => 347651027,
            GtaSaSave_ClothesFile::ClothesBask1 => 351222414,
            GtaSaSave_ClothesFile::ClothesBandred => 355561549,
            GtaSaSave_ClothesFile::Clothes4spider => 357739873,
            GtaSaSave_ClothesFile::ClothesSuit1yellow => 376361990,
            GtaSaSave_ClothesFile::ClothesHoodyablue => 390024698,
            GtaSaSave_ClothesFile::ClothesNeckcross => 415386514,
            GtaSaSave_ClothesFile::ClothesCapzipback => 415833761,
            GtaSaSave_ClothesFile::ClothesGlasses05dark => 426824323,
            GtaSaSave_ClothesFile::ClothesBask1problk => 435065541,
            GtaSaSave_ClothesFile::ClothesBalaclava => 435776856,
            GtaSaSave_ClothesFile::ClothesLegsheart => 436277294,
            GtaSaSave_ClothesFile::ClothesBaldtash => 441849698,
            GtaSaSave_ClothesFile::ClothesCapgang => 448686252,
            GtaSaSave_ClothesFile::ClothesMohawk => 475286744,
            GtaSaSave_ClothesFile::ClothesSuit1blue => 482703393,
            GtaSaSave_ClothesFile::Clothes10ls => 485055216,
            GtaSaSave_ClothesFile::ClothesHockey => 490921511,
            GtaSaSave_ClothesFile::ClothesBaldbeard => 492481370,
            GtaSaSave_ClothesFile::ClothesBoxshort => 497405699,
            GtaSaSave_ClothesFile::ClothesAfrotash => 527596789,
            GtaSaSave_ClothesFile::ClothesWatchgno2 => 534143351,
            GtaSaSave_ClothesFile::ClothesBbshortwht => 536113308,
            GtaSaSave_ClothesFile::ClothesBiegetr => 576933739,
            GtaSaSave_ClothesFile::ClothesTuxedo => 592439904,
            GtaSaSave_ClothesFile::ClothesGlasses04dark => 605092659,
            GtaSaSave_ClothesFile::ClothesChinosblue => 638494825,
            GtaSaSave_ClothesFile::ClothesTshirtproblk => 641217881,
            GtaSaSave_ClothesFile::ClothesBandblue3 => 654351964,
            GtaSaSave_ClothesFile::ClothesGroucho => 672552983,
            GtaSaSave_ClothesFile::ClothesJeansdenim => 681234315,
            GtaSaSave_ClothesFile::ClothesChonger => 682440495,
            GtaSaSave_ClothesFile::Clothes8poker => 701805957,
            GtaSaSave_ClothesFile::ClothesChinosbiege => 724587403,
            GtaSaSave_ClothesFile::ClothesShorts => 744365350,
            GtaSaSave_ClothesFile::Clothes10og => 756997454,
            GtaSaSave_ClothesFile::ClothesDenimsred => 768268528,
            GtaSaSave_ClothesFile::ClothesCaptruck => 797398277,
            GtaSaSave_ClothesFile::BareTorso => 804553162,
            GtaSaSave_ClothesFile::Clothes7cross2 => 814012577,
            GtaSaSave_ClothesFile::ClothesBoxingcap => 815232608,
            GtaSaSave_ClothesFile::ClothesSuit1tryellow => 817599759,
            GtaSaSave_ClothesFile::Clothes7cross => 824658141,
            GtaSaSave_ClothesFile::Clothes12mayabird => 840928074,
            GtaSaSave_ClothesFile::ClothesBoxingshort => 847386951,
            GtaSaSave_ClothesFile::ClothesTshirtmaddgrey => 847965730,
            GtaSaSave_ClothesFile::ClothesSneakerbincblk => 862081726,
            GtaSaSave_ClothesFile::ClothesWorktrgrey => 873925974,
            GtaSaSave_ClothesFile::ClothesCornrows => 877881813,
            GtaSaSave_ClothesFile::BareLegs => 879907265,
            GtaSaSave_ClothesFile::ClothesBandblack => 883673976,
            GtaSaSave_ClothesFile::ClothesHawaiiwht => 894944151,
            GtaSaSave_ClothesFile::ClothesValet => 900618200,
            GtaSaSave_ClothesFile::ClothesCoach => 938627203,
            GtaSaSave_ClothesFile::ClothesBeret => 957644727,
            GtaSaSave_ClothesFile::Clothes5gun => 976451251,
            GtaSaSave_ClothesFile::ClothesDenimfade => 980509603,
            GtaSaSave_ClothesFile::ClothesBowleryellow => 983903833,
            GtaSaSave_ClothesFile::ClothesSuit1trblk => 985006348,
            GtaSaSave_ClothesFile::ClothesGroovecut => 985944332,
            GtaSaSave_ClothesFile::ClothesCroupier => 995481457,
            GtaSaSave_ClothesFile::ClothesSandal => 1004809233,
            GtaSaSave_ClothesFile::ClothesChinoskhaki => 1016528228,
            GtaSaSave_ClothesFile::ClothesShellsuittr => 1025982260,
            GtaSaSave_ClothesFile::ClothesFlipflop => 1035276773,
            GtaSaSave_ClothesFile::ClothesHoodjack => 1043357982,
            GtaSaSave_ClothesFile::ClothesNeckafrica => 1047161561,
            GtaSaSave_ClothesFile::ClothesTracktr => 1056966746,
            GtaSaSave_ClothesFile::ClothesBeard => 1061221996,
            GtaSaSave_ClothesFile::ClothesShirtayellow => 1063322903,
            GtaSaSave_ClothesFile::ClothesBandgang3 => 1070589922,
            GtaSaSave_ClothesFile::ClothesCapzip => 1117017627,
            GtaSaSave_ClothesFile::ClothesTshirt2horiz => 1119183852,
            GtaSaSave_ClothesFile::ClothesSuit1tr => 1132121869,
            GtaSaSave_ClothesFile::ClothesHattiger => 1140302723,
            GtaSaSave_ClothesFile::ClothesVestblack => 1142040938,
            GtaSaSave_ClothesFile::ClothesCapblkside => 1162486186,
            GtaSaSave_ClothesFile::ClothesGoatee => 1164319867,
            GtaSaSave_ClothesFile::ClothesBask2semi => 1171834843,
            GtaSaSave_ClothesFile::ClothesNeckgold => 1181652212,
            GtaSaSave_ClothesFile::Clothes7cross3 => 1199826999,
            GtaSaSave_ClothesFile::ClothesTshirterisorn => 1219550336,
            GtaSaSave_ClothesFile::ClothesBandgang2 => 1221121908,
            GtaSaSave_ClothesFile::ClothesPimptr => 1226861131,
            GtaSaSave_ClothesFile::ClothesZorromask => 1227267994,
            GtaSaSave_ClothesFile::ClothesBaskballrim => 1236532544,
            GtaSaSave_ClothesFile::ClothesSuit1 => 1258253388,
            GtaSaSave_ClothesFile::ClothesCutoffchinos => 1259848584,
            GtaSaSave_ClothesFile::Clothes6clown => 1305940489,
            GtaSaSave_ClothesFile::ClothesBandblue2 => 1342680778,
            GtaSaSave_ClothesFile::ClothesSlope => 1348958410,
            GtaSaSave_ClothesFile::ClothesSuit1blk => 1393983095,
            GtaSaSave_ClothesFile::ClothesField => 1398700055,
            GtaSaSave_ClothesFile::ClothesBoaterblk => 1401419026,
            GtaSaSave_ClothesFile::ClothesGaragetr => 1410124429,
            GtaSaSave_ClothesFile::ClothesTshirtsuburb => 1410494900,
            GtaSaSave_ClothesFile::Clothes6aztec => 1414728149,
            GtaSaSave_ClothesFile::ClothesTimbergrey => 1421047989,
            GtaSaSave_ClothesFile::ClothesCapzipside => 1451672611,
            GtaSaSave_ClothesFile::ClothesConvproblk => 1463285286,
            GtaSaSave_ClothesFile::ClothesWatch => 1486911337,
            GtaSaSave_ClothesFile::ClothesConvheatorn => 1524146037,
            GtaSaSave_ClothesFile::ClothesSneakerheatwht => 1556585494,
            GtaSaSave_ClothesFile::ClothesStopwatch => 1559566642,
            GtaSaSave_ClothesFile::ClothesTramline => 1566172763,
            GtaSaSave_ClothesFile::ClothesCowboy => 1572879657,
            GtaSaSave_ClothesFile::Clothes9gun2 => 1601531329,
            GtaSaSave_ClothesFile::ClothesCapblueover => 1603672324,
            GtaSaSave_ClothesFile::ClothesHairblue => 1639626768,
            GtaSaSave_ClothesFile::ClothesCapblue => 1652597115,
            GtaSaSave_ClothesFile::ClothesNeckdollar => 1664243712,
            GtaSaSave_ClothesFile::ClothesSuit1grey => 1667254391,
            GtaSaSave_ClothesFile::ClothesShirtb => 1669685768,
            GtaSaSave_ClothesFile::Clothes11grove2 => 1673497413,
            GtaSaSave_ClothesFile::ClothesTshirt => 1676791040,
            GtaSaSave_ClothesFile::ClothesSuit1gang => 1694216694,
            GtaSaSave_ClothesFile::ClothesTshirtlocgrey => 1694851341,
            GtaSaSave_ClothesFile::ClothesWatchsub2 => 1701876579,
            GtaSaSave_ClothesFile::ClothesCapgangover => 1701894040,
            GtaSaSave_ClothesFile::Clothes12dagger => 1717669588,
            GtaSaSave_ClothesFile::ClothesLeathertrchaps => 1724837436,
            GtaSaSave_ClothesFile::ClothesSuit1trred => 1743586468,
            GtaSaSave_ClothesFile::ClothesGlasses03 => 1749322929,
            GtaSaSave_ClothesFile::ClothesSkullygrn => 1754495290,
            GtaSaSave_ClothesFile::ClothesJeans => 1788110135,
            GtaSaSave_ClothesFile::ClothesBaseball => 1794329688,
            GtaSaSave_ClothesFile::ClothesMohawkpink => 1795449523,
            GtaSaSave_ClothesFile::ClothesFlattop => 1796327307,
            GtaSaSave_ClothesFile::ClothesDenim => 1807103951,
            GtaSaSave_ClothesFile::Clothes11godsgift => 1807889086,
            GtaSaSave_ClothesFile::ClothesGarageleg => 1817399610,
            GtaSaSave_ClothesFile::ClothesSnakeskin => 1818644432,
            GtaSaSave_ClothesFile::ClothesDogtag => 1828427041,
            GtaSaSave_ClothesFile::ClothesCornrowsb => 1851741582,
            GtaSaSave_ClothesFile::BareHands => 1854213815,
            GtaSaSave_ClothesFile::BareHead => 1855579351,
            GtaSaSave_ClothesFile::ClothesAfrogoatee => 1855861398,
            GtaSaSave_ClothesFile::ClothesElvishair => 1862671160,
            GtaSaSave_ClothesFile::Clothes9gun => 1894107403,
            GtaSaSave_ClothesFile::ClothesShortsgrey => 1896158386,
            GtaSaSave_ClothesFile::ClothesTshirtbobomonk => 1897016603,
            GtaSaSave_ClothesFile::ClothesGrouchos => 1905890257,
            GtaSaSave_ClothesFile::ClothesHoodjackbeige => 1909997276,
            GtaSaSave_ClothesFile::ClothesSneakerprowht => 1920025136,
            GtaSaSave_ClothesFile::ClothesMohawkblond => 1928972671,
            GtaSaSave_ClothesFile::ClothesHockeymask => 1929723771,
            GtaSaSave_ClothesFile::ClothesAfrobeard => 1932822998,
            GtaSaSave_ClothesFile::Clothes10ls2 => 1970686662,
            GtaSaSave_ClothesFile::ClothesHelmet => 1974327007,
            GtaSaSave_ClothesFile::ClothesWatchzip2 => 1974531630,
            GtaSaSave_ClothesFile::ClothesHairred => 1981021008,
            GtaSaSave_ClothesFile::ClothesShoedressblk => 1982801949,
            GtaSaSave_ClothesFile::ClothesShortsgang => 1990126899,
            GtaSaSave_ClothesFile::ClothesCapovereye => 1999252971,
            GtaSaSave_ClothesFile::ClothesMedictr => 2061229512,
            GtaSaSave_ClothesFile::ClothesBandgang => 2061582229,
            GtaSaSave_ClothesFile::ClothesTshirtprored => 2070098161,
            GtaSaSave_ClothesFile::ClothesSneakerproblu => 2079839801,
            GtaSaSave_ClothesFile::Clothes5cross => 2096097750,
            GtaSaSave_ClothesFile::Clothes6africa => 2119686255,
            GtaSaSave_ClothesFile::ClothesChongerblue => 2123292223,
            GtaSaSave_ClothesFile::ClothesCowboyboot => 2123755548,
            GtaSaSave_ClothesFile::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ClothesFile {
    fn default() -> Self { GtaSaSave_ClothesFile::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ClothesModel {

    /**
     * Torso.
     */
    ModelTorso,

    /**
     * Head.
     */
    ModelHead,

    /**
     * Hands.
     */
    ModelHands,

    /**
     * Legs.
     */
    ModelLegs,

    /**
     * Feet.
     */
    ModelFeet,

    /**
     * Chain.
     */
    ModelChain,

    /**
     * Watch.
     */
    ModelWatch,

    /**
     * Shades.
     */
    ModelShades,

    /**
     * Hat.
     */
    ModelHat,

    /**
     * Special.
     */
    ModelSpecial,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ClothesModel {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ClothesModel> {
        match flag {
            0 => Ok(GtaSaSave_ClothesModel::ModelTorso),
            1 => Ok(GtaSaSave_ClothesModel::ModelHead),
            2 => Ok(GtaSaSave_ClothesModel::ModelHands),
            3 => Ok(GtaSaSave_ClothesModel::ModelLegs),
            4 => Ok(GtaSaSave_ClothesModel::ModelFeet),
            5 => Ok(GtaSaSave_ClothesModel::ModelChain),
            6 => Ok(GtaSaSave_ClothesModel::ModelWatch),
            7 => Ok(GtaSaSave_ClothesModel::ModelShades),
            8 => Ok(GtaSaSave_ClothesModel::ModelHat),
            9 => Ok(GtaSaSave_ClothesModel::ModelSpecial),
            _ => Ok(GtaSaSave_ClothesModel::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ClothesModel> for i64 {
    fn from(v: &GtaSaSave_ClothesModel) -> Self {
        match *v {
            GtaSaSave_ClothesModel::ModelTorso => 0,
            GtaSaSave_ClothesModel::ModelHead => 1,
            GtaSaSave_ClothesModel::ModelHands => 2,
            GtaSaSave_ClothesModel::ModelLegs => 3,
            GtaSaSave_ClothesModel::ModelFeet => 4,
            GtaSaSave_ClothesModel::ModelChain => 5,
            GtaSaSave_ClothesModel::ModelWatch => 6,
            GtaSaSave_ClothesModel::ModelShades => 7,
            GtaSaSave_ClothesModel::ModelHat => 8,
            GtaSaSave_ClothesModel::ModelSpecial => 9,
            GtaSaSave_ClothesModel::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ClothesModel {
    fn default() -> Self { GtaSaSave_ClothesModel::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ClothesTexture {

    /**
     * Torso.
     */
    TextureTorso,

    /**
     * Head.
     */
    TextureHead,

    /**
     * Legs.
     */
    TextureLegs,

    /**
     * Feet.
     */
    TextureFeet,

    /**
     * Tattoo upper left arm.
     */
    TextureTattooUpperLeftArm,

    /**
     * Tattoo lower left arm.
     */
    TextureTattooLowerLeftArm,

    /**
     * Tattoo upper right arm.
     */
    TextureTattooUpperRightArm,

    /**
     * Tattoo lower right arm.
     */
    TextureTattooLowerRightArm,

    /**
     * Tattoo back.
     */
    TextureTattooBack,

    /**
     * Tattoo left chest.
     */
    TextureTattooLeftChest,

    /**
     * Tattoo right chest.
     */
    TextureTattooRightChest,

    /**
     * Tattoo stomach.
     */
    TextureTattooStomach,

    /**
     * Tattoo lower back.
     */
    TextureTattooLowerBack,

    /**
     * Chain.
     */
    TextureChain,

    /**
     * Watch.
     */
    TextureWatch,

    /**
     * Shades.
     */
    TextureShades,

    /**
     * Hat.
     */
    TextureHat,

    /**
     * Special.
     */
    TextureSpecial,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ClothesTexture {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ClothesTexture> {
        match flag {
            0 => Ok(GtaSaSave_ClothesTexture::TextureTorso),
            1 => Ok(GtaSaSave_ClothesTexture::TextureHead),
            2 => Ok(GtaSaSave_ClothesTexture::TextureLegs),
            3 => Ok(GtaSaSave_ClothesTexture::TextureFeet),
            4 => Ok(GtaSaSave_ClothesTexture::TextureTattooUpperLeftArm),
            5 => Ok(GtaSaSave_ClothesTexture::TextureTattooLowerLeftArm),
            6 => Ok(GtaSaSave_ClothesTexture::TextureTattooUpperRightArm),
            7 => Ok(GtaSaSave_ClothesTexture::TextureTattooLowerRightArm),
            8 => Ok(GtaSaSave_ClothesTexture::TextureTattooBack),
            9 => Ok(GtaSaSave_ClothesTexture::TextureTattooLeftChest),
            10 => Ok(GtaSaSave_ClothesTexture::TextureTattooRightChest),
            11 => Ok(GtaSaSave_ClothesTexture::TextureTattooStomach),
            12 => Ok(GtaSaSave_ClothesTexture::TextureTattooLowerBack),
            13 => Ok(GtaSaSave_ClothesTexture::TextureChain),
            14 => Ok(GtaSaSave_ClothesTexture::TextureWatch),
            15 => Ok(GtaSaSave_ClothesTexture::TextureShades),
            16 => Ok(GtaSaSave_ClothesTexture::TextureHat),
            17 => Ok(GtaSaSave_ClothesTexture::TextureSpecial),
            _ => Ok(GtaSaSave_ClothesTexture::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ClothesTexture> for i64 {
    fn from(v: &GtaSaSave_ClothesTexture) -> Self {
        match *v {
            GtaSaSave_ClothesTexture::TextureTorso => 0,
            GtaSaSave_ClothesTexture::TextureHead => 1,
            GtaSaSave_ClothesTexture::TextureLegs => 2,
            GtaSaSave_ClothesTexture::TextureFeet => 3,
            GtaSaSave_ClothesTexture::TextureTattooUpperLeftArm => 4,
            GtaSaSave_ClothesTexture::TextureTattooLowerLeftArm => 5,
            GtaSaSave_ClothesTexture::TextureTattooUpperRightArm => 6,
            GtaSaSave_ClothesTexture::TextureTattooLowerRightArm => 7,
            GtaSaSave_ClothesTexture::TextureTattooBack => 8,
            GtaSaSave_ClothesTexture::TextureTattooLeftChest => 9,
            GtaSaSave_ClothesTexture::TextureTattooRightChest => 10,
            GtaSaSave_ClothesTexture::TextureTattooStomach => 11,
            GtaSaSave_ClothesTexture::TextureTattooLowerBack => 12,
            GtaSaSave_ClothesTexture::TextureChain => 13,
            GtaSaSave_ClothesTexture::TextureWatch => 14,
            GtaSaSave_ClothesTexture::TextureShades => 15,
            GtaSaSave_ClothesTexture::TextureHat => 16,
            GtaSaSave_ClothesTexture::TextureSpecial => 17,
            GtaSaSave_ClothesTexture::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ClothesTexture {
    fn default() -> Self { GtaSaSave_ClothesTexture::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Creator {

    /**
     * The game itself.
     */
    MadeByGame,

    /**
     * A mission.
     */
    MadeByMission,

    /**
     * A replay.
     */
    MadeByReplay,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Creator {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Creator> {
        match flag {
            1 => Ok(GtaSaSave_Creator::MadeByGame),
            2 => Ok(GtaSaSave_Creator::MadeByMission),
            3 => Ok(GtaSaSave_Creator::MadeByReplay),
            _ => Ok(GtaSaSave_Creator::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Creator> for i64 {
    fn from(v: &GtaSaSave_Creator) -> Self {
        match *v {
            GtaSaSave_Creator::MadeByGame => 1,
            GtaSaSave_Creator::MadeByMission => 2,
            GtaSaSave_Creator::MadeByReplay => 3,
            GtaSaSave_Creator::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Creator {
    fn default() -> Self { GtaSaSave_Creator::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Door {

    /**
     * Closed.
     */
    DoorClosed,

    /**
     * Open.
     */
    DoorOpen,

    /**
     * Closing.
     */
    DoorClosing,

    /**
     * Opening.
     */
    DoorOpening,

    /**
     * Waiting for player to leave.
     */
    DoorWaitingForPlayerToLeave,

    /**
     * Closed after drop-off.
     */
    DoorClosedAfterDropOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Door {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Door> {
        match flag {
            0 => Ok(GtaSaSave_Door::DoorClosed),
            1 => Ok(GtaSaSave_Door::DoorOpen),
            2 => Ok(GtaSaSave_Door::DoorClosing),
            3 => Ok(GtaSaSave_Door::DoorOpening),
            4 => Ok(GtaSaSave_Door::DoorWaitingForPlayerToLeave),
            5 => Ok(GtaSaSave_Door::DoorClosedAfterDropOff),
            _ => Ok(GtaSaSave_Door::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Door> for i64 {
    fn from(v: &GtaSaSave_Door) -> Self {
        match *v {
            GtaSaSave_Door::DoorClosed => 0,
            GtaSaSave_Door::DoorOpen => 1,
            GtaSaSave_Door::DoorClosing => 2,
            GtaSaSave_Door::DoorOpening => 3,
            GtaSaSave_Door::DoorWaitingForPlayerToLeave => 4,
            GtaSaSave_Door::DoorClosedAfterDropOff => 5,
            GtaSaSave_Door::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Door {
    fn default() -> Self { GtaSaSave_Door::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Fighting {

    /**
     * The style from the start.
     */
    Standard,

    /**
     * Boxing.
     */
    Boxing,

    /**
     * Kung fu.
     */
    KungFu,

    /**
     * Knee and head.
     */
    KneeHead,

    /**
     * Grab and kick.
     */
    GrabKick,

    /**
     * Elbows.
     */
    Elbows,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Fighting {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Fighting> {
        match flag {
            4 => Ok(GtaSaSave_Fighting::Standard),
            5 => Ok(GtaSaSave_Fighting::Boxing),
            6 => Ok(GtaSaSave_Fighting::KungFu),
            7 => Ok(GtaSaSave_Fighting::KneeHead),
            15 => Ok(GtaSaSave_Fighting::GrabKick),
            16 => Ok(GtaSaSave_Fighting::Elbows),
            _ => Ok(GtaSaSave_Fighting::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Fighting> for i64 {
    fn from(v: &GtaSaSave_Fighting) -> Self {
        match *v {
            GtaSaSave_Fighting::Standard => 4,
            GtaSaSave_Fighting::Boxing => 5,
            GtaSaSave_Fighting::KungFu => 6,
            GtaSaSave_Fighting::KneeHead => 7,
            GtaSaSave_Fighting::GrabKick => 15,
            GtaSaSave_Fighting::Elbows => 16,
            GtaSaSave_Fighting::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Fighting {
    fn default() -> Self { GtaSaSave_Fighting::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_FloatStat {

    /**
     * Progress made.
     */
    ProgressMade,

    /**
     * Total of the progress.
     */
    TotalProgress,

    /**
     * Furthest hoop of a basketball throw.
     */
    FurthestHoop,

    /**
     * Distance on foot.
     */
    DistanceOnFoot,

    /**
     * Distance by car.
     */
    DistanceByCar,

    /**
     * Distance by motorbike.
     */
    DistanceByMotorbike,

    /**
     * Distance by boat.
     */
    DistanceByBoat,

    /**
     * Distance by golf cart.
     */
    DistanceByGolfCart,

    /**
     * Distance by helicopter.
     */
    DistanceByHelicopter,

    /**
     * Distance by plane.
     */
    DistanceByPlane,

    /**
     * Longest wheelie, as a distance.
     */
    LongestWheelieDistance,

    /**
     * Longest stoppie, as a distance.
     */
    LongestStoppieDistance,

    /**
     * Longest drive on two wheels, as a distance.
     */
    Longest2WheelsDistance,

    /**
     * Dollars spent on weapons.
     */
    WeaponSpend,

    /**
     * Dollars spent on clothes.
     */
    FashionSpend,

    /**
     * Dollars spent on property.
     */
    PropertySpend,

    /**
     * Dollars spent on repairs and painting of cars.
     */
    AutoRepairAndPaintingSpend,

    /**
     * Longest wheelie, as a time.
     */
    LongestWheelieTime,

    /**
     * Longest stoppie, as a time.
     */
    LongestStoppieTime,

    /**
     * Longest drive on two wheels, as a time.
     */
    Longest2WheelsTime,

    /**
     * Dollars spent on food.
     */
    FoodSpend,

    /**
     * Fat of the player; `fat` of the player repeats it.
     */
    Fat,

    /**
     * Stamina of the player.
     */
    Stamina,

    /**
     * Muscle of the player; `muscle` of the player repeats it.
     */
    Muscle,

    /**
     * Health that the player can have; `max_health` follows from it.
     */
    MaxHealth,

    /**
     * Sex appeal.
     */
    SexAppeal,

    /**
     * Distance swum.
     */
    DistanceBySwimming,

    /**
     * Distance by bicycle.
     */
    DistanceByBicycle,

    /**
     * Distance on treadmills.
     */
    DistanceOnTreadmill,

    /**
     * Distance on exercise bikes.
     */
    DistanceOnExerciseBike,

    /**
     * Dollars spent on tattoos.
     */
    TattooSpend,

    /**
     * Dollars spent at the barber.
     */
    HairdressingSpend,

    /**
     * Dollars spent on girlfriends; 0 in all measured files.
     */
    GirlfriendSpend,

    /**
     * Dollars spent on prostitutes.
     */
    ProstituteSpend,

    /**
     * Dollars spent on furniture; 0 in all measured files.
     */
    FurnitureSpend,

    /**
     * Dollars put into gambling.
     */
    MoneySpentGambling,

    /**
     * Dollars from pimping.
     */
    MoneyMadeFromPimping,

    /**
     * Dollars won in gambling.
     */
    MoneyWonGambling,

    /**
     * Biggest win in gambling, in dollars.
     */
    BiggestGamblingWin,

    /**
     * Biggest loss in gambling, in dollars.
     */
    BiggestGamblingLoss,

    /**
     * Largest swag of a burglary.
     */
    LargestBurglarySwag,

    /**
     * Dollars from burglaries.
     */
    MoneyMadeFromBurglary,

    /**
     * Dollars spent on building property; 0 in all measured files.
     */
    MoneySpentBuildingProperty,

    /**
     * Not used; 0 in all measured files.
     */
    Unused,

    /**
     * Longest time on a treadmill.
     */
    LongestTreadmillTime,

    /**
     * Longest time on an exercise bike.
     */
    LongestExerciseBikeTime,

    /**
     * Most weight on the bench.
     */
    MaxBenchPress,

    /**
     * Most weight with dumbbells.
     */
    MaxDumbbells,

    /**
     * Best time in the 8-Track.
     */
    Besttime8Track,

    /**
     * Best time of the BMX challenge.
     */
    BmxBestTime,

    /**
     * Lightest weight; 0 in all measured files.
     */
    LightestWeight,

    /**
     * Longest chase at five stars.
     */
    Longest5StarChase,

    /**
     * Last chase at five stars.
     */
    Last5StarChase,

    /**
     * Wages that were paid; 0 in all measured files.
     */
    WageBill,

    /**
     * Dollars spent in strip clubs.
     */
    StripClubSpend,

    /**
     * Dollars spent on tuning cars.
     */
    CarModificationSpend,

    /**
     * Time spent shopping; 0 in all measured files.
     */
    TimeSpentShopping,

    /**
     * Time spent gambling; 0 in all measured files.
     */
    TimeSpentGambling,

    /**
     * Time of the longest mission; 0 in all measured files.
     */
    TimeSpentOnLongestMission,

    /**
     * Time of the quickest mission; 0 in all measured files.
     */
    TimeSpentOnQuickestMission,

    /**
     * Average time of a mission; 0 in all measured files.
     */
    AverageMissionTime,

    /**
     * Dollars spent on drugs; 0 in all measured files.
     */
    DrugsSpend,

    /**
     * Dollars spent shopping, in all.
     */
    TotalShoppingSpend,

    /**
     * Time spent under water; 0 in all measured files.
     */
    TimeSpentUnderwater,

    /**
     * Respect, in all.
     */
    TotalRespect,

    /**
     * Respect from girlfriends.
     */
    GirlfriendRespect,

    /**
     * Respect from clothes.
     */
    ClothesRespect,

    /**
     * Respect from fitness; 0 in all measured files.
     */
    FitnessRespect,

    /**
     * Respect.
     */
    Respect,

    /**
     * Skill with the pistol.
     */
    PistolSkill,

    /**
     * Skill with the silenced pistol.
     */
    SilencedPistolSkill,

    /**
     * Skill with the Desert Eagle.
     */
    DesertEagleSkill,

    /**
     * Skill with the shotgun.
     */
    ShotgunSkill,

    /**
     * Skill with the sawn-off shotgun.
     */
    SawnOffShotgunSkill,

    /**
     * Skill with the combat shotgun.
     */
    CombatShotgunSkill,

    /**
     * Skill with machine pistols.
     */
    MachinePistolSkill,

    /**
     * Skill with the SMG.
     */
    SmgSkill,

    /**
     * Skill with the AK-47.
     */
    Ak47Skill,

    /**
     * Skill with the M4.
     */
    M4Skill,

    /**
     * Skill with rifles.
     */
    RifleSkill,

    /**
     * Appearance.
     */
    Appearance,

    /**
     * Skill in gambling.
     */
    Gambling,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_FloatStat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_FloatStat> {
        match flag {
            0 => Ok(GtaSaSave_FloatStat::ProgressMade),
            1 => Ok(GtaSaSave_FloatStat::TotalProgress),
            2 => Ok(GtaSaSave_FloatStat::FurthestHoop),
            3 => Ok(GtaSaSave_FloatStat::DistanceOnFoot),
            4 => Ok(GtaSaSave_FloatStat::DistanceByCar),
            5 => Ok(GtaSaSave_FloatStat::DistanceByMotorbike),
            6 => Ok(GtaSaSave_FloatStat::DistanceByBoat),
            7 => Ok(GtaSaSave_FloatStat::DistanceByGolfCart),
            8 => Ok(GtaSaSave_FloatStat::DistanceByHelicopter),
            9 => Ok(GtaSaSave_FloatStat::DistanceByPlane),
            10 => Ok(GtaSaSave_FloatStat::LongestWheelieDistance),
            11 => Ok(GtaSaSave_FloatStat::LongestStoppieDistance),
            12 => Ok(GtaSaSave_FloatStat::Longest2WheelsDistance),
            13 => Ok(GtaSaSave_FloatStat::WeaponSpend),
            14 => Ok(GtaSaSave_FloatStat::FashionSpend),
            15 => Ok(GtaSaSave_FloatStat::PropertySpend),
            16 => Ok(GtaSaSave_FloatStat::AutoRepairAndPaintingSpend),
            17 => Ok(GtaSaSave_FloatStat::LongestWheelieTime),
            18 => Ok(GtaSaSave_FloatStat::LongestStoppieTime),
            19 => Ok(GtaSaSave_FloatStat::Longest2WheelsTime),
            20 => Ok(GtaSaSave_FloatStat::FoodSpend),
            21 => Ok(GtaSaSave_FloatStat::Fat),
            22 => Ok(GtaSaSave_FloatStat::Stamina),
            23 => Ok(GtaSaSave_FloatStat::Muscle),
            24 => Ok(GtaSaSave_FloatStat::MaxHealth),
            25 => Ok(GtaSaSave_FloatStat::SexAppeal),
            26 => Ok(GtaSaSave_FloatStat::DistanceBySwimming),
            27 => Ok(GtaSaSave_FloatStat::DistanceByBicycle),
            28 => Ok(GtaSaSave_FloatStat::DistanceOnTreadmill),
            29 => Ok(GtaSaSave_FloatStat::DistanceOnExerciseBike),
            30 => Ok(GtaSaSave_FloatStat::TattooSpend),
            31 => Ok(GtaSaSave_FloatStat::HairdressingSpend),
            32 => Ok(GtaSaSave_FloatStat::GirlfriendSpend),
            33 => Ok(GtaSaSave_FloatStat::ProstituteSpend),
            34 => Ok(GtaSaSave_FloatStat::FurnitureSpend),
            35 => Ok(GtaSaSave_FloatStat::MoneySpentGambling),
            36 => Ok(GtaSaSave_FloatStat::MoneyMadeFromPimping),
            37 => Ok(GtaSaSave_FloatStat::MoneyWonGambling),
            38 => Ok(GtaSaSave_FloatStat::BiggestGamblingWin),
            39 => Ok(GtaSaSave_FloatStat::BiggestGamblingLoss),
            40 => Ok(GtaSaSave_FloatStat::LargestBurglarySwag),
            41 => Ok(GtaSaSave_FloatStat::MoneyMadeFromBurglary),
            42 => Ok(GtaSaSave_FloatStat::MoneySpentBuildingProperty),
            43 => Ok(GtaSaSave_FloatStat::Unused),
            44 => Ok(GtaSaSave_FloatStat::LongestTreadmillTime),
            45 => Ok(GtaSaSave_FloatStat::LongestExerciseBikeTime),
            46 => Ok(GtaSaSave_FloatStat::MaxBenchPress),
            47 => Ok(GtaSaSave_FloatStat::MaxDumbbells),
            48 => Ok(GtaSaSave_FloatStat::Besttime8Track),
            49 => Ok(GtaSaSave_FloatStat::BmxBestTime),
            50 => Ok(GtaSaSave_FloatStat::LightestWeight),
            51 => Ok(GtaSaSave_FloatStat::Longest5StarChase),
            52 => Ok(GtaSaSave_FloatStat::Last5StarChase),
            53 => Ok(GtaSaSave_FloatStat::WageBill),
            54 => Ok(GtaSaSave_FloatStat::StripClubSpend),
            55 => Ok(GtaSaSave_FloatStat::CarModificationSpend),
            56 => Ok(GtaSaSave_FloatStat::TimeSpentShopping),
            57 => Ok(GtaSaSave_FloatStat::TimeSpentGambling),
            58 => Ok(GtaSaSave_FloatStat::TimeSpentOnLongestMission),
            59 => Ok(GtaSaSave_FloatStat::TimeSpentOnQuickestMission),
            60 => Ok(GtaSaSave_FloatStat::AverageMissionTime),
            61 => Ok(GtaSaSave_FloatStat::DrugsSpend),
            62 => Ok(GtaSaSave_FloatStat::TotalShoppingSpend),
            63 => Ok(GtaSaSave_FloatStat::TimeSpentUnderwater),
            64 => Ok(GtaSaSave_FloatStat::TotalRespect),
            65 => Ok(GtaSaSave_FloatStat::GirlfriendRespect),
            66 => Ok(GtaSaSave_FloatStat::ClothesRespect),
            67 => Ok(GtaSaSave_FloatStat::FitnessRespect),
            68 => Ok(GtaSaSave_FloatStat::Respect),
            69 => Ok(GtaSaSave_FloatStat::PistolSkill),
            70 => Ok(GtaSaSave_FloatStat::SilencedPistolSkill),
            71 => Ok(GtaSaSave_FloatStat::DesertEagleSkill),
            72 => Ok(GtaSaSave_FloatStat::ShotgunSkill),
            73 => Ok(GtaSaSave_FloatStat::SawnOffShotgunSkill),
            74 => Ok(GtaSaSave_FloatStat::CombatShotgunSkill),
            75 => Ok(GtaSaSave_FloatStat::MachinePistolSkill),
            76 => Ok(GtaSaSave_FloatStat::SmgSkill),
            77 => Ok(GtaSaSave_FloatStat::Ak47Skill),
            78 => Ok(GtaSaSave_FloatStat::M4Skill),
            79 => Ok(GtaSaSave_FloatStat::RifleSkill),
            80 => Ok(GtaSaSave_FloatStat::Appearance),
            81 => Ok(GtaSaSave_FloatStat::Gambling),
            _ => Ok(GtaSaSave_FloatStat::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_FloatStat> for i64 {
    fn from(v: &GtaSaSave_FloatStat) -> Self {
        match *v {
            GtaSaSave_FloatStat::ProgressMade => 0,
            GtaSaSave_FloatStat::TotalProgress => 1,
            GtaSaSave_FloatStat::FurthestHoop => 2,
            GtaSaSave_FloatStat::DistanceOnFoot => 3,
            GtaSaSave_FloatStat::DistanceByCar => 4,
            GtaSaSave_FloatStat::DistanceByMotorbike => 5,
            GtaSaSave_FloatStat::DistanceByBoat => 6,
            GtaSaSave_FloatStat::DistanceByGolfCart => 7,
            GtaSaSave_FloatStat::DistanceByHelicopter => 8,
            GtaSaSave_FloatStat::DistanceByPlane => 9,
            GtaSaSave_FloatStat::LongestWheelieDistance => 10,
            GtaSaSave_FloatStat::LongestStoppieDistance => 11,
            GtaSaSave_FloatStat::Longest2WheelsDistance => 12,
            GtaSaSave_FloatStat::WeaponSpend => 13,
            GtaSaSave_FloatStat::FashionSpend => 14,
            GtaSaSave_FloatStat::PropertySpend => 15,
            GtaSaSave_FloatStat::AutoRepairAndPaintingSpend => 16,
            GtaSaSave_FloatStat::LongestWheelieTime => 17,
            GtaSaSave_FloatStat::LongestStoppieTime => 18,
            GtaSaSave_FloatStat::Longest2WheelsTime => 19,
            GtaSaSave_FloatStat::FoodSpend => 20,
            GtaSaSave_FloatStat::Fat => 21,
            GtaSaSave_FloatStat::Stamina => 22,
            GtaSaSave_FloatStat::Muscle => 23,
            GtaSaSave_FloatStat::MaxHealth => 24,
            GtaSaSave_FloatStat::SexAppeal => 25,
            GtaSaSave_FloatStat::DistanceBySwimming => 26,
            GtaSaSave_FloatStat::DistanceByBicycle => 27,
            GtaSaSave_FloatStat::DistanceOnTreadmill => 28,
            GtaSaSave_FloatStat::DistanceOnExerciseBike => 29,
            GtaSaSave_FloatStat::TattooSpend => 30,
            GtaSaSave_FloatStat::HairdressingSpend => 31,
            GtaSaSave_FloatStat::GirlfriendSpend => 32,
            GtaSaSave_FloatStat::ProstituteSpend => 33,
            GtaSaSave_FloatStat::FurnitureSpend => 34,
            GtaSaSave_FloatStat::MoneySpentGambling => 35,
            GtaSaSave_FloatStat::MoneyMadeFromPimping => 36,
            GtaSaSave_FloatStat::MoneyWonGambling => 37,
            GtaSaSave_FloatStat::BiggestGamblingWin => 38,
            GtaSaSave_FloatStat::BiggestGamblingLoss => 39,
            GtaSaSave_FloatStat::LargestBurglarySwag => 40,
            GtaSaSave_FloatStat::MoneyMadeFromBurglary => 41,
            GtaSaSave_FloatStat::MoneySpentBuildingProperty => 42,
            GtaSaSave_FloatStat::Unused => 43,
            GtaSaSave_FloatStat::LongestTreadmillTime => 44,
            GtaSaSave_FloatStat::LongestExerciseBikeTime => 45,
            GtaSaSave_FloatStat::MaxBenchPress => 46,
            GtaSaSave_FloatStat::MaxDumbbells => 47,
            GtaSaSave_FloatStat::Besttime8Track => 48,
            GtaSaSave_FloatStat::BmxBestTime => 49,
            GtaSaSave_FloatStat::LightestWeight => 50,
            GtaSaSave_FloatStat::Longest5StarChase => 51,
            GtaSaSave_FloatStat::Last5StarChase => 52,
            GtaSaSave_FloatStat::WageBill => 53,
            GtaSaSave_FloatStat::StripClubSpend => 54,
            GtaSaSave_FloatStat::CarModificationSpend => 55,
            GtaSaSave_FloatStat::TimeSpentShopping => 56,
            GtaSaSave_FloatStat::TimeSpentGambling => 57,
            GtaSaSave_FloatStat::TimeSpentOnLongestMission => 58,
            GtaSaSave_FloatStat::TimeSpentOnQuickestMission => 59,
            GtaSaSave_FloatStat::AverageMissionTime => 60,
            GtaSaSave_FloatStat::DrugsSpend => 61,
            GtaSaSave_FloatStat::TotalShoppingSpend => 62,
            GtaSaSave_FloatStat::TimeSpentUnderwater => 63,
            GtaSaSave_FloatStat::TotalRespect => 64,
            GtaSaSave_FloatStat::GirlfriendRespect => 65,
            GtaSaSave_FloatStat::ClothesRespect => 66,
            GtaSaSave_FloatStat::FitnessRespect => 67,
            GtaSaSave_FloatStat::Respect => 68,
            GtaSaSave_FloatStat::PistolSkill => 69,
            GtaSaSave_FloatStat::SilencedPistolSkill => 70,
            GtaSaSave_FloatStat::DesertEagleSkill => 71,
            GtaSaSave_FloatStat::ShotgunSkill => 72,
            GtaSaSave_FloatStat::SawnOffShotgunSkill => 73,
            GtaSaSave_FloatStat::CombatShotgunSkill => 74,
            GtaSaSave_FloatStat::MachinePistolSkill => 75,
            GtaSaSave_FloatStat::SmgSkill => 76,
            GtaSaSave_FloatStat::Ak47Skill => 77,
            GtaSaSave_FloatStat::M4Skill => 78,
            GtaSaSave_FloatStat::RifleSkill => 79,
            GtaSaSave_FloatStat::Appearance => 80,
            GtaSaSave_FloatStat::Gambling => 81,
            GtaSaSave_FloatStat::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_FloatStat {
    fn default() -> Self { GtaSaSave_FloatStat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_GameVersion {

    /**
     * phones, older version.
     */
    VersionPhonesOlder,

    /**
     * PC 1.01, modified executable.
     */
    VersionPc101Modified,

    /**
     * PC 1.01.
     */
    VersionPc101,

    /**
     * 2.0, not seen by anybody.
     */
    Version20Unseen,

    /**
     * Definitive Edition.
     */
    VersionDefinitive,

    /**
     * PC 2.0.
     */
    VersionPc20,

    /**
     * Android.
     */
    VersionAndroid,

    /**
     * PC 1.00.
     */
    VersionPc100,

    /**
     * PC 2.0 of Germany.
     */
    VersionPc20Germany,

    /**
     * PlayStation 2.
     */
    VersionPs2,

    /**
     * PC 1.00, modified executable.
     */
    VersionPc100Modified,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_GameVersion {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_GameVersion> {
        match flag {
            -1978417824 => Ok(GtaSaSave_GameVersion::VersionPhonesOlder),
            -1824164258 => Ok(GtaSaSave_GameVersion::VersionPc101Modified),
            -1704018344 => Ok(GtaSaSave_GameVersion::VersionPc101),
            -613227626 => Ok(GtaSaSave_GameVersion::Version20Unseen),
            -219671565 => Ok(GtaSaSave_GameVersion::VersionDefinitive),
            -48984586 => Ok(GtaSaSave_GameVersion::VersionPc20),
            343353539 => Ok(GtaSaSave_GameVersion::VersionAndroid),
            903512437 => Ok(GtaSaSave_GameVersion::VersionPc100),
            1563544610 => Ok(GtaSaSave_GameVersion::VersionPc20Germany),
            1679678540 => Ok(GtaSaSave_GameVersion::VersionPs2),
            1710482819 => Ok(GtaSaSave_GameVersion::VersionPc100Modified),
            _ => Ok(GtaSaSave_GameVersion::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_GameVersion> for i64 {
    fn from(v: &GtaSaSave_GameVersion) -> Self {
        match *v {
            GtaSaSave_GameVersion::VersionPhonesOlder => -1978417824,
            GtaSaSave_GameVersion::VersionPc101Modified => -1824164258,
            GtaSaSave_GameVersion::VersionPc101 => -1704018344,
            GtaSaSave_GameVersion::Version20Unseen => -613227626,
            GtaSaSave_GameVersion::VersionDefinitive => -219671565,
            GtaSaSave_GameVersion::VersionPc20 => -48984586,
            GtaSaSave_GameVersion::VersionAndroid => 343353539,
            GtaSaSave_GameVersion::VersionPc100 => 903512437,
            GtaSaSave_GameVersion::VersionPc20Germany => 1563544610,
            GtaSaSave_GameVersion::VersionPs2 => 1679678540,
            GtaSaSave_GameVersion::VersionPc100Modified => 1710482819,
            GtaSaSave_GameVersion::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_GameVersion {
    fn default() -> Self { GtaSaSave_GameVersion::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_GangId {

    /**
     * Ballas.
     */
    GangBallas,

    /**
     * Grove Street Families.
     */
    GangGroveStreetFamilies,

    /**
     * Vagos.
     */
    GangVagos,

    /**
     * Rifa.
     */
    GangRifa,

    /**
     * Da Nang.
     */
    GangDaNang,

    /**
     * Mafia.
     */
    GangMafia,

    /**
     * Triads.
     */
    GangTriads,

    /**
     * Aztecas.
     */
    GangAztecas,

    /**
     * Unused 8.
     */
    GangUnused8,

    /**
     * Unused 9.
     */
    GangUnused9,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_GangId {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_GangId> {
        match flag {
            0 => Ok(GtaSaSave_GangId::GangBallas),
            1 => Ok(GtaSaSave_GangId::GangGroveStreetFamilies),
            2 => Ok(GtaSaSave_GangId::GangVagos),
            3 => Ok(GtaSaSave_GangId::GangRifa),
            4 => Ok(GtaSaSave_GangId::GangDaNang),
            5 => Ok(GtaSaSave_GangId::GangMafia),
            6 => Ok(GtaSaSave_GangId::GangTriads),
            7 => Ok(GtaSaSave_GangId::GangAztecas),
            8 => Ok(GtaSaSave_GangId::GangUnused8),
            9 => Ok(GtaSaSave_GangId::GangUnused9),
            _ => Ok(GtaSaSave_GangId::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_GangId> for i64 {
    fn from(v: &GtaSaSave_GangId) -> Self {
        match *v {
            GtaSaSave_GangId::GangBallas => 0,
            GtaSaSave_GangId::GangGroveStreetFamilies => 1,
            GtaSaSave_GangId::GangVagos => 2,
            GtaSaSave_GangId::GangRifa => 3,
            GtaSaSave_GangId::GangDaNang => 4,
            GtaSaSave_GangId::GangMafia => 5,
            GtaSaSave_GangId::GangTriads => 6,
            GtaSaSave_GangId::GangAztecas => 7,
            GtaSaSave_GangId::GangUnused8 => 8,
            GtaSaSave_GangId::GangUnused9 => 9,
            GtaSaSave_GangId::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_GangId {
    fn default() -> Self { GtaSaSave_GangId::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_GarageKind {

    /**
     * Only target vehicle.
     */
    GarageOnlyTargetVehicle,

    /**
     * Bomb shop timed.
     */
    GarageBombShopTimed,

    /**
     * Bomb shop engine.
     */
    GarageBombShopEngine,

    /**
     * Bomb shop remote.
     */
    GarageBombShopRemote,

    /**
     * Pay'n'Spray.
     */
    GaragePayNSpray,

    /**
     * Closes when touched.
     */
    GarageClosesWhenTouched,

    /**
     * Target vehicle freeze player.
     */
    GarageTargetVehicleFreezePlayer,

    /**
     * Script opens only.
     */
    GarageScriptOpensOnly,

    /**
     * Ganton.
     */
    GarageGanton,

    /**
     * Santa Maria.
     */
    GarageSantaMaria,

    /**
     * Rockshore West.
     */
    GarageRockshoreWest,

    /**
     * Script controlled.
     */
    GarageScriptControlled,

    /**
     * Stays open with car inside.
     */
    GarageStaysOpenWithCarInside,

    /**
     * Closes once and for all.
     */
    GarageClosesOnceAndForAll,

    /**
     * Script opens and freezes.
     */
    GarageScriptOpensAndFreezes,

    /**
     * Fort Carson.
     */
    GarageFortCarson,

    /**
     * Verdant Meadows.
     */
    GarageVerdantMeadows,

    /**
     * Dillimore.
     */
    GarageDillimore,

    /**
     * Prickle Pine.
     */
    GaragePricklePine,

    /**
     * Whitewood.
     */
    GarageWhitewood,

    /**
     * Palomino Creek.
     */
    GaragePalominoCreek,

    /**
     * Redsands West.
     */
    GarageRedsandsWest,

    /**
     * El Corona.
     */
    GarageElCorona,

    /**
     * Mulholland.
     */
    GarageMulholland,

    /**
     * Impound of Los Santos.
     */
    GarageImpoundLs,

    /**
     * Impound of San Fierro.
     */
    GarageImpoundSf,

    /**
     * Impound of Las Venturas.
     */
    GarageImpoundLv,

    /**
     * Loco Low Co.
     */
    GarageLocoLowCo,

    /**
     * Wheel Arch Angels.
     */
    GarageWheelArchAngels,

    /**
     * Transfender.
     */
    GarageTransfender,

    /**
     * Calton Heights.
     */
    GarageCaltonHeights,

    /**
     * Paradiso.
     */
    GarageParadiso,

    /**
     * Doherty.
     */
    GarageDoherty,

    /**
     * Hashbury.
     */
    GarageHashbury,

    /**
     * Burglary.
     */
    GarageBurglary,

    /**
     * AT-400 hangar.
     */
    GarageAt400Hangar,

    /**
     * Hangar at the abandoned airport.
     */
    GarageAbandonedAirportHangar,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_GarageKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_GarageKind> {
        match flag {
            1 => Ok(GtaSaSave_GarageKind::GarageOnlyTargetVehicle),
            2 => Ok(GtaSaSave_GarageKind::GarageBombShopTimed),
            3 => Ok(GtaSaSave_GarageKind::GarageBombShopEngine),
            4 => Ok(GtaSaSave_GarageKind::GarageBombShopRemote),
            5 => Ok(GtaSaSave_GarageKind::GaragePayNSpray),
            11 => Ok(GtaSaSave_GarageKind::GarageClosesWhenTouched),
            14 => Ok(GtaSaSave_GarageKind::GarageTargetVehicleFreezePlayer),
            15 => Ok(GtaSaSave_GarageKind::GarageScriptOpensOnly),
            16 => Ok(GtaSaSave_GarageKind::GarageGanton),
            17 => Ok(GtaSaSave_GarageKind::GarageSantaMaria),
            18 => Ok(GtaSaSave_GarageKind::GarageRockshoreWest),
            19 => Ok(GtaSaSave_GarageKind::GarageScriptControlled),
            20 => Ok(GtaSaSave_GarageKind::GarageStaysOpenWithCarInside),
            21 => Ok(GtaSaSave_GarageKind::GarageClosesOnceAndForAll),
            23 => Ok(GtaSaSave_GarageKind::GarageScriptOpensAndFreezes),
            24 => Ok(GtaSaSave_GarageKind::GarageFortCarson),
            25 => Ok(GtaSaSave_GarageKind::GarageVerdantMeadows),
            26 => Ok(GtaSaSave_GarageKind::GarageDillimore),
            27 => Ok(GtaSaSave_GarageKind::GaragePricklePine),
            28 => Ok(GtaSaSave_GarageKind::GarageWhitewood),
            29 => Ok(GtaSaSave_GarageKind::GaragePalominoCreek),
            30 => Ok(GtaSaSave_GarageKind::GarageRedsandsWest),
            31 => Ok(GtaSaSave_GarageKind::GarageElCorona),
            32 => Ok(GtaSaSave_GarageKind::GarageMulholland),
            33 => Ok(GtaSaSave_GarageKind::GarageImpoundLs),
            34 => Ok(GtaSaSave_GarageKind::GarageImpoundSf),
            35 => Ok(GtaSaSave_GarageKind::GarageImpoundLv),
            36 => Ok(GtaSaSave_GarageKind::GarageLocoLowCo),
            37 => Ok(GtaSaSave_GarageKind::GarageWheelArchAngels),
            38 => Ok(GtaSaSave_GarageKind::GarageTransfender),
            39 => Ok(GtaSaSave_GarageKind::GarageCaltonHeights),
            40 => Ok(GtaSaSave_GarageKind::GarageParadiso),
            41 => Ok(GtaSaSave_GarageKind::GarageDoherty),
            42 => Ok(GtaSaSave_GarageKind::GarageHashbury),
            43 => Ok(GtaSaSave_GarageKind::GarageBurglary),
            44 => Ok(GtaSaSave_GarageKind::GarageAt400Hangar),
            45 => Ok(GtaSaSave_GarageKind::GarageAbandonedAirportHangar),
            _ => Ok(GtaSaSave_GarageKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_GarageKind> for i64 {
    fn from(v: &GtaSaSave_GarageKind) -> Self {
        match *v {
            GtaSaSave_GarageKind::GarageOnlyTargetVehicle => 1,
            GtaSaSave_GarageKind::GarageBombShopTimed => 2,
            GtaSaSave_GarageKind::GarageBombShopEngine => 3,
            GtaSaSave_GarageKind::GarageBombShopRemote => 4,
            GtaSaSave_GarageKind::GaragePayNSpray => 5,
            GtaSaSave_GarageKind::GarageClosesWhenTouched => 11,
            GtaSaSave_GarageKind::GarageTargetVehicleFreezePlayer => 14,
            GtaSaSave_GarageKind::GarageScriptOpensOnly => 15,
            GtaSaSave_GarageKind::GarageGanton => 16,
            GtaSaSave_GarageKind::GarageSantaMaria => 17,
            GtaSaSave_GarageKind::GarageRockshoreWest => 18,
            GtaSaSave_GarageKind::GarageScriptControlled => 19,
            GtaSaSave_GarageKind::GarageStaysOpenWithCarInside => 20,
            GtaSaSave_GarageKind::GarageClosesOnceAndForAll => 21,
            GtaSaSave_GarageKind::GarageScriptOpensAndFreezes => 23,
            GtaSaSave_GarageKind::GarageFortCarson => 24,
            GtaSaSave_GarageKind::GarageVerdantMeadows => 25,
            GtaSaSave_GarageKind::GarageDillimore => 26,
            GtaSaSave_GarageKind::GaragePricklePine => 27,
            GtaSaSave_GarageKind::GarageWhitewood => 28,
            GtaSaSave_GarageKind::GaragePalominoCreek => 29,
            GtaSaSave_GarageKind::GarageRedsandsWest => 30,
            GtaSaSave_GarageKind::GarageElCorona => 31,
            GtaSaSave_GarageKind::GarageMulholland => 32,
            GtaSaSave_GarageKind::GarageImpoundLs => 33,
            GtaSaSave_GarageKind::GarageImpoundSf => 34,
            GtaSaSave_GarageKind::GarageImpoundLv => 35,
            GtaSaSave_GarageKind::GarageLocoLowCo => 36,
            GtaSaSave_GarageKind::GarageWheelArchAngels => 37,
            GtaSaSave_GarageKind::GarageTransfender => 38,
            GtaSaSave_GarageKind::GarageCaltonHeights => 39,
            GtaSaSave_GarageKind::GarageParadiso => 40,
            GtaSaSave_GarageKind::GarageDoherty => 41,
            GtaSaSave_GarageKind::GarageHashbury => 42,
            GtaSaSave_GarageKind::GarageBurglary => 43,
            GtaSaSave_GarageKind::GarageAt400Hangar => 44,
            GtaSaSave_GarageKind::GarageAbandonedAirportHangar => 45,
            GtaSaSave_GarageKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_GarageKind {
    fn default() -> Self { GtaSaSave_GarageKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_GarageUse {

    /**
     * The player keeps cars in it.
     */
    UseHideout,

    /**
     * The police keeps cars in it.
     */
    UseImpound,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_GarageUse {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_GarageUse> {
        match flag {
            0 => Ok(GtaSaSave_GarageUse::UseHideout),
            1 => Ok(GtaSaSave_GarageUse::UseImpound),
            _ => Ok(GtaSaSave_GarageUse::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_GarageUse> for i64 {
    fn from(v: &GtaSaSave_GarageUse) -> Self {
        match *v {
            GtaSaSave_GarageUse::UseHideout => 0,
            GtaSaSave_GarageUse::UseImpound => 1,
            GtaSaSave_GarageUse::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_GarageUse {
    fn default() -> Self { GtaSaSave_GarageUse::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_HiddenThing {

    /**
     * Nothing; the place is free.
     */
    NothingHidden,

    /**
     * As earlier games had it.
     */
    HiddenLegacy,

    /**
     * A building.
     */
    HiddenBuilding,

    /**
     * An object.
     */
    HiddenObject,

    /**
     * A dummy.
     */
    HiddenDummy,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_HiddenThing {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_HiddenThing> {
        match flag {
            0 => Ok(GtaSaSave_HiddenThing::NothingHidden),
            1 => Ok(GtaSaSave_HiddenThing::HiddenLegacy),
            2 => Ok(GtaSaSave_HiddenThing::HiddenBuilding),
            3 => Ok(GtaSaSave_HiddenThing::HiddenObject),
            4 => Ok(GtaSaSave_HiddenThing::HiddenDummy),
            _ => Ok(GtaSaSave_HiddenThing::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_HiddenThing> for i64 {
    fn from(v: &GtaSaSave_HiddenThing) -> Self {
        match *v {
            GtaSaSave_HiddenThing::NothingHidden => 0,
            GtaSaSave_HiddenThing::HiddenLegacy => 1,
            GtaSaSave_HiddenThing::HiddenBuilding => 2,
            GtaSaSave_HiddenThing::HiddenObject => 3,
            GtaSaSave_HiddenThing::HiddenDummy => 4,
            GtaSaSave_HiddenThing::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_HiddenThing {
    fn default() -> Self { GtaSaSave_HiddenThing::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Icon {

    /**
     * Player interest.
     */
    IconPlayerInterest,

    /**
     * Threat.
     */
    IconThreat,

    /**
     * Friend.
     */
    IconFriend,

    /**
     * Object.
     */
    IconObject,

    /**
     * Destination.
     */
    IconDestination,

    /**
     * None.
     */
    IconNone,

    /**
     * White.
     */
    IconWhite,

    /**
     * Centre.
     */
    IconCentre,

    /**
     * Map here.
     */
    IconMapHere,

    /**
     * North.
     */
    IconNorth,

    /**
     * Airyard.
     */
    IconAiryard,

    /**
     * Ammu.
     */
    IconAmmu,

    /**
     * Barber.
     */
    IconBarber,

    /**
     * Big Smoke.
     */
    IconBigSmoke,

    /**
     * Boatyard.
     */
    IconBoatyard,

    /**
     * Burgershot.
     */
    IconBurgershot,

    /**
     * Quarry.
     */
    IconQuarry,

    /**
     * Catalina.
     */
    IconCatalina,

    /**
     * Cesar.
     */
    IconCesar,

    /**
     * Chicken.
     */
    IconChicken,

    /**
     * CJ.
     */
    IconCj,

    /**
     * Crash.
     */
    IconCrash,

    /**
     * Diner.
     */
    IconDiner,

    /**
     * Emmet.
     */
    IconEmmet,

    /**
     * Enemy attack.
     */
    IconEnemyAttack,

    /**
     * Fire.
     */
    IconFire,

    /**
     * Girlfriend.
     */
    IconGirlfriend,

    /**
     * Hospital.
     */
    IconHospital,

    /**
     * Syndicate.
     */
    IconSyndicate,

    /**
     * Madd Dogg.
     */
    IconMaddDogg,

    /**
     * Caligulas.
     */
    IconCaligulas,

    /**
     * MC Strap.
     */
    IconMcStrap,

    /**
     * Mod garage.
     */
    IconModGarage,

    /**
     * OG Loc.
     */
    IconOgLoc,

    /**
     * Pizza.
     */
    IconPizza,

    /**
     * Police.
     */
    IconPolice,

    /**
     * Property green.
     */
    IconPropertyGreen,

    /**
     * Property red.
     */
    IconPropertyRed,

    /**
     * Race.
     */
    IconRace,

    /**
     * Ryder.
     */
    IconRyder,

    /**
     * Save.
     */
    IconSave,

    /**
     * School.
     */
    IconSchool,

    /**
     * Question.
     */
    IconQuestion,

    /**
     * Sweet.
     */
    IconSweet,

    /**
     * Tattoo.
     */
    IconTattoo,

    /**
     * Truth.
     */
    IconTruth,

    /**
     * Waypoint.
     */
    IconWaypoint,

    /**
     * Ranch of Toreno.
     */
    IconTorenoRanch,

    /**
     * Triads.
     */
    IconTriads,

    /**
     * Four dragons.
     */
    IconFourDragons,

    /**
     * Clothes.
     */
    IconClothes,

    /**
     * Woozie.
     */
    IconWoozie,

    /**
     * Zero.
     */
    IconZero,

    /**
     * Disco.
     */
    IconDisco,

    /**
     * Drink.
     */
    IconDrink,

    /**
     * Food.
     */
    IconFood,

    /**
     * Truck.
     */
    IconTruck,

    /**
     * Cash.
     */
    IconCash,

    /**
     * Flag.
     */
    IconFlag,

    /**
     * Gym.
     */
    IconGym,

    /**
     * Impound.
     */
    IconImpound,

    /**
     * Light.
     */
    IconLight,

    /**
     * Runway.
     */
    IconRunway,

    /**
     * Gang b.
     */
    IconGangB,

    /**
     * Gang p.
     */
    IconGangP,

    /**
     * Gang y.
     */
    IconGangY,

    /**
     * Gang n.
     */
    IconGangN,

    /**
     * Gang g.
     */
    IconGangG,

    /**
     * Spray.
     */
    IconSpray,

    /**
     * Toreno.
     */
    IconToreno,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Icon {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Icon> {
        match flag {
            -5 => Ok(GtaSaSave_Icon::IconPlayerInterest),
            -4 => Ok(GtaSaSave_Icon::IconThreat),
            -3 => Ok(GtaSaSave_Icon::IconFriend),
            -2 => Ok(GtaSaSave_Icon::IconObject),
            -1 => Ok(GtaSaSave_Icon::IconDestination),
            0 => Ok(GtaSaSave_Icon::IconNone),
            1 => Ok(GtaSaSave_Icon::IconWhite),
            2 => Ok(GtaSaSave_Icon::IconCentre),
            3 => Ok(GtaSaSave_Icon::IconMapHere),
            4 => Ok(GtaSaSave_Icon::IconNorth),
            5 => Ok(GtaSaSave_Icon::IconAiryard),
            6 => Ok(GtaSaSave_Icon::IconAmmu),
            7 => Ok(GtaSaSave_Icon::IconBarber),
            8 => Ok(GtaSaSave_Icon::IconBigSmoke),
            9 => Ok(GtaSaSave_Icon::IconBoatyard),
            10 => Ok(GtaSaSave_Icon::IconBurgershot),
            11 => Ok(GtaSaSave_Icon::IconQuarry),
            12 => Ok(GtaSaSave_Icon::IconCatalina),
            13 => Ok(GtaSaSave_Icon::IconCesar),
            14 => Ok(GtaSaSave_Icon::IconChicken),
            15 => Ok(GtaSaSave_Icon::IconCj),
            16 => Ok(GtaSaSave_Icon::IconCrash),
            17 => Ok(GtaSaSave_Icon::IconDiner),
            18 => Ok(GtaSaSave_Icon::IconEmmet),
            19 => Ok(GtaSaSave_Icon::IconEnemyAttack),
            20 => Ok(GtaSaSave_Icon::IconFire),
            21 => Ok(GtaSaSave_Icon::IconGirlfriend),
            22 => Ok(GtaSaSave_Icon::IconHospital),
            23 => Ok(GtaSaSave_Icon::IconSyndicate),
            24 => Ok(GtaSaSave_Icon::IconMaddDogg),
            25 => Ok(GtaSaSave_Icon::IconCaligulas),
            26 => Ok(GtaSaSave_Icon::IconMcStrap),
            27 => Ok(GtaSaSave_Icon::IconModGarage),
            28 => Ok(GtaSaSave_Icon::IconOgLoc),
            29 => Ok(GtaSaSave_Icon::IconPizza),
            30 => Ok(GtaSaSave_Icon::IconPolice),
            31 => Ok(GtaSaSave_Icon::IconPropertyGreen),
            32 => Ok(GtaSaSave_Icon::IconPropertyRed),
            33 => Ok(GtaSaSave_Icon::IconRace),
            34 => Ok(GtaSaSave_Icon::IconRyder),
            35 => Ok(GtaSaSave_Icon::IconSave),
            36 => Ok(GtaSaSave_Icon::IconSchool),
            37 => Ok(GtaSaSave_Icon::IconQuestion),
            38 => Ok(GtaSaSave_Icon::IconSweet),
            39 => Ok(GtaSaSave_Icon::IconTattoo),
            40 => Ok(GtaSaSave_Icon::IconTruth),
            41 => Ok(GtaSaSave_Icon::IconWaypoint),
            42 => Ok(GtaSaSave_Icon::IconTorenoRanch),
            43 => Ok(GtaSaSave_Icon::IconTriads),
            44 => Ok(GtaSaSave_Icon::IconFourDragons),
            45 => Ok(GtaSaSave_Icon::IconClothes),
            46 => Ok(GtaSaSave_Icon::IconWoozie),
            47 => Ok(GtaSaSave_Icon::IconZero),
            48 => Ok(GtaSaSave_Icon::IconDisco),
            49 => Ok(GtaSaSave_Icon::IconDrink),
            50 => Ok(GtaSaSave_Icon::IconFood),
            51 => Ok(GtaSaSave_Icon::IconTruck),
            52 => Ok(GtaSaSave_Icon::IconCash),
            53 => Ok(GtaSaSave_Icon::IconFlag),
            54 => Ok(GtaSaSave_Icon::IconGym),
            55 => Ok(GtaSaSave_Icon::IconImpound),
            56 => Ok(GtaSaSave_Icon::IconLight),
            57 => Ok(GtaSaSave_Icon::IconRunway),
            58 => Ok(GtaSaSave_Icon::IconGangB),
            59 => Ok(GtaSaSave_Icon::IconGangP),
            60 => Ok(GtaSaSave_Icon::IconGangY),
            61 => Ok(GtaSaSave_Icon::IconGangN),
            62 => Ok(GtaSaSave_Icon::IconGangG),
            63 => Ok(GtaSaSave_Icon::IconSpray),
            64 => Ok(GtaSaSave_Icon::IconToreno),
            _ => Ok(GtaSaSave_Icon::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Icon> for i64 {
    fn from(v: &GtaSaSave_Icon) -> Self {
        match *v {
            GtaSaSave_Icon::IconPlayerInterest => -5,
            GtaSaSave_Icon::IconThreat => -4,
            GtaSaSave_Icon::IconFriend => -3,
            GtaSaSave_Icon::IconObject => -2,
            GtaSaSave_Icon::IconDestination => -1,
            GtaSaSave_Icon::IconNone => 0,
            GtaSaSave_Icon::IconWhite => 1,
            GtaSaSave_Icon::IconCentre => 2,
            GtaSaSave_Icon::IconMapHere => 3,
            GtaSaSave_Icon::IconNorth => 4,
            GtaSaSave_Icon::IconAiryard => 5,
            GtaSaSave_Icon::IconAmmu => 6,
            GtaSaSave_Icon::IconBarber => 7,
            GtaSaSave_Icon::IconBigSmoke => 8,
            GtaSaSave_Icon::IconBoatyard => 9,
            GtaSaSave_Icon::IconBurgershot => 10,
            GtaSaSave_Icon::IconQuarry => 11,
            GtaSaSave_Icon::IconCatalina => 12,
            GtaSaSave_Icon::IconCesar => 13,
            GtaSaSave_Icon::IconChicken => 14,
            GtaSaSave_Icon::IconCj => 15,
            GtaSaSave_Icon::IconCrash => 16,
            GtaSaSave_Icon::IconDiner => 17,
            GtaSaSave_Icon::IconEmmet => 18,
            GtaSaSave_Icon::IconEnemyAttack => 19,
            GtaSaSave_Icon::IconFire => 20,
            GtaSaSave_Icon::IconGirlfriend => 21,
            GtaSaSave_Icon::IconHospital => 22,
            GtaSaSave_Icon::IconSyndicate => 23,
            GtaSaSave_Icon::IconMaddDogg => 24,
            GtaSaSave_Icon::IconCaligulas => 25,
            GtaSaSave_Icon::IconMcStrap => 26,
            GtaSaSave_Icon::IconModGarage => 27,
            GtaSaSave_Icon::IconOgLoc => 28,
            GtaSaSave_Icon::IconPizza => 29,
            GtaSaSave_Icon::IconPolice => 30,
            GtaSaSave_Icon::IconPropertyGreen => 31,
            GtaSaSave_Icon::IconPropertyRed => 32,
            GtaSaSave_Icon::IconRace => 33,
            GtaSaSave_Icon::IconRyder => 34,
            GtaSaSave_Icon::IconSave => 35,
            GtaSaSave_Icon::IconSchool => 36,
            GtaSaSave_Icon::IconQuestion => 37,
            GtaSaSave_Icon::IconSweet => 38,
            GtaSaSave_Icon::IconTattoo => 39,
            GtaSaSave_Icon::IconTruth => 40,
            GtaSaSave_Icon::IconWaypoint => 41,
            GtaSaSave_Icon::IconTorenoRanch => 42,
            GtaSaSave_Icon::IconTriads => 43,
            GtaSaSave_Icon::IconFourDragons => 44,
            GtaSaSave_Icon::IconClothes => 45,
            GtaSaSave_Icon::IconWoozie => 46,
            GtaSaSave_Icon::IconZero => 47,
            GtaSaSave_Icon::IconDisco => 48,
            GtaSaSave_Icon::IconDrink => 49,
            GtaSaSave_Icon::IconFood => 50,
            GtaSaSave_Icon::IconTruck => 51,
            GtaSaSave_Icon::IconCash => 52,
            GtaSaSave_Icon::IconFlag => 53,
            GtaSaSave_Icon::IconGym => 54,
            GtaSaSave_Icon::IconImpound => 55,
            GtaSaSave_Icon::IconLight => 56,
            GtaSaSave_Icon::IconRunway => 57,
            GtaSaSave_Icon::IconGangB => 58,
            GtaSaSave_Icon::IconGangP => 59,
            GtaSaSave_Icon::IconGangY => 60,
            GtaSaSave_Icon::IconGangN => 61,
            GtaSaSave_Icon::IconGangG => 62,
            GtaSaSave_Icon::IconSpray => 63,
            GtaSaSave_Icon::IconToreno => 64,
            GtaSaSave_Icon::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Icon {
    fn default() -> Self { GtaSaSave_Icon::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_IntStat {

    /**
     * People that others killed.
     */
    PeopleWastedByOthers,

    /**
     * People that the player killed.
     */
    PeopleYouveWasted,

    /**
     * Vehicles destroyed on land.
     */
    RoadVehiclesDestroyed,

    /**
     * Boats destroyed.
     */
    BoatsDestroyed,

    /**
     * Planes and helicopters destroyed.
     */
    PlanesHelicoptersDestroyed,

    /**
     * Dollars of damage to property.
     */
    CostOfPropertyDamaged,

    /**
     * Bullets fired.
     */
    BulletsFired,

    /**
     * Kilograms of explosives used.
     */
    KgsOfExplosivesUsed,

    /**
     * Bullets that hit.
     */
    BulletsThatHit,

    /**
     * Tyres shot.
     */
    TiresPoppedWithGunfire,

    /**
     * Shots at the head.
     */
    NumHeadshots,

    /**
     * Wanted stars attained.
     */
    TotalNumWantedStarsAttained,

    /**
     * Wanted stars evaded.
     */
    TotalNumWantedStarsEvaded,

    /**
     * Arrests of the player.
     */
    TimesBusted,

    /**
     * Days that have passed in the game.
     */
    DaysPassedInGame,

    /**
     * Visits to a hospital.
     */
    NumHospitalVisits,

    /**
     * Visits to a safehouse; each save adds one.
     */
    SafehouseVisits,

    /**
     * Cheats used; `has_cheated` says whether there were any.
     */
    TimesCheated,

    /**
     * Cars painted anew.
     */
    VehicleResprays,

    /**
     * Longest insane jump.
     */
    InsaneJumpDistance,

    /**
     * Highest insane jump.
     */
    InsaneJumpHeight,

    /**
     * Most flips of an insane jump.
     */
    InsaneJumpFlips,

    /**
     * Most rotation of an insane jump.
     */
    InsaneJumpRotation,

    /**
     * Best insane stunt, by its number.
     */
    BestInsaneStuntAwarded,

    /**
     * Stunt jumps found; counts `found` of the stunt jumps.
     */
    UniqueJumpsFound,

    /**
     * Stunt jumps done; counts `done` of the stunt jumps.
     */
    UniqueJumpsDone,

    /**
     * Missions tried.
     */
    MissionAttempts,

    /**
     * Missions passed.
     */
    MissionsPassed,

    /**
     * Missions of the game; 147 in the unmodified one.
     */
    TotalNumMissionsInGame,

    /**
     * Dollars made with a taxi.
     */
    CashMadeInATaxi,

    /**
     * Passengers brought to their place.
     */
    PassengersDroppedOff,

    /**
     * People saved with an ambulance.
     */
    PeopleSavedInAnAmbulance,

    /**
     * Criminals killed in vigilante missions.
     */
    CriminalsKilledOnVigilanteMission,

    /**
     * Fires put out.
     */
    TotalFiresExtinguished,

    /**
     * Packages delivered.
     */
    PackagesDelivered,

    /**
     * Assassinations.
     */
    Assassinations,

    /**
     * Points of the last dance.
     */
    LastDanceScore,

    /**
     * Highest level of a vigilante mission.
     */
    MaxVigilanteMissionLevel,

    /**
     * Highest level of a paramedic mission.
     */
    MaxParamedicMissionLevel,

    /**
     * Highest level of a firefighter mission.
     */
    MaxFirefighterMissionLevel,

    /**
     * Skill in driving.
     */
    DrivingSkill,

    /**
     * Truck missions passed.
     */
    NumTruckMissionsPassed,

    /**
     * Dollars made with trucks.
     */
    MoneyMadeInTruck,

    /**
     * Recruited gang members killed.
     */
    RecruitedGangMembersKilled,

    /**
     * Armour; 0 in all measured files.
     */
    Armor,

    /**
     * Energy.
     */
    Energy,

    /**
     * Photographs taken.
     */
    PhotographsTaken,

    /**
     * Rampages tried; 0 in all measured files.
     */
    RampagesAttempted,

    /**
     * Rampages passed; 0 in all measured files.
     */
    RampagesPassed,

    /**
     * Time in the air.
     */
    FlightTime,

    /**
     * Times that the player drowned.
     */
    TimesDrowned,

    /**
     * Girls pimped.
     */
    NumGirlsPimped,

    /**
     * Best position in the 8-Track.
     */
    Bestpos8Track,

    /**
     * Time on the jetpack.
     */
    TimeOnJetpack,

    /**
     * Levels passed at the shooting range.
     */
    ShootingRangeLevelsPassed,

    /**
     * Most cars parked for the valet.
     */
    MostCarsParkedOnValetParking,

    /**
     * Kills since the last checkpoint; a save adds them to the next statistic,
     * so that 0 is stored.
     */
    KillsSinceLastCheckpoint,

    /**
     * Legitimate kills.
     */
    TotalLegitimateKills,

    /**
     * Kills in the Bloodring.
     */
    NumBloodringKills,

    /**
     * Time in the Bloodring.
     */
    TotalTimeInBloodring,

    /**
     * A flag named "no more hurricanes"; 0 in all measured files.
     */
    NoMoreHurricanesFlag,

    /**
     * Cities that are open; decides which hospitals and police stations are
     * used.
     */
    CityUnlocked,

    /**
     * Police bribes collected.
     */
    NumPoliceBribes,

    /**
     * Cars stolen; 0 in all measured files.
     */
    NumCarsStolen,

    /**
     * Present girlfriends.
     */
    CurrentNumGirlfriends,

    /**
     * Dates that went wrong.
     */
    NumDisastrousDates,

    /**
     * Girls dated.
     */
    NumGirlsDated,

    /**
     * Times scored with a girl.
     */
    NumTimesScoredWithAGirl,

    /**
     * Dates that went well.
     */
    NumSuccessfulDates,

    /**
     * Girls left.
     */
    NumGirlsDumped,

    /**
     * Prostitutes visited.
     */
    NumProstitutesVisited,

    /**
     * Houses burgled.
     */
    NumHousesBurgled,

    /**
     * Safes cracked; 0 in all measured files.
     */
    NumSafesCracked,

    /**
     * Rank as a burglar; 0 in all measured files.
     */
    BurglarStatus,

    /**
     * Stolen things sold.
     */
    NumStolenItemsSold,

    /**
     * Eight balls potted at pool; 0 in all measured files.
     */
    NumEightBallsInPool,

    /**
     * Games of pool won; 0 in all measured files.
     */
    TotalNumWinsPlayingPool,

    /**
     * Games of pool lost; 0 in all measured files.
     */
    TotalNumLossesPlayingPool,

    /**
     * Visits to the gym.
     */
    TimesVisitedTheGym,

    /**
     * Type of body; 0 in all measured files.
     */
    BodyType,

    /**
     * Meals eaten.
     */
    NumMealsEaten,

    /**
     * Dollars made in the quarry; 0 in all measured files.
     */
    MoneyMadeInQuarry,

    /**
     * Time taken for the quarry.
     */
    TimeTakenToCompleteQuarry,

    /**
     * Pieces of furniture bought; 0 in all measured files.
     */
    NumFurniturePurchased,

    /**
     * Favourite game of the console; 0 in all measured files.
     */
    FavoriteConsoleGame,

    /**
     * Most civilians killed in a rampage; 0 in all measured files.
     */
    MaxCivilianPedsKilledRampage,

    /**
     * Most policemen killed in a rampage; 0 in all measured files.
     */
    MaxPolicePedsKilledRampage,

    /**
     * Most civilian vehicles destroyed in a rampage; 0 in all measured files.
     */
    MaxCivilianVehiclesDestroyedRampage,

    /**
     * Most police vehicles destroyed in a rampage; 0 in all measured files.
     */
    MaxPoliceVehiclesDestroyedRampage,

    /**
     * Most tanks destroyed in a rampage; 0 in all measured files.
     */
    MaxNumTanksDestroyedRampage,

    /**
     * Level in pimping.
     */
    PimpingLevel,

    /**
     * Best score of Kickstart.
     */
    KickstartBestScore,

    /**
     * Best lap of the 8-Track.
     */
    BestLapTimeIn8Track,

    /**
     * Vehicles exported.
     */
    NumVehiclesExported,

    /**
     * Vehicles imported.
     */
    NumVehiclesImported,

    /**
     * Best score in basketball.
     */
    MaxBasketballScore,

    /**
     * Fires started.
     */
    FiresStarted,

    /**
     * Drugs sold; 0 in all measured files.
     */
    AmountOfDrugsSold,

    /**
     * Drugs bought; 0 in all measured files.
     */
    AmountOfDrugsBought,

    /**
     * Best lap of the dirt track.
     */
    BestLapTimeInDirtTrack,

    /**
     * Best time on the dirt track.
     */
    BesttimeDirtTrack,

    /**
     * Best position on the dirt track.
     */
    BestposDirtTrack,

    /**
     * Best time of the NRG-500 challenge.
     */
    Nrg500BestTime,

    /**
     * Skill in flying.
     */
    FlyingSkill,

    /**
     * Respect from missions.
     */
    RespectMission,

    /**
     * Capacity of the lungs.
     */
    LungCapacity,

    /**
     * How gory the game is rated; 0 in all measured files.
     */
    GameGoreRating,

    /**
     * How sexual the game is rated; 0 in all measured files.
     */
    GameSexRating,

    /**
     * Total of the respect from missions.
     */
    RespectMissionTotal,

    /**
     * Skill on motorbikes.
     */
    BikeSkill,

    /**
     * Skill on bicycles.
     */
    CyclingSkill,

    /**
     * Snapshots taken; with those left they make `total_snapshots`.
     */
    SnapshotsTaken,

    /**
     * Snapshots there are; 50 in the unmodified game.
     */
    TotalSnapshots,

    /**
     * Luck.
     */
    Luck,

    /**
     * Territories taken.
     */
    TerritoriesTakenOver,

    /**
     * Territories lost.
     */
    TerritoriesLost,

    /**
     * Territories held; counts the zones in which the Grove is the strongest.
     */
    TerritoriesHeld,

    /**
     * Most territories held.
     */
    MaxNumTerritoriesHeld,

    /**
     * Gang members recruited.
     */
    GangMembersRecruited,

    /**
     * Members of enemy gangs killed.
     */
    EnemyGangMembersKilled,

    /**
     * Members of friendly gangs killed.
     */
    FriendlyGangMembersKilled,

    /**
     * Horseshoes collected; with those left they make `total_horseshoes`.
     */
    HorseshoesCollected,

    /**
     * Horseshoes there are; 50 in the unmodified game.
     */
    TotalHorseshoes,

    /**
     * Oysters collected; with those left they make `total_oysters`.
     */
    OystersCollected,

    /**
     * Oysters there are; 50 in the unmodified game.
     */
    TotalOysters,

    /**
     * Calories; 0 in all measured files.
     */
    Calories,

    /**
     * Best time of a rampage for two; 0 in all measured files.
     */
    N2pRampageBestTime,

    /**
     * Best time of a rampage for two in cars; 0 in all measured files.
     */
    N2pCarRampageBestTime,

    /**
     * Best time of a rampage for two on foot; 0 in all measured files.
     */
    N2pOnFootRampageBestTime,

    /**
     * Best time of a rampage for two in helicopters; 0 in all measured files.
     */
    N2pChopperRampageBestTime,

    /**
     * Best time of a rampage for two on bikes; 0 in all measured files.
     */
    N2pBikeRampageBestTime,

    /**
     * Best time of keeping a ball up; 0 in all measured files.
     */
    KeepieUppyBestTime,

    /**
     * Progress with Denise.
     */
    ProgressWithDenise,

    /**
     * Progress with Michelle.
     */
    ProgressWithMichelle,

    /**
     * Progress with Helena.
     */
    ProgressWithHelena,

    /**
     * Progress with Barbara.
     */
    ProgressWithBarbara,

    /**
     * Progress with Katie.
     */
    ProgressWithKatie,

    /**
     * Progress with Millie.
     */
    ProgressWithMillie,

    /**
     * Best position in the race Lowrider Race.
     */
    BestPositionLowriderRace,

    /**
     * Best time in the race Lowrider Race.
     */
    BestTimeLowriderRace,

    /**
     * Best position in the race Little Loop.
     */
    BestPositionLittleLoop,

    /**
     * Best time in the race Little Loop.
     */
    BestTimeLittleLoop,

    /**
     * Best position in the race Backroad Wanderer.
     */
    BestPositionBackroadWanderer,

    /**
     * Best time in the race Backroad Wanderer.
     */
    BestTimeBackroadWanderer,

    /**
     * Best position in the race City Circuit.
     */
    BestPositionCityCircuit,

    /**
     * Best time in the race City Circuit.
     */
    BestTimeCityCircuit,

    /**
     * Best position in the race Vinewood.
     */
    BestPositionVinewood,

    /**
     * Best time in the race Vinewood.
     */
    BestTimeVinewood,

    /**
     * Best position in the race Freeway.
     */
    BestPositionFreeway,

    /**
     * Best time in the race Freeway.
     */
    BestTimeFreeway,

    /**
     * Best position in the race Into the Country.
     */
    BestPositionIntoTheCountry,

    /**
     * Best time in the race Into the Country.
     */
    BestTimeIntoTheCountry,

    /**
     * Best position in the race Badlands A.
     */
    BestPositionBadlandsA,

    /**
     * Best time in the race Badlands A.
     */
    BestTimeBadlandsA,

    /**
     * Best position in the race Badlands B.
     */
    BestPositionBadlandsB,

    /**
     * Best time in the race Badlands B.
     */
    BestTimeBadlandsB,

    /**
     * Best position in the race Dirtbike Danger.
     */
    BestPositionDirtbikeDanger,

    /**
     * Best time in the race Dirtbike Danger.
     */
    BestTimeDirtbikeDanger,

    /**
     * Best position in the race Bandito County.
     */
    BestPositionBanditoCounty,

    /**
     * Best time in the race Bandito County.
     */
    BestTimeBanditoCounty,

    /**
     * Best position in the race Go-Go Karting.
     */
    BestPositionGoGoKart,

    /**
     * Best time in the race Go-Go Karting.
     */
    BestTimeGoGoKart,

    /**
     * Best position in the race San Fierro Fastlane.
     */
    BestPositionSanFierroFastlane,

    /**
     * Best time in the race San Fierro Fastlane.
     */
    BestTimeSanFierroFastlane,

    /**
     * Best position in the race San Fierro Hills.
     */
    BestPositionSanFierroHills,

    /**
     * Best time in the race San Fierro Hills.
     */
    BestTimeSanFierroHills,

    /**
     * Best position in the race Country Endurance.
     */
    BestPositionCountryEndurance,

    /**
     * Best time in the race Country Endurance.
     */
    BestTimeCountryEndurance,

    /**
     * Best position in the race San Fierro to Las Venturas.
     */
    BestPositionSfToLv,

    /**
     * Best time in the race San Fierro to Las Venturas.
     */
    BestTimeSfToLv,

    /**
     * Best position in the race Dam Rider.
     */
    BestPositionDamRider,

    /**
     * Best time in the race Dam Rider.
     */
    BestTimeDamRider,

    /**
     * Best position in the race Desert Tricks.
     */
    BestPositionDesertTricks,

    /**
     * Best time in the race Desert Tricks.
     */
    BestTimeDesertTricks,

    /**
     * Best position in the race Las Venturas Ringroad.
     */
    BestPositionLvRingroad,

    /**
     * Best time in the race Las Venturas Ringroad.
     */
    BestTimeLvRingroad,

    /**
     * Best time of World War Aces.
     */
    BesttimeWorldWarAces,

    /**
     * Best time of Barnstorming.
     */
    BesttimeBarnstorming,

    /**
     * Best time of Military Service.
     */
    BesttimeMilitaryService,

    /**
     * Best time of Chopper Checkpoint.
     */
    BesttimeChopperCheckpoint,

    /**
     * Best time of Whirly Bird Waypoint.
     */
    BesttimeWhirlyBirdWaypoint,

    /**
     * Best time of Heli Hell.
     */
    BesttimeHeliHell,

    /**
     * 0 or 1, a flag of a mission: Drive-Thru. The news of the radio read it.
     */
    DriveThruPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    ManagementIssuesPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    N555WeTipPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    YayKaBoomBoomPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    FishInABarrelPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    BreakingTheBankAtCaligulasPassed,

    /**
     * 0 or 1, a flag of a mission: Vertical Bird. The news of the radio read
     * it.
     */
    Mansion2Passed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    RiotMode,

    /**
     * 0 or 1, a flag of a mission: Robbing Uncle Sam. The news of the radio
     * read it.
     */
    RobbingUncleSamPassed,

    /**
     * 0 or 1, a flag of a mission: Mike Toreno. The news of the radio read it.
     */
    MikeTorenoPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    ArchitecturalEspionagePassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    JizzyPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    ReunitingTheFamiliesPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    SmallTownBankPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    PhotoOpportunityPassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    DonPeyotePassed,

    /**
     * 0 or 1, a flag of a mission: Local Liquor Store. The news of the radio
     * read it.
     */
    LocalLiquorStorePassed,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    BadlandsPassed,

    /**
     * 0 or 1, a flag of a mission: Monster. The news of the radio read it.
     */
    PlayingTime,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    HiddenPackagesFound,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    TagsSprayed,

    /**
     * 0 or 1, a flag of a mission: The Green Sabre. The news of the radio read
     * it.
     */
    LeastFavoriteGang,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    GangMembersWasted,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    CriminalsWasted,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    MostFavoriteRadioStation,

    /**
     * 0 or 1, a flag of a mission: the third casino mission. The news of the
     * radio read it.
     */
    LeastFavoriteRadioStation,

    /**
     * 0 or 1, a flag of a mission: the sixth casino mission. The news of the
     * radio read it.
     */
    CurrentWeaponSkill,

    /**
     * 0 or 1, a flag of a mission: the tenth casino mission. The news of the
     * radio read it.
     */
    WeaponSkillLevels,

    /**
     * 0 or 1, a flag of a mission: Interdiction. The news of the radio read
     * it.
     */
    PilotRanking,

    /**
     * 0 or 1, a flag of a mission: Learning to Fly. The news of the radio read
     * it.
     */
    StrongestGang,

    /**
     * 0 or 1, a flag of a mission: Black Project. The news of the radio read
     * it.
     */
    SecondStrongestGang,

    /**
     * 0 or 1, a flag of a mission: Green Goo. The news of the radio read it.
     */
    ThirdStrongestGang,

    /**
     * 0 or 1, a flag of a mission, whatever the name suggests.
     */
    MoneyLostGambling,

    /**
     * 0 or 1, a flag of a mission: Riot. The news of the radio read it.
     */
    RiotPassed,

    /**
     * 0 or 1, a flag of a mission: 555 We Tip. The news of the radio read it.
     */
    GangStrength,

    /**
     * 0 or 1, a flag of a mission: House Party. The news of the radio read it.
     */
    TerritoryUnderControl,

    /**
     * 0 or 1, a flag of a mission: Are You Going to San Fierro?. The news of
     * the radio read it.
     */
    AreYouGoingToSanFierroPassed,

    /**
     * 0 or 1, a flag of a mission: High Noon. The news of the radio read it.
     */
    HighNoonPassed,

    /**
     * 0 or 1, a flag of a mission: Badlands, set when it begins. The news of
     * the radio read it.
     */
    TheGreenSabrePassed,

    /**
     * 0 or 1, a flag of a mission: the second mission of Catalina, set when it
     * begins. The news of the radio read it.
     */
    CatalinaMeeting,

    /**
     * 0 or 1, a flag of a mission: the first mission of C.R.A.S.H., set when
     * it begins. The news of the radio read it.
     */
    WuZiMeeting,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_IntStat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_IntStat> {
        match flag {
            120 => Ok(GtaSaSave_IntStat::PeopleWastedByOthers),
            121 => Ok(GtaSaSave_IntStat::PeopleYouveWasted),
            122 => Ok(GtaSaSave_IntStat::RoadVehiclesDestroyed),
            123 => Ok(GtaSaSave_IntStat::BoatsDestroyed),
            124 => Ok(GtaSaSave_IntStat::PlanesHelicoptersDestroyed),
            125 => Ok(GtaSaSave_IntStat::CostOfPropertyDamaged),
            126 => Ok(GtaSaSave_IntStat::BulletsFired),
            127 => Ok(GtaSaSave_IntStat::KgsOfExplosivesUsed),
            128 => Ok(GtaSaSave_IntStat::BulletsThatHit),
            129 => Ok(GtaSaSave_IntStat::TiresPoppedWithGunfire),
            130 => Ok(GtaSaSave_IntStat::NumHeadshots),
            131 => Ok(GtaSaSave_IntStat::TotalNumWantedStarsAttained),
            132 => Ok(GtaSaSave_IntStat::TotalNumWantedStarsEvaded),
            133 => Ok(GtaSaSave_IntStat::TimesBusted),
            134 => Ok(GtaSaSave_IntStat::DaysPassedInGame),
            135 => Ok(GtaSaSave_IntStat::NumHospitalVisits),
            136 => Ok(GtaSaSave_IntStat::SafehouseVisits),
            137 => Ok(GtaSaSave_IntStat::TimesCheated),
            138 => Ok(GtaSaSave_IntStat::VehicleResprays),
            139 => Ok(GtaSaSave_IntStat::InsaneJumpDistance),
            140 => Ok(GtaSaSave_IntStat::InsaneJumpHeight),
            141 => Ok(GtaSaSave_IntStat::InsaneJumpFlips),
            142 => Ok(GtaSaSave_IntStat::InsaneJumpRotation),
            143 => Ok(GtaSaSave_IntStat::BestInsaneStuntAwarded),
            144 => Ok(GtaSaSave_IntStat::UniqueJumpsFound),
            145 => Ok(GtaSaSave_IntStat::UniqueJumpsDone),
            146 => Ok(GtaSaSave_IntStat::MissionAttempts),
            147 => Ok(GtaSaSave_IntStat::MissionsPassed),
            148 => Ok(GtaSaSave_IntStat::TotalNumMissionsInGame),
            149 => Ok(GtaSaSave_IntStat::CashMadeInATaxi),
            150 => Ok(GtaSaSave_IntStat::PassengersDroppedOff),
            151 => Ok(GtaSaSave_IntStat::PeopleSavedInAnAmbulance),
            152 => Ok(GtaSaSave_IntStat::CriminalsKilledOnVigilanteMission),
            153 => Ok(GtaSaSave_IntStat::TotalFiresExtinguished),
            154 => Ok(GtaSaSave_IntStat::PackagesDelivered),
            155 => Ok(GtaSaSave_IntStat::Assassinations),
            156 => Ok(GtaSaSave_IntStat::LastDanceScore),
            157 => Ok(GtaSaSave_IntStat::MaxVigilanteMissionLevel),
            158 => Ok(GtaSaSave_IntStat::MaxParamedicMissionLevel),
            159 => Ok(GtaSaSave_IntStat::MaxFirefighterMissionLevel),
            160 => Ok(GtaSaSave_IntStat::DrivingSkill),
            161 => Ok(GtaSaSave_IntStat::NumTruckMissionsPassed),
            162 => Ok(GtaSaSave_IntStat::MoneyMadeInTruck),
            163 => Ok(GtaSaSave_IntStat::RecruitedGangMembersKilled),
            164 => Ok(GtaSaSave_IntStat::Armor),
            165 => Ok(GtaSaSave_IntStat::Energy),
            166 => Ok(GtaSaSave_IntStat::PhotographsTaken),
            167 => Ok(GtaSaSave_IntStat::RampagesAttempted),
            168 => Ok(GtaSaSave_IntStat::RampagesPassed),
            169 => Ok(GtaSaSave_IntStat::FlightTime),
            170 => Ok(GtaSaSave_IntStat::TimesDrowned),
            171 => Ok(GtaSaSave_IntStat::NumGirlsPimped),
            172 => Ok(GtaSaSave_IntStat::Bestpos8Track),
            173 => Ok(GtaSaSave_IntStat::TimeOnJetpack),
            174 => Ok(GtaSaSave_IntStat::ShootingRangeLevelsPassed),
            175 => Ok(GtaSaSave_IntStat::MostCarsParkedOnValetParking),
            176 => Ok(GtaSaSave_IntStat::KillsSinceLastCheckpoint),
            177 => Ok(GtaSaSave_IntStat::TotalLegitimateKills),
            178 => Ok(GtaSaSave_IntStat::NumBloodringKills),
            179 => Ok(GtaSaSave_IntStat::TotalTimeInBloodring),
            180 => Ok(GtaSaSave_IntStat::NoMoreHurricanesFlag),
            181 => Ok(GtaSaSave_IntStat::CityUnlocked),
            182 => Ok(GtaSaSave_IntStat::NumPoliceBribes),
            183 => Ok(GtaSaSave_IntStat::NumCarsStolen),
            184 => Ok(GtaSaSave_IntStat::CurrentNumGirlfriends),
            185 => Ok(GtaSaSave_IntStat::NumDisastrousDates),
            186 => Ok(GtaSaSave_IntStat::NumGirlsDated),
            187 => Ok(GtaSaSave_IntStat::NumTimesScoredWithAGirl),
            188 => Ok(GtaSaSave_IntStat::NumSuccessfulDates),
            189 => Ok(GtaSaSave_IntStat::NumGirlsDumped),
            190 => Ok(GtaSaSave_IntStat::NumProstitutesVisited),
            191 => Ok(GtaSaSave_IntStat::NumHousesBurgled),
            192 => Ok(GtaSaSave_IntStat::NumSafesCracked),
            193 => Ok(GtaSaSave_IntStat::BurglarStatus),
            194 => Ok(GtaSaSave_IntStat::NumStolenItemsSold),
            195 => Ok(GtaSaSave_IntStat::NumEightBallsInPool),
            196 => Ok(GtaSaSave_IntStat::TotalNumWinsPlayingPool),
            197 => Ok(GtaSaSave_IntStat::TotalNumLossesPlayingPool),
            198 => Ok(GtaSaSave_IntStat::TimesVisitedTheGym),
            199 => Ok(GtaSaSave_IntStat::BodyType),
            200 => Ok(GtaSaSave_IntStat::NumMealsEaten),
            201 => Ok(GtaSaSave_IntStat::MoneyMadeInQuarry),
            202 => Ok(GtaSaSave_IntStat::TimeTakenToCompleteQuarry),
            203 => Ok(GtaSaSave_IntStat::NumFurniturePurchased),
            204 => Ok(GtaSaSave_IntStat::FavoriteConsoleGame),
            205 => Ok(GtaSaSave_IntStat::MaxCivilianPedsKilledRampage),
            206 => Ok(GtaSaSave_IntStat::MaxPolicePedsKilledRampage),
            207 => Ok(GtaSaSave_IntStat::MaxCivilianVehiclesDestroyedRampage),
            208 => Ok(GtaSaSave_IntStat::MaxPoliceVehiclesDestroyedRampage),
            209 => Ok(GtaSaSave_IntStat::MaxNumTanksDestroyedRampage),
            210 => Ok(GtaSaSave_IntStat::PimpingLevel),
            211 => Ok(GtaSaSave_IntStat::KickstartBestScore),
            212 => Ok(GtaSaSave_IntStat::BestLapTimeIn8Track),
            213 => Ok(GtaSaSave_IntStat::NumVehiclesExported),
            214 => Ok(GtaSaSave_IntStat::NumVehiclesImported),
            215 => Ok(GtaSaSave_IntStat::MaxBasketballScore),
            216 => Ok(GtaSaSave_IntStat::FiresStarted),
            217 => Ok(GtaSaSave_IntStat::AmountOfDrugsSold),
            218 => Ok(GtaSaSave_IntStat::AmountOfDrugsBought),
            219 => Ok(GtaSaSave_IntStat::BestLapTimeInDirtTrack),
            220 => Ok(GtaSaSave_IntStat::BesttimeDirtTrack),
            221 => Ok(GtaSaSave_IntStat::BestposDirtTrack),
            222 => Ok(GtaSaSave_IntStat::Nrg500BestTime),
            223 => Ok(GtaSaSave_IntStat::FlyingSkill),
            224 => Ok(GtaSaSave_IntStat::RespectMission),
            225 => Ok(GtaSaSave_IntStat::LungCapacity),
            226 => Ok(GtaSaSave_IntStat::GameGoreRating),
            227 => Ok(GtaSaSave_IntStat::GameSexRating),
            228 => Ok(GtaSaSave_IntStat::RespectMissionTotal),
            229 => Ok(GtaSaSave_IntStat::BikeSkill),
            230 => Ok(GtaSaSave_IntStat::CyclingSkill),
            231 => Ok(GtaSaSave_IntStat::SnapshotsTaken),
            232 => Ok(GtaSaSave_IntStat::TotalSnapshots),
            233 => Ok(GtaSaSave_IntStat::Luck),
            234 => Ok(GtaSaSave_IntStat::TerritoriesTakenOver),
            235 => Ok(GtaSaSave_IntStat::TerritoriesLost),
            236 => Ok(GtaSaSave_IntStat::TerritoriesHeld),
            237 => Ok(GtaSaSave_IntStat::MaxNumTerritoriesHeld),
            238 => Ok(GtaSaSave_IntStat::GangMembersRecruited),
            239 => Ok(GtaSaSave_IntStat::EnemyGangMembersKilled),
            240 => Ok(GtaSaSave_IntStat::FriendlyGangMembersKilled),
            241 => Ok(GtaSaSave_IntStat::HorseshoesCollected),
            242 => Ok(GtaSaSave_IntStat::TotalHorseshoes),
            243 => Ok(GtaSaSave_IntStat::OystersCollected),
            244 => Ok(GtaSaSave_IntStat::TotalOysters),
            245 => Ok(GtaSaSave_IntStat::Calories),
            246 => Ok(GtaSaSave_IntStat::N2pRampageBestTime),
            247 => Ok(GtaSaSave_IntStat::N2pCarRampageBestTime),
            248 => Ok(GtaSaSave_IntStat::N2pOnFootRampageBestTime),
            249 => Ok(GtaSaSave_IntStat::N2pChopperRampageBestTime),
            250 => Ok(GtaSaSave_IntStat::N2pBikeRampageBestTime),
            251 => Ok(GtaSaSave_IntStat::KeepieUppyBestTime),
            252 => Ok(GtaSaSave_IntStat::ProgressWithDenise),
            253 => Ok(GtaSaSave_IntStat::ProgressWithMichelle),
            254 => Ok(GtaSaSave_IntStat::ProgressWithHelena),
            255 => Ok(GtaSaSave_IntStat::ProgressWithBarbara),
            256 => Ok(GtaSaSave_IntStat::ProgressWithKatie),
            257 => Ok(GtaSaSave_IntStat::ProgressWithMillie),
            258 => Ok(GtaSaSave_IntStat::BestPositionLowriderRace),
            259 => Ok(GtaSaSave_IntStat::BestTimeLowriderRace),
            260 => Ok(GtaSaSave_IntStat::BestPositionLittleLoop),
            261 => Ok(GtaSaSave_IntStat::BestTimeLittleLoop),
            262 => Ok(GtaSaSave_IntStat::BestPositionBackroadWanderer),
            263 => Ok(GtaSaSave_IntStat::BestTimeBackroadWanderer),
            264 => Ok(GtaSaSave_IntStat::BestPositionCityCircuit),
            265 => Ok(GtaSaSave_IntStat::BestTimeCityCircuit),
            266 => Ok(GtaSaSave_IntStat::BestPositionVinewood),
            267 => Ok(GtaSaSave_IntStat::BestTimeVinewood),
            268 => Ok(GtaSaSave_IntStat::BestPositionFreeway),
            269 => Ok(GtaSaSave_IntStat::BestTimeFreeway),
            270 => Ok(GtaSaSave_IntStat::BestPositionIntoTheCountry),
            271 => Ok(GtaSaSave_IntStat::BestTimeIntoTheCountry),
            272 => Ok(GtaSaSave_IntStat::BestPositionBadlandsA),
            273 => Ok(GtaSaSave_IntStat::BestTimeBadlandsA),
            274 => Ok(GtaSaSave_IntStat::BestPositionBadlandsB),
            275 => Ok(GtaSaSave_IntStat::BestTimeBadlandsB),
            276 => Ok(GtaSaSave_IntStat::BestPositionDirtbikeDanger),
            277 => Ok(GtaSaSave_IntStat::BestTimeDirtbikeDanger),
            278 => Ok(GtaSaSave_IntStat::BestPositionBanditoCounty),
            279 => Ok(GtaSaSave_IntStat::BestTimeBanditoCounty),
            280 => Ok(GtaSaSave_IntStat::BestPositionGoGoKart),
            281 => Ok(GtaSaSave_IntStat::BestTimeGoGoKart),
            282 => Ok(GtaSaSave_IntStat::BestPositionSanFierroFastlane),
            283 => Ok(GtaSaSave_IntStat::BestTimeSanFierroFastlane),
            284 => Ok(GtaSaSave_IntStat::BestPositionSanFierroHills),
            285 => Ok(GtaSaSave_IntStat::BestTimeSanFierroHills),
            286 => Ok(GtaSaSave_IntStat::BestPositionCountryEndurance),
            287 => Ok(GtaSaSave_IntStat::BestTimeCountryEndurance),
            288 => Ok(GtaSaSave_IntStat::BestPositionSfToLv),
            289 => Ok(GtaSaSave_IntStat::BestTimeSfToLv),
            290 => Ok(GtaSaSave_IntStat::BestPositionDamRider),
            291 => Ok(GtaSaSave_IntStat::BestTimeDamRider),
            292 => Ok(GtaSaSave_IntStat::BestPositionDesertTricks),
            293 => Ok(GtaSaSave_IntStat::BestTimeDesertTricks),
            294 => Ok(GtaSaSave_IntStat::BestPositionLvRingroad),
            295 => Ok(GtaSaSave_IntStat::BestTimeLvRingroad),
            296 => Ok(GtaSaSave_IntStat::BesttimeWorldWarAces),
            297 => Ok(GtaSaSave_IntStat::BesttimeBarnstorming),
            298 => Ok(GtaSaSave_IntStat::BesttimeMilitaryService),
            299 => Ok(GtaSaSave_IntStat::BesttimeChopperCheckpoint),
            300 => Ok(GtaSaSave_IntStat::BesttimeWhirlyBirdWaypoint),
            301 => Ok(GtaSaSave_IntStat::BesttimeHeliHell),
            302 => Ok(GtaSaSave_IntStat::DriveThruPassed),
            303 => Ok(GtaSaSave_IntStat::ManagementIssuesPassed),
            304 => Ok(GtaSaSave_IntStat::N555WeTipPassed),
            305 => Ok(GtaSaSave_IntStat::YayKaBoomBoomPassed),
            306 => Ok(GtaSaSave_IntStat::FishInABarrelPassed),
            307 => Ok(GtaSaSave_IntStat::BreakingTheBankAtCaligulasPassed),
            308 => Ok(GtaSaSave_IntStat::Mansion2Passed),
            309 => Ok(GtaSaSave_IntStat::RiotMode),
            310 => Ok(GtaSaSave_IntStat::RobbingUncleSamPassed),
            311 => Ok(GtaSaSave_IntStat::MikeTorenoPassed),
            312 => Ok(GtaSaSave_IntStat::ArchitecturalEspionagePassed),
            313 => Ok(GtaSaSave_IntStat::JizzyPassed),
            314 => Ok(GtaSaSave_IntStat::ReunitingTheFamiliesPassed),
            315 => Ok(GtaSaSave_IntStat::SmallTownBankPassed),
            316 => Ok(GtaSaSave_IntStat::PhotoOpportunityPassed),
            317 => Ok(GtaSaSave_IntStat::DonPeyotePassed),
            318 => Ok(GtaSaSave_IntStat::LocalLiquorStorePassed),
            319 => Ok(GtaSaSave_IntStat::BadlandsPassed),
            320 => Ok(GtaSaSave_IntStat::PlayingTime),
            321 => Ok(GtaSaSave_IntStat::HiddenPackagesFound),
            322 => Ok(GtaSaSave_IntStat::TagsSprayed),
            323 => Ok(GtaSaSave_IntStat::LeastFavoriteGang),
            324 => Ok(GtaSaSave_IntStat::GangMembersWasted),
            325 => Ok(GtaSaSave_IntStat::CriminalsWasted),
            326 => Ok(GtaSaSave_IntStat::MostFavoriteRadioStation),
            327 => Ok(GtaSaSave_IntStat::LeastFavoriteRadioStation),
            328 => Ok(GtaSaSave_IntStat::CurrentWeaponSkill),
            329 => Ok(GtaSaSave_IntStat::WeaponSkillLevels),
            330 => Ok(GtaSaSave_IntStat::PilotRanking),
            331 => Ok(GtaSaSave_IntStat::StrongestGang),
            332 => Ok(GtaSaSave_IntStat::SecondStrongestGang),
            333 => Ok(GtaSaSave_IntStat::ThirdStrongestGang),
            334 => Ok(GtaSaSave_IntStat::MoneyLostGambling),
            335 => Ok(GtaSaSave_IntStat::RiotPassed),
            336 => Ok(GtaSaSave_IntStat::GangStrength),
            337 => Ok(GtaSaSave_IntStat::TerritoryUnderControl),
            338 => Ok(GtaSaSave_IntStat::AreYouGoingToSanFierroPassed),
            339 => Ok(GtaSaSave_IntStat::HighNoonPassed),
            340 => Ok(GtaSaSave_IntStat::TheGreenSabrePassed),
            341 => Ok(GtaSaSave_IntStat::CatalinaMeeting),
            342 => Ok(GtaSaSave_IntStat::WuZiMeeting),
            _ => Ok(GtaSaSave_IntStat::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_IntStat> for i64 {
    fn from(v: &GtaSaSave_IntStat) -> Self {
        match *v {
            GtaSaSave_IntStat::PeopleWastedByOthers => 120,
            GtaSaSave_IntStat::PeopleYouveWasted => 121,
            GtaSaSave_IntStat::RoadVehiclesDestroyed => 122,
            GtaSaSave_IntStat::BoatsDestroyed => 123,
            GtaSaSave_IntStat::PlanesHelicoptersDestroyed => 124,
            GtaSaSave_IntStat::CostOfPropertyDamaged => 125,
            GtaSaSave_IntStat::BulletsFired => 126,
            GtaSaSave_IntStat::KgsOfExplosivesUsed => 127,
            GtaSaSave_IntStat::BulletsThatHit => 128,
            GtaSaSave_IntStat::TiresPoppedWithGunfire => 129,
            GtaSaSave_IntStat::NumHeadshots => 130,
            GtaSaSave_IntStat::TotalNumWantedStarsAttained => 131,
            GtaSaSave_IntStat::TotalNumWantedStarsEvaded => 132,
            GtaSaSave_IntStat::TimesBusted => 133,
            GtaSaSave_IntStat::DaysPassedInGame => 134,
            GtaSaSave_IntStat::NumHospitalVisits => 135,
            GtaSaSave_IntStat::SafehouseVisits => 136,
            GtaSaSave_IntStat::TimesCheated => 137,
            GtaSaSave_IntStat::VehicleResprays => 138,
            GtaSaSave_IntStat::InsaneJumpDistance => 139,
            GtaSaSave_IntStat::InsaneJumpHeight => 140,
            GtaSaSave_IntStat::InsaneJumpFlips => 141,
            GtaSaSave_IntStat::InsaneJumpRotation => 142,
            GtaSaSave_IntStat::BestInsaneStuntAwarded => 143,
            GtaSaSave_IntStat::UniqueJumpsFound => 144,
            GtaSaSave_IntStat::UniqueJumpsDone => 145,
            GtaSaSave_IntStat::MissionAttempts => 146,
            GtaSaSave_IntStat::MissionsPassed => 147,
            GtaSaSave_IntStat::TotalNumMissionsInGame => 148,
            GtaSaSave_IntStat::CashMadeInATaxi => 149,
            GtaSaSave_IntStat::PassengersDroppedOff => 150,
            GtaSaSave_IntStat::PeopleSavedInAnAmbulance => 151,
            GtaSaSave_IntStat::CriminalsKilledOnVigilanteMission => 152,
            GtaSaSave_IntStat::TotalFiresExtinguished => 153,
            GtaSaSave_IntStat::PackagesDelivered => 154,
            GtaSaSave_IntStat::Assassinations => 155,
            GtaSaSave_IntStat::LastDanceScore => 156,
            GtaSaSave_IntStat::MaxVigilanteMissionLevel => 157,
            GtaSaSave_IntStat::MaxParamedicMissionLevel => 158,
            GtaSaSave_IntStat::MaxFirefighterMissionLevel => 159,
            GtaSaSave_IntStat::DrivingSkill => 160,
            GtaSaSave_IntStat::NumTruckMissionsPassed => 161,
            GtaSaSave_IntStat::MoneyMadeInTruck => 162,
            GtaSaSave_IntStat::RecruitedGangMembersKilled => 163,
            GtaSaSave_IntStat::Armor => 164,
            GtaSaSave_IntStat::Energy => 165,
            GtaSaSave_IntStat::PhotographsTaken => 166,
            GtaSaSave_IntStat::RampagesAttempted => 167,
            GtaSaSave_IntStat::RampagesPassed => 168,
            GtaSaSave_IntStat::FlightTime => 169,
            GtaSaSave_IntStat::TimesDrowned => 170,
            GtaSaSave_IntStat::NumGirlsPimped => 171,
            GtaSaSave_IntStat::Bestpos8Track => 172,
            GtaSaSave_IntStat::TimeOnJetpack => 173,
            GtaSaSave_IntStat::ShootingRangeLevelsPassed => 174,
            GtaSaSave_IntStat::MostCarsParkedOnValetParking => 175,
            GtaSaSave_IntStat::KillsSinceLastCheckpoint => 176,
            GtaSaSave_IntStat::TotalLegitimateKills => 177,
            GtaSaSave_IntStat::NumBloodringKills => 178,
            GtaSaSave_IntStat::TotalTimeInBloodring => 179,
            GtaSaSave_IntStat::NoMoreHurricanesFlag => 180,
            GtaSaSave_IntStat::CityUnlocked => 181,
            GtaSaSave_IntStat::NumPoliceBribes => 182,
            GtaSaSave_IntStat::NumCarsStolen => 183,
            GtaSaSave_IntStat::CurrentNumGirlfriends => 184,
            GtaSaSave_IntStat::NumDisastrousDates => 185,
            GtaSaSave_IntStat::NumGirlsDated => 186,
            GtaSaSave_IntStat::NumTimesScoredWithAGirl => 187,
            GtaSaSave_IntStat::NumSuccessfulDates => 188,
            GtaSaSave_IntStat::NumGirlsDumped => 189,
            GtaSaSave_IntStat::NumProstitutesVisited => 190,
            GtaSaSave_IntStat::NumHousesBurgled => 191,
            GtaSaSave_IntStat::NumSafesCracked => 192,
            GtaSaSave_IntStat::BurglarStatus => 193,
            GtaSaSave_IntStat::NumStolenItemsSold => 194,
            GtaSaSave_IntStat::NumEightBallsInPool => 195,
            GtaSaSave_IntStat::TotalNumWinsPlayingPool => 196,
            GtaSaSave_IntStat::TotalNumLossesPlayingPool => 197,
            GtaSaSave_IntStat::TimesVisitedTheGym => 198,
            GtaSaSave_IntStat::BodyType => 199,
            GtaSaSave_IntStat::NumMealsEaten => 200,
            GtaSaSave_IntStat::MoneyMadeInQuarry => 201,
            GtaSaSave_IntStat::TimeTakenToCompleteQuarry => 202,
            GtaSaSave_IntStat::NumFurniturePurchased => 203,
            GtaSaSave_IntStat::FavoriteConsoleGame => 204,
            GtaSaSave_IntStat::MaxCivilianPedsKilledRampage => 205,
            GtaSaSave_IntStat::MaxPolicePedsKilledRampage => 206,
            GtaSaSave_IntStat::MaxCivilianVehiclesDestroyedRampage => 207,
            GtaSaSave_IntStat::MaxPoliceVehiclesDestroyedRampage => 208,
            GtaSaSave_IntStat::MaxNumTanksDestroyedRampage => 209,
            GtaSaSave_IntStat::PimpingLevel => 210,
            GtaSaSave_IntStat::KickstartBestScore => 211,
            GtaSaSave_IntStat::BestLapTimeIn8Track => 212,
            GtaSaSave_IntStat::NumVehiclesExported => 213,
            GtaSaSave_IntStat::NumVehiclesImported => 214,
            GtaSaSave_IntStat::MaxBasketballScore => 215,
            GtaSaSave_IntStat::FiresStarted => 216,
            GtaSaSave_IntStat::AmountOfDrugsSold => 217,
            GtaSaSave_IntStat::AmountOfDrugsBought => 218,
            GtaSaSave_IntStat::BestLapTimeInDirtTrack => 219,
            GtaSaSave_IntStat::BesttimeDirtTrack => 220,
            GtaSaSave_IntStat::BestposDirtTrack => 221,
            GtaSaSave_IntStat::Nrg500BestTime => 222,
            GtaSaSave_IntStat::FlyingSkill => 223,
            GtaSaSave_IntStat::RespectMission => 224,
            GtaSaSave_IntStat::LungCapacity => 225,
            GtaSaSave_IntStat::GameGoreRating => 226,
            GtaSaSave_IntStat::GameSexRating => 227,
            GtaSaSave_IntStat::RespectMissionTotal => 228,
            GtaSaSave_IntStat::BikeSkill => 229,
            GtaSaSave_IntStat::CyclingSkill => 230,
            GtaSaSave_IntStat::SnapshotsTaken => 231,
            GtaSaSave_IntStat::TotalSnapshots => 232,
            GtaSaSave_IntStat::Luck => 233,
            GtaSaSave_IntStat::TerritoriesTakenOver => 234,
            GtaSaSave_IntStat::TerritoriesLost => 235,
            GtaSaSave_IntStat::TerritoriesHeld => 236,
            GtaSaSave_IntStat::MaxNumTerritoriesHeld => 237,
            GtaSaSave_IntStat::GangMembersRecruited => 238,
            GtaSaSave_IntStat::EnemyGangMembersKilled => 239,
            GtaSaSave_IntStat::FriendlyGangMembersKilled => 240,
            GtaSaSave_IntStat::HorseshoesCollected => 241,
            GtaSaSave_IntStat::TotalHorseshoes => 242,
            GtaSaSave_IntStat::OystersCollected => 243,
            GtaSaSave_IntStat::TotalOysters => 244,
            GtaSaSave_IntStat::Calories => 245,
            GtaSaSave_IntStat::N2pRampageBestTime => 246,
            GtaSaSave_IntStat::N2pCarRampageBestTime => 247,
            GtaSaSave_IntStat::N2pOnFootRampageBestTime => 248,
            GtaSaSave_IntStat::N2pChopperRampageBestTime => 249,
            GtaSaSave_IntStat::N2pBikeRampageBestTime => 250,
            GtaSaSave_IntStat::KeepieUppyBestTime => 251,
            GtaSaSave_IntStat::ProgressWithDenise => 252,
            GtaSaSave_IntStat::ProgressWithMichelle => 253,
            GtaSaSave_IntStat::ProgressWithHelena => 254,
            GtaSaSave_IntStat::ProgressWithBarbara => 255,
            GtaSaSave_IntStat::ProgressWithKatie => 256,
            GtaSaSave_IntStat::ProgressWithMillie => 257,
            GtaSaSave_IntStat::BestPositionLowriderRace => 258,
            GtaSaSave_IntStat::BestTimeLowriderRace => 259,
            GtaSaSave_IntStat::BestPositionLittleLoop => 260,
            GtaSaSave_IntStat::BestTimeLittleLoop => 261,
            GtaSaSave_IntStat::BestPositionBackroadWanderer => 262,
            GtaSaSave_IntStat::BestTimeBackroadWanderer => 263,
            GtaSaSave_IntStat::BestPositionCityCircuit => 264,
            GtaSaSave_IntStat::BestTimeCityCircuit => 265,
            GtaSaSave_IntStat::BestPositionVinewood => 266,
            GtaSaSave_IntStat::BestTimeVinewood => 267,
            GtaSaSave_IntStat::BestPositionFreeway => 268,
            GtaSaSave_IntStat::BestTimeFreeway => 269,
            GtaSaSave_IntStat::BestPositionIntoTheCountry => 270,
            GtaSaSave_IntStat::BestTimeIntoTheCountry => 271,
            GtaSaSave_IntStat::BestPositionBadlandsA => 272,
            GtaSaSave_IntStat::BestTimeBadlandsA => 273,
            GtaSaSave_IntStat::BestPositionBadlandsB => 274,
            GtaSaSave_IntStat::BestTimeBadlandsB => 275,
            GtaSaSave_IntStat::BestPositionDirtbikeDanger => 276,
            GtaSaSave_IntStat::BestTimeDirtbikeDanger => 277,
            GtaSaSave_IntStat::BestPositionBanditoCounty => 278,
            GtaSaSave_IntStat::BestTimeBanditoCounty => 279,
            GtaSaSave_IntStat::BestPositionGoGoKart => 280,
            GtaSaSave_IntStat::BestTimeGoGoKart => 281,
            GtaSaSave_IntStat::BestPositionSanFierroFastlane => 282,
            GtaSaSave_IntStat::BestTimeSanFierroFastlane => 283,
            GtaSaSave_IntStat::BestPositionSanFierroHills => 284,
            GtaSaSave_IntStat::BestTimeSanFierroHills => 285,
            GtaSaSave_IntStat::BestPositionCountryEndurance => 286,
            GtaSaSave_IntStat::BestTimeCountryEndurance => 287,
            GtaSaSave_IntStat::BestPositionSfToLv => 288,
            GtaSaSave_IntStat::BestTimeSfToLv => 289,
            GtaSaSave_IntStat::BestPositionDamRider => 290,
            GtaSaSave_IntStat::BestTimeDamRider => 291,
            GtaSaSave_IntStat::BestPositionDesertTricks => 292,
            GtaSaSave_IntStat::BestTimeDesertTricks => 293,
            GtaSaSave_IntStat::BestPositionLvRingroad => 294,
            GtaSaSave_IntStat::BestTimeLvRingroad => 295,
            GtaSaSave_IntStat::BesttimeWorldWarAces => 296,
            GtaSaSave_IntStat::BesttimeBarnstorming => 297,
            GtaSaSave_IntStat::BesttimeMilitaryService => 298,
            GtaSaSave_IntStat::BesttimeChopperCheckpoint => 299,
            GtaSaSave_IntStat::BesttimeWhirlyBirdWaypoint => 300,
            GtaSaSave_IntStat::BesttimeHeliHell => 301,
            GtaSaSave_IntStat::DriveThruPassed => 302,
            GtaSaSave_IntStat::ManagementIssuesPassed => 303,
            GtaSaSave_IntStat::N555WeTipPassed => 304,
            GtaSaSave_IntStat::YayKaBoomBoomPassed => 305,
            GtaSaSave_IntStat::FishInABarrelPassed => 306,
            GtaSaSave_IntStat::BreakingTheBankAtCaligulasPassed => 307,
            GtaSaSave_IntStat::Mansion2Passed => 308,
            GtaSaSave_IntStat::RiotMode => 309,
            GtaSaSave_IntStat::RobbingUncleSamPassed => 310,
            GtaSaSave_IntStat::MikeTorenoPassed => 311,
            GtaSaSave_IntStat::ArchitecturalEspionagePassed => 312,
            GtaSaSave_IntStat::JizzyPassed => 313,
            GtaSaSave_IntStat::ReunitingTheFamiliesPassed => 314,
            GtaSaSave_IntStat::SmallTownBankPassed => 315,
            GtaSaSave_IntStat::PhotoOpportunityPassed => 316,
            GtaSaSave_IntStat::DonPeyotePassed => 317,
            GtaSaSave_IntStat::LocalLiquorStorePassed => 318,
            GtaSaSave_IntStat::BadlandsPassed => 319,
            GtaSaSave_IntStat::PlayingTime => 320,
            GtaSaSave_IntStat::HiddenPackagesFound => 321,
            GtaSaSave_IntStat::TagsSprayed => 322,
            GtaSaSave_IntStat::LeastFavoriteGang => 323,
            GtaSaSave_IntStat::GangMembersWasted => 324,
            GtaSaSave_IntStat::CriminalsWasted => 325,
            GtaSaSave_IntStat::MostFavoriteRadioStation => 326,
            GtaSaSave_IntStat::LeastFavoriteRadioStation => 327,
            GtaSaSave_IntStat::CurrentWeaponSkill => 328,
            GtaSaSave_IntStat::WeaponSkillLevels => 329,
            GtaSaSave_IntStat::PilotRanking => 330,
            GtaSaSave_IntStat::StrongestGang => 331,
            GtaSaSave_IntStat::SecondStrongestGang => 332,
            GtaSaSave_IntStat::ThirdStrongestGang => 333,
            GtaSaSave_IntStat::MoneyLostGambling => 334,
            GtaSaSave_IntStat::RiotPassed => 335,
            GtaSaSave_IntStat::GangStrength => 336,
            GtaSaSave_IntStat::TerritoryUnderControl => 337,
            GtaSaSave_IntStat::AreYouGoingToSanFierroPassed => 338,
            GtaSaSave_IntStat::HighNoonPassed => 339,
            GtaSaSave_IntStat::TheGreenSabrePassed => 340,
            GtaSaSave_IntStat::CatalinaMeeting => 341,
            GtaSaSave_IntStat::WuZiMeeting => 342,
            GtaSaSave_IntStat::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_IntStat {
    fn default() -> Self { GtaSaSave_IntStat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_InteriorArea {

    /**
     * Outside.
     */
    InteriorOutside,

    /**
     * Area 1 of the interiors; several rooms share it.
     */
    Interior1,

    /**
     * Area 2 of the interiors; several rooms share it.
     */
    Interior2,

    /**
     * Area 3 of the interiors; several rooms share it.
     */
    Interior3,

    /**
     * Area 4 of the interiors; several rooms share it.
     */
    Interior4,

    /**
     * Area 5 of the interiors; several rooms share it.
     */
    Interior5,

    /**
     * Area 6 of the interiors; several rooms share it.
     */
    Interior6,

    /**
     * Area 7 of the interiors; several rooms share it.
     */
    Interior7,

    /**
     * Area 8 of the interiors; several rooms share it.
     */
    Interior8,

    /**
     * Area 9 of the interiors; several rooms share it.
     */
    Interior9,

    /**
     * Area 10 of the interiors; several rooms share it.
     */
    Interior10,

    /**
     * Area 11 of the interiors; several rooms share it.
     */
    Interior11,

    /**
     * Area 12 of the interiors; several rooms share it.
     */
    Interior12,

    /**
     * Area 14 of the interiors; several rooms share it.
     */
    Interior14,

    /**
     * Area 15 of the interiors; several rooms share it.
     */
    Interior15,

    /**
     * Area 16 of the interiors; several rooms share it.
     */
    Interior16,

    /**
     * Area 17 of the interiors; several rooms share it.
     */
    Interior17,

    /**
     * Area 18 of the interiors; several rooms share it.
     */
    Interior18,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_InteriorArea {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_InteriorArea> {
        match flag {
            0 => Ok(GtaSaSave_InteriorArea::InteriorOutside),
            1 => Ok(GtaSaSave_InteriorArea::Interior1),
            2 => Ok(GtaSaSave_InteriorArea::Interior2),
            3 => Ok(GtaSaSave_InteriorArea::Interior3),
            4 => Ok(GtaSaSave_InteriorArea::Interior4),
            5 => Ok(GtaSaSave_InteriorArea::Interior5),
            6 => Ok(GtaSaSave_InteriorArea::Interior6),
            7 => Ok(GtaSaSave_InteriorArea::Interior7),
            8 => Ok(GtaSaSave_InteriorArea::Interior8),
            9 => Ok(GtaSaSave_InteriorArea::Interior9),
            10 => Ok(GtaSaSave_InteriorArea::Interior10),
            11 => Ok(GtaSaSave_InteriorArea::Interior11),
            12 => Ok(GtaSaSave_InteriorArea::Interior12),
            14 => Ok(GtaSaSave_InteriorArea::Interior14),
            15 => Ok(GtaSaSave_InteriorArea::Interior15),
            16 => Ok(GtaSaSave_InteriorArea::Interior16),
            17 => Ok(GtaSaSave_InteriorArea::Interior17),
            18 => Ok(GtaSaSave_InteriorArea::Interior18),
            _ => Ok(GtaSaSave_InteriorArea::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_InteriorArea> for i64 {
    fn from(v: &GtaSaSave_InteriorArea) -> Self {
        match *v {
            GtaSaSave_InteriorArea::InteriorOutside => 0,
            GtaSaSave_InteriorArea::Interior1 => 1,
            GtaSaSave_InteriorArea::Interior2 => 2,
            GtaSaSave_InteriorArea::Interior3 => 3,
            GtaSaSave_InteriorArea::Interior4 => 4,
            GtaSaSave_InteriorArea::Interior5 => 5,
            GtaSaSave_InteriorArea::Interior6 => 6,
            GtaSaSave_InteriorArea::Interior7 => 7,
            GtaSaSave_InteriorArea::Interior8 => 8,
            GtaSaSave_InteriorArea::Interior9 => 9,
            GtaSaSave_InteriorArea::Interior10 => 10,
            GtaSaSave_InteriorArea::Interior11 => 11,
            GtaSaSave_InteriorArea::Interior12 => 12,
            GtaSaSave_InteriorArea::Interior14 => 14,
            GtaSaSave_InteriorArea::Interior15 => 15,
            GtaSaSave_InteriorArea::Interior16 => 16,
            GtaSaSave_InteriorArea::Interior17 => 17,
            GtaSaSave_InteriorArea::Interior18 => 18,
            GtaSaSave_InteriorArea::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_InteriorArea {
    fn default() -> Self { GtaSaSave_InteriorArea::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_InteriorRoom {

    /**
     * Ammu-Nation 1.
     */
    RoomAmmuNation1,

    /**
     * Cafe shop (Catalina).
     */
    RoomCafeShopCatalina,

    /**
     * Caligulas Casino (Roof access).
     */
    RoomCaligulasCasinoRoofAccess,

    /**
     * Insnamee Track Betting (Chinatown SF).
     */
    RoomInsnameeTrackBettingChinatownSf,

    /**
     * LV Meat Factory.
     */
    RoomLvMeatFactory,

    /**
     * Liberty City.
     */
    RoomLibertyCity,

    /**
     * Restaurant 1.
     */
    RoomRestaurant1,

    /**
     * Safe House 1.
     */
    RoomSafeHouse1,

    /**
     * Safe House 16.
     */
    RoomSafeHouse16,

    /**
     * Shamal.
     */
    RoomShamal,

    /**
     * Stadium 1.
     */
    RoomStadium1,

    /**
     * Sub Urban.
     */
    RoomSubUrban,

    /**
     * The Caligulas Casino.
     */
    RoomTheCaligulasCasino,

    /**
     * Warehouse.
     */
    RoomWarehouse,

    /**
     * Big Smoke's Crack Palace.
     */
    RoomBigSmokesCrackPalace,

    /**
     * Reece's Barbershop.
     */
    RoomReecesBarbershop,

    /**
     * Safe House 17.
     */
    RoomSafeHouse17,

    /**
     * The Pig Pen.
     */
    RoomThePigPen,

    /**
     * Big Bear's apartment.
     */
    RoomBigBearsApartment,

    /**
     * Big Spread Ranch.
     */
    RoomBigSpreadRanch,

    /**
     * Brothel.
     */
    RoomBrothel,

    /**
     * Brothel 2.
     */
    RoomBrothel2,

    /**
     * Driving School.
     */
    RoomDrivingSchool,

    /**
     * Gay Gordo's Barbershop.
     */
    RoomGayGordosBarbershop,

    /**
     * Insnamee Track Betting.
     */
    RoomInsnameeTrackBetting,

    /**
     * Jizzy's Pleasure Domes.
     */
    RoomJizzysPleasureDomes,

    /**
     * Johnson House.
     */
    RoomJohnsonHouse,

    /**
     * LV Tattoo Parlour.
     */
    RoomLvTattooParlour,

    /**
     * LVPD HQ.
     */
    RoomLvpdHq,

    /**
     * Las Venturas Planning Dep.
     */
    RoomLasVenturasPlanningDep,

    /**
     * Record Label Hallway.
     */
    RoomRecordLabelHallway,

    /**
     * Sex Shop.
     */
    RoomSexShop,

    /**
     * Train Hard.
     */
    RoomTrainHard,

    /**
     * 24/7 shop 3.
     */
    Room247Shop3,

    /**
     * Ammu-Nation 2.
     */
    RoomAmmuNation2,

    /**
     * Diner 2.
     */
    RoomDiner2,

    /**
     * Safe House 2.
     */
    RoomSafeHouse2,

    /**
     * Safe House 6.
     */
    RoomSafeHouse6,

    /**
     * Burning Desire House.
     */
    RoomBurningDesireHouse,

    /**
     * Diner 1.
     */
    RoomDiner1,

    /**
     * Los Santos Gym.
     */
    RoomLosSantosGym,

    /**
     * Madd Dogg's Mansion 1.
     */
    RoomMaddDoggsMansion1,

    /**
     * Madd Dogg's Mansion 2.
     */
    RoomMaddDoggsMansion2,

    /**
     * Police Station 1.
     */
    RoomPoliceStation1,

    /**
     * Safe House 10.
     */
    RoomSafeHouse10,

    /**
     * Safe House 3.
     */
    RoomSafeHouse3,

    /**
     * The Crack Den.
     */
    RoomTheCrackDen,

    /**
     * Victim.
     */
    RoomVictim,

    /**
     * Well Stacked Pizza Co.
     */
    RoomWellStackedPizzaCo,

    /**
     * 24/7 shop 2.
     */
    Room247Shop2,

    /**
     * Ammu-Nation 3.
     */
    RoomAmmuNation3,

    /**
     * Ammu-Nation 4.
     */
    RoomAmmuNation4,

    /**
     * LSPD HQ.
     */
    RoomLspdHq,

    /**
     * Millie's Bedroom.
     */
    RoomMilliesBedroom,

    /**
     * RC Zero's Shop.
     */
    RoomRcZerosShop,

    /**
     * Restaurant 2.
     */
    RoomRestaurant2,

    /**
     * Safe House 13.
     */
    RoomSafeHouse13,

    /**
     * Safe House 15.
     */
    RoomSafeHouse15,

    /**
     * Safe House 8.
     */
    RoomSafeHouse8,

    /**
     * Safe House 9.
     */
    RoomSafeHouse9,

    /**
     * San Fierro Gym.
     */
    RoomSanFierroGym,

    /**
     * Ammu-Nation 5 (2 floors).
     */
    RoomAmmuNation52Floors,

    /**
     * Las Venturas Gym.
     */
    RoomLasVenturasGym,

    /**
     * Colonel Fuhrberger's House.
     */
    RoomColonelFuhrbergersHouse,

    /**
     * Safe House 11.
     */
    RoomSafeHouse11,

    /**
     * Safe House 7.
     */
    RoomSafeHouse7,

    /**
     * Andromada.
     */
    RoomAndromada,

    /**
     * Cluckin' Bell.
     */
    RoomCluckinBell,

    /**
     * Safe House 18.
     */
    RoomSafeHouse18,

    /**
     * Safe House 4.
     */
    RoomSafeHouse4,

    /**
     * Abandoned AC Tower (safehouse).
     */
    RoomAbandonedAcTowerSafehouse,

    /**
     * Burger Shot.
     */
    RoomBurgerShot,

    /**
     * RC Zero's Battlefield.
     */
    RoomRcZerosBattlefield,

    /**
     * SFPD HQ.
     */
    RoomSfpdHq,

    /**
     * Safe House 14.
     */
    RoomSafeHouse14,

    /**
     * The Four Dragons Casino.
     */
    RoomTheFourDragonsCasino,

    /**
     * Bar 2 (Ten Green Bottles).
     */
    RoomBar2TenGreenBottles,

    /**
     * Safe House 12.
     */
    RoomSafeHouse12,

    /**
     * The Four Dragons Casino (office).
     */
    RoomTheFourDragonsCasinoOffice,

    /**
     * Budget Inn Motel Room.
     */
    RoomBudgetInnMotelRoom,

    /**
     * Macisla's Barbershop.
     */
    RoomMacislasBarbershop,

    /**
     * The Casino.
     */
    RoomTheCasino,

    /**
     * Didier Sachs.
     */
    RoomDidierSachs,

    /**
     * Francis Int. Airport (Baggage Claim).
     */
    RoomFrancisIntAirportBaggageClaim,

    /**
     * San Fierro Chunk (cutscene place).
     */
    RoomSanFierroChunkCutscenePlace,

    /**
     * Stadium 3 (Kickstart).
     */
    RoomStadium3Kickstart,

    /**
     * Binco.
     */
    RoomBinco,

    /**
     * Jefferson Motel.
     */
    RoomJeffersonMotel,

    /**
     * Safe House 5.
     */
    RoomSafeHouse5,

    /**
     * Stadium 2 (Bloodbowl).
     */
    RoomStadium2Bloodbowl,

    /**
     * LS Tattoo Parlour.
     */
    RoomLsTattooParlour,

    /**
     * Bar 1 (Gaydar Station).
     */
    RoomBar1GaydarStation,

    /**
     * Hemlock Tattoo.
     */
    RoomHemlockTattoo,

    /**
     * Rusty Brown's - Ring Donuts.
     */
    RoomRustyBrownsRingDonuts,

    /**
     * The Sherman's Dam Generator Hall.
     */
    RoomTheShermansDamGeneratorHall,

    /**
     * 24/7 shop 1.
     */
    Room247Shop1,

    /**
     * Atrium lobby entrance.
     */
    RoomAtriumLobbyEntrance,

    /**
     * Atrium lobby exit.
     */
    RoomAtriumLobbyExit,

    /**
     * Lil Probe Inn (UFO Bar).
     */
    RoomLilProbeInnUfoBar,

    /**
     * Zip.
     */
    RoomZip,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_InteriorRoom {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_InteriorRoom> {
        match flag {
            1 => Ok(GtaSaSave_InteriorRoom::RoomAmmuNation1),
            2 => Ok(GtaSaSave_InteriorRoom::RoomCafeShopCatalina),
            3 => Ok(GtaSaSave_InteriorRoom::RoomCaligulasCasinoRoofAccess),
            4 => Ok(GtaSaSave_InteriorRoom::RoomInsnameeTrackBettingChinatownSf),
            5 => Ok(GtaSaSave_InteriorRoom::RoomLvMeatFactory),
            6 => Ok(GtaSaSave_InteriorRoom::RoomLibertyCity),
            7 => Ok(GtaSaSave_InteriorRoom::RoomRestaurant1),
            8 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse1),
            9 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse16),
            10 => Ok(GtaSaSave_InteriorRoom::RoomShamal),
            11 => Ok(GtaSaSave_InteriorRoom::RoomStadium1),
            12 => Ok(GtaSaSave_InteriorRoom::RoomSubUrban),
            13 => Ok(GtaSaSave_InteriorRoom::RoomTheCaligulasCasino),
            14 => Ok(GtaSaSave_InteriorRoom::RoomWarehouse),
            15 => Ok(GtaSaSave_InteriorRoom::RoomBigSmokesCrackPalace),
            16 => Ok(GtaSaSave_InteriorRoom::RoomReecesBarbershop),
            17 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse17),
            18 => Ok(GtaSaSave_InteriorRoom::RoomThePigPen),
            19 => Ok(GtaSaSave_InteriorRoom::RoomBigBearsApartment),
            20 => Ok(GtaSaSave_InteriorRoom::RoomBigSpreadRanch),
            21 => Ok(GtaSaSave_InteriorRoom::RoomBrothel),
            22 => Ok(GtaSaSave_InteriorRoom::RoomBrothel2),
            23 => Ok(GtaSaSave_InteriorRoom::RoomDrivingSchool),
            24 => Ok(GtaSaSave_InteriorRoom::RoomGayGordosBarbershop),
            25 => Ok(GtaSaSave_InteriorRoom::RoomInsnameeTrackBetting),
            26 => Ok(GtaSaSave_InteriorRoom::RoomJizzysPleasureDomes),
            27 => Ok(GtaSaSave_InteriorRoom::RoomJohnsonHouse),
            28 => Ok(GtaSaSave_InteriorRoom::RoomLvTattooParlour),
            29 => Ok(GtaSaSave_InteriorRoom::RoomLvpdHq),
            30 => Ok(GtaSaSave_InteriorRoom::RoomLasVenturasPlanningDep),
            31 => Ok(GtaSaSave_InteriorRoom::RoomRecordLabelHallway),
            32 => Ok(GtaSaSave_InteriorRoom::RoomSexShop),
            33 => Ok(GtaSaSave_InteriorRoom::RoomTrainHard),
            34 => Ok(GtaSaSave_InteriorRoom::Room247Shop3),
            35 => Ok(GtaSaSave_InteriorRoom::RoomAmmuNation2),
            36 => Ok(GtaSaSave_InteriorRoom::RoomDiner2),
            37 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse2),
            38 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse6),
            39 => Ok(GtaSaSave_InteriorRoom::RoomBurningDesireHouse),
            40 => Ok(GtaSaSave_InteriorRoom::RoomDiner1),
            41 => Ok(GtaSaSave_InteriorRoom::RoomLosSantosGym),
            42 => Ok(GtaSaSave_InteriorRoom::RoomMaddDoggsMansion1),
            43 => Ok(GtaSaSave_InteriorRoom::RoomMaddDoggsMansion2),
            44 => Ok(GtaSaSave_InteriorRoom::RoomPoliceStation1),
            45 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse10),
            46 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse3),
            47 => Ok(GtaSaSave_InteriorRoom::RoomTheCrackDen),
            48 => Ok(GtaSaSave_InteriorRoom::RoomVictim),
            49 => Ok(GtaSaSave_InteriorRoom::RoomWellStackedPizzaCo),
            50 => Ok(GtaSaSave_InteriorRoom::Room247Shop2),
            51 => Ok(GtaSaSave_InteriorRoom::RoomAmmuNation3),
            52 => Ok(GtaSaSave_InteriorRoom::RoomAmmuNation4),
            53 => Ok(GtaSaSave_InteriorRoom::RoomLspdHq),
            54 => Ok(GtaSaSave_InteriorRoom::RoomMilliesBedroom),
            55 => Ok(GtaSaSave_InteriorRoom::RoomRcZerosShop),
            56 => Ok(GtaSaSave_InteriorRoom::RoomRestaurant2),
            57 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse13),
            58 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse15),
            59 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse8),
            60 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse9),
            61 => Ok(GtaSaSave_InteriorRoom::RoomSanFierroGym),
            62 => Ok(GtaSaSave_InteriorRoom::RoomAmmuNation52Floors),
            63 => Ok(GtaSaSave_InteriorRoom::RoomLasVenturasGym),
            64 => Ok(GtaSaSave_InteriorRoom::RoomColonelFuhrbergersHouse),
            65 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse11),
            66 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse7),
            67 => Ok(GtaSaSave_InteriorRoom::RoomAndromada),
            68 => Ok(GtaSaSave_InteriorRoom::RoomCluckinBell),
            69 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse18),
            70 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse4),
            71 => Ok(GtaSaSave_InteriorRoom::RoomAbandonedAcTowerSafehouse),
            72 => Ok(GtaSaSave_InteriorRoom::RoomBurgerShot),
            73 => Ok(GtaSaSave_InteriorRoom::RoomRcZerosBattlefield),
            74 => Ok(GtaSaSave_InteriorRoom::RoomSfpdHq),
            75 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse14),
            76 => Ok(GtaSaSave_InteriorRoom::RoomTheFourDragonsCasino),
            77 => Ok(GtaSaSave_InteriorRoom::RoomBar2TenGreenBottles),
            78 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse12),
            79 => Ok(GtaSaSave_InteriorRoom::RoomTheFourDragonsCasinoOffice),
            80 => Ok(GtaSaSave_InteriorRoom::RoomBudgetInnMotelRoom),
            81 => Ok(GtaSaSave_InteriorRoom::RoomMacislasBarbershop),
            82 => Ok(GtaSaSave_InteriorRoom::RoomTheCasino),
            83 => Ok(GtaSaSave_InteriorRoom::RoomDidierSachs),
            84 => Ok(GtaSaSave_InteriorRoom::RoomFrancisIntAirportBaggageClaim),
            85 => Ok(GtaSaSave_InteriorRoom::RoomSanFierroChunkCutscenePlace),
            86 => Ok(GtaSaSave_InteriorRoom::RoomStadium3Kickstart),
            87 => Ok(GtaSaSave_InteriorRoom::RoomBinco),
            88 => Ok(GtaSaSave_InteriorRoom::RoomJeffersonMotel),
            89 => Ok(GtaSaSave_InteriorRoom::RoomSafeHouse5),
            90 => Ok(GtaSaSave_InteriorRoom::RoomStadium2Bloodbowl),
            91 => Ok(GtaSaSave_InteriorRoom::RoomLsTattooParlour),
            92 => Ok(GtaSaSave_InteriorRoom::RoomBar1GaydarStation),
            93 => Ok(GtaSaSave_InteriorRoom::RoomHemlockTattoo),
            94 => Ok(GtaSaSave_InteriorRoom::RoomRustyBrownsRingDonuts),
            95 => Ok(GtaSaSave_InteriorRoom::RoomTheShermansDamGeneratorHall),
            96 => Ok(GtaSaSave_InteriorRoom::Room247Shop1),
            97 => Ok(GtaSaSave_InteriorRoom::RoomAtriumLobbyEntrance),
            98 => Ok(GtaSaSave_InteriorRoom::RoomAtriumLobbyExit),
            99 => Ok(GtaSaSave_InteriorRoom::RoomLilProbeInnUfoBar),
            100 => Ok(GtaSaSave_InteriorRoom::RoomZip),
            _ => Ok(GtaSaSave_InteriorRoom::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_InteriorRoom> for i64 {
    fn from(v: &GtaSaSave_InteriorRoom) -> Self {
        match *v {
            GtaSaSave_InteriorRoom::RoomAmmuNation1 => 1,
            GtaSaSave_InteriorRoom::RoomCafeShopCatalina => 2,
            GtaSaSave_InteriorRoom::RoomCaligulasCasinoRoofAccess => 3,
            GtaSaSave_InteriorRoom::RoomInsnameeTrackBettingChinatownSf => 4,
            GtaSaSave_InteriorRoom::RoomLvMeatFactory => 5,
            GtaSaSave_InteriorRoom::RoomLibertyCity => 6,
            GtaSaSave_InteriorRoom::RoomRestaurant1 => 7,
            GtaSaSave_InteriorRoom::RoomSafeHouse1 => 8,
            GtaSaSave_InteriorRoom::RoomSafeHouse16 => 9,
            GtaSaSave_InteriorRoom::RoomShamal => 10,
            GtaSaSave_InteriorRoom::RoomStadium1 => 11,
            GtaSaSave_InteriorRoom::RoomSubUrban => 12,
            GtaSaSave_InteriorRoom::RoomTheCaligulasCasino => 13,
            GtaSaSave_InteriorRoom::RoomWarehouse => 14,
            GtaSaSave_InteriorRoom::RoomBigSmokesCrackPalace => 15,
            GtaSaSave_InteriorRoom::RoomReecesBarbershop => 16,
            GtaSaSave_InteriorRoom::RoomSafeHouse17 => 17,
            GtaSaSave_InteriorRoom::RoomThePigPen => 18,
            GtaSaSave_InteriorRoom::RoomBigBearsApartment => 19,
            GtaSaSave_InteriorRoom::RoomBigSpreadRanch => 20,
            GtaSaSave_InteriorRoom::RoomBrothel => 21,
            GtaSaSave_InteriorRoom::RoomBrothel2 => 22,
            GtaSaSave_InteriorRoom::RoomDrivingSchool => 23,
            GtaSaSave_InteriorRoom::RoomGayGordosBarbershop => 24,
            GtaSaSave_InteriorRoom::RoomInsnameeTrackBetting => 25,
            GtaSaSave_InteriorRoom::RoomJizzysPleasureDomes => 26,
            GtaSaSave_InteriorRoom::RoomJohnsonHouse => 27,
            GtaSaSave_InteriorRoom::RoomLvTattooParlour => 28,
            GtaSaSave_InteriorRoom::RoomLvpdHq => 29,
            GtaSaSave_InteriorRoom::RoomLasVenturasPlanningDep => 30,
            GtaSaSave_InteriorRoom::RoomRecordLabelHallway => 31,
            GtaSaSave_InteriorRoom::RoomSexShop => 32,
            GtaSaSave_InteriorRoom::RoomTrainHard => 33,
            GtaSaSave_InteriorRoom::Room247Shop3 => 34,
            GtaSaSave_InteriorRoom::RoomAmmuNation2 => 35,
            GtaSaSave_InteriorRoom::RoomDiner2 => 36,
            GtaSaSave_InteriorRoom::RoomSafeHouse2 => 37,
            GtaSaSave_InteriorRoom::RoomSafeHouse6 => 38,
            GtaSaSave_InteriorRoom::RoomBurningDesireHouse => 39,
            GtaSaSave_InteriorRoom::RoomDiner1 => 40,
            GtaSaSave_InteriorRoom::RoomLosSantosGym => 41,
            GtaSaSave_InteriorRoom::RoomMaddDoggsMansion1 => 42,
            GtaSaSave_InteriorRoom::RoomMaddDoggsMansion2 => 43,
            GtaSaSave_InteriorRoom::RoomPoliceStation1 => 44,
            GtaSaSave_InteriorRoom::RoomSafeHouse10 => 45,
            GtaSaSave_InteriorRoom::RoomSafeHouse3 => 46,
            GtaSaSave_InteriorRoom::RoomTheCrackDen => 47,
            GtaSaSave_InteriorRoom::RoomVictim => 48,
            GtaSaSave_InteriorRoom::RoomWellStackedPizzaCo => 49,
            GtaSaSave_InteriorRoom::Room247Shop2 => 50,
            GtaSaSave_InteriorRoom::RoomAmmuNation3 => 51,
            GtaSaSave_InteriorRoom::RoomAmmuNation4 => 52,
            GtaSaSave_InteriorRoom::RoomLspdHq => 53,
            GtaSaSave_InteriorRoom::RoomMilliesBedroom => 54,
            GtaSaSave_InteriorRoom::RoomRcZerosShop => 55,
            GtaSaSave_InteriorRoom::RoomRestaurant2 => 56,
            GtaSaSave_InteriorRoom::RoomSafeHouse13 => 57,
            GtaSaSave_InteriorRoom::RoomSafeHouse15 => 58,
            GtaSaSave_InteriorRoom::RoomSafeHouse8 => 59,
            GtaSaSave_InteriorRoom::RoomSafeHouse9 => 60,
            GtaSaSave_InteriorRoom::RoomSanFierroGym => 61,
            GtaSaSave_InteriorRoom::RoomAmmuNation52Floors => 62,
            GtaSaSave_InteriorRoom::RoomLasVenturasGym => 63,
            GtaSaSave_InteriorRoom::RoomColonelFuhrbergersHouse => 64,
            GtaSaSave_InteriorRoom::RoomSafeHouse11 => 65,
            GtaSaSave_InteriorRoom::RoomSafeHouse7 => 66,
            GtaSaSave_InteriorRoom::RoomAndromada => 67,
            GtaSaSave_InteriorRoom::RoomCluckinBell => 68,
            GtaSaSave_InteriorRoom::RoomSafeHouse18 => 69,
            GtaSaSave_InteriorRoom::RoomSafeHouse4 => 70,
            GtaSaSave_InteriorRoom::RoomAbandonedAcTowerSafehouse => 71,
            GtaSaSave_InteriorRoom::RoomBurgerShot => 72,
            GtaSaSave_InteriorRoom::RoomRcZerosBattlefield => 73,
            GtaSaSave_InteriorRoom::RoomSfpdHq => 74,
            GtaSaSave_InteriorRoom::RoomSafeHouse14 => 75,
            GtaSaSave_InteriorRoom::RoomTheFourDragonsCasino => 76,
            GtaSaSave_InteriorRoom::RoomBar2TenGreenBottles => 77,
            GtaSaSave_InteriorRoom::RoomSafeHouse12 => 78,
            GtaSaSave_InteriorRoom::RoomTheFourDragonsCasinoOffice => 79,
            GtaSaSave_InteriorRoom::RoomBudgetInnMotelRoom => 80,
            GtaSaSave_InteriorRoom::RoomMacislasBarbershop => 81,
            GtaSaSave_InteriorRoom::RoomTheCasino => 82,
            GtaSaSave_InteriorRoom::RoomDidierSachs => 83,
            GtaSaSave_InteriorRoom::RoomFrancisIntAirportBaggageClaim => 84,
            GtaSaSave_InteriorRoom::RoomSanFierroChunkCutscenePlace => 85,
            GtaSaSave_InteriorRoom::RoomStadium3Kickstart => 86,
            GtaSaSave_InteriorRoom::RoomBinco => 87,
            GtaSaSave_InteriorRoom::RoomJeffersonMotel => 88,
            GtaSaSave_InteriorRoom::RoomSafeHouse5 => 89,
            GtaSaSave_InteriorRoom::RoomStadium2Bloodbowl => 90,
            GtaSaSave_InteriorRoom::RoomLsTattooParlour => 91,
            GtaSaSave_InteriorRoom::RoomBar1GaydarStation => 92,
            GtaSaSave_InteriorRoom::RoomHemlockTattoo => 93,
            GtaSaSave_InteriorRoom::RoomRustyBrownsRingDonuts => 94,
            GtaSaSave_InteriorRoom::RoomTheShermansDamGeneratorHall => 95,
            GtaSaSave_InteriorRoom::Room247Shop1 => 96,
            GtaSaSave_InteriorRoom::RoomAtriumLobbyEntrance => 97,
            GtaSaSave_InteriorRoom::RoomAtriumLobbyExit => 98,
            GtaSaSave_InteriorRoom::RoomLilProbeInnUfoBar => 99,
            GtaSaSave_InteriorRoom::RoomZip => 100,
            GtaSaSave_InteriorRoom::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_InteriorRoom {
    fn default() -> Self { GtaSaSave_InteriorRoom::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_IplRun {

    /**
     * Parts 2 to 5 of the data of v2 are parts 14 to 17 of those of v1.
     */
    IplRun2,

    /**
     * Parts 6 to 14 of the data of v2 are parts 5 to 13 of those of v1.
     */
    IplRun6,

    /**
     * Parts 15 to 19 of the data of v2 are parts 18 to 22 of those of v1.
     */
    IplRun15,

    /**
     * Parts 20 to 25 of the data of v2 are parts 71 to 76 of those of v1.
     */
    IplRun20,

    /**
     * Parts 26 to 28 of the data of v2 are parts 47 to 49 of those of v1.
     */
    IplRun26,

    /**
     * Parts 29 to 32 of the data of v2 are parts 67 to 70 of those of v1.
     */
    IplRun29,

    /**
     * Parts 33 to 49 of the data of v2 are parts 50 to 66 of those of v1.
     */
    IplRun33,

    /**
     * Parts 50 to 59 of the data of v2 are parts 37 to 46 of those of v1.
     */
    IplRun50,

    /**
     * Parts 60 to 62 of the data of v2 are parts 2 to 4 of those of v1.
     */
    IplRun60,

    /**
     * Parts 63 to 67 of the data of v2 are parts 160 to 164 of those of v1.
     */
    IplRun63,

    /**
     * Parts 68 to 72 of the data of v2 are parts 119 to 123 of those of v1.
     */
    IplRun68,

    /**
     * Parts 73 to 78 of the data of v2 are parts 113 to 118 of those of v1.
     */
    IplRun73,

    /**
     * Parts 79 to 92 of the data of v2 are parts 124 to 137 of those of v1.
     */
    IplRun79,

    /**
     * Parts 93 to 96 of the data of v2 are parts 141 to 144 of those of v1.
     */
    IplRun93,

    /**
     * Parts 97 to 99 of the data of v2 are parts 138 to 140 of those of v1.
     */
    IplRun97,

    /**
     * Parts 100 to 105 of the data of v2 are parts 149 to 154 of those of v1.
     */
    IplRun100,

    /**
     * Parts 106 to 109 of the data of v2 are parts 145 to 148 of those of v1.
     */
    IplRun106,

    /**
     * Parts 110 to 114 of the data of v2 are parts 155 to 159 of those of v1.
     */
    IplRun110,

    /**
     * Parts 115 to 128 of the data of v2 are parts 23 to 36 of those of v1.
     */
    IplRun115,

    /**
     * Parts 129 to 164 of the data of v2 are parts 77 to 112 of those of v1.
     */
    IplRun129,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_IplRun {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_IplRun> {
        match flag {
            2 => Ok(GtaSaSave_IplRun::IplRun2),
            6 => Ok(GtaSaSave_IplRun::IplRun6),
            15 => Ok(GtaSaSave_IplRun::IplRun15),
            20 => Ok(GtaSaSave_IplRun::IplRun20),
            26 => Ok(GtaSaSave_IplRun::IplRun26),
            29 => Ok(GtaSaSave_IplRun::IplRun29),
            33 => Ok(GtaSaSave_IplRun::IplRun33),
            50 => Ok(GtaSaSave_IplRun::IplRun50),
            60 => Ok(GtaSaSave_IplRun::IplRun60),
            63 => Ok(GtaSaSave_IplRun::IplRun63),
            68 => Ok(GtaSaSave_IplRun::IplRun68),
            73 => Ok(GtaSaSave_IplRun::IplRun73),
            79 => Ok(GtaSaSave_IplRun::IplRun79),
            93 => Ok(GtaSaSave_IplRun::IplRun93),
            97 => Ok(GtaSaSave_IplRun::IplRun97),
            100 => Ok(GtaSaSave_IplRun::IplRun100),
            106 => Ok(GtaSaSave_IplRun::IplRun106),
            110 => Ok(GtaSaSave_IplRun::IplRun110),
            115 => Ok(GtaSaSave_IplRun::IplRun115),
            129 => Ok(GtaSaSave_IplRun::IplRun129),
            _ => Ok(GtaSaSave_IplRun::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_IplRun> for i64 {
    fn from(v: &GtaSaSave_IplRun) -> Self {
        match *v {
            GtaSaSave_IplRun::IplRun2 => 2,
            GtaSaSave_IplRun::IplRun6 => 6,
            GtaSaSave_IplRun::IplRun15 => 15,
            GtaSaSave_IplRun::IplRun20 => 20,
            GtaSaSave_IplRun::IplRun26 => 26,
            GtaSaSave_IplRun::IplRun29 => 29,
            GtaSaSave_IplRun::IplRun33 => 33,
            GtaSaSave_IplRun::IplRun50 => 50,
            GtaSaSave_IplRun::IplRun60 => 60,
            GtaSaSave_IplRun::IplRun63 => 63,
            GtaSaSave_IplRun::IplRun68 => 68,
            GtaSaSave_IplRun::IplRun73 => 73,
            GtaSaSave_IplRun::IplRun79 => 79,
            GtaSaSave_IplRun::IplRun93 => 93,
            GtaSaSave_IplRun::IplRun97 => 97,
            GtaSaSave_IplRun::IplRun100 => 100,
            GtaSaSave_IplRun::IplRun106 => 106,
            GtaSaSave_IplRun::IplRun110 => 110,
            GtaSaSave_IplRun::IplRun115 => 115,
            GtaSaSave_IplRun::IplRun129 => 129,
            GtaSaSave_IplRun::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_IplRun {
    fn default() -> Self { GtaSaSave_IplRun::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ItemKind {

    /**
     * Part of a car.
     */
    GoodsCarPart,

    /**
     * Clothes for the torso.
     */
    GoodsTorso,

    /**
     * Trousers.
     */
    GoodsLegs,

    /**
     * Shoes.
     */
    GoodsShoes,

    /**
     * Chain.
     */
    GoodsChain,

    /**
     * Watch.
     */
    GoodsWatch,

    /**
     * Glasses or mask.
     */
    GoodsShades,

    /**
     * Hat.
     */
    GoodsHat,

    /**
     * Clothes for all of the body.
     */
    GoodsSpecial,

    /**
     * Haircut.
     */
    GoodsHaircut,

    /**
     * Tattoo.
     */
    GoodsTattoo,

    /**
     * Food.
     */
    GoodsFood,

    /**
     * Weapon.
     */
    GoodsWeapon,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ItemKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ItemKind> {
        match flag {
            0 => Ok(GtaSaSave_ItemKind::GoodsCarPart),
            1 => Ok(GtaSaSave_ItemKind::GoodsTorso),
            2 => Ok(GtaSaSave_ItemKind::GoodsLegs),
            3 => Ok(GtaSaSave_ItemKind::GoodsShoes),
            4 => Ok(GtaSaSave_ItemKind::GoodsChain),
            5 => Ok(GtaSaSave_ItemKind::GoodsWatch),
            6 => Ok(GtaSaSave_ItemKind::GoodsShades),
            7 => Ok(GtaSaSave_ItemKind::GoodsHat),
            8 => Ok(GtaSaSave_ItemKind::GoodsSpecial),
            9 => Ok(GtaSaSave_ItemKind::GoodsHaircut),
            10 => Ok(GtaSaSave_ItemKind::GoodsTattoo),
            11 => Ok(GtaSaSave_ItemKind::GoodsFood),
            12 => Ok(GtaSaSave_ItemKind::GoodsWeapon),
            _ => Ok(GtaSaSave_ItemKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ItemKind> for i64 {
    fn from(v: &GtaSaSave_ItemKind) -> Self {
        match *v {
            GtaSaSave_ItemKind::GoodsCarPart => 0,
            GtaSaSave_ItemKind::GoodsTorso => 1,
            GtaSaSave_ItemKind::GoodsLegs => 2,
            GtaSaSave_ItemKind::GoodsShoes => 3,
            GtaSaSave_ItemKind::GoodsChain => 4,
            GtaSaSave_ItemKind::GoodsWatch => 5,
            GtaSaSave_ItemKind::GoodsShades => 6,
            GtaSaSave_ItemKind::GoodsHat => 7,
            GtaSaSave_ItemKind::GoodsSpecial => 8,
            GtaSaSave_ItemKind::GoodsHaircut => 9,
            GtaSaSave_ItemKind::GoodsTattoo => 10,
            GtaSaSave_ItemKind::GoodsFood => 11,
            GtaSaSave_ItemKind::GoodsWeapon => 12,
            GtaSaSave_ItemKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ItemKind {
    fn default() -> Self { GtaSaSave_ItemKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_MapZone {

    /**
     * All of the map.
     */
    MapZoneThemap,

    /**
     * Las Venturas.
     */
    MapZoneVegas,

    /**
     * San Fierro.
     */
    MapZoneSf01,

    /**
     * San Fierro.
     */
    MapZoneSf02,

    /**
     * San Fierro.
     */
    MapZoneSf03,

    /**
     * Los Santos.
     */
    MapZoneLa01,

    /**
     * Los Santos.
     */
    MapZoneLa02,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_MapZone {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_MapZone> {
        match flag {
            0 => Ok(GtaSaSave_MapZone::MapZoneThemap),
            1 => Ok(GtaSaSave_MapZone::MapZoneVegas),
            2 => Ok(GtaSaSave_MapZone::MapZoneSf01),
            3 => Ok(GtaSaSave_MapZone::MapZoneSf02),
            4 => Ok(GtaSaSave_MapZone::MapZoneSf03),
            5 => Ok(GtaSaSave_MapZone::MapZoneLa01),
            6 => Ok(GtaSaSave_MapZone::MapZoneLa02),
            _ => Ok(GtaSaSave_MapZone::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_MapZone> for i64 {
    fn from(v: &GtaSaSave_MapZone) -> Self {
        match *v {
            GtaSaSave_MapZone::MapZoneThemap => 0,
            GtaSaSave_MapZone::MapZoneVegas => 1,
            GtaSaSave_MapZone::MapZoneSf01 => 2,
            GtaSaSave_MapZone::MapZoneSf02 => 3,
            GtaSaSave_MapZone::MapZoneSf03 => 4,
            GtaSaSave_MapZone::MapZoneLa01 => 5,
            GtaSaSave_MapZone::MapZoneLa02 => 6,
            GtaSaSave_MapZone::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_MapZone {
    fn default() -> Self { GtaSaSave_MapZone::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_MirroredStat {

    /**
     * Low byte of statistic 181.
     */
    Mirror181,

    /**
     * Low byte of statistic 327.
     */
    Mirror327,

    /**
     * Low byte of statistic 328.
     */
    Mirror328,

    /**
     * Low byte of statistic 329.
     */
    Mirror329,

    /**
     * Low byte of statistic 318.
     */
    Mirror318,

    /**
     * Low byte of statistic 320.
     */
    Mirror320,

    /**
     * Low byte of statistic 330.
     */
    Mirror330,

    /**
     * Low byte of statistic 331.
     */
    Mirror331,

    /**
     * Low byte of statistic 332.
     */
    Mirror332,

    /**
     * Low byte of statistic 333.
     */
    Mirror333,

    /**
     * Low byte of statistic 311.
     */
    Mirror311,

    /**
     * Low byte of statistic 323.
     */
    Mirror323,

    /**
     * Low byte of statistic 308.
     */
    Mirror308,

    /**
     * Low byte of statistic 310.
     */
    Mirror310,

    /**
     * Low byte of statistic 335.
     */
    Mirror335,

    /**
     * Low byte of statistic 336.
     */
    Mirror336,

    /**
     * Low byte of statistic 337.
     */
    Mirror337,

    /**
     * Low byte of statistic 302.
     */
    Mirror302,

    /**
     * Low byte of statistic 338.
     */
    Mirror338,

    /**
     * Low byte of statistic 339.
     */
    Mirror339,

    /**
     * Low byte of statistic 340.
     */
    Mirror340,

    /**
     * Low byte of statistic 341.
     */
    Mirror341,

    /**
     * Low byte of statistic 342.
     */
    Mirror342,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_MirroredStat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_MirroredStat> {
        match flag {
            0 => Ok(GtaSaSave_MirroredStat::Mirror181),
            1 => Ok(GtaSaSave_MirroredStat::Mirror327),
            2 => Ok(GtaSaSave_MirroredStat::Mirror328),
            3 => Ok(GtaSaSave_MirroredStat::Mirror329),
            4 => Ok(GtaSaSave_MirroredStat::Mirror318),
            5 => Ok(GtaSaSave_MirroredStat::Mirror320),
            6 => Ok(GtaSaSave_MirroredStat::Mirror330),
            7 => Ok(GtaSaSave_MirroredStat::Mirror331),
            8 => Ok(GtaSaSave_MirroredStat::Mirror332),
            9 => Ok(GtaSaSave_MirroredStat::Mirror333),
            10 => Ok(GtaSaSave_MirroredStat::Mirror311),
            11 => Ok(GtaSaSave_MirroredStat::Mirror323),
            12 => Ok(GtaSaSave_MirroredStat::Mirror308),
            13 => Ok(GtaSaSave_MirroredStat::Mirror310),
            14 => Ok(GtaSaSave_MirroredStat::Mirror335),
            15 => Ok(GtaSaSave_MirroredStat::Mirror336),
            16 => Ok(GtaSaSave_MirroredStat::Mirror337),
            17 => Ok(GtaSaSave_MirroredStat::Mirror302),
            18 => Ok(GtaSaSave_MirroredStat::Mirror338),
            19 => Ok(GtaSaSave_MirroredStat::Mirror339),
            20 => Ok(GtaSaSave_MirroredStat::Mirror340),
            21 => Ok(GtaSaSave_MirroredStat::Mirror341),
            22 => Ok(GtaSaSave_MirroredStat::Mirror342),
            _ => Ok(GtaSaSave_MirroredStat::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_MirroredStat> for i64 {
    fn from(v: &GtaSaSave_MirroredStat) -> Self {
        match *v {
            GtaSaSave_MirroredStat::Mirror181 => 0,
            GtaSaSave_MirroredStat::Mirror327 => 1,
            GtaSaSave_MirroredStat::Mirror328 => 2,
            GtaSaSave_MirroredStat::Mirror329 => 3,
            GtaSaSave_MirroredStat::Mirror318 => 4,
            GtaSaSave_MirroredStat::Mirror320 => 5,
            GtaSaSave_MirroredStat::Mirror330 => 6,
            GtaSaSave_MirroredStat::Mirror331 => 7,
            GtaSaSave_MirroredStat::Mirror332 => 8,
            GtaSaSave_MirroredStat::Mirror333 => 9,
            GtaSaSave_MirroredStat::Mirror311 => 10,
            GtaSaSave_MirroredStat::Mirror323 => 11,
            GtaSaSave_MirroredStat::Mirror308 => 12,
            GtaSaSave_MirroredStat::Mirror310 => 13,
            GtaSaSave_MirroredStat::Mirror335 => 14,
            GtaSaSave_MirroredStat::Mirror336 => 15,
            GtaSaSave_MirroredStat::Mirror337 => 16,
            GtaSaSave_MirroredStat::Mirror302 => 17,
            GtaSaSave_MirroredStat::Mirror338 => 18,
            GtaSaSave_MirroredStat::Mirror339 => 19,
            GtaSaSave_MirroredStat::Mirror340 => 20,
            GtaSaSave_MirroredStat::Mirror341 => 21,
            GtaSaSave_MirroredStat::Mirror342 => 22,
            GtaSaSave_MirroredStat::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_MirroredStat {
    fn default() -> Self { GtaSaSave_MirroredStat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_MissionKey {

    /**
     * Script `bcesar4`.
     */
    MissionBces42,

    /**
     * Script `bcesar4`.
     */
    MissionBcesar4,

    /**
     * Script `bcrash1`.
     */
    MissionBcrash1,

    /**
     * Script `stunt`.
     */
    MissionBmx,

    /**
     * Script `casino2`.
     */
    MissionCaseen2,

    /**
     * Script `casino10`.
     */
    MissionCasin10,

    /**
     * Script `casino1`.
     */
    MissionCasino1,

    /**
     * Script `casino3`.
     */
    MissionCasino3,

    /**
     * Script `casino4`.
     */
    MissionCasino4,

    /**
     * Script `casino5`.
     */
    MissionCasino5,

    /**
     * Script `casino6`.
     */
    MissionCasino6,

    /**
     * Script `casino7_cut`.
     */
    MissionCasino7,

    /**
     * Script `casino9`.
     */
    MissionCasino9,

    /**
     * Script `cat1`.
     */
    MissionCat1,

    /**
     * Script `cat2`.
     */
    MissionCat2,

    /**
     * Script `cat3`.
     */
    MissionCat3,

    /**
     * Script `cat4`.
     */
    MissionCat4,

    /**
     * Script `RaceTour`.
     */
    MissionCesar1,

    /**
     * Script `cesar2`.
     */
    MissionCesar2,

    /**
     * Script `crash1`.
     */
    MissionCrash1,

    /**
     * Script `crash4`.
     */
    MissionCrash2,

    /**
     * Script `crash3`.
     */
    MissionCrash3,

    /**
     * Script `desert10`.
     */
    MissionDeser10,

    /**
     * Script `desert1`.
     */
    MissionDesert1,

    /**
     * Script `desert2`.
     */
    MissionDesert2,

    /**
     * Script `desert3`.
     */
    MissionDesert3,

    /**
     * Script `desert4`.
     */
    MissionDesert4,

    /**
     * Script `desert5`.
     */
    MissionDesert5,

    /**
     * Script `desert6`.
     */
    MissionDesert6,

    /**
     * Script `desert8`.
     */
    MissionDesert8,

    /**
     * Script `desert9`.
     */
    MissionDesert9,

    /**
     * Script `doc2`.
     */
    MissionDoc2,

    /**
     * Script `farlie1`.
     */
    MissionFar1,

    /**
     * Script `farlie2`.
     */
    MissionFar2,

    /**
     * Script `farlie3`.
     */
    MissionFar3,

    /**
     * Script `farlie4`.
     */
    MissionFar4,

    /**
     * Script `farlie5`.
     */
    MissionFar5,

    /**
     * Script `garage1`.
     */
    MissionGar1,

    /**
     * Script `garage2`.
     */
    MissionGar2,

    /**
     * Script `grove1`.
     */
    MissionGrove1,

    /**
     * Script `grove2`.
     */
    MissionGrove2,

    /**
     * Script `heist1`.
     */
    MissionHeist1,

    /**
     * Script `heist2`.
     */
    MissionHeist2,

    /**
     * Script `heist3`.
     */
    MissionHeist3,

    /**
     * Script `heist4`.
     */
    MissionHeist4,

    /**
     * Script `heist5`.
     */
    MissionHeist5,

    /**
     * Script `heist9`.
     */
    MissionHeist9,

    /**
     * Script `intro1`.
     */
    MissionIntro1,

    /**
     * Script `intro2`.
     */
    MissionIntro2,

    /**
     * Script `la1fin1`.
     */
    MissionLa1fin1,

    /**
     * Script `la1fin2`.
     */
    MissionLa1fin2,

    /**
     * Script `mansion1`.
     */
    MissionMan1,

    /**
     * Script `mansion2`.
     */
    MissionMan2,

    /**
     * Script `mansion3`.
     */
    MissionMan3,

    /**
     * Script `mansion5`.
     */
    MissionMan5,

    /**
     * Script `stunt`.
     */
    MissionNrg500,

    /**
     * Script `riot1`.
     */
    MissionRiot1,

    /**
     * Script `riot2`.
     */
    MissionRiot2,

    /**
     * Script `finaleC`.
     */
    MissionRiot4,

    /**
     * Script `ryder1`.
     */
    MissionRyder1,

    /**
     * Script `ryder2`.
     */
    MissionRyder2,

    /**
     * Script `ryder3`.
     */
    MissionRyder3,

    /**
     * Script `scrash1`.
     */
    MissionScra1,

    /**
     * Script `scrash2`.
     */
    MissionScra2,

    /**
     * Script `smoke1`.
     */
    MissionSmoke1,

    /**
     * Script `smoke2`.
     */
    MissionSmoke2,

    /**
     * Script `smoke3`.
     */
    MissionSmoke3,

    /**
     * Script `smoke4`.
     */
    MissionSmoke4,

    /**
     * Script `RaceTour`.
     */
    MissionStad01,

    /**
     * Script `RaceTour`.
     */
    MissionStad03,

    /**
     * Script `steal1`.
     */
    MissionSteal1,

    /**
     * Script `steal2`.
     */
    MissionSteal2,

    /**
     * Script `steal4`.
     */
    MissionSteal4,

    /**
     * Script `steal5`.
     */
    MissionSteal5,

    /**
     * Script `strap1`.
     */
    MissionStrap1,

    /**
     * Script `strap2`.
     */
    MissionStrap2,

    /**
     * Script `strap3`.
     */
    MissionStrap3,

    /**
     * Script `strap4`.
     */
    MissionStrap4,

    /**
     * Script `sweet1b`.
     */
    MissionSweet1b,

    /**
     * Script `sweet1`.
     */
    MissionSweet1,

    /**
     * Script `sweet2`.
     */
    MissionSweet2,

    /**
     * Script `sweet3`.
     */
    MissionSweet3,

    /**
     * Script `sweet4`.
     */
    MissionSweet4,

    /**
     * Script `sweet5`.
     */
    MissionSweet5,

    /**
     * Script `sweet6`.
     */
    MissionSweet6,

    /**
     * Script `sweet7`.
     */
    MissionSweet7,

    /**
     * Script `syn1`.
     */
    MissionSynd1,

    /**
     * Script `syn2`.
     */
    MissionSynd2,

    /**
     * Script `syn3`.
     */
    MissionSynd3,

    /**
     * Script `syn4`.
     */
    MissionSynd4,

    /**
     * Script `syn5`.
     */
    MissionSynd5,

    /**
     * Script `syn6`.
     */
    MissionSynd6,

    /**
     * Script `syn7`.
     */
    MissionSynd7,

    /**
     * Script `truth1`.
     */
    MissionTruth1,

    /**
     * Script `truth2`.
     */
    MissionTruth2,

    /**
     * Script `vcrash1`.
     */
    MissionVcrash1,

    /**
     * Script `vcrash2`.
     */
    MissionVcrash2,

    /**
     * Script `wuzi1`.
     */
    MissionWuzi1,

    /**
     * Script `wuzi2`.
     */
    MissionWuzi2,

    /**
     * Script `wuzi4`.
     */
    MissionWuzi4,

    /**
     * Script `zero1`.
     */
    MissionZero1,

    /**
     * Script `zero2`.
     */
    MissionZero2,

    /**
     * Script `zero4`.
     */
    MissionZero4,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_MissionKey {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_MissionKey> {
        match flag {
            0 => Ok(GtaSaSave_MissionKey::MissionBces42),
            1 => Ok(GtaSaSave_MissionKey::MissionBcesar4),
            2 => Ok(GtaSaSave_MissionKey::MissionBcrash1),
            3 => Ok(GtaSaSave_MissionKey::MissionBmx),
            4 => Ok(GtaSaSave_MissionKey::MissionCaseen2),
            5 => Ok(GtaSaSave_MissionKey::MissionCasin10),
            6 => Ok(GtaSaSave_MissionKey::MissionCasino1),
            7 => Ok(GtaSaSave_MissionKey::MissionCasino3),
            8 => Ok(GtaSaSave_MissionKey::MissionCasino4),
            9 => Ok(GtaSaSave_MissionKey::MissionCasino5),
            10 => Ok(GtaSaSave_MissionKey::MissionCasino6),
            11 => Ok(GtaSaSave_MissionKey::MissionCasino7),
            12 => Ok(GtaSaSave_MissionKey::MissionCasino9),
            13 => Ok(GtaSaSave_MissionKey::MissionCat1),
            14 => Ok(GtaSaSave_MissionKey::MissionCat2),
            15 => Ok(GtaSaSave_MissionKey::MissionCat3),
            16 => Ok(GtaSaSave_MissionKey::MissionCat4),
            17 => Ok(GtaSaSave_MissionKey::MissionCesar1),
            18 => Ok(GtaSaSave_MissionKey::MissionCesar2),
            19 => Ok(GtaSaSave_MissionKey::MissionCrash1),
            20 => Ok(GtaSaSave_MissionKey::MissionCrash2),
            21 => Ok(GtaSaSave_MissionKey::MissionCrash3),
            22 => Ok(GtaSaSave_MissionKey::MissionDeser10),
            23 => Ok(GtaSaSave_MissionKey::MissionDesert1),
            24 => Ok(GtaSaSave_MissionKey::MissionDesert2),
            25 => Ok(GtaSaSave_MissionKey::MissionDesert3),
            26 => Ok(GtaSaSave_MissionKey::MissionDesert4),
            27 => Ok(GtaSaSave_MissionKey::MissionDesert5),
            28 => Ok(GtaSaSave_MissionKey::MissionDesert6),
            29 => Ok(GtaSaSave_MissionKey::MissionDesert8),
            30 => Ok(GtaSaSave_MissionKey::MissionDesert9),
            31 => Ok(GtaSaSave_MissionKey::MissionDoc2),
            32 => Ok(GtaSaSave_MissionKey::MissionFar1),
            33 => Ok(GtaSaSave_MissionKey::MissionFar2),
            34 => Ok(GtaSaSave_MissionKey::MissionFar3),
            35 => Ok(GtaSaSave_MissionKey::MissionFar4),
            36 => Ok(GtaSaSave_MissionKey::MissionFar5),
            37 => Ok(GtaSaSave_MissionKey::MissionGar1),
            38 => Ok(GtaSaSave_MissionKey::MissionGar2),
            39 => Ok(GtaSaSave_MissionKey::MissionGrove1),
            40 => Ok(GtaSaSave_MissionKey::MissionGrove2),
            41 => Ok(GtaSaSave_MissionKey::MissionHeist1),
            42 => Ok(GtaSaSave_MissionKey::MissionHeist2),
            43 => Ok(GtaSaSave_MissionKey::MissionHeist3),
            44 => Ok(GtaSaSave_MissionKey::MissionHeist4),
            45 => Ok(GtaSaSave_MissionKey::MissionHeist5),
            46 => Ok(GtaSaSave_MissionKey::MissionHeist9),
            47 => Ok(GtaSaSave_MissionKey::MissionIntro1),
            48 => Ok(GtaSaSave_MissionKey::MissionIntro2),
            49 => Ok(GtaSaSave_MissionKey::MissionLa1fin1),
            50 => Ok(GtaSaSave_MissionKey::MissionLa1fin2),
            51 => Ok(GtaSaSave_MissionKey::MissionMan1),
            52 => Ok(GtaSaSave_MissionKey::MissionMan2),
            53 => Ok(GtaSaSave_MissionKey::MissionMan3),
            54 => Ok(GtaSaSave_MissionKey::MissionMan5),
            55 => Ok(GtaSaSave_MissionKey::MissionNrg500),
            56 => Ok(GtaSaSave_MissionKey::MissionRiot1),
            57 => Ok(GtaSaSave_MissionKey::MissionRiot2),
            58 => Ok(GtaSaSave_MissionKey::MissionRiot4),
            59 => Ok(GtaSaSave_MissionKey::MissionRyder1),
            60 => Ok(GtaSaSave_MissionKey::MissionRyder2),
            61 => Ok(GtaSaSave_MissionKey::MissionRyder3),
            62 => Ok(GtaSaSave_MissionKey::MissionScra1),
            63 => Ok(GtaSaSave_MissionKey::MissionScra2),
            64 => Ok(GtaSaSave_MissionKey::MissionSmoke1),
            65 => Ok(GtaSaSave_MissionKey::MissionSmoke2),
            66 => Ok(GtaSaSave_MissionKey::MissionSmoke3),
            67 => Ok(GtaSaSave_MissionKey::MissionSmoke4),
            68 => Ok(GtaSaSave_MissionKey::MissionStad01),
            69 => Ok(GtaSaSave_MissionKey::MissionStad03),
            70 => Ok(GtaSaSave_MissionKey::MissionSteal1),
            71 => Ok(GtaSaSave_MissionKey::MissionSteal2),
            72 => Ok(GtaSaSave_MissionKey::MissionSteal4),
            73 => Ok(GtaSaSave_MissionKey::MissionSteal5),
            74 => Ok(GtaSaSave_MissionKey::MissionStrap1),
            75 => Ok(GtaSaSave_MissionKey::MissionStrap2),
            76 => Ok(GtaSaSave_MissionKey::MissionStrap3),
            77 => Ok(GtaSaSave_MissionKey::MissionStrap4),
            78 => Ok(GtaSaSave_MissionKey::MissionSweet1b),
            79 => Ok(GtaSaSave_MissionKey::MissionSweet1),
            80 => Ok(GtaSaSave_MissionKey::MissionSweet2),
            81 => Ok(GtaSaSave_MissionKey::MissionSweet3),
            82 => Ok(GtaSaSave_MissionKey::MissionSweet4),
            83 => Ok(GtaSaSave_MissionKey::MissionSweet5),
            84 => Ok(GtaSaSave_MissionKey::MissionSweet6),
            85 => Ok(GtaSaSave_MissionKey::MissionSweet7),
            86 => Ok(GtaSaSave_MissionKey::MissionSynd1),
            87 => Ok(GtaSaSave_MissionKey::MissionSynd2),
            88 => Ok(GtaSaSave_MissionKey::MissionSynd3),
            89 => Ok(GtaSaSave_MissionKey::MissionSynd4),
            90 => Ok(GtaSaSave_MissionKey::MissionSynd5),
            91 => Ok(GtaSaSave_MissionKey::MissionSynd6),
            92 => Ok(GtaSaSave_MissionKey::MissionSynd7),
            93 => Ok(GtaSaSave_MissionKey::MissionTruth1),
            94 => Ok(GtaSaSave_MissionKey::MissionTruth2),
            95 => Ok(GtaSaSave_MissionKey::MissionVcrash1),
            96 => Ok(GtaSaSave_MissionKey::MissionVcrash2),
            97 => Ok(GtaSaSave_MissionKey::MissionWuzi1),
            98 => Ok(GtaSaSave_MissionKey::MissionWuzi2),
            99 => Ok(GtaSaSave_MissionKey::MissionWuzi4),
            100 => Ok(GtaSaSave_MissionKey::MissionZero1),
            101 => Ok(GtaSaSave_MissionKey::MissionZero2),
            102 => Ok(GtaSaSave_MissionKey::MissionZero4),
            _ => Ok(GtaSaSave_MissionKey::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_MissionKey> for i64 {
    fn from(v: &GtaSaSave_MissionKey) -> Self {
        match *v {
            GtaSaSave_MissionKey::MissionBces42 => 0,
            GtaSaSave_MissionKey::MissionBcesar4 => 1,
            GtaSaSave_MissionKey::MissionBcrash1 => 2,
            GtaSaSave_MissionKey::MissionBmx => 3,
            GtaSaSave_MissionKey::MissionCaseen2 => 4,
            GtaSaSave_MissionKey::MissionCasin10 => 5,
            GtaSaSave_MissionKey::MissionCasino1 => 6,
            GtaSaSave_MissionKey::MissionCasino3 => 7,
            GtaSaSave_MissionKey::MissionCasino4 => 8,
            GtaSaSave_MissionKey::MissionCasino5 => 9,
            GtaSaSave_MissionKey::MissionCasino6 => 10,
            GtaSaSave_MissionKey::MissionCasino7 => 11,
            GtaSaSave_MissionKey::MissionCasino9 => 12,
            GtaSaSave_MissionKey::MissionCat1 => 13,
            GtaSaSave_MissionKey::MissionCat2 => 14,
            GtaSaSave_MissionKey::MissionCat3 => 15,
            GtaSaSave_MissionKey::MissionCat4 => 16,
            GtaSaSave_MissionKey::MissionCesar1 => 17,
            GtaSaSave_MissionKey::MissionCesar2 => 18,
            GtaSaSave_MissionKey::MissionCrash1 => 19,
            GtaSaSave_MissionKey::MissionCrash2 => 20,
            GtaSaSave_MissionKey::MissionCrash3 => 21,
            GtaSaSave_MissionKey::MissionDeser10 => 22,
            GtaSaSave_MissionKey::MissionDesert1 => 23,
            GtaSaSave_MissionKey::MissionDesert2 => 24,
            GtaSaSave_MissionKey::MissionDesert3 => 25,
            GtaSaSave_MissionKey::MissionDesert4 => 26,
            GtaSaSave_MissionKey::MissionDesert5 => 27,
            GtaSaSave_MissionKey::MissionDesert6 => 28,
            GtaSaSave_MissionKey::MissionDesert8 => 29,
            GtaSaSave_MissionKey::MissionDesert9 => 30,
            GtaSaSave_MissionKey::MissionDoc2 => 31,
            GtaSaSave_MissionKey::MissionFar1 => 32,
            GtaSaSave_MissionKey::MissionFar2 => 33,
            GtaSaSave_MissionKey::MissionFar3 => 34,
            GtaSaSave_MissionKey::MissionFar4 => 35,
            GtaSaSave_MissionKey::MissionFar5 => 36,
            GtaSaSave_MissionKey::MissionGar1 => 37,
            GtaSaSave_MissionKey::MissionGar2 => 38,
            GtaSaSave_MissionKey::MissionGrove1 => 39,
            GtaSaSave_MissionKey::MissionGrove2 => 40,
            GtaSaSave_MissionKey::MissionHeist1 => 41,
            GtaSaSave_MissionKey::MissionHeist2 => 42,
            GtaSaSave_MissionKey::MissionHeist3 => 43,
            GtaSaSave_MissionKey::MissionHeist4 => 44,
            GtaSaSave_MissionKey::MissionHeist5 => 45,
            GtaSaSave_MissionKey::MissionHeist9 => 46,
            GtaSaSave_MissionKey::MissionIntro1 => 47,
            GtaSaSave_MissionKey::MissionIntro2 => 48,
            GtaSaSave_MissionKey::MissionLa1fin1 => 49,
            GtaSaSave_MissionKey::MissionLa1fin2 => 50,
            GtaSaSave_MissionKey::MissionMan1 => 51,
            GtaSaSave_MissionKey::MissionMan2 => 52,
            GtaSaSave_MissionKey::MissionMan3 => 53,
            GtaSaSave_MissionKey::MissionMan5 => 54,
            GtaSaSave_MissionKey::MissionNrg500 => 55,
            GtaSaSave_MissionKey::MissionRiot1 => 56,
            GtaSaSave_MissionKey::MissionRiot2 => 57,
            GtaSaSave_MissionKey::MissionRiot4 => 58,
            GtaSaSave_MissionKey::MissionRyder1 => 59,
            GtaSaSave_MissionKey::MissionRyder2 => 60,
            GtaSaSave_MissionKey::MissionRyder3 => 61,
            GtaSaSave_MissionKey::MissionScra1 => 62,
            GtaSaSave_MissionKey::MissionScra2 => 63,
            GtaSaSave_MissionKey::MissionSmoke1 => 64,
            GtaSaSave_MissionKey::MissionSmoke2 => 65,
            GtaSaSave_MissionKey::MissionSmoke3 => 66,
            GtaSaSave_MissionKey::MissionSmoke4 => 67,
            GtaSaSave_MissionKey::MissionStad01 => 68,
            GtaSaSave_MissionKey::MissionStad03 => 69,
            GtaSaSave_MissionKey::MissionSteal1 => 70,
            GtaSaSave_MissionKey::MissionSteal2 => 71,
            GtaSaSave_MissionKey::MissionSteal4 => 72,
            GtaSaSave_MissionKey::MissionSteal5 => 73,
            GtaSaSave_MissionKey::MissionStrap1 => 74,
            GtaSaSave_MissionKey::MissionStrap2 => 75,
            GtaSaSave_MissionKey::MissionStrap3 => 76,
            GtaSaSave_MissionKey::MissionStrap4 => 77,
            GtaSaSave_MissionKey::MissionSweet1b => 78,
            GtaSaSave_MissionKey::MissionSweet1 => 79,
            GtaSaSave_MissionKey::MissionSweet2 => 80,
            GtaSaSave_MissionKey::MissionSweet3 => 81,
            GtaSaSave_MissionKey::MissionSweet4 => 82,
            GtaSaSave_MissionKey::MissionSweet5 => 83,
            GtaSaSave_MissionKey::MissionSweet6 => 84,
            GtaSaSave_MissionKey::MissionSweet7 => 85,
            GtaSaSave_MissionKey::MissionSynd1 => 86,
            GtaSaSave_MissionKey::MissionSynd2 => 87,
            GtaSaSave_MissionKey::MissionSynd3 => 88,
            GtaSaSave_MissionKey::MissionSynd4 => 89,
            GtaSaSave_MissionKey::MissionSynd5 => 90,
            GtaSaSave_MissionKey::MissionSynd6 => 91,
            GtaSaSave_MissionKey::MissionSynd7 => 92,
            GtaSaSave_MissionKey::MissionTruth1 => 93,
            GtaSaSave_MissionKey::MissionTruth2 => 94,
            GtaSaSave_MissionKey::MissionVcrash1 => 95,
            GtaSaSave_MissionKey::MissionVcrash2 => 96,
            GtaSaSave_MissionKey::MissionWuzi1 => 97,
            GtaSaSave_MissionKey::MissionWuzi2 => 98,
            GtaSaSave_MissionKey::MissionWuzi4 => 99,
            GtaSaSave_MissionKey::MissionZero1 => 100,
            GtaSaSave_MissionKey::MissionZero2 => 101,
            GtaSaSave_MissionKey::MissionZero4 => 102,
            GtaSaSave_MissionKey::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_MissionKey {
    fn default() -> Self { GtaSaSave_MissionKey::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_NavZone {

    /**
     * San Andreas.
     */
    ZoneSanAnd,

    /**
     * Bayside Marina.
     */
    ZoneSunma,

    /**
     * Bayside.
     */
    ZoneSunnn,

    /**
     * Battery Point.
     */
    ZoneBattp,

    /**
     * Paradiso.
     */
    ZonePara,

    /**
     * Santa Flora.
     */
    ZoneCivi,

    /**
     * Palisades.
     */
    ZoneBayv,

    /**
     * City Hall.
     */
    ZoneCitys,

    /**
     * Ocean Flats.
     */
    ZoneOceaf1,

    /**
     * Ocean Flats.
     */
    ZoneOceaf2,

    /**
     * Ocean Flats.
     */
    ZoneOceaf3,

    /**
     * Foster Valley.
     */
    ZoneSilly3,

    /**
     * Foster Valley.
     */
    ZoneSilly4,

    /**
     * Hashbury.
     */
    ZoneHash,

    /**
     * Juniper Hollow.
     */
    ZoneJuniho,

    /**
     * Esplanade North.
     */
    ZoneEspn1,

    /**
     * Esplanade North.
     */
    ZoneEspn2,

    /**
     * Esplanade North.
     */
    ZoneEspn3,

    /**
     * Financial.
     */
    ZoneFina,

    /**
     * Calton Heights.
     */
    ZoneCalt,

    /**
     * Downtown.
     */
    ZoneSfdwt1,

    /**
     * Downtown.
     */
    ZoneSfdwt2,

    /**
     * Downtown.
     */
    ZoneSfdwt3,

    /**
     * Downtown.
     */
    ZoneSfdwt4,

    /**
     * Juniper Hill.
     */
    ZoneJunihi,

    /**
     * Chinatown.
     */
    ZoneChina,

    /**
     * Downtown.
     */
    ZoneSfdwt5,

    /**
     * King's.
     */
    ZoneThea1,

    /**
     * King's.
     */
    ZoneThea2,

    /**
     * King's.
     */
    ZoneThea3,

    /**
     * Garcia.
     */
    ZoneGarc,

    /**
     * Doherty.
     */
    ZoneDoh1,

    /**
     * Doherty.
     */
    ZoneDoh2,

    /**
     * Downtown.
     */
    ZoneSfdwt6,

    /**
     * Easter Bay Airport.
     */
    ZoneSfair3,

    /**
     * Easter Basin.
     */
    ZoneEasb1,

    /**
     * Easter Basin.
     */
    ZoneEasb2,

    /**
     * Esplanade East.
     */
    ZoneEspe1,

    /**
     * Esplanade East.
     */
    ZoneEspe2,

    /**
     * Esplanade East.
     */
    ZoneEspe3,

    /**
     * Angel Pine.
     */
    ZoneAngpi,

    /**
     * Shady Cabin.
     */
    ZoneShaca,

    /**
     * Back o Beyond.
     */
    ZoneBacko,

    /**
     * Leafy Hollow.
     */
    ZoneLeafy,

    /**
     * Flint Range.
     */
    ZoneFlintr,

    /**
     * Fallen Tree.
     */
    ZoneHaul,

    /**
     * The Farm.
     */
    ZoneFarm,

    /**
     * El Quebrados.
     */
    ZoneElque,

    /**
     * Aldea Malvada.
     */
    ZoneAldea,

    /**
     * The Sherman Dam.
     */
    ZoneDam,

    /**
     * Las Barrancas.
     */
    ZoneBarra,

    /**
     * Fort Carson.
     */
    ZoneCarso,

    /**
     * Hunter Quarry.
     */
    ZoneQuary,

    /**
     * Octane Springs.
     */
    ZoneOctan,

    /**
     * Green Palms.
     */
    ZonePalms,

    /**
     * Regular Tom.
     */
    ZoneTom,

    /**
     * Las Brujas.
     */
    ZoneBruja,

    /**
     * Verdant Meadows.
     */
    ZoneMead,

    /**
     * Las Payasadas.
     */
    ZonePayas,

    /**
     * Arco del Oeste.
     */
    ZoneArco,

    /**
     * Easter Bay Airport.
     */
    ZoneSfair1,

    /**
     * Hankypanky Point.
     */
    ZoneHanky,

    /**
     * Palomino Creek.
     */
    ZonePalo,

    /**
     * North Rock.
     */
    ZoneNrock,

    /**
     * Montgomery.
     */
    ZoneMont,

    /**
     * Montgomery.
     */
    ZoneMont1,

    /**
     * Hampton Barns.
     */
    ZoneHbarns,

    /**
     * Fern Ridge.
     */
    ZoneFern,

    /**
     * Dillimore.
     */
    ZoneDilli,

    /**
     * Hilltop Farm.
     */
    ZoneTopfa,

    /**
     * Blueberry.
     */
    ZoneBlueb1,

    /**
     * Blueberry.
     */
    ZoneBlueb,

    /**
     * The Panopticon.
     */
    ZonePanop,

    /**
     * Frederick Bridge.
     */
    ZoneFred,

    /**
     * The Mako Span.
     */
    ZoneMako,

    /**
     * Blueberry Acres.
     */
    ZoneBluac,

    /**
     * Martin Bridge.
     */
    ZoneMart,

    /**
     * Fallow Bridge.
     */
    ZoneFallo,

    /**
     * Shady Creeks.
     */
    ZoneCreek,

    /**
     * Shady Creeks.
     */
    ZoneCreek1,

    /**
     * Queens.
     */
    ZoneWestp1,

    /**
     * Queens.
     */
    ZoneWestp2,

    /**
     * Queens.
     */
    ZoneWestp3,

    /**
     * Los Santos.
     */
    ZoneLa,

    /**
     * Las Venturas.
     */
    ZoneVe,

    /**
     * Bone County.
     */
    ZoneBone,

    /**
     * Tierra Robada.
     */
    ZoneRobad,

    /**
     * Gant Bridge.
     */
    ZoneGantb,

    /**
     * Gant Bridge.
     */
    ZoneGantb1,

    /**
     * San Fierro.
     */
    ZoneSf,

    /**
     * Tierra Robada.
     */
    ZoneRobad1,

    /**
     * Red County.
     */
    ZoneRed,

    /**
     * Flint County.
     */
    ZoneFlintc,

    /**
     * Easter Bay Chemicals.
     */
    ZoneEbay,

    /**
     * Easter Bay Chemicals.
     */
    ZoneEbay2,

    /**
     * Easter Bay Airport.
     */
    ZoneSfair4,

    /**
     * Foster Valley.
     */
    ZoneSilly1,

    /**
     * Foster Valley.
     */
    ZoneSilly2,

    /**
     * Easter Bay Airport.
     */
    ZoneSfair2,

    /**
     * Easter Bay Airport.
     */
    ZoneSfair5,

    /**
     * Whetstone.
     */
    ZoneWhet,

    /**
     * Los Santos International.
     */
    ZoneLair1,

    /**
     * Los Santos International.
     */
    ZoneLair2a,

    /**
     * Verdant Bluffs.
     */
    ZoneBluf1a,

    /**
     * El Corona.
     */
    ZoneElco2,

    /**
     * Willowfield.
     */
    ZoneLind1a,

    /**
     * Willowfield.
     */
    ZoneLind1b,

    /**
     * Willowfield.
     */
    ZoneLind2a,

    /**
     * Willowfield.
     */
    ZoneLind2b,

    /**
     * Ocean Docks.
     */
    ZoneLdoc4,

    /**
     * Ocean Docks.
     */
    ZoneLdoc1b,

    /**
     * Marina.
     */
    ZoneMar3,

    /**
     * Verona Beach.
     */
    ZoneVero4a,

    /**
     * Verona Beach.
     */
    ZoneVero4b,

    /**
     * Verdant Bluffs.
     */
    ZoneBluf1b,

    /**
     * Verdant Bluffs.
     */
    ZoneBluf2,

    /**
     * El Corona.
     */
    ZoneElco1,

    /**
     * Verona Beach.
     */
    ZoneVero1,

    /**
     * Marina.
     */
    ZoneMar1,

    /**
     * Marina.
     */
    ZoneMar2,

    /**
     * Verona Beach.
     */
    ZoneVero3,

    /**
     * Verona Beach.
     */
    ZoneVero2,

    /**
     * Conference Center.
     */
    ZoneConf1b,

    /**
     * Conference Center.
     */
    ZoneConf1a,

    /**
     * Commerce.
     */
    ZoneThall1,

    /**
     * Commerce.
     */
    ZoneCom1a,

    /**
     * Commerce.
     */
    ZoneCom1b,

    /**
     * Commerce.
     */
    ZoneCom2,

    /**
     * Pershing Square.
     */
    ZonePer1,

    /**
     * Commerce.
     */
    ZoneCom4,

    /**
     * Little Mexico.
     */
    ZoneLmex1a,

    /**
     * Little Mexico.
     */
    ZoneLmex1b,

    /**
     * Commerce.
     */
    ZoneCom3,

    /**
     * Idlewood.
     */
    ZoneIwd3a,

    /**
     * Idlewood.
     */
    ZoneIwd3b,

    /**
     * Idlewood.
     */
    ZoneIwd4,

    /**
     * Idlewood.
     */
    ZoneIwd1,

    /**
     * Idlewood.
     */
    ZoneIwd2,

    /**
     * Glen Park.
     */
    ZoneGln2a,

    /**
     * Glen Park.
     */
    ZoneGln1b,

    /**
     * Jefferson.
     */
    ZoneJef3a,

    /**
     * Jefferson.
     */
    ZoneJef3c,

    /**
     * Jefferson.
     */
    ZoneJef2,

    /**
     * Jefferson.
     */
    ZoneJef1b,

    /**
     * Jefferson.
     */
    ZoneJef1a,

    /**
     * Las Colinas.
     */
    ZoneChc1a,

    /**
     * Las Colinas.
     */
    ZoneChc1b,

    /**
     * Las Colinas.
     */
    ZoneChc2b,

    /**
     * Las Colinas.
     */
    ZoneChc2a,

    /**
     * Idlewood.
     */
    ZoneIwd5,

    /**
     * Ganton.
     */
    ZoneGan2,

    /**
     * Ganton.
     */
    ZoneGan1,

    /**
     * Willowfield.
     */
    ZoneLind4c,

    /**
     * East Beach.
     */
    ZoneEbe3c,

    /**
     * East Beach.
     */
    ZoneEbe2a,

    /**
     * East Beach.
     */
    ZoneEbe2b,

    /**
     * East Los Santos.
     */
    ZoneEls4,

    /**
     * East Los Santos.
     */
    ZoneEls3a,

    /**
     * Jefferson.
     */
    ZoneJef3b,

    /**
     * East Los Santos.
     */
    ZoneEls3b,

    /**
     * East Los Santos.
     */
    ZoneEls3c,

    /**
     * East Los Santos.
     */
    ZoneEls1a,

    /**
     * East Los Santos.
     */
    ZoneEls1b,

    /**
     * East Los Santos.
     */
    ZoneEls2,

    /**
     * Los Flores.
     */
    ZoneLfl1a,

    /**
     * Los Flores.
     */
    ZoneLfl1b,

    /**
     * East Beach.
     */
    ZoneEbe1,

    /**
     * Las Colinas.
     */
    ZoneChc4a,

    /**
     * Las Colinas.
     */
    ZoneChc4b,

    /**
     * Las Colinas.
     */
    ZoneChc3,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt5,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt7,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt4,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt3,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt6,

    /**
     * Mulholland Intersection.
     */
    ZoneMulint,

    /**
     * Mulholland.
     */
    ZoneMul3,

    /**
     * Mulholland.
     */
    ZoneMul2a,

    /**
     * Mulholland.
     */
    ZoneMul2b,

    /**
     * Market.
     */
    ZoneMkt3,

    /**
     * Vinewood.
     */
    ZoneVin3,

    /**
     * Market.
     */
    ZoneMkt4,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt1a,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt1b,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt1c,

    /**
     * Temple.
     */
    ZoneSun3a,

    /**
     * Temple.
     */
    ZoneSun3b,

    /**
     * Temple.
     */
    ZoneSun3c,

    /**
     * Mulholland.
     */
    ZoneMul7a,

    /**
     * Mulholland.
     */
    ZoneMul7b,

    /**
     * Mulholland.
     */
    ZoneMul6,

    /**
     * Vinewood.
     */
    ZoneVin2,

    /**
     * Temple.
     */
    ZoneSun1,

    /**
     * Temple.
     */
    ZoneSun4,

    /**
     * Temple.
     */
    ZoneSun2,

    /**
     * Mulholland.
     */
    ZoneMul4,

    /**
     * Mulholland.
     */
    ZoneMul1a,

    /**
     * Mulholland.
     */
    ZoneMul1b,

    /**
     * Mulholland.
     */
    ZoneMul5a,

    /**
     * Mulholland.
     */
    ZoneMul5b,

    /**
     * Mulholland.
     */
    ZoneMul5c,

    /**
     * Mulholland.
     */
    ZoneMul1c,

    /**
     * Santa Maria Beach.
     */
    ZoneSmb1,

    /**
     * Santa Maria Beach.
     */
    ZoneSmb2,

    /**
     * Rodeo.
     */
    ZoneRod5b,

    /**
     * Rodeo.
     */
    ZoneRod5a,

    /**
     * Rodeo.
     */
    ZoneRod1a,

    /**
     * Rodeo.
     */
    ZoneRod1b,

    /**
     * Rodeo.
     */
    ZoneRod1c,

    /**
     * Rodeo.
     */
    ZoneRod3a,

    /**
     * Rodeo.
     */
    ZoneRod3b,

    /**
     * Rodeo.
     */
    ZoneRod4a,

    /**
     * Rodeo.
     */
    ZoneRod4b,

    /**
     * Rodeo.
     */
    ZoneRod4c,

    /**
     * Vinewood.
     */
    ZoneVin1b,

    /**
     * Richman.
     */
    ZoneRih5a,

    /**
     * Richman.
     */
    ZoneRih5b,

    /**
     * Rodeo.
     */
    ZoneRod2b,

    /**
     * Rodeo.
     */
    ZoneRod2a,

    /**
     * Richman.
     */
    ZoneRih6a,

    /**
     * Richman.
     */
    ZoneRih6b,

    /**
     * Richman.
     */
    ZoneRih3a,

    /**
     * Richman.
     */
    ZoneRih3b,

    /**
     * Richman.
     */
    ZoneRih4,

    /**
     * Richman.
     */
    ZoneRih2,

    /**
     * Richman.
     */
    ZoneRih1a,

    /**
     * Richman.
     */
    ZoneRih1b,

    /**
     * The Strip.
     */
    ZoneStrip1,

    /**
     * The Strip.
     */
    ZoneStrip2,

    /**
     * The Four Dragons Casino.
     */
    ZoneDrag,

    /**
     * The Pink Swan.
     */
    ZonePink,

    /**
     * The High Roller.
     */
    ZoneHigh,

    /**
     * Pirates in Men's Pants.
     */
    ZonePira,

    /**
     * The Visage.
     */
    ZoneVisa1,

    /**
     * The Visage.
     */
    ZoneVisa2,

    /**
     * Julius Thruway South.
     */
    ZoneJts1,

    /**
     * Julius Thruway West.
     */
    ZoneJtw1,

    /**
     * Julius Thruway South.
     */
    ZoneJts2,

    /**
     * Rockshore East.
     */
    ZoneRse,

    /**
     * Come-A-Lot.
     */
    ZoneLot,

    /**
     * The Camel's Toe.
     */
    ZoneCam,

    /**
     * Royal Casino.
     */
    ZoneRoy,

    /**
     * Caligula's Palace.
     */
    ZoneCali1,

    /**
     * Caligula's Palace.
     */
    ZoneCali2,

    /**
     * Pilgrim.
     */
    ZonePill1,

    /**
     * Starfish Casino.
     */
    ZoneStar2,

    /**
     * The Strip.
     */
    ZoneStrip3,

    /**
     * The Strip.
     */
    ZoneStrip4,

    /**
     * The Emerald Isle.
     */
    ZoneIsle,

    /**
     * Old Venturas Strip.
     */
    ZoneOvs,

    /**
     * K.A.C.C. Military Fuels.
     */
    ZoneKacc,

    /**
     * Creek.
     */
    ZoneCree,

    /**
     * Sobell Rail Yards.
     */
    ZoneSry,

    /**
     * Linden Station.
     */
    ZoneLst,

    /**
     * Julius Thruway East.
     */
    ZoneJte2,

    /**
     * Linden Side.
     */
    ZoneLds,

    /**
     * Julius Thruway East.
     */
    ZoneJte1,

    /**
     * Julius Thruway North.
     */
    ZoneJtn1,

    /**
     * Julius Thruway East.
     */
    ZoneJte4,

    /**
     * Julius Thruway East.
     */
    ZoneJte3,

    /**
     * Julius Thruway North.
     */
    ZoneJtn2,

    /**
     * Julius Thruway North.
     */
    ZoneJtn3,

    /**
     * Julius Thruway North.
     */
    ZoneJtn4,

    /**
     * Julius Thruway North.
     */
    ZoneJtn5,

    /**
     * Julius Thruway West.
     */
    ZoneJtw2,

    /**
     * Julius Thruway North.
     */
    ZoneJtn6,

    /**
     * Harry Gold Parkway.
     */
    ZoneHgp,

    /**
     * Redsands East.
     */
    ZoneRede1,

    /**
     * Redsands East.
     */
    ZoneRede2,

    /**
     * Redsands East.
     */
    ZoneRede3,

    /**
     * Julius Thruway North.
     */
    ZoneJtn8,

    /**
     * Redsands West.
     */
    ZoneRedw2,

    /**
     * Redsands West.
     */
    ZoneRedw1,

    /**
     * Redsands West.
     */
    ZoneRedw3,

    /**
     * Redsands West.
     */
    ZoneRedw4,

    /**
     * Las Venturas Airport.
     */
    ZoneVair1,

    /**
     * Las Venturas Airport.
     */
    ZoneVair2,

    /**
     * Las Venturas Airport.
     */
    ZoneVair3,

    /**
     * LVA Freight Depot.
     */
    ZoneLva1,

    /**
     * Blackfield Intersection.
     */
    ZoneBint2,

    /**
     * Blackfield Intersection.
     */
    ZoneBint1,

    /**
     * Blackfield Intersection.
     */
    ZoneBint3,

    /**
     * Blackfield Intersection.
     */
    ZoneBint4,

    /**
     * LVA Freight Depot.
     */
    ZoneLva2,

    /**
     * LVA Freight Depot.
     */
    ZoneLva3,

    /**
     * LVA Freight Depot.
     */
    ZoneLva4,

    /**
     * LVA Freight Depot.
     */
    ZoneLva5,

    /**
     * Greenglass College.
     */
    ZoneGgc1,

    /**
     * Greenglass College.
     */
    ZoneGgc2,

    /**
     * Blackfield.
     */
    ZoneBfld1,

    /**
     * Blackfield.
     */
    ZoneBfld2,

    /**
     * Roca Escalante.
     */
    ZoneRoce1,

    /**
     * Roca Escalante.
     */
    ZoneRoce2,

    /**
     * Last Dime Motel.
     */
    ZoneLdm,

    /**
     * Rockshore West.
     */
    ZoneRsw1,

    /**
     * Rockshore West.
     */
    ZoneRsw2,

    /**
     * Randolph Industrial Estate.
     */
    ZoneRie,

    /**
     * Blackfield Chapel.
     */
    ZoneBfc1,

    /**
     * Blackfield Chapel.
     */
    ZoneBfc2,

    /**
     * Julius Thruway North.
     */
    ZoneJtn7,

    /**
     * Pilson Intersection.
     */
    ZonePint,

    /**
     * Whitewood Estates.
     */
    ZoneWwe,

    /**
     * Prickle Pine.
     */
    ZonePrp1,

    /**
     * Prickle Pine.
     */
    ZonePrp2,

    /**
     * Prickle Pine.
     */
    ZonePrp3,

    /**
     * Spinybed.
     */
    ZoneSpin,

    /**
     * Prickle Pine.
     */
    ZonePrp4,

    /**
     * Pilgrim.
     */
    ZonePill2,

    /**
     * San Andreas Sound.
     */
    ZoneSaso,

    /**
     * Fisher's Lagoon.
     */
    ZoneFish,

    /**
     * Garver Bridge.
     */
    ZoneGarv,

    /**
     * Garver Bridge.
     */
    ZoneGarv1,

    /**
     * Garver Bridge.
     */
    ZoneGarv2,

    /**
     * Kincaid Bridge.
     */
    ZoneKinc,

    /**
     * Kincaid Bridge.
     */
    ZoneKinc1,

    /**
     * Kincaid Bridge.
     */
    ZoneKinc2,

    /**
     * Los Santos Inlet.
     */
    ZoneLsinl,

    /**
     * Sherman Reservoir.
     */
    ZoneSherr,

    /**
     * Flint Water.
     */
    ZoneFlinw,

    /**
     * Easter Tunnel.
     */
    ZoneEtunn,

    /**
     * Bayside Tunnel.
     */
    ZoneBytun,

    /**
     * The Big Ear.
     */
    ZoneBige,

    /**
     * Lil' Probe Inn.
     */
    ZoneProbe,

    /**
     * Valle Ocultado.
     */
    ZoneValle,

    /**
     * Glen Park.
     */
    ZoneGln1,

    /**
     * Ocean Docks.
     */
    ZoneLdoc3a,

    /**
     * Linden Station.
     */
    ZoneLinden,

    /**
     * Unity Station.
     */
    ZoneUnity,

    /**
     * Vinewood.
     */
    ZoneVin1a,

    /**
     * Market Station.
     */
    ZoneMarkst,

    /**
     * Cranberry Station.
     */
    ZoneCranb,

    /**
     * Yellow Bell Station.
     */
    ZoneYellow,

    /**
     * San Fierro Bay.
     */
    ZoneSanb1,

    /**
     * San Fierro Bay.
     */
    ZoneSanb2,

    /**
     * El Castillo del Diablo.
     */
    ZoneElca,

    /**
     * El Castillo del Diablo.
     */
    ZoneElca1,

    /**
     * El Castillo del Diablo.
     */
    ZoneElca2,

    /**
     * Restricted Area.
     */
    ZoneRest,

    /**
     * Montgomery Intersection.
     */
    ZoneMonintA,

    /**
     * Montgomery Intersection.
     */
    ZoneMonintB,

    /**
     * Robada Intersection.
     */
    ZoneRobint,

    /**
     * Flint Intersection.
     */
    ZoneFlinti,

    /**
     * Easter Bay Airport.
     */
    ZoneSfbag2,

    /**
     * Easter Bay Airport.
     */
    ZoneSfbag3,

    /**
     * Easter Bay Airport.
     */
    ZoneSfbag1,

    /**
     * Market.
     */
    ZoneMkt1,

    /**
     * Market.
     */
    ZoneMkt2,

    /**
     * Avispa Country Club.
     */
    ZoneSfglf4,

    /**
     * Avispa Country Club.
     */
    ZoneCuntc2,

    /**
     * Missionary Hill.
     */
    ZoneHillp,

    /**
     * Mount Chiliad.
     */
    ZoneMtchi2,

    /**
     * Mount Chiliad.
     */
    ZoneMtchi3,

    /**
     * Mount Chiliad.
     */
    ZoneMtchi1,

    /**
     * Mount Chiliad.
     */
    ZoneMtchi4,

    /**
     * Yellow Bell Golf Course.
     */
    ZoneYbell1,

    /**
     * Yellow Bell Golf Course.
     */
    ZoneYbell2,

    /**
     * Las Venturas Airport.
     */
    ZoneLvbag,

    /**
     * Ocean Docks.
     */
    ZoneLdoc1a,

    /**
     * Los Santos International.
     */
    ZoneLair2b,

    /**
     * Ocean Docks.
     */
    ZoneLdoc3b,

    /**
     * Los Santos International.
     */
    ZoneLbag1,

    /**
     * Los Santos International.
     */
    ZoneLbag2,

    /**
     * Los Santos International.
     */
    ZoneLbag3,

    /**
     * Starfish Casino.
     */
    ZoneConst1,

    /**
     * Beacon Hill.
     */
    ZoneBeaco,

    /**
     * Avispa Country Club.
     */
    ZoneSfglf1,

    /**
     * Avispa Country Club.
     */
    ZoneSfglf2,

    /**
     * Garcia.
     */
    ZoneSfglf3,

    /**
     * Avispa Country Club.
     */
    ZoneCuntc1,

    /**
     * Avispa Country Club.
     */
    ZoneCuntc3,

    /**
     * Playa del Seville.
     */
    ZonePls,

    /**
     * Ocean Docks.
     */
    ZoneLdoc3c,

    /**
     * Starfish Casino.
     */
    ZoneStar1,

    /**
     * The Clown's Pocket.
     */
    ZoneRing,

    /**
     * Ocean Docks.
     */
    ZoneLdoc2,

    /**
     * Willowfield.
     */
    ZoneLind3,

    /**
     * Willowfield.
     */
    ZoneLind4a,

    /**
     * Whitewood Estates.
     */
    ZoneWwe1,

    /**
     * Downtown Los Santos.
     */
    ZoneLdt8,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_NavZone {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_NavZone> {
        match flag {
            0 => Ok(GtaSaSave_NavZone::ZoneSanAnd),
            1 => Ok(GtaSaSave_NavZone::ZoneSunma),
            2 => Ok(GtaSaSave_NavZone::ZoneSunnn),
            3 => Ok(GtaSaSave_NavZone::ZoneBattp),
            4 => Ok(GtaSaSave_NavZone::ZonePara),
            5 => Ok(GtaSaSave_NavZone::ZoneCivi),
            6 => Ok(GtaSaSave_NavZone::ZoneBayv),
            7 => Ok(GtaSaSave_NavZone::ZoneCitys),
            8 => Ok(GtaSaSave_NavZone::ZoneOceaf1),
            9 => Ok(GtaSaSave_NavZone::ZoneOceaf2),
            10 => Ok(GtaSaSave_NavZone::ZoneOceaf3),
            11 => Ok(GtaSaSave_NavZone::ZoneSilly3),
            12 => Ok(GtaSaSave_NavZone::ZoneSilly4),
            13 => Ok(GtaSaSave_NavZone::ZoneHash),
            14 => Ok(GtaSaSave_NavZone::ZoneJuniho),
            15 => Ok(GtaSaSave_NavZone::ZoneEspn1),
            16 => Ok(GtaSaSave_NavZone::ZoneEspn2),
            17 => Ok(GtaSaSave_NavZone::ZoneEspn3),
            18 => Ok(GtaSaSave_NavZone::ZoneFina),
            19 => Ok(GtaSaSave_NavZone::ZoneCalt),
            20 => Ok(GtaSaSave_NavZone::ZoneSfdwt1),
            21 => Ok(GtaSaSave_NavZone::ZoneSfdwt2),
            22 => Ok(GtaSaSave_NavZone::ZoneSfdwt3),
            23 => Ok(GtaSaSave_NavZone::ZoneSfdwt4),
            24 => Ok(GtaSaSave_NavZone::ZoneJunihi),
            25 => Ok(GtaSaSave_NavZone::ZoneChina),
            26 => Ok(GtaSaSave_NavZone::ZoneSfdwt5),
            27 => Ok(GtaSaSave_NavZone::ZoneThea1),
            28 => Ok(GtaSaSave_NavZone::ZoneThea2),
            29 => Ok(GtaSaSave_NavZone::ZoneThea3),
            30 => Ok(GtaSaSave_NavZone::ZoneGarc),
            31 => Ok(GtaSaSave_NavZone::ZoneDoh1),
            32 => Ok(GtaSaSave_NavZone::ZoneDoh2),
            33 => Ok(GtaSaSave_NavZone::ZoneSfdwt6),
            34 => Ok(GtaSaSave_NavZone::ZoneSfair3),
            35 => Ok(GtaSaSave_NavZone::ZoneEasb1),
            36 => Ok(GtaSaSave_NavZone::ZoneEasb2),
            37 => Ok(GtaSaSave_NavZone::ZoneEspe1),
            38 => Ok(GtaSaSave_NavZone::ZoneEspe2),
            39 => Ok(GtaSaSave_NavZone::ZoneEspe3),
            40 => Ok(GtaSaSave_NavZone::ZoneAngpi),
            41 => Ok(GtaSaSave_NavZone::ZoneShaca),
            42 => Ok(GtaSaSave_NavZone::ZoneBacko),
            43 => Ok(GtaSaSave_NavZone::ZoneLeafy),
            44 => Ok(GtaSaSave_NavZone::ZoneFlintr),
            45 => Ok(GtaSaSave_NavZone::ZoneHaul),
            46 => Ok(GtaSaSave_NavZone::ZoneFarm),
            47 => Ok(GtaSaSave_NavZone::ZoneElque),
            48 => Ok(GtaSaSave_NavZone::ZoneAldea),
            49 => Ok(GtaSaSave_NavZone::ZoneDam),
            50 => Ok(GtaSaSave_NavZone::ZoneBarra),
            51 => Ok(GtaSaSave_NavZone::ZoneCarso),
            52 => Ok(GtaSaSave_NavZone::ZoneQuary),
            53 => Ok(GtaSaSave_NavZone::ZoneOctan),
            54 => Ok(GtaSaSave_NavZone::ZonePalms),
            55 => Ok(GtaSaSave_NavZone::ZoneTom),
            56 => Ok(GtaSaSave_NavZone::ZoneBruja),
            57 => Ok(GtaSaSave_NavZone::ZoneMead),
            58 => Ok(GtaSaSave_NavZone::ZonePayas),
            59 => Ok(GtaSaSave_NavZone::ZoneArco),
            60 => Ok(GtaSaSave_NavZone::ZoneSfair1),
            61 => Ok(GtaSaSave_NavZone::ZoneHanky),
            62 => Ok(GtaSaSave_NavZone::ZonePalo),
            63 => Ok(GtaSaSave_NavZone::ZoneNrock),
            64 => Ok(GtaSaSave_NavZone::ZoneMont),
            65 => Ok(GtaSaSave_NavZone::ZoneMont1),
            66 => Ok(GtaSaSave_NavZone::ZoneHbarns),
            67 => Ok(GtaSaSave_NavZone::ZoneFern),
            68 => Ok(GtaSaSave_NavZone::ZoneDilli),
            69 => Ok(GtaSaSave_NavZone::ZoneTopfa),
            70 => Ok(GtaSaSave_NavZone::ZoneBlueb1),
            71 => Ok(GtaSaSave_NavZone::ZoneBlueb),
            72 => Ok(GtaSaSave_NavZone::ZonePanop),
            73 => Ok(GtaSaSave_NavZone::ZoneFred),
            74 => Ok(GtaSaSave_NavZone::ZoneMako),
            75 => Ok(GtaSaSave_NavZone::ZoneBluac),
            76 => Ok(GtaSaSave_NavZone::ZoneMart),
            77 => Ok(GtaSaSave_NavZone::ZoneFallo),
            78 => Ok(GtaSaSave_NavZone::ZoneCreek),
            79 => Ok(GtaSaSave_NavZone::ZoneCreek1),
            80 => Ok(GtaSaSave_NavZone::ZoneWestp1),
            81 => Ok(GtaSaSave_NavZone::ZoneWestp2),
            82 => Ok(GtaSaSave_NavZone::ZoneWestp3),
            83 => Ok(GtaSaSave_NavZone::ZoneLa),
            84 => Ok(GtaSaSave_NavZone::ZoneVe),
            85 => Ok(GtaSaSave_NavZone::ZoneBone),
            86 => Ok(GtaSaSave_NavZone::ZoneRobad),
            87 => Ok(GtaSaSave_NavZone::ZoneGantb),
            88 => Ok(GtaSaSave_NavZone::ZoneGantb1),
            89 => Ok(GtaSaSave_NavZone::ZoneSf),
            90 => Ok(GtaSaSave_NavZone::ZoneRobad1),
            91 => Ok(GtaSaSave_NavZone::ZoneRed),
            92 => Ok(GtaSaSave_NavZone::ZoneFlintc),
            93 => Ok(GtaSaSave_NavZone::ZoneEbay),
            94 => Ok(GtaSaSave_NavZone::ZoneEbay2),
            95 => Ok(GtaSaSave_NavZone::ZoneSfair4),
            96 => Ok(GtaSaSave_NavZone::ZoneSilly1),
            97 => Ok(GtaSaSave_NavZone::ZoneSilly2),
            98 => Ok(GtaSaSave_NavZone::ZoneSfair2),
            99 => Ok(GtaSaSave_NavZone::ZoneSfair5),
            100 => Ok(GtaSaSave_NavZone::ZoneWhet),
            101 => Ok(GtaSaSave_NavZone::ZoneLair1),
            102 => Ok(GtaSaSave_NavZone::ZoneLair2a),
            103 => Ok(GtaSaSave_NavZone::ZoneBluf1a),
            104 => Ok(GtaSaSave_NavZone::ZoneElco2),
            105 => Ok(GtaSaSave_NavZone::ZoneLind1a),
            106 => Ok(GtaSaSave_NavZone::ZoneLind1b),
            107 => Ok(GtaSaSave_NavZone::ZoneLind2a),
            108 => Ok(GtaSaSave_NavZone::ZoneLind2b),
            109 => Ok(GtaSaSave_NavZone::ZoneLdoc4),
            110 => Ok(GtaSaSave_NavZone::ZoneLdoc1b),
            111 => Ok(GtaSaSave_NavZone::ZoneMar3),
            112 => Ok(GtaSaSave_NavZone::ZoneVero4a),
            113 => Ok(GtaSaSave_NavZone::ZoneVero4b),
            114 => Ok(GtaSaSave_NavZone::ZoneBluf1b),
            115 => Ok(GtaSaSave_NavZone::ZoneBluf2),
            116 => Ok(GtaSaSave_NavZone::ZoneElco1),
            117 => Ok(GtaSaSave_NavZone::ZoneVero1),
            118 => Ok(GtaSaSave_NavZone::ZoneMar1),
            119 => Ok(GtaSaSave_NavZone::ZoneMar2),
            120 => Ok(GtaSaSave_NavZone::ZoneVero3),
            121 => Ok(GtaSaSave_NavZone::ZoneVero2),
            122 => Ok(GtaSaSave_NavZone::ZoneConf1b),
            123 => Ok(GtaSaSave_NavZone::ZoneConf1a),
            124 => Ok(GtaSaSave_NavZone::ZoneThall1),
            125 => Ok(GtaSaSave_NavZone::ZoneCom1a),
            126 => Ok(GtaSaSave_NavZone::ZoneCom1b),
            127 => Ok(GtaSaSave_NavZone::ZoneCom2),
            128 => Ok(GtaSaSave_NavZone::ZonePer1),
            129 => Ok(GtaSaSave_NavZone::ZoneCom4),
            130 => Ok(GtaSaSave_NavZone::ZoneLmex1a),
            131 => Ok(GtaSaSave_NavZone::ZoneLmex1b),
            132 => Ok(GtaSaSave_NavZone::ZoneCom3),
            133 => Ok(GtaSaSave_NavZone::ZoneIwd3a),
            134 => Ok(GtaSaSave_NavZone::ZoneIwd3b),
            135 => Ok(GtaSaSave_NavZone::ZoneIwd4),
            136 => Ok(GtaSaSave_NavZone::ZoneIwd1),
            137 => Ok(GtaSaSave_NavZone::ZoneIwd2),
            138 => Ok(GtaSaSave_NavZone::ZoneGln2a),
            139 => Ok(GtaSaSave_NavZone::ZoneGln1b),
            140 => Ok(GtaSaSave_NavZone::ZoneJef3a),
            141 => Ok(GtaSaSave_NavZone::ZoneJef3c),
            142 => Ok(GtaSaSave_NavZone::ZoneJef2),
            143 => Ok(GtaSaSave_NavZone::ZoneJef1b),
            144 => Ok(GtaSaSave_NavZone::ZoneJef1a),
            145 => Ok(GtaSaSave_NavZone::ZoneChc1a),
            146 => Ok(GtaSaSave_NavZone::ZoneChc1b),
            147 => Ok(GtaSaSave_NavZone::ZoneChc2b),
            148 => Ok(GtaSaSave_NavZone::ZoneChc2a),
            149 => Ok(GtaSaSave_NavZone::ZoneIwd5),
            150 => Ok(GtaSaSave_NavZone::ZoneGan2),
            151 => Ok(GtaSaSave_NavZone::ZoneGan1),
            152 => Ok(GtaSaSave_NavZone::ZoneLind4c),
            153 => Ok(GtaSaSave_NavZone::ZoneEbe3c),
            154 => Ok(GtaSaSave_NavZone::ZoneEbe2a),
            155 => Ok(GtaSaSave_NavZone::ZoneEbe2b),
            156 => Ok(GtaSaSave_NavZone::ZoneEls4),
            157 => Ok(GtaSaSave_NavZone::ZoneEls3a),
            158 => Ok(GtaSaSave_NavZone::ZoneJef3b),
            159 => Ok(GtaSaSave_NavZone::ZoneEls3b),
            160 => Ok(GtaSaSave_NavZone::ZoneEls3c),
            161 => Ok(GtaSaSave_NavZone::ZoneEls1a),
            162 => Ok(GtaSaSave_NavZone::ZoneEls1b),
            163 => Ok(GtaSaSave_NavZone::ZoneEls2),
            164 => Ok(GtaSaSave_NavZone::ZoneLfl1a),
            165 => Ok(GtaSaSave_NavZone::ZoneLfl1b),
            166 => Ok(GtaSaSave_NavZone::ZoneEbe1),
            167 => Ok(GtaSaSave_NavZone::ZoneChc4a),
            168 => Ok(GtaSaSave_NavZone::ZoneChc4b),
            169 => Ok(GtaSaSave_NavZone::ZoneChc3),
            170 => Ok(GtaSaSave_NavZone::ZoneLdt5),
            171 => Ok(GtaSaSave_NavZone::ZoneLdt7),
            172 => Ok(GtaSaSave_NavZone::ZoneLdt4),
            173 => Ok(GtaSaSave_NavZone::ZoneLdt3),
            174 => Ok(GtaSaSave_NavZone::ZoneLdt6),
            175 => Ok(GtaSaSave_NavZone::ZoneMulint),
            176 => Ok(GtaSaSave_NavZone::ZoneMul3),
            177 => Ok(GtaSaSave_NavZone::ZoneMul2a),
            178 => Ok(GtaSaSave_NavZone::ZoneMul2b),
            179 => Ok(GtaSaSave_NavZone::ZoneMkt3),
            180 => Ok(GtaSaSave_NavZone::ZoneVin3),
            181 => Ok(GtaSaSave_NavZone::ZoneMkt4),
            182 => Ok(GtaSaSave_NavZone::ZoneLdt1a),
            183 => Ok(GtaSaSave_NavZone::ZoneLdt1b),
            184 => Ok(GtaSaSave_NavZone::ZoneLdt1c),
            185 => Ok(GtaSaSave_NavZone::ZoneSun3a),
            186 => Ok(GtaSaSave_NavZone::ZoneSun3b),
            187 => Ok(GtaSaSave_NavZone::ZoneSun3c),
            188 => Ok(GtaSaSave_NavZone::ZoneMul7a),
            189 => Ok(GtaSaSave_NavZone::ZoneMul7b),
            190 => Ok(GtaSaSave_NavZone::ZoneMul6),
            191 => Ok(GtaSaSave_NavZone::ZoneVin2),
            192 => Ok(GtaSaSave_NavZone::ZoneSun1),
            193 => Ok(GtaSaSave_NavZone::ZoneSun4),
            194 => Ok(GtaSaSave_NavZone::ZoneSun2),
            195 => Ok(GtaSaSave_NavZone::ZoneMul4),
            196 => Ok(GtaSaSave_NavZone::ZoneMul1a),
            197 => Ok(GtaSaSave_NavZone::ZoneMul1b),
            198 => Ok(GtaSaSave_NavZone::ZoneMul5a),
            199 => Ok(GtaSaSave_NavZone::ZoneMul5b),
            200 => Ok(GtaSaSave_NavZone::ZoneMul5c),
            201 => Ok(GtaSaSave_NavZone::ZoneMul1c),
            202 => Ok(GtaSaSave_NavZone::ZoneSmb1),
            203 => Ok(GtaSaSave_NavZone::ZoneSmb2),
            204 => Ok(GtaSaSave_NavZone::ZoneRod5b),
            205 => Ok(GtaSaSave_NavZone::ZoneRod5a),
            206 => Ok(GtaSaSave_NavZone::ZoneRod1a),
            207 => Ok(GtaSaSave_NavZone::ZoneRod1b),
            208 => Ok(GtaSaSave_NavZone::ZoneRod1c),
            209 => Ok(GtaSaSave_NavZone::ZoneRod3a),
            210 => Ok(GtaSaSave_NavZone::ZoneRod3b),
            211 => Ok(GtaSaSave_NavZone::ZoneRod4a),
            212 => Ok(GtaSaSave_NavZone::ZoneRod4b),
            213 => Ok(GtaSaSave_NavZone::ZoneRod4c),
            214 => Ok(GtaSaSave_NavZone::ZoneVin1b),
            215 => Ok(GtaSaSave_NavZone::ZoneRih5a),
            216 => Ok(GtaSaSave_NavZone::ZoneRih5b),
            217 => Ok(GtaSaSave_NavZone::ZoneRod2b),
            218 => Ok(GtaSaSave_NavZone::ZoneRod2a),
            219 => Ok(GtaSaSave_NavZone::ZoneRih6a),
            220 => Ok(GtaSaSave_NavZone::ZoneRih6b),
            221 => Ok(GtaSaSave_NavZone::ZoneRih3a),
            222 => Ok(GtaSaSave_NavZone::ZoneRih3b),
            223 => Ok(GtaSaSave_NavZone::ZoneRih4),
            224 => Ok(GtaSaSave_NavZone::ZoneRih2),
            225 => Ok(GtaSaSave_NavZone::ZoneRih1a),
            226 => Ok(GtaSaSave_NavZone::ZoneRih1b),
            227 => Ok(GtaSaSave_NavZone::ZoneStrip1),
            228 => Ok(GtaSaSave_NavZone::ZoneStrip2),
            229 => Ok(GtaSaSave_NavZone::ZoneDrag),
            230 => Ok(GtaSaSave_NavZone::ZonePink),
            231 => Ok(GtaSaSave_NavZone::ZoneHigh),
            232 => Ok(GtaSaSave_NavZone::ZonePira),
            233 => Ok(GtaSaSave_NavZone::ZoneVisa1),
            234 => Ok(GtaSaSave_NavZone::ZoneVisa2),
            235 => Ok(GtaSaSave_NavZone::ZoneJts1),
            236 => Ok(GtaSaSave_NavZone::ZoneJtw1),
            237 => Ok(GtaSaSave_NavZone::ZoneJts2),
            238 => Ok(GtaSaSave_NavZone::ZoneRse),
            239 => Ok(GtaSaSave_NavZone::ZoneLot),
            240 => Ok(GtaSaSave_NavZone::ZoneCam),
            241 => Ok(GtaSaSave_NavZone::ZoneRoy),
            242 => Ok(GtaSaSave_NavZone::ZoneCali1),
            243 => Ok(GtaSaSave_NavZone::ZoneCali2),
            244 => Ok(GtaSaSave_NavZone::ZonePill1),
            245 => Ok(GtaSaSave_NavZone::ZoneStar2),
            246 => Ok(GtaSaSave_NavZone::ZoneStrip3),
            247 => Ok(GtaSaSave_NavZone::ZoneStrip4),
            248 => Ok(GtaSaSave_NavZone::ZoneIsle),
            249 => Ok(GtaSaSave_NavZone::ZoneOvs),
            250 => Ok(GtaSaSave_NavZone::ZoneKacc),
            251 => Ok(GtaSaSave_NavZone::ZoneCree),
            252 => Ok(GtaSaSave_NavZone::ZoneSry),
            253 => Ok(GtaSaSave_NavZone::ZoneLst),
            254 => Ok(GtaSaSave_NavZone::ZoneJte2),
            255 => Ok(GtaSaSave_NavZone::ZoneLds),
            256 => Ok(GtaSaSave_NavZone::ZoneJte1),
            257 => Ok(GtaSaSave_NavZone::ZoneJtn1),
            258 => Ok(GtaSaSave_NavZone::ZoneJte4),
            259 => Ok(GtaSaSave_NavZone::ZoneJte3),
            260 => Ok(GtaSaSave_NavZone::ZoneJtn2),
            261 => Ok(GtaSaSave_NavZone::ZoneJtn3),
            262 => Ok(GtaSaSave_NavZone::ZoneJtn4),
            263 => Ok(GtaSaSave_NavZone::ZoneJtn5),
            264 => Ok(GtaSaSave_NavZone::ZoneJtw2),
            265 => Ok(GtaSaSave_NavZone::ZoneJtn6),
            266 => Ok(GtaSaSave_NavZone::ZoneHgp),
            267 => Ok(GtaSaSave_NavZone::ZoneRede1),
            268 => Ok(GtaSaSave_NavZone::ZoneRede2),
            269 => Ok(GtaSaSave_NavZone::ZoneRede3),
            270 => Ok(GtaSaSave_NavZone::ZoneJtn8),
            271 => Ok(GtaSaSave_NavZone::ZoneRedw2),
            272 => Ok(GtaSaSave_NavZone::ZoneRedw1),
            273 => Ok(GtaSaSave_NavZone::ZoneRedw3),
            274 => Ok(GtaSaSave_NavZone::ZoneRedw4),
            275 => Ok(GtaSaSave_NavZone::ZoneVair1),
            276 => Ok(GtaSaSave_NavZone::ZoneVair2),
            277 => Ok(GtaSaSave_NavZone::ZoneVair3),
            278 => Ok(GtaSaSave_NavZone::ZoneLva1),
            279 => Ok(GtaSaSave_NavZone::ZoneBint2),
            280 => Ok(GtaSaSave_NavZone::ZoneBint1),
            281 => Ok(GtaSaSave_NavZone::ZoneBint3),
            282 => Ok(GtaSaSave_NavZone::ZoneBint4),
            283 => Ok(GtaSaSave_NavZone::ZoneLva2),
            284 => Ok(GtaSaSave_NavZone::ZoneLva3),
            285 => Ok(GtaSaSave_NavZone::ZoneLva4),
            286 => Ok(GtaSaSave_NavZone::ZoneLva5),
            287 => Ok(GtaSaSave_NavZone::ZoneGgc1),
            288 => Ok(GtaSaSave_NavZone::ZoneGgc2),
            289 => Ok(GtaSaSave_NavZone::ZoneBfld1),
            290 => Ok(GtaSaSave_NavZone::ZoneBfld2),
            291 => Ok(GtaSaSave_NavZone::ZoneRoce1),
            292 => Ok(GtaSaSave_NavZone::ZoneRoce2),
            293 => Ok(GtaSaSave_NavZone::ZoneLdm),
            294 => Ok(GtaSaSave_NavZone::ZoneRsw1),
            295 => Ok(GtaSaSave_NavZone::ZoneRsw2),
            296 => Ok(GtaSaSave_NavZone::ZoneRie),
            297 => Ok(GtaSaSave_NavZone::ZoneBfc1),
            298 => Ok(GtaSaSave_NavZone::ZoneBfc2),
            299 => Ok(GtaSaSave_NavZone::ZoneJtn7),
            300 => Ok(GtaSaSave_NavZone::ZonePint),
            301 => Ok(GtaSaSave_NavZone::ZoneWwe),
            302 => Ok(GtaSaSave_NavZone::ZonePrp1),
            303 => Ok(GtaSaSave_NavZone::ZonePrp2),
            304 => Ok(GtaSaSave_NavZone::ZonePrp3),
            305 => Ok(GtaSaSave_NavZone::ZoneSpin),
            306 => Ok(GtaSaSave_NavZone::ZonePrp4),
            307 => Ok(GtaSaSave_NavZone::ZonePill2),
            308 => Ok(GtaSaSave_NavZone::ZoneSaso),
            309 => Ok(GtaSaSave_NavZone::ZoneFish),
            310 => Ok(GtaSaSave_NavZone::ZoneGarv),
            311 => Ok(GtaSaSave_NavZone::ZoneGarv1),
            312 => Ok(GtaSaSave_NavZone::ZoneGarv2),
            313 => Ok(GtaSaSave_NavZone::ZoneKinc),
            314 => Ok(GtaSaSave_NavZone::ZoneKinc1),
            315 => Ok(GtaSaSave_NavZone::ZoneKinc2),
            316 => Ok(GtaSaSave_NavZone::ZoneLsinl),
            317 => Ok(GtaSaSave_NavZone::ZoneSherr),
            318 => Ok(GtaSaSave_NavZone::ZoneFlinw),
            319 => Ok(GtaSaSave_NavZone::ZoneEtunn),
            320 => Ok(GtaSaSave_NavZone::ZoneBytun),
            321 => Ok(GtaSaSave_NavZone::ZoneBige),
            322 => Ok(GtaSaSave_NavZone::ZoneProbe),
            323 => Ok(GtaSaSave_NavZone::ZoneValle),
            324 => Ok(GtaSaSave_NavZone::ZoneGln1),
            325 => Ok(GtaSaSave_NavZone::ZoneLdoc3a),
            326 => Ok(GtaSaSave_NavZone::ZoneLinden),
            327 => Ok(GtaSaSave_NavZone::ZoneUnity),
            328 => Ok(GtaSaSave_NavZone::ZoneVin1a),
            329 => Ok(GtaSaSave_NavZone::ZoneMarkst),
            330 => Ok(GtaSaSave_NavZone::ZoneCranb),
            331 => Ok(GtaSaSave_NavZone::ZoneYellow),
            332 => Ok(GtaSaSave_NavZone::ZoneSanb1),
            333 => Ok(GtaSaSave_NavZone::ZoneSanb2),
            334 => Ok(GtaSaSave_NavZone::ZoneElca),
            335 => Ok(GtaSaSave_NavZone::ZoneElca1),
            336 => Ok(GtaSaSave_NavZone::ZoneElca2),
            337 => Ok(GtaSaSave_NavZone::ZoneRest),
            338 => Ok(GtaSaSave_NavZone::ZoneMonintA),
            339 => Ok(GtaSaSave_NavZone::ZoneMonintB),
            340 => Ok(GtaSaSave_NavZone::ZoneRobint),
            341 => Ok(GtaSaSave_NavZone::ZoneFlinti),
            342 => Ok(GtaSaSave_NavZone::ZoneSfbag2),
            343 => Ok(GtaSaSave_NavZone::ZoneSfbag3),
            344 => Ok(GtaSaSave_NavZone::ZoneSfbag1),
            345 => Ok(GtaSaSave_NavZone::ZoneMkt1),
            346 => Ok(GtaSaSave_NavZone::ZoneMkt2),
            347 => Ok(GtaSaSave_NavZone::ZoneSfglf4),
            348 => Ok(GtaSaSave_NavZone::ZoneCuntc2),
            349 => Ok(GtaSaSave_NavZone::ZoneHillp),
            350 => Ok(GtaSaSave_NavZone::ZoneMtchi2),
            351 => Ok(GtaSaSave_NavZone::ZoneMtchi3),
            352 => Ok(GtaSaSave_NavZone::ZoneMtchi1),
            353 => Ok(GtaSaSave_NavZone::ZoneMtchi4),
            354 => Ok(GtaSaSave_NavZone::ZoneYbell1),
            355 => Ok(GtaSaSave_NavZone::ZoneYbell2),
            356 => Ok(GtaSaSave_NavZone::ZoneLvbag),
            357 => Ok(GtaSaSave_NavZone::ZoneLdoc1a),
            358 => Ok(GtaSaSave_NavZone::ZoneLair2b),
            359 => Ok(GtaSaSave_NavZone::ZoneLdoc3b),
            360 => Ok(GtaSaSave_NavZone::ZoneLbag1),
            361 => Ok(GtaSaSave_NavZone::ZoneLbag2),
            362 => Ok(GtaSaSave_NavZone::ZoneLbag3),
            363 => Ok(GtaSaSave_NavZone::ZoneConst1),
            364 => Ok(GtaSaSave_NavZone::ZoneBeaco),
            365 => Ok(GtaSaSave_NavZone::ZoneSfglf1),
            366 => Ok(GtaSaSave_NavZone::ZoneSfglf2),
            367 => Ok(GtaSaSave_NavZone::ZoneSfglf3),
            368 => Ok(GtaSaSave_NavZone::ZoneCuntc1),
            369 => Ok(GtaSaSave_NavZone::ZoneCuntc3),
            370 => Ok(GtaSaSave_NavZone::ZonePls),
            371 => Ok(GtaSaSave_NavZone::ZoneLdoc3c),
            372 => Ok(GtaSaSave_NavZone::ZoneStar1),
            373 => Ok(GtaSaSave_NavZone::ZoneRing),
            374 => Ok(GtaSaSave_NavZone::ZoneLdoc2),
            375 => Ok(GtaSaSave_NavZone::ZoneLind3),
            376 => Ok(GtaSaSave_NavZone::ZoneLind4a),
            377 => Ok(GtaSaSave_NavZone::ZoneWwe1),
            378 => Ok(GtaSaSave_NavZone::ZoneLdt8),
            _ => Ok(GtaSaSave_NavZone::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_NavZone> for i64 {
    fn from(v: &GtaSaSave_NavZone) -> Self {
        match *v {
            GtaSaSave_NavZone::ZoneSanAnd => 0,
            GtaSaSave_NavZone::ZoneSunma => 1,
            GtaSaSave_NavZone::ZoneSunnn => 2,
            GtaSaSave_NavZone::ZoneBattp => 3,
            GtaSaSave_NavZone::ZonePara => 4,
            GtaSaSave_NavZone::ZoneCivi => 5,
            GtaSaSave_NavZone::ZoneBayv => 6,
            GtaSaSave_NavZone::ZoneCitys => 7,
            GtaSaSave_NavZone::ZoneOceaf1 => 8,
            GtaSaSave_NavZone::ZoneOceaf2 => 9,
            GtaSaSave_NavZone::ZoneOceaf3 => 10,
            GtaSaSave_NavZone::ZoneSilly3 => 11,
            GtaSaSave_NavZone::ZoneSilly4 => 12,
            GtaSaSave_NavZone::ZoneHash => 13,
            GtaSaSave_NavZone::ZoneJuniho => 14,
            GtaSaSave_NavZone::ZoneEspn1 => 15,
            GtaSaSave_NavZone::ZoneEspn2 => 16,
            GtaSaSave_NavZone::ZoneEspn3 => 17,
            GtaSaSave_NavZone::ZoneFina => 18,
            GtaSaSave_NavZone::ZoneCalt => 19,
            GtaSaSave_NavZone::ZoneSfdwt1 => 20,
            GtaSaSave_NavZone::ZoneSfdwt2 => 21,
            GtaSaSave_NavZone::ZoneSfdwt3 => 22,
            GtaSaSave_NavZone::ZoneSfdwt4 => 23,
            GtaSaSave_NavZone::ZoneJunihi => 24,
            GtaSaSave_NavZone::ZoneChina => 25,
            GtaSaSave_NavZone::ZoneSfdwt5 => 26,
            GtaSaSave_NavZone::ZoneThea1 => 27,
            GtaSaSave_NavZone::ZoneThea2 => 28,
            GtaSaSave_NavZone::ZoneThea3 => 29,
            GtaSaSave_NavZone::ZoneGarc => 30,
            GtaSaSave_NavZone::ZoneDoh1 => 31,
            GtaSaSave_NavZone::ZoneDoh2 => 32,
            GtaSaSave_NavZone::ZoneSfdwt6 => 33,
            GtaSaSave_NavZone::ZoneSfair3 => 34,
            GtaSaSave_NavZone::ZoneEasb1 => 35,
            GtaSaSave_NavZone::ZoneEasb2 => 36,
            GtaSaSave_NavZone::ZoneEspe1 => 37,
            GtaSaSave_NavZone::ZoneEspe2 => 38,
            GtaSaSave_NavZone::ZoneEspe3 => 39,
            GtaSaSave_NavZone::ZoneAngpi => 40,
            GtaSaSave_NavZone::ZoneShaca => 41,
            GtaSaSave_NavZone::ZoneBacko => 42,
            GtaSaSave_NavZone::ZoneLeafy => 43,
            GtaSaSave_NavZone::ZoneFlintr => 44,
            GtaSaSave_NavZone::ZoneHaul => 45,
            GtaSaSave_NavZone::ZoneFarm => 46,
            GtaSaSave_NavZone::ZoneElque => 47,
            GtaSaSave_NavZone::ZoneAldea => 48,
            GtaSaSave_NavZone::ZoneDam => 49,
            GtaSaSave_NavZone::ZoneBarra => 50,
            GtaSaSave_NavZone::ZoneCarso => 51,
            GtaSaSave_NavZone::ZoneQuary => 52,
            GtaSaSave_NavZone::ZoneOctan => 53,
            GtaSaSave_NavZone::ZonePalms => 54,
            GtaSaSave_NavZone::ZoneTom => 55,
            GtaSaSave_NavZone::ZoneBruja => 56,
            GtaSaSave_NavZone::ZoneMead => 57,
            GtaSaSave_NavZone::ZonePayas => 58,
            GtaSaSave_NavZone::ZoneArco => 59,
            GtaSaSave_NavZone::ZoneSfair1 => 60,
            GtaSaSave_NavZone::ZoneHanky => 61,
            GtaSaSave_NavZone::ZonePalo => 62,
            GtaSaSave_NavZone::ZoneNrock => 63,
            GtaSaSave_NavZone::ZoneMont => 64,
            GtaSaSave_NavZone::ZoneMont1 => 65,
            GtaSaSave_NavZone::ZoneHbarns => 66,
            GtaSaSave_NavZone::ZoneFern => 67,
            GtaSaSave_NavZone::ZoneDilli => 68,
            GtaSaSave_NavZone::ZoneTopfa => 69,
            GtaSaSave_NavZone::ZoneBlueb1 => 70,
            GtaSaSave_NavZone::ZoneBlueb => 71,
            GtaSaSave_NavZone::ZonePanop => 72,
            GtaSaSave_NavZone::ZoneFred => 73,
            GtaSaSave_NavZone::ZoneMako => 74,
            GtaSaSave_NavZone::ZoneBluac => 75,
            GtaSaSave_NavZone::ZoneMart => 76,
            GtaSaSave_NavZone::ZoneFallo => 77,
            GtaSaSave_NavZone::ZoneCreek => 78,
            GtaSaSave_NavZone::ZoneCreek1 => 79,
            GtaSaSave_NavZone::ZoneWestp1 => 80,
            GtaSaSave_NavZone::ZoneWestp2 => 81,
            GtaSaSave_NavZone::ZoneWestp3 => 82,
            GtaSaSave_NavZone::ZoneLa => 83,
            GtaSaSave_NavZone::ZoneVe => 84,
            GtaSaSave_NavZone::ZoneBone => 85,
            GtaSaSave_NavZone::ZoneRobad => 86,
            GtaSaSave_NavZone::ZoneGantb => 87,
            GtaSaSave_NavZone::ZoneGantb1 => 88,
            GtaSaSave_NavZone::ZoneSf => 89,
            GtaSaSave_NavZone::ZoneRobad1 => 90,
            GtaSaSave_NavZone::ZoneRed => 91,
            GtaSaSave_NavZone::ZoneFlintc => 92,
            GtaSaSave_NavZone::ZoneEbay => 93,
            GtaSaSave_NavZone::ZoneEbay2 => 94,
            GtaSaSave_NavZone::ZoneSfair4 => 95,
            GtaSaSave_NavZone::ZoneSilly1 => 96,
            GtaSaSave_NavZone::ZoneSilly2 => 97,
            GtaSaSave_NavZone::ZoneSfair2 => 98,
            GtaSaSave_NavZone::ZoneSfair5 => 99,
            GtaSaSave_NavZone::ZoneWhet => 100,
            GtaSaSave_NavZone::ZoneLair1 => 101,
            GtaSaSave_NavZone::ZoneLair2a => 102,
            GtaSaSave_NavZone::ZoneBluf1a => 103,
            GtaSaSave_NavZone::ZoneElco2 => 104,
            GtaSaSave_NavZone::ZoneLind1a => 105,
            GtaSaSave_NavZone::ZoneLind1b => 106,
            GtaSaSave_NavZone::ZoneLind2a => 107,
            GtaSaSave_NavZone::ZoneLind2b => 108,
            GtaSaSave_NavZone::ZoneLdoc4 => 109,
            GtaSaSave_NavZone::ZoneLdoc1b => 110,
            GtaSaSave_NavZone::ZoneMar3 => 111,
            GtaSaSave_NavZone::ZoneVero4a => 112,
            GtaSaSave_NavZone::ZoneVero4b => 113,
            GtaSaSave_NavZone::ZoneBluf1b => 114,
            GtaSaSave_NavZone::ZoneBluf2 => 115,
            GtaSaSave_NavZone::ZoneElco1 => 116,
            GtaSaSave_NavZone::ZoneVero1 => 117,
            GtaSaSave_NavZone::ZoneMar1 => 118,
            GtaSaSave_NavZone::ZoneMar2 => 119,
            GtaSaSave_NavZone::ZoneVero3 => 120,
            GtaSaSave_NavZone::ZoneVero2 => 121,
            GtaSaSave_NavZone::ZoneConf1b => 122,
            GtaSaSave_NavZone::ZoneConf1a => 123,
            GtaSaSave_NavZone::ZoneThall1 => 124,
            GtaSaSave_NavZone::ZoneCom1a => 125,
            GtaSaSave_NavZone::ZoneCom1b => 126,
            GtaSaSave_NavZone::ZoneCom2 => 127,
            GtaSaSave_NavZone::ZonePer1 => 128,
            GtaSaSave_NavZone::ZoneCom4 => 129,
            GtaSaSave_NavZone::ZoneLmex1a => 130,
            GtaSaSave_NavZone::ZoneLmex1b => 131,
            GtaSaSave_NavZone::ZoneCom3 => 132,
            GtaSaSave_NavZone::ZoneIwd3a => 133,
            GtaSaSave_NavZone::ZoneIwd3b => 134,
            GtaSaSave_NavZone::ZoneIwd4 => 135,
            GtaSaSave_NavZone::ZoneIwd1 => 136,
            GtaSaSave_NavZone::ZoneIwd2 => 137,
            GtaSaSave_NavZone::ZoneGln2a => 138,
            GtaSaSave_NavZone::ZoneGln1b => 139,
            GtaSaSave_NavZone::ZoneJef3a => 140,
            GtaSaSave_NavZone::ZoneJef3c => 141,
            GtaSaSave_NavZone::ZoneJef2 => 142,
            GtaSaSave_NavZone::ZoneJef1b => 143,
            GtaSaSave_NavZone::ZoneJef1a => 144,
            GtaSaSave_NavZone::ZoneChc1a => 145,
            GtaSaSave_NavZone::ZoneChc1b => 146,
            GtaSaSave_NavZone::ZoneChc2b => 147,
            GtaSaSave_NavZone::ZoneChc2a => 148,
            GtaSaSave_NavZone::ZoneIwd5 => 149,
            GtaSaSave_NavZone::ZoneGan2 => 150,
            GtaSaSave_NavZone::ZoneGan1 => 151,
            GtaSaSave_NavZone::ZoneLind4c => 152,
            GtaSaSave_NavZone::ZoneEbe3c => 153,
            GtaSaSave_NavZone::ZoneEbe2a => 154,
            GtaSaSave_NavZone::ZoneEbe2b => 155,
            GtaSaSave_NavZone::ZoneEls4 => 156,
            GtaSaSave_NavZone::ZoneEls3a => 157,
            GtaSaSave_NavZone::ZoneJef3b => 158,
            GtaSaSave_NavZone::ZoneEls3b => 159,
            GtaSaSave_NavZone::ZoneEls3c => 160,
            GtaSaSave_NavZone::ZoneEls1a => 161,
            GtaSaSave_NavZone::ZoneEls1b => 162,
            GtaSaSave_NavZone::ZoneEls2 => 163,
            GtaSaSave_NavZone::ZoneLfl1a => 164,
            GtaSaSave_NavZone::ZoneLfl1b => 165,
            GtaSaSave_NavZone::ZoneEbe1 => 166,
            GtaSaSave_NavZone::ZoneChc4a => 167,
            GtaSaSave_NavZone::ZoneChc4b => 168,
            GtaSaSave_NavZone::ZoneChc3 => 169,
            GtaSaSave_NavZone::ZoneLdt5 => 170,
            GtaSaSave_NavZone::ZoneLdt7 => 171,
            GtaSaSave_NavZone::ZoneLdt4 => 172,
            GtaSaSave_NavZone::ZoneLdt3 => 173,
            GtaSaSave_NavZone::ZoneLdt6 => 174,
            GtaSaSave_NavZone::ZoneMulint => 175,
            GtaSaSave_NavZone::ZoneMul3 => 176,
            GtaSaSave_NavZone::ZoneMul2a => 177,
            GtaSaSave_NavZone::ZoneMul2b => 178,
            GtaSaSave_NavZone::ZoneMkt3 => 179,
            GtaSaSave_NavZone::ZoneVin3 => 180,
            GtaSaSave_NavZone::ZoneMkt4 => 181,
            GtaSaSave_NavZone::ZoneLdt1a => 182,
            GtaSaSave_NavZone::ZoneLdt1b => 183,
            GtaSaSave_NavZone::ZoneLdt1c => 184,
            GtaSaSave_NavZone::ZoneSun3a => 185,
            GtaSaSave_NavZone::ZoneSun3b => 186,
            GtaSaSave_NavZone::ZoneSun3c => 187,
            GtaSaSave_NavZone::ZoneMul7a => 188,
            GtaSaSave_NavZone::ZoneMul7b => 189,
            GtaSaSave_NavZone::ZoneMul6 => 190,
            GtaSaSave_NavZone::ZoneVin2 => 191,
            GtaSaSave_NavZone::ZoneSun1 => 192,
            GtaSaSave_NavZone::ZoneSun4 => 193,
            GtaSaSave_NavZone::ZoneSun2 => 194,
            GtaSaSave_NavZone::ZoneMul4 => 195,
            GtaSaSave_NavZone::ZoneMul1a => 196,
            GtaSaSave_NavZone::ZoneMul1b => 197,
            GtaSaSave_NavZone::ZoneMul5a => 198,
            GtaSaSave_NavZone::ZoneMul5b => 199,
            GtaSaSave_NavZone::ZoneMul5c => 200,
            GtaSaSave_NavZone::ZoneMul1c => 201,
            GtaSaSave_NavZone::ZoneSmb1 => 202,
            GtaSaSave_NavZone::ZoneSmb2 => 203,
            GtaSaSave_NavZone::ZoneRod5b => 204,
            GtaSaSave_NavZone::ZoneRod5a => 205,
            GtaSaSave_NavZone::ZoneRod1a => 206,
            GtaSaSave_NavZone::ZoneRod1b => 207,
            GtaSaSave_NavZone::ZoneRod1c => 208,
            GtaSaSave_NavZone::ZoneRod3a => 209,
            GtaSaSave_NavZone::ZoneRod3b => 210,
            GtaSaSave_NavZone::ZoneRod4a => 211,
            GtaSaSave_NavZone::ZoneRod4b => 212,
            GtaSaSave_NavZone::ZoneRod4c => 213,
            GtaSaSave_NavZone::ZoneVin1b => 214,
            GtaSaSave_NavZone::ZoneRih5a => 215,
            GtaSaSave_NavZone::ZoneRih5b => 216,
            GtaSaSave_NavZone::ZoneRod2b => 217,
            GtaSaSave_NavZone::ZoneRod2a => 218,
            GtaSaSave_NavZone::ZoneRih6a => 219,
            GtaSaSave_NavZone::ZoneRih6b => 220,
            GtaSaSave_NavZone::ZoneRih3a => 221,
            GtaSaSave_NavZone::ZoneRih3b => 222,
            GtaSaSave_NavZone::ZoneRih4 => 223,
            GtaSaSave_NavZone::ZoneRih2 => 224,
            GtaSaSave_NavZone::ZoneRih1a => 225,
            GtaSaSave_NavZone::ZoneRih1b => 226,
            GtaSaSave_NavZone::ZoneStrip1 => 227,
            GtaSaSave_NavZone::ZoneStrip2 => 228,
            GtaSaSave_NavZone::ZoneDrag => 229,
            GtaSaSave_NavZone::ZonePink => 230,
            GtaSaSave_NavZone::ZoneHigh => 231,
            GtaSaSave_NavZone::ZonePira => 232,
            GtaSaSave_NavZone::ZoneVisa1 => 233,
            GtaSaSave_NavZone::ZoneVisa2 => 234,
            GtaSaSave_NavZone::ZoneJts1 => 235,
            GtaSaSave_NavZone::ZoneJtw1 => 236,
            GtaSaSave_NavZone::ZoneJts2 => 237,
            GtaSaSave_NavZone::ZoneRse => 238,
            GtaSaSave_NavZone::ZoneLot => 239,
            GtaSaSave_NavZone::ZoneCam => 240,
            GtaSaSave_NavZone::ZoneRoy => 241,
            GtaSaSave_NavZone::ZoneCali1 => 242,
            GtaSaSave_NavZone::ZoneCali2 => 243,
            GtaSaSave_NavZone::ZonePill1 => 244,
            GtaSaSave_NavZone::ZoneStar2 => 245,
            GtaSaSave_NavZone::ZoneStrip3 => 246,
            GtaSaSave_NavZone::ZoneStrip4 => 247,
            GtaSaSave_NavZone::ZoneIsle => 248,
            GtaSaSave_NavZone::ZoneOvs => 249,
            GtaSaSave_NavZone::ZoneKacc => 250,
            GtaSaSave_NavZone::ZoneCree => 251,
            GtaSaSave_NavZone::ZoneSry => 252,
            GtaSaSave_NavZone::ZoneLst => 253,
            GtaSaSave_NavZone::ZoneJte2 => 254,
            GtaSaSave_NavZone::ZoneLds => 255,
            GtaSaSave_NavZone::ZoneJte1 => 256,
            GtaSaSave_NavZone::ZoneJtn1 => 257,
            GtaSaSave_NavZone::ZoneJte4 => 258,
            GtaSaSave_NavZone::ZoneJte3 => 259,
            GtaSaSave_NavZone::ZoneJtn2 => 260,
            GtaSaSave_NavZone::ZoneJtn3 => 261,
            GtaSaSave_NavZone::ZoneJtn4 => 262,
            GtaSaSave_NavZone::ZoneJtn5 => 263,
            GtaSaSave_NavZone::ZoneJtw2 => 264,
            GtaSaSave_NavZone::ZoneJtn6 => 265,
            GtaSaSave_NavZone::ZoneHgp => 266,
            GtaSaSave_NavZone::ZoneRede1 => 267,
            GtaSaSave_NavZone::ZoneRede2 => 268,
            GtaSaSave_NavZone::ZoneRede3 => 269,
            GtaSaSave_NavZone::ZoneJtn8 => 270,
            GtaSaSave_NavZone::ZoneRedw2 => 271,
            GtaSaSave_NavZone::ZoneRedw1 => 272,
            GtaSaSave_NavZone::ZoneRedw3 => 273,
            GtaSaSave_NavZone::ZoneRedw4 => 274,
            GtaSaSave_NavZone::ZoneVair1 => 275,
            GtaSaSave_NavZone::ZoneVair2 => 276,
            GtaSaSave_NavZone::ZoneVair3 => 277,
            GtaSaSave_NavZone::ZoneLva1 => 278,
            GtaSaSave_NavZone::ZoneBint2 => 279,
            GtaSaSave_NavZone::ZoneBint1 => 280,
            GtaSaSave_NavZone::ZoneBint3 => 281,
            GtaSaSave_NavZone::ZoneBint4 => 282,
            GtaSaSave_NavZone::ZoneLva2 => 283,
            GtaSaSave_NavZone::ZoneLva3 => 284,
            GtaSaSave_NavZone::ZoneLva4 => 285,
            GtaSaSave_NavZone::ZoneLva5 => 286,
            GtaSaSave_NavZone::ZoneGgc1 => 287,
            GtaSaSave_NavZone::ZoneGgc2 => 288,
            GtaSaSave_NavZone::ZoneBfld1 => 289,
            GtaSaSave_NavZone::ZoneBfld2 => 290,
            GtaSaSave_NavZone::ZoneRoce1 => 291,
            GtaSaSave_NavZone::ZoneRoce2 => 292,
            GtaSaSave_NavZone::ZoneLdm => 293,
            GtaSaSave_NavZone::ZoneRsw1 => 294,
            GtaSaSave_NavZone::ZoneRsw2 => 295,
            GtaSaSave_NavZone::ZoneRie => 296,
            GtaSaSave_NavZone::ZoneBfc1 => 297,
            GtaSaSave_NavZone::ZoneBfc2 => 298,
            GtaSaSave_NavZone::ZoneJtn7 => 299,
            GtaSaSave_NavZone::ZonePint => 300,
            GtaSaSave_NavZone::ZoneWwe => 301,
            GtaSaSave_NavZone::ZonePrp1 => 302,
            GtaSaSave_NavZone::ZonePrp2 => 303,
            GtaSaSave_NavZone::ZonePrp3 => 304,
            GtaSaSave_NavZone::ZoneSpin => 305,
            GtaSaSave_NavZone::ZonePrp4 => 306,
            GtaSaSave_NavZone::ZonePill2 => 307,
            GtaSaSave_NavZone::ZoneSaso => 308,
            GtaSaSave_NavZone::ZoneFish => 309,
            GtaSaSave_NavZone::ZoneGarv => 310,
            GtaSaSave_NavZone::ZoneGarv1 => 311,
            GtaSaSave_NavZone::ZoneGarv2 => 312,
            GtaSaSave_NavZone::ZoneKinc => 313,
            GtaSaSave_NavZone::ZoneKinc1 => 314,
            GtaSaSave_NavZone::ZoneKinc2 => 315,
            GtaSaSave_NavZone::ZoneLsinl => 316,
            GtaSaSave_NavZone::ZoneSherr => 317,
            GtaSaSave_NavZone::ZoneFlinw => 318,
            GtaSaSave_NavZone::ZoneEtunn => 319,
            GtaSaSave_NavZone::ZoneBytun => 320,
            GtaSaSave_NavZone::ZoneBige => 321,
            GtaSaSave_NavZone::ZoneProbe => 322,
            GtaSaSave_NavZone::ZoneValle => 323,
            GtaSaSave_NavZone::ZoneGln1 => 324,
            GtaSaSave_NavZone::ZoneLdoc3a => 325,
            GtaSaSave_NavZone::ZoneLinden => 326,
            GtaSaSave_NavZone::ZoneUnity => 327,
            GtaSaSave_NavZone::ZoneVin1a => 328,
            GtaSaSave_NavZone::ZoneMarkst => 329,
            GtaSaSave_NavZone::ZoneCranb => 330,
            GtaSaSave_NavZone::ZoneYellow => 331,
            GtaSaSave_NavZone::ZoneSanb1 => 332,
            GtaSaSave_NavZone::ZoneSanb2 => 333,
            GtaSaSave_NavZone::ZoneElca => 334,
            GtaSaSave_NavZone::ZoneElca1 => 335,
            GtaSaSave_NavZone::ZoneElca2 => 336,
            GtaSaSave_NavZone::ZoneRest => 337,
            GtaSaSave_NavZone::ZoneMonintA => 338,
            GtaSaSave_NavZone::ZoneMonintB => 339,
            GtaSaSave_NavZone::ZoneRobint => 340,
            GtaSaSave_NavZone::ZoneFlinti => 341,
            GtaSaSave_NavZone::ZoneSfbag2 => 342,
            GtaSaSave_NavZone::ZoneSfbag3 => 343,
            GtaSaSave_NavZone::ZoneSfbag1 => 344,
            GtaSaSave_NavZone::ZoneMkt1 => 345,
            GtaSaSave_NavZone::ZoneMkt2 => 346,
            GtaSaSave_NavZone::ZoneSfglf4 => 347,
            GtaSaSave_NavZone::ZoneCuntc2 => 348,
            GtaSaSave_NavZone::ZoneHillp => 349,
            GtaSaSave_NavZone::ZoneMtchi2 => 350,
            GtaSaSave_NavZone::ZoneMtchi3 => 351,
            GtaSaSave_NavZone::ZoneMtchi1 => 352,
            GtaSaSave_NavZone::ZoneMtchi4 => 353,
            GtaSaSave_NavZone::ZoneYbell1 => 354,
            GtaSaSave_NavZone::ZoneYbell2 => 355,
            GtaSaSave_NavZone::ZoneLvbag => 356,
            GtaSaSave_NavZone::ZoneLdoc1a => 357,
            GtaSaSave_NavZone::ZoneLair2b => 358,
            GtaSaSave_NavZone::ZoneLdoc3b => 359,
            GtaSaSave_NavZone::ZoneLbag1 => 360,
            GtaSaSave_NavZone::ZoneLbag2 => 361,
            GtaSaSave_NavZone::ZoneLbag3 => 362,
            GtaSaSave_NavZone::ZoneConst1 => 363,
            GtaSaSave_NavZone::ZoneBeaco => 364,
            GtaSaSave_NavZone::ZoneSfglf1 => 365,
            GtaSaSave_NavZone::ZoneSfglf2 => 366,
            GtaSaSave_NavZone::ZoneSfglf3 => 367,
            GtaSaSave_NavZone::ZoneCuntc1 => 368,
            GtaSaSave_NavZone::ZoneCuntc3 => 369,
            GtaSaSave_NavZone::ZonePls => 370,
            GtaSaSave_NavZone::ZoneLdoc3c => 371,
            GtaSaSave_NavZone::ZoneStar1 => 372,
            GtaSaSave_NavZone::ZoneRing => 373,
            GtaSaSave_NavZone::ZoneLdoc2 => 374,
            GtaSaSave_NavZone::ZoneLind3 => 375,
            GtaSaSave_NavZone::ZoneLind4a => 376,
            GtaSaSave_NavZone::ZoneWwe1 => 377,
            GtaSaSave_NavZone::ZoneLdt8 => 378,
            GtaSaSave_NavZone::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_NavZone {
    fn default() -> Self { GtaSaSave_NavZone::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_NewsKind {

    /**
     * Of a city that is open now.
     */
    NewsOfCity,

    /**
     * Of a mission.
     */
    NewsOfMission,

    /**
     * None.
     */
    NoNews,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_NewsKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_NewsKind> {
        match flag {
            1 => Ok(GtaSaSave_NewsKind::NewsOfCity),
            2 => Ok(GtaSaSave_NewsKind::NewsOfMission),
            3 => Ok(GtaSaSave_NewsKind::NoNews),
            _ => Ok(GtaSaSave_NewsKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_NewsKind> for i64 {
    fn from(v: &GtaSaSave_NewsKind) -> Self {
        match *v {
            GtaSaSave_NewsKind::NewsOfCity => 1,
            GtaSaSave_NewsKind::NewsOfMission => 2,
            GtaSaSave_NewsKind::NoNews => 3,
            GtaSaSave_NewsKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_NewsKind {
    fn default() -> Self { GtaSaSave_NewsKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ObjectModel {

    /**
     * Dildo.
     */
    ModelGunDildo1,

    /**
     * A second dildo.
     */
    ModelGunDildo2,

    /**
     * Flowers.
     */
    ModelFlowera,

    /**
     * Cane.
     */
    ModelGunCane,

    /**
     * Brass knuckles.
     */
    ModelBrassknuckle,

    /**
     * Golf club.
     */
    ModelGolfclub,

    /**
     * Nightstick.
     */
    ModelNitestick,

    /**
     * Knife.
     */
    ModelKnifecur,

    /**
     * Baseball bat.
     */
    ModelBat,

    /**
     * Shovel.
     */
    ModelShovel,

    /**
     * Pool cue.
     */
    ModelPoolcue,

    /**
     * Katana.
     */
    ModelKatana,

    /**
     * Chainsaw.
     */
    ModelChnsaw,

    /**
     * Grenade.
     */
    ModelGrenade,

    /**
     * Tear gas.
     */
    ModelTeargas,

    /**
     * Molotov cocktail.
     */
    ModelMolotov,

    /**
     * Pistol.
     */
    ModelColt45,

    /**
     * Silenced pistol.
     */
    ModelSilenced,

    /**
     * Desert Eagle.
     */
    ModelDesertEagle,

    /**
     * Shotgun.
     */
    ModelChromegun,

    /**
     * Sawn-off shotgun.
     */
    ModelSawnoff,

    /**
     * Combat shotgun.
     */
    ModelShotgspa,

    /**
     * Micro Uzi.
     */
    ModelMicroUzi,

    /**
     * MP5.
     */
    ModelMp5lng,

    /**
     * AK-47.
     */
    ModelAk47,

    /**
     * M4.
     */
    ModelM4,

    /**
     * Country rifle.
     */
    ModelCuntgun,

    /**
     * Sniper rifle.
     */
    ModelSniper,

    /**
     * Rocket launcher.
     */
    ModelRocketla,

    /**
     * Heat-seeking rocket launcher.
     */
    ModelHeatseek,

    /**
     * Flamethrower.
     */
    ModelFlame,

    /**
     * Minigun.
     */
    ModelMinigun,

    /**
     * Satchel charge.
     */
    ModelSatchel,

    /**
     * Spray can.
     */
    ModelSpraycan,

    /**
     * Fire extinguisher.
     */
    ModelFireEx,

    /**
     * Camera.
     */
    ModelCamera,

    /**
     * Night vision goggles.
     */
    ModelNvgoggles,

    /**
     * Infrared goggles.
     */
    ModelIrgoggles,

    /**
     * Jetpack.
     */
    ModelJetpack,

    /**
     * Parachute.
     */
    ModelGunPara,

    /**
     * Tec-9.
     */
    ModelTec9,

    /**
     * Seen as an object that starts a script.
     */
    ModelBskballLax,

    /**
     * Seen as an object that starts a script.
     */
    ModelBskballhubLax01,

    /**
     * Oyster.
     */
    ModelCjOyster,

    /**
     * Horseshoe.
     */
    ModelCjHorseShoe,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjExtSprunk,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjExtCandy,

    /**
     * Seen as an object that starts a script.
     */
    ModelGateAutor,

    /**
     * Seen as an object that starts a script.
     */
    ModelGateAutol,

    /**
     * Seen as an object that scripts made.
     */
    ModelWsApgate,

    /**
     * Seen as an object that starts a script.
     */
    ModelVendmach,

    /**
     * Money.
     */
    ModelMoney,

    /**
     * Information.
     */
    ModelInfo,

    /**
     * Health.
     */
    ModelHealth,

    /**
     * Body armour.
     */
    ModelBodyarmour,

    /**
     * Bribe.
     */
    ModelBribe,

    /**
     * Snapshot.
     */
    ModelCamerapickup,

    /**
     * Property that is locked.
     */
    ModelPropertyLocked,

    /**
     * Property for sale.
     */
    ModelPropertyFsale,

    /**
     * Money of an asset.
     */
    ModelBigdollar,

    /**
     * Save disk.
     */
    ModelPickupsave,

    /**
     * Seen as an object that starts a script.
     */
    ModelVendmachfd,

    /**
     * Seen as an object that starts a script.
     */
    ModelChillidogcart,

    /**
     * Seen as an object that starts a script.
     */
    ModelIcescartProp,

    /**
     * Seen as an object that starts a script.
     */
    ModelNoodlecartProp,

    /**
     * Seen as an object that scripts made.
     */
    ModelMagnocrane02,

    /**
     * Seen as an object that scripts made.
     */
    ModelMagnocrane01,

    /**
     * Seen as an object that scripts made.
     */
    ModelMagnocrane03,

    /**
     * Seen as an object that scripts made.
     */
    ModelTwrcraneM04,

    /**
     * Seen as an object that scripts made.
     */
    ModelTwrcraneM01,

    /**
     * Seen as an object that scripts made.
     */
    ModelTwrcraneM02,

    /**
     * Seen as an object that scripts made.
     */
    ModelLodnocrane01,

    /**
     * Seen as an object that scripts made.
     */
    ModelLodnocrane02,

    /**
     * Seen as an object that scripts made.
     */
    ModelLodnocrane03,

    /**
     * Seen as an object that scripts made.
     */
    ModelLodcraneM01,

    /**
     * Seen as an object that scripts made.
     */
    ModelLodcraneM04,

    /**
     * Seen as an object that scripts made.
     */
    ModelGenDoorshop02,

    /**
     * Seen as an object that scripts made.
     */
    ModelGenDoorext03,

    /**
     * Seen as an object that scripts made.
     */
    ModelGenDoorext04,

    /**
     * Seen as an object that scripts made.
     */
    ModelGenDoorext07,

    /**
     * Seen as an object that scripts made.
     */
    ModelGenDoorshop3,

    /**
     * Seen as an object that scripts made.
     */
    ModelPortakabin,

    /**
     * Seen as an object that starts a script.
     */
    ModelSnesish,

    /**
     * Seen as an object that starts a script.
     */
    ModelLowConsole,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjSprunk1,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjCandyvendor,

    /**
     * Seen as an object that starts a script.
     */
    ModelWheelOFortune,

    /**
     * Seen as an object that starts a script.
     */
    ModelVendin3,

    /**
     * Seen as an object that starts a script.
     */
    ModelRouletteTbl,

    /**
     * Seen as an object that starts a script.
     */
    ModelSwankConsole,

    /**
     * Seen as an object that starts a script.
     */
    ModelBlckJack,

    /**
     * Seen as an object that starts a script.
     */
    ModelKbBanditU,

    /**
     * Seen as an object that starts a script.
     */
    ModelGymTreadmill,

    /**
     * Seen as an object that starts a script.
     */
    ModelGymBench1,

    /**
     * Seen as an object that starts a script.
     */
    ModelGymBike,

    /**
     * Seen as an object that starts a script.
     */
    ModelGymMat1,

    /**
     * Seen as an object that starts a script.
     */
    ModelNeilSlot,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjCoinOp,

    /**
     * Seen as an object that starts a script.
     */
    ModelOtbMachine,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjCoinOp1,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjCoinOp2,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjSlotBank,

    /**
     * Seen as an object that starts a script.
     */
    ModelCjCoinOp3,

    /**
     * Seen as an object that scripts made.
     */
    ModelA51Blastdoorr,

    /**
     * Seen as an object that scripts made.
     */
    ModelA51Blastdoorl,

    /**
     * Seen as an object that scripts made.
     */
    ModelShutterVegas,

    /**
     * Seen as an object that scripts made.
     */
    ModelFreightSfwDoor,

    /**
     * Seen as an object that scripts made.
     */
    ModelCrDoor03,

    /**
     * Seen as an object that scripts made.
     */
    ModelCrDoor01,

    /**
     * Seen as an object that scripts made.
     */
    ModelA51Labdoor,

    /**
     * Seen as an object that starts a script.
     */
    ModelKPooltablesm,

    /**
     * Seen as an object that scripts made.
     */
    ModelCr1Door,

    /**
     * Seen as an object that scripts made.
     */
    ModelCtGatexr,

    /**
     * Seen as an object that scripts made.
     */
    ModelImyShashWall,

    /**
     * Seen as an object that scripts made.
     */
    ModelAdFlatdoor,

    /**
     * Seen as an object that scripts made.
     */
    ModelNfBlackboard,

    /**
     * Seen as an object that scripts made.
     */
    ModelMdPoster,

    /**
     * Seen as an object that scripts made.
     */
    ModelTrdcsgrgdoorLvs,

    /**
     * Seen as an object that scripts made.
     */
    ModelAbCasdorlok,

    /**
     * Seen as an object that scripts made.
     */
    ModelCuntgirldoor,

    /**
     * Seen as an object that scripts made.
     */
    ModelA51Jetdoor,

    /**
     * Seen as an object that scripts made.
     */
    ModelCarrierDoorSfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelCarrierLift2Sfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelCarrierLift1Sfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelA51Ventcoverb,

    /**
     * Seen as an object that starts a script.
     */
    ModelVgsxrefbballnet,

    /**
     * Seen as an object that starts a script.
     */
    ModelVgsxrefbballnet2,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubintroofSfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubinteriorSfs,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubgirdersSfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubprops6Sfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubprops1Sfs,

    /**
     * Seen as an object that scripts made.
     */
    ModelHubgrgbeamsSfse,

    /**
     * Seen as an object that scripts made.
     */
    ModelQuarryCrane,

    /**
     * Seen as an object that scripts made.
     */
    ModelQuarryCranearm,

    /**
     * Seen as an object that scripts made.
     */
    ModelQuarryCranebase,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ObjectModel {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ObjectModel> {
        match flag {
            321 => Ok(GtaSaSave_ObjectModel::ModelGunDildo1),
            322 => Ok(GtaSaSave_ObjectModel::ModelGunDildo2),
            325 => Ok(GtaSaSave_ObjectModel::ModelFlowera),
            326 => Ok(GtaSaSave_ObjectModel::ModelGunCane),
            331 => Ok(GtaSaSave_ObjectModel::ModelBrassknuckle),
            333 => Ok(GtaSaSave_ObjectModel::ModelGolfclub),
            334 => Ok(GtaSaSave_ObjectModel::ModelNitestick),
            335 => Ok(GtaSaSave_ObjectModel::ModelKnifecur),
            336 => Ok(GtaSaSave_ObjectModel::ModelBat),
            337 => Ok(GtaSaSave_ObjectModel::ModelShovel),
            338 => Ok(GtaSaSave_ObjectModel::ModelPoolcue),
            339 => Ok(GtaSaSave_ObjectModel::ModelKatana),
            341 => Ok(GtaSaSave_ObjectModel::ModelChnsaw),
            342 => Ok(GtaSaSave_ObjectModel::ModelGrenade),
            343 => Ok(GtaSaSave_ObjectModel::ModelTeargas),
            344 => Ok(GtaSaSave_ObjectModel::ModelMolotov),
            346 => Ok(GtaSaSave_ObjectModel::ModelColt45),
            347 => Ok(GtaSaSave_ObjectModel::ModelSilenced),
            348 => Ok(GtaSaSave_ObjectModel::ModelDesertEagle),
            349 => Ok(GtaSaSave_ObjectModel::ModelChromegun),
            350 => Ok(GtaSaSave_ObjectModel::ModelSawnoff),
            351 => Ok(GtaSaSave_ObjectModel::ModelShotgspa),
            352 => Ok(GtaSaSave_ObjectModel::ModelMicroUzi),
            353 => Ok(GtaSaSave_ObjectModel::ModelMp5lng),
            355 => Ok(GtaSaSave_ObjectModel::ModelAk47),
            356 => Ok(GtaSaSave_ObjectModel::ModelM4),
            357 => Ok(GtaSaSave_ObjectModel::ModelCuntgun),
            358 => Ok(GtaSaSave_ObjectModel::ModelSniper),
            359 => Ok(GtaSaSave_ObjectModel::ModelRocketla),
            360 => Ok(GtaSaSave_ObjectModel::ModelHeatseek),
            361 => Ok(GtaSaSave_ObjectModel::ModelFlame),
            362 => Ok(GtaSaSave_ObjectModel::ModelMinigun),
            363 => Ok(GtaSaSave_ObjectModel::ModelSatchel),
            365 => Ok(GtaSaSave_ObjectModel::ModelSpraycan),
            366 => Ok(GtaSaSave_ObjectModel::ModelFireEx),
            367 => Ok(GtaSaSave_ObjectModel::ModelCamera),
            368 => Ok(GtaSaSave_ObjectModel::ModelNvgoggles),
            369 => Ok(GtaSaSave_ObjectModel::ModelIrgoggles),
            370 => Ok(GtaSaSave_ObjectModel::ModelJetpack),
            371 => Ok(GtaSaSave_ObjectModel::ModelGunPara),
            372 => Ok(GtaSaSave_ObjectModel::ModelTec9),
            946 => Ok(GtaSaSave_ObjectModel::ModelBskballLax),
            947 => Ok(GtaSaSave_ObjectModel::ModelBskballhubLax01),
            953 => Ok(GtaSaSave_ObjectModel::ModelCjOyster),
            954 => Ok(GtaSaSave_ObjectModel::ModelCjHorseShoe),
            955 => Ok(GtaSaSave_ObjectModel::ModelCjExtSprunk),
            956 => Ok(GtaSaSave_ObjectModel::ModelCjExtCandy),
            985 => Ok(GtaSaSave_ObjectModel::ModelGateAutor),
            986 => Ok(GtaSaSave_ObjectModel::ModelGateAutol),
            988 => Ok(GtaSaSave_ObjectModel::ModelWsApgate),
            1209 => Ok(GtaSaSave_ObjectModel::ModelVendmach),
            1212 => Ok(GtaSaSave_ObjectModel::ModelMoney),
            1239 => Ok(GtaSaSave_ObjectModel::ModelInfo),
            1240 => Ok(GtaSaSave_ObjectModel::ModelHealth),
            1242 => Ok(GtaSaSave_ObjectModel::ModelBodyarmour),
            1247 => Ok(GtaSaSave_ObjectModel::ModelBribe),
            1253 => Ok(GtaSaSave_ObjectModel::ModelCamerapickup),
            1272 => Ok(GtaSaSave_ObjectModel::ModelPropertyLocked),
            1273 => Ok(GtaSaSave_ObjectModel::ModelPropertyFsale),
            1274 => Ok(GtaSaSave_ObjectModel::ModelBigdollar),
            1277 => Ok(GtaSaSave_ObjectModel::ModelPickupsave),
            1302 => Ok(GtaSaSave_ObjectModel::ModelVendmachfd),
            1340 => Ok(GtaSaSave_ObjectModel::ModelChillidogcart),
            1341 => Ok(GtaSaSave_ObjectModel::ModelIcescartProp),
            1342 => Ok(GtaSaSave_ObjectModel::ModelNoodlecartProp),
            1379 => Ok(GtaSaSave_ObjectModel::ModelMagnocrane02),
            1380 => Ok(GtaSaSave_ObjectModel::ModelMagnocrane01),
            1382 => Ok(GtaSaSave_ObjectModel::ModelMagnocrane03),
            1383 => Ok(GtaSaSave_ObjectModel::ModelTwrcraneM04),
            1384 => Ok(GtaSaSave_ObjectModel::ModelTwrcraneM01),
            1385 => Ok(GtaSaSave_ObjectModel::ModelTwrcraneM02),
            1398 => Ok(GtaSaSave_ObjectModel::ModelLodnocrane01),
            1399 => Ok(GtaSaSave_ObjectModel::ModelLodnocrane02),
            1400 => Ok(GtaSaSave_ObjectModel::ModelLodnocrane03),
            1403 => Ok(GtaSaSave_ObjectModel::ModelLodcraneM01),
            1404 => Ok(GtaSaSave_ObjectModel::ModelLodcraneM04),
            1496 => Ok(GtaSaSave_ObjectModel::ModelGenDoorshop02),
            1498 => Ok(GtaSaSave_ObjectModel::ModelGenDoorext03),
            1501 => Ok(GtaSaSave_ObjectModel::ModelGenDoorext04),
            1505 => Ok(GtaSaSave_ObjectModel::ModelGenDoorext07),
            1522 => Ok(GtaSaSave_ObjectModel::ModelGenDoorshop3),
            1684 => Ok(GtaSaSave_ObjectModel::ModelPortakabin),
            1718 => Ok(GtaSaSave_ObjectModel::ModelSnesish),
            1719 => Ok(GtaSaSave_ObjectModel::ModelLowConsole),
            1775 => Ok(GtaSaSave_ObjectModel::ModelCjSprunk1),
            1776 => Ok(GtaSaSave_ObjectModel::ModelCjCandyvendor),
            1895 => Ok(GtaSaSave_ObjectModel::ModelWheelOFortune),
            1977 => Ok(GtaSaSave_ObjectModel::ModelVendin3),
            1978 => Ok(GtaSaSave_ObjectModel::ModelRouletteTbl),
            2028 => Ok(GtaSaSave_ObjectModel::ModelSwankConsole),
            2188 => Ok(GtaSaSave_ObjectModel::ModelBlckJack),
            2325 => Ok(GtaSaSave_ObjectModel::ModelKbBanditU),
            2627 => Ok(GtaSaSave_ObjectModel::ModelGymTreadmill),
            2629 => Ok(GtaSaSave_ObjectModel::ModelGymBench1),
            2630 => Ok(GtaSaSave_ObjectModel::ModelGymBike),
            2631 => Ok(GtaSaSave_ObjectModel::ModelGymMat1),
            2640 => Ok(GtaSaSave_ObjectModel::ModelNeilSlot),
            2681 => Ok(GtaSaSave_ObjectModel::ModelCjCoinOp),
            2754 => Ok(GtaSaSave_ObjectModel::ModelOtbMachine),
            2778 => Ok(GtaSaSave_ObjectModel::ModelCjCoinOp1),
            2779 => Ok(GtaSaSave_ObjectModel::ModelCjCoinOp2),
            2785 => Ok(GtaSaSave_ObjectModel::ModelCjSlotBank),
            2872 => Ok(GtaSaSave_ObjectModel::ModelCjCoinOp3),
            2927 => Ok(GtaSaSave_ObjectModel::ModelA51Blastdoorr),
            2929 => Ok(GtaSaSave_ObjectModel::ModelA51Blastdoorl),
            2938 => Ok(GtaSaSave_ObjectModel::ModelShutterVegas),
            2944 => Ok(GtaSaSave_ObjectModel::ModelFreightSfwDoor),
            2946 => Ok(GtaSaSave_ObjectModel::ModelCrDoor03),
            2947 => Ok(GtaSaSave_ObjectModel::ModelCrDoor01),
            2951 => Ok(GtaSaSave_ObjectModel::ModelA51Labdoor),
            2964 => Ok(GtaSaSave_ObjectModel::ModelKPooltablesm),
            3029 => Ok(GtaSaSave_ObjectModel::ModelCr1Door),
            3036 => Ok(GtaSaSave_ObjectModel::ModelCtGatexr),
            3059 => Ok(GtaSaSave_ObjectModel::ModelImyShashWall),
            3061 => Ok(GtaSaSave_ObjectModel::ModelAdFlatdoor),
            3077 => Ok(GtaSaSave_ObjectModel::ModelNfBlackboard),
            3083 => Ok(GtaSaSave_ObjectModel::ModelMdPoster),
            3084 => Ok(GtaSaSave_ObjectModel::ModelTrdcsgrgdoorLvs),
            3089 => Ok(GtaSaSave_ObjectModel::ModelAbCasdorlok),
            3093 => Ok(GtaSaSave_ObjectModel::ModelCuntgirldoor),
            3095 => Ok(GtaSaSave_ObjectModel::ModelA51Jetdoor),
            3113 => Ok(GtaSaSave_ObjectModel::ModelCarrierDoorSfse),
            3114 => Ok(GtaSaSave_ObjectModel::ModelCarrierLift2Sfse),
            3115 => Ok(GtaSaSave_ObjectModel::ModelCarrierLift1Sfse),
            3117 => Ok(GtaSaSave_ObjectModel::ModelA51Ventcoverb),
            3496 => Ok(GtaSaSave_ObjectModel::ModelVgsxrefbballnet),
            3497 => Ok(GtaSaSave_ObjectModel::ModelVgsxrefbballnet2),
            11388 => Ok(GtaSaSave_ObjectModel::ModelHubintroofSfse),
            11389 => Ok(GtaSaSave_ObjectModel::ModelHubinteriorSfs),
            11390 => Ok(GtaSaSave_ObjectModel::ModelHubgirdersSfse),
            11391 => Ok(GtaSaSave_ObjectModel::ModelHubprops6Sfse),
            11393 => Ok(GtaSaSave_ObjectModel::ModelHubprops1Sfs),
            11394 => Ok(GtaSaSave_ObjectModel::ModelHubgrgbeamsSfse),
            16328 => Ok(GtaSaSave_ObjectModel::ModelQuarryCrane),
            16329 => Ok(GtaSaSave_ObjectModel::ModelQuarryCranearm),
            16330 => Ok(GtaSaSave_ObjectModel::ModelQuarryCranebase),
            _ => Ok(GtaSaSave_ObjectModel::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ObjectModel> for i64 {
    fn from(v: &GtaSaSave_ObjectModel) -> Self {
        match *v {
            GtaSaSave_ObjectModel::ModelGunDildo1 => 321,
            GtaSaSave_ObjectModel::ModelGunDildo2 => 322,
            GtaSaSave_ObjectModel::ModelFlowera => 325,
            GtaSaSave_ObjectModel::ModelGunCane => 326,
            GtaSaSave_ObjectModel::ModelBrassknuckle => 331,
            GtaSaSave_ObjectModel::ModelGolfclub => 333,
            GtaSaSave_ObjectModel::ModelNitestick => 334,
            GtaSaSave_ObjectModel::ModelKnifecur => 335,
            GtaSaSave_ObjectModel::ModelBat => 336,
            GtaSaSave_ObjectModel::ModelShovel => 337,
            GtaSaSave_ObjectModel::ModelPoolcue => 338,
            GtaSaSave_ObjectModel::ModelKatana => 339,
            GtaSaSave_ObjectModel::ModelChnsaw => 341,
            GtaSaSave_ObjectModel::ModelGrenade => 342,
            GtaSaSave_ObjectModel::ModelTeargas => 343,
            GtaSaSave_ObjectModel::ModelMolotov => 344,
            GtaSaSave_ObjectModel::ModelColt45 => 346,
            GtaSaSave_ObjectModel::ModelSilenced => 347,
            GtaSaSave_ObjectModel::ModelDesertEagle => 348,
            GtaSaSave_ObjectModel::ModelChromegun => 349,
            GtaSaSave_ObjectModel::ModelSawnoff => 350,
            GtaSaSave_ObjectModel::ModelShotgspa => 351,
            GtaSaSave_ObjectModel::ModelMicroUzi => 352,
            GtaSaSave_ObjectModel::ModelMp5lng => 353,
            GtaSaSave_ObjectModel::ModelAk47 => 355,
            GtaSaSave_ObjectModel::ModelM4 => 356,
            GtaSaSave_ObjectModel::ModelCuntgun => 357,
            GtaSaSave_ObjectModel::ModelSniper => 358,
            GtaSaSave_ObjectModel::ModelRocketla => 359,
            GtaSaSave_ObjectModel::ModelHeatseek => 360,
            GtaSaSave_ObjectModel::ModelFlame => 361,
            GtaSaSave_ObjectModel::ModelMinigun => 362,
            GtaSaSave_ObjectModel::ModelSatchel => 363,
            GtaSaSave_ObjectModel::ModelSpraycan => 365,
            GtaSaSave_ObjectModel::ModelFireEx => 366,
            GtaSaSave_ObjectModel::ModelCamera => 367,
            GtaSaSave_ObjectModel::ModelNvgoggles => 368,
            GtaSaSave_ObjectModel::ModelIrgoggles => 369,
            GtaSaSave_ObjectModel::ModelJetpack => 370,
            GtaSaSave_ObjectModel::ModelGunPara => 371,
            GtaSaSave_ObjectModel::ModelTec9 => 372,
            GtaSaSave_ObjectModel::ModelBskballLax => 946,
            GtaSaSave_ObjectModel::ModelBskballhubLax01 => 947,
            GtaSaSave_ObjectModel::ModelCjOyster => 953,
            GtaSaSave_ObjectModel::ModelCjHorseShoe => 954,
            GtaSaSave_ObjectModel::ModelCjExtSprunk => 955,
            GtaSaSave_ObjectModel::ModelCjExtCandy => 956,
            GtaSaSave_ObjectModel::ModelGateAutor => 985,
            GtaSaSave_ObjectModel::ModelGateAutol => 986,
            GtaSaSave_ObjectModel::ModelWsApgate => 988,
            GtaSaSave_ObjectModel::ModelVendmach => 1209,
            GtaSaSave_ObjectModel::ModelMoney => 1212,
            GtaSaSave_ObjectModel::ModelInfo => 1239,
            GtaSaSave_ObjectModel::ModelHealth => 1240,
            GtaSaSave_ObjectModel::ModelBodyarmour => 1242,
            GtaSaSave_ObjectModel::ModelBribe => 1247,
            GtaSaSave_ObjectModel::ModelCamerapickup => 1253,
            GtaSaSave_ObjectModel::ModelPropertyLocked => 1272,
            GtaSaSave_ObjectModel::ModelPropertyFsale => 1273,
            GtaSaSave_ObjectModel::ModelBigdollar => 1274,
            GtaSaSave_ObjectModel::ModelPickupsave => 1277,
            GtaSaSave_ObjectModel::ModelVendmachfd => 1302,
            GtaSaSave_ObjectModel::ModelChillidogcart => 1340,
            GtaSaSave_ObjectModel::ModelIcescartProp => 1341,
            GtaSaSave_ObjectModel::ModelNoodlecartProp => 1342,
            GtaSaSave_ObjectModel::ModelMagnocrane02 => 1379,
            GtaSaSave_ObjectModel::ModelMagnocrane01 => 1380,
            GtaSaSave_ObjectModel::ModelMagnocrane03 => 1382,
            GtaSaSave_ObjectModel::ModelTwrcraneM04 => 1383,
            GtaSaSave_ObjectModel::ModelTwrcraneM01 => 1384,
            GtaSaSave_ObjectModel::ModelTwrcraneM02 => 1385,
            GtaSaSave_ObjectModel::ModelLodnocrane01 => 1398,
            GtaSaSave_ObjectModel::ModelLodnocrane02 => 1399,
            GtaSaSave_ObjectModel::ModelLodnocrane03 => 1400,
            GtaSaSave_ObjectModel::ModelLodcraneM01 => 1403,
            GtaSaSave_ObjectModel::ModelLodcraneM04 => 1404,
            GtaSaSave_ObjectModel::ModelGenDoorshop02 => 1496,
            GtaSaSave_ObjectModel::ModelGenDoorext03 => 1498,
            GtaSaSave_ObjectModel::ModelGenDoorext04 => 1501,
            GtaSaSave_ObjectModel::ModelGenDoorext07 => 1505,
            GtaSaSave_ObjectModel::ModelGenDoorshop3 => 1522,
            GtaSaSave_ObjectModel::ModelPortakabin => 1684,
            GtaSaSave_ObjectModel::ModelSnesish => 1718,
            GtaSaSave_ObjectModel::ModelLowConsole => 1719,
            GtaSaSave_ObjectModel::ModelCjSprunk1 => 1775,
            GtaSaSave_ObjectModel::ModelCjCandyvendor => 1776,
            GtaSaSave_ObjectModel::ModelWheelOFortune => 1895,
            GtaSaSave_ObjectModel::ModelVendin3 => 1977,
            GtaSaSave_ObjectModel::ModelRouletteTbl => 1978,
            GtaSaSave_ObjectModel::ModelSwankConsole => 2028,
            GtaSaSave_ObjectModel::ModelBlckJack => 2188,
            GtaSaSave_ObjectModel::ModelKbBanditU => 2325,
            GtaSaSave_ObjectModel::ModelGymTreadmill => 2627,
            GtaSaSave_ObjectModel::ModelGymBench1 => 2629,
            GtaSaSave_ObjectModel::ModelGymBike => 2630,
            GtaSaSave_ObjectModel::ModelGymMat1 => 2631,
            GtaSaSave_ObjectModel::ModelNeilSlot => 2640,
            GtaSaSave_ObjectModel::ModelCjCoinOp => 2681,
            GtaSaSave_ObjectModel::ModelOtbMachine => 2754,
            GtaSaSave_ObjectModel::ModelCjCoinOp1 => 2778,
            GtaSaSave_ObjectModel::ModelCjCoinOp2 => 2779,
            GtaSaSave_ObjectModel::ModelCjSlotBank => 2785,
            GtaSaSave_ObjectModel::ModelCjCoinOp3 => 2872,
            GtaSaSave_ObjectModel::ModelA51Blastdoorr => 2927,
            GtaSaSave_ObjectModel::ModelA51Blastdoorl => 2929,
            GtaSaSave_ObjectModel::ModelShutterVegas => 2938,
            GtaSaSave_ObjectModel::ModelFreightSfwDoor => 2944,
            GtaSaSave_ObjectModel::ModelCrDoor03 => 2946,
            GtaSaSave_ObjectModel::ModelCrDoor01 => 2947,
            GtaSaSave_ObjectModel::ModelA51Labdoor => 2951,
            GtaSaSave_ObjectModel::ModelKPooltablesm => 2964,
            GtaSaSave_ObjectModel::ModelCr1Door => 3029,
            GtaSaSave_ObjectModel::ModelCtGatexr => 3036,
            GtaSaSave_ObjectModel::ModelImyShashWall => 3059,
            GtaSaSave_ObjectModel::ModelAdFlatdoor => 3061,
            GtaSaSave_ObjectModel::ModelNfBlackboard => 3077,
            GtaSaSave_ObjectModel::ModelMdPoster => 3083,
            GtaSaSave_ObjectModel::ModelTrdcsgrgdoorLvs => 3084,
            GtaSaSave_ObjectModel::ModelAbCasdorlok => 3089,
            GtaSaSave_ObjectModel::ModelCuntgirldoor => 3093,
            GtaSaSave_ObjectModel::ModelA51Jetdoor => 3095,
            GtaSaSave_ObjectModel::ModelCarrierDoorSfse => 3113,
            GtaSaSave_ObjectModel::ModelCarrierLift2Sfse => 3114,
            GtaSaSave_ObjectModel::ModelCarrierLift1Sfse => 3115,
            GtaSaSave_ObjectModel::ModelA51Ventcoverb => 3117,
            GtaSaSave_ObjectModel::ModelVgsxrefbballnet => 3496,
            GtaSaSave_ObjectModel::ModelVgsxrefbballnet2 => 3497,
            GtaSaSave_ObjectModel::ModelHubintroofSfse => 11388,
            GtaSaSave_ObjectModel::ModelHubinteriorSfs => 11389,
            GtaSaSave_ObjectModel::ModelHubgirdersSfse => 11390,
            GtaSaSave_ObjectModel::ModelHubprops6Sfse => 11391,
            GtaSaSave_ObjectModel::ModelHubprops1Sfs => 11393,
            GtaSaSave_ObjectModel::ModelHubgrgbeamsSfse => 11394,
            GtaSaSave_ObjectModel::ModelQuarryCrane => 16328,
            GtaSaSave_ObjectModel::ModelQuarryCranearm => 16329,
            GtaSaSave_ObjectModel::ModelQuarryCranebase => 16330,
            GtaSaSave_ObjectModel::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ObjectModel {
    fn default() -> Self { GtaSaSave_ObjectModel::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ObjectOrigin {

    /**
     * Unknown.
     */
    ObjectUnknown,

    /**
     * The game itself.
     */
    ObjectOfGame,

    /**
     * A mission, as of all measured objects.
     */
    ObjectOfMission,

    /**
     * Made for a while.
     */
    ObjectTemporary,

    /**
     * A cutscene.
     */
    ObjectOfCutscene,

    /**
     * Decoration.
     */
    ObjectDecoration,

    /**
     * A mission, in a second way.
     */
    ObjectOfMission2,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ObjectOrigin {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ObjectOrigin> {
        match flag {
            0 => Ok(GtaSaSave_ObjectOrigin::ObjectUnknown),
            1 => Ok(GtaSaSave_ObjectOrigin::ObjectOfGame),
            2 => Ok(GtaSaSave_ObjectOrigin::ObjectOfMission),
            3 => Ok(GtaSaSave_ObjectOrigin::ObjectTemporary),
            4 => Ok(GtaSaSave_ObjectOrigin::ObjectOfCutscene),
            5 => Ok(GtaSaSave_ObjectOrigin::ObjectDecoration),
            6 => Ok(GtaSaSave_ObjectOrigin::ObjectOfMission2),
            _ => Ok(GtaSaSave_ObjectOrigin::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ObjectOrigin> for i64 {
    fn from(v: &GtaSaSave_ObjectOrigin) -> Self {
        match *v {
            GtaSaSave_ObjectOrigin::ObjectUnknown => 0,
            GtaSaSave_ObjectOrigin::ObjectOfGame => 1,
            GtaSaSave_ObjectOrigin::ObjectOfMission => 2,
            GtaSaSave_ObjectOrigin::ObjectTemporary => 3,
            GtaSaSave_ObjectOrigin::ObjectOfCutscene => 4,
            GtaSaSave_ObjectOrigin::ObjectDecoration => 5,
            GtaSaSave_ObjectOrigin::ObjectOfMission2 => 6,
            GtaSaSave_ObjectOrigin::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ObjectOrigin {
    fn default() -> Self { GtaSaSave_ObjectOrigin::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Paint {

    /**
     * Any.
     */
    PaintAny,

    /**
     * Black.
     */
    PaintBlack,

    /**
     * White.
     */
    PaintWhite,

    /**
     * Police car blue.
     */
    PaintPoliceCarBlue,

    /**
     * Cherry red.
     */
    PaintCherryRed,

    /**
     * Midnight blue.
     */
    PaintMidnightBlue,

    /**
     * Temple curtain purple.
     */
    PaintTempleCurtainPurple,

    /**
     * Taxi yellow.
     */
    PaintTaxiYellow,

    /**
     * Striking blue.
     */
    PaintStrikingBlue,

    /**
     * Light blue grey.
     */
    PaintLightBlueGrey,

    /**
     * Hoods.
     */
    PaintHoods,

    /**
     * Saxony blue poly.
     */
    PaintSaxonyBluePoly,

    /**
     * Concord blue poly.
     */
    PaintConcordBluePoly,

    /**
     * Jasper green poly.
     */
    PaintJasperGreenPoly,

    /**
     * Pewter gray poly.
     */
    PaintPewterGrayPoly,

    /**
     * Frost white.
     */
    PaintFrostWhite,

    /**
     * Silver stone poly.
     */
    PaintSilverStonePoly15,

    /**
     * Rio red.
     */
    PaintRioRed,

    /**
     * Torino red pearl.
     */
    PaintTorinoRedPearl,

    /**
     * Formula red.
     */
    PaintFormulaRed,

    /**
     * Honey beige poly.
     */
    PaintHoneyBeigePoly,

    /**
     * Mariner blue.
     */
    PaintMarinerBlue,

    /**
     * Blaze red.
     */
    PaintBlazeRed,

    /**
     * Classic red.
     */
    PaintClassicRed,

    /**
     * Winning silver poly.
     */
    PaintWinningSilverPoly,

    /**
     * Steel gray poly.
     */
    PaintSteelGrayPoly24,

    /**
     * Shadow silver poly.
     */
    PaintShadowSilverPoly,

    /**
     * Silver stone poly.
     */
    PaintSilverStonePoly26,

    /**
     * Warm grey mica.
     */
    PaintWarmGreyMica,

    /**
     * Harbor blue poly.
     */
    PaintHarborBluePoly,

    /**
     * Porcelain silver poly.
     */
    PaintPorcelainSilverPoly,

    /**
     * Mellow burgundy.
     */
    PaintMellowBurgundy,

    /**
     * Graceful red mica.
     */
    PaintGracefulRedMica,

    /**
     * Currant blue poly.
     */
    PaintCurrantBluePoly,

    /**
     * Gray poly.
     */
    PaintGrayPoly,

    /**
     * Arctic white.
     */
    PaintArcticWhite,

    /**
     * Anthracite gray poly.
     */
    PaintAnthraciteGrayPoly,

    /**
     * Black poly.
     */
    PaintBlackPoly,

    /**
     * Dark green poly.
     */
    PaintDarkGreenPoly,

    /**
     * Seafoam poly.
     */
    PaintSeafoamPoly,

    /**
     * Diamond blue poly.
     */
    PaintDiamondBluePoly,

    /**
     * Biston brown poly.
     */
    PaintBistonBrownPoly,

    /**
     * Desert taupe poly.
     */
    PaintDesertTaupePoly,

    /**
     * Garnet red poly.
     */
    PaintGarnetRedPoly,

    /**
     * Desert red.
     */
    PaintDesertRed,

    /**
     * Green.
     */
    PaintGreen44,

    /**
     * Cabernet red poly.
     */
    PaintCabernetRedPoly,

    /**
     * Light ivory.
     */
    PaintLightIvory,

    /**
     * Pueblo beige.
     */
    PaintPuebloBeige,

    /**
     * Smoke silver poly.
     */
    PaintSmokeSilverPoly,

    /**
     * Astra silver poly.
     */
    PaintAstraSilverPoly,

    /**
     * Ascot gray.
     */
    PaintAscotGray,

    /**
     * Agate green.
     */
    PaintAgateGreen,

    /**
     * Petrol blue green poly.
     */
    PaintPetrolBlueGreenPoly,

    /**
     * Surf blue.
     */
    PaintSurfBlue,

    /**
     * Nautical blue poly.
     */
    PaintNauticalBluePoly,

    /**
     * Woodrose poly.
     */
    PaintWoodrosePoly,

    /**
     * Crystal blue poly.
     */
    PaintCrystalBluePoly,

    /**
     * Bisque frost poly.
     */
    PaintBisqueFrostPoly,

    /**
     * Currant red solid.
     */
    PaintCurrantRedSolid,

    /**
     * Lt.crystal blue poly.
     */
    PaintLtCrystalBluePoly,

    /**
     * Lt.titanium poly.
     */
    PaintLtTitaniumPoly,

    /**
     * Race yellow solid.
     */
    PaintRaceYellowSolid,

    /**
     * Brt.currant red poly.
     */
    PaintBrtCurrantRedPoly,

    /**
     * Clear crystal blue frost poly.
     */
    PaintClearCrystalBlueFrostPoly,

    /**
     * Silver poly.
     */
    PaintSilverPoly64,

    /**
     * Pastel alabaster.
     */
    PaintPastelAlabaster,

    /**
     * Mid currant red poly.
     */
    PaintMidCurrantRedPoly,

    /**
     * Med regatta blue poly.
     */
    PaintMedRegattaBluePoly,

    /**
     * Oxford white solid.
     */
    PaintOxfordWhiteSolid,

    /**
     * Alabaster solid.
     */
    PaintAlabasterSolid,

    /**
     * Elec.currant red poly.
     */
    PaintElecCurrantRedPoly,

    /**
     * Spinnaker blue solid.
     */
    PaintSpinnakerBlueSolid,

    /**
     * Dk.titanium poly.
     */
    PaintDkTitaniumPoly,

    /**
     * Pastel alabaster solid.
     */
    PaintPastelAlabasterSolid,

    /**
     * Med.cabernet solid.
     */
    PaintMedCabernetSolid,

    /**
     * Twilight blue poly.
     */
    PaintTwilightBluePoly,

    /**
     * Titanium frost poly.
     */
    PaintTitaniumFrostPoly,

    /**
     * Sandalwood frost poly.
     */
    PaintSandalwoodFrostPoly,

    /**
     * Wild strawberry poly.
     */
    PaintWildStrawberryPoly,

    /**
     * Ultra blue poly.
     */
    PaintUltraBluePoly,

    /**
     * Vermilion solid.
     */
    PaintVermilionSolid,

    /**
     * Med.sandalwood poly.
     */
    PaintMedSandalwoodPoly,

    /**
     * Med.red solid.
     */
    PaintMedRedSolid,

    /**
     * Deep jewel green.
     */
    PaintDeepJewelGreen,

    /**
     * Med.woodrose poly.
     */
    PaintMedWoodrosePoly,

    /**
     * Vermillion solid.
     */
    PaintVermillionSolid,

    /**
     * Green.
     */
    PaintGreen86,

    /**
     * Bright blue poly.
     */
    PaintBrightBluePoly87,

    /**
     * Bright red.
     */
    PaintBrightRed88,

    /**
     * Lt.champagne poly.
     */
    PaintLtChampagnePoly,

    /**
     * Silver poly.
     */
    PaintSilverPoly90,

    /**
     * Steel blue poly.
     */
    PaintSteelBluePoly,

    /**
     * Medium gray poly.
     */
    PaintMediumGrayPoly,

    /**
     * Arctic pearl.
     */
    PaintArcticPearl,

    /**
     * Nassau blue poly.
     */
    PaintNassauBluePoly,

    /**
     * Med.sapphire blue poly.
     */
    PaintMedSapphireBluePoly,

    /**
     * Silver poly.
     */
    PaintSilverPoly96,

    /**
     * Lt.sapphire blue poly.
     */
    PaintLtSapphireBluePoly97,

    /**
     * Malachite poly.
     */
    PaintMalachitePoly,

    /**
     * Flax.
     */
    PaintFlax,

    /**
     * Med.maui blue poly.
     */
    PaintMedMauiBluePoly,

    /**
     * Dk.sapphire blue poly.
     */
    PaintDkSapphireBluePoly,

    /**
     * Copper beige.
     */
    PaintCopperBeige,

    /**
     * Bright blue poly.
     */
    PaintBrightBluePoly103,

    /**
     * Med.flax.
     */
    PaintMedFlax,

    /**
     * Med.gray poly.
     */
    PaintMedGrayPoly,

    /**
     * Bright blue poly.
     */
    PaintBrightBluePoly106,

    /**
     * Lt.driftwood poly.
     */
    PaintLtDriftwoodPoly,

    /**
     * Blue.
     */
    PaintBlue,

    /**
     * Steel gray poly.
     */
    PaintSteelGrayPoly109,

    /**
     * Lt.beechwood poly.
     */
    PaintLtBeechwoodPoly,

    /**
     * Slate gray.
     */
    PaintSlateGray,

    /**
     * Lt.sapphire blue poly.
     */
    PaintLtSapphireBluePoly112,

    /**
     * Dk.beechwood poly.
     */
    PaintDkBeechwoodPoly,

    /**
     * Torch red.
     */
    PaintTorchRed,

    /**
     * Bright red.
     */
    PaintBrightRed115,

    /**
     * Med.sapphire blue firemist.
     */
    PaintMedSapphireBlueFiremist,

    /**
     * Med.garnet red poly.
     */
    PaintMedGarnetRedPoly,

    /**
     * White diamond pearl.
     */
    PaintWhiteDiamondPearl,

    /**
     * Dk.sable poly.
     */
    PaintDkSablePoly,

    /**
     * Antelope beige.
     */
    PaintAntelopeBeige,

    /**
     * Brilliant red poly.
     */
    PaintBrilliantRedPoly121,

    /**
     * Gun metal poly.
     */
    PaintGunMetalPoly,

    /**
     * Med.beechwood poly.
     */
    PaintMedBeechwoodPoly,

    /**
     * Brilliant red poly.
     */
    PaintBrilliantRedPoly124,

    /**
     * Bright blue poly.
     */
    PaintBrightBluePoly125,

    /**
     * Pink.
     */
    PaintPink,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Paint {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Paint> {
        match flag {
            -1 => Ok(GtaSaSave_Paint::PaintAny),
            0 => Ok(GtaSaSave_Paint::PaintBlack),
            1 => Ok(GtaSaSave_Paint::PaintWhite),
            2 => Ok(GtaSaSave_Paint::PaintPoliceCarBlue),
            3 => Ok(GtaSaSave_Paint::PaintCherryRed),
            4 => Ok(GtaSaSave_Paint::PaintMidnightBlue),
            5 => Ok(GtaSaSave_Paint::PaintTempleCurtainPurple),
            6 => Ok(GtaSaSave_Paint::PaintTaxiYellow),
            7 => Ok(GtaSaSave_Paint::PaintStrikingBlue),
            8 => Ok(GtaSaSave_Paint::PaintLightBlueGrey),
            9 => Ok(GtaSaSave_Paint::PaintHoods),
            10 => Ok(GtaSaSave_Paint::PaintSaxonyBluePoly),
            11 => Ok(GtaSaSave_Paint::PaintConcordBluePoly),
            12 => Ok(GtaSaSave_Paint::PaintJasperGreenPoly),
            13 => Ok(GtaSaSave_Paint::PaintPewterGrayPoly),
            14 => Ok(GtaSaSave_Paint::PaintFrostWhite),
            15 => Ok(GtaSaSave_Paint::PaintSilverStonePoly15),
            16 => Ok(GtaSaSave_Paint::PaintRioRed),
            17 => Ok(GtaSaSave_Paint::PaintTorinoRedPearl),
            18 => Ok(GtaSaSave_Paint::PaintFormulaRed),
            19 => Ok(GtaSaSave_Paint::PaintHoneyBeigePoly),
            20 => Ok(GtaSaSave_Paint::PaintMarinerBlue),
            21 => Ok(GtaSaSave_Paint::PaintBlazeRed),
            22 => Ok(GtaSaSave_Paint::PaintClassicRed),
            23 => Ok(GtaSaSave_Paint::PaintWinningSilverPoly),
            24 => Ok(GtaSaSave_Paint::PaintSteelGrayPoly24),
            25 => Ok(GtaSaSave_Paint::PaintShadowSilverPoly),
            26 => Ok(GtaSaSave_Paint::PaintSilverStonePoly26),
            27 => Ok(GtaSaSave_Paint::PaintWarmGreyMica),
            28 => Ok(GtaSaSave_Paint::PaintHarborBluePoly),
            29 => Ok(GtaSaSave_Paint::PaintPorcelainSilverPoly),
            30 => Ok(GtaSaSave_Paint::PaintMellowBurgundy),
            31 => Ok(GtaSaSave_Paint::PaintGracefulRedMica),
            32 => Ok(GtaSaSave_Paint::PaintCurrantBluePoly),
            33 => Ok(GtaSaSave_Paint::PaintGrayPoly),
            34 => Ok(GtaSaSave_Paint::PaintArcticWhite),
            35 => Ok(GtaSaSave_Paint::PaintAnthraciteGrayPoly),
            36 => Ok(GtaSaSave_Paint::PaintBlackPoly),
            37 => Ok(GtaSaSave_Paint::PaintDarkGreenPoly),
            38 => Ok(GtaSaSave_Paint::PaintSeafoamPoly),
            39 => Ok(GtaSaSave_Paint::PaintDiamondBluePoly),
            40 => Ok(GtaSaSave_Paint::PaintBistonBrownPoly),
            41 => Ok(GtaSaSave_Paint::PaintDesertTaupePoly),
            42 => Ok(GtaSaSave_Paint::PaintGarnetRedPoly),
            43 => Ok(GtaSaSave_Paint::PaintDesertRed),
            44 => Ok(GtaSaSave_Paint::PaintGreen44),
            45 => Ok(GtaSaSave_Paint::PaintCabernetRedPoly),
            46 => Ok(GtaSaSave_Paint::PaintLightIvory),
            47 => Ok(GtaSaSave_Paint::PaintPuebloBeige),
            48 => Ok(GtaSaSave_Paint::PaintSmokeSilverPoly),
            49 => Ok(GtaSaSave_Paint::PaintAstraSilverPoly),
            50 => Ok(GtaSaSave_Paint::PaintAscotGray),
            51 => Ok(GtaSaSave_Paint::PaintAgateGreen),
            52 => Ok(GtaSaSave_Paint::PaintPetrolBlueGreenPoly),
            53 => Ok(GtaSaSave_Paint::PaintSurfBlue),
            54 => Ok(GtaSaSave_Paint::PaintNauticalBluePoly),
            55 => Ok(GtaSaSave_Paint::PaintWoodrosePoly),
            56 => Ok(GtaSaSave_Paint::PaintCrystalBluePoly),
            57 => Ok(GtaSaSave_Paint::PaintBisqueFrostPoly),
            58 => Ok(GtaSaSave_Paint::PaintCurrantRedSolid),
            59 => Ok(GtaSaSave_Paint::PaintLtCrystalBluePoly),
            60 => Ok(GtaSaSave_Paint::PaintLtTitaniumPoly),
            61 => Ok(GtaSaSave_Paint::PaintRaceYellowSolid),
            62 => Ok(GtaSaSave_Paint::PaintBrtCurrantRedPoly),
            63 => Ok(GtaSaSave_Paint::PaintClearCrystalBlueFrostPoly),
            64 => Ok(GtaSaSave_Paint::PaintSilverPoly64),
            65 => Ok(GtaSaSave_Paint::PaintPastelAlabaster),
            66 => Ok(GtaSaSave_Paint::PaintMidCurrantRedPoly),
            67 => Ok(GtaSaSave_Paint::PaintMedRegattaBluePoly),
            68 => Ok(GtaSaSave_Paint::PaintOxfordWhiteSolid),
            69 => Ok(GtaSaSave_Paint::PaintAlabasterSolid),
            70 => Ok(GtaSaSave_Paint::PaintElecCurrantRedPoly),
            71 => Ok(GtaSaSave_Paint::PaintSpinnakerBlueSolid),
            72 => Ok(GtaSaSave_Paint::PaintDkTitaniumPoly),
            73 => Ok(GtaSaSave_Paint::PaintPastelAlabasterSolid),
            74 => Ok(GtaSaSave_Paint::PaintMedCabernetSolid),
            75 => Ok(GtaSaSave_Paint::PaintTwilightBluePoly),
            76 => Ok(GtaSaSave_Paint::PaintTitaniumFrostPoly),
            77 => Ok(GtaSaSave_Paint::PaintSandalwoodFrostPoly),
            78 => Ok(GtaSaSave_Paint::PaintWildStrawberryPoly),
            79 => Ok(GtaSaSave_Paint::PaintUltraBluePoly),
            80 => Ok(GtaSaSave_Paint::PaintVermilionSolid),
            81 => Ok(GtaSaSave_Paint::PaintMedSandalwoodPoly),
            82 => Ok(GtaSaSave_Paint::PaintMedRedSolid),
            83 => Ok(GtaSaSave_Paint::PaintDeepJewelGreen),
            84 => Ok(GtaSaSave_Paint::PaintMedWoodrosePoly),
            85 => Ok(GtaSaSave_Paint::PaintVermillionSolid),
            86 => Ok(GtaSaSave_Paint::PaintGreen86),
            87 => Ok(GtaSaSave_Paint::PaintBrightBluePoly87),
            88 => Ok(GtaSaSave_Paint::PaintBrightRed88),
            89 => Ok(GtaSaSave_Paint::PaintLtChampagnePoly),
            90 => Ok(GtaSaSave_Paint::PaintSilverPoly90),
            91 => Ok(GtaSaSave_Paint::PaintSteelBluePoly),
            92 => Ok(GtaSaSave_Paint::PaintMediumGrayPoly),
            93 => Ok(GtaSaSave_Paint::PaintArcticPearl),
            94 => Ok(GtaSaSave_Paint::PaintNassauBluePoly),
            95 => Ok(GtaSaSave_Paint::PaintMedSapphireBluePoly),
            96 => Ok(GtaSaSave_Paint::PaintSilverPoly96),
            97 => Ok(GtaSaSave_Paint::PaintLtSapphireBluePoly97),
            98 => Ok(GtaSaSave_Paint::PaintMalachitePoly),
            99 => Ok(GtaSaSave_Paint::PaintFlax),
            100 => Ok(GtaSaSave_Paint::PaintMedMauiBluePoly),
            101 => Ok(GtaSaSave_Paint::PaintDkSapphireBluePoly),
            102 => Ok(GtaSaSave_Paint::PaintCopperBeige),
            103 => Ok(GtaSaSave_Paint::PaintBrightBluePoly103),
            104 => Ok(GtaSaSave_Paint::PaintMedFlax),
            105 => Ok(GtaSaSave_Paint::PaintMedGrayPoly),
            106 => Ok(GtaSaSave_Paint::PaintBrightBluePoly106),
            107 => Ok(GtaSaSave_Paint::PaintLtDriftwoodPoly),
            108 => Ok(GtaSaSave_Paint::PaintBlue),
            109 => Ok(GtaSaSave_Paint::PaintSteelGrayPoly109),
            110 => Ok(GtaSaSave_Paint::PaintLtBeechwoodPoly),
            111 => Ok(GtaSaSave_Paint::PaintSlateGray),
            112 => Ok(GtaSaSave_Paint::PaintLtSapphireBluePoly112),
            113 => Ok(GtaSaSave_Paint::PaintDkBeechwoodPoly),
            114 => Ok(GtaSaSave_Paint::PaintTorchRed),
            115 => Ok(GtaSaSave_Paint::PaintBrightRed115),
            116 => Ok(GtaSaSave_Paint::PaintMedSapphireBlueFiremist),
            117 => Ok(GtaSaSave_Paint::PaintMedGarnetRedPoly),
            118 => Ok(GtaSaSave_Paint::PaintWhiteDiamondPearl),
            119 => Ok(GtaSaSave_Paint::PaintDkSablePoly),
            120 => Ok(GtaSaSave_Paint::PaintAntelopeBeige),
            121 => Ok(GtaSaSave_Paint::PaintBrilliantRedPoly121),
            122 => Ok(GtaSaSave_Paint::PaintGunMetalPoly),
            123 => Ok(GtaSaSave_Paint::PaintMedBeechwoodPoly),
            124 => Ok(GtaSaSave_Paint::PaintBrilliantRedPoly124),
            125 => Ok(GtaSaSave_Paint::PaintBrightBluePoly125),
            126 => Ok(GtaSaSave_Paint::PaintPink),
            _ => Ok(GtaSaSave_Paint::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Paint> for i64 {
    fn from(v: &GtaSaSave_Paint) -> Self {
        match *v {
            GtaSaSave_Paint::PaintAny => -1,
            GtaSaSave_Paint::PaintBlack => 0,
            GtaSaSave_Paint::PaintWhite => 1,
            GtaSaSave_Paint::PaintPoliceCarBlue => 2,
            GtaSaSave_Paint::PaintCherryRed => 3,
            GtaSaSave_Paint::PaintMidnightBlue => 4,
            GtaSaSave_Paint::PaintTempleCurtainPurple => 5,
            GtaSaSave_Paint::PaintTaxiYellow => 6,
            GtaSaSave_Paint::PaintStrikingBlue => 7,
            GtaSaSave_Paint::PaintLightBlueGrey => 8,
            GtaSaSave_Paint::PaintHoods => 9,
            GtaSaSave_Paint::PaintSaxonyBluePoly => 10,
            GtaSaSave_Paint::PaintConcordBluePoly => 11,
            GtaSaSave_Paint::PaintJasperGreenPoly => 12,
            GtaSaSave_Paint::PaintPewterGrayPoly => 13,
            GtaSaSave_Paint::PaintFrostWhite => 14,
            GtaSaSave_Paint::PaintSilverStonePoly15 => 15,
            GtaSaSave_Paint::PaintRioRed => 16,
            GtaSaSave_Paint::PaintTorinoRedPearl => 17,
            GtaSaSave_Paint::PaintFormulaRed => 18,
            GtaSaSave_Paint::PaintHoneyBeigePoly => 19,
            GtaSaSave_Paint::PaintMarinerBlue => 20,
            GtaSaSave_Paint::PaintBlazeRed => 21,
            GtaSaSave_Paint::PaintClassicRed => 22,
            GtaSaSave_Paint::PaintWinningSilverPoly => 23,
            GtaSaSave_Paint::PaintSteelGrayPoly24 => 24,
            GtaSaSave_Paint::PaintShadowSilverPoly => 25,
            GtaSaSave_Paint::PaintSilverStonePoly26 => 26,
            GtaSaSave_Paint::PaintWarmGreyMica => 27,
            GtaSaSave_Paint::PaintHarborBluePoly => 28,
            GtaSaSave_Paint::PaintPorcelainSilverPoly => 29,
            GtaSaSave_Paint::PaintMellowBurgundy => 30,
            GtaSaSave_Paint::PaintGracefulRedMica => 31,
            GtaSaSave_Paint::PaintCurrantBluePoly => 32,
            GtaSaSave_Paint::PaintGrayPoly => 33,
            GtaSaSave_Paint::PaintArcticWhite => 34,
            GtaSaSave_Paint::PaintAnthraciteGrayPoly => 35,
            GtaSaSave_Paint::PaintBlackPoly => 36,
            GtaSaSave_Paint::PaintDarkGreenPoly => 37,
            GtaSaSave_Paint::PaintSeafoamPoly => 38,
            GtaSaSave_Paint::PaintDiamondBluePoly => 39,
            GtaSaSave_Paint::PaintBistonBrownPoly => 40,
            GtaSaSave_Paint::PaintDesertTaupePoly => 41,
            GtaSaSave_Paint::PaintGarnetRedPoly => 42,
            GtaSaSave_Paint::PaintDesertRed => 43,
            GtaSaSave_Paint::PaintGreen44 => 44,
            GtaSaSave_Paint::PaintCabernetRedPoly => 45,
            GtaSaSave_Paint::PaintLightIvory => 46,
            GtaSaSave_Paint::PaintPuebloBeige => 47,
            GtaSaSave_Paint::PaintSmokeSilverPoly => 48,
            GtaSaSave_Paint::PaintAstraSilverPoly => 49,
            GtaSaSave_Paint::PaintAscotGray => 50,
            GtaSaSave_Paint::PaintAgateGreen => 51,
            GtaSaSave_Paint::PaintPetrolBlueGreenPoly => 52,
            GtaSaSave_Paint::PaintSurfBlue => 53,
            GtaSaSave_Paint::PaintNauticalBluePoly => 54,
            GtaSaSave_Paint::PaintWoodrosePoly => 55,
            GtaSaSave_Paint::PaintCrystalBluePoly => 56,
            GtaSaSave_Paint::PaintBisqueFrostPoly => 57,
            GtaSaSave_Paint::PaintCurrantRedSolid => 58,
            GtaSaSave_Paint::PaintLtCrystalBluePoly => 59,
            GtaSaSave_Paint::PaintLtTitaniumPoly => 60,
            GtaSaSave_Paint::PaintRaceYellowSolid => 61,
            GtaSaSave_Paint::PaintBrtCurrantRedPoly => 62,
            GtaSaSave_Paint::PaintClearCrystalBlueFrostPoly => 63,
            GtaSaSave_Paint::PaintSilverPoly64 => 64,
            GtaSaSave_Paint::PaintPastelAlabaster => 65,
            GtaSaSave_Paint::PaintMidCurrantRedPoly => 66,
            GtaSaSave_Paint::PaintMedRegattaBluePoly => 67,
            GtaSaSave_Paint::PaintOxfordWhiteSolid => 68,
            GtaSaSave_Paint::PaintAlabasterSolid => 69,
            GtaSaSave_Paint::PaintElecCurrantRedPoly => 70,
            GtaSaSave_Paint::PaintSpinnakerBlueSolid => 71,
            GtaSaSave_Paint::PaintDkTitaniumPoly => 72,
            GtaSaSave_Paint::PaintPastelAlabasterSolid => 73,
            GtaSaSave_Paint::PaintMedCabernetSolid => 74,
            GtaSaSave_Paint::PaintTwilightBluePoly => 75,
            GtaSaSave_Paint::PaintTitaniumFrostPoly => 76,
            GtaSaSave_Paint::PaintSandalwoodFrostPoly => 77,
            GtaSaSave_Paint::PaintWildStrawberryPoly => 78,
            GtaSaSave_Paint::PaintUltraBluePoly => 79,
            GtaSaSave_Paint::PaintVermilionSolid => 80,
            GtaSaSave_Paint::PaintMedSandalwoodPoly => 81,
            GtaSaSave_Paint::PaintMedRedSolid => 82,
            GtaSaSave_Paint::PaintDeepJewelGreen => 83,
            GtaSaSave_Paint::PaintMedWoodrosePoly => 84,
            GtaSaSave_Paint::PaintVermillionSolid => 85,
            GtaSaSave_Paint::PaintGreen86 => 86,
            GtaSaSave_Paint::PaintBrightBluePoly87 => 87,
            GtaSaSave_Paint::PaintBrightRed88 => 88,
            GtaSaSave_Paint::PaintLtChampagnePoly => 89,
            GtaSaSave_Paint::PaintSilverPoly90 => 90,
            GtaSaSave_Paint::PaintSteelBluePoly => 91,
            GtaSaSave_Paint::PaintMediumGrayPoly => 92,
            GtaSaSave_Paint::PaintArcticPearl => 93,
            GtaSaSave_Paint::PaintNassauBluePoly => 94,
            GtaSaSave_Paint::PaintMedSapphireBluePoly => 95,
            GtaSaSave_Paint::PaintSilverPoly96 => 96,
            GtaSaSave_Paint::PaintLtSapphireBluePoly97 => 97,
            GtaSaSave_Paint::PaintMalachitePoly => 98,
            GtaSaSave_Paint::PaintFlax => 99,
            GtaSaSave_Paint::PaintMedMauiBluePoly => 100,
            GtaSaSave_Paint::PaintDkSapphireBluePoly => 101,
            GtaSaSave_Paint::PaintCopperBeige => 102,
            GtaSaSave_Paint::PaintBrightBluePoly103 => 103,
            GtaSaSave_Paint::PaintMedFlax => 104,
            GtaSaSave_Paint::PaintMedGrayPoly => 105,
            GtaSaSave_Paint::PaintBrightBluePoly106 => 106,
            GtaSaSave_Paint::PaintLtDriftwoodPoly => 107,
            GtaSaSave_Paint::PaintBlue => 108,
            GtaSaSave_Paint::PaintSteelGrayPoly109 => 109,
            GtaSaSave_Paint::PaintLtBeechwoodPoly => 110,
            GtaSaSave_Paint::PaintSlateGray => 111,
            GtaSaSave_Paint::PaintLtSapphireBluePoly112 => 112,
            GtaSaSave_Paint::PaintDkBeechwoodPoly => 113,
            GtaSaSave_Paint::PaintTorchRed => 114,
            GtaSaSave_Paint::PaintBrightRed115 => 115,
            GtaSaSave_Paint::PaintMedSapphireBlueFiremist => 116,
            GtaSaSave_Paint::PaintMedGarnetRedPoly => 117,
            GtaSaSave_Paint::PaintWhiteDiamondPearl => 118,
            GtaSaSave_Paint::PaintDkSablePoly => 119,
            GtaSaSave_Paint::PaintAntelopeBeige => 120,
            GtaSaSave_Paint::PaintBrilliantRedPoly121 => 121,
            GtaSaSave_Paint::PaintGunMetalPoly => 122,
            GtaSaSave_Paint::PaintMedBeechwoodPoly => 123,
            GtaSaSave_Paint::PaintBrilliantRedPoly124 => 124,
            GtaSaSave_Paint::PaintBrightBluePoly125 => 125,
            GtaSaSave_Paint::PaintPink => 126,
            GtaSaSave_Paint::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Paint {
    fn default() -> Self { GtaSaSave_Paint::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PartSlot {

    /**
     * Spoilers.
     */
    PartSlotSpoilers,

    /**
     * Vents.
     */
    PartSlotVents,

    /**
     * Roof.
     */
    PartSlotRoof,

    /**
     * Side skirts.
     */
    PartSlotSideSkirts,

    /**
     * Nitro.
     */
    PartSlotNitro,

    /**
     * Hood.
     */
    PartSlotHood,

    /**
     * Exhausts.
     */
    PartSlotExhausts,

    /**
     * Wheels.
     */
    PartSlotWheels,

    /**
     * Hydraulics.
     */
    PartSlotHydraulics,

    /**
     * Front bullbars.
     */
    PartSlotFrontBullbars,

    /**
     * Front bumper.
     */
    PartSlotFrontBumper,

    /**
     * Rear bumper.
     */
    PartSlotRearBumper,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PartSlot {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PartSlot> {
        match flag {
            0 => Ok(GtaSaSave_PartSlot::PartSlotSpoilers),
            1 => Ok(GtaSaSave_PartSlot::PartSlotVents),
            2 => Ok(GtaSaSave_PartSlot::PartSlotRoof),
            3 => Ok(GtaSaSave_PartSlot::PartSlotSideSkirts),
            4 => Ok(GtaSaSave_PartSlot::PartSlotNitro),
            5 => Ok(GtaSaSave_PartSlot::PartSlotHood),
            6 => Ok(GtaSaSave_PartSlot::PartSlotExhausts),
            7 => Ok(GtaSaSave_PartSlot::PartSlotWheels),
            8 => Ok(GtaSaSave_PartSlot::PartSlotHydraulics),
            9 => Ok(GtaSaSave_PartSlot::PartSlotFrontBullbars),
            10 => Ok(GtaSaSave_PartSlot::PartSlotFrontBumper),
            11 => Ok(GtaSaSave_PartSlot::PartSlotRearBumper),
            _ => Ok(GtaSaSave_PartSlot::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PartSlot> for i64 {
    fn from(v: &GtaSaSave_PartSlot) -> Self {
        match *v {
            GtaSaSave_PartSlot::PartSlotSpoilers => 0,
            GtaSaSave_PartSlot::PartSlotVents => 1,
            GtaSaSave_PartSlot::PartSlotRoof => 2,
            GtaSaSave_PartSlot::PartSlotSideSkirts => 3,
            GtaSaSave_PartSlot::PartSlotNitro => 4,
            GtaSaSave_PartSlot::PartSlotHood => 5,
            GtaSaSave_PartSlot::PartSlotExhausts => 6,
            GtaSaSave_PartSlot::PartSlotWheels => 7,
            GtaSaSave_PartSlot::PartSlotHydraulics => 8,
            GtaSaSave_PartSlot::PartSlotFrontBullbars => 9,
            GtaSaSave_PartSlot::PartSlotFrontBumper => 10,
            GtaSaSave_PartSlot::PartSlotRearBumper => 11,
            GtaSaSave_PartSlot::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PartSlot {
    fn default() -> Self { GtaSaSave_PartSlot::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PedKind {

    /**
     * First player.
     */
    PedPlayer1,

    /**
     * Second player.
     */
    PedPlayer2,

    /**
     * Player over a network.
     */
    PedPlayerNetwork,

    /**
     * Player, not used.
     */
    PedPlayerUnused,

    /**
     * Civilian man.
     */
    PedCivmale,

    /**
     * Civilian woman.
     */
    PedCivfemale,

    /**
     * Policeman.
     */
    PedCop,

    /**
     * Gang1, Ballas.
     */
    PedGang1,

    /**
     * Gang2, Grove.
     */
    PedGang2,

    /**
     * Gang3, Vagos.
     */
    PedGang3,

    /**
     * Gang4, Rifa.
     */
    PedGang4,

    /**
     * Gang5, Da Nang.
     */
    PedGang5,

    /**
     * Gang6, Mafia.
     */
    PedGang6,

    /**
     * Gang7, Triads.
     */
    PedGang7,

    /**
     * Gang8, Aztecas.
     */
    PedGang8,

    /**
     * Gang9.
     */
    PedGang9,

    /**
     * Gang10.
     */
    PedGang10,

    /**
     * Dealer.
     */
    PedDealer,

    /**
     * Medic.
     */
    PedMedic,

    /**
     * Fireman.
     */
    PedFireman,

    /**
     * Criminal.
     */
    PedCriminal,

    /**
     * Bum.
     */
    PedBum,

    /**
     * Prostitute.
     */
    PedProstitute,

    /**
     * Special.
     */
    PedSpecial,

    /**
     * Mission 1.
     */
    PedMission1,

    /**
     * Mission 2.
     */
    PedMission2,

    /**
     * Mission 3.
     */
    PedMission3,

    /**
     * Mission 4.
     */
    PedMission4,

    /**
     * Mission 5.
     */
    PedMission5,

    /**
     * Mission 6.
     */
    PedMission6,

    /**
     * Mission 7.
     */
    PedMission7,

    /**
     * Mission 8.
     */
    PedMission8,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PedKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PedKind> {
        match flag {
            0 => Ok(GtaSaSave_PedKind::PedPlayer1),
            1 => Ok(GtaSaSave_PedKind::PedPlayer2),
            2 => Ok(GtaSaSave_PedKind::PedPlayerNetwork),
            3 => Ok(GtaSaSave_PedKind::PedPlayerUnused),
            4 => Ok(GtaSaSave_PedKind::PedCivmale),
            5 => Ok(GtaSaSave_PedKind::PedCivfemale),
            6 => Ok(GtaSaSave_PedKind::PedCop),
            7 => Ok(GtaSaSave_PedKind::PedGang1),
            8 => Ok(GtaSaSave_PedKind::PedGang2),
            9 => Ok(GtaSaSave_PedKind::PedGang3),
            10 => Ok(GtaSaSave_PedKind::PedGang4),
            11 => Ok(GtaSaSave_PedKind::PedGang5),
            12 => Ok(GtaSaSave_PedKind::PedGang6),
            13 => Ok(GtaSaSave_PedKind::PedGang7),
            14 => Ok(GtaSaSave_PedKind::PedGang8),
            15 => Ok(GtaSaSave_PedKind::PedGang9),
            16 => Ok(GtaSaSave_PedKind::PedGang10),
            17 => Ok(GtaSaSave_PedKind::PedDealer),
            18 => Ok(GtaSaSave_PedKind::PedMedic),
            19 => Ok(GtaSaSave_PedKind::PedFireman),
            20 => Ok(GtaSaSave_PedKind::PedCriminal),
            21 => Ok(GtaSaSave_PedKind::PedBum),
            22 => Ok(GtaSaSave_PedKind::PedProstitute),
            23 => Ok(GtaSaSave_PedKind::PedSpecial),
            24 => Ok(GtaSaSave_PedKind::PedMission1),
            25 => Ok(GtaSaSave_PedKind::PedMission2),
            26 => Ok(GtaSaSave_PedKind::PedMission3),
            27 => Ok(GtaSaSave_PedKind::PedMission4),
            28 => Ok(GtaSaSave_PedKind::PedMission5),
            29 => Ok(GtaSaSave_PedKind::PedMission6),
            30 => Ok(GtaSaSave_PedKind::PedMission7),
            31 => Ok(GtaSaSave_PedKind::PedMission8),
            _ => Ok(GtaSaSave_PedKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PedKind> for i64 {
    fn from(v: &GtaSaSave_PedKind) -> Self {
        match *v {
            GtaSaSave_PedKind::PedPlayer1 => 0,
            GtaSaSave_PedKind::PedPlayer2 => 1,
            GtaSaSave_PedKind::PedPlayerNetwork => 2,
            GtaSaSave_PedKind::PedPlayerUnused => 3,
            GtaSaSave_PedKind::PedCivmale => 4,
            GtaSaSave_PedKind::PedCivfemale => 5,
            GtaSaSave_PedKind::PedCop => 6,
            GtaSaSave_PedKind::PedGang1 => 7,
            GtaSaSave_PedKind::PedGang2 => 8,
            GtaSaSave_PedKind::PedGang3 => 9,
            GtaSaSave_PedKind::PedGang4 => 10,
            GtaSaSave_PedKind::PedGang5 => 11,
            GtaSaSave_PedKind::PedGang6 => 12,
            GtaSaSave_PedKind::PedGang7 => 13,
            GtaSaSave_PedKind::PedGang8 => 14,
            GtaSaSave_PedKind::PedGang9 => 15,
            GtaSaSave_PedKind::PedGang10 => 16,
            GtaSaSave_PedKind::PedDealer => 17,
            GtaSaSave_PedKind::PedMedic => 18,
            GtaSaSave_PedKind::PedFireman => 19,
            GtaSaSave_PedKind::PedCriminal => 20,
            GtaSaSave_PedKind::PedBum => 21,
            GtaSaSave_PedKind::PedProstitute => 22,
            GtaSaSave_PedKind::PedSpecial => 23,
            GtaSaSave_PedKind::PedMission1 => 24,
            GtaSaSave_PedKind::PedMission2 => 25,
            GtaSaSave_PedKind::PedMission3 => 26,
            GtaSaSave_PedKind::PedMission4 => 27,
            GtaSaSave_PedKind::PedMission5 => 28,
            GtaSaSave_PedKind::PedMission6 => 29,
            GtaSaSave_PedKind::PedMission7 => 30,
            GtaSaSave_PedKind::PedMission8 => 31,
            GtaSaSave_PedKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PedKind {
    fn default() -> Self { GtaSaSave_PedKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PickupKind {

    /**
     * None.
     */
    PickupNone,

    /**
     * In shop.
     */
    PickupInShop,

    /**
     * On street.
     */
    PickupOnStreet,

    /**
     * Once.
     */
    PickupOnce,

    /**
     * Taken once, gone after a while.
     */
    PickupOnceTimeout,

    /**
     * Taken once, gone after a longer while.
     */
    PickupOnceTimeoutSlow,

    /**
     * Collectable.
     */
    PickupCollectable,

    /**
     * Shop out of stock.
     */
    PickupShopOutOfStock,

    /**
     * Money.
     */
    PickupMoney,

    /**
     * Mine inactive.
     */
    PickupMineInactive,

    /**
     * Mine armed.
     */
    PickupMineArmed,

    /**
     * Naval mine inactive.
     */
    PickupNavalMineInactive,

    /**
     * Naval mine armed.
     */
    PickupNavalMineArmed,

    /**
     * Floating package.
     */
    PickupFloatingPackage,

    /**
     * Floating package afloat.
     */
    PickupFloatingPackageAfloat,

    /**
     * On street slow.
     */
    PickupOnStreetSlow,

    /**
     * Asset revenue.
     */
    PickupAssetRevenue,

    /**
     * Property locked.
     */
    PickupPropertyLocked,

    /**
     * Property for sale.
     */
    PickupPropertyForSale,

    /**
     * Money stays.
     */
    PickupMoneyStays,

    /**
     * Snapshot.
     */
    PickupSnapshot,

    /**
     * Two player.
     */
    PickupTwoPlayer,

    /**
     * Once for mission.
     */
    PickupOnceForMission,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PickupKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PickupKind> {
        match flag {
            0 => Ok(GtaSaSave_PickupKind::PickupNone),
            1 => Ok(GtaSaSave_PickupKind::PickupInShop),
            2 => Ok(GtaSaSave_PickupKind::PickupOnStreet),
            3 => Ok(GtaSaSave_PickupKind::PickupOnce),
            4 => Ok(GtaSaSave_PickupKind::PickupOnceTimeout),
            5 => Ok(GtaSaSave_PickupKind::PickupOnceTimeoutSlow),
            6 => Ok(GtaSaSave_PickupKind::PickupCollectable),
            7 => Ok(GtaSaSave_PickupKind::PickupShopOutOfStock),
            8 => Ok(GtaSaSave_PickupKind::PickupMoney),
            9 => Ok(GtaSaSave_PickupKind::PickupMineInactive),
            10 => Ok(GtaSaSave_PickupKind::PickupMineArmed),
            11 => Ok(GtaSaSave_PickupKind::PickupNavalMineInactive),
            12 => Ok(GtaSaSave_PickupKind::PickupNavalMineArmed),
            13 => Ok(GtaSaSave_PickupKind::PickupFloatingPackage),
            14 => Ok(GtaSaSave_PickupKind::PickupFloatingPackageAfloat),
            15 => Ok(GtaSaSave_PickupKind::PickupOnStreetSlow),
            16 => Ok(GtaSaSave_PickupKind::PickupAssetRevenue),
            17 => Ok(GtaSaSave_PickupKind::PickupPropertyLocked),
            18 => Ok(GtaSaSave_PickupKind::PickupPropertyForSale),
            19 => Ok(GtaSaSave_PickupKind::PickupMoneyStays),
            20 => Ok(GtaSaSave_PickupKind::PickupSnapshot),
            21 => Ok(GtaSaSave_PickupKind::PickupTwoPlayer),
            22 => Ok(GtaSaSave_PickupKind::PickupOnceForMission),
            _ => Ok(GtaSaSave_PickupKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PickupKind> for i64 {
    fn from(v: &GtaSaSave_PickupKind) -> Self {
        match *v {
            GtaSaSave_PickupKind::PickupNone => 0,
            GtaSaSave_PickupKind::PickupInShop => 1,
            GtaSaSave_PickupKind::PickupOnStreet => 2,
            GtaSaSave_PickupKind::PickupOnce => 3,
            GtaSaSave_PickupKind::PickupOnceTimeout => 4,
            GtaSaSave_PickupKind::PickupOnceTimeoutSlow => 5,
            GtaSaSave_PickupKind::PickupCollectable => 6,
            GtaSaSave_PickupKind::PickupShopOutOfStock => 7,
            GtaSaSave_PickupKind::PickupMoney => 8,
            GtaSaSave_PickupKind::PickupMineInactive => 9,
            GtaSaSave_PickupKind::PickupMineArmed => 10,
            GtaSaSave_PickupKind::PickupNavalMineInactive => 11,
            GtaSaSave_PickupKind::PickupNavalMineArmed => 12,
            GtaSaSave_PickupKind::PickupFloatingPackage => 13,
            GtaSaSave_PickupKind::PickupFloatingPackageAfloat => 14,
            GtaSaSave_PickupKind::PickupOnStreetSlow => 15,
            GtaSaSave_PickupKind::PickupAssetRevenue => 16,
            GtaSaSave_PickupKind::PickupPropertyLocked => 17,
            GtaSaSave_PickupKind::PickupPropertyForSale => 18,
            GtaSaSave_PickupKind::PickupMoneyStays => 19,
            GtaSaSave_PickupKind::PickupSnapshot => 20,
            GtaSaSave_PickupKind::PickupTwoPlayer => 21,
            GtaSaSave_PickupKind::PickupOnceForMission => 22,
            GtaSaSave_PickupKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PickupKind {
    fn default() -> Self { GtaSaSave_PickupKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PlayState {

    /**
     * Playing.
     */
    StillPlaying,

    /**
     * The player died.
     */
    PlayerWasted,

    /**
     * The player was arrested.
     */
    PlayerBusted,

    /**
     * A mission failed.
     */
    MissionFailed,

    /**
     * A mission was passed.
     */
    MissionPassed,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PlayState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PlayState> {
        match flag {
            0 => Ok(GtaSaSave_PlayState::StillPlaying),
            1 => Ok(GtaSaSave_PlayState::PlayerWasted),
            2 => Ok(GtaSaSave_PlayState::PlayerBusted),
            3 => Ok(GtaSaSave_PlayState::MissionFailed),
            4 => Ok(GtaSaSave_PlayState::MissionPassed),
            _ => Ok(GtaSaSave_PlayState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PlayState> for i64 {
    fn from(v: &GtaSaSave_PlayState) -> Self {
        match *v {
            GtaSaSave_PlayState::StillPlaying => 0,
            GtaSaSave_PlayState::PlayerWasted => 1,
            GtaSaSave_PlayState::PlayerBusted => 2,
            GtaSaSave_PlayState::MissionFailed => 3,
            GtaSaSave_PlayState::MissionPassed => 4,
            GtaSaSave_PlayState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PlayState {
    fn default() -> Self { GtaSaSave_PlayState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PlayerCondition {

    /**
     * Playing.
     */
    PlayerPlaying,

    /**
     * Died.
     */
    PlayerDied,

    /**
     * Arrested.
     */
    PlayerArrested,

    /**
     * Failed a mission.
     */
    PlayerFailedMission,

    /**
     * Left the game.
     */
    PlayerLeftGame,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PlayerCondition {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PlayerCondition> {
        match flag {
            0 => Ok(GtaSaSave_PlayerCondition::PlayerPlaying),
            1 => Ok(GtaSaSave_PlayerCondition::PlayerDied),
            2 => Ok(GtaSaSave_PlayerCondition::PlayerArrested),
            3 => Ok(GtaSaSave_PlayerCondition::PlayerFailedMission),
            4 => Ok(GtaSaSave_PlayerCondition::PlayerLeftGame),
            _ => Ok(GtaSaSave_PlayerCondition::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PlayerCondition> for i64 {
    fn from(v: &GtaSaSave_PlayerCondition) -> Self {
        match *v {
            GtaSaSave_PlayerCondition::PlayerPlaying => 0,
            GtaSaSave_PlayerCondition::PlayerDied => 1,
            GtaSaSave_PlayerCondition::PlayerArrested => 2,
            GtaSaSave_PlayerCondition::PlayerFailedMission => 3,
            GtaSaSave_PlayerCondition::PlayerLeftGame => 4,
            GtaSaSave_PlayerCondition::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PlayerCondition {
    fn default() -> Self { GtaSaSave_PlayerCondition::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PopulationGroup {

    /**
     * Business.
     */
    GroupBusiness,

    /**
     * Desert.
     */
    GroupDesert,

    /**
     * Entertainment.
     */
    GroupEntertainment,

    /**
     * Countryside.
     */
    GroupCountryside,

    /**
     * Rich residents.
     */
    GroupResidentialRich,

    /**
     * Average residents.
     */
    GroupResidentialAverage,

    /**
     * Poor residents.
     */
    GroupResidentialPoor,

    /**
     * Gangland.
     */
    GroupGangland,

    /**
     * Beach.
     */
    GroupBeach,

    /**
     * Shopping.
     */
    GroupShopping,

    /**
     * Park.
     */
    GroupPark,

    /**
     * Industry.
     */
    GroupIndustry,

    /**
     * Busy entertainment.
     */
    GroupEntertainmentBusy,

    /**
     * Busy shopping.
     */
    GroupShoppingBusy,

    /**
     * Posh shopping.
     */
    GroupShoppingPosh,

    /**
     * Rich and secluded.
     */
    GroupRichSecluded,

    /**
     * Airport.
     */
    GroupAirport,

    /**
     * Golf club.
     */
    GroupGolfClub,

    /**
     * Factories out of town.
     */
    GroupOutOfTownFactory,

    /**
     * Runway of an airport.
     */
    GroupAirportRunway,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PopulationGroup {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PopulationGroup> {
        match flag {
            0 => Ok(GtaSaSave_PopulationGroup::GroupBusiness),
            1 => Ok(GtaSaSave_PopulationGroup::GroupDesert),
            2 => Ok(GtaSaSave_PopulationGroup::GroupEntertainment),
            3 => Ok(GtaSaSave_PopulationGroup::GroupCountryside),
            4 => Ok(GtaSaSave_PopulationGroup::GroupResidentialRich),
            5 => Ok(GtaSaSave_PopulationGroup::GroupResidentialAverage),
            6 => Ok(GtaSaSave_PopulationGroup::GroupResidentialPoor),
            7 => Ok(GtaSaSave_PopulationGroup::GroupGangland),
            8 => Ok(GtaSaSave_PopulationGroup::GroupBeach),
            9 => Ok(GtaSaSave_PopulationGroup::GroupShopping),
            10 => Ok(GtaSaSave_PopulationGroup::GroupPark),
            11 => Ok(GtaSaSave_PopulationGroup::GroupIndustry),
            12 => Ok(GtaSaSave_PopulationGroup::GroupEntertainmentBusy),
            13 => Ok(GtaSaSave_PopulationGroup::GroupShoppingBusy),
            14 => Ok(GtaSaSave_PopulationGroup::GroupShoppingPosh),
            15 => Ok(GtaSaSave_PopulationGroup::GroupRichSecluded),
            16 => Ok(GtaSaSave_PopulationGroup::GroupAirport),
            17 => Ok(GtaSaSave_PopulationGroup::GroupGolfClub),
            18 => Ok(GtaSaSave_PopulationGroup::GroupOutOfTownFactory),
            19 => Ok(GtaSaSave_PopulationGroup::GroupAirportRunway),
            _ => Ok(GtaSaSave_PopulationGroup::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PopulationGroup> for i64 {
    fn from(v: &GtaSaSave_PopulationGroup) -> Self {
        match *v {
            GtaSaSave_PopulationGroup::GroupBusiness => 0,
            GtaSaSave_PopulationGroup::GroupDesert => 1,
            GtaSaSave_PopulationGroup::GroupEntertainment => 2,
            GtaSaSave_PopulationGroup::GroupCountryside => 3,
            GtaSaSave_PopulationGroup::GroupResidentialRich => 4,
            GtaSaSave_PopulationGroup::GroupResidentialAverage => 5,
            GtaSaSave_PopulationGroup::GroupResidentialPoor => 6,
            GtaSaSave_PopulationGroup::GroupGangland => 7,
            GtaSaSave_PopulationGroup::GroupBeach => 8,
            GtaSaSave_PopulationGroup::GroupShopping => 9,
            GtaSaSave_PopulationGroup::GroupPark => 10,
            GtaSaSave_PopulationGroup::GroupIndustry => 11,
            GtaSaSave_PopulationGroup::GroupEntertainmentBusy => 12,
            GtaSaSave_PopulationGroup::GroupShoppingBusy => 13,
            GtaSaSave_PopulationGroup::GroupShoppingPosh => 14,
            GtaSaSave_PopulationGroup::GroupRichSecluded => 15,
            GtaSaSave_PopulationGroup::GroupAirport => 16,
            GtaSaSave_PopulationGroup::GroupGolfClub => 17,
            GtaSaSave_PopulationGroup::GroupOutOfTownFactory => 18,
            GtaSaSave_PopulationGroup::GroupAirportRunway => 19,
            GtaSaSave_PopulationGroup::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PopulationGroup {
    fn default() -> Self { GtaSaSave_PopulationGroup::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_PropertyOffer {

    /**
     * Nothing is said.
     */
    NoPropertyText,

    /**
     * The property can be bought.
     */
    CanBeBought,

    /**
     * The property cannot be bought.
     */
    CannotBeBought,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_PropertyOffer {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_PropertyOffer> {
        match flag {
            0 => Ok(GtaSaSave_PropertyOffer::NoPropertyText),
            1 => Ok(GtaSaSave_PropertyOffer::CanBeBought),
            2 => Ok(GtaSaSave_PropertyOffer::CannotBeBought),
            _ => Ok(GtaSaSave_PropertyOffer::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_PropertyOffer> for i64 {
    fn from(v: &GtaSaSave_PropertyOffer) -> Self {
        match *v {
            GtaSaSave_PropertyOffer::NoPropertyText => 0,
            GtaSaSave_PropertyOffer::CanBeBought => 1,
            GtaSaSave_PropertyOffer::CannotBeBought => 2,
            GtaSaSave_PropertyOffer::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_PropertyOffer {
    fn default() -> Self { GtaSaSave_PropertyOffer::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ScriptVersion {

    /**
     * v2.
     */
    ScriptV2,

    /**
     * v1.
     */
    ScriptV1,

    /**
     * Android.
     */
    ScriptAndroid,

    /**
     * Definitive Edition.
     */
    ScriptDefinitive,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ScriptVersion {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ScriptVersion> {
        match flag {
            194125 => Ok(GtaSaSave_ScriptVersion::ScriptV2),
            194146 => Ok(GtaSaSave_ScriptVersion::ScriptV1),
            262245 => Ok(GtaSaSave_ScriptVersion::ScriptAndroid),
            264905 => Ok(GtaSaSave_ScriptVersion::ScriptDefinitive),
            _ => Ok(GtaSaSave_ScriptVersion::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ScriptVersion> for i64 {
    fn from(v: &GtaSaSave_ScriptVersion) -> Self {
        match *v {
            GtaSaSave_ScriptVersion::ScriptV2 => 194125,
            GtaSaSave_ScriptVersion::ScriptV1 => 194146,
            GtaSaSave_ScriptVersion::ScriptAndroid => 262245,
            GtaSaSave_ScriptVersion::ScriptDefinitive => 264905,
            GtaSaSave_ScriptVersion::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ScriptVersion {
    fn default() -> Self { GtaSaSave_ScriptVersion::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ShopItem {

    /**
     * Part of a car, text BMBLBS.
     */
    ItemBntBScL,

    /**
     * Part of a car, text BMBMBS.
     */
    ItemBntBScM,

    /**
     * Part of a car, text BMBLCS.
     */
    ItemBntBScPL,

    /**
     * Part of a car, text BMBMCS.
     */
    ItemBntBScPM,

    /**
     * Part of a car, text BMBOBV.
     */
    ItemBntlBOv,

    /**
     * Part of a car, text BMBSBV.
     */
    ItemBntlBSq,

    /**
     * Part of a car, text BMBLE.
     */
    ItemExhBL,

    /**
     * Part of a car, text BMBME.
     */
    ItemExhBM,

    /**
     * Part of a car, text BMBSE.
     */
    ItemExhBS,

    /**
     * Part of a car, text BMBTE.
     */
    ItemExhBT,

    /**
     * Part of a car, text BMBUE.
     */
    ItemExhBTs,

    /**
     * Part of a car, text BMBRSL.
     */
    ItemLgtBRspt,

    /**
     * Part of a car, text BMBSSL.
     */
    ItemLgtBSspt,

    /**
     * Part of a car, text BMBLN.
     */
    ItemNtoBL,

    /**
     * Part of a car, text BMBSM.
     */
    ItemNtoBS,

    /**
     * Part of a car, text BMBTN.
     */
    ItemNtoBTw,

    /**
     * Part of a car, text BMBRS.
     */
    ItemRfBScR,

    /**
     * Part of a car, text BMMABBS.
     */
    ItemSplBBabM,

    /**
     * Part of a car, text BMLARBS.
     */
    ItemSplBBarL,

    /**
     * Part of a car, text BMMARBS.
     */
    ItemSplBBarM,

    /**
     * Part of a car, text BMMBS.
     */
    ItemSplBBbbM,

    /**
     * Part of a car, text BMLRS.
     */
    ItemSplBBbrL,

    /**
     * Part of a car, text BMMRS.
     */
    ItemSplBBbrM,

    /**
     * Part of a car, text BMMABS.
     */
    ItemSplBMabM,

    /**
     * Part of a car, text BMMARS.
     */
    ItemSplBMarM,

    /**
     * Part of a car, text BMWNG1.
     */
    ItemWgLBSsk,

    /**
     * Part of a car, text BMWNG2.
     */
    ItemWgRBSsk,

    /**
     * Part of a car, text FLSAE.
     */
    ItemExhAF,

    /**
     * Part of a car, text FLSCE.
     */
    ItemExhCF,

    /**
     * Part of a car, text FLSAFF.
     */
    ItemFbmpAF,

    /**
     * Part of a car, text FLSCFF.
     */
    ItemFbmpCF,

    /**
     * Part of a car, text FLSARF.
     */
    ItemRbmpAF,

    /**
     * Part of a car, text FLSCRF.
     */
    ItemRbmpCF,

    /**
     * Part of a car, text FLSARV.
     */
    ItemRfAF,

    /**
     * Part of a car, text FLSCRV.
     */
    ItemRfCF,

    /**
     * Part of a car, text FLSAS.
     */
    ItemSplAFR,

    /**
     * Part of a car, text FLSCS.
     */
    ItemSplCFR,

    /**
     * Part of a car, text FLSASI.
     */
    ItemWgLAF,

    /**
     * Part of a car, text FLSCSI.
     */
    ItemWgLCF,

    /**
     * Part of a car, text JSTAE.
     */
    ItemExhAJ,

    /**
     * Part of a car, text JSTCE.
     */
    ItemExhCJ,

    /**
     * Part of a car, text JSTAFF.
     */
    ItemFbmpAJ,

    /**
     * Part of a car, text JSTCFF.
     */
    ItemFbmpCJ,

    /**
     * Part of a car, text JSTARF.
     */
    ItemRbmpAJ,

    /**
     * Part of a car, text JSTCRF.
     */
    ItemRbmpCJ,

    /**
     * Part of a car, text JSTARV.
     */
    ItemRfAJ,

    /**
     * Part of a car, text JSTCRV.
     */
    ItemRfCJ,

    /**
     * Part of a car, text JSTAS.
     */
    ItemSplAJB,

    /**
     * Part of a car, text JSTCS.
     */
    ItemSplCJB,

    /**
     * Part of a car, text JSTASI.
     */
    ItemWgLAJ,

    /**
     * Part of a car, text JSTCSI.
     */
    ItemWgLCJ,

    /**
     * Part of a car, text LGDAE.
     */
    ItemExhAL,

    /**
     * Part of a car, text LGDCE.
     */
    ItemExhCL,

    /**
     * Part of a car, text LGDAFF.
     */
    ItemFbmpAL,

    /**
     * Part of a car, text LGDCFF.
     */
    ItemFbmpCL,

    /**
     * Part of a car, text LGDARF.
     */
    ItemRbmpAL,

    /**
     * Part of a car, text LGDCRF.
     */
    ItemRbmpCL,

    /**
     * Part of a car, text LGDARV.
     */
    ItemRfAL,

    /**
     * Part of a car, text LGDCRV.
     */
    ItemRfCL,

    /**
     * Part of a car, text LGDAS.
     */
    ItemSplALB,

    /**
     * Part of a car, text LGDCS.
     */
    ItemSplCLB,

    /**
     * Part of a car, text LGDASI.
     */
    ItemWgLAL,

    /**
     * Part of a car, text LGDCSI.
     */
    ItemWgLCL,

    /**
     * Part of a car, text STRAE.
     */
    ItemExhASt,

    /**
     * Part of a car, text STRCE.
     */
    ItemExhCSt,

    /**
     * Part of a car, text STRAFF.
     */
    ItemFbmpASt,

    /**
     * Part of a car, text STRCFF.
     */
    ItemFbmpCSt,

    /**
     * Part of a car, text STRARF.
     */
    ItemRbmpASt,

    /**
     * Part of a car, text STRCRF.
     */
    ItemRbmpCSt,

    /**
     * Part of a car, text STRARV.
     */
    ItemRfASt,

    /**
     * Part of a car, text STRCRV.
     */
    ItemRfCSt,

    /**
     * Part of a car, text STRAS.
     */
    ItemSplAStR,

    /**
     * Part of a car, text STRCS.
     */
    ItemSplCStR,

    /**
     * Part of a car, text STRASI.
     */
    ItemWgLASt,

    /**
     * Part of a car, text SRTCSI.
     */
    ItemWgLCSt,

    /**
     * Part of a car, text SULAE.
     */
    ItemExhAS,

    /**
     * Part of a car, text SULCE.
     */
    ItemExhCS,

    /**
     * Part of a car, text SULAFF.
     */
    ItemFbmpAS,

    /**
     * Part of a car, text SULCFF.
     */
    ItemFbmpCS,

    /**
     * Part of a car, text SULARF.
     */
    ItemRbmpAS,

    /**
     * Part of a car, text SULCRF.
     */
    ItemRbmpCS,

    /**
     * Part of a car, text SULARV.
     */
    ItemRfAS,

    /**
     * Part of a car, text SULCRV.
     */
    ItemRfCS,

    /**
     * Part of a car, text SULAS.
     */
    ItemSplASB,

    /**
     * Part of a car, text SULCS.
     */
    ItemSplCSB,

    /**
     * Part of a car, text SULASI.
     */
    ItemWgLAS,

    /**
     * Part of a car, text SULCSI.
     */
    ItemWgLCS,

    /**
     * Part of a car, text URAAE.
     */
    ItemExhAU,

    /**
     * Part of a car, text URACE.
     */
    ItemExhCU,

    /**
     * Part of a car, text URAAFF.
     */
    ItemFbmpAU,

    /**
     * Part of a car, text URACFF.
     */
    ItemFbmpCU,

    /**
     * Part of a car, text URAARF.
     */
    ItemRbmpAU,

    /**
     * Part of a car, text URACRF.
     */
    ItemRbmpCU,

    /**
     * Part of a car, text URAARV.
     */
    ItemRfAU,

    /**
     * Part of a car, text URACRV.
     */
    ItemRfCU,

    /**
     * Part of a car, text URAAUB.
     */
    ItemSplAUB,

    /**
     * Part of a car, text URACUB.
     */
    ItemSplCUB,

    /**
     * Part of a car, text URAASI.
     */
    ItemWgLAU,

    /**
     * Part of a car, text URACSI.
     */
    ItemWgLCU,

    /**
     * Part of a car, text BLDVH.
     */
    ItemRfLrBl1,

    /**
     * Part of a car, text BLDCR.
     */
    ItemRfLrBl2,

    /**
     * Part of a car, text BLDRF1.
     */
    ItemRbmpLrBl1,

    /**
     * Part of a car, text BLDRF2.
     */
    ItemRbmpLrBl2,

    /**
     * Part of a car, text BLDFF1.
     */
    ItemFbmpLrBl1,

    /**
     * Part of a car, text BLDFF2.
     */
    ItemFbmpLrBl2,

    /**
     * Part of a car, text BLDE1.
     */
    ItemExhLrBl1,

    /**
     * Part of a car, text BLDE2.
     */
    ItemExhLrBl2,

    /**
     * Part of a car, text BLDCS.
     */
    ItemWgLLrBl1,

    /**
     * Part of a car, text REME1.
     */
    ItemExhLrRem1,

    /**
     * Part of a car, text REME2.
     */
    ItemExhLrRem2,

    /**
     * Part of a car, text REMFF1.
     */
    ItemFbmpLrRem1,

    /**
     * Part of a car, text REMFF2.
     */
    ItemFbmpLrRem2,

    /**
     * Part of a car, text REMRF1.
     */
    ItemRbmpLrRem1,

    /**
     * Part of a car, text REMRF2.
     */
    ItemRbmpLrRem2,

    /**
     * Part of a car, text REMCA.
     */
    ItemWgLLrRem1,

    /**
     * Part of a car, text REMCA2.
     */
    ItemWgLLrRem2,

    /**
     * Part of a car, text REMCG.
     */
    ItemMiscCLrRem1,

    /**
     * Part of a car, text REMCB.
     */
    ItemMiscCLrRem2,

    /**
     * Part of a car, text REMCL.
     */
    ItemMiscCLrRem3,

    /**
     * Part of a car, text SAVHA.
     */
    ItemRfLrSv1,

    /**
     * Part of a car, text SAVST.
     */
    ItemRfLrSv2,

    /**
     * Part of a car, text SAVFF1.
     */
    ItemFbmpLrSv1,

    /**
     * Part of a car, text SAVFF2.
     */
    ItemFbmpLrSv2,

    /**
     * Part of a car, text SAVRF1.
     */
    ItemRbmpLrSv1,

    /**
     * Part of a car, text SAVRF2.
     */
    ItemRbmpLrSv2,

    /**
     * Part of a car, text SAVEX1.
     */
    ItemExhLrSv1,

    /**
     * Part of a car, text SAVEX2.
     */
    ItemExhLrSv2,

    /**
     * Part of a car, text SAVCS.
     */
    ItemWgLLrSv,

    /**
     * Part of a car, text BRDEXH1.
     */
    ItemExhLrBr1,

    /**
     * Part of a car, text BRDEXH2.
     */
    ItemExhLrBr2,

    /**
     * Part of a car, text BRDFBM1.
     */
    ItemFbmpLrBr1,

    /**
     * Part of a car, text BRDFBM2.
     */
    ItemFbmpLrBr2,

    /**
     * Part of a car, text BRDRBM1.
     */
    ItemRbmpLrBr1,

    /**
     * Part of a car, text BRDRBM2.
     */
    ItemRbmpLrBr2,

    /**
     * Part of a car, text BRDWNG1.
     */
    ItemWgLLrBr1,

    /**
     * Part of a car, text SLAE1.
     */
    ItemExhLrSlv1,

    /**
     * Part of a car, text SLAE2.
     */
    ItemExhLrSlv2,

    /**
     * Part of a car, text SLAFF.
     */
    ItemFbmpLrSlv1,

    /**
     * Part of a car, text SLAFB1.
     */
    ItemFbbLrSlv1,

    /**
     * Part of a car, text SLAFB2.
     */
    ItemFbbLrSlv2,

    /**
     * Part of a car, text SLARB1.
     */
    ItemBbbLrSlv1,

    /**
     * Part of a car, text SLARB2.
     */
    ItemBbbLrSlv2,

    /**
     * Part of a car, text SLACT.
     */
    ItemWgLLrSlv1,

    /**
     * Part of a car, text SLAWC.
     */
    ItemWgLLrSlv2,

    /**
     * Part of a car, text TOREX1.
     */
    ItemExhLrT1,

    /**
     * Part of a car, text TOREX2.
     */
    ItemExhLrT2,

    /**
     * Part of a car, text TORFB1.
     */
    ItemFbmpLrT1,

    /**
     * Part of a car, text TORFB2.
     */
    ItemFbmpLrT2,

    /**
     * Part of a car, text TORRB1.
     */
    ItemRbmpLrT1,

    /**
     * Part of a car, text TORRB2.
     */
    ItemRbmpLrT2,

    /**
     * Part of a car, text TORWNG.
     */
    ItemWgLLrT1,

    /**
     * Part of a car, text SRW1.
     */
    ItemWheelSr1,

    /**
     * Part of a car, text SRW2.
     */
    ItemWheelSr2,

    /**
     * Part of a car, text LRDW1.
     */
    ItemWheelLr1,

    /**
     * Part of a car, text LRDW2.
     */
    ItemWheelLr2,

    /**
     * Part of a car, text GENWH1.
     */
    ItemWheelGn1,

    /**
     * Part of a car, text GENWH2.
     */
    ItemWheelGn2,

    /**
     * Part of a car, text SRW3.
     */
    ItemWheelSr3,

    /**
     * Part of a car, text SRW4.
     */
    ItemWheelSr4,

    /**
     * Part of a car, text SRW5.
     */
    ItemWheelSr5,

    /**
     * Part of a car, text SRW6.
     */
    ItemWheelSr6,

    /**
     * Part of a car, text LRDW3.
     */
    ItemWheelLr3,

    /**
     * Part of a car, text LRDW4.
     */
    ItemWheelLr4,

    /**
     * Part of a car, text LRDW5.
     */
    ItemWheelLr5,

    /**
     * Part of a car, text GENWH6.
     */
    ItemWheelOr1,

    /**
     * Part of a car, text GENWH3.
     */
    ItemWheelGn3,

    /**
     * Part of a car, text GENWH4.
     */
    ItemWheelGn4,

    /**
     * Part of a car, text GENWH5.
     */
    ItemWheelGn5,

    /**
     * Part of a car, text STEREO.
     */
    ItemStereo,

    /**
     * Part of a car, text HYDRAU.
     */
    ItemHydralics,

    /**
     * Clothes for the torso, text TORSO.
     */
    ItemPlayerTorso,

    /**
     * Shoes, text FEET.
     */
    ItemFoot,

    /**
     * Clothes for the torso, text VESTA.
     */
    ItemVestblack,

    /**
     * Clothes for the torso, text VESTWH.
     */
    ItemVest,

    /**
     * Clothes for the torso, text TSRTHS1.
     */
    ItemTshirt2horiz,

    /**
     * Clothes for the torso, text TSHIRTC.
     */
    ItemTshirtwhite,

    /**
     * Clothes for the torso, text LOVETS1.
     */
    ItemTshirtilovels,

    /**
     * Clothes for the torso, text TSHIRTA.
     */
    ItemTshirtblunts,

    /**
     * Clothes for the torso, text SHIRTBB.
     */
    ItemShirtbplaid,

    /**
     * Clothes for the torso, text CHEKSH1.
     */
    ItemShirtbcheck,

    /**
     * Clothes for the torso, text FIELDA.
     */
    ItemField,

    /**
     * Clothes for the torso, text ERSTSH1.
     */
    ItemTshirterisyell,

    /**
     * Clothes for the torso, text ERISTS2.
     */
    ItemTshirterisorn,

    /**
     * Clothes for the torso, text TRAKER1.
     */
    ItemTrackytop2eris,

    /**
     * Clothes for the torso, text BASJCT2.
     */
    ItemBbjackrim,

    /**
     * Clothes for the torso, text BASJCT3.
     */
    ItemBballjackrstar,

    /**
     * Clothes for the torso, text BASKA.
     */
    ItemBaskballdrib,

    /**
     * Clothes for the torso, text BASKC.
     */
    ItemBaskballrim,

    /**
     * Clothes for the torso, text TSHRT69.
     */
    ItemSixtyniners,

    /**
     * Clothes for the torso, text BANDITS.
     */
    ItemBandits,

    /**
     * Clothes for the torso, text PROSHRD.
     */
    ItemTshirtprored,

    /**
     * Clothes for the torso, text PROTSH1.
     */
    ItemTshirtproblk,

    /**
     * Clothes for the torso, text TRAKPR1.
     */
    ItemTrackytop1pro,

    /**
     * Clothes for the torso, text HCKYTOP.
     */
    ItemHockeytop,

    /**
     * Clothes for the torso, text BBJERY1.
     */
    ItemBbjersey,

    /**
     * Clothes for the torso, text SHELSUT.
     */
    ItemShellsuit,

    /**
     * Clothes for the torso, text HEATSH1.
     */
    ItemTshirtheatwht,

    /**
     * Clothes for the torso, text TSHRBO1.
     */
    ItemTshirtbobomonk,

    /**
     * Clothes for the torso, text TSHRBO2.
     */
    ItemTshirtbobored,

    /**
     * Clothes for the torso, text TSRTBA1.
     */
    ItemTshirtbase5,

    /**
     * Clothes for the torso, text TSRTSB1.
     */
    ItemTshirtsuburb,

    /**
     * Clothes for the torso, text HODMRC1.
     */
    ItemHoodyamerc,

    /**
     * Clothes for the torso, text HODBSE1.
     */
    ItemHoodyabase5,

    /**
     * Clothes for the torso, text HODRST1.
     */
    ItemHoodyarockstar,

    /**
     * Clothes for the torso, text WCOATA.
     */
    ItemWcoatblue,

    /**
     * Clothes for the torso, text COACHA.
     */
    ItemCoach,

    /**
     * Clothes for the torso, text COACHB.
     */
    ItemCoachsemi,

    /**
     * Clothes for the torso, text RSTRSWE.
     */
    ItemSweatrstar,

    /**
     * Clothes for the torso, text HOODB.
     */
    ItemHoodyablue,

    /**
     * Clothes for the torso, text HOODBL.
     */
    ItemHoodyablack,

    /**
     * Clothes for the torso, text HOODG.
     */
    ItemHoodyagreen,

    /**
     * Clothes for the torso, text SLEVB1.
     */
    ItemSleevtbrown,

    /**
     * Clothes for the torso, text BSHIRT.
     */
    ItemShirtablue,

    /**
     * Clothes for the torso, text YSHIRT.
     */
    ItemShirtayellow,

    /**
     * Clothes for the torso, text GSHIRT.
     */
    ItemShirtagrey,

    /**
     * Clothes for the torso, text SHTBG1.
     */
    ItemShirtbgang,

    /**
     * Clothes for the torso, text TSHZIP1.
     */
    ItemTshirtzipcrm,

    /**
     * Clothes for the torso, text TSHZIP2.
     */
    ItemTshirtzipgry,

    /**
     * Clothes for the torso, text DENJCK1.
     */
    ItemDenimfade,

    /**
     * Clothes for the torso, text BOWLSH1.
     */
    ItemBowling,

    /**
     * Clothes for the torso, text HODJCK1.
     */
    ItemHoodjackbeige,

    /**
     * Clothes for the torso, text BASKB.
     */
    ItemBaskballloc,

    /**
     * Clothes for the torso, text TSHIRTB.
     */
    ItemTshirtlocgrey,

    /**
     * Clothes for the torso, text TSHRTMG.
     */
    ItemTshirtmaddgrey,

    /**
     * Clothes for the torso, text TSRTMGN.
     */
    ItemTshirtmaddgrn,

    /**
     * Clothes for the torso, text SUT1GRY.
     */
    ItemSuit1grey,

    /**
     * Clothes for the torso, text SUT1BLK.
     */
    ItemSuit1blk,

    /**
     * Clothes for the torso, text BIKERJ.
     */
    ItemLeather,

    /**
     * Clothes for the torso, text PAINT1.
     */
    ItemPainter,

    /**
     * Clothes for the torso, text HAWAI1.
     */
    ItemHawaiiwht,

    /**
     * Clothes for the torso, text HAWAI2.
     */
    ItemHawaiired,

    /**
     * Clothes for the torso, text SPRJCT.
     */
    ItemSportjack,

    /**
     * Clothes for the torso, text SUIT1.
     */
    ItemSuit1red,

    /**
     * Clothes for the torso, text SUIT2.
     */
    ItemSuit1blue,

    /**
     * Clothes for the torso, text SUIT3.
     */
    ItemSuit1yellow,

    /**
     * Clothes for the torso, text SUT2GRN.
     */
    ItemSuit2grn,

    /**
     * Clothes for the torso, text TUXEDO.
     */
    ItemTuxedo,

    /**
     * Clothes for the torso, text SUITGNG.
     */
    ItemSuit1gang,

    /**
     * Clothes for the torso, text LETTER.
     */
    ItemLetter,

    /**
     * Trousers, text WORKA.
     */
    ItemWorktrcamogrn,

    /**
     * Trousers, text WORKB.
     */
    ItemWorktrcamogry,

    /**
     * Trousers, text WORKC.
     */
    ItemWorktrgrey,

    /**
     * Trousers, text WORKD.
     */
    ItemWorktrkhaki,

    /**
     * Trousers, text TRABOTA.
     */
    ItemTracktr,

    /**
     * Trousers, text TRAKERI.
     */
    ItemTracktreris,

    /**
     * Trousers, text JEANSBL.
     */
    ItemJeansdenim,

    /**
     * Trousers, text BOXBLK.
     */
    ItemLegsblack,

    /**
     * Trousers, text BOXHRT.
     */
    ItemLegsheart,

    /**
     * Trousers, text BEITROS.
     */
    ItemBiegetr,

    /**
     * Trousers, text TRACKT1.
     */
    ItemTracktrpro,

    /**
     * Trousers, text TRACKT2.
     */
    ItemTracktrwhstr,

    /**
     * Trousers, text TRACKT3.
     */
    ItemTracktrblue,

    /**
     * Trousers, text TRACKT4.
     */
    ItemTracktrgang,

    /**
     * Trousers, text BOXSRT1.
     */
    ItemBbshortwht,

    /**
     * Trousers, text BOXSRT2.
     */
    ItemBoxshort,

    /**
     * Trousers, text BOXSRT3.
     */
    ItemBbshortred,

    /**
     * Trousers, text SHELBOT.
     */
    ItemShellsuittr,

    /**
     * Trousers, text SHORT1.
     */
    ItemShortsgrey,

    /**
     * Trousers, text SHORT2.
     */
    ItemShortskhaki,

    /**
     * Trousers, text CHONG1.
     */
    ItemChongergrey,

    /**
     * Trousers, text CHONG2.
     */
    ItemChongergang,

    /**
     * Trousers, text CHONG3.
     */
    ItemChongerred,

    /**
     * Trousers, text CHONG4.
     */
    ItemChongerblue,

    /**
     * Trousers, text SHORT3.
     */
    ItemShortsgang,

    /**
     * Trousers, text DENIM1.
     */
    ItemDenimsgang,

    /**
     * Trousers, text DENIM2.
     */
    ItemDenimsred,

    /**
     * Trousers, text CHINBIE.
     */
    ItemChinosbiege,

    /**
     * Trousers, text CHINOK.
     */
    ItemChinoskhaki,

    /**
     * Trousers, text CUTCHI.
     */
    ItemCutoffchinos,

    /**
     * Trousers, text CUTCHBU.
     */
    ItemCutoffchinosblue,

    /**
     * Trousers, text CHINO3.
     */
    ItemChinosblack,

    /**
     * Trousers, text CHINO4.
     */
    ItemChinosblue,

    /**
     * Trousers, text LEATHA.
     */
    ItemLeathertr,

    /**
     * Trousers, text LEATHB.
     */
    ItemLeathertrchaps,

    /**
     * Trousers, text SUTR1GR.
     */
    ItemSuit1trgrey,

    /**
     * Trousers, text SUTR1BL.
     */
    ItemSuit1trblk,

    /**
     * Trousers, text CUTDENM.
     */
    ItemCutoffdenims,

    /**
     * Trousers, text SUITTR1.
     */
    ItemSuit1trred,

    /**
     * Trousers, text SUITTR2.
     */
    ItemSuit1trblue,

    /**
     * Trousers, text SUITTR3.
     */
    ItemSuit1tryellow,

    /**
     * Trousers, text SUTR1GN.
     */
    ItemSuit1trgreen,

    /**
     * Trousers, text SUTR2BL.
     */
    ItemSuit1trblk2,

    /**
     * Trousers, text SUTRGNG.
     */
    ItemSuit1trgang,

    /**
     * Trousers, text LEGS.
     */
    ItemPlayerLegs,

    /**
     * Shoes, text COWBOT2.
     */
    ItemCowboyboot2,

    /**
     * Shoes, text BASKBO1.
     */
    ItemBask2semi,

    /**
     * Shoes, text BASKBO2.
     */
    ItemBask1eris,

    /**
     * Shoes, text SNKBGAN.
     */
    ItemSneakerbincgang,

    /**
     * Shoes, text SNKBBLU.
     */
    ItemSneakerbincblu,

    /**
     * Shoes, text SNKBBLK.
     */
    ItemSneakerbincblk,

    /**
     * Shoes, text SANDIL1.
     */
    ItemSandal,

    /**
     * Shoes, text SANDIL2.
     */
    ItemSandalsock,

    /**
     * Shoes, text SANDIL3.
     */
    ItemFlipflop,

    /**
     * Shoes, text HITOP.
     */
    ItemHitop,

    /**
     * Shoes, text CHUBLK.
     */
    ItemConvproblk,

    /**
     * Shoes, text CONBLUE.
     */
    ItemConvproblu,

    /**
     * Shoes, text CONGREN.
     */
    ItemConvprogrn,

    /**
     * Shoes, text PROTRA1.
     */
    ItemSneakerprored,

    /**
     * Shoes, text PROTRA2.
     */
    ItemSneakerproblu,

    /**
     * Shoes, text PROTRA3.
     */
    ItemSneakerprowht,

    /**
     * Shoes, text PROWHT1.
     */
    ItemBask1prowht,

    /**
     * Shoes, text PROBLK1.
     */
    ItemBask1problk,

    /**
     * Shoes, text BOXSHO1.
     */
    ItemBoxingshoe,

    /**
     * Shoes, text COHEAT1.
     */
    ItemConvheatblk,

    /**
     * Shoes, text COHEAT2.
     */
    ItemConvheatred,

    /**
     * Shoes, text COHEAT3.
     */
    ItemConvheatorn,

    /**
     * Shoes, text SNHEAT1.
     */
    ItemSneakerheatwht,

    /**
     * Shoes, text SNHEAT2.
     */
    ItemSneakerheatgry,

    /**
     * Shoes, text SNHEAT3.
     */
    ItemSneakerheatblk,

    /**
     * Shoes, text BSHEAT1.
     */
    ItemBask2heatwht,

    /**
     * Shoes, text BSHEAT2.
     */
    ItemBask2heatband,

    /**
     * Shoes, text TIMBER1.
     */
    ItemTimbergrey,

    /**
     * Shoes, text TIMBER2.
     */
    ItemTimberred,

    /**
     * Shoes, text TIMBER3.
     */
    ItemTimberfawn,

    /**
     * Shoes, text TIMBER4.
     */
    ItemTimberhike,

    /**
     * Shoes, text COWBOY.
     */
    ItemCowboyboot,

    /**
     * Shoes, text BIKEBOT.
     */
    ItemBiker,

    /**
     * Shoes, text SNAKESN.
     */
    ItemSnakeskin,

    /**
     * Shoes, text SHOEDR1.
     */
    ItemShoedressblk,

    /**
     * Shoes, text SHOEDR2.
     */
    ItemShoedressbrn,

    /**
     * Shoes, text SHOEDR3.
     */
    ItemShoespatz,

    /**
     * Chain, text DOGTAG.
     */
    ItemDogtag,

    /**
     * Chain, text NECKAFR.
     */
    ItemNeckafrica,

    /**
     * Chain, text STOPWAT.
     */
    ItemStopwatch,

    /**
     * Chain, text NECKSNT.
     */
    ItemNecksaints,

    /**
     * Chain, text NECKHA.
     */
    ItemNeckhash,

    /**
     * Chain, text NECKCU1.
     */
    ItemNecksilver,

    /**
     * Chain, text NECKCU2.
     */
    ItemNeckgold,

    /**
     * Chain, text NECKRP1.
     */
    ItemNeckropes,

    /**
     * Chain, text NECKRP2.
     */
    ItemNeckropeg,

    /**
     * Chain, text NECKLS.
     */
    ItemNeckls,

    /**
     * Chain, text NECKDL.
     */
    ItemNeckdollar,

    /**
     * Chain, text NECKCR.
     */
    ItemNeckcross,

    /**
     * Watch, text WATCH7.
     */
    ItemWatchpink,

    /**
     * Watch, text WATCH8.
     */
    ItemWatchyellow,

    /**
     * Watch, text WATCH3.
     */
    ItemWatchpro,

    /**
     * Watch, text WATCH4.
     */
    ItemWatchpro2,

    /**
     * Watch, text WATCH9.
     */
    ItemWatchsub1,

    /**
     * Watch, text WATCH10.
     */
    ItemWatchsub2,

    /**
     * Watch, text WATCH11.
     */
    ItemWatchzip1,

    /**
     * Watch, text WATCH12.
     */
    ItemWatchzip2,

    /**
     * Watch, text WATCH2.
     */
    ItemWatchgno,

    /**
     * Watch, text WATCH5.
     */
    ItemWatchgno2,

    /**
     * Watch, text WATCH1.
     */
    ItemWatchcro,

    /**
     * Watch, text WATCH6.
     */
    ItemWatchcro2,

    /**
     * Glasses or mask, text GROUCH1.
     */
    ItemGroucho,

    /**
     * Glasses or mask, text ZORRO.
     */
    ItemZorro,

    /**
     * Glasses or mask, text EYEPCH.
     */
    ItemEyepatch,

    /**
     * Glasses or mask, text GLASS1.
     */
    ItemGlasses01,

    /**
     * Glasses or mask, text GLASS4.
     */
    ItemGlasses04,

    /**
     * Glasses or mask, text BANDA15.
     */
    ItemBandred3,

    /**
     * Glasses or mask, text BANDA16.
     */
    ItemBandblue3,

    /**
     * Glasses or mask, text BANDA17.
     */
    ItemBandgang3,

    /**
     * Glasses or mask, text BANDA18.
     */
    ItemBandblack3,

    /**
     * Glasses or mask, text GLASS5.
     */
    ItemGlasses01dark,

    /**
     * Glasses or mask, text GLASS6.
     */
    ItemGlasses04dark,

    /**
     * Glasses or mask, text GLASS3.
     */
    ItemGlasses03,

    /**
     * Glasses or mask, text GLASS8.
     */
    ItemGlasses03red,

    /**
     * Glasses or mask, text GLASS9.
     */
    ItemGlasses03blue,

    /**
     * Glasses or mask, text GLASS7.
     */
    ItemGlasses03dark,

    /**
     * Glasses or mask, text GLASS10.
     */
    ItemGlasses05dark,

    /**
     * Glasses or mask, text GLASS11.
     */
    ItemGlasses05,

    /**
     * Hat, text BANDAN7.
     */
    ItemBandred,

    /**
     * Hat, text BANDAN8.
     */
    ItemBandblue,

    /**
     * Hat, text BANDAN9.
     */
    ItemBandgang,

    /**
     * Hat, text BANDA10.
     */
    ItemBandblack,

    /**
     * Hat, text BANDA11.
     */
    ItemBandred2,

    /**
     * Hat, text BANDA12.
     */
    ItemBandblue2,

    /**
     * Hat, text BANDA13.
     */
    ItemBandblack2,

    /**
     * Hat, text BANDA14.
     */
    ItemBandgang2,

    /**
     * Hat, text CAP25.
     */
    ItemCapknitgrn,

    /**
     * Hat, text CAP26.
     */
    ItemCaptruck,

    /**
     * Hat, text CAP28.
     */
    ItemCowboy,

    /**
     * Hat, text CAP29.
     */
    ItemHattiger,

    /**
     * Hat, text CAP27.
     */
    ItemHelmet,

    /**
     * Hat, text CAP30.
     */
    ItemMoto,

    /**
     * Hat, text CAP15.
     */
    ItemBoxingcap,

    /**
     * Hat, text CAP16.
     */
    ItemHockey,

    /**
     * Hat, text CAP31.
     */
    ItemCapgang,

    /**
     * Hat, text CAP32.
     */
    ItemCapgangback,

    /**
     * Hat, text CAP33.
     */
    ItemCapgangside,

    /**
     * Hat, text CAP34.
     */
    ItemCapgangover,

    /**
     * Hat, text CAP35.
     */
    ItemCapgangup,

    /**
     * Hat, text CAP56.
     */
    ItemBikerhelmet,

    /**
     * Hat, text CAP36.
     */
    ItemCapred,

    /**
     * Hat, text CAP37.
     */
    ItemCapredback,

    /**
     * Hat, text CAP38.
     */
    ItemCapredside,

    /**
     * Hat, text CAP39.
     */
    ItemCapredover,

    /**
     * Hat, text CAP40.
     */
    ItemCapredup,

    /**
     * Hat, text CAP41.
     */
    ItemCapblue,

    /**
     * Hat, text CAP42.
     */
    ItemCapblueback,

    /**
     * Hat, text CAP43.
     */
    ItemCapblueside,

    /**
     * Hat, text CAP44.
     */
    ItemCapblueover,

    /**
     * Hat, text CAP45.
     */
    ItemCapblueup,

    /**
     * Hat, text CAP57.
     */
    ItemSkullyblk,

    /**
     * Hat, text CAP58.
     */
    ItemSkullygrn,

    /**
     * Hat, text MANCBLK.
     */
    ItemHatmancblk,

    /**
     * Hat, text MANCPLD.
     */
    ItemHatmancplaid,

    /**
     * Hat, text CAP46.
     */
    ItemCapzip,

    /**
     * Hat, text CAP47.
     */
    ItemCapzipback,

    /**
     * Hat, text CAP48.
     */
    ItemCapzipside,

    /**
     * Hat, text CAP49.
     */
    ItemCapzipover,

    /**
     * Hat, text CAP50.
     */
    ItemCapzipup,

    /**
     * Hat, text CAP17.
     */
    ItemBeretred,

    /**
     * Hat, text CAP18.
     */
    ItemBeretblk,

    /**
     * Hat, text CAP51.
     */
    ItemCapblk,

    /**
     * Hat, text CAP52.
     */
    ItemCapblkback,

    /**
     * Hat, text CAP53.
     */
    ItemCapblkside,

    /**
     * Hat, text CAP54.
     */
    ItemCapblkover,

    /**
     * Hat, text CAP55.
     */
    ItemCapblkup,

    /**
     * Hat, text TRIBY1.
     */
    ItemTrilbydrk,

    /**
     * Hat, text TRIBY2.
     */
    ItemTrilbylght,

    /**
     * Hat, text BOWLER1.
     */
    ItemBowler,

    /**
     * Hat, text BOWLER2.
     */
    ItemBowlerred,

    /**
     * Hat, text BOWLER3.
     */
    ItemBowlerblue,

    /**
     * Hat, text BOWLER4.
     */
    ItemBowleryellow,

    /**
     * Hat, text BOATHA1.
     */
    ItemBoater,

    /**
     * Hat, text BOWLER5.
     */
    ItemBowlergang,

    /**
     * Hat, text BOATHA2.
     */
    ItemBoaterblk,

    /**
     * Clothes for all of the body, text GIMP.
     */
    ItemGimpleg,

    /**
     * Clothes for all of the body, text VALETU.
     */
    ItemValet,

    /**
     * Clothes for all of the body, text COUNTRY.
     */
    ItemCountrytr,

    /**
     * Clothes for all of the body, text CROUP.
     */
    ItemCroupier,

    /**
     * Clothes for all of the body, text POLICE.
     */
    ItemPolicetr,

    /**
     * Clothes for all of the body, text BALACLA.
     */
    ItemBalaclava,

    /**
     * Clothes for all of the body, text PIMPSUT.
     */
    ItemPimptr,

    /**
     * Clothes for all of the body, text RDRIVER.
     */
    ItemGarageleg,

    /**
     * Clothes for all of the body, text PAMEDIC.
     */
    ItemMedictr,

    /**
     * Haircut, text HEAD.
     */
    ItemPlayerFace,

    /**
     * Haircut, text BLHAIR.
     */
    ItemHairblond,

    /**
     * Haircut, text REDHAIR.
     */
    ItemHairred,

    /**
     * Haircut, text BLUHAIR.
     */
    ItemHairblue,

    /**
     * Haircut, text GRNHAIR.
     */
    ItemHairgreen,

    /**
     * Haircut, text PNKHAIR.
     */
    ItemHairpink,

    /**
     * Haircut, text BALD.
     */
    ItemBald,

    /**
     * Haircut, text BLADBEA.
     */
    ItemBaldbeard,

    /**
     * Haircut, text BALDTSH.
     */
    ItemBaldtash,

    /**
     * Haircut, text BALDGOT.
     */
    ItemBaldgoatee,

    /**
     * Haircut, text HIGHFAD.
     */
    ItemHighfade,

    /**
     * Haircut, text AFROHI.
     */
    ItemHighafro,

    /**
     * Haircut, text WEDGE.
     */
    ItemWedge,

    /**
     * Haircut, text SLOPE.
     */
    ItemSlope,

    /**
     * Haircut, text JHERI.
     */
    ItemJhericurl,

    /**
     * Haircut, text CORNROW.
     */
    ItemCornrows,

    /**
     * Haircut, text CORNRO2.
     */
    ItemCornrowsb,

    /**
     * Haircut, text TRAMLIN.
     */
    ItemTramline,

    /**
     * Haircut, text GROOVE.
     */
    ItemGroovecut,

    /**
     * Haircut, text MOHAWK.
     */
    ItemMohawk,

    /**
     * Haircut, text MOHAWKB.
     */
    ItemMohawkblond,

    /**
     * Haircut, text MOHAWKP.
     */
    ItemMohawkpink,

    /**
     * Haircut, text MOHAKBE.
     */
    ItemMohawkbeard,

    /**
     * Haircut, text AFRO.
     */
    ItemAfro,

    /**
     * Haircut, text AFROT.
     */
    ItemAfrotash,

    /**
     * Haircut, text AFROB.
     */
    ItemAfrobeard,

    /**
     * Haircut, text AFROBL.
     */
    ItemAfroblond,

    /**
     * Haircut, text AFROFL.
     */
    ItemFlattop,

    /**
     * Haircut, text ELVISHA.
     */
    ItemElvishair,

    /**
     * Haircut, text BEARD.
     */
    ItemBeard,

    /**
     * Haircut, text TASH.
     */
    ItemTash,

    /**
     * Haircut, text GOATEE.
     */
    ItemGoatee,

    /**
     * Haircut, text AFROGOT.
     */
    ItemAfrogoatee,

    /**
     * Tattoo, text 4WEED.
     */
    Item4weed,

    /**
     * Tattoo, text 4RIP.
     */
    Item4rip,

    /**
     * Tattoo, text 4SPIDER.
     */
    Item4spider,

    /**
     * Tattoo, text 5GUN.
     */
    Item5gun,

    /**
     * Tattoo, text 5CROSS.
     */
    Item5cross,

    /**
     * Tattoo, text 5CROSS2.
     */
    Item5cross2,

    /**
     * Tattoo, text 5CROSS3.
     */
    Item5cross3,

    /**
     * Tattoo, text 6AZTEC.
     */
    Item6aztec,

    /**
     * Tattoo, text 6CROWN.
     */
    Item6crown,

    /**
     * Tattoo, text 6CLOWN.
     */
    Item6clown,

    /**
     * Tattoo, text 6AFRICA.
     */
    Item6africa,

    /**
     * Tattoo, text 7CROSS.
     */
    Item7cross,

    /**
     * Tattoo, text 7CROSS2.
     */
    Item7cross2,

    /**
     * Tattoo, text 7CROSS3.
     */
    Item7cross3,

    /**
     * Tattoo, text 7MARY.
     */
    Item7mary,

    /**
     * Tattoo, text 8SA.
     */
    Item8sa,

    /**
     * Tattoo, text 8SA2.
     */
    Item8sa2,

    /**
     * Tattoo, text 8SA3.
     */
    Item8sa3,

    /**
     * Tattoo, text 8WESTSD.
     */
    Item8westside,

    /**
     * Tattoo, text 8SANTOS.
     */
    Item8santos,

    /**
     * Tattoo, text 8POKER.
     */
    Item8poker,

    /**
     * Tattoo, text 8GUN.
     */
    Item8gun,

    /**
     * Tattoo, text 9CROWN.
     */
    Item9crown,

    /**
     * Tattoo, text 9GUN.
     */
    Item9gun,

    /**
     * Tattoo, text 9GUN2.
     */
    Item9gun2,

    /**
     * Tattoo, text 9HOMBY.
     */
    Item9homeboy,

    /**
     * Tattoo, text 9BULLT.
     */
    Item9bullet,

    /**
     * Tattoo, text 9RASTA.
     */
    Item9rasta,

    /**
     * Tattoo, text 10LS.
     */
    Item10ls,

    /**
     * Tattoo, text 10LS2.
     */
    Item10ls2,

    /**
     * Tattoo, text 10LS3.
     */
    Item10ls3,

    /**
     * Tattoo, text 10LS4.
     */
    Item10ls4,

    /**
     * Tattoo, text 10LS5.
     */
    Item10ls5,

    /**
     * Tattoo, text 10OG.
     */
    Item10og,

    /**
     * Tattoo, text 10WEED.
     */
    Item10weed,

    /**
     * Tattoo, text 11GROVE.
     */
    Item11grove,

    /**
     * Tattoo, text 11GROV2.
     */
    Item11grove2,

    /**
     * Tattoo, text 11GROV3.
     */
    Item11grove3,

    /**
     * Tattoo, text 11DICE.
     */
    Item11dice,

    /**
     * Tattoo, text 11DICE2.
     */
    Item11dice2,

    /**
     * Tattoo, text 11JAIL.
     */
    Item11jail,

    /**
     * Tattoo, text 11GGIFT.
     */
    Item11godsgift,

    /**
     * Tattoo, text 12ANGEL.
     */
    Item12angels,

    /**
     * Tattoo, text 12MAYBR.
     */
    Item12mayabird,

    /**
     * Tattoo, text 12DAGER.
     */
    Item12dagger,

    /**
     * Tattoo, text 12BNDIT.
     */
    Item12bandit,

    /**
     * Tattoo, text 12CROSS.
     */
    Item12cross7,

    /**
     * Tattoo, text 12MYFAC.
     */
    Item12mayaface,

    /**
     * Food, text BURLOW.
     */
    ItemBurgerlow,

    /**
     * Food, text BURMED.
     */
    ItemBurgermed,

    /**
     * Food, text BURHIG.
     */
    ItemBurgerhigh,

    /**
     * Food, text BURHEAL.
     */
    ItemBurgerHealthy,

    /**
     * Food, text CLULOW.
     */
    ItemClucklow,

    /**
     * Food, text CLUMED.
     */
    ItemCluckmed,

    /**
     * Food, text CLUHIG.
     */
    ItemCluckhigh,

    /**
     * Food, text CLUHEAL.
     */
    ItemCluckHealthy,

    /**
     * Food, text PIZLOW.
     */
    ItemPizzalow,

    /**
     * Food, text PIZMED.
     */
    ItemPizzamed,

    /**
     * Food, text PIZHIG.
     */
    ItemPizzahigh,

    /**
     * Food, text PIZHEAL.
     */
    ItemPizzaHealthy,

    /**
     * Food, text RUSLOW.
     */
    ItemRustylow,

    /**
     * Food, text RUSMED.
     */
    ItemRustymed,

    /**
     * Food, text RUSHIG.
     */
    ItemRustyhigh,

    /**
     * Weapon, text PISTOL.
     */
    ItemPistol,

    /**
     * Weapon, text PISTSL.
     */
    ItemPistolSilenced,

    /**
     * Weapon, text DEAGLE.
     */
    ItemDesertEagle,

    /**
     * Weapon, text GRENADE.
     */
    ItemGrenade,

    /**
     * Weapon, text SHOTGN1.
     */
    ItemShotgun,

    /**
     * Weapon, text SHOTGN2.
     */
    ItemSpas12,

    /**
     * Weapon, text SHOTGN3.
     */
    ItemSawnoff,

    /**
     * Weapon, text UZI.
     */
    ItemMicroUzi,

    /**
     * Weapon, text TEC9.
     */
    ItemTec9,

    /**
     * Weapon, text MP5.
     */
    ItemMp5,

    /**
     * Weapon, text AK.
     */
    ItemAk47,

    /**
     * Weapon, text M4.
     */
    ItemM4,

    /**
     * Weapon, text RIFLE.
     */
    ItemCountryrifle,

    /**
     * Weapon, text SNIPE.
     */
    ItemSniperrifle,

    /**
     * Weapon, text ROCKET.
     */
    ItemRlauncher,

    /**
     * Weapon, text ROCKHS.
     */
    ItemRlauncherHs,

    /**
     * Weapon, text FLAMET.
     */
    ItemFthrower,

    /**
     * Weapon, text DETONA.
     */
    ItemSatchelCharge,

    /**
     * Weapon, text MINIGU.
     */
    ItemMinigun,

    /**
     * Weapon, text ARMOUR.
     */
    ItemArmour,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ShopItem {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ShopItem> {
        match flag {
            0 => Ok(GtaSaSave_ShopItem::ItemBntBScL),
            1 => Ok(GtaSaSave_ShopItem::ItemBntBScM),
            2 => Ok(GtaSaSave_ShopItem::ItemBntBScPL),
            3 => Ok(GtaSaSave_ShopItem::ItemBntBScPM),
            4 => Ok(GtaSaSave_ShopItem::ItemBntlBOv),
            5 => Ok(GtaSaSave_ShopItem::ItemBntlBSq),
            6 => Ok(GtaSaSave_ShopItem::ItemExhBL),
            7 => Ok(GtaSaSave_ShopItem::ItemExhBM),
            8 => Ok(GtaSaSave_ShopItem::ItemExhBS),
            9 => Ok(GtaSaSave_ShopItem::ItemExhBT),
            10 => Ok(GtaSaSave_ShopItem::ItemExhBTs),
            11 => Ok(GtaSaSave_ShopItem::ItemLgtBRspt),
            12 => Ok(GtaSaSave_ShopItem::ItemLgtBSspt),
            13 => Ok(GtaSaSave_ShopItem::ItemNtoBL),
            14 => Ok(GtaSaSave_ShopItem::ItemNtoBS),
            15 => Ok(GtaSaSave_ShopItem::ItemNtoBTw),
            16 => Ok(GtaSaSave_ShopItem::ItemRfBScR),
            17 => Ok(GtaSaSave_ShopItem::ItemSplBBabM),
            18 => Ok(GtaSaSave_ShopItem::ItemSplBBarL),
            19 => Ok(GtaSaSave_ShopItem::ItemSplBBarM),
            20 => Ok(GtaSaSave_ShopItem::ItemSplBBbbM),
            21 => Ok(GtaSaSave_ShopItem::ItemSplBBbrL),
            22 => Ok(GtaSaSave_ShopItem::ItemSplBBbrM),
            23 => Ok(GtaSaSave_ShopItem::ItemSplBMabM),
            24 => Ok(GtaSaSave_ShopItem::ItemSplBMarM),
            25 => Ok(GtaSaSave_ShopItem::ItemWgLBSsk),
            26 => Ok(GtaSaSave_ShopItem::ItemWgRBSsk),
            27 => Ok(GtaSaSave_ShopItem::ItemExhAF),
            28 => Ok(GtaSaSave_ShopItem::ItemExhCF),
            29 => Ok(GtaSaSave_ShopItem::ItemFbmpAF),
            30 => Ok(GtaSaSave_ShopItem::ItemFbmpCF),
            31 => Ok(GtaSaSave_ShopItem::ItemRbmpAF),
            32 => Ok(GtaSaSave_ShopItem::ItemRbmpCF),
            33 => Ok(GtaSaSave_ShopItem::ItemRfAF),
            34 => Ok(GtaSaSave_ShopItem::ItemRfCF),
            35 => Ok(GtaSaSave_ShopItem::ItemSplAFR),
            36 => Ok(GtaSaSave_ShopItem::ItemSplCFR),
            37 => Ok(GtaSaSave_ShopItem::ItemWgLAF),
            38 => Ok(GtaSaSave_ShopItem::ItemWgLCF),
            39 => Ok(GtaSaSave_ShopItem::ItemExhAJ),
            40 => Ok(GtaSaSave_ShopItem::ItemExhCJ),
            41 => Ok(GtaSaSave_ShopItem::ItemFbmpAJ),
            42 => Ok(GtaSaSave_ShopItem::ItemFbmpCJ),
            43 => Ok(GtaSaSave_ShopItem::ItemRbmpAJ),
            44 => Ok(GtaSaSave_ShopItem::ItemRbmpCJ),
            45 => Ok(GtaSaSave_ShopItem::ItemRfAJ),
            46 => Ok(GtaSaSave_ShopItem::ItemRfCJ),
            47 => Ok(GtaSaSave_ShopItem::ItemSplAJB),
            48 => Ok(GtaSaSave_ShopItem::ItemSplCJB),
            49 => Ok(GtaSaSave_ShopItem::ItemWgLAJ),
            50 => Ok(GtaSaSave_ShopItem::ItemWgLCJ),
            51 => Ok(GtaSaSave_ShopItem::ItemExhAL),
            52 => Ok(GtaSaSave_ShopItem::ItemExhCL),
            53 => Ok(GtaSaSave_ShopItem::ItemFbmpAL),
            54 => Ok(GtaSaSave_ShopItem::ItemFbmpCL),
            55 => Ok(GtaSaSave_ShopItem::ItemRbmpAL),
            56 => Ok(GtaSaSave_ShopItem::ItemRbmpCL),
            57 => Ok(GtaSaSave_ShopItem::ItemRfAL),
            58 => Ok(GtaSaSave_ShopItem::ItemRfCL),
            59 => Ok(GtaSaSave_ShopItem::ItemSplALB),
            60 => Ok(GtaSaSave_ShopItem::ItemSplCLB),
            61 => Ok(GtaSaSave_ShopItem::ItemWgLAL),
            62 => Ok(GtaSaSave_ShopItem::ItemWgLCL),
            63 => Ok(GtaSaSave_ShopItem::ItemExhASt),
            64 => Ok(GtaSaSave_ShopItem::ItemExhCSt),
            65 => Ok(GtaSaSave_ShopItem::ItemFbmpASt),
            66 => Ok(GtaSaSave_ShopItem::ItemFbmpCSt),
            67 => Ok(GtaSaSave_ShopItem::ItemRbmpASt),
            68 => Ok(GtaSaSave_ShopItem::ItemRbmpCSt),
            69 => Ok(GtaSaSave_ShopItem::ItemRfASt),
            70 => Ok(GtaSaSave_ShopItem::ItemRfCSt),
            71 => Ok(GtaSaSave_ShopItem::ItemSplAStR),
            72 => Ok(GtaSaSave_ShopItem::ItemSplCStR),
            73 => Ok(GtaSaSave_ShopItem::ItemWgLASt),
            74 => Ok(GtaSaSave_ShopItem::ItemWgLCSt),
            75 => Ok(GtaSaSave_ShopItem::ItemExhAS),
            76 => Ok(GtaSaSave_ShopItem::ItemExhCS),
            77 => Ok(GtaSaSave_ShopItem::ItemFbmpAS),
            78 => Ok(GtaSaSave_ShopItem::ItemFbmpCS),
            79 => Ok(GtaSaSave_ShopItem::ItemRbmpAS),
            80 => Ok(GtaSaSave_ShopItem::ItemRbmpCS),
            81 => Ok(GtaSaSave_ShopItem::ItemRfAS),
            82 => Ok(GtaSaSave_ShopItem::ItemRfCS),
            83 => Ok(GtaSaSave_ShopItem::ItemSplASB),
            84 => Ok(GtaSaSave_ShopItem::ItemSplCSB),
            85 => Ok(GtaSaSave_ShopItem::ItemWgLAS),
            86 => Ok(GtaSaSave_ShopItem::ItemWgLCS),
            87 => Ok(GtaSaSave_ShopItem::ItemExhAU),
            88 => Ok(GtaSaSave_ShopItem::ItemExhCU),
            89 => Ok(GtaSaSave_ShopItem::ItemFbmpAU),
            90 => Ok(GtaSaSave_ShopItem::ItemFbmpCU),
            91 => Ok(GtaSaSave_ShopItem::ItemRbmpAU),
            92 => Ok(GtaSaSave_ShopItem::ItemRbmpCU),
            93 => Ok(GtaSaSave_ShopItem::ItemRfAU),
            94 => Ok(GtaSaSave_ShopItem::ItemRfCU),
            95 => Ok(GtaSaSave_ShopItem::ItemSplAUB),
            96 => Ok(GtaSaSave_ShopItem::ItemSplCUB),
            97 => Ok(GtaSaSave_ShopItem::ItemWgLAU),
            98 => Ok(GtaSaSave_ShopItem::ItemWgLCU),
            99 => Ok(GtaSaSave_ShopItem::ItemRfLrBl1),
            100 => Ok(GtaSaSave_ShopItem::ItemRfLrBl2),
            101 => Ok(GtaSaSave_ShopItem::ItemRbmpLrBl1),
            102 => Ok(GtaSaSave_ShopItem::ItemRbmpLrBl2),
            103 => Ok(GtaSaSave_ShopItem::ItemFbmpLrBl1),
            104 => Ok(GtaSaSave_ShopItem::ItemFbmpLrBl2),
            105 => Ok(GtaSaSave_ShopItem::ItemExhLrBl1),
            106 => Ok(GtaSaSave_ShopItem::ItemExhLrBl2),
            107 => Ok(GtaSaSave_ShopItem::ItemWgLLrBl1),
            108 => Ok(GtaSaSave_ShopItem::ItemExhLrRem1),
            109 => Ok(GtaSaSave_ShopItem::ItemExhLrRem2),
            110 => Ok(GtaSaSave_ShopItem::ItemFbmpLrRem1),
            111 => Ok(GtaSaSave_ShopItem::ItemFbmpLrRem2),
            112 => Ok(GtaSaSave_ShopItem::ItemRbmpLrRem1),
            113 => Ok(GtaSaSave_ShopItem::ItemRbmpLrRem2),
            114 => Ok(GtaSaSave_ShopItem::ItemWgLLrRem1),
            115 => Ok(GtaSaSave_ShopItem::ItemWgLLrRem2),
            116 => Ok(GtaSaSave_ShopItem::ItemMiscCLrRem1),
            117 => Ok(GtaSaSave_ShopItem::ItemMiscCLrRem2),
            118 => Ok(GtaSaSave_ShopItem::ItemMiscCLrRem3),
            119 => Ok(GtaSaSave_ShopItem::ItemRfLrSv1),
            120 => Ok(GtaSaSave_ShopItem::ItemRfLrSv2),
            121 => Ok(GtaSaSave_ShopItem::ItemFbmpLrSv1),
            122 => Ok(GtaSaSave_ShopItem::ItemFbmpLrSv2),
            123 => Ok(GtaSaSave_ShopItem::ItemRbmpLrSv1),
            124 => Ok(GtaSaSave_ShopItem::ItemRbmpLrSv2),
            125 => Ok(GtaSaSave_ShopItem::ItemExhLrSv1),
            126 => Ok(GtaSaSave_ShopItem::ItemExhLrSv2),
            127 => Ok(GtaSaSave_ShopItem::ItemWgLLrSv),
            128 => Ok(GtaSaSave_ShopItem::ItemExhLrBr1),
            129 => Ok(GtaSaSave_ShopItem::ItemExhLrBr2),
            130 => Ok(GtaSaSave_ShopItem::ItemFbmpLrBr1),
            131 => Ok(GtaSaSave_ShopItem::ItemFbmpLrBr2),
            132 => Ok(GtaSaSave_ShopItem::ItemRbmpLrBr1),
            133 => Ok(GtaSaSave_ShopItem::ItemRbmpLrBr2),
            134 => Ok(GtaSaSave_ShopItem::ItemWgLLrBr1),
            135 => Ok(GtaSaSave_ShopItem::ItemExhLrSlv1),
            136 => Ok(GtaSaSave_ShopItem::ItemExhLrSlv2),
            137 => Ok(GtaSaSave_ShopItem::ItemFbmpLrSlv1),
            138 => Ok(GtaSaSave_ShopItem::ItemFbbLrSlv1),
            139 => Ok(GtaSaSave_ShopItem::ItemFbbLrSlv2),
            140 => Ok(GtaSaSave_ShopItem::ItemBbbLrSlv1),
            141 => Ok(GtaSaSave_ShopItem::ItemBbbLrSlv2),
            142 => Ok(GtaSaSave_ShopItem::ItemWgLLrSlv1),
            143 => Ok(GtaSaSave_ShopItem::ItemWgLLrSlv2),
            144 => Ok(GtaSaSave_ShopItem::ItemExhLrT1),
            145 => Ok(GtaSaSave_ShopItem::ItemExhLrT2),
            146 => Ok(GtaSaSave_ShopItem::ItemFbmpLrT1),
            147 => Ok(GtaSaSave_ShopItem::ItemFbmpLrT2),
            148 => Ok(GtaSaSave_ShopItem::ItemRbmpLrT1),
            149 => Ok(GtaSaSave_ShopItem::ItemRbmpLrT2),
            150 => Ok(GtaSaSave_ShopItem::ItemWgLLrT1),
            151 => Ok(GtaSaSave_ShopItem::ItemWheelSr1),
            152 => Ok(GtaSaSave_ShopItem::ItemWheelSr2),
            153 => Ok(GtaSaSave_ShopItem::ItemWheelLr1),
            154 => Ok(GtaSaSave_ShopItem::ItemWheelLr2),
            155 => Ok(GtaSaSave_ShopItem::ItemWheelGn1),
            156 => Ok(GtaSaSave_ShopItem::ItemWheelGn2),
            157 => Ok(GtaSaSave_ShopItem::ItemWheelSr3),
            158 => Ok(GtaSaSave_ShopItem::ItemWheelSr4),
            159 => Ok(GtaSaSave_ShopItem::ItemWheelSr5),
            160 => Ok(GtaSaSave_ShopItem::ItemWheelSr6),
            161 => Ok(GtaSaSave_ShopItem::ItemWheelLr3),
            162 => Ok(GtaSaSave_ShopItem::ItemWheelLr4),
            163 => Ok(GtaSaSave_ShopItem::ItemWheelLr5),
            164 => Ok(GtaSaSave_ShopItem::ItemWheelOr1),
            165 => Ok(GtaSaSave_ShopItem::ItemWheelGn3),
            166 => Ok(GtaSaSave_ShopItem::ItemWheelGn4),
            167 => Ok(GtaSaSave_ShopItem::ItemWheelGn5),
            168 => Ok(GtaSaSave_ShopItem::ItemStereo),
            169 => Ok(GtaSaSave_ShopItem::ItemHydralics),
            170 => Ok(GtaSaSave_ShopItem::ItemPlayerTorso),
            171 => Ok(GtaSaSave_ShopItem::ItemFoot),
            172 => Ok(GtaSaSave_ShopItem::ItemVestblack),
            173 => Ok(GtaSaSave_ShopItem::ItemVest),
            174 => Ok(GtaSaSave_ShopItem::ItemTshirt2horiz),
            175 => Ok(GtaSaSave_ShopItem::ItemTshirtwhite),
            176 => Ok(GtaSaSave_ShopItem::ItemTshirtilovels),
            177 => Ok(GtaSaSave_ShopItem::ItemTshirtblunts),
            178 => Ok(GtaSaSave_ShopItem::ItemShirtbplaid),
            179 => Ok(GtaSaSave_ShopItem::ItemShirtbcheck),
            180 => Ok(GtaSaSave_ShopItem::ItemField),
            181 => Ok(GtaSaSave_ShopItem::ItemTshirterisyell),
            182 => Ok(GtaSaSave_ShopItem::ItemTshirterisorn),
            183 => Ok(GtaSaSave_ShopItem::ItemTrackytop2eris),
            184 => Ok(GtaSaSave_ShopItem::ItemBbjackrim),
            185 => Ok(GtaSaSave_ShopItem::ItemBballjackrstar),
            186 => Ok(GtaSaSave_ShopItem::ItemBaskballdrib),
            187 => Ok(GtaSaSave_ShopItem::ItemBaskballrim),
            188 => Ok(GtaSaSave_ShopItem::ItemSixtyniners),
            189 => Ok(GtaSaSave_ShopItem::ItemBandits),
            190 => Ok(GtaSaSave_ShopItem::ItemTshirtprored),
            191 => Ok(GtaSaSave_ShopItem::ItemTshirtproblk),
            192 => Ok(GtaSaSave_ShopItem::ItemTrackytop1pro),
            193 => Ok(GtaSaSave_ShopItem::ItemHockeytop),
            194 => Ok(GtaSaSave_ShopItem::ItemBbjersey),
            195 => Ok(GtaSaSave_ShopItem::ItemShellsuit),
            196 => Ok(GtaSaSave_ShopItem::ItemTshirtheatwht),
            197 => Ok(GtaSaSave_ShopItem::ItemTshirtbobomonk),
            198 => Ok(GtaSaSave_ShopItem::ItemTshirtbobored),
            199 => Ok(GtaSaSave_ShopItem::ItemTshirtbase5),
            200 => Ok(GtaSaSave_ShopItem::ItemTshirtsuburb),
            201 => Ok(GtaSaSave_ShopItem::ItemHoodyamerc),
            202 => Ok(GtaSaSave_ShopItem::ItemHoodyabase5),
            203 => Ok(GtaSaSave_ShopItem::ItemHoodyarockstar),
            204 => Ok(GtaSaSave_ShopItem::ItemWcoatblue),
            205 => Ok(GtaSaSave_ShopItem::ItemCoach),
            206 => Ok(GtaSaSave_ShopItem::ItemCoachsemi),
            207 => Ok(GtaSaSave_ShopItem::ItemSweatrstar),
            208 => Ok(GtaSaSave_ShopItem::ItemHoodyablue),
            209 => Ok(GtaSaSave_ShopItem::ItemHoodyablack),
            210 => Ok(GtaSaSave_ShopItem::ItemHoodyagreen),
            211 => Ok(GtaSaSave_ShopItem::ItemSleevtbrown),
            212 => Ok(GtaSaSave_ShopItem::ItemShirtablue),
            213 => Ok(GtaSaSave_ShopItem::ItemShirtayellow),
            214 => Ok(GtaSaSave_ShopItem::ItemShirtagrey),
            215 => Ok(GtaSaSave_ShopItem::ItemShirtbgang),
            216 => Ok(GtaSaSave_ShopItem::ItemTshirtzipcrm),
            217 => Ok(GtaSaSave_ShopItem::ItemTshirtzipgry),
            218 => Ok(GtaSaSave_ShopItem::ItemDenimfade),
            219 => Ok(GtaSaSave_ShopItem::ItemBowling),
            220 => Ok(GtaSaSave_ShopItem::ItemHoodjackbeige),
            221 => Ok(GtaSaSave_ShopItem::ItemBaskballloc),
            222 => Ok(GtaSaSave_ShopItem::ItemTshirtlocgrey),
            223 => Ok(GtaSaSave_ShopItem::ItemTshirtmaddgrey),
            224 => Ok(GtaSaSave_ShopItem::ItemTshirtmaddgrn),
            225 => Ok(GtaSaSave_ShopItem::ItemSuit1grey),
            226 => Ok(GtaSaSave_ShopItem::ItemSuit1blk),
            227 => Ok(GtaSaSave_ShopItem::ItemLeather),
            228 => Ok(GtaSaSave_ShopItem::ItemPainter),
            229 => Ok(GtaSaSave_ShopItem::ItemHawaiiwht),
            230 => Ok(GtaSaSave_ShopItem::ItemHawaiired),
            231 => Ok(GtaSaSave_ShopItem::ItemSportjack),
            232 => Ok(GtaSaSave_ShopItem::ItemSuit1red),
            233 => Ok(GtaSaSave_ShopItem::ItemSuit1blue),
            234 => Ok(GtaSaSave_ShopItem::ItemSuit1yellow),
            235 => Ok(GtaSaSave_ShopItem::ItemSuit2grn),
            236 => Ok(GtaSaSave_ShopItem::ItemTuxedo),
            237 => Ok(GtaSaSave_ShopItem::ItemSuit1gang),
            238 => Ok(GtaSaSave_ShopItem::ItemLetter),
            239 => Ok(GtaSaSave_ShopItem::ItemWorktrcamogrn),
            240 => Ok(GtaSaSave_ShopItem::ItemWorktrcamogry),
            241 => Ok(GtaSaSave_ShopItem::ItemWorktrgrey),
            242 => Ok(GtaSaSave_ShopItem::ItemWorktrkhaki),
            243 => Ok(GtaSaSave_ShopItem::ItemTracktr),
            244 => Ok(GtaSaSave_ShopItem::ItemTracktreris),
            245 => Ok(GtaSaSave_ShopItem::ItemJeansdenim),
            246 => Ok(GtaSaSave_ShopItem::ItemLegsblack),
            247 => Ok(GtaSaSave_ShopItem::ItemLegsheart),
            248 => Ok(GtaSaSave_ShopItem::ItemBiegetr),
            249 => Ok(GtaSaSave_ShopItem::ItemTracktrpro),
            250 => Ok(GtaSaSave_ShopItem::ItemTracktrwhstr),
            251 => Ok(GtaSaSave_ShopItem::ItemTracktrblue),
            252 => Ok(GtaSaSave_ShopItem::ItemTracktrgang),
            253 => Ok(GtaSaSave_ShopItem::ItemBbshortwht),
            254 => Ok(GtaSaSave_ShopItem::ItemBoxshort),
            255 => Ok(GtaSaSave_ShopItem::ItemBbshortred),
            256 => Ok(GtaSaSave_ShopItem::ItemShellsuittr),
            257 => Ok(GtaSaSave_ShopItem::ItemShortsgrey),
            258 => Ok(GtaSaSave_ShopItem::ItemShortskhaki),
            259 => Ok(GtaSaSave_ShopItem::ItemChongergrey),
            260 => Ok(GtaSaSave_ShopItem::ItemChongergang),
            261 => Ok(GtaSaSave_ShopItem::ItemChongerred),
            262 => Ok(GtaSaSave_ShopItem::ItemChongerblue),
            263 => Ok(GtaSaSave_ShopItem::ItemShortsgang),
            264 => Ok(GtaSaSave_ShopItem::ItemDenimsgang),
            265 => Ok(GtaSaSave_ShopItem::ItemDenimsred),
            266 => Ok(GtaSaSave_ShopItem::ItemChinosbiege),
            267 => Ok(GtaSaSave_ShopItem::ItemChinoskhaki),
            268 => Ok(GtaSaSave_ShopItem::ItemCutoffchinos),
            269 => Ok(GtaSaSave_ShopItem::ItemCutoffchinosblue),
            270 => Ok(GtaSaSave_ShopItem::ItemChinosblack),
            271 => Ok(GtaSaSave_ShopItem::ItemChinosblue),
            272 => Ok(GtaSaSave_ShopItem::ItemLeathertr),
            273 => Ok(GtaSaSave_ShopItem::ItemLeathertrchaps),
            274 => Ok(GtaSaSave_ShopItem::ItemSuit1trgrey),
            275 => Ok(GtaSaSave_ShopItem::ItemSuit1trblk),
            276 => Ok(GtaSaSave_ShopItem::ItemCutoffdenims),
            277 => Ok(GtaSaSave_ShopItem::ItemSuit1trred),
            278 => Ok(GtaSaSave_ShopItem::ItemSuit1trblue),
            279 => Ok(GtaSaSave_ShopItem::ItemSuit1tryellow),
            280 => Ok(GtaSaSave_ShopItem::ItemSuit1trgreen),
            281 => Ok(GtaSaSave_ShopItem::ItemSuit1trblk2),
            282 => Ok(GtaSaSave_ShopItem::ItemSuit1trgang),
            283 => Ok(GtaSaSave_ShopItem::ItemPlayerLegs),
            284 => Ok(GtaSaSave_ShopItem::ItemCowboyboot2),
            285 => Ok(GtaSaSave_ShopItem::ItemBask2semi),
            286 => Ok(GtaSaSave_ShopItem::ItemBask1eris),
            287 => Ok(GtaSaSave_ShopItem::ItemSneakerbincgang),
            288 => Ok(GtaSaSave_ShopItem::ItemSneakerbincblu),
            289 => Ok(GtaSaSave_ShopItem::ItemSneakerbincblk),
            290 => Ok(GtaSaSave_ShopItem::ItemSandal),
            291 => Ok(GtaSaSave_ShopItem::ItemSandalsock),
            292 => Ok(GtaSaSave_ShopItem::ItemFlipflop),
            293 => Ok(GtaSaSave_ShopItem::ItemHitop),
            294 => Ok(GtaSaSave_ShopItem::ItemConvproblk),
            295 => Ok(GtaSaSave_ShopItem::ItemConvproblu),
            296 => Ok(GtaSaSave_ShopItem::ItemConvprogrn),
            297 => Ok(GtaSaSave_ShopItem::ItemSneakerprored),
            298 => Ok(GtaSaSave_ShopItem::ItemSneakerproblu),
            299 => Ok(GtaSaSave_ShopItem::ItemSneakerprowht),
            300 => Ok(GtaSaSave_ShopItem::ItemBask1prowht),
            301 => Ok(GtaSaSave_ShopItem::ItemBask1problk),
            302 => Ok(GtaSaSave_ShopItem::ItemBoxingshoe),
            303 => Ok(GtaSaSave_ShopItem::ItemConvheatblk),
            304 => Ok(GtaSaSave_ShopItem::ItemConvheatred),
            305 => Ok(GtaSaSave_ShopItem::ItemConvheatorn),
            306 => Ok(GtaSaSave_ShopItem::ItemSneakerheatwht),
            307 => Ok(GtaSaSave_ShopItem::ItemSneakerheatgry),
            308 => Ok(GtaSaSave_ShopItem::ItemSneakerheatblk),
            309 => Ok(GtaSaSave_ShopItem::ItemBask2heatwht),
            310 => Ok(GtaSaSave_ShopItem::ItemBask2heatband),
            311 => Ok(GtaSaSave_ShopItem::ItemTimbergrey),
            312 => Ok(GtaSaSave_ShopItem::ItemTimberred),
            313 => Ok(GtaSaSave_ShopItem::ItemTimberfawn),
            314 => Ok(GtaSaSave_ShopItem::ItemTimberhike),
            315 => Ok(GtaSaSave_ShopItem::ItemCowboyboot),
            316 => Ok(GtaSaSave_ShopItem::ItemBiker),
            317 => Ok(GtaSaSave_ShopItem::ItemSnakeskin),
            318 => Ok(GtaSaSave_ShopItem::ItemShoedressblk),
            319 => Ok(GtaSaSave_ShopItem::ItemShoedressbrn),
            320 => Ok(GtaSaSave_ShopItem::ItemShoespatz),
            321 => Ok(GtaSaSave_ShopItem::ItemDogtag),
            322 => Ok(GtaSaSave_ShopItem::ItemNeckafrica),
            323 => Ok(GtaSaSave_ShopItem::ItemStopwatch),
            324 => Ok(GtaSaSave_ShopItem::ItemNecksaints),
            325 => Ok(GtaSaSave_ShopItem::ItemNeckhash),
            326 => Ok(GtaSaSave_ShopItem::ItemNecksilver),
            327 => Ok(GtaSaSave_ShopItem::ItemNeckgold),
            328 => Ok(GtaSaSave_ShopItem::ItemNeckropes),
            329 => Ok(GtaSaSave_ShopItem::ItemNeckropeg),
            330 => Ok(GtaSaSave_ShopItem::ItemNeckls),
            331 => Ok(GtaSaSave_ShopItem::ItemNeckdollar),
            332 => Ok(GtaSaSave_ShopItem::ItemNeckcross),
            333 => Ok(GtaSaSave_ShopItem::ItemWatchpink),
            334 => Ok(GtaSaSave_ShopItem::ItemWatchyellow),
            335 => Ok(GtaSaSave_ShopItem::ItemWatchpro),
            336 => Ok(GtaSaSave_ShopItem::ItemWatchpro2),
            337 => Ok(GtaSaSave_ShopItem::ItemWatchsub1),
            338 => Ok(GtaSaSave_ShopItem::ItemWatchsub2),
            339 => Ok(GtaSaSave_ShopItem::ItemWatchzip1),
            340 => Ok(GtaSaSave_ShopItem::ItemWatchzip2),
            341 => Ok(GtaSaSave_ShopItem::ItemWatchgno),
            342 => Ok(GtaSaSave_ShopItem::ItemWatchgno2),
            343 => Ok(GtaSaSave_ShopItem::ItemWatchcro),
            344 => Ok(GtaSaSave_ShopItem::ItemWatchcro2),
            345 => Ok(GtaSaSave_ShopItem::ItemGroucho),
            346 => Ok(GtaSaSave_ShopItem::ItemZorro),
            347 => Ok(GtaSaSave_ShopItem::ItemEyepatch),
            348 => Ok(GtaSaSave_ShopItem::ItemGlasses01),
            349 => Ok(GtaSaSave_ShopItem::ItemGlasses04),
            350 => Ok(GtaSaSave_ShopItem::ItemBandred3),
            351 => Ok(GtaSaSave_ShopItem::ItemBandblue3),
            352 => Ok(GtaSaSave_ShopItem::ItemBandgang3),
            353 => Ok(GtaSaSave_ShopItem::ItemBandblack3),
            354 => Ok(GtaSaSave_ShopItem::ItemGlasses01dark),
            355 => Ok(GtaSaSave_ShopItem::ItemGlasses04dark),
            356 => Ok(GtaSaSave_ShopItem::ItemGlasses03),
            357 => Ok(GtaSaSave_ShopItem::ItemGlasses03red),
            358 => Ok(GtaSaSave_ShopItem::ItemGlasses03blue),
            359 => Ok(GtaSaSave_ShopItem::ItemGlasses03dark),
            360 => Ok(GtaSaSave_ShopItem::ItemGlasses05dark),
            361 => Ok(GtaSaSave_ShopItem::ItemGlasses05),
            362 => Ok(GtaSaSave_ShopItem::ItemBandred),
            363 => Ok(GtaSaSave_ShopItem::ItemBandblue),
            364 => Ok(GtaSaSave_ShopItem::ItemBandgang),
            365 => Ok(GtaSaSave_ShopItem::ItemBandblack),
            366 => Ok(GtaSaSave_ShopItem::ItemBandred2),
            367 => Ok(GtaSaSave_ShopItem::ItemBandblue2),
            368 => Ok(GtaSaSave_ShopItem::ItemBandblack2),
            369 => Ok(GtaSaSave_ShopItem::ItemBandgang2),
            370 => Ok(GtaSaSave_ShopItem::ItemCapknitgrn),
            371 => Ok(GtaSaSave_ShopItem::ItemCaptruck),
            372 => Ok(GtaSaSave_ShopItem::ItemCowboy),
            373 => Ok(GtaSaSave_ShopItem::ItemHattiger),
            374 => Ok(GtaSaSave_ShopItem::ItemHelmet),
            375 => Ok(GtaSaSave_ShopItem::ItemMoto),
            376 => Ok(GtaSaSave_ShopItem::ItemBoxingcap),
            377 => Ok(GtaSaSave_ShopItem::ItemHockey),
            378 => Ok(GtaSaSave_ShopItem::ItemCapgang),
            379 => Ok(GtaSaSave_ShopItem::ItemCapgangback),
            380 => Ok(GtaSaSave_ShopItem::ItemCapgangside),
            381 => Ok(GtaSaSave_ShopItem::ItemCapgangover),
            382 => Ok(GtaSaSave_ShopItem::ItemCapgangup),
            383 => Ok(GtaSaSave_ShopItem::ItemBikerhelmet),
            384 => Ok(GtaSaSave_ShopItem::ItemCapred),
            385 => Ok(GtaSaSave_ShopItem::ItemCapredback),
            386 => Ok(GtaSaSave_ShopItem::ItemCapredside),
            387 => Ok(GtaSaSave_ShopItem::ItemCapredover),
            388 => Ok(GtaSaSave_ShopItem::ItemCapredup),
            389 => Ok(GtaSaSave_ShopItem::ItemCapblue),
            390 => Ok(GtaSaSave_ShopItem::ItemCapblueback),
            391 => Ok(GtaSaSave_ShopItem::ItemCapblueside),
            392 => Ok(GtaSaSave_ShopItem::ItemCapblueover),
            393 => Ok(GtaSaSave_ShopItem::ItemCapblueup),
            394 => Ok(GtaSaSave_ShopItem::ItemSkullyblk),
            395 => Ok(GtaSaSave_ShopItem::ItemSkullygrn),
            396 => Ok(GtaSaSave_ShopItem::ItemHatmancblk),
            397 => Ok(GtaSaSave_ShopItem::ItemHatmancplaid),
            398 => Ok(GtaSaSave_ShopItem::ItemCapzip),
            399 => Ok(GtaSaSave_ShopItem::ItemCapzipback),
            400 => Ok(GtaSaSave_ShopItem::ItemCapzipside),
            401 => Ok(GtaSaSave_ShopItem::ItemCapzipover),
            402 => Ok(GtaSaSave_ShopItem::ItemCapzipup),
            403 => Ok(GtaSaSave_ShopItem::ItemBeretred),
            404 => Ok(GtaSaSave_ShopItem::ItemBeretblk),
            405 => Ok(GtaSaSave_ShopItem::ItemCapblk),
            406 => Ok(GtaSaSave_ShopItem::ItemCapblkback),
            407 => Ok(GtaSaSave_ShopItem::ItemCapblkside),
            408 => Ok(GtaSaSave_ShopItem::ItemCapblkover),
            409 => Ok(GtaSaSave_ShopItem::ItemCapblkup),
            410 => Ok(GtaSaSave_ShopItem::ItemTrilbydrk),
            411 => Ok(GtaSaSave_ShopItem::ItemTrilbylght),
            412 => Ok(GtaSaSave_ShopItem::ItemBowler),
            413 => Ok(GtaSaSave_ShopItem::ItemBowlerred),
            414 => Ok(GtaSaSave_ShopItem::ItemBowlerblue),
            415 => Ok(GtaSaSave_ShopItem::ItemBowleryellow),
            416 => Ok(GtaSaSave_ShopItem::ItemBoater),
            417 => Ok(GtaSaSave_ShopItem::ItemBowlergang),
            418 => Ok(GtaSaSave_ShopItem::ItemBoaterblk),
            419 => Ok(GtaSaSave_ShopItem::ItemGimpleg),
            420 => Ok(GtaSaSave_ShopItem::ItemValet),
            421 => Ok(GtaSaSave_ShopItem::ItemCountrytr),
            422 => Ok(GtaSaSave_ShopItem::ItemCroupier),
            423 => Ok(GtaSaSave_ShopItem::ItemPolicetr),
            424 => Ok(GtaSaSave_ShopItem::ItemBalaclava),
            425 => Ok(GtaSaSave_ShopItem::ItemPimptr),
            426 => Ok(GtaSaSave_ShopItem::ItemGarageleg),
            427 => Ok(GtaSaSave_ShopItem::ItemMedictr),
            428 => Ok(GtaSaSave_ShopItem::ItemPlayerFace),
            429 => Ok(GtaSaSave_ShopItem::ItemHairblond),
            430 => Ok(GtaSaSave_ShopItem::ItemHairred),
            431 => Ok(GtaSaSave_ShopItem::ItemHairblue),
            432 => Ok(GtaSaSave_ShopItem::ItemHairgreen),
            433 => Ok(GtaSaSave_ShopItem::ItemHairpink),
            434 => Ok(GtaSaSave_ShopItem::ItemBald),
            435 => Ok(GtaSaSave_ShopItem::ItemBaldbeard),
            436 => Ok(GtaSaSave_ShopItem::ItemBaldtash),
            437 => Ok(GtaSaSave_ShopItem::ItemBaldgoatee),
            438 => Ok(GtaSaSave_ShopItem::ItemHighfade),
            439 => Ok(GtaSaSave_ShopItem::ItemHighafro),
            440 => Ok(GtaSaSave_ShopItem::ItemWedge),
            441 => Ok(GtaSaSave_ShopItem::ItemSlope),
            442 => Ok(GtaSaSave_ShopItem::ItemJhericurl),
            443 => Ok(GtaSaSave_ShopItem::ItemCornrows),
            444 => Ok(GtaSaSave_ShopItem::ItemCornrowsb),
            445 => Ok(GtaSaSave_ShopItem::ItemTramline),
            446 => Ok(GtaSaSave_ShopItem::ItemGroovecut),
            447 => Ok(GtaSaSave_ShopItem::ItemMohawk),
            448 => Ok(GtaSaSave_ShopItem::ItemMohawkblond),
            449 => Ok(GtaSaSave_ShopItem::ItemMohawkpink),
            450 => Ok(GtaSaSave_ShopItem::ItemMohawkbeard),
            451 => Ok(GtaSaSave_ShopItem::ItemAfro),
            452 => Ok(GtaSaSave_ShopItem::ItemAfrotash),
            453 => Ok(GtaSaSave_ShopItem::ItemAfrobeard),
            454 => Ok(GtaSaSave_ShopItem::ItemAfroblond),
            455 => Ok(GtaSaSave_ShopItem::ItemFlattop),
            456 => Ok(GtaSaSave_ShopItem::ItemElvishair),
            457 => Ok(GtaSaSave_ShopItem::ItemBeard),
            458 => Ok(GtaSaSave_ShopItem::ItemTash),
            459 => Ok(GtaSaSave_ShopItem::ItemGoatee),
            460 => Ok(GtaSaSave_ShopItem::ItemAfrogoatee),
            461 => Ok(GtaSaSave_ShopItem::Item4weed),
            462 => Ok(GtaSaSave_ShopItem::Item4rip),
            463 => Ok(GtaSaSave_ShopItem::Item4spider),
            464 => Ok(GtaSaSave_ShopItem::Item5gun),
            465 => Ok(GtaSaSave_ShopItem::Item5cross),
            466 => Ok(GtaSaSave_ShopItem::Item5cross2),
            467 => Ok(GtaSaSave_ShopItem::Item5cross3),
            468 => Ok(GtaSaSave_ShopItem::Item6aztec),
            469 => Ok(GtaSaSave_ShopItem::Item6crown),
            470 => Ok(GtaSaSave_ShopItem::Item6clown),
            471 => Ok(GtaSaSave_ShopItem::Item6africa),
            472 => Ok(GtaSaSave_ShopItem::Item7cross),
            473 => Ok(GtaSaSave_ShopItem::Item7cross2),
            474 => Ok(GtaSaSave_ShopItem::Item7cross3),
            475 => Ok(GtaSaSave_ShopItem::Item7mary),
            476 => Ok(GtaSaSave_ShopItem::Item8sa),
            477 => Ok(GtaSaSave_ShopItem::Item8sa2),
            478 => Ok(GtaSaSave_ShopItem::Item8sa3),
            479 => Ok(GtaSaSave_ShopItem::Item8westside),
            480 => Ok(GtaSaSave_ShopItem::Item8santos),
            481 => Ok(GtaSaSave_ShopItem::Item8poker),
            482 => Ok(GtaSaSave_ShopItem::Item8gun),
            483 => Ok(GtaSaSave_ShopItem::Item9crown),
            484 => Ok(GtaSaSave_ShopItem::Item9gun),
            485 => Ok(GtaSaSave_ShopItem::Item9gun2),
            486 => Ok(GtaSaSave_ShopItem::Item9homeboy),
            487 => Ok(GtaSaSave_ShopItem::Item9bullet),
            488 => Ok(GtaSaSave_ShopItem::Item9rasta),
            489 => Ok(GtaSaSave_ShopItem::Item10ls),
            490 => Ok(GtaSaSave_ShopItem::Item10ls2),
            491 => Ok(GtaSaSave_ShopItem::Item10ls3),
            492 => Ok(GtaSaSave_ShopItem::Item10ls4),
            493 => Ok(GtaSaSave_ShopItem::Item10ls5),
            494 => Ok(GtaSaSave_ShopItem::Item10og),
            495 => Ok(GtaSaSave_ShopItem::Item10weed),
            496 => Ok(GtaSaSave_ShopItem::Item11grove),
            497 => Ok(GtaSaSave_ShopItem::Item11grove2),
            498 => Ok(GtaSaSave_ShopItem::Item11grove3),
            499 => Ok(GtaSaSave_ShopItem::Item11dice),
            500 => Ok(GtaSaSave_ShopItem::Item11dice2),
            501 => Ok(GtaSaSave_ShopItem::Item11jail),
            502 => Ok(GtaSaSave_ShopItem::Item11godsgift),
            503 => Ok(GtaSaSave_ShopItem::Item12angels),
            504 => Ok(GtaSaSave_ShopItem::Item12mayabird),
            505 => Ok(GtaSaSave_ShopItem::Item12dagger),
            506 => Ok(GtaSaSave_ShopItem::Item12bandit),
            507 => Ok(GtaSaSave_ShopItem::Item12cross7),
            508 => Ok(GtaSaSave_ShopItem::Item12mayaface),
            509 => Ok(GtaSaSave_ShopItem::ItemBurgerlow),
            510 => Ok(GtaSaSave_ShopItem::ItemBurgermed),
            511 => Ok(GtaSaSave_ShopItem::ItemBurgerhigh),
            512 => Ok(GtaSaSave_ShopItem::ItemBurgerHealthy),
            513 => Ok(GtaSaSave_ShopItem::ItemClucklow),
            514 => Ok(GtaSaSave_ShopItem::ItemCluckmed),
            515 => Ok(GtaSaSave_ShopItem::ItemCluckhigh),
            516 => Ok(GtaSaSave_ShopItem::ItemCluckHealthy),
            517 => Ok(GtaSaSave_ShopItem::ItemPizzalow),
            518 => Ok(GtaSaSave_ShopItem::ItemPizzamed),
            519 => Ok(GtaSaSave_ShopItem::ItemPizzahigh),
            520 => Ok(GtaSaSave_ShopItem::ItemPizzaHealthy),
            521 => Ok(GtaSaSave_ShopItem::ItemRustylow),
            522 => Ok(GtaSaSave_ShopItem::ItemRustymed),
            523 => Ok(GtaSaSave_ShopItem::ItemRustyhigh),
            524 => Ok(GtaSaSave_ShopItem::ItemPistol),
            525 => Ok(GtaSaSave_ShopItem::ItemPistolSilenced),
            526 => Ok(GtaSaSave_ShopItem::ItemDesertEagle),
            527 => Ok(GtaSaSave_ShopItem::ItemGrenade),
            528 => Ok(GtaSaSave_ShopItem::ItemShotgun),
            529 => Ok(GtaSaSave_ShopItem::ItemSpas12),
            530 => Ok(GtaSaSave_ShopItem::ItemSawnoff),
            531 => Ok(GtaSaSave_ShopItem::ItemMicroUzi),
            532 => Ok(GtaSaSave_ShopItem::ItemTec9),
            533 => Ok(GtaSaSave_ShopItem::ItemMp5),
            534 => Ok(GtaSaSave_ShopItem::ItemAk47),
            535 => Ok(GtaSaSave_ShopItem::ItemM4),
            536 => Ok(GtaSaSave_ShopItem::ItemCountryrifle),
            537 => Ok(GtaSaSave_ShopItem::ItemSniperrifle),
            538 => Ok(GtaSaSave_ShopItem::ItemRlauncher),
            539 => Ok(GtaSaSave_ShopItem::ItemRlauncherHs),
            540 => Ok(GtaSaSave_ShopItem::ItemFthrower),
            541 => Ok(GtaSaSave_ShopItem::ItemSatchelCharge),
            542 => Ok(GtaSaSave_ShopItem::ItemMinigun),
            543 => Ok(GtaSaSave_ShopItem::ItemArmour),
            _ => Ok(GtaSaSave_ShopItem::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ShopItem> for i64 {
    fn from(v: &GtaSaSave_ShopItem) -> Self {
        match *v {
            GtaSaSave_ShopItem::ItemBntBScL => 0,
            GtaSaSave_ShopItem::ItemBntBScM => 1,
            GtaSaSave_ShopItem::ItemBntBScPL => 2,
            GtaSaSave_ShopItem::ItemBntBScPM => 3,
            GtaSaSave_ShopItem::ItemBntlBOv => 4,
            GtaSaSave_ShopItem::ItemBntlBSq => 5,
            GtaSaSave_ShopItem::ItemExhBL => 6,
            GtaSaSave_ShopItem::ItemExhBM => 7,
            GtaSaSave_ShopItem::ItemExhBS => 8,
            GtaSaSave_ShopItem::ItemExhBT => 9,
            GtaSaSave_ShopItem::ItemExhBTs => 10,
            GtaSaSave_ShopItem::ItemLgtBRspt => 11,
            GtaSaSave_ShopItem::ItemLgtBSspt => 12,
            GtaSaSave_ShopItem::ItemNtoBL => 13,
            GtaSaSave_ShopItem::ItemNtoBS => 14,
            GtaSaSave_ShopItem::ItemNtoBTw => 15,
            GtaSaSave_ShopItem::ItemRfBScR => 16,
            GtaSaSave_ShopItem::ItemSplBBabM => 17,
            GtaSaSave_ShopItem::ItemSplBBarL => 18,
            GtaSaSave_ShopItem::ItemSplBBarM => 19,
            GtaSaSave_ShopItem::ItemSplBBbbM => 20,
            GtaSaSave_ShopItem::ItemSplBBbrL => 21,
            GtaSaSave_ShopItem::ItemSplBBbrM => 22,
            GtaSaSave_ShopItem::ItemSplBMabM => 23,
            GtaSaSave_ShopItem::ItemSplBMarM => 24,
            GtaSaSave_ShopItem::ItemWgLBSsk => 25,
            GtaSaSave_ShopItem::ItemWgRBSsk => 26,
            GtaSaSave_ShopItem::ItemExhAF => 27,
            GtaSaSave_ShopItem::ItemExhCF => 28,
            GtaSaSave_ShopItem::ItemFbmpAF => 29,
            GtaSaSave_ShopItem::ItemFbmpCF => 30,
            GtaSaSave_ShopItem::ItemRbmpAF => 31,
            GtaSaSave_ShopItem::ItemRbmpCF => 32,
            GtaSaSave_ShopItem::ItemRfAF => 33,
            GtaSaSave_ShopItem::ItemRfCF => 34,
            GtaSaSave_ShopItem::ItemSplAFR => 35,
            GtaSaSave_ShopItem::ItemSplCFR => 36,
            GtaSaSave_ShopItem::ItemWgLAF => 37,
            GtaSaSave_ShopItem::ItemWgLCF => 38,
            GtaSaSave_ShopItem::ItemExhAJ => 39,
            GtaSaSave_ShopItem::ItemExhCJ => 40,
            GtaSaSave_ShopItem::ItemFbmpAJ => 41,
            GtaSaSave_ShopItem::ItemFbmpCJ => 42,
            GtaSaSave_ShopItem::ItemRbmpAJ => 43,
            GtaSaSave_ShopItem::ItemRbmpCJ => 44,
            GtaSaSave_ShopItem::ItemRfAJ => 45,
            GtaSaSave_ShopItem::ItemRfCJ => 46,
            GtaSaSave_ShopItem::ItemSplAJB => 47,
            GtaSaSave_ShopItem::ItemSplCJB => 48,
            GtaSaSave_ShopItem::ItemWgLAJ => 49,
            GtaSaSave_ShopItem::ItemWgLCJ => 50,
            GtaSaSave_ShopItem::ItemExhAL => 51,
            GtaSaSave_ShopItem::ItemExhCL => 52,
            GtaSaSave_ShopItem::ItemFbmpAL => 53,
            GtaSaSave_ShopItem::ItemFbmpCL => 54,
            GtaSaSave_ShopItem::ItemRbmpAL => 55,
            GtaSaSave_ShopItem::ItemRbmpCL => 56,
            GtaSaSave_ShopItem::ItemRfAL => 57,
            GtaSaSave_ShopItem::ItemRfCL => 58,
            GtaSaSave_ShopItem::ItemSplALB => 59,
            GtaSaSave_ShopItem::ItemSplCLB => 60,
            GtaSaSave_ShopItem::ItemWgLAL => 61,
            GtaSaSave_ShopItem::ItemWgLCL => 62,
            GtaSaSave_ShopItem::ItemExhASt => 63,
            GtaSaSave_ShopItem::ItemExhCSt => 64,
            GtaSaSave_ShopItem::ItemFbmpASt => 65,
            GtaSaSave_ShopItem::ItemFbmpCSt => 66,
            GtaSaSave_ShopItem::ItemRbmpASt => 67,
            GtaSaSave_ShopItem::ItemRbmpCSt => 68,
            GtaSaSave_ShopItem::ItemRfASt => 69,
            GtaSaSave_ShopItem::ItemRfCSt => 70,
            GtaSaSave_ShopItem::ItemSplAStR => 71,
            GtaSaSave_ShopItem::ItemSplCStR => 72,
            GtaSaSave_ShopItem::ItemWgLASt => 73,
            GtaSaSave_ShopItem::ItemWgLCSt => 74,
            GtaSaSave_ShopItem::ItemExhAS => 75,
            GtaSaSave_ShopItem::ItemExhCS => 76,
            GtaSaSave_ShopItem::ItemFbmpAS => 77,
            GtaSaSave_ShopItem::ItemFbmpCS => 78,
            GtaSaSave_ShopItem::ItemRbmpAS => 79,
            GtaSaSave_ShopItem::ItemRbmpCS => 80,
            GtaSaSave_ShopItem::ItemRfAS => 81,
            GtaSaSave_ShopItem::ItemRfCS => 82,
            GtaSaSave_ShopItem::ItemSplASB => 83,
            GtaSaSave_ShopItem::ItemSplCSB => 84,
            GtaSaSave_ShopItem::ItemWgLAS => 85,
            GtaSaSave_ShopItem::ItemWgLCS => 86,
            GtaSaSave_ShopItem::ItemExhAU => 87,
            GtaSaSave_ShopItem::ItemExhCU => 88,
            GtaSaSave_ShopItem::ItemFbmpAU => 89,
            GtaSaSave_ShopItem::ItemFbmpCU => 90,
            GtaSaSave_ShopItem::ItemRbmpAU => 91,
            GtaSaSave_ShopItem::ItemRbmpCU => 92,
            GtaSaSave_ShopItem::ItemRfAU => 93,
            GtaSaSave_ShopItem::ItemRfCU => 94,
            GtaSaSave_ShopItem::ItemSplAUB => 95,
            GtaSaSave_ShopItem::ItemSplCUB => 96,
            GtaSaSave_ShopItem::ItemWgLAU => 97,
            GtaSaSave_ShopItem::ItemWgLCU => 98,
            GtaSaSave_ShopItem::ItemRfLrBl1 => 99,
            GtaSaSave_ShopItem::ItemRfLrBl2 => 100,
            GtaSaSave_ShopItem::ItemRbmpLrBl1 => 101,
            GtaSaSave_ShopItem::ItemRbmpLrBl2 => 102,
            GtaSaSave_ShopItem::ItemFbmpLrBl1 => 103,
            GtaSaSave_ShopItem::ItemFbmpLrBl2 => 104,
            GtaSaSave_ShopItem::ItemExhLrBl1 => 105,
            GtaSaSave_ShopItem::ItemExhLrBl2 => 106,
            GtaSaSave_ShopItem::ItemWgLLrBl1 => 107,
            GtaSaSave_ShopItem::ItemExhLrRem1 => 108,
            GtaSaSave_ShopItem::ItemExhLrRem2 => 109,
            GtaSaSave_ShopItem::ItemFbmpLrRem1 => 110,
            GtaSaSave_ShopItem::ItemFbmpLrRem2 => 111,
            GtaSaSave_ShopItem::ItemRbmpLrRem1 => 112,
            GtaSaSave_ShopItem::ItemRbmpLrRem2 => 113,
            GtaSaSave_ShopItem::ItemWgLLrRem1 => 114,
            GtaSaSave_ShopItem::ItemWgLLrRem2 => 115,
            GtaSaSave_ShopItem::ItemMiscCLrRem1 => 116,
            GtaSaSave_ShopItem::ItemMiscCLrRem2 => 117,
            GtaSaSave_ShopItem::ItemMiscCLrRem3 => 118,
            GtaSaSave_ShopItem::ItemRfLrSv1 => 119,
            GtaSaSave_ShopItem::ItemRfLrSv2 => 120,
            GtaSaSave_ShopItem::ItemFbmpLrSv1 => 121,
            GtaSaSave_ShopItem::ItemFbmpLrSv2 => 122,
            GtaSaSave_ShopItem::ItemRbmpLrSv1 => 123,
            GtaSaSave_ShopItem::ItemRbmpLrSv2 => 124,
            GtaSaSave_ShopItem::ItemExhLrSv1 => 125,
            GtaSaSave_ShopItem::ItemExhLrSv2 => 126,
            GtaSaSave_ShopItem::ItemWgLLrSv => 127,
            GtaSaSave_ShopItem::ItemExhLrBr1 => 128,
            GtaSaSave_ShopItem::ItemExhLrBr2 => 129,
            GtaSaSave_ShopItem::ItemFbmpLrBr1 => 130,
            GtaSaSave_ShopItem::ItemFbmpLrBr2 => 131,
            GtaSaSave_ShopItem::ItemRbmpLrBr1 => 132,
            GtaSaSave_ShopItem::ItemRbmpLrBr2 => 133,
            GtaSaSave_ShopItem::ItemWgLLrBr1 => 134,
            GtaSaSave_ShopItem::ItemExhLrSlv1 => 135,
            GtaSaSave_ShopItem::ItemExhLrSlv2 => 136,
            GtaSaSave_ShopItem::ItemFbmpLrSlv1 => 137,
            GtaSaSave_ShopItem::ItemFbbLrSlv1 => 138,
            GtaSaSave_ShopItem::ItemFbbLrSlv2 => 139,
            GtaSaSave_ShopItem::ItemBbbLrSlv1 => 140,
            GtaSaSave_ShopItem::ItemBbbLrSlv2 => 141,
            GtaSaSave_ShopItem::ItemWgLLrSlv1 => 142,
            GtaSaSave_ShopItem::ItemWgLLrSlv2 => 143,
            GtaSaSave_ShopItem::ItemExhLrT1 => 144,
            GtaSaSave_ShopItem::ItemExhLrT2 => 145,
            GtaSaSave_ShopItem::ItemFbmpLrT1 => 146,
            GtaSaSave_ShopItem::ItemFbmpLrT2 => 147,
            GtaSaSave_ShopItem::ItemRbmpLrT1 => 148,
            GtaSaSave_ShopItem::ItemRbmpLrT2 => 149,
            GtaSaSave_ShopItem::ItemWgLLrT1 => 150,
            GtaSaSave_ShopItem::ItemWheelSr1 => 151,
            GtaSaSave_ShopItem::ItemWheelSr2 => 152,
            GtaSaSave_ShopItem::ItemWheelLr1 => 153,
            GtaSaSave_ShopItem::ItemWheelLr2 => 154,
            GtaSaSave_ShopItem::ItemWheelGn1 => 155,
            GtaSaSave_ShopItem::ItemWheelGn2 => 156,
            GtaSaSave_ShopItem::ItemWheelSr3 => 157,
            GtaSaSave_ShopItem::ItemWheelSr4 => 158,
            GtaSaSave_ShopItem::ItemWheelSr5 => 159,
            GtaSaSave_ShopItem::ItemWheelSr6 => 160,
            GtaSaSave_ShopItem::ItemWheelLr3 => 161,
            GtaSaSave_ShopItem::ItemWheelLr4 => 162,
            GtaSaSave_ShopItem::ItemWheelLr5 => 163,
            GtaSaSave_ShopItem::ItemWheelOr1 => 164,
            GtaSaSave_ShopItem::ItemWheelGn3 => 165,
            GtaSaSave_ShopItem::ItemWheelGn4 => 166,
            GtaSaSave_ShopItem::ItemWheelGn5 => 167,
            GtaSaSave_ShopItem::ItemStereo => 168,
            GtaSaSave_ShopItem::ItemHydralics => 169,
            GtaSaSave_ShopItem::ItemPlayerTorso => 170,
            GtaSaSave_ShopItem::ItemFoot => 171,
            GtaSaSave_ShopItem::ItemVestblack => 172,
            GtaSaSave_ShopItem::ItemVest => 173,
            GtaSaSave_ShopItem::ItemTshirt2horiz => 174,
            GtaSaSave_ShopItem::ItemTshirtwhite => 175,
            GtaSaSave_ShopItem::ItemTshirtilovels => 176,
            GtaSaSave_ShopItem::ItemTshirtblunts => 177,
            GtaSaSave_ShopItem::ItemShirtbplaid => 178,
            GtaSaSave_ShopItem::ItemShirtbcheck => 179,
            GtaSaSave_ShopItem::ItemField => 180,
            GtaSaSave_ShopItem::ItemTshirterisyell => 181,
            GtaSaSave_ShopItem::ItemTshirterisorn => 182,
            GtaSaSave_ShopItem::ItemTrackytop2eris => 183,
            GtaSaSave_ShopItem::ItemBbjackrim => 184,
            GtaSaSave_ShopItem::ItemBballjackrstar => 185,
            GtaSaSave_ShopItem::ItemBaskballdrib => 186,
            GtaSaSave_ShopItem::ItemBaskballrim => 187,
            GtaSaSave_ShopItem::ItemSixtyniners => 188,
            GtaSaSave_ShopItem::ItemBandits => 189,
            GtaSaSave_ShopItem::ItemTshirtprored => 190,
            GtaSaSave_ShopItem::ItemTshirtproblk => 191,
            GtaSaSave_ShopItem::ItemTrackytop1pro => 192,
            GtaSaSave_ShopItem::ItemHockeytop => 193,
            GtaSaSave_ShopItem::ItemBbjersey => 194,
            GtaSaSave_ShopItem::ItemShellsuit => 195,
            GtaSaSave_ShopItem::ItemTshirtheatwht => 196,
            GtaSaSave_ShopItem::ItemTshirtbobomonk => 197,
            GtaSaSave_ShopItem::ItemTshirtbobored => 198,
            GtaSaSave_ShopItem::ItemTshirtbase5 => 199,
            GtaSaSave_ShopItem::ItemTshirtsuburb => 200,
            GtaSaSave_ShopItem::ItemHoodyamerc => 201,
            GtaSaSave_ShopItem::ItemHoodyabase5 => 202,
            GtaSaSave_ShopItem::ItemHoodyarockstar => 203,
            GtaSaSave_ShopItem::ItemWcoatblue => 204,
            GtaSaSave_ShopItem::ItemCoach => 205,
            GtaSaSave_ShopItem::ItemCoachsemi => 206,
            GtaSaSave_ShopItem::ItemSweatrstar => 207,
            GtaSaSave_ShopItem::ItemHoodyablue => 208,
            GtaSaSave_ShopItem::ItemHoodyablack => 209,
            GtaSaSave_ShopItem::ItemHoodyagreen => 210,
            GtaSaSave_ShopItem::ItemSleevtbrown => 211,
            GtaSaSave_ShopItem::ItemShirtablue => 212,
            GtaSaSave_ShopItem::ItemShirtayellow => 213,
            GtaSaSave_ShopItem::ItemShirtagrey => 214,
            GtaSaSave_ShopItem::ItemShirtbgang => 215,
            GtaSaSave_ShopItem::ItemTshirtzipcrm => 216,
            GtaSaSave_ShopItem::ItemTshirtzipgry => 217,
            GtaSaSave_ShopItem::ItemDenimfade => 218,
            GtaSaSave_ShopItem::ItemBowling => 219,
            GtaSaSave_ShopItem::ItemHoodjackbeige => 220,
            GtaSaSave_ShopItem::ItemBaskballloc => 221,
            GtaSaSave_ShopItem::ItemTshirtlocgrey => 222,
            GtaSaSave_ShopItem::ItemTshirtmaddgrey => 223,
            GtaSaSave_ShopItem::ItemTshirtmaddgrn => 224,
            GtaSaSave_ShopItem::ItemSuit1grey => 225,
            GtaSaSave_ShopItem::ItemSuit1blk => 226,
            GtaSaSave_ShopItem::ItemLeather => 227,
            GtaSaSave_ShopItem::ItemPainter => 228,
            GtaSaSave_ShopItem::ItemHawaiiwht => 229,
            GtaSaSave_ShopItem::ItemHawaiired => 230,
            GtaSaSave_ShopItem::ItemSportjack => 231,
            GtaSaSave_ShopItem::ItemSuit1red => 232,
            GtaSaSave_ShopItem::ItemSuit1blue => 233,
            GtaSaSave_ShopItem::ItemSuit1yellow => 234,
            GtaSaSave_ShopItem::ItemSuit2grn => 235,
            GtaSaSave_ShopItem::ItemTuxedo => 236,
            GtaSaSave_ShopItem::ItemSuit1gang => 237,
            GtaSaSave_ShopItem::ItemLetter => 238,
            GtaSaSave_ShopItem::ItemWorktrcamogrn => 239,
            GtaSaSave_ShopItem::ItemWorktrcamogry => 240,
            GtaSaSave_ShopItem::ItemWorktrgrey => 241,
            GtaSaSave_ShopItem::ItemWorktrkhaki => 242,
            GtaSaSave_ShopItem::ItemTracktr => 243,
            GtaSaSave_ShopItem::ItemTracktreris => 244,
            GtaSaSave_ShopItem::ItemJeansdenim => 245,
            GtaSaSave_ShopItem::ItemLegsblack => 246,
            GtaSaSave_ShopItem::ItemLegsheart => 247,
            GtaSaSave_ShopItem::ItemBiegetr => 248,
            GtaSaSave_ShopItem::ItemTracktrpro => 249,
            GtaSaSave_ShopItem::ItemTracktrwhstr => 250,
            GtaSaSave_ShopItem::ItemTracktrblue => 251,
            GtaSaSave_ShopItem::ItemTracktrgang => 252,
            GtaSaSave_ShopItem::ItemBbshortwht => 253,
            GtaSaSave_ShopItem::ItemBoxshort => 254,
            GtaSaSave_ShopItem::ItemBbshortred => 255,
            GtaSaSave_ShopItem::ItemShellsuittr => 256,
            GtaSaSave_ShopItem::ItemShortsgrey => 257,
            GtaSaSave_ShopItem::ItemShortskhaki => 258,
            GtaSaSave_ShopItem::ItemChongergrey => 259,
            GtaSaSave_ShopItem::ItemChongergang => 260,
            GtaSaSave_ShopItem::ItemChongerred => 261,
            GtaSaSave_ShopItem::ItemChongerblue => 262,
            GtaSaSave_ShopItem::ItemShortsgang => 263,
            GtaSaSave_ShopItem::ItemDenimsgang => 264,
            GtaSaSave_ShopItem::ItemDenimsred => 265,
            GtaSaSave_ShopItem::ItemChinosbiege => 266,
            GtaSaSave_ShopItem::ItemChinoskhaki => 267,
            GtaSaSave_ShopItem::ItemCutoffchinos => 268,
            GtaSaSave_ShopItem::ItemCutoffchinosblue => 269,
            GtaSaSave_ShopItem::ItemChinosblack => 270,
            GtaSaSave_ShopItem::ItemChinosblue => 271,
            GtaSaSave_ShopItem::ItemLeathertr => 272,
            GtaSaSave_ShopItem::ItemLeathertrchaps => 273,
            GtaSaSave_ShopItem::ItemSuit1trgrey => 274,
            GtaSaSave_ShopItem::ItemSuit1trblk => 275,
            GtaSaSave_ShopItem::ItemCutoffdenims => 276,
            GtaSaSave_ShopItem::ItemSuit1trred => 277,
            GtaSaSave_ShopItem::ItemSuit1trblue => 278,
            GtaSaSave_ShopItem::ItemSuit1tryellow => 279,
            GtaSaSave_ShopItem::ItemSuit1trgreen => 280,
            GtaSaSave_ShopItem::ItemSuit1trblk2 => 281,
            GtaSaSave_ShopItem::ItemSuit1trgang => 282,
            GtaSaSave_ShopItem::ItemPlayerLegs => 283,
            GtaSaSave_ShopItem::ItemCowboyboot2 => 284,
            GtaSaSave_ShopItem::ItemBask2semi => 285,
            GtaSaSave_ShopItem::ItemBask1eris => 286,
            GtaSaSave_ShopItem::ItemSneakerbincgang => 287,
            GtaSaSave_ShopItem::ItemSneakerbincblu => 288,
            GtaSaSave_ShopItem::ItemSneakerbincblk => 289,
            GtaSaSave_ShopItem::ItemSandal => 290,
            GtaSaSave_ShopItem::ItemSandalsock => 291,
            GtaSaSave_ShopItem::ItemFlipflop => 292,
            GtaSaSave_ShopItem::ItemHitop => 293,
            GtaSaSave_ShopItem::ItemConvproblk => 294,
            GtaSaSave_ShopItem::ItemConvproblu => 295,
            GtaSaSave_ShopItem::ItemConvprogrn => 296,
            GtaSaSave_ShopItem::ItemSneakerprored => 297,
            GtaSaSave_ShopItem::ItemSneakerproblu => 298,
            GtaSaSave_ShopItem::ItemSneakerprowht => 299,
            GtaSaSave_ShopItem::ItemBask1prowht => 300,
            GtaSaSave_ShopItem::ItemBask1problk => 301,
            GtaSaSave_ShopItem::ItemBoxingshoe => 302,
            GtaSaSave_ShopItem::ItemConvheatblk => 303,
            GtaSaSave_ShopItem::ItemConvheatred => 304,
            GtaSaSave_ShopItem::ItemConvheatorn => 305,
            GtaSaSave_ShopItem::ItemSneakerheatwht => 306,
            GtaSaSave_ShopItem::ItemSneakerheatgry => 307,
            GtaSaSave_ShopItem::ItemSneakerheatblk => 308,
            GtaSaSave_ShopItem::ItemBask2heatwht => 309,
            GtaSaSave_ShopItem::ItemBask2heatband => 310,
            GtaSaSave_ShopItem::ItemTimbergrey => 311,
            GtaSaSave_ShopItem::ItemTimberred => 312,
            GtaSaSave_ShopItem::ItemTimberfawn => 313,
            GtaSaSave_ShopItem::ItemTimberhike => 314,
            GtaSaSave_ShopItem::ItemCowboyboot => 315,
            GtaSaSave_ShopItem::ItemBiker => 316,
            GtaSaSave_ShopItem::ItemSnakeskin => 317,
            GtaSaSave_ShopItem::ItemShoedressblk => 318,
            GtaSaSave_ShopItem::ItemShoedressbrn => 319,
            GtaSaSave_ShopItem::ItemShoespatz => 320,
            GtaSaSave_ShopItem::ItemDogtag => 321,
            GtaSaSave_ShopItem::ItemNeckafrica => 322,
            GtaSaSave_ShopItem::ItemStopwatch => 323,
            GtaSaSave_ShopItem::ItemNecksaints => 324,
            GtaSaSave_ShopItem::ItemNeckhash => 325,
            GtaSaSave_ShopItem::ItemNecksilver => 326,
            GtaSaSave_ShopItem::ItemNeckgold => 327,
            GtaSaSave_ShopItem::ItemNeckropes => 328,
            GtaSaSave_ShopItem::ItemNeckropeg => 329,
            GtaSaSave_ShopItem::ItemNeckls => 330,
            GtaSaSave_ShopItem::ItemNeckdollar => 331,
            GtaSaSave_ShopItem::ItemNeckcross => 332,
            GtaSaSave_ShopItem::ItemWatchpink => 333,
            GtaSaSave_ShopItem::ItemWatchyellow => 334,
            GtaSaSave_ShopItem::ItemWatchpro => 335,
            GtaSaSave_ShopItem::ItemWatchpro2 => 336,
            GtaSaSave_ShopItem::ItemWatchsub1 => 337,
            GtaSaSave_ShopItem::ItemWatchsub2 => 338,
            GtaSaSave_ShopItem::ItemWatchzip1 => 339,
            GtaSaSave_ShopItem::ItemWatchzip2 => 340,
            GtaSaSave_ShopItem::ItemWatchgno => 341,
            GtaSaSave_ShopItem::ItemWatchgno2 => 342,
            GtaSaSave_ShopItem::ItemWatchcro => 343,
            GtaSaSave_ShopItem::ItemWatchcro2 => 344,
            GtaSaSave_ShopItem::ItemGroucho => 345,
            GtaSaSave_ShopItem::ItemZorro => 346,
            GtaSaSave_ShopItem::ItemEyepatch => 347,
            GtaSaSave_ShopItem::ItemGlasses01 => 348,
            GtaSaSave_ShopItem::ItemGlasses04 => 349,
            GtaSaSave_ShopItem::ItemBandred3 => 350,
            GtaSaSave_ShopItem::ItemBandblue3 => 351,
            GtaSaSave_ShopItem::ItemBandgang3 => 352,
            GtaSaSave_ShopItem::ItemBandblack3 => 353,
            GtaSaSave_ShopItem::ItemGlasses01dark => 354,
            GtaSaSave_ShopItem::ItemGlasses04dark => 355,
            GtaSaSave_ShopItem::ItemGlasses03 => 356,
            GtaSaSave_ShopItem::ItemGlasses03red => 357,
            GtaSaSave_ShopItem::ItemGlasses03blue => 358,
            GtaSaSave_ShopItem::ItemGlasses03dark => 359,
            GtaSaSave_ShopItem::ItemGlasses05dark => 360,
            GtaSaSave_ShopItem::ItemGlasses05 => 361,
            GtaSaSave_ShopItem::ItemBandred => 362,
            GtaSaSave_ShopItem::ItemBandblue => 363,
            GtaSaSave_ShopItem::ItemBandgang => 364,
            GtaSaSave_ShopItem::ItemBandblack => 365,
            GtaSaSave_ShopItem::ItemBandred2 => 366,
            GtaSaSave_ShopItem::ItemBandblue2 => 367,
            GtaSaSave_ShopItem::ItemBandblack2 => 368,
            GtaSaSave_ShopItem::ItemBandgang2 => 369,
            GtaSaSave_ShopItem::ItemCapknitgrn => 370,
            GtaSaSave_ShopItem::ItemCaptruck => 371,
            GtaSaSave_ShopItem::ItemCowboy => 372,
            GtaSaSave_ShopItem::ItemHattiger => 373,
            GtaSaSave_ShopItem::ItemHelmet => 374,
            GtaSaSave_ShopItem::ItemMoto => 375,
            GtaSaSave_ShopItem::ItemBoxingcap => 376,
            GtaSaSave_ShopItem::ItemHockey => 377,
            GtaSaSave_ShopItem::ItemCapgang => 378,
            GtaSaSave_ShopItem::ItemCapgangback => 379,
            GtaSaSave_ShopItem::ItemCapgangside => 380,
            GtaSaSave_ShopItem::ItemCapgangover => 381,
            GtaSaSave_ShopItem::ItemCapgangup => 382,
            GtaSaSave_ShopItem::ItemBikerhelmet => 383,
            GtaSaSave_ShopItem::ItemCapred => 384,
            GtaSaSave_ShopItem::ItemCapredback => 385,
            GtaSaSave_ShopItem::ItemCapredside => 386,
            GtaSaSave_ShopItem::ItemCapredover => 387,
            GtaSaSave_ShopItem::ItemCapredup => 388,
            GtaSaSave_ShopItem::ItemCapblue => 389,
            GtaSaSave_ShopItem::ItemCapblueback => 390,
            GtaSaSave_ShopItem::ItemCapblueside => 391,
            GtaSaSave_ShopItem::ItemCapblueover => 392,
            GtaSaSave_ShopItem::ItemCapblueup => 393,
            GtaSaSave_ShopItem::ItemSkullyblk => 394,
            GtaSaSave_ShopItem::ItemSkullygrn => 395,
            GtaSaSave_ShopItem::ItemHatmancblk => 396,
            GtaSaSave_ShopItem::ItemHatmancplaid => 397,
            GtaSaSave_ShopItem::ItemCapzip => 398,
            GtaSaSave_ShopItem::ItemCapzipback => 399,
            GtaSaSave_ShopItem::ItemCapzipside => 400,
            GtaSaSave_ShopItem::ItemCapzipover => 401,
            GtaSaSave_ShopItem::ItemCapzipup => 402,
            GtaSaSave_ShopItem::ItemBeretred => 403,
            GtaSaSave_ShopItem::ItemBeretblk => 404,
            GtaSaSave_ShopItem::ItemCapblk => 405,
            GtaSaSave_ShopItem::ItemCapblkback => 406,
            GtaSaSave_ShopItem::ItemCapblkside => 407,
            GtaSaSave_ShopItem::ItemCapblkover => 408,
            GtaSaSave_ShopItem::ItemCapblkup => 409,
            GtaSaSave_ShopItem::ItemTrilbydrk => 410,
            GtaSaSave_ShopItem::ItemTrilbylght => 411,
            GtaSaSave_ShopItem::ItemBowler => 412,
            GtaSaSave_ShopItem::ItemBowlerred => 413,
            GtaSaSave_ShopItem::ItemBowlerblue => 414,
            GtaSaSave_ShopItem::ItemBowleryellow => 415,
            GtaSaSave_ShopItem::ItemBoater => 416,
            GtaSaSave_ShopItem::ItemBowlergang => 417,
            GtaSaSave_ShopItem::ItemBoaterblk => 418,
            GtaSaSave_ShopItem::ItemGimpleg => 419,
            GtaSaSave_ShopItem::ItemValet => 420,
            GtaSaSave_ShopItem::ItemCountrytr => 421,
            GtaSaSave_ShopItem::ItemCroupier => 422,
            GtaSaSave_ShopItem::ItemPolicetr => 423,
            GtaSaSave_ShopItem::ItemBalaclava => 424,
            GtaSaSave_ShopItem::ItemPimptr => 425,
            GtaSaSave_ShopItem::ItemGarageleg => 426,
            GtaSaSave_ShopItem::ItemMedictr => 427,
            GtaSaSave_ShopItem::ItemPlayerFace => 428,
            GtaSaSave_ShopItem::ItemHairblond => 429,
            GtaSaSave_ShopItem::ItemHairred => 430,
            GtaSaSave_ShopItem::ItemHairblue => 431,
            GtaSaSave_ShopItem::ItemHairgreen => 432,
            GtaSaSave_ShopItem::ItemHairpink => 433,
            GtaSaSave_ShopItem::ItemBald => 434,
            GtaSaSave_ShopItem::ItemBaldbeard => 435,
            GtaSaSave_ShopItem::ItemBaldtash => 436,
            GtaSaSave_ShopItem::ItemBaldgoatee => 437,
            GtaSaSave_ShopItem::ItemHighfade => 438,
            GtaSaSave_ShopItem::ItemHighafro => 439,
            GtaSaSave_ShopItem::ItemWedge => 440,
            GtaSaSave_ShopItem::ItemSlope => 441,
            GtaSaSave_ShopItem::ItemJhericurl => 442,
            GtaSaSave_ShopItem::ItemCornrows => 443,
            GtaSaSave_ShopItem::ItemCornrowsb => 444,
            GtaSaSave_ShopItem::ItemTramline => 445,
            GtaSaSave_ShopItem::ItemGroovecut => 446,
            GtaSaSave_ShopItem::ItemMohawk => 447,
            GtaSaSave_ShopItem::ItemMohawkblond => 448,
            GtaSaSave_ShopItem::ItemMohawkpink => 449,
            GtaSaSave_ShopItem::ItemMohawkbeard => 450,
            GtaSaSave_ShopItem::ItemAfro => 451,
            GtaSaSave_ShopItem::ItemAfrotash => 452,
            GtaSaSave_ShopItem::ItemAfrobeard => 453,
            GtaSaSave_ShopItem::ItemAfroblond => 454,
            GtaSaSave_ShopItem::ItemFlattop => 455,
            GtaSaSave_ShopItem::ItemElvishair => 456,
            GtaSaSave_ShopItem::ItemBeard => 457,
            GtaSaSave_ShopItem::ItemTash => 458,
            GtaSaSave_ShopItem::ItemGoatee => 459,
            GtaSaSave_ShopItem::ItemAfrogoatee => 460,
            GtaSaSave_ShopItem::Item4weed => 461,
            GtaSaSave_ShopItem::Item4rip => 462,
            GtaSaSave_ShopItem::Item4spider => 463,
            GtaSaSave_ShopItem::Item5gun => 464,
            GtaSaSave_ShopItem::Item5cross => 465,
            GtaSaSave_ShopItem::Item5cross2 => 466,
            GtaSaSave_ShopItem::Item5cross3 => 467,
            GtaSaSave_ShopItem::Item6aztec => 468,
            GtaSaSave_ShopItem::Item6crown => 469,
            GtaSaSave_ShopItem::Item6clown => 470,
            GtaSaSave_ShopItem::Item6africa => 471,
            GtaSaSave_ShopItem::Item7cross => 472,
            GtaSaSave_ShopItem::Item7cross2 => 473,
            GtaSaSave_ShopItem::Item7cross3 => 474,
            GtaSaSave_ShopItem::Item7mary => 475,
            GtaSaSave_ShopItem::Item8sa => 476,
            GtaSaSave_ShopItem::Item8sa2 => 477,
            GtaSaSave_ShopItem::Item8sa3 => 478,
            GtaSaSave_ShopItem::Item8westside => 479,
            GtaSaSave_ShopItem::Item8santos => 480,
            GtaSaSave_ShopItem::Item8poker => 481,
            GtaSaSave_ShopItem::Item8gun => 482,
            GtaSaSave_ShopItem::Item9crown => 483,
            GtaSaSave_ShopItem::Item9gun => 484,
            GtaSaSave_ShopItem::Item9gun2 => 485,
            GtaSaSave_ShopItem::Item9homeboy => 486,
            GtaSaSave_ShopItem::Item9bullet => 487,
            GtaSaSave_ShopItem::Item9rasta => 488,
            GtaSaSave_ShopItem::Item10ls => 489,
            GtaSaSave_ShopItem::Item10ls2 => 490,
            GtaSaSave_ShopItem::Item10ls3 => 491,
            GtaSaSave_ShopItem::Item10ls4 => 492,
            GtaSaSave_ShopItem::Item10ls5 => 493,
            GtaSaSave_ShopItem::Item10og => 494,
            GtaSaSave_ShopItem::Item10weed => 495,
            GtaSaSave_ShopItem::Item11grove => 496,
            GtaSaSave_ShopItem::Item11grove2 => 497,
            GtaSaSave_ShopItem::Item11grove3 => 498,
            GtaSaSave_ShopItem::Item11dice => 499,
            GtaSaSave_ShopItem::Item11dice2 => 500,
            GtaSaSave_ShopItem::Item11jail => 501,
            GtaSaSave_ShopItem::Item11godsgift => 502,
            GtaSaSave_ShopItem::Item12angels => 503,
            GtaSaSave_ShopItem::Item12mayabird => 504,
            GtaSaSave_ShopItem::Item12dagger => 505,
            GtaSaSave_ShopItem::Item12bandit => 506,
            GtaSaSave_ShopItem::Item12cross7 => 507,
            GtaSaSave_ShopItem::Item12mayaface => 508,
            GtaSaSave_ShopItem::ItemBurgerlow => 509,
            GtaSaSave_ShopItem::ItemBurgermed => 510,
            GtaSaSave_ShopItem::ItemBurgerhigh => 511,
            GtaSaSave_ShopItem::ItemBurgerHealthy => 512,
            GtaSaSave_ShopItem::ItemClucklow => 513,
            GtaSaSave_ShopItem::ItemCluckmed => 514,
            GtaSaSave_ShopItem::ItemCluckhigh => 515,
            GtaSaSave_ShopItem::ItemCluckHealthy => 516,
            GtaSaSave_ShopItem::ItemPizzalow => 517,
            GtaSaSave_ShopItem::ItemPizzamed => 518,
            GtaSaSave_ShopItem::ItemPizzahigh => 519,
            GtaSaSave_ShopItem::ItemPizzaHealthy => 520,
            GtaSaSave_ShopItem::ItemRustylow => 521,
            GtaSaSave_ShopItem::ItemRustymed => 522,
            GtaSaSave_ShopItem::ItemRustyhigh => 523,
            GtaSaSave_ShopItem::ItemPistol => 524,
            GtaSaSave_ShopItem::ItemPistolSilenced => 525,
            GtaSaSave_ShopItem::ItemDesertEagle => 526,
            GtaSaSave_ShopItem::ItemGrenade => 527,
            GtaSaSave_ShopItem::ItemShotgun => 528,
            GtaSaSave_ShopItem::ItemSpas12 => 529,
            GtaSaSave_ShopItem::ItemSawnoff => 530,
            GtaSaSave_ShopItem::ItemMicroUzi => 531,
            GtaSaSave_ShopItem::ItemTec9 => 532,
            GtaSaSave_ShopItem::ItemMp5 => 533,
            GtaSaSave_ShopItem::ItemAk47 => 534,
            GtaSaSave_ShopItem::ItemM4 => 535,
            GtaSaSave_ShopItem::ItemCountryrifle => 536,
            GtaSaSave_ShopItem::ItemSniperrifle => 537,
            GtaSaSave_ShopItem::ItemRlauncher => 538,
            GtaSaSave_ShopItem::ItemRlauncherHs => 539,
            GtaSaSave_ShopItem::ItemFthrower => 540,
            GtaSaSave_ShopItem::ItemSatchelCharge => 541,
            GtaSaSave_ShopItem::ItemMinigun => 542,
            GtaSaSave_ShopItem::ItemArmour => 543,
            GtaSaSave_ShopItem::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ShopItem {
    fn default() -> Self { GtaSaSave_ShopItem::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_StatMessage {

    /**
     * Statistic 21 is more than 250.
     */
    Message0,

    /**
     * Statistic 21 is more than 400.
     */
    Message1,

    /**
     * Statistic 21 is more than 600.
     */
    Message2,

    /**
     * Statistic 21 is more than 800.
     */
    Message3,

    /**
     * Statistic 21 is more than 950.
     */
    Message4,

    /**
     * Statistic 22 is more than 20.
     */
    Message5,

    /**
     * Statistic 22 is more than 100.
     */
    Message6,

    /**
     * Statistic 22 is more than 200.
     */
    Message7,

    /**
     * Statistic 22 is more than 300.
     */
    Message8,

    /**
     * Statistic 22 is more than 400.
     */
    Message9,

    /**
     * Statistic 22 is more than 500.
     */
    Message10,

    /**
     * Statistic 22 is more than 600.
     */
    Message11,

    /**
     * Statistic 22 is more than 700.
     */
    Message12,

    /**
     * Statistic 22 is more than 800.
     */
    Message13,

    /**
     * Statistic 22 is more than 900.
     */
    Message14,

    /**
     * Statistic 22 is more than 999.
     */
    Message15,

    /**
     * Statistic 23 is more than 100.
     */
    Message16,

    /**
     * Statistic 23 is more than 200.
     */
    Message17,

    /**
     * Statistic 23 is more than 350.
     */
    Message18,

    /**
     * Statistic 23 is more than 400.
     */
    Message19,

    /**
     * Statistic 23 is more than 600.
     */
    Message20,

    /**
     * Statistic 23 is more than 800.
     */
    Message21,

    /**
     * Statistic 23 is more than 999.
     */
    Message22,

    /**
     * Statistic 223 is more than 20.
     */
    Message23,

    /**
     * Statistic 223 is more than 180.
     */
    Message24,

    /**
     * Statistic 225 is more than 50.
     */
    Message25,

    /**
     * Statistic 225 is more than 250.
     */
    Message26,

    /**
     * Statistic 225 is more than 500.
     */
    Message27,

    /**
     * Statistic 225 is more than 750.
     */
    Message28,

    /**
     * Statistic 225 is more than 999.
     */
    Message29,

    /**
     * Statistic 229 is more than 20.
     */
    Message30,

    /**
     * Statistic 229 is more than 200.
     */
    Message31,

    /**
     * Statistic 229 is more than 400.
     */
    Message32,

    /**
     * Statistic 229 is more than 800.
     */
    Message33,

    /**
     * Statistic 229 is more than 999.
     */
    Message34,

    /**
     * Statistic 230 is more than 20.
     */
    Message35,

    /**
     * Statistic 230 is more than 200.
     */
    Message36,

    /**
     * Statistic 230 is more than 400.
     */
    Message37,

    /**
     * Statistic 230 is more than 800.
     */
    Message38,

    /**
     * Statistic 230 is more than 999.
     */
    Message39,

    /**
     * Statistic 64 is more than 1.
     */
    Message40,

    /**
     * Statistic 64 is more than 10.
     */
    Message41,

    /**
     * Statistic 64 is more than 60.
     */
    Message42,

    /**
     * Statistic 64 is more than 160.
     */
    Message43,

    /**
     * Statistic 64 is more than 330.
     */
    Message44,

    /**
     * Statistic 64 is more than 540.
     */
    Message45,

    /**
     * Statistic 64 is more than 800.
     */
    Message46,

    /**
     * Statistic 64 is less than 10.
     */
    Message47,

    /**
     * Statistic 64 is less than 60.
     */
    Message48,

    /**
     * Statistic 64 is less than 160.
     */
    Message49,

    /**
     * Statistic 64 is less than 330.
     */
    Message50,

    /**
     * Statistic 64 is less than 540.
     */
    Message51,

    /**
     * Statistic 64 is less than 800.
     */
    Message52,

    /**
     * Statistic 69 is more than 40.
     */
    Message53,

    /**
     * Statistic 69 is more than 200.
     */
    Message54,

    /**
     * Statistic 69 is more than 400.
     */
    Message55,

    /**
     * Statistic 69 is more than 600.
     */
    Message56,

    /**
     * Statistic 69 is more than 800.
     */
    Message57,

    /**
     * Statistic 69 is more than 999.
     */
    Message58,

    /**
     * Statistic 70 is more than 200.
     */
    Message59,

    /**
     * Statistic 70 is more than 400.
     */
    Message60,

    /**
     * Statistic 70 is more than 500.
     */
    Message61,

    /**
     * Statistic 70 is more than 600.
     */
    Message62,

    /**
     * Statistic 70 is more than 800.
     */
    Message63,

    /**
     * Statistic 70 is more than 999.
     */
    Message64,

    /**
     * Statistic 71 is more than 200.
     */
    Message65,

    /**
     * Statistic 71 is more than 400.
     */
    Message66,

    /**
     * Statistic 71 is more than 600.
     */
    Message67,

    /**
     * Statistic 71 is more than 800.
     */
    Message68,

    /**
     * Statistic 71 is more than 999.
     */
    Message69,

    /**
     * Statistic 72 is more than 200.
     */
    Message70,

    /**
     * Statistic 72 is more than 400.
     */
    Message71,

    /**
     * Statistic 72 is more than 600.
     */
    Message72,

    /**
     * Statistic 72 is more than 800.
     */
    Message73,

    /**
     * Statistic 72 is more than 999.
     */
    Message74,

    /**
     * Statistic 73 is more than 200.
     */
    Message75,

    /**
     * Statistic 73 is more than 400.
     */
    Message76,

    /**
     * Statistic 73 is more than 600.
     */
    Message77,

    /**
     * Statistic 73 is more than 800.
     */
    Message78,

    /**
     * Statistic 73 is more than 999.
     */
    Message79,

    /**
     * Statistic 74 is more than 200.
     */
    Message80,

    /**
     * Statistic 74 is more than 400.
     */
    Message81,

    /**
     * Statistic 74 is more than 600.
     */
    Message82,

    /**
     * Statistic 74 is more than 800.
     */
    Message83,

    /**
     * Statistic 74 is more than 999.
     */
    Message84,

    /**
     * Statistic 75 is more than 50.
     */
    Message85,

    /**
     * Statistic 75 is more than 200.
     */
    Message86,

    /**
     * Statistic 75 is more than 400.
     */
    Message87,

    /**
     * Statistic 75 is more than 600.
     */
    Message88,

    /**
     * Statistic 75 is more than 800.
     */
    Message89,

    /**
     * Statistic 75 is more than 999.
     */
    Message90,

    /**
     * Statistic 76 is more than 250.
     */
    Message91,

    /**
     * Statistic 76 is more than 400.
     */
    Message92,

    /**
     * Statistic 76 is more than 600.
     */
    Message93,

    /**
     * Statistic 76 is more than 800.
     */
    Message94,

    /**
     * Statistic 76 is more than 999.
     */
    Message95,

    /**
     * Statistic 77 is more than 200.
     */
    Message96,

    /**
     * Statistic 77 is more than 400.
     */
    Message97,

    /**
     * Statistic 77 is more than 600.
     */
    Message98,

    /**
     * Statistic 77 is more than 800.
     */
    Message99,

    /**
     * Statistic 77 is more than 999.
     */
    Message100,

    /**
     * Statistic 78 is more than 200.
     */
    Message101,

    /**
     * Statistic 78 is more than 400.
     */
    Message102,

    /**
     * Statistic 78 is more than 600.
     */
    Message103,

    /**
     * Statistic 78 is more than 800.
     */
    Message104,

    /**
     * Statistic 78 is more than 999.
     */
    Message105,

    /**
     * Statistic 79 is more than 200.
     */
    Message106,

    /**
     * Statistic 79 is more than 300.
     */
    Message107,

    /**
     * Statistic 79 is more than 400.
     */
    Message108,

    /**
     * Statistic 79 is more than 600.
     */
    Message109,

    /**
     * Statistic 79 is more than 800.
     */
    Message110,

    /**
     * Statistic 79 is more than 999.
     */
    Message111,

    /**
     * Statistic 81 is more than 1.
     */
    Message112,

    /**
     * Statistic 81 is more than 10.
     */
    Message113,

    /**
     * Statistic 81 is more than 100.
     */
    Message114,

    /**
     * Statistic 81 is more than 999.
     */
    Message115,

    /**
     * Statistic 163 is more than 20.
     */
    Message116,

    /**
     * Statistic 163 is more than 200.
     */
    Message117,

    /**
     * Statistic 163 is more than 400.
     */
    Message118,

    /**
     * Statistic 163 is more than 600.
     */
    Message119,

    /**
     * Statistic 163 is more than 800.
     */
    Message120,

    /**
     * Statistic 163 is more than 999.
     */
    Message121,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_StatMessage {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_StatMessage> {
        match flag {
            0 => Ok(GtaSaSave_StatMessage::Message0),
            1 => Ok(GtaSaSave_StatMessage::Message1),
            2 => Ok(GtaSaSave_StatMessage::Message2),
            3 => Ok(GtaSaSave_StatMessage::Message3),
            4 => Ok(GtaSaSave_StatMessage::Message4),
            5 => Ok(GtaSaSave_StatMessage::Message5),
            6 => Ok(GtaSaSave_StatMessage::Message6),
            7 => Ok(GtaSaSave_StatMessage::Message7),
            8 => Ok(GtaSaSave_StatMessage::Message8),
            9 => Ok(GtaSaSave_StatMessage::Message9),
            10 => Ok(GtaSaSave_StatMessage::Message10),
            11 => Ok(GtaSaSave_StatMessage::Message11),
            12 => Ok(GtaSaSave_StatMessage::Message12),
            13 => Ok(GtaSaSave_StatMessage::Message13),
            14 => Ok(GtaSaSave_StatMessage::Message14),
            15 => Ok(GtaSaSave_StatMessage::Message15),
            16 => Ok(GtaSaSave_StatMessage::Message16),
            17 => Ok(GtaSaSave_StatMessage::Message17),
            18 => Ok(GtaSaSave_StatMessage::Message18),
            19 => Ok(GtaSaSave_StatMessage::Message19),
            20 => Ok(GtaSaSave_StatMessage::Message20),
            21 => Ok(GtaSaSave_StatMessage::Message21),
            22 => Ok(GtaSaSave_StatMessage::Message22),
            23 => Ok(GtaSaSave_StatMessage::Message23),
            24 => Ok(GtaSaSave_StatMessage::Message24),
            25 => Ok(GtaSaSave_StatMessage::Message25),
            26 => Ok(GtaSaSave_StatMessage::Message26),
            27 => Ok(GtaSaSave_StatMessage::Message27),
            28 => Ok(GtaSaSave_StatMessage::Message28),
            29 => Ok(GtaSaSave_StatMessage::Message29),
            30 => Ok(GtaSaSave_StatMessage::Message30),
            31 => Ok(GtaSaSave_StatMessage::Message31),
            32 => Ok(GtaSaSave_StatMessage::Message32),
            33 => Ok(GtaSaSave_StatMessage::Message33),
            34 => Ok(GtaSaSave_StatMessage::Message34),
            35 => Ok(GtaSaSave_StatMessage::Message35),
            36 => Ok(GtaSaSave_StatMessage::Message36),
            37 => Ok(GtaSaSave_StatMessage::Message37),
            38 => Ok(GtaSaSave_StatMessage::Message38),
            39 => Ok(GtaSaSave_StatMessage::Message39),
            40 => Ok(GtaSaSave_StatMessage::Message40),
            41 => Ok(GtaSaSave_StatMessage::Message41),
            42 => Ok(GtaSaSave_StatMessage::Message42),
            43 => Ok(GtaSaSave_StatMessage::Message43),
            44 => Ok(GtaSaSave_StatMessage::Message44),
            45 => Ok(GtaSaSave_StatMessage::Message45),
            46 => Ok(GtaSaSave_StatMessage::Message46),
            47 => Ok(GtaSaSave_StatMessage::Message47),
            48 => Ok(GtaSaSave_StatMessage::Message48),
            49 => Ok(GtaSaSave_StatMessage::Message49),
            50 => Ok(GtaSaSave_StatMessage::Message50),
            51 => Ok(GtaSaSave_StatMessage::Message51),
            52 => Ok(GtaSaSave_StatMessage::Message52),
            53 => Ok(GtaSaSave_StatMessage::Message53),
            54 => Ok(GtaSaSave_StatMessage::Message54),
            55 => Ok(GtaSaSave_StatMessage::Message55),
            56 => Ok(GtaSaSave_StatMessage::Message56),
            57 => Ok(GtaSaSave_StatMessage::Message57),
            58 => Ok(GtaSaSave_StatMessage::Message58),
            59 => Ok(GtaSaSave_StatMessage::Message59),
            60 => Ok(GtaSaSave_StatMessage::Message60),
            61 => Ok(GtaSaSave_StatMessage::Message61),
            62 => Ok(GtaSaSave_StatMessage::Message62),
            63 => Ok(GtaSaSave_StatMessage::Message63),
            64 => Ok(GtaSaSave_StatMessage::Message64),
            65 => Ok(GtaSaSave_StatMessage::Message65),
            66 => Ok(GtaSaSave_StatMessage::Message66),
            67 => Ok(GtaSaSave_StatMessage::Message67),
            68 => Ok(GtaSaSave_StatMessage::Message68),
            69 => Ok(GtaSaSave_StatMessage::Message69),
            70 => Ok(GtaSaSave_StatMessage::Message70),
            71 => Ok(GtaSaSave_StatMessage::Message71),
            72 => Ok(GtaSaSave_StatMessage::Message72),
            73 => Ok(GtaSaSave_StatMessage::Message73),
            74 => Ok(GtaSaSave_StatMessage::Message74),
            75 => Ok(GtaSaSave_StatMessage::Message75),
            76 => Ok(GtaSaSave_StatMessage::Message76),
            77 => Ok(GtaSaSave_StatMessage::Message77),
            78 => Ok(GtaSaSave_StatMessage::Message78),
            79 => Ok(GtaSaSave_StatMessage::Message79),
            80 => Ok(GtaSaSave_StatMessage::Message80),
            81 => Ok(GtaSaSave_StatMessage::Message81),
            82 => Ok(GtaSaSave_StatMessage::Message82),
            83 => Ok(GtaSaSave_StatMessage::Message83),
            84 => Ok(GtaSaSave_StatMessage::Message84),
            85 => Ok(GtaSaSave_StatMessage::Message85),
            86 => Ok(GtaSaSave_StatMessage::Message86),
            87 => Ok(GtaSaSave_StatMessage::Message87),
            88 => Ok(GtaSaSave_StatMessage::Message88),
            89 => Ok(GtaSaSave_StatMessage::Message89),
            90 => Ok(GtaSaSave_StatMessage::Message90),
            91 => Ok(GtaSaSave_StatMessage::Message91),
            92 => Ok(GtaSaSave_StatMessage::Message92),
            93 => Ok(GtaSaSave_StatMessage::Message93),
            94 => Ok(GtaSaSave_StatMessage::Message94),
            95 => Ok(GtaSaSave_StatMessage::Message95),
            96 => Ok(GtaSaSave_StatMessage::Message96),
            97 => Ok(GtaSaSave_StatMessage::Message97),
            98 => Ok(GtaSaSave_StatMessage::Message98),
            99 => Ok(GtaSaSave_StatMessage::Message99),
            100 => Ok(GtaSaSave_StatMessage::Message100),
            101 => Ok(GtaSaSave_StatMessage::Message101),
            102 => Ok(GtaSaSave_StatMessage::Message102),
            103 => Ok(GtaSaSave_StatMessage::Message103),
            104 => Ok(GtaSaSave_StatMessage::Message104),
            105 => Ok(GtaSaSave_StatMessage::Message105),
            106 => Ok(GtaSaSave_StatMessage::Message106),
            107 => Ok(GtaSaSave_StatMessage::Message107),
            108 => Ok(GtaSaSave_StatMessage::Message108),
            109 => Ok(GtaSaSave_StatMessage::Message109),
            110 => Ok(GtaSaSave_StatMessage::Message110),
            111 => Ok(GtaSaSave_StatMessage::Message111),
            112 => Ok(GtaSaSave_StatMessage::Message112),
            113 => Ok(GtaSaSave_StatMessage::Message113),
            114 => Ok(GtaSaSave_StatMessage::Message114),
            115 => Ok(GtaSaSave_StatMessage::Message115),
            116 => Ok(GtaSaSave_StatMessage::Message116),
            117 => Ok(GtaSaSave_StatMessage::Message117),
            118 => Ok(GtaSaSave_StatMessage::Message118),
            119 => Ok(GtaSaSave_StatMessage::Message119),
            120 => Ok(GtaSaSave_StatMessage::Message120),
            121 => Ok(GtaSaSave_StatMessage::Message121),
            _ => Ok(GtaSaSave_StatMessage::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_StatMessage> for i64 {
    fn from(v: &GtaSaSave_StatMessage) -> Self {
        match *v {
            GtaSaSave_StatMessage::Message0 => 0,
            GtaSaSave_StatMessage::Message1 => 1,
            GtaSaSave_StatMessage::Message2 => 2,
            GtaSaSave_StatMessage::Message3 => 3,
            GtaSaSave_StatMessage::Message4 => 4,
            GtaSaSave_StatMessage::Message5 => 5,
            GtaSaSave_StatMessage::Message6 => 6,
            GtaSaSave_StatMessage::Message7 => 7,
            GtaSaSave_StatMessage::Message8 => 8,
            GtaSaSave_StatMessage::Message9 => 9,
            GtaSaSave_StatMessage::Message10 => 10,
            GtaSaSave_StatMessage::Message11 => 11,
            GtaSaSave_StatMessage::Message12 => 12,
            GtaSaSave_StatMessage::Message13 => 13,
            GtaSaSave_StatMessage::Message14 => 14,
            GtaSaSave_StatMessage::Message15 => 15,
            GtaSaSave_StatMessage::Message16 => 16,
            GtaSaSave_StatMessage::Message17 => 17,
            GtaSaSave_StatMessage::Message18 => 18,
            GtaSaSave_StatMessage::Message19 => 19,
            GtaSaSave_StatMessage::Message20 => 20,
            GtaSaSave_StatMessage::Message21 => 21,
            GtaSaSave_StatMessage::Message22 => 22,
            GtaSaSave_StatMessage::Message23 => 23,
            GtaSaSave_StatMessage::Message24 => 24,
            GtaSaSave_StatMessage::Message25 => 25,
            GtaSaSave_StatMessage::Message26 => 26,
            GtaSaSave_StatMessage::Message27 => 27,
            GtaSaSave_StatMessage::Message28 => 28,
            GtaSaSave_StatMessage::Message29 => 29,
            GtaSaSave_StatMessage::Message30 => 30,
            GtaSaSave_StatMessage::Message31 => 31,
            GtaSaSave_StatMessage::Message32 => 32,
            GtaSaSave_StatMessage::Message33 => 33,
            GtaSaSave_StatMessage::Message34 => 34,
            GtaSaSave_StatMessage::Message35 => 35,
            GtaSaSave_StatMessage::Message36 => 36,
            GtaSaSave_StatMessage::Message37 => 37,
            GtaSaSave_StatMessage::Message38 => 38,
            GtaSaSave_StatMessage::Message39 => 39,
            GtaSaSave_StatMessage::Message40 => 40,
            GtaSaSave_StatMessage::Message41 => 41,
            GtaSaSave_StatMessage::Message42 => 42,
            GtaSaSave_StatMessage::Message43 => 43,
            GtaSaSave_StatMessage::Message44 => 44,
            GtaSaSave_StatMessage::Message45 => 45,
            GtaSaSave_StatMessage::Message46 => 46,
            GtaSaSave_StatMessage::Message47 => 47,
            GtaSaSave_StatMessage::Message48 => 48,
            GtaSaSave_StatMessage::Message49 => 49,
            GtaSaSave_StatMessage::Message50 => 50,
            GtaSaSave_StatMessage::Message51 => 51,
            GtaSaSave_StatMessage::Message52 => 52,
            GtaSaSave_StatMessage::Message53 => 53,
            GtaSaSave_StatMessage::Message54 => 54,
            GtaSaSave_StatMessage::Message55 => 55,
            GtaSaSave_StatMessage::Message56 => 56,
            GtaSaSave_StatMessage::Message57 => 57,
            GtaSaSave_StatMessage::Message58 => 58,
            GtaSaSave_StatMessage::Message59 => 59,
            GtaSaSave_StatMessage::Message60 => 60,
            GtaSaSave_StatMessage::Message61 => 61,
            GtaSaSave_StatMessage::Message62 => 62,
            GtaSaSave_StatMessage::Message63 => 63,
            GtaSaSave_StatMessage::Message64 => 64,
            GtaSaSave_StatMessage::Message65 => 65,
            GtaSaSave_StatMessage::Message66 => 66,
            GtaSaSave_StatMessage::Message67 => 67,
            GtaSaSave_StatMessage::Message68 => 68,
            GtaSaSave_StatMessage::Message69 => 69,
            GtaSaSave_StatMessage::Message70 => 70,
            GtaSaSave_StatMessage::Message71 => 71,
            GtaSaSave_StatMessage::Message72 => 72,
            GtaSaSave_StatMessage::Message73 => 73,
            GtaSaSave_StatMessage::Message74 => 74,
            GtaSaSave_StatMessage::Message75 => 75,
            GtaSaSave_StatMessage::Message76 => 76,
            GtaSaSave_StatMessage::Message77 => 77,
            GtaSaSave_StatMessage::Message78 => 78,
            GtaSaSave_StatMessage::Message79 => 79,
            GtaSaSave_StatMessage::Message80 => 80,
            GtaSaSave_StatMessage::Message81 => 81,
            GtaSaSave_StatMessage::Message82 => 82,
            GtaSaSave_StatMessage::Message83 => 83,
            GtaSaSave_StatMessage::Message84 => 84,
            GtaSaSave_StatMessage::Message85 => 85,
            GtaSaSave_StatMessage::Message86 => 86,
            GtaSaSave_StatMessage::Message87 => 87,
            GtaSaSave_StatMessage::Message88 => 88,
            GtaSaSave_StatMessage::Message89 => 89,
            GtaSaSave_StatMessage::Message90 => 90,
            GtaSaSave_StatMessage::Message91 => 91,
            GtaSaSave_StatMessage::Message92 => 92,
            GtaSaSave_StatMessage::Message93 => 93,
            GtaSaSave_StatMessage::Message94 => 94,
            GtaSaSave_StatMessage::Message95 => 95,
            GtaSaSave_StatMessage::Message96 => 96,
            GtaSaSave_StatMessage::Message97 => 97,
            GtaSaSave_StatMessage::Message98 => 98,
            GtaSaSave_StatMessage::Message99 => 99,
            GtaSaSave_StatMessage::Message100 => 100,
            GtaSaSave_StatMessage::Message101 => 101,
            GtaSaSave_StatMessage::Message102 => 102,
            GtaSaSave_StatMessage::Message103 => 103,
            GtaSaSave_StatMessage::Message104 => 104,
            GtaSaSave_StatMessage::Message105 => 105,
            GtaSaSave_StatMessage::Message106 => 106,
            GtaSaSave_StatMessage::Message107 => 107,
            GtaSaSave_StatMessage::Message108 => 108,
            GtaSaSave_StatMessage::Message109 => 109,
            GtaSaSave_StatMessage::Message110 => 110,
            GtaSaSave_StatMessage::Message111 => 111,
            GtaSaSave_StatMessage::Message112 => 112,
            GtaSaSave_StatMessage::Message113 => 113,
            GtaSaSave_StatMessage::Message114 => 114,
            GtaSaSave_StatMessage::Message115 => 115,
            GtaSaSave_StatMessage::Message116 => 116,
            GtaSaSave_StatMessage::Message117 => 117,
            GtaSaSave_StatMessage::Message118 => 118,
            GtaSaSave_StatMessage::Message119 => 119,
            GtaSaSave_StatMessage::Message120 => 120,
            GtaSaSave_StatMessage::Message121 => 121,
            GtaSaSave_StatMessage::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_StatMessage {
    fn default() -> Self { GtaSaSave_StatMessage::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Station {

    /**
     * Emergency.
     */
    CarEmergency,

    /**
     * Playback FM.
     */
    CarPlaybackFm,

    /**
     * K-Rose.
     */
    CarKRose,

    /**
     * K-DST.
     */
    CarKDst,

    /**
     * Bounce FM.
     */
    CarBounceFm,

    /**
     * SF-UR.
     */
    CarSfUr,

    /**
     * Radio Los Santos.
     */
    CarRadioLosSantos,

    /**
     * Radio X.
     */
    CarRadioX,

    /**
     * CSR 103.9.
     */
    CarCsr1039,

    /**
     * K-Jah West.
     */
    CarKJahWest,

    /**
     * Master Sounds 98.3.
     */
    CarMasterSounds983,

    /**
     * WCTR.
     */
    CarWctr,

    /**
     * User tracks.
     */
    CarUserTracks,

    /**
     * Off.
     */
    CarOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Station {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Station> {
        match flag {
            0 => Ok(GtaSaSave_Station::CarEmergency),
            1 => Ok(GtaSaSave_Station::CarPlaybackFm),
            2 => Ok(GtaSaSave_Station::CarKRose),
            3 => Ok(GtaSaSave_Station::CarKDst),
            4 => Ok(GtaSaSave_Station::CarBounceFm),
            5 => Ok(GtaSaSave_Station::CarSfUr),
            6 => Ok(GtaSaSave_Station::CarRadioLosSantos),
            7 => Ok(GtaSaSave_Station::CarRadioX),
            8 => Ok(GtaSaSave_Station::CarCsr1039),
            9 => Ok(GtaSaSave_Station::CarKJahWest),
            10 => Ok(GtaSaSave_Station::CarMasterSounds983),
            11 => Ok(GtaSaSave_Station::CarWctr),
            12 => Ok(GtaSaSave_Station::CarUserTracks),
            13 => Ok(GtaSaSave_Station::CarOff),
            _ => Ok(GtaSaSave_Station::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Station> for i64 {
    fn from(v: &GtaSaSave_Station) -> Self {
        match *v {
            GtaSaSave_Station::CarEmergency => 0,
            GtaSaSave_Station::CarPlaybackFm => 1,
            GtaSaSave_Station::CarKRose => 2,
            GtaSaSave_Station::CarKDst => 3,
            GtaSaSave_Station::CarBounceFm => 4,
            GtaSaSave_Station::CarSfUr => 5,
            GtaSaSave_Station::CarRadioLosSantos => 6,
            GtaSaSave_Station::CarRadioX => 7,
            GtaSaSave_Station::CarCsr1039 => 8,
            GtaSaSave_Station::CarKJahWest => 9,
            GtaSaSave_Station::CarMasterSounds983 => 10,
            GtaSaSave_Station::CarWctr => 11,
            GtaSaSave_Station::CarUserTracks => 12,
            GtaSaSave_Station::CarOff => 13,
            GtaSaSave_Station::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Station {
    fn default() -> Self { GtaSaSave_Station::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_StationOrder {

    /**
     * Emergency.
     */
    RadioEmergency,

    /**
     * Playback FM.
     */
    RadioPlaybackFm,

    /**
     * K-Rose.
     */
    RadioKRose,

    /**
     * K-DST.
     */
    RadioKDst,

    /**
     * Bounce FM.
     */
    RadioBounceFm,

    /**
     * SF-UR.
     */
    RadioSfUr,

    /**
     * Radio Los Santos.
     */
    RadioRadioLosSantos,

    /**
     * Radio X.
     */
    RadioRadioX,

    /**
     * CSR 103.9.
     */
    RadioCsr1039,

    /**
     * K-Jah West.
     */
    RadioKJahWest,

    /**
     * Master Sounds 98.3.
     */
    RadioMasterSounds983,

    /**
     * WCTR.
     */
    RadioWctr,

    /**
     * User tracks.
     */
    RadioUserTracks,

    /**
     * Off.
     */
    RadioOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_StationOrder {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_StationOrder> {
        match flag {
            0 => Ok(GtaSaSave_StationOrder::RadioEmergency),
            1 => Ok(GtaSaSave_StationOrder::RadioPlaybackFm),
            2 => Ok(GtaSaSave_StationOrder::RadioKRose),
            3 => Ok(GtaSaSave_StationOrder::RadioKDst),
            4 => Ok(GtaSaSave_StationOrder::RadioBounceFm),
            5 => Ok(GtaSaSave_StationOrder::RadioSfUr),
            6 => Ok(GtaSaSave_StationOrder::RadioRadioLosSantos),
            7 => Ok(GtaSaSave_StationOrder::RadioRadioX),
            8 => Ok(GtaSaSave_StationOrder::RadioCsr1039),
            9 => Ok(GtaSaSave_StationOrder::RadioKJahWest),
            10 => Ok(GtaSaSave_StationOrder::RadioMasterSounds983),
            11 => Ok(GtaSaSave_StationOrder::RadioWctr),
            12 => Ok(GtaSaSave_StationOrder::RadioUserTracks),
            13 => Ok(GtaSaSave_StationOrder::RadioOff),
            _ => Ok(GtaSaSave_StationOrder::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_StationOrder> for i64 {
    fn from(v: &GtaSaSave_StationOrder) -> Self {
        match *v {
            GtaSaSave_StationOrder::RadioEmergency => 0,
            GtaSaSave_StationOrder::RadioPlaybackFm => 1,
            GtaSaSave_StationOrder::RadioKRose => 2,
            GtaSaSave_StationOrder::RadioKDst => 3,
            GtaSaSave_StationOrder::RadioBounceFm => 4,
            GtaSaSave_StationOrder::RadioSfUr => 5,
            GtaSaSave_StationOrder::RadioRadioLosSantos => 6,
            GtaSaSave_StationOrder::RadioRadioX => 7,
            GtaSaSave_StationOrder::RadioCsr1039 => 8,
            GtaSaSave_StationOrder::RadioKJahWest => 9,
            GtaSaSave_StationOrder::RadioMasterSounds983 => 10,
            GtaSaSave_StationOrder::RadioWctr => 11,
            GtaSaSave_StationOrder::RadioUserTracks => 12,
            GtaSaSave_StationOrder::RadioOff => 13,
            GtaSaSave_StationOrder::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_StationOrder {
    fn default() -> Self { GtaSaSave_StationOrder::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_StockGarage {

    /**
     * Commerce.
     */
    GarageMulLan,

    /**
     * Pershing Square.
     */
    GarageImpLa,

    /**
     * El Corona.
     */
    GarageDufLas,

    /**
     * El Corona.
     */
    GarageLasbomb,

    /**
     * El Corona.
     */
    GarageModglas,

    /**
     * El Corona.
     */
    GarageCarlas1,

    /**
     * Playa del Seville.
     */
    GarageBurgLk,

    /**
     * Willowfield.
     */
    GarageModlast,

    /**
     * Idlewood.
     */
    GarageSprlae1,

    /**
     * Ganton.
     */
    GarageCjsafe,

    /**
     * Temple.
     */
    GarageBodlawn,

    /**
     * Temple.
     */
    GarageSprlae2,

    /**
     * Santa Maria Beach.
     */
    GarageSplaw2,

    /**
     * Santa Maria Beach.
     */
    GarageBeacsv,

    /**
     * Mulholland.
     */
    GarageCesafe1,

    /**
     * Ocean Flats.
     */
    GarageMds1sfs,

    /**
     * Ocean Flats.
     */
    GarageTbon,

    /**
     * Hashbury.
     */
    GarageSvgsfs1,

    /**
     * Doherty.
     */
    GarageMdssfse,

    /**
     * Downtown.
     */
    GarageSprsfse,

    /**
     * Doherty.
     */
    GarageBrgsfse,

    /**
     * Doherty.
     */
    GarageLcksfse,

    /**
     * Doherty.
     */
    GarageHbgdsfs,

    /**
     * Chinatown.
     */
    GarageFdorsfe,

    /**
     * Downtown.
     */
    GarageMichdr,

    /**
     * Calton Heights.
     */
    GarageSav1sfe,

    /**
     * Downtown.
     */
    GarageImpSf,

    /**
     * Juniper Hollow.
     */
    GarageSprsfw,

    /**
     * Paradiso.
     */
    GarageSav1sfw,

    /**
     * The Emerald Isle.
     */
    GarageImpLv,

    /**
     * Las Venturas Airport.
     */
    GarageVgshngr,

    /**
     * Pilgrim.
     */
    GarageVgelock,

    /**
     * Royal Casino.
     */
    GarageTimy1,

    /**
     * Come-A-Lot.
     */
    GarageVecmod,

    /**
     * Rockshore West.
     */
    GarageVesvgrg,

    /**
     * Redsands East.
     */
    GarageBlob2,

    /**
     * Redsands East.
     */
    GarageBlob1,

    /**
     * Redsands West.
     */
    GarageBlob6,

    /**
     * Prickle Pine.
     */
    GarageBlob69,

    /**
     * Whitewood Estates.
     */
    GarageBlob7,

    /**
     * El Quebrados.
     */
    GarageCnspray,

    /**
     * Fort Carson.
     */
    GarageCn2spry,

    /**
     * Fort Carson.
     */
    GarageCn2gar1,

    /**
     * Bone County.
     */
    GarageCn2gar2,

    /**
     * El Castillo del Diablo.
     */
    GarageGhostdr,

    /**
     * Verdant Meadows.
     */
    GarageDhangar,

    /**
     * Angel Pine.
     */
    GarageAmumis,

    /**
     * Dillimore.
     */
    GarageCespray,

    /**
     * Palomino Creek.
     */
    GarageBurbdoo,

    /**
     * Dillimore.
     */
    GarageBurbdo2,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_StockGarage {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_StockGarage> {
        match flag {
            0 => Ok(GtaSaSave_StockGarage::GarageMulLan),
            1 => Ok(GtaSaSave_StockGarage::GarageImpLa),
            2 => Ok(GtaSaSave_StockGarage::GarageDufLas),
            3 => Ok(GtaSaSave_StockGarage::GarageLasbomb),
            4 => Ok(GtaSaSave_StockGarage::GarageModglas),
            5 => Ok(GtaSaSave_StockGarage::GarageCarlas1),
            6 => Ok(GtaSaSave_StockGarage::GarageBurgLk),
            7 => Ok(GtaSaSave_StockGarage::GarageModlast),
            8 => Ok(GtaSaSave_StockGarage::GarageSprlae1),
            9 => Ok(GtaSaSave_StockGarage::GarageCjsafe),
            10 => Ok(GtaSaSave_StockGarage::GarageBodlawn),
            11 => Ok(GtaSaSave_StockGarage::GarageSprlae2),
            12 => Ok(GtaSaSave_StockGarage::GarageSplaw2),
            13 => Ok(GtaSaSave_StockGarage::GarageBeacsv),
            14 => Ok(GtaSaSave_StockGarage::GarageCesafe1),
            15 => Ok(GtaSaSave_StockGarage::GarageMds1sfs),
            16 => Ok(GtaSaSave_StockGarage::GarageTbon),
            17 => Ok(GtaSaSave_StockGarage::GarageSvgsfs1),
            18 => Ok(GtaSaSave_StockGarage::GarageMdssfse),
            19 => Ok(GtaSaSave_StockGarage::GarageSprsfse),
            20 => Ok(GtaSaSave_StockGarage::GarageBrgsfse),
            21 => Ok(GtaSaSave_StockGarage::GarageLcksfse),
            22 => Ok(GtaSaSave_StockGarage::GarageHbgdsfs),
            23 => Ok(GtaSaSave_StockGarage::GarageFdorsfe),
            24 => Ok(GtaSaSave_StockGarage::GarageMichdr),
            25 => Ok(GtaSaSave_StockGarage::GarageSav1sfe),
            26 => Ok(GtaSaSave_StockGarage::GarageImpSf),
            27 => Ok(GtaSaSave_StockGarage::GarageSprsfw),
            28 => Ok(GtaSaSave_StockGarage::GarageSav1sfw),
            29 => Ok(GtaSaSave_StockGarage::GarageImpLv),
            30 => Ok(GtaSaSave_StockGarage::GarageVgshngr),
            31 => Ok(GtaSaSave_StockGarage::GarageVgelock),
            32 => Ok(GtaSaSave_StockGarage::GarageTimy1),
            33 => Ok(GtaSaSave_StockGarage::GarageVecmod),
            34 => Ok(GtaSaSave_StockGarage::GarageVesvgrg),
            35 => Ok(GtaSaSave_StockGarage::GarageBlob2),
            36 => Ok(GtaSaSave_StockGarage::GarageBlob1),
            37 => Ok(GtaSaSave_StockGarage::GarageBlob6),
            38 => Ok(GtaSaSave_StockGarage::GarageBlob69),
            39 => Ok(GtaSaSave_StockGarage::GarageBlob7),
            40 => Ok(GtaSaSave_StockGarage::GarageCnspray),
            41 => Ok(GtaSaSave_StockGarage::GarageCn2spry),
            42 => Ok(GtaSaSave_StockGarage::GarageCn2gar1),
            43 => Ok(GtaSaSave_StockGarage::GarageCn2gar2),
            44 => Ok(GtaSaSave_StockGarage::GarageGhostdr),
            45 => Ok(GtaSaSave_StockGarage::GarageDhangar),
            46 => Ok(GtaSaSave_StockGarage::GarageAmumis),
            47 => Ok(GtaSaSave_StockGarage::GarageCespray),
            48 => Ok(GtaSaSave_StockGarage::GarageBurbdoo),
            49 => Ok(GtaSaSave_StockGarage::GarageBurbdo2),
            _ => Ok(GtaSaSave_StockGarage::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_StockGarage> for i64 {
    fn from(v: &GtaSaSave_StockGarage) -> Self {
        match *v {
            GtaSaSave_StockGarage::GarageMulLan => 0,
            GtaSaSave_StockGarage::GarageImpLa => 1,
            GtaSaSave_StockGarage::GarageDufLas => 2,
            GtaSaSave_StockGarage::GarageLasbomb => 3,
            GtaSaSave_StockGarage::GarageModglas => 4,
            GtaSaSave_StockGarage::GarageCarlas1 => 5,
            GtaSaSave_StockGarage::GarageBurgLk => 6,
            GtaSaSave_StockGarage::GarageModlast => 7,
            GtaSaSave_StockGarage::GarageSprlae1 => 8,
            GtaSaSave_StockGarage::GarageCjsafe => 9,
            GtaSaSave_StockGarage::GarageBodlawn => 10,
            GtaSaSave_StockGarage::GarageSprlae2 => 11,
            GtaSaSave_StockGarage::GarageSplaw2 => 12,
            GtaSaSave_StockGarage::GarageBeacsv => 13,
            GtaSaSave_StockGarage::GarageCesafe1 => 14,
            GtaSaSave_StockGarage::GarageMds1sfs => 15,
            GtaSaSave_StockGarage::GarageTbon => 16,
            GtaSaSave_StockGarage::GarageSvgsfs1 => 17,
            GtaSaSave_StockGarage::GarageMdssfse => 18,
            GtaSaSave_StockGarage::GarageSprsfse => 19,
            GtaSaSave_StockGarage::GarageBrgsfse => 20,
            GtaSaSave_StockGarage::GarageLcksfse => 21,
            GtaSaSave_StockGarage::GarageHbgdsfs => 22,
            GtaSaSave_StockGarage::GarageFdorsfe => 23,
            GtaSaSave_StockGarage::GarageMichdr => 24,
            GtaSaSave_StockGarage::GarageSav1sfe => 25,
            GtaSaSave_StockGarage::GarageImpSf => 26,
            GtaSaSave_StockGarage::GarageSprsfw => 27,
            GtaSaSave_StockGarage::GarageSav1sfw => 28,
            GtaSaSave_StockGarage::GarageImpLv => 29,
            GtaSaSave_StockGarage::GarageVgshngr => 30,
            GtaSaSave_StockGarage::GarageVgelock => 31,
            GtaSaSave_StockGarage::GarageTimy1 => 32,
            GtaSaSave_StockGarage::GarageVecmod => 33,
            GtaSaSave_StockGarage::GarageVesvgrg => 34,
            GtaSaSave_StockGarage::GarageBlob2 => 35,
            GtaSaSave_StockGarage::GarageBlob1 => 36,
            GtaSaSave_StockGarage::GarageBlob6 => 37,
            GtaSaSave_StockGarage::GarageBlob69 => 38,
            GtaSaSave_StockGarage::GarageBlob7 => 39,
            GtaSaSave_StockGarage::GarageCnspray => 40,
            GtaSaSave_StockGarage::GarageCn2spry => 41,
            GtaSaSave_StockGarage::GarageCn2gar1 => 42,
            GtaSaSave_StockGarage::GarageCn2gar2 => 43,
            GtaSaSave_StockGarage::GarageGhostdr => 44,
            GtaSaSave_StockGarage::GarageDhangar => 45,
            GtaSaSave_StockGarage::GarageAmumis => 46,
            GtaSaSave_StockGarage::GarageCespray => 47,
            GtaSaSave_StockGarage::GarageBurbdoo => 48,
            GtaSaSave_StockGarage::GarageBurbdo2 => 49,
            GtaSaSave_StockGarage::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_StockGarage {
    fn default() -> Self { GtaSaSave_StockGarage::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_SwappedThing {

    /**
     * Nothing; the place is free.
     */
    NothingSwapped,

    /**
     * A building.
     */
    BuildingSwapped,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_SwappedThing {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_SwappedThing> {
        match flag {
            0 => Ok(GtaSaSave_SwappedThing::NothingSwapped),
            2 => Ok(GtaSaSave_SwappedThing::BuildingSwapped),
            _ => Ok(GtaSaSave_SwappedThing::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_SwappedThing> for i64 {
    fn from(v: &GtaSaSave_SwappedThing) -> Self {
        match *v {
            GtaSaSave_SwappedThing::NothingSwapped => 0,
            GtaSaSave_SwappedThing::BuildingSwapped => 2,
            GtaSaSave_SwappedThing::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_SwappedThing {
    fn default() -> Self { GtaSaSave_SwappedThing::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_SystemTimePart {

    /**
     * Year.
     */
    Year,

    /**
     * Month, 1 to 12.
     */
    Month,

    /**
     * Weekday, 0 for Sunday.
     */
    Weekday,

    /**
     * Day of the month.
     */
    Day,

    /**
     * Hour.
     */
    Hour,

    /**
     * Minute.
     */
    Minute,

    /**
     * Second.
     */
    Second,

    /**
     * Millisecond.
     */
    Millisecond,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_SystemTimePart {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_SystemTimePart> {
        match flag {
            0 => Ok(GtaSaSave_SystemTimePart::Year),
            1 => Ok(GtaSaSave_SystemTimePart::Month),
            2 => Ok(GtaSaSave_SystemTimePart::Weekday),
            3 => Ok(GtaSaSave_SystemTimePart::Day),
            4 => Ok(GtaSaSave_SystemTimePart::Hour),
            5 => Ok(GtaSaSave_SystemTimePart::Minute),
            6 => Ok(GtaSaSave_SystemTimePart::Second),
            7 => Ok(GtaSaSave_SystemTimePart::Millisecond),
            _ => Ok(GtaSaSave_SystemTimePart::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_SystemTimePart> for i64 {
    fn from(v: &GtaSaSave_SystemTimePart) -> Self {
        match *v {
            GtaSaSave_SystemTimePart::Year => 0,
            GtaSaSave_SystemTimePart::Month => 1,
            GtaSaSave_SystemTimePart::Weekday => 2,
            GtaSaSave_SystemTimePart::Day => 3,
            GtaSaSave_SystemTimePart::Hour => 4,
            GtaSaSave_SystemTimePart::Minute => 5,
            GtaSaSave_SystemTimePart::Second => 6,
            GtaSaSave_SystemTimePart::Millisecond => 7,
            GtaSaSave_SystemTimePart::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_SystemTimePart {
    fn default() -> Self { GtaSaSave_SystemTimePart::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Town {

    /**
     * Country.
     */
    CountrysideTown,

    /**
     * Los Santos.
     */
    LosSantos,

    /**
     * San Fierro.
     */
    SanFierro,

    /**
     * Las Venturas.
     */
    LasVenturas,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Town {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Town> {
        match flag {
            0 => Ok(GtaSaSave_Town::CountrysideTown),
            1 => Ok(GtaSaSave_Town::LosSantos),
            2 => Ok(GtaSaSave_Town::SanFierro),
            3 => Ok(GtaSaSave_Town::LasVenturas),
            _ => Ok(GtaSaSave_Town::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Town> for i64 {
    fn from(v: &GtaSaSave_Town) -> Self {
        match *v {
            GtaSaSave_Town::CountrysideTown => 0,
            GtaSaSave_Town::LosSantos => 1,
            GtaSaSave_Town::SanFierro => 2,
            GtaSaSave_Town::LasVenturas => 3,
            GtaSaSave_Town::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Town {
    fn default() -> Self { GtaSaSave_Town::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_TrapKind {

    /**
     * None.
     */
    NoTrap,

    /**
     * Two slow cars.
     */
    TwoSlowCars,

    /**
     * One fast car.
     */
    OneFastCar,

    /**
     * One car of medium speed.
     */
    OneCar,

    /**
     * One policeman on foot.
     */
    OneCop,

    /**
     * Two policemen on foot.
     */
    TwoCops,

    /**
     * Two fast cars that brake.
     */
    TwoBrakingCars,

    /**
     * Two fast cars.
     */
    TwoFastCars,

    /**
     * Two cars of medium speed.
     */
    TwoCars,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_TrapKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_TrapKind> {
        match flag {
            0 => Ok(GtaSaSave_TrapKind::NoTrap),
            1 => Ok(GtaSaSave_TrapKind::TwoSlowCars),
            2 => Ok(GtaSaSave_TrapKind::OneFastCar),
            3 => Ok(GtaSaSave_TrapKind::OneCar),
            4 => Ok(GtaSaSave_TrapKind::OneCop),
            5 => Ok(GtaSaSave_TrapKind::TwoCops),
            6 => Ok(GtaSaSave_TrapKind::TwoBrakingCars),
            7 => Ok(GtaSaSave_TrapKind::TwoFastCars),
            8 => Ok(GtaSaSave_TrapKind::TwoCars),
            _ => Ok(GtaSaSave_TrapKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_TrapKind> for i64 {
    fn from(v: &GtaSaSave_TrapKind) -> Self {
        match *v {
            GtaSaSave_TrapKind::NoTrap => 0,
            GtaSaSave_TrapKind::TwoSlowCars => 1,
            GtaSaSave_TrapKind::OneFastCar => 2,
            GtaSaSave_TrapKind::OneCar => 3,
            GtaSaSave_TrapKind::OneCop => 4,
            GtaSaSave_TrapKind::TwoCops => 5,
            GtaSaSave_TrapKind::TwoBrakingCars => 6,
            GtaSaSave_TrapKind::TwoFastCars => 7,
            GtaSaSave_TrapKind::TwoCars => 8,
            GtaSaSave_TrapKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_TrapKind {
    fn default() -> Self { GtaSaSave_TrapKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Vehicle {

    /**
     * Landstalker.
     */
    VehicleLandstalker,

    /**
     * Bravura.
     */
    VehicleBravura,

    /**
     * Buffalo.
     */
    VehicleBuffalo,

    /**
     * Linerunner.
     */
    VehicleLinerunner,

    /**
     * Perennial.
     */
    VehiclePerennial,

    /**
     * Sentinel.
     */
    VehicleSentinel,

    /**
     * Dumper.
     */
    VehicleDumper,

    /**
     * Fire truck.
     */
    VehicleFireTruck,

    /**
     * Trashmaster.
     */
    VehicleTrashmaster,

    /**
     * Stretch.
     */
    VehicleStretch,

    /**
     * Manana.
     */
    VehicleManana,

    /**
     * Infernus.
     */
    VehicleInfernus,

    /**
     * Voodoo.
     */
    VehicleVoodoo,

    /**
     * Pony.
     */
    VehiclePony,

    /**
     * Mule.
     */
    VehicleMule,

    /**
     * Cheetah.
     */
    VehicleCheetah,

    /**
     * Ambulance.
     */
    VehicleAmbulance,

    /**
     * Leviathan.
     */
    VehicleLeviathan,

    /**
     * Moonbeam.
     */
    VehicleMoonbeam,

    /**
     * Esperanto.
     */
    VehicleEsperanto,

    /**
     * Taxi.
     */
    VehicleTaxi,

    /**
     * Washington.
     */
    VehicleWashington,

    /**
     * Bobcat.
     */
    VehicleBobcat,

    /**
     * Mr. Whoopee.
     */
    VehicleMrWhoopee,

    /**
     * BF Injection.
     */
    VehicleBfInjection,

    /**
     * Hunter.
     */
    VehicleHunter,

    /**
     * Premier.
     */
    VehiclePremier,

    /**
     * Enforcer.
     */
    VehicleEnforcer,

    /**
     * Securicar.
     */
    VehicleSecuricar,

    /**
     * Banshee.
     */
    VehicleBanshee,

    /**
     * Predator.
     */
    VehiclePredator,

    /**
     * Bus.
     */
    VehicleBus,

    /**
     * Rhino.
     */
    VehicleRhino,

    /**
     * Barracks.
     */
    VehicleBarracks,

    /**
     * Hotknife.
     */
    VehicleHotknife,

    /**
     * Trailer 2.
     */
    VehicleTrailer2,

    /**
     * Previon.
     */
    VehiclePrevion,

    /**
     * Coach.
     */
    VehicleCoach,

    /**
     * Cabbie.
     */
    VehicleCabbie,

    /**
     * Stallion.
     */
    VehicleStallion,

    /**
     * Rumpo.
     */
    VehicleRumpo,

    /**
     * RC Bandit.
     */
    VehicleRcBandit,

    /**
     * Romero.
     */
    VehicleRomero,

    /**
     * Packer.
     */
    VehiclePacker,

    /**
     * Monster.
     */
    VehicleMonster,

    /**
     * Admiral.
     */
    VehicleAdmiral,

    /**
     * Squalo.
     */
    VehicleSqualo,

    /**
     * Seasparrow.
     */
    VehicleSeasparrow,

    /**
     * Pizza Boy.
     */
    VehiclePizzaBoy,

    /**
     * Trolly.
     */
    VehicleTrolly,

    /**
     * Trailer 3.
     */
    VehicleTrailer3,

    /**
     * Turismo.
     */
    VehicleTurismo,

    /**
     * Speeder.
     */
    VehicleSpeeder,

    /**
     * Reefer.
     */
    VehicleReefer,

    /**
     * Tropic.
     */
    VehicleTropic,

    /**
     * Flatbed.
     */
    VehicleFlatbed,

    /**
     * Yankee.
     */
    VehicleYankee,

    /**
     * Caddy.
     */
    VehicleCaddy,

    /**
     * Solair.
     */
    VehicleSolair,

    /**
     * Berkley's RC van.
     */
    VehicleBerkleysRcVan,

    /**
     * Skimmer.
     */
    VehicleSkimmer,

    /**
     * PCJ-600.
     */
    VehiclePcj600,

    /**
     * Faggio.
     */
    VehicleFaggio,

    /**
     * Freeway.
     */
    VehicleFreeway,

    /**
     * RC Baron.
     */
    VehicleRcBaron,

    /**
     * RC Raider.
     */
    VehicleRcRaider,

    /**
     * Glendale.
     */
    VehicleGlendale,

    /**
     * Oceanic.
     */
    VehicleOceanic,

    /**
     * Sanchez.
     */
    VehicleSanchez,

    /**
     * Sparrow.
     */
    VehicleSparrow,

    /**
     * Patriot.
     */
    VehiclePatriot,

    /**
     * Quadbike.
     */
    VehicleQuadbike,

    /**
     * Coastguard.
     */
    VehicleCoastguard,

    /**
     * Dinghy.
     */
    VehicleDinghy,

    /**
     * Hermes.
     */
    VehicleHermes,

    /**
     * Sabre.
     */
    VehicleSabre,

    /**
     * Rustler.
     */
    VehicleRustler,

    /**
     * ZR-350.
     */
    VehicleZr350,

    /**
     * Walton.
     */
    VehicleWalton,

    /**
     * Regina.
     */
    VehicleRegina,

    /**
     * Comet.
     */
    VehicleComet,

    /**
     * BMX.
     */
    VehicleBmx,

    /**
     * Burrito.
     */
    VehicleBurrito,

    /**
     * Camper.
     */
    VehicleCamper,

    /**
     * Marquis.
     */
    VehicleMarquis,

    /**
     * Baggage.
     */
    VehicleBaggage,

    /**
     * Dozer.
     */
    VehicleDozer,

    /**
     * Maverick.
     */
    VehicleMaverick,

    /**
     * News Chopper.
     */
    VehicleNewsChopper,

    /**
     * Rancher.
     */
    VehicleRancher,

    /**
     * FBI rancher.
     */
    VehicleFbiRancher,

    /**
     * Virgo.
     */
    VehicleVirgo,

    /**
     * Greenwood.
     */
    VehicleGreenwood,

    /**
     * Jetmax.
     */
    VehicleJetmax,

    /**
     * Hotring racer.
     */
    VehicleHotringRacer,

    /**
     * Sandking.
     */
    VehicleSandking,

    /**
     * Blista Compact.
     */
    VehicleBlistaCompact,

    /**
     * Police Maverick.
     */
    VehiclePoliceMaverick,

    /**
     * Boxville.
     */
    VehicleBoxville,

    /**
     * Benson.
     */
    VehicleBenson,

    /**
     * Mesa.
     */
    VehicleMesa,

    /**
     * RC Goblin.
     */
    VehicleRcGoblin,

    /**
     * Hotring racer 2.
     */
    VehicleHotringRacer2,

    /**
     * Hotring racer 3.
     */
    VehicleHotringRacer3,

    /**
     * Bloodring Banger.
     */
    VehicleBloodringBanger,

    /**
     * Rancher Lure.
     */
    VehicleRancherLure,

    /**
     * Super GT.
     */
    VehicleSuperGt,

    /**
     * Elegant.
     */
    VehicleElegant,

    /**
     * Journey.
     */
    VehicleJourney,

    /**
     * Bike.
     */
    VehicleBike,

    /**
     * Mountain bike.
     */
    VehicleMountainBike,

    /**
     * Beagle.
     */
    VehicleBeagle,

    /**
     * Cropduster.
     */
    VehicleCropduster,

    /**
     * Stuntplane.
     */
    VehicleStuntplane,

    /**
     * Tanker.
     */
    VehicleTanker,

    /**
     * Roadtrain.
     */
    VehicleRoadtrain,

    /**
     * Nebula.
     */
    VehicleNebula,

    /**
     * Majestic.
     */
    VehicleMajestic,

    /**
     * Buccaneer.
     */
    VehicleBuccaneer,

    /**
     * Shamal.
     */
    VehicleShamal,

    /**
     * Hydra.
     */
    VehicleHydra,

    /**
     * FCR-900.
     */
    VehicleFcr900,

    /**
     * NRG-500.
     */
    VehicleNrg500,

    /**
     * HPV1000.
     */
    VehicleHpv1000,

    /**
     * Cement truck.
     */
    VehicleCementTruck,

    /**
     * Towtruck.
     */
    VehicleTowtruck,

    /**
     * Fortune.
     */
    VehicleFortune,

    /**
     * Cadrona.
     */
    VehicleCadrona,

    /**
     * FBI truck.
     */
    VehicleFbiTruck,

    /**
     * Willard.
     */
    VehicleWillard,

    /**
     * Forklift.
     */
    VehicleForklift,

    /**
     * Tractor.
     */
    VehicleTractor,

    /**
     * Combine harvester.
     */
    VehicleCombineHarvester,

    /**
     * Feltzer.
     */
    VehicleFeltzer,

    /**
     * Remington.
     */
    VehicleRemington,

    /**
     * Slamvan.
     */
    VehicleSlamvan,

    /**
     * Blade.
     */
    VehicleBlade,

    /**
     * Freight train.
     */
    VehicleFreightTrain,

    /**
     * Brownstreak Engine.
     */
    VehicleBrownstreakEngine,

    /**
     * Vortex.
     */
    VehicleVortex,

    /**
     * Vincent.
     */
    VehicleVincent,

    /**
     * Bullet.
     */
    VehicleBullet,

    /**
     * Clover.
     */
    VehicleClover,

    /**
     * Sadler.
     */
    VehicleSadler,

    /**
     * Fire truck (ladder).
     */
    VehicleFireTruckLadder,

    /**
     * Hustler.
     */
    VehicleHustler,

    /**
     * Intruder.
     */
    VehicleIntruder,

    /**
     * Primo.
     */
    VehiclePrimo,

    /**
     * Cargobob.
     */
    VehicleCargobob,

    /**
     * Tampa.
     */
    VehicleTampa,

    /**
     * Sunrise.
     */
    VehicleSunrise,

    /**
     * Merit.
     */
    VehicleMerit,

    /**
     * Utility van.
     */
    VehicleUtilityVan,

    /**
     * Nevada.
     */
    VehicleNevada,

    /**
     * Yosemite.
     */
    VehicleYosemite,

    /**
     * Windsor.
     */
    VehicleWindsor,

    /**
     * Monster 2.
     */
    VehicleMonster2,

    /**
     * Monster 3.
     */
    VehicleMonster3,

    /**
     * Uranus.
     */
    VehicleUranus,

    /**
     * Jester.
     */
    VehicleJester,

    /**
     * Sultan.
     */
    VehicleSultan,

    /**
     * Stratum.
     */
    VehicleStratum,

    /**
     * Elegy.
     */
    VehicleElegy,

    /**
     * Raindance.
     */
    VehicleRaindance,

    /**
     * RC Tiger.
     */
    VehicleRcTiger,

    /**
     * Flash.
     */
    VehicleFlash,

    /**
     * Tahoma.
     */
    VehicleTahoma,

    /**
     * Savanna.
     */
    VehicleSavanna,

    /**
     * Bandito.
     */
    VehicleBandito,

    /**
     * Freight train flatbed.
     */
    VehicleFreightTrainFlatbed,

    /**
     * Brownstreak Carriage.
     */
    VehicleBrownstreakCarriage,

    /**
     * Kart.
     */
    VehicleKart,

    /**
     * Mower.
     */
    VehicleMower,

    /**
     * Dune.
     */
    VehicleDune,

    /**
     * Sweeper.
     */
    VehicleSweeper,

    /**
     * Broadway.
     */
    VehicleBroadway,

    /**
     * Tornado.
     */
    VehicleTornado,

    /**
     * AT-400.
     */
    VehicleAt400,

    /**
     * DFT-30.
     */
    VehicleDft30,

    /**
     * Huntley.
     */
    VehicleHuntley,

    /**
     * Stafford.
     */
    VehicleStafford,

    /**
     * BF-400.
     */
    VehicleBf400,

    /**
     * News van.
     */
    VehicleNewsVan,

    /**
     * Tug.
     */
    VehicleTug,

    /**
     * Gas trailer.
     */
    VehicleGasTrailer,

    /**
     * Emperor.
     */
    VehicleEmperor,

    /**
     * Wayfarer.
     */
    VehicleWayfarer,

    /**
     * Euros.
     */
    VehicleEuros,

    /**
     * Hotdog.
     */
    VehicleHotdog,

    /**
     * Club.
     */
    VehicleClub,

    /**
     * Freight train boxcar.
     */
    VehicleFreightTrainBoxcar,

    /**
     * Trailer 4.
     */
    VehicleTrailer4,

    /**
     * Andromada.
     */
    VehicleAndromada,

    /**
     * Dodo.
     */
    VehicleDodo,

    /**
     * RC Cam.
     */
    VehicleRcCam,

    /**
     * Launch.
     */
    VehicleLaunch,

    /**
     * Police car (LS).
     */
    VehiclePoliceCarLs,

    /**
     * Police car (SF).
     */
    VehiclePoliceCarSf,

    /**
     * Police car (LV).
     */
    VehiclePoliceCarLv,

    /**
     * Police ranger.
     */
    VehiclePoliceRanger,

    /**
     * Picador.
     */
    VehiclePicador,

    /**
     * S.W.A.T.
     */
    VehicleSWAT,

    /**
     * Alpha.
     */
    VehicleAlpha,

    /**
     * Phoenix.
     */
    VehiclePhoenix,

    /**
     * Glendale Damaged.
     */
    VehicleGlendaleDamaged,

    /**
     * Sadler Damaged.
     */
    VehicleSadlerDamaged,

    /**
     * Baggage trailer (covered).
     */
    VehicleBaggageTrailerCovered,

    /**
     * Baggage trailer (Uncovered).
     */
    VehicleBaggageTrailerUncovered,

    /**
     * Trailer 1.
     */
    VehicleTrailer1,

    /**
     * Black Boxville.
     */
    VehicleBlackBoxville,

    /**
     * Farm trailer.
     */
    VehicleFarmTrailer,

    /**
     * Street Clean trailer.
     */
    VehicleStreetCleanTrailer,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Vehicle {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Vehicle> {
        match flag {
            400 => Ok(GtaSaSave_Vehicle::VehicleLandstalker),
            401 => Ok(GtaSaSave_Vehicle::VehicleBravura),
            402 => Ok(GtaSaSave_Vehicle::VehicleBuffalo),
            403 => Ok(GtaSaSave_Vehicle::VehicleLinerunner),
            404 => Ok(GtaSaSave_Vehicle::VehiclePerennial),
            405 => Ok(GtaSaSave_Vehicle::VehicleSentinel),
            406 => Ok(GtaSaSave_Vehicle::VehicleDumper),
            407 => Ok(GtaSaSave_Vehicle::VehicleFireTruck),
            408 => Ok(GtaSaSave_Vehicle::VehicleTrashmaster),
            409 => Ok(GtaSaSave_Vehicle::VehicleStretch),
            410 => Ok(GtaSaSave_Vehicle::VehicleManana),
            411 => Ok(GtaSaSave_Vehicle::VehicleInfernus),
            412 => Ok(GtaSaSave_Vehicle::VehicleVoodoo),
            413 => Ok(GtaSaSave_Vehicle::VehiclePony),
            414 => Ok(GtaSaSave_Vehicle::VehicleMule),
            415 => Ok(GtaSaSave_Vehicle::VehicleCheetah),
            416 => Ok(GtaSaSave_Vehicle::VehicleAmbulance),
            417 => Ok(GtaSaSave_Vehicle::VehicleLeviathan),
            418 => Ok(GtaSaSave_Vehicle::VehicleMoonbeam),
            419 => Ok(GtaSaSave_Vehicle::VehicleEsperanto),
            420 => Ok(GtaSaSave_Vehicle::VehicleTaxi),
            421 => Ok(GtaSaSave_Vehicle::VehicleWashington),
            422 => Ok(GtaSaSave_Vehicle::VehicleBobcat),
            423 => Ok(GtaSaSave_Vehicle::VehicleMrWhoopee),
            424 => Ok(GtaSaSave_Vehicle::VehicleBfInjection),
            425 => Ok(GtaSaSave_Vehicle::VehicleHunter),
            426 => Ok(GtaSaSave_Vehicle::VehiclePremier),
            427 => Ok(GtaSaSave_Vehicle::VehicleEnforcer),
            428 => Ok(GtaSaSave_Vehicle::VehicleSecuricar),
            429 => Ok(GtaSaSave_Vehicle::VehicleBanshee),
            430 => Ok(GtaSaSave_Vehicle::VehiclePredator),
            431 => Ok(GtaSaSave_Vehicle::VehicleBus),
            432 => Ok(GtaSaSave_Vehicle::VehicleRhino),
            433 => Ok(GtaSaSave_Vehicle::VehicleBarracks),
            434 => Ok(GtaSaSave_Vehicle::VehicleHotknife),
            435 => Ok(GtaSaSave_Vehicle::VehicleTrailer2),
            436 => Ok(GtaSaSave_Vehicle::VehiclePrevion),
            437 => Ok(GtaSaSave_Vehicle::VehicleCoach),
            438 => Ok(GtaSaSave_Vehicle::VehicleCabbie),
            439 => Ok(GtaSaSave_Vehicle::VehicleStallion),
            440 => Ok(GtaSaSave_Vehicle::VehicleRumpo),
            441 => Ok(GtaSaSave_Vehicle::VehicleRcBandit),
            442 => Ok(GtaSaSave_Vehicle::VehicleRomero),
            443 => Ok(GtaSaSave_Vehicle::VehiclePacker),
            444 => Ok(GtaSaSave_Vehicle::VehicleMonster),
            445 => Ok(GtaSaSave_Vehicle::VehicleAdmiral),
            446 => Ok(GtaSaSave_Vehicle::VehicleSqualo),
            447 => Ok(GtaSaSave_Vehicle::VehicleSeasparrow),
            448 => Ok(GtaSaSave_Vehicle::VehiclePizzaBoy),
            449 => Ok(GtaSaSave_Vehicle::VehicleTrolly),
            450 => Ok(GtaSaSave_Vehicle::VehicleTrailer3),
            451 => Ok(GtaSaSave_Vehicle::VehicleTurismo),
            452 => Ok(GtaSaSave_Vehicle::VehicleSpeeder),
            453 => Ok(GtaSaSave_Vehicle::VehicleReefer),
            454 => Ok(GtaSaSave_Vehicle::VehicleTropic),
            455 => Ok(GtaSaSave_Vehicle::VehicleFlatbed),
            456 => Ok(GtaSaSave_Vehicle::VehicleYankee),
            457 => Ok(GtaSaSave_Vehicle::VehicleCaddy),
            458 => Ok(GtaSaSave_Vehicle::VehicleSolair),
            459 => Ok(GtaSaSave_Vehicle::VehicleBerkleysRcVan),
            460 => Ok(GtaSaSave_Vehicle::VehicleSkimmer),
            461 => Ok(GtaSaSave_Vehicle::VehiclePcj600),
            462 => Ok(GtaSaSave_Vehicle::VehicleFaggio),
            463 => Ok(GtaSaSave_Vehicle::VehicleFreeway),
            464 => Ok(GtaSaSave_Vehicle::VehicleRcBaron),
            465 => Ok(GtaSaSave_Vehicle::VehicleRcRaider),
            466 => Ok(GtaSaSave_Vehicle::VehicleGlendale),
            467 => Ok(GtaSaSave_Vehicle::VehicleOceanic),
            468 => Ok(GtaSaSave_Vehicle::VehicleSanchez),
            469 => Ok(GtaSaSave_Vehicle::VehicleSparrow),
            470 => Ok(GtaSaSave_Vehicle::VehiclePatriot),
            471 => Ok(GtaSaSave_Vehicle::VehicleQuadbike),
            472 => Ok(GtaSaSave_Vehicle::VehicleCoastguard),
            473 => Ok(GtaSaSave_Vehicle::VehicleDinghy),
            474 => Ok(GtaSaSave_Vehicle::VehicleHermes),
            475 => Ok(GtaSaSave_Vehicle::VehicleSabre),
            476 => Ok(GtaSaSave_Vehicle::VehicleRustler),
            477 => Ok(GtaSaSave_Vehicle::VehicleZr350),
            478 => Ok(GtaSaSave_Vehicle::VehicleWalton),
            479 => Ok(GtaSaSave_Vehicle::VehicleRegina),
            480 => Ok(GtaSaSave_Vehicle::VehicleComet),
            481 => Ok(GtaSaSave_Vehicle::VehicleBmx),
            482 => Ok(GtaSaSave_Vehicle::VehicleBurrito),
            483 => Ok(GtaSaSave_Vehicle::VehicleCamper),
            484 => Ok(GtaSaSave_Vehicle::VehicleMarquis),
            485 => Ok(GtaSaSave_Vehicle::VehicleBaggage),
            486 => Ok(GtaSaSave_Vehicle::VehicleDozer),
            487 => Ok(GtaSaSave_Vehicle::VehicleMaverick),
            488 => Ok(GtaSaSave_Vehicle::VehicleNewsChopper),
            489 => Ok(GtaSaSave_Vehicle::VehicleRancher),
            490 => Ok(GtaSaSave_Vehicle::VehicleFbiRancher),
            491 => Ok(GtaSaSave_Vehicle::VehicleVirgo),
            492 => Ok(GtaSaSave_Vehicle::VehicleGreenwood),
            493 => Ok(GtaSaSave_Vehicle::VehicleJetmax),
            494 => Ok(GtaSaSave_Vehicle::VehicleHotringRacer),
            495 => Ok(GtaSaSave_Vehicle::VehicleSandking),
            496 => Ok(GtaSaSave_Vehicle::VehicleBlistaCompact),
            497 => Ok(GtaSaSave_Vehicle::VehiclePoliceMaverick),
            498 => Ok(GtaSaSave_Vehicle::VehicleBoxville),
            499 => Ok(GtaSaSave_Vehicle::VehicleBenson),
            500 => Ok(GtaSaSave_Vehicle::VehicleMesa),
            501 => Ok(GtaSaSave_Vehicle::VehicleRcGoblin),
            502 => Ok(GtaSaSave_Vehicle::VehicleHotringRacer2),
            503 => Ok(GtaSaSave_Vehicle::VehicleHotringRacer3),
            504 => Ok(GtaSaSave_Vehicle::VehicleBloodringBanger),
            505 => Ok(GtaSaSave_Vehicle::VehicleRancherLure),
            506 => Ok(GtaSaSave_Vehicle::VehicleSuperGt),
            507 => Ok(GtaSaSave_Vehicle::VehicleElegant),
            508 => Ok(GtaSaSave_Vehicle::VehicleJourney),
            509 => Ok(GtaSaSave_Vehicle::VehicleBike),
            510 => Ok(GtaSaSave_Vehicle::VehicleMountainBike),
            511 => Ok(GtaSaSave_Vehicle::VehicleBeagle),
            512 => Ok(GtaSaSave_Vehicle::VehicleCropduster),
            513 => Ok(GtaSaSave_Vehicle::VehicleStuntplane),
            514 => Ok(GtaSaSave_Vehicle::VehicleTanker),
            515 => Ok(GtaSaSave_Vehicle::VehicleRoadtrain),
            516 => Ok(GtaSaSave_Vehicle::VehicleNebula),
            517 => Ok(GtaSaSave_Vehicle::VehicleMajestic),
            518 => Ok(GtaSaSave_Vehicle::VehicleBuccaneer),
            519 => Ok(GtaSaSave_Vehicle::VehicleShamal),
            520 => Ok(GtaSaSave_Vehicle::VehicleHydra),
            521 => Ok(GtaSaSave_Vehicle::VehicleFcr900),
            522 => Ok(GtaSaSave_Vehicle::VehicleNrg500),
            523 => Ok(GtaSaSave_Vehicle::VehicleHpv1000),
            524 => Ok(GtaSaSave_Vehicle::VehicleCementTruck),
            525 => Ok(GtaSaSave_Vehicle::VehicleTowtruck),
            526 => Ok(GtaSaSave_Vehicle::VehicleFortune),
            527 => Ok(GtaSaSave_Vehicle::VehicleCadrona),
            528 => Ok(GtaSaSave_Vehicle::VehicleFbiTruck),
            529 => Ok(GtaSaSave_Vehicle::VehicleWillard),
            530 => Ok(GtaSaSave_Vehicle::VehicleForklift),
            531 => Ok(GtaSaSave_Vehicle::VehicleTractor),
            532 => Ok(GtaSaSave_Vehicle::VehicleCombineHarvester),
            533 => Ok(GtaSaSave_Vehicle::VehicleFeltzer),
            534 => Ok(GtaSaSave_Vehicle::VehicleRemington),
            535 => Ok(GtaSaSave_Vehicle::VehicleSlamvan),
            536 => Ok(GtaSaSave_Vehicle::VehicleBlade),
            537 => Ok(GtaSaSave_Vehicle::VehicleFreightTrain),
            538 => Ok(GtaSaSave_Vehicle::VehicleBrownstreakEngine),
            539 => Ok(GtaSaSave_Vehicle::VehicleVortex),
            540 => Ok(GtaSaSave_Vehicle::VehicleVincent),
            541 => Ok(GtaSaSave_Vehicle::VehicleBullet),
            542 => Ok(GtaSaSave_Vehicle::VehicleClover),
            543 => Ok(GtaSaSave_Vehicle::VehicleSadler),
            544 => Ok(GtaSaSave_Vehicle::VehicleFireTruckLadder),
            545 => Ok(GtaSaSave_Vehicle::VehicleHustler),
            546 => Ok(GtaSaSave_Vehicle::VehicleIntruder),
            547 => Ok(GtaSaSave_Vehicle::VehiclePrimo),
            548 => Ok(GtaSaSave_Vehicle::VehicleCargobob),
            549 => Ok(GtaSaSave_Vehicle::VehicleTampa),
            550 => Ok(GtaSaSave_Vehicle::VehicleSunrise),
            551 => Ok(GtaSaSave_Vehicle::VehicleMerit),
            552 => Ok(GtaSaSave_Vehicle::VehicleUtilityVan),
            553 => Ok(GtaSaSave_Vehicle::VehicleNevada),
            554 => Ok(GtaSaSave_Vehicle::VehicleYosemite),
            555 => Ok(GtaSaSave_Vehicle::VehicleWindsor),
            556 => Ok(GtaSaSave_Vehicle::VehicleMonster2),
            557 => Ok(GtaSaSave_Vehicle::VehicleMonster3),
            558 => Ok(GtaSaSave_Vehicle::VehicleUranus),
            559 => Ok(GtaSaSave_Vehicle::VehicleJester),
            560 => Ok(GtaSaSave_Vehicle::VehicleSultan),
            561 => Ok(GtaSaSave_Vehicle::VehicleStratum),
            562 => Ok(GtaSaSave_Vehicle::VehicleElegy),
            563 => Ok(GtaSaSave_Vehicle::VehicleRaindance),
            564 => Ok(GtaSaSave_Vehicle::VehicleRcTiger),
            565 => Ok(GtaSaSave_Vehicle::VehicleFlash),
            566 => Ok(GtaSaSave_Vehicle::VehicleTahoma),
            567 => Ok(GtaSaSave_Vehicle::VehicleSavanna),
            568 => Ok(GtaSaSave_Vehicle::VehicleBandito),
            569 => Ok(GtaSaSave_Vehicle::VehicleFreightTrainFlatbed),
            570 => Ok(GtaSaSave_Vehicle::VehicleBrownstreakCarriage),
            571 => Ok(GtaSaSave_Vehicle::VehicleKart),
            572 => Ok(GtaSaSave_Vehicle::VehicleMower),
            573 => Ok(GtaSaSave_Vehicle::VehicleDune),
            574 => Ok(GtaSaSave_Vehicle::VehicleSweeper),
            575 => Ok(GtaSaSave_Vehicle::VehicleBroadway),
            576 => Ok(GtaSaSave_Vehicle::VehicleTornado),
            577 => Ok(GtaSaSave_Vehicle::VehicleAt400),
            578 => Ok(GtaSaSave_Vehicle::VehicleDft30),
            579 => Ok(GtaSaSave_Vehicle::VehicleHuntley),
            580 => Ok(GtaSaSave_Vehicle::VehicleStafford),
            581 => Ok(GtaSaSave_Vehicle::VehicleBf400),
            582 => Ok(GtaSaSave_Vehicle::VehicleNewsVan),
            583 => Ok(GtaSaSave_Vehicle::VehicleTug),
            584 => Ok(GtaSaSave_Vehicle::VehicleGasTrailer),
            585 => Ok(GtaSaSave_Vehicle::VehicleEmperor),
            586 => Ok(GtaSaSave_Vehicle::VehicleWayfarer),
            587 => Ok(GtaSaSave_Vehicle::VehicleEuros),
            588 => Ok(GtaSaSave_Vehicle::VehicleHotdog),
            589 => Ok(GtaSaSave_Vehicle::VehicleClub),
            590 => Ok(GtaSaSave_Vehicle::VehicleFreightTrainBoxcar),
            591 => Ok(GtaSaSave_Vehicle::VehicleTrailer4),
            592 => Ok(GtaSaSave_Vehicle::VehicleAndromada),
            593 => Ok(GtaSaSave_Vehicle::VehicleDodo),
            594 => Ok(GtaSaSave_Vehicle::VehicleRcCam),
            595 => Ok(GtaSaSave_Vehicle::VehicleLaunch),
            596 => Ok(GtaSaSave_Vehicle::VehiclePoliceCarLs),
            597 => Ok(GtaSaSave_Vehicle::VehiclePoliceCarSf),
            598 => Ok(GtaSaSave_Vehicle::VehiclePoliceCarLv),
            599 => Ok(GtaSaSave_Vehicle::VehiclePoliceRanger),
            600 => Ok(GtaSaSave_Vehicle::VehiclePicador),
            601 => Ok(GtaSaSave_Vehicle::VehicleSWAT),
            602 => Ok(GtaSaSave_Vehicle::VehicleAlpha),
            603 => Ok(GtaSaSave_Vehicle::VehiclePhoenix),
            604 => Ok(GtaSaSave_Vehicle::VehicleGlendaleDamaged),
            605 => Ok(GtaSaSave_Vehicle::VehicleSadlerDamaged),
            606 => Ok(GtaSaSave_Vehicle::VehicleBaggageTrailerCovered),
            607 => Ok(GtaSaSave_Vehicle::VehicleBaggageTrailerUncovered),
            608 => Ok(GtaSaSave_Vehicle::VehicleTrailer1),
            609 => Ok(GtaSaSave_Vehicle::VehicleBlackBoxville),
            610 => Ok(GtaSaSave_Vehicle::VehicleFarmTrailer),
            611 => Ok(GtaSaSave_Vehicle::VehicleStreetCleanTrailer),
            _ => Ok(GtaSaSave_Vehicle::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Vehicle> for i64 {
    fn from(v: &GtaSaSave_Vehicle) -> Self {
        match *v {
            GtaSaSave_Vehicle::VehicleLandstalker => 400,
            GtaSaSave_Vehicle::VehicleBravura => 401,
            GtaSaSave_Vehicle::VehicleBuffalo => 402,
            GtaSaSave_Vehicle::VehicleLinerunner => 403,
            GtaSaSave_Vehicle::VehiclePerennial => 404,
            GtaSaSave_Vehicle::VehicleSentinel => 405,
            GtaSaSave_Vehicle::VehicleDumper => 406,
            GtaSaSave_Vehicle::VehicleFireTruck => 407,
            GtaSaSave_Vehicle::VehicleTrashmaster => 408,
            GtaSaSave_Vehicle::VehicleStretch => 409,
            GtaSaSave_Vehicle::VehicleManana => 410,
            GtaSaSave_Vehicle::VehicleInfernus => 411,
            GtaSaSave_Vehicle::VehicleVoodoo => 412,
            GtaSaSave_Vehicle::VehiclePony => 413,
            GtaSaSave_Vehicle::VehicleMule => 414,
            GtaSaSave_Vehicle::VehicleCheetah => 415,
            GtaSaSave_Vehicle::VehicleAmbulance => 416,
            GtaSaSave_Vehicle::VehicleLeviathan => 417,
            GtaSaSave_Vehicle::VehicleMoonbeam => 418,
            GtaSaSave_Vehicle::VehicleEsperanto => 419,
            GtaSaSave_Vehicle::VehicleTaxi => 420,
            GtaSaSave_Vehicle::VehicleWashington => 421,
            GtaSaSave_Vehicle::VehicleBobcat => 422,
            GtaSaSave_Vehicle::VehicleMrWhoopee => 423,
            GtaSaSave_Vehicle::VehicleBfInjection => 424,
            GtaSaSave_Vehicle::VehicleHunter => 425,
            GtaSaSave_Vehicle::VehiclePremier => 426,
            GtaSaSave_Vehicle::VehicleEnforcer => 427,
            GtaSaSave_Vehicle::VehicleSecuricar => 428,
            GtaSaSave_Vehicle::VehicleBanshee => 429,
            GtaSaSave_Vehicle::VehiclePredator => 430,
            GtaSaSave_Vehicle::VehicleBus => 431,
            GtaSaSave_Vehicle::VehicleRhino => 432,
            GtaSaSave_Vehicle::VehicleBarracks => 433,
            GtaSaSave_Vehicle::VehicleHotknife => 434,
            GtaSaSave_Vehicle::VehicleTrailer2 => 435,
            GtaSaSave_Vehicle::VehiclePrevion => 436,
            GtaSaSave_Vehicle::VehicleCoach => 437,
            GtaSaSave_Vehicle::VehicleCabbie => 438,
            GtaSaSave_Vehicle::VehicleStallion => 439,
            GtaSaSave_Vehicle::VehicleRumpo => 440,
            GtaSaSave_Vehicle::VehicleRcBandit => 441,
            GtaSaSave_Vehicle::VehicleRomero => 442,
            GtaSaSave_Vehicle::VehiclePacker => 443,
            GtaSaSave_Vehicle::VehicleMonster => 444,
            GtaSaSave_Vehicle::VehicleAdmiral => 445,
            GtaSaSave_Vehicle::VehicleSqualo => 446,
            GtaSaSave_Vehicle::VehicleSeasparrow => 447,
            GtaSaSave_Vehicle::VehiclePizzaBoy => 448,
            GtaSaSave_Vehicle::VehicleTrolly => 449,
            GtaSaSave_Vehicle::VehicleTrailer3 => 450,
            GtaSaSave_Vehicle::VehicleTurismo => 451,
            GtaSaSave_Vehicle::VehicleSpeeder => 452,
            GtaSaSave_Vehicle::VehicleReefer => 453,
            GtaSaSave_Vehicle::VehicleTropic => 454,
            GtaSaSave_Vehicle::VehicleFlatbed => 455,
            GtaSaSave_Vehicle::VehicleYankee => 456,
            GtaSaSave_Vehicle::VehicleCaddy => 457,
            GtaSaSave_Vehicle::VehicleSolair => 458,
            GtaSaSave_Vehicle::VehicleBerkleysRcVan => 459,
            GtaSaSave_Vehicle::VehicleSkimmer => 460,
            GtaSaSave_Vehicle::VehiclePcj600 => 461,
            GtaSaSave_Vehicle::VehicleFaggio => 462,
            GtaSaSave_Vehicle::VehicleFreeway => 463,
            GtaSaSave_Vehicle::VehicleRcBaron => 464,
            GtaSaSave_Vehicle::VehicleRcRaider => 465,
            GtaSaSave_Vehicle::VehicleGlendale => 466,
            GtaSaSave_Vehicle::VehicleOceanic => 467,
            GtaSaSave_Vehicle::VehicleSanchez => 468,
            GtaSaSave_Vehicle::VehicleSparrow => 469,
            GtaSaSave_Vehicle::VehiclePatriot => 470,
            GtaSaSave_Vehicle::VehicleQuadbike => 471,
            GtaSaSave_Vehicle::VehicleCoastguard => 472,
            GtaSaSave_Vehicle::VehicleDinghy => 473,
            GtaSaSave_Vehicle::VehicleHermes => 474,
            GtaSaSave_Vehicle::VehicleSabre => 475,
            GtaSaSave_Vehicle::VehicleRustler => 476,
            GtaSaSave_Vehicle::VehicleZr350 => 477,
            GtaSaSave_Vehicle::VehicleWalton => 478,
            GtaSaSave_Vehicle::VehicleRegina => 479,
            GtaSaSave_Vehicle::VehicleComet => 480,
            GtaSaSave_Vehicle::VehicleBmx => 481,
            GtaSaSave_Vehicle::VehicleBurrito => 482,
            GtaSaSave_Vehicle::VehicleCamper => 483,
            GtaSaSave_Vehicle::VehicleMarquis => 484,
            GtaSaSave_Vehicle::VehicleBaggage => 485,
            GtaSaSave_Vehicle::VehicleDozer => 486,
            GtaSaSave_Vehicle::VehicleMaverick => 487,
            GtaSaSave_Vehicle::VehicleNewsChopper => 488,
            GtaSaSave_Vehicle::VehicleRancher => 489,
            GtaSaSave_Vehicle::VehicleFbiRancher => 490,
            GtaSaSave_Vehicle::VehicleVirgo => 491,
            GtaSaSave_Vehicle::VehicleGreenwood => 492,
            GtaSaSave_Vehicle::VehicleJetmax => 493,
            GtaSaSave_Vehicle::VehicleHotringRacer => 494,
            GtaSaSave_Vehicle::VehicleSandking => 495,
            GtaSaSave_Vehicle::VehicleBlistaCompact => 496,
            GtaSaSave_Vehicle::VehiclePoliceMaverick => 497,
            GtaSaSave_Vehicle::VehicleBoxville => 498,
            GtaSaSave_Vehicle::VehicleBenson => 499,
            GtaSaSave_Vehicle::VehicleMesa => 500,
            GtaSaSave_Vehicle::VehicleRcGoblin => 501,
            GtaSaSave_Vehicle::VehicleHotringRacer2 => 502,
            GtaSaSave_Vehicle::VehicleHotringRacer3 => 503,
            GtaSaSave_Vehicle::VehicleBloodringBanger => 504,
            GtaSaSave_Vehicle::VehicleRancherLure => 505,
            GtaSaSave_Vehicle::VehicleSuperGt => 506,
            GtaSaSave_Vehicle::VehicleElegant => 507,
            GtaSaSave_Vehicle::VehicleJourney => 508,
            GtaSaSave_Vehicle::VehicleBike => 509,
            GtaSaSave_Vehicle::VehicleMountainBike => 510,
            GtaSaSave_Vehicle::VehicleBeagle => 511,
            GtaSaSave_Vehicle::VehicleCropduster => 512,
            GtaSaSave_Vehicle::VehicleStuntplane => 513,
            GtaSaSave_Vehicle::VehicleTanker => 514,
            GtaSaSave_Vehicle::VehicleRoadtrain => 515,
            GtaSaSave_Vehicle::VehicleNebula => 516,
            GtaSaSave_Vehicle::VehicleMajestic => 517,
            GtaSaSave_Vehicle::VehicleBuccaneer => 518,
            GtaSaSave_Vehicle::VehicleShamal => 519,
            GtaSaSave_Vehicle::VehicleHydra => 520,
            GtaSaSave_Vehicle::VehicleFcr900 => 521,
            GtaSaSave_Vehicle::VehicleNrg500 => 522,
            GtaSaSave_Vehicle::VehicleHpv1000 => 523,
            GtaSaSave_Vehicle::VehicleCementTruck => 524,
            GtaSaSave_Vehicle::VehicleTowtruck => 525,
            GtaSaSave_Vehicle::VehicleFortune => 526,
            GtaSaSave_Vehicle::VehicleCadrona => 527,
            GtaSaSave_Vehicle::VehicleFbiTruck => 528,
            GtaSaSave_Vehicle::VehicleWillard => 529,
            GtaSaSave_Vehicle::VehicleForklift => 530,
            GtaSaSave_Vehicle::VehicleTractor => 531,
            GtaSaSave_Vehicle::VehicleCombineHarvester => 532,
            GtaSaSave_Vehicle::VehicleFeltzer => 533,
            GtaSaSave_Vehicle::VehicleRemington => 534,
            GtaSaSave_Vehicle::VehicleSlamvan => 535,
            GtaSaSave_Vehicle::VehicleBlade => 536,
            GtaSaSave_Vehicle::VehicleFreightTrain => 537,
            GtaSaSave_Vehicle::VehicleBrownstreakEngine => 538,
            GtaSaSave_Vehicle::VehicleVortex => 539,
            GtaSaSave_Vehicle::VehicleVincent => 540,
            GtaSaSave_Vehicle::VehicleBullet => 541,
            GtaSaSave_Vehicle::VehicleClover => 542,
            GtaSaSave_Vehicle::VehicleSadler => 543,
            GtaSaSave_Vehicle::VehicleFireTruckLadder => 544,
            GtaSaSave_Vehicle::VehicleHustler => 545,
            GtaSaSave_Vehicle::VehicleIntruder => 546,
            GtaSaSave_Vehicle::VehiclePrimo => 547,
            GtaSaSave_Vehicle::VehicleCargobob => 548,
            GtaSaSave_Vehicle::VehicleTampa => 549,
            GtaSaSave_Vehicle::VehicleSunrise => 550,
            GtaSaSave_Vehicle::VehicleMerit => 551,
            GtaSaSave_Vehicle::VehicleUtilityVan => 552,
            GtaSaSave_Vehicle::VehicleNevada => 553,
            GtaSaSave_Vehicle::VehicleYosemite => 554,
            GtaSaSave_Vehicle::VehicleWindsor => 555,
            GtaSaSave_Vehicle::VehicleMonster2 => 556,
            GtaSaSave_Vehicle::VehicleMonster3 => 557,
            GtaSaSave_Vehicle::VehicleUranus => 558,
            GtaSaSave_Vehicle::VehicleJester => 559,
            GtaSaSave_Vehicle::VehicleSultan => 560,
            GtaSaSave_Vehicle::VehicleStratum => 561,
            GtaSaSave_Vehicle::VehicleElegy => 562,
            GtaSaSave_Vehicle::VehicleRaindance => 563,
            GtaSaSave_Vehicle::VehicleRcTiger => 564,
            GtaSaSave_Vehicle::VehicleFlash => 565,
            GtaSaSave_Vehicle::VehicleTahoma => 566,
            GtaSaSave_Vehicle::VehicleSavanna => 567,
            GtaSaSave_Vehicle::VehicleBandito => 568,
            GtaSaSave_Vehicle::VehicleFreightTrainFlatbed => 569,
            GtaSaSave_Vehicle::VehicleBrownstreakCarriage => 570,
            GtaSaSave_Vehicle::VehicleKart => 571,
            GtaSaSave_Vehicle::VehicleMower => 572,
            GtaSaSave_Vehicle::VehicleDune => 573,
            GtaSaSave_Vehicle::VehicleSweeper => 574,
            GtaSaSave_Vehicle::VehicleBroadway => 575,
            GtaSaSave_Vehicle::VehicleTornado => 576,
            GtaSaSave_Vehicle::VehicleAt400 => 577,
            GtaSaSave_Vehicle::VehicleDft30 => 578,
            GtaSaSave_Vehicle::VehicleHuntley => 579,
            GtaSaSave_Vehicle::VehicleStafford => 580,
            GtaSaSave_Vehicle::VehicleBf400 => 581,
            GtaSaSave_Vehicle::VehicleNewsVan => 582,
            GtaSaSave_Vehicle::VehicleTug => 583,
            GtaSaSave_Vehicle::VehicleGasTrailer => 584,
            GtaSaSave_Vehicle::VehicleEmperor => 585,
            GtaSaSave_Vehicle::VehicleWayfarer => 586,
            GtaSaSave_Vehicle::VehicleEuros => 587,
            GtaSaSave_Vehicle::VehicleHotdog => 588,
            GtaSaSave_Vehicle::VehicleClub => 589,
            GtaSaSave_Vehicle::VehicleFreightTrainBoxcar => 590,
            GtaSaSave_Vehicle::VehicleTrailer4 => 591,
            GtaSaSave_Vehicle::VehicleAndromada => 592,
            GtaSaSave_Vehicle::VehicleDodo => 593,
            GtaSaSave_Vehicle::VehicleRcCam => 594,
            GtaSaSave_Vehicle::VehicleLaunch => 595,
            GtaSaSave_Vehicle::VehiclePoliceCarLs => 596,
            GtaSaSave_Vehicle::VehiclePoliceCarSf => 597,
            GtaSaSave_Vehicle::VehiclePoliceCarLv => 598,
            GtaSaSave_Vehicle::VehiclePoliceRanger => 599,
            GtaSaSave_Vehicle::VehiclePicador => 600,
            GtaSaSave_Vehicle::VehicleSWAT => 601,
            GtaSaSave_Vehicle::VehicleAlpha => 602,
            GtaSaSave_Vehicle::VehiclePhoenix => 603,
            GtaSaSave_Vehicle::VehicleGlendaleDamaged => 604,
            GtaSaSave_Vehicle::VehicleSadlerDamaged => 605,
            GtaSaSave_Vehicle::VehicleBaggageTrailerCovered => 606,
            GtaSaSave_Vehicle::VehicleBaggageTrailerUncovered => 607,
            GtaSaSave_Vehicle::VehicleTrailer1 => 608,
            GtaSaSave_Vehicle::VehicleBlackBoxville => 609,
            GtaSaSave_Vehicle::VehicleFarmTrailer => 610,
            GtaSaSave_Vehicle::VehicleStreetCleanTrailer => 611,
            GtaSaSave_Vehicle::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Vehicle {
    fn default() -> Self { GtaSaSave_Vehicle::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_VehicleClass {

    /**
     * Car.
     */
    ClassCar,

    /**
     * Monster truck.
     */
    ClassMtruck,

    /**
     * Quad bike.
     */
    ClassQuad,

    /**
     * Helicopter.
     */
    ClassHeli,

    /**
     * Plane.
     */
    ClassPlane,

    /**
     * Boat.
     */
    ClassBoat,

    /**
     * Train.
     */
    ClassTrain,

    /**
     * Motorbike.
     */
    ClassBike,

    /**
     * Bicycle.
     */
    ClassBmx,

    /**
     * Trailer.
     */
    ClassTrailer,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_VehicleClass {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_VehicleClass> {
        match flag {
            0 => Ok(GtaSaSave_VehicleClass::ClassCar),
            1 => Ok(GtaSaSave_VehicleClass::ClassMtruck),
            2 => Ok(GtaSaSave_VehicleClass::ClassQuad),
            3 => Ok(GtaSaSave_VehicleClass::ClassHeli),
            4 => Ok(GtaSaSave_VehicleClass::ClassPlane),
            5 => Ok(GtaSaSave_VehicleClass::ClassBoat),
            6 => Ok(GtaSaSave_VehicleClass::ClassTrain),
            7 => Ok(GtaSaSave_VehicleClass::ClassBike),
            8 => Ok(GtaSaSave_VehicleClass::ClassBmx),
            9 => Ok(GtaSaSave_VehicleClass::ClassTrailer),
            _ => Ok(GtaSaSave_VehicleClass::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_VehicleClass> for i64 {
    fn from(v: &GtaSaSave_VehicleClass) -> Self {
        match *v {
            GtaSaSave_VehicleClass::ClassCar => 0,
            GtaSaSave_VehicleClass::ClassMtruck => 1,
            GtaSaSave_VehicleClass::ClassQuad => 2,
            GtaSaSave_VehicleClass::ClassHeli => 3,
            GtaSaSave_VehicleClass::ClassPlane => 4,
            GtaSaSave_VehicleClass::ClassBoat => 5,
            GtaSaSave_VehicleClass::ClassTrain => 6,
            GtaSaSave_VehicleClass::ClassBike => 7,
            GtaSaSave_VehicleClass::ClassBmx => 8,
            GtaSaSave_VehicleClass::ClassTrailer => 9,
            GtaSaSave_VehicleClass::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_VehicleClass {
    fn default() -> Self { GtaSaSave_VehicleClass::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_WarAttack {

    /**
     * None.
     */
    NoAttack,

    /**
     * The player was told of it.
     */
    PlayerWasTold,

    /**
     * The player came.
     */
    PlayerCame,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_WarAttack {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_WarAttack> {
        match flag {
            0 => Ok(GtaSaSave_WarAttack::NoAttack),
            1 => Ok(GtaSaSave_WarAttack::PlayerWasTold),
            2 => Ok(GtaSaSave_WarAttack::PlayerCame),
            _ => Ok(GtaSaSave_WarAttack::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_WarAttack> for i64 {
    fn from(v: &GtaSaSave_WarAttack) -> Self {
        match *v {
            GtaSaSave_WarAttack::NoAttack => 0,
            GtaSaSave_WarAttack::PlayerWasTold => 1,
            GtaSaSave_WarAttack::PlayerCame => 2,
            GtaSaSave_WarAttack::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_WarAttack {
    fn default() -> Self { GtaSaSave_WarAttack::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_WarState {

    /**
     * None.
     */
    NoWar,

    /**
     * Provoked.
     */
    Provoked,

    /**
     * First wave.
     */
    FirstWave,

    /**
     * First wave passed.
     */
    FirstPassed,

    /**
     * Second wave.
     */
    SecondWave,

    /**
     * Second wave passed.
     */
    SecondPassed,

    /**
     * Third wave.
     */
    ThirdWave,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_WarState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_WarState> {
        match flag {
            0 => Ok(GtaSaSave_WarState::NoWar),
            1 => Ok(GtaSaSave_WarState::Provoked),
            2 => Ok(GtaSaSave_WarState::FirstWave),
            3 => Ok(GtaSaSave_WarState::FirstPassed),
            4 => Ok(GtaSaSave_WarState::SecondWave),
            5 => Ok(GtaSaSave_WarState::SecondPassed),
            6 => Ok(GtaSaSave_WarState::ThirdWave),
            _ => Ok(GtaSaSave_WarState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_WarState> for i64 {
    fn from(v: &GtaSaSave_WarState) -> Self {
        match *v {
            GtaSaSave_WarState::NoWar => 0,
            GtaSaSave_WarState::Provoked => 1,
            GtaSaSave_WarState::FirstWave => 2,
            GtaSaSave_WarState::FirstPassed => 3,
            GtaSaSave_WarState::SecondWave => 4,
            GtaSaSave_WarState::SecondPassed => 5,
            GtaSaSave_WarState::ThirdWave => 6,
            GtaSaSave_WarState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_WarState {
    fn default() -> Self { GtaSaSave_WarState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_WeaponKind {

    /**
     * Bare hands.
     */
    Unarmed,

    /**
     * Brass knuckles.
     */
    BrassKnuckles,

    /**
     * Golf club.
     */
    GolfClub,

    /**
     * Nightstick.
     */
    Nightstick,

    /**
     * Knife.
     */
    Knife,

    /**
     * Baseball bat.
     */
    Bat,

    /**
     * Shovel.
     */
    Shovel,

    /**
     * Pool cue.
     */
    PoolCue,

    /**
     * Katana.
     */
    Katana,

    /**
     * Chainsaw.
     */
    Chainsaw,

    /**
     * Dildo.
     */
    Dildo,

    /**
     * A second dildo.
     */
    Dildo2,

    /**
     * Vibrator.
     */
    Vibrator,

    /**
     * A second vibrator.
     */
    Vibrator2,

    /**
     * Flowers.
     */
    Flowers,

    /**
     * Cane.
     */
    Cane,

    /**
     * Grenade.
     */
    Grenade,

    /**
     * Tear gas.
     */
    Teargas,

    /**
     * Molotov cocktail.
     */
    Molotov,

    /**
     * A rocket in flight; never in a slot.
     */
    Rocket,

    /**
     * A heat-seeking rocket in flight; never in a slot.
     */
    HeatSeekingRocket,

    /**
     * A bomb that falls; never in a slot.
     */
    FreeFallBomb,

    /**
     * Pistol.
     */
    Pistol,

    /**
     * Silenced pistol.
     */
    SilencedPistol,

    /**
     * Desert Eagle.
     */
    DesertEagle,

    /**
     * Shotgun.
     */
    Shotgun,

    /**
     * Sawn-off shotgun.
     */
    SawnOff,

    /**
     * Combat shotgun.
     */
    CombatShotgun,

    /**
     * Micro Uzi.
     */
    MicroUzi,

    /**
     * MP5.
     */
    Mp5,

    /**
     * AK-47.
     */
    Ak47,

    /**
     * M4.
     */
    M4,

    /**
     * Tec-9.
     */
    Tec9,

    /**
     * Country rifle.
     */
    CountryRifle,

    /**
     * Sniper rifle.
     */
    SniperRifle,

    /**
     * Rocket launcher.
     */
    RocketLauncher,

    /**
     * Heat-seeking rocket launcher.
     */
    HeatSeeker,

    /**
     * Flamethrower.
     */
    Flamethrower,

    /**
     * Minigun.
     */
    Minigun,

    /**
     * Satchel charge.
     */
    Satchel,

    /**
     * Detonator of satchel charges.
     */
    Detonator,

    /**
     * Spray can.
     */
    Spraycan,

    /**
     * Fire extinguisher.
     */
    Extinguisher,

    /**
     * Camera.
     */
    Camera,

    /**
     * Night vision goggles.
     */
    NightVision,

    /**
     * Infrared goggles.
     */
    Infrared,

    /**
     * Parachute.
     */
    Parachute,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_WeaponKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_WeaponKind> {
        match flag {
            0 => Ok(GtaSaSave_WeaponKind::Unarmed),
            1 => Ok(GtaSaSave_WeaponKind::BrassKnuckles),
            2 => Ok(GtaSaSave_WeaponKind::GolfClub),
            3 => Ok(GtaSaSave_WeaponKind::Nightstick),
            4 => Ok(GtaSaSave_WeaponKind::Knife),
            5 => Ok(GtaSaSave_WeaponKind::Bat),
            6 => Ok(GtaSaSave_WeaponKind::Shovel),
            7 => Ok(GtaSaSave_WeaponKind::PoolCue),
            8 => Ok(GtaSaSave_WeaponKind::Katana),
            9 => Ok(GtaSaSave_WeaponKind::Chainsaw),
            10 => Ok(GtaSaSave_WeaponKind::Dildo),
            11 => Ok(GtaSaSave_WeaponKind::Dildo2),
            12 => Ok(GtaSaSave_WeaponKind::Vibrator),
            13 => Ok(GtaSaSave_WeaponKind::Vibrator2),
            14 => Ok(GtaSaSave_WeaponKind::Flowers),
            15 => Ok(GtaSaSave_WeaponKind::Cane),
            16 => Ok(GtaSaSave_WeaponKind::Grenade),
            17 => Ok(GtaSaSave_WeaponKind::Teargas),
            18 => Ok(GtaSaSave_WeaponKind::Molotov),
            19 => Ok(GtaSaSave_WeaponKind::Rocket),
            20 => Ok(GtaSaSave_WeaponKind::HeatSeekingRocket),
            21 => Ok(GtaSaSave_WeaponKind::FreeFallBomb),
            22 => Ok(GtaSaSave_WeaponKind::Pistol),
            23 => Ok(GtaSaSave_WeaponKind::SilencedPistol),
            24 => Ok(GtaSaSave_WeaponKind::DesertEagle),
            25 => Ok(GtaSaSave_WeaponKind::Shotgun),
            26 => Ok(GtaSaSave_WeaponKind::SawnOff),
            27 => Ok(GtaSaSave_WeaponKind::CombatShotgun),
            28 => Ok(GtaSaSave_WeaponKind::MicroUzi),
            29 => Ok(GtaSaSave_WeaponKind::Mp5),
            30 => Ok(GtaSaSave_WeaponKind::Ak47),
            31 => Ok(GtaSaSave_WeaponKind::M4),
            32 => Ok(GtaSaSave_WeaponKind::Tec9),
            33 => Ok(GtaSaSave_WeaponKind::CountryRifle),
            34 => Ok(GtaSaSave_WeaponKind::SniperRifle),
            35 => Ok(GtaSaSave_WeaponKind::RocketLauncher),
            36 => Ok(GtaSaSave_WeaponKind::HeatSeeker),
            37 => Ok(GtaSaSave_WeaponKind::Flamethrower),
            38 => Ok(GtaSaSave_WeaponKind::Minigun),
            39 => Ok(GtaSaSave_WeaponKind::Satchel),
            40 => Ok(GtaSaSave_WeaponKind::Detonator),
            41 => Ok(GtaSaSave_WeaponKind::Spraycan),
            42 => Ok(GtaSaSave_WeaponKind::Extinguisher),
            43 => Ok(GtaSaSave_WeaponKind::Camera),
            44 => Ok(GtaSaSave_WeaponKind::NightVision),
            45 => Ok(GtaSaSave_WeaponKind::Infrared),
            46 => Ok(GtaSaSave_WeaponKind::Parachute),
            _ => Ok(GtaSaSave_WeaponKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_WeaponKind> for i64 {
    fn from(v: &GtaSaSave_WeaponKind) -> Self {
        match *v {
            GtaSaSave_WeaponKind::Unarmed => 0,
            GtaSaSave_WeaponKind::BrassKnuckles => 1,
            GtaSaSave_WeaponKind::GolfClub => 2,
            GtaSaSave_WeaponKind::Nightstick => 3,
            GtaSaSave_WeaponKind::Knife => 4,
            GtaSaSave_WeaponKind::Bat => 5,
            GtaSaSave_WeaponKind::Shovel => 6,
            GtaSaSave_WeaponKind::PoolCue => 7,
            GtaSaSave_WeaponKind::Katana => 8,
            GtaSaSave_WeaponKind::Chainsaw => 9,
            GtaSaSave_WeaponKind::Dildo => 10,
            GtaSaSave_WeaponKind::Dildo2 => 11,
            GtaSaSave_WeaponKind::Vibrator => 12,
            GtaSaSave_WeaponKind::Vibrator2 => 13,
            GtaSaSave_WeaponKind::Flowers => 14,
            GtaSaSave_WeaponKind::Cane => 15,
            GtaSaSave_WeaponKind::Grenade => 16,
            GtaSaSave_WeaponKind::Teargas => 17,
            GtaSaSave_WeaponKind::Molotov => 18,
            GtaSaSave_WeaponKind::Rocket => 19,
            GtaSaSave_WeaponKind::HeatSeekingRocket => 20,
            GtaSaSave_WeaponKind::FreeFallBomb => 21,
            GtaSaSave_WeaponKind::Pistol => 22,
            GtaSaSave_WeaponKind::SilencedPistol => 23,
            GtaSaSave_WeaponKind::DesertEagle => 24,
            GtaSaSave_WeaponKind::Shotgun => 25,
            GtaSaSave_WeaponKind::SawnOff => 26,
            GtaSaSave_WeaponKind::CombatShotgun => 27,
            GtaSaSave_WeaponKind::MicroUzi => 28,
            GtaSaSave_WeaponKind::Mp5 => 29,
            GtaSaSave_WeaponKind::Ak47 => 30,
            GtaSaSave_WeaponKind::M4 => 31,
            GtaSaSave_WeaponKind::Tec9 => 32,
            GtaSaSave_WeaponKind::CountryRifle => 33,
            GtaSaSave_WeaponKind::SniperRifle => 34,
            GtaSaSave_WeaponKind::RocketLauncher => 35,
            GtaSaSave_WeaponKind::HeatSeeker => 36,
            GtaSaSave_WeaponKind::Flamethrower => 37,
            GtaSaSave_WeaponKind::Minigun => 38,
            GtaSaSave_WeaponKind::Satchel => 39,
            GtaSaSave_WeaponKind::Detonator => 40,
            GtaSaSave_WeaponKind::Spraycan => 41,
            GtaSaSave_WeaponKind::Extinguisher => 42,
            GtaSaSave_WeaponKind::Camera => 43,
            GtaSaSave_WeaponKind::NightVision => 44,
            GtaSaSave_WeaponKind::Infrared => 45,
            GtaSaSave_WeaponKind::Parachute => 46,
            GtaSaSave_WeaponKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_WeaponKind {
    fn default() -> Self { GtaSaSave_WeaponKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_WeaponSlot {

    /**
     * Unarmed.
     */
    SlotUnarmed,

    /**
     * Melee.
     */
    SlotMelee,

    /**
     * Handgun.
     */
    SlotHandgun,

    /**
     * Shotgun.
     */
    SlotShotgun,

    /**
     * Submachine guns.
     */
    SlotSmg,

    /**
     * Rifle.
     */
    SlotRifle,

    /**
     * Sniper.
     */
    SlotSniper,

    /**
     * Heavy.
     */
    SlotHeavy,

    /**
     * Thrown.
     */
    SlotThrown,

    /**
     * Special.
     */
    SlotSpecial,

    /**
     * Gift.
     */
    SlotGift,

    /**
     * Goggles.
     */
    SlotGoggles,

    /**
     * Detonator.
     */
    SlotDetonator,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_WeaponSlot {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_WeaponSlot> {
        match flag {
            0 => Ok(GtaSaSave_WeaponSlot::SlotUnarmed),
            1 => Ok(GtaSaSave_WeaponSlot::SlotMelee),
            2 => Ok(GtaSaSave_WeaponSlot::SlotHandgun),
            3 => Ok(GtaSaSave_WeaponSlot::SlotShotgun),
            4 => Ok(GtaSaSave_WeaponSlot::SlotSmg),
            5 => Ok(GtaSaSave_WeaponSlot::SlotRifle),
            6 => Ok(GtaSaSave_WeaponSlot::SlotSniper),
            7 => Ok(GtaSaSave_WeaponSlot::SlotHeavy),
            8 => Ok(GtaSaSave_WeaponSlot::SlotThrown),
            9 => Ok(GtaSaSave_WeaponSlot::SlotSpecial),
            10 => Ok(GtaSaSave_WeaponSlot::SlotGift),
            11 => Ok(GtaSaSave_WeaponSlot::SlotGoggles),
            12 => Ok(GtaSaSave_WeaponSlot::SlotDetonator),
            _ => Ok(GtaSaSave_WeaponSlot::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_WeaponSlot> for i64 {
    fn from(v: &GtaSaSave_WeaponSlot) -> Self {
        match *v {
            GtaSaSave_WeaponSlot::SlotUnarmed => 0,
            GtaSaSave_WeaponSlot::SlotMelee => 1,
            GtaSaSave_WeaponSlot::SlotHandgun => 2,
            GtaSaSave_WeaponSlot::SlotShotgun => 3,
            GtaSaSave_WeaponSlot::SlotSmg => 4,
            GtaSaSave_WeaponSlot::SlotRifle => 5,
            GtaSaSave_WeaponSlot::SlotSniper => 6,
            GtaSaSave_WeaponSlot::SlotHeavy => 7,
            GtaSaSave_WeaponSlot::SlotThrown => 8,
            GtaSaSave_WeaponSlot::SlotSpecial => 9,
            GtaSaSave_WeaponSlot::SlotGift => 10,
            GtaSaSave_WeaponSlot::SlotGoggles => 11,
            GtaSaSave_WeaponSlot::SlotDetonator => 12,
            GtaSaSave_WeaponSlot::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_WeaponSlot {
    fn default() -> Self { GtaSaSave_WeaponSlot::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_WeaponState {

    /**
     * Ready.
     */
    WeaponReady,

    /**
     * Firing.
     */
    Firing,

    /**
     * Reloading.
     */
    Reloading,

    /**
     * Out of ammunition.
     */
    OutOfAmmo,

    /**
     * Hitting.
     */
    MeleeContact,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_WeaponState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_WeaponState> {
        match flag {
            0 => Ok(GtaSaSave_WeaponState::WeaponReady),
            1 => Ok(GtaSaSave_WeaponState::Firing),
            2 => Ok(GtaSaSave_WeaponState::Reloading),
            3 => Ok(GtaSaSave_WeaponState::OutOfAmmo),
            4 => Ok(GtaSaSave_WeaponState::MeleeContact),
            _ => Ok(GtaSaSave_WeaponState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_WeaponState> for i64 {
    fn from(v: &GtaSaSave_WeaponState) -> Self {
        match *v {
            GtaSaSave_WeaponState::WeaponReady => 0,
            GtaSaSave_WeaponState::Firing => 1,
            GtaSaSave_WeaponState::Reloading => 2,
            GtaSaSave_WeaponState::OutOfAmmo => 3,
            GtaSaSave_WeaponState::MeleeContact => 4,
            GtaSaSave_WeaponState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_WeaponState {
    fn default() -> Self { GtaSaSave_WeaponState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_Weather {

    /**
     * None, where weather can be forced.
     */
    NoWeather,

    /**
     * Extra sunny, Los Santos.
     */
    ExtraSunnyLa,

    /**
     * Sunny, Los Santos.
     */
    SunnyLa,

    /**
     * Extra sunny with smog, Los Santos.
     */
    ExtraSunnySmogLa,

    /**
     * Sunny with smog, Los Santos.
     */
    SunnySmogLa,

    /**
     * Cloudy, Los Santos.
     */
    CloudyLa,

    /**
     * Sunny, San Fierro.
     */
    SunnySf,

    /**
     * Extra sunny, San Fierro.
     */
    ExtraSunnySf,

    /**
     * Cloudy, San Fierro.
     */
    CloudySf,

    /**
     * Rainy, San Fierro.
     */
    RainySf,

    /**
     * Foggy, San Fierro.
     */
    FoggySf,

    /**
     * Sunny, Las Venturas.
     */
    SunnyVegas,

    /**
     * Extra sunny, Las Venturas.
     */
    ExtraSunnyVegas,

    /**
     * Cloudy, Las Venturas.
     */
    CloudyVegas,

    /**
     * Extra sunny, country.
     */
    ExtraSunnyCountry,

    /**
     * Sunny, country.
     */
    SunnyCountry,

    /**
     * Cloudy, country.
     */
    CloudyCountry,

    /**
     * Rainy, country.
     */
    RainyCountry,

    /**
     * Extra sunny, desert.
     */
    ExtraSunnyDesert,

    /**
     * Sunny, desert.
     */
    SunnyDesert,

    /**
     * Sandstorm, desert.
     */
    SandstormDesert,

    /**
     * Under water.
     */
    Underwater,

    /**
     * First set of colours for interiors.
     */
    Extracolours1,

    /**
     * Second set of colours for interiors.
     */
    Extracolours2,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_Weather {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_Weather> {
        match flag {
            -1 => Ok(GtaSaSave_Weather::NoWeather),
            0 => Ok(GtaSaSave_Weather::ExtraSunnyLa),
            1 => Ok(GtaSaSave_Weather::SunnyLa),
            2 => Ok(GtaSaSave_Weather::ExtraSunnySmogLa),
            3 => Ok(GtaSaSave_Weather::SunnySmogLa),
            4 => Ok(GtaSaSave_Weather::CloudyLa),
            5 => Ok(GtaSaSave_Weather::SunnySf),
            6 => Ok(GtaSaSave_Weather::ExtraSunnySf),
            7 => Ok(GtaSaSave_Weather::CloudySf),
            8 => Ok(GtaSaSave_Weather::RainySf),
            9 => Ok(GtaSaSave_Weather::FoggySf),
            10 => Ok(GtaSaSave_Weather::SunnyVegas),
            11 => Ok(GtaSaSave_Weather::ExtraSunnyVegas),
            12 => Ok(GtaSaSave_Weather::CloudyVegas),
            13 => Ok(GtaSaSave_Weather::ExtraSunnyCountry),
            14 => Ok(GtaSaSave_Weather::SunnyCountry),
            15 => Ok(GtaSaSave_Weather::CloudyCountry),
            16 => Ok(GtaSaSave_Weather::RainyCountry),
            17 => Ok(GtaSaSave_Weather::ExtraSunnyDesert),
            18 => Ok(GtaSaSave_Weather::SunnyDesert),
            19 => Ok(GtaSaSave_Weather::SandstormDesert),
            20 => Ok(GtaSaSave_Weather::Underwater),
            21 => Ok(GtaSaSave_Weather::Extracolours1),
            22 => Ok(GtaSaSave_Weather::Extracolours2),
            _ => Ok(GtaSaSave_Weather::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_Weather> for i64 {
    fn from(v: &GtaSaSave_Weather) -> Self {
        match *v {
            GtaSaSave_Weather::NoWeather => -1,
            GtaSaSave_Weather::ExtraSunnyLa => 0,
            GtaSaSave_Weather::SunnyLa => 1,
            GtaSaSave_Weather::ExtraSunnySmogLa => 2,
            GtaSaSave_Weather::SunnySmogLa => 3,
            GtaSaSave_Weather::CloudyLa => 4,
            GtaSaSave_Weather::SunnySf => 5,
            GtaSaSave_Weather::ExtraSunnySf => 6,
            GtaSaSave_Weather::CloudySf => 7,
            GtaSaSave_Weather::RainySf => 8,
            GtaSaSave_Weather::FoggySf => 9,
            GtaSaSave_Weather::SunnyVegas => 10,
            GtaSaSave_Weather::ExtraSunnyVegas => 11,
            GtaSaSave_Weather::CloudyVegas => 12,
            GtaSaSave_Weather::ExtraSunnyCountry => 13,
            GtaSaSave_Weather::SunnyCountry => 14,
            GtaSaSave_Weather::CloudyCountry => 15,
            GtaSaSave_Weather::RainyCountry => 16,
            GtaSaSave_Weather::ExtraSunnyDesert => 17,
            GtaSaSave_Weather::SunnyDesert => 18,
            GtaSaSave_Weather::SandstormDesert => 19,
            GtaSaSave_Weather::Underwater => 20,
            GtaSaSave_Weather::Extracolours1 => 21,
            GtaSaSave_Weather::Extracolours2 => 22,
            GtaSaSave_Weather::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_Weather {
    fn default() -> Self { GtaSaSave_Weather::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSave_ZoneKind {

    /**
     * A zone whose name is shown.
     */
    NavZone,

    /**
     * A local zone; in no save.
     */
    LocalZone,

    /**
     * A zone with an info; in no save.
     */
    InfoZone,

    /**
     * A zone of the map.
     */
    MapZone,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSave_ZoneKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSave_ZoneKind> {
        match flag {
            0 => Ok(GtaSaSave_ZoneKind::NavZone),
            1 => Ok(GtaSaSave_ZoneKind::LocalZone),
            2 => Ok(GtaSaSave_ZoneKind::InfoZone),
            3 => Ok(GtaSaSave_ZoneKind::MapZone),
            _ => Ok(GtaSaSave_ZoneKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSave_ZoneKind> for i64 {
    fn from(v: &GtaSaSave_ZoneKind) -> Self {
        match *v {
            GtaSaSave_ZoneKind::NavZone => 0,
            GtaSaSave_ZoneKind::LocalZone => 1,
            GtaSaSave_ZoneKind::InfoZone => 2,
            GtaSaSave_ZoneKind::MapZone => 3,
            GtaSaSave_ZoneKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSave_ZoneKind {
    fn default() -> Self { GtaSaSave_ZoneKind::Unknown(0) }
}


/**
 * Animations for a model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_AnimGroup {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    model: RefCell<i32>,
    ifp_name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_AnimGroup {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.model.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.ifp_name.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_AnimGroup {
}

/**
 * Model of a person; -1 in a free place.
 */
impl GtaSaSave_AnimGroup {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * File of animations, such as `DEALER`, ended by a zero.
 */
impl GtaSaSave_AnimGroup {
    pub fn ifp_name(&self) -> Ref<'_, Vec<u8>> {
        self.ifp_name.borrow()
    }
}
impl GtaSaSave_AnimGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An icon; what is not in use holds old bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Blip {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_RadarBlock>,
    pub _self: SharedType<Self>,
    colour: RefCell<u32>,
    entity_handle: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    counter: RefCell<u16>,
    gap_016: RefCell<Vec<u8>>,
    sphere_radius: RefCell<f32>,
    icon_size: RefCell<u16>,
    gap_01e: RefCell<Vec<u8>>,
    enex_plus_1: RefCell<u32>,
    sprite: RefCell<i8>,
    state: RefCell<OptRc<GtaSaSave_BlipStateBits>>,
    kind: RefCell<OptRc<GtaSaSave_BlipKindBits>>,
    gap_025: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_colour_name: Cell<bool>,
    colour_name: RefCell<GtaSaSave_BlipColour>,
    f_sprite_name: Cell<bool>,
    sprite_name: RefCell<GtaSaSave_Icon>,
}
impl KStruct for GtaSaSave_Blip {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_RadarBlock;

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
        *self_rc.colour.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.entity_handle.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.counter.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_016.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.sphere_radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.icon_size.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_01e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.enex_plus_1.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.sprite.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, GtaSaSave_BlipStateBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.state.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_BlipKindBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.kind.borrow_mut() = t;
        *self_rc.gap_025.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_Blip {

    /**
     * Meaning of `colour`.
     */
    pub fn colour_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_BlipColour>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_colour_name.get() {
            return Ok(self.colour_name.borrow());
        }
        self.f_colour_name.set(true);
        *self.colour_name.borrow_mut() = (*self.colour() as i64).try_into()?;
        Ok(self.colour_name.borrow())
    }

    /**
     * Meaning of `sprite`.
     */
    pub fn sprite_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Icon>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_sprite_name.get() {
            return Ok(self.sprite_name.borrow());
        }
        self.f_sprite_name.set(true);
        *self.sprite_name.borrow_mut() = (*self.sprite() as i64).try_into()?;
        Ok(self.sprite_name.borrow())
    }
}

/**
 * 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
 * destination; above that red, green, blue and alpha.
 */
impl GtaSaSave_Blip {
    pub fn colour(&self) -> Ref<'_, u32> {
        self.colour.borrow()
    }
}

/**
 * Thing that it follows (opcodes 0186, 0187); 0 in a save.
 */
impl GtaSaSave_Blip {
    pub fn entity_handle(&self) -> Ref<'_, u32> {
        self.entity_handle.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSave_Blip {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * How often the place was used; 1 for never.
 */
impl GtaSaSave_Blip {
    pub fn counter(&self) -> Ref<'_, u16> {
        self.counter.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_Blip {
    pub fn gap_016(&self) -> Ref<'_, Vec<u8>> {
        self.gap_016.borrow()
    }
}

/**
 * Size of its sphere; 1.
 */
impl GtaSaSave_Blip {
    pub fn sphere_radius(&self) -> Ref<'_, f32> {
        self.sphere_radius.borrow()
    }
}

/**
 * Size of its square, 1 or 3.
 */
impl GtaSaSave_Blip {
    pub fn icon_size(&self) -> Ref<'_, u16> {
        self.icon_size.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_Blip {
    pub fn gap_01e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01e.borrow()
    }
}

/**
 * Door that it belongs to, + 1; 0 for none.
 */
impl GtaSaSave_Blip {
    pub fn enex_plus_1(&self) -> Ref<'_, u32> {
        self.enex_plus_1.borrow()
    }
}

/**
 * Icon.
 */
impl GtaSaSave_Blip {
    pub fn sprite(&self) -> Ref<'_, i8> {
        self.sprite.borrow()
    }
}

/**
 * How it is shown.
 */
impl GtaSaSave_Blip {
    pub fn state(&self) -> Ref<'_, OptRc<GtaSaSave_BlipStateBits>> {
        self.state.borrow()
    }
}

/**
 * What it is.
 */
impl GtaSaSave_Blip {
    pub fn kind(&self) -> Ref<'_, OptRc<GtaSaSave_BlipKindBits>> {
        self.kind.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_Blip {
    pub fn gap_025(&self) -> Ref<'_, Vec<u8>> {
        self.gap_025.borrow()
    }
}
impl GtaSaSave_Blip {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_Blip {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "sprite ", *self.sprite()))
    }
}

/**
 * Kind of an icon.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_BlipKindBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Blip>,
    pub _self: SharedType<Self>,
    display: RefCell<u64>,
    blip_type: RefCell<u64>,
    appearance: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_blip_type_name: Cell<bool>,
    blip_type_name: RefCell<GtaSaSave_BlipTarget>,
    f_display_name: Cell<bool>,
    display_name: RefCell<GtaSaSave_BlipDisplay>,
}
impl KStruct for GtaSaSave_BlipKindBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Blip;

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
        *self_rc.display.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.blip_type.borrow_mut() = _io.read_bits_int_le(4)?;
        *self_rc.appearance.borrow_mut() = _io.read_bits_int_le(2)?;
        Ok(())
    }
}
impl GtaSaSave_BlipKindBits {

    /**
     * Meaning of `blip_type`.
     */
    pub fn blip_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_BlipTarget>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_blip_type_name.get() {
            return Ok(self.blip_type_name.borrow());
        }
        self.f_blip_type_name.set(true);
        *self.blip_type_name.borrow_mut() = (*self.blip_type() as i64).try_into()?;
        Ok(self.blip_type_name.borrow())
    }

    /**
     * Meaning of `display`.
     */
    pub fn display_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_BlipDisplay>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_display_name.get() {
            return Ok(self.display_name.borrow());
        }
        self.f_display_name.set(true);
        *self.display_name.borrow_mut() = (*self.display() as i64).try_into()?;
        Ok(self.display_name.borrow())
    }
}

/**
 * What is shown, a marker in the world or an icon on the map.
 */
impl GtaSaSave_BlipKindBits {
    pub fn display(&self) -> Ref<'_, u64> {
        self.display.borrow()
    }
}

/**
 * What it stands for. Only places and contacts are stored in use: icons
 * of what moves are written as free.
 */
impl GtaSaSave_BlipKindBits {
    pub fn blip_type(&self) -> Ref<'_, u64> {
        self.blip_type.borrow()
    }
}

/**
 * 0 friend, 1 threat.
 */
impl GtaSaSave_BlipKindBits {
    pub fn appearance(&self) -> Ref<'_, u64> {
        self.appearance.borrow()
    }
}
impl GtaSaSave_BlipKindBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * State of an icon.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_BlipStateBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Blip>,
    pub _self: SharedType<Self>,
    bright: RefCell<bool>,
    in_use: RefCell<bool>,
    short_range: RefCell<bool>,
    friendly: RefCell<bool>,
    blip_remain: RefCell<bool>,
    fade: RefCell<bool>,
    coord_appearance: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_BlipStateBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Blip;

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
        *self_rc.bright.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.in_use.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.short_range.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.friendly.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.blip_remain.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.fade.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.coord_appearance.borrow_mut() = _io.read_bits_int_le(2)?;
        Ok(())
    }
}
impl GtaSaSave_BlipStateBits {
}

/**
 * Bright.
 */
impl GtaSaSave_BlipStateBits {
    pub fn bright(&self) -> Ref<'_, bool> {
        self.bright.borrow()
    }
}

/**
 * In use.
 */
impl GtaSaSave_BlipStateBits {
    pub fn in_use(&self) -> Ref<'_, bool> {
        self.in_use.borrow()
    }
}

/**
 * Shown only when near.
 */
impl GtaSaSave_BlipStateBits {
    pub fn short_range(&self) -> Ref<'_, bool> {
        self.short_range.borrow()
    }
}

/**
 * Friendly.
 */
impl GtaSaSave_BlipStateBits {
    pub fn friendly(&self) -> Ref<'_, bool> {
        self.friendly.borrow()
    }
}

/**
 * Stays when what it follows is gone.
 */
impl GtaSaSave_BlipStateBits {
    pub fn blip_remain(&self) -> Ref<'_, bool> {
        self.blip_remain.borrow()
    }
}

/**
 * Fade.
 */
impl GtaSaSave_BlipStateBits {
    pub fn fade(&self) -> Ref<'_, bool> {
        self.fade.borrow()
    }
}

/**
 * Form for places.
 */
impl GtaSaSave_BlipStateBits {
    pub fn coord_appearance(&self) -> Ref<'_, u64> {
        self.coord_appearance.borrow()
    }
}
impl GtaSaSave_BlipStateBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A building with another model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_BuildingSwap {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    swap_type: RefCell<u32>,
    pool_index_plus_1: RefCell<u32>,
    new_model: RefCell<i32>,
    old_model: RefCell<i32>,
    _io: RefCell<BytesReader>,
    f_swap_type_name: Cell<bool>,
    swap_type_name: RefCell<GtaSaSave_SwappedThing>,
}
impl KStruct for GtaSaSave_BuildingSwap {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.swap_type.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.pool_index_plus_1.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.new_model.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.old_model.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_BuildingSwap {

    /**
     * Meaning of `swap_type`.
     */
    pub fn swap_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_SwappedThing>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_swap_type_name.get() {
            return Ok(self.swap_type_name.borrow());
        }
        self.f_swap_type_name.set(true);
        *self.swap_type_name.borrow_mut() = (*self.swap_type() as i64).try_into()?;
        Ok(self.swap_type_name.borrow())
    }
}

/**
 * What has another model; 0 in a free place.
 */
impl GtaSaSave_BuildingSwap {
    pub fn swap_type(&self) -> Ref<'_, u32> {
        self.swap_type.borrow()
    }
}

/**
 * Building + 1; 0 in a free place.
 */
impl GtaSaSave_BuildingSwap {
    pub fn pool_index_plus_1(&self) -> Ref<'_, u32> {
        self.pool_index_plus_1.borrow()
    }
}

/**
 * Model that is shown; -1 in a free place.
 */
impl GtaSaSave_BuildingSwap {
    pub fn new_model(&self) -> Ref<'_, i32> {
        self.new_model.borrow()
    }
}

/**
 * Model of the map; -1 in a free place.
 */
impl GtaSaSave_BuildingSwap {
    pub fn old_model(&self) -> Ref<'_, i32> {
        self.old_model.borrow()
    }
}
impl GtaSaSave_BuildingSwap {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of cars that are kept.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_CarBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_StoredCar>,
    pub _self: SharedType<Self>,
    car_bullet_proof: RefCell<bool>,
    car_fire_proof: RefCell<bool>,
    car_explosion_proof: RefCell<bool>,
    car_collision_proof: RefCell<bool>,
    car_melee_proof: RefCell<bool>,
    bass_boost: RefCell<bool>,
    hydraulics: RefCell<bool>,
    nitrous: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_CarBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_StoredCar;

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
        *self_rc.car_bullet_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.car_fire_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.car_explosion_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.car_collision_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.car_melee_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.bass_boost.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.hydraulics.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.nitrous.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_CarBits {
}

/**
 * No harm by bullets.
 */
impl GtaSaSave_CarBits {
    pub fn car_bullet_proof(&self) -> Ref<'_, bool> {
        self.car_bullet_proof.borrow()
    }
}

/**
 * No harm by fire.
 */
impl GtaSaSave_CarBits {
    pub fn car_fire_proof(&self) -> Ref<'_, bool> {
        self.car_fire_proof.borrow()
    }
}

/**
 * No harm by explosions.
 */
impl GtaSaSave_CarBits {
    pub fn car_explosion_proof(&self) -> Ref<'_, bool> {
        self.car_explosion_proof.borrow()
    }
}

/**
 * No harm by collisions.
 */
impl GtaSaSave_CarBits {
    pub fn car_collision_proof(&self) -> Ref<'_, bool> {
        self.car_collision_proof.borrow()
    }
}

/**
 * No harm by blows.
 */
impl GtaSaSave_CarBits {
    pub fn car_melee_proof(&self) -> Ref<'_, bool> {
        self.car_melee_proof.borrow()
    }
}

/**
 * Bass boost.
 */
impl GtaSaSave_CarBits {
    pub fn bass_boost(&self) -> Ref<'_, bool> {
        self.bass_boost.borrow()
    }
}

/**
 * Hydraulics.
 */
impl GtaSaSave_CarBits {
    pub fn hydraulics(&self) -> Ref<'_, bool> {
        self.hydraulics.borrow()
    }
}

/**
 * Nitrous.
 */
impl GtaSaSave_CarBits {
    pub fn nitrous(&self) -> Ref<'_, bool> {
        self.nitrous.borrow()
    }
}
impl GtaSaSave_CarBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place at which a car is parked.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_CarGenerator {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_CarGeneratorsBlock>,
    pub _self: SharedType<Self>,
    index: RefCell<u16>,
    model: RefCell<i16>,
    colours: RefCell<Vec<i8>>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    z: RefCell<i16>,
    angle: RefCell<u8>,
    alarm_chance: RefCell<u8>,
    lock_chance: RefCell<u8>,
    flags: RefCell<OptRc<GtaSaSave_GeneratorBits>>,
    min_delay: RefCell<u16>,
    max_delay: RefCell<u16>,
    gap_013: RefCell<Vec<u8>>,
    next_gen_time: RefCell<u32>,
    vehicle_handle: RefCell<i16>,
    generate_count: RefCell<u16>,
    ipl_id: RefCell<u8>,
    is_used: RefCell<u8>,
    gap_01f: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_generate_count_name: Cell<bool>,
    generate_count_name: RefCell<GtaSaSave_CarSupply>,
    f_model_name: Cell<bool>,
    model_name: RefCell<GtaSaSave_Vehicle>,
}
impl KStruct for GtaSaSave_CarGenerator {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_CarGeneratorsBlock;

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
        *self_rc.index.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.model.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.colours.borrow_mut() = Vec::new();
        let l_colours = 2;
        for _i in 0..l_colours {
            self_rc.colours.borrow_mut().push(_io.read_s1()?.into());
        }
        *self_rc.x.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.angle.borrow_mut() = _io.read_u1()?.into();
        *self_rc.alarm_chance.borrow_mut() = _io.read_u1()?.into();
        *self_rc.lock_chance.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_GeneratorBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.min_delay.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.max_delay.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_013.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.next_gen_time.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.vehicle_handle.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.generate_count.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.ipl_id.borrow_mut() = _io.read_u1()?.into();
        *self_rc.is_used.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_01f.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_CarGenerator {

    /**
     * Meaning of `generate_count`.
     */
    pub fn generate_count_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_CarSupply>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_generate_count_name.get() {
            return Ok(self.generate_count_name.borrow());
        }
        self.f_generate_count_name.set(true);
        *self.generate_count_name.borrow_mut() = (*self.generate_count() as i64).try_into()?;
        Ok(self.generate_count_name.borrow())
    }

    /**
     * Meaning of `model`.
     */
    pub fn model_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Vehicle>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_model_name.get() {
            return Ok(self.model_name.borrow());
        }
        self.f_model_name.set(true);
        *self.model_name.borrow_mut() = (*self.model() as i64).try_into()?;
        Ok(self.model_name.borrow())
    }
}

/**
 * Place in the game's table, below 500, in order.
 */
impl GtaSaSave_CarGenerator {
    pub fn index(&self) -> Ref<'_, u16> {
        self.index.borrow()
    }
}

/**
 * Model; -1 for any, -n for any that is n now.
 */
impl GtaSaSave_CarGenerator {
    pub fn model(&self) -> Ref<'_, i16> {
        self.model.borrow()
    }
}

/**
 * Colours; -1 for any.
 */
impl GtaSaSave_CarGenerator {
    pub fn colours(&self) -> Ref<'_, Vec<i8>> {
        self.colours.borrow()
    }
}

/**
 * Towards the east.
 */
impl GtaSaSave_CarGenerator {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSave_CarGenerator {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSave_CarGenerator {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * Where it looks.
 */
impl GtaSaSave_CarGenerator {
    pub fn angle(&self) -> Ref<'_, u8> {
        self.angle.borrow()
    }
}

/**
 * How likely it has an alarm.
 */
impl GtaSaSave_CarGenerator {
    pub fn alarm_chance(&self) -> Ref<'_, u8> {
        self.alarm_chance.borrow()
    }
}

/**
 * How likely it is locked.
 */
impl GtaSaSave_CarGenerator {
    pub fn lock_chance(&self) -> Ref<'_, u8> {
        self.lock_chance.borrow()
    }
}

/**
 * How it appears.
 */
impl GtaSaSave_CarGenerator {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSave_GeneratorBits>> {
        self.flags.borrow()
    }
}

/**
 * Shortest time until the next.
 */
impl GtaSaSave_CarGenerator {
    pub fn min_delay(&self) -> Ref<'_, u16> {
        self.min_delay.borrow()
    }
}

/**
 * Longest time until the next; 10,000.
 */
impl GtaSaSave_CarGenerator {
    pub fn max_delay(&self) -> Ref<'_, u16> {
        self.max_delay.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_CarGenerator {
    pub fn gap_013(&self) -> Ref<'_, Vec<u8>> {
        self.gap_013.borrow()
    }
}

/**
 * When the next appears.
 */
impl GtaSaSave_CarGenerator {
    pub fn next_gen_time(&self) -> Ref<'_, u32> {
        self.next_gen_time.borrow()
    }
}

/**
 * Car that stands there, as an old handle; -1 for none.
 */
impl GtaSaSave_CarGenerator {
    pub fn vehicle_handle(&self) -> Ref<'_, i16> {
        self.vehicle_handle.borrow()
    }
}

/**
 * Cars that still come: 0 or 65,535, which is without end; 1 occurs.
 */
impl GtaSaSave_CarGenerator {
    pub fn generate_count(&self) -> Ref<'_, u16> {
        self.generate_count.borrow()
    }
}

/**
 * Part of the map that it belongs to; 0, others are not saved.
 */
impl GtaSaSave_CarGenerator {
    pub fn ipl_id(&self) -> Ref<'_, u8> {
        self.ipl_id.borrow()
    }
}

/**
 * Whether the place is in use; 1, others are not saved.
 */
impl GtaSaSave_CarGenerator {
    pub fn is_used(&self) -> Ref<'_, u8> {
        self.is_used.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_CarGenerator {
    pub fn gap_01f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01f.borrow()
    }
}
impl GtaSaSave_CarGenerator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_CarGenerator {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "model ", *self.model()))
    }
}

/**
 * Block 12.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_CarGeneratorsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_generators: RefCell<u32>,
    process_counter: RefCell<u8>,
    generate_even_if_close: RefCell<u8>,
    generators: RefCell<Vec<OptRc<GtaSaSave_CarGenerator>>>,
    plate_count: RefCell<u32>,
    plates: RefCell<Vec<OptRc<GtaSaSave_Plate>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_CarGeneratorsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_generators.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_generators() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (34 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/car_generators_block/seq/0".to_string() }));
        }
        *self_rc.process_counter.borrow_mut() = _io.read_u1()?.into();
        *self_rc.generate_even_if_close.borrow_mut() = _io.read_u1()?.into();
        *self_rc.generators.borrow_mut() = Vec::new();
        let l_generators = *self_rc.num_generators();
        for _i in 0..l_generators {
            let t = Self::read_into::<_, GtaSaSave_CarGenerator>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.generators.borrow_mut().push(t);
        }
        *self_rc.plate_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.plates.borrow_mut() = Vec::new();
        let l_plates = 15;
        for _i in 0..l_plates {
            let t = Self::read_into::<_, GtaSaSave_Plate>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.plates.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_CarGeneratorsBlock {
}

/**
 * Parked cars that follow; 109 to 218.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn num_generators(&self) -> Ref<'_, u32> {
        self.num_generators.borrow()
    }
}

/**
 * Which quarter of them is looked at next, 0 to 3.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn process_counter(&self) -> Ref<'_, u8> {
        self.process_counter.borrow()
    }
}

/**
 * Cars that still may appear nearby, 0 to 20.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn generate_even_if_close(&self) -> Ref<'_, u8> {
        self.generate_even_if_close.borrow()
    }
}

/**
 * Parked cars.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn generators(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_CarGenerator>>> {
        self.generators.borrow()
    }
}

/**
 * Licence plates in use; 15 are stored.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn plate_count(&self) -> Ref<'_, u32> {
        self.plate_count.borrow()
    }
}

/**
 * Licence plates.
 */
impl GtaSaSave_CarGeneratorsBlock {
    pub fn plates(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Plate>>> {
        self.plates.borrow()
    }
}
impl GtaSaSave_CarGeneratorsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A changed price.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ChangedPrice {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ShoppingBlock>,
    pub _self: SharedType<Self>,
    key: RefCell<u32>,
    price: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_ChangedPrice {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ShoppingBlock;

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
        *self_rc.key.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.price.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_ChangedPrice {
}

/**
 * Key of what costs another price.
 */
impl GtaSaSave_ChangedPrice {
    pub fn key(&self) -> Ref<'_, u32> {
        self.key.borrow()
    }
}

/**
 * Price.
 */
impl GtaSaSave_ChangedPrice {
    pub fn price(&self) -> Ref<'_, u32> {
        self.price.borrow()
    }
}
impl GtaSaSave_ChangedPrice {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction in three bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Direction {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptObject>,
    pub _self: SharedType<Self>,
    x: RefCell<i8>,
    y: RefCell<i8>,
    z: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Direction {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptObject;

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
        *self_rc.x.borrow_mut() = _io.read_s1()?.into();
        *self_rc.y.borrow_mut() = _io.read_s1()?.into();
        *self_rc.z.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl GtaSaSave_Direction {
}

/**
 * East, 127 for 1.
 */
impl GtaSaSave_Direction {
    pub fn x(&self) -> Ref<'_, i8> {
        self.x.borrow()
    }
}

/**
 * North, 127 for 1.
 */
impl GtaSaSave_Direction {
    pub fn y(&self) -> Ref<'_, i8> {
        self.y.borrow()
    }
}

/**
 * Up, 127 for 1.
 */
impl GtaSaSave_Direction {
    pub fn z(&self) -> Ref<'_, i8> {
        self.z.borrow()
    }
}
impl GtaSaSave_Direction {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction in three bytes, 99 or 100 long.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Direction100 {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_StoredCar>,
    pub _self: SharedType<Self>,
    x: RefCell<i8>,
    y: RefCell<i8>,
    z: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Direction100 {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_StoredCar;

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
        *self_rc.x.borrow_mut() = _io.read_s1()?.into();
        *self_rc.y.borrow_mut() = _io.read_s1()?.into();
        *self_rc.z.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl GtaSaSave_Direction100 {
}

/**
 * East.
 */
impl GtaSaSave_Direction100 {
    pub fn x(&self) -> Ref<'_, i8> {
        self.x.borrow()
    }
}

/**
 * North.
 */
impl GtaSaSave_Direction100 {
    pub fn y(&self) -> Ref<'_, i8> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSave_Direction100 {
    pub fn z(&self) -> Ref<'_, i8> {
        self.z.borrow()
    }
}
impl GtaSaSave_Direction100 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A block without content.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EmptyBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    tag: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_EmptyBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.tag.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/empty_block/seq/0".to_string() }));
        }
        Ok(())
    }
}
impl GtaSaSave_EmptyBlock {
}

/**
 * All that there is of it.
 */
impl GtaSaSave_EmptyBlock {
    pub fn tag(&self) -> Ref<'_, Vec<u8>> {
        self.tag.borrow()
    }
}
impl GtaSaSave_EmptyBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of things in the world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EntityBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptObject>,
    pub _self: SharedType<Self>,
    uses_collision: RefCell<bool>,
    collision_processed: RefCell<bool>,
    static_flag: RefCell<bool>,
    has_contacted: RefCell<bool>,
    stuck: RefCell<bool>,
    safe_position: RefCell<bool>,
    postponed: RefCell<bool>,
    visible: RefCell<bool>,
    big_building: RefCell<bool>,
    render_damaged: RefCell<bool>,
    streaming_dont_delete: RefCell<bool>,
    remove_from_world: RefCell<bool>,
    hit_wall: RefCell<bool>,
    being_rendered: RefCell<bool>,
    draw_last: RefCell<bool>,
    distance_fade: RefCell<bool>,
    no_shadows_on: RefCell<bool>,
    offscreen: RefCell<bool>,
    static_waiting_collision: RefCell<bool>,
    dont_stream: RefCell<bool>,
    underwater_flag: RefCell<bool>,
    prerender_effects: RefCell<bool>,
    temp_building: RefCell<bool>,
    no_hierarchy_update: RefCell<bool>,
    roadsign_text: RefCell<bool>,
    super_low_lod: RefCell<bool>,
    procedural: RefCell<bool>,
    backface_culled: RefCell<bool>,
    light_object: RefCell<bool>,
    unimportant_stream: RefCell<bool>,
    tunnel: RefCell<bool>,
    tunnel_transition: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_EntityBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptObject;

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
        *self_rc.uses_collision.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.collision_processed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.static_flag.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.has_contacted.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.stuck.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.safe_position.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.postponed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.visible.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.big_building.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.render_damaged.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.streaming_dont_delete.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.remove_from_world.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.hit_wall.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.being_rendered.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.draw_last.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.distance_fade.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_shadows_on.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.offscreen.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.static_waiting_collision.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.dont_stream.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.underwater_flag.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.prerender_effects.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.temp_building.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_hierarchy_update.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.roadsign_text.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.super_low_lod.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.procedural.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.backface_culled.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.light_object.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unimportant_stream.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.tunnel.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.tunnel_transition.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_EntityBits {
}

/**
 * Uses collision.
 */
impl GtaSaSave_EntityBits {
    pub fn uses_collision(&self) -> Ref<'_, bool> {
        self.uses_collision.borrow()
    }
}

/**
 * Collision processed.
 */
impl GtaSaSave_EntityBits {
    pub fn collision_processed(&self) -> Ref<'_, bool> {
        self.collision_processed.borrow()
    }
}

/**
 * Static flag.
 */
impl GtaSaSave_EntityBits {
    pub fn static_flag(&self) -> Ref<'_, bool> {
        self.static_flag.borrow()
    }
}

/**
 * Has contacted.
 */
impl GtaSaSave_EntityBits {
    pub fn has_contacted(&self) -> Ref<'_, bool> {
        self.has_contacted.borrow()
    }
}

/**
 * Stuck.
 */
impl GtaSaSave_EntityBits {
    pub fn stuck(&self) -> Ref<'_, bool> {
        self.stuck.borrow()
    }
}

/**
 * Safe position.
 */
impl GtaSaSave_EntityBits {
    pub fn safe_position(&self) -> Ref<'_, bool> {
        self.safe_position.borrow()
    }
}

/**
 * Postponed.
 */
impl GtaSaSave_EntityBits {
    pub fn postponed(&self) -> Ref<'_, bool> {
        self.postponed.borrow()
    }
}

/**
 * Visible.
 */
impl GtaSaSave_EntityBits {
    pub fn visible(&self) -> Ref<'_, bool> {
        self.visible.borrow()
    }
}

/**
 * Big building.
 */
impl GtaSaSave_EntityBits {
    pub fn big_building(&self) -> Ref<'_, bool> {
        self.big_building.borrow()
    }
}

/**
 * Render damaged.
 */
impl GtaSaSave_EntityBits {
    pub fn render_damaged(&self) -> Ref<'_, bool> {
        self.render_damaged.borrow()
    }
}

/**
 * Streaming dont delete.
 */
impl GtaSaSave_EntityBits {
    pub fn streaming_dont_delete(&self) -> Ref<'_, bool> {
        self.streaming_dont_delete.borrow()
    }
}

/**
 * Remove from world.
 */
impl GtaSaSave_EntityBits {
    pub fn remove_from_world(&self) -> Ref<'_, bool> {
        self.remove_from_world.borrow()
    }
}

/**
 * Hit wall.
 */
impl GtaSaSave_EntityBits {
    pub fn hit_wall(&self) -> Ref<'_, bool> {
        self.hit_wall.borrow()
    }
}

/**
 * Being rendered.
 */
impl GtaSaSave_EntityBits {
    pub fn being_rendered(&self) -> Ref<'_, bool> {
        self.being_rendered.borrow()
    }
}

/**
 * Draw last.
 */
impl GtaSaSave_EntityBits {
    pub fn draw_last(&self) -> Ref<'_, bool> {
        self.draw_last.borrow()
    }
}

/**
 * Distance fade.
 */
impl GtaSaSave_EntityBits {
    pub fn distance_fade(&self) -> Ref<'_, bool> {
        self.distance_fade.borrow()
    }
}

/**
 * No shadows on.
 */
impl GtaSaSave_EntityBits {
    pub fn no_shadows_on(&self) -> Ref<'_, bool> {
        self.no_shadows_on.borrow()
    }
}

/**
 * Offscreen.
 */
impl GtaSaSave_EntityBits {
    pub fn offscreen(&self) -> Ref<'_, bool> {
        self.offscreen.borrow()
    }
}

/**
 * Static waiting collision.
 */
impl GtaSaSave_EntityBits {
    pub fn static_waiting_collision(&self) -> Ref<'_, bool> {
        self.static_waiting_collision.borrow()
    }
}

/**
 * Dont stream.
 */
impl GtaSaSave_EntityBits {
    pub fn dont_stream(&self) -> Ref<'_, bool> {
        self.dont_stream.borrow()
    }
}

/**
 * Under water.
 */
impl GtaSaSave_EntityBits {
    pub fn underwater_flag(&self) -> Ref<'_, bool> {
        self.underwater_flag.borrow()
    }
}

/**
 * Prerender effects.
 */
impl GtaSaSave_EntityBits {
    pub fn prerender_effects(&self) -> Ref<'_, bool> {
        self.prerender_effects.borrow()
    }
}

/**
 * Temp building.
 */
impl GtaSaSave_EntityBits {
    pub fn temp_building(&self) -> Ref<'_, bool> {
        self.temp_building.borrow()
    }
}

/**
 * No hierarchy update.
 */
impl GtaSaSave_EntityBits {
    pub fn no_hierarchy_update(&self) -> Ref<'_, bool> {
        self.no_hierarchy_update.borrow()
    }
}

/**
 * Roadsign text.
 */
impl GtaSaSave_EntityBits {
    pub fn roadsign_text(&self) -> Ref<'_, bool> {
        self.roadsign_text.borrow()
    }
}

/**
 * Super low lod.
 */
impl GtaSaSave_EntityBits {
    pub fn super_low_lod(&self) -> Ref<'_, bool> {
        self.super_low_lod.borrow()
    }
}

/**
 * Procedural.
 */
impl GtaSaSave_EntityBits {
    pub fn procedural(&self) -> Ref<'_, bool> {
        self.procedural.borrow()
    }
}

/**
 * Backface culled.
 */
impl GtaSaSave_EntityBits {
    pub fn backface_culled(&self) -> Ref<'_, bool> {
        self.backface_culled.borrow()
    }
}

/**
 * Light object.
 */
impl GtaSaSave_EntityBits {
    pub fn light_object(&self) -> Ref<'_, bool> {
        self.light_object.borrow()
    }
}

/**
 * Unimportant stream.
 */
impl GtaSaSave_EntityBits {
    pub fn unimportant_stream(&self) -> Ref<'_, bool> {
        self.unimportant_stream.borrow()
    }
}

/**
 * Tunnel.
 */
impl GtaSaSave_EntityBits {
    pub fn tunnel(&self) -> Ref<'_, bool> {
        self.tunnel.borrow()
    }
}

/**
 * Tunnel transition.
 */
impl GtaSaSave_EntityBits {
    pub fn tunnel_transition(&self) -> Ref<'_, bool> {
        self.tunnel_transition.borrow()
    }
}
impl GtaSaSave_EntityBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A door.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EntryExit {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_EntryExitsBlock>,
    pub _self: SharedType<Self>,
    entry_index: RefCell<i16>,
    door: RefCell<OptRc<GtaSaSave_EntryExitState>>,
    _io: RefCell<BytesReader>,
    f_has_body: Cell<bool>,
    has_body: RefCell<bool>,
}
impl KStruct for GtaSaSave_EntryExit {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_EntryExitsBlock;

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
        *self_rc.entry_index.borrow_mut() = _io.read_s2le()?.into();
        if *self_rc.has_body()? {
            let t = Self::read_into::<_, GtaSaSave_EntryExitState>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.door.borrow_mut() = t;
        }
        Ok(())
    }
}
impl GtaSaSave_EntryExit {

    /**
     * Whether it is a door rather than the end.
     */
    pub fn has_body(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_body.get() {
            return Ok(self.has_body.borrow());
        }
        self.f_has_body.set(true);
        *self.has_body.borrow_mut() = (((*self.entry_index() as i32) != (-1 as i32))) as bool;
        Ok(self.has_body.borrow())
    }
}

/**
 * Number in the game's table, below 400 on the PC and 455 on Android; -1
 * ends the list.
 */
impl GtaSaSave_EntryExit {
    pub fn entry_index(&self) -> Ref<'_, i16> {
        self.entry_index.borrow()
    }
}

/**
 * State of the door.
 */
impl GtaSaSave_EntryExit {
    pub fn door(&self) -> Ref<'_, OptRc<GtaSaSave_EntryExitState>> {
        self.door.borrow()
    }
}
impl GtaSaSave_EntryExit {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_EntryExit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "door ", *self.entry_index()))
    }
}

/**
 * Bits of doors.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EntryExitBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_EntryExitState>,
    pub _self: SharedType<Self>,
    interior_marker: RefCell<bool>,
    pairing: RefCell<bool>,
    create_linked_pair: RefCell<bool>,
    reward_interior: RefCell<bool>,
    used_reward_entrance: RefCell<bool>,
    cars_and_aircraft: RefCell<bool>,
    bikes_only: RefCell<bool>,
    disable_on_foot: RefCell<bool>,
    accept_npc_group: RefCell<bool>,
    food_date: RefCell<bool>,
    burglary_door: RefCell<bool>,
    disable_exit: RefCell<bool>,
    burglary_access: RefCell<bool>,
    entered_without_exit: RefCell<bool>,
    enable_access: RefCell<bool>,
    delete_enex: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_EntryExitBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_EntryExitState;

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
        *self_rc.interior_marker.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.pairing.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.create_linked_pair.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reward_interior.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.used_reward_entrance.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.cars_and_aircraft.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.bikes_only.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.disable_on_foot.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.accept_npc_group.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.food_date.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.burglary_door.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.disable_exit.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.burglary_access.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.entered_without_exit.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.enable_access.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.delete_enex.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_EntryExitBits {
}

/**
 * Unknown mark of interiors.
 */
impl GtaSaSave_EntryExitBits {
    pub fn interior_marker(&self) -> Ref<'_, bool> {
        self.interior_marker.borrow()
    }
}

/**
 * Unknown; concerns pairs.
 */
impl GtaSaSave_EntryExitBits {
    pub fn pairing(&self) -> Ref<'_, bool> {
        self.pairing.borrow()
    }
}

/**
 * Makes the pair of doors when a game begins.
 */
impl GtaSaSave_EntryExitBits {
    pub fn create_linked_pair(&self) -> Ref<'_, bool> {
        self.create_linked_pair.borrow()
    }
}

/**
 * An interior as a reward; sets the next bit in the other door.
 */
impl GtaSaSave_EntryExitBits {
    pub fn reward_interior(&self) -> Ref<'_, bool> {
        self.reward_interior.borrow()
    }
}

/**
 * Entrance of a reward that was used.
 */
impl GtaSaSave_EntryExitBits {
    pub fn used_reward_entrance(&self) -> Ref<'_, bool> {
        self.used_reward_entrance.borrow()
    }
}

/**
 * Cars and aircraft pass.
 */
impl GtaSaSave_EntryExitBits {
    pub fn cars_and_aircraft(&self) -> Ref<'_, bool> {
        self.cars_and_aircraft.borrow()
    }
}

/**
 * Bikes pass.
 */
impl GtaSaSave_EntryExitBits {
    pub fn bikes_only(&self) -> Ref<'_, bool> {
        self.bikes_only.borrow()
    }
}

/**
 * Not on foot; never set.
 */
impl GtaSaSave_EntryExitBits {
    pub fn disable_on_foot(&self) -> Ref<'_, bool> {
        self.disable_on_foot.borrow()
    }
}

/**
 * Members of the group come along.
 */
impl GtaSaSave_EntryExitBits {
    pub fn accept_npc_group(&self) -> Ref<'_, bool> {
        self.accept_npc_group.borrow()
    }
}

/**
 * Without fading in; a date with food.
 */
impl GtaSaSave_EntryExitBits {
    pub fn food_date(&self) -> Ref<'_, bool> {
        self.food_date.borrow()
    }
}

/**
 * A door of a burglary, made for its time.
 */
impl GtaSaSave_EntryExitBits {
    pub fn burglary_door(&self) -> Ref<'_, bool> {
        self.burglary_door.borrow()
    }
}

/**
 * No way back; never set.
 */
impl GtaSaSave_EntryExitBits {
    pub fn disable_exit(&self) -> Ref<'_, bool> {
        self.disable_exit.borrow()
    }
}

/**
 * Open to burglars, switched by the job.
 */
impl GtaSaSave_EntryExitBits {
    pub fn burglary_access(&self) -> Ref<'_, bool> {
        self.burglary_access.borrow()
    }
}

/**
 * Was entered and not left.
 */
impl GtaSaSave_EntryExitBits {
    pub fn entered_without_exit(&self) -> Ref<'_, bool> {
        self.entered_without_exit.borrow()
    }
}

/**
 * May be used.
 */
impl GtaSaSave_EntryExitBits {
    pub fn enable_access(&self) -> Ref<'_, bool> {
        self.enable_access.borrow()
    }
}

/**
 * Goes when it is used; never set.
 */
impl GtaSaSave_EntryExitBits {
    pub fn delete_enex(&self) -> Ref<'_, bool> {
        self.delete_enex.borrow()
    }
}
impl GtaSaSave_EntryExitBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * State of a door.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EntryExitState {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_EntryExit>,
    pub _self: SharedType<Self>,
    flags: RefCell<OptRc<GtaSaSave_EntryExitBits>>,
    linked_index: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_EntryExitState {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_EntryExit;

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
        let t = Self::read_into::<_, GtaSaSave_EntryExitBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.linked_index.borrow_mut() = _io.read_s2le()?.into();
        Ok(())
    }
}
impl GtaSaSave_EntryExitState {
}

/**
 * What it does.
 */
impl GtaSaSave_EntryExitState {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSave_EntryExitBits>> {
        self.flags.borrow()
    }
}

/**
 * Door at the other side; -1 for none.
 */
impl GtaSaSave_EntryExitState {
    pub fn linked_index(&self) -> Ref<'_, i16> {
        self.linked_index.borrow()
    }
}
impl GtaSaSave_EntryExitState {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 25.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_EntryExitsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_stack: RefCell<u32>,
    stack: RefCell<Vec<u16>>,
    entries: RefCell<Vec<OptRc<GtaSaSave_EntryExit>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_EntryExitsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_stack.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_stack() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (2 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/entry_exits_block/seq/0".to_string() }));
        }
        *self_rc.stack.borrow_mut() = Vec::new();
        let l_stack = *self_rc.num_stack();
        for _i in 0..l_stack {
            self_rc.stack.borrow_mut().push(_io.read_u2le()?.into());
        }
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let t = Self::read_into::<_, GtaSaSave_EntryExit>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.entries.borrow_mut().push(t);
                let _t_entries = self_rc.entries.borrow();
                let _tmpa = _t_entries.last().unwrap();
                _i += 1;
                let x = !(((*_tmpa.entry_index() as i32) == (-1 as i32)));
                x
            } {}
        }
        Ok(())
    }
}
impl GtaSaSave_EntryExitsBlock {
}

/**
 * Doors that the player went through; 0 outside, 1 inside.
 */
impl GtaSaSave_EntryExitsBlock {
    pub fn num_stack(&self) -> Ref<'_, u32> {
        self.num_stack.borrow()
    }
}

/**
 * Their numbers, the innermost last.
 */
impl GtaSaSave_EntryExitsBlock {
    pub fn stack(&self) -> Ref<'_, Vec<u16>> {
        self.stack.borrow()
    }
}

/**
 * Doors, in order; the last has the number -1 and nothing else.
 */
impl GtaSaSave_EntryExitsBlock {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_EntryExit>>> {
        self.entries.borrow()
    }
}
impl GtaSaSave_EntryExitsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place for one part of the map.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ExtraRestart {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_RestartPointsBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    radius: RefCell<f32>,
    heading: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_ExtraRestart {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_RestartPointsBlock;

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
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_ExtraRestart {
}

/**
 * Where it is.
 */
impl GtaSaSave_ExtraRestart {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * How near one must be; 0 or 1500.
 */
impl GtaSaSave_ExtraRestart {
    pub fn radius(&self) -> Ref<'_, f32> {
        self.radius.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSave_ExtraRestart {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}
impl GtaSaSave_ExtraRestart {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 4.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GameLogicBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_restarts: RefCell<u32>,
    penalty_for_death: RefCell<u8>,
    penalty_for_arrest: RefCell<u8>,
    game_state: RefCell<u8>,
    time_of_last_event: RefCell<u32>,
    restarts: RefCell<Vec<OptRc<GtaSaSave_Restart>>>,
    _io: RefCell<BytesReader>,
    f_game_state_name: Cell<bool>,
    game_state_name: RefCell<GtaSaSave_PlayState>,
}
impl KStruct for GtaSaSave_GameLogicBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_restarts.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_restarts() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (16 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/game_logic_block/seq/0".to_string() }));
        }
        *self_rc.penalty_for_death.borrow_mut() = _io.read_u1()?.into();
        *self_rc.penalty_for_arrest.borrow_mut() = _io.read_u1()?.into();
        *self_rc.game_state.borrow_mut() = _io.read_u1()?.into();
        *self_rc.time_of_last_event.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.restarts.borrow_mut() = Vec::new();
        let l_restarts = *self_rc.num_restarts();
        for _i in 0..l_restarts {
            let t = Self::read_into::<_, GtaSaSave_Restart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.restarts.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_GameLogicBlock {

    /**
     * Meaning of `game_state`.
     */
    pub fn game_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PlayState>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_game_state_name.get() {
            return Ok(self.game_state_name.borrow());
        }
        self.f_game_state_name.set(true);
        *self.game_state_name.borrow_mut() = (*self.game_state() as i64).try_into()?;
        Ok(self.game_state_name.borrow())
    }
}

/**
 * Places that follow; 0.
 */
impl GtaSaSave_GameLogicBlock {
    pub fn num_restarts(&self) -> Ref<'_, u32> {
        self.num_restarts.borrow()
    }
}

/**
 * Whether death costs the weapons (opcode 08DD)
 */
impl GtaSaSave_GameLogicBlock {
    pub fn penalty_for_death(&self) -> Ref<'_, u8> {
        self.penalty_for_death.borrow()
    }
}

/**
 * Whether arrest costs the weapons (opcode 08DE)
 */
impl GtaSaSave_GameLogicBlock {
    pub fn penalty_for_arrest(&self) -> Ref<'_, u8> {
        self.penalty_for_arrest.borrow()
    }
}

/**
 * What happens to the player; 0 in every file.
 */
impl GtaSaSave_GameLogicBlock {
    pub fn game_state(&self) -> Ref<'_, u8> {
        self.game_state.borrow()
    }
}

/**
 * When the state changed last.
 */
impl GtaSaSave_GameLogicBlock {
    pub fn time_of_last_event(&self) -> Ref<'_, u32> {
        self.time_of_last_event.borrow()
    }
}

/**
 * Places to wake up at after death; none in the measured files.
 */
impl GtaSaSave_GameLogicBlock {
    pub fn restarts(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Restart>>> {
        self.restarts.borrow()
    }
}
impl GtaSaSave_GameLogicBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Weapons of a gang (opcode 0237).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Gang {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_GangsBlock>,
    pub _self: SharedType<Self>,
    ped_model_override: RefCell<i8>,
    gap_001: RefCell<Vec<u8>>,
    weapon_a: RefCell<u32>,
    weapon_b: RefCell<u32>,
    weapon_c: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_weapon_a_name: Cell<bool>,
    weapon_a_name: RefCell<GtaSaSave_WeaponKind>,
    f_weapon_b_name: Cell<bool>,
    weapon_b_name: RefCell<GtaSaSave_WeaponKind>,
    f_weapon_c_name: Cell<bool>,
    weapon_c_name: RefCell<GtaSaSave_WeaponKind>,
}
impl KStruct for GtaSaSave_Gang {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_GangsBlock;

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
        *self_rc.ped_model_override.borrow_mut() = _io.read_s1()?.into();
        *self_rc.gap_001.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.weapon_a.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.weapon_b.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.weapon_c.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_Gang {

    /**
     * Meaning of `weapon_a`.
     */
    pub fn weapon_a_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_weapon_a_name.get() {
            return Ok(self.weapon_a_name.borrow());
        }
        self.f_weapon_a_name.set(true);
        *self.weapon_a_name.borrow_mut() = (*self.weapon_a() as i64).try_into()?;
        Ok(self.weapon_a_name.borrow())
    }

    /**
     * Meaning of `weapon_b`.
     */
    pub fn weapon_b_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_weapon_b_name.get() {
            return Ok(self.weapon_b_name.borrow());
        }
        self.f_weapon_b_name.set(true);
        *self.weapon_b_name.borrow_mut() = (*self.weapon_b() as i64).try_into()?;
        Ok(self.weapon_b_name.borrow())
    }

    /**
     * Meaning of `weapon_c`.
     */
    pub fn weapon_c_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_weapon_c_name.get() {
            return Ok(self.weapon_c_name.borrow());
        }
        self.f_weapon_c_name.set(true);
        *self.weapon_c_name.borrow_mut() = (*self.weapon_c() as i64).try_into()?;
        Ok(self.weapon_c_name.borrow())
    }
}

/**
 * Model of its members; -1 for the usual ones.
 */
impl GtaSaSave_Gang {
    pub fn ped_model_override(&self) -> Ref<'_, i8> {
        self.ped_model_override.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_Gang {
    pub fn gap_001(&self) -> Ref<'_, Vec<u8>> {
        self.gap_001.borrow()
    }
}

/**
 * First weapon; 0 for none.
 */
impl GtaSaSave_Gang {
    pub fn weapon_a(&self) -> Ref<'_, u32> {
        self.weapon_a.borrow()
    }
}

/**
 * Second weapon; 0 for none.
 */
impl GtaSaSave_Gang {
    pub fn weapon_b(&self) -> Ref<'_, u32> {
        self.weapon_b.borrow()
    }
}

/**
 * Third weapon; 0 for none.
 */
impl GtaSaSave_Gang {
    pub fn weapon_c(&self) -> Ref<'_, u32> {
        self.weapon_c.borrow()
    }
}
impl GtaSaSave_Gang {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 23.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GangWarsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    has_specific_zones: RefCell<bool>,
    war_size: RefCell<u32>,
    active: RefCell<u8>,
    gap_005: RefCell<Vec<u8>>,
    state: RefCell<u32>,
    time_started: RefCell<u32>,
    zone_info_index: RefCell<i32>,
    nav_zone_index: RefCell<i32>,
    player_start_pos: RefCell<OptRc<GtaSaSave_Vec3>>,
    gang_1: RefCell<i32>,
    gang_2: RefCell<i32>,
    ferocity: RefCell<i32>,
    last_time_in_area: RefCell<u32>,
    attack_state: RefCell<u32>,
    time_till_next_attack: RefCell<f32>,
    point_of_attack: RefCell<OptRc<GtaSaSave_Vec3>>,
    fight_timer: RefCell<i32>,
    radar_blip: RefCell<i32>,
    player_is_close: RefCell<u8>,
    gap_051: RefCell<Vec<u8>>,
    territory_share: RefCell<f32>,
    difficulty: RefCell<f32>,
    can_start_on_mission: RefCell<u8>,
    training_mission: RefCell<u8>,
    gap_05e: RefCell<Vec<u8>>,
    zone_info_for_training: RefCell<i32>,
    specific_zone_count: RefCell<u32>,
    specific_zones: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
    f_attack_state_name: Cell<bool>,
    attack_state_name: RefCell<GtaSaSave_WarAttack>,
    f_gang_1_name: Cell<bool>,
    gang_1_name: RefCell<GtaSaSave_GangId>,
    f_gang_2_name: Cell<bool>,
    gang_2_name: RefCell<GtaSaSave_GangId>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_state_name: Cell<bool>,
    state_name: RefCell<GtaSaSave_WarState>,
    f_with_specific_zones: Cell<bool>,
    with_specific_zones: RefCell<bool>,
}
impl KStruct for GtaSaSave_GangWarsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.war_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.active.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_005.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.state.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.time_started.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.zone_info_index.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.nav_zone_index.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.player_start_pos.borrow_mut() = t;
        *self_rc.gang_1.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.gang_2.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.ferocity.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.last_time_in_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.attack_state.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.time_till_next_attack.borrow_mut() = _io.read_f4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.point_of_attack.borrow_mut() = t;
        *self_rc.fight_timer.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radar_blip.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.player_is_close.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_051.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.territory_share.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.difficulty.borrow_mut() = _io.read_f4le()?.into();
        if *self_rc.is_mobile_game()? {
            *self_rc.can_start_on_mission.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.training_mission.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.gap_05e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.zone_info_for_training.borrow_mut() = _io.read_s4le()?.into();
        }
        if *self_rc.with_specific_zones()? {
            *self_rc.specific_zone_count.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.with_specific_zones()? {
            *self_rc.specific_zones.borrow_mut() = Vec::new();
            let l_specific_zones = 6;
            for _i in 0..l_specific_zones {
                self_rc.specific_zones.borrow_mut().push(_io.read_s4le()?.into());
            }
        }
        Ok(())
    }
}
impl GtaSaSave_GangWarsBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSave_GangWarsBlock {
    pub fn has_specific_zones(&self) -> Ref<'_, bool> {
        self.has_specific_zones.borrow()
    }
}
impl GtaSaSave_GangWarsBlock {
    pub fn set_params(&mut self, is_mobile: bool, has_specific_zones: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_specific_zones.borrow_mut() = has_specific_zones;
    }
}
impl GtaSaSave_GangWarsBlock {

    /**
     * Meaning of `attack_state`.
     */
    pub fn attack_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WarAttack>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_attack_state_name.get() {
            return Ok(self.attack_state_name.borrow());
        }
        self.f_attack_state_name.set(true);
        *self.attack_state_name.borrow_mut() = (*self.attack_state() as i64).try_into()?;
        Ok(self.attack_state_name.borrow())
    }

    /**
     * Meaning of `gang_1`.
     */
    pub fn gang_1_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_GangId>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_gang_1_name.get() {
            return Ok(self.gang_1_name.borrow());
        }
        self.f_gang_1_name.set(true);
        *self.gang_1_name.borrow_mut() = (*self.gang_1() as i64).try_into()?;
        Ok(self.gang_1_name.borrow())
    }

    /**
     * Meaning of `gang_2`.
     */
    pub fn gang_2_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_GangId>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_gang_2_name.get() {
            return Ok(self.gang_2_name.borrow());
        }
        self.f_gang_2_name.set(true);
        *self.gang_2_name.borrow_mut() = (*self.gang_2() as i64).try_into()?;
        Ok(self.gang_2_name.borrow())
    }

    /**
     * Whether fields of phones follow.
     */
    pub fn is_mobile_game(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mobile_game.get() {
            return Ok(self.is_mobile_game.borrow());
        }
        self.f_is_mobile_game.set(true);
        *self.is_mobile_game.borrow_mut() = (*self.is_mobile()) as bool;
        Ok(self.is_mobile_game.borrow())
    }

    /**
     * Meaning of `state`.
     */
    pub fn state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WarState>> {
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

    /**
     * Whether fields of the Definitive Edition follow.
     */
    pub fn with_specific_zones(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_with_specific_zones.get() {
            return Ok(self.with_specific_zones.borrow());
        }
        self.f_with_specific_zones.set(true);
        *self.with_specific_zones.borrow_mut() = (*self.has_specific_zones()) as bool;
        Ok(self.with_specific_zones.borrow())
    }
}

/**
 * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn war_size(&self) -> Ref<'_, u32> {
        self.war_size.borrow()
    }
}

/**
 * Whether wars happen (opcode 0879)
 */
impl GtaSaSave_GangWarsBlock {
    pub fn active(&self) -> Ref<'_, u8> {
        self.active.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn gap_005(&self) -> Ref<'_, Vec<u8>> {
        self.gap_005.borrow()
    }
}

/**
 * How far a war that the player began has come; 0, because saving ends
 * it.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn state(&self) -> Ref<'_, u32> {
        self.state.borrow()
    }
}

/**
 * When it began.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn time_started(&self) -> Ref<'_, u32> {
        self.time_started.borrow()
    }
}

/**
 * Info of the zone; -1 for none.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn zone_info_index(&self) -> Ref<'_, i32> {
        self.zone_info_index.borrow()
    }
}

/**
 * Zone; -1 for none.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn nav_zone_index(&self) -> Ref<'_, i32> {
        self.nav_zone_index.borrow()
    }
}

/**
 * Where it began.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn player_start_pos(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.player_start_pos.borrow()
    }
}

/**
 * First gang.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn gang_1(&self) -> Ref<'_, i32> {
        self.gang_1.borrow()
    }
}

/**
 * Second gang.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn gang_2(&self) -> Ref<'_, i32> {
        self.gang_2.borrow()
    }
}

/**
 * How hard they fight, 0 to 2.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn ferocity(&self) -> Ref<'_, i32> {
        self.ferocity.borrow()
    }
}

/**
 * When the player was last there.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn last_time_in_area(&self) -> Ref<'_, u32> {
        self.last_time_in_area.borrow()
    }
}

/**
 * How far an attack on the player's territory has come; 0 in every file.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn attack_state(&self) -> Ref<'_, u32> {
        self.attack_state.borrow()
    }
}

/**
 * Time until the next attack.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn time_till_next_attack(&self) -> Ref<'_, f32> {
        self.time_till_next_attack.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn point_of_attack(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.point_of_attack.borrow()
    }
}

/**
 * Time that is left.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn fight_timer(&self) -> Ref<'_, i32> {
        self.fight_timer.borrow()
    }
}

/**
 * Icon; 0.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn radar_blip(&self) -> Ref<'_, i32> {
        self.radar_blip.borrow()
    }
}

/**
 * Whether the player is near.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn player_is_close(&self) -> Ref<'_, u8> {
        self.player_is_close.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn gap_051(&self) -> Ref<'_, Vec<u8>> {
        self.gap_051.borrow()
    }
}

/**
 * Zones of the Grove among those of Grove, Ballas and Vagos (opcode
 * 08E2)
 */
impl GtaSaSave_GangWarsBlock {
    pub fn territory_share(&self) -> Ref<'_, f32> {
        self.territory_share.borrow()
    }
}

/**
 * The share when the last war began.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn difficulty(&self) -> Ref<'_, f32> {
        self.difficulty.borrow()
    }
}

/**
 * Whether a war can begin during a mission.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn can_start_on_mission(&self) -> Ref<'_, u8> {
        self.can_start_on_mission.borrow()
    }
}

/**
 * Whether the mission that teaches it runs.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn training_mission(&self) -> Ref<'_, u8> {
        self.training_mission.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn gap_05e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_05e.borrow()
    }
}

/**
 * Info of that mission's zone.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn zone_info_for_training(&self) -> Ref<'_, i32> {
        self.zone_info_for_training.borrow()
    }
}

/**
 * Probably zones to which wars are limited.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn specific_zone_count(&self) -> Ref<'_, u32> {
        self.specific_zone_count.borrow()
    }
}

/**
 * Probably those zones.
 */
impl GtaSaSave_GangWarsBlock {
    pub fn specific_zones(&self) -> Ref<'_, Vec<i32>> {
        self.specific_zones.borrow()
    }
}
impl GtaSaSave_GangWarsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 11.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GangsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    gangs: RefCell<Vec<OptRc<GtaSaSave_Gang>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_GangsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.gangs.borrow_mut() = Vec::new();
        let l_gangs = 10;
        for _i in 0..l_gangs {
            let t = Self::read_into::<_, GtaSaSave_Gang>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.gangs.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_GangsBlock {
}

/**
 * Gangs.
 */
impl GtaSaSave_GangsBlock {
    pub fn gangs(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Gang>>> {
        self.gangs.borrow()
    }
}
impl GtaSaSave_GangsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A garage.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Garage {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_GaragesBlock>,
    pub _self: SharedType<Self>,
    garage_type: RefCell<u8>,
    door_state: RefCell<u8>,
    flags: RefCell<OptRc<GtaSaSave_GarageBits>>,
    gap_002: RefCell<Vec<u8>>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    direction_a: RefCell<OptRc<GtaSaSave_Vec2>>,
    direction_b: RefCell<OptRc<GtaSaSave_Vec2>>,
    top_z: RefCell<f32>,
    width: RefCell<f32>,
    depth: RefCell<f32>,
    left: RefCell<f32>,
    right: RefCell<f32>,
    front: RefCell<f32>,
    back: RefCell<f32>,
    door_position: RefCell<f32>,
    time_to_open: RefCell<u32>,
    garage_name: RefCell<Vec<u8>>,
    original_type: RefCell<u8>,
    gap_04c: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_door_state_name: Cell<bool>,
    door_state_name: RefCell<GtaSaSave_Door>,
    f_garage_type_name: Cell<bool>,
    garage_type_name: RefCell<GtaSaSave_GarageKind>,
    f_original_type_name: Cell<bool>,
    original_type_name: RefCell<GtaSaSave_GarageKind>,
}
impl KStruct for GtaSaSave_Garage {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_GaragesBlock;

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
        *self_rc.garage_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.door_state.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_GarageBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.gap_002.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec2>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.direction_a.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec2>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.direction_b.borrow_mut() = t;
        *self_rc.top_z.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.width.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.depth.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.left.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.right.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.front.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.back.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.door_position.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.time_to_open.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.garage_name.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        *self_rc.original_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_04c.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_Garage {

    /**
     * Meaning of `door_state`.
     */
    pub fn door_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Door>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_door_state_name.get() {
            return Ok(self.door_state_name.borrow());
        }
        self.f_door_state_name.set(true);
        *self.door_state_name.borrow_mut() = (*self.door_state() as i64).try_into()?;
        Ok(self.door_state_name.borrow())
    }

    /**
     * Meaning of `garage_type`.
     */
    pub fn garage_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_GarageKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_garage_type_name.get() {
            return Ok(self.garage_type_name.borrow());
        }
        self.f_garage_type_name.set(true);
        *self.garage_type_name.borrow_mut() = (*self.garage_type() as i64).try_into()?;
        Ok(self.garage_type_name.borrow())
    }

    /**
     * Meaning of `original_type`.
     */
    pub fn original_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_GarageKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_original_type_name.get() {
            return Ok(self.original_type_name.borrow());
        }
        self.f_original_type_name.set(true);
        *self.original_type_name.borrow_mut() = (*self.original_type() as i64).try_into()?;
        Ok(self.original_type_name.borrow())
    }
}

/**
 * What it does now.
 */
impl GtaSaSave_Garage {
    pub fn garage_type(&self) -> Ref<'_, u8> {
        self.garage_type.borrow()
    }
}

/**
 * What the door does.
 */
impl GtaSaSave_Garage {
    pub fn door_state(&self) -> Ref<'_, u8> {
        self.door_state.borrow()
    }
}

/**
 * How the door opens, and whether it is in use.
 */
impl GtaSaSave_Garage {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSave_GarageBits>> {
        self.flags.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Garage {
    pub fn gap_002(&self) -> Ref<'_, Vec<u8>> {
        self.gap_002.borrow()
    }
}

/**
 * First corner, at the floor.
 */
impl GtaSaSave_Garage {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Direction of one side.
 */
impl GtaSaSave_Garage {
    pub fn direction_a(&self) -> Ref<'_, OptRc<GtaSaSave_Vec2>> {
        self.direction_a.borrow()
    }
}

/**
 * Direction of the other.
 */
impl GtaSaSave_Garage {
    pub fn direction_b(&self) -> Ref<'_, OptRc<GtaSaSave_Vec2>> {
        self.direction_b.borrow()
    }
}

/**
 * Height of the ceiling.
 */
impl GtaSaSave_Garage {
    pub fn top_z(&self) -> Ref<'_, f32> {
        self.top_z.borrow()
    }
}

/**
 * Length of the side along the door.
 */
impl GtaSaSave_Garage {
    pub fn width(&self) -> Ref<'_, f32> {
        self.width.borrow()
    }
}

/**
 * Length of the side away from it.
 */
impl GtaSaSave_Garage {
    pub fn depth(&self) -> Ref<'_, f32> {
        self.depth.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSave_Garage {
    pub fn left(&self) -> Ref<'_, f32> {
        self.left.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSave_Garage {
    pub fn right(&self) -> Ref<'_, f32> {
        self.right.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSave_Garage {
    pub fn front(&self) -> Ref<'_, f32> {
        self.front.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSave_Garage {
    pub fn back(&self) -> Ref<'_, f32> {
        self.back.borrow()
    }
}

/**
 * 0 when the door is closed, otherwise 1.
 */
impl GtaSaSave_Garage {
    pub fn door_position(&self) -> Ref<'_, f32> {
        self.door_position.borrow()
    }
}

/**
 * When the door opens.
 */
impl GtaSaSave_Garage {
    pub fn time_to_open(&self) -> Ref<'_, u32> {
        self.time_to_open.borrow()
    }
}

/**
 * Name to scripts, ended by a zero.
 */
impl GtaSaSave_Garage {
    pub fn garage_name(&self) -> Ref<'_, Vec<u8>> {
        self.garage_name.borrow()
    }
}

/**
 * What it did at the start.
 */
impl GtaSaSave_Garage {
    pub fn original_type(&self) -> Ref<'_, u8> {
        self.original_type.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Garage {
    pub fn gap_04c(&self) -> Ref<'_, Vec<u8>> {
        self.gap_04c.borrow()
    }
}
impl GtaSaSave_Garage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of garages.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GarageBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Garage>,
    pub _self: SharedType<Self>,
    used_mod_shop: RefCell<bool>,
    inactive: RefCell<bool>,
    respray_used: RefCell<bool>,
    opens_up: RefCell<bool>,
    goes_in: RefCell<bool>,
    camera_follows: RefCell<bool>,
    door_closed: RefCell<bool>,
    always_free: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_GarageBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Garage;

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
        *self_rc.used_mod_shop.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.inactive.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.respray_used.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.opens_up.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.goes_in.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.camera_follows.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.door_closed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.always_free.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_GarageBits {
}

/**
 * Used mod shop.
 */
impl GtaSaSave_GarageBits {
    pub fn used_mod_shop(&self) -> Ref<'_, bool> {
        self.used_mod_shop.borrow()
    }
}

/**
 * Inactive.
 */
impl GtaSaSave_GarageBits {
    pub fn inactive(&self) -> Ref<'_, bool> {
        self.inactive.borrow()
    }
}

/**
 * Respray used.
 */
impl GtaSaSave_GarageBits {
    pub fn respray_used(&self) -> Ref<'_, bool> {
        self.respray_used.borrow()
    }
}

/**
 * Door swings up.
 */
impl GtaSaSave_GarageBits {
    pub fn opens_up(&self) -> Ref<'_, bool> {
        self.opens_up.borrow()
    }
}

/**
 * Door goes up and in.
 */
impl GtaSaSave_GarageBits {
    pub fn goes_in(&self) -> Ref<'_, bool> {
        self.goes_in.borrow()
    }
}

/**
 * Camera follows.
 */
impl GtaSaSave_GarageBits {
    pub fn camera_follows(&self) -> Ref<'_, bool> {
        self.camera_follows.borrow()
    }
}

/**
 * Set exactly when `door_state` is not 1.
 */
impl GtaSaSave_GarageBits {
    pub fn door_closed(&self) -> Ref<'_, bool> {
        self.door_closed.borrow()
    }
}

/**
 * Paint always costs nothing; only in `michdr`.
 */
impl GtaSaSave_GarageBits {
    pub fn always_free(&self) -> Ref<'_, bool> {
        self.always_free.borrow()
    }
}
impl GtaSaSave_GarageBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 3. Garages, shops that work on cars, and the cars that the player
 * keeps.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GaragesBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_garages: RefCell<u32>,
    free_bombs: RefCell<u8>,
    free_resprays: RefCell<u8>,
    no_resprays: RefCell<u8>,
    cars_collected: RefCell<i32>,
    bank_vans_collected: RefCell<i32>,
    police_cars_collected: RefCell<i32>,
    car_types_collected: RefCell<Vec<i32>>,
    last_help_time: RefCell<i32>,
    cars: RefCell<Vec<OptRc<GtaSaSave_StoredCar>>>,
    garages: RefCell<Vec<OptRc<GtaSaSave_Garage>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_GaragesBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_garages.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_garages() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (80 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/garages_block/seq/0".to_string() }));
        }
        *self_rc.free_bombs.borrow_mut() = _io.read_u1()?.into();
        *self_rc.free_resprays.borrow_mut() = _io.read_u1()?.into();
        *self_rc.no_resprays.borrow_mut() = _io.read_u1()?.into();
        *self_rc.cars_collected.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.bank_vans_collected.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.police_cars_collected.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.car_types_collected.borrow_mut() = Vec::new();
        let l_car_types_collected = 4;
        for _i in 0..l_car_types_collected {
            self_rc.car_types_collected.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.last_help_time.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.cars.borrow_mut() = Vec::new();
        let l_cars = 80;
        for _i in 0..l_cars {
            let t = Self::read_into::<_, GtaSaSave_StoredCar>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.cars.borrow_mut().push(t);
        }
        *self_rc.garages.borrow_mut() = Vec::new();
        let l_garages = *self_rc.num_garages();
        for _i in 0..l_garages {
            let t = Self::read_into::<_, GtaSaSave_Garage>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.garages.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_GaragesBlock {
}

/**
 * Garages that follow the cars; 50.
 */
impl GtaSaSave_GaragesBlock {
    pub fn num_garages(&self) -> Ref<'_, u32> {
        self.num_garages.borrow()
    }
}

/**
 * Whether bombs cost nothing; 0.
 */
impl GtaSaSave_GaragesBlock {
    pub fn free_bombs(&self) -> Ref<'_, u8> {
        self.free_bombs.borrow()
    }
}

/**
 * Whether paint costs nothing (opcode 0335)
 */
impl GtaSaSave_GaragesBlock {
    pub fn free_resprays(&self) -> Ref<'_, u8> {
        self.free_resprays.borrow()
    }
}

/**
 * Whether paint shops are closed (opcode 0A14)
 */
impl GtaSaSave_GaragesBlock {
    pub fn no_resprays(&self) -> Ref<'_, u8> {
        self.no_resprays.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_GaragesBlock {
    pub fn cars_collected(&self) -> Ref<'_, i32> {
        self.cars_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_GaragesBlock {
    pub fn bank_vans_collected(&self) -> Ref<'_, i32> {
        self.bank_vans_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_GaragesBlock {
    pub fn police_cars_collected(&self) -> Ref<'_, i32> {
        self.police_cars_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_GaragesBlock {
    pub fn car_types_collected(&self) -> Ref<'_, Vec<i32>> {
        self.car_types_collected.borrow()
    }
}

/**
 * When the last help about garages was shown.
 */
impl GtaSaSave_GaragesBlock {
    pub fn last_help_time(&self) -> Ref<'_, i32> {
        self.last_help_time.borrow()
    }
}

/**
 * Cars in the garages that keep them, as slot * 20 + row: the first
 * slots of all 20 rows, then the second ones.
 */
impl GtaSaSave_GaragesBlock {
    pub fn cars(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_StoredCar>>> {
        self.cars.borrow()
    }
}

/**
 * Garages.
 */
impl GtaSaSave_GaragesBlock {
    pub fn garages(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Garage>>> {
        self.garages.borrow()
    }
}
impl GtaSaSave_GaragesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * How a parked car appears.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_GeneratorBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_CarGenerator>,
    pub _self: SharedType<Self>,
    wait_until_far: RefCell<bool>,
    high_priority: RefCell<bool>,
    active_generator: RefCell<bool>,
    owned_by_player: RefCell<bool>,
    ignore_population_limit: RefCell<bool>,
    unused_generator_bits: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_GeneratorBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_CarGenerator;

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
        *self_rc.wait_until_far.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.high_priority.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.active_generator.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.owned_by_player.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.ignore_population_limit.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unused_generator_bits.borrow_mut() = _io.read_bits_int_le(3)?;
        Ok(())
    }
}
impl GtaSaSave_GeneratorBits {
}

/**
 * Wait until far.
 */
impl GtaSaSave_GeneratorBits {
    pub fn wait_until_far(&self) -> Ref<'_, bool> {
        self.wait_until_far.borrow()
    }
}

/**
 * Appears in any case.
 */
impl GtaSaSave_GeneratorBits {
    pub fn high_priority(&self) -> Ref<'_, bool> {
        self.high_priority.borrow()
    }
}

/**
 * Never set.
 */
impl GtaSaSave_GeneratorBits {
    pub fn active_generator(&self) -> Ref<'_, bool> {
        self.active_generator.borrow()
    }
}

/**
 * Owned by player.
 */
impl GtaSaSave_GeneratorBits {
    pub fn owned_by_player(&self) -> Ref<'_, bool> {
        self.owned_by_player.borrow()
    }
}

/**
 * Always set.
 */
impl GtaSaSave_GeneratorBits {
    pub fn ignore_population_limit(&self) -> Ref<'_, bool> {
        self.ignore_population_limit.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSave_GeneratorBits {
    pub fn unused_generator_bits(&self) -> Ref<'_, u64> {
        self.unused_generator_bits.borrow()
    }
}
impl GtaSaSave_GeneratorBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of handling, a part of the model's data; to be copied with the car.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_HandlingBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_StoredCar>,
    pub _self: SharedType<Self>,
    boost_1g: RefCell<bool>,
    boost_2g: RefCell<bool>,
    npc_anti_roll: RefCell<bool>,
    npc_neutral: RefCell<bool>,
    no_handbrake: RefCell<bool>,
    steer_rear: RefCell<bool>,
    handbrake_steer: RefCell<bool>,
    alt_steer: RefCell<bool>,
    front_narrow_2: RefCell<bool>,
    front_narrow: RefCell<bool>,
    front_wide: RefCell<bool>,
    front_wide_2: RefCell<bool>,
    rear_narrow_2: RefCell<bool>,
    rear_narrow: RefCell<bool>,
    rear_wide: RefCell<bool>,
    rear_wide_2: RefCell<bool>,
    hydraulic_geometry: RefCell<bool>,
    hydraulics_inst: RefCell<bool>,
    no_hydraulics: RefCell<bool>,
    nos_inst: RefCell<bool>,
    offroad: RefCell<bool>,
    offroad_2: RefCell<bool>,
    halogen: RefCell<bool>,
    rear_wheel_first: RefCell<bool>,
    use_max_speed: RefCell<bool>,
    low_rider: RefCell<bool>,
    street_racer: RefCell<bool>,
    unknown_bit_27: RefCell<bool>,
    swinging_chassis: RefCell<bool>,
    unknown_bit_29: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_HandlingBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_StoredCar;

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
        *self_rc.boost_1g.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.boost_2g.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.npc_anti_roll.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.npc_neutral.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_handbrake.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.steer_rear.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.handbrake_steer.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.alt_steer.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.front_narrow_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.front_narrow.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.front_wide.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.front_wide_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rear_narrow_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rear_narrow.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rear_wide.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rear_wide_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.hydraulic_geometry.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.hydraulics_inst.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_hydraulics.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.nos_inst.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.offroad.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.offroad_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.halogen.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rear_wheel_first.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.use_max_speed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.low_rider.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.street_racer.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_bit_27.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.swinging_chassis.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_bit_29.borrow_mut() = _io.read_bits_int_le(3)?;
        Ok(())
    }
}
impl GtaSaSave_HandlingBits {
}

/**
 * Boost 1g.
 */
impl GtaSaSave_HandlingBits {
    pub fn boost_1g(&self) -> Ref<'_, bool> {
        self.boost_1g.borrow()
    }
}

/**
 * Boost 2g.
 */
impl GtaSaSave_HandlingBits {
    pub fn boost_2g(&self) -> Ref<'_, bool> {
        self.boost_2g.borrow()
    }
}

/**
 * Npc anti roll.
 */
impl GtaSaSave_HandlingBits {
    pub fn npc_anti_roll(&self) -> Ref<'_, bool> {
        self.npc_anti_roll.borrow()
    }
}

/**
 * Npc neutral.
 */
impl GtaSaSave_HandlingBits {
    pub fn npc_neutral(&self) -> Ref<'_, bool> {
        self.npc_neutral.borrow()
    }
}

/**
 * No handbrake.
 */
impl GtaSaSave_HandlingBits {
    pub fn no_handbrake(&self) -> Ref<'_, bool> {
        self.no_handbrake.borrow()
    }
}

/**
 * Steer rear.
 */
impl GtaSaSave_HandlingBits {
    pub fn steer_rear(&self) -> Ref<'_, bool> {
        self.steer_rear.borrow()
    }
}

/**
 * Handbrake steer.
 */
impl GtaSaSave_HandlingBits {
    pub fn handbrake_steer(&self) -> Ref<'_, bool> {
        self.handbrake_steer.borrow()
    }
}

/**
 * Alt steer.
 */
impl GtaSaSave_HandlingBits {
    pub fn alt_steer(&self) -> Ref<'_, bool> {
        self.alt_steer.borrow()
    }
}

/**
 * Front narrow 2.
 */
impl GtaSaSave_HandlingBits {
    pub fn front_narrow_2(&self) -> Ref<'_, bool> {
        self.front_narrow_2.borrow()
    }
}

/**
 * Front narrow.
 */
impl GtaSaSave_HandlingBits {
    pub fn front_narrow(&self) -> Ref<'_, bool> {
        self.front_narrow.borrow()
    }
}

/**
 * Front wide.
 */
impl GtaSaSave_HandlingBits {
    pub fn front_wide(&self) -> Ref<'_, bool> {
        self.front_wide.borrow()
    }
}

/**
 * Front wide 2.
 */
impl GtaSaSave_HandlingBits {
    pub fn front_wide_2(&self) -> Ref<'_, bool> {
        self.front_wide_2.borrow()
    }
}

/**
 * Rear narrow 2.
 */
impl GtaSaSave_HandlingBits {
    pub fn rear_narrow_2(&self) -> Ref<'_, bool> {
        self.rear_narrow_2.borrow()
    }
}

/**
 * Rear narrow.
 */
impl GtaSaSave_HandlingBits {
    pub fn rear_narrow(&self) -> Ref<'_, bool> {
        self.rear_narrow.borrow()
    }
}

/**
 * Rear wide.
 */
impl GtaSaSave_HandlingBits {
    pub fn rear_wide(&self) -> Ref<'_, bool> {
        self.rear_wide.borrow()
    }
}

/**
 * Rear wide 2.
 */
impl GtaSaSave_HandlingBits {
    pub fn rear_wide_2(&self) -> Ref<'_, bool> {
        self.rear_wide_2.borrow()
    }
}

/**
 * Hydraulic geometry.
 */
impl GtaSaSave_HandlingBits {
    pub fn hydraulic_geometry(&self) -> Ref<'_, bool> {
        self.hydraulic_geometry.borrow()
    }
}

/**
 * Hydraulics inst.
 */
impl GtaSaSave_HandlingBits {
    pub fn hydraulics_inst(&self) -> Ref<'_, bool> {
        self.hydraulics_inst.borrow()
    }
}

/**
 * No hydraulics.
 */
impl GtaSaSave_HandlingBits {
    pub fn no_hydraulics(&self) -> Ref<'_, bool> {
        self.no_hydraulics.borrow()
    }
}

/**
 * Nos inst.
 */
impl GtaSaSave_HandlingBits {
    pub fn nos_inst(&self) -> Ref<'_, bool> {
        self.nos_inst.borrow()
    }
}

/**
 * Offroad.
 */
impl GtaSaSave_HandlingBits {
    pub fn offroad(&self) -> Ref<'_, bool> {
        self.offroad.borrow()
    }
}

/**
 * Offroad 2.
 */
impl GtaSaSave_HandlingBits {
    pub fn offroad_2(&self) -> Ref<'_, bool> {
        self.offroad_2.borrow()
    }
}

/**
 * Halogen.
 */
impl GtaSaSave_HandlingBits {
    pub fn halogen(&self) -> Ref<'_, bool> {
        self.halogen.borrow()
    }
}

/**
 * Rear wheel first.
 */
impl GtaSaSave_HandlingBits {
    pub fn rear_wheel_first(&self) -> Ref<'_, bool> {
        self.rear_wheel_first.borrow()
    }
}

/**
 * Use max speed.
 */
impl GtaSaSave_HandlingBits {
    pub fn use_max_speed(&self) -> Ref<'_, bool> {
        self.use_max_speed.borrow()
    }
}

/**
 * Low rider.
 */
impl GtaSaSave_HandlingBits {
    pub fn low_rider(&self) -> Ref<'_, bool> {
        self.low_rider.borrow()
    }
}

/**
 * Street racer.
 */
impl GtaSaSave_HandlingBits {
    pub fn street_racer(&self) -> Ref<'_, bool> {
        self.street_racer.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_HandlingBits {
    pub fn unknown_bit_27(&self) -> Ref<'_, bool> {
        self.unknown_bit_27.borrow()
    }
}

/**
 * Swinging chassis.
 */
impl GtaSaSave_HandlingBits {
    pub fn swinging_chassis(&self) -> Ref<'_, bool> {
        self.swinging_chassis.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_HandlingBits {
    pub fn unknown_bit_29(&self) -> Ref<'_, u64> {
        self.unknown_bit_29.borrow()
    }
}
impl GtaSaSave_HandlingBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Something that is not shown.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_InvisibleObject {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    object_kind: RefCell<u32>,
    pool_index_plus_1: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_object_kind_name: Cell<bool>,
    object_kind_name: RefCell<GtaSaSave_HiddenThing>,
}
impl KStruct for GtaSaSave_InvisibleObject {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.object_kind.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.pool_index_plus_1.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_InvisibleObject {

    /**
     * Meaning of `object_kind`.
     */
    pub fn object_kind_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_HiddenThing>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_object_kind_name.get() {
            return Ok(self.object_kind_name.borrow());
        }
        self.f_object_kind_name.set(true);
        *self.object_kind_name.borrow_mut() = (*self.object_kind() as i64).try_into()?;
        Ok(self.object_kind_name.borrow())
    }
}

/**
 * What is not shown; 0 in a free place, only 0 and 2 occur.
 */
impl GtaSaSave_InvisibleObject {
    pub fn object_kind(&self) -> Ref<'_, u32> {
        self.object_kind.borrow()
    }
}

/**
 * Which one, + 1.
 */
impl GtaSaSave_InvisibleObject {
    pub fn pool_index_plus_1(&self) -> Ref<'_, u32> {
        self.pool_index_plus_1.borrow()
    }
}
impl GtaSaSave_InvisibleObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 21. Parts of the map; what a number means depends on the data of the
 * game.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_IplFlagsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    slot_count: RefCell<u32>,
    flags: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_IplFlagsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.slot_count.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.slot_count() as i32) == (256 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/ipl_flags_block/seq/0".to_string() }));
        }
        *self_rc.flags.borrow_mut() = Vec::new();
        let l_flags = 255;
        for _i in 0..l_flags {
            self_rc.flags.borrow_mut().push(_io.read_u1()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_IplFlagsBlock {
}

/**
 * Parts, the first of which is not stored: 256.
 */
impl GtaSaSave_IplFlagsBlock {
    pub fn slot_count(&self) -> Ref<'_, u32> {
        self.slot_count.borrow()
    }
}

/**
 * Whether part 1, 2, ... is loaded and kept by a script.
 */
impl GtaSaSave_IplFlagsBlock {
    pub fn flags(&self) -> Ref<'_, Vec<u8>> {
        self.flags.borrow()
    }
}
impl GtaSaSave_IplFlagsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A mission that runs.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_LoadedMission {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptThread>,
    pub _self: SharedType<Self>,
    has_index: RefCell<bool>,
    mission_index: RefCell<u32>,
    code: RefCell<Vec<u8>>,
    mission_locals: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
    f_is_numbered: Cell<bool>,
    is_numbered: RefCell<bool>,
}
impl KStruct for GtaSaSave_LoadedMission {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptThread;

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
        if *self_rc.is_numbered()? {
            *self_rc.mission_index.borrow_mut() = _io.read_u4le()?.into();
        }
        *self_rc.code.borrow_mut() = _io.read_bytes(69000 as usize)?.into();
        *self_rc.mission_locals.borrow_mut() = Vec::new();
        let l_mission_locals = 1024;
        for _i in 0..l_mission_locals {
            self_rc.mission_locals.borrow_mut().push(_io.read_u4le()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_LoadedMission {
    pub fn has_index(&self) -> Ref<'_, bool> {
        self.has_index.borrow()
    }
}
impl GtaSaSave_LoadedMission {
    pub fn set_params(&mut self, has_index: bool) {
        *self.has_index.borrow_mut() = has_index;
    }
}
impl GtaSaSave_LoadedMission {

    /**
     * Whether the number is there.
     */
    pub fn is_numbered(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_numbered.get() {
            return Ok(self.is_numbered.borrow());
        }
        self.f_is_numbered.set(true);
        *self.is_numbered.borrow_mut() = (*self.has_index()) as bool;
        Ok(self.is_numbered.borrow())
    }
}

/**
 * Number of the mission.
 */
impl GtaSaSave_LoadedMission {
    pub fn mission_index(&self) -> Ref<'_, u32> {
        self.mission_index.borrow()
    }
}

/**
 * Script of the mission.
 */
impl GtaSaSave_LoadedMission {
    pub fn code(&self) -> Ref<'_, Vec<u8>> {
        self.code.borrow()
    }
}

/**
 * Variables of the mission.
 */
impl GtaSaSave_LoadedMission {
    pub fn mission_locals(&self) -> Ref<'_, Vec<u32>> {
        self.mission_locals.borrow()
    }
}
impl GtaSaSave_LoadedMission {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An object with its distant model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_LodPair {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    object: RefCell<i32>,
    lod_object: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_LodPair {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.object.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.lod_object.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_LodPair {
}

/**
 * Handle of the object; -1 in a free place.
 */
impl GtaSaSave_LodPair {
    pub fn object(&self) -> Ref<'_, i32> {
        self.object.borrow()
    }
}

/**
 * Handle of the distant one; -1 in a free place.
 */
impl GtaSaSave_LodPair {
    pub fn lod_object(&self) -> Ref<'_, i32> {
        self.lod_object.borrow()
    }
}
impl GtaSaSave_LodPair {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of objects.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ObjectBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptObject>,
    pub _self: SharedType<Self>,
    pickup: RefCell<bool>,
    property_for_sale: RefCell<bool>,
    shop_out_of_stock: RefCell<bool>,
    broken_glass: RefCell<bool>,
    glass_gone: RefCell<bool>,
    exploded: RefCell<bool>,
    changes_vehicle_colour: RefCell<bool>,
    lamp_post: RefCell<bool>,
    targetable: RefCell<bool>,
    broken: RefCell<bool>,
    train_crossing: RefCell<bool>,
    photographed: RefCell<bool>,
    liftable: RefCell<bool>,
    door_moving: RefCell<bool>,
    door_open: RefCell<bool>,
    no_model: RefCell<bool>,
    scaled: RefCell<bool>,
    magnet: RefCell<bool>,
    damaged: RefCell<bool>,
    unknown_19: RefCell<bool>,
    unknown_20: RefCell<bool>,
    unknown_21: RefCell<bool>,
    fading_in: RefCell<bool>,
    col_brightness: RefCell<bool>,
    disabled_attractors: RefCell<bool>,
    do_not_render: RefCell<bool>,
    fading_in_2: RefCell<bool>,
    unknown_27: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_ObjectBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptObject;

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
        *self_rc.pickup.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.property_for_sale.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.shop_out_of_stock.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.broken_glass.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.glass_gone.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.exploded.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.changes_vehicle_colour.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.lamp_post.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.targetable.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.broken.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.train_crossing.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.photographed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.liftable.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.door_moving.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.door_open.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_model.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.scaled.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.magnet.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.damaged.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_19.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_20.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_21.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.fading_in.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.col_brightness.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.disabled_attractors.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.do_not_render.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.fading_in_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_27.borrow_mut() = _io.read_bits_int_le(5)?;
        Ok(())
    }
}
impl GtaSaSave_ObjectBits {
}

/**
 * Pickup.
 */
impl GtaSaSave_ObjectBits {
    pub fn pickup(&self) -> Ref<'_, bool> {
        self.pickup.borrow()
    }
}

/**
 * Property for sale.
 */
impl GtaSaSave_ObjectBits {
    pub fn property_for_sale(&self) -> Ref<'_, bool> {
        self.property_for_sale.borrow()
    }
}

/**
 * Shop out of stock.
 */
impl GtaSaSave_ObjectBits {
    pub fn shop_out_of_stock(&self) -> Ref<'_, bool> {
        self.shop_out_of_stock.borrow()
    }
}

/**
 * Broken glass.
 */
impl GtaSaSave_ObjectBits {
    pub fn broken_glass(&self) -> Ref<'_, bool> {
        self.broken_glass.borrow()
    }
}

/**
 * Glass gone.
 */
impl GtaSaSave_ObjectBits {
    pub fn glass_gone(&self) -> Ref<'_, bool> {
        self.glass_gone.borrow()
    }
}

/**
 * Exploded.
 */
impl GtaSaSave_ObjectBits {
    pub fn exploded(&self) -> Ref<'_, bool> {
        self.exploded.borrow()
    }
}

/**
 * Changes vehicle colour.
 */
impl GtaSaSave_ObjectBits {
    pub fn changes_vehicle_colour(&self) -> Ref<'_, bool> {
        self.changes_vehicle_colour.borrow()
    }
}

/**
 * Lamp post.
 */
impl GtaSaSave_ObjectBits {
    pub fn lamp_post(&self) -> Ref<'_, bool> {
        self.lamp_post.borrow()
    }
}

/**
 * Targetable.
 */
impl GtaSaSave_ObjectBits {
    pub fn targetable(&self) -> Ref<'_, bool> {
        self.targetable.borrow()
    }
}

/**
 * Broken.
 */
impl GtaSaSave_ObjectBits {
    pub fn broken(&self) -> Ref<'_, bool> {
        self.broken.borrow()
    }
}

/**
 * Train crossing.
 */
impl GtaSaSave_ObjectBits {
    pub fn train_crossing(&self) -> Ref<'_, bool> {
        self.train_crossing.borrow()
    }
}

/**
 * Photographed.
 */
impl GtaSaSave_ObjectBits {
    pub fn photographed(&self) -> Ref<'_, bool> {
        self.photographed.borrow()
    }
}

/**
 * Liftable.
 */
impl GtaSaSave_ObjectBits {
    pub fn liftable(&self) -> Ref<'_, bool> {
        self.liftable.borrow()
    }
}

/**
 * Door moving.
 */
impl GtaSaSave_ObjectBits {
    pub fn door_moving(&self) -> Ref<'_, bool> {
        self.door_moving.borrow()
    }
}

/**
 * Door open.
 */
impl GtaSaSave_ObjectBits {
    pub fn door_open(&self) -> Ref<'_, bool> {
        self.door_open.borrow()
    }
}

/**
 * No model.
 */
impl GtaSaSave_ObjectBits {
    pub fn no_model(&self) -> Ref<'_, bool> {
        self.no_model.borrow()
    }
}

/**
 * Scaled.
 */
impl GtaSaSave_ObjectBits {
    pub fn scaled(&self) -> Ref<'_, bool> {
        self.scaled.borrow()
    }
}

/**
 * Magnet.
 */
impl GtaSaSave_ObjectBits {
    pub fn magnet(&self) -> Ref<'_, bool> {
        self.magnet.borrow()
    }
}

/**
 * Damaged.
 */
impl GtaSaSave_ObjectBits {
    pub fn damaged(&self) -> Ref<'_, bool> {
        self.damaged.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_ObjectBits {
    pub fn unknown_19(&self) -> Ref<'_, bool> {
        self.unknown_19.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_ObjectBits {
    pub fn unknown_20(&self) -> Ref<'_, bool> {
        self.unknown_20.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_ObjectBits {
    pub fn unknown_21(&self) -> Ref<'_, bool> {
        self.unknown_21.borrow()
    }
}

/**
 * Fading in.
 */
impl GtaSaSave_ObjectBits {
    pub fn fading_in(&self) -> Ref<'_, bool> {
        self.fading_in.borrow()
    }
}

/**
 * Col brightness.
 */
impl GtaSaSave_ObjectBits {
    pub fn col_brightness(&self) -> Ref<'_, bool> {
        self.col_brightness.borrow()
    }
}

/**
 * Disabled attractors.
 */
impl GtaSaSave_ObjectBits {
    pub fn disabled_attractors(&self) -> Ref<'_, bool> {
        self.disabled_attractors.borrow()
    }
}

/**
 * Do not render.
 */
impl GtaSaSave_ObjectBits {
    pub fn do_not_render(&self) -> Ref<'_, bool> {
        self.do_not_render.borrow()
    }
}

/**
 * Fading in 2.
 */
impl GtaSaSave_ObjectBits {
    pub fn fading_in_2(&self) -> Ref<'_, bool> {
        self.fading_in_2.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_ObjectBits {
    pub fn unknown_27(&self) -> Ref<'_, u64> {
        self.unknown_27.borrow()
    }
}
impl GtaSaSave_ObjectBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 5.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PathsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_areas: RefCell<u32>,
    areas: RefCell<Vec<OptRc<GtaSaSave_SwitchedArea>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_PathsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_areas.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_areas() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (28 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/paths_block/seq/0".to_string() }));
        }
        *self_rc.areas.borrow_mut() = Vec::new();
        let l_areas = *self_rc.num_areas();
        for _i in 0..l_areas {
            let t = Self::read_into::<_, GtaSaSave_SwitchedArea>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.areas.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_PathsBlock {
}

/**
 * Areas that follow, 1 to 54.
 */
impl GtaSaSave_PathsBlock {
    pub fn num_areas(&self) -> Ref<'_, u32> {
        self.num_areas.borrow()
    }
}

/**
 * Areas in which path nodes are switched.
 */
impl GtaSaSave_PathsBlock {
    pub fn areas(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_SwitchedArea>>> {
        self.areas.borrow()
    }
}
impl GtaSaSave_PathsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 19.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PedRelationshipsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    relations: RefCell<Vec<OptRc<GtaSaSave_Relation>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_PedRelationshipsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.relations.borrow_mut() = Vec::new();
        let l_relations = 32;
        for _i in 0..l_relations {
            let t = Self::read_into::<_, GtaSaSave_Relation>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.relations.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_PedRelationshipsBlock {
}

/**
 * What each kind of people thinks of the others.
 */
impl GtaSaSave_PedRelationshipsBlock {
    pub fn relations(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Relation>>> {
        self.relations.borrow()
    }
}
impl GtaSaSave_PedRelationshipsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What has no effect on an object.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PhysicalBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptObject>,
    pub _self: SharedType<Self>,
    no_collision_force: RefCell<bool>,
    no_speed: RefCell<bool>,
    bullet_proof: RefCell<bool>,
    fire_proof: RefCell<bool>,
    collision_proof: RefCell<bool>,
    melee_proof: RefCell<bool>,
    explosion_proof: RefCell<bool>,
    unknown_7: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_PhysicalBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptObject;

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
        *self_rc.no_collision_force.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_speed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.bullet_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.fire_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.collision_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.melee_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.explosion_proof.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_7.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_PhysicalBits {
}

/**
 * No collision force.
 */
impl GtaSaSave_PhysicalBits {
    pub fn no_collision_force(&self) -> Ref<'_, bool> {
        self.no_collision_force.borrow()
    }
}

/**
 * No speed.
 */
impl GtaSaSave_PhysicalBits {
    pub fn no_speed(&self) -> Ref<'_, bool> {
        self.no_speed.borrow()
    }
}

/**
 * Bullet proof.
 */
impl GtaSaSave_PhysicalBits {
    pub fn bullet_proof(&self) -> Ref<'_, bool> {
        self.bullet_proof.borrow()
    }
}

/**
 * Fire proof.
 */
impl GtaSaSave_PhysicalBits {
    pub fn fire_proof(&self) -> Ref<'_, bool> {
        self.fire_proof.borrow()
    }
}

/**
 * Collision proof.
 */
impl GtaSaSave_PhysicalBits {
    pub fn collision_proof(&self) -> Ref<'_, bool> {
        self.collision_proof.borrow()
    }
}

/**
 * Melee proof.
 */
impl GtaSaSave_PhysicalBits {
    pub fn melee_proof(&self) -> Ref<'_, bool> {
        self.melee_proof.borrow()
    }
}

/**
 * Explosion proof.
 */
impl GtaSaSave_PhysicalBits {
    pub fn explosion_proof(&self) -> Ref<'_, bool> {
        self.explosion_proof.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_PhysicalBits {
    pub fn unknown_7(&self) -> Ref<'_, bool> {
        self.unknown_7.borrow()
    }
}
impl GtaSaSave_PhysicalBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Something that lies about; where the type is 0 the place is free, and
 * holds old bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Pickup {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_PickupsBlock>,
    pub _self: SharedType<Self>,
    revenue_value: RefCell<f32>,
    object_ptr: RefCell<u32>,
    ammo_or_max: RefCell<u32>,
    regeneration_time: RefCell<u32>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    z: RefCell<i16>,
    money_per_day: RefCell<u16>,
    model: RefCell<i16>,
    counter: RefCell<u16>,
    pickup_type: RefCell<u8>,
    flags: RefCell<OptRc<GtaSaSave_PickupBits>>,
    gap_01d: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_model_name: Cell<bool>,
    model_name: RefCell<GtaSaSave_ObjectModel>,
    f_pickup_type_name: Cell<bool>,
    pickup_type_name: RefCell<GtaSaSave_PickupKind>,
}
impl KStruct for GtaSaSave_Pickup {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_PickupsBlock;

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
        *self_rc.revenue_value.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.object_ptr.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.ammo_or_max.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.regeneration_time.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.x.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.money_per_day.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.model.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.counter.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.pickup_type.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_PickupBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.gap_01d.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_Pickup {

    /**
     * Meaning of `model`.
     */
    pub fn model_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_ObjectModel>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_model_name.get() {
            return Ok(self.model_name.borrow());
        }
        self.f_model_name.set(true);
        *self.model_name.borrow_mut() = (*self.model() as i64).try_into()?;
        Ok(self.model_name.borrow())
    }

    /**
     * Meaning of `pickup_type`.
     */
    pub fn pickup_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PickupKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_pickup_type_name.get() {
            return Ok(self.pickup_type_name.borrow());
        }
        self.f_pickup_type_name.set(true);
        *self.pickup_type_name.borrow_mut() = (*self.pickup_type() as i64).try_into()?;
        Ok(self.pickup_type_name.borrow())
    }
}

/**
 * Money that a business has made.
 */
impl GtaSaSave_Pickup {
    pub fn revenue_value(&self) -> Ref<'_, f32> {
        self.revenue_value.borrow()
    }
}

/**
 * Old address; 0 on the PC and Android.
 */
impl GtaSaSave_Pickup {
    pub fn object_ptr(&self) -> Ref<'_, u32> {
        self.object_ptr.borrow()
    }
}

/**
 * Shots; the price of a property; the most that a business holds.
 */
impl GtaSaSave_Pickup {
    pub fn ammo_or_max(&self) -> Ref<'_, u32> {
        self.ammo_or_max.borrow()
    }
}

/**
 * When it comes back.
 */
impl GtaSaSave_Pickup {
    pub fn regeneration_time(&self) -> Ref<'_, u32> {
        self.regeneration_time.borrow()
    }
}

/**
 * Towards the east.
 */
impl GtaSaSave_Pickup {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSave_Pickup {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSave_Pickup {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * What a business makes.
 */
impl GtaSaSave_Pickup {
    pub fn money_per_day(&self) -> Ref<'_, u16> {
        self.money_per_day.borrow()
    }
}

/**
 * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
 * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
 * 1274 business, 1277 save disk.
 */
impl GtaSaSave_Pickup {
    pub fn model(&self) -> Ref<'_, i16> {
        self.model.borrow()
    }
}

/**
 * How often the place was used.
 */
impl GtaSaSave_Pickup {
    pub fn counter(&self) -> Ref<'_, u16> {
        self.counter.borrow()
    }
}

/**
 * What it does when it is taken.
 */
impl GtaSaSave_Pickup {
    pub fn pickup_type(&self) -> Ref<'_, u8> {
        self.pickup_type.borrow()
    }
}

/**
 * State.
 */
impl GtaSaSave_Pickup {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSave_PickupBits>> {
        self.flags.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_Pickup {
    pub fn gap_01d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01d.borrow()
    }
}
impl GtaSaSave_Pickup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_Pickup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "pickup of type ", *self.pickup_type()))
    }
}

/**
 * Bits of pickups.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PickupBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Pickup>,
    pub _self: SharedType<Self>,
    disabled: RefCell<bool>,
    is_empty: RefCell<bool>,
    help_shown: RefCell<bool>,
    is_visible: RefCell<bool>,
    property_text: RefCell<u64>,
    unknown_pickup_bit: RefCell<bool>,
    _io: RefCell<BytesReader>,
    f_property_text_name: Cell<bool>,
    property_text_name: RefCell<GtaSaSave_PropertyOffer>,
}
impl KStruct for GtaSaSave_PickupBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Pickup;

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
        *self_rc.disabled.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.is_empty.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.help_shown.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.is_visible.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.property_text.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.unknown_pickup_bit.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_PickupBits {

    /**
     * Meaning of `property_text`.
     */
    pub fn property_text_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PropertyOffer>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_property_text_name.get() {
            return Ok(self.property_text_name.borrow());
        }
        self.f_property_text_name.set(true);
        *self.property_text_name.borrow_mut() = (*self.property_text() as i64).try_into()?;
        Ok(self.property_text_name.borrow())
    }
}

/**
 * Disabled.
 */
impl GtaSaSave_PickupBits {
    pub fn disabled(&self) -> Ref<'_, bool> {
        self.disabled.borrow()
    }
}

/**
 * Nothing left.
 */
impl GtaSaSave_PickupBits {
    pub fn is_empty(&self) -> Ref<'_, bool> {
        self.is_empty.borrow()
    }
}

/**
 * Help shown.
 */
impl GtaSaSave_PickupBits {
    pub fn help_shown(&self) -> Ref<'_, bool> {
        self.help_shown.borrow()
    }
}

/**
 * Can be seen.
 */
impl GtaSaSave_PickupBits {
    pub fn is_visible(&self) -> Ref<'_, bool> {
        self.is_visible.borrow()
    }
}

/**
 * Text of a property: 1 where it is for sale, 2 where it is locked.
 */
impl GtaSaSave_PickupBits {
    pub fn property_text(&self) -> Ref<'_, u64> {
        self.property_text.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSave_PickupBits {
    pub fn unknown_pickup_bit(&self) -> Ref<'_, bool> {
        self.unknown_pickup_bit.borrow()
    }
}
impl GtaSaSave_PickupBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 6.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PickupsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    pickups: RefCell<Vec<OptRc<GtaSaSave_Pickup>>>,
    collected_index: RefCell<u16>,
    weapon_help_left: RefCell<u8>,
    collected_refs: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_PickupsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.pickups.borrow_mut() = Vec::new();
        let l_pickups = 620;
        for _i in 0..l_pickups {
            let t = Self::read_into::<_, GtaSaSave_Pickup>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.pickups.borrow_mut().push(t);
        }
        *self_rc.collected_index.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.weapon_help_left.borrow_mut() = _io.read_u1()?.into();
        *self_rc.collected_refs.borrow_mut() = Vec::new();
        let l_collected_refs = 20;
        for _i in 0..l_collected_refs {
            self_rc.collected_refs.borrow_mut().push(_io.read_u4le()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_PickupsBlock {
}

/**
 * Places for pickups.
 */
impl GtaSaSave_PickupsBlock {
    pub fn pickups(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Pickup>>> {
        self.pickups.borrow()
    }
}

/**
 * Where the next one is noted, 0 to 19.
 */
impl GtaSaSave_PickupsBlock {
    pub fn collected_index(&self) -> Ref<'_, u16> {
        self.collected_index.borrow()
    }
}

/**
 * How often the help about weapons is still shown; 10 at the start.
 */
impl GtaSaSave_PickupsBlock {
    pub fn weapon_help_left(&self) -> Ref<'_, u8> {
        self.weapon_help_left.borrow()
    }
}

/**
 * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
 * none.
 */
impl GtaSaSave_PickupsBlock {
    pub fn collected_refs(&self) -> Ref<'_, Vec<u32>> {
        self.collected_refs.borrow()
    }
}
impl GtaSaSave_PickupsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A licence plate for a parked car.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Plate {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_CarGeneratorsBlock>,
    pub _self: SharedType<Self>,
    generator_index: RefCell<i32>,
    plate_text: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Plate {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_CarGeneratorsBlock;

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
        *self_rc.generator_index.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.plate_text.borrow_mut() = _io.read_bytes(12 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_Plate {
}

/**
 * `index` of the parked car; -1 where free.
 */
impl GtaSaSave_Plate {
    pub fn generator_index(&self) -> Ref<'_, i32> {
        self.generator_index.borrow()
    }
}

/**
 * Eight characters, filled with blanks, then zeros.
 */
impl GtaSaSave_Plate {
    pub fn plate_text(&self) -> Ref<'_, Vec<u8>> {
        self.plate_text.borrow()
    }
}
impl GtaSaSave_Plate {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The player.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Player {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_PoolsBlock>,
    pub _self: SharedType<Self>,
    handle: RefCell<u32>,
    model: RefCell<i32>,
    ped_type: RefCell<i32>,
    ped_size: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    health: RefCell<f32>,
    armor: RefCell<f32>,
    weapons: RefCell<Vec<OptRc<GtaSaSave_Weapon>>>,
    created_by: RefCell<u8>,
    active_weapon_slot: RefCell<u8>,
    area: RefCell<u8>,
    gap_027: RefCell<Vec<u8>>,
    exit_index: RefCell<i32>,
    fighting_style: RefCell<u8>,
    allowed_attack_moves: RefCell<u8>,
    gap_02e: RefCell<Vec<u8>>,
    player_size: RefCell<u32>,
    chaos_level: RefCell<u32>,
    wanted_level: RefCell<u8>,
    gap_039: RefCell<Vec<u8>>,
    model_keys: RefCell<Vec<u32>>,
    texture_keys: RefCell<Vec<u32>>,
    fat: RefCell<f32>,
    muscle: RefCell<f32>,
    chosen_weapon_slot: RefCell<u8>,
    gap_0b5: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_active_weapon_slot_name: Cell<bool>,
    active_weapon_slot_name: RefCell<GtaSaSave_WeaponSlot>,
    f_area_name: Cell<bool>,
    area_name: RefCell<GtaSaSave_InteriorArea>,
    f_chosen_weapon_slot_name: Cell<bool>,
    chosen_weapon_slot_name: RefCell<GtaSaSave_WeaponSlot>,
    f_created_by_name: Cell<bool>,
    created_by_name: RefCell<GtaSaSave_Creator>,
    f_fighting_style_name: Cell<bool>,
    fighting_style_name: RefCell<GtaSaSave_Fighting>,
    f_ped_type_name: Cell<bool>,
    ped_type_name: RefCell<GtaSaSave_PedKind>,
}
impl KStruct for GtaSaSave_Player {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_PoolsBlock;

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
        *self_rc.handle.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.model.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.ped_type.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.ped_size.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.health.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.armor.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.weapons.borrow_mut() = Vec::new();
        let l_weapons = 13;
        for _i in 0..l_weapons {
            let t = Self::read_into::<_, GtaSaSave_Weapon>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.weapons.borrow_mut().push(t);
        }
        *self_rc.created_by.borrow_mut() = _io.read_u1()?.into();
        *self_rc.active_weapon_slot.borrow_mut() = _io.read_u1()?.into();
        *self_rc.area.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_027.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.exit_index.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.fighting_style.borrow_mut() = _io.read_u1()?.into();
        *self_rc.allowed_attack_moves.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_02e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.player_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.chaos_level.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.wanted_level.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_039.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.model_keys.borrow_mut() = Vec::new();
        let l_model_keys = 10;
        for _i in 0..l_model_keys {
            self_rc.model_keys.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.texture_keys.borrow_mut() = Vec::new();
        let l_texture_keys = 18;
        for _i in 0..l_texture_keys {
            self_rc.texture_keys.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.fat.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.muscle.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.chosen_weapon_slot.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0b5.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_Player {

    /**
     * Meaning of `active_weapon_slot`.
     */
    pub fn active_weapon_slot_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponSlot>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_active_weapon_slot_name.get() {
            return Ok(self.active_weapon_slot_name.borrow());
        }
        self.f_active_weapon_slot_name.set(true);
        *self.active_weapon_slot_name.borrow_mut() = (*self.active_weapon_slot() as i64).try_into()?;
        Ok(self.active_weapon_slot_name.borrow())
    }

    /**
     * Meaning of `area`.
     */
    pub fn area_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_InteriorArea>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_area_name.get() {
            return Ok(self.area_name.borrow());
        }
        self.f_area_name.set(true);
        *self.area_name.borrow_mut() = (*self.area() as i64).try_into()?;
        Ok(self.area_name.borrow())
    }

    /**
     * Meaning of `chosen_weapon_slot`.
     */
    pub fn chosen_weapon_slot_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponSlot>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_chosen_weapon_slot_name.get() {
            return Ok(self.chosen_weapon_slot_name.borrow());
        }
        self.f_chosen_weapon_slot_name.set(true);
        *self.chosen_weapon_slot_name.borrow_mut() = (*self.chosen_weapon_slot() as i64).try_into()?;
        Ok(self.chosen_weapon_slot_name.borrow())
    }

    /**
     * Meaning of `created_by`.
     */
    pub fn created_by_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Creator>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_created_by_name.get() {
            return Ok(self.created_by_name.borrow());
        }
        self.f_created_by_name.set(true);
        *self.created_by_name.borrow_mut() = (*self.created_by() as i64).try_into()?;
        Ok(self.created_by_name.borrow())
    }

    /**
     * Meaning of `fighting_style`.
     */
    pub fn fighting_style_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Fighting>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_fighting_style_name.get() {
            return Ok(self.fighting_style_name.borrow());
        }
        self.f_fighting_style_name.set(true);
        *self.fighting_style_name.borrow_mut() = (*self.fighting_style() as i64).try_into()?;
        Ok(self.fighting_style_name.borrow())
    }

    /**
     * Meaning of `ped_type`.
     */
    pub fn ped_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PedKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_ped_type_name.get() {
            return Ok(self.ped_type_name.borrow());
        }
        self.f_ped_type_name.set(true);
        *self.ped_type_name.borrow_mut() = (*self.ped_type() as i64).try_into()?;
        Ok(self.ped_type_name.borrow())
    }
}

/**
 * Place among people * 256 + counter.
 */
impl GtaSaSave_Player {
    pub fn handle(&self) -> Ref<'_, u32> {
        self.handle.borrow()
    }
}

/**
 * Model; 0.
 */
impl GtaSaSave_Player {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * Kind of person; 0.
 */
impl GtaSaSave_Player {
    pub fn ped_type(&self) -> Ref<'_, i32> {
        self.ped_type.borrow()
    }
}

/**
 * Bytes up to `player_size`: 396.
 */
impl GtaSaSave_Player {
    pub fn ped_size(&self) -> Ref<'_, u32> {
        self.ped_size.borrow()
    }
}

/**
 * Where he stands.
 */
impl GtaSaSave_Player {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * The lower of 200 and `player_info.max_health` after a save.
 */
impl GtaSaSave_Player {
    pub fn health(&self) -> Ref<'_, f32> {
        self.health.borrow()
    }
}

/**
 * 0 to 150.
 */
impl GtaSaSave_Player {
    pub fn armor(&self) -> Ref<'_, f32> {
        self.armor.borrow()
    }
}

/**
 * What he carries, one weapon of each kind.
 */
impl GtaSaSave_Player {
    pub fn weapons(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Weapon>>> {
        self.weapons.borrow()
    }
}

/**
 * What made the player; 2 in every file.
 */
impl GtaSaSave_Player {
    pub fn created_by(&self) -> Ref<'_, u8> {
        self.created_by.borrow()
    }
}

/**
 * Kind of weapon in the hand.
 */
impl GtaSaSave_Player {
    pub fn active_weapon_slot(&self) -> Ref<'_, u8> {
        self.active_weapon_slot.borrow()
    }
}

/**
 * Area code, the low byte of `simple_variables.interior`.
 */
impl GtaSaSave_Player {
    pub fn area(&self) -> Ref<'_, u8> {
        self.area.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Player {
    pub fn gap_027(&self) -> Ref<'_, Vec<u8>> {
        self.gap_027.borrow()
    }
}

/**
 * Door by which he leaves: the top of `entry_exits.stack`, or -1
 * outside.
 */
impl GtaSaSave_Player {
    pub fn exit_index(&self) -> Ref<'_, i32> {
        self.exit_index.borrow()
    }
}

/**
 * How he fights.
 */
impl GtaSaSave_Player {
    pub fn fighting_style(&self) -> Ref<'_, u8> {
        self.fighting_style.borrow()
    }
}

/**
 * Moves that he may use, a bit for each; 15.
 */
impl GtaSaSave_Player {
    pub fn allowed_attack_moves(&self) -> Ref<'_, u8> {
        self.allowed_attack_moves.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Player {
    pub fn gap_02e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_02e.borrow()
    }
}

/**
 * Bytes of the rest: 132.
 */
impl GtaSaSave_Player {
    pub fn player_size(&self) -> Ref<'_, u32> {
        self.player_size.borrow()
    }
}

/**
 * Chaos that the player has made; 0, because saving clears it.
 */
impl GtaSaSave_Player {
    pub fn chaos_level(&self) -> Ref<'_, u32> {
        self.chaos_level.borrow()
    }
}

/**
 * Stars; 0, because saving clears them.
 */
impl GtaSaSave_Player {
    pub fn wanted_level(&self) -> Ref<'_, u8> {
        self.wanted_level.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Player {
    pub fn gap_039(&self) -> Ref<'_, Vec<u8>> {
        self.gap_039.borrow()
    }
}

/**
 * Clothes by the CRC-32 (without the final inversion) of the model's
 * name in capitals; 0 for none.
 */
impl GtaSaSave_Player {
    pub fn model_keys(&self) -> Ref<'_, Vec<u32>> {
        self.model_keys.borrow()
    }
}

/**
 * Their textures in the same way.
 */
impl GtaSaSave_Player {
    pub fn texture_keys(&self) -> Ref<'_, Vec<u32>> {
        self.texture_keys.borrow()
    }
}

/**
 * Copy of statistic 21.
 */
impl GtaSaSave_Player {
    pub fn fat(&self) -> Ref<'_, f32> {
        self.fat.borrow()
    }
}

/**
 * Copy of statistic 23.
 */
impl GtaSaSave_Player {
    pub fn muscle(&self) -> Ref<'_, f32> {
        self.muscle.borrow()
    }
}

/**
 * The same as `active_weapon_slot`.
 */
impl GtaSaSave_Player {
    pub fn chosen_weapon_slot(&self) -> Ref<'_, u8> {
        self.chosen_weapon_slot.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Player {
    pub fn gap_0b5(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0b5.borrow()
    }
}
impl GtaSaSave_Player {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 15.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PlayerInfoBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    info_size: RefCell<u32>,
    money: RefCell<i32>,
    car_density: RefCell<u16>,
    player_state: RefCell<u8>,
    gap_00b: RefCell<Vec<u8>>,
    road_density: RefCell<f32>,
    money_shown: RefCell<i32>,
    hours_not_eaten: RefCell<u8>,
    gap_015: RefCell<Vec<u8>>,
    collectables_picked_up: RefCell<u32>,
    collectables_total: RefCell<u32>,
    infinite_run: RefCell<u8>,
    fast_reload: RefCell<u8>,
    fireproof: RefCell<u8>,
    max_health: RefCell<u8>,
    max_armor: RefCell<u8>,
    free_busted_once: RefCell<u8>,
    free_wasted_once: RefCell<u8>,
    can_drive_by: RefCell<u8>,
    busted_audio_status: RefCell<u8>,
    gap_029: RefCell<Vec<u8>>,
    last_bust_message: RefCell<u16>,
    _io: RefCell<BytesReader>,
    f_player_state_name: Cell<bool>,
    player_state_name: RefCell<GtaSaSave_PlayerCondition>,
}
impl KStruct for GtaSaSave_PlayerInfoBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.info_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.money.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.car_density.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.player_state.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_00b.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.road_density.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.money_shown.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.hours_not_eaten.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_015.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.collectables_picked_up.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.collectables_total.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.infinite_run.borrow_mut() = _io.read_u1()?.into();
        *self_rc.fast_reload.borrow_mut() = _io.read_u1()?.into();
        *self_rc.fireproof.borrow_mut() = _io.read_u1()?.into();
        *self_rc.max_health.borrow_mut() = _io.read_u1()?.into();
        *self_rc.max_armor.borrow_mut() = _io.read_u1()?.into();
        *self_rc.free_busted_once.borrow_mut() = _io.read_u1()?.into();
        *self_rc.free_wasted_once.borrow_mut() = _io.read_u1()?.into();
        *self_rc.can_drive_by.borrow_mut() = _io.read_u1()?.into();
        *self_rc.busted_audio_status.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_029.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.last_bust_message.borrow_mut() = _io.read_u2le()?.into();
        Ok(())
    }
}
impl GtaSaSave_PlayerInfoBlock {

    /**
     * Meaning of `player_state`.
     */
    pub fn player_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PlayerCondition>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_player_state_name.get() {
            return Ok(self.player_state_name.borrow());
        }
        self.f_player_state_name.set(true);
        *self.player_state_name.borrow_mut() = (*self.player_state() as i64).try_into()?;
        Ok(self.player_state_name.borrow())
    }
}

/**
 * Bytes that follow: 40.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn info_size(&self) -> Ref<'_, u32> {
        self.info_size.borrow()
    }
}

/**
 * Money.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn money(&self) -> Ref<'_, i32> {
        self.money.borrow()
    }
}

/**
 * Cars on the road; 0.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn car_density(&self) -> Ref<'_, u16> {
        self.car_density.borrow()
    }
}

/**
 * How the player fares; 0 in every file.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn player_state(&self) -> Ref<'_, u8> {
        self.player_state.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn gap_00b(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00b.borrow()
    }
}

/**
 * Roads around the player, 0.69 to 1.02.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn road_density(&self) -> Ref<'_, f32> {
        self.road_density.borrow()
    }
}

/**
 * Money that the screen shows on its way to `money`.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn money_shown(&self) -> Ref<'_, i32> {
        self.money_shown.borrow()
    }
}

/**
 * Hours without a meal; 0, because saving sets it back.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn hours_not_eaten(&self) -> Ref<'_, u8> {
        self.hours_not_eaten.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn gap_015(&self) -> Ref<'_, Vec<u8>> {
        self.gap_015.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn collectables_picked_up(&self) -> Ref<'_, u32> {
        self.collectables_picked_up.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn collectables_total(&self) -> Ref<'_, u32> {
        self.collectables_total.borrow()
    }
}

/**
 * Whether running does not tire (opcode 0330)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn infinite_run(&self) -> Ref<'_, u8> {
        self.infinite_run.borrow()
    }
}

/**
 * Whether weapons are loaded at once (opcode 0331)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn fast_reload(&self) -> Ref<'_, u8> {
        self.fast_reload.borrow()
    }
}

/**
 * Whether fire does no harm (opcode 055D)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn fireproof(&self) -> Ref<'_, u8> {
        self.fireproof.borrow()
    }
}

/**
 * Most health: statistic 24 times 0.176, on phones 0.22, without the
 * fraction.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn max_health(&self) -> Ref<'_, u8> {
        self.max_health.borrow()
    }
}

/**
 * Most armour: 100 or 150 (opcode 055F)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn max_armor(&self) -> Ref<'_, u8> {
        self.max_armor.borrow()
    }
}

/**
 * Whether the next arrest costs nothing.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn free_busted_once(&self) -> Ref<'_, u8> {
        self.free_busted_once.borrow()
    }
}

/**
 * Whether the next death costs nothing (opcode 0414)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn free_wasted_once(&self) -> Ref<'_, u8> {
        self.free_wasted_once.borrow()
    }
}

/**
 * Whether the player may shoot from cars (opcode 0501)
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn can_drive_by(&self) -> Ref<'_, u8> {
        self.can_drive_by.borrow()
    }
}

/**
 * Speech at arrests, 0 to 2.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn busted_audio_status(&self) -> Ref<'_, u8> {
        self.busted_audio_status.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn gap_029(&self) -> Ref<'_, Vec<u8>> {
        self.gap_029.borrow()
    }
}

/**
 * Speech at the last arrest, 1 to 3.
 */
impl GtaSaSave_PlayerInfoBlock {
    pub fn last_bust_message(&self) -> Ref<'_, u16> {
        self.last_bust_message.borrow()
    }
}
impl GtaSaSave_PlayerInfoBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 2. The player with all he carries, and objects.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PoolsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_players: RefCell<u32>,
    players: RefCell<Vec<OptRc<GtaSaSave_Player>>>,
    num_objects: RefCell<u32>,
    objects: RefCell<Vec<OptRc<GtaSaSave_ScriptObject>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_PoolsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_players.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_players() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (548 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/pools_block/seq/0".to_string() }));
        }
        *self_rc.players.borrow_mut() = Vec::new();
        let l_players = *self_rc.num_players();
        for _i in 0..l_players {
            let t = Self::read_into::<_, GtaSaSave_Player>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.players.borrow_mut().push(t);
        }
        *self_rc.num_objects.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_objects() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (60 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/pools_block/seq/2".to_string() }));
        }
        *self_rc.objects.borrow_mut() = Vec::new();
        let l_objects = *self_rc.num_objects();
        for _i in 0..l_objects {
            let t = Self::read_into::<_, GtaSaSave_ScriptObject>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.objects.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_PoolsBlock {
}

/**
 * Players that follow; 1.
 */
impl GtaSaSave_PoolsBlock {
    pub fn num_players(&self) -> Ref<'_, u32> {
        self.num_players.borrow()
    }
}

/**
 * The player.
 */
impl GtaSaSave_PoolsBlock {
    pub fn players(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Player>>> {
        self.players.borrow()
    }
}

/**
 * Objects that follow; 28 to 81.
 */
impl GtaSaSave_PoolsBlock {
    pub fn num_objects(&self) -> Ref<'_, u32> {
        self.num_objects.borrow()
    }
}

/**
 * Objects that scripts made.
 */
impl GtaSaSave_PoolsBlock {
    pub fn objects(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ScriptObject>>> {
        self.objects.borrow()
    }
}
impl GtaSaSave_PoolsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Kind of people in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_PopulationBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ZoneInfo>,
    pub _self: SharedType<Self>,
    group_id: RefCell<u64>,
    radar_mode: RefCell<u64>,
    no_cops: RefCell<bool>,
    _io: RefCell<BytesReader>,
    f_group_id_name: Cell<bool>,
    group_id_name: RefCell<GtaSaSave_PopulationGroup>,
}
impl KStruct for GtaSaSave_PopulationBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ZoneInfo;

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
        *self_rc.group_id.borrow_mut() = _io.read_bits_int_le(5)?;
        *self_rc.radar_mode.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.no_cops.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaSaSave_PopulationBits {

    /**
     * Meaning of `group_id`.
     */
    pub fn group_id_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_PopulationGroup>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_group_id_name.get() {
            return Ok(self.group_id_name.borrow());
        }
        self.f_group_id_name.set(true);
        *self.group_id_name.borrow_mut() = (*self.group_id() as i64).try_into()?;
        Ok(self.group_id_name.borrow())
    }
}

/**
 * Group of the population table (opcode 0767), 0 to 19.
 */
impl GtaSaSave_PopulationBits {
    pub fn group_id(&self) -> Ref<'_, u64> {
        self.group_id.borrow()
    }
}

/**
 * 1 when one of the three gangs of Los Santos is there.
 */
impl GtaSaSave_PopulationBits {
    pub fn radar_mode(&self) -> Ref<'_, u64> {
        self.radar_mode.borrow()
    }
}

/**
 * Without police (opcode 09B7)
 */
impl GtaSaSave_PopulationBits {
    pub fn no_cops(&self) -> Ref<'_, bool> {
        self.no_cops.borrow()
    }
}
impl GtaSaSave_PopulationBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * People in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_RaceBits {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ZoneInfo>,
    pub _self: SharedType<Self>,
    black: RefCell<bool>,
    white_people: RefCell<bool>,
    oriental: RefCell<bool>,
    hispanic: RefCell<bool>,
    unused_races: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_RaceBits {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ZoneInfo;

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
        *self_rc.black.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.white_people.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.oriental.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.hispanic.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unused_races.borrow_mut() = _io.read_bits_int_le(4)?;
        Ok(())
    }
}
impl GtaSaSave_RaceBits {
}

/**
 * Black.
 */
impl GtaSaSave_RaceBits {
    pub fn black(&self) -> Ref<'_, bool> {
        self.black.borrow()
    }
}

/**
 * White people.
 */
impl GtaSaSave_RaceBits {
    pub fn white_people(&self) -> Ref<'_, bool> {
        self.white_people.borrow()
    }
}

/**
 * Oriental.
 */
impl GtaSaSave_RaceBits {
    pub fn oriental(&self) -> Ref<'_, bool> {
        self.oriental.borrow()
    }
}

/**
 * Hispanic.
 */
impl GtaSaSave_RaceBits {
    pub fn hispanic(&self) -> Ref<'_, bool> {
        self.hispanic.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_RaceBits {
    pub fn unused_races(&self) -> Ref<'_, u64> {
        self.unused_races.borrow()
    }
}
impl GtaSaSave_RaceBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 9.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_RadarBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_blips: RefCell<u32>,
    blips: RefCell<Vec<OptRc<GtaSaSave_Blip>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_RadarBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.blips.borrow_mut() = Vec::new();
        let l_blips = *self_rc.num_blips();
        for _i in 0..l_blips {
            let t = Self::read_into::<_, GtaSaSave_Blip>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.blips.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_RadarBlock {
    pub fn num_blips(&self) -> Ref<'_, u32> {
        self.num_blips.borrow()
    }
}
impl GtaSaSave_RadarBlock {
    pub fn set_params(&mut self, num_blips: u32) {
        *self.num_blips.borrow_mut() = num_blips;
    }
}
impl GtaSaSave_RadarBlock {
}

/**
 * Places for icons.
 */
impl GtaSaSave_RadarBlock {
    pub fn blips(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Blip>>> {
        self.blips.borrow()
    }
}
impl GtaSaSave_RadarBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 26.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_RadioBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    stations: RefCell<Vec<OptRc<GtaSaSave_StationHistory>>>,
    stat_mirror: RefCell<Vec<u8>>,
    last_change_day: RefCell<u8>,
    last_change_hour: RefCell<u8>,
    expiry_hours: RefCell<u8>,
    pending_kind: RefCell<u8>,
    banter_index: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_pending_kind_name: Cell<bool>,
    pending_kind_name: RefCell<GtaSaSave_NewsKind>,
}
impl KStruct for GtaSaSave_RadioBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.stations.borrow_mut() = Vec::new();
        let l_stations = 14;
        for _i in 0..l_stations {
            let t = Self::read_into::<_, GtaSaSave_StationHistory>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.stations.borrow_mut().push(t);
        }
        *self_rc.stat_mirror.borrow_mut() = Vec::new();
        let l_stat_mirror = 23;
        for _i in 0..l_stat_mirror {
            self_rc.stat_mirror.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.last_change_day.borrow_mut() = _io.read_u1()?.into();
        *self_rc.last_change_hour.borrow_mut() = _io.read_u1()?.into();
        *self_rc.expiry_hours.borrow_mut() = _io.read_u1()?.into();
        *self_rc.pending_kind.borrow_mut() = _io.read_u1()?.into();
        *self_rc.banter_index.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl GtaSaSave_RadioBlock {

    /**
     * Meaning of `pending_kind`.
     */
    pub fn pending_kind_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_NewsKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_pending_kind_name.get() {
            return Ok(self.pending_kind_name.borrow());
        }
        self.f_pending_kind_name.set(true);
        *self.pending_kind_name.borrow_mut() = (*self.pending_kind() as i64).try_into()?;
        Ok(self.pending_kind_name.borrow())
    }
}

/**
 * What the stations have played.
 */
impl GtaSaSave_RadioBlock {
    pub fn stations(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_StationHistory>>> {
        self.stations.borrow()
    }
}

/**
 * Low bytes of statistics, by which the news know what happened.
 */
impl GtaSaSave_RadioBlock {
    pub fn stat_mirror(&self) -> Ref<'_, Vec<u8>> {
        self.stat_mirror.borrow()
    }
}

/**
 * Day of the last news.
 */
impl GtaSaSave_RadioBlock {
    pub fn last_change_day(&self) -> Ref<'_, u8> {
        self.last_change_day.borrow()
    }
}

/**
 * Hour of the last news; 255 for never.
 */
impl GtaSaSave_RadioBlock {
    pub fn last_change_hour(&self) -> Ref<'_, u8> {
        self.last_change_hour.borrow()
    }
}

/**
 * Hours for which they are news.
 */
impl GtaSaSave_RadioBlock {
    pub fn expiry_hours(&self) -> Ref<'_, u8> {
        self.expiry_hours.borrow()
    }
}

/**
 * What the news are about; 2 and 3 occur.
 */
impl GtaSaSave_RadioBlock {
    pub fn pending_kind(&self) -> Ref<'_, u8> {
        self.pending_kind.borrow()
    }
}

/**
 * Talk about it; 255 for none.
 */
impl GtaSaSave_RadioBlock {
    pub fn banter_index(&self) -> Ref<'_, u8> {
        self.banter_index.borrow()
    }
}
impl GtaSaSave_RadioBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What one kind of people thinks of the others, a bit for each (opcode
 * 0746).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Relation {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_PedRelationshipsBlock>,
    pub _self: SharedType<Self>,
    respect: RefCell<u32>,
    like: RefCell<u32>,
    ignore: RefCell<u32>,
    dislike: RefCell<u32>,
    hate: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Relation {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_PedRelationshipsBlock;

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
        *self_rc.respect.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.like.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.ignore.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.dislike.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.hate.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_Relation {
}

/**
 * Whom it respects.
 */
impl GtaSaSave_Relation {
    pub fn respect(&self) -> Ref<'_, u32> {
        self.respect.borrow()
    }
}

/**
 * Whom it likes.
 */
impl GtaSaSave_Relation {
    pub fn like(&self) -> Ref<'_, u32> {
        self.like.borrow()
    }
}

/**
 * Whom it ignores; none.
 */
impl GtaSaSave_Relation {
    pub fn ignore(&self) -> Ref<'_, u32> {
        self.ignore.borrow()
    }
}

/**
 * Whom it does not like.
 */
impl GtaSaSave_Relation {
    pub fn dislike(&self) -> Ref<'_, u32> {
        self.dislike.borrow()
    }
}

/**
 * Whom it hates.
 */
impl GtaSaSave_Relation {
    pub fn hate(&self) -> Ref<'_, u32> {
        self.hate.borrow()
    }
}
impl GtaSaSave_Relation {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place to wake up at.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Restart {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_GameLogicBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    heading: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Restart {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_GameLogicBlock;

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
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_Restart {
}

/**
 * Where it is.
 */
impl GtaSaSave_Restart {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSave_Restart {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}
impl GtaSaSave_Restart {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place to wake up at.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_RestartPoint {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_RestartPointsBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    heading: RefCell<f32>,
    when_to_use: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_RestartPoint {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_RestartPointsBlock;

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
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.when_to_use.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_RestartPoint {
}

/**
 * Where it is.
 */
impl GtaSaSave_RestartPoint {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSave_RestartPoint {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}

/**
 * Cities that must be unlocked (statistic 181), 0 to 2.
 */
impl GtaSaSave_RestartPoint {
    pub fn when_to_use(&self) -> Ref<'_, i32> {
        self.when_to_use.borrow()
    }
}
impl GtaSaSave_RestartPoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 8. Where the player wakes up.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_RestartPointsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_hospitals: RefCell<u16>,
    hospitals: RefCell<Vec<OptRc<GtaSaSave_RestartPoint>>>,
    num_police_stations: RefCell<u16>,
    police_stations: RefCell<Vec<OptRc<GtaSaSave_RestartPoint>>>,
    override_restart: RefCell<u8>,
    override_position: RefCell<OptRc<GtaSaSave_Vec3>>,
    fade_in_after_death: RefCell<u8>,
    fade_in_after_arrest: RefCell<u8>,
    extra_hospital: RefCell<OptRc<GtaSaSave_ExtraRestart>>,
    extra_police: RefCell<OptRc<GtaSaSave_ExtraRestart>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_RestartPointsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_hospitals.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.hospitals.borrow_mut() = Vec::new();
        let l_hospitals = *self_rc.num_hospitals();
        for _i in 0..l_hospitals {
            let t = Self::read_into::<_, GtaSaSave_RestartPoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.hospitals.borrow_mut().push(t);
        }
        *self_rc.num_police_stations.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.police_stations.borrow_mut() = Vec::new();
        let l_police_stations = *self_rc.num_police_stations();
        for _i in 0..l_police_stations {
            let t = Self::read_into::<_, GtaSaSave_RestartPoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.police_stations.borrow_mut().push(t);
        }
        *self_rc.override_restart.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.override_position.borrow_mut() = t;
        *self_rc.fade_in_after_death.borrow_mut() = _io.read_u1()?.into();
        *self_rc.fade_in_after_arrest.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_ExtraRestart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_hospital.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_ExtraRestart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_police.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaSave_RestartPointsBlock {
}

/**
 * Hospitals that follow.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn num_hospitals(&self) -> Ref<'_, u16> {
        self.num_hospitals.borrow()
    }
}

/**
 * Hospitals.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn hospitals(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_RestartPoint>>> {
        self.hospitals.borrow()
    }
}

/**
 * Police stations that follow.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn num_police_stations(&self) -> Ref<'_, u16> {
        self.num_police_stations.borrow()
    }
}

/**
 * Police stations.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn police_stations(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_RestartPoint>>> {
        self.police_stations.borrow()
    }
}

/**
 * Whether the next one is at `override_position`.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn override_restart(&self) -> Ref<'_, u8> {
        self.override_restart.borrow()
    }
}

/**
 * Where a script put the next one (opcode 016E)
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn override_position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.override_position.borrow()
    }
}

/**
 * Whether the picture comes back after death.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn fade_in_after_death(&self) -> Ref<'_, u8> {
        self.fade_in_after_death.borrow()
    }
}

/**
 * Whether the picture comes back after an arrest.
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn fade_in_after_arrest(&self) -> Ref<'_, u8> {
        self.fade_in_after_arrest.borrow()
    }
}

/**
 * A hospital for those who die near it (opcode 08DF)
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn extra_hospital(&self) -> Ref<'_, OptRc<GtaSaSave_ExtraRestart>> {
        self.extra_hospital.borrow()
    }
}

/**
 * A police station for those who are arrested near it (opcode 08E0)
 */
impl GtaSaSave_RestartPointsBlock {
    pub fn extra_police(&self) -> Ref<'_, OptRc<GtaSaSave_ExtraRestart>> {
        self.extra_police.borrow()
    }
}
impl GtaSaSave_RestartPointsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A script that starts when the player is near a person or an object
 * (opcodes 0928, 0929).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ScriptBrain {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    script_index: RefCell<i16>,
    brain_type: RefCell<i8>,
    group: RefCell<i8>,
    is_active: RefCell<u8>,
    gap_005: RefCell<Vec<u8>>,
    radius: RefCell<f32>,
    target: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_brain_type_name: Cell<bool>,
    brain_type_name: RefCell<GtaSaSave_BrainKind>,
}
impl KStruct for GtaSaSave_ScriptBrain {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.script_index.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.brain_type.borrow_mut() = _io.read_s1()?.into();
        *self_rc.group.borrow_mut() = _io.read_s1()?.into();
        *self_rc.is_active.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_005.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.target.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_ScriptBrain {

    /**
     * Meaning of `brain_type`.
     */
    pub fn brain_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_BrainKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_brain_type_name.get() {
            return Ok(self.brain_type_name.borrow());
        }
        self.f_brain_type_name.set(true);
        *self.brain_type_name.borrow_mut() = (*self.brain_type() as i64).try_into()?;
        Ok(self.brain_type_name.borrow())
    }
}

/**
 * Number of the script that is loaded; -1 in a free place.
 */
impl GtaSaSave_ScriptBrain {
    pub fn script_index(&self) -> Ref<'_, i16> {
        self.script_index.borrow()
    }
}

/**
 * What starts it; 0, 1, 3 and 5 in use.
 */
impl GtaSaSave_ScriptBrain {
    pub fn brain_type(&self) -> Ref<'_, i8> {
        self.brain_type.borrow()
    }
}

/**
 * Group of people that it belongs to; -1 or 1.
 */
impl GtaSaSave_ScriptBrain {
    pub fn group(&self) -> Ref<'_, i8> {
        self.group.borrow()
    }
}

/**
 * Whether it may start.
 */
impl GtaSaSave_ScriptBrain {
    pub fn is_active(&self) -> Ref<'_, u8> {
        self.is_active.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptBrain {
    pub fn gap_005(&self) -> Ref<'_, Vec<u8>> {
        self.gap_005.borrow()
    }
}

/**
 * How near; 5 unless set, 4 to 150.
 */
impl GtaSaSave_ScriptBrain {
    pub fn radius(&self) -> Ref<'_, f32> {
        self.radius.borrow()
    }
}

/**
 * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
 * two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
 * filled with zeros.
 */
impl GtaSaSave_ScriptBrain {
    pub fn target(&self) -> Ref<'_, Vec<u8>> {
        self.target.borrow()
    }
}
impl GtaSaSave_ScriptBrain {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An object that a script made.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ScriptObject {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_PoolsBlock>,
    pub _self: SharedType<Self>,
    handle: RefCell<u32>,
    model: RefCell<i32>,
    object_size: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    right: RefCell<OptRc<GtaSaSave_Direction>>,
    forward: RefCell<OptRc<GtaSaSave_Direction>>,
    gap_018: RefCell<Vec<u8>>,
    bonus_value: RefCell<u8>,
    gap_01f: RefCell<Vec<u8>>,
    cost_value: RefCell<u16>,
    removal_time: RefCell<i32>,
    entity_flags: RefCell<OptRc<GtaSaSave_EntityBits>>,
    unused: RefCell<i8>,
    gap_027: RefCell<Vec<u8>>,
    object_flags: RefCell<OptRc<GtaSaSave_ObjectBits>>,
    object_type: RefCell<u8>,
    collision_damage_effect: RefCell<u8>,
    special_collision_response: RefCell<u8>,
    physical_flags: RefCell<OptRc<GtaSaSave_PhysicalBits>>,
    _io: RefCell<BytesReader>,
    f_model_name: Cell<bool>,
    model_name: RefCell<GtaSaSave_ObjectModel>,
    f_object_type_name: Cell<bool>,
    object_type_name: RefCell<GtaSaSave_ObjectOrigin>,
}
impl KStruct for GtaSaSave_ScriptObject {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_PoolsBlock;

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
        *self_rc.handle.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.model.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.object_size.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Direction>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.right.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Direction>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.forward.borrow_mut() = t;
        *self_rc.gap_018.borrow_mut() = _io.read_bytes(6 as usize)?.into();
        *self_rc.bonus_value.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_01f.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.cost_value.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.removal_time.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_EntityBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entity_flags.borrow_mut() = t;
        *self_rc.unused.borrow_mut() = _io.read_s1()?.into();
        *self_rc.gap_027.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        let t = Self::read_into::<_, GtaSaSave_ObjectBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.object_flags.borrow_mut() = t;
        *self_rc.object_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.collision_damage_effect.borrow_mut() = _io.read_u1()?.into();
        *self_rc.special_collision_response.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_PhysicalBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.physical_flags.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaSave_ScriptObject {

    /**
     * Meaning of `model`.
     */
    pub fn model_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_ObjectModel>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_model_name.get() {
            return Ok(self.model_name.borrow());
        }
        self.f_model_name.set(true);
        *self.model_name.borrow_mut() = (*self.model() as i64).try_into()?;
        Ok(self.model_name.borrow())
    }

    /**
     * Meaning of `object_type`.
     */
    pub fn object_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_ObjectOrigin>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_object_type_name.get() {
            return Ok(self.object_type_name.borrow());
        }
        self.f_object_type_name.set(true);
        *self.object_type_name.borrow_mut() = (*self.object_type() as i64).try_into()?;
        Ok(self.object_type_name.borrow())
    }
}

/**
 * Place among objects * 256 + counter; the place is below 350.
 */
impl GtaSaSave_ScriptObject {
    pub fn handle(&self) -> Ref<'_, u32> {
        self.handle.borrow()
    }
}

/**
 * Model, 988 to 16,330.
 */
impl GtaSaSave_ScriptObject {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * Bytes that follow: 48.
 */
impl GtaSaSave_ScriptObject {
    pub fn object_size(&self) -> Ref<'_, u32> {
        self.object_size.borrow()
    }
}

/**
 * Where it stands.
 */
impl GtaSaSave_ScriptObject {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Its right side.
 */
impl GtaSaSave_ScriptObject {
    pub fn right(&self) -> Ref<'_, OptRc<GtaSaSave_Direction>> {
        self.right.borrow()
    }
}

/**
 * Its front; its top is the product of the two.
 */
impl GtaSaSave_ScriptObject {
    pub fn forward(&self) -> Ref<'_, OptRc<GtaSaSave_Direction>> {
        self.forward.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_ScriptObject {
    pub fn gap_018(&self) -> Ref<'_, Vec<u8>> {
        self.gap_018.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSave_ScriptObject {
    pub fn bonus_value(&self) -> Ref<'_, u8> {
        self.bonus_value.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptObject {
    pub fn gap_01f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01f.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSave_ScriptObject {
    pub fn cost_value(&self) -> Ref<'_, u16> {
        self.cost_value.borrow()
    }
}

/**
 * When it goes; 0.
 */
impl GtaSaSave_ScriptObject {
    pub fn removal_time(&self) -> Ref<'_, i32> {
        self.removal_time.borrow()
    }
}

/**
 * What the engine knows about it.
 */
impl GtaSaSave_ScriptObject {
    pub fn entity_flags(&self) -> Ref<'_, OptRc<GtaSaSave_EntityBits>> {
        self.entity_flags.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptObject {
    pub fn unused(&self) -> Ref<'_, i8> {
        self.unused.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_ScriptObject {
    pub fn gap_027(&self) -> Ref<'_, Vec<u8>> {
        self.gap_027.borrow()
    }
}

/**
 * What the game knows about it.
 */
impl GtaSaSave_ScriptObject {
    pub fn object_flags(&self) -> Ref<'_, OptRc<GtaSaSave_ObjectBits>> {
        self.object_flags.borrow()
    }
}

/**
 * What made the object; 2 in every file.
 */
impl GtaSaSave_ScriptObject {
    pub fn object_type(&self) -> Ref<'_, u8> {
        self.object_type.borrow()
    }
}

/**
 * 0 or 200.
 */
impl GtaSaSave_ScriptObject {
    pub fn collision_damage_effect(&self) -> Ref<'_, u8> {
        self.collision_damage_effect.borrow()
    }
}

/**
 * 0 or 200.
 */
impl GtaSaSave_ScriptObject {
    pub fn special_collision_response(&self) -> Ref<'_, u8> {
        self.special_collision_response.borrow()
    }
}

/**
 * What does not hurt it.
 */
impl GtaSaSave_ScriptObject {
    pub fn physical_flags(&self) -> Ref<'_, OptRc<GtaSaSave_PhysicalBits>> {
        self.physical_flags.borrow()
    }
}
impl GtaSaSave_ScriptObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A model that a thread has loaded.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ScriptResource {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    index: RefCell<u16>,
    owner_slot: RefCell<u16>,
    model: RefCell<u32>,
    resource_kind: RefCell<u16>,
    special: RefCell<OptRc<GtaSaSave_SpecialModel>>,
    _io: RefCell<BytesReader>,
    f_is_special: Cell<bool>,
    is_special: RefCell<bool>,
}
impl KStruct for GtaSaSave_ScriptResource {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.index.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.owner_slot.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.model.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.resource_kind.borrow_mut() = _io.read_u2le()?.into();
        if *self_rc.is_special()? {
            let t = Self::read_into::<_, GtaSaSave_SpecialModel>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.special.borrow_mut() = t;
        }
        Ok(())
    }
}
impl GtaSaSave_ScriptResource {

    /**
     * Whether the model has a name.
     */
    pub fn is_special(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_special.get() {
            return Ok(self.is_special.borrow());
        }
        self.f_is_special.set(true);
        *self.is_special.borrow_mut() = ( (((*self.model() as i64) >= (290 as i64)) && ((*self.model() as i64) <= (299 as i64))) ) as bool;
        Ok(self.is_special.borrow())
    }
}

/**
 * Number of the entry.
 */
impl GtaSaSave_ScriptResource {
    pub fn index(&self) -> Ref<'_, u16> {
        self.index.borrow()
    }
}

/**
 * Place of the thread.
 */
impl GtaSaSave_ScriptResource {
    pub fn owner_slot(&self) -> Ref<'_, u16> {
        self.owner_slot.borrow()
    }
}

/**
 * Model.
 */
impl GtaSaSave_ScriptResource {
    pub fn model(&self) -> Ref<'_, u32> {
        self.model.borrow()
    }
}

/**
 * 1 or 2.
 */
impl GtaSaSave_ScriptResource {
    pub fn resource_kind(&self) -> Ref<'_, u16> {
        self.resource_kind.borrow()
    }
}

/**
 * Name of the model, where it is one that scripts choose.
 */
impl GtaSaSave_ScriptResource {
    pub fn special(&self) -> Ref<'_, OptRc<GtaSaSave_SpecialModel>> {
        self.special.borrow()
    }
}
impl GtaSaSave_ScriptResource {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A running script: 262 bytes on the PC, 298 elsewhere and more while a
 * mission runs.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ScriptThread {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptsBlock>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    has_mission_index: RefCell<bool>,
    slot: RefCell<u16>,
    streamed_script_index: RefCell<i32>,
    mission_part: RefCell<OptRc<GtaSaSave_LoadedMission>>,
    next_ptr: RefCell<u32>,
    prev_ptr: RefCell<u32>,
    thread_name: RefCell<Vec<u8>>,
    base_ip: RefCell<u32>,
    ip_abs: RefCell<u32>,
    stack_abs: RefCell<Vec<u32>>,
    stack_depth: RefCell<u16>,
    gap_040: RefCell<Vec<u8>>,
    locals: RefCell<Vec<u32>>,
    timer_a: RefCell<i32>,
    timer_b: RefCell<i32>,
    is_active: RefCell<u8>,
    condition_result: RefCell<u8>,
    uses_mission_cleanup: RefCell<u8>,
    is_external: RefCell<u8>,
    overrides_text_box: RefCell<u8>,
    external_type: RefCell<i8>,
    gap_0cc: RefCell<Vec<u8>>,
    wake_time: RefCell<i32>,
    and_or_state: RefCell<u16>,
    not_flag: RefCell<u8>,
    wasted_busted_check: RefCell<u8>,
    wasted_or_busted: RefCell<u8>,
    gap_0d7: RefCell<Vec<u8>>,
    scene_skip_ip: RefCell<i32>,
    is_mission: RefCell<u8>,
    gap_0df: RefCell<Vec<u8>>,
    ip_rel: RefCell<u32>,
    stack_rel: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
    f_is_mission_slot: Cell<bool>,
    is_mission_slot: RefCell<bool>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_num_locals: Cell<bool>,
    num_locals: RefCell<i8>,
}
impl KStruct for GtaSaSave_ScriptThread {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptsBlock;

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
        *self_rc.slot.borrow_mut() = _io.read_u2le()?.into();
        if *self_rc.is_mobile_game()? {
            *self_rc.streamed_script_index.borrow_mut() = _io.read_s4le()?.into();
        }
        if *self_rc.is_mission_slot()? {
            let f = |t : &mut GtaSaSave_LoadedMission| Ok(t.set_params(*self_rc.has_mission_index()));
            let t = Self::read_into_with_init::<_, GtaSaSave_LoadedMission>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
            *self_rc.mission_part.borrow_mut() = t;
        }
        *self_rc.next_ptr.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.prev_ptr.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.thread_name.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        *self_rc.base_ip.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.ip_abs.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.stack_abs.borrow_mut() = Vec::new();
        let l_stack_abs = 8;
        for _i in 0..l_stack_abs {
            self_rc.stack_abs.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.stack_depth.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_040.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.locals.borrow_mut() = Vec::new();
        let l_locals = *self_rc.num_locals()?;
        for _i in 0..l_locals {
            self_rc.locals.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.timer_a.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.timer_b.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.is_active.borrow_mut() = _io.read_u1()?.into();
        *self_rc.condition_result.borrow_mut() = _io.read_u1()?.into();
        *self_rc.uses_mission_cleanup.borrow_mut() = _io.read_u1()?.into();
        *self_rc.is_external.borrow_mut() = _io.read_u1()?.into();
        *self_rc.overrides_text_box.borrow_mut() = _io.read_u1()?.into();
        *self_rc.external_type.borrow_mut() = _io.read_s1()?.into();
        *self_rc.gap_0cc.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.wake_time.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.and_or_state.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.not_flag.borrow_mut() = _io.read_u1()?.into();
        *self_rc.wasted_busted_check.borrow_mut() = _io.read_u1()?.into();
        *self_rc.wasted_or_busted.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0d7.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.scene_skip_ip.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.is_mission.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0df.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.ip_rel.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.stack_rel.borrow_mut() = Vec::new();
        let l_stack_rel = 8;
        for _i in 0..l_stack_rel {
            self_rc.stack_rel.borrow_mut().push(_io.read_u4le()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_ScriptThread {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSave_ScriptThread {
    pub fn has_mission_index(&self) -> Ref<'_, bool> {
        self.has_mission_index.borrow()
    }
}
impl GtaSaSave_ScriptThread {
    pub fn set_params(&mut self, is_mobile: bool, has_mission_index: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_mission_index.borrow_mut() = has_mission_index;
    }
}
impl GtaSaSave_ScriptThread {

    /**
     * Whether the mission that runs is stored with the thread.
     */
    pub fn is_mission_slot(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mission_slot.get() {
            return Ok(self.is_mission_slot.borrow());
        }
        self.f_is_mission_slot.set(true);
        *self.is_mission_slot.borrow_mut() = ( ((*self.is_mobile()) && (((*self.slot() as i32) >= (32768 as i32)))) ) as bool;
        Ok(self.is_mission_slot.borrow())
    }

    /**
     * Whether it is a thread of phones and of the Definitive Edition.
     */
    pub fn is_mobile_game(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mobile_game.get() {
            return Ok(self.is_mobile_game.borrow());
        }
        self.f_is_mobile_game.set(true);
        *self.is_mobile_game.borrow_mut() = (*self.is_mobile()) as bool;
        Ok(self.is_mobile_game.borrow())
    }

    /**
     * Variables of the thread.
     */
    pub fn num_locals(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_locals.get() {
            return Ok(self.num_locals.borrow());
        }
        self.f_num_locals.set(true);
        *self.num_locals.borrow_mut() = (if *self.is_mobile() { 40 } else { 32 }) as i8;
        Ok(self.num_locals.borrow())
    }
}

/**
 * Place among the 96 threads, 16 to 95 on the PC, each once. On phones
 * bit 15 marks a mission.
 */
impl GtaSaSave_ScriptThread {
    pub fn slot(&self) -> Ref<'_, u16> {
        self.slot.borrow()
    }
}

/**
 * Number of the script that is loaded; -1.
 */
impl GtaSaSave_ScriptThread {
    pub fn streamed_script_index(&self) -> Ref<'_, i32> {
        self.streamed_script_index.borrow()
    }
}

/**
 * The mission that runs.
 */
impl GtaSaSave_ScriptThread {
    pub fn mission_part(&self) -> Ref<'_, OptRc<GtaSaSave_LoadedMission>> {
        self.mission_part.borrow()
    }
}

/**
 * Old address; not read.
 */
impl GtaSaSave_ScriptThread {
    pub fn next_ptr(&self) -> Ref<'_, u32> {
        self.next_ptr.borrow()
    }
}

/**
 * Old address; not read.
 */
impl GtaSaSave_ScriptThread {
    pub fn prev_ptr(&self) -> Ref<'_, u32> {
        self.prev_ptr.borrow()
    }
}

/**
 * Name in small letters, once per file, ended by a zero.
 */
impl GtaSaSave_ScriptThread {
    pub fn thread_name(&self) -> Ref<'_, Vec<u8>> {
        self.thread_name.borrow()
    }
}

/**
 * Where a mission's script begins; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn base_ip(&self) -> Ref<'_, u32> {
        self.base_ip.borrow()
    }
}

/**
 * Address of the next instruction, `ip_rel` plus the same for all
 * threads of the file; not read.
 */
impl GtaSaSave_ScriptThread {
    pub fn ip_abs(&self) -> Ref<'_, u32> {
        self.ip_abs.borrow()
    }
}

/**
 * Return addresses in the same way; entries above the depth are old.
 */
impl GtaSaSave_ScriptThread {
    pub fn stack_abs(&self) -> Ref<'_, Vec<u32>> {
        self.stack_abs.borrow()
    }
}

/**
 * Return addresses in use; 0, or 1 in `psave1`.
 */
impl GtaSaSave_ScriptThread {
    pub fn stack_depth(&self) -> Ref<'_, u16> {
        self.stack_depth.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn gap_040(&self) -> Ref<'_, Vec<u8>> {
        self.gap_040.borrow()
    }
}

/**
 * Variables of the thread: 32, on phones 40.
 */
impl GtaSaSave_ScriptThread {
    pub fn locals(&self) -> Ref<'_, Vec<u32>> {
        self.locals.borrow()
    }
}

/**
 * First timer.
 */
impl GtaSaSave_ScriptThread {
    pub fn timer_a(&self) -> Ref<'_, i32> {
        self.timer_a.borrow()
    }
}

/**
 * Second timer.
 */
impl GtaSaSave_ScriptThread {
    pub fn timer_b(&self) -> Ref<'_, i32> {
        self.timer_b.borrow()
    }
}

/**
 * Whether it runs; 1.
 */
impl GtaSaSave_ScriptThread {
    pub fn is_active(&self) -> Ref<'_, u8> {
        self.is_active.borrow()
    }
}

/**
 * Outcome of the last condition.
 */
impl GtaSaSave_ScriptThread {
    pub fn condition_result(&self) -> Ref<'_, u8> {
        self.condition_result.borrow()
    }
}

/**
 * Whether it cleans up like a mission; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn uses_mission_cleanup(&self) -> Ref<'_, u8> {
        self.uses_mission_cleanup.borrow()
    }
}

/**
 * Whether it came from outside the main script; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn is_external(&self) -> Ref<'_, u8> {
        self.is_external.borrow()
    }
}

/**
 * Whether it may replace a help text; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn overrides_text_box(&self) -> Ref<'_, u8> {
        self.overrides_text_box.borrow()
    }
}

/**
 * What started it from outside; -1.
 */
impl GtaSaSave_ScriptThread {
    pub fn external_type(&self) -> Ref<'_, i8> {
        self.external_type.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn gap_0cc(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0cc.borrow()
    }
}

/**
 * When it goes on.
 */
impl GtaSaSave_ScriptThread {
    pub fn wake_time(&self) -> Ref<'_, i32> {
        self.wake_time.borrow()
    }
}

/**
 * 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
 * several.
 */
impl GtaSaSave_ScriptThread {
    pub fn and_or_state(&self) -> Ref<'_, u16> {
        self.and_or_state.borrow()
    }
}

/**
 * Whether the condition is turned round.
 */
impl GtaSaSave_ScriptThread {
    pub fn not_flag(&self) -> Ref<'_, u8> {
        self.not_flag.borrow()
    }
}

/**
 * Whether it ends when the player dies or is arrested.
 */
impl GtaSaSave_ScriptThread {
    pub fn wasted_busted_check(&self) -> Ref<'_, u8> {
        self.wasted_busted_check.borrow()
    }
}

/**
 * Whether that has happened; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn wasted_or_busted(&self) -> Ref<'_, u8> {
        self.wasted_or_busted.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn gap_0d7(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0d7.borrow()
    }
}

/**
 * Where a skipped scene goes on (opcode 0707); 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn scene_skip_ip(&self) -> Ref<'_, i32> {
        self.scene_skip_ip.borrow()
    }
}

/**
 * Whether it is a mission; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn is_mission(&self) -> Ref<'_, u8> {
        self.is_mission.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_ScriptThread {
    pub fn gap_0df(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0df.borrow()
    }
}

/**
 * The next instruction, counted from the start of the script space:
 * `len_globals` to `main_script_size` - 1.
 */
impl GtaSaSave_ScriptThread {
    pub fn ip_rel(&self) -> Ref<'_, u32> {
        self.ip_rel.borrow()
    }
}

/**
 * Return addresses counted in the same way; 0 where none stands.
 */
impl GtaSaSave_ScriptThread {
    pub fn stack_rel(&self) -> Ref<'_, Vec<u32>> {
        self.stack_rel.borrow()
    }
}
impl GtaSaSave_ScriptThread {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_ScriptThread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "thread ", *self.slot()))
    }
}

/**
 * Block 1. What a script is, how far it has run, and what it left in the
 * world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ScriptsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    has_mission_index: RefCell<bool>,
    is_mission_save: RefCell<bool>,
    len_globals: RefCell<u32>,
    globals: RefCell<Vec<u32>>,
    script_brains: RefCell<Vec<OptRc<GtaSaSave_ScriptBrain>>>,
    on_mission_flag_offset: RefCell<i32>,
    last_mission_passed_time: RefCell<u32>,
    building_swaps: RefCell<Vec<OptRc<GtaSaSave_BuildingSwap>>>,
    invisible_objects: RefCell<Vec<OptRc<GtaSaSave_InvisibleObject>>>,
    blocked_vehicle_models: RefCell<Vec<i32>>,
    lod_pairs: RefCell<Vec<OptRc<GtaSaSave_LodPair>>>,
    attached_anim_groups: RefCell<Vec<OptRc<GtaSaSave_AnimGroup>>>,
    using_multi_script_file: RefCell<u8>,
    met_debbie_harry: RefCell<u8>,
    main_script_size: RefCell<u32>,
    largest_mission_size: RefCell<u32>,
    mission_count: RefCell<u16>,
    exclusive_mission_count: RefCell<u16>,
    largest_mission_locals: RefCell<u32>,
    num_threads: RefCell<u32>,
    save_kind: RefCell<u32>,
    threads: RefCell<Vec<OptRc<GtaSaSave_ScriptThread>>>,
    num_resources: RefCell<u16>,
    resources: RefCell<Vec<OptRc<GtaSaSave_ScriptResource>>>,
    unknown_end: RefCell<u32>,
    mission_name: RefCell<Vec<u8>>,
    mission_end: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_is_during_mission: Cell<bool>,
    is_during_mission: RefCell<bool>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_main_script_size_name: Cell<bool>,
    main_script_size_name: RefCell<GtaSaSave_ScriptVersion>,
}
impl KStruct for GtaSaSave_ScriptsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.len_globals.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_globals() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/scripts_block/seq/0".to_string() }));
        }
        *self_rc.globals.borrow_mut() = Vec::new();
        let l_globals = ((*self_rc.len_globals() as u32) / (4 as u32));
        for _i in 0..l_globals {
            self_rc.globals.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.script_brains.borrow_mut() = Vec::new();
        let l_script_brains = 70;
        for _i in 0..l_script_brains {
            let t = Self::read_into::<_, GtaSaSave_ScriptBrain>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.script_brains.borrow_mut().push(t);
        }
        *self_rc.on_mission_flag_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.last_mission_passed_time.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.building_swaps.borrow_mut() = Vec::new();
        let l_building_swaps = 25;
        for _i in 0..l_building_swaps {
            let t = Self::read_into::<_, GtaSaSave_BuildingSwap>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.building_swaps.borrow_mut().push(t);
        }
        *self_rc.invisible_objects.borrow_mut() = Vec::new();
        let l_invisible_objects = 20;
        for _i in 0..l_invisible_objects {
            let t = Self::read_into::<_, GtaSaSave_InvisibleObject>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.invisible_objects.borrow_mut().push(t);
        }
        *self_rc.blocked_vehicle_models.borrow_mut() = Vec::new();
        let l_blocked_vehicle_models = 20;
        for _i in 0..l_blocked_vehicle_models {
            self_rc.blocked_vehicle_models.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.lod_pairs.borrow_mut() = Vec::new();
        let l_lod_pairs = 10;
        for _i in 0..l_lod_pairs {
            let t = Self::read_into::<_, GtaSaSave_LodPair>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.lod_pairs.borrow_mut().push(t);
        }
        *self_rc.attached_anim_groups.borrow_mut() = Vec::new();
        let l_attached_anim_groups = 8;
        for _i in 0..l_attached_anim_groups {
            let t = Self::read_into::<_, GtaSaSave_AnimGroup>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.attached_anim_groups.borrow_mut().push(t);
        }
        *self_rc.using_multi_script_file.borrow_mut() = _io.read_u1()?.into();
        *self_rc.met_debbie_harry.borrow_mut() = _io.read_u1()?.into();
        *self_rc.main_script_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.largest_mission_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.mission_count.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.exclusive_mission_count.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.largest_mission_locals.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_threads.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_threads() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (262 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/scripts_block/seq/17".to_string() }));
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.save_kind.borrow_mut() = _io.read_u4le()?.into();
        }
        *self_rc.threads.borrow_mut() = Vec::new();
        let l_threads = *self_rc.num_threads();
        for _i in 0..l_threads {
            let f = |t : &mut GtaSaSave_ScriptThread| Ok(t.set_params(*self_rc.is_mobile(), *self_rc.has_mission_index()));
            let t = Self::read_into_with_init::<_, GtaSaSave_ScriptThread>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
            self_rc.threads.borrow_mut().push(t);
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.num_resources.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.resources.borrow_mut() = Vec::new();
            let l_resources = *self_rc.num_resources();
            for _i in 0..l_resources {
                let t = Self::read_into::<_, GtaSaSave_ScriptResource>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.resources.borrow_mut().push(t);
            }
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_end.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.is_during_mission()? {
            *self_rc.mission_name.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        }
        if *self_rc.is_during_mission()? {
            *self_rc.mission_end.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl GtaSaSave_ScriptsBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSave_ScriptsBlock {
    pub fn has_mission_index(&self) -> Ref<'_, bool> {
        self.has_mission_index.borrow()
    }
}
impl GtaSaSave_ScriptsBlock {
    pub fn is_mission_save(&self) -> Ref<'_, bool> {
        self.is_mission_save.borrow()
    }
}
impl GtaSaSave_ScriptsBlock {
    pub fn set_params(&mut self, is_mobile: bool, has_mission_index: bool, is_mission_save: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_mission_index.borrow_mut() = has_mission_index;
        *self.is_mission_save.borrow_mut() = is_mission_save;
    }
}
impl GtaSaSave_ScriptsBlock {

    /**
     * Whether the mission that runs is named.
     */
    pub fn is_during_mission(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_during_mission.get() {
            return Ok(self.is_during_mission.borrow());
        }
        self.f_is_during_mission.set(true);
        *self.is_during_mission.borrow_mut() = (*self.is_mission_save()) as bool;
        Ok(self.is_during_mission.borrow())
    }

    /**
     * Whether parts of phones and of the Definitive Edition are there.
     */
    pub fn is_mobile_game(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mobile_game.get() {
            return Ok(self.is_mobile_game.borrow());
        }
        self.f_is_mobile_game.set(true);
        *self.is_mobile_game.borrow_mut() = (*self.is_mobile()) as bool;
        Ok(self.is_mobile_game.borrow())
    }

    /**
     * Meaning of `main_script_size`.
     */
    pub fn main_script_size_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_ScriptVersion>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_main_script_size_name.get() {
            return Ok(self.main_script_size_name.borrow());
        }
        self.f_main_script_size_name.set(true);
        *self.main_script_size_name.borrow_mut() = (*self.main_script_size() as i64).try_into()?;
        Ok(self.main_script_size_name.borrow())
    }
}

/**
 * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
 * Android, 49,492 in the Definitive Edition.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn len_globals(&self) -> Ref<'_, u32> {
        self.len_globals.borrow()
    }
}

/**
 * Variables of all scripts, four bytes each, with integers, floats or
 * parts of texts: variable 801 is number 801. The first eight bytes are
 * none: they are the jump with which the script begins, bytes 02 00 01,
 * then `len_globals` in four bytes.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn globals(&self) -> Ref<'_, Vec<u32>> {
        self.globals.borrow()
    }
}

/**
 * Scripts that start near people and objects.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn script_brains(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ScriptBrain>>> {
        self.script_brains.borrow()
    }
}

/**
 * Where the variables hold whether a mission runs, as a multiple of 4:
 * 1636 on the PC (opcode 0180)
 */
impl GtaSaSave_ScriptsBlock {
    pub fn on_mission_flag_offset(&self) -> Ref<'_, i32> {
        self.on_mission_flag_offset.borrow()
    }
}

/**
 * When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
 * for never.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn last_mission_passed_time(&self) -> Ref<'_, u32> {
        self.last_mission_passed_time.borrow()
    }
}

/**
 * Buildings of which another model is shown (opcode 03B6); used ones
 * come first.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn building_swaps(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_BuildingSwap>>> {
        self.building_swaps.borrow()
    }
}

/**
 * What scripts hid (opcode 0363)
 */
impl GtaSaSave_ScriptsBlock {
    pub fn invisible_objects(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_InvisibleObject>>> {
        self.invisible_objects.borrow()
    }
}

/**
 * Vehicles that do not appear; -1 for none.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn blocked_vehicle_models(&self) -> Ref<'_, Vec<i32>> {
        self.blocked_vehicle_models.borrow()
    }
}

/**
 * Objects with a distant model of their own (opcode 0827)
 */
impl GtaSaSave_ScriptsBlock {
    pub fn lod_pairs(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_LodPair>>> {
        self.lod_pairs.borrow()
    }
}

/**
 * Animations that belong to models (opcodes 0884, 08E8)
 */
impl GtaSaSave_ScriptsBlock {
    pub fn attached_anim_groups(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_AnimGroup>>> {
        self.attached_anim_groups.borrow()
    }
}

/**
 * Whether missions stand in the main script's file; 1.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn using_multi_script_file(&self) -> Ref<'_, u8> {
        self.using_multi_script_file.borrow()
    }
}

/**
 * Unused; 0.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn met_debbie_harry(&self) -> Ref<'_, u8> {
        self.met_debbie_harry.borrow()
    }
}

/**
 * Bytes of the main script, which tell its version: 194,146 is v1,
 * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn main_script_size(&self) -> Ref<'_, u32> {
        self.main_script_size.borrow()
    }
}

/**
 * Bytes of the largest mission; 68,439 in v1 and v2.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn largest_mission_size(&self) -> Ref<'_, u32> {
        self.largest_mission_size.borrow()
    }
}

/**
 * Missions of the script; 135 in v1 and v2.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn mission_count(&self) -> Ref<'_, u16> {
        self.mission_count.borrow()
    }
}

/**
 * Missions that run alone; 0.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn exclusive_mission_count(&self) -> Ref<'_, u16> {
        self.exclusive_mission_count.borrow()
    }
}

/**
 * Variables of the mission with most of them; 964 in v1 and v2.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn largest_mission_locals(&self) -> Ref<'_, u32> {
        self.largest_mission_locals.borrow()
    }
}

/**
 * Threads that follow, 96 at most.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn num_threads(&self) -> Ref<'_, u32> {
        self.num_threads.borrow()
    }
}

/**
 * Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
 * how the game was saved.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn save_kind(&self) -> Ref<'_, u32> {
        self.save_kind.borrow()
    }
}

/**
 * Running scripts, `main` first.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn threads(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ScriptThread>>> {
        self.threads.borrow()
    }
}

/**
 * Models that follow.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn num_resources(&self) -> Ref<'_, u16> {
        self.num_resources.borrow()
    }
}

/**
 * Models that threads have loaded.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn resources(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ScriptResource>>> {
        self.resources.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn unknown_end(&self) -> Ref<'_, u32> {
        self.unknown_end.borrow()
    }
}

/**
 * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn mission_name(&self) -> Ref<'_, Vec<u8>> {
        self.mission_name.borrow()
    }
}

/**
 * Unknown; 1.
 */
impl GtaSaSave_ScriptsBlock {
    pub fn mission_end(&self) -> Ref<'_, u32> {
        self.mission_end.borrow()
    }
}
impl GtaSaSave_ScriptsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place at which police appears when the player comes into a rectangle.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_SetPiece {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_SetPiecesBlock>,
    pub _self: SharedType<Self>,
    last_generation_time: RefCell<i32>,
    x1: RefCell<i16>,
    y1: RefCell<i16>,
    x2: RefCell<i16>,
    y2: RefCell<i16>,
    spawn_1: RefCell<OptRc<GtaSaSave_Spot>>,
    spawn_2: RefCell<OptRc<GtaSaSave_Spot>>,
    target_1: RefCell<OptRc<GtaSaSave_Spot>>,
    target_2: RefCell<OptRc<GtaSaSave_Spot>>,
    piece_type: RefCell<u8>,
    gap_00d: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_piece_type_name: Cell<bool>,
    piece_type_name: RefCell<GtaSaSave_TrapKind>,
}
impl KStruct for GtaSaSave_SetPiece {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_SetPiecesBlock;

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
        *self_rc.last_generation_time.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.x1.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y1.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.x2.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y2.borrow_mut() = _io.read_s2le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.spawn_1.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.spawn_2.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.target_1.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.target_2.borrow_mut() = t;
        *self_rc.piece_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_00d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_SetPiece {

    /**
     * Meaning of `piece_type`.
     */
    pub fn piece_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_TrapKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_piece_type_name.get() {
            return Ok(self.piece_type_name.borrow());
        }
        self.f_piece_type_name.set(true);
        *self.piece_type_name.borrow_mut() = (*self.piece_type() as i64).try_into()?;
        Ok(self.piece_type_name.borrow())
    }
}

/**
 * When it did last; 0 for never.
 */
impl GtaSaSave_SetPiece {
    pub fn last_generation_time(&self) -> Ref<'_, i32> {
        self.last_generation_time.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSave_SetPiece {
    pub fn x1(&self) -> Ref<'_, i16> {
        self.x1.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSave_SetPiece {
    pub fn y1(&self) -> Ref<'_, i16> {
        self.y1.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSave_SetPiece {
    pub fn x2(&self) -> Ref<'_, i16> {
        self.x2.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSave_SetPiece {
    pub fn y2(&self) -> Ref<'_, i16> {
        self.y2.borrow()
    }
}

/**
 * Where the first appears.
 */
impl GtaSaSave_SetPiece {
    pub fn spawn_1(&self) -> Ref<'_, OptRc<GtaSaSave_Spot>> {
        self.spawn_1.borrow()
    }
}

/**
 * Where the second appears.
 */
impl GtaSaSave_SetPiece {
    pub fn spawn_2(&self) -> Ref<'_, OptRc<GtaSaSave_Spot>> {
        self.spawn_2.borrow()
    }
}

/**
 * Where the first goes.
 */
impl GtaSaSave_SetPiece {
    pub fn target_1(&self) -> Ref<'_, OptRc<GtaSaSave_Spot>> {
        self.target_1.borrow()
    }
}

/**
 * Where the second goes.
 */
impl GtaSaSave_SetPiece {
    pub fn target_2(&self) -> Ref<'_, OptRc<GtaSaSave_Spot>> {
        self.target_2.borrow()
    }
}

/**
 * What appears.
 */
impl GtaSaSave_SetPiece {
    pub fn piece_type(&self) -> Ref<'_, u8> {
        self.piece_type.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_SetPiece {
    pub fn gap_00d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00d.borrow()
    }
}
impl GtaSaSave_SetPiece {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 17. Places at which police lies in wait (opcode 04F8).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_SetPiecesBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    used_count: RefCell<u32>,
    pieces: RefCell<Vec<OptRc<GtaSaSave_SetPiece>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_SetPiecesBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.used_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.pieces.borrow_mut() = Vec::new();
        let l_pieces = 210;
        for _i in 0..l_pieces {
            let t = Self::read_into::<_, GtaSaSave_SetPiece>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.pieces.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_SetPiecesBlock {
}

/**
 * Places in use, 209; all 210 are stored.
 */
impl GtaSaSave_SetPiecesBlock {
    pub fn used_count(&self) -> Ref<'_, u32> {
        self.used_count.borrow()
    }
}

/**
 * Places.
 */
impl GtaSaSave_SetPiecesBlock {
    pub fn pieces(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_SetPiece>>> {
        self.pieces.borrow()
    }
}
impl GtaSaSave_SetPiecesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 22.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ShoppingBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_modifiers: RefCell<u32>,
    modifiers: RefCell<Vec<OptRc<GtaSaSave_ChangedPrice>>>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_ShoppingBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_modifiers.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_modifiers() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (8 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/shopping_block/seq/0".to_string() }));
        }
        *self_rc.modifiers.borrow_mut() = Vec::new();
        let l_modifiers = *self_rc.num_modifiers();
        for _i in 0..l_modifiers {
            let t = Self::read_into::<_, GtaSaSave_ChangedPrice>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.modifiers.borrow_mut().push(t);
        }
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_items() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/shopping_block/seq/2".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_u1()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_ShoppingBlock {
}

/**
 * Prices that follow; 0 to 4.
 */
impl GtaSaSave_ShoppingBlock {
    pub fn num_modifiers(&self) -> Ref<'_, u32> {
        self.num_modifiers.borrow()
    }
}

/**
 * Changed prices.
 */
impl GtaSaSave_ShoppingBlock {
    pub fn modifiers(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ChangedPrice>>> {
        self.modifiers.borrow()
    }
}

/**
 * Goods that follow; 544.
 */
impl GtaSaSave_ShoppingBlock {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Whether it was bought, in the order of the prices in shopping.dat.
 */
impl GtaSaSave_ShoppingBlock {
    pub fn items(&self) -> Ref<'_, Vec<u8>> {
        self.items.borrow()
    }
}
impl GtaSaSave_ShoppingBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 0, 312 bytes on the PC and 428 on Android.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_SimpleVariablesBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    version_id: RefCell<u32>,
    save_name: RefCell<Vec<u8>>,
    mission_pack_game: RefCell<u8>,
    gap_069: RefCell<Vec<u8>>,
    current_level: RefCell<i32>,
    camera_pos: RefCell<OptRc<GtaSaSave_Vec3>>,
    ms_per_game_minute: RefCell<u32>,
    last_clock_tick: RefCell<u32>,
    game_month: RefCell<u8>,
    game_day: RefCell<u8>,
    game_hour: RefCell<u8>,
    game_minute: RefCell<u8>,
    game_weekday: RefCell<u8>,
    stored_month: RefCell<u8>,
    stored_day: RefCell<u8>,
    stored_hour: RefCell<u8>,
    stored_minute: RefCell<u8>,
    clock_has_been_stored: RefCell<u8>,
    pad_mode: RefCell<i16>,
    has_cheated: RefCell<u8>,
    gap_091: RefCell<Vec<u8>>,
    global_timer: RefCell<u32>,
    time_scale: RefCell<f32>,
    time_step: RefCell<f32>,
    time_step_non_clipped: RefCell<f32>,
    frame_counter: RefCell<u32>,
    old_weather: RefCell<i16>,
    new_weather: RefCell<i16>,
    forced_weather: RefCell<i16>,
    gap_0ae: RefCell<Vec<u8>>,
    weather_interpolation: RefCell<f32>,
    weather_type_in_list: RefCell<u32>,
    rain: RefCell<f32>,
    car_zoom: RefCell<u32>,
    ped_zoom: RefCell<u32>,
    interior: RefCell<i32>,
    invert_look: RefCell<u8>,
    gap_0c9: RefCell<Vec<u8>>,
    extra_colour: RefCell<i32>,
    extra_colour_on: RefCell<u8>,
    gap_0d1: RefCell<Vec<u8>>,
    extra_colour_interpolation: RefCell<f32>,
    extra_colour_weather: RefCell<i32>,
    water_configuration: RefCell<u32>,
    la_riots: RefCell<u8>,
    la_riots_no_police_cars: RefCell<u8>,
    gap_0e2: RefCell<Vec<u8>>,
    max_wanted_level: RefCell<u32>,
    max_chaos: RefCell<u32>,
    french_game: RefCell<u8>,
    german_game: RefCell<u8>,
    nasty_game: RefCell<u8>,
    gap_0ef: RefCell<Vec<u8>>,
    cinematic_camera_help_left: RefCell<u8>,
    motion_blur: RefCell<u8>,
    volumes: RefCell<Vec<u8>>,
    unknown_388: RefCell<u8>,
    menu_radio: RefCell<u8>,
    unknown_390: RefCell<Vec<u8>>,
    gap_189: RefCell<Vec<u8>>,
    unknown_404: RefCell<u8>,
    gap_195: RefCell<Vec<u8>>,
    unknown_412: RefCell<Vec<u8>>,
    gap_19f: RefCell<Vec<u8>>,
    gap_11d: RefCell<Vec<u8>>,
    system_time: RefCell<Vec<u16>>,
    gap_12e: RefCell<Vec<u8>>,
    target_blip: RefCell<u32>,
    steal_vehicle_help_shown: RefCell<u8>,
    taxis_have_nitro: RefCell<u8>,
    prostitutes_pay_you: RefCell<u8>,
    gap_137: RefCell<Vec<u8>>,
    unknown_424: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_current_level_name: Cell<bool>,
    current_level_name: RefCell<GtaSaSave_Town>,
    f_extra_colour_weather_name: Cell<bool>,
    extra_colour_weather_name: RefCell<GtaSaSave_Weather>,
    f_forced_weather_name: Cell<bool>,
    forced_weather_name: RefCell<GtaSaSave_Weather>,
    f_interior_name: Cell<bool>,
    interior_name: RefCell<GtaSaSave_InteriorArea>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_is_pc: Cell<bool>,
    is_pc: RefCell<bool>,
    f_len_save_name: Cell<bool>,
    len_save_name: RefCell<u8>,
    f_new_weather_name: Cell<bool>,
    new_weather_name: RefCell<GtaSaSave_Weather>,
    f_old_weather_name: Cell<bool>,
    old_weather_name: RefCell<GtaSaSave_Weather>,
}
impl KStruct for GtaSaSave_SimpleVariablesBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.version_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.save_name.borrow_mut() = _io.read_bytes(*self_rc.len_save_name()? as usize)?.into();
        *self_rc.mission_pack_game.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_069.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.current_level.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.camera_pos.borrow_mut() = t;
        *self_rc.ms_per_game_minute.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.last_clock_tick.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.game_month.borrow_mut() = _io.read_u1()?.into();
        *self_rc.game_day.borrow_mut() = _io.read_u1()?.into();
        *self_rc.game_hour.borrow_mut() = _io.read_u1()?.into();
        *self_rc.game_minute.borrow_mut() = _io.read_u1()?.into();
        *self_rc.game_weekday.borrow_mut() = _io.read_u1()?.into();
        *self_rc.stored_month.borrow_mut() = _io.read_u1()?.into();
        *self_rc.stored_day.borrow_mut() = _io.read_u1()?.into();
        *self_rc.stored_hour.borrow_mut() = _io.read_u1()?.into();
        *self_rc.stored_minute.borrow_mut() = _io.read_u1()?.into();
        *self_rc.clock_has_been_stored.borrow_mut() = _io.read_u1()?.into();
        *self_rc.pad_mode.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.has_cheated.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_091.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.global_timer.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.time_scale.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.time_step.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.time_step_non_clipped.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.frame_counter.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.old_weather.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.new_weather.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.forced_weather.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.gap_0ae.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.weather_interpolation.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.weather_type_in_list.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.rain.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.car_zoom.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.ped_zoom.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.interior.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.invert_look.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0c9.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.extra_colour.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.extra_colour_on.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0d1.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.extra_colour_interpolation.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.extra_colour_weather.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.water_configuration.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.la_riots.borrow_mut() = _io.read_u1()?.into();
        *self_rc.la_riots_no_police_cars.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0e2.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.max_wanted_level.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.max_chaos.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.french_game.borrow_mut() = _io.read_u1()?.into();
        *self_rc.german_game.borrow_mut() = _io.read_u1()?.into();
        *self_rc.nasty_game.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0ef.borrow_mut() = _io.read_bytes(45 as usize)?.into();
        *self_rc.cinematic_camera_help_left.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.is_mobile_game()? {
            *self_rc.motion_blur.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.volumes.borrow_mut() = Vec::new();
            let l_volumes = 2;
            for _i in 0..l_volumes {
                self_rc.volumes.borrow_mut().push(_io.read_u1()?.into());
            }
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_388.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.menu_radio.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_390.borrow_mut() = Vec::new();
            let l_unknown_390 = 3;
            for _i in 0..l_unknown_390 {
                self_rc.unknown_390.borrow_mut().push(_io.read_u1()?.into());
            }
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.gap_189.borrow_mut() = _io.read_bytes(11 as usize)?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_404.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.gap_195.borrow_mut() = _io.read_bytes(7 as usize)?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_412.borrow_mut() = Vec::new();
            let l_unknown_412 = 3;
            for _i in 0..l_unknown_412 {
                self_rc.unknown_412.borrow_mut().push(_io.read_u1()?.into());
            }
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.gap_19f.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        }
        if *self_rc.is_pc()? {
            *self_rc.gap_11d.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        }
        if *self_rc.is_pc()? {
            *self_rc.system_time.borrow_mut() = Vec::new();
            let l_system_time = 8;
            for _i in 0..l_system_time {
                self_rc.system_time.borrow_mut().push(_io.read_u2le()?.into());
            }
        }
        if *self_rc.is_pc()? {
            *self_rc.gap_12e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        }
        *self_rc.target_blip.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.steal_vehicle_help_shown.borrow_mut() = _io.read_u1()?.into();
        *self_rc.taxis_have_nitro.borrow_mut() = _io.read_u1()?.into();
        *self_rc.prostitutes_pay_you.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_137.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if *self_rc.is_mobile_game()? {
            *self_rc.unknown_424.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl GtaSaSave_SimpleVariablesBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSave_SimpleVariablesBlock {
    pub fn set_params(&mut self, is_mobile: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
    }
}
impl GtaSaSave_SimpleVariablesBlock {

    /**
     * Meaning of `current_level`.
     */
    pub fn current_level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Town>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_current_level_name.get() {
            return Ok(self.current_level_name.borrow());
        }
        self.f_current_level_name.set(true);
        *self.current_level_name.borrow_mut() = (*self.current_level() as i64).try_into()?;
        Ok(self.current_level_name.borrow())
    }

    /**
     * Meaning of `extra_colour_weather`.
     */
    pub fn extra_colour_weather_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Weather>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_extra_colour_weather_name.get() {
            return Ok(self.extra_colour_weather_name.borrow());
        }
        self.f_extra_colour_weather_name.set(true);
        *self.extra_colour_weather_name.borrow_mut() = (*self.extra_colour_weather() as i64).try_into()?;
        Ok(self.extra_colour_weather_name.borrow())
    }

    /**
     * Meaning of `forced_weather`.
     */
    pub fn forced_weather_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Weather>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_forced_weather_name.get() {
            return Ok(self.forced_weather_name.borrow());
        }
        self.f_forced_weather_name.set(true);
        *self.forced_weather_name.borrow_mut() = (*self.forced_weather() as i64).try_into()?;
        Ok(self.forced_weather_name.borrow())
    }

    /**
     * Meaning of `interior`.
     */
    pub fn interior_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_InteriorArea>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_interior_name.get() {
            return Ok(self.interior_name.borrow());
        }
        self.f_interior_name.set(true);
        *self.interior_name.borrow_mut() = (*self.interior() as i64).try_into()?;
        Ok(self.interior_name.borrow())
    }

    /**
     * Whether the settings of phones follow.
     */
    pub fn is_mobile_game(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mobile_game.get() {
            return Ok(self.is_mobile_game.borrow());
        }
        self.f_is_mobile_game.set(true);
        *self.is_mobile_game.borrow_mut() = (*self.is_mobile()) as bool;
        Ok(self.is_mobile_game.borrow())
    }

    /**
     * Whether the settings of the PC follow.
     */
    pub fn is_pc(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_pc.get() {
            return Ok(self.is_pc.borrow());
        }
        self.f_is_pc.set(true);
        *self.is_pc.borrow_mut() = (!(*self.is_mobile())) as bool;
        Ok(self.is_pc.borrow())
    }

    /**
     * Bytes of `save_name`.
     */
    pub fn len_save_name(
        &self
    ) -> KResult<Ref<'_, u8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_save_name.get() {
            return Ok(self.len_save_name.borrow());
        }
        self.f_len_save_name.set(true);
        *self.len_save_name.borrow_mut() = (if *self.is_mobile() { 200 } else { 100 }) as u8;
        Ok(self.len_save_name.borrow())
    }

    /**
     * Meaning of `new_weather`.
     */
    pub fn new_weather_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Weather>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_new_weather_name.get() {
            return Ok(self.new_weather_name.borrow());
        }
        self.f_new_weather_name.set(true);
        *self.new_weather_name.borrow_mut() = (*self.new_weather() as i64).try_into()?;
        Ok(self.new_weather_name.borrow())
    }

    /**
     * Meaning of `old_weather`.
     */
    pub fn old_weather_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Weather>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_old_weather_name.get() {
            return Ok(self.old_weather_name.borrow());
        }
        self.f_old_weather_name.set(true);
        *self.old_weather_name.borrow_mut() = (*self.old_weather() as i64).try_into()?;
        Ok(self.old_weather_name.borrow())
    }
}

/**
 * CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
 * that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
 * (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
 * 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
 * 0xF2E813F3 Definitive Edition. It does not tell which script the game
 * ran.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn version_id(&self) -> Ref<'_, u32> {
        self.version_id.borrow()
    }
}

/**
 * Name in the menu. On the PC letters of the game's font, most of them
 * as in ASCII; on phones the key of the last mission's text, in UTF-16.
 * Ends with a zero among the first 24 letters; the game makes it anew at
 * every save.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn save_name(&self) -> Ref<'_, Vec<u8>> {
        self.save_name.borrow()
    }
}

/**
 * Whether a mission pack is played; 0 in all measured files.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn mission_pack_game(&self) -> Ref<'_, u8> {
        self.mission_pack_game.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_069(&self) -> Ref<'_, Vec<u8>> {
        self.gap_069.borrow()
    }
}

/**
 * Town, by its number. 0 in most files; not tied to that of the zones.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn current_level(&self) -> Ref<'_, i32> {
        self.current_level.borrow()
    }
}

/**
 * Where the camera was; within 10.1 m of the player.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn camera_pos(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.camera_pos.borrow()
    }
}

/**
 * How long a minute of the game is; 1000.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn ms_per_game_minute(&self) -> Ref<'_, u32> {
        self.ms_per_game_minute.borrow()
    }
}

/**
 * When the clock last went on; equals `global_timer` in a file of the
 * PC.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn last_clock_tick(&self) -> Ref<'_, u32> {
        self.last_clock_tick.borrow()
    }
}

/**
 * Month, 1 to 12.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn game_month(&self) -> Ref<'_, u8> {
        self.game_month.borrow()
    }
}

/**
 * Day of the month, 1 to 31.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn game_day(&self) -> Ref<'_, u8> {
        self.game_day.borrow()
    }
}

/**
 * Hour, 0 to 23.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn game_hour(&self) -> Ref<'_, u8> {
        self.game_hour.borrow()
    }
}

/**
 * Minute, 0 to 59.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn game_minute(&self) -> Ref<'_, u8> {
        self.game_minute.borrow()
    }
}

/**
 * Day of the week, 1 to 7.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn game_weekday(&self) -> Ref<'_, u8> {
        self.game_weekday.borrow()
    }
}

/**
 * Month of the clock that opcode 0253 put aside.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn stored_month(&self) -> Ref<'_, u8> {
        self.stored_month.borrow()
    }
}

/**
 * Day of the clock that was put aside.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn stored_day(&self) -> Ref<'_, u8> {
        self.stored_day.borrow()
    }
}

/**
 * Hour of the clock that was put aside.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn stored_hour(&self) -> Ref<'_, u8> {
        self.stored_hour.borrow()
    }
}

/**
 * Minute of the clock that was put aside.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn stored_minute(&self) -> Ref<'_, u8> {
        self.stored_minute.borrow()
    }
}

/**
 * Whether a clock was put aside.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn clock_has_been_stored(&self) -> Ref<'_, u8> {
        self.clock_has_been_stored.borrow()
    }
}

/**
 * Layout of the controller; 0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn pad_mode(&self) -> Ref<'_, i16> {
        self.pad_mode.borrow()
    }
}

/**
 * Whether the player has cheated; in agreement with statistic 137.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn has_cheated(&self) -> Ref<'_, u8> {
        self.has_cheated.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_091(&self) -> Ref<'_, Vec<u8>> {
        self.gap_091.borrow()
    }
}

/**
 * Time played, which all other times refer to; 253,805 to 285,665,273.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn global_timer(&self) -> Ref<'_, u32> {
        self.global_timer.borrow()
    }
}

/**
 * Speed of the game, 1.0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn time_scale(&self) -> Ref<'_, f32> {
        self.time_scale.borrow()
    }
}

/**
 * Length of the last step; 0.00001 on the PC.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn time_step(&self) -> Ref<'_, f32> {
        self.time_step.borrow()
    }
}

/**
 * The same without limits; 0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn time_step_non_clipped(&self) -> Ref<'_, f32> {
        self.time_step_non_clipped.borrow()
    }
}

/**
 * Frames drawn, 7,289 to 12,250,323.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn frame_counter(&self) -> Ref<'_, u32> {
        self.frame_counter.borrow()
    }
}

/**
 * Weather that goes.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn old_weather(&self) -> Ref<'_, i16> {
        self.old_weather.borrow()
    }
}

/**
 * Weather that comes.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn new_weather(&self) -> Ref<'_, i16> {
        self.new_weather.borrow()
    }
}

/**
 * Weather that a script holds; -1 for none.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn forced_weather(&self) -> Ref<'_, i16> {
        self.forced_weather.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_0ae(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0ae.borrow()
    }
}

/**
 * How far the change of weather has come, 0 to 1.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn weather_interpolation(&self) -> Ref<'_, f32> {
        self.weather_interpolation.borrow()
    }
}

/**
 * Place in the list of weathers, 0 to 63.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn weather_type_in_list(&self) -> Ref<'_, u32> {
        self.weather_type_in_list.borrow()
    }
}

/**
 * How hard it rains, 0 to 1.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn rain(&self) -> Ref<'_, f32> {
        self.rain.borrow()
    }
}

/**
 * Camera of vehicles (opcode 09AD), 1 to 3.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn car_zoom(&self) -> Ref<'_, u32> {
        self.car_zoom.borrow()
    }
}

/**
 * Camera on foot, 1 to 3.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn ped_zoom(&self) -> Ref<'_, u32> {
        self.ped_zoom.borrow()
    }
}

/**
 * Area code, 0 to 18; 0 is outside. The player carries the same.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn interior(&self) -> Ref<'_, i32> {
        self.interior.borrow()
    }
}

/**
 * Whether looking up and down is swapped.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn invert_look(&self) -> Ref<'_, u8> {
        self.invert_look.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_0c9(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0c9.borrow()
    }
}

/**
 * Tint of an interior, 0 to 11.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn extra_colour(&self) -> Ref<'_, i32> {
        self.extra_colour.borrow()
    }
}

/**
 * Whether the tint is on: exactly when `extra_colour_interpolation` is
 * 1.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn extra_colour_on(&self) -> Ref<'_, u8> {
        self.extra_colour_on.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_0d1(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0d1.borrow()
    }
}

/**
 * Strength of the tint, 0 or 1.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn extra_colour_interpolation(&self) -> Ref<'_, f32> {
        self.extra_colour_interpolation.borrow()
    }
}

/**
 * Weather of the tint: 0, 21 or 22.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn extra_colour_weather(&self) -> Ref<'_, i32> {
        self.extra_colour_weather.borrow()
    }
}

/**
 * Water of the map; 0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn water_configuration(&self) -> Ref<'_, u32> {
        self.water_configuration.borrow()
    }
}

/**
 * Whether Los Santos riots (opcode 06C8)
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn la_riots(&self) -> Ref<'_, u8> {
        self.la_riots.borrow()
    }
}

/**
 * Whether the riots have no police cars.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn la_riots_no_police_cars(&self) -> Ref<'_, u8> {
        self.la_riots_no_police_cars.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_0e2(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0e2.borrow()
    }
}

/**
 * Most stars that police gives (opcode 01F0), 0 to 6.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn max_wanted_level(&self) -> Ref<'_, u32> {
        self.max_wanted_level.borrow()
    }
}

/**
 * The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
 * stars.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn max_chaos(&self) -> Ref<'_, u32> {
        self.max_chaos.borrow()
    }
}

/**
 * Censored for France; which of the two bytes it is was disputed.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn french_game(&self) -> Ref<'_, u8> {
        self.french_game.borrow()
    }
}

/**
 * Censored for Germany (opcode 040C), independent of the language.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn german_game(&self) -> Ref<'_, u8> {
        self.german_game.borrow()
    }
}

/**
 * Whether blood is shown and victims drop money; follows the language.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn nasty_game(&self) -> Ref<'_, u8> {
        self.nasty_game.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_0ef(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0ef.borrow()
    }
}

/**
 * How often the help for the cinematic camera is still shown; 2 at the
 * start.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn cinematic_camera_help_left(&self) -> Ref<'_, u8> {
        self.cinematic_camera_help_left.borrow()
    }
}

/**
 * Whether motion blur is on; 1.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn motion_blur(&self) -> Ref<'_, u8> {
        self.motion_blur.borrow()
    }
}

/**
 * Probably the volume of sound and music; 64.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn volumes(&self) -> Ref<'_, Vec<u8>> {
        self.volumes.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn unknown_388(&self) -> Ref<'_, u8> {
        self.unknown_388.borrow()
    }
}

/**
 * Probably the station of the menu, 1 to 12.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn menu_radio(&self) -> Ref<'_, u8> {
        self.menu_radio.borrow()
    }
}

/**
 * Unknown; 1, then 0, 2 or 4, then 0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn unknown_390(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_390.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_189(&self) -> Ref<'_, Vec<u8>> {
        self.gap_189.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn unknown_404(&self) -> Ref<'_, u8> {
        self.unknown_404.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_195(&self) -> Ref<'_, Vec<u8>> {
        self.gap_195.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn unknown_412(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_412.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_19f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_19f.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_11d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_11d.borrow()
    }
}

/**
 * Clock of the computer: year, month, weekday from Sunday on, day, hour,
 * minute, second, millisecond.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn system_time(&self) -> Ref<'_, Vec<u16>> {
        self.system_time.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_12e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_12e.borrow()
    }
}

/**
 * Waypoint of the player as a handle: slot of the blip + 65,536 times
 * its counter; 0 for none.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn target_blip(&self) -> Ref<'_, u32> {
        self.target_blip.borrow()
    }
}

/**
 * Whether the help for stealing vehicles was shown.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn steal_vehicle_help_shown(&self) -> Ref<'_, u8> {
        self.steal_vehicle_help_shown.borrow()
    }
}

/**
 * Whether taxis have nitro (opcode 0572)
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn taxis_have_nitro(&self) -> Ref<'_, u8> {
        self.taxis_have_nitro.borrow()
    }
}

/**
 * Whether prostitutes pay the player (opcode 0A3D)
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn prostitutes_pay_you(&self) -> Ref<'_, u8> {
        self.prostitutes_pay_you.borrow()
    }
}

/**
 * Nothing; 0 on the PC.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn gap_137(&self) -> Ref<'_, Vec<u8>> {
        self.gap_137.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSave_SimpleVariablesBlock {
    pub fn unknown_424(&self) -> Ref<'_, u32> {
        self.unknown_424.borrow()
    }
}
impl GtaSaSave_SimpleVariablesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Name of a model that scripts choose.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_SpecialModel {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ScriptResource>,
    pub _self: SharedType<Self>,
    len_model_name: RefCell<u32>,
    model_name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_SpecialModel {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ScriptResource;

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
        *self_rc.len_model_name.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_model_name() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/special_model/seq/0".to_string() }));
        }
        *self_rc.model_name.borrow_mut() = _io.read_bytes(*self_rc.len_model_name() as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_SpecialModel {
}

/**
 * Bytes of the name.
 */
impl GtaSaSave_SpecialModel {
    pub fn len_model_name(&self) -> Ref<'_, u32> {
        self.len_model_name.borrow()
    }
}

/**
 * Name with a zero behind it, such as `ryder2`.
 */
impl GtaSaSave_SpecialModel {
    pub fn model_name(&self) -> Ref<'_, Vec<u8>> {
        self.model_name.borrow()
    }
}
impl GtaSaSave_SpecialModel {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place on the ground.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Spot {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_SetPiece>,
    pub _self: SharedType<Self>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Spot {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_SetPiece;

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
        Ok(())
    }
}
impl GtaSaSave_Spot {
}

/**
 * Towards the east.
 */
impl GtaSaSave_Spot {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSave_Spot {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}
impl GtaSaSave_Spot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What a station has played.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StationHistory {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_RadioBlock>,
    pub _self: SharedType<Self>,
    recent_tracks: RefCell<Vec<i8>>,
    recent_idents: RefCell<Vec<i32>>,
    recent_adverts: RefCell<Vec<i32>>,
    recent_dj: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_StationHistory {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_RadioBlock;

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
        *self_rc.recent_tracks.borrow_mut() = Vec::new();
        let l_recent_tracks = 20;
        for _i in 0..l_recent_tracks {
            self_rc.recent_tracks.borrow_mut().push(_io.read_s1()?.into());
        }
        *self_rc.recent_idents.borrow_mut() = Vec::new();
        let l_recent_idents = 8;
        for _i in 0..l_recent_idents {
            self_rc.recent_idents.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.recent_adverts.borrow_mut() = Vec::new();
        let l_recent_adverts = 40;
        for _i in 0..l_recent_adverts {
            self_rc.recent_adverts.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.recent_dj.borrow_mut() = Vec::new();
        let l_recent_dj = 15;
        for _i in 0..l_recent_dj {
            self_rc.recent_dj.borrow_mut().push(_io.read_s4le()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_StationHistory {
}

/**
 * Songs; -1 for none.
 */
impl GtaSaSave_StationHistory {
    pub fn recent_tracks(&self) -> Ref<'_, Vec<i8>> {
        self.recent_tracks.borrow()
    }
}

/**
 * Jingles; -1 for none.
 */
impl GtaSaSave_StationHistory {
    pub fn recent_idents(&self) -> Ref<'_, Vec<i32>> {
        self.recent_idents.borrow()
    }
}

/**
 * Advertisements; -1 for none.
 */
impl GtaSaSave_StationHistory {
    pub fn recent_adverts(&self) -> Ref<'_, Vec<i32>> {
        self.recent_adverts.borrow()
    }
}

/**
 * Talk; -1 for none.
 */
impl GtaSaSave_StationHistory {
    pub fn recent_dj(&self) -> Ref<'_, Vec<i32>> {
        self.recent_dj.borrow()
    }
}
impl GtaSaSave_StationHistory {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
 * others do not exist.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StatisticsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    is_definitive: RefCell<bool>,
    float_stats: RefCell<Vec<f32>>,
    int_stats: RefCell<Vec<i32>>,
    peds_killed: RefCell<Vec<i32>>,
    last_mission_passed: RefCell<Vec<u8>>,
    radio_listen_time: RefCell<Vec<i32>>,
    mission_attempts: RefCell<Vec<i32>>,
    stat_message_shown: RefCell<Vec<u8>>,
    statistics_end: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_is_definitive_edition: Cell<bool>,
    is_definitive_edition: RefCell<bool>,
    f_num_int_stats: Cell<bool>,
    num_int_stats: RefCell<u8>,
}
impl KStruct for GtaSaSave_StatisticsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.float_stats.borrow_mut() = Vec::new();
        let l_float_stats = 82;
        for _i in 0..l_float_stats {
            self_rc.float_stats.borrow_mut().push(_io.read_f4le()?.into());
        }
        *self_rc.int_stats.borrow_mut() = Vec::new();
        let l_int_stats = *self_rc.num_int_stats()?;
        for _i in 0..l_int_stats {
            self_rc.int_stats.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.peds_killed.borrow_mut() = Vec::new();
        let l_peds_killed = 32;
        for _i in 0..l_peds_killed {
            self_rc.peds_killed.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.last_mission_passed.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        *self_rc.radio_listen_time.borrow_mut() = Vec::new();
        let l_radio_listen_time = 14;
        for _i in 0..l_radio_listen_time {
            self_rc.radio_listen_time.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.mission_attempts.borrow_mut() = Vec::new();
        let l_mission_attempts = 100;
        for _i in 0..l_mission_attempts {
            self_rc.mission_attempts.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.stat_message_shown.borrow_mut() = Vec::new();
        let l_stat_message_shown = 128;
        for _i in 0..l_stat_message_shown {
            self_rc.stat_message_shown.borrow_mut().push(_io.read_u1()?.into());
        }
        if *self_rc.is_definitive_edition()? {
            *self_rc.statistics_end.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl GtaSaSave_StatisticsBlock {
    pub fn is_definitive(&self) -> Ref<'_, bool> {
        self.is_definitive.borrow()
    }
}
impl GtaSaSave_StatisticsBlock {
    pub fn set_params(&mut self, is_definitive: bool) {
        *self.is_definitive.borrow_mut() = is_definitive;
    }
}
impl GtaSaSave_StatisticsBlock {

    /**
     * Whether four more bytes follow.
     */
    pub fn is_definitive_edition(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_definitive_edition.get() {
            return Ok(self.is_definitive_edition.borrow());
        }
        self.f_is_definitive_edition.set(true);
        *self.is_definitive_edition.borrow_mut() = (*self.is_definitive()) as bool;
        Ok(self.is_definitive_edition.borrow())
    }

    /**
     * Whole numbers; the last one of the Definitive Edition is statistic
     * 343.
     */
    pub fn num_int_stats(
        &self
    ) -> KResult<Ref<'_, u8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_int_stats.get() {
            return Ok(self.num_int_stats.borrow());
        }
        self.f_num_int_stats.set(true);
        *self.num_int_stats.borrow_mut() = (if *self.is_definitive() { 224 } else { 223 }) as u8;
        Ok(self.num_int_stats.borrow())
    }
}

/**
 * Statistics 0 to 81.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn float_stats(&self) -> Ref<'_, Vec<f32>> {
        self.float_stats.borrow()
    }
}

/**
 * Statistics 120 to 342.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn int_stats(&self) -> Ref<'_, Vec<i32>> {
        self.int_stats.borrow()
    }
}

/**
 * People killed, by kind.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn peds_killed(&self) -> Ref<'_, Vec<i32>> {
        self.peds_killed.borrow()
    }
}

/**
 * Key of the last mission's text, filled with zeros.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn last_mission_passed(&self) -> Ref<'_, Vec<u8>> {
        self.last_mission_passed.borrow()
    }
}

/**
 * Time with each station.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn radio_listen_time(&self) -> Ref<'_, Vec<i32>> {
        self.radio_listen_time.borrow()
    }
}

/**
 * 0 in all measured files.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn mission_attempts(&self) -> Ref<'_, Vec<i32>> {
        self.mission_attempts.borrow()
    }
}

/**
 * Whether the message of a line of statdisp.dat was shown.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn stat_message_shown(&self) -> Ref<'_, Vec<u8>> {
        self.stat_message_shown.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSave_StatisticsBlock {
    pub fn statistics_end(&self) -> Ref<'_, u32> {
        self.statistics_end.borrow()
    }
}
impl GtaSaSave_StatisticsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A car that is kept; the place is free where the model is 0, and holds old
 * bytes then.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StoredCar {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_GaragesBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    handling_flags: RefCell<OptRc<GtaSaSave_HandlingBits>>,
    car_flags: RefCell<OptRc<GtaSaSave_CarBits>>,
    gap_00c: RefCell<Vec<u8>>,
    model: RefCell<u16>,
    mods: RefCell<Vec<i16>>,
    colours: RefCell<Vec<u8>>,
    radio: RefCell<u8>,
    components: RefCell<Vec<u8>>,
    bomb: RefCell<u8>,
    paintjob: RefCell<u8>,
    nitro: RefCell<u8>,
    forward: RefCell<OptRc<GtaSaSave_Direction100>>,
    gap_037: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_bomb_name: Cell<bool>,
    bomb_name: RefCell<GtaSaSave_CarBomb>,
    f_model_name: Cell<bool>,
    model_name: RefCell<GtaSaSave_Vehicle>,
    f_radio_name: Cell<bool>,
    radio_name: RefCell<GtaSaSave_Station>,
}
impl KStruct for GtaSaSave_StoredCar {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_GaragesBlock;

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
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_HandlingBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.handling_flags.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_CarBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.car_flags.borrow_mut() = t;
        *self_rc.gap_00c.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.model.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.mods.borrow_mut() = Vec::new();
        let l_mods = 15;
        for _i in 0..l_mods {
            self_rc.mods.borrow_mut().push(_io.read_s2le()?.into());
        }
        *self_rc.colours.borrow_mut() = Vec::new();
        let l_colours = 4;
        for _i in 0..l_colours {
            self_rc.colours.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.radio.borrow_mut() = _io.read_u1()?.into();
        *self_rc.components.borrow_mut() = Vec::new();
        let l_components = 2;
        for _i in 0..l_components {
            self_rc.components.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.bomb.borrow_mut() = _io.read_u1()?.into();
        *self_rc.paintjob.borrow_mut() = _io.read_u1()?.into();
        *self_rc.nitro.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSave_Direction100>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.forward.borrow_mut() = t;
        *self_rc.gap_037.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_StoredCar {

    /**
     * Meaning of `bomb`.
     */
    pub fn bomb_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_CarBomb>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_bomb_name.get() {
            return Ok(self.bomb_name.borrow());
        }
        self.f_bomb_name.set(true);
        *self.bomb_name.borrow_mut() = (*self.bomb() as i64).try_into()?;
        Ok(self.bomb_name.borrow())
    }

    /**
     * Meaning of `model`.
     */
    pub fn model_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Vehicle>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_model_name.get() {
            return Ok(self.model_name.borrow());
        }
        self.f_model_name.set(true);
        *self.model_name.borrow_mut() = (*self.model() as i64).try_into()?;
        Ok(self.model_name.borrow())
    }

    /**
     * Meaning of `radio`.
     */
    pub fn radio_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Station>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_radio_name.get() {
            return Ok(self.radio_name.borrow());
        }
        self.f_radio_name.set(true);
        *self.radio_name.borrow_mut() = (*self.radio() as i64).try_into()?;
        Ok(self.radio_name.borrow())
    }
}

/**
 * Where it stands.
 */
impl GtaSaSave_StoredCar {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Handling of the model, and tuning.
 */
impl GtaSaSave_StoredCar {
    pub fn handling_flags(&self) -> Ref<'_, OptRc<GtaSaSave_HandlingBits>> {
        self.handling_flags.borrow()
    }
}

/**
 * What does not hurt it, and what is built in.
 */
impl GtaSaSave_StoredCar {
    pub fn car_flags(&self) -> Ref<'_, OptRc<GtaSaSave_CarBits>> {
        self.car_flags.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_StoredCar {
    pub fn gap_00c(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00c.borrow()
    }
}

/**
 * Model, 400 to 611; 0 where the place is free.
 */
impl GtaSaSave_StoredCar {
    pub fn model(&self) -> Ref<'_, u16> {
        self.model.borrow()
    }
}

/**
 * Tuning parts, 1000 to 1193; -1 for none.
 */
impl GtaSaSave_StoredCar {
    pub fn mods(&self) -> Ref<'_, Vec<i16>> {
        self.mods.borrow()
    }
}

/**
 * Colours by their number in the palette.
 */
impl GtaSaSave_StoredCar {
    pub fn colours(&self) -> Ref<'_, Vec<u8>> {
        self.colours.borrow()
    }
}

/**
 * Station that is on.
 */
impl GtaSaSave_StoredCar {
    pub fn radio(&self) -> Ref<'_, u8> {
        self.radio.borrow()
    }
}

/**
 * Extras of the model, 0 to 4; 255 for none.
 */
impl GtaSaSave_StoredCar {
    pub fn components(&self) -> Ref<'_, Vec<u8>> {
        self.components.borrow()
    }
}

/**
 * Bomb in the car; 0 in most files.
 */
impl GtaSaSave_StoredCar {
    pub fn bomb(&self) -> Ref<'_, u8> {
        self.bomb.borrow()
    }
}

/**
 * 0 to 2; 255 for none.
 */
impl GtaSaSave_StoredCar {
    pub fn paintjob(&self) -> Ref<'_, u8> {
        self.paintjob.borrow()
    }
}

/**
 * Charges of nitro: 0 to 10, or 101.
 */
impl GtaSaSave_StoredCar {
    pub fn nitro(&self) -> Ref<'_, u8> {
        self.nitro.borrow()
    }
}

/**
 * Its front.
 */
impl GtaSaSave_StoredCar {
    pub fn forward(&self) -> Ref<'_, OptRc<GtaSaSave_Direction100>> {
        self.forward.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_StoredCar {
    pub fn gap_037(&self) -> Ref<'_, Vec<u8>> {
        self.gap_037.borrow()
    }
}
impl GtaSaSave_StoredCar {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_StoredCar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "model ", *self.model()))
    }
}

/**
 * Block 18.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StreamingBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    slots: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_StreamingBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.slots.borrow_mut() = Vec::new();
        let l_slots = 26316;
        for _i in 0..l_slots {
            self_rc.slots.borrow_mut().push(_io.read_u1()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_StreamingBlock {
}

/**
 * What was loaded of models (from 0), textures (20,000), collisions
 * (25,000), parts of the map (25,255), paths (25,511), animations
 * (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
 * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
 * scene, 1 and 128 unknown.
 */
impl GtaSaSave_StreamingBlock {
    pub fn slots(&self) -> Ref<'_, Vec<u8>> {
        self.slots.borrow()
    }
}
impl GtaSaSave_StreamingBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A unique jump.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StuntJump {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_StuntJumpsBlock>,
    pub _self: SharedType<Self>,
    start_min: RefCell<OptRc<GtaSaSave_Vec3>>,
    start_max: RefCell<OptRc<GtaSaSave_Vec3>>,
    land_min: RefCell<OptRc<GtaSaSave_Vec3>>,
    land_max: RefCell<OptRc<GtaSaSave_Vec3>>,
    camera: RefCell<OptRc<GtaSaSave_Vec3>>,
    reward: RefCell<i32>,
    done: RefCell<u8>,
    found: RefCell<u8>,
    gap_042: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_StuntJump {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_StuntJumpsBlock;

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
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.start_min.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.start_max.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.land_min.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.land_max.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.camera.borrow_mut() = t;
        *self_rc.reward.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.done.borrow_mut() = _io.read_u1()?.into();
        *self_rc.found.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_042.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_StuntJump {
}

/**
 * Lowest corner of the box from which one jumps.
 */
impl GtaSaSave_StuntJump {
    pub fn start_min(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.start_min.borrow()
    }
}

/**
 * Highest corner.
 */
impl GtaSaSave_StuntJump {
    pub fn start_max(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.start_max.borrow()
    }
}

/**
 * Lowest corner of the box in which one lands.
 */
impl GtaSaSave_StuntJump {
    pub fn land_min(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.land_min.borrow()
    }
}

/**
 * Highest corner.
 */
impl GtaSaSave_StuntJump {
    pub fn land_max(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.land_max.borrow()
    }
}

/**
 * Where the camera is.
 */
impl GtaSaSave_StuntJump {
    pub fn camera(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.camera.borrow()
    }
}

/**
 * Money for it; 500.
 */
impl GtaSaSave_StuntJump {
    pub fn reward(&self) -> Ref<'_, i32> {
        self.reward.borrow()
    }
}

/**
 * Whether the player has done it.
 */
impl GtaSaSave_StuntJump {
    pub fn done(&self) -> Ref<'_, u8> {
        self.done.borrow()
    }
}

/**
 * Whether he has tried it.
 */
impl GtaSaSave_StuntJump {
    pub fn found(&self) -> Ref<'_, u8> {
        self.found.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_StuntJump {
    pub fn gap_042(&self) -> Ref<'_, Vec<u8>> {
        self.gap_042.borrow()
    }
}
impl GtaSaSave_StuntJump {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 24.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_StuntJumpsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_jumps: RefCell<u32>,
    jumps: RefCell<Vec<OptRc<GtaSaSave_StuntJump>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_StuntJumpsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_jumps.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_jumps() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (68 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/stunt_jumps_block/seq/0".to_string() }));
        }
        *self_rc.jumps.borrow_mut() = Vec::new();
        let l_jumps = *self_rc.num_jumps();
        for _i in 0..l_jumps {
            let t = Self::read_into::<_, GtaSaSave_StuntJump>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.jumps.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_StuntJumpsBlock {
}

/**
 * Jumps that follow; 70.
 */
impl GtaSaSave_StuntJumpsBlock {
    pub fn num_jumps(&self) -> Ref<'_, u32> {
        self.num_jumps.borrow()
    }
}

/**
 * Jumps, in an order that turns by some places whenever a save is
 * loaded.
 */
impl GtaSaSave_StuntJumpsBlock {
    pub fn jumps(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_StuntJump>>> {
        self.jumps.borrow()
    }
}
impl GtaSaSave_StuntJumpsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A box in which path nodes are switched on or off (opcodes 0606, 0607).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_SwitchedArea {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_PathsBlock>,
    pub _self: SharedType<Self>,
    x_min: RefCell<f32>,
    x_max: RefCell<f32>,
    y_min: RefCell<f32>,
    y_max: RefCell<f32>,
    z_min: RefCell<f32>,
    z_max: RefCell<f32>,
    switched_off: RefCell<u8>,
    for_cars: RefCell<u8>,
    gap_01a: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_SwitchedArea {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_PathsBlock;

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
        *self_rc.x_min.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.x_max.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.y_min.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.y_max.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.z_min.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.z_max.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.switched_off.borrow_mut() = _io.read_u1()?.into();
        *self_rc.for_cars.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_01a.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSave_SwitchedArea {
}

/**
 * Lowest x.
 */
impl GtaSaSave_SwitchedArea {
    pub fn x_min(&self) -> Ref<'_, f32> {
        self.x_min.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSave_SwitchedArea {
    pub fn x_max(&self) -> Ref<'_, f32> {
        self.x_max.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSave_SwitchedArea {
    pub fn y_min(&self) -> Ref<'_, f32> {
        self.y_min.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSave_SwitchedArea {
    pub fn y_max(&self) -> Ref<'_, f32> {
        self.y_max.borrow()
    }
}

/**
 * Lowest z.
 */
impl GtaSaSave_SwitchedArea {
    pub fn z_min(&self) -> Ref<'_, f32> {
        self.z_min.borrow()
    }
}

/**
 * Highest z.
 */
impl GtaSaSave_SwitchedArea {
    pub fn z_max(&self) -> Ref<'_, f32> {
        self.z_max.borrow()
    }
}

/**
 * Whether the nodes are off.
 */
impl GtaSaSave_SwitchedArea {
    pub fn switched_off(&self) -> Ref<'_, u8> {
        self.switched_off.borrow()
    }
}

/**
 * Whether nodes of cars are meant rather than those of people.
 */
impl GtaSaSave_SwitchedArea {
    pub fn for_cars(&self) -> Ref<'_, u8> {
        self.for_cars.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_SwitchedArea {
    pub fn gap_01a(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01a.borrow()
    }
}
impl GtaSaSave_SwitchedArea {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 20.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_TagsBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    num_tags: RefCell<u32>,
    tags: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_TagsBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.num_tags.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_tags() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/tags_block/seq/0".to_string() }));
        }
        *self_rc.tags.borrow_mut() = Vec::new();
        let l_tags = *self_rc.num_tags();
        for _i in 0..l_tags {
            self_rc.tags.borrow_mut().push(_io.read_u1()?.into());
        }
        Ok(())
    }
}
impl GtaSaSave_TagsBlock {
}

/**
 * Gang tags that follow; as many as the game has, because it does not
 * read this number.
 */
impl GtaSaSave_TagsBlock {
    pub fn num_tags(&self) -> Ref<'_, u32> {
        self.num_tags.borrow()
    }
}

/**
 * Paint on each, 0 to 255; above 228 it is sprayed over.
 */
impl GtaSaSave_TagsBlock {
    pub fn tags(&self) -> Ref<'_, Vec<u8>> {
        self.tags.borrow()
    }
}
impl GtaSaSave_TagsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A marker in the world; what is not in use holds old places.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_UserMarker {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_UserMarkersBlock>,
    pub _self: SharedType<Self>,
    in_use: RefCell<u8>,
    gap_001: RefCell<Vec<u8>>,
    position: RefCell<OptRc<GtaSaSave_Vec3>>,
    red: RefCell<u32>,
    green: RefCell<u32>,
    blue: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_UserMarker {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_UserMarkersBlock;

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
        *self_rc.in_use.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_001.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        let t = Self::read_into::<_, GtaSaSave_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.red.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.green.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.blue.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_UserMarker {
}

/**
 * Whether it is there.
 */
impl GtaSaSave_UserMarker {
    pub fn in_use(&self) -> Ref<'_, u8> {
        self.in_use.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSave_UserMarker {
    pub fn gap_001(&self) -> Ref<'_, Vec<u8>> {
        self.gap_001.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSave_UserMarker {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSave_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Red, 0 to 255.
 */
impl GtaSaSave_UserMarker {
    pub fn red(&self) -> Ref<'_, u32> {
        self.red.borrow()
    }
}

/**
 * Green, 0 to 255.
 */
impl GtaSaSave_UserMarker {
    pub fn green(&self) -> Ref<'_, u32> {
        self.green.borrow()
    }
}

/**
 * Blue, 0 to 255.
 */
impl GtaSaSave_UserMarker {
    pub fn blue(&self) -> Ref<'_, u32> {
        self.blue.borrow()
    }
}
impl GtaSaSave_UserMarker {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 27 (opcode 0A40).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_UserMarkersBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    markers: RefCell<Vec<OptRc<GtaSaSave_UserMarker>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_UserMarkersBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.markers.borrow_mut() = Vec::new();
        let l_markers = 5;
        for _i in 0..l_markers {
            let t = Self::read_into::<_, GtaSaSave_UserMarker>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.markers.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSave_UserMarkersBlock {
}

/**
 * Markers.
 */
impl GtaSaSave_UserMarkersBlock {
    pub fn markers(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_UserMarker>>> {
        self.markers.borrow()
    }
}
impl GtaSaSave_UserMarkersBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction on the ground.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Vec2 {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Garage>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Vec2 {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Garage;

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
        Ok(())
    }
}
impl GtaSaSave_Vec2 {
}

/**
 * Towards the east.
 */
impl GtaSaSave_Vec2 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSave_Vec2 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}
impl GtaSaSave_Vec2 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point or direction in the world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Vec3 {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    z: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_Vec3 {
    type Root = GtaSaSave;
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
impl GtaSaSave_Vec3 {
}

/**
 * Towards the east.
 */
impl GtaSaSave_Vec3 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSave_Vec3 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSave_Vec3 {
    pub fn z(&self) -> Ref<'_, f32> {
        self.z.borrow()
    }
}
impl GtaSaSave_Vec3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A weapon; all zero in an empty slot.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Weapon {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_Player>,
    pub _self: SharedType<Self>,
    weapon_type: RefCell<u32>,
    state: RefCell<u32>,
    clip: RefCell<u32>,
    total_ammo: RefCell<u32>,
    next_shot_time: RefCell<u32>,
    first_person_selected: RefCell<u8>,
    dont_place_in_hand: RefCell<u8>,
    gap_016: RefCell<Vec<u8>>,
    fx_ptr: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_state_name: Cell<bool>,
    state_name: RefCell<GtaSaSave_WeaponState>,
    f_weapon_type_name: Cell<bool>,
    weapon_type_name: RefCell<GtaSaSave_WeaponKind>,
}
impl KStruct for GtaSaSave_Weapon {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_Player;

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
        *self_rc.weapon_type.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.state.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.clip.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.total_ammo.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.next_shot_time.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.first_person_selected.borrow_mut() = _io.read_u1()?.into();
        *self_rc.dont_place_in_hand.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_016.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.fx_ptr.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_Weapon {

    /**
     * Meaning of `state`.
     */
    pub fn state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponState>> {
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

    /**
     * Meaning of `weapon_type`.
     */
    pub fn weapon_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_WeaponKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_weapon_type_name.get() {
            return Ok(self.weapon_type_name.borrow());
        }
        self.f_weapon_type_name.set(true);
        *self.weapon_type_name.borrow_mut() = (*self.weapon_type() as i64).try_into()?;
        Ok(self.weapon_type_name.borrow())
    }
}

/**
 * Weapon; its slot decides which may stand here.
 */
impl GtaSaSave_Weapon {
    pub fn weapon_type(&self) -> Ref<'_, u32> {
        self.weapon_type.borrow()
    }
}

/**
 * What it is doing.
 */
impl GtaSaSave_Weapon {
    pub fn state(&self) -> Ref<'_, u32> {
        self.state.borrow()
    }
}

/**
 * Shots until it is loaded again.
 */
impl GtaSaSave_Weapon {
    pub fn clip(&self) -> Ref<'_, u32> {
        self.clip.borrow()
    }
}

/**
 * Shots in all, above 25,000 without end.
 */
impl GtaSaSave_Weapon {
    pub fn total_ammo(&self) -> Ref<'_, u32> {
        self.total_ammo.borrow()
    }
}

/**
 * When it can shoot again.
 */
impl GtaSaSave_Weapon {
    pub fn next_shot_time(&self) -> Ref<'_, u32> {
        self.next_shot_time.borrow()
    }
}

/**
 * Whether it was chosen for the view through it; 0.
 */
impl GtaSaSave_Weapon {
    pub fn first_person_selected(&self) -> Ref<'_, u8> {
        self.first_person_selected.borrow()
    }
}

/**
 * Whether it is hidden; 0.
 */
impl GtaSaSave_Weapon {
    pub fn dont_place_in_hand(&self) -> Ref<'_, u8> {
        self.dont_place_in_hand.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSave_Weapon {
    pub fn gap_016(&self) -> Ref<'_, Vec<u8>> {
        self.gap_016.borrow()
    }
}

/**
 * Old address; 0.
 */
impl GtaSaSave_Weapon {
    pub fn fx_ptr(&self) -> Ref<'_, u32> {
        self.fx_ptr.borrow()
    }
}
impl GtaSaSave_Weapon {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSave_Weapon {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "weapon ", *self.weapon_type(), ": ", *self.total_ammo()))
    }
}

/**
 * A box with a name.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_Zone {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ZonesBlock>,
    pub _self: SharedType<Self>,
    info_label: RefCell<Vec<u8>>,
    text_key: RefCell<Vec<u8>>,
    x1: RefCell<i16>,
    y1: RefCell<i16>,
    z1: RefCell<i16>,
    x2: RefCell<i16>,
    y2: RefCell<i16>,
    z2: RefCell<i16>,
    info_index: RefCell<u16>,
    zone_type: RefCell<u8>,
    level: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_level_name: Cell<bool>,
    level_name: RefCell<GtaSaSave_Town>,
    f_zone_type_name: Cell<bool>,
    zone_type_name: RefCell<GtaSaSave_ZoneKind>,
}
impl KStruct for GtaSaSave_Zone {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ZonesBlock;

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
        *self_rc.info_label.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        *self_rc.text_key.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        *self_rc.x1.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y1.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z1.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.x2.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.y2.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.z2.borrow_mut() = _io.read_s2le()?.into();
        *self_rc.info_index.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.zone_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.level.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl GtaSaSave_Zone {

    /**
     * Meaning of `level`.
     */
    pub fn level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Town>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_level_name.get() {
            return Ok(self.level_name.borrow());
        }
        self.f_level_name.set(true);
        *self.level_name.borrow_mut() = (*self.level() as i64).try_into()?;
        Ok(self.level_name.borrow())
    }

    /**
     * Meaning of `zone_type`.
     */
    pub fn zone_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_ZoneKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_zone_type_name.get() {
            return Ok(self.zone_type_name.borrow());
        }
        self.f_zone_type_name.set(true);
        *self.zone_type_name.borrow_mut() = (*self.zone_type() as i64).try_into()?;
        Ok(self.zone_type_name.borrow())
    }
}

/**
 * Name to scripts in capitals, filled with zeros.
 */
impl GtaSaSave_Zone {
    pub fn info_label(&self) -> Ref<'_, Vec<u8>> {
        self.info_label.borrow()
    }
}

/**
 * Name of the text that is shown, filled with zeros.
 */
impl GtaSaSave_Zone {
    pub fn text_key(&self) -> Ref<'_, Vec<u8>> {
        self.text_key.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSave_Zone {
    pub fn x1(&self) -> Ref<'_, i16> {
        self.x1.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSave_Zone {
    pub fn y1(&self) -> Ref<'_, i16> {
        self.y1.borrow()
    }
}

/**
 * Lowest z.
 */
impl GtaSaSave_Zone {
    pub fn z1(&self) -> Ref<'_, i16> {
        self.z1.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSave_Zone {
    pub fn x2(&self) -> Ref<'_, i16> {
        self.x2.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSave_Zone {
    pub fn y2(&self) -> Ref<'_, i16> {
        self.y2.borrow()
    }
}

/**
 * Highest z.
 */
impl GtaSaSave_Zone {
    pub fn z2(&self) -> Ref<'_, i16> {
        self.z2.borrow()
    }
}

/**
 * Info of the zone; 0 for towns.
 */
impl GtaSaSave_Zone {
    pub fn info_index(&self) -> Ref<'_, u16> {
        self.info_index.borrow()
    }
}

/**
 * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
 */
impl GtaSaSave_Zone {
    pub fn zone_type(&self) -> Ref<'_, u8> {
        self.zone_type.borrow()
    }
}

/**
 * Town.
 */
impl GtaSaSave_Zone {
    pub fn level(&self) -> Ref<'_, u8> {
        self.level.borrow()
    }
}
impl GtaSaSave_Zone {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Who lives in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ZoneInfo {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave_ZonesBlock>,
    pub _self: SharedType<Self>,
    gang_density: RefCell<Vec<u8>>,
    dealer_density: RefCell<u8>,
    colour: RefCell<Vec<u8>>,
    population: RefCell<OptRc<GtaSaSave_PopulationBits>>,
    races: RefCell<OptRc<GtaSaSave_RaceBits>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSave_ZoneInfo {
    type Root = GtaSaSave;
    type Parent = GtaSaSave_ZonesBlock;

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
        *self_rc.gang_density.borrow_mut() = Vec::new();
        let l_gang_density = 10;
        for _i in 0..l_gang_density {
            self_rc.gang_density.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.dealer_density.borrow_mut() = _io.read_u1()?.into();
        *self_rc.colour.borrow_mut() = Vec::new();
        let l_colour = 4;
        for _i in 0..l_colour {
            self_rc.colour.borrow_mut().push(_io.read_u1()?.into());
        }
        let t = Self::read_into::<_, GtaSaSave_PopulationBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.population.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSave_RaceBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.races.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaSave_ZoneInfo {
}

/**
 * How many of each gang, 0 to 100 (opcode 076C)
 */
impl GtaSaSave_ZoneInfo {
    pub fn gang_density(&self) -> Ref<'_, Vec<u8>> {
        self.gang_density.borrow()
    }
}

/**
 * How many dealers (opcode 076A), 0 to 15.
 */
impl GtaSaSave_ZoneInfo {
    pub fn dealer_density(&self) -> Ref<'_, u8> {
        self.dealer_density.borrow()
    }
}

/**
 * Red, green, blue and alpha on the map, which follow from the
 * densities.
 */
impl GtaSaSave_ZoneInfo {
    pub fn colour(&self) -> Ref<'_, Vec<u8>> {
        self.colour.borrow()
    }
}

/**
 * Kind of people.
 */
impl GtaSaSave_ZoneInfo {
    pub fn population(&self) -> Ref<'_, OptRc<GtaSaSave_PopulationBits>> {
        self.population.borrow()
    }
}

/**
 * Who lives there (opcode 0874)
 */
impl GtaSaSave_ZoneInfo {
    pub fn races(&self) -> Ref<'_, OptRc<GtaSaSave_RaceBits>> {
        self.races.borrow()
    }
}
impl GtaSaSave_ZoneInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 10. Zones have a box and a name; what lives in them stands in infos,
 * which several may share.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSave_ZonesBlock {
    pub _root: SharedType<GtaSaSave>,
    pub _parent: SharedType<GtaSaSave>,
    pub _self: SharedType<Self>,
    current_level: RefCell<u32>,
    num_nav_zones: RefCell<u16>,
    num_zone_infos: RefCell<u16>,
    num_map_zones: RefCell<u16>,
    nav_zones: RefCell<Vec<OptRc<GtaSaSave_Zone>>>,
    zone_infos: RefCell<Vec<OptRc<GtaSaSave_ZoneInfo>>>,
    map_zones: RefCell<Vec<OptRc<GtaSaSave_Zone>>>,
    visited: RefCell<Vec<u8>>,
    revealed_count: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_current_level_name: Cell<bool>,
    current_level_name: RefCell<GtaSaSave_Town>,
}
impl KStruct for GtaSaSave_ZonesBlock {
    type Root = GtaSaSave;
    type Parent = GtaSaSave;

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
        *self_rc.current_level.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_nav_zones.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.num_zone_infos.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.num_map_zones.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.nav_zones.borrow_mut() = Vec::new();
        let l_nav_zones = *self_rc.num_nav_zones();
        for _i in 0..l_nav_zones {
            let t = Self::read_into::<_, GtaSaSave_Zone>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.nav_zones.borrow_mut().push(t);
        }
        *self_rc.zone_infos.borrow_mut() = Vec::new();
        let l_zone_infos = *self_rc.num_zone_infos();
        for _i in 0..l_zone_infos {
            let t = Self::read_into::<_, GtaSaSave_ZoneInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.zone_infos.borrow_mut().push(t);
        }
        *self_rc.map_zones.borrow_mut() = Vec::new();
        let l_map_zones = *self_rc.num_map_zones();
        for _i in 0..l_map_zones {
            let t = Self::read_into::<_, GtaSaSave_Zone>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.map_zones.borrow_mut().push(t);
        }
        *self_rc.visited.borrow_mut() = Vec::new();
        let l_visited = 100;
        for _i in 0..l_visited {
            self_rc.visited.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.revealed_count.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSave_ZonesBlock {

    /**
     * Meaning of `current_level`.
     */
    pub fn current_level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSave_Town>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_current_level_name.get() {
            return Ok(self.current_level_name.borrow());
        }
        self.f_current_level_name.set(true);
        *self.current_level_name.borrow_mut() = (*self.current_level() as i64).try_into()?;
        Ok(self.current_level_name.borrow())
    }
}

/**
 * Town in which the player is, 0 to 3; not that of block 0.
 */
impl GtaSaSave_ZonesBlock {
    pub fn current_level(&self) -> Ref<'_, u32> {
        self.current_level.borrow()
    }
}

/**
 * Zones with a name, 379.
 */
impl GtaSaSave_ZonesBlock {
    pub fn num_nav_zones(&self) -> Ref<'_, u16> {
        self.num_nav_zones.borrow()
    }
}

/**
 * Infos, 378.
 */
impl GtaSaSave_ZonesBlock {
    pub fn num_zone_infos(&self) -> Ref<'_, u16> {
        self.num_zone_infos.borrow()
    }
}

/**
 * Zones of towns, 7.
 */
impl GtaSaSave_ZonesBlock {
    pub fn num_map_zones(&self) -> Ref<'_, u16> {
        self.num_map_zones.borrow()
    }
}

/**
 * Zones with a name, the first being all of the map.
 */
impl GtaSaSave_ZonesBlock {
    pub fn nav_zones(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Zone>>> {
        self.nav_zones.borrow()
    }
}

/**
 * Who lives in the zones.
 */
impl GtaSaSave_ZonesBlock {
    pub fn zone_infos(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_ZoneInfo>>> {
        self.zone_infos.borrow()
    }
}

/**
 * Towns.
 */
impl GtaSaSave_ZonesBlock {
    pub fn map_zones(&self) -> Ref<'_, Vec<OptRc<GtaSaSave_Zone>>> {
        self.map_zones.borrow()
    }
}

/**
 * Whether a part of the map is revealed, 0 or 1: ten columns from west
 * to east, ten parts from north to south in each.
 */
impl GtaSaSave_ZonesBlock {
    pub fn visited(&self) -> Ref<'_, Vec<u8>> {
        self.visited.borrow()
    }
}

/**
 * Parts that are revealed.
 */
impl GtaSaSave_ZonesBlock {
    pub fn revealed_count(&self) -> Ref<'_, u32> {
        self.revealed_count.borrow()
    }
}
impl GtaSaSave_ZonesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
