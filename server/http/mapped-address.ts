/** The IPv4 address that an IPv6 address (without a zone) stands for, in either of the two forms of writing it. */
export function mappedAddress(address: string): string | undefined {
  const written = new URL(`http://[${address}]`).hostname
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(written) ?? []
  if (high === undefined || low === undefined) return undefined
  const [one, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [one >> 8, one & 255, two >> 8, two & 255].join('.')
}
