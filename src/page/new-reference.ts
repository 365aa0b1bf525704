/** Letters and digits that nobody mixes up when reading them aloud. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** What a customer reads to us on the telephone: ten signs, made where no secure connection is needed. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
