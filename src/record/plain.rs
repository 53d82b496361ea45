//! Records that begin with something else than tags: UCI's `position` command, and the text files of XieXie
//! (`FORMAT WXF`, … `START{` moves `}END`).

/// What comes before the moves, as tags, and where the moves are.
pub(super) struct Plain {
    pub tags: Vec<(String, String)>,
    pub begin: usize,
    pub end: usize,
}

/// Takes a text of these forms apart.
pub(super) fn plain(text: &str) -> Option<Plain> {
    let blank = text.len() - text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
    let rest = &text[blank..];
    let tag = |name: &str, value: &str| (name.to_owned(), value.trim().to_owned());
    if let Some(position) = rest.strip_prefix("position ") {
        let (head, moves) = position.split_once("moves").unwrap_or((position, ""));
        let head = head.trim();
        let fen = head.strip_prefix("fen ");
        if fen.is_none() && head != "startpos" {
            return None;
        }
        return Some(Plain {
            tags: fen.map(|fen| tag("FEN", fen)).into_iter().collect(),
            begin: text.len() - moves.len(),
            end: text.len(),
        });
    }
    let (head, moves) = rest.strip_prefix("FORMAT").and(rest.split_once("START{"))?;
    let begin = text.len() - moves.len();
    let tags = head.lines().take(100).filter_map(|line| {
        let (name, value) = line.split_once(char::is_whitespace)?;
        let name = match name {
            "FORMAT" => "Format",
            "RED" => "Red",
            "BLACK" => "Black",
            "DATE" => "Date",
            "EVENT" | "GAME" => "Event",
            "FEN" => "FEN",
            "RESULT" => "Result",
            _ => return None,
        };
        let (name, value) = tag(name, value.trim_matches(|c: char| c == ';' || c.is_whitespace()));
        if value.is_empty() { None } else { Some((name, value)) }
    });
    Some(Plain { tags: tags.collect(), begin, end: begin + moves.find("}END").unwrap_or(moves.len()) })
}
