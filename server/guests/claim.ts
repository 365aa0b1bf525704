import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** By what a visitor's earlier work is known: their guest's token, the proof of their consent, and the address they have proven. */
export type Traces = {
  readonly guestId: string | undefined
  readonly consentId: string | undefined
  readonly email: string
}

/** Gives what was a visitor's to a customer, and says how much it was. Of two who claim the same, the first gets it. */
export type Claim = (transaction: Transaction<Schema>, traces: Traces, customerId: string) => Promise<number>
