//! The programs in `examples/` do what their first lines say.
#![allow(missing_docs, clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs an example with these arguments on this input.
fn run(example: &str, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--locked", "--profile", "test", "--example", example, "--"])
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn validate_judges_a_game_a_line() {
    let output = run("validate", &["chess"], "f3 e5 g4 Qh4#\n\ne4 e5 Ke3\n");
    assert_eq!(text(&output), "1: 0-1 by checkmate (fide/5.1.1)\n3: ply 3, Ke3: illegal move: king-shape e1\n");
    assert_eq!(output.status.code(), Some(1));

    // The World Xiangqi Federation's rule 5: a repetition without a violation is a draw at the third occurrence.
    let shuffle = "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9\n";
    let output = run("validate", &["xiangqi", "wxf"], shuffle);
    assert_eq!((text(&output).as_str(), output.status.code()), ("1: 1/2-1/2 by repetition (wxf/5)\n", Some(0)));
    let output = run("validate", &["xiangqi", "basic"], shuffle);
    assert_eq!(text(&output), "1: goes on after 8 plies\n");

    for args in [&["shogi"][..], &["chess", "wxf"], &[]] {
        assert_eq!(run("validate", args, "").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn the_referee_plays_refuses_and_judges() {
    let output = run("referee", &["chess"], "f3\ne5\ng5\nmoves\ng4\nQh4\n");
    let said = text(&output);
    assert!(said.contains("illegal move: pawn-shape g2"), "{said}");
    assert!(said.contains("black> "), "{said}");
    assert!(said.trim_end().ends_with("0-1 by checkmate (fide/5.1.1)"), "{said}");

    let said = text(&run("referee", &["xiangqi", "wxf"], "h2e2\nb9d8\nundo\nresign\n"));
    assert!(said.contains("illegal move: horse-leg-blocked c9"), "{said}");
    assert!(said.trim_end().ends_with("0-1 by resignation (wxf/resignation)"), "{said}");
}
