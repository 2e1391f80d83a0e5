//! The one test binary: whole paths through the program.
