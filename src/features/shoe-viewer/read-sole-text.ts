import { fail, ok, type Result } from '#domain/result.ts'

export const soleTextMost = 8

export type SoleTextFault = 'too_long' | 'unknown_sign'

/** What can stand under the arch. Small and full-width letters are as good as any; empty means none. */
export function readSoleText(typed: string): Result<string, SoleTextFault> {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
  if (!/^[A-Z0-9 .&-]*$/.test(text)) return fail('unknown_sign')
  return text.length > soleTextMost ? fail('too_long') : ok(text)
}
