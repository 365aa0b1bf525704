import type * as z from 'zod/mini'
import {
  type CheckoutDraft,
  checkoutDraftKey,
  newCheckoutDraft,
  readCheckoutDraft,
  writeCheckoutDraft,
} from '#domain/checkout/checkout-draft.ts'
import type { profile } from '#domain/contract/account.ts'
import type { addressList } from '#domain/contract/addresses.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { isShippedTo } from '#domain/country/market-of.ts'
import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** What was typed here before; nothing where nothing was, or the browser forbids to look. */
export function keptCheckout(): CheckoutDraft | undefined {
  return readCheckoutDraft(readStored('localStorage', checkoutDraftKey) ?? null, Date.now())
}

/** Nothing: the draft goes. */
export function keepCheckout(draft: CheckoutDraft | undefined): void {
  store('localStorage', checkoutDraftKey, draft && writeCheckoutDraft(draft, Date.now()))
}

type Known = {
  readonly profile: z.infer<typeof profile> | undefined
  readonly addresses: z.infer<typeof addressList>['addresses']
}

/** What an order begins with: what the account knows, and the visitor's country where it is delivered to. */
export function firstCheckout(visitors: Country, { profile, addresses }: Known): CheckoutDraft {
  const shipped = isShippedTo(visitors) ? visitors : settings.country.default
  const kept = addresses.find(({ country }) => country === shipped) ?? addresses.find(({ is_default }) => is_default)
  const isKept = kept && isCountry(kept.country) && isShippedTo(kept.country)
  const draft = newCheckoutDraft(isKept ? (kept.country as Country) : shipped)
  return {
    ...draft,
    email: profile?.email ?? '',
    phone: profile?.phone_shown ?? '',
    addresses: isKept ? { [draft.country]: kept.fields } : {},
  }
}
