import { BlockList, isIP } from 'node:net'

/** `::ffff:192.0.2.1` is the IPv4 address 192.0.2.1 seen through an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return list
}

/**
 * Returns a reader of the client's address. `X-Forwarded-For` is believed only from a trusted proxy and is read from
 * the right: anything left of the last address that is not a trusted proxy was written by the client itself.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    let caller = plainAddress(peer ?? '')
    if (forwardedFor === undefined) return caller
    for (const hop of forwardedFor.split(',').reverse()) {
      const address = plainAddress(hop.trim())
      if (isIP(caller) === 0 || !isTrusted(caller) || isIP(address) === 0) break
      caller = address
    }
    return caller
  }
}

/** The IPv4 address that an IPv4-mapped IPv6 address (without a zone) contains, in either notation. */
export function mappedAddress(address: string): string | undefined {
  const written = new URL(`http://[${address}]`).hostname
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(written) ?? []
  if (high === undefined || low === undefined) return undefined
  const [one, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [one >> 8, one & 255, two >> 8, two & 255].join('.')
}
