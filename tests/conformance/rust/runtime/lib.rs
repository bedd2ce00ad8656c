//! A stand-in for the official Rust runtime, with what the generated code of navspec's formats calls and no more.
//! It is for these tests alone: programs use https://github.com/kaitai-io/kaitai_struct_rust_runtime.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Deref;
use std::rc::{Rc, Weak};

pub type KResult<T> = Result<T, KError>;

#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum KError {
    Eof { requested: usize, available: usize },
    NoTerminatorFound,
    CastError,
    MissingParent,
    ValidationFailed(ValidationFailedError),
}

#[derive(Debug, Clone, PartialEq)]
pub struct ValidationFailedError {
    pub kind: ValidationKind,
    pub src_path: String,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ValidationKind {
    NotEqual,
    LessThan,
    GreaterThan,
    NotAnyOf,
}

/// What Kaitai means by `%`: never negative.
pub fn modulo(a: i64, b: i64) -> i64 {
    a.rem_euclid(b)
}

/// An object that several others hold, or none yet.
pub struct OptRc<T>(Option<Rc<T>>);

impl<T> Default for OptRc<T> {
    fn default() -> Self {
        OptRc(None)
    }
}

impl<T> Clone for OptRc<T> {
    fn clone(&self) -> Self {
        OptRc(self.0.clone())
    }
}

impl<T: fmt::Debug> fmt::Debug for OptRc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> Deref for OptRc<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.0.as_ref().expect("an object that was read")
    }
}

/// An object that is held by another one: a parent, or the root.
pub struct SharedType<T>(RefCell<Weak<T>>);

impl<T> SharedType<T> {
    pub fn get(&self) -> KResult<OptRc<T>> {
        self.0.borrow().upgrade().map(|rc| OptRc(Some(rc))).ok_or(KError::MissingParent)
    }

    /// Without an object there is nothing to hold, which is what a parent of no particular type is.
    pub fn set(&self, value: KResult<OptRc<T>>) {
        *self.0.borrow_mut() = value.ok().and_then(|rc| rc.0).map_or(Weak::new(), |rc| Rc::downgrade(&rc));
    }

    pub fn get_value(&self) -> &RefCell<Weak<T>> {
        &self.0
    }
}

impl<T> Default for SharedType<T> {
    fn default() -> Self {
        SharedType(RefCell::new(Weak::new()))
    }
}

impl<T> Clone for SharedType<T> {
    fn clone(&self) -> Self {
        SharedType(self.0.clone())
    }
}

impl<T> fmt::Debug for SharedType<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedType")
    }
}

pub trait KStruct: Default {
    type Root: KStruct + 'static;
    type Parent: KStruct + 'static;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()>;

    fn read_into<S: KStream, T: KStruct + 'static>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
    ) -> KResult<OptRc<T>> {
        Self::read_into_with_init(io, root, parent, &|_: &mut T| Ok(()))
    }

    /// Reads an object. Without a root it is the root itself; a parent that is left out is the root, where types allow it.
    fn read_into_with_init<S: KStream, T: KStruct + 'static>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
        init: &dyn Fn(&mut T) -> KResult<()>,
    ) -> KResult<OptRc<T>> {
        let mut object = T::default();
        init(&mut object)?;
        let found = OptRc(Some(Rc::new(object)));
        let root = root.unwrap_or_else(|| shared(&found));
        let parent = parent.unwrap_or_else(|| root.get().map_or_else(|_| SharedType::default(), |rc| shared(&rc)));
        T::read(&found, io, root, parent)?;
        Ok(found)
    }
}

/// A reference to an object, if it is of the type that is asked for.
fn shared<A: 'static, B: 'static>(object: &OptRc<A>) -> SharedType<B> {
    let found = SharedType::default();
    if let Some(same) = (object as &dyn Any).downcast_ref::<OptRc<B>>() {
        found.set(Ok(same.clone()));
    }
    found
}

/// The parent of objects that stand in several places.
#[derive(Default, Debug, Clone)]
pub struct KStructUnit;

impl KStruct for KStructUnit {
    type Root = KStructUnit;
    type Parent = KStructUnit;

    fn read<S: KStream>(_: &OptRc<Self>, _: &S, _: SharedType<Self>, _: SharedType<Self>) -> KResult<()> {
        Ok(())
    }
}

/// Bytes, with a position that all clones share.
#[derive(Default, Debug, Clone)]
pub struct BytesReader(Rc<State>);

#[derive(Default, Debug)]
struct State {
    data: Vec<u8>,
    pos: Cell<usize>,
    bits: Cell<u64>,
    num_bits: Cell<usize>,
}

impl From<Vec<u8>> for BytesReader {
    fn from(data: Vec<u8>) -> Self {
        BytesReader(Rc::new(State { data, ..State::default() }))
    }
}

macro_rules! numbers {
    ($from:ident: $($name:ident $type:ty),*) => {
        $(fn $name(&self) -> KResult<$type> {
            Ok(<$type>::$from(self.take(std::mem::size_of::<$type>())?.try_into().expect("as many bytes")))
        })*
    };
}

pub trait KStream {
    fn clone(&self) -> BytesReader;
    fn pos(&self) -> usize;
    fn size(&self) -> usize;
    fn take(&self, count: usize) -> KResult<&[u8]>;
    fn read_bits_int_le(&self, count: usize) -> KResult<u64>;
    fn read_bytes_term(&self, terminator: u8, include: bool, consume: bool, must_be_there: bool) -> KResult<Vec<u8>>;

    numbers!(from_le_bytes: read_u1 u8, read_u2le u16, read_u4le u32, read_u8le u64);
    numbers!(from_le_bytes: read_s1 i8, read_s2le i16, read_s4le i32, read_s8le i64);
    numbers!(from_le_bytes: read_f4le f32, read_f8le f64);
    numbers!(from_be_bytes: read_u2be u16, read_u4be u32, read_u8be u64);
    numbers!(from_be_bytes: read_s2be i16, read_s4be i32, read_s8be i64);
    numbers!(from_be_bytes: read_f4be f32, read_f8be f64);

    fn read_bytes(&self, count: usize) -> KResult<Vec<u8>> {
        self.take(count).map(<[u8]>::to_vec)
    }

    fn read_bytes_full(&self) -> KResult<Vec<u8>> {
        self.read_bytes(self.size() - self.pos())
    }
}

impl KStream for BytesReader {
    fn clone(&self) -> BytesReader {
        BytesReader(self.0.clone())
    }

    fn pos(&self) -> usize {
        self.0.pos.get()
    }

    fn size(&self) -> usize {
        self.0.data.len()
    }

    fn take(&self, count: usize) -> KResult<&[u8]> {
        self.0.num_bits.set(0);
        self.0.bits.set(0);
        let at = self.pos();
        let available = self.size() - at;
        let short = KError::Eof { requested: count, available };
        let end = at.checked_add(count).filter(|end| *end <= self.size()).ok_or(short)?;
        self.0.pos.set(end);
        Ok(&self.0.data[at..end])
    }

    fn read_bits_int_le(&self, count: usize) -> KResult<u64> {
        let (mut bits, mut held) = (self.0.bits.get() as u128, self.0.num_bits.get());
        while held < count {
            bits |= (self.take(1)?[0] as u128) << held;
            held += 8;
        }
        self.0.bits.set((bits >> count) as u64);
        self.0.num_bits.set(held - count);
        Ok((bits & ((1 << count) - 1)) as u64)
    }

    fn read_bytes_term(&self, terminator: u8, include: bool, consume: bool, must_be_there: bool) -> KResult<Vec<u8>> {
        let at = self.pos();
        match self.0.data[at..].iter().position(|byte| *byte == terminator) {
            None if must_be_there => Err(KError::NoTerminatorFound),
            None => self.read_bytes_full(),
            Some(length) => {
                let found = self.read_bytes(length + include as usize);
                if consume && !include {
                    self.0.pos.set(at + length + 1);
                }
                found
            }
        }
    }
}
