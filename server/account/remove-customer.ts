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
 * Deletes a customer with all their data. Only paid orders within the legal retention period stay, and with them an
 * empty customer row that they reference. Returns whether there was a customer to delete; of two concurrent calls, one
 * returns true. Call `mail.wake()` after the commit.
 */
export async function removeCustomer(
  transaction: Transaction<Schema>,
  mail: Mailer,
  customerId: string,
  now: Date,
): Promise<boolean> {
  // A sign-in locks the verification first and the customer second. The same order here avoids a deadlock.
  await removeVerifications(transaction, customerId)
  const customer = await lockCustomer(transaction, customerId)
  if (!customer) return false
  await removeSessions(transaction, customerId)
  await transaction.deleteFrom('idempotency_keys').where('customer_id', '=', customerId).execute()
  await transaction.deleteFrom('stream_channels').where('customer_id', '=', customerId).execute()
  await removeWhatTheySaid(transaction, customerId)
  for (const table of ['designs', 'cart_lines', 'people', 'additional_order_grants', 'email_changes'] as const)
    await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await removeFiles(transaction, customerId)
  const retainsOrders = await removeOrders(transaction, customerId, now)
  // Releases the numbers reserved for the customer, and those of the deleted orders, to the waitlist.
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
    .deleteFrom('email_verifications')
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

/** A token refresh locks the token first and the session second; the same order here avoids a deadlock. */
async function removeSessions(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  const sessions = transaction.selectFrom('sessions').select('id').where('customer_id', '=', customerId)
  await transaction.deleteFrom('refresh_tokens').where('session_id', 'in', sessions).execute()
  await transaction.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}

/** The proof of a cookie consent contains no name: it stays without a customer. */
async function removeWhatTheySaid(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  await transaction
    .updateTable('cookie_consents')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute()
  await transaction.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute()
  await transaction.deleteFrom('agreements').where('customer_id', '=', customerId).execute()
  await transaction
    .deleteFrom('country_waitlist')
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        where('email', 'in', selectCustomerEmail(transaction, customerId)),
      ]),
    )
    .execute()
}

/** Deletes the rows of the customer's files. The bytes are outside the transaction and are removed after it. */
async function removeFiles(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  const theirs = transaction.selectFrom('files').select('id').where('customer_id', '=', customerId)
  await transaction.insertInto('files_to_delete').columns(['id']).expression(theirs).execute()
  await transaction.deleteFrom('files').where('customer_id', '=', customerId).execute()
}

/** Deletes the orders that need not be retained. Returns whether any remain. */
async function removeOrders(transaction: Transaction<Schema>, customerId: string, now: Date): Promise<boolean> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - years)
  await transaction
    .deleteFrom('orders')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        // A remade pair was paid for with the original order.
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
