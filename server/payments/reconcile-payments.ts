import type { Kysely } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { applyWebhookOnce } from './handle-webhook.ts'
import type { PaymentDeps } from './payment-deps.ts'

const minuteMs = 60_000
/** Nobody waits for it: a house that is busy is asked at another time. */
const answerMs = 10_000
/** What has no end yet is asked for again so long after. */
const retryMs = 60 * minuteMs
/** A house that does not know by then never will. */
const longestMs = 30 * 24 * 60 * minuteMs
const atOnce = 20

/**
 * Asks the house what became of payments whose time is over and of which it has told nothing: news that never came, though it was told for days. The
 * answer is taken as news is, in one transaction with all that it brings; news that comes after all changes nothing more.
 */
export async function reconcilePayments(
  db: Kysely<Schema>,
  deps: PaymentDeps,
  progress: (said: string) => void = () => {},
): Promise<void> {
  const payments = await findPaymentsToReconcile(db, deps)
  let known = 0
  for (const { id, session_ref: ref } of payments) {
    // Those after it have their turn, whatever the house says of this one.
    await db.updateTable('payments').set({ asked_at: deps.now() }).where('id', '=', id).execute()
    const payment = { paymentId: id, ref: ref ?? '' }
    const providerPayment = await deps.provider.reconcile(payment, deps.now(), AbortSignal.timeout(answerMs))
    if (!providerPayment.ok || !providerPayment.value) continue
    const webhookEvent = providerPayment.value
    const taken = await inTransaction(db, (transaction) => applyWebhookOnce(transaction, deps, webhookEvent))
    if (taken.ok) known += 1
  }
  progress(`${payments.length} asked for, ${known} known`)
  if (known > 0) deps.mail.wake()
}

/** Those that wait, and those that this shop has ended by its own clock: of the others the house has told their end. */
function findPaymentsToReconcile(db: Kysely<Schema>, { provider, now }: PaymentDeps) {
  const before = (ms: number) => new Date(now().getTime() - ms)
  return (
    db
      .selectFrom('payments')
      .select(['id', 'session_ref'])
      .where('house', '=', provider.name)
      .where('session_ref', 'is not', null)
      .where(({ or, eb }) => or([eb('state', 'in', ['open', 'waiting']), eb('ended_why', '=', 'expired')]))
      .where('until', '<', before(settings.paying.reconcileAfterMinutes * minuteMs))
      .where('until', '>', before(longestMs))
      .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', before(retryMs))]))
      // Of which nobody knows anything, as after the shop had another account, keep nobody waiting of whom it was never asked.
      .orderBy('asked_at', (by) => by.asc().nullsFirst())
      .orderBy('until')
      .limit(atOnce)
      .execute()
  )
}
