//! The program as it is run from a shell.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ra-research")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn pace_prints_how_long_games_of_each_kind_take() {
    let output = run(&["pace", "--table", "--games", "1"]);
    assert!(output.status.success());
    let lines: Vec<Vec<&str>> =
        text(&output.stdout).lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    for clear in ["nothing", "draws"] {
        let of_kind = |pace: &str, players: &str| {
            let of_kind = lines.iter().filter(|line| line[..3] == [clear, pace, players]);
            of_kind.map(|line| line[3]).collect::<Vec<_>>()
        };
        assert_eq!(of_kind("live", "3"), ["16"]);
        assert_eq!(of_kind("standard", "2"), ["16", "12", "8"]);
        assert_eq!(of_kind("relaxed", "5"), ["16", "12", "8", "4", "0"]);
    }
    assert_eq!(lines.len(), 2 * 58);
    assert!(!run(&["pace", "--table", "--clear"]).status.success());
}

#[test]
fn pace_writes_tables_and_a_plot_of_clear_moves() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("waits.svg");
    let plot = plot.to_str().unwrap();
    let output = run(&[
        "pace",
        "--clear",
        "--markdown",
        "--plot",
        plot,
        "--players",
        "2,3",
        "--games",
        "2",
        "--known",
        "1",
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let tables = text(&output.stdout);
    for players in ["2", "3"] {
        let table = tables.split("\n\n").find(|table| table.starts_with(&format!("| {players} players |")));
        // A head, what is under it, asking in turn, and four rows of clear moves.
        let rows: Vec<&str> = table.unwrap().trim().lines().collect();
        assert_eq!(rows.len(), 7, "{rows:?}");
        assert!(rows.iter().all(|row| row.matches('|').count() == rows[0].matches('|').count()), "{rows:?}");
    }
    let svg = std::fs::read_to_string(plot).unwrap();
    // A bar for each row of each size, and a square for each in the legend.
    assert_eq!(svg.matches("<rect").count(), 2 * 4 + 4, "{svg}");
    assert!(svg.contains("3 players") && svg.trim_end().ends_with("</svg>"));
}

#[test]
fn pace_finds_what_it_costs_to_be_played_for() {
    let trial = ["--people", "scattered", "--players", "2", "--games", "2"];
    let output = run(&[&["pace", "--strength"][..], &trial].concat());
    let line = text(&output.stdout);
    assert!(
        line.starts_with("2 players, 2 games each: who alone leaves everything wins ")
            && line.ends_with("par 50.00 %\n"),
        "{line}"
    );
    assert!(!run(&["pace", "--strength", "--reckoning"]).status.success());
}

#[test]
fn a_match_prints_a_line_for_each_kind_of_player() {
    let arguments = ["match", "--seats", "easy,normal:4,easy,greedy", "--games", "22", "--seed", "5"];
    let output = run(&[&arguments[..], &["--threads", "3"]].concat());
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[0].starts_with("easy       2 of 4 seats  wins "), "{lines:?}");
    assert_eq!(run(&[&arguments[..], &["--threads", "1"]].concat()).stdout, output.stdout);
}

#[test]
fn wrong_arguments_get_a_sentence() {
    let check = |arguments: &[&str], sentence: &str| {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
    };
    check(&["match", "--seats", "easy,clever"], "\"clever\" is no kind of player");
    check(&["match", "--seats", "easy"], "Ra is for 2 to 5 players, not 1");
}

#[test]
fn the_gallery_has_every_kind_of_position() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(&["gallery", folder.path().to_str().unwrap()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(folder.path().read_dir().unwrap().count() > 100);
}
