import type { OrderPeople } from './order-people.ts'
import type { StepThat } from './order-steps.ts'
import type { PayingApi } from './paying-api.ts'
import { meet } from './trouble.ts'

type Order = { readonly id: string; readonly number: string } & Parameters<OrderPeople['ownerOf']>[0]

/** What payers, tills, banks and the payment house do to orders. */
export function openTill(api: PayingApi, people: OrderPeople) {
  /** The page to which somebody was led last for an order, and those before it. */
  const pages = new Map<string, string[]>()

  return {
    /** Asks for the page of an order, from several tabs at once, and presses something there. */
    async pay(order: Order, { tabs, press, trouble, late }: StepThat<'pay'>): Promise<void> {
      const { visitor } = await people.ownerOf(order)
      const ask = () => visitor.call('/order/pay', { number: order.number })
      const asks = Array.from({ length: tabs }, () => ask)
      await meet(api, trouble, late, asks)
      const said = await Promise.allSettled(asks.map((one) => one()))
      for (const one of said) {
        const url = one.status === 'fulfilled' ? one.value.data?.url : undefined
        if (typeof url !== 'string') continue
        const known = pages.get(order.id) ?? []
        if (!known.includes(url)) pages.set(order.id, [...known, url])
        if (press !== 'leave') await api.press(url, press)
      }
    },
    /** At a page of long ago, too. */
    async press(order: Order, { press, page }: StepThat<'bank'>): Promise<void> {
      const known = pages.get(order.id) ?? []
      const url = known[page % Math.max(1, known.length)]
      if (url) await api.press(url, press)
    },
    /** By as many servers at once. */
    async news({ workers, trouble, late }: StepThat<'news'>): Promise<void> {
      const bring = Array.from({ length: workers }, () => api.bringNews)
      await meet(api, trouble, late, bring)
      await Promise.all(bring.map((one) => one()))
    },
    async moneyBack({ workers }: StepThat<'money'>): Promise<void> {
      await Promise.all(Array.from({ length: workers }, () => api.sendMoneyBack()))
    },
    /** Until nothing is left to be told or sent. */
    async settle(): Promise<void> {
      for (let told = 1; told > 0; ) {
        // What could not be told waits for its next try.
        api.pass(60_000)
        told = (await api.bringNews()) + (await api.sendMoneyBack())
      }
    },
  }
}
