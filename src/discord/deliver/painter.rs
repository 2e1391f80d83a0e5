//! Painting takes a processor for some milliseconds: on a thread where nobody waits for it, and as many pictures at a
//! time as there are processors.

use tokio::sync::Semaphore;

use crate::discord::rest::File;

/// Where pictures are painted.
#[derive(Debug)]
pub(super) struct Painter(Semaphore);

impl Painter {
    /// So many at a time.
    pub(super) fn new(at_a_time: usize) -> Painter {
        Painter(Semaphore::new(at_a_time))
    }

    /// A picture; `None` if it could not be painted, which is logged: a message without a picture is better than none.
    pub(super) async fn paint(&self, picture: impl FnOnce() -> File + Send + 'static) -> Option<File> {
        let _free = self.0.acquire().await.ok()?;
        let painted = tokio::task::spawn_blocking(picture).await;
        painted.inspect_err(|error| tracing::error!(%error, "a picture could not be painted")).ok()
    }
}
