import { isLoopback } from '#domain/navigation/loopback.ts'

/**
 * The origin at which a phone reaches the shop. On the server's own machine the page may be open at a loopback address.
 */
function originForPhones(): string {
  const isInside = isLoopback(location.host) && !isLoopback(new URL(__PUBLIC_URL__).host)
  return isInside ? __PUBLIC_URL__ : location.origin
}

/**
 * The link that another phone opens, in its own language. The secret is in the fragment, which reaches no server and no
 * log.
 */
export function handoffLink(token: string): string {
  return `${originForPhones()}/get-foot-scan#scan=${token}`
}

/** Whether a link points to a loopback address, which no other device can open. */
export function isInsideThisMachine(link: string): boolean {
  return isLoopback(new URL(link).host)
}
