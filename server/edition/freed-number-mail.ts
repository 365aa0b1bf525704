import type { Selectable, Transaction } from 'kysely'
import type { EditionWaitlistTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderNumberReservedMail } from '#server/mail/templates/number-reserved-mail.ts'

type FreedNumberMailData = Selectable<EditionWaitlistTable> & { readonly number: number; readonly until: Date }

/**
 * Queues the mail that says which number is held for whom and until when; it links to the cart, or to the summary of a
 * pair that is not in the cart yet.
 */
export async function queueFreedNumberMail(
  transaction: Transaction<Schema>,
  { mail }: { readonly mail: Mailer },
  { customer_id, guest_id, email, language, number, until }: FreedNumberMailData,
  now: Date,
): Promise<void> {
  const line = await transaction
    .selectFrom('cart_lines')
    .select('id')
    .where((is) => is.or([is('customer_id', '=', customer_id), is('guest_id', '=', guest_id)]))
    .where('saved_for_later_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const link = mail.linkTo(`${language === 'ja' ? '/ja' : ''}${line ? '/cart' : '/tabi-gen-01/summary'}`)
  const renderedMail = renderNumberReservedMail({
    number,
    until,
    hasPair: line !== undefined,
    link,
    language,
    seller: mail.sellerIn(language),
  })
  await queueMail(transaction, { ...renderedMail, to: email }, now, { customerId: customer_id })
}
