//! What a referee notes about a whole game.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use trongtai::outcome::ClaimReason;
use trongtai::review::{Count, Review, review};
use trongtai::ruleset::{Given, RuleSet};
use trongtai::{Chess, Color, Options, Variant, Xiangqi, chess, xiangqi};

fn reviewed<V: Variant>(start: Options<V>, moves: &str, under: &[V::Rules]) -> Review<V>
where
    V::Move: std::str::FromStr<Err: std::fmt::Debug>,
{
    let moves: Vec<V::Move> = moves.split(' ').map(|text| text.parse().unwrap()).collect();
    review(start, &moves, under)
}

/// FIDE 9.2 and 9.6.1: claimed at the third occurrence, drawn at the fifth.
#[test]
fn claims_and_the_fifth_occurrence() {
    let shuffle = ["g1f3 g8f6 f3g1 f6g8"; 5].join(" ");
    let seen = reviewed(Options::<Chess>::default(), &shuffle, &[chess::Rules::BASIC]);
    assert_eq!(seen.plies, 20);
    let ended = seen.ended.as_ref().unwrap();
    assert_eq!((ended.ply, ended.verdict.rule.to_string().as_str()), (16, "fide/9.6.1"));
    assert_eq!(seen.agrees("1/2-1/2"), Some(true));
    assert_eq!(seen.agrees("1-0"), Some(false));
    assert_eq!(seen.agrees("*"), None);
    assert_eq!(seen.under, [(chess::Rules::BASIC, None)]);
    assert_eq!(seen.longest.no_capture, Count { count: 20, ply: 20 });
    assert_eq!(seen.longest.repetition, Count { count: 6, ply: 20 });
    // White to move stands in the start position for the third time after eight plies, and may claim at each of its turns
    let standing = seen.claims.iter().find(|stretch| stretch.value.claim.announced.is_none()).unwrap();
    assert_eq!((standing.from, standing.to), (8, 14));
    assert_eq!((standing.value.color, standing.value.claim.reason), (Color::White, ClaimReason::Threefold));
}

/// Four checks in a row, of which three are allowed: the side is told at the fourth, and has lost with the fifth.
#[test]
fn who_had_to_play_otherwise() {
    let limits = [("checkLimits", Given::Numbers(vec![3.0, 3.0, 3.0])), ("sanction", Given::Text("change".to_owned()))];
    let rules = xiangqi::Rules::BASIC.with(limits).unwrap();
    let start = Options::<Xiangqi>::from_fen("3k5/8R/9/9/9/9/9/9/3p5/4K4 w - - 0 1", Default::default()).unwrap();
    let checks = "i8i9 d9d8 i9i8 d8d9 i8i9 d9d8 i9i8 d8d9 i8i9";
    let seen = reviewed(start.rules(rules), checks, &[xiangqi::Rules::BASIC]);
    let [told] = seen.must_change.as_slice() else { panic!("{:?}", seen.must_change) };
    assert_eq!((told.from, told.to, told.value.color), (7, 8, Color::RED));
    let ended = seen.ended.unwrap();
    assert_eq!((ended.ply, ended.verdict.winner), (9, Some(Color::Black)));
    assert_eq!(seen.longest.checks, Count { count: 5, ply: 9 });
    assert_eq!(seen.under, [(xiangqi::Rules::BASIC, None)]);
}

/// What cannot be played ends the review, not the program.
#[test]
fn judged_up_to_what_is_illegal() {
    let seen = reviewed(Options::<Chess>::default(), "e2e4 e7e5 e1e3 e8e7", &[]);
    assert_eq!((seen.plies, seen.ended), (2, None));
    let seen = reviewed(Options::<Chess>::default(), "f2f3 e7e5 g2g4 d8h4 a2a3", &[]);
    assert_eq!(seen.ended.map(|ended| (ended.ply, ended.verdict.winner)), Some((4, Some(Color::Black))));
}
