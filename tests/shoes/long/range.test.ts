import { expect, test } from 'vitest'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { openEdges } from '../../support/meshes/check-mesh.ts'
import { rangeOfFeet } from '../../support/meshes/range.ts'

const cells = Object.entries(rangeOfFeet).flatMap(([name, measures]) =>
  uppers.map((upper) => ({ name, measures, upper })),
)

test.each(cells)('$upper for this foot is one closed body, or refused: $name', ({ measures, upper }) => {
  const made = makeShoe({ measures, side: 'left', upper, feel: 'natural', level: 'print', soleText: '' })
  if (!made.ok) {
    expect(made.code).toBe('cannot_be_made_well')
    return
  }
  const { shoe, report } = made.value
  expect(openEdges(shoe)).toBe(0)
  expect(report.components).toBe(1)
  for (const name of ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const)
    expect(Math.abs(report.last[name].made - report.last[name].wanted)).toBeLessThan(0.3)
  for (const name of ['ballGirthMm', 'instepHeightMm'] as const)
    expect(Math.abs(report.last[name].made - report.last[name].wanted)).toBeLessThan(1)
})
