//! A record as one text of marked parts, which is how it crosses to JavaScript and back.
//!
//! Every part is a letter, its text, and U+0001. `G` begins a game (`0` xiangqi, `1` chess, `2` Chess960), `T` is the name
//! of a tag and `V` its value, `F` the FEN, `A` what is said of the game, `M` a move, and of that move: `B` what is said
//! before it, `C` after it, `N` a mark, `K` the clock, `E` the time it took. `(` and `)` are around moves in place of the
//! move before. `R` is the result. `X` is a fault: offset, code and token, with blanks between.

use super::tree::{Growth, Node, Step, Uci};
use super::{GameResult, Record};
use crate::facade::Kind;

const END: char = '\u{1}';

fn part(stream: &mut String, mark: char, text: &str) {
    stream.push(mark);
    stream.extend(text.chars().map(|c| if c == END { ' ' } else { c }));
    stream.push(END);
}

fn filled(stream: &mut String, mark: char, text: &str) {
    if !text.is_empty() {
        part(stream, mark, text);
    }
}

/// Appends a record.
pub fn encode(record: &Record, stream: &mut String) {
    let kind = match record.kind {
        Kind::Xiangqi => "0",
        Kind::Chess if record.chess960 => "2",
        Kind::Chess => "1",
    };
    part(stream, 'G', kind);
    for (name, value) in &record.tags {
        part(stream, 'T', name);
        part(stream, 'V', value);
    }
    part(stream, 'F', &record.fen);
    filled(stream, 'A', &record.comment);
    for step in record.steps() {
        match step {
            Step::Open => part(stream, '(', ""),
            Step::Close => part(stream, ')', ""),
            Step::Move(at) => {
                let node = &record.nodes[at];
                part(stream, 'M', node.uci.text());
                filled(stream, 'B', &node.before);
                filled(stream, 'C', &node.comment);
                let numbers = node.nags.iter().map(|&nag| ('N', u32::from(nag)));
                let times = [('K', node.clock), ('E', node.elapsed)];
                let times = times.into_iter().filter_map(|(mark, time)| Some((mark, time?)));
                for (mark, number) in numbers.chain(times) {
                    part(stream, mark, &number.to_string());
                }
            }
        }
    }
    part(stream, 'R', record.result.text());
    for fault in &record.faults {
        let text = [&fault.offset.to_string(), " ", fault.code.code(), " ", &fault.token].concat();
        part(stream, 'X', &text);
    }
}

/// Reads one record back; `None` for a text of another form. Nothing is said about whether its moves are legal.
pub fn decode(stream: &str) -> Option<Record> {
    let mut record = Record::new(Kind::Chess);
    let mut lines = vec![Growth::default()];
    for part in stream.split_terminator(END) {
        let mark = part.chars().next()?;
        let text = part.get(1..)?;
        let owned = || text.to_owned();
        match mark {
            'G' => {
                record.kind = if text == "0" { Kind::Xiangqi } else { Kind::Chess };
                record.chess960 = text == "2";
            }
            'T' => record.tags.push((owned(), String::new())),
            'V' => record.tags.last_mut()?.1 = owned(),
            'F' => record.fen = owned(),
            'A' => record.comment = owned(),
            'M' => {
                let (line, parents) = lines.split_last_mut()?;
                line.push(&mut record.nodes, parents.last_mut(), Uci::new(text)?);
            }
            '(' => lines.push(lines.last()?.branch()?),
            ')' => {
                lines.pop();
            }
            'R' => record.result = GameResult::parse(text)?,
            _ => told_of(record.nodes.get_mut(lines.last()?.last?)?, mark, text)?,
        }
    }
    Some(record)
}

fn told_of(node: &mut Node, mark: char, text: &str) -> Option<()> {
    match mark {
        'B' => node.before = text.to_owned(),
        'C' => node.comment = text.to_owned(),
        'N' => node.nags.push(text.parse().ok()?),
        'K' => node.clock = Some(text.parse().ok()?),
        'E' => node.elapsed = Some(text.parse().ok()?),
        _ => return None,
    }
    Some(())
}
