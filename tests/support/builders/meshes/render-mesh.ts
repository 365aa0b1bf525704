import { dot, scaled, unit, type Vector } from '#domain/foot/geometry/vector.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'

export type View = { readonly turnDeg: number; readonly tiltDeg: number; readonly roomMm: number }
export type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
export type Rgb = readonly [number, number, number]

const paper: Rgb = [250, 247, 241]
/** Soft light from the upper left, as the viewer has it. */
const lightTo = unit([-0.45, 0.5, 0.85])

type Buffer = { readonly depth: Float32Array; readonly owner: Int32Array; readonly size: number }

/** What is nearest along z for each pixel: triangles filled by their edge functions. */
function drawDepth(points: Float32Array, triangles: Uint32Array, width: number, height: number): Buffer {
  const depth = new Float32Array(width * height).fill(-1e9)
  const owner = new Int32Array(width * height).fill(-1)
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [triangles[k]! * 3, triangles[k + 1]! * 3, triangles[k + 2]! * 3]
    const [ax, ay, bx, by] = [points[a]!, points[a + 1]!, points[b]!, points[b + 1]!]
    const [cx, cy] = [points[c]!, points[c + 1]!]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const [x0, x1] = [
      Math.max(0, Math.floor(Math.min(ax, bx, cx))),
      Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx))),
    ]
    const [y0, y1] = [
      Math.max(0, Math.floor(Math.min(ay, by, cy))),
      Math.min(height - 1, Math.ceil(Math.max(ay, by, cy))),
    ]
    for (let y = y0; y <= y1; y += 1)
      for (let x = x0; x <= x1; x += 1) {
        const u = ((cx - bx) * (y - by) - (cy - by) * (x - bx)) / area
        const v = ((ax - cx) * (y - cy) - (ay - cy) * (x - cx)) / area
        if (u < -0.001 || v < -0.001 || u + v > 1.001) continue
        const z = u * points[a + 2]! + v * points[b + 2]! + (1 - u - v) * points[c + 2]!
        if (z <= depth[y * width + x]!) continue
        depth[y * width + x] = z
        owner[y * width + x] = k
      }
  }
  return { depth, owner, size: width }
}

type Axes = { readonly right: Vector; readonly up: Vector; readonly back: Vector }

function viewAxes({ turnDeg, tiltDeg }: Pick<View, 'turnDeg' | 'tiltDeg'>): Axes {
  const [turn, tilt] = [(turnDeg * Math.PI) / 180, (tiltDeg * Math.PI) / 180]
  const back: Vector = [Math.cos(tilt) * Math.cos(turn), Math.cos(tilt) * Math.sin(turn), Math.sin(tilt)]
  const right: Vector = [-Math.sin(turn), Math.cos(turn), 0]
  const up: Vector = [-Math.sin(tilt) * Math.cos(turn), -Math.sin(tilt) * Math.sin(turn), Math.cos(tilt)]
  return { right, up, back }
}

function projected(positions: Float32Array, axes: Axes, middle: Vector, zoom: number, width: number, height: number) {
  const points = new Float32Array(positions.length)
  for (let k = 0; k < positions.length; k += 3) {
    const at: Vector = [positions[k]! - middle[0], positions[k + 1]! - middle[1], positions[k + 2]! - middle[2]]
    points[k] = width / 2 + dot(at, axes.right) * zoom
    points[k + 1] = height / 2 - dot(at, axes.up) * zoom
    points[k + 2] = dot(at, axes.back)
  }
  return points
}

function boundingBox(positions: Float32Array): { readonly low: Vector; readonly high: Vector } {
  const [low, high] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ]
  for (let k = 0; k < positions.length; k += 1) {
    low![k % 3] = Math.min(low![k % 3]!, positions[k]!)
    high![k % 3] = Math.max(high![k % 3]!, positions[k]!)
  }
  return { low: low as unknown as Vector, high: high as unknown as Vector }
}

/** Shadows of many lights around the main one: soft at their border. */
function castShadows(mesh: FinishedMesh, middle: Vector, light: Vector) {
  const side = 540
  // A sunflower's seeds: even over a disc.
  const offsets: Vector[] = Array.from({ length: 72 }, (_, k) => {
    const far = 0.5 * Math.sqrt((k + 0.5) / 72)
    return [far * Math.cos(k * 2.4), far * Math.sin(k * 2.4), 0]
  })
  const maps = offsets.map((offset) => {
    const back = unit([light[0] + offset[0], light[1] + offset[1], light[2]])
    const right = unit([-back[1], back[0], 0])
    const up: Vector = [
      back[1] * right[2] - back[2] * right[1],
      back[2] * right[0] - back[0] * right[2],
      back[0] * right[1] - back[1] * right[0],
    ]
    const axes = { right, up, back }
    const zoom = side / 360
    const points = projected(mesh.positions, axes, middle, zoom, side, side)
    return { axes, zoom, ...drawDepth(points, mesh.triangles, side, side) }
  })
  return (at: Vector): number => {
    let lit = 0
    for (const { axes, zoom, depth } of maps) {
      const from: Vector = [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]]
      const x = Math.round(side / 2 + dot(from, axes.right) * zoom)
      const y = Math.round(side / 2 - dot(from, axes.up) * zoom)
      const depthAt = x < 0 || y < 0 || x >= side || y >= side ? -1e9 : depth[y * side + x]!
      if (depthAt < dot(from, axes.back) + 2.2) lit += 1
    }
    return lit / maps.length
  }
}

/** A picture of a mesh: matte, lit softly from the upper left, standing on paper. Drawn twice as large and made smaller. */
export function renderMesh(mesh: FinishedMesh, colour: Rgb, view: View, width: number, height: number): Picture {
  const axes = viewAxes(view)
  const { low, high } = boundingBox(mesh.positions)
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const [w, h] = [width * 2, height * 2]
  const zoom = w / view.roomMm
  const points = projected(mesh.positions, axes, middle, zoom, w, h)
  const { depth, owner } = drawDepth(points, mesh.triangles, w, h)
  const isBelow = view.tiltDeg < 0
  const light = unit([
    axes.right[0] * lightTo[0] + axes.back[0] * 0.35,
    axes.right[1] * lightTo[0] + axes.back[1] * 0.35,
    isBelow ? -0.7 : lightTo[2],
  ])
  const litAt = castShadows(mesh, middle, light)
  const big = new Float32Array(w * h * 3)
  for (let pixel = 0; pixel < w * h; pixel += 1) {
    const [sx, sy] = [(pixel % w) - w / 2, h / 2 - Math.floor(pixel / w)]
    const k = owner[pixel]!
    let rgb: Rgb = paper
    if (k >= 0) {
      const at = placeAt(axes, middle, sx / zoom, sy / zoom, depth[pixel]!)
      const normal = smoothNormal(mesh, points, k, pixel % w, Math.floor(pixel / w))
      const facing = dot(normal, light)
      const lifted: Vector = [at[0] + normal[0] * 1.2, at[1] + normal[1] * 1.2, at[2] + normal[2] * 1.2]
      const direct = Math.max(0, facing * 0.85 + 0.15) * litAt(lifted)
      const sky = 0.5 + 0.5 * (isBelow ? -normal[2] : normal[2])
      // Printed layers of a fifth of a mm, as the eye still takes them for a grain.
      const grain = 1 + 0.012 * Math.sin(at[2] * 9)
      const bright = (0.3 + 0.42 * sky + 0.78 * direct) * grain
      rgb = [colour[0] * bright, colour[1] * bright, colour[2] * bright]
    } else if (!isBelow && view.tiltDeg > 3) {
      const ground = (low[2] - middle[2] - (sy / zoom) * axes.up[2]) / axes.back[2]
      const at = placeAt(axes, middle, sx / zoom, sy / zoom, ground)
      const shade = 0.74 + 0.26 * litAt(at)
      rgb = [paper[0] * shade, paper[1] * shade, paper[2] * shade]
    }
    big.set(rgb, pixel * 3)
  }
  return halved(big, width, height)
}

function placeAt({ right, up, back }: Axes, middle: Vector, x: number, y: number, z: number): Vector {
  const sum = [scaled(right, x), scaled(up, y), scaled(back, z), middle]
  return [0, 1, 2].map((axis) => sum.reduce((total, one) => total + one[axis as 0 | 1 | 2], 0)) as unknown as Vector
}

function smoothNormal(
  { normals, triangles }: FinishedMesh,
  points: Float32Array,
  k: number,
  x: number,
  y: number,
): Vector {
  const [a, b, c] = [triangles[k]! * 3, triangles[k + 1]! * 3, triangles[k + 2]! * 3]
  const [ax, ay, bx, by] = [points[a]!, points[a + 1]!, points[b]!, points[b + 1]!]
  const [cx, cy] = [points[c]!, points[c + 1]!]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const u = ((cx - bx) * (y - by) - (cy - by) * (x - bx)) / area
  const v = ((ax - cx) * (y - cy) - (ay - cy) * (x - cx)) / area
  const t = 1 - u - v
  const along = (axis: number) => normals[a + axis]! * u + normals[b + axis]! * v + normals[c + axis]! * t
  return unit([along(0), along(1), along(2)])
}

function halved(big: Float32Array, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let band = 0; band < 3; band += 1) {
        const at = (2 * y * width * 2 + 2 * x) * 3 + band
        const below = at + width * 6
        data[(y * width + x) * 3 + band] = (big[at]! + big[at + 3]! + big[below]! + big[below + 3]!) / 4
      }
  return { data, width, height }
}
