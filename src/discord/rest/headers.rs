//! What an answer says besides what was asked: the time, how long to wait, whether it counts against the bot.

use std::time::Duration;

use ra_table::time::Millis;
use reqwest::StatusCode;
use reqwest::header::{DATE, HeaderMap};
use serde::Deserialize;

use super::limits::Said;

/// A 429 that does not say how long to wait.
const DEFAULT_PAUSE: Duration = Duration::from_secs(1);

#[derive(Deserialize)]
struct Limited {
    retry_after: f64,
    #[serde(default)]
    global: bool,
}

/// The moment at which an answer was sent.
pub(super) fn read_date(headers: &HeaderMap) -> Option<Millis> {
    let date = httpdate::parse_http_date(headers.get(DATE)?.to_str().ok()?).ok()?;
    let since = date.duration_since(std::time::UNIX_EPOCH).ok()?;
    Some(Millis(0).after(since))
}

/// Whether Discord counts an answer among those of which there may be 10,000 in ten minutes. What all who write in a
/// channel have used up together is nobody's fault.
pub(super) fn counts_as_refused(status: StatusCode, headers: &HeaderMap) -> bool {
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => true,
        StatusCode::TOO_MANY_REQUESTS => {
            headers.get("x-ratelimit-scope").is_none_or(|scope| scope != "shared")
        }
        _ => false,
    }
}

fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

fn seconds(number: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(number).ok()
}

/// How long to wait, in whole seconds.
pub(super) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    number(headers, "retry-after").and_then(seconds)
}

/// What an answer says of the limits, of its route or of all.
pub(super) fn read_limits(status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Said {
    if status != StatusCode::TOO_MANY_REQUESTS {
        let left = number(headers, "x-ratelimit-remaining").map(|left| left as u32);
        let period = number(headers, "x-ratelimit-reset-after").and_then(seconds);
        return Said { left: left.zip(period), ..Said::default() };
    }
    match serde_json::from_slice::<Limited>(body) {
        // The body is exact, the header is in whole seconds.
        Ok(limited) => Said {
            pause: Some(seconds(limited.retry_after).unwrap_or(DEFAULT_PAUSE)),
            everywhere: limited.global,
            left: None,
        },
        // Not from the API but from what stands before it: then all of this address is meant.
        Err(_) => {
            Said { pause: Some(retry_after(headers).unwrap_or(DEFAULT_PAUSE)), everywhere: true, left: None }
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    #[test]
    fn what_discord_counts_as_refused() {
        let check = |status: u16, scope: Option<&'static str>, expected: bool| {
            let scope = scope.map(HeaderValue::from_static);
            let headers =
                scope.into_iter().map(|scope| ("x-ratelimit-scope".parse().unwrap(), scope)).collect();
            let status = StatusCode::from_u16(status).unwrap();
            assert_eq!(counts_as_refused(status, &headers), expected, "{status} {headers:?}");
        };
        for (status, expected) in [(401, true), (403, true), (429, true)] {
            check(status, None, expected);
        }
        check(429, Some("user"), true);
        check(429, Some("global"), true);
        check(429, Some("shared"), false);
        for status in [200, 204, 400, 404, 500] {
            check(status, None, false);
        }
    }
}
