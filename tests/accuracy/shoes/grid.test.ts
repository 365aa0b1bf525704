import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shoeMeasuresOf } from '#domain/design/shoe-wish.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import { shoeBody, shoeLast } from '#domain/shoe/shoe-body.ts'
import { type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { scanOfPast } from '#server/operators/scenarios/past-scans.ts'
import { anyWish } from '../../support/builders/meshes/any-measures.ts'
import { drawnOutline } from '../../support/builders/meshes/drawn-outline.ts'
import { wishFor } from '../../support/builders/meshes/proofs.ts'
import { inShort } from '../../support/in-short.ts'

/** The least of the field on the border of its grid: above 0 nothing of the shoe reaches there. Nothing for numbers that are refused. */
function leastOnBorder(wish: ShoeRequest): number | undefined {
  const read = readMeasures(wish)
  if (!read.ok) return undefined
  const last = shoeLast(read.value.shoe, shoeSettings.cellMm[wish.level])
  const { body } = shoeBody(last, wish)
  const { cellMm, fromX, fromY, fromZ, countX, countY, countZ } = last.grid
  let least = Infinity
  for (let i = 0; i < countX; i += 1)
    for (let j = 0; j < countY; j += 1) {
      const isSide = i === 0 || j === 0 || i === countX - 1 || j === countY - 1
      const column = i * countY + j
      for (let k = 0; k < countZ; k += isSide ? 1 : countZ - 1) {
        const z = fromZ + k * cellMm
        const [x, y] = [fromX + i * cellMm, fromY + j * cellMm]
        least = Math.min(least, body.at(x, y, z, last.distance(column, z), last.outside[column] ?? 0))
      }
    }
  return least
}

test.each(inShort([1, 2, 3, 4], 4))('the grid holds the whole shoe of any plausible foot, fifty %i', (seed) => {
  fc.assert(
    fc.property(anyWish, (wish) => (leastOnBorder(wish) ?? Infinity) > 0),
    { numRuns: 50, seed },
  )
})

test('the grid holds a very narrow foot whose second toe leads', () => {
  const narrow = { lengthMm: 184, ballWidthMm: 62.6, instepHeightMm: 37, heelToBallMm: 125, bigToeAngleDeg: 15.5 }
  for (const level of ['preview', 'print'] as const)
    expect(leastOnBorder(wishFor({ ...narrow, toeForm: 'greek' }, { feel: 'close', level }))).toBeGreaterThan(0)
})

test.each(uppers)('the grid holds feet as they are traced, in a %s', (upper) => {
  for (const lengthMm of inShort([225, 241.2, 258, 285], 3)) {
    const traced = { daysAgo: 0, way: 'trace', leftMm: lengthMm, rightMm: lengthMm + 2 } as const
    const { left, right } = scanOfPast(traced, new Date(0))
    for (const { foot, feel } of [
      { foot: left, feel: 'close' },
      { foot: right, feel: 'roomy' },
    ] as const) {
      const scanned = { scanned: foot, measuredAt: '', engine: '' }
      const measures = shoeMeasuresOf({ left: scanned, right: scanned }, 'left')
      expect(leastOnBorder(wishFor(measures, { upper, feel })), `${lengthMm} ${feel}`).toBeGreaterThan(0)
    }
  }
})

test.each([-25, 25])('the grid holds an outline that lies %i mm to one side', (aside) => {
  const outline = drawnOutline({ lengthMm: 258, widthMm: 104, side: 'left' }).map(({ x, y }) => ({ x: x + aside, y }))
  const least = leastOnBorder(wishFor({ lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66, outline }))
  expect(least).toBeDefined()
  expect(least).toBeGreaterThan(0)
})
