import type { Selectable, Transaction } from 'kysely'
import type { EditionListTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { numberKeptMail } from '#server/mail/letters/number-kept-mail.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

type Told = Selectable<EditionListTable> & { readonly number: number; readonly until: Date }

/** Queues the mail that says which number is kept for whom and until when; it leads to the cart, or to the pair that is not in it yet. */
export async function tellOfNumber(
  transaction: Transaction<Schema>,
  { mail }: { readonly mail: Mailroom },
  { customer_id, guest_id, email, language, number, until }: Told,
  now: Date,
): Promise<void> {
  const line = await transaction
    .selectFrom('cart_lines')
    .select('id')
    .where((is) => is.or([is('customer_id', '=', customer_id), is('guest_id', '=', guest_id)]))
    .where('saved_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const link = mail.linkTo(`${language === 'ja' ? '/ja' : ''}${line ? '/cart' : '/tabi-gen-01/summary'}`)
  const letter = numberKeptMail({
    number,
    until,
    hasPair: line !== undefined,
    link,
    language,
    seller: mail.sellerIn(language),
  })
  await queueMail(transaction, { ...letter, to: email }, now, { customerId: customer_id })
}
