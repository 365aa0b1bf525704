import { crc32 } from './crc32.ts'

export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array }

/** 1 January 1980, the first date of the format: the same shoe gives the same file on any day. */
const noDate = 0x0021
const localBytes = 30
const centralBytes = 46
const endBytes = 22
/** Version 2.0, and names in UTF-8. */
const [version, utf8] = [20, 0x0800]

/** Packs files into one without compression (APPNOTE.TXT 6.3.10 of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const named = entries.map((entry) => ({ ...entry, name: new TextEncoder().encode(entry.path) }))
  const sum = (size: (entry: (typeof named)[number]) => number) => named.reduce((all, entry) => all + size(entry), 0)
  const contents = sum(({ name, bytes }) => localBytes + name.length + bytes.length)
  const directory = sum(({ name }) => centralBytes + name.length)
  const file = new Uint8Array(contents + directory + endBytes)
  const view = new DataView(file.buffer)
  let at = 0
  let listed = contents
  for (const { name, bytes } of named) {
    const begin = at
    view.setUint32(at, 0x0403_4b50, true)
    writeFacts(view, at + 4, name, bytes)
    file.set(name, at + localBytes)
    file.set(bytes, at + localBytes + name.length)
    at += localBytes + name.length + bytes.length
    view.setUint32(listed, 0x0201_4b50, true)
    view.setUint16(listed + 4, version, true)
    writeFacts(view, listed + 6, name, bytes)
    view.setUint32(listed + 42, begin, true)
    file.set(name, listed + centralBytes)
    listed += centralBytes + name.length
  }
  view.setUint32(listed, 0x0605_4b50, true)
  view.setUint16(listed + 8, named.length, true)
  view.setUint16(listed + 10, named.length, true)
  view.setUint32(listed + 12, directory, true)
  view.setUint32(listed + 16, contents, true)
  return file
}

/** Writes the fields that the local header and the central directory have in common. */
function writeFacts(view: DataView, at: number, name: Uint8Array, bytes: Uint8Array): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 2, utf8, true)
  view.setUint16(at + 8, noDate, true)
  view.setUint32(at + 10, crc32(bytes), true)
  view.setUint32(at + 14, bytes.length, true)
  view.setUint32(at + 18, bytes.length, true)
  view.setUint16(at + 22, name.length, true)
}
