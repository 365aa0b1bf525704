import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { opensOrder, orderNamedBy } from './mails/order-token.ts'
import type { OrderRow } from './transition-context.ts'

export type OrderLinkDeps = { readonly secrets: Secrets; now(): Date }

/**
 * The order that a signed token opens. One that was not made here opens nothing, and neither does that of an order that is gone, has been
 * in an account since, goes to another address, or has ended long ago.
 */
export async function findOrderByLink(
  db: Kysely<Schema>,
  { secrets, now }: OrderLinkDeps,
  token: string,
): Promise<OrderRow | undefined> {
  const named = db.selectFrom('orders').selectAll().where('id', '=', orderNamedBy(token))
  const order = await named.executeTakeFirst()
  return order && opensOrder(secrets, token, order, now()) ? order : undefined
}
