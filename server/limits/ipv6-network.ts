/** The network that the first groups of an IPv6 address identify: `2001:db8:1::/48` for three of its eight groups. */
export function ipv6Network(address: string, groups: number): string {
  // The canonical form: lower case, without leading zeros, the longest run of empty groups as `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const empty = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...empty, ...tail].slice(0, groups).join(':')}::/${groups * 16}`
}
