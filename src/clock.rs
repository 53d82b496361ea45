//! The clock of a game as a value: what each side has left, and who runs out. It never reads a time; callers tell it.
//!
//! Times are whole milliseconds on any scale that does not run backwards. A time before the last one told counts as that
//! one: nobody gains by a clock that is set back. A clock is stepped by [`Clock::tick`] (the time is now so late) and
//! [`Clock::press`] (the side whose clock runs has moved by now), so a list of times replays it.
//!
//! A side runs out at the moment when its main time, or its time for one move, is used up to the last millisecond. Then
//! both clocks stop: a move that comes as late as that is not made in time and earns no increment. An increment comes
//! after each move, none before the first, so that both sides start alike. A delay is gained back after the move, never
//! more than was used (after Bronstein).

use crate::color::{ByColor, Color};

/// The times of a game, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Control {
    /// Each side's time for the game.
    pub main: u64,
    /// Each side's time for one move, where it is limited.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub per_move: Option<u64>,
    /// Added after each move.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    pub increment: u64,
    /// Of the time used for a move, so much is given back.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    pub delay: u64,
}

#[cfg(feature = "serde")]
fn is_zero(time: &u64) -> bool {
    *time == 0
}

/// A time control with a name in a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The rule set.
    pub rules: &'static str,
    /// Its name there.
    pub name: &'static str,
    /// The times.
    pub control: Control,
}

const MINUTE: u64 = 60_000;

impl Control {
    /// No time is longer: a hundred days.
    pub const LONGEST: u64 = 100 * 24 * 60 * MINUTE;

    /// So much for the game, and at most so much for one move.
    const fn limited(main: u64, per_move: u64) -> Self {
        Self { main, per_move: Some(per_move), increment: 0, delay: 0 }
    }

    /// The times, if there is some for the game and for each move and none is longer than [`LONGEST`](Self::LONGEST).
    pub fn checked(self) -> Option<Self> {
        let times = [self.main, self.per_move.unwrap_or(1), self.increment, self.delay];
        let possible = self.main > 0 && self.per_move != Some(0) && times.iter().all(|&time| time <= Self::LONGEST);
        possible.then_some(self)
    }

    /// The time control of a name in a rule set.
    ///
    /// ```
    /// use trongtai::clock::Control;
    ///
    /// assert_eq!(Control::preset("kyvuong", "blitz").map(|control| control.main), Some(480_000));
    /// ```
    pub fn preset(rules: &str, name: &str) -> Option<Self> {
        PRESETS.iter().find(|preset| preset.rules == rules && preset.name == name).map(|preset| preset.control)
    }
}

/// The named time controls of the rule sets: Ky Vuong's two, and that of casual play online.
pub const PRESETS: [Preset; 3] = [
    Preset { rules: "kyvuong", name: "slow", control: Control::limited(15 * MINUTE, 2 * MINUTE) },
    Preset { rules: "kyvuong", name: "blitz", control: Control::limited(8 * MINUTE, MINUTE) },
    Preset { rules: "casual", name: "default", control: Control::limited(15 * MINUTE, MINUTE) },
];

/// What the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    /// What each side had when the move began that is being thought about.
    remaining: ByColor<u64>,
    /// Whose move that is.
    turn: Color,
    /// When it began; `None` before the clock is started.
    since: Option<u64>,
    /// The last time told.
    now: u64,
    flagged: bool,
}

impl Clock {
    /// A clock that has not been started, in a game which `first` begins.
    pub fn new(control: Control, first: Color) -> Self {
        Self::with(control, ByColor([control.main; 2]), first)
    }

    /// A clock that has not been started, with so much left on it.
    pub fn with(control: Control, remaining: ByColor<u64>, turn: Color) -> Self {
        Self { control, remaining, turn, since: None, now: 0, flagged: false }
    }

    /// The time is `now`; the first call starts the clock. A time earlier than the last one told counts as that one.
    pub fn tick(&mut self, now: u64) {
        if self.flagged {
            return;
        }
        match self.since {
            None => (self.since, self.now) = (Some(now), now),
            Some(_) => self.now = self.now.max(now),
        }
        self.flagged = self.elapsed() == self.allowed();
    }

    /// The side whose clock runs has moved by `now`. When that is too late, its time has run out instead.
    pub fn press(&mut self, now: u64) {
        self.tick(now);
        if self.flagged {
            return;
        }
        let used = self.elapsed();
        let gained = self.control.increment + used.min(self.control.delay);
        self.remaining[self.turn] = (self.remaining[self.turn] - used).saturating_add(gained);
        self.turn = !self.turn;
        self.since = Some(self.now);
    }

    /// A clock that was started at the first of these times and pressed at each of the others.
    ///
    /// ```
    /// use trongtai::clock::{Clock, Control};
    /// use trongtai::color::Color;
    ///
    /// let control = Control { main: 1_800_000, per_move: None, increment: 20_000, delay: 0 };
    /// let clock = Clock::replayed(control, Color::White, &[0, 5_000, 12_000]);
    /// assert_eq!(clock.remaining(Color::White), 1_815_000);
    /// assert_eq!(clock.remaining(Color::Black), 1_813_000);
    /// ```
    pub fn replayed(control: Control, first: Color, times: &[u64]) -> Self {
        let mut clock = Self::new(control, first);
        let mut times = times.iter();
        if let Some(&start) = times.next() {
            clock.tick(start);
        }
        times.for_each(|&time| clock.press(time));
        clock
    }

    /// What a side has left of its time for the game, at the last time told.
    pub fn remaining(&self, color: Color) -> u64 {
        let used = if color == self.turn { self.elapsed() } else { 0 };
        self.remaining[color].saturating_sub(used)
    }

    /// What the side whose move it is has left for this move: of its time for one move or for the game, whichever is less.
    pub fn for_this_move(&self) -> u64 {
        self.allowed().saturating_sub(self.elapsed())
    }

    /// What a side had when the present move began.
    pub fn at_start_of_move(&self, color: Color) -> u64 {
        self.remaining[color]
    }

    /// When the present move began; `None` before the clock is started.
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

    /// Whose clock runs; `None` before the start and after the end.
    pub fn running(&self) -> Option<Color> {
        (self.since.is_some() && !self.flagged).then_some(self.turn)
    }

    /// The side that has run out of time.
    pub fn flagged(&self) -> Option<Color> {
        self.flagged.then_some(self.turn)
    }

    /// How long the side to move has thought; the clock stops when its time has run out.
    fn elapsed(&self) -> u64 {
        self.since.map_or(0, |since| (self.now - since).min(self.allowed()))
    }

    /// How long the side to move may think.
    fn allowed(&self) -> u64 {
        let main = self.remaining[self.turn];
        self.control.per_move.map_or(main, |limit| limit.min(main))
    }
}
