import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { type Camera, onSheet } from '../../photo/camera/camera.ts'
import { projectCorners } from '../../photo/camera/project-corners.ts'
import { type PaperName, papers } from '../../photo/paper/papers.ts'
import { shrink } from '../../photo/picture/picture.ts'
import type { Pixels } from '../../photo/question/photo-question.ts'
import { type SeenSheet, seeSheet } from './see-sheet.ts'

const size = { widthPx: 720, heightPx: 960 }
const white = [226, 224, 220] as const
const wood = () => [120, 84, 58] as const

const see = (photo: Pixels, question: Parameters<typeof seeSheet>[2] = { paper: 'auto' }) =>
  seeSheet(photo, { picture: shrink(photo, 1), pxPerPixel: 1 }, question)

const painted = (camera: Camera, paper: PaperName) =>
  paintedSheet(camera, papers[paper], { paper: white, floor: wood, hasLeg: false })

/** How far the farthest corner was seen beside where it is, in mm; either end may have been taken for the lower one. */
function missMm({ laid }: SeenSheet, camera: Camera, paper: PaperName): number {
  if (!laid) return Number.POSITIVE_INFINITY
  const { widthMm, heightMm } = papers[paper]
  const seen = projectCorners(laid.camera, laid.sheet).map((corner) => onSheet(camera, corner))
  const ways = [0, 2].map((turn) =>
    [
      [widthMm, 0],
      [0, 0],
      [0, heightMm],
      [widthMm, heightMm],
    ].map(([x = 0, y = 0], k) => Math.hypot(seen[(k + turn) % 4]!.x - x, seen[(k + turn) % 4]!.y - y)),
  )
  return Math.min(...ways.map((way) => Math.max(...way)))
}

test('a sheet is found to a fraction of a millimetre, and its shape tells which it is', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const camera = heldCamera(size)
    const seen = see(painted(camera, paper))
    expect(seen.rejection).toBeUndefined()
    expect(seen.laid?.paper).toBe(paper)
    expect(missMm(seen, camera, paper)).toBeLessThan(0.4)
  }
})

test('the sheet may lie across the photo and be seen askew', () => {
  const camera = heldCamera({ widthPx: 960, heightPx: 720 }, { turn: Math.PI / 2 + 0.1, tip: 0.25, heightMm: 560 })
  const moved = { ...camera, origin: [-140, -105, 560] } as const
  const seen = see(painted(moved, 'a4'))
  expect(seen.rejection).toBeUndefined()
  expect(missMm(seen, moved, 'a4')).toBeLessThan(0.4)
})

test('what is said is asked about where the shape says otherwise', () => {
  const seen = see(painted(heldCamera(size), 'letter'), { paper: 'a4' })
  expect(seen.rejection).toBe('which_paper')
  expect(seen.papers).toEqual(['a4', 'letter'])
})

test('where nothing but floor is seen there is no sheet', () => {
  const bare = paintedSheet(heldCamera(size), papers.a4, { paper: undefined, floor: wood, hasLeg: false })
  expect(see(bare)).toMatchObject({ laid: undefined, rejection: 'no_paper' })
})

test('on a patterned floor, whose lines are stronger than its sides, the sheet is the large even piece', () => {
  const discs = (x: number, y: number) => {
    const away = Math.hypot((((x % 36) + 36) % 36) - 18, (((y % 36) + 36) % 36) - 18)
    return away < 15 && away > 6 ? ([64, 62, 56] as const) : ([150, 148, 140] as const)
  }
  const camera = heldCamera(size)
  const photo = paintedSheet(camera, papers.a4, { paper: [168, 168, 164], floor: discs, hasLeg: false })
  expect(missMm(see(photo), camera, 'a4')).toBeLessThan(0.6)
})

test('corners that a hand set in any order are settled by the edges near them', () => {
  const camera = heldCamera(size)
  const [a, b, c, d] = projectCorners(camera, papers.a4).map(({ x, y }, k) => ({ x: x + (k % 2 ? 2 : -2), y: y + 1.5 }))
  const seen = see(painted(camera, 'a4'), { paper: 'a4', corners: [c!, a!, d!, b!] })
  expect(seen.laid?.isByHand).toBe(true)
  expect(missMm(seen, camera, 'a4')).toBeLessThan(0.4)
})
