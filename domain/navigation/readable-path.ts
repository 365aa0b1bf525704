/** Signs that cannot be seen, or that turn the text around them. */
const unseen = /\p{C}/gu

/** A path as a person would write it; what cannot be read or seen stays in its percent form. */
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
