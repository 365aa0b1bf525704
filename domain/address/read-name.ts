import { fail, ok, type Result } from '#domain/result.ts'
import { charactersIn, isPlainLine, tidy } from './plain-line.ts'

const longest = 60

export type NameError = 'missing' | 'too_long' | 'not_plain'

/**
 * Reads a person's name as they write it. Composes characters (NFC) but does not replace compatibility characters,
 * because a name is written the way its owner writes it.
 */
export function readName(typed: string): Result<string, NameError> {
  const name = tidy(typed.normalize('NFC'))
  if (name === '') return fail('missing')
  if (!isPlainLine(name)) return fail('not_plain')
  return charactersIn(name) > longest ? fail('too_long') : ok(name)
}
