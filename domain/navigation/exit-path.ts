import { fail, ok, type Result } from '../result.ts'

export type NoExitPath = 'not_an_address' | 'dangerous_protocol' | 'host_not_allowed'

/**
 * Checks an address outside the shop before the browser is sent to it: only over https and to an allowed host. Plain
 * http is allowed for this machine, where the demo takes payments, and for the page's own origin: a phone on the same
 * network already reached the demo over it.
 */
export function exitPath(
  address: string,
  allowedHosts: readonly string[],
  ownOrigin?: string,
): Result<URL, NoExitPath> {
  if (!URL.canParse(address)) return fail('not_an_address')
  const url = new URL(address)
  const isKnown = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.origin === ownOrigin
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isKnown)) return fail('dangerous_protocol')
  // Credentials before the host only serve to disguise it.
  if (url.username !== '' || url.password !== '') return fail('host_not_allowed')
  return allowedHosts.includes(url.host) ? ok(url) : fail('host_not_allowed')
}
