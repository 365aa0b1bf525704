import { isIP } from 'node:net'
import { mappedAddress } from '#server/http/client-address.ts'

/** How many of the eight groups of an IPv6 address identify the network: the first 64 bits. */
const netGroups = 4

/**
 * The name under which a caller is counted. The owner of one IPv6 address has the other 2^64 of its network as well, so
 * they are counted together; an IPv4 address counts as itself, over an IPv6 socket too.
 */
export function limitName(caller: string): string {
  const [address = ''] = caller.split('%')
  if (isIP(address) !== 6) return caller
  const mapped = mappedAddress(address)
  if (mapped !== undefined) return mapped
  // The canonical form: lower case, without leading zeros, the longest run of empty groups as `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const empty = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...empty, ...tail].slice(0, netGroups).join(':')}::/64`
}
