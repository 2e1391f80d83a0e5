//! Experiments on *Ra*: how well computer players play, how long people wait, what ratings are worth, and what the pictures
//! look like.

mod commands;
mod contest;
mod gallery;
mod pace;
mod ratings;
mod threads;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Experiments on Ra. The same arguments give the same figures on any machine.
#[derive(Parser)]
#[command(name = "ra-research")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Paint all kinds of positions into a folder, each also as it looks to colour-blind people, in grey and on a phone.
    Gallery {
        /// The folder.
        folder: PathBuf,
    },
    /// Have computer players play each other, and print how often each kind wins and by how much.
    ///
    /// Every deal is played as often as there are seats, each player sitting everywhere once, so that luck in the
    /// dealing cancels out. One line for each kind of player: the share of games that players of this kind won, and by
    /// how many points they were ahead of the mean of the others, both with the interval in which they lie with 95 %
    /// certainty. The same arguments give the same figures on any number of threads.
    Match(commands::Match),
    /// Find out how long people wait for each other, with and without orders ahead.
    ///
    /// Computer players play by the clocks and orders of real games, and people's habits are put on top: half of
    /// their answers come within 90 waking minutes, they sleep from 23:30 to 7:30 in zones from -8 to +9 hours, and
    /// somebody who has just acted mostly answers at once. A line for each set of features: questions that the game waited
    /// for (with the interval in which the mean lies with 95 % certainty), and their ratio to the first line; days;
    /// how often each player was asked; how often time ran out; and the share of orders played that their player
    /// would not have given, asked just then.
    Pace(commands::PaceTrial),
    /// Find out how well ratings tell who plays how well.
    ///
    /// People of known strength play at tables of three to five, and some leave. Prints three figures: the rank correlation
    /// of rating and strength after 10, 30 and 60 games each; forecast and actual wins in ten classes; and the drift of people
    /// whose strength never changes, in points, after four years in which others come, learn and go.
    Ratings(commands::RatingTrial),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Gallery { folder } => gallery::paint(&folder),
        Command::Match(contest) => commands::contest_of(contest),
        Command::Pace(trial) => commands::pace_of(trial),
        Command::Ratings(trial) => commands::ratings_of(&trial),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The program that reads the output has closed it, as `head` does: that is no failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nothing can be said, there is still the code.
            let _ = writeln!(io::stderr(), "ra-research: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
