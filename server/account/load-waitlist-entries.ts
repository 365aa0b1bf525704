import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The country waitlists a customer is on: entries linked at a sign-in, and entries that their address joined since. */
export function loadWaitlistEntries(db: Kysely<Schema>, customerId: string) {
  return db
    .selectFrom('country_waitlist')
    .select(['country', 'language', 'wording', 'created_at'])
    .where((where) =>
      where.or([where('customer_id', '=', customerId), where('email', 'in', selectCustomerEmail(db, customerId))]),
    )
    .orderBy('created_at', 'desc')
    .execute()
}

/** A subquery for the e-mail address of a customer. */
export function selectCustomerEmail(db: Kysely<Schema>, customerId: string) {
  return db
    .selectFrom('customers')
    .select((column) => column.ref('email').$notNull().as('email'))
    .where('id', '=', customerId)
    .where('email', 'is not', null)
}
