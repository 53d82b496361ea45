//! Attacks, chases and cycles as the AXF and WXF rule books define them.

pub(super) mod capture;
pub(super) mod chase;
pub mod conduct;
pub(super) mod cycle;
