import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import { dayMs, hourMs, minuteMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type JobKind, worldJob } from '#server/jobs/job-kind.ts'
import { publishOrderNow } from '#server/orders/publish-order-event.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { lockPayment } from './payment-rows.ts'
import { markRefundFailed, refundIsDone } from './refund-webhook.ts'

/**
 * Requests a refund at the payment provider under the refund's own id, so that a retry sends nothing twice. The
 * immediate result is stored at once; the rest arrives by webhook.
 */
export function refundMoney(deps: () => PaymentDeps): JobKind {
  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [10_000, minuteMs, 10 * minuteMs, hourMs], lastsMs: 3 * dayMs },
    limitMs: 20_000,
    atOnce: 2,
    async run(db, _payload, { subject, signal }) {
      const refund = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.state', 'refunds.amount_minor', 'payments.id as paymentId'])
        .select(['payments.charge_ref', 'payments.currency', 'payments.provider'])
        .where('refunds.id', '=', subject)
        .executeTakeFirst()
      if (refund?.state !== 'due') return ok(undefined)
      const { provider } = deps()
      // Only the provider that took the money can refund it.
      if (refund.charge_ref === null || refund.provider !== provider.name)
        return fail('temporary_failure', 'OTHER_PROVIDER')
      const { amount_minor: amountMinor, currency, charge_ref: chargeRef, paymentId } = refund
      const refundResult = await provider.refund({ id: subject, amountMinor, currency, paymentId, chargeRef }, signal)
      if (!refundResult.ok && refundResult.code !== 'refused') return fail('temporary_failure', refundResult.facts)
      await inTransaction(db, async (transaction) => {
        const payment = await lockPayment(transaction, paymentId)
        if (!payment) return
        if (!refundResult.ok)
          await markRefundFailed(transaction, deps(), { id: subject, error: refundResult.facts }, payment)
        else if (refundResult.value.state === 'done') await refundIsDone(transaction, deps(), subject, payment)
        else {
          await transaction
            .updateTable('refunds')
            .set({ state: refundResult.value.state })
            .where('id', '=', subject)
            .where('state', '=', 'due')
            .execute()
          if (payment.order_id !== null) await publishOrderNow(transaction, payment.order_id, deps().now())
        }
      })
      deps().mail.wake()
      // An operator has to handle it: it is listed with the failed jobs.
      return refundResult.ok ? ok(undefined) : fail('refused', refundResult.facts)
    },
  })
}
