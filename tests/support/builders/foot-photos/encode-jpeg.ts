import sharp from 'sharp'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'

/** How each orientation of a file is brought about from the upright photo: turned clockwise, after it was mirrored. */
const stored: Record<number, { readonly turn: number; readonly isMirrored: boolean }> = {
  1: { turn: 0, isMirrored: false },
  2: { turn: 0, isMirrored: true },
  3: { turn: 180, isMirrored: false },
  4: { turn: 180, isMirrored: true },
  5: { turn: 270, isMirrored: true },
  6: { turn: 270, isMirrored: false },
  7: { turn: 90, isMirrored: true },
  8: { turn: 90, isMirrored: false },
}

export type JpegOptions = { readonly quality: number; readonly focal35Mm?: number; readonly orientation?: number }

/** The photo as a phone's file, with the focal length and the orientation in its own data. */
export async function encodeJpeg(
  pixels: Pixels,
  { quality, focal35Mm, orientation = 1 }: JpegOptions,
): Promise<Buffer> {
  const { data, width, height } = pixels
  const { turn, isMirrored } = stored[orientation] ?? { turn: 0, isMirrored: false }
  const raw = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } })
  // One step after the other: sharp orders its own steps otherwise.
  const mirrored = isMirrored ? raw.flop() : raw
  const upright = await mirrored.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { info } = upright
  return sharp(upright.data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(turn)
    .withExif({
      IFD0: { Make: 'Hadashi', Model: 'Renderer' },
      ...(focal35Mm === undefined ? {} : { IFD2: { FocalLengthIn35mmFilm: String(Math.round(focal35Mm)) } }),
    })
    .withMetadata({ orientation })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
