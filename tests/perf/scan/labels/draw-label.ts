import sharp from 'sharp'
import type { Point } from '#domain/foot/geometry/point.ts'
import { onSheet, position, project } from '#domain/foot/photo/camera/camera.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import type { LabelPoints, LaidLabel } from './lay-label.ts'
import { heelOutline } from './seen-heel.ts'

const wholePx = 1_060
/** The size of the crops, and the pixels of the photo that each shows. */
const [cropSize, perRow] = [350, 3]
const [cornerPx, heelPx, toePx] = [140, 340, 160]

const path = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
const ring = (points: readonly Point[], colour: string) =>
  `<polygon points="${path(points)}" fill="none" stroke="${colour}"/>`
const spot = ({ x, y }: Point, colour: string, size: number) =>
  `<path d="M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}" stroke="${colour}"/>`

/** Lines over the photo, in its own coordinates, one output pixel wide. */
function overlay({ camera, corners, heel, toe }: LaidLabel, pointed: LabelPoints, pxPerPixel: number): string {
  const size = 9 / pxPerPixel
  const eye = position(camera)
  const outline =
    heel && toe
      ? heelOutline(onSheet(camera, heel), onSheet(camera, toe), eye).map(({ x, y }) => project(camera, x, y))
      : []
  return [
    `<g stroke-width="${1.2 / pxPerPixel}">`,
    ring(corners, '#f0f'),
    ring(outline, '#0a0'),
    ...pointed.corners.map((corner) => spot(corner, '#00f', size)),
    ...pointed.round.map((point) => spot(point, '#00f', size / 2)),
    ...[pointed.tip, pointed.heel, pointed.toe].flatMap((point) => (point ? [spot(point, '#00f', size)] : [])),
    ...(heel && toe
      ? [
          `<path d="M${heel.x} ${heel.y}L${toe.x} ${toe.y}" stroke="#0a0"/>`,
          spot(heel, '#f00', size),
          spot(toe, '#f00', size),
        ]
      : []),
    '</g>',
  ].join('')
}

const picture = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

/** A grid of pixels with their coordinates. */
function grid(left: number, top: number, side: number, scale: number): string {
  const step = side > 200 ? 50 : 20
  const from = (at: number) => Math.ceil(at / step) * step
  const all = (at: number) =>
    Array.from({ length: Math.floor((at + side - from(at)) / step) + 1 }, (_, k) => from(at) + k * step)
  const text = (x: number, y: number, value: number) =>
    `<text x="${x}" y="${y}" font-size="${11 / scale}" fill="#f00">${value}</text>`
  const lines = [
    ...all(left).map((x) => `<path d="M${x} ${top}V${top + side}"/>${text(x + 1 / scale, top + 10 / scale, x)}`),
    ...all(top).map((y) => `<path d="M${left} ${y}H${left + side}"/>${text(left + 1 / scale, y - 2 / scale, y)}`),
  ]
  return `<g stroke="#0ff" stroke-width="${0.5 / scale}" opacity="0.7">${lines.join('')}</g>`
}

/** An enlarged part of the photo with lines over it. Anything outside the photo is grey. */
async function crop(
  photo: Pixels,
  { x, y }: Point,
  side: number,
  laid: LaidLabel,
  pointed: LabelPoints,
): Promise<Buffer> {
  const scale = cropSize / side
  const [left, top] = [Math.round(x - side / 2), Math.round(y - side / 2)]
  const [l, t] = [Math.max(0, left), Math.max(0, top)]
  const [r, b] = [Math.min(photo.width, left + side), Math.min(photo.height, top + side)]
  const offset = { left: Math.round((l - left) * scale), top: Math.round((t - top) * scale) }
  const isInside = r - l > 1 && b - t > 1
  const part = isInside
    ? [
        {
          ...offset,
          input: await picture(photo)
            .extract({ left: l, top: t, width: r - l, height: b - t })
            .resize(Math.floor((r - l) * scale), Math.floor((b - t) * scale), { fit: 'fill', kernel: 'cubic' })
            .png()
            .toBuffer(),
        },
      ]
    : []
  const lines = svg(
    [left, top, side, side],
    cropSize,
    cropSize,
    grid(left, top, side, scale) + overlay(laid, pointed, scale),
  )
  return await sharp({ create: { width: cropSize, height: cropSize, channels: 3, background: '#888' } })
    .composite([...part, { input: lines, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

function svg(box: readonly number[], width: number, height: number, inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">${inner}</svg>`,
  )
}

/** Draws the whole photo with the labelled points, and a second picture with each point enlarged. */
export async function drawLabel(photo: Pixels, laid: LaidLabel, pointed: LabelPoints, file: string): Promise<string[]> {
  const scale = wholePx / Math.max(photo.width, photo.height)
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const lines = svg([0, 0, photo.width, photo.height], width, height, overlay(laid, pointed, scale))
  await picture(photo)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: lines }])
    .png()
    .toFile(file)
  const places = [
    ...laid.corners.map((at) => ({ at, side: cornerPx })),
    ...(laid.heel ? [{ at: laid.heel, side: heelPx }] : []),
    ...(laid.toe ? [{ at: laid.toe, side: toePx }] : []),
  ]
  const crops = await Promise.all(
    places.map(async ({ at, side }, k) => ({
      input: await crop(photo, at, side, laid, pointed),
      left: (k % perRow) * cropSize,
      top: Math.floor(k / perRow) * cropSize,
    })),
  )
  const inLarge = file.replace(/(\.png)?$/, '-places.png')
  const size = { width: perRow * cropSize, height: Math.ceil(places.length / perRow) * cropSize }
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(crops)
    .png()
    .toFile(inLarge)
  return [file, inLarge]
}
