import type { Transaction } from 'kysely'
import type { PairCheck } from '#domain/order/move-rules.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { PairCheckError } from '#domain/workshop/pair-check-error.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderMailDeps } from '#server/orders/mails/order-link.ts'
import { delayRefundToAccount, haveMoneyBack, leadToPage, payAtPage } from './rehearse-payment.ts'

type RequestedStage = { readonly orderId: string; readonly to: OrderStage; readonly isLast: boolean }

const checks: Readonly<Partial<Record<OrderStage, PairCheck>>> = { needs_attention: 'failed', ready_to_pay: 'passed' }

/** The check result of a pair that needs its customer. */
const weak: PairCheckError = { kind: 'scan_unsure', side: 'left', why: 'quality_low' }

/** Writes the rows that the workshop's check and the payment would have left, so that an order may enter a stage. */
export async function satisfyStageRequirements(
  transaction: Transaction<Schema>,
  deps: Pick<OrderMailDeps, 'mail'>,
  { orderId, to, isLast }: RequestedStage,
  at: Date,
): Promise<void> {
  const found = checks[to]
  if (found !== undefined) await writeCheck(transaction, orderId, found, at)
  // An order that stays at this stage has a konbini voucher and some days to pay it.
  if (to === 'awaiting_payment') await leadToPage(transaction, deps, { orderId, isVoucher: isLast }, at)
  if (to === 'paid') await payAtPage(transaction, orderId, at)
  if (to === 'refund_pending' && isLast) await delayRefundToAccount(transaction, orderId)
  if (to === 'refunded') await haveMoneyBack(transaction, orderId, at)
}

async function writeCheck(transaction: Transaction<Schema>, orderId: string, found: PairCheck, at: Date) {
  const pairs = await transaction
    .updateTable('order_pairs')
    .set({ check_state: found })
    .where('order_id', '=', orderId)
    .returning(['id', 'revision'])
    .execute()
  if (found !== 'failed') return
  const rows = pairs.map(({ id, revision }) => ({ pair_id: id, revision, checked_at: at, error: JSON.stringify(weak) }))
  await transaction.insertInto('pair_checks').values(rows).execute()
}
