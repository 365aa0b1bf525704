import { isHeic } from '#domain/foot/photo/is-heic.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { readFocal35 } from '#domain/foot/photo/read-focal35.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { FileRejection } from '#machines/foot-photo/foot-photo.types.ts'

const maxBytes = 40_000_000
/** The metadata of a photo precedes its pixels, within this many bytes. */
const bytesBefore = 256 * 1_024
/** More pixels do not improve the measurement, and exhaust the memory of a small phone. */
const maxPixels = 12_500_000

type Photo = { readonly pixels: Pixels; readonly focal35Mm: number | undefined }

/** The signatures of image files that browsers decode. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8/, /^RIFF....WEBP/s, /^....ftypavi/s]

/** An undecodable file with an image signature is damaged. */
function unreadable(before: Uint8Array): FileRejection {
  if (isHeic(before)) return 'heic'
  const text = String.fromCharCode(...before.subarray(0, 16))
  return beginnings.some((one) => one.test(text)) ? 'damaged' : 'no_image'
}

/** Decodes a file into upright pixels with the browser's own decoder. */
export async function readPhotoFile(file: Blob): Promise<Result<Photo, FileRejection>> {
  if (file.size === 0) return fail('empty')
  if (file.size > maxBytes) return fail('too_large')
  const before = new Uint8Array(await file.slice(0, bytesBefore).arrayBuffer())
  // Some browsers decode HEIC, most do not: for those the rejection names it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return fail(unreadable(before))
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return fail('too_large')
  context.imageSmoothingQuality = 'high'
  // Transparent pixels become white, as on the server.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  return ok({ pixels: { data, width, height }, focal35Mm: readFocal35(before) })
}
