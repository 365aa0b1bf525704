import { expect, test } from 'vitest'
import { papers } from '../paper/papers.ts'
import { blank } from '../picture/picture.ts'
import { mmToPixel, pixelsPerMm, pixelToMm, rimMm } from './flat-sheet.ts'
import { paperDifference } from './paper-light.ts'

type Colour = readonly [number, number, number]

const { a4 } = papers
const white: Colour = [224, 222, 216]
const skin: Colour = [178, 128, 104]

/** The sheet from straight above, each place in the colour that it has there. */
function flattenColours(colourAt: (x: number, y: number) => Colour) {
  const flat = blank((a4.widthMm + 2 * rimMm) * pixelsPerMm, (a4.heightMm + 2 * rimMm) * pixelsPerMm)
  for (let row = 0, at = 0; row < flat.height; row += 1)
    for (let column = 0; column < flat.width; column += 1, at += 1) {
      const { x, y } = pixelToMm(column, row)
      const [red, green, blue] = colourAt(x, y)
      flat.red[at] = red
      flat.green[at] = green
      flat.blue[at] = blue
    }
  return flat
}

/** Roughly a foot, from the heel's end towards the toes. */
const isFoot = (x: number, y: number) => Math.abs(x - 105) < 44 && y < 245

/** How a place differs from paper, in light and in both tints. */
function at(difference: NonNullable<ReturnType<typeof paperDifference>>, xMm: number, yMm: number) {
  const { x, y } = mmToPixel(xMm, yMm)
  const place = Math.round(y) * difference.width + Math.round(x)
  return [difference.light[place]!, difference.red[place]!, difference.blue[place]!] as const
}

const onPaper = [
  [20, 280],
  [190, 280],
  [105, 270],
  [20, 150],
  [190, 150],
] as const
const onFoot = [
  [105, 60],
  [90, 150],
  [110, 220],
] as const

/** How strong red and blue are beside green, and by how much more light comes from the right and from the toes. */
const lamps = [
  ['a warm lamp on the left', { red: 1.1, blue: 0.75, across: -0.25, along: 0 }],
  ['a cold lamp at the toes', { red: 0.8, blue: 1.1, across: 0.05, along: 0.25 }],
  ['daylight from a corner', { red: 1, blue: 1, across: 0.2, along: -0.2 }],
] as const

test.each(lamps)('under %s paper differs from paper nowhere, and a foot does', (_, { red, blue, across, along }) => {
  const difference = paperDifference(
    flattenColours((x, y) => {
      const light = 0.85 * (1 + across * (x / a4.widthMm - 0.5) + along * (y / a4.heightMm - 0.5))
      const [r, g, b] = isFoot(x, y) ? skin : white
      return [r * light * red, g * light, b * light * blue]
    }),
    a4,
  )
  if (!difference) throw new Error('no paper was found')
  for (const [x, y] of onPaper) for (const part of at(difference, x, y)) expect(Math.abs(part)).toBeLessThan(0.04)
  for (const [x, y] of onFoot) {
    const [light, toRed, toBlue] = at(difference, x, y)
    expect(light).toBeLessThan(-0.2)
    expect(Math.hypot(toRed, toBlue)).toBeGreaterThan(0.15)
  }
  expect(difference.grain).toBeLessThan(0.02)
})

test('a shadow is darker than paper, and of the same tint', () => {
  const difference = paperDifference(
    flattenColours((x, y) => (isFoot(x, y) ? skin : x > 150 && y < 100 ? [150, 148.6, 144.6] : white)),
    a4,
  )
  const [light, toRed, toBlue] = at(difference!, 180, 50)
  expect(light).toBeLessThan(-0.25)
  expect(Math.hypot(toRed, toBlue)).toBeLessThan(0.05)
})

test('the paper’s grain is told by how much its tints scatter', () => {
  const grainWith = (strength: number) =>
    paperDifference(
      flattenColours((x, y) => {
        const [r, g, b] = isFoot(x, y) ? skin : white
        const speck = (Math.round(x * 2) * 7 + Math.round(y * 2) * 13) % 11 < 5 ? strength : -strength
        return [r + speck, g, b - speck]
      }),
      a4,
    )?.grain ?? 0
  expect(grainWith(8)).toBeGreaterThan(grainWith(2))
})

test('where nothing along the edges agrees there is no paper to compare with', () => {
  const tiles: readonly Colour[] = [
    [220, 40, 40],
    [40, 220, 40],
    [40, 40, 220],
  ]
  const tile = (x: number, y: number) => tiles[(Math.floor((x + 40) / 12) + Math.floor((y + 40) / 12)) % 3] ?? white
  expect(paperDifference(flattenColours(tile), a4)).toBeUndefined()
})
