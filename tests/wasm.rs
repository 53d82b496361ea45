//! The compiled engine as JavaScript finds it: numbers where calls are hot, objects everywhere else. Run in Node and in a
//! browser by wasm-bindgen-test.
#![cfg(target_arch = "wasm32")]
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use js_sys::{Array, JSON, Reflect, Uint32Array, WebAssembly};
use trongtai::api::{CHECK, OVER, SECOND};
use trongtai::wasm as engine;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const XIANGQI: u32 = 0;
const CHESS: u32 = 1;

const XIANGQI_START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const CHESS_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn open(slot: usize, kind: u32, fen: Option<&str>) {
    assert_eq!(engine::open(slot, kind, fen.map(String::from), 0, None, JsValue::UNDEFINED), Ok(()));
}

/// What is thrown when a game is opened.
fn refused(kind: u32, fen: Option<&str>, rules: Option<&str>, fields: JsValue) -> JsValue {
    engine::open(0, kind, fen.map(String::from), 0, rules.map(String::from), fields).unwrap_err()
}

/// The first words of the last list.
fn words(count: usize) -> Vec<u32> {
    let buffer = engine::live_memory().unchecked_into::<WebAssembly::Memory>().buffer();
    Uint32Array::new_with_byte_offset_and_length(&buffer, engine::words() as u32, count as u32).to_vec()
}

/// A value at a path of keys.
fn at(object: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(object.clone(), |value, key| Reflect::get(&value, &key.into()).unwrap())
}

fn text(object: &JsValue, path: &str) -> String {
    at(object, path).as_string().unwrap_or_else(|| panic!("no text at {path}"))
}

/// As JSON, in which fields stand in the order of their declaration.
fn json(object: &JsValue) -> String {
    JSON::stringify(object).unwrap().into()
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
fn both_starts_have_the_published_counts() {
    open(0, XIANGQI, None);
    assert_eq!((engine::fen(0).as_str(), engine::turn(0), engine::legal(0, -1)), (XIANGQI_START, 0, 44));
    for (depth, nodes) in [(0, 1), (1, 44), (2, 1_920), (3, 79_666)] {
        assert_eq!(engine::perft(0, depth, 1e9), f64::from(nodes), "depth {depth}");
    }
    open(0, CHESS, None);
    assert_eq!((engine::fen(0).as_str(), engine::legal(0, -1)), (CHESS_START, 20));
    for (depth, nodes) in [(0, 1), (1, 20), (2, 400), (3, 8_902), (4, 197_281)] {
        assert_eq!(engine::perft(0, depth, 1e9), f64::from(nodes), "depth {depth}");
    }
}

#[wasm_bindgen_test]
fn perft_stops_at_the_limit() {
    open(0, XIANGQI, None);
    assert_eq!(engine::perft(0, 3, 79_666.0), 79_666.0);
    assert_eq!(engine::perft(0, 3, 79_665.0), -1.0);
    assert_eq!(engine::perft(0, 30, 1e6), -1.0);
}

#[wasm_bindgen_test]
fn legal_words_carry_squares_and_pieces() {
    open(0, XIANGQI, None);
    // The horse on b0 has a2 and c2; its way to d1 is blocked by the elephant on c0.
    let count = engine::legal(0, 1);
    let mut moves: Vec<(u32, u32)> = words(count).iter().map(|word| (word & 0xff, word >> 8 & 0xff)).collect();
    moves.sort_unstable();
    assert_eq!(moves, [(1, 18), (1, 20)]);
    assert!(words(count).iter().all(|word| word >> 20 & 15 == 4 && word >> 24 == 0));
    // The cannon takes the horse on b9 over the cannon on b7: roles 6 and 4, Black's with 8 added.
    let word = engine::find(0, xiangqi("b2b9"));
    assert_eq!((word >> 20 & 15, word >> 24 & 15), (6, 4 + 8));
}

#[wasm_bindgen_test]
fn the_board_lists_every_square() {
    open(0, XIANGQI, None);
    assert_eq!(engine::board(0), 90);
    let board = words(90);
    assert_eq!(board[..9], [5, 4, 3, 2, 1, 2, 3, 4, 5]);
    assert_eq!(board[9..18], [0; 9]);
    assert_eq!(board[81..], [13, 12, 11, 10, 9, 10, 11, 12, 13]);
    open(0, CHESS, None);
    assert_eq!(engine::board(0), 64);
    let board = words(64);
    assert_eq!(board[..8], [4, 2, 3, 5, 6, 3, 2, 4]);
    assert_eq!(board[48..56], [9; 8]);
}

#[wasm_bindgen_test]
fn play_and_undo_return_the_same_word() {
    open(0, CHESS, None);
    let word = engine::play(0, chess("e2e4"));
    assert_eq!((word & 0xffff, word >> 20 & 15), (chess("e2e4"), 1));
    assert_eq!(engine::turn(0), 1);
    assert_eq!(engine::undo(0), word);
    assert_eq!(engine::fen(0), CHESS_START);
    assert_eq!(engine::undo(0), 0);
}

#[wasm_bindgen_test]
fn an_illegal_move_changes_nothing_and_is_explained() {
    open(0, XIANGQI, None);
    let horse = xiangqi("b0d1");
    assert_eq!(engine::play(0, horse), 0);
    assert_eq!(engine::fen(0), XIANGQI_START);
    assert_eq!(json(&engine::explain(0, horse)), r#"{"code":"horse-leg-blocked","squares":["c0"]}"#);
    assert!(engine::explain(0, xiangqi("h2e2")).is_null());
}

#[wasm_bindgen_test]
fn packed_numbers_off_the_board_are_refused_quietly() {
    for (kind, start) in [(XIANGQI, XIANGQI_START), (CHESS, CHESS_START)] {
        open(0, kind, None);
        for packed in [0xff, 0xffff, 0xf_0000, 0xf_ffff, u32::MAX] {
            assert_eq!((engine::play(0, packed), engine::find(0, packed)), (0, 0), "{packed:x}");
        }
        assert_eq!(engine::fen(0), start);
    }
}

#[wasm_bindgen_test]
fn replay_stops_at_the_first_illegal_move() {
    open(0, CHESS, None);
    assert_eq!(engine::replay(0, &[chess("e2e4"), chess("e7e5"), chess("e4e5"), chess("g1f3")]), 2);
    assert_eq!(engine::notated(0, 0), "e2e4 e7e5");
}

#[wasm_bindgen_test]
fn a_status_is_a_number_and_an_object() {
    open(0, CHESS, None);
    assert_eq!(engine::status_word(0), 0);
    assert_eq!(engine::replay(0, &[chess("f2f3"), chess("e7e5"), chess("g2g4"), chess("d8h4")]), 4);
    assert_eq!(engine::status_word(0), OVER | CHECK);
    let status = engine::status(0);
    assert_eq!(
        json(&status),
        r#"{"over":true,"turn":"white","check":true,"checkers":["h4"],"winner":"black","reason":"checkmate","rule":"fide/5.1.1","result":"0-1","evidence":[]}"#
    );
    open(0, XIANGQI, Some("4k4/9/9/9/9/9/9/9/9/4RK3 b - - 0 1"));
    assert_eq!(engine::status_word(0), SECOND | CHECK);
    let status = engine::status(0);
    assert_eq!((text(&status, "turn"), text(&status, "checkers.0")), ("black".into(), "e0".into()));
    assert!(at(&status, "mustChange").is_null());
}

#[wasm_bindgen_test]
fn stalemate_loses_in_xiangqi_and_draws_in_chess() {
    // Black's general on d9 is not in check and may go nowhere: e9 faces the general, d8 the chariot.
    open(0, XIANGQI, Some("3k5/8R/9/9/9/9/9/9/9/4K4 b - - 0 1"));
    let status = engine::status(0);
    assert_eq!((text(&status, "reason"), text(&status, "winner")), ("stalemate".into(), "red".into()));
    open(0, CHESS, Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    let status = engine::status(0);
    assert_eq!(text(&status, "reason"), "stalemate");
    assert!(at(&status, "winner").is_null());
}

#[wasm_bindgen_test]
fn a_bad_fen_is_refused_with_its_place() {
    for (kind, offset) in [(XIANGQI, 2.0), (CHESS, 0.0)] {
        let error = refused(kind, Some("hello"), None, JsValue::UNDEFINED);
        assert_eq!((text(&error, "code"), text(&error, "detail.field")), ("invalid-fen".into(), "placement".into()));
        assert_eq!(at(&error, "detail.offset").as_f64(), Some(offset));
        assert_eq!(text(&error, "detail.faults.0.code"), "unknown-piece");
    }
}

#[wasm_bindgen_test]
fn an_impossible_position_is_refused_with_all_its_faults() {
    let error = refused(CHESS, Some("4k3/8/8/8/8/8/8/P7 w - - 0 1"), None, JsValue::UNDEFINED);
    assert_eq!(
        json(&at(&error, "detail.faults")),
        r#"[{"code":"king-missing","color":"white","squares":[]},{"code":"pawn-on-back-rank","color":"white","squares":["a1"]}]"#
    );
}

#[wasm_bindgen_test]
fn rules_are_taken_by_name_and_by_field() {
    let fields = |pairs: &str| JSON::parse(pairs).unwrap();
    assert_eq!(text(&refused(XIANGQI, None, Some("no-such-rules"), JsValue::UNDEFINED), "code"), "unknown-rules");
    for (kind, name) in [(XIANGQI, "club"), (CHESS, "fide")] {
        open(0, kind, None);
        assert_eq!(engine::rules(0), name);
    }
    let given = fields(r#"[["progress",60],["checkLimits",[6,12,18]],["material",true],["sanction","lose"]]"#);
    assert_eq!(engine::open(0, XIANGQI, None, 0, Some("club".into()), given), Ok(()));
    assert_eq!(engine::rules(0), "club+custom");
    let error = refused(XIANGQI, None, Some("club"), fields(r#"[["progres",60]]"#));
    assert_eq!(
        json(&error),
        r#"{"code":"invalid-rules","detail":{"fault":"unknown-field","field":"progres","expected":"a field listed by ruleSets"}}"#
    );
    for odd in ["null", "{}", "[[]]", "1.5", "-1", r#""x""#, "[1,2]", "1e300"] {
        let error = refused(XIANGQI, None, Some("club"), fields(&format!(r#"[["progress",{odd}]]"#)));
        assert_eq!(text(&error, "detail.fault"), "bad-value", "{odd}");
    }
}

#[wasm_bindgen_test]
fn rule_sets_list_their_fields() {
    let sets = engine::rule_sets(XIANGQI);
    assert_eq!(at(&sets, "club.progress").as_f64(), Some(30.0));
    assert_eq!(json(&at(&sets, "club.checkLimits")), "[6,12,18]");
    assert!(at(&sets, "basic.checkLimits").is_null());
    assert_eq!(at(&engine::rule_sets(CHESS), "fide.deadPosition").as_bool(), Some(true));
}

#[wasm_bindgen_test]
fn slots_are_apart_and_may_be_opened_again() {
    open(0, XIANGQI, None);
    open(63, CHESS, None);
    assert_eq!(engine::play(63, chess("e2e4")) & 0xffff, chess("e2e4"));
    assert_eq!((engine::turn(0), engine::turn(63)), (0, 1));
    open(0, CHESS, None);
    assert_eq!(engine::board(0), 64);
    engine::close(0);
    engine::close(0);
    assert_eq!((engine::board(0), engine::fen(0).as_str(), engine::turn(63)), (0, "", 1));
    assert!(engine::status(0).is_null());
}

#[wasm_bindgen_test]
fn texts_are_read_and_misread() {
    open(0, XIANGQI, None);
    let any = usize::MAX;
    assert_eq!(engine::read(0, "炮二平五", any) & 0xffff, xiangqi("h2e2"));
    assert_eq!(engine::read(0, "klingon", any), 0);
    assert_eq!(text(&engine::misreading(0, "klingon", any), "code"), "invalid-move");
    let illegal = engine::misreading(0, "b0d1", any);
    assert_eq!((text(&illegal, "code"), text(&illegal, "candidates.0")), ("illegal-move".into(), "b0d1".into()));
    assert_eq!(text(&illegal, "illegality.squares.0"), "c0");
    assert!(engine::misreading(0, "h2e2", any).is_null());
}

#[wasm_bindgen_test]
fn evidence_is_plain_data() {
    open(0, XIANGQI, None);
    for m in ["h2e2", "h9g7", "h0g2"] {
        assert_ne!(engine::play(0, xiangqi(m)), 0);
    }
    let conduct: Array = engine::conduct(0).unchecked_into();
    assert_eq!(conduct.length(), 3);
    assert_eq!(json(&conduct.get(1)), r#"{"ply":2,"move":"h9g7","check":false,"chases":[],"nature":"idle"}"#);
}
