//! `trongtai`, a referee for xiangqi (cờ tướng) and international chess (cờ vua).
//!
//! It answers three questions: which moves are legal, what playing one leads to, and who has won, under which rule
//! and why.
//!
//! # A game
//!
//! [`Game<Xiangqi>`] and [`Game<Chess>`] play, judge and write games. Moves are values parsed from coordinates; text in
//! any notation of the game can be played directly:
//!
//! ```
//! use trongtai::notation::Notation;
//! use trongtai::{Game, Xiangqi};
//!
//! let mut game = Game::<Xiangqi>::new();
//! game.play("h2e2".parse()?)?;
//! game.play_text("馬8進7")?;
//! assert_eq!(game.fen(), "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
//! assert_eq!(game.notated(Notation::Wxf).as_deref(), Some("C2=5 H8+7"));
//!
//! // The elephant on c0 blocks the leg of the horse on b0 towards d1.
//! let why = game.explain("b0d1".parse()?).unwrap();
//! assert_eq!(why.to_string(), "horse-leg-blocked c0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A verdict and its evidence
//!
//! Red's chariot gives check with every move. When the position occurs for the third time, Red loses under the rules
//! of the World Xiangqi Federation; the verdict carries the plies that prove it:
//!
//! ```
//! use trongtai::xiangqi::Rules;
//! use trongtai::{Game, Options, Xiangqi};
//!
//! let start = Options::from_fen("3a1k3/9/9/9/9/9/9/9/4A4/3AK3R w - - 0 1", Default::default())?;
//! let mut game: Game<Xiangqi> = Game::open(start.rules(Rules::WXF));
//! let mut moves = ["i0i9", "f9f8", "i9i8", "f8f9", "i8i9", "f9f8", "i9i8", "f8f9", "i8i9", "f9f8"].iter();
//! let verdict = loop {
//!     game.play(moves.next().unwrap().parse()?)?;
//!     if let Some(verdict) = game.verdict() {
//!         break verdict;
//!     }
//! };
//! assert_eq!(verdict.to_string(), "0-1 by perpetual-check (wxf/6)");
//! for conduct in &verdict.evidence {
//!     println!("ply {}: {:?}, {}", conduct.ply, conduct.played, conduct.nature);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A rule set is data: a named one, or one with some fields replaced ([`RuleSet::with`]):
//!
//! ```
//! use trongtai::chess::Rules;
//! use trongtai::ruleset::Given;
//! use trongtai::{Chess, Game, Options, RuleSet};
//!
//! let rules = Rules::FIDE.with([("drawOccurrences", Given::Number(4.0))])?;
//! let mut game = Game::<Chess>::open(Options::default().rules(rules));
//! assert_eq!(game.rules().name(), "fide+custom");
//! for text in ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle().take(12) {
//!     game.play_text(text)?;
//! }
//! assert_eq!(game.verdict().unwrap().to_string(), "1/2-1/2 by repetition (fide/repetition)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Either game
//!
//! [`AnyGame`] holds a game of either kind. It speaks the data that JavaScript gets: moves as numbers, results as names
//! and texts.
//!
//! A position on its own, without a game around it, is a small `Copy` value:
//!
//! ```
//! use trongtai::position::perft;
//! use trongtai::{Position, Xiangqi};
//!
//! let start = Xiangqi::start();
//! assert_eq!(start.count_legal(), 44);
//! assert_eq!(perft(&start, 2, u64::MAX), Some(1920));
//! ```
//!
//! # Features
//!
//! | feature | on by default | what it adds |
//! |---|---|---|
//! | `xiangqi` | yes | xiangqi; at least one game is required, and a referee for one game is little more than half the size |
//! | `chess` | yes | international chess and Chess960 |
//! | `std` | yes | implementations of the standard library's traits for `serde`'s error types; the referee itself is `no_std` with `alloc` |
//! | `serde` | no | serialization of public plain data |
//! | `js` | no | the JavaScript boundary, for `wasm32-unknown-unknown` |
//!
//! # Layers
//!
//! Lowest first; a lower layer never names a higher one (checked by `tests/layers.rs`):
//!
//! | layer | modules | what they own |
//! |---|---|---|
//! | vocabulary | [`codes`], [`color`], [`error`], [`ruleset`], [`clock`] | sides; codes of errors and endings; fields of rule sets; time as a value |
//! | shared text and keys | [`fen`], [`key`] | the parts of FEN both games share; position keys |
//! | games in general | [`position`], [`history`], [`notation`], [`outcome`], [`arbiter`], [`variant`] | positions; what was played and how often it recurred; move notation; verdicts and their evidence; judging |
//! | the games | [`xiangqi`], [`chess`] | how pieces move; what is legal and why not; setups and FEN; the referees |
//! | the product | [`game`], [`review`], [`api`], [`record`] | a game of either kind; reviews of finished games; both games behind one type; moves read from records |

#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

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
#[cfg(any(doc, doctest))]
pub mod guide;
mod helpmate;
pub mod history;
pub mod key;
pub mod notation;
pub mod outcome;
pub mod position;
pub mod record;
pub mod review;
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
pub use fen::Castling;
pub use game::{AfterEnd, EndError, FenOptions, Game, Options, PlayError, Stopped};
pub use notation::Notation;
pub use outcome::{Claim, Conduct, Outcome, Reason, Status, Verdict};
pub use position::Position;
pub use ruleset::RuleSet;
pub use variant::Variant;
#[cfg(feature = "xiangqi")]
pub use xiangqi::Xiangqi;

#[cfg(not(any(feature = "xiangqi", feature = "chess")))]
compile_error!("a referee needs a game: enable the feature `xiangqi`, `chess`, or both");

#[cfg(all(feature = "js", target_arch = "wasm32"))]
pub mod wasm;
