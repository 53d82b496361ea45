//! How far a mate is, as far as the frames show it: a guide for the search.

use super::exhaust::{Change, Seen, survey};
use super::frame::Frame;
use super::kings::Pairs;
use super::target::{Builder, Target};
use crate::chess::bitboard::Bitboard;
use crate::chess::position::Chess;
use crate::chess::square::Square;
use crate::color::Color;
use alloc::collections::BTreeMap;
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

fn index(turn: Color, white: usize, black: usize) -> usize {
    turn.index() << 12 | white << 6 | black
}

impl Guide {
    pub(super) fn new(position: &Chess, winner: Color, precise: bool) -> Option<Self> {
        let mut seen = survey(position, winner, MOST);
        let numbers: BTreeMap<Frame, usize> =
            seen.iter().enumerate().map(|(number, seen)| (seen.frame.clone(), number)).collect();
        let mut places: Vec<Place> = Vec::new();
        let count = seen.len();
        // what follows comes before
        while let Some(last) = seen.pop() {
            let number_of = |change: &Change| numbers.get(&change.frame).map(|number| count - 1 - number);
            let next: Vec<u16> = last.changes.iter().filter_map(|change| Some(number_of(change)? as u16)).collect();
            let mut sources: BTreeMap<u8, [Pairs; 2]> = BTreeMap::new();
            let mut source = |distance: u8, turn: Color, pairs: &Pairs| {
                let at = sources.entry(distance).or_insert([Pairs::NONE; 2]);
                at[turn.index()].join(pairs);
            };
            let targets = if precise { targets(&last, winner) } else { Vec::new() };
            if !precise {
                source(1, winner, &last.goals);
            }
            for target in &targets {
                source(1, winner, &Pairs::one(target.kings[0], target.kings[1]));
            }
            for change in &last.changes {
                let Some(place) = number_of(change).and_then(|number| places.get(number)) else { continue };
                let mut by_distance: BTreeMap<u8, Pairs> = BTreeMap::new();
                for (white, black) in change.pairs.rows() {
                    for black in black {
                        let distance = place.distances[index(!change.turn, white.index(), black.index())];
                        if distance < FAR - 1 {
                            by_distance.entry(distance + 1).or_insert(Pairs::NONE).add(white, Bitboard::of(black));
                        }
                    }
                }
                for (distance, pairs) in by_distance {
                    let before = match change.onto {
                        None => pairs,
                        Some(_) => pairs.stepped(change.turn, !Bitboard::EMPTY),
                    };
                    source(distance, change.turn, &before.common(&last.pairs[change.turn.index()]));
                }
            }
            places.push(Place {
                distances: distances(&last, sources),
                visits: vec![0; 1 << 13],
                frame: last.frame,
                next,
                targets,
            });
        }
        places.iter().any(|place| place.distances.iter().any(|distance| *distance < FAR)).then_some(Self { places })
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
        let [white, black] = Color::ALL.map(|color| position.board.king(color).index());
        let at = index(position.turn, white, black);
        place.visits[at] = place.visits[at].saturating_add(1);
        let nearest = place.targets.iter_mut().map(|target| (apart(target, position) + target.tired / 16, target));
        let apart = nearest.min_by_key(|(apart, _)| *apart).map_or(0, |(apart, target)| {
            target.tired += i32::from(apart - target.tired / 16 <= 2);
            apart
        });
        View { distance: place.distances[at], visits: place.visits[at], apart }
    }
}

/// All distances in a frame, given some.
fn distances(seen: &Seen, mut sources: BTreeMap<u8, [Pairs; 2]>) -> Vec<u8> {
    let mut distances = vec![FAR; 1 << 13];
    let ground = seen.frame.ground();
    let mut rest = seen.pairs.clone();
    let mut last = [Pairs::NONE; 2];
    for distance in 1..FAR {
        let mut now = [Pairs::NONE; 2];
        for turn in Color::ALL {
            let (side, other) = (turn.index(), (!turn).index());
            now[side] = last[other].stepped(turn, !Bitboard::EMPTY);
            if ground.waits[side] {
                now[side].join(&last[other]);
            }
        }
        if let Some(more) = sources.remove(&distance) {
            now[0].join(&more[0]);
            now[1].join(&more[1]);
        }
        for turn in Color::ALL {
            let side = turn.index();
            now[side] = now[side].common(&rest[side]);
            rest[side] = rest[side].minus(&now[side]);
            for (white, black) in now[side].rows() {
                black.for_each(|black| distances[index(turn, white.index(), black.index())] = distance);
            }
        }
        if sources.is_empty() && !now[0].any() && !now[1].any() {
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
