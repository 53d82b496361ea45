//! Records written: PGN in the standard's export format, DhtmlXQ, UCI.

use super::line::Line;
use super::tree::{Step, Uci};
use super::{Record, dhtmlxq};
use crate::facade::Kind;
use crate::fen::Counters;
use crate::notation::Notation;

/// Why a record is not written: its position is none, or a move of it cannot be played. Moves are counted from 0 in the
/// order of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The position is impossible or cannot be read.
    Fen,
    /// The move is illegal, or the game or the format has no way of writing it.
    Move(usize),
}

/// Lines of a PGN are no longer (PGN standard, 4.3: 80 with their end).
const WIDTH: usize = 79;

/// Where a record begins.
pub(super) fn opening(record: &Record) -> Result<(Line, Counters), Refusal> {
    let (line, counters, _) = Line::from_fen(record.kind, &record.fen, record.chess960).ok_or(Refusal::Fen)?;
    Ok((line, counters))
}

fn is_start(record: &Record, line: &Line, counters: Counters) -> bool {
    let start = Line::start(record.kind);
    line.fen(counters) == start.fen(Counters::default())
}

/// Text in lines of limited width: words are kept whole.
struct Page {
    text: String,
    column: usize,
}

impl Page {
    /// Adds a word after a blank or a line end.
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width <= WIDTH {
            self.text.push(' ');
            self.column += 1;
        } else if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Adds comments, which a line end separates. There is no way to write a closing brace inside.
    fn comments(&mut self, times: &[String], comment: &str) {
        for (at, line) in comment.split('\n').enumerate() {
            let times = if at == 0 { times } else { &[] };
            if times.is_empty() && line.is_empty() {
                continue;
            }
            // No line may begin with `%`, which would make it no part of the game; and where several blanks follow one
            // another, a line end would take their place. Such pieces stay together.
            let mut word = "{".to_owned();
            let text = line.replace('}', ")");
            let said = text.split(' ').filter(|_| !line.is_empty());
            for piece in times.iter().map(String::as_str).chain(said).chain(["}"]) {
                if piece.is_empty() || piece.starts_with('%') || word.ends_with(' ') {
                    word.push(' ');
                } else {
                    self.word(&word);
                    word.clear();
                }
                word.push_str(piece);
            }
            self.word(&word);
        }
    }
}

/// Writes a PGN. Xiangqi is written with the tags of its own PGN and a `Format`.
///
/// # Errors
/// [`Refusal`]
pub fn write_pgn(record: &Record, notation: Option<Notation>) -> Result<String, Refusal> {
    let (start, counters) = opening(record)?;
    let xiangqi = record.kind == Kind::Xiangqi;
    let notation = notation.unwrap_or(if xiangqi { Notation::Coordinate } else { Notation::San });
    let mut page = Page { text: String::new(), column: 0 };
    write_tags(record, notation, is_start(record, &start, counters), &start.fen(counters), &mut page.text);

    // plies from the first move of the game on, so that even ones are the first mover's
    let ply = counters.fullmove as usize * 2 + start.turn().index() - 2;
    // for each open line the position before its last move and after it
    let mut lines = vec![(start, start, ply)];
    let mut numbered = false;
    page.comments(&[], &record.comment);
    for step in record.steps() {
        let depth = lines.len() - 1;
        match step {
            Step::Open => {
                let (before, _, ply) = lines[depth];
                lines.push((before, before, ply - 1));
                page.word("(");
                numbered = false;
            }
            Step::Close => {
                lines.pop();
                page.word(")");
                numbered = false;
            }
            Step::Move(at) => {
                let node = &record.nodes[at];
                let (_, before, ply) = lines[depth];
                page.comments(&[], &node.before);
                if !numbered || ply % 2 == 0 || !node.before.is_empty() {
                    let dots = if ply % 2 == 0 { "." } else { "..." };
                    page.word(&[&(ply / 2 + 1).to_string(), dots].concat());
                }
                let mut now = before;
                let mut text = String::new();
                if !now.write(node.uci, notation, &mut text) {
                    return Err(Refusal::Move(at));
                }
                lines[depth] = (before, now, ply + 1);
                page.word(&text);
                for nag in &node.nags {
                    page.word(&["$", &nag.to_string()].concat());
                }
                let times = [("[%clk ", node.clock), ("[%emt ", node.elapsed)];
                let times: Vec<String> =
                    times.into_iter().filter_map(|(name, time)| Some(command(name, time?))).collect();
                page.comments(&times, &node.comment);
                numbered = times.is_empty() && node.comment.is_empty();
            }
        }
    }
    page.word(record.result.text());
    page.text.push('\n');
    Ok(page.text)
}

/// `[%clk 1:30:57.5]`
fn command(name: &str, millis: u32) -> String {
    let two = |n: u32| [if n < 10 { "0" } else { "" }, &n.to_string()].concat();
    let seconds = millis / 1000;
    let fraction = match millis % 1000 {
        0 => String::new(),
        rest => [".", (1000 + rest).to_string()[1..].trim_end_matches('0')].concat(),
    };
    let hours = (seconds / 3600).to_string();
    [name, &hours, ":", &two(seconds / 60 % 60), ":", &two(seconds % 60), &fraction, "]"].concat()
}

/// The tags that every game has come first, in the order of the standard; then the others by their names.
fn write_tags(record: &Record, notation: Notation, is_start: bool, fen: &str, text: &mut String) {
    let (roster, format): (&[&str], _) = match record.kind {
        Kind::Xiangqi => (
            &["Game", "Event", "Site", "Date", "Round", "Red", "Black", "Result"],
            match notation {
                Notation::Wxf => "WXF",
                Notation::ChineseSimplified | Notation::ChineseTraditional => "Chinese",
                Notation::Vietnamese => "Vietnamese",
                _ => "ICCS",
            },
        ),
        Kind::Chess => (&["Event", "Site", "Date", "Round", "White", "Black", "Result"], ""),
    };
    let mut tag = |name: &str, value: &str| {
        text.extend(["[", name, " \""]);
        for c in value.chars() {
            if matches!(c, '"' | '\\') {
                text.push('\\');
            }
            text.push(if c.is_control() { ' ' } else { c });
        }
        text.push_str("\"]\n");
    };
    for &name in roster {
        let unknown = match name {
            "Game" => "Chinese Chess",
            "Date" => "????.??.??",
            _ => "?",
        };
        let value = if name == "Result" { record.result.text() } else { record.tag(name).unwrap_or(unknown) };
        tag(name, value);
    }
    let ours = |name: &str| ["FEN", "SetUp", "Format"].iter().chain(roster).any(|own| own.eq_ignore_ascii_case(name));
    let mut others: Vec<(&str, &str)> = Vec::new();
    for (name, value) in &record.tags {
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if is_name && !ours(name) {
            others.push((name, value));
        }
    }
    if !is_start {
        others.push(("FEN", fen));
        if record.kind == Kind::Chess {
            others.push(("SetUp", "1"));
        }
    }
    if !format.is_empty() {
        others.push(("Format", format));
    }
    others.sort_unstable();
    for (name, value) in others {
        tag(name, value);
    }
    text.push('\n');
}

/// Plays every move of the record and tells its text; null moves where they are wanted.
fn play_all(
    record: &Record,
    notation: Notation,
    nulls: bool,
    told: &mut dyn FnMut(&str),
) -> Result<(Line, Counters), Refusal> {
    let (start, counters) = opening(record)?;
    let mut lines = vec![(start, start)];
    let mut text = String::new();
    for step in record.steps() {
        let depth = lines.len() - 1;
        match step {
            Step::Open => lines.push((lines[depth].0, lines[depth].0)),
            Step::Close => {
                lines.pop();
            }
            Step::Move(at) => {
                let before = lines[depth].1;
                let mut now = before;
                text.clear();
                let uci = record.nodes[at].uci;
                if (uci == Uci::NULL && !nulls) || !now.write(uci, notation, &mut text) {
                    return Err(Refusal::Move(at));
                }
                told(&text);
                lines[depth] = (before, now);
            }
        }
    }
    Ok((start, counters))
}

/// Checks every move for a format that has no null moves.
pub(super) fn check(record: &Record) -> Result<(Line, Counters), Refusal> {
    play_all(record, Notation::Uci, false, &mut |_| {})
}

/// Writes all moves in the order of the record, each followed by those in its place, with U+0001 between them.
///
/// # Errors
/// [`Refusal`]
pub fn write_moves(record: &Record, notation: Notation) -> Result<String, Refusal> {
    let mut texts = String::new();
    play_all(record, notation, true, &mut |text| {
        if !texts.is_empty() {
            texts.push('\u{1}');
        }
        texts.push_str(text);
    })?;
    Ok(texts)
}

/// Writes the moves of the game without its variations, as UCI names them: a bare list, or with the position where it is
/// not the game's own.
///
/// # Errors
/// [`Refusal`]
pub fn write_uci(record: &Record) -> Result<String, Refusal> {
    let (start, counters) = check(record)?;
    let mut text = String::new();
    if !is_start(record, &start, counters) {
        text.extend(["position fen ", &start.fen(counters), " moves"]);
    }
    let mut at = if record.nodes.is_empty() { None } else { Some(0) };
    while let Some(node) = at.map(|at: usize| &record.nodes[at]) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(node.uci.text());
        at = Some(node.next as usize).filter(|&next| next != 0);
    }
    Ok(text)
}

/// Writes DhtmlXQ, the marked-up text of Chinese forums.
///
/// # Errors
/// [`Refusal`]; the format is for xiangqi only.
pub fn write_dhtmlxq(record: &Record) -> Result<String, Refusal> {
    let (start, _) = check(record)?;
    match start {
        Line::Xiangqi(start) => Ok(dhtmlxq::write(record, &start)),
        Line::Chess(_) => Err(Refusal::Fen),
    }
}
