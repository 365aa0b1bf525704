import type { Point } from '#domain/foot/geometry/point.ts'
import type { Camera } from './scene.ts'

export type Vector = readonly [number, number, number]

/** A camera that is ready to be looked through. */
export type View = {
  readonly at: Vector
  readonly right: Vector
  readonly down: Vector
  readonly forward: Vector
  readonly focalPx: number
  readonly centreX: number
  readonly centreY: number
  readonly k1: number
  readonly k2: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** The diagonal of 35 mm film, which focal lengths are compared by. */
const filmDiagonalMm = Math.hypot(36, 24)

export function toCameraView(camera: Camera, widthPx: number, heightPx: number): View {
  const [tilt, towards, roll] = [camera.tiltDeg, camera.towardsDeg, camera.rollDeg].map(radians) as [
    number,
    number,
    number,
  ]
  const forward: Vector = [Math.sin(tilt) * Math.cos(towards), Math.sin(tilt) * Math.sin(towards), -Math.cos(tilt)]
  const level: Vector = unit([1 - forward[0] * forward[0], -forward[0] * forward[1], -forward[0] * forward[2]])
  const below = cross(forward, level)
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  const turned = (a: Vector, b: Vector, p: number, q: number): Vector => [
    a[0] * p + b[0] * q,
    a[1] * p + b[1] * q,
    a[2] * p + b[2] * q,
  ]
  return {
    at: [camera.xMm, camera.yMm, camera.zMm],
    right: turned(level, below, cos, sin),
    down: turned(level, below, -sin, cos),
    forward,
    focalPx: (camera.focal35Mm / filmDiagonalMm) * Math.hypot(widthPx, heightPx),
    centreX: widthPx / 2,
    centreY: heightPx / 2,
    k1: camera.k1,
    k2: camera.k2,
  }
}

/** Where a point of the room is seen, in pixels from the upper left corner; pixel 0 reaches from 0 to 1. */
export function project(view: View, [x, y, z]: Vector): Point {
  const from: Vector = [x - view.at[0], y - view.at[1], z - view.at[2]]
  const depth = dot(from, view.forward)
  const [u, v] = [dot(from, view.right) / depth, dot(from, view.down) / depth]
  const r2 = u * u + v * v
  const stretch = view.focalPx * (1 + view.k1 * r2 + view.k2 * r2 * r2)
  return { x: view.centreX + u * stretch, y: view.centreY + v * stretch }
}

const steps = 2048

/** Takes the lens's distortion off: factors for a pixel's offset from the centre, by the square of its distance. */
export function straightening(view: View): { readonly factors: Float64Array; readonly perSquare: number } {
  const max = (view.centreX ** 2 + view.centreY ** 2) / view.focalPx ** 2
  const factors = Float64Array.from({ length: steps + 2 }, (_, step) => {
    const distorted = Math.sqrt((step / steps) * max)
    let straight = distorted
    for (let round = 0; round < 12; round++) {
      const r2 = straight * straight
      straight = distorted / (1 + view.k1 * r2 + view.k2 * r2 * r2)
    }
    return distorted === 0 ? 1 : straight / distorted
  })
  return { factors, perSquare: steps / max }
}
