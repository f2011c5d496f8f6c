//! Every line of the vector files, which come from separate, slow programs.

use std::fs;
use std::path::Path;

fn check_all(prefix: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut lines = 0;
    for entry in fs::read_dir(&folder).expect("the vector folder is part of the project") {
        let path = entry.expect("a readable folder").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name.starts_with(prefix) {
            let content = fs::read_to_string(&path).expect("a readable file");
            let report = cli::vectors::check(&name, &content);
            assert!(
                report.mismatches.is_empty(),
                "{}",
                report.mismatches.join("\n")
            );
            lines += report.passed;
        }
    }
    assert!(lines > 0, "no vectors of {prefix}");
}

#[test]
fn battle() {
    check_all("battle-");
}

#[test]
fn chess() {
    check_all("chess-");
}

#[test]
fn minnaar() {
    check_all("minnaar-");
}

#[test]
fn field() {
    check_all("field-");
}

#[test]
fn campaign() {
    check_all("campaign-");
}

#[test]
fn european() {
    check_all("european-");
}
