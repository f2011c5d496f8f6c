use rules::Position;

/// The fuzzer's bytes, taken from the front; zeros once there are no more.
#[derive(Clone, Copy, Debug)]
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    pub fn is_over(self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// A number below `bound`, or 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound.max(1)
    }

    pub fn word(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// The first line, if there is one that is text.
    pub fn line(&mut self) -> Option<&'a str> {
        let end = self.0.iter().position(|byte| *byte == b'\n')?;
        let line = std::str::from_utf8(&self.0[..end]).ok();
        self.0 = &self.0[end + 1..];
        line
    }

    /// The position in the first line.
    pub fn position<P: Position>(&mut self) -> Option<P> {
        self.line()?.parse().ok()
    }
}

/// No game of an input goes on longer.
pub const PLIES: usize = 200;

/// Plays the moves that the bytes choose, at most [`PLIES`], and calls `each` with every position,
/// the last one too.
pub fn play<P: Position>(mut position: P, bytes: &mut Bytes<'_>, mut each: impl FnMut(&P)) -> P {
    for _ in 0..PLIES {
        each(&position);
        let moves = position.legal_moves();
        if bytes.is_over() || moves.is_empty() {
            return position;
        }
        let mv = moves[bytes.below(moves.len())];
        position = played(&position, mv);
    }
    each(&position);
    position
}

/// The position after a legal move, however it is played.
fn played<P: Position>(before: &P, mv: P::Move) -> P {
    let text = mv.to_string();
    assert_eq!(before.parse_move(&text), Ok(mv), "{text} in {before}");
    let mut next = before.clone();
    next.play_unchecked(mv);
    let mut again = before.clone();
    assert_eq!(again.play(mv), Ok(()), "{text} in {before}");
    assert_eq!(again, next, "{text} in {before}");
    next
}
