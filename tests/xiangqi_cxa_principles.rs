//! The articles of the Chinese association one by one, each with a position made for it or the diagram of the book: the nature
//! of every ply, the article it has it by, and the verdict. The first file is the reviewer's table of the demo; the second holds
//! what the book says in its commentary only, each with a position just beyond the limit.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/rulings.rs"]
mod rulings;

use rulings::{View, first_verdict, open, verdicts_beside};
use serde::Deserialize;
use trongtai::outcome::Nature;

#[derive(Deserialize)]
struct Principle {
    id: String,
    fen: String,
    /// A round, which is played twice.
    moves: String,
    natures: String,
    articles: String,
    outcome: String,
    /// The article of the verdict.
    rule: String,
    /// Where the position is not made for its principle: where it is from.
    #[serde(default)]
    source: String,
}

fn principles() -> Vec<Principle> {
    let read = |text| serde_json::from_str::<Vec<Principle>>(text).unwrap();
    let mut all = read(include_str!("data/xiangqi/cxa-principles.json"));
    assert_eq!(all.len(), 25);
    all.extend(read(include_str!("data/xiangqi/cxa-commentary.json")));
    assert_eq!(all.len(), 32);
    all
}

fn cycle(principle: &Principle) -> Vec<String> {
    principle.moves.split(' ').map(str::to_owned).collect()
}

/// From every side. The book calls every ply of a diagram idle that is no exchange and does nothing graver, so of those the
/// kinds are not told apart.
#[test]
fn natures_and_articles() {
    for principle in principles() {
        let printed = principle.source.starts_with("CXA 2020, diagram");
        for view in View::ALL {
            let mut game = open(&view.fen(&principle.fen), "cxa");
            for text in cycle(&principle) {
                game.play(view.seen(&text)).unwrap();
            }
            let acts = game.conduct();
            let told = principle.natures.split(' ').zip(principle.articles.split(' '));
            assert_eq!((acts.len(), told.clone().count()), (4, 4), "{}", principle.id);
            for (act, (nature, article)) in acts.iter().zip(told) {
                let idle = printed && matches!(act.nature, Nature::Offer | Nature::Block | Nature::Follow);
                let found = if idle { ("idle", "24.8") } else { (act.nature.code(), act.article) };
                assert_eq!(found, (nature, article), "{} {view:?} ply {}", principle.id, act.ply);
            }
        }
    }
}

/// From every side, and entered at every ply.
#[test]
fn verdicts() {
    for principle in principles() {
        let cycle = cycle(&principle);
        for view in View::ALL {
            let mut reached = open(&view.fen(&principle.fen), "basic");
            for skip in 0..cycle.len() {
                let mut game = open(&reached.fen(), "cxa");
                let moves = cycle.iter().cycle().skip(skip).take(3 * cycle.len());
                let (verdict, ply) = first_verdict(&mut game, view, moves, &principle.id).unwrap();
                let found = (view.word(&verdict), verdict.rule.to_string(), ply);
                let rule = format!("cxa/{}", principle.rule);
                assert_eq!(found, (&*principle.outcome, rule, 2 * cycle.len()), "{} {view:?} {skip}", principle.id);
                assert!(verdict.evidence.iter().all(|act| !act.cut), "{}", principle.id);
                reached.play(view.seen(&cycle[skip])).unwrap();
            }
        }
    }
}

/// A soldier that takes no part changes nothing.
#[test]
fn pieces_that_take_no_part() {
    let mut added = 0;
    for principle in principles() {
        let cycle = cycle(&principle);
        for (at, verdict) in verdicts_beside("cxa", &principle.fen, &cycle, &cycle) {
            let verdict = verdict.unwrap_or_else(|| panic!("{} beside {at}", principle.id));
            assert_eq!(View::Plain.word(&verdict), principle.outcome, "{} beside {at}", principle.id);
            added += 1;
        }
    }
    assert!(added > 50, "{added} soldiers");
}
