import type { Transaction } from 'kysely'
import { hasBeenPaid, orderStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { leaveWaitlist } from '#server/edition/leave-waitlist.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { purgeMailsTo } from '#server/mail/purge-mails-to.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderAccountDeletedMail } from '#server/mail/templates/account-deleted-mail.ts'
import { selectCustomerEmail } from './load-waitlist-entries.ts'
import { lockCustomer } from './lock-customer.ts'
import { purgeFeet } from './purge-feet.ts'

const years = settings.terms.recordYears

/**
 * Deletes a customer with everything of theirs. Only the paid orders of the years that the law names stay, and with them an
 * empty row that they hang on. Tells whether there was somebody to delete; of two at once, one is told so. `mail.wake()`
 * belongs after it.
 */
export async function removeCustomer(
  transaction: Transaction<Schema>,
  mail: Mailer,
  customerId: string,
  now: Date,
): Promise<boolean> {
  // A sign-in holds its question first and its customer then, and so does this: neither waits for the other in a ring.
  await removeVerifications(transaction, customerId)
  const customer = await lockCustomer(transaction, customerId)
  if (!customer) return false
  await removeSessions(transaction, customerId)
  await transaction.deleteFrom('idempotency_keys').where('customer_id', '=', customerId).execute()
  await transaction.deleteFrom('stream_channels').where('customer_id', '=', customerId).execute()
  await removeWhatTheySaid(transaction, customerId)
  for (const table of ['designs', 'cart_lines', 'people', 'order_leaves'] as const)
    await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await removeFiles(transaction, customerId)
  const retainsOrders = await removeOrders(transaction, customerId, now)
  // Whoever waits has what was kept for them, and the numbers of the orders that have gone with them.
  await leaveWaitlist(transaction, { mail }, customerId, now)
  if (retainsOrders) {
    await clearPersonalData(transaction, customerId, now)
    await purgeFeet(transaction, customerId)
  } else await transaction.deleteFrom('customers').where('id', '=', customerId).execute()
  const { email, language } = customer
  await purgeMailsTo(transaction, customerId, email)
  if (email === null) return true
  const words = renderAccountDeletedMail({ retainsOrders, years, language, seller: mail.sellerIn(language) })
  await queueMail(transaction, { ...words, to: email }, now)
  return true
}

async function removeVerifications(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  await transaction
    .deleteFrom('email_proofs')
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        where.and([
          where('purpose', '=', 'sign_in'),
          where('email', 'in', selectCustomerEmail(transaction, customerId)),
        ]),
      ]),
    )
    .execute()
}

/** A refresh holds its token first and its session then. */
async function removeSessions(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  const sessions = transaction.selectFrom('sessions').select('id').where('customer_id', '=', customerId)
  await transaction.deleteFrom('refresh_tokens').where('session_id', 'in', sessions).execute()
  await transaction.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}

/** The proof of a choice about cookies holds nobody's name: it stays, and is nobody's. */
async function removeWhatTheySaid(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  await transaction.updateTable('consents').set({ customer_id: null }).where('customer_id', '=', customerId).execute()
  await transaction.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute()
  await transaction.deleteFrom('agreements').where('customer_id', '=', customerId).execute()
  await transaction
    .deleteFrom('country_waiting_list')
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        where('email', 'in', selectCustomerEmail(transaction, customerId)),
      ]),
    )
    .execute()
}

/** Nothing is known of them from now on; their bytes, which no transaction holds, are removed after it. */
async function removeFiles(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  const theirs = transaction.selectFrom('files').select('id').where('customer_id', '=', customerId)
  await transaction.insertInto('removed_files').columns(['id']).expression(theirs).execute()
  await transaction.deleteFrom('files').where('customer_id', '=', customerId).execute()
}

/** Whether some have to stay. */
async function removeOrders(transaction: Transaction<Schema>, customerId: string, now: Date): Promise<boolean> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - years)
  await transaction
    .deleteFrom('orders')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        // A pair that is made again was paid for with the first one.
        where('kind', '=', 'sale').and(
          'stage',
          'in',
          orderStages.filter((stage) => !hasBeenPaid(stage)),
        ),
        where('placed_at', '<', since),
      ]),
    )
    .execute()
  const left = await transaction
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return left !== undefined
}

async function clearPersonalData(transaction: Transaction<Schema>, customerId: string, now: Date): Promise<void> {
  const nothing = { email: null, given_name: null, family_name: null, given_kana: null, family_kana: null, phone: null }
  await transaction
    .updateTable('customers')
    .set({ ...nothing, removed_at: now })
    .where('id', '=', customerId)
    .execute()
}
