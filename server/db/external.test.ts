import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertServerVersion } from './external.ts'

test('rejects a PostgreSQL before 15 with its version and accepts 15 and newer', () => {
  expect(() => assertServerVersion(140_012)).toThrow(
    'The database of DATABASE_URL is PostgreSQL 14; the shop needs 15 or newer.',
  )
  fc.assert(
    fc.property(fc.integer({ min: 90_000, max: 300_000 }), (version) => {
      const connectTo = expect(() => assertServerVersion(version))
      if (version < 150_000) connectTo.toThrow()
      else connectTo.not.toThrow()
    }),
  )
})
