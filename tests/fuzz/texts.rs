//! Readers of text.

use serde_json::Value;
use trongtai::Castling;
use trongtai::api::answer::Validation;
use trongtai::api::{AnyGame, CHECK, Kind, OVER, Opening, REMARKS, RulesChoice, rule_sets};
use trongtai::chess::{self, Chess};
use trongtai::notation::Notation;
use trongtai::position::Position;
use trongtai::record::{self, Answer, Beginning, Task, Word};
use trongtai::ruleset::{FieldValue, Given};
use trongtai::xiangqi;

use crate::plain_xiangqi::Plain;
use crate::support::Rng;
use crate::support::chess::{cozy_moves, moves as chess_moves};

pub const FEN_WORDS: &[&str] = &[
    "w",
    "b",
    "r",
    "-",
    "KQkq",
    "HAha",
    "e3",
    "e6",
    "0",
    "1",
    "65535",
    "99999999999",
    "9",
    "/",
    "//",
    "rnbakabnr",
    "rheakaehr",
    "8",
    "pppppppp",
    "K",
    "k",
    " ",
    "\u{3000}",
    "é",
    "4k4",
    "3K5",
];

pub const MOVE_WORDS: &[&str] = &[
    "e2e4",
    "h2e2",
    "H2-E2",
    "O-O",
    "0-0-0",
    "e8=Q",
    "e7e8q",
    "exd6",
    "Nbd7",
    "R1a3",
    "--",
    "Z0",
    "0000",
    "C2=5",
    "H8+7",
    "+C=5",
    "P1+1",
    "-R.3",
    "炮二平五",
    "前兵进一",
    "馬8進7",
    "三兵平四",
    "P2-5",
    "Tt.1",
    "M2.3",
    "xe4+",
    "♘f3",
    "(",
    ")",
    "#",
    "+",
    "=",
    "26=5",
    "Pa.5",
    "\u{ff21}",
];

pub const RULE_WORDS: &[&str] = &[
    "basic",
    "club",
    "wxf",
    "fide",
    "0",
    "1",
    "3",
    "65535",
    "65536",
    "-1",
    "1.5",
    "NaN",
    "inf",
    "null",
    "true",
    "false",
    "none",
    "draw",
    "judge",
    "lose",
    "barred",
    "all",
    "cannons",
    "[1,2,3]",
    "[]",
    "[0,0,0]",
    "[3,2,1]",
    "__proto__",
    "",
];

const DATA: &[&str] = &[
    include_str!("../data/xiangqi/bugcases.json"),
    include_str!("../data/xiangqi/endings.json"),
    include_str!("../data/xiangqi/perft.json"),
    include_str!("../data/xiangqi/rulings-wxf.json"),
    include_str!("../data/chess/bugcases.json"),
    include_str!("../data/chess/draws.json"),
    include_str!("../data/chess/perft.json"),
    include_str!("../data/notation/chess-bugs.json"),
    include_str!("../data/notation/xiangqi-moves.json"),
];

/// Every FEN of the data with so many ranks.
fn fens(ranks: usize) -> Vec<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(fen)) = fields.get("fen") {
                    found.push(fen.clone());
                }
                fields.values().for_each(|field| collect(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for text in DATA {
        collect(&serde_json::from_str(text).unwrap(), &mut found);
    }
    found.retain(|fen| fen.split(' ').next().is_some_and(|board| board.split('/').count() == ranks));
    found.sort();
    found.dedup();
    assert!(found.len() > 20);
    found
}

fn bytes(texts: Vec<String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

pub fn xiangqi_fens() -> Vec<Vec<u8>> {
    bytes(fens(10))
}

pub fn chess_fens() -> Vec<Vec<u8>> {
    bytes(fens(8))
}

/// What is read is written so that it is read again; what is possible has the moves that the plain rules find.
pub fn xiangqi_fen(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Ok(setup) = xiangqi::Setup::parse(&text) else { return };
    let written = setup.to_string();
    assert_eq!(xiangqi::Setup::parse(&written).as_ref().map(ToString::to_string), Ok(written.clone()), "canonical");
    assert_eq!(setup.position().is_ok(), setup.faults().is_empty(), "faults");
    let Ok(position) = setup.position() else { return };
    let red = position.turn() == trongtai::color::Color::White;
    let plain = Plain::from_fen(&written);
    assert!(!plain.general_takeable(!red), "possible, but the general could be taken");
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    assert_eq!(texts, crate::sequences::plain_texts(&plain, red));
    let mut game = open(Kind::Xiangqi, &written, "club").expect("what is possible can be played");
    assert_eq!(game.fen(), written);
    let _ = game.status();
}

/// The same; the other judge is `cozy-chess`.
pub fn chess_fen(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for castling in [Castling::Standard, Castling::Chess960] {
        let Ok(setup) = chess::Setup::parse(&text, castling) else { continue };
        assert_eq!(setup.position().is_ok(), setup.faults().is_empty(), "faults");
        let Ok(position) = setup.position() else { continue };
        let written = position.fen(setup.counters);
        let (again, counters) = Chess::from_fen(&written, castling).expect("what is written can be read");
        assert_eq!((again, counters), (position, setup.counters), "{written}");
        assert_eq!(chess_moves(&position), cozy_moves(&position), "{written}");
        let opening =
            Opening { fen: Some(&written), castling, rules: RulesChoice::named("fide"), ..Opening::default() };
        let mut game = AnyGame::open(Kind::Chess, opening).expect("what is possible can be played");
        let _ = game.status();
    }
}

fn open(kind: Kind, fen: &str, rules: &str) -> Option<AnyGame> {
    AnyGame::open(kind, Opening { fen: Some(fen), rules: RulesChoice::named(rules), ..Opening::default() }).ok()
}

/// A game, a notation and a text on lines of their own; the first character tells the game.
fn case(input: &[u8]) -> Option<(Kind, String, Option<Notation>, String)> {
    let text = String::from_utf8_lossy(input).into_owned();
    let mut lines = text.splitn(3, '\n');
    let fen = lines.next()?;
    let notation = Notation::named(lines.next()?);
    let kind = if fen.split('/').count() == 8 { Kind::Chess } else { Kind::Xiangqi };
    Some((kind, fen.to_owned(), notation, lines.next()?.to_owned()))
}

const WRITTEN: [&[Notation]; 2] = [
    &[
        Notation::Uci,
        Notation::Coordinate,
        Notation::Wxf,
        Notation::Vietnamese,
        Notation::ChineseSimplified,
        Notation::ChineseTraditional,
    ],
    &[Notation::Uci, Notation::San, Notation::Lan, Notation::Figurine, Notation::Vietnamese],
];

fn written(kind: Kind) -> &'static [Notation] {
    WRITTEN[usize::from(kind == Kind::Chess)]
}

pub fn moves() -> Vec<Vec<u8>> {
    let mut rng = Rng::new(5);
    let mut seeds = Vec::new();
    for (kind, ranks) in [(Kind::Xiangqi, 10), (Kind::Chess, 8)] {
        for fen in fens(ranks) {
            let Some(mut game) = open(kind, &fen, "basic") else { continue };
            let mut words = Vec::new();
            game.legal(None, &mut words);
            if words.is_empty() {
                continue;
            }
            let notation = *rng.pick(written(kind));
            let text = game.notate(rng.pick(&words) & 0xf_ffff, notation).unwrap();
            seeds.push(format!("{}\n{notation}\n{text}", game.fen()));
        }
    }
    bytes(seeds)
}

/// What is read is legal; what is written of it is read as the same move.
pub fn one_move(input: &[u8]) {
    let Some((kind, fen, notation, text)) = case(input) else { return };
    let Some(mut game) = open(kind, &fen, "basic") else { return };
    let is_legal = |game: &mut AnyGame, word: u32| game.find(word & 0xf_ffff) == Some(word);
    match game.read(&text, notation) {
        Ok(word) => {
            assert!(is_legal(&mut game, word), "read, but not legal");
            for &other in written(kind) {
                let again = game.notate(word & 0xf_ffff, other).expect("legal moves can be written");
                assert_eq!(game.read(&again, Some(other)), Ok(word), "{again} in {other}");
            }
        }
        Err(misreading) => {
            let words: Vec<_> =
                misreading.candidates.iter().map(|uci| game.read(uci.as_str(), Some(Notation::Uci))).collect();
            match misreading.code {
                "illegal-move" => {
                    assert!(words.iter().all(Result::is_err), "refused, but legal");
                    assert!(misreading.illegality.is_some() || words.len() > 1, "refused without a reason");
                }
                "ambiguous-move" => {
                    assert!(words.len() > 1);
                    assert!(words.iter().all(Result::is_ok), "a candidate that is not legal");
                }
                code => assert_eq!((code, words.len()), ("invalid-move", 0)),
            }
        }
    }
}

/// Random lines with variations, in every notation.
pub fn records() -> Vec<Vec<u8>> {
    let mut rng = Rng::new(9);
    let mut seeds = Vec::new();
    for kind in [Kind::Xiangqi, Kind::Chess] {
        for &notation in written(kind) {
            let mut game =
                AnyGame::open(kind, Opening { rules: RulesChoice::named("basic"), ..Opening::default() }).unwrap();
            let start = game.fen();
            let mut text = String::new();
            for _ in 0..20 {
                let mut words = Vec::new();
                game.legal(None, &mut words);
                if words.is_empty() {
                    break;
                }
                let packed = rng.pick(&words) & 0xf_ffff;
                text.push('\n');
                text.push_str(&game.notate(packed, notation).unwrap());
                if rng.below(4) == 0 {
                    let other = rng.pick(&words) & 0xf_ffff;
                    text.push_str(&format!("\n(\n{}\n)", game.notate(other, notation).unwrap()));
                }
                game.play(packed);
            }
            seeds.push(format!("{start}\n{notation}{text}"));
        }
    }
    bytes(seeds)
}

/// Each word is answered; what is answered can be written in every notation and is read from it as the same moves.
pub fn record(input: &[u8]) {
    let Some((kind, fen, notation, words)) = case(input) else { return };
    for castling in [Castling::Standard, Castling::Chess960] {
        let beginning = Beginning { fen: &fen, castling };
        let words: Vec<Word<'_>> = words.split('\n').filter(|word| !word.is_empty()).map(Word::from).collect();
        let Some(read) = record::moves(kind, beginning, Task::Read(notation), words.iter().copied()) else { continue };
        let asked = words.iter().filter(|word| matches!(word, Word::Move(_))).count();
        assert_eq!(read.answers.len(), asked, "an answer for each word");
        let again = Beginning { fen: &read.start.fen, castling };
        let mut next = read.answers.iter();
        let ucis: Vec<Word<'_>> = words
            .iter()
            .filter_map(|&word| match word {
                Word::Open | Word::Close => Some(word),
                Word::Move(_) => match next.next() {
                    Some(Answer::Move(uci)) => Some(Word::Move(uci)),
                    _ => None,
                },
            })
            .collect();
        for &other in written(kind) {
            let texts =
                record::moves(kind, again, Task::Write(other), ucis.iter().copied()).expect("a position that was read");
            let failed = texts.answers.iter().find(|answer| !matches!(answer, Answer::Move(_)));
            assert_eq!(failed, None, "{other}");
        }
    }
}

pub fn rules() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for kind in [Kind::Xiangqi, Kind::Chess] {
        for (name, fields) in rule_sets(kind) {
            let letter = if kind == Kind::Xiangqi { 'x' } else { 'c' };
            let fields: Vec<String> = fields
                .iter()
                .map(|(field, value)| match value {
                    FieldValue::Nothing => format!("{field}=null"),
                    FieldValue::Switch(on) => format!("{field}={on}"),
                    FieldValue::Number(number) => format!("{field}={number}"),
                    FieldValue::Numbers([one, two, three]) => format!("{field}=[{one},{two},{three}]"),
                    FieldValue::Word(word) => format!("{field}={word}"),
                })
                .collect();
            seeds.push(format!("{letter} {name} {}", fields.join(" ")));
        }
    }
    bytes(seeds)
}

fn given(text: &str) -> Given {
    if let Some(list) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return Given::Numbers(list.split(',').filter_map(|item| item.parse().ok()).collect());
    }
    match text {
        "null" => Given::Nothing,
        "true" | "false" => Given::Switch(text == "true"),
        "" => Given::Other,
        _ => text.parse().map_or_else(|_| Given::Text(text.to_owned()), Given::Number),
    }
}

/// Whatever set is accepted, a game under it can be played, and is judged ply by ply as it is judged at once.
pub fn custom_rules(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut words = text.split(' ');
    let kind = if words.next() == Some("x") { Kind::Xiangqi } else { Kind::Chess };
    let base = words.next().map(str::to_owned);
    let replaced =
        words.filter_map(|word| word.split_once('=')).map(|(field, value)| (field.to_owned(), given(value))).collect();
    let rules = RulesChoice { base, replaced };
    let opening = || Opening { rules: rules.clone(), ..Opening::default() };
    let Ok(mut game) = AnyGame::open(kind, opening()) else { return };
    let mut rng = Rng::new(input.iter().fold(7, |sum, &byte| sum * 31 % 1_000_003 + u64::from(byte)));
    let mut played = Vec::new();
    for ply in 0..80 {
        let mut words = Vec::new();
        game.legal(None, &mut words);
        if words.is_empty() {
            break;
        }
        // to and fro, so that there is something to judge
        let back =
            played.len().checked_sub(2).map(|at: usize| played[at]).map(|m: u32| (m & 0xff) << 8 | (m >> 8) & 0xff);
        let packed = match back.filter(|&back| ply % 8 != 0 && game.find(back).is_some()) {
            Some(back) => back,
            None => rng.pick(&words) & 0xf_ffff,
        };
        let preview = game.preview(packed);
        game.play(packed).expect("a listed move can be played");
        assert_eq!(Some(game.status()), preview, "what was foreseen");
        played.push(packed);
    }
    let judged = AnyGame::open(kind, opening()).unwrap().validate(&played);
    let Validation::Passed(passed) = judged else { panic!("what was played is legal") };
    assert_eq!((&passed.status, &passed.fen, passed.plies), (&game.status(), &game.fen(), played.len()));
    let word = game.status_word();
    assert_eq!(word & OVER != 0, passed.status.verdict().is_some());
    assert_eq!(word & CHECK != 0, game.is_check());
    assert!(word & OVER == 0 || word & REMARKS == 0);
    // taking everything back leaves nothing behind
    let before = AnyGame::open(kind, opening()).unwrap().status();
    while game.undo().is_some() {}
    assert_eq!(game.status(), before);
}
