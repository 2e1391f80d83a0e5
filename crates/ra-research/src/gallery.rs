//! Every kind of position, painted into a folder.

use std::path::Path;

use anyhow::Context as _;
use ra_display::gallery;
use ra_display::render::{self, Eyes, emojis};
use ra_table::language::Language;
use ra_table::theme::Theme;

pub(crate) fn paint(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let positions = gallery::positions().into_iter().flat_map(|(name, position)| {
        let dark = (format!("{name} dark"), position.picture_in(Theme::Dark));
        [(name, position.picture()), dark]
    });
    let standings = gallery::standings().into_iter().flat_map(|(name, standings)| {
        let painted = |theme| render::standings(Language::En, theme, &standings);
        [(format!("{name} dark"), painted(Theme::Dark)), (name, painted(Theme::Light))]
    });
    let epochs = gallery::epochs().into_iter().flat_map(|(name, over, names)| {
        let painted = |theme| render::epoch(Language::En, theme, &over, &names);
        [(format!("{name} dark"), painted(Theme::Dark)), (name, painted(Theme::Light))]
    });
    let cards = gallery::cards().into_iter().flat_map(|(name, card)| {
        let painted = |theme| render::card(Language::En, theme, &card);
        [(format!("{name} dark"), painted(Theme::Dark)), (name, painted(Theme::Light))]
    });
    let duels = gallery::duels().into_iter().flat_map(|(name, duel)| {
        let painted = |theme| render::duel(Language::En, theme, &duel);
        [(format!("{name} dark"), painted(Theme::Dark)), (name, painted(Theme::Light))]
    });
    let people = standings.chain(cards).chain(duels);
    for (name, picture) in positions.chain(gallery::legends()).chain(epochs).chain(people) {
        let write = |ending: &str, bytes: &[u8]| {
            let file = folder.join(format!("{}{ending}.png", name.replace(' ', "-")));
            std::fs::write(&file, bytes).with_context(|| file.display().to_string())
        };
        write("", &picture.png())?;
        write(".small", &picture.png_small())?;
        for eyes in Eyes::ALL {
            write(&format!(".{}", eyes.name()), &picture.png_for(eyes))?;
        }
    }
    for emoji in emojis() {
        let file = folder.join(format!("emoji-{}.png", emoji.of.name()));
        std::fs::write(&file, &emoji.png).with_context(|| file.display().to_string())?;
    }
    Ok(())
}
