import { fromPromise } from 'xstate'
import { addressFields } from '#domain/address/postal-address.ts'
import type { SentOrder } from '#domain/checkout/checkout-draft.ts'
import type { CheckoutFault } from '#domain/checkout/read-checkout.ts'
import { withPostcode } from '#domain/checkout/with-postcode.ts'
import { userProfile } from '#domain/contract/account-calls.ts'
import { listAddresses } from '#domain/contract/address-calls.ts'
import { listCart } from '#domain/contract/cart-calls.ts'
import { makeAnotherPair } from '#domain/contract/order-calls.ts'
import { placeOrder } from '#domain/contract/place-order-call.ts'
import type { Country } from '#domain/country/countries.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { LeaveGiven, Opened, Placed } from '#machines/checkout/checkout.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import { faultsIn, retryAfterIn } from '#src/api/faults-in.ts'
import type { Refusal, Wire } from '#src/api/wire.ts'
import { typedPostcode } from '#src/features/cart-page/typed-postcode.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { ordersHeard } from '#src/features/orders/heard/orders-heard.ts'
import { fillIn, firstCheckout, keepCheckout, keptCheckout } from './kept-checkout.ts'
import { readDifference } from './read-difference.ts'

type Parts = {
  readonly wire: Wire
  country(): Country
  isCustomer(): boolean
}

/** The chart of the way to an order, with the browser's part of it. */
export function checkoutWith({ wire, country, isCustomer }: Parts) {
  const open = fromPromise<Opened>(async ({ signal }) => {
    const cart = await wire(listCart, undefined, { signal })
    if (!cart.ok) return { kind: 'unreached', trouble: troubleOf(cart) }
    const { lines } = cart.value
    const kept = keptCheckout()
    // What became of an order is asked at once.
    if (kept?.sent) return { kind: 'opened', draft: kept, lines }
    const known = firstCheckout(country(), await knownOf(signal))
    const draft = kept ? fillIn(kept, known) : known
    const opened = withPostcode(draft, typedPostcode.get())
    typedPostcode.hear(undefined)
    if (opened !== draft) keepCheckout(opened)
    return { kind: 'opened', draft: opened, lines }
  })

  /** What cannot be read is typed. */
  async function knownOf(signal: AbortSignal) {
    if (!isCustomer()) return { profile: undefined, addresses: [] }
    const [profile, book] = await Promise.all([
      wire(userProfile, undefined, { signal }),
      wire(listAddresses, undefined, { signal }),
    ])
    return { profile: profile.ok ? profile.value : undefined, addresses: book.ok ? book.value.addresses : [] }
  }

  const place = fromPromise<Placed, SentOrder>(async ({ input }) => {
    const called = await callOnce(wire, placeOrder, input)
    if (called.ok) {
      const { number, stage, token, edition_numbers: editionNumbers } = called.value
      ordersHeard.hear({ orders: [{ number, stage }], hasMoved: false })
      return { kind: 'placed', order: { number, token, editionNumbers } }
    }
    const difference = readDifference(called.code, called.facts)
    if (difference) return { kind: 'different', difference }
    if (called.code === 'INVALID_INPUT') return { kind: 'refused', faults: faultsOf(called.facts) }
    // Whoever heard no answer, or one that says nothing of the order, does not know what became of it.
    const { status = 0 } = called.facts ?? {}
    return status === 401 || status === 429 || (status >= 400 && status < 408)
      ? { kind: 'failed', trouble: troubleOf(called) }
      : { kind: 'unanswered' }
  })

  const giveLeave = fromPromise<LeaveGiven>(async () => {
    const called = await callOnce(wire, makeAnotherPair, undefined)
    return called.ok ? { kind: 'given' } : { kind: 'failed', trouble: troubleOf(called) }
  })

  return checkoutMachine.provide({
    actors: { open, place, giveLeave, line: lineActor },
    actions: {
      keepDraft: ({ context }) => keepCheckout(context.draft),
      dropDraft: () => keepCheckout(undefined),
    },
  })
}

function troubleOf({ code, facts }: { readonly code: string; readonly facts?: Refusal | undefined }) {
  return { code, retryAfterSeconds: retryAfterIn(facts) }
}

/** The fields of the page, by the names that the shop has for them. */
function faultsOf(facts: Refusal | undefined): CheckoutFault[] {
  return [...faultsIn(facts).keys()].flatMap((name): CheckoutFault[] => {
    if (name === 'contact.email') return [{ field: 'email', fault: 'no_email' }]
    if (name === 'contact.phone') return [{ field: 'phone', fault: 'no_phone' }]
    if (name === 'delivery.country') return [{ field: 'country', fault: 'not_shipping' }]
    const field = addressFields.find((one) => name === `delivery.fields.${one}`)
    return field ? [{ field, fault: 'not_plain' }] : []
  })
}
