//! Closed sets of stable codes.

/// The error for a text that is not a code of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCode {
    /// The name of the set.
    pub set: &'static str,
}

impl core::fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "unknown {} code", self.set)
    }
}

impl core::error::Error for UnknownCode {}

/// A code of a closed set.
pub trait Code: Copy + Eq + core::fmt::Debug + core::fmt::Display + 'static {
    /// Every code of the set, in the order of the declaration.
    const CODES: &'static [Self];

    /// The stable text.
    fn code(self) -> &'static str;
}

/// Declares an enum whose variants each have a stable text code for programs. The code is what is written, read,
/// and serialized; TypeScript's lists are generated from the declaration.
macro_rules! codes {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// Every code, in the order of the declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The stable text of the code.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }
        }

        impl $crate::codes::Code for $name {
            const CODES: &'static [Self] = Self::ALL;

            fn code(self) -> &'static str {
                Self::code(self)
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, code: &&str) -> bool {
                self.code() == *code
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.code())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::codes::UnknownCode;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let unknown = $crate::codes::UnknownCode { set: stringify!($name) };
                Self::ALL.iter().copied().find(|code| code.code() == text).ok_or(unknown)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.code())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::serial::from_text(deserializer)
            }
        }
    };
}
pub(crate) use codes;
