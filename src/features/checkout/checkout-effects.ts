import { fromPromise } from 'xstate'
import { addressFields } from '#domain/address/postal-address.ts'
import type { SentOrder } from '#domain/checkout/checkout-draft.ts'
import type { CheckoutFieldError } from '#domain/checkout/read-checkout.ts'
import { withPostcode } from '#domain/checkout/with-postcode.ts'
import { userProfile } from '#domain/contract/account.ts'
import { listAddresses } from '#domain/contract/addresses.ts'
import { listCart } from '#domain/contract/cart.ts'
import { placeOrder, requestAdditionalOrder } from '#domain/contract/checkout.ts'
import type { Country } from '#domain/country/countries.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type {
  AdditionalOrderGrantResult,
  OpenCheckoutResult,
  PlaceOrderResult,
} from '#machines/checkout/checkout.types.ts'
import type { ApiClient, ErrorResponse } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { readFieldErrors, retryAfterIn } from '#src/api/error-details.ts'
import { typedPostcode } from '#src/features/cart-page/typed-postcode.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { latestOrders } from '#src/features/orders/stream/latest-orders.ts'
import { readDifference } from './read-difference.ts'
import { fillIn, firstCheckout, readStoredCheckout, storeCheckout } from './stored-checkout.ts'

type CheckoutDeps = {
  readonly api: ApiClient
  country(): Country
  isCustomer(): boolean
}

/** The checkout machine with its browser effects. */
export function checkoutWith({ api, country, isCustomer }: CheckoutDeps) {
  const open = fromPromise<OpenCheckoutResult>(async ({ signal }) => {
    const cart = await api(listCart, undefined, { signal })
    if (!cart.ok) return { kind: 'unreached', error: toCheckoutError(cart) }
    const { lines } = cart.value
    const stored = readStoredCheckout()
    // An order was sent before: its outcome is looked up at once, so nothing needs to be filled in.
    if (stored?.sent) return { kind: 'opened', draft: stored, lines }
    const known = firstCheckout(country(), await loadCustomerDetails(signal))
    const draft = stored ? fillIn(stored, known) : known
    const opened = withPostcode(draft, typedPostcode.get())
    typedPostcode.set(undefined)
    if (opened !== draft) storeCheckout(opened)
    return { kind: 'opened', draft: opened, lines }
  })

  /** Details that cannot be loaded are left for the customer to type. */
  async function loadCustomerDetails(signal: AbortSignal) {
    if (!isCustomer()) return { profile: undefined, addresses: [] }
    const [profile, book] = await Promise.all([
      api(userProfile, undefined, { signal }),
      api(listAddresses, undefined, { signal }),
    ])
    return { profile: profile.ok ? profile.value : undefined, addresses: book.ok ? book.value.addresses : [] }
  }

  const place = fromPromise<PlaceOrderResult, SentOrder>(async ({ input }) => {
    const called = await callOnce(api, placeOrder, input)
    if (called.ok) {
      const { number, stage, token, edition_numbers: editionNumbers } = called.value
      latestOrders.set({ orders: [{ number, stage }], hasMoved: false })
      return { kind: 'placed', order: { number, token, editionNumbers } }
    }
    const difference = readDifference(called.code, called.facts)
    if (difference) return { kind: 'different', difference }
    if (called.code === 'INVALID_INPUT') return { kind: 'refused', fieldErrors: toCheckoutErrors(called.facts) }
    // After no response, or one that says nothing about the order, its outcome is unknown.
    const { status = 0 } = called.facts ?? {}
    return status === 401 || status === 429 || (status >= 400 && status < 408)
      ? { kind: 'failed', error: toCheckoutError(called) }
      : { kind: 'unanswered' }
  })

  const grantAdditionalOrder = fromPromise<AdditionalOrderGrantResult>(async () => {
    const called = await callOnce(api, requestAdditionalOrder, undefined)
    return called.ok ? { kind: 'granted' } : { kind: 'failed', error: toCheckoutError(called) }
  })

  return checkoutMachine.provide({
    actors: { open, place, grantAdditionalOrder, line: lineActor },
    actions: { storeDraft: ({ context }) => storeCheckout(context.draft) },
  })
}

function toCheckoutError({ code, facts }: { readonly code: string; readonly facts?: ErrorResponse | undefined }) {
  return { code, retryAfterSeconds: retryAfterIn(facts) }
}

/** Maps the API's field names to the fields of the page. */
function toCheckoutErrors(facts: ErrorResponse | undefined): CheckoutFieldError[] {
  return [...readFieldErrors(facts).keys()].flatMap((name): CheckoutFieldError[] => {
    if (name === 'contact.email') return [{ field: 'email', code: 'no_email' }]
    if (name === 'contact.phone') return [{ field: 'phone', code: 'no_phone' }]
    if (name === 'delivery.country') return [{ field: 'country', code: 'not_shipping' }]
    const field = addressFields.find((one) => name === `delivery.fields.${one}`)
    return field ? [{ field, code: 'not_plain' }] : []
  })
}
