//! Mate by checks: every move of the attacking side gives check, and every answer loses.

use super::{Frozen, KeyedBoard, Search};
use crate::color::Color;
use crate::key::mix;
use crate::xiangqi::moves::Move;
use alloc::vec::Vec;

// In a table entry: up to how many checks there is surely no mate, and within how many there is one.
const FAILED: u8 = 0x0f;
/// The side that answers is to move: tells such positions apart from the others.
const ANSWERING: u64 = 1 << 8;
/// No number of checks mates.
const NEVER: u8 = 0x0f;
const MATED: u8 = 4;

impl Search {
    /// Can `color`, to move, mate by no more than so many checks? A position that came back would only make the mate
    /// longer, so that repetition within the line needs no look.
    pub fn mates(&mut self, keyed: &KeyedBoard, color: Color, checks: u8) -> bool {
        self.shortest_mate(keyed, color, checks).is_some()
    }

    /// Within how few checks can `color`, to move, mate? Of the longer mates not every length is tried.
    fn shortest_mate(&mut self, keyed: &KeyedBoard, color: Color, most: u8) -> Option<u8> {
        for depth in (1..=most).filter(|&depth| depth <= 4 || depth % 2 == 0 || depth == most) {
            self.short_of_checks = false;
            if self.mates_in(keyed, color, depth) {
                return Some(depth);
            }
            if !self.short_of_checks {
                break;
            }
        }
        None
    }

    /// Can `color`, to move, mate if it begins with this move?
    pub fn mates_by(&mut self, keyed: &KeyedBoard, color: Color, m: Move, checks: u8) -> bool {
        let Some(next) = self.checked(keyed, color, m) else { return false };
        (1..=checks).any(|depth| self.loses_to(&next, color, depth)) && !self.is_cut()
    }

    /// Can `color`, to move, mate without certain moves and certain pieces; and which pieces does it take for that, as far
    /// as is known?
    pub fn mates_without(
        &mut self,
        barred: &[Move],
        frozen: Frozen,
        keyed: &KeyedBoard,
        color: Color,
        checks: u8,
    ) -> Option<Frozen> {
        self.bar(barred, frozen);
        let needed = match self.shortest_mate(keyed, color, checks) {
            Some(1) => self.mating_move(keyed, color, 1).and_then(|(m, _)| keyed.board.id_at(m.from)).map(Frozen::one),
            Some(_) => Some(Frozen::ALL),
            None => None,
        };
        self.bar(&[], Frozen::default());
        needed
    }

    /// The moves that mate soonest, if `color`, to move, can mate without certain moves.
    pub fn mating_line_without(
        &mut self,
        barred: &[Move],
        keyed: &KeyedBoard,
        color: Color,
        checks: u8,
    ) -> Option<Vec<Move>> {
        self.bar(barred, Frozen::default());
        let line = self.mating_line(keyed, color, checks);
        self.bar(&[], Frozen::default());
        line
    }

    fn bar(&mut self, moves: &[Move], frozen: Frozen) {
        self.frozen = frozen;
        self.barred.clear();
        self.barred.extend_from_slice(moves);
        let fact = |m: &Move| mix((m.from.index() * 128 + m.to.index()) as u64 + 2);
        self.barred_key = moves.iter().fold(mix(frozen.key()) ^ mix(0), |key, m| key ^ fact(m));
    }

    /// The moves that mate soonest, if `color`, to move, can mate.
    fn mating_line(&mut self, keyed: &KeyedBoard, color: Color, checks: u8) -> Option<Vec<Move>> {
        let depth = self.shortest_mate(keyed, color, checks)?;
        let mut line = Vec::new();
        let mut keyed = *keyed;
        for left in (1..=depth).rev() {
            let Some((m, next)) = self.mating_move(&keyed, color, left) else { break };
            line.push(m);
            keyed = next;
            let start = self.list(&keyed.board, !color);
            let answers = self.moves.split_off(start);
            // the answer that holds out longest
            let longest = answers.into_iter().max_by_key(|&answer| {
                let next = keyed.after(answer);
                (1..left).find(|&depth| self.mates_in(&next, color, depth)).unwrap_or(0)
            });
            let Some(answer) = longest else { break };
            line.push(answer);
            keyed = keyed.after(answer);
        }
        if self.is_cut() { None } else { Some(line) }
    }

    fn mates_in(&mut self, keyed: &KeyedBoard, color: Color, depth: u8) -> bool {
        if depth == 0 || self.is_cut() {
            return false;
        }
        let key = keyed.key ^ mix(color.index() as u64) ^ self.barred_key;
        let known = self.mates.get(key);
        if known >> MATED != 0 && known >> MATED <= depth {
            return true;
        }
        if known & FAILED >= depth {
            self.short_of_checks |= known & FAILED < NEVER;
            return false;
        }
        let short = core::mem::replace(&mut self.short_of_checks, false);
        let found = self.mating_move(keyed, color, depth).is_some();
        if !self.is_cut() {
            let failed = if self.short_of_checks { depth } else { NEVER };
            self.mates.set(key, if found { depth << MATED } else { failed });
        }
        self.short_of_checks |= short;
        found
    }

    fn is_barred(&self, keyed: &KeyedBoard, m: Move) -> bool {
        let frozen =
            self.frozen != Frozen::default() && keyed.board.id_at(m.from).is_some_and(|piece| self.frozen.holds(piece));
        frozen || self.barred.contains(&m)
    }

    fn mating_move(&mut self, keyed: &KeyedBoard, color: Color, depth: u8) -> Option<(Move, KeyedBoard)> {
        let start = self.list_checks(&keyed.board, color);
        let mut found = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.is_barred(keyed, m) || !self.spend() {
                continue;
            }
            let next = keyed.after(m);
            if self.loses_to(&next, color, depth) {
                found = Some((m, next));
                break;
            }
        }
        self.moves.truncate(start);
        if self.is_cut() { None } else { found }
    }

    /// Does every answer to a check lose to another `depth - 1` checks?
    fn loses_to(&mut self, keyed: &KeyedBoard, color: Color, depth: u8) -> bool {
        let key = keyed.key ^ mix(color.index() as u64 | ANSWERING) ^ self.barred_key;
        let known = self.mates.get(key);
        if known >> MATED != 0 && known >> MATED <= depth {
            return true;
        }
        if known & FAILED >= depth {
            self.short_of_checks |= known & FAILED < NEVER;
            return false;
        }
        let short = core::mem::replace(&mut self.short_of_checks, false);
        let start = self.list(&keyed.board, !color);
        let loses = self.all_lose(start, keyed, color, depth);
        self.moves.truncate(start);
        if !self.is_cut() {
            let failed = if self.short_of_checks { depth } else { NEVER };
            self.mates.set(key, if loses { depth << MATED } else { failed });
        }
        self.short_of_checks |= short;
        loses
    }

    /// Do all answers lose that are listed from `start` on?
    fn all_lose(&mut self, start: usize, keyed: &KeyedBoard, color: Color, depth: u8) -> bool {
        let end = self.moves.len();
        if depth == 1 {
            self.short_of_checks |= start != end;
            return start == end;
        }
        if depth > 2 {
            // an answer after which there is no check at all holds whatever the depth
            for at in start..end {
                let next = keyed.after(self.moves[at]);
                if !self.spend() || !self.may_mate(&next, color) {
                    return false;
                }
            }
        }
        for at in start..end {
            let next = keyed.after(self.moves[at]);
            if !self.spend() || !self.mates_in(&next, color, depth - 1) {
                return false;
            }
        }
        true
    }

    /// Has the side any check to mate with?
    fn may_mate(&mut self, keyed: &KeyedBoard, color: Color) -> bool {
        let key = keyed.key ^ mix(color.index() as u64) ^ self.barred_key;
        let known = self.mates.get(key);
        if known != 0 {
            return known & FAILED < NEVER;
        }
        let found = self.has_check(keyed, color);
        if !found {
            self.mates.set(key, NEVER);
        }
        found
    }

    /// Has the side any check?
    pub(super) fn has_check(&mut self, keyed: &KeyedBoard, color: Color) -> bool {
        let start = self.list_checks(&keyed.board, color);
        let found = start < self.moves.len();
        self.moves.truncate(start);
        found
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::{KeyedBoard, Limits, Search};
    use crate::position::Position;
    use crate::xiangqi::{Move, Xiangqi, check};

    /// Mate by checks, told from the rules alone.
    fn mates(position: &Xiangqi, checks: u32) -> bool {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        checks > 0
            && moves.into_iter().any(|m| {
                let mut next = *position;
                next.play(m);
                let mut answers = Vec::new();
                next.legal_moves(&mut answers);
                next.is_check()
                    && answers.into_iter().all(|answer| {
                        let mut after = next;
                        after.play(answer);
                        mates(&after, checks - 1)
                    })
            })
    }

    /// Every position of the diagrams and of random moves from them: checks are told without playing, and mates within
    /// three checks are those of the oracle.
    #[test]
    fn agrees_with_the_oracle() {
        let text = include_str!("../../../../../tests/data/xiangqi/rulings-cxa.json");
        let fens = text.lines().filter_map(|line| line.trim().strip_prefix(r#""fen": ""#)?.strip_suffix(r#"","#));
        let limits = Limits { mate: 5, inner: 1, attack: 4, further: 2, defence: 4, plies: 40, work: 1_000_000 };
        let (mut seed, mut found, mut looked_at) = (7_usize, [0; 2], 0);
        for fen in fens {
            let Ok((mut position, _)) = Xiangqi::from_fen(fen) else { continue };
            for _ in 0..8 {
                let mut moves: Vec<Move> = Vec::new();
                position.legal_moves(&mut moves);
                for &m in &moves {
                    let mut next = position;
                    next.play(m);
                    let told = check::gives_check(position.board(), position.turn(), m);
                    assert_eq!(told, next.is_check(), "{fen} {m}");
                }
                let keyed = KeyedBoard::new(*position.board());
                for checks in 1..=3 {
                    let mut search = Search::new(limits);
                    let told = search.mates(&keyed, position.turn(), checks);
                    assert_eq!(told, mates(&position, u32::from(checks)), "{position:?} in {checks}");
                    found[usize::from(told)] += 1;
                }
                looked_at += 1;
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(25_173).wrapping_add(13_849) % 65_536;
                position.play(moves[seed % moves.len()]);
            }
        }
        assert!(looked_at > 400 && found[1] > 50, "{looked_at} positions, {found:?}");
    }
}
