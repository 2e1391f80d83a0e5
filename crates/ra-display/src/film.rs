//! A game as a film: an animated GIF with a frame for each auction and each end of an epoch. The first frame is the end of
//! it all, for those who have switched animations off.

use ra::record::Record;
use ra::rules::{PerSeat, Phase, Seat, Sun, Track, VisiblePlayer};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{AuctionEnd, LookBack, PastAuction, Public, Sale, Whereabouts};
use ra_table::game::{Terms, in_memory};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

use crate::render::film::{Frame, Row, frame, names};
use crate::render::gif::Animation;
use crate::text;
use crate::text::film::{Lead, Scene, described, sentence};

/// The largest file: Discord takes 10 MiB.
const LARGEST: usize = 8 << 20;

/// A film.
pub struct Film {
    /// The file.
    pub gif: Vec<u8>,
    /// What it tells, in words.
    pub described: String,
}

/// Why there is no film of a game.
#[derive(Debug, thiserror::Error)]
pub enum NoFilm {
    /// It would be larger than Discord takes.
    #[error("the film is larger than {LARGEST} bytes")]
    TooLarge,
    /// The format has no room for a frame.
    #[error("the film cannot be written: {0}")]
    Unwritten(#[from] gif::EncodingError),
}

/// The film of a game as far as it was played. This takes a processor for seconds.
pub fn film(language: Language, game: &Public, past: &LookBack) -> Result<Film, NoFilm> {
    let called = text::called(language, game);
    let spoken = names(language, &called);
    let scenes = scenes(game, past);
    let paint = |(scene, step): &(Scene, usize)| {
        let rows = rows(game, past, *scene, *step);
        let sentence = sentence(language, *scene, &spoken);
        let shown = Frame { sentence, track: track(past, *scene, *step), rows };
        frame(language, game.terms.theme, &called, &shown)
    };
    let last = scenes.last().expect("the last scene is the end");
    let mut animation = Animation::of(paint(last))?;
    for scene in &scenes {
        animation.add(paint(scene))?;
        if animation.bytes() > LARGEST {
            return Err(NoFilm::TooLarge);
        }
    }
    let told: Vec<Scene> = scenes.iter().map(|(scene, _)| *scene).collect();
    let described = described(language, game, past, &told, &spoken);
    Ok(Film { gif: animation.finish()?, described })
}

/// The film of a record, in English.
///
/// # Errors
/// As [`film`].
pub fn of_record(record: &Record) -> Result<Film, NoFilm> {
    let terms = Terms {
        edition: record.setup().edition(),
        pace: Pace::Unclocked,
        autoplay: AutoplayLevel::Nothing,
        language: Language::En,
        advice: false,
        rated: false,
        theme: Theme::default(),
    };
    let game = in_memory::of_record(record, terms, Millis(0)).expect("a record can be played again");
    let at = Whereabouts { guild: None, channel: None, board: None, shown: 0, again: false };
    film(Language::En, &Public::of(&game, at, Millis(0)), &LookBack::of(&game))
}

/// What is told, each with the step by which it came, in order; at last, how the game ended.
fn scenes(game: &Public, past: &LookBack) -> Vec<(Scene, usize)> {
    let auctions = past.auctions().iter().filter_map(|auction| {
        let AuctionEnd { step, lot, sale, .. } = auction.ended?;
        let scene = match sale {
            Sale::Won { seat, bid, .. } => Scene::Won { seat, tiles: lot.tiles().count(), bid },
            Sale::Unsold(cause) => Scene::Unsold(cause),
        };
        Some((scene, step))
    });
    let epochs = (1..=past.last()).filter_map(|step| {
        let over = past.step(step).over?;
        Some((Scene::Epoch(over.epoch, lead(game, over.epoch.number())), step))
    });
    let mut scenes: Vec<_> = auctions.chain(epochs).collect();
    // An auction that ends an epoch comes before it.
    scenes.sort_by_key(|(scene, step)| (*step, matches!(scene, Scene::Epoch(..))));
    let last = match &game.end {
        Some(end) => {
            let (outcome, totals) = (&end.outcome, end.outcome.totals());
            let seat = outcome.ranking().first().copied();
            let second = outcome.ranking().get(1).copied();
            seat.map(|seat| Scene::Wins {
                seat,
                points: totals[seat],
                by_sun: second.is_some_and(|second| totals[second] == totals[seat]),
            })
        }
        None => None,
    };
    let unfinished = Scene::Unfinished(past.step(past.last()).epoch);
    scenes.push((last.unwrap_or(unfinished), past.last()));
    scenes
}

/// The score of every seat after an epoch, counted from 1; before the first at 0. `None` of a game that was not finished.
fn scores(game: &Public, epoch: u8) -> Option<PerSeat<u16>> {
    let end = game.end.as_ref()?;
    let players = end.outcome.totals().players();
    let start = game.terms.edition.rules().start;
    let Some(epoch) = usize::from(epoch).checked_sub(1) else {
        return Some(PerSeat::from_fn(players, |_| start));
    };
    let scored = end.epochs.get(epoch)?;
    Some(PerSeat::from_fn(players, |seat| scored[seat].total))
}

/// Who has most points after an epoch.
fn lead(game: &Public, epoch: u8) -> Option<Lead> {
    let scores = scores(game, epoch)?;
    let points = *scores.as_slice().iter().max()?;
    let mut leading = scores.iter().filter(|(_, score)| **score == points).map(|(seat, _)| seat);
    let first = leading.next();
    Some(Lead { seat: first.filter(|_| leading.next().is_none()), points })
}

/// What lies on the track: in an auction the lot.
fn track(past: &LookBack, scene: Scene, step: usize) -> Track {
    let lot = past.auctions().iter().filter_map(|auction| auction.ended).find(|ended| ended.step == step);
    match scene {
        Scene::Won { .. } | Scene::Unsold(_) => lot.map_or_else(Track::default, |ended| ended.lot),
        Scene::Epoch(..) => past.step(step).over.map_or_else(Track::default, |over| over.track),
        Scene::Wins { .. } | Scene::Unfinished(_) => *past.step(step).table.track(),
    }
}

/// The seats: in an auction as they were before it was decided, at the end of an epoch as they were scored.
fn rows(game: &Public, past: &LookBack, scene: Scene, step: usize) -> Vec<Row> {
    let now = past.step(step);
    let (table, epochs) = match scene {
        Scene::Won { .. } | Scene::Unsold(_) => (&past.step(step - 1).table, now.epoch.number() - 1),
        Scene::Epoch(epoch, _) => (&now.table, epoch.number()),
        Scene::Wins { .. } | Scene::Unfinished(_) => (&now.table, 3),
    };
    let scores = scores(game, epochs);
    let marked = match scene {
        Scene::Won { seat, .. } | Scene::Wins { seat, .. } => Some(seat),
        Scene::Epoch(_, lead) => lead.and_then(|lead| lead.seat),
        Scene::Unsold(_) | Scene::Unfinished(_) => None,
    };
    let auction = past.auctions().iter().find(|auction| auction.ended.is_some_and(|end| end.step == step));
    let row = |(seat, player): (Seat, &VisiblePlayer)| {
        // At the end of an epoch the tiles as they were scored, and the suns of the next.
        let tiles = match (scene, now.over) {
            (Scene::Epoch(..), Some(over)) => over.held[seat],
            _ => *player.tiles(),
        };
        let place = || game.end.as_ref()?.outcome.ranking().iter().position(|other| *other == seat);
        let said = match scene {
            Scene::Won { .. } | Scene::Unsold(_) => auction.and_then(|auction| said(past, auction, seat)),
            Scene::Epoch(..) | Scene::Wins { .. } | Scene::Unfinished(_) => None,
        };
        Row {
            face_up: player.face_up(),
            face_down: player.face_down(),
            tiles,
            place: place().filter(|_| matches!(scene, Scene::Wins { .. })).map(|place| place + 1),
            said,
            is_marked: marked == Some(seat),
            score: scores.as_ref().map(|scores| scores[seat]),
        }
    };
    table.players().iter().map(row).collect()
}

/// What a seat said in an auction: a bid, or `None` for a pass.
fn said(past: &LookBack, auction: &PastAuction, seat: Seat) -> Option<Option<Sun>> {
    let ended = auction.ended?;
    let before = &past.step(ended.step - 1).table;
    let Phase::Auction(under_way) = before.phase() else { return None };
    if before.to_act() != Some(seat) {
        return under_way.said(seat, before.players()[seat].face_up());
    }
    Some(match ended.sale {
        Sale::Won { seat: winner, bid, .. } if winner == seat => Some(bid),
        Sale::Won { .. } | Sale::Unsold(_) => None,
    })
}
