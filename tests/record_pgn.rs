//! PGN of both games: rows from the standard and from bug reports, damaged and hostile texts, and the law that what is
//! written is read.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use support::Rng;
use support::records::{grown, plies, read_one, read_text, variations};
use trongtai::facade::Kind;
use trongtai::notation::Notation;
use trongtai::record::{
    GameResult, Line, MAX_DEPTH, Node, Record, RecordFault, Refusal, Uci, decode, encode, read_games, write_pgn,
};

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    pgn: String,
    expected: BTreeMap<String, Value>,
}

fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => text.split(' ').map(str::to_owned).collect(),
        _ => serde_json::from_value(value.clone()).unwrap(),
    }
}

#[test]
fn rows_of_bug_reports() {
    let File { cases } = serde_json::from_str(include_str!("data/records/pgn-read.json")).unwrap();
    assert_eq!(cases.len(), 25);
    for Case { id, pgn, expected } in cases {
        let records = read_text(&pgn);
        assert_eq!(records.len() as u64, expected.get("games").map_or(1, |games| games.as_u64().unwrap()), "{id}");
        let record = &records[0];
        let notation = if record.kind == Kind::Chess { Notation::San } else { Notation::Uci };
        let main = plies(record, 0, notation);
        let errors = expected.get("errors").map_or(0, |errors| errors.as_u64().unwrap());
        let faults: Vec<RecordFault> = record.faults.iter().map(|fault| fault.code).collect();
        match id.as_str() {
            "PG-033" => assert_eq!(faults, [RecordFault::RepairedFen]),
            "PG-039" => assert_eq!(faults, [RecordFault::BadTag]),
            _ => assert_eq!(faults.len() as u64, errors, "{id} {faults:?}"),
        }
        let node = |ply: &str| &record.nodes[main[ply.parse::<usize>().unwrap() - 1].0];
        for (field, value) in &expected {
            match field.as_str() {
                "mainline" => {
                    let texts: Vec<&str> = main.iter().map(|(_, text)| text.as_str()).collect();
                    assert_eq!(texts, strings(value), "{id}");
                }
                "result" => assert_eq!(record.result.text(), value, "{id}"),
                "tags" => {
                    for (name, value) in value.as_object().unwrap() {
                        assert_eq!(record.tag(name), value.as_str(), "{id} {name}");
                    }
                }
                "comments" => {
                    for (ply, comments) in value.as_object().unwrap() {
                        let comments = match comments {
                            Value::String(one) => one.clone(),
                            several => serde_json::from_value::<Vec<String>>(several.clone()).unwrap().join("\n"),
                        };
                        assert_eq!(node(ply).comment, comments, "{id}");
                    }
                }
                "nags" => {
                    for (ply, nags) in value.as_object().unwrap() {
                        let nags: Vec<u8> = serde_json::from_value(nags.clone()).unwrap();
                        assert_eq!(node(ply).nags, nags, "{id}");
                    }
                }
                "variations" if value.is_number() => {
                    assert!(record.nodes.iter().all(|node| node.variation == 0), "{id}")
                }
                "variations" => {
                    for (ply, lines) in value.as_object().unwrap() {
                        let at = main[ply.parse::<usize>().unwrap() - 1].0;
                        assert_eq!(
                            variations(record, at, notation),
                            serde_json::from_value::<Vec<String>>(lines.clone()).unwrap(),
                            "{id}"
                        );
                    }
                }
                "final_fen" => {
                    let mut pgn = pgn.clone();
                    pgn.push_str(" *");
                    let (mut line, counters, _) = Line::from_fen(record.kind, &record.fen, false).unwrap();
                    for (at, _) in &main {
                        assert!(line.write(record.nodes[*at].uci, Notation::Uci, &mut String::new()));
                    }
                    let fen = value.as_str().unwrap();
                    assert_eq!(
                        line.fen(counters).split(' ').take(4).collect::<Vec<_>>(),
                        fen.split(' ').take(4).collect::<Vec<_>>(),
                        "{id}"
                    );
                }
                "fen" => assert_eq!(&record.fen, value, "{id}"),
                "games" | "errors" => {}
                other => panic!("{other}"),
            }
        }
    }
}

/// Where the row says what was read and where, besides how much.
#[test]
fn faults_say_where_they_are() {
    let pgn = "[Event \"ä€😀\"]\n\n1. e4 {😀} Qa1 e5 2. Qxf8 ) 1-0\n\n[Event \"2\"]\n\n1. a3 Nf6 2. Nc3 *\n";
    let records = read_text(pgn);
    assert_eq!(records.len(), 2);
    let fault = &records[0].faults[0];
    assert_eq!((fault.code, fault.token.as_str()), (RecordFault::IllegalMove, "Qa1"));
    let units: Vec<u16> = pgn.encode_utf16().collect();
    assert_eq!(String::from_utf16_lossy(&units[fault.offset..fault.offset + 3]), "Qa1");
    assert_eq!(records[0].result, GameResult::First);
    assert_eq!(records[0].faults[1].code, RecordFault::StrayParenthesis);
    assert_eq!(records[1].faults.len(), 0);

    let ambiguous = read_one("[FEN \"4k3/8/8/8/8/8/3P1N2/1N2K3 w - - 0 1\"]\n\n1. Nd1 Kd7 2. Nb3 *");
    assert_eq!(ambiguous.faults[0].code, RecordFault::IllegalMove);
    let ambiguous = read_one("1. Nc3 a6 2. Nf3 a5 3. Nd4 a4 4. Nb5 a3 *");
    assert_eq!((ambiguous.faults[0].code, ambiguous.nodes.len()), (RecordFault::AmbiguousMove, 6));
}

#[test]
fn clocks() {
    let record =
        read_one("1. e4 {[%clk 1:30:57]} 1... e5 {good [%clk \n1:29:46.25] move} 2. Nf3 {[%emt 0:00:12] [%clk 90]} *");
    assert_eq!(record.nodes[0].clock, Some(5_457_000));
    assert_eq!((record.nodes[1].clock, record.nodes[1].comment.as_str()), (Some(5_386_250), "good move"));
    assert_eq!((record.nodes[2].clock, record.nodes[2].elapsed), (Some(90_000), Some(12_000)));
    let pgn = write_pgn(&record, None).unwrap();
    assert!(pgn.contains("{ [%clk 1:29:46.25] good move }"), "{pgn}");
    assert_eq!(read_one(&pgn).nodes, record.nodes);
    // not to be read as a time, so it stays what it is
    let record = read_one("1. e4 {[%clk soon] [%clk 99999999999:0:0]} *");
    assert_eq!((record.nodes[0].clock, record.nodes[0].comment.as_str()), (None, "[%clk soon] [%clk 99999999999:0:0]"));
}

#[test]
fn numbers_marks_and_signs_of_all_forms() {
    for pgn in [
        "1. e4 e5 2. Nf3 Nc6 *",
        "1.e4 e5 2.Nf3 Nc6 *",
        "1 e4 e5 2 Nf3 Nc6 *",
        "1.e4 1...e5 2. Nf3 2. ... Nc6 *",
        "1.e4 1…e5 2.Nf3 2… Nc6*",
        "e4 e5 Nf3 Nc6",
        "1. e2-e4 e7e5 2. Ng1f3 Nb8-c6",
        "1. e4 e5 2. ♘f3 ♞c6 *",
        "1e4 e5 2Nf3 Nc6 *",
        "1. e4 e5 2. Nf3 Nc6 (2... d6 1-0) *",
        "\u{feff}1. e4 e5\r\n2. Nf3\tNc6\r\n*\r\n",
    ] {
        let record = read_one(pgn);
        let texts: Vec<String> = plies(&record, 0, Notation::San).into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, ["e4", "e5", "Nf3", "Nc6"], "{pgn}");
        assert_eq!(record.faults, [], "{pgn}");
    }
    let record = read_one("1. e4! e5 $2 2. Nf3!! $14 Nc6? ?! 3. Bb5 += a6 ± *");
    let nags: Vec<&[u8]> = record.nodes.iter().map(|node| node.nags.as_slice()).collect();
    assert_eq!(nags, [&[1][..], &[2], &[3, 14], &[2, 6], &[14], &[16]]);
    let record = read_one("1. e4 ⇆ e5 2. Nf3 *");
    assert_eq!((record.faults[0].code, record.nodes.len()), (RecordFault::UnknownToken, 3));
}

#[test]
fn comments_find_their_moves() {
    let record = read_one(
        "{before all} {and again} 1. e4 {one} {two} (1. d4 {in} ({only this})) {after it} e5 ({first} 1... c5) *",
    );
    assert_eq!(record.nodes[0].before, "before all\nand again");
    assert_eq!(record.nodes[0].comment, "one\ntwo\nafter it");
    assert_eq!(record.nodes[1].comment, "in\nonly this");
    assert_eq!(record.nodes[3].before, "first");
    let record = read_one("[Event \"none\"]\n\n{nobody moved} *");
    assert_eq!((record.comment.as_str(), record.nodes.len()), ("nobody moved", 0));
    let again = read_one(&write_pgn(&record, None).unwrap());
    assert_eq!(again.comment, "nobody moved");
}

#[test]
fn tags() {
    let record = read_one(
        "[Event \"A \\\"B\\\" \\\\ C\\D\"] [Site \"x \"quoted\" y\"]\n[ White  \"W\" ]\n[White \"again\"]\n[Bad]\n[Result \"1-0\"]\n\n1. e4",
    );
    let tags: Vec<(&str, &str)> = record.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let expected = [("Event", "A \"B\" \\ C\\D"), ("Site", "x \"quoted\" y"), ("White", "W"), ("Result", "1-0")];
    assert_eq!(tags, expected);
    assert_eq!(record.result, GameResult::First);
    let codes: Vec<RecordFault> = record.faults.iter().map(|fault| fault.code).collect();
    assert_eq!(codes, [RecordFault::DuplicateTag, RecordFault::BadTag]);
    // two games without moves
    assert_eq!(read_text("[Event \"1\"]\n\n[Event \"2\"]\n").len(), 2);
}

#[test]
fn an_unclosed_comment_does_not_eat_the_games_behind_it() {
    let records = read_text(
        "[Event \"1\"]\n\n1. e4 { oops e5 *\n\n[Event \"2\"]\n\n1. d4 {fine} d5 *\n\n[Event \"3\"]\n\n1. c4 {again *",
    );
    assert_eq!(records.len(), 3);
    let codes: Vec<Vec<RecordFault>> =
        records.iter().map(|record| record.faults.iter().map(|fault| fault.code).collect()).collect();
    assert_eq!(codes, [vec![RecordFault::UnclosedComment], vec![], vec![RecordFault::UnclosedComment]]);
    assert_eq!(records[1].nodes.len(), 2);
}

#[test]
fn xiangqi_in_every_notation_told_from_the_text() {
    let moves = ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"];
    for pgn in [
        "[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 *",
        "1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 *",
        "1. H2-E2 H9-G7 2. H0-G2 I9-H9 3. I0-H0 *",
        "[Format \"ICCS\"]\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 *",
        "1. 炮二平五 馬８進７ 2. 马二进三 车9平8 3. 俥一平二 *",
        "1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2 *",
        "1.P2-5 M8.7 2.M2.3 X9-8 3.X1-2 *",
        "h2e2 h9g7 h0g2 i9h9 i0h0",
        "position startpos moves h2e2 h9g7 h0g2 i9h9 i0h0",
        "[Format \"Chinese\"]\n1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 *",
    ] {
        let record = read_one(pgn);
        assert_eq!(record.kind, Kind::Xiangqi, "{pgn}");
        let texts: Vec<String> = plies(&record, 0, Notation::Uci).into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, moves, "{pgn} {:?}", record.faults);
    }
    // the moves decide between two readings of one text: here soldiers, there cannons
    let fen = "[FEN \"3k5/9/9/7P1/9/9/7C1/9/9/R3K4 w - - 0 1\"]\n\n";
    assert_eq!(read_one(&format!("{fen}1. P2.1 K4+1 2. R9+1 *")).nodes[0].uci.text(), "h6i6");
    assert_eq!(read_one(&format!("{fen}1. P2.1 Tg4.1 2. X9.1 *")).nodes[0].uci.text(), "h3h4");
}

#[test]
fn chess_letters_told_from_the_text() {
    let fen = "[FEN \"4k3/8/8/8/8/8/3P1B2/4K3 w - - 0 1\"]\n\n";
    assert_eq!(read_one(&format!("{fen}1. Bd4 Vd7 2. Tg3 *")).nodes[0].uci.text(), "d2d4");
    assert_eq!(read_one(&format!("{fen}1. Bd4 Kd7 *")).nodes[0].uci.text(), "f2d4");
    let record = read_one("1. e4 e5 2. Mf3 Mc6 3. Tb5 a6 4. T:c6 d:c6 5. 0-0 *");
    let texts: Vec<String> = plies(&record, 0, Notation::San).into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"]);
}

#[test]
fn chess960() {
    for tags in ["[Variant \"Chess960\"]\n", "[Variant \"Fischerandom\"]\n", ""] {
        let pgn = format!("{tags}[FEN \"1r4kr/8/8/8/8/8/8/1R4KR w HBhb - 0 1\"]\n\n1. O-O-O O-O *");
        let record = read_one(&pgn);
        assert!(record.chess960);
        let texts: Vec<String> = plies(&record, 0, Notation::Uci).into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, ["g1b1", "g8h8"], "{tags}");
        let again = read_one(&write_pgn(&record, None).unwrap());
        assert_eq!((again.nodes, again.fen, again.chess960), (record.nodes, record.fen, true));
    }
}

#[test]
fn written_as_the_rows_say() {
    let mut record = Record::new(Kind::Chess);
    record.fen = "4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 b - - 1 45".to_owned();
    record.nodes = vec![Node::new(Uci::new("d1f1").unwrap())];
    let pgn = write_pgn(&record, None).unwrap();
    assert!(pgn.ends_with("\n\n45... Rf1+ *\n"), "PW-001 {pgn}");

    let record = read_one("1. e4 $7 ( 1. e3 ) e5 ( 1... e6 2. Nf3 {a comment} ) 2. c4 *");
    let pgn = write_pgn(&record, None).unwrap();
    assert!(pgn.ends_with("\n\n1. e4 $7 ( 1. e3 ) 1... e5 ( 1... e6 2. Nf3 { a comment } ) 2. c4 *\n"), "PW-002 {pgn}");

    let record = read_one("[FEN \"8/8/4k3/8/4P3/4K3/8/8 b - - 0 17\"]\n\n17... Kd6 18. Kd4 Ke6 *");
    let pgn = write_pgn(&record, None).unwrap();
    assert!(pgn.contains("[FEN \"8/8/4k3/8/4P3/4K3/8/8 b - - 0 17\"]\n[SetUp \"1\"]\n"), "PW-003 {pgn}");
    assert!(pgn.ends_with("\n\n17... Kd6 18. Kd4 Ke6 *\n"), "PW-003 {pgn}");

    let mut record = read_one("1. e4 e5 *");
    record.nodes[0].comment = "a } b".to_owned();
    let pgn = write_pgn(&record, None).unwrap();
    assert!(!pgn.contains("} b"), "PW-005 {pgn}");
    assert_eq!(plies(&read_one(&pgn), 0, Notation::San).len(), 2, "PW-005");
}

#[test]
fn the_export_format() {
    let mut pgn =
        "[Zebra \"z\"]\n[Annotator \"An \\\"A\\\" \\\\\"]\n[White \"W\"]\n[Event \"E\"]\n\n1. e4 {".to_owned();
    pgn.push_str(&"% word ".repeat(60));
    pgn.push_str("} e5 (1... c5) 2. Nf3 1-0");
    let record = read_one(&pgn);
    let written = write_pgn(&record, None).unwrap();
    let (head, body) = written.split_once("\n\n").unwrap();
    let names: Vec<&str> = head.lines().map(|line| line[1..].split(' ').next().unwrap()).collect();
    assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result", "Annotator", "Zebra"]);
    assert!(head.contains("[Annotator \"An \\\"A\\\" \\\\\"]") && head.contains("[Date \"????.??.??\"]"), "{head}");
    assert!(head.contains("[Result \"1-0\"]"));
    for line in body.lines() {
        assert!(!line.starts_with('%'), "{line}");
    }
    assert_eq!(read_one(&written).nodes, record.nodes);

    let xiangqi = read_one("[Red \"R\"]\n\n1. C2=5 H8+7 {see} 1-0");
    for (notation, format, moves) in [
        (None, "ICCS", "1. H2-E2 H9-G7 { see } 1-0"),
        (Some(Notation::Wxf), "WXF", "1. C2=5 H8+7 { see } 1-0"),
        (Some(Notation::ChineseSimplified), "Chinese", "1. 炮二平五 马8进7 { see } 1-0"),
        (Some(Notation::Vietnamese), "Vietnamese", "1. P2-5 M8.7 { see } 1-0"),
    ] {
        let written = write_pgn(&xiangqi, notation).unwrap();
        assert!(written.starts_with("[Game \"Chinese Chess\"]\n[Event \"?\"]\n"), "{written}");
        assert!(written.contains(&format!("[Format \"{format}\"]")) && written.contains(moves), "{written}");
        assert_eq!(read_one(&written).nodes, xiangqi.nodes);
    }
}

#[test]
fn what_cannot_be_written_is_refused() {
    let mut record = read_one("1. e4 e5 (1... c5) *");
    assert_eq!(write_pgn(&record, Some(Notation::Wxf)), Err(Refusal::Move(0)));
    record.nodes[2].uci = Uci::new("c7c3").unwrap();
    assert_eq!(write_pgn(&record, None), Err(Refusal::Move(2)));
    record.fen = "nonsense".to_owned();
    assert_eq!(write_pgn(&record, None), Err(Refusal::Fen));
}

/// Trees with comments, marks and clocks read back as the same trees, from PGN in every notation and from the stream.
#[test]
fn what_is_written_is_read() {
    let notations = [
        (Kind::Chess, [Notation::San, Notation::Lan, Notation::Figurine, Notation::Uci]),
        (
            Kind::Xiangqi,
            [Notation::Coordinate, Notation::Wxf, Notation::ChineseTraditional, Notation::ChineseSimplified],
        ),
    ];
    for (kind, notations) in notations {
        let mut nodes = 0;
        for seed in 0..120 {
            let record = grown(kind, seed, true);
            nodes += record.nodes.len();
            for notation in notations.into_iter().chain([Notation::Vietnamese]) {
                let pgn = write_pgn(&record, Some(notation)).unwrap();
                let again = read_one(&pgn);
                assert_eq!(again.faults, [], "{kind:?} {seed} {notation}\n{pgn}");
                assert_eq!(again.nodes, record.nodes, "{kind:?} {seed} {notation}\n{pgn}");
                assert_eq!((&again.fen, again.result), (&record.fen, record.result), "{kind:?} {seed}");
                assert_eq!(write_pgn(&again, Some(notation)).unwrap(), pgn);
                let moves = pgn.split_once("\n\n").unwrap().1;
                assert!(moves.lines().all(|line| line.chars().count() <= 79), "{pgn}");
            }
            let mut stream = String::new();
            encode(&record, &mut stream);
            assert_eq!(decode(&stream), Some(record), "{kind:?} {seed}");
        }
        assert!(nodes > 4_000, "{nodes}");
    }
}

/// A text cut anywhere gives the games before the cut, and never more moves than the whole.
#[test]
fn parts_of_a_text() {
    let whole: String = (0..5).map(|seed| write_pgn(&grown(Kind::Chess, seed, true), None).unwrap() + "\n").collect();
    let games = read_text(&whole);
    assert_eq!(games.len(), 5);
    for cut in (0..whole.len()).filter(|&cut| whole.is_char_boundary(cut)).step_by(7) {
        let mut found = Vec::new();
        let reading = read_games(&whole[..cut], false, None, &mut |record| found.push(record));
        assert_eq!(reading.games, found.len());
        assert!(found.len() < 5);
        assert_eq!(found[..], games[..found.len()], "{cut}");
        let units: Vec<u16> = whole.encode_utf16().collect();
        let rest = String::from_utf16(&units[reading.units..]).unwrap();
        let rest = read_text(&rest);
        assert_eq!(rest.len(), 5 - found.len(), "{cut}");
        assert_eq!(rest[0].nodes, games[found.len()].nodes);
        // and as the last part, whatever there is
        read_games(&whole[..cut], true, None, &mut |record| assert!(record.nodes.len() <= 400));
    }
}

/// Texts made to hurt: each must be done in a time that grows with its length only, and within the limits.
#[test]
fn hostile_texts() {
    let many = 200_000;
    let open = format!("1. e4 e5 {}", "(1... d5 ".repeat(many));
    let record = read_one(&open);
    assert_eq!(record.nodes.len(), MAX_DEPTH + 2);
    assert_eq!(record.faults[0].code, RecordFault::TooDeep);
    for text in [
        "(".repeat(many),
        ")".repeat(many),
        "[".repeat(many),
        "{".repeat(many),
        "[A \"".repeat(many),
        "[A \"b\"]".repeat(many),
        format!("{}}}", "{\n\n[A \"b\"]\n".repeat(many / 10)),
        "1.".repeat(many),
        "*".repeat(many),
        "1-0".repeat(many),
        "a * ".repeat(many),
        "$1 ".repeat(many),
        "1. e4 * ".repeat(many / 10),
        "\\\"".repeat(many),
        ";".repeat(many),
        "%\n".repeat(many),
        "\u{3000}".repeat(many),
        "[DhtmlXQ_".repeat(many),
        "position ".repeat(many),
        "e4".repeat(many),
        "!".repeat(many),
    ] {
        let start = std::time::Instant::now();
        let mut games = 0;
        read_games(&text, true, None, &mut |record| {
            games += 1;
            assert!(record.faults.len() <= 100);
        });
        assert!(games <= many);
        let spent = start.elapsed();
        assert!(spent.as_secs() < 5, "{spent:?}: {}", text.chars().take(12).collect::<String>());
    }
    let mut rng = Rng::new(7);
    let signs = [
        "(",
        ")",
        "{",
        "}",
        "[A \"b\"]\n",
        "\n\n",
        "1.",
        "e4",
        "e5",
        "Nf3",
        "*",
        "$3",
        "!",
        ";",
        "%",
        "--",
        "炮二平五",
        "\"",
        "\\",
    ];
    for _ in 0..3_000 {
        let text: String =
            (0..60).map(|_| [*rng.pick(&signs), if rng.below(3) == 0 { "" } else { " " }].concat()).collect();
        for kind in [None, Some(Kind::Xiangqi)] {
            read_games(&text, true, kind, &mut |record| {
                // whatever was read can be written, and is the same game then
                let pgn = write_pgn(&record, None).unwrap();
                assert_eq!(
                    plies(&read_one(&pgn), 0, Notation::Uci).len(),
                    plies(&record, 0, Notation::Uci).len(),
                    "{text}\n{pgn}"
                );
            });
        }
    }
}
