//! How far a mate is, as far as the frames show it: a guide for the search.

use super::exhaust::{Change, Seen, survey};
use super::frame::Frame;
use super::kings::Pairs;
use super::target::{Builder, Target};
use crate::chess::attacks;
use crate::chess::bitboard::Bitboard;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use alloc::vec;
use alloc::vec::Vec;

/// Frames that are looked at.
const MOST: usize = 60;
/// Farther than anything.
const FAR: u8 = u8::MAX;
/// Pairs of kings for which a mate is tried to be built, and mates that will do.
const TRIES: usize = 60;
const ENOUGH: usize = 40;

/// A frame on the way.
struct Place {
    frame: Frame,
    /// For each side to move and each pair of squares of the kings, plies to a mate.
    distances: Vec<u8>,
    /// How often that was asked for.
    visits: Vec<u16>,
    next: Vec<u16>,
    targets: Vec<Target>,
}

/// What is known of a position.
#[derive(Default)]
pub(super) struct View {
    /// Plies to a mate.
    pub distance: u8,
    /// How often these squares of the kings were met.
    pub visits: u16,
    /// How far pieces and kings are from a mate that was built.
    pub apart: i32,
}

/// The frames on the way to a mate.
pub(super) struct Guide {
    places: Vec<Place>,
}

/// The place of a pair of squares in a list for both sides to move.
fn index(turn: Color, white: Square, black: Square) -> u16 {
    (turn.index() << 12 | white.index() << 6 | black.index()) as u16
}

impl Guide {
    /// `None` where the frames show no way. `builds` mates, instead of going where one is open.
    pub(super) fn new(position: &Chess, winner: Color, builds: bool) -> Option<Self> {
        let mut seen = survey(position, winner, MOST);
        let mut places: Vec<Place> = Vec::new();
        // what follows comes before
        while let Some(last) = seen.pop() {
            let targets = if builds { targets(&last, winner) } else { Vec::new() };
            let mut sources: Vec<Vec<u16>> = vec![Vec::new(); usize::from(FAR)];
            if !builds {
                let all = last.goals.rows().flat_map(|(white, black)| black.map(move |black| (white, black)));
                sources[1].extend(all.map(|(white, black)| index(winner, white, black)));
            }
            sources[1].extend(targets.iter().map(|target| index(winner, target.kings[0], target.kings[1])));
            let mut next = Vec::new();
            for change in &last.changes {
                let Some(number) = places.iter().position(|place| place.frame == change.frame) else { continue };
                next.push(number as u16);
                add_sources(&mut sources, change, &places[number].distances);
            }
            let distances = distances(&last, &sources);
            places.push(Place { distances, visits: vec![0; 1 << 13], frame: last.frame, next, targets });
        }
        places.iter().any(|place| place.distances.iter().any(|distance| *distance < FAR)).then_some(Self { places })
    }

    /// Forgets what a search has visited.
    pub(super) fn forget(&mut self) {
        self.places.iter_mut().for_each(|place| place.visits.fill(0));
    }

    /// The number of the frame that the search starts from.
    pub(super) fn start(&self) -> u16 {
        self.places.len() as u16 - 1
    }

    /// The number of the frame of a position that a change has led to.
    pub(super) fn follow(&self, from: u16, position: &Chess) -> u16 {
        let Some(place) = self.places.get(usize::from(from)) else { return u16::MAX };
        let board = &position.board;
        let fits = |number: &&u16| {
            let frame = &self.places[usize::from(**number)].frame;
            Color::ALL.into_iter().all(|color| {
                let own = board.by_color(color);
                let pieces = own & !board.pawns() & !board.kings();
                frame.pawns[color.index()] == own & board.pawns()
                    && frame.ghosts[color.index()].len() == pieces.count() as usize
                    && frame.ghosts[color.index()].iter().all(|ghost| (ghost.domain & pieces).any())
            })
        };
        place.next.iter().find(fits).copied().unwrap_or(u16::MAX)
    }

    /// What is known of a position in a frame.
    pub(super) fn view(&mut self, number: u16, position: &Chess) -> View {
        let Some(place) = self.places.get_mut(usize::from(number)) else {
            return View { distance: FAR, ..View::default() };
        };
        let [white, black] = Color::ALL.map(|color| position.board.king(color));
        let at = usize::from(index(position.turn, white, black));
        place.visits[at] = place.visits[at].saturating_add(1);
        let nearest = place.targets.iter_mut().map(|target| (apart(target, position) + target.tired / 16, target));
        let apart = nearest.min_by_key(|(apart, _)| *apart).map_or(0, |(apart, target)| {
            target.tired += i32::from(apart - target.tired / 16 <= 2);
            apart
        });
        View { distance: place.distances[at], visits: place.visits[at], apart }
    }
}

/// Adds from where a change leads to places of known distance, by that distance.
fn add_sources(sources: &mut [Vec<u16>], change: &Change, distances: &[u8]) {
    let turn = change.turn;
    for (white, black) in change.pairs.rows() {
        for black in black {
            let distance = usize::from(distances[usize::from(index(!turn, white, black))]) + 1;
            let Some(source) = sources.get_mut(distance) else { continue };
            match (change.onto, turn) {
                (None, _) => source.push(index(turn, white, black)),
                (Some(_), Color::White) => source.extend(attacks::king(white).map(|from| index(turn, from, black))),
                (Some(_), Color::Black) => source.extend(attacks::king(black).map(|from| index(turn, white, from))),
            }
        }
    }
}

/// All distances in a frame, given some.
fn distances(seen: &Seen, sources: &[Vec<u16>]) -> Vec<u8> {
    let mut distances = vec![FAR; 1 << 13];
    let ground = seen.frame.ground();
    let mut rest = seen.pairs.clone();
    let mut last = [Pairs::NONE; 2];
    let far = sources.iter().rposition(|source| !source.is_empty()).unwrap_or(0);
    for (distance, source) in sources.iter().enumerate() {
        let mut now = [Pairs::NONE; 2];
        for turn in Color::ALL {
            let (side, other) = (turn.index(), (!turn).index());
            now[side] = last[other].stepped(turn, !Bitboard::EMPTY);
            if ground.waits[side] {
                now[side].join(&last[other]);
            }
        }
        for &at in source {
            let [white, black] = [at >> 6, at].map(|square| Square::wrapped(u32::from(square)));
            now[usize::from(at >> 12)].add(white, Bitboard::of(black));
        }
        for turn in Color::ALL {
            let side = turn.index();
            now[side] = now[side].common(&rest[side]);
            rest[side] = rest[side].minus(&now[side]);
            for (white, black) in now[side].rows() {
                black.for_each(|black| distances[usize::from(index(turn, white, black))] = distance as u8);
            }
        }
        if distance > far && !now[0].any() && !now[1].any() {
            break;
        }
        last = now;
    }
    distances
}

/// Mates in a frame, at most a dozen.
fn targets(seen: &Seen, winner: Color) -> Vec<Target> {
    let ground = seen.frame.ground();
    let mut targets = Vec::new();
    let mut done = Bitboard::EMPTY;
    let mut tries = 0;
    for (white, black) in seen.goals.rows() {
        for black in black {
            let kings = [white, black];
            let lost = kings[(!winner).index()];
            if done.has(lost) || tries > TRIES || targets.len() > ENOUGH {
                continue;
            }
            tries += 1;
            let before = targets.len();
            Builder::new(&seen.frame, &ground, winner, kings).build(&mut targets);
            if targets.len() > before {
                done |= Bitboard::of(lost);
            }
        }
    }
    targets
}

/// How far a position is from such a mate, king's moves and pieces' moves.
fn apart(target: &Target, position: &Chess) -> i32 {
    let board = &position.board;
    let mut apart = 0;
    for color in Color::ALL {
        apart += distance(board.king(color), target.kings[color.index()]);
    }
    let mut used = Bitboard::EMPTY;
    for (piece, moves) in &target.pieces {
        let own = board.by_color(piece.color) & board.by_role(piece.role) & !used;
        let Some(nearest) = own.into_iter().min_by_key(|from| moves[from.index()]) else { return 99 };
        used |= Bitboard::of(nearest);
        apart += 2 * i32::from(moves[nearest.index()]);
    }
    apart
}

fn distance(a: Square, b: Square) -> i32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())) as i32
}
