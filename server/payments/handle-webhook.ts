import type { Kysely, Transaction } from 'kysely'
import type * as webhookCall from '#domain/contract/payments.ts'
import type { WebhookEffect } from '#domain/payment/webhook-events.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { RawUseCase, SignedCall } from '#server/http/raw.ts'
import type { Log } from '#server/log.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { WebhookEvent, WebhookPaymentRef } from './payment-provider.ts'
import { lockPayment, type PaymentRow } from './payment-rows.ts'
import { applyRefundEvent } from './refund-webhook.ts'
import { applyWebhookEvent } from './settle-payment.ts'

type Contract = typeof webhookCall.receiveWebhook
type WebhookDeps = PaymentDeps & { readonly log: Log }

/**
 * How long a webhook event about an unknown charge is rejected, so that it is delivered again: as long as a provider
 * retries, since the event before it may still be on its way.
 */
const early = 3 * dayMs

/**
 * Handles a webhook event of the payment provider: trusted by its signature alone, and applied in one transaction with
 * all effects. Repeated, late or reordered events change nothing more.
 */
export function handleWebhook(deps: WebhookDeps) {
  return async (db: Kysely<Schema>, { id, bytes, headers }: SignedCall<Contract>): ReturnType<RawUseCase<Contract>> => {
    if (id !== deps.provider.name) return fail('NOT_FOUND')
    const read = await deps.provider.readWebhook(bytes, headers['stripe-signature'], deps.now())
    if (!read.ok) {
      deps.log.warn({ error: read.code }, 'A payment webhook was rejected')
      if (read.code === 'unreadable') return fail('BAD_REQUEST')
      const code = read.code === 'old' ? 'signature_expired' : 'signature_invalid'
      return fail(code)
    }
    if (!read.value) return ok({})
    const webhookEvent = read.value
    const taken = await inTransaction(db, (transaction) => applyWebhookOnce(transaction, deps, webhookEvent))
    if (!taken.ok) return fail('UNAVAILABLE')
    deps.log.info(
      { event: webhookEvent.eventId, kind: webhookEvent.kind, effect: taken.value },
      'A payment webhook was handled',
    )
    deps.mail.wake()
    return ok({})
  }
}

/**
 * Applies a webhook event once. A provider account shared by several shops also sends events about payments that are
 * not this shop's.
 */
export async function applyWebhookOnce(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  webhookEvent: WebhookEvent,
): Promise<Result<WebhookEffect, 'too_early'>> {
  const { provider, now } = deps
  const payment = await findPaymentOfEvent(transaction, deps, webhookEvent.of)
  const isEarly = 'chargeRef' in webhookEvent.of && now().getTime() - webhookEvent.at.getTime() < early
  if (!payment && isEarly) return fail('too_early')
  const row = {
    provider: provider.name,
    event_id: webhookEvent.eventId,
    kind: webhookEvent.kind,
    occurred_at: webhookEvent.at,
    received_at: now(),
  }
  const { numInsertedOrUpdatedRows: isNew } = await transaction
    .insertInto('webhook_events')
    .values({ ...row, payment_id: payment?.id ?? null, effect: 'not_ours' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!isNew || !payment) return ok(isNew ? 'not_ours' : 'already_applied')
  const effect =
    (await applyWebhookEvent(transaction, deps, payment, webhookEvent)) ??
    (await applyRefundEvent(transaction, deps, payment, webhookEvent))
  await transaction
    .updateTable('webhook_events')
    .set({ effect })
    .where('provider', '=', provider.name)
    .where('event_id', '=', webhookEvent.eventId)
    .execute()
  return ok(effect)
}

/** Locks the payment, and its order before it. */
async function findPaymentOfEvent(
  transaction: Transaction<Schema>,
  { provider }: PaymentDeps,
  of: WebhookPaymentRef,
): Promise<PaymentRow | undefined> {
  const named = transaction.selectFrom('payments').select('id').where('provider', '=', provider.name)
  const found = await ('paymentId' in of
    ? named.where('id', '=', of.paymentId)
    : named.where('charge_ref', '=', of.chargeRef)
  ).executeTakeFirst()
  return found && lockPayment(transaction, found.id)
}
