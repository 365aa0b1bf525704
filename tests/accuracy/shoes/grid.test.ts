import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toShoeMeasures } from '#domain/design/shoe-request.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import { shoeBody, shoeLast } from '#domain/shoe/shoe-body.ts'
import { type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { toPastScan } from '#server/operators/scenarios/past-scans.ts'
import { anyShoeRequest } from '../../support/builders/meshes/any-measures.ts'
import { drawnOutline } from '../../support/builders/meshes/drawn-outline.ts'
import { shoeRequestFor } from '../../support/builders/meshes/proofs.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

/** The least of the field on the border of its grid: above 0 nothing of the shoe reaches there. Nothing for numbers that are refused. */
function minOnBorder(shoeRequest: ShoeRequest): number | undefined {
  const read = readMeasures(shoeRequest)
  if (!read.ok) return undefined
  const last = shoeLast(read.value.shoe, shoeSettings.cellMm[shoeRequest.level])
  const { body } = shoeBody(last, shoeRequest)
  const { cellMm, fromX, fromY, fromZ, countX, countY, countZ } = last.grid
  let min = Infinity
  for (let i = 0; i < countX; i += 1)
    for (let j = 0; j < countY; j += 1) {
      const isSide = i === 0 || j === 0 || i === countX - 1 || j === countY - 1
      const column = i * countY + j
      for (let k = 0; k < countZ; k += isSide ? 1 : countZ - 1) {
        const z = fromZ + k * cellMm
        const [x, y] = [fromX + i * cellMm, fromY + j * cellMm]
        min = Math.min(min, body.at(x, y, z, last.distance(column, z), last.outside[column] ?? 0))
      }
    }
  return min
}

test.each(takeEveryNth([1, 2, 3, 4], 4))('the grid holds the whole shoe of any plausible foot, fifty %i', (seed) => {
  fc.assert(
    fc.property(anyShoeRequest, (shoeRequest) => (minOnBorder(shoeRequest) ?? Infinity) > 0),
    { numRuns: 50, seed },
  )
})

test('the grid holds a very narrow foot whose second toe leads', () => {
  const narrow = { lengthMm: 184, ballWidthMm: 62.6, instepHeightMm: 37, heelToBallMm: 125, bigToeAngleDeg: 15.5 }
  for (const level of ['preview', 'print'] as const)
    expect(minOnBorder(shoeRequestFor({ ...narrow, toeForm: 'greek' }, { feel: 'close', level }))).toBeGreaterThan(0)
})

test.each(uppers)('the grid holds feet as they are traced, in a %s', (upper) => {
  for (const lengthMm of takeEveryNth([225, 241.2, 258, 285], 3)) {
    const traced = { daysAgo: 0, way: 'trace', leftMm: lengthMm, rightMm: lengthMm + 2 } as const
    const { left, right } = toPastScan(traced, new Date(0))
    for (const { foot, feel } of [
      { foot: left, feel: 'close' },
      { foot: right, feel: 'roomy' },
    ] as const) {
      const scanned = { scanned: foot, measuredAt: '', engine: '' }
      const measures = toShoeMeasures({ left: scanned, right: scanned }, 'left')
      expect(minOnBorder(shoeRequestFor(measures, { upper, feel })), `${lengthMm} ${feel}`).toBeGreaterThan(0)
    }
  }
})

test.each([-25, 25])('the grid holds an outline that lies %i mm to one side', (aside) => {
  const outline = drawnOutline({ lengthMm: 258, widthMm: 104, side: 'left' }).map(({ x, y }) => ({ x: x + aside, y }))
  const min = minOnBorder(shoeRequestFor({ lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66, outline }))
  expect(min).toBeDefined()
  expect(min).toBeGreaterThan(0)
})
