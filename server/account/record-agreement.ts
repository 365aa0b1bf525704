import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type AgreementKind, agreementWords } from '#domain/consent/agreements.ts'
import type { Language } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { loadAgreements } from './load-agreements.ts'

type AgreementChange = {
  readonly customerId: string
  readonly kind: AgreementKind
  readonly isGiven: boolean
  readonly language: Language
  readonly version: string
}

/** Keeps the proof of what somebody agreed to, or of their change of mind, with the words as the shop knows them. */
export async function recordAgreement(
  transaction: Transaction<Schema>,
  { customerId, kind, isGiven, language, version }: AgreementChange,
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

type AgreementInput = {
  /** Their row is held. */
  readonly customerId: string
  readonly isGiven: boolean
  readonly language: Language
  readonly version: string
}

/** Begins or ends our letters to a customer. Wanting what is so already leaves no second proof. */
export async function recordNewsletter(
  transaction: Transaction<Schema>,
  agreement: AgreementInput,
  now: Date,
): Promise<void> {
  const before = await loadAgreements(transaction, agreement.customerId)
  if (before.wants_newsletter === agreement.isGiven) return
  // A change of mind counts by its time, so it is never as old as what it changes.
  const [newest] = before.agreements
  const after = new Date(Math.max(now.getTime(), newest ? Date.parse(newest.agreed_at) + 1 : 0))
  await recordAgreement(transaction, { ...agreement, kind: 'newsletter' }, after)
}
