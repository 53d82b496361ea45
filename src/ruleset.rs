//! The vocabulary of rule sets as data: fields by name, their values, and what is wrong with those of a custom set.

use crate::error::codes;

/// How many consecutive plies of one kind a side may make with 1, 2, and 3 or more men; the next one violates.
pub type Ladder = [u16; 3];

/// The value of a field of a rule set, as it crosses to other languages.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue {
    /// Absent: a limit that does not exist.
    Nothing,
    /// A switch.
    Switch(bool),
    /// A count.
    Number(u16),
    /// Three counts: with 1, 2, 3 or more men.
    Numbers(Ladder),
    /// One of a few words.
    Word(&'static str),
}

/// A value that was given for a field, not yet known to fit.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// Null.
    Nothing,
    /// A switch.
    Switch(bool),
    /// A number.
    Number(f64),
    /// Numbers.
    Numbers(Vec<f64>),
    /// A text.
    Text(String),
    /// Anything else.
    Other,
}

codes! {
    /// What is wrong with a custom rule set.
    pub enum RulesFault {
        /// There is no such field.
        UnknownField = "unknown-field",
        /// The field cannot have that value.
        BadValue = "bad-value",
        /// The field contradicts another one.
        Contradiction = "contradiction",
    }
}

/// A custom rule set that was refused: which field, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// What is wrong.
    pub fault: RulesFault,
    /// The field.
    pub field: String,
    /// What would have been accepted.
    pub expected: &'static str,
}

impl RulesError {
    /// A fault of one field.
    pub fn new(fault: RulesFault, field: &str, expected: &'static str) -> Self {
        Self { fault, field: field.to_owned(), expected }
    }

    /// There is no such field.
    pub fn unknown(field: &str) -> Self {
        Self::new(RulesFault::UnknownField, field, "a field that ruleSets lists")
    }
}

/// The largest count a field may have.
const MAX_COUNT: u16 = 10_000;

impl Given {
    /// The value as a count.
    ///
    /// # Errors
    /// [`RulesFault::BadValue`] with the field's name, here and below, for any other value.
    pub fn count(&self, field: &str) -> Result<u16, RulesError> {
        self.whole(0).ok_or(RulesError::new(RulesFault::BadValue, field, "a whole number from 0 to 10000"))
    }

    /// The value as a count that may be absent.
    #[allow(clippy::missing_errors_doc)]
    pub fn count_or_nothing(&self, field: &str) -> Result<Option<u16>, RulesError> {
        if *self == Self::Nothing { Ok(None) } else { self.count(field).map(Some) }
    }

    /// The value as a switch.
    #[allow(clippy::missing_errors_doc)]
    pub fn switch(&self, field: &str) -> Result<bool, RulesError> {
        match self {
            Self::Switch(on) => Ok(*on),
            _ => Err(RulesError::new(RulesFault::BadValue, field, "true or false")),
        }
    }

    /// The value as one of these words.
    #[allow(clippy::missing_errors_doc)]
    pub fn word<T: Copy>(
        &self,
        field: &str,
        words: &[(&'static str, T)],
        expected: &'static str,
    ) -> Result<T, RulesError> {
        let bad = || RulesError::new(RulesFault::BadValue, field, expected);
        let Self::Text(text) = self else { return Err(bad()) };
        words.iter().find(|(name, _)| name == text).map(|&(_, meaning)| meaning).ok_or_else(bad)
    }

    /// The value as three rising counts, or none.
    #[allow(clippy::missing_errors_doc)]
    pub fn ladder(&self, field: &str) -> Result<Option<Ladder>, RulesError> {
        let expected = "null or three whole numbers from 1 to 10000, none smaller than the one before";
        let bad = || RulesError::new(RulesFault::BadValue, field, expected);
        match self {
            Self::Nothing => Ok(None),
            Self::Numbers(limits) => ladder_of(limits).map(Some).ok_or_else(bad),
            _ => Err(bad()),
        }
    }

    fn whole(&self, least: u16) -> Option<u16> {
        match self {
            Self::Number(number) => whole_number(*number, least),
            _ => None,
        }
    }
}

/// The word that has this meaning.
pub fn name_of<T: PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, meaning)| *meaning == value).map_or("", |(name, _)| name)
}

fn whole_number(number: f64, least: u16) -> Option<u16> {
    let fits = number.fract() == 0.0 && number >= f64::from(least) && number <= f64::from(MAX_COUNT);
    fits.then_some(number as u16)
}

fn ladder_of(limits: &[f64]) -> Option<Ladder> {
    let [one, two, three] = limits else { return None };
    let ladder = [whole_number(*one, 1)?, whole_number(*two, 1)?, whole_number(*three, 1)?];
    ladder.is_sorted().then_some(ladder)
}
