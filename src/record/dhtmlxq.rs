//! DhtmlXQ, the marked-up text of Chinese forums: `[DhtmlXQ_binit]` places the men, `[DhtmlXQ_movelist]` has the moves as
//! four digits each, `[DhtmlXQ_move_0_3_1]` other moves from ply 3 of line 0 on, called line 1, and
//! `[DhtmlXQ_comment1_4]` what is said of ply 4 of line 1. Files count from the left, ranks from the top.

use super::line::Line;
use super::men::{MEN, line, points, setup};
use super::pgn::Reading;
use super::tree::Node;
use super::units::Units;
use super::{GameResult, Record, RecordFault};
use crate::color::Color;
use crate::facade::Kind;
use crate::fen::Counters;
use crate::notation::Notation;
use crate::xiangqi::{Square, Xiangqi};

/// Names of the format and of PGN.
const TAGS: [(&str, &str); 12] = [
    ("title", "Title"),
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("red", "Red"),
    ("black", "Black"),
    ("redteam", "RedTeam"),
    ("blackteam", "BlackTeam"),
    ("open", "Opening"),
    ("author", "Annotator"),
    ("timerule", "TimeControl"),
];

/// Moves that are played over again to reach the beginnings of variations; a bound on work, far above any record.
const MAX_REPLAYED: usize = 2_000_000;

/// No record has more lines, and no name of a field more bytes.
const MAX_LINES: usize = 5000;
const MAX_NAME: usize = 40;

const MARK: &str = "[DhtmlXQ_";

/// Is the text DhtmlXQ?
pub(super) fn is_dhtmlxq(text: &str) -> bool {
    text.contains(MARK)
}

/// A field: its name, its value, where the value begins.
type Field<'a> = (&'a str, &'a str, usize);

/// Reads the games of a text.
pub(super) fn read_dhtmlxq(text: &str, found: &mut dyn FnMut(Record)) -> Reading {
    let mut units = Units::new(text);
    let mut games = 0;
    let mut fields: Vec<Field> = Vec::new();
    let mut at = 0;
    let mut flush = |fields: &mut Vec<Field>| {
        if !fields.is_empty() {
            let mut record = read_game(fields);
            units.place(&mut record.faults);
            games += 1;
            found(record);
            fields.clear();
        }
    };
    while let Some(begin) = text[at..].find(MARK).map(|begin| at + begin + MARK.len()) {
        at = begin;
        let Some(length) = text.as_bytes()[at..].iter().take(MAX_NAME).position(|&byte| byte == b']') else { continue };
        let name = &text[at..at + length];
        let value = &text[at + length + 1..];
        let end = value.find('[').unwrap_or(value.len());
        // a field named again begins another game
        if ["binit", "movelist", "title", "ver"].contains(&name) && fields.iter().any(|field| field.0 == name) {
            flush(&mut fields);
        }
        fields.push((name, value[..end].trim(), at + length + 1));
        at += length + 1 + end;
    }
    flush(&mut fields);
    Reading { units: units.at(text.len()), games }
}

fn read_game(fields: &[Field<'_>]) -> Record {
    let mut record = Record::new(Kind::Xiangqi);
    let field = |name: &str| fields.iter().find(|field| field.0.eq_ignore_ascii_case(name)).copied();
    for (theirs, ours) in TAGS {
        let named = field(theirs).or_else(|| field(&[theirs, "name"].concat()));
        if let Some((_, value, _)) = named.filter(|(_, value, _)| !value.is_empty()) {
            record.tags.push((ours.to_owned(), value.to_owned()));
        }
    }
    let result = field("result").map_or("", |(_, value, _)| value);
    record.result = match result {
        _ if result.contains("红胜") || result.contains("紅勝") => GameResult::First,
        _ if result.contains("黑胜") || result.contains("黑勝") => GameResult::Second,
        _ if result.contains('和') => GameResult::Draw,
        _ => GameResult::parse(result).unwrap_or_default(),
    };
    let moves = field("movelist").unwrap_or(("", "", 0));
    let Some(start) = opening(&mut record, field("binit"), moves.1) else { return record };
    let mut lines = Lines { start, lines: Vec::new(), replayed: 0 };
    lines.read(&mut record, 0, None, moves);
    for &(name, digits, at) in fields {
        let Some(numbers) = name.strip_prefix("move_") else { continue };
        match numbers_of(numbers)[..] {
            [parent, ply, id] if id > 0 && ply > 0 => {
                if !lines.read(&mut record, id, Some((parent, ply)), (name, digits, at)) {
                    record.fault(RecordFault::InvalidMove, at, name);
                }
            }
            _ => record.fault(RecordFault::BadTag, at, name),
        }
    }
    for &(name, comment, at) in fields {
        let Some(numbers) = name.strip_prefix("comment") else { continue };
        let (id, ply) = match numbers_of(numbers)[..] {
            [ply] => (0, ply),
            [id, ply] => (id, ply),
            _ => continue,
        };
        let comment = comment.replace("||", "\n");
        let comment = comment.trim();
        let node = lines.node(id, ply).and_then(|at| record.nodes.get_mut(at));
        match node {
            _ if comment.is_empty() => {}
            Some(node) => node.comment = comment.to_owned(),
            None if ply == 0 => match record.nodes.first_mut() {
                Some(node) => node.before = comment.to_owned(),
                None => record.comment = comment.to_owned(),
            },
            None => record.fault(RecordFault::BadTag, at, name),
        }
    }
    record
}

fn numbers_of(text: &str) -> Vec<usize> {
    text.split('_').map(|number| number.parse().unwrap_or(usize::MAX)).collect()
}

fn digits(text: &str) -> impl Iterator<Item = usize> {
    text.bytes().map(|byte| usize::from(byte.wrapping_sub(b'0')))
}

/// Two digits of the format: file from the left, rank from the top.
fn point(file: usize, rank: usize) -> Option<Square> {
    Square::at(file, 9usize.checked_sub(rank)?)
}

/// The position of `binit`. The side whose man moves first is to move.
fn opening(record: &mut Record, binit: Option<Field<'_>>, moves: &str) -> Option<Line> {
    let Some((_, value, at)) = binit.filter(|(_, value, _)| !value.is_empty()) else {
        let start = Line::start(Kind::Xiangqi);
        record.fen = start.fen(Counters::default());
        return Some(start);
    };
    let numbers: Vec<usize> = digits(value).collect();
    let mut setup = setup(numbers.chunks_exact(2).map(|pair| point(pair[0], pair[1])), Color::RED);
    let first: Vec<usize> = digits(moves).take(2).collect();
    let first = if let [file, rank] = first[..] { point(file, rank) } else { None };
    if let Some(piece) = first.and_then(|square| setup.pieces[square.index()]) {
        setup.turn = piece.color;
    }
    let opened = if numbers.len() == 2 * MEN { line(&setup) } else { None };
    match opened {
        Some((line, fen)) => {
            record.fen = fen;
            Some(line)
        }
        None => {
            record.fen = Line::start(Kind::Xiangqi).fen(Counters::default());
            record.fault(RecordFault::InvalidFen, at, value);
            None
        }
    }
}

/// The lines of a game, each by its number.
struct Lines {
    start: Line,
    lines: Vec<NumberedLine>,
    replayed: usize,
}

struct NumberedLine {
    id: usize,
    parent: usize,
    /// The ply of its first move; 1 is the first of the game.
    ply: usize,
    nodes: Vec<usize>,
}

impl Lines {
    fn find(&self, id: usize) -> Option<&NumberedLine> {
        self.lines.binary_search_by_key(&id, |line| line.id).ok().map(|at| &self.lines[at])
    }

    /// The move of a ply on a line or on the lines that it comes from.
    fn node(&self, mut id: usize, ply: usize) -> Option<usize> {
        loop {
            let line = self.find(id)?;
            match ply.checked_sub(line.ply) {
                Some(at) => return line.nodes.get(at).copied(),
                // a line comes from one with a smaller number, so this ends
                None => id = if line.parent < line.id { line.parent } else { return None },
            }
        }
    }

    /// Reads a line. False if it is not known where it begins.
    fn read(
        &mut self,
        record: &mut Record,
        id: usize,
        from: Option<(usize, usize)>,
        (_, text, offset): Field<'_>,
    ) -> bool {
        let (parent, ply) = from.unwrap_or((0, 1));
        let Err(place) = self.lines.binary_search_by_key(&id, |line| line.id) else { return false };
        let mut now = self.start;
        let mut scratch = String::new();
        let mut replaced = None;
        if from.is_some() {
            if parent >= id || self.replayed > MAX_REPLAYED || self.lines.len() == MAX_LINES {
                return false;
            }
            for before in 1..ply {
                let Some(at) = self.node(parent, before) else { return false };
                scratch.clear();
                now.write(record.nodes[at].uci, Notation::Uci, &mut scratch);
                self.replayed += 1;
            }
            replaced = self.node(parent, ply);
            if replaced.is_none() {
                return false;
            }
        }
        let mut nodes: Vec<usize> = Vec::new();
        let numbers: Vec<usize> = digits(text).collect();
        for (at, four) in numbers.chunks(4).enumerate() {
            let points = match *four {
                [x, y, to_x, to_y] => point(x, y).zip(point(to_x, to_y)),
                _ => None,
            };
            let uci = points.map(|(from, to)| [from.to_string(), to.to_string()].concat()).unwrap_or_default();
            let uci = match now.read(&uci, Some(Notation::Uci)) {
                Ok(uci) => uci,
                Err(code) => {
                    let token = text.get(4 * at..4 * at + four.len()).unwrap_or_default();
                    record.fault(code, offset + 4 * at, token);
                    break;
                }
            };
            let node = record.nodes.len();
            match (nodes.last(), replaced) {
                (Some(&last), _) => record.nodes[last].next = node as u32,
                (None, Some(replaced)) => self.attach(record, replaced, node),
                (None, None) => {}
            }
            nodes.push(node);
            record.nodes.push(Node::new(uci));
        }
        self.lines.insert(place, NumberedLine { id, parent, ply, nodes });
        true
    }

    fn attach(&mut self, record: &mut Record, replaced: usize, node: usize) {
        let mut tail = record.nodes[replaced].variation as usize;
        if tail == 0 {
            record.nodes[replaced].variation = node as u32;
            return;
        }
        while record.nodes[tail].sibling != 0 {
            tail = record.nodes[tail].sibling as usize;
            self.replayed += 1;
        }
        record.nodes[tail].sibling = node as u32;
    }
}

/// Writes a record whose moves have been checked. Marks and clocks have no place in the format.
pub(super) fn write(record: &Record, start: &Xiangqi) -> String {
    let mut text = "[DhtmlXQ]\n".to_owned();
    let mut field = |name: &str, value: &str| {
        text.extend([MARK, name, "]"]);
        // brackets are the format's own
        text.extend(value.chars().map(|c| match c {
            '[' => '［',
            ']' => '］',
            c => c,
        }));
        text.extend(["[/DhtmlXQ_", name, "]\n"]);
    };
    field("ver", "www_dpxq_com");
    for (theirs, ours) in TAGS {
        if let Some(value) = record.tag(ours) {
            field(theirs, value);
        }
    }
    field(
        "result",
        match record.result {
            GameResult::First => "红胜",
            GameResult::Second => "黑胜",
            GameResult::Draw => "和局",
            GameResult::Unknown => "未知",
        },
    );
    let pairs = points(start, true).map(|square| square.map_or("99".to_owned(), pair));
    field("binit", &pairs.concat());
    let comment = |text: &str| text.replace('\n', "||");
    let before = record.nodes.first().map_or(&record.comment, |node| &node.before);
    if !before.is_empty() {
        field("comment0", &comment(before));
    }
    // lines in the order in which they get their numbers: first move, parent, ply
    let mut lines = vec![(0, 0, 1)];
    let mut id = 0;
    while let Some(&(first, parent, ply)) = lines.get(id) {
        let mut digits = String::new();
        let mut comments = Vec::new();
        let (mut at, mut now) = (Some(first).filter(|_| !record.nodes.is_empty()), ply);
        while let Some(node) = at.map(|at: usize| &record.nodes[at]) {
            for square in [node.uci.text().get(..2), node.uci.text().get(2..4)] {
                digits.push_str(&square.and_then(Square::parse).map_or(String::new(), pair));
            }
            if !node.comment.is_empty() {
                comments.push((now, comment(&node.comment)));
            }
            let mut variation = node.variation as usize;
            while variation != 0 {
                lines.push((variation, id, now));
                variation = record.nodes[variation].sibling as usize;
            }
            at = Some(node.next as usize).filter(|&next| next != 0);
            now += 1;
        }
        let number = id.to_string();
        if id == 0 {
            field("movelist", &digits);
        } else {
            field(&["move_", &parent.to_string(), "_", &ply.to_string(), "_", &number].concat(), &digits);
        }
        for (ply, comment) in comments {
            let line = if id == 0 { String::new() } else { [&number, "_"].concat() };
            field(&["comment", &line, &ply.to_string()].concat(), &comment);
        }
        id += 1;
    }
    text.push_str("[/DhtmlXQ]\n");
    text
}

fn pair(square: Square) -> String {
    let digit = |number: usize| char::from(b'0' + number as u8);
    String::from_iter([digit(square.file()), digit(9 - square.rank())])
}
