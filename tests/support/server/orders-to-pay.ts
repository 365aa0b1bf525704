import { expect } from 'vitest'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createTestOrderMailDeps } from '../fakes/order-mail-deps.ts'
import { orderMover } from './follow-order.ts'
import { type newPairCustomer, newPairGuest, withPairs } from './pair-visitor.ts'
import type { PayingApi } from './paying-api.ts'

/** Orders that somebody pays, and what is looked at of them. */
export function ordersToPay(api: PayingApi) {
  /** One that can be paid. */
  async function ready(newcomer: typeof newPairCustomer | typeof newPairGuest = newPairGuest, more: object = {}) {
    const { visitor } = await withPairs(await newcomer(api), 1)
    const { order } = await visitor.index(more)
    if (!order) throw new Error('Nothing was placed')
    await orderMover(api)(order.id, 'in_review', 'ready_to_pay')
    const { id, number } = order
    const pay = async () => {
      const said = await visitor.call('/order/pay', { number })
      return { status: said.status, code: said.code, url: said.data?.url as string }
    }
    return { visitor, id, number, pay }
  }

  /** One whose payer is at the page where it is paid. */
  async function atPage(...of: Parameters<typeof ready>) {
    const order = await ready(...of)
    const { url } = await order.pay()
    return { ...order, url }
  }

  async function paid(...of: Parameters<typeof ready>) {
    const order = await atPage(...of)
    await api.press(order.url, 'pay')
    await api.deliverWebhooks()
    return order
  }

  return {
    ready,
    atPage,
    paid,
    loadStage: async (id: string) => (await api.loadMoney(id)).stage,
    async loadMailKinds(number: string, kind: OrderTemplateKind): Promise<number> {
      const newestMail = api.db.selectFrom('mails').select('id').where('kind', '=', kind)
      return (await newestMail.where('subject', 'like', `%${number}%`).execute()).length
    },
    async pass(ms: number): Promise<void> {
      api.pass(ms)
      await api.endPages()
      await followDays(api.db, createTestOrderMailDeps(), api.now)
    },
    moveBy: (by: 'customer' | 'operator', orderId: string, to: 'cancelled' | 'refund_pending' | 'printing') =>
      inTransaction(api.db, (transaction) =>
        moveOrder(transaction, createTestOrderMailDeps(), { orderId, to, by }, api.now()),
      ),
    /** Nothing is kept without a reason, and nothing that is owed has gone. */
    async soundMoney(id: string) {
      const money = await api.loadMoney(id)
      expect(money.kept, `${money.stage}: ${money.came} came`).toBe(money.outstanding)
      return money
    },
  }
}

/** The page's own name, which stands in its address. */
export const sessionIdFromUrl = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
