import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { flatten } from './flatten-sheet.ts'
import type { Measured } from './measure-files.ts'
import type { Photo } from './read-photo.ts'

const widestPx = 1_600
const pxPerMm = 2

function pictureOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

function svg(width: number, height: number, inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)
}

function ring(points: readonly Point[], scale: number, colour: string): string {
  const path = points.map(({ x, y }) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(' ')
  return `<polygon points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`
}

/** The corners in their order: heel right, heel left, toe left, toe right. */
function cornerMarks(corners: Corners, scale: number): string {
  return corners
    .map(({ x, y }, place) => {
      const [at, level] = [(x * scale).toFixed(1), (y * scale).toFixed(1)]
      return `<circle cx="${at}" cy="${level}" r="7" fill="none" stroke="#f0f" stroke-width="2"/><text x="${at}" y="${level}" dx="10" font-size="22" fill="#f0f">${place + 1}</text>`
    })
    .join('')
}

/** Photos of one name from several folders keep apart. */
function pictureName(file: string): string {
  const words = file.replace(/\.\w+$/, '').split(/[^\p{L}\p{N}_]+/u)
  return words.filter((word) => word !== '').join('-')
}

/** Writes what was seen at every stage into a folder: the photo, the sheet, the foot, the sheet from straight above, the foot's outline in mm. */
export async function drawSeen(folder: string, paper: PaperName, file: string, { pixels }: Photo, measured: Measured) {
  await mkdir(folder, { recursive: true })
  const name = pictureName(file)
  const write = (stage: string, picture: Sharp) => picture.png().toFile(join(folder, `${name}-${stage}.png`))
  const scale = Math.min(1, widestPx / Math.max(pixels.width, pixels.height))
  const [width, height] = [Math.round(pixels.width * scale), Math.round(pixels.height * scale)]
  const small = await pictureOf(pixels).resize(width, height, { fit: 'fill' }).png().toBuffer()
  const over = (inner: string) => sharp(small).composite([{ input: svg(width, height, inner) }])
  const corners = measured.ok ? measured.value.seen.corners : measured.facts.corners

  await write('1-looking', sharp(small))
  if (!corners) return
  const sheet = ring(corners, scale, '#f0f') + cornerMarks(corners, scale)
  await write('2-paper', over(sheet))
  const size = papers[paper]
  const flat = flatten(pixels, corners, size, pxPerMm)
  if (flat) await write('3-pose', pictureOf(flat))
  if (!measured.ok) return
  await write('4-foot', over(sheet + ring(measured.value.seen.outline, scale, '#0f0')))
  const { outline } = measured.value.foot
  if (outline.length > 0) await write('5-figures', sharp(plan(outline)))
}

/** The outline as it was measured, in mm, on a grid of centimetres, with the axis. */
function plan(outline: readonly Point[]): Buffer {
  const [width, height] = [160 * pxPerMm, 350 * pxPerMm]
  const place = ({ x, y }: Point): Point => ({ x: width / 2 + x * pxPerMm, y: height - (y + 10) * pxPerMm })
  const lines = Array.from({ length: 35 }, (_, cm) => {
    const level = height - (cm + 1) * 10 * pxPerMm
    return `<path d="M0 ${level}H${width}" stroke="#ddd"/>`
  }).join('')
  const ground = `<rect width="${width}" height="${height}" fill="#fff"/>`
  const axis = `<path d="M${width / 2} 0V${height}" stroke="#888"/>`
  return svg(width, height, ground + lines + axis + ring(outline.map(place), 1, '#000'))
}
