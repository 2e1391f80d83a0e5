//! First answers: repeated, late, deferred, and what becomes of them when nobody knows.

use ra_bot::config::AnswerTimeouts;

use super::*;

const PRIVATE: MessageFlags = MessageFlags::EPHEMERAL;
/// Longer than anything takes here, but for what hangs.
const LONG: Duration = Duration::from_secs(20);

fn private() -> Message {
    Message { flags: PRIVATE, ..text() }
}

fn hang(ms: u64) -> ScriptedReply {
    ScriptedReply::Hang(Duration::from_millis(ms))
}

fn original(id: u64, flags: MessageFlags) -> ScriptedReply {
    let message = json!({ "id": id.to_string(), "author": { "id": "9" }, "flags": flags.bits() });
    ScriptedReply::Status(200, vec![], message.to_string())
}

fn now(message: i64) -> Result<Responded, Error> {
    Ok(Responded::Now(Some(MessageId(message))))
}

/// What becomes of a first answer when Discord replies so, and how many requests it takes.
async fn check_answer(replies: Vec<ScriptedReply>, expected: Result<Responded, Error>, requests: usize) {
    let (discord, rest) = start().await;
    discord.script("callback", replies.clone());
    discord.script("GET", [refuse(404, 10015)]);
    let answered = rest.respond(&interaction(&rest, 1), &Response::Message(text())).await;
    assert_eq!(answered, expected, "{replies:?}");
    assert_eq!(discord.seen("").len(), requests, "{replies:?}");
}

#[tokio::test]
async fn an_answer_is_repeated_within_its_window() {
    check_answer(vec![page(502)], now(1000), 2).await;
    check_answer(vec![page(500), refuse(503, 0)], now(1000), 3).await;
    check_answer(vec![ScriptedReply::Drop], now(1000), 2).await;
    check_answer(vec![limited(0.3, false)], now(1000), 2).await;
    check_answer(vec![limited(0.0, false), limited(0.0, false)], now(1000), 3).await;
    // There is no time left to send it again, and Discord knows of none.
    check_answer(vec![limited(5.0, false)], Err(Error::TooLate), 2).await;
}

#[tokio::test]
async fn an_answer_on_its_way_is_not_given_up() {
    check_answer(vec![hang(4000)], now(1000), 1).await;
}

#[tokio::test]
async fn an_answer_whose_confirmation_was_lost_counts_as_given() {
    check_answer(vec![ScriptedReply::Drop, refuse(400, 40060)], Ok(Responded::Now(None)), 2).await;
    check_answer(vec![page(504), refuse(400, 40060)], Ok(Responded::Now(None)), 2).await;
    check_answer(vec![refuse(400, 40060)], Err(Error::AnsweredBefore), 1).await;
    check_answer(vec![refuse(404, 10062)], Err(Error::TooLate), 1).await;
    check_answer(vec![refuse(400, 50035)], Err(Error::Invalid("status 400: 50035 no".into())), 1).await;
}

#[tokio::test]
async fn the_window_counts_from_when_discord_made_the_interaction() {
    let (discord, rest) = start().await;
    // What takes the shortest way says what time it is there.
    interaction(&rest, 1);
    let aged =
        |token: i64, ago: Duration| rest.recall(number(token, ago), format!("token{token}"), Came::Command);
    let late = aged(2, Duration::from_secs(60));
    assert_eq!(rest.respond(&late, &Response::Message(text())).await, Err(Error::TooLate));
    assert!(discord.seen("").is_empty(), "nothing is sent too late");
    let old = aged(3, Duration::from_secs(16 * 60));
    assert_eq!(rest.follow_up(&old, &text()).await, Err(Error::TooLate));
    assert_eq!(rest.edit_reply(&old, Reply::Original, &text()).await, Err(Error::TooLate));
    assert!(discord.seen("webhooks").is_empty());
}

/// A client that defers soon, and an interaction that has just come to it.
async fn received(came: Came) -> (StandIn, Rest, Interaction) {
    let (discord, rest) = start().await;
    let times = AnswerTimeouts { defer: Duration::from_millis(100), ..AnswerTimeouts::USUAL };
    let rest = rest.answering(times);
    let interaction = rest.receive(number(1, Duration::ZERO), "token1".to_owned(), came);
    (discord, rest, interaction)
}

/// What becomes of an answer that is ready only once the interaction has been deferred, and where it goes.
async fn check_deferred(came: Came, answer: Response, expected: Result<Responded, Error>, line: &str) {
    let (discord, rest, interaction) = received(came).await;
    while discord.seen("callback").is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let deferral = discord.seen("callback")[0].text();
    let expected_deferral = match came {
        Came::Click(_) => r#"{"type":6}"#,
        Came::Command | Came::Typing => r#"{"type":5,"data":{"flags":64}}"#,
    };
    assert_eq!(deferral, expected_deferral);
    assert_eq!(rest.respond(&interaction, &answer).await, expected);
    let last = discord.seen("").pop().unwrap().line;
    assert!(last.contains(line), "{last}");
    assert!(discord.seen("callback").len() <= 2);
}

#[tokio::test]
async fn a_late_answer_goes_where_discord_was_told_to_wait() {
    let click = Came::Click(MessageId(7));
    let (edit, after) = ("PATCH /webhooks/9/token1/messages/@original", "POST /webhooks/9/token1");
    tokio::join!(
        check_deferred(Came::Command, Response::Message(private()), now(1001), edit),
        check_deferred(Came::Command, Response::Message(text()), Ok(Responded::Apart), "callback"),
        check_deferred(click, Response::Update(text()), now(1001), edit),
        check_deferred(click, Response::Message(private()), now(1001), after),
    );
}

#[tokio::test]
async fn an_answer_and_a_deferral_under_way_agree_on_which_came_first() {
    // The answer came first: its confirmation is late, and the deferral is refused.
    let (discord, rest, interaction) = received(Came::Command).await;
    discord.script("callback", [hang(5000), refuse(400, 40060)]);
    let answered = tokio::time::timeout(LONG, rest.respond(&interaction, &Response::Message(text()))).await;
    assert_eq!(answered.unwrap(), Ok(Responded::Now(None)));
    // The deferral came first: its confirmation is late, and the answer is refused.
    let (discord, rest, interaction) = received(Came::Click(MessageId(7))).await;
    discord.script("callback", [hang(600), refuse(400, 40060)]);
    while discord.seen("callback").is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(matches!(
        rest.respond(&interaction, &Response::Update(text())).await,
        Ok(Responded::Now(Some(_)))
    ));
    assert_eq!(discord.seen("PATCH /webhooks/9/token1/messages/@original").len(), 1);
    // The answer hangs for good, on a connection of its own, and the deferral gets through.
    let (discord, rest, interaction) = received(Came::Command).await;
    discord.script("callback", [hang(60_000)]);
    let answered =
        tokio::time::timeout(LONG, rest.respond(&interaction, &Response::Message(private()))).await;
    assert!(matches!(answered.unwrap(), Ok(Responded::Now(Some(_)))));
}

/// What becomes of an answer of which only the original can tell whether it arrived.
async fn check_unknown(
    came: Came,
    answer: Response,
    replies: Vec<ScriptedReply>,
    expected: Result<Responded, Error>,
    line: &str,
) {
    let (discord, rest) = start().await;
    discord.script("callback", vec![page(502); 50]);
    discord.script("GET", replies);
    let interaction = rest.recall(number(1, Duration::from_millis(2800)), "token1".to_owned(), came);
    let times = AnswerTimeouts { answer: Duration::from_millis(100), ..AnswerTimeouts::USUAL };
    assert_eq!(rest.answering(times).respond(&interaction, &answer).await, expected);
    let last = discord.seen("").pop().unwrap().line;
    assert!(last.contains(line), "{last}");
}

#[tokio::test]
async fn what_may_have_arrived_is_asked_for_before_anything_is_sent_anew() {
    let click = Came::Click(MessageId(7));
    let (read, edit) =
        ("GET /webhooks/9/token1/messages/@original", "PATCH /webhooks/9/token1/messages/@original");
    let none = MessageFlags::empty();
    let public = || Response::Message(text());
    let later = |id: i64| Ok(Responded::Now(Some(MessageId(id))));
    tokio::join!(
        check_unknown(Came::Command, public(), vec![original(5, none)], later(5), read),
        check_unknown(Came::Command, public(), vec![original(5, PRIVATE)], Ok(Responded::Apart), read),
        check_unknown(Came::Command, public(), vec![refuse(404, 10015)], Err(Error::TooLate), read),
        check_unknown(click, Response::Message(private()), vec![original(8, PRIVATE)], later(8), read),
        check_unknown(click, Response::Update(text()), vec![original(7, none)], now(1000), edit),
        check_unknown(
            click,
            Response::Message(private()),
            vec![original(7, none)],
            now(1000),
            "POST /webhooks/9/token1"
        ),
    );
    let (discord, rest) = start().await;
    discord.script("", vec![page(502); 80]);
    let times = AnswerTimeouts { answer: Duration::from_millis(100), ..AnswerTimeouts::USUAL };
    let rest = rest.answering(times);
    assert!(temporary(rest.respond(&interaction(&rest, 1), &public()).await), "nobody knows");
}

#[tokio::test]
async fn nothing_is_deferred_that_is_answered_or_that_nobody_will_answer() {
    let (discord, rest, answered) = received(Came::Command).await;
    rest.respond(&answered, &Response::Message(text())).await.unwrap();
    let typed = rest.receive(number(2, Duration::ZERO), "token2".to_owned(), Came::Typing);
    drop(rest.receive(number(3, Duration::ZERO), "token3".to_owned(), Came::Command));
    // The same once more, as a gateway that reconnects may deliver it.
    let again = rest.receive(answered.id, answered.token.clone(), Came::Command);
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(discord.seen("").len(), 1);
    assert_eq!(rest.respond(&again, &Response::Message(text())).await, Err(Error::AnsweredBefore));
    assert_eq!(discord.seen("").len(), 1, "it is known here");
    drop(typed);
}
