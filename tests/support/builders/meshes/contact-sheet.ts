import { join } from 'node:path'
import sharp from 'sharp'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type Level, type ShoeMeasures, type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { type Rgb, renderMesh, type View } from './render-mesh.ts'

/** What the polymer comes in. */
const colours: readonly Rgb[] = [
  [58, 55, 52],
  [143, 139, 133],
  [86, 99, 76],
  [122, 86, 64],
]
/** Three quarters from the front, both sides, above, behind, below. */
const views: readonly View[] = [
  { turnDeg: -38, tiltDeg: 32, roomMm: 285 },
  { turnDeg: -90, tiltDeg: 8, roomMm: 300 },
  { turnDeg: 90, tiltDeg: 8, roomMm: 300 },
  { turnDeg: -90.01, tiltDeg: 89, roomMm: 300 },
  { turnDeg: 148, tiltDeg: 28, roomMm: 285 },
  { turnDeg: -90, tiltDeg: -89, roomMm: 300 },
]
const measures: ShoeMeasures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66, toeForm: 'egyptian' }
const [width, height] = [290, 200]

function makeTestShoe(upper: Upper, level: Level): FinishedMesh {
  const made = makeShoe({ measures, side: 'right', upper, feel: 'natural', level, soleText: '' })
  if (!made.ok) throw new Error(made.code)
  return made.value.shoe
}

type ContactSheetOptions = {
  readonly file: string
  readonly only: Upper | undefined
  readonly colours: readonly Rgb[]
  readonly zoom: number
}

/** Every upper in every colour from every side on one sheet. */
async function drawSheet({ file, only, colours: chosen, zoom }: ContactSheetOptions): Promise<void> {
  const rows = uppers
    .filter((upper) => !only || upper === only)
    .flatMap((upper) => {
      const mesh = makeTestShoe(upper, 'preview')
      return chosen.map((colour) => views.map((view) => renderMesh(mesh, colour, view, width * zoom, height * zoom)))
    })
  const perRow = zoom > 1 ? 2 : views.length
  const pictures = rows.flat()
  const layers = pictures.map(({ data, width: w, height: h }, k) => ({
    input: Buffer.from(data.buffer),
    raw: { width: w, height: h, channels: 3 as const },
    left: (k % perRow) * w,
    top: Math.floor(k / perRow) * h,
  }))
  const size = { width: perRow * width * zoom, height: Math.ceil(pictures.length / perRow) * height * zoom }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#faf7f1' } })
  await sheet.composite(layers).png({ palette: true, colours: 192 }).toFile(file)
}

const [only, file] = process.argv.slice(2)
const upper = uppers.find((one) => one === only)
await drawSheet(
  upper
    ? { file: file ?? `${upper}.png`, only: upper, colours: [colours[1]!], zoom: 2 }
    : { file: join(import.meta.dirname, '../../../../docs/shoe-contact-sheet.png'), only: undefined, colours, zoom: 1 },
)
