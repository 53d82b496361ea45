//! The rules of the Chinese association article by article: why a ply is what it is, and the principles of the commentary
//! in positions of their own.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use limits::custom;
use rulings::{View, first_verdict, open, verdicts_beside};
use serde::Deserialize;
use trongtai::outcome::Conduct;
use trongtai::ruleset::Given;
use trongtai::xiangqi::{Setup, Square};
use trongtai::{Game, Xiangqi};

#[derive(Deserialize)]
struct Diagram {
    id: String,
    fen: String,
    moves: Vec<String>,
}

fn diagram(id: &str) -> Diagram {
    let all: Vec<Diagram> = serde_json::from_str(include_str!("data/xiangqi/rulings-cxa.json")).unwrap();
    all.into_iter().find(|diagram| diagram.id == id).unwrap_or_else(|| panic!("{id}"))
}

fn played(game: &mut Game<Xiangqi>, view: View, moves: &[String]) -> Vec<Conduct<Xiangqi>> {
    for text in moves {
        game.play(view.seen(text)).unwrap();
    }
    game.conduct()
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// By which article plies of the diagrams have their natures: the article that the diagram belongs to, or the definition.
#[test]
fn articles_of_the_diagrams() {
    for (id, ply, nature, article) in [
        ("CXA-09", 0, "chase", "24.3"),
        ("CXA-13", 0, "check", "24.1"),
        // the general moves out of check: what it leaves is idle
        ("CXA-13", 1, "idle", "26.1.2"),
        ("CXA-13", 2, "exchange", "24.4"),
        // only the soldier attacks the chariot
        ("CXA-14", 0, "idle", "26.1"),
        // the general's step, and a horse attacks together with it
        ("CXA-15", 0, "chase", "26.1.1"),
        ("CXA-R16", 0, "chase", "26.1.1"),
        ("CXA-R18", 0, "chase", "26.1.1"),
        ("CXA-18", 2, "idle", "26.2"),
        ("CXA-18", 3, "kill", "24.2"),
        // a cannon, an advisor answers the check and adds a kill
        ("CXA-19", 3, "kill", "26.1.4"),
        ("CXA-R42", 2, "kill", "26.1.4"),
        // the attacker is the root of a horse: soldier for horse is equal
        ("CXA-22", 0, "chase", "26.5"),
        // the other side itself left the piece without protection
        ("CXA-R22", 3, "idle", "26.3"),
    ] {
        let diagram = diagram(id);
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(&diagram.fen), "cxa"), view, &diagram.moves);
            assert_eq!((acts[ply].nature.code(), acts[ply].article), (nature, article), "{id} {view:?}");
        }
    }
}

/// A joint chase names those who help, a protected piece the one that protects it.
#[test]
fn partners_and_roots() {
    for (id, ply, partners, roots) in [
        // the cannon pins the elephant that would take back (24.16)
        ("CXA-11", 0, vec!["a9"], vec![None]),
        // chariot takes cannon, chariot takes back, cannon takes (24.17)
        ("CXA-27", 1, vec!["a8"], vec![Some("d0")]),
        ("CXA-25", 0, vec!["d5"], vec![Some("e8")]),
        // a rootless piece, taken by one
        ("CXA-27", 0, vec![], vec![None]),
    ] {
        let diagram = diagram(id);
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(&diagram.fen), "cxa"), view, &diagram.moves);
            let act = &acts[ply];
            let expected: Vec<String> = partners.iter().map(|square| view.name(square)).collect();
            let found: Vec<String> = act.partners.iter().map(ToString::to_string).collect();
            assert_eq!(found, expected, "{id} {view:?}");
            let root = |root: Option<Square>| root.map(|square| square.to_string());
            let found: Vec<Option<String>> = act.chases.iter().map(|chase| root(chase.root)).collect();
            let expected: Vec<Option<String>> = roots.iter().map(|root| root.map(|square| view.name(square))).collect();
            assert_eq!(found, expected, "{id} {view:?}");
            assert!(act.chases.iter().all(|chase| chase.protected == chase.root.is_some()), "{id} {view:?}");
        }
    }
}

/// The commentary's own remarks beside diagrams 13 and 28: from every side, entered at every ply, with a soldier added that
/// takes no part.
#[test]
fn remarks_beside_the_diagrams() {
    for (fen, cycle, natures, word, article) in [
        // were the centre cannon rootless, the third ply would be a chase, and Red would have to play otherwise
        (
            "3k1a3/4a4/4c4/4R3p/3PC4/4r4/8P/9/9/5K3 w - - 0 1",
            "e6d6 d9e9 d6e6 e9d9",
            "check idle chase idle",
            "red_loses",
            "25.3",
        ),
        (&*diagram("CXA-28").fen, "b9c9 c7e6 c9b9 e6c7", "chase chase chase chase", "black_loses", "26.9"),
    ] {
        let cycle = words(cycle);
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(fen), "cxa"), view, &cycle);
            let found: Vec<&str> = acts.iter().map(|act| act.nature.code()).collect();
            assert_eq!(found.join(" "), natures, "{fen} {view:?}");
            let mut reached = open(&view.fen(fen), "basic");
            for skip in 0..cycle.len() {
                let mut game = open(&reached.fen(), "cxa");
                let moves = cycle.iter().cycle().skip(skip).take(20);
                let (verdict, ply) = first_verdict(&mut game, view, moves, fen).unwrap();
                let rule = format!("cxa/{article}");
                assert_eq!(
                    (view.word(&verdict), verdict.rule.to_string(), ply),
                    (word, rule, 8),
                    "{fen} {view:?} {skip}"
                );
                reached.play(view.seen(&cycle[skip])).unwrap();
            }
        }
        for (at, verdict) in verdicts_beside("cxa", fen, &cycle, &cycle) {
            let word_beside = verdict.map_or("none", |verdict| View::Plain.word(&verdict));
            assert_eq!(word_beside, word, "{fen} beside {at}");
        }
    }
}

/// A mate that could be given before the ply is no kill of this ply (26.1.4): the side moves its general, or the very piece
/// along the line on which it would mate. A mate that the ply brings about is one.
#[test]
fn a_kill_must_be_new() {
    for (fen, m, nature) in [
        // h5h9 would mate before and after
        ("3k5/R8/9/9/7R1/9/9/9/9/5K3 w - - 0 1", "f0f1", "idle"),
        ("3k5/R8/9/9/7R1/9/9/9/9/5K3 w - - 0 1", "h5h4", "idle"),
        // the soldier goes out of the chariot's way
        ("3k5/R8/9/7P1/7R1/9/9/9/9/5K3 w - - 0 1", "h6g6", "kill"),
    ] {
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(fen), "cxa"), view, &words(m));
            assert_eq!(acts[0].nature.code(), nature, "{fen} {m} {view:?} {:?}", acts[0].line);
        }
    }
}

/// The kinds of idle plies (24.4–24.8).
#[test]
fn kinds_of_idle_plies() {
    for (fen, m, nature, article) in [
        // the chariots attacked each other before
        ("3k5/9/9/r8/9/9/9/9/R8/5K3 w - - 0 1", "a1a2", "idle", "24.8"),
        ("4k4/9/r3b4/9/9/9/4P4/8R/9/3K5 w - - 0 1", "i2a2", "exchange", "24.4"),
        // a horse steps where a chariot may take it, and nobody takes back
        ("3k5/9/9/9/8r/9/2N6/9/9/4K4 w - - 0 1", "c3b5", "offer", "24.5"),
        // an elephant steps where a horse takes it: the other horse takes back, and falls to a check along the second rank
        ("4k4/9/9/9/9/3n5/9/5K3/9/2B2N1r1 w - - 0 1", "c0e2", "offer", "24.5"),
        // an elephant that the other one protects steps between chariot and horse
        ("4k4/9/9/9/9/9/4C4/1r6N/9/2B1K1B2 w - - 0 1", "g0e2", "block", "24.6"),
        // a chariot watches a horse that a soldier protects
        ("3k5/9/9/4p4/4n4/9/9/9/8R/4K4 w - - 0 1", "i1e1", "follow", "24.7"),
    ] {
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(fen), "cxa"), view, &words(m));
            assert_eq!((acts[0].nature.code(), acts[0].article), (nature, article), "{fen} {m} {view:?}");
        }
    }
}

/// Nine rounds of forbidden moves to three points or more count like a round, where a set says so (reference diagram 8); in
/// no named set does it.
#[test]
fn nine_rounds() {
    let diagram = diagram("CXA-R08");
    assert_eq!(diagram.moves.len(), 18);
    let on = [("nineRounds", Given::Switch(true))];
    for view in View::ALL {
        let mut game = custom(&view.fen(&diagram.fen), "cxa", &on);
        for (at, text) in diagram.moves.iter().enumerate() {
            assert!(game.verdict().is_none(), "{at} {view:?}");
            game.play(view.seen(text)).unwrap();
        }
        let verdict = game.verdict().unwrap();
        assert_eq!((view.word(&verdict), verdict.rule.to_string()), ("red_loses", "cxa/25.3".to_owned()), "{view:?}");
        assert_eq!((verdict.reason.code(), verdict.evidence.len()), ("perpetual-threat", 18), "{view:?}");
        let mut off = open(&view.fen(&diagram.fen), "cxa");
        assert!(played(&mut off, view, &diagram.moves).len() == 18 && off.verdict().is_none(), "{view:?}");
        // eight rounds are too few
        let mut later = open(&view.fen(&diagram.fen), "basic");
        played(&mut later, view, &diagram.moves[..2]);
        let mut game = custom(&later.fen(), "cxa", &on);
        played(&mut game, view, &diagram.moves[2..]);
        assert!(game.verdict().is_none(), "{view:?}");
    }
}

/// Mate by checks, told from the rules of movement alone.
fn mates(game: &mut Game<Xiangqi>, checks: u32) -> bool {
    checks > 0
        && game.legal_moves().into_iter().any(|m| {
            game.play(m).unwrap();
            let mated = game.is_check()
                && game.legal_moves().into_iter().all(|answer| {
                    game.play(answer).unwrap();
                    let mated = mates(game, checks - 1);
                    game.undo();
                    mated
                });
            game.undo();
            mated
        })
}

/// The text names no length of a mate (24.2): those of five checks and more are kills, too, unless a set says otherwise.
#[test]
fn long_kills() {
    for (fen, m) in
        [("9/5R3/3k5/8N/C8/9/9/9/5K3/4n4 w - - 0 1", "i6h8"), ("2b6/9/4k4/8C/5R1NR/9/9/5K3/9/9 w - - 0 1", "i6f6")]
    {
        let mut after = open(fen, "basic");
        played(&mut after, View::Plain, &words(m));
        let mut again = Setup::parse(&after.fen()).unwrap();
        again.turn = !again.turn;
        let mut line = open(&again.to_string(), "basic");
        assert!(!mates(&mut line, 4) && mates(&mut line, 5), "{fen}");
        for view in View::ALL {
            for (most, kills) in [(4, false), (5, true), (8, true)] {
                let fields = [("killChecks", Given::Number(f64::from(most)))];
                let acts = played(&mut custom(&view.fen(fen), "cxa", &fields), view, &words(m));
                assert_eq!(acts[0].nature.code() == "kill", kills, "{fen} {most} {view:?}");
            }
            let acts = played(&mut open(&view.fen(fen), "cxa"), view, &words(m));
            assert_eq!((acts[0].nature.code(), acts[0].line.len()), ("kill", 9), "{fen} {view:?}");
        }
    }
}

/// An attacker that is held (26.5): the horse may take the chariot, which an elephant protects, but behind it the cannon takes
/// Red's own. Chariot for chariot is equal: a chase. Without the cannon it is any chase.
#[test]
fn held_attackers() {
    for (fen, article) in [
        ("3aka3/9/b8/9/2r6/c1P5R/6N2/9/9/5K3 w - - 0 1", "26.5"),
        ("3aka3/9/b8/9/2r6/2P5R/6N2/9/9/5K3 w - - 0 1", "24.3"),
    ] {
        for view in View::ALL {
            let acts = played(&mut open(&view.fen(fen), "cxa"), view, &words("g3e4"));
            assert_eq!((acts[0].nature.code(), acts[0].article), ("chase", article), "{fen} {view:?}");
            let taken: Vec<String> = acts[0].chases.iter().map(|chase| chase.target.to_string()).collect();
            assert_eq!(taken, [view.name("c5")], "{fen} {view:?}");
        }
    }
}

/// Nine moves that chase, and no position twice: on two points they count for nothing, on three the side loses.
#[test]
fn nine_rounds_on_three_points() {
    let on = [("nineRounds", Given::Switch(true))];
    for (fen, moves, loses) in [
        (
            "3k5/9/9/2p3p2/9/9/9/9/C7n/C3K3n w - - 0 1",
            "e0e1 c6c5 e1e0 c5c4 e0e1 c4c3 e1e0 c3c2 e0e1 g6g5 e1e0 g5g4 e0e1 g4g3 e1e0 g3g2 e0e1 d9d8",
            false,
        ),
        (
            "3k5/9/7c1/1Rp3p2/9/9/9/9/C7n/C3K3n w - - 0 1",
            "e0e1 c6c5 e1e0 c5c4 e0e1 c4c3 e1e0 c3c2 e0e1 g6g5 e1e0 g5g4 e0e1 g4g3 e1e0 g3g2 b6b7 d9d8",
            true,
        ),
    ] {
        for view in View::ALL {
            let mut game = custom(&view.fen(fen), "cxa", &on);
            let acts = played(&mut game, view, &words(moves));
            assert!(acts.iter().step_by(2).all(|act| matches!(act.nature.code(), "chase" | "kill")), "{fen} {view:?}");
            let quiet = |code| !matches!(code, "check" | "kill" | "chase");
            assert!(acts.iter().skip(1).step_by(2).any(|act| quiet(act.nature.code())), "{fen} {view:?}");
            let verdict = game.verdict().map(|verdict| (view.word(&verdict), verdict.rule.to_string()));
            assert_eq!(verdict, loses.then(|| ("red_loses", "cxa/25.3".to_owned())), "{fen} {view:?}");
        }
    }
}
