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

use crate::error::codes;
use crate::ruleset::{self, Choice, Ladder, RuleSet, RulesError, Slot};

codes! {
    /// What happens when a position has stood often enough.
    pub enum Repetition {
        /// Nothing.
        Ignored = "none",
        /// The game is drawn.
        Draws = "draw",
        /// The plies since its first occurrence are judged: the side with the graver conduct loses (WXF rules 3–8).
        Judged = "judge",
        /// The plies of the last round are judged by their natures: check, kill, chase and the rest (CXA rules 24–26).
        Natures = "natures",
    }
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

/// A field takes one of the codes.
macro_rules! choices {
    ($($name:ident),+) => {
        $(impl Choice for $name {
            fn word(&self) -> &'static str {
                self.code()
            }

            fn choose(&mut self, word: &str) -> bool {
                let chosen = Self::ALL.iter().find(|choice| choice.code() == word);
                chosen.map(|&choice| *self = choice).is_some()
            }
        })+
    };
}

choices!(Repetition, Sanction, Uncovered);

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name of the set, or of the set that it was made from.
    pub base: &'static str,
    /// Some field was replaced.
    pub custom: bool,
    /// How often a position may stand before `repetition` applies; 0 where it is ignored.
    pub occurrences: u16,
    /// What then happens.
    pub repetition: Repetition,
    /// Consecutive checks allowed.
    pub check_limits: Option<Ladder>,
    /// Consecutive chases of one piece allowed.
    pub chase_limits: Option<Ladder>,
    /// What a violation costs: of these limits, or a repetition that is lost.
    pub sanction: Sanction,
    /// An attack counts as a chase when only the target's protection was taken away (AXF appendix 1).
    pub renewed_chases: bool,
    /// Which uncovered attacks count.
    pub uncovered: Uncovered,
    /// Advisors and elephants, too, chase a chariot that is protected (WXF specification U1; the text names horse and
    /// cannon only).
    pub guards_chase_chariots: bool,
    /// Of the occurrences that are judged by natures, only those count between which the same moves were played.
    pub same_moves: bool,
    /// Checks in a row of the longest mate that counts as a kill; 0 where natures are not asked for.
    pub kill_checks: u16,
    /// Checks in a row before a capture that counts as a chase.
    pub chase_checks: u16,
    /// Where both sides do nothing but what is forbidden, the one without a light chase loses to the one with one.
    pub light_chases: bool,
    /// Nine moves in a row that are all forbidden, to three points or more, count like a round though no position came
    /// back, where the other side's are not (CXA 2020, reference diagram 8; known second hand).
    pub nine_rounds: bool,
    /// Effective Rule: drawn when each side has made so many moves that are no check, chase or answer to one; 0 off.
    pub effective: u16,
    /// The Effective Rule needs only one side's count (A2).
    pub effective_either: bool,
    /// Progress Rule: drawn after so many moves of each side without a capture or a step forward by a soldier across
    /// the river; 0 off.
    pub progress: u16,
    /// The step that crosses the river is progress, too (A5).
    pub crossing_is_progress: bool,
    /// Moves Rule: drawn after so many moves of each side; 0 off.
    pub moves: u16,
    /// Drawn after so many plies without a capture; 0 off.
    pub no_capture: u16,
    /// Of each side's checks, so many count towards `no_capture`; `None`: all.
    pub checks_counted: Option<u16>,
    /// Drawn when neither side has a chariot, horse, cannon or soldier.
    pub material: bool,
    /// Drawn, too, when the only attackers left are lone cannons (engines' shapes, in no named set) without the pieces to mate with: one without an advisor of
    /// its own, against at most one advisor where it has no elephant either, or one that does not mate at once.
    pub lone_cannon: bool,
}

impl Rules {
    const PLAIN: Self = Self {
        base: "basic",
        custom: false,
        occurrences: 0,
        repetition: Repetition::Ignored,
        check_limits: None,
        chase_limits: None,
        sanction: Sanction::Loses,
        renewed_chases: false,
        uncovered: Uncovered::All,
        guards_chase_chariots: false,
        same_moves: false,
        kill_checks: 0,
        chase_checks: 0,
        light_chases: false,
        nine_rounds: false,
        effective: 0,
        effective_either: false,
        progress: 0,
        crossing_is_progress: false,
        moves: 0,
        no_capture: 0,
        checks_counted: None,
        material: false,
        lone_cannon: false,
    };

    const PLATFORM: Self = Self { material: true, ..Self::PLAIN };

    /// Moves, mate and stalemate, nothing else.
    pub const BASIC: Self = Self::PLAIN;
    /// Club Xiangqi.
    pub const CLUB: Self = Self {
        base: "club",
        check_limits: Some([6, 12, 18]),
        chase_limits: Some([6, 12, 18]),
        uncovered: Uncovered::Cannons,
        effective: 120,
        progress: 30,
        moves: 300,
        ..Self::PLATFORM
    };
    /// Ky Vuong.
    pub const KYVUONG: Self = Self {
        base: "kyvuong",
        occurrences: 6,
        repetition: Repetition::Draws,
        check_limits: Some([6, 12, 18]),
        chase_limits: Some([6, 12, 18]),
        uncovered: Uncovered::Cannons,
        no_capture: 60,
        ..Self::PLATFORM
    };
    /// Casual play online: the tenth consecutive check violates, by however many pieces.
    pub const CASUAL: Self = Self { base: "casual", check_limits: Some([9, 9, 9]), no_capture: 120, ..Self::PLATFORM };
    /// The Asian and World Xiangqi Federations.
    pub const WXF: Self = Self {
        base: "wxf",
        occurrences: 3,
        repetition: Repetition::Judged,
        renewed_chases: true,
        no_capture: 120,
        checks_counted: Some(10),
        ..Self::PLATFORM
    };
    /// The Vietnamese federation: the world rules of 2018.
    pub const VCF: Self = Self { base: "vcf", ..Self::WXF };
    /// The Chinese association: sixty rounds without a capture (article 4); four checks before a capture are what its diagrams
    /// need, and mates have no length in the text (24.2).
    pub const CXA: Self = Self {
        base: "cxa",
        occurrences: 3,
        repetition: Repetition::Natures,
        same_moves: true,
        kill_checks: 8,
        chase_checks: 4,
        light_chases: true,
        no_capture: 120,
        ..Self::PLATFORM
    };

    /// Every rule set, the default first.
    pub const ALL: [Self; 7] = [Self::CLUB, Self::BASIC, Self::KYVUONG, Self::CASUAL, Self::WXF, Self::VCF, Self::CXA];

    /// Do the limits or counters of the set need to know the chases of every ply?
    pub(super) fn counts_chases(&self) -> bool {
        self.chase_limits.is_some() || self.effective > 0
    }
}

/// More checks in a row than these no search could follow: of a mate, and before a capture.
const MOST_CHECKS: [u16; 2] = [8, 6];

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
            ("occurrences", Slot::Count(&mut self.occurrences)),
            ("repetition", Slot::Word(&mut self.repetition, "none, draw, judge or natures")),
            ("checkLimits", Slot::Ladder(&mut self.check_limits)),
            ("chaseLimits", Slot::Ladder(&mut self.chase_limits)),
            ("sanction", Slot::Word(&mut self.sanction, "lose, barred or change")),
            ("renewedChases", Slot::Switch(&mut self.renewed_chases)),
            ("uncovered", Slot::Word(&mut self.uncovered, "all or cannons")),
            ("guardsChaseChariots", Slot::Switch(&mut self.guards_chase_chariots)),
            ("sameMoves", Slot::Switch(&mut self.same_moves)),
            ("killChecks", Slot::Count(&mut self.kill_checks)),
            ("chaseChecks", Slot::Count(&mut self.chase_checks)),
            ("lightChases", Slot::Switch(&mut self.light_chases)),
            ("nineRounds", Slot::Switch(&mut self.nine_rounds)),
            ("effective", Slot::Count(&mut self.effective)),
            ("effectiveEither", Slot::Switch(&mut self.effective_either)),
            ("progress", Slot::Count(&mut self.progress)),
            ("crossingIsProgress", Slot::Switch(&mut self.crossing_is_progress)),
            ("moves", Slot::Count(&mut self.moves)),
            ("noCapture", Slot::Count(&mut self.no_capture)),
            ("checksCounted", Slot::CountOrNothing(&mut self.checks_counted)),
            ("material", Slot::Switch(&mut self.material)),
            ("loneCannon", Slot::Switch(&mut self.lone_cannon)),
        ]
    }

    fn consistent(self) -> Result<Self, RulesError> {
        let repeats = self.repetition != Repetition::Ignored;
        let natures = self.repetition == Repetition::Natures;
        let limited = self.check_limits.is_some() || self.chase_limits.is_some();
        let judged = limited || natures || self.repetition == Repetition::Judged;
        let [mating, chasing] = MOST_CHECKS;
        let few = |checks, most| natures && !(1..=most).contains(&checks);
        ruleset::refuse(&[
            (repeats && self.occurrences < 2, "occurrences", "2 or more where repetition is not none"),
            (!repeats && self.occurrences > 0, "occurrences", "0 where repetition is none"),
            (few(self.kill_checks, mating), "killChecks", "1 to 8 where repetition is natures"),
            (!natures && self.kill_checks > 0, "killChecks", "0 where repetition is not natures"),
            (few(self.chase_checks, chasing), "chaseChecks", "1 to 6 where repetition is natures"),
            (!natures && self.chase_checks > 0, "chaseChecks", "0 where repetition is not natures"),
            (!natures && self.same_moves, "sameMoves", "false where repetition is not natures"),
            (!natures && self.light_chases, "lightChases", "false where repetition is not natures"),
            (!natures && self.nine_rounds, "nineRounds", "false where repetition is not natures"),
            (!judged && self.sanction != Sanction::Loses, "sanction", "lose where nothing can violate"),
            (self.effective_either && self.effective == 0, "effectiveEither", "false without effective"),
            (self.crossing_is_progress && self.progress == 0, "crossingIsProgress", "false without progress"),
            (self.checks_counted.is_some() && self.no_capture == 0, "checksCounted", "null without noCapture"),
            (self.lone_cannon && !self.material, "loneCannon", "false without material"),
        ])?;
        Ok(self)
    }
}
