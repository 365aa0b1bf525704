import { dot, type Vector, type View } from './camera.ts'
import type { Mesh } from './mesh.ts'

/** What stands on the floor, as samples of the picture: `samples` per pixel and direction. */
export type Layer = {
  readonly samples: number
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly tall: number
  /** Distance of the nearest surface per sample; infinite where nothing stands. */
  readonly depths: Float32Array
  readonly colours: Float32Array
}

let depthBuffer = new Float32Array(0)
let colourBuffer = new Float32Array(0)

/** Nothing nearer to the camera than this is drawn. */
const nearestMm = 45

/** Where the points of a mesh are seen, in samples; the third number is the distance. */
function projectAll(mesh: Mesh, view: View, samples: number): Float32Array {
  const { points } = mesh
  const seen = new Float32Array(points.length)
  const [right, down, forward, at]: readonly Vector[] = [view.right, view.down, view.forward, view.at]
  if (!right || !down || !forward || !at) return seen
  for (let index = 0; index < points.length; index += 3) {
    const from: Vector = [
      (points[index] as number) - at[0],
      (points[index + 1] as number) - at[1],
      (points[index + 2] as number) - at[2],
    ]
    const depth = dot(from, forward)
    const u = dot(from, right) / depth
    const v = dot(from, down) / depth
    // Far outside of the photo the lens's law means nothing, and would fold the picture over.
    const r2 = Math.min(2, u * u + v * v)
    const stretch = view.focalPx * (1 + view.k1 * r2 + view.k2 * r2 * r2)
    seen[index] = (view.centreX + u * stretch) * samples
    seen[index + 1] = (view.centreY + v * stretch) * samples
    seen[index + 2] = depth
  }
  return seen
}

export type ShadedMesh = { readonly mesh: Mesh; readonly shades: Float32Array }

export function drawMeshes(
  drawn: readonly ShadedMesh[],
  view: View,
  widthPx: number,
  heightPx: number,
  samples: number,
): Layer {
  const all = drawn.map(({ mesh }) => projectAll(mesh, view, samples))
  let [left, top, right, bottom] = [widthPx * samples, heightPx * samples, 0, 0]
  for (const seen of all)
    for (let index = 0; index < seen.length; index += 3) {
      if ((seen[index + 2] as number) < nearestMm) continue
      left = Math.min(left, seen[index] as number)
      right = Math.max(right, seen[index] as number)
      top = Math.min(top, seen[index + 1] as number)
      bottom = Math.max(bottom, seen[index + 1] as number)
    }
  left = Math.max(0, Math.floor(left / samples) * samples)
  top = Math.max(0, Math.floor(top / samples) * samples)
  const wide = Math.max(0, Math.min(widthPx * samples, Math.ceil(right / samples) * samples) - left)
  const tall = Math.max(0, Math.min(heightPx * samples, Math.ceil(bottom / samples) * samples) - top)
  if (depthBuffer.length < wide * tall) {
    depthBuffer = new Float32Array(wide * tall)
    colourBuffer = new Float32Array(wide * tall * 3)
  }
  const layer = { samples, left, top, wide, tall, depths: depthBuffer, colours: colourBuffer }
  layer.depths.fill(Number.POSITIVE_INFINITY, 0, wide * tall)
  drawn.forEach(({ mesh, shades }, number) => {
    drawMesh(layer, mesh, all[number] as Float32Array, shades)
  })
  return layer
}

function drawMesh(layer: Layer, { rings, around }: Mesh, seen: Float32Array, shades: Float32Array): void {
  for (let ring = 0; ring < rings - 1; ring++)
    for (let step = 0; step < around; step++) {
      const next = step + 1 === around ? 0 : step + 1
      const a = (ring * around + step) * 3
      const b = (ring * around + next) * 3
      const c = a + around * 3
      const d = b + around * 3
      triangle(layer, seen, shades, a, b, c)
      triangle(layer, seen, shades, b, d, c)
    }
}

/** Fills the samples of a triangle that faces the camera, where nothing nearer stands. */
function triangle(
  { left, top, wide, tall, depths, colours }: Layer,
  seen: Float32Array,
  shades: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const az = seen[a + 2] as number
  const bz = seen[b + 2] as number
  const cz = seen[c + 2] as number
  if (az < nearestMm || bz < nearestMm || cz < nearestMm) return
  const ax = (seen[a] as number) - left
  const ay = (seen[a + 1] as number) - top
  const bx = (seen[b] as number) - left
  const by = (seen[b + 1] as number) - top
  const cx = (seen[c] as number) - left
  const cy = (seen[c + 1] as number) - top
  // Outer sides are wound counter-clockwise in the room, which the picture's downward y turns about.
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area >= -1e-9) return
  const firstX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const lastX = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const firstY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const lastY = Math.min(tall - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (firstX > lastX || firstY > lastY) return
  const over = 1 / area
  const ra = shades[a] as number
  const ga = shades[a + 1] as number
  const ba = shades[a + 2] as number
  const rb = (shades[b] as number) - ra
  const gb = (shades[b + 1] as number) - ga
  const bb = (shades[b + 2] as number) - ba
  const rc = (shades[c] as number) - ra
  const gc = (shades[c + 1] as number) - ga
  const bc = (shades[c + 2] as number) - ba
  const stepB = (cy - ay) * over
  const stepC = (ay - by) * over
  for (let row = firstY; row <= lastY; row++) {
    const y = row + 0.5 - ay
    let wb = ((firstX + 0.5 - ax) * (cy - ay) - y * (cx - ax)) * over
    let wc = (y * (bx - ax) - (firstX + 0.5 - ax) * (by - ay)) * over
    let index = row * wide + firstX
    for (let column = firstX; column <= lastX; column++) {
      if (wb >= 0 && wc >= 0 && wb + wc <= 1) {
        const depth = az + (bz - az) * wb + (cz - az) * wc
        if (depth < (depths[index] as number)) {
          depths[index] = depth
          colours[index * 3] = ra + rb * wb + rc * wc
          colours[index * 3 + 1] = ga + gb * wb + gc * wc
          colours[index * 3 + 2] = ba + bb * wb + bc * wc
        }
      }
      index++
      wb += stepB
      wc += stepC
    }
  }
}
