//! Rule sets as data: one value a row of the table of rule sets, nothing else.
//!
//! | set | source |
//! |---|---|
//! | `club` | the rules of Club Xiangqi (CXQ): 6 / 12 / 18, Effective, Progress and Moves rules |
//! | `basic` | moves, mate and stalemate only |
//! | `kyvuong` | the Ky Vuong rules: 6 / 12 / 18, sixfold repetition, 60 plies without capture |
//! | `casual` | the tenth consecutive check loses, 120 plies without capture |
//! | `wxf` | Asian / World Xiangqi Federation: cycles judged at the third occurrence |
//! | `vcf` | the Vietnamese federation: as `wxf` |
//! | `cxa` | the Chinese association's rules of 2020: rounds judged by what each ply threatens |

mod fields;

use crate::error::codes;
use crate::ruleset::{Ladder, Limit, Occurrences};

/// What happens when a position has stood often enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is drawn.
    Draws {
        /// How often the position has stood then.
        at: Occurrences,
    },
    /// The plies since its first occurrence are judged: the side with the graver conduct loses (WXF rules 3–8).
    Wxf {
        /// How often the position has stood then.
        at: Occurrences,
    },
    /// The plies of the last round are judged by their natures: check, kill, chase and the rest (CXA rules 24–26).
    Cxa(Rounds),
}

impl Repetition {
    /// How often a position stands before anything happens; `None` where nothing does.
    pub const fn at(&self) -> Option<Occurrences> {
        match self {
            Self::Ignored => None,
            Self::Draws { at } | Self::Wxf { at } => Some(*at),
            Self::Cxa(rounds) => Some(rounds.at),
        }
    }

    /// The rounds whose plies are judged by their natures.
    pub const fn rounds(&self) -> Option<&Rounds> {
        if let Self::Cxa(rounds) = self { Some(rounds) } else { None }
    }
}

/// How rounds are counted and judged by the natures of their plies (CXA rules 24–26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// How often a position has stood when a round is judged.
    pub at: Occurrences,
    /// Only those occurrences count between which the same moves were played.
    pub same_moves: bool,
    /// Checks in a row of the longest mate that counts as a kill: 1 to 8.
    pub kill_checks: u8,
    /// Checks in a row before a capture that counts as a chase: 1 to 6.
    pub chase_checks: u8,
    /// Where both sides do nothing but what is forbidden, the one without a light chase loses to the one with one.
    pub light_chases: bool,
    /// Nine moves in a row that are all forbidden, to three points or more, count like a round though no position came
    /// back, where the other side's are not (CXA 2020, reference diagram 8; known second hand).
    pub nine_rounds: bool,
}

codes! {
    /// What happens to the ply that violates.
    pub enum Sanction {
        /// Its side loses.
        Loses = "lose",
        /// It is not allowed.
        Barred = "barred",
        /// Its side is told to play otherwise, and loses with its next ply if that violates again.
        Change = "change",
    }
}

codes! {
    /// Which attacks that another piece's move uncovers are chases.
    pub enum Uncovered {
        /// All of them (AXF D56–62, D93).
        All = "all",
        /// Those by cannons: "a move by which a cannon attacks" (CXQ's rules, A15).
        Cannons = "cannons",
    }
}

/// Which attacks are chases, where limits or a repetition ask for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chases {
    /// An attack counts when only the target's protection was taken away (AXF appendix 1).
    pub renewed: bool,
    /// Which uncovered attacks count.
    pub uncovered: Uncovered,
    /// Advisors and elephants, too, chase a chariot that is protected (WXF specification U1; the text names horse and
    /// cannon only).
    pub guards_chase_chariots: bool,
}

/// Effective Rule: drawn when each side has made so many moves that are no check, chase or answer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effective {
    /// So many moves.
    pub moves: Limit,
    /// One side's count is enough (A2).
    pub either: bool,
}

/// Progress Rule: drawn after so many moves of each side without a capture or a step forward by a soldier across the
/// river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// So many moves of each side.
    pub moves: Limit,
    /// The step that crosses the river is progress, too (A5).
    pub crossing: bool,
}

/// Drawn after so many plies without a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCapture {
    /// So many plies.
    pub plies: Limit,
    /// Of each side's checks, so many count; `None`: all.
    pub checks_counted: Option<u16>,
}

/// Which material ends the game in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// None.
    Ignored,
    /// Neither side has a chariot, horse, cannon or soldier.
    NoAttackers,
    /// Or the only attackers left are lone cannons without the pieces to mate with (engines' shapes, in no named set): one
    /// without an advisor of its own, against at most one advisor where it has no elephant either, or one that does not
    /// mate at once.
    LoneCannons,
}

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name of the set, or of the set that it was made from.
    pub base: &'static str,
    /// Some field was replaced.
    pub custom: bool,
    /// What happens when a position comes back.
    pub repetition: Repetition,
    /// Consecutive checks allowed.
    pub check_limits: Option<Ladder>,
    /// Consecutive chases of one piece allowed.
    pub chase_limits: Option<Ladder>,
    /// Which attacks are chases.
    pub chases: Chases,
    /// What a violation costs: of these limits, or a repetition that is lost.
    pub sanction: Sanction,
    /// The Effective Rule.
    pub effective: Option<Effective>,
    /// The Progress Rule.
    pub progress: Option<Progress>,
    /// Moves Rule: drawn after so many moves of each side.
    pub moves: Option<Limit>,
    /// The limit on plies without a capture.
    pub no_capture: Option<NoCapture>,
    /// The draw by material.
    pub material: Material,
}

/// A limit that is written down here.
const fn limit(count: u16) -> Limit {
    match Limit::new(count) {
        Some(limit) => limit,
        None => Limit::MIN,
    }
}

impl Rules {
    const PLAIN: Self = Self {
        base: "basic",
        custom: false,
        repetition: Repetition::Ignored,
        check_limits: None,
        chase_limits: None,
        chases: Chases { renewed: false, uncovered: Uncovered::All, guards_chase_chariots: false },
        sanction: Sanction::Loses,
        effective: None,
        progress: None,
        moves: None,
        no_capture: None,
        material: Material::Ignored,
    };

    const PLATFORM: Self = Self { material: Material::NoAttackers, ..Self::PLAIN };

    /// Moves, mate and stalemate, nothing else.
    pub const BASIC: Self = Self::PLAIN;
    /// Club Xiangqi.
    pub const CLUB: Self = Self {
        base: "club",
        check_limits: Some([6, 12, 18]),
        chase_limits: Some([6, 12, 18]),
        chases: Chases { uncovered: Uncovered::Cannons, ..Self::PLAIN.chases },
        effective: Some(Effective { moves: limit(120), either: false }),
        progress: Some(Progress { moves: limit(30), crossing: false }),
        moves: Some(limit(300)),
        ..Self::PLATFORM
    };
    /// Ky Vuong.
    pub const KYVUONG: Self = Self {
        base: "kyvuong",
        repetition: Repetition::Draws { at: Occurrences::SIXTH },
        check_limits: Some([6, 12, 18]),
        chase_limits: Some([6, 12, 18]),
        chases: Chases { uncovered: Uncovered::Cannons, ..Self::PLAIN.chases },
        no_capture: Some(NoCapture { plies: limit(60), checks_counted: None }),
        ..Self::PLATFORM
    };
    /// Casual play online: the tenth consecutive check violates, by however many pieces.
    pub const CASUAL: Self = Self {
        base: "casual",
        check_limits: Some([9, 9, 9]),
        no_capture: Some(NoCapture { plies: limit(120), checks_counted: None }),
        ..Self::PLATFORM
    };
    /// The Asian and World Xiangqi Federations.
    pub const WXF: Self = Self {
        base: "wxf",
        repetition: Repetition::Wxf { at: Occurrences::THIRD },
        chases: Chases { renewed: true, ..Self::PLAIN.chases },
        no_capture: Some(NoCapture { plies: limit(120), checks_counted: Some(10) }),
        ..Self::PLATFORM
    };
    /// The Vietnamese federation: the world rules of 2018.
    pub const VCF: Self = Self { base: "vcf", ..Self::WXF };
    /// The Chinese association: sixty rounds without a capture (article 4); four checks before a capture are what its diagrams
    /// need, and mates have no length in the text (24.2).
    pub const CXA: Self = Self {
        base: "cxa",
        repetition: Repetition::Cxa(Rounds {
            at: Occurrences::THIRD,
            same_moves: true,
            kill_checks: 8,
            chase_checks: 4,
            light_chases: true,
            nine_rounds: false,
        }),
        no_capture: Some(NoCapture { plies: limit(120), checks_counted: None }),
        ..Self::PLATFORM
    };

    /// Every rule set, the default first.
    pub const ALL: [Self; 7] = [Self::CLUB, Self::KYVUONG, Self::CASUAL, Self::WXF, Self::VCF, Self::CXA, Self::BASIC];

    /// Do the limits or counters of the set need to know the chases of every ply?
    pub(super) const fn counts_chases(&self) -> bool {
        self.chase_limits.is_some() || self.effective.is_some()
    }
}
