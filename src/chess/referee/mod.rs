//! The referee of chess: the draws that may be claimed, dead positions, and the judge that applies a rule set.

mod claims;
mod cover;
mod dead;
pub mod helpmate;
mod judge;
mod reach;

pub use dead::{Life, can_mate, life};
pub use judge::Judge;

/// probe
pub fn proof(position: &crate::chess::Chess, winner: crate::color::Color) -> bool {
    reach::Reach::of(position).is_some_and(|reach| !cover::may_mate(&reach, winner))
}
