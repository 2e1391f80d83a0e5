//! Makes a typed function of each message in `locales/en`, for `text::words`.

use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let out = std::env::var("OUT_DIR").expect("cargo says where to write");
    let in_out = |file: &str| Path::new(&out).join(file).display().to_string();
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder(&format!("{here}/../../locales"))
            .with_output_file_path(&in_out("words.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&in_out("words.ftl")))
            .with_lint_level(LintLevel::Strict)
            .with_prefix("")
            // `names::isolated` does it where a name needs it. Some phones show the signs as boxes.
            .without_bidi_isolation()
            .without_format(),
    )
}
