import { createHash } from 'node:crypto'

/** Digest of a request's input: the id in its path, its query and its body, as they were sent. */
export function digestWords(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}
