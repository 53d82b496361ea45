//! What is a chase by the text of the rules: answers to checks are none, and of uncovered attacks each rule set counts
//! its own.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use limits::{custom, ladder, play, until_verdict};
use rulings::View;
use trongtai::ruleset::Given;
use trongtai::xiangqi::Square;
use trongtai::{Game, Xiangqi};

/// The chases of the last of these moves, as attacker and target, seen from the plain side.
fn chases(fen: &str, rules: &str, moves: &str) -> Vec<String> {
    let mut found: Option<Vec<String>> = None;
    for view in View::ALL {
        let mut game = rulings::open(&view.fen(fen), rules);
        moves.split(' ').for_each(|text| play(&mut game, view, text));
        let acts = game.conduct();
        let last = acts.last().unwrap();
        let seen = |square: Square| view.name(&square.to_string());
        let mut chases: Vec<String> =
            last.chases.iter().map(|chase| [seen(chase.attacker), seen(chase.target)].concat()).collect();
        chases.sort();
        let first = found.get_or_insert_with(|| chases.clone());
        assert_eq!(*first, chases, "{fen} {moves} under {rules}, {view:?}");
        assert_eq!(last.nature, if chases.is_empty() { "idle" } else { "chase" });
    }
    found.unwrap()
}

/// Every set that counts chases.
const COUNTING: [&str; 4] = ["club", "kyvuong", "wxf", "vcf"];

/// A side that only steps its general out of check chases nothing by an attack that stood all the time (A14; WXF
/// specification 1.5 and U4).
#[test]
fn stepping_out_of_check_is_no_chase() {
    // Red checks on every ply with chariot and cannon; the chariot i9 looks at the soldier i5 throughout
    let fen = "8r/4k4/3a5/9/8P/9/2p2R3/4C4/3KA4/9 w - - 0 1";
    let cycle = "f3e3 e8f8 e3f3 f8e8";
    for rules in COUNTING {
        assert_eq!(chases(fen, rules, "f3e3 e8f8"), [""; 0], "{rules}");
        assert_eq!(chases(fen, rules, "f3e3 e8f8 e3f3 f8e8"), [""; 0], "{rules}");
    }
    for view in View::ALL {
        let mut club = rulings::open(&view.fen(fen), "club");
        let (verdict, ply) = until_verdict(&mut club, view, cycle);
        assert_eq!((view.word(&verdict), verdict.reason.code(), ply), ("red_loses", "perpetual-check", 25), "{view:?}");
        assert_eq!(verdict.evidence.len(), 13);
        // the twelfth check is allowed
        club.undo();
        club.undo();
        assert!(club.verdict().is_none());
        // by the letter of `kyvuong` the sixth occurrence draws before, while Red presses within its limit
        let mut kyvuong = rulings::open(&view.fen(fen), "kyvuong");
        let (verdict, ply) = until_verdict(&mut kyvuong, view, cycle);
        assert_eq!((verdict.winner, verdict.reason.code(), ply), (None, "repetition", 20), "{view:?}");
        // the world rules need three occurrences
        let mut wxf = rulings::open(&view.fen(fen), "wxf");
        let (verdict, ply) = until_verdict(&mut wxf, view, cycle);
        assert_eq!(
            (view.word(&verdict), verdict.rule.to_string().as_str(), ply),
            ("red_loses", "wxf/6", 8),
            "{view:?}"
        );
    }
}

/// Red gives exactly the six checks that one piece may give, and Black answers by its general each time.
#[test]
fn six_checks_are_allowed_and_answered() {
    let fen = "4k1b2/R8/9/8p/2P1P1P2/9/9/9/9/5K3 w - - 0 1";
    let moves = "f0f1 g9e7 a8a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9";
    // the elephant's own move attacks two soldiers, its general's moves do not
    for rules in COUNTING {
        assert_eq!(chases(fen, rules, "f0f1 g9e7"), ["e7c5", "e7g5"], "{rules}");
        assert_eq!(chases(fen, rules, "f0f1 g9e7 a8a9 e9e8"), [""; 0], "{rules}");
    }
    for view in View::ALL {
        let mut game = rulings::open(&view.fen(fen), "club");
        moves.split(' ').for_each(|text| play(&mut game, view, text));
        assert!(game.verdict().is_none(), "{view:?}");
        assert!(game.warnings().iter().all(|warning| warning.reason.code() != "perpetual-chase"), "{view:?}");
        play(&mut game, view, "a8a9");
        let verdict = game.verdict().unwrap();
        assert_eq!((view.word(&verdict), verdict.reason.code()), ("red_loses", "perpetual-check"), "{view:?}");
    }
}

/// Another piece that answers the check and attacks by it makes a chase.
#[test]
fn an_answer_that_attacks_anew_is_a_chase() {
    // the horse e5 was the screen of the check; where it goes it looks at the chariot h2
    let fen = "9/4k4/9/9/4n4/9/9/C6R1/9/3K5 w - - 0 1";
    for rules in COUNTING {
        assert_eq!(chases(fen, rules, "a2e2 e5g4"), ["g4h2"], "{rules}");
    }
}

/// A capture that a pin or facing generals barred, too, was not there before the check was answered.
#[test]
fn pins_and_facing_generals_bar_as_ever() {
    // the chariot f8 looks at the horse f4; Red's cannon checks along the file, and Red's chariot h8 would take the
    // general if f8 left its rank
    let pinned = "9/4kr1R1/9/9/9/5N3/9/1C7/4A4/3K5 w - - 0 1";
    let free = "9/4kr3/9/9/9/5N3/9/1C7/4A4/3K5 w - - 0 1";
    for (rules, uncovered) in [("wxf", true), ("vcf", true), ("club", false), ("kyvuong", false)] {
        // the general leaves the rank: f8 may take now. Nobody but cannons chases so by another's move in CXQ's words
        let found = chases(pinned, rules, "b2e2 e8e9");
        assert_eq!(found.contains(&"f8f4".to_owned()), uncovered, "{rules}: {found:?}");
        assert_eq!(chases(free, rules, "b2e2 e8e9"), [""; 0], "{rules}");
    }
    // the cannon d6 would take h6 over f6, but stands between the generals; the chariot i9 checks, and the general
    // answers by leaving the file or by staying on it
    let facing = "3k5/9/9/3c1P1N1/9/9/9/8R/9/3K5 w - - 0 1";
    for rules in COUNTING {
        assert_eq!(chases(facing, rules, "i2i9 d9d8"), [""; 0], "{rules}");
    }
    let aside = "9/3k5/9/3c1P1N1/N8/9/9/9/9/3K5 w - - 0 1";
    for rules in COUNTING {
        assert_eq!(chases(aside, rules, "a5b7 d8e8"), ["d6h6"], "{rules}");
    }
}

/// Of the attacks that another piece's move uncovers, `club` and `kyvuong` count those of cannons, as CXQ's words name
/// (A15), `wxf` and `vcf` all of them (AXF D56–62, D93).
#[test]
fn uncovered_attacks() {
    // the advisor leaves the file, on which the chariot e0 then looks at the horse e6
    let chariot = "3k5/9/9/4n4/9/9/9/3A5/4A4/3KR4 w - - 0 1";
    for (rules, counted) in [("wxf", true), ("vcf", true), ("club", false), ("kyvuong", false)] {
        let expected: &[&str] = if counted { &["e0e6"] } else { &[] };
        assert_eq!(chases(chariot, rules, "e1f2"), expected, "{rules}");
    }
    // the screen of a cannon arrives: everywhere a chase
    let cannon = "5k3/9/9/4n4/9/9/9/3A5/9/3KC4 w - - 0 1";
    for rules in COUNTING {
        assert_eq!(chases(cannon, rules, "d2e1"), ["e0e6"], "{rules}");
    }
}

/// General and soldiers, which make no chase themselves, uncover those of others: a loop in which Red's general lets
/// horse and chariot attack by turns.
#[test]
fn a_streak_of_uncovered_attacks() {
    let fen = "3a1a3/3k5/9/9/9/9/3n5/4K4/3RN4/9 w - - 0 1";
    let cycle = "e2d2 d9e8 d2e2 e8d9";
    let all = [("uncovered", Given::Text("all".into()))];
    for view in View::ALL {
        let start = view.fen(fen);
        for rules in ["club", "kyvuong"] {
            let mut named = rulings::open(&start, rules);
            let (verdict, _) = until_verdict(&mut named, view, cycle);
            assert_eq!(verdict.winner, None, "{rules} {view:?}: {verdict:?}");
        }
        // a custom set may count them: two pieces, twelve allowed
        let mut counting = custom(&start, "club", &all);
        let (verdict, ply) = until_verdict(&mut counting, view, cycle);
        assert_eq!((view.word(&verdict), verdict.reason.code(), ply), ("red_loses", "perpetual-chase", 25), "{view:?}");
    }
}

/// Checks against chases, each of one piece and each within its six: whoever moves later is only half a move behind (A13),
/// and of the two the checker loses, on its own move or on the chaser's.
#[test]
fn checker_against_chaser() {
    // a soldier checks from d7 and e7 by turns, and the general's step makes the cannon e9 look at it each time
    let fen = "4c4/3k5/4P1R2/9/4P4/9/5R3/5K3/9/C6N1 w - - 0 1";
    let cycle = ["e7d7", "d8e8", "d7e7", "e8d8"];
    let verdict_of = |game: &mut Game<Xiangqi>, view: View, first: usize| {
        for text in cycle.iter().cycle().skip(first) {
            play(game, view, text);
            if let Some(verdict) = game.verdict() {
                return (view.word(&verdict), verdict.reason.code(), game.ply(), verdict.evidence.len());
            }
        }
        panic!("no verdict");
    };
    for view in View::ALL {
        for rules in ["club", "kyvuong"] {
            let mut red_first = rulings::open(&view.fen(fen), rules);
            assert_eq!(
                verdict_of(&mut red_first, view, 0),
                ("red_loses", "perpetual-check", 13, 7),
                "{rules} {view:?}"
            );
            let mut start = rulings::open(&view.fen(fen), "basic");
            play(&mut start, view, "e7d7");
            let fen = start.fen();
            let mut black_first = rulings::open(&fen, rules);
            // Black's seventh chase finds Red at its six checks
            assert_eq!(
                verdict_of(&mut black_first, view, 1),
                ("red_loses", "perpetual-check", 13, 6),
                "{rules} {view:?}"
            );
            // where Red may give one more, the chaser is alone to violate
            let mut longer = custom(&fen, rules, &[("checkLimits", ladder(7))]);
            assert_eq!(verdict_of(&mut longer, view, 1), ("black_loses", "perpetual-chase", 13, 7), "{rules} {view:?}");
        }
    }
}
