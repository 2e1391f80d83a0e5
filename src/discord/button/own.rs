//! What a person's own buttons mean: their chair, their orders, their settings.

use std::fmt;

use super::{few, meaning, number, word};
use crate::game::Answer;
use crate::id::UserId;

/// What can be done with a chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Chair {
    /// Its owner plays it again.
    Back,
    /// Its owner leaves for good.
    Resign,
    /// Its owner gives it to somebody.
    Give { of: UserId, to: UserId },
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chair::Back => f.write_str("back"),
            Chair::Resign => f.write_str("resign"),
            Chair::Give { of, to } => write!(f, "give {of} {to}"),
        }
    }
}

impl Chair {
    pub(super) fn read(words: &str) -> Option<Chair> {
        let parts: Vec<&str> = words.split(' ').collect();
        match parts[..] {
            ["back"] => Some(Chair::Back),
            ["resign"] => Some(Chair::Resign),
            ["give", of, to] => Some(Chair::Give { of: UserId(number(of)?), to: UserId(number(to)?) }),
            _ => None,
        }
    }
}

/// What can be done with one's orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Order {
    /// Shows them.
    Open,
    /// A menu: how many tiles the track is to hold.
    Until,
    /// A menu: at which kinds to stop.
    Kinds,
    /// No drawing.
    Ask,
    /// To take part in quick draws.
    Quick,
    /// Not to.
    NotQuick,
    /// Opens the panel for an auction that opens before the next turn.
    AuctionOpen,
    /// A menu: what to answer there.
    Answer,
    /// That answer, if at most so many tiles are added.
    Auction(Answer, u8),
    /// To be asked there.
    NoAuction,
    /// Takes back what one has just done.
    Undo,
}

const ORDER: [(Order, &str); 10] = [
    (Order::Open, "open"),
    (Order::Until, "until"),
    (Order::Kinds, "kinds"),
    (Order::Ask, "ask"),
    (Order::Quick, "quick"),
    (Order::NotQuick, "not quick"),
    (Order::AuctionOpen, "auction?"),
    (Order::Answer, "answer"),
    (Order::NoAuction, "no auction"),
    (Order::Undo, "undo"),
];

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Auction(answer, most) => write!(f, "auction {most} {answer}"),
            Order::Open
            | Order::Until
            | Order::Kinds
            | Order::Ask
            | Order::Quick
            | Order::NotQuick
            | Order::AuctionOpen
            | Order::Answer
            | Order::NoAuction
            | Order::Undo => f.write_str(word(&ORDER, self).unwrap_or_default()),
        }
    }
}

impl Order {
    pub(super) fn read(words: &str) -> Option<Order> {
        if let Some(auction) = words.strip_prefix("auction ") {
            let (most, answer) = auction.split_once(' ')?;
            return Some(Order::Auction(answer.parse().ok()?, few(most)?));
        }
        meaning(&ORDER, words)
    }
}

/// What can be done with one's own settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Mine {
    /// Shows them.
    Open,
    /// Asks what time it is where one is.
    TimeOpen,
    /// A menu: what time it is.
    Time,
    /// A menu: where one is.
    City,
    /// A menu: when one sleeps.
    Sleep,
    /// Asks until when one is away.
    AwayOpen,
    /// A menu: until which day the tables wait.
    AwayWait,
    /// A menu: until which day a computer player stands in.
    AwayStandIn,
    /// One is back.
    Here,
    /// Calls by direct message.
    Direct,
    /// Calls in the channel.
    Channel,
    /// To be told that one is next.
    Next,
    /// Not to be told.
    NotNext,
}

const MINE: [(Mine, &str); 13] = [
    (Mine::Open, "open"),
    (Mine::TimeOpen, "time?"),
    (Mine::Time, "time"),
    (Mine::City, "city"),
    (Mine::Sleep, "sleep"),
    (Mine::AwayOpen, "away?"),
    (Mine::AwayWait, "away, wait"),
    (Mine::AwayStandIn, "away, stand in"),
    (Mine::Here, "here"),
    (Mine::Direct, "direct"),
    (Mine::Channel, "channel"),
    (Mine::Next, "next"),
    (Mine::NotNext, "not next"),
];

impl fmt::Display for Mine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(&MINE, self).unwrap_or_default())
    }
}

impl Mine {
    pub(super) fn read(words: &str) -> Option<Mine> {
        meaning(&MINE, words)
    }
}
