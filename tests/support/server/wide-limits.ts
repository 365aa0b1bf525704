import { defaultRateLimits, type RateLimits } from '#server/limits/rate-limits.ts'

const wide = { count: 1_000_000, seconds: 3_600 }

const { signIn, orders, unverifiedHolds, guests, uploads } = defaultRateLimits

/**
 * Limits that no test meets by accident, though all tests share an address. What is limited per address, code or link
 * keeps its number, since tests are about it; a test of another limit passes `defaultRateLimits` or its own.
 */
export const wideRateLimits: RateLimits = {
  ...defaultRateLimits,
  signIn: {
    ...signIn,
    mailsPerNetwork: wide,
    triesPerNetwork: wide,
    mailsBeforeChallenge: wide,
    triesBeforeChallenge: wide,
  },
  orders: { ...orders, perOwner: wide, perEmailAndNetwork: wide, perNetwork: wide, beforeChallenge: wide },
  unverifiedHolds: { ...unverifiedHolds, ordersPerNetwork: 1_000_000, numbersInAll: 1_000 },
  unverifiedMails: { perHour: wide, perDay: wide },
  guests: {
    ...guests,
    tokensPerCaller: wide,
    tokensPerNetwork: wide,
    tokensBeforeChallenge: wide,
    writesPerCaller: wide,
    bytesPerCaller: { ...wide, count: 1_000_000_000_000 },
  },
  uploads: { ...uploads, perOwner: wide, perCaller: wide, perNetwork: wide, atOnceInAll: 1_000_000 },
  streams: { perCaller: 1_000_000, perNetwork: 1_000_000 },
}
