//! The list of games. Adding one is adding a row.

use super::packed::Packed;
use crate::codes::codes;
use crate::game::Game;
use alloc::boxed::Box;

/// A job for any game.
pub(crate) trait Job {
    /// Its result.
    type Done;

    /// Does it for one game.
    fn with<P: Packed>(self) -> Self::Done
    where
        AnyGame: From<Game<P>>;
}

/// Rows of a name, a code, a feature and the type of a game's positions. `$d` is a dollar sign, for the macro in the macro.
macro_rules! games {
    ($d:tt; $($(#[$doc:meta])* $name:ident = $code:literal, $feature:tt, $position:path;)+) => {
        codes! {
            /// A kind of game.
            pub enum Kind { $($(#[$doc])* $name = $code,)+ }
        }

        /// A game of either kind.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(
                $(#[$doc])*
                #[cfg(feature = $feature)]
                $name(Box<Game<$position>>),
            )+
        }

        $(
            #[cfg(feature = $feature)]
            impl From<Game<$position>> for AnyGame {
                fn from(game: Game<$position>) -> Self {
                    Self::$name(Box::new(game))
                }
            }
        )+

        impl AnyGame {
            /// Returns the kind of game.
            pub fn kind(&self) -> Kind {
                match self {
                    $(
                        #[cfg(feature = $feature)]
                        Self::$name(_) => Kind::$name,
                    )+
                }
            }
        }

        /// Evaluates an expression for whichever game it is.
        macro_rules! either {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $(
                        #[cfg(feature = $feature)]
                        AnyGame::$name($d game) => $d body,
                    )+
                }
            };
        }

        /// Does a job for the game of a kind; `None` if this build lacks it.
        pub(crate) fn with_game<J: Job>(kind: Kind, job: J) -> Option<J::Done> {
            match kind {
                $(
                    #[cfg(feature = $feature)]
                    Kind::$name => Some(job.with::<$position>()),
                )+
                #[cfg(not(all($(feature = $feature),+)))]
                _ => None,
            }
        }
    };
}

games! {
    $;
    /// Xiangqi, cờ tướng.
    Xiangqi = "xiangqi", "xiangqi", crate::xiangqi::Xiangqi;
    /// International chess, cờ vua.
    Chess = "chess", "chess", crate::chess::Chess;
}

impl Kind {
    /// Returns the kind with this number, its index in [`ALL`](Self::ALL).
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.get(number as usize).copied()
    }
}
