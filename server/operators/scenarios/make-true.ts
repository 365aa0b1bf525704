import type { Transaction } from 'kysely'
import type { PairCheck } from '#domain/order/move-rules.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import type { OrdersTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'

const { holdMinutes, konbiniDays } = settings.paying
const minuteMs = 60_000

type Wanted = { readonly orderId: string; readonly to: OrderStage; readonly isLast: boolean }

const checks: Readonly<Partial<Record<OrderStage, PairCheck>>> = { needs_attention: 'failed', ready_to_pay: 'passed' }

/** What the workshop's check and a payment would have left, so that an order may go to a stage. */
export async function makeTrue(
  transaction: Transaction<Schema>,
  { orderId, to, isLast }: Wanted,
  at: Date,
): Promise<void> {
  const found = checks[to]
  if (found !== undefined)
    await transaction.updateTable('order_pairs').set({ checked: found }).where('order_id', '=', orderId).execute()
  // Whoever stays there has a slip of a convenience store, and some days.
  const minutes = isLast ? konbiniDays * 24 * 60 : holdMinutes
  const facts: Partial<Record<OrderStage, Pick<OrdersTable, 'paying_until'>>> = {
    awaiting_payment: { paying_until: new Date(at.getTime() + minutes * minuteMs) },
    paid: { paying_until: null },
  }
  const set = facts[to]
  if (set) await transaction.updateTable('orders').set(set).where('id', '=', orderId).execute()
}
