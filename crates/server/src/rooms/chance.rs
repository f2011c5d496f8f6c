use protocol::{Reason, Refusal};

/// A number that nobody can foretell.
pub(super) fn draw() -> Result<u32, Refusal> {
    let mut bytes = [0; 4];
    let words = |_| Refusal::new(Reason::Store, "the server has no random numbers");
    getrandom::fill(&mut bytes).map_err(words)?;
    Ok(u32::from_le_bytes(bytes))
}
