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

/** Records proof of what a customer agreed to or withdrew, with the wording of that version. */
export async function recordAgreement(
  transaction: Transaction<Schema>,
  { customerId, kind, isGiven, language, version }: AgreementChange,
  now: Date,
): Promise<void> {
  const wording = agreementWords(version, kind, language)
  if (wording === undefined) throw new Error('The wording of an agreement is unknown')
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
  /** The customer's row must be locked. */
  readonly customerId: string
  readonly isGiven: boolean
  readonly language: Language
  readonly version: string
}

/** Subscribes or unsubscribes a customer. Repeating the current state records nothing. */
export async function recordNewsletter(
  transaction: Transaction<Schema>,
  agreement: AgreementInput,
  now: Date,
): Promise<void> {
  const before = await loadAgreements(transaction, agreement.customerId)
  if (before.wants_newsletter === agreement.isGiven) return
  // The latest record counts, so a change is never dated as early as the one it replaces.
  const [newest] = before.agreements
  const after = new Date(Math.max(now.getTime(), newest ? Date.parse(newest.agreed_at) + 1 : 0))
  await recordAgreement(transaction, { ...agreement, kind: 'newsletter' }, after)
}
