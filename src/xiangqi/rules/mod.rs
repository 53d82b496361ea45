//! Rule sets as data: one constant per set.
//!
//! | set | source |
//! |---|---|
//! | `club` | the rules of Club Xiangqi (CXQ): 6 / 12 / 18, Effective, Progress and Moves rules |
//! | `basic` | moves, mate and stalemate only |
//! | `kyvuong` | the Ky Vuong rules: 6 / 12 / 18, sixfold repetition, 60 plies without capture |
//! | `casual` | the tenth consecutive check loses, 120 plies without capture |
//! | `wxf` | Asian / World Xiangqi Federation: cycles judged at the third occurrence |
//! | `vcf` | the Vietnamese federation: as `wxf` |
//! | `cxa` | the Chinese Xiangqi Association's rules of 2020: rounds judged by what each ply threatens |

mod fields;

use crate::error::codes;
use crate::ruleset::{Ladder, Limit, Occurrences};

/// What happens when a position recurs often enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is drawn.
    Draws {
        /// The occurrence at which it happens.
        at: Occurrences,
    },
    /// The plies since its first occurrence are judged: the side with the graver conduct loses (WXF rules 3–8).
    Wxf {
        /// The occurrence at which it happens.
        at: Occurrences,
    },
    /// The plies of the last round are judged by their natures: check, kill, chase and so on (CXA rules 24–26).
    Cxa(Rounds),
}

impl Repetition {
    /// Returns the occurrence at which something happens; `None` if nothing ever does.
    pub const fn at(&self) -> Option<Occurrences> {
        match self {
            Self::Ignored => None,
            Self::Draws { at } | Self::Wxf { at } => Some(*at),
            Self::Cxa(rounds) => Some(rounds.at),
        }
    }

    /// Returns how rounds are judged by their natures, if they are.
    pub const fn rounds(&self) -> Option<&Rounds> {
        if let Self::Cxa(rounds) = self { Some(rounds) } else { None }
    }
}

/// How rounds are counted and judged by the natures of their plies (CXA rules 24–26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// The occurrence of a position at which a round is judged.
    pub at: Occurrences,
    /// Whether only occurrences with the same moves between them count.
    pub same_moves: bool,
    /// The longest mate that counts as a kill, in consecutive checks: 1 to 8.
    pub kill_checks: u8,
    /// The most consecutive checks before a capture for it to count as a chase: 1 to 6.
    pub chase_checks: u8,
    /// Whether, when both sides make only forbidden plies, the side without a light chase loses to the one with one.
    pub light_chases: bool,
    /// Whether nine consecutive moves, all forbidden and to three points or more, count as a round without a repetition if
    /// the other side's are not (CXA 2020, reference diagram 8; known at second hand).
    pub nine_rounds: bool,
}

codes! {
    /// What happens to a violation.
    pub enum Sanction {
        /// The side loses.
        Loses = "lose",
        /// The move is not allowed.
        Barred = "barred",
        /// The side must change its play, and loses if its next ply is a violation again.
        Change = "change",
    }
}

codes! {
    /// Which attacks uncovered by another piece's move are chases.
    pub enum Uncovered {
        /// All of them (AXF D56–62, D93).
        All = "all",
        /// Those by cannons: "a move by which a cannon attacks" (CXQ's rules, A15).
        Cannons = "cannons",
    }
}

/// Which attacks count as chases, for limits and repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chases {
    /// An attack counts if only the target's protection was removed (AXF appendix 1).
    pub renewed: bool,
    /// Which uncovered attacks count.
    pub uncovered: Uncovered,
    /// Advisors and elephants also chase a protected chariot (WXF specification U1; the text names horse and cannon
    /// only).
    pub guards_chase_chariots: bool,
}

/// Effective Rule: a draw when each side has made this many moves that are no check, chase or response to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effective {
    /// The number of moves.
    pub moves: Limit,
    /// One side's count is enough (A2).
    pub either: bool,
}

/// Progress Rule: a draw after this many moves by each side without a capture or a step forward by a soldier across
/// the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of moves by each side.
    pub moves: Limit,
    /// The step across the river is progress, too (A5).
    pub crossing: bool,
}

/// A draw after this many plies without a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCapture {
    /// The number of plies.
    pub plies: Limit,
    /// How many of each side's checks count; `None` for all.
    pub checks_counted: Option<u16>,
}

/// Which material ends the game in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// None does.
    Ignored,
    /// Neither side has a chariot, horse, cannon or soldier.
    NoAttackers,
    /// As `NoAttackers`, or the only attackers left are lone cannons without mating material (as engines detect it; used by
    /// no named set): one without an own advisor, against at most one advisor if it has no elephant either, or one that
    /// cannot mate at once.
    LoneCannons,
}

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name of the set, or of the set it was derived from.
    pub base: &'static str,
    /// Whether any field was replaced.
    pub custom: bool,
    /// What happens when a position recurs.
    pub repetition: Repetition,
    /// The number of consecutive checks allowed.
    pub check_limits: Option<Ladder>,
    /// The number of consecutive chases of one piece allowed.
    pub chase_limits: Option<Ladder>,
    /// Which attacks are chases.
    pub chases: Chases,
    /// What happens to a violation of these limits, or to a lost repetition.
    pub sanction: Sanction,
    /// The Effective Rule.
    pub effective: Option<Effective>,
    /// The Progress Rule.
    pub progress: Option<Progress>,
    /// Moves Rule: a draw after this many moves by each side.
    pub moves: Option<Limit>,
    /// The limit on plies without a capture.
    pub no_capture: Option<NoCapture>,
    /// The draw by material.
    pub material: Material,
}

/// A limit given as a literal.
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
    /// Casual play online: the tenth consecutive check is a violation, with any number of pieces.
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
    /// The Chinese Xiangqi Association: sixty rounds without a capture (article 4); its diagrams need four checks before a
    /// capture, and the text sets no length for mates (24.2).
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

    /// Whether the limits or counters of the set need the chases of every ply.
    pub(super) const fn counts_chases(&self) -> bool {
        self.chase_limits.is_some() || self.effective.is_some()
    }
}
