//! All that can follow from a position, with pieces that can move thought anywhere in their domains.
//!
//! What is found impossible so is impossible. Where all pieces are shut in, nothing is thought away, and what is found is
//! there.

use super::dead::is_locked;
use super::frame::{Frame, Ghost, Ground, Kind};
use super::kings::Pairs;
use super::net::Nets;
use super::queue::Queue;
use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use crate::position::Position;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// `winner` never mates.
    Hopeless,
    /// A mate was found.
    Mate,
    /// Not known.
    Open,
}

/// How the frames are gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Pieces are anywhere at once.
    Coarse,
    /// Pieces move as far as one move goes.
    Fine,
    /// As long as all pieces are shut in, looking for a mate where one gets free.
    Exact,
}

/// Steps for which one try to mate counts.
const TRY: usize = 4_000;
/// Mates that a frame leaves open of which a survey needs no more.
const PLENTY: u32 = 64;
/// Steps after which a survey ends, where pawns can hardly step forward and elsewhere.
const SURVEY: usize = 8_000;
const LOOSE_SURVEY: usize = 2_000;

/// Goes through all frames that can follow, within `limit` steps; `mates` says whether a mate is found from a position
/// that can be reached.
pub(super) fn exhaust(
    position: &Chess,
    winner: Color,
    order: Order,
    limit: usize,
    mates: &mut dyn FnMut(&Chess) -> bool,
) -> Outlook {
    let Some(mut search) = Exhaust::new(position, winner, order) else { return Outlook::Open };
    while let Some((frame, mut pairs)) = search.queue.pop() {
        if search.work > limit {
            return Outlook::Open;
        }
        search.visit(&frame, &mut pairs);
        if order != Order::Exact {
            if search.goals.any() {
                return Outlook::Open;
            }
        } else if search.exit || search.goals.any() {
            (search.exit, search.goals) = (false, Pairs::NONE);
            for (turn, pairs) in Color::ALL.into_iter().zip(pairs.iter()) {
                for (white, black) in pairs.rows().take(2) {
                    search.work += TRY;
                    let exit = frame.position([white, black.lowest()], turn);
                    // a check that could be answered en passant looks like mate
                    if exit.count_legal() > 0 && mates(&exit) {
                        return Outlook::Mate;
                    }
                }
            }
        }
    }
    if order == Order::Exact { Outlook::Open } else { Outlook::Hopeless }
}

/// A change of the frame.
pub(super) struct Change {
    pub frame: Frame,
    /// Who made it.
    pub turn: Color,
    /// Where the king went, if it made it.
    pub onto: Option<Bitboard>,
    /// Where the kings are after it.
    pub pairs: Pairs,
}

/// A frame, and what was found to follow.
pub(super) struct Seen {
    pub frame: Frame,
    pub pairs: Box<[Pairs; 2]>,
    /// Where the winner, to move, may mate.
    pub goals: Pairs,
    pub changes: Vec<Change>,
}

/// The first frames that can follow, in their order, pieces being anywhere at once.
pub(super) fn survey(position: &Chess, winner: Color, most: usize) -> Vec<Seen> {
    let mut seen = Vec::new();
    let Some(mut search) = Exhaust::new(position, winner, Order::Coarse) else { return seen };
    let limit = if is_locked(position) { SURVEY } else { LOOSE_SURVEY };
    while seen.len() < most && search.work < limit {
        let Some((frame, mut pairs)) = search.queue.pop() else { break };
        (search.goals, search.changes) = (Pairs::NONE, Some(Vec::new()));
        search.visit(&frame, &mut pairs);
        let changes = search.changes.take().unwrap_or_default();
        seen.push(Seen { frame, pairs, goals: search.goals.clone(), changes });
    }
    seen
}

/// The search, and what it has come to.
struct Exhaust {
    winner: Color,
    order: Order,
    /// Frames to look at, with the squares of the kings by the side to move.
    queue: Queue,
    work: usize,
    /// Where the winner, to move, may mate in the frame that is looked at.
    goals: Pairs,
    /// What follows from that frame, if it is to be noted.
    changes: Option<Vec<Change>>,
    /// A piece may come free.
    exit: bool,
}

fn ahead(color: Color, set: Bitboard) -> Bitboard {
    if color == Color::White { step::<8>(set) } else { step::<-8>(set) }
}

impl Exhaust {
    /// A search from a position; there is none where something could castle, nor one of what is exact where it is not.
    fn new(position: &Chess, winner: Color, order: Order) -> Option<Self> {
        let frame = Frame::of(position, order == Order::Coarse)?;
        if order == Order::Exact && !frame.exact {
            return None;
        }
        let pair = Pairs::one(position.board.king(Color::White), position.board.king(Color::Black));
        let (queue, goals) = (Queue::new(), Pairs::NONE);
        let mut search = Self { winner, order, queue, work: 0, goals, changes: None, exit: false };
        if let Some(to) = position.en_passant {
            search.pass(&frame, position.turn, to, &pair);
        }
        search.put(frame, position.turn, pair);
        Some(search)
    }

    #[inline(never)]
    fn put(&mut self, frame: Frame, turn: Color, pairs: Pairs) {
        if frame.lacks_material(self.winner) {
            return;
        }
        self.work += 8 + pairs.size();
        self.queue.put(frame)[turn.index()].join(&pairs);
    }

    /// All that a frame leads to.
    fn visit(&mut self, frame: &Frame, pairs: &mut [Pairs; 2]) {
        let ground = frame.ground();
        let winner = self.winner;
        let mut after = frame.clone();
        // where the winner's pieces may be after one more move
        let grows = after.grow(winner.index());
        let mut last = after.clone();
        let grows = [grows, last.grow((!winner).index())];
        if grows == [false; 2] {
            self.spread(&ground, pairs);
        } else {
            for turn in Color::ALL {
                let own = &pairs[turn.index()];
                let mut next = own.stepped(turn, ground.walk(turn));
                if ground.waits[turn.index()] {
                    next.join(&own.with(turn, !ground.guarded[(!turn).index()]));
                }
                if next.any() {
                    let mut frame = frame.clone();
                    frame.grow(turn.index());
                    frame.sort();
                    self.put(frame, !turn, next);
                }
            }
        }
        let seen = after.ground();
        let nets = Nets::new(&after, &seen, winner);
        let nets = nets.cast(pairs[winner.index()].all(!winner), Bitboard::EMPTY);
        let own = &pairs[winner.index()];
        if ground.waits[winner.index()] {
            self.goals.join(&nets.held(own));
        }
        self.goals.join(&nets.held_after_step(own));
        for turn in Color::ALL {
            if self.is_open() {
                return;
            }
            if pairs[turn.index()].any() {
                self.push(frame, &ground, turn, &pairs[turn.index()]);
                self.take(frame, &ground, turn, &pairs[turn.index()]);
            }
        }
    }

    /// Is it known what comes of the frame? Where one mate settles it, none of the others matters.
    fn is_open(&self) -> bool {
        self.order != Order::Exact && self.changes.is_none() && self.goals.any()
    }

    /// Adds all that king's moves and waiting lead to.
    #[inline(never)]
    fn spread(&mut self, ground: &Ground, pairs: &mut [Pairs; 2]) {
        let mut fresh = pairs.clone();
        loop {
            let mut next = [Pairs::NONE; 2];
            for turn in Color::ALL {
                let (side, other) = (turn.index(), (!turn).index());
                self.work += fresh[side].size();
                next[other] = fresh[side].stepped(turn, ground.walk(turn));
                if ground.waits[side] {
                    next[other].join(&fresh[side].with(turn, !ground.guarded[other]));
                }
                next[other] = next[other].minus(&pairs[other]);
            }
            if !next[0].any() && !next[1].any() {
                return;
            }
            pairs[0].join(&next[0]);
            pairs[1].join(&next[1]);
            fresh = next;
        }
    }

    /// Puts what a change by `turn` leads to; `pawn` is where a pawn has gone, and `onto` where the king has, if it made the change.
    #[inline(never)]
    fn change(&mut self, mut frame: Frame, turn: Color, pairs: Pairs, onto: Option<Bitboard>, pawn: Bitboard) {
        if !pairs.any() || !frame.settle(self.order == Order::Coarse) {
            return;
        }
        let checked = attacks::pawns(!turn, frame.pawns[(!turn).index()]);
        let pairs = pairs.with(turn, !checked);
        if !pairs.any() {
            return;
        }
        if turn == self.winner && onto.is_none() && self.goals.count() < PLENTY {
            let ground = frame.ground();
            let nets = Nets::new(&frame, &ground, turn).cast(pairs.all(!turn), pawn);
            self.goals.join(&nets.held(&pairs));
        }
        if let Some(changes) = &mut self.changes {
            changes.push(Change { frame: frame.clone(), turn, onto, pairs: pairs.clone() });
        }
        if self.order == Order::Exact && !frame.exact {
            self.exit = true;
        } else {
            self.put(frame, !turn, pairs);
        }
    }

    /// Moves of pawns that take nothing. Who takes en passant comes where a single step and a capture lead, too.
    fn push(&mut self, frame: &Frame, ground: &Ground, turn: Color, pairs: &Pairs) {
        let side = turn.index();
        let open = !ground.occupied();
        for pawn in frame.pawns[side] {
            let at = Bitboard::of(pawn);
            let one = ahead(turn, at) & open;
            let home = Bitboard::rank(if turn == Color::White { 1 } else { 6 });
            let two = ahead(turn, one).when((at & home).any()) & open;
            for (to, passed) in [(one, Bitboard::EMPTY), (two, one)] {
                if to.is_empty() {
                    continue;
                }
                let free = pairs.on(!(to | passed), !(to | passed));
                self.change(frame.moved(side, at, to), turn, free, None, to);
            }
        }
    }

    /// Captures en passant by `turn` that are possible now.
    fn pass(&mut self, frame: &Frame, turn: Color, to: Square, pairs: &Pairs) {
        let to = Bitboard::of(to);
        for pawn in attacks::pawns(!turn, to) & frame.pawns[turn.index()] {
            let mut next = frame.moved(turn.index(), Bitboard::of(pawn), to);
            next.pawns[(!turn).index()] &= !ahead(!turn, to);
            self.change(next, turn, pairs.clone(), None, to);
        }
    }

    /// Captures.
    fn take(&mut self, frame: &Frame, ground: &Ground, turn: Color, pairs: &Pairs) {
        let (side, other) = (turn.index(), (!turn).index());
        // one of each that are alike
        let movable = |side: usize| {
            let ghosts = &frame.ghosts[side];
            let each = ghosts.iter().zip(ground.attacked[side].iter().copied()).enumerate();
            each.filter(move |(place, (ghost, _))| !ghost.stuck && ghosts[..*place].last() != Some(*ghost))
        };
        let unguarded = !ground.guarded[other];
        for target in ground.blocked[other] {
            let at = Bitboard::of(target);
            let next = frame.without(other, target);
            for pawn in attacks::pawns(!turn, at) & frame.pawns[side] {
                self.change(next.moved(side, Bitboard::of(pawn), at), turn, pairs.clone(), None, at);
            }
            if (at & unguarded).any() {
                self.change(next.clone(), turn, pairs.stepped(turn, at), Some(at), Bitboard::EMPTY);
            }
            for (place, (_, attacked)) in movable(side) {
                if (attacked & at).any() {
                    let mut next = next.clone();
                    next.ghosts[side][place].domain = at;
                    self.change(next, turn, pairs.clone(), None, Bitboard::EMPTY);
                }
            }
        }
        for (place, (victim, _)) in movable(other) {
            let mut next = frame.clone();
            next.ghosts[other].remove(place);
            let onto = victim.domain & ground.walk(turn);
            self.change(next.clone(), turn, pairs.stepped(turn, onto), Some(onto), Bitboard::EMPTY);
            for pawn in frame.pawns[side] {
                for to in attacks::pawns(turn, Bitboard::of(pawn)) & victim.domain {
                    let to = Bitboard::of(to);
                    let free = pairs.on(!to, !to);
                    self.change(next.moved(side, Bitboard::of(pawn), to), turn, free, None, to);
                }
            }
            for (place, (_, attacked)) in movable(side) {
                let at = attacked & victim.domain;
                if at.any() {
                    let mut next = next.clone();
                    next.ghosts[side][place].domain = at;
                    self.change(next, turn, pairs.clone(), None, Bitboard::EMPTY);
                }
            }
        }
    }
}

impl Frame {
    /// A pawn's move, or its promotion.
    fn moved(&self, side: usize, from: Bitboard, to: Bitboard) -> Self {
        let mut next = self.clone();
        next.pawns[side] &= !from;
        if (to & (Bitboard::rank(0) | Bitboard::rank(7))).any() {
            next.ghosts[side].push(Ghost { kind: Kind::Promoted, stuck: false, domain: to });
        } else {
            next.pawns[side] |= to;
        }
        next
    }

    /// Has `winner` nothing to mate with?
    fn lacks_material(&self, winner: Color) -> bool {
        self.pawns[winner.index()].is_empty() && self.ghosts[winner.index()].is_empty()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::super::search::never_mates;
    use super::*;
    use crate::error::SetupPolicy;
    use crate::fen::Castling;
    use alloc::string::{String, ToString};

    fn opened(fen: &str) -> Chess {
        crate::chess::Setup::parse(fen, Castling::Standard).unwrap().admit(SetupPolicy::Playable).unwrap()
    }

    /// No proof by itself rules out what is possible, whatever a search would have found before.
    fn refutes_nothing(fen: &str, winner: Color) {
        let position = opened(fen);
        assert!(!never_mates(&position, winner), "{winner:?} in {fen}");
        for order in [Order::Coarse, Order::Fine] {
            let outlook = exhaust(&position, winner, order, 3_000, &mut |_| false);
            assert_ne!(outlook, Outlook::Hopeless, "{winner:?} in {fen}");
        }
    }

    /// The positions of the Chess Unwinnability Analyzer in which a side can mate.
    #[test]
    fn what_is_possible_is_never_ruled_out() {
        let data: serde_json::Value =
            serde_json::from_str(include_str!("../../../tests/data/chess/winnable.json")).unwrap();
        let mut seen = 0;
        for case in data["cases"].as_array().unwrap() {
            let fen: String = case["fen"].as_str().unwrap().to_string();
            for (winner, side) in [(Color::White, "white"), (Color::Black, "black")] {
                if case[side] == true && opened(&fen).count_legal() > 0 {
                    refutes_nothing(&fen, winner);
                    seen += 1;
                }
            }
        }
        assert!(seen > 150, "{seen}");
    }

    /// From c6 the king steps to c7 and lets a bishop check: c7 keeps the squares that the bishop does not attack. From d6 it
    /// hides no bishop.
    #[test]
    fn a_king_that_steps_off_a_line_mates() {
        let seen = survey(&opened("k7/p7/P1K5/8/8/8/8/5B2 w - - 0 1"), Color::White, 1);
        let square = |name| Bitboard::of(Square::parse(name).unwrap());
        assert!(seen[0].goals.on(square("c6"), square("a8")).any());
        assert!(!seen[0].goals.on(square("d6"), square("a8")).any());
    }

    /// One move before a mate, by each kind of move.
    #[test]
    fn each_way_to_mate_is_seen() {
        for (fen, winner) in [
            // b6-b7, the king keeping what the pawn does not
            ("kb6/p7/PPK5/8/8/8/8/8 w - - 0 1", Color::White),
            // the king steps off the diagonal
            ("kb6/p7/2K5/8/4B3/8/8/8 w - - 0 1", Color::White),
            // a knight, smothered
            ("kr6/pp6/8/1N6/8/8/8/K7 w - - 0 1", Color::White),
            // promotion
            ("k7/p1P5/P7/8/8/8/8/K7 w - - 0 1", Color::White),
            // the same by Black
            ("k7/8/8/8/8/p7/P1p5/K7 b - - 0 1", Color::Black),
        ] {
            refutes_nothing(fen, winner);
        }
    }
}
