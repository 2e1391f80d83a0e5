//! What is read of results, as messages.

use futures_util::future::join_all;
use ra_display::render;
use ra_display::text::figures::{Card, Duel};
use ra_display::text::standings::{PICTURED, Standings};
use ra_display::text::{self, words};
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::rating::Standing;
use ra_table::season::{Quarter, Season};
use ra_table::theme::Theme;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenuOption};

use super::ids::{Press, Scope, View};
use super::visible::{Played, To, visible};
use crate::app::Error;
use crate::app::ratings::{self, List};
use crate::app::season::{self, Reader, Together, Whose};
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{File, Message, Priority};
use crate::discord::sending::components::{SAND, file, menu, panel, pictured, rows, secondary};

/// As many letters as a choice of a menu has.
const LONGEST_CHOICE: usize = 100;

/// Something that is read: by whom, of whose games, and who sees it.
pub(in crate::discord) struct Reading<'a> {
    pub(in crate::discord) incoming: &'a Incoming<'a>,
    pub(in crate::discord) scope: Scope,
    pub(in crate::discord) whose: Whose,
    pub(in crate::discord) to: To,
    pub(in crate::discord) language: Language,
    /// Whether pictures are told in words instead.
    pub(in crate::discord) in_words: bool,
}

/// What somebody is called who was chosen and has no results.
pub(in crate::discord) struct Asked<'a> {
    pub(in crate::discord) user: UserId,
    pub(in crate::discord) name: &'a str,
}

impl<'a> Reading<'a> {
    /// What the person reads of the server where they are; in direct messages of a server that they chose, if they have
    /// finished a game there, or else all of their own.
    pub(in crate::discord) async fn new(
        incoming: &'a Incoming<'a>,
        scope: Scope,
        to: To,
    ) -> Result<Reading<'a>, Error> {
        let whose = match (incoming.guild, scope) {
            (Some(guild), _) => Whose::Server(guild),
            (None, Scope::Server(guild)) if is_there(incoming, guild).await? => Whose::Server(guild),
            (None, _) => Whose::Everywhere,
        };
        let is_named = incoming.guild.is_none() && whose != Whose::Everywhere;
        let scope = if is_named { scope } else { Scope::Here };
        let language = match to {
            To::Reader => incoming.language().await,
            To::Everybody => incoming.language_of_new_table().await?,
        };
        Ok(Reading { incoming, scope, whose, to, language, in_words: false })
    }

    /// Who reads.
    fn reader(&self) -> Reader {
        let alone = self.to == To::Reader;
        Reader { user: self.incoming.request.person.user, alone, whose: self.whose }
    }

    /// A view as a message. `asked` is who was chosen by a command.
    pub(in crate::discord) async fn message(
        &self,
        view: View,
        asked: Option<Asked<'_>>,
    ) -> Result<Message, Error> {
        let own = self.incoming.request.person.user;
        match view {
            // Where it is about all of one's own, nobody else's can be read.
            View::Versus(_) if self.whose == Whose::Everywhere => self.servers(view).await,
            View::Player(user) | View::History(user, _) if self.whose == Whose::Everywhere && user != own => {
                self.servers(view).await
            }
            View::Season(quarter) => self.season(quarter).await,
            View::Player(user) => self.player(user, asked).await,
            View::History(user, page) => self.history(user, page, asked).await,
            View::Versus(user) => self.versus(user, asked).await,
            View::Top => self.top().await,
        }
    }

    async fn season(&self, quarter: Option<Quarter>) -> Result<Message, Error> {
        let Whose::Server(guild) = self.whose else { return self.servers(View::Season(quarter)).await };
        let (store, now) = (&self.incoming.data.store, self.incoming.request.now);
        let quarters = season::quarters(store, guild, now).await?;
        let of = quarter.unwrap_or_else(|| Quarter::of(now));
        let season = season::season(store, guild, of).await?;
        let name = text::season::quarter(self.language, of);
        let view = View::Season(Some(of));
        let (told, picture) = match season.standings.is_empty() {
            true if of > Quarter::of(now) => (words(self.language).season_not_begun(name), None),
            true => (words(self.language).season_empty(name), None),
            false => self.standings(&season).await,
        };
        let turn = |to: Quarter| {
            let label = text::season::quarter(self.language, to);
            secondary(&self.button(Press::Read(View::Season(Some(to)))), label)
        };
        let earlier = quarters.iter().find(|quarter| **quarter < of);
        let later = quarters.iter().rev().find(|quarter| **quarter > of);
        let mut buttons: Vec<_> = earlier.into_iter().chain(later).map(|quarter| turn(*quarter)).collect();
        let own = self.incoming.request.person.user;
        buttons.push(self.way(View::Player(own), words(self.language).button_figures()));
        buttons.push(self.way(View::Top, words(self.language).button_ratings()));
        buttons.extend(self.in_words(view, picture.as_ref()));
        let panel = self.panel(told, view, vec![buttons]);
        Ok(with_picture(panel, picture))
    }

    /// The standings as a picture, or in words, where that is wanted or nothing can be painted.
    async fn standings(&self, season: &Season) -> (String, Option<File>) {
        let (language, words) = (self.language, words(self.language));
        let reader = (self.to == To::Reader).then_some(self.incoming.request.person.user);
        let standings = Standings::of(language, season, reader, PICTURED);
        let title = words.season_title(standings.title.clone());
        let in_words = text::standings::lines(language, &standings);
        let picture = match self.in_words {
            true => None,
            false => self.incoming.data.delivery.paint(move || picture(language, &standings)).await,
        };
        let told = match picture {
            Some(_) => title,
            None => format!("{title}\n{in_words}\n-# {}", words.season_rules()),
        };
        (told, picture)
    }

    async fn player(&self, user: UserId, asked: Option<Asked<'_>>) -> Result<Message, Error> {
        let (store, now) = (&self.incoming.data.store, self.incoming.request.now);
        let found = season::profile(store, self.reader(), user, now).await?;
        let Some(profile) = found else { return Ok(self.nothing(user, asked)) };
        let everywhere = self.whose == Whose::Everywhere;
        let card = Card { profile, rating: self.rating(user).await? };
        let (told, picture) = self.figures(card).await;
        let words = words(self.language);
        let mut ways = vec![self.way(View::History(user, 1), words.button_history())];
        if !everywhere {
            ways.push(self.way(View::Season(None), words.button_season()));
            ways.push(self.way(View::Top, words.button_ratings()));
        }
        ways.extend(self.in_words(View::Player(user), picture.as_ref()));
        let mut message = with_picture(self.panel(told, View::Player(user), vec![ways]), picture);
        if self.incoming.guild.is_none() {
            message.rows.get_or_insert_default().extend(self.server_menu(View::Player(user)).await?);
        }
        Ok(message)
    }

    /// Somebody's figures as a picture under their name, or in words, where that is wanted or nothing can be painted. Of
    /// somebody who has only played alone there is no picture.
    async fn figures(&self, card: Card) -> (String, Option<File>) {
        let (language, everywhere) = (self.language, self.whose == Whose::Everywhere);
        let picture = match self.in_words || !card.is_picture() {
            true => None,
            false => {
                let card = card.clone();
                self.incoming.data.delivery.paint(move || figures_picture(language, &card)).await
            }
        };
        let told = match picture {
            Some(_) => text::season::profile_title(language, &card.profile, everywhere),
            None => {
                let rating = card.rating.as_ref().map(|rating| text::rating::of_person(language, rating));
                let rating = rating.map_or_else(String::new, |line| format!("- {line}"));
                let profile = text::season::profile(language, &card.profile, everywhere);
                text::joined([profile, text::figures::more(language, &card), rating], "\n")
            }
        };
        (told, picture)
    }

    /// Somebody's rating; `None` if it is not shown.
    async fn rating(&self, user: UserId) -> Result<Option<Standing>, Error> {
        let Whose::Server(guild) = self.whose else { return Ok(None) };
        let reader = self.incoming.request.person.user;
        ratings::of_person(&self.incoming.data.store, guild, user, reader).await
    }

    /// The button that says in words what a picture shows.
    fn in_words(&self, view: View, picture: Option<&File>) -> Option<CreateButton> {
        let label = words(self.language).button_in_words();
        picture.map(|_| secondary(&self.button(Press::InWords(view)), label))
    }

    async fn top(&self) -> Result<Message, Error> {
        let Whose::Server(guild) = self.whose else { return self.servers(View::Top).await };
        let user = self.incoming.request.person.user;
        let words = words(self.language);
        let told = match ratings::list(&self.incoming.data.store, guild, user).await? {
            List::Top(top) => {
                text::rating::list(self.language, &top, (self.to == To::Reader).then_some(user))
            }
            List::OffHere => return Ok(panel(words.rating_off_here(), Vec::new())),
            List::OffForReader => return Ok(panel(words.rating_off_own(), Vec::new())),
        };
        let ways = vec![
            self.way(View::Player(user), words.button_figures()),
            self.way(View::Season(None), words.button_season()),
        ];
        Ok(self.panel(told, View::Top, vec![ways]))
    }

    async fn history(&self, user: UserId, page: i64, asked: Option<Asked<'_>>) -> Result<Message, Error> {
        let store = &self.incoming.data.store;
        let found = season::history(store, self.reader(), user, page).await?;
        let Some(page) = found else { return Ok(self.nothing(user, asked)) };
        let played: Vec<Played> = page.games.iter().map(Into::into).collect();
        let seen = visible(self.incoming, &played, self.to).await?;
        let link = |game: GameId| {
            let past = page.games.iter().find(|past| past.finish.game == game && seen.contains(&game))?;
            Some(text::channel(self.language, past.channel))
        };
        let told = text::season::history(self.language, &page, link);
        let words = words(self.language);
        let turn = |to: i64, label: String| {
            let is_there = (1..=page.pages).contains(&to);
            secondary(&self.button(Press::Read(View::History(user, to))), label).disabled(!is_there)
        };
        let turns = match page.pages {
            1 => Vec::new(),
            _ => vec![turn(page.page - 1, words.button_earlier()), turn(page.page + 1, words.button_later())],
        };
        let ways = vec![self.way(View::Player(user), words.button_figures())];
        let mut message = self.panel(told, View::History(user, page.page), vec![turns, ways]);
        if self.to == To::Reader && !seen.is_empty() {
            let option = |game: &GameId| {
                CreateSelectMenuOption::new(words.stats_game(game.to_string()), game.to_string())
            };
            let choices = |press, placeholder: String| {
                let options = seen.iter().rev().map(option).collect();
                menu(&self.button(press), &placeholder, 1, 1, options)
            };
            let steps = choices(Press::Steps(user, page.page), words.stats_menu_step_through());
            let records = choices(Press::Record(user, page.page), words.stats_menu_record());
            message.rows.get_or_insert_default().extend([steps, records]);
        }
        Ok(message)
    }

    async fn versus(&self, other: UserId, asked: Option<Asked<'_>>) -> Result<Message, Error> {
        let words = words(self.language);
        if other == self.incoming.request.person.user {
            return Ok(panel(words.stats_versus_self(), Vec::new()));
        }
        let found = season::versus(&self.incoming.data.store, self.reader(), other).await?;
        let Some(Together { names, pair, averages }) = found else {
            let name = text::name(self.language, asked.as_ref().map_or("", |asked| asked.name));
            return Ok(panel(words.stats_versus_nothing(name), Vec::new()));
        };
        let (language, duel) = (self.language, Duel { names, pair, averages });
        let picture = match self.in_words {
            true => None,
            false => {
                let duel = duel.clone();
                self.incoming.data.delivery.paint(move || duel_picture(language, &duel)).await
            }
        };
        let told = match picture {
            Some(_) => text::season::pair_head(language, &duel.names, &duel.pair),
            None => {
                let games = text::season::pair(language, &duel.names, &duel.pair);
                text::joined([games, text::figures::of_both(language, &duel)], "\n")
            }
        };
        let ways = self.in_words(View::Versus(other), picture.as_ref()).into_iter().collect();
        Ok(with_picture(self.panel(told, View::Versus(other), vec![ways]), picture))
    }

    fn nothing(&self, user: UserId, asked: Option<Asked<'_>>) -> Message {
        let is_own = user == self.incoming.request.person.user;
        let name = asked.as_ref().filter(|asked| asked.user == user).map_or("", |asked| asked.name);
        panel(text::season::nothing(self.language, name, is_own), Vec::new())
    }

    /// The games on a page of somebody's.
    pub(in crate::discord) async fn games(&self, user: UserId, page: i64) -> Result<Vec<Played>, Error> {
        let found = season::history(&self.incoming.data.store, self.reader(), user, page).await?;
        Ok(found.iter().flat_map(|page| &page.games).map(Into::into).collect())
    }

    /// In direct messages: of which server something is to be read.
    async fn servers(&self, view: View) -> Result<Message, Error> {
        let words = words(self.language);
        match self.server_menu(view).await? {
            Some(menu) => Ok(panel(words.stats_choose_server(), vec![menu])),
            None => Ok(panel(words.stats_only_on_server(), Vec::new())),
        }
    }

    /// The servers on which the person has finished games; `None` if there are none.
    async fn server_menu(&self, view: View) -> Result<Option<CreateActionRow>, Error> {
        let incoming = self.incoming;
        let user = incoming.request.person.user;
        let servers = season::servers_of(&incoming.data.store, user).await?;
        let rest = &incoming.data.delivery.rest;
        let option = async |guild: GuildId| {
            let (name, is_member) =
                futures_util::join!(rest.guild_name(guild), rest.is_member(guild, user, Priority::Person));
            // Of a server that the bot or the person has left there is nothing to read.
            let name: String =
                name.ok().filter(|_| is_member == Ok(true))?.chars().take(LONGEST_CHOICE).collect();
            Some(CreateSelectMenuOption::new(name, guild.to_string()))
        };
        let options = join_all(servers.into_iter().map(option)).await;
        let options: Vec<CreateSelectMenuOption> = options.into_iter().flatten().collect();
        let placeholder = words(self.language).stats_menu_server();
        let means = Button::Stats(Scope::Here, Press::Servers(view));
        Ok((!options.is_empty()).then(|| menu(&means, &placeholder, 1, 1, options)))
    }

    fn button(&self, press: Press) -> Button {
        Button::Stats(self.scope, press)
    }

    fn way(&self, to: View, label: String) -> CreateButton {
        secondary(&self.button(Press::Read(to)), label)
    }

    /// What is told, with rows of ways to the rest of it, in the last of which it can be shown to everybody; without, where
    /// everybody sees it.
    fn panel(&self, told: String, view: View, mut ways: Vec<Vec<CreateButton>>) -> Message {
        if self.incoming.guild.is_some() {
            let show = secondary(&self.button(Press::Show(view)), words(self.language).button_show_here());
            match ways.last_mut() {
                Some(last) => last.push(show),
                None => ways.push(vec![show]),
            }
        }
        if self.to == To::Everybody {
            ways.clear();
        }
        let rows = ways.into_iter().filter(|row| !row.is_empty()).flat_map(rows).collect();
        let embed = CreateEmbed::new().colour(SAND).description(told);
        Message { embeds: Some(vec![embed]), ..panel(String::new(), rows) }
    }
}

/// The picture of standings. This takes a processor for some milliseconds, as do those of people.
fn picture(language: Language, standings: &Standings) -> File {
    let png = render::standings(language, Theme::default(), standings).png();
    file("standings.png", png, text::standings::alt(language, standings))
}

fn figures_picture(language: Language, card: &Card) -> File {
    let png = render::card(language, Theme::default(), card).png();
    file("figures.png", png, text::figures::alt(language, card))
}

fn duel_picture(language: Language, duel: &Duel) -> File {
    let png = render::duel(language, Theme::default(), duel).png();
    file("versus.png", png, text::figures::alt_pair(language, duel))
}

/// A panel with a picture, if there is one.
fn with_picture(panel: Message, picture: Option<File>) -> Message {
    let Some(picture) = picture else { return panel };
    let embeds = panel.embeds.into_iter().flatten().map(|embed| pictured(embed, &picture)).collect();
    Message { embeds: Some(embeds), files: Some(vec![picture]), ..panel }
}

/// Whether the person, in direct messages, may read of a server: they have finished a game there, and are there.
async fn is_there(incoming: &Incoming<'_>, guild: GuildId) -> Result<bool, Error> {
    let user = incoming.request.person.user;
    if !season::servers_of(&incoming.data.store, user).await?.contains(&guild) {
        return Ok(false);
    }
    let is_member = incoming.data.delivery.rest.is_member(guild, user, Priority::Person).await;
    Ok(is_member.unwrap_or(false))
}
