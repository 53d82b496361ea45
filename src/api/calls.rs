//! The calls to a game of one kind: packed moves in, words and [results](super::answer) out.

use super::answer::{self, Code, Failed, Illegality, Judged, Misreading, Passed, Validation, move_texts};
use super::opening::{OpenError, Opening, RulesChoice};
use super::packed::{Packed, promotes};
use crate::error;
use crate::game::Game;
use crate::notation::{Misread, Notation};
use crate::outcome::{Claim, ClaimReason};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// In a status word: the game is over.
pub const OVER: u32 = 1;
/// In a status word: the side to move is in check.
pub const CHECK: u32 = 2;
/// In a status word: the side that moves second is to move.
pub const SECOND: u32 = 4;
/// In a status word: there is a claim, a warning or a side that must change its play; see the full status.
pub const REMARKS: u32 = 8;

/// A game as called from another language.
pub(super) trait Calls<P: Packed> {
    fn legal_words(&mut self, from: Option<usize>, words: &mut Vec<u32>);
    fn find(&mut self, packed: u32) -> Option<u32>;
    fn why_not(&mut self, packed: u32) -> Option<Illegality>;
    fn play_packed(&mut self, packed: u32) -> Option<u32>;
    fn undo_word(&mut self) -> Option<u32>;
    fn status_word(&mut self) -> u32;
    fn preview_packed(&mut self, packed: u32) -> Option<answer::Status>;
    fn validate_packed(&mut self, moves: &[u32]) -> Validation;
    fn read_word(&self, text: &str, notation: Option<Notation>) -> Result<u32, Misreading>;
    fn notate_packed(&self, packed: u32, notation: Notation) -> Option<String>;
    fn claim_of(reason: ClaimReason, announced: Option<u32>) -> Option<Claim<P::Move>>;
}

/// Unpacks a packed move, if the game knows its promotion.
fn unpacked<P: Packed>(packed: u32) -> Option<P::Move> {
    if promotes(packed) && P::NO_PROMOTION.is_some() { None } else { P::unpack(packed) }
}

/// Reviews the moves up to the first that cannot be unpacked.
pub(super) fn review<P: Packed>(
    opening: &Opening<'_>,
    moves: &[u32],
    under: &[RulesChoice],
) -> Result<Judged, OpenError> {
    let options = opening.options::<P>()?;
    let under = under.iter().map(RulesChoice::rules).collect::<Result<Vec<_>, _>>()?;
    let moves: Vec<P::Move> = moves.iter().map_while(|&packed| unpacked::<P>(packed)).collect();
    Ok(Judged::of(crate::review::review(options, &moves, &under)))
}

impl<P: Packed> Calls<P> for Game<P> {
    fn legal_words(&mut self, from: Option<usize>, words: &mut Vec<u32>) {
        let moves = self.legal_moves();
        let position = self.position();
        words.extend(moves.into_iter().map(|m| position.word_of(m)));
        if let Some(from) = from {
            words.retain(|word| (word & 0xff) as usize == from);
        }
    }

    fn find(&mut self, packed: u32) -> Option<u32> {
        let m = unpacked::<P>(packed)?;
        if self.is_legal(m) { Some(self.position().word_of(m)) } else { None }
    }

    fn why_not(&mut self, packed: u32) -> Option<Illegality> {
        if self.is_closed() {
            return Some(Illegality { code: P::GAME_OVER.code(), squares: Vec::new() });
        }
        let m = P::unpack(packed & if P::NO_PROMOTION.is_some() { 0xffff } else { !0 })?;
        let why = self.explain(m);
        match P::NO_PROMOTION {
            Some(code) if why.is_none() && promotes(packed) => {
                Some(Illegality::of::<P>(error::Illegality { code, squares: vec![P::origin(m)] }))
            }
            _ => why.map(Illegality::of::<P>),
        }
    }

    fn play_packed(&mut self, packed: u32) -> Option<u32> {
        let m = unpacked::<P>(packed)?;
        let effect = self.try_play(m)?;
        Some(P::word(m, effect))
    }

    fn undo_word(&mut self) -> Option<u32> {
        self.undo().map(|(m, effect)| P::word(m, effect))
    }

    fn status_word(&mut self) -> u32 {
        let second = if self.turn().index() == 1 { SECOND } else { 0 };
        let check = if self.position().is_check() { CHECK } else { 0 };
        let more = if self.is_over() {
            OVER
        } else if self.has_remarks() {
            REMARKS
        } else {
            0
        };
        second | check | more
    }

    fn preview_packed(&mut self, packed: u32) -> Option<answer::Status> {
        let m = unpacked::<P>(packed)?;
        self.preview(m).ok().map(answer::Status::of)
    }

    fn validate_packed(&mut self, moves: &[u32]) -> Validation {
        for (ply, &packed) in moves.iter().enumerate() {
            if self.play_packed(packed).is_some() {
                continue;
            }
            let (code, illegality) =
                if self.is_closed() { ("game-over", None) } else { ("illegal-move", self.why_not(packed)) };
            return Validation::Failed(Failed { ok: false, ply, code, illegality, fen: self.fen() });
        }
        Validation::Passed(Box::new(Passed {
            ok: true,
            plies: moves.len(),
            fen: self.fen(),
            status: answer::Status::of(self.status()),
            ended: self.ended().map(answer::Ended::of),
        }))
    }

    fn read_word(&self, text: &str, notation: Option<Notation>) -> Result<u32, Misreading> {
        let (code, candidates, illegality) = match self.read(text, notation) {
            Ok(m) => return Ok(self.position().word_of(m)),
            Err(Misread::NotAMove) => ("invalid-move", Vec::new(), None),
            Err(Misread::Illegal { candidates, why }) => {
                ("illegal-move", move_texts::<P>(candidates), why.map(Illegality::of::<P>))
            }
            Err(Misread::Ambiguous(moves)) => ("ambiguous-move", move_texts::<P>(moves), None),
        };
        Err(Misreading { code, candidates, illegality })
    }

    fn notate_packed(&self, packed: u32, notation: Notation) -> Option<String> {
        self.notate(unpacked::<P>(packed)?, notation)
    }

    fn claim_of(reason: ClaimReason, announced: Option<u32>) -> Option<Claim<P::Move>> {
        let announced = match announced {
            Some(packed) => Some(unpacked::<P>(packed)?),
            None => None,
        };
        Some(Claim { reason, announced })
    }
}
