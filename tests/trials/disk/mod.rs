//! Disks that are not to be relied on, under the real program: full ones, broken ones, and those whose power is cut.

mod device;
mod facts;
mod faults;
mod full;
mod ledger;
mod opening;
mod power_cuts;
mod restoring;
mod scenario;
mod supervisor;
