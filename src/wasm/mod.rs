//! The boundary to JavaScript: numbers, and two buffers for words and text. No logic.
//!
//! One [`Engine`] holds numbered slots of live games. The JavaScript side owns each game's value (how it began, what
//! was played) and can make a slot again from it, so nothing here needs to live as long as a JavaScript object does.
//!
//! Objects are made in JavaScript: their names would weigh more here, and each costs a call for every field. What is
//! told in words and text is described at [`facade::told`](crate::facade::Told).

mod notation;
mod referee;

use wasm_bindgen::prelude::*;

use crate::error::SetupPolicy;
use crate::facade::{self, AnyGame, Failure, Kind, Opening, RulesChoice, Told};

/// The allocator of the web build: as quick as the standard library's, with a third of the code.
struct Allocating;

impl rlsf::GlobalTlsfOptions for Allocating {
    const ENABLE_REALLOCATION: bool = false;
}

#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf<Allocating> = rlsf::GlobalTlsf::new();

/// Words that are always there: more than any position has legal moves or squares.
const WORDS: usize = 512;

/// Slots of live games, and buffers for what they tell.
#[wasm_bindgen]
pub struct Engine {
    games: Vec<Option<AnyGame>>,
    told: Told,
}

/// No more slots than this: a slip of the caller must not exhaust memory.
const MAX_SLOTS: usize = 4096;

// Bits that say how a game is opened.
const CHESS960: u32 = 1;
const PLAYABLE: u32 = 2;
const PLAYS_ON: u32 = 4;

fn opened(kind: u32, fen: Option<&str>, how: u32, rules: &str) -> Result<AnyGame, Failure> {
    let kind = Kind::from_number(kind).ok_or(Failure::InvalidArgument)?;
    let opening = Opening {
        fen,
        chess960: how & CHESS960 != 0,
        rules: RulesChoice::read(rules),
        policy: if how & PLAYABLE != 0 { SetupPolicy::Playable } else { SetupPolicy::Strict },
        plays_on: how & PLAYS_ON != 0,
    };
    AnyGame::open(kind, opening)
}

#[wasm_bindgen]
impl Engine {
    /// No game is open.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self {
            games: Vec::new(),
            told: Told { words: Vec::with_capacity(WORDS), text: String::new(), numbers: Vec::new() },
        }
    }

    /// The address of the words in memory. It stays while no more than 512 are told.
    pub fn words_ptr(&self) -> usize {
        self.told.words.as_ptr() as usize
    }

    /// The address of the text in memory.
    pub fn text_ptr(&self) -> usize {
        self.told.text.as_ptr() as usize
    }

    /// The bytes of the text, which is UTF-8.
    pub fn text_len(&self) -> usize {
        self.told.text.len()
    }

    /// Opens a game in a slot, in place of the one there. `kind` 0 is xiangqi, 1 chess; the rules as
    /// [`RulesChoice::read`] takes them; `how` adds 1 for Chess960, 2 for any position that can be played, 4 for play that
    /// goes on after the end. 0, or the number of the [failure](Told::failure).
    pub fn open(&mut self, slot: usize, kind: u32, fen: Option<String>, how: u32, rules: &str) -> u32 {
        if slot >= MAX_SLOTS {
            return self.told.failure(&Failure::InvalidArgument);
        }
        match opened(kind, fen.as_deref(), how, rules) {
            Err(failure) => self.told.failure(&failure),
            Ok(game) => {
                if self.games.len() <= slot {
                    self.games.resize_with(slot + 1, || None);
                }
                if let Some(place) = self.games.get_mut(slot) {
                    *place = Some(game);
                }
                0
            }
        }
    }

    /// Empties a slot.
    pub fn close(&mut self, slot: usize) {
        if let Some(place) = self.games.get_mut(slot) {
            *place = None;
        }
    }

    /// Tells the name of the rule set in force, in text.
    pub fn rules(&mut self, slot: usize) {
        self.text(slot, AnyGame::rules);
    }

    /// Tells the canonical FEN.
    pub fn fen(&mut self, slot: usize) {
        self.text(slot, AnyGame::fen);
    }

    /// 0 when the side that moves first is to move, else 1.
    pub fn turn(&self, slot: usize) -> usize {
        self.game(slot).map_or(0, |game| game.turn().index())
    }

    /// Plies played.
    pub fn ply(&self, slot: usize) -> usize {
        self.game(slot).map_or(0, AnyGame::ply)
    }

    /// Tells the piece codes in words and answers their number.
    pub fn board(&mut self, slot: usize) -> usize {
        self.tell(slot, |game, told| told.words.extend(game.board()));
        self.told.words.len()
    }

    /// Tells the move words of the legal moves, all or those from one square index (−1: all), and answers their
    /// number.
    pub fn legal(&mut self, slot: usize, from: i32) -> usize {
        self.tell(slot, |game, told| game.legal(usize::try_from(from).ok(), &mut told.words));
        self.told.words.len()
    }

    /// The move word of a packed move if it is legal, else 0.
    pub fn find(&mut self, slot: usize, packed: u32) -> u32 {
        self.game_mut(slot).and_then(|game| game.find(packed)).unwrap_or(0)
    }

    /// 0 when a packed move is legal; else the place of the cause in the game's list, plus one, and in words the number
    /// of squares and the square indices.
    pub fn explain(&mut self, slot: usize, packed: u32) -> usize {
        let Some(why) = self.game_mut(slot).and_then(|game| game.explain(packed)) else { return 0 };
        self.told.clear();
        self.told.squares(why.squares.into_iter());
        why.code + 1
    }

    /// Plays a packed move: its move word, or 0 when it is not legal and nothing has changed.
    pub fn play(&mut self, slot: usize, packed: u32) -> u32 {
        self.game_mut(slot).and_then(|game| game.play(packed)).unwrap_or(0)
    }

    /// Plays packed moves up to the first that is not legal, and answers how many were played.
    pub fn replay(&mut self, slot: usize, packed: &[u32]) -> usize {
        let Some(game) = self.game_mut(slot) else { return 0 };
        packed.iter().take_while(|&&packed| game.play(packed).is_some()).count()
    }

    /// Takes the last move back: its move word, or 0 at the start.
    pub fn undo(&mut self, slot: usize) -> u32 {
        self.game_mut(slot).and_then(AnyGame::undo).unwrap_or(0)
    }

    /// The number of move sequences of `depth` plies; −1 when it exceeds `limit`.
    pub fn perft(&self, slot: usize, depth: u32, limit: f64) -> f64 {
        self.game(slot).and_then(|game| game.perft(depth, limit as u64)).map_or(-1.0, |count| count as f64)
    }

    /// Tells the FEN of a starting position of Chess960; nothing when the number is not 0–959.
    pub fn chess960(&mut self, number: usize) {
        self.told.text = facade::chess960(number).unwrap_or_default();
    }

    fn game(&self, slot: usize) -> Option<&AnyGame> {
        self.games.get(slot)?.as_ref()
    }

    fn game_mut(&mut self, slot: usize) -> Option<&mut AnyGame> {
        self.games.get_mut(slot)?.as_mut()
    }

    /// Lets a game tell something; an empty slot tells nothing.
    fn tell(&mut self, slot: usize, tell: impl FnOnce(&mut AnyGame, &mut Told)) -> bool {
        self.told.clear();
        let game = self.games.get_mut(slot).and_then(Option::as_mut);
        let told = game.map(|game| tell(game, &mut self.told));
        told.is_some()
    }

    fn text(&mut self, slot: usize, text: fn(&AnyGame) -> String) {
        self.told.text = self.game(slot).map(text).unwrap_or_default();
    }
}
