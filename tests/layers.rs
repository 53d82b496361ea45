//! The import order: a lower layer never names a higher one.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// Modules of the crate from the lowest layer up; a module may name those of lower layers, and of its own layer only
/// itself.
const LAYERS: &[&[&str]] = &[
    &["color"],
    &["error", "key"],
    &["fen", "outcome", "ruleset", "clock"],
    &["position"],
    &["history", "notation"],
    &["arbiter"],
    &["xiangqi", "chess"],
    &["facade"],
    &["record"],
    &["wasm"],
];

fn layer(module: &str) -> usize {
    LAYERS
        .iter()
        .position(|modules| modules.contains(&module))
        .unwrap_or_else(|| panic!("module {module} has no layer: add it to tests/layers.rs"))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// Code without comments, in which modules may be named freely.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The modules named after `crate::` in a text.
fn named(text: &str) -> Vec<String> {
    text.split("crate::")
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect())
        .collect()
}

#[test]
fn rust_modules_import_downwards() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut edges = 0;
    for path in files(&src, "rs") {
        let inside = path.strip_prefix(&src).unwrap();
        let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
        let module = first.trim_end_matches(".rs");
        if module == "lib" {
            continue;
        }
        for other in named(&code(&path)) {
            assert!(other == module || layer(&other) < layer(module), "{} names crate::{other}", inside.display());
            edges += 1;
        }
    }
    assert!(edges > 40, "{edges} imports seen");
}

#[test]
fn the_core_knows_no_javascript() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in files(&src, "rs") {
        let text = code(&path);
        let inside = path.strip_prefix(&src).unwrap();
        if !inside.starts_with("wasm") {
            for name in ["wasm_bindgen", "js_sys"] {
                assert!(!text.contains(name), "{} names {name}", inside.display());
            }
        }
        if !inside.starts_with("facade") && !inside.starts_with("wasm") {
            assert!(!text.contains("serde"), "{} names serde", inside.display());
        }
    }
}

/// What a TypeScript module imports, types aside: the specifiers of its `from "…"` and `import("…")`.
fn specifiers(text: &str) -> Vec<&str> {
    text.split([';', '\n'])
        .filter(|line| (line.contains("from ") || line.contains("import")) && !line.contains("import type"))
        .filter_map(|line| line.split(['"', '\'']).nth(1))
        .collect()
}

#[test]
fn one_typescript_module_talks_to_the_engine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (folder, target, only) in [
        ("src/js", "glue", "engine.ts"),
        ("src/js/board", "trongtai", "session.ts"),
        ("www/src", "trongtai", "engine.ts"),
    ] {
        let mut seen = false;
        for path in files(&root.join(folder), "ts") {
            let name = path.file_name().unwrap().to_str().unwrap();
            let text = fs::read_to_string(&path).unwrap();
            let imports = specifiers(&text)
                .iter()
                .any(|specifier| specifier.trim_end_matches(".js").trim_start_matches("./") == target);
            // parts of a module that are fetched later stand in a folder of its name
            let part = path
                .parent()
                .and_then(Path::file_name)
                .is_some_and(|folder| only.strip_suffix(".ts") == folder.to_str());
            assert!(!imports || name == only || part, "{} imports {target}", path.display());
            seen |= imports;
        }
        assert!(seen, "nobody in {folder} imports {target}");
    }
}
