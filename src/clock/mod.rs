//! The clock of a game as a value: what each side has left, and who runs out. It never reads a time; callers tell it.
//!
//! Times are whole milliseconds on any scale that does not run backwards. A time before the last one counts as that one:
//! nobody gains by a clock that is set back. A clock is stepped by [`Clock::tick`] (the time is now so late) and
//! [`Clock::press`] (the side whose clock runs has moved by now), so a list of times replays it. [`Clock::pause`],
//! [`Clock::resume`] and [`Clock::add`] are the arbiter's.
//!
//! A side runs out at the moment when its time is used up to the last millisecond. Then both clocks stop: a move that
//! comes as late as that is not made in time and earns no increment.
//!
//! - An **increment** comes after each move, none before the first, so that both sides start with the main time.
//! - A **delay** comes before the main time in each move (FIDE, guidelines III.2 and glossary): the main time begins to run
//!   when it is over, and what is left of it is not kept.
//! - **Byo-yomi** begins at the moment when the main time is used up, within a move too.
//! - A **stage** begins with the press of the move that completes its number of moves: that move earns the increment from
//!   before. Moves count from the start of the clock.
//! - The limit of **one move** counts from its first millisecond, delay and byo-yomi included.

mod control;
mod presets;

pub use control::{Byoyomi, Control, ControlError, ControlField, Stage};
pub use presets::{PRESETS, Preset};

use crate::color::{ByColor, Color};

/// What a side had when a move began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// Left of its main time.
    pub main: u64,
    /// Left of its periods of byo-yomi.
    pub periods: u32,
    /// How many stages have begun.
    pub stage: usize,
    /// Moves made since the last of them began.
    pub moves: u32,
}

impl Side {
    /// What the control gives at the start.
    pub fn new(control: &Control) -> Self {
        let periods = control.byoyomi.map_or(0, |byoyomi| byoyomi.periods);
        Self { main: control.at_start(), periods, stage: 0, moves: 0 }
    }
}

/// What the clock shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    control: ByColor<Control>,
    /// What each side had when the move began that is being thought about.
    sides: ByColor<Side>,
    /// Whose move that is.
    turn: Color,
    /// When it began, later by as much as the clock has stood still since; `None` before the clock is started.
    since: Option<u64>,
    /// The last time told.
    now: u64,
    /// When the clock was paused, if it is.
    paused: Option<u64>,
    flagged: bool,
}

/// Where the time of the present move comes from.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    /// Of it, what is no delay.
    counted: u64,
    /// Of the main time.
    main: u64,
    /// Whole periods of byo-yomi.
    periods: u32,
    /// Of the next period.
    period: u64,
}

/// No clock shows more: it stays a whole number in JavaScript.
const MOST: u64 = 1 << 52;

impl Clock {
    /// A clock that has not been started, in a game which `first` begins.
    pub fn new(control: ByColor<Control>, first: Color) -> Self {
        let sides = ByColor([Side::new(&control[Color::White]), Side::new(&control[Color::Black])]);
        Self { control, sides, turn: first, since: None, now: 0, paused: None, flagged: false }
    }

    /// The same times for both sides.
    pub fn even(control: Control, first: Color) -> Self {
        Self::new(ByColor([control.clone(), control]), first)
    }

    /// A clock as its parts say.
    pub(crate) fn restored(
        control: ByColor<Control>,
        sides: ByColor<Side>,
        turn: Color,
        since: Option<u64>,
        now: u64,
        paused: Option<u64>,
        flagged: bool,
    ) -> Self {
        Self { control, sides, turn, since, now, paused, flagged }
    }

    /// The time is `now`; the first call starts the clock. A time earlier than the last one told counts as that one.
    pub fn tick(&mut self, now: u64) {
        if self.flagged {
            return;
        }
        self.now = if self.since.is_some() { self.now.max(now) } else { now };
        self.since = self.since.or(Some(now));
        self.judge();
    }

    /// The side whose clock runs has moved by `now`. When that is too late, its time has run out instead. A move made while
    /// the clock is paused took no time after the pause began.
    pub fn press(&mut self, now: u64) {
        self.tick(now);
        if self.flagged {
            return;
        }
        let used = self.used();
        let elapsed = self.elapsed();
        let control = &self.control[self.turn];
        let side = &mut self.sides[self.turn];
        side.main = (side.main - used.main).saturating_add(control.increment_at(side.stage));
        side.periods -= used.periods;
        side.moves = side.moves.saturating_add(1);
        while let Some(stage) = control.stages.get(side.stage) {
            if side.moves < stage.moves.unwrap_or(0) {
                break;
            }
            *side = Side { main: side.main.saturating_add(stage.add), stage: side.stage + 1, moves: 0, ..*side };
        }
        side.main = side.main.min(MOST);
        let turns_over = control.hourglass;
        self.turn = !self.turn;
        if turns_over {
            let other = &mut self.sides[self.turn];
            other.main = other.main.saturating_add(elapsed).min(MOST);
        }
        self.since = self.paused.or(Some(self.now));
        // Whoever has nothing left runs out as its move begins.
        self.judge();
    }

    /// Stops a clock that runs, at `now`. Moves can be pressed and time added while it stands.
    pub fn pause(&mut self, now: u64) {
        if self.since.is_none() {
            return;
        }
        self.tick(now);
        if self.running().is_some() {
            self.paused = Some(self.now);
        }
    }

    /// Lets the clock run on from `now`: the time since [`Clock::pause`] counts for nobody. A clock that was not paused is
    /// told the time.
    pub fn resume(&mut self, now: u64) {
        self.tick(now);
        if let (Some(since), Some(paused)) = (self.since, self.paused.take()) {
            // no move begins later than now, whatever a restored clock said
            self.since = Some(since.saturating_add(self.now.saturating_sub(paused)).min(self.now));
        }
    }

    /// Adds so much to the main time that a side has now, or takes it away: an arbiter's correction. Nobody has less than
    /// nothing; a side to move that is left without any time has run out. Time that is added in byo-yomi comes before it.
    /// What an hourglass gives during a move is not taken back before that move is made.
    pub fn add(&mut self, color: Color, time: i64) {
        if self.flagged {
            return;
        }
        let used = if color == self.turn { self.used() } else { Used::default() };
        let side = &mut self.sides[color];
        let left = (side.main - used.main).saturating_add_signed(time).min(MOST);
        let in_byoyomi = used.counted > used.main;
        if left > 0 && in_byoyomi {
            // what was used before counts with it, and both together are a whole number in JavaScript too
            side.main = used.counted.saturating_add(left).min(2 * MOST);
            side.periods -= used.periods;
        } else {
            side.main = used.main.saturating_add(left);
        }
        self.judge();
    }

    /// Goes to the start of another move: to what both sides had then and whose move it was, as [`Clock::sides`] and
    /// [`Clock::turn`] said. The move is thought about from now on; a clock that is paused stays so.
    pub fn rewind(&mut self, sides: ByColor<Side>, turn: Color) {
        (self.sides, self.turn, self.flagged) = (sides, turn, false);
        self.since = self.since.map(|_| self.now);
        self.paused = self.paused.map(|_| self.now);
        self.judge();
    }

    /// A clock that was started at the first of these times and pressed at each of the others.
    ///
    /// ```
    /// use trongtai::clock::{Clock, Control};
    /// use trongtai::color::Color;
    ///
    /// let control = Control { increment: 20_000, ..Control::sudden_death(1_800_000) };
    /// let mut clock = Clock::even(control, Color::White);
    /// clock.replay(&[0, 5_000, 12_000]);
    /// assert_eq!(clock.remaining(Color::White), 1_815_000);
    /// assert_eq!(clock.remaining(Color::Black), 1_813_000);
    /// ```
    pub fn replay(&mut self, times: &[u64]) {
        let mut times = times.iter();
        if let Some(&start) = times.next() {
            self.tick(start);
        }
        times.for_each(|&time| self.press(time));
    }

    /// What a side has left of its main time, at the last time told; 0 when it is in byo-yomi.
    pub fn remaining(&self, color: Color) -> u64 {
        let main = self.sides[color].main;
        if color == self.turn {
            main - self.used().main
        } else if self.control[self.turn].hourglass {
            main.saturating_add(self.elapsed()).min(MOST)
        } else {
            main
        }
    }

    /// How many periods of byo-yomi a side has left, the one that runs included; 0 without byo-yomi.
    pub fn periods(&self, color: Color) -> u32 {
        let used = if color == self.turn { self.used().periods } else { 0 };
        self.sides[color].periods.saturating_sub(used)
    }

    /// What a side has left of its present period of byo-yomi: a whole one while its main time lasts.
    pub fn period(&self, color: Color) -> u64 {
        let period = self.control[color].period();
        match self.periods(color) {
            0 => 0,
            _ if color == self.turn => period - self.used().period,
            _ => period,
        }
    }

    /// What the side whose move it is has left for this move in all: delay, main time and byo-yomi, or its time for one
    /// move, whichever is less.
    pub fn for_this_move(&self) -> u64 {
        self.allowed().saturating_sub(self.elapsed())
    }

    /// The times that each side was given.
    pub fn control(&self) -> &ByColor<Control> {
        &self.control
    }

    /// What each side had when the present move began.
    pub fn sides(&self) -> ByColor<Side> {
        self.sides
    }

    /// When the present move began, later by as much as the clock has been paused since; `None` before the start.
    pub fn since(&self) -> Option<u64> {
        self.since
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The last time told.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// When the clock was paused, if it stands still.
    pub fn paused(&self) -> Option<u64> {
        self.paused
    }

    /// Does the clock stand still until it is resumed?
    pub fn is_paused(&self) -> bool {
        self.paused.is_some() && !self.flagged
    }

    /// Whose clock runs; `None` before the start, while it is paused, and after the end.
    pub fn running(&self) -> Option<Color> {
        (self.since.is_some() && self.paused.is_none() && !self.flagged).then_some(self.turn)
    }

    /// The side that has run out of time.
    pub fn flagged(&self) -> Option<Color> {
        self.flagged.then_some(self.turn)
    }

    fn judge(&mut self) {
        self.flagged = self.since.is_some() && self.elapsed() == self.allowed();
    }

    /// How long the side to move has thought; the clock stops when its time has run out.
    fn elapsed(&self) -> u64 {
        let until = self.paused.unwrap_or(self.now);
        self.since.map_or(0, |since| until.saturating_sub(since).min(self.allowed()))
    }

    /// How long the side to move may think.
    fn allowed(&self) -> u64 {
        let control = &self.control[self.turn];
        let Side { main, periods, .. } = self.sides[self.turn];
        let all = control.delay.saturating_add(main).saturating_add(control.period().saturating_mul(periods.into()));
        control.per_move.map_or(all, |limit| limit.min(all))
    }

    /// What the side to move has used for this move.
    fn used(&self) -> Used {
        let control = &self.control[self.turn];
        let counted = self.elapsed().saturating_sub(control.delay);
        let main = counted.min(self.sides[self.turn].main);
        let over = counted - main;
        let period = control.period().max(1);
        Used { counted, main, periods: (over / period) as u32, period: over % period }
    }
}
