import { readOrderNumber } from '#domain/order/order-number.ts'

/** Of which order it is the way to the payment; nothing where it leads elsewhere. */
export function numberInLink(link: string): string | undefined {
  const named = URL.canParse(link) ? new URL(link).searchParams.get('pay') : null
  return readOrderNumber(named ?? '')
}
