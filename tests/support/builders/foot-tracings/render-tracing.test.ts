import { expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import { renderTracing } from './render-tracing.ts'
import type { TraceScene } from './trace-scene.ts'
import { tracingScene } from './tracing-scene.ts'

/** A quiet photo of a felt pen's line: straight from above, small, without noise. */
function quietTracing(): TraceScene {
  const scene = tracingScene(3, { isHeldOut: false })
  const [drawing] = scene.drawings
  if (!drawing) throw new Error('Nothing is drawn')
  const hand = { ...drawing.hand, gaps: [], overshootMm: 0, pressure: 0, bleed: 0 }
  return {
    ...scene,
    paper: 'a3',
    look: { ...scene.look, print: 'plain', speckle: 0, isTaped: false },
    drawings: [{ ...drawing, hand, second: null, stray: null, gap: null }],
    pen: { ...scene.pen, lineMm: 4, ink: [0.02, 0.02, 0.02], kind: 'felt' },
    strength: 1,
    writings: [],
    clutter: [],
    lying: { xMm: 255, yMm: 120, towardsDeg: 90 },
    bends: [],
    camera: { ...scene.camera, xMm: 148, yMm: 210, zMm: 620, tiltDeg: 0, rollDeg: 0, focal35Mm: 26, k1: 0, k2: 0 },
    floor: { ...scene.floor, kind: 'plain', base: [0.1, 0.1, 0.1], second: [0.1, 0.1, 0.1] },
    light: { ...scene.light, shade: null },
    sensor: { ...scene.sensor, widthPx: 360, heightPx: 480, noise: 0, blurPx: 0.4, paperLuma: 220 },
  }
}

const scene = quietTracing()
const { pixels, expected } = renderTracing(scene)
const lumaAt = ({ x, y }: Point) => pixels.data[4 * (Math.floor(y) * pixels.width + Math.floor(x)) + 1] ?? Number.NaN

test('a scene always gives the same bytes', () => {
  const again = renderTracing(scene).pixels.data
  expect(Buffer.from(again.buffer).equals(Buffer.from(pixels.data.buffer))).toBe(true)
})

test('the line is where it is expected, and paper beside it', () => {
  const [foot] = expected.feet
  const line = foot?.linePx ?? []
  const pen = scene.lying ? expected.penPx : null
  const isFree = ({ x, y }: Point) => pen?.every((end) => Math.hypot(end.x - x, end.y - y) > 30)
  const checked = line.filter((point, k) => k % 40 === 0 && isFree(point))
  expect(checked.length).toBeGreaterThan(10)
  for (const [k, point] of checked.entries()) {
    const next = line[k * 40 + 4] ?? point
    expect(lumaAt(point), `${k}`).toBeLessThan(110)
    // Eight pixels are a centimetre and a half: beyond the line, within the sheet.
    const far = Math.hypot(next.x - point.x, next.y - point.y) || 1
    const inside = { x: point.x + ((next.y - point.y) / far) * 8, y: point.y - ((next.x - point.x) / far) * 8 }
    expect(lumaAt(inside), `beside ${k}`).toBeGreaterThan(150)
  }
})

test('corners and the lying pen are where they are expected', () => {
  const [right, left, upperLeft] = expected.corners
  const inwards = (corner: Point, dx: number, dy: number) => lumaAt({ x: corner.x + dx, y: corner.y + dy })
  expect(inwards(right, -4, -4)).toBeGreaterThan(150)
  expect(inwards(right, 4, 4)).toBeLessThan(120)
  expect(inwards(left, 4, -4)).toBeGreaterThan(150)
  expect(inwards(upperLeft, -4, -4)).toBeLessThan(120)
  const [tip, end] = expected.penPx ?? []
  const middle = { x: ((tip?.x ?? 0) + (end?.x ?? 0)) / 2, y: ((tip?.y ?? 0) + (end?.y ?? 0)) / 2 }
  expect(Math.abs(lumaAt(middle) - inwards(right, -12, -12))).toBeGreaterThan(15)
})
