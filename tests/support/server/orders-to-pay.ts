import { expect } from 'vitest'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createTestOrderMailDeps } from '../fakes/order-mail-deps.ts'
import { orderMover } from './follow-order.ts'
import { type newPairCustomer, newPairGuest, withPairs } from './pair-visitor.ts'
import type { PayingApi } from './paying-api.ts'

/** Orders to pay, and the queries that check them. */
export function ordersToPay(api: PayingApi) {
  /** An order that can be paid. */
  async function ready(newcomer: typeof newPairCustomer | typeof newPairGuest = newPairGuest, more: object = {}) {
    const { visitor } = await withPairs(await newcomer(api), 1)
    const { order } = await visitor.placeOrder(more)
    if (!order) throw new Error('Nothing was placed')
    await orderMover(api)(order.id, 'in_review', 'ready_to_pay')
    const { id, number } = order
    const pay = async () => {
      const said = await visitor.call('/order/pay', { number })
      return { status: said.status, code: said.code, url: said.data?.url as string }
    }
    return { visitor, id, number, pay }
  }

  /** An order whose payer is on its payment page. */
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
    /** Checks that the money retained equals the money due: nothing is retained without a reason, and nothing owed is lost. */
    async soundMoney(id: string) {
      const money = await api.loadMoney(id)
      expect(money.retained, `${money.stage}: ${money.came} came`).toBe(money.outstanding)
      return money
    },
  }
}

/** The id of the payment page, which is part of its address. */
export const sessionIdFromUrl = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
