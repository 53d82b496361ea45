//! Keys of positions: a 64-bit summary that equal positions share.
//!
//! A key is the exclusive or of one mixed word for each fact (a piece on a square, the side to move, a right), so it
//! can be kept up to date move by move, and needs no table: a table of random words would not compress and would
//! weigh more than the engine's code. Unequal positions may share a key; code that needs equality compares positions.

/// Mixes a small number into 64 well-spread bits (the finaliser of SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
pub const fn mix(fact: u64) -> u64 {
    let mut z = fact.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
