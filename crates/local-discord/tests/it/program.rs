//! The program `local-discord` as the author of a bot uses it: a process that prints its addresses.

use std::net::TcpListener;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde_json::{Value, json};
use test_tools::program::Program;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_local-discord"));
    command.args(arguments);
    command
}

fn start(arguments: &[&str]) -> Program {
    Program::start(command(arguments))
}

#[tokio::test]
async fn it_says_where_it_is_and_serves_anybodys_bot() {
    let folder = tempfile::tempdir().unwrap();
    let people = folder.path().join("people");
    std::fs::write(&people, "Zoë\n\n  Old Bob \n").unwrap();
    let program = start(&["--people", people.to_str().unwrap(), "--latency", "1ms..3ms"]);
    let application = &program.said["application"];
    let first = program.said["token"].split('.').next().unwrap();
    assert_eq!(String::from_utf8(STANDARD_NO_PAD.decode(first).unwrap()).unwrap(), *application);
    assert_eq!(program.ask("/users/@me").await["id"], **application);
    assert_eq!(program.ask("/gateway/bot").await["url"], program.said["gateway"].trim_end_matches('/'));
    let guild = program.ask(&format!("/guilds/{}", program.said["guild"])).await;
    let owner = program.ask(&format!("/users/{}", guild["owner_id"].as_str().unwrap())).await;
    assert_eq!(owner["global_name"], "Zoë");
    let before = program.said.clone();
    program.end();
    let again = start(&[]);
    for same in ["token", "application"] {
        assert_eq!(again.said[same], before[same]);
    }
    assert_ne!(again.said["guild"], before["guild"]);
    again.end();
}

#[test]
fn wrong_options_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let people = folder.path().join("people");
    std::fs::write(&people, "Ann\nann").unwrap();
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    for (arguments, told) in [
        (["--people", people.to_str().unwrap()], "\"ann\" is there twice"),
        (["--port", &port], "is in use by another program: choose another with --port, or 0 for a free one"),
        (["--latency", "fast"], "80ms..400ms"),
        (["--permissions", "SING"], "there is no permission SING"),
    ] {
        let output = command(&arguments).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && error.contains(told), "{error}");
    }
}

/// README.md is all that the author of a bot reads.
#[test]
fn the_document_has_every_option_and_the_example() {
    let document = include_str!("../../README.md");
    let help = command(&["--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let options = help.split_whitespace().filter(|word| word.starts_with("--"));
    let options = options.filter(|option| !["--help", "--version"].contains(option));
    let rows: Vec<&str> = options.filter(|option| !document.contains(&format!("| `{option}"))).collect();
    assert!(rows.is_empty(), "{rows:?} have no row in the document");
    assert!(document.contains(&format!("```python\n{}```", include_str!("../../examples/hello.py"))));
}

#[tokio::test]
async fn its_bot_may_do_what_it_is_granted() {
    let granted = "PIN_MESSAGES,CREATE_PRIVATE_THREADS";
    for (arguments, may) in [(&[][..], false), (&["--permissions", granted], true)] {
        let program = start(arguments);
        let roles = program.ask(&format!("/guilds/{}/roles", program.said["guild"])).await;
        let roles = roles.as_array().unwrap().iter();
        let own = roles.clone().find(|role| role["managed"] == true).unwrap();
        let permissions: u64 = own["permissions"].as_str().unwrap().parse().unwrap();
        let both = 1 << 51 | 1 << 36;
        assert_eq!((permissions & both == both, permissions & 1 << 10 != 0), (may, true), "{arguments:?}");
        program.end();
    }
}

#[tokio::test]
async fn its_limits_are_as_they_are_asked_for() {
    for (arguments, last) in
        [(&[][..], json!("You are being rate limited.")), (&["--no-limits"], Value::Null)]
    {
        let program = start(arguments);
        let path = format!("/guilds/{}/roles", program.said["guild"]);
        for _ in 0..5 {
            assert!(program.ask(&path).await.is_array());
        }
        assert_eq!(program.ask(&path).await["message"], last, "{arguments:?}");
        program.end();
    }
}
