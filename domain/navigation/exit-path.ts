import { fail, ok, type Result } from '../result.ts'

export type NoExitPath = 'not_an_address' | 'dangerous_protocol' | 'host_not_allowed'

/**
 * An address outside the shop, as the browser may be sent to it: over https and to a host that is allowed by name, or
 * nowhere. Plain http is for this machine, where the demo pays, and for the very place that the page itself came from: a
 * phone beside the machine has come over it already.
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
  // A name before the host is there to make it look like another one.
  if (url.username !== '' || url.password !== '') return fail('host_not_allowed')
  return allowedHosts.includes(url.host) ? ok(url) : fail('host_not_allowed')
}
