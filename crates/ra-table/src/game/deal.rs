//! Dealing, and the proof that nothing was changed afterwards.
//!
//! At the start the players see the SHA-256 of one line of text: a random salt and the 180 tiles in the order of the
//! bag. At the end they get the line. The salt keeps anyone from trying all bags; the sum keeps us from changing ours.

use std::fmt::Write;

use anyhow::Context;
use ra::rules::{Edition, Players, Setup, Sun, Suns, Tile};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The version of the rules that new games are played by. It changes when games under way would go on otherwise.
pub const RULES: i64 = 1;

/// A game as it was dealt.
#[derive(Debug, Clone)]
pub struct Deal {
    /// The game before its first action.
    pub setup: Setup,
    /// The first word of the proof's line.
    pub salt: String,
}

/// A setup as it is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    suns: Vec<Vec<u8>>,
    bag: String,
}

impl Deal {
    /// Deals by a seed that nobody could foresee, or learns: who knows it knows the bag.
    pub fn new(edition: Edition, players: Players, seed: [u8; 32]) -> Deal {
        let mut rng = ChaCha20Rng::from_seed(seed);
        let mut salt = [0; 16];
        rng.fill_bytes(&mut salt);
        Deal { setup: Setup::deal(edition, players, &mut rng), salt: hex(&salt) }
    }

    /// The line that proves the bag: the salt and the tiles' codes, with single spaces between them and no line break.
    pub fn line(&self) -> String {
        let codes = self.setup.bag().iter().map(|tile| tile.code());
        std::iter::once(self.salt.as_str()).chain(codes).collect::<Vec<_>>().join(" ")
    }

    /// The SHA-256 of the line in lower-case hexadecimal, as `sha256sum` prints it.
    pub fn sum(&self) -> String {
        hex(&Sha256::digest(self.line()))
    }

    /// The setup as it is stored.
    pub fn stored(&self) -> String {
        let suns = |suns: &Suns| suns.iter().map(Sun::value).collect();
        let codes: Vec<&str> = self.setup.bag().iter().map(|tile| tile.code()).collect();
        let stored =
            Stored { suns: self.setup.suns().as_slice().iter().map(suns).collect(), bag: codes.join(" ") };
        serde_json::to_string(&stored).expect("numbers and words are JSON")
    }

    /// Reads a stored setup.
    pub fn read(edition: Edition, stored: &str, salt: &str) -> anyhow::Result<Deal> {
        let stored: Stored = serde_json::from_str(stored)?;
        let suns = |values: &Vec<u8>| values.iter().map(|&value| Sun::new(value)).collect::<Option<Suns>>();
        let suns: Vec<Suns> =
            stored.suns.iter().map(suns).collect::<Option<_>>().context("there is no such sun")?;
        let bag: Vec<Tile> = stored.bag.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        Ok(Deal { setup: Setup::new(edition, &suns, &bag)?, salt: salt.to_owned() })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("a string takes what is written");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_reads_back_and_proves_itself() {
        let deal = Deal::new(Edition::Classic, Players::ALL[1], [7; 32]);
        let read = Deal::read(Edition::Classic, &deal.stored(), &deal.salt).unwrap();
        assert_eq!((read.line(), read.sum()), (deal.line(), deal.sum()));
        assert_eq!(read.setup.suns(), deal.setup.suns());
        assert_eq!(deal.line().split(' ').count(), 181);
        assert_eq!(deal.salt.len(), 32);
    }

    #[test]
    fn no_two_deals_are_alike() {
        let [one, other] = [0, 1].map(|seed| Deal::new(Edition::Pharaoh, Players::ALL[0], [seed; 32]));
        assert_ne!(one.salt, other.salt);
        assert_ne!(one.setup.bag(), other.setup.bag());
    }

    #[test]
    fn the_sum_is_sha256() {
        // The test vector of FIPS 180 for "abc".
        assert_eq!(
            hex(&Sha256::digest("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn a_setup_that_cannot_be_is_refused() {
        let deal = Deal::new(Edition::Pharaoh, Players::ALL[0], [7; 32]);
        let spoilt = deal.stored().replacen("nile", "flood", 1);
        assert!(Deal::read(Edition::Pharaoh, &spoilt, "").is_err());
        assert!(Deal::read(Edition::Pharaoh, "{}", "").is_err());
    }
}
