//! What is said of moves: comments, times and marks.

/// Appends a comment; several are separated by line ends.
pub(super) fn add(comment: &mut String, text: &str) {
    if !comment.is_empty() && !text.is_empty() {
        comment.push('\n');
    }
    comment.push_str(text);
}

/// The text of a comment: without blanks around it, and with its lines joined.
pub(super) fn joined(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    for line in raw.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(line);
    }
    text
}

/// Takes a command such as `[%clk 1:30:57.5]` out of a comment; its time in milliseconds.
pub(super) fn take_time(comment: &mut String, command: &str) -> Option<u32> {
    let begin = comment.find(command)?;
    let length = comment[begin..].find(']')?;
    let mut millis = 0u32;
    for part in comment[begin + command.len()..begin + length].trim().split(':') {
        let (whole, fraction) = part.split_once('.').unwrap_or((part, ""));
        let mut thousandths = 0;
        for place in 0..3 {
            let digit = fraction.as_bytes().get(place).copied().unwrap_or(b'0');
            thousandths = thousandths * 10 + char::from(digit).to_digit(10)?;
        }
        let seconds: u32 = whole.trim().parse().ok()?;
        millis = millis.checked_mul(60)?.checked_add(seconds.checked_mul(1000)?)?.checked_add(thousandths)?;
    }
    let after = comment.split_off(begin + length + 1);
    comment.truncate(begin);
    let joint = comment.trim_end().len();
    comment.truncate(joint);
    if joint > 0 && !after.trim().is_empty() {
        comment.push(' ');
    }
    comment.push_str(after.trim_start());
    Some(millis)
}

/// The number of a mark (PGN standard, 10).
pub(super) fn nag_of(mark: &str) -> Option<u8> {
    Some(match mark {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "+=" | "⩲" => 14,
        "=+" | "⩱" => 15,
        "+/-" | "±" => 16,
        "-/+" | "∓" => 17,
        "+-" => 18,
        "-+" => 19,
        _ => return None,
    })
}
