import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { changeAddress, changeDesign, splitOrder } from '#domain/contract/order-change-calls.ts'
import { cancelOrder, changeOrderEmail, sayItIsHere } from '#domain/contract/orders-of-visitor-calls.ts'
import { orderDeedMachine } from '#machines/order-deed/order-deed.machine.ts'
import type { DeedEnd, OrderWish, SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import { faultsIn, retryAfterIn } from '#src/api/faults-in.ts'
import type { Called, Refusal, Wire } from '#src/api/wire.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { findOrder } from '../read/find-order.ts'

type Parts = {
  readonly wire: Wire
  /** Which order, and its link where it is opened by that. */
  readonly named: { readonly number: string; readonly token?: string }
  onChanged(order: SeenOrder): void
}

const priced = z.object({ difference: z.object({ currency: z.string(), total_minor: z.number() }) })

/** The order is at another stage by now, or in other hands. */
const gone: ReadonlySet<string> = new Set(['not_that_way', 'pair_changed', 'order_at_end', 'NOT_FOUND'])

/** What leaves open whether it was done. */
export const unheard: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'TIMED_OUT', 'UNAVAILABLE'])

/** The chart of what is done with an order, with the browser's part of it. */
export function orderDeedWith({ wire, named, onChanged }: Parts) {
  const doIt = fromPromise<DeedEnd, { wish: OrderWish | undefined }>(async ({ input: { wish } }) => {
    if (wish === undefined) return { kind: 'failed', trouble: { code: 'UNKNOWN_ERROR' } }
    const called = await call(wish)
    return called.ok ? { kind: 'done', order: called.value } : endOf(called)
  })

  async function call(wish: OrderWish): Promise<Called<typeof cancelOrder> | Failed> {
    if (wish.deed === 'cancel') return callOnce(wire, cancelOrder, named)
    if (wish.deed === 'say_it_is_here') return callOnce(wire, sayItIsHere, named)
    if (wish.deed === 'change_address') return callOnce(wire, changeAddress, { ...named, ...wish.to })
    if (wish.deed === 'change_design') return callOnce(wire, changeDesign, { ...named, ...wish.to })
    if (wish.deed === 'change_email')
      return callOnce(wire, changeOrderEmail, { number: named.number, email: wish.email })
    const split = await callOnce(wire, splitOrder, named)
    return split.ok ? { ok: true, value: split.value.order } : split
  }

  async function endOf({ code, facts }: Failed): Promise<DeedEnd> {
    const price = code === 'price_changed' ? priced.safeParse(facts?.said) : undefined
    if (price?.success) return { kind: 'priced', price: price.data.difference }
    if (!gone.has(code)) {
      const isEmail = faultsIn(facts).has('email')
      const trouble = { code: isEmail ? 'no_email' : code, retryAfterSeconds: retryAfterIn(facts) }
      return { kind: unheard.has(code) ? 'unheard' : 'failed', trouble }
    }
    const now = await findOrder(wire, named)
    return { kind: 'otherwise', order: now.kind === 'found' ? now.order : undefined }
  }

  return orderDeedMachine.provide({
    actors: { doIt, line: lineActor },
    actions: { show: ({ context: { order } }) => order && onChanged(order) },
  })
}

type Failed = { readonly ok: false; readonly code: string; readonly facts: Refusal | undefined }
