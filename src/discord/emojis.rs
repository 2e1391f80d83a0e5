//! The pictures of tiles and suns as emoji of the application, put there once. What is wanted, and what there is, is
//! compared by name: a name has a few letters of the picture in it, so that another picture is another emoji. Emoji
//! of others are left alone. Where it cannot be done, words stand alone, and the next start tries again.

use std::collections::BTreeMap;

use ra_display::render::{self, Emoji};
use ra_display::text::emoji::Pictured;
use tokio_util::sync::CancellationToken;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::rest::{self, Rest};

/// With what the names begin of what is made here.
const OURS: &str = "ra_";

/// Sees to it that the emoji are there, and that messages show them. Until then, `_under_way` says that there is
/// something to do.
pub(super) async fn put_there(rest: Rest, _under_way: TaskTrackerToken, stop: CancellationToken) {
    let put = stop.run_until_cancelled(try_to_put_there(&rest));
    if let Some(Err(error)) = put.await {
        tracing::warn!(
            "words stand without emoji where these are not there; the next start tries again: {error:#}"
        );
    }
}

async fn try_to_put_there(rest: &Rest) -> anyhow::Result<()> {
    let wanted = tokio::task::spawn_blocking(render::emojis).await?;
    let before = rest.emojis().await?;
    let (mut made, mut failure) = (0, None);
    for emoji in wanted.iter().filter(|emoji| before.iter().all(|there| there.name != name(emoji))) {
        match rest.make_emoji(&name(emoji), &emoji.png).await {
            Ok(_) => made += 1,
            // Another process may just have made it: that is seen below.
            Err(error @ rest::Error::Invalid(_)) => failure = Some(error),
            // The others would fare no better.
            Err(error) => {
                failure = Some(error);
                break;
            }
        }
    }
    let now = if made == 0 && failure.is_none() { before } else { rest.emojis().await? };
    let id = |emoji: &Emoji| now.iter().find(|there| there.name == name(emoji)).map(|there| there.id);
    let known: BTreeMap<String, String> =
        wanted.iter().filter_map(|emoji| Some((emoji.of.name(), id(emoji)?.to_string()))).collect();
    let is_replaced = |there: &rest::Emoji| {
        let old = there.is_made_by_bot().then(|| shown_by(&there.name)).flatten();
        old.is_some_and(|old| {
            wanted.iter().any(|emoji| emoji.of == old && name(emoji) != there.name && id(emoji).is_some())
        })
    };
    let replaced: Vec<_> = now.iter().filter(|there| is_replaced(there)).map(|there| there.id).collect();
    let lacking = wanted.len() - known.len();
    rest.learn_emojis(known);
    tracing::info!(made, replaced = replaced.len(), lacking, "the emoji are known");
    for old in replaced {
        match rest.delete_emoji(old).await {
            // Another process may have done it.
            Ok(()) | Err(rest::Error::Gone(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    match failure.filter(|_| lacking > 0) {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// What an emoji is called in Discord.
fn name(emoji: &Emoji) -> String {
    format!("{OURS}{}_{}", emoji.of.name(), emoji.digest)
}

/// What an emoji shows that is called so, if that is a name of ours.
fn shown_by(name: &str) -> Option<Pictured> {
    let (of, digest) = name.strip_prefix(OURS)?.rsplit_once('_')?;
    let is_digest =
        digest.len() == 6 && digest.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c));
    Pictured::all().find(|pictured| is_digest && pictured.name() == of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_names_are_known_again_and_no_others() {
        for emoji in render::emojis() {
            assert_eq!(shown_by(&name(&emoji)), Some(emoji.of));
        }
        for other in [
            "nile",
            "ra_nile",
            "ra_nile_",
            "ra_nile_12345",
            "ra_nile_12345g",
            "ra_moon_123456",
            "nile_123456",
        ] {
            assert_eq!(shown_by(other), None, "{other}");
        }
    }
}
