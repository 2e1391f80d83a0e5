//! The bot itself: the real client and gateway, a real database file, and the local Discord.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod abandoned_games;
mod admin;
mod advice;
mod asked_ahead;
mod assumed_nights;
mod auctions;
mod away;
mod background_requests;
mod backup_files;
mod bag_promise;
mod bulk_updates;
mod buried_boards;
mod buttons;
mod cancel_vote;
mod cancel_vote_notifications;
mod channel_panel;
mod check_command;
mod combined_replies;
mod command_line;
mod computer_players;
mod consent;
mod cup_bad_input;
mod cup_news;
mod cup_organisers;
mod cup_tables;
mod cups;
mod delayed_notifications;
mod discord_command;
mod discord_faults;
mod dm_limits;
mod double_presses;
mod emojis;
mod epoch_points;
mod epochs;
mod exchanges;
mod expired_notifications;
mod film;
mod forecast;
mod forged_interactions;
mod game_end;
mod health;
mod idle_tables;
mod kept_files;
mod languages;
mod lesson;
mod log_transcript;
mod look_back;
mod lost_permissions;
mod named_losses;
mod names;
mod next_step_buttons;
mod notes;
mod obvious_moves;
mod open_seats;
mod opened_by_bot;
mod orders;
mod out_of_reach;
mod out_of_sight;
mod outage;
mod outage_of_postgres;
mod paused_games;
mod personal_data;
mod picture_theme;
mod play_by_dm;
mod privacy;
mod private_answers;
mod process;
mod ra_play;
mod races;
mod ratings;
mod reading_history;
mod readme_pictures;
mod refusals;
mod rematch;
mod remind_later;
mod requests_per_click;
mod restore;
mod retries;
mod reviews;
mod season_end;
mod seasons;
mod seat_changes;
mod seats;
mod sent_once;
mod server_changes;
mod server_settings;
mod several_tables;
mod shards;
mod simultaneous_auctions;
mod sleep;
mod slow_links;
mod solo_games;
mod statements_per_interaction;
#[path = "../support/mod.rs"]
mod support;
mod table_details;
mod table_watches;
mod taps;
mod terminal;
mod threads;
mod time_outs;
mod titles;
mod undo_window;
mod user_rate_limits;
mod watched_server;
mod where_games_are_played;
mod who_is_pinged;
mod whole_games;

#[test]
fn whole_games_on_postgres() {
    support::database::again_on_postgres(&["whole_games::"], &[]);
}

#[test]
fn daily_backups_on_postgres() {
    support::database::again_on_postgres(&["the_database_is_backed_up_daily"], &[]);
}
