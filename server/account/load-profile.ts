import type { Kysely } from 'kysely'
import { readPhone } from '#domain/contact/read-phone.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { Schema } from '#server/db/schema.ts'

/** The profile of a customer; nothing if the account was deleted. */
export async function loadProfile(db: Kysely<Schema>, customerId: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['email', 'given_name', 'family_name', 'given_kana', 'family_kana', 'phone', 'language', 'country'])
    .select('created_at')
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { phone, country, created_at } = row
  const formatted = phone === null ? null : (readPhone(country, phone)?.formatted ?? phone)
  return { ...row, phone_shown: formatted, created_at: created_at.toISOString() }
}
