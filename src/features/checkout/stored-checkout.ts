import {
  type CheckoutCountry,
  type CheckoutDraft,
  checkoutDraftKey,
  newCheckoutDraft,
  readCheckoutDraft,
  writeCheckoutDraft,
} from '#domain/checkout/checkout-draft.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { AddressList } from '#domain/contract/addresses.ts'
import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The stored checkout draft; `undefined` if there is none or storage is unavailable. */
export function readStoredCheckout(): CheckoutDraft | undefined {
  return readCheckoutDraft(readStored('localStorage', checkoutDraftKey) ?? null, Date.now())
}

/** `undefined` deletes the draft. */
export function storeCheckout(draft: CheckoutDraft | undefined): void {
  store('localStorage', checkoutDraftKey, draft && writeCheckoutDraft(draft, Date.now()))
}

type CustomerDetails = {
  readonly profile: Profile | undefined
  readonly addresses: AddressList['addresses']
}

const { shipsTo } = settings.country
const findShipCountry = (country: string): CheckoutCountry | undefined => shipsTo.find((one) => one === country)

/**
 * Completes the stored draft with the account's details, so that a customer who signs in midway need not type the rest.
 */
export function fillIn(stored: CheckoutDraft, known: CheckoutDraft): CheckoutDraft {
  return {
    ...stored,
    email: stored.email || known.email,
    phone: stored.phone || known.phone,
    addresses: { ...known.addresses, ...stored.addresses },
  }
}

/** The initial draft: the account's details, and the visitor's country if we deliver there. */
export function firstCheckout(visitors: Country, { profile, addresses }: CustomerDetails): CheckoutDraft {
  const here = findShipCountry(visitors)
  const stored =
    addresses.find(({ country }) => country === here) ??
    addresses.find(({ country, is_default }) => is_default && findShipCountry(country) !== undefined)
  const country = (stored && findShipCountry(stored.country)) ?? here ?? shipsTo[0]
  return {
    ...newCheckoutDraft(country),
    email: profile?.email ?? '',
    phone: profile?.phone_shown ?? '',
    addresses: stored ? { [country]: stored.fields } : {},
  }
}
