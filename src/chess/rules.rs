//! Rule sets as data: one constant per set.
//!
//! | set | source |
//! |---|---|
//! | `fide` | FIDE Laws of Chess, in force from 2023; articles as numbered there |
//! | `basic` | moves, mate and stalemate only |

use crate::ruleset::{self, Fields, Limit, Occurrences, RuleSet, RulesError, Slot};
use alloc::vec;
use alloc::vec::Vec;

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name of the set, or of the set it was derived from.
    pub base: &'static str,
    /// Whether any field was replaced.
    pub custom: bool,
    /// The occurrence of a position at which a draw may be claimed (9.2).
    pub claim_occurrences: Option<Occurrences>,
    /// The occurrence of a position at which the game is drawn (9.6.1).
    pub draw_occurrences: Option<Occurrences>,
    /// The number of moves by each side without a capture or pawn move after which a draw may be claimed (9.3).
    pub claim_moves: Option<Limit>,
    /// The number of such moves after which the game is drawn (9.6.2).
    pub draw_moves: Option<Limit>,
    /// The game is drawn when neither side can be mated by any series of legal moves (5.2.2).
    pub dead_position: bool,
    /// A side that runs out of time does not lose to one that cannot mate by any series of legal moves (6.9).
    pub timeout_needs_mate: bool,
    /// Nor does a side that resigns (5.1.2, Laws of 2023).
    pub resignation_needs_mate: bool,
    /// The number of moves by each side before a draw may be agreed on (5.2.3).
    pub agreement_moves: u16,
}

impl Rules {
    /// The Laws of Chess.
    pub const FIDE: Self = Self {
        base: "fide",
        custom: false,
        claim_occurrences: Some(Occurrences::THIRD),
        draw_occurrences: Some(Occurrences::FIFTH),
        claim_moves: Limit::new(50),
        draw_moves: Limit::new(75),
        dead_position: true,
        timeout_needs_mate: true,
        resignation_needs_mate: true,
        agreement_moves: 1,
    };

    /// Moves, mate and stalemate, nothing else.
    pub const BASIC: Self = Self {
        base: "basic",
        custom: false,
        claim_occurrences: None,
        draw_occurrences: None,
        claim_moves: None,
        draw_moves: None,
        dead_position: false,
        timeout_needs_mate: false,
        resignation_needs_mate: false,
        agreement_moves: 0,
    };

    /// Every rule set, the default first.
    pub const ALL: [Self; 2] = [Self::FIDE, Self::BASIC];
}

/// The fields of a rule set as other languages know them; a count of 0 where its rule is off.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    claim_occurrences: u16,
    draw_occurrences: u16,
    claim_moves: u16,
    draw_moves: u16,
    dead_position: bool,
    timeout_needs_mate: bool,
    resignation_needs_mate: bool,
    agreement_moves: u16,
}

impl Fields for Flat {
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
}

impl RuleSet for Rules {
    type Fields = Flat;

    const NAMED: &'static [Self] = &Self::ALL;

    fn base(&self) -> &'static str {
        self.base
    }

    fn is_custom(&self) -> bool {
        self.custom
    }

    fn flat(&self) -> Flat {
        Flat {
            claim_occurrences: self.claim_occurrences.map_or(0, Occurrences::get),
            draw_occurrences: self.draw_occurrences.map_or(0, Occurrences::get),
            claim_moves: self.claim_moves.map_or(0, Limit::get),
            draw_moves: self.draw_moves.map_or(0, Limit::get),
            dead_position: self.dead_position,
            timeout_needs_mate: self.timeout_needs_mate,
            resignation_needs_mate: self.resignation_needs_mate,
            agreement_moves: self.agreement_moves,
        }
    }

    fn custom(&self, flat: Flat) -> Result<Self, RulesError> {
        // the first occurrence is no repetition
        let once = "0, or 2 or more";
        let (claim, draw) = (flat.claim_occurrences, flat.draw_occurrences);
        ruleset::refuse(&[
            (claim == 1, "claimOccurrences", once),
            (draw == 1, "drawOccurrences", once),
            (draw > 0 && draw <= claim, "drawOccurrences", "0, or more than claimOccurrences"),
            (flat.draw_moves > 0 && flat.draw_moves <= flat.claim_moves, "drawMoves", "0, or more than claimMoves"),
        ])?;
        Ok(Self {
            base: self.base,
            custom: true,
            claim_occurrences: Occurrences::new(claim),
            draw_occurrences: Occurrences::new(draw),
            claim_moves: Limit::new(flat.claim_moves),
            draw_moves: Limit::new(flat.draw_moves),
            dead_position: flat.dead_position,
            timeout_needs_mate: flat.timeout_needs_mate,
            resignation_needs_mate: flat.resignation_needs_mate,
            agreement_moves: flat.agreement_moves,
        })
    }
}
