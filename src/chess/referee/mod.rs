//! The referee of chess: the draws that may be claimed, dead positions, and the judge that applies a rule set.

mod claims;
mod cover;
mod dead;
mod guess;
mod judge;
mod reach;

pub use dead::{Life, can_mate, life};
pub use judge::Judge;
