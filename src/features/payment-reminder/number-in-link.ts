import { readOrderNumber } from '#domain/order/order-number.ts'

/** The number of the order that a payment link is for; `undefined` for any other link. */
export function numberInLink(link: string): string | undefined {
  const named = URL.canParse(link) ? new URL(link).searchParams.get('pay') : null
  return readOrderNumber(named ?? '')
}
