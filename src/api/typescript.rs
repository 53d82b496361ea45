//! The TypeScript of what Rust declares.
