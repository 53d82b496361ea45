//! Every reader and every order of calls, given what nobody would write: a deterministic driver over mutated seeds.
//!
//! As a test it runs a fixed number of inputs of each target, the same in every run. `FUZZ_SECONDS` runs on for so long
//! instead, shared among the targets; `FUZZ_SEED` begins elsewhere; `FUZZ_TARGET` runs one target. A failure prints the
//! smallest input that still fails and how to run it again (`FUZZ_INPUT`).
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod clocks;
mod mutate;
#[path = "../support/plain_xiangqi.rs"]
mod plain_xiangqi;
mod sequences;
#[path = "../support/mod.rs"]
mod support;
mod texts;

use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use support::Rng;

/// Something that is given inputs and must hold for all of them.
struct Target {
    name: &'static str,
    /// Inputs of a quick run.
    inputs: usize,
    seeds: fn() -> Vec<Vec<u8>>,
    /// Words that inputs may contain.
    words: &'static [&'static str],
    /// Panics where something does not hold.
    check: fn(&[u8]),
}

const TARGETS: [Target; 9] = [
    Target {
        name: "xiangqi-fen",
        inputs: 4000,
        seeds: texts::xiangqi_fens,
        words: texts::FEN_WORDS,
        check: texts::xiangqi_fen,
    },
    Target {
        name: "chess-fen",
        inputs: 4000,
        seeds: texts::chess_fens,
        words: texts::FEN_WORDS,
        check: texts::chess_fen,
    },
    Target { name: "move", inputs: 6000, seeds: texts::moves, words: texts::MOVE_WORDS, check: texts::one_move },
    Target { name: "record", inputs: 400, seeds: texts::records, words: texts::MOVE_WORDS, check: texts::record },
    Target { name: "rules", inputs: 400, seeds: texts::rules, words: texts::RULE_WORDS, check: texts::custom_rules },
    Target { name: "xiangqi-play", inputs: 40, seeds: sequences::seeds, words: &[], check: sequences::xiangqi },
    Target { name: "chess-play", inputs: 80, seeds: sequences::seeds, words: &[], check: sequences::chess },
    Target { name: "clock", inputs: 2000, seeds: sequences::seeds, words: &[], check: clocks::plain },
    Target { name: "clock-numbers", inputs: 2000, seeds: sequences::seeds, words: &[], check: clocks::numbers },
];

#[test]
fn everything_holds_for_inputs_that_nobody_would_write() {
    let wanted = env::var("FUZZ_TARGET").ok();
    let seed = env::var("FUZZ_SEED").map_or(1, |text| text.parse().expect("FUZZ_SEED is a number"));
    let seconds: Option<f64> =
        env::var("FUZZ_SECONDS").ok().map(|text| text.parse().expect("FUZZ_SECONDS is a number"));
    let targets: Vec<&Target> =
        TARGETS.iter().filter(|target| wanted.as_deref().is_none_or(|name| name == target.name)).collect();
    assert!(
        !targets.is_empty(),
        "there is no such target; there are: {}",
        TARGETS.map(|target| target.name).join(", ")
    );
    if let Ok(input) = env::var("FUZZ_INPUT") {
        return (targets[0].check)(&unescaped(&input));
    }
    let share = seconds.map(|seconds| Duration::from_secs_f64(seconds / targets.len() as f64));
    let failures: Vec<String> = targets.iter().filter_map(|target| run(target, seed, share)).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Tries a target. What failed, if anything did.
fn run(target: &Target, seed: u64, time: Option<Duration>) -> Option<String> {
    let seeds = (target.seeds)();
    assert!(!seeds.is_empty(), "{} has no seeds", target.name);
    let mut rng = Rng::new(seed);
    let begun = Instant::now();
    let mut tried = 0;
    loop {
        let goes_on = match time {
            Some(time) => begun.elapsed() < time,
            None => tried < target.inputs,
        };
        if !goes_on {
            println!("{}: {tried} inputs", target.name);
            return None;
        }
        // The seeds as they are come first.
        let input = match seeds.get(tried) {
            Some(input) => input.clone(),
            None => mutate::mutated(&mut rng, &seeds, target.words),
        };
        tried += 1;
        if fails(target, &input) {
            let least = minimised(target, input);
            let text = escaped(&least);
            let said = message(target, &least);
            return Some(format!(
                "{name} fails after {tried} inputs: {said}\n  input: {text}\n  again: FUZZ_TARGET={name} FUZZ_INPUT='{text}' cargo test --test fuzz",
                name = target.name,
            ));
        }
    }
}

/// Runs without the report of the panic, which only the least input is worth.
fn quietly<T>(work: impl FnOnce() -> T) -> std::thread::Result<T> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let outcome = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(hook);
    outcome
}

fn fails(target: &Target, input: &[u8]) -> bool {
    quietly(|| (target.check)(input)).is_err()
}

fn message(target: &Target, input: &[u8]) -> String {
    let Err(said) = quietly(|| (target.check)(input)) else { return String::new() };
    said.downcast_ref::<String>()
        .cloned()
        .or_else(|| said.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default()
}

/// Takes pieces out of an input, smaller and smaller ones, as long as it still fails.
fn minimised(target: &Target, mut input: Vec<u8>) -> Vec<u8> {
    let mut size = input.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        while at < input.len() {
            let end = (at + size).min(input.len());
            let less = [&input[..at], &input[end..]].concat();
            if fails(target, &less) {
                input = less;
            } else {
                at += size;
            }
        }
        size /= 2;
    }
    input
}

/// An input as text that a shell takes between single quotes.
fn escaped(input: &[u8]) -> String {
    let mut text = String::new();
    for &byte in input {
        match byte {
            b' '..=b'~' if byte != b'\'' && byte != b'\\' => text.push(char::from(byte)),
            _ => text.push_str(&format!("\\x{byte:02x}")),
        }
    }
    text
}

fn unescaped(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut input = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'\\' && bytes.get(at + 1) == Some(&b'x') {
            input.push(u8::from_str_radix(&text[at + 2..at + 4], 16).expect("two hexadecimal digits"));
            at += 4;
        } else {
            input.push(bytes[at]);
            at += 1;
        }
    }
    input
}

/// What the driver is for it must be able to do: find a fault, and make its input small.
#[test]
fn a_planted_fault_is_found_and_made_small() {
    const PLANTED: Target = Target {
        name: "planted",
        inputs: 20_000,
        seeds: || vec![b"alpha beta gamma delta".to_vec()],
        words: &["omega"],
        check: |input| assert!(!String::from_utf8_lossy(input).contains("omega beta"), "it is there"),
    };
    let said = run(&PLANTED, 1, None).expect("the fault is found");
    assert!(said.contains("it is there") && said.contains("input: omega beta\n"), "{said}");
    assert_eq!(unescaped(&escaped(b"a'\\\x00\xff\n")), b"a'\\\x00\xff\n");
}
