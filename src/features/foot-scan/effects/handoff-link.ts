import { isLoopback } from '#domain/navigation/loopback.ts'

/** Where a phone reaches the shop: whoever sits at its machine may have opened it by an address that is inside there. */
function originForPhones(): string {
  const isInside = isLoopback(location.host) && !isLoopback(new URL(__PUBLIC_URL__).host)
  return isInside ? __PUBLIC_URL__ : location.origin
}

/** What another phone opens, in its own language. The secret stands behind the `#`: no server and no log ever sees it. */
export function handoffLink(token: string): string {
  return `${originForPhones()}/get-foot-scan#scan=${token}`
}

/** Whether a link leads nowhere from another device. */
export function isInsideThisMachine(link: string): boolean {
  return isLoopback(new URL(link).host)
}
