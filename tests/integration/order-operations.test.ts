import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'
import { nothingReached, soundOrders } from '../support/server/try-orders.ts'

/*
 * Whatever customers, operators, the check, payments and days do to orders, in whatever order and how often, and whatever breaks
 * meanwhile: no order twice, no number twice or lost, one open sale, every stage by an arrow, every sum the price of its pairs, every
 * mail once. What breaks it is shrunk, and said with its seed and path, by which ORDER_SEED and ORDER_PATH try it again.
 */

/** Ten thousand in `npm run test:long`; `npm test` shows the same in the seconds that it has. A run has some fifty. */
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

test(`orders stay sound in ${operations} operations, whatever is done to them by whom and how often, and whatever breaks`, async () => {
  const reached = nothingReached()
  // What takes longer to shrink is said as far as it was shrunk.
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
  // They went far enough to prove something.
  expect(stages.size).toBeGreaterThan(8)
  expect(Math.min(splits, changes, paid, back)).toBeGreaterThan(0)
}, 1_800_000)
