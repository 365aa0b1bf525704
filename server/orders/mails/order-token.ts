import type { Secrets } from '#server/proofs/secrets.ts'

/** Opens an order for whoever has no account. */
export function orderToken(secrets: Secrets, orderId: string): string {
  return `${orderId}.${secrets.orderMark(orderId)}`
}

/** The order that a token opens; nothing for one that was not made here. */
export function orderOfToken(secrets: Secrets, token: string): string | undefined {
  const [orderId = '', mark = ''] = token.split('.')
  return secrets.isSame(secrets.orderMark(orderId), mark) ? orderId : undefined
}
