/** A UUID of version 4. The browser's own way needs a secure connection, which a shop on a local network has not. */
export function newRecordId(): string {
  const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16)
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit)
}
