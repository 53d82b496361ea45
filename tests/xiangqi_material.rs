//! What the rule on material excludes, found by trying every placement: with no chariot, horse, cannon or soldier on either
//! side nobody can be left without a move. It is not all that can never be won, and nothing more is drawn.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use std::collections::BTreeSet;

use limits::play;
use rulings::View;
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::position::Position;
use trongtai::xiangqi::{Piece, Role, Setup, Square, can_stand};

/// Points of a board.
type Points = Vec<Square>;

/// Every way of placing from none to `most` pieces of a kind on the points where they can stand.
fn placements(piece: Piece, most: usize) -> Vec<Points> {
    let points: Points = Square::all().filter(|&square| can_stand(piece, square)).collect();
    let mut all = vec![Vec::new()];
    for (at, &first) in points.iter().enumerate() {
        if most >= 1 {
            all.push(vec![first]);
        }
        if most >= 2 {
            all.extend(points[at + 1..].iter().map(|&second| vec![first, second]));
        }
    }
    all
}

/// Every placement of a general with up to so many advisors and elephants.
fn guarded(color: Color, advisors: usize, elephants: usize) -> Vec<Vec<(Piece, Square)>> {
    let piece = |role| Piece { color, role };
    let mut all = Vec::new();
    for general in placements(piece(Role::General), 1).into_iter().filter(|points| points.len() == 1) {
        for guards in placements(piece(Role::Advisor), advisors) {
            for far in placements(piece(Role::Elephant), elephants) {
                let roles = [(Role::General, &general), (Role::Advisor, &guards), (Role::Elephant, &far)];
                let pieces: Vec<(Piece, Square)> =
                    roles.iter().flat_map(|(role, points)| points.iter().map(|&point| (piece(*role), point))).collect();
                let points: BTreeSet<usize> = pieces.iter().map(|(_, square)| square.index()).collect();
                if points.len() == pieces.len() {
                    all.push(pieces);
                }
            }
        }
    }
    all
}

fn setup(turn: Color, pieces: impl IntoIterator<Item = (Piece, Square)>) -> Setup {
    let mut setup = Setup { pieces: [None; Square::COUNT], turn, counters: Counters::default() };
    for (piece, square) in pieces {
        setup.pieces[square.index()] = Some(piece);
    }
    setup
}

/// Without attackers the two sides never meet: of Black's pieces Red's moves depend on, only those on the three files of
/// the palaces count, where they keep the generals apart. Each such picture is tried once, with every placement of
/// Red's.
#[test]
fn without_attackers_nobody_is_ever_without_a_move() {
    let mut pictures = BTreeSet::new();
    let mut black_sides = Vec::new();
    for pieces in guarded(Color::Black, 2, 2) {
        let central: Vec<usize> = pieces
            .iter()
            .map(|(_, square)| *square)
            .filter(|s| (3..=5).contains(&s.file()))
            .map(Square::index)
            .collect();
        let general = pieces[0].1.index();
        let mut picture = central;
        picture.sort_unstable();
        if pictures.insert((general, picture)) {
            black_sides.push(pieces);
        }
    }
    let red_sides = guarded(Color::RED, 2, 2);
    // 29 ways of placing elephants; 16 of advisors, or 11 where the general takes one of their points; on e2 it leaves the
    // elephants 22
    assert_eq!(red_sides.len(), 5 * 11 * 29 + 3 * 16 * 29 + 16 * 22);
    let mut tried = 0;
    for black in &black_sides {
        for red in &red_sides {
            // refused where the generals face each other
            let Ok(position) = setup(Color::RED, red.iter().chain(black).copied()).position() else { continue };
            assert!(position.count_legal() > 0, "{position:?}");
            assert!(!position.is_check());
            tried += 1;
        }
    }
    assert!(tried > 500_000, "{tried}");
}

/// With one attacker, who has lost positions? Tried with Red's attacker, so many of Red's guards, and so many of Black's.
fn can_win(attacker: Role, own: (usize, usize), other: (usize, usize)) -> bool {
    let piece = Piece { color: Color::RED, role: attacker };
    let exactly = |color, (advisors, elephants): (usize, usize)| {
        let mut sides = guarded(color, advisors, elephants);
        sides.retain(|pieces| {
            let count = |role| pieces.iter().filter(|(piece, _)| piece.role == role).count();
            (count(Role::Advisor), count(Role::Elephant)) == (advisors, elephants)
        });
        sides
    };
    let (reds, blacks) = (exactly(Color::RED, own), exactly(Color::Black, other));
    reds.iter().any(|red| {
        blacks.iter().any(|black| {
            Square::all().filter(|&square| can_stand(piece, square)).any(|square| {
                if red.iter().chain(black).any(|(_, taken)| *taken == square) {
                    return false;
                }
                let pieces = red.iter().chain(black).copied().chain([(piece, square)]);
                setup(Color::Black, pieces).position().is_ok_and(|position| position.count_legal() == 0)
            })
        })
    })
}

/// A chariot, a horse or a soldier alone leaves a bare general without a move somewhere. A cannon does not where nobody has
/// an advisor, nor with no elephant of its own against one advisor; otherwise it does. Such dead positions are not drawn by
/// the rule: they are left to agreement and to the limits.
#[test]
fn lone_attackers() {
    for attacker in [Role::Chariot, Role::Horse, Role::Soldier] {
        assert!(can_win(attacker, (0, 0), (0, 0)), "{attacker:?}");
    }
    let cannon = |own, other| can_win(Role::Cannon, own, other);
    for (own, other) in [((0, 0), (0, 0)), ((0, 0), (1, 0)), ((0, 2), (0, 0)), ((0, 1), (0, 1))] {
        assert!(!cannon(own, other), "{own:?} {other:?}");
    }
    for (own, other) in [((1, 0), (0, 0)), ((0, 0), (2, 0)), ((0, 1), (1, 0))] {
        assert!(cannon(own, other), "{own:?} {other:?}");
    }
}

/// A lone cannon that mates in two, which engines call drawn: whatever Black answers, the elephant is the screen.
#[test]
fn a_lone_cannon_may_still_mate() {
    let fen = "9/4a4/4ka3/9/9/2B6/9/2C1B4/9/3K5 w - - 0 1";
    for rules in ["club", "kyvuong", "casual", "wxf", "vcf", "cxa", "basic"] {
        for view in View::ALL {
            let mut game = rulings::open(&view.fen(fen), rules);
            assert!(game.verdict().is_none(), "{rules}");
            play(&mut game, view, "c2c1");
            let answers = game.legal_moves();
            assert!(!answers.is_empty());
            for answer in answers {
                game.play(answer).unwrap();
                assert!(game.verdict().is_none(), "{rules}");
                play(&mut game, view, "c1e1");
                let verdict = game.verdict().unwrap();
                assert_eq!(
                    (view.word(&verdict), verdict.reason.code()),
                    ("black_loses", "checkmate"),
                    "{rules} {view:?}"
                );
                game.undo();
                game.undo();
            }
        }
    }
}
