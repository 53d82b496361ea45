//! Letters and characters of the notations.

use super::Way;
use crate::xiangqi::piece::Role;

/// By role number.
pub(super) const WXF_LETTERS: [char; 8] = [' ', 'K', 'A', 'E', 'H', 'R', 'C', 'P'];

/// By role number.
pub(super) const VIETNAMESE: [&str; 8] = ["", "Tg", "S", "T", "M", "X", "P", "B"];

/// By script (simplified, traditional), side and role number.
pub(super) const CHINESE_ROLES: [[[char; 8]; 2]; 2] = [
    [[' ', '帅', '仕', '相', '马', '车', '炮', '兵'], [' ', '将', '士', '象', '马', '车', '炮', '卒']],
    [[' ', '帥', '仕', '相', '馬', '車', '炮', '兵'], [' ', '將', '士', '象', '馬', '車', '砲', '卒']],
];

/// By number, 1–9.
pub(super) const CHINESE_NUMBERS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The meaning of a character in Chinese notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Role(Role),
    Number(u8),
    Way(Way),
    /// 前 中 后
    Front,
    Middle,
    Rear,
}

/// Reads a character: both scripts, variants of the pieces, Chinese and Arabic numbers.
pub(super) fn chinese(c: char) -> Option<Sign> {
    if let Some(number) = c.to_digit(10) {
        return if number == 0 { None } else { Some(Sign::Number(number as u8)) };
    }
    if let Some(number) = CHINESE_NUMBERS.iter().position(|&digit| digit == c) {
        return Some(Sign::Number(number as u8));
    }
    Some(match c {
        '帅' | '帥' | '将' | '將' => Sign::Role(Role::General),
        '仕' | '士' => Sign::Role(Role::Advisor),
        '相' | '象' => Sign::Role(Role::Elephant),
        '马' | '馬' | '傌' => Sign::Role(Role::Horse),
        '车' | '車' | '俥' => Sign::Role(Role::Chariot),
        '炮' | '砲' | '包' => Sign::Role(Role::Cannon),
        '兵' | '卒' => Sign::Role(Role::Soldier),
        '进' | '進' => Sign::Way(Way::Forward),
        '退' => Sign::Way(Way::Back),
        '平' => Sign::Way(Way::Sideways),
        '前' => Sign::Front,
        '中' => Sign::Middle,
        '后' | '後' => Sign::Rear,
        _ => return None,
    })
}

/// Returns the role of a letter of WXF, FEN or Fairy-Stockfish.
pub(super) fn wxf(letter: u8) -> Option<Role> {
    Role::from_letter(char::from(letter))
}

/// Returns the role of a Vietnamese letter, except the general's two-letter `Tg`. `C` is chốt, another word for the
/// soldier; `V` (voi) is an older letter of the elephant.
pub(super) fn vietnamese(letter: u8) -> Option<Role> {
    Some(match letter.to_ascii_uppercase() {
        b'S' => Role::Advisor,
        b'T' | b'V' => Role::Elephant,
        b'M' => Role::Horse,
        b'X' => Role::Chariot,
        b'P' => Role::Cannon,
        b'B' | b'C' => Role::Soldier,
        _ => return None,
    })
}
