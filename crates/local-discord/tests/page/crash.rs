//! A browser that has crashed is not there any more, so that a test can say so, and the next one starts another.

use test_tools::browser::Browser;

pub(crate) async fn scenes() {
    let browser = Browser::start().await;
    assert!(browser.is_there().await);
    browser.crash().await;
    assert!(!browser.is_there().await);
    browser.end().await;
}
