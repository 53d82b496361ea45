//! The moves of a record, with variations: read from text, or written in a notation.
//!
//! Tags, comments and containers are handled in JavaScript, which has better tools for text and is smaller. Moves are
//! checked here, by the rules of movement alone: records continue after a repetition, and lessons start anywhere.

use crate::api::answer::Illegality;
use crate::api::packed::Packed;
use crate::api::{Job, Kind, with_game};
use crate::fen::{Castling, Counters};
use crate::notation::{Misread, Notate, Notation};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
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
    let opened = open(kind, beginning)?;
    let start = opened.start();
    opened.answer(task, &mut words.into_iter(), &mut keep);
    Some(Moves { start, answers })
}

/// A record's starting position, before any move is read.
pub(crate) trait Opened {
    /// Returns where the moves start.
    fn start(&self) -> Start;

    /// Passes on the result for each word.
    fn answer<'a>(&self, task: Task, words: &mut dyn Iterator<Item = Word<'a>>, hand: &mut dyn FnMut(Answer<&str>));
}

/// Opens the position of a record; `None` if it is unusable.
pub(crate) fn open(kind: Kind, beginning: Beginning<'_>) -> Option<Box<dyn Opened>> {
    with_game(kind, beginning).flatten()
}

impl Job for Beginning<'_> {
    type Done = Option<Box<dyn Opened>>;

    fn with<P: Packed>(self) -> Self::Done {
        Some(Box::new(Position::<P>::of(self)?))
    }
}

/// A position, the counters of its FEN, and its origin.
struct Position<P> {
    position: P,
    counters: Counters,
    origin: Origin,
}

impl<P: Packed> Position<P> {
    fn of(Beginning { fen, castling }: Beginning<'_>) -> Option<Self> {
        let (position, counters, repaired) = match fen {
            "" => (P::starting(castling), Counters::default(), false),
            fen => P::read_loosely(fen, castling)?,
        };
        let own = position == P::starting(Castling::Standard) && counters == Counters::default();
        let origin = if repaired {
            Origin::Repaired
        } else if own {
            Origin::Game
        } else {
            Origin::Position
        };
        Some(Self { position, counters, origin })
    }
}

impl<P: Packed> Opened for Position<P> {
    fn start(&self) -> Start {
        Start { fen: self.position.write_fen(self.counters), origin: self.origin }
    }

    fn answer<'a>(&self, task: Task, words: &mut dyn Iterator<Item = Word<'a>>, hand: &mut dyn FnMut(Answer<&str>)) {
        answer(self.position, task, words, hand);
    }
}

/// A line in play: the positions before and after its last move, and whether it can be continued.
#[derive(Clone, Copy)]
struct Line<P> {
    before: P,
    now: P,
    dead: bool,
}

fn answer<'a, P: Packed>(
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
fn refusal<P: Packed>(position: &P, misread: Misread<P>) -> Refusal {
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
