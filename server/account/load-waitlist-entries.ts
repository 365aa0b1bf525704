import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The lists of countries that a customer is on: those that came along at a sign-in, and those that their address joined since. */
export function loadWaitlistEntries(db: Kysely<Schema>, customerId: string) {
  return db
    .selectFrom('country_waiting_list')
    .select(['country', 'language', 'wording', 'created_at'])
    .where((where) =>
      where.or([where('customer_id', '=', customerId), where('email', 'in', selectCustomerEmail(db, customerId))]),
    )
    .orderBy('created_at', 'desc')
    .execute()
}

/** As a part of another question: the address of a customer. */
export function selectCustomerEmail(db: Kysely<Schema>, customerId: string) {
  return db
    .selectFrom('customers')
    .select((column) => column.ref('email').$notNull().as('email'))
    .where('id', '=', customerId)
    .where('email', 'is not', null)
}
