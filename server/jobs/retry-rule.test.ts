import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#domain/time.ts'
import { hasTriesLeft, pauseAfter, type RetryRule } from './retry-rule.ts'

const pauses = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 8 }).map(
  // Ascending, as in every kind of job.
  (some) => some.toSorted((one, other) => one - other) as [number, ...number[]],
)
const rules: fc.Arbitrary<RetryRule> = fc.record(
  { pausesMs: pauses, tries: fc.integer({ min: 1, max: 30 }), lastsMs: fc.integer({ min: 1, max: 1e10 }) },
  { requiredKeys: ['pausesMs'] },
)

test('a job’s pauses never shrink, follow its kind, and stay at the last one', () => {
  fc.assert(
    fc.property(pauses, fc.integer({ min: 1, max: 40 }), (pausesMs, attempts) => {
      const [before, after] = [attempts, attempts + 1].map((count) =>
        pauseAfter({ pausesMs }, { attempts: count, ageMs: 0 }),
      )
      expect(before).toBe(pausesMs[Math.min(attempts, pausesMs.length) - 1])
      expect(after).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY)
    }),
  )
})

test('a job is given up after its last attempt or after its time, whichever comes first, and never before', () => {
  const tried = fc.record({ attempts: fc.integer({ min: 1, max: 40 }), ageMs: fc.integer({ min: 0, max: 2e10 }) })
  fc.assert(
    fc.property(rules, tried, (rule, { attempts, ageMs }) => {
      const isOver = (rule.lastsMs ?? Infinity) <= ageMs && attempts >= rule.pausesMs.length
      const isLast = (rule.tries !== undefined && attempts >= rule.tries) || isOver
      expect(pauseAfter(rule, { attempts, ageMs }) === undefined).toBe(isLast)
    }),
  )
})

test('a job that always fails has exactly its number of attempts, however many servers crashed during it', () => {
  fc.assert(
    fc.property(pauses, fc.integer({ min: 1, max: 30 }), fc.func(fc.boolean()), (pausesMs, tries, wasKilled) => {
      const rule = { pausesMs, tries }
      let begun = 0
      for (let attempts = 1; hasTriesLeft(rule, attempts); attempts++) {
        begun++
        if (!wasKilled(attempts) && pauseAfter(rule, { attempts, ageMs: 0 }) === undefined) break
      }
      expect(begun).toBe(tries)
    }),
  )
})

test('a job that outlived its time while the shop was closed is still retried once the shop is open again', () => {
  const rule: RetryRule = { pausesMs: [10_000, minuteMs], lastsMs: hourMs }
  expect(pauseAfter(rule, { attempts: 1, ageMs: 1e9 })).toBe(10_000)
  expect(pauseAfter(rule, { attempts: 2, ageMs: 1e9 })).toBeUndefined()
})
