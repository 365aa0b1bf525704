import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairChecks } from './move-rules.ts'
import { splitPairs } from './split-pairs.ts'

const anyPairs = fc
  .array(fc.constantFrom(...pairChecks), { maxLength: 4 })
  .map((checks) => checks.map((check, number) => ({ check, number })))

test('splitPairs moves passed pairs out, leaves failed ones, and neither loses nor duplicates a pair', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const split = splitPairs(pairs)
      const isChecked = !pairs.some(({ check }) => check === 'waiting')
      const kinds = new Set(pairs.map(({ check }) => check))
      expect(split.ok).toBe(isChecked && kinds.size === 2)
      if (split.ok) {
        expect(split.value.go.every(({ check }) => check === 'passed')).toBe(true)
        expect(split.value.stay.every(({ check }) => check === 'failed')).toBe(true)
        const numbers = [...split.value.go, ...split.value.stay].map(({ number }) => number)
        expect(numbers.sort()).toEqual(pairs.map(({ number }) => number))
      } else expect(split.code).toBe(isChecked ? 'nothing_to_split' : 'checks_pending')
    }),
  )
})
