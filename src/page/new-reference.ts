/** Letters and digits that are not confused when read aloud. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/**
 * A reference of ten characters that a customer can read out on the telephone. Works without a secure
 * connection.
 */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
