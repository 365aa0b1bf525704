import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { changeAddress, changeDesign, splitOrder } from '#domain/contract/order-changes.ts'
import { cancelOrder, changeOrderEmail, confirmDelivery } from '#domain/contract/orders.ts'
import { orderActionMachine } from '#machines/order-action/order-action.machine.ts'
import type { OrderActionInput, OrderActionResult, OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient, ApiResult, ErrorResponse } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import { readFieldErrors, retryAfterIn } from '#src/api/error-details.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { findOrder } from '../order-by-link/find-order.ts'

type OrderActionDeps = {
  readonly api: ApiClient
  /** The order number, and the link token if the order was opened by its link. */
  readonly named: { readonly number: string; readonly token?: string }
  onChanged(order: OrderView): void
}

const priced = z.object({ difference: z.object({ currency: z.string(), total_minor: z.number() }) })

/** The order has moved to another stage, or is no longer accessible to this visitor. */
const gone: ReadonlySet<string> = new Set(['transition_not_allowed', 'pair_changed', 'order_ended', 'NOT_FOUND'])

/** Error codes after which it is unknown whether the action was executed. */
export const unknownOutcomeCodes: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'TIMED_OUT', 'UNAVAILABLE'])

/** The order action machine with its browser effects. */
export function provideOrderAction({ api, named, onChanged }: OrderActionDeps) {
  const doIt = fromPromise<OrderActionResult, { actionInput: OrderActionInput | undefined }>(
    async ({ input: { actionInput } }) => {
      if (actionInput === undefined) return { kind: 'failed', error: { code: 'UNKNOWN_ERROR' } }
      const called = await call(actionInput)
      return called.ok ? { kind: 'done', order: called.value } : toActionResult(called)
    },
  )

  async function call(actionInput: OrderActionInput): Promise<ApiResult<typeof cancelOrder> | FailedCall> {
    if (actionInput.action === 'cancel') return callOnce(api, cancelOrder, named)
    if (actionInput.action === 'confirm_delivery') return callOnce(api, confirmDelivery, named)
    if (actionInput.action === 'change_address') return callOnce(api, changeAddress, { ...named, ...actionInput.to })
    if (actionInput.action === 'change_design') return callOnce(api, changeDesign, { ...named, ...actionInput.to })
    if (actionInput.action === 'change_email')
      return callOnce(api, changeOrderEmail, { number: named.number, email: actionInput.email })
    const split = await callOnce(api, splitOrder, named)
    return split.ok ? { ok: true, value: split.value.order } : split
  }

  async function toActionResult({ code, facts }: FailedCall): Promise<OrderActionResult> {
    const price = code === 'price_changed' ? priced.safeParse(facts?.said) : undefined
    if (price?.success) return { kind: 'priced', price: price.data.difference }
    if (!gone.has(code)) {
      const isEmail = readFieldErrors(facts).has('email')
      const error = { code: isEmail ? 'no_email' : code, retryAfterSeconds: retryAfterIn(facts) }
      return { kind: unknownOutcomeCodes.has(code) ? 'unknownOutcome' : 'failed', error }
    }
    const now = await findOrder(api, named)
    return { kind: 'conflict', order: now.kind === 'found' ? now.order : undefined }
  }

  return orderActionMachine.provide({
    actors: { doIt, line: lineActor },
    actions: { publishOrder: ({ context: { order } }) => order && onChanged(order) },
  })
}

type FailedCall = { readonly ok: false; readonly code: string; readonly facts: ErrorResponse | undefined }
