//! The moves of a record, with variations: read from text, or written in a notation.
//!
//! Tags, comments and containers are handled in JavaScript, which has better tools for text and is smaller. Moves are
//! checked here, by the rules of movement alone: records continue after a repetition, and lessons start anywhere.

use crate::api::Kind;
use crate::api::answer::{Code, Illegality};
use crate::api::packed::Packed;
#[cfg(feature = "chess")]
use crate::chess::{self, Chess};
use crate::error::SetupPolicy;
use crate::fen::{Castling, Counters};
use crate::notation::{Misread, Notate, Notation};
use crate::variant::Variant;
#[cfg(feature = "xiangqi")]
use crate::xiangqi::{self, Xiangqi};
use alloc::borrow::ToOwned;
use alloc::string::String;
#[cfg(feature = "chess")]
use alloc::vec;
use alloc::vec::Vec;

/// The UCI text of a null move: the side to move passes.
pub const NULL: &str = "0000";

/// Separates alternative readings of a word.
const OR: char = ' ';

/// The starting position of a record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginning<'a> {
    /// The FEN; empty for the game's own start.
    pub fen: &'a str,
    /// How castling rights are read. Chess only.
    pub castling: Castling,
}

/// What to do with the words of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read them as moves in this notation, or in any, and return UCI.
    Read(Option<Notation>),
    /// Read them as UCI, and write the moves in this notation.
    Write(Notation),
}

/// A word of a record's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// Begins a variation that replaces the move before it.
    Open,
    /// Ends a variation; ignored if none is open.
    Close,
    /// A move. For reading, it may list alternative readings separated by spaces; the first that is a move counts.
    Move(&'a str),
}

impl<'a> From<&'a str> for Word<'a> {
    /// Converts a parenthesis or a move.
    fn from(text: &'a str) -> Self {
        match text {
            "(" => Self::Open,
            ")" => Self::Close,
            _ => Self::Move(text),
        }
    }
}

/// The result for a word that is a move. `T` is `&str` while the result is passed on, before it is stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<T = String> {
    /// It was played: the requested text; [`NULL`] or `--` for a pass.
    Move(T),
    /// It could not be played.
    Refused(Refusal),
    /// It follows a word that could not be played on the same line.
    Unread,
}

/// Why a word could not be played.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is not a move.
    NotAMove,
    /// It is an illegal move; with the reason, if all its readings share one.
    Illegal(Option<Illegality>),
    /// It may mean several moves.
    Ambiguous,
    /// The game has ended by mate or stalemate.
    GameOver,
}

/// The position in which the words start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its canonical FEN.
    pub fen: String,
    /// How it compares with the game's own start.
    pub origin: Origin,
}

/// The origin of a record's starting position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The game's own start.
    Game,
    /// Another position.
    Position,
    /// Another position, after impossible rights were dropped.
    Repaired,
}

/// The moves of a record, read or written.
#[derive(Clone, Debug, PartialEq)]
pub struct Moves {
    /// Where they start.
    pub start: Start,
    /// One result per word that is a move, in order.
    pub answers: Vec<Answer>,
}

/// Reads or writes the moves of a record; `None` if the position is unusable.
///
/// ```
/// use trongtai::Kind;
/// use trongtai::notation::Notation;
/// use trongtai::record::{Answer, Beginning, Refusal, Task, Word, moves};
///
/// // 1. e4 (1. d4 d5) e5 2. Ke3
/// let words = ["e4", "(", "d4", "d5", ")", "e5", "Ke3"].map(Word::from);
/// let read = moves(Kind::Chess, Beginning::default(), Task::Read(Some(Notation::San)), words).ok_or("no position")?;
/// assert_eq!(read.answers[1], Answer::Move("d2d4".to_owned()));
/// let Answer::Refused(Refusal::Illegal(Some(why))) = &read.answers[4] else { panic!("a king cannot go there") };
/// assert_eq!(why.code, "king-shape");
/// # Ok::<(), &str>(())
/// ```
pub fn moves<'a>(
    kind: Kind,
    beginning: Beginning<'_>,
    task: Task,
    words: impl IntoIterator<Item = Word<'a>>,
) -> Option<Moves> {
    let mut answers = Vec::new();
    let mut keep = |answer: Answer<&str>| {
        answers.push(match answer {
            Answer::Move(text) => Answer::Move(text.to_owned()),
            Answer::Refused(refusal) => Answer::Refused(refusal),
            Answer::Unread => Answer::Unread,
        });
    };
    let opened = Opened::of(kind, beginning)?;
    let start = opened.start();
    opened.answer(task, &mut words.into_iter(), &mut keep);
    Some(Moves { start, answers })
}

/// A record's starting position, before any move is read.
// One of them at a time, on the stack.
#[allow(clippy::large_enum_variant)]
pub(crate) enum Opened {
    #[cfg(feature = "xiangqi")]
    Xiangqi(Position<Xiangqi>),
    #[cfg(feature = "chess")]
    Chess(Position<Chess>),
}

/// A position, the counters of its FEN, and its origin.
pub(crate) struct Position<P> {
    position: P,
    counters: Counters,
    origin: Origin,
}

impl<P: Variant> Position<P> {
    fn new(start: P, (position, counters, repaired): (P, Counters, bool)) -> Self {
        let own = position == start && counters == Counters::default();
        let origin = if repaired {
            Origin::Repaired
        } else if own {
            Origin::Game
        } else {
            Origin::Position
        };
        Self { position, counters, origin }
    }

    fn start(&self) -> Start {
        Start { fen: self.position.write_fen(self.counters), origin: self.origin }
    }
}

impl Opened {
    /// Opens the position of a record; `None` if it is unusable.
    pub(crate) fn of(kind: Kind, beginning: Beginning<'_>) -> Option<Self> {
        match kind {
            #[cfg(feature = "xiangqi")]
            Kind::Xiangqi => {
                let start = Xiangqi::start();
                let opened = match beginning.fen {
                    "" => (start, Counters::default(), false),
                    fen => xiangqi_opening(fen)?,
                };
                Some(Self::Xiangqi(Position::new(start, opened)))
            }
            #[cfg(feature = "chess")]
            Kind::Chess => {
                let start = Chess::start();
                let own = beginning.fen.is_empty().then(|| start.fen(Counters::default()));
                let opened = chess_opening(own.as_deref().unwrap_or(beginning.fen), beginning.castling)?;
                Some(Self::Chess(Position::new(start, opened)))
            }
            #[cfg(not(all(feature = "xiangqi", feature = "chess")))]
            _ => None,
        }
    }

    /// Returns where the moves start.
    pub(crate) fn start(&self) -> Start {
        match self {
            #[cfg(feature = "xiangqi")]
            Self::Xiangqi(opened) => opened.start(),
            #[cfg(feature = "chess")]
            Self::Chess(opened) => opened.start(),
        }
    }

    /// Passes on the result for each word.
    pub(crate) fn answer<'a>(
        &self,
        task: Task,
        words: &mut dyn Iterator<Item = Word<'a>>,
        hand: &mut dyn FnMut(Answer<&str>),
    ) {
        match self {
            #[cfg(feature = "xiangqi")]
            Self::Xiangqi(opened) => answer(opened.position, task, words, hand),
            #[cfg(feature = "chess")]
            Self::Chess(opened) => answer(opened.position, task, words, hand),
        }
    }
}

/// Reads a xiangqi position from a record: any that can be played.
#[cfg(feature = "xiangqi")]
fn xiangqi_opening(fen: &str) -> Option<(Xiangqi, Counters, bool)> {
    let setup = xiangqi::Setup::parse(fen).ok()?;
    Some((setup.admit(SetupPolicy::Playable).ok()?, setup.counters, false))
}

/// Reads a chess position from a record: any that can be played, without its impossible rights, and whether there were any.
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

/// A line in play: the positions before and after its last move, and whether it can be continued.
#[derive(Clone, Copy)]
struct Line<P> {
    before: P,
    now: P,
    dead: bool,
}

fn answer<'a, P: Packed<Cause: Code>>(
    position: P,
    task: Task,
    words: &mut dyn Iterator<Item = Word<'a>>,
    hand: &mut dyn FnMut(Answer<&str>),
) {
    let mut line = Line { before: position, now: position, dead: false };
    let mut lines = Vec::new();
    let mut text = String::new();
    for word in words {
        match word {
            Word::Open => {
                lines.push(line);
                line.now = line.before;
            }
            Word::Close => line = lines.pop().unwrap_or(line),
            Word::Move(_) if line.dead => hand(Answer::Unread),
            Word::Move(word) => {
                line.before = line.now;
                text.clear();
                hand(match play(&mut line.now, word, task, &mut text) {
                    Ok(()) => Answer::Move(&text),
                    Err(misread) => {
                        line.dead = true;
                        Answer::Refused(refusal(&line.now, misread))
                    }
                });
            }
        }
    }
}

/// Returns why a word could not be played.
fn refusal<P: Packed<Cause: Code>>(position: &P, misread: Misread<P>) -> Refusal {
    match misread {
        _ if position.count_legal() == 0 => Refusal::GameOver,
        Misread::NotAMove => Refusal::NotAMove,
        Misread::Ambiguous(_) => Refusal::Ambiguous,
        Misread::Illegal { why, .. } => Refusal::Illegal(why.map(Illegality::of::<P>)),
    }
}

/// Plays the move of a word and appends its text.
fn play<P: Packed>(position: &mut P, word: &str, task: Task, text: &mut String) -> Result<(), Misread<P>> {
    if matches!(word, "--" | "Z0" | NULL) {
        *position = position.pass().ok_or(Misread::Illegal { candidates: Vec::new(), why: None })?;
        text.push_str(if let Task::Write(_) = task { "--" } else { NULL });
        return Ok(());
    }
    let m = match task {
        Task::Write(notation) => {
            let m = position.read(word, Some(Notation::Uci))?;
            if !position.write(m, notation, text) {
                return Err(Misread::NotAMove);
            }
            m
        }
        Task::Read(notation) => {
            let (way, others) = word.split_once(OR).unwrap_or((word, ""));
            let first = read(position, way, notation);
            let another = |way| read(position, way, notation).ok();
            let m = first.or_else(|misread| others.split(OR).find_map(another).ok_or(misread))?;
            text.push_str(P::move_text(m).as_str());
            m
        }
    };
    position.play(m);
    Ok(())
}

/// Reads a move. Records do not always use the notation they name.
fn read<P: Notate>(position: &P, word: &str, notation: Option<Notation>) -> Result<P::Move, Misread<P>> {
    match position.read(word, notation) {
        // but the letters of one language mean other pieces in another
        Err(Misread::NotAMove) if notation.is_some_and(|notation| !notation.has_letters_of_its_own()) => {
            position.read(word, None)
        }
        read => read,
    }
}
