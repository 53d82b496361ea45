//! The referee: who breaks a rule, and how a game ends.
//!
//! Facts come first and verdicts after. [`wxf`] finds the attacks of each ply and judges the cycles of the AXF and WXF
//! rules; the streaks of [`tally`] count the same attacks. [`cxa`] finds the nature of each ply by search and judges the
//! rounds of the Chinese association. The [`judge`] applies the data of a rule set to them.

mod cxa;
mod judge;
mod material;
mod notice;
mod tally;
mod wxf;

pub use judge::{Judge, ending};
pub(super) use material::nobody_can_win;
pub use wxf::conduct::{Attack, Conduct, Standing};
