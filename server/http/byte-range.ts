import type { ByteRange } from '#server/files/port.ts'

/**
 * Parses a Range header into the one requested range of bytes. Returns `whole` when the full file is sent instead
 * (several ranges, another unit), or `none` when the range lies outside the file.
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end }
}
