//! The clock: rows `CK-…` are reports about other programs, the presets are those of the rule sets.

#![allow(clippy::unwrap_used)]

use trongtai::api::{AnyGame, Kind, Opening, RulesChoice, clock_step};
use trongtai::clock::{Clock, Control, PRESETS};
use trongtai::color::Color;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn seconds(main: u64, increment: u64) -> Control {
    Control { main: main * 1000, per_move: None, increment: increment * 1000, delay: 0 }
}

fn left(clock: &Clock) -> (u64, u64) {
    (clock.remaining(WHITE), clock.remaining(BLACK))
}

#[test]
fn nothing_runs_before_the_first_time_is_told() {
    let mut clock = Clock::new(seconds(60, 0), WHITE);
    assert_eq!((clock.running(), left(&clock)), (None, (60_000, 60_000)));
    clock.tick(1_000_000);
    assert_eq!((clock.running(), left(&clock)), (Some(WHITE), (60_000, 60_000)));
}

/// CK-004: both start with the base time; the increment comes after a move.
#[test]
fn the_increment_comes_after_the_move() {
    let mut clock = Clock::new(seconds(1800, 20), WHITE);
    clock.tick(0);
    assert_eq!(left(&clock), (1_800_000, 1_800_000));
    clock.press(5_000);
    assert_eq!(left(&clock), (1_815_000, 1_800_000));
    clock.press(12_000);
    assert_eq!(left(&clock), (1_815_000, 1_813_000));
    assert_eq!(Clock::replayed(seconds(1800, 20), WHITE, &[0, 5_000, 12_000]), clock);
}

/// CK-005: ten seconds thought, ten seconds had: no increment, and the move does not count.
#[test]
fn a_fallen_flag_earns_no_increment() {
    let mut clock = Clock::new(seconds(10, 5), WHITE);
    clock.tick(0);
    clock.press(10_000);
    assert_eq!((clock.flagged(), left(&clock), clock.running()), (Some(WHITE), (0, 10_000), None));
    clock.press(11_000);
    clock.tick(99_000);
    assert_eq!((clock.flagged(), left(&clock)), (Some(WHITE), (0, 10_000)));

    let mut clock = Clock::new(seconds(10, 5), WHITE);
    clock.tick(0);
    clock.press(9_999);
    assert_eq!((clock.flagged(), left(&clock)), (None, (5_001, 10_000)));
}

/// CK-006: of the time used so much is given back, and never more than was used.
#[test]
fn a_delay_gives_back_what_was_used_at_most() {
    let control = Control { delay: 5_000, ..seconds(300, 0) };
    let after = |time| Clock::replayed(control, WHITE, &[0, time]).remaining(WHITE);
    assert_eq!(after(3_000), 300_000);
    assert_eq!(after(5_000), 300_000);
    assert_eq!(after(8_000), 297_000);
}

#[test]
fn either_limit_runs_out() {
    let blitz = Control::preset("kyvuong", "blitz").unwrap();
    let mut clock = Clock::new(blitz, WHITE);
    clock.tick(0);
    clock.tick(59_999);
    assert_eq!((clock.flagged(), clock.for_this_move(), clock.remaining(WHITE)), (None, 1, 420_001));
    clock.tick(60_000);
    assert_eq!((clock.flagged(), clock.for_this_move(), clock.remaining(WHITE)), (Some(WHITE), 0, 420_000));

    // the time for the game runs out in the ninth minute of moves that each take less than one
    let mut clock = Clock::new(blitz, WHITE);
    clock.tick(0);
    let mut now = 0;
    while clock.flagged().is_none() {
        now += if clock.turn() == WHITE { 50_000 } else { 1_000 };
        clock.press(now);
    }
    assert_eq!(left(&clock), (0, 480_000 - 9 * 1_000));
    assert_eq!(clock.now(), 9 * 51_000 + 50_000);
}

/// A laptop that slept tells a late time: the clock stopped when the time ran out, not when that was noticed.
#[test]
fn late_news_of_a_fallen_flag() {
    let mut clock = Clock::new(Control::preset("casual", "default").unwrap(), WHITE);
    clock.tick(0);
    clock.press(10_000);
    clock.tick(8 * 60 * 60_000);
    assert_eq!((clock.flagged(), left(&clock)), (Some(BLACK), (890_000, 840_000)));
}

/// Nobody gains by a clock that is set back.
#[test]
fn time_does_not_run_backwards() {
    let mut clock = Clock::new(seconds(60, 0), WHITE);
    clock.tick(100_000);
    clock.tick(105_000);
    clock.tick(20_000);
    assert_eq!((clock.now(), left(&clock)), (105_000, (55_000, 60_000)));
    clock.press(30_000);
    assert_eq!((clock.turn(), left(&clock)), (BLACK, (55_000, 60_000)));
    clock.tick(106_000);
    assert_eq!(left(&clock), (55_000, 59_000));
}

#[test]
fn presets_are_those_of_the_rule_sets() {
    let times = |preset: &trongtai::clock::Preset| {
        let Control { main, per_move, increment, delay } = preset.control;
        (preset.rules, preset.name, main / 60_000, per_move.map(|time| time / 1000), increment + delay)
    };
    let expected = [
        ("kyvuong", "slow", 15, Some(120), 0),
        ("kyvuong", "blitz", 8, Some(60), 0),
        ("casual", "default", 15, Some(60), 0),
    ];
    assert_eq!(PRESETS.iter().map(times).collect::<Vec<_>>(), expected);
    assert_eq!(Control::preset("kyvuong", "default"), None);
    assert_eq!(Control::preset("fide", "blitz"), None);
}

#[test]
fn impossible_controls_are_refused() {
    let good = seconds(60, 1);
    assert_eq!(good.checked(), Some(good));
    for bad in [
        Control { main: 0, ..good },
        Control { per_move: Some(0), ..good },
        Control { main: Control::LONGEST + 1, ..good },
        Control { increment: Control::LONGEST + 1, ..good },
        Control { delay: u64::MAX, ..good },
    ] {
        assert_eq!(bad.checked(), None, "{bad:?}");
    }
}

/// The same game of times, stepped as a value and as numbers across the boundary.
#[test]
fn numbers_carry_the_whole_clock() {
    let control = [480_000.0, 60_000.0, 2_000.0, 1_000.0];
    let mut clock =
        Clock::new(Control { main: 480_000, per_move: Some(60_000), increment: 2_000, delay: 1_000 }, BLACK);
    let mut numbers = [480_000.0, 480_000.0, 1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let steps = [
        (5, false),
        (4_000, true),
        (2_500, false),
        (64_500, true),
        (70_000, false),
        (123_000, true),
        (130_000, true),
        (400_000, false),
    ];
    for (now, press) in steps {
        if press {
            clock.press(now)
        } else {
            clock.tick(now)
        }
        numbers = clock_step(&control, &numbers, now as f64, press).unwrap();
        let rebuilt = [numbers[6], numbers[7], numbers[8]];
        let shown = [clock.remaining(WHITE), clock.remaining(BLACK), clock.for_this_move()];
        assert_eq!(rebuilt, shown.map(|time| time as f64), "at {now}");
        assert_eq!(numbers[5] == 1.0, clock.flagged().is_some(), "at {now}");
        assert_eq!(numbers[2] == 1.0, clock.turn() == BLACK, "at {now}");
    }
    assert!(clock.flagged().is_some());
}

#[test]
fn what_is_no_clock_is_refused() {
    let clock = [1.0, 1.0, 0.0, -1.0, 0.0, 0.0];
    assert!(clock_step(&[1.0, 0.0, 0.0, 0.0], &clock, 0.0, false).is_some());
    assert_eq!(clock_step(&[0.0, 0.0, 0.0, 0.0], &clock, 0.0, false), None);
    assert_eq!(clock_step(&[f64::NAN, 0.0, 0.0, 0.0], &clock, 0.0, false), None);
    assert_eq!(clock_step(&[1.0, 0.0, 0.0], &clock, 0.0, false), None);
    assert_eq!(clock_step(&[1.0, 0.0, 0.0, 0.0], &clock[..5], 0.0, false), None);
    // numbers that no clock has do no harm
    for wild in [f64::NAN, f64::INFINITY, -1.0, 1e300] {
        assert!(clock_step(&[1e9, 0.0, 1e3, 1e3], &[wild; 9], wild, true).is_some());
    }
}

/// Xiangqi: whoever runs out of time loses, whatever the other has left.
#[test]
fn time_out_in_xiangqi() {
    for rules in ["kyvuong", "casual", "club", "basic"] {
        let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
        let game = AnyGame::open(Kind::Xiangqi, opening).unwrap();
        let verdict = game.timeout(0, Color::RED).unwrap();
        assert_eq!((verdict.winner, verdict.reason.code(), verdict.result), (Some("black"), "timeout", "0-1"));
        assert_eq!(verdict.rule, [rules, "/timeout"].concat());
        assert_eq!(game.timeout(1, Color::RED), None);
    }
}
