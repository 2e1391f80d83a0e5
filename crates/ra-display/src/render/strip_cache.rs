//! The pixels of pictures, compressed in horizontal strips that are kept: from one board of a game to the next most
//! of them stay as they are, and compressing is most of the work of a picture.
//!
//! Each strip is compressed from a fresh start and ends with a flush: so strips stand alone, and one after the other,
//! closed by an empty block, they are one zlib stream. What a strip becomes depends on its pixels alone, and equal
//! pictures are equal bytes, whatever was kept.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use flate2::{Compress, Compression, FlushCompress};
use twox_hash::XxHash3_128;
use zlib_rs::adler32::{adler32, adler32_combine};

/// How many rows a strip has. With fewer or more it takes as long or longer to bring a board up to date.
const ROWS: usize = 32;
/// From how many bytes on a picture is compressed again, to be smaller.
const LARGE: usize = 85_000;
/// How many bytes of strips a generation holds; two are kept. A board is about 65,000 bytes, and shares many with
/// other boards.
const GENERATION: usize = 3 << 20;

/// What a zlib stream begins with: deflate with a window of 32 KB, and that it was compressed fast.
const HEADER: [u8; 2] = [0x78, 0x01];
/// The Adler-32 of no bytes.
const NO_BYTES: u32 = 1;
/// An empty last block of deflate.
const LAST_BLOCK: [u8; 2] = [0x03, 0x00];

/// The strips of the last pictures.
static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);
/// By it nobody can know which strips would be taken for each other.
static SEED: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());

/// Compressors that nobody uses now, those of a level together: each takes some hundred kilobytes, which are prepared
/// once.
static IDLE: [Mutex<Vec<Compress>>; 2] = [const { Mutex::new(Vec::new()) }; 2];

/// How hard pixels are compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    /// What takes least time for files of a good size.
    Fast,
    /// A fifth smaller, in twice the time: for the fullest pictures.
    Small,
}

impl Level {
    fn compress(self) -> Compress {
        let level = match self {
            Level::Fast => 2,
            Level::Small => 5,
        };
        Compress::new(Compression::new(level), false)
    }
}

/// The pixels as a zlib stream, as PNG wants it: no filter in any row, for flat colours compress best as they are.
pub(super) fn compressed(pixels: &[u8], width: usize) -> Vec<u8> {
    let stream = compressed_at(Level::Fast, pixels, width);
    if stream.len() < LARGE { stream } else { compressed_at(Level::Small, pixels, width) }
}

fn compressed_at(level: Level, pixels: &[u8], width: usize) -> Vec<u8> {
    let mut stream = Vec::with_capacity(1 << 17);
    stream.extend(HEADER);
    let mut sum = NO_BYTES;
    for rows in pixels.chunks(ROWS * width) {
        let strip = strip_of(level, rows, width);
        stream.extend_from_slice(&strip.deflated);
        sum = adler32_combine(sum, strip.sum, (rows.len() + rows.len() / width) as u64);
    }
    stream.extend(LAST_BLOCK);
    stream.extend(sum.to_be_bytes());
    stream
}

/// Rows, each with the mark that it has no filter, compressed to stand alone.
struct Strip {
    deflated: Vec<u8>,
    /// The Adler-32 of what is compressed.
    sum: u32,
}

/// A strip, as it was kept or compressed now.
fn strip_of(level: Level, rows: &[u8], width: usize) -> Arc<Strip> {
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kind = (width << 1 | level as usize) as u64;
    let name = XxHash3_128::oneshot_with_seed(*SEED ^ kind, rows);
    if let Some(strip) = kept().get(name) {
        return strip;
    }
    let idle = || IDLE[level as usize].lock().unwrap_or_else(PoisonError::into_inner);
    let mut compress = idle().pop().unwrap_or_else(|| level.compress());
    let strip = Arc::new(Strip::of(&mut compress, rows, width));
    idle().push(compress);
    kept().keep(name, Arc::clone(&strip));
    strip
}

impl Strip {
    fn of(compress: &mut Compress, rows: &[u8], width: usize) -> Strip {
        let marked = marked(rows, width);
        compress.reset();
        let mut deflated = Vec::with_capacity(marked.len() / 4);
        loop {
            let rest = &marked[compress.total_in() as usize..];
            let done = compress.compress_vec(rest, &mut deflated, FlushCompress::Sync);
            done.expect("all bytes can be compressed");
            // Where there is room left all is out.
            if deflated.len() < deflated.capacity() {
                deflated.shrink_to_fit();
                return Strip { deflated, sum: adler32(NO_BYTES, &marked) };
            }
            deflated.reserve(marked.len());
        }
    }
}

/// The rows, each with the mark that it has no filter before it.
fn marked(rows: &[u8], width: usize) -> Vec<u8> {
    let mut marked = Vec::with_capacity(rows.len() + rows.len() / width);
    for row in rows.chunks_exact(width) {
        marked.push(0);
        marked.extend_from_slice(row);
    }
    marked
}

/// Compressed strips by a digest of their rows, of 128 bits, so that two never meet. Those that no picture has used
/// for long go, a whole generation at a time.
#[derive(Default)]
struct Kept {
    young: HashMap<u128, Arc<Strip>>,
    old: HashMap<u128, Arc<Strip>>,
    /// How many bytes the strips of the young generation have.
    size: usize,
}

impl Kept {
    fn get(&mut self, name: u128) -> Option<Arc<Strip>> {
        if let Some(strip) = self.young.get(&name) {
            return Some(Arc::clone(strip));
        }
        let strip = self.old.remove(&name)?;
        self.keep(name, Arc::clone(&strip));
        Some(strip)
    }

    fn keep(&mut self, name: u128, strip: Arc<Strip>) {
        self.size += strip.deflated.len();
        self.young.insert(name, strip);
        if self.size > GENERATION {
            self.old = std::mem::take(&mut self.young);
            self.size = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;

    use super::*;

    /// Pixels that differ from row to row, some of them hard to compress.
    fn pixels(width: usize, height: usize, changed: usize) -> Vec<u8> {
        let noise = |at: usize| (at as u32).wrapping_mul(2_654_435_761).to_le_bytes()[3];
        let mut pixels: Vec<u8> = (0..width * height)
            .map(|at| if (at / width).is_multiple_of(3) { noise(at) } else { 7 })
            .collect();
        pixels[changed] = 99;
        pixels
    }

    fn read(stream: &[u8]) -> Vec<u8> {
        let mut read = Vec::new();
        ZlibDecoder::new(stream).read_to_end(&mut read).unwrap();
        read
    }

    #[test]
    fn a_stream_reads_back_as_rows_without_a_filter() {
        for (width, height) in [(1, 1), (50, ROWS - 1), (50, ROWS), (50, ROWS + 1), (1200, 100)] {
            let pixels = pixels(width, height, 0);
            assert!(read(&compressed(&pixels, width)) == marked(&pixels, width), "{width} by {height}");
        }
    }

    #[test]
    fn a_picture_becomes_the_same_bytes_whatever_was_kept() {
        let first = compressed(&pixels(300, 64, 5), 300);
        let other = compressed(&pixels(300, 64, 300 * 40), 300);
        assert!(first != other);
        let alone: Vec<u8> = pixels(300, 64, 5)
            .chunks(300 * ROWS)
            .flat_map(|rows| Strip::of(&mut Level::Fast.compress(), rows, 300).deflated)
            .collect();
        assert!(first[2..first.len() - 6] == alone);
        assert!(first == compressed(&pixels(300, 64, 5), 300));
    }

    #[test]
    fn a_large_picture_becomes_smaller() {
        let noise = pixels(1200, 1400, 0);
        let (fast, small) =
            (compressed_at(Level::Fast, &noise, 1200), compressed_at(Level::Small, &noise, 1200));
        assert!(LARGE < fast.len() && small.len() < fast.len(), "{} and {} bytes", fast.len(), small.len());
        assert!(compressed(&noise, 1200) == small && read(&small) == read(&fast));
    }

    #[test]
    fn what_is_kept_is_bounded_and_the_last_used_stays() {
        let mut kept = Kept::default();
        let strip = Arc::new(Strip { deflated: vec![0; 1 << 16], sum: NO_BYTES });
        for name in 0..1000 {
            kept.keep(name, Arc::clone(&strip));
            assert!(kept.get(0).is_some(), "used again and again");
            assert!((kept.young.len() + kept.old.len()) * (1 << 16) <= 2 * GENERATION + (2 << 16));
        }
        assert!(kept.get(1).is_none() && kept.get(999).is_some());
    }
}
