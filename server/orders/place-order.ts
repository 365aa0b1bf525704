import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type * as placing from '#domain/contract/checkout.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { countFree } from '#server/edition/count-free.ts'
import { leaveWaitlist, selectWaitlistEntry } from '#server/edition/leave-waitlist.ts'
import { lockWaitlist } from '#server/edition/lock-waitlist.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { getOwnerId, lockOwner, type OwnerRef, toOwner } from '#server/scans/owner.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { allocateEditionNumbers } from './allocate-edition-numbers.ts'
import { insertOrder } from './insert-order.ts'
import { loadCartPairs, removeOrderedLines } from './load-cart-pairs.ts'
import { orderToken } from './mails/order-token.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { consumeAdditionalOrderGrant, mayPlace } from './may-place.ts'
import { newOrderNumber } from './new-order-number.ts'
import { readOrder } from './read-order.ts'

type PlaceOrderEndpoint = typeof placing.placeOrder
type PlaceOrderDeps = { readonly secrets: Secrets; readonly mail: Mailer; now(): Date }

/**
 * Places the order of a visitor's cart: prices, checks and numbers its pairs again, in one transaction with all
 * effects. If anything differs from what the customer saw, returns the difference and writes nothing.
 */
export function placeOrder({ secrets, mail, now }: PlaceOrderDeps) {
  return async (
    transaction: Transaction<Schema>,
    visitor: OwnerRef,
    { body }: Pick<Call<PlaceOrderEndpoint>, 'body'>,
  ): ReturnType<UseCase<PlaceOrderEndpoint>> => {
    const read = readOrder(body)
    if (!read.ok) return read
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const grant = await mayPlace(transaction, owner)
    if (!grant.ok) return grant
    const pairs = await loadCartPairs(transaction, owner, body.lines)
    if (!pairs.ok) return pairs
    const time = now()
    const ownerId = getOwnerId(owner)
    const wasOnWaitlist = (await selectWaitlistEntry(transaction, ownerId).executeTakeFirst()) !== undefined
    if (wasOnWaitlist) await lockWaitlist(transaction)
    const numbers = await allocateEditionNumbers(transaction, { pairIds: pairs.value.map(({ id }) => id), ownerId })
    if (numbers.length === 0) {
      const left = await countFree(transaction, ownerId)
      return fail('too_few_numbers', { difference: { left } })
    }
    const { language, terms_version: termsVersion } = body
    const order = {
      ...read.value,
      ...grant.value,
      id: randomUUID(),
      number: newOrderNumber(),
      owner,
      kind: 'sale',
      by: 'customer',
      language,
      termsVersion,
      pairs: pairs.value,
    } as const
    await insertOrder(transaction, order, time)
    await consumeAdditionalOrderGrant(transaction, owner)
    if (wasOnWaitlist) await leaveWaitlist(transaction, { mail }, ownerId, time)
    await removeOrderedLines(transaction, body.lines)
    await queueOrderMail(transaction, { mail, secrets }, { orderId: order.id, kind: 'order_placed' }, time)
    const { id, number, contact } = order
    const token = orderToken(secrets, { id, contact, ...owner })
    return ok({ id, number, stage: 'placed', edition_numbers: numbers, token })
  }
}
