//! The moves of a record with their variations, as one list with links: no recursion follows from any input.

/// A move as UCI text; `0000` is a null move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uci([u8; 5]);

impl Uci {
    /// The null move: the side to move passes.
    pub const NULL: Self = Self(*b"0000\0");

    /// A text of four or five ASCII characters.
    pub fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; 5];
        let fits = matches!(text.len(), 4 | 5) && text.is_ascii();
        if fits {
            bytes[..text.len()].copy_from_slice(text.as_bytes());
        }
        fits.then_some(Self(bytes))
    }

    /// The text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default().trim_end_matches('\0')
    }
}

/// A move of a record. Its links are places in [`Record::nodes`](super::Record::nodes); 0 is none, since nothing leads to
/// the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub uci: Uci,
    /// What was said before it. Several comments are separated by line ends.
    pub before: String,
    /// What was said of it.
    pub comment: String,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Milliseconds left on the mover's clock after the move.
    pub clock: Option<u32>,
    /// Milliseconds that the move took.
    pub elapsed: Option<u32>,
    /// The move after it.
    pub next: u32,
    /// The first of the moves in place of this one.
    pub variation: u32,
    /// If this is a move in place of another: the next such move.
    pub sibling: u32,
}

impl Node {
    /// A bare move.
    pub const fn new(uci: Uci) -> Self {
        Self {
            uci,
            before: String::new(),
            comment: String::new(),
            nags: Vec::new(),
            clock: None,
            elapsed: None,
            next: 0,
            variation: 0,
            sibling: 0,
        }
    }
}

/// A step through all moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This move.
    Move(usize),
    /// Moves in place of the move before begin.
    Open,
    /// They end.
    Close,
}

/// See [`Record::steps`](super::Record::steps).
pub struct Steps<'a> {
    nodes: &'a [Node],
    /// What is still to come, the nearest last.
    ahead: Vec<Step>,
}

impl<'a> Steps<'a> {
    pub(super) fn new(nodes: &'a [Node]) -> Self {
        Self { nodes, ahead: if nodes.is_empty() { Vec::new() } else { vec![Step::Move(0)] } }
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.ahead.pop()?;
        if let Step::Move(at) = step {
            let node = &self.nodes[at];
            if node.next != 0 {
                self.ahead.push(Step::Move(node.next as usize));
            }
            let begin = self.ahead.len();
            let mut variation = node.variation as usize;
            while variation != 0 {
                self.ahead.extend([Step::Open, Step::Move(variation), Step::Close]);
                variation = self.nodes[variation].sibling as usize;
            }
            self.ahead[begin..].reverse();
        }
        Some(step)
    }
}

/// A line that moves are being added to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Growth {
    /// The move that the line begins in place of; none for the main line.
    replaced: Option<usize>,
    /// The last move of the line.
    pub last: Option<usize>,
    /// The last of the moves in place of `last`.
    variation: usize,
}

impl Growth {
    /// A line in place of the last move of this one, if there is one.
    pub fn branch(&self) -> Option<Self> {
        self.last.map(|last| Self { replaced: Some(last), ..Self::default() })
    }

    /// Adds a move to the line. `parent` is the line it branched from.
    pub fn push(&mut self, nodes: &mut Vec<Node>, parent: Option<&mut Self>, uci: Uci) {
        let at = nodes.len();
        match (self.last, self.replaced, parent) {
            (Some(last), ..) => nodes[last].next = at as u32,
            (None, Some(replaced), Some(parent)) => {
                match parent.variation {
                    0 => nodes[replaced].variation = at as u32,
                    sibling => nodes[sibling].sibling = at as u32,
                }
                parent.variation = at;
            }
            _ => {}
        }
        (self.last, self.variation) = (Some(at), 0);
        nodes.push(Node::new(uci));
    }
}
