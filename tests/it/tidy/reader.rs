//! Reads of a source what it names of other modules: use declarations with all their branches, and paths in the code.
//!
//! It knows of Rust just so much: comments, strings and lifetimes, braces, and what follows `use`. Paths that begin with
//! the name of something imported need not be read, for the import is.

/// A path that a source names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// The modules in braces in which it stands.
    pub(super) within: Vec<String>,
    /// Its parts. Of a use declaration that ends in `self` or `*`, those before that.
    pub(super) path: Vec<String>,
    /// As what a use declaration makes it known; `None` for all of a module, and for a path in the code.
    pub(super) known_as: Option<String>,
}

/// All paths that a source names, with or without those of its tests.
pub(super) fn named(text: &str, with_tests: bool) -> Vec<Named> {
    let mut tokens = tokens(text);
    if !with_tests {
        tokens = without_tests(&tokens);
    }
    let is = |at: usize, word: &str| tokens.get(at).is_some_and(|token| token == word);
    let mut found = Vec::new();
    let mut modules: Vec<(String, usize)> = Vec::new();
    let (mut at, mut depth) = (0_usize, 0_usize);
    while at < tokens.len() {
        let within = || modules.iter().map(|(name, _)| name.clone()).collect();
        match tokens[at].as_str() {
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                modules.retain(|(_, outside)| *outside < depth);
            }
            "mod" if is(at + 2, "{") => modules.push((tokens[at + 1].clone(), depth)),
            // What a returned type captures is said with the same word.
            "use" if !is(at + 1, "<") => {
                let mut leaves = Vec::new();
                at = branches(&tokens, at + 1, &[], &mut leaves);
                let named = |(path, known_as)| Named { within: within(), path, known_as };
                found.extend(leaves.into_iter().map(named));
                continue;
            }
            "crate" | "self" | "super" | "ra_bot" if is(at + 1, "::") && !(at > 0 && is(at - 1, "::")) => {
                let mut path = vec![tokens[at].clone()];
                while is(at + 1, "::") && tokens.get(at + 2).is_some_and(|token| is_name(token)) {
                    path.push(tokens[at + 2].clone());
                    at += 2;
                }
                found.push(Named { within: within(), path, known_as: None });
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Reads one branch of a use declaration from `at` on, which goes on from `trunk`; returns where it ends.
fn branches(
    tokens: &[String],
    mut at: usize,
    trunk: &[String],
    leaves: &mut Vec<(Vec<String>, Option<String>)>,
) -> usize {
    let mut path = trunk.to_vec();
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "::" => {}
            "{" => {
                at += 1;
                while let Some(token) = tokens.get(at).filter(|token| *token != "}") {
                    at = if token == "," { at + 1 } else { branches(tokens, at, &path, leaves).max(at + 1) };
                }
                return at + 1;
            }
            "*" => {
                leaves.push((path, None));
                return at + 1;
            }
            "as" => {
                leaves.push((path, tokens.get(at + 1).cloned()));
                return at + 2;
            }
            "self" if !path.is_empty() => {}
            name if is_name(name) => path.push(name.to_owned()),
            _ => break,
        }
        at += 1;
    }
    let name = path.last().cloned();
    leaves.push((path, name));
    at
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Leaves out every item that only tests have.
fn without_tests(tokens: &[String]) -> Vec<String> {
    const FOR_TESTS: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at..].iter().take(FOR_TESTS.len()).eq(FOR_TESTS.iter()) {
            at = end_of_item(tokens, at + FOR_TESTS.len());
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// Where the item ends that begins there: after its semicolon, or after its outermost braces.
fn end_of_item(tokens: &[String], mut at: usize) -> usize {
    let mut open = Vec::new();
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token.as_str() {
            "(" | "[" | "{" => open.push(token.as_str()),
            ")" | "]" => drop(open.pop()),
            "}" => {
                open.pop();
                if open.is_empty() {
                    break;
                }
            }
            ";" if open.is_empty() => break,
            _ => {}
        }
    }
    at
}

/// A source as names, `::` and single signs, without comments, strings, letters in quotes and lifetimes.
fn tokens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let begins = |at: usize, words: &str| letters[at..].iter().take(words.len()).copied().eq(words.chars());
    let is_of_name = |at: usize| letters.get(at).is_some_and(|c| c.is_alphanumeric() || *c == '_');
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        match letters[at] {
            c if c.is_whitespace() => at += 1,
            '/' if begins(at, "//") => at = after(&letters, at, "\n", false),
            '/' if begins(at, "/*") => at = after(&letters, at, "*/", false),
            '"' => at = after(&letters, at + 1, "\"", true),
            '\'' if begins(at + 1, "\\") => at = after(&letters, at + 3, "'", false),
            '\'' if letters.get(at + 2) == Some(&'\'') => at += 3,
            // A lifetime.
            '\'' => {
                at += 1 + letters[at + 1..].iter().take_while(|c| c.is_alphanumeric() || **c == '_').count()
            }
            'r' if begins(at, "r\"") || begins(at, "r#\"") || begins(at, "r##\"") => {
                let marks = letters[at + 1..].iter().take_while(|c| **c == '#').count();
                at = after(&letters, at + 2 + marks, &format!("\"{}", "#".repeat(marks)), false);
            }
            _ if is_of_name(at) => {
                let begun = at;
                // A string may have a letter before it that is no name's.
                while is_of_name(at) && !(begins(at, "r\"") || begins(at, "r#\"")) {
                    at += 1;
                }
                tokens.push(letters[begun..at].iter().collect());
            }
            ':' if begins(at, "::") => {
                tokens.push("::".to_owned());
                at += 2;
            }
            sign => {
                tokens.push(sign.to_string());
                at += 1;
            }
        }
    }
    tokens
}

/// Where that ends which is ended by these letters, unless a backslash stands before them.
fn after(letters: &[char], mut at: usize, end: &str, escapes: bool) -> usize {
    while at < letters.len() {
        if escapes && letters[at] == '\\' {
            at += 2;
        } else if letters[at..].iter().take(end.len()).copied().eq(end.chars()) {
            return at + end.len();
        } else {
            at += 1;
        }
    }
    at
}
