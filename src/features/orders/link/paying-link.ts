import { readStored, store } from '#src/storage/stored-text.ts'

const key = 'hadashi-paying'

/**
 * Keeps the token of the order that is paid next, for this tab alone: the payment house is told the number of an order and nothing that opens it, and
 * sends its payer back by that.
 */
export function storePayingLink(number: string, token: string): void {
  store('sessionStorage', key, `${number} ${token}`)
}

/** The token of the order with this number, if it is the one that was paid from this tab. */
export function payingLink(number: string): string | undefined {
  const [stored, token] = readStored('sessionStorage', key)?.split(' ') ?? []
  return stored === number ? token : undefined
}
