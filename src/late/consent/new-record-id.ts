/** A UUID of version 4. The browser's own way needs a secure connection, which a shop on a local network has not. */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    const marked = place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
