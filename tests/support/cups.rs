//! Cups as organisers publish them, and their games, which end as a test wants it.

use ra_bot::app::cups::Loaded;
use ra_bot::app::{Error, Request, cup_drafts};
use ra_bot::store::Store;
use ra_bot::store::cups::CupTable;
use ra_display::refusal::{CupRefusal, Refusal};
use ra_table::cup::{self, CupName, Draft, Plan};
use ra_table::game::lobby::Status;
use ra_table::id::{CupId, GameId, GuildId, InteractionId, RoleId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::server::{Server, wait_for};

/// Publishes a cup of this name in the channel of a request, by a draft. This is opened by an interaction of its own, the
/// negative of the request's.
pub(crate) async fn publish(
    store: &Store,
    request: &Request,
    (guild, name): (GuildId, &str),
    plan: &Plan,
    role: Option<RoleId>,
) -> Result<CupId, Error> {
    let name = CupName::read(name).unwrap();
    let draft = Draft { begins: Some(plan.begins), ..Draft::again(name, plan, role) };
    let opens = Request { interaction: InteractionId(-request.interaction.0), ..request.clone() };
    let row = cup_drafts::open(store, &opens, guild, request.channel, &draft).await?;
    let (cup, _) = cup_drafts::publish(store, request, row.id, Language::En).await?;
    Ok(cup)
}

impl Server {
    /// Waits until computer players have finished a game: on a busy machine each of their moves takes a while.
    pub(crate) async fn until_finished(&self, game: GameId) {
        while self.round(game).await.row.status == Status::Running {
            let before = self.lines(game).await.len();
            wait_for(async || {
                let is_over = self.round(game).await.row.status != Status::Running;
                (is_over || self.lines(game).await.len() > before).then_some(())
            })
            .await;
        }
    }
}

/// What ends a table's game, in SQL: who was seated first has won it, and the others follow.
pub(crate) fn ended(loaded: &Loaded, table: &CupTable, at: Millis) -> String {
    let people = table.seated.len();
    let rows = table.seated.iter().zip(0..).map(|(number, seat)| {
        let person = loaded.person(*number).unwrap();
        format!(
            "({game}, {seat}, {seat}, {user}, '{name}', 1, {place}, {place}, {score}, 40, '[]', 'none', {guild}, \
             'pharaoh', 'fast', {people}, {at})",
            game = table.game,
            user = person.user.unwrap(),
            name = person.name,
            place = seat + 1,
            score = 40 - 5 * seat,
            guild = loaded.row.guild,
            at = at.0,
        )
    });
    format!(
        "UPDATE game SET status = 'over' WHERE id = {}; INSERT INTO result (game_id, number, seat, user_id, name, began, \
         place, table_place, score, best_score, points, left_by, guild_id, edition, pace, people, ended_at) VALUES {}",
        table.game,
        rows.collect::<Vec<_>>().join(", ")
    )
}

/// Why a cup has refused something, if it has.
pub(crate) fn why_not(done: Result<(), Error>) -> Result<(), cup::Refusal> {
    match done {
        Ok(()) => Ok(()),
        Err(Error::Refused(Refusal::Cup(CupRefusal::Own(why) | CupRefusal::Organiser(why)))) => Err(why),
        Err(other) => panic!("{other:?}"),
    }
}
