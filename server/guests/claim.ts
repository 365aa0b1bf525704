import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Gives what a guest has to a customer. Of two who claim the same, the first gets it. */
export type Claim = (transaction: Transaction<Schema>, guestId: string, customerId: string) => Promise<void>
