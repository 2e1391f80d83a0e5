//! The modules below `src/`, and which of them each file imports.

use std::collections::{BTreeMap, BTreeSet};

use super::reader::{Named, named};

/// A module: the names on the way to it from the crate's root.
pub(super) type Module = Vec<String>;

/// So many renamings of one name are followed.
const MOST_RENAMINGS: usize = 8;

/// All sources of a crate.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// Each file by its path, which begins with `src/`.
    files: BTreeMap<String, String>,
    modules: BTreeSet<Module>,
    /// What a module knows by a name of its own, because it imports it.
    known: BTreeMap<(Module, String), Vec<String>>,
}

/// The module that a file is.
fn module_of(file: &str) -> Option<Module> {
    let path = file.strip_prefix("src/")?.strip_suffix(".rs")?;
    let mut module: Module = path.split('/').map(str::to_owned).collect();
    let is_folder = module.last().is_some_and(|last| last == "mod") || path == "lib";
    if is_folder {
        module.pop();
    }
    Some(module)
}

impl Tree {
    pub(super) fn of(files: impl IntoIterator<Item = (String, String)>) -> Tree {
        let files: BTreeMap<String, String> = files.into_iter().collect();
        let modules = files.keys().filter_map(|file| module_of(file)).collect();
        let mut tree = Tree { files, modules, known: BTreeMap::new() };
        for (file, text) in &tree.files {
            let Some(module) = module_of(file) else { continue };
            for Named { within, path, known_as } in named(text, false) {
                if let (true, Some(name)) = (within.is_empty(), known_as) {
                    tree.known.insert((module.clone(), name), path);
                }
            }
        }
        tree
    }

    pub(super) fn files(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The files with their modules, but for those of tests.
    pub(super) fn modules(&self) -> impl Iterator<Item = (&str, Module)> {
        let with_modules = self.files().filter_map(|file| Some((file, module_of(file)?)));
        with_modules.filter(|(_, module)| module.last().is_none_or(|last| last != "tests"))
    }

    /// The modules that a file names. Where one of them has what is named from another, that comes after it.
    pub(super) fn imports(&self, file: &str, with_tests: bool) -> Vec<Vec<Module>> {
        let Some(module) = module_of(file) else { return Vec::new() };
        let mut imports = Vec::new();
        for Named { within, path, .. } in named(&self.files[file], with_tests) {
            // What starts the program stands beside the files that it is made of.
            let mut scope = if file == "src/main.rs" { Module::new() } else { module.clone() };
            scope.extend(within);
            let mut way = Vec::new();
            self.follow(&scope, &path, &mut way);
            if !way.is_empty() {
                imports.push(way);
            }
        }
        imports
    }

    /// Notes the module to which a path leads that is named in a scope, and where it has it from.
    fn follow(&self, scope: &[String], path: &[String], way: &mut Vec<Module>) {
        let child = |module: &[String], name: &String| [module, std::slice::from_ref(name)].concat();
        let mut rest = path;
        let mut module = match path.first().map(String::as_str) {
            Some("crate" | "ra_bot") => Module::new(),
            Some("self" | "super") => scope.to_vec(),
            Some(_) if self.modules.contains(&child(scope, &path[0])) => scope.to_vec(),
            // Somebody else's.
            Some(_) | None => return,
        };
        while let Some(name @ ("crate" | "ra_bot" | "self" | "super")) = rest.first().map(String::as_str) {
            if name == "super" {
                module.pop();
            }
            rest = &rest[1..];
        }
        while let Some(name) = rest.first().filter(|name| self.modules.contains(&child(&module, name))) {
            module = child(&module, name);
            rest = &rest[1..];
        }
        way.push(module.clone());
        let known = rest.first().and_then(|name| self.known.get(&(module.clone(), name.clone())));
        if let Some(known) = known.filter(|_| way.len() < MOST_RENAMINGS) {
            self.follow(&module, &[known, &rest[1..]].concat(), way);
        }
    }
}
