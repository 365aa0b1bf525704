import type { Country } from '#domain/country/countries.ts'
import { quote } from '#domain/price/quote.ts'
import { someConsent, somePair } from '../builders/some-design.ts'
import { someOrder } from '../builders/some-order.ts'
import type { openApi } from './open-api.ts'
import type { loadOrders } from './order-operations.ts'
import type { OrderPerson } from './order-people.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type Order = Awaited<ReturnType<typeof loadOrders>>[number]

const tokyo = {
  country: 'JP',
  fields: {
    family_name: '森',
    given_name: '葵',
    family_kana: 'モリ',
    given_kana: 'アオイ',
    postcode: '150-0001',
    region: '東京都',
    city: '渋谷区',
    line_1: '神宮前1-2-3',
  },
}
const deliveries = { GB: someOrder([]).delivery, JP: tokyo }
export type Delivery = keyof typeof deliveries

const loadOrderPairs = ({ db }: Api, { id }: Order) =>
  db
    .selectFrom('order_pairs')
    .select(['design_id', 'revision'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()

/**
 * Changes the delivery address of an order, to several addresses concurrently, with the price that its customer has
 * seen for each.
 */
export async function changeAddress(api: Api, order: Order, { visitor }: OrderPerson, to: readonly Delivery[]) {
  const count = (await loadOrderPairs(api, order)).length
  const priceIn = (country: Country) => {
    const priced = quote(country, count)
    if (country === order.country || !priced.ok) return { currency: order.currency, total_minor: order.total_minor }
    return { currency: priced.value.currency, total_minor: priced.value.totalMinor }
  }
  const submitChange = (country: Delivery) =>
    visitor.call('/order/changeAddress', {
      number: order.number,
      delivery: deliveries[country],
      price: priceIn(country),
    })
  await Promise.all(to.map(submitChange))
}

/** Changes the design of one pair of the order. */
export async function changeDesign(api: Api, order: Order, { visitor, measured }: OrderPerson, index: number) {
  const pairs = await loadOrderPairs(api, order)
  const { design_id: id = 'none', revision = 0 } = pairs[index % pairs.length] ?? {}
  const configuration = somePair(measured, { id, feel: 'roomy' })
  await visitor.call('/order/changeDesign', { number: order.number, configuration, revision, consent: someConsent })
}
