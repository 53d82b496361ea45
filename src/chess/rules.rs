//! Rule sets as data: one value a row of the table of rule sets, nothing else.
//!
//! | set | source |
//! |---|---|
//! | `fide` | FIDE Laws of Chess, in force from 2023; articles as numbered there |
//! | `basic` | moves, mate and stalemate only |

use crate::ruleset::{self, RuleSet, RulesError, Slot};

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
}

impl RuleSet for Rules {
    const NAMED: &'static [Self] = &Self::ALL;

    fn base(&self) -> &'static str {
        self.base
    }

    fn is_custom(&self) -> bool {
        self.custom
    }

    fn set_custom(&mut self) {
        self.custom = true;
    }

    fn slots(&mut self) -> Vec<(&'static str, Slot<'_>)> {
        vec![
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
