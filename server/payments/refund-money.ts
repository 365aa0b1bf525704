import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type JobKind, worldJob } from '#server/jobs/job-kind.ts'
import { publishOrderNow } from '#server/orders/publish-of-order.ts'
import type { PayParts } from './house-parts.ts'
import { holdPayment } from './payment-rows.ts'
import { refundHasFailed, refundIsDone } from './refund-news.ts'

const minuteMs = 60_000

/**
 * Asks the payment house to send money back, under the refund's own id, so that asking again sends nothing twice. What it says at once is kept at
 * once; the rest comes as news.
 */
export function refundMoney(parts: () => PayParts): JobKind {
  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [10_000, minuteMs, 10 * minuteMs, 60 * minuteMs], lastsMs: 3 * 24 * 60 * minuteMs },
    limitMs: 20_000,
    atOnce: 2,
    async run(db, _payload, { subject, signal }) {
      const refund = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.state', 'refunds.amount_minor', 'payments.id as paymentId'])
        .select(['payments.charge_ref', 'payments.currency', 'payments.house'])
        .where('refunds.id', '=', subject)
        .executeTakeFirst()
      if (refund?.state !== 'wanted') return ok(undefined)
      const { house } = parts()
      // Money goes back by the house that took it.
      if (refund.charge_ref === null || refund.house !== house.name) return fail('not_now', 'OTHER_HOUSE')
      const { amount_minor: amountMinor, currency, charge_ref: chargeRef, paymentId } = refund
      const asked = await house.refund({ id: subject, amountMinor, currency, paymentId, chargeRef }, signal)
      if (!asked.ok && asked.code !== 'refused') return fail('not_now', asked.facts)
      await inTransaction(db, async (transaction) => {
        const payment = await holdPayment(transaction, paymentId)
        if (!payment) return
        if (!asked.ok) await refundHasFailed(transaction, parts(), { id: subject, fault: asked.facts }, payment)
        else if (asked.value.state === 'done') await refundIsDone(transaction, parts(), subject, payment)
        else {
          await transaction
            .updateTable('refunds')
            .set({ state: asked.value.state })
            .where('id', '=', subject)
            .where('state', '=', 'wanted')
            .execute()
          if (payment.order_id !== null) await publishOrderNow(transaction, payment.order_id, parts().now())
        }
      })
      parts().mail.wake()
      // Somebody of the shop has to see to it: it stands with the jobs that were given up.
      return asked.ok ? ok(undefined) : fail('refused', asked.facts)
    },
  })
}
