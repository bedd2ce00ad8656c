//! Parsers for navigation and save files of games, made by the Kaitai Struct compiler; README.md shows how to use them.

// The compiler writes constants above 2^31 as they are, to compare them as `i32`: the bits are right.
#![allow(overflowing_literals, unused_parens)]

@entries@
