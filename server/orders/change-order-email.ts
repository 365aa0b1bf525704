import type { Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as orderCalls from '#domain/contract/orders-of-visitor-calls.ts'
import { orderAddressLimit } from '#domain/limit-settings.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'
import { countHit } from '#server/limits/count-hit.ts'
import { holdOwner, ownerOf } from '#server/scans/owner.ts'
import { changeEmail } from './change-email.ts'
import type { TellParts } from './mails/link-of-order.ts'
import { holdOrderOf } from './order-of-visitor.ts'
import { viewOf } from './view-of.ts'

type Contract = typeof orderCalls.changeOrderEmail

/** A visitor has the mails of an order of theirs go to another address. */
export function changeOrderEmail(parts: TellParts & { now(): Date }) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { number, email: typed } }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const email = readEmail(typed)
    if (email === undefined) return refusedFields([['email', 'invalid_format']])
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const time = parts.now()
    const order = await holdOrderOf(transaction, parts.secrets, owner, { number }, time)
    if (!order) return fail('NOT_FOUND')
    const counted = `addresses of the order ${order.id}`
    const retryAfterSeconds = await countHit(transaction, counted, orderAddressLimit, time)
    if (retryAfterSeconds !== undefined)
      return fail('TOO_MANY_REQUESTS', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds })
    const changed = await changeEmail(transaction, parts, order, { email }, time)
    return changed.ok ? ok(await viewOf(transaction, changed.value)) : fail(changed.code, { code: changed.code })
  }
}
