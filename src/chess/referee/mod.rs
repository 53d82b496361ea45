//! The referee of chess: the draws that may be claimed, dead positions, and the judge that applies a rule set.

mod claims;
mod cover;
mod dead;
mod exhaust;
mod frame;
mod guess;
mod guide;
mod judge;
mod kings;
mod net;
mod queue;
mod reach;
mod search;
mod target;

pub use dead::{Life, can_mate, life};
pub use judge::Judge;
