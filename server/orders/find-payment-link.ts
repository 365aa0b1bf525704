import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/**
 * Our own page where the customer's oldest order that can be made is paid, in the language of that order; nothing is due without one. While they
 * pay one, or a slip of a convenience store is open, none is asked for.
 */
export async function findPaymentLink(
  db: Kysely<Schema>,
  { linkTo }: Pick<Mailer, 'linkTo'>,
  customerId: string,
  now: Date,
): Promise<string | null> {
  const due = await db
    .selectFrom('orders')
    .select(['number', 'language', 'paying_until'])
    .where('customer_id', '=', customerId)
    .where('stage', 'in', ['ready_to_pay', 'awaiting_payment'])
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  const [oldest] = due
  if (!oldest || due.some(({ paying_until }) => paying_until !== null && paying_until > now)) return null
  return linkTo(`${oldest.language === 'ja' ? '/ja' : ''}/order-exists?pay=${oldest.number}`)
}
