import type { OrderStage } from '#domain/order/stages.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createTestOrderMailDeps } from '../fakes/order-mail-deps.ts'
import type { openApi } from './open-api.ts'

type Api = Awaited<ReturnType<typeof openApi>>

/** Moves an order through these stages, each by an actor who may do so, with every pair checked as good. */
export function orderMover(api: Api) {
  return async (orderId: string, ...stages: OrderStage[]) => {
    for (const to of stages) {
      if (to === 'ready_to_pay')
        await api.db.updateTable('order_pairs').set({ check_state: 'passed' }).where('order_id', '=', orderId).execute()
      if (to === 'shipped')
        await api.db
          .updateTable('orders')
          .set({ carrier: 'Royal Mail', tracking_number: 'RM 1' })
          .where('id', '=', orderId)
          .execute()
      const said = []
      for (const by of ['check', 'payment', 'operator'] as const) {
        const moved = await inTransaction(api.db, (transaction) =>
          moveOrder(transaction, createTestOrderMailDeps(), { orderId, to, by }, api.now()),
        )
        said.push(moved.ok)
        if (moved.ok) break
      }
      if (!said.includes(true)) throw new Error(`The order did not move to ${to}`)
    }
  }
}

export const untilPaid = ['in_review', 'ready_to_pay', 'awaiting_payment', 'paid'] as const
