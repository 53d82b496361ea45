//! The import order: a lower layer never names a higher one. The sources are parsed; comments may name what they like.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Path as SynPath, UseTree};

/// Modules of the crate from the lowest layer up; a module may name those of lower layers, and of its own layer only
/// itself.
const LAYERS: &[&[&str]] = &[
    &["key", "serial"],
    &["codes", "color"],
    &["error"],
    &["fen", "ruleset", "clock"],
    &["position"],
    &["history", "notation", "outcome", "helpmate"],
    &["arbiter"],
    &["variant"],
    &["xiangqi", "chess"],
    &["game"],
    &["review"],
    &["api"],
    &["record"],
    &["wasm"],
    &["guide"],
];

fn layer(module: &str) -> usize {
    LAYERS
        .iter()
        .position(|modules| modules.contains(&module))
        .unwrap_or_else(|| panic!("module {module} has no layer: add it to tests/layers.rs"))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The first names of all paths in a file, and those behind `crate::`.
#[derive(Default)]
struct Names {
    crates: BTreeSet<String>,
    modules: BTreeSet<String>,
}

impl Names {
    fn path(&mut self, mut names: impl Iterator<Item = String>) {
        match names.next() {
            Some(first) if first == "crate" => self.modules.extend(names.next()),
            Some(first) => _ = self.crates.insert(first),
            None => {}
        }
    }

    fn tree(&mut self, before: &mut Vec<String>, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.tree(before, &path.tree);
                before.pop();
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(before, tree)),
            UseTree::Name(name) => self.path(before.iter().cloned().chain([name.ident.to_string()])),
            UseTree::Rename(rename) => self.path(before.iter().cloned().chain([rename.ident.to_string()])),
            UseTree::Glob(_) => self.path(before.iter().cloned()),
        }
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        // `#[cfg_attr(feature = "serde", derive(serde::Serialize))]` and documentation are no imports.
        if !attribute.path().is_ident("cfg_attr") && !attribute.path().is_ident("doc") {
            visit::visit_attribute(self, attribute);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&mut Vec::new(), &item.tree);
    }

    fn visit_path(&mut self, path: &'ast SynPath) {
        self.path(path.segments.iter().map(|segment| segment.ident.to_string()));
        visit::visit_path(self, path);
    }
}

/// Every file of the crate, the module that it belongs to, and what it names.
fn sources() -> Vec<(PathBuf, String, Names)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let named = |path: PathBuf| {
        let inside = path.strip_prefix(&src).unwrap().to_path_buf();
        let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
        let module = first.trim_end_matches(".rs").to_owned();
        let mut names = Names::default();
        names.visit_file(&syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap());
        (inside, module, names)
    };
    files(&src).into_iter().map(named).filter(|(_, module, _)| module != "lib").collect()
}

#[test]
fn modules_import_downwards() {
    let mut edges = 0;
    for (file, module, names) in sources() {
        for other in names.modules {
            // The generator of TypeScript is a test: it looks at the whole crate by its root.
            let is_root = other.starts_with(char::is_uppercase) && file.ends_with("api/typescript.rs");
            if is_root || other == module {
                continue;
            }
            let below = layer(&other) < layer(&module);
            assert!(below, "{} names crate::{other}", file.display());
            edges += 1;
        }
    }
    assert!(edges > 100, "{edges} imports seen");
}

#[test]
fn only_the_boundary_knows_javascript() {
    for (file, module, names) in sources() {
        for name in ["wasm_bindgen", "js_sys", "serde_wasm_bindgen", "rlsf"] {
            assert!(module == "wasm" || !names.crates.contains(name), "{} names {name}", file.display());
        }
    }
}
