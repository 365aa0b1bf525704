/** Excludes characters that are mistaken for others, and vowels, so that no words appear. */
const signs = '23456789BCDFGHJKLMNPQRSTVWXZ'
const groups = [4, 4] as const
const length = groups[0] + groups[1]

/**
 * Creates an order number. It reveals neither how many orders exist nor when the order was placed. `chance` returns
 * random numbers in [0, 1).
 */
export function orderNumber(chance: () => number): string {
  const drawn = Array.from({ length }, () => signs[Math.floor(chance() * signs.length)])
  return `${drawn.slice(0, groups[0]).join('')}-${drawn.slice(groups[0]).join('')}`
}

const spelled = new RegExp(`^[${signs}]{${length}}$`)

/** Reads a typed order number: lower case, full width, with or without the hyphen. */
export function readOrderNumber(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–—―−ー]/g, '')
  return spelled.test(plain) ? `${plain.slice(0, groups[0])}-${plain.slice(groups[0])}` : undefined
}
