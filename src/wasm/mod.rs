//! The boundary to JavaScript: numbers and typed arrays, and plain objects for what is rare. No logic.
//!
//! One [`Engine`] holds numbered slots of live games. The JavaScript side owns each game's value (how it began, what
//! was played) and can make a slot again from it, so nothing here needs to live as long as a JavaScript object does.

mod clock;
mod notation;
mod records;

use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::facade::{self, AnyGame, Failure, Kind, Opening, RulesChoice};
use crate::ruleset::Given;

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

/// A view as a plain object.
fn object(view: &impl Serialize) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    view.serialize(&serializer).unwrap_or(JsValue::NULL)
}

fn thrown(failure: &Failure) -> JsValue {
    object(failure)
}

fn opened(kind: Kind, fen: Option<&str>, chess960: bool, rules: &JsValue) -> Result<AnyGame, JsValue> {
    let rules = rules_choice(rules).ok_or_else(|| thrown(&Failure::UnknownRules))?;
    AnyGame::open(kind, Opening { fen, chess960, rules }).map_err(|failure| thrown(&failure))
}

/// A rule set as JavaScript names it: nothing, a name, or `{ base, …fields }`.
fn rules_choice(rules: &JsValue) -> Option<RulesChoice> {
    if rules.is_undefined() {
        return Some(RulesChoice::default());
    }
    if let Some(name) = rules.as_string() {
        return Some(RulesChoice::named(&name));
    }
    if !rules.is_object() {
        return None;
    }
    // not `dyn_ref`: an object without a prototype is no instance of anything
    let mut choice = RulesChoice::default();
    for entry in js_sys::Object::entries(rules.unchecked_ref::<js_sys::Object>()) {
        let entry: js_sys::Array = entry.unchecked_into();
        let field = entry.get(0).as_string()?;
        let value = entry.get(1);
        if field == "base" {
            choice.base = Some(value.as_string()?);
        } else if !value.is_undefined() {
            choice.replaced.push((field, given(&value)));
        }
    }
    choice.base.is_some().then_some(choice)
}

fn given(value: &JsValue) -> Given {
    if value.is_null() {
        return Given::Nothing;
    }
    if let Some(on) = value.as_bool() {
        return Given::Switch(on);
    }
    if let Some(number) = value.as_f64() {
        return Given::Number(number);
    }
    if let Some(text) = value.as_string() {
        return Given::Text(text);
    }
    let numbers = value.dyn_ref::<js_sys::Array>().map(|items| items.iter().map(|item| item.as_f64()).collect());
    numbers.flatten().map_or(Given::Other, Given::Numbers)
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
        let kind = Kind::from_number(kind).filter(|_| slot < MAX_SLOTS);
        let kind = kind.ok_or_else(|| thrown(&Failure::InvalidArgument))?;
        let game = opened(kind, fen.as_deref(), chess960, &rules)?;
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
        self.game(slot).map_or_else(String::new, AnyGame::rules)
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
        if let Some(game) = self.game_mut(slot) {
            game.legal(usize::try_from(from).ok(), &mut words);
        }
        let count = self.write(&words);
        self.words = words;
        count
    }

    /// The move word of a packed move if it is legal, else 0.
    pub fn find(&mut self, slot: usize, packed: u32) -> u32 {
        self.game_mut(slot).and_then(|game| game.find(packed)).unwrap_or(0)
    }

    /// −1 when a packed move is legal; else the place of the cause in the game's list, and in the out buffer the
    /// number of squares and the square indices.
    pub fn explain(&mut self, slot: usize, packed: u32) -> i32 {
        let Some(why) = self.game_mut(slot).and_then(|game| game.explain(packed)) else { return -1 };
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

    /// Bit 0: the game is over; bit 1: the side to move is in check; bits 8–15: how many pieces give check; bits 16–23:
    /// how many warnings there are; bit 24: a draw may be claimed. The out buffer holds the square indices of those
    /// pieces, and then four words for each warning: the reason's place in the list of reasons, the color (0 first mover,
    /// 1 second, 2 neither), count and limit.
    pub fn status(&mut self, slot: usize) -> u32 {
        let Some(game) = self.game_mut(slot) else { return 0 };
        let over = u32::from(game.is_over());
        let mut words: Vec<u32> = Vec::new();
        let mut bits = over;
        if game.is_check() {
            words.extend(game.checkers().into_iter().map(|square| square as u32));
            bits |= 2 | (words.len() as u32) << 8;
        }
        if over == 0 {
            let warnings = game.warnings();
            bits |= (warnings.len() as u32) << 16 | u32::from(!game.claims().is_empty()) << 24;
            for warning in warnings {
                let color = warning.color.map_or(2, |color| color.index() as u32);
                words.extend([warning.reason as u32, color, warning.count, warning.limit]);
            }
        }
        self.write(&words);
        bits
    }

    /// How the game ended: `{ winner, reason, rule, result, evidence }`; null while it goes on.
    pub fn verdict(&mut self, slot: usize) -> JsValue {
        self.game_mut(slot).and_then(AnyGame::verdict).map_or(JsValue::NULL, |view| object(&view))
    }

    /// What every ply did: `{ ply, move, check, chases, nature }[]`.
    pub fn conduct(&self, slot: usize) -> JsValue {
        self.game(slot).map_or(JsValue::NULL, |game| object(&game.conduct()))
    }

    /// The status that playing a packed move would bring, as an object; null when it is not legal.
    pub fn preview(&mut self, slot: usize, packed: u32) -> JsValue {
        self.game_mut(slot).and_then(|game| game.preview(packed)).map_or(JsValue::NULL, |view| object(&view))
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

/// Judges a whole game: `{ ok: true, plies, fen, status }`, or `{ ok: false, ply, code, illegality?, fen }`.
///
/// # Errors
/// As [`Engine::open`].
#[wasm_bindgen]
pub fn validate(
    kind: u32,
    fen: Option<String>,
    chess960: bool,
    rules: JsValue,
    packed: &[u32],
) -> Result<JsValue, JsValue> {
    let kind = Kind::from_number(kind).ok_or_else(|| thrown(&Failure::InvalidArgument))?;
    let game = opened(kind, fen.as_deref(), chess960, &rules)?;
    Ok(object(&game.validate(packed)))
}

/// The named rule sets of a game, each with its fields and their values. `kind` 0 is xiangqi, 1 chess.
#[wasm_bindgen(js_name = ruleSets)]
pub fn rule_sets(kind: u32) -> JsValue {
    Kind::from_number(kind).map_or(JsValue::NULL, |kind| object(&facade::rule_sets(kind)))
}

/// The FEN of a starting position of Chess960; empty when the number is not 0–959.
#[wasm_bindgen]
pub fn chess960(number: usize) -> String {
    facade::chess960(number).unwrap_or_default()
}
