//! Chess positions for tests, and `cozy-chess` as an independent judge of their moves.

use cozy_chess::Board;
use trongtai::Castling;
use trongtai::chess::{Bitboard, Chess, Move, Piece, Role, Setup, Square};
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::history::History;
use trongtai::position::Position;

/// How castling rights are read in a case that says whether it is of Chess960.
pub fn castling(chess960: bool) -> Castling {
    if chess960 { Castling::Chess960 } else { Castling::Standard }
}

use super::Rng;

/// The same position as `cozy-chess` sees it. Its FEN is written with the files of the rooks, which `cozy-chess` reads
/// for both kinds of chess.
pub fn cozy_board(position: &Chess) -> Board {
    let fen = position.fen(Counters::default());
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    fields[2] = castling_files(position);
    let fen = fields.join(" ");
    Board::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn castling_files(position: &Chess) -> String {
    use trongtai::chess::Side;
    let mut text = String::new();
    for (color, first) in [(Color::White, b'A'), (Color::Black, b'a')] {
        for side in Side::ALL {
            if let Some(rook) = position.castling_rook(color, side) {
                text.push(char::from(first + rook.file() as u8));
            }
        }
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

pub fn cozy_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// The legal moves by `cozy-chess` as sorted UCI text. It writes castling as the king's move onto its rook.
pub fn cozy_moves(position: &Chess) -> Vec<String> {
    let board = cozy_board(position);
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        for m in moves {
            let own = board.colors(board.side_to_move());
            let file = if m.to > m.from { "g" } else { "c" };
            let is_castling = own.has(m.to);
            texts.push(if is_castling && !position.is_chess960() {
                format!("{}{file}{}", m.from, m.from.rank())
            } else {
                m.to_string()
            });
        }
        false
    });
    texts.sort();
    texts
}

/// The legal moves as sorted UCI text.
pub fn moves(position: &Chess) -> Vec<String> {
    let mut texts: Vec<String> = legal(position).iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

/// Plays a move given as UCI text, which must be legal.
pub fn play_text(history: &mut History<Chess>, text: &str) {
    let m = Move::parse(text).unwrap();
    assert!(history.current().position.is_legal(m), "{text}");
    history.push(m);
}

pub fn legal(position: &Chess) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// The positions of random games, each given once with its game: from the start, from starts of Chess960, and from
/// random placements of a few pieces.
pub fn random_positions(rng: &mut Rng, games: usize, mut visit: impl FnMut(&Chess)) {
    for game in 0..games {
        let mut position = match game % 3 {
            0 => Chess::start(),
            1 => Chess::chess960(rng.below(960)).unwrap(),
            _ => random_placement(rng),
        };
        for _ in 0..120 {
            visit(&position);
            let moves = legal(&position);
            if moves.is_empty() {
                break;
            }
            position.play(*rng.pick(&moves));
        }
    }
}

/// A possible position with random pieces, rights and en passant square.
pub fn random_placement(rng: &mut Rng) -> Chess {
    loop {
        let setup = random_setup(rng);
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

/// Pieces at random; often no possible position.
pub fn random_setup(rng: &mut Rng) -> Setup {
    use trongtai::chess::{CastlingRight, RookName, Side};
    let chess960 = rng.below(2) == 0;
    let mut setup = Setup::parse("8/8/8/8/8/8/8/8 w - - 0 1", castling(chess960)).unwrap();
    if rng.below(2) == 0 {
        setup.turn = Color::Black;
    }
    // kings at home in every second setup, so that there is something to castle with
    for (color, home) in [(Color::White, 4), (Color::Black, 60)] {
        let place = if rng.below(2) == 0 { home } else { rng.below(64) };
        setup.board.put(Square::from_index(place).unwrap(), Piece { color, role: Role::King });
        for side in Side::ALL {
            if rng.below(2) == 0 {
                let corner = if side == Side::King { home + 3 } else { home - 4 };
                setup.board.put(Square::from_index(corner).unwrap(), Piece { color, role: Role::Rook });
                setup.castling.push(CastlingRight { color, rook: RookName::Outermost(side) });
            }
        }
    }
    let roles = [Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    for _ in 0..2 + rng.below(14) {
        let role = *rng.pick(&roles);
        let place = if role == Role::Pawn { 8 + rng.below(48) } else { rng.below(64) };
        let square = Square::from_index(place).unwrap();
        if setup.board.piece_at(square).is_none() {
            setup.board.put(square, Piece { color: *rng.pick(&Color::ALL), role });
        }
    }
    let (rank, now) = if setup.turn == Color::White { (5, 4) } else { (2, 3) };
    let pawns: Bitboard = setup.board.pieces(!setup.turn, Role::Pawn).filter(|square| square.rank() == now).collect();
    setup.en_passant = pawns.into_iter().next().and_then(|pawn| Square::at(pawn.file(), rank));
    setup
}

/// Is there a mate by `winner`? See [`exhausted`](super::exhausted).
pub fn exhausted(root: &Chess, winner: Color, limit: usize) -> Option<bool> {
    super::exhausted(root, limit, |position| position.is_check() && position.turn() != winner)
}
