//! The kinds of games.

use crate::codes::codes;
use crate::color::Color;

codes! {
    /// A kind of game.
    pub enum Kind {
        /// Xiangqi, cờ tướng.
        Xiangqi = "xiangqi",
        /// International chess, cờ vua.
        Chess = "chess",
    }
}

impl Kind {
    /// Returns the kind with this number, its index in [`ALL`](Self::ALL).
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.get(number as usize).copied()
    }

    /// Returns the name of a side: Red in xiangqi is White in chess.
    pub const fn color_name(self, color: Color) -> &'static str {
        match (color, self) {
            (Color::Black, _) => "black",
            (Color::White, Self::Xiangqi) => "red",
            (Color::White, Self::Chess) => "white",
        }
    }
}
