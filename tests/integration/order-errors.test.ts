import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPayingApi } from '../support/server/paying-api.ts'
import { plantedErrors } from '../support/server/planted-errors.ts'
import { nothingReached, soundOrders } from '../support/server/try-orders.ts'

/*
 * Tests the property test: runs the operations of order-operations.test.ts against shops with one mistake each and
 * expects them to find it. A mistake is planted in the database of its own shop; the shop's code is unchanged.
 */

const maxRuns = 100

/** `npm run test:long` runs all of them. */
const plantedEntries = Object.entries(plantedErrors).filter((_, index) => process.env.TEST_LONG || index % 10 === 0)

test.each(plantedEntries)('detects that %s', async (_, { plant = [], moveIn }) => {
  const api = await openPayingApi()
  onTestFinished(() => api.close())
  for (const statement of plant) await sql.raw(statement).execute(api.db)
  const property = soundOrders(api, nothingReached(), moveIn?.(api.db))
  const found = await fc.check(property, { numRuns: maxRuns, seed: 25, unbiased: true, endOnFailure: true })
  expect(found.errorInstance).toMatchObject({ name: 'AssertionError' })
})
