//! Setups: every fault is found, all of them at once, and FEN is read in its dialects.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use support::Rng;
use support::chess::{castling, random_positions, random_setup};
use trongtai::Castling;
use trongtai::chess::{Chess, Setup, SetupFault, Square};
use trongtai::color::Color;
use trongtai::error::TextFault;
use trongtai::fen::Counters;

/// The faults of a FEN as `code color squares`.
fn faults(fen: &str, chess960: bool) -> Vec<String> {
    let setup = Setup::parse(fen, castling(chess960)).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let found = setup.faults();
    assert_eq!(setup.position().is_err(), !found.is_empty(), "{fen}");
    let text = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(",");
    found
        .iter()
        .map(|fault| {
            let color = match fault.color {
                Some(Color::White) => "white",
                Some(Color::Black) => "black",
                None => "-",
            };
            format!("{} {color} {}", fault.code, text(&fault.squares)).trim_end().to_owned()
        })
        .collect()
}

#[test]
fn each_fault() {
    let cases: &[(&str, bool, &[&str])] = &[
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", false, &["king-missing black"]),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", false, &["too-many-kings white a1,e1"]),
        ("4k3/p7/8/8/7P/8/PPPPPPPP/4K3 w - - 0 1", false, &["too-many-pawns white a2,b2,c2,d2,e2,f2,g2,h2,h4"]),
        // seven knights more than at first, and seven pawns gone; then one more
        ("k7/8/8/8/8/8/P1NN4/NNNNNNNK w - - 0 1", false, &[]),
        ("k7/8/8/8/8/8/P1NNN3/NNNNNNNK w - - 0 1", false, &["too-many-pieces white a1,b1,c1,d1,e1,f1,g1,c2,d2,e2"]),
        ("4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1", false, &["too-many-pieces white a1,b1,c1"]),
        ("3pk3/8/8/8/8/8/8/P3K3 w - - 0 1", false, &["pawn-on-back-rank white a1", "pawn-on-back-rank black d8"]),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", false, &["kings-adjacent - e5,d5"]),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", false, &["opponent-in-check black e2"]),
        // two rooks with the king between them: neither can have come while the other stood there
        ("4k3/8/8/8/8/8/8/r3K2r w - - 0 1", false, &["impossible-check white a1,h1"]),
        // a double check by bishop and rook is possible
        ("4k3/8/8/8/7b/8/8/r3K3 w - - 0 1", false, &[]),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", false, &["castling-without-rook white a1"]),
        ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", false, &["castling-without-king white d1"]),
        ("4k3/8/8/8/8/8/4K3/7R w K - 0 1", true, &["castling-without-king white e2"]),
        ("4k3/8/8/8/8/8/8/4K3 w F - 0 1", true, &["castling-without-rook white f1"]),
        ("4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1", true, &["castling-without-rook white f1,g1"]),
        ("4k3/8/8/3p4/8/8/8/4K3 w - d3 0 1", false, &["en-passant-rank black d3"]),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", false, &["en-passant-occupied black d6"]),
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", false, &["en-passant-no-pawn black d5"]),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", false, &["en-passant-path black d7"]),
    ];
    for (fen, chess960, expected) in cases {
        assert_eq!(faults(fen, *chess960), *expected, "{fen}");
    }
}

#[test]
fn all_faults_at_once() {
    let fen = "3pR2k/8/3n4/8/8/8/PPPPPPPP/PK5R w Kq d6 0 1";
    assert_eq!(
        faults(fen, false),
        [
            "too-many-pawns white a1,a2,b2,c2,d2,e2,f2,g2,h2",
            "pawn-on-back-rank white a1",
            "pawn-on-back-rank black d8",
            "opponent-in-check black e8",
            "castling-without-king white b1",
            "castling-without-king black h8",
            "en-passant-occupied black d6",
            "en-passant-no-pawn black d5",
        ]
    );
}

/// With an en passant square that can be used, the only check is the pawn's own.
#[test]
fn checks_with_en_passant() {
    // the pawn on d5 gives check
    assert_eq!(faults("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", false), [""; 0]);
    // the rook gives check along the rank that the pawn passed; exd6 would end it, but how did the check arise?
    assert_eq!(faults("7k/8/r6K/3pP3/8/8/8/8 w - d6 0 1", false), ["impossible-check white a6"]);
    // the bishop sees e8 through d7, which the pawn has left; no capture on d6 ends that check, and the square is dropped
    assert_eq!(canonical("4K2k/8/8/3pP3/b7/8/8/8 w - d6 0 1", false), "4K2k/8/8/3pP3/b7/8/8/8 w - - 0 1");
}

fn canonical(fen: &str, chess960: bool) -> String {
    let (position, counters) =
        Chess::from_fen(fen, castling(chess960)).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    position.fen(counters)
}

#[test]
fn dialects() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_QKqk_-_0_1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tW  KQkq -\n0 0",
    ] {
        assert_eq!(canonical(fen, false), start, "{fen}");
    }
    assert_eq!(canonical("4k3/8/8/8/8/8/8/R3K2R b", false), "4k3/8/8/8/8/8/8/R3K2R b - - 0 1");
    assert_eq!(canonical("4k3/8/8/8/8/8/8/R3K2R b KQ - 17 40", false), "4k3/8/8/8/8/8/8/R3K2R b KQ - 17 40");
}

#[test]
fn castling_letters_of_chess960() {
    for (fen, written) in [
        ("4k3/8/8/8/8/8/8/R1RK1R1R w KQ - 0 1", "R1RK1R1R w KQ"),
        ("4k3/8/8/8/8/8/8/R1RK1R1R w HA - 0 1", "R1RK1R1R w KQ"),
        ("4k3/8/8/8/8/8/8/R1RK1R1R w FC - 0 1", "R1RK1R1R w FC"),
        ("4k3/8/8/8/8/8/8/R1RK1R1R w CH - 0 1", "R1RK1R1R w KC"),
        // an outermost rook that is not the corner's; the knight is none
        ("7k/8/8/8/8/8/8/NR1KR2N w KQ - 0 1", "NR1KR2N w KQ"),
        // the four letters that programs write without looking
        ("4k3/8/8/8/8/8/8/NR1K3N w KQkq - 0 1", "NR1K3N w Q"),
    ] {
        let fen = canonical(fen, true);
        assert!(fen.contains(&format!("{written} -")), "{fen}");
    }
}

#[test]
fn unreadable_text_names_its_place() {
    let cases = [
        ("", TextFault::MissingField, "placement", 0),
        (" ", TextFault::MissingField, "placement", 1),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w", TextFault::BadRankCount, "placement", 34),
        ("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", TextFault::UnknownPiece, "placement", 13),
        ("rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w", TextFault::BadRankWidth, "placement", 19),
        ("rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w", TextFault::AdjacentDigits, "placement", 19),
        ("4k3/8/8/8/8/8/8/4K3 x", TextFault::BadTurn, "turn", 20),
        ("4k3/8/8/8/8/8/8/4K3 w KX", TextFault::BadCastling, "castling", 23),
        ("4k3/8/8/8/8/8/8/4K3 w KK", TextFault::BadCastling, "castling", 23),
        ("4k3/8/8/8/8/8/8/4K3 w F", TextFault::BadCastling, "castling", 22),
        ("4k3/8/8/8/8/8/8/4K3 w - e9", TextFault::BadEnPassant, "en-passant", 24),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1", TextFault::BadCounter, "halfmove", 26),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", TextFault::SurplusField, "fen", 30),
    ];
    for (fen, fault, field, offset) in cases {
        let error = Setup::parse(fen, Castling::Standard).unwrap_err();
        assert_eq!((error.fault, error.field, error.offset), (fault, field, offset), "{fen}");
    }
    assert_eq!(Setup::parse(&"8/".repeat(300), Castling::Standard).unwrap_err().fault, TextFault::TooLong);
}

#[test]
fn written_positions_are_read_back() {
    let seed = 0x5e7;
    let mut rng = Rng::new(seed);
    random_positions(&mut rng, 300, |position| {
        let counters = Counters { halfmove: 7, fullmove: 31 };
        let fen = position.fen(counters);
        let read = Chess::from_fen(&fen, castling(position.is_chess960()));
        assert_eq!(read, Ok((*position, counters)), "seed {seed}: {fen}");
    });
}

/// What any setup's text says is what reading it finds, possible or not.
#[test]
fn written_setups_are_read_back() {
    let seed = 0x5e8;
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    for _ in 0..5000 {
        let setup = random_setup(&mut rng);
        let fen = setup.to_string();
        let read = Setup::parse(&fen, castling(setup.chess960)).unwrap();
        assert_eq!((read.board, read.turn, read.en_passant), (setup.board, setup.turn, setup.en_passant), "{fen}");
        for fault in setup.faults() {
            if !found.contains(&fault.code) {
                found.push(fault.code);
            }
        }
    }
    for code in [SetupFault::OpponentInCheck, SetupFault::ImpossibleCheck, SetupFault::CastlingWithoutRook] {
        assert!(found.contains(&code), "seed {seed}: no {code} among random setups");
    }
}
