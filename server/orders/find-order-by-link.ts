import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { opensOrder, orderNamedBy } from './mails/order-token.ts'
import type { OrderRow } from './transition-context.ts'

export type OrderLinkDeps = { readonly secrets: Secrets; now(): Date }

/**
 * Finds the order that a signed token opens. A token opens nothing if it was not signed here, or if its order is
 * deleted, has moved to an account, has another mail address, or ended long ago.
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
