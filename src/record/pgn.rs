//! PGN read: the standard's import format, and what programs and people make of it.
//!
//! A line is read up to its first move that cannot be: what follows could only be guessed at. The lines around it go on.

use super::hints::{notation_told_by_moves, told_by_moves};
use super::lexer::{Lexer, Token, unescaped};
use super::line::Line;
use super::remarks::{add, joined, nag_of, take_time};
use super::tree::{Growth, Uci};
use super::units::Units;
use super::{GameResult, Record, RecordFault, dhtmlxq, plain};
use crate::facade::Kind;
use crate::fen::Counters;
use crate::notation::{self, Notation};

/// Variations may lie this deep in one another.
pub const MAX_DEPTH: usize = 200;

/// No game has more tags: more are told as if they were there already.
const MAX_TAGS: usize = 250;

/// What was made of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// How many UTF-16 units were read: up to the last game, if it may go on behind the text's end.
    pub units: usize,
    /// How many games were found.
    pub games: usize,
}

/// Reads the games of a text: PGN, DhtmlXQ, a list of moves, with UCI's `position` before it or without, or the form of
/// XieXie's files. Unless it is the `last` part, what may go on behind its end is left; only PGN can be cut so. Without
/// a kind each game's own is told from its tags and moves.
pub fn read_games(text: &str, last: bool, kind: Option<Kind>, found: &mut dyn FnMut(Record)) -> Reading {
    if dhtmlxq::is_dhtmlxq(text) {
        return dhtmlxq::read_dhtmlxq(text, found);
    }
    let mut units = Units::new(text);
    if let Some(plain) = plain::plain(text) {
        let mut reader = Reader::new(&text[..plain.end], plain.begin, kind);
        reader.record.tags = plain.tags;
        reader.read();
        if let Some(mut record) = reader.finish(plain.end) {
            units.place(&mut record.faults);
            found(record);
        }
        return Reading { units: units.at(text.len()), games: 1 };
    }
    let mut games = 0;
    let mut at = 0;
    loop {
        let mut reader = Reader::new(text, at, kind);
        let end = reader.read();
        if end.is_none() && !last {
            break;
        }
        at = end.unwrap_or(text.len());
        if let Some(mut record) = reader.finish(at) {
            units.place(&mut record.faults);
            games += 1;
            found(record);
        }
        if end.is_none() {
            break;
        }
    }
    Reading { units: units.at(at), games }
}

/// A line being read: the main line or a variation.
#[derive(Clone, Copy)]
struct Frame {
    before: Line,
    now: Line,
    growth: Growth,
    /// A move of it could not be read.
    dead: bool,
}

struct Reader<'a> {
    lexer: Lexer<'a>,
    asked: Option<Kind>,
    record: Record,
    notation: Option<Notation>,
    /// Empty until the moves begin.
    frames: Vec<Frame>,
    /// Variations open around here that nobody reads.
    skipped: usize,
    /// A comment that waits for its move.
    pending: String,
    fen_at: usize,
    ended: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, at: usize, asked: Option<Kind>) -> Self {
        Self {
            lexer: Lexer::new(text, at),
            asked,
            record: Record::new(Kind::Chess),
            notation: None,
            frames: Vec::new(),
            skipped: 0,
            pending: String::new(),
            fen_at: at,
            ended: false,
        }
    }

    /// Reads one game. Where it ends; `None` if the text ended first.
    fn read(&mut self) -> Option<usize> {
        while let Some(token) = self.lexer.next() {
            let at = self.lexer.start;
            match token {
                Token::Comment(text, closed) => {
                    if !closed {
                        self.record.fault(RecordFault::UnclosedComment, at, text);
                    }
                    self.comment(text);
                }
                Token::Tag(name, value) => {
                    let again = self.record.tag(name).is_some();
                    if !self.frames.is_empty() || (again && self.lexer.apart) {
                        return Some(at);
                    }
                    if again || self.record.tags.len() == MAX_TAGS {
                        self.record.fault(RecordFault::DuplicateTag, at, name);
                    } else {
                        self.record.tags.push((name.to_owned(), unescaped(value)));
                    }
                    if name.eq_ignore_ascii_case("FEN") {
                        self.fen_at = at;
                    }
                }
                _ if self.ended => return Some(at),
                Token::BadTag(line) => {
                    self.record.fault(RecordFault::BadTag, at, line);
                    if let Some(close) = line.find(']') {
                        self.lexer.at = at + close + 1;
                    }
                }
                Token::Open => self.open(at),
                Token::Close => self.close(at),
                Token::Word(word) => {
                    self.begin();
                    if word.is_ascii() {
                        self.word(word, at);
                    } else {
                        self.word(&word.chars().map(notation::plain).collect::<String>(), at);
                    }
                }
            }
        }
        None
    }

    /// The record, unless there was nothing.
    fn finish(mut self, end: usize) -> Option<Record> {
        let nothing = self.frames.is_empty() && self.record.tags.is_empty() && self.record.faults.is_empty();
        if nothing && self.pending.is_empty() {
            return None;
        }
        self.begin();
        if self.frames.len() > 1 || self.skipped > 0 {
            self.record.fault(RecordFault::UnclosedVariation, end, "");
        }
        while self.frames.len() > 1 {
            self.pop();
        }
        self.settle_comment();
        if self.record.result == GameResult::Unknown {
            self.record.result = self.record.tag("Result").and_then(GameResult::parse).unwrap_or_default();
        }
        Some(self.record)
    }

    /// The moves begin: which game is it, from which position, in which notation?
    fn begin(&mut self) {
        if !self.frames.is_empty() {
            return;
        }
        let tag = |name: &str| self.record.tag(name).unwrap_or_default().to_ascii_lowercase();
        let (variant, game, format) = (tag("Variant"), tag("Game"), tag("Format"));
        let record = &mut self.record;
        let fen = record.tag("FEN").map(str::to_owned);
        let castling = fen.as_deref().and_then(|fen| fen.split_ascii_whitespace().nth(2)).unwrap_or_default();
        let ranks = fen.as_deref().map_or(0, |fen| fen.split('/').count());
        let xiangqi = ["xiangqi", "chinese", "象棋"].iter().any(|name| variant.contains(name) || game.contains(name));
        record.kind = match self.asked {
            Some(kind) => kind,
            None if xiangqi || ranks == 10 || record.tag("Red").is_some() => Kind::Xiangqi,
            None if ranks == 8 || record.tag("White").is_some() => Kind::Chess,
            None => told_by_moves(self.lexer),
        };
        let letters = castling.bytes().any(|letter| letter.is_ascii_alphabetic() && !b"KQkq".contains(&letter));
        let chess960 = variant.contains("960") || variant.contains("fischer");
        record.chess960 = record.kind == Kind::Chess && (chess960 || letters);
        if record.chess960 && variant.is_empty() {
            record.tags.push(("Variant".to_owned(), "Chess960".to_owned()));
        }
        self.notation = match (record.kind, format.as_str()) {
            (Kind::Xiangqi, "iccs") => Some(Notation::Coordinate),
            (Kind::Xiangqi, "wxf") => Some(Notation::Wxf),
            (Kind::Xiangqi, "chinese") => Some(Notation::ChineseSimplified),
            (kind, _) => notation_told_by_moves(kind, self.lexer),
        };
        let start = Line::start(record.kind);
        let opened = match &fen {
            Some(fen) => Line::from_fen(record.kind, fen, record.chess960),
            // in Chess960 castling is another move
            None if record.chess960 => Line::from_fen(record.kind, &start.fen(Counters::default()), true),
            None => Some((start, Counters::default(), false)),
        };
        if !matches!(opened, Some((_, _, false))) {
            let code = if opened.is_none() { RecordFault::InvalidFen } else { RecordFault::RepairedFen };
            record.fault(code, self.fen_at, fen.as_deref().unwrap_or_default());
        }
        let (line, counters, _) = opened.unwrap_or((start, Counters::default(), false));
        record.fen = line.fen(counters);
        self.frames.push(Frame { before: line, now: line, growth: Growth::default(), dead: opened.is_none() });
    }

    fn open(&mut self, at: usize) {
        self.begin();
        let frame = self.frames[self.frames.len() - 1];
        let branch = frame.growth.branch().filter(|_| self.skipped == 0 && !frame.dead);
        match branch {
            Some(growth) if self.frames.len() <= MAX_DEPTH => {
                self.frames.push(Frame { before: frame.before, now: frame.before, growth, dead: false });
                return;
            }
            Some(_) => self.record.fault(RecordFault::TooDeep, at, "("),
            None if self.skipped == 0 && !frame.dead => self.record.fault(RecordFault::StrayParenthesis, at, "("),
            None => {}
        }
        self.skipped += 1;
    }

    fn close(&mut self, at: usize) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if self.frames.len() > 1 {
            self.pop();
        } else {
            self.record.fault(RecordFault::StrayParenthesis, at, ")");
        }
    }

    /// Leaves a variation. What was said in it without a move is said of the move that it was to replace.
    fn pop(&mut self) {
        self.frames.pop();
        self.settle_comment();
    }

    fn settle_comment(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        if pending.is_empty() {
            return;
        }
        let last = self.frames.last().and_then(|frame| frame.growth.last);
        add(last.map_or(&mut self.record.comment, |last| &mut self.record.nodes[last].comment), &pending);
    }

    fn comment(&mut self, raw: &str) {
        if self.skipped > 0 {
            return;
        }
        let mut text = joined(raw);
        match self.frames.last() {
            Some(Frame { growth: Growth { last: Some(last), .. }, dead, .. }) => {
                if !dead {
                    let node = &mut self.record.nodes[*last];
                    node.clock = take_time(&mut text, "[%clk").or(node.clock);
                    node.elapsed = take_time(&mut text, "[%emt").or(node.elapsed);
                    add(&mut node.comment, &text);
                }
            }
            _ => add(&mut self.pending, &text),
        }
    }

    fn nag(&mut self, nag: u8) {
        let last =
            self.frames.last().filter(|frame| !frame.dead && self.skipped == 0).and_then(|frame| frame.growth.last);
        if let Some(node) = last.map(|last| &mut self.record.nodes[last])
            && !node.nags.contains(&nag)
        {
            node.nags.push(nag);
        }
    }

    /// A word of the moves: a number, a result, a mark, a move, or several of them grown together.
    fn word(&mut self, mut word: &str, at: usize) {
        let numberless = loop {
            if let Some(result) = GameResult::parse(word) {
                return self.result(result);
            }
            let numberless = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let unnumbered = numberless.trim_start_matches(['.', '…']);
            // `33.4` is a move of xiangqi
            let is_move = self.record.kind == Kind::Xiangqi && word.len() == 4 && unnumbered.len() == 1;
            if numberless.is_empty() || unnumbered.is_empty() {
                return;
            }
            if unnumbered.len() == numberless.len() || is_move {
                break numberless;
            }
            word = unnumbered;
        };
        if let Some(number) = word.strip_prefix('$') {
            return match number.parse() {
                Ok(nag) => self.nag(nag),
                Err(_) => self.record.fault(RecordFault::UnknownToken, at, word),
            };
        }
        let bare = word.trim_end_matches(['!', '?', '‼', '⁇', '⁈', '⁉']);
        let marks = &word[bare.len()..];
        let numberless = &numberless[..numberless.len().saturating_sub(marks.len())];
        let nag = nag_of(bare);
        let silent = bare.is_empty() || nag.is_some() || matches!(bare, "e.p." | "ep" | "+" | "#" | "++");
        if silent || self.play(bare, numberless, at) {
            for nag in nag.into_iter().chain(nag_of(marks)) {
                self.nag(nag);
            }
        }
    }

    /// Plays the move of a word. False if there was none.
    fn play(&mut self, word: &str, numberless: &str, at: usize) -> bool {
        let depth = self.frames.len() - 1;
        let dead = self.frames[depth].dead || self.skipped > 0;
        let mut line = self.frames[depth].now;
        let read = match word {
            _ if dead => Err(RecordFault::InvalidMove),
            "--" | "Z0" | "0000" => {
                if line.pass() {
                    Ok(Uci::NULL)
                } else {
                    Err(RecordFault::IllegalMove)
                }
            }
            _ => match line.read(word, self.notation) {
                // a number without its dot
                Err(code) if numberless.len() < word.len() => line.read(numberless, self.notation).or(Err(code)),
                read => read,
            },
        };
        if read == Err(RecordFault::InvalidMove)
            && let Some((rest, result)) = grown_together(word)
        {
            let played = grown_together(rest).is_none() && self.play(rest, rest, at);
            self.result(result);
            return played;
        }
        match read {
            Ok(uci) => {
                let (parents, frames) = self.frames.split_at_mut(depth);
                let frame = &mut frames[0];
                frame.growth.push(&mut self.record.nodes, parents.last_mut().map(|parent| &mut parent.growth), uci);
                (frame.before, frame.now) = (frame.now, line);
                if let Some(last) = frame.growth.last {
                    self.record.nodes[last].before = std::mem::take(&mut self.pending);
                }
                true
            }
            Err(code) => {
                if !dead {
                    let is_sign = !word.contains(char::is_alphanumeric);
                    self.record.fault(if is_sign { RecordFault::UnknownToken } else { code }, at, word);
                    self.frames[depth].dead = !is_sign;
                }
                false
            }
        }
    }

    fn result(&mut self, result: GameResult) {
        // at the end of a variation it is an opinion
        if self.frames.len() == 1 && self.skipped == 0 {
            self.record.result = result;
            self.ended = true;
        }
    }
}

/// A word that ends in a result.
fn grown_together(word: &str) -> Option<(&str, GameResult)> {
    GameResult::ALL.into_iter().find_map(|result| {
        let rest = word.strip_suffix(result.text())?;
        if rest.is_empty() { None } else { Some((rest, result)) }
    })
}
