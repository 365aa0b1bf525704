import { expect, test } from 'vitest'
import { project } from '#domain/foot/photo/camera/camera.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { blank, type Picture } from '#domain/foot/photo/picture/picture.ts'
import { heldCamera } from '../../../support/builders/painted-sheet.ts'
import { inkCells, inkOff, inkSeen } from './ink-seen.ts'

const sheet = papers.a4
const [widthPx, heightPx] = [480, 640]
const camera = heldCamera({ widthPx, heightPx }, { distortion: 0 })

test('certain ink counts cell by cell, and the nearest cell gives the distance', () => {
  const surely = new Float32Array(12)
  surely[5] = 0.6
  surely[6] = 0.4
  const cells = inkCells({ surely, width: 4, height: 3, pxPerMm: 1, rimMm: 0, widthMm: 4, heightMm: 3 })
  expect(cells).toEqual([{ x: 1.5, y: 1.5 }])
  expect(inkOff(cells, { x: 4.5, y: 5.5 })).toBe(5)
  expect(inkOff(cells, { x: 40, y: 1 })).toBe(10)
})

/** White paper with one dark line across it, at this many millimetres along the sheet. */
function lined(atMm: number): Picture {
  const picture = blank(widthPx, heightPx)
  for (const plane of ['red', 'green', 'blue'] as const) picture[plane].fill(200)
  const [from, to] = [project(camera, 20, atMm), project(camera, 190, atMm)]
  for (let step = 0; step <= 400; step += 1) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / 400)
    const y = Math.round(from.y + ((to.y - from.y) * step) / 400)
    for (const plane of ['red', 'green', 'blue'] as const)
      for (const aside of [-1, 0, 1]) picture[plane][(y + aside) * widthPx + x] = 40
  }
  return picture
}

test('a line is detected where it was drawn, and not next to it', () => {
  const work = { picture: lined(140), pxPerPixel: 1 }
  const places = [project(camera, 60, 140), project(camera, 150, 140), project(camera, 100, 149)]
  const { offMm, elsewhereMm } = inkSeen(work, camera, sheet, places)
  expect(Math.max(offMm[0] ?? 9, offMm[1] ?? 9)).toBeLessThan(1)
  expect(offMm[2]).toBeGreaterThan(4.5)
  expect(elsewhereMm).toHaveLength(21 * 29)
  expect(elsewhereMm.filter((mm) => mm < 6).length).toBeLessThan(40)
})
