import type { CheckoutCountry } from '#domain/checkout/checkout-draft.ts'
import { createHeard } from '#src/page/create-heard.ts'

/** Where somebody asked at the cart when a pair would come: the checkout begins with it, and it is asked for once. */
export const typedPostcode = createHeard<{ country: CheckoutCountry; postcode: string } | undefined>(undefined)
