//! DhtmlXQ and XQF: what their public descriptions say, damaged and hostile records, and the law that what is written is
//! read.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/mod.rs"]
mod support;

use support::Rng;
use support::records::{grown, plies, read_one, read_text, variations};
use trongtai::facade::Kind;
use trongtai::notation::Notation;
use trongtai::record::{GameResult, Record, RecordFault, Refusal, Step, read_xqf, write_dhtmlxq, write_uci, write_xqf};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const BINIT: &str = "8979695949392919097717866646260600102030405060708012720323436383";

fn main_line(record: &Record) -> Vec<String> {
    plies(record, 0, Notation::Uci).into_iter().map(|(_, text)| text).collect()
}

/// 7747 is the cannon from h2 to e2: files from the left, ranks from the top.
#[test]
fn a_dhtmlxq_snippet() {
    let text = format!(
        "intro [DhtmlXQHTML]\n[DhtmlXQ_title]题目[/DhtmlXQ_title]\n[DhtmlXQ_red]甲[/DhtmlXQ_red]\n[DhtmlXQ_blackname]乙\
         [/DhtmlXQ_blackname]\n[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n[DhtmlXQ_binit]{BINIT}[/DhtmlXQ_binit]\n\
         [DhtmlXQ_movelist]774770627967807089798070[/DhtmlXQ_movelist]\n\
         [DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]\n[DhtmlXQ_move_1_3_2]1967[/DhtmlXQ_move_1_3_2]\n\
         [DhtmlXQ_move_0_2_3]1242[/DhtmlXQ_move_0_2_3]\n\
         [DhtmlXQ_comment0]开始||第二行[/DhtmlXQ_comment0]\n[DhtmlXQ_comment2]屏风马[/DhtmlXQ_comment2]\n\
         [DhtmlXQ_comment1_2]反宫[/DhtmlXQ_comment1_2]\n[/DhtmlXQHTML]"
    );
    let record = read_one(&text);
    assert_eq!((record.kind, record.fen.as_str(), record.result), (Kind::Xiangqi, START, GameResult::First));
    assert_eq!(main_line(&record), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    assert_eq!((record.tag("Title"), record.tag("Red"), record.tag("Black")), (Some("题目"), Some("甲"), Some("乙")));
    let second = plies(&record, 0, Notation::Uci)[1].0;
    assert_eq!(variations(&record, second, Notation::Uci), ["b9c7 h0g2", "b7e7"]);
    assert_eq!(record.nodes[0].before, "开始\n第二行");
    assert_eq!(record.nodes[second].comment, "屏风马");
    assert_eq!(record.nodes[record.nodes[second].variation as usize].comment, "反宫");
    // b0 does not reach g2, and the last move of the main line is played twice
    let codes: Vec<RecordFault> = record.faults.iter().map(|fault| fault.code).collect();
    assert_eq!(codes, [RecordFault::IllegalMove, RecordFault::IllegalMove]);
    assert_eq!(record.faults.iter().map(|fault| fault.token.as_str()).collect::<Vec<_>>(), ["8070", "1967"]);
}

#[test]
fn dhtmlxq_from_another_position() {
    let endgame = "[DhtmlXQ_binit]9999999949999999999999999999249999999999409999999999999999999999[/DhtmlXQ_binit]\
                   [DhtmlXQ_movelist]4041[/DhtmlXQ_movelist]";
    let record = read_one(endgame);
    // the general on e9 faces no other: a soldier stands on c5; Black moves first, because the first man to move is Black's
    assert_eq!(record.faults.len(), 1, "generals on one file face each other: {:?}", record.fen);
    let record = read_one(&endgame.replace("4999999999999999999924", "4999999999999999999944"));
    assert_eq!(record.fen, "4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(main_line(&record), ["e9e8"]);
    for damaged in
        ["[DhtmlXQ_binit]1234[/DhtmlXQ_binit]", "[DhtmlXQ_binit]xx", "[DhtmlXQ_movelist]77", "[DhtmlXQ_move_0_9_1]7747"]
    {
        let record = read_one(damaged);
        assert_eq!((record.nodes.len(), record.faults.len()), (0, 1), "{damaged}");
    }
    assert_eq!(
        read_text("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]").len(),
        2
    );
}

/// The same moves and comments, whatever their marks and times, which these formats do not keep.
fn bare(record: &Record) -> Vec<(Step, String, String)> {
    let told = |step| match step {
        Step::Move(at) => {
            let node = &record.nodes[at];
            (Step::Move(0), node.uci.text().to_owned(), node.comment.clone())
        }
        other => (other, String::new(), String::new()),
    };
    record.steps().map(told).collect()
}

/// Every line from the beginning of the game to its end, with comments. XQF has one list of moves for one point, and does
/// not know which of them replaced another that had replaced a third.
fn lines(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    let mut open: Vec<(String, String)> = vec![(String::new(), String::new())];
    for step in record.steps() {
        let (before, now) = open.last().unwrap().clone();
        match step {
            Step::Open => open.push((before.clone(), before)),
            Step::Close => {
                lines.push(open.pop().unwrap().1);
            }
            Step::Move(at) => {
                let node = &record.nodes[at];
                *open.last_mut().unwrap() = (now.clone(), format!("{now}{} {{{}}} ", node.uci.text(), node.comment));
            }
        }
    }
    lines.push(open.pop().unwrap().1);
    lines.sort();
    lines
}

#[test]
fn dhtmlxq_written_is_read() {
    let mut nodes = 0;
    for seed in 0..150 {
        let mut record = grown(Kind::Xiangqi, seed, true);
        record.tags = vec![("Red".to_owned(), "Đỏ [1]".to_owned()), ("Event".to_owned(), "Giải".to_owned())];
        nodes += record.nodes.len();
        for node in &mut record.nodes {
            node.comment = node.comment.replace(['[', ']'], "'");
        }
        let text = write_dhtmlxq(&record).unwrap();
        let again = read_one(&text);
        assert_eq!(again.faults, [], "{seed}\n{text}");
        assert_eq!(bare(&again), bare(&record), "{seed}\n{text}");
        // the format keeps neither counters nor, without a move, the side to move
        let fields = if record.nodes.is_empty() { 1 } else { 2 };
        let position = |record: &Record| record.fen.split(' ').take(fields).collect::<Vec<_>>().join(" ");
        assert_eq!((position(&again), again.result), (position(&record), record.result), "{seed}");
        assert_eq!((again.tag("Red"), again.tag("Event")), (Some("Đỏ ［1］"), Some("Giải")));
    }
    assert!(nodes > 4_000, "{nodes}");
}

#[test]
fn an_xqf_header() {
    let mut record = read_one(
        "[Red \"\u{bc}\u{d7}\"]\n[Title \"T\"]\n\n1. H2-E2 {\u{ba}\u{c3}} H9-G7 (1... B9-C7 2. B0-C2) 2. H0-G2 0-1",
    );
    record.nodes[0].before = "\u{bf}\u{aa}".to_owned();
    let file = write_xqf(&record).unwrap();
    assert_eq!(&file[..3], b"XQ\x0a");
    // Red's men from the left: a0, b0, …; square = 10 × file + rank
    assert_eq!(&file[0x10..0x1b], [0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72]);
    assert_eq!(&file[0x20..0x25], [9, 19, 29, 39, 49]);
    assert_eq!((file[0x32], file[0x33]), (0, 2));
    assert_eq!(&file[0x50..0x52], b"\x01T");
    assert_eq!(&file[0x130..0x133], [2, 0xbc, 0xd7]);
    // a record that is no move comes first, with what is said before the game
    assert_eq!(&file[0x400..0x40a], [0x18, 0x20, 0xf0, 0, 2, 0, 0, 0, 0xbf, 0xaa]);
    // h2e2: 72 + 0x18, 42 + 0x20
    assert_eq!(&file[0x40a..0x414], [96, 74, 0xf0, 0, 2, 0, 0, 0, 0xba, 0xc3]);
    // h9g7 is followed by another move and has one in its place
    assert_eq!(&file[0x414..0x41c], [103, 99, 0xff, 0, 0, 0, 0, 0]);
    let again = read_xqf(&file).unwrap();
    assert_eq!((bare(&again), again.fen.as_str(), again.result), (bare(&record), START, GameResult::Second));
    assert_eq!(again.nodes[0].before, "\u{bf}\u{aa}");
    assert_eq!(
        (again.tags, again.faults.len()),
        (vec![("Title".to_owned(), "T".to_owned()), ("Red".to_owned(), "\u{bc}\u{d7}".to_owned())], 0)
    );
}

/// A file of a later version from one of version 1.0, by the keys of its header: what a reader undoes.
fn shifted(file: &[u8], version: u8, header: [u8; 9]) -> Vec<u8> {
    let [mask, a, b, c, d, sum, men, from, to] = header;
    let key = |byte: u8, seed: u8| ((54 * u32::from(byte).pow(2) + 221) * u32::from(seed)) as u8;
    let key_men = key(men, men);
    let key_from = key(from, key_men);
    let key_to = key(to, key_from);
    let key_comment = (u32::from(sum) * 256 + u32::from(men)) % 32000 + 767;
    let masks = [sum & mask | a, men & mask | b, from & mask | c, to & mask | d];
    let stream: Vec<u8> =
        b"[(C) Copyright Mr. Dong Shiwei.]".iter().enumerate().map(|(at, byte)| byte & masks[at % 4]).collect();
    let mut out = file[..0x400].to_vec();
    out[2] = version;
    out[3] = mask;
    out[8..16].copy_from_slice(&[a, b, c, d, sum, men, from, to]);
    for at in 0..32 {
        let place = if version >= 12 { (usize::from(key_men) + at + 1) % 32 } else { at };
        out[0x10 + at] = file[0x10 + place].wrapping_add(key_men);
    }
    let mut moves = Vec::new();
    let mut at = 0x400;
    while at < file.len() {
        let length = u32::from_le_bytes(file[at + 4..at + 8].try_into().unwrap()) as usize;
        let flags = file[at + 2];
        let said = if length > 0 { 0x20 } else { 0 };
        moves.push(file[at].wrapping_add(key_from));
        moves.push(file[at + 1].wrapping_add(key_to));
        moves.extend([if flags & 0xf0 != 0 { 0x80 } else { 0 } | if flags & 0x0f != 0 { 0x40 } else { 0 } | said, 0]);
        if length > 0 {
            moves.extend((length as u32 + key_comment).to_le_bytes());
            moves.extend(&file[at + 8..at + 8 + length]);
        }
        at += 8 + length;
    }
    out.extend(moves.iter().enumerate().map(|(at, byte)| byte.wrapping_add(stream[at % 32])));
    out
}

#[test]
fn xqf_written_is_read_in_every_version() {
    let mut nodes = 0;
    for seed in 0..150 {
        let mut record = grown(Kind::Xiangqi, seed, true);
        for node in &mut record.nodes {
            node.comment = node.comment.chars().filter(char::is_ascii).collect::<String>().trim().to_owned();
        }
        nodes += record.nodes.len();
        let file = write_xqf(&record).unwrap();
        let mut rng = Rng::new(seed);
        let keys: [u8; 9] = std::array::from_fn(|_| rng.below(256) as u8);
        for version in [10, 11, 12, 18] {
            let file = if version == 10 { file.clone() } else { shifted(&file, version, keys) };
            let again = read_xqf(&file).unwrap();
            assert_eq!(again.faults, [], "{seed} {version}");
            assert_eq!(lines(&again), lines(&record), "{seed} {version}");
            let position = |record: &Record| record.fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
            assert_eq!((position(&again), again.result), (position(&record), record.result), "{seed} {version}");
        }
    }
    assert!(nodes > 4_000, "{nodes}");
}

#[test]
fn damaged_and_hostile_files() {
    assert_eq!(read_xqf(b""), None);
    assert_eq!(read_xqf(b"XQ\x0a"), None);
    assert_eq!(read_xqf(&[0; 2000]), None);
    let file = write_xqf(&grown(Kind::Xiangqi, 3, true)).unwrap();
    let whole = read_xqf(&file).unwrap().nodes.len();
    for cut in (0x400..file.len()).step_by(3) {
        let record = read_xqf(&file[..cut]).unwrap();
        assert_eq!(record.faults.last().map(|fault| fault.code), Some(RecordFault::Truncated), "{cut}");
        assert!(record.nodes.len() < whole);
    }
    // every record has a move in its place and one after it, and so on
    for flags in [0xff, 0xf0, 0x0f] {
        let mut hostile = file[..0x400].to_vec();
        hostile.extend([0x18, 0x20, 0xf0, 0, 0, 0, 0, 0]);
        for ply in 0..100_000u32 {
            let (from, to) = [(0, 1), (9, 8), (1, 0), (8, 9)][ply as usize % 4];
            hostile.extend([from + 0x18, to + 0x20, flags, 0, 0, 0, 0, 0]);
        }
        let record = read_xqf(&hostile).unwrap();
        assert!(!record.faults.is_empty() && record.faults.len() <= 100);
    }
    let mut rng = Rng::new(9);
    for _ in 0..2_000 {
        let mut broken = file.clone();
        for _ in 0..1 + rng.below(20) {
            let at = rng.below(broken.len());
            broken[at] = rng.below(256) as u8;
        }
        broken[..2].copy_from_slice(b"XQ");
        let record = read_xqf(&broken).unwrap();
        assert!(record.faults.len() <= 100);
        assert!(record.nodes.is_empty() || write_xqf(&record).is_ok());
    }
}

#[test]
fn lists_of_moves() {
    let chess = read_one("1. e4 e5 (1... c5) 2. Nf3 *");
    assert_eq!(write_uci(&chess).unwrap(), "e2e4 e7e5 g1f3");
    let endgame = read_one("[FEN \"4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 3 7\"]\n\ne9e8 e5e6");
    let text = "position fen 4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 3 7 moves e9e8 e5e6";
    assert_eq!(write_uci(&endgame).unwrap(), text);
    let again = read_one(text);
    assert_eq!((&again.fen, &again.nodes), (&endgame.fen, &endgame.nodes));
    let castling = read_one("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8");
    assert_eq!((castling.kind, main_line(&castling)), (Kind::Chess, vec!["e1g1".to_owned(), "e8c8".to_owned()]));
    let bad = read_one("position startpos moves e2e4 e7e5 e4e5");
    assert_eq!((bad.nodes.len(), bad.faults[0].code, bad.faults[0].offset), (2, RecordFault::IllegalMove, 34));
    // neither format has chess, or null moves
    assert_eq!(write_dhtmlxq(&chess), Err(Refusal::Fen));
    assert_eq!(write_xqf(&chess), Err(Refusal::Fen));
    let null = read_one("1. H2-E2 -- 2. H0-G2 *");
    assert_eq!((main_line(&null)[1].as_str(), write_uci(&null)), ("--", Err(Refusal::Move(1))));
}

#[test]
fn files_of_xiexie() {
    let text = "FORMAT\t\tWXF\nGAME\t\nRED\t\tAn;;;\nBLACK\t\t;;;\nDATE\t\t2-8-2014\nFEN\t\trheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR w\n\nSTART{\n1. H2+3 R9=8\n2. R1=2 H2+3\n}END\n";
    let record = read_one(text);
    assert_eq!(record.faults, []);
    assert_eq!((record.tag("Red"), record.tag("Black"), record.tag("Date")), (Some("An"), None, Some("2-8-2014")));
    assert_eq!(main_line(&record), ["h0g2", "i9h9", "i0h0", "b9c7"]);
}
