//! Guides in Rust, one per task. The same guides for JavaScript, with boards, are in `docs/`.
//!
//! - [`play`]: legal moves, reasons, notations
//! - [`validate`]: checking whole games on a server
//! - [`dispute`]: who broke which rule, and the evidence
//! - [`rules`]: custom rule sets

/// # Play a game
///
/// [`Game`](crate::Game) is generic over the game, [`Xiangqi`](crate::Xiangqi) or [`Chess`](crate::Chess).
///
/// ```
/// use trongtai::{Game, Notation, Xiangqi};
///
/// let mut game = Game::<Xiangqi>::new();
/// assert_eq!(game.legal_moves().len(), 44);
/// // Moves are read in any notation.
/// for text in ["h2e2", "馬8進7"] {
///     game.play_text(text)?;
/// }
/// assert_eq!(game.fen(), "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
///
/// // The elephant on c0 blocks the horse's leg; a refused move changes nothing.
/// let refused = game.play_text("b0d1").unwrap_err();
/// assert_eq!(refused.to_string(), "illegal move: horse-leg-blocked c0");
/// assert_eq!(game.ply(), 2);
///
/// let m = game.read("炮八平六", None)?;
/// assert_eq!(game.notate(m, Notation::Wxf).as_deref(), Some("C8=6"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod play {}

/// # Validate on a server
///
/// A server plays the moves it receives and reports the first illegal one. `cargo run --example validate` does so for files.
///
/// ```
/// use trongtai::{Chess, Game, Outcome};
///
/// /// Returns the result of a game, or the first illegal move.
/// fn judge(moves: &str) -> Result<&'static str, String> {
///     let mut game = Game::<Chess>::new();
///     for text in moves.split(' ') {
///         let ply = game.ply() + 1;
///         game.play_text(text).map_err(|error| format!("ply {ply}: {error}"))?;
///     }
///     Ok(match game.status().outcome {
///         Outcome::Over(verdict) => verdict.result(),
///         Outcome::Ongoing { .. } => "*",
///     })
/// }
///
/// assert_eq!(judge("f3 e5 g4 Qh4#"), Ok("0-1"));
/// assert_eq!(judge("e4 e5 Ke2"), Ok("*"));
/// assert_eq!(judge("e4 e5 e5").unwrap_err(), "ply 3: illegal move: pawn-blocked e5");
/// ```
pub mod validate {}

/// # Judge a dispute
///
/// A verdict names the article; its evidence says what each ply of the cycle did.
///
/// ```
/// use trongtai::xiangqi::Rules;
/// use trongtai::{Color, Game, Options, Reason, RuleSet, Xiangqi};
///
/// // The cannon attacks the chariot with each move.
/// let options = Options::from_fen("2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1", Default::default())?;
/// let moves = "h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1";
///
/// let mut game: Game<Xiangqi> = Game::open(options.rules(Rules::named("wxf").unwrap()));
/// for text in moves.split(' ') {
///     game.play_text(text)?;
/// }
/// let verdict = game.verdict().unwrap();
/// assert_eq!((verdict.winner, verdict.reason), (Some(Color::Black), Reason::PerpetualChase));
/// assert_eq!(verdict.rule, "wxf/15");
/// let chase = verdict.evidence.last().unwrap().chases[0];
/// assert_eq!((chase.attacker.to_string(), chase.target.to_string(), chase.protected), ("h1".into(), "d1".into(), false));
///
/// // The club's rules allow six chases of one piece.
/// let mut game: Game<Xiangqi> = Game::open(options.rules(Rules::named("club").unwrap()));
/// for text in moves.split(' ') {
///     game.play_text(text)?;
/// }
/// assert!(!game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod dispute {}

/// # Custom rule sets
///
/// A rule set is a value. Fields of a named set can be replaced by name; a contradiction is an error.
///
/// ```
/// use trongtai::chess::Rules;
/// use trongtai::ruleset::Given;
/// use trongtai::{Chess, Game, Options, RuleSet};
///
/// // The third occurrence of a position ends the game without a claim.
/// let fields = [("claimOccurrences", Given::Number(0.0)), ("drawOccurrences", Given::Number(3.0))];
/// let rules = Rules::named("fide").unwrap().with(fields)?;
/// assert_eq!(rules.name(), "fide+custom");
///
/// let mut game: Game<Chess> = Game::open(Options::default().rules(rules));
/// for text in "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ') {
///     game.play_text(text)?;
/// }
/// assert_eq!(game.verdict().unwrap().to_string(), "1/2-1/2 by repetition (fide/repetition)");
/// assert!(rules.with([("drawOccurrences", Given::Number(-1.0))]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod rules {}
