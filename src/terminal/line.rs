//! What a typed line means. It says nothing of whether that can be done.

/// A line, read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// The person named at its beginning, by their place among the people.
    pub(super) by: Option<usize>,
    pub(super) wish: Wish<'a>,
}

/// What is wanted.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Wish<'a> {
    /// Nothing: show what is new.
    Nothing,
    /// The page that explains.
    Help,
    /// The end.
    Quit,
    /// Who and what is there.
    List,
    /// The last so many messages of the channel again.
    Read(usize),
    /// Wait for something new.
    Wait,
    /// Turn the clock forward.
    Forward(&'a str),
    /// Write a message.
    Say(&'a str),
    /// Click a button.
    Click(&'a str),
    /// Choose in a menu.
    Choose(&'a str),
    /// Submit the form that is open.
    Submit(&'a str),
    /// What could be typed next.
    Complete(&'a str),
    /// A command, from its `/`.
    Run(&'a str),
    /// Another channel.
    Go(&'a str),
    /// Another language.
    Speak(&'a str),
    /// Somebody who is not there is to do something.
    Nobody(&'a str),
    /// Something else; perhaps a subcommand without what comes before it.
    Other(&'a str),
}

/// How many messages `read` shows if it is not told.
const READ: usize = 10;

/// Whether a line at the prompt, of these people, is a command of the bot.
pub fn is_command(text: &str, people: &[&str]) -> bool {
    matches!(parse(text, people).wish, Wish::Run(_))
}

/// Reads a line, given the people's names.
pub(super) fn parse<'a>(text: &'a str, people: &[&str]) -> Line<'a> {
    let text = text.trim();
    let (first, rest) = split(text);
    let name = first.trim_start_matches('@').trim_end_matches(['>', ':', ',']);
    let by = people.iter().position(|person| person.eq_ignore_ascii_case(name));
    let wish = match by {
        Some(_) => wish(rest),
        // `Anum /ra join` and `Anum> draw` name somebody; `dorw` and `dorw 3` are commands mistyped.
        None if !name.is_empty() && !first.starts_with(['/', '?', '#']) && first != "say" => {
            if first.ends_with('>') || first.starts_with('@') || rest.starts_with('/') {
                Wish::Nobody(name)
            } else {
                wish(text)
            }
        }
        None => wish(text),
    };
    Line { by, wish }
}

fn wish(text: &str) -> Wish<'_> {
    let (first, rest) = split(text);
    match first {
        "" => Wish::Nothing,
        "?" if rest.is_empty() => Wish::Help,
        "?" => Wish::Complete(rest),
        "say" => Wish::Say(rest),
        "forward?" => Wish::Forward("?"),
        "forward" => Wish::Forward(rest),
        "lang" if !rest.is_empty() => Wish::Speak(rest),
        "click" if !rest.is_empty() => Wish::Click(rest),
        "choose" if !rest.is_empty() => Wish::Choose(rest),
        "submit" => Wish::Submit(rest),
        "read" if rest.is_empty() => Wish::Read(READ),
        "read" if rest == "all" => Wish::Read(usize::MAX),
        "read" => rest.parse().map_or(Wish::Other(text), Wish::Read),
        "help" | "quit" | "exit" | "list" | "wait" if !rest.is_empty() => Wish::Other(text),
        "help" => Wish::Help,
        "quit" | "exit" => Wish::Quit,
        "list" => Wish::List,
        "wait" => Wish::Wait,
        _ if text.starts_with('#') => Wish::Go(text),
        _ => match text.strip_suffix('?') {
            Some(begun) => Wish::Complete(begun),
            None if text.starts_with('/') => Wish::Run(text),
            None => Wish::Other(text),
        },
    }
}

/// The first word, and what comes after it.
fn split(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) => (first, rest.trim_start()),
        None => (text, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, by: Option<usize>, wish: Wish<'_>) {
        assert_eq!(parse(text, &["Nefer", "Amun"]), Line { by, wish }, "{text:?}");
    }

    #[test]
    fn commands_are_the_present_persons_or_anothers() {
        check("/ra draw", None, Wish::Run("/ra draw"));
        check("  /ra bid 8 ", None, Wish::Run("/ra bid 8"));
        for text in ["Amun /ra join", "Amun> /ra join", "amun: /ra join", "@Amun  /ra join"] {
            check(text, Some(1), Wish::Run("/ra join"));
        }
        check("Amun draw", Some(1), Wish::Other("draw"));
        check("Amun", Some(1), Wish::Nothing);
        check("Amun>", Some(1), Wish::Nothing);
        check("Amun say hello, all", Some(1), Wish::Say("hello, all"));
    }

    #[test]
    fn who_is_not_there_is_told_from_what_is_not_known() {
        check("Anum /ra join", None, Wish::Nobody("Anum"));
        check("Anum> draw", None, Wish::Nobody("Anum"));
        check("@Anum", None, Wish::Nobody("Anum"));
        check("dorw", None, Wish::Other("dorw"));
        check("bid 8", None, Wish::Other("bid 8"));
        check("say /ra join", None, Wish::Say("/ra join"));
    }

    #[test]
    fn a_question_mark_completes() {
        check("?", None, Wish::Help);
        check("? /ra b", None, Wish::Complete("/ra b"));
        check("/ra b?", None, Wish::Complete("/ra b"));
        check("/ra bid ?", None, Wish::Complete("/ra bid "));
        check("Amun bid ?", Some(1), Wish::Complete("bid "));
        check("say really?", None, Wish::Say("really?"));
    }

    #[test]
    fn buttons_menus_and_forms_are_used() {
        check("click Invoke Ra…", None, Wish::Click("Invoke Ra…"));
        check("Amun click Pass?", Some(1), Wish::Click("Pass?"));
        check("choose Tiles Nile, Flood", None, Wish::Choose("Tiles Nile, Flood"));
        check("submit Line=draw", None, Wish::Submit("Line=draw"));
        check("submit", None, Wish::Submit(""));
        check("click", None, Wish::Other("click"));
    }

    #[test]
    fn the_terminals_own_words() {
        check("", None, Wish::Nothing);
        check("read", None, Wish::Read(10));
        check("read 3", None, Wish::Read(3));
        check("read all", None, Wish::Read(usize::MAX));
        check("read on", None, Wish::Other("read on"));
        check("wait", None, Wish::Wait);
        check("forward 8h", None, Wish::Forward("8h"));
        check("lang ru", None, Wish::Speak("ru"));
        check("Amun lang de", Some(1), Wish::Speak("de"));
        check("lang", None, Wish::Other("lang"));
        check("Amun forward 1d 12h", Some(1), Wish::Forward("1d 12h"));
        check("forward ?", None, Wish::Forward("?"));
        check("forward?", None, Wish::Forward("?"));
        check("forward", None, Wish::Forward(""));
        check("quit", None, Wish::Quit);
        check("list", None, Wish::List);
        check("#ra", None, Wish::Go("#ra"));
        check("# game 1", None, Wish::Go("# game 1"));
    }
}
