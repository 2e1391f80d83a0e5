//! The program as it is run from a shell.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ra-bot"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A program that has read enough closes its end.
    let _ = feeder.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn simulate_prints_the_same_games_for_ever() {
    // Written by the first version. A change here breaks a promise: see `simulate`.
    let frozen = include_str!("../games/simulated.jsonl");
    let output = run(&["simulate", "--games", "7", "--players", "4", "--seed", "1", "--policy", "all"], b"");
    assert!(output.status.success());
    assert!(text(&output.stdout) == frozen, "the simulated games have changed");
}

#[test]
fn every_kind_of_simulated_game_verifies() {
    for players in ["2", "3", "4", "5"] {
        for edition in ["pharaoh", "classic"] {
            let games = ["simulate", "--games", "21", "--players", players, "--edition", edition];
            let output = run(&[&games[..], &["--policy", "all", "--trace"]].concat(), b"");
            let report = run(&["verify", "-"], &output.stdout);
            let last = text(&report.stdout).lines().last().unwrap().to_owned();
            assert!(last.starts_with("21 games, ") && last.ends_with(" actions, 0 bad"), "{last}");
            assert_eq!(report.status.code(), Some(0));
        }
    }
}

#[test]
fn a_bad_game_makes_verify_fail() {
    let report = run(&["verify", "-"], b"nonsense\n");
    assert_eq!(report.status.code(), Some(1));
    assert!(text(&report.stdout).ends_with("\n1 games, 0 actions, 1 bad\n"), "{}", text(&report.stdout));
}

#[test]
fn a_match_prints_a_line_for_each_kind_of_player() {
    let arguments = ["match", "--seats", "easy,random,easy,greedy", "--games", "22", "--seed", "5"];
    let output = run(&[&arguments[..], &["--threads", "3"]].concat(), b"");
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[0].starts_with("easy     2 of 4 seats  wins "), "{lines:?}");
    assert_eq!(run(&[&arguments[..], &["--threads", "1"]].concat(), b"").stdout, output.stdout);
}

#[test]
fn a_missing_file_is_named() {
    let report = run(&["verify", "no/such/file"], b"");
    assert_eq!(report.status.code(), Some(2));
    assert!(text(&report.stderr).contains("no/such/file"), "{}", text(&report.stderr));
}

#[test]
fn wrong_arguments_get_a_sentence() {
    let check = |arguments: &[&str], sentence: &str| {
        let output = run(arguments, b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
    };
    check(&["simulate", "--players", "6"], "Ra is for 2 to 5 players");
    check(&["simulate", "--edition", "solo"], "\"solo\" is no edition: pharaoh or classic");
    check(&["match", "--seats", "easy,clever"], "\"clever\" is no kind of player");
    check(&["match", "--seats", "easy"], "Ra is for 2 to 5 players, not 1");
    check(&["simulate", "--policy", "clever"], "uniform, idle, patient, greedy, devout, hasty, all");
}

#[test]
fn help_explains() {
    for arguments in [
        &["--help"][..],
        &["match", "--help"],
        &["playground", "--help"],
        &["render", "--help"],
        &["simulate", "--help"],
        &["verify", "--help"],
    ] {
        let output = run(arguments, b"");
        insta::assert_snapshot!(
            format!("help {}", arguments[0].trim_start_matches('-')),
            text(&output.stdout)
        );
    }
}
