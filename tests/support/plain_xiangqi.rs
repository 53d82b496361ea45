//! Xiangqi as slowly and plainly as possible: letters in a table, every rule asked of two points at a time. An oracle.
#![allow(dead_code)]

/// Rank, file.
pub type Point = (i32, i32);

/// Letters by rank from Red's side and file from Red's left; `.` is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain(pub [[char; 9]; 10]);

impl Plain {
    pub fn from_fen(fen: &str) -> Self {
        let mut board = [['.'; 9]; 10];
        for (row, text) in fen.split(' ').next().unwrap().split('/').enumerate() {
            let mut file = 0;
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(n) => file += n as usize,
                    None => {
                        board[9 - row][file] = c;
                        file += 1;
                    }
                }
            }
        }
        Self(board)
    }

    pub fn at(&self, (rank, file): Point) -> char {
        self.0[rank as usize][file as usize]
    }

    pub fn points() -> impl Iterator<Item = Point> {
        (0..10).flat_map(|rank| (0..9).map(move |file| (rank, file)))
    }

    fn is_empty(&self, point: Point) -> bool {
        self.at(point) == '.'
    }

    /// Pieces strictly between two points of one line.
    fn between(&self, a: Point, b: Point) -> usize {
        let step = ((b.0 - a.0).signum(), (b.1 - a.1).signum());
        let mut point = (a.0 + step.0, a.1 + step.1);
        let mut count = 0;
        while point != b {
            count += usize::from(!self.is_empty(point));
            point = (point.0 + step.0, point.1 + step.1);
        }
        count
    }

    /// May the piece on `a` go to `b` by the way it moves? Facing generals may take each other.
    pub fn reaches(&self, a: Point, b: Point) -> bool {
        let (piece, there) = (self.at(a), self.at(b));
        if a == b || piece == '.' {
            return false;
        }
        let red = piece.is_ascii_uppercase();
        if there != '.' && there.is_ascii_uppercase() == red {
            return false;
        }
        let (up, right) = (b.0 - a.0, b.1 - a.1);
        let forward = if red { up } else { -up };
        let own_half = |rank: i32| if red { rank <= 4 } else { rank >= 5 };
        let palace = |(rank, file): Point| (3..=5).contains(&file) && if red { rank <= 2 } else { rank >= 7 };
        match piece.to_ascii_uppercase() {
            'K' => {
                (up.abs() + right.abs() == 1 && palace(b))
                    || (there.eq_ignore_ascii_case(&'k') && right == 0 && self.between(a, b) == 0)
            }
            'A' => up.abs() == 1 && right.abs() == 1 && palace(b),
            'B' => up.abs() == 2 && right.abs() == 2 && own_half(b.0) && self.is_empty((a.0 + up / 2, a.1 + right / 2)),
            'N' => match (up.abs(), right.abs()) {
                (2, 1) => self.is_empty((a.0 + up / 2, a.1)),
                (1, 2) => self.is_empty((a.0, a.1 + right / 2)),
                _ => false,
            },
            'R' => (up == 0 || right == 0) && self.between(a, b) == 0,
            'C' => (up == 0 || right == 0) && self.between(a, b) == usize::from(there != '.'),
            'P' => (forward, right) == (1, 0) || (up == 0 && right.abs() == 1 && !own_half(a.0)),
            _ => false,
        }
    }

    pub fn moved(&self, a: Point, b: Point) -> Self {
        let mut next = self.clone();
        next.0[b.0 as usize][b.1 as usize] = self.at(a);
        next.0[a.0 as usize][a.1 as usize] = '.';
        next
    }

    /// Could the other side take the general of this side? Tries every capture.
    pub fn general_takeable(&self, red: bool) -> bool {
        let general = if red { 'K' } else { 'k' };
        let Some(target) = Self::points().find(|&point| self.at(point) == general) else { return false };
        Self::points()
            .any(|from| self.at(from) != '.' && self.at(from).is_ascii_uppercase() != red && self.reaches(from, target))
    }

    pub fn is_legal(&self, red: bool, a: Point, b: Point) -> bool {
        self.at(a) != '.'
            && self.at(a).is_ascii_uppercase() == red
            && self.reaches(a, b)
            && !self.moved(a, b).general_takeable(red)
    }

    /// Every legal move of a side.
    pub fn legal(&self, red: bool) -> Vec<(Point, Point)> {
        Self::points()
            .flat_map(|a| Self::points().map(move |b| (a, b)))
            .filter(|&(a, b)| self.is_legal(red, a, b))
            .collect()
    }
}
