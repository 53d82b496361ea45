//! Short texts that need no allocation.

/// The name of a square or the UCI text of a move, stored inline.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Text {
    bytes: [u8; 5],
    length: u8,
}

impl Text {
    pub(in crate::api) fn of_square(file: usize, rank: usize, lowest: u8) -> Self {
        Self::default().with(b'a' + file as u8).with(lowest + rank as u8)
    }

    /// Appends a letter. Text longer than any move is cut off.
    pub(in crate::api) fn with(mut self, letter: u8) -> Self {
        if let Some(place) = self.bytes.get_mut(usize::from(self.length)) {
            *place = letter;
            self.length += 1;
        }
        self
    }

    /// Appends another text.
    pub(in crate::api) fn and(self, other: Self) -> Self {
        other.as_str().bytes().fold(self, Self::with)
    }

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(self.bytes.get(..usize::from(self.length)).unwrap_or_default()).unwrap_or_default()
    }
}

impl core::fmt::Debug for Text {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self.as_str(), f)
    }
}

impl core::fmt::Display for Text {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Text {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
