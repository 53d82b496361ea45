//! The boundary to JavaScript. No logic.
//!
//! Numbered slots hold live games. JavaScript owns each game's value (its start and its moves) and can recreate a slot from
//! it, so nothing here needs to live as long as a JavaScript object.
//!
//! Calls made in loops return numbers: moves, and a [status word](crate::api::OVER). Calls made once per click or per game
//! return objects, which `serde-wasm-bindgen` makes of the [results](crate::api::answer).

mod clocks;
mod opening;
mod records;

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;
use std::thread_local;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::api::{self, AnyGame, Kind, MAX_SLOTS, RulesChoice, WORDS};
use crate::color::Color;
use crate::notation::Notation;
use crate::outcome::ClaimReason;
use crate::ruleset::Given;
use opening::{failed, opened, opening};

/// The allocator of the web build: as fast as the standard library's, at a third of the size.
struct Allocating;

impl rlsf::GlobalTlsfOptions for Allocating {
    const ENABLE_REALLOCATION: bool = false;
}

#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf<Allocating> = rlsf::GlobalTlsf::new();

/// The live games, and the words of the last list.
struct Engine {
    games: Vec<Option<AnyGame>>,
    words: Vec<u32>,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine { games: Vec::new(), words: Vec::with_capacity(WORDS) });
}

fn with_engine<T>(job: impl FnOnce(&mut Engine) -> T) -> T {
    ENGINE.with_borrow_mut(job)
}

/// Calls `job` with the game of a slot; an empty slot returns the default.
fn with_game<T: Default>(slot: usize, job: impl FnOnce(&mut AnyGame) -> T) -> T {
    with_engine(|engine| engine.games.get_mut(slot).and_then(Option::as_mut).map(job)).unwrap_or_default()
}

/// Converts a result to an object: plain objects for maps, `null` for what is absent.
fn object(answer: &impl Serialize) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    answer.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// Calls `job` with the game of a slot and returns the result as an object; `null` for an empty slot.
fn answer<T: Serialize>(slot: usize, job: impl FnOnce(&mut AnyGame) -> T) -> JsValue {
    with_game(slot, |game| Some(job(game))).map_or(JsValue::NULL, |said| object(&said))
}

fn side(number: u32) -> Color {
    if number == 0 { Color::White } else { Color::Black }
}

fn notation(number: usize) -> Option<Notation> {
    Notation::ALL.get(number).copied()
}

/// Does nothing. Resettable bindings require a start function in every module.
#[wasm_bindgen(start)]
pub fn start() {}

/// Returns the memory of this instance; a new instance has another.
#[wasm_bindgen(js_name = liveMemory)]
pub fn live_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// Returns the address of the words in memory. It is stable while at most 512 are written.
#[wasm_bindgen]
pub fn words() -> *const u32 {
    with_engine(|engine| engine.words.as_ptr())
}

/// Opens a game in a slot, replacing the one there.
///
/// # Errors
/// `{ code, detail }`
#[wasm_bindgen]
pub fn open(
    slot: usize,
    kind: u32,
    fen: Option<String>,
    how: u32,
    rules: Option<String>,
    fields: JsValue,
) -> Result<(), JsValue> {
    let game = opened(kind, fen.as_deref(), how, rules, fields)?;
    with_engine(|engine| {
        if engine.games.len() <= slot.min(MAX_SLOTS) {
            engine.games.resize_with(slot.min(MAX_SLOTS) + 1, || None);
        }
        if let Some(place) = engine.games.get_mut(slot) {
            *place = Some(game);
        }
    });
    Ok(())
}

/// Empties a slot.
#[wasm_bindgen]
pub fn close(slot: usize) {
    with_engine(|engine| {
        if let Some(place) = engine.games.get_mut(slot) {
            *place = None;
        }
    });
}

/// Returns the name of the rule set in force.
#[wasm_bindgen]
pub fn rules(slot: usize) -> String {
    with_game(slot, |game| game.rules())
}

/// Returns the canonical FEN.
#[wasm_bindgen]
pub fn fen(slot: usize) -> String {
    with_game(slot, |game| game.fen())
}

/// Returns 0 if the side that moves first is to move, otherwise 1.
#[wasm_bindgen]
pub fn turn(slot: usize) -> usize {
    with_game(slot, |game| game.turn().index())
}

fn listed(slot: usize, list: impl FnOnce(&mut AnyGame, &mut Vec<u32>)) -> usize {
    with_engine(|Engine { games, words }| {
        words.clear();
        if let Some(game) = games.get_mut(slot).and_then(Option::as_mut) {
            list(game, words);
        }
        words.len()
    })
}

/// Writes the piece codes to the words, and returns their number.
#[wasm_bindgen]
pub fn board(slot: usize) -> usize {
    listed(slot, |game, words| words.extend(game.board()))
}

/// Writes the move words of the legal moves, all or those from one square index (−1: all), and returns their number.
#[wasm_bindgen]
pub fn legal(slot: usize, from: i32) -> usize {
    listed(slot, |game, words| game.legal(usize::try_from(from).ok(), words))
}

/// Returns the move word of a packed move if it is legal, otherwise 0.
#[wasm_bindgen]
pub fn find(slot: usize, packed: u32) -> u32 {
    with_game(slot, |game| game.find(packed).unwrap_or(0))
}

/// Returns why a packed move is illegal; `null` if it is legal.
#[wasm_bindgen]
pub fn explain(slot: usize, packed: u32) -> JsValue {
    answer(slot, |game| game.explain(packed))
}

/// Plays a packed move. Returns its move word, or 0 if it is illegal and nothing changed.
#[wasm_bindgen]
pub fn play(slot: usize, packed: u32) -> u32 {
    with_game(slot, |game| game.play(packed).unwrap_or(0))
}

/// Plays packed moves up to the first illegal one, and returns how many were played.
#[wasm_bindgen]
pub fn replay(slot: usize, packed: &[u32]) -> usize {
    with_game(slot, |game| packed.iter().take_while(|&&packed| game.play(packed).is_some()).count())
}

/// Takes back the last move. Returns its move word, or 0 at the start.
#[wasm_bindgen]
pub fn undo(slot: usize) -> u32 {
    with_game(slot, |game| game.undo().unwrap_or(0))
}

/// Returns the number of sequences of `depth` moves; −1 if it exceeds `limit`.
#[wasm_bindgen]
pub fn perft(slot: usize, depth: u32, limit: f64) -> f64 {
    with_game(slot, |game| game.perft(depth, limit as u64).map_or(-1.0, |count| count as f64))
}

/// Returns the [status word](crate::api::OVER).
#[wasm_bindgen(js_name = statusWord)]
pub fn status_word(slot: usize) -> u32 {
    with_game(slot, AnyGame::status_word)
}

/// Returns the status of the game.
#[wasm_bindgen]
pub fn status(slot: usize) -> JsValue {
    answer(slot, AnyGame::status)
}

/// Returns what every ply did.
#[wasm_bindgen]
pub fn conduct(slot: usize) -> JsValue {
    answer(slot, |game| game.conduct())
}

/// Returns the status after a packed move, without playing it; `null` if it is illegal.
#[wasm_bindgen]
pub fn preview(slot: usize, packed: u32) -> JsValue {
    answer(slot, |game| game.preview(packed))
}

/// Returns whether a side (0 the first mover, 1 the other) can still win on the board: 0 no, 1 yes, 2 unknown.
#[wasm_bindgen(js_name = canMate)]
pub fn can_mate(slot: usize, color: u32) -> u32 {
    with_game(slot, |game| game.can_mate(side(color)).map_or(2, u32::from))
}

/// Returns the verdict for a claim; `null` if it may not be made. `packed` is the move to announce, −1 for none.
#[wasm_bindgen]
pub fn claimed(slot: usize, reason: usize, packed: i32) -> JsValue {
    let Some(&reason) = ClaimReason::ALL.get(reason) else { return JsValue::NULL };
    answer(slot, |game| game.claimed(reason, u32::try_from(packed).ok()))
}

/// Returns the verdict if a side (0 the first mover, 1 the other) resigned now.
#[wasm_bindgen]
pub fn resignation(slot: usize, loser: u32) -> JsValue {
    answer(slot, |game| game.resignation(side(loser)))
}

/// Returns the verdict if a draw were agreed now; `null` if it is too early for that.
#[wasm_bindgen]
pub fn agreement(slot: usize) -> JsValue {
    answer(slot, |game| game.agreement())
}

/// Returns the verdict if the time of a side (0 the first mover, 1 the other) ran out after `ply` plies.
#[wasm_bindgen]
pub fn timeout(slot: usize, ply: usize, loser: u32) -> JsValue {
    answer(slot, |game| game.timeout(ply, side(loser)))
}

/// Returns where play first continued past an ending, and that ending; `null` if it did not.
#[wasm_bindgen]
pub fn ended(slot: usize) -> JsValue {
    answer(slot, |game| game.ended())
}

/// Judges a whole game in one call.
///
/// # Errors
/// `{ code, detail }` if the game cannot be opened.
#[wasm_bindgen]
pub fn validate(
    kind: u32,
    fen: Option<String>,
    how: u32,
    rules: Option<String>,
    fields: JsValue,
    packed: &[u32],
) -> Result<JsValue, JsValue> {
    let mut game = opened(kind, fen.as_deref(), how, rules, fields)?;
    Ok(object(&game.validate(packed)))
}

/// The name of a rule set and its replaced fields.
type NamedRules = (Option<String>, Vec<(String, Given)>);

/// Reviews a whole game under its own rule set and others: pairs of a name and fields, as `rules` and `fields`.
///
/// # Errors
/// `{ code, detail }` if the game cannot be opened.
#[wasm_bindgen]
pub fn review(
    kind: u32,
    fen: Option<String>,
    how: u32,
    rules: Option<String>,
    fields: JsValue,
    packed: &[u32],
    under: JsValue,
) -> Result<JsValue, JsValue> {
    let (kind, opening) = opening(kind, fen.as_deref(), how, rules, fields)?;
    let under: Vec<NamedRules> = serde_wasm_bindgen::from_value(under)?;
    let under: Vec<_> = under.into_iter().map(|(base, replaced)| RulesChoice { base, replaced }).collect();
    api::review(kind, opening, packed, &under).map(|judged| object(&judged)).map_err(failed)
}

/// Reads a move in the notation with this number, or in any if there is no such number. Returns its move word, or 0 if it
/// is not a legal move; [`misreading`] says why.
#[wasm_bindgen]
pub fn read(slot: usize, text: &str, number: usize) -> u32 {
    with_game(slot, |game| game.read(text, notation(number)).unwrap_or(0))
}

/// Returns why a text is not a legal move; `null` if it is one.
#[wasm_bindgen]
pub fn misreading(slot: usize, text: &str, number: usize) -> JsValue {
    answer(slot, |game| game.read(text, notation(number)).err())
}

/// Writes a legal packed move in the notation with this number; empty if it cannot be written.
#[wasm_bindgen]
pub fn notate(slot: usize, packed: u32, number: usize) -> String {
    with_game(slot, |game| notation(number).and_then(|notation| game.notate(packed, notation)).unwrap_or_default())
}

/// Writes the moves played in the notation with this number, separated by spaces.
#[wasm_bindgen]
pub fn notated(slot: usize, number: usize) -> String {
    with_game(slot, |game| notation(number).and_then(|notation| game.notated(notation)).unwrap_or_default())
}

/// Returns the FEN of a Chess960 starting position; empty if the number is not 0–959.
#[wasm_bindgen]
pub fn chess960(number: usize) -> String {
    api::chess960(number).unwrap_or_default()
}

/// Returns the named rule sets of a game, each with its fields and their values.
#[wasm_bindgen(js_name = ruleSets)]
pub fn rule_sets(kind: u32) -> JsValue {
    let sets = Kind::from_number(kind).map(api::rule_sets).unwrap_or_default();
    object(&Named(sets.into_iter().map(|(name, fields)| (name, Named(fields))).collect()))
}

/// Serializes pairs as an object.
struct Named<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
