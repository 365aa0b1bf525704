/** How often anything may be tried with a sign-in. Apart from settings.ts, which every page carries: only the server counts. */
export const signInLimits = {
  mailsPerAddress: { count: 3, seconds: 900 },
  mailsPerCaller: { count: 20, seconds: 900 },
  mailsInAll: { count: 2_000, seconds: 900 },
  wrongCodesPerAddress: { count: 30, seconds: 86_400 },
  triesPerCaller: { count: 60, seconds: 900 },
  triesInAll: { count: 6_000, seconds: 900 },
} as const

/** How much of files the shop keeps for somebody, and the largest mesh that it takes. */
export const fileLimits = {
  customerBytes: 500_000_000,
  guestBytes: 50_000_000,
  meshTriangles: 2_000_000,
} as const
