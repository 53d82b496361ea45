//! The boundary to JavaScript. No logic.
//!
//! Numbered slots hold live games. The JavaScript side owns each game's value (how it began, what was played) and can make
//! a slot again from it, so nothing here needs to live as long as a JavaScript object does.
//!
//! What is asked in loops is answered by numbers: moves, and a [status word](crate::api::OVER). What is asked once a
//! click or once a game is answered by an object, which `serde-wasm-bindgen` makes of an [answer](crate::api::answer).

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

/// The allocator of the web build: as quick as the standard library's, with a third of the code.
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

/// Asks the game of a slot; an empty one has the default answer.
fn with_game<T: Default>(slot: usize, job: impl FnOnce(&mut AnyGame) -> T) -> T {
    with_engine(|engine| engine.games.get_mut(slot).and_then(Option::as_mut).map(job)).unwrap_or_default()
}

/// An answer as an object: plain objects for maps, `null` for what is absent.
fn object(answer: &impl Serialize) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    answer.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// What a game has to say, as an object; `null` from an empty slot.
fn answer<T: Serialize>(slot: usize, job: impl FnOnce(&mut AnyGame) -> T) -> JsValue {
    with_game(slot, |game| Some(job(game))).map_or(JsValue::NULL, |said| object(&said))
}

fn side(number: u32) -> Color {
    if number == 0 { Color::White } else { Color::Black }
}

fn notation(number: usize) -> Option<Notation> {
    Notation::ALL.get(number).copied()
}

/// Does nothing. Bindings that can be reset ask every module for a start.
#[wasm_bindgen(start)]
pub fn start() {}

/// The memory of this instance: a new one has another.
#[wasm_bindgen(js_name = liveMemory)]
pub fn live_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// The address of the words in memory. It stays while no more than 512 are written.
#[wasm_bindgen]
pub fn words() -> *const u32 {
    with_engine(|engine| engine.words.as_ptr())
}

/// Opens a game in a slot, in place of the one there.
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

/// The name of the rule set in force.
#[wasm_bindgen]
pub fn rules(slot: usize) -> String {
    with_game(slot, |game| game.rules())
}

/// The canonical FEN.
#[wasm_bindgen]
pub fn fen(slot: usize) -> String {
    with_game(slot, |game| game.fen())
}

/// 0 when the side that moves first is to move, else 1.
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

/// Writes the move words of the legal moves, of all or of those from one square index (−1: all), and returns their number.
#[wasm_bindgen]
pub fn legal(slot: usize, from: i32) -> usize {
    listed(slot, |game, words| game.legal(usize::try_from(from).ok(), words))
}

/// The move word of a packed move if it is legal, else 0.
#[wasm_bindgen]
pub fn find(slot: usize, packed: u32) -> u32 {
    with_game(slot, |game| game.find(packed).unwrap_or(0))
}

/// Why a packed move is not legal; `null` when it is.
#[wasm_bindgen]
pub fn explain(slot: usize, packed: u32) -> JsValue {
    answer(slot, |game| game.explain(packed))
}

/// Plays a packed move: its move word, or 0 when it is not legal and nothing has changed.
#[wasm_bindgen]
pub fn play(slot: usize, packed: u32) -> u32 {
    with_game(slot, |game| game.play(packed).unwrap_or(0))
}

/// Plays packed moves up to the first that is not legal, and returns how many were played.
#[wasm_bindgen]
pub fn replay(slot: usize, packed: &[u32]) -> usize {
    with_game(slot, |game| packed.iter().take_while(|&&packed| game.play(packed).is_some()).count())
}

/// Takes the last move back: its move word, or 0 at the start.
#[wasm_bindgen]
pub fn undo(slot: usize) -> u32 {
    with_game(slot, |game| game.undo().unwrap_or(0))
}

/// The number of sequences of `depth` moves; −1 when it exceeds `limit`.
#[wasm_bindgen]
pub fn perft(slot: usize, depth: u32, limit: f64) -> f64 {
    with_game(slot, |game| game.perft(depth, limit as u64).map_or(-1.0, |count| count as f64))
}

/// The [status word](crate::api::OVER).
#[wasm_bindgen(js_name = statusWord)]
pub fn status_word(slot: usize) -> u32 {
    with_game(slot, AnyGame::status_word)
}

/// How the game stands.
#[wasm_bindgen]
pub fn status(slot: usize) -> JsValue {
    answer(slot, AnyGame::status)
}

/// What every ply did.
#[wasm_bindgen]
pub fn conduct(slot: usize) -> JsValue {
    answer(slot, |game| game.conduct())
}

/// The status that playing a packed move would bring; `null` when it is not legal.
#[wasm_bindgen]
pub fn preview(slot: usize, packed: u32) -> JsValue {
    answer(slot, |game| game.preview(packed))
}

/// Can a side (0 the first mover, 1 the other) still win on the board? 0 no, 1 yes, 2 not known.
#[wasm_bindgen(js_name = canMate)]
pub fn can_mate(slot: usize, color: u32) -> u32 {
    with_game(slot, |game| game.can_mate(side(color)).map_or(2, u32::from))
}

/// How the game would end by a claim; `null` when it may not be made. `packed` is the move to announce, −1 for none.
#[wasm_bindgen]
pub fn claimed(slot: usize, reason: usize, packed: i32) -> JsValue {
    let Some(&reason) = ClaimReason::ALL.get(reason) else { return JsValue::NULL };
    answer(slot, |game| game.claimed(reason, u32::try_from(packed).ok()))
}

/// How the game would end if a side (0 the first mover, 1 the other) resigned.
#[wasm_bindgen]
pub fn resignation(slot: usize, loser: u32) -> JsValue {
    answer(slot, |game| game.resignation(side(loser)))
}

/// How the game would end by agreement; `null` where it is too early for one.
#[wasm_bindgen]
pub fn agreement(slot: usize) -> JsValue {
    answer(slot, |game| game.agreement())
}

/// How the game ends when the time of a side (0 the first mover, 1 the other) has run out after `ply` plies.
#[wasm_bindgen]
pub fn timeout(slot: usize, ply: usize, loser: u32) -> JsValue {
    answer(slot, |game| game.timeout(ply, side(loser)))
}

/// Where play first went on though the game had ended, and how it had; `null` where it did not.
#[wasm_bindgen]
pub fn ended(slot: usize) -> JsValue {
    answer(slot, |game| game.ended())
}

/// Judges a whole game in one call.
///
/// # Errors
/// `{ code, detail }`, when it cannot be opened.
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

/// The name of a rule set and the fields that are replaced, as a pair.
type NamedRules = (Option<String>, Vec<(String, Given)>);

/// Reviews a whole game by its rule set, and by others: pairs of a name and fields, as `rules` and `fields`.
///
/// # Errors
/// `{ code, detail }`, when it cannot be opened.
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

/// Reads a move in the notation with this number, in any when there is none with it: its move word, or 0 when no legal
/// move is read; [`misreading`] says why.
#[wasm_bindgen]
pub fn read(slot: usize, text: &str, number: usize) -> u32 {
    with_game(slot, |game| game.read(text, notation(number)).unwrap_or(0))
}

/// Why a text is read as no legal move; `null` where it is one.
#[wasm_bindgen]
pub fn misreading(slot: usize, text: &str, number: usize) -> JsValue {
    answer(slot, |game| game.read(text, notation(number)).err())
}

/// A legal packed move in the notation with this number; empty for what cannot be written.
#[wasm_bindgen]
pub fn notate(slot: usize, packed: u32, number: usize) -> String {
    with_game(slot, |game| notation(number).and_then(|notation| game.notate(packed, notation)).unwrap_or_default())
}

/// The moves played in the notation with this number, separated by blanks.
#[wasm_bindgen]
pub fn notated(slot: usize, number: usize) -> String {
    with_game(slot, |game| notation(number).and_then(|notation| game.notated(notation)).unwrap_or_default())
}

/// The FEN of a starting position of Chess960; empty when the number is not 0–959.
#[wasm_bindgen]
pub fn chess960(number: usize) -> String {
    api::chess960(number).unwrap_or_default()
}

/// The named rule sets of a game, each with its fields and their values.
#[wasm_bindgen(js_name = ruleSets)]
pub fn rule_sets(kind: u32) -> JsValue {
    let sets = Kind::from_number(kind).map(api::rule_sets).unwrap_or_default();
    object(&Named(sets.into_iter().map(|(name, fields)| (name, Named(fields))).collect()))
}

/// Pairs as an object.
struct Named<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
