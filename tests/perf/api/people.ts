import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { openSession } from '#server/sessions/open-session.ts'

/** A signed-in customer with one address. */
export type Person = {
  readonly customerId: string
  readonly token: string
  readonly refreshToken: string
  readonly addressId: string
}

export const addressFields = { name: 'Ann Lee', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' }

export async function newPeople(db: Kysely<Schema>, tokens: Tokens, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index++) {
    const [customerId, addressId, now] = [randomUUID(), randomUUID(), new Date()]
    const session = await inTransaction(db, async (transaction) => {
      await transaction.insertInto('customers').values({ id: customerId, created_at: now }).execute()
      await transaction
        .insertInto('customer_addresses')
        .values({
          id: addressId,
          customer_id: customerId,
          country: 'GB',
          fields: JSON.stringify(addressFields),
          is_default: true,
          created_at: now,
          updated_at: now,
        })
        .execute()
      return openSession(transaction, tokens, { customerId, device: 'a bench', now })
    })
    people.push({ ...session, customerId, addressId })
  }
  return people
}
