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
 * A saved game of GTA San Andreas for Android: 29 blocks behind the letters
 * `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
 * (195,000 as a rule), and a checksum. Most blocks are those of the PC.
 * 
 * A save that the game made during a mission holds the mission's script, and
 * the state of the mission in two parts of the block `pools` that nobody has
 * decoded. What the bytes in order cannot tell is decided for a file: the bytes
 * behind the checksum, the form of objects, and the size of those two parts.
 * \sa https://github.com/LubrieDev/GTASA-SaveLab Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    tag_00: RefCell<Vec<u8>>,
    simple_variables: RefCell<OptRc<GtaSaSaveAndroid_SimpleVariablesBlock>>,
    tag_01: RefCell<Vec<u8>>,
    scripts: RefCell<OptRc<GtaSaSaveAndroid_ScriptsBlock>>,
    tag_02: RefCell<Vec<u8>>,
    pools: RefCell<OptRc<GtaSaSaveAndroid_MobilePoolsBlock>>,
    tag_03: RefCell<Vec<u8>>,
    garages: RefCell<OptRc<GtaSaSaveAndroid_GaragesBlock>>,
    tag_04: RefCell<Vec<u8>>,
    game_logic: RefCell<OptRc<GtaSaSaveAndroid_GameLogicBlock>>,
    tag_05: RefCell<Vec<u8>>,
    paths: RefCell<OptRc<GtaSaSaveAndroid_PathsBlock>>,
    tag_06: RefCell<Vec<u8>>,
    pickups: RefCell<OptRc<GtaSaSaveAndroid_PickupsBlock>>,
    phone_info: RefCell<OptRc<GtaSaSaveAndroid_EmptyBlock>>,
    tag_08: RefCell<Vec<u8>>,
    restart_points: RefCell<OptRc<GtaSaSaveAndroid_RestartPointsBlock>>,
    tag_09: RefCell<Vec<u8>>,
    radar_blips: RefCell<OptRc<GtaSaSaveAndroid_RadarBlock>>,
    tag_10: RefCell<Vec<u8>>,
    zones: RefCell<OptRc<GtaSaSaveAndroid_ZonesBlock>>,
    tag_11: RefCell<Vec<u8>>,
    gangs: RefCell<OptRc<GtaSaSaveAndroid_GangsBlock>>,
    tag_12: RefCell<Vec<u8>>,
    car_generators: RefCell<OptRc<GtaSaSaveAndroid_CarGeneratorsBlock>>,
    ped_generators: RefCell<OptRc<GtaSaSaveAndroid_EmptyBlock>>,
    audio_script_objects: RefCell<OptRc<GtaSaSaveAndroid_EmptyBlock>>,
    tag_15: RefCell<Vec<u8>>,
    player_info: RefCell<OptRc<GtaSaSaveAndroid_PlayerInfoBlock>>,
    tag_16: RefCell<Vec<u8>>,
    statistics: RefCell<OptRc<GtaSaSaveAndroid_StatisticsBlock>>,
    tag_17: RefCell<Vec<u8>>,
    set_pieces: RefCell<OptRc<GtaSaSaveAndroid_SetPiecesBlock>>,
    tag_18: RefCell<Vec<u8>>,
    streaming: RefCell<OptRc<GtaSaSaveAndroid_StreamingBlock>>,
    tag_19: RefCell<Vec<u8>>,
    ped_relationships: RefCell<OptRc<GtaSaSaveAndroid_PedRelationshipsBlock>>,
    tag_20: RefCell<Vec<u8>>,
    tags: RefCell<OptRc<GtaSaSaveAndroid_TagsBlock>>,
    tag_21: RefCell<Vec<u8>>,
    ipl_flags: RefCell<OptRc<GtaSaSaveAndroid_IplFlagsBlock>>,
    tag_22: RefCell<Vec<u8>>,
    shopping: RefCell<OptRc<GtaSaSaveAndroid_ShoppingBlock>>,
    tag_23: RefCell<Vec<u8>>,
    gang_wars: RefCell<OptRc<GtaSaSaveAndroid_GangWarsBlock>>,
    tag_24: RefCell<Vec<u8>>,
    stunt_jumps: RefCell<OptRc<GtaSaSaveAndroid_StuntJumpsBlock>>,
    tag_25: RefCell<Vec<u8>>,
    entry_exits: RefCell<OptRc<GtaSaSaveAndroid_EntryExitsBlock>>,
    tag_26: RefCell<Vec<u8>>,
    radio: RefCell<OptRc<GtaSaSaveAndroid_RadioBlock>>,
    tag_27: RefCell<Vec<u8>>,
    user_markers: RefCell<OptRc<GtaSaSaveAndroid_UserMarkersBlock>>,
    tag_28: RefCell<Vec<u8>>,
    post_effects: RefCell<OptRc<GtaSaSaveAndroid_PostEffectsBlock>>,
    briefs: RefCell<Vec<OptRc<GtaSaSaveAndroid_Brief>>>,
    padding: RefCell<Vec<u8>>,
    checksum: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_is_mission_save: Cell<bool>,
    is_mission_save: RefCell<bool>,
    f_is_object_variant_b: Cell<bool>,
    is_object_variant_b: RefCell<bool>,
    f_len_mission_state: Cell<bool>,
    len_mission_state: RefCell<u32>,
    f_len_mission_tail: Cell<bool>,
    len_mission_tail: RefCell<u32>,
    f_len_trailing: Cell<bool>,
    len_trailing: RefCell<i64>,
}
impl KStruct for GtaSaSaveAndroid {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        let f = |t : &mut GtaSaSaveAndroid_SimpleVariablesBlock| Ok(t.set_params(true));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_SimpleVariablesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.simple_variables.borrow_mut() = t;
        *self_rc.tag_01.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_01() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/2".to_string() }));
        }
        let f = |t : &mut GtaSaSaveAndroid_ScriptsBlock| Ok(t.set_params(true, false, *self_rc.is_mission_save()?));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_ScriptsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.scripts.borrow_mut() = t;
        *self_rc.tag_02.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_02() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/4".to_string() }));
        }
        let f = |t : &mut GtaSaSaveAndroid_MobilePoolsBlock| Ok(t.set_params(*self_rc.is_object_variant_b()?, (*self_rc.len_mission_state()?).try_into().map_err(|_| KError::CastError)?, (*self_rc.len_mission_tail()?).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_MobilePoolsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.pools.borrow_mut() = t;
        *self_rc.tag_03.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_03() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/6".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_GaragesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.garages.borrow_mut() = t;
        *self_rc.tag_04.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_04() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/8".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_GameLogicBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.game_logic.borrow_mut() = t;
        *self_rc.tag_05.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_05() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/10".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_PathsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.paths.borrow_mut() = t;
        *self_rc.tag_06.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_06() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/12".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_PickupsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.pickups.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.phone_info.borrow_mut() = t;
        *self_rc.tag_08.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_08() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/15".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_RestartPointsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.restart_points.borrow_mut() = t;
        *self_rc.tag_09.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_09() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/17".to_string() }));
        }
        let f = |t : &mut GtaSaSaveAndroid_RadarBlock| Ok(t.set_params((250).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_RadarBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.radar_blips.borrow_mut() = t;
        *self_rc.tag_10.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_10() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/19".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_ZonesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.zones.borrow_mut() = t;
        *self_rc.tag_11.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_11() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/21".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_GangsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.gangs.borrow_mut() = t;
        *self_rc.tag_12.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_12() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/23".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_CarGeneratorsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.car_generators.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ped_generators.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_EmptyBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.audio_script_objects.borrow_mut() = t;
        *self_rc.tag_15.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_15() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/27".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_PlayerInfoBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.player_info.borrow_mut() = t;
        *self_rc.tag_16.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_16() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/29".to_string() }));
        }
        let f = |t : &mut GtaSaSaveAndroid_StatisticsBlock| Ok(t.set_params(false));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_StatisticsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.statistics.borrow_mut() = t;
        *self_rc.tag_17.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_17() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/31".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_SetPiecesBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.set_pieces.borrow_mut() = t;
        *self_rc.tag_18.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_18() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/33".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_StreamingBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.streaming.borrow_mut() = t;
        *self_rc.tag_19.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_19() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/35".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_PedRelationshipsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ped_relationships.borrow_mut() = t;
        *self_rc.tag_20.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_20() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/37".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_TagsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tags.borrow_mut() = t;
        *self_rc.tag_21.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_21() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/39".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_IplFlagsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.ipl_flags.borrow_mut() = t;
        *self_rc.tag_22.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_22() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/41".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_ShoppingBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.shopping.borrow_mut() = t;
        *self_rc.tag_23.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_23() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/43".to_string() }));
        }
        let f = |t : &mut GtaSaSaveAndroid_GangWarsBlock| Ok(t.set_params(true, false));
        let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_GangWarsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.gang_wars.borrow_mut() = t;
        *self_rc.tag_24.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_24() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/45".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_StuntJumpsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.stunt_jumps.borrow_mut() = t;
        *self_rc.tag_25.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_25() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/47".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_EntryExitsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entry_exits.borrow_mut() = t;
        *self_rc.tag_26.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_26() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/49".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_RadioBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.radio.borrow_mut() = t;
        *self_rc.tag_27.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_27() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/51".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_UserMarkersBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.user_markers.borrow_mut() = t;
        *self_rc.tag_28.borrow_mut() = _io.read_bytes(5 as usize)?.into();
        if !(*self_rc.tag_28() == vec![0x42u8, 0x4cu8, 0x4fu8, 0x43u8, 0x4bu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/53".to_string() }));
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_PostEffectsBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.post_effects.borrow_mut() = t;
        *self_rc.briefs.borrow_mut() = Vec::new();
        let l_briefs = 20;
        for _i in 0..l_briefs {
            let t = Self::read_into::<_, GtaSaSaveAndroid_Brief>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.briefs.borrow_mut().push(t);
        }
        *self_rc.padding.borrow_mut() = _io.read_bytes(((((_io.size() as i32) - (_io.pos() as i32)) as i32) - (((4 as i64) + (*self_rc.len_trailing()? as i64)) as i32)) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid {

    /**
     * Whether the game was saved during a mission.
     */
    pub fn is_mission_save(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_mission_save.get() {
            return Ok(self.is_mission_save.borrow());
        }
        self.f_is_mission_save.set(true);
        *self.is_mission_save.borrow_mut() = ((_io.size() as i64) > (200000 as i64)) as bool;
        Ok(self.is_mission_save.borrow())
    }

    /**
     * Which of two forms the objects of `pools` have; they differ in where the
     * last bytes stand, and all objects of a file have the same.
     */
    pub fn is_object_variant_b(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_object_variant_b.get() {
            return Ok(self.is_object_variant_b.borrow());
        }
        self.f_is_object_variant_b.set(true);
        *self.is_object_variant_b.borrow_mut() = (true) as bool;
        Ok(self.is_object_variant_b.borrow())
    }

    /**
     * Bytes of the first part of a mission's state.
     */
    pub fn len_mission_state(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_mission_state.get() {
            return Ok(self.len_mission_state.borrow());
        }
        self.f_len_mission_state.set(true);
        *self.len_mission_state.borrow_mut() = ((0 as u32)) as u32;
        Ok(self.len_mission_state.borrow())
    }

    /**
     * Bytes of the second part of a mission's state.
     */
    pub fn len_mission_tail(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_mission_tail.get() {
            return Ok(self.len_mission_tail.borrow());
        }
        self.f_len_mission_tail.set(true);
        *self.len_mission_tail.borrow_mut() = ((0 as u32)) as u32;
        Ok(self.len_mission_tail.borrow())
    }

    /**
     * Bytes behind the checksum.
     */
    pub fn len_trailing(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_trailing.get() {
            return Ok(self.len_trailing.borrow());
        }
        self.f_len_trailing.set(true);
        *self.len_trailing.borrow_mut() = ((modulo(_io.size() as i64, 65000 as i64) as i64)) as i64;
        Ok(self.len_trailing.borrow())
    }
}

/**
 * Begins block 0.
 */
impl GtaSaSaveAndroid {
    pub fn tag_00(&self) -> Ref<'_, Vec<u8>> {
        self.tag_00.borrow()
    }
}

/**
 * Version, name, clock, weather and camera.
 */
impl GtaSaSaveAndroid {
    pub fn simple_variables(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_SimpleVariablesBlock>> {
        self.simple_variables.borrow()
    }
}

/**
 * Begins block 1.
 */
impl GtaSaSaveAndroid {
    pub fn tag_01(&self) -> Ref<'_, Vec<u8>> {
        self.tag_01.borrow()
    }
}

/**
 * Variables and threads of the mission script.
 */
impl GtaSaSaveAndroid {
    pub fn scripts(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ScriptsBlock>> {
        self.scripts.borrow()
    }
}

/**
 * Begins block 2.
 */
impl GtaSaSaveAndroid {
    pub fn tag_02(&self) -> Ref<'_, Vec<u8>> {
        self.tag_02.borrow()
    }
}

/**
 * The player, vehicles, and objects that scripts made.
 */
impl GtaSaSaveAndroid {
    pub fn pools(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_MobilePoolsBlock>> {
        self.pools.borrow()
    }
}

/**
 * Begins block 3.
 */
impl GtaSaSaveAndroid {
    pub fn tag_03(&self) -> Ref<'_, Vec<u8>> {
        self.tag_03.borrow()
    }
}

/**
 * Garages and the cars in them.
 */
impl GtaSaSaveAndroid {
    pub fn garages(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GaragesBlock>> {
        self.garages.borrow()
    }
}

/**
 * Begins block 4.
 */
impl GtaSaSaveAndroid {
    pub fn tag_04(&self) -> Ref<'_, Vec<u8>> {
        self.tag_04.borrow()
    }
}

/**
 * What happens after death and arrest.
 */
impl GtaSaSaveAndroid {
    pub fn game_logic(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GameLogicBlock>> {
        self.game_logic.borrow()
    }
}

/**
 * Begins block 5.
 */
impl GtaSaSaveAndroid {
    pub fn tag_05(&self) -> Ref<'_, Vec<u8>> {
        self.tag_05.borrow()
    }
}

/**
 * Areas in which scripts switched path nodes.
 */
impl GtaSaSaveAndroid {
    pub fn paths(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PathsBlock>> {
        self.paths.borrow()
    }
}

/**
 * Begins block 6.
 */
impl GtaSaSaveAndroid {
    pub fn tag_06(&self) -> Ref<'_, Vec<u8>> {
        self.tag_06.borrow()
    }
}

/**
 * Pickups of the whole map.
 */
impl GtaSaSaveAndroid {
    pub fn pickups(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PickupsBlock>> {
        self.pickups.borrow()
    }
}

/**
 * Block 7, without content.
 */
impl GtaSaSaveAndroid {
    pub fn phone_info(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EmptyBlock>> {
        self.phone_info.borrow()
    }
}

/**
 * Begins block 8.
 */
impl GtaSaSaveAndroid {
    pub fn tag_08(&self) -> Ref<'_, Vec<u8>> {
        self.tag_08.borrow()
    }
}

/**
 * Hospitals and police stations.
 */
impl GtaSaSaveAndroid {
    pub fn restart_points(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_RestartPointsBlock>> {
        self.restart_points.borrow()
    }
}

/**
 * Begins block 9.
 */
impl GtaSaSaveAndroid {
    pub fn tag_09(&self) -> Ref<'_, Vec<u8>> {
        self.tag_09.borrow()
    }
}

/**
 * Icons of radar and map.
 */
impl GtaSaSaveAndroid {
    pub fn radar_blips(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_RadarBlock>> {
        self.radar_blips.borrow()
    }
}

/**
 * Begins block 10.
 */
impl GtaSaSaveAndroid {
    pub fn tag_10(&self) -> Ref<'_, Vec<u8>> {
        self.tag_10.borrow()
    }
}

/**
 * Zones of the map, the gangs in them, and how much of the map is revealed.
 */
impl GtaSaSaveAndroid {
    pub fn zones(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ZonesBlock>> {
        self.zones.borrow()
    }
}

/**
 * Begins block 11.
 */
impl GtaSaSaveAndroid {
    pub fn tag_11(&self) -> Ref<'_, Vec<u8>> {
        self.tag_11.borrow()
    }
}

/**
 * Weapons of gangs.
 */
impl GtaSaSaveAndroid {
    pub fn gangs(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GangsBlock>> {
        self.gangs.borrow()
    }
}

/**
 * Begins block 12.
 */
impl GtaSaSaveAndroid {
    pub fn tag_12(&self) -> Ref<'_, Vec<u8>> {
        self.tag_12.borrow()
    }
}

/**
 * Parked cars.
 */
impl GtaSaSaveAndroid {
    pub fn car_generators(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_CarGeneratorsBlock>> {
        self.car_generators.borrow()
    }
}

/**
 * Block 13, without content.
 */
impl GtaSaSaveAndroid {
    pub fn ped_generators(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EmptyBlock>> {
        self.ped_generators.borrow()
    }
}

/**
 * Block 14, without content.
 */
impl GtaSaSaveAndroid {
    pub fn audio_script_objects(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EmptyBlock>> {
        self.audio_script_objects.borrow()
    }
}

/**
 * Begins block 15.
 */
impl GtaSaSaveAndroid {
    pub fn tag_15(&self) -> Ref<'_, Vec<u8>> {
        self.tag_15.borrow()
    }
}

/**
 * Money and abilities of the player.
 */
impl GtaSaSaveAndroid {
    pub fn player_info(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PlayerInfoBlock>> {
        self.player_info.borrow()
    }
}

/**
 * Begins block 16.
 */
impl GtaSaSaveAndroid {
    pub fn tag_16(&self) -> Ref<'_, Vec<u8>> {
        self.tag_16.borrow()
    }
}

/**
 * Statistics.
 */
impl GtaSaSaveAndroid {
    pub fn statistics(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_StatisticsBlock>> {
        self.statistics.borrow()
    }
}

/**
 * Begins block 17.
 */
impl GtaSaSaveAndroid {
    pub fn tag_17(&self) -> Ref<'_, Vec<u8>> {
        self.tag_17.borrow()
    }
}

/**
 * Places at which police appears.
 */
impl GtaSaSaveAndroid {
    pub fn set_pieces(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_SetPiecesBlock>> {
        self.set_pieces.borrow()
    }
}

/**
 * Begins block 18.
 */
impl GtaSaSaveAndroid {
    pub fn tag_18(&self) -> Ref<'_, Vec<u8>> {
        self.tag_18.borrow()
    }
}

/**
 * What was loaded.
 */
impl GtaSaSaveAndroid {
    pub fn streaming(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_StreamingBlock>> {
        self.streaming.borrow()
    }
}

/**
 * Begins block 19.
 */
impl GtaSaSaveAndroid {
    pub fn tag_19(&self) -> Ref<'_, Vec<u8>> {
        self.tag_19.borrow()
    }
}

/**
 * Whom people like and hate.
 */
impl GtaSaSaveAndroid {
    pub fn ped_relationships(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PedRelationshipsBlock>> {
        self.ped_relationships.borrow()
    }
}

/**
 * Begins block 20.
 */
impl GtaSaSaveAndroid {
    pub fn tag_20(&self) -> Ref<'_, Vec<u8>> {
        self.tag_20.borrow()
    }
}

/**
 * Gang tags that can be sprayed over.
 */
impl GtaSaSaveAndroid {
    pub fn tags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_TagsBlock>> {
        self.tags.borrow()
    }
}

/**
 * Begins block 21.
 */
impl GtaSaSaveAndroid {
    pub fn tag_21(&self) -> Ref<'_, Vec<u8>> {
        self.tag_21.borrow()
    }
}

/**
 * Parts of the map that scripts load.
 */
impl GtaSaSaveAndroid {
    pub fn ipl_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_IplFlagsBlock>> {
        self.ipl_flags.borrow()
    }
}

/**
 * Begins block 22.
 */
impl GtaSaSaveAndroid {
    pub fn tag_22(&self) -> Ref<'_, Vec<u8>> {
        self.tag_22.borrow()
    }
}

/**
 * What was bought, and changed prices.
 */
impl GtaSaSaveAndroid {
    pub fn shopping(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ShoppingBlock>> {
        self.shopping.borrow()
    }
}

/**
 * Begins block 23.
 */
impl GtaSaSaveAndroid {
    pub fn tag_23(&self) -> Ref<'_, Vec<u8>> {
        self.tag_23.borrow()
    }
}

/**
 * Gang wars and territory.
 */
impl GtaSaSaveAndroid {
    pub fn gang_wars(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GangWarsBlock>> {
        self.gang_wars.borrow()
    }
}

/**
 * Begins block 24.
 */
impl GtaSaSaveAndroid {
    pub fn tag_24(&self) -> Ref<'_, Vec<u8>> {
        self.tag_24.borrow()
    }
}

/**
 * Unique jumps.
 */
impl GtaSaSaveAndroid {
    pub fn stunt_jumps(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_StuntJumpsBlock>> {
        self.stunt_jumps.borrow()
    }
}

/**
 * Begins block 25.
 */
impl GtaSaSaveAndroid {
    pub fn tag_25(&self) -> Ref<'_, Vec<u8>> {
        self.tag_25.borrow()
    }
}

/**
 * Doors into interiors.
 */
impl GtaSaSaveAndroid {
    pub fn entry_exits(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EntryExitsBlock>> {
        self.entry_exits.borrow()
    }
}

/**
 * Begins block 26.
 */
impl GtaSaSaveAndroid {
    pub fn tag_26(&self) -> Ref<'_, Vec<u8>> {
        self.tag_26.borrow()
    }
}

/**
 * What the stations have played, and news for them.
 */
impl GtaSaSaveAndroid {
    pub fn radio(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_RadioBlock>> {
        self.radio.borrow()
    }
}

/**
 * Begins block 27.
 */
impl GtaSaSaveAndroid {
    pub fn tag_27(&self) -> Ref<'_, Vec<u8>> {
        self.tag_27.borrow()
    }
}

/**
 * Markers that scripts put into the world.
 */
impl GtaSaSaveAndroid {
    pub fn user_markers(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_UserMarkersBlock>> {
        self.user_markers.borrow()
    }
}

/**
 * Begins block 28.
 */
impl GtaSaSaveAndroid {
    pub fn tag_28(&self) -> Ref<'_, Vec<u8>> {
        self.tag_28.borrow()
    }
}

/**
 * Effects of the picture.
 */
impl GtaSaSaveAndroid {
    pub fn post_effects(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PostEffectsBlock>> {
        self.post_effects.borrow()
    }
}

/**
 * Texts of the briefing, the newest first.
 */
impl GtaSaSaveAndroid {
    pub fn briefs(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Brief>>> {
        self.briefs.borrow()
    }
}

/**
 * Repeats what the game's work buffer of 65,000 bytes held: each byte that
 * which stands 65,000 before it.
 */
impl GtaSaSaveAndroid {
    pub fn padding(&self) -> Ref<'_, Vec<u8>> {
        self.padding.borrow()
    }
}

/**
 * Sum of all bytes before it.
 */
impl GtaSaSaveAndroid {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}

/**
 * Bytes that the game did not write; empty but for one file with two bytes
 * from a copy as text.
 */
impl GtaSaSaveAndroid {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl GtaSaSaveAndroid {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}", "save of GTA San Andreas for Android"))
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_BlipColour {

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
     * Red, or blue where the icon is friendly.
     */
    BlipThreat,

    /**
     * Cream, for a destination.
     */
    BlipDestination,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_BlipColour {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_BlipColour> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_BlipColour::BlipRed),
            1 => Ok(GtaSaSaveAndroid_BlipColour::BlipGreen),
            2 => Ok(GtaSaSaveAndroid_BlipColour::BlipBlue),
            3 => Ok(GtaSaSaveAndroid_BlipColour::BlipWhite),
            4 => Ok(GtaSaSaveAndroid_BlipColour::BlipYellow),
            5 => Ok(GtaSaSaveAndroid_BlipColour::BlipRed2),
            6 => Ok(GtaSaSaveAndroid_BlipColour::BlipBlue2),
            7 => Ok(GtaSaSaveAndroid_BlipColour::BlipThreat),
            8 => Ok(GtaSaSaveAndroid_BlipColour::BlipDestination),
            _ => Ok(GtaSaSaveAndroid_BlipColour::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_BlipColour> for i64 {
    fn from(v: &GtaSaSaveAndroid_BlipColour) -> Self {
        match *v {
            GtaSaSaveAndroid_BlipColour::BlipRed => 0,
            GtaSaSaveAndroid_BlipColour::BlipGreen => 1,
            GtaSaSaveAndroid_BlipColour::BlipBlue => 2,
            GtaSaSaveAndroid_BlipColour::BlipWhite => 3,
            GtaSaSaveAndroid_BlipColour::BlipYellow => 4,
            GtaSaSaveAndroid_BlipColour::BlipRed2 => 5,
            GtaSaSaveAndroid_BlipColour::BlipBlue2 => 6,
            GtaSaSaveAndroid_BlipColour::BlipThreat => 7,
            GtaSaSaveAndroid_BlipColour::BlipDestination => 8,
            GtaSaSaveAndroid_BlipColour::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_BlipColour {
    fn default() -> Self { GtaSaSaveAndroid_BlipColour::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_BlipDisplay {

    /**
     * Neither on the radar nor in the world.
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

impl TryFrom<i64> for GtaSaSaveAndroid_BlipDisplay {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_BlipDisplay> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_BlipDisplay::ShowNothing),
            1 => Ok(GtaSaSaveAndroid_BlipDisplay::ShowMarker),
            2 => Ok(GtaSaSaveAndroid_BlipDisplay::ShowIcon),
            3 => Ok(GtaSaSaveAndroid_BlipDisplay::ShowBoth),
            _ => Ok(GtaSaSaveAndroid_BlipDisplay::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_BlipDisplay> for i64 {
    fn from(v: &GtaSaSaveAndroid_BlipDisplay) -> Self {
        match *v {
            GtaSaSaveAndroid_BlipDisplay::ShowNothing => 0,
            GtaSaSaveAndroid_BlipDisplay::ShowMarker => 1,
            GtaSaSaveAndroid_BlipDisplay::ShowIcon => 2,
            GtaSaSaveAndroid_BlipDisplay::ShowBoth => 3,
            GtaSaSaveAndroid_BlipDisplay::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_BlipDisplay {
    fn default() -> Self { GtaSaSaveAndroid_BlipDisplay::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_BlipTarget {

    /**
     * No target: free slot.
     */
    BlipOfNothing,

    /**
     * Follows a vehicle.
     */
    BlipOfCar,

    /**
     * A person.
     */
    BlipOfPed,

    /**
     * Follows an object.
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
     * Follows a searchlight.
     */
    BlipOfSpotlight,

    /**
     * Follows a pickup.
     */
    BlipOfPickup,

    /**
     * An airstrip, drawn as a line.
     */
    BlipOfAirstrip,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_BlipTarget {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_BlipTarget> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfNothing),
            1 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfCar),
            2 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfPed),
            3 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfObject),
            4 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfPlace),
            5 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfContact),
            6 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfSpotlight),
            7 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfPickup),
            8 => Ok(GtaSaSaveAndroid_BlipTarget::BlipOfAirstrip),
            _ => Ok(GtaSaSaveAndroid_BlipTarget::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_BlipTarget> for i64 {
    fn from(v: &GtaSaSaveAndroid_BlipTarget) -> Self {
        match *v {
            GtaSaSaveAndroid_BlipTarget::BlipOfNothing => 0,
            GtaSaSaveAndroid_BlipTarget::BlipOfCar => 1,
            GtaSaSaveAndroid_BlipTarget::BlipOfPed => 2,
            GtaSaSaveAndroid_BlipTarget::BlipOfObject => 3,
            GtaSaSaveAndroid_BlipTarget::BlipOfPlace => 4,
            GtaSaSaveAndroid_BlipTarget::BlipOfContact => 5,
            GtaSaSaveAndroid_BlipTarget::BlipOfSpotlight => 6,
            GtaSaSaveAndroid_BlipTarget::BlipOfPickup => 7,
            GtaSaSaveAndroid_BlipTarget::BlipOfAirstrip => 8,
            GtaSaSaveAndroid_BlipTarget::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_BlipTarget {
    fn default() -> Self { GtaSaSaveAndroid_BlipTarget::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_BrainKind {

    /**
     * The place is free.
     */
    FreeBrain,

    /**
     * Starts when a person of the model appears near the player, with the
     * chance in percent (opcode 0928).
     */
    PedBrain,

    /**
     * Starts when the player comes near an object of the model (opcode 0929).
     */
    ObjectBrain,

    /**
     * For generators of people; in no file, because the command (opcode 0927)
     * does nothing in the released game.
     */
    PedGeneratorBrain,

    /**
     * The game asks for it by its name for a person in an interior (opcode
     * 07D3): `HOUSE` in the unmodified game.
     */
    CodePedBrain,

    /**
     * For objects, by its name; in no file, because the command (opcode 07D4)
     * does nothing in the released game.
     */
    CodeObjectBrain,

    /**
     * Starts by its name when a person uses an attractor of the map (opcode
     * 0884), such as `BARGUY` or `PEDSLOT`.
     */
    AttractorBrain,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_BrainKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_BrainKind> {
        match flag {
            -1 => Ok(GtaSaSaveAndroid_BrainKind::FreeBrain),
            0 => Ok(GtaSaSaveAndroid_BrainKind::PedBrain),
            1 => Ok(GtaSaSaveAndroid_BrainKind::ObjectBrain),
            2 => Ok(GtaSaSaveAndroid_BrainKind::PedGeneratorBrain),
            3 => Ok(GtaSaSaveAndroid_BrainKind::CodePedBrain),
            4 => Ok(GtaSaSaveAndroid_BrainKind::CodeObjectBrain),
            5 => Ok(GtaSaSaveAndroid_BrainKind::AttractorBrain),
            _ => Ok(GtaSaSaveAndroid_BrainKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_BrainKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_BrainKind) -> Self {
        match *v {
            GtaSaSaveAndroid_BrainKind::FreeBrain => -1,
            GtaSaSaveAndroid_BrainKind::PedBrain => 0,
            GtaSaSaveAndroid_BrainKind::ObjectBrain => 1,
            GtaSaSaveAndroid_BrainKind::PedGeneratorBrain => 2,
            GtaSaSaveAndroid_BrainKind::CodePedBrain => 3,
            GtaSaSaveAndroid_BrainKind::CodeObjectBrain => 4,
            GtaSaSaveAndroid_BrainKind::AttractorBrain => 5,
            GtaSaSaveAndroid_BrainKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_BrainKind {
    fn default() -> Self { GtaSaSaveAndroid_BrainKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_CarBomb {

    /**
     * No bomb is fitted.
     */
    NoBomb,

    /**
     * Goes off five seconds after it was started; fitted by garages of type 2.
     */
    BombWithTimer,

    /**
     * Goes off with the ignition once it is armed; fitted by garages of type
     * 3.
     */
    BombAtIgnition,

    /**
     * Goes off by remote control; fitted by garages of type 4.
     */
    BombRemote,

    /**
     * The five seconds have begun.
     */
    BombWithTimerTicking,

    /**
     * Armed, goes off with the ignition.
     */
    BombAtIgnitionArmed,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_CarBomb {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_CarBomb> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_CarBomb::NoBomb),
            1 => Ok(GtaSaSaveAndroid_CarBomb::BombWithTimer),
            2 => Ok(GtaSaSaveAndroid_CarBomb::BombAtIgnition),
            3 => Ok(GtaSaSaveAndroid_CarBomb::BombRemote),
            4 => Ok(GtaSaSaveAndroid_CarBomb::BombWithTimerTicking),
            5 => Ok(GtaSaSaveAndroid_CarBomb::BombAtIgnitionArmed),
            _ => Ok(GtaSaSaveAndroid_CarBomb::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_CarBomb> for i64 {
    fn from(v: &GtaSaSaveAndroid_CarBomb) -> Self {
        match *v {
            GtaSaSaveAndroid_CarBomb::NoBomb => 0,
            GtaSaSaveAndroid_CarBomb::BombWithTimer => 1,
            GtaSaSaveAndroid_CarBomb::BombAtIgnition => 2,
            GtaSaSaveAndroid_CarBomb::BombRemote => 3,
            GtaSaSaveAndroid_CarBomb::BombWithTimerTicking => 4,
            GtaSaSaveAndroid_CarBomb::BombAtIgnitionArmed => 5,
            GtaSaSaveAndroid_CarBomb::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_CarBomb {
    fn default() -> Self { GtaSaSaveAndroid_CarBomb::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_CarSupply {

    /**
     * Switched off: no car comes.
     */
    NoCars,

    /**
     * One comes whenever the place is free.
     */
    CarsWithoutEnd,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_CarSupply {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_CarSupply> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_CarSupply::NoCars),
            65535 => Ok(GtaSaSaveAndroid_CarSupply::CarsWithoutEnd),
            _ => Ok(GtaSaSaveAndroid_CarSupply::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_CarSupply> for i64 {
    fn from(v: &GtaSaSaveAndroid_CarSupply) -> Self {
        match *v {
            GtaSaSaveAndroid_CarSupply::NoCars => 0,
            GtaSaSaveAndroid_CarSupply::CarsWithoutEnd => 65535,
            GtaSaSaveAndroid_CarSupply::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_CarSupply {
    fn default() -> Self { GtaSaSaveAndroid_CarSupply::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_CollisionResponse {

    /**
     * Nothing special.
     */
    ResponseNone,

    /**
     * The case of lamp posts.
     */
    ResponseLampPost,

    /**
     * The case of small boxes.
     */
    ResponseSmallBox,

    /**
     * The case of big boxes.
     */
    ResponseBigBox,

    /**
     * The case of parts of fences.
     */
    ResponseFencePart,

    /**
     * The case of grenades.
     */
    ResponseGrenade,

    /**
     * The case of doors that swing.
     */
    ResponseSwingDoor,

    /**
     * The case of doors with a lock.
     */
    ResponseLockDoor,

    /**
     * The case of what hangs.
     */
    ResponseHanging,

    /**
     * The case of balls of pool.
     */
    ResponsePoolBall,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_CollisionResponse {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_CollisionResponse> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseNone),
            1 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseLampPost),
            2 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseSmallBox),
            3 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseBigBox),
            4 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseFencePart),
            5 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseGrenade),
            6 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseSwingDoor),
            7 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseLockDoor),
            8 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponseHanging),
            9 => Ok(GtaSaSaveAndroid_CollisionResponse::ResponsePoolBall),
            _ => Ok(GtaSaSaveAndroid_CollisionResponse::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_CollisionResponse> for i64 {
    fn from(v: &GtaSaSaveAndroid_CollisionResponse) -> Self {
        match *v {
            GtaSaSaveAndroid_CollisionResponse::ResponseNone => 0,
            GtaSaSaveAndroid_CollisionResponse::ResponseLampPost => 1,
            GtaSaSaveAndroid_CollisionResponse::ResponseSmallBox => 2,
            GtaSaSaveAndroid_CollisionResponse::ResponseBigBox => 3,
            GtaSaSaveAndroid_CollisionResponse::ResponseFencePart => 4,
            GtaSaSaveAndroid_CollisionResponse::ResponseGrenade => 5,
            GtaSaSaveAndroid_CollisionResponse::ResponseSwingDoor => 6,
            GtaSaSaveAndroid_CollisionResponse::ResponseLockDoor => 7,
            GtaSaSaveAndroid_CollisionResponse::ResponseHanging => 8,
            GtaSaSaveAndroid_CollisionResponse::ResponsePoolBall => 9,
            GtaSaSaveAndroid_CollisionResponse::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_CollisionResponse {
    fn default() -> Self { GtaSaSaveAndroid_CollisionResponse::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_DamageEffect {

    /**
     * Nothing.
     */
    DamageNone,

    /**
     * Its model changes.
     */
    DamageChangesModel,

    /**
     * It breaks to pieces.
     */
    DamageSmashes,

    /**
     * Its model changes, then it breaks to pieces.
     */
    DamageChangesThenSmashes,

    /**
     * It breaks into parts.
     */
    DamageBreaks,

    /**
     * It breaks into parts and is never made again.
     */
    DamageBreaksForGood,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_DamageEffect {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_DamageEffect> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_DamageEffect::DamageNone),
            1 => Ok(GtaSaSaveAndroid_DamageEffect::DamageChangesModel),
            20 => Ok(GtaSaSaveAndroid_DamageEffect::DamageSmashes),
            21 => Ok(GtaSaSaveAndroid_DamageEffect::DamageChangesThenSmashes),
            200 => Ok(GtaSaSaveAndroid_DamageEffect::DamageBreaks),
            202 => Ok(GtaSaSaveAndroid_DamageEffect::DamageBreaksForGood),
            _ => Ok(GtaSaSaveAndroid_DamageEffect::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_DamageEffect> for i64 {
    fn from(v: &GtaSaSaveAndroid_DamageEffect) -> Self {
        match *v {
            GtaSaSaveAndroid_DamageEffect::DamageNone => 0,
            GtaSaSaveAndroid_DamageEffect::DamageChangesModel => 1,
            GtaSaSaveAndroid_DamageEffect::DamageSmashes => 20,
            GtaSaSaveAndroid_DamageEffect::DamageChangesThenSmashes => 21,
            GtaSaSaveAndroid_DamageEffect::DamageBreaks => 200,
            GtaSaSaveAndroid_DamageEffect::DamageBreaksForGood => 202,
            GtaSaSaveAndroid_DamageEffect::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_DamageEffect {
    fn default() -> Self { GtaSaSaveAndroid_DamageEffect::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_Door {

    /**
     * Shut.
     */
    DoorClosed,

    /**
     * Fully open.
     */
    DoorOpen,

    /**
     * On the way down.
     */
    DoorClosing,

    /**
     * On the way up.
     */
    DoorOpening,

    /**
     * Open; closes once the player is out.
     */
    DoorWaitingForPlayerToLeave,

    /**
     * Shut over a delivered car; does not open again.
     */
    DoorClosedAfterDropOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_Door {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_Door> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_Door::DoorClosed),
            1 => Ok(GtaSaSaveAndroid_Door::DoorOpen),
            2 => Ok(GtaSaSaveAndroid_Door::DoorClosing),
            3 => Ok(GtaSaSaveAndroid_Door::DoorOpening),
            4 => Ok(GtaSaSaveAndroid_Door::DoorWaitingForPlayerToLeave),
            5 => Ok(GtaSaSaveAndroid_Door::DoorClosedAfterDropOff),
            _ => Ok(GtaSaSaveAndroid_Door::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_Door> for i64 {
    fn from(v: &GtaSaSaveAndroid_Door) -> Self {
        match *v {
            GtaSaSaveAndroid_Door::DoorClosed => 0,
            GtaSaSaveAndroid_Door::DoorOpen => 1,
            GtaSaSaveAndroid_Door::DoorClosing => 2,
            GtaSaSaveAndroid_Door::DoorOpening => 3,
            GtaSaSaveAndroid_Door::DoorWaitingForPlayerToLeave => 4,
            GtaSaSaveAndroid_Door::DoorClosedAfterDropOff => 5,
            GtaSaSaveAndroid_Door::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_Door {
    fn default() -> Self { GtaSaSaveAndroid_Door::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_FloatStat {

    /**
     * Points of progress; the menu shows their share of 187, at most 100 %.
     */
    ProgressMade,

    /**
     * Points of progress that can be reached.
     */
    TotalProgress,

    /**
     * Furthest hoop of a basketball throw.
     */
    FurthestHoop,

    /**
     * Metres walked and run.
     */
    DistanceOnFoot,

    /**
     * Metres driven in cars.
     */
    DistanceByCar,

    /**
     * Metres ridden on motorbikes.
     */
    DistanceByMotorbike,

    /**
     * Metres by boat.
     */
    DistanceByBoat,

    /**
     * Metres driven in golf carts.
     */
    DistanceByGolfCart,

    /**
     * Metres flown in helicopters.
     */
    DistanceByHelicopter,

    /**
     * Metres flown in planes.
     */
    DistanceByPlane,

    /**
     * Metres of the longest ride on the rear wheel.
     */
    LongestWheelieDistance,

    /**
     * Metres of the longest ride on the front wheel.
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
     * Seconds of the longest ride on the rear wheel.
     */
    LongestWheelieTime,

    /**
     * Seconds of the longest ride on the front wheel.
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
     * Sex appeal, 0 to 1000: clothes, body and car.
     */
    SexAppeal,

    /**
     * Distance swum.
     */
    DistanceBySwimming,

    /**
     * Metres ridden on bicycles.
     */
    DistanceByBicycle,

    /**
     * Metres run on treadmills in gyms.
     */
    DistanceOnTreadmill,

    /**
     * Metres ridden on exercise bikes in gyms.
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
     * Dollars of the best single burglary.
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
     * Seconds of the longest run on a treadmill.
     */
    LongestTreadmillTime,

    /**
     * Seconds of the longest ride on an exercise bike.
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
     * Respect earned by deeds; part of the total respect.
     */
    Respect,

    /**
     * Skill, 0 to 1000, with the pistol; 1000 = hitman, two pistols.
     */
    PistolSkill,

    /**
     * Skill, 0 to 1000, with the silenced pistol.
     */
    SilencedPistolSkill,

    /**
     * Skill, 0 to 1000, with the Desert Eagle.
     */
    DesertEagleSkill,

    /**
     * Skill, 0 to 1000, with the pump-action shotgun.
     */
    ShotgunSkill,

    /**
     * Skill, 0 to 1000, with the sawn-off shotgun; 1000 = two guns.
     */
    SawnOffShotgunSkill,

    /**
     * Skill, 0 to 1000, with the SPAS 12.
     */
    CombatShotgunSkill,

    /**
     * Skill, 0 to 1000, with Micro Uzi and TEC-9; 1000 = two guns.
     */
    MachinePistolSkill,

    /**
     * Skill, 0 to 1000, with the MP5.
     */
    SmgSkill,

    /**
     * Skill, 0 to 1000, with the AK-47.
     */
    Ak47Skill,

    /**
     * Skill, 0 to 1000, with the M4.
     */
    M4Skill,

    /**
     * Skill, 0 to 1000, with the rifles.
     */
    RifleSkill,

    /**
     * Sex appeal of the clothes alone, 0 to 1000.
     */
    Appearance,

    /**
     * Skill in gambling.
     */
    Gambling,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_FloatStat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_FloatStat> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_FloatStat::ProgressMade),
            1 => Ok(GtaSaSaveAndroid_FloatStat::TotalProgress),
            2 => Ok(GtaSaSaveAndroid_FloatStat::FurthestHoop),
            3 => Ok(GtaSaSaveAndroid_FloatStat::DistanceOnFoot),
            4 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByCar),
            5 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByMotorbike),
            6 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByBoat),
            7 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByGolfCart),
            8 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByHelicopter),
            9 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByPlane),
            10 => Ok(GtaSaSaveAndroid_FloatStat::LongestWheelieDistance),
            11 => Ok(GtaSaSaveAndroid_FloatStat::LongestStoppieDistance),
            12 => Ok(GtaSaSaveAndroid_FloatStat::Longest2WheelsDistance),
            13 => Ok(GtaSaSaveAndroid_FloatStat::WeaponSpend),
            14 => Ok(GtaSaSaveAndroid_FloatStat::FashionSpend),
            15 => Ok(GtaSaSaveAndroid_FloatStat::PropertySpend),
            16 => Ok(GtaSaSaveAndroid_FloatStat::AutoRepairAndPaintingSpend),
            17 => Ok(GtaSaSaveAndroid_FloatStat::LongestWheelieTime),
            18 => Ok(GtaSaSaveAndroid_FloatStat::LongestStoppieTime),
            19 => Ok(GtaSaSaveAndroid_FloatStat::Longest2WheelsTime),
            20 => Ok(GtaSaSaveAndroid_FloatStat::FoodSpend),
            21 => Ok(GtaSaSaveAndroid_FloatStat::Fat),
            22 => Ok(GtaSaSaveAndroid_FloatStat::Stamina),
            23 => Ok(GtaSaSaveAndroid_FloatStat::Muscle),
            24 => Ok(GtaSaSaveAndroid_FloatStat::MaxHealth),
            25 => Ok(GtaSaSaveAndroid_FloatStat::SexAppeal),
            26 => Ok(GtaSaSaveAndroid_FloatStat::DistanceBySwimming),
            27 => Ok(GtaSaSaveAndroid_FloatStat::DistanceByBicycle),
            28 => Ok(GtaSaSaveAndroid_FloatStat::DistanceOnTreadmill),
            29 => Ok(GtaSaSaveAndroid_FloatStat::DistanceOnExerciseBike),
            30 => Ok(GtaSaSaveAndroid_FloatStat::TattooSpend),
            31 => Ok(GtaSaSaveAndroid_FloatStat::HairdressingSpend),
            32 => Ok(GtaSaSaveAndroid_FloatStat::GirlfriendSpend),
            33 => Ok(GtaSaSaveAndroid_FloatStat::ProstituteSpend),
            34 => Ok(GtaSaSaveAndroid_FloatStat::FurnitureSpend),
            35 => Ok(GtaSaSaveAndroid_FloatStat::MoneySpentGambling),
            36 => Ok(GtaSaSaveAndroid_FloatStat::MoneyMadeFromPimping),
            37 => Ok(GtaSaSaveAndroid_FloatStat::MoneyWonGambling),
            38 => Ok(GtaSaSaveAndroid_FloatStat::BiggestGamblingWin),
            39 => Ok(GtaSaSaveAndroid_FloatStat::BiggestGamblingLoss),
            40 => Ok(GtaSaSaveAndroid_FloatStat::LargestBurglarySwag),
            41 => Ok(GtaSaSaveAndroid_FloatStat::MoneyMadeFromBurglary),
            42 => Ok(GtaSaSaveAndroid_FloatStat::MoneySpentBuildingProperty),
            43 => Ok(GtaSaSaveAndroid_FloatStat::Unused),
            44 => Ok(GtaSaSaveAndroid_FloatStat::LongestTreadmillTime),
            45 => Ok(GtaSaSaveAndroid_FloatStat::LongestExerciseBikeTime),
            46 => Ok(GtaSaSaveAndroid_FloatStat::MaxBenchPress),
            47 => Ok(GtaSaSaveAndroid_FloatStat::MaxDumbbells),
            48 => Ok(GtaSaSaveAndroid_FloatStat::Besttime8Track),
            49 => Ok(GtaSaSaveAndroid_FloatStat::BmxBestTime),
            50 => Ok(GtaSaSaveAndroid_FloatStat::LightestWeight),
            51 => Ok(GtaSaSaveAndroid_FloatStat::Longest5StarChase),
            52 => Ok(GtaSaSaveAndroid_FloatStat::Last5StarChase),
            53 => Ok(GtaSaSaveAndroid_FloatStat::WageBill),
            54 => Ok(GtaSaSaveAndroid_FloatStat::StripClubSpend),
            55 => Ok(GtaSaSaveAndroid_FloatStat::CarModificationSpend),
            56 => Ok(GtaSaSaveAndroid_FloatStat::TimeSpentShopping),
            57 => Ok(GtaSaSaveAndroid_FloatStat::TimeSpentGambling),
            58 => Ok(GtaSaSaveAndroid_FloatStat::TimeSpentOnLongestMission),
            59 => Ok(GtaSaSaveAndroid_FloatStat::TimeSpentOnQuickestMission),
            60 => Ok(GtaSaSaveAndroid_FloatStat::AverageMissionTime),
            61 => Ok(GtaSaSaveAndroid_FloatStat::DrugsSpend),
            62 => Ok(GtaSaSaveAndroid_FloatStat::TotalShoppingSpend),
            63 => Ok(GtaSaSaveAndroid_FloatStat::TimeSpentUnderwater),
            64 => Ok(GtaSaSaveAndroid_FloatStat::TotalRespect),
            65 => Ok(GtaSaSaveAndroid_FloatStat::GirlfriendRespect),
            66 => Ok(GtaSaSaveAndroid_FloatStat::ClothesRespect),
            67 => Ok(GtaSaSaveAndroid_FloatStat::FitnessRespect),
            68 => Ok(GtaSaSaveAndroid_FloatStat::Respect),
            69 => Ok(GtaSaSaveAndroid_FloatStat::PistolSkill),
            70 => Ok(GtaSaSaveAndroid_FloatStat::SilencedPistolSkill),
            71 => Ok(GtaSaSaveAndroid_FloatStat::DesertEagleSkill),
            72 => Ok(GtaSaSaveAndroid_FloatStat::ShotgunSkill),
            73 => Ok(GtaSaSaveAndroid_FloatStat::SawnOffShotgunSkill),
            74 => Ok(GtaSaSaveAndroid_FloatStat::CombatShotgunSkill),
            75 => Ok(GtaSaSaveAndroid_FloatStat::MachinePistolSkill),
            76 => Ok(GtaSaSaveAndroid_FloatStat::SmgSkill),
            77 => Ok(GtaSaSaveAndroid_FloatStat::Ak47Skill),
            78 => Ok(GtaSaSaveAndroid_FloatStat::M4Skill),
            79 => Ok(GtaSaSaveAndroid_FloatStat::RifleSkill),
            80 => Ok(GtaSaSaveAndroid_FloatStat::Appearance),
            81 => Ok(GtaSaSaveAndroid_FloatStat::Gambling),
            _ => Ok(GtaSaSaveAndroid_FloatStat::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_FloatStat> for i64 {
    fn from(v: &GtaSaSaveAndroid_FloatStat) -> Self {
        match *v {
            GtaSaSaveAndroid_FloatStat::ProgressMade => 0,
            GtaSaSaveAndroid_FloatStat::TotalProgress => 1,
            GtaSaSaveAndroid_FloatStat::FurthestHoop => 2,
            GtaSaSaveAndroid_FloatStat::DistanceOnFoot => 3,
            GtaSaSaveAndroid_FloatStat::DistanceByCar => 4,
            GtaSaSaveAndroid_FloatStat::DistanceByMotorbike => 5,
            GtaSaSaveAndroid_FloatStat::DistanceByBoat => 6,
            GtaSaSaveAndroid_FloatStat::DistanceByGolfCart => 7,
            GtaSaSaveAndroid_FloatStat::DistanceByHelicopter => 8,
            GtaSaSaveAndroid_FloatStat::DistanceByPlane => 9,
            GtaSaSaveAndroid_FloatStat::LongestWheelieDistance => 10,
            GtaSaSaveAndroid_FloatStat::LongestStoppieDistance => 11,
            GtaSaSaveAndroid_FloatStat::Longest2WheelsDistance => 12,
            GtaSaSaveAndroid_FloatStat::WeaponSpend => 13,
            GtaSaSaveAndroid_FloatStat::FashionSpend => 14,
            GtaSaSaveAndroid_FloatStat::PropertySpend => 15,
            GtaSaSaveAndroid_FloatStat::AutoRepairAndPaintingSpend => 16,
            GtaSaSaveAndroid_FloatStat::LongestWheelieTime => 17,
            GtaSaSaveAndroid_FloatStat::LongestStoppieTime => 18,
            GtaSaSaveAndroid_FloatStat::Longest2WheelsTime => 19,
            GtaSaSaveAndroid_FloatStat::FoodSpend => 20,
            GtaSaSaveAndroid_FloatStat::Fat => 21,
            GtaSaSaveAndroid_FloatStat::Stamina => 22,
            GtaSaSaveAndroid_FloatStat::Muscle => 23,
            GtaSaSaveAndroid_FloatStat::MaxHealth => 24,
            GtaSaSaveAndroid_FloatStat::SexAppeal => 25,
            GtaSaSaveAndroid_FloatStat::DistanceBySwimming => 26,
            GtaSaSaveAndroid_FloatStat::DistanceByBicycle => 27,
            GtaSaSaveAndroid_FloatStat::DistanceOnTreadmill => 28,
            GtaSaSaveAndroid_FloatStat::DistanceOnExerciseBike => 29,
            GtaSaSaveAndroid_FloatStat::TattooSpend => 30,
            GtaSaSaveAndroid_FloatStat::HairdressingSpend => 31,
            GtaSaSaveAndroid_FloatStat::GirlfriendSpend => 32,
            GtaSaSaveAndroid_FloatStat::ProstituteSpend => 33,
            GtaSaSaveAndroid_FloatStat::FurnitureSpend => 34,
            GtaSaSaveAndroid_FloatStat::MoneySpentGambling => 35,
            GtaSaSaveAndroid_FloatStat::MoneyMadeFromPimping => 36,
            GtaSaSaveAndroid_FloatStat::MoneyWonGambling => 37,
            GtaSaSaveAndroid_FloatStat::BiggestGamblingWin => 38,
            GtaSaSaveAndroid_FloatStat::BiggestGamblingLoss => 39,
            GtaSaSaveAndroid_FloatStat::LargestBurglarySwag => 40,
            GtaSaSaveAndroid_FloatStat::MoneyMadeFromBurglary => 41,
            GtaSaSaveAndroid_FloatStat::MoneySpentBuildingProperty => 42,
            GtaSaSaveAndroid_FloatStat::Unused => 43,
            GtaSaSaveAndroid_FloatStat::LongestTreadmillTime => 44,
            GtaSaSaveAndroid_FloatStat::LongestExerciseBikeTime => 45,
            GtaSaSaveAndroid_FloatStat::MaxBenchPress => 46,
            GtaSaSaveAndroid_FloatStat::MaxDumbbells => 47,
            GtaSaSaveAndroid_FloatStat::Besttime8Track => 48,
            GtaSaSaveAndroid_FloatStat::BmxBestTime => 49,
            GtaSaSaveAndroid_FloatStat::LightestWeight => 50,
            GtaSaSaveAndroid_FloatStat::Longest5StarChase => 51,
            GtaSaSaveAndroid_FloatStat::Last5StarChase => 52,
            GtaSaSaveAndroid_FloatStat::WageBill => 53,
            GtaSaSaveAndroid_FloatStat::StripClubSpend => 54,
            GtaSaSaveAndroid_FloatStat::CarModificationSpend => 55,
            GtaSaSaveAndroid_FloatStat::TimeSpentShopping => 56,
            GtaSaSaveAndroid_FloatStat::TimeSpentGambling => 57,
            GtaSaSaveAndroid_FloatStat::TimeSpentOnLongestMission => 58,
            GtaSaSaveAndroid_FloatStat::TimeSpentOnQuickestMission => 59,
            GtaSaSaveAndroid_FloatStat::AverageMissionTime => 60,
            GtaSaSaveAndroid_FloatStat::DrugsSpend => 61,
            GtaSaSaveAndroid_FloatStat::TotalShoppingSpend => 62,
            GtaSaSaveAndroid_FloatStat::TimeSpentUnderwater => 63,
            GtaSaSaveAndroid_FloatStat::TotalRespect => 64,
            GtaSaSaveAndroid_FloatStat::GirlfriendRespect => 65,
            GtaSaSaveAndroid_FloatStat::ClothesRespect => 66,
            GtaSaSaveAndroid_FloatStat::FitnessRespect => 67,
            GtaSaSaveAndroid_FloatStat::Respect => 68,
            GtaSaSaveAndroid_FloatStat::PistolSkill => 69,
            GtaSaSaveAndroid_FloatStat::SilencedPistolSkill => 70,
            GtaSaSaveAndroid_FloatStat::DesertEagleSkill => 71,
            GtaSaSaveAndroid_FloatStat::ShotgunSkill => 72,
            GtaSaSaveAndroid_FloatStat::SawnOffShotgunSkill => 73,
            GtaSaSaveAndroid_FloatStat::CombatShotgunSkill => 74,
            GtaSaSaveAndroid_FloatStat::MachinePistolSkill => 75,
            GtaSaSaveAndroid_FloatStat::SmgSkill => 76,
            GtaSaSaveAndroid_FloatStat::Ak47Skill => 77,
            GtaSaSaveAndroid_FloatStat::M4Skill => 78,
            GtaSaSaveAndroid_FloatStat::RifleSkill => 79,
            GtaSaSaveAndroid_FloatStat::Appearance => 80,
            GtaSaSaveAndroid_FloatStat::Gambling => 81,
            GtaSaSaveAndroid_FloatStat::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_FloatStat {
    fn default() -> Self { GtaSaSaveAndroid_FloatStat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_GangId {

    /**
     * Ballas, purple, enemy.
     */
    GangBallas,

    /**
     * Grove Street Families, green, the player's gang.
     */
    GangGroveStreetFamilies,

    /**
     * Los Santos Vagos, yellow, enemy.
     */
    GangVagos,

    /**
     * San Fierro Rifa.
     */
    GangRifa,

    /**
     * Da Nang Boys.
     */
    GangDaNang,

    /**
     * Italian Mafia of Las Venturas.
     */
    GangMafia,

    /**
     * Mountain Cloud Boys (Triads).
     */
    GangTriads,

    /**
     * Varrios Los Aztecas.
     */
    GangAztecas,

    /**
     * Gang 9, never used; gta-reversed calls it the Russian Mafia.
     */
    GangUnused8,

    /**
     * Gang 10, never used; gta-reversed calls it the bikers.
     */
    GangUnused9,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_GangId {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_GangId> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_GangId::GangBallas),
            1 => Ok(GtaSaSaveAndroid_GangId::GangGroveStreetFamilies),
            2 => Ok(GtaSaSaveAndroid_GangId::GangVagos),
            3 => Ok(GtaSaSaveAndroid_GangId::GangRifa),
            4 => Ok(GtaSaSaveAndroid_GangId::GangDaNang),
            5 => Ok(GtaSaSaveAndroid_GangId::GangMafia),
            6 => Ok(GtaSaSaveAndroid_GangId::GangTriads),
            7 => Ok(GtaSaSaveAndroid_GangId::GangAztecas),
            8 => Ok(GtaSaSaveAndroid_GangId::GangUnused8),
            9 => Ok(GtaSaSaveAndroid_GangId::GangUnused9),
            _ => Ok(GtaSaSaveAndroid_GangId::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_GangId> for i64 {
    fn from(v: &GtaSaSaveAndroid_GangId) -> Self {
        match *v {
            GtaSaSaveAndroid_GangId::GangBallas => 0,
            GtaSaSaveAndroid_GangId::GangGroveStreetFamilies => 1,
            GtaSaSaveAndroid_GangId::GangVagos => 2,
            GtaSaSaveAndroid_GangId::GangRifa => 3,
            GtaSaSaveAndroid_GangId::GangDaNang => 4,
            GtaSaSaveAndroid_GangId::GangMafia => 5,
            GtaSaSaveAndroid_GangId::GangTriads => 6,
            GtaSaSaveAndroid_GangId::GangAztecas => 7,
            GtaSaSaveAndroid_GangId::GangUnused8 => 8,
            GtaSaSaveAndroid_GangId::GangUnused9 => 9,
            GtaSaSaveAndroid_GangId::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_GangId {
    fn default() -> Self { GtaSaSaveAndroid_GangId::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_GarageKind {

    /**
     * Opens only for the vehicle a mission has named.
     */
    GarageOnlyTargetVehicle,

    /**
     * Bomb shop: bomb that explodes some seconds after it is armed.
     */
    GarageBombShopTimed,

    /**
     * Bomb shop: bomb that explodes when the engine is started.
     */
    GarageBombShopEngine,

    /**
     * Bomb shop: bomb set off by the detonator.
     */
    GarageBombShopRemote,

    /**
     * Pay'n'Spray: repairs, resprays, ends the chase.
     */
    GaragePayNSpray,

    /**
     * Closes as soon as it is touched.
     */
    GarageClosesWhenTouched,

    /**
     * Opens for the named vehicle and holds the player while it closes.
     */
    GarageTargetVehicleFreezePlayer,

    /**
     * Only scripts open it; it closes by itself.
     */
    GarageScriptOpensOnly,

    /**
     * Safehouse garage in Ganton (the Johnson house).
     */
    GarageGanton,

    /**
     * Safehouse garage at Santa Maria Beach.
     */
    GarageSantaMaria,

    /**
     * Safehouse garage in Rockshore West.
     */
    GarageRockshoreWest,

    /**
     * Scripts open and close it.
     */
    GarageScriptControlled,

    /**
     * Stays open while the named car stands inside.
     */
    GarageStaysOpenWithCarInside,

    /**
     * Closes over the car and never opens again.
     */
    GarageClosesOnceAndForAll,

    /**
     * Scripts open it; the player is held while it closes.
     */
    GarageScriptOpensAndFreezes,

    /**
     * Safehouse garage in Fort Carson.
     */
    GarageFortCarson,

    /**
     * Safehouse garage at Verdant Meadows.
     */
    GarageVerdantMeadows,

    /**
     * Safehouse garage in Dillimore.
     */
    GarageDillimore,

    /**
     * Safehouse garage in Prickle Pine.
     */
    GaragePricklePine,

    /**
     * Safehouse garage in Whitewood Estates.
     */
    GarageWhitewood,

    /**
     * Safehouse garage in Palomino Creek.
     */
    GaragePalominoCreek,

    /**
     * Safehouse garage in Redsands West.
     */
    GarageRedsandsWest,

    /**
     * Safehouse garage in El Corona.
     */
    GarageElCorona,

    /**
     * Safehouse garage in Mulholland.
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
     * Loco Low Co: tuning shop for lowriders.
     */
    GarageLocoLowCo,

    /**
     * Wheel Arch Angels: tuning shop for street racers.
     */
    GarageWheelArchAngels,

    /**
     * TransFender: tuning shop for the other cars.
     */
    GarageTransfender,

    /**
     * Safehouse garage in Calton Heights.
     */
    GarageCaltonHeights,

    /**
     * Safehouse garage in Paradiso.
     */
    GarageParadiso,

    /**
     * The Doherty garage.
     */
    GarageDoherty,

    /**
     * Safehouse garage in Hashbury.
     */
    GarageHashbury,

    /**
     * Lock-up where the loot of burglaries is delivered.
     */
    GarageBurglary,

    /**
     * Hangar of the AT-400, the airliner.
     */
    GarageAt400Hangar,

    /**
     * Hangar of the airstrip at Verdant Meadows; holds aircraft.
     */
    GarageAbandonedAirportHangar,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_GarageKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_GarageKind> {
        match flag {
            1 => Ok(GtaSaSaveAndroid_GarageKind::GarageOnlyTargetVehicle),
            2 => Ok(GtaSaSaveAndroid_GarageKind::GarageBombShopTimed),
            3 => Ok(GtaSaSaveAndroid_GarageKind::GarageBombShopEngine),
            4 => Ok(GtaSaSaveAndroid_GarageKind::GarageBombShopRemote),
            5 => Ok(GtaSaSaveAndroid_GarageKind::GaragePayNSpray),
            11 => Ok(GtaSaSaveAndroid_GarageKind::GarageClosesWhenTouched),
            14 => Ok(GtaSaSaveAndroid_GarageKind::GarageTargetVehicleFreezePlayer),
            15 => Ok(GtaSaSaveAndroid_GarageKind::GarageScriptOpensOnly),
            16 => Ok(GtaSaSaveAndroid_GarageKind::GarageGanton),
            17 => Ok(GtaSaSaveAndroid_GarageKind::GarageSantaMaria),
            18 => Ok(GtaSaSaveAndroid_GarageKind::GarageRockshoreWest),
            19 => Ok(GtaSaSaveAndroid_GarageKind::GarageScriptControlled),
            20 => Ok(GtaSaSaveAndroid_GarageKind::GarageStaysOpenWithCarInside),
            21 => Ok(GtaSaSaveAndroid_GarageKind::GarageClosesOnceAndForAll),
            23 => Ok(GtaSaSaveAndroid_GarageKind::GarageScriptOpensAndFreezes),
            24 => Ok(GtaSaSaveAndroid_GarageKind::GarageFortCarson),
            25 => Ok(GtaSaSaveAndroid_GarageKind::GarageVerdantMeadows),
            26 => Ok(GtaSaSaveAndroid_GarageKind::GarageDillimore),
            27 => Ok(GtaSaSaveAndroid_GarageKind::GaragePricklePine),
            28 => Ok(GtaSaSaveAndroid_GarageKind::GarageWhitewood),
            29 => Ok(GtaSaSaveAndroid_GarageKind::GaragePalominoCreek),
            30 => Ok(GtaSaSaveAndroid_GarageKind::GarageRedsandsWest),
            31 => Ok(GtaSaSaveAndroid_GarageKind::GarageElCorona),
            32 => Ok(GtaSaSaveAndroid_GarageKind::GarageMulholland),
            33 => Ok(GtaSaSaveAndroid_GarageKind::GarageImpoundLs),
            34 => Ok(GtaSaSaveAndroid_GarageKind::GarageImpoundSf),
            35 => Ok(GtaSaSaveAndroid_GarageKind::GarageImpoundLv),
            36 => Ok(GtaSaSaveAndroid_GarageKind::GarageLocoLowCo),
            37 => Ok(GtaSaSaveAndroid_GarageKind::GarageWheelArchAngels),
            38 => Ok(GtaSaSaveAndroid_GarageKind::GarageTransfender),
            39 => Ok(GtaSaSaveAndroid_GarageKind::GarageCaltonHeights),
            40 => Ok(GtaSaSaveAndroid_GarageKind::GarageParadiso),
            41 => Ok(GtaSaSaveAndroid_GarageKind::GarageDoherty),
            42 => Ok(GtaSaSaveAndroid_GarageKind::GarageHashbury),
            43 => Ok(GtaSaSaveAndroid_GarageKind::GarageBurglary),
            44 => Ok(GtaSaSaveAndroid_GarageKind::GarageAt400Hangar),
            45 => Ok(GtaSaSaveAndroid_GarageKind::GarageAbandonedAirportHangar),
            _ => Ok(GtaSaSaveAndroid_GarageKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_GarageKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_GarageKind) -> Self {
        match *v {
            GtaSaSaveAndroid_GarageKind::GarageOnlyTargetVehicle => 1,
            GtaSaSaveAndroid_GarageKind::GarageBombShopTimed => 2,
            GtaSaSaveAndroid_GarageKind::GarageBombShopEngine => 3,
            GtaSaSaveAndroid_GarageKind::GarageBombShopRemote => 4,
            GtaSaSaveAndroid_GarageKind::GaragePayNSpray => 5,
            GtaSaSaveAndroid_GarageKind::GarageClosesWhenTouched => 11,
            GtaSaSaveAndroid_GarageKind::GarageTargetVehicleFreezePlayer => 14,
            GtaSaSaveAndroid_GarageKind::GarageScriptOpensOnly => 15,
            GtaSaSaveAndroid_GarageKind::GarageGanton => 16,
            GtaSaSaveAndroid_GarageKind::GarageSantaMaria => 17,
            GtaSaSaveAndroid_GarageKind::GarageRockshoreWest => 18,
            GtaSaSaveAndroid_GarageKind::GarageScriptControlled => 19,
            GtaSaSaveAndroid_GarageKind::GarageStaysOpenWithCarInside => 20,
            GtaSaSaveAndroid_GarageKind::GarageClosesOnceAndForAll => 21,
            GtaSaSaveAndroid_GarageKind::GarageScriptOpensAndFreezes => 23,
            GtaSaSaveAndroid_GarageKind::GarageFortCarson => 24,
            GtaSaSaveAndroid_GarageKind::GarageVerdantMeadows => 25,
            GtaSaSaveAndroid_GarageKind::GarageDillimore => 26,
            GtaSaSaveAndroid_GarageKind::GaragePricklePine => 27,
            GtaSaSaveAndroid_GarageKind::GarageWhitewood => 28,
            GtaSaSaveAndroid_GarageKind::GaragePalominoCreek => 29,
            GtaSaSaveAndroid_GarageKind::GarageRedsandsWest => 30,
            GtaSaSaveAndroid_GarageKind::GarageElCorona => 31,
            GtaSaSaveAndroid_GarageKind::GarageMulholland => 32,
            GtaSaSaveAndroid_GarageKind::GarageImpoundLs => 33,
            GtaSaSaveAndroid_GarageKind::GarageImpoundSf => 34,
            GtaSaSaveAndroid_GarageKind::GarageImpoundLv => 35,
            GtaSaSaveAndroid_GarageKind::GarageLocoLowCo => 36,
            GtaSaSaveAndroid_GarageKind::GarageWheelArchAngels => 37,
            GtaSaSaveAndroid_GarageKind::GarageTransfender => 38,
            GtaSaSaveAndroid_GarageKind::GarageCaltonHeights => 39,
            GtaSaSaveAndroid_GarageKind::GarageParadiso => 40,
            GtaSaSaveAndroid_GarageKind::GarageDoherty => 41,
            GtaSaSaveAndroid_GarageKind::GarageHashbury => 42,
            GtaSaSaveAndroid_GarageKind::GarageBurglary => 43,
            GtaSaSaveAndroid_GarageKind::GarageAt400Hangar => 44,
            GtaSaSaveAndroid_GarageKind::GarageAbandonedAirportHangar => 45,
            GtaSaSaveAndroid_GarageKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_GarageKind {
    fn default() -> Self { GtaSaSaveAndroid_GarageKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_HiddenThing {

    /**
     * Nothing; the place is free.
     */
    NothingHidden,

    /**
     * As earlier games had it.
     */
    HiddenLegacy,

    /**
     * A building that a script has hidden.
     */
    HiddenBuilding,

    /**
     * A movable object that a script has hidden.
     */
    HiddenObject,

    /**
     * A dummy (place holder of an object) that a script has hidden.
     */
    HiddenDummy,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_HiddenThing {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_HiddenThing> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_HiddenThing::NothingHidden),
            1 => Ok(GtaSaSaveAndroid_HiddenThing::HiddenLegacy),
            2 => Ok(GtaSaSaveAndroid_HiddenThing::HiddenBuilding),
            3 => Ok(GtaSaSaveAndroid_HiddenThing::HiddenObject),
            4 => Ok(GtaSaSaveAndroid_HiddenThing::HiddenDummy),
            _ => Ok(GtaSaSaveAndroid_HiddenThing::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_HiddenThing> for i64 {
    fn from(v: &GtaSaSaveAndroid_HiddenThing) -> Self {
        match *v {
            GtaSaSaveAndroid_HiddenThing::NothingHidden => 0,
            GtaSaSaveAndroid_HiddenThing::HiddenLegacy => 1,
            GtaSaSaveAndroid_HiddenThing::HiddenBuilding => 2,
            GtaSaSaveAndroid_HiddenThing::HiddenObject => 3,
            GtaSaSaveAndroid_HiddenThing::HiddenDummy => 4,
            GtaSaSaveAndroid_HiddenThing::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_HiddenThing {
    fn default() -> Self { GtaSaSaveAndroid_HiddenThing::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_Icon {

    /**
     * Marker drawn as a square: something of interest.
     */
    IconPlayerInterest,

    /**
     * Square of an enemy.
     */
    IconThreat,

    /**
     * Square of a friend.
     */
    IconFriend,

    /**
     * Square of an object.
     */
    IconObject,

    /**
     * Square of a destination.
     */
    IconDestination,

    /**
     * No icon: a coloured square.
     */
    IconNone,

    /**
     * White square.
     */
    IconWhite,

    /**
     * The player's arrow in the middle of the radar.
     */
    IconCentre,

    /**
     * "You are here" arrow of the map in the menu.
     */
    IconMapHere,

    /**
     * Letter N at the rim of the radar.
     */
    IconNorth,

    /**
     * Airfield: the pilot school.
     */
    IconAiryard,

    /**
     * Ammu-Nation, weapon shop.
     */
    IconAmmu,

    /**
     * Barber.
     */
    IconBarber,

    /**
     * Missions of Big Smoke.
     */
    IconBigSmoke,

    /**
     * Boat school.
     */
    IconBoatyard,

    /**
     * Burger Shot restaurant.
     */
    IconBurgershot,

    /**
     * Bulldozer: quarry jobs.
     */
    IconQuarry,

    /**
     * Missions of Catalina.
     */
    IconCatalina,

    /**
     * Missions of Cesar Vialpando.
     */
    IconCesar,

    /**
     * Cluckin' Bell restaurant.
     */
    IconChicken,

    /**
     * Missions of CJ himself.
     */
    IconCj,

    /**
     * Missions for the policemen of C.R.A.S.H.
     */
    IconCrash,

    /**
     * Diner.
     */
    IconDiner,

    /**
     * Emmet's weapons.
     */
    IconEmmet,

    /**
     * Territory under attack.
     */
    IconEnemyAttack,

    /**
     * Drawing of a fire; what it is used for is not known.
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
     * Loco Syndicate missions.
     */
    IconSyndicate,

    /**
     * Missions of Madd Dogg.
     */
    IconMaddDogg,

    /**
     * Caligula's casino (the Mafia).
     */
    IconCaligulas,

    /**
     * Missions of OG Loc by their name in scripts, STRAP1 to STRAP4.
     */
    IconMcStrap,

    /**
     * Tuning shop.
     */
    IconModGarage,

    /**
     * Missions of OG Loc.
     */
    IconOgLoc,

    /**
     * Well Stacked Pizza restaurant.
     */
    IconPizza,

    /**
     * Police station.
     */
    IconPolice,

    /**
     * Property for sale.
     */
    IconPropertyGreen,

    /**
     * Property that is not for sale.
     */
    IconPropertyRed,

    /**
     * Street race.
     */
    IconRace,

    /**
     * Missions of Ryder.
     */
    IconRyder,

    /**
     * Save house.
     */
    IconSave,

    /**
     * Driving or bike school.
     */
    IconSchool,

    /**
     * Unknown contact: question mark.
     */
    IconQuestion,

    /**
     * Missions of Sweet.
     */
    IconSweet,

    /**
     * Tattoo shop.
     */
    IconTattoo,

    /**
     * Missions of The Truth.
     */
    IconTruth,

    /**
     * Target set by the player on the map.
     */
    IconWaypoint,

    /**
     * Toreno's ranch.
     */
    IconTorenoRanch,

    /**
     * Missions of the Triads (San Fierro).
     */
    IconTriads,

    /**
     * The Four Dragons casino.
     */
    IconFourDragons,

    /**
     * Clothes shop.
     */
    IconClothes,

    /**
     * Missions of Wu Zi Mu.
     */
    IconWoozie,

    /**
     * Missions of Zero.
     */
    IconZero,

    /**
     * Club for a date.
     */
    IconDisco,

    /**
     * Bar for a date.
     */
    IconDrink,

    /**
     * Restaurant for a date.
     */
    IconFood,

    /**
     * Trucking jobs.
     */
    IconTruck,

    /**
     * Dollar sign.
     */
    IconCash,

    /**
     * Drawing of a flag; what it is used for is not known.
     */
    IconFlag,

    /**
     * Gym.
     */
    IconGym,

    /**
     * Police impound.
     */
    IconImpound,

    /**
     * Drawing of a light; what it is used for is not known.
     */
    IconLight,

    /**
     * Runway.
     */
    IconRunway,

    /**
     * Gang, by its letter the blue colour; which gang is not known.
     */
    IconGangB,

    /**
     * Gang, purple (Ballas).
     */
    IconGangP,

    /**
     * Gang, yellow (Vagos).
     */
    IconGangY,

    /**
     * Gang; what its letter stands for is not known.
     */
    IconGangN,

    /**
     * Gang, green (Grove Street).
     */
    IconGangG,

    /**
     * Pay'n'Spray.
     */
    IconSpray,

    /**
     * Missions of Mike Toreno.
     */
    IconToreno,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_Icon {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_Icon> {
        match flag {
            -5 => Ok(GtaSaSaveAndroid_Icon::IconPlayerInterest),
            -4 => Ok(GtaSaSaveAndroid_Icon::IconThreat),
            -3 => Ok(GtaSaSaveAndroid_Icon::IconFriend),
            -2 => Ok(GtaSaSaveAndroid_Icon::IconObject),
            -1 => Ok(GtaSaSaveAndroid_Icon::IconDestination),
            0 => Ok(GtaSaSaveAndroid_Icon::IconNone),
            1 => Ok(GtaSaSaveAndroid_Icon::IconWhite),
            2 => Ok(GtaSaSaveAndroid_Icon::IconCentre),
            3 => Ok(GtaSaSaveAndroid_Icon::IconMapHere),
            4 => Ok(GtaSaSaveAndroid_Icon::IconNorth),
            5 => Ok(GtaSaSaveAndroid_Icon::IconAiryard),
            6 => Ok(GtaSaSaveAndroid_Icon::IconAmmu),
            7 => Ok(GtaSaSaveAndroid_Icon::IconBarber),
            8 => Ok(GtaSaSaveAndroid_Icon::IconBigSmoke),
            9 => Ok(GtaSaSaveAndroid_Icon::IconBoatyard),
            10 => Ok(GtaSaSaveAndroid_Icon::IconBurgershot),
            11 => Ok(GtaSaSaveAndroid_Icon::IconQuarry),
            12 => Ok(GtaSaSaveAndroid_Icon::IconCatalina),
            13 => Ok(GtaSaSaveAndroid_Icon::IconCesar),
            14 => Ok(GtaSaSaveAndroid_Icon::IconChicken),
            15 => Ok(GtaSaSaveAndroid_Icon::IconCj),
            16 => Ok(GtaSaSaveAndroid_Icon::IconCrash),
            17 => Ok(GtaSaSaveAndroid_Icon::IconDiner),
            18 => Ok(GtaSaSaveAndroid_Icon::IconEmmet),
            19 => Ok(GtaSaSaveAndroid_Icon::IconEnemyAttack),
            20 => Ok(GtaSaSaveAndroid_Icon::IconFire),
            21 => Ok(GtaSaSaveAndroid_Icon::IconGirlfriend),
            22 => Ok(GtaSaSaveAndroid_Icon::IconHospital),
            23 => Ok(GtaSaSaveAndroid_Icon::IconSyndicate),
            24 => Ok(GtaSaSaveAndroid_Icon::IconMaddDogg),
            25 => Ok(GtaSaSaveAndroid_Icon::IconCaligulas),
            26 => Ok(GtaSaSaveAndroid_Icon::IconMcStrap),
            27 => Ok(GtaSaSaveAndroid_Icon::IconModGarage),
            28 => Ok(GtaSaSaveAndroid_Icon::IconOgLoc),
            29 => Ok(GtaSaSaveAndroid_Icon::IconPizza),
            30 => Ok(GtaSaSaveAndroid_Icon::IconPolice),
            31 => Ok(GtaSaSaveAndroid_Icon::IconPropertyGreen),
            32 => Ok(GtaSaSaveAndroid_Icon::IconPropertyRed),
            33 => Ok(GtaSaSaveAndroid_Icon::IconRace),
            34 => Ok(GtaSaSaveAndroid_Icon::IconRyder),
            35 => Ok(GtaSaSaveAndroid_Icon::IconSave),
            36 => Ok(GtaSaSaveAndroid_Icon::IconSchool),
            37 => Ok(GtaSaSaveAndroid_Icon::IconQuestion),
            38 => Ok(GtaSaSaveAndroid_Icon::IconSweet),
            39 => Ok(GtaSaSaveAndroid_Icon::IconTattoo),
            40 => Ok(GtaSaSaveAndroid_Icon::IconTruth),
            41 => Ok(GtaSaSaveAndroid_Icon::IconWaypoint),
            42 => Ok(GtaSaSaveAndroid_Icon::IconTorenoRanch),
            43 => Ok(GtaSaSaveAndroid_Icon::IconTriads),
            44 => Ok(GtaSaSaveAndroid_Icon::IconFourDragons),
            45 => Ok(GtaSaSaveAndroid_Icon::IconClothes),
            46 => Ok(GtaSaSaveAndroid_Icon::IconWoozie),
            47 => Ok(GtaSaSaveAndroid_Icon::IconZero),
            48 => Ok(GtaSaSaveAndroid_Icon::IconDisco),
            49 => Ok(GtaSaSaveAndroid_Icon::IconDrink),
            50 => Ok(GtaSaSaveAndroid_Icon::IconFood),
            51 => Ok(GtaSaSaveAndroid_Icon::IconTruck),
            52 => Ok(GtaSaSaveAndroid_Icon::IconCash),
            53 => Ok(GtaSaSaveAndroid_Icon::IconFlag),
            54 => Ok(GtaSaSaveAndroid_Icon::IconGym),
            55 => Ok(GtaSaSaveAndroid_Icon::IconImpound),
            56 => Ok(GtaSaSaveAndroid_Icon::IconLight),
            57 => Ok(GtaSaSaveAndroid_Icon::IconRunway),
            58 => Ok(GtaSaSaveAndroid_Icon::IconGangB),
            59 => Ok(GtaSaSaveAndroid_Icon::IconGangP),
            60 => Ok(GtaSaSaveAndroid_Icon::IconGangY),
            61 => Ok(GtaSaSaveAndroid_Icon::IconGangN),
            62 => Ok(GtaSaSaveAndroid_Icon::IconGangG),
            63 => Ok(GtaSaSaveAndroid_Icon::IconSpray),
            64 => Ok(GtaSaSaveAndroid_Icon::IconToreno),
            _ => Ok(GtaSaSaveAndroid_Icon::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_Icon> for i64 {
    fn from(v: &GtaSaSaveAndroid_Icon) -> Self {
        match *v {
            GtaSaSaveAndroid_Icon::IconPlayerInterest => -5,
            GtaSaSaveAndroid_Icon::IconThreat => -4,
            GtaSaSaveAndroid_Icon::IconFriend => -3,
            GtaSaSaveAndroid_Icon::IconObject => -2,
            GtaSaSaveAndroid_Icon::IconDestination => -1,
            GtaSaSaveAndroid_Icon::IconNone => 0,
            GtaSaSaveAndroid_Icon::IconWhite => 1,
            GtaSaSaveAndroid_Icon::IconCentre => 2,
            GtaSaSaveAndroid_Icon::IconMapHere => 3,
            GtaSaSaveAndroid_Icon::IconNorth => 4,
            GtaSaSaveAndroid_Icon::IconAiryard => 5,
            GtaSaSaveAndroid_Icon::IconAmmu => 6,
            GtaSaSaveAndroid_Icon::IconBarber => 7,
            GtaSaSaveAndroid_Icon::IconBigSmoke => 8,
            GtaSaSaveAndroid_Icon::IconBoatyard => 9,
            GtaSaSaveAndroid_Icon::IconBurgershot => 10,
            GtaSaSaveAndroid_Icon::IconQuarry => 11,
            GtaSaSaveAndroid_Icon::IconCatalina => 12,
            GtaSaSaveAndroid_Icon::IconCesar => 13,
            GtaSaSaveAndroid_Icon::IconChicken => 14,
            GtaSaSaveAndroid_Icon::IconCj => 15,
            GtaSaSaveAndroid_Icon::IconCrash => 16,
            GtaSaSaveAndroid_Icon::IconDiner => 17,
            GtaSaSaveAndroid_Icon::IconEmmet => 18,
            GtaSaSaveAndroid_Icon::IconEnemyAttack => 19,
            GtaSaSaveAndroid_Icon::IconFire => 20,
            GtaSaSaveAndroid_Icon::IconGirlfriend => 21,
            GtaSaSaveAndroid_Icon::IconHospital => 22,
            GtaSaSaveAndroid_Icon::IconSyndicate => 23,
            GtaSaSaveAndroid_Icon::IconMaddDogg => 24,
            GtaSaSaveAndroid_Icon::IconCaligulas => 25,
            GtaSaSaveAndroid_Icon::IconMcStrap => 26,
            GtaSaSaveAndroid_Icon::IconModGarage => 27,
            GtaSaSaveAndroid_Icon::IconOgLoc => 28,
            GtaSaSaveAndroid_Icon::IconPizza => 29,
            GtaSaSaveAndroid_Icon::IconPolice => 30,
            GtaSaSaveAndroid_Icon::IconPropertyGreen => 31,
            GtaSaSaveAndroid_Icon::IconPropertyRed => 32,
            GtaSaSaveAndroid_Icon::IconRace => 33,
            GtaSaSaveAndroid_Icon::IconRyder => 34,
            GtaSaSaveAndroid_Icon::IconSave => 35,
            GtaSaSaveAndroid_Icon::IconSchool => 36,
            GtaSaSaveAndroid_Icon::IconQuestion => 37,
            GtaSaSaveAndroid_Icon::IconSweet => 38,
            GtaSaSaveAndroid_Icon::IconTattoo => 39,
            GtaSaSaveAndroid_Icon::IconTruth => 40,
            GtaSaSaveAndroid_Icon::IconWaypoint => 41,
            GtaSaSaveAndroid_Icon::IconTorenoRanch => 42,
            GtaSaSaveAndroid_Icon::IconTriads => 43,
            GtaSaSaveAndroid_Icon::IconFourDragons => 44,
            GtaSaSaveAndroid_Icon::IconClothes => 45,
            GtaSaSaveAndroid_Icon::IconWoozie => 46,
            GtaSaSaveAndroid_Icon::IconZero => 47,
            GtaSaSaveAndroid_Icon::IconDisco => 48,
            GtaSaSaveAndroid_Icon::IconDrink => 49,
            GtaSaSaveAndroid_Icon::IconFood => 50,
            GtaSaSaveAndroid_Icon::IconTruck => 51,
            GtaSaSaveAndroid_Icon::IconCash => 52,
            GtaSaSaveAndroid_Icon::IconFlag => 53,
            GtaSaSaveAndroid_Icon::IconGym => 54,
            GtaSaSaveAndroid_Icon::IconImpound => 55,
            GtaSaSaveAndroid_Icon::IconLight => 56,
            GtaSaSaveAndroid_Icon::IconRunway => 57,
            GtaSaSaveAndroid_Icon::IconGangB => 58,
            GtaSaSaveAndroid_Icon::IconGangP => 59,
            GtaSaSaveAndroid_Icon::IconGangY => 60,
            GtaSaSaveAndroid_Icon::IconGangN => 61,
            GtaSaSaveAndroid_Icon::IconGangG => 62,
            GtaSaSaveAndroid_Icon::IconSpray => 63,
            GtaSaSaveAndroid_Icon::IconToreno => 64,
            GtaSaSaveAndroid_Icon::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_Icon {
    fn default() -> Self { GtaSaSaveAndroid_Icon::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_IntStat {

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
     * Boats the player has wrecked.
     */
    BoatsDestroyed,

    /**
     * Aircraft the player has wrecked.
     */
    PlanesHelicoptersDestroyed,

    /**
     * Dollars of damage to property.
     */
    CostOfPropertyDamaged,

    /**
     * Shots the player has fired.
     */
    BulletsFired,

    /**
     * Kilograms of explosives used.
     */
    KgsOfExplosivesUsed,

    /**
     * Shots of the player that hit somebody; divided by `bullets_fired` they
     * give the accuracy.
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
     * Sum of all wanted stars ever got.
     */
    TotalNumWantedStarsAttained,

    /**
     * Sum of all wanted stars ever lost again.
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
     * Times wasted.
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
     * Missions passed so far.
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
     * Patients delivered in paramedic missions.
     */
    PeopleSavedInAnAmbulance,

    /**
     * Criminals caught in vigilante missions.
     */
    CriminalsKilledOnVigilanteMission,

    /**
     * Fires put out.
     */
    TotalFiresExtinguished,

    /**
     * Pizzas delivered (script name).
     */
    PackagesDelivered,

    /**
     * Contract killings.
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
     * Skill, 0 to 1000, at driving cars.
     */
    DrivingSkill,

    /**
     * Trucking jobs done.
     */
    NumTruckMissionsPassed,

    /**
     * Dollars made with trucks.
     */
    MoneyMadeInTruck,

    /**
     * Members of the player's own group that died by his hand.
     */
    RecruitedGangMembersKilled,

    /**
     * Armour; 0 in all measured files.
     */
    Armor,

    /**
     * Energy from food, 0 to 1000; when it runs out, fat is burnt.
     */
    Energy,

    /**
     * Photos made with the camera.
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
     * Prostitutes driven in the job as a pimp.
     */
    NumGirlsPimped,

    /**
     * Best position in the 8-Track.
     */
    Bestpos8Track,

    /**
     * Milliseconds of flight with the jetpack.
     */
    TimeOnJetpack,

    /**
     * Best level at the shooting range.
     */
    ShootingRangeLevelsPassed,

    /**
     * Cars parked in the best valet round.
     */
    MostCarsParkedOnValetParking,

    /**
     * Kills since the last checkpoint; a save adds them to the next statistic,
     * so that 0 is stored.
     */
    KillsSinceLastCheckpoint,

    /**
     * Kills up to the last save, which adds those of
     * `kills_since_last_checkpoint`.
     */
    TotalLegitimateKills,

    /**
     * Kills in the Bloodring derby.
     */
    NumBloodringKills,

    /**
     * Time survived in the Bloodring derby.
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
     * Different girlfriends met.
     */
    NumGirlsDated,

    /**
     * Dates that ended in the house.
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
     * Burglaries done.
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
     * Meals bought, one more per purchase.
     */
    NumMealsEaten,

    /**
     * Dollars made in the quarry; 0 in all measured files.
     */
    MoneyMadeInQuarry,

    /**
     * Seconds for the quarry jobs.
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
     * Level reached in the job as a pimp.
     */
    PimpingLevel,

    /**
     * Best score in the Kickstart stunt arena.
     */
    KickstartBestScore,

    /**
     * Seconds of the best lap in the Hotring (8-Track).
     */
    BestLapTimeIn8Track,

    /**
     * Cars delivered to the export ship.
     */
    NumVehiclesExported,

    /**
     * Cars bought back from the export ship.
     */
    NumVehiclesImported,

    /**
     * Best score in basketball.
     */
    MaxBasketballScore,

    /**
     * Fires and explosions caused.
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
     * Seconds of the best lap on the dirt track.
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
     * Skill, 0 to 1000, at flying.
     */
    FlyingSkill,

    /**
     * Respect from missions.
     */
    RespectMission,

    /**
     * Breath under water, 0 to 1000.
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
     * Luck, 0 to 1000, from the horseshoes; helps in the casinos.
     */
    Luck,

    /**
     * Gang wars won, as attacker or defender.
     */
    TerritoriesTakenOver,

    /**
     * Own territories lost to an attack.
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
     * Members of the gang taken along.
     */
    GangMembersRecruited,

    /**
     * Members of enemy gangs killed by the player; 0.75 respect each.
     */
    EnemyGangMembersKilled,

    /**
     * Members of the own gang killed by the player; each costs 5 respect.
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
     * Percent of progress with Denise.
     */
    ProgressWithDenise,

    /**
     * Percent of progress with Michelle.
     */
    ProgressWithMichelle,

    /**
     * Percent of progress with Helena.
     */
    ProgressWithHelena,

    /**
     * Percent of progress with Barbara.
     */
    ProgressWithBarbara,

    /**
     * Percent of progress with Katie.
     */
    ProgressWithKatie,

    /**
     * Percent of progress with Millie.
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
     * 0 or 1: Drive-Thru is passed; the script `sweet3` sets it. The radio
     * talks about it.
     */
    PassedSweet2,

    /**
     * 0 or 1: Management Issues is passed; the script `strap3` sets it.
     */
    PassedStrap3,

    /**
     * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
     * with `passed_scrash1`.
     */
    PassedZero1,

    /**
     * 0 or 1: Yay Ka-Boom-Boom is passed; the script `syn7` sets it.
     */
    PassedSyndicateAndWoozie,

    /**
     * 0 or 1: Fish in a Barrel is passed; the script `casino7_cut` sets it.
     */
    PassedCasino7,

    /**
     * 0 or 1: Breaking the Bank at Caligula's is passed; the script `heist9`
     * sets it.
     */
    PassedHeist8,

    /**
     * 0 or 1: Vertical Bird is passed; the script `mansion2` sets it. The
     * radio talks about it.
     */
    PassedMansion2,

    /**
     * 0 or 1: Riot has begun; the script `riot1` sets it.
     */
    StartedRiot1,

    /**
     * 0 or 1: Robbing Uncle Sam is passed; the script `ryder2` sets it. The
     * radio talks about it.
     */
    PassedRyder2,

    /**
     * 0 or 1: Mike Toreno is passed; the script `farlie3` sets it. The radio
     * talks about it.
     */
    PassedFarlie3,

    /**
     * 0 or 1: Architectural Espionage is passed; the script `heist1` sets it.
     */
    PassedHeist1,

    /**
     * 0 or 1: Jizzy is passed; the script `syn2` sets it.
     */
    PassedSyndicate2,

    /**
     * 0 or 1: Reuniting the Families is passed; the script `la1fin1` sets it.
     */
    PassedLafin1,

    /**
     * 0 or 1: Small Town Bank is passed; the script `cat2` sets it.
     */
    PassedCat2,

    /**
     * 0 or 1: Photo Opportunity is passed; the script `syn1` sets it.
     */
    PassedSyndicate1,

    /**
     * 0 or 1: Don Peyote is passed; the script `casino4` sets it.
     */
    PassedCasino4,

    /**
     * 0 or 1: Local Liquor Store is passed; the script `cat1` sets it. The
     * radio talks about it.
     */
    PassedCat1,

    /**
     * 0 or 1: Badlands is passed; the script `bcrash1` sets it.
     */
    PassedBcrash1,

    /**
     * 0 or 1: Monster is passed; the script `desert1` sets it. The radio talks
     * about it.
     */
    PassedDesert1,

    /**
     * 0 or 1: Wear Flowers in Your Hair is passed; the script `garage1` sets
     * it.
     */
    PassedGarage1,

    /**
     * 0 or 1: Farewell, My Love is passed; the main script sets it.
     */
    PassedBcesar4,

    /**
     * 0 or 1: The Green Sabre is passed; the script `la1fin2` sets it. The
     * radio talks about it.
     */
    PassedLafin2,

    /**
     * 0 or 1: Deconstruction is passed; the script `garage2` sets it.
     */
    PassedGarage2,

    /**
     * 0 or 1: Verdant Meadows is passed; the script `desert4` sets it, which
     * calls itself Learning to Fly.
     */
    PassedDesert4,

    /**
     * 0 or 1: Highjack is passed; the script `desert2` sets it.
     */
    PassedDesert12,

    /**
     * 0 or 1: The call of Wu Zi Mu is answered that opens the missions of the
     * casino, after the first test of a pilot; the script `mobile` sets it,
     * none of a mission. The radio talks about it.
     */
    PassedCasino3,

    /**
     * 0 or 1: The Meat Business is passed; the script `casino6` sets it. The
     * radio talks about it.
     */
    PassedCasino6,

    /**
     * 0 or 1: Saint Mark's Bistro is passed; the script `casino10` sets it.
     * The radio talks about it.
     */
    PassedCasino10,

    /**
     * 0 or 1: Interdiction is passed; the script `desert3` sets it. The radio
     * talks about it.
     */
    PassedDesert3,

    /**
     * 0 or 1: Learning to Fly, the school for pilots, is passed; the script
     * `desert5` sets it. The radio talks about it.
     */
    PassedDesert5,

    /**
     * 0 or 1: Black Project is passed; the script `desert8` sets it. The radio
     * talks about it.
     */
    PassedDesert8,

    /**
     * 0 or 1: Green Goo is passed; the script `desert10` sets it. The radio
     * talks about it.
     */
    PassedDesert10,

    /**
     * 0 or 1: Home Coming is passed; the script `mansion3` sets it.
     */
    PassedMansion3,

    /**
     * 0 or 1: Riot is passed; the script `riot1` sets it. The radio talks
     * about it.
     */
    PassedRiot1,

    /**
     * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
     * with `passed_zero1`. The radio talks about it.
     */
    PassedScrash1,

    /**
     * 0 or 1: House Party is passed; the script `strap4` sets it. The radio
     * talks about it.
     */
    PassedStrap4,

    /**
     * 0 or 1: Are You Going to San Fierro? is passed; the script `truth2` sets
     * it. The radio talks about it.
     */
    PassedTruth2,

    /**
     * 0 or 1: High Noon is passed; the script `vcrash2` sets it. The radio
     * talks about it.
     */
    PassedVcrash2,

    /**
     * 0 or 1: Badlands can begin; the script `la1fin2` sets it at the end of
     * The Green Sabre. The radio talks about it.
     */
    StartedBadlands,

    /**
     * 0 or 1: The second meeting with Catalina has begun; the script
     * `catalina` sets it. The radio talks about it.
     */
    StartedCat2,

    /**
     * 0 or 1: The race of Farewell, My Love has started; the main script sets
     * it, whatever the name says. The radio talks about it.
     */
    StartedCrash1,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_IntStat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_IntStat> {
        match flag {
            120 => Ok(GtaSaSaveAndroid_IntStat::PeopleWastedByOthers),
            121 => Ok(GtaSaSaveAndroid_IntStat::PeopleYouveWasted),
            122 => Ok(GtaSaSaveAndroid_IntStat::RoadVehiclesDestroyed),
            123 => Ok(GtaSaSaveAndroid_IntStat::BoatsDestroyed),
            124 => Ok(GtaSaSaveAndroid_IntStat::PlanesHelicoptersDestroyed),
            125 => Ok(GtaSaSaveAndroid_IntStat::CostOfPropertyDamaged),
            126 => Ok(GtaSaSaveAndroid_IntStat::BulletsFired),
            127 => Ok(GtaSaSaveAndroid_IntStat::KgsOfExplosivesUsed),
            128 => Ok(GtaSaSaveAndroid_IntStat::BulletsThatHit),
            129 => Ok(GtaSaSaveAndroid_IntStat::TiresPoppedWithGunfire),
            130 => Ok(GtaSaSaveAndroid_IntStat::NumHeadshots),
            131 => Ok(GtaSaSaveAndroid_IntStat::TotalNumWantedStarsAttained),
            132 => Ok(GtaSaSaveAndroid_IntStat::TotalNumWantedStarsEvaded),
            133 => Ok(GtaSaSaveAndroid_IntStat::TimesBusted),
            134 => Ok(GtaSaSaveAndroid_IntStat::DaysPassedInGame),
            135 => Ok(GtaSaSaveAndroid_IntStat::NumHospitalVisits),
            136 => Ok(GtaSaSaveAndroid_IntStat::SafehouseVisits),
            137 => Ok(GtaSaSaveAndroid_IntStat::TimesCheated),
            138 => Ok(GtaSaSaveAndroid_IntStat::VehicleResprays),
            139 => Ok(GtaSaSaveAndroid_IntStat::InsaneJumpDistance),
            140 => Ok(GtaSaSaveAndroid_IntStat::InsaneJumpHeight),
            141 => Ok(GtaSaSaveAndroid_IntStat::InsaneJumpFlips),
            142 => Ok(GtaSaSaveAndroid_IntStat::InsaneJumpRotation),
            143 => Ok(GtaSaSaveAndroid_IntStat::BestInsaneStuntAwarded),
            144 => Ok(GtaSaSaveAndroid_IntStat::UniqueJumpsFound),
            145 => Ok(GtaSaSaveAndroid_IntStat::UniqueJumpsDone),
            146 => Ok(GtaSaSaveAndroid_IntStat::MissionAttempts),
            147 => Ok(GtaSaSaveAndroid_IntStat::MissionsPassed),
            148 => Ok(GtaSaSaveAndroid_IntStat::TotalNumMissionsInGame),
            149 => Ok(GtaSaSaveAndroid_IntStat::CashMadeInATaxi),
            150 => Ok(GtaSaSaveAndroid_IntStat::PassengersDroppedOff),
            151 => Ok(GtaSaSaveAndroid_IntStat::PeopleSavedInAnAmbulance),
            152 => Ok(GtaSaSaveAndroid_IntStat::CriminalsKilledOnVigilanteMission),
            153 => Ok(GtaSaSaveAndroid_IntStat::TotalFiresExtinguished),
            154 => Ok(GtaSaSaveAndroid_IntStat::PackagesDelivered),
            155 => Ok(GtaSaSaveAndroid_IntStat::Assassinations),
            156 => Ok(GtaSaSaveAndroid_IntStat::LastDanceScore),
            157 => Ok(GtaSaSaveAndroid_IntStat::MaxVigilanteMissionLevel),
            158 => Ok(GtaSaSaveAndroid_IntStat::MaxParamedicMissionLevel),
            159 => Ok(GtaSaSaveAndroid_IntStat::MaxFirefighterMissionLevel),
            160 => Ok(GtaSaSaveAndroid_IntStat::DrivingSkill),
            161 => Ok(GtaSaSaveAndroid_IntStat::NumTruckMissionsPassed),
            162 => Ok(GtaSaSaveAndroid_IntStat::MoneyMadeInTruck),
            163 => Ok(GtaSaSaveAndroid_IntStat::RecruitedGangMembersKilled),
            164 => Ok(GtaSaSaveAndroid_IntStat::Armor),
            165 => Ok(GtaSaSaveAndroid_IntStat::Energy),
            166 => Ok(GtaSaSaveAndroid_IntStat::PhotographsTaken),
            167 => Ok(GtaSaSaveAndroid_IntStat::RampagesAttempted),
            168 => Ok(GtaSaSaveAndroid_IntStat::RampagesPassed),
            169 => Ok(GtaSaSaveAndroid_IntStat::FlightTime),
            170 => Ok(GtaSaSaveAndroid_IntStat::TimesDrowned),
            171 => Ok(GtaSaSaveAndroid_IntStat::NumGirlsPimped),
            172 => Ok(GtaSaSaveAndroid_IntStat::Bestpos8Track),
            173 => Ok(GtaSaSaveAndroid_IntStat::TimeOnJetpack),
            174 => Ok(GtaSaSaveAndroid_IntStat::ShootingRangeLevelsPassed),
            175 => Ok(GtaSaSaveAndroid_IntStat::MostCarsParkedOnValetParking),
            176 => Ok(GtaSaSaveAndroid_IntStat::KillsSinceLastCheckpoint),
            177 => Ok(GtaSaSaveAndroid_IntStat::TotalLegitimateKills),
            178 => Ok(GtaSaSaveAndroid_IntStat::NumBloodringKills),
            179 => Ok(GtaSaSaveAndroid_IntStat::TotalTimeInBloodring),
            180 => Ok(GtaSaSaveAndroid_IntStat::NoMoreHurricanesFlag),
            181 => Ok(GtaSaSaveAndroid_IntStat::CityUnlocked),
            182 => Ok(GtaSaSaveAndroid_IntStat::NumPoliceBribes),
            183 => Ok(GtaSaSaveAndroid_IntStat::NumCarsStolen),
            184 => Ok(GtaSaSaveAndroid_IntStat::CurrentNumGirlfriends),
            185 => Ok(GtaSaSaveAndroid_IntStat::NumDisastrousDates),
            186 => Ok(GtaSaSaveAndroid_IntStat::NumGirlsDated),
            187 => Ok(GtaSaSaveAndroid_IntStat::NumTimesScoredWithAGirl),
            188 => Ok(GtaSaSaveAndroid_IntStat::NumSuccessfulDates),
            189 => Ok(GtaSaSaveAndroid_IntStat::NumGirlsDumped),
            190 => Ok(GtaSaSaveAndroid_IntStat::NumProstitutesVisited),
            191 => Ok(GtaSaSaveAndroid_IntStat::NumHousesBurgled),
            192 => Ok(GtaSaSaveAndroid_IntStat::NumSafesCracked),
            193 => Ok(GtaSaSaveAndroid_IntStat::BurglarStatus),
            194 => Ok(GtaSaSaveAndroid_IntStat::NumStolenItemsSold),
            195 => Ok(GtaSaSaveAndroid_IntStat::NumEightBallsInPool),
            196 => Ok(GtaSaSaveAndroid_IntStat::TotalNumWinsPlayingPool),
            197 => Ok(GtaSaSaveAndroid_IntStat::TotalNumLossesPlayingPool),
            198 => Ok(GtaSaSaveAndroid_IntStat::TimesVisitedTheGym),
            199 => Ok(GtaSaSaveAndroid_IntStat::BodyType),
            200 => Ok(GtaSaSaveAndroid_IntStat::NumMealsEaten),
            201 => Ok(GtaSaSaveAndroid_IntStat::MoneyMadeInQuarry),
            202 => Ok(GtaSaSaveAndroid_IntStat::TimeTakenToCompleteQuarry),
            203 => Ok(GtaSaSaveAndroid_IntStat::NumFurniturePurchased),
            204 => Ok(GtaSaSaveAndroid_IntStat::FavoriteConsoleGame),
            205 => Ok(GtaSaSaveAndroid_IntStat::MaxCivilianPedsKilledRampage),
            206 => Ok(GtaSaSaveAndroid_IntStat::MaxPolicePedsKilledRampage),
            207 => Ok(GtaSaSaveAndroid_IntStat::MaxCivilianVehiclesDestroyedRampage),
            208 => Ok(GtaSaSaveAndroid_IntStat::MaxPoliceVehiclesDestroyedRampage),
            209 => Ok(GtaSaSaveAndroid_IntStat::MaxNumTanksDestroyedRampage),
            210 => Ok(GtaSaSaveAndroid_IntStat::PimpingLevel),
            211 => Ok(GtaSaSaveAndroid_IntStat::KickstartBestScore),
            212 => Ok(GtaSaSaveAndroid_IntStat::BestLapTimeIn8Track),
            213 => Ok(GtaSaSaveAndroid_IntStat::NumVehiclesExported),
            214 => Ok(GtaSaSaveAndroid_IntStat::NumVehiclesImported),
            215 => Ok(GtaSaSaveAndroid_IntStat::MaxBasketballScore),
            216 => Ok(GtaSaSaveAndroid_IntStat::FiresStarted),
            217 => Ok(GtaSaSaveAndroid_IntStat::AmountOfDrugsSold),
            218 => Ok(GtaSaSaveAndroid_IntStat::AmountOfDrugsBought),
            219 => Ok(GtaSaSaveAndroid_IntStat::BestLapTimeInDirtTrack),
            220 => Ok(GtaSaSaveAndroid_IntStat::BesttimeDirtTrack),
            221 => Ok(GtaSaSaveAndroid_IntStat::BestposDirtTrack),
            222 => Ok(GtaSaSaveAndroid_IntStat::Nrg500BestTime),
            223 => Ok(GtaSaSaveAndroid_IntStat::FlyingSkill),
            224 => Ok(GtaSaSaveAndroid_IntStat::RespectMission),
            225 => Ok(GtaSaSaveAndroid_IntStat::LungCapacity),
            226 => Ok(GtaSaSaveAndroid_IntStat::GameGoreRating),
            227 => Ok(GtaSaSaveAndroid_IntStat::GameSexRating),
            228 => Ok(GtaSaSaveAndroid_IntStat::RespectMissionTotal),
            229 => Ok(GtaSaSaveAndroid_IntStat::BikeSkill),
            230 => Ok(GtaSaSaveAndroid_IntStat::CyclingSkill),
            231 => Ok(GtaSaSaveAndroid_IntStat::SnapshotsTaken),
            232 => Ok(GtaSaSaveAndroid_IntStat::TotalSnapshots),
            233 => Ok(GtaSaSaveAndroid_IntStat::Luck),
            234 => Ok(GtaSaSaveAndroid_IntStat::TerritoriesTakenOver),
            235 => Ok(GtaSaSaveAndroid_IntStat::TerritoriesLost),
            236 => Ok(GtaSaSaveAndroid_IntStat::TerritoriesHeld),
            237 => Ok(GtaSaSaveAndroid_IntStat::MaxNumTerritoriesHeld),
            238 => Ok(GtaSaSaveAndroid_IntStat::GangMembersRecruited),
            239 => Ok(GtaSaSaveAndroid_IntStat::EnemyGangMembersKilled),
            240 => Ok(GtaSaSaveAndroid_IntStat::FriendlyGangMembersKilled),
            241 => Ok(GtaSaSaveAndroid_IntStat::HorseshoesCollected),
            242 => Ok(GtaSaSaveAndroid_IntStat::TotalHorseshoes),
            243 => Ok(GtaSaSaveAndroid_IntStat::OystersCollected),
            244 => Ok(GtaSaSaveAndroid_IntStat::TotalOysters),
            245 => Ok(GtaSaSaveAndroid_IntStat::Calories),
            246 => Ok(GtaSaSaveAndroid_IntStat::N2pRampageBestTime),
            247 => Ok(GtaSaSaveAndroid_IntStat::N2pCarRampageBestTime),
            248 => Ok(GtaSaSaveAndroid_IntStat::N2pOnFootRampageBestTime),
            249 => Ok(GtaSaSaveAndroid_IntStat::N2pChopperRampageBestTime),
            250 => Ok(GtaSaSaveAndroid_IntStat::N2pBikeRampageBestTime),
            251 => Ok(GtaSaSaveAndroid_IntStat::KeepieUppyBestTime),
            252 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithDenise),
            253 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithMichelle),
            254 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithHelena),
            255 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithBarbara),
            256 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithKatie),
            257 => Ok(GtaSaSaveAndroid_IntStat::ProgressWithMillie),
            258 => Ok(GtaSaSaveAndroid_IntStat::BestPositionLowriderRace),
            259 => Ok(GtaSaSaveAndroid_IntStat::BestTimeLowriderRace),
            260 => Ok(GtaSaSaveAndroid_IntStat::BestPositionLittleLoop),
            261 => Ok(GtaSaSaveAndroid_IntStat::BestTimeLittleLoop),
            262 => Ok(GtaSaSaveAndroid_IntStat::BestPositionBackroadWanderer),
            263 => Ok(GtaSaSaveAndroid_IntStat::BestTimeBackroadWanderer),
            264 => Ok(GtaSaSaveAndroid_IntStat::BestPositionCityCircuit),
            265 => Ok(GtaSaSaveAndroid_IntStat::BestTimeCityCircuit),
            266 => Ok(GtaSaSaveAndroid_IntStat::BestPositionVinewood),
            267 => Ok(GtaSaSaveAndroid_IntStat::BestTimeVinewood),
            268 => Ok(GtaSaSaveAndroid_IntStat::BestPositionFreeway),
            269 => Ok(GtaSaSaveAndroid_IntStat::BestTimeFreeway),
            270 => Ok(GtaSaSaveAndroid_IntStat::BestPositionIntoTheCountry),
            271 => Ok(GtaSaSaveAndroid_IntStat::BestTimeIntoTheCountry),
            272 => Ok(GtaSaSaveAndroid_IntStat::BestPositionBadlandsA),
            273 => Ok(GtaSaSaveAndroid_IntStat::BestTimeBadlandsA),
            274 => Ok(GtaSaSaveAndroid_IntStat::BestPositionBadlandsB),
            275 => Ok(GtaSaSaveAndroid_IntStat::BestTimeBadlandsB),
            276 => Ok(GtaSaSaveAndroid_IntStat::BestPositionDirtbikeDanger),
            277 => Ok(GtaSaSaveAndroid_IntStat::BestTimeDirtbikeDanger),
            278 => Ok(GtaSaSaveAndroid_IntStat::BestPositionBanditoCounty),
            279 => Ok(GtaSaSaveAndroid_IntStat::BestTimeBanditoCounty),
            280 => Ok(GtaSaSaveAndroid_IntStat::BestPositionGoGoKart),
            281 => Ok(GtaSaSaveAndroid_IntStat::BestTimeGoGoKart),
            282 => Ok(GtaSaSaveAndroid_IntStat::BestPositionSanFierroFastlane),
            283 => Ok(GtaSaSaveAndroid_IntStat::BestTimeSanFierroFastlane),
            284 => Ok(GtaSaSaveAndroid_IntStat::BestPositionSanFierroHills),
            285 => Ok(GtaSaSaveAndroid_IntStat::BestTimeSanFierroHills),
            286 => Ok(GtaSaSaveAndroid_IntStat::BestPositionCountryEndurance),
            287 => Ok(GtaSaSaveAndroid_IntStat::BestTimeCountryEndurance),
            288 => Ok(GtaSaSaveAndroid_IntStat::BestPositionSfToLv),
            289 => Ok(GtaSaSaveAndroid_IntStat::BestTimeSfToLv),
            290 => Ok(GtaSaSaveAndroid_IntStat::BestPositionDamRider),
            291 => Ok(GtaSaSaveAndroid_IntStat::BestTimeDamRider),
            292 => Ok(GtaSaSaveAndroid_IntStat::BestPositionDesertTricks),
            293 => Ok(GtaSaSaveAndroid_IntStat::BestTimeDesertTricks),
            294 => Ok(GtaSaSaveAndroid_IntStat::BestPositionLvRingroad),
            295 => Ok(GtaSaSaveAndroid_IntStat::BestTimeLvRingroad),
            296 => Ok(GtaSaSaveAndroid_IntStat::BesttimeWorldWarAces),
            297 => Ok(GtaSaSaveAndroid_IntStat::BesttimeBarnstorming),
            298 => Ok(GtaSaSaveAndroid_IntStat::BesttimeMilitaryService),
            299 => Ok(GtaSaSaveAndroid_IntStat::BesttimeChopperCheckpoint),
            300 => Ok(GtaSaSaveAndroid_IntStat::BesttimeWhirlyBirdWaypoint),
            301 => Ok(GtaSaSaveAndroid_IntStat::BesttimeHeliHell),
            302 => Ok(GtaSaSaveAndroid_IntStat::PassedSweet2),
            303 => Ok(GtaSaSaveAndroid_IntStat::PassedStrap3),
            304 => Ok(GtaSaSaveAndroid_IntStat::PassedZero1),
            305 => Ok(GtaSaSaveAndroid_IntStat::PassedSyndicateAndWoozie),
            306 => Ok(GtaSaSaveAndroid_IntStat::PassedCasino7),
            307 => Ok(GtaSaSaveAndroid_IntStat::PassedHeist8),
            308 => Ok(GtaSaSaveAndroid_IntStat::PassedMansion2),
            309 => Ok(GtaSaSaveAndroid_IntStat::StartedRiot1),
            310 => Ok(GtaSaSaveAndroid_IntStat::PassedRyder2),
            311 => Ok(GtaSaSaveAndroid_IntStat::PassedFarlie3),
            312 => Ok(GtaSaSaveAndroid_IntStat::PassedHeist1),
            313 => Ok(GtaSaSaveAndroid_IntStat::PassedSyndicate2),
            314 => Ok(GtaSaSaveAndroid_IntStat::PassedLafin1),
            315 => Ok(GtaSaSaveAndroid_IntStat::PassedCat2),
            316 => Ok(GtaSaSaveAndroid_IntStat::PassedSyndicate1),
            317 => Ok(GtaSaSaveAndroid_IntStat::PassedCasino4),
            318 => Ok(GtaSaSaveAndroid_IntStat::PassedCat1),
            319 => Ok(GtaSaSaveAndroid_IntStat::PassedBcrash1),
            320 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert1),
            321 => Ok(GtaSaSaveAndroid_IntStat::PassedGarage1),
            322 => Ok(GtaSaSaveAndroid_IntStat::PassedBcesar4),
            323 => Ok(GtaSaSaveAndroid_IntStat::PassedLafin2),
            324 => Ok(GtaSaSaveAndroid_IntStat::PassedGarage2),
            325 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert4),
            326 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert12),
            327 => Ok(GtaSaSaveAndroid_IntStat::PassedCasino3),
            328 => Ok(GtaSaSaveAndroid_IntStat::PassedCasino6),
            329 => Ok(GtaSaSaveAndroid_IntStat::PassedCasino10),
            330 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert3),
            331 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert5),
            332 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert8),
            333 => Ok(GtaSaSaveAndroid_IntStat::PassedDesert10),
            334 => Ok(GtaSaSaveAndroid_IntStat::PassedMansion3),
            335 => Ok(GtaSaSaveAndroid_IntStat::PassedRiot1),
            336 => Ok(GtaSaSaveAndroid_IntStat::PassedScrash1),
            337 => Ok(GtaSaSaveAndroid_IntStat::PassedStrap4),
            338 => Ok(GtaSaSaveAndroid_IntStat::PassedTruth2),
            339 => Ok(GtaSaSaveAndroid_IntStat::PassedVcrash2),
            340 => Ok(GtaSaSaveAndroid_IntStat::StartedBadlands),
            341 => Ok(GtaSaSaveAndroid_IntStat::StartedCat2),
            342 => Ok(GtaSaSaveAndroid_IntStat::StartedCrash1),
            _ => Ok(GtaSaSaveAndroid_IntStat::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_IntStat> for i64 {
    fn from(v: &GtaSaSaveAndroid_IntStat) -> Self {
        match *v {
            GtaSaSaveAndroid_IntStat::PeopleWastedByOthers => 120,
            GtaSaSaveAndroid_IntStat::PeopleYouveWasted => 121,
            GtaSaSaveAndroid_IntStat::RoadVehiclesDestroyed => 122,
            GtaSaSaveAndroid_IntStat::BoatsDestroyed => 123,
            GtaSaSaveAndroid_IntStat::PlanesHelicoptersDestroyed => 124,
            GtaSaSaveAndroid_IntStat::CostOfPropertyDamaged => 125,
            GtaSaSaveAndroid_IntStat::BulletsFired => 126,
            GtaSaSaveAndroid_IntStat::KgsOfExplosivesUsed => 127,
            GtaSaSaveAndroid_IntStat::BulletsThatHit => 128,
            GtaSaSaveAndroid_IntStat::TiresPoppedWithGunfire => 129,
            GtaSaSaveAndroid_IntStat::NumHeadshots => 130,
            GtaSaSaveAndroid_IntStat::TotalNumWantedStarsAttained => 131,
            GtaSaSaveAndroid_IntStat::TotalNumWantedStarsEvaded => 132,
            GtaSaSaveAndroid_IntStat::TimesBusted => 133,
            GtaSaSaveAndroid_IntStat::DaysPassedInGame => 134,
            GtaSaSaveAndroid_IntStat::NumHospitalVisits => 135,
            GtaSaSaveAndroid_IntStat::SafehouseVisits => 136,
            GtaSaSaveAndroid_IntStat::TimesCheated => 137,
            GtaSaSaveAndroid_IntStat::VehicleResprays => 138,
            GtaSaSaveAndroid_IntStat::InsaneJumpDistance => 139,
            GtaSaSaveAndroid_IntStat::InsaneJumpHeight => 140,
            GtaSaSaveAndroid_IntStat::InsaneJumpFlips => 141,
            GtaSaSaveAndroid_IntStat::InsaneJumpRotation => 142,
            GtaSaSaveAndroid_IntStat::BestInsaneStuntAwarded => 143,
            GtaSaSaveAndroid_IntStat::UniqueJumpsFound => 144,
            GtaSaSaveAndroid_IntStat::UniqueJumpsDone => 145,
            GtaSaSaveAndroid_IntStat::MissionAttempts => 146,
            GtaSaSaveAndroid_IntStat::MissionsPassed => 147,
            GtaSaSaveAndroid_IntStat::TotalNumMissionsInGame => 148,
            GtaSaSaveAndroid_IntStat::CashMadeInATaxi => 149,
            GtaSaSaveAndroid_IntStat::PassengersDroppedOff => 150,
            GtaSaSaveAndroid_IntStat::PeopleSavedInAnAmbulance => 151,
            GtaSaSaveAndroid_IntStat::CriminalsKilledOnVigilanteMission => 152,
            GtaSaSaveAndroid_IntStat::TotalFiresExtinguished => 153,
            GtaSaSaveAndroid_IntStat::PackagesDelivered => 154,
            GtaSaSaveAndroid_IntStat::Assassinations => 155,
            GtaSaSaveAndroid_IntStat::LastDanceScore => 156,
            GtaSaSaveAndroid_IntStat::MaxVigilanteMissionLevel => 157,
            GtaSaSaveAndroid_IntStat::MaxParamedicMissionLevel => 158,
            GtaSaSaveAndroid_IntStat::MaxFirefighterMissionLevel => 159,
            GtaSaSaveAndroid_IntStat::DrivingSkill => 160,
            GtaSaSaveAndroid_IntStat::NumTruckMissionsPassed => 161,
            GtaSaSaveAndroid_IntStat::MoneyMadeInTruck => 162,
            GtaSaSaveAndroid_IntStat::RecruitedGangMembersKilled => 163,
            GtaSaSaveAndroid_IntStat::Armor => 164,
            GtaSaSaveAndroid_IntStat::Energy => 165,
            GtaSaSaveAndroid_IntStat::PhotographsTaken => 166,
            GtaSaSaveAndroid_IntStat::RampagesAttempted => 167,
            GtaSaSaveAndroid_IntStat::RampagesPassed => 168,
            GtaSaSaveAndroid_IntStat::FlightTime => 169,
            GtaSaSaveAndroid_IntStat::TimesDrowned => 170,
            GtaSaSaveAndroid_IntStat::NumGirlsPimped => 171,
            GtaSaSaveAndroid_IntStat::Bestpos8Track => 172,
            GtaSaSaveAndroid_IntStat::TimeOnJetpack => 173,
            GtaSaSaveAndroid_IntStat::ShootingRangeLevelsPassed => 174,
            GtaSaSaveAndroid_IntStat::MostCarsParkedOnValetParking => 175,
            GtaSaSaveAndroid_IntStat::KillsSinceLastCheckpoint => 176,
            GtaSaSaveAndroid_IntStat::TotalLegitimateKills => 177,
            GtaSaSaveAndroid_IntStat::NumBloodringKills => 178,
            GtaSaSaveAndroid_IntStat::TotalTimeInBloodring => 179,
            GtaSaSaveAndroid_IntStat::NoMoreHurricanesFlag => 180,
            GtaSaSaveAndroid_IntStat::CityUnlocked => 181,
            GtaSaSaveAndroid_IntStat::NumPoliceBribes => 182,
            GtaSaSaveAndroid_IntStat::NumCarsStolen => 183,
            GtaSaSaveAndroid_IntStat::CurrentNumGirlfriends => 184,
            GtaSaSaveAndroid_IntStat::NumDisastrousDates => 185,
            GtaSaSaveAndroid_IntStat::NumGirlsDated => 186,
            GtaSaSaveAndroid_IntStat::NumTimesScoredWithAGirl => 187,
            GtaSaSaveAndroid_IntStat::NumSuccessfulDates => 188,
            GtaSaSaveAndroid_IntStat::NumGirlsDumped => 189,
            GtaSaSaveAndroid_IntStat::NumProstitutesVisited => 190,
            GtaSaSaveAndroid_IntStat::NumHousesBurgled => 191,
            GtaSaSaveAndroid_IntStat::NumSafesCracked => 192,
            GtaSaSaveAndroid_IntStat::BurglarStatus => 193,
            GtaSaSaveAndroid_IntStat::NumStolenItemsSold => 194,
            GtaSaSaveAndroid_IntStat::NumEightBallsInPool => 195,
            GtaSaSaveAndroid_IntStat::TotalNumWinsPlayingPool => 196,
            GtaSaSaveAndroid_IntStat::TotalNumLossesPlayingPool => 197,
            GtaSaSaveAndroid_IntStat::TimesVisitedTheGym => 198,
            GtaSaSaveAndroid_IntStat::BodyType => 199,
            GtaSaSaveAndroid_IntStat::NumMealsEaten => 200,
            GtaSaSaveAndroid_IntStat::MoneyMadeInQuarry => 201,
            GtaSaSaveAndroid_IntStat::TimeTakenToCompleteQuarry => 202,
            GtaSaSaveAndroid_IntStat::NumFurniturePurchased => 203,
            GtaSaSaveAndroid_IntStat::FavoriteConsoleGame => 204,
            GtaSaSaveAndroid_IntStat::MaxCivilianPedsKilledRampage => 205,
            GtaSaSaveAndroid_IntStat::MaxPolicePedsKilledRampage => 206,
            GtaSaSaveAndroid_IntStat::MaxCivilianVehiclesDestroyedRampage => 207,
            GtaSaSaveAndroid_IntStat::MaxPoliceVehiclesDestroyedRampage => 208,
            GtaSaSaveAndroid_IntStat::MaxNumTanksDestroyedRampage => 209,
            GtaSaSaveAndroid_IntStat::PimpingLevel => 210,
            GtaSaSaveAndroid_IntStat::KickstartBestScore => 211,
            GtaSaSaveAndroid_IntStat::BestLapTimeIn8Track => 212,
            GtaSaSaveAndroid_IntStat::NumVehiclesExported => 213,
            GtaSaSaveAndroid_IntStat::NumVehiclesImported => 214,
            GtaSaSaveAndroid_IntStat::MaxBasketballScore => 215,
            GtaSaSaveAndroid_IntStat::FiresStarted => 216,
            GtaSaSaveAndroid_IntStat::AmountOfDrugsSold => 217,
            GtaSaSaveAndroid_IntStat::AmountOfDrugsBought => 218,
            GtaSaSaveAndroid_IntStat::BestLapTimeInDirtTrack => 219,
            GtaSaSaveAndroid_IntStat::BesttimeDirtTrack => 220,
            GtaSaSaveAndroid_IntStat::BestposDirtTrack => 221,
            GtaSaSaveAndroid_IntStat::Nrg500BestTime => 222,
            GtaSaSaveAndroid_IntStat::FlyingSkill => 223,
            GtaSaSaveAndroid_IntStat::RespectMission => 224,
            GtaSaSaveAndroid_IntStat::LungCapacity => 225,
            GtaSaSaveAndroid_IntStat::GameGoreRating => 226,
            GtaSaSaveAndroid_IntStat::GameSexRating => 227,
            GtaSaSaveAndroid_IntStat::RespectMissionTotal => 228,
            GtaSaSaveAndroid_IntStat::BikeSkill => 229,
            GtaSaSaveAndroid_IntStat::CyclingSkill => 230,
            GtaSaSaveAndroid_IntStat::SnapshotsTaken => 231,
            GtaSaSaveAndroid_IntStat::TotalSnapshots => 232,
            GtaSaSaveAndroid_IntStat::Luck => 233,
            GtaSaSaveAndroid_IntStat::TerritoriesTakenOver => 234,
            GtaSaSaveAndroid_IntStat::TerritoriesLost => 235,
            GtaSaSaveAndroid_IntStat::TerritoriesHeld => 236,
            GtaSaSaveAndroid_IntStat::MaxNumTerritoriesHeld => 237,
            GtaSaSaveAndroid_IntStat::GangMembersRecruited => 238,
            GtaSaSaveAndroid_IntStat::EnemyGangMembersKilled => 239,
            GtaSaSaveAndroid_IntStat::FriendlyGangMembersKilled => 240,
            GtaSaSaveAndroid_IntStat::HorseshoesCollected => 241,
            GtaSaSaveAndroid_IntStat::TotalHorseshoes => 242,
            GtaSaSaveAndroid_IntStat::OystersCollected => 243,
            GtaSaSaveAndroid_IntStat::TotalOysters => 244,
            GtaSaSaveAndroid_IntStat::Calories => 245,
            GtaSaSaveAndroid_IntStat::N2pRampageBestTime => 246,
            GtaSaSaveAndroid_IntStat::N2pCarRampageBestTime => 247,
            GtaSaSaveAndroid_IntStat::N2pOnFootRampageBestTime => 248,
            GtaSaSaveAndroid_IntStat::N2pChopperRampageBestTime => 249,
            GtaSaSaveAndroid_IntStat::N2pBikeRampageBestTime => 250,
            GtaSaSaveAndroid_IntStat::KeepieUppyBestTime => 251,
            GtaSaSaveAndroid_IntStat::ProgressWithDenise => 252,
            GtaSaSaveAndroid_IntStat::ProgressWithMichelle => 253,
            GtaSaSaveAndroid_IntStat::ProgressWithHelena => 254,
            GtaSaSaveAndroid_IntStat::ProgressWithBarbara => 255,
            GtaSaSaveAndroid_IntStat::ProgressWithKatie => 256,
            GtaSaSaveAndroid_IntStat::ProgressWithMillie => 257,
            GtaSaSaveAndroid_IntStat::BestPositionLowriderRace => 258,
            GtaSaSaveAndroid_IntStat::BestTimeLowriderRace => 259,
            GtaSaSaveAndroid_IntStat::BestPositionLittleLoop => 260,
            GtaSaSaveAndroid_IntStat::BestTimeLittleLoop => 261,
            GtaSaSaveAndroid_IntStat::BestPositionBackroadWanderer => 262,
            GtaSaSaveAndroid_IntStat::BestTimeBackroadWanderer => 263,
            GtaSaSaveAndroid_IntStat::BestPositionCityCircuit => 264,
            GtaSaSaveAndroid_IntStat::BestTimeCityCircuit => 265,
            GtaSaSaveAndroid_IntStat::BestPositionVinewood => 266,
            GtaSaSaveAndroid_IntStat::BestTimeVinewood => 267,
            GtaSaSaveAndroid_IntStat::BestPositionFreeway => 268,
            GtaSaSaveAndroid_IntStat::BestTimeFreeway => 269,
            GtaSaSaveAndroid_IntStat::BestPositionIntoTheCountry => 270,
            GtaSaSaveAndroid_IntStat::BestTimeIntoTheCountry => 271,
            GtaSaSaveAndroid_IntStat::BestPositionBadlandsA => 272,
            GtaSaSaveAndroid_IntStat::BestTimeBadlandsA => 273,
            GtaSaSaveAndroid_IntStat::BestPositionBadlandsB => 274,
            GtaSaSaveAndroid_IntStat::BestTimeBadlandsB => 275,
            GtaSaSaveAndroid_IntStat::BestPositionDirtbikeDanger => 276,
            GtaSaSaveAndroid_IntStat::BestTimeDirtbikeDanger => 277,
            GtaSaSaveAndroid_IntStat::BestPositionBanditoCounty => 278,
            GtaSaSaveAndroid_IntStat::BestTimeBanditoCounty => 279,
            GtaSaSaveAndroid_IntStat::BestPositionGoGoKart => 280,
            GtaSaSaveAndroid_IntStat::BestTimeGoGoKart => 281,
            GtaSaSaveAndroid_IntStat::BestPositionSanFierroFastlane => 282,
            GtaSaSaveAndroid_IntStat::BestTimeSanFierroFastlane => 283,
            GtaSaSaveAndroid_IntStat::BestPositionSanFierroHills => 284,
            GtaSaSaveAndroid_IntStat::BestTimeSanFierroHills => 285,
            GtaSaSaveAndroid_IntStat::BestPositionCountryEndurance => 286,
            GtaSaSaveAndroid_IntStat::BestTimeCountryEndurance => 287,
            GtaSaSaveAndroid_IntStat::BestPositionSfToLv => 288,
            GtaSaSaveAndroid_IntStat::BestTimeSfToLv => 289,
            GtaSaSaveAndroid_IntStat::BestPositionDamRider => 290,
            GtaSaSaveAndroid_IntStat::BestTimeDamRider => 291,
            GtaSaSaveAndroid_IntStat::BestPositionDesertTricks => 292,
            GtaSaSaveAndroid_IntStat::BestTimeDesertTricks => 293,
            GtaSaSaveAndroid_IntStat::BestPositionLvRingroad => 294,
            GtaSaSaveAndroid_IntStat::BestTimeLvRingroad => 295,
            GtaSaSaveAndroid_IntStat::BesttimeWorldWarAces => 296,
            GtaSaSaveAndroid_IntStat::BesttimeBarnstorming => 297,
            GtaSaSaveAndroid_IntStat::BesttimeMilitaryService => 298,
            GtaSaSaveAndroid_IntStat::BesttimeChopperCheckpoint => 299,
            GtaSaSaveAndroid_IntStat::BesttimeWhirlyBirdWaypoint => 300,
            GtaSaSaveAndroid_IntStat::BesttimeHeliHell => 301,
            GtaSaSaveAndroid_IntStat::PassedSweet2 => 302,
            GtaSaSaveAndroid_IntStat::PassedStrap3 => 303,
            GtaSaSaveAndroid_IntStat::PassedZero1 => 304,
            GtaSaSaveAndroid_IntStat::PassedSyndicateAndWoozie => 305,
            GtaSaSaveAndroid_IntStat::PassedCasino7 => 306,
            GtaSaSaveAndroid_IntStat::PassedHeist8 => 307,
            GtaSaSaveAndroid_IntStat::PassedMansion2 => 308,
            GtaSaSaveAndroid_IntStat::StartedRiot1 => 309,
            GtaSaSaveAndroid_IntStat::PassedRyder2 => 310,
            GtaSaSaveAndroid_IntStat::PassedFarlie3 => 311,
            GtaSaSaveAndroid_IntStat::PassedHeist1 => 312,
            GtaSaSaveAndroid_IntStat::PassedSyndicate2 => 313,
            GtaSaSaveAndroid_IntStat::PassedLafin1 => 314,
            GtaSaSaveAndroid_IntStat::PassedCat2 => 315,
            GtaSaSaveAndroid_IntStat::PassedSyndicate1 => 316,
            GtaSaSaveAndroid_IntStat::PassedCasino4 => 317,
            GtaSaSaveAndroid_IntStat::PassedCat1 => 318,
            GtaSaSaveAndroid_IntStat::PassedBcrash1 => 319,
            GtaSaSaveAndroid_IntStat::PassedDesert1 => 320,
            GtaSaSaveAndroid_IntStat::PassedGarage1 => 321,
            GtaSaSaveAndroid_IntStat::PassedBcesar4 => 322,
            GtaSaSaveAndroid_IntStat::PassedLafin2 => 323,
            GtaSaSaveAndroid_IntStat::PassedGarage2 => 324,
            GtaSaSaveAndroid_IntStat::PassedDesert4 => 325,
            GtaSaSaveAndroid_IntStat::PassedDesert12 => 326,
            GtaSaSaveAndroid_IntStat::PassedCasino3 => 327,
            GtaSaSaveAndroid_IntStat::PassedCasino6 => 328,
            GtaSaSaveAndroid_IntStat::PassedCasino10 => 329,
            GtaSaSaveAndroid_IntStat::PassedDesert3 => 330,
            GtaSaSaveAndroid_IntStat::PassedDesert5 => 331,
            GtaSaSaveAndroid_IntStat::PassedDesert8 => 332,
            GtaSaSaveAndroid_IntStat::PassedDesert10 => 333,
            GtaSaSaveAndroid_IntStat::PassedMansion3 => 334,
            GtaSaSaveAndroid_IntStat::PassedRiot1 => 335,
            GtaSaSaveAndroid_IntStat::PassedScrash1 => 336,
            GtaSaSaveAndroid_IntStat::PassedStrap4 => 337,
            GtaSaSaveAndroid_IntStat::PassedTruth2 => 338,
            GtaSaSaveAndroid_IntStat::PassedVcrash2 => 339,
            GtaSaSaveAndroid_IntStat::StartedBadlands => 340,
            GtaSaSaveAndroid_IntStat::StartedCat2 => 341,
            GtaSaSaveAndroid_IntStat::StartedCrash1 => 342,
            GtaSaSaveAndroid_IntStat::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_IntStat {
    fn default() -> Self { GtaSaSaveAndroid_IntStat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_MapPart {

    /**
     * With the data of v1 `barriers1`, with those of v2 `countryn_stream0`.
     */
    Barriers1OfV1,

    /**
     * With the data of v1 `barriers2`, with those of v2 `countryn_stream1`.
     */
    Barriers2OfV1,

    /**
     * With the data of v2 `crack`, with those of v1 `countryw_stream5`.
     */
    CrackOfV2,

    /**
     * With the data of v1 `truthsfarm`, with those of v2 `sfse_stream3`.
     */
    TruthsfarmOfV1,

    /**
     * With the data of v1 `crack`, with those of v2 `truthsfarm`.
     */
    CrackOfV1TruthsfarmOfV2,

    /**
     * With the data of v2 `barriers1`, with those of v1 `sfse_stream0`.
     */
    Barriers1OfV2,

    /**
     * With the data of v2 `barriers2`, with those of v1 `sfse_stream1`.
     */
    Barriers2OfV2,

    /**
     * With the data of v2 `carter`, with those of v1 `vegasn_stream2`; a
     * script of v1 reaches carter there by that name.
     */
    CarterOfV2,

    /**
     * With the data of v1 `carter`, with those of v2 `countrye_stream5`.
     */
    CarterOfV1,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_MapPart {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_MapPart> {
        match flag {
            2 => Ok(GtaSaSaveAndroid_MapPart::Barriers1OfV1),
            3 => Ok(GtaSaSaveAndroid_MapPart::Barriers2OfV1),
            42 => Ok(GtaSaSaveAndroid_MapPart::CrackOfV2),
            46 => Ok(GtaSaSaveAndroid_MapPart::TruthsfarmOfV1),
            59 => Ok(GtaSaSaveAndroid_MapPart::CrackOfV1TruthsfarmOfV2),
            60 => Ok(GtaSaSaveAndroid_MapPart::Barriers1OfV2),
            61 => Ok(GtaSaSaveAndroid_MapPart::Barriers2OfV2),
            79 => Ok(GtaSaSaveAndroid_MapPart::CarterOfV2),
            124 => Ok(GtaSaSaveAndroid_MapPart::CarterOfV1),
            _ => Ok(GtaSaSaveAndroid_MapPart::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_MapPart> for i64 {
    fn from(v: &GtaSaSaveAndroid_MapPart) -> Self {
        match *v {
            GtaSaSaveAndroid_MapPart::Barriers1OfV1 => 2,
            GtaSaSaveAndroid_MapPart::Barriers2OfV1 => 3,
            GtaSaSaveAndroid_MapPart::CrackOfV2 => 42,
            GtaSaSaveAndroid_MapPart::TruthsfarmOfV1 => 46,
            GtaSaSaveAndroid_MapPart::CrackOfV1TruthsfarmOfV2 => 59,
            GtaSaSaveAndroid_MapPart::Barriers1OfV2 => 60,
            GtaSaSaveAndroid_MapPart::Barriers2OfV2 => 61,
            GtaSaSaveAndroid_MapPart::CarterOfV2 => 79,
            GtaSaSaveAndroid_MapPart::CarterOfV1 => 124,
            GtaSaSaveAndroid_MapPart::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_MapPart {
    fn default() -> Self { GtaSaSaveAndroid_MapPart::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_NewsKind {

    /**
     * Of a city that is open now.
     */
    NewsOfCity,

    /**
     * A mission stat changed; radio hosts talk about it.
     */
    NewsOfMission,

    /**
     * None.
     */
    NoNews,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_NewsKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_NewsKind> {
        match flag {
            1 => Ok(GtaSaSaveAndroid_NewsKind::NewsOfCity),
            2 => Ok(GtaSaSaveAndroid_NewsKind::NewsOfMission),
            3 => Ok(GtaSaSaveAndroid_NewsKind::NoNews),
            _ => Ok(GtaSaSaveAndroid_NewsKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_NewsKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_NewsKind) -> Self {
        match *v {
            GtaSaSaveAndroid_NewsKind::NewsOfCity => 1,
            GtaSaSaveAndroid_NewsKind::NewsOfMission => 2,
            GtaSaSaveAndroid_NewsKind::NoNews => 3,
            GtaSaSaveAndroid_NewsKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_NewsKind {
    fn default() -> Self { GtaSaSaveAndroid_NewsKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_ObjectOrigin {

    /**
     * No origin noted.
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
     * Made for a cutscene; not saved.
     */
    ObjectOfCutscene,

    /**
     * A thing held in the hand, a projectile, a step of an escalator or a
     * creature in the water.
     */
    ObjectDecoration,

    /**
     * A mission, in a second way.
     */
    ObjectOfMission2,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_ObjectOrigin {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_ObjectOrigin> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectUnknown),
            1 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectOfGame),
            2 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectOfMission),
            3 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectTemporary),
            4 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectOfCutscene),
            5 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectDecoration),
            6 => Ok(GtaSaSaveAndroid_ObjectOrigin::ObjectOfMission2),
            _ => Ok(GtaSaSaveAndroid_ObjectOrigin::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_ObjectOrigin> for i64 {
    fn from(v: &GtaSaSaveAndroid_ObjectOrigin) -> Self {
        match *v {
            GtaSaSaveAndroid_ObjectOrigin::ObjectUnknown => 0,
            GtaSaSaveAndroid_ObjectOrigin::ObjectOfGame => 1,
            GtaSaSaveAndroid_ObjectOrigin::ObjectOfMission => 2,
            GtaSaSaveAndroid_ObjectOrigin::ObjectTemporary => 3,
            GtaSaSaveAndroid_ObjectOrigin::ObjectOfCutscene => 4,
            GtaSaSaveAndroid_ObjectOrigin::ObjectDecoration => 5,
            GtaSaSaveAndroid_ObjectOrigin::ObjectOfMission2 => 6,
            GtaSaSaveAndroid_ObjectOrigin::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_ObjectOrigin {
    fn default() -> Self { GtaSaSaveAndroid_ObjectOrigin::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PedKind {

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
     * Members of gang 1, the Ballas.
     */
    PedGang1,

    /**
     * Members of gang 2, the Grove Street Families.
     */
    PedGang2,

    /**
     * Members of gang 3, the Vagos.
     */
    PedGang3,

    /**
     * Members of gang 4, the Rifa.
     */
    PedGang4,

    /**
     * Members of gang 5, the Da Nang Boys.
     */
    PedGang5,

    /**
     * Members of gang 6, the Mafia.
     */
    PedGang6,

    /**
     * Members of gang 7, the Triads.
     */
    PedGang7,

    /**
     * Members of gang 8, the Aztecas.
     */
    PedGang8,

    /**
     * Gang 9, unused; gta-reversed calls it the Russian Mafia.
     */
    PedGang9,

    /**
     * Gang 10, unused; gta-reversed calls it the bikers.
     */
    PedGang10,

    /**
     * Drug dealers.
     */
    PedDealer,

    /**
     * Ambulance crew.
     */
    PedMedic,

    /**
     * Fire crew.
     */
    PedFireman,

    /**
     * Muggers and car thieves among the passers-by.
     */
    PedCriminal,

    /**
     * Homeless people.
     */
    PedBum,

    /**
     * Prostitutes.
     */
    PedProstitute,

    /**
     * Characters with a model of their own.
     */
    PedSpecial,

    /**
     * First of eight kinds for people of missions.
     */
    PedMission1,

    /**
     * Second of eight kinds for people of missions.
     */
    PedMission2,

    /**
     * Third of eight kinds for people of missions.
     */
    PedMission3,

    /**
     * Fourth of eight kinds for people of missions.
     */
    PedMission4,

    /**
     * Fifth of eight kinds for people of missions.
     */
    PedMission5,

    /**
     * Sixth of eight kinds for people of missions.
     */
    PedMission6,

    /**
     * Seventh of eight kinds for people of missions.
     */
    PedMission7,

    /**
     * Last of eight kinds for people of missions.
     */
    PedMission8,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PedKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PedKind> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PedKind::PedPlayer1),
            1 => Ok(GtaSaSaveAndroid_PedKind::PedPlayer2),
            2 => Ok(GtaSaSaveAndroid_PedKind::PedPlayerNetwork),
            3 => Ok(GtaSaSaveAndroid_PedKind::PedPlayerUnused),
            4 => Ok(GtaSaSaveAndroid_PedKind::PedCivmale),
            5 => Ok(GtaSaSaveAndroid_PedKind::PedCivfemale),
            6 => Ok(GtaSaSaveAndroid_PedKind::PedCop),
            7 => Ok(GtaSaSaveAndroid_PedKind::PedGang1),
            8 => Ok(GtaSaSaveAndroid_PedKind::PedGang2),
            9 => Ok(GtaSaSaveAndroid_PedKind::PedGang3),
            10 => Ok(GtaSaSaveAndroid_PedKind::PedGang4),
            11 => Ok(GtaSaSaveAndroid_PedKind::PedGang5),
            12 => Ok(GtaSaSaveAndroid_PedKind::PedGang6),
            13 => Ok(GtaSaSaveAndroid_PedKind::PedGang7),
            14 => Ok(GtaSaSaveAndroid_PedKind::PedGang8),
            15 => Ok(GtaSaSaveAndroid_PedKind::PedGang9),
            16 => Ok(GtaSaSaveAndroid_PedKind::PedGang10),
            17 => Ok(GtaSaSaveAndroid_PedKind::PedDealer),
            18 => Ok(GtaSaSaveAndroid_PedKind::PedMedic),
            19 => Ok(GtaSaSaveAndroid_PedKind::PedFireman),
            20 => Ok(GtaSaSaveAndroid_PedKind::PedCriminal),
            21 => Ok(GtaSaSaveAndroid_PedKind::PedBum),
            22 => Ok(GtaSaSaveAndroid_PedKind::PedProstitute),
            23 => Ok(GtaSaSaveAndroid_PedKind::PedSpecial),
            24 => Ok(GtaSaSaveAndroid_PedKind::PedMission1),
            25 => Ok(GtaSaSaveAndroid_PedKind::PedMission2),
            26 => Ok(GtaSaSaveAndroid_PedKind::PedMission3),
            27 => Ok(GtaSaSaveAndroid_PedKind::PedMission4),
            28 => Ok(GtaSaSaveAndroid_PedKind::PedMission5),
            29 => Ok(GtaSaSaveAndroid_PedKind::PedMission6),
            30 => Ok(GtaSaSaveAndroid_PedKind::PedMission7),
            31 => Ok(GtaSaSaveAndroid_PedKind::PedMission8),
            _ => Ok(GtaSaSaveAndroid_PedKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PedKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_PedKind) -> Self {
        match *v {
            GtaSaSaveAndroid_PedKind::PedPlayer1 => 0,
            GtaSaSaveAndroid_PedKind::PedPlayer2 => 1,
            GtaSaSaveAndroid_PedKind::PedPlayerNetwork => 2,
            GtaSaSaveAndroid_PedKind::PedPlayerUnused => 3,
            GtaSaSaveAndroid_PedKind::PedCivmale => 4,
            GtaSaSaveAndroid_PedKind::PedCivfemale => 5,
            GtaSaSaveAndroid_PedKind::PedCop => 6,
            GtaSaSaveAndroid_PedKind::PedGang1 => 7,
            GtaSaSaveAndroid_PedKind::PedGang2 => 8,
            GtaSaSaveAndroid_PedKind::PedGang3 => 9,
            GtaSaSaveAndroid_PedKind::PedGang4 => 10,
            GtaSaSaveAndroid_PedKind::PedGang5 => 11,
            GtaSaSaveAndroid_PedKind::PedGang6 => 12,
            GtaSaSaveAndroid_PedKind::PedGang7 => 13,
            GtaSaSaveAndroid_PedKind::PedGang8 => 14,
            GtaSaSaveAndroid_PedKind::PedGang9 => 15,
            GtaSaSaveAndroid_PedKind::PedGang10 => 16,
            GtaSaSaveAndroid_PedKind::PedDealer => 17,
            GtaSaSaveAndroid_PedKind::PedMedic => 18,
            GtaSaSaveAndroid_PedKind::PedFireman => 19,
            GtaSaSaveAndroid_PedKind::PedCriminal => 20,
            GtaSaSaveAndroid_PedKind::PedBum => 21,
            GtaSaSaveAndroid_PedKind::PedProstitute => 22,
            GtaSaSaveAndroid_PedKind::PedSpecial => 23,
            GtaSaSaveAndroid_PedKind::PedMission1 => 24,
            GtaSaSaveAndroid_PedKind::PedMission2 => 25,
            GtaSaSaveAndroid_PedKind::PedMission3 => 26,
            GtaSaSaveAndroid_PedKind::PedMission4 => 27,
            GtaSaSaveAndroid_PedKind::PedMission5 => 28,
            GtaSaSaveAndroid_PedKind::PedMission6 => 29,
            GtaSaSaveAndroid_PedKind::PedMission7 => 30,
            GtaSaSaveAndroid_PedKind::PedMission8 => 31,
            GtaSaSaveAndroid_PedKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PedKind {
    fn default() -> Self { GtaSaSaveAndroid_PedKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PickupKind {

    /**
     * The slot is free.
     */
    PickupNone,

    /**
     * Ware on display in a shop; bought, not taken.
     */
    PickupInShop,

    /**
     * Lies in the street, comes back after a while.
     */
    PickupOnStreet,

    /**
     * Taken once, then gone.
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
     * Collectable of older games (hidden package); unused.
     */
    PickupCollectable,

    /**
     * Ware of a shop that is sold out.
     */
    PickupShopOutOfStock,

    /**
     * Money dropped by the dead; vanishes after a while.
     */
    PickupMoney,

    /**
     * Land mine, not armed yet.
     */
    PickupMineInactive,

    /**
     * Land mine, armed.
     */
    PickupMineArmed,

    /**
     * Sea mine, not armed yet.
     */
    PickupNavalMineInactive,

    /**
     * Sea mine, armed.
     */
    PickupNavalMineArmed,

    /**
     * Floating package that has not reached the water.
     */
    PickupFloatingPackage,

    /**
     * Package floating on the water.
     */
    PickupFloatingPackageAfloat,

    /**
     * Lies in the street and takes longer to come back.
     */
    PickupOnStreetSlow,

    /**
     * Money that a business has earned; grows up to its cap.
     */
    PickupAssetRevenue,

    /**
     * Property that cannot be bought (yet), red house.
     */
    PickupPropertyLocked,

    /**
     * Property that can be bought, green house.
     */
    PickupPropertyForSale,

    /**
     * Money that does not vanish.
     */
    PickupMoneyStays,

    /**
     * Snapshot to be photographed.
     */
    PickupSnapshot,

    /**
     * Starts a two-player game (consoles).
     */
    PickupTwoPlayer,

    /**
     * Taken once, removed when the mission ends.
     */
    PickupOnceForMission,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PickupKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PickupKind> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PickupKind::PickupNone),
            1 => Ok(GtaSaSaveAndroid_PickupKind::PickupInShop),
            2 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnStreet),
            3 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnce),
            4 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnceTimeout),
            5 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnceTimeoutSlow),
            6 => Ok(GtaSaSaveAndroid_PickupKind::PickupCollectable),
            7 => Ok(GtaSaSaveAndroid_PickupKind::PickupShopOutOfStock),
            8 => Ok(GtaSaSaveAndroid_PickupKind::PickupMoney),
            9 => Ok(GtaSaSaveAndroid_PickupKind::PickupMineInactive),
            10 => Ok(GtaSaSaveAndroid_PickupKind::PickupMineArmed),
            11 => Ok(GtaSaSaveAndroid_PickupKind::PickupNavalMineInactive),
            12 => Ok(GtaSaSaveAndroid_PickupKind::PickupNavalMineArmed),
            13 => Ok(GtaSaSaveAndroid_PickupKind::PickupFloatingPackage),
            14 => Ok(GtaSaSaveAndroid_PickupKind::PickupFloatingPackageAfloat),
            15 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnStreetSlow),
            16 => Ok(GtaSaSaveAndroid_PickupKind::PickupAssetRevenue),
            17 => Ok(GtaSaSaveAndroid_PickupKind::PickupPropertyLocked),
            18 => Ok(GtaSaSaveAndroid_PickupKind::PickupPropertyForSale),
            19 => Ok(GtaSaSaveAndroid_PickupKind::PickupMoneyStays),
            20 => Ok(GtaSaSaveAndroid_PickupKind::PickupSnapshot),
            21 => Ok(GtaSaSaveAndroid_PickupKind::PickupTwoPlayer),
            22 => Ok(GtaSaSaveAndroid_PickupKind::PickupOnceForMission),
            _ => Ok(GtaSaSaveAndroid_PickupKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PickupKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_PickupKind) -> Self {
        match *v {
            GtaSaSaveAndroid_PickupKind::PickupNone => 0,
            GtaSaSaveAndroid_PickupKind::PickupInShop => 1,
            GtaSaSaveAndroid_PickupKind::PickupOnStreet => 2,
            GtaSaSaveAndroid_PickupKind::PickupOnce => 3,
            GtaSaSaveAndroid_PickupKind::PickupOnceTimeout => 4,
            GtaSaSaveAndroid_PickupKind::PickupOnceTimeoutSlow => 5,
            GtaSaSaveAndroid_PickupKind::PickupCollectable => 6,
            GtaSaSaveAndroid_PickupKind::PickupShopOutOfStock => 7,
            GtaSaSaveAndroid_PickupKind::PickupMoney => 8,
            GtaSaSaveAndroid_PickupKind::PickupMineInactive => 9,
            GtaSaSaveAndroid_PickupKind::PickupMineArmed => 10,
            GtaSaSaveAndroid_PickupKind::PickupNavalMineInactive => 11,
            GtaSaSaveAndroid_PickupKind::PickupNavalMineArmed => 12,
            GtaSaSaveAndroid_PickupKind::PickupFloatingPackage => 13,
            GtaSaSaveAndroid_PickupKind::PickupFloatingPackageAfloat => 14,
            GtaSaSaveAndroid_PickupKind::PickupOnStreetSlow => 15,
            GtaSaSaveAndroid_PickupKind::PickupAssetRevenue => 16,
            GtaSaSaveAndroid_PickupKind::PickupPropertyLocked => 17,
            GtaSaSaveAndroid_PickupKind::PickupPropertyForSale => 18,
            GtaSaSaveAndroid_PickupKind::PickupMoneyStays => 19,
            GtaSaSaveAndroid_PickupKind::PickupSnapshot => 20,
            GtaSaSaveAndroid_PickupKind::PickupTwoPlayer => 21,
            GtaSaSaveAndroid_PickupKind::PickupOnceForMission => 22,
            GtaSaSaveAndroid_PickupKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PickupKind {
    fn default() -> Self { GtaSaSaveAndroid_PickupKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PlayState {

    /**
     * Normal play.
     */
    StillPlaying,

    /**
     * The player has died and is about to wake up at a hospital.
     */
    PlayerWasted,

    /**
     * The player was arrested and is about to wake up at a police station.
     */
    PlayerBusted,

    /**
     * A mission has just failed.
     */
    MissionFailed,

    /**
     * A mission has just been passed.
     */
    MissionPassed,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PlayState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PlayState> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PlayState::StillPlaying),
            1 => Ok(GtaSaSaveAndroid_PlayState::PlayerWasted),
            2 => Ok(GtaSaSaveAndroid_PlayState::PlayerBusted),
            3 => Ok(GtaSaSaveAndroid_PlayState::MissionFailed),
            4 => Ok(GtaSaSaveAndroid_PlayState::MissionPassed),
            _ => Ok(GtaSaSaveAndroid_PlayState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PlayState> for i64 {
    fn from(v: &GtaSaSaveAndroid_PlayState) -> Self {
        match *v {
            GtaSaSaveAndroid_PlayState::StillPlaying => 0,
            GtaSaSaveAndroid_PlayState::PlayerWasted => 1,
            GtaSaSaveAndroid_PlayState::PlayerBusted => 2,
            GtaSaSaveAndroid_PlayState::MissionFailed => 3,
            GtaSaSaveAndroid_PlayState::MissionPassed => 4,
            GtaSaSaveAndroid_PlayState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PlayState {
    fn default() -> Self { GtaSaSaveAndroid_PlayState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PlayerCondition {

    /**
     * Normal play.
     */
    PlayerPlaying,

    /**
     * The player has died (wasted).
     */
    PlayerDied,

    /**
     * The player was arrested (busted).
     */
    PlayerArrested,

    /**
     * A critical mission was failed.
     */
    PlayerFailedMission,

    /**
     * The second player has left.
     */
    PlayerLeftGame,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PlayerCondition {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PlayerCondition> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PlayerCondition::PlayerPlaying),
            1 => Ok(GtaSaSaveAndroid_PlayerCondition::PlayerDied),
            2 => Ok(GtaSaSaveAndroid_PlayerCondition::PlayerArrested),
            3 => Ok(GtaSaSaveAndroid_PlayerCondition::PlayerFailedMission),
            4 => Ok(GtaSaSaveAndroid_PlayerCondition::PlayerLeftGame),
            _ => Ok(GtaSaSaveAndroid_PlayerCondition::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PlayerCondition> for i64 {
    fn from(v: &GtaSaSaveAndroid_PlayerCondition) -> Self {
        match *v {
            GtaSaSaveAndroid_PlayerCondition::PlayerPlaying => 0,
            GtaSaSaveAndroid_PlayerCondition::PlayerDied => 1,
            GtaSaSaveAndroid_PlayerCondition::PlayerArrested => 2,
            GtaSaSaveAndroid_PlayerCondition::PlayerFailedMission => 3,
            GtaSaSaveAndroid_PlayerCondition::PlayerLeftGame => 4,
            GtaSaSaveAndroid_PlayerCondition::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PlayerCondition {
    fn default() -> Self { GtaSaSaveAndroid_PlayerCondition::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PopulationGroup {

    /**
     * Office district: people in suits.
     */
    GroupBusiness,

    /**
     * Desert.
     */
    GroupDesert,

    /**
     * Bars and clubs.
     */
    GroupEntertainment,

    /**
     * Country.
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
     * Gang territory.
     */
    GroupGangland,

    /**
     * Beach.
     */
    GroupBeach,

    /**
     * Shopping streets.
     */
    GroupShopping,

    /**
     * Park.
     */
    GroupPark,

    /**
     * Industrial estate.
     */
    GroupIndustry,

    /**
     * Bars and clubs, crowded.
     */
    GroupEntertainmentBusy,

    /**
     * Shopping streets, crowded.
     */
    GroupShoppingBusy,

    /**
     * Expensive shopping streets.
     */
    GroupShoppingPosh,

    /**
     * Secluded villas.
     */
    GroupRichSecluded,

    /**
     * Airport buildings.
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
     * Runway: no people.
     */
    GroupAirportRunway,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PopulationGroup {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PopulationGroup> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupBusiness),
            1 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupDesert),
            2 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupEntertainment),
            3 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupCountryside),
            4 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupResidentialRich),
            5 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupResidentialAverage),
            6 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupResidentialPoor),
            7 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupGangland),
            8 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupBeach),
            9 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupShopping),
            10 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupPark),
            11 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupIndustry),
            12 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupEntertainmentBusy),
            13 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupShoppingBusy),
            14 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupShoppingPosh),
            15 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupRichSecluded),
            16 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupAirport),
            17 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupGolfClub),
            18 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupOutOfTownFactory),
            19 => Ok(GtaSaSaveAndroid_PopulationGroup::GroupAirportRunway),
            _ => Ok(GtaSaSaveAndroid_PopulationGroup::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PopulationGroup> for i64 {
    fn from(v: &GtaSaSaveAndroid_PopulationGroup) -> Self {
        match *v {
            GtaSaSaveAndroid_PopulationGroup::GroupBusiness => 0,
            GtaSaSaveAndroid_PopulationGroup::GroupDesert => 1,
            GtaSaSaveAndroid_PopulationGroup::GroupEntertainment => 2,
            GtaSaSaveAndroid_PopulationGroup::GroupCountryside => 3,
            GtaSaSaveAndroid_PopulationGroup::GroupResidentialRich => 4,
            GtaSaSaveAndroid_PopulationGroup::GroupResidentialAverage => 5,
            GtaSaSaveAndroid_PopulationGroup::GroupResidentialPoor => 6,
            GtaSaSaveAndroid_PopulationGroup::GroupGangland => 7,
            GtaSaSaveAndroid_PopulationGroup::GroupBeach => 8,
            GtaSaSaveAndroid_PopulationGroup::GroupShopping => 9,
            GtaSaSaveAndroid_PopulationGroup::GroupPark => 10,
            GtaSaSaveAndroid_PopulationGroup::GroupIndustry => 11,
            GtaSaSaveAndroid_PopulationGroup::GroupEntertainmentBusy => 12,
            GtaSaSaveAndroid_PopulationGroup::GroupShoppingBusy => 13,
            GtaSaSaveAndroid_PopulationGroup::GroupShoppingPosh => 14,
            GtaSaSaveAndroid_PopulationGroup::GroupRichSecluded => 15,
            GtaSaSaveAndroid_PopulationGroup::GroupAirport => 16,
            GtaSaSaveAndroid_PopulationGroup::GroupGolfClub => 17,
            GtaSaSaveAndroid_PopulationGroup::GroupOutOfTownFactory => 18,
            GtaSaSaveAndroid_PopulationGroup::GroupAirportRunway => 19,
            GtaSaSaveAndroid_PopulationGroup::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PopulationGroup {
    fn default() -> Self { GtaSaSaveAndroid_PopulationGroup::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_PropertyOffer {

    /**
     * Nothing is said.
     */
    NoPropertyText,

    /**
     * The text offers to buy it.
     */
    CanBeBought,

    /**
     * The text says it cannot be bought.
     */
    CannotBeBought,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_PropertyOffer {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_PropertyOffer> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_PropertyOffer::NoPropertyText),
            1 => Ok(GtaSaSaveAndroid_PropertyOffer::CanBeBought),
            2 => Ok(GtaSaSaveAndroid_PropertyOffer::CannotBeBought),
            _ => Ok(GtaSaSaveAndroid_PropertyOffer::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_PropertyOffer> for i64 {
    fn from(v: &GtaSaSaveAndroid_PropertyOffer) -> Self {
        match *v {
            GtaSaSaveAndroid_PropertyOffer::NoPropertyText => 0,
            GtaSaSaveAndroid_PropertyOffer::CanBeBought => 1,
            GtaSaSaveAndroid_PropertyOffer::CannotBeBought => 2,
            GtaSaSaveAndroid_PropertyOffer::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_PropertyOffer {
    fn default() -> Self { GtaSaSaveAndroid_PropertyOffer::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_Station {

    /**
     * The vehicle has no radio; emergency vehicles hear the police band.
     */
    CarEmergency,

    /**
     * Playback FM is on.
     */
    CarPlaybackFm,

    /**
     * K-Rose is on.
     */
    CarKRose,

    /**
     * K-DST is on.
     */
    CarKDst,

    /**
     * Bounce FM is on.
     */
    CarBounceFm,

    /**
     * SF-UR is on.
     */
    CarSfUr,

    /**
     * Radio Los Santos is on.
     */
    CarRadioLosSantos,

    /**
     * Radio X is on.
     */
    CarRadioX,

    /**
     * CSR 103.9 is on.
     */
    CarCsr1039,

    /**
     * K-Jah West is on.
     */
    CarKJahWest,

    /**
     * Master Sounds 98.3 is on.
     */
    CarMasterSounds983,

    /**
     * WCTR is on.
     */
    CarWctr,

    /**
     * The player's own songs are on.
     */
    CarUserTracks,

    /**
     * The radio is switched off.
     */
    CarOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_Station {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_Station> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_Station::CarEmergency),
            1 => Ok(GtaSaSaveAndroid_Station::CarPlaybackFm),
            2 => Ok(GtaSaSaveAndroid_Station::CarKRose),
            3 => Ok(GtaSaSaveAndroid_Station::CarKDst),
            4 => Ok(GtaSaSaveAndroid_Station::CarBounceFm),
            5 => Ok(GtaSaSaveAndroid_Station::CarSfUr),
            6 => Ok(GtaSaSaveAndroid_Station::CarRadioLosSantos),
            7 => Ok(GtaSaSaveAndroid_Station::CarRadioX),
            8 => Ok(GtaSaSaveAndroid_Station::CarCsr1039),
            9 => Ok(GtaSaSaveAndroid_Station::CarKJahWest),
            10 => Ok(GtaSaSaveAndroid_Station::CarMasterSounds983),
            11 => Ok(GtaSaSaveAndroid_Station::CarWctr),
            12 => Ok(GtaSaSaveAndroid_Station::CarUserTracks),
            13 => Ok(GtaSaSaveAndroid_Station::CarOff),
            _ => Ok(GtaSaSaveAndroid_Station::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_Station> for i64 {
    fn from(v: &GtaSaSaveAndroid_Station) -> Self {
        match *v {
            GtaSaSaveAndroid_Station::CarEmergency => 0,
            GtaSaSaveAndroid_Station::CarPlaybackFm => 1,
            GtaSaSaveAndroid_Station::CarKRose => 2,
            GtaSaSaveAndroid_Station::CarKDst => 3,
            GtaSaSaveAndroid_Station::CarBounceFm => 4,
            GtaSaSaveAndroid_Station::CarSfUr => 5,
            GtaSaSaveAndroid_Station::CarRadioLosSantos => 6,
            GtaSaSaveAndroid_Station::CarRadioX => 7,
            GtaSaSaveAndroid_Station::CarCsr1039 => 8,
            GtaSaSaveAndroid_Station::CarKJahWest => 9,
            GtaSaSaveAndroid_Station::CarMasterSounds983 => 10,
            GtaSaSaveAndroid_Station::CarWctr => 11,
            GtaSaSaveAndroid_Station::CarUserTracks => 12,
            GtaSaSaveAndroid_Station::CarOff => 13,
            GtaSaSaveAndroid_Station::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_Station {
    fn default() -> Self { GtaSaSaveAndroid_Station::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_StationOrder {

    /**
     * Police band of emergency vehicles; its sounds are in the archive AA.
     */
    RadioEmergency,

    /**
     * Playback FM; its sounds are in the archive CH.
     */
    RadioPlaybackFm,

    /**
     * K-Rose; its sounds are in the archive CO.
     */
    RadioKRose,

    /**
     * K-DST; its sounds are in the archive CR.
     */
    RadioKDst,

    /**
     * Bounce FM; its sounds are in the archive DS.
     */
    RadioBounceFm,

    /**
     * SF-UR; its sounds are in the archive HC.
     */
    RadioSfUr,

    /**
     * Radio Los Santos; its sounds are in the archive MH.
     */
    RadioRadioLosSantos,

    /**
     * Radio X; its sounds are in the archive MR.
     */
    RadioRadioX,

    /**
     * CSR 103.9; its sounds are in the archive NJ.
     */
    RadioCsr1039,

    /**
     * K-Jah West; its sounds are in the archive RE.
     */
    RadioKJahWest,

    /**
     * Master Sounds 98.3; its sounds are in the archive RG.
     */
    RadioMasterSounds983,

    /**
     * WCTR; its sounds are in the archive TK.
     */
    RadioWctr,

    /**
     * The player's own songs.
     */
    RadioUserTracks,

    /**
     * No station: the radio is off.
     */
    RadioOff,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_StationOrder {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_StationOrder> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_StationOrder::RadioEmergency),
            1 => Ok(GtaSaSaveAndroid_StationOrder::RadioPlaybackFm),
            2 => Ok(GtaSaSaveAndroid_StationOrder::RadioKRose),
            3 => Ok(GtaSaSaveAndroid_StationOrder::RadioKDst),
            4 => Ok(GtaSaSaveAndroid_StationOrder::RadioBounceFm),
            5 => Ok(GtaSaSaveAndroid_StationOrder::RadioSfUr),
            6 => Ok(GtaSaSaveAndroid_StationOrder::RadioRadioLosSantos),
            7 => Ok(GtaSaSaveAndroid_StationOrder::RadioRadioX),
            8 => Ok(GtaSaSaveAndroid_StationOrder::RadioCsr1039),
            9 => Ok(GtaSaSaveAndroid_StationOrder::RadioKJahWest),
            10 => Ok(GtaSaSaveAndroid_StationOrder::RadioMasterSounds983),
            11 => Ok(GtaSaSaveAndroid_StationOrder::RadioWctr),
            12 => Ok(GtaSaSaveAndroid_StationOrder::RadioUserTracks),
            13 => Ok(GtaSaSaveAndroid_StationOrder::RadioOff),
            _ => Ok(GtaSaSaveAndroid_StationOrder::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_StationOrder> for i64 {
    fn from(v: &GtaSaSaveAndroid_StationOrder) -> Self {
        match *v {
            GtaSaSaveAndroid_StationOrder::RadioEmergency => 0,
            GtaSaSaveAndroid_StationOrder::RadioPlaybackFm => 1,
            GtaSaSaveAndroid_StationOrder::RadioKRose => 2,
            GtaSaSaveAndroid_StationOrder::RadioKDst => 3,
            GtaSaSaveAndroid_StationOrder::RadioBounceFm => 4,
            GtaSaSaveAndroid_StationOrder::RadioSfUr => 5,
            GtaSaSaveAndroid_StationOrder::RadioRadioLosSantos => 6,
            GtaSaSaveAndroid_StationOrder::RadioRadioX => 7,
            GtaSaSaveAndroid_StationOrder::RadioCsr1039 => 8,
            GtaSaSaveAndroid_StationOrder::RadioKJahWest => 9,
            GtaSaSaveAndroid_StationOrder::RadioMasterSounds983 => 10,
            GtaSaSaveAndroid_StationOrder::RadioWctr => 11,
            GtaSaSaveAndroid_StationOrder::RadioUserTracks => 12,
            GtaSaSaveAndroid_StationOrder::RadioOff => 13,
            GtaSaSaveAndroid_StationOrder::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_StationOrder {
    fn default() -> Self { GtaSaSaveAndroid_StationOrder::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_SwappedThing {

    /**
     * Nothing; the place is free.
     */
    NothingSwapped,

    /**
     * A building whose model a script has replaced.
     */
    BuildingSwapped,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_SwappedThing {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_SwappedThing> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_SwappedThing::NothingSwapped),
            2 => Ok(GtaSaSaveAndroid_SwappedThing::BuildingSwapped),
            _ => Ok(GtaSaSaveAndroid_SwappedThing::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_SwappedThing> for i64 {
    fn from(v: &GtaSaSaveAndroid_SwappedThing) -> Self {
        match *v {
            GtaSaSaveAndroid_SwappedThing::NothingSwapped => 0,
            GtaSaSaveAndroid_SwappedThing::BuildingSwapped => 2,
            GtaSaSaveAndroid_SwappedThing::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_SwappedThing {
    fn default() -> Self { GtaSaSaveAndroid_SwappedThing::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_SystemTimePart {

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

impl TryFrom<i64> for GtaSaSaveAndroid_SystemTimePart {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_SystemTimePart> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_SystemTimePart::Year),
            1 => Ok(GtaSaSaveAndroid_SystemTimePart::Month),
            2 => Ok(GtaSaSaveAndroid_SystemTimePart::Weekday),
            3 => Ok(GtaSaSaveAndroid_SystemTimePart::Day),
            4 => Ok(GtaSaSaveAndroid_SystemTimePart::Hour),
            5 => Ok(GtaSaSaveAndroid_SystemTimePart::Minute),
            6 => Ok(GtaSaSaveAndroid_SystemTimePart::Second),
            7 => Ok(GtaSaSaveAndroid_SystemTimePart::Millisecond),
            _ => Ok(GtaSaSaveAndroid_SystemTimePart::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_SystemTimePart> for i64 {
    fn from(v: &GtaSaSaveAndroid_SystemTimePart) -> Self {
        match *v {
            GtaSaSaveAndroid_SystemTimePart::Year => 0,
            GtaSaSaveAndroid_SystemTimePart::Month => 1,
            GtaSaSaveAndroid_SystemTimePart::Weekday => 2,
            GtaSaSaveAndroid_SystemTimePart::Day => 3,
            GtaSaSaveAndroid_SystemTimePart::Hour => 4,
            GtaSaSaveAndroid_SystemTimePart::Minute => 5,
            GtaSaSaveAndroid_SystemTimePart::Second => 6,
            GtaSaSaveAndroid_SystemTimePart::Millisecond => 7,
            GtaSaSaveAndroid_SystemTimePart::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_SystemTimePart {
    fn default() -> Self { GtaSaSaveAndroid_SystemTimePart::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_Town {

    /**
     * The country outside the three cities.
     */
    CountrysideTown,

    /**
     * Los Santos, the south-east of the map.
     */
    LosSantos,

    /**
     * San Fierro, the west.
     */
    SanFierro,

    /**
     * Las Venturas, the north-east.
     */
    LasVenturas,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_Town {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_Town> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_Town::CountrysideTown),
            1 => Ok(GtaSaSaveAndroid_Town::LosSantos),
            2 => Ok(GtaSaSaveAndroid_Town::SanFierro),
            3 => Ok(GtaSaSaveAndroid_Town::LasVenturas),
            _ => Ok(GtaSaSaveAndroid_Town::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_Town> for i64 {
    fn from(v: &GtaSaSaveAndroid_Town) -> Self {
        match *v {
            GtaSaSaveAndroid_Town::CountrysideTown => 0,
            GtaSaSaveAndroid_Town::LosSantos => 1,
            GtaSaSaveAndroid_Town::SanFierro => 2,
            GtaSaSaveAndroid_Town::LasVenturas => 3,
            GtaSaSaveAndroid_Town::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_Town {
    fn default() -> Self { GtaSaSaveAndroid_Town::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_TrapKind {

    /**
     * Nothing; the record is not used.
     */
    NoTrap,

    /**
     * Two police cars creep towards a player on foot with a star or more;
     * speed 4.
     */
    TwoSlowCars,

    /**
     * One car, speed 16 and a push, ploughs through the traffic to block a
     * player in a vehicle with two stars or more.
     */
    OneFastCar,

    /**
     * One car, speed 16 and a push, avoids the traffic and rams a player in a
     * vehicle with two stars or more.
     */
    OneCar,

    /**
     * A policeman runs to the target, for a player on foot with a star or
     * more.
     */
    OneCop,

    /**
     * Two policemen run to the targets, for a player on foot with a star or
     * more.
     */
    TwoCops,

    /**
     * Two cars as `one_fast_car` that brake in front of the player; in a
     * vehicle, two stars or more.
     */
    TwoBrakingCars,

    /**
     * Two cars as `one_car`; the player in a vehicle, two stars or more.
     */
    TwoFastCars,

    /**
     * Two cars as `two_slow_cars`, but with speed 24; the player on foot, a
     * star or more.
     */
    TwoCars,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_TrapKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_TrapKind> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_TrapKind::NoTrap),
            1 => Ok(GtaSaSaveAndroid_TrapKind::TwoSlowCars),
            2 => Ok(GtaSaSaveAndroid_TrapKind::OneFastCar),
            3 => Ok(GtaSaSaveAndroid_TrapKind::OneCar),
            4 => Ok(GtaSaSaveAndroid_TrapKind::OneCop),
            5 => Ok(GtaSaSaveAndroid_TrapKind::TwoCops),
            6 => Ok(GtaSaSaveAndroid_TrapKind::TwoBrakingCars),
            7 => Ok(GtaSaSaveAndroid_TrapKind::TwoFastCars),
            8 => Ok(GtaSaSaveAndroid_TrapKind::TwoCars),
            _ => Ok(GtaSaSaveAndroid_TrapKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_TrapKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_TrapKind) -> Self {
        match *v {
            GtaSaSaveAndroid_TrapKind::NoTrap => 0,
            GtaSaSaveAndroid_TrapKind::TwoSlowCars => 1,
            GtaSaSaveAndroid_TrapKind::OneFastCar => 2,
            GtaSaSaveAndroid_TrapKind::OneCar => 3,
            GtaSaSaveAndroid_TrapKind::OneCop => 4,
            GtaSaSaveAndroid_TrapKind::TwoCops => 5,
            GtaSaSaveAndroid_TrapKind::TwoBrakingCars => 6,
            GtaSaSaveAndroid_TrapKind::TwoFastCars => 7,
            GtaSaSaveAndroid_TrapKind::TwoCars => 8,
            GtaSaSaveAndroid_TrapKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_TrapKind {
    fn default() -> Self { GtaSaSaveAndroid_TrapKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_WarAttack {

    /**
     * Nobody attacks.
     */
    NoAttack,

    /**
     * The territory is under attack and the player has been told.
     */
    PlayerWasTold,

    /**
     * The player has reached the attacked territory.
     */
    PlayerCame,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_WarAttack {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_WarAttack> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_WarAttack::NoAttack),
            1 => Ok(GtaSaSaveAndroid_WarAttack::PlayerWasTold),
            2 => Ok(GtaSaSaveAndroid_WarAttack::PlayerCame),
            _ => Ok(GtaSaSaveAndroid_WarAttack::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_WarAttack> for i64 {
    fn from(v: &GtaSaSaveAndroid_WarAttack) -> Self {
        match *v {
            GtaSaSaveAndroid_WarAttack::NoAttack => 0,
            GtaSaSaveAndroid_WarAttack::PlayerWasTold => 1,
            GtaSaSaveAndroid_WarAttack::PlayerCame => 2,
            GtaSaSaveAndroid_WarAttack::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_WarAttack {
    fn default() -> Self { GtaSaSaveAndroid_WarAttack::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_WarState {

    /**
     * No war goes on.
     */
    NoWar,

    /**
     * The player has killed enough members in their territory.
     */
    Provoked,

    /**
     * The first attackers are on the way.
     */
    FirstWave,

    /**
     * First wave passed.
     */
    FirstPassed,

    /**
     * The second attackers are on the way.
     */
    SecondWave,

    /**
     * Second wave passed.
     */
    SecondPassed,

    /**
     * The last attackers are on the way.
     */
    ThirdWave,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_WarState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_WarState> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_WarState::NoWar),
            1 => Ok(GtaSaSaveAndroid_WarState::Provoked),
            2 => Ok(GtaSaSaveAndroid_WarState::FirstWave),
            3 => Ok(GtaSaSaveAndroid_WarState::FirstPassed),
            4 => Ok(GtaSaSaveAndroid_WarState::SecondWave),
            5 => Ok(GtaSaSaveAndroid_WarState::SecondPassed),
            6 => Ok(GtaSaSaveAndroid_WarState::ThirdWave),
            _ => Ok(GtaSaSaveAndroid_WarState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_WarState> for i64 {
    fn from(v: &GtaSaSaveAndroid_WarState) -> Self {
        match *v {
            GtaSaSaveAndroid_WarState::NoWar => 0,
            GtaSaSaveAndroid_WarState::Provoked => 1,
            GtaSaSaveAndroid_WarState::FirstWave => 2,
            GtaSaSaveAndroid_WarState::FirstPassed => 3,
            GtaSaSaveAndroid_WarState::SecondWave => 4,
            GtaSaSaveAndroid_WarState::SecondPassed => 5,
            GtaSaSaveAndroid_WarState::ThirdWave => 6,
            GtaSaSaveAndroid_WarState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_WarState {
    fn default() -> Self { GtaSaSaveAndroid_WarState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_WeaponKind {

    /**
     * Bare hands.
     */
    Unarmed,

    /**
     * Brass knuckles, worn on the fist.
     */
    BrassKnuckles,

    /**
     * Golf club.
     */
    GolfClub,

    /**
     * Police truncheon.
     */
    Nightstick,

    /**
     * Combat knife, which kills silently from behind.
     */
    Knife,

    /**
     * Baseball bat.
     */
    Bat,

    /**
     * Garden shovel.
     */
    Shovel,

    /**
     * Pool cue.
     */
    PoolCue,

    /**
     * Japanese sword.
     */
    Katana,

    /**
     * Chainsaw.
     */
    Chainsaw,

    /**
     * Large purple dildo.
     */
    Dildo,

    /**
     * A second dildo.
     */
    Dildo2,

    /**
     * Large vibrator.
     */
    Vibrator,

    /**
     * A second vibrator.
     */
    Vibrator2,

    /**
     * Bunch of flowers, a gift.
     */
    Flowers,

    /**
     * Walking cane, a gift.
     */
    Cane,

    /**
     * Hand grenade.
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
     * Colt 45 pistol; two at skill 1000.
     */
    Pistol,

    /**
     * Colt 45 with silencer.
     */
    SilencedPistol,

    /**
     * Desert Eagle pistol.
     */
    DesertEagle,

    /**
     * Pump-action shotgun.
     */
    Shotgun,

    /**
     * Sawn-off shotgun.
     */
    SawnOff,

    /**
     * SPAS 12.
     */
    CombatShotgun,

    /**
     * Micro Uzi; two at skill 1000.
     */
    MicroUzi,

    /**
     * MP5 sub-machine gun.
     */
    Mp5,

    /**
     * AK-47.
     */
    Ak47,

    /**
     * M4 assault rifle.
     */
    M4,

    /**
     * Tec-9.
     */
    Tec9,

    /**
     * Hunting rifle without scope.
     */
    CountryRifle,

    /**
     * Sniper rifle with scope.
     */
    SniperRifle,

    /**
     * Unguided rocket launcher.
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
     * Camera for snapshots; ammunition is the film.
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

impl TryFrom<i64> for GtaSaSaveAndroid_WeaponKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_WeaponKind> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_WeaponKind::Unarmed),
            1 => Ok(GtaSaSaveAndroid_WeaponKind::BrassKnuckles),
            2 => Ok(GtaSaSaveAndroid_WeaponKind::GolfClub),
            3 => Ok(GtaSaSaveAndroid_WeaponKind::Nightstick),
            4 => Ok(GtaSaSaveAndroid_WeaponKind::Knife),
            5 => Ok(GtaSaSaveAndroid_WeaponKind::Bat),
            6 => Ok(GtaSaSaveAndroid_WeaponKind::Shovel),
            7 => Ok(GtaSaSaveAndroid_WeaponKind::PoolCue),
            8 => Ok(GtaSaSaveAndroid_WeaponKind::Katana),
            9 => Ok(GtaSaSaveAndroid_WeaponKind::Chainsaw),
            10 => Ok(GtaSaSaveAndroid_WeaponKind::Dildo),
            11 => Ok(GtaSaSaveAndroid_WeaponKind::Dildo2),
            12 => Ok(GtaSaSaveAndroid_WeaponKind::Vibrator),
            13 => Ok(GtaSaSaveAndroid_WeaponKind::Vibrator2),
            14 => Ok(GtaSaSaveAndroid_WeaponKind::Flowers),
            15 => Ok(GtaSaSaveAndroid_WeaponKind::Cane),
            16 => Ok(GtaSaSaveAndroid_WeaponKind::Grenade),
            17 => Ok(GtaSaSaveAndroid_WeaponKind::Teargas),
            18 => Ok(GtaSaSaveAndroid_WeaponKind::Molotov),
            19 => Ok(GtaSaSaveAndroid_WeaponKind::Rocket),
            20 => Ok(GtaSaSaveAndroid_WeaponKind::HeatSeekingRocket),
            21 => Ok(GtaSaSaveAndroid_WeaponKind::FreeFallBomb),
            22 => Ok(GtaSaSaveAndroid_WeaponKind::Pistol),
            23 => Ok(GtaSaSaveAndroid_WeaponKind::SilencedPistol),
            24 => Ok(GtaSaSaveAndroid_WeaponKind::DesertEagle),
            25 => Ok(GtaSaSaveAndroid_WeaponKind::Shotgun),
            26 => Ok(GtaSaSaveAndroid_WeaponKind::SawnOff),
            27 => Ok(GtaSaSaveAndroid_WeaponKind::CombatShotgun),
            28 => Ok(GtaSaSaveAndroid_WeaponKind::MicroUzi),
            29 => Ok(GtaSaSaveAndroid_WeaponKind::Mp5),
            30 => Ok(GtaSaSaveAndroid_WeaponKind::Ak47),
            31 => Ok(GtaSaSaveAndroid_WeaponKind::M4),
            32 => Ok(GtaSaSaveAndroid_WeaponKind::Tec9),
            33 => Ok(GtaSaSaveAndroid_WeaponKind::CountryRifle),
            34 => Ok(GtaSaSaveAndroid_WeaponKind::SniperRifle),
            35 => Ok(GtaSaSaveAndroid_WeaponKind::RocketLauncher),
            36 => Ok(GtaSaSaveAndroid_WeaponKind::HeatSeeker),
            37 => Ok(GtaSaSaveAndroid_WeaponKind::Flamethrower),
            38 => Ok(GtaSaSaveAndroid_WeaponKind::Minigun),
            39 => Ok(GtaSaSaveAndroid_WeaponKind::Satchel),
            40 => Ok(GtaSaSaveAndroid_WeaponKind::Detonator),
            41 => Ok(GtaSaSaveAndroid_WeaponKind::Spraycan),
            42 => Ok(GtaSaSaveAndroid_WeaponKind::Extinguisher),
            43 => Ok(GtaSaSaveAndroid_WeaponKind::Camera),
            44 => Ok(GtaSaSaveAndroid_WeaponKind::NightVision),
            45 => Ok(GtaSaSaveAndroid_WeaponKind::Infrared),
            46 => Ok(GtaSaSaveAndroid_WeaponKind::Parachute),
            _ => Ok(GtaSaSaveAndroid_WeaponKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_WeaponKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_WeaponKind) -> Self {
        match *v {
            GtaSaSaveAndroid_WeaponKind::Unarmed => 0,
            GtaSaSaveAndroid_WeaponKind::BrassKnuckles => 1,
            GtaSaSaveAndroid_WeaponKind::GolfClub => 2,
            GtaSaSaveAndroid_WeaponKind::Nightstick => 3,
            GtaSaSaveAndroid_WeaponKind::Knife => 4,
            GtaSaSaveAndroid_WeaponKind::Bat => 5,
            GtaSaSaveAndroid_WeaponKind::Shovel => 6,
            GtaSaSaveAndroid_WeaponKind::PoolCue => 7,
            GtaSaSaveAndroid_WeaponKind::Katana => 8,
            GtaSaSaveAndroid_WeaponKind::Chainsaw => 9,
            GtaSaSaveAndroid_WeaponKind::Dildo => 10,
            GtaSaSaveAndroid_WeaponKind::Dildo2 => 11,
            GtaSaSaveAndroid_WeaponKind::Vibrator => 12,
            GtaSaSaveAndroid_WeaponKind::Vibrator2 => 13,
            GtaSaSaveAndroid_WeaponKind::Flowers => 14,
            GtaSaSaveAndroid_WeaponKind::Cane => 15,
            GtaSaSaveAndroid_WeaponKind::Grenade => 16,
            GtaSaSaveAndroid_WeaponKind::Teargas => 17,
            GtaSaSaveAndroid_WeaponKind::Molotov => 18,
            GtaSaSaveAndroid_WeaponKind::Rocket => 19,
            GtaSaSaveAndroid_WeaponKind::HeatSeekingRocket => 20,
            GtaSaSaveAndroid_WeaponKind::FreeFallBomb => 21,
            GtaSaSaveAndroid_WeaponKind::Pistol => 22,
            GtaSaSaveAndroid_WeaponKind::SilencedPistol => 23,
            GtaSaSaveAndroid_WeaponKind::DesertEagle => 24,
            GtaSaSaveAndroid_WeaponKind::Shotgun => 25,
            GtaSaSaveAndroid_WeaponKind::SawnOff => 26,
            GtaSaSaveAndroid_WeaponKind::CombatShotgun => 27,
            GtaSaSaveAndroid_WeaponKind::MicroUzi => 28,
            GtaSaSaveAndroid_WeaponKind::Mp5 => 29,
            GtaSaSaveAndroid_WeaponKind::Ak47 => 30,
            GtaSaSaveAndroid_WeaponKind::M4 => 31,
            GtaSaSaveAndroid_WeaponKind::Tec9 => 32,
            GtaSaSaveAndroid_WeaponKind::CountryRifle => 33,
            GtaSaSaveAndroid_WeaponKind::SniperRifle => 34,
            GtaSaSaveAndroid_WeaponKind::RocketLauncher => 35,
            GtaSaSaveAndroid_WeaponKind::HeatSeeker => 36,
            GtaSaSaveAndroid_WeaponKind::Flamethrower => 37,
            GtaSaSaveAndroid_WeaponKind::Minigun => 38,
            GtaSaSaveAndroid_WeaponKind::Satchel => 39,
            GtaSaSaveAndroid_WeaponKind::Detonator => 40,
            GtaSaSaveAndroid_WeaponKind::Spraycan => 41,
            GtaSaSaveAndroid_WeaponKind::Extinguisher => 42,
            GtaSaSaveAndroid_WeaponKind::Camera => 43,
            GtaSaSaveAndroid_WeaponKind::NightVision => 44,
            GtaSaSaveAndroid_WeaponKind::Infrared => 45,
            GtaSaSaveAndroid_WeaponKind::Parachute => 46,
            GtaSaSaveAndroid_WeaponKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_WeaponKind {
    fn default() -> Self { GtaSaSaveAndroid_WeaponKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_WeaponState {

    /**
     * Ready to fire.
     */
    WeaponReady,

    /**
     * Being fired.
     */
    Firing,

    /**
     * Being reloaded.
     */
    Reloading,

    /**
     * Out of ammunition.
     */
    OutOfAmmo,

    /**
     * A blow is meeting something.
     */
    MeleeContact,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_WeaponState {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_WeaponState> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_WeaponState::WeaponReady),
            1 => Ok(GtaSaSaveAndroid_WeaponState::Firing),
            2 => Ok(GtaSaSaveAndroid_WeaponState::Reloading),
            3 => Ok(GtaSaSaveAndroid_WeaponState::OutOfAmmo),
            4 => Ok(GtaSaSaveAndroid_WeaponState::MeleeContact),
            _ => Ok(GtaSaSaveAndroid_WeaponState::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_WeaponState> for i64 {
    fn from(v: &GtaSaSaveAndroid_WeaponState) -> Self {
        match *v {
            GtaSaSaveAndroid_WeaponState::WeaponReady => 0,
            GtaSaSaveAndroid_WeaponState::Firing => 1,
            GtaSaSaveAndroid_WeaponState::Reloading => 2,
            GtaSaSaveAndroid_WeaponState::OutOfAmmo => 3,
            GtaSaSaveAndroid_WeaponState::MeleeContact => 4,
            GtaSaSaveAndroid_WeaponState::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_WeaponState {
    fn default() -> Self { GtaSaSaveAndroid_WeaponState::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_Weather {

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

impl TryFrom<i64> for GtaSaSaveAndroid_Weather {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_Weather> {
        match flag {
            -1 => Ok(GtaSaSaveAndroid_Weather::NoWeather),
            0 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnyLa),
            1 => Ok(GtaSaSaveAndroid_Weather::SunnyLa),
            2 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnySmogLa),
            3 => Ok(GtaSaSaveAndroid_Weather::SunnySmogLa),
            4 => Ok(GtaSaSaveAndroid_Weather::CloudyLa),
            5 => Ok(GtaSaSaveAndroid_Weather::SunnySf),
            6 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnySf),
            7 => Ok(GtaSaSaveAndroid_Weather::CloudySf),
            8 => Ok(GtaSaSaveAndroid_Weather::RainySf),
            9 => Ok(GtaSaSaveAndroid_Weather::FoggySf),
            10 => Ok(GtaSaSaveAndroid_Weather::SunnyVegas),
            11 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnyVegas),
            12 => Ok(GtaSaSaveAndroid_Weather::CloudyVegas),
            13 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnyCountry),
            14 => Ok(GtaSaSaveAndroid_Weather::SunnyCountry),
            15 => Ok(GtaSaSaveAndroid_Weather::CloudyCountry),
            16 => Ok(GtaSaSaveAndroid_Weather::RainyCountry),
            17 => Ok(GtaSaSaveAndroid_Weather::ExtraSunnyDesert),
            18 => Ok(GtaSaSaveAndroid_Weather::SunnyDesert),
            19 => Ok(GtaSaSaveAndroid_Weather::SandstormDesert),
            20 => Ok(GtaSaSaveAndroid_Weather::Underwater),
            21 => Ok(GtaSaSaveAndroid_Weather::Extracolours1),
            22 => Ok(GtaSaSaveAndroid_Weather::Extracolours2),
            _ => Ok(GtaSaSaveAndroid_Weather::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_Weather> for i64 {
    fn from(v: &GtaSaSaveAndroid_Weather) -> Self {
        match *v {
            GtaSaSaveAndroid_Weather::NoWeather => -1,
            GtaSaSaveAndroid_Weather::ExtraSunnyLa => 0,
            GtaSaSaveAndroid_Weather::SunnyLa => 1,
            GtaSaSaveAndroid_Weather::ExtraSunnySmogLa => 2,
            GtaSaSaveAndroid_Weather::SunnySmogLa => 3,
            GtaSaSaveAndroid_Weather::CloudyLa => 4,
            GtaSaSaveAndroid_Weather::SunnySf => 5,
            GtaSaSaveAndroid_Weather::ExtraSunnySf => 6,
            GtaSaSaveAndroid_Weather::CloudySf => 7,
            GtaSaSaveAndroid_Weather::RainySf => 8,
            GtaSaSaveAndroid_Weather::FoggySf => 9,
            GtaSaSaveAndroid_Weather::SunnyVegas => 10,
            GtaSaSaveAndroid_Weather::ExtraSunnyVegas => 11,
            GtaSaSaveAndroid_Weather::CloudyVegas => 12,
            GtaSaSaveAndroid_Weather::ExtraSunnyCountry => 13,
            GtaSaSaveAndroid_Weather::SunnyCountry => 14,
            GtaSaSaveAndroid_Weather::CloudyCountry => 15,
            GtaSaSaveAndroid_Weather::RainyCountry => 16,
            GtaSaSaveAndroid_Weather::ExtraSunnyDesert => 17,
            GtaSaSaveAndroid_Weather::SunnyDesert => 18,
            GtaSaSaveAndroid_Weather::SandstormDesert => 19,
            GtaSaSaveAndroid_Weather::Underwater => 20,
            GtaSaSaveAndroid_Weather::Extracolours1 => 21,
            GtaSaSaveAndroid_Weather::Extracolours2 => 22,
            GtaSaSaveAndroid_Weather::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_Weather {
    fn default() -> Self { GtaSaSaveAndroid_Weather::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum GtaSaSaveAndroid_ZoneKind {

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
     * Zone of map.zon, which decides the city.
     */
    MapZone,
    Unknown(i64),
}

impl TryFrom<i64> for GtaSaSaveAndroid_ZoneKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<GtaSaSaveAndroid_ZoneKind> {
        match flag {
            0 => Ok(GtaSaSaveAndroid_ZoneKind::NavZone),
            1 => Ok(GtaSaSaveAndroid_ZoneKind::LocalZone),
            2 => Ok(GtaSaSaveAndroid_ZoneKind::InfoZone),
            3 => Ok(GtaSaSaveAndroid_ZoneKind::MapZone),
            _ => Ok(GtaSaSaveAndroid_ZoneKind::Unknown(flag)),
        }
    }
}

impl From<&GtaSaSaveAndroid_ZoneKind> for i64 {
    fn from(v: &GtaSaSaveAndroid_ZoneKind) -> Self {
        match *v {
            GtaSaSaveAndroid_ZoneKind::NavZone => 0,
            GtaSaSaveAndroid_ZoneKind::LocalZone => 1,
            GtaSaSaveAndroid_ZoneKind::InfoZone => 2,
            GtaSaSaveAndroid_ZoneKind::MapZone => 3,
            GtaSaSaveAndroid_ZoneKind::Unknown(v) => v
        }
    }
}

impl Default for GtaSaSaveAndroid_ZoneKind {
    fn default() -> Self { GtaSaSaveAndroid_ZoneKind::Unknown(0) }
}


/**
 * Animations for a model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_AnimGroup {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    model: RefCell<i32>,
    ifp_name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_AnimGroup {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
impl GtaSaSaveAndroid_AnimGroup {
}

/**
 * Model of a person; -1 in a free place.
 */
impl GtaSaSaveAndroid_AnimGroup {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * File of animations, such as `DEALER`, ended by a zero.
 */
impl GtaSaSaveAndroid_AnimGroup {
    pub fn ifp_name(&self) -> Ref<'_, Vec<u8>> {
        self.ifp_name.borrow()
    }
}
impl GtaSaSaveAndroid_AnimGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An icon; what is not in use holds old bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Blip {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_RadarBlock>,
    pub _self: SharedType<Self>,
    colour: RefCell<u32>,
    entity_handle: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    counter: RefCell<u16>,
    gap_016: RefCell<Vec<u8>>,
    sphere_radius: RefCell<f32>,
    icon_size: RefCell<u16>,
    gap_01e: RefCell<Vec<u8>>,
    enex_plus_1: RefCell<u32>,
    sprite: RefCell<i8>,
    state: RefCell<OptRc<GtaSaSaveAndroid_BlipStateBits>>,
    kind: RefCell<OptRc<GtaSaSaveAndroid_BlipKindBits>>,
    gap_025: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_colour_name: Cell<bool>,
    colour_name: RefCell<GtaSaSaveAndroid_BlipColour>,
    f_sprite_name: Cell<bool>,
    sprite_name: RefCell<GtaSaSaveAndroid_Icon>,
}
impl KStruct for GtaSaSaveAndroid_Blip {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_RadarBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.counter.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_016.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.sphere_radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.icon_size.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.gap_01e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.enex_plus_1.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.sprite.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_BlipStateBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.state.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_BlipKindBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.kind.borrow_mut() = t;
        *self_rc.gap_025.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_Blip {

    /**
     * Meaning of `colour`.
     */
    pub fn colour_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_BlipColour>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Icon>> {
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
impl GtaSaSaveAndroid_Blip {
    pub fn colour(&self) -> Ref<'_, u32> {
        self.colour.borrow()
    }
}

/**
 * Thing that it follows (opcodes 0186, 0187); 0 in a save.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn entity_handle(&self) -> Ref<'_, u32> {
        self.entity_handle.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * How often the place was used; 1 for never.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn counter(&self) -> Ref<'_, u16> {
        self.counter.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn gap_016(&self) -> Ref<'_, Vec<u8>> {
        self.gap_016.borrow()
    }
}

/**
 * Size of its sphere; 1.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn sphere_radius(&self) -> Ref<'_, f32> {
        self.sphere_radius.borrow()
    }
}

/**
 * Size of its square, 1 or 3.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn icon_size(&self) -> Ref<'_, u16> {
        self.icon_size.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn gap_01e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01e.borrow()
    }
}

/**
 * Door that it belongs to, + 1; 0 for none.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn enex_plus_1(&self) -> Ref<'_, u32> {
        self.enex_plus_1.borrow()
    }
}

/**
 * Icon.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn sprite(&self) -> Ref<'_, i8> {
        self.sprite.borrow()
    }
}

/**
 * How it is shown.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn state(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_BlipStateBits>> {
        self.state.borrow()
    }
}

/**
 * What it is.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn kind(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_BlipKindBits>> {
        self.kind.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_Blip {
    pub fn gap_025(&self) -> Ref<'_, Vec<u8>> {
        self.gap_025.borrow()
    }
}
impl GtaSaSaveAndroid_Blip {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_Blip {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "sprite ", *self.sprite()))
    }
}

/**
 * Kind of an icon.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_BlipKindBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_Blip>,
    pub _self: SharedType<Self>,
    display: RefCell<u64>,
    blip_type: RefCell<u64>,
    appearance: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_blip_type_name: Cell<bool>,
    blip_type_name: RefCell<GtaSaSaveAndroid_BlipTarget>,
    f_display_name: Cell<bool>,
    display_name: RefCell<GtaSaSaveAndroid_BlipDisplay>,
}
impl KStruct for GtaSaSaveAndroid_BlipKindBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_Blip;

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
impl GtaSaSaveAndroid_BlipKindBits {

    /**
     * Meaning of `blip_type`.
     */
    pub fn blip_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_BlipTarget>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_BlipDisplay>> {
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
impl GtaSaSaveAndroid_BlipKindBits {
    pub fn display(&self) -> Ref<'_, u64> {
        self.display.borrow()
    }
}

/**
 * What it stands for. Only places and contacts are stored in use: icons
 * of what moves are written as free.
 */
impl GtaSaSaveAndroid_BlipKindBits {
    pub fn blip_type(&self) -> Ref<'_, u64> {
        self.blip_type.borrow()
    }
}

/**
 * 0 friend, 1 threat.
 */
impl GtaSaSaveAndroid_BlipKindBits {
    pub fn appearance(&self) -> Ref<'_, u64> {
        self.appearance.borrow()
    }
}
impl GtaSaSaveAndroid_BlipKindBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * State of an icon.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_BlipStateBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_Blip>,
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
impl KStruct for GtaSaSaveAndroid_BlipStateBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_Blip;

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
impl GtaSaSaveAndroid_BlipStateBits {
}

/**
 * Bright colour; always set.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn bright(&self) -> Ref<'_, bool> {
        self.bright.borrow()
    }
}

/**
 * The slot holds a blip.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn in_use(&self) -> Ref<'_, bool> {
        self.in_use.borrow()
    }
}

/**
 * Shown only when near.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn short_range(&self) -> Ref<'_, bool> {
        self.short_range.borrow()
    }
}

/**
 * Drawn as a friend: colour 7 (threat) then shows as blue instead of
 * red.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn friendly(&self) -> Ref<'_, bool> {
        self.friendly.borrow()
    }
}

/**
 * Stays after the thing it marks is gone.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn blip_remain(&self) -> Ref<'_, bool> {
        self.blip_remain.borrow()
    }
}

/**
 * Probably a leftover; always clear.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn fade(&self) -> Ref<'_, bool> {
        self.fade.borrow()
    }
}

/**
 * Form for places.
 */
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn coord_appearance(&self) -> Ref<'_, u64> {
        self.coord_appearance.borrow()
    }
}
impl GtaSaSaveAndroid_BlipStateBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A text of the briefing.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Brief {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    len_key: RefCell<u32>,
    key: RefCell<Vec<u8>>,
    numbers: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
    f_has_key: Cell<bool>,
    has_key: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_Brief {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        *self_rc.len_key.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_key() as i32) <= ((((_io.size() as i32) - (_io.pos() as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/brief/seq/0".to_string() }));
        }
        *self_rc.key.borrow_mut() = _io.read_bytes(*self_rc.len_key() as usize)?.into();
        if *self_rc.has_key()? {
            *self_rc.numbers.borrow_mut() = Vec::new();
            let l_numbers = 6;
            for _i in 0..l_numbers {
                self_rc.numbers.borrow_mut().push(_io.read_s4le()?.into());
            }
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_Brief {

    /**
     * Whether there is a text.
     */
    pub fn has_key(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_key.get() {
            return Ok(self.has_key.borrow());
        }
        self.f_has_key.set(true);
        *self.has_key.borrow_mut() = (((*self.len_key() as u32) > (0 as u32))) as bool;
        Ok(self.has_key.borrow())
    }
}

/**
 * Bytes of `key`; an empty place ends here.
 */
impl GtaSaSaveAndroid_Brief {
    pub fn len_key(&self) -> Ref<'_, u32> {
        self.len_key.borrow()
    }
}

/**
 * Key of the text, without a zero.
 */
impl GtaSaSaveAndroid_Brief {
    pub fn key(&self) -> Ref<'_, Vec<u8>> {
        self.key.borrow()
    }
}

/**
 * Numbers in the text; -1 for none.
 */
impl GtaSaSaveAndroid_Brief {
    pub fn numbers(&self) -> Ref<'_, Vec<i32>> {
        self.numbers.borrow()
    }
}
impl GtaSaSaveAndroid_Brief {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A building with another model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_BuildingSwap {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    swap_type: RefCell<u32>,
    pool_index_plus_1: RefCell<u32>,
    new_model: RefCell<i32>,
    old_model: RefCell<i32>,
    _io: RefCell<BytesReader>,
    f_swap_type_name: Cell<bool>,
    swap_type_name: RefCell<GtaSaSaveAndroid_SwappedThing>,
}
impl KStruct for GtaSaSaveAndroid_BuildingSwap {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
impl GtaSaSaveAndroid_BuildingSwap {

    /**
     * Meaning of `swap_type`.
     */
    pub fn swap_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_SwappedThing>> {
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
impl GtaSaSaveAndroid_BuildingSwap {
    pub fn swap_type(&self) -> Ref<'_, u32> {
        self.swap_type.borrow()
    }
}

/**
 * Building + 1; 0 in a free place.
 */
impl GtaSaSaveAndroid_BuildingSwap {
    pub fn pool_index_plus_1(&self) -> Ref<'_, u32> {
        self.pool_index_plus_1.borrow()
    }
}

/**
 * Model that is shown; -1 in a free place.
 */
impl GtaSaSaveAndroid_BuildingSwap {
    pub fn new_model(&self) -> Ref<'_, i32> {
        self.new_model.borrow()
    }
}

/**
 * Model of the map; -1 in a free place.
 */
impl GtaSaSaveAndroid_BuildingSwap {
    pub fn old_model(&self) -> Ref<'_, i32> {
        self.old_model.borrow()
    }
}
impl GtaSaSaveAndroid_BuildingSwap {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of cars that are kept.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_CarBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_StoredCar>,
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
impl KStruct for GtaSaSaveAndroid_CarBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_StoredCar;

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
impl GtaSaSaveAndroid_CarBits {
}

/**
 * No harm by bullets.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn car_bullet_proof(&self) -> Ref<'_, bool> {
        self.car_bullet_proof.borrow()
    }
}

/**
 * No harm by fire.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn car_fire_proof(&self) -> Ref<'_, bool> {
        self.car_fire_proof.borrow()
    }
}

/**
 * No harm by explosions.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn car_explosion_proof(&self) -> Ref<'_, bool> {
        self.car_explosion_proof.borrow()
    }
}

/**
 * No harm by collisions.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn car_collision_proof(&self) -> Ref<'_, bool> {
        self.car_collision_proof.borrow()
    }
}

/**
 * No harm by blows.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn car_melee_proof(&self) -> Ref<'_, bool> {
        self.car_melee_proof.borrow()
    }
}

/**
 * Stereo with bass boost is fitted.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn bass_boost(&self) -> Ref<'_, bool> {
        self.bass_boost.borrow()
    }
}

/**
 * Hydraulics are fitted.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn hydraulics(&self) -> Ref<'_, bool> {
        self.hydraulics.borrow()
    }
}

/**
 * Nitrous is fitted.
 */
impl GtaSaSaveAndroid_CarBits {
    pub fn nitrous(&self) -> Ref<'_, bool> {
        self.nitrous.borrow()
    }
}
impl GtaSaSaveAndroid_CarBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place at which a car is parked.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_CarGenerator {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_CarGeneratorsBlock>,
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
    flags: RefCell<OptRc<GtaSaSaveAndroid_GeneratorBits>>,
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
    generate_count_name: RefCell<GtaSaSaveAndroid_CarSupply>,
}
impl KStruct for GtaSaSaveAndroid_CarGenerator {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_CarGeneratorsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_GeneratorBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_CarGenerator {

    /**
     * Meaning of `generate_count`.
     */
    pub fn generate_count_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_CarSupply>> {
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
}

/**
 * Place in the game's table, below 500, in order.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn index(&self) -> Ref<'_, u16> {
        self.index.borrow()
    }
}

/**
 * Model; -1 for any, -n for any that is n now.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn model(&self) -> Ref<'_, i16> {
        self.model.borrow()
    }
}

/**
 * Colours; -1 for any.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn colours(&self) -> Ref<'_, Vec<i8>> {
        self.colours.borrow()
    }
}

/**
 * Towards the east.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * Where it looks.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn angle(&self) -> Ref<'_, u8> {
        self.angle.borrow()
    }
}

/**
 * How likely it has an alarm.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn alarm_chance(&self) -> Ref<'_, u8> {
        self.alarm_chance.borrow()
    }
}

/**
 * How likely it is locked.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn lock_chance(&self) -> Ref<'_, u8> {
        self.lock_chance.borrow()
    }
}

/**
 * How it appears.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GeneratorBits>> {
        self.flags.borrow()
    }
}

/**
 * Shortest time until the next.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn min_delay(&self) -> Ref<'_, u16> {
        self.min_delay.borrow()
    }
}

/**
 * Longest time until the next; 10,000.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn max_delay(&self) -> Ref<'_, u16> {
        self.max_delay.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn gap_013(&self) -> Ref<'_, Vec<u8>> {
        self.gap_013.borrow()
    }
}

/**
 * When the next appears.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn next_gen_time(&self) -> Ref<'_, u32> {
        self.next_gen_time.borrow()
    }
}

/**
 * Car that stands there, as an old handle; -1 for none.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn vehicle_handle(&self) -> Ref<'_, i16> {
        self.vehicle_handle.borrow()
    }
}

/**
 * Cars that still come: 0 for none, 65,535 for without end, which the
 * game makes of 101 and more in a script; 1 occurs.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn generate_count(&self) -> Ref<'_, u16> {
        self.generate_count.borrow()
    }
}

/**
 * Part of the map that it belongs to; 0, others are not saved.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn ipl_id(&self) -> Ref<'_, u8> {
        self.ipl_id.borrow()
    }
}

/**
 * Whether the place is in use; 1, others are not saved.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn is_used(&self) -> Ref<'_, u8> {
        self.is_used.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_CarGenerator {
    pub fn gap_01f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01f.borrow()
    }
}
impl GtaSaSaveAndroid_CarGenerator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_CarGenerator {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "model ", *self.model()))
    }
}

/**
 * Block 12.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_CarGeneratorsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_generators: RefCell<u32>,
    process_counter: RefCell<u8>,
    generate_even_if_close: RefCell<u8>,
    generators: RefCell<Vec<OptRc<GtaSaSaveAndroid_CarGenerator>>>,
    plate_count: RefCell<u32>,
    plates: RefCell<Vec<OptRc<GtaSaSaveAndroid_Plate>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_CarGeneratorsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_CarGenerator>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.generators.borrow_mut().push(t);
        }
        *self_rc.plate_count.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.plates.borrow_mut() = Vec::new();
        let l_plates = 15;
        for _i in 0..l_plates {
            let t = Self::read_into::<_, GtaSaSaveAndroid_Plate>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.plates.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_CarGeneratorsBlock {
}

/**
 * Parked cars that follow; 109 to 218.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn num_generators(&self) -> Ref<'_, u32> {
        self.num_generators.borrow()
    }
}

/**
 * Which quarter of them is looked at next, 0 to 3.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn process_counter(&self) -> Ref<'_, u8> {
        self.process_counter.borrow()
    }
}

/**
 * Cars that still may appear nearby, 0 to 20.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn generate_even_if_close(&self) -> Ref<'_, u8> {
        self.generate_even_if_close.borrow()
    }
}

/**
 * Parked cars.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn generators(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_CarGenerator>>> {
        self.generators.borrow()
    }
}

/**
 * Licence plates in use; 15 are stored.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn plate_count(&self) -> Ref<'_, u32> {
        self.plate_count.borrow()
    }
}

/**
 * Licence plates.
 */
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn plates(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Plate>>> {
        self.plates.borrow()
    }
}
impl GtaSaSaveAndroid_CarGeneratorsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A changed price.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ChangedPrice {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ShoppingBlock>,
    pub _self: SharedType<Self>,
    key: RefCell<u32>,
    price: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_ChangedPrice {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ShoppingBlock;

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
impl GtaSaSaveAndroid_ChangedPrice {
}

/**
 * Key of what costs another price.
 */
impl GtaSaSaveAndroid_ChangedPrice {
    pub fn key(&self) -> Ref<'_, u32> {
        self.key.borrow()
    }
}

/**
 * Price.
 */
impl GtaSaSaveAndroid_ChangedPrice {
    pub fn price(&self) -> Ref<'_, u32> {
        self.price.borrow()
    }
}
impl GtaSaSaveAndroid_ChangedPrice {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction in three bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Direction {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobileObject>,
    pub _self: SharedType<Self>,
    x: RefCell<i8>,
    y: RefCell<i8>,
    z: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Direction {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobileObject;

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
impl GtaSaSaveAndroid_Direction {
}

/**
 * East, 127 for 1.
 */
impl GtaSaSaveAndroid_Direction {
    pub fn x(&self) -> Ref<'_, i8> {
        self.x.borrow()
    }
}

/**
 * North, 127 for 1.
 */
impl GtaSaSaveAndroid_Direction {
    pub fn y(&self) -> Ref<'_, i8> {
        self.y.borrow()
    }
}

/**
 * Up, 127 for 1.
 */
impl GtaSaSaveAndroid_Direction {
    pub fn z(&self) -> Ref<'_, i8> {
        self.z.borrow()
    }
}
impl GtaSaSaveAndroid_Direction {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction in three bytes, 99 or 100 long.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Direction100 {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_StoredCar>,
    pub _self: SharedType<Self>,
    x: RefCell<i8>,
    y: RefCell<i8>,
    z: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Direction100 {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_StoredCar;

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
impl GtaSaSaveAndroid_Direction100 {
}

/**
 * East.
 */
impl GtaSaSaveAndroid_Direction100 {
    pub fn x(&self) -> Ref<'_, i8> {
        self.x.borrow()
    }
}

/**
 * North.
 */
impl GtaSaSaveAndroid_Direction100 {
    pub fn y(&self) -> Ref<'_, i8> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSaveAndroid_Direction100 {
    pub fn z(&self) -> Ref<'_, i8> {
        self.z.borrow()
    }
}
impl GtaSaSaveAndroid_Direction100 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A block without content.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EmptyBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    tag: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_EmptyBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_EmptyBlock {
}

/**
 * All that there is of it.
 */
impl GtaSaSaveAndroid_EmptyBlock {
    pub fn tag(&self) -> Ref<'_, Vec<u8>> {
        self.tag.borrow()
    }
}
impl GtaSaSaveAndroid_EmptyBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of things in the world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EntityBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobileObject>,
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
impl KStruct for GtaSaSaveAndroid_EntityBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobileObject;

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
impl GtaSaSaveAndroid_EntityBits {
}

/**
 * Takes part in collisions at all.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn uses_collision(&self) -> Ref<'_, bool> {
        self.uses_collision.borrow()
    }
}

/**
 * Its collisions of this frame have been worked out.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn collision_processed(&self) -> Ref<'_, bool> {
        self.collision_processed.borrow()
    }
}

/**
 * Does not move: physics leaves it alone.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn static_flag(&self) -> Ref<'_, bool> {
        self.static_flag.borrow()
    }
}

/**
 * A contact force has acted on it.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn has_contacted(&self) -> Ref<'_, bool> {
        self.has_contacted.borrow()
    }
}

/**
 * Stuck: it cannot move out of a collision.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn stuck(&self) -> Ref<'_, bool> {
        self.stuck.borrow()
    }
}

/**
 * Stands where it touches nothing.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn safe_position(&self) -> Ref<'_, bool> {
        self.safe_position.borrow()
    }
}

/**
 * Its control step was put off to later in the frame.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn postponed(&self) -> Ref<'_, bool> {
        self.postponed.borrow()
    }
}

/**
 * Drawn; clear when a script hides it.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn visible(&self) -> Ref<'_, bool> {
        self.visible.borrow()
    }
}

/**
 * Far-view building: drawn from far away and never culled as small.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn big_building(&self) -> Ref<'_, bool> {
        self.big_building.borrow()
    }
}

/**
 * Drawn with the damaged model where one exists.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn render_damaged(&self) -> Ref<'_, bool> {
        self.render_damaged.borrow()
    }
}

/**
 * The streaming must not remove it.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn streaming_dont_delete(&self) -> Ref<'_, bool> {
        self.streaming_dont_delete.borrow()
    }
}

/**
 * To be removed the next time it is processed.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn remove_from_world(&self) -> Ref<'_, bool> {
        self.remove_from_world.borrow()
    }
}

/**
 * Has hit a building, which changes how its next collisions are solved.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn hit_wall(&self) -> Ref<'_, bool> {
        self.hit_wall.borrow()
    }
}

/**
 * Locked against deletion while it is drawn.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn being_rendered(&self) -> Ref<'_, bool> {
        self.being_rendered.borrow()
    }
}

/**
 * Drawn after everything else (transparent things).
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn draw_last(&self) -> Ref<'_, bool> {
        self.draw_last.borrow()
    }
}

/**
 * Being faded because it is far away.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn distance_fade(&self) -> Ref<'_, bool> {
        self.distance_fade.borrow()
    }
}

/**
 * No shadows are cast on it.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn no_shadows_on(&self) -> Ref<'_, bool> {
        self.no_shadows_on.borrow()
    }
}

/**
 * Known to be off the screen; only the set state can be trusted.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn offscreen(&self) -> Ref<'_, bool> {
        self.offscreen.borrow()
    }
}

/**
 * Made by a script and held still until the ground below it is loaded.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn static_waiting_collision(&self) -> Ref<'_, bool> {
        self.static_waiting_collision.borrow()
    }
}

/**
 * The streaming ignores it.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn dont_stream(&self) -> Ref<'_, bool> {
        self.dont_stream.borrow()
    }
}

/**
 * Under water: drawn in another order.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn underwater_flag(&self) -> Ref<'_, bool> {
        self.underwater_flag.borrow()
    }
}

/**
 * Has effects that are prepared before drawing.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn prerender_effects(&self) -> Ref<'_, bool> {
        self.prerender_effects.borrow()
    }
}

/**
 * Building that may be made and deleted more than once.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn temp_building(&self) -> Ref<'_, bool> {
        self.temp_building.borrow()
    }
}

/**
 * Its bones are not animated in this frame.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn no_hierarchy_update(&self) -> Ref<'_, bool> {
        self.no_hierarchy_update.borrow()
    }
}

/**
 * Road sign with text to draw.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn roadsign_text(&self) -> Ref<'_, bool> {
        self.roadsign_text.borrow()
    }
}

/**
 * Its roughest far-view model is shown.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn super_low_lod(&self) -> Ref<'_, bool> {
        self.super_low_lod.borrow()
    }
}

/**
 * Made by the generator of plants and litter.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn procedural(&self) -> Ref<'_, bool> {
        self.procedural.borrow()
    }
}

/**
 * Back faces are not drawn.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn backface_culled(&self) -> Ref<'_, bool> {
        self.backface_culled.borrow()
    }
}

/**
 * Lit by the directional lights.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn light_object(&self) -> Ref<'_, bool> {
        self.light_object.borrow()
    }
}

/**
 * First to go when the streaming is short of memory.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn unimportant_stream(&self) -> Ref<'_, bool> {
        self.unimportant_stream.borrow()
    }
}

/**
 * Part of a tunnel.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn tunnel(&self) -> Ref<'_, bool> {
        self.tunnel.borrow()
    }
}

/**
 * Drawn both from inside and from outside a tunnel.
 */
impl GtaSaSaveAndroid_EntityBits {
    pub fn tunnel_transition(&self) -> Ref<'_, bool> {
        self.tunnel_transition.borrow()
    }
}
impl GtaSaSaveAndroid_EntityBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A door.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EntryExit {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_EntryExitsBlock>,
    pub _self: SharedType<Self>,
    entry_index: RefCell<i16>,
    door: RefCell<OptRc<GtaSaSaveAndroid_EntryExitState>>,
    _io: RefCell<BytesReader>,
    f_has_body: Cell<bool>,
    has_body: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_EntryExit {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_EntryExitsBlock;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_EntryExitState>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.door.borrow_mut() = t;
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_EntryExit {

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
impl GtaSaSaveAndroid_EntryExit {
    pub fn entry_index(&self) -> Ref<'_, i16> {
        self.entry_index.borrow()
    }
}

/**
 * State of the door.
 */
impl GtaSaSaveAndroid_EntryExit {
    pub fn door(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EntryExitState>> {
        self.door.borrow()
    }
}
impl GtaSaSaveAndroid_EntryExit {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_EntryExit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "door ", *self.entry_index()))
    }
}

/**
 * Bits of doors; the names of other sources are those of scripts.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EntryExitBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_EntryExitState>,
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
impl KStruct for GtaSaSaveAndroid_EntryExitBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_EntryExitState;

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
impl GtaSaSaveAndroid_EntryExitBits {
}

/**
 * Stands only on markers of interiors; nothing else is known.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn interior_marker(&self) -> Ref<'_, bool> {
        self.interior_marker.borrow()
    }
}

/**
 * The player is moved without walking through the door.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn pairing(&self) -> Ref<'_, bool> {
        self.pairing.borrow()
    }
}

/**
 * Joined with a mate without this bit when a new game starts.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn create_linked_pair(&self) -> Ref<'_, bool> {
        self.create_linked_pair.borrow()
    }
}

/**
 * An interior as a reward. Who enters by a door without it loads the
 * shop of that name and sets it on the mate; leaving by a door that has
 * it unloads the shop.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn reward_interior(&self) -> Ref<'_, bool> {
        self.reward_interior.borrow()
    }
}

/**
 * Entrance whose reward interior was used; the wiki says that
 * `reward_interior` of the mate sets it.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn used_reward_entrance(&self) -> Ref<'_, bool> {
        self.used_reward_entrance.borrow()
    }
}

/**
 * Cars and aircraft pass.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn cars_and_aircraft(&self) -> Ref<'_, bool> {
        self.cars_and_aircraft.borrow()
    }
}

/**
 * Bikes pass, too.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn bikes_only(&self) -> Ref<'_, bool> {
        self.bikes_only.borrow()
    }
}

/**
 * Not on foot; never set.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn disable_on_foot(&self) -> Ref<'_, bool> {
        self.disable_on_foot.borrow()
    }
}

/**
 * Members of the group come along, passengers get out.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn accept_npc_group(&self) -> Ref<'_, bool> {
        self.accept_npc_group.borrow()
    }
}

/**
 * Without fading in, or a date with food: the sources differ.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn food_date(&self) -> Ref<'_, bool> {
        self.food_date.borrow()
    }
}

/**
 * Stands on the doors of Bayside and on those of burglaries, which are
 * made for their time; scripts name it after opening hours.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn burglary_door(&self) -> Ref<'_, bool> {
        self.burglary_door.borrow()
    }
}

/**
 * No way back; never set.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn disable_exit(&self) -> Ref<'_, bool> {
        self.disable_exit.borrow()
    }
}

/**
 * Open to burglars, switched by the job.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn burglary_access(&self) -> Ref<'_, bool> {
        self.burglary_access.borrow()
    }
}

/**
 * Was entered and not left; on one side of the pair alone.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn entered_without_exit(&self) -> Ref<'_, bool> {
        self.entered_without_exit.borrow()
    }
}

/**
 * May be used; set unless a script clears it.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn enable_access(&self) -> Ref<'_, bool> {
        self.enable_access.borrow()
    }
}

/**
 * Goes when it is used; never set.
 */
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn delete_enex(&self) -> Ref<'_, bool> {
        self.delete_enex.borrow()
    }
}
impl GtaSaSaveAndroid_EntryExitBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * State of a door.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EntryExitState {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_EntryExit>,
    pub _self: SharedType<Self>,
    flags: RefCell<OptRc<GtaSaSaveAndroid_EntryExitBits>>,
    linked_index: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_EntryExitState {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_EntryExit;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_EntryExitBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.linked_index.borrow_mut() = _io.read_s2le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_EntryExitState {
}

/**
 * What it does.
 */
impl GtaSaSaveAndroid_EntryExitState {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EntryExitBits>> {
        self.flags.borrow()
    }
}

/**
 * Door at the other side; -1, or one that does not exist, for none.
 * Links need not be mutual.
 */
impl GtaSaSaveAndroid_EntryExitState {
    pub fn linked_index(&self) -> Ref<'_, i16> {
        self.linked_index.borrow()
    }
}
impl GtaSaSaveAndroid_EntryExitState {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 25.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_EntryExitsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_stack: RefCell<u32>,
    stack: RefCell<Vec<u16>>,
    entries: RefCell<Vec<OptRc<GtaSaSaveAndroid_EntryExit>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_EntryExitsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
                let t = Self::read_into::<_, GtaSaSaveAndroid_EntryExit>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_EntryExitsBlock {
}

/**
 * Doors that the player went through; 0 outside, 1 inside.
 */
impl GtaSaSaveAndroid_EntryExitsBlock {
    pub fn num_stack(&self) -> Ref<'_, u32> {
        self.num_stack.borrow()
    }
}

/**
 * Their numbers, the innermost last.
 */
impl GtaSaSaveAndroid_EntryExitsBlock {
    pub fn stack(&self) -> Ref<'_, Vec<u16>> {
        self.stack.borrow()
    }
}

/**
 * Doors, in order; the last has the number -1 and nothing else. They
 * overwrite what the game made of its map files; a door without a record
 * keeps that.
 */
impl GtaSaSaveAndroid_EntryExitsBlock {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_EntryExit>>> {
        self.entries.borrow()
    }
}
impl GtaSaSaveAndroid_EntryExitsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place for one part of the map.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ExtraRestart {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_RestartPointsBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    radius: RefCell<f32>,
    heading: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_ExtraRestart {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_RestartPointsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_ExtraRestart {
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_ExtraRestart {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * How near one must be; 0 or 1500.
 */
impl GtaSaSaveAndroid_ExtraRestart {
    pub fn radius(&self) -> Ref<'_, f32> {
        self.radius.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSaveAndroid_ExtraRestart {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}
impl GtaSaSaveAndroid_ExtraRestart {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 4.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GameLogicBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_restarts: RefCell<u32>,
    penalty_for_death: RefCell<u8>,
    penalty_for_arrest: RefCell<u8>,
    game_state: RefCell<u8>,
    time_of_last_event: RefCell<u32>,
    restarts: RefCell<Vec<OptRc<GtaSaSaveAndroid_Restart>>>,
    _io: RefCell<BytesReader>,
    f_game_state_name: Cell<bool>,
    game_state_name: RefCell<GtaSaSaveAndroid_PlayState>,
}
impl KStruct for GtaSaSaveAndroid_GameLogicBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Restart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.restarts.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_GameLogicBlock {

    /**
     * Meaning of `game_state`.
     */
    pub fn game_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_PlayState>> {
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
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn num_restarts(&self) -> Ref<'_, u32> {
        self.num_restarts.borrow()
    }
}

/**
 * Whether death costs the weapons (opcode 08DD)
 */
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn penalty_for_death(&self) -> Ref<'_, u8> {
        self.penalty_for_death.borrow()
    }
}

/**
 * Whether arrest costs the weapons (opcode 08DE)
 */
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn penalty_for_arrest(&self) -> Ref<'_, u8> {
        self.penalty_for_arrest.borrow()
    }
}

/**
 * What happens to the player; 0 in every file.
 */
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn game_state(&self) -> Ref<'_, u8> {
        self.game_state.borrow()
    }
}

/**
 * When the state changed last.
 */
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn time_of_last_event(&self) -> Ref<'_, u32> {
        self.time_of_last_event.borrow()
    }
}

/**
 * Places to wake up at after death; none in the measured files.
 */
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn restarts(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Restart>>> {
        self.restarts.borrow()
    }
}
impl GtaSaSaveAndroid_GameLogicBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Weapons of a gang (opcode 0237).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Gang {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_GangsBlock>,
    pub _self: SharedType<Self>,
    ped_model_override: RefCell<i8>,
    gap_001: RefCell<Vec<u8>>,
    weapon_a: RefCell<u32>,
    weapon_b: RefCell<u32>,
    weapon_c: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_weapon_a_name: Cell<bool>,
    weapon_a_name: RefCell<GtaSaSaveAndroid_WeaponKind>,
    f_weapon_b_name: Cell<bool>,
    weapon_b_name: RefCell<GtaSaSaveAndroid_WeaponKind>,
    f_weapon_c_name: Cell<bool>,
    weapon_c_name: RefCell<GtaSaSaveAndroid_WeaponKind>,
}
impl KStruct for GtaSaSaveAndroid_Gang {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_GangsBlock;

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
impl GtaSaSaveAndroid_Gang {

    /**
     * Meaning of `weapon_a`.
     */
    pub fn weapon_a_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WeaponKind>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WeaponKind>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WeaponKind>> {
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
impl GtaSaSaveAndroid_Gang {
    pub fn ped_model_override(&self) -> Ref<'_, i8> {
        self.ped_model_override.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_Gang {
    pub fn gap_001(&self) -> Ref<'_, Vec<u8>> {
        self.gap_001.borrow()
    }
}

/**
 * First weapon; 0 for none.
 */
impl GtaSaSaveAndroid_Gang {
    pub fn weapon_a(&self) -> Ref<'_, u32> {
        self.weapon_a.borrow()
    }
}

/**
 * Second weapon; 0 for none.
 */
impl GtaSaSaveAndroid_Gang {
    pub fn weapon_b(&self) -> Ref<'_, u32> {
        self.weapon_b.borrow()
    }
}

/**
 * Third weapon; 0 for none.
 */
impl GtaSaSaveAndroid_Gang {
    pub fn weapon_c(&self) -> Ref<'_, u32> {
        self.weapon_c.borrow()
    }
}
impl GtaSaSaveAndroid_Gang {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 23.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GangWarsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
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
    player_start_pos: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    gang_1: RefCell<i32>,
    gang_2: RefCell<i32>,
    ferocity: RefCell<i32>,
    last_time_in_area: RefCell<u32>,
    attack_state: RefCell<u32>,
    time_till_next_attack: RefCell<f32>,
    point_of_attack: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
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
    attack_state_name: RefCell<GtaSaSaveAndroid_WarAttack>,
    f_gang_1_name: Cell<bool>,
    gang_1_name: RefCell<GtaSaSaveAndroid_GangId>,
    f_gang_2_name: Cell<bool>,
    gang_2_name: RefCell<GtaSaSaveAndroid_GangId>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_state_name: Cell<bool>,
    state_name: RefCell<GtaSaSaveAndroid_WarState>,
    f_with_specific_zones: Cell<bool>,
    with_specific_zones: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_GangWarsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.player_start_pos.borrow_mut() = t;
        *self_rc.gang_1.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.gang_2.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.ferocity.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.last_time_in_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.attack_state.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.time_till_next_attack.borrow_mut() = _io.read_f4le()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn has_specific_zones(&self) -> Ref<'_, bool> {
        self.has_specific_zones.borrow()
    }
}
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn set_params(&mut self, is_mobile: bool, has_specific_zones: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_specific_zones.borrow_mut() = has_specific_zones;
    }
}
impl GtaSaSaveAndroid_GangWarsBlock {

    /**
     * Meaning of `attack_state`.
     */
    pub fn attack_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WarAttack>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_GangId>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_GangId>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WarState>> {
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
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn war_size(&self) -> Ref<'_, u32> {
        self.war_size.borrow()
    }
}

/**
 * Whether wars happen (opcode 0879)
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn active(&self) -> Ref<'_, u8> {
        self.active.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn gap_005(&self) -> Ref<'_, Vec<u8>> {
        self.gap_005.borrow()
    }
}

/**
 * How far a war that the player began has come; 0, because saving ends
 * it.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn state(&self) -> Ref<'_, u32> {
        self.state.borrow()
    }
}

/**
 * When it began.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn time_started(&self) -> Ref<'_, u32> {
        self.time_started.borrow()
    }
}

/**
 * Info of the zone; -1 for none.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn zone_info_index(&self) -> Ref<'_, i32> {
        self.zone_info_index.borrow()
    }
}

/**
 * Zone; -1 for none.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn nav_zone_index(&self) -> Ref<'_, i32> {
        self.nav_zone_index.borrow()
    }
}

/**
 * Where it began.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn player_start_pos(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.player_start_pos.borrow()
    }
}

/**
 * First gang.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn gang_1(&self) -> Ref<'_, i32> {
        self.gang_1.borrow()
    }
}

/**
 * Second gang.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn gang_2(&self) -> Ref<'_, i32> {
        self.gang_2.borrow()
    }
}

/**
 * How hard they fight, 0 to 2.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn ferocity(&self) -> Ref<'_, i32> {
        self.ferocity.borrow()
    }
}

/**
 * When the player was last there.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn last_time_in_area(&self) -> Ref<'_, u32> {
        self.last_time_in_area.borrow()
    }
}

/**
 * How far an attack on the player's territory has come; 0 in every file.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn attack_state(&self) -> Ref<'_, u32> {
        self.attack_state.borrow()
    }
}

/**
 * Time until the next attack.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn time_till_next_attack(&self) -> Ref<'_, f32> {
        self.time_till_next_attack.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn point_of_attack(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.point_of_attack.borrow()
    }
}

/**
 * Time that is left.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn fight_timer(&self) -> Ref<'_, i32> {
        self.fight_timer.borrow()
    }
}

/**
 * Icon; 0.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn radar_blip(&self) -> Ref<'_, i32> {
        self.radar_blip.borrow()
    }
}

/**
 * Whether the player is near.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn player_is_close(&self) -> Ref<'_, u8> {
        self.player_is_close.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn gap_051(&self) -> Ref<'_, Vec<u8>> {
        self.gap_051.borrow()
    }
}

/**
 * Zones of the Grove among those of Grove, Ballas and Vagos (opcode
 * 08E2)
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn territory_share(&self) -> Ref<'_, f32> {
        self.territory_share.borrow()
    }
}

/**
 * The share when the last war began.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn difficulty(&self) -> Ref<'_, f32> {
        self.difficulty.borrow()
    }
}

/**
 * Whether a war can begin during a mission.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn can_start_on_mission(&self) -> Ref<'_, u8> {
        self.can_start_on_mission.borrow()
    }
}

/**
 * Whether the mission that teaches it runs.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn training_mission(&self) -> Ref<'_, u8> {
        self.training_mission.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn gap_05e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_05e.borrow()
    }
}

/**
 * Info of that mission's zone.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn zone_info_for_training(&self) -> Ref<'_, i32> {
        self.zone_info_for_training.borrow()
    }
}

/**
 * Probably zones to which wars are limited.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn specific_zone_count(&self) -> Ref<'_, u32> {
        self.specific_zone_count.borrow()
    }
}

/**
 * Probably those zones.
 */
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn specific_zones(&self) -> Ref<'_, Vec<i32>> {
        self.specific_zones.borrow()
    }
}
impl GtaSaSaveAndroid_GangWarsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 11.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GangsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    gangs: RefCell<Vec<OptRc<GtaSaSaveAndroid_Gang>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_GangsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Gang>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.gangs.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_GangsBlock {
}

/**
 * Gangs.
 */
impl GtaSaSaveAndroid_GangsBlock {
    pub fn gangs(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Gang>>> {
        self.gangs.borrow()
    }
}
impl GtaSaSaveAndroid_GangsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A garage.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Garage {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_GaragesBlock>,
    pub _self: SharedType<Self>,
    garage_type: RefCell<u8>,
    door_state: RefCell<u8>,
    flags: RefCell<OptRc<GtaSaSaveAndroid_GarageBits>>,
    gap_002: RefCell<Vec<u8>>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    direction_a: RefCell<OptRc<GtaSaSaveAndroid_Vec2>>,
    direction_b: RefCell<OptRc<GtaSaSaveAndroid_Vec2>>,
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
    door_state_name: RefCell<GtaSaSaveAndroid_Door>,
    f_garage_type_name: Cell<bool>,
    garage_type_name: RefCell<GtaSaSaveAndroid_GarageKind>,
    f_original_type_name: Cell<bool>,
    original_type_name: RefCell<GtaSaSaveAndroid_GarageKind>,
}
impl KStruct for GtaSaSaveAndroid_Garage {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_GaragesBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_GarageBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.gap_002.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec2>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.direction_a.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec2>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_Garage {

    /**
     * Meaning of `door_state`.
     */
    pub fn door_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Door>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_GarageKind>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_GarageKind>> {
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
impl GtaSaSaveAndroid_Garage {
    pub fn garage_type(&self) -> Ref<'_, u8> {
        self.garage_type.borrow()
    }
}

/**
 * What the door does.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn door_state(&self) -> Ref<'_, u8> {
        self.door_state.borrow()
    }
}

/**
 * How the door opens, and whether it is in use.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_GarageBits>> {
        self.flags.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn gap_002(&self) -> Ref<'_, Vec<u8>> {
        self.gap_002.borrow()
    }
}

/**
 * First corner, at the floor.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Direction of one side.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn direction_a(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec2>> {
        self.direction_a.borrow()
    }
}

/**
 * Direction of the other.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn direction_b(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec2>> {
        self.direction_b.borrow()
    }
}

/**
 * Height of the ceiling.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn top_z(&self) -> Ref<'_, f32> {
        self.top_z.borrow()
    }
}

/**
 * Length of the side along the door.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn width(&self) -> Ref<'_, f32> {
        self.width.borrow()
    }
}

/**
 * Length of the side away from it.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn depth(&self) -> Ref<'_, f32> {
        self.depth.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn left(&self) -> Ref<'_, f32> {
        self.left.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn right(&self) -> Ref<'_, f32> {
        self.right.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn front(&self) -> Ref<'_, f32> {
        self.front.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn back(&self) -> Ref<'_, f32> {
        self.back.borrow()
    }
}

/**
 * 0 when the door is closed, otherwise 1.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn door_position(&self) -> Ref<'_, f32> {
        self.door_position.borrow()
    }
}

/**
 * When the door opens.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn time_to_open(&self) -> Ref<'_, u32> {
        self.time_to_open.borrow()
    }
}

/**
 * Name to scripts, ended by a zero.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn garage_name(&self) -> Ref<'_, Vec<u8>> {
        self.garage_name.borrow()
    }
}

/**
 * What it did at the start.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn original_type(&self) -> Ref<'_, u8> {
        self.original_type.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_Garage {
    pub fn gap_04c(&self) -> Ref<'_, Vec<u8>> {
        self.gap_04c.borrow()
    }
}
impl GtaSaSaveAndroid_Garage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of garages.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GarageBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_Garage>,
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
impl KStruct for GtaSaSaveAndroid_GarageBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_Garage;

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
impl GtaSaSaveAndroid_GarageBits {
}

/**
 * A tuning shop that has been used, as the wiki reads it; the engine's
 * name is not known.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn used_mod_shop(&self) -> Ref<'_, bool> {
        self.used_mod_shop.borrow()
    }
}

/**
 * Switched off by a script (02B9); the door does not react.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn inactive(&self) -> Ref<'_, bool> {
        self.inactive.borrow()
    }
}

/**
 * A respray has been done here (the first one is free).
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn respray_used(&self) -> Ref<'_, bool> {
        self.respray_used.borrow()
    }
}

/**
 * Door swings up.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn opens_up(&self) -> Ref<'_, bool> {
        self.opens_up.borrow()
    }
}

/**
 * Door swings up and then slides in under the ceiling.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn goes_in(&self) -> Ref<'_, bool> {
        self.goes_in.borrow()
    }
}

/**
 * The camera follows the player in instead of staying outside.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn camera_follows(&self) -> Ref<'_, bool> {
        self.camera_follows.borrow()
    }
}

/**
 * Repeats the state of the door: set exactly when `door_state` is not 1.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn door_closed(&self) -> Ref<'_, bool> {
        self.door_closed.borrow()
    }
}

/**
 * Paint always costs nothing; only in `michdr`.
 */
impl GtaSaSaveAndroid_GarageBits {
    pub fn always_free(&self) -> Ref<'_, bool> {
        self.always_free.borrow()
    }
}
impl GtaSaSaveAndroid_GarageBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 3. Garages, shops that work on cars, and the cars that the player
 * keeps.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GaragesBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
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
    cars: RefCell<Vec<OptRc<GtaSaSaveAndroid_StoredCar>>>,
    garages: RefCell<Vec<OptRc<GtaSaSaveAndroid_Garage>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_GaragesBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_StoredCar>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.cars.borrow_mut().push(t);
        }
        *self_rc.garages.borrow_mut() = Vec::new();
        let l_garages = *self_rc.num_garages();
        for _i in 0..l_garages {
            let t = Self::read_into::<_, GtaSaSaveAndroid_Garage>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.garages.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_GaragesBlock {
}

/**
 * Garages that follow the cars; 50.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn num_garages(&self) -> Ref<'_, u32> {
        self.num_garages.borrow()
    }
}

/**
 * Whether bombs cost nothing; 0.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn free_bombs(&self) -> Ref<'_, u8> {
        self.free_bombs.borrow()
    }
}

/**
 * Whether paint costs nothing (opcode 0335)
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn free_resprays(&self) -> Ref<'_, u8> {
        self.free_resprays.borrow()
    }
}

/**
 * Whether paint shops are closed (opcode 0A14)
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn no_resprays(&self) -> Ref<'_, u8> {
        self.no_resprays.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn cars_collected(&self) -> Ref<'_, i32> {
        self.cars_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn bank_vans_collected(&self) -> Ref<'_, i32> {
        self.bank_vans_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn police_cars_collected(&self) -> Ref<'_, i32> {
        self.police_cars_collected.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn car_types_collected(&self) -> Ref<'_, Vec<i32>> {
        self.car_types_collected.borrow()
    }
}

/**
 * When the last help about garages was shown.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn last_help_time(&self) -> Ref<'_, i32> {
        self.last_help_time.borrow()
    }
}

/**
 * Cars in the garages that keep them, as slot * 20 + row: the first
 * slots of all 20 rows, then the second ones.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn cars(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_StoredCar>>> {
        self.cars.borrow()
    }
}

/**
 * Garages.
 */
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn garages(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Garage>>> {
        self.garages.borrow()
    }
}
impl GtaSaSaveAndroid_GaragesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * How a parked car appears.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_GeneratorBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_CarGenerator>,
    pub _self: SharedType<Self>,
    wait_until_far: RefCell<bool>,
    high_priority: RefCell<bool>,
    active_generator: RefCell<bool>,
    owned_by_player: RefCell<bool>,
    ignore_population_limit: RefCell<bool>,
    unused_generator_bits: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_GeneratorBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_CarGenerator;

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
impl GtaSaSaveAndroid_GeneratorBits {
}

/**
 * No new car until the player has gone far away.
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn wait_until_far(&self) -> Ref<'_, bool> {
        self.wait_until_far.borrow()
    }
}

/**
 * Appears in any case; scripts call it "force spawn".
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn high_priority(&self) -> Ref<'_, bool> {
        self.high_priority.borrow()
    }
}

/**
 * Never set.
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn active_generator(&self) -> Ref<'_, bool> {
        self.active_generator.borrow()
    }
}

/**
 * The player has already owned a car of this generator.
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn owned_by_player(&self) -> Ref<'_, bool> {
        self.owned_by_player.borrow()
    }
}

/**
 * Always set.
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn ignore_population_limit(&self) -> Ref<'_, bool> {
        self.ignore_population_limit.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn unused_generator_bits(&self) -> Ref<'_, u64> {
        self.unused_generator_bits.borrow()
    }
}
impl GtaSaSaveAndroid_GeneratorBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of handling, a part of the model's data; to be copied with the car.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_HandlingBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_StoredCar>,
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
impl KStruct for GtaSaSaveAndroid_HandlingBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_StoredCar;

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
impl GtaSaSaveAndroid_HandlingBits {
}

/**
 * More power when pulling away and uphill.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn boost_1g(&self) -> Ref<'_, bool> {
        self.boost_1g.borrow()
    }
}

/**
 * More power at higher speed.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn boost_2g(&self) -> Ref<'_, bool> {
        self.boost_2g.borrow()
    }
}

/**
 * No body roll when the computer drives.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn npc_anti_roll(&self) -> Ref<'_, bool> {
        self.npc_anti_roll.borrow()
    }
}

/**
 * Less likely to spin when the computer drives.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn npc_neutral(&self) -> Ref<'_, bool> {
        self.npc_neutral.borrow()
    }
}

/**
 * The handbrake has no effect.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn no_handbrake(&self) -> Ref<'_, bool> {
        self.no_handbrake.borrow()
    }
}

/**
 * The rear wheels steer instead of the front ones (forklift).
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn steer_rear(&self) -> Ref<'_, bool> {
        self.steer_rear.borrow()
    }
}

/**
 * With the handbrake the rear wheels steer too (monster trucks).
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn handbrake_steer(&self) -> Ref<'_, bool> {
        self.handbrake_steer.borrow()
    }
}

/**
 * Another kind of steering; nothing more is known of it.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn alt_steer(&self) -> Ref<'_, bool> {
        self.alt_steer.borrow()
    }
}

/**
 * Very narrow front wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn front_narrow_2(&self) -> Ref<'_, bool> {
        self.front_narrow_2.borrow()
    }
}

/**
 * Narrow front wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn front_narrow(&self) -> Ref<'_, bool> {
        self.front_narrow.borrow()
    }
}

/**
 * Wide front wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn front_wide(&self) -> Ref<'_, bool> {
        self.front_wide.borrow()
    }
}

/**
 * Very wide front wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn front_wide_2(&self) -> Ref<'_, bool> {
        self.front_wide_2.borrow()
    }
}

/**
 * Very narrow rear wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn rear_narrow_2(&self) -> Ref<'_, bool> {
        self.rear_narrow_2.borrow()
    }
}

/**
 * Narrow rear wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn rear_narrow(&self) -> Ref<'_, bool> {
        self.rear_narrow.borrow()
    }
}

/**
 * Wide rear wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn rear_wide(&self) -> Ref<'_, bool> {
        self.rear_wide.borrow()
    }
}

/**
 * Very wide rear wheels.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn rear_wide_2(&self) -> Ref<'_, bool> {
        self.rear_wide_2.borrow()
    }
}

/**
 * Suspension geometry made for hydraulics.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn hydraulic_geometry(&self) -> Ref<'_, bool> {
        self.hydraulic_geometry.borrow()
    }
}

/**
 * Hydraulics are installed.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn hydraulics_inst(&self) -> Ref<'_, bool> {
        self.hydraulics_inst.borrow()
    }
}

/**
 * Hydraulics cannot be installed.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn no_hydraulics(&self) -> Ref<'_, bool> {
        self.no_hydraulics.borrow()
    }
}

/**
 * Nitrous is installed.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn nos_inst(&self) -> Ref<'_, bool> {
        self.nos_inst.borrow()
    }
}

/**
 * Better grip on loose ground (dirt).
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn offroad(&self) -> Ref<'_, bool> {
        self.offroad.borrow()
    }
}

/**
 * Better grip on soft ground (sand).
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn offroad_2(&self) -> Ref<'_, bool> {
        self.offroad_2.borrow()
    }
}

/**
 * Brighter, bluer headlights.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn halogen(&self) -> Ref<'_, bool> {
        self.halogen.borrow()
    }
}

/**
 * The rear wheels are computed before the front ones.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn rear_wheel_first(&self) -> Ref<'_, bool> {
        self.rear_wheel_first.borrow()
    }
}

/**
 * Cannot go faster than the top speed of its handling line.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn use_max_speed(&self) -> Ref<'_, bool> {
        self.use_max_speed.borrow()
    }
}

/**
 * Loco Low Co accepts it.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn low_rider(&self) -> Ref<'_, bool> {
        self.low_rider.borrow()
    }
}

/**
 * Wheel Arch Angels accepts it, and no other shop.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn street_racer(&self) -> Ref<'_, bool> {
        self.street_racer.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn unknown_bit_27(&self) -> Ref<'_, bool> {
        self.unknown_bit_27.borrow()
    }
}

/**
 * The body swings from side to side on its suspension.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn swinging_chassis(&self) -> Ref<'_, bool> {
        self.swinging_chassis.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_HandlingBits {
    pub fn unknown_bit_29(&self) -> Ref<'_, u64> {
        self.unknown_bit_29.borrow()
    }
}
impl GtaSaSaveAndroid_HandlingBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Something that is not shown.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_InvisibleObject {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    object_kind: RefCell<u32>,
    pool_index_plus_1: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_object_kind_name: Cell<bool>,
    object_kind_name: RefCell<GtaSaSaveAndroid_HiddenThing>,
}
impl KStruct for GtaSaSaveAndroid_InvisibleObject {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
impl GtaSaSaveAndroid_InvisibleObject {

    /**
     * Meaning of `object_kind`.
     */
    pub fn object_kind_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_HiddenThing>> {
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
impl GtaSaSaveAndroid_InvisibleObject {
    pub fn object_kind(&self) -> Ref<'_, u32> {
        self.object_kind.borrow()
    }
}

/**
 * Which one, + 1.
 */
impl GtaSaSaveAndroid_InvisibleObject {
    pub fn pool_index_plus_1(&self) -> Ref<'_, u32> {
        self.pool_index_plus_1.borrow()
    }
}
impl GtaSaSaveAndroid_InvisibleObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 21. Parts of the map; what a number means depends on the data of the
 * game.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_IplFlagsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    slot_count: RefCell<u32>,
    flags: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_IplFlagsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_IplFlagsBlock {
}

/**
 * Parts, the first of which is not stored: 256.
 */
impl GtaSaSaveAndroid_IplFlagsBlock {
    pub fn slot_count(&self) -> Ref<'_, u32> {
        self.slot_count.borrow()
    }
}

/**
 * Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
 * 0777), which streamed parts ignore. Parts are numbered in the order of
 * gta3.img.
 */
impl GtaSaSaveAndroid_IplFlagsBlock {
    pub fn flags(&self) -> Ref<'_, Vec<u8>> {
        self.flags.borrow()
    }
}
impl GtaSaSaveAndroid_IplFlagsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A mission that runs.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_LoadedMission {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptThread>,
    pub _self: SharedType<Self>,
    has_index: RefCell<bool>,
    mission_index: RefCell<u32>,
    code: RefCell<Vec<u8>>,
    mission_locals: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
    f_is_numbered: Cell<bool>,
    is_numbered: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_LoadedMission {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptThread;

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
impl GtaSaSaveAndroid_LoadedMission {
    pub fn has_index(&self) -> Ref<'_, bool> {
        self.has_index.borrow()
    }
}
impl GtaSaSaveAndroid_LoadedMission {
    pub fn set_params(&mut self, has_index: bool) {
        *self.has_index.borrow_mut() = has_index;
    }
}
impl GtaSaSaveAndroid_LoadedMission {

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
impl GtaSaSaveAndroid_LoadedMission {
    pub fn mission_index(&self) -> Ref<'_, u32> {
        self.mission_index.borrow()
    }
}

/**
 * Script of the mission.
 */
impl GtaSaSaveAndroid_LoadedMission {
    pub fn code(&self) -> Ref<'_, Vec<u8>> {
        self.code.borrow()
    }
}

/**
 * Variables of the mission.
 */
impl GtaSaSaveAndroid_LoadedMission {
    pub fn mission_locals(&self) -> Ref<'_, Vec<u32>> {
        self.mission_locals.borrow()
    }
}
impl GtaSaSaveAndroid_LoadedMission {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An object with its distant model.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_LodPair {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    object: RefCell<i32>,
    lod_object: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_LodPair {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
impl GtaSaSaveAndroid_LodPair {
}

/**
 * Handle of the object; -1 in a free place.
 */
impl GtaSaSaveAndroid_LodPair {
    pub fn object(&self) -> Ref<'_, i32> {
        self.object.borrow()
    }
}

/**
 * Handle of the distant one; -1 in a free place.
 */
impl GtaSaSaveAndroid_LodPair {
    pub fn lod_object(&self) -> Ref<'_, i32> {
        self.lod_object.borrow()
    }
}
impl GtaSaSaveAndroid_LodPair {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An object that a script made, 64 bytes in both forms.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_MobileObject {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobilePoolsBlock>,
    pub _self: SharedType<Self>,
    is_variant_b: RefCell<bool>,
    handle: RefCell<u32>,
    model: RefCell<i32>,
    object_size: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    right: RefCell<OptRc<GtaSaSaveAndroid_Direction>>,
    forward: RefCell<OptRc<GtaSaSaveAndroid_Direction>>,
    gap_01e: RefCell<Vec<u8>>,
    bonus_value: RefCell<u8>,
    gap_025: RefCell<Vec<u8>>,
    cost_value: RefCell<u16>,
    removal_time: RefCell<i32>,
    entity_flags: RefCell<OptRc<GtaSaSaveAndroid_EntityBits>>,
    unknown_48: RefCell<u32>,
    unused: RefCell<i8>,
    gap_031: RefCell<Vec<u8>>,
    gap_035: RefCell<Vec<u8>>,
    object_flags: RefCell<OptRc<GtaSaSaveAndroid_ObjectBits>>,
    object_type: RefCell<u8>,
    collision_damage_effect: RefCell<u8>,
    special_collision_response: RefCell<u8>,
    physical_flags: RefCell<OptRc<GtaSaSaveAndroid_PhysicalBits>>,
    unknown_end: RefCell<i16>,
    gap_03e: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_collision_damage_effect_name: Cell<bool>,
    collision_damage_effect_name: RefCell<GtaSaSaveAndroid_DamageEffect>,
    f_is_form_a: Cell<bool>,
    is_form_a: RefCell<bool>,
    f_is_form_b: Cell<bool>,
    is_form_b: RefCell<bool>,
    f_object_type_name: Cell<bool>,
    object_type_name: RefCell<GtaSaSaveAndroid_ObjectOrigin>,
    f_special_collision_response_name: Cell<bool>,
    special_collision_response_name: RefCell<GtaSaSaveAndroid_CollisionResponse>,
}
impl KStruct for GtaSaSaveAndroid_MobileObject {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobilePoolsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Direction>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.right.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Direction>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.forward.borrow_mut() = t;
        *self_rc.gap_01e.borrow_mut() = _io.read_bytes(6 as usize)?.into();
        *self_rc.bonus_value.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_025.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.cost_value.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.removal_time.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_EntityBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entity_flags.borrow_mut() = t;
        if *self_rc.is_form_b()? {
            *self_rc.unknown_48.borrow_mut() = _io.read_u4le()?.into();
        }
        *self_rc.unused.borrow_mut() = _io.read_s1()?.into();
        if *self_rc.is_form_a()? {
            *self_rc.gap_031.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        }
        if *self_rc.is_form_b()? {
            *self_rc.gap_035.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        }
        let t = Self::read_into::<_, GtaSaSaveAndroid_ObjectBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.object_flags.borrow_mut() = t;
        *self_rc.object_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.collision_damage_effect.borrow_mut() = _io.read_u1()?.into();
        *self_rc.special_collision_response.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_PhysicalBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.physical_flags.borrow_mut() = t;
        *self_rc.unknown_end.borrow_mut() = _io.read_s2le()?.into();
        if *self_rc.is_form_a()? {
            *self_rc.gap_03e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_MobileObject {
    pub fn is_variant_b(&self) -> Ref<'_, bool> {
        self.is_variant_b.borrow()
    }
}
impl GtaSaSaveAndroid_MobileObject {
    pub fn set_params(&mut self, is_variant_b: bool) {
        *self.is_variant_b.borrow_mut() = is_variant_b;
    }
}
impl GtaSaSaveAndroid_MobileObject {

    /**
     * Meaning of `collision_damage_effect`.
     */
    pub fn collision_damage_effect_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_DamageEffect>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_collision_damage_effect_name.get() {
            return Ok(self.collision_damage_effect_name.borrow());
        }
        self.f_collision_damage_effect_name.set(true);
        *self.collision_damage_effect_name.borrow_mut() = (*self.collision_damage_effect() as i64).try_into()?;
        Ok(self.collision_damage_effect_name.borrow())
    }

    /**
     * Whether it has the first form.
     */
    pub fn is_form_a(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_form_a.get() {
            return Ok(self.is_form_a.borrow());
        }
        self.f_is_form_a.set(true);
        *self.is_form_a.borrow_mut() = (!(*self.is_variant_b())) as bool;
        Ok(self.is_form_a.borrow())
    }

    /**
     * Whether it has the second form.
     */
    pub fn is_form_b(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_form_b.get() {
            return Ok(self.is_form_b.borrow());
        }
        self.f_is_form_b.set(true);
        *self.is_form_b.borrow_mut() = (*self.is_variant_b()) as bool;
        Ok(self.is_form_b.borrow())
    }

    /**
     * Meaning of `object_type`.
     */
    pub fn object_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_ObjectOrigin>> {
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

    /**
     * Meaning of `special_collision_response`.
     */
    pub fn special_collision_response_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_CollisionResponse>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_special_collision_response_name.get() {
            return Ok(self.special_collision_response_name.borrow());
        }
        self.f_special_collision_response_name.set(true);
        *self.special_collision_response_name.borrow_mut() = (*self.special_collision_response() as i64).try_into()?;
        Ok(self.special_collision_response_name.borrow())
    }
}

/**
 * Place among objects * 256 + counter.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn handle(&self) -> Ref<'_, u32> {
        self.handle.borrow()
    }
}

/**
 * Model.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * Bytes that follow: 52.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn object_size(&self) -> Ref<'_, u32> {
        self.object_size.borrow()
    }
}

/**
 * Where it stands.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Its right side.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn right(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Direction>> {
        self.right.borrow()
    }
}

/**
 * Its front; its top is the product of the two.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn forward(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Direction>> {
        self.forward.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn gap_01e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01e.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn bonus_value(&self) -> Ref<'_, u8> {
        self.bonus_value.borrow()
    }
}

/**
 * Nothing.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn gap_025(&self) -> Ref<'_, Vec<u8>> {
        self.gap_025.borrow()
    }
}

/**
 * Nothing known; 0.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn cost_value(&self) -> Ref<'_, u16> {
        self.cost_value.borrow()
    }
}

/**
 * When it goes.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn removal_time(&self) -> Ref<'_, i32> {
        self.removal_time.borrow()
    }
}

/**
 * What the engine knows about it.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn entity_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_EntityBits>> {
        self.entity_flags.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn unknown_48(&self) -> Ref<'_, u32> {
        self.unknown_48.borrow()
    }
}

/**
 * Nothing.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn unused(&self) -> Ref<'_, i8> {
        self.unused.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn gap_031(&self) -> Ref<'_, Vec<u8>> {
        self.gap_031.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn gap_035(&self) -> Ref<'_, Vec<u8>> {
        self.gap_035.borrow()
    }
}

/**
 * What the game knows about it; the upper byte is not reliable in the
 * second form.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn object_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ObjectBits>> {
        self.object_flags.borrow()
    }
}

/**
 * 2 for objects of missions.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn object_type(&self) -> Ref<'_, u8> {
        self.object_type.borrow()
    }
}

/**
 * What a blow does to it: 0 or 200.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn collision_damage_effect(&self) -> Ref<'_, u8> {
        self.collision_damage_effect.borrow()
    }
}

/**
 * What it does when something touches it: 0, or 200, which has no name.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn special_collision_response(&self) -> Ref<'_, u8> {
        self.special_collision_response.borrow()
    }
}

/**
 * What does not hurt it.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn physical_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PhysicalBits>> {
        self.physical_flags.borrow()
    }
}

/**
 * Unknown; -1.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn unknown_end(&self) -> Ref<'_, i16> {
        self.unknown_end.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobileObject {
    pub fn gap_03e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_03e.borrow()
    }
}
impl GtaSaSaveAndroid_MobileObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A person; the player where `ped_type` is 0 or 1.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_MobilePlayer {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobilePoolsBlock>,
    pub _self: SharedType<Self>,
    is_definitive: RefCell<bool>,
    handle: RefCell<u32>,
    model: RefCell<i32>,
    ped_type: RefCell<i32>,
    model_name: RefCell<Vec<u8>>,
    ped_size: RefCell<u32>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    heading: RefCell<f32>,
    health: RefCell<f32>,
    armor: RefCell<f32>,
    weapons: RefCell<Vec<OptRc<GtaSaSaveAndroid_Weapon>>>,
    created_by: RefCell<u8>,
    active_weapon_slot: RefCell<u8>,
    area: RefCell<u8>,
    gap_197: RefCell<Vec<u8>>,
    exit_index: RefCell<i32>,
    fighting_style: RefCell<u8>,
    allowed_attack_moves: RefCell<u8>,
    gap_19e: RefCell<Vec<u8>>,
    ped_flags: RefCell<Vec<u32>>,
    gap_1b0: RefCell<Vec<u8>>,
    unknown_ped: RefCell<Vec<u8>>,
    player_part: RefCell<OptRc<GtaSaSaveAndroid_MobilePlayerPart>>,
    _io: RefCell<BytesReader>,
    f_has_model_name: Cell<bool>,
    has_model_name: RefCell<bool>,
    f_is_android: Cell<bool>,
    is_android: RefCell<bool>,
    f_is_definitive_edition: Cell<bool>,
    is_definitive_edition: RefCell<bool>,
    f_is_player: Cell<bool>,
    is_player: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_MobilePlayer {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobilePoolsBlock;

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
        if *self_rc.has_model_name()? {
            *self_rc.model_name.borrow_mut() = _io.read_bytes(9 as usize)?.into();
        }
        *self_rc.ped_size.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.health.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.armor.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.weapons.borrow_mut() = Vec::new();
        let l_weapons = 13;
        for _i in 0..l_weapons {
            let t = Self::read_into::<_, GtaSaSaveAndroid_Weapon>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.weapons.borrow_mut().push(t);
        }
        *self_rc.created_by.borrow_mut() = _io.read_u1()?.into();
        *self_rc.active_weapon_slot.borrow_mut() = _io.read_u1()?.into();
        *self_rc.area.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_197.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.exit_index.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.fighting_style.borrow_mut() = _io.read_u1()?.into();
        *self_rc.allowed_attack_moves.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_19e.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        if *self_rc.is_android()? {
            *self_rc.ped_flags.borrow_mut() = Vec::new();
            let l_ped_flags = 4;
            for _i in 0..l_ped_flags {
                self_rc.ped_flags.borrow_mut().push(_io.read_u4le()?.into());
            }
        }
        if *self_rc.is_android()? {
            *self_rc.gap_1b0.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        }
        if *self_rc.is_definitive_edition()? {
            *self_rc.unknown_ped.borrow_mut() = _io.read_bytes(76 as usize)?.into();
        }
        if *self_rc.is_player()? {
            let t = Self::read_into::<_, GtaSaSaveAndroid_MobilePlayerPart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.player_part.borrow_mut() = t;
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn is_definitive(&self) -> Ref<'_, bool> {
        self.is_definitive.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn set_params(&mut self, is_definitive: bool) {
        *self.is_definitive.borrow_mut() = is_definitive;
    }
}
impl GtaSaSaveAndroid_MobilePlayer {

    /**
     * Whether the model has a name.
     */
    pub fn has_model_name(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_model_name.get() {
            return Ok(self.has_model_name.borrow());
        }
        self.f_has_model_name.set(true);
        *self.has_model_name.borrow_mut() = ( ((((*self.model() as i32) >= (290 as i32))) && (((*self.model() as i32) <= (299 as i32)))) ) as bool;
        Ok(self.has_model_name.borrow())
    }

    /**
     * Whether the person has the size of Android.
     */
    pub fn is_android(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_android.get() {
            return Ok(self.is_android.borrow());
        }
        self.f_is_android.set(true);
        *self.is_android.borrow_mut() = (!(*self.is_definitive())) as bool;
        Ok(self.is_android.borrow())
    }

    /**
     * Whether the person has the size of the Definitive Edition.
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
     * Whether it is the player.
     */
    pub fn is_player(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_player.get() {
            return Ok(self.is_player.borrow());
        }
        self.f_is_player.set(true);
        *self.is_player.borrow_mut() = ( ((((*self.ped_type() as i32) == (0 as i32))) || (((*self.ped_type() as i32) == (1 as i32)))) ) as bool;
        Ok(self.is_player.borrow())
    }
}

/**
 * Place among people * 256 + counter.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn handle(&self) -> Ref<'_, u32> {
        self.handle.borrow()
    }
}

/**
 * Model; 0 for the player.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * Kind of person; 0 for the player.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn ped_type(&self) -> Ref<'_, i32> {
        self.ped_type.borrow()
    }
}

/**
 * Name of the model, where it is one that scripts choose.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn model_name(&self) -> Ref<'_, Vec<u8>> {
        self.model_name.borrow()
    }
}

/**
 * Bytes of the person: 420 on Android, 476 in the Definitive Edition.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn ped_size(&self) -> Ref<'_, u32> {
        self.ped_size.borrow()
    }
}

/**
 * Where he stands.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Where he looks.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}

/**
 * Health.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn health(&self) -> Ref<'_, f32> {
        self.health.borrow()
    }
}

/**
 * Armour.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn armor(&self) -> Ref<'_, f32> {
        self.armor.borrow()
    }
}

/**
 * What he carries, one weapon of each kind.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn weapons(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Weapon>>> {
        self.weapons.borrow()
    }
}

/**
 * 1 the game, 2 a mission, 3 a replay.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn created_by(&self) -> Ref<'_, u8> {
        self.created_by.borrow()
    }
}

/**
 * Kind of weapon in the hand.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn active_weapon_slot(&self) -> Ref<'_, u8> {
        self.active_weapon_slot.borrow()
    }
}

/**
 * Area code, the low byte of `simple_variables.interior`.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn area(&self) -> Ref<'_, u8> {
        self.area.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn gap_197(&self) -> Ref<'_, Vec<u8>> {
        self.gap_197.borrow()
    }
}

/**
 * Door by which he leaves: the top of `entry_exits.stack`, or -1
 * outside.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn exit_index(&self) -> Ref<'_, i32> {
        self.exit_index.borrow()
    }
}

/**
 * How he fights: 15 from the start, others from gyms or scripts.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn fighting_style(&self) -> Ref<'_, u8> {
        self.fighting_style.borrow()
    }
}

/**
 * Moves that he may use, a bit for each: 15, the four low bits, from the
 * start.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn allowed_attack_moves(&self) -> Ref<'_, u8> {
        self.allowed_attack_moves.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn gap_19e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_19e.borrow()
    }
}

/**
 * Probably flags of the person.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn ped_flags(&self) -> Ref<'_, Vec<u32>> {
        self.ped_flags.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn gap_1b0(&self) -> Ref<'_, Vec<u8>> {
        self.gap_1b0.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn unknown_ped(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_ped.borrow()
    }
}

/**
 * What only the player has.
 */
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn player_part(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_MobilePlayerPart>> {
        self.player_part.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePlayer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What only the player has.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_MobilePlayerPart {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobilePlayer>,
    pub _self: SharedType<Self>,
    player_size: RefCell<u32>,
    chaos_level: RefCell<u32>,
    wanted_level: RefCell<u8>,
    gap_009: RefCell<Vec<u8>>,
    model_keys: RefCell<Vec<u32>>,
    texture_keys: RefCell<Vec<u32>>,
    fat: RefCell<f32>,
    muscle: RefCell<f32>,
    chosen_weapon_slot: RefCell<u8>,
    gap_085: RefCell<Vec<u8>>,
    unknown_end: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_MobilePlayerPart {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobilePlayer;

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
        *self_rc.player_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.chaos_level.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.wanted_level.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_009.borrow_mut() = _io.read_bytes(3 as usize)?.into();
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
        *self_rc.gap_085.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.unknown_end.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_MobilePlayerPart {
}

/**
 * Bytes that follow: 136.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn player_size(&self) -> Ref<'_, u32> {
        self.player_size.borrow()
    }
}

/**
 * Chaos that the player has made; 0, because saving clears it.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn chaos_level(&self) -> Ref<'_, u32> {
        self.chaos_level.borrow()
    }
}

/**
 * Stars; 0, because saving clears them.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn wanted_level(&self) -> Ref<'_, u8> {
        self.wanted_level.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn gap_009(&self) -> Ref<'_, Vec<u8>> {
        self.gap_009.borrow()
    }
}

/**
 * Clothes by the CRC-32 (without the final inversion) of the model's
 * name in capitals; 0 for none.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn model_keys(&self) -> Ref<'_, Vec<u32>> {
        self.model_keys.borrow()
    }
}

/**
 * Their textures in the same way.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn texture_keys(&self) -> Ref<'_, Vec<u32>> {
        self.texture_keys.borrow()
    }
}

/**
 * Copy of statistic 21.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn fat(&self) -> Ref<'_, f32> {
        self.fat.borrow()
    }
}

/**
 * Copy of statistic 23.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn muscle(&self) -> Ref<'_, f32> {
        self.muscle.borrow()
    }
}

/**
 * The same as `active_weapon_slot`.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn chosen_weapon_slot(&self) -> Ref<'_, u8> {
        self.chosen_weapon_slot.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn gap_085(&self) -> Ref<'_, Vec<u8>> {
        self.gap_085.borrow()
    }
}

/**
 * Unknown; 1.
 */
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn unknown_end(&self) -> Ref<'_, f32> {
        self.unknown_end.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePlayerPart {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 2. The player with all he carries, vehicles, and objects.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_MobilePoolsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    is_object_variant_b: RefCell<bool>,
    len_mission_state: RefCell<u32>,
    len_mission_tail: RefCell<u32>,
    num_players: RefCell<u32>,
    players: RefCell<Vec<OptRc<GtaSaSaveAndroid_MobilePlayer>>>,
    num_vehicles: RefCell<u32>,
    vehicles: RefCell<Vec<OptRc<GtaSaSaveAndroid_MobileVehicle>>>,
    camera_target: RefCell<Vec<i32>>,
    mission_state: RefCell<Vec<u8>>,
    num_objects: RefCell<u32>,
    objects: RefCell<Vec<OptRc<GtaSaSaveAndroid_MobileObject>>>,
    mission_tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_MobilePoolsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        if !(((*self_rc.num_players() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (432 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/mobile_pools_block/seq/0".to_string() }));
        }
        *self_rc.players.borrow_mut() = Vec::new();
        let l_players = *self_rc.num_players();
        for _i in 0..l_players {
            let f = |t : &mut GtaSaSaveAndroid_MobilePlayer| Ok(t.set_params(false));
            let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_MobilePlayer>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
            self_rc.players.borrow_mut().push(t);
        }
        *self_rc.num_vehicles.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_vehicles() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (200 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/mobile_pools_block/seq/2".to_string() }));
        }
        *self_rc.vehicles.borrow_mut() = Vec::new();
        let l_vehicles = *self_rc.num_vehicles();
        for _i in 0..l_vehicles {
            let t = Self::read_into::<_, GtaSaSaveAndroid_MobileVehicle>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.vehicles.borrow_mut().push(t);
        }
        *self_rc.camera_target.borrow_mut() = Vec::new();
        let l_camera_target = 4;
        for _i in 0..l_camera_target {
            self_rc.camera_target.borrow_mut().push(_io.read_s4le()?.into());
        }
        *self_rc.mission_state.borrow_mut() = _io.read_bytes(*self_rc.len_mission_state() as usize)?.into();
        *self_rc.num_objects.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_objects() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (62 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/mobile_pools_block/seq/6".to_string() }));
        }
        *self_rc.objects.borrow_mut() = Vec::new();
        let l_objects = *self_rc.num_objects();
        for _i in 0..l_objects {
            let f = |t : &mut GtaSaSaveAndroid_MobileObject| Ok(t.set_params(*self_rc.is_object_variant_b()));
            let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_MobileObject>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
            self_rc.objects.borrow_mut().push(t);
        }
        *self_rc.mission_tail.borrow_mut() = _io.read_bytes(*self_rc.len_mission_tail() as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn is_object_variant_b(&self) -> Ref<'_, bool> {
        self.is_object_variant_b.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn len_mission_state(&self) -> Ref<'_, u32> {
        self.len_mission_state.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn len_mission_tail(&self) -> Ref<'_, u32> {
        self.len_mission_tail.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn set_params(&mut self, is_object_variant_b: bool, len_mission_state: u32, len_mission_tail: u32) {
        *self.is_object_variant_b.borrow_mut() = is_object_variant_b;
        *self.len_mission_state.borrow_mut() = len_mission_state;
        *self.len_mission_tail.borrow_mut() = len_mission_tail;
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
}

/**
 * People that follow: 1, and more in a save made during a mission.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn num_players(&self) -> Ref<'_, u32> {
        self.num_players.borrow()
    }
}

/**
 * The player, then people of the mission.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn players(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_MobilePlayer>>> {
        self.players.borrow()
    }
}

/**
 * Vehicles that follow.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn num_vehicles(&self) -> Ref<'_, u32> {
        self.num_vehicles.borrow()
    }
}

/**
 * Vehicles of the mission.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn vehicles(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_MobileVehicle>>> {
        self.vehicles.borrow()
    }
}

/**
 * Probably what the camera follows: -1, kind of thing (3 person, 2
 * vehicle), its handle, -1.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn camera_target(&self) -> Ref<'_, Vec<i32>> {
        self.camera_target.borrow()
    }
}

/**
 * State of the mission; not decoded.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn mission_state(&self) -> Ref<'_, Vec<u8>> {
        self.mission_state.borrow()
    }
}

/**
 * Objects that follow.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn num_objects(&self) -> Ref<'_, u32> {
        self.num_objects.borrow()
    }
}

/**
 * Objects that scripts made.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn objects(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_MobileObject>>> {
        self.objects.borrow()
    }
}

/**
 * More state of the mission; not decoded.
 */
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn mission_tail(&self) -> Ref<'_, Vec<u8>> {
        self.mission_tail.borrow()
    }
}
impl GtaSaSaveAndroid_MobilePoolsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A vehicle of the mission.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_MobileVehicle {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobilePoolsBlock>,
    pub _self: SharedType<Self>,
    handle: RefCell<u32>,
    model: RefCell<i32>,
    vehicle_size: RefCell<u32>,
    matrix: RefCell<Vec<f32>>,
    created_by: RefCell<u8>,
    colours: RefCell<Vec<u8>>,
    unknown_89: RefCell<u8>,
    alarm: RefCell<u16>,
    unknown_92: RefCell<Vec<u8>>,
    health: RefCell<f32>,
    unknown_120: RefCell<u32>,
    entity_flags: RefCell<u32>,
    unknown_128: RefCell<Vec<u8>>,
    unknown_140: RefCell<Vec<u8>>,
    unknown_164: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_MobileVehicle {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobilePoolsBlock;

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
        *self_rc.vehicle_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.matrix.borrow_mut() = Vec::new();
        let l_matrix = 18;
        for _i in 0..l_matrix {
            self_rc.matrix.borrow_mut().push(_io.read_f4le()?.into());
        }
        *self_rc.created_by.borrow_mut() = _io.read_u1()?.into();
        *self_rc.colours.borrow_mut() = Vec::new();
        let l_colours = 4;
        for _i in 0..l_colours {
            self_rc.colours.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.unknown_89.borrow_mut() = _io.read_u1()?.into();
        *self_rc.alarm.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.unknown_92.borrow_mut() = _io.read_bytes(24 as usize)?.into();
        *self_rc.health.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.unknown_120.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.entity_flags.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.unknown_128.borrow_mut() = _io.read_bytes(12 as usize)?.into();
        *self_rc.unknown_140.borrow_mut() = _io.read_bytes(24 as usize)?.into();
        *self_rc.unknown_164.borrow_mut() = _io.read_bytes(36 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_MobileVehicle {
}

/**
 * Place among vehicles * 256 + counter.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn handle(&self) -> Ref<'_, u32> {
        self.handle.borrow()
    }
}

/**
 * Model.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn model(&self) -> Ref<'_, i32> {
        self.model.borrow()
    }
}

/**
 * Bytes of the first part: 128.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn vehicle_size(&self) -> Ref<'_, u32> {
        self.vehicle_size.borrow()
    }
}

/**
 * Position and direction.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn matrix(&self) -> Ref<'_, Vec<f32>> {
        self.matrix.borrow()
    }
}

/**
 * Who made it.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn created_by(&self) -> Ref<'_, u8> {
        self.created_by.borrow()
    }
}

/**
 * Colours by their number in the palette.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn colours(&self) -> Ref<'_, Vec<u8>> {
        self.colours.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_89(&self) -> Ref<'_, u8> {
        self.unknown_89.borrow()
    }
}

/**
 * State of the alarm.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn alarm(&self) -> Ref<'_, u16> {
        self.alarm.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_92(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_92.borrow()
    }
}

/**
 * Health; 1000 for a whole vehicle.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn health(&self) -> Ref<'_, f32> {
        self.health.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_120(&self) -> Ref<'_, u32> {
        self.unknown_120.borrow()
    }
}

/**
 * What the engine knows about it.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn entity_flags(&self) -> Ref<'_, u32> {
        self.entity_flags.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_128(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_128.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_140(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_140.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn unknown_164(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_164.borrow()
    }
}
impl GtaSaSaveAndroid_MobileVehicle {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bits of objects. The game saves and loads all 32.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ObjectBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobileObject>,
    pub _self: SharedType<Self>,
    pickup: RefCell<bool>,
    collision_related: RefCell<bool>,
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
    brain_state: RefCell<u64>,
    fading_in: RefCell<bool>,
    col_brightness: RefCell<bool>,
    disabled_attractors: RefCell<bool>,
    do_not_render: RefCell<bool>,
    fading_in_2: RefCell<bool>,
    unknown_27: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_ObjectBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobileObject;

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
        *self_rc.collision_related.borrow_mut() = _io.read_bits_int_le(1)? != 0;
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
        *self_rc.brain_state.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.fading_in.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.col_brightness.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.disabled_attractors.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.do_not_render.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.fading_in_2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_27.borrow_mut() = _io.read_bits_int_le(5)?;
        Ok(())
    }
}
impl GtaSaSaveAndroid_ObjectBits {
}

/**
 * The object of a pickup.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn pickup(&self) -> Ref<'_, bool> {
        self.pickup.borrow()
    }
}

/**
 * Used by the collision code; no better name is known.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn collision_related(&self) -> Ref<'_, bool> {
        self.collision_related.borrow()
    }
}

/**
 * The pickup object of a property for sale.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn property_for_sale(&self) -> Ref<'_, bool> {
        self.property_for_sale.borrow()
    }
}

/**
 * Shop pickup that is sold out.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn shop_out_of_stock(&self) -> Ref<'_, bool> {
        self.shop_out_of_stock.borrow()
    }
}

/**
 * Glass with cracks.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn broken_glass(&self) -> Ref<'_, bool> {
        self.broken_glass.borrow()
    }
}

/**
 * Glass that has fallen out completely.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn glass_gone(&self) -> Ref<'_, bool> {
        self.glass_gone.borrow()
    }
}

/**
 * Has exploded (barrel, gas pump).
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn exploded(&self) -> Ref<'_, bool> {
        self.exploded.borrow()
    }
}

/**
 * Detached car part that takes the colours of its car.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn changes_vehicle_colour(&self) -> Ref<'_, bool> {
        self.changes_vehicle_colour.borrow()
    }
}

/**
 * Lamp post: falls over and goes out.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn lamp_post(&self) -> Ref<'_, bool> {
        self.lamp_post.borrow()
    }
}

/**
 * The player's aim may pick it by itself; scripts set it.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn targetable(&self) -> Ref<'_, bool> {
        self.targetable.borrow()
    }
}

/**
 * Broken, so it gives no cover.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn broken(&self) -> Ref<'_, bool> {
        self.broken.borrow()
    }
}

/**
 * Train crossing that is switched on: the barrier is down.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn train_crossing(&self) -> Ref<'_, bool> {
        self.train_crossing.borrow()
    }
}

/**
 * Was on the last photograph; scripts ask for it.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn photographed(&self) -> Ref<'_, bool> {
        self.photographed.borrow()
    }
}

/**
 * Can be picked up and carried.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn liftable(&self) -> Ref<'_, bool> {
        self.liftable.borrow()
    }
}

/**
 * Door or gate in motion.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn door_moving(&self) -> Ref<'_, bool> {
        self.door_moving.borrow()
    }
}

/**
 * Door or gate that stands open.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn door_open(&self) -> Ref<'_, bool> {
        self.door_open.borrow()
    }
}

/**
 * Has no model to draw; set on most saved objects, 3,957 of 4,599.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn no_model(&self) -> Ref<'_, bool> {
        self.no_model.borrow()
    }
}

/**
 * Drawn at another size.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn scaled(&self) -> Ref<'_, bool> {
        self.scaled.borrow()
    }
}

/**
 * A crane's magnet can lift it. Set when the object is made: on all of
 * 4,599 saved ones.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn magnet(&self) -> Ref<'_, bool> {
        self.magnet.borrow()
    }
}

/**
 * Damaged in the last step; drives the damage effects.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn damaged(&self) -> Ref<'_, bool> {
        self.damaged.borrow()
    }
}

/**
 * Whether a script brain waits for this object; 0 for no, as in every
 * measured file.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn brain_state(&self) -> Ref<'_, u64> {
        self.brain_state.borrow()
    }
}

/**
 * Fading in after it was made; works only for objects of scripts.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn fading_in(&self) -> Ref<'_, bool> {
        self.fading_in.borrow()
    }
}

/**
 * Its light follows the brightness stored in the collision below it.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn col_brightness(&self) -> Ref<'_, bool> {
        self.col_brightness.borrow()
    }
}

/**
 * Attractors on it that are off by default are switched on, against what
 * the name says.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn disabled_attractors(&self) -> Ref<'_, bool> {
        self.disabled_attractors.borrow()
    }
}

/**
 * Not drawn.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn do_not_render(&self) -> Ref<'_, bool> {
        self.do_not_render.borrow()
    }
}

/**
 * A second mark of fading in; what sets it is not known.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn fading_in_2(&self) -> Ref<'_, bool> {
        self.fading_in_2.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_ObjectBits {
    pub fn unknown_27(&self) -> Ref<'_, u64> {
        self.unknown_27.borrow()
    }
}
impl GtaSaSaveAndroid_ObjectBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 5. After each mission the game cuts the list to 54 areas.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PathsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_areas: RefCell<u32>,
    areas: RefCell<Vec<OptRc<GtaSaSaveAndroid_SwitchedArea>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_PathsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_SwitchedArea>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.areas.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_PathsBlock {
}

/**
 * Areas that follow, 64 at most; 1 to 54 in the measured files.
 */
impl GtaSaSaveAndroid_PathsBlock {
    pub fn num_areas(&self) -> Ref<'_, u32> {
        self.num_areas.borrow()
    }
}

/**
 * Areas in which path nodes are switched.
 */
impl GtaSaSaveAndroid_PathsBlock {
    pub fn areas(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_SwitchedArea>>> {
        self.areas.borrow()
    }
}
impl GtaSaSaveAndroid_PathsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 19.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PedRelationshipsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    relations: RefCell<Vec<OptRc<GtaSaSaveAndroid_Relation>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_PedRelationshipsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Relation>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.relations.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_PedRelationshipsBlock {
}

/**
 * What each kind of people thinks of the others.
 */
impl GtaSaSaveAndroid_PedRelationshipsBlock {
    pub fn relations(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Relation>>> {
        self.relations.borrow()
    }
}
impl GtaSaSaveAndroid_PedRelationshipsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What has no effect on an object.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PhysicalBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobileObject>,
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
impl KStruct for GtaSaSaveAndroid_PhysicalBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobileObject;

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
impl GtaSaSaveAndroid_PhysicalBits {
}

/**
 * Hits do not push it.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn no_collision_force(&self) -> Ref<'_, bool> {
        self.no_collision_force.borrow()
    }
}

/**
 * Its speed is not applied: it stays where it is.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn no_speed(&self) -> Ref<'_, bool> {
        self.no_speed.borrow()
    }
}

/**
 * Bullets do no damage.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn bullet_proof(&self) -> Ref<'_, bool> {
        self.bullet_proof.borrow()
    }
}

/**
 * Fire does no damage.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn fire_proof(&self) -> Ref<'_, bool> {
        self.fire_proof.borrow()
    }
}

/**
 * Collisions do no damage.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn collision_proof(&self) -> Ref<'_, bool> {
        self.collision_proof.borrow()
    }
}

/**
 * Blows do no damage.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn melee_proof(&self) -> Ref<'_, bool> {
        self.melee_proof.borrow()
    }
}

/**
 * Explosions do no damage.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn explosion_proof(&self) -> Ref<'_, bool> {
        self.explosion_proof.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn unknown_7(&self) -> Ref<'_, bool> {
        self.unknown_7.borrow()
    }
}
impl GtaSaSaveAndroid_PhysicalBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Something that lies about; where the type is 0 the place is free, and
 * holds old bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Pickup {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_PickupsBlock>,
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
    flags: RefCell<OptRc<GtaSaSaveAndroid_PickupBits>>,
    gap_01d: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_pickup_type_name: Cell<bool>,
    pickup_type_name: RefCell<GtaSaSaveAndroid_PickupKind>,
}
impl KStruct for GtaSaSaveAndroid_Pickup {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_PickupsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_PickupBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        *self_rc.gap_01d.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_Pickup {

    /**
     * Meaning of `pickup_type`.
     */
    pub fn pickup_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_PickupKind>> {
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
impl GtaSaSaveAndroid_Pickup {
    pub fn revenue_value(&self) -> Ref<'_, f32> {
        self.revenue_value.borrow()
    }
}

/**
 * Old address; 0 on the PC and Android.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn object_ptr(&self) -> Ref<'_, u32> {
        self.object_ptr.borrow()
    }
}

/**
 * Shots; the price of a property; the most that a business holds.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn ammo_or_max(&self) -> Ref<'_, u32> {
        self.ammo_or_max.borrow()
    }
}

/**
 * When it comes back.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn regeneration_time(&self) -> Ref<'_, u32> {
        self.regeneration_time.borrow()
    }
}

/**
 * Towards the east.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn z(&self) -> Ref<'_, i16> {
        self.z.borrow()
    }
}

/**
 * What a business makes.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn money_per_day(&self) -> Ref<'_, u16> {
        self.money_per_day.borrow()
    }
}

/**
 * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
 * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
 * 1274 business, 1277 save disk.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn model(&self) -> Ref<'_, i16> {
        self.model.borrow()
    }
}

/**
 * How often the place was used.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn counter(&self) -> Ref<'_, u16> {
        self.counter.borrow()
    }
}

/**
 * What it does when it is taken.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn pickup_type(&self) -> Ref<'_, u8> {
        self.pickup_type.borrow()
    }
}

/**
 * State.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PickupBits>> {
        self.flags.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_Pickup {
    pub fn gap_01d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01d.borrow()
    }
}
impl GtaSaSaveAndroid_Pickup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_Pickup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "pickup of type ", *self.pickup_type()))
    }
}

/**
 * Bits of pickups.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PickupBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_Pickup>,
    pub _self: SharedType<Self>,
    disabled: RefCell<bool>,
    is_empty: RefCell<bool>,
    help_shown: RefCell<bool>,
    is_visible: RefCell<bool>,
    property_text: RefCell<u64>,
    unknown_pickup_bit: RefCell<bool>,
    _io: RefCell<BytesReader>,
    f_property_text_name: Cell<bool>,
    property_text_name: RefCell<GtaSaSaveAndroid_PropertyOffer>,
}
impl KStruct for GtaSaSaveAndroid_PickupBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_Pickup;

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
impl GtaSaSaveAndroid_PickupBits {

    /**
     * Meaning of `property_text`.
     */
    pub fn property_text_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_PropertyOffer>> {
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
 * Taken, waits to come back.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn disabled(&self) -> Ref<'_, bool> {
        self.disabled.borrow()
    }
}

/**
 * Holds no more ammunition.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn is_empty(&self) -> Ref<'_, bool> {
        self.is_empty.borrow()
    }
}

/**
 * Its help text has been shown.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn help_shown(&self) -> Ref<'_, bool> {
        self.help_shown.borrow()
    }
}

/**
 * Its object is drawn.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn is_visible(&self) -> Ref<'_, bool> {
        self.is_visible.borrow()
    }
}

/**
 * Text of a property: 1 where it is for sale, 2 where it is locked.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn property_text(&self) -> Ref<'_, u64> {
        self.property_text.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSaveAndroid_PickupBits {
    pub fn unknown_pickup_bit(&self) -> Ref<'_, bool> {
        self.unknown_pickup_bit.borrow()
    }
}
impl GtaSaSaveAndroid_PickupBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 6.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PickupsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    pickups: RefCell<Vec<OptRc<GtaSaSaveAndroid_Pickup>>>,
    collected_index: RefCell<u16>,
    weapon_help_left: RefCell<u8>,
    collected_refs: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_PickupsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Pickup>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_PickupsBlock {
}

/**
 * Places for pickups.
 */
impl GtaSaSaveAndroid_PickupsBlock {
    pub fn pickups(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Pickup>>> {
        self.pickups.borrow()
    }
}

/**
 * Where the next one is noted, 0 to 19.
 */
impl GtaSaSaveAndroid_PickupsBlock {
    pub fn collected_index(&self) -> Ref<'_, u16> {
        self.collected_index.borrow()
    }
}

/**
 * How often the help about weapons is still shown; 10 at the start.
 */
impl GtaSaSaveAndroid_PickupsBlock {
    pub fn weapon_help_left(&self) -> Ref<'_, u8> {
        self.weapon_help_left.borrow()
    }
}

/**
 * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
 * none.
 */
impl GtaSaSaveAndroid_PickupsBlock {
    pub fn collected_refs(&self) -> Ref<'_, Vec<u32>> {
        self.collected_refs.borrow()
    }
}
impl GtaSaSaveAndroid_PickupsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A licence plate for a parked car.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Plate {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_CarGeneratorsBlock>,
    pub _self: SharedType<Self>,
    generator_index: RefCell<i32>,
    plate_text: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Plate {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_CarGeneratorsBlock;

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
impl GtaSaSaveAndroid_Plate {
}

/**
 * `index` of the parked car; -1 where free.
 */
impl GtaSaSaveAndroid_Plate {
    pub fn generator_index(&self) -> Ref<'_, i32> {
        self.generator_index.borrow()
    }
}

/**
 * Eight characters, filled with blanks, then zeros.
 */
impl GtaSaSaveAndroid_Plate {
    pub fn plate_text(&self) -> Ref<'_, Vec<u8>> {
        self.plate_text.borrow()
    }
}
impl GtaSaSaveAndroid_Plate {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 15.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PlayerInfoBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
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
    player_state_name: RefCell<GtaSaSaveAndroid_PlayerCondition>,
}
impl KStruct for GtaSaSaveAndroid_PlayerInfoBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_PlayerInfoBlock {

    /**
     * Meaning of `player_state`.
     */
    pub fn player_state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_PlayerCondition>> {
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
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn info_size(&self) -> Ref<'_, u32> {
        self.info_size.borrow()
    }
}

/**
 * Money.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn money(&self) -> Ref<'_, i32> {
        self.money.borrow()
    }
}

/**
 * Cars on the road; 0.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn car_density(&self) -> Ref<'_, u16> {
        self.car_density.borrow()
    }
}

/**
 * How the player fares; 0 in every file.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn player_state(&self) -> Ref<'_, u8> {
        self.player_state.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn gap_00b(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00b.borrow()
    }
}

/**
 * Roads around the player, 0.69 to 1.02.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn road_density(&self) -> Ref<'_, f32> {
        self.road_density.borrow()
    }
}

/**
 * Money that the screen shows on its way to `money`.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn money_shown(&self) -> Ref<'_, i32> {
        self.money_shown.borrow()
    }
}

/**
 * Hours without a meal; 0, because saving sets it back.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn hours_not_eaten(&self) -> Ref<'_, u8> {
        self.hours_not_eaten.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn gap_015(&self) -> Ref<'_, Vec<u8>> {
        self.gap_015.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn collectables_picked_up(&self) -> Ref<'_, u32> {
        self.collectables_picked_up.borrow()
    }
}

/**
 * Leftover of earlier games.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn collectables_total(&self) -> Ref<'_, u32> {
        self.collectables_total.borrow()
    }
}

/**
 * Whether running does not tire (opcode 0330)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn infinite_run(&self) -> Ref<'_, u8> {
        self.infinite_run.borrow()
    }
}

/**
 * Whether weapons are loaded at once (opcode 0331)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn fast_reload(&self) -> Ref<'_, u8> {
        self.fast_reload.borrow()
    }
}

/**
 * Whether fire does no harm (opcode 055D)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn fireproof(&self) -> Ref<'_, u8> {
        self.fireproof.borrow()
    }
}

/**
 * Most health: statistic 24 times 0.176, on phones 0.22, without the
 * fraction.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn max_health(&self) -> Ref<'_, u8> {
        self.max_health.borrow()
    }
}

/**
 * Most armour: 100 or 150 (opcode 055F)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn max_armor(&self) -> Ref<'_, u8> {
        self.max_armor.borrow()
    }
}

/**
 * Whether the next arrest costs nothing.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn free_busted_once(&self) -> Ref<'_, u8> {
        self.free_busted_once.borrow()
    }
}

/**
 * Whether the next death costs nothing (opcode 0414)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn free_wasted_once(&self) -> Ref<'_, u8> {
        self.free_wasted_once.borrow()
    }
}

/**
 * Whether the player may shoot from cars (opcode 0501)
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn can_drive_by(&self) -> Ref<'_, u8> {
        self.can_drive_by.borrow()
    }
}

/**
 * Speech at arrests, 0 to 2.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn busted_audio_status(&self) -> Ref<'_, u8> {
        self.busted_audio_status.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn gap_029(&self) -> Ref<'_, Vec<u8>> {
        self.gap_029.borrow()
    }
}

/**
 * Speech at the last arrest, 1 to 3.
 */
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn last_bust_message(&self) -> Ref<'_, u16> {
        self.last_bust_message.borrow()
    }
}
impl GtaSaSaveAndroid_PlayerInfoBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Kind of people in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PopulationBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ZoneInfo>,
    pub _self: SharedType<Self>,
    group_id: RefCell<u64>,
    radar_mode: RefCell<u64>,
    no_cops: RefCell<bool>,
    _io: RefCell<BytesReader>,
    f_group_id_name: Cell<bool>,
    group_id_name: RefCell<GtaSaSaveAndroid_PopulationGroup>,
}
impl KStruct for GtaSaSaveAndroid_PopulationBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ZoneInfo;

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
impl GtaSaSaveAndroid_PopulationBits {

    /**
     * Meaning of `group_id`.
     */
    pub fn group_id_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_PopulationGroup>> {
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
impl GtaSaSaveAndroid_PopulationBits {
    pub fn group_id(&self) -> Ref<'_, u64> {
        self.group_id.borrow()
    }
}

/**
 * 1 when one of the three gangs of Los Santos is there.
 */
impl GtaSaSaveAndroid_PopulationBits {
    pub fn radar_mode(&self) -> Ref<'_, u64> {
        self.radar_mode.borrow()
    }
}

/**
 * Without police (opcode 09B7)
 */
impl GtaSaSaveAndroid_PopulationBits {
    pub fn no_cops(&self) -> Ref<'_, bool> {
        self.no_cops.borrow()
    }
}
impl GtaSaSaveAndroid_PopulationBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 28. Numbers of the effects that change the picture, with those of
 * the measured files.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_PostEffectsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    effects_size: RefCell<u32>,
    colour1_mult: RefCell<f32>,
    colour2_mult: RefCell<f32>,
    gap_00c: RefCell<Vec<u8>>,
    extra_mult_rate: RefCell<f32>,
    extra_mult_cap: RefCell<f32>,
    extra_mult_mult: RefCell<f32>,
    left_u_offset: RefCell<i32>,
    right_u_offset: RefCell<i32>,
    top_v_offset: RefCell<i32>,
    bottom_v_offset: RefCell<i32>,
    seam_remover: RefCell<u8>,
    seam_search: RefCell<u8>,
    seam_debug: RefCell<u8>,
    gap_02f: RefCell<Vec<u8>>,
    seam_mode: RefCell<i32>,
    seam_shift_tl: RefCell<i32>,
    seam_shift_br: RefCell<i32>,
    smokey_enable: RefCell<u8>,
    gap_03d: RefCell<Vec<u8>>,
    smokey_strength: RefCell<i32>,
    smokey_distance: RefCell<i32>,
    water_enable: RefCell<u8>,
    gap_049: RefCell<Vec<u8>>,
    day_night_balance: RefCell<f32>,
    heat_haze: RefCell<u8>,
    heat_haze_mask_test: RefCell<u8>,
    gap_052: RefCell<Vec<u8>>,
    haze_hour_start: RefCell<i32>,
    haze_hour_end: RefCell<i32>,
    haze_fade_speed: RefCell<f32>,
    haze_inside_fade_speed: RefCell<f32>,
    haze_type: RefCell<i32>,
    haze_type_last: RefCell<i32>,
    haze_intensity: RefCell<i32>,
    haze_random_shift: RefCell<i32>,
    haze_speed_min: RefCell<i32>,
    haze_speed_max: RefCell<i32>,
    haze_scan_x: RefCell<i32>,
    haze_scan_y: RefCell<i32>,
    haze_render_x: RefCell<i32>,
    haze_render_y: RefCell<i32>,
    darkness_filter: RefCell<u8>,
    gap_08d: RefCell<Vec<u8>>,
    darkness_alpha: RefCell<i32>,
    darkness_alpha_default: RefCell<i32>,
    darkness_radiosity_limit: RefCell<i32>,
    cctv: RefCell<u8>,
    cctv_colour: RefCell<Vec<u8>>,
    fog: RefCell<u8>,
    speed_fx: RefCell<u8>,
    speed_fx_test: RefCell<u8>,
    speed_fx_alpha: RefCell<i32>,
    speed_fx_user: RefCell<u8>,
    speed_fx_user_frame: RefCell<u8>,
    gap_0aa: RefCell<Vec<u8>>,
    speed_fx_manual: RefCell<f32>,
    in_cutscene: RefCell<u8>,
    night_vision: RefCell<u8>,
    gap_0b2: RefCell<Vec<u8>>,
    night_grain: RefCell<i32>,
    night_colour: RefCell<Vec<u8>>,
    night_on_time: RefCell<f32>,
    night_on_count: RefCell<f32>,
    infrared_on_count: RefCell<f32>,
    infrared: RefCell<u8>,
    gap_0c9: RefCell<Vec<u8>>,
    infrared_grain: RefCell<i32>,
    infrared_radius: RefCell<f32>,
    infrared_heat_rgba: RefCell<Vec<f32>>,
    infrared_colour: RefCell<Vec<u8>>,
    infrared_main_colour: RefCell<Vec<u8>>,
    radiosity: RefCell<u8>,
    radiosity_linear: RefCell<u8>,
    radiosity_strip_copy: RefCell<u8>,
    gap_0ef: RefCell<Vec<u8>>,
    radiosity_px_x: RefCell<i32>,
    radiosity_px_y: RefCell<i32>,
    radiosity_filter_passes: RefCell<i32>,
    radiosity_render_passes: RefCell<i32>,
    radiosity_limit: RefCell<i32>,
    radiosity_intensity: RefCell<i32>,
    radiosity_u_corr: RefCell<i32>,
    radiosity_v_corr: RefCell<i32>,
    radiosity_debug: RefCell<u8>,
    radiosity_bypass_limit: RefCell<u8>,
    disable_all: RefCell<u8>,
    save_photo_from_script: RefCell<u8>,
    grain_enable: RefCell<u8>,
    gap_115: RefCell<Vec<u8>>,
    grain_strength: RefCell<i32>,
    highlight_enable: RefCell<u8>,
    gap_11d: RefCell<Vec<u8>>,
    highlight_strength: RefCell<i32>,
    highlight_scale: RefCell<i32>,
    highlight_offset: RefCell<i32>,
    highlight_mblur: RefCell<u8>,
    gap_12d: RefCell<Vec<u8>>,
    water_strength: RefCell<i32>,
    x_offset: RefCell<f32>,
    y_offset: RefCell<f32>,
    water_speed: RefCell<f32>,
    water_freq: RefCell<f32>,
    water_colour: RefCell<Vec<u8>>,
    water_depth_darkness: RefCell<u8>,
    gap_149: RefCell<Vec<u8>>,
    water_full_dark_depth: RefCell<f32>,
    water_fx_start: RefCell<f32>,
    rain_enable: RefCell<u8>,
    colour_enable: RefCell<u8>,
    gap_156: RefCell<Vec<u8>>,
    def_screen_x: RefCell<i32>,
    def_screen_y: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_PostEffectsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        *self_rc.effects_size.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.colour1_mult.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.colour2_mult.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.gap_00c.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        *self_rc.extra_mult_rate.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.extra_mult_cap.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.extra_mult_mult.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.left_u_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.right_u_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.top_v_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.bottom_v_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.seam_remover.borrow_mut() = _io.read_u1()?.into();
        *self_rc.seam_search.borrow_mut() = _io.read_u1()?.into();
        *self_rc.seam_debug.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_02f.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.seam_mode.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.seam_shift_tl.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.seam_shift_br.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.smokey_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_03d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.smokey_strength.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.smokey_distance.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.water_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_049.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.day_night_balance.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.heat_haze.borrow_mut() = _io.read_u1()?.into();
        *self_rc.heat_haze_mask_test.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_052.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.haze_hour_start.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_hour_end.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_fade_speed.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.haze_inside_fade_speed.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.haze_type.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_type_last.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_intensity.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_random_shift.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_speed_min.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_speed_max.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_scan_x.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_scan_y.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_render_x.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.haze_render_y.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.darkness_filter.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_08d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.darkness_alpha.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.darkness_alpha_default.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.darkness_radiosity_limit.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.cctv.borrow_mut() = _io.read_u1()?.into();
        *self_rc.cctv_colour.borrow_mut() = Vec::new();
        let l_cctv_colour = 4;
        for _i in 0..l_cctv_colour {
            self_rc.cctv_colour.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.fog.borrow_mut() = _io.read_u1()?.into();
        *self_rc.speed_fx.borrow_mut() = _io.read_u1()?.into();
        *self_rc.speed_fx_test.borrow_mut() = _io.read_u1()?.into();
        *self_rc.speed_fx_alpha.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.speed_fx_user.borrow_mut() = _io.read_u1()?.into();
        *self_rc.speed_fx_user_frame.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0aa.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.speed_fx_manual.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.in_cutscene.borrow_mut() = _io.read_u1()?.into();
        *self_rc.night_vision.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0b2.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.night_grain.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.night_colour.borrow_mut() = Vec::new();
        let l_night_colour = 4;
        for _i in 0..l_night_colour {
            self_rc.night_colour.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.night_on_time.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.night_on_count.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.infrared_on_count.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.infrared.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0c9.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.infrared_grain.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.infrared_radius.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.infrared_heat_rgba.borrow_mut() = Vec::new();
        let l_infrared_heat_rgba = 4;
        for _i in 0..l_infrared_heat_rgba {
            self_rc.infrared_heat_rgba.borrow_mut().push(_io.read_f4le()?.into());
        }
        *self_rc.infrared_colour.borrow_mut() = Vec::new();
        let l_infrared_colour = 4;
        for _i in 0..l_infrared_colour {
            self_rc.infrared_colour.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.infrared_main_colour.borrow_mut() = Vec::new();
        let l_infrared_main_colour = 4;
        for _i in 0..l_infrared_main_colour {
            self_rc.infrared_main_colour.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.radiosity.borrow_mut() = _io.read_u1()?.into();
        *self_rc.radiosity_linear.borrow_mut() = _io.read_u1()?.into();
        *self_rc.radiosity_strip_copy.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_0ef.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        *self_rc.radiosity_px_x.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_px_y.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_filter_passes.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_render_passes.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_limit.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_intensity.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_u_corr.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_v_corr.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.radiosity_debug.borrow_mut() = _io.read_u1()?.into();
        *self_rc.radiosity_bypass_limit.borrow_mut() = _io.read_u1()?.into();
        *self_rc.disable_all.borrow_mut() = _io.read_u1()?.into();
        *self_rc.save_photo_from_script.borrow_mut() = _io.read_u1()?.into();
        *self_rc.grain_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_115.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.grain_strength.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.highlight_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_11d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.highlight_strength.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.highlight_scale.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.highlight_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.highlight_mblur.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_12d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.water_strength.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.x_offset.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.y_offset.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.water_speed.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.water_freq.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.water_colour.borrow_mut() = Vec::new();
        let l_water_colour = 4;
        for _i in 0..l_water_colour {
            self_rc.water_colour.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.water_depth_darkness.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_149.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.water_full_dark_depth.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.water_fx_start.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.rain_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.colour_enable.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_156.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        *self_rc.def_screen_x.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.def_screen_y.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_PostEffectsBlock {
}

/**
 * Bytes that follow: 348.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn effects_size(&self) -> Ref<'_, u32> {
        self.effects_size.borrow()
    }
}

/**
 * Strength of the first pass of the colour filter; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn colour1_mult(&self) -> Ref<'_, f32> {
        self.colour1_mult.borrow()
    }
}

/**
 * Strength of the second pass of the colour filter; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn colour2_mult(&self) -> Ref<'_, f32> {
        self.colour2_mult.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_00c(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00c.borrow()
    }
}

/**
 * How much of the light below the player the colour filter follows in a
 * step of 20 ms; 0.0005.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn extra_mult_rate(&self) -> Ref<'_, f32> {
        self.extra_mult_rate.borrow()
    }
}

/**
 * The most of that light; 0.35.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn extra_mult_cap(&self) -> Ref<'_, f32> {
        self.extra_mult_cap.borrow()
    }
}

/**
 * How much brighter the colour filter gets where there is no such light;
 * 0.5.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn extra_mult_mult(&self) -> Ref<'_, f32> {
        self.extra_mult_mult.borrow()
    }
}

/**
 * How far the colour filter is shifted at the left; 16.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn left_u_offset(&self) -> Ref<'_, i32> {
        self.left_u_offset.borrow()
    }
}

/**
 * How far it is shifted at the right; 16.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn right_u_offset(&self) -> Ref<'_, i32> {
        self.right_u_offset.borrow()
    }
}

/**
 * How far it is shifted at the top; 16.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn top_v_offset(&self) -> Ref<'_, i32> {
        self.top_v_offset.borrow()
    }
}

/**
 * How far it is shifted at the bottom; 16.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn bottom_v_offset(&self) -> Ref<'_, i32> {
        self.bottom_v_offset.borrow()
    }
}

/**
 * Whether seams at the edge of the picture are hidden; 1. Nothing more
 * is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_remover(&self) -> Ref<'_, u8> {
        self.seam_remover.borrow()
    }
}

/**
 * Named after a search for seams; 0. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_search(&self) -> Ref<'_, u8> {
        self.seam_search.borrow()
    }
}

/**
 * Named after testing of the seam remover; 0. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_debug(&self) -> Ref<'_, u8> {
        self.seam_debug.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_02f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_02f.borrow()
    }
}

/**
 * How seams are hidden; 1. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_mode(&self) -> Ref<'_, i32> {
        self.seam_mode.borrow()
    }
}

/**
 * Shift at the top left of the seam remover, as the name has it; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_shift_tl(&self) -> Ref<'_, i32> {
        self.seam_shift_tl.borrow()
    }
}

/**
 * Shift at the bottom right of the seam remover, as the name has it; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn seam_shift_br(&self) -> Ref<'_, i32> {
        self.seam_shift_br.borrow()
    }
}

/**
 * Whether an effect of smoke is on; 0. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn smokey_enable(&self) -> Ref<'_, u8> {
        self.smokey_enable.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_03d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_03d.borrow()
    }
}

/**
 * Strength of that smoke; 128.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn smokey_strength(&self) -> Ref<'_, i32> {
        self.smokey_strength.borrow()
    }
}

/**
 * Distance of that smoke; 75.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn smokey_distance(&self) -> Ref<'_, i32> {
        self.smokey_distance.borrow()
    }
}

/**
 * Whether the picture waves as under water; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_enable(&self) -> Ref<'_, u8> {
        self.water_enable.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_049(&self) -> Ref<'_, Vec<u8>> {
        self.gap_049.borrow()
    }
}

/**
 * Balance between the day and night colours of buildings while night or
 * infrared vision is on; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn day_night_balance(&self) -> Ref<'_, f32> {
        self.day_night_balance.borrow()
    }
}

/**
 * Switch of scripts for the shimmer of hot air; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn heat_haze(&self) -> Ref<'_, u8> {
        self.heat_haze.borrow()
    }
}

/**
 * Named after a test of the shimmer's mask; 0. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn heat_haze_mask_test(&self) -> Ref<'_, u8> {
        self.heat_haze_mask_test.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_052(&self) -> Ref<'_, Vec<u8>> {
        self.gap_052.borrow()
    }
}

/**
 * Hour from which the air shimmers; 10.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_hour_start(&self) -> Ref<'_, i32> {
        self.haze_hour_start.borrow()
    }
}

/**
 * Hour to which the air shimmers; 19.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_hour_end(&self) -> Ref<'_, i32> {
        self.haze_hour_end.borrow()
    }
}

/**
 * How fast the shimmer comes and goes; 0.05.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_fade_speed(&self) -> Ref<'_, f32> {
        self.haze_fade_speed.borrow()
    }
}

/**
 * The same inside a building; 0.5.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_inside_fade_speed(&self) -> Ref<'_, f32> {
        self.haze_inside_fade_speed.borrow()
    }
}

/**
 * Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_type(&self) -> Ref<'_, i32> {
        self.haze_type.borrow()
    }
}

/**
 * Kind that they were set for; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_type_last(&self) -> Ref<'_, i32> {
        self.haze_type_last.borrow()
    }
}

/**
 * Strength of the shimmer; 80.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_intensity(&self) -> Ref<'_, i32> {
        self.haze_intensity.borrow()
    }
}

/**
 * Whether parts of it are shifted by chance; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_random_shift(&self) -> Ref<'_, i32> {
        self.haze_random_shift.borrow()
    }
}

/**
 * Slowest part of the shimmer; 12.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_speed_min(&self) -> Ref<'_, i32> {
        self.haze_speed_min.borrow()
    }
}

/**
 * Fastest part of the shimmer; 18.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_speed_max(&self) -> Ref<'_, i32> {
        self.haze_speed_max.borrow()
    }
}

/**
 * Width of a part of the picture that shimmers, by the size of the
 * screen.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_scan_x(&self) -> Ref<'_, i32> {
        self.haze_scan_x.borrow()
    }
}

/**
 * Height of such a part.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_scan_y(&self) -> Ref<'_, i32> {
        self.haze_scan_y.borrow()
    }
}

/**
 * Width in which it is drawn.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_render_x(&self) -> Ref<'_, i32> {
        self.haze_render_x.borrow()
    }
}

/**
 * Height in which it is drawn.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn haze_render_y(&self) -> Ref<'_, i32> {
        self.haze_render_y.borrow()
    }
}

/**
 * Whether a script has darkened the picture; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn darkness_filter(&self) -> Ref<'_, u8> {
        self.darkness_filter.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_08d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_08d.borrow()
    }
}

/**
 * How dark the picture gets, 0 to 255; 170.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn darkness_alpha(&self) -> Ref<'_, i32> {
        self.darkness_alpha.borrow()
    }
}

/**
 * The same where the script names none; 170.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn darkness_alpha_default(&self) -> Ref<'_, i32> {
        self.darkness_alpha_default.borrow()
    }
}

/**
 * Limit of the glow in a darkened picture; 45.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn darkness_radiosity_limit(&self) -> Ref<'_, i32> {
        self.darkness_radiosity_limit.borrow()
    }
}

/**
 * Whether a script shows the picture as that of a surveillance camera;
 * 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn cctv(&self) -> Ref<'_, u8> {
        self.cctv.borrow()
    }
}

/**
 * Colour of the lines across that picture: red, green, blue, alpha.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn cctv_colour(&self) -> Ref<'_, Vec<u8>> {
        self.cctv_colour.borrow()
    }
}

/**
 * Whether mist drifts over the picture; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn fog(&self) -> Ref<'_, u8> {
        self.fog.borrow()
    }
}

/**
 * Whether the picture blurs at high speed; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx(&self) -> Ref<'_, u8> {
        self.speed_fx.borrow()
    }
}

/**
 * Whether that blur is tested; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx_test(&self) -> Ref<'_, u8> {
        self.speed_fx_test.borrow()
    }
}

/**
 * Strength of that blur; 36.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx_alpha(&self) -> Ref<'_, i32> {
        self.speed_fx_alpha.borrow()
    }
}

/**
 * Whether the blur is allowed; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx_user(&self) -> Ref<'_, u8> {
        self.speed_fx_user.borrow()
    }
}

/**
 * Whether it is allowed in the present frame; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx_user_frame(&self) -> Ref<'_, u8> {
        self.speed_fx_user_frame.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_0aa(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0aa.borrow()
    }
}

/**
 * Speed that the game sets for the present frame; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn speed_fx_manual(&self) -> Ref<'_, f32> {
        self.speed_fx_manual.borrow()
    }
}

/**
 * Whether a cutscene runs, in which night and infrared vision do
 * nothing; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn in_cutscene(&self) -> Ref<'_, u8> {
        self.in_cutscene.borrow()
    }
}

/**
 * Whether the night vision goggles are on; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn night_vision(&self) -> Ref<'_, u8> {
        self.night_vision.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_0b2(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0b2.borrow()
    }
}

/**
 * Grain of the picture in night vision; 48.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn night_grain(&self) -> Ref<'_, i32> {
        self.night_grain.borrow()
    }
}

/**
 * Colour of night vision: red, green, blue, alpha.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn night_colour(&self) -> Ref<'_, Vec<u8>> {
        self.night_colour.borrow()
    }
}

/**
 * How long the flash lasts with which night vision goes on, in steps of
 * 20 ms; 50.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn night_on_time(&self) -> Ref<'_, f32> {
        self.night_on_time.borrow()
    }
}

/**
 * What is left of that flash, in steps of 20 ms; 50.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn night_on_count(&self) -> Ref<'_, f32> {
        self.night_on_count.borrow()
    }
}

/**
 * What is left of the flash of infrared vision; 50.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_on_count(&self) -> Ref<'_, f32> {
        self.infrared_on_count.borrow()
    }
}

/**
 * Whether the infrared goggles are on; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared(&self) -> Ref<'_, u8> {
        self.infrared.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_0c9(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0c9.borrow()
    }
}

/**
 * Grain of the picture in infrared vision; 64.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_grain(&self) -> Ref<'_, i32> {
        self.infrared_grain.borrow()
    }
}

/**
 * How wide infrared vision smears the picture; 0.003.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_radius(&self) -> Ref<'_, f32> {
        self.infrared_radius.borrow()
    }
}

/**
 * Colour of what is warm: red, green, blue, alpha, 0 to 1; red. The dead
 * turn blue.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_heat_rgba(&self) -> Ref<'_, Vec<f32>> {
        self.infrared_heat_rgba.borrow()
    }
}

/**
 * Colour in which the smeared picture is drawn: red, green, blue, alpha.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_colour(&self) -> Ref<'_, Vec<u8>> {
        self.infrared_colour.borrow()
    }
}

/**
 * Colour laid over it: red, green, blue, alpha.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn infrared_main_colour(&self) -> Ref<'_, Vec<u8>> {
        self.infrared_main_colour.borrow()
    }
}

/**
 * Whether bright parts of the picture glow; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity(&self) -> Ref<'_, u8> {
        self.radiosity.borrow()
    }
}

/**
 * Whether the glow is smoothed; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_linear(&self) -> Ref<'_, u8> {
        self.radiosity_linear.borrow()
    }
}

/**
 * Whether the glow is copied in strips; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_strip_copy(&self) -> Ref<'_, u8> {
        self.radiosity_strip_copy.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_0ef(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0ef.borrow()
    }
}

/**
 * Width of the picture that glows; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_px_x(&self) -> Ref<'_, i32> {
        self.radiosity_px_x.borrow()
    }
}

/**
 * Height of the picture that glows; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_px_y(&self) -> Ref<'_, i32> {
        self.radiosity_px_y.borrow()
    }
}

/**
 * How often the glow is filtered; 2.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_filter_passes(&self) -> Ref<'_, i32> {
        self.radiosity_filter_passes.borrow()
    }
}

/**
 * How often the glow is drawn; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_render_passes(&self) -> Ref<'_, i32> {
        self.radiosity_render_passes.borrow()
    }
}

/**
 * Brightness from which parts glow where `radiosity_bypass_limit` is
 * set; 220.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_limit(&self) -> Ref<'_, i32> {
        self.radiosity_limit.borrow()
    }
}

/**
 * Strength of the glow; 35.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_intensity(&self) -> Ref<'_, i32> {
        self.radiosity_intensity.borrow()
    }
}

/**
 * Correction of the filter across; 2.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_u_corr(&self) -> Ref<'_, i32> {
        self.radiosity_u_corr.borrow()
    }
}

/**
 * Correction of the filter down; 2.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_v_corr(&self) -> Ref<'_, i32> {
        self.radiosity_v_corr.borrow()
    }
}

/**
 * Whether the glow is tested; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_debug(&self) -> Ref<'_, u8> {
        self.radiosity_debug.borrow()
    }
}

/**
 * Whether `radiosity_limit` stands for the limit of the time of day; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn radiosity_bypass_limit(&self) -> Ref<'_, u8> {
        self.radiosity_bypass_limit.borrow()
    }
}

/**
 * Whether all effects are off; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn disable_all(&self) -> Ref<'_, u8> {
        self.disable_all.borrow()
    }
}

/**
 * Whether a script has a photograph stored; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn save_photo_from_script(&self) -> Ref<'_, u8> {
        self.save_photo_from_script.borrow()
    }
}

/**
 * Whether the picture has grain; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn grain_enable(&self) -> Ref<'_, u8> {
        self.grain_enable.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_115(&self) -> Ref<'_, Vec<u8>> {
        self.gap_115.borrow()
    }
}

/**
 * Strength of the grain; 64.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn grain_strength(&self) -> Ref<'_, i32> {
        self.grain_strength.borrow()
    }
}

/**
 * Whether an effect of highlights is on; 0. Nothing more is known.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn highlight_enable(&self) -> Ref<'_, u8> {
        self.highlight_enable.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_11d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_11d.borrow()
    }
}

/**
 * Strength of those highlights; 128.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn highlight_strength(&self) -> Ref<'_, i32> {
        self.highlight_strength.borrow()
    }
}

/**
 * Scale of those highlights; 3.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn highlight_scale(&self) -> Ref<'_, i32> {
        self.highlight_scale.borrow()
    }
}

/**
 * Shift of those highlights; 2.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn highlight_offset(&self) -> Ref<'_, i32> {
        self.highlight_offset.borrow()
    }
}

/**
 * Whether highlights blur with motion, as the name has it; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn highlight_mblur(&self) -> Ref<'_, u8> {
        self.highlight_mblur.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_12d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_12d.borrow()
    }
}

/**
 * Strength of the waves of the picture under water; 64.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_strength(&self) -> Ref<'_, i32> {
        self.water_strength.borrow()
    }
}

/**
 * Height of those waves across the picture; 4.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn x_offset(&self) -> Ref<'_, f32> {
        self.x_offset.borrow()
    }
}

/**
 * Distance of the rows in which they are drawn; 24.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn y_offset(&self) -> Ref<'_, f32> {
        self.y_offset.borrow()
    }
}

/**
 * How fast those waves run, in radians per ms; 0.0015.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_speed(&self) -> Ref<'_, f32> {
        self.water_speed.borrow()
    }
}

/**
 * How close those waves are, in radians per row; 0.04.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_freq(&self) -> Ref<'_, f32> {
        self.water_freq.borrow()
    }
}

/**
 * Colour of the picture under water: red, green, blue, alpha.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_colour(&self) -> Ref<'_, Vec<u8>> {
        self.water_colour.borrow()
    }
}

/**
 * Whether it gets darker further down; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_depth_darkness(&self) -> Ref<'_, u8> {
        self.water_depth_darkness.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_149(&self) -> Ref<'_, Vec<u8>> {
        self.gap_149.borrow()
    }
}

/**
 * Depth at which it is darkest; 90.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_full_dark_depth(&self) -> Ref<'_, f32> {
        self.water_full_dark_depth.borrow()
    }
}

/**
 * How far the camera must be under water for the effects; 0.535.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn water_fx_start(&self) -> Ref<'_, f32> {
        self.water_fx_start.borrow()
    }
}

/**
 * Whether it rains; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn rain_enable(&self) -> Ref<'_, u8> {
        self.rain_enable.borrow()
    }
}

/**
 * Whether the colour filter is on; 1.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn colour_enable(&self) -> Ref<'_, u8> {
        self.colour_enable.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn gap_156(&self) -> Ref<'_, Vec<u8>> {
        self.gap_156.borrow()
    }
}

/**
 * Width of the screen that is meant by default, as the name has it; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn def_screen_x(&self) -> Ref<'_, i32> {
        self.def_screen_x.borrow()
    }
}

/**
 * Its height; 0.
 */
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn def_screen_y(&self) -> Ref<'_, i32> {
        self.def_screen_y.borrow()
    }
}
impl GtaSaSaveAndroid_PostEffectsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * People in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_RaceBits {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ZoneInfo>,
    pub _self: SharedType<Self>,
    black: RefCell<bool>,
    white_people: RefCell<bool>,
    oriental: RefCell<bool>,
    hispanic: RefCell<bool>,
    unused_races: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_RaceBits {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ZoneInfo;

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
impl GtaSaSaveAndroid_RaceBits {
}

/**
 * Black people live there.
 */
impl GtaSaSaveAndroid_RaceBits {
    pub fn black(&self) -> Ref<'_, bool> {
        self.black.borrow()
    }
}

/**
 * White people live there.
 */
impl GtaSaSaveAndroid_RaceBits {
    pub fn white_people(&self) -> Ref<'_, bool> {
        self.white_people.borrow()
    }
}

/**
 * People from Asia live there.
 */
impl GtaSaSaveAndroid_RaceBits {
    pub fn oriental(&self) -> Ref<'_, bool> {
        self.oriental.borrow()
    }
}

/**
 * Hispanic people live there.
 */
impl GtaSaSaveAndroid_RaceBits {
    pub fn hispanic(&self) -> Ref<'_, bool> {
        self.hispanic.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_RaceBits {
    pub fn unused_races(&self) -> Ref<'_, u64> {
        self.unused_races.borrow()
    }
}
impl GtaSaSaveAndroid_RaceBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 9.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_RadarBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_blips: RefCell<u32>,
    blips: RefCell<Vec<OptRc<GtaSaSaveAndroid_Blip>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_RadarBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Blip>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.blips.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_RadarBlock {
    pub fn num_blips(&self) -> Ref<'_, u32> {
        self.num_blips.borrow()
    }
}
impl GtaSaSaveAndroid_RadarBlock {
    pub fn set_params(&mut self, num_blips: u32) {
        *self.num_blips.borrow_mut() = num_blips;
    }
}
impl GtaSaSaveAndroid_RadarBlock {
}

/**
 * Places for icons.
 */
impl GtaSaSaveAndroid_RadarBlock {
    pub fn blips(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Blip>>> {
        self.blips.borrow()
    }
}
impl GtaSaSaveAndroid_RadarBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 26.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_RadioBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    stations: RefCell<Vec<OptRc<GtaSaSaveAndroid_StationHistory>>>,
    stat_mirror: RefCell<Vec<u8>>,
    last_change_day: RefCell<u8>,
    last_change_hour: RefCell<u8>,
    expiry_hours: RefCell<u8>,
    pending_kind: RefCell<u8>,
    banter_index: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_pending_kind_name: Cell<bool>,
    pending_kind_name: RefCell<GtaSaSaveAndroid_NewsKind>,
}
impl KStruct for GtaSaSaveAndroid_RadioBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_StationHistory>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_RadioBlock {

    /**
     * Meaning of `pending_kind`.
     */
    pub fn pending_kind_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_NewsKind>> {
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
impl GtaSaSaveAndroid_RadioBlock {
    pub fn stations(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_StationHistory>>> {
        self.stations.borrow()
    }
}

/**
 * Low bytes of the statistics 181, 327, 328, 329, 318, 320, 330, 331,
 * 332, 333, 311, 323, 308, 310, 335, 336, 337, 302, 338, 339, 340, 341
 * and 342, in this order, by which the stations choose what they talk
 * about.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn stat_mirror(&self) -> Ref<'_, Vec<u8>> {
        self.stat_mirror.borrow()
    }
}

/**
 * Day of the month of the last news.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn last_change_day(&self) -> Ref<'_, u8> {
        self.last_change_day.borrow()
    }
}

/**
 * Hour of the last news; 255 for never.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn last_change_hour(&self) -> Ref<'_, u8> {
        self.last_change_hour.borrow()
    }
}

/**
 * Hours for which they are news: 24 after a new city, 168 (a week) after
 * a mission, 255 without end.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn expiry_hours(&self) -> Ref<'_, u8> {
        self.expiry_hours.borrow()
    }
}

/**
 * What the news are about; 2 and 3 occur.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn pending_kind(&self) -> Ref<'_, u8> {
        self.pending_kind.borrow()
    }
}

/**
 * Talk about it; 255 for none.
 */
impl GtaSaSaveAndroid_RadioBlock {
    pub fn banter_index(&self) -> Ref<'_, u8> {
        self.banter_index.borrow()
    }
}
impl GtaSaSaveAndroid_RadioBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What one kind of people thinks of the others, a bit for each (opcode
 * 0746).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Relation {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_PedRelationshipsBlock>,
    pub _self: SharedType<Self>,
    respect: RefCell<u32>,
    like: RefCell<u32>,
    ignore: RefCell<u32>,
    dislike: RefCell<u32>,
    hate: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Relation {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_PedRelationshipsBlock;

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
impl GtaSaSaveAndroid_Relation {
}

/**
 * Whom it respects.
 */
impl GtaSaSaveAndroid_Relation {
    pub fn respect(&self) -> Ref<'_, u32> {
        self.respect.borrow()
    }
}

/**
 * Whom it likes.
 */
impl GtaSaSaveAndroid_Relation {
    pub fn like(&self) -> Ref<'_, u32> {
        self.like.borrow()
    }
}

/**
 * Whom it ignores; none.
 */
impl GtaSaSaveAndroid_Relation {
    pub fn ignore(&self) -> Ref<'_, u32> {
        self.ignore.borrow()
    }
}

/**
 * Whom it does not like.
 */
impl GtaSaSaveAndroid_Relation {
    pub fn dislike(&self) -> Ref<'_, u32> {
        self.dislike.borrow()
    }
}

/**
 * Whom it hates.
 */
impl GtaSaSaveAndroid_Relation {
    pub fn hate(&self) -> Ref<'_, u32> {
        self.hate.borrow()
    }
}
impl GtaSaSaveAndroid_Relation {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place to wake up at.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Restart {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_GameLogicBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    heading: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Restart {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_GameLogicBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_Restart {
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_Restart {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSaveAndroid_Restart {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}
impl GtaSaSaveAndroid_Restart {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place to wake up at.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_RestartPoint {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_RestartPointsBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    heading: RefCell<f32>,
    when_to_use: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_RestartPoint {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_RestartPointsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.heading.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.when_to_use.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_RestartPoint {
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_RestartPoint {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Where the player looks.
 */
impl GtaSaSaveAndroid_RestartPoint {
    pub fn heading(&self) -> Ref<'_, f32> {
        self.heading.borrow()
    }
}

/**
 * Cities that must be unlocked (statistic 181), 0 to 2.
 */
impl GtaSaSaveAndroid_RestartPoint {
    pub fn when_to_use(&self) -> Ref<'_, i32> {
        self.when_to_use.borrow()
    }
}
impl GtaSaSaveAndroid_RestartPoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 8. Where the player wakes up.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_RestartPointsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_hospitals: RefCell<u16>,
    hospitals: RefCell<Vec<OptRc<GtaSaSaveAndroid_RestartPoint>>>,
    num_police_stations: RefCell<u16>,
    police_stations: RefCell<Vec<OptRc<GtaSaSaveAndroid_RestartPoint>>>,
    override_restart: RefCell<u8>,
    override_position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    fade_in_after_death: RefCell<u8>,
    fade_in_after_arrest: RefCell<u8>,
    extra_hospital: RefCell<OptRc<GtaSaSaveAndroid_ExtraRestart>>,
    extra_police: RefCell<OptRc<GtaSaSaveAndroid_ExtraRestart>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_RestartPointsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_RestartPoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.hospitals.borrow_mut().push(t);
        }
        *self_rc.num_police_stations.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.police_stations.borrow_mut() = Vec::new();
        let l_police_stations = *self_rc.num_police_stations();
        for _i in 0..l_police_stations {
            let t = Self::read_into::<_, GtaSaSaveAndroid_RestartPoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.police_stations.borrow_mut().push(t);
        }
        *self_rc.override_restart.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.override_position.borrow_mut() = t;
        *self_rc.fade_in_after_death.borrow_mut() = _io.read_u1()?.into();
        *self_rc.fade_in_after_arrest.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, GtaSaSaveAndroid_ExtraRestart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_hospital.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_ExtraRestart>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_police.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaSaveAndroid_RestartPointsBlock {
}

/**
 * Hospitals that follow.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn num_hospitals(&self) -> Ref<'_, u16> {
        self.num_hospitals.borrow()
    }
}

/**
 * Hospitals.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn hospitals(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_RestartPoint>>> {
        self.hospitals.borrow()
    }
}

/**
 * Police stations that follow.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn num_police_stations(&self) -> Ref<'_, u16> {
        self.num_police_stations.borrow()
    }
}

/**
 * Police stations.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn police_stations(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_RestartPoint>>> {
        self.police_stations.borrow()
    }
}

/**
 * Whether the next one is at `override_position`.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn override_restart(&self) -> Ref<'_, u8> {
        self.override_restart.borrow()
    }
}

/**
 * Where a script put the next one (opcode 016E)
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn override_position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.override_position.borrow()
    }
}

/**
 * Whether the picture comes back after death.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn fade_in_after_death(&self) -> Ref<'_, u8> {
        self.fade_in_after_death.borrow()
    }
}

/**
 * Whether the picture comes back after an arrest.
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn fade_in_after_arrest(&self) -> Ref<'_, u8> {
        self.fade_in_after_arrest.borrow()
    }
}

/**
 * A hospital for those who die near it (opcode 08DF)
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn extra_hospital(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ExtraRestart>> {
        self.extra_hospital.borrow()
    }
}

/**
 * A police station for those who are arrested near it (opcode 08E0)
 */
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn extra_police(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_ExtraRestart>> {
        self.extra_police.borrow()
    }
}
impl GtaSaSaveAndroid_RestartPointsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A script that starts by itself, because the player comes near or because
 * the game asks for it.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ScriptBrain {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
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
    brain_type_name: RefCell<GtaSaSaveAndroid_BrainKind>,
}
impl KStruct for GtaSaSaveAndroid_ScriptBrain {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
impl GtaSaSaveAndroid_ScriptBrain {

    /**
     * Meaning of `brain_type`.
     */
    pub fn brain_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_BrainKind>> {
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
 * Number of the script in script.img; -1 in a free place.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn script_index(&self) -> Ref<'_, i16> {
        self.script_index.borrow()
    }
}

/**
 * What starts it; 0, 1, 3 and 5 are in use, -1 in a free place.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn brain_type(&self) -> Ref<'_, i8> {
        self.brain_type.borrow()
    }
}

/**
 * Scripts that are switched together: 1 for those of casinos, -1 for
 * none.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn group(&self) -> Ref<'_, i8> {
        self.group.borrow()
    }
}

/**
 * Whether it may start.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn is_active(&self) -> Ref<'_, u8> {
        self.is_active.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn gap_005(&self) -> Ref<'_, Vec<u8>> {
        self.gap_005.borrow()
    }
}

/**
 * How near to the object the player must come; 5 unless set, 4 to 150.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn radius(&self) -> Ref<'_, f32> {
        self.radius.borrow()
    }
}

/**
 * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
 * two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
 * filled with zeros.
 */
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn target(&self) -> Ref<'_, Vec<u8>> {
        self.target.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptBrain {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A model that a thread has loaded.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ScriptResource {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    index: RefCell<u16>,
    owner_slot: RefCell<u16>,
    model: RefCell<u32>,
    resource_kind: RefCell<u16>,
    special: RefCell<OptRc<GtaSaSaveAndroid_SpecialModel>>,
    _io: RefCell<BytesReader>,
    f_is_special: Cell<bool>,
    is_special: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_ScriptResource {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_SpecialModel>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.special.borrow_mut() = t;
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_ScriptResource {

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
impl GtaSaSaveAndroid_ScriptResource {
    pub fn index(&self) -> Ref<'_, u16> {
        self.index.borrow()
    }
}

/**
 * Place of the thread.
 */
impl GtaSaSaveAndroid_ScriptResource {
    pub fn owner_slot(&self) -> Ref<'_, u16> {
        self.owner_slot.borrow()
    }
}

/**
 * Model.
 */
impl GtaSaSaveAndroid_ScriptResource {
    pub fn model(&self) -> Ref<'_, u32> {
        self.model.borrow()
    }
}

/**
 * 1 or 2.
 */
impl GtaSaSaveAndroid_ScriptResource {
    pub fn resource_kind(&self) -> Ref<'_, u16> {
        self.resource_kind.borrow()
    }
}

/**
 * Name of the model, where it is one that scripts choose.
 */
impl GtaSaSaveAndroid_ScriptResource {
    pub fn special(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_SpecialModel>> {
        self.special.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptResource {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A running script: 262 bytes on the PC, 298 elsewhere and more while a
 * mission runs.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ScriptThread {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptsBlock>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    has_mission_index: RefCell<bool>,
    slot: RefCell<u16>,
    streamed_script_index: RefCell<i32>,
    mission_part: RefCell<OptRc<GtaSaSaveAndroid_LoadedMission>>,
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
impl KStruct for GtaSaSaveAndroid_ScriptThread {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptsBlock;

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
            let f = |t : &mut GtaSaSaveAndroid_LoadedMission| Ok(t.set_params(*self_rc.has_mission_index()));
            let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_LoadedMission>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
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
impl GtaSaSaveAndroid_ScriptThread {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptThread {
    pub fn has_mission_index(&self) -> Ref<'_, bool> {
        self.has_mission_index.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptThread {
    pub fn set_params(&mut self, is_mobile: bool, has_mission_index: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_mission_index.borrow_mut() = has_mission_index;
    }
}
impl GtaSaSaveAndroid_ScriptThread {

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
impl GtaSaSaveAndroid_ScriptThread {
    pub fn slot(&self) -> Ref<'_, u16> {
        self.slot.borrow()
    }
}

/**
 * Number of the script that is loaded; -1.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn streamed_script_index(&self) -> Ref<'_, i32> {
        self.streamed_script_index.borrow()
    }
}

/**
 * The mission that runs.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn mission_part(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_LoadedMission>> {
        self.mission_part.borrow()
    }
}

/**
 * Old address; not read.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn next_ptr(&self) -> Ref<'_, u32> {
        self.next_ptr.borrow()
    }
}

/**
 * Old address; not read.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn prev_ptr(&self) -> Ref<'_, u32> {
        self.prev_ptr.borrow()
    }
}

/**
 * Name in small letters, once per file, ended by a zero.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn thread_name(&self) -> Ref<'_, Vec<u8>> {
        self.thread_name.borrow()
    }
}

/**
 * Where a mission's script begins; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn base_ip(&self) -> Ref<'_, u32> {
        self.base_ip.borrow()
    }
}

/**
 * Address of the next instruction, `ip_rel` plus the same for all
 * threads of the file; not read.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn ip_abs(&self) -> Ref<'_, u32> {
        self.ip_abs.borrow()
    }
}

/**
 * Return addresses in the same way; entries above the depth are old.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn stack_abs(&self) -> Ref<'_, Vec<u32>> {
        self.stack_abs.borrow()
    }
}

/**
 * Return addresses in use; 0, or 1 in `psave1`.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn stack_depth(&self) -> Ref<'_, u16> {
        self.stack_depth.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn gap_040(&self) -> Ref<'_, Vec<u8>> {
        self.gap_040.borrow()
    }
}

/**
 * Variables of the thread: 32, on phones 40.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn locals(&self) -> Ref<'_, Vec<u32>> {
        self.locals.borrow()
    }
}

/**
 * First timer.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn timer_a(&self) -> Ref<'_, i32> {
        self.timer_a.borrow()
    }
}

/**
 * Second timer.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn timer_b(&self) -> Ref<'_, i32> {
        self.timer_b.borrow()
    }
}

/**
 * Whether it runs; 1.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn is_active(&self) -> Ref<'_, u8> {
        self.is_active.borrow()
    }
}

/**
 * Outcome of the last condition.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn condition_result(&self) -> Ref<'_, u8> {
        self.condition_result.borrow()
    }
}

/**
 * Whether it cleans up like a mission; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn uses_mission_cleanup(&self) -> Ref<'_, u8> {
        self.uses_mission_cleanup.borrow()
    }
}

/**
 * Whether it came from outside the main script; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn is_external(&self) -> Ref<'_, u8> {
        self.is_external.borrow()
    }
}

/**
 * Whether it may replace a help text; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn overrides_text_box(&self) -> Ref<'_, u8> {
        self.overrides_text_box.borrow()
    }
}

/**
 * What started it from outside; -1.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn external_type(&self) -> Ref<'_, i8> {
        self.external_type.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn gap_0cc(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0cc.borrow()
    }
}

/**
 * When it goes on.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn wake_time(&self) -> Ref<'_, i32> {
        self.wake_time.borrow()
    }
}

/**
 * 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
 * several.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn and_or_state(&self) -> Ref<'_, u16> {
        self.and_or_state.borrow()
    }
}

/**
 * Whether the condition is turned round.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn not_flag(&self) -> Ref<'_, u8> {
        self.not_flag.borrow()
    }
}

/**
 * Whether it ends when the player dies or is arrested.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn wasted_busted_check(&self) -> Ref<'_, u8> {
        self.wasted_busted_check.borrow()
    }
}

/**
 * Whether that has happened; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn wasted_or_busted(&self) -> Ref<'_, u8> {
        self.wasted_or_busted.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn gap_0d7(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0d7.borrow()
    }
}

/**
 * Where a skipped scene goes on (opcode 0707); 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn scene_skip_ip(&self) -> Ref<'_, i32> {
        self.scene_skip_ip.borrow()
    }
}

/**
 * Whether it is a mission; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn is_mission(&self) -> Ref<'_, u8> {
        self.is_mission.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn gap_0df(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0df.borrow()
    }
}

/**
 * The next instruction, counted from the start of the script space:
 * `len_globals` to `main_script_size` - 1.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn ip_rel(&self) -> Ref<'_, u32> {
        self.ip_rel.borrow()
    }
}

/**
 * Return addresses counted in the same way; 0 where none stands.
 */
impl GtaSaSaveAndroid_ScriptThread {
    pub fn stack_rel(&self) -> Ref<'_, Vec<u32>> {
        self.stack_rel.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptThread {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_ScriptThread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "thread ", *self.slot()))
    }
}

/**
 * Block 1. What a script is, how far it has run, and what it left in the
 * world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ScriptsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    has_mission_index: RefCell<bool>,
    is_mission_save: RefCell<bool>,
    len_globals: RefCell<u32>,
    globals: RefCell<Vec<u32>>,
    script_brains: RefCell<Vec<OptRc<GtaSaSaveAndroid_ScriptBrain>>>,
    on_mission_flag_offset: RefCell<i32>,
    last_mission_passed_time: RefCell<u32>,
    building_swaps: RefCell<Vec<OptRc<GtaSaSaveAndroid_BuildingSwap>>>,
    invisible_objects: RefCell<Vec<OptRc<GtaSaSaveAndroid_InvisibleObject>>>,
    blocked_vehicle_models: RefCell<Vec<i32>>,
    lod_pairs: RefCell<Vec<OptRc<GtaSaSaveAndroid_LodPair>>>,
    attached_anim_groups: RefCell<Vec<OptRc<GtaSaSaveAndroid_AnimGroup>>>,
    using_multi_script_file: RefCell<u8>,
    met_debbie_harry: RefCell<u8>,
    main_script_size: RefCell<u32>,
    largest_mission_size: RefCell<u32>,
    mission_count: RefCell<u16>,
    exclusive_mission_count: RefCell<u16>,
    largest_mission_locals: RefCell<u32>,
    num_threads: RefCell<u32>,
    save_kind: RefCell<u32>,
    threads: RefCell<Vec<OptRc<GtaSaSaveAndroid_ScriptThread>>>,
    num_resources: RefCell<u16>,
    resources: RefCell<Vec<OptRc<GtaSaSaveAndroid_ScriptResource>>>,
    unknown_end: RefCell<u32>,
    mission_name: RefCell<Vec<u8>>,
    mission_end: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_is_during_mission: Cell<bool>,
    is_during_mission: RefCell<bool>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
}
impl KStruct for GtaSaSaveAndroid_ScriptsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_ScriptBrain>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.script_brains.borrow_mut().push(t);
        }
        *self_rc.on_mission_flag_offset.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.last_mission_passed_time.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.building_swaps.borrow_mut() = Vec::new();
        let l_building_swaps = 25;
        for _i in 0..l_building_swaps {
            let t = Self::read_into::<_, GtaSaSaveAndroid_BuildingSwap>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.building_swaps.borrow_mut().push(t);
        }
        *self_rc.invisible_objects.borrow_mut() = Vec::new();
        let l_invisible_objects = 20;
        for _i in 0..l_invisible_objects {
            let t = Self::read_into::<_, GtaSaSaveAndroid_InvisibleObject>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
            let t = Self::read_into::<_, GtaSaSaveAndroid_LodPair>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.lod_pairs.borrow_mut().push(t);
        }
        *self_rc.attached_anim_groups.borrow_mut() = Vec::new();
        let l_attached_anim_groups = 8;
        for _i in 0..l_attached_anim_groups {
            let t = Self::read_into::<_, GtaSaSaveAndroid_AnimGroup>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
            let f = |t : &mut GtaSaSaveAndroid_ScriptThread| Ok(t.set_params(*self_rc.is_mobile(), *self_rc.has_mission_index()));
            let t = Self::read_into_with_init::<_, GtaSaSaveAndroid_ScriptThread>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
            self_rc.threads.borrow_mut().push(t);
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.num_resources.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.is_mobile_game()? {
            *self_rc.resources.borrow_mut() = Vec::new();
            let l_resources = *self_rc.num_resources();
            for _i in 0..l_resources {
                let t = Self::read_into::<_, GtaSaSaveAndroid_ScriptResource>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn has_mission_index(&self) -> Ref<'_, bool> {
        self.has_mission_index.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn is_mission_save(&self) -> Ref<'_, bool> {
        self.is_mission_save.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn set_params(&mut self, is_mobile: bool, has_mission_index: bool, is_mission_save: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
        *self.has_mission_index.borrow_mut() = has_mission_index;
        *self.is_mission_save.borrow_mut() = is_mission_save;
    }
}
impl GtaSaSaveAndroid_ScriptsBlock {

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
}

/**
 * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
 * Android, 49,492 in the Definitive Edition.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
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
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn globals(&self) -> Ref<'_, Vec<u32>> {
        self.globals.borrow()
    }
}

/**
 * Scripts that start near people and objects; 62 of 70 places are used
 * in most files.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn script_brains(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_ScriptBrain>>> {
        self.script_brains.borrow()
    }
}

/**
 * Where the variables hold whether a mission runs, as a multiple of 4:
 * 1636 on the PC (opcode 0180)
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn on_mission_flag_offset(&self) -> Ref<'_, i32> {
        self.on_mission_flag_offset.borrow()
    }
}

/**
 * When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
 * for never.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn last_mission_passed_time(&self) -> Ref<'_, u32> {
        self.last_mission_passed_time.borrow()
    }
}

/**
 * Buildings of which another model is shown (opcode 03B6); used ones
 * come first.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn building_swaps(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_BuildingSwap>>> {
        self.building_swaps.borrow()
    }
}

/**
 * What scripts hid (opcode 0363)
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn invisible_objects(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_InvisibleObject>>> {
        self.invisible_objects.borrow()
    }
}

/**
 * Vehicles that do not appear; -1 for none.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn blocked_vehicle_models(&self) -> Ref<'_, Vec<i32>> {
        self.blocked_vehicle_models.borrow()
    }
}

/**
 * Objects with a distant model of their own (opcode 0827)
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn lod_pairs(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_LodPair>>> {
        self.lod_pairs.borrow()
    }
}

/**
 * Animations that belong to models (opcode 08E8). The unmodified game
 * has `DEALER` for the models 28, 29, 30 and 254.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn attached_anim_groups(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_AnimGroup>>> {
        self.attached_anim_groups.borrow()
    }
}

/**
 * Whether missions stand in the main script's file; 1.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn using_multi_script_file(&self) -> Ref<'_, u8> {
        self.using_multi_script_file.borrow()
    }
}

/**
 * Unused; 0.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn met_debbie_harry(&self) -> Ref<'_, u8> {
        self.met_debbie_harry.borrow()
    }
}

/**
 * Bytes of the main script, which tell its version: 194,146 is v1,
 * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn main_script_size(&self) -> Ref<'_, u32> {
        self.main_script_size.borrow()
    }
}

/**
 * Bytes of the largest mission; 68,439 in v1 and v2.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn largest_mission_size(&self) -> Ref<'_, u32> {
        self.largest_mission_size.borrow()
    }
}

/**
 * Missions of the script; 135 in v1 and v2.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn mission_count(&self) -> Ref<'_, u16> {
        self.mission_count.borrow()
    }
}

/**
 * Missions that run alone; 0.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn exclusive_mission_count(&self) -> Ref<'_, u16> {
        self.exclusive_mission_count.borrow()
    }
}

/**
 * Variables of the mission with most of them; 964 in v1 and v2.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn largest_mission_locals(&self) -> Ref<'_, u32> {
        self.largest_mission_locals.borrow()
    }
}

/**
 * Threads that follow, 96 at most.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn num_threads(&self) -> Ref<'_, u32> {
        self.num_threads.borrow()
    }
}

/**
 * Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
 * how the game was saved.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn save_kind(&self) -> Ref<'_, u32> {
        self.save_kind.borrow()
    }
}

/**
 * Running scripts, `main` first.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn threads(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_ScriptThread>>> {
        self.threads.borrow()
    }
}

/**
 * Models that follow.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn num_resources(&self) -> Ref<'_, u16> {
        self.num_resources.borrow()
    }
}

/**
 * Models that threads have loaded.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn resources(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_ScriptResource>>> {
        self.resources.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn unknown_end(&self) -> Ref<'_, u32> {
        self.unknown_end.borrow()
    }
}

/**
 * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn mission_name(&self) -> Ref<'_, Vec<u8>> {
        self.mission_name.borrow()
    }
}

/**
 * Unknown; 1.
 */
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn mission_end(&self) -> Ref<'_, u32> {
        self.mission_end.borrow()
    }
}
impl GtaSaSaveAndroid_ScriptsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place at which police appears when the player comes into a rectangle,
 * wanted and in the way that the type asks for. Types of cars for a player
 * in a vehicle want him to move towards the place where they appear. Nothing
 * appears where something stands already.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_SetPiece {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_SetPiecesBlock>,
    pub _self: SharedType<Self>,
    last_generation_time: RefCell<i32>,
    x1: RefCell<i16>,
    y1: RefCell<i16>,
    x2: RefCell<i16>,
    y2: RefCell<i16>,
    spawn_1: RefCell<OptRc<GtaSaSaveAndroid_Spot>>,
    spawn_2: RefCell<OptRc<GtaSaSaveAndroid_Spot>>,
    target_1: RefCell<OptRc<GtaSaSaveAndroid_Spot>>,
    target_2: RefCell<OptRc<GtaSaSaveAndroid_Spot>>,
    piece_type: RefCell<u8>,
    gap_00d: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_piece_type_name: Cell<bool>,
    piece_type_name: RefCell<GtaSaSaveAndroid_TrapKind>,
}
impl KStruct for GtaSaSaveAndroid_SetPiece {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_SetPiecesBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.spawn_1.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.spawn_2.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.target_1.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Spot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.target_2.borrow_mut() = t;
        *self_rc.piece_type.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_00d.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_SetPiece {

    /**
     * Meaning of `piece_type`.
     */
    pub fn piece_type_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_TrapKind>> {
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
 * When it did last; 0 for never. It rests for 40 s after that.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn last_generation_time(&self) -> Ref<'_, i32> {
        self.last_generation_time.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn x1(&self) -> Ref<'_, i16> {
        self.x1.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn y1(&self) -> Ref<'_, i16> {
        self.y1.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn x2(&self) -> Ref<'_, i16> {
        self.x2.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn y2(&self) -> Ref<'_, i16> {
        self.y2.borrow()
    }
}

/**
 * Where the first appears.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn spawn_1(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Spot>> {
        self.spawn_1.borrow()
    }
}

/**
 * Where the second appears.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn spawn_2(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Spot>> {
        self.spawn_2.borrow()
    }
}

/**
 * Where the first heads for; it is not bound to go there.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn target_1(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Spot>> {
        self.target_1.borrow()
    }
}

/**
 * Where the second heads for.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn target_2(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Spot>> {
        self.target_2.borrow()
    }
}

/**
 * What appears, and for whom.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn piece_type(&self) -> Ref<'_, u8> {
        self.piece_type.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_SetPiece {
    pub fn gap_00d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00d.borrow()
    }
}
impl GtaSaSaveAndroid_SetPiece {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 17. Places at which police lies in wait (opcode 04F8).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_SetPiecesBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    used_count: RefCell<u32>,
    pieces: RefCell<Vec<OptRc<GtaSaSaveAndroid_SetPiece>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_SetPiecesBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_SetPiece>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.pieces.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_SetPiecesBlock {
}

/**
 * Places in use, 209; all 210 are stored.
 */
impl GtaSaSaveAndroid_SetPiecesBlock {
    pub fn used_count(&self) -> Ref<'_, u32> {
        self.used_count.borrow()
    }
}

/**
 * Places.
 */
impl GtaSaSaveAndroid_SetPiecesBlock {
    pub fn pieces(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_SetPiece>>> {
        self.pieces.borrow()
    }
}
impl GtaSaSaveAndroid_SetPiecesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 22.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ShoppingBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_modifiers: RefCell<u32>,
    modifiers: RefCell<Vec<OptRc<GtaSaSaveAndroid_ChangedPrice>>>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_ShoppingBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_ChangedPrice>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_ShoppingBlock {
}

/**
 * Prices that follow; 0 to 4.
 */
impl GtaSaSaveAndroid_ShoppingBlock {
    pub fn num_modifiers(&self) -> Ref<'_, u32> {
        self.num_modifiers.borrow()
    }
}

/**
 * Changed prices.
 */
impl GtaSaSaveAndroid_ShoppingBlock {
    pub fn modifiers(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_ChangedPrice>>> {
        self.modifiers.borrow()
    }
}

/**
 * Goods that follow; 544.
 */
impl GtaSaSaveAndroid_ShoppingBlock {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Whether it was bought, in the order of the prices in shopping.dat.
 */
impl GtaSaSaveAndroid_ShoppingBlock {
    pub fn items(&self) -> Ref<'_, Vec<u8>> {
        self.items.borrow()
    }
}
impl GtaSaSaveAndroid_ShoppingBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 0, 312 bytes on the PC and 428 on Android.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_SimpleVariablesBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    is_mobile: RefCell<bool>,
    version_id: RefCell<u32>,
    save_name: RefCell<Vec<u8>>,
    mission_pack_game: RefCell<u8>,
    gap_069: RefCell<Vec<u8>>,
    current_level: RefCell<i32>,
    camera_pos: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
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
    current_level_name: RefCell<GtaSaSaveAndroid_Town>,
    f_extra_colour_weather_name: Cell<bool>,
    extra_colour_weather_name: RefCell<GtaSaSaveAndroid_Weather>,
    f_forced_weather_name: Cell<bool>,
    forced_weather_name: RefCell<GtaSaSaveAndroid_Weather>,
    f_is_mobile_game: Cell<bool>,
    is_mobile_game: RefCell<bool>,
    f_is_pc: Cell<bool>,
    is_pc: RefCell<bool>,
    f_len_save_name: Cell<bool>,
    len_save_name: RefCell<u8>,
    f_new_weather_name: Cell<bool>,
    new_weather_name: RefCell<GtaSaSaveAndroid_Weather>,
    f_old_weather_name: Cell<bool>,
    old_weather_name: RefCell<GtaSaSaveAndroid_Weather>,
}
impl KStruct for GtaSaSaveAndroid_SimpleVariablesBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn is_mobile(&self) -> Ref<'_, bool> {
        self.is_mobile.borrow()
    }
}
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn set_params(&mut self, is_mobile: bool) {
        *self.is_mobile.borrow_mut() = is_mobile;
    }
}
impl GtaSaSaveAndroid_SimpleVariablesBlock {

    /**
     * Meaning of `current_level`.
     */
    pub fn current_level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Town>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Weather>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Weather>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Weather>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Weather>> {
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
impl GtaSaSaveAndroid_SimpleVariablesBlock {
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
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn save_name(&self) -> Ref<'_, Vec<u8>> {
        self.save_name.borrow()
    }
}

/**
 * Whether a mission pack is played; 0 in all measured files.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn mission_pack_game(&self) -> Ref<'_, u8> {
        self.mission_pack_game.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_069(&self) -> Ref<'_, Vec<u8>> {
        self.gap_069.borrow()
    }
}

/**
 * Town, by its number. 0 in most files; not tied to that of the zones.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn current_level(&self) -> Ref<'_, i32> {
        self.current_level.borrow()
    }
}

/**
 * Where the camera was; within 10.1 m of the player.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn camera_pos(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.camera_pos.borrow()
    }
}

/**
 * How long a minute of the game is; 1000.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn ms_per_game_minute(&self) -> Ref<'_, u32> {
        self.ms_per_game_minute.borrow()
    }
}

/**
 * When the clock last went on; equals `global_timer` in a file of the
 * PC.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn last_clock_tick(&self) -> Ref<'_, u32> {
        self.last_clock_tick.borrow()
    }
}

/**
 * Month, 1 to 12.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn game_month(&self) -> Ref<'_, u8> {
        self.game_month.borrow()
    }
}

/**
 * Day of the month, 1 to 31.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn game_day(&self) -> Ref<'_, u8> {
        self.game_day.borrow()
    }
}

/**
 * Hour, 0 to 23.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn game_hour(&self) -> Ref<'_, u8> {
        self.game_hour.borrow()
    }
}

/**
 * Minute, 0 to 59.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn game_minute(&self) -> Ref<'_, u8> {
        self.game_minute.borrow()
    }
}

/**
 * Day of the week, 1 to 7.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn game_weekday(&self) -> Ref<'_, u8> {
        self.game_weekday.borrow()
    }
}

/**
 * Month of the clock that opcode 0253 put aside.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn stored_month(&self) -> Ref<'_, u8> {
        self.stored_month.borrow()
    }
}

/**
 * Day of the clock that was put aside.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn stored_day(&self) -> Ref<'_, u8> {
        self.stored_day.borrow()
    }
}

/**
 * Hour of the clock that was put aside.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn stored_hour(&self) -> Ref<'_, u8> {
        self.stored_hour.borrow()
    }
}

/**
 * Minute of the clock that was put aside.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn stored_minute(&self) -> Ref<'_, u8> {
        self.stored_minute.borrow()
    }
}

/**
 * Whether a clock was put aside.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn clock_has_been_stored(&self) -> Ref<'_, u8> {
        self.clock_has_been_stored.borrow()
    }
}

/**
 * Layout of the controller; 0.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn pad_mode(&self) -> Ref<'_, i16> {
        self.pad_mode.borrow()
    }
}

/**
 * Whether the player has cheated; in agreement with statistic 137.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn has_cheated(&self) -> Ref<'_, u8> {
        self.has_cheated.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_091(&self) -> Ref<'_, Vec<u8>> {
        self.gap_091.borrow()
    }
}

/**
 * Time played, which all other times refer to; 253,805 to 285,665,273.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn global_timer(&self) -> Ref<'_, u32> {
        self.global_timer.borrow()
    }
}

/**
 * Speed of the game, 1.0.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn time_scale(&self) -> Ref<'_, f32> {
        self.time_scale.borrow()
    }
}

/**
 * Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
 * 0.00001 in files of the PC.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn time_step(&self) -> Ref<'_, f32> {
        self.time_step.borrow()
    }
}

/**
 * The same without limits; 0 in files of the PC.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn time_step_non_clipped(&self) -> Ref<'_, f32> {
        self.time_step_non_clipped.borrow()
    }
}

/**
 * Frames drawn, 7,289 to 12,250,323.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn frame_counter(&self) -> Ref<'_, u32> {
        self.frame_counter.borrow()
    }
}

/**
 * Weather that goes.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn old_weather(&self) -> Ref<'_, i16> {
        self.old_weather.borrow()
    }
}

/**
 * Weather that comes.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn new_weather(&self) -> Ref<'_, i16> {
        self.new_weather.borrow()
    }
}

/**
 * Weather that a script holds; -1 for none.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn forced_weather(&self) -> Ref<'_, i16> {
        self.forced_weather.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_0ae(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0ae.borrow()
    }
}

/**
 * How far the change of weather has come, 0 to 1.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn weather_interpolation(&self) -> Ref<'_, f32> {
        self.weather_interpolation.borrow()
    }
}

/**
 * Place in the list of weathers, 0 to 63.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn weather_type_in_list(&self) -> Ref<'_, u32> {
        self.weather_type_in_list.borrow()
    }
}

/**
 * How hard it rains, 0 to 1.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn rain(&self) -> Ref<'_, f32> {
        self.rain.borrow()
    }
}

/**
 * Camera of vehicles (opcode 09AD), 1 to 3.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn car_zoom(&self) -> Ref<'_, u32> {
        self.car_zoom.borrow()
    }
}

/**
 * Camera on foot, 1 to 3.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn ped_zoom(&self) -> Ref<'_, u32> {
        self.ped_zoom.borrow()
    }
}

/**
 * Area code, 0 to 18; 0 is outside. The player carries the same.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn interior(&self) -> Ref<'_, i32> {
        self.interior.borrow()
    }
}

/**
 * Whether looking up and down is swapped.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn invert_look(&self) -> Ref<'_, u8> {
        self.invert_look.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_0c9(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0c9.borrow()
    }
}

/**
 * Tint of an interior, 0 to 11.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn extra_colour(&self) -> Ref<'_, i32> {
        self.extra_colour.borrow()
    }
}

/**
 * Whether the tint is on: exactly when `extra_colour_interpolation` is
 * 1.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn extra_colour_on(&self) -> Ref<'_, u8> {
        self.extra_colour_on.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_0d1(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0d1.borrow()
    }
}

/**
 * Strength of the tint, 0 or 1.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn extra_colour_interpolation(&self) -> Ref<'_, f32> {
        self.extra_colour_interpolation.borrow()
    }
}

/**
 * Weather of the tint: 0, 21 or 22.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn extra_colour_weather(&self) -> Ref<'_, i32> {
        self.extra_colour_weather.borrow()
    }
}

/**
 * Water of the map; 0.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn water_configuration(&self) -> Ref<'_, u32> {
        self.water_configuration.borrow()
    }
}

/**
 * Whether Los Santos riots (opcode 06C8)
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn la_riots(&self) -> Ref<'_, u8> {
        self.la_riots.borrow()
    }
}

/**
 * Whether the riots have no police cars.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn la_riots_no_police_cars(&self) -> Ref<'_, u8> {
        self.la_riots_no_police_cars.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_0e2(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0e2.borrow()
    }
}

/**
 * Most stars that police gives (opcode 01F0), 0 to 6.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn max_wanted_level(&self) -> Ref<'_, u32> {
        self.max_wanted_level.borrow()
    }
}

/**
 * The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
 * stars.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn max_chaos(&self) -> Ref<'_, u32> {
        self.max_chaos.borrow()
    }
}

/**
 * Censored for France; which of the two bytes it is was disputed.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn french_game(&self) -> Ref<'_, u8> {
        self.french_game.borrow()
    }
}

/**
 * Censored for Germany (opcode 040C), independent of the language.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn german_game(&self) -> Ref<'_, u8> {
        self.german_game.borrow()
    }
}

/**
 * Whether blood is shown and victims drop money; follows the language.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn nasty_game(&self) -> Ref<'_, u8> {
        self.nasty_game.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_0ef(&self) -> Ref<'_, Vec<u8>> {
        self.gap_0ef.borrow()
    }
}

/**
 * How often the help for the cinematic camera is still shown; 2 at the
 * start.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn cinematic_camera_help_left(&self) -> Ref<'_, u8> {
        self.cinematic_camera_help_left.borrow()
    }
}

/**
 * Whether motion blur is on; 1.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn motion_blur(&self) -> Ref<'_, u8> {
        self.motion_blur.borrow()
    }
}

/**
 * Probably the volume of sound and music; 64.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn volumes(&self) -> Ref<'_, Vec<u8>> {
        self.volumes.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn unknown_388(&self) -> Ref<'_, u8> {
        self.unknown_388.borrow()
    }
}

/**
 * Probably the station of the menu, 1 to 12.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn menu_radio(&self) -> Ref<'_, u8> {
        self.menu_radio.borrow()
    }
}

/**
 * Unknown; 1, then 0, 2 or 4, then 0.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn unknown_390(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_390.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_189(&self) -> Ref<'_, Vec<u8>> {
        self.gap_189.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn unknown_404(&self) -> Ref<'_, u8> {
        self.unknown_404.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_195(&self) -> Ref<'_, Vec<u8>> {
        self.gap_195.borrow()
    }
}

/**
 * Unknown; 1 in all measured files.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn unknown_412(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_412.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_19f(&self) -> Ref<'_, Vec<u8>> {
        self.gap_19f.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_11d(&self) -> Ref<'_, Vec<u8>> {
        self.gap_11d.borrow()
    }
}

/**
 * Clock of the computer: year, month, weekday from Sunday on, day, hour,
 * minute, second, millisecond.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn system_time(&self) -> Ref<'_, Vec<u16>> {
        self.system_time.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_12e(&self) -> Ref<'_, Vec<u8>> {
        self.gap_12e.borrow()
    }
}

/**
 * Waypoint of the player as a handle: slot of the blip + 65,536 times
 * its counter; 0 for none.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn target_blip(&self) -> Ref<'_, u32> {
        self.target_blip.borrow()
    }
}

/**
 * Whether the help for stealing vehicles was shown.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn steal_vehicle_help_shown(&self) -> Ref<'_, u8> {
        self.steal_vehicle_help_shown.borrow()
    }
}

/**
 * Whether taxis have nitro (opcode 0572)
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn taxis_have_nitro(&self) -> Ref<'_, u8> {
        self.taxis_have_nitro.borrow()
    }
}

/**
 * Whether prostitutes pay the player (opcode 0A3D)
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn prostitutes_pay_you(&self) -> Ref<'_, u8> {
        self.prostitutes_pay_you.borrow()
    }
}

/**
 * Nothing; 0 on the PC.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn gap_137(&self) -> Ref<'_, Vec<u8>> {
        self.gap_137.borrow()
    }
}

/**
 * Unknown; 0.
 */
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn unknown_424(&self) -> Ref<'_, u32> {
        self.unknown_424.borrow()
    }
}
impl GtaSaSaveAndroid_SimpleVariablesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Name of a model that scripts choose.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_SpecialModel {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ScriptResource>,
    pub _self: SharedType<Self>,
    len_model_name: RefCell<u32>,
    model_name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_SpecialModel {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ScriptResource;

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
impl GtaSaSaveAndroid_SpecialModel {
}

/**
 * Bytes of the name.
 */
impl GtaSaSaveAndroid_SpecialModel {
    pub fn len_model_name(&self) -> Ref<'_, u32> {
        self.len_model_name.borrow()
    }
}

/**
 * Name with a zero behind it, such as `ryder2`.
 */
impl GtaSaSaveAndroid_SpecialModel {
    pub fn model_name(&self) -> Ref<'_, Vec<u8>> {
        self.model_name.borrow()
    }
}
impl GtaSaSaveAndroid_SpecialModel {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A place on the ground.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Spot {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_SetPiece>,
    pub _self: SharedType<Self>,
    x: RefCell<i16>,
    y: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Spot {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_SetPiece;

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
impl GtaSaSaveAndroid_Spot {
}

/**
 * Towards the east.
 */
impl GtaSaSaveAndroid_Spot {
    pub fn x(&self) -> Ref<'_, i16> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSaveAndroid_Spot {
    pub fn y(&self) -> Ref<'_, i16> {
        self.y.borrow()
    }
}
impl GtaSaSaveAndroid_Spot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What a station has played.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StationHistory {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_RadioBlock>,
    pub _self: SharedType<Self>,
    recent_tracks: RefCell<Vec<i8>>,
    recent_idents: RefCell<Vec<i32>>,
    recent_adverts: RefCell<Vec<i32>>,
    recent_dj: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_StationHistory {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_RadioBlock;

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
impl GtaSaSaveAndroid_StationHistory {
}

/**
 * Songs; -1 for none.
 */
impl GtaSaSaveAndroid_StationHistory {
    pub fn recent_tracks(&self) -> Ref<'_, Vec<i8>> {
        self.recent_tracks.borrow()
    }
}

/**
 * Jingles; -1 for none.
 */
impl GtaSaSaveAndroid_StationHistory {
    pub fn recent_idents(&self) -> Ref<'_, Vec<i32>> {
        self.recent_idents.borrow()
    }
}

/**
 * Advertisements; -1 for none.
 */
impl GtaSaSaveAndroid_StationHistory {
    pub fn recent_adverts(&self) -> Ref<'_, Vec<i32>> {
        self.recent_adverts.borrow()
    }
}

/**
 * Talk; -1 for none.
 */
impl GtaSaSaveAndroid_StationHistory {
    pub fn recent_dj(&self) -> Ref<'_, Vec<i32>> {
        self.recent_dj.borrow()
    }
}
impl GtaSaSaveAndroid_StationHistory {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
 * others do not exist.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StatisticsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
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
impl KStruct for GtaSaSaveAndroid_StatisticsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn is_definitive(&self) -> Ref<'_, bool> {
        self.is_definitive.borrow()
    }
}
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn set_params(&mut self, is_definitive: bool) {
        *self.is_definitive.borrow_mut() = is_definitive;
    }
}
impl GtaSaSaveAndroid_StatisticsBlock {

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
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn float_stats(&self) -> Ref<'_, Vec<f32>> {
        self.float_stats.borrow()
    }
}

/**
 * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
 * by the names that scripts give them.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn int_stats(&self) -> Ref<'_, Vec<i32>> {
        self.int_stats.borrow()
    }
}

/**
 * People killed, by kind.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn peds_killed(&self) -> Ref<'_, Vec<i32>> {
        self.peds_killed.borrow()
    }
}

/**
 * Key of the last mission's text, filled with zeros.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn last_mission_passed(&self) -> Ref<'_, Vec<u8>> {
        self.last_mission_passed.borrow()
    }
}

/**
 * Time with each station.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn radio_listen_time(&self) -> Ref<'_, Vec<i32>> {
        self.radio_listen_time.borrow()
    }
}

/**
 * 0 in all measured files.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn mission_attempts(&self) -> Ref<'_, Vec<i32>> {
        self.mission_attempts.borrow()
    }
}

/**
 * Whether the message of a line of statdisp.dat was shown.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn stat_message_shown(&self) -> Ref<'_, Vec<u8>> {
        self.stat_message_shown.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn statistics_end(&self) -> Ref<'_, u32> {
        self.statistics_end.borrow()
    }
}
impl GtaSaSaveAndroid_StatisticsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A car that is kept; the place is free where the model is 0, and holds old
 * bytes then.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StoredCar {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_GaragesBlock>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    handling_flags: RefCell<OptRc<GtaSaSaveAndroid_HandlingBits>>,
    car_flags: RefCell<OptRc<GtaSaSaveAndroid_CarBits>>,
    gap_00c: RefCell<Vec<u8>>,
    model: RefCell<u16>,
    mods: RefCell<Vec<i16>>,
    colours: RefCell<Vec<u8>>,
    radio: RefCell<u8>,
    components: RefCell<Vec<u8>>,
    bomb: RefCell<u8>,
    paintjob: RefCell<u8>,
    nitro: RefCell<u8>,
    forward: RefCell<OptRc<GtaSaSaveAndroid_Direction100>>,
    gap_037: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_bomb_name: Cell<bool>,
    bomb_name: RefCell<GtaSaSaveAndroid_CarBomb>,
    f_radio_name: Cell<bool>,
    radio_name: RefCell<GtaSaSaveAndroid_Station>,
}
impl KStruct for GtaSaSaveAndroid_StoredCar {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_GaragesBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_HandlingBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.handling_flags.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_CarBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Direction100>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.forward.borrow_mut() = t;
        *self_rc.gap_037.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_StoredCar {

    /**
     * Meaning of `bomb`.
     */
    pub fn bomb_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_CarBomb>> {
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
     * Meaning of `radio`.
     */
    pub fn radio_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Station>> {
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
impl GtaSaSaveAndroid_StoredCar {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Handling of the model, and tuning.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn handling_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_HandlingBits>> {
        self.handling_flags.borrow()
    }
}

/**
 * What does not hurt it, and what is built in.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn car_flags(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_CarBits>> {
        self.car_flags.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn gap_00c(&self) -> Ref<'_, Vec<u8>> {
        self.gap_00c.borrow()
    }
}

/**
 * Model, 400 to 611; 0 where the place is free.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn model(&self) -> Ref<'_, u16> {
        self.model.borrow()
    }
}

/**
 * Tuning parts, 1000 to 1193; -1 for none.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn mods(&self) -> Ref<'_, Vec<i16>> {
        self.mods.borrow()
    }
}

/**
 * Colours by their number in the palette.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn colours(&self) -> Ref<'_, Vec<u8>> {
        self.colours.borrow()
    }
}

/**
 * Station that is on; 0 where the vehicle has no radio.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn radio(&self) -> Ref<'_, u8> {
        self.radio.borrow()
    }
}

/**
 * Extras of the model, 0 to 4; 255 for none.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn components(&self) -> Ref<'_, Vec<u8>> {
        self.components.borrow()
    }
}

/**
 * Bomb in the car; 0 in all 1,404 cars that were measured.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn bomb(&self) -> Ref<'_, u8> {
        self.bomb.borrow()
    }
}

/**
 * 0 to 2; 255 for none.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn paintjob(&self) -> Ref<'_, u8> {
        self.paintjob.borrow()
    }
}

/**
 * Charges of nitro: 0 to 10, or 101.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn nitro(&self) -> Ref<'_, u8> {
        self.nitro.borrow()
    }
}

/**
 * Its front.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn forward(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Direction100>> {
        self.forward.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_StoredCar {
    pub fn gap_037(&self) -> Ref<'_, Vec<u8>> {
        self.gap_037.borrow()
    }
}
impl GtaSaSaveAndroid_StoredCar {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_StoredCar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "model ", *self.model()))
    }
}

/**
 * Block 18.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StreamingBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    slots: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_StreamingBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_StreamingBlock {
}

/**
 * What was loaded of models (from 0), textures (20,000), collisions
 * (25,000), parts of the map (25,255), paths (25,511), animations
 * (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
 * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
 * scene, 1 and 128 unknown.
 */
impl GtaSaSaveAndroid_StreamingBlock {
    pub fn slots(&self) -> Ref<'_, Vec<u8>> {
        self.slots.borrow()
    }
}
impl GtaSaSaveAndroid_StreamingBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A unique jump.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StuntJump {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_StuntJumpsBlock>,
    pub _self: SharedType<Self>,
    start_min: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    start_max: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    land_min: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    land_max: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    camera: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    reward: RefCell<i32>,
    done: RefCell<u8>,
    found: RefCell<u8>,
    gap_042: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_StuntJump {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_StuntJumpsBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.start_min.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.start_max.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.land_min.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.land_max.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.camera.borrow_mut() = t;
        *self_rc.reward.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.done.borrow_mut() = _io.read_u1()?.into();
        *self_rc.found.borrow_mut() = _io.read_u1()?.into();
        *self_rc.gap_042.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_StuntJump {
}

/**
 * Lowest corner of the box from which one jumps.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn start_min(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.start_min.borrow()
    }
}

/**
 * Highest corner.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn start_max(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.start_max.borrow()
    }
}

/**
 * Lowest corner of the box in which one lands.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn land_min(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.land_min.borrow()
    }
}

/**
 * Highest corner.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn land_max(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.land_max.borrow()
    }
}

/**
 * Where the camera is.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn camera(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.camera.borrow()
    }
}

/**
 * Money for it; 500.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn reward(&self) -> Ref<'_, i32> {
        self.reward.borrow()
    }
}

/**
 * Whether the player has done it.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn done(&self) -> Ref<'_, u8> {
        self.done.borrow()
    }
}

/**
 * Whether he has tried it.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn found(&self) -> Ref<'_, u8> {
        self.found.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_StuntJump {
    pub fn gap_042(&self) -> Ref<'_, Vec<u8>> {
        self.gap_042.borrow()
    }
}
impl GtaSaSaveAndroid_StuntJump {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 24.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_StuntJumpsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_jumps: RefCell<u32>,
    jumps: RefCell<Vec<OptRc<GtaSaSaveAndroid_StuntJump>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_StuntJumpsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_StuntJump>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.jumps.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_StuntJumpsBlock {
}

/**
 * Jumps that follow; 70.
 */
impl GtaSaSaveAndroid_StuntJumpsBlock {
    pub fn num_jumps(&self) -> Ref<'_, u32> {
        self.num_jumps.borrow()
    }
}

/**
 * Jumps, in an order that turns by some places whenever a save is
 * loaded.
 */
impl GtaSaSaveAndroid_StuntJumpsBlock {
    pub fn jumps(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_StuntJump>>> {
        self.jumps.borrow()
    }
}
impl GtaSaSaveAndroid_StuntJumpsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
 * add one for cars, on and off, 022A and 022B one for people, unless 64 are
 * stored. Each first drops the boxes that lie inside the new one, of
 * whichever kind; a fault there loses the last box and doubles another, so
 * that doubled boxes are normal. 091D (cars) and 091E (people) drop the
 * boxes inside theirs, give the nodes their original state back, and add
 * none.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_SwitchedArea {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_PathsBlock>,
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
impl KStruct for GtaSaSaveAndroid_SwitchedArea {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_PathsBlock;

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
impl GtaSaSaveAndroid_SwitchedArea {
}

/**
 * Lowest x.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn x_min(&self) -> Ref<'_, f32> {
        self.x_min.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn x_max(&self) -> Ref<'_, f32> {
        self.x_max.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn y_min(&self) -> Ref<'_, f32> {
        self.y_min.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn y_max(&self) -> Ref<'_, f32> {
        self.y_max.borrow()
    }
}

/**
 * Lowest z.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn z_min(&self) -> Ref<'_, f32> {
        self.z_min.borrow()
    }
}

/**
 * Highest z.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn z_max(&self) -> Ref<'_, f32> {
        self.z_max.borrow()
    }
}

/**
 * Whether the nodes are off.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn switched_off(&self) -> Ref<'_, u8> {
        self.switched_off.borrow()
    }
}

/**
 * Whether nodes of cars are meant rather than those of people.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn for_cars(&self) -> Ref<'_, u8> {
        self.for_cars.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn gap_01a(&self) -> Ref<'_, Vec<u8>> {
        self.gap_01a.borrow()
    }
}
impl GtaSaSaveAndroid_SwitchedArea {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 20.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_TagsBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    num_tags: RefCell<u32>,
    tags: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_TagsBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
impl GtaSaSaveAndroid_TagsBlock {
}

/**
 * Gang tags that follow; as many as the game has, because it does not
 * read this number.
 */
impl GtaSaSaveAndroid_TagsBlock {
    pub fn num_tags(&self) -> Ref<'_, u32> {
        self.num_tags.borrow()
    }
}

/**
 * Paint on each, 0 to 255; above 228 it is sprayed over.
 */
impl GtaSaSaveAndroid_TagsBlock {
    pub fn tags(&self) -> Ref<'_, Vec<u8>> {
        self.tags.borrow()
    }
}
impl GtaSaSaveAndroid_TagsBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A marker in the world; what is not in use holds old places.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_UserMarker {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_UserMarkersBlock>,
    pub _self: SharedType<Self>,
    in_use: RefCell<u8>,
    gap_001: RefCell<Vec<u8>>,
    position: RefCell<OptRc<GtaSaSaveAndroid_Vec3>>,
    red: RefCell<u32>,
    green: RefCell<u32>,
    blue: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_UserMarker {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_UserMarkersBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.red.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.green.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.blue.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl GtaSaSaveAndroid_UserMarker {
}

/**
 * Whether it is there.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn in_use(&self) -> Ref<'_, u8> {
        self.in_use.borrow()
    }
}

/**
 * Nothing; 0.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn gap_001(&self) -> Ref<'_, Vec<u8>> {
        self.gap_001.borrow()
    }
}

/**
 * Where it is.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn position(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Red, 0 to 255.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn red(&self) -> Ref<'_, u32> {
        self.red.borrow()
    }
}

/**
 * Green, 0 to 255.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn green(&self) -> Ref<'_, u32> {
        self.green.borrow()
    }
}

/**
 * Blue, 0 to 255.
 */
impl GtaSaSaveAndroid_UserMarker {
    pub fn blue(&self) -> Ref<'_, u32> {
        self.blue.borrow()
    }
}
impl GtaSaSaveAndroid_UserMarker {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 27 (opcode 0A40).
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_UserMarkersBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    markers: RefCell<Vec<OptRc<GtaSaSaveAndroid_UserMarker>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_UserMarkersBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_UserMarker>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.markers.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl GtaSaSaveAndroid_UserMarkersBlock {
}

/**
 * Markers.
 */
impl GtaSaSaveAndroid_UserMarkersBlock {
    pub fn markers(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_UserMarker>>> {
        self.markers.borrow()
    }
}
impl GtaSaSaveAndroid_UserMarkersBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A direction on the ground.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Vec2 {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_Garage>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Vec2 {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_Garage;

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
impl GtaSaSaveAndroid_Vec2 {
}

/**
 * Towards the east.
 */
impl GtaSaSaveAndroid_Vec2 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSaveAndroid_Vec2 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}
impl GtaSaSaveAndroid_Vec2 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point or direction in the world.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Vec3 {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    z: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_Vec3 {
    type Root = GtaSaSaveAndroid;
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
impl GtaSaSaveAndroid_Vec3 {
}

/**
 * Towards the east.
 */
impl GtaSaSaveAndroid_Vec3 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * Towards the north.
 */
impl GtaSaSaveAndroid_Vec3 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}

/**
 * Up.
 */
impl GtaSaSaveAndroid_Vec3 {
    pub fn z(&self) -> Ref<'_, f32> {
        self.z.borrow()
    }
}
impl GtaSaSaveAndroid_Vec3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A weapon; all zero in an empty slot.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Weapon {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_MobilePlayer>,
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
    state_name: RefCell<GtaSaSaveAndroid_WeaponState>,
    f_weapon_type_name: Cell<bool>,
    weapon_type_name: RefCell<GtaSaSaveAndroid_WeaponKind>,
}
impl KStruct for GtaSaSaveAndroid_Weapon {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_MobilePlayer;

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
impl GtaSaSaveAndroid_Weapon {

    /**
     * Meaning of `state`.
     */
    pub fn state_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WeaponState>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_WeaponKind>> {
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
impl GtaSaSaveAndroid_Weapon {
    pub fn weapon_type(&self) -> Ref<'_, u32> {
        self.weapon_type.borrow()
    }
}

/**
 * What it is doing.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn state(&self) -> Ref<'_, u32> {
        self.state.borrow()
    }
}

/**
 * Shots until it is loaded again.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn clip(&self) -> Ref<'_, u32> {
        self.clip.borrow()
    }
}

/**
 * Shots in all, above 25,000 without end.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn total_ammo(&self) -> Ref<'_, u32> {
        self.total_ammo.borrow()
    }
}

/**
 * When it can shoot again.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn next_shot_time(&self) -> Ref<'_, u32> {
        self.next_shot_time.borrow()
    }
}

/**
 * Whether it was chosen for the view through it; 0.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn first_person_selected(&self) -> Ref<'_, u8> {
        self.first_person_selected.borrow()
    }
}

/**
 * Whether it is hidden; 0.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn dont_place_in_hand(&self) -> Ref<'_, u8> {
        self.dont_place_in_hand.borrow()
    }
}

/**
 * Old memory; no meaning.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn gap_016(&self) -> Ref<'_, Vec<u8>> {
        self.gap_016.borrow()
    }
}

/**
 * Old address; 0.
 */
impl GtaSaSaveAndroid_Weapon {
    pub fn fx_ptr(&self) -> Ref<'_, u32> {
        self.fx_ptr.borrow()
    }
}
impl GtaSaSaveAndroid_Weapon {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaSaSaveAndroid_Weapon {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}", "weapon ", *self.weapon_type(), ": ", *self.total_ammo()))
    }
}

/**
 * A box with a name.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_Zone {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ZonesBlock>,
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
    level_name: RefCell<GtaSaSaveAndroid_Town>,
    f_zone_type_name: Cell<bool>,
    zone_type_name: RefCell<GtaSaSaveAndroid_ZoneKind>,
}
impl KStruct for GtaSaSaveAndroid_Zone {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ZonesBlock;

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
impl GtaSaSaveAndroid_Zone {

    /**
     * Meaning of `level`.
     */
    pub fn level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Town>> {
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
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_ZoneKind>> {
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
impl GtaSaSaveAndroid_Zone {
    pub fn info_label(&self) -> Ref<'_, Vec<u8>> {
        self.info_label.borrow()
    }
}

/**
 * Name of the text that is shown, filled with zeros.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn text_key(&self) -> Ref<'_, Vec<u8>> {
        self.text_key.borrow()
    }
}

/**
 * Lowest x.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn x1(&self) -> Ref<'_, i16> {
        self.x1.borrow()
    }
}

/**
 * Lowest y.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn y1(&self) -> Ref<'_, i16> {
        self.y1.borrow()
    }
}

/**
 * Lowest z.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn z1(&self) -> Ref<'_, i16> {
        self.z1.borrow()
    }
}

/**
 * Highest x.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn x2(&self) -> Ref<'_, i16> {
        self.x2.borrow()
    }
}

/**
 * Highest y.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn y2(&self) -> Ref<'_, i16> {
        self.y2.borrow()
    }
}

/**
 * Highest z.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn z2(&self) -> Ref<'_, i16> {
        self.z2.borrow()
    }
}

/**
 * Info of the zone; 0 for towns.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn info_index(&self) -> Ref<'_, u16> {
        self.info_index.borrow()
    }
}

/**
 * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn zone_type(&self) -> Ref<'_, u8> {
        self.zone_type.borrow()
    }
}

/**
 * Town.
 */
impl GtaSaSaveAndroid_Zone {
    pub fn level(&self) -> Ref<'_, u8> {
        self.level.borrow()
    }
}
impl GtaSaSaveAndroid_Zone {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Who lives in a zone.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ZoneInfo {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid_ZonesBlock>,
    pub _self: SharedType<Self>,
    gang_density: RefCell<Vec<u8>>,
    dealer_density: RefCell<u8>,
    colour: RefCell<Vec<u8>>,
    population: RefCell<OptRc<GtaSaSaveAndroid_PopulationBits>>,
    races: RefCell<OptRc<GtaSaSaveAndroid_RaceBits>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaSaSaveAndroid_ZoneInfo {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid_ZonesBlock;

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
        let t = Self::read_into::<_, GtaSaSaveAndroid_PopulationBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.population.borrow_mut() = t;
        let t = Self::read_into::<_, GtaSaSaveAndroid_RaceBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.races.borrow_mut() = t;
        Ok(())
    }
}
impl GtaSaSaveAndroid_ZoneInfo {
}

/**
 * How many of each gang, 0 to 100 (opcode 076C)
 */
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn gang_density(&self) -> Ref<'_, Vec<u8>> {
        self.gang_density.borrow()
    }
}

/**
 * How many dealers (opcode 076A), 0 to 15.
 */
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn dealer_density(&self) -> Ref<'_, u8> {
        self.dealer_density.borrow()
    }
}

/**
 * Red, green, blue and alpha on the map, which follow from the
 * densities.
 */
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn colour(&self) -> Ref<'_, Vec<u8>> {
        self.colour.borrow()
    }
}

/**
 * Kind of people.
 */
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn population(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_PopulationBits>> {
        self.population.borrow()
    }
}

/**
 * Who lives there (opcode 0874)
 */
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn races(&self) -> Ref<'_, OptRc<GtaSaSaveAndroid_RaceBits>> {
        self.races.borrow()
    }
}
impl GtaSaSaveAndroid_ZoneInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Block 10. Zones have a box and a name; what lives in them stands in infos,
 * which several may share.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaSaSaveAndroid_ZonesBlock {
    pub _root: SharedType<GtaSaSaveAndroid>,
    pub _parent: SharedType<GtaSaSaveAndroid>,
    pub _self: SharedType<Self>,
    current_level: RefCell<u32>,
    num_nav_zones: RefCell<u16>,
    num_zone_infos: RefCell<u16>,
    num_map_zones: RefCell<u16>,
    nav_zones: RefCell<Vec<OptRc<GtaSaSaveAndroid_Zone>>>,
    zone_infos: RefCell<Vec<OptRc<GtaSaSaveAndroid_ZoneInfo>>>,
    map_zones: RefCell<Vec<OptRc<GtaSaSaveAndroid_Zone>>>,
    visited: RefCell<Vec<u8>>,
    revealed_count: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_current_level_name: Cell<bool>,
    current_level_name: RefCell<GtaSaSaveAndroid_Town>,
}
impl KStruct for GtaSaSaveAndroid_ZonesBlock {
    type Root = GtaSaSaveAndroid;
    type Parent = GtaSaSaveAndroid;

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
            let t = Self::read_into::<_, GtaSaSaveAndroid_Zone>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.nav_zones.borrow_mut().push(t);
        }
        *self_rc.zone_infos.borrow_mut() = Vec::new();
        let l_zone_infos = *self_rc.num_zone_infos();
        for _i in 0..l_zone_infos {
            let t = Self::read_into::<_, GtaSaSaveAndroid_ZoneInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.zone_infos.borrow_mut().push(t);
        }
        *self_rc.map_zones.borrow_mut() = Vec::new();
        let l_map_zones = *self_rc.num_map_zones();
        for _i in 0..l_map_zones {
            let t = Self::read_into::<_, GtaSaSaveAndroid_Zone>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl GtaSaSaveAndroid_ZonesBlock {

    /**
     * Meaning of `current_level`.
     */
    pub fn current_level_name(
        &self
    ) -> KResult<Ref<'_, GtaSaSaveAndroid_Town>> {
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
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn current_level(&self) -> Ref<'_, u32> {
        self.current_level.borrow()
    }
}

/**
 * Zones with a name, 379.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn num_nav_zones(&self) -> Ref<'_, u16> {
        self.num_nav_zones.borrow()
    }
}

/**
 * Infos, 378.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn num_zone_infos(&self) -> Ref<'_, u16> {
        self.num_zone_infos.borrow()
    }
}

/**
 * Zones of towns, 7.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn num_map_zones(&self) -> Ref<'_, u16> {
        self.num_map_zones.borrow()
    }
}

/**
 * Zones with a name, the first being all of the map.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn nav_zones(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Zone>>> {
        self.nav_zones.borrow()
    }
}

/**
 * Who lives in the zones.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn zone_infos(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_ZoneInfo>>> {
        self.zone_infos.borrow()
    }
}

/**
 * Towns.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn map_zones(&self) -> Ref<'_, Vec<OptRc<GtaSaSaveAndroid_Zone>>> {
        self.map_zones.borrow()
    }
}

/**
 * Whether a part of the map is revealed, 0 or 1: ten columns from west
 * to east, ten parts from north to south in each.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn visited(&self) -> Ref<'_, Vec<u8>> {
        self.visited.borrow()
    }
}

/**
 * Parts that are revealed.
 */
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn revealed_count(&self) -> Ref<'_, u32> {
        self.revealed_count.borrow()
    }
}
impl GtaSaSaveAndroid_ZonesBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
