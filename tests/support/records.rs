//! Records for tests.

use trongtai::facade::Kind;
use trongtai::fen::Counters;
use trongtai::notation::{Notate, Notation};
use trongtai::record::{GameResult, Line, Node, Record, Uci, read_games};

use super::Rng;

pub fn read_text(text: &str) -> Vec<Record> {
    let mut records = Vec::new();
    read_games(text, true, None, &mut |record| records.push(record));
    records
}

pub fn read_one(text: &str) -> Record {
    let mut records = read_text(text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// The moves of a line from a node on, written: place and text of each. The line must begin where the game begins.
pub fn plies(record: &Record, from: usize, notation: Notation) -> Vec<(usize, String)> {
    let (line, ..) = Line::from_fen(record.kind, &record.fen, record.chess960).unwrap();
    if record.nodes.is_empty() { Vec::new() } else { written(record, line, from, notation) }
}

fn written(record: &Record, mut line: Line, mut at: usize, notation: Notation) -> Vec<(usize, String)> {
    let mut texts = Vec::new();
    loop {
        let mut text = String::new();
        assert!(line.write(record.nodes[at].uci, notation, &mut text));
        texts.push((at, text));
        at = record.nodes[at].next as usize;
        if at == 0 {
            return texts;
        }
    }
}

/// The lines in place of a move of the main line, each as one text.
pub fn variations(record: &Record, of: usize, notation: Notation) -> Vec<String> {
    let (mut line, ..) = Line::from_fen(record.kind, &record.fen, record.chess960).unwrap();
    let mut at = 0;
    while at != of {
        assert!(line.write(record.nodes[at].uci, Notation::Uci, &mut String::new()));
        at = record.nodes[at].next as usize;
    }
    let mut lines = Vec::new();
    let mut variation = record.nodes[of].variation as usize;
    while variation != 0 {
        let texts: Vec<String> = written(record, line, variation, notation).into_iter().map(|(_, text)| text).collect();
        lines.push(texts.join(" "));
        variation = record.nodes[variation].sibling as usize;
    }
    lines
}

fn moves_of(line: &Line) -> Vec<Uci> {
    fn texts<P: Notate>(position: &P) -> Vec<Uci> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let write = |m| {
            let mut text = String::new();
            position.write(m, Notation::Uci, &mut text);
            Uci::new(&text).unwrap()
        };
        moves.into_iter().map(write).collect()
    }
    match line {
        Line::Xiangqi(position) => texts(position),
        Line::Chess(position) => texts(position),
    }
}

/// A random tree of moves in the order in which a reader finds them; with marks and times where `marked`.
pub fn grown(kind: Kind, seed: u64, marked: bool) -> Record {
    let mut rng = Rng::new(seed);
    let mut record = Record::new(kind);
    let mut line = Line::start(kind);
    let mut counters = Counters::default();
    for _ in 0..rng.below(2) * rng.below(40) {
        if let Some(&uci) = moves_of(&line).first() {
            let moves = moves_of(&line);
            let uci = if rng.below(5) == 0 { uci } else { *rng.pick(&moves) };
            line.write(uci, Notation::Uci, &mut String::new());
            counters.fullmove += 1;
        }
    }
    record.fen = line.fen(counters);
    record.result = GameResult::ALL[rng.below(4)];
    if seed % 10 != 9 {
        grow(&mut record, &mut rng, line, None, 12 + rng_length(seed), 0, marked);
    }
    record
}

fn rng_length(seed: u64) -> usize {
    (seed % 7) as usize * 3
}

const WORDS: [&str; 8] = ["good", "(or", "bad)", "50%", "; not", "双炮", "tốt", "[%eval 0.3]"];

fn said(rng: &mut Rng) -> String {
    let lines = 1 + rng.below(2);
    let line = |rng: &mut Rng| (0..1 + rng.below(12)).map(|_| *rng.pick(&WORDS)).collect::<Vec<_>>().join(" ");
    (0..lines).map(|_| line(rng)).collect::<Vec<_>>().join("\n")
}

/// Adds a line of at most `length` moves, in place of the move at `replaced`; its first move's place.
fn grow(
    record: &mut Record,
    rng: &mut Rng,
    mut line: Line,
    replaced: Option<usize>,
    length: usize,
    depth: usize,
    marked: bool,
) -> usize {
    let first = record.nodes.len();
    let mut last: Option<usize> = None;
    for ply in 0..length {
        let moves = moves_of(&line);
        if moves.is_empty() {
            break;
        }
        let uci = *rng.pick(&moves);
        let at = record.nodes.len();
        let mut node = Node::new(uci);
        if marked && rng.below(4) == 0 {
            node.comment = said(rng);
        }
        if marked && ply == 0 && rng.below(3) == 0 {
            node.before = said(rng);
        }
        if marked && rng.below(5) == 0 {
            node.nags = vec![1 + rng.below(6) as u8];
            node.clock = Some(rng.below(100_000_000) as u32);
        }
        if marked && rng.below(9) == 0 {
            node.elapsed = Some(rng.below(100_000) as u32);
        }
        record.nodes.push(node);
        match (last, replaced) {
            (Some(last), _) => record.nodes[last].next = at as u32,
            (None, Some(replaced)) => {
                let mut tail = record.nodes[replaced].variation as usize;
                if tail == 0 {
                    record.nodes[replaced].variation = at as u32;
                } else {
                    while record.nodes[tail].sibling != 0 {
                        tail = record.nodes[tail].sibling as usize;
                    }
                    record.nodes[tail].sibling = at as u32;
                }
            }
            (None, None) => {}
        }
        while depth < 3 && rng.below(6) == 0 {
            let length = 1 + rng.below(5);
            grow(record, rng, line, Some(at), length, depth + 1, marked);
        }
        assert!(line.write(uci, Notation::Uci, &mut String::new()));
        last = Some(at);
    }
    first
}
