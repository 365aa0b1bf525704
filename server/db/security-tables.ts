import type { Generated } from 'kysely'

export type KnownNetworksTable = { network_hash: string; verified_at: Date }

/** Rows are append-only; each has the hash of the one before. */
export type SecurityEventsTable = {
  number: number
  occurred_at: Date
  kind: string
  network: string | null
  subject: string | null
  request_id: string | null
  /** The JSON text as it was hashed. */
  details: string
  count: Generated<number>
  previous_hash: string
  hash: string
}

export type SecurityChainTable = {
  id: 'shop'
  last_number: number
  last_hash: string
  purged_number: Generated<number>
  purged_hash: string
}
