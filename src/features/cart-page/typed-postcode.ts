import type { CheckoutCountry } from '#domain/checkout/checkout-draft.ts'
import { createObservable } from '#src/lib/create-observable.ts'

/** Where somebody asked at the cart when a pair would come: the checkout begins with it, and it is asked for once. */
export const typedPostcode = createObservable<{ country: CheckoutCountry; postcode: string } | undefined>(undefined)
