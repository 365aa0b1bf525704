/** The rate limits of signing in. Separate from settings.ts, which every page carries: only the server counts. */
export const signInLimits = {
  mailsPerAddress: { count: 3, seconds: 900 },
  mailsPerCaller: { count: 20, seconds: 900 },
  mailsInAll: { count: 2_000, seconds: 900 },
  invalidCodesPerAddress: { count: 30, seconds: 86_400 },
  triesPerCaller: { count: 60, seconds: 900 },
  triesInAll: { count: 6_000, seconds: 900 },
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

/** The storage quota for uploaded files, and the largest mesh that is accepted. */
export const fileLimits = {
  customerBytes: 500_000_000,
  guestBytes: 50_000_000,
  meshTriangles: 2_000_000,
} as const
