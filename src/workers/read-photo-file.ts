import { isHeic } from '#domain/foot/photo/is-heic.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { readFocal35 } from '#domain/foot/photo/read-focal35.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { FileRejection } from '#machines/foot-photo/foot-photo.types.ts'

const maxBytes = 40_000_000
/** What a photo tells of itself stands before its picture, within so many bytes. */
const bytesBefore = 256 * 1_024
/** More pixels make no number better, and take the memory of a small telephone. */
const maxPixels = 12_500_000

type Photo = { readonly pixels: Pixels; readonly focal35Mm: number | undefined }

/** How files begin that browsers show as pictures. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8/, /^RIFF....WEBP/s, /^....ftypavi/s]

/** One that is not shown and yet begins as a picture has lost a part of itself. */
function unreadable(before: Uint8Array): FileRejection {
  if (isHeic(before)) return 'heic'
  const text = String.fromCharCode(...before.subarray(0, 16))
  return beginnings.some((one) => one.test(text)) ? 'damaged' : 'no_image'
}

/** A file as upright pixels, by the browser's own decoder. */
export async function readPhotoFile(file: Blob): Promise<Result<Photo, FileRejection>> {
  if (file.size === 0) return fail('empty')
  if (file.size > maxBytes) return fail('too_large')
  const before = new Uint8Array(await file.slice(0, bytesBefore).arrayBuffer())
  // Some browsers read HEIC and most do not: the others hear what would help.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return fail(unreadable(before))
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return fail('too_large')
  context.imageSmoothingQuality = 'high'
  // What is transparent is white, as it is on the server.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  return ok({ pixels: { data, width, height }, focal35Mm: readFocal35(before) })
}
