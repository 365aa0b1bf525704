import { readStored, store } from '#src/storage/stored-text.ts'

const key = 'hadashi-paying'

/**
 * Stores the link token of the order about to be paid, in this tab only. The payment provider gets just the order
 * number, which opens nothing, and returns the payer with that number.
 */
export function storePayingLink(number: string, token: string): void {
  store('sessionStorage', key, `${number} ${token}`)
}

/** The link token of this order, if its payment was started in this tab. */
export function payingLink(number: string): string | undefined {
  const [stored, token] = readStored('sessionStorage', key)?.split(' ') ?? []
  return stored === number ? token : undefined
}
