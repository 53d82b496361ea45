//! Writing moves.

use super::{FIGURES, VIETNAMESE, castling};
use crate::chess::moves::Move;
use crate::chess::piece::{Role, Side};
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::notation::Notation;
use crate::position::Position;
use alloc::string::String;
use alloc::vec::Vec;

/// See [`Notate::write`](crate::notation::Notate::write).
pub(super) fn write(position: &Chess, m: Move, notation: Notation, text: &mut String) -> bool {
    match notation {
        Notation::Uci | Notation::Coordinate => {
            write_square(m.from, text);
            write_square(m.to, text);
            text.extend(m.promotion.map(|role| role.letter().to_ascii_lowercase()));
            return true;
        }
        Notation::San | Notation::Lan | Notation::Figurine | Notation::Vietnamese => {}
        _ => return false,
    }
    let Some(piece) = position.piece_at(m.from) else { return false };
    let vietnamese = notation == Notation::Vietnamese;
    let letter = |role: Role| match notation {
        Notation::Vietnamese => VIETNAMESE[role as usize],
        Notation::Figurine => figure(role, piece.color),
        _ => role.letter(),
    };
    let mut next = *position;
    let effect = next.play(m);
    match castling(position, m) {
        Some(Side::King) => text.push_str("O-O"),
        Some(Side::Queen) => text.push_str("O-O-O"),
        None => {
            let takes = effect.captured.is_some();
            if piece.role != Role::Pawn {
                text.push(letter(piece.role));
            }
            if notation == Notation::Lan {
                write_square(m.from, text);
            } else if piece.role != Role::Pawn {
                tell_apart(position, m, piece.role, text);
            } else if takes {
                text.push(file(m.from));
            }
            if takes {
                text.push(if vietnamese { ':' } else { 'x' });
            } else if notation == Notation::Lan {
                text.push('-');
            }
            write_square(m.to, text);
            if let Some(role) = m.promotion {
                text.extend([if vietnamese { '/' } else { '=' }, letter(role)]);
            }
        }
    }
    let checkers = next.checkers();
    if checkers.any() {
        let mate = next.count_legal() == 0;
        text.push_str(if mate { "#" } else { if vietnamese && checkers.is_many() { "++" } else { "+" } });
    }
    true
}

fn figure(role: Role, color: Color) -> char {
    let white = FIGURES[role as usize];
    let figure = match color {
        Color::White => Some(white),
        Color::Black => char::from_u32(white as u32 + 6),
    };
    figure.unwrap_or(white)
}

fn file(square: Square) -> char {
    char::from(b'a' + square.file() as u8)
}

fn rank(square: Square) -> char {
    char::from(b'1' + square.rank() as u8)
}

fn write_square(square: Square, text: &mut String) {
    text.extend([file(square), rank(square)]);
}

/// Writes the file, rank or both of the origin, if another piece of the kind can legally go to the same square. The file
/// alone is preferred, then the rank (PGN standard, 8.2.3.4).
fn tell_apart(position: &Chess, m: Move, role: Role, text: &mut String) {
    let mut moves = Vec::with_capacity(32);
    position.legal().list(position.board().pieces(position.turn(), role), position.is_chess960(), &mut moves);
    let (mut any, mut on_file, mut on_rank) = (false, false, false);
    for other in moves {
        if other.to == m.to && other.from != m.from && castling(position, other).is_none() {
            any = true;
            on_file |= other.from.file() == m.from.file();
            on_rank |= other.from.rank() == m.from.rank();
        }
    }
    if any && (!on_file || on_rank) {
        text.push(file(m.from));
    }
    if on_file {
        text.push(rank(m.from));
    }
}
