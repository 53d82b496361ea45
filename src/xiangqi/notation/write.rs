//! Writing moves.

use super::spelling::{CHINESE_NUMBERS, CHINESE_ROLES, VIETNAMESE, WXF_LETTERS};
use super::{Facts, Way};
use crate::color::Color;
use crate::notation::Notation;
use crate::position::Position;
use crate::xiangqi::moves::Move;
use crate::xiangqi::piece::Role;
use crate::xiangqi::position::Xiangqi;
use crate::xiangqi::square::Square;
use alloc::string::String;
use alloc::vec::Vec;

/// See [`Notate::write`](crate::notation::Notate::write).
pub(super) fn write(position: &Xiangqi, m: Move, notation: Notation, text: &mut String) -> bool {
    if let Notation::Uci | Notation::Coordinate = notation {
        let iccs = notation == Notation::Coordinate;
        write_square(m.from, iccs, text);
        if iccs {
            text.push('-');
        }
        write_square(m.to, iccs, text);
        return true;
    }
    let Some(facts) = Facts::of(position.board(), m) else { return false };
    match notation {
        Notation::Wxf => write_wxf(&facts, text),
        Notation::Vietnamese => write_vietnamese(&facts, text),
        Notation::ChineseSimplified => write_chinese(position, m, &facts, 0, text),
        Notation::ChineseTraditional => write_chinese(position, m, &facts, 1, text),
        _ => return false,
    }
    true
}

fn write_square(square: Square, upper: bool, text: &mut String) {
    let first = if upper { b'A' } else { b'a' };
    text.push(char::from(first + square.file() as u8));
    text.push(digit(square.rank() as u8));
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}

/// Returns the sign of a direction, from those for forward, backward and sideways.
fn sign(way: Way, signs: [char; 3]) -> char {
    signs[way as usize]
}

fn write_wxf(facts: &Facts, text: &mut String) {
    let letter = WXF_LETTERS[facts.role as usize];
    let (first, second) = if !facts.is_tandem() || (facts.is_middle() && !facts.is_split()) {
        (letter, digit(facts.file))
    } else {
        let front = facts.index * 2 < facts.count;
        let sign = if front { '+' } else { '-' };
        let outermost = facts.index == 0 || facts.index + 1 == facts.count;
        if facts.is_split() {
            (digit(facts.file), if facts.is_middle() { digit(facts.file) } else { sign })
        } else if facts.count > 3 && outermost {
            (sign, sign)
        } else {
            (letter, sign)
        }
    };
    text.extend([first, second, sign(facts.way, ['+', '-', '=']), digit(facts.number)]);
}

fn write_vietnamese(facts: &Facts, text: &mut String) {
    text.push_str(VIETNAMESE[facts.role as usize]);
    if !facts.is_tandem() || facts.is_split() {
        text.push(digit(facts.file));
    }
    if facts.is_tandem() {
        let last = facts.index + 1 == facts.count;
        text.push(if facts.index == 0 { 't' } else { if last { 's' } else { 'g' } });
        if facts.count > 3 && facts.index > 0 && !last {
            text.push(digit(facts.index + 1));
        }
    }
    text.extend([sign(facts.way, ['.', '/', '-']), digit(facts.number)]);
}

fn write_chinese(position: &Xiangqi, m: Move, facts: &Facts, script: usize, text: &mut String) {
    let color = position.turn();
    let number = |n: u8| if color == Color::RED { CHINESE_NUMBERS[usize::from(n)] } else { digit(n) };
    let role = CHINESE_ROLES[script][color.index()][facts.role as usize];
    if !facts.is_tandem() {
        text.extend([role, number(facts.file)]);
    } else {
        let place = if facts.is_split() && is_shared(position, m, facts) {
            CHINESE_NUMBERS[usize::from(facts.ordinal) + 1]
        } else if facts.index == 0 {
            '前'
        } else if facts.index + 1 == facts.count {
            if script == 0 { '后' } else { '後' }
        } else if facts.count == 3 {
            '中'
        } else {
            CHINESE_NUMBERS[usize::from(facts.index) + 1]
        };
        text.extend([place, role]);
    }
    let way = sign(facts.way, if script == 0 { ['进', '退', '平'] } else { ['進', '退', '平'] });
    text.extend([way, number(facts.number)]);
}

/// Whether front, middle or rear would also describe a soldier on another file.
fn is_shared(position: &Xiangqi, m: Move, facts: &Facts) -> bool {
    let place = |facts: &Facts| (facts.index == 0, facts.index + 1 == facts.count);
    let mut moves = Vec::with_capacity(64);
    position.legal_moves(&mut moves);
    moves.into_iter().filter(|other| other.from.file() != m.from.file()).any(|other| {
        Facts::of(position.board(), other).is_some_and(|other| {
            other.role == Role::Soldier
                && other.count > 1
                && place(&other) == place(facts)
                && (other.way, other.number) == (facts.way, facts.number)
        })
    })
}
