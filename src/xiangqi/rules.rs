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

use crate::ruleset::{FieldValue, Given, Ladder, RulesError, RulesFault, name_of};

/// What happens when a position has stood often enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is drawn.
    Draws,
    /// The plies since its first occurrence are judged: the side with the graver conduct loses (WXF rules 3–8).
    Judged,
    /// The plies of the last round are judged by their natures: check, kill, chase and the rest (CXA rules 24–26).
    Natures,
}

/// What happens to the ply that violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// Its side loses.
    Loses,
    /// It is not allowed.
    Barred,
}

/// Which attacks that another man's move uncovers are chases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncovered {
    /// All of them (`club` A15, after AXF D56–62, D93).
    All,
    /// Those by cannons, as CXQ's words name.
    Cannons,
}

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
    /// Consecutive chases of one man allowed.
    pub chase_limits: Option<Ladder>,
    /// What a violation of these limits costs.
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
    /// Drawn, too, when the only attackers left are lone cannons without the men to mate with: one without an advisor of
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

    const PLATFORM: Self = Self { material: true, lone_cannon: true, ..Self::PLAIN };

    /// Moves, mate and stalemate, nothing else.
    pub const BASIC: Self = Self::PLAIN;
    /// Club Xiangqi.
    pub const CLUB: Self = Self {
        base: "club",
        check_limits: Some([6, 12, 18]),
        chase_limits: Some([6, 12, 18]),
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
        no_capture: 60,
        ..Self::PLATFORM
    };
    /// Casual play online: the tenth consecutive check violates, by however many men.
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
    /// The Chinese association: sixty rounds without a capture (article 4); the depths are what its diagrams need, one
    /// check more for kills.
    pub const CXA: Self = Self {
        base: "cxa",
        occurrences: 3,
        repetition: Repetition::Natures,
        same_moves: true,
        kill_checks: 5,
        chase_checks: 4,
        light_chases: true,
        no_capture: 120,
        ..Self::PLATFORM
    };

    /// Every rule set, the default first.
    pub const ALL: [Self; 7] = [Self::CLUB, Self::BASIC, Self::KYVUONG, Self::CASUAL, Self::WXF, Self::VCF, Self::CXA];

    /// The set of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.base == name)
    }

    /// Do the limits or counters of the set need to know the chases of every ply?
    pub(super) fn counts_chases(&self) -> bool {
        self.chase_limits.is_some() || self.effective > 0
    }
}

const REPETITIONS: [(&str, Repetition); 4] = [
    ("none", Repetition::Ignored),
    ("draw", Repetition::Draws),
    ("judge", Repetition::Judged),
    ("natures", Repetition::Natures),
];
/// More checks in a row than this no search could follow.
const MOST_CHECKS: u16 = 6;
const SANCTIONS: [(&str, Sanction); 2] = [("lose", Sanction::Loses), ("barred", Sanction::Barred)];
const UNCOVERED: [(&str, Uncovered); 2] = [("all", Uncovered::All), ("cannons", Uncovered::Cannons)];

impl Rules {
    /// Every field that a custom set may replace, with its value.
    pub fn fields(&self) -> Vec<(&'static str, FieldValue)> {
        let word = |value| FieldValue::Word(value);
        let ladder = |limits: Option<Ladder>| limits.map_or(FieldValue::Nothing, FieldValue::Numbers);
        vec![
            ("occurrences", FieldValue::Number(self.occurrences)),
            ("repetition", word(name_of(&REPETITIONS, self.repetition))),
            ("checkLimits", ladder(self.check_limits)),
            ("chaseLimits", ladder(self.chase_limits)),
            ("sanction", word(name_of(&SANCTIONS, self.sanction))),
            ("renewedChases", FieldValue::Switch(self.renewed_chases)),
            ("uncovered", word(name_of(&UNCOVERED, self.uncovered))),
            ("guardsChaseChariots", FieldValue::Switch(self.guards_chase_chariots)),
            ("sameMoves", FieldValue::Switch(self.same_moves)),
            ("killChecks", FieldValue::Number(self.kill_checks)),
            ("chaseChecks", FieldValue::Number(self.chase_checks)),
            ("lightChases", FieldValue::Switch(self.light_chases)),
            ("effective", FieldValue::Number(self.effective)),
            ("effectiveEither", FieldValue::Switch(self.effective_either)),
            ("progress", FieldValue::Number(self.progress)),
            ("crossingIsProgress", FieldValue::Switch(self.crossing_is_progress)),
            ("moves", FieldValue::Number(self.moves)),
            ("noCapture", FieldValue::Number(self.no_capture)),
            ("checksCounted", self.checks_counted.map_or(FieldValue::Nothing, FieldValue::Number)),
            ("material", FieldValue::Switch(self.material)),
            ("loneCannon", FieldValue::Switch(self.lone_cannon)),
        ]
    }

    /// The set with fields replaced.
    ///
    /// ```
    /// use trongtai::ruleset::Given;
    /// use trongtai::xiangqi::Rules;
    ///
    /// let longer = Rules::CLUB.with([("progress", Given::Number(60.0))]).unwrap();
    /// assert_eq!(longer.progress, 60);
    /// let refused = Rules::CLUB.with([("progres", Given::Number(60.0))]).unwrap_err();
    /// assert_eq!(refused.field, "progres");
    /// ```
    ///
    /// # Errors
    /// A field that does not exist, a value that it cannot have, or fields that contradict each other.
    pub fn with<'a>(mut self, fields: impl IntoIterator<Item = (&'a str, Given)>) -> Result<Self, RulesError> {
        for (field, value) in fields {
            self.set(field, &value)?;
            self.custom = true;
        }
        self.consistent()
    }

    fn set(&mut self, field: &str, value: &Given) -> Result<(), RulesError> {
        match field {
            "occurrences" => self.occurrences = value.count(field)?,
            "repetition" => self.repetition = value.word(field, &REPETITIONS, "none, draw, judge or natures")?,
            "checkLimits" => self.check_limits = value.ladder(field)?,
            "chaseLimits" => self.chase_limits = value.ladder(field)?,
            "sanction" => self.sanction = value.word(field, &SANCTIONS, "lose or barred")?,
            "renewedChases" => self.renewed_chases = value.switch(field)?,
            "uncovered" => self.uncovered = value.word(field, &UNCOVERED, "all or cannons")?,
            "guardsChaseChariots" => self.guards_chase_chariots = value.switch(field)?,
            "sameMoves" => self.same_moves = value.switch(field)?,
            "killChecks" => self.kill_checks = value.count(field)?,
            "chaseChecks" => self.chase_checks = value.count(field)?,
            "lightChases" => self.light_chases = value.switch(field)?,
            "effective" => self.effective = value.count(field)?,
            "effectiveEither" => self.effective_either = value.switch(field)?,
            "progress" => self.progress = value.count(field)?,
            "crossingIsProgress" => self.crossing_is_progress = value.switch(field)?,
            "moves" => self.moves = value.count(field)?,
            "noCapture" => self.no_capture = value.count(field)?,
            "checksCounted" => self.checks_counted = value.count_or_nothing(field)?,
            "material" => self.material = value.switch(field)?,
            "loneCannon" => self.lone_cannon = value.switch(field)?,
            _ => return Err(RulesError::unknown(field)),
        }
        Ok(())
    }

    /// Refuses fields that contradict each other.
    fn consistent(self) -> Result<Self, RulesError> {
        let contradiction = |field, expected| Err(RulesError::new(RulesFault::Contradiction, field, expected));
        let repeats = self.repetition != Repetition::Ignored;
        if repeats && self.occurrences < 2 {
            return contradiction("occurrences", "2 or more where repetition is not none");
        }
        if !repeats && self.occurrences > 0 {
            return contradiction("occurrences", "0 where repetition is none");
        }
        let natures = self.repetition == Repetition::Natures;
        for (field, checks) in [("killChecks", self.kill_checks), ("chaseChecks", self.chase_checks)] {
            if natures && !(1..=MOST_CHECKS).contains(&checks) {
                return contradiction(field, "1 to 6 where repetition is natures");
            }
            if !natures && checks > 0 {
                return contradiction(field, "0 where repetition is not natures");
            }
        }
        if !natures && self.same_moves {
            return contradiction("sameMoves", "false where repetition is not natures");
        }
        if !natures && self.light_chases {
            return contradiction("lightChases", "false where repetition is not natures");
        }
        let limited = self.check_limits.is_some() || self.chase_limits.is_some();
        if self.sanction == Sanction::Barred && !limited && self.repetition != Repetition::Judged && !natures {
            return contradiction("sanction", "lose where there is nothing to bar");
        }
        if self.effective_either && self.effective == 0 {
            return contradiction("effectiveEither", "false without effective");
        }
        if self.crossing_is_progress && self.progress == 0 {
            return contradiction("crossingIsProgress", "false without progress");
        }
        if self.checks_counted.is_some() && self.no_capture == 0 {
            return contradiction("checksCounted", "null without noCapture");
        }
        if self.lone_cannon && !self.material {
            return contradiction("loneCannon", "false without material");
        }
        Ok(self)
    }
}
