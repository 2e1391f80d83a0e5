//! A connection below its TLS, which can be cut or fall silent.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_util::sync::CancellationToken;

/// What can be done to a connection.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    /// Counted from 0.
    pub(super) number: usize,
    cut: Arc<AtomicBool>,
    silent: Arc<AtomicBool>,
    ended: CancellationToken,
}

impl Line {
    pub(super) fn new(number: usize) -> Line {
        Line { number, cut: Arc::default(), silent: Arc::default(), ended: CancellationToken::new() }
    }

    /// Ends it without a farewell.
    pub(super) fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    /// From now on all that is sent on it is lost, both ways, and neither end is told.
    pub(crate) fn fall_silent(&self) {
        self.silent.store(true, Ordering::Relaxed);
    }

    /// Waits until it is closed at both ends.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    fn check(&self) -> io::Result<()> {
        if self.cut.load(Ordering::Relaxed) { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }

    fn is_silent(&self) -> bool {
        self.silent.load(Ordering::Relaxed)
    }
}

/// The connection itself.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) stream: TcpStream,
    pub(super) line: Line,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.line.ended.cancel();
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.line.check()?;
        while self.line.is_silent() {
            let mut lost = [0; 1024];
            let mut lost = ReadBuf::new(&mut lost);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut lost))?;
            if lost.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
        }
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.line.check()?;
        if self.line.is_silent() {
            return Poll::Ready(Ok(bytes.len()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.line.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
