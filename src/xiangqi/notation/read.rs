//! Reading moves.
//!
//! A text is parsed into a [`Phrase`] once per school that could have written it. A phrase gives one destination for
//! each piece, so it can mean only a few moves, and only they are tried.

use super::spelling::{Sign, chinese, vietnamese, wxf};
use super::target::Target;
use super::{Facts, Way, words};
use crate::color::Color;
use crate::error::Illegality;
use crate::notation::{MAX_LENGTH, Misread, Notation, illegal, only, plain_chars};
use crate::position::Position;
use crate::xiangqi::explain::Cause;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::Role;
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::square::Square;
use alloc::vec;
use alloc::vec::Vec;

/// A school of spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum School {
    Wxf,
    Fairy,
    Xqbase,
    Vietnamese,
    Chinese,
}

/// How a piece is distinguished from like pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// By its file.
    File,
    Front,
    Middle,
    Rear,
    /// The outermost of four or five, WXF's `++` and `--`.
    First,
    Last,
    /// WXF's `33`: the middle of three where soldiers stand on two files.
    Doubled,
    /// By its number on its file, from the front.
    Nth(u8),
    /// By its number among all soldiers in tandem.
    Ordinal(u8),
}

/// A move as described by a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phrase {
    pub(super) role: Role,
    pub(super) place: Place,
    /// 0 if not given.
    pub(super) file: u8,
    pub(super) way: Way,
    pub(super) number: u8,
}

/// See [`Notate::read`](crate::notation::Notate::read).
pub(super) fn read(position: &Xiangqi, text: &str, notation: Option<Notation>) -> Result<Move, Misread<Xiangqi>> {
    use School::{Chinese, Fairy, Vietnamese, Wxf, Xqbase};
    const ALL: &[School] = &[Wxf, Fairy, Xqbase, Vietnamese, Chinese];
    // the schools whose spellings count, and those tried when the first fit no move
    let (own, kindred): (&[School], &[School]) = match notation {
        None => (ALL, ALL),
        Some(Notation::Uci | Notation::Coordinate) => (&[], &[]),
        Some(Notation::Wxf) => (&[Wxf], &[Wxf, Fairy, Xqbase]),
        Some(Notation::Fairy) => (&[Fairy], &[Fairy, Wxf]),
        Some(Notation::Xqbase) => (&[Xqbase], &[Xqbase, Wxf]),
        Some(Notation::Vietnamese) => (&[Vietnamese], &[Vietnamese]),
        Some(Notation::ChineseSimplified | Notation::ChineseTraditional) => (&[Chinese], &[Chinese]),
        // only coordinates and destinations
        Some(Notation::WinBoard) => (&[], &[]),
        Some(_) => return Err(Misread::NotAMove),
    };
    if text.len() > MAX_LENGTH {
        return Err(Misread::NotAMove);
    }
    let chars = plain_chars(text);
    let fairy = notation == Some(Notation::Fairy);
    // a piece and its destination with the rank, `A10e9`: coordinates are never written like that in capitals
    let goal = matches!(notation, Some(Notation::Fairy | Notation::WinBoard))
        && chars.first().is_some_and(char::is_ascii_uppercase)
        && chars.iter().any(char::is_ascii_lowercase);
    if !goal && let Some(m) = coordinates(&chars, fairy) {
        return if position.is_legal(m) { Ok(m) } else { Err(illegal(position, [m], || nobody(None))) };
    }
    let bases: &[usize] = match notation {
        None => &[0, 1],
        Some(Notation::Fairy) => &[1],
        Some(Notation::WinBoard) => &[0],
        Some(_) => &[],
    };
    let targets: Vec<Target> = bases.iter().filter_map(|&lowest| Target::read(&chars, lowest)).collect();
    if !targets.is_empty() {
        let mut legal = Vec::new();
        for m in targets.iter().flat_map(|target| target.legal(position)) {
            if !legal.contains(&m) {
                legal.push(m);
            }
        }
        let candidates = || targets.iter().flat_map(|target| target.candidates(position));
        // a square alone is a soldier's move, if one can be made there
        if legal.is_empty() && notation.is_none() && chars[0].is_ascii_lowercase() {
            return Err(Misread::NotAMove);
        }
        return only(legal, || illegal(position, candidates(), || nobody(None)));
    }
    let words = if chars.len() > 4 { words::phrases(&chars) } else { Vec::new() };
    let mut understood = false;
    let mut refused = Vec::new();
    // a piece that is named, but never moves that way
    let mut named = None;
    for (schools, loose) in [(own, false), (kindred, true)] {
        let mut legal = Vec::new();
        for &school in schools {
            let in_words = if school == Vietnamese { &words[..] } else { &[] };
            let phrases = Phrase::read(&chars, school, loose).into_iter().chain(in_words.iter().copied());
            let named_by = |phrase: Phrase| {
                let pieces = position.board().pieces(position.turn());
                pieces.filter(move |(piece, _)| piece.role() == phrase.role).map(move |found| (phrase, found))
            };
            for (phrase, (piece, from)) in phrases.inspect(|_| understood = true).flat_map(named_by) {
                let goal = phrase.goal(from, piece.color());
                let m = Move { from, to: goal.unwrap_or(from) };
                if !Facts::of(position.board(), m).is_some_and(|facts| phrase.fits(&facts, school, loose)) {
                    continue;
                }
                if goal.is_none() {
                    named = named.or(Some((piece.role(), from)));
                    continue;
                }
                let meant = if position.is_legal(m) { &mut legal } else { &mut refused };
                if !meant.contains(&m) {
                    meant.push(m);
                }
            }
        }
        if !legal.is_empty() {
            return only(legal, || Misread::NotAMove);
        }
    }
    Err(if understood { illegal(position, refused, || nobody(named)) } else { Misread::NotAMove })
}

/// The error for a text whose piece does not exist or never moves that way.
fn nobody(named: Option<(Role, Square)>) -> Illegality<Cause, Square> {
    match named {
        Some((role, from)) => Illegality { code: Cause::of_shape(role), squares: vec![from] },
        None => Illegality { code: Cause::NoSuchPiece, squares: Vec::new() },
    }
}

impl Phrase {
    fn read(chars: &[char], school: School, loose: bool) -> Option<Self> {
        if school == School::Chinese {
            return Self::read_chinese(chars);
        }
        let bytes = chars.iter().map(|&c| u8::try_from(c).ok()).collect::<Option<Vec<u8>>>()?;
        let (&number, rest) = bytes.split_last()?;
        let number = figure(number)?;
        let (&sign, name) = rest.split_last()?;
        let viet = school == School::Vietnamese;
        let (way, name) = match sign {
            b'.' if viet => (Way::Forward, name),
            b'/' if viet => (Way::Back, name),
            b'-' if viet => (Way::Sideways, name),
            b'+' if !viet => (Way::Forward, name),
            b'-' if !viet => (Way::Back, name),
            b'=' | b'.' if !viet => (Way::Sideways, name),
            // some books omit the sign of a sideways move
            b'1'..=b'9' if !viet && loose && rest.len() == 2 && wxf(rest[0]).is_some() => (Way::Sideways, rest),
            _ => return None,
        };
        let (role, place, file) = if viet { vietnamese_name(name) } else { letter_name(name, school) }?;
        Some(Self { role, place, file, way, number })
    }

    fn read_chinese(chars: &[char]) -> Option<Self> {
        use Sign::{Front, Middle, Number, Rear};
        let signs = chars.iter().map(|&c| chinese(c)).collect::<Option<Vec<Sign>>>()?;
        let &[ref name @ .., Sign::Way(way), Number(number)] = &signs[..] else { return None };
        let place = match name.first()? {
            Front => Place::Front,
            Middle => Place::Middle,
            Rear => Place::Rear,
            _ => Place::File,
        };
        let (role, place, file) = match *name {
            [Sign::Role(role), Number(file)] => (role, Place::File, file),
            [Number(k), Sign::Role(role)] => (role, Place::Ordinal(k), 0),
            [Front | Middle | Rear, Sign::Role(role)] => (role, place, 0),
            // older books: 前六平五, 前兵六平五
            [Front | Middle | Rear, Number(file)] => (Role::Soldier, place, file),
            [Front | Middle | Rear, Sign::Role(role), Number(file)] => (role, place, file),
            _ => return None,
        };
        Some(Self { role, place, file, way, number })
    }

    /// Returns the point that a piece on `from` reaches by this direction and number, whether or not it can go there.
    fn goal(&self, from: Square, color: Color) -> Option<Square> {
        let up = (self.way == Way::Forward) == (color == Color::RED);
        let rank = |by: u8| {
            let by = usize::from(by);
            if up { Some(from.rank() + by) } else { from.rank().checked_sub(by) }
        };
        let file = usize::from(if color == Color::RED { 9 - self.number } else { self.number - 1 });
        let aside = file.abs_diff(from.file());
        let (file, rank) = match (self.role, self.way) {
            (Role::General | Role::Chariot | Role::Cannon | Role::Soldier, Way::Sideways) => (file, from.rank()),
            (Role::General | Role::Chariot | Role::Cannon | Role::Soldier, _) => (from.file(), rank(self.number)?),
            (_, Way::Sideways) => return None,
            (Role::Advisor, _) if aside == 1 => (file, rank(1)?),
            (Role::Elephant, _) if aside == 2 => (file, rank(2)?),
            (Role::Horse, _) if aside == 1 || aside == 2 => (file, rank(3 - aside as u8)?),
            _ => return None,
        };
        Square::at(file, rank)
    }

    /// Whether this describes the piece and direction of `facts`.
    fn fits(&self, facts: &Facts, school: School, loose: bool) -> bool {
        let on_file = self.file == 0 || self.file == facts.file;
        let behind = facts.count - 1 - facts.index;
        let named = match self.place {
            Place::File => {
                let middle = school == School::Wxf && facts.is_middle() && !facts.is_split();
                loose || middle || !facts.is_tandem()
            }
            Place::Front | Place::Rear => {
                let place = if self.place == Place::Front { facts.index } else { behind };
                // WXF keeps `+` of four for the second, and gives the file if soldiers stand in tandem on two
                let strict = !loose && matches!(school, School::Wxf | School::Fairy);
                let split = facts.is_split() == (self.file > 0);
                // the UCCI papers switch to letters for four
                let most = if school == School::Xqbase && !loose { 3 } else { 5 };
                let several = (2..=most).contains(&facts.count);
                several && place == u8::from(strict && facts.count > 3) && (!strict || split)
            }
            Place::Middle => facts.count == 3 && facts.index == 1,
            Place::First => facts.count > 3 && facts.index == 0,
            Place::Last => facts.count > 3 && behind == 0,
            Place::Doubled => facts.is_split() && facts.count == 3 && facts.index == 1,
            Place::Nth(n) => facts.count > 1 && facts.index + 1 == n,
            Place::Ordinal(n) => facts.count > 1 && facts.ordinal + 1 == n,
        };
        named && on_file
    }
}

fn figure(byte: u8) -> Option<u8> {
    if matches!(byte, b'1'..=b'9') { Some(byte - b'0') } else { None }
}

/// Reads the name of a piece in letters: role, place, file.
fn letter_name(name: &[u8], school: School) -> Option<(Role, Place, u8)> {
    use Role::Soldier;
    let &[first, second] = name else { return None };
    let sign = |byte| match byte {
        b'+' => Some(Place::Front),
        b'-' if school == School::Xqbase => Some(Place::Middle),
        b'-' => Some(Place::Rear),
        b'.' => Some(Place::Rear),
        _ => None,
    };
    if school == School::Xqbase {
        // the UCCI papers number the pieces, so that a move can be typed without letters
        let role = figure(first).and_then(|n| Role::ALL.get(usize::from(n) - 1).copied()).or(wxf(first))?;
        return match second {
            b'a'..=b'e' if role == Soldier => Some((role, Place::Ordinal(second - b'a' + 1), 0)),
            _ => match figure(second) {
                Some(file) => Some((role, Place::File, file)),
                None => Some((role, sign(second)?, 0)),
            },
        };
    }
    Some(match (figure(first), figure(second)) {
        (Some(n), Some(file)) if school == School::Fairy => (Soldier, Place::Nth(n), file),
        (Some(file), Some(again)) if file == again => (Soldier, Place::Doubled, file),
        (Some(_), Some(_)) => return None,
        (Some(file), None) => (Soldier, sign(second)?, file),
        (None, Some(file)) => match sign(first) {
            Some(place) => (Soldier, place, file),
            None => (wxf(first)?, Place::File, file),
        },
        (None, None) => match (first, second) {
            (b'+', b'+') => (Soldier, Place::First, 0),
            (b'-', b'-') => (Soldier, Place::Last, 0),
            _ => match wxf(first) {
                Some(role) => (role, sign(second)?, 0),
                None => (wxf(second)?, sign(first)?, 0),
            },
        },
    })
}

/// Reads the name of a piece in Vietnamese: role, place, file.
fn vietnamese_name(name: &[u8]) -> Option<(Role, Place, u8)> {
    if let &[b'T' | b't', b'G' | b'g', file] = name {
        return Some((Role::General, Place::File, figure(file)?));
    }
    // trước, giữa, sau
    let place = |byte: u8| match byte.to_ascii_lowercase() {
        b't' => Some(Place::Front),
        b'g' => Some(Place::Middle),
        b's' => Some(Place::Rear),
        _ => None,
    };
    let (&letter, rest) = name.split_first()?;
    let role = vietnamese(letter)?;
    match *rest {
        [byte] => match figure(byte) {
            Some(file) => Some((role, Place::File, file)),
            None => Some((role, place(byte)?, 0)),
        },
        [b'G' | b'g', n] => Some((role, Place::Nth(figure(n)?), 0)),
        [file, byte] => Some((role, place(byte)?, figure(file)?)),
        _ => None,
    }
}

/// Reads `h2e2`, `H2-E2`. Ranks are 0–9, or 1–10 for Fairy-Stockfish and whenever one of them is 10.
fn coordinates(chars: &[char], from_one: bool) -> Option<Move> {
    let (from_file, from_rank, rest) = point(chars)?;
    let rest = rest.strip_prefix(&['-']).unwrap_or(rest);
    let (to_file, to_rank, &[]) = point(rest)? else { return None };
    let lowest = usize::from(from_one || from_rank == 10 || to_rank == 10);
    let square = |file, rank: usize| Square::at(file, rank.checked_sub(lowest)?);
    Some(Move { from: square(from_file, from_rank)?, to: square(to_file, to_rank)? })
}

/// Reads a file and a rank as written, and returns the rest.
pub(super) fn point(chars: &[char]) -> Option<(usize, usize, &[char])> {
    let (&file, rest) = chars.split_first()?;
    let file = (file as usize | 32).checked_sub('a' as usize).filter(|&file| file < Square::FILES)?;
    Some(match *rest {
        ['1', '0', ref rest @ ..] => (file, 10, rest),
        [rank, ref rest @ ..] => (file, rank.to_digit(10)? as usize, rest),
        [] => return None,
    })
}
