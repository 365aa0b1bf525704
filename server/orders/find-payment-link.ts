import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/**
 * The URL of our own page where the customer's oldest payable order is paid, in the language of that order; null if no
 * order is due. Also null while an order is being paid or a konbini voucher is open.
 */
export async function findPaymentLink(
  db: Kysely<Schema>,
  { linkTo }: Pick<Mailer, 'linkTo'>,
  customerId: string,
  now: Date,
): Promise<string | null> {
  const due = await db
    .selectFrom('orders')
    .select(['number', 'language', 'payment_open_until'])
    .where('customer_id', '=', customerId)
    .where('stage', 'in', ['ready_to_pay', 'awaiting_payment'])
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  const [oldest] = due
  if (!oldest || due.some(({ payment_open_until }) => payment_open_until !== null && payment_open_until > now))
    return null
  return linkTo(`${oldest.language === 'ja' ? '/ja' : ''}/order-exists?pay=${oldest.number}`)
}
