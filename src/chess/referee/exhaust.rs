//! All that can follow from a position, with pieces that can move thought anywhere in their domains.
//!
//! What is found impossible so is impossible. Where all pieces are shut in, nothing is thought away, and what is found is
//! there.

use std::collections::BTreeMap;

use super::frame::{Frame, Ghost, Ground, Kind};
use super::kings::Pairs;
use super::net::Nets;
use crate::chess::attacks::{self, step};
use crate::chess::bitboard::Bitboard;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;

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
    /// Each once, pieces being anywhere at once.
    Coarse,
    /// Each once.
    Broad,
    /// Some of them, as long as all pieces are shut in.
    Beam,
}

/// Goes through all frames that can follow, within `limit` steps; `mates` says whether a mate is found from a position
/// that can be reached.
pub(super) fn exhaust(
    position: &Chess,
    winner: Color,
    order: Order,
    limit: usize,
    mates: &mut dyn FnMut(&Chess) -> bool,
) -> (Outlook, usize) {
    let Some(frame) = Frame::of(position, order == Order::Coarse) else { return (Outlook::Open, 0) };
    if order == Order::Beam && !frame.exact {
        return (Outlook::Open, 0);
    }
    let pair = Pairs::one(position.board.king(Color::White), position.board.king(Color::Black));
    let mut search = Exhaust { winner, order, queue: BTreeMap::new(), work: 0, goals: Pairs::NONE, changes: None, exit: false };
    if let Some(to) = position.en_passant {
        search.pass(&frame, position.turn, to, &pair);
    }
    search.put(frame, position.turn, pair);
    let mut level = (0, 0);
    while let Some((frame, mut pairs)) = search.queue.pop_last() {
        if search.work > limit {
            return (Outlook::Open, search.work);
        }
        if order == Order::Beam {
            level = if level.0 == frame.left { (level.0, level.1 + 1) } else { (frame.left, 0) };
            if level.1 > BEAM {
                continue;
            }
        }
        search.goals = Pairs::NONE;
        search.visit(&frame, &mut pairs);
        if search.goals.any() && order != Order::Beam {
            return (Outlook::Open, search.work);
        }
        if search.exit {
            search.exit = false;
            for (turn, pairs) in Color::ALL.into_iter().zip(&pairs) {
                for (white, black) in pairs.rows().take(2) {
                    search.work += 1_000;
                    if mates(&frame.position([white, black.lowest()], turn)) {
                        return (Outlook::Mate, search.work);
                    }
                }
            }
        }
    }
    (if order == Order::Beam { Outlook::Open } else { Outlook::Hopeless }, search.work)
}

const BEAM: u32 = 100_000;

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
    pub pairs: [Pairs; 2],
    /// Where the winner, to move, may mate.
    pub goals: Pairs,
    pub changes: Vec<Change>,
}

/// The first frames that can follow, in their order, pieces being anywhere at once.
pub(super) fn survey(position: &Chess, winner: Color, most: usize) -> Vec<Seen> {
    let mut seen = Vec::new();
    let Some(frame) = Frame::of(position, true) else { return seen };
    let pair = Pairs::one(position.board.king(Color::White), position.board.king(Color::Black));
    let mut search =
        Exhaust { winner, order: Order::Coarse, queue: BTreeMap::new(), work: 0, goals: Pairs::NONE, changes: None, exit: false };
    search.put(frame, position.turn, pair);
    while let Some((frame, mut pairs)) = search.queue.pop_last() {
        if seen.len() >= most {
            break;
        }
        (search.goals, search.changes) = (Pairs::NONE, Some(Vec::new()));
        search.visit(&frame, &mut pairs);
        let changes = search.changes.take().unwrap_or_default();
        seen.push(Seen { frame, pairs, goals: search.goals.clone(), changes });
    }
    seen
}

struct Exhaust {
    winner: Color,
    order: Order,
    /// Frames to look at, with the squares of the kings by the side to move.
    queue: BTreeMap<Frame, [Pairs; 2]>,
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
    fn put(&mut self, frame: Frame, turn: Color, pairs: Pairs) {
        if frame.lacks_material(self.winner) {
            return;
        }
        self.work += 8 + pairs.size();
        self.queue.entry(frame).or_insert([Pairs::NONE; 2])[turn.index()].join(&pairs);
    }

    /// All that a frame leads to; may it leave exactness or mate?
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
                    frame.ghosts[turn.index()].sort_unstable();
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
            if pairs[turn.index()].any() {
                self.push(frame, &ground, turn, &pairs[turn.index()]);
                self.take(frame, &ground, turn, &pairs[turn.index()]);
            }
        }
    }

    /// Adds all that king's moves and waiting lead to.
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

    /// Puts what a change by `turn` leads to; `pawn` is where a pawn has gone. Does it leave exactness or mate?
    fn change(&mut self, mut frame: Frame, turn: Color, pairs: Pairs, onto: Option<Bitboard>, pawn: Bitboard) {
        if !pairs.any() || !frame.settle(self.order == Order::Coarse) {
            return;
        }
        let checked = attacks::pawns(!turn, frame.pawns[(!turn).index()]);
        let pairs = pairs.with(turn, !checked);
        if !pairs.any() {
            return;
        }
        if turn == self.winner && onto.is_none() {
            let ground = frame.ground();
            let nets = Nets::new(&frame, &ground, turn).cast(pairs.all(!turn), pawn);
            self.goals.join(&nets.held(&pairs));
        }
        if let Some(changes) = &mut self.changes {
            changes.push(Change { frame: frame.clone(), turn, onto, pairs: pairs.clone() });
        }
        if self.order == Order::Beam && !frame.exact {
            self.exit = true;
        } else {
            self.put(frame, !turn, pairs);
        }
    }

    /// Moves of pawns that take nothing.
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
                if let Some(to) = passed.into_iter().next() {
                    // the answer en passant, with both kings where they were
                    let taken = frame.moved(side, at, two);
                    let safe = !attacks::pawns(!turn, taken.pawns[1 - side]);
                    self.pass(&taken, !turn, to, &free.with(turn, safe));
                }
                self.change(frame.moved(side, at, to), turn, free, None, to);
            }
        }
    }

    /// Captures en passant by `turn`.
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
        let movable = |side: usize| frame.ghosts[side].iter().zip(ground.attacked[side].iter().copied()).enumerate().filter(|(_, (ghost, _))| !ghost.stuck);
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
            for (place, (ghost, attacked)) in movable(side) {
                if (attacked & at).any() && frame.ghosts[side][..place].last() != Some(ghost) {
                    let mut next = next.clone();
                    next.ghosts[side][place].domain = at;
                    self.change(next, turn, pairs.clone(), None, Bitboard::EMPTY);
                }
            }
        }
        for (place, (victim, _)) in movable(other) {
            if frame.ghosts[other][..place].last() == Some(victim) {
                continue;
            }
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
            for (place, (ghost, attacked)) in movable(side) {
                let at = attacked & victim.domain;
                if at.any() && frame.ghosts[side][..place].last() != Some(ghost) {
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

    /// May it be that `winner` has nothing to mate with?
    fn lacks_material(&self, winner: Color) -> bool {
        self.pawns[winner.index()].is_empty() && self.ghosts[winner.index()].is_empty()
    }
}
