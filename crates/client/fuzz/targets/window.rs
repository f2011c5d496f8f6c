#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| client_fuzz::run(data));
