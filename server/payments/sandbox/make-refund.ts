import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '#server/db/schema.ts'
import { newId } from './news.ts'
import { refundHasEnded } from './refund-deeds.ts'
import { type Answer, refundObject, refusal } from './wire.ts'

const asked = z.strictObject({
  payment_intent: z.string(),
  amount: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  metadata: z.strictObject({ refund: z.uuid(), payment: z.uuid() }),
  instructions_email: z.optional(z.email()),
})

type Asked = z.output<typeof asked>

export function readRefundAsked(form: unknown): { readonly asked: Asked } | { readonly refused: Answer } {
  const read = asked.safeParse(form)
  return read.success ? { asked: read.data } : { refused: refusal(400, 'parameter_invalid') }
}

const begins = { at_once: 'succeeded', later: 'pending', account: 'requires_action', fail: 'pending' } as const

/** Never more goes back than was paid. */
export async function makeRefund(transaction: Transaction<Schema>, wish: Asked, now: Date): Promise<Answer> {
  const session = await transaction
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('charge', '=', wish.payment_intent)
    .forUpdate()
    .executeTakeFirst()
  if (session?.state !== 'paid') return refusal(404, 'resource_missing')
  // While a bank only asks, sending the money back is what answers it.
  if (session.dispute === 'open' || session.dispute === 'lost') return refusal(400, 'charge_disputed')
  const { sent } = await transaction
    .selectFrom('sandbox_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('sent'))
    .where('session_id', '=', session.id)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  if (sent + wish.amount > session.amount)
    return refusal(400, sent === session.amount ? 'charge_already_refunded' : 'amount_too_large')
  const refund = await transaction
    .insertInto('sandbox_refunds')
    .values({
      id: newId('re'),
      session_id: session.id,
      refund: wish.metadata.refund,
      amount: wish.amount,
      state: begins[session.refunds_go],
      made_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (session.refunds_go === 'fail') await refundHasEnded(transaction, session, { id: refund.id, state: 'failed' }, now)
  return { status: 200, body: refundObject(refund, session) }
}
