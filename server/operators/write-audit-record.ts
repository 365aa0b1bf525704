import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditLogTable } from '#server/db/operator-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Operator } from './actions/who-is-at-work.ts'

type OperatorRecord = {
  readonly action: string
  readonly outcome: AuditLogTable['outcome']
  readonly subject?: string | undefined
  readonly details?: object | undefined
}

/** Records in the audit log who did what or was denied it, in the transaction of the action. */
export async function writeAuditRecord(
  transaction: Transaction<Schema>,
  { name, role, via }: Operator,
  { action, outcome, subject, details }: OperatorRecord,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      occurred_at: now,
      operator_name: name,
      operator_role: role,
      via,
      action,
      outcome,
      subject: subject ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute()
}
