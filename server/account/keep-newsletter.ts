import type { Transaction } from 'kysely'
import type { Language } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { agreementsOf } from './agreements-of.ts'
import { keepAgreement } from './keep-agreement.ts'

type Wish = {
  /** Their row is held. */
  readonly customerId: string
  readonly isGiven: boolean
  readonly language: Language
  readonly version: string
}

/** Begins or ends our letters to a customer. Wanting what is so already leaves no second proof. */
export async function keepNewsletter(transaction: Transaction<Schema>, wish: Wish, now: Date): Promise<void> {
  const before = await agreementsOf(transaction, wish.customerId)
  if (before.wants_newsletter === wish.isGiven) return
  // A change of mind counts by its time, so it is never as old as what it changes.
  const [newest] = before.agreements
  const after = new Date(Math.max(now.getTime(), newest ? Date.parse(newest.agreed_at) + 1 : 0))
  await keepAgreement(transaction, { ...wish, kind: 'newsletter' }, after)
}
