//! Why a move is not legal, in a player's terms.
//!
//! Written from the rules of movement, not from the generator; a test checks that both agree on every pair of points.

use super::board::{in_palace, is_across};
use super::check;
use super::moves::Move;
use super::piece::Role;
use super::position::Xiangqi;
use super::square::Square;
use crate::color::Color;
use crate::error::{Illegality, codes};
use crate::notation::Distance;
use crate::position::Position;
use alloc::vec;
use alloc::vec::Vec;

codes! {
    /// The first cause a player would name.
    pub enum Cause {
        /// No piece stands on the starting point.
        NoPiece = "no-piece",
        /// A text names a piece that is not on the board.
        NoSuchPiece = "no-such-piece",
        /// The piece belongs to the side not to move.
        NotYourPiece = "not-your-piece",
        /// The starting point and the destination are the same.
        SameSquare = "same-square",
        /// A piece of the same side stands on the destination.
        OwnPieceThere = "own-piece-there",
        /// A general moves one point along a line.
        GeneralOneStep = "general-one-step",
        /// A general stays in its palace.
        GeneralLeavesPalace = "general-leaves-palace",
        /// An advisor moves one point diagonally.
        AdvisorOneDiagonal = "advisor-one-diagonal",
        /// An advisor stays in its palace.
        AdvisorLeavesPalace = "advisor-leaves-palace",
        /// An elephant moves two points diagonally.
        ElephantTwoDiagonal = "elephant-two-diagonal",
        /// An elephant stays on its side of the river.
        ElephantCrossesRiver = "elephant-crosses-river",
        /// A piece stands on the elephant's eye.
        ElephantEyeBlocked = "elephant-eye-blocked",
        /// A horse moves one point along a line and one diagonally outwards.
        HorseShape = "horse-shape",
        /// A piece stands on the horse's leg.
        HorseLegBlocked = "horse-leg-blocked",
        /// A chariot moves along a line.
        ChariotStraight = "chariot-straight",
        /// A cannon moves along a line.
        CannonStraight = "cannon-straight",
        /// Pieces block the way.
        PathBlocked = "path-blocked",
        /// A cannon captures over a screen, and there is none.
        CannonNeedsScreen = "cannon-needs-screen",
        /// A cannon captures over exactly one screen, and there are more.
        CannonManyScreens = "cannon-many-screens",
        /// A soldier moves one point forward, across the river also one sideways.
        SoldierOneStep = "soldier-one-step",
        /// A soldier never moves backward.
        SoldierBackward = "soldier-backward",
        /// A soldier moves sideways only across the river.
        SoldierSidewaysEarly = "soldier-sideways-early",
        /// The generals would face each other on an open file.
        FacingGenerals = "facing-generals",
        /// The general is in check and would remain in check.
        LeavesGeneralInCheck = "leaves-general-in-check",
        /// The general would move into check.
        GeneralIntoCheck = "general-into-check",
        /// The piece shields the general from a line piece, a cannon or a horse.
        Pinned = "pinned",
        /// The piece would become the screen of a cannon aimed at the general.
        ExposesGeneral = "exposes-general",
        /// No piece promotes in xiangqi.
        PromotionUnexpected = "promotion-unexpected",
        /// The rule set forbids a move that would violate its limits.
        Barred = "barred",
        /// The game has ended.
        GameOver = "game-over",
    }
}

impl Cause {
    /// Returns how far a move with this cause is from being legal.
    pub fn distance(self) -> Distance {
        match self {
            Self::FacingGenerals
            | Self::LeavesGeneralInCheck
            | Self::GeneralIntoCheck
            | Self::Pinned
            | Self::ExposesGeneral => Distance::Unsafe,
            Self::GeneralOneStep
            | Self::AdvisorOneDiagonal
            | Self::ElephantTwoDiagonal
            | Self::HorseShape
            | Self::ChariotStraight
            | Self::CannonStraight
            | Self::SoldierOneStep
            | Self::SoldierBackward
            | Self::SoldierSidewaysEarly => Distance::Shapeless,
            _ => Distance::Obstructed,
        }
    }

    /// Returns the cause for a destination outside a piece's way of moving.
    pub(super) fn of_shape(role: Role) -> Self {
        match role {
            Role::General => Self::GeneralOneStep,
            Role::Advisor => Self::AdvisorOneDiagonal,
            Role::Elephant => Self::ElephantTwoDiagonal,
            Role::Horse => Self::HorseShape,
            Role::Chariot => Self::ChariotStraight,
            Role::Cannon => Self::CannonStraight,
            Role::Soldier => Self::SoldierOneStep,
        }
    }
}

type Reason = Illegality<Cause, Square>;

/// Returns why the move is illegal; `None` if it is legal.
///
/// ```
/// use trongtai::xiangqi::{Cause, Move, Xiangqi, explain};
///
/// let start = Xiangqi::start();
/// let why = explain(&start, Move::parse("b0d1").unwrap()).unwrap();
/// assert_eq!(why.code, Cause::HorseLegBlocked);
/// assert_eq!(why.squares[0].to_string(), "c0");
/// assert_eq!(explain(&start, Move::parse("b0c2").unwrap()), None);
/// ```
pub fn explain(position: &Xiangqi, m: Move) -> Option<Reason> {
    let because = |code, squares| Some(Illegality { code, squares });
    let board = position.board();
    let Some(piece) = board.piece_at(m.from) else {
        return because(Cause::NoPiece, vec![m.from]);
    };
    if piece.color != position.turn() {
        return because(Cause::NotYourPiece, vec![m.from]);
    }
    if m.from == m.to {
        return because(Cause::SameSquare, vec![m.from]);
    }
    if board.piece_at(m.to).is_some_and(|there| there.color == piece.color) {
        return because(Cause::OwnPieceThere, vec![m.to]);
    }
    movement(position, m, piece.role, piece.color).or_else(|| safety(position, m))
}

/// Checks the movement itself.
fn movement(position: &Xiangqi, m: Move, role: Role, color: Color) -> Option<Reason> {
    let board = position.board();
    let files = m.to.file().abs_diff(m.from.file());
    let ranks = m.to.rank().abs_diff(m.from.rank());
    let because = |code, squares| Some(Illegality { code, squares });
    let shape = |code| because(code, vec![m.from]);
    let destination = |code| because(code, vec![m.to]);
    match role {
        Role::General if files + ranks != 1 => shape(Cause::GeneralOneStep),
        Role::General if !in_palace(m.to, color) => destination(Cause::GeneralLeavesPalace),
        Role::Advisor if (files, ranks) != (1, 1) => shape(Cause::AdvisorOneDiagonal),
        Role::Advisor if !in_palace(m.to, color) => destination(Cause::AdvisorLeavesPalace),
        Role::General | Role::Advisor => None,
        Role::Elephant => {
            if (files, ranks) != (2, 2) {
                return shape(Cause::ElephantTwoDiagonal);
            }
            if is_across(m.to, color) {
                return destination(Cause::ElephantCrossesRiver);
            }
            let eye = Square::at((m.from.file() + m.to.file()) / 2, (m.from.rank() + m.to.rank()) / 2)?;
            if board.is_occupied(eye) { because(Cause::ElephantEyeBlocked, vec![eye]) } else { None }
        }
        Role::Horse => {
            let leg = match (files, ranks) {
                (1, 2) => Square::at(m.from.file(), (m.from.rank() + m.to.rank()) / 2)?,
                (2, 1) => Square::at((m.from.file() + m.to.file()) / 2, m.from.rank())?,
                _ => return shape(Cause::HorseShape),
            };
            if board.is_occupied(leg) { because(Cause::HorseLegBlocked, vec![leg]) } else { None }
        }
        Role::Chariot if files != 0 && ranks != 0 => shape(Cause::ChariotStraight),
        Role::Cannon if files != 0 && ranks != 0 => shape(Cause::CannonStraight),
        Role::Chariot | Role::Cannon => {
            let blockers: Vec<Square> = between(m.from, m.to).filter(|&square| board.is_occupied(square)).collect();
            match (role, board.is_occupied(m.to), blockers.len()) {
                (Role::Cannon, true, 1) | (Role::Cannon, false, 0) | (Role::Chariot, _, 0) => None,
                (Role::Cannon, true, 0) => destination(Cause::CannonNeedsScreen),
                (Role::Cannon, true, _) => because(Cause::CannonManyScreens, blockers),
                _ => because(Cause::PathBlocked, blockers),
            }
        }
        Role::Soldier => {
            let forward = match color {
                Color::White => m.to.rank() as i32 - m.from.rank() as i32,
                Color::Black => m.from.rank() as i32 - m.to.rank() as i32,
            };
            match (forward, files, is_across(m.from, color)) {
                (1, 0, _) | (0, 1, true) => None,
                (..=-1, _, _) => shape(Cause::SoldierBackward),
                (0, 1, false) => shape(Cause::SoldierSidewaysEarly),
                _ => shape(Cause::SoldierOneStep),
            }
        }
    }
}

/// Checks whether the general could be captured afterwards, and by what.
fn safety(position: &Xiangqi, m: Move) -> Option<Reason> {
    let color = position.turn();
    let before = position.checkers();
    let mut board = *position.board();
    board.relocate(m.from, m.to);
    let attackers = check::attackers(&board, color);
    if attackers.is_empty() {
        return None;
    }
    let general = board.general(color)?;
    let still: Vec<Square> = attackers.iter().copied().filter(|square| before.contains(square)).collect();
    let facing = board.general(!color).filter(|square| attackers.contains(square));
    let (code, squares) = if !still.is_empty() {
        (Cause::LeavesGeneralInCheck, still)
    } else if let Some(other) = facing {
        let file = [general].into_iter().chain(between(general, other)).chain([other]).collect();
        (Cause::FacingGenerals, file)
    } else if m.to == general {
        (Cause::GeneralIntoCheck, attackers)
    } else if attackers.iter().any(|&attacker| between(attacker, general).any(|square| square == m.to)) {
        // stepping into the line, also from another point of it: the line was harmless until the screen came
        let entered = !attackers.iter().any(|&attacker| between(attacker, general).any(|square| square == m.from));
        (if entered { Cause::ExposesGeneral } else { Cause::Pinned }, attackers)
    } else {
        (Cause::Pinned, attackers)
    };
    Some(Illegality { code, squares })
}

/// The points strictly between two points of one line, starting at the first; none if they share no line.
pub(super) fn between(a: Square, b: Square) -> impl Iterator<Item = Square> {
    let aligned = a.file() == b.file() || a.rank() == b.rank();
    let length = a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()));
    let towards = |from: usize, to: usize, step: usize| match from.cmp(&to) {
        core::cmp::Ordering::Less => from + step,
        core::cmp::Ordering::Equal => from,
        core::cmp::Ordering::Greater => from - step,
    };
    let steps = if aligned { 1..length.max(1) } else { 1..1 };
    steps.filter_map(move |step| Square::at(towards(a.file(), b.file(), step), towards(a.rank(), b.rank(), step)))
}
