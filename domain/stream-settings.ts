/** How event streams are stored, delivered and limited. Separate from settings.ts, which every page carries. */
export const streamSettings = {
  /** The polling interval of the table: the longest time that an event waits for its readers. */
  lookMs: 1_000,
  /** The heartbeat of a quiet stream. A browser that receives nothing for three times as long reconnects. */
  heartbeatMs: 15_000,
  perVisitor: 8,
  /** Per server. */
  inAll: 2_000,
  retrySeconds: { perVisitor: 30, inAll: 10 },
  /**
   * A client with this much unread data receives no further events; if it stays so for `patienceMs`, it is disconnected
   * and may reconnect.
   */
  waitingBytes: 65_536,
  patienceMs: 20_000,
  payloadBytes: 8_192,
  /** The number of events of a channel per batch, so that a busy channel does not delay the others. */
  atOnce: 100,
  retentionDays: 7,
} as const

/** Streams at once per server, from one address and from one network. Separate, because pages carry the settings above. */
export const streamLimits = { perCaller: 60, perNetwork: 400 } as const
