/**
 * A version 4 UUID. `crypto.randomUUID` needs a secure connection, which a shop on a local network does not
 * have.
 */
export function newRecordId(): string {
  const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16)
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit)
}
