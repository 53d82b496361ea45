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
//! # Where to begin
//!
//! [`facade::AnyGame`] is a game of either kind that is played, judged and written; moves travel through it as numbers,
//! which [`facade::AnyGame::read`] makes of text. A game of xiangqi:
//!
//! ```
//! use trongtai::facade::{AnyGame, Kind, Opening, Reading};
//!
//! /// Where in a word the move is; the bits above tell what it does.
//! const MOVE: u32 = 0xf_ffff;
//!
//! let mut game = AnyGame::open(Kind::Xiangqi, Opening::default()).unwrap();
//! for text in ["h2e2", "H9-G7"] {
//!     let Reading::Move(word) = game.read(text, None) else { panic!("{text}") };
//!     game.play(word & MOVE);
//! }
//! assert_eq!(game.fen(), "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
//! // The elephant on c0 (file 2 of rank 0) keeps the horse on b0 from d1.
//! let Reading::Illegal(moves, _) = game.read("b0d1", None) else { panic!() };
//! assert_eq!(game.explain(moves[0]).unwrap().squares, [2]);
//! ```
//!
//! A game of chess, and its verdict:
//!
//! ```
//! # use trongtai::facade::{AnyGame, Kind, Opening, Reading};
//! # const MOVE: u32 = 0xf_ffff;
//! let mut game = AnyGame::open(Kind::Chess, Opening::default()).unwrap();
//! for text in ["f3", "e5", "g4", "Qh4#"] {
//!     let Reading::Move(word) = game.read(text, None) else { panic!("{text}") };
//!     game.play(word & MOVE);
//! }
//! let verdict = game.verdict().unwrap();
//! assert_eq!((verdict.winner, verdict.reason, verdict.result), (Some("black"), "checkmate", "0-1"));
//! assert_eq!(verdict.rule, "fide/5.1.1");
//! ```
//!
//! A verdict is that of a rule set, named or with fields replaced ([`facade::rule_sets`] lists both), and says which plies
//! it rests on:
//!
//! ```
//! # use trongtai::facade::{AnyGame, Kind, Opening, Reading, RulesChoice};
//! # const MOVE: u32 = 0xf_ffff;
//! use trongtai::ruleset::Given;
//!
//! let mut rules = RulesChoice::named("wxf");
//! rules.replaced.push(("occurrences".to_owned(), Given::Number(2.0)));
//! let mut game = AnyGame::open(Kind::Xiangqi, Opening { rules, ..Opening::default() }).unwrap();
//! assert_eq!(game.rules(), "wxf+custom");
//! for text in ["h0g2", "h9g7", "g2h0", "g7h9"] {
//!     let Reading::Move(word) = game.read(text, None) else { panic!("{text}") };
//!     game.play(word & MOVE);
//! }
//! let verdict = game.verdict().unwrap();
//! assert_eq!((verdict.winner, verdict.reason, verdict.evidence.len()), (None, "repetition", 4));
//! ```
//!
//! Moves are written in any notation of the game, and the moves of a record are read in one call, variations included:
//!
//! ```
//! # use trongtai::facade::{AnyGame, Kind, Opening, Reading};
//! # const MOVE: u32 = 0xf_ffff;
//! use trongtai::notation::Notation;
//! use trongtai::record::{Beginning, moves};
//!
//! let mut game = AnyGame::open(Kind::Xiangqi, Opening::default()).unwrap();
//! let Reading::Move(word) = game.read("炮二平五", None) else { panic!() };
//! game.play(word & MOVE);
//! assert_eq!(game.notated(Notation::Wxf).as_deref(), Some("C2=5"));
//!
//! let answer = moves(Kind::Xiangqi, Beginning::default(), Some(Notation::Wxf), false, "C2=5\nH8+7\nH2+3");
//! assert!(answer.ends_with("h2e2\nh9g7\nh0g2"));
//! ```
//!
//! Without the facade, a position is a small value that is copied and played on:
//!
//! ```
//! use trongtai::position::{Position, perft};
//! use trongtai::xiangqi::Xiangqi;
//!
//! let start = Xiangqi::start();
//! assert_eq!(start.count_legal(), 44);
//! assert_eq!(perft(&start, 2, u64::MAX), Some(1920));
//! ```

pub mod api;
pub mod arbiter;
#[cfg(feature = "chess")]
pub mod chess;
pub mod clock;
pub mod codes;
pub mod color;
pub mod error;
pub mod fen;
pub mod game;
pub mod history;
pub mod key;
pub mod notation;
pub mod outcome;
pub mod position;
pub mod record;
pub mod ruleset;
#[cfg(feature = "serde")]
mod serial;
pub mod variant;
#[cfg(feature = "xiangqi")]
pub mod xiangqi;

pub use api::{AnyGame, Kind, OpenError, Opening, RulesChoice};
#[cfg(feature = "chess")]
pub use chess::Chess;
pub use color::Color;
pub use game::{AfterEnd, EndError, FenOptions, Game, Options, PlayError, Stopped};
pub use notation::Notation;
pub use outcome::{Claim, Conduct, Outcome, Reason, Status, Verdict};
pub use position::Position;
pub use ruleset::RuleSet;
pub use variant::{Castling, Variant};
#[cfg(feature = "xiangqi")]
pub use xiangqi::Xiangqi;

#[cfg(not(any(feature = "xiangqi", feature = "chess")))]
compile_error!("a referee needs a game: enable the feature `xiangqi`, `chess`, or both");

#[cfg(all(feature = "js", target_arch = "wasm32"))]
pub mod wasm;
