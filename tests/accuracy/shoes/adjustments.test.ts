import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feels } from '#domain/fit/feel.ts'
import { roomFigures } from '#domain/fit/room.ts'
import { getRoomRange, wearZones } from '#domain/fit/wear.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import { adjustedTo, adjustmentCorners } from '../../support/builders/meshes/corners.ts'
import { drawnOutline } from '../../support/builders/meshes/drawn-outline.ts'
import { shoeRequestFor } from '../../support/builders/meshes/proofs.ts'
import { besideAdjustments } from '../../support/builders/meshes/zone-change.ts'

const middle = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }

describe('A last whose zones were made otherwise', () => {
  test('has the said mm there, and no other zone is changed', () => {
    const outline = drawnOutline({ lengthMm: 258, widthMm: 104, side: 'left' })
    const ends = { toes: 'max', ball: 'max', instep: 'max', heel: 'min' } as const
    const each = wearZones.map((zone) => adjustedTo('natural', { [zone]: ends[zone] }))
    for (const beside of besideAdjustments({ ...middle, outline }, each))
      for (const figure of roomFigures) expect(Math.abs(beside[figure]), figure).toBeLessThan(0.3)
  })

  test('stays behind the ball as it was where only the toes get more', () => {
    const read = (adjustments: ShoeRequest['adjustments']) => {
      const found = readMeasures(shoeRequestFor(middle, adjustments && { adjustments }))
      if (!found.ok) throw new Error(found.code)
      return found.value.shoe
    }
    const [plain, longer] = [read({}), read({ lengthMm: 4 })]
    expect(longer).toEqual({ ...plain, lengthMm: plain.lengthMm + 4 })
    expect(longer.footLengthMm).toBe(258)
  })
})

describe('What wearing a pair changes', () => {
  test('is told in the report, with what the last was to be', () => {
    const adjustments = { ballWidthMm: 1.5, ballGirthMm: 3, heelWidthMm: 0 }
    const made = makeShoe(shoeRequestFor(middle, { adjustments, level: 'preview' }))
    const plain = makeShoe(shoeRequestFor(middle, { level: 'preview' }))
    if (!made.ok || !plain.ok) throw new Error('not made')
    expect(made.value.report.adjustments).toEqual({ ballWidthMm: 1.5, ballGirthMm: 3 })
    expect(plain.value.report.adjustments).toEqual({})
    const wanted = (name: 'ballWidthMm' | 'ballGirthMm' | 'lengthMm') =>
      made.value.report.last[name].wanted - plain.value.report.last[name].wanted
    expect(wanted('ballWidthMm')).toBeCloseTo(1.5, 9)
    expect(wanted('ballGirthMm')).toBeCloseTo(3, 9)
    expect(wanted('lengthMm')).toBe(0)
    expect(made.value.report.hash).not.toBe(plain.value.report.hash)
  })

  test.each(feels)('is refused beyond its range, with the range: %s', (feel) => {
    for (const figure of roomFigures) {
      const { min, max } = getRoomRange(figure, feel)
      for (const change of [min - 0.01, max + 0.01])
        expect(makeShoe(shoeRequestFor(middle, { feel, adjustments: { [figure]: change } }))).toEqual({
          ok: false,
          code: 'out_of_range',
          facts: { names: [`adjustments.${figure}`], lowest: min, highest: max },
        })
    }
  })

  test('is refused where it is no number, whatever stands there', () => {
    const hostile = fc.anything().filter((value) => typeof value !== 'number' && value !== undefined)
    fc.assert(
      fc.property(fc.constantFrom(...roomFigures), hostile, (figure, value) => {
        const shoeRequest = { ...shoeRequestFor(middle), adjustments: { [figure]: value } } as ShoeRequest
        expect(makeShoe(shoeRequest)).toMatchObject({ ok: false, code: 'not_a_number' })
      }),
    )
    for (const adjustments of [null, 'wide', 7] as const)
      expect(makeShoe({ ...shoeRequestFor(middle), adjustments } as unknown as ShoeRequest)).toMatchObject({
        code: 'not_a_number',
        facts: { names: ['adjustments'] },
      })
  })
})

test('the corners that are proven let each three zones meet in every way', () => {
  const corners = adjustmentCorners('natural').map(([name]) => name.split(', ').map((one) => one.split(' ')[1]))
  for (const without of wearZones.keys()) {
    const threes = corners.map((corner) => corner.toSpliced(without, 1).join())
    expect(new Set(threes).size).toBe(8)
  }
})
