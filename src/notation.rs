//! Move notations, and the errors of reading them.

use crate::codes::Code;
use crate::error::{Illegality, codes};
use crate::position::Position;
use alloc::string::String;
use alloc::vec::Vec;

codes! {
    /// A move notation. From [`Notation::Fairy`] on they are spellings of other programs and languages, for reading only:
    /// the same text can mean a different move in them.
    pub enum Notation {
        /// Both squares, in lower case: `h2e2`, `e7e8q`.
        Uci = "uci",
        /// UCI in chess; ICCS in xiangqi: `H2-E2`.
        Coordinate = "coordinate",
        /// Standard algebraic notation of chess: `Nf3`.
        San = "san",
        /// Long algebraic notation of chess: `Ng1-f3`.
        Lan = "lan",
        /// Standard algebraic notation with figurines: `♘f3`.
        Figurine = "figurine",
        /// Vietnamese: `Mf3` in chess, `M2.3` in xiangqi.
        Vietnamese = "vi",
        /// World Xiangqi Federation: `H2+3`.
        Wxf = "wxf",
        /// Chinese in simplified characters: 马二进三.
        ChineseSimplified = "zh-Hans",
        /// Chinese in traditional characters: 馬二進三.
        ChineseTraditional = "zh-Hant",
        /// Fairy-Stockfish's spellings of xiangqi: ranks 1–10, soldiers numbered from the front (`26=5`), `Hce2`.
        Fairy = "fairy",
        /// Spellings of xiangqi after the UCCI papers: rear `.`, soldiers by letters (`Pa.5`), digits for pieces (`62.5`).
        Xqbase = "xqbase",
        /// WinBoard's spellings of xiangqi: those of Fairy-Stockfish with ranks 0–9, `Cbe2`, `Rb0`.
        WinBoard = "winboard",
        /// SAN with the letters K D T L S, as in German, Danish, Norwegian, Swedish and Slovene.
        German = "de",
        /// SAN with the letters K D T L P.
        Dutch = "nl",
        /// SAN with the letters R D T F C.
        French = "fr",
        /// SAN with the letters R D T A C, as in Spanish, Italian and Catalan.
        Spanish = "es",
        /// SAN with the letters R D T B C.
        Portuguese = "pt",
        /// SAN with the letters R D T N C.
        Romanian = "ro",
        /// SAN with the letters K H W G S.
        Polish = "pl",
        /// SAN with the letters K D V S J, as in Czech and Slovak.
        Czech = "cs",
        /// SAN with the letters K V B F H.
        Hungarian = "hu",
        /// SAN with the letters K D T L R.
        Finnish = "fi",
        /// SAN with the letters K D H B R.
        Icelandic = "is",
        /// SAN with the letters Кр Ф Л С К.
        Russian = "ru",
        /// SAN with the letters Кр Ф Т С К.
        Ukrainian = "uk",
        /// SAN with the letters Ц Д Т О К.
        Bulgarian = "bg",
    }
}

impl Notation {
    /// Whether it is a chess notation whose piece letters mean other pieces in another.
    pub(crate) const fn has_letters_of_its_own(self) -> bool {
        matches!(self, Self::San | Self::Lan | Self::Figurine) || self as u8 >= Self::German as u8
    }

    /// Returns the notation with this code.
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

/// Why a text could not be read as a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread<P: Notate> {
    /// It is not a move in any of the notations tried.
    NotAMove,
    /// It is a move, but not a legal one.
    Illegal {
        /// The moves it may mean: of all pieces it may name, those closest to being able to make it.
        candidates: Vec<P::Move>,
        /// Why none of them is legal, if all share one reason.
        why: Option<Because<P>>,
    },
    /// It matches several legal moves: these.
    Ambiguous(Vec<P::Move>),
}

impl<P: Notate> core::fmt::Display for Misread<P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (text, moves) = match self {
            Self::NotAMove => return f.write_str("not a move"),
            Self::Illegal { why: Some(why), .. } => return write!(f, "illegal move: {why}"),
            Self::Illegal { candidates, why: None } => ("illegal move, one of:", candidates),
            Self::Ambiguous(moves) => ("ambiguous move, one of:", moves),
        };
        f.write_str(text)?;
        moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

impl<P: Notate> core::error::Error for Misread<P> {}

/// Why a move is not legal.
pub type Because<P> = Illegality<<P as Notate>::Cause, <P as Position>::Square>;

/// How far a move is from being legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Distance {
    /// Only the safety of the king or general forbids it.
    Unsafe,
    /// The piece moves this way, but something blocks it.
    Obstructed,
    /// The piece does not move this way.
    Shapeless,
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
    /// The cause codes.
    type Cause: Code;

    /// Returns why a move is illegal in the position; `None` if it is legal.
    fn explain(&self, m: Self::Move) -> Option<Illegality<Self::Cause, Self::Square>>;

    /// Returns how far moves with this cause are from being legal.
    fn distance(cause: Self::Cause) -> Distance;

    /// Appends a legal move. Returns `false` and writes nothing if the game lacks the notation or it is for reading only.
    fn write(&self, m: Self::Move, notation: Notation, text: &mut String) -> bool;

    /// Reads a legal move in a notation, including its common variants; without a notation, in every one, as long as
    /// all that accept the text agree.
    ///
    /// # Errors
    /// [`Misread`]
    fn read(&self, text: &str, notation: Option<Notation>) -> Result<Self::Move, Misread<Self>>;

    /// Returns the position with the other side to move, as after a null move; `None` in check.
    fn pass(&self) -> Option<Self>;
}

/// The longest text read as a move, in bytes.
pub const MAX_LENGTH: usize = 40;

/// Returns the only legal move that a text can mean.
///
/// # Errors
/// [`Misread::Ambiguous`] for several moves; the result of `otherwise` for none.
pub fn only<P: Notate>(meant: Vec<P::Move>, otherwise: impl FnOnce() -> Misread<P>) -> Result<P::Move, Misread<P>> {
    match meant[..] {
        [] => Err(otherwise()),
        [m] => Ok(m),
        _ => Err(Misread::Ambiguous(meant)),
    }
}

/// Returns [`Misread::Illegal`] for candidates that are all illegal; `none` is the reason if there are no candidates.
pub fn illegal<P: Notate>(
    position: &P,
    candidates: impl IntoIterator<Item = P::Move>,
    none: impl FnOnce() -> Because<P>,
) -> Misread<P> {
    let mut nearest = Distance::Shapeless;
    let mut kept: Vec<(P::Move, Because<P>)> = Vec::new();
    for m in candidates {
        let Some(why) = position.explain(m) else { continue };
        let distance = P::distance(why.code);
        if distance < nearest {
            nearest = distance;
            kept.clear();
        }
        if distance == nearest {
            kept.push((m, why));
        }
    }
    let mut reasons = kept.iter().map(|(_, why)| why.clone());
    let first = reasons.next().unwrap_or_else(none);
    let why = reasons.try_fold(first, |mut shared, why| {
        let new = why.squares.into_iter().filter(|square| !shared.squares.contains(square)).collect::<Vec<_>>();
        shared.squares.extend(new);
        (shared.code == why.code).then_some(shared)
    });
    Misread::Illegal { candidates: kept.into_iter().map(|(m, _)| m).collect(), why }
}

/// Normalizes a character for the readers: full-width forms become ASCII, every dash becomes `-`.
pub fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ => c,
    }
}

/// The normalized characters of a text.
pub struct Plain {
    chars: [char; MAX_LENGTH],
    length: usize,
}

impl core::ops::Deref for Plain {
    type Target = [char];

    fn deref(&self) -> &[char] {
        &self.chars[..self.length]
    }
}

/// Normalizes a text of at most [`MAX_LENGTH`] bytes, dropping invisible characters and the trailing marks of check, mate
/// and quality, which do not identify the move.
pub fn plain_chars(text: &str) -> Plain {
    let unseen = |c: &char| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}');
    let mut plainly = Plain { chars: [' '; MAX_LENGTH], length: 0 };
    for (place, c) in plainly.chars.iter_mut().zip(text.chars().filter(unseen).map(plain)) {
        *place = c;
        plainly.length += 1;
    }
    while plainly.last().is_some_and(|c| matches!(c, '+' | '#' | '!' | '?')) {
        plainly.length -= 1;
    }
    plainly
}
