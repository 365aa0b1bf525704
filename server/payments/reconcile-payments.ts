import type { Kysely } from 'kysely'
import { settings } from '#domain/settings.ts'
import { dayMs, hourMs, minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { applyWebhookOnce } from './handle-webhook.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** No customer waits for this: a busy provider is asked again later. */
const answerMs = 10_000
/** How long to wait before asking again about a payment that is still undecided. */
const retryMs = hourMs
/** After this a provider is not expected to know any more. */
const longestMs = 30 * dayMs
const atOnce = 20

/**
 * Asks the provider about expired payments without a final webhook event: it never arrived, although it was sent for
 * days. The answer is applied like a webhook event, in one transaction with all effects; a webhook that arrives
 * afterwards changes nothing more.
 */
export async function reconcilePayments(
  db: Kysely<Schema>,
  deps: PaymentDeps,
  progress: (said: string) => void = () => {},
): Promise<void> {
  const payments = await findPaymentsToReconcile(db, deps)
  let known = 0
  for (const { id, checkout_session_ref: ref } of payments) {
    // Stored first, so that the other payments get their turn whatever the provider answers for this one.
    await db.updateTable('payments').set({ queried_at: deps.now() }).where('id', '=', id).execute()
    const payment = { paymentId: id, ref: ref ?? '' }
    const providerPayment = await deps.provider.reconcile(payment, deps.now(), AbortSignal.timeout(answerMs))
    if (!providerPayment.ok || !providerPayment.value) continue
    const webhookEvent = providerPayment.value
    const taken = await inTransaction(db, (transaction) => applyWebhookOnce(transaction, deps, webhookEvent))
    if (taken.ok) known += 1
  }
  progress(`${payments.length} requested, ${known} updated`)
  if (known > 0) deps.mail.wake()
}

/**
 * Selects payments that are open or waiting, and those that the shop ended by its own clock: the end of the others came
 * from the provider.
 */
function findPaymentsToReconcile(db: Kysely<Schema>, { provider, now }: PaymentDeps) {
  const before = (ms: number) => new Date(now().getTime() - ms)
  return (
    db
      .selectFrom('payments')
      .select(['id', 'checkout_session_ref'])
      .where('provider', '=', provider.name)
      .where('checkout_session_ref', 'is not', null)
      .where(({ or, eb }) => or([eb('state', 'in', ['open', 'waiting']), eb('end_reason', '=', 'expired')]))
      .where('expires_at', '<', before(settings.paying.reconcileAfterMinutes * minuteMs))
      .where('expires_at', '>', before(longestMs))
      .where(({ or, eb }) => or([eb('queried_at', 'is', null), eb('queried_at', '<=', before(retryMs))]))
      // Payments that the provider does not know, as after a change of the account, must not delay those never asked
      // about.
      .orderBy('queried_at', (by) => by.asc().nullsFirst())
      .orderBy('expires_at')
      .limit(atOnce)
      .execute()
  )
}
