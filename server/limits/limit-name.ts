import { isIP } from 'node:net'
import { mappedAddress } from '#server/http/client-address.ts'
import { ipv6Network } from './ipv6-network.ts'

/** How many of the eight groups of an IPv6 address identify the network: the first 64 bits. */
const netGroups = 4

/**
 * The name under which a caller is counted. The owner of one IPv6 address has the other 2^64 of its network as well, so
 * they are counted together; an IPv4 address counts as itself, over an IPv6 socket too.
 */
export function limitName(caller: string): string {
  const [address = ''] = caller.split('%')
  if (isIP(address) !== 6) return caller
  return mappedAddress(address) ?? ipv6Network(address, netGroups)
}
