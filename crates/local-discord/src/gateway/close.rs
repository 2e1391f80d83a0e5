//! Why connections are closed.

/// Why the gateway closes a connection, by Discord's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Close(pub(crate) u16, pub(crate) &'static str);

impl Close {
    pub(crate) const UNKNOWN_OPCODE: Close = Close(4001, "Unknown opcode.");
    pub(crate) const DECODE: Close = Close(4002, "Error while decoding payload.");
    pub(crate) const NOT_AUTHENTICATED: Close = Close(4003, "Not authenticated.");
    pub(crate) const AUTHENTICATION: Close = Close(4004, "Authentication failed.");
    pub(crate) const TWICE: Close = Close(4005, "Already authenticated.");
    pub(crate) const SEQUENCE: Close = Close(4007, "Invalid seq.");
    pub(crate) const RATE: Close = Close(4008, "Rate limited.");
    pub(crate) const TIMEOUT: Close = Close(4009, "Session timed out.");
    pub(crate) const SHARD: Close = Close(4010, "Invalid shard.");
    pub(crate) const VERSION: Close = Close(4012, "Invalid API version.");
    pub(crate) const INTENTS: Close = Close(4013, "Invalid intent(s).");
    pub(crate) const DISALLOWED: Close = Close(4014, "Disallowed intent(s).");
    pub(crate) const STOPPING: Close = Close(1001, "The local Discord stops.");
}
