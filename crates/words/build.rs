//! Words that change are embedded anew.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/words");
}
