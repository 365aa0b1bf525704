import { expect, test } from 'vitest'
import { position, project } from '#domain/foot/photo/camera/camera.ts'
import { projectCorners } from '#domain/foot/photo/camera/project-corners.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { height, shuffled, tilted, width } from '../../../support/builders/camera-above.ts'
import { layLabel } from './lay-label.ts'
import { overCorners } from './over-corners.ts'
import { heelOutline } from './seen-heel.ts'

const sheet = papers.a4

test('a point of the photo is mapped to the sheet by its corners alone', () => {
  const camera = tilted(-0.4, 0.3)
  const onPaper = overCorners(projectCorners(camera, sheet), sheet)
  const found = onPaper?.(project(camera, 60, 231))
  expect(found?.x).toBeCloseTo(60, 6)
  expect(found?.y).toBeCloseTo(231, 6)
})

test.each([
  ['the toes', 0, 0],
  ['the heel', Math.PI, 0],
])('the marked points give the length, whichever end of the sheet is nearer to %s', (_end, turn) => {
  const camera = tilted(-0.3, 0.1)
  const over = (x: number, y: number) => (turn === 0 ? { x, y } : { x: sheet.widthMm - x, y: sheet.heightMm - y })
  const up = ({ x, y }: { x: number; y: number }) => project(camera, x, y)
  const [heel, toe] = [over(110, 30), over(100, 275)]
  const seen = heelOutline(heel, toe, position(camera)).filter((_, nth) => nth % 9 === 0)
  const pointed = {
    paper: 'a4' as const,
    corners: shuffled(projectCorners(camera, sheet)),
    focal35Mm: undefined,
    heel: undefined,
    round: seen.map(up),
    toe: up(toe),
    tip: undefined,
  }
  const laid = layLabel({ width, height }, pointed)
  expect(laid?.numbers.heelToToe).toBeCloseTo(Math.hypot(10, 245), 0)
  expect(laid?.numbers.edgeToToe).toBeCloseTo(297 - 275, 0)
  expect(laid?.numbers.edgeToHeel).toBeCloseTo(30, 0)
  expect(laid?.corners[0].x).toBeCloseTo(up(over(sheet.widthMm, 0)).x, -0.5)
  expect(laid?.heel?.x).toBeCloseTo(up(heel).x, -0.5)
  expect(laid?.toe?.y).toBeCloseTo(up(toe).y, -0.5)
})
