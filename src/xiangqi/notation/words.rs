//! Moves in Vietnamese words: `Pháo 2 bình 5`, `Mã trước tấn 7`, `X(t) thoái 1`; with or without tone marks.

use super::Way;
use super::read::{Phrase, Place};
use crate::xiangqi::piece::Role;
use alloc::string::String;
use alloc::vec::Vec;

/// Names of pieces, longer ones first. Single letters occur only before a place in parentheses.
const PIECES: [(&str, &[Role]); 19] = [
    ("tuong", &[Role::General, Role::Elephant]),
    ("chot", &[Role::Soldier]),
    ("phao", &[Role::Cannon]),
    ("binh", &[Role::Soldier]),
    ("tot", &[Role::Soldier]),
    ("voi", &[Role::Elephant]),
    ("xe", &[Role::Chariot]),
    ("ma", &[Role::Horse]),
    ("si", &[Role::Advisor]),
    ("sy", &[Role::Advisor]),
    ("tg", &[Role::General]),
    ("x(", &[Role::Chariot]),
    ("m(", &[Role::Horse]),
    ("p(", &[Role::Cannon]),
    ("b(", &[Role::Soldier]),
    ("c(", &[Role::Soldier]),
    ("s(", &[Role::Advisor]),
    ("t(", &[Role::Elephant]),
    ("v(", &[Role::Elephant]),
];

const PLACES: [(&str, Place); 9] = [
    ("(t)", Place::Front),
    ("(s)", Place::Rear),
    ("(g)", Place::Middle),
    ("truoc", Place::Front),
    ("giua", Place::Middle),
    ("sau", Place::Rear),
    ("t", Place::Front),
    ("s", Place::Rear),
    ("g", Place::Middle),
];

const WAYS: [(&str, Way); 9] = [
    ("tan", Way::Forward),
    ("tien", Way::Forward),
    ("thoai", Way::Back),
    ("lui", Way::Back),
    ("binh", Way::Sideways),
    ("ngang", Way::Sideways),
    (".", Way::Forward),
    ("/", Way::Back),
    ("-", Way::Sideways),
];

/// Returns what the words may mean: two phrases for `tuong` without its tone, the general (tướng) or the elephant (tượng).
pub(super) fn phrases(chars: &[char]) -> Vec<Phrase> {
    let text: String = chars.iter().filter_map(|&c| folded(c)).collect();
    let Some((name, roles)) = PIECES.iter().find(|(name, _)| text.starts_with(name)) else { return Vec::new() };
    let rest = text.get(name.trim_end_matches('(').len()..).unwrap_or_default();
    let tone = |wanted: char| chars.iter().any(|&c| c == wanted || c.to_lowercase().eq([wanted]));
    let (general, elephant) = (tone('ớ'), tone('ợ'));
    let Some((place, file, way, number)) = predicate(rest) else { return Vec::new() };
    let is_meant = |&role: &Role| match role {
        Role::General => !elephant,
        Role::Elephant => !general,
        _ => true,
    };
    roles.iter().copied().filter(is_meant).map(|role| Phrase { role, place, file, way, number }).collect()
}

/// Reads what follows the name: the place or the file, or both, the direction and the number.
fn predicate(text: &str) -> Option<(Place, u8, Way, u8)> {
    let digit = |text: &str| match text.as_bytes().first()? {
        &byte @ b'1'..=b'9' => Some(byte - b'0'),
        _ => None,
    };
    let (place, mut rest) = prefixed(text, &PLACES).unwrap_or((Place::File, text));
    let file = digit(rest).unwrap_or(0);
    if file > 0 {
        rest = &rest[1..];
    } else if place == Place::File {
        return None;
    }
    let (way, rest) = prefixed(rest, &WAYS)?;
    Some((place, file, way, digit(rest).filter(|_| rest.len() == 1)?))
}

fn prefixed<'a, T: Copy>(text: &'a str, words: &[(&str, T)]) -> Option<(T, &'a str)> {
    words.iter().find_map(|&(word, meaning)| Some((meaning, text.strip_prefix(word)?)))
}

/// Returns the letter without marks, in lower case; `None` for spaces and combining marks.
fn folded(c: char) -> Option<char> {
    let c = c.to_lowercase().next().unwrap_or(c);
    Some(match c {
        'à'..='ã' | 'ă' | 'ạ'..='ặ' => 'a',
        'è'..='ê' | 'ẹ'..='ệ' => 'e',
        'ì' | 'í' | 'ĩ' | 'ỉ'..='ị' => 'i',
        'ò'..='õ' | 'ơ' | 'ọ'..='ợ' => 'o',
        'ù' | 'ú' | 'ũ' | 'ư' | 'ụ'..='ự' => 'u',
        'ý' | 'ỳ'..='ỹ' => 'y',
        'đ' => 'd',
        '\u{300}'..='\u{36f}' => return None,
        c if c.is_whitespace() => return None,
        c => c,
    })
}
