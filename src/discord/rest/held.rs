//! What holds back whatever is to be sent.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;

/// What everything that is sent waits for, before each call: that whatever it tells of is sure to stay true.
#[derive(Clone)]
pub struct Held(Arc<dyn Fn() -> BoxFuture<'static, anyhow::Result<()>> + Send + Sync>);

impl Held {
    /// Nothing is sent before this is done, and nothing if it fails.
    pub fn until<F>(sure: impl Fn() -> F + Send + Sync + 'static) -> Held
    where
        F: Future<Output = anyhow::Result<()>> + Send + 'static,
    {
        Held(Arc::new(move || Box::pin(sure())))
    }

    /// Waits until what is to be sent may be.
    pub(super) async fn released(&self) -> anyhow::Result<()> {
        (self.0)().await
    }
}

/// By nothing.
impl Default for Held {
    fn default() -> Held {
        Held::until(async || Ok(()))
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held").finish_non_exhaustive()
    }
}
