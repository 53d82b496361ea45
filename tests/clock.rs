//! The clock: rows `CK-…` are reports about other programs, the presets are those of their sources. What falls at a
//! millisecond is tried one before and one after, for both colours.

#![allow(clippy::unwrap_used)]

use std::borrow::Cow;

use trongtai::api::{AnyGame, CLOCK_STATE, ClockStep, Kind, Opening, RulesChoice, clock_step};
use trongtai::clock::{Byoyomi, Clock, Control, ControlField, PRESETS, Preset, Stage};
use trongtai::color::{ByColor, Color};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
const MINUTE: u64 = 60_000;

fn fischer(main: u64, increment: u64) -> Control {
    Control { increment: increment * 1000, ..Control::sudden_death(main * 1000) }
}

fn byoyomi(main: u64, time: u64, periods: u32) -> Control {
    Control { byoyomi: Some(Byoyomi { time, periods }), ..Control::sudden_death(main) }
}

fn staged(control: Control, stages: &[Stage]) -> Control {
    Control { stages: Cow::Owned(stages.to_vec()), ..control }
}

fn left(clock: &Clock) -> (u64, u64) {
    (clock.remaining(WHITE), clock.remaining(BLACK))
}

/// A clock of even times, started at 0, in which it is the move of `color`. The other side moved at once.
fn at_move_of(color: Color, control: &Control) -> Clock {
    let mut clock = Clock::even(control.clone(), !color);
    clock.replay(&[0, 0]);
    assert_eq!((clock.turn(), clock.running()), (color, Some(color)));
    clock
}

/// The first move of either colour may take `allowed`, and not a millisecond more.
fn falls_at(control: &Control, allowed: u64) {
    for color in Color::ALL {
        let mut clock = at_move_of(color, control);
        clock.tick(allowed - 1);
        assert_eq!((clock.flagged(), clock.for_this_move()), (None, 1), "{color:?} {control:?}");
        let mut pressed = clock.clone();
        pressed.press(allowed - 1);
        assert_eq!((pressed.flagged(), pressed.turn()), (None, !color), "{color:?} {control:?}");
        for late in [allowed, allowed + 1, allowed + 1_000_000] {
            for is_pressed in [false, true] {
                let mut late_clock = clock.clone();
                if is_pressed {
                    late_clock.press(late)
                } else {
                    late_clock.tick(late)
                }
                assert_eq!(late_clock.flagged(), Some(color), "{control:?} at {late}");
                assert_eq!((late_clock.running(), late_clock.turn()), (None, color));
                assert_eq!((late_clock.for_this_move(), late_clock.since()), (0, Some(0)));
            }
        }
    }
}

#[test]
fn nothing_runs_before_the_first_time_is_told() {
    for color in Color::ALL {
        let mut clock = Clock::even(fischer(60, 0), color);
        assert_eq!((clock.running(), left(&clock)), (None, (60_000, 60_000)));
        clock.tick(1_000_000);
        assert_eq!((clock.running(), left(&clock)), (Some(color), (60_000, 60_000)));
    }
}

#[test]
fn each_time_runs_out_to_the_millisecond() {
    falls_at(&fischer(60, 0), 60_000);
    // an increment comes after the move and does not lengthen it
    falls_at(&fischer(60, 5), 60_000);
    // the limit of one move, and the main time where that is less
    falls_at(&Control { per_move: Some(20_000), ..fischer(60, 0) }, 20_000);
    falls_at(&Control { per_move: Some(60_001), ..fischer(60, 0) }, 60_000);
    // FIDE, glossary: the main time runs when the delay is over
    falls_at(&Control { delay: 5_000, ..fischer(60, 0) }, 65_000);
    // byo-yomi follows the main time within the move
    falls_at(&byoyomi(60_000, 10_000, 1), 70_000);
    falls_at(&byoyomi(60_000, 10_000, 3), 90_000);
    falls_at(&Control { per_move: Some(65_000), ..byoyomi(60_000, 10_000, 3) }, 65_000);
    falls_at(&Control { delay: 2_000, ..byoyomi(60_000, 10_000, 3) }, 92_000);
    // no main time: one increment, the delay, or byo-yomi
    falls_at(&fischer(0, 5), 5_000);
    falls_at(&Control { delay: 5_000, ..fischer(0, 0) }, 5_000);
    falls_at(&Control { delay: 5_000, ..fischer(0, 5) }, 5_000);
    falls_at(&byoyomi(0, 30_000, 1), 30_000);
    falls_at(&Control { increment: 1_000, ..byoyomi(0, 30_000, 2) }, 60_000);
    falls_at(&Control { hourglass: true, ..fischer(60, 0) }, 60_000);
}

/// CK-004: both start with the base time; the increment comes after a move.
#[test]
fn the_increment_comes_after_the_move() {
    let mut clock = Clock::even(fischer(1800, 20), WHITE);
    clock.tick(0);
    assert_eq!(left(&clock), (1_800_000, 1_800_000));
    clock.press(5_000);
    assert_eq!(left(&clock), (1_815_000, 1_800_000));
    clock.press(12_000);
    assert_eq!(left(&clock), (1_815_000, 1_813_000));
    let mut replayed = Clock::even(fischer(1800, 20), WHITE);
    replayed.replay(&[0, 5_000, 12_000]);
    assert_eq!(replayed, clock);
}

/// CK-005: ten seconds thought, ten seconds had: no increment, and the move does not count.
#[test]
fn a_fallen_flag_earns_no_increment() {
    let mut clock = Clock::even(fischer(10, 5), WHITE);
    clock.tick(0);
    clock.press(10_000);
    assert_eq!((clock.flagged(), left(&clock), clock.running()), (Some(WHITE), (0, 10_000), None));
    clock.press(11_000);
    clock.tick(99_000);
    assert_eq!((clock.flagged(), left(&clock)), (Some(WHITE), (0, 10_000)));

    let mut clock = Clock::even(fischer(10, 5), WHITE);
    clock.replay(&[0, 9_999]);
    assert_eq!((clock.flagged(), left(&clock)), (None, (5_001, 10_000)));
}

/// CK-006: of the time used so much does not count, and what is left of it is not kept. FIDE, glossary ("delay"): the main
/// time begins to run when the delay is over.
#[test]
fn a_delay_comes_before_the_main_time() {
    let control = Control { delay: 5_000, ..fischer(300, 0) };
    for color in Color::ALL {
        let after = |time: u64| {
            let mut clock = at_move_of(color, &control);
            clock.tick(time);
            let during = clock.remaining(color);
            clock.press(time);
            assert_eq!(clock.remaining(color), during);
            during
        };
        assert_eq!([3_000, 4_999, 5_000, 5_001, 8_000].map(after), [300_000, 300_000, 300_000, 299_999, 297_000]);
    }
    // without a main time each move may take just as long
    let mut clock = Clock::even(Control { delay: 5_000, ..fischer(0, 0) }, WHITE);
    clock.replay(&[0, 4_999, 9_998, 14_997]);
    assert_eq!((clock.flagged(), left(&clock)), (None, (0, 0)));
    clock.press(19_997);
    assert_eq!(clock.flagged(), Some(BLACK));
}

#[test]
fn either_limit_runs_out() {
    let blitz = Control::preset("kyvuong", "blitz").unwrap();
    falls_at(&blitz, MINUTE);
    let mut clock = Clock::even(blitz.clone(), WHITE);
    clock.replay(&[0]);
    clock.tick(59_999);
    assert_eq!((clock.flagged(), clock.for_this_move(), clock.remaining(WHITE)), (None, 1, 420_001));
    clock.tick(60_000);
    assert_eq!((clock.flagged(), clock.for_this_move(), clock.remaining(WHITE)), (Some(WHITE), 0, 420_000));

    // the time for the game runs out in the ninth minute of moves that each take less than one
    let mut clock = Clock::even(blitz, WHITE);
    clock.tick(0);
    let mut now = 0;
    while clock.flagged().is_none() {
        now += if clock.turn() == WHITE { 50_000 } else { 1_000 };
        clock.press(now);
    }
    assert_eq!(left(&clock), (0, 480_000 - 9 * 1_000));
    assert_eq!(clock.now(), 9 * 51_000 + 50_000);
}

/// Whoever moves within a period has it whole for the next move; a period that is used up is gone.
#[test]
fn byoyomi_counts_periods() {
    let control = byoyomi(20_000, 10_000, 3);
    for color in Color::ALL {
        let shown = |clock: &Clock| (clock.remaining(color), clock.periods(color), clock.period(color));
        let mut clock = at_move_of(color, &control);
        for (now, expected) in [
            (19_999, (1, 3, 10_000)),
            (20_000, (0, 3, 10_000)),
            (20_001, (0, 3, 9_999)),
            (29_999, (0, 3, 1)),
            (30_000, (0, 2, 10_000)),
            (39_999, (0, 2, 1)),
            (40_000, (0, 1, 10_000)),
            (49_999, (0, 1, 1)),
        ] {
            clock.tick(now);
            assert_eq!(shown(&clock), expected, "{color:?} at {now}");
        }
        assert_eq!((clock.for_this_move(), clock.flagged()), (1, None));
        clock.press(49_999);
        assert_eq!(shown(&clock), (0, 1, 10_000));
        clock.press(49_999);
        let mut late = clock.clone();
        clock.press(59_998);
        assert_eq!((shown(&clock), clock.flagged()), ((0, 1, 10_000), None));
        late.press(59_999);
        assert_eq!((shown(&late), late.flagged()), ((0, 0, 0), Some(color)));
    }
}

/// CXQ's free time: "the time available to you each move when the game time reaches 0".
#[test]
fn free_time_of_the_club() {
    let control = Control::preset("club", "free").unwrap();
    falls_at(&control, 10 * MINUTE + 45_000);
    let mut clock = Clock::even(control, BLACK);
    clock.replay(&[0, 10 * MINUTE + 44_999]);
    assert_eq!((clock.remaining(BLACK), clock.for_this_move()), (0, 10 * MINUTE + 45_000));
    clock.press(11 * MINUTE);
    let start = clock.now();
    assert_eq!((clock.turn(), clock.for_this_move()), (BLACK, 45_000));
    clock.tick(start + 44_999);
    assert_eq!(clock.flagged(), None);
    clock.tick(start + 45_000);
    assert_eq!(clock.flagged(), Some(BLACK));
}

/// FIDE: 90 minutes for 40 moves, then 30 minutes, 30 seconds a move from the first on.
#[test]
fn a_stage_begins_with_its_last_move() {
    let classical = Control::preset("fide", "classical").unwrap();
    falls_at(&classical, 90 * MINUTE);
    let mut clock = Clock::even(classical, WHITE);
    clock.tick(0);
    // each move takes 30 seconds, so the main time stays as it was
    let mut now = 0;
    for ply in 0..78 {
        now += 30_000;
        clock.press(now);
        assert_eq!(left(&clock), (90 * MINUTE, 90 * MINUTE), "ply {ply}");
    }
    clock.press(now + 30_000);
    assert_eq!(left(&clock), (120 * MINUTE, 90 * MINUTE), "White's fortieth move");
    clock.press(now + 60_000);
    assert_eq!(left(&clock), (120 * MINUTE, 120 * MINUTE), "Black's fortieth move");
    clock.press(now + 90_000);
    assert_eq!(left(&clock), (120 * MINUTE, 120 * MINUTE));
}

/// Who has not made the moves when the time is used up has lost, by a millisecond.
#[test]
fn a_stage_that_is_not_reached_in_time_adds_nothing() {
    let control = staged(fischer(10, 0), &[Stage { moves: Some(2), add: 60_000, increment: Some(1_000) }]);
    for color in Color::ALL {
        let mut clock = at_move_of(color, &control);
        // the other side's first move was made in no time
        clock.press(5_000);
        clock.press(5_000);
        let mut late = clock.clone();
        clock.press(9_999);
        assert_eq!((clock.flagged(), clock.remaining(color)), (None, 60_001));
        late.press(10_000);
        assert_eq!((late.flagged(), late.remaining(color)), (Some(color), 0));
        // the increment of the stage comes with the moves after it
        clock.press(9_999);
        clock.press(10_999);
        assert_eq!(clock.remaining(color), 60_001 - 1_000 + 1_000);
    }
}

/// The world championship of 2013: 120 minutes for 40 moves, 60 for the next 20, then 15 with 30 seconds a move.
#[test]
fn three_stages_with_an_increment_in_the_last() {
    let stages = [
        Stage { moves: Some(40), add: 60 * MINUTE, increment: None },
        Stage { moves: Some(20), add: 15 * MINUTE, increment: Some(30_000) },
    ];
    let after = |control: &Control, plies: u64| {
        let mut clock = Clock::even(control.clone(), WHITE);
        clock.tick(0);
        (0..plies).for_each(|_| clock.press(0));
        left(&clock)
    };
    let control = staged(fischer(120 * 60, 0), &stages);
    let minutes = |white: u64, black: u64| (white * MINUTE, black * MINUTE);
    assert_eq!(after(&control, 78), minutes(120, 120));
    assert_eq!(after(&control, 79), minutes(180, 120));
    assert_eq!(after(&control, 80), minutes(180, 180));
    assert_eq!(after(&control, 119), minutes(195, 180));
    assert_eq!(after(&control, 120), minutes(195, 195));
    assert_eq!(after(&control, 122), (195 * MINUTE + 30_000, 195 * MINUTE + 30_000));
    // a last stage without a number of moves begins together with the one before it
    let [first, second] = stages;
    let merged = staged(fischer(120 * 60, 0), &[first, Stage { moves: None, ..second }]);
    assert_eq!(after(&merged, 80), minutes(195, 195));
}

#[test]
fn different_times_for_the_sides() {
    // White gives odds: one minute against five with two seconds a move
    for first in Color::ALL {
        let mut clock = Clock::new(ByColor([fischer(60, 0), fischer(300, 2)]), first);
        assert_eq!(left(&clock), (60_000, 300_000));
        clock.replay(&[0, 10_000, 20_000]);
        assert_eq!(left(&clock), (50_000, 292_000));
        clock.tick(if first == WHITE { 69_999 } else { 311_999 });
        assert_eq!(clock.flagged(), None);
        clock.tick(if first == WHITE { 70_000 } else { 312_000 });
        assert_eq!(clock.flagged(), Some(first));
    }
}

/// PGN `*60`: a sandglass; what one side uses the other gets.
#[test]
fn an_hourglass_gives_what_is_used_to_the_other() {
    let mut clock = Clock::even(Control { hourglass: true, ..fischer(60, 0) }, WHITE);
    clock.tick(0);
    clock.tick(10_000);
    assert_eq!(left(&clock), (50_000, 70_000));
    clock.press(10_000);
    clock.tick(15_000);
    assert_eq!(left(&clock), (55_000, 65_000));
    clock.tick(79_999);
    assert_eq!((left(&clock), clock.flagged()), ((119_999, 1), None));
    clock.press(80_000);
    assert_eq!((left(&clock), clock.flagged()), ((120_000, 0), Some(BLACK)));
}

/// A laptop that slept tells a late time: the clock stopped when the time ran out, not when that was noticed.
#[test]
fn late_news_of_a_fallen_flag() {
    let mut clock = Clock::even(Control::preset("casual", "default").unwrap(), WHITE);
    clock.replay(&[0, 10_000]);
    clock.tick(8 * 60 * MINUTE);
    assert_eq!((clock.flagged(), left(&clock)), (Some(BLACK), (890_000, 840_000)));
}

/// Nobody gains by a clock that is set back, not by pausing it either.
#[test]
fn time_does_not_run_backwards() {
    let mut clock = Clock::even(fischer(60, 0), WHITE);
    clock.tick(100_000);
    clock.tick(105_000);
    clock.tick(20_000);
    assert_eq!((clock.now(), left(&clock)), (105_000, (55_000, 60_000)));
    clock.press(30_000);
    assert_eq!((clock.turn(), left(&clock)), (BLACK, (55_000, 60_000)));
    clock.tick(106_000);
    assert_eq!(left(&clock), (55_000, 59_000));
    clock.pause(90_000);
    clock.resume(80_000);
    assert_eq!((clock.now(), left(&clock), clock.running()), (106_000, (55_000, 59_000), Some(BLACK)));
    clock.tick(107_000);
    assert_eq!(left(&clock), (55_000, 58_000));
}

/// FIDE 6.11.1: the arbiter may stop the clocks. Time between them counts for nobody.
#[test]
fn a_pause_counts_for_nobody() {
    for color in Color::ALL {
        let mut clock = at_move_of(color, &fischer(60, 0));
        clock.pause(10_000);
        assert_eq!((clock.running(), clock.is_paused(), clock.remaining(color)), (None, true, 50_000));
        clock.tick(500_000);
        clock.pause(600_000);
        assert_eq!((clock.is_paused(), clock.remaining(color)), (true, 50_000));
        clock.resume(1_000_000);
        assert_eq!((clock.running(), clock.is_paused(), clock.remaining(color)), (Some(color), false, 50_000));
        clock.resume(1_000_000);
        clock.tick(1_049_999);
        assert_eq!((clock.flagged(), clock.remaining(color)), (None, 1));
        clock.tick(1_050_000);
        assert_eq!(clock.flagged(), Some(color));
    }
    // a move made meanwhile took the time before the pause, and the next one begins with the clock
    let mut clock = Clock::even(fischer(60, 2), WHITE);
    clock.tick(0);
    clock.pause(10_000);
    clock.press(20_000);
    assert_eq!((left(&clock), clock.turn(), clock.running()), ((52_000, 60_000), BLACK, None));
    clock.resume(30_000);
    clock.tick(31_000);
    assert_eq!((left(&clock), clock.running()), ((52_000, 59_000), Some(BLACK)));
    // a flag that has fallen by then has fallen
    clock.pause(90_000);
    assert_eq!((clock.flagged(), clock.is_paused()), (Some(BLACK), false));
}

/// Numbers that no clock has written: a move that begins after the pause in it. The move begins now at the latest, so that
/// the same time told again changes nothing.
#[test]
fn no_move_begins_later_than_now() {
    let limit = 9_007_199_254_740_992.0;
    let control = [300_000.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0].repeat(2);
    let sides = [300_000.0, 0.0, 0.0, 0.0].repeat(2);
    let state = [&[0.0, limit, 0.0, 0.0, 0.0], sides.as_slice()].concat();
    let (mut resumed, mut again) = (Vec::new(), Vec::new());
    clock_step(&control, &state, ClockStep::Resume(limit as u64), &mut resumed);
    assert_eq!(resumed[1..4], [limit, limit, -1.0]);
    clock_step(&control, &resumed[..CLOCK_STATE], ClockStep::Tick(limit as u64), &mut again);
    assert_eq!(again, resumed);
}

#[test]
fn a_clock_that_was_not_started_cannot_be_paused() {
    let mut clock = Clock::even(fischer(60, 0), WHITE);
    clock.pause(5);
    assert_eq!((clock.is_paused(), clock.since()), (false, None));
    clock.resume(7);
    assert_eq!((clock.running(), clock.since()), (Some(WHITE), Some(7)));
}

/// FIDE 7.5.5: two minutes for the opponent.
#[test]
fn time_is_added_and_taken() {
    for color in Color::ALL {
        let mut clock = at_move_of(color, &fischer(60, 0));
        clock.tick(10_000);
        clock.add(!color, 120_000);
        clock.add(color, 5_000);
        assert_eq!((clock.remaining(color), clock.remaining(!color)), (55_000, 180_000));
        clock.tick(64_999);
        assert_eq!(clock.flagged(), None);
        // half the time, before the move of the other side
        clock.add(!color, -90_000);
        assert_eq!(clock.remaining(!color), 90_000);
        clock.add(!color, -90_001);
        assert_eq!((clock.remaining(!color), clock.flagged()), (0, None));
        let mut moved = clock.clone();
        moved.press(64_999);
        assert_eq!(moved.flagged(), Some(!color), "nothing left when its move begins");
        clock.add(color, -1);
        assert_eq!((clock.remaining(color), clock.flagged()), (0, Some(color)));
        clock.add(color, 60_000);
        assert_eq!((clock.remaining(color), clock.flagged()), (0, Some(color)), "the game is over");
    }
    // before the start: a berserk
    let mut clock = Clock::even(fischer(60, 0), WHITE);
    clock.add(BLACK, -30_000);
    clock.replay(&[0, 1_000]);
    assert_eq!(left(&clock), (59_000, 30_000));
}

#[test]
fn time_added_in_byoyomi_comes_before_it() {
    let mut clock = Clock::even(byoyomi(10_000, 30_000, 2), WHITE);
    clock.tick(0);
    clock.tick(45_000);
    assert_eq!((clock.remaining(WHITE), clock.periods(WHITE), clock.period(WHITE)), (0, 1, 25_000));
    clock.add(WHITE, -5_000);
    assert_eq!((clock.remaining(WHITE), clock.periods(WHITE), clock.period(WHITE)), (0, 1, 25_000));
    clock.add(WHITE, 120_000);
    assert_eq!((clock.remaining(WHITE), clock.periods(WHITE), clock.period(WHITE)), (120_000, 1, 30_000));
    clock.tick(165_000);
    assert_eq!((clock.remaining(WHITE), clock.periods(WHITE), clock.period(WHITE)), (0, 1, 30_000));
    clock.tick(194_999);
    assert_eq!(clock.flagged(), None);
    clock.tick(195_000);
    assert_eq!(clock.flagged(), Some(WHITE));
}

/// Going back to a move brings back what both sides had, stages and periods included, and a fallen flag up.
#[test]
fn rewound_to_an_earlier_move() {
    let control = staged(byoyomi(10_000, 5_000, 2), &[Stage { moves: Some(2), add: 7_000, increment: Some(500) }]);
    let mut clock = Clock::even(control, WHITE);
    let times = [0, 12_000, 13_000, 14_000, 16_000, 17_000];
    clock.tick(times[0]);
    let mut begun = vec![(clock.sides(), clock.turn())];
    for &time in &times[1..] {
        clock.press(time);
        begun.push((clock.sides(), clock.turn()));
    }
    let played = clock.clone();
    clock.tick(99_000);
    assert_eq!(clock.flagged(), Some(BLACK));
    for &(sides, turn) in begun.iter().rev().chain(begun.iter()) {
        clock.rewind(sides, turn);
        assert_eq!((clock.flagged(), clock.sides(), clock.turn(), clock.running()), (None, sides, turn, Some(turn)));
    }
    for (ply, &time) in times.iter().enumerate().skip(1) {
        assert_eq!(clock.sides(), begun[5].0, "at the last move again");
        let (sides, turn) = begun[ply - 1];
        let mut again = clock.clone();
        again.rewind(sides, turn);
        again.press(clock.now() + (time - times[ply - 1]));
        assert_eq!(again.sides(), begun[ply].0, "the same move took the same time");
    }
    // a clock that stands still goes on standing
    let mut paused = played.clone();
    paused.pause(17_500);
    paused.tick(20_000);
    let (sides, turn) = begun[4];
    paused.rewind(sides, turn);
    assert_eq!((paused.is_paused(), paused.remaining(WHITE)), (true, sides[WHITE].main));
    paused.resume(30_000);
    paused.tick(30_001);
    assert_eq!(paused.remaining(turn), sides[turn].main - 1);
}

#[test]
fn presets_are_those_of_their_sources() {
    let second = 1000;
    let forty = [Stage { moves: Some(40), add: 30 * MINUTE, increment: None }];
    let each = |main: u64, per_move: Option<u64>, time: u64| Control { per_move, ..byoyomi(main, time, 1) };
    let limited = |main: u64, per_move: u64| Control { per_move: Some(per_move), ..fischer(main * 60, 0) };
    let expected = [
        ("fide", "classical", staged(fischer(90 * 60, 30), &forty), Some(2 * MINUTE)),
        ("fide", "rapid", fischer(15 * 60, 10), Some(2 * MINUTE)),
        ("fide", "blitz", fischer(3 * 60, 2), Some(MINUTE)),
        ("club", "free", each(10 * MINUTE, None, 45 * second), None),
        ("kyvuong", "slow", limited(15, 2 * MINUTE), None),
        ("kyvuong", "blitz", limited(8, MINUTE), None),
        ("casual", "default", limited(15, MINUTE), None),
        ("casual", "site", each(20 * MINUTE, Some(2 * MINUTE), 30 * second), None),
        ("wxf", "standard", fischer(60 * 60, 30), None),
        ("wxf", "site", each(30 * MINUTE, Some(5 * MINUTE), 30 * second), None),
        (
            "vcf",
            "standard",
            staged(fischer(60 * 60, 0), &[Stage { moves: Some(25), add: 30 * MINUTE, increment: None }]),
            None,
        ),
        ("vcf", "rapid", fischer(15 * 60, 0), None),
    ];
    assert_eq!(PRESETS.len(), expected.len());
    for (Preset { rules, name, control, penalty, source }, wanted) in PRESETS.iter().zip(expected) {
        assert_eq!((*rules, *name, control.clone(), *penalty), wanted);
        assert_eq!(control.clone().checked().as_ref(), Ok(control));
        assert!(source.len() > 20 && !source.contains(['"', '\\']), "{source}");
        assert_eq!(Control::preset(rules, name).as_ref(), Some(control));
    }
    assert_eq!(Control::preset("kyvuong", "default"), None);
    assert_eq!(Control::preset("basic", "blitz"), None);
}

/// A control as TypeScript writes it, without blanks.
fn in_typescript(control: &Control) -> String {
    // as far as the presets go
    let periods = control.byoyomi.map_or(1, |byoyomi| byoyomi.periods);
    assert!((control.delay, periods, control.hourglass) == (0, 1, false));
    let mut text = format!("main:{}", control.main);
    if control.increment > 0 {
        text += &format!(",increment:{}", control.increment);
    }
    if let Some(limit) = control.per_move {
        text += &format!(",perMove:{limit}");
    }
    if let Some(Byoyomi { time, .. }) = control.byoyomi {
        text += &format!(",byoyomi:{{time:{time}}}");
    }
    let stages: Vec<String> =
        control.stages.iter().map(|stage| format!("{{moves:{},add:{}}}", stage.moves.unwrap(), stage.add)).collect();
    if !stages.is_empty() {
        text += &format!(",stages:[{}]", stages.join(","));
    }
    text
}

/// The presets of the package are those of the crate, in the same order.
#[test]
fn javascript_has_the_same_presets() {
    let plain = |text: &str| text.replace([' ', '\n', '_'], "").replace(",}", "}");
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/js/clock-presets.ts");
    let text = std::fs::read_to_string(file).unwrap();
    let (_, list) = text.split_once("= {\n").unwrap();
    let mut expected = String::new();
    for (index, Preset { rules, name, control, .. }) in PRESETS.iter().enumerate() {
        if index == 0 || PRESETS[index - 1].rules != *rules {
            expected += &format!("{}{rules}:{{", if index == 0 { "" } else { "}," });
        } else {
            expected += ",";
        }
        expected += &format!("{name}:{{{}}}", in_typescript(control));
    }
    assert_eq!(plain(list), plain(&format!("{expected}}}}};")));
}

#[test]
fn impossible_controls_are_refused_by_field() {
    let good = fischer(60, 1);
    let stage = Stage { moves: Some(40), add: 0, increment: None };
    assert_eq!(good.clone().checked(), Ok(good.clone()));
    let long = Control::LONGEST + 1;
    for (bad, field, bounds) in [
        (fischer(0, 0), ControlField::Main, (1, Control::LONGEST)),
        (Control { per_move: Some(5), ..fischer(0, 0) }, ControlField::Main, (1, Control::LONGEST)),
        (staged(fischer(0, 0), &[stage]), ControlField::Main, (1, Control::LONGEST)),
        (Control { main: long, ..good.clone() }, ControlField::Main, (0, Control::LONGEST)),
        (Control { per_move: Some(0), ..good.clone() }, ControlField::PerMove, (1, Control::LONGEST)),
        (Control { increment: long, ..good.clone() }, ControlField::Increment, (0, Control::LONGEST)),
        (Control { delay: u64::MAX, ..good.clone() }, ControlField::Delay, (0, Control::LONGEST)),
        (byoyomi(1, 0, 1), ControlField::ByoyomiTime, (1, Control::LONGEST)),
        (byoyomi(1, 1, 0), ControlField::ByoyomiPeriods, (1, 10_000)),
        (byoyomi(1, 1, 10_001), ControlField::ByoyomiPeriods, (1, 10_000)),
        (staged(good.clone(), &[Stage { moves: None, ..stage }]), ControlField::StageMoves(0), (1, 10_000)),
        (staged(good.clone(), &[stage, Stage { moves: Some(0), ..stage }]), ControlField::StageMoves(1), (1, 10_000)),
        (
            staged(good.clone(), &[stage, Stage { moves: None, ..stage }, stage]),
            ControlField::StageMoves(1),
            (1, 10_000),
        ),
        (staged(good.clone(), &[Stage { add: long, ..stage }]), ControlField::StageAdd(0), (0, Control::LONGEST)),
        (
            staged(good.clone(), &[Stage { increment: Some(long), ..stage }]),
            ControlField::StageIncrement(0),
            (0, Control::LONGEST),
        ),
        (staged(good.clone(), &[stage; 17]), ControlField::Stages, (0, 16)),
    ] {
        let error = bad.clone().checked().unwrap_err();
        assert_eq!((error.field, (error.least, error.most)), (field, bounds), "{bad:?}");
    }
    for possible in [
        fischer(0, 1),
        Control { delay: 1, ..fischer(0, 0) },
        byoyomi(0, 1, 1),
        staged(good.clone(), &[stage, Stage { moves: None, ..stage }]),
        staged(good.clone(), &[stage; 16]),
        Control { main: Control::LONGEST, ..good },
    ] {
        assert_eq!(possible.clone().checked(), Ok(possible));
    }
}

/// The field as JavaScript names it, and what is expected.
#[test]
fn a_refusal_says_what_is_expected() {
    let stage = Stage { moves: Some(0), add: 0, increment: None };
    let error = staged(fischer(60, 0), &[stage]).checked().unwrap_err();
    assert_eq!(error.to_string(), "stages[0].moves: expected a whole number from 1 to 10000");
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
