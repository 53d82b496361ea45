//! The moves of a record, with their variations: read from texts, written in a notation.
//!
//! Records themselves — tags, comments, containers — are text, and the business of the JavaScript side, which has better
//! tools for text and weighs less. What they say of moves is judged here, by the rules of movement alone: games go on
//! after a repetition, and lessons begin where they like.

use crate::api::Kind;
use crate::api::answer::Code;
use crate::api::packed::Packed;
#[cfg(feature = "chess")]
use crate::chess::{self, Chess};
use crate::error::SetupPolicy;
use crate::fen::{Castling, Counters};
use crate::notation::{Misread, Notate, Notation};
#[cfg(feature = "xiangqi")]
use crate::xiangqi::{self, Xiangqi};
use alloc::borrow::ToOwned;
use alloc::string::String;
#[cfg(feature = "chess")]
use alloc::vec;
use alloc::vec::Vec;

/// Separates words, which have no blanks.
pub const SEPARATOR: char = '\n';
/// Separates two ways of taking a word, the first that is a move counts.
pub const OR: char = ' ';
/// The UCI text of a null move: the side to move passes.
pub const NULL: &str = "0000";

/// The answer for a position that cannot be.
const IMPOSSIBLE: &str = "!";

/// Where the moves of a record begin.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginning<'a> {
    /// The position; empty is the game's own start.
    pub fen: &'a str,
    /// How castling rights are read. Chess only.
    pub castling: Castling,
}

/// Reads words as moves (`written` is false), or writes UCI texts in a notation (it is true).
///
/// Words are separated by [`SEPARATOR`]; `(` and `)` are words around moves in place of the move before. The answer
/// begins with a sign and the canonical FEN: `=` for the game's own start, `+` for another position, `~` for one from
/// which rights that cannot be had to be left out; or it is `!` alone, for a position that cannot be. Then comes an
/// answer to each word that is no parenthesis: the move's text; or `?` and a digit, 1 for what is no move, 2 for an
/// illegal move, 3 for one that can be several, 4 for any after mate or stalemate; after 2 come, where all that it may
/// mean is illegal for one reason, a blank, the code of the cause, and behind blanks the squares that show it; or nothing for what comes after such a word on its line.
///
/// ```
/// use trongtai::Kind;
/// use trongtai::notation::Notation;
/// use trongtai::record::{Beginning, moves};
///
/// // 1. e4 (1. d4 d5) e5 2. Ke3
/// let answer = moves(Kind::Chess, Beginning::default(), Some(Notation::San), false, "e4\n(\nd4\nd5\n)\ne5\nKe3");
/// let answers: Vec<&str> = answer.lines().skip(1).collect();
/// assert_eq!(answers[..4], ["e2e4", "d2d4", "d7d5", "e7e5"]);
/// assert!(answers[4].starts_with("?2 "));
/// ```
pub fn moves(kind: Kind, beginning: Beginning<'_>, notation: Option<Notation>, written: bool, words: &str) -> String {
    match kind {
        #[cfg(feature = "xiangqi")]
        Kind::Xiangqi => {
            let start = Xiangqi::start();
            let opened = match beginning.fen {
                "" => Some((start, Counters::default(), false)),
                fen => xiangqi_opening(fen),
            };
            let fen = |position: &Xiangqi, counters| xiangqi::Setup::of(position, counters).fen();
            answer(start, opened, fen, notation, written, words)
        }
        #[cfg(feature = "chess")]
        Kind::Chess => {
            let start = Chess::start();
            let opened = match beginning.fen {
                "" => chess_opening(&start.fen(Counters::default()), beginning.castling),
                fen => chess_opening(fen, beginning.castling),
            };
            answer(start, opened, Chess::fen, notation, written, words)
        }
        #[cfg(not(all(feature = "xiangqi", feature = "chess")))]
        _ => IMPOSSIBLE.to_owned(),
    }
}

/// A position of xiangqi from a record: any that can be played.
#[cfg(feature = "xiangqi")]
fn xiangqi_opening(fen: &str) -> Option<(Xiangqi, Counters, bool)> {
    let setup = xiangqi::Setup::parse(fen).ok()?;
    Some((setup.admit(SetupPolicy::Playable).ok()?, setup.counters, false))
}

/// A position of chess from a record: any that can be played, without the rights in it that cannot be, and whether there were any.
#[cfg(feature = "chess")]
fn chess_opening(fen: &str, castling: Castling) -> Option<(Chess, Counters, bool)> {
    let mut setup = chess::Setup::parse(fen, castling).ok()?;
    let counters = setup.counters;
    if let Ok(position) = setup.admit(SetupPolicy::Playable) {
        return Some((position, counters, false));
    }
    let mut bare = chess::Setup { castling: Vec::new(), ..setup.clone() };
    let faults = bare.faults().len();
    setup.castling.retain(|&right| {
        bare.castling = vec![right];
        bare.faults().len() == faults
    });
    if setup.admit(SetupPolicy::Playable).is_err() {
        setup.en_passant = None;
    }
    Some((setup.admit(SetupPolicy::Playable).ok()?, counters, true))
}

/// A line that is being played: the positions before its last move and after it, and whether it can go on.
#[derive(Clone, Copy)]
struct Line<P> {
    before: P,
    now: P,
    dead: bool,
}

fn answer<P: Packed<Cause: Code>>(
    start: P,
    opened: Option<(P, Counters, bool)>,
    fen: impl Fn(&P, Counters) -> String,
    notation: Option<Notation>,
    written: bool,
    words: &str,
) -> String {
    let Some((position, counters, repaired)) = opened else { return IMPOSSIBLE.to_owned() };
    let own = position == start && counters == Counters::default();
    let sign = if repaired { "~" } else { if own { "=" } else { "+" } };
    let mut text = [sign, &fen(&position, counters)].concat();
    let mut line = Line { before: position, now: position, dead: false };
    let mut lines = Vec::new();
    for word in words.split(SEPARATOR).filter(|word| !word.is_empty()) {
        match word {
            "(" => {
                lines.push(line);
                line.now = line.before;
            }
            ")" => line = lines.pop().unwrap_or(line),
            _ => {
                text.push(SEPARATOR);
                if !line.dead {
                    line.before = line.now;
                    let played = play(&mut line.now, word, notation, written, &mut text);
                    if let Err(misread) = played {
                        line.dead = true;
                        refuse(&line.now, misread, &mut text);
                    }
                }
            }
        }
    }
    text
}

/// Says why a word is no move that can be played.
fn refuse<P: Packed<Cause: Code>>(position: &P, misread: Misread<P>, text: &mut String) {
    let why = match misread {
        _ if position.count_legal() == 0 => return text.push_str("?4"),
        Misread::NotAMove => return text.push_str("?1"),
        Misread::Ambiguous(_) => return text.push_str("?3"),
        Misread::Illegal { why, .. } => why,
    };
    text.push_str("?2");
    if let Some(why) = why {
        // An illegality is written as its code and its squares, with blanks between.
        text.push(' ');
        text.push_str(why.code.code());
        for square in why.squares {
            text.push(' ');
            text.push_str(P::square_text(square).as_str());
        }
    }
}

/// Plays the move of a word, and adds its text.
fn play<P: Packed>(
    position: &mut P,
    word: &str,
    notation: Option<Notation>,
    written: bool,
    text: &mut String,
) -> Result<(), Misread<P>> {
    if matches!(word, "--" | "Z0" | NULL) {
        *position = position.pass().ok_or(Misread::Illegal { candidates: Vec::new(), why: None })?;
        text.push_str(if written { "--" } else { NULL });
        return Ok(());
    }
    let m = if written {
        position.read(word, Some(Notation::Uci))
    } else {
        let (way, others) = word.split_once(OR).unwrap_or((word, ""));
        let first = read(position, way, notation);
        let another = |way| read(position, way, notation).ok();
        first.or_else(|misread| others.split(OR).find_map(another).ok_or(misread))
    }?;
    match notation {
        Some(notation) if written => {
            if !position.write(m, notation, text) {
                return Err(Misread::NotAMove);
            }
        }
        _ => text.push_str(P::move_text(m).as_str()),
    }
    position.play(m);
    Ok(())
}

/// Reads a move. Records do not always keep to the notation that they name.
fn read<P: Notate>(position: &P, word: &str, notation: Option<Notation>) -> Result<P::Move, Misread<P>> {
    match position.read(word, notation) {
        // but the letters of one language are other pieces in the next
        Err(Misread::NotAMove) if notation.is_some_and(|notation| !notation.has_letters_of_its_own()) => {
            position.read(word, None)
        }
        read => read,
    }
}
