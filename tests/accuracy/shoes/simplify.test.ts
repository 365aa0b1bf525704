import { describe, expect, test } from 'vitest'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type Shoe, type ShoeRequest, shoeStages, uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'
import { openEdges } from '../../support/builders/meshes/check-mesh.ts'
import { distanceToMesh } from '../../support/builders/meshes/distance-to-mesh.ts'

const simplify = await loadSimplify()

function made(more: Partial<ShoeRequest>, making: Parameters<typeof makeShoe>[1] = {}): Shoe {
  const measures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }
  const shoeRequest: ShoeRequest = {
    measures,
    side: 'right',
    upper: 'strap',
    feel: 'natural',
    level: 'print',
    soleText: '',
  }
  const shoe = makeShoe({ ...shoeRequest, ...more }, making)
  if (!shoe.ok) throw new Error(`${shoe.code} ${JSON.stringify(shoe.facts)}`)
  return shoe.value
}

function meshBounds({ positions }: Mesh): number[] {
  return [0, 1, 2].flatMap((axis) => {
    const [low, high] = positions.reduce<readonly [number, number]>(
      ([low, high], value, index) => (index % 3 === axis ? [Math.min(low, value), Math.max(high, value)] : [low, high]),
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    )
    return [low, high]
  })
}

/** Corners of the mesh as it was, from all over it. */
function sampleSurface({ positions }: Mesh, count: number) {
  const step = positions.length / 3 / count
  return Array.from({ length: count }, (_, sample) => {
    const at = 3 * Math.floor(sample * step)
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0] as const
  })
}

/** Of each upper in the long run; that each is printed whole is proven beside, in shoe.test.ts. */
const simplified = process.env.TEST_LONG ? uppers : uppers.slice(0, 1)

describe.each(simplified)('a print of the %s, simplified', (upper) => {
  const stages: string[] = []
  const whole = made({ upper })
  const simpler = made({ upper }, { simplify, onStage: (stage) => stages.push(stage) })

  test('is the same closed body with less than half of the triangles', () => {
    expect(openEdges(simpler.shoe)).toBe(0)
    expect(simpler.report).toMatchObject({ components: 1, genus: whole.report.genus })
    expect(simpler.report.triangles).toBe(simpler.shoe.triangles.length / 3)
    expect(simpler.report.triangles).toBeLessThan(0.45 * whole.report.triangles)
    expect(Math.abs(simpler.report.volumeMm3 / whole.report.volumeMm3 - 1)).toBeLessThan(0.0005)
  })

  test('lies where it lay, within the tolerance', () => {
    const before = meshBounds(whole.shoe)
    for (const [index, value] of meshBounds(simpler.shoe).entries())
      expect(Math.abs(value - (before[index] ?? Number.NaN))).toBeLessThan(shoeSettings.simplifyMm)
    // Each step is measured against the step before: seen are 0.056 mm.
    const far = sampleSurface(whole.shoe, 200).map((point) => distanceToMesh(point, simpler.shoe))
    expect(Math.max(...far)).toBeLessThan(1.5 * shoeSettings.simplifyMm)
  })

  test('tells every stage in turn', () => {
    expect(stages).toEqual(shoeStages)
  })

  test('is on the left the mirror image of what it is on the right', () => {
    const left = made({ upper, side: 'left' }, { simplify })
    expect(left.shoe.positions).toEqual(simpler.shoe.positions.map((value, k) => (k % 3 === 1 ? -value : value)))
  })
})

test('a preview has nothing to simplify and asks for nothing', () => {
  const stages: string[] = []
  const never = () => {
    throw new Error('asked for')
  }
  made({ level: 'preview' }, { simplify: never, onStage: (stage) => stages.push(stage) })
  expect(stages).toEqual(['last', 'field', 'mesh', 'finish'])
})

test('a print that simplifying would break is refused', () => {
  const measures = { lengthMm: 255 }
  const torn = makeShoe(
    { measures, side: 'left', upper: 'strap', feel: 'natural', level: 'print', soleText: '' },
    { simplify: ({ positions, triangles }) => ({ positions, triangles: triangles.slice(0, -3) }) },
  )
  expect(torn.ok ? 'made' : torn.code).toBe('cannot_be_made_well')
})
