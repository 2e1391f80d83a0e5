//! How frames are written on a connection: as text, or compressed as a client asked for in its address.

use std::io::{self, Write as _};
use std::mem;

use axum::extract::ws::{Message, Utf8Bytes};
use flate2::Compression;
use flate2::write::ZlibEncoder;

/// What a frame of zstd begins with: its magic number, no options, and a window as large as a block may be (128 KiB).
const ZSTD_HEAD: [u8; 6] = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38];
/// The most that one block of zstd holds, in bytes.
const ZSTD_BLOCK: usize = 128 * 1024;

/// The way in which one connection's frames are written. What is compressed is one stream as long as the connection
/// lasts, of which each message is a part: a client cannot read one without all before it.
pub(crate) enum Transport {
    Text,
    Zlib(Box<ZlibEncoder<Vec<u8>>>),
    /// Whose blocks hold what they hold as it is, which every reader of zstd understands: on loopback nothing is gained
    /// by making it smaller.
    Zstd {
        begun: bool,
    },
}

impl Transport {
    /// What the parameter `compress` of the address asks for. Discord goes on in plain text where it does not know it.
    pub(crate) fn asked(compress: Option<&str>) -> Transport {
        match compress {
            Some("zlib-stream") => {
                Transport::Zlib(Box::new(ZlibEncoder::new(Vec::new(), Compression::fast())))
            }
            Some("zstd-stream") => Transport::Zstd { begun: false },
            Some(_) | None => Transport::Text,
        }
    }

    /// A frame as it leaves.
    pub(crate) fn message(&mut self, frame: Utf8Bytes) -> io::Result<Message> {
        Ok(match self {
            Transport::Text => Message::Text(frame),
            Transport::Zlib(stream) => {
                stream.write_all(frame.as_bytes())?;
                // It ends with the four bytes by which clients know that a message is whole.
                stream.flush()?;
                Message::Binary(mem::take(stream.get_mut()).into())
            }
            Transport::Zstd { begun } => {
                let mut bytes = if mem::replace(begun, true) { Vec::new() } else { ZSTD_HEAD.to_vec() };
                for block in frame.as_bytes().chunks(ZSTD_BLOCK) {
                    // Neither the last block nor a compressed one: of its three bytes only the length is not zero.
                    let head = u32::try_from(block.len() << 3).unwrap_or_default().to_le_bytes();
                    bytes.extend_from_slice(&head[..3]);
                    bytes.extend_from_slice(block);
                }
                Message::Binary(bytes.into())
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    /// What a connection sends for these frames.
    fn sent(compress: &str, frames: &[String]) -> Vec<Vec<u8>> {
        let mut transport = Transport::asked(Some(compress));
        let bytes = frames.iter().map(|frame| {
            let Message::Binary(bytes) = transport.message(frame.as_str().into()).unwrap() else { panic!() };
            bytes.to_vec()
        });
        bytes.collect()
    }

    #[test]
    fn zlib_is_one_stream_of_which_each_message_ends_visibly() {
        let frames = ["{}".to_owned(), "x".repeat(300_000), "x".repeat(300)];
        let mut stream = Decompress::new(true);
        let all = sent("zlib-stream", &frames);
        for (frame, bytes) in frames.iter().zip(&all) {
            assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
            let mut text = Vec::with_capacity(frame.len() + 1);
            stream.decompress_vec(bytes, &mut text, FlushDecompress::Sync).unwrap();
            assert!(text == frame.as_bytes());
        }
        assert!(
            Decompress::new(true).decompress_vec(&all[1], &mut vec![0; 10], FlushDecompress::Sync).is_err()
        );
    }

    #[test]
    fn zstd_begins_once_and_has_blocks_of_plain_text() {
        let frames = ["{}".to_owned(), "x".repeat(ZSTD_BLOCK + 1)];
        let sent = sent("zstd-stream", &frames);
        assert_eq!(sent[0], [&ZSTD_HEAD[..], &[2 << 3, 0, 0], b"{}"].concat());
        let blocks = [&[0, 0, 0x10][..], &frames[1].as_bytes()[1..], &[1 << 3, 0, 0], b"x"].concat();
        assert!(sent[1] == blocks);
    }
}
