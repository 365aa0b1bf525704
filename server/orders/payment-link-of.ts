import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The link to pay the customer's oldest order that can be made and waits for payment; nothing is due without one. */
export async function paymentLinkOf(db: Kysely<Schema>, customerId: string): Promise<string | null> {
  const due = await db
    .selectFrom('orders')
    .select('payment_link')
    .where('customer_id', '=', customerId)
    .where('stage', 'in', ['ready_to_pay', 'awaiting_payment'])
    .where('payment_link', '!=', '')
    .orderBy('placed_at')
    .executeTakeFirst()
  return due?.payment_link ?? null
}
