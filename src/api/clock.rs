//! The clock as plain numbers. Its state is kept on the other side of the boundary; each step takes it and returns the next.
//!
//! | numbers | meaning |
//! |---|---|
//! | control, of one side | main time, time for one move (0: no limit), increment, delay, byo-yomi period (0: none), periods, 1 for an hourglass, number of stages; then for each stage its moves (0: none), the time it adds, its increment (−1: unchanged) |
//! | state | side to move: 0 the side that moves first, 1 the other; when the move began, −1 before the clock is started; the last time passed in; when the clock was paused, −1 if it is not; 1 if the side to move has run out; then for each side what it had when the move began: main time, periods, stages begun, moves since |
//! | shown | main time left of each side, periods left of each, time left in the current period of each, all the time left for this move |

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::clock::{Byoyomi, Clock, Control, ControlError, ControlField, Side, Stage};
use crate::color::{ByColor, Color};

/// The length of a clock's state.
pub const CLOCK_STATE: usize = 13;

/// The number of values a clock shows.
pub const CLOCK_SHOWN: usize = 7;

/// A step of a clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClockStep {
    /// [`Clock::tick`].
    Tick(u64),
    /// [`Clock::press`].
    Press(u64),
    /// [`Clock::pause`].
    Pause(u64),
    /// [`Clock::resume`].
    Resume(u64),
    /// [`Clock::add`].
    Add(Color, i64),
    /// [`Clock::rewind`] to what the state contains.
    Rewind,
}

impl ClockStep {
    /// Returns the step with this number, in declaration order; 4 adds to the side that moves first, 5 to the other.
    pub fn from_number(number: u32, value: f64) -> Option<Self> {
        match number {
            0 => Some(Self::Tick(whole(value))),
            1 => Some(Self::Press(whole(value))),
            2 => Some(Self::Pause(whole(value))),
            3 => Some(Self::Resume(whole(value))),
            4 => Some(Self::Add(Color::White, value as i64)),
            5 => Some(Self::Add(Color::Black, value as i64)),
            6 => Some(Self::Rewind),
            _ => None,
        }
    }
}

/// Converts to a whole number from 0 to 2^53, as all clock numbers are; anything else becomes the nearest one.
fn whole(number: f64) -> u64 {
    const MOST: f64 = 9_007_199_254_740_992.0;
    if number > 0.0 { number.min(MOST) as u64 } else { 0 }
}

/// Reads numbers from the front of a slice.
struct Numbers<'a>(&'a [f64]);

impl Numbers<'_> {
    fn next(&mut self) -> Option<f64> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn whole(&mut self) -> Option<u64> {
        self.next().map(whole)
    }

    fn small(&mut self) -> Option<u32> {
        self.next().map(|number| number as u32)
    }

    /// Reads a number that may be absent (negative); `None` if there is none left.
    fn signed(&mut self) -> Option<Option<u64>> {
        self.next().map(|number| (number >= 0.0).then(|| whole(number)))
    }

    fn control(&mut self) -> Option<Control> {
        let main = self.whole()?;
        let per_move = self.whole().map(|limit| (limit > 0).then_some(limit))?;
        let (increment, delay) = (self.whole()?, self.whole()?);
        let (time, periods) = (self.whole()?, self.small()?);
        let hourglass = self.next()? == 1.0;
        let count = self.whole()?.min(Control::MOST_STAGES as u64 + 1);
        let stages = (0..count).map(|_| {
            let moves = self.small().map(|moves| (moves > 0).then_some(moves))?;
            Some(Stage { moves, add: self.whole()?, increment: self.signed()? })
        });
        let stages = stages.collect::<Option<Vec<_>>>()?;
        let byoyomi = (time > 0).then_some(Byoyomi { time, periods });
        Some(Control { main, per_move, increment, delay, byoyomi, stages: Cow::Owned(stages), hourglass })
    }

    /// Reads what a side had, if its control allows that much.
    fn side(&mut self) -> Option<Side> {
        let side =
            Side { main: self.whole()?, periods: self.small()?, stage: self.small()? as usize, moves: self.small()? };
        (side.periods <= Control::MOST_MOVES && side.stage <= Control::MOST_STAGES).then_some(side)
    }
}

/// Validates the control of one side.
///
/// # Errors
/// The first number out of range; [`ControlField::Stages`] if there are too few numbers.
pub fn check_control(numbers: &[f64]) -> Result<Control, ControlError> {
    let few = ControlError { field: ControlField::Stages, least: 0, most: Control::MOST_STAGES as u64 };
    Numbers(numbers).control().ok_or(few)?.checked()
}

/// Appends the state of a clock that has not been started, and what it shows; nothing if the controls, one after the
/// other, are invalid.
pub fn new_clock(controls: &[f64], first: Color, out: &mut Vec<f64>) {
    let mut numbers = Numbers(controls);
    if let (Some(white), Some(black)) = (numbers.control(), numbers.control()) {
        write(&Clock::new(ByColor([white, black]), first), out);
    }
}

/// Appends the state of a clock after a step, and what it shows; nothing if the numbers are not a clock.
pub fn clock_step(controls: &[f64], state: &[f64], step: ClockStep, out: &mut Vec<f64>) {
    if let Some(clock) = stepped(controls, state, step) {
        write(&clock, out);
    }
}

fn stepped(controls: &[f64], state: &[f64], step: ClockStep) -> Option<Clock> {
    let mut numbers = Numbers(controls);
    let control = ByColor([numbers.control()?.checked().ok()?, numbers.control()?.checked().ok()?]);
    let mut numbers = Numbers(state);
    let turn = if numbers.next()? == 0.0 { Color::White } else { Color::Black };
    let (since, now, paused) = (numbers.signed()?, numbers.whole()?, numbers.signed()?);
    let flagged = numbers.next()? == 1.0;
    let sides = ByColor([numbers.side()?, numbers.side()?]);
    let mut clock = Clock::restored(control, sides, turn, since, now, paused, flagged);
    match step {
        ClockStep::Tick(now) => clock.tick(now),
        ClockStep::Press(now) => clock.press(now),
        ClockStep::Pause(now) => clock.pause(now),
        ClockStep::Resume(now) => clock.resume(now),
        ClockStep::Add(color, time) => clock.add(color, time),
        ClockStep::Rewind => clock.rewind(sides, turn),
    }
    Some(clock)
}

fn write(clock: &Clock, out: &mut Vec<f64>) {
    let place = |time: Option<u64>| time.map_or(-1.0, |time| time as f64);
    let flagged = f64::from(u8::from(clock.flagged().is_some()));
    out.extend([clock.turn().index() as f64, place(clock.since()), clock.now() as f64, place(clock.paused()), flagged]);
    for Side { main, periods, stage, moves } in clock.sides().0 {
        out.extend([main as f64, periods.into(), stage as f64, moves.into()]);
    }
    out.extend(Color::ALL.map(|color| clock.remaining(color) as f64));
    out.extend(Color::ALL.map(|color| f64::from(clock.periods(color))));
    out.extend(Color::ALL.map(|color| clock.period(color) as f64));
    out.push(clock.for_this_move() as f64);
}
