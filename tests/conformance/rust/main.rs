//! Canonical JSON; see conformance/README.md for what is read and printed.

#![allow(non_snake_case, unused_parens)]

mod dumper;

use std::fmt::Write as _;
use std::io::{self, BufRead, Write as _};
use std::panic::catch_unwind;
use std::time::Instant;

use kaitai::{BytesReader, KError, KResult, KStruct, OptRc};

/// Appends canonical JSON; a comma goes before all but the first.
#[derive(Default)]
pub struct Writer {
    text: String,
}

/// What is printed as a number: integers, and enums by the number of their member.
pub trait Number {
    fn number(&self) -> i64;
}

macro_rules! integers {
    ($($type:ty)*) => { $(impl Number for $type { fn number(&self) -> i64 { *self as i64 } })* };
}

integers!(u8 u16 u32 u64 i8 i16 i32 i64);

impl Writer {
    pub fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    pub fn next(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
    }

    pub fn key(&mut self, name: &str) {
        self.next();
        self.put(name);
    }

    pub fn number(&mut self, value: &impl Number) {
        write!(self.text, "{}", value.number()).expect("memory");
    }

    pub fn unsigned(&mut self, value: u64) {
        let mark = if value < 1 << 53 { "" } else { "\"" };
        write!(self.text, "{mark}{value}{mark}").expect("memory");
    }

    pub fn truth(&mut self, value: bool) {
        self.put(if value { "true" } else { "false" });
    }

    pub fn real(&mut self, value: f64) {
        if value.is_nan() {
            return self.put("\"f8:nan\"");
        }
        write!(self.text, "\"f8:{:016x}\"", value.to_bits()).expect("memory");
    }

    pub fn bytes(&mut self, value: &[u8]) {
        self.put("\"hex:");
        for byte in value {
            write!(self.text, "{byte:02x}").expect("memory");
        }
        self.put("\"");
    }
}

/// What dumps a file that was read.
pub type Dump = Box<dyn Fn(&mut Writer) -> KResult<()>>;

/// The root of a file.
pub fn parsed<T: KStruct + 'static>(io: &BytesReader) -> KResult<OptRc<T>> {
    T::read_into::<_, T>(io, None, None)
}

fn answered(id: &str, path: &str, is_timed: bool) -> KResult<String> {
    let io = BytesReader::from(std::fs::read(path).expect("a file"));
    let start = Instant::now();
    let dump = dumper::read(id, &io)?;
    if is_timed {
        return Ok(start.elapsed().as_nanos().to_string());
    }
    let mut w = Writer::default();
    dump(&mut w)?;
    Ok(w.text)
}

fn answer(id: &str, path: &str, is_timed: bool) -> String {
    match answered(id, path, is_timed) {
        Ok(text) => text,
        Err(KError::Eof { .. } | KError::NoTerminatorFound) => "!eof".to_string(),
        Err(KError::ValidationFailed(error)) => format!("!validation {error:?}"),
        Err(error) => format!("!other {error:?}"),
    }
}

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split('\t').collect();
        let text = catch_unwind(|| answer(words[0], words[1], words.len() > 2));
        writeln!(out, "{}", text.unwrap_or_else(|_| "!other panic".to_string()))?;
        out.flush()?;
    }
    Ok(())
}
