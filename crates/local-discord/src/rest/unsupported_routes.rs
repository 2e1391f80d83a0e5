//! Routes of Discord that exist and that the local Discord does not play: a bot that asks for one is told so, and not
//! that there is no such thing.

/// Methods and paths, as Discord's reference has them; in braces stands what differs. README.md lists them.
pub(super) const NOT_PLAYED: [(&str, &str); 78] = [
    ("PATCH", "/applications/@me"),
    ("GET", "/applications/{application}/activity-instances/{instance}"),
    ("GET POST", "/applications/{application}/entitlements"),
    ("GET DELETE", "/applications/{application}/entitlements/{entitlement}"),
    ("POST", "/applications/{application}/entitlements/{entitlement}/consume"),
    ("GET", "/applications/{application}/guilds/{guild}/commands/permissions"),
    ("GET PUT", "/applications/{application}/guilds/{guild}/commands/{command}/permissions"),
    ("GET PUT", "/applications/{application}/role-connections/metadata"),
    ("GET", "/applications/{application}/skus"),
    ("POST", "/channels/{channel}/followers"),
    ("GET POST", "/channels/{channel}/invites"),
    ("POST", "/channels/{channel}/messages/{message}/crosspost"),
    ("GET", "/channels/{channel}/polls/{message}/answers/{answer}"),
    ("POST", "/channels/{channel}/polls/{message}/expire"),
    ("PUT DELETE", "/channels/{channel}/recipients/{user}"),
    ("POST", "/channels/{channel}/send-soundboard-sound"),
    ("GET", "/channels/{channel}/threads/archived/private"),
    ("GET", "/channels/{channel}/threads/archived/public"),
    ("GET", "/channels/{channel}/users/@me/threads/archived/private"),
    ("GET POST", "/channels/{channel}/webhooks"),
    ("PATCH DELETE", "/guilds/{guild}"),
    ("GET", "/guilds/{guild}/audit-logs"),
    ("GET POST", "/guilds/{guild}/auto-moderation/rules"),
    ("GET PATCH DELETE", "/guilds/{guild}/auto-moderation/rules/{rule}"),
    ("GET", "/guilds/{guild}/bans"),
    ("GET PUT DELETE", "/guilds/{guild}/bans/{user}"),
    ("POST", "/guilds/{guild}/bulk-ban"),
    ("POST PATCH", "/guilds/{guild}/channels"),
    ("GET POST", "/guilds/{guild}/emojis"),
    ("GET PATCH DELETE", "/guilds/{guild}/emojis/{emoji}"),
    ("PUT", "/guilds/{guild}/incident-actions"),
    ("GET", "/guilds/{guild}/integrations"),
    ("DELETE", "/guilds/{guild}/integrations/{integration}"),
    ("GET", "/guilds/{guild}/invites"),
    ("PATCH", "/guilds/{guild}/members/@me"),
    ("PUT PATCH DELETE", "/guilds/{guild}/members/{user}"),
    ("GET PUT", "/guilds/{guild}/onboarding"),
    ("GET", "/guilds/{guild}/preview"),
    ("GET POST", "/guilds/{guild}/prune"),
    ("GET", "/guilds/{guild}/regions"),
    ("POST PATCH", "/guilds/{guild}/roles"),
    ("GET", "/guilds/{guild}/roles/member-counts"),
    ("PATCH DELETE", "/guilds/{guild}/roles/{role}"),
    ("GET POST", "/guilds/{guild}/scheduled-events"),
    ("GET PATCH DELETE", "/guilds/{guild}/scheduled-events/{event}"),
    ("GET", "/guilds/{guild}/scheduled-events/{event}/users"),
    ("GET POST", "/guilds/{guild}/soundboard-sounds"),
    ("GET PATCH DELETE", "/guilds/{guild}/soundboard-sounds/{sound}"),
    ("GET POST", "/guilds/{guild}/stickers"),
    ("GET PATCH DELETE", "/guilds/{guild}/stickers/{sticker}"),
    ("GET POST", "/guilds/{guild}/templates"),
    ("PUT PATCH DELETE", "/guilds/{guild}/templates/{template}"),
    ("GET", "/guilds/{guild}/vanity-url"),
    ("GET PATCH", "/guilds/{guild}/voice-states/@me"),
    ("GET PATCH", "/guilds/{guild}/voice-states/{user}"),
    ("GET", "/guilds/{guild}/webhooks"),
    ("GET PATCH", "/guilds/{guild}/welcome-screen"),
    ("GET PATCH", "/guilds/{guild}/widget"),
    ("GET", "/guilds/{guild}/widget.json"),
    ("GET", "/guilds/{guild}/widget.png"),
    ("GET", "/guilds/templates/{template}"),
    ("GET DELETE", "/invites/{invite}"),
    ("GET", "/oauth2/@me"),
    ("GET", "/skus/{sku}/subscriptions"),
    ("GET", "/skus/{sku}/subscriptions/{subscription}"),
    ("GET", "/soundboard-default-sounds"),
    ("POST", "/stage-instances"),
    ("GET PATCH DELETE", "/stage-instances/{channel}"),
    ("GET", "/sticker-packs"),
    ("GET", "/sticker-packs/{pack}"),
    ("GET", "/stickers/{sticker}"),
    ("PATCH", "/users/@me"),
    ("GET PUT", "/users/@me/applications/{application}/role-connection"),
    ("GET", "/users/@me/connections"),
    ("GET", "/users/@me/guilds"),
    ("GET", "/users/@me/guilds/{guild}/member"),
    ("DELETE", "/users/@me/guilds/{guild}"),
    ("GET", "/voice/regions"),
];

/// Whether Discord has a route that is not played here: by its method, and what stands between the slashes of its path.
pub(super) fn is_not_played(method: &str, segments: &[String]) -> bool {
    NOT_PLAYED
        .iter()
        .any(|(methods, path)| methods.split(' ').any(|one| one == method) && fits(path, segments))
}

/// Whether segments are those of a path, or what may stand in its place.
fn fits(path: &str, segments: &[String]) -> bool {
    let known: Vec<&str> = path.split('/').skip(1).collect();
    let is_same = |(known, given): (&&str, &String)| known.starts_with('{') || known == given;
    known.len() == segments.len() && known.iter().zip(segments).all(is_same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ApiError;
    use crate::rest::route::Route;

    /// Also that none is played meanwhile: then it is to be taken off the list.
    #[test]
    fn each_is_known_and_none_is_played() {
        for (methods, path) in NOT_PLAYED {
            let path: Vec<&str> =
                path.split('/').map(|part| if part.starts_with('{') { "5" } else { part }).collect();
            for method in methods.split(' ') {
                let parsed = Route::parse(method, &format!("/api/v10{}", path.join("/")));
                assert_eq!(parsed, Err(ApiError::ROUTE_NOT_PLAYED), "{method} {path:?}");
            }
        }
    }

    #[test]
    fn the_document_lists_them() {
        let readme = include_str!("../../README.md");
        let listed: Vec<&str> = readme.lines().filter(|line| line.starts_with("- `/")).collect();
        let line = |(methods, path): (&str, &str)| format!("- `{path}` {methods}");
        assert_eq!(listed, NOT_PLAYED.map(line));
    }
}
