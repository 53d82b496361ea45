//! Validates games, one a line: its moves in any notation, separated by blanks.
//!
//! ```sh
//! printf 'e4 e5 Ke2 Ke7\ne4 e5 Ke3\n' | cargo run --example validate -- chess
//! cargo run --example validate -- xiangqi wxf < games.txt
//! ```
//!
//! The arguments are the game and, if it is not to be the game's default, a rule set. The exit code is 1 when a game is
//! not legal, and 2 when there is nothing to judge.

use std::io;
use std::process::ExitCode;

use trongtai::{Chess, Game, Options, Outcome, RuleSet, Variant, Xiangqi};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (kind, rules) = (args.next().unwrap_or_default(), args.next());
    let text = match io::read_to_string(io::stdin()) {
        Ok(text) => text,
        Err(error) => return refuse(&error.to_string()),
    };
    match kind.as_str() {
        "xiangqi" => validate::<Xiangqi>(rules.as_deref(), &text),
        "chess" => validate::<Chess>(rules.as_deref(), &text),
        other => refuse(&format!("no game is called {other:?}; there are xiangqi and chess")),
    }
}

fn refuse(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(2)
}

fn validate<V: Variant>(name: Option<&str>, text: &str) -> ExitCode {
    let options = match name.map(|name| (name, V::Rules::named(name))) {
        None => Options::<V>::default(),
        Some((_, Some(rules))) => Options::default().rules(rules),
        Some((name, None)) => return refuse(&format!("no rule set is called {name:?}")),
    };
    let mut code = ExitCode::SUCCESS;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let said = judge(options, line).unwrap_or_else(|why| {
            code = ExitCode::from(1);
            why
        });
        println!("{}: {said}", index + 1);
    }
    code
}

/// How a game stands after its moves; or the first that is not legal, and why.
fn judge<V: Variant>(options: Options<V>, line: &str) -> Result<String, String> {
    let mut game = Game::open(options);
    for text in line.split_whitespace() {
        let ply = game.ply() + 1;
        game.play_text(text).map_err(|error| format!("ply {ply}, {text}: {error}"))?;
    }
    Ok(match game.status().outcome {
        Outcome::Over(verdict) => verdict.to_string(),
        Outcome::Ongoing { .. } => format!("goes on after {} plies", game.ply()),
    })
}
