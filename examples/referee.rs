//! A referee in a terminal: two people play, and it says what is legal, why something is not, and how the game ends.
//!
//! ```sh
//! cargo run --example referee -- xiangqi wxf
//! cargo run --example referee -- chess
//! ```
//!
//! Moves are read in any notation. `moves` lists the legal ones, `undo` takes one back, `fen` prints the position,
//! `resign` and `draw` end the game, `claim` claims a draw that the rules offer.

use std::io::{self, BufRead, Write};

use trongtai::{Chess, Game, Options, Outcome, RuleSet, Variant, Xiangqi};

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let (kind, rules) = (args.next().unwrap_or_default(), args.next());
    match kind.as_str() {
        "chess" => referee::<Chess>(rules.as_deref()),
        "" | "xiangqi" => referee::<Xiangqi>(rules.as_deref()),
        other => Err(io::Error::other(format!("no game is called {other:?}; there are xiangqi and chess"))),
    }
}

fn referee<V: Variant>(name: Option<&str>) -> io::Result<()> {
    let rules = name
        .map(|name| V::Rules::named(name).ok_or_else(|| io::Error::other(format!("no rule set is called {name:?}"))));
    let options = match rules {
        Some(rules) => Options::<V>::default().rules(rules?),
        None => Options::default(),
    };
    let mut game = Game::open(options);
    let mut lines = io::stdin().lock().lines();
    let mut shown = None;
    loop {
        // The board is drawn again when it has changed, not after a move that was refused.
        if shown.as_ref() != Some(&game.fen()) {
            shown = Some(game.fen());
            print!("{}", drawn(&game.fen()));
            if told(&mut game) {
                return Ok(());
            }
        }
        print!("{}> ", V::color_name(game.turn()));
        io::stdout().flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        if let Some(said) = obey(&mut game, line?.trim()) {
            println!("{said}");
            if game.is_over() {
                return Ok(());
            }
        }
    }
}

/// Does what a line says. Returns what there is to say about it.
fn obey<V: Variant>(game: &mut Game<V>, line: &str) -> Option<String> {
    let turn = game.turn();
    match line {
        "" => None,
        "moves" => Some(game.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
        "fen" => Some(game.fen()),
        "undo" => game.undo().is_none().then(|| "nothing was played".to_owned()),
        "resign" => Some(game.resign(turn).map_or_else(|why| why.to_string(), |verdict| verdict.to_string())),
        "draw" => Some(game.agree_draw().map_or_else(|why| why.to_string(), |verdict| verdict.to_string())),
        "claim" => Some(match game.claims().first() {
            Some(claim) => game.claim_draw(claim).map_or_else(|why| why.to_string(), |verdict| verdict.to_string()),
            None => "there is nothing to claim".to_owned(),
        }),
        text => game.play_text(text).err().map(|why| why.to_string()),
    }
}

/// Says how the game stands; true when it has ended.
fn told<V: Variant>(game: &mut Game<V>) -> bool {
    let status = game.status();
    match &status.outcome {
        Outcome::Over(verdict) => {
            println!("{verdict}");
            for ply in &verdict.evidence {
                let move_text = ply.played.map(|m| m.to_string()).unwrap_or_default();
                let chases: Vec<_> =
                    ply.chases.iter().map(|chase| format!("{} attacks {}", chase.attacker, chase.target)).collect();
                println!("  ply {}: {move_text} {} {}", ply.ply, ply.nature, chases.join(", "));
            }
            return true;
        }
        Outcome::Ongoing { claims, warnings, must_change } => {
            if status.is_check() {
                println!("check");
            }
            for warning in warnings {
                println!("{}: {} of {}", warning.reason, warning.count, warning.limit);
            }
            if let Some(change) = must_change {
                println!("{} has to play otherwise: {} ({})", V::color_name(change.color), change.reason, change.rule);
            }
            if !claims.is_empty() {
                println!("a draw may be claimed");
            }
        }
    }
    false
}

/// The position of a FEN, the last rank on top; `.` is an empty square.
fn drawn(fen: &str) -> String {
    let placement = fen.split(' ').next().unwrap_or_default();
    let mut board = String::new();
    for rank in placement.split('/') {
        for piece in rank.chars() {
            match piece.to_digit(10) {
                Some(empty) => board.push_str(&" .".repeat(empty as usize)),
                None => board.extend([' ', piece]),
            }
        }
        board.push('\n');
    }
    board
}
