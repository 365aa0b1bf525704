import type { Country } from '#domain/country/countries.ts'
import { getMarket, isShippedTo, type Market } from '#domain/country/market.ts'

/** What a delivery country changes for a visitor: nothing; price, law and payment; or it is not shipped to. */
export type DeliveryTerms =
  | { readonly kind: 'as-shown' }
  | { readonly kind: 'not-shipped' }
  | { readonly kind: 'other-market'; readonly market: Market }

/** The delivery country determines the terms of an order, not the one that the visitor browses from. */
export function deliveryTerms(delivery: Country, visitors: Country): DeliveryTerms {
  if (!isShippedTo(delivery)) return { kind: 'not-shipped' }
  const market = getMarket(delivery)
  return market === getMarket(visitors) ? { kind: 'as-shown' } : { kind: 'other-market', market }
}
