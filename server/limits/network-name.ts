import { isIP } from 'node:net'
import { mappedAddress } from '#server/http/client-address.ts'
import { ipv6Network } from './ipv6-network.ts'

/** What a provider gives to one of its customers at most: the first 48 bits of an IPv6 address. */
const netGroups = 3

/**
 * The network of a caller: `192.0.2.0/24` or `2001:db8:1::/48`. Whoever owns one address of it easily has others, more
 * than those that `limitName` counts as one caller.
 */
export function networkName(caller: string): string {
  const [address = ''] = caller.split('%')
  const version4 = isIP(address) === 6 ? mappedAddress(address) : address
  if (version4 === undefined) return ipv6Network(address, netGroups)
  return isIP(version4) === 4 ? `${version4.split('.').slice(0, 3).join('.')}.0/24` : caller
}
