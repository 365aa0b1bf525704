/** How streams of events are kept, told and bounded. Apart from settings.ts, which every page carries. */
export const streamSettings = {
  /** The table is asked this long after it was asked before: the most that an event waits for its readers. */
  lookMs: 1_000,
  /** A quiet stream says that often that it is still there, and a browser that hears nothing for three times as long comes again. */
  heartbeatMs: 15_000,
  perVisitor: 8,
  /** Of one server. */
  inAll: 2_000,
  retrySeconds: { perVisitor: 30, inAll: 10 },
  /** Who lets as much as this wait to be read is told nothing more; who does so for as long is cut off, and comes again when they can. */
  waitingBytes: 65_536,
  patienceMs: 20_000,
  payloadBytes: 8_192,
  /** So many events of a channel at a time, so that one with many holds up no other. */
  atOnce: 100,
  retentionDays: 7,
} as const
