//! What Discord shows of commands, their options, and what it offers for them.

use ra_table::language::Language;

use super::words::{Words, read};

/// The descriptions in a language, which is read for this alone: Discord is told them once.
pub struct Descriptions(Words);

impl Descriptions {
    /// Those in a language.
    pub fn of(language: Language) -> Descriptions {
        Descriptions(read(language))
    }

    /// What a command does, by its whole name: `ra draw`; `None` for one that is not ours.
    pub fn description(&self, command: &str) -> Option<String> {
        let words = &self.0;
        Some(match command {
            "ra" => words.command_ra(),
            "ra new" => words.command_new(),
            "ra join" => words.command_join(),
            "ra leave" => words.command_leave(),
            "ra start" => words.command_start(),
            "ra cancel" => words.command_cancel(),
            "ra computer" => words.command_computer(),
            "ra board" => words.command_board(),
            "ra me" => words.command_me(),
            "ra draw" => words.command_draw(),
            "ra orders" => words.command_orders(),
            "ra undo" => words.command_undo(),
            "ra invoke" => words.command_invoke(),
            "ra bid" => words.command_bid(),
            "ra pass" => words.command_pass(),
            "ra withdraw" => words.command_withdraw(),
            "ra god" => words.command_god(),
            "ra discard" => words.command_discard(),
            "ra games" => words.command_games(),
            "ra log" => words.command_log(),
            "ra resign" => words.command_resign(),
            "ra back" => words.command_back(),
            "ra replace" => words.command_replace(),
            "ra settings" => words.command_settings(),
            "ra pace" => words.command_pace(),
            "ra help" => words.command_help(),
            "ra-play" => words.command_ra_play(),
            "ra-stats" => words.command_ra_stats(),
            "ra-stats season" => words.command_stats_season(),
            "ra-stats player" => words.command_stats_player(),
            "ra-stats history" => words.command_stats_history(),
            "ra-stats versus" => words.command_stats_versus(),
            "ra-data" => words.command_ra_data(),
            "ra-admin" => words.command_ra_admin(),
            "ra-admin cancel" => words.command_admin_cancel(),
            "ra-admin pause" => words.command_admin_pause(),
            "ra-admin resume" => words.command_admin_resume(),
            "ra-admin extend" => words.command_admin_extend(),
            "ra-admin act" => words.command_admin_act(),
            "ra-admin replace" => words.command_admin_replace(),
            "ra-admin host" => words.command_admin_host(),
            "ra-admin history" => words.command_admin_history(),
            "ra-admin panel" => words.command_admin_panel(),
            "ra-admin settings" => words.command_admin_settings(),
            _ => return None,
        })
    }

    /// What an option of a command is, by the command's whole name and the option's.
    pub fn option(&self, command: &str, option: &str) -> Option<String> {
        let words = &self.0;
        Some(match (command, option) {
            ("ra new", "seats") => words.command_new_seats(),
            ("ra new", "edition") => words.command_new_edition(),
            ("ra new", "pace") => words.command_new_pace(),
            ("ra new", "quick") => words.command_new_quick(),
            ("ra new", "here") => words.command_new_here(),
            ("ra new", "computers") => words.command_new_computers(),
            ("ra new", "level") => words.command_new_level(),
            ("ra new", "name") => words.command_new_name(),
            ("ra new", "invite") => words.command_new_invite(),
            ("ra new", "invite2" | "invite3" | "invite4") => words.command_new_invite_another(),
            ("ra computer", "level") => words.command_computer_level(),
            ("ra computer", "remove") => words.command_computer_remove(),
            ("ra board", "public") => words.command_board_public(),
            ("ra draw", "until") => words.command_draw_until(),
            ("ra orders", "draw") => words.command_orders_draw(),
            ("ra orders", "stop") => words.command_orders_stop(),
            ("ra orders", "auction") => words.command_orders_auction(),
            ("ra orders", "added") => words.command_orders_added(),
            ("ra orders", "quick") => words.command_orders_quick(),
            ("ra invoke", "bid") => words.command_invoke_bid(),
            ("ra bid", "sun") => words.command_bid_sun(),
            ("ra bid", "how") => words.command_bid_how(),
            ("ra god", "tiles") => words.command_god_tiles(),
            ("ra discard", "tiles") => words.command_discard_tiles(),
            ("ra log", "page") => words.command_log_page(),
            ("ra replace" | "ra-admin replace", "player") => words.command_replace_player(),
            ("ra replace" | "ra-admin replace", "by") => words.command_replace_by(),
            ("ra settings", "city") => words.command_settings_city(),
            ("ra settings", "sleep") => words.command_settings_sleep(),
            ("ra settings", "away") => words.command_settings_away(),
            ("ra settings", "meanwhile") => words.command_settings_meanwhile(),
            ("ra settings", "calls") => words.command_settings_calls(),
            ("ra settings", "next") => words.command_settings_next(),
            ("ra settings", "language") => words.command_settings_language(),
            ("ra help", "about") => words.command_help_about(),
            ("ra-stats season", "quarter") => words.command_stats_season_quarter(),
            ("ra-stats player" | "ra-stats history", "who") => words.command_ra_stats_who(),
            ("ra-stats versus", "who") => words.command_stats_versus_who(),
            ("ra-admin extend", "hours") => words.command_admin_extend_hours(),
            ("ra-admin host", "player") => words.command_admin_host_player(),
            ("ra-admin settings", "language") => words.command_admin_settings_language(),
            ("ra-admin settings", "city") => words.command_admin_settings_city(),
            ("ra-admin settings", "pace") => words.command_admin_settings_pace(),
            ("ra-admin settings", "edition") => words.command_admin_settings_edition(),
            ("ra-admin settings", "here") => words.command_admin_settings_here(),
            ("ra-admin settings", "role") => words.command_admin_settings_role(),
            ("ra-admin settings", "pictures") => words.command_admin_settings_pictures(),
            ("ra-admin settings", "unset") => words.command_admin_settings_unset(),
            (admin, "game") if admin.starts_with("ra-admin ") => words.command_ra_admin_game(),
            _ => return None,
        })
    }

    /// What is offered for an option, by its name in the code.
    pub fn choice(&self, choice: &str) -> Option<String> {
        let words = &self.0;
        Some(match choice {
            "Pharaoh" => words.choice_pharaoh(),
            "Classic" => words.choice_classic(),
            "Easy" => words.choice_easy(),
            "Normal" => words.choice_normal(),
            "Hard" => words.choice_hard(),
            "Live" => words.choice_live(),
            "Fast" => words.choice_fast(),
            "Standard" => words.choice_standard(),
            "Relaxed" => words.choice_relaxed(),
            "Unclocked" => words.choice_unclocked(),
            "OrAsk" => words.choice_or_ask(),
            "OrPass" => words.choice_or_pass(),
            "UpTo" => words.choice_up_to(),
            "Wait" => words.choice_wait(),
            "StandIn" => words.choice_stand_in(),
            "Channel" => words.choice_channel(),
            "Direct" => words.choice_direct(),
            "Commands" => words.choice_commands(),
            "Rules" => words.choice_rules(),
            "Language" => words.choice_server_language(),
            "City" => words.choice_server_city(),
            "Pace" => words.choice_server_pace(),
            "Edition" => words.choice_server_edition(),
            "Here" => words.choice_server_place(),
            "Role" => words.choice_server_role(),
            "Pictures" => words.choice_server_pictures(),
            "Light" => words.choice_light(),
            "Dark" => words.choice_dark(),
            _ => return None,
        })
    }
}
