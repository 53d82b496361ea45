//! PGN cut into tokens. Nothing is copied, and no byte is looked at more than a few times.

/// A part of a PGN text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A tag: its name, and its value with escapes as written.
    Tag(&'a str, &'a str),
    /// A bracket that begins no tag; up to the end of its line.
    BadTag(&'a str),
    /// A comment, and whether it has an end.
    Comment(&'a str, bool),
    /// The beginning of a variation.
    Open,
    /// The end of one.
    Close,
    /// A move, a number, a result, a sign.
    Word(&'a str),
}

/// Where a text is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'a> {
    pub text: &'a str,
    /// The next byte.
    pub at: usize,
    /// The last token began here.
    pub start: usize,
    /// There was an empty line before the last token.
    pub apart: bool,
    /// The first closing brace at or behind `at` if it was looked for; the text's length if there is none.
    brace: usize,
}

/// A tag is no longer than this.
const TAG_LENGTH: usize = 4096;

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str, at: usize) -> Self {
        Self { text, at, start: at, apart: false, brace: 0 }
    }

    /// Passes blanks, byte order marks and lines that begin with `%`.
    fn skip_blanks(&mut self) {
        let mut lines = usize::from(self.at == 0) * 2;
        let mut line_start = matches!(self.text.as_bytes()[..self.at].last(), None | Some(b'\n' | b'\r'));
        while let Some(c) = self.text[self.at..].chars().next() {
            if c == '%' && line_start {
                self.at += line_of(&self.text[self.at..]).len();
            } else if c.is_whitespace() || c == '\u{feff}' {
                self.at += c.len_utf8();
                lines += usize::from(c == '\n');
                line_start = matches!(c, '\n' | '\r');
            } else {
                break;
            }
        }
        self.apart = lines > 1;
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        self.skip_blanks();
        self.start = self.at;
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        let length = first.len_utf8();
        self.at += length;
        Some(match first {
            '[' => {
                if let Some((name, value, length)) = tag_of(window(rest)) {
                    self.at = self.start + length;
                    return Some(Token::Tag(name, value));
                }
                let line = line_of(rest);
                self.at = self.start + line.len();
                Token::BadTag(line)
            }
            '{' => self.comment(),
            ';' => {
                let line = line_of(&rest[1..]);
                self.at += line.len();
                Token::Comment(line, true)
            }
            '(' | '（' => Token::Open,
            ')' | '）' => Token::Close,
            _ => {
                let ends = |c: char| {
                    c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '[' | '$' | '（' | '）' | '\u{feff}')
                };
                let word = &rest[..length + rest[length..].find(ends).unwrap_or(rest.len() - length)];
                self.at = self.start + word.len();
                Token::Word(word)
            }
        })
    }

    /// A comment after its brace. One without an end ends before the next tag that stands apart.
    fn comment(&mut self) -> Token<'a> {
        let begin = self.at;
        if self.brace < begin {
            self.brace = self.text[begin..].find('}').map_or(self.text.len(), |at| begin + at);
        }
        let body = &self.text[begin..self.brace];
        let closed = self.brace < self.text.len();
        let mut from = 0;
        while let Some(line) = body[from..].find("\n[") {
            let at = from + line + 1;
            let apart = body[..at - 1].trim_end_matches([' ', '\r', '\t']).ends_with('\n');
            if apart && tag_of(window(&body[at..])).is_some() {
                self.at = begin + at;
                return Token::Comment(&body[..at], false);
            }
            from = at;
        }
        self.at = self.brace + usize::from(closed);
        Token::Comment(body, closed)
    }
}

/// The text up to the end of its first line.
fn line_of(text: &str) -> &str {
    text.split(['\n', '\r']).next().unwrap_or_default()
}

/// As much of the text as a tag can take.
fn window(text: &str) -> &str {
    let mut end = text.len().min(TAG_LENGTH);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// Takes a tag at the beginning of a text apart: its name, its raw value, and how long it is. It is on one line.
fn tag_of(text: &str) -> Option<(&str, &str, usize)> {
    let rest = text.strip_prefix('[')?.trim_start();
    let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|&length| length > 0)?;
    let (name, rest) = rest.split_at(length);
    let value = rest.trim_start().strip_prefix('"')?;
    // a quote ends the value if the bracket follows it; unescaped quotes inside are met often
    let mut escaped = false;
    for (at, c) in value.char_indices() {
        if matches!(c, '\n' | '\r') {
            break;
        }
        if c == '"' && !escaped {
            let after = value[at + 1..].trim_start();
            if after.starts_with(']') {
                return Some((name, &value[..at], text.len() - after.len() + 1));
            }
        }
        escaped = c == '\\' && !escaped;
    }
    None
}

/// The value of a tag without its escapes.
pub(super) fn unescaped(raw: &str) -> String {
    let mut value = String::with_capacity(raw.len());
    let mut escaped = false;
    for c in raw.chars() {
        if escaped && !matches!(c, '"' | '\\') {
            value.push('\\');
        }
        escaped = c == '\\' && !escaped;
        if !escaped {
            value.push(c);
        }
    }
    if escaped {
        value.push('\\');
    }
    value
}
