//! Records of games as streams (see [`encode`](crate::record::encode)).

use wasm_bindgen::prelude::*;

use crate::facade::Kind;
use crate::notation::Notation;
use crate::record::{self, Refusal, decode, encode};

/// The records of a text, one after the other; after them `Z` and how many UTF-16 units were read. `kind` 0 xiangqi,
/// 1 chess, anything else: told from each game.
#[wasm_bindgen(js_name = readRecords)]
pub fn read_records(text: &str, last: bool, kind: u32) -> String {
    let mut stream = String::new();
    let reading = record::read_games(text, last, Kind::from_number(kind), &mut |record| encode(&record, &mut stream));
    stream.push('Z');
    stream.push_str(&reading.units.to_string());
    stream
}

/// The record of an XQF file, its texts as bytes; nothing for another file.
#[wasm_bindgen(js_name = readXqf)]
pub fn read_xqf(bytes: &[u8]) -> Option<String> {
    let mut stream = String::new();
    encode(&record::read_xqf(bytes)?, &mut stream);
    Some(stream)
}

/// A record in a format: `pgn`, `dhtmlxq`, `xqf` (as bytes), `uci`; or, for no format, its moves in the order of the
/// record with U+0001 between them. `+` stands before it. Else `-` and the place of the first move that cannot be
/// written, or `-` alone where it is the position.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(stream: &str, format: &str, notation: usize) -> String {
    let notation = Notation::ALL.get(notation).copied();
    let written = decode(stream).ok_or(Refusal::Fen).and_then(|record| match format {
        "pgn" => record::write_pgn(&record, notation),
        "dhtmlxq" => record::write_dhtmlxq(&record),
        "xqf" => record::write_xqf(&record).map(|bytes| bytes.into_iter().map(char::from).collect()),
        "uci" => record::write_uci(&record),
        _ => record::write_moves(&record, notation.unwrap_or(Notation::Uci)),
    });
    match written {
        Ok(text) => ["+", &text].concat(),
        Err(Refusal::Fen) => "-".to_owned(),
        Err(Refusal::Move(at)) => ["-", &at.to_string()].concat(),
    }
}
