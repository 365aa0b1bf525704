import { BlockList, isIP } from 'node:net'
import { mappedAddress } from '#server/http/client-address.ts'

/**
 * IANA's special-purpose registry: private, shared, link-local, loopback, documentation, benchmarks, multicast,
 * reserved.
 */
const specialIpv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'

/** All public addresses start with 2 or 3; the special ranges among them are protocols, documentation and tunnels. */
const publicIpv6 = '2000::/3'
const specialIpv6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

function toBlockList(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [address = '', length] = network.split('/')
    list.addSubnet(address, Number(length), family)
  }
  return list
}

const special4 = toBlockList(specialIpv4, 'ipv4')
const special6 = toBlockList(specialIpv6, 'ipv6')
const public6 = toBlockList(publicIpv6, 'ipv6')

/** The public IP address to look up a country by; nothing for special-purpose addresses and invalid input. */
export function publicAddress(given: string): string | undefined {
  const family = isIP(given)
  if (family === 4) return special4.check(given, 'ipv4') ? undefined : given
  // Only link-local addresses have a zone (`%eth0`).
  if (family !== 6 || given.includes('%')) return undefined
  const mapped = mappedAddress(given)
  if (mapped !== undefined) return publicAddress(mapped)
  return public6.check(given, 'ipv6') && !special6.check(given, 'ipv6') ? given : undefined
}
