import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '#server/db/schema.ts'
import { refundHasEnded } from './refund-actions.ts'
import { answerError, refundObject, type SandboxResponse } from './sandbox-answers.ts'
import { newId } from './sandbox-webhooks.ts'

const requestSchema = z.strictObject({
  payment_intent: z.string(),
  amount: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  metadata: z.strictObject({ refund: z.uuid(), payment: z.uuid() }),
  instructions_email: z.optional(z.email()),
})

type RefundInput = z.output<typeof requestSchema>

export function readRefundRequest(
  form: unknown,
): { readonly requestSchema: RefundInput } | { readonly error: SandboxResponse } {
  const read = requestSchema.safeParse(form)
  return read.success ? { requestSchema: read.data } : { error: answerError(400, 'parameter_invalid') }
}

const begins = { at_once: 'succeeded', later: 'pending', account: 'requires_action', fail: 'pending' } as const

/** Never refunds more than was paid. */
export async function makeRefund(
  transaction: Transaction<Schema>,
  sandboxInput: RefundInput,
  now: Date,
): Promise<SandboxResponse> {
  const session = await transaction
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('charge_id', '=', sandboxInput.payment_intent)
    .forUpdate()
    .executeTakeFirst()
  if (session?.state !== 'paid') return answerError(404, 'resource_missing')
  // During a mere inquiry a refund is allowed: it answers the inquiry.
  if (session.dispute === 'open' || session.dispute === 'lost') return answerError(400, 'charge_disputed')
  const { sent } = await transaction
    .selectFrom('sandbox_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('sent'))
    .where('session_id', '=', session.id)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  if (sent + sandboxInput.amount > session.amount)
    return answerError(400, sent === session.amount ? 'charge_already_refunded' : 'amount_too_large')
  const refund = await transaction
    .insertInto('sandbox_refunds')
    .values({
      id: newId('re'),
      session_id: session.id,
      refund_id: sandboxInput.metadata.refund,
      amount: sandboxInput.amount,
      state: begins[session.refund_outcome],
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (session.refund_outcome === 'fail')
    await refundHasEnded(transaction, session, { id: refund.id, state: 'failed' }, now)
  return { status: 200, body: refundObject(refund, session) }
}
