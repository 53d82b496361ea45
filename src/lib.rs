//! `trongtai` — the referee for xiangqi (cờ tướng) and international chess (cờ vua).
//!
//! It answers three questions: which moves are legal, what happens when one is played, and who has won, by which rule
//! and why. The layers, lowest first; a lower one never names a higher one (`tests/layers.rs` sees to it):
//!
//! | layer | modules | what they own |
//! |---|---|---|
//! | vocabulary | [`color`], [`error`], [`outcome`], [`ruleset`], [`clock`] | sides; codes of failures and of endings; fields of rule sets; time as a value |
//! | shared text and keys | [`fen`], [`key`] | the parts of FEN both games share; summaries of positions |
//! | games in general | [`position`], [`history`], [`arbiter`], [`notation`] | what a position is; what happened, and how often; who judges; how moves are written |
//! | the games | [`xiangqi`], [`chess`] | how pieces move, what is legal, why not; setups and FEN |
//! | the product | [`facade`], [`record`], `wasm` | either game behind one type, as plain numbers and texts; the moves of records; the boundary to JavaScript |
//!
//! Each game is a feature of the crate, on by default; a referee of one game weighs little more than half.
//!
//! ```
//! use trongtai::position::{Position, perft};
//! use trongtai::xiangqi::Xiangqi;
//!
//! let start = Xiangqi::start();
//! assert_eq!(start.count_legal(), 44);
//! assert_eq!(perft(&start, 2, u64::MAX), Some(1920));
//! ```

pub mod arbiter;
#[cfg(feature = "chess")]
pub mod chess;
pub mod clock;
pub mod color;
pub mod error;
pub mod facade;
pub mod fen;
pub mod history;
pub mod key;
pub mod notation;
pub mod outcome;
pub mod position;
pub mod record;
pub mod ruleset;
#[cfg(feature = "xiangqi")]
pub mod xiangqi;

#[cfg(not(any(feature = "xiangqi", feature = "chess")))]
compile_error!("a referee needs a game: enable the feature `xiangqi`, `chess`, or both");

#[cfg(target_arch = "wasm32")]
pub mod wasm;
