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
 * An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
 * 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
 * knows how long a file is.
 * 
 * The directory is all that this spec describes. It can be read from its own
 * 20 + `len_table` bytes; when a whole archive is handed over, the files are
 * part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
 * of them lies, counted from the start of the archive.
 * 
 * In archives as the game has them, header and table can be encrypted; then the
 * first word is another one, and only the last four bytes of the header are stored
 * there as they are.
 * \sa https://github.com/ahmed605/SparkIV Source
 * \sa https://gtamods.com/wiki/IMG_archive Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg3 {
    pub _root: SharedType<GtaImg3>,
    pub _parent: SharedType<GtaImg3>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u32>,
    num_entries: RefCell<u32>,
    len_table: RefCell<u32>,
    len_entry: RefCell<u16>,
    unknown: RefCell<u16>,
    entries: RefCell<Vec<OptRc<GtaImg3_DirectoryEntry>>>,
    names: RefCell<Vec<OptRc<GtaImg3_FileName>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaImg3 {
    type Root = GtaImg3;
    type Parent = GtaImg3;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.magic() == vec![0x52u8, 0x2au8, 0x4eu8, 0xa9u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.version() as u32) == (3 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/1".to_string() }));
        }
        *self_rc.num_entries.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_entries() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/2".to_string() }));
        }
        if !(((*self_rc.num_entries() as i32) <= ((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) / ((16 as i64) as i64)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/2".to_string() }));
        }
        *self_rc.len_table.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_entry.borrow_mut() = _io.read_u2le()?.into();
        if !(((*self_rc.len_entry() as u16) == (16 as u16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/4".to_string() }));
        }
        *self_rc.unknown.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.entries.borrow_mut() = Vec::new();
        let l_entries = *self_rc.num_entries();
        for _i in 0..l_entries {
            let t = Self::read_into::<_, GtaImg3_DirectoryEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.entries.borrow_mut().push(t);
        }
        *self_rc.names.borrow_mut() = Vec::new();
        let l_names = *_r.num_entries();
        for _i in 0..l_names {
            let t = Self::read_into::<_, GtaImg3_FileName>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.names.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl GtaImg3 {
}

/**
 * Marks an archive whose directory is not encrypted.
 */
impl GtaImg3 {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Version of the format.
 */
impl GtaImg3 {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}

/**
 * Entries of the directory.
 */
impl GtaImg3 {
    pub fn num_entries(&self) -> Ref<'_, u32> {
        self.num_entries.borrow()
    }
}

/**
 * Bytes of the entries and their names together.
 */
impl GtaImg3 {
    pub fn len_table(&self) -> Ref<'_, u32> {
        self.len_table.borrow()
    }
}

/**
 * Bytes of an entry.
 */
impl GtaImg3 {
    pub fn len_entry(&self) -> Ref<'_, u16> {
        self.len_entry.borrow()
    }
}

/**
 * Two bytes before the names, of unknown use.
 */
impl GtaImg3 {
    pub fn unknown(&self) -> Ref<'_, u16> {
        self.unknown.borrow()
    }
}

/**
 * The files, in any order.
 */
impl GtaImg3 {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<GtaImg3_DirectoryEntry>>> {
        self.entries.borrow()
    }
}

/**
 * Name of each entry, in the order of the entries.
 */
impl GtaImg3 {
    pub fn names(&self) -> Ref<'_, Vec<OptRc<GtaImg3_FileName>>> {
        self.names.borrow()
    }
}

/**
 * What follows the names: nothing where only the directory was read,
 * otherwise the rest of the archive, with all files.
 */
impl GtaImg3 {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl GtaImg3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaImg3 {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", *self.num_entries(), " entries"))
    }
}

/**
 * Where a file lies.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg3_DirectoryEntry {
    pub _root: SharedType<GtaImg3>,
    pub _parent: SharedType<GtaImg3>,
    pub _self: SharedType<Self>,
    len_file: RefCell<u32>,
    resource_type: RefCell<u32>,
    block: RefCell<u32>,
    num_blocks: RefCell<u16>,
    flags: RefCell<OptRc<GtaImg3_EntryFlags>>,
    _io: RefCell<BytesReader>,
    f_is_resource: Cell<bool>,
    is_resource: RefCell<bool>,
    f_len_body: Cell<bool>,
    len_body: RefCell<i64>,
    f_ofs_body: Cell<bool>,
    ofs_body: RefCell<i64>,
}
impl KStruct for GtaImg3_DirectoryEntry {
    type Root = GtaImg3;
    type Parent = GtaImg3;

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
        *self_rc.len_file.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.resource_type.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_blocks.borrow_mut() = _io.read_u2le()?.into();
        let t = Self::read_into::<_, GtaImg3_EntryFlags>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.flags.borrow_mut() = t;
        Ok(())
    }
}
impl GtaImg3_DirectoryEntry {

    /**
     * Whether the file is a resource of the game.
     */
    pub fn is_resource(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_resource.get() {
            return Ok(self.is_resource.borrow());
        }
        self.f_is_resource.set(true);
        *self.is_resource.borrow_mut() = ((*self.len_file() as i64) >= (1073741824 as i64)) as bool;
        Ok(self.is_resource.borrow())
    }

    /**
     * How long the file is.
     */
    pub fn len_body(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_body.get() {
            return Ok(self.len_body.borrow());
        }
        self.f_len_body.set(true);
        *self.len_body.borrow_mut() = (if *self.is_resource()? { ((((((*self.num_blocks() as i64) as i64) * ((2048 as i64) as i64)) as i32) - ((*self.flags().len_unused() as i64) as i32)) as i64) } else { (*self.len_file() as i64) }) as i64;
        Ok(self.len_body.borrow())
    }

    /**
     * Where the file begins in the archive.
     */
    pub fn ofs_body(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_ofs_body.get() {
            return Ok(self.ofs_body.borrow());
        }
        self.f_ofs_body.set(true);
        *self.ofs_body.borrow_mut() = (((((*self.block() as i64) as i64) * ((2048 as i64) as i64)) as i64)) as i64;
        Ok(self.ofs_body.borrow())
    }
}

/**
 * Bytes of the file, where the two highest bits are 0. Otherwise it is a
 * resource of the game, and these are flags of it.
 */
impl GtaImg3_DirectoryEntry {
    pub fn len_file(&self) -> Ref<'_, u32> {
        self.len_file.borrow()
    }
}

/**
 * Kind of a resource.
 */
impl GtaImg3_DirectoryEntry {
    pub fn resource_type(&self) -> Ref<'_, u32> {
        self.resource_type.borrow()
    }
}

/**
 * First block of the file, counted from the start of the archive.
 */
impl GtaImg3_DirectoryEntry {
    pub fn block(&self) -> Ref<'_, u32> {
        self.block.borrow()
    }
}

/**
 * Blocks that the file takes.
 */
impl GtaImg3_DirectoryEntry {
    pub fn num_blocks(&self) -> Ref<'_, u16> {
        self.num_blocks.borrow()
    }
}

/**
 * What fills the last block, and which kind of file it is.
 */
impl GtaImg3_DirectoryEntry {
    pub fn flags(&self) -> Ref<'_, OptRc<GtaImg3_EntryFlags>> {
        self.flags.borrow()
    }
}
impl GtaImg3_DirectoryEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaImg3_DirectoryEntry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}", *self.num_blocks(), " blocks from block ", *self.block()))
    }
}

/**
 * Bits of an entry, the lowest first.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg3_EntryFlags {
    pub _root: SharedType<GtaImg3>,
    pub _parent: SharedType<GtaImg3_DirectoryEntry>,
    pub _self: SharedType<Self>,
    len_unused: RefCell<u64>,
    unknown_11: RefCell<u64>,
    is_resource_file: RefCell<bool>,
    is_old_resource: RefCell<bool>,
    unknown_15: RefCell<bool>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaImg3_EntryFlags {
    type Root = GtaImg3;
    type Parent = GtaImg3_DirectoryEntry;

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
        *self_rc.len_unused.borrow_mut() = _io.read_bits_int_le(11)?;
        *self_rc.unknown_11.borrow_mut() = _io.read_bits_int_le(2)?;
        *self_rc.is_resource_file.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.is_old_resource.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        *self_rc.unknown_15.borrow_mut() = _io.read_bits_int_le(1)? != 0;
        Ok(())
    }
}
impl GtaImg3_EntryFlags {
}

/**
 * Bytes of the last block that do not belong to the file.
 */
impl GtaImg3_EntryFlags {
    pub fn len_unused(&self) -> Ref<'_, u64> {
        self.len_unused.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaImg3_EntryFlags {
    pub fn unknown_11(&self) -> Ref<'_, u64> {
        self.unknown_11.borrow()
    }
}

/**
 * A resource of the game.
 */
impl GtaImg3_EntryFlags {
    pub fn is_resource_file(&self) -> Ref<'_, bool> {
        self.is_resource_file.borrow()
    }
}

/**
 * A resource of an older kind.
 */
impl GtaImg3_EntryFlags {
    pub fn is_old_resource(&self) -> Ref<'_, bool> {
        self.is_old_resource.borrow()
    }
}

/**
 * Unknown.
 */
impl GtaImg3_EntryFlags {
    pub fn unknown_15(&self) -> Ref<'_, bool> {
        self.unknown_15.borrow()
    }
}
impl GtaImg3_EntryFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Name of a file, such as `nodes12.nod`; case does not matter.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg3_FileName {
    pub _root: SharedType<GtaImg3>,
    pub _parent: SharedType<GtaImg3>,
    pub _self: SharedType<Self>,
    name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaImg3_FileName {
    type Root = GtaImg3;
    type Parent = GtaImg3;

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
        *self_rc.name.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
        Ok(())
    }
}
impl GtaImg3_FileName {
}

/**
 * The name without the zero that ends it.
 */
impl GtaImg3_FileName {
    pub fn name(&self) -> Ref<'_, Vec<u8>> {
        self.name.borrow()
    }
}
impl GtaImg3_FileName {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
