const jpegStart = 0xffd8
const exifSegment = 0xffe1
/** Start of scan: metadata stands before the picture itself. */
const scanStart = 0xffda
const exifPart = 0x8769
const focal35Tag = 0xa405
const shortType = 3
const longType = 4
/** A photo that names more has been tampered with; a telephone has some thirty. */
const maxEntries = 500
/** From a fish's eye to a lens that is longer than any telephone. */
const plausible = { min: 8, max: 300 }

/** Reads numbers where they are; beyond the end there is nothing, and nothing is no number. */
class Bytes {
  readonly #view: DataView
  isLittleEndian = false

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  short(at: number): number | undefined {
    return this.#has(at, 2) ? this.#view.getUint16(at, this.isLittleEndian) : undefined
  }

  long(at: number): number | undefined {
    return this.#has(at, 4) ? this.#view.getUint32(at, this.isLittleEndian) : undefined
  }

  #has(at: number, count: number): boolean {
    return at >= 0 && at + count <= this.#view.byteLength
  }
}

/**
 * The focal length in 35 mm terms from the metadata of a JPEG (EXIF, FocalLengthIn35mmFilm). Undefined if there is none, or
 * if the value is no lens. Reads the first bytes only, so that these are enough as input.
 */
export function readFocal35(file: Uint8Array): number | undefined {
  const tiff = findTiff(file)
  if (!tiff) return undefined
  const bytes = new Bytes(tiff)
  bytes.isLittleEndian = bytes.short(0) === 0x4949
  const first = bytes.long(4)
  const exif = first === undefined ? undefined : findExifEntry(bytes, first, exifPart)
  const mm = exif === undefined ? undefined : findExifEntry(bytes, exif, focal35Tag)
  return mm !== undefined && mm >= plausible.min && mm <= plausible.max ? mm : undefined
}

/** The part of the file that begins with the order of its bytes; every place in it counts from there. */
function findTiff(file: Uint8Array): Uint8Array | undefined {
  const bytes = new Bytes(file)
  if (bytes.short(0) !== jpegStart) return undefined
  let at = 2
  for (;;) {
    const [mark, length] = [bytes.short(at), bytes.short(at + 2)]
    if (mark === undefined || length === undefined || mark < 0xff00 || mark === scanStart) return undefined
    // Other things than EXIF stand in segments of this kind, too.
    const isExif = bytes.long(at + 4) === 0x45786966 && bytes.short(at + 8) === 0
    if (mark === exifSegment && isExif) return file.subarray(at + 10, at + 2 + length)
    at += 2 + length
  }
}

/** The number under a tag in a list of entries. */
function findExifEntry(bytes: Bytes, list: number, tag: number): number | undefined {
  const count = Math.min(bytes.short(list) ?? 0, maxEntries)
  for (let place = 0; place < count; place++) {
    const at = list + 2 + place * 12
    if (bytes.short(at) !== tag) continue
    const type = bytes.short(at + 2)
    if (type === shortType) return bytes.short(at + 8)
    return type === longType ? bytes.long(at + 8) : undefined
  }
  return undefined
}
