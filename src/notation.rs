//! Ways of writing moves, and what can go wrong when one is read.

use crate::error::codes;
use crate::position::Position;

codes! {
    /// A way of writing moves. The last two are other schools' spellings, for readers only: in them the same text can
    /// mean another move.
    pub enum Notation {
        /// Both squares, lower case: `h2e2`, `e7e8q`.
        Uci = "uci",
        /// UCI in chess; ICCS in xiangqi: `H2-E2`.
        Coordinate = "coordinate",
        /// Standard algebraic notation of chess: `Nf3`.
        San = "san",
        /// Long algebraic notation of chess: `Ng1-f3`.
        Lan = "lan",
        /// Standard algebraic notation with figures for letters: `♘f3`.
        Figurine = "figurine",
        /// Vietnamese: `Mf3` in chess, `M2.3` in xiangqi.
        Vietnamese = "vi",
        /// The World Xiangqi Federation's: `H2+3`.
        Wxf = "wxf",
        /// Chinese in simplified characters: 马二进三.
        ChineseSimplified = "zh-Hans",
        /// Chinese in traditional characters: 馬二進三.
        ChineseTraditional = "zh-Hant",
        /// Fairy-Stockfish's spellings of xiangqi: ranks 1–10, soldiers numbered from the front (`26=5`), `Hce2`.
        Fairy = "fairy",
        /// Spellings of xiangqi after the UCCI papers: rear `.`, soldiers by letters (`Pa.5`), digits for pieces (`62.5`).
        Xqbase = "xqbase",
    }
}

impl Notation {
    /// The notation with this code.
    ///
    /// ```
    /// use trongtai::notation::Notation;
    ///
    /// assert_eq!(Notation::named("zh-Hans"), Some(Notation::ChineseSimplified));
    /// assert_eq!(Notation::named("klingon"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|notation| notation.code() == name)
    }
}

/// Why a text is not read as a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread<M> {
    /// It has the form of a move in none of the notations asked for.
    NotAMove,
    /// It has the form of a move, but no legal one answers to it. The move it must mean, if it can mean only one.
    Illegal(Option<M>),
    /// Several legal moves answer to it: these.
    Ambiguous(Vec<M>),
}

/// Positions whose moves can be written and read.
///
/// ```
/// use trongtai::notation::{Notate, Notation};
/// use trongtai::xiangqi::{Move, Xiangqi};
///
/// let start = Xiangqi::start();
/// let m = start.read("C2=5", Some(Notation::Wxf)).unwrap();
/// assert_eq!(m, Move::parse("h2e2").unwrap());
/// let mut text = String::new();
/// assert!(start.write(m, Notation::ChineseSimplified, &mut text));
/// assert_eq!(text, "炮二平五");
/// ```
pub trait Notate: Position {
    /// Appends a legal move. False, and nothing is written, if the game has no such notation or it is for readers only.
    fn write(&self, m: Self::Move, notation: Notation, text: &mut String) -> bool;

    /// Reads a legal move in a notation and what is commonly taken for it; without one, in every notation, as long as
    /// all of them read the same move.
    ///
    /// # Errors
    /// [`Misread`]
    fn read(&self, text: &str, notation: Option<Notation>) -> Result<Self::Move, Misread<Self::Move>>;

    /// The position with the other side to move, as after a null move; `None` in check.
    fn pass(&self) -> Option<Self>;
}

/// Longer texts are no moves in any notation.
pub const MAX_LENGTH: usize = 40;

/// Decides between the moves that a text can mean.
///
/// # Errors
/// [`Misread::Ambiguous`] for several; for none what `otherwise` says.
pub fn only<M: Copy + PartialEq>(meant: Vec<M>, otherwise: impl FnOnce() -> Misread<M>) -> Result<M, Misread<M>> {
    match meant[..] {
        [] => Err(otherwise()),
        [m] => Ok(m),
        _ => Err(Misread::Ambiguous(meant)),
    }
}

/// A character as the readers want it: full-width forms become ASCII ones, and every dash is `-`.
pub fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ => c,
    }
}
