import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type * as placing from '#domain/contract/place-order-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { countFree } from '#server/edition/count-free.ts'
import { holdList } from '#server/edition/hold-list.ts'
import { leaveList, placeOfOwner } from '#server/edition/leave-list.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { holdOwner, idOf, type Named, ownerOf } from '#server/scans/owner.ts'
import { insertOrder } from './insert-order.ts'
import { orderToken } from './mails/order-token.ts'
import { tellOfOrder } from './mails/tell-of-order.ts'
import { endLeave, mayPlace } from './may-place.ts'
import { newOrderNumber } from './new-order-number.ts'
import { pairsOfCart, takeOutOfCart } from './pairs-of-cart.ts'
import { readOrder } from './read-order.ts'
import { takeNumbers } from './take-numbers.ts'

type Place = typeof placing.placeOrder
type Parts = { readonly secrets: Secrets; readonly mail: Mailroom; now(): Date }

/**
 * Places what lies in a visitor's cart: quoted, checked and numbered anew, in one transaction with everything that follows from it. What is
 * otherwise than its customer saw is told with the difference, and nothing is written.
 */
export function placeOrder({ secrets, mail, now }: Parts) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Named,
    { body }: Pick<Call<Place>, 'body'>,
  ): ReturnType<UseCase<Place>> => {
    const read = readOrder(body)
    if (!read.ok) return read
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const leave = await mayPlace(transaction, owner)
    if (!leave.ok) return leave
    const pairs = await pairsOfCart(transaction, owner, body.lines)
    if (!pairs.ok) return pairs
    const time = now()
    const ownerId = idOf(owner)
    const hasWaited = (await placeOfOwner(transaction, ownerId).executeTakeFirst()) !== undefined
    if (hasWaited) await holdList(transaction)
    const numbers = await takeNumbers(transaction, { pairIds: pairs.value.map(({ id }) => id), ownerId })
    if (numbers.length === 0) {
      const left = await countFree(transaction, ownerId)
      return fail('edition_sold_out', { code: 'edition_sold_out', difference: { left } })
    }
    const { language, terms_version: termsVersion } = body
    const order = {
      ...read.value,
      ...leave.value,
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
    await endLeave(transaction, owner)
    if (hasWaited) await leaveList(transaction, { mail }, ownerId, time)
    await takeOutOfCart(transaction, body.lines)
    await tellOfOrder(transaction, { mail, secrets }, { orderId: order.id, kind: 'order_placed' }, time)
    const { id, number, contact } = order
    const token = orderToken(secrets, { id, contact, ...owner })
    return ok({ id, number, stage: 'placed', edition_numbers: numbers, token })
  }
}
