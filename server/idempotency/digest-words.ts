import { createHash } from 'node:crypto'

/** What was asked for, as one word: the name in the address, the query and the body as they were written. */
export function digestWords(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}
