/** How often anything may be tried with a sign-in. Apart from settings.ts, which every page carries: only the server counts. */
export const signInLimits = {
  mailsPerAddress: { count: 3, seconds: 900 },
  mailsPerCaller: { count: 20, seconds: 900 },
  mailsInAll: { count: 2_000, seconds: 900 },
  invalidCodesPerAddress: { count: 30, seconds: 86_400 },
  triesPerCaller: { count: 60, seconds: 900 },
  triesInAll: { count: 6_000, seconds: 900 },
} as const

/** How often a code may be asked for that moves an order into an account. Tries of codes are limited as those of a sign-in. */
export const orderClaimLimits = {
  requestsPerCaller: { count: 20, seconds: 900 },
  requestsPerCustomer: { count: 10, seconds: 900 },
  requestsPerOrder: { count: 3, seconds: 900 },
  /** Whoever asks is not told of it: it would tell them that two orders are of one address. */
  mailsPerAddress: { count: 6, seconds: 900 },
} as const

/** How often an order's e-mail may be changed: each time two addresses are written to. */
export const orderAddressLimit = { count: 5, seconds: 86_400 } as const

/** How often links for another phone may be made, and tried: one that is guessed is none of ours, however often it is tried. */
export const handoffLimits = {
  madePerVisitor: { count: 30, seconds: 900 },
  triesPerCaller: { count: 120, seconds: 900 },
  invalidLinksPerCaller: { count: 10, seconds: 900 },
} as const

/** How long the server keeps what it needs for its own work; what the terms say of it is read from here. */
export const retention = {
  /** That a mail was sent, and to whom. */
  mailDays: 30,
  /** What was asked of an address to prove it, after it could last be answered. */
  verificationHours: 24,
  /** The answer to a call that may not be done twice. */
  answerHours: 24,
  /** What became of a job. */
  jobDays: 30,
  /** A line of the server's log, which holds addresses of callers. */
  logDays: 30,
} as const

/** How much of files the shop keeps for somebody, and the largest mesh that it takes. */
export const fileLimits = {
  customerBytes: 500_000_000,
  guestBytes: 50_000_000,
  meshTriangles: 2_000_000,
} as const
