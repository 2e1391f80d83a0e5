//! Disks that are not to be relied on, under the real program: full ones, broken ones, and those whose power is cut.

mod database_facts;
mod device;
mod disk_ledger;
mod faults;
mod full;
mod opening;
mod power_cuts;
mod restoring;
mod scenario;
mod supervisor;
