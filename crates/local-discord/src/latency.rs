//! Delays between the bot and Discord, like those of a real network.

use std::str::FromStr;
use std::time::Duration;

/// The shortest and the longest time between a request and its answer. Events of the gateway are delayed as long, and
/// keep their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Latency {
    least: Duration,
    most: Duration,
}

/// One latency after the other. They are spread evenly over all that are possible, and the same after each start.
#[derive(Debug)]
pub(crate) struct Latencies {
    between: Option<Latency>,
    drawn: u32,
}

impl FromStr for Latency {
    type Err = String;

    /// Reads `80ms..400ms`, or one time alone, such as `0.2s`.
    fn from_str(text: &str) -> Result<Latency, String> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        let wrong = || format!("\"{text}\" is no latency: 80ms..400ms, or 0.2s");
        let latency =
            Latency { least: duration(least).ok_or_else(wrong)?, most: duration(most).ok_or_else(wrong)? };
        (latency.least <= latency.most).then_some(latency).ok_or_else(wrong)
    }
}

/// A time in milliseconds or seconds, of no more than a minute.
fn duration(text: &str) -> Option<Duration> {
    let text = text.trim();
    let in_s = match text.strip_suffix("ms") {
        Some(number) => number.parse::<f64>().ok()? / 1000.0,
        None => text.strip_suffix('s')?.parse().ok()?,
    };
    (0.0..=60.0).contains(&in_s).then(|| Duration::from_secs_f64(in_s))
}

impl Latencies {
    pub(crate) fn of(between: Option<Latency>) -> Latencies {
        Latencies { between, drawn: 0 }
    }

    /// The next one. The golden ratio's multiples, without what is whole of them, are spread most evenly.
    pub(crate) fn next(&mut self) -> Duration {
        let Some(Latency { least, most }) = self.between else { return Duration::ZERO };
        self.drawn = self.drawn.wrapping_add(0x9e37_79b9);
        least + (most - least).mul_f64(f64::from(self.drawn) / f64::from(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_are_read() {
        let ms = |least, most| {
            Some(Latency { least: Duration::from_millis(least), most: Duration::from_millis(most) })
        };
        for (text, expected) in [
            ("80ms..400ms", ms(80, 400)),
            ("0.2s", ms(200, 200)),
            ("0ms..1s", ms(0, 1000)),
            ("400ms..80ms", None),
            ("80..400", None),
            ("-1ms", None),
            ("NaNs", None),
            ("1h", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Latency>().ok(), expected, "{text}");
        }
    }

    #[test]
    fn they_are_spread_over_all_that_are_possible() {
        let mut latencies = Latencies::of("80ms..400ms".parse().ok());
        let mut drawn: Vec<u128> = (0..320).map(|_| latencies.next().as_millis()).collect();
        drawn.sort_unstable();
        let farthest = drawn.windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!((80..=82).contains(&drawn[0]) && (398..=400).contains(&drawn[319]), "{drawn:?}");
        assert!(farthest <= Some(3), "{farthest:?}");
        assert_eq!(Latencies::of(None).next(), Duration::ZERO);
    }
}
