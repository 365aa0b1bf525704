import type { Point } from '../../geometry/point.ts'
import { solve } from '../../geometry/solve.ts'
import { beyond, type Side } from '../paper/sides.ts'
import { type Camera, moved, onSheet } from './camera.ts'

/** A point of the photo that lies on a side of the sheet. */
export type EdgePoint = { readonly side: Side; readonly at: Point }

/**
 * What is known before the sheet is looked at: the lens, how sure its focal length is, as a share of it, how much lenses
 * distort, and by how many radians phones are held askew over toes. Where the leg hides the heel's edge, three edges alone
 * hardly determine how far a camera leans to the side.
 */
export type LensPrior = {
  readonly focalPx: number
  readonly focalShare: number
  readonly distortion: number
  readonly lean: number
}

export type FittedCamera = {
  readonly camera: Camera
  /** How far the points are beside their sides, in mm: the root of the mean square. */
  readonly missMm: number
  /** How unsure each of the eight parameters is, and how they hang together. */
  readonly information: number[][]
}

const parameters = 8
/** So many neighbouring points err alike, and count as one. */
const alike = 8
/** In radians, about nine degrees. */
const muchLean = 0.15
const rounds = 8

/** How a parameter is changed: a small turn, a move in mm, the focal length by a share, the distortion. */
export function changed(camera: Camera, by: readonly number[]): Camera {
  const [a, b, c, x, y, z, focal, bend] = by as [number, number, number, number, number, number, number, number]
  const turned = moved(camera, [a, b, c], [x, y, z])
  return { ...turned, focalPx: camera.focalPx * Math.exp(focal), distortion: camera.distortion + bend }
}

const smallSteps = [1e-4, 1e-4, 1e-4, 0.05, 0.05, 0.05, 1e-3, 1e-3]

/**
 * The camera whose sheet has its sides where they were seen: least squares over where it stands and how its lens is
 * (Levenberg-Marquardt), with what is known of the lens beforehand as part of the sum. Points far beside count little
 * (Cauchy's weights), because some lie on something else.
 */
export function fitCamera(
  start: Camera,
  points: readonly EdgePoint[],
  prior: LensPrior,
  scaleMm: number,
): FittedCamera {
  let camera = start
  let information: number[][] = []
  for (let round = 0; round < rounds; round += 1) {
    const misses = getResiduals(camera, points)
    const slopes = smallSteps.map((step, k) => {
      const other = getResiduals(changed(camera, unitVector(k, step)), points)
      return other.map((miss, n) => (miss - misses[n]!) / step)
    })
    const A = Array.from({ length: parameters }, () => new Array<number>(parameters).fill(0))
    const b = new Array<number>(parameters).fill(0)
    for (let n = 0; n < points.length; n += 1) {
      const weight = 1 / (1 + (misses[n]! / scaleMm) ** 2) / scaleMm ** 2 / alike
      for (let i = 0; i < parameters; i += 1) {
        b[i]! -= weight * slopes[i]![n]! * misses[n]!
        for (let j = 0; j <= i; j += 1) A[i]![j]! += weight * slopes[i]![n]! * slopes[j]![n]!
      }
    }
    const [lens, bend] = [1 / prior.focalShare ** 2, 1 / prior.distortion ** 2]
    A[6]![6]! += lens
    b[6]! -= lens * Math.log(camera.focalPx / prior.focalPx)
    A[7]![7]! += bend
    b[7]! -= bend * camera.distortion
    for (const [way, miss] of leans(camera)) {
      // A large lean is deliberate, so the prior fades and the edges alone decide.
      const weight = 1 / (prior.lean * (1 + (miss / muchLean) ** 2)) ** 2
      for (let i = 0; i < 3; i += 1) {
        b[i]! -= weight * way[i]! * miss
        for (let j = 0; j <= i; j += 1) A[i]![j]! += weight * way[i]! * way[j]!
      }
    }
    for (let i = 0; i < parameters; i += 1) for (let j = 0; j < i; j += 1) A[j]![i] = A[i]![j]!
    information = A.map((row) => [...row])
    for (let i = 0; i < parameters; i += 1) A[i]![i]! *= 1.0005
    const step = solve(A, b)
    if (!step) break
    camera = changed(camera, step)
  }
  const inside = getResiduals(camera, points).filter((miss) => Math.abs(miss) < 3 * scaleMm)
  const missMm = Math.sqrt(inside.reduce((sum, miss) => sum + miss * miss, 0) / Math.max(1, inside.length))
  return { camera, missMm, information }
}

/** How far the camera leans over each of its own axes, and how a small turn changes that. */
function leans({ z }: Camera): readonly (readonly [way: readonly number[], miss: number])[] {
  return [
    [[0, z[2], -z[1]], z[0]],
    [[-z[2], 0, z[0]], z[1]],
  ]
}

function getResiduals(camera: Camera, points: readonly EdgePoint[]): number[] {
  return points.map(({ side, at }) => {
    const { x, y } = onSheet(camera, at)
    return beyond(side, x, y)
  })
}

const unitVector = (k: number, value: number) => Array.from({ length: parameters }, (_, n) => (n === k ? value : 0))
