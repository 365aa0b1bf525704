import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { type Refund, refundObject, type Session } from './sandbox-answers.ts'
import { queueSandboxWebhook } from './sandbox-webhooks.ts'

type RefundEnd = { readonly id: string; readonly state: 'succeeded' | 'failed' }

/** A bank may return even a succeeded refund. A failure sends two kinds of events, as in Stripe's protocol. */
const before = {
  succeeded: ['pending', 'requires_action'],
  failed: ['pending', 'requires_action', 'succeeded'],
} as const

export async function refundHasEnded(
  transaction: Transaction<Schema>,
  session: Session,
  { id, state }: RefundEnd,
  now: Date,
): Promise<void> {
  const refund = await transaction
    .updateTable('sandbox_refunds')
    .set({ state })
    .where('id', '=', id)
    .where('session_id', '=', session.id)
    .where('state', 'in', before[state])
    .returningAll()
    .executeTakeFirst()
  if (!refund) return
  const object = refundObject(refund, session)
  await queueSandboxWebhook(transaction, session, { type: 'refund.updated', object }, now)
  if (state === 'failed') await queueSandboxWebhook(transaction, session, { type: 'refund.failed', object }, now)
}

export function listRefunds(db: Kysely<Schema>, { id }: Session): Promise<Refund[]> {
  return db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
