//! The signature of the search.

/// The nodes of [`engine::bench`]. A change of the search or of an evaluation changes it, and
/// then it is set anew, knowingly.
const SIGNATURE: u64 = 568_341;

#[test]
fn the_search_does_what_it_did() {
    assert_eq!(engine::bench(), SIGNATURE);
}
