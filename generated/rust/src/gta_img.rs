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
 * An archive such as `gta3.img`, from which the game streams models, textures
 * and path nodes. It consists of sectors of 2,048 bytes: a directory at the
 * start, then the files, each filled with zeros up to the end of its last
 * sector. No field has the real length of a file.
 * 
 * The directory is all that this spec describes. It can be read from its own
 * 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
 * are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
 * each of them lies, counted from the start of the archive.
 * \sa https://gtamods.com/wiki/IMG_archive Source
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg {
    pub _root: SharedType<GtaImg>,
    pub _parent: SharedType<GtaImg>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    num_entries: RefCell<u32>,
    entries: RefCell<Vec<OptRc<GtaImg_DirectoryEntry>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for GtaImg {
    type Root = GtaImg;
    type Parent = GtaImg;

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
        if !(*self_rc.magic() == vec![0x56u8, 0x45u8, 0x52u8, 0x32u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_entries.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.num_entries() as i32) >= ((0 as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        if !(((*self_rc.num_entries() as i32) <= ((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) / ((32 as i64) as i64)) as u32) as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/1".to_string() }));
        }
        *self_rc.entries.borrow_mut() = Vec::new();
        let l_entries = *self_rc.num_entries();
        for _i in 0..l_entries {
            let t = Self::read_into::<_, GtaImg_DirectoryEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.entries.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl GtaImg {
}

/**
 * Version 2 of the format. The archives of earlier games have no magic;
 * their directory is a file of its own.
 */
impl GtaImg {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Entries of the directory. About 16,000 in the `gta3.img` of the original
 * game; 64 in the modified archive that was measured.
 */
impl GtaImg {
    pub fn num_entries(&self) -> Ref<'_, u32> {
        self.num_entries.borrow()
    }
}

/**
 * The files, in any order. Bytes after the last entry, up to the first
 * sector that a file takes, do not count, whatever they hold: one archive
 * has a 65th entry there that `num_entries` leaves out.
 */
impl GtaImg {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<GtaImg_DirectoryEntry>>> {
        self.entries.borrow()
    }
}

/**
 * What follows the directory: nothing where only the directory was read,
 * otherwise the rest of the archive, with all files.
 */
impl GtaImg {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl GtaImg {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaImg {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}", *self.num_entries(), " entries"))
    }
}

/**
 * Where a file lies, and its name.
 */

#[derive(Default, Debug, Clone)]
pub struct GtaImg_DirectoryEntry {
    pub _root: SharedType<GtaImg>,
    pub _parent: SharedType<GtaImg>,
    pub _self: SharedType<Self>,
    sector: RefCell<u32>,
    num_sectors: RefCell<u16>,
    num_sectors_archive: RefCell<u16>,
    name: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_len_body: Cell<bool>,
    len_body: RefCell<i64>,
    f_ofs_body: Cell<bool>,
    ofs_body: RefCell<i64>,
}
impl KStruct for GtaImg_DirectoryEntry {
    type Root = GtaImg;
    type Parent = GtaImg;

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
        *self_rc.sector.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_sectors.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.num_sectors_archive.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.name.borrow_mut() = _io.read_bytes(24 as usize)?.into();
        Ok(())
    }
}
impl GtaImg_DirectoryEntry {

    /**
     * How much of the archive the file takes, with the zeros that fill its last sector.
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
        *self.len_body.borrow_mut() = ((((if ((*self.num_sectors_archive() as u16) != (0 as u16)) { (*self.num_sectors_archive() as i64) } else { (*self.num_sectors() as i64) } as i64) * ((2048 as i64) as i64)) as i64)) as i64;
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
        *self.ofs_body.borrow_mut() = (((((*self.sector() as i64) as i64) * ((2048 as i64) as i64)) as i64)) as i64;
        Ok(self.ofs_body.borrow())
    }
}

/**
 * First sector of the file, counted from the start of the archive; at
 * least 2, after the directory, in the archive that was measured.
 */
impl GtaImg_DirectoryEntry {
    pub fn sector(&self) -> Ref<'_, u32> {
        self.sector.borrow()
    }
}

/**
 * Sectors that the game reads for the file; at least 1 in the archive
 * that was measured.
 */
impl GtaImg_DirectoryEntry {
    pub fn num_sectors(&self) -> Ref<'_, u16> {
        self.num_sectors.borrow()
    }
}

/**
 * 0 in the archive that was measured. Some tools take it as the number
 * of sectors where it is not 0.
 */
impl GtaImg_DirectoryEntry {
    pub fn num_sectors_archive(&self) -> Ref<'_, u16> {
        self.num_sectors_archive.borrow()
    }
}

/**
 * File name, ended by a zero and filled with zeros, so 23 characters at
 * most, such as `Nodes12.dat`. Case does not matter.
 */
impl GtaImg_DirectoryEntry {
    pub fn name(&self) -> Ref<'_, Vec<u8>> {
        self.name.borrow()
    }
}
impl GtaImg_DirectoryEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl fmt::Display for GtaImg_DirectoryEntry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{}{}{}", *self.num_sectors(), " sectors from sector ", *self.sector()))
    }
}
