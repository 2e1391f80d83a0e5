#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ra_bot::fuzz_targets::buttons(data));
