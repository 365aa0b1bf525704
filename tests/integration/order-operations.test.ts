import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'
import { nothingReached, soundOrders } from '../support/server/try-orders.ts'

/*
 * A property test: applies the actions of customers, operators, review, payments and deadlines to orders in random
 * order and number, with errors in between. Invariants: no order twice, no number twice or lost, one open sale, every
 * stage change allowed, every sum the price of its pairs, every mail once. A failure is shrunk and reported with its
 * seed and path; ORDER_SEED and ORDER_PATH replay it.
 */

/** Ten thousand operations in `npm run test:long`; `npm test` runs as many as fit its time. A run has about fifty. */
const { runs, operations, ms } = process.env.TEST_LONG
  ? { runs: 215, operations: 10_000, ms: 1_500_000 }
  : { runs: 14, operations: 400, ms: 600_000 }
const seed = Number(process.env.ORDER_SEED ?? 25)
const path = process.env.ORDER_PATH

let api: PayingApi
beforeAll(async () => {
  api = await openPayingApi()
})
afterAll(() => api.close())

test(`keeps orders consistent in ${operations} random operations with errors in between`, async () => {
  const reached = nothingReached()
  // An interrupted shrinking reports the smallest failure found so far.
  const limits = { numRuns: runs, seed, unbiased: true, interruptAfterTimeLimit: ms, markInterruptAsFailure: true }
  await fc.assert(
    soundOrders(api, reached),
    path === undefined ? limits : { ...limits, path, numRuns: 1, endOnFailure: true },
  )
  const { operations: done, stages, splits, changes, paid, back } = reached
  process.stderr.write(
    `${done} operations, ${stages.size} stages, ${splits} split off, ${changes} changed, ${paid} paid, ${back} back\n`,
  )
  if (path !== undefined) return
  expect(done).toBeGreaterThan(operations)
  // The runs covered enough to be meaningful.
  expect(stages.size).toBeGreaterThan(8)
  expect(Math.min(splits, changes, paid, back)).toBeGreaterThan(0)
}, 1_800_000)
