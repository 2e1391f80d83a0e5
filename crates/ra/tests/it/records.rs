//! Records: written, read back, and taken apart.

use proptest::prelude::*;
use ra::record::{Record, verify};
use ra::rules::{Edition, Players};
use ra::simulate;

fn report(lines: &str) -> String {
    let mut report = Vec::new();
    verify(lines.as_bytes(), &mut report).unwrap();
    String::from_utf8(report).unwrap()
}

/// A short unfinished game, as a line to be spoilt.
fn line() -> String {
    let whole = simulate::game(7, 0, Edition::Pharaoh, Players::new(3).unwrap(), None);
    let mut record =
        Record::new(*whole.setup(), vec!["Nefer".into(), "Amun".into(), "\"Isis\"\n".into()]).unwrap();
    for &(seat, action) in &whole.actions()[..6] {
        record.play(seat, action, &mut |_| ()).unwrap();
    }
    record.to_json_with_trace()
}

fn finished() -> String {
    simulate::game(7, 0, Edition::Pharaoh, Players::new(3).unwrap(), None).to_json_with_trace()
}

#[test]
fn an_unfinished_game_has_an_entry_an_action_and_no_result() {
    let value: serde_json::Value = serde_json::from_str(&line()).unwrap();
    assert_eq!(value["trace"].as_array().unwrap().len(), 6);
    assert_eq!(value.get("result"), None);
    assert_eq!(value["players"][2], "\"Isis\"\n");
    assert_eq!(report(&line()), "1 games, 6 actions, 0 bad\n");
}

#[test]
fn a_finished_game_has_one_entry_more_and_a_result() {
    let value: serde_json::Value = serde_json::from_str(&finished()).unwrap();
    let trace = value["trace"].as_array().unwrap();
    assert_eq!(trace.len(), value["actions"].as_array().unwrap().len() + 1);
    let last = trace.last().unwrap();
    assert_eq!(
        (&last["phase"], &last["seat"], &last["legal"]),
        (&"over".into(), &().into(), &serde_json::json!([]))
    );
    assert_eq!(last["scored"]["epoch"], 3);
    assert_eq!(value["result"]["totals"][0], last["players"][0]["score"]);
}

#[test]
fn fields_that_nobody_knows_are_ignored() {
    let line = line().replacen('{', r#"{"event":"a tournament","#, 1).replacen(
        r#"{"epoch""#,
        r#"{"mood":{},"epoch""#,
        1,
    );
    assert_eq!(report(&line), "1 games, 6 actions, 0 bad\n");
}

#[test]
fn every_fault_gets_a_sentence_and_counts_once() {
    let good = line();
    let change = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} is not in {good}");
        good.replacen(from, to, 1)
    };
    let cut = good[..good.len() / 2].to_owned();
    let spoilt = [
        "nonsense".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        cut,
        change("ra-record/1", "ra-record/2"),
        r#"{"format":"ra-record/9","moves":[]}"#.to_owned(),
        change("\"pharaoh\"", "\"solo\""),
        change("[\"Nefer\",", "["),
        change("[13,8,5,2]", "[13,8,5,5]"),
        change("[13,8,5,2]", "[13,8,5,17]"),
        change("[13,8,5,2]", "[13,8,2]"),
        change("\"bag\":[", "\"bag\":[\"cat\","),
        change("\"bag\":[", "\"bag\":[\"nile\","),
        change("\"do\":\"draw\"", "\"do\":\"Draw\""),
        change("\"do\":\"draw\"", "\"do\":\"pass\""),
        change("{\"seat\":1,", "{\"seat\":2,"),
        change("{\"seat\":1,", "{\"seat\":-1,"),
        change("{\"seat\":1,", "{\"seat\":\"one\","),
        change("\"trace\":", "\"result\":{\"totals\":[1,2,3],\"ranking\":[2,1,0]},\"trace\":"),
        change("\"score\":10", "\"score\":11"),
        change("\"auction\":null,", ""),
        change("\"bag_left\":180", "\"bag_left\":179"),
        change("\"tiles\":{}", "\"tiles\":{\"god\":1}"),
    ];
    let lines = spoilt.join("\n");
    insta::assert_snapshot!(report(&format!("{lines}\n\n{good}\n")));
}

#[test]
fn a_wrong_end_is_a_fault() {
    let good = finished();
    let value: serde_json::Value = serde_json::from_str(&good).unwrap();
    let spoil = |change: fn(&mut serde_json::Map<String, serde_json::Value>)| {
        let mut value = value.clone();
        change(value.as_object_mut().unwrap());
        value.to_string()
    };
    let spoilt = [
        spoil(|game| drop(game.remove("result"))),
        spoil(|game| game["result"]["ranking"].as_array_mut().unwrap().reverse()),
        spoil(|game| game["result"]["totals"][0] = 999.into()),
        spoil(|game| drop(game["trace"].as_array_mut().unwrap().pop())),
        spoil(|game| {
            let first = game["trace"][0].clone();
            game["trace"].as_array_mut().unwrap().push(first)
        }),
        spoil(|game| {
            game["actions"].as_array_mut().unwrap().push(serde_json::json!({"seat": 0, "do": "draw"}))
        }),
        spoil(|game| drop(game["actions"].as_array_mut().unwrap().pop())),
    ];
    insta::assert_snapshot!(report(&spoilt.join("\n")));
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end_are_faults() {
    let mut report = Vec::new();
    let mut lines = b"\xff\xfe\n".to_vec();
    lines.extend(vec![b' '; 17 << 20]);
    lines.extend(b"\n\n   \n");
    let tally = verify(&lines[..], &mut report).unwrap();
    assert_eq!((tally.games, tally.bad), (2, 2));
    let report = String::from_utf8(report).unwrap();
    assert!(report.starts_with("line 1: no text: invalid utf-8"), "{report}");
    assert!(report.contains("line 2: longer than 16777216 bytes"), "{report}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back_the_same(seed: u64, number in 0u64..14, classic: bool, players in 2usize..=5) {
        let edition = if classic { Edition::Classic } else { Edition::Pharaoh };
        let record = simulate::game(seed, number, edition, Players::new(players).unwrap(), None);
        let json = record.to_json_with_trace();
        let read = Record::read(&json).unwrap();
        prop_assert_eq!(read.to_json_with_trace(), json);
        prop_assert_eq!(Record::read(&record.to_json()).unwrap().to_json(), record.to_json());
    }

    #[test]
    fn spoilt_records_never_panic(at in 0usize..100_000, byte: u8, cut: bool) {
        let mut line = line().into_bytes();
        let at = at % line.len();
        if cut { line.truncate(at) } else { line[at] = byte }
        let mut report = Vec::new();
        let tally = verify(&line[..], &mut report).unwrap();
        prop_assert_eq!(report.iter().filter(|&&byte| byte == b'\n').count() as u64, tally.bad + 1);
    }

    #[test]
    fn no_words_make_it_panic(words in any::<String>()) {
        verify(words.as_bytes(), &mut Vec::new()).unwrap();
    }
}
