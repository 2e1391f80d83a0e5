//! Records however they are laid out: one a line, as the program writes them, or as an editor or another program has
//! written them again.

use std::io::{self, BufRead, Cursor, Read};

use serde::de::IgnoredAny;
use serde_json::{Deserializer, Value};

/// The longest line that is read; a record of a whole game with its trace takes about a hundredth of it.
pub(super) const LONGEST_LINE: u64 = 16 << 20;
/// What some programs write before a text.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An input with one record a line, without a byte order mark. One record that goes over several lines, several of them,
/// or an array of records come as a line each. What is no such thing comes as it is.
pub fn one_a_line<'a>(mut input: impl BufRead + 'a) -> io::Result<Box<dyn BufRead + 'a>> {
    let mut head = Vec::new();
    input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut head)?;
    if head.starts_with(BYTE_ORDER_MARK) {
        head.drain(..BYTE_ORDER_MARK.len());
    }
    if is_laid_out_otherwise(&head) {
        input.by_ref().take(LONGEST_LINE).read_to_end(&mut head)?;
        if let Some(lines) = lines(&head) {
            return Ok(Box::new(Cursor::new(lines)));
        }
    }
    Ok(Box::new(Cursor::new(head).chain(input)))
}

/// Whether a first line begins something that it does not end, or an array.
fn is_laid_out_otherwise(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    match line.first() {
        Some(b'[') => true,
        Some(b'{') => serde_json::from_slice::<IgnoredAny>(line).is_err(),
        Some(_) | None => false,
    }
}

/// The records of a text, one a line; `None` if it is not JSON all through.
fn lines(text: &[u8]) -> Option<Vec<u8>> {
    let mut lines = Vec::new();
    for value in Deserializer::from_slice(text).into_iter::<Value>() {
        let value = value.ok()?;
        let records = if let Value::Array(records) = value { records } else { vec![value] };
        for record in records {
            lines.extend(record.to_string().into_bytes());
            lines.push(b'\n');
        }
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &str, expected: &str) {
        let mut found = String::new();
        one_a_line(input.as_bytes()).unwrap().read_to_string(&mut found).unwrap();
        assert_eq!(found, expected, "{input:?}");
    }

    #[test]
    fn records_are_read_however_they_are_laid_out() {
        check("{\"a\":1}\n{\"a\":2}\n", "{\"a\":1}\n{\"a\":2}\n");
        check("\u{feff}{\"a\":1}\n", "{\"a\":1}\n");
        check("{\n  \"a\": 1\n}\n", "{\"a\":1}\n");
        check("\u{feff}[\r\n {\"a\": 1},\r\n {\"a\": 2}]\r\n", "{\"a\":1}\n{\"a\":2}\n");
        check("[{\"a\":1},{\"a\":2}]", "{\"a\":1}\n{\"a\":2}\n");
        check("{\n\"a\": 1\n}\n{\n\"a\": 2\n}\n", "{\"a\":1}\n{\"a\":2}\n");
        check("[]", "");
    }

    #[test]
    fn what_is_none_stays_as_it_is() {
        for none in ["", "\n", "nonsense\n", "{\"a\":1\n{\"a\":2}\n", "[1,\n", "{"] {
            check(none, none);
        }
    }
}
