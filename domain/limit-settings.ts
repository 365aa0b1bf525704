/** The rate limits of signing in. Separate from settings.ts, which every page carries: only the server counts. */
export const signInLimits = {
  mailsPerAddress: { count: 3, seconds: 900 },
  mailsPerCaller: { count: 20, seconds: 900 },
  mailsInAll: { count: 2_000, seconds: 900 },
  invalidCodesPerAddress: { count: 30, seconds: 86_400 },
  triesPerCaller: { count: 60, seconds: 900 },
  triesInAll: { count: 6_000, seconds: 900 },
  mailsPerNetwork: { count: 60, seconds: 900 },
  triesPerNetwork: { count: 300, seconds: 900 },
  /** From so many on, unknown networks are asked for a proof of work. Per server; nobody is refused by them. */
  mailsBeforeChallenge: { count: 2_000, seconds: 900 },
  triesBeforeChallenge: { count: 6_000, seconds: 900 },
} as const

/** How often a code for claiming an order may be requested. Attempts at codes are limited as for signing in. */
export const orderClaimLimits = {
  requestsPerCaller: { count: 20, seconds: 900 },
  requestsPerCustomer: { count: 10, seconds: 900 },
  requestsPerOrder: { count: 3, seconds: 900 },
  /** Exceeding it is not reported to the caller: that would reveal that two orders have the same address. */
  mailsPerAddress: { count: 6, seconds: 900 },
} as const

/** How often an order's e-mail address may be changed, since each change sends mail to two addresses. */
export const orderAddressLimit = { count: 5, seconds: 86_400 } as const

/** How many orders may be placed. A network is a /24 of IPv4 or a /48 of IPv6. */
export const orderLimits = {
  perOwner: { count: 10, seconds: 86_400 },
  perEmailAndNetwork: { count: 5, seconds: 3_600 },
  /** Orders of guests whose e-mail address is not verified. */
  perNetwork: { count: 20, seconds: 3_600 },
  /** Of guests, per server: from so many on, unknown networks are asked for a proof of work. */
  beforeChallenge: { count: 200, seconds: 3_600 },
  codeMailsPerOrder: { count: 3, seconds: 900 },
} as const

/** What an order holds as long as its e-mail address is not verified. */
export const unverifiedHolds = { minutes: 15, ordersPerNetwork: 2, numbersInAll: 30, ordersEndAfterDays: 7 } as const

/** Mails about orders to one address that nobody has verified. They refuse no order. */
export const unverifiedMails = {
  perHour: { count: 6, seconds: 3_600 },
  perDay: { count: 20, seconds: 86_400 },
} as const

/** What visitors without an account may do. */
export const guestLimits = {
  tokensPerCaller: { count: 30, seconds: 600 },
  tokensPerNetwork: { count: 300, seconds: 3_600 },
  tokensBeforeChallenge: { count: 5_000, seconds: 600 },
  writesPerCaller: { count: 240, seconds: 60 },
  bytesPerCaller: { count: 4_000_000, seconds: 60 },
} as const

export const uploadLimits = {
  perOwner: { count: 60, seconds: 3_600 },
  perCaller: { count: 120, seconds: 3_600 },
  perNetwork: { count: 600, seconds: 3_600 },
  atOnceInAll: 200,
} as const

/** The proof of work: so many small puzzles of so many zero bits, and how long a network needs none. */
export const challengeSettings = { parts: 16, bits: 10, validSeconds: 120, knownNetworkDays: 30 } as const

/** A session ends by its age, however often it is refreshed. */
export const sessionLimits = { maxDays: 60 } as const

/** How long the former address of an account can undo its change. */
export const emailChange = { undoDays: 7 } as const

export const operatorLimits = {
  tokenDays: 90,
  /** How long before its end a token is announced to end. */
  warnDays: 14,
  secondFactorMinutes: 60,
  invalidCodesPerToken: { count: 5, seconds: 900 },
} as const

/** How often handoff links may be created and tried. A guessed link is never valid, however often it is tried. */
export const handoffLimits = {
  madePerVisitor: { count: 30, seconds: 900 },
  triesPerCaller: { count: 120, seconds: 900 },
  invalidLinksPerCaller: { count: 10, seconds: 900 },
} as const

/** How long the server retains what it needs for its own work; the terms quote these numbers. */
export const retention = {
  /** The record that a mail was sent, and to whom. */
  mailDays: 30,
  /** A verification of an address, after its code has expired. */
  verificationHours: 24,
  /** The response to an idempotent call. */
  answerHours: 24,
  /** The result of a job. */
  jobDays: 30,
  /** The server's log, which contains addresses of callers. */
  logDays: 30,
} as const

/** Separate from `retention`, which pages carry. */
export const securityRetention = { eventDays: 400 } as const

/** The storage quota for uploaded files, and the largest mesh that is accepted. */
export const fileLimits = {
  customerBytes: 500_000_000,
  guestBytes: 50_000_000,
  meshTriangles: 2_000_000,
} as const
