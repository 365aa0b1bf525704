import type { Kysely } from 'kysely'
import type { AgreementList } from '#domain/contract/account.ts'
import type { Schema } from '#server/db/schema.ts'
import { loadWaitlistEntries } from './load-waitlist-entries.ts'

/** The customer's agreements and cookie consents, the newest first. */
export async function loadAgreements(db: Kysely<Schema>, customerId: string): Promise<AgreementList> {
  const agreements = await db
    .selectFrom('agreements')
    .select(['id', 'kind', 'is_given', 'language', 'wording', 'agreed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('agreed_at', 'desc')
    .orderBy('id')
    .execute()
  const consents = await db
    .selectFrom('cookie_consents')
    .select(['id', 'choice', 'language', 'wording', 'chosen_at'])
    .where('customer_id', '=', customerId)
    .orderBy('chosen_at', 'desc')
    .execute()
  const lists = await loadWaitlistEntries(db, customerId)
  return {
    wants_newsletter: agreements.find(({ kind }) => kind === 'newsletter')?.is_given ?? false,
    agreements: agreements.map(({ agreed_at, ...row }) => ({ ...row, agreed_at: agreed_at.toISOString() })),
    consents: consents.map(({ chosen_at, ...row }) => ({ ...row, chosen_at: chosen_at.toISOString() })),
    waiting_lists: lists.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
  }
}
