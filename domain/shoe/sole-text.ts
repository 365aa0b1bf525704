import { fail, ok, type Result } from '../result.ts'

/** The maximum length of the text under the arch: few letters stay readable after printing and wear. */
export const maxSoleTextLength = 8

export type SoleTextError = 'too_long' | 'unknown_sign'

/**
 * Reads a sole text in capitals. Lower-case and full-width letters, as a Japanese keyboard types them, are converted;
 * empty means none.
 */
export function readSoleText(typed: string): Result<string, SoleTextError> {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
  if (!/^[A-Z0-9 .&-]*$/.test(text)) return fail('unknown_sign')
  return text.length > maxSoleTextLength ? fail('too_long') : ok(text)
}
