//! Rule sets as data: named fields, their values, and the errors of custom sets.

use crate::codes::codes;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// How many consecutive plies of one kind a side may make with 1, 2, and 3 or more pieces; the next one is a violation.
pub type Ladder = [u16; 3];

/// The count at which a rule applies, 1 or more. A rule that is off has no limit.
pub type Limit = core::num::NonZeroU16;

/// The occurrence of a position at which a rule applies: the second or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Occurrences(u16);

impl Occurrences {
    /// The third occurrence.
    pub const THIRD: Self = Self(3);
    /// The fifth occurrence.
    pub const FIFTH: Self = Self(5);
    /// The sixth occurrence.
    pub const SIXTH: Self = Self(6);

    /// Creates a count; `None` below 2.
    pub const fn new(count: u16) -> Option<Self> {
        if count < 2 { None } else { Some(Self(count)) }
    }

    /// Returns the count.
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// The value of a rule-set field, in the form shared with other languages.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue {
    /// No value: the limit is off.
    Nothing,
    /// A boolean.
    Switch(bool),
    /// A count.
    Number(u16),
    /// Three counts, for 1, 2, and 3 or more pieces.
    Numbers(Ladder),
    /// One of a fixed set of words.
    Word(&'static str),
}

#[cfg(feature = "serde")]
impl serde::Serialize for FieldValue {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.serialize_none(),
            Self::Switch(on) => serializer.serialize_bool(*on),
            Self::Number(number) => serializer.serialize_u16(*number),
            Self::Numbers(numbers) => numbers.as_slice().serialize(serializer),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

/// A value given for a field, not validated yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// Null.
    Nothing,
    /// A boolean.
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

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Given {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;

        impl<'de> serde::de::Visitor<'de> for Any {
            type Value = Given;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("null, a boolean, a number, an array of numbers or a string")
            }

            fn visit_unit<E>(self) -> Result<Given, E> {
                Ok(Given::Nothing)
            }

            fn visit_bool<E>(self, on: bool) -> Result<Given, E> {
                Ok(Given::Switch(on))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Given, E> {
                Ok(Given::Number(number as f64))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Given, E> {
                Ok(Given::Number(number as f64))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Given, E> {
                Ok(Given::Number(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Given, E> {
                Ok(Given::Text(text.to_owned()))
            }

            fn visit_map<A>(self, _: A) -> Result<Given, A::Error>
            where
                A: serde::de::MapAccess<'de>,
            {
                Ok(Given::Other)
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<Given, A::Error> {
                let mut numbers = Vec::new();
                while let Some(value) = list.next_element::<Given>()? {
                    match value {
                        // No field takes a longer list.
                        Given::Number(number) if numbers.len() < 16 => numbers.push(number),
                        _ => return Ok(Given::Other),
                    }
                }
                Ok(Given::Numbers(numbers))
            }
        }

        deserializer.deserialize_any(Any)
    }
}

codes! {
    /// What is wrong with a custom rule set.
    pub enum RulesFault {
        /// No such field exists.
        UnknownField = "unknown-field",
        /// The field does not accept the value.
        BadValue = "bad-value",
        /// The field contradicts another one.
        Contradiction = "contradiction",
    }
}

/// Why a custom rule set was rejected, and at which field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// What is wrong.
    pub fault: RulesFault,
    /// The name of the field.
    pub field: String,
    /// What would be accepted.
    pub expected: &'static str,
}

impl RulesError {
    /// An error about one field.
    pub fn new(fault: RulesFault, field: &str, expected: &'static str) -> Self {
        Self { fault, field: field.to_owned(), expected }
    }

    /// The error for a field that does not exist.
    pub fn unknown(field: &str) -> Self {
        Self::new(RulesFault::UnknownField, field, "a field listed by ruleSets")
    }
}

impl core::fmt::Display for RulesError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {}: expected {}", self.fault, self.field, self.expected)
    }
}

impl core::error::Error for RulesError {}

/// The fields of a rule set as a flat list, the form shared with other languages.
pub trait Fields {
    /// Every replaceable field, with its value.
    fn slots(&mut self) -> Vec<(&'static str, Slot<'_>)>;
}

/// A game's rule sets: named data whose fields can be replaced.
pub trait RuleSet: Copy + Eq + core::fmt::Debug + 'static {
    /// The flat form of its fields.
    type Fields: Fields;

    /// The named sets, the default first.
    const NAMED: &'static [Self];

    /// Returns the name of the set, or of the set it was derived from.
    fn base(&self) -> &'static str;
    /// Whether any field was replaced.
    fn is_custom(&self) -> bool;
    /// Returns the fields in their flat form.
    fn flat(&self) -> Self::Fields;
    /// Returns the custom set with this base and these fields.
    ///
    /// # Errors
    /// [`RulesFault::Contradiction`] naming the first field that contradicts another.
    fn custom(&self, fields: Self::Fields) -> Result<Self, RulesError>;

    /// Returns every replaceable field with its value.
    fn fields(&self) -> Vec<(&'static str, FieldValue)> {
        values(&self.flat().slots())
    }

    /// Returns the set with some fields replaced.
    ///
    /// ```
    /// use trongtai::chess::Rules;
    /// use trongtai::ruleset::{Given, Limit, RuleSet};
    ///
    /// let strict = Rules::FIDE.with([("drawMoves", Given::Number(60.0))]).unwrap();
    /// assert_eq!(strict.draw_moves, Limit::new(60));
    /// let refused = Rules::FIDE.with([("drawMoves", Given::Number(40.0))]).unwrap_err();
    /// assert_eq!(refused.field, "drawMoves"); // a claim at 50 would never be possible
    /// ```
    ///
    /// # Errors
    /// A field that does not exist, a value it does not accept, or fields that contradict each other.
    fn with<'a>(&self, fields: impl IntoIterator<Item = (&'a str, Given)>) -> Result<Self, RulesError> {
        let mut fields = fields.into_iter().peekable();
        if fields.peek().is_none() {
            return Ok(*self);
        }
        let mut flat = self.flat();
        for (field, value) in fields {
            replace(&mut flat.slots(), field, &value)?;
        }
        self.custom(flat)
    }

    /// Returns the named set.
    fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|rules| rules.base() == name).copied()
    }

    /// Returns the name, with `+custom` appended if any field was replaced.
    fn name(&self) -> String {
        if self.is_custom() { [self.base(), "+custom"].concat() } else { self.base().to_owned() }
    }
}

/// The largest count a field accepts.
const MAX_COUNT: u16 = 10_000;

/// A field whose value is one of a fixed set of words.
pub trait Choice {
    /// Returns the word of the current value.
    fn word(&self) -> &'static str;
    /// Sets the value with this word; returns `false` if there is none.
    fn choose(&mut self, word: &str) -> bool;
}

/// A mutable reference to a field's value, so that one list serves reading and replacing.
pub enum Slot<'a> {
    /// A boolean.
    Switch(&'a mut bool),
    /// A count.
    Count(&'a mut u16),
    /// A count, or no limit.
    CountOrNothing(&'a mut Option<u16>),
    /// Three non-decreasing counts, or no limit.
    Ladder(&'a mut Option<Ladder>),
    /// One of a fixed set of words, with a description of them.
    Word(&'a mut dyn Choice, &'static str),
}

impl Slot<'_> {
    /// Returns the current value.
    fn value(&self) -> FieldValue {
        match self {
            Self::Switch(on) => FieldValue::Switch(**on),
            Self::Count(count) => FieldValue::Number(**count),
            Self::CountOrNothing(count) => count.map_or(FieldValue::Nothing, FieldValue::Number),
            Self::Ladder(limits) => limits.map_or(FieldValue::Nothing, FieldValue::Numbers),
            Self::Word(choice, _) => FieldValue::Word(choice.word()),
        }
    }

    /// Sets the value; returns `false` if the field does not accept it.
    fn put(&mut self, value: &Given) -> bool {
        match (self, value) {
            (Self::Switch(place), Given::Switch(on)) => **place = *on,
            (Self::CountOrNothing(place), Given::Nothing) => **place = None,
            (Self::Ladder(place), Given::Nothing) => **place = None,
            (Self::Word(choice, _), Given::Text(word)) => return choice.choose(word),
            (Self::Count(place), Given::Number(number)) => {
                return whole_number(*number, 0).map(|count| **place = count).is_some();
            }
            (Self::CountOrNothing(place), Given::Number(number)) => {
                return whole_number(*number, 0).map(|count| **place = Some(count)).is_some();
            }
            (Self::Ladder(place), Given::Numbers(limits)) => {
                return ladder_of(limits).map(|ladder| **place = Some(ladder)).is_some();
            }
            _ => return false,
        }
        true
    }

    /// Describes the values accepted.
    fn expected(&self) -> &'static str {
        match self {
            Self::Switch(_) => "true or false",
            Self::Count(_) | Self::CountOrNothing(_) => "a whole number from 0 to 10000",
            Self::Ladder(_) => "null or three whole numbers from 1 to 10000, none smaller than the one before",
            Self::Word(_, words) => words,
        }
    }
}

/// Returns the values of all fields.
fn values(slots: &[(&'static str, Slot<'_>)]) -> Vec<(&'static str, FieldValue)> {
    slots.iter().map(|(field, slot)| (*field, slot.value())).collect()
}

/// Replaces the value of a field.
///
/// # Errors
/// The field does not exist or does not accept the value.
fn replace(slots: &mut [(&'static str, Slot<'_>)], field: &str, value: &Given) -> Result<(), RulesError> {
    let slot = slots.iter_mut().find(|(name, _)| *name == field).map(|(_, slot)| slot);
    let slot = slot.ok_or(RulesError::unknown(field))?;
    if slot.put(value) { Ok(()) } else { Err(RulesError::new(RulesFault::BadValue, field, slot.expected())) }
}

/// Rejects a set for the first contradiction found, given as (found, field, what would be accepted).
///
/// # Errors
/// [`RulesFault::Contradiction`] naming the field.
pub fn refuse(contradictions: &[(bool, &'static str, &'static str)]) -> Result<(), RulesError> {
    match contradictions.iter().find(|(found, ..)| *found) {
        Some((_, field, expected)) => Err(RulesError::new(RulesFault::Contradiction, field, expected)),
        None => Ok(()),
    }
}

fn whole_number(number: f64, least: u16) -> Option<u16> {
    let whole = number as u16;
    (f64::from(whole) == number && (least..=MAX_COUNT).contains(&whole)).then_some(whole)
}

fn ladder_of(limits: &[f64]) -> Option<Ladder> {
    let [one, two, three] = limits else { return None };
    let ladder = [whole_number(*one, 1)?, whole_number(*two, 1)?, whole_number(*three, 1)?];
    ladder.is_sorted().then_some(ladder)
}
