//! Mate by checks: every move of the attacking side gives check, and every answer loses.

use super::{KeyedBoard, Search};
use crate::color::Color;
use crate::key::mix;
use crate::xiangqi::moves::Move;

// In a table entry: up to how many checks there is surely no mate, and within how many there is one.
const FAILED: u8 = 0x0f;
const MATED: u8 = 4;

impl Search {
    /// Can `color`, to move, mate by no more than so many checks? A position that came back would only make the mate
    /// longer, so that repetition within the line needs no look.
    pub fn mates(&mut self, keyed: &KeyedBoard, color: Color, checks: u8) -> bool {
        (1..=checks).any(|depth| self.mates_in(keyed, color, depth))
    }

    /// The same without certain moves.
    pub fn mates_without(&mut self, barred: &[Move], keyed: &KeyedBoard, color: Color, checks: u8) -> bool {
        self.bar(barred);
        let mates = self.mates(keyed, color, checks);
        self.bar(&[]);
        mates
    }

    /// The moves that mate soonest, if `color`, to move, can mate without certain moves.
    pub fn mating_line_without(&mut self, barred: &[Move], keyed: &KeyedBoard, color: Color) -> Option<Vec<Move>> {
        self.bar(barred);
        let line = self.mating_line(keyed, color);
        self.bar(&[]);
        line
    }

    fn bar(&mut self, moves: &[Move]) {
        self.barred.clear();
        self.barred.extend_from_slice(moves);
        let fact = |m: &Move| mix((m.from.index() * 128 + m.to.index()) as u64 + 2);
        self.barred_key = moves.iter().fold(0, |key, m| key ^ fact(m));
    }

    /// The moves that mate soonest, if `color`, to move, can mate.
    pub fn mating_line(&mut self, keyed: &KeyedBoard, color: Color) -> Option<Vec<Move>> {
        let depth = (1..=self.limits.mate).find(|&depth| self.mates_in(keyed, color, depth))?;
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
            return false;
        }
        let found = self.mating_move(keyed, color, depth).is_some();
        if !self.is_cut() {
            self.mates.set(key, if found { depth << MATED } else { depth });
        }
        found
    }

    fn mating_move(&mut self, keyed: &KeyedBoard, color: Color, depth: u8) -> Option<(Move, KeyedBoard)> {
        let start = self.list(&keyed.board, color);
        let mut found = None;
        for at in start..self.moves.len() {
            let m = self.moves[at];
            if self.barred.contains(&m) {
                continue;
            }
            let Some(next) = self.checked(keyed, color, m) else { continue };
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
        let start = self.list(&keyed.board, !color);
        let end = self.moves.len();
        let mut loses = depth > 1 || start == end;
        for at in start..end {
            if !loses {
                break;
            }
            let next = keyed.after(self.moves[at]);
            loses = self.spend() && self.mates_in(&next, color, depth - 1);
        }
        self.moves.truncate(start);
        loses
    }
}

#[cfg(test)]
mod tests {
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
        let limits = Limits { mate: 5, inner: 1, attack: 4, defence: 4, boards: 1_000_000 };
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
