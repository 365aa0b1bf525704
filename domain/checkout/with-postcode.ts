import type { CheckoutCountry, CheckoutDraft } from './checkout-draft.ts'

/**
 * A draft that goes where a postcode was asked for at the cart, which showed price and arrival of there. A postcode that is in the
 * address already stays, and so does what was sent and not answered.
 */
export function withPostcode(
  draft: CheckoutDraft,
  asked: { readonly country: CheckoutCountry; readonly postcode: string } | undefined,
): CheckoutDraft {
  if (!asked || draft.sent) return draft
  const { country, postcode } = asked
  const address = draft.addresses[country]
  if (address?.postcode) return { ...draft, country }
  return { ...draft, country, addresses: { ...draft.addresses, [country]: { ...address, postcode } } }
}
