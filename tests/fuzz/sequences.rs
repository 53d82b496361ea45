//! Calls in any order, beside slow models: plain xiangqi, and `cozy-chess`.

use cozy_chess::Board;
use trongtai::Castling;
use trongtai::api::{AnyGame, Kind, Opening, RulesChoice};
use trongtai::chess::Move as ChessMove;

use crate::plain_xiangqi::{Plain, Point};
use crate::support::Rng;
use crate::support::chess::{cozy_board, cozy_moves};

/// Decisions: a byte says what to do, the next one with what.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut rng = Rng::new(3);
    (0..24).map(|_| (0..200).map(|_| rng.next() as u8).collect()).collect()
}

pub fn plain_texts(plain: &Plain, red: bool) -> Vec<String> {
    let name = |(rank, file): Point| format!("{}{rank}", char::from(b'a' + file as u8));
    let mut texts: Vec<String> = plain.legal(red).into_iter().map(|(a, b)| name(a) + &name(b)).collect();
    texts.sort();
    texts
}

/// A decision as two bytes.
fn decisions(input: &[u8]) -> impl Iterator<Item = (u8, usize)> {
    input.chunks_exact(2).map(|pair| (pair[0], usize::from(pair[1])))
}

fn open(kind: Kind, castling: Castling) -> AnyGame {
    AnyGame::open(kind, Opening { castling, rules: RulesChoice::named("basic"), ..Opening::default() }).unwrap()
}

fn listed(game: &mut AnyGame) -> Vec<u32> {
    let mut words = Vec::new();
    game.legal(None, &mut words);
    words.sort_unstable();
    words
}

/// What does not change when a move is refused.
fn state(game: &mut AnyGame) -> (String, usize, String) {
    (game.fen(), game.ply(), format!("{:?}", game.status()))
}

/// A refused move changes nothing and has a reason.
fn refused(game: &mut AnyGame, packed: u32) {
    if game.find(packed).is_some() {
        return;
    }
    let before = state(game);
    assert!(game.explain(packed).is_some(), "refused without a reason: {packed:x}");
    assert_eq!(game.play(packed), None);
    assert!(game.preview(packed).is_none());
    assert_eq!(state(game), before, "a refused move has changed something");
}

pub fn xiangqi(input: &[u8]) {
    let mut game = open(Kind::Xiangqi, Castling::Standard);
    let mut model = vec![(Plain::from_fen(&game.fen()), true)];
    let mut states = vec![state(&mut game)];
    for (what, with) in decisions(input) {
        let (plain, red) = model.last().unwrap().clone();
        let words = listed(&mut game);
        match what % 8 {
            0..=4 if !words.is_empty() => {
                let packed = words[with % words.len()] & 0xf_ffff;
                let point = |index: u32| ((index / 9) as i32, (index % 9) as i32);
                game.play(packed).expect("a listed move can be played");
                model.push((plain.moved(point(packed & 0xff), point(packed >> 8 & 0xff)), !red));
                states.push(state(&mut game));
                let (plain, red) = model.last().unwrap();
                assert_eq!(Plain::from_fen(&game.fen()), *plain);
                let mut texts: Vec<String> = listed(&mut game).into_iter().map(|word| text(word, 9, 0)).collect();
                texts.sort();
                assert_eq!(texts, plain_texts(plain, *red));
                assert_eq!(game.is_check(), plain.general_takeable(*red));
            }
            5 | 6 => back(&mut game, with % 4, &mut model, &mut states),
            _ => refused(&mut game, ((with * 31 + usize::from(what)) as u32 % 90) | (((with * 7) as u32 % 90) << 8)),
        }
        assert_eq!(game.ply() + 1, model.len());
    }
}

pub fn chess(input: &[u8]) {
    let mut game = open(Kind::Chess, if input.len() % 2 == 1 { Castling::Chess960 } else { Castling::Standard });
    let mut model: Vec<Board> = vec![cozy(&game)];
    let mut states = vec![state(&mut game)];
    for (what, with) in decisions(input) {
        let words = listed(&mut game);
        match what % 8 {
            0..=4 if !words.is_empty() => {
                let packed = words[with % words.len()] & 0xf_ffff;
                let board = model.last().unwrap();
                let uci = text(packed, 8, 1) + ["", "p", "n", "b", "r", "q", "k"][(packed >> 16) as usize];
                let m = cozy_chess::util::parse_uci_move(board, &uci).unwrap();
                let m = if board.is_legal(m) { m } else { uci.parse().unwrap() };
                let mut next = board.clone();
                next.play(m);
                game.play(packed).expect("a listed move can be played");
                states.push(state(&mut game));
                // What may be taken in passing is told differently; the pieces, the rights and the side are not.
                let fields =
                    |board: &Board| format!("{board:#}").split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
                assert_eq!(fields(&cozy(&game)), fields(&next), "{}", game.fen());
                let AnyGame::Chess(chess) = &game else { unreachable!() };
                let position = chess.position();
                let mut texts: Vec<String> =
                    crate::support::chess::legal(position).iter().map(ChessMove::to_string).collect();
                texts.sort();
                assert_eq!(texts, cozy_moves(position));
                assert_eq!(game.is_check(), !next.checkers().is_empty());
                model.push(next);
            }
            5 | 6 => back(&mut game, with % 4, &mut model, &mut states),
            _ => refused(
                &mut game,
                ((with * 31 + usize::from(what)) as u32 % 64)
                    | (((with * 7) as u32 % 64) << 8)
                    | ((with as u32 % 7) << 16),
            ),
        }
        assert_eq!(game.ply() + 1, model.len());
    }
}

fn cozy(game: &AnyGame) -> Board {
    let AnyGame::Chess(chess) = game else { unreachable!() };
    cozy_board(chess.position())
}

fn text(word: u32, files: u32, lowest: u32) -> String {
    let name = |index: u32| format!("{}{}", char::from(b'a' + (index % files) as u8), index / files + lowest);
    name(word & 0xff) + &name(word >> 8 & 0xff)
}

/// Takes moves back: everything is as it was.
fn back<M>(game: &mut AnyGame, count: usize, model: &mut Vec<M>, states: &mut Vec<(String, usize, String)>) {
    for _ in 0..count {
        assert_eq!(game.undo().is_some(), model.len() > 1);
        if model.len() > 1 {
            model.pop();
            states.pop();
        }
        assert_eq!(&state(game), states.last().unwrap(), "taken back");
    }
}
