//! The referee of chess: the draws that may be claimed, dead positions, and the judge that applies a rule set.

mod claims;
mod dead;
mod helpmate;
mod judge;
mod locked;

pub use dead::{Life, can_mate, life};
pub use judge::Judge;
