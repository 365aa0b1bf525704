/**
 * The whole address of a page, for a mail. It begins with the address that the owner named and never with what a request
 * says of its host, and a path that would lead elsewhere cannot be.
 */
export function linkIn(publicUrl: string, path: string): string {
  const home = new URL(publicUrl)
  const link = new URL(path, home.origin)
  if (!path.startsWith('/') || link.origin !== home.origin) throw new Error('A link of a mail leads out of the shop')
  return link.href
}
