import { expect, test } from 'vitest'
import { onSheet, project } from '#domain/foot/photo/camera/camera.ts'
import { projectCorners } from '#domain/foot/photo/camera/project-corners.ts'
import { locateFoot } from '#domain/foot/photo/figures/foot-place.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { heldCamera } from '../../../support/builders/painted-sheet.ts'
import { toHandMarks } from './ends-by-hand.ts'
import type { Label } from './read-labels.ts'

const size = { width: 1_200, height: 1_600 }
const labelCamera = heldCamera({ widthPx: size.width, heightPx: size.height }, { distortion: 0 })
const px = (x: number, y: number) => {
  const at = project(labelCamera, x, y)
  return [at.x, at.y] as const
}
const label: Label = {
  file: 'drawn.jpeg',
  sha256: 'a'.repeat(64),
  paper: 'a4',
  corners: projectCorners(labelCamera, papers.a4).map(({ x, y }) => [x, y]) as Label['corners'],
  heel: [...px(105, 30)],
  toe: [...px(100, 270)],
  side: 'left',
  sigmaMm: 2,
  isHeelSeen: true,
  isAnswerable: true,
  codes: [],
}

test('a hand marks a heel where it is visible, and the engine derives its position on the sheet', () => {
  const { heel, toe } = toHandMarks(label, size, 26) ?? {}
  if (!heel || !toe) throw new Error('nothing is pointed at')
  expect(onSheet(labelCamera, heel).y).toBeLessThan(25)
  const { heel: stands } = locateFoot(labelCamera, { heel, toe }, [])
  expect(Math.hypot(stands.x - 105, stands.y - 30)).toBeLessThan(1.5)
})

test('a label without a heel yields the corners, and one without corners nothing', () => {
  expect(Object.keys(toHandMarks({ ...label, heel: null }, size, 26) ?? {})).toEqual(['corners'])
  expect(toHandMarks({ ...label, corners: null }, size, 26)).toBeUndefined()
})
