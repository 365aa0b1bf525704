import type { Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as orderCalls from '#domain/contract/orders.ts'
import { orderAddressLimit } from '#domain/limit-settings.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { countRequest } from '#server/limits/count-request.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import { changeEmail } from './change-email.ts'
import { lockVisitorOrder } from './lock-visitor-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { toOrderView } from './order-view.ts'

type Contract = typeof orderCalls.changeOrderEmail

/** Lets a visitor change the mail address of one of their orders. */
export function changeOrderEmail(deps: OrderMailDeps & { now(): Date }) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { number, email: typed } }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const email = readEmail(typed)
    if (email === undefined) return failWithFieldErrors([['email', 'invalid_format']])
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const time = deps.now()
    const order = await lockVisitorOrder(transaction, deps.secrets, owner, { number }, time)
    if (!order) return fail('NOT_FOUND')
    const counted = `addresses of the order ${order.id}`
    const retryAfterSeconds = await countRequest(transaction, counted, orderAddressLimit, time)
    if (retryAfterSeconds !== undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
    const changed = await changeEmail(transaction, deps, order, { email }, time)
    return changed.ok ? ok(await toOrderView(transaction, changed.value)) : fail(changed.code)
  }
}
