import type { JSONColumnType } from 'kysely'

/** What an operator may do: make and send orders, help customers, or everything. */
export type OperatorRole = 'workshop' | 'support' | 'owner'

export type OperatorsTable = {
  id: string
  name: string
  role: OperatorRole
  created_at: Date
  totp_sealed: string | null
  totp_confirmed_at: Date | null
  totp_last_step: number | null
}

/** The token without an operator is the one that creates the first operator. */
export type OperatorTokensTable = {
  hash: string
  operator_id: string | null
  created_at: Date
  revoked_at: Date | null
  expires_at: Date | null
  second_factor_until: Date | null
  second_factor_network_hash: string | null
}

/** Rows are append-only. */
export type AuditLogTable = {
  id: string
  occurred_at: Date
  operator_name: string
  operator_role: OperatorRole
  via: 'cli' | 'api'
  action: string
  outcome: 'done' | 'denied' | 'rejected'
  subject: string | null
  details: JSONColumnType<Record<string, unknown>>
}
