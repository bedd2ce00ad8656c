//! Parsers for navigation and save files of games, made by the Kaitai Struct compiler; README.md shows how to use them.

// The compiler writes constants above 2^31 as they are, to compare them as `i32`: the bits are right.
#![allow(overflowing_literals, unused_parens)]

pub mod gta_img;
pub mod gta_img3;
pub mod gta_iv_paths;
pub mod gta_sa_paths;
pub mod gta_sa_paths_fla;
pub mod gta_sa_save;
pub mod gta_sa_save_android;
pub mod gta_sa_save_de;
pub mod metroid_prime_path;
pub mod source2_nav;
pub mod source_nav;
