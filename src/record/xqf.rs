//! XQF, the files of XQStudio. Texts in them are bytes of GB18030, here characters U+0000–U+00FF: the platform knows how
//! to decode them.
//!
//! Version 1.0 (`0x0A`) is written. Later ones are read too, whose points, moves and lengths of comments are shifted by
//! keys in the header, as the public readers of the format agree.

use super::line::Line;
use super::men::{MEN, line, points, setup};
use super::tree::{Node, Uci};
use super::writer::{Refusal, check};
use super::{GameResult, Record, RecordFault};
use crate::color::Color;
use crate::facade::Kind;
use crate::fen::Counters;
use crate::notation::Notation;
use crate::xiangqi::Square;

/// Where the moves begin.
const HEADER: usize = 0x400;

/// Tags, where their texts are, and how long they may be. A byte with the length comes first.
const TAGS: [(&str, usize, usize); 8] = [
    ("Title", 0x50, 63),
    ("Event", 0xd0, 63),
    ("Date", 0x110, 15),
    ("Site", 0x120, 15),
    ("Red", 0x130, 15),
    ("Black", 0x140, 15),
    ("TimeControl", 0x150, 63),
    ("Annotator", 0x1d0, 15),
];

/// What the header says of how the file is shifted.
#[derive(Default)]
struct Keys {
    men: u8,
    from: u8,
    to: u8,
    comment: u32,
    stream: [u8; 32],
}

impl Keys {
    fn of(header: &[u8]) -> Self {
        let mut keys = Self::default();
        if let &[_, _, version, mask, _, _, _, _, a, b, c, d, sum, men, from, to, ..] = header
            && version > 10
        {
            let key =
                |byte: u8, seed: u8| byte.wrapping_mul(byte).wrapping_mul(54).wrapping_add(221).wrapping_mul(seed);
            keys.men = key(men, men);
            keys.from = key(from, keys.men);
            keys.to = key(to, keys.from);
            keys.comment = (u32::from(sum) * 256 + u32::from(men)) % 32000 + 767;
            let masks = [(sum & mask) | a, (men & mask) | b, (from & mask) | c, (to & mask) | d];
            keys.stream = *b"[(C) Copyright Mr. Dong Shiwei.]";
            for (at, byte) in keys.stream.iter_mut().enumerate() {
                *byte &= masks[at % 4];
            }
        }
        keys
    }
}

/// A point: ten times the file from the left, and the rank.
fn point(number: u8) -> Option<Square> {
    Square::at(usize::from(number / 10), usize::from(number % 10))
}

fn number(square: Square) -> u8 {
    (square.file() * 10 + square.rank()) as u8
}

fn text(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// One record of a move, and where the next one begins.
struct Entry<'a> {
    from: u8,
    to: u8,
    child: bool,
    sibling: bool,
    comment: &'a [u8],
    end: usize,
}

/// A move that others replace, while its own line is being read.
#[derive(Clone, Copy)]
struct Fork {
    before: Line,
    replaced: usize,
    /// The last of the others, or 0.
    tail: usize,
    dead: bool,
}

/// No game has more forks on one line.
const MAX_FORKS: usize = 1000;

/// Reads a file; `None` if it is none of the format.
pub fn read_xqf(bytes: &[u8]) -> Option<Record> {
    let header = bytes.get(..HEADER).filter(|header| header.starts_with(b"XQ"))?;
    let version = header[2];
    let keys = Keys::of(header);
    let mut record = Record::new(Kind::Xiangqi);
    for (name, at, most) in TAGS {
        let length = usize::from(header[at]).min(most);
        let value = text(&header[at + 1..at + 1 + length]);
        if !value.trim().is_empty() {
            record.tags.push((name.to_owned(), value.trim().to_owned()));
        }
    }
    record.result = GameResult::ALL.get(usize::from(header[0x33])).copied().unwrap_or_default();

    let moves: Vec<u8> =
        bytes[HEADER..].iter().enumerate().map(|(at, byte)| byte.wrapping_sub(keys.stream[at % 32])).collect();
    let Some(root) = entry(&moves, 0, version, &keys) else {
        record.fault(RecordFault::Truncated, bytes.len(), "");
        return Some(record);
    };
    let first =
        if root.child { entry(&moves, root.end, version, &keys).and_then(|first| point(first.from)) } else { None };
    let mut men = [0; MEN];
    for (at, &byte) in header[0x10..0x10 + MEN].iter().enumerate() {
        let place = if version > 11 { (usize::from(keys.men) + at + 1) % MEN } else { at };
        men[place] = byte.wrapping_sub(keys.men);
    }
    let mut setup = setup(men.into_iter().map(point), if header[0x32] == 1 { Color::Black } else { Color::RED });
    if let Some(piece) = first.and_then(|square| setup.pieces[square.index()]) {
        setup.turn = piece.color;
    }
    let Some((mut now, fen)) = line(&setup) else {
        record.fen = Line::start(Kind::Xiangqi).fen(Counters::default());
        record.fault(RecordFault::InvalidFen, 0x10, "");
        return Some(record);
    };
    record.fen = fen;

    let mut at = root.end;
    let mut last: Option<usize> = None;
    let mut fork: Option<Fork> = None;
    let mut forks: Vec<Fork> = Vec::new();
    let mut dead = false;
    let mut more = root.child;
    while more {
        let Some(entry) = entry(&moves, at, version, &keys) else {
            record.fault(RecordFault::Truncated, HEADER + at, "");
            break;
        };
        if let Some(fork) = fork {
            (now, dead) = (fork.before, fork.dead);
        }
        let before = now;
        let squares = point(entry.from).zip(point(entry.to));
        let uci = squares.map(|(from, to)| [from.to_string(), to.to_string()].concat()).unwrap_or_default();
        let read = if dead { Err(RecordFault::IllegalMove) } else { now.read(&uci, Some(Notation::Uci)) };
        let node = record.nodes.len();
        match read {
            Ok(uci) => {
                match (last, &mut fork) {
                    (_, Some(fork)) => {
                        match fork.tail {
                            0 => record.nodes[fork.replaced].variation = node as u32,
                            tail => record.nodes[tail].sibling = node as u32,
                        }
                        fork.tail = node;
                    }
                    (Some(last), None) => record.nodes[last].next = node as u32,
                    (None, None) => {}
                }
                let mut added = Node::new(uci);
                added.comment = text(entry.comment).trim().to_owned();
                record.nodes.push(added);
                last = Some(node);
            }
            Err(code) if !dead => record.fault(code, HEADER + at, &uci),
            Err(_) => {}
        }
        let failed = read.is_err();
        if entry.sibling {
            if forks.len() == MAX_FORKS {
                record.fault(RecordFault::TooDeep, HEADER + at, "");
                break;
            }
            // where the move itself could not be read, there is nothing that the others could replace
            let unread = Fork { before, replaced: 0, tail: 0, dead: true };
            let own = Fork { before, replaced: node, tail: 0, dead: false };
            forks.push(fork.unwrap_or(if failed { unread } else { own }));
        }
        dead = failed;
        at = entry.end;
        fork = if entry.child { None } else { forks.pop() };
        more = entry.child || fork.is_some();
    }
    let said = text(root.comment).trim().to_owned();
    match record.nodes.first_mut() {
        Some(first) => first.before = said,
        None => record.comment = said,
    }
    Some(record)
}

fn entry<'a>(moves: &'a [u8], at: usize, version: u8, keys: &Keys) -> Option<Entry<'a>> {
    let &[from, to, flags, _] = moves.get(at..at + 4)? else { return None };
    let old = version <= 10;
    let (child, sibling, said) = match old {
        true => (flags & 0xf0 != 0, flags & 0x0f != 0, true),
        false => (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0),
    };
    let mut end = at + 4;
    let mut length = 0;
    if said {
        let size = u32::from_le_bytes(moves.get(end..end + 4)?.try_into().ok()?);
        length = if old { size } else { size.checked_sub(keys.comment)? } as usize;
        end += 4;
    }
    let comment = moves.get(end..end.checked_add(length)?)?;
    let from = from.wrapping_sub(0x18).wrapping_sub(keys.from);
    let to = to.wrapping_sub(0x20).wrapping_sub(keys.to);
    Some(Entry { from, to, child, sibling, comment, end: end + length })
}

/// Writes a file of version 1.0. Marks, clocks and other tags have no place in it.
///
/// # Errors
/// [`Refusal`]; the format is for xiangqi only.
pub fn write_xqf(record: &Record) -> Result<Vec<u8>, Refusal> {
    let (start, _) = check(record)?;
    let Line::Xiangqi(position) = &start else { return Err(Refusal::Fen) };
    let mut file = vec![0; HEADER];
    file[..3].copy_from_slice(b"XQ\x0a");
    for (at, point) in points(position, false).into_iter().enumerate() {
        file[0x10 + at] = point.map_or(0xff, number);
    }
    file[0x32] = u8::from(start.turn() == Color::Black);
    file[0x33] = record.result as u8;
    for (name, at, most) in TAGS {
        let value = bytes(record.tag(name).unwrap_or_default(), most);
        file[at] = value.len() as u8;
        file[at + 1..at + 1 + value.len()].copy_from_slice(&value);
    }
    let said = record.nodes.first().map_or(&record.comment, |node| &node.before);
    push(&mut file, (0x18, 0x20), !record.nodes.is_empty(), false, said);
    // at each point where moves replace one another, those still to be written, the next one last
    let mut groups: Vec<Vec<usize>> = vec![if record.nodes.is_empty() { Vec::new() } else { vec![0] }];
    while let Some(group) = groups.last_mut() {
        let Some(at) = group.pop() else {
            groups.pop();
            continue;
        };
        let node = &record.nodes[at];
        let rest = group.len();
        let mut variation = node.variation as usize;
        while variation != 0 {
            group.push(variation);
            variation = record.nodes[variation].sibling as usize;
        }
        group[rest..].reverse();
        let sibling = !group.is_empty();
        push(&mut file, shifted(node.uci), node.next != 0, sibling, &node.comment);
        if node.next != 0 {
            groups.push(vec![node.next as usize]);
        }
    }
    Ok(file)
}

fn shifted(uci: Uci) -> (u8, u8) {
    let square = |text: Option<&str>| text.and_then(Square::parse).map_or(0, number);
    (square(uci.text().get(..2)) + 0x18, square(uci.text().get(2..4)) + 0x20)
}

fn push(file: &mut Vec<u8>, (from, to): (u8, u8), child: bool, sibling: bool, comment: &str) {
    let comment = bytes(comment, u16::MAX.into());
    let flags = if child { 0xf0 } else { 0 } | if sibling { 0x0f } else { 0 };
    file.extend([from, to, flags, 0]);
    file.extend((comment.len() as u32).to_le_bytes());
    file.extend(comment);
}

fn bytes(text: &str, most: usize) -> Vec<u8> {
    text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).take(most).collect()
}
