#![allow(missing_docs, clippy::unwrap_used, clippy::panic, unused)]
#[path = "support/rulings.rs"]
mod rulings;
use rulings::{View, open};
use serde::Deserialize;
#[derive(Deserialize)]
struct Diagram {
    id: String,
    fen: String,
    moves: Vec<String>,
    cycle: Vec<String>,
    expected: String,
    #[serde(default)]
    natures: Vec<String>,
}
#[test]
fn dev() {
    let mut all: Vec<Diagram> = serde_json::from_str(include_str!("data/xiangqi/rulings-cxa.json")).unwrap();
    let extra = |id: &str, fen: &str, cycle: &str, natures: &str, expected: &str| Diagram {
        id: id.into(),
        fen: fen.into(),
        moves: cycle.split(' ').map(Into::into).collect(),
        cycle: cycle.split(' ').map(Into::into).collect(),
        expected: expected.into(),
        natures: natures.split(' ').map(Into::into).collect(),
    };
    all.push(extra(
        "SIDE-13",
        "3k1a3/4a4/4c4/4R3p/3PC4/4r4/8P/9/9/5K3 w - - 0 1",
        "e6d6 d9e9 d6e6 e9d9",
        "check idle chase idle",
        "red_loses",
    ));
    all.push(extra("SIDE-28", "", "", "", ""));
    if let Ok(text) = std::env::var("CXA_MORE") {
        all.clear();
        for line in text.split(';') {
            let p: Vec<&str> = line.split('|').collect();
            all.push(extra(
                p[0],
                p[1].trim(),
                p[2].trim(),
                p.get(3).unwrap_or(&"").trim(),
                p.get(4).unwrap_or(&"").trim(),
            ));
        }
    }
    let mut total = std::time::Duration::ZERO;
    let mut times = vec![];
    for d in &all {
        if d.fen.is_empty() {
            continue;
        }
        let views: &[View] = if std::env::var("CXA_VIEWS").is_ok() { &View::ALL } else { &[View::Plain] };
        for &view in views {
            let mut game = open(&view.fen(&d.fen), "cxa");
            for t in d.moves.iter().chain(&d.cycle) {
                if game.is_over() {
                    break;
                }
                game.play(view.packed(t)).unwrap();
            }
            let t = std::time::Instant::now();
            let v = game.verdict();
            let dt = t.elapsed();
            total += dt;
            times.push((dt, d.id.clone()));
            let acts = game.conduct();
            let lead = d.moves.len() - d.cycle.len();
            let word = v.as_ref().map_or("none", |v| view.word(v));
            if word != d.expected {
                println!("VERDICT {} {view:?}: {} not {}", d.id, word, d.expected);
            }
            for (i, (a, e)) in acts.iter().zip(&d.natures).enumerate() {
                let e = if e == "mate_threat" { "kill" } else { e };
                if a.nature != e || a.cut {
                    println!(
                        "  {} {view:?} {} {}: {}{} not {}  {:?} {:?}",
                        d.id,
                        i,
                        a.played,
                        a.nature,
                        if a.cut { " CUT" } else { "" },
                        e,
                        a.chases.iter().map(|c| (c.attacker.clone(), c.target.clone())).collect::<Vec<_>>(),
                        a.line
                    );
                }
            }
            if std::env::var("CXA_SHOW").is_ok() {
                for a in &acts {
                    println!(
                        "{} {} {} {:?} {:?} {:?}",
                        d.id,
                        a.played,
                        a.nature,
                        a.weight,
                        a.chases.iter().map(|c| (c.attacker.clone(), c.target.clone())).collect::<Vec<_>>(),
                        a.line
                    );
                }
            }
        }
    }
    times.sort();
    println!("TOTAL {total:?} median {:?} worst {:?}", times[times.len() / 2], &times[times.len().saturating_sub(6)..]);
}
