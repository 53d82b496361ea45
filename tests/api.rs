//! Either game behind one type: moves as numbers, failures, and answers in the shape that JavaScript gets.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/mod.rs"]
mod support;

use support::Rng;
use trongtai::api::answer::{Ongoing, Status, Validation};
use trongtai::api::{CHECK, FenFailure, OVER, REMARKS, SECOND, chess960, rule_sets};
use trongtai::error::TextFault;
use trongtai::ruleset::{Given, RulesFault};
use trongtai::{AnyGame, Castling, Kind, OpenError, Opening, RulesChoice, chess, xiangqi};

fn game(kind: Kind, fen: Option<&str>) -> AnyGame {
    AnyGame::open(kind, Opening { fen, ..Opening::default() }).unwrap()
}

fn chess_move(text: &str) -> u32 {
    let m: chess::Move = text.parse().unwrap();
    m.from.index() as u32 | (m.to.index() as u32) << 8 | m.promotion.map_or(0, |role| (role as u32) << 16)
}

fn xiangqi_move(text: &str) -> u32 {
    let m: xiangqi::Move = text.parse().unwrap();
    m.from.index() as u32 | (m.to.index() as u32) << 8
}

#[test]
fn move_words_say_what_a_move_did() {
    let mut game = game(Kind::Xiangqi, None);
    // cannon b2 takes horse b9: pieces 6 and 8 + 4
    let word = game.play(xiangqi_move("b2b9")).unwrap();
    assert_eq!(word, xiangqi_move("b2b9") | 6 << 20 | 12 << 24);
    assert_eq!(game.undo(), Some(word));

    let mut game = self::game(Kind::Chess, Some("r3k2r/P7/8/2pP4/8/8/8/R3K2R w KQkq c6 0 2"));
    let rook = 4;
    assert_eq!(game.find(chess_move("e1g1")), Some(chess_move("e1g1") | 6 << 20 | 1 << 28));
    assert_eq!(game.find(chess_move("e1c1")), Some(chess_move("e1c1") | 6 << 20 | 1 << 29));
    assert_eq!(game.find(chess_move("d5c6")), Some(chess_move("d5c6") | 1 << 20 | (8 + 1) << 24 | 1 << 30));
    assert_eq!(game.find(chess_move("h1h8")), Some(chess_move("h1h8") | rook << 20 | (8 + rook) << 24));
    assert_eq!(game.find(chess_move("a7a8")), None);
    let word = game.play(chess_move("a1a6")).unwrap();
    assert_eq!(word & 0xf_ffff, chess_move("a1a6"));
}

/// What a move is said to do before it is played is what it does: in both games, and where rooks begin anywhere.
#[test]
fn listed_moves_do_what_their_words_say() {
    let starts = [(Kind::Xiangqi, None), (Kind::Chess, None)];
    let anywhere = (0..960).step_by(97).map(|number| (Kind::Chess, chess960(number)));
    let (mut castled, mut passed, mut promoted) = (0, 0, 0);
    for (seed, (kind, fen)) in starts.into_iter().chain(anywhere).cycle().take(48).enumerate() {
        let mut rng = Rng::new(seed as u64);
        let castling = if fen.is_some() { Castling::Chess960 } else { Castling::Standard };
        let rules = RulesChoice::named("basic");
        let opening = Opening { fen: fen.as_deref(), castling, rules, ..Opening::default() };
        let mut game = AnyGame::open(kind, opening).unwrap();
        for _ in 0..160 {
            let mut words = Vec::new();
            game.legal(None, &mut words);
            for &word in &words {
                assert_eq!(game.play(word & 0xf_ffff), Some(word), "{}", game.fen());
                game.undo();
            }
            // what is rare is played where it can be
            let rare = words.iter().copied().find(|word| word >> 28 != 0 || word >> 16 & 15 != 0);
            let Some(next) = rare.or_else(|| words.get(rng.below(words.len().max(1))).copied()) else { break };
            castled += usize::from(next >> 28 & 3 != 0);
            passed += usize::from(next >> 30 & 1 != 0);
            promoted += usize::from(next >> 16 & 15 != 0);
            game.play(next & 0xf_ffff).unwrap();
        }
    }
    assert!(castled > 20 && passed > 5 && promoted > 20, "{castled} {passed} {promoted}");
}

#[test]
fn en_passant_too_late_is_seen_in_the_history() {
    for (moves, code) in [
        (["e2e4", "a7a6", "e4e5", "d7d5", "h2h3", "a6a5"].as_slice(), "en-passant-too-late"),
        (["e2e4", "d7d6", "e4e5", "d6d5"].as_slice(), "en-passant-no-double-step"),
    ] {
        let mut game = game(Kind::Chess, None);
        moves.iter().for_each(|text| assert!(game.play(chess_move(text)).is_some()));
        assert_eq!(game.explain(chess_move("e5d6")).unwrap().code, code);
    }
}

#[test]
fn a_promotion_in_xiangqi_is_refused() {
    let mut game = game(Kind::Xiangqi, None);
    let promoting = xiangqi_move("h2e2") | 5 << 16;
    let why = game.explain(promoting).unwrap();
    assert_eq!((why.code, why.squares[0].as_str()), ("promotion-unexpected", "h2"));
    assert_eq!((game.play(promoting), game.find(promoting)), (None, None));
    assert_eq!(game.ply(), 0);
    assert!(game.play(xiangqi_move("h2e2")).is_some());
}

/// Any number may come over the boundary.
#[test]
fn packed_moves_of_no_square_are_refused() {
    for kind in [Kind::Xiangqi, Kind::Chess] {
        let mut game = game(kind, None);
        let before = game.fen();
        for packed in [0, 64, 90, 255, 90 << 8, 0xffff, 7 << 16 | 0x0c1c, u32::MAX, 1 << 31] {
            assert_eq!(game.play(packed), None, "{packed:#x}");
            assert_eq!(game.find(packed), None, "{packed:#x}");
            game.explain(packed);
        }
        assert_eq!(game.fen(), before);
    }
}

#[test]
fn verdicts_name_winner_and_rule() {
    let mut mate = game(Kind::Xiangqi, Some("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 0 1"));
    assert!(mate.verdict().is_none());
    mate.play(xiangqi_move("i8i9")).unwrap();
    let verdict = mate.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.reason.code(), verdict.result), (Some("red"), "checkmate", "1-0"));
    assert_eq!(verdict.rule, "club/checkmate");

    // the shortest stalemate in xiangqi terms is a loss, in chess a draw
    let stalemate = game(Kind::Xiangqi, Some("3k5/4P4/9/9/9/9/9/9/4K4/6B2 b - - 0 10")).verdict().unwrap();
    assert_eq!((stalemate.winner, stalemate.reason.code(), stalemate.result), (Some("red"), "stalemate", "1-0"));
    let stalemate = game(Kind::Chess, Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).verdict().unwrap();
    assert_eq!((stalemate.winner, stalemate.reason.code(), stalemate.result), (None, "stalemate", "1/2-1/2"));
    assert_eq!(stalemate.rule, "fide/5.2.1");
}

#[test]
fn unknown_rule_sets_are_refused() {
    for (kind, rules) in [(Kind::Xiangqi, "fide"), (Kind::Chess, "club"), (Kind::Chess, ""), (Kind::Xiangqi, "Club")] {
        let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
        assert_eq!(AnyGame::open(kind, opening).unwrap_err(), OpenError::UnknownRules, "{rules}");
    }
    for (rules, _) in rule_sets(Kind::Xiangqi) {
        let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
        assert_eq!(AnyGame::open(Kind::Xiangqi, opening).unwrap().rules(), rules);
    }
}

/// Failures say what, where, and what could have stood there.
#[test]
fn failures_have_their_facts() {
    let open = |fen| AnyGame::open(Kind::Xiangqi, Opening { fen: Some(fen), ..Opening::default() }).unwrap_err();
    let OpenError::InvalidFen(FenFailure::Text(error)) = open("4q4/9/9/9/9/9/9/9/9/4K4 w") else { panic!() };
    assert_eq!((error.fault, error.field, error.offset), (TextFault::UnknownPiece, "placement", 1));
    assert_eq!(error.expected, "a piece letter, a digit or /");
    let OpenError::InvalidFen(FenFailure::Impossible(faults)) = open("9/9/9/9/4k4/9/9/9/9/4K4 w") else { panic!() };
    let faults: Vec<_> = faults
        .iter()
        .map(|fault| (fault.code, fault.color, fault.squares.iter().map(|square| square.as_str()).collect::<Vec<_>>()))
        .collect();
    assert_eq!(
        faults,
        [("general-outside-palace", Some("black"), vec!["e5"]), ("facing-generals", None, vec!["e0", "e5"])]
    );
    let rules =
        RulesChoice { base: Some("club".to_owned()), replaced: vec![("progres".to_owned(), Given::Number(60.0))] };
    let error = AnyGame::open(Kind::Xiangqi, Opening { rules, ..Opening::default() }).unwrap_err();
    let OpenError::InvalidRules(error) = error else { panic!("{error}") };
    assert_eq!((error.fault, error.field.as_str()), (RulesFault::UnknownField, "progres"));
}

/// Every failure goes through `?` into a boxed error, and says what it is.
#[test]
fn failures_are_errors() {
    fn failing() -> Result<(), Box<dyn std::error::Error>> {
        AnyGame::open(Kind::Chess, Opening { fen: Some("8/8/8/8 w"), ..Opening::default() })?;
        Ok(())
    }
    assert!(failing().unwrap_err().to_string().starts_with("invalid-fen: bad-rank-count in placement"));
    assert!("e9".parse::<chess::Square>().is_err());
    assert!("j0a0".parse::<xiangqi::Move>().is_err());
    assert_eq!("n".parse::<chess::Piece>().unwrap().to_string(), "n");
    assert!("8/8/8/8/8/8/8/8 w".parse::<trongtai::Chess>().unwrap_err().to_string().contains("king-missing"));
}

/// The status word agrees with the status, at every ply of random games under every rule set.
#[test]
fn the_status_word_agrees_with_the_status() {
    let (mut over, mut remarks, mut checks) = (0, 0, 0);
    for kind in [Kind::Xiangqi, Kind::Chess] {
        for (rules, _) in rule_sets(kind) {
            for seed in 0..12 {
                let mut rng = Rng::new(seed);
                let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
                let mut game = AnyGame::open(kind, opening).unwrap();
                let mut played: Vec<u32> = Vec::new();
                loop {
                    let (word, status) = (game.status_word(), game.status());
                    let check = match &status {
                        Status::Over(over) => {
                            assert_eq!(word & (OVER | REMARKS), OVER);
                            over.check
                        }
                        Status::Ongoing(Ongoing { check, claims, warnings, must_change, .. }) => {
                            let more = !claims.is_empty() || !warnings.is_empty() || must_change.is_some();
                            assert_eq!(word & (OVER | REMARKS), if more { REMARKS } else { 0 });
                            remarks += usize::from(more);
                            *check
                        }
                    };
                    checks += usize::from(check);
                    assert_eq!((word & CHECK != 0, check), (check, game.is_check()));
                    assert_eq!(word & SECOND != 0, game.turn().index() == 1);
                    let mut words = Vec::new();
                    game.legal(None, &mut words);
                    if words.is_empty() || played.len() == 200 {
                        over += usize::from(word & OVER != 0);
                        break;
                    }
                    // there and back, so that there is something to judge
                    let back =
                        played.len().checked_sub(2).map(|at| played[at]).map(|m| (m & 0xff) << 8 | m >> 8 & 0xff);
                    let packed = match back.filter(|&back| rng.below(6) > 0 && game.find(back).is_some()) {
                        Some(back) => back,
                        None => rng.pick(&words) & 0xf_ffff,
                    };
                    game.play(packed).unwrap();
                    played.push(packed & 0xffff);
                }
            }
        }
    }
    assert!(over > 40 && remarks > 300 && checks > 30, "{over} {remarks} {checks}");
}

#[test]
fn a_whole_game_is_judged_at_once() {
    let moves: Vec<u32> = ["f2f3", "e7e5", "g2g4", "d8h4", "a2a3"].map(chess_move).to_vec();
    let Validation::Passed(passed) = game(Kind::Chess, None).validate(&moves[..4]) else { panic!() };
    assert_eq!((passed.plies, passed.status.verdict().unwrap().rule.as_str()), (4, "fide/5.1.1"));
    let Validation::Failed(failed) = game(Kind::Chess, None).validate(&moves) else { panic!() };
    assert_eq!((failed.ply, failed.code, failed.illegality), (4, "game-over", None));
    let Validation::Failed(failed) = game(Kind::Chess, None).validate(&[moves[0], moves[2]]) else { panic!() };
    assert_eq!((failed.ply, failed.code, failed.illegality.unwrap().code), (1, "illegal-move", "not-your-piece"));
}
