//! Moves of xiangqi in every notation: rows from rule pages and bug reports, and the law that what is written is read.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use support::Rng;
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::notation::{Misread, Notate, Notation};
use trongtai::position::Position;
use trongtai::xiangqi::{Cause, Move, Piece, Role, Setup, Square, Xiangqi, can_stand};

const WRITTEN: [Notation; 6] = [
    Notation::Uci,
    Notation::Coordinate,
    Notation::Wxf,
    Notation::Vietnamese,
    Notation::ChineseSimplified,
    Notation::ChineseTraditional,
];

#[derive(Deserialize)]
struct File<T> {
    cases: Vec<T>,
}

fn cases<T: DeserializeOwned>(text: &str) -> Vec<T> {
    serde_json::from_str::<File<T>>(text).unwrap().cases
}

fn position(fen: &str) -> Xiangqi {
    Xiangqi::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}")).0
}

fn written(position: &Xiangqi, m: Move, notation: Notation) -> String {
    let mut text = String::new();
    assert!(position.write(m, notation, &mut text), "{notation}");
    text
}

fn parsed(text: &str) -> Move {
    Move::parse(text).unwrap_or_else(|| panic!("{text}"))
}

#[derive(Deserialize)]
struct Spelled {
    id: String,
    fen: String,
    r#move: String,
    wxf_official: Option<String>,
    fairy_stockfish_wxf: Option<String>,
    xqbase_wxf: Option<String>,
    chinese: Option<String>,
    vietnamese: Option<String>,
}

/// WXF's rear of three is the middle one in the UCCI papers; its middle where soldiers stand on two files is the third
/// for Fairy-Stockfish.
const TWO_MEANINGS: [&str; 2] = ["P-.4", "33=4"];

#[test]
fn one_move_in_several_schools() {
    let rows: Vec<Spelled> = cases(include_str!("data/notation/xiangqi-moves.json"));
    assert_eq!(rows.len(), 29);
    for row in rows {
        let (position, m) = (position(&row.fen), parsed(&row.r#move));
        let check = |text: &str, school: Notation| {
            assert_eq!(position.read(text, Some(school)), Ok(m), "{} {text} {school}", row.id);
            // without the school the text may have several meanings, but never only a wrong one
            match position.read(text, None) {
                Ok(read) => assert_eq!(read, m, "{} {text}", row.id),
                Err(Misread::Ambiguous(meant)) => {
                    assert!(TWO_MEANINGS.contains(&text) && meant.contains(&m), "{} {text}: {meant:?}", row.id);
                }
                Err(other) => panic!("{} {text}: {other:?}", row.id),
            }
        };
        if let Some(official) = &row.wxf_official {
            let (name, rest) = official.split_at(2);
            assert_eq!(written(&position, m, Notation::Wxf), [name, &rest.replace('.', "=")].concat(), "{}", row.id);
            check(official, Notation::Wxf);
        }
        if let Some(text) = &row.fairy_stockfish_wxf {
            check(text, Notation::Fairy);
        }
        if let Some(text) = &row.xqbase_wxf {
            check(text, Notation::Xqbase);
        }
        if let Some(text) = &row.chinese {
            assert_eq!(&written(&position, m, Notation::ChineseSimplified), text, "{}", row.id);
            check(text, Notation::ChineseSimplified);
        }
        if let Some(text) = &row.vietnamese {
            assert_eq!(&written(&position, m, Notation::Vietnamese), text, "{}", row.id);
            check(text, Notation::Vietnamese);
        }
    }
}

#[derive(Deserialize)]
struct Case {
    id: String,
    op: String,
    fen: String,
    notation: String,
    expected: BTreeMap<String, String>,
}

#[test]
fn rows_of_bug_reports() {
    let rows: Vec<Case> = cases(include_str!("data/notation/xiangqi-bugs.json"));
    assert_eq!(rows.len(), 22);
    for row in rows {
        let position = position(&row.fen);
        let notation = Notation::named(&row.notation).unwrap();
        for (key, value) in &row.expected {
            match row.op.as_str() {
                "write" => {
                    assert_eq!(&written(&position, parsed(key), notation), value, "{}", row.id);
                    assert_eq!(position.read(value, Some(notation)), Ok(parsed(key)), "{} {value}", row.id);
                }
                "read" => assert_eq!(position.read(key, Some(notation)), Ok(parsed(value)), "{} {key}", row.id),
                op => panic!("{op}"),
            }
        }
    }
}

#[derive(Deserialize)]
struct Parallel {
    id: String,
    fen: String,
    moves: String,
    expected: BTreeMap<String, String>,
}

#[test]
fn games_in_four_notations() {
    let rows: Vec<Parallel> = cases(include_str!("data/notation/xiangqi-games.json"));
    assert_eq!(rows.len(), 2);
    for row in rows {
        for (column, notation) in
            [("wxf", Notation::Wxf), ("zh", Notation::ChineseSimplified), ("vi", Notation::Vietnamese)]
        {
            let mut now = position(&row.fen);
            let texts: Vec<&str> = row.expected[column].split(' ').collect();
            let moves: Vec<Move> = row.moves.split(' ').map(parsed).collect();
            assert_eq!(texts.len(), moves.len(), "{}", row.id);
            for (text, m) in texts.into_iter().zip(moves) {
                assert_eq!(written(&now, m, notation), text, "{}", row.id);
                assert_eq!(now.read(text, Some(notation)), Ok(m), "{} {text}", row.id);
                now.play(m);
            }
            let placement = Setup::of(&now, Counters::default()).to_string();
            assert_eq!(placement.split(' ').next(), row.expected["fen"].split(' ').next(), "{}", row.id);
        }
    }
}

/// In every notation each legal move has its own text, which reads back as that move; and where a text is read without
/// naming the notation, it is never read as another move.
fn check_round_trip(position: &Xiangqi, seed: u64) -> usize {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let fen = Setup::of(position, Counters::default()).to_string();
    for notation in WRITTEN {
        let mut texts = BTreeSet::new();
        for &m in &moves {
            let text = written(position, m, notation);
            assert_eq!(position.read(&text, Some(notation)), Ok(m), "{text} in {notation}, {fen} (seed {seed})");
            match position.read(&text, None) {
                Ok(read) => assert_eq!(read, m, "{text} of {notation} without it, {fen}"),
                Err(Misread::Ambiguous(meant)) => assert!(meant.contains(&m), "{text} of {notation}, {fen}"),
                Err(other) => panic!("{text} of {notation} without it: {other:?}, {fen}"),
            }
            assert!(texts.insert(text.clone()), "{text} twice in {notation}, {fen}");
        }
    }
    moves.len()
}

#[test]
fn what_is_written_is_read_in_random_games() {
    let mut checked = 0;
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut now = Xiangqi::start();
        for _ in 0..80 {
            checked += check_round_trip(&now, seed);
            let mut moves = Vec::new();
            now.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            now.play(*rng.pick(&moves));
        }
    }
    assert!(checked > 50_000, "{checked}");
}

/// Positions in which like pieces stand behind one another: soldiers on one, two or three files, pairs of other pieces
/// on a file.
#[test]
fn what_is_written_is_read_where_pieces_stand_in_tandem() {
    let mut checked = 0;
    for seed in 0..600 {
        let mut rng = Rng::new(1_000 + seed);
        let color = if seed % 2 == 0 { Color::RED } else { Color::Black };
        let mut setup = Setup::of(&Xiangqi::start(), Counters::default());
        setup.pieces = [None; Square::COUNT];
        setup.turn = color;
        let files = 1 + rng.below(3);
        let on: Vec<usize> = (0..files).map(|_| rng.below(9)).collect();
        let mut put = |square: Option<Square>, piece: Piece| {
            let free = square.filter(|&square| setup.pieces[square.index()].is_none() && can_stand(piece, square));
            if let Some(square) = free {
                setup.pieces[square.index()] = Some(piece);
            }
        };
        for side in Color::ALL {
            let rank = rng.below(3) + if side == Color::RED { 0 } else { 7 };
            put(Square::at(3 + rng.below(3), rank), Piece { color: side, role: Role::General });
        }
        for _ in 0..5 {
            put(Square::at(*rng.pick(&on), rng.below(10)), Piece { color, role: Role::Soldier });
        }
        for role in [Role::Chariot, Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant] {
            let file = rng.below(9);
            for _ in 0..2 {
                put(Square::at(file, rng.below(10)), Piece { color, role });
            }
        }
        if let Ok(position) = setup.position() {
            checked += check_round_trip(&position, seed);
        }
    }
    assert!(checked > 5_000, "{checked}");
}

#[test]
fn one_text_with_two_meanings_is_refused_with_both() {
    // soldiers on two files, three on one of them: the middle one of file 3 for WXF, the third for Fairy-Stockfish
    let split = position("3k5/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(split.read("33=4", None), Err(Misread::Ambiguous(vec![parsed("g6f6"), parsed("g5f5")])));
    assert_eq!(split.read("33=4", Some(Notation::Wxf)), Ok(parsed("g6f6")));
    assert_eq!(split.read("33=4", Some(Notation::Fairy)), Ok(parsed("g5f5")));
    // front soldiers of both files can step forward
    assert_eq!(split.read("前兵进一", None), Err(Misread::Ambiguous(vec![parsed("c7c8"), parsed("g7g8")])),);
    // three on a file: the rear one for WXF, the middle one in the UCCI papers
    let three = position("3k5/9/6P2/6P2/6P2/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(three.read("P-=4", None), Err(Misread::Ambiguous(vec![parsed("g5f5"), parsed("g6f6")])));
    assert_eq!(three.read("P-=4", Some(Notation::Wxf)), Ok(parsed("g5f5")));
    assert_eq!(three.read("P-=4", Some(Notation::Xqbase)), Ok(parsed("g6f6")));
    // a soldier aside for WXF, a cannon forward in Vietnamese
    let both = position("3k5/9/9/7P1/9/9/7C1/9/9/4K4 w - - 0 1");
    assert_eq!(both.read("P2.1", None), Err(Misread::Ambiguous(vec![parsed("h6i6"), parsed("h3h4")])));
    assert_eq!(both.read("P2.1", Some(Notation::Wxf)), Ok(parsed("h6i6")));
    assert_eq!(both.read("P2.1", Some(Notation::Vietnamese)), Ok(parsed("h3h4")));
}

#[test]
fn other_spellings() {
    let start = Xiangqi::start();
    for (text, m) in [
        ("h2+3", "h0g2"),
        ("N2+3", "h0g2"),
        ("B3+5", "g0e2"),
        ("E3+5", "g0e2"),
        ("C2.5", "h2e2"),
        ("c25", "h2e2"),
        ("62.5", "h2e2"),
        ("Ｃ２＝５", "h2e2"),
        ("P2–5", "h2e2"),
        ("p2-5", "h2e2"),
        ("tg5.1", "e0e1"),
        ("V3.5", "g0e2"),
        ("俥九进一", "a0a1"),
        ("車9進1", "a0a1"),
        ("包二平五", "h2e2"),
    ] {
        assert_eq!(start.read(text, None), Ok(parsed(m)), "{text}");
    }
    let pair = position("3k5/9/9/9/9/1R7/9/9/1R7/4K4 w - - 0 1");
    for text in ["R+=3", "+R=3", "R+.3", "前车平三", "前車平三", "Xt-3"] {
        assert_eq!(pair.read(text, None), Ok(parsed("b4g4")), "{text}");
    }
    for text in ["R-=3", "-R=3", "R.=3", "后车平三", "後俥平三", "Xs-3"] {
        assert_eq!(pair.read(text, None), Ok(parsed("b1g1")), "{text}");
    }
    assert_eq!(pair.read("R8=3", None), Err(Misread::Ambiguous(vec![parsed("b1g1"), parsed("b4g4")])));
}

#[test]
fn what_is_no_move_and_what_is_no_legal_one() {
    let start = Xiangqi::start();
    for text in
        ["", " ", "e", "C2=0", "C2=5 ", "Q2=5", "炮二平", "炮二平五五", "h2", "h2e2e2", "h2e2q", "前前前前", "🂡🂡🂡🂡"]
    {
        assert_eq!(start.read(text, None), Err(Misread::NotAMove), "{text:?}");
    }
    assert_eq!(start.read(&"C2=5".repeat(1000), None), Err(Misread::NotAMove));
    assert_eq!(start.read("Nf3", Some(Notation::San)), Err(Misread::NotAMove));
    assert_eq!(start.read("C2=5", Some(Notation::Uci)), Err(Misread::NotAMove));
    // the leg of this horse is blocked by the elephant; no soldier can go back
    let refused = |text, notation| refused(&start, text, notation);
    assert_eq!(refused("H2+4", None), (vec![parsed("h0f1")], Some((Cause::HorseLegBlocked, "g0".into()))));
    assert_eq!(refused("a0b2", None), (vec![parsed("a0b2")], Some((Cause::OwnPieceThere, "b2".into()))));
    // no horse stands on the fifth file, and none goes sideways
    assert_eq!(refused("H5+4", None), (vec![], Some((Cause::NoSuchPiece, String::new()))));
    assert_eq!(refused("马二平五", None), (vec![], Some((Cause::HorseShape, "h0".into()))));
    // Fairy-Stockfish's letters name both horses; neither comes to e1, and both elephants are barred from d1
    let fairy = Some(Notation::Fairy);
    assert_eq!(
        refused("He1", fairy),
        (vec![parsed("b0e0"), parsed("h0e0")], Some((Cause::OwnPieceThere, "e0".into())))
    );
    assert_eq!(refused("Hd2", fairy), (vec![parsed("b0d1")], Some((Cause::HorseLegBlocked, "c0".into()))));
    let mut text = "kept".to_owned();
    for notation in [Notation::San, Notation::Figurine, Notation::Fairy, Notation::Xqbase] {
        assert!(!start.write(parsed("h2e2"), notation, &mut text));
    }
    assert_eq!(text, "kept");
}

/// The moves that a refused text may mean, and why none is legal if that is for one reason, with the squares that show it.
fn refused(position: &Xiangqi, text: &str, notation: Option<Notation>) -> (Vec<Move>, Option<(Cause, String)>) {
    let Err(Misread::Illegal { candidates, why }) = position.read(text, notation) else { panic!("{text}") };
    let why = why.map(|why| (why.code, why.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")));
    (candidates, why)
}

/// Two pieces may be meant and are refused for different reasons: both moves are told, and no reason.
#[test]
fn refused_for_several_reasons() {
    let cannons = position("4k4/9/9/9/9/C3p4/9/4N4/4A4/3KC4 w - - 0 1");
    let (candidates, why) = refused(&cannons, "Ce5", Some(Notation::Fairy));
    assert_eq!((candidates, why), (vec![parsed("e0e4"), parsed("a4e4")], None));
}

#[test]
fn passing() {
    let start = Xiangqi::start();
    let passed = start.pass().unwrap();
    assert_eq!((passed.turn(), passed.pass()), (Color::Black, Some(start)));
    assert_eq!(position("3k5/9/9/9/9/9/9/9/3r5/3K5 w - - 0 1").pass(), None);
}
