import type { CheckoutCountry, CheckoutDraft } from './checkout-draft.ts'

/**
 * Applies the country and postcode that were entered at the cart, which showed price and arrival for them. A postcode
 * already in the address stays, and so does a draft whose order was sent and not answered.
 */
export function withPostcode(
  draft: CheckoutDraft,
  postcodeQuery: { readonly country: CheckoutCountry; readonly postcode: string } | undefined,
): CheckoutDraft {
  if (!postcodeQuery || draft.sent) return draft
  const { country, postcode } = postcodeQuery
  const address = draft.addresses[country]
  if (address?.postcode) return { ...draft, country }
  return { ...draft, country, addresses: { ...draft.addresses, [country]: { ...address, postcode } } }
}
