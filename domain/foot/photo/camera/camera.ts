import type { Point } from '../../geometry/point.ts'
import { cross, dot, plus, scaled, unit, type Vector } from '../../geometry/vector.ts'

/**
 * Where the camera stands over the sheet, and its lens: a pinhole with one term of radial distortion. The sheet's axes x
 * and y, the way up (z), and the sheet's origin, each as the camera sees them (x right, y down, z forward).
 */
export type Camera = {
  readonly x: Vector
  readonly y: Vector
  readonly z: Vector
  readonly origin: Vector
  readonly focalPx: number
  /** Share by which a point one focal length off the middle is moved outwards. */
  readonly distortion: number
  readonly middle: Point
}

/** Diagonal of 35 mm film, to which the equivalent focal length refers (CIPA DCG-001). */
const filmDiagonalMm = 43.27

export const focalInPx = (focal35Mm: number, width: number, height: number) =>
  (focal35Mm / filmDiagonalMm) * Math.hypot(width, height)

/** Telephones' sensors are four to three; what is squarer or longer was cut from them. */
const sensorLongByShort = 4 / 3

/** The same if only the size of a picture is known: square pictures are crops of what the lens sees. */
export function defaultFocalPx(focal35Mm: number, width: number, height: number): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const uncut = Math.max(long, short * sensorLongByShort)
  return focalInPx(focal35Mm, uncut, uncut / sensorLongByShort)
}

export const focalAs35Mm = (focalPx: number, width: number, height: number) =>
  (focalPx * filmDiagonalMm) / Math.hypot(width, height)

/** A point of space, in mm from the sheet's origin, as the photo shows it. */
export function project(camera: Camera, x: number, y: number, z = 0): Point {
  const { origin, middle, focalPx, distortion } = camera
  const forward = camera.x[2] * x + camera.y[2] * y + camera.z[2] * z + origin[2]
  const u = (camera.x[0] * x + camera.y[0] * y + camera.z[0] * z + origin[0]) / forward
  const v = (camera.x[1] * x + camera.y[1] * y + camera.z[1] * z + origin[1]) / forward
  const scale = focalPx * (1 + distortion * (u * u + v * v))
  return { x: middle.x + u * scale, y: middle.y + v * scale }
}

/** The way in which the camera looks through a point of the photo, its third part 1. */
export function ray(camera: Camera, point: Point): Vector {
  const u = (point.x - camera.middle.x) / camera.focalPx
  const v = (point.y - camera.middle.y) / camera.focalPx
  let scale = 1
  for (let round = 0; round < 4; round += 1) scale = 1 + camera.distortion * (u * u + v * v) * scale ** -2
  return [u / scale, v / scale, 1]
}

/** The point of the sheet's plane under a point of the photo. */
export function onSheet(camera: Camera, point: Point): Point {
  const way = ray(camera, point)
  const depth = dot(camera.z, camera.origin) / dot(camera.z, way)
  const found = plus(scaled(way, depth), scaled(camera.origin, -1))
  return { x: dot(found, camera.x), y: dot(found, camera.y) }
}

/** Where the camera is, in mm from the sheet's origin. */
export const position = ({ x, y, z, origin }: Camera): Vector => [-dot(x, origin), -dot(y, origin), -dot(z, origin)]

/** How far the camera looks beside straight down. */
export const tiltDeg = ({ z }: Camera) => (Math.acos(Math.min(1, Math.max(-1, -z[2]))) * 180) / Math.PI

/** The camera turned by a small turn (radians, around its own axes) and moved. */
export function moved(camera: Camera, turn: Vector, shift: Vector): Camera {
  const turned = (a: Vector) => plus(a, plus(cross(turn, a), scaled(cross(turn, cross(turn, a)), 0.5)))
  const x = unit(turned(camera.x))
  const z = unit(cross(x, turned(camera.y)))
  return { ...camera, x, y: cross(z, x), z, origin: plus(camera.origin, shift) }
}
