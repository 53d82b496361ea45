//! Clocks: every sequence of times, pauses and corrections beside a plain clock that goes millisecond by millisecond, and
//! numbers that no clock has.

use std::borrow::Cow;

use trongtai::api::{CLOCK_SHOWN, CLOCK_STATE, ClockStep, check_control, clock_step, new_clock};
use trongtai::clock::{Byoyomi, Clock, Control, Stage};
use trongtai::color::{ByColor, Color};

/// Decisions of an input, zeros when it is used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u64 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first.into()
    }

    fn chance(&mut self) -> bool {
        self.next().is_multiple_of(3)
    }

    fn control(&mut self) -> Control {
        let main = self.next();
        let per_move = self.chance().then(|| 1 + self.next());
        let increment = if self.chance() { self.next() % 32 } else { 0 };
        let delay = if self.chance() { self.next() % 32 } else { 0 };
        let byoyomi =
            self.chance().then(|| Byoyomi { time: 1 + self.next() % 64, periods: 1 + (self.next() % 4) as u32 });
        let stages = (0..self.next() % 3).map(|index| Stage {
            moves: (index == 0 || self.chance()).then(|| 1 + (self.next() % 4) as u32),
            add: self.next(),
            increment: self.chance().then(|| self.next() % 32),
        });
        let stages = Cow::Owned(stages.collect());
        let hourglass = self.next().is_multiple_of(8);
        let control = Control { main, per_move, increment, delay, byoyomi, stages, hourglass };
        control.clone().checked().unwrap_or(Control { main: main + 1, ..control })
    }
}

/// One side of the plain clock.
struct Plain {
    main: u64,
    periods: u64,
    /// Left of the present period.
    period: u64,
    increment: u64,
    /// Moves to be made for each stage to come.
    stages: Vec<Stage>,
    moves: u64,
    // sums of what was given and used of the main time
    given: u64,
    used: u64,
}

/// Counts milliseconds down, one at a time, and knows nothing of when a move began.
struct PlainClock {
    control: ByColor<Control>,
    sides: ByColor<Plain>,
    turn: Color,
    started: bool,
    paused: bool,
    now: u64,
    delay: u64,
    this_move: Option<u64>,
    /// Given to the other side during this move.
    poured: u64,
    fallen: bool,
}

impl PlainClock {
    fn new(control: &ByColor<Control>, first: Color) -> Self {
        let side = |color: Color| {
            let control = &control[color];
            let main = match (control.main, control.delay, control.byoyomi) {
                (0, 0, None) => control.increment,
                (main, ..) => main,
            };
            let Byoyomi { time, periods } = control.byoyomi.unwrap_or(Byoyomi { time: 0, periods: 0 });
            let (periods, period) = (periods.into(), time);
            let (increment, stages) = (control.increment, control.stages.to_vec());
            Plain { main, periods, period, increment, stages, moves: 0, given: main, used: 0 }
        };
        let mut clock = Self {
            control: control.clone(),
            sides: ByColor([side(Color::White), side(Color::Black)]),
            turn: first,
            started: false,
            paused: false,
            now: 0,
            delay: 0,
            this_move: None,
            poured: 0,
            fallen: false,
        };
        clock.begin();
        clock
    }

    fn begin(&mut self) {
        self.delay = self.control[self.turn].delay;
        self.this_move = self.control[self.turn].per_move;
        self.poured = 0;
        self.sides[self.turn].period = self.control[self.turn].byoyomi.map_or(0, |byoyomi| byoyomi.time);
        self.look();
    }

    fn look(&mut self) {
        let side = &self.sides[self.turn];
        let nothing = self.delay == 0 && side.main == 0 && side.periods == 0;
        self.fallen |= self.started && (nothing || self.this_move == Some(0));
    }

    fn millisecond(&mut self) {
        let side = &mut self.sides[self.turn];
        if self.delay > 0 {
            self.delay -= 1;
        } else if side.main > 0 {
            side.main -= 1;
            side.used += 1;
        } else {
            side.period -= 1;
            if side.period == 0 {
                side.periods -= 1;
                side.period = self.control[self.turn].byoyomi.map_or(0, |byoyomi| byoyomi.time);
            }
        }
        self.this_move = self.this_move.map(|left| left - 1);
        if self.control[self.turn].hourglass {
            self.sides[!self.turn].main += 1;
            self.sides[!self.turn].given += 1;
            self.poured += 1;
        }
        self.look();
    }

    fn tick(&mut self, now: u64) {
        if self.fallen {
            return;
        }
        if !self.started {
            (self.started, self.now) = (true, now);
            self.look();
        }
        while self.now < now {
            self.now += 1;
            if !self.paused && !self.fallen {
                self.millisecond();
            }
        }
    }

    fn press(&mut self, now: u64) {
        self.tick(now);
        if self.fallen {
            return;
        }
        let side = &mut self.sides[self.turn];
        side.main += side.increment;
        side.given += side.increment;
        side.moves += 1;
        while side.stages.first().is_some_and(|stage| u64::from(stage.moves.unwrap_or(0)) <= side.moves) {
            let stage = side.stages.remove(0);
            side.main += stage.add;
            side.given += stage.add;
            side.increment = stage.increment.unwrap_or(side.increment);
            side.moves = 0;
        }
        self.turn = !self.turn;
        self.begin();
    }

    fn add(&mut self, color: Color, time: i64) {
        if self.fallen {
            return;
        }
        let side = &mut self.sides[color];
        let before = side.main;
        // what an hourglass gives during a move is not taken back before the move is made
        let kept = if color == self.turn { 0 } else { self.poured };
        side.main = side.main.saturating_add_signed(time).max(kept.min(before));
        if side.main > before {
            side.given += side.main - before;
            // byo-yomi that has begun is begun again later
            side.period = self.control[color].byoyomi.map_or(0, |byoyomi| byoyomi.time);
        } else {
            side.used += before - side.main;
        }
        self.look();
    }
}

/// Any times, pauses and corrections in any order.
pub fn plain(input: &[u8]) {
    let mut bytes = Bytes(input);
    let white = bytes.control();
    let control = ByColor([white.clone(), if bytes.chance() { bytes.control() } else { white }]);
    let first = if bytes.chance() { Color::Black } else { Color::White };
    let mut clock = Clock::new(control.clone(), first);
    let mut plain = PlainClock::new(&control, first);
    let mut now = 1_000;
    while !bytes.0.is_empty() {
        let what = bytes.next();
        let time = bytes.next();
        // now and then the time is told late or early
        now = if what & 0x70 == 0x70 { now - time.min(now) } else { now + time / (1 + (what >> 5)) };
        let color = if what & 8 == 0 { Color::White } else { Color::Black };
        let correction = time as i64 - 128;
        match what % 8 {
            0..=2 => (clock.press(now), plain.press(now)),
            3 | 4 => (clock.tick(now), plain.tick(now)),
            5 => (clock.add(color, correction), plain.add(color, correction)),
            6 => (clock.pause(now), {
                if plain.started {
                    plain.tick(now);
                    plain.paused = !plain.fallen;
                }
            }),
            _ => (clock.resume(now), {
                plain.tick(now);
                plain.paused = false;
            }),
        };
        same(&clock, &plain);
        let mut again = clock.clone();
        if clock.since().is_some() {
            again.tick(clock.now());
            assert_eq!(again, clock, "told the same time again");
            again.rewind(clock.sides(), clock.turn());
            assert_eq!(again.sides(), clock.sides(), "the move begun again");
        }
    }
}

fn same(clock: &Clock, plain: &PlainClock) {
    assert_eq!(clock.flagged(), plain.fallen.then_some(plain.turn), "{clock:?}");
    assert_eq!(clock.turn(), plain.turn, "{clock:?}");
    assert_eq!(clock.running().is_some(), plain.started && !plain.paused && !plain.fallen, "{clock:?}");
    for color in Color::ALL {
        let side = &plain.sides[color];
        assert_eq!(clock.remaining(color), side.main, "{color:?} {clock:?}");
        assert_eq!(u64::from(clock.periods(color)), side.periods, "{color:?} {clock:?}");
        let period = if side.periods == 0 { 0 } else { side.period };
        if color == clock.turn() {
            assert_eq!(clock.period(color), period, "{color:?} {clock:?}");
        }
        assert_eq!(side.used + side.main, side.given, "what was used and what is left is what was given");
    }
}

const WILD: [f64; 16] = [
    0.0,
    1.0,
    -1.0,
    0.5,
    999.0,
    60_000.0,
    300_000.0,
    8_640_000_000.0,
    8_640_000_001.0,
    9_007_199_254_740_991.0,
    1e19,
    1e300,
    -1e300,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
];

/// Whatever numbers come across the boundary, a step gives a clock or nothing; told the same time again it stands where it
/// stood.
pub fn numbers(input: &[u8]) {
    let wild = |byte: &u8| WILD[usize::from(byte & 15)];
    let (controls, rest) = input.split_at(input.len().min(24));
    let controls: Vec<f64> = controls.iter().map(wild).collect();
    let _ = check_control(&controls);
    let mut state = Vec::new();
    new_clock(&controls, if input.len().is_multiple_of(2) { Color::White } else { Color::Black }, &mut state);
    if state.is_empty() || input.len().is_multiple_of(3) {
        state = rest.iter().chain(&[0; CLOCK_STATE]).take(CLOCK_STATE).map(wild).collect();
    }
    for pair in rest.chunks_exact(2) {
        let Some(step) = ClockStep::from_number((pair[0] % 8).into(), wild(&pair[1]) + f64::from(pair[0] >> 4)) else {
            continue;
        };
        let mut next = Vec::new();
        clock_step(&controls, &state[..CLOCK_STATE], step, &mut next);
        if next.is_empty() {
            return;
        }
        assert_eq!(next.len(), CLOCK_STATE + CLOCK_SHOWN);
        assert!(next.iter().all(|number| (-1.0..=2e19).contains(number)), "{next:?}");
        let mut again = Vec::new();
        // a clock that was not started is started by any time
        if next[1] >= 0.0 {
            clock_step(&controls, &next[..CLOCK_STATE], ClockStep::Tick(next[2] as u64), &mut again);
            assert_eq!(again, next, "the same time again");
        }
        state = next;
    }
}
