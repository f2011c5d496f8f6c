use crate::score::{Points, WON};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// How a stored score bounds the true one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Lower = 1,
    Upper = 2,
    Exact = 3,
}

impl Bound {
    /// What a search between `alpha` and `beta` that came to `score` knows of the true score.
    pub fn of(score: Points, alpha: Points, beta: Points) -> Self {
        if score >= beta {
            Self::Lower
        } else if score > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }

    const fn from_bits(bits: u64) -> Option<Self> {
        match bits {
            1 => Some(Self::Lower),
            2 => Some(Self::Upper),
            3 => Some(Self::Exact),
            _ => None,
        }
    }
}

/// What is remembered of one position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move, told apart from the other moves of its position by this number.
    pub tag: Option<u16>,
    /// The score at the ply it was asked for.
    pub score: Points,
    /// The static estimate; `None` in check.
    pub eval: Option<Points>,
    pub depth: i32,
    pub bound: Bound,
}

impl Entry {
    /// Whether the score answers a search between `alpha` and `beta`.
    pub fn settles(&self, alpha: Points, beta: Points) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

const NO_TAG: u16 = u16::MAX;
const NO_EVAL: i16 = i16::MIN;
const AGES: u8 = 64;
/// The memory of one position.
pub(super) const SLOT_BYTES: u64 = size_of::<Slot>() as u64;

/// A key and what is known of its position. The key is stored mixed with the data, so that the
/// halves of two writers, should they meet, are taken for nothing.
#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    fn read(&self) -> (u64, u64) {
        let data = self.data.load(Relaxed);
        (self.mixed.load(Relaxed) ^ data, data)
    }

    fn write(&self, key: u64, data: u64) {
        self.mixed.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// One line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The transposition table, which any number of threads read and write at once without a lock.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// A table of about so many positions, at least 1024 and a power of two.
    pub fn new(positions: u64) -> Self {
        let buckets = positions.clamp(1 << 10, 1 << 28).next_power_of_two() / 4;
        Self {
            buckets: (0..buckets).map(|_| Bucket::default()).collect(),
            age: AtomicU8::new(0),
        }
    }

    /// Empties it.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.write(0, 0);
        }
    }

    /// A new search begins: what older ones left is replaced first.
    pub fn grow_older(&self) {
        let age = (self.age.load(Relaxed) + 1) % AGES;
        self.age.store(age, Relaxed);
    }

    /// How many of a thousand entries the present search has filled: a sample.
    pub fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let slots = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let filled = slots
            .map(|slot| slot.read().1)
            .filter(|&data| data != 0 && age_of(data) == age);
        filled.count() as u32
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; 4] {
        &self.buckets[key as usize & (self.buckets.len() - 1)].0
    }

    #[inline]
    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let (found, data) = slot.read();
            if found == key {
                unpack(data, ply)
            } else {
                None
            }
        })
    }

    /// Remembers what was found at `ply`, if nothing better is known.
    #[inline]
    pub(super) fn put(&self, key: u64, mut entry: Entry, ply: usize) {
        let age = self.age.load(Relaxed);
        let mut worst = (i32::MAX, 0);
        let bucket = self.bucket(key);
        for (at, slot) in bucket.iter().enumerate() {
            let (found, data) = slot.read();
            if found == key && data != 0 {
                if let Some(old) = unpack(data, ply) {
                    let keeps = entry.bound != Bound::Exact && entry.depth + 4 < old.depth;
                    if keeps && age_of(data) == age {
                        return;
                    }
                    entry.tag = entry.tag.or(old.tag);
                }
                worst = (i32::MIN, at);
                break;
            }
            let years = i32::from((AGES + age - age_of(data)) % AGES);
            let value = if data == 0 {
                i32::MIN + 1
            } else {
                (data >> 48 & 0xFF) as i32 - 8 * years
            };
            worst = worst.min((value, at));
        }
        bucket[worst.1].write(key, pack(&entry, ply, age));
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

/// Distances to the end are stored as seen from the position itself.
fn pack(entry: &Entry, ply: usize, age: u8) -> u64 {
    let score = if entry.score > WON {
        entry.score + ply as Points
    } else if entry.score < -WON {
        entry.score - ply as Points
    } else {
        entry.score
    };
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
    u64::from(entry.tag.unwrap_or(NO_TAG))
        | u64::from(score as i16 as u16) << 16
        | u64::from(eval as u16) << 32
        | (entry.depth.clamp(0, 255) as u64) << 48
        | (entry.bound as u64) << 56
        | u64::from(age) << 58
}

fn unpack(data: u64, ply: usize) -> Option<Entry> {
    let bound = Bound::from_bits(data >> 56 & 3)?;
    let (tag, eval) = (data as u16, (data >> 32) as i16);
    let stored = Points::from((data >> 16) as i16);
    let score = if stored > WON {
        stored - ply as Points
    } else if stored < -WON {
        stored + ply as Points
    } else {
        stored
    };
    Some(Entry {
        tag: (tag != NO_TAG).then_some(tag),
        score,
        eval: (eval != NO_EVAL).then_some(eval.into()),
        depth: (data >> 48 & 0xFF) as i32,
        bound,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        tag: Some(513),
        score: -123,
        eval: Some(45),
        depth: 7,
        bound: Bound::Exact,
    };

    #[test]
    fn what_is_put_is_found() {
        let table = Table::new(0);
        table.put(77, ENTRY, 3);
        assert_eq!(table.get(77, 3), Some(ENTRY));
        assert_eq!(table.get(78, 3), None);
        let mate = Entry {
            score: WON + 500,
            eval: None,
            tag: None,
            ..ENTRY
        };
        table.put(99, mate, 4);
        assert_eq!(table.get(99, 4), Some(mate));
        assert_eq!(table.get(99, 6).map(|e| e.score), Some(WON + 498));
    }

    #[test]
    fn the_deeper_of_one_search_stays_and_the_older_goes() {
        let table = Table::new(0);
        table.put(5, ENTRY, 0);
        let shallow = Entry {
            depth: 1,
            bound: Bound::Upper,
            ..ENTRY
        };
        table.put(5, shallow, 0);
        assert_eq!(table.get(5, 0).map(|e| e.depth), Some(7));
        table.grow_older();
        table.put(5, shallow, 0);
        assert_eq!(table.get(5, 0).map(|e| e.depth), Some(1));
        for key in 1..=4 {
            table.put(5 + (key << 40), ENTRY, 0);
        }
        assert_eq!(table.get(5, 0), None);
    }
}
