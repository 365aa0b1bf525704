import type { Kysely, Transaction } from 'kysely'
import type * as claiming from '#domain/contract/orders.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'
import type { VerificationDeps } from '#server/verifications/open-verification.ts'
import { type EmailVerificationRow, tryCode } from '#server/verifications/try-code.ts'
import { tooManyTries } from '#server/verifications/verification-limits.ts'
import { transferOrders } from './link-guest-orders.ts'
import { toOrderView } from './order-view.ts'
import type { OrderRow } from './transition-context.ts'

type ClaimOrderEndpoint = typeof claiming.claimOrder

/**
 * Moves a guest order, with its split-off and remade orders, into an account, by the code that was mailed to the
 * order's own address.
 */
export function claimOrderByCode({ secrets, now }: Omit<VerificationDeps, 'mail'>) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { verification_id: id, code }, caller }: Call<ClaimOrderEndpoint>,
  ): ReturnType<UseCase<ClaimOrderEndpoint>> => {
    const tooMany = await tooManyTries(db, secrets, caller, now())
    if (tooMany) return tooMany
    const outcome = await inTransaction(db, async (transaction) => {
      const tried = await tryCode(transaction, secrets, { purpose: 'order_claim', id, code, customerId }, now())
      if (!tried.ok) return tried
      if (!(await lockCustomerWork(transaction, customerId))) return fail('AUTH_REQUIRED')
      const order = await bringIn(transaction, tried.value, customerId)
      return order ? ok(await toOrderView(transaction, order)) : fail('NOT_FOUND')
    })
    return outcome
  }
}

/**
 * The order after its move into the account; undefined if it already belongs to an account, or if its mail address is
 * no longer the verified one.
 */
async function bringIn(
  transaction: Transaction<Schema>,
  { order_number: number, email }: EmailVerificationRow,
  customerId: string,
): Promise<OrderRow | undefined> {
  const find = () => transaction.selectFrom('orders').selectAll().where('number', '=', number)
  const preview = await find().executeTakeFirst()
  if (!preview || preview.guest_id === null) return undefined
  // Locks the guest first and their orders next, as a sign-in does. A guest who has signed in meanwhile has brought the
  // order along.
  await lockGuest(transaction, preview.guest_id)
  const order = await find().forUpdate().executeTakeFirst()
  if (order?.guest_id !== preview.guest_id || order.contact.email !== email) return undefined
  const hanging = await transaction
    .selectFrom('orders')
    .select('id')
    .where('original_order_id', '=', order.id)
    .where('guest_id', '=', preview.guest_id)
    .orderBy('id')
    .forUpdate()
    .execute()
  await transferOrders(transaction, [order.id, ...hanging.map(({ id }) => id)], customerId)
  return find().executeTakeFirstOrThrow()
}
