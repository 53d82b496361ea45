//! Games go from thread to thread, and several may look at one.
#![allow(missing_docs, clippy::unwrap_used)]

use std::thread;

use trongtai::{AnyGame, Chess, Game, Kind, Opening, Xiangqi};

const fn shared<T: Send + Sync>() {}

const _: () = shared::<Game<Xiangqi>>();
const _: () = shared::<Game<Chess>>();
const _: () = shared::<AnyGame>();

#[test]
fn a_game_is_played_in_one_thread_and_looked_at_in_others() {
    let play = || {
        let mut game = Game::<Xiangqi>::new();
        for text in ["h0g2", "h9g7", "g2h0", "g7h9"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        assert!(!game.is_over());
        game
    };
    let game = thread::spawn(play).join().unwrap();
    let looks = thread::scope(|scope| {
        let one = scope.spawn(|| (game.fen(), game.ply()));
        let other = scope.spawn(|| (game.fen(), game.ply()));
        [one.join().unwrap(), other.join().unwrap()]
    });
    assert_eq!(looks[0], looks[1]);
    assert_eq!(looks[0].1, 4);
    let any = AnyGame::open(Kind::Chess, Opening::default()).unwrap();
    assert_eq!(thread::scope(|scope| scope.spawn(|| any.ply()).join().unwrap()), 0);
}
