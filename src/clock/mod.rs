//! The game clock as a value: the time each side has left, and who runs out. It never reads the time; callers pass it in.
//!
//! Times are whole milliseconds on any monotonic scale. A time before the last one counts as the last one, so setting a
//! clock back gains nothing. [`Clock::tick`] passes in the time and [`Clock::press`] the time of a completed move, so a
//! list of times replays a clock. [`Clock::pause`], [`Clock::resume`] and [`Clock::add`] are for arbiters.
//!
//!
//! A side runs out at the very millisecond its time is used up. Both clocks then stop: a move at that moment is too late
//! and earns no increment.
//!
//! - An **increment** comes after each move, not before the first, so both sides start with the main time.
//! - A **delay** comes before the main time in each move (FIDE, guidelines III.2 and glossary): the main time runs only
//!   after it, and unused delay is lost.
//! - **Byo-yomi** begins the moment the main time is used up, even within a move.
//! - A **stage** begins when the move that completes its number of moves is made; that move still earns the earlier
//!   increment. Moves count from the start of the clock.
//! - The limit for **one move** counts from its first millisecond, delay and byo-yomi included.

mod control;
mod presets;

pub use control::{Byoyomi, Control, ControlError, ControlField, Stage};
pub use presets::{PRESETS, Preset};

use crate::color::{ByColor, Color};

/// What a side had when a move began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// Main time left, in milliseconds.
    pub main: u64,
    /// Byo-yomi periods left.
    pub periods: u32,
    /// The number of stages begun.
    pub stage: usize,
    /// Moves made since the last stage began.
    pub moves: u32,
}

impl Side {
    /// What the control gives at the start.
    pub fn new(control: &Control) -> Self {
        let periods = control.byoyomi.map_or(0, |byoyomi| byoyomi.periods);
        Self { main: control.at_start(), periods, stage: 0, moves: 0 }
    }
}

/// A game clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    control: ByColor<Control>,
    /// What each side had when the current move began.
    sides: ByColor<Side>,
    /// The side to move.
    turn: Color,
    /// When the current move began, shifted by the pauses since; `None` before the clock is started.
    since: Option<u64>,
    /// The last time passed in.
    now: u64,
    /// When the clock was paused, if it is.
    paused: Option<u64>,
    flagged: bool,
}

/// Where the time of the current move comes from.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    /// The part after the delay.
    counted: u64,
    /// The part taken from the main time.
    main: u64,
    /// Whole byo-yomi periods used.
    periods: u32,
    /// The part of the next period used.
    period: u64,
}

/// The largest time shown: a safe integer in JavaScript.
const MOST: u64 = 1 << 52;

impl Clock {
    /// Creates a clock, not started, for a game in which `first` moves first.
    pub fn new(control: ByColor<Control>, first: Color) -> Self {
        let sides = ByColor([Side::new(&control[Color::White]), Side::new(&control[Color::Black])]);
        Self { control, sides, turn: first, since: None, now: 0, paused: None, flagged: false }
    }

    /// Creates a clock with the same times for both sides.
    pub fn even(control: Control, first: Color) -> Self {
        Self::new(ByColor([control.clone(), control]), first)
    }

    /// Restores a clock from its parts.
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

    /// Sets the time; the first call starts the clock. A time earlier than the last one counts as that one.
    pub fn tick(&mut self, now: u64) {
        if self.flagged {
            return;
        }
        self.now = if self.since.is_some() { self.now.max(now) } else { now };
        self.since = self.since.or(Some(now));
        self.judge();
    }

    /// Completes the move of the side to move at `now`. If that is too late, its time has run out instead. A move made
    /// while the clock is paused takes no time after the pause began.
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
        // A side with nothing left runs out as its move begins.
        self.judge();
    }

    /// Pauses a running clock at `now`. Moves can be made and time added during a pause.
    pub fn pause(&mut self, now: u64) {
        if self.since.is_none() {
            return;
        }
        self.tick(now);
        if self.running().is_some() {
            self.paused = Some(self.now);
        }
    }

    /// Resumes the clock at `now`: the time since [`Clock::pause`] counts for neither side. On a clock that is not paused,
    /// this sets the time.
    pub fn resume(&mut self, now: u64) {
        self.tick(now);
        if let (Some(since), Some(paused)) = (self.since, self.paused.take()) {
            // no move begins later than now, whatever a restored clock said
            self.since = Some(since.saturating_add(self.now.saturating_sub(paused)).min(self.now));
        }
    }

    /// Adds milliseconds to a side's current main time, or subtracts them: an arbiter's correction. Nothing drops below 0;
    /// a side to move left without any time has run out. Time added during byo-yomi is used first. What an hourglass gives
    /// during a move is not taken back before that move is made.
    pub fn add(&mut self, color: Color, time: i64) {
        if self.flagged {
            return;
        }
        let used = if color == self.turn { self.used() } else { Used::default() };
        let side = &mut self.sides[color];
        let left = (side.main - used.main).saturating_add_signed(time).min(MOST);
        let in_byoyomi = used.counted > used.main;
        if left > 0 && in_byoyomi {
            // what was used before counts too, and the sum stays a safe integer in JavaScript
            side.main = used.counted.saturating_add(left).min(2 * MOST);
            side.periods -= used.periods;
        } else {
            side.main = used.main.saturating_add(left);
        }
        self.judge();
    }

    /// Goes back to the start of another move, given what [`Clock::sides`] and [`Clock::turn`] returned then. The move
    /// begins now; a paused clock stays paused.
    pub fn rewind(&mut self, sides: ByColor<Side>, turn: Color) {
        (self.sides, self.turn, self.flagged) = (sides, turn, false);
        self.since = self.since.map(|_| self.now);
        self.paused = self.paused.map(|_| self.now);
        self.judge();
    }

    /// Starts the clock at the first of these times and completes a move at each of the others.
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

    /// Returns a side's main time left, at the last time passed in; 0 in byo-yomi.
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

    /// Returns the byo-yomi periods a side has left, including the current one; 0 without byo-yomi.
    pub fn periods(&self, color: Color) -> u32 {
        let used = if color == self.turn { self.used().periods } else { 0 };
        self.sides[color].periods.saturating_sub(used)
    }

    /// Returns what is left of a side's current byo-yomi period: a whole one while its main time lasts.
    pub fn period(&self, color: Color) -> u64 {
        let period = self.control[color].period();
        match self.periods(color) {
            0 => 0,
            _ if color == self.turn => period - self.used().period,
            _ => period,
        }
    }

    /// Returns all the time left for the current move: delay, main time and byo-yomi, or the limit for one move,
    /// whichever is less.
    pub fn for_this_move(&self) -> u64 {
        self.allowed().saturating_sub(self.elapsed())
    }

    /// Returns each side's time control.
    pub fn control(&self) -> &ByColor<Control> {
        &self.control
    }

    /// Returns what each side had when the current move began.
    pub fn sides(&self) -> ByColor<Side> {
        self.sides
    }

    /// Returns when the current move began, shifted by the pauses since; `None` before the start.
    pub fn since(&self) -> Option<u64> {
        self.since
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the last time passed in.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// Returns when the clock was paused; `None` if it is not paused.
    pub fn paused(&self) -> Option<u64> {
        self.paused
    }

    /// Whether the clock is paused.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some() && !self.flagged
    }

    /// Returns the side whose clock runs; `None` before the start, during a pause, and after the end.
    pub fn running(&self) -> Option<Color> {
        (self.since.is_some() && self.paused.is_none() && !self.flagged).then_some(self.turn)
    }

    /// Returns the side that has run out of time.
    pub fn flagged(&self) -> Option<Color> {
        self.flagged.then_some(self.turn)
    }

    fn judge(&mut self) {
        self.flagged = self.since.is_some() && self.elapsed() == self.allowed();
    }

    /// Returns the time spent on the current move; it stops growing when the time has run out.
    fn elapsed(&self) -> u64 {
        let until = self.paused.unwrap_or(self.now);
        self.since.map_or(0, |since| until.saturating_sub(since).min(self.allowed()))
    }

    /// Returns the time allowed for the current move.
    fn allowed(&self) -> u64 {
        let control = &self.control[self.turn];
        let Side { main, periods, .. } = self.sides[self.turn];
        let all = control.delay.saturating_add(main).saturating_add(control.period().saturating_mul(periods.into()));
        control.per_move.map_or(all, |limit| limit.min(all))
    }

    /// Returns what the current move has used.
    fn used(&self) -> Used {
        let control = &self.control[self.turn];
        let counted = self.elapsed().saturating_sub(control.delay);
        let main = counted.min(self.sides[self.turn].main);
        let over = counted - main;
        let period = control.period().max(1);
        Used { counted, main, periods: (over / period) as u32, period: over % period }
    }
}
