import { expect, test } from 'vitest'
import { roomFigures } from '#domain/fit/room.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { openEdges } from '../../../support/builders/meshes/check-mesh.ts'
import { adjustmentCorners } from '../../../support/builders/meshes/corners.ts'
import { shoeRequestFor } from '../../../support/builders/meshes/proofs.ts'
import { measuredRangeFeet } from '../../../support/builders/meshes/range.ts'
import { besideAdjustments } from '../../../support/builders/meshes/zone-change.ts'

const feet = Object.entries(measuredRangeFeet).filter(([, { refused }]) => !refused)
const corners = adjustmentCorners('natural')

/** The flattest foot whose instep is made flatter still: its band would be too thin. */
const expectedErrors: Readonly<Record<string, readonly string[]>> = {
  'lowest instep': ['strap, toes most, ball least, instep least, heel most: cannot_be_made_well leastWallMm'],
}

/** Triangles are not spared here: that takes half of a print's time, and moves no wall (tests/accuracy/shoes/simplify.test.ts). */
test.each(feet)(
  'every corner of the adjustments is printed well, or refused with a reason: %s',
  (name, { measures }) => {
    const refused = uppers.flatMap((upper) =>
      corners.flatMap(([corner, adjustments]) => {
        const made = makeShoe(shoeRequestFor(measures, { upper, adjustments }))
        if (!made.ok) return [`${upper}, ${corner}: ${made.code} ${made.facts.names?.join()}`]
        const { shoe, report } = made.value
        expect(openEdges(shoe), corner).toBe(0)
        expect(report.components, corner).toBe(1)
        expect(report.walls?.minWallMm, corner).toBeGreaterThan(shoeSettings.minWallMm)
        expect(report.walls?.minToeGapMm, corner).toBeGreaterThan(shoeSettings.minToeGapMm)
        return []
      }),
    )
    expect(refused).toEqual(expectedErrors[name] ?? [])
  },
)

test.each(feet)('every corner of the adjustments is there to 0.3 mm where the last is cut: %s', (_, { measures }) => {
  const many = corners.map(([, adjustments]) => adjustments)
  for (const beside of besideAdjustments(measures, many))
    for (const figure of roomFigures) expect(Math.abs(beside[figure]), figure).toBeLessThan(0.3)
})
