//! Reading moves: leniently, but never as another move than the one written.

use super::{FIGURES, VIETNAMESE, castling};
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::explain::{Cause, explain_castling};
use crate::chess::moves::Move;
use crate::chess::piece::{Role, Side};
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::error::Illegality;
use crate::notation::{MAX_LENGTH, Misread, Notation, illegal, only, plain_chars};
use crate::position::Position;
use alloc::vec;
use alloc::vec::Vec;

/// The piece letters in use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letters {
    English,
    Vietnamese,
    /// English and Vietnamese; `B`, which they share, is a bishop.
    Both,
    /// Those of another language: king, queen, rook, bishop, knight.
    Other(&'static [&'static str; 5]),
}

/// Returns the letters of other languages, king first.
fn letters_of(notation: Notation) -> Option<&'static [&'static str; 5]> {
    Some(match notation {
        Notation::German => &["K", "D", "T", "L", "S"],
        Notation::Dutch => &["K", "D", "T", "L", "P"],
        Notation::French => &["R", "D", "T", "F", "C"],
        Notation::Spanish => &["R", "D", "T", "A", "C"],
        Notation::Portuguese => &["R", "D", "T", "B", "C"],
        Notation::Romanian => &["R", "D", "T", "N", "C"],
        Notation::Polish => &["K", "H", "W", "G", "S"],
        Notation::Czech => &["K", "D", "V", "S", "J"],
        Notation::Hungarian => &["K", "V", "B", "F", "H"],
        Notation::Finnish => &["K", "D", "T", "L", "R"],
        Notation::Icelandic => &["K", "D", "H", "B", "R"],
        Notation::Russian => &["Кр", "Ф", "Л", "С", "К"],
        Notation::Ukrainian => &["Кр", "Ф", "Т", "С", "К"],
        Notation::Bulgarian => &["Ц", "Д", "Т", "О", "К"],
        _ => return None,
    })
}

/// A move as described by a text.
struct Phrase {
    role: Role,
    file: Option<usize>,
    rank: Option<usize>,
    /// Whether it has a capture sign.
    takes: bool,
    to: Square,
    promotion: Option<Role>,
}

/// See [`Notate::read`](crate::notation::Notate::read).
pub(super) fn read(position: &Chess, text: &str, notation: Option<Notation>) -> Result<Move, Misread<Chess>> {
    if text.len() > MAX_LENGTH {
        return Err(Misread::NotAMove);
    }
    let letters = match notation {
        None => Some(Letters::Both),
        Some(Notation::San | Notation::Lan | Notation::Figurine) => Some(Letters::English),
        Some(Notation::Vietnamese) => Some(Letters::Vietnamese),
        Some(notation) => letters_of(notation).map(Letters::Other),
    };
    // a capital is a piece if it can be one: the bishop's or the Vietnamese queen's (hậu) `B3d5` and `H3d5` start on
    // the third rank, not on b3 and h3
    if let Some(m) = Move::parse(text).filter(|_| letters.is_none() || !text.starts_with(['B', 'H'])) {
        return if position.is_legal(m) {
            Ok(m)
        } else {
            Err(illegal(position, [m], || Illegality { code: Cause::NoPiece, squares: vec![m.from] }))
        };
    }
    let letters = letters.ok_or(Misread::NotAMove)?;
    let chars = plain_chars(text);
    let chars = without_marks(&chars);
    if let Some(side) = castling_sign(chars) {
        return castle(position, side);
    }
    let phrase = Phrase::read(chars, letters).ok_or(Misread::NotAMove)?;
    let mut meant = phrase.legal(position);
    if meant.is_empty() && letters == Letters::Both && chars[0] == 'B' {
        // binh, a letter that pawns need not have
        meant = Phrase { role: Role::Pawn, ..phrase }.legal(position);
    }
    only(meant, || illegal(position, phrase.candidates(position), || phrase.nobody(position)))
}

/// Drops check signs, annotation marks and `e.p.` at the end, which do not identify the move.
fn without_marks(mut chars: &[char]) -> &[char] {
    loop {
        chars = match chars {
            [rest @ .., '+' | '#' | '!' | '?'] => rest,
            [rest @ .., 'e', '.', 'p', '.'] | [rest @ .., 'e', 'p'] => rest,
            [rest @ .., 'c', 'h'] | [rest @ .., 'm', 'a', 't', 'e'] => rest,
            _ => return chars,
        };
    }
}

fn castling_sign(chars: &[char]) -> Option<Side> {
    // the last two are Cyrillic
    let ring = |c: char| matches!(c, 'O' | 'o' | '0' | 'О' | 'о');
    match *chars {
        [a, '-', b] if ring(a) && ring(b) => Some(Side::King),
        [a, '-', b, '-', c] if ring(a) && ring(b) && ring(c) => Some(Side::Queen),
        _ => None,
    }
}

fn castle(position: &Chess, side: Side) -> Result<Move, Misread<Chess>> {
    let king = position.board().king(position.turn());
    let mut moves = Vec::new();
    position.legal_moves_from(king, &mut moves);
    moves.retain(|&m| castling(position, m) == Some(side));
    only(moves, || Misread::Illegal { candidates: Vec::new(), why: Some(explain_castling(position, side)) })
}

/// Reads the piece at the start of a text, and how many characters name it.
fn role_of(chars: &[char], letters: Letters) -> Option<(Role, usize)> {
    let &letter = chars.first()?;
    if let Some(place) = FIGURES.iter().position(|&white| white == letter || white as u32 + 6 == letter as u32) {
        return Some((Role::from_number(place as u32)?, 1));
    }
    if let Letters::Other(names) = letters {
        const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let begins = |name: &str| name.chars().eq(chars.iter().copied().take(name.chars().count()));
        let place = names.iter().position(|name| begins(name))?;
        return Some((ROLES[place], names[place].chars().count()));
    }
    // a lower-case `b` is a file
    let english = letters != Letters::Vietnamese && letter != 'b';
    let by_letter = Role::from_letter(letter).filter(|_| english);
    let vietnamese = || VIETNAMESE.iter().position(|&c| c == letter).filter(|_| letters != Letters::English);
    by_letter.or_else(|| Role::from_number(vietnamese()? as u32)).map(|role| (role, 1))
}

impl Phrase {
    fn read(chars: &[char], letters: Letters) -> Option<Self> {
        let pair = |&at: &usize| matches!(chars[at..at + 2], ['a'..='h', '1'..='8']);
        let goal = (0..chars.len().saturating_sub(1)).rev().find(pair)?;
        let to = Square::at(file(chars[goal])?, rank(chars[goal + 1])?)?;
        let promotion = match chars[goal + 2..] {
            [] => None,
            [letter] | ['=' | '/', letter] | ['(', letter, ')'] => {
                // lower-case letters, even `b`, are as common here as capitals
                let (role, _) = role_of(&[letter.to_ascii_uppercase()], letters)?;
                Some(Some(role).filter(|role| role.is_promotion())?)
            }
            _ => return None,
        };
        let mut rest = &chars[..goal];
        let mut role = Role::Pawn;
        if let Some((named, length)) = role_of(rest, letters) {
            (role, rest) = (named, &rest[length..]);
        }
        let mut takes = false;
        if let Some((sign, others)) = rest.split_last()
            && matches!(sign, 'x' | ':' | '×' | '-')
        {
            (takes, rest) = (*sign != '-', others);
        }
        let (file, rank) = match *rest {
            [] => (None, None),
            [c] => (file(c), rank(c)),
            [f, r] => (Some(file(f)?), Some(rank(r)?)),
            _ => return None,
        };
        let understood = rest.is_empty() || file.is_some() || rank.is_some();
        understood.then_some(Self { role, file, rank, takes, to, promotion })
    }

    /// Whether it can be the piece on this square.
    fn is_from(&self, from: Square) -> bool {
        // a pawn move to another file names the file
        let straight = self.role == Role::Pawn && !self.takes && self.file.is_none();
        self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
            && (!straight || from.file() == self.to.file())
    }

    fn legal(&self, position: &Chess) -> Vec<Move> {
        let board = position.board();
        let reach = match self.role {
            Role::Pawn => Bitboard(!0),
            Role::Knight => attacks::knight(self.to),
            Role::Bishop => attacks::bishop(self.to, board.occupied()),
            Role::Rook => attacks::rook(self.to, board.occupied()),
            Role::Queen => attacks::bishop(self.to, board.occupied()) | attacks::rook(self.to, board.occupied()),
            Role::King => attacks::king(self.to),
        };
        let pieces = board.pieces(position.turn(), self.role) & reach;
        let pieces: Bitboard = pieces.filter(|&from| self.is_from(from)).collect();
        if pieces.is_empty() {
            return Vec::new();
        }
        let legal = position.legal();
        if !matches!(self.role, Role::King | Role::Pawn) {
            let lets = |&from: &Square| self.promotion.is_none() && legal.lets(from, self.to);
            return pieces.filter(lets).map(|from| Move::new(from, self.to)).collect();
        }
        let mut moves = Vec::with_capacity(16);
        legal.list(pieces, position.is_chess960(), &mut moves);
        moves.retain(|&m| {
            let promotes = self.promotion.is_none() || self.promotion == m.promotion;
            m.to == self.to && promotes && castling(position, m).is_none()
        });
        moves
    }

    /// The error for a text that no piece matches, or only the king by castling, which is not written as a step.
    fn nobody(&self, position: &Chess) -> Illegality<Cause, Square> {
        match self.role {
            Role::King => Illegality { code: Cause::KingShape, squares: vec![position.board().king(position.turn())] },
            _ => Illegality { code: Cause::NoSuchPiece, squares: Vec::new() },
        }
    }

    /// Returns the moves it would mean if they were legal: one per piece it can name.
    fn candidates<'a>(&'a self, position: &'a Chess) -> impl Iterator<Item = Move> + 'a {
        let pieces = position.board().pieces(position.turn(), self.role).filter(|&from| self.is_from(from));
        pieces.map(|from| Move { from, to: self.to, promotion: self.promotion })
    }
}

fn file(c: char) -> Option<usize> {
    (c as usize).checked_sub('a' as usize).filter(|&file| file < Square::FILES)
}

fn rank(c: char) -> Option<usize> {
    (c as usize).checked_sub('1' as usize).filter(|&rank| rank < Square::RANKS)
}
