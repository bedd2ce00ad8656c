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
 * The surface of one map on which bots, hostages, infected and NextBots walk:
 * rectangles along the axes ("areas") with a height for each corner, the links
 * between them, and what an analysis of the map has found.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up,
 * times are seconds. North is towards -y, east towards +x, south towards +y,
 * west towards -x; the enums `side`, `corner` and `way` have the engine's
 * numbers for sides, corners and how one goes.
 * 
 * `version` identifies the layout of the engine. What games add depends on
 * `sub_version`, whose numbers each game counts for itself: the decision `game`
 * says whose they are. Games differ by at least a byte in every area, so that a
 * wrong choice does not end where the file does. Ids of areas and ladders are
 * not 0, which means none; ids of hiding spots begin at 0.
 * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
 * \sa https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp Source
 * \sa https://developer.valvesoftware.com/wiki/NAV_(file_format) Source
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav>,
    pub _self: SharedType<Self>,
    magic: RefCell<u32>,
    version: RefCell<u32>,
    sub_version: RefCell<u32>,
    bsp_size: RefCell<u32>,
    is_analyzed: RefCell<u8>,
    num_places: RefCell<u16>,
    places: RefCell<Vec<OptRc<SourceNav_Place>>>,
    has_unnamed_areas: RefCell<u8>,
    l4d_prologue: RefCell<OptRc<SourceNav_L4dHeader>>,
    tf2c_tag: RefCell<Vec<u8>>,
    num_areas: RefCell<u32>,
    areas: RefCell<Vec<OptRc<SourceNav_NavArea>>>,
    num_ladders: RefCell<u32>,
    ladders: RefCell<Vec<OptRc<SourceNav_NavLadder>>>,
    max_view_distance: RefCell<f32>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_game: Cell<bool>,
    game: RefCell<SourceNav_GameKind>,
    f_game_version: Cell<bool>,
    game_version: RefCell<u32>,
    f_has_analysis_flag: Cell<bool>,
    has_analysis_flag: RefCell<bool>,
    f_has_bsp_size: Cell<bool>,
    has_bsp_size: RefCell<bool>,
    f_has_l4d_prologue: Cell<bool>,
    has_l4d_prologue: RefCell<bool>,
    f_has_ladders: Cell<bool>,
    has_ladders: RefCell<bool>,
    f_has_places: Cell<bool>,
    has_places: RefCell<bool>,
    f_has_row_targets: Cell<bool>,
    has_row_targets: RefCell<bool>,
    f_has_sub_version: Cell<bool>,
    has_sub_version: RefCell<bool>,
    f_has_tf2c_tag: Cell<bool>,
    has_tf2c_tag: RefCell<bool>,
    f_has_unnamed_flag: Cell<bool>,
    has_unnamed_flag: RefCell<bool>,
    f_is_base: Cell<bool>,
    is_base: RefCell<bool>,
    f_is_cs: Cell<bool>,
    is_cs: RefCell<bool>,
    f_is_ins: Cell<bool>,
    is_ins: RefCell<bool>,
    f_is_l4d: Cell<bool>,
    is_l4d: RefCell<bool>,
    f_is_tagged: Cell<bool>,
    is_tagged: RefCell<bool>,
    f_is_tf: Cell<bool>,
    is_tf: RefCell<bool>,
    f_is_tfc: Cell<bool>,
    is_tfc: RefCell<bool>,
    f_l4d_version: Cell<bool>,
    l4d_version: RefCell<u32>,
    f_len_attributes: Cell<bool>,
    len_attributes: RefCell<i8>,
    f_num_teams: Cell<bool>,
    num_teams: RefCell<i8>,
}
impl KStruct for SourceNav {
    type Root = SourceNav;
    type Parent = SourceNav;

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
        if !(((*self_rc.version() as u32) >= (1 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        if !(((*self_rc.version() as u32) <= (16 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/1".to_string() }));
        }
        if *self_rc.has_sub_version()? {
            *self_rc.sub_version.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_bsp_size()? {
            *self_rc.bsp_size.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_analysis_flag()? {
            *self_rc.is_analyzed.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_places()? {
            *self_rc.num_places.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.has_places()? {
            *self_rc.places.borrow_mut() = Vec::new();
            let l_places = *self_rc.num_places();
            for _i in 0..l_places {
                let t = Self::read_into::<_, SourceNav_Place>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.places.borrow_mut().push(t);
            }
        }
        if *self_rc.has_unnamed_flag()? {
            *self_rc.has_unnamed_areas.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_l4d_prologue()? {
            let t = Self::read_into::<_, SourceNav_L4dHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.l4d_prologue.borrow_mut() = t;
        }
        if *self_rc.is_tagged()? {
            *self_rc.tf2c_tag.borrow_mut() = _io.read_bytes(4 as usize)?.into();
            if !(*self_rc.tf2c_tag() == vec![0x54u8, 0x46u8, 0x32u8, 0x43u8]) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/9".to_string() }));
            }
        }
        *self_rc.num_areas.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_areas() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/10".to_string() }));
        }
        if !(((*self_rc.num_areas() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (59 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/10".to_string() }));
        }
        *self_rc.areas.borrow_mut() = Vec::new();
        let l_areas = *self_rc.num_areas();
        for _i in 0..l_areas {
            let t = Self::read_into::<_, SourceNav_NavArea>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.areas.borrow_mut().push(t);
        }
        if *self_rc.has_ladders()? {
            *self_rc.num_ladders.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_ladders() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/12".to_string() }));
            }
            if !(((*self_rc.num_ladders() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (60 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/12".to_string() }));
            }
        }
        if *self_rc.has_ladders()? {
            *self_rc.ladders.borrow_mut() = Vec::new();
            let l_ladders = *self_rc.num_ladders();
            for _i in 0..l_ladders {
                let t = Self::read_into::<_, SourceNav_NavLadder>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.ladders.borrow_mut().push(t);
            }
        }
        if *self_rc.is_l4d()? {
            *self_rc.max_view_distance.borrow_mut() = _io.read_f4le()?.into();
        }
        *self_rc.tail.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl SourceNav {

    /**
     * The game that wrote the file, which says what `sub_version` means. Right
     * for all known files; reading to the last byte is the proof.
     */
    pub fn game(
        &self
    ) -> KResult<Ref<'_, SourceNav_GameKind>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_game.get() {
            return Ok(self.game.borrow());
        }
        self.f_game.set(true);
        *self.game.borrow_mut() = if ((*self.version() as u32) < (10 as u32)) { SourceNav_GameKind::Base.clone() } else { if ((*self.sub_version() as u32) == (1 as u32)) { SourceNav_GameKind::Cs.clone() } else { if ((*self.sub_version() as u32) == (2 as u32)) { SourceNav_GameKind::Tf.clone() } else { if  ((((*self.sub_version() as u32) == (3 as u32))) || (((*self.sub_version() as u32) == (4 as u32))))  { SourceNav_GameKind::Ins.clone() } else { if  ((((*self.sub_version() as u32) >= (5 as u32))) && (((*self.sub_version() as u32) <= (14 as u32))))  { SourceNav_GameKind::L4d.clone() } else { if  ((((*self.sub_version() as i32) == (256 as i32))) || (((*self.sub_version() as i32) == (257 as i32))))  { SourceNav_GameKind::Tfc.clone() } else { SourceNav_GameKind::Base.clone() }.clone() }.clone() }.clone() }.clone() }.clone() };
        Ok(self.game.borrow())
    }

    /**
     * The `sub_version`, 0 where none is stored.
     */
    pub fn game_version(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_game_version.get() {
            return Ok(self.game_version.borrow());
        }
        self.f_game_version.set(true);
        *self.game_version.borrow_mut() = (if *self.has_sub_version()? { (*self.sub_version() as u32) } else { 0 }) as u32;
        Ok(self.game_version.borrow())
    }

    /**
     * Whether `is_analyzed` is stored.
     */
    pub fn has_analysis_flag(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_analysis_flag.get() {
            return Ok(self.has_analysis_flag.borrow());
        }
        self.f_has_analysis_flag.set(true);
        *self.has_analysis_flag.borrow_mut() = (((*self.version() as u32) >= (14 as u32))) as bool;
        Ok(self.has_analysis_flag.borrow())
    }

    /**
     * Whether `bsp_size` is stored.
     */
    pub fn has_bsp_size(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_bsp_size.get() {
            return Ok(self.has_bsp_size.borrow());
        }
        self.f_has_bsp_size.set(true);
        *self.has_bsp_size.borrow_mut() = (((*self.version() as u32) >= (4 as u32))) as bool;
        Ok(self.has_bsp_size.borrow())
    }

    /**
     * Whether anything is stored between the places and the areas.
     */
    pub fn has_l4d_prologue(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_l4d_prologue.get() {
            return Ok(self.has_l4d_prologue.borrow());
        }
        self.f_has_l4d_prologue.set(true);
        *self.has_l4d_prologue.borrow_mut() = (((*self.l4d_version()? as u32) >= (8 as u32))) as bool;
        Ok(self.has_l4d_prologue.borrow())
    }

    /**
     * Whether ladders are stored.
     */
    pub fn has_ladders(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_ladders.get() {
            return Ok(self.has_ladders.borrow());
        }
        self.f_has_ladders.set(true);
        *self.has_ladders.borrow_mut() = (((*self.version() as u32) >= (6 as u32))) as bool;
        Ok(self.has_ladders.borrow())
    }

    /**
     * Whether the place directory is stored.
     */
    pub fn has_places(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_places.get() {
            return Ok(self.has_places.borrow());
        }
        self.f_has_places.set(true);
        *self.has_places.borrow_mut() = (((*self.version() as u32) >= (5 as u32))) as bool;
        Ok(self.has_places.borrow())
    }

    /**
     * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
     * and not by their id, as all other games do, Left 4 Dead among them.
     */
    pub fn has_row_targets(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_row_targets.get() {
            return Ok(self.has_row_targets.borrow());
        }
        self.f_has_row_targets.set(true);
        *self.has_row_targets.borrow_mut() = (((*self.l4d_version()? as u32) >= (14 as u32))) as bool;
        Ok(self.has_row_targets.borrow())
    }

    /**
     * Whether `sub_version` is stored.
     */
    pub fn has_sub_version(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_sub_version.get() {
            return Ok(self.has_sub_version.borrow());
        }
        self.f_has_sub_version.set(true);
        *self.has_sub_version.borrow_mut() = (((*self.version() as u32) >= (10 as u32))) as bool;
        Ok(self.has_sub_version.borrow())
    }

    /**
     * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
     * Right for all known files; reading to the last byte is the proof.
     */
    pub fn has_tf2c_tag(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_tf2c_tag.get() {
            return Ok(self.has_tf2c_tag.borrow());
        }
        self.f_has_tf2c_tag.set(true);
        *self.has_tf2c_tag.borrow_mut() = ( ((*self.has_sub_version()?) && (((*self.sub_version() as i32) == (256 as i32)))) ) as bool;
        Ok(self.has_tf2c_tag.borrow())
    }

    /**
     * Whether `has_unnamed_areas` is stored.
     */
    pub fn has_unnamed_flag(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unnamed_flag.get() {
            return Ok(self.has_unnamed_flag.borrow());
        }
        self.f_has_unnamed_flag.set(true);
        *self.has_unnamed_flag.borrow_mut() = (((*self.version() as u32) >= (12 as u32))) as bool;
        Ok(self.has_unnamed_flag.borrow())
    }

    /**
     * Whether the game adds nothing.
     */
    pub fn is_base(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_base.get() {
            return Ok(self.is_base.borrow());
        }
        self.f_is_base.set(true);
        *self.is_base.borrow_mut() = (*self.game()? == SourceNav_GameKind::Base) as bool;
        Ok(self.is_base.borrow())
    }

    /**
     * Whether Counter-Strike has added approach records.
     */
    pub fn is_cs(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_cs.get() {
            return Ok(self.is_cs.borrow());
        }
        self.f_is_cs.set(true);
        *self.is_cs.borrow_mut() = ( ((*self.game()? == SourceNav_GameKind::Cs) && (((*self.game_version()? as u32) >= (1 as u32)))) ) as bool;
        Ok(self.is_cs.borrow())
    }

    /**
     * Whether Insurgency has added attributes.
     */
    pub fn is_ins(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_ins.get() {
            return Ok(self.is_ins.borrow());
        }
        self.f_is_ins.set(true);
        *self.is_ins.borrow_mut() = ( ((*self.game()? == SourceNav_GameKind::Ins) && (((*self.game_version()? as u32) >= (2 as u32)))) ) as bool;
        Ok(self.is_ins.borrow())
    }

    /**
     * Whether a game of the Left 4 Dead family wrote the file.
     */
    pub fn is_l4d(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_l4d.get() {
            return Ok(self.is_l4d.borrow());
        }
        self.f_is_l4d.set(true);
        *self.is_l4d.borrow_mut() = (*self.game()? == SourceNav_GameKind::L4d) as bool;
        Ok(self.is_l4d.borrow())
    }

    /**
     * Whether `tf2c_tag` is stored.
     */
    pub fn is_tagged(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_tagged.get() {
            return Ok(self.is_tagged.borrow());
        }
        self.f_is_tagged.set(true);
        *self.is_tagged.borrow_mut() = ( ((*self.is_tfc()?) && (*self.has_tf2c_tag()?)) ) as bool;
        Ok(self.is_tagged.borrow())
    }

    /**
     * Whether Team Fortress 2 has added attributes.
     */
    pub fn is_tf(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_tf.get() {
            return Ok(self.is_tf.borrow());
        }
        self.f_is_tf.set(true);
        *self.is_tf.borrow_mut() = ( ((*self.game()? == SourceNav_GameKind::Tf) && (((*self.game_version()? as u32) >= (2 as u32)))) ) as bool;
        Ok(self.is_tf.borrow())
    }

    /**
     * Whether Team Fortress 2 Classic or Classified has added attributes.
     */
    pub fn is_tfc(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_tfc.get() {
            return Ok(self.is_tfc.borrow());
        }
        self.f_is_tfc.set(true);
        *self.is_tfc.borrow_mut() = (*self.game()? == SourceNav_GameKind::Tfc) as bool;
        Ok(self.is_tfc.borrow())
    }

    /**
     * The `sub_version` of the Left 4 Dead family, 0 for other games.
     */
    pub fn l4d_version(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_l4d_version.get() {
            return Ok(self.l4d_version.borrow());
        }
        self.f_l4d_version.set(true);
        *self.l4d_version.borrow_mut() = (if *self.is_l4d()? { *self.game_version()? } else { 0 }) as u32;
        Ok(self.l4d_version.borrow())
    }

    /**
     * Bytes of the attributes of an area.
     */
    pub fn len_attributes(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_attributes.get() {
            return Ok(self.len_attributes.borrow());
        }
        self.f_len_attributes.set(true);
        *self.len_attributes.borrow_mut() = (if ((*self.version() as u32) >= (13 as u32)) { 4 } else { if ((*self.version() as u32) >= (9 as u32)) { 2 } else { 1 } }) as i8;
        Ok(self.len_attributes.borrow())
    }

    /**
     * Times that an area has in `earliest_occupy_time`.
     */
    pub fn num_teams(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_teams.get() {
            return Ok(self.num_teams.borrow());
        }
        self.f_num_teams.set(true);
        *self.num_teams.borrow_mut() = (if *self.is_tfc()? { 4 } else { 2 }) as i8;
        Ok(self.num_teams.borrow())
    }
}

/**
 * Marks a navigation mesh; the bytes CE FA ED FE.
 */
impl SourceNav {
    pub fn magic(&self) -> Ref<'_, u32> {
        self.magic.borrow()
    }
}

/**
 * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
 * to 16 in the measured files; 30 and above is another format.
 */
impl SourceNav {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}

/**
 * Layout of what the game adds, by a count of its own: 0 nothing (Garry's
 * Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
 * Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
 * Classic, 257 Team Fortress 2 Classified.
 */
impl SourceNav {
    pub fn sub_version(&self) -> Ref<'_, u32> {
        self.sub_version.borrow()
    }
}

/**
 * Size of the map's file when the mesh was saved; the engine calls the mesh
 * out of date when they differ. 525,252 to 765,058,988 in the measured
 * files.
 */
impl SourceNav {
    pub fn bsp_size(&self) -> Ref<'_, u32> {
        self.bsp_size.borrow()
    }
}

/**
 * Whether the mesh has been analysed, 0 or 1.
 */
impl SourceNav {
    pub fn is_analyzed(&self) -> Ref<'_, u8> {
        self.is_analyzed.borrow()
    }
}

/**
 * Entries of the place directory; 0 to 60 in the measured files.
 */
impl SourceNav {
    pub fn num_places(&self) -> Ref<'_, u16> {
        self.num_places.borrow()
    }
}

/**
 * Names of places: call-outs such as BombsiteA in Counter-Strike, names of
 * populations in Left 4 Dead and Left 4 Dead 2.
 */
impl SourceNav {
    pub fn places(&self) -> Ref<'_, Vec<OptRc<SourceNav_Place>>> {
        self.places.borrow()
    }
}

/**
 * Whether some area belongs to no place, 0 or 1.
 */
impl SourceNav {
    pub fn has_unnamed_areas(&self) -> Ref<'_, u8> {
        self.has_unnamed_areas.borrow()
    }
}

/**
 * Data that Left 4 Dead stores before the areas.
 */
impl SourceNav {
    pub fn l4d_prologue(&self) -> Ref<'_, OptRc<SourceNav_L4dHeader>> {
        self.l4d_prologue.borrow()
    }
}

/**
 * What Team Fortress 2 Classic stores before the areas, by the same hook of
 * the engine; its successor Classified stores nothing there.
 */
impl SourceNav {
    pub fn tf2c_tag(&self) -> Ref<'_, Vec<u8>> {
        self.tf2c_tag.borrow()
    }
}

/**
 * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
 * measured files; both engines refuse 0.
 */
impl SourceNav {
    pub fn num_areas(&self) -> Ref<'_, u32> {
        self.num_areas.borrow()
    }
}

/**
 * The areas. Left 4 Dead 2 names visible areas by their row in this list, so
 * that the order counts there.
 */
impl SourceNav {
    pub fn areas(&self) -> Ref<'_, Vec<OptRc<SourceNav_NavArea>>> {
        self.areas.borrow()
    }
}

/**
 * Ladders that follow; 0 to 95 in the measured files.
 */
impl SourceNav {
    pub fn num_ladders(&self) -> Ref<'_, u32> {
        self.num_ladders.borrow()
    }
}

/**
 * The ladders; GoldSrc makes them from the map instead.
 */
impl SourceNav {
    pub fn ladders(&self) -> Ref<'_, Vec<OptRc<SourceNav_NavLadder>>> {
        self.ladders.borrow()
    }
}

/**
 * How far areas are tested for being seen, probably; 0 selects the
 * engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
 */
impl SourceNav {
    pub fn max_view_distance(&self) -> Ref<'_, f32> {
        self.max_view_distance.borrow()
    }
}

/**
 * Bytes after the mesh, which the engines do not read. GoldSrc does not
 * shorten a file when it saves a smaller mesh over a larger one, so that 42
 * of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
 * all other files.
 */
impl SourceNav {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl SourceNav {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for SourceNav {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}{}{}", "version ", *self.version(), ": ", *self.num_areas(), " areas"))
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum SourceNav_Corner {

    /**
     * Lowest x and y.
     */
    NorthWest,

    /**
     * Highest x, lowest y.
     */
    NorthEast,

    /**
     * Highest x and y.
     */
    SouthEast,

    /**
     * Lowest x, highest y.
     */
    SouthWest,
    Unknown(i64),
}

impl TryFrom<i64> for SourceNav_Corner {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<SourceNav_Corner> {
        match flag {
            0 => Ok(SourceNav_Corner::NorthWest),
            1 => Ok(SourceNav_Corner::NorthEast),
            2 => Ok(SourceNav_Corner::SouthEast),
            3 => Ok(SourceNav_Corner::SouthWest),
            _ => Ok(SourceNav_Corner::Unknown(flag)),
        }
    }
}

impl From<&SourceNav_Corner> for i64 {
    fn from(v: &SourceNav_Corner) -> Self {
        match *v {
            SourceNav_Corner::NorthWest => 0,
            SourceNav_Corner::NorthEast => 1,
            SourceNav_Corner::SouthEast => 2,
            SourceNav_Corner::SouthWest => 3,
            SourceNav_Corner::Unknown(v) => v
        }
    }
}

impl Default for SourceNav_Corner {
    fn default() -> Self { SourceNav_Corner::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum SourceNav_GameKind {

    /**
     * The engine without a game; GoldSrc, Half-Life 2, Garry's Mod and most mods.
     */
    Base,

    /**
     * Counter-Strike on Source, with approach records from sub-version 1 on.
     */
    Cs,

    /**
     * Team Fortress 2, with attributes from sub-version 2 on.
     */
    Tf,

    /**
     * Insurgency, with attributes from sub-version 2 on.
     */
    Ins,

    /**
     * Left 4 Dead and Left 4 Dead 2.
     */
    L4d,

    /**
     * Team Fortress 2 Classic and Team Fortress 2 Classified, with attributes
     * of their own and four teams.
     */
    Tfc,
    Unknown(i64),
}

impl TryFrom<i64> for SourceNav_GameKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<SourceNav_GameKind> {
        match flag {
            0 => Ok(SourceNav_GameKind::Base),
            1 => Ok(SourceNav_GameKind::Cs),
            2 => Ok(SourceNav_GameKind::Tf),
            3 => Ok(SourceNav_GameKind::Ins),
            4 => Ok(SourceNav_GameKind::L4d),
            5 => Ok(SourceNav_GameKind::Tfc),
            _ => Ok(SourceNav_GameKind::Unknown(flag)),
        }
    }
}

impl From<&SourceNav_GameKind> for i64 {
    fn from(v: &SourceNav_GameKind) -> Self {
        match *v {
            SourceNav_GameKind::Base => 0,
            SourceNav_GameKind::Cs => 1,
            SourceNav_GameKind::Tf => 2,
            SourceNav_GameKind::Ins => 3,
            SourceNav_GameKind::L4d => 4,
            SourceNav_GameKind::Tfc => 5,
            SourceNav_GameKind::Unknown(v) => v
        }
    }
}

impl Default for SourceNav_GameKind {
    fn default() -> Self { SourceNav_GameKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum SourceNav_Side {

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

impl TryFrom<i64> for SourceNav_Side {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<SourceNav_Side> {
        match flag {
            0 => Ok(SourceNav_Side::North),
            1 => Ok(SourceNav_Side::East),
            2 => Ok(SourceNav_Side::South),
            3 => Ok(SourceNav_Side::West),
            _ => Ok(SourceNav_Side::Unknown(flag)),
        }
    }
}

impl From<&SourceNav_Side> for i64 {
    fn from(v: &SourceNav_Side) -> Self {
        match *v {
            SourceNav_Side::North => 0,
            SourceNav_Side::East => 1,
            SourceNav_Side::South => 2,
            SourceNav_Side::West => 3,
            SourceNav_Side::Unknown(v) => v
        }
    }
}

impl Default for SourceNav_Side {
    fn default() -> Self { SourceNav_Side::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum SourceNav_Way {

    /**
     * Over the north side.
     */
    GoNorth,

    /**
     * Over the east side.
     */
    GoEast,

    /**
     * Over the south side.
     */
    GoSouth,

    /**
     * Over the west side.
     */
    GoWest,

    /**
     * Up a ladder.
     */
    LadderUp,

    /**
     * Down a ladder.
     */
    LadderDown,

    /**
     * By a jump; in no known file.
     */
    Jump,

    /**
     * Up an elevator; in no known file except three codes that are left from
     * versions in which 7 is none.
     */
    ElevatorUp,

    /**
     * Down an elevator; in no known file.
     */
    ElevatorDown,

    /**
     * No way, because the area is absent; 7 to version 9.
     */
    None,

    /**
     * A code that the version does not have; in no known file.
     */
    NoSuchWay,
    Unknown(i64),
}

impl TryFrom<i64> for SourceNav_Way {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<SourceNav_Way> {
        match flag {
            0 => Ok(SourceNav_Way::GoNorth),
            1 => Ok(SourceNav_Way::GoEast),
            2 => Ok(SourceNav_Way::GoSouth),
            3 => Ok(SourceNav_Way::GoWest),
            4 => Ok(SourceNav_Way::LadderUp),
            5 => Ok(SourceNav_Way::LadderDown),
            6 => Ok(SourceNav_Way::Jump),
            7 => Ok(SourceNav_Way::ElevatorUp),
            8 => Ok(SourceNav_Way::ElevatorDown),
            9 => Ok(SourceNav_Way::None),
            255 => Ok(SourceNav_Way::NoSuchWay),
            _ => Ok(SourceNav_Way::Unknown(flag)),
        }
    }
}

impl From<&SourceNav_Way> for i64 {
    fn from(v: &SourceNav_Way) -> Self {
        match *v {
            SourceNav_Way::GoNorth => 0,
            SourceNav_Way::GoEast => 1,
            SourceNav_Way::GoSouth => 2,
            SourceNav_Way::GoWest => 3,
            SourceNav_Way::LadderUp => 4,
            SourceNav_Way::LadderDown => 5,
            SourceNav_Way::Jump => 6,
            SourceNav_Way::ElevatorUp => 7,
            SourceNav_Way::ElevatorDown => 8,
            SourceNav_Way::None => 9,
            SourceNav_Way::NoSuchWay => 255,
            SourceNav_Way::Unknown(v) => v
        }
    }
}

impl Default for SourceNav_Way {
    fn default() -> Self { SourceNav_Way::Unknown(0) }
}


/**
 * A way on which an enemy comes into view of an area: over `prev_area` into
 * `here_area`, the last area that is seen, and on to `next_area`. Codes of
 * how one goes are those of the enum `way`, but to version 9 the code 7 is
 * none. Which one it is in versions 10 to 15 is not known.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_Approach {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    here_area: RefCell<u32>,
    prev_area: RefCell<u32>,
    prev_to_here_how: RefCell<u8>,
    next_area: RefCell<u32>,
    here_to_next_how: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_here_to_next_way: Cell<bool>,
    here_to_next_way: RefCell<SourceNav_Way>,
    f_prev_to_here_way: Cell<bool>,
    prev_to_here_way: RefCell<SourceNav_Way>,
}
impl KStruct for SourceNav_Approach {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.here_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.prev_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.prev_to_here_how.borrow_mut() = _io.read_u1()?.into();
        *self_rc.next_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.here_to_next_how.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl SourceNav_Approach {

    /**
     * Meaning of `here_to_next_how`, by the codes of the version.
     */
    pub fn here_to_next_way(
        &self
    ) -> KResult<Ref<'_, SourceNav_Way>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_here_to_next_way.get() {
            return Ok(self.here_to_next_way.borrow());
        }
        self.f_here_to_next_way.set(true);
        *self.here_to_next_way.borrow_mut() = if ((*self.here_to_next_how() as u8) == (0 as u8)) { SourceNav_Way::GoNorth.clone() } else { if ((*self.here_to_next_how() as u8) == (1 as u8)) { SourceNav_Way::GoEast.clone() } else { if ((*self.here_to_next_how() as u8) == (2 as u8)) { SourceNav_Way::GoSouth.clone() } else { if ((*self.here_to_next_how() as u8) == (3 as u8)) { SourceNav_Way::GoWest.clone() } else { if ((*self.here_to_next_how() as u8) == (4 as u8)) { SourceNav_Way::LadderUp.clone() } else { if ((*self.here_to_next_how() as u8) == (5 as u8)) { SourceNav_Way::LadderDown.clone() } else { if ((*self.here_to_next_how() as u8) == (6 as u8)) { SourceNav_Way::Jump.clone() } else { if ((*_r.version() as u32) <= (9 as u32)) { if ((*self.here_to_next_how() as u8) == (7 as u8)) { SourceNav_Way::None.clone() } else { SourceNav_Way::NoSuchWay.clone() }.clone() } else { if ((*self.here_to_next_how() as u8) == (7 as u8)) { SourceNav_Way::ElevatorUp.clone() } else { if ((*self.here_to_next_how() as u8) == (8 as u8)) { SourceNav_Way::ElevatorDown.clone() } else { if ((*self.here_to_next_how() as u8) == (9 as u8)) { SourceNav_Way::None.clone() } else { SourceNav_Way::NoSuchWay.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() };
        Ok(self.here_to_next_way.borrow())
    }

    /**
     * Meaning of `prev_to_here_how`, by the codes of the version.
     */
    pub fn prev_to_here_way(
        &self
    ) -> KResult<Ref<'_, SourceNav_Way>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_prev_to_here_way.get() {
            return Ok(self.prev_to_here_way.borrow());
        }
        self.f_prev_to_here_way.set(true);
        *self.prev_to_here_way.borrow_mut() = if ((*self.prev_to_here_how() as u8) == (0 as u8)) { SourceNav_Way::GoNorth.clone() } else { if ((*self.prev_to_here_how() as u8) == (1 as u8)) { SourceNav_Way::GoEast.clone() } else { if ((*self.prev_to_here_how() as u8) == (2 as u8)) { SourceNav_Way::GoSouth.clone() } else { if ((*self.prev_to_here_how() as u8) == (3 as u8)) { SourceNav_Way::GoWest.clone() } else { if ((*self.prev_to_here_how() as u8) == (4 as u8)) { SourceNav_Way::LadderUp.clone() } else { if ((*self.prev_to_here_how() as u8) == (5 as u8)) { SourceNav_Way::LadderDown.clone() } else { if ((*self.prev_to_here_how() as u8) == (6 as u8)) { SourceNav_Way::Jump.clone() } else { if ((*_r.version() as u32) <= (9 as u32)) { if ((*self.prev_to_here_how() as u8) == (7 as u8)) { SourceNav_Way::None.clone() } else { SourceNav_Way::NoSuchWay.clone() }.clone() } else { if ((*self.prev_to_here_how() as u8) == (7 as u8)) { SourceNav_Way::ElevatorUp.clone() } else { if ((*self.prev_to_here_how() as u8) == (8 as u8)) { SourceNav_Way::ElevatorDown.clone() } else { if ((*self.prev_to_here_how() as u8) == (9 as u8)) { SourceNav_Way::None.clone() } else { SourceNav_Way::NoSuchWay.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() };
        Ok(self.prev_to_here_way.borrow())
    }
}

/**
 * Id of the area that is approached.
 */
impl SourceNav_Approach {
    pub fn here_area(&self) -> Ref<'_, u32> {
        self.here_area.borrow()
    }
}

/**
 * Id of its neighbour on the near side; 0 exactly where `here_area` is
 * the area that holds the record.
 */
impl SourceNav_Approach {
    pub fn prev_area(&self) -> Ref<'_, u32> {
        self.prev_area.borrow()
    }
}

/**
 * How one goes from `prev_area` to `here_area`, or back.
 */
impl SourceNav_Approach {
    pub fn prev_to_here_how(&self) -> Ref<'_, u8> {
        self.prev_to_here_how.borrow()
    }
}

/**
 * Id of its neighbour on the far side, which is out of view.
 */
impl SourceNav_Approach {
    pub fn next_area(&self) -> Ref<'_, u32> {
        self.next_area.borrow()
    }
}

/**
 * How one goes from `here_area` to `next_area`, or back.
 */
impl SourceNav_Approach {
    pub fn here_to_next_how(&self) -> Ref<'_, u8> {
        self.here_to_next_how.borrow()
    }
}
impl SourceNav_Approach {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A straight path through an area, with the hiding spots seen from it.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_Encounter {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    from_area: RefCell<u32>,
    from_dir: RefCell<u8>,
    to_area: RefCell<u32>,
    to_dir: RefCell<u8>,
    path_from: RefCell<OptRc<SourceNav_Vec3>>,
    path_to: RefCell<OptRc<SourceNav_Vec3>>,
    num_spots: RefCell<u8>,
    spots: RefCell<Vec<OptRc<SourceNav_EncounterSpot>>>,
    old_spots: RefCell<Vec<OptRc<SourceNav_OldEncounterSpot>>>,
    _io: RefCell<BytesReader>,
    f_from_dir_name: Cell<bool>,
    from_dir_name: RefCell<SourceNav_Side>,
    f_has_sides: Cell<bool>,
    has_sides: RefCell<bool>,
    f_is_old: Cell<bool>,
    is_old: RefCell<bool>,
    f_to_dir_name: Cell<bool>,
    to_dir_name: RefCell<SourceNav_Side>,
}
impl KStruct for SourceNav_Encounter {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.from_area.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_sides()? {
            *self_rc.from_dir.borrow_mut() = _io.read_u1()?.into();
        }
        *self_rc.to_area.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_sides()? {
            *self_rc.to_dir.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.is_old()? {
            let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.path_from.borrow_mut() = t;
        }
        if *self_rc.is_old()? {
            let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.path_to.borrow_mut() = t;
        }
        *self_rc.num_spots.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.has_sides()? {
            *self_rc.spots.borrow_mut() = Vec::new();
            let l_spots = *self_rc.num_spots();
            for _i in 0..l_spots {
                let t = Self::read_into::<_, SourceNav_EncounterSpot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.spots.borrow_mut().push(t);
            }
        }
        if *self_rc.is_old()? {
            *self_rc.old_spots.borrow_mut() = Vec::new();
            let l_old_spots = ((*self_rc.num_spots() as u8) + (0 as u8));
            for _i in 0..l_old_spots {
                let t = Self::read_into::<_, SourceNav_OldEncounterSpot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.old_spots.borrow_mut().push(t);
            }
        }
        Ok(())
    }
}
impl SourceNav_Encounter {

    /**
     * Meaning of `from_dir`.
     */
    pub fn from_dir_name(
        &self
    ) -> KResult<Ref<'_, SourceNav_Side>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_from_dir_name.get() {
            return Ok(self.from_dir_name.borrow());
        }
        self.f_from_dir_name.set(true);
        *self.from_dir_name.borrow_mut() = (*self.from_dir() as i64).try_into()?;
        Ok(self.from_dir_name.borrow())
    }

    /**
     * Whether the form of version 3 and later is stored.
     */
    pub fn has_sides(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_sides.get() {
            return Ok(self.has_sides.borrow());
        }
        self.f_has_sides.set(true);
        *self.has_sides.borrow_mut() = (((*_r.version() as u32) >= (3 as u32))) as bool;
        Ok(self.has_sides.borrow())
    }

    /**
     * Whether the form of versions 1 and 2 is stored.
     */
    pub fn is_old(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_old.get() {
            return Ok(self.is_old.borrow());
        }
        self.f_is_old.set(true);
        *self.is_old.borrow_mut() = (((*_r.version() as u32) < (3 as u32))) as bool;
        Ok(self.is_old.borrow())
    }

    /**
     * Meaning of `to_dir`.
     */
    pub fn to_dir_name(
        &self
    ) -> KResult<Ref<'_, SourceNav_Side>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_to_dir_name.get() {
            return Ok(self.to_dir_name.borrow());
        }
        self.f_to_dir_name.set(true);
        *self.to_dir_name.borrow_mut() = (*self.to_dir() as i64).try_into()?;
        Ok(self.to_dir_name.borrow())
    }
}

/**
 * Id of the area from which one comes; 0 where it is lost.
 */
impl SourceNav_Encounter {
    pub fn from_area(&self) -> Ref<'_, u32> {
        self.from_area.borrow()
    }
}

/**
 * Side of this area on which `from_area` is connected.
 */
impl SourceNav_Encounter {
    pub fn from_dir(&self) -> Ref<'_, u8> {
        self.from_dir.borrow()
    }
}

/**
 * Id of the area into which one goes; 0 where it is lost.
 */
impl SourceNav_Encounter {
    pub fn to_area(&self) -> Ref<'_, u32> {
        self.to_area.borrow()
    }
}

/**
 * Side of this area on which `to_area` is connected.
 */
impl SourceNav_Encounter {
    pub fn to_dir(&self) -> Ref<'_, u8> {
        self.to_dir.borrow()
    }
}

/**
 * Begin of the path; the engine discards it.
 */
impl SourceNav_Encounter {
    pub fn path_from(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.path_from.borrow()
    }
}

/**
 * End of the path; the engine discards it.
 */
impl SourceNav_Encounter {
    pub fn path_to(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.path_to.borrow()
    }
}

/**
 * Spots that follow; 0 to 233 in the measured files.
 */
impl SourceNav_Encounter {
    pub fn num_spots(&self) -> Ref<'_, u8> {
        self.num_spots.borrow()
    }
}

/**
 * Spots in the order in which they come into view.
 */
impl SourceNav_Encounter {
    pub fn spots(&self) -> Ref<'_, Vec<OptRc<SourceNav_EncounterSpot>>> {
        self.spots.borrow()
    }
}

/**
 * Spots of versions 1 and 2; the engine discards them.
 */
impl SourceNav_Encounter {
    pub fn old_spots(&self) -> Ref<'_, Vec<OptRc<SourceNav_OldEncounterSpot>>> {
        self.old_spots.borrow()
    }
}
impl SourceNav_Encounter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A hiding spot that is seen from a path.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_EncounterSpot {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_Encounter>,
    pub _self: SharedType<Self>,
    spot_id: RefCell<u32>,
    t: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_fraction: Cell<bool>,
    fraction: RefCell<f64>,
}
impl KStruct for SourceNav_EncounterSpot {
    type Root = SourceNav;
    type Parent = SourceNav_Encounter;

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
        *self_rc.spot_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.t.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl SourceNav_EncounterSpot {

    /**
     * The same as a part of the path, 0 to 1.
     */
    pub fn fraction(
        &self
    ) -> KResult<Ref<'_, f64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_fraction.get() {
            return Ok(self.fraction.borrow());
        }
        self.f_fraction.set(true);
        *self.fraction.borrow_mut() = ((((*self.t() as f64) as f64) * (0.00392156862745098 as f64))) as f64;
        Ok(self.fraction.borrow())
    }
}

/**
 * Id of a hiding spot of any area; also 0 where the spot is lost.
 */
impl SourceNav_EncounterSpot {
    pub fn spot_id(&self) -> Ref<'_, u32> {
        self.spot_id.borrow()
    }
}

/**
 * Part of the path at which the spot comes into view; 255 is the end.
 */
impl SourceNav_EncounterSpot {
    pub fn t(&self) -> Ref<'_, u8> {
        self.t.borrow()
    }
}
impl SourceNav_EncounterSpot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point at which a bot hides, or from which it shoots.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_HidingSpot {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    position: RefCell<OptRc<SourceNav_Vec3>>,
    flags: RefCell<OptRc<SourceNav_HidingSpotBits>>,
    _io: RefCell<BytesReader>,
    f_has_identity: Cell<bool>,
    has_identity: RefCell<bool>,
}
impl KStruct for SourceNav_HidingSpot {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        if *self_rc.has_identity()? {
            *self_rc.id.borrow_mut() = _io.read_u4le()?.into();
        }
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        if *self_rc.has_identity()? {
            let t = Self::read_into::<_, SourceNav_HidingSpotBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.flags.borrow_mut() = t;
        }
        Ok(())
    }
}
impl SourceNav_HidingSpot {

    /**
     * Whether id and flags are stored.
     */
    pub fn has_identity(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_identity.get() {
            return Ok(self.has_identity.borrow());
        }
        self.f_has_identity.set(true);
        *self.has_identity.borrow_mut() = (((*_r.version() as u32) >= (2 as u32))) as bool;
        Ok(self.has_identity.borrow())
    }
}

/**
 * Id of the spot, unique in the file; counted from 0 in the order of the
 * measured files.
 */
impl SourceNav_HidingSpot {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * On the floor.
 */
impl SourceNav_HidingSpot {
    pub fn position(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Quality of the spot; version 1 takes all spots for cover.
 */
impl SourceNav_HidingSpot {
    pub fn flags(&self) -> Ref<'_, OptRc<SourceNav_HidingSpotBits>> {
        self.flags.borrow()
    }
}
impl SourceNav_HidingSpot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What a hiding spot is good for.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_HidingSpotBits {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_HidingSpot>,
    pub _self: SharedType<Self>,
    in_cover: RefCell<bool>,
    good_sniper_spot: RefCell<bool>,
    ideal_sniper_spot: RefCell<bool>,
    exposed: RefCell<bool>,
    reserved: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_HidingSpotBits {
    type Root = SourceNav;
    type Parent = SourceNav_HidingSpot;

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
        *self_rc.in_cover.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.good_sniper_spot.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.ideal_sniper_spot.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.exposed.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_le(4)?;
        Ok(())
    }
}
impl SourceNav_HidingSpotBits {
}

/**
 * In a corner with hard cover.
 */
impl SourceNav_HidingSpotBits {
    pub fn in_cover(&self) -> Ref<'_, bool> {
        self.in_cover.borrow()
    }
}

/**
 * A sniper can fire well along a line.
 */
impl SourceNav_HidingSpotBits {
    pub fn good_sniper_spot(&self) -> Ref<'_, bool> {
        self.good_sniper_spot.borrow()
    }
}

/**
 * A sniper sees far or much from here.
 */
impl SourceNav_HidingSpotBits {
    pub fn ideal_sniper_spot(&self) -> Ref<'_, bool> {
        self.ideal_sniper_spot.borrow()
    }
}

/**
 * In the open, mostly on a ledge; not known to GoldSrc.
 */
impl SourceNav_HidingSpotBits {
    pub fn exposed(&self) -> Ref<'_, bool> {
        self.exposed.borrow()
    }
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_HidingSpotBits {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}
impl SourceNav_HidingSpotBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Ids of areas or of ladders.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_IdList {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    num_ids: RefCell<u32>,
    ids: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_IdList {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
impl SourceNav_IdList {
}

/**
 * Ids that follow; 0 to 24 in the measured files.
 */
impl SourceNav_IdList {
    pub fn num_ids(&self) -> Ref<'_, u32> {
        self.num_ids.borrow()
    }
}

/**
 * Ids of the areas or ladders in the list.
 */
impl SourceNav_IdList {
    pub fn ids(&self) -> Ref<'_, Vec<u32>> {
        self.ids.borrow()
    }
}
impl SourceNav_IdList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What Left 4 Dead stores between the place directory and the areas.
 * \sa https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp Source
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_L4dHeader {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav>,
    pub _self: SharedType<Self>,
    population: RefCell<Vec<u8>>,
    num_fog_places: RefCell<u16>,
    fog_places: RefCell<Vec<OptRc<SourceNav_Place>>>,
    _io: RefCell<BytesReader>,
    f_has_population: Cell<bool>,
    has_population: RefCell<bool>,
}
impl KStruct for SourceNav_L4dHeader {
    type Root = SourceNav;
    type Parent = SourceNav;

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
        if *self_rc.has_population()? {
            *self_rc.population.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
        }
        *self_rc.num_fog_places.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.fog_places.borrow_mut() = Vec::new();
        let l_fog_places = *self_rc.num_fog_places();
        for _i in 0..l_fog_places {
            let t = Self::read_into::<_, SourceNav_Place>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.fog_places.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl SourceNav_L4dHeader {

    /**
     * Whether `population` is stored.
     */
    pub fn has_population(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_population.get() {
            return Ok(self.has_population.borrow());
        }
        self.f_has_population.set(true);
        *self.has_population.borrow_mut() = (((*_r.l4d_version()? as u32) >= (12 as u32))) as bool;
        Ok(self.has_population.borrow())
    }
}

/**
 * Name of the population that areas without one of their own take, such
 * as default or c1streets.
 */
impl SourceNav_L4dHeader {
    pub fn population(&self) -> Ref<'_, Vec<u8>> {
        self.population.borrow()
    }
}

/**
 * Names that follow; 0 in the measured files.
 */
impl SourceNav_L4dHeader {
    pub fn num_fog_places(&self) -> Ref<'_, u16> {
        self.num_fog_places.borrow()
    }
}

/**
 * Names of places with fog of their own.
 */
impl SourceNav_L4dHeader {
    pub fn fog_places(&self) -> Ref<'_, Vec<OptRc<SourceNav_Place>>> {
        self.fog_places.borrow()
    }
}
impl SourceNav_L4dHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Twenty bytes of early sub-versions of Left 4 Dead.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_L4dOldBlock {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    unknown_d1: RefCell<u32>,
    unknown_d2: RefCell<u32>,
    unknown_d3: RefCell<f32>,
    unknown_d4: RefCell<f32>,
    unknown_d5: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_L4dOldBlock {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.unknown_d1.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.unknown_d2.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.unknown_d3.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.unknown_d4.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.unknown_d5.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl SourceNav_L4dOldBlock {
}

/**
 * Not known.
 */
impl SourceNav_L4dOldBlock {
    pub fn unknown_d1(&self) -> Ref<'_, u32> {
        self.unknown_d1.borrow()
    }
}

/**
 * Not known.
 */
impl SourceNav_L4dOldBlock {
    pub fn unknown_d2(&self) -> Ref<'_, u32> {
        self.unknown_d2.borrow()
    }
}

/**
 * Not known.
 */
impl SourceNav_L4dOldBlock {
    pub fn unknown_d3(&self) -> Ref<'_, f32> {
        self.unknown_d3.borrow()
    }
}

/**
 * Not known.
 */
impl SourceNav_L4dOldBlock {
    pub fn unknown_d4(&self) -> Ref<'_, f32> {
        self.unknown_d4.borrow()
    }
}

/**
 * Not known.
 */
impl SourceNav_L4dOldBlock {
    pub fn unknown_d5(&self) -> Ref<'_, u32> {
        self.unknown_d5.borrow()
    }
}
impl SourceNav_L4dOldBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * What the director of Left 4 Dead may do in an area, 32 bits.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_L4dSpawnBits {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    reserved1: RefCell<bool>,
    empty: RefCell<bool>,
    stop_scan: RefCell<bool>,
    has_old_block: RefCell<bool>,
    reserved2: RefCell<bool>,
    battlestation: RefCell<bool>,
    finale: RefCell<bool>,
    player_start: RefCell<bool>,
    battlefield: RefCell<bool>,
    ignore_visibility: RefCell<bool>,
    not_clearable: RefCell<bool>,
    checkpoint: RefCell<bool>,
    obscured: RefCell<bool>,
    no_mobs: RefCell<bool>,
    threat: RefCell<bool>,
    rescue_vehicle: RefCell<bool>,
    rescue_closet: RefCell<bool>,
    escape_route: RefCell<bool>,
    destroyed_door: RefCell<bool>,
    nothreat: RefCell<bool>,
    lyingdown: RefCell<bool>,
    reserved3: RefCell<u64>,
    compass_north: RefCell<bool>,
    compass_northeast: RefCell<bool>,
    compass_east: RefCell<bool>,
    compass_southeast: RefCell<bool>,
    compass_south: RefCell<bool>,
    compass_southwest: RefCell<bool>,
    compass_west: RefCell<bool>,
    compass_northwest: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_L4dSpawnBits {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.reserved1.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.empty.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.stop_scan.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.has_old_block.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.battlestation.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.finale.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.player_start.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.battlefield.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.ignore_visibility.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.not_clearable.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.checkpoint.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.obscured.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_mobs.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.threat.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rescue_vehicle.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rescue_closet.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.escape_route.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.destroyed_door.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.nothreat.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.lyingdown.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved3.borrow_mut() = _io.read_bits_int_le(3)?;
        *self_rc.compass_north.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_northeast.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_east.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_southeast.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_south.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_southwest.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_west.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.compass_northwest.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl SourceNav_L4dSpawnBits {
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn reserved1(&self) -> Ref<'_, bool> {
        self.reserved1.borrow()
    }
}

/**
 * No wandering infected are placed here.
 */
impl SourceNav_L4dSpawnBits {
    pub fn empty(&self) -> Ref<'_, bool> {
        self.empty.borrow()
    }
}

/**
 * Not known.
 */
impl SourceNav_L4dSpawnBits {
    pub fn stop_scan(&self) -> Ref<'_, bool> {
        self.stop_scan.borrow()
    }
}

/**
 * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
 * measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn has_old_block(&self) -> Ref<'_, bool> {
        self.has_old_block.borrow()
    }
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn reserved2(&self) -> Ref<'_, bool> {
        self.reserved2.borrow()
    }
}

/**
 * A strong place for survivor bots to defend.
 */
impl SourceNav_L4dSpawnBits {
    pub fn battlestation(&self) -> Ref<'_, bool> {
        self.battlestation.borrow()
    }
}

/**
 * Infected come from here during the finale.
 */
impl SourceNav_L4dSpawnBits {
    pub fn finale(&self) -> Ref<'_, bool> {
        self.finale.borrow()
    }
}

/**
 * Survivors start here.
 */
impl SourceNav_L4dSpawnBits {
    pub fn player_start(&self) -> Ref<'_, bool> {
        self.player_start.borrow()
    }
}

/**
 * Region of an event, to which spawning is limited.
 */
impl SourceNav_L4dSpawnBits {
    pub fn battlefield(&self) -> Ref<'_, bool> {
        self.battlefield.borrow()
    }
}

/**
 * Infected come although survivors see the area.
 */
impl SourceNav_L4dSpawnBits {
    pub fn ignore_visibility(&self) -> Ref<'_, bool> {
        self.ignore_visibility.borrow()
    }
}

/**
 * Never counts as cleared.
 */
impl SourceNav_L4dSpawnBits {
    pub fn not_clearable(&self) -> Ref<'_, bool> {
        self.not_clearable.borrow()
    }
}

/**
 * Safe room.
 */
impl SourceNav_L4dSpawnBits {
    pub fn checkpoint(&self) -> Ref<'_, bool> {
        self.checkpoint.borrow()
    }
}

/**
 * Infected may come in view, out of fog, water or plants.
 */
impl SourceNav_L4dSpawnBits {
    pub fn obscured(&self) -> Ref<'_, bool> {
        self.obscured.borrow()
    }
}

/**
 * No mob comes from here.
 */
impl SourceNav_L4dSpawnBits {
    pub fn no_mobs(&self) -> Ref<'_, bool> {
        self.no_mobs.borrow()
    }
}

/**
 * Preferred for Tank or Witch.
 */
impl SourceNav_L4dSpawnBits {
    pub fn threat(&self) -> Ref<'_, bool> {
        self.threat.borrow()
    }
}

/**
 * Region of the rescue vehicle.
 */
impl SourceNav_L4dSpawnBits {
    pub fn rescue_vehicle(&self) -> Ref<'_, bool> {
        self.rescue_vehicle.borrow()
    }
}

/**
 * The dead come back here.
 */
impl SourceNav_L4dSpawnBits {
    pub fn rescue_closet(&self) -> Ref<'_, bool> {
        self.rescue_closet.borrow()
    }
}

/**
 * On the way from start to end, as the analysis finds it; 0 in the
 * measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn escape_route(&self) -> Ref<'_, bool> {
        self.escape_route.borrow()
    }
}

/**
 * Set while the game runs; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn destroyed_door(&self) -> Ref<'_, bool> {
        self.destroyed_door.borrow()
    }
}

/**
 * Neither Tank nor Witch.
 */
impl SourceNav_L4dSpawnBits {
    pub fn nothreat(&self) -> Ref<'_, bool> {
        self.nothreat.borrow()
    }
}

/**
 * Infected may lie here.
 */
impl SourceNav_L4dSpawnBits {
    pub fn lyingdown(&self) -> Ref<'_, bool> {
        self.lyingdown.borrow()
    }
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn reserved3(&self) -> Ref<'_, u64> {
        self.reserved3.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_north(&self) -> Ref<'_, bool> {
        self.compass_north.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_northeast(&self) -> Ref<'_, bool> {
        self.compass_northeast.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_east(&self) -> Ref<'_, bool> {
        self.compass_east.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_southeast(&self) -> Ref<'_, bool> {
        self.compass_southeast.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_south(&self) -> Ref<'_, bool> {
        self.compass_south.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_southwest(&self) -> Ref<'_, bool> {
        self.compass_southwest.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_west(&self) -> Ref<'_, bool> {
        self.compass_west.borrow()
    }
}

/**
 * Not known; 0 in the measured files.
 */
impl SourceNav_L4dSpawnBits {
    pub fn compass_northwest(&self) -> Ref<'_, bool> {
        self.compass_northwest.borrow()
    }
}
impl SourceNav_L4dSpawnBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A rectangle on which one can walk, and its properties.
 * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_NavArea {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    attributes: RefCell<Option<SourceNav_NavArea_Attributes>>,
    nw: RefCell<OptRc<SourceNav_Vec3>>,
    se: RefCell<OptRc<SourceNav_Vec3>>,
    ne_z: RefCell<f32>,
    sw_z: RefCell<f32>,
    connections: RefCell<Vec<OptRc<SourceNav_IdList>>>,
    num_hiding_spots: RefCell<u8>,
    hiding_spots: RefCell<Vec<OptRc<SourceNav_HidingSpot>>>,
    num_approaches: RefCell<u8>,
    approaches: RefCell<Vec<OptRc<SourceNav_Approach>>>,
    num_encounters: RefCell<u32>,
    encounters: RefCell<Vec<OptRc<SourceNav_Encounter>>>,
    place_index: RefCell<u16>,
    ladders_up: RefCell<OptRc<SourceNav_IdList>>,
    ladders_down: RefCell<OptRc<SourceNav_IdList>>,
    earliest_occupy_time: RefCell<Vec<f32>>,
    light_intensity: RefCell<Vec<f32>>,
    spawn_attributes: RefCell<OptRc<SourceNav_L4dSpawnBits>>,
    unknown_a: RefCell<u32>,
    unknown_b: RefCell<u32>,
    unknown_c: RefCell<u32>,
    fog_place_index: RefCell<u16>,
    unknown_d: RefCell<OptRc<SourceNav_L4dOldBlock>>,
    num_unknown_e: RefCell<u8>,
    unknown_e: RefCell<Vec<u32>>,
    num_visible: RefCell<u32>,
    visible: RefCell<Vec<OptRc<SourceNav_VisibleArea>>>,
    inherit_visibility_from: RefCell<u32>,
    num_cs_approaches: RefCell<u8>,
    cs_approaches: RefCell<Vec<OptRc<SourceNav_Approach>>>,
    tf_attributes: RefCell<OptRc<SourceNav_TfAreaBits>>,
    tfc_attributes: RefCell<u64>,
    ins_attributes: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_has_approaches: Cell<bool>,
    has_approaches: RefCell<bool>,
    f_has_cs_approaches: Cell<bool>,
    has_cs_approaches: RefCell<bool>,
    f_has_fog_place_index: Cell<bool>,
    has_fog_place_index: RefCell<bool>,
    f_has_inherited_visibility: Cell<bool>,
    has_inherited_visibility: RefCell<bool>,
    f_has_ins_attributes: Cell<bool>,
    has_ins_attributes: RefCell<bool>,
    f_has_ladder_lists: Cell<bool>,
    has_ladder_lists: RefCell<bool>,
    f_has_light: Cell<bool>,
    has_light: RefCell<bool>,
    f_has_occupy_times: Cell<bool>,
    has_occupy_times: RefCell<bool>,
    f_has_place_index: Cell<bool>,
    has_place_index: RefCell<bool>,
    f_has_spawn_attributes: Cell<bool>,
    has_spawn_attributes: RefCell<bool>,
    f_has_tf_attributes: Cell<bool>,
    has_tf_attributes: RefCell<bool>,
    f_has_tfc_attributes: Cell<bool>,
    has_tfc_attributes: RefCell<bool>,
    f_has_unknown_a: Cell<bool>,
    has_unknown_a: RefCell<bool>,
    f_has_unknown_b: Cell<bool>,
    has_unknown_b: RefCell<bool>,
    f_has_unknown_c: Cell<bool>,
    has_unknown_c: RefCell<bool>,
    f_has_unknown_d: Cell<bool>,
    has_unknown_d: RefCell<bool>,
    f_has_unknown_e: Cell<bool>,
    has_unknown_e: RefCell<bool>,
    f_has_visible: Cell<bool>,
    has_visible: RefCell<bool>,
}
#[derive(Debug, Clone)]
pub enum SourceNav_NavArea_Attributes {
    U1(u8),
    U2(u16),
    U4(u32),
}
impl From<u8> for SourceNav_NavArea_Attributes {
    fn from(v: u8) -> Self {
        Self::U1(v)
    }
}
impl From<&SourceNav_NavArea_Attributes> for u8 {
    fn from(e: &SourceNav_NavArea_Attributes) -> Self {
        if let SourceNav_NavArea_Attributes::U1(v) = e {
            return *v
        }
        panic!("trying to convert from enum SourceNav_NavArea_Attributes::U1 to u8, enum value {:?}", e)
    }
}
impl From<u16> for SourceNav_NavArea_Attributes {
    fn from(v: u16) -> Self {
        Self::U2(v)
    }
}
impl From<&SourceNav_NavArea_Attributes> for u16 {
    fn from(e: &SourceNav_NavArea_Attributes) -> Self {
        if let SourceNav_NavArea_Attributes::U2(v) = e {
            return *v
        }
        panic!("trying to convert from enum SourceNav_NavArea_Attributes::U2 to u16, enum value {:?}", e)
    }
}
impl From<u32> for SourceNav_NavArea_Attributes {
    fn from(v: u32) -> Self {
        Self::U4(v)
    }
}
impl From<&SourceNav_NavArea_Attributes> for u32 {
    fn from(e: &SourceNav_NavArea_Attributes) -> Self {
        if let SourceNav_NavArea_Attributes::U4(v) = e {
            return *v
        }
        panic!("trying to convert from enum SourceNav_NavArea_Attributes::U4 to u32, enum value {:?}", e)
    }
}
impl From<&SourceNav_NavArea_Attributes> for usize {
    fn from(e: &SourceNav_NavArea_Attributes) -> Self {
        match e {
            SourceNav_NavArea_Attributes::U1(v) => *v as usize,
            SourceNav_NavArea_Attributes::U2(v) => *v as usize,
            SourceNav_NavArea_Attributes::U4(v) => *v as usize,
        }
    }
}

impl KStruct for SourceNav_NavArea {
    type Root = SourceNav;
    type Parent = SourceNav;

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
        match *_r.len_attributes()? {
            1 => {
                *self_rc.attributes.borrow_mut() = Some(_io.read_u1()?.into());
            }
            2 => {
                *self_rc.attributes.borrow_mut() = Some(_io.read_u2le()?.into());
            }
            _ => {
                *self_rc.attributes.borrow_mut() = Some(_io.read_u4le()?.into());
            }
        }
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.nw.borrow_mut() = t;
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.se.borrow_mut() = t;
        *self_rc.ne_z.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.sw_z.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.connections.borrow_mut() = Vec::new();
        let l_connections = 4;
        for _i in 0..l_connections {
            let t = Self::read_into::<_, SourceNav_IdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.connections.borrow_mut().push(t);
        }
        *self_rc.num_hiding_spots.borrow_mut() = _io.read_u1()?.into();
        *self_rc.hiding_spots.borrow_mut() = Vec::new();
        let l_hiding_spots = *self_rc.num_hiding_spots();
        for _i in 0..l_hiding_spots {
            let t = Self::read_into::<_, SourceNav_HidingSpot>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.hiding_spots.borrow_mut().push(t);
        }
        if *self_rc.has_approaches()? {
            *self_rc.num_approaches.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_approaches()? {
            *self_rc.approaches.borrow_mut() = Vec::new();
            let l_approaches = *self_rc.num_approaches();
            for _i in 0..l_approaches {
                let t = Self::read_into::<_, SourceNav_Approach>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.approaches.borrow_mut().push(t);
            }
        }
        *self_rc.num_encounters.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_encounters() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/nav_area/seq/11".to_string() }));
        }
        if !(((*self_rc.num_encounters() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (11 as i32)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/nav_area/seq/11".to_string() }));
        }
        *self_rc.encounters.borrow_mut() = Vec::new();
        let l_encounters = *self_rc.num_encounters();
        for _i in 0..l_encounters {
            let t = Self::read_into::<_, SourceNav_Encounter>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.encounters.borrow_mut().push(t);
        }
        if *self_rc.has_place_index()? {
            *self_rc.place_index.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.has_ladder_lists()? {
            let t = Self::read_into::<_, SourceNav_IdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.ladders_up.borrow_mut() = t;
        }
        if *self_rc.has_ladder_lists()? {
            let t = Self::read_into::<_, SourceNav_IdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.ladders_down.borrow_mut() = t;
        }
        if *self_rc.has_occupy_times()? {
            *self_rc.earliest_occupy_time.borrow_mut() = Vec::new();
            let l_earliest_occupy_time = *_r.num_teams()?;
            for _i in 0..l_earliest_occupy_time {
                self_rc.earliest_occupy_time.borrow_mut().push(_io.read_f4le()?.into());
            }
        }
        if *self_rc.has_light()? {
            *self_rc.light_intensity.borrow_mut() = Vec::new();
            let l_light_intensity = 4;
            for _i in 0..l_light_intensity {
                self_rc.light_intensity.borrow_mut().push(_io.read_f4le()?.into());
            }
        }
        if *self_rc.has_spawn_attributes()? {
            let t = Self::read_into::<_, SourceNav_L4dSpawnBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.spawn_attributes.borrow_mut() = t;
        }
        if *self_rc.has_unknown_a()? {
            *self_rc.unknown_a.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_unknown_b()? {
            *self_rc.unknown_b.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_unknown_c()? {
            *self_rc.unknown_c.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_fog_place_index()? {
            *self_rc.fog_place_index.borrow_mut() = _io.read_u2le()?.into();
        }
        if *self_rc.has_unknown_d()? {
            let t = Self::read_into::<_, SourceNav_L4dOldBlock>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.unknown_d.borrow_mut() = t;
        }
        if *self_rc.has_unknown_e()? {
            *self_rc.num_unknown_e.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_unknown_e()? {
            *self_rc.unknown_e.borrow_mut() = Vec::new();
            let l_unknown_e = *self_rc.num_unknown_e();
            for _i in 0..l_unknown_e {
                self_rc.unknown_e.borrow_mut().push(_io.read_u4le()?.into());
            }
        }
        if *self_rc.has_visible()? {
            *self_rc.num_visible.borrow_mut() = _io.read_u4le()?.into();
            if !(((*self_rc.num_visible() as i32) >= ((0 as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/nav_area/seq/26".to_string() }));
            }
            if !(((*self_rc.num_visible() as i32) <= ((((((_io.size() as i32) - (_io.pos() as i32)) as i32) / (4 as i32)) as u32) as i32))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/nav_area/seq/26".to_string() }));
            }
        }
        if *self_rc.has_visible()? {
            *self_rc.visible.borrow_mut() = Vec::new();
            let l_visible = *self_rc.num_visible();
            for _i in 0..l_visible {
                let t = Self::read_into::<_, SourceNav_VisibleArea>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.visible.borrow_mut().push(t);
            }
        }
        if *self_rc.has_inherited_visibility()? {
            *self_rc.inherit_visibility_from.borrow_mut() = _io.read_u4le()?.into();
        }
        if *self_rc.has_cs_approaches()? {
            *self_rc.num_cs_approaches.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_cs_approaches()? {
            *self_rc.cs_approaches.borrow_mut() = Vec::new();
            let l_cs_approaches = *self_rc.num_cs_approaches();
            for _i in 0..l_cs_approaches {
                let t = Self::read_into::<_, SourceNav_Approach>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.cs_approaches.borrow_mut().push(t);
            }
        }
        if *self_rc.has_tf_attributes()? {
            let t = Self::read_into::<_, SourceNav_TfAreaBits>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.tf_attributes.borrow_mut() = t;
        }
        if *self_rc.has_tfc_attributes()? {
            *self_rc.tfc_attributes.borrow_mut() = _io.read_u8le()?.into();
        }
        if *self_rc.has_ins_attributes()? {
            *self_rc.ins_attributes.borrow_mut() = _io.read_u4le()?.into();
        }
        Ok(())
    }
}
impl SourceNav_NavArea {

    /**
     * Whether approach records are stored here for every game.
     */
    pub fn has_approaches(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_approaches.get() {
            return Ok(self.has_approaches.borrow());
        }
        self.f_has_approaches.set(true);
        *self.has_approaches.borrow_mut() = (((*_r.version() as u32) < (15 as u32))) as bool;
        Ok(self.has_approaches.borrow())
    }

    /**
     * Whether approach records of Counter-Strike are stored.
     */
    pub fn has_cs_approaches(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_cs_approaches.get() {
            return Ok(self.has_cs_approaches.borrow());
        }
        self.f_has_cs_approaches.set(true);
        *self.has_cs_approaches.borrow_mut() = (*_r.is_cs()?) as bool;
        Ok(self.has_cs_approaches.borrow())
    }

    /**
     * Whether `fog_place_index` is stored.
     */
    pub fn has_fog_place_index(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_fog_place_index.get() {
            return Ok(self.has_fog_place_index.borrow());
        }
        self.f_has_fog_place_index.set(true);
        *self.has_fog_place_index.borrow_mut() = (((*_r.l4d_version()? as u32) >= (8 as u32))) as bool;
        Ok(self.has_fog_place_index.borrow())
    }

    /**
     * Whether `inherit_visibility_from` is stored.
     */
    pub fn has_inherited_visibility(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_inherited_visibility.get() {
            return Ok(self.has_inherited_visibility.borrow());
        }
        self.f_has_inherited_visibility.set(true);
        *self.has_inherited_visibility.borrow_mut() = (if *_r.is_l4d()? { ((*_r.l4d_version()? as u32) >= (11 as u32)) } else { ((*_r.version() as u32) >= (16 as u32)) }) as bool;
        Ok(self.has_inherited_visibility.borrow())
    }

    /**
     * Whether `ins_attributes` is stored.
     */
    pub fn has_ins_attributes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_ins_attributes.get() {
            return Ok(self.has_ins_attributes.borrow());
        }
        self.f_has_ins_attributes.set(true);
        *self.has_ins_attributes.borrow_mut() = (*_r.is_ins()?) as bool;
        Ok(self.has_ins_attributes.borrow())
    }

    /**
     * Whether ids of ladders are stored.
     */
    pub fn has_ladder_lists(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_ladder_lists.get() {
            return Ok(self.has_ladder_lists.borrow());
        }
        self.f_has_ladder_lists.set(true);
        *self.has_ladder_lists.borrow_mut() = (((*_r.version() as u32) >= (7 as u32))) as bool;
        Ok(self.has_ladder_lists.borrow())
    }

    /**
     * Whether `light_intensity` is stored.
     */
    pub fn has_light(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_light.get() {
            return Ok(self.has_light.borrow());
        }
        self.f_has_light.set(true);
        *self.has_light.borrow_mut() = (((*_r.version() as u32) >= (11 as u32))) as bool;
        Ok(self.has_light.borrow())
    }

    /**
     * Whether `earliest_occupy_time` is stored.
     */
    pub fn has_occupy_times(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_occupy_times.get() {
            return Ok(self.has_occupy_times.borrow());
        }
        self.f_has_occupy_times.set(true);
        *self.has_occupy_times.borrow_mut() = (((*_r.version() as u32) >= (8 as u32))) as bool;
        Ok(self.has_occupy_times.borrow())
    }

    /**
     * Whether `place_index` is stored.
     */
    pub fn has_place_index(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_place_index.get() {
            return Ok(self.has_place_index.borrow());
        }
        self.f_has_place_index.set(true);
        *self.has_place_index.borrow_mut() = (((*_r.version() as u32) >= (5 as u32))) as bool;
        Ok(self.has_place_index.borrow())
    }

    /**
     * Whether `spawn_attributes` is stored.
     */
    pub fn has_spawn_attributes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_spawn_attributes.get() {
            return Ok(self.has_spawn_attributes.borrow());
        }
        self.f_has_spawn_attributes.set(true);
        *self.has_spawn_attributes.borrow_mut() = (((*_r.l4d_version()? as u32) >= (1 as u32))) as bool;
        Ok(self.has_spawn_attributes.borrow())
    }

    /**
     * Whether `tf_attributes` is stored.
     */
    pub fn has_tf_attributes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_tf_attributes.get() {
            return Ok(self.has_tf_attributes.borrow());
        }
        self.f_has_tf_attributes.set(true);
        *self.has_tf_attributes.borrow_mut() = (*_r.is_tf()?) as bool;
        Ok(self.has_tf_attributes.borrow())
    }

    /**
     * Whether `tfc_attributes` is stored.
     */
    pub fn has_tfc_attributes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_tfc_attributes.get() {
            return Ok(self.has_tfc_attributes.borrow());
        }
        self.f_has_tfc_attributes.set(true);
        *self.has_tfc_attributes.borrow_mut() = (*_r.is_tfc()?) as bool;
        Ok(self.has_tfc_attributes.borrow())
    }

    /**
     * Whether `unknown_a` is stored.
     */
    pub fn has_unknown_a(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unknown_a.get() {
            return Ok(self.has_unknown_a.borrow());
        }
        self.f_has_unknown_a.set(true);
        *self.has_unknown_a.borrow_mut() = ( ((((*_r.l4d_version()? as u32) >= (2 as u32))) && (((*_r.l4d_version()? as u32) <= (9 as u32)))) ) as bool;
        Ok(self.has_unknown_a.borrow())
    }

    /**
     * Whether `unknown_b` is stored.
     */
    pub fn has_unknown_b(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unknown_b.get() {
            return Ok(self.has_unknown_b.borrow());
        }
        self.f_has_unknown_b.set(true);
        *self.has_unknown_b.borrow_mut() = ( ((((*_r.l4d_version()? as u32) >= (4 as u32))) && (((*_r.l4d_version()? as u32) <= (9 as u32)))) ) as bool;
        Ok(self.has_unknown_b.borrow())
    }

    /**
     * Whether `unknown_c` is stored.
     */
    pub fn has_unknown_c(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unknown_c.get() {
            return Ok(self.has_unknown_c.borrow());
        }
        self.f_has_unknown_c.set(true);
        *self.has_unknown_c.borrow_mut() = ( ((((*_r.l4d_version()? as u32) >= (5 as u32))) && (((*_r.l4d_version()? as u32) <= (12 as u32)))) ) as bool;
        Ok(self.has_unknown_c.borrow())
    }

    /**
     * Whether `unknown_d` is stored.
     */
    pub fn has_unknown_d(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unknown_d.get() {
            return Ok(self.has_unknown_d.borrow());
        }
        self.f_has_unknown_d.set(true);
        *self.has_unknown_d.borrow_mut() = ( ((((*_r.l4d_version()? as u32) >= (1 as u32))) && (((*_r.l4d_version()? as u32) <= (9 as u32))) && (*self.spawn_attributes().has_old_block())) ) as bool;
        Ok(self.has_unknown_d.borrow())
    }

    /**
     * Whether `unknown_e` is stored.
     */
    pub fn has_unknown_e(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_unknown_e.get() {
            return Ok(self.has_unknown_e.borrow());
        }
        self.f_has_unknown_e.set(true);
        *self.has_unknown_e.borrow_mut() = ( ((((*_r.l4d_version()? as u32) >= (3 as u32))) && (((*_r.l4d_version()? as u32) <= (9 as u32)))) ) as bool;
        Ok(self.has_unknown_e.borrow())
    }

    /**
     * Whether a list of visible areas is stored.
     */
    pub fn has_visible(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_visible.get() {
            return Ok(self.has_visible.borrow());
        }
        self.f_has_visible.set(true);
        *self.has_visible.borrow_mut() = (if *_r.is_l4d()? { ((*_r.l4d_version()? as u32) >= (5 as u32)) } else { ((*_r.version() as u32) >= (16 as u32)) }) as bool;
        Ok(self.has_visible.borrow())
    }
}

/**
 * Id of the area, which is not 0 and unique in the file; 1 to 820,337
 * in the measured files, with gaps.
 */
impl SourceNav_NavArea {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * Properties, one bit each; how many there are depends on the version,
 * and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
 * four.
 * 
 * - `crouch`: Bots have to crouch here; their search of a way adds 20
 *   times the length.
 * - `jump`: Bots have to jump here; their search of a way adds 5 times
 *   the length. Used while the mesh is made.
 * - `precise`: Bots follow the area exactly, and do not avoid obstacles.
 * - `no_jump`: Bots do not jump at breaks of the height.
 * - `stop`: Bots stop when they enter.
 * - `run`: Bots run here.
 * - `walk`: Bots walk here.
 * - `avoid`: Bots come here only where the alternatives are worse.
 * - `transient`: The way of bots may become blocked here, and is tested
 *   now and then.
 * - `dont_hide`: Bots find no hiding spots here.
 * - `stand`: Bots that hide here stand, and do not crouch.
 * - `no_hostages`: Hostages keep out.
 * - `stairs`: Bots walk up these steps, and do not climb or jump; found
 *   again on each load.
 * - `no_merge`: The editor never merges the area.
 * - `obstacle_top`: Bots climb to this point on top of an obstacle.
 * - `cliff`: The ground falls by 300 units or more beside the area.
 * - `tank_only`: Left 4 Dead: only the Tank finds its way here.
 * - `blocked_lua`: Garry's Mod: a script has blocked the area.
 * - `mob_only`: Left 4 Dead: only common infected find their way here.
 * - `playerclip`: Left 4 Dead 2: the area lies in player clip.
 * - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
 * - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
 *   run time.
 * - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
 *   at run time.
 * - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
 * - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
 *   such areas have four equal heights.
 * - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
 *   area; cleared on each load.
 * - `has_elevator`: The area is in the way of an elevator.
 * - `nav_blocker`: A `func_nav_blocker` has blocked the area.
 */
impl SourceNav_NavArea {
    pub fn attributes(&self) -> usize {
        self.attributes.borrow().as_ref().unwrap().into()
    }
    pub fn attributes_enum(&self) -> Ref<'_, Option<SourceNav_NavArea_Attributes>> {
        self.attributes.borrow()
    }
}

/**
 * The corner of the lowest x and y, with its height.
 */
impl SourceNav_NavArea {
    pub fn nw(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.nw.borrow()
    }
}

/**
 * The corner of the highest x and y, with its height.
 */
impl SourceNav_NavArea {
    pub fn se(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.se.borrow()
    }
}

/**
 * Height of the corner at the x of `se` and the y of `nw`.
 */
impl SourceNav_NavArea {
    pub fn ne_z(&self) -> Ref<'_, f32> {
        self.ne_z.borrow()
    }
}

/**
 * Height of the corner at the x of `nw` and the y of `se`.
 */
impl SourceNav_NavArea {
    pub fn sw_z(&self) -> Ref<'_, f32> {
        self.sw_z.borrow()
    }
}

/**
 * For each side the areas into which one gets over it; the way back is a
 * connection of its own.
 */
impl SourceNav_NavArea {
    pub fn connections(&self) -> Ref<'_, Vec<OptRc<SourceNav_IdList>>> {
        self.connections.borrow()
    }
}

/**
 * Hiding spots that follow; 0 to 4 in the measured files.
 */
impl SourceNav_NavArea {
    pub fn num_hiding_spots(&self) -> Ref<'_, u8> {
        self.num_hiding_spots.borrow()
    }
}

/**
 * Points in the area at which bots hide.
 */
impl SourceNav_NavArea {
    pub fn hiding_spots(&self) -> Ref<'_, Vec<OptRc<SourceNav_HidingSpot>>> {
        self.hiding_spots.borrow()
    }
}

/**
 * Approach records that follow; 0 to 16 in the measured files, and
 * GoldSrc has room for no more.
 */
impl SourceNav_NavArea {
    pub fn num_approaches(&self) -> Ref<'_, u8> {
        self.num_approaches.borrow()
    }
}

/**
 * Ways by which enemies come into view.
 */
impl SourceNav_NavArea {
    pub fn approaches(&self) -> Ref<'_, Vec<OptRc<SourceNav_Approach>>> {
        self.approaches.borrow()
    }
}

/**
 * Paths that follow; 0 to 1,722 in the measured files.
 */
impl SourceNav_NavArea {
    pub fn num_encounters(&self) -> Ref<'_, u32> {
        self.num_encounters.borrow()
    }
}

/**
 * Straight paths through the area, with the spots seen from them.
 */
impl SourceNav_NavArea {
    pub fn encounters(&self) -> Ref<'_, Vec<OptRc<SourceNav_Encounter>>> {
        self.encounters.borrow()
    }
}

/**
 * Place of the area: 1 is the first of `places`, 0 means none.
 */
impl SourceNav_NavArea {
    pub fn place_index(&self) -> Ref<'_, u16> {
        self.place_index.borrow()
    }
}

/**
 * Ladders that lead up from here.
 */
impl SourceNav_NavArea {
    pub fn ladders_up(&self) -> Ref<'_, OptRc<SourceNav_IdList>> {
        self.ladders_up.borrow()
    }
}

/**
 * Ladders that lead down from here.
 */
impl SourceNav_NavArea {
    pub fn ladders_down(&self) -> Ref<'_, OptRc<SourceNav_IdList>> {
        self.ladders_down.borrow()
    }
}

/**
 * When the first of each team can be here; the team's number modulo 2 is
 * the index, so that Terrorists come before Counter-Terrorists. Team
 * Fortress 2 Classic and Classified have one for each of four teams. 0
 * to 120 in the measured files; 0 everywhere in Team Fortress 2,
 * Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
 */
impl SourceNav_NavArea {
    pub fn earliest_occupy_time(&self) -> Ref<'_, Vec<f32>> {
        self.earliest_occupy_time.borrow()
    }
}

/**
 * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
 * 1 in all other measured files.
 */
impl SourceNav_NavArea {
    pub fn light_intensity(&self) -> Ref<'_, Vec<f32>> {
        self.light_intensity.borrow()
    }
}

/**
 * Actions that the director of Left 4 Dead may take here.
 */
impl SourceNav_NavArea {
    pub fn spawn_attributes(&self) -> Ref<'_, OptRc<SourceNav_L4dSpawnBits>> {
        self.spawn_attributes.borrow()
    }
}

/**
 * Not known; sub-versions 2 to 9 of Left 4 Dead.
 */
impl SourceNav_NavArea {
    pub fn unknown_a(&self) -> Ref<'_, u32> {
        self.unknown_a.borrow()
    }
}

/**
 * Not known; sub-versions 4 to 9 of Left 4 Dead.
 */
impl SourceNav_NavArea {
    pub fn unknown_b(&self) -> Ref<'_, u32> {
        self.unknown_b.borrow()
    }
}

/**
 * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
 * the only measured file.
 */
impl SourceNav_NavArea {
    pub fn unknown_c(&self) -> Ref<'_, u32> {
        self.unknown_c.borrow()
    }
}

/**
 * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
 */
impl SourceNav_NavArea {
    pub fn fog_place_index(&self) -> Ref<'_, u16> {
        self.fog_place_index.borrow()
    }
}

/**
 * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
 */
impl SourceNav_NavArea {
    pub fn unknown_d(&self) -> Ref<'_, OptRc<SourceNav_L4dOldBlock>> {
        self.unknown_d.borrow()
    }
}

/**
 * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
 */
impl SourceNav_NavArea {
    pub fn num_unknown_e(&self) -> Ref<'_, u8> {
        self.num_unknown_e.borrow()
    }
}

/**
 * Not known; sub-versions 3 to 9 of Left 4 Dead.
 */
impl SourceNav_NavArea {
    pub fn unknown_e(&self) -> Ref<'_, Vec<u32>> {
        self.unknown_e.borrow()
    }
}

/**
 * Entries that follow; 0 to 1,196 in the measured files.
 */
impl SourceNav_NavArea {
    pub fn num_visible(&self) -> Ref<'_, u32> {
        self.num_visible.borrow()
    }
}

/**
 * Areas that can be seen from here, or how they differ from those of the
 * area in `inherit_visibility_from`.
 */
impl SourceNav_NavArea {
    pub fn visible(&self) -> Ref<'_, Vec<OptRc<SourceNav_VisibleArea>>> {
        self.visible.borrow()
    }
}

/**
 * Id of the area whose list holds for this one too, 0 for none. An entry
 * of the own list comes before one of that list, and only one step is
 * taken.
 */
impl SourceNav_NavArea {
    pub fn inherit_visibility_from(&self) -> Ref<'_, u32> {
        self.inherit_visibility_from.borrow()
    }
}

/**
 * Approach records that follow; 0 to 16 in the measured files.
 */
impl SourceNav_NavArea {
    pub fn num_cs_approaches(&self) -> Ref<'_, u8> {
        self.num_cs_approaches.borrow()
    }
}

/**
 * Ways by which enemies come into view, in Counter-Strike on Source.
 */
impl SourceNav_NavArea {
    pub fn cs_approaches(&self) -> Ref<'_, Vec<OptRc<SourceNav_Approach>>> {
        self.cs_approaches.borrow()
    }
}

/**
 * Properties that Team Fortress 2 adds.
 */
impl SourceNav_NavArea {
    pub fn tf_attributes(&self) -> Ref<'_, OptRc<SourceNav_TfAreaBits>> {
        self.tf_attributes.borrow()
    }
}

/**
 * Properties that Team Fortress 2 Classic and Classified add, 64 bits.
 * What they mean is not known; they are not those of Team Fortress 2. 0
 * in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
 * and 32 are set in few areas of Classic.
 */
impl SourceNav_NavArea {
    pub fn tfc_attributes(&self) -> Ref<'_, u64> {
        self.tfc_attributes.borrow()
    }
}

/**
 * Properties that Insurgency adds; what the bits mean is not known.
 */
impl SourceNav_NavArea {
    pub fn ins_attributes(&self) -> Ref<'_, u32> {
        self.ins_attributes.borrow()
    }
}
impl SourceNav_NavArea {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for SourceNav_NavArea {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "area ", *self.id()))
    }
}

/**
 * A ladder, and the areas at its ends.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_NavLadder {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav>,
    pub _self: SharedType<Self>,
    id: RefCell<u32>,
    width: RefCell<f32>,
    top: RefCell<OptRc<SourceNav_Vec3>>,
    bottom: RefCell<OptRc<SourceNav_Vec3>>,
    length: RefCell<f32>,
    direction: RefCell<u32>,
    is_dangling: RefCell<u8>,
    top_forward_area: RefCell<u32>,
    top_left_area: RefCell<u32>,
    top_right_area: RefCell<u32>,
    top_behind_area: RefCell<u32>,
    bottom_area: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_direction_name: Cell<bool>,
    direction_name: RefCell<SourceNav_Side>,
    f_has_dangling_flag: Cell<bool>,
    has_dangling_flag: RefCell<bool>,
}
impl KStruct for SourceNav_NavLadder {
    type Root = SourceNav;
    type Parent = SourceNav;

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
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.top.borrow_mut() = t;
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.bottom.borrow_mut() = t;
        *self_rc.length.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.direction.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_dangling_flag()? {
            *self_rc.is_dangling.borrow_mut() = _io.read_u1()?.into();
        }
        *self_rc.top_forward_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_left_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_right_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.top_behind_area.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.bottom_area.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl SourceNav_NavLadder {

    /**
     * Meaning of `direction`.
     */
    pub fn direction_name(
        &self
    ) -> KResult<Ref<'_, SourceNav_Side>> {
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
     * Whether `is_dangling` is stored.
     */
    pub fn has_dangling_flag(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_dangling_flag.get() {
            return Ok(self.has_dangling_flag.borrow());
        }
        self.f_has_dangling_flag.set(true);
        *self.has_dangling_flag.borrow_mut() = (((*_r.version() as u32) == (6 as u32))) as bool;
        Ok(self.has_dangling_flag.borrow())
    }
}

/**
 * Id of the ladder, not 0 and unique in the file; 1 to 265 in the
 * measured files.
 */
impl SourceNav_NavLadder {
    pub fn id(&self) -> Ref<'_, u32> {
        self.id.borrow()
    }
}

/**
 * Width; 3.2 to 124 in the measured files.
 */
impl SourceNav_NavLadder {
    pub fn width(&self) -> Ref<'_, f32> {
        self.width.borrow()
    }
}

/**
 * Upper end.
 */
impl SourceNav_NavLadder {
    pub fn top(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.top.borrow()
    }
}

/**
 * Lower end.
 */
impl SourceNav_NavLadder {
    pub fn bottom(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.bottom.borrow()
    }
}

/**
 * Cost of the climb, which is not always the distance of the ends; 6.4
 * to 1,109 in the measured files.
 */
impl SourceNav_NavLadder {
    pub fn length(&self) -> Ref<'_, f32> {
        self.length.borrow()
    }
}

/**
 * Side to which the face of the ladder looks.
 */
impl SourceNav_NavLadder {
    pub fn direction(&self) -> Ref<'_, u32> {
        self.direction.borrow()
    }
}

/**
 * Whether the lower end hangs in the air; only version 6 stores it.
 */
impl SourceNav_NavLadder {
    pub fn is_dangling(&self) -> Ref<'_, u8> {
        self.is_dangling.borrow()
    }
}

/**
 * Id of the area straight on over the top, 0 for none.
 */
impl SourceNav_NavLadder {
    pub fn top_forward_area(&self) -> Ref<'_, u32> {
        self.top_forward_area.borrow()
    }
}

/**
 * Id of the area to the left of `direction`, 0 for none.
 */
impl SourceNav_NavLadder {
    pub fn top_left_area(&self) -> Ref<'_, u32> {
        self.top_left_area.borrow()
    }
}

/**
 * Id of the area to the right, 0 for none.
 */
impl SourceNav_NavLadder {
    pub fn top_right_area(&self) -> Ref<'_, u32> {
        self.top_right_area.borrow()
    }
}

/**
 * Id of the area behind the climber, from which one only gets down; 0 for none.
 */
impl SourceNav_NavLadder {
    pub fn top_behind_area(&self) -> Ref<'_, u32> {
        self.top_behind_area.borrow()
    }
}

/**
 * Id of the area at the lower end; 0 on a broken ladder.
 */
impl SourceNav_NavLadder {
    pub fn bottom_area(&self) -> Ref<'_, u32> {
        self.bottom_area.borrow()
    }
}
impl SourceNav_NavLadder {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for SourceNav_NavLadder {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", "ladder ", *self.id()))
    }
}

/**
 * A point that is seen from a path, in versions 1 and 2.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_OldEncounterSpot {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_Encounter>,
    pub _self: SharedType<Self>,
    position: RefCell<OptRc<SourceNav_Vec3>>,
    t: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_OldEncounterSpot {
    type Root = SourceNav;
    type Parent = SourceNav_Encounter;

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
        let t = Self::read_into::<_, SourceNav_Vec3>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position.borrow_mut() = t;
        *self_rc.t.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl SourceNav_OldEncounterSpot {
}

/**
 * The point.
 */
impl SourceNav_OldEncounterSpot {
    pub fn position(&self) -> Ref<'_, OptRc<SourceNav_Vec3>> {
        self.position.borrow()
    }
}

/**
 * Part of the path at which the spot comes into view, 0 to 1.
 */
impl SourceNav_OldEncounterSpot {
    pub fn t(&self) -> Ref<'_, f32> {
        self.t.borrow()
    }
}
impl SourceNav_OldEncounterSpot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An entry of the place directory.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_Place {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_name: RefCell<u16>,
    name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_Place {
    type Root = SourceNav;
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
        *self_rc.len_name.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.name.borrow_mut() = _io.read_bytes(*self_rc.len_name() as usize)?.into();
        Ok(())
    }
}
impl SourceNav_Place {
}

/**
 * Bytes of the name with the zero that ends it; 4 to 26 in the
 * measured files. The engines have room for 256.
 */
impl SourceNav_Place {
    pub fn len_name(&self) -> Ref<'_, u16> {
        self.len_name.borrow()
    }
}

/**
 * ASCII with a zero at its end.
 */
impl SourceNav_Place {
    pub fn name(&self) -> Ref<'_, Vec<u8>> {
        self.name.borrow()
    }
}
impl SourceNav_Place {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
 * 22, 25, 26 and 28 to 30.
 * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h Source
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_TfAreaBits {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    blocked: RefCell<bool>,
    spawn_room_red: RefCell<bool>,
    spawn_room_blue: RefCell<bool>,
    spawn_room_exit: RefCell<bool>,
    has_ammo: RefCell<bool>,
    has_health: RefCell<bool>,
    control_point: RefCell<bool>,
    blue_sentry_danger: RefCell<bool>,
    red_sentry_danger: RefCell<bool>,
    reserved1: RefCell<u64>,
    blue_setup_gate: RefCell<bool>,
    red_setup_gate: RefCell<bool>,
    blocked_after_point_capture: RefCell<bool>,
    blocked_until_point_capture: RefCell<bool>,
    blue_one_way_door: RefCell<bool>,
    red_one_way_door: RefCell<bool>,
    with_second_point: RefCell<bool>,
    with_third_point: RefCell<bool>,
    with_fourth_point: RefCell<bool>,
    with_fifth_point: RefCell<bool>,
    sniper_spot: RefCell<bool>,
    sentry_spot: RefCell<bool>,
    escape_route: RefCell<bool>,
    escape_route_visible: RefCell<bool>,
    no_spawning: RefCell<bool>,
    rescue_closet: RefCell<bool>,
    bomb_can_drop_here: RefCell<bool>,
    door_never_blocks: RefCell<bool>,
    door_always_blocks: RefCell<bool>,
    unblockable: RefCell<bool>,
    reserved2: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_TfAreaBits {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.blocked.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.spawn_room_red.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.spawn_room_blue.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.spawn_room_exit.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.has_ammo.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.has_health.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.control_point.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.blue_sentry_danger.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.red_sentry_danger.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved1.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.blue_setup_gate.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.red_setup_gate.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.blocked_after_point_capture.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.blocked_until_point_capture.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.blue_one_way_door.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.red_one_way_door.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.with_second_point.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.with_third_point.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.with_fourth_point.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.with_fifth_point.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.sniper_spot.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.sentry_spot.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.escape_route.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.escape_route_visible.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.no_spawning.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.rescue_closet.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.bomb_can_drop_here.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.door_never_blocks.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.door_always_blocks.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unblockable.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.reserved2.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl SourceNav_TfAreaBits {
}

/**
 * The area is blocked; set while the game runs, 0 in the measured
 * files.
 */
impl SourceNav_TfAreaBits {
    pub fn blocked(&self) -> Ref<'_, bool> {
        self.blocked.borrow()
    }
}

/**
 * In the spawn room of red; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn spawn_room_red(&self) -> Ref<'_, bool> {
        self.spawn_room_red.borrow()
    }
}

/**
 * In the spawn room of blue; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn spawn_room_blue(&self) -> Ref<'_, bool> {
        self.spawn_room_blue.borrow()
    }
}

/**
 * At an exit of a spawn room; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn spawn_room_exit(&self) -> Ref<'_, bool> {
        self.spawn_room_exit.borrow()
    }
}

/**
 * Ammunition lies here; set while the game runs, 0 in the measured
 * files.
 */
impl SourceNav_TfAreaBits {
    pub fn has_ammo(&self) -> Ref<'_, bool> {
        self.has_ammo.borrow()
    }
}

/**
 * Health lies here; set while the game runs, 0 in the measured
 * files.
 */
impl SourceNav_TfAreaBits {
    pub fn has_health(&self) -> Ref<'_, bool> {
        self.has_health.borrow()
    }
}

/**
 * At a control point; set while the game runs, 0 in the measured
 * files.
 */
impl SourceNav_TfAreaBits {
    pub fn control_point(&self) -> Ref<'_, bool> {
        self.control_point.borrow()
    }
}

/**
 * A sentry gun of blue fires here; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn blue_sentry_danger(&self) -> Ref<'_, bool> {
        self.blue_sentry_danger.borrow()
    }
}

/**
 * A sentry gun of red fires here; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn red_sentry_danger(&self) -> Ref<'_, bool> {
        self.red_sentry_danger.borrow()
    }
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn reserved1(&self) -> Ref<'_, u64> {
        self.reserved1.borrow()
    }
}

/**
 * Closes nothing: the distances of both teams lead through the area even
 * where something else blocks it.
 */
impl SourceNav_TfAreaBits {
    pub fn blue_setup_gate(&self) -> Ref<'_, bool> {
        self.blue_setup_gate.borrow()
    }
}

/**
 * Closes nothing: the distances of both teams lead through the area even
 * where something else blocks it.
 */
impl SourceNav_TfAreaBits {
    pub fn red_setup_gate(&self) -> Ref<'_, bool> {
        self.red_setup_gate.borrow()
    }
}

/**
 * Closes when a control point is captured, any, or one of the index that
 * bits 17 to 20 name or higher. Not checked beside bit 14.
 */
impl SourceNav_TfAreaBits {
    pub fn blocked_after_point_capture(&self) -> Ref<'_, bool> {
        self.blocked_after_point_capture.borrow()
    }
}

/**
 * Closed from the start of the round until any control point is captured.
 */
impl SourceNav_TfAreaBits {
    pub fn blocked_until_point_capture(&self) -> Ref<'_, bool> {
        self.blocked_until_point_capture.borrow()
    }
}

/**
 * Closed to red.
 */
impl SourceNav_TfAreaBits {
    pub fn blue_one_way_door(&self) -> Ref<'_, bool> {
        self.blue_one_way_door.borrow()
    }
}

/**
 * Closed to blue.
 */
impl SourceNav_TfAreaBits {
    pub fn red_one_way_door(&self) -> Ref<'_, bool> {
        self.red_one_way_door.borrow()
    }
}

/**
 * Bit 13 waits for the control point of index 1 of the map; bit 14 and
 * an area without bit 13 ignore it.
 */
impl SourceNav_TfAreaBits {
    pub fn with_second_point(&self) -> Ref<'_, bool> {
        self.with_second_point.borrow()
    }
}

/**
 * Bit 13 waits for the control point of index 2 of the map; bit 14 and
 * an area without bit 13 ignore it.
 */
impl SourceNav_TfAreaBits {
    pub fn with_third_point(&self) -> Ref<'_, bool> {
        self.with_third_point.borrow()
    }
}

/**
 * Bit 13 waits for the control point of index 3 of the map; bit 14 and
 * an area without bit 13 ignore it.
 */
impl SourceNav_TfAreaBits {
    pub fn with_fourth_point(&self) -> Ref<'_, bool> {
        self.with_fourth_point.borrow()
    }
}

/**
 * Bit 13 waits for the control point of index 4 of the map; bit 14 and
 * an area without bit 13 ignore it.
 */
impl SourceNav_TfAreaBits {
    pub fn with_fifth_point(&self) -> Ref<'_, bool> {
        self.with_fifth_point.borrow()
    }
}

/**
 * Good for a sniper.
 */
impl SourceNav_TfAreaBits {
    pub fn sniper_spot(&self) -> Ref<'_, bool> {
        self.sniper_spot.borrow()
    }
}

/**
 * Good for a sentry gun.
 */
impl SourceNav_TfAreaBits {
    pub fn sentry_spot(&self) -> Ref<'_, bool> {
        self.sentry_spot.borrow()
    }
}

/**
 * On an escape route; set while the game runs, 0 in the measured
 * files.
 */
impl SourceNav_TfAreaBits {
    pub fn escape_route(&self) -> Ref<'_, bool> {
        self.escape_route.borrow()
    }
}

/**
 * In view of an escape route; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn escape_route_visible(&self) -> Ref<'_, bool> {
        self.escape_route_visible.borrow()
    }
}

/**
 * Bots do not appear here; 0 in the measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn no_spawning(&self) -> Ref<'_, bool> {
        self.no_spawning.borrow()
    }
}

/**
 * Where the dead come back in Raid mode; 0 in the measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn rescue_closet(&self) -> Ref<'_, bool> {
        self.rescue_closet.borrow()
    }
}

/**
 * The bomb may be dropped here; set while the game runs, 0 in the
 * measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn bomb_can_drop_here(&self) -> Ref<'_, bool> {
        self.bomb_can_drop_here.borrow()
    }
}

/**
 * A door here never blocks, whatever bit 29 says.
 */
impl SourceNav_TfAreaBits {
    pub fn door_never_blocks(&self) -> Ref<'_, bool> {
        self.door_never_blocks.borrow()
    }
}

/**
 * A door here always blocks.
 */
impl SourceNav_TfAreaBits {
    pub fn door_always_blocks(&self) -> Ref<'_, bool> {
        self.door_always_blocks.borrow()
    }
}

/**
 * Can never be blocked.
 */
impl SourceNav_TfAreaBits {
    pub fn unblockable(&self) -> Ref<'_, bool> {
        self.unblockable.borrow()
    }
}

/**
 * Not used; 0 in the measured files.
 */
impl SourceNav_TfAreaBits {
    pub fn reserved2(&self) -> Ref<'_, bool> {
        self.reserved2.borrow()
    }
}
impl SourceNav_TfAreaBits {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point of the map.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_Vec3 {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    x: RefCell<f32>,
    y: RefCell<f32>,
    z: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for SourceNav_Vec3 {
    type Root = SourceNav;
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
impl SourceNav_Vec3 {
}

/**
 * East; -15,475 to 15,475 in the measured files.
 */
impl SourceNav_Vec3 {
    pub fn x(&self) -> Ref<'_, f32> {
        self.x.borrow()
    }
}

/**
 * South; -15,475 to 15,475 in the measured files.
 */
impl SourceNav_Vec3 {
    pub fn y(&self) -> Ref<'_, f32> {
        self.y.borrow()
    }
}

/**
 * Up; -4,626 to 11,908 in the measured files.
 */
impl SourceNav_Vec3 {
    pub fn z(&self) -> Ref<'_, f32> {
        self.z.borrow()
    }
}
impl SourceNav_Vec3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An area that is seen, or one that is not although the list inherited says so.
 */

#[derive(Default, Debug, Clone)]
pub struct SourceNav_VisibleArea {
    pub _root: SharedType<SourceNav>,
    pub _parent: SharedType<SourceNav_NavArea>,
    pub _self: SharedType<Self>,
    target: RefCell<u32>,
    flags: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_has_flags: Cell<bool>,
    has_flags: RefCell<bool>,
}
impl KStruct for SourceNav_VisibleArea {
    type Root = SourceNav;
    type Parent = SourceNav_NavArea;

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
        *self_rc.target.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.has_flags()? {
            *self_rc.flags.borrow_mut() = _io.read_u1()?.into();
        }
        Ok(())
    }
}
impl SourceNav_VisibleArea {

    /**
     * Whether `flags` is stored.
     */
    pub fn has_flags(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_flags.get() {
            return Ok(self.has_flags.borrow());
        }
        self.f_has_flags.set(true);
        *self.has_flags.borrow_mut() = ( ((!(*_r.is_l4d()?)) || (((*_r.l4d_version()? as u32) >= (9 as u32)))) ) as bool;
        Ok(self.has_flags.borrow())
    }
}

/**
 * Id of the area; in Left 4 Dead from sub-version 14 on its row in
 * `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
 * 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
 */
impl SourceNav_VisibleArea {
    pub fn target(&self) -> Ref<'_, u32> {
        self.target.borrow()
    }
}

/**
 * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
 * the measured files. An entry for the area itself always has the value
 * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
 * the list inherited.
 * 
 * - `potentially_visible`: Some part of the area can be seen.
 * - `completely_visible`: All of the area can be seen.
 */
impl SourceNav_VisibleArea {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}
impl SourceNav_VisibleArea {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
