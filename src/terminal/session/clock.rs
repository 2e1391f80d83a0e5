//! Turning the clock forward, at the prompt.

use std::io::{self, Write};
use std::time::Duration;

use super::Session;
use crate::playground::Order;

impl<W: Write> Session<W> {
    /// Turns the clock forward, for everybody and for the bot, and says what it tells then.
    pub(super) async fn forward(&mut self, by: usize, words: &str) -> io::Result<()> {
        if words.is_empty() {
            return self.say(&self.words().prompt_time(self.discord.date()));
        }
        if words == "?" {
            let words = self.words();
            let examples = [
                ("forward 10m", words.prompt_forward_minutes()),
                ("forward 8h", words.prompt_forward_hours()),
                ("forward 2d", words.prompt_forward_days()),
                ("forward 1d 12h", words.prompt_forward_both()),
            ];
            return self.table(&examples.map(|(line, meaning)| (line.to_owned(), meaning)));
        }
        let Some(span) = span(words) else {
            return self.say(&self.words().prompt_no_time(words));
        };
        let ms = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        if let Err(refused) = self.discord.order(Order::AdvanceClock { ms }) {
            return self.refuse(&refused);
        }
        self.say(&self.words().prompt_time_now(self.discord.date()))?;
        self.settled_news(by).await
    }
}

/// A span as somebody types it: `90m`, `8h`, `1d 12h`. It is longer than nothing.
fn span(words: &str) -> Option<Duration> {
    let mut total_s = 0_u64;
    for word in words.split_whitespace() {
        let (at, unit) = word.char_indices().next_back()?;
        let unit_s = match unit {
            's' => 1,
            'm' => 60,
            'h' => 3600,
            'd' => 86_400,
            _ => return None,
        };
        let count: u64 = word[..at].parse().ok()?;
        total_s = total_s.checked_add(count.checked_mul(unit_s)?)?;
    }
    (total_s > 0).then(|| Duration::from_secs(total_s))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read() {
        for (words, expected_s) in [
            ("30s", Some(30)),
            ("90m", Some(5400)),
            ("8h", Some(28_800)),
            ("2d", Some(172_800)),
            ("1d 12h  5m", Some(129_900)),
            ("", None),
            ("8", None),
            ("h", None),
            ("0h", None),
            ("-1h", None),
            ("8 h", None),
            ("8w", None),
            ("1½h", None),
            ("8ä", None),
            ("18446744073709551615d", None),
        ] {
            assert_eq!(span(words), expected_s.map(Duration::from_secs), "{words:?}");
        }
    }
}
