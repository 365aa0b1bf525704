import sharp from 'sharp'
import { isHeic } from '#domain/foot/photo/is-heic.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { readFocal35 } from '#domain/foot/photo/read-focal35.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export const photoLimits = { maxBytes: 40_000_000, maxPixels: 60_000_000 } as const

export type ReadPhotoRejection = 'too_many_bytes' | 'too_many_pixels' | 'heic' | 'no_image'

export type Photo = { readonly pixels: Pixels; readonly focal35Mm: number | undefined }

/** The formats that browsers read as well: others may be a document, a drawing of any size or a video. */
const formats: readonly string[] = ['jpeg', 'png', 'webp']

/** Decodes a photo of a phone: upright, in sRGB, with the focal length from its metadata. */
export async function readPhoto(bytes: Uint8Array): Promise<Result<Photo, ReadPhotoRejection>> {
  if (bytes.byteLength > photoLimits.maxBytes) return fail('too_many_bytes')
  if (isHeic(bytes)) return fail('heic')
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false })
    const { width, height, format } = await image.metadata()
    if (!formats.includes(format)) return fail('no_image')
    // Checked before any pixel is decoded: a small file may hold an image that fills the memory.
    if (width * height > photoLimits.maxPixels) return fail('too_many_pixels')
    const { data, info } = await image
      .autoOrient()
      .toColourspace('srgb')
      // Transparent pixels become white.
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 4) return fail('no_image')
    return ok({ pixels: { data, width: info.width, height: info.height }, focal35Mm: readFocal35(bytes) })
  } catch {
    return fail('no_image')
  }
}
