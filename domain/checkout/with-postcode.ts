import type { CheckoutCountry, CheckoutDraft } from './checkout-draft.ts'

/**
 * A draft that goes where a postcode was asked for at the cart, which showed price and arrival of there. A postcode that is in the
 * address already stays, and so does what was sent and not answered.
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
