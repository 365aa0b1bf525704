import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDesign, designFeet } from '../../tests/support/any-design.ts'
import { rosa } from '../../tests/support/open-foot-scan.ts'
import { wearZones } from '../fit/wear.ts'
import { configuration, configurationOf, missingOf, wornFit } from './configuration.ts'
import { newDesign } from './design.ts'

const measured = { ...newDesign('7f2c1d6e-3b0a-4c58-9c41-000000000001'), person: rosa, feet: designFeet }

test('a design is made as it was chosen, once it has feet that the shop knows, and what it is made of passes the check of the wire', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const read = configurationOf(design)
      if (!design.feet) {
        expect(read).toMatchObject({ ok: false, facts: ['feet'] })
        return
      }
      expect(read).toMatchObject({ ok: true, value: { designId: design.id, upper: design.upper, worn: design.worn } })
      if (read.ok) expect(configuration.safeParse(read.value).success).toBe(true)
    }),
  )
})

describe('what is missing is told', () => {
  const { left, right } = designFeet
  const { scanId: _, ...unsent } = left
  const weak = { ...left.scanned.foot, quality: { score: 49, reasons: [] } }
  const short = { ...left.scanned.foot.figures, lengthMm: { value: 170, tolerance: 1, method: 'measured' as const } }

  test.each([
    ['feet', undefined],
    ['scan_unsent', { left: unsent, right }],
    ['quality_low', { left: { ...left, scanned: { ...left.scanned, foot: weak } }, right }],
    ['too_short', { left: { ...left, scanned: { ...left.scanned, foot: { ...weak, figures: short } } }, right }],
  ])('%s', (code, feet) => {
    expect(missingOf(feet ? { feet } : {})).toContain(code)
  })

  test('nothing of a whole pair', () => {
    expect(missingOf(measured)).toEqual([])
  })
})

test('an answer for one foot changes that foot alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...wearZones), (zone) => {
      const worn = [{ feel: 'natural' as const, answers: { left: { [zone]: 'tight' as const }, right: {} } }]
      const { left, right } = wornFit({ feel: 'natural', worn })
      expect(Object.values(left.adjustments).every((mm) => mm > 0)).toBe(true)
      expect([Object.keys(left.adjustments).length > 0, right.adjustments]).toEqual([true, {}])
    }),
  )
})

test('a pair that is changed by more than wearing has told is none', () => {
  const read = configurationOf({
    ...measured,
    worn: [{ feel: 'natural', answers: { left: { toes: 'tight' }, right: {} } }],
  })
  if (!read.ok) throw new Error('It is whole')
  expect(configuration.safeParse(read.value).success).toBe(true)
  const forged = { ...read.value, adjustments: { left: { lengthMm: 3 }, right: {} } }
  expect(configuration.safeParse(forged).success).toBe(false)
  expect(configuration.safeParse({ ...read.value, price: 1 }).success).toBe(false)
})
