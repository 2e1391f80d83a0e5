//! Nothing is made here: cargo is told that the program is another when there is another migration, since
//! `sqlx::migrate!` takes in those that are there when it is compiled.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
