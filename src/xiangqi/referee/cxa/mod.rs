//! Repetition as the Chinese association judges it (2020, articles 24–26): by what each ply threatens.

mod aspect;
pub(super) mod classify;
mod idle;
pub(super) mod round;
mod search;
mod threats;
mod weight;
