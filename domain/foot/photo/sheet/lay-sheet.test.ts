import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { type Camera, onSheet, project } from '../camera/camera.ts'
import { type PaperName, papers } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import type { Pixels } from '../question/photo-question.ts'
import { buildOverview } from './find-sheet.ts'
import { pieceFraming, wholeSheet } from './framing.ts'
import { laySheet, rankSheet } from './lay-sheet.ts'

type Colour = readonly [number, number, number]

const size = { widthPx: 900, heightPx: 1200 }

function lay(photo: Pixels, name: PaperName, focalPx: number) {
  const work = { picture: shrink(photo, 1), pxPerPixel: 1 }
  const prior = { focalPx, focalShare: 0.015, distortion: 0.01, lean: 0.055 }
  const middle = { x: photo.width / 2, y: photo.height / 2 }
  return laySheet({ overview: buildOverview(photo), work, prior, middle }, papers[name])
}

const floors = {
  'a plain floor': () => [120, 110, 100],
  'a floor nearly as light as paper': () => [204, 202, 198],
  'a checkered floor with a joint 3 mm beyond the front edge': (x, y) =>
    ((Math.floor((x - 2) / 60) + Math.floor((y - 300) / 60)) & 1) === 1 ? [230, 228, 220] : [60, 60, 65],
  'planks whose joints run along the sheet, 3 mm beside it': (x) =>
    Math.abs((((x + 3) % 90) + 90) % 90) < 1.5 ? [70, 50, 30] : [150, 110, 70],
  'a floor brighter than paper': () => [245, 244, 240],
} satisfies Record<string, (x: number, y: number) => readonly [number, number, number]>

/** `npm run test:long` lays the sheet as seen straight from above, too. */
const lenses = [
  heldCamera(size, { turn: -0.2, lean: -0.05, tip: 0.02, heightMm: 760 }),
  ...(process.env.TEST_LONG ? [heldCamera(size)] : []),
]

for (const [name, floor] of Object.entries(floors))
  test(`the sheet is laid to a pixel or two on ${name}, its heel’s end under the leg`, () => {
    for (const lens of lenses) {
      const laid = lay(paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor }), 'a4', lens.focalPx)
      if (!laid) throw new Error('no sheet was found')
      for (const [x, y] of [
        [0, 297],
        [210, 297],
        [0, 60],
        [210, 60],
      ] as const) {
        const [found, truth] = [project(laid.camera, x, y), project(lens, x, y)]
        expect(Math.hypot(found.x - truth.x, found.y - truth.y)).toBeLessThan(2)
      }
      expect(laid.covered[0]).toBeGreaterThan(laid.covered[1])
    }
  })

/** A foot well inside of the sheet, its toes 5 mm from the front, and a leg that leaves over a long edge where the heel is. */
function withLegAside(photo: Pixels, lens: Camera): Pixels {
  for (let at = 0; at < photo.width * photo.height; at += 1) {
    const { x, y } = onSheet(lens, { x: (at % photo.width) + 0.5, y: Math.floor(at / photo.width) + 0.5 })
    const isFoot = Math.abs(x - 120) < 40 && y > 45 && (y < 252 || Math.hypot(x - 120, y - 252) < 40)
    const isLeg = x > 120 && y > 45 + 0.2 * (x - 120) && y < 182 + 0.5 * (x - 120)
    if (isFoot || isLeg) for (const c of [0, 1, 2] as const) photo.data[at * 4 + c] = skin[c] + ((at * 7 + c) % 5)
  }
  return photo
}

const skin = [186, 146, 124] as const

test('a leg over more than half of a long edge hides neither where the sheet lies nor at which end the heel is', () => {
  const [{ widthMm, heightMm }, lens] = [papers.a4, heldCamera(size)]
  const planks = (x: number) => (Math.abs((((x + 3) % 90) + 90) % 90) < 1.5 ? [70, 50, 30] : [150, 110, 70]) as Colour
  const bare = paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor: planks, hasLeg: false })
  const laid = lay(withLegAside(bare, lens), 'a4', lens.focalPx)
  if (!laid) throw new Error('no sheet was found')
  for (const [x, y] of [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ] as const) {
    const [found, truth] = [project(laid.camera, x, y), project(lens, x, y)]
    expect(Math.hypot(found.x - truth.x, found.y - truth.y)).toBeLessThan(2)
  }
  expect(Math.min(...laid.sides.map(({ support }) => support))).toBeGreaterThan(0.8)
})

test('a Letter sheet and an A3 sheet are laid as well', () => {
  for (const name of ['letter', 'a3'] as const) {
    const lens = heldCamera(size, { heightMm: name === 'a3' ? 900 : 640 })
    const laid = lay(
      paintedSheet(lens, papers[name], { paper: [218, 216, 212], floor: () => [120, 110, 100] }),
      name,
      lens.focalPx,
    )
    const truth = project(lens, papers[name].widthMm, papers[name].heightMm)
    const found = laid && project(laid.camera, papers[name].widthMm, papers[name].heightMm)
    expect(Math.hypot((found?.x ?? 0) - truth.x, (found?.y ?? 0) - truth.y)).toBeLessThan(2)
  }
})

test('a bare floor is no sheet, or at least no clear one', () => {
  const lens = heldCamera(size)
  const bare = lay(
    paintedSheet(lens, papers.a4, { paper: undefined, floor: () => [150, 140, 130] }),
    'a4',
    lens.focalPx,
  )
  const clear = lay(
    paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor: () => [150, 140, 130] }),
    'a4',
    lens.focalPx,
  )
  expect(bare?.mark ?? 0).toBeLessThan(clear!.mark - 0.4)
})

test('of two places that look alike the likelier is the one whose heel’s edge is seen as well, but of a piece it need not be', () => {
  const seen = { spots: [], contrast: 1, support: 1, visible: 1 }
  const placed = (mark: number, heel: number) => ({
    mark,
    sides: [
      { ...seen, name: 'front' as const },
      { ...seen, name: 'heel' as const, support: heel },
    ],
  })
  expect(rankSheet(placed(1.6, 0.9), wholeSheet)).toBeGreaterThan(rankSheet(placed(1.8, 0.1), wholeSheet))
  expect(rankSheet(placed(1.6, 0.9), pieceFraming)).toBeLessThan(rankSheet(placed(1.8, 0.1), pieceFraming))
})
