//! Time controls: the times of one side in whole milliseconds, and their bounds.

use alloc::borrow::Cow;
use core::fmt;

/// The times of one side, in milliseconds. The parts combine freely.
///
/// ```
/// use trongtai::clock::Control;
///
/// let rapid = Control { increment: 10_000, ..Control::sudden_death(900_000) };
/// assert_eq!(rapid.clone().checked(), Ok(rapid));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", default))]
pub struct Control {
    /// Time for the game. May be 0 if there is an increment, a delay or byo-yomi.
    pub main: u64,
    /// The maximum time for one move.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub per_move: Option<u64>,
    /// Added after each move (Fischer).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub increment: u64,
    /// The part of each move that is free: the main time runs only after it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub delay: u64,
    /// Overtime after the main time is used up.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub byoyomi: Option<Byoyomi>,
    /// Later stages, in order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub stages: Cow<'static, [Stage]>,
    /// The time this side uses is added to the other side's main time, as in a sandglass.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub hourglass: bool,
}

/// Overtime: time for each move after the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Byoyomi {
    /// The length of a period. A move that takes less restores it in full.
    pub time: u64,
    /// The number of periods. A used-up period is gone; with the last one, the time has run out.
    #[cfg_attr(feature = "serde", serde(default = "one", skip_serializing_if = "is_one"))]
    pub periods: u32,
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(feature = "serde")]
fn one() -> u32 {
    1
}

#[cfg(feature = "serde")]
fn is_one(periods: &u32) -> bool {
    *periods == 1
}

/// A later stage of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stage {
    /// How many moves the side has to make, from the previous stage or the start, for this one to begin. The last of
    /// several stages may have none: it begins together with the one before it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub moves: Option<u32>,
    /// Added to the main time when it begins.
    pub add: u64,
    /// The increment from then on; unchanged if `None`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub increment: Option<u64>,
}

/// A field of a [`Control`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlField {
    /// [`Control::main`].
    Main,
    /// [`Control::per_move`].
    PerMove,
    /// [`Control::increment`].
    Increment,
    /// [`Control::delay`].
    Delay,
    /// [`Byoyomi::time`].
    ByoyomiTime,
    /// [`Byoyomi::periods`].
    ByoyomiPeriods,
    /// The number of [`Control::stages`].
    Stages,
    /// [`Stage::moves`] of the stage with this index.
    StageMoves(usize),
    /// [`Stage::add`] of the stage with this index.
    StageAdd(usize),
    /// [`Stage::increment`] of the stage with this index.
    StageIncrement(usize),
}

impl ControlField {
    /// Returns the JavaScript name of the field, as its object, the index in a list, and the field in it.
    pub fn name(self) -> (&'static str, Option<usize>, &'static str) {
        match self {
            Self::Main => ("main", None, ""),
            Self::PerMove => ("perMove", None, ""),
            Self::Increment => ("increment", None, ""),
            Self::Delay => ("delay", None, ""),
            Self::ByoyomiTime => ("byoyomi", None, ".time"),
            Self::ByoyomiPeriods => ("byoyomi", None, ".periods"),
            Self::Stages => ("stages", None, ""),
            Self::StageMoves(index) => ("stages", Some(index), ".moves"),
            Self::StageAdd(index) => ("stages", Some(index), ".add"),
            Self::StageIncrement(index) => ("stages", Some(index), ".increment"),
        }
    }
}

/// Writes the JavaScript name: `main`, `byoyomi.time`, `stages[0].moves`.
impl fmt::Display for ControlField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, index, inside) = self.name();
        f.write_str(name)?;
        if let Some(index) = index {
            write!(f, "[{index}]")?;
        }
        f.write_str(inside)
    }
}

/// Why a time control is invalid: a number out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlError {
    /// The field.
    pub field: ControlField,
    /// The smallest value allowed.
    pub least: u64,
    /// The largest value allowed.
    pub most: u64,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected a whole number from {} to {}", self.field, self.least, self.most)
    }
}

impl core::error::Error for ControlError {}

impl Control {
    /// The largest time of a control: a hundred days.
    pub const LONGEST: u64 = 100 * 24 * 60 * 60_000;
    /// The largest number of stages.
    pub const MOST_STAGES: usize = 16;
    /// The largest number of moves in a stage and of byo-yomi periods.
    pub const MOST_MOVES: u32 = 10_000;

    /// A main time and nothing else.
    pub const fn sudden_death(main: u64) -> Self {
        Self {
            main,
            per_move: None,
            increment: 0,
            delay: 0,
            byoyomi: None,
            stages: Cow::Borrowed(&[]),
            hourglass: false,
        }
    }

    /// Returns the control if every number is in range.
    ///
    /// # Errors
    /// The first number out of range.
    pub fn checked(self) -> Result<Self, ControlError> {
        let time = |field, value, least| within(field, value, least, Self::LONGEST);
        let gives_time = self.increment > 0 || self.delay > 0 || self.byoyomi.is_some();
        time(ControlField::Main, self.main, u64::from(!gives_time))?;
        time(ControlField::PerMove, self.per_move.unwrap_or(1), 1)?;
        time(ControlField::Increment, self.increment, 0)?;
        time(ControlField::Delay, self.delay, 0)?;
        if let Some(Byoyomi { time: period, periods }) = self.byoyomi {
            time(ControlField::ByoyomiTime, period, 1)?;
            within(ControlField::ByoyomiPeriods, periods.into(), 1, Self::MOST_MOVES.into())?;
        }
        within(ControlField::Stages, self.stages.len() as u64, 0, Self::MOST_STAGES as u64)?;
        for (index, stage) in self.stages.iter().enumerate() {
            let may_be_none = index > 0 && index + 1 == self.stages.len();
            let moves = stage.moves.unwrap_or(u32::from(may_be_none));
            within(ControlField::StageMoves(index), moves.into(), 1, Self::MOST_MOVES.into())?;
            time(ControlField::StageAdd(index), stage.add, 0)?;
            time(ControlField::StageIncrement(index), stage.increment.unwrap_or(0), 0)?;
        }
        Ok(self)
    }

    /// Returns the main time before the first move. A side without main time starts with one increment, unless a delay or
    /// byo-yomi covers the first move.
    pub fn at_start(&self) -> u64 {
        if self.main == 0 && self.delay == 0 && self.byoyomi.is_none() { self.increment } else { self.main }
    }

    /// Returns the increment after `stage` stages have begun.
    pub(super) fn increment_at(&self, stage: usize) -> u64 {
        let begun = self.stages.get(..stage).unwrap_or(&self.stages);
        begun.iter().rev().find_map(|stage| stage.increment).unwrap_or(self.increment)
    }

    /// Returns the length of a byo-yomi period; 0 without byo-yomi.
    pub(super) fn period(&self) -> u64 {
        self.byoyomi.map_or(0, |byoyomi| byoyomi.time)
    }
}

fn within(field: ControlField, value: u64, least: u64, most: u64) -> Result<(), ControlError> {
    if (least..=most).contains(&value) { Ok(()) } else { Err(ControlError { field, least, most }) }
}
