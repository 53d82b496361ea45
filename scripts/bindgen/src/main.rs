//! Makes the bindings of a module: the part of wasm-bindgen's program that the build needs, with the same flags, in a
//! third of the time that the whole takes to compile.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut bindgen = Bindgen::new();
    // What the program does unless it is told otherwise; the library does neither.
    bindgen.typescript(true).omit_default_module_path(false);
    let (mut input, mut folder) = (None, None);
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().with_context(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--version" => {
                println!("trongtai-bindgen {}", wasm_bindgen_shared::version());
                return Ok(());
            }
            "--target" => target(&mut bindgen, &value()?)?,
            "--out-dir" => folder = Some(PathBuf::from(value()?)),
            "--out-name" => {
                bindgen.out_name(&value()?);
            }
            "--omit-default-module-path" => {
                bindgen.omit_default_module_path(true);
            }
            "--remove-producers-section" => {
                bindgen.remove_producers_section(true);
            }
            "--remove-name-section" => {
                bindgen.remove_name_section(true);
            }
            "--keep-debug" => {
                bindgen.keep_debug(true);
            }
            "--no-typescript" => {
                bindgen.typescript(false);
            }
            "--experimental-reset-state-function" => {
                bindgen.reset_state_function(true);
            }
            other if other.starts_with('-') => bail!("{other} is not known here; wasm-bindgen's own program has more"),
            other => input = Some(PathBuf::from(other)),
        }
    }
    let input = input.context("the module is missing: trongtai-bindgen [flags] --out-dir FOLDER MODULE")?;
    bindgen.input_path(input).generate(folder.context("--out-dir is missing")?)
}

fn target(bindgen: &mut Bindgen, name: &str) -> Result<()> {
    match name {
        "bundler" => bindgen.bundler(true)?,
        "web" => bindgen.web(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        "no-modules" => bindgen.no_modules(true)?,
        "deno" => bindgen.deno(true)?,
        _ => bail!("--target {name} is not known here"),
    };
    Ok(())
}
