/** The media types that the shop accepts, with their file extensions; the first extension is the default. */
export const fileExtensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'model/stl': ['stl'],
  'model/3mf': ['3mf'],
  'model/obj': ['obj'],
  'model/ply': ['ply'],
  'model/gltf-binary': ['glb'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type MediaType = keyof typeof fileExtensions

/** How many bytes of a file are needed to detect its type. */
export const headBytes = 4_096

type Head = {
  readonly bytes: Uint8Array
  /** The bytes as Latin-1 characters, one each. */
  readonly text: string
  /** Whether it contains text only. */
  readonly isText: boolean
  /** The size of the whole file, if known. */
  readonly size: number | undefined
}

/** ISO/IEC 23008-12: the brands of pictures that phones write. */
const heicBrand = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** An STL file begins with 80 arbitrary bytes, which other programs could mistake for a web page or PDF. */
const looksLikeAnother = /^\s*<|^%PDF/

const objLinePattern = /^\s*(#.*|(v|vn|vt|vp|f|l|p|o|g|s|mtllib|usemtl|cstype)\s.*)?$/

function uint32(bytes: Uint8Array, at: number): number | undefined {
  return bytes.length < at + 4 ? undefined : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)
}

/** 80 bytes, the number of triangles, and 50 bytes for each: the size proves the number. */
function isBinaryStl({ bytes, text, size }: Head, maxTriangles: number): boolean {
  const triangles = uint32(bytes, 80)
  if (triangles === undefined || triangles === 0 || triangles > maxTriangles || looksLikeAnother.test(text))
    return false
  return size === undefined || size === 84 + 50 * triangles
}

function isObj({ text, isText, size, bytes }: Head): boolean {
  if (!isText) return false
  const lines = text.split(/\r?\n/)
  // The last line may continue after the head.
  if (size === undefined || size > bytes.length) lines.pop()
  return lines.every((line) => objLinePattern.test(line)) && lines.some((line) => /^\s*v\s/.test(line))
}

/** The first match wins; binary STL comes last, since its first bytes are arbitrary. */
const kinds: readonly (readonly [MediaType, (head: Head, maxTriangles: number) => boolean])[] = [
  ['image/jpeg', ({ text }) => text.startsWith('\xff\xd8\xff')],
  ['image/png', ({ text }) => text.startsWith('\x89PNG\r\n\x1a\n') && text.slice(12, 16) === 'IHDR'],
  ['image/heic', ({ text }) => text.slice(4, 8) === 'ftyp' && heicBrand.test(text.slice(8, 12))],
  ['model/gltf-binary', ({ text, bytes, size }) => text.startsWith('glTF\x02\0\0\0') && fits(uint32(bytes, 8), size)],
  ['model/ply', ({ text }) => /^ply\r?\nformat (ascii|binary_little_endian|binary_big_endian) 1\.0\s/.test(text)],
  ['model/stl', ({ text, isText }) => isText && /^solid\b[^\n]*\n\s*facet\s+normal\s/.test(text)],
  ['model/obj', isObj],
  ['model/stl', isBinaryStl],
]

function fits(said: number | undefined, size: number | undefined): boolean {
  return said !== undefined && (size === undefined || said === size)
}

/**
 * Detects the media type of a file from its own bytes, whatever its name and its sender say; `undefined` if the shop
 * does not accept it. Reads the head only: nothing is unpacked or parsed.
 */
export function detectMediaKind(
  bytes: Uint8Array,
  { size, maxTriangles }: { readonly size: number | undefined; readonly maxTriangles: number },
): MediaType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, headBytes))
  // Letters of other languages are bytes above 127.
  const head = { bytes, text, isText: !/[^\t\n\r\x20-\x7e\x80-\xff]/.test(text), size }
  return kinds.find(([, isIt]) => isIt(head, maxTriangles))?.[0]
}
