//! The exported `Engine` as JavaScript sees it, in Node and in a browser.
#![cfg(target_arch = "wasm32")]

use js_sys::{Uint8Array, Uint32Array, WebAssembly};
use trongtai::error::TextFault;
use trongtai::outcome::Reason;
use trongtai::wasm::Engine;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

const XIANGQI: u32 = 0;
const CHESS: u32 = 1;

const XIANGQI_START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const CHESS_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn opened(kind: u32, fen: Option<&str>) -> Engine {
    let mut engine = Engine::new();
    assert_eq!(engine.open(0, kind, fen.map(String::from), 0, ""), 0);
    engine
}

/// An engine that has refused a position, and the number of the failure.
fn refused(kind: u32, fen: &str) -> (Engine, u32) {
    let mut engine = Engine::new();
    let failure = engine.open(0, kind, Some(fen.into()), 0, "");
    (engine, failure)
}

fn memory() -> JsValue {
    wasm_bindgen::memory().unchecked_into::<WebAssembly::Memory>().buffer()
}

/// The first words that are told.
fn told(engine: &Engine, count: usize) -> Vec<u32> {
    let words = Uint32Array::new_with_byte_offset_and_length(&memory(), engine.words_ptr() as u32, 512).to_vec();
    words[..count].to_vec()
}

/// The text that is told.
fn text(engine: &Engine) -> String {
    let (start, length) = (engine.text_ptr() as u32, engine.text_len() as u32);
    String::from_utf8(Uint8Array::new_with_byte_offset_and_length(&memory(), start, length).to_vec()).expect("UTF-8")
}

fn fen(engine: &mut Engine) -> String {
    engine.fen(0);
    text(engine)
}

/// A packed move of xiangqi from its UCI text.
fn xiangqi(text: &str) -> u32 {
    packed(text, 9, b'0')
}

/// A packed move of chess from its UCI text, without promotion.
fn chess(text: &str) -> u32 {
    packed(text, 8, b'1')
}

fn packed(text: &str, files: u32, lowest: u8) -> u32 {
    let square = |at: usize| {
        let bytes = text.as_bytes();
        u32::from(bytes[at] - b'a') + u32::from(bytes[at + 1] - lowest) * files
    };
    square(0) | square(2) << 8
}

#[wasm_bindgen_test]
fn xiangqi_start_has_the_published_counts() {
    let mut engine = opened(XIANGQI, None);
    assert_eq!(fen(&mut engine), XIANGQI_START);
    assert_eq!(engine.turn(0), 0);
    assert_eq!(engine.legal(0, -1), 44);
    for (depth, nodes) in [(0, 1), (1, 44), (2, 1_920), (3, 79_666)] {
        assert_eq!(engine.perft(0, depth, 1e9), f64::from(nodes), "depth {depth}");
    }
}

#[wasm_bindgen_test]
fn chess_start_has_the_published_counts() {
    let mut engine = opened(CHESS, None);
    assert_eq!(fen(&mut engine), CHESS_START);
    assert_eq!(engine.legal(0, -1), 20);
    for (depth, nodes) in [(0, 1), (1, 20), (2, 400), (3, 8_902), (4, 197_281)] {
        assert_eq!(engine.perft(0, depth, 1e9), f64::from(nodes), "depth {depth}");
    }
}

#[wasm_bindgen_test]
fn perft_stops_at_the_limit() {
    let engine = opened(XIANGQI, None);
    assert_eq!(engine.perft(0, 3, 79_666.0), 79_666.0);
    assert_eq!(engine.perft(0, 3, 79_665.0), -1.0);
    assert_eq!(engine.perft(0, 30, 1e6), -1.0);
}

#[wasm_bindgen_test]
fn legal_words_carry_squares_and_pieces() {
    let mut engine = opened(XIANGQI, None);
    // The horse on b0 has a2 and c2; its way to d1 is blocked by the elephant on c0.
    let count = engine.legal(0, 1);
    let mut moves: Vec<(u32, u32)> = told(&engine, count).iter().map(|word| (word & 0xff, word >> 8 & 0xff)).collect();
    moves.sort_unstable();
    assert_eq!(moves, [(1, 18), (1, 20)]);
    assert!(told(&engine, count).iter().all(|word| word >> 20 & 15 == 4 && word >> 24 == 0));
    // The cannon takes the horse on b9 over the cannon on b7: roles 6 and 4, Black's with 8 added.
    let word = engine.find(0, xiangqi("b2b9"));
    assert_eq!((word >> 20 & 15, word >> 24 & 15), (6, 4 + 8));
}

#[wasm_bindgen_test]
fn the_board_lists_every_square() {
    let mut engine = opened(XIANGQI, None);
    assert_eq!(engine.board(0), 90);
    let board = told(&engine, 90);
    assert_eq!(board[..9], [5, 4, 3, 2, 1, 2, 3, 4, 5]);
    assert_eq!(board[9..18], [0; 9]);
    assert_eq!(board[81..], [13, 12, 11, 10, 9, 10, 11, 12, 13]);

    let mut engine = opened(CHESS, None);
    assert_eq!(engine.board(0), 64);
    let board = told(&engine, 64);
    assert_eq!(board[..8], [4, 2, 3, 5, 6, 3, 2, 4]);
    assert_eq!(board[48..56], [9; 8]);
}

#[wasm_bindgen_test]
fn play_and_undo_return_the_same_word() {
    let mut engine = opened(CHESS, None);
    let word = engine.play(0, chess("e2e4"));
    assert_eq!((word & 0xffff, word >> 20 & 15), (chess("e2e4"), 1));
    assert_eq!((engine.turn(0), engine.ply(0)), (1, 1));
    assert_eq!(engine.undo(0), word);
    assert_eq!((fen(&mut engine).as_str(), engine.ply(0)), (CHESS_START, 0));
    assert_eq!(engine.undo(0), 0);
}

#[wasm_bindgen_test]
fn an_illegal_move_changes_nothing_and_is_explained() {
    let mut engine = opened(XIANGQI, None);
    let horse = xiangqi("b0d1");
    assert_eq!(engine.play(0, horse), 0);
    assert_eq!((fen(&mut engine).as_str(), engine.ply(0)), (XIANGQI_START, 0));
    let code = engine.explain(0, horse);
    assert_eq!(trongtai::xiangqi::Cause::ALL[code - 1].code(), "horse-leg-blocked");
    assert_eq!(told(&engine, 2), [1, 2], "one square, c0");
    assert_eq!(engine.explain(0, xiangqi("h2e2")), 0);
}

#[wasm_bindgen_test]
fn packed_numbers_off_the_board_are_refused_quietly() {
    for kind in [XIANGQI, CHESS] {
        let mut engine = opened(kind, None);
        for packed in [0xff, 0xffff, 0xf_0000, 0xf_ffff, u32::MAX] {
            assert_eq!(engine.play(0, packed), 0, "{packed:x}");
            assert_eq!(engine.find(0, packed), 0, "{packed:x}");
        }
        assert_eq!(engine.ply(0), 0);
    }
}

#[wasm_bindgen_test]
fn replay_stops_at_the_first_illegal_move() {
    let mut engine = opened(CHESS, None);
    let moves = [chess("e2e4"), chess("e7e5"), chess("e4e5"), chess("g1f3")];
    assert_eq!(engine.replay(0, &moves), 2);
    assert_eq!(engine.ply(0), 2);
}

#[wasm_bindgen_test]
fn checkmate_is_told_with_its_rule() {
    let mut engine = opened(CHESS, None);
    let fool = [chess("f2f3"), chess("e7e5"), chess("g2g4"), chess("d8h4")];
    assert_eq!(engine.replay(0, &fool), 4);
    // over, White to move; Black has won by checkmate, on no evidence but the position
    assert_eq!(engine.status(0), 4);
    assert_eq!(told(&engine, 4), [1, 1, Reason::Checkmate as u32, 0]);
    assert_eq!(text(&engine), "fide/5.1.1");
}

#[wasm_bindgen_test]
fn check_is_told_with_the_checkers() {
    let mut engine = opened(XIANGQI, Some("4k4/9/9/9/9/9/9/9/9/4RK3 b - - 0 1"));
    assert_eq!(engine.status(0), 2);
    assert_eq!(told(&engine, 2), [0b110 | 1 << 8, 4], "check, Black to move, by one, on e0");
}

#[wasm_bindgen_test]
fn stalemate_loses_in_xiangqi_and_draws_in_chess() {
    // Black's general on d9 is not in check and may go nowhere: e9 faces the general, d8 the chariot.
    let mut engine = opened(XIANGQI, Some("3k5/8R/9/9/9/9/9/9/9/4K4 b - - 0 1"));
    engine.status(0);
    assert_eq!(told(&engine, 3), [0b101, 0, Reason::Stalemate as u32]);

    let mut engine = opened(CHESS, Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    engine.status(0);
    assert_eq!(told(&engine, 3), [0b101, 2, Reason::Stalemate as u32]);
}

#[wasm_bindgen_test]
fn a_bad_fen_is_told_with_its_place() {
    for kind in [XIANGQI, CHESS] {
        let (engine, failure) = refused(kind, "hello");
        assert_eq!(failure, 1);
        assert_eq!(told(&engine, 2), [TextFault::UnknownPiece as u32, if kind == XIANGQI { 2 } else { 0 }]);
        assert_eq!(text(&engine), "placement\na piece letter, a digit or /");
    }
}

#[wasm_bindgen_test]
fn an_impossible_position_is_told_with_all_its_faults() {
    use trongtai::chess::SetupFault::{KingMissing, PawnOnBackRank};
    let (engine, failure) = refused(CHESS, "4k3/8/8/8/8/8/8/P7 w - - 0 1");
    assert_eq!(failure, 2);
    assert_eq!(told(&engine, 8), [2, KingMissing as u32, 0, 0, PawnOnBackRank as u32, 0, 1, 0]);
}

#[wasm_bindgen_test]
fn unknown_rules_are_refused() {
    let mut engine = Engine::new();
    assert_eq!(engine.open(0, XIANGQI, None, 0, "no-such-rules"), 3);
    for (kind, name) in [(XIANGQI, "club"), (CHESS, "fide")] {
        assert_eq!(engine.open(0, kind, None, 0, ""), 0);
        engine.rules(0);
        assert_eq!(text(&engine), name);
    }
    assert_eq!(engine.open(0, XIANGQI, None, 0, "club\nprogress\nn60"), 0);
    assert_eq!(engine.open(0, XIANGQI, None, 0, "club\nprogres\nn60"), 5);
    assert_eq!(text(&engine), "progres\na field that ruleSets lists");
}

#[wasm_bindgen_test]
fn slots_are_apart_and_may_be_opened_again() {
    let mut engine = opened(XIANGQI, None);
    assert_eq!(engine.open(63, CHESS, None, 0, ""), 0);
    assert_eq!(engine.play(63, chess("e2e4")) & 0xffff, chess("e2e4"));
    assert_eq!((engine.ply(0), engine.ply(63)), (0, 1));
    assert_eq!(engine.open(0, CHESS, None, 0, ""), 0);
    assert_eq!(engine.board(0), 64);
    engine.close(0);
    engine.close(0);
    assert_eq!(engine.ply(63), 1);
}

#[wasm_bindgen_test]
fn chess960_starts_by_number() {
    let mut engine = Engine::new();
    engine.chess960(518);
    assert_eq!(text(&engine), CHESS_START);
    // Number 0 of the table of start positions: bishops on a and b, then queen, knights, rook, king, rook.
    engine.chess960(0);
    assert!(text(&engine).starts_with("bbqnnrkr/"));
}
