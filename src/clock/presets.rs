//! Named time controls, each with its source.

use alloc::borrow::Cow;

use super::control::{Byoyomi, Control, Stage};

/// A named time control of a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Preset {
    /// The rule set.
    pub rules: &'static str,
    /// Its name within the rule set.
    pub name: &'static str,
    /// The times of each side.
    pub control: Control,
    /// What the arbiter adds to the opponent's time for an illegal move or a wrong draw claim, if the rules say so.
    pub penalty: Option<u64>,
    /// The source.
    pub source: &'static str,
}

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;

/// Two minutes for the opponent: FIDE 7.5.5 and 9.5.3. In blitz it is one minute: B.2.
const TWO_MINUTES: Option<u64> = Some(2 * MINUTE);

const KY_VUONG: &str = "Kỳ Vương, luật thi đấu: thời gian suy nghĩ";

const fn fischer(main: u64, increment: u64) -> Control {
    staged(main, increment, &[])
}

const fn staged(main: u64, increment: u64, stages: &'static [Stage]) -> Control {
    Control {
        main,
        per_move: None,
        increment,
        delay: 0,
        byoyomi: None,
        stages: Cow::Borrowed(stages),
        hourglass: false,
    }
}

const fn limited(main: u64, per_move: Option<u64>, byoyomi: Option<u64>) -> Control {
    let byoyomi = match byoyomi {
        Some(time) => Some(Byoyomi { time, periods: 1 }),
        None => None,
    };
    Control { main, per_move, increment: 0, delay: 0, byoyomi, stages: Cow::Borrowed(&[]), hourglass: false }
}

/// 30 minutes more after 40 moves (FIDE), and after 25 (Vietnam).
const AFTER_FORTY: &[Stage] = &[Stage { moves: Some(40), add: 30 * MINUTE, increment: None }];
const AFTER_TWENTY_FIVE: &[Stage] = &[Stage { moves: Some(25), add: 30 * MINUTE, increment: None }];

/// The named time controls of the rule sets.
pub const PRESETS: &[Preset] = &[
    Preset {
        rules: "fide",
        name: "classical",
        control: staged(90 * MINUTE, 30 * SECOND, AFTER_FORTY),
        penalty: TWO_MINUTES,
        source: "FIDE Handbook C.07: 90 minutes for 40 moves, then 30 minutes, 30 seconds a move from the first on",
    },
    Preset {
        rules: "fide",
        name: "rapid",
        control: fischer(15 * MINUTE, 10 * SECOND),
        penalty: TWO_MINUTES,
        source: "FIDE World Rapid Championship; Laws, appendix A",
    },
    Preset {
        rules: "fide",
        name: "blitz",
        control: fischer(3 * MINUTE, 2 * SECOND),
        penalty: Some(MINUTE),
        source: "FIDE World Blitz Championship; Laws, appendix B",
    },
    Preset {
        rules: "club",
        name: "free",
        control: limited(10 * MINUTE, None, Some(45 * SECOND)),
        penalty: None,
        source: "Club Xiangqi (CXQ), instructions: Timers; tournament of July 2005: 10/45",
    },
    Preset {
        rules: "kyvuong",
        name: "slow",
        control: limited(15 * MINUTE, Some(2 * MINUTE), None),
        penalty: None,
        source: KY_VUONG,
    },
    Preset {
        rules: "kyvuong",
        name: "blitz",
        control: limited(8 * MINUTE, Some(MINUTE), None),
        penalty: None,
        source: KY_VUONG,
    },
    Preset {
        rules: "casual",
        name: "default",
        control: limited(15 * MINUTE, Some(MINUTE), None),
        penalty: None,
        source: "the source of the rule set: one minute a move, and a time for the game",
    },
    Preset {
        rules: "casual",
        name: "site",
        control: limited(20 * MINUTE, Some(2 * MINUTE), Some(30 * SECOND)),
        penalty: None,
        source: "天天象棋, 20 minutes: 局时20分, 步时2分, 读秒30秒",
    },
    Preset {
        rules: "wxf",
        name: "standard",
        control: fischer(60 * MINUTE, 30 * SECOND),
        penalty: None,
        source: "World Xiangqi Championships 2023, regulations VII.b",
    },
    Preset {
        rules: "wxf",
        name: "site",
        control: limited(30 * MINUTE, Some(5 * MINUTE), Some(30 * SECOND)),
        penalty: None,
        source: "xiangqi.cc, game time rule: N minutes, 5 minutes a move, then N seconds a move",
    },
    Preset {
        rules: "vcf",
        name: "standard",
        control: staged(60 * MINUTE, 0, AFTER_TWENTY_FIVE),
        penalty: None,
        source: "Luật Cờ Tướng, 1409/2004/QĐ-UBTDTT, 10.1: 90 phút, 60 phút đầu đi đủ 25 nước",
    },
    Preset {
        rules: "vcf",
        name: "rapid",
        control: Control::sudden_death(15 * MINUTE),
        penalty: None,
        source: "Luật Cờ Tướng, 1409/2004/QĐ-UBTDTT, 10.1: cờ nhanh 15 phút",
    },
];

impl Control {
    /// Returns the named time control of a rule set.
    ///
    /// ```
    /// use trongtai::clock::Control;
    ///
    /// assert_eq!(Control::preset("kyvuong", "blitz").map(|control| control.main), Some(480_000));
    /// ```
    pub fn preset(rules: &str, name: &str) -> Option<Self> {
        PRESETS.iter().find(|preset| preset.rules == rules && preset.name == name).map(|preset| preset.control.clone())
    }
}
