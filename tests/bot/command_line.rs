//! The program as it is run from a shell.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use ra::rules::{Edition, Players};
use ra::simulate;
use ra_display::gallery::Position;

use crate::support::server::Says;

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
    let frozen = include_str!("../../crates/ra/tests/games/simulated.jsonl");
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

/// What the program says of its settings, which are these alone.
fn checks(settings: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut check = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
    check.arg("check").current_dir(folder.path()).env_clear().env("RA_TOKEN", "a.good.one");
    let output =
        check.env("RA_LOCAL_DISCORD", "127.0.0.1:9").envs(settings.iter().copied()).output().unwrap();
    text(&output.stdout).to_owned() + text(&output.stderr)
}

#[test]
fn settings_are_taken_as_they_are_meant_or_named() {
    for good in [
        [("RA_SHARDS", "")],
        [("RA_EMOJI", "\"\"")],
        [("RA_KEEPER_MILLIS", "")],
        [("RA_LOG", " ")],
        [("RA_TOKEN", "'a.good.one'")],
    ] {
        let told = checks(&good);
        assert!(told.starts_with("The settings are good."), "{good:?}: {told}");
    }
    checks(&[("RA_DATABASE", "\"mine.sqlite\"")]).says("There is no database yet at mine.sqlite");
    let told = checks(&[("RA_DATABSE", "mine.sqlite")]);
    assert_eq!(told, "RA_DATABSE is not a setting. Did you mean RA_DATABASE?\n");
}

/// As an editor or another program writes it again.
#[test]
fn records_that_are_laid_out_otherwise_are_verified_and_painted() {
    let line = text(&run(&["simulate", "--players", "3"], b"").stdout).trim_end().to_owned();
    let record: serde_json::Value = serde_json::from_str(&line).unwrap();
    let (pretty, array) = (format!("{record:#}\n"), format!("[{line},\r\n{line}]\r\n"));
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("board.png");
    for (laid_out, games) in [(format!("\u{feff}{line}\n"), 1), (pretty, 1), (array, 2)] {
        let report = run(&["verify", "-"], laid_out.as_bytes());
        assert!(text(&report.stdout).contains(&format!("{games} games, ")), "{report:?}");
        assert!(text(&report.stdout).ends_with(", 0 bad\n") && report.status.success(), "{report:?}");
        let painted = run(&["render", "-", "--out", picture.to_str().unwrap()], laid_out.as_bytes());
        assert!(
            painted.status.success() && std::fs::metadata(&picture).unwrap().len() > 10_000,
            "{painted:?}"
        );
    }
}

#[test]
fn render_paints_a_record_at_an_action() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("game.jsonl"), folder.path().join("board.png"));
    let record = simulate::game(1, 0, Edition::Pharaoh, Players::new(3).unwrap(), None);
    std::fs::write(&file, record.to_json() + "\n").unwrap();
    let run = |action: &str| {
        let [out, file] = [&out, &file].map(|path| path.to_str().unwrap());
        let output = run(&["render", "--action", action, "--out", out, file], b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        std::fs::read(out).unwrap()
    };
    assert!(run("12") == Position::of(&record, 12).picture().png());
    assert!(run("99999") == Position::of(&record, usize::MAX).picture().png());
}

#[test]
fn a_bad_game_makes_verify_fail() {
    let report = run(&["verify", "-"], b"nonsense\n");
    assert_eq!(report.status.code(), Some(1));
    assert!(text(&report.stdout).ends_with("\n1 games, 0 actions, 1 bad\n"), "{}", text(&report.stdout));
}

#[test]
fn advice_is_a_line_for_each_record_and_goes_on_after_a_bad_one() {
    let games = include_str!("../../crates/ra/tests/games/simulated.jsonl").lines();
    // The first 30 actions of each game, and the whole game, which is over.
    let unfinished = |line: &str| {
        let mut record: serde_json::Value = serde_json::from_str(line).unwrap();
        record["actions"].as_array_mut().unwrap().truncate(30);
        record.as_object_mut().unwrap().remove("result");
        record
    };
    let mut input = String::new();
    for line in games.take(3) {
        input += &format!("{}\nnonsense\n{line}\n", unfinished(line));
    }
    for level in ["easy", "normal:40"] {
        let output = run(&["advise", "--level", level, "--serve"], input.as_bytes());
        assert!(output.status.success());
        let lines: Vec<&str> = text(&output.stdout).lines().collect();
        assert_eq!(lines.len(), 9);
        for (record, answers) in input.lines().step_by(3).zip(lines.chunks(3)) {
            let answer: serde_json::Value = serde_json::from_str(answers[0]).unwrap();
            let (seat, action) = (&answer["seat"], &answer["do"]);
            let mut record: serde_json::Value = serde_json::from_str(record).unwrap();
            record["actions"].as_array_mut().unwrap().push(serde_json::json!({"seat": seat, "do": action}));
            let report = run(&["verify", "-"], record.to_string().as_bytes());
            assert_eq!(report.status.code(), Some(0), "{}", text(&report.stdout));
            assert!(answers[1].starts_with(r#"{"error":"no readable JSON"#), "{}", answers[1]);
            assert_eq!(answers[2], r#"{"error":"the game is over"}"#);
        }
        let explained = run(&["advise", "--level", level, "--explain"], input.as_bytes());
        let explained: serde_json::Value = serde_json::from_slice(&explained.stdout).unwrap();
        let plain: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
        assert_eq!((&explained["seat"], &explained["do"]), (&plain["seat"], &plain["do"]));
        assert!(explained["lot"].is_number() && explained["values"].as_array().unwrap().len() > 1);
    }
    assert_eq!(run(&["advise"], b"nonsense\n").status.code(), Some(1));
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
    check(&["simulate", "--policy", "clever"], "uniform, idle, patient, greedy, devout, hasty, all");
}

#[test]
fn help_explains() {
    for arguments in [
        &["--help"][..],
        &["advise", "--help"],
        &["discord", "--help"],
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

/// What is written of the settings is what the program takes.
#[test]
fn the_settings_are_documented() {
    let printed = run(&["configuration"], b"").stdout;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/configuration.md");
    let written = std::fs::read_to_string(file).unwrap();
    assert_eq!(written, text(&printed), "run `cargo run -- configuration > docs/configuration.md`");
    let example = include_str!("../../.env.example");
    for setting in written.split('`').filter(|word| word.starts_with("RA_")) {
        assert!(example.contains(&format!("{setting}=")), "{setting} is not in .env.example");
    }
}

/// A translator's files are read as they are, with no build: each mistake is named, and a whole language is welcome.
#[test]
fn a_translators_files_are_checked() {
    let english = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let folder = tempfile::tempdir().unwrap();
    // A language that the program has never heard of.
    let italian = folder.path().join("it");
    std::fs::create_dir(&italian).unwrap();
    for file in std::fs::read_dir(english).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), italian.join(file.file_name())).unwrap();
    }
    let check = |file: &str, change: (&str, &str), problems: &[&str]| {
        let path = italian.join(file);
        let before = std::fs::read_to_string(&path).unwrap();
        assert!(before.contains(change.0), "{change:?}");
        std::fs::write(&path, before.replacen(change.0, change.1, 1)).unwrap();
        let output = run(&["check", "--languages", italian.to_str().unwrap()], b"");
        std::fs::write(&path, before).unwrap();
        let told: Vec<&str> = text(&output.stdout).lines().collect();
        if problems.is_empty() {
            assert_eq!(output.status.code(), Some(0), "{told:?}");
        } else {
            assert_eq!((output.status.code(), &told[..]), (Some(1), problems), "{change:?}");
        }
    };
    check("buttons.ftl", ("button-draw = Draw", "button-draw = Pesca"), &[]);
    check("buttons.ftl", ("button-draw = Draw\n", ""), &["message 'button-draw' is missing"]);
    check(
        "buttons.ftl",
        ("button-draw = Draw", "button-draw = Draw\nbutton-drow = Draw"),
        &["button-drow is nothing that the program says"],
    );
    check(
        "buttons.ftl",
        ("button-draw = Draw", &format!("button-draw = {}", "Pesca ".repeat(20))),
        &["button-draw may be 119 letters long, and 80 is the most"],
    );
    check(
        "story.ftl",
        ("{ $player } drew { $tile }.", "{ $giocatore }: { $tile }."),
        &["message 'story-drew' references unknown variable '$giocatore'", "story-drew does not say $player"],
    );
    check(
        "refusal.ftl",
        ("there is nothing to resume.", "there is nothing to resume: /ra board."),
        &["refusal-not-held names /ra board, which English does not"],
    );
    check(
        "refusal.ftl",
        ("/ra new opens one.", "/ra nuovo opens one."),
        &[
            "refusal-no-lobby-here does not name the command /ra new",
            "refusal-no-lobby-here names /ra nuovo, which English does not",
        ],
    );
    let board = std::fs::read_to_string(italian.join("board.ftl")).unwrap();
    let line = board.lines().position(|line| line.starts_with("board-bids")).unwrap() + 1;
    check(
        "board.ftl",
        ("board-bids = { $bids }.", "board-bids = { $bids ."),
        &[&format!("board.ftl, line {line}: Expected a token starting with \"}}\"")],
    );
    let nowhere = run(&["check", "--languages", folder.path().join("eo").to_str().unwrap()], b"");
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(text(&nowhere.stderr).starts_with("ra-bot: cannot read "), "{}", text(&nowhere.stderr));
    let empty = run(&["check", "--languages", folder.path().to_str().unwrap()], b"");
    assert!(text(&empty.stderr).contains("there are no files in"), "{}", text(&empty.stderr));
}
