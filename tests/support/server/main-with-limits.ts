import { runServer } from '#server/run-server.ts'
import { wideRateLimits } from './wide-limits.ts'

/** The shop as `npm start` runs it, with limits that the tests, which share an address, do not meet. */
await runServer({ rateLimits: wideRateLimits })
