/** Without those that are read as another, and without vowels, so that no word comes of them. */
const signs = '23456789BCDFGHJKLMNPQRSTVWXZ'
const groups = [4, 4] as const
const length = groups[0] + groups[1]

/** What an order is called: it says neither how many there are nor when it was placed. From as many numbers below 1, drawn by chance. */
export function orderNumber(chance: () => number): string {
  const drawn = Array.from({ length }, () => signs[Math.floor(chance() * signs.length)])
  return `${drawn.slice(0, groups[0]).join('')}-${drawn.slice(groups[0]).join('')}`
}

const spelled = new RegExp(`^[${signs}]{${length}}$`)

/** The number that somebody typed, however they did: in small letters, full width, with or without the line. */
export function readOrderNumber(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–—―−ー]/g, '')
  return spelled.test(plain) ? `${plain.slice(0, groups[0])}-${plain.slice(groups[0])}` : undefined
}
