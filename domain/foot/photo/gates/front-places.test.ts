import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../../geometry/point.ts'
import { project } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import type { Sampler, Tone } from '../sheet/judge-sheet.ts'
import { frontPlaces } from './front-places.ts'

const { a4 } = papers
const lens = { focalPx: 700, middle: { x: 300, y: 400 } }
const tone = (red: number, green: number, blue: number): Tone => [Math.log(red), Math.log(green), Math.log(blue)]
const white = tone(225, 223, 218)
const floor = tone(120, 110, 100)
const skin = tone(190, 140, 115)

/** A line of the photo with paper on one side of it, from one place to another; `rest` states what lies on the rest. */
type Front = { angle: number; from: number; to: number; rest?: (along: number) => Tone | undefined }

const offset = 60

function pointOn({ angle }: Front, along: number, beside = 0): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: (offset + beside) * c - along * s + 0.5, y: (offset + beside) * s + along * c + 0.5 }
}

function samplerOver({ angle, from, to, rest = () => floor }: Front): Sampler {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return {
    toneAt(x, y) {
      const beside = (x - 0.5) * c + (y - 0.5) * s - offset
      const along = (y - 0.5) * c - (x - 0.5) * s
      if (along < from || along > to) return rest(along)
      return beside > 0 ? white : floor
    },
    darkerThan: () => 0,
  }
}

const listFrontPlaces = (front: Front) =>
  Array.from(frontPlaces(samplerOver(front), [{ angle: front.angle, offset, votes: 100 }], lens, a4, 1))

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

test('a sheet is laid from straight above with its front edge on the line, and with the paper behind it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: Math.PI, maxExcluded: true, noNaN: true }),
      fc.integer({ min: -300, max: 0 }),
      fc.integer({ min: 80, max: 400 }),
      (angle, from, long) => {
        const front = { angle, from, to: from + long }
        const deep = (long * a4.heightMm) / a4.widthMm
        const ends = [pointOn(front, from), pointOn(front, from + long)] as const
        const fits = listFrontPlaces(front).filter((camera) => {
          const [left, right] = [project(camera, 0, a4.heightMm), project(camera, a4.widthMm, a4.heightMm)]
          const onLine = Math.min(
            Math.max(apart(left, ends[0]), apart(right, ends[1])),
            Math.max(apart(left, ends[1]), apart(right, ends[0])),
          )
          // The heel's end lies as far on the paper's side as the sheet is long.
          const heel = project(camera, a4.widthMm / 2, 0)
          return onLine < 4 && apart(heel, pointOn(front, from + long / 2, deep)) < 12
        })
        expect(fits).toHaveLength(1)
        for (const { distortion, z } of fits) expect([distortion, z]).toEqual([0, [0, 0, -1]])
      },
    ),
  )
})

test('a piece of paper that is no longer than the gap between two toes tells no place', () => {
  expect(listFrontPlaces({ angle: 1, from: 0, to: 30 })).toEqual([])
  expect(listFrontPlaces({ angle: 1, from: 0, to: 80 })).not.toEqual([])
})

test('the edge of a photo ends a piece, and so does something of another colour', () => {
  for (const rest of [() => undefined, () => skin]) {
    const front = { angle: Math.PI / 2, from: -100, to: 100, rest }
    for (const camera of listFrontPlaces(front)) {
      const ends = [project(camera, 0, a4.heightMm), project(camera, a4.widthMm, a4.heightMm)]
      expect(Math.abs(apart(ends[0]!, ends[1]!) - 200)).toBeLessThan(8)
    }
    expect(listFrontPlaces(front).length).toBeGreaterThan(0)
  }
})

test('a line with the same on both sides is no edge of a sheet', () => {
  const even: Sampler = { toneAt: () => white, darkerThan: () => 0 }
  expect(Array.from(frontPlaces(even, [{ angle: 0.3, offset, votes: 9 }], lens, a4, 1))).toEqual([])
})
