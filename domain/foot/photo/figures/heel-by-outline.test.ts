import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heelOutline, toeOver } from '../../../../tests/perf/scan/labels/seen-heel.ts'
import type { Point } from '../../geometry/point.ts'
import type { Vector } from '../../geometry/vector.ts'
import { withOutward } from '../region/border.ts'
import { heelByOutline } from './heel-by-outline.ts'

const [heel, toe] = [
  { x: 100, y: 30 },
  { x: 106, y: 270 },
]

/** A closed line with a point every half millimetre. */
function finely(ring: readonly Point[]): Point[] {
  return ring.flatMap((from, k) => {
    const to = ring[(k + 1) % ring.length]!
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 0.5))
    return Array.from({ length: count }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / count,
      y: from.y + ((to.y - from.y) * n) / count,
    }))
  })
}

/** The heel's outline as it is seen from there, all of it or what a leg leaves of it. */
const pointsBehind = (eye: Vector, isSeen: (point: Point) => boolean = () => true) =>
  withOutward(finely(heelOutline(heel, toe, eye))).filter((point) => point.y < 100 && isSeen(point))
const pointsAhead = (eye: Vector) => {
  const tip = toeOver(toe, eye, heel)
  return [-4, -2, 0, 2, 4].map((x) => ({ x: tip.x + x, y: tip.y - x * x * 0.1, outX: 0, outY: 1 }))
}
const proofFrom = (eye: Vector, isSeen?: (point: Point) => boolean) =>
  heelByOutline(pointsBehind(eye, isSeen), pointsAhead(eye), eye)

describe('A heel whose outline is seen', () => {
  it('stands where it does, from wherever it is seen', () => {
    const eyes = fc.tuple(
      fc.double({ min: 0, max: 210, noNaN: true }),
      fc.double({ min: 20, max: 240, noNaN: true }),
      fc.double({ min: 540, max: 900, noNaN: true }),
    )
    fc.assert(
      fc.property(eyes, (eye) => {
        const proof = proofFrom(eye)
        expect(Math.hypot(proof!.heel.x - heel.x, proof!.heel.y - heel.y)).toBeLessThan(0.5)
      }),
      { numRuns: 12 },
    )
  })

  it('is found by one side of it and the way round to its rear, however the leg hides the rest', () => {
    const eye = [180, 150, 320] as const
    const proof = proofFrom(eye, ({ x, y }) => x < heel.x + 12 && y < 80)
    expect(Math.hypot(proof!.heel.x - heel.x, proof!.heel.y - heel.y)).toBeLessThan(1)
    expect(proof!.sigmaMm).toBeGreaterThan(1)
  })
})

const fromAbove = [105, 120, 900] as const
const fromAside = [185, 120, 900] as const
const heelRadiusMm = 31.5

/** A heel's one side, from so many degrees beside straight back; there a leg leaves it straight on. */
function leftAt(deg: number, eye: Vector) {
  const radius = heelRadiusMm
  const [sin, cos] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)]
  const leg = Array.from({ length: 60 }, (_, mm) => ({
    x: 105 + radius * sin - mm * cos,
    y: 60 - radius * cos - mm * sin,
    outX: sin,
    outY: -cos,
  }))
  const round = Array.from({ length: 95 - deg }, (_, k) => {
    const angle = ((deg + k + 1) * Math.PI) / 180
    const [outX, outY] = [Math.sin(angle), -Math.cos(angle)]
    return { x: 105 + outX * radius, y: 60 + outY * radius, outX, outY }
  })
  return heelByOutline([...leg.reverse(), ...round], pointsAhead(eye), eye)
}

describe('What is inferred of a heel', () => {
  it('is as unsure as it is far', () => {
    const farMm = heelRadiusMm * (1 - Math.cos((28 * Math.PI) / 180))
    expect(leftAt(0, fromAside)!.sigmaMm).toBeLessThan(1)
    expect(leftAt(28, fromAside)!.sigmaMm).toBeGreaterThan(farMm / Math.sqrt(3))
  })

  it('proves nothing where it leaves the length more unsure than 3 mm, fit and inferring taken together', () => {
    expect(leftAt(28, [240, 220, 600])).toBeDefined()
    expect(leftAt(34, [240, 220, 600])).toBeUndefined()
    expect(leftAt(30, [240, 220, 330])).toBeUndefined()
  })
})

describe('Nothing is proven', () => {
  const eye = [105, 120, 330] as const

  it.each([
    ['by a side alone: where it ends behind cannot be told', ({ x, y }: Point) => x > heel.x + 24 && y > 40],
    ['by the rear alone, which a leg that goes on is like', ({ x }: Point) => Math.abs(x - heel.x) < 12],
  ])('%s', (_why, isSeen) => {
    expect(proofFrom(eye, isSeen)).toBeUndefined()
  })

  it('by the sides of a leg that goes on beyond the sheet', () => {
    const leg = [70, 135].flatMap((x) =>
      Array.from({ length: 200 }, (_, k) => ({ x: x + k * 0.05, y: k * 0.5, outX: x < 100 ? -1 : 1, outY: 0 })),
    )
    expect(heelByOutline(leg, pointsAhead(eye), eye)).toBeUndefined()
  })

  it('where paper is seen inside of it', () => {
    const gap = Array.from({ length: 30 }, (_, k) => ({ x: 90 + k * 0.5, y: 60, outX: 0, outY: -1 }))
    const behind = pointsBehind(eye)
    expect(heelByOutline(behind, pointsAhead(eye), eye)).toBeDefined()
    expect(heelByOutline([...behind, ...gap], pointsAhead(eye), eye)).toBeUndefined()
  })

  it('by a hem, round as it may be: a forefoot is not as broad as half a foot is long', () => {
    const hem = { x: 100, y: 130 }
    const round = withOutward(finely(heelOutline(hem, toe, eye))).filter(({ y }) => y < 180)
    const broad = Array.from({ length: 60 }, (_, k) => ({ x: 60 + k * 1.5, y: 235, outX: 0, outY: 1 }))
    expect(heelByOutline(round, pointsAhead(eye), eye)).toBeDefined()
    expect(heelByOutline(round, [...pointsAhead(eye), ...broad], eye)).toBeUndefined()
  })

  it('by an ankle: it is as round, and wider than a heel', () => {
    const over = [105, 120, 900] as const
    const arcPoints = (radius: number) =>
      Array.from({ length: 120 }, (_, k) => {
        const angle = (0.8 + (k / 120) * 0.9) * Math.PI
        const [outX, outY] = [Math.cos(angle), Math.sin(angle)]
        return { x: 105 + outX * radius, y: 60 + outY * radius, outX, outY }
      })
    expect(heelByOutline(arcPoints(31.5), pointsAhead(over), over)).toBeDefined()
    expect(heelByOutline(arcPoints(44), pointsAhead(over), over)).toBeUndefined()
  })

  it('by an ankle or what a leg leaves of a side: straight on it still lies near, but never looks back', () => {
    expect(leftAt(20, fromAside)).toBeDefined()
    expect(leftAt(38, fromAside)).toBeUndefined()
    expect(leftAt(42, fromAside)).toBeUndefined()
  })

  it('by what hardly looks back where the camera looks along the foot: a leg stands before the heel there', () => {
    expect(leftAt(5, fromAbove)).toBeDefined()
    expect(leftAt(20, fromAbove)).toBeUndefined()
    expect(leftAt(20, [105 - 80, 120, 900])).toBeUndefined()
  })

  it('where nothing is seen of toes or of a border behind', () => {
    expect(heelByOutline(pointsBehind(eye), [], eye)).toBeUndefined()
    expect(heelByOutline([], pointsAhead(eye), eye)).toBeUndefined()
  })
})
