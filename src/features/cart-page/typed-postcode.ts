import type { CheckoutCountry } from '#domain/checkout/checkout-draft.ts'
import { createObservable } from '#src/lib/create-observable.ts'

/** The postcode typed in the cart for a delivery estimate. The checkout starts with it, so it is asked only once. */
export const typedPostcode = createObservable<{ country: CheckoutCountry; postcode: string } | undefined>(undefined)
