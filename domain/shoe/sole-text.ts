import { fail, ok, type Result } from '../result.ts'

/** What stands under the arch: few letters, that are still read after they were printed and walked on. */
export const maxSoleTextLength = 8

export type SoleTextError = 'too_long' | 'unknown_sign'

/** In capitals. Small letters and those as wide as two, as a Japanese keyboard writes them, are the same; empty means none. */
export function readSoleText(typed: string): Result<string, SoleTextError> {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
  if (!/^[A-Z0-9 .&-]*$/.test(text)) return fail('unknown_sign')
  return text.length > maxSoleTextLength ? fail('too_long') : ok(text)
}
