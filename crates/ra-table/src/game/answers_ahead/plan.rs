//! Answers in auctions, which may be given before it is known what there is to beat. Their words are stored for ever:
//! add to them, never change them.

use std::fmt;
use std::str::FromStr;

use ra::rules::{Action, Sun, Suns};

use super::super::entry::NoEntry;

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

/// What is to be done in one case of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Bid this sun.
    Bid(Sun),
    /// Pass.
    Pass,
    /// Ask.
    Ask,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Bid(sun) => write!(f, "bid {sun}"),
            Choice::Pass => f.write_str("pass"),
            Choice::Ask => f.write_str("ask"),
        }
    }
}

impl FromStr for Choice {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Choice, NoEntry> {
        match words {
            "ask" => Ok(Choice::Ask),
            _ => match words.parse()? {
                Answer::Bid(sun) => Ok(Choice::Bid(sun)),
                Answer::Pass => Ok(Choice::Pass),
                Answer::BidOrPass(_) | Answer::UpTo(_) => Err(NoEntry(words.to_owned())),
            },
        }
    }
}

/// A whole plan for one auction: an auction goes round once, so the highest bid when one's turn comes is all that a plan
/// can depend on, and it names its bidder too.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plan {
    /// What to do in all cases that no line is about; `None` to be asked.
    pub answer: Option<Answer>,
    /// What to do after these highest bids, `None` for no bid: at most one line each.
    lines: Vec<(Option<Sun>, Choice)>,
}

impl Plan {
    /// To be asked in every case, but for the lines that are added.
    pub const ASK: Plan = Plan { answer: None, lines: Vec::new() };

    /// The same plan with another choice after a highest bid.
    #[must_use]
    pub fn with(mut self, highest: Option<Sun>, choice: Choice) -> Plan {
        self.lines.retain(|(other, _)| *other != highest);
        self.lines.push((highest, choice));
        self.lines.sort_unstable_by_key(|(highest, _)| *highest);
        self
    }

    /// What it says after a highest bid, where these suns are open to a bid; `None` if its player has to be asked.
    pub fn action(&self, highest: Option<Sun>, open: Suns, may_pass: bool) -> Option<Action> {
        let line = self.lines.iter().find(|(other, _)| *other == highest);
        match line {
            Some((_, Choice::Bid(sun))) => open.contains(*sun).then_some(Action::Bid(*sun)),
            Some((_, Choice::Pass)) => may_pass.then_some(Action::Pass),
            Some((_, Choice::Ask)) => None,
            None => self.answer.and_then(|answer| answer.action(open, may_pass)),
        }
    }
}

impl From<Answer> for Plan {
    fn from(answer: Answer) -> Plan {
        Plan { answer: Some(answer), lines: Vec::new() }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.answer {
            Some(answer) => answer.fmt(f)?,
            None => f.write_str("ask")?,
        }
        for (highest, choice) in &self.lines {
            match highest {
                Some(sun) => write!(f, "; after {sun}: {choice}")?,
                None => write!(f, "; after none: {choice}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Plan {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Plan, NoEntry> {
        let wrong = || NoEntry(words.to_owned());
        let mut parts = words.split("; ");
        let answer = match parts.next().ok_or_else(wrong)? {
            "ask" => None,
            answer => Some(answer.parse()?),
        };
        let mut plan = Plan { answer, lines: Vec::new() };
        for part in parts {
            let (highest, choice) =
                part.strip_prefix("after ").and_then(|line| line.split_once(": ")).ok_or_else(wrong)?;
            let highest = match highest {
                "none" => None,
                sun => Some(sun.parse().ok().and_then(Sun::new).ok_or_else(wrong)?),
            };
            plan = plan.with(highest, choice.parse()?);
        }
        if plan.to_string() == words { Ok(plan) } else { Err(wrong()) }
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

    #[test]
    fn plans_read_back() {
        let sun = |value| Sun::new(value).unwrap();
        let plan = Plan::from(Answer::UpTo(sun(8)))
            .with(Some(sun(7)), Choice::Pass)
            .with(None, Choice::Bid(sun(3)))
            .with(Some(sun(10)), Choice::Ask);
        let words = "up to 8; after none: bid 3; after 7: pass; after 10: ask";
        assert_eq!(plan.to_string(), words);
        assert_eq!(words.parse(), Ok(plan));
        assert_eq!("ask".parse(), Ok(Plan::ASK));
        assert_eq!("bid 8".parse(), Ok(Plan::from(Answer::Bid(sun(8)))), "as answers were stored before");
        for words in [
            "",
            "ask; ",
            "pass; after 7",
            "pass; after 17: pass",
            "pass; after 07: pass",
            "pass; after 7: up to 8",
        ] {
            assert!(words.parse::<Plan>().is_err(), "{words}");
        }
    }

    #[test]
    fn a_line_is_about_one_case_alone() {
        let sun = |value| Sun::new(value).unwrap();
        let check = |plan: &str, highest: Option<u8>, open: &[u8], expected: &str| {
            let action = plan.parse::<Plan>().unwrap().action(highest.map(sun), suns(open), true);
            assert_eq!(action.map_or("ask".to_owned(), |action| action.to_string()), expected);
        };
        let plan = "bid 8; after none: bid 3; after 7: pass; after 10: bid 12";
        check(plan, None, &[3, 8, 12], "bid 3");
        check(plan, Some(4), &[8, 12], "bid 8");
        check(plan, Some(7), &[8, 12], "pass");
        check(plan, Some(9), &[12], "ask");
        check(plan, Some(10), &[12], "bid 12");
        check("ask; after 7: bid 3", Some(7), &[8, 12], "ask");
    }
}
