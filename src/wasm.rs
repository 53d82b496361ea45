//! The boundary to JavaScript: numbers and typed arrays, and plain objects for what is rare. No logic.
//!
//! One [`Engine`] holds numbered slots of live games. The JavaScript side owns each game's value (how it began, what
//! was played) and can make a slot again from it, so nothing here needs to live as long as a JavaScript object does.

use wasm_bindgen::prelude::*;

use crate::chess::Chess;
use crate::facade::{AnyGame, Failure, Kind, Opening};

/// Words in the out buffer: more than any position has legal moves or squares.
const OUT_WORDS: usize = 512;

/// Slots of live games, and a buffer for lists of numbers.
#[wasm_bindgen]
pub struct Engine {
    games: Vec<Option<AnyGame>>,
    words: Vec<u32>,
    out: Box<[u32; OUT_WORDS]>,
}

/// No more slots than this: a slip of the caller must not exhaust memory.
const MAX_SLOTS: usize = 4096;

fn thrown(failure: &Failure) -> JsValue {
    serde_wasm_bindgen::to_value(failure).unwrap_or(JsValue::NULL)
}

#[wasm_bindgen]
impl Engine {
    /// No game is open.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { games: Vec::new(), words: Vec::new(), out: Box::new([0; OUT_WORDS]) }
    }

    /// The address of the out buffer in memory.
    pub fn out_ptr(&self) -> u32 {
        self.out.as_ptr() as u32
    }

    /// Opens a game in a slot, in place of the one there. `kind` 0 is xiangqi, 1 chess.
    ///
    /// # Errors
    /// `{ code, detail }`: `invalid-fen`, `unknown-rules`, `invalid-argument`.
    pub fn open(
        &mut self,
        slot: usize,
        kind: u32,
        fen: Option<String>,
        chess960: bool,
        rules: JsValue,
    ) -> Result<(), JsValue> {
        let name = rules.as_string();
        if name.is_none() && !rules.is_undefined() {
            return Err(thrown(&Failure::UnknownRules));
        }
        let kind = Kind::from_number(kind).filter(|_| slot < MAX_SLOTS);
        let kind = kind.ok_or_else(|| thrown(&Failure::InvalidArgument))?;
        let opening = Opening { fen: fen.as_deref(), chess960, rules: name.as_deref() };
        let game = AnyGame::open(kind, opening).map_err(|failure| thrown(&failure))?;
        if self.games.len() <= slot {
            self.games.resize_with(slot + 1, || None);
        }
        self.games[slot] = Some(game);
        Ok(())
    }

    /// Empties a slot.
    pub fn close(&mut self, slot: usize) {
        if let Some(place) = self.games.get_mut(slot) {
            *place = None;
        }
    }

    /// The name of the rule set in force.
    pub fn rules(&self, slot: usize) -> String {
        self.game(slot).map_or_else(String::new, |game| game.rules().to_owned())
    }

    /// The canonical FEN.
    pub fn fen(&self, slot: usize) -> String {
        self.game(slot).map_or_else(String::new, AnyGame::fen)
    }

    /// 0 when the side that moves first is to move, else 1.
    pub fn turn(&self, slot: usize) -> usize {
        self.game(slot).map_or(0, |game| game.turn().index())
    }

    /// Plies played.
    pub fn ply(&self, slot: usize) -> usize {
        self.game(slot).map_or(0, AnyGame::ply)
    }

    /// Writes the piece codes to the out buffer and answers their number.
    pub fn board(&mut self, slot: usize) -> usize {
        let codes = self.game(slot).map(AnyGame::board).unwrap_or_default();
        self.write(&codes)
    }

    /// Writes the move words of the legal moves, all or those from one square index (−1: all), and answers their
    /// number.
    pub fn legal(&mut self, slot: usize, from: i32) -> usize {
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        if let Some(game) = self.game(slot) {
            game.legal(usize::try_from(from).ok(), &mut words);
        }
        let count = self.write(&words);
        self.words = words;
        count
    }

    /// The move word of a packed move if it is legal, else 0.
    pub fn find(&self, slot: usize, packed: u32) -> u32 {
        self.game(slot).and_then(|game| game.find(packed)).unwrap_or(0)
    }

    /// −1 when a packed move is legal; else the place of the cause in the game's list, and in the out buffer the
    /// number of squares and the square indices.
    pub fn explain(&mut self, slot: usize, packed: u32) -> i32 {
        let Some(why) = self.game(slot).and_then(|game| game.explain(packed)) else { return -1 };
        let mut words = vec![why.squares.len() as u32];
        words.extend(why.squares.iter().map(|&square| square as u32));
        self.write(&words);
        why.code as i32
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

    /// Bit 0: the game is over; bit 1: the side to move is in check; bits 8–15: how many give check, whose square
    /// indices stand in the out buffer.
    pub fn status(&mut self, slot: usize) -> u32 {
        let Some(game) = self.game(slot) else { return 0 };
        let over = u32::from(game.is_over());
        if !game.is_check() {
            return over;
        }
        let checkers: Vec<u32> = game.checkers().into_iter().map(|square| square as u32).collect();
        let count = self.write(&checkers) as u32;
        over | 2 | count << 8
    }

    /// How the game ended: `{ winner, reason, rule, result, evidence }`; null while it goes on.
    pub fn verdict(&self, slot: usize) -> JsValue {
        let verdict = self.game(slot).and_then(AnyGame::verdict);
        let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
        verdict.and_then(|view| serde::Serialize::serialize(&view, &serializer).ok()).unwrap_or(JsValue::NULL)
    }

    /// The number of move sequences of `depth` plies; undefined when it exceeds `limit`.
    pub fn perft(&self, slot: usize, depth: u32, limit: u64) -> Option<u64> {
        self.game(slot)?.perft(depth, limit)
    }

    fn game(&self, slot: usize) -> Option<&AnyGame> {
        self.games.get(slot)?.as_ref()
    }

    fn game_mut(&mut self, slot: usize) -> Option<&mut AnyGame> {
        self.games.get_mut(slot)?.as_mut()
    }

    /// Copies as many words as fit to the out buffer and answers how many.
    fn write(&mut self, words: &[u32]) -> usize {
        let count = words.len().min(OUT_WORDS);
        self.out[..count].copy_from_slice(&words[..count]);
        count
    }
}

/// The FEN of a starting position of Chess960; empty when the number is not 0–959.
#[wasm_bindgen]
pub fn chess960(number: usize) -> String {
    Chess::chess960(number).map_or_else(String::new, |position| position.fen(crate::fen::Counters::default()))
}
