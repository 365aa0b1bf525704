import type { Vector } from '../foot-photos/camera.ts'
import { emptyMesh, findNormals, type Mesh } from '../foot-photos/mesh.ts'
import { halfAt } from './pen-profile.ts'
import type { ObjectPose, Pen } from './trace-scene.ts'

const around = 36
const stepMm = 1

/** How high above the sheet the middle of a lying pen is: it rests on its thickest part, and its tip is off the sheet. */
export function restMm(pen: Pen): number {
  return Math.max(...pen.knots.map(([, half]) => half))
}

export function penEnds(pen: Pen, { xMm, yMm, towardsDeg, liftMm = 0 }: ObjectPose): [Vector, Vector] {
  const towards = (towardsDeg * Math.PI) / 180
  const z = restMm(pen) + liftMm
  return [
    [xMm, yMm, z],
    [xMm + pen.lengthMm * Math.cos(towards), yMm + pen.lengthMm * Math.sin(towards), z],
  ]
}

/** The pen as it lies on the sheet, its tip first; and its clip, which lies beside it. */
export function lyingPen(pen: Pen, lying: ObjectPose): Mesh[] {
  const rings = Math.round(pen.lengthMm / stepMm) + 1
  const barrel = tube(
    Array.from({ length: rings + 2 }, (_, ring) => {
      // Both ends are closed by a ring without width.
      const at = Math.max(0, Math.min(rings - 1, ring - 1)) * stepMm
      return [at, ring === 0 || ring === rings + 1 ? 0.01 : Math.max(0.05, halfAt(pen, at))] as const
    }),
    pen,
    lying,
  )
  return pen.clip ? [barrel, clipMesh(pen, pen.clip, lying)] : [barrel]
}

function tube(sections: readonly (readonly [at: number, half: number])[], pen: Pen, lying: ObjectPose): Mesh {
  const mesh = emptyMesh(sections.length, around)
  const [tip, end] = penEnds(pen, lying)
  const axis = [(end[0] - tip[0]) / pen.lengthMm, (end[1] - tip[1]) / pen.lengthMm] as const
  sections.forEach(([at, half], ring) => {
    const colour = pen.bands.findLast(({ fromMm }) => fromMm <= at)?.colour ?? pen.ink
    for (let step = 0; step < around; step += 1) {
      const angle = (step / around) * 2 * Math.PI
      const index = ring * around + step
      // A six-sided barrel lies on a side: corners to its sides, sides above and below.
      const wide = half * (1 + pen.hexShare * Math.cos(6 * angle))
      const [aside, up] = [wide * Math.cos(angle), wide * Math.sin(angle)]
      mesh.points.set(
        [tip[0] + axis[0] * at - axis[1] * aside, tip[1] + axis[1] * at + axis[0] * aside, tip[2] + up],
        index * 3,
      )
      mesh.colours.set(colour, index * 3)
      mesh.gloss[index] = pen.gloss
    }
  })
  return findNormals(mesh)
}

function clipMesh(pen: Pen, clip: NonNullable<Pen['clip']>, lying: ObjectPose): Mesh {
  const towards = (lying.towardsDeg * Math.PI) / 180
  const rise = halfAt(pen, clip.fromMm) + clip.riseMm
  const thin: Pen = {
    ...pen,
    lengthMm: clip.toMm - clip.fromMm,
    knots: [
      [0, 1],
      [clip.toMm - clip.fromMm, 1],
    ],
    hexShare: 0,
    bands: [{ fromMm: 0, colour: clip.colour }],
  }
  const aside = {
    xMm: lying.xMm + clip.fromMm * Math.cos(towards) - rise * Math.sin(towards),
    yMm: lying.yMm + clip.fromMm * Math.sin(towards) + rise * Math.cos(towards),
    towardsDeg: lying.towardsDeg,
    liftMm: (lying.liftMm ?? 0) + restMm(pen) - 1,
  }
  return tube(
    [
      [0, 0.01],
      [0.3, 1],
      [thin.lengthMm - 0.3, 1],
      [thin.lengthMm, 0.01],
    ],
    thin,
    aside,
  )
}
