//! The clock as plain numbers. Its value is kept on the other side of the boundary; each step takes it and gives it back.

use crate::clock::{Clock, Control};
use crate::color::{ByColor, Color};

/// A clock as numbers.
///
/// | place | what it says |
/// |---|---|
/// | 0, 1 | what each side had when the present move began |
/// | 2 | whose move it is: 0 the side that moves first, 1 the other |
/// | 3 | when it began; −1 before the clock is started |
/// | 4 | the last time told |
/// | 5 | 1 when the time of the side to move has run out |
/// | 6, 7 | what each side has left now |
/// | 8 | what the side to move has left for this move |
pub type ClockNumbers = [f64; 9];

/// Main time, time for one move (0 where it is not limited), increment, delay.
pub type ControlNumbers = [f64; 4];

/// A clock one step on: the time is `now`, and with `press` the side whose clock runs has moved by then. `None` when the
/// control is none, or the lists are too short.
pub fn clock_step(control: &[f64], clock: &[f64], now: f64, press: bool) -> Option<ClockNumbers> {
    let &[main, per_move, increment, delay] = control else { return None };
    let per_move = (per_move > 0.0).then_some(per_move as u64);
    let control =
        Control { main: main as u64, per_move, increment: increment as u64, delay: delay as u64 }.checked()?;
    let &[first, second, turn, since, last, flagged, ..] = clock else { return None };
    let turn = if turn == 0.0 { Color::White } else { Color::Black };
    let mut clock = Clock::with(control, ByColor([first as u64, second as u64]), turn);
    if since >= 0.0 {
        clock.tick(since as u64);
        clock.tick(last as u64);
    }
    // a clock that had stopped stands still when it is read again
    if flagged == 0.0 {
        if press { clock.press(now as u64) } else { clock.tick(now as u64) }
    }
    Some(numbers(&clock))
}

fn numbers(clock: &Clock) -> ClockNumbers {
    let [first, second] = Color::ALL.map(|color| clock.at_start_of_move(color) as f64);
    [
        first,
        second,
        clock.turn().index() as f64,
        clock.since().map_or(-1.0, |since| since as f64),
        clock.now() as f64,
        f64::from(u8::from(clock.flagged().is_some())),
        clock.remaining(Color::White) as f64,
        clock.remaining(Color::Black) as f64,
        clock.for_this_move() as f64,
    ]
}
