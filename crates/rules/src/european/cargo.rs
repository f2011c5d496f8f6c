use super::{Kind, Seat};

/// What is inside a Mycenaean Knight: how many of each kind and owner.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Cargo([[u8; 4]; 8]);

/// Eight counts at a time.
impl std::hash::Hash for Cargo {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        let (words, _) = self.0.as_flattened().as_chunks();
        for &word in words {
            state.write_u64(u64::from_le_bytes(word));
        }
    }
}

impl Cargo {
    /// Nothing.
    pub const EMPTY: Self = Self([[0; 4]; 8]);

    /// How many of a kind and owner; a Mycenaean Knight is never inside.
    pub fn count(&self, kind: Kind, owner: Seat) -> u32 {
        let owners = self.0.get(kind.index());
        owners.map_or(0, |owners| owners[owner.index()].into())
    }

    /// Whether there is one of this kind and owner.
    pub fn has(&self, kind: Kind, owner: Seat) -> bool {
        self.count(kind, owner) > 0
    }

    /// How many pieces in all.
    pub fn len(&self) -> u32 {
        self.0.as_flattened().iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is inside.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Every kind and owner with their number, in the order of the position string.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, Seat, u32)> + '_ {
        Kind::ALL.into_iter().flat_map(move |kind| {
            let each = move |owner| (kind, owner, self.count(kind, owner));
            Seat::ALL.into_iter().map(each).filter(|&(.., n)| n > 0)
        })
    }

    /// The kinds of one owner's pieces.
    pub fn kinds_of(&self, owner: Seat) -> impl Iterator<Item = Kind> + '_ {
        let all = self.iter().filter(move |&(_, seat, _)| seat == owner);
        all.map(|(kind, ..)| kind)
    }

    /// One more; a Mycenaean Knight is not loaded.
    pub fn add(&mut self, kind: Kind, owner: Seat) {
        if let Some(owners) = self.0.get_mut(kind.index()) {
            let count = &mut owners[owner.index()];
            *count = count.saturating_add(1);
        }
    }

    /// One less, if there is one; says whether there was.
    pub fn take(&mut self, kind: Kind, owner: Seat) -> bool {
        let had = self.has(kind, owner);
        if had {
            self.0[kind.index()][owner.index()] -= 1;
        }
        had
    }

    /// Only one owner's pieces.
    pub fn only(&self, owner: Seat) -> Self {
        let mut only = *self;
        for owners in &mut only.0 {
            for seat in Seat::ALL {
                if seat != owner {
                    owners[seat.index()] = 0;
                }
            }
        }
        only
    }

    /// All pieces of one owner change hands.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat) {
        for owners in &mut self.0 {
            let count = std::mem::take(&mut owners[from.index()]);
            owners[to.index()] = owners[to.index()].saturating_add(count);
        }
    }

    /// All pieces of one owner are gone.
    pub(super) fn drop_all(&mut self, owner: Seat) {
        for owners in &mut self.0 {
            owners[owner.index()] = 0;
        }
    }
}
