//! Answers in auctions, which may be given before it is known what there is to beat. Their words are stored for ever:
//! add to them, never change them.

use std::fmt;
use std::str::FromStr;

use super::entry::NoEntry;
use crate::rules::{Action, Sun, Suns};

/// An answer given in an auction, ahead of its turn or on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// This sun, if it is high enough when the turn comes; otherwise the player is asked again.
    Bid(Sun),
    /// This sun, if it is high enough when the turn comes; otherwise nothing.
    BidOrPass(Sun),
    /// The lowest sun that is high enough when the turn comes, but none above this one; otherwise nothing.
    UpTo(Sun),
    /// Nothing.
    Pass,
}

impl Answer {
    /// The highest sun that it may cost.
    pub fn sun(self) -> Option<Sun> {
        match self {
            Answer::Bid(sun) | Answer::BidOrPass(sun) | Answer::UpTo(sun) => Some(sun),
            Answer::Pass => None,
        }
    }

    /// The action that it becomes when these suns are open to a bid; `None` if its player has to be asked again.
    pub fn action(self, open: Suns, may_pass: bool) -> Option<Action> {
        let pass = may_pass.then_some(Action::Pass);
        let this = |sun: Sun| open.contains(sun).then_some(Action::Bid(sun));
        match self {
            Answer::Bid(sun) => this(sun),
            Answer::BidOrPass(sun) => this(sun).or(pass),
            Answer::UpTo(most) => {
                let lowest = open.iter().filter(|sun| *sun <= most).min();
                lowest.map(Action::Bid).or(pass)
            }
            Answer::Pass => pass,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Bid(sun) => write!(f, "bid {sun}"),
            Answer::BidOrPass(sun) => write!(f, "bid {sun} or pass"),
            Answer::UpTo(sun) => write!(f, "up to {sun}"),
            Answer::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Answer {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Answer, NoEntry> {
        let sun = |words: &str| match format!("bid {words}").parse() {
            Ok(Action::Bid(sun)) => Some(sun),
            _ => None,
        };
        let answer = if words == "pass" {
            Some(Answer::Pass)
        } else if let Some(most) = words.strip_prefix("up to ") {
            sun(most).map(Answer::UpTo)
        } else {
            let bid = words.strip_prefix("bid ");
            bid.and_then(|bid| match bid.strip_suffix(" or pass") {
                Some(bid) => sun(bid).map(Answer::BidOrPass),
                None => sun(bid).map(Answer::Bid),
            })
        };
        answer.ok_or_else(|| NoEntry(words.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suns(values: &[u8]) -> Suns {
        values.iter().filter_map(|&value| Sun::new(value)).collect()
    }

    #[test]
    fn answers_read_back() {
        let suns = (1..=16).filter_map(Sun::new);
        let bids = suns.flat_map(|sun| [Answer::Bid(sun), Answer::BidOrPass(sun), Answer::UpTo(sun)]);
        for answer in bids.chain([Answer::Pass]) {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
        for words in
            ["", "draw", "bid", "bid 0", "bid 17", "bid 08", "up to", "up to +8", "bid 8 or", "or pass"]
        {
            assert_eq!(words.parse::<Answer>(), Err(NoEntry(words.to_owned())));
        }
    }

    /// What becomes of `answer` when these suns are open, as words; `ask` if the player is asked again.
    #[track_caller]
    fn check(answer: &str, open: &[u8], may_pass: bool, expected: &str) {
        let action = answer.parse::<Answer>().unwrap().action(suns(open), may_pass);
        assert_eq!(action.map_or("ask".to_owned(), |action| action.to_string()), expected);
    }

    #[test]
    fn an_answer_meets_what_there_is_to_beat() {
        check("bid 8", &[3, 8, 12], true, "bid 8");
        check("bid 8", &[12], true, "ask");
        check("bid 8 or pass", &[8, 12], true, "bid 8");
        check("bid 8 or pass", &[12], true, "pass");
        check("up to 8", &[3, 8, 12], true, "bid 3");
        check("up to 8", &[8, 12], true, "bid 8");
        check("up to 8", &[12], true, "pass");
        check("pass", &[3], true, "pass");
    }

    #[test]
    fn who_must_bid_is_asked_rather_than_made_to() {
        check("pass", &[3, 8], false, "ask");
        check("bid 8 or pass", &[12], false, "ask");
        check("up to 2", &[3, 8], false, "ask");
        check("up to 8", &[3, 8], false, "bid 3");
    }
}
