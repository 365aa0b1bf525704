import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PaymentEnd } from '#domain/payment/payment-states.ts'
import type { PaymentsTable } from '#server/db/payment-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOrder } from '#server/orders/transition-context.ts'

export type PaymentRow = Selectable<PaymentsTable>

export function findOpenPayment(db: Kysely<Schema>, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'waiting'])
    .executeTakeFirst()
}

/** Locks a payment until the transaction ends; its order is locked before it. */
export async function lockPayment(transaction: Transaction<Schema>, id: string): Promise<PaymentRow | undefined> {
  const find = transaction.selectFrom('payments').where('id', '=', id)
  const known = await find.select('order_id').executeTakeFirst()
  if (known?.order_id) await lockOrder(transaction, known.order_id)
  return find.selectAll().forUpdate().executeTakeFirst()
}

export async function endPayment(transaction: Transaction<Schema>, id: string, why: PaymentEnd): Promise<void> {
  await transaction.updateTable('payments').set({ state: 'ended', end_reason: why }).where('id', '=', id).execute()
}
