import { expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { renderFootPhoto } from './render-foot-photo.ts'
import { quietScene } from './test-scene.ts'

const green = ({ data, width }: Pixels, column: number, row: number) => data[(row * width + column) * 4 + 1] ?? 0

/** Where the brightness passes a level on the way from one point to another, to a fraction of a pixel. */
function passing(pixels: Pixels, from: Point, to: Point, level: number): Point {
  const at = (share: number) => {
    const [x, y] = [from.x + (to.x - from.x) * share - 0.5, from.y + (to.y - from.y) * share - 0.5]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [x - column, y - row]
    const upper = green(pixels, column, row) * (1 - s) + green(pixels, column + 1, row) * s
    const lower = green(pixels, column, row + 1) * (1 - s) + green(pixels, column + 1, row + 1) * s
    return upper * (1 - t) + lower * t
  }
  let share = 0
  while (share < 1 && at(share) > level === at(0) > level) share += 0.001
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

test('the sheet lies in the photo where its corners are said to be, tilt and lens and all', () => {
  const { camera } = quietScene()
  const turned = {
    ...camera,
    tiltDeg: 12,
    towardsDeg: 250,
    rollDeg: 7,
    xMm: 140,
    yMm: 190,
    zMm: 560,
    k1: -0.015,
    k2: 0.003,
  }
  const { pixels, expected } = renderFootPhoto(quietScene({ subject: 'nothing', camera: turned }))
  const corners = expected.corners ?? []
  expect(corners).toHaveLength(4)
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] as Point
    const [dx, dy] = [next.x - corner.x, next.y - corner.y]
    const long = Math.hypot(dx, dy)
    for (const share of [0.2, 0.5, 0.8]) {
      const middle = mix(corner, next, share)
      const across = (far: number) => ({ x: middle.x + (dy / long) * far, y: middle.y - (dx / long) * far })
      const [one, other] = [across(8), across(-8)]
      const [dark, light] = [one, other]
        .map(({ x, y }) => green(pixels, Math.floor(x), Math.floor(y)))
        .toSorted((a, b) => a - b)
      expect((light ?? 0) - (dark ?? 0)).toBeGreaterThan(60)
      // Half of the light, and not of the file's brightness, lies on the edge.
      const toLight = (value: number) => (value / 255) ** 2.2
      const level = 255 * ((toLight(dark ?? 0) + toLight(light ?? 0)) / 2) ** (1 / 2.2)
      const seen = passing(pixels, one, other, level)
      expect(Math.hypot(seen.x - middle.x, seen.y - middle.y)).toBeLessThan(0.5)
    }
  })
})

test('a dark forefoot covers in the photo what its outline covers on the sheet, seen from far above', () => {
  const scene = quietScene()
  const camera = { ...scene.camera, yMm: 190, zMm: 2400, focal35Mm: 90 }
  const { pixels, expected } = renderFootPhoto({
    ...scene,
    camera,
    skin: [0.02, 0.015, 0.01],
    leg: { ...scene.leg, cloth: null },
  })
  const tip = expected.outlinePx.reduce((max, point) => (point.y < max.y ? point : max))
  const seen = passing(pixels, { x: tip.x, y: tip.y - 12 }, { x: tip.x, y: tip.y + 6 }, 120)
  expect(Math.abs(seen.y - tip.y)).toBeLessThan(1.5)
  const [ball, near] = [150, 200].map((y) => Math.round(400 - ((y - camera.yMm) * (90 / 43.2666) * 1000) / 2400))
  for (let row = near ?? 0; row < (ball ?? 0); row += 6) {
    const dark = Array.from({ length: 600 }, (_, column) => column).filter(
      (column) => Math.abs(column - 300) < 80 && green(pixels, column, row) < 110,
    )
    const inside = expected.outlinePx.filter(({ y }) => Math.abs(y - row) < 1.5).map(({ x }) => x)
    expect(Math.abs(Math.min(...dark) - Math.min(...inside))).toBeLessThan(3)
    expect(Math.abs(Math.max(...dark) - Math.max(...inside))).toBeLessThan(3)
  }
})

test('the same scene gives the same bytes', () => {
  const scene = quietScene({ sensor: { ...quietScene().sensor, noise: 3 } })
  const first = renderFootPhoto(scene)
  renderFootPhoto(quietScene({ subject: 'shoe' }))
  const second = renderFootPhoto(scene)
  expect(Buffer.compare(Buffer.from(first.pixels.data), Buffer.from(second.pixels.data))).toBe(0)
  expect(second.expected).toEqual(first.expected)
})

test('the lit sheet is as bright in the file as the scene says', () => {
  const { pixels, expected } = renderFootPhoto(quietScene({ subject: 'nothing' }))
  const [right, left, , toes] = expected.corners ?? []
  const middle = { x: ((right?.x ?? 0) + (left?.x ?? 0)) / 2, y: ((right?.y ?? 0) + (toes?.y ?? 0)) / 2 }
  expect(Math.abs(green(pixels, Math.round(middle.x), Math.round(middle.y)) - 220)).toBeLessThan(8)
})

test('a scene is plain data', () => {
  const scene = quietScene()
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
})
