import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type AgreementKind, agreementWords } from '#domain/consent/agreements.ts'
import type { Language } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'

type Agreed = {
  readonly customerId: string
  readonly kind: AgreementKind
  readonly isGiven: boolean
  readonly language: Language
  readonly version: string
}

/** Keeps the proof of what somebody agreed to, or of their change of mind, with the words as the shop knows them. */
export async function keepAgreement(
  transaction: Transaction<Schema>,
  { customerId, kind, isGiven, language, version }: Agreed,
  now: Date,
): Promise<void> {
  const wording = agreementWords(version, kind, language)
  if (wording === undefined) throw new Error('Words were agreed to that the shop does not know')
  await transaction
    .insertInto('agreements')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      kind,
      is_given: isGiven,
      version,
      language,
      wording,
      agreed_at: now,
    })
    .execute()
}
