//! Inputs made of other inputs: a few changes each, of bytes, words and lines.

use crate::support::Rng;

/// Inputs are no longer: what a length does is found by far shorter ones.
const LONGEST: usize = 4096;

/// A seed with some changes.
pub fn mutated(rng: &mut Rng, seeds: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    let mut input = rng.pick(seeds).clone();
    for _ in 0..=rng.below(4) {
        change(rng, &mut input, seeds, words);
    }
    input.truncate(LONGEST);
    input
}

fn change(rng: &mut Rng, input: &mut Vec<u8>, seeds: &[Vec<u8>], words: &[&str]) {
    let at = rng.below(input.len() + 1);
    let end = (at + 1 + rng.below(8)).min(input.len());
    match rng.below(10) {
        0 if at < end => drop(input.drain(at..end)),
        1 if at < end => {
            let again = input[at..end].to_vec();
            drop(input.splice(at..at, again));
        }
        2 if at < input.len() => input[at] = rng.next() as u8,
        3 if at < input.len() => input[at] ^= 1 << rng.below(8),
        // a digit or letter for its neighbour
        4 if at < input.len() => input[at] = input[at].wrapping_add(if rng.below(2) == 0 { 1 } else { 255 }),
        5 if !words.is_empty() => drop(input.splice(at..at, rng.pick(words).bytes())),
        6 if !words.is_empty() => {
            let parts = parts(input);
            if !parts.is_empty() {
                let part = rng.pick(&parts).clone();
                drop(input.splice(part, rng.pick(words).bytes()));
            }
        }
        7 => exchange(rng, input),
        8 => {
            // the end of another input
            let other = rng.pick(seeds);
            let from = rng.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        _ => {
            // the same once more
            let again: Vec<u8> = input[at.min(end)..].to_vec();
            input.extend(again);
        }
    }
}

/// Where words stand, between blanks, slashes and line ends.
fn parts(input: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for at in 0..=input.len() {
        if at == input.len() || b" /\n=".contains(&input[at]) {
            if begin < at {
                parts.push(begin..at);
            }
            begin = at + 1;
        }
    }
    parts
}

/// Two words change places.
fn exchange(rng: &mut Rng, input: &mut Vec<u8>) {
    let parts = parts(input);
    if parts.len() < 2 {
        return;
    }
    let (a, b) = (rng.below(parts.len()), rng.below(parts.len()));
    let (first, second) = (parts[a.min(b)].clone(), parts[a.max(b)].clone());
    let (one, other) = (input[first.clone()].to_vec(), input[second.clone()].to_vec());
    drop(input.splice(second, one));
    drop(input.splice(first, other));
}
