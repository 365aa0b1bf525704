/** Characters that are invisible or change the text direction. */
const unseen = /\p{C}/gu

/** Decodes a path for display; undecodable or invisible characters stay percent-encoded. */
export function readablePath(path: string): string {
  return decoded(path).replace(unseen, (sign) => percentForm(sign))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function percentForm(sign: string): string {
  const bytes = new TextEncoder().encode(sign)
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
