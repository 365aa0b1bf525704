import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Corners, Pixels } from '#domain/foot/photo/question/photo-question.ts'

const widestPx = 1_600
export const pxPerMm = 2

export function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

function svg(width: number, height: number, inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)
}

export function ring(points: readonly Point[], scale: number, colour: string): string {
  const path = points.map(({ x, y }) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(' ')
  return `<polygon points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`
}

/** Numbers the corners in the given order. */
export function cornerMarks(corners: Corners, scale: number): string {
  return corners
    .map(({ x, y }, index) => {
      const [at, level] = [(x * scale).toFixed(1), (y * scale).toFixed(1)]
      return `<circle cx="${at}" cy="${level}" r="7" fill="none" stroke="#f0f" stroke-width="2"/><text x="${at}" y="${level}" dx="10" font-size="22" fill="#f0f">${index + 1}</text>`
    })
    .join('')
}

/** Includes the folders, so that photos with the same file name do not collide. */
function pictureName(file: string): string {
  const words = file.replace(/\.\w+$/, '').split(/[^\p{L}\p{N}_]+/u)
  return words.filter((word) => word !== '').join('-')
}

/** Creates the folder for the images of one photo. Overlays are drawn in the photo's pixels times `scale`. */
export async function openStages(folder: string, file: string, pixels: Pixels) {
  await mkdir(folder, { recursive: true })
  const name = pictureName(file)
  const scale = Math.min(1, widestPx / Math.max(pixels.width, pixels.height))
  const [width, height] = [Math.round(pixels.width * scale), Math.round(pixels.height * scale)]
  const small = await toSharp(pixels).resize(width, height, { fit: 'fill' }).png().toBuffer()
  return {
    scale,
    write: (stage: string, picture: Sharp) => picture.png().toFile(join(folder, `${name}-${stage}.png`)),
    over: (inner: string) => sharp(small).composite([{ input: svg(width, height, inner) }]),
  }
}

/** The measured outline in mm, on a grid of centimetres, with the axis of the foot. */
export function plan(outline: readonly Point[]): Sharp {
  const [width, height] = [160 * pxPerMm, 350 * pxPerMm]
  const index = ({ x, y }: Point): Point => ({ x: width / 2 + x * pxPerMm, y: height - (y + 10) * pxPerMm })
  const lines = Array.from({ length: 35 }, (_, cm) => {
    const level = height - (cm + 1) * 10 * pxPerMm
    return `<path d="M0 ${level}H${width}" stroke="#ddd"/>`
  }).join('')
  const ground = `<rect width="${width}" height="${height}" fill="#fff"/>`
  const axis = `<path d="M${width / 2} 0V${height}" stroke="#888"/>`
  return sharp(svg(width, height, ground + lines + axis + ring(outline.map(index), 1, '#000')))
}
