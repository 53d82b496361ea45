//! Writes `src/js/generated.ts`: the codes, unions, constants and results that TypeScript shares with Rust. The test
//! fails while the file is stale; `npm run generate` writes it.

#![allow(clippy::unwrap_used)]

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;
use std::path::Path;

use super::answer::DECLARED;
use super::packed::Packed;
use super::{CHECK, Job, Kind, OVER, REMARKS, SECOND, packed, rule_sets, with_game};
use crate::codes::Code;
use crate::error::TextFault;
use crate::fen;
use crate::notation::{self, Notation};
use crate::outcome::{ClaimReason, Nature, Reason, Weight};
use crate::ruleset::RulesFault;

/// A struct that is an interface in TypeScript.
pub(super) struct Interface {
    pub name: &'static str,
    pub docs: &'static [&'static str],
    pub fields: &'static [Field],
}

/// A field of it.
pub(super) struct Field {
    pub name: &'static str,
    pub docs: &'static [&'static str],
    /// Its serde attributes.
    pub how: &'static str,
    pub ts: &'static str,
}

impl Field {
    /// Returns its name in JavaScript.
    fn key(&self) -> String {
        if let Some((_, rest)) = self.how.split_once("rename = \"") {
            return rest.split('"').next().unwrap_or_default().to_owned();
        }
        let mut words = self.name.split('_');
        let first = words.next().unwrap_or_default().to_owned();
        words.fold(first, |key, word| key + &word[..1].to_uppercase() + &word[1..])
    }
}

fn doc(indent: &str, lines: &[&str]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    match lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        _ => {
            let body: String = lines.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

fn quoted(texts: impl IntoIterator<Item = impl core::fmt::Display>) -> Vec<String> {
    texts.into_iter().map(|text| format!("\"{text}\"")).collect()
}

/// Writes a list of texts and their union.
fn codes(out: &mut String, about: &str, list: &str, union: &str, texts: &[String]) {
    let body: String = texts.iter().map(|text| format!("  {text},\n")).collect();
    write!(out, "{}export const {list} = [\n{body}] as const;\n\n", doc("", &[about])).unwrap();
    if !union.is_empty() {
        write!(out, "{}export type {union} = (typeof {list})[number];\n\n", doc("", &[about])).unwrap();
    }
}

fn interface(out: &mut String, Interface { name, docs, fields }: &Interface) {
    writeln!(out, "{}export interface {name} {{", doc("", docs)).unwrap();
    for field in *fields {
        let optional = if field.how.contains("skip_serializing_if") { "?" } else { "" };
        writeln!(out, "{}  readonly {}{optional}: {};", doc("  ", field.docs), field.key(), field.ts).unwrap();
    }
    out.push_str("}\n\n");
}

/// What JavaScript needs to know of a game.
pub(crate) struct Described {
    causes: Vec<String>,
    faults: Vec<String>,
    row: String,
}

impl Job for Kind {
    type Done = Described;

    fn with<P: Packed>(self) -> Described {
        let written = Notation::ALL.iter().filter(|&&notation| {
            let start = P::starting(Default::default());
            let mut moves = Vec::new();
            start.legal_moves(&mut moves);
            start.write(moves[0], notation, &mut String::new())
        });
        let row = format!(
            "  {self}: {{ kind: \"{self}\", number: {}, files: {}, ranks: {}, lowest: \"{}\", letters: \"{}\", first: \"{}\", notations: [{}], rules: [{}] }},\n",
            self as u32,
            P::FILES,
            P::RANKS,
            char::from(P::LOWEST),
            P::letters(),
            P::FIRST,
            quoted(written).join(", "),
            quoted(sets_of(self)).join(", "),
        );
        Described { causes: quoted(P::Cause::CODES), faults: quoted(P::Fault::CODES), row }
    }
}

fn sets_of(kind: Kind) -> impl Iterator<Item = &'static str> {
    rule_sets(kind).into_iter().map(|(name, _)| name)
}

/// The name of a game in the names of types.
fn capital(kind: Kind) -> String {
    let code = kind.code();
    code[..1].to_uppercase() + &code[1..]
}

fn written() -> String {
    let mut out = String::from(
        "// Written from the Rust declarations by `npm run generate`; a test fails while it is stale.\n/* biome-ignore-all format: generated */\n\n",
    );
    let games: Vec<_> = Kind::ALL.iter().map(|&kind| (kind, with_game(kind, kind).unwrap())).collect();
    let union = |part: &str| games.iter().map(|(kind, _)| capital(*kind) + part).collect::<Vec<_>>().join(" | ");
    codes(&mut out, "A kind of game.", "KINDS", "GameKind", &quoted(Kind::ALL));
    out.push_str("/** A side. The side that moves first is red in xiangqi and white in chess. */\nexport type Color = \"red\" | \"white\" | \"black\";\n\n");
    out.push_str("/** A square as text: files a–i and ranks 0–9 from Red's left in xiangqi (`\"h2\"`), a1–h8 in chess. */\nexport type Square = string;\n\n");
    out.push_str("/** The result of a game as written in records; `*` while it goes on. */\nexport type Result = \"1-0\" | \"0-1\" | \"1/2-1/2\" | \"*\";\n\n");
    codes(&mut out, "Why a game ended.", "REASONS", "Reason", &quoted(Reason::ALL));
    codes(&mut out, "The grounds for claiming a draw.", "CLAIM_REASONS", "ClaimReason", &quoted(ClaimReason::ALL));
    codes(&mut out, "How a rule set classifies a ply.", "NATURES", "Nature", &quoted(Nature::ALL));
    codes(&mut out, "How a rule set weighs a chase.", "WEIGHTS", "Weight", &quoted(Weight::ALL));
    codes(
        &mut out,
        "All notations, including those for reading only; the engine identifies them by index.",
        "NOTATIONS",
        "NotationName",
        &quoted(Notation::ALL),
    );
    for (kind, game) in &games {
        let (about, list) = (format!("Why a move of {kind} is not legal."), kind.code().to_uppercase() + "_CAUSES");
        codes(&mut out, &about, &list, &(capital(*kind) + "Cause"), &game.causes);
    }
    write!(out, "/** Why a move is not legal. */\nexport type IllegalityCode = {};\n\n", union("Cause")).unwrap();
    for (kind, game) in &games {
        let (about, list) =
            (format!("Why a position of {kind} is impossible."), kind.code().to_uppercase() + "_FAULTS");
        codes(&mut out, &about, &list, &(capital(*kind) + "Fault"), &game.faults);
    }
    write!(out, "/** Why a position is impossible. */\nexport type FaultCode = {};\n\n", union("Fault")).unwrap();
    codes(&mut out, "Why a text is not a FEN.", "TEXT_FAULTS", "TextFault", &quoted(TextFault::ALL));
    codes(&mut out, "Why a custom rule set is rejected.", "RULES_FAULTS", "RulesFault", &quoted(RulesFault::ALL));
    for (kind, _) in &games {
        let (name, sets) = (capital(*kind) + "Rules", quoted(sets_of(*kind)).join(" | "));
        write!(out, "/** The named rule sets of {kind}. */\nexport type {name} = {sets};\n\n").unwrap();
    }
    for declared in DECLARED {
        interface(&mut out, declared);
    }
    out.push_str(
        "/** The status of a game that goes on, or of one that has ended. */\nexport type Status = Ongoing | Over;\n\n",
    );
    out.push_str("/** The games: what JavaScript needs to convert the engine's numbers to text and back. */\nexport const GAMES = {\n");
    games.iter().for_each(|(_, game)| out.push_str(&game.row));
    out.push_str("} as const;\n\n");
    for (name, about, value) in [
        ("OVER", "In a status word: the game is over.", OVER as usize),
        ("CHECK", "In a status word: the side to move is in check.", CHECK as usize),
        ("SECOND", "In a status word: the side that moves second is to move.", SECOND as usize),
        ("REMARKS", "In a status word: the full status has more to say.", REMARKS as usize),
        ("PACKED", "The part of a move word that is the packed move.", packed::PACKED as usize),
        ("CASTLING_KING", "In a move word: castling on the king's side.", packed::CASTLING_KING as usize),
        ("CASTLING_QUEEN", "In a move word: castling on the queen's side.", packed::CASTLING_QUEEN as usize),
        ("EN_PASSANT", "In a move word: en passant.", packed::EN_PASSANT as usize),
        ("FEN_LENGTH", "The longest FEN of either game, in bytes.", fen::MAX_LENGTH),
        ("MOVE_LENGTH", "The longest text read as a move.", notation::MAX_LENGTH),
        ("SLOTS", "The most live games the engine keeps.", super::MAX_SLOTS),
        ("WORDS", "The number of words the engine always has room for.", super::WORDS),
    ] {
        write!(out, "/** {about} */\nexport const {name} = {value};\n\n").unwrap();
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

#[test]
fn typescript_is_as_declared() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/js/generated.ts");
    if std::env::var_os("GENERATE").is_some() {
        std::fs::write(&path, written()).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap_or_default() == written(), "stale: npm run generate");
}
