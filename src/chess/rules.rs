//! Rule sets as data: one value a row of the table of rule sets, nothing else.
//!
//! | set | source |
//! |---|---|
//! | `fide` | FIDE Laws of Chess, in force from 2023; articles as numbered there |
//! | `basic` | moves, mate and stalemate only |

use crate::ruleset::{self, FieldValue, Given, RulesError, Slot};

/// A rule set. A count of 0 switches its rule off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name of the set, or of the set that it was made from.
    pub base: &'static str,
    /// Some field was replaced.
    pub custom: bool,
    /// A draw may be claimed when a position has stood so often (9.2).
    pub claim_occurrences: u16,
    /// The game is drawn when a position has stood so often (9.6.1).
    pub draw_occurrences: u16,
    /// A draw may be claimed after so many moves of each side without a capture or a pawn's move (9.3).
    pub claim_moves: u16,
    /// The game is drawn after so many (9.6.2).
    pub draw_moves: u16,
    /// The game is drawn when neither side can be mated by any series of legal moves (5.2.2).
    pub dead_position: bool,
    /// Whoever runs out of time does not lose to a side that cannot mate by any series of legal moves (6.9).
    pub timeout_needs_mate: bool,
    /// Nor does whoever resigns (5.1.2, Laws of 2023).
    pub resignation_needs_mate: bool,
    /// A draw may be agreed on once each side has made so many moves (5.2.3).
    pub agreement_moves: u16,
}

impl Rules {
    /// The Laws of Chess.
    pub const FIDE: Self = Self {
        base: "fide",
        custom: false,
        claim_occurrences: 3,
        draw_occurrences: 5,
        claim_moves: 50,
        draw_moves: 75,
        dead_position: true,
        timeout_needs_mate: true,
        resignation_needs_mate: true,
        agreement_moves: 1,
    };

    /// Moves, mate and stalemate, nothing else.
    pub const BASIC: Self = Self {
        base: "basic",
        custom: false,
        claim_occurrences: 0,
        draw_occurrences: 0,
        claim_moves: 0,
        draw_moves: 0,
        dead_position: false,
        timeout_needs_mate: false,
        resignation_needs_mate: false,
        agreement_moves: 0,
    };

    /// Every rule set, the default first.
    pub const ALL: [Self; 2] = [Self::FIDE, Self::BASIC];

    /// The set of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|rules| rules.base == name).copied()
    }

    /// Every field that a custom set may replace.
    fn slots(&mut self) -> [(&'static str, Slot<'_>); 8] {
        [
            ("claimOccurrences", Slot::Count(&mut self.claim_occurrences)),
            ("drawOccurrences", Slot::Count(&mut self.draw_occurrences)),
            ("claimMoves", Slot::Count(&mut self.claim_moves)),
            ("drawMoves", Slot::Count(&mut self.draw_moves)),
            ("deadPosition", Slot::Switch(&mut self.dead_position)),
            ("timeoutNeedsMate", Slot::Switch(&mut self.timeout_needs_mate)),
            ("resignationNeedsMate", Slot::Switch(&mut self.resignation_needs_mate)),
            ("agreementMoves", Slot::Count(&mut self.agreement_moves)),
        ]
    }

    /// Every field that a custom set may replace, with its value.
    pub fn fields(mut self) -> Vec<(&'static str, FieldValue)> {
        ruleset::values(&self.slots())
    }

    /// The set with fields replaced.
    ///
    /// ```
    /// use trongtai::chess::Rules;
    /// use trongtai::ruleset::Given;
    ///
    /// let strict = Rules::FIDE.with([("drawMoves", Given::Number(60.0))]).unwrap();
    /// assert_eq!(strict.draw_moves, 60);
    /// let refused = Rules::FIDE.with([("drawMoves", Given::Number(40.0))]).unwrap_err();
    /// assert_eq!(refused.field, "drawMoves"); // nobody could ever claim at 50
    /// ```
    ///
    /// # Errors
    /// A field that does not exist, a value that it cannot have, or fields that contradict each other.
    pub fn with<'a>(mut self, fields: impl IntoIterator<Item = (&'a str, Given)>) -> Result<Self, RulesError> {
        for (field, value) in fields {
            ruleset::replace(&mut self.slots(), field, &value)?;
            self.custom = true;
        }
        self.consistent()
    }

    /// Refuses fields that contradict each other.
    fn consistent(self) -> Result<Self, RulesError> {
        // the first occurrence of a position repeats nothing
        let once = "0, or 2 and more";
        let (claim, draw) = (self.claim_occurrences, self.draw_occurrences);
        ruleset::refuse(&[
            (claim == 1, "claimOccurrences", once),
            (draw == 1, "drawOccurrences", once),
            (draw > 0 && draw <= claim, "drawOccurrences", "0, or more than claimOccurrences"),
            (self.draw_moves > 0 && self.draw_moves <= self.claim_moves, "drawMoves", "0, or more than claimMoves"),
        ])?;
        Ok(self)
    }
}
