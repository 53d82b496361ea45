//! Places in a text, as JavaScript counts them.

use super::Fault;

/// Counts UTF-16 units, forward only.
pub(super) struct Units<'a> {
    text: &'a str,
    at: usize,
    units: usize,
}

impl<'a> Units<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0, units: 0 }
    }

    /// Orders faults by their places, and counts those in units instead of bytes.
    pub fn place(&mut self, faults: &mut [Fault]) {
        faults.sort_by_key(|fault| fault.offset);
        for fault in faults {
            fault.offset = self.at(fault.offset);
        }
    }

    pub fn at(&mut self, byte: usize) -> usize {
        let passed = self.text.get(self.at..byte).unwrap_or_default();
        self.units += if passed.is_ascii() { passed.len() } else { passed.chars().map(char::len_utf16).sum() };
        self.at = self.at.max(byte);
        self.units
    }
}
